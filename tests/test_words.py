"""Words: complete in English, Polish and Italian, with right plural forms, and never built in code."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from dataclasses import fields
from functools import cache
from importlib.resources import files
from itertools import chain, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import sfgame
from sfgame.core.events import Event, Mark, Player, Points, Refusal
from sfgame.games.san_francisco import RULEBOOK, explain, explain_setup, marks, observe, why_not
from sfgame.games.san_francisco import actions as act
from sfgame.games.san_francisco.city import CELLS
from sfgame.games.san_francisco.components import BONUS_CARDS, BONUSES, COLOURS, FEATURES, ROWS
from sfgame.games.san_francisco.explain_cell import explain_cell
from sfgame.games.san_francisco.notation import city_lines, table_lines
from sfgame.games.san_francisco.rules.score import FINAL_SCORE
from sfgame.games.san_francisco.state import PENDING
from sfgame.games.san_francisco.view import COLUMNS, explain_column, explain_hand
from sfgame.words import LANGUAGES, PSEUDO, Speaker, WordsError, isolated, print_points
from tests.random_play import random_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sfgame.games.san_francisco.state import State

CODE = sorted(Path(sfgame.__file__).parent.rglob("*.py"))
NAMES = ["Zbrnk", "Grzg", "Dvrk", "Jhn"]
"""Names without vowels, so that a word with one stands out in the pseudo-locale."""
SEEDS = (4, 5, 43)
"""Random games in which every kind of event happens."""
SPOKEN = [*LANGUAGES, PSEUDO]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


# What the files say


@cache
def entries(lang: str) -> list[fluent.EntryType]:
    rooms = [files(room) / "locales" / f"{lang}.ftl" for room in ("sfgame", "sfgame.games.san_francisco")]
    return [entry for room in rooms for entry in FluentParser().parse(room.read_text(encoding="utf-8")).body]


@cache
def messages(lang: str) -> dict[str, fluent.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, fluent.Message)}


def parts(message: fluent.Message) -> dict[str, fluent.Pattern]:
    """Return the value of a message (under the name "") and its attributes."""
    assert message.value is not None
    return {"": message.value} | {each.id.name: each.value for each in message.attributes}


class Found(Visitor):
    """What a pattern uses: its variables, its functions, and the keys of its selections."""

    def __init__(self, node: fluent.BaseNode) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.keys: dict[str, set[str]] = defaultdict(set)
        self.visit(node)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        keys = [variant.key for variant in node.variants]
        names = {key.name if isinstance(key, fluent.Identifier) else key.value for key in keys}
        self.keys[node.selector.id.name] |= names
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_has_no_junk_and_no_message_twice(lang: str) -> None:
    assert not [entry for entry in entries(lang) if isinstance(entry, fluent.Junk)]
    assert len(messages(lang)) == sum(isinstance(entry, fluent.Message) for entry in entries(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_and_attributes(lang: str) -> None:
    named = {name: set(parts(message)) for name, message in messages(lang).items()}
    assert named == {name: set(parts(message)) for name, message in messages("en").items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_chooses_by_the_same_words(lang: str) -> None:
    """Plural forms differ between languages; reasons, sources and decisions do not."""
    for name, message in messages("en").items():
        assert chosen_words(messages(lang)[name]) == chosen_words(message), name


def chosen_words(message: fluent.Message) -> set[tuple[str, str]]:
    keys = {(variable, key) for variable, keys in Found(message).keys.items() for key in keys - CATEGORIES}
    return {(variable, key) for variable, key in keys if not re.fullmatch(r"-?[\d.]+", key)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_only_function_is_points(lang: str) -> None:
    assert {function for message in messages(lang).values() for function in Found(message).functions} == {
        "POINTS"
    }


# What the code says


def calls(name: str) -> Iterator[ast.Call]:
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
                yield node


def constants(*nodes: ast.AST) -> set[str]:
    return {node.value for root in nodes for node in ast.walk(root) if isinstance(node, ast.Constant) and isinstance(node.value, str)}  # fmt: skip


@cache
def constants_of_code() -> set[str]:
    return constants(*(ast.parse(path.read_text(encoding="utf-8")) for path in CODE))


def event_kinds() -> set[str]:
    return {kind for name in ("Event", "_line") for call in calls(name) if call.args for kind in constants(call.args[0])}  # fmt: skip


def dashed(kinds: set[str], prefix: str) -> set[str]:
    return {prefix + kind.replace("_", "-") for kind in kinds}


def labels() -> set[str]:
    """Return the messages that the code names in full, or by a prefix and another word of the code."""
    said = constants_of_code()
    prefixes = {word for word in said if re.fullmatch(r"[a-z]+-", word)} - {
        "rule-",
        "event-",
        "refusal-",
        "fix-",
    }
    return (said | {prefix + word for prefix in prefixes for word in said}) & set(messages("en"))


def words_of_fields() -> set[str]:
    vocabulary = {"row": ROWS, "colour": COLOURS, "feature": FEATURES, "bonus": BONUSES, "card": BONUS_CARDS}
    items = {f"item-{item}" for item in (*FINAL_SCORE, "total")}
    return {f"{field}-{word}" for field, words in vocabulary.items() for word in words} | items


def is_mark(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Mark) and kind is not Mark


def mark_types() -> dict[str, type[Mark]]:
    return {f"mark-{kind.__name__.lower()}": kind for kind in vars(marks).values() if is_mark(kind)}


def test_no_message_is_missing_and_none_is_unused() -> None:
    said = {refusal.kind for refusal in refusals()} | {"no_track_token_instead"}
    fixes = {refusal.fix for refusal in refusals() if refusal.fix}
    expected = dashed(event_kinds(), "event-") | dashed(said, "refusal-") | dashed(fixes, "fix-")
    expected |= {f"rule-{rule}" for rule in RULEBOOK} | set(mark_types()) | words_of_fields() | labels()
    assert set(messages("en")) ^ expected == set()


def test_every_refusal_in_the_code_is_tried() -> None:
    kinds = set(chain.from_iterable(constants(call.args[0]) for call in calls("Refusal") if call.args))
    assert kinds - {refusal.kind for refusal in refusals()} <= {"no_track_token_instead"}


# What is spoken of: events and refusals of random games


@cache
def steps() -> list[Any]:
    return [step for seed in SEEDS for step in random_game(seed)]


@cache
def events() -> list[Event]:
    """Return every event of the random games, of their set-up, and those that are rarer still."""
    district = {"district": marks.District("blue"), "bonus": marks.Bonus("depot")}
    reasons = ("last_card", "gone", "gone_no_track", "all_gone", "no_room")
    rare = [Event("bonus_lapsed", ("X4",), 0, args={**district, "reason": reason}) for reason in reasons]
    happened = [event for before, action, after in steps() for event in explain(before, action, after)]
    return [
        *explain_setup(steps()[0].before),
        *happened,
        *rare,
        *chain.from_iterable(map(shown, steps()[::40])),
    ]


def shown(step: Any) -> Iterator[Event]:  # noqa: ANN401  (a step of random play)
    """Return what the spaces and the columns of a table say of themselves."""
    for seat, cell in product(range(step.after.players), CELLS):
        yield from explain_cell(step.after, seat, cell)
    for column in COLUMNS:
        yield from explain_column(step.after, column)
    yield from explain_hand(step.after)


@cache
def refusals() -> list[Refusal]:
    """Return why every action on a list is refused in states of the random games; one for each kind and facts."""
    found: dict[str, Refusal] = {}
    for before, _, after in steps():
        for state in (before, observe(before), after):
            for action in tries(state):
                if refusal := why_not(state, action):
                    found[f"{refusal.kind} {refusal.fix} {sorted(refusal.args)} {state.pending}"] = refusal
    return list(found.values())


def tries(state: State) -> Iterator[act.Action]:
    spaces = [*product((*ROWS, "x"), (1, 2, 5, 9))]
    drawn = next(iter(state.cities[0].cards), None) or "GR1"
    yield from (act.draw(card) for card in ("", "ZZ", "depot", drawn, *state.columns[0]))
    yield from (act.lay(column) for column in (0, 1))
    yield from (act.take(column) for column in range(5))
    yield from (act.place(card, row, space) for card in (*state.hand, "ZZ") for row, space in spaces)
    yield from (make(row, space) for make in (act.boost, act.track) for row, space in spaces)
    yield from (act.bonus(kind) for kind in (*BONUSES, "x"))
    yield from (act.settle(amount) for amount in (1, 2, 3))
    yield from (act.discard("ZZ"), act.end(), act.Action("jump"))


def test_the_random_games_show_every_kind_of_event() -> None:
    assert {event.kind for event in events()} == event_kinds()


@pytest.mark.parametrize("lang", SPOKEN)
def test_every_event_can_be_said(lang: str) -> None:
    speaker = Speaker("san_francisco", lang, NAMES)
    for event in events():
        sentence = speaker.event(event)
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}]|  |\$|\bNone\b|\d\.\d", sentence), sentence


@pytest.mark.parametrize("lang", SPOKEN)
def test_every_refusal_can_be_said_and_names_its_rule(lang: str) -> None:
    speaker = Speaker("san_francisco", lang, NAMES)
    for refusal in refusals():
        sentence = speaker.refusal(refusal)
        assert sentence.endswith(f"({refusal.rule})"), sentence
        assert not re.search(r"[{}]|  |\$|\bNone\b", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variable_of_an_event_is_given(lang: str) -> None:
    given: dict[tuple[str, str], set[str]] = defaultdict(set)
    for event in events():
        lists = {name: value for name, value in event.args.items() if isinstance(value, tuple)}
        given[event.kind, ""] |= {"player", *event.args, *(f"{name}_count" for name in lists)}
        for name, items in lists.items():
            given[event.kind, name] |= {key for item in items for key in item}
            given[event.kind, f"{name}-join"] = {"left", "right"}
    for kind in event_kinds():
        for part, pattern in parts(messages(lang)[f"event-{kind.replace('_', '-')}"]).items():
            assert Found(pattern).variables <= given[kind, part], (kind, part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variable_of_a_refusal_is_given(lang: str) -> None:
    for refusal in refusals():
        said = {f"refusal-{refusal.kind}"} | ({f"fix-{refusal.fix}"} if refusal.fix else set())
        for name in said:
            assert Found(messages(lang)[name.replace("_", "-")]).variables <= set(refusal.args), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variable_of_a_mark_or_a_label_is_given(lang: str) -> None:
    for name, kind in mark_types().items():
        names = {field.name for field in fields(kind)}
        assert Found(messages(lang)[name]).variables <= names | {f"{each}_count" for each in names}
    for call in (*calls("say"), *calls("label")):
        if isinstance(first := call.args[0], ast.Constant):
            given = {str(word.arg) for word in call.keywords}
            assert Found(messages(lang)[str(first.value)]).variables <= given, first.value
    for name in words_of_fields():
        assert not Found(messages(lang)[name]).variables


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", RULEBOOK)
def test_every_rule_has_a_title_and_a_paraphrase(lang: str, rule: str) -> None:
    speaker = Speaker("san_francisco", lang)
    assert speaker.rule(rule).endswith(".")
    assert 2 < len(speaker.rule_title(rule)) < 60


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_table_can_be_said_at_every_decision(lang: str) -> None:
    speaker, seen = Speaker("san_francisco", lang, NAMES), set()
    for step in steps():
        if step.after.pending not in seen:
            seen.add(step.after.pending)
            lines = [
                *table_lines(step.after, NAMES, speaker.label),
                *city_lines(step.after, 0, NAMES, speaker.label),
            ]
            assert not re.search(r"[{}$]|\bNone\b", "\n".join(lines))
    assert seen == set(PENDING)


# Numbers


@pytest.mark.parametrize(
    ("halves", "printed"),
    [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (5, "2½"), (-1, "−½"), (-2, "−1"), (-3, "−1½"), (46, "23")],
)
def test_half_points_are_printed_as_a_person_writes_them(halves: int, printed: str) -> None:
    assert print_points(halves) == printed


def total(lang: str, halves: int) -> str:
    args = {"total": Points(halves), "place": 3}
    return Speaker("san_francisco", lang, NAMES).event(Event("total_scored", ("Z1",), 0, args=args))


@pytest.mark.rule("Z1")
@pytest.mark.parametrize(
    ("lang", "halves", "said"),
    [
        ("en", 2, "1 point "), ("en", 4, "2 points"), ("en", 0, "0 points"), ("en", 3, "1½ points"), ("en", -2, "−1 point "),
        ("pl", 2, "1 punkt,"), ("pl", 4, "2 punkty,"), ("pl", 10, "5 punktów,"), ("pl", 3, "1½ punktu,"),
        ("pl", 1, "½ punktu,"), ("pl", 5, "2½ punktu,"), ("pl", 0, "0 punktów,"), ("pl", -2, "−1 punkt,"),
        ("pl", 24, "12 punktów,"), ("pl", 44, "22 punkty,"), ("pl", 42, "21 punktów,"), ("pl", 50, "25 punktów,"),
        ("it", 2, "1 punto"), ("it", 4, "2 punti"), ("it", 3, "1½ punti"), ("it", 0, "0 punti"), ("it", 1, "½ punto"),
    ],
)  # fmt: skip
def test_points_have_the_right_plural_form(lang: str, halves: int, said: str) -> None:
    assert f" {said}" in total(lang, halves)


@pytest.mark.parametrize(
    ("lang", "cards", "said"),
    [
        ("en", 1, "1 card"), ("en", 2, "2 cards"), ("en", 0, "0 cards"),
        ("pl", 1, "1 karta"), ("pl", 2, "2 karty"), ("pl", 4, "4 karty"), ("pl", 5, "5 kart"), ("pl", 0, "0 kart"),
        ("pl", 12, "12 kart"), ("pl", 21, "21 kart"), ("pl", 22, "22 karty"), ("pl", 25, "25 kart"), ("pl", 87, "87 kart"),
        ("it", 1, "1 carta"), ("it", 2, "2 carte"), ("it", 0, "0 carte"),
    ],
)  # fmt: skip
def test_cards_have_the_right_plural_form(lang: str, cards: int, said: str) -> None:
    assert Speaker("san_francisco", lang).label("table-deck", cards=cards).endswith(f" {said}")


# Nothing is built in code


def plain_words(sentence: str) -> list[str]:
    """Return the words that bear no accent though they have a vowel: they came from the code."""
    return [
        word for word in re.findall(r"\w+", sentence) if word.isascii() and re.search(r"[aeiouyAEIOUY]", word)
    ]


def test_in_the_pseudo_locale_every_word_of_a_sentence_is_accented() -> None:
    speaker = Speaker("san_francisco", PSEUDO, NAMES)
    ids = {card for step in steps() for card in step.before.deck.cards} - set(BONUS_CARDS)
    said = [*map(speaker.event, events()), *map(speaker.refusal, refusals())]
    said += [say(rule) for rule in RULEBOOK for say in (speaker.rule, speaker.rule_title)]
    allowed = {*ids, *RULEBOOK, "ZZ", "x", "jump"}
    assert {word for sentence in said for word in plain_words(sentence)} <= allowed


def test_in_the_pseudo_locale_every_word_of_the_table_is_accented() -> None:
    speaker, ids = Speaker("san_francisco", PSEUDO, NAMES), set(steps()[0].before.deck.cards)
    for step in steps()[::50]:
        lines = [
            *table_lines(step.after, NAMES, speaker.label),
            *city_lines(step.after, 0, NAMES, speaker.label),
        ]
        assert set(plain_words(" ".join(lines))) <= ids


@pytest.mark.parametrize("lang", ["de", "EN", "", "../en", "pl.ftl"])
def test_a_language_that_is_not_there_is_refused(lang: str) -> None:
    with pytest.raises(WordsError, match=re.escape(f"language `{lang}` is not there; there are en, pl, it")):
        Speaker("san_francisco", lang)


def test_what_cannot_be_said_is_refused_and_named() -> None:
    speaker = Speaker("san_francisco", "pl")
    with pytest.raises(WordsError, match="pl: there is no message `table-hello`"):
        speaker.label("table-hello")
    with pytest.raises(WordsError, match="pl: message `table-turn`: "):
        speaker.label("table-turn")
    with pytest.raises(WordsError, match="cannot say `turn` of type float"):
        speaker.label("table-turn", turn=1.5)


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert Speaker("san_francisco", "en", ["Anna"]).mark(Player(1)) == "Seat 2"


def test_a_name_from_right_to_left_is_isolated_from_the_words_around_it() -> None:
    """On a page; in a terminal, which has its own ways, it stays as it is."""
    speaker = Speaker("san_francisco", "en", [isolated("משה"), isolated("Ben"), "משה"])
    assert [speaker.mark(Player(seat)) for seat in range(3)] == ["\u2068משה\u2069", "Ben", "משה"]


def test_emoji_and_words_that_are_joined_stay_joined() -> None:
    joined = "👩\u200d👧 A\u00a0B"
    assert Speaker("san_francisco", "en", [joined]).mark(Player(0)) == joined
