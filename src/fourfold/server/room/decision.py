"""What an action adds to the log of a room, or why it is refused. Decides, and changes nothing."""

from fourfold.games.game import Departure, GameError, IllegalMoveError
from fourfold.match import Match
from fourfold.server.phrase import PHRASES
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.room.telling import tell_departure, tell_moves
from fourfold.server.wire import action as act
from fourfold.server.wire.event import (
    Closed,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Event,
    Left,
    RematchOffered,
    Said,
    TakenBack,
)
from fourfold.table import count_taken_back

MOST_ASIDES = 200
"""So many phrases, offers and take-backs a seat may make in a game: the log is kept for good."""


def decide(room: Room, seat: int | None, version: int, action: act.Action) -> list[Event]:
    """Return what happens when a seat asks for an action; raise `Refusal` if nothing does."""
    if seat is None or seat not in room.people:
        raise Refusal(Code.NOT_YOUR_SEAT, "only who holds a seat can act in a game")
    is_aside = not isinstance(action, act.Move | act.Resign | act.Rematch)
    if is_aside and room.asides[seat] >= MOST_ASIDES:
        raise Refusal(Code.FORBIDDEN, "only moves are left to make in this game")
    match action:
        case act.Say(phrase=phrase):
            return _say(room, seat, phrase)
        case act.Resign() if room.status == "waiting":
            return [Left(seat=seat)] if len(room.people) > 1 else [Left(seat=seat), Closed()]
        case act.Rematch():
            return _ask_for_rematch(room, seat)
        case _:
            return _decide_in_play(room, _running(room), seat, version, action)


def _decide_in_play(
    room: Room,
    match: Match,
    seat: int,
    version: int,
    action: act.Move | act.Resign | act.OfferDraw | act.DeclineDraw | act.TakeBack,
) -> list[Event]:
    match action:
        case act.Resign():
            if version < room.started_version:
                # They wanted to get up, and somebody has sat down in that moment.
                _check_fresh(room, version)
            return _resign(room, match, seat)
        case act.OfferDraw():
            return _offer_draw(room, seat, version)
        case act.DeclineDraw():
            return _decline_draw(room, seat)
        case act.TakeBack():
            _check_fresh(room, version)
            return _take_back(room, seat)
        case act.Move(move=text):
            _check_fresh(room, version)
            return _move(room, match, seat, text)


def expire(room: Room) -> list[Event]:
    """Return what it means that the time of the seat to move has run out."""
    match = _running(room)
    happening = match.position.expiry()
    if isinstance(happening, Departure):
        return [tell_departure(match.position, happening.seat, "time")]
    return [*tell_moves(room.game, match.position, [happening], is_forced=True)]


def abandon(room: Room) -> list[Event]:
    """Return what it means that nobody has come back for a long time: who is to move has left."""
    match = _running(room)
    assert match.seat is not None, "a running game has a seat to move"
    return [tell_departure(match.position, match.seat, "time")]


def _running(room: Room) -> Match:
    if room.status in ("over", "closed"):
        raise Refusal(Code.GAME_OVER, "the game is over")
    if room.match is None:
        raise Refusal(Code.NOT_STARTED, "the game has not begun: a seat is free")
    return room.match


def _check_fresh(room: Room, version: int) -> None:
    """Refuse an answer to a position that is no longer there, or was never."""
    if not room.play_version <= version <= room.version:
        raise Refusal(
            Code.STALE,
            f"the action answers version {version}; "
            f"the position is of version {room.play_version}, the room at {room.version}",
        )


def _move(room: Room, match: Match, seat: int, text: str) -> list[Event]:
    position = match.position
    try:
        move = room.game.parse_move(text)
        position.play(move, seat)
    except IllegalMoveError as error:
        code = Code.ILLEGAL_MOVE if seat == match.seat else Code.NOT_YOUR_TURN
        raise Refusal(code, str(error)) from None
    except GameError as error:
        raise Refusal(Code.ILLEGAL_MOVE, f"the move {text!r}: {error}") from None
    return [*tell_moves(room.game, position, [move])]


def _resign(room: Room, match: Match, seat: int) -> list[Event]:
    if room.has_left(seat):
        raise Refusal(Code.GAME_OVER, "the seat has left the game")
    return [tell_departure(match.position, seat, "resignation")]


def _offer_draw(room: Room, seat: int, version: int) -> list[Event]:
    if room.has_left(seat):
        raise Refusal(Code.GAME_OVER, "the seat has left the game")
    if any(room.bot(other) is not None for other in room.seats):
        raise Refusal(Code.FORBIDDEN, "bots agree to no draw")
    if seat in room.draw_offers:
        raise Refusal(Code.NO_OFFER, "the seat has offered a draw already")
    if room.draw_offers:
        # Agreeing ends the game: it must be to the offer that stands now.
        _check_fresh(room, version)
    offers = {*room.draw_offers, seat}
    agreed: list[Event] = [DrawAgreed()] if offers >= set(room.people_playing) else []
    return [DrawOffered(seat=seat), *agreed]


def _decline_draw(room: Room, seat: int) -> list[Event]:
    if not room.draw_offers:
        raise Refusal(Code.NO_OFFER, "no draw has been offered")
    if room.has_left(seat):
        raise Refusal(Code.GAME_OVER, "the seat has left the game")
    return [DrawDeclined(seat=seat)]


def _take_back(room: Room, seat: int) -> list[Event]:
    count = takeable(room, seat)
    if not count:
        raise Refusal(
            Code.CANNOT_TAKE_BACK,
            "only one's own latest turn can be taken back, and not between people",
        )
    return [TakenBack(seat=seat, count=count)]


def takeable(room: Room, seat: int) -> int:
    """Return how many moves a seat can take back now."""
    match = room.match
    if match is None or match.outcome is not None or room.is_between_people:
        return 0
    if seat not in room.people:
        return 0
    if len(room.people) > 1:
        # One person plays several seats: to the latest decision that was theirs.
        back = range(1, len(match.events) + 1)
        return next((n for n in back if match.positions[-1 - n].seat in room.people), 0)
    return count_taken_back(match, seat)


def _say(room: Room, seat: int, phrase: str) -> list[Event]:
    if phrase not in PHRASES:
        raise Refusal(Code.UNKNOWN_PHRASE, f"there is no phrase {phrase!r}")
    if room.status == "closed":
        raise Refusal(Code.GAME_OVER, "the room is closed")
    return [Said(seat=seat, phrase=phrase)]


def _ask_for_rematch(room: Room, seat: int) -> list[Event]:
    if room.status != "over":
        raise Refusal(Code.NOT_STARTED, "a rematch can be asked for when the game is over")
    if seat in room.rematch_offers:
        raise Refusal(Code.NO_OFFER, "the seat has asked for a rematch already")
    return [RematchOffered(seat=seat)]
