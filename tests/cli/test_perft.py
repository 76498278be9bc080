"""`fourfold perft` prints the number of move sequences."""

import pytest

from tests.cli.command import run


@pytest.mark.parametrize(
    ("depth", "count"),
    list(enumerate([16, 256, 3840, 57600, 806400, 11289600, 146764800, 1907942400], 1)),
)
def test_counts_from_the_empty_board_are_known(depth: int, count: int) -> None:
    for rules in ("CSHT", "CSHT!"):
        done = run("perft", "quarto", "--rules", rules, "--depth", str(depth))
        assert done.stdout == f"{count}\n"


def test_the_engines_agree() -> None:
    position = "0123/4567/89A./.... B c2"
    for depth in ("1", "2", "3", "4"):
        call = ["perft", "quarto", "--rules", "CS+", "--depth", depth, "--position", position]
        counts = {run(*call, "--engine", engine).stdout for engine in ("python", "native")}
        assert len(counts) == 1


@pytest.mark.parametrize("engine", ["python", "native"])
def test_quartino_counts_claims_too(engine: str) -> None:
    call = ["perft", "quartino", "--engine", engine]
    assert run(*call, "--depth", "1").stdout == "36\n"
    assert run(*call, "--depth", "2").stdout == f"{36 * 33}\n"
    assert run(*call, "--rules", "grid", "--depth", "2").stdout == f"{36 * 17}\n"


def test_quartino_is_counted_by_the_native_engine_if_none_is_chosen() -> None:
    assert run("perft", "quartino", "--players", "4", "--depth", "6").stdout == "1676676672\n"


UNKNOWN = "R/Y/G/B/-/-/-/-/- 1 claim ?,?,?;BGYR/?,?,?,?;"


def test_unknown_cards_are_counted_in_python() -> None:
    call = ["perft", "quartino", "--depth", "2", "--position", UNKNOWN]
    assert run(*call).stdout == "6660\n"
    assert run(*call, "--engine", "python").stdout == "6660\n"


def test_the_native_engine_needs_to_know_every_card() -> None:
    done = run("perft", "quartino", "--depth", "2", "--position", UNKNOWN, "--engine", "native")
    assert done.returncode == 2
    assert "the native engine can't count this for quartino: use python." in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_number_too_large_is_reported() -> None:
    for call in ("quarto --depth 30", "quartino --depth 10000000000"):
        done = run("perft", *call.split())
        assert done.returncode == 1
        assert done.stderr == "fourfold: the number of sequences needs more than 64 bits\n"


def test_there_are_no_sequences_beyond_the_longest_game() -> None:
    for depth in ("35", "10000000000"):
        assert run("perft", "quarto", "--depth", depth).stdout == "0\n"


def test_sequences_that_end_the_game_are_counted() -> None:
    for rules, counts in (
        ("CSHT", "32975017574400 537941606400\n"),
        ("CSHT+", "32732943851520 1001963520000\n"),
        ("CSHT!", "33243988377600 0\n"),
    ):
        done = run("perft", "quarto", "--rules", rules, "--depth", "12", "--ended")
        assert done.stdout == counts


def test_the_engines_agree_on_what_ends_the_game() -> None:
    call = ["perft", "quarto", "--rules", "CSHT", "--depth", "3", "--ended"]
    call += ["--position", "5B1A/68FD/079./C... 2 c2"]
    counts = {run(*call, "--engine", engine).stdout for engine in ("python", "native")}
    assert counts == {"36 6\n"}


LAST_CARD = "R/Y/G/-/-/-/-/-/- 1 place:1 RYGB;BGYR,BGRY,BRGY/?,?,?,?;"


def test_python_counts_the_sequences_that_end_a_quartino_game() -> None:
    """Of 36 placements and their continuations, only blue on field 3 with the claim wins."""
    call = ["perft", "quartino", "--depth", "2", "--ended", "--position", LAST_CARD]
    assert run(*call).stdout == f"{36 * 9} 1\n"
    done = run(*call, "--engine", "native")
    assert done.returncode == 2
    assert "the native engine can't count this for quartino: use python." in done.stderr
