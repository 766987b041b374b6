"""Words: an event, a refusal, a rule or a label in a language becomes a sentence.

The only module that knows Fluent. Sentences stand in `games/<game>/locales/<language>.ftl`, what the viewer says of
any game in `locales/<language>.ftl`; nothing here or elsewhere builds one from pieces. Message ids: `event-…`, `refusal-…` and `fix-…` by kind, `rule-…` by rule id,
`mark-…` by kind of mark, `<field>-<value>` for the words of a field (`row-grey`), and labels.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from unicodedata import bidirectional

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from sfgame.core.errors import SfgameError, plain
from sfgame.core.events import Mark, Player, Points

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from fluent.syntax.ast import TextElement

    from sfgame.core.events import Event, Refusal

LANGUAGES = ("en", "pl", "it")
PSEUDO = "pseudo"
"""A made-up language for tests: English with accents, so that a sentence built in code stands out."""
ACCENTED = str.maketrans("aeiouyAEIOUYcnszl", "áéíóúýÁÉÍÓÚÝčňšžľ")
LONGEST_WORDS = 900


class WordsError(SfgameError):
    """A language that is not there, or a message that cannot be said."""


def print_points(halves: int) -> str:
    """Return half points as a person writes points: 0, ½, 1½, −1."""
    whole, half = divmod(abs(halves), 2)
    digits = (str(whole) if whole or not half else "") + "½" * half
    return "−" + digits if halves < 0 else digits


def _points(points: float) -> Any:  # noqa: ANN401  (Fluent takes strings here, though its types do not say so)
    return print_points(round(points * 2))


@cache
def _bundle(game: str, lang: str) -> FluentBundle:
    if lang not in (*LANGUAGES, PSEUDO):
        raise WordsError(f"language `{lang}` is not there; there are {', '.join(LANGUAGES)}")
    spoken = "en" if lang == PSEUDO else lang
    bundle = FluentBundle([spoken], functions={"POINTS": _points}, use_isolating=False)
    for room in ("sfgame", f"sfgame.games.{game}"):
        resource = FluentResource((files(room) / "locales" / f"{spoken}.ftl").read_text(encoding="utf-8"))
        if lang == PSEUDO:
            _Accents().visit(resource)
        bundle.add_resource(resource)
    return bundle


class _Accents(Visitor):
    """Puts accents on the words of all messages."""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  (the name fluent.syntax calls)
        node.value = node.value.translate(ACCENTED)


class Said(str):
    """Words made by a speaker: strangers' text in them is plain already."""

    __slots__ = ()


def isolated(name: str) -> Said:
    """Return a stranger's name for a page: one written from right to left must not turn the words around it."""
    turns = any(bidirectional(char) in ("R", "AL", "AN") for char in name)
    return Said(f"\u2068{plain(name)}\u2069" if turns else plain(name))


class Speaker:
    """Says everything about one game in one language, with the players' names.

    `point` may put something around the name of a mark inside a sentence, so that a view can point at it.
    """

    def __init__(
        self,
        game: str,
        lang: str = "en",
        names: Sequence[str] = (),
        point: Callable[[Mark, str], str] = lambda _mark, name: name,
        share: Callable[[Said], Said] = lambda said: said,
    ) -> None:
        self.lang = lang
        self._bundle = _bundle(game, lang)
        self._names = [name if isinstance(name, Said) else plain(name) for name in names]
        self._point = point
        self._share = share
        self._lists: dict[tuple[object, ...], Said] = {}
        self._said: dict[Mark, str] = {}

    def event(self, event: Event) -> str:
        """Return the sentence of an event."""
        name = self._name(event.player) if event.player is not None else ""
        return self._say(f"event-{_dashed(event.kind)}", {"player": name, **event.args})

    def refusal(self, refusal: Refusal) -> str:
        """Return why an action is refused, and what would make it legal."""
        facts = self._say(f"refusal-{_dashed(refusal.kind)}", refusal.args)
        if refusal.fix is None:
            return self._say("refusal", {"facts": facts, "rule": refusal.rule})
        fix = self._say(f"fix-{_dashed(refusal.fix)}", refusal.args)
        return self._say("refusal-with-fix", {"facts": facts, "fix": fix, "rule": refusal.rule})

    def rule(self, rule: str) -> str:
        """Return our paraphrase of a rule."""
        return self._say(f"rule-{rule}", {})

    def rule_title(self, rule: str) -> str:
        """Return the short title of a rule."""
        return self._say(f"rule-{rule}", {}, attribute="title")

    def label(self, message: str, **args: Any) -> str:  # noqa: ANN401  (whatever the message speaks of)
        """Return a word or a sentence of the table itself."""
        return self._say(message, args)

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return self._bundle.has_message(message)

    def mark(self, mark: Mark) -> str:
        """Return the name of something on the table."""
        if mark not in self._said:
            self._said[mark] = self._name_of(mark)
        return self._said[mark]

    def _name_of(self, mark: Mark) -> str:
        if isinstance(mark, Player):
            return self._name(mark.seat)
        values = {field.name: getattr(mark, field.name) for field in fields(mark)}
        args = {name: self._word(name, value) for name, value in values.items()} | _counts(values)
        return self._say(f"mark-{type(mark).__name__.lower()}", args)

    def _name(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else self._say("seat", {"seat": seat + 1})

    def _word(self, field: str, value: object) -> object:
        if isinstance(value, tuple):
            return self._joined(
                [str(self._word(field.removesuffix("s"), each)) for each in value], "list-join"
            )
        if isinstance(value, str):
            message = f"{field}-{value}"
            return self._say(message, {}) if self.has(message) else plain(value)
        return value

    def _say(self, message: str, args: Mapping[str, object], *, attribute: str | None = None) -> str:
        if not self.has(message):
            raise WordsError(f"{self.lang}: there is no message `{message}`")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        spoken = {name: self._spoken(message, name, value) for name, value in args.items()} | _counts(args)
        text, errors = self._bundle.format_pattern(pattern, spoken)  # type: ignore[arg-type]
        if errors:
            raise WordsError(f"{self.lang}: message `{message}`: {errors[0]}")
        return str(text)

    def _spoken(self, message: str, name: str, value: object) -> object:
        """Return an argument as Fluent takes it."""
        match value:
            case int():
                return value if value >= 0 else f"−{-value}"
            case str():
                return str(value) if isinstance(value, Said) else plain(value, longest=LONGEST_WORDS)
            case Points(halves):
                return halves / 2
            case Mark():
                return self._point(value, self.mark(value))
            case tuple():
                return self._list(message, name, value)
        raise WordsError(
            f"{self.lang}: message `{message}` cannot say `{name}` of type {type(value).__name__}"
        )

    def _list(self, message: str, name: str, items: Sequence[Mapping[str, object]]) -> Said:
        """Return a list as the message's attribute says each item, joined as its `…-join` attribute says."""
        known = message, name, tuple([tuple(item.values()) for item in items])
        if known not in self._lists:
            attributes = self._bundle.get_message(message).attributes if items else {}
            said = [self._say(message, item, attribute=name) for item in items]
            join = f"{name}-join"
            self._lists[known] = (
                self._joined(said, message, attribute=join)
                if join in attributes
                else self._joined(said, "list-join")
            )
        return self._share(self._lists[known])

    def _joined(self, items: Sequence[str], message: str, *, attribute: str | None = None) -> Said:
        text = Said(items[0] if items else "")
        for item in items[1:]:
            text = Said(self._say(message, {"left": text, "right": Said(item)}, attribute=attribute))
        return text


def _counts(args: Mapping[str, object]) -> dict[str, int]:
    """Return the length of every list among the arguments, for messages to choose by."""
    return {f"{name}_count": len(value) for name, value in args.items() if isinstance(value, tuple)}


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")
