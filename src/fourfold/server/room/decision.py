"""Decides actions: which events they cause, or why they are refused. Pure functions."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import assert_never

from fourfold.games.game import Departure, GameError, IllegalMoveError
from fourfold.match import AnyMatch
from fourfold.server.event.event import (
    Closed,
    Departed,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Event,
    Left,
    Moved,
    RematchOffered,
    Said,
    TakenBack,
)
from fourfold.server.phrase import NUDGE, PHRASES
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.wire import action as act
from fourfold.table import count_taken_back

MAX_ASIDES_PER_SEAT = 200
"""Phrases, offers and take-backs that a seat may make per game: the log is kept forever."""

ONLY_PLAYERS = "only players can act in a game"

NUDGE_INTERVAL = timedelta(minutes=1)
"""Minimum time between two nudges by a seat."""


@dataclass(frozen=True, slots=True)
class Change:
    """Events to store, and the room after them."""

    events: Sequence[Event]
    room: Room


def decide(room: Room, seat: int | None, version: int, action: act.Action, at: datetime) -> Change:
    """Return the change caused by a seat's action; raise `Refusal` if it is not allowed."""
    if seat is None or seat not in room.people:
        raise Refusal(Code.NOT_YOUR_SEAT, ONLY_PLAYERS)
    is_aside = not isinstance(
        action, act.Move | act.Resign | act.Rematch | act.ClaimDeparture | act.ClaimDraw
    )
    if is_aside and room.count_asides(seat) >= MAX_ASIDES_PER_SEAT:
        raise Refusal(Code.FORBIDDEN, "too many phrases, offers and take-backs in this game")
    events = _events(room, seat, version, action, at)
    try:
        return change(room, events, at)
    except IllegalMoveError as error:
        code = Code.ILLEGAL_MOVE if seat == room.to_move else Code.NOT_YOUR_TURN
        raise Refusal(code, str(error)) from None


def change(room: Room, events: Sequence[Event], at: datetime) -> Change:
    """Apply events; raise `IllegalMoveError` if one is illegal."""
    return Change(events, room.after((event, at) for event in events))


def expire(room: Room) -> list[Event]:
    """Return the events when the seat to move runs out of time."""
    expiry = _running(room).position.expiry()
    if isinstance(expiry, Departure):
        return [Departed(expiry.seat, "time")]
    assert room.to_move is not None, "a running game has a seat to move"
    return [Moved(room.to_move, expiry, is_forced=True)]


def abandon(room: Room) -> list[Event]:
    """Return the events that end an abandoned game: the seat to move loses on time."""
    seat = _running(room).seat
    assert seat is not None, "a running game has a seat to move"
    return [Departed(seat, "time")]


def count_takeable(room: Room, seat: int) -> int:
    """Return how many moves a seat's take-back would undo now; 0 if it can't take back."""
    match = room.match
    if match is None or match.outcome is not None or room.is_between_people:
        return 0
    if seat not in room.people:
        return 0
    if len(room.people) > 1:
        # One person plays several seats: go back to their latest decision.
        back = range(1, len(match.events) + 1)
        return next((n for n in back if match.positions[-1 - n].seat in room.people), 0)
    return count_taken_back(match, seat)


def can_offer_draw(room: Room, seat: int) -> bool:
    """Return whether a seat may offer a draw now, or accept one."""
    try:
        _check_draw(room, seat)
    except Refusal:
        return False
    return True


def _events(room: Room, seat: int, version: int, action: act.Action, at: datetime) -> list[Event]:
    match action:
        # Moves first: they are the most common, and each type check takes a microsecond.
        case act.Move(move=text):
            return _move(room, seat, version, text)
        case act.Say(phrase=phrase):
            return _say(room, seat, phrase)
        case act.Nudge():
            return _nudge(room, seat, at)
        case act.ClaimDeparture():
            return [Departed(_absentee(room, seat, version), "absence")]
        case act.ClaimDraw():
            return _claim_draw(room, seat, version)
        case act.Resign() if room.status == "waiting":
            return [Left(seat)] if len(room.people) > 1 else [Left(seat), Closed()]
        case act.Resign():
            return _resign(room, seat, version)
        case act.Rematch():
            return _offer_rematch(room, seat)
        case act.OfferDraw():
            return _offer_draw(room, seat, version)
        case act.DeclineDraw():
            return _decline_draw(room, seat)
        case act.TakeBack():
            return _take_back(room, seat, version)
        case _:
            assert_never(action)


def _running(room: Room) -> AnyMatch:
    if room.status in ("over", "closed"):
        raise Refusal(Code.GAME_OVER, "the game is over")
    if room.match is None:
        raise Refusal(Code.NOT_STARTED, "the game has not begun: a seat is free")
    return room.match


def _check_fresh(room: Room, version: int) -> None:
    """Refuse an action based on an outdated version, or on one that doesn't exist."""
    if not room.play_version <= version <= room.version:
        raise Refusal(
            Code.STALE,
            f"the action is based on version {version}; "
            f"the position is from version {room.play_version}, the room is at {room.version}",
        )


def _move(room: Room, seat: int, version: int, text: str) -> list[Event]:
    _running(room)
    _check_fresh(room, version)
    try:
        return [Moved(seat, room.game.parse_move(text))]
    except GameError as error:
        raise Refusal(Code.ILLEGAL_MOVE, f"move {text!r}: {error}") from None


def _resign(room: Room, seat: int, version: int) -> list[Event]:
    _running(room)
    if version < room.started_version:
        # They meant to leave the room, but the game started at that moment.
        _check_fresh(room, version)
    _check_playing(room, seat)
    return [Departed(seat, "resignation")]


def _offer_draw(room: Room, seat: int, version: int) -> list[Event]:
    _check_draw(room, seat)
    if room.draw_offers:
        # Accepting ends the game: make sure that the client has seen this offer.
        _check_fresh(room, version)
    offers = {*room.draw_offers, seat}
    agreed: list[Event] = [DrawAgreed()] if offers >= set(room.people_playing) else []
    return [DrawOffered(seat), *agreed]


def _check_draw(room: Room, seat: int) -> None:
    """Refuse a draw offer that the room doesn't allow now."""
    _running(room)
    _check_playing(room, seat)
    if any(room.bot(other) is not None for other in room.seats):
        raise Refusal(Code.FORBIDDEN, "bots don't accept draws")
    if seat in room.draw_offers:
        raise Refusal(Code.NO_OFFER, "you have already offered a draw")
    if seat in room.declined_draws and not room.draw_offers:
        raise Refusal(Code.DRAW_DECLINED, "your offer was declined; offer a draw again next turn")


def _decline_draw(room: Room, seat: int) -> list[Event]:
    _running(room)
    if not room.draw_offers:
        raise Refusal(Code.NO_OFFER, "no draw has been offered")
    _check_playing(room, seat)
    return [DrawDeclined(seat)]


def _check_playing(room: Room, seat: int) -> None:
    if room.has_left(seat):
        raise Refusal(Code.GAME_OVER, "you have left the game")


def _take_back(room: Room, seat: int, version: int) -> list[Event]:
    _running(room)
    _check_fresh(room, version)
    count = count_takeable(room, seat)
    if not count:
        raise Refusal(
            Code.CANNOT_TAKE_BACK,
            "you can take back only your own latest turn, and not in a game between people",
        )
    return [TakenBack(seat, count)]


def _say(room: Room, seat: int, phrase: str) -> list[Event]:
    if phrase not in PHRASES:
        raise Refusal(Code.UNKNOWN_PHRASE, f"there is no phrase {phrase!r}")
    if room.status == "closed":
        raise Refusal(Code.GAME_OVER, "the room is closed")
    return [Said(seat, phrase)]


def _nudge(room: Room, seat: int, at: datetime) -> list[Event]:
    _find_opponent_to_move(room, seat)
    last = room.nudged_at(seat)
    # The wall clock may have been set back: then a nudge is allowed again.
    if last is not None and timedelta() <= at - last < NUDGE_INTERVAL:
        wait = (NUDGE_INTERVAL - (at - last)).total_seconds()
        raise Refusal(Code.NOT_YET, f"not yet: {wait:.0f} seconds left", wait=wait)
    return [Said(seat, NUDGE)]


def _claim_draw(room: Room, seat: int, version: int) -> list[Event]:
    absent = _absentee(room, seat, version)
    if sum(not room.has_left(each) for each in room.seats) > 2:
        raise Refusal(Code.FORBIDDEN, "a draw can be claimed only when two players are left")
    return [DrawAgreed(absent)]


def _absentee(room: Room, seat: int, version: int) -> int:
    """Return the seat that a claim is about; the caller checks how long it has been absent."""
    opponent = _find_opponent_to_move(room, seat)
    _check_fresh(room, version)
    return opponent


def _find_opponent_to_move(room: Room, seat: int) -> int:
    """Return the seat to move; raise `Refusal` unless another person has it."""
    _running(room)
    _check_playing(room, seat)
    mover = room.people.get(room.to_move or 0)
    if room.to_move is None or mover is None or mover.guest == room.people[seat].guest:
        raise Refusal(Code.FORBIDDEN, "it is not another person's turn")
    return room.to_move


def _offer_rematch(room: Room, seat: int) -> list[Event]:
    if room.status != "over":
        raise Refusal(Code.NOT_STARTED, "a rematch can be offered when the game is over")
    if seat in room.rematch_offers:
        raise Refusal(Code.NO_OFFER, "you have already offered a rematch")
    return [RematchOffered(seat)]
