"""`fourfold book`: checks a book, and refuses anything else."""

from pathlib import Path

from tests.cli.command import run


def test_the_shipped_book_is_correct_for_every_named_class() -> None:
    done = run("book", "verify", "--sample", "1")
    names, answers = zip(*(line.split(": ") for line in done.stdout.splitlines()), strict=True)
    numbers = ("1 trait", "2 traits", "3 traits", "4 traits")
    assert names == tuple(n + squares for n in numbers for squares in ("", " and squares"))
    assert set(answers) == {"1 of 1 positions are correct"}
    assert done.returncode == 0


def test_a_file_that_is_not_a_book_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.book"
    assert (
        run("book", "verify", str(path)).stderr == f"fourfold: {path}: No such file or directory\n"
    )
    path.write_bytes(b"nonsense")
    done = run("book", "verify", str(path))
    assert done.returncode == 1
    assert done.stderr == f"fourfold: {path}: this is not an opening book\n"
