"""Variations and comments: what else could have been played in a recorded game, and what was said.

`movetext` reads and writes them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from fourfold.games.game import GameError, check_type, quote

__all__ = [
    "MAX_VARIATION_DEPTH",
    "Variation",
]

MAX_VARIATION_DEPTH = 100
"""Maximum depth of nested variations; a variation of the main line has depth 1."""

_SPACE = re.compile(r"[ \t\n\r\v\f]+")
_LINE_BREAK = re.compile(r"\r\n?|\n")


@dataclass(frozen=True, slots=True)
class Variation:
    """Turns that could have been played instead of a turn; not yet checked by the rules."""

    turns: tuple[str, ...]
    """The turns, each in the notation of its game; the first replaces the turn of the main line."""

    comments: Mapping[int, str] = field(default_factory=dict)
    """Comments by the number of turns before them; 0 for one before the first turn."""

    variations: Mapping[int, "tuple[Variation, ...]"] = field(default_factory=dict)
    """Nested variations by the number of the turn that they replace, counted from 1."""

    turn_lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The line of each turn, if the variation was read from a file."""

    depth: int = field(default=1, init=False, compare=False, repr=False)
    """The number of levels of nested variations, this one included."""

    def __post_init__(self) -> None:
        """Reject an empty variation, and what can't be written to a record."""
        check_turns(self.turns)
        if not self.turns:
            raise GameError("a variation needs at least one turn")
        object.__setattr__(self, "comments", tidy_comments(self.comments, len(self.turns)))
        object.__setattr__(self, "variations", tidy_variations(self.variations, len(self.turns)))
        object.__setattr__(self, "depth", 1 + _depth(self.variations))

    def __hash__(self) -> int:
        """Return a hash consistent with equality."""
        comments, variations = frozenset(self.comments.items()), frozenset(self.variations.items())
        return hash((self.turns, comments, variations))


def check_turns(turns: tuple[str, ...]) -> None:
    """Raise if turns are given as a single text."""
    if isinstance(turns, str):
        raise TypeError(f"expected a sequence of turns, found the string {quote(turns)}")


def tidy_comment(text: str) -> str:
    """Return a comment with single spaces between its words; raise if a record can't contain it."""
    check_type(text, str, "a comment")
    if "}" in text:
        raise GameError(f"a comment can't contain '}}', which ends it: {quote(text)}")
    if any(not line.strip(" \t\v\f") for line in _LINE_BREAK.split(text.strip(" \t\n\r\v\f"))):
        what = "a blank line" if text.strip(" \t\n\r\v\f") else "no text"
        raise GameError(f"a comment can't have {what}: {quote(text)}")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise GameError(f"a comment has an unpaired surrogate: {quote(text)}") from None
    return join_words(text)


def join_words(text: str) -> str:
    """Return a text with single spaces between its words, and without line breaks."""
    return _SPACE.sub(" ", text).strip(" ")


def tidy_comments(comments: Mapping[int, str], turns: int) -> dict[int, str]:
    """Return the comments of a line in order; raise if one can't be written to a record."""
    if not comments:
        return {}
    check_type(comments, Mapping, "comments: a mapping from numbers of turns to strings")
    for number in comments:
        check_type(number, int, "the number of turns before a comment")
        if not 0 <= number <= turns:
            raise GameError(f"there is no turn {number} to comment on")
    return {number: tidy_comment(comments[number]) for number in sorted(comments)}


def tidy_variations(
    variations: Mapping[int, tuple[Variation, ...]], turns: int
) -> dict[int, tuple[Variation, ...]]:
    """Return the variations of a line in order; raise if one can't be written to a record."""
    if not variations:
        return {}
    check_type(variations, Mapping, "variations: a mapping from numbers of turns to variations")
    for number, others in variations.items():
        check_type(number, int, "the number of the turn that a variation replaces")
        if not 1 <= number <= turns:
            raise GameError(f"there is no turn {number} to replace by a variation")
        for other in others:
            check_type(other, Variation, "a variation")
    if _depth(variations) > MAX_VARIATION_DEPTH:
        raise GameError(f"variations are nested deeper than {MAX_VARIATION_DEPTH}")
    return {
        number: tuple(variations[number]) for number in sorted(variations) if variations[number]
    }


def _depth(variations: Mapping[int, tuple[Variation, ...]]) -> int:
    return max((other.depth for others in variations.values() for other in others), default=0)
