"""The errors of sfgame: each is one clear sentence for the person who gets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sfgame.core.events import Refusal

LONGEST_SENTENCE = 900
LONGEST_NAME = 60
JOINERS = "\u00a0\u200c\u200d"
"""Not printable by themselves, but words and emoji are joined by them."""


def plain(text: str, *, longest: int = LONGEST_NAME) -> str:
    """Return a stranger's text on one line, without control characters, for a person to read."""
    if not text.isprintable():
        text = "".join(
            char if char.isprintable() or char in JOINERS else f"\\u{ord(char):04x}" for char in text
        )
    return text if len(text) <= longest else text[: longest - 1] + "…"


class SfgameError(Exception):
    """Anything that sfgame refuses, with one sentence that says what, where and what would work."""

    def sentence(self) -> str:
        """Return the sentence, which may quote a stranger."""
        return super().__str__()

    def __str__(self) -> str:
        return plain(self.sentence(), longest=LONGEST_SENTENCE)


class IllegalAction(SfgameError):  # noqa: N818  (it names what happened, as IndexError does not)
    """An action the rules do not allow in this state; in a list of actions, at which ply."""

    def __init__(self, refusal: Refusal, *, ply: int | None = None) -> None:
        super().__init__(refusal)
        self.refusal, self.ply = refusal, ply

    def sentence(self) -> str:
        """Return the rule and the facts; `words` says it better."""
        facts = ", ".join(f"{name}={value}" for name, value in self.refusal.args.items())
        return f"rule {self.refusal.rule} does not allow this: {self.refusal.kind} ({facts})"


class DeckError(SfgameError):
    """A deck file that cannot be used."""


class RecordError(SfgameError):
    """A record that cannot be used: in which file, at which ply, by which rule, and why."""

    def __init__(
        self, reason: str, *, file: str | None = None, ply: int | None = None, rule: str | None = None
    ) -> None:
        super().__init__(reason)
        self.reason, self.file, self.ply, self.rule = reason, file, ply, rule

    def sentence(self) -> str:
        """Return where and why."""
        place = [str(self.file)] if self.file else []
        place += [f"ply {self.ply}"] if self.ply is not None else []
        text = ", ".join(place) + ": " + self.reason if place else self.reason
        return f"{text} (rule {self.rule})" if self.rule and f"({self.rule})" not in text else text
