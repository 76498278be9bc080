"""The perfect bot: exact in every rule set, never misses a call, sets traps."""

from random import Random

import pytest

from fourfold.bots import Budget
from fourfold.games.quarto import (
    Call,
    Give,
    Move,
    Place,
    Position,
    Rules,
    format_rules,
    parse_position,
    parse_rules,
)
from fourfold.solver import Solver, Verdict
from tests.bots.quarto.table import (
    BOTS,
    RULES,
    ask,
    own,
    play,
    random_position,
    winning_pieces,
    winning_squares,
)
from tests.bots.quarto.trap import error_chance
from tools.weigh_turns import whole_turns

NO_CAP = Budget(seconds=None)
AS_PRINTED = parse_rules("CSHT!")


def late_positions(rules: Rules, count: int) -> list[Position]:
    random = Random(format_rules(rules))
    return [random_position(rules, random, random.randint(7, 15)) for _ in range(count)]


def score_after(solver: Solver, position: Position, moves: tuple[Move, ...]) -> Verdict:
    """Return the verdict on a turn, without using the bot's own solver."""
    verdicts = {turn.moves: turn.verdict for turn in solver.analyse(position).moves}
    for length in range(len(moves), 0, -1):
        if moves[:length] in verdicts:
            return verdicts[moves[:length]]
    raise AssertionError(f"{moves} is not a turn")


@pytest.mark.parametrize("rules", RULES, ids=format_rules)
def test_no_turn_gives_away_value_or_distance(rules: Rules) -> None:
    solver = Solver(rules, use_book=False)
    for seed, position in enumerate(late_positions(rules, 40)):
        choice = ask(BOTS["perfect"], position, seed, NO_CAP)
        verdict = solver.analyse(position).verdict
        assert score_after(solver, position, own(choice.moves)) == verdict
        assert choice.value == verdict.value


@pytest.mark.parametrize("rules", RULES[:3], ids=format_rules)
@pytest.mark.parametrize("opponent", ["novice", "expert", "perfect"])
def test_a_won_position_is_won_in_time_and_a_drawn_one_is_not_lost(
    rules: Rules, opponent: str
) -> None:
    solver = Solver(rules, use_book=False)
    found = [(each, solver.solve(each).verdict) for each in late_positions(rules, 120)]
    won, drawn = ([pair for pair in found if pair[1].value == value] for value in (1, 0))
    assert len(drawn) >= 3
    for seed, (position, verdict) in enumerate(won[:12] + drawn[:3]):
        seat, placed = position.seat, position.placed
        while position.seat:
            bot = BOTS["perfect" if position.seat == seat else opponent]
            answer = ask(bot, position, seed + 100 * position.placed, NO_CAP)
            for move in own(answer.moves):
                position = position.play(move)
        assert position.outcome
        winner = position.outcome.winner
        if verdict.value == 1:
            assert winner == seat
            assert verdict.distance is not None
            assert position.placed - placed <= verdict.distance
        else:
            assert winner in (seat, None)
            if opponent == "perfect":
                assert winner is None


def test_a_call_is_never_missed() -> None:
    called = 0
    for rules in RULES:
        random = Random(7)
        for _ in range(60):
            position = random_position(rules, random, random.randint(4, 15))
            if position.can_call and position.live_groups():
                moves = ask(BOTS["perfect"], position, 1, NO_CAP).moves
                assert moves == (Call(position.live_groups()[0]),)
                called += 1
    assert called > 20


def test_after_the_last_piece_a_call_is_not_missed_either() -> None:
    for last in ("d1", "d1~"):
        position = parse_position(f"1357/9BDF/0246/8ACE - {last}", AS_PRINTED)
        assert isinstance(ask(BOTS["perfect"], position).moves[0], Call)


def test_the_turn_that_most_likely_leads_to_a_mistake_is_chosen() -> None:
    solver, weighed = Solver(AS_PRINTED, use_book=False), 0
    for seed in range(20):
        position = random_position(AS_PRINTED, Random(seed), 8)
        if position.live_groups() or solver.solve(position).verdict.value != 0:
            continue
        chances = {
            turn.moves: error_chance(solver.analyse(play(position, turn.moves)))
            for turn in whole_turns(solver.analyse(position))
            if turn.verdict.value == 0
        }
        moves = own(ask(BOTS["perfect"], position, seed, NO_CAP).moves)
        assert chances[moves] == max(chances.values())
        weighed += min(chances.values()) < max(chances.values())
    assert weighed > 3


def test_openings_vary_with_the_seed() -> None:
    position = parse_position("..../..../..../.... - -", AS_PRINTED)
    assert len({ask(BOTS["perfect"], position, seed).moves for seed in range(20)}) > 5


def test_with_no_time_for_a_search_no_winning_piece_is_given() -> None:
    stopped, weighed = Budget(seconds=None, is_stopped=lambda: True), 0
    for seed in range(20):
        position = random_position(AS_PRINTED, Random(seed), 6)
        if position.live_groups():
            continue
        place, *rest = own(ask(BOTS["perfect"], position, seed, stopped).moves)
        assert isinstance(place, Place)
        winning = winning_squares(position)
        if winning:
            assert place.square in winning
            continue
        squares = [move for move in position.legal_moves() if isinstance(move, Place)]
        left = {move: position.play(move) for move in squares}
        has_safe_turn = any(set(after.supply) - winning_pieces(after) for after in left.values())
        [give] = rest
        assert isinstance(give, Give)
        assert (give.piece in winning_pieces(left[place])) != has_safe_turn
        weighed += any(map(winning_pieces, left.values()))
    assert weighed > 5


def test_a_wrong_call_beside_a_live_group_is_answered() -> None:
    """The opponent calls next, so every piece loses: this used to raise an error."""
    position = parse_position("..../..../..../1357 - d1!", AS_PRINTED)
    choice = ask(BOTS["perfect"], position, 1, NO_CAP)
    assert isinstance(choice.moves[0], Give)
    assert choice.value == -1
