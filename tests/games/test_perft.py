"""Perft: the rules compared with an independent brute-force count."""

from math import perm

import pytest

from fourfold.games import GAMES
from fourfold.games.perft import perft, perft_ended
from tests.games.brute_force import count_sequences
from tests.games.perft_case import PerftCase, all_cases, perft_files

MAX_FOR_PYTHON = 20_000
"""Positions to play in one count; larger counts are left to the native core."""

MAX_FOR_BRUTE_FORCE = 2_000

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)


def test_there_are_data_for_both_games() -> None:
    assert len(perft_files()) == 5
    assert {case.game for case in all_cases()} == set(GAMES)
    assert all(case.counts for case in all_cases())


@every_case
def test_the_rules_match_the_counts_in_the_data_files(case: PerftCase) -> None:
    game = GAMES[case.game]
    position = game.parse_position(case.position, game.parse_rules(case.rules))
    to_play = 0
    for depth, count in case.counts.items():
        if to_play <= MAX_FOR_PYTHON:
            assert perft(position, depth, game.uncounted) == count, f"depth {depth}"
        to_play += count


@every_case
def test_the_data_files_match_the_brute_force_counts(case: PerftCase) -> None:
    to_play = 0
    for depth, count in case.counts.items():
        to_play += count
        if to_play <= MAX_FOR_BRUTE_FORCE:
            assert count_sequences(case, depth) == count, f"depth {depth}"


EMPTY_BOARDS = [case for case in all_cases("quarto") if case.position.startswith("..../..../..../")]


@pytest.mark.parametrize("case", EMPTY_BOARDS, ids=str)
def test_the_count_from_the_empty_board_to_depth_5_is_known(case: PerftCase) -> None:
    quarto = GAMES["quarto"]
    position = quarto.start(quarto.parse_rules(case.rules))
    assert perft(position, 5, quarto.uncounted) == case.counts[5] == 806_400


@pytest.mark.parametrize("case", EMPTY_BOARDS, ids=str)
def test_the_first_counts_are_products_of_falling_factorials(case: PerftCase) -> None:
    """Before the fourth placement no group can be complete."""
    gives_and_places = {
        depth: perm(16, (depth + 1) // 2) * perm(16, depth // 2) for depth in range(1, 9)
    }
    assert case.counts == gives_and_places


def test_depth_zero_is_one_sequence() -> None:
    for game in GAMES.values():
        deal = game.draw_deal(2, 1)
        assert perft(game.start(game.default_rules, deal=deal), 0) == 1


def test_calls_count_only_when_requested() -> None:
    quarto = GAMES["quarto"]
    position = quarto.parse_position("..../..../.5../.... - b2", quarto.default_rules)
    assert perft(position, 1, quarto.uncounted) == 15
    assert perft(position, 1) == 15 + 10


@pytest.mark.parametrize(
    ("rules", "text", "ended"),
    [
        ("CSHT", "02.4/1F../..../.... 6 d4", [0, 1, 0]),  # the piece in hand wins on one square
        ("CSHT!", "02.4/1F../..../.... 6 d4", [0, 0, 0]),  # there, only a call wins
        ("CSHT", "5B1A/68FD/0792/CE4. 3 c1", [0, 1, 0]),  # the last piece draws
        ("CSHT!", "92A4/E183/0D6C/B75. F c1", [0, 0, 0, 1, 0]),  # two passes after it draw
        ("CSHT", "0123/..../..../.... - d4", [0, 0]),  # already over
    ],
)
def test_sequences_that_end_the_game_are_counted(rules: str, text: str, ended: list[int]) -> None:
    quarto = GAMES["quarto"]
    position = quarto.parse_position(text, quarto.parse_rules(rules))
    found = [perft_ended(position, depth, quarto.uncounted) for depth in range(len(ended))]
    assert found == ended
