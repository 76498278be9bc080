"""The turns of a record as text, with comments and variations; independent of headers and rules."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from fourfold.games.game import GameError
from fourfold.games.variation import MAX_VARIATION_DEPTH, Variation, join_words

_MARK = re.compile(r"([{}()])")
_NUMBER = re.compile(r"[0-9]+\.+")


class MovetextError(GameError):
    """Turns that can't be read."""

    def __init__(self, problem: str, line: int) -> None:
        super().__init__(problem)
        self.line = line
        """The line of the file, counted from 1."""


@dataclass(slots=True)
class Movetext:
    """A line of turns as it is read: the main line of a game, or a variation."""

    line: int = 0
    """The line of the file on which it begins."""

    turns: list[str] = field(default_factory=list)
    turn_lines: list[int] = field(default_factory=list)
    _comments: dict[int, list[str]] = field(default_factory=dict)
    _variations: dict[int, list[Variation]] = field(default_factory=dict)

    @property
    def comments(self) -> dict[int, str]:
        """The comments by the number of turns before them."""
        return {number: " ".join(texts) for number, texts in self._comments.items()}

    @property
    def variations(self) -> dict[int, tuple[Variation, ...]]:
        """The variations by the number of the turn that they replace."""
        return {number: tuple(others) for number, others in self._variations.items()}

    def add_turn(self, turn: str, line: int) -> None:
        """Append a turn."""
        self.turns.append(turn)
        self.turn_lines.append(line)

    def add_comment(self, text: str) -> None:
        """Add a comment on the last turn."""
        if words := join_words(text):
            self._comments.setdefault(len(self.turns), []).append(words)

    def add_variation(self, other: "Movetext") -> None:
        """Add a variation that replaces the last turn."""
        if not other.turns:
            raise MovetextError("the variation is empty: '(' needs a turn after it", other.line)
        lines = tuple(other.turn_lines)
        variation = Variation(tuple(other.turns), other.comments, other.variations, lines)
        self._variations.setdefault(len(self.turns), []).append(variation)


def parse_movetext(body: Iterable[tuple[int, str]]) -> Movetext:
    """Parse numbered lines; raise `MovetextError` for unmatched brackets and braces."""
    line, parents = Movetext(), list[Movetext]()
    for number, kind, text in _tokens(body):
        if kind == "{":
            line.add_comment(text)
        elif kind == "(":
            if not line.turns:
                raise MovetextError("a variation needs a turn before it, to replace", number)
            if len(parents) == MAX_VARIATION_DEPTH:
                raise MovetextError(
                    f"variations are nested deeper than {MAX_VARIATION_DEPTH}", number
                )
            parents.append(line)
            line = Movetext(number)
        elif kind == ")":
            if not parents:
                raise MovetextError("')' has no '(' before it", number)
            parents[-1].add_variation(line)
            line = parents.pop()
        else:
            line.add_turn(text, number)
    if parents:
        raise MovetextError("the variation is not closed: ')' is missing", line.line)
    return line


def format_movetext(
    turns: Iterable[str],
    comments: Mapping[int, str],
    variations: Mapping[int, tuple[Variation, ...]],
) -> list[str]:
    """Return the words of a line, to be separated by spaces or newlines."""
    words = _comment_words(comments.get(0))
    for number, turn in enumerate(turns, 1):
        words.append(turn)
        words += _comment_words(comments.get(number))
        for other in variations.get(number, ()):
            inner = format_movetext(other.turns, other.comments, other.variations)
            inner[0] = f"({inner[0]}"
            inner[-1] += ")"
            words += inner
    return words


def _comment_words(comment: str | None) -> list[str]:
    return f"{{{comment}}}".split(" ") if comment else []


def _tokens(body: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the kind and the text of each token, without move numbers.

    The kind is `(`, `)`, `{` for a comment, or empty for a turn.
    """
    comment: list[str] = []
    opened: int | None = None
    for number, text in body:
        if opened is not None:
            comment.append("\n")
        outside = ""
        for part in _MARK.split(text):
            if opened is not None:
                if part == "}":
                    yield opened, "{", "".join(comment)
                    opened = None
                else:
                    comment.append(part)
            elif part in ("{", "(", ")"):
                yield from _turns(outside, number)
                outside = ""
                if part == "{":
                    comment, opened = [], number
                else:
                    yield number, part, ""
            else:
                outside += part
        yield from _turns(outside, number)
    if opened is not None:
        raise MovetextError(
            "the comment is not closed: '}' is missing before the blank line", opened
        )


def _turns(text: str, number: int) -> Iterator[tuple[int, str, str]]:
    for word in text.split():
        turn = _NUMBER.sub("", word, count=1) if _NUMBER.match(word) else word
        if turn:
            yield number, "", turn
