"""Records: what is read, what is refused and where, and that reading needs little memory."""

import tracemalloc
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.games.game import GameError
from fourfold.games.record import (
    MAX_GAME_BYTES,
    Record,
    RecordError,
    bounded_lines,
    format_record,
    parse_record,
    scan_records,
)

HEADER = b'[Game "quarto"]\n[Rules "CSHT!"]\n'
HEADERS = {"Game": "quarto", "Rules": "CSHT!"}
GAME = Record(HEADERS, ("=5", "b3=A"))
NO_HEADER = 'expected a header line, such as [Game "quarto"]'


def read(text: bytes) -> list[Record | RecordError]:
    return list(scan_records(text.splitlines(keepends=True)))


def errors(text: bytes) -> list[tuple[str, int]]:
    """Return the problem and the line of each bad game."""
    return [(each.problem, each.line) for each in read(text) if isinstance(each, RecordError)]


words = st.text("abcd1234=!-ABCDEF.,@RYGB+", min_size=1, max_size=12).filter(
    lambda word: not word[0].isdigit()
)
values = st.text(st.characters(categories=["L", "N", "P", "S"]) | st.sampled_from(' "\\'))
keys = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,8}", fullmatch=True)


@given(st.dictionaries(keys, values, min_size=1, max_size=5), st.lists(words, max_size=60))
def test_records_round_trip(headers: dict[str, str], turns: list[str]) -> None:
    record = Record(headers, tuple(turns))
    read = parse_record(format_record(record))
    assert read == record
    assert list(read.headers) == list(headers), "in the same order"


def test_a_record_is_written_with_headers_and_turns() -> None:
    assert format_record(GAME) == '[Game "quarto"]\n[Rules "CSHT!"]\n\n=5 b3=A\n'


def test_long_games_are_wrapped() -> None:
    record = Record(HEADERS, ("b3!a1-d4=A",) * 40)
    lines = format_record(record).splitlines()
    assert max(map(len, lines)) <= 79
    assert parse_record(format_record(record)) == record


def test_a_turn_is_never_broken() -> None:
    turn = ",".join(["+", *["RYGB@5"] * 30])
    assert parse_record(format_record(Record(HEADERS, (turn, "R3,.")))).turns == (turn, "R3,.")


@pytest.mark.parametrize(
    "body",
    [
        b"=5 b3=A\n",
        b"=5\nb3=A\n",
        b"  =5   b3=A  \n",
        b"=5\tb3=A",
        b"1.=5 2.b3=A\n",
        b"1. =5 2. b3=A\n",
        b"1... =5 12... b3=A\n",
        b"{first} =5 {then}b3=A{last}\n",
        b"=5{no blanks}b3=A\n",
        b"{over\ntwo lines} =5 b3=A\n",
        b'{[Game "quarto"]\n[Rules "C"]} =5 b3=A\n',
        b'{over\n[Game "quarto"]\nlines} =5 b3=A\n',
        b"{1. c4=B { nested? } =5 b3=A\n",
        "{žluťoučký ♞} =5 b3=A\n".encode(),
    ],
)
def test_comments_blanks_and_move_numbers_do_not_change_the_turns(body: bytes) -> None:
    (record,) = read(HEADER + b"\n" + body)
    assert isinstance(record, Record)
    assert (record.headers, record.turns) == (GAME.headers, GAME.turns)


def test_a_byte_order_mark_is_skipped() -> None:
    assert read(b"\xef\xbb\xbf" + HEADER + b"\n=5 b3=A\n") == [GAME]


@pytest.mark.parametrize("ending", [b"\n", b"\r\n"])
@pytest.mark.parametrize("has_last", [True, False])
def test_any_line_ending_is_read(ending: bytes, has_last: bool) -> None:
    text = (HEADER + b"\n=5 b3=A" + b"\n" * has_last).replace(b"\n", ending)
    assert read(text) == [GAME]
    assert parse_record(text.decode()) == GAME


def test_unknown_keys_are_kept() -> None:
    record = parse_record('[Event "Vilnius"]\n[Game "quarto"]\n[X_1 ""]\n\n=5\n')
    assert list(record.headers.items()) == [("Event", "Vilnius"), ("Game", "quarto"), ("X_1", "")]


@pytest.mark.parametrize(
    ("written", "value"),
    [(r"a\"b", 'a"b'), (r"a\\b", r"a\b"), (r"\\\"", '\\"'), ("[x]", "[x]"), ("{x}", "{x}")],
)
def test_escapes_round_trip(written: str, value: str) -> None:
    record = parse_record(f'[Note "{written}"]\n')
    assert record.headers == {"Note": value}
    assert format_record(record) == f'[Note "{written}"]\n\n'


@pytest.mark.parametrize("value", ["two\nlines", "two\rlines"])
def test_a_value_of_two_lines_is_not_written(value: str) -> None:
    with pytest.raises(GameError, match="on one line"):
        format_record(Record({"Note": value}))


@pytest.mark.parametrize("value", ["a\ttab", "\x00", "\x1b[31m", "\u2028"])
def test_a_value_that_can_be_read_can_be_written(value: str) -> None:
    record = Record({"Note": value})
    assert parse_record(format_record(record)) == record


def test_games_need_no_blank_line_between_them() -> None:
    other = Record(HEADERS, ("=6",))
    assert read(HEADER + b"=5 b3=A\n" + HEADER + b"=6\n") == [GAME, other]
    assert read(HEADER + b"\n=5 b3=A\n" + HEADER + b"\n=6\n") == [GAME, other]
    assert read(HEADER + b"\n=5 b3=A\n\n\n\n" + HEADER + b"\n\n=6\n\n") == [GAME, other]


def test_a_game_may_have_no_turns() -> None:
    empty = Record(HEADERS)
    assert read(HEADER) == [empty]
    assert read(HEADER + b"\n") == [empty]
    assert read(HEADER + b"\n" + HEADER + b"\n=5 b3=A\n") == [empty, GAME]
    said = Record(HEADERS, comments={0: "nothing yet"})
    assert read(HEADER + b"\n{nothing yet}\n\n" + HEADER) == [said, empty]
    assert parse_record(format_record(empty)) == empty


@pytest.mark.parametrize("text", [b"", b"\n\n", b" \r\n\t\n"])
def test_an_empty_file_has_no_games(text: bytes) -> None:
    assert read(text) == []


def test_a_record_knows_its_line_numbers() -> None:
    first, second = read(HEADER + b"\n=5\nb3=A c4=B\n\n" + HEADER + b"\n{a\nb}\n=6\n")
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert (first.line, first.turn_lines) == (1, (4, 5, 5))
    assert (second.line, second.turn_lines) == (7, (12,))
    assert [first.line_of_turn(turn) for turn in (1, 2, 3)] == [4, 5, 5]
    assert Record(HEADERS, ("=5",)).line_of_turn(1) == 1


@pytest.mark.parametrize(
    ("text", "problem", "line"),
    [
        (b"=5 b3=A\n", NO_HEADER, 1),
        (b"\n\nGame quarto\n", NO_HEADER, 3),
        (b"[Game quarto]\n", NO_HEADER, 1),
        (b'[Game "quarto"\n', NO_HEADER, 1),
        (b'[Game "quarto"] x\n', NO_HEADER, 1),
        (b'[Game"quarto"]\n', NO_HEADER, 1),
        (b'[1Game "quarto"]\n', NO_HEADER, 1),
        (b'[Game "qu"arto"]\n', NO_HEADER, 1),
        (b'[Game "qu\\arto"]\n', NO_HEADER, 1),
        (HEADER + b"[Event Riga]\n\n=5\n", NO_HEADER, 3),
        (HEADER + b'[Rules "C"]\n\n=5\n', "the header has Rules twice", 3),
        (HEADER + b"\n=5 \xff b3\n", "the line is not UTF-8 text", 4),
        (b'[Game "\xe9"]\n', "the line is not UTF-8 text", 1),
        (HEADER + b"\n=5 {\xc3}\n", "the line is not UTF-8 text", 4),
        (
            *(HEADER + b"\n=5 {open\nb3=A\n\n",),
            *("the comment is not closed: '}' is missing before the blank line", 4),
        ),
    ],
)
def test_a_bad_game_does_not_affect_the_others(text: bytes, problem: str, line: int) -> None:
    """Reading continues with the next header."""
    good = HEADER + b"\n=5 b3=A\n\n"
    assert errors(text) == [(problem, line)]
    found = read(text + b"\n" + good)
    assert found[-1] == GAME
    after = good.count(b"\n")
    assert errors(good + text + b"\n" + good) == [(problem, line + after)]


def test_turns_after_a_blank_line_have_no_header() -> None:
    assert read(HEADER + b"\n=5 b3=A\n\nc4=B\n")[0] == GAME
    assert errors(HEADER + b"\n=5 b3=A\n\nc4=B\n") == [(NO_HEADER, 6)]


@pytest.mark.parametrize("text", ["", '[Game "a"]\n\n=5\n\n[Game "b"]\n'])
def test_a_text_must_contain_one_game(text: str) -> None:
    with pytest.raises(RecordError, match="expected one game, found"):
        parse_record(text)


@pytest.mark.parametrize("text", ['[Game "\ud800"]\n', "\ud800"])
def test_a_text_with_a_lone_surrogate_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text)


def peak_of_reading(lines: Iterable[bytes]) -> tuple[list[Record | RecordError], int]:
    """Return a file's last games and the peak memory of reading it, in bytes."""
    tracemalloc.start()
    try:
        found = list[Record | RecordError]()
        for each in scan_records(lines):
            found = [*found[-1:], each]
        return found, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "line", [b"b3=A " * 15, b'[Key "' + b"x" * 70 + b'"]', b"{" + b"x" * 70 + b"}"]
)
def test_an_oversized_game_is_refused_and_not_held_in_memory(line: bytes) -> None:
    def lines() -> Iterator[bytes]:
        yield from HEADER.splitlines()
        yield b"[" if line.startswith(b"[") else b""
        for _ in range(2 * MAX_GAME_BYTES // len(line)):
            yield bytes(bytearray(line))  # a new object, as when reading a file
        yield from (b"", *HEADER.splitlines(), b"", b"=5 b3=A")

    (bad, good), peak = peak_of_reading(lines())
    assert isinstance(bad, RecordError)
    assert bad.problem == "the game is larger than 4,000,000 bytes"
    assert bad.line == 1
    assert good == GAME
    assert peak < 3 * MAX_GAME_BYTES


def test_a_game_of_the_maximum_size_is_read() -> None:
    line = b"=5 " * 40_000
    size = len(HEADER) - 2
    lines = [*HEADER.splitlines(), b""]
    while size + len(line.strip()) <= MAX_GAME_BYTES:
        lines.append(line)
        size += len(line.strip())
    comment = b"{" + b"x" * (MAX_GAME_BYTES - size - 2) + b"}"
    (record,) = scan_records([*lines, comment])
    assert isinstance(record, Record)
    assert len(record.turns) == 40_000 * (len(lines) - 3)
    (error,) = scan_records([*lines, b"{x" + comment[1:]])
    assert isinstance(error, RecordError)


def small_games(count: int) -> Iterator[bytes]:
    for number in range(count):
        yield b'[Game "quarto"]\n'
        yield b'[Rules "CSHT!"]\n'
        yield b'[Round "%d"]\n' % number
        yield b"\n"
        yield b"=5 b3=A c4=B\n"
        yield b"\n"


def test_a_long_file_is_read_in_constant_memory() -> None:
    count = 20_000
    found, peak = peak_of_reading(small_games(count))
    assert isinstance(found[-1], Record)
    assert found[-1].headers["Round"] == str(count - 1)
    assert peak < 1_000_000, peak


def test_games_are_read_one_by_one() -> None:
    """A file of a hundred thousand games yields the first ones before the rest is read."""
    lines_read = 0

    def lines() -> Iterator[bytes]:
        nonlocal lines_read
        for line in small_games(100_000):
            lines_read += 1
            yield line

    records = scan_records(lines())
    assert len(list(islice(records, 10))) == 10
    assert lines_read < 70
    assert sum(1 for _ in records) == 99_990


def test_a_long_line_is_one_line() -> None:
    line = b"x" * 3_000_000 + b"\n"
    assert list(bounded_lines(BytesIO(line + b"y\n"))) == [line, b"y\n"]


def test_only_part_of_a_line_too_long_for_any_game_is_read() -> None:
    lines = list(bounded_lines(BytesIO(b"x" * 20_000_000 + b"\nshort")))
    assert [len(line) > MAX_GAME_BYTES for line in lines] == [True, False]
    assert len(lines[0]) < MAX_GAME_BYTES + 10
    assert lines[1] == b"short"
