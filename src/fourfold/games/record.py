"""A recorded game: header, turns, comments and variations, as text. `replay` checks the moves."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import IO

from fourfold.games.catalogue import GAMES
from fourfold.games.game import GameError, check_type, quote
from fourfold.games.movetext import MovetextError, format_movetext, parse_movetext
from fourfold.games.variation import Variation, check_turns, tidy_comments, tidy_variations

__all__ = [
    "MAX_GAME_BYTES",
    "Record",
    "RecordError",
    "bounded_lines",
    "format_record",
    "parse_record",
    "scan_records",
]

MAX_GAME_BYTES = 4_000_000
"""Maximum size of one game in a file; a larger one is rejected without being held in memory."""

_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\["\\])*)"\]')
_ESCAPED = re.compile(r'\\(["\\])')


class RecordError(GameError):
    """A recorded game that can't be parsed or replayed."""

    def __init__(self, problem: str, line: int, turn: int | None = None) -> None:
        """Store what was wrong, on which line of the file and, if known, in which turn."""
        where = f"line {line}" if turn is None else f"line {line}, turn {turn}"
        super().__init__(f"{where}: {problem}")
        self.problem = problem
        """What was wrong."""
        self.line = line
        """The line of the file, counted from 1."""
        self.turn = turn
        """The turn, counted from 1; None if the error is not in a turn."""


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game: header, turns, comments and variations, its moves not yet checked."""

    headers: dict[str, str]
    """The header lines in order; unknown keys are kept."""

    turns: tuple[str, ...] = ()
    """The turns of the main line, each in the notation of its game."""

    comments: Mapping[int, str] = field(default_factory=dict, kw_only=True)
    """Comments by the number of turns before them; 0 for one on the whole game."""

    variations: Mapping[int, tuple[Variation, ...]] = field(default_factory=dict, kw_only=True)
    """Variations by the number of the turn that they replace, counted from 1."""

    line: int = field(default=1, compare=False)
    """The line of the file on which the game begins."""

    turn_lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The line of each turn, if the record was read from a file."""

    header_lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The line of each header, if the record was read from a file."""

    def __post_init__(self) -> None:
        """Reject a header, a comment or variations that can't be written, and a text as turns."""
        check_type(self.headers, dict, "headers: a dict of strings")
        for key, value in self.headers.items():
            check_header(key, value)
        check_turns(self.turns)
        object.__setattr__(self, "comments", tidy_comments(self.comments, len(self.turns)))
        object.__setattr__(self, "variations", tidy_variations(self.variations, len(self.turns)))

    def __hash__(self) -> int:
        """Return a hash consistent with equality, which ignores the order of the headers."""
        comments, variations = frozenset(self.comments.items()), frozenset(self.variations.items())
        return hash((frozenset(self.headers.items()), self.turns, comments, variations))

    def __str__(self) -> str:
        """Return the record as text."""
        return format_record(self)

    def line_of_turn(self, turn: int) -> int:
        """Return the line of a turn; turns are counted from 1."""
        return self.turn_lines[turn - 1] if turn <= len(self.turn_lines) else self.line

    def line_of_header(self, key: str) -> int:
        """Return the line of a header, or the game's first line if it was not read from a file."""
        return self.header_lines.get(key, self.line)


def check_header(key: str, value: str) -> None:
    """Raise if a header line can't be written to a record."""
    check_type(key, str, "a header key, such as 'Date'")
    if not _KEY.fullmatch(key):
        form = "letters, digits and underscores, and starts with a letter"
        raise GameError(f"a header key has {form}, such as Date: {quote(key)}")
    check_type(value, str, f"a string for the header {key}")
    check_line(value, "a header value")


def check_line(text: str, what: str) -> None:
    """Raise if a text can't be written to one line of a record."""
    if "\n" in text or "\r" in text:
        raise GameError(f"{what} must be on one line: {quote(text)}")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise GameError(f"{what} has an unpaired surrogate: {quote(text)}") from None


def format_record(record: Record) -> str:
    """Return a record as text that ends with a newline."""
    check_type(record, Record, "a record")
    headers = "".join(f'[{key} "{_escape(value)}"]\n' for key, value in record.headers.items())
    words = format_movetext(record.turns, record.comments, record.variations)
    body = textwrap.fill(" ".join(words), 79, break_long_words=False, break_on_hyphens=False)
    return f"{headers}\n{body}\n" if body else f"{headers}\n"


def bounded_lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield a stream's lines, truncating an overlong one just beyond the limit."""
    while line := stream.readline(MAX_GAME_BYTES + 2):
        rest = line
        while not rest.endswith(b"\n") and len(rest) > 0 and len(line) > MAX_GAME_BYTES:
            rest = stream.readline(MAX_GAME_BYTES)
        yield line


def scan_records(lines: Iterable[bytes]) -> Iterator[Record | RecordError]:
    """Yield each game of a file, or the error in it, in constant memory.

    A bad game does not affect the others: parsing resumes at the next header.
    """
    for game in _split(lines):
        try:
            yield _parse(game)
        except RecordError as error:
            yield error


def parse_record(text: str) -> Record:
    """Parse the text of one game; raise `RecordError` if it is bad or there are several."""
    check_type(text, str, "the text of a record")
    records = list(scan_records(text.encode("utf-8", "surrogatepass").splitlines()))
    if len(records) != 1:
        raise RecordError(f"expected one game, found {len(records)}", 1)
    if isinstance(records[0], RecordError):
        raise records[0]
    return records[0]


@dataclass(slots=True)
class _Lines:
    """The numbered lines of one game, cut out of a file."""

    headers: list[tuple[int, bytes]] = field(default_factory=list)
    body: list[tuple[int, bytes]] = field(default_factory=list)
    has_gap: bool = False
    is_in_comment: bool = False
    size: int = 0

    def begins_next(self, line: bytes) -> bool:
        """Return whether a line belongs to the next game."""
        if not line:
            return bool(self.body)
        is_header = line.startswith(b"[") and not self.is_in_comment
        return is_header and (bool(self.body) or self.has_gap)

    def add(self, number: int, line: bytes) -> None:
        self.size += len(line)
        if not line:
            self.has_gap = bool(self.headers)
        elif line.startswith(b"[") and not self.body:
            self.headers.append((number, line))
        else:
            self.is_in_comment = _ends_in_comment(line, self.is_in_comment)
            self.body.append((number, line))
        if self.size > MAX_GAME_BYTES:
            # Too long to keep, and rejected later: only keep counting its size.
            del self.headers[1:], self.body[1:]


def _split(lines: Iterable[bytes]) -> Iterator[_Lines]:
    game = _Lines()
    for number, raw in enumerate(lines, 1):
        line = check_type(raw, bytes, "a line as bytes (read_records also takes text)").strip()
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if game.begins_next(line):
            yield game
            game = _Lines()
        game.add(number, line)
    if game.headers or game.body:
        yield game


def _ends_in_comment(line: bytes, is_in_comment: bool) -> bool:
    opened, closed = line.rfind(b"{"), line.rfind(b"}")
    return is_in_comment if opened == closed else opened > closed


def _parse(game: _Lines) -> Record:
    first = (game.headers or game.body)[0][0]
    if game.size > MAX_GAME_BYTES:
        raise RecordError(f"the game is larger than {MAX_GAME_BYTES:,} bytes", first)
    if not game.headers:
        raise RecordError(_no_header(), first)
    headers: dict[str, str] = {}
    header_lines: dict[str, int] = {}
    for number, line in game.headers:
        key, value = _parse_header(_decode(line, number), number)
        if key in headers:
            raise RecordError(f"the header has {key} twice", number)
        headers[key], header_lines[key] = value, number
    try:
        main = parse_movetext((number, _decode(line, number)) for number, line in game.body)
    except MovetextError as error:
        raise RecordError(str(error), error.line) from None
    return Record(
        headers,
        tuple(main.turns),
        first,
        tuple(main.turn_lines),
        header_lines,
        comments=main.comments,
        variations=main.variations,
    )


def _no_header() -> str:
    return f'expected a header line, such as [Game "{next(iter(GAMES))}"]'


def _parse_header(line: str, number: int) -> tuple[str, str]:
    found = _HEADER.fullmatch(line)
    if not found:
        raise RecordError(_no_header(), number)
    return found[1], _ESCAPED.sub(r"\1", found[2])


def _decode(line: bytes, number: int) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise RecordError("the line is not UTF-8 text", number) from None


def _escape(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"")
