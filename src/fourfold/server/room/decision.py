"""What an action changes in a room, or why it is refused. Decides, and changes nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
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
from fourfold.server.phrase import PHRASES
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.wire import action as act
from fourfold.table import count_taken_back

MAX_ASIDES_PER_SEAT = 200
"""Phrases, offers and take-backs that a seat may make in a game: the log is kept for good."""


@dataclass(frozen=True, slots=True)
class Change:
    """Events to be stored, and the room after them."""

    events: Sequence[Event]
    room: Room


def decide(room: Room, seat: int | None, version: int, action: act.Action, at: datetime) -> Change:
    """Return what happens when a seat asks for an action; raise `Refusal` if nothing does."""
    if seat is None or seat not in room.people:
        raise Refusal(Code.NOT_YOUR_SEAT, "only the holder of a seat can act in a game")
    is_aside = not isinstance(action, act.Move | act.Resign | act.Rematch)
    if is_aside and room.count_asides(seat) >= MAX_ASIDES_PER_SEAT:
        raise Refusal(Code.FORBIDDEN, "only moves are left to make in this game")
    events = _events(room, seat, version, action)
    try:
        return change(room, events, at)
    except IllegalMoveError as error:
        code = Code.ILLEGAL_MOVE if seat == room.to_move else Code.NOT_YOUR_TURN
        raise Refusal(code, str(error)) from None


def change(room: Room, events: Sequence[Event], at: datetime) -> Change:
    """Return the change that events make; raise `IllegalMoveError` where one can't happen."""
    return Change(events, room.after((event, at) for event in events))


def expire(room: Room) -> list[Event]:
    """Return what happens when the seat to move runs out of time."""
    happening = _running(room).position.expiry()
    if isinstance(happening, Departure):
        return [Departed(happening.seat, "time")]
    assert room.to_move is not None, "a running game has a seat to move"
    return [Moved(room.to_move, happening, is_forced=True)]


def abandon(room: Room) -> list[Event]:
    """Return what happens when nobody has come back for a long time: the seat to move leaves."""
    seat = _running(room).seat
    assert seat is not None, "a running game has a seat to move"
    return [Departed(seat, "time")]


def count_takeable(room: Room, seat: int) -> int:
    """Return how many moves a seat can take back now."""
    match = room.match
    if match is None or match.outcome is not None or room.is_between_people:
        return 0
    if seat not in room.people:
        return 0
    if len(room.people) > 1:
        # One person plays several seats: back to the latest decision that was theirs.
        back = range(1, len(match.events) + 1)
        return next((n for n in back if match.positions[-1 - n].seat in room.people), 0)
    return count_taken_back(match, seat)


def _events(room: Room, seat: int, version: int, action: act.Action) -> list[Event]:
    match action:
        # First: most actions are moves, and asking for the type of a model takes a microsecond.
        case act.Move(move=text):
            return _move(room, seat, version, text)
        case act.Say(phrase=phrase):
            return _say(room, seat, phrase)
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
    """Refuse an answer to a position that is no longer there, or never was."""
    if not room.play_version <= version <= room.version:
        raise Refusal(
            Code.STALE,
            f"the action answers version {version}; "
            f"the position is of version {room.play_version}, the room at {room.version}",
        )


def _move(room: Room, seat: int, version: int, text: str) -> list[Event]:
    _running(room)
    _check_fresh(room, version)
    try:
        return [Moved(seat, room.game.parse_move(text))]
    except GameError as error:
        raise Refusal(Code.ILLEGAL_MOVE, f"the move {text!r}: {error}") from None


def _resign(room: Room, seat: int, version: int) -> list[Event]:
    _running(room)
    if version < room.started_version:
        # They meant to get up, and somebody sat down at that moment.
        _check_fresh(room, version)
    _check_playing(room, seat)
    return [Departed(seat, "resignation")]


def _offer_draw(room: Room, seat: int, version: int) -> list[Event]:
    _running(room)
    _check_playing(room, seat)
    if any(room.bot(other) is not None for other in room.seats):
        raise Refusal(Code.FORBIDDEN, "bots agree to no draw")
    if seat in room.draw_offers:
        raise Refusal(Code.NO_OFFER, "the seat has offered a draw already")
    if room.draw_offers:
        # Accepting ends the game: it must be the offer that stands now.
        _check_fresh(room, version)
    offers = {*room.draw_offers, seat}
    agreed: list[Event] = [DrawAgreed()] if offers >= set(room.people_playing) else []
    return [DrawOffered(seat), *agreed]


def _decline_draw(room: Room, seat: int) -> list[Event]:
    _running(room)
    if not room.draw_offers:
        raise Refusal(Code.NO_OFFER, "no draw has been offered")
    _check_playing(room, seat)
    return [DrawDeclined(seat)]


def _check_playing(room: Room, seat: int) -> None:
    if room.has_left(seat):
        raise Refusal(Code.GAME_OVER, "the seat has left the game")


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


def _offer_rematch(room: Room, seat: int) -> list[Event]:
    if room.status != "over":
        raise Refusal(Code.NOT_STARTED, "a rematch can be offered when the game is over")
    if seat in room.rematch_offers:
        raise Refusal(Code.NO_OFFER, "the seat has offered a rematch already")
    return [RematchOffered(seat)]
