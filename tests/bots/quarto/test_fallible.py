"""The fallible levels miss calls, spot the opponent's missed ones, and make other mistakes."""

from dataclasses import replace
from math import nan
from random import Random

import pytest

from fourfold.bots import Budget, Question
from fourfold.bots.quarto import LEVELS, FallibleBot
from fourfold.games.quarto import Call, Give, Place, parse_position, parse_rules
from fourfold.solver import Solver
from tests.bots.quarto.table import (
    BOTS,
    ask,
    own,
    play,
    random_position,
    winning_pieces,
    winning_squares,
)

RULES = parse_rules("CSHT!")
MISSED = parse_position("..../.7../..D./5391 2 d1", RULES)
"""The opponent has just completed a row of dark pieces, missed it, and given a piece."""

NOT_COMPLETE = "9348/6C0./FA15/D.7. 2 d2"
"""A nearly full board: the latest placement's row is full, and its pieces share nothing."""

NAMES = tuple(level.name for level in LEVELS)
SEEDS = range(200)


def share_of_calls(name: str) -> float:
    calls = [isinstance(ask(BOTS[name], MISSED, seed).moves[0], Call) for seed in SEEDS]
    return sum(calls) / len(calls)


def test_higher_levels_see_a_missed_group_more_often() -> None:
    shares = [share_of_calls(name) for name in NAMES]
    assert shares == sorted(shares)
    assert 0.5 < shares[0] < 0.95
    assert shares[-1] > 0.98


@pytest.mark.parametrize("number", [-0.1, nan])
@pytest.mark.parametrize("part", ["lapse", "crowding"])
def test_a_negative_or_nan_attention_is_refused(part: str, number: float) -> None:
    attention = replace(LEVELS[0].attention, **{part: number})
    bot = FallibleBot(replace(LEVELS[0], attention=attention))
    with pytest.raises(ValueError, match="lapse and crowding must be 0 or more"):
        bot.choose(Question(MISSED))


def test_only_the_novice_calls_groups_that_are_not_there() -> None:
    position = parse_position(NOT_COMPLETE, RULES)
    wrong = {
        name: sum(isinstance(ask(BOTS[name], position, seed).moves[0], Call) for seed in SEEDS)
        for name in NAMES
    }
    assert wrong.pop("novice") == pytest.approx(0.1 * len(SEEDS), rel=0.5)
    assert set(wrong.values()) == {0}


def test_a_wrong_call_does_not_end_the_turn() -> None:
    position = parse_position(NOT_COMPLETE, RULES)
    turns = [ask(BOTS["novice"], position, seed).moves for seed in SEEDS]
    kinds = {tuple(type(move) for move in turn) for turn in turns if isinstance(turn[0], Call)}
    assert (Call, Place, Give) in kinds


def handed_over(name: str) -> int:
    """Return how often a level gives a winning piece when it could give a safe one."""
    count = 0
    for seed in range(60):
        position = random_position(RULES, Random(seed), 7)
        if position.live_groups() or winning_squares(position):
            continue
        *before, give = own(ask(BOTS[name], position, seed, Budget(None)).moves)
        assert isinstance(give, Give)
        count += give.piece in winning_pieces(play(position, before))
    return count


def test_winning_pieces_are_handed_over_less_often_two_levels_higher() -> None:
    counts = [handed_over(name) for name in NAMES]
    assert all(lower > higher for lower, higher in zip(counts, counts[2:], strict=False))


def share_kept(placed: int, budget: Budget) -> float:
    """Return how often the expert's turn keeps the position's value."""
    solver, kept, asked = Solver(RULES, use_book=False), 0, 0
    for seed in range(40):
        position = random_position(RULES, Random(seed), placed)
        if position.live_groups():
            continue
        analysis = solver.analyse(position)
        values = {turn.moves: turn.verdict.value for turn in analysis.moves}
        moves = own(ask(BOTS["expert"], position, seed, budget).moves)
        kept += values.get(moves) == analysis.verdict.value
        asked += 1
    return kept / asked


def test_the_expert_plays_the_endgame_exactly_except_for_oversights() -> None:
    assert share_kept(12, Budget(None)) > 0.9


def test_more_work_lets_a_level_look_further_ahead() -> None:
    """Eight pieces on the board: one node is not enough to see which turns keep the draw."""
    assert share_kept(8, Budget(None, work=1)) < share_kept(8, Budget(None, work=5000))
