"""Nudges, and claims against an absent player; the live room measures the absence."""

from datetime import timedelta

import pytest

from fourfold.server.event.event import Departed, DrawAgreed, Said, TakenBack
from fourfold.server.phrase import NUDGE
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.decision import can_offer_draw, change, count_takeable, decide
from fourfold.server.wire.action import (
    Action,
    ClaimDeparture,
    ClaimDraw,
    Nudge,
    Resign,
    TakeBack,
)
from tests.server.room.rooms import NOW, Desk, running_room, waiting_room

CLAIMS: tuple[Action, ...] = (Nudge(), ClaimDeparture(), ClaimDraw())


def refuse(desk: Desk, seat: int, action: Action) -> Refusal:
    """Return why an action is refused."""
    with pytest.raises(Refusal) as caught:
        decide(desk.room, seat, desk.room.version, action, NOW)
    return caught.value


def test_a_claimed_departure_wins_by_absence() -> None:
    desk = running_room()
    desk.play("=5")
    assert desk.act(1, ClaimDeparture()) == [Departed(2, "absence")]
    assert desk.room.match is not None
    outcome = desk.room.match.outcome
    assert outcome is not None
    assert (outcome.winner, desk.room.end_reason) == (1, "absence")


def test_a_claimed_draw_names_the_absent_seat() -> None:
    desk = running_room()
    desk.play("=5")
    assert desk.act(1, ClaimDraw()) == [DrawAgreed(absent=2)]
    assert desk.room.end_reason == "absence"


def test_only_a_claim_ends_a_game_by_absence() -> None:
    desk = running_room()
    assert desk.room.end_reason is None
    desk.act(2, Resign())
    assert desk.room.end_reason == "resignation"
    assert waiting_room().room.end_reason is None


def test_a_claim_that_leaves_two_players_does_not_end_the_game() -> None:
    desk = running_room("quartino", bots=(None,) * 3)
    assert refuse(desk, 2, ClaimDraw()).code is Code.FORBIDDEN
    desk.act(2, ClaimDeparture())
    assert not desk.room.is_claimed
    assert desk.room.end_reason is None
    desk.act(3, Resign())
    assert desk.room.end_reason == "resignation"


@pytest.mark.parametrize("action", CLAIMS, ids=lambda each: each.kind)
def test_nothing_can_be_claimed_against_a_bot_or_oneself(action: Action) -> None:
    bot = running_room(bots=(None, "keen"))
    bot.play("=5")
    assert refuse(bot, 1, action).code is Code.FORBIDDEN
    alone = running_room(guests=("ann", "ann"))
    assert refuse(alone, 2, action).code is Code.FORBIDDEN
    assert refuse(running_room(), 1, action).code is Code.FORBIDDEN, "their own turn"


def test_a_nudge_says_how_long_to_wait_for_the_next() -> None:
    desk = running_room()
    desk.play("=5")
    assert desk.room.nudged_at(1) is None
    assert desk.act(1, Nudge()) == [Said(1, NUDGE)]
    assert desk.room.nudged_at(1) == NOW
    version = desk.room.version
    with pytest.raises(Refusal, match="not yet: 40 seconds left") as caught:
        decide(desk.room, 1, version, Nudge(), NOW + timedelta(seconds=20))
    assert caught.value.wait == 40
    for seconds in (-1, 60):
        later = NOW + timedelta(seconds=seconds)
        assert decide(desk.room, 1, version, Nudge(), later).events == [Said(1, NUDGE)]


def test_the_room_remembers_the_time_of_a_nudge() -> None:
    desk = running_room()
    later = NOW + timedelta(minutes=5)
    assert change(desk.room, [Said(2, NUDGE)], later).room.nudged_at(2) == later


def test_whoever_plays_both_seats_takes_back_their_latest_decision() -> None:
    desk = running_room(guests=("ann", "ann"))
    desk.play("=5")
    assert desk.act(1, TakeBack()) == [TakenBack(1, 1)]


def test_nothing_is_taken_back_before_the_first_decision() -> None:
    """The bot starts, and hasn't moved."""
    desk = running_room("quartino", bots=("keen", None, None), guests=("ann", "ann"))
    assert count_takeable(desk.room, 2) == 0


def test_nobody_can_offer_a_draw_before_the_start() -> None:
    assert can_offer_draw(waiting_room(guests=("ann",)).room, 1) is False
    assert can_offer_draw(running_room().room, 1) is True
