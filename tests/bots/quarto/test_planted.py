"""Flawed bots: each is caught by the check for its flaw."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from fourfold.bots import AnyBot, AnyChoice, AnyQuestion, Choice
from fourfold.bots.quarto import LEVELS, FallibleBot
from fourfold.bots.quarto.level import Attention
from fourfold.games.quarto import Position, parse_rules
from tests.bots.quarto import test_answers, test_fallible, test_perfect
from tests.bots.quarto.table import BOTS

AS_PRINTED = parse_rules("CSHT!")
PERFECT = BOTS["perfect"]
ASKED = count()


class FlawedBot:
    """Changes what the perfect bot chooses."""

    name = "perfect"

    def __init__(self, change: Callable[[Position, AnyChoice], AnyChoice]) -> None:
        self._change = change

    def choose(self, question: AnyQuestion) -> AnyChoice:
        return self._change(question.view, PERFECT.choose(question))


def the_last_candidate_that_does_not_lose(_: Position, choice: AnyChoice) -> AnyChoice:
    """Treat a draw as if it were as good as a win."""
    moves = [each.moves for each in choice.candidates if each.value >= 0]
    return replace(choice, moves=moves[-1]) if moves else choice


def the_last_candidate_of_the_same_value(_: Position, choice: AnyChoice) -> AnyChoice:
    """Treat a slow win like a fast one, and any turn of equal value like a trap."""
    moves = [each.moves for each in choice.candidates if each.value == choice.value]
    return replace(choice, moves=moves[-1]) if moves else choice


def no_call_of_what_the_opponent_missed(position: Position, choice: AnyChoice) -> AnyChoice:
    if not position.can_call or not position.live_groups():
        return choice
    return Choice((position.sensible_moves()[0],))


def another_turn_every_time(_: Position, choice: AnyChoice) -> AnyChoice:
    turns = [each.moves for each in choice.candidates] or [choice.moves]
    return replace(choice, moves=turns[next(ASKED) % len(turns)], line=())


def plant(name: str, bot: AnyBot) -> Callable[[pytest.MonkeyPatch], None]:
    return lambda patch: patch.setitem(BOTS, name, bot)


def an_expert_as_blind_as_a_novice(patch: pytest.MonkeyPatch) -> None:
    novice, expert = LEVELS[0], LEVELS[-1]
    plant("expert", FallibleBot(replace(expert, attention=novice.attention)))(patch)


def a_novice_that_overlooks_nothing(patch: pytest.MonkeyPatch) -> None:
    sharp = replace(LEVELS[0], attention=Attention(0.0, 1.0))
    plant("novice", FallibleBot(sharp))(patch)


def a_club_that_gives_any_piece(patch: pytest.MonkeyPatch) -> None:
    careless = replace(LEVELS[3], depth=replace(LEVELS[3].depth, plies=0, nodes=0))
    plant("club", FallibleBot(careless))(patch)


def a_casual_that_calls_wrongly(patch: pytest.MonkeyPatch) -> None:
    plant("casual", FallibleBot(replace(LEVELS[1], wrong_calls=0.5)))(patch)


FOUND: list[tuple[Callable[[pytest.MonkeyPatch], None], Callable[[], Any]]] = [
    (
        plant("perfect", FlawedBot(the_last_candidate_that_does_not_lose)),
        lambda: test_perfect.test_no_turn_gives_away_value_or_distance(AS_PRINTED),
    ),
    (
        plant("perfect", FlawedBot(the_last_candidate_of_the_same_value)),
        lambda: test_perfect.test_no_turn_gives_away_value_or_distance(AS_PRINTED),
    ),
    (
        plant("perfect", FlawedBot(the_last_candidate_of_the_same_value)),
        test_perfect.test_the_turn_that_most_likely_leads_to_a_mistake_is_chosen,
    ),
    (
        plant("perfect", FlawedBot(no_call_of_what_the_opponent_missed)),
        test_perfect.test_a_call_is_never_missed,
    ),
    (
        plant("perfect", FlawedBot(the_last_candidate_that_does_not_lose)),
        test_perfect.test_with_no_time_for_a_search_no_winning_piece_is_given,
    ),
    (
        plant("perfect", FlawedBot(another_turn_every_time)),
        lambda: test_answers.test_the_same_question_gives_the_same_answer("perfect"),
    ),
    (
        an_expert_as_blind_as_a_novice,
        test_fallible.test_higher_levels_see_a_missed_group_more_often,
    ),
    (
        a_novice_that_overlooks_nothing,
        test_fallible.test_higher_levels_see_a_missed_group_more_often,
    ),
    (
        a_club_that_gives_any_piece,
        test_fallible.test_winning_pieces_are_handed_over_less_often_two_levels_higher,
    ),
    (
        a_casual_that_calls_wrongly,
        test_fallible.test_only_the_novice_calls_groups_that_are_not_there,
    ),
]


@pytest.mark.parametrize(("plant_bug", "check"), FOUND)
def test_a_planted_bug_is_found(
    plant_bug: Callable[[pytest.MonkeyPatch], None],
    check: Callable[[], Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check()
    plant_bug(monkeypatch)
    with pytest.raises(AssertionError):
        check()
