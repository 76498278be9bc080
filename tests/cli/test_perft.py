"""`fourfold perft` prints the number of move sequences."""

import pytest

from tests.cli.command import run


@pytest.mark.parametrize(
    ("depth", "count"),
    list(enumerate([16, 256, 3840, 57600, 806400, 11289600, 146764800, 1907942400], 1)),
)
def test_the_empty_board(depth: int, count: int) -> None:
    for rules in ("CSHT", "CSHT!"):
        done = run("perft", "quarto", "--rules", rules, "--depth", str(depth))
        assert done.stdout == f"{count}\n"


def test_the_engines_agree() -> None:
    position = "0123/4567/89A./.... B c2"
    for depth in ("1", "2", "3", "4"):
        call = ["perft", "quarto", "--rules", "CS+", "--depth", depth, "--position", position]
        counts = {run(*call, "--engine", engine).stdout for engine in ("python", "native")}
        assert len(counts) == 1


def test_quartino_counts_claims_too() -> None:
    assert run("perft", "quartino", "--depth", "1").stdout == "36\n"
    assert run("perft", "quartino", "--depth", "2").stdout == f"{36 * 33}\n"
    assert run("perft", "quartino", "--rules", "grid", "--depth", "2").stdout == f"{36 * 17}\n"


def test_a_number_too_large_is_told() -> None:
    done = run("perft", "quarto", "--depth", "30")
    assert done.returncode == 1
    assert done.stderr == "fourfold: the number of sequences needs more than 64 bits\n"


def test_there_is_nothing_after_the_longest_game() -> None:
    assert run("perft", "quarto", "--depth", "35").stdout == "0\n"
