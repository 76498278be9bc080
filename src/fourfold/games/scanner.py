"""A left-to-right text scanner that reports the column of an error."""

from collections.abc import Callable, Mapping
from typing import NoReturn, TypeVar

from fourfold.games.game import NotationError, check_type

T = TypeVar("T")


class Scanner:
    """A cursor over one line of notation."""

    def __init__(self, text: str) -> None:
        """Start before the first character."""
        check_type(text, str, "a string")
        self.text = text
        self.index = 0

    @property
    def column(self) -> int:
        """The 1-based column of the next character."""
        return self.index + 1

    @property
    def is_at_end(self) -> bool:
        """Whether nothing is left."""
        return self.index >= len(self.text)

    def peek(self, ahead: int) -> str:
        """Return the character at an offset, or an empty string past the end."""
        return self.text[self.index + ahead : self.index + ahead + 1]

    def sees(self, literal: str) -> bool:
        """Return whether a literal comes next."""
        return self.text.startswith(literal, self.index)

    def accept(self, literal: str) -> bool:
        """Consume a literal if it comes next; return whether it did."""
        if self.sees(literal):
            self.index += len(literal)
            return True
        return False

    def expect(self, literal: str, expected: str | None = None) -> None:
        """Consume a literal, or raise `NotationError`."""
        if not self.accept(literal):
            self.refuse(expected or repr(literal))

    def sees_any(self, table: Mapping[str, object]) -> bool:
        """Return whether a key of a table comes next; all its keys have the same length."""
        return self._word(table) in table

    def take(self, table: Mapping[str, T], expected: str) -> T:
        """Consume a key of a table and return its value; all keys have the same length."""
        word = self._word(table)
        if word not in table:
            self.refuse(expected, is_in_wrong_case=word.swapcase() in table)
        self.index += len(word)
        return table[word]

    def take_number(self, expected: str) -> int:
        """Consume an integer from 1 to 999,999,999, without leading zeros."""
        end = self.index
        while end < len(self.text) and self.text[end] in "0123456789":
            end += 1
        digits = self.text[self.index : end]
        if not digits or digits.startswith("0") or len(digits) > 9:
            self.refuse(expected)
        self.index = end
        return int(digits)

    def expect_end(self, expected: str = "the end") -> None:
        """Raise `NotationError` if anything is left."""
        if not self.is_at_end:
            self.refuse(expected)

    def refuse(self, expected: str, *, is_in_wrong_case: bool = False) -> NoReturn:
        """Raise `NotationError`, saying what was expected at this column and what was found."""
        if self.is_at_end:
            found = "the end"
        else:
            # Quote up to the next space: the error is not in what follows.
            end = self.text.find(" ", self.index + 1)
            rest = self.text[self.index : end if end > 0 and self.peek(0) != " " else None]
            found = repr(rest if len(rest) <= 8 else rest[:8] + "…")
        hint = " (upper and lower case differ)" if is_in_wrong_case else ""
        raise NotationError(self.column, f"expected {expected}, found {found}{hint}")

    def _word(self, table: Mapping[str, object]) -> str:
        return self.text[self.index : self.index + len(next(iter(table)))]


def read_whole(text: str, take: Callable[[Scanner], T], end: str = "the end") -> T:
    """Parse a whole text with `take`; raise `NotationError` unless `end` is reached."""
    scanner = Scanner(text)
    value = take(scanner)
    scanner.expect_end(end)
    return value


SOME_SECONDS = "a number of seconds, at least 1"
"""What is expected after the `/` of a rule set key."""

END_OF_MOVE = "the end of the move (parse_turn and play_turn take several)"
"""What is expected after the one move that `parse_move` takes."""
