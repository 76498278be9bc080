"""Guarantees of every Quarto! bot: legal answers that depend only on the question."""

import pickle
from random import Random

import pytest

from fourfold.bots import AnyBot, Budget
from fourfold.games.quarto import (
    Call,
    Pass,
    Place,
    Position,
    Rules,
    format_rules,
    parse_position,
    parse_rules,
)
from tests.bots.quarto.table import BOTS, LITTLE, NAMES, RULES, ask, own, play_game, random_position


def check_answer(bot: AnyBot, position: Position, seed: int, budget: Budget) -> None:
    choice = ask(bot, position, seed, budget)
    assert choice.moves
    after = position
    for move in choice.moves:
        assert after.seat == position.seat
        assert move in after.legal_moves()
        after = after.play(move)
    assert choice.value is None or -1 <= choice.value <= 1
    assert choice.line[: len(choice.moves)] == (choice.moves if choice.line else ())
    values = [candidate.value for candidate in choice.candidates]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rules", RULES, ids=format_rules)
def test_every_answer_is_a_legal_turn_along_random_games(name: str, rules: Rules) -> None:
    random = Random(f"{name} {rules}")
    for seed in range(2):
        for placed in range(16):
            position = random_position(rules, random, placed)
            check_answer(BOTS[name], position, seed, LITTLE)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rules", RULES[:4], ids=format_rules)
def test_whole_games_come_to_an_end_in_both_seats(name: str, rules: Rules) -> None:
    for seed in range(2):
        for bots in ((BOTS[name], BOTS["casual"]), (BOTS["keen"], BOTS[name])):
            *_, (position, choice) = play_game(bots, rules, seed)
            for move in own(choice.moves):
                position = position.play(move)
            assert position.outcome


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "text",
    [
        "9348/6C../FA15/D.72 - b3",
        "9348/6C../FA15/D.72 - b3!",
        "9348/6C0B/FA15/DE72 - d3",
        "9348/6C0B/FA15/DE72 - d3!",
        "9348/6C0B/FA15/DE72 - d3~",
        "9348/6C0B/FA15/DE72 - d3~!",
        "..../..../..../.... - -",
    ],
)
def test_every_phase_of_a_turn_is_answered(name: str, text: str) -> None:
    position = parse_position(text, parse_rules("CSHT!"))
    check_answer(BOTS[name], position, 1, LITTLE)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_question_gives_the_same_answer(name: str) -> None:
    bot, copy = BOTS[name], pickle.loads(pickle.dumps(BOTS[name]))
    positions = [random_position(RULES[seed % 2], Random(seed), 4 + seed) for seed in range(8)]
    first = [ask(bot, position, seed=7) for position in positions]
    # Asked in reverse order, after many other questions, and from another instance.
    assert [ask(copy, position, seed=7) for position in reversed(positions)] == first[::-1]


@pytest.mark.parametrize("name", NAMES[:-1])
def test_another_seed_can_give_another_answer(name: str) -> None:
    position = random_position(RULES[0], Random(3), 5)
    assert len({ask(BOTS[name], position, seed).moves for seed in range(10)}) > 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "budget",
    [Budget(seconds=0.0), Budget(seconds=1e-6), Budget(seconds=None, is_stopped=lambda: True)],
    ids=["no time", "almost no time", "stopped"],
)
@pytest.mark.parametrize("placed", [0, 2, 6, 12])
def test_a_bot_without_time_still_gives_a_legal_answer(
    name: str, budget: Budget, placed: int
) -> None:
    for rules in RULES[:3]:
        check_answer(BOTS[name], random_position(rules, Random(placed), placed), 1, budget)


@pytest.mark.parametrize("name", ["expert", "perfect"])
def test_a_bot_can_be_stopped_while_it_thinks(name: str) -> None:
    asked = 0

    def is_stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 1

    position = random_position(RULES[0], Random(1), 5)
    check_answer(BOTS[name], position, 1, Budget(seconds=None, is_stopped=is_stopped))
    assert asked > 1


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_sees_a_win_places_and_calls_it(name: str) -> None:
    """A row of four light, round, short pieces: even a weak bot sees it once in ten tries."""
    position = parse_position("..../..../..../08.4 2 a1", parse_rules("CSHT!"))
    answers = [ask(BOTS[name], position, seed).moves for seed in range(10)]
    wins = [moves for moves in answers if isinstance(moves[-1], Call)]
    assert wins
    assert all([type(move) for move in moves] == [Place, Call] for moves in wins)


@pytest.mark.parametrize("name", NAMES)
def test_after_the_last_piece_the_window_is_passed_or_the_group_called(name: str) -> None:
    position = parse_position("9348/6C0B/FA15/D.72 E d3", parse_rules("CSHT!"))
    moves = ask(BOTS[name], position).moves
    assert isinstance(moves[-1], Pass if name == "perfect" else Pass | Call)
