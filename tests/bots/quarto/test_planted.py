"""Bugs planted in the bots: each is caught by its check."""

from collections.abc import Callable
from typing import Any

import pytest

from fourfold.bots.quarto import attention, perfect
from fourfold.bots.quarto.attention import Attention, Look
from fourfold.games.quarto import GROUPS, Position, parse_rules
from fourfold.solver.quarto import native
from tests.bots.quarto import test_attention, test_fallible, test_perfect, test_prospect

Patch = pytest.MonkeyPatch
AS_PRINTED = parse_rules("CSHT!")


def a_draw_is_as_good_as_a_win(patch: Patch) -> None:
    patch.setattr(perfect, "_rank", lambda turn: (turn.verdict.low >= 0, 0, 0))


def a_slow_win_is_as_good_as_a_fast_one(patch: Patch) -> None:
    patch.setattr(perfect, "_rank", lambda turn: (turn.verdict.value or 0, 0, 0))


def any_equal_turn_will_do(patch: Patch) -> None:
    patch.setattr(perfect, "error_chance", lambda _: 0.5)


def a_call_can_be_missed(patch: Patch) -> None:
    patch.setattr(Position, "can_call", property(lambda self: self.hand is None))


def a_crowd_hides_nothing(patch: Patch) -> None:
    def chance(self: Attention, group: Any, trait: Any, placed: int) -> float:  # noqa: ARG001
        return original(self, group, trait, 0)

    original = Attention.chance_to_overlook
    patch.setattr(Attention, "chance_to_overlook", chance)


def diagonals_are_as_plain_as_rows(patch: Patch) -> None:
    patch.setattr(attention, "DIRECTIONS", dict.fromkeys(attention.DIRECTIONS, 1.0))


def nothing_is_overlooked(patch: Patch) -> None:
    everything = (AS_PRINTED.mask,) * len(GROUPS)
    patch.setattr(Attention, "look", lambda *_: Look(AS_PRINTED, everything, everything))


def the_placement_itself_is_forgotten(patch: Patch) -> None:
    def list_stale(*raw: Any) -> list[Any]:
        board, _, *rest = raw
        [(_, _, dangerous, losing, _)] = original(board, None, *rest)
        return [
            (square, completes, dangerous, losing, replies)
            for square, completes, _, _, replies in original(*raw)
        ]

    original = native.list_prospects
    patch.setattr(native, "list_prospects", list_stale)


FOUND: list[tuple[Callable[[Patch], None], Callable[[], Any]]] = [
    (
        a_draw_is_as_good_as_a_win,
        lambda: test_perfect.test_no_turn_gives_away_value_or_distance(AS_PRINTED),
    ),
    (
        a_slow_win_is_as_good_as_a_fast_one,
        lambda: test_perfect.test_no_turn_gives_away_value_or_distance(AS_PRINTED),
    ),
    (
        any_equal_turn_will_do,
        test_perfect.test_the_turn_after_which_the_opponent_errs_most_is_taken,
    ),
    (a_call_can_be_missed, test_perfect.test_a_call_is_never_missed),
    (a_crowd_hides_nothing, test_attention.test_more_is_overlooked_on_a_full_board),
    (
        diagonals_are_as_plain_as_rows,
        test_attention.test_rows_are_plainer_than_diagonals_and_those_than_blocks,
    ),
    (
        nothing_is_overlooked,
        test_fallible.test_a_missed_group_is_seen_the_more_often_the_higher_the_level,
    ),
    (
        the_placement_itself_is_forgotten,
        lambda: test_prospect.test_a_look_agrees_with_the_rules_except_for_what_it_overlooks(
            AS_PRINTED
        ),
    ),
]


@pytest.mark.parametrize(("plant", "check"), FOUND, ids=lambda each: each.__name__)
def test_a_planted_bug_is_found(
    plant: Callable[[Patch], None], check: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    check()
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        check()
