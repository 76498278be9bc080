"""The opening book: its file, how it is built, and its use."""

import lzma
import zlib
from pathlib import Path

import pytest

from fourfold.games import quarto
from fourfold.solver import Solver
from fourfold.solver.quarto import book, book_builder
from fourfold.solver.quarto.book import (
    Book,
    BookError,
    decode_books,
    encode_books,
    load_book,
    read_books,
    shipped_path,
)
from fourfold.solver.quarto.book_builder import CLASSES, build_book
from fourfold.solver.quarto.native import OpeningSolver, list_openings

BOOKS = {
    (1, False): Book(4, {}),
    (4, True): Book(3, {0x1234_5678_9ABC: 14, 0x0000_0000_0001: -1, 0xFFFF_FFFF_FFFF: -15}),
}


def same(one: book.Books, other: book.Books) -> bool:
    return {k: (b.max_pieces, b.scores) for k, b in one.items()} == {
        k: (b.max_pieces, b.scores) for k, b in other.items()
    }


def test_books_can_be_read_back() -> None:
    assert same(decode_books(encode_books(BOOKS)), BOOKS)


def test_a_damaged_or_foreign_file_is_refused(tmp_path: Path) -> None:
    data = encode_books(BOOKS)
    for place in range(8, len(data)):
        damaged = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(BookError, match="damaged"):
            decode_books(damaged)
    for foreign in (b"", b"PK\x03\x04", data[1:]):
        with pytest.raises(BookError, match="not an opening book"):
            decode_books(foreign)
    for length in range(12, len(data)):
        with pytest.raises(BookError):
            decode_books(data[:length])
    (tmp_path / "x").write_bytes(b"nonsense")
    with pytest.raises(BookError):
        read_books(tmp_path / "x")


def test_the_solver_works_without_a_damaged_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "openings.book").write_bytes(b"nonsense")
    monkeypatch.setattr(book, "shipped_path", lambda: tmp_path / "openings.book")
    book.load_book.cache_clear()
    book._shipped_books.cache_clear()
    try:
        with pytest.warns(UserWarning, match="solving without the opening book"):
            solver = Solver(quarto.parse_rules("CSHT"))
        position = quarto.parse_position("012./3.5./67.9/A..F E", solver.rules)
        assert solver.solve(position).verdict.value is not None
    finally:
        book.load_book.cache_clear()
        book._shipped_books.cache_clear()


@pytest.mark.parametrize(
    ("traits", "squares", "counts"),
    [(4, False, [1, 8, 148, 3316]), (4, True, [1, 12, 381, 11705])],
)
def test_the_number_of_openings_up_to_symmetry_is_known(
    traits: int, squares: bool, counts: list[int]
) -> None:
    found = [len(list_openings(traits, squares=squares, pieces=k)) for k in range(4)]
    assert found == counts


def test_building_a_book_resumes_after_each_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # In small chunks, little is searched again.
    monkeypatch.setattr(book_builder, "CHUNK", 16)
    progress, reports = tmp_path / "progress", []

    def build() -> Book:
        return build_book(
            1,
            squares=False,
            pieces=3,
            threads=1,
            progress_file=progress,
            report=lambda done, of: reports.append((done, of)),
        )

    whole = build()
    lines = progress.read_text().splitlines(keepends=True)
    assert len(lines) > 2
    # As if killed while writing a line: at its very start, and later, among the scores.
    for kept, letters in ((len(lines) - 2, 1), (len(lines) - 1, 8)):
        progress.write_text("".join(lines[:kept]) + lines[kept][:letters])
        del reports[:]
        assert build().scores == whole.scores
        assert reports[0][0] == sum(len(line.split()) - 1 for line in lines[:kept])
        assert progress.read_text() == "".join(lines)
    solver = OpeningSolver(1, squares=False)
    for opening in list_openings(1, squares=False, pieces=2)[:10]:
        assert whole.scores.get(solver.key(opening), 0) == solver.scores([opening])[0]


def test_the_core_uses_what_the_book_says() -> None:
    opening = list_openings(4, squares=False, pieces=2)[5]
    key = OpeningSolver(4, squares=False).key(opening)
    lying = OpeningSolver(4, squares=False, book=Book(2, {key: 6}))
    assert lying.scores([opening]) == [6]


def test_the_shipped_book_contains_all_classes_and_is_small() -> None:
    books = read_books(shipped_path())
    assert list(books) == list(CLASSES)
    assert all(book.max_pieces == 4 for book in books.values())
    assert shipped_path().stat().st_size < 300_000


@pytest.mark.parametrize(
    ("squares", "pieces", "wins", "losses"),
    [(False, 3, 0, 0), (False, 4, 2_959, 0), (True, 3, 176, 0), (True, 4, 111_899, 53)],
)
def test_the_number_of_won_and_lost_openings_is_known(
    squares: bool, pieces: int, wins: int, losses: int
) -> None:
    """The counts for the standard rules are from an independent solver."""
    shipped = load_book(4, squares=squares)
    assert shipped
    scores = [s for key, s in shipped.scores.items() if (key & 0xFFFF).bit_count() == pieces]
    assert sum(score > 0 for score in scores) == wins
    assert sum(score < 0 for score in scores) == losses


@pytest.mark.parametrize("key", ["C", "C+", "SH", "SH+", "CST", "CST+", "CSHT", "CSHT+!/60"])
def test_the_empty_board_is_a_draw_by_the_book(key: str) -> None:
    solution = Solver(quarto.parse_rules(key)).solve(quarto.start(quarto.parse_rules(key)))
    assert (solution.verdict.value, solution.nodes) == (0, 0)
    assert solution.best


@pytest.mark.parametrize(
    "body", [b"", b"\x04", b"\x04\x02\x01\0\0\0", b"\x07\x04\0\0\0\0", b"\x14\x04\0\0\0\0"]
)
def test_entries_that_make_no_sense_are_refused(body: bytes) -> None:
    packed = lzma.compress(body, lzma.FORMAT_RAW, filters=book._FILTERS)
    data = book.MAGIC + zlib.crc32(packed).to_bytes(4, "little") + packed
    with pytest.raises(BookError, match="damaged"):
        decode_books(data)


@pytest.mark.parametrize(
    "text", [b"\xff\xfe\n", b"\n", b"1+/1 x\n", b"1+/1 " + b"0 " * 500 + b"\n"]
)
def test_a_foreign_progress_file_is_refused(tmp_path: Path, text: bytes) -> None:
    progress = tmp_path / "progress"
    progress.write_bytes(text)
    with pytest.raises(BookError, match="remove it"):
        build_book(
            1, squares=True, pieces=1, threads=1, progress_file=progress, report=lambda *_: None
        )
