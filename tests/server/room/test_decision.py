"""What actions do to a room, told with plain messages."""

import pytest

from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.decision import MOST_ASIDES, abandon, decide, expire
from fourfold.server.room.room import Room
from fourfold.server.wire.action import (
    Action,
    DeclineDraw,
    Move,
    OfferDraw,
    Rematch,
    Resign,
    Say,
    TakeBack,
)
from fourfold.server.wire.event import (
    Closed,
    Departed,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Left,
    Moved,
    RematchOffered,
    TakenBack,
)
from tests.server.room.rooms import act, play, running_room, waiting_room

PHRASE = "hello"


def refusal(room: Room, seat: int | None, action: Action, version: int | None = None) -> Code:
    before = room.version
    with pytest.raises(Refusal) as caught:
        decide(room, seat, room.version if version is None else version, action)
    assert room.version == before
    return caught.value.code


def test_a_move_is_written_in_the_notation_of_the_rules() -> None:
    room = running_room()
    assert act(room, 1, Move(move="=5")) == [Moved(seat=1, move="=5")]
    assert room.to_move == 2


def test_a_move_out_of_turn_is_refused() -> None:
    assert refusal(running_room(), 2, Move(move="=5")) is Code.NOT_YOUR_TURN


@pytest.mark.parametrize("text", ["=G", "z9", "", "a1 ", "RYGB@5", "é", "=5=6"])
def test_what_is_no_move_is_refused(text: str) -> None:
    room = running_room()
    assert refusal(room, 1, Move.model_construct(move=text)) is Code.ILLEGAL_MOVE


def test_an_illegal_move_is_refused_with_the_words_of_the_rules() -> None:
    room = running_room()
    with pytest.raises(Refusal, match="no piece has been given"):
        decide(room, 1, room.version, Move(move="a1"))


def test_a_spectator_and_a_bots_seat_can_do_nothing() -> None:
    room = running_room(bots=(None, "keen"))
    for seat in (None, 2, 3):
        assert refusal(room, seat, Resign()) is Code.NOT_YOUR_SEAT


def test_an_answer_to_an_earlier_position_is_stale() -> None:
    room = running_room()
    seen = room.version
    play(room, "=5")
    assert refusal(room, 2, Move(move="a1"), seen) is Code.STALE


def test_an_answer_to_a_version_that_is_not_there_yet_is_stale() -> None:
    room = running_room()
    assert refusal(room, 1, Move(move="=5"), room.version + 1) is Code.STALE


def test_a_phrase_in_between_makes_no_move_stale() -> None:
    room = running_room()
    seen = room.version
    act(room, 2, Say(phrase=PHRASE))
    assert act(room, 1, Move(move="=5"), seen)


def test_a_call_after_the_window_has_closed_says_so() -> None:
    room = running_room()
    play(room, "=5 a1 =6")
    with pytest.raises(Refusal, match="the piece has been given") as caught:
        decide(room, 2, room.version, Move(move="!a1-d4"))
    assert caught.value.code is Code.NOT_YOUR_TURN


def test_a_stolen_call_wins() -> None:
    room = running_room()
    play(room, "=0 a1 =1 b1 =2 c1 =3 d1 =4")
    assert room.to_move == 2
    play(room, "!a1-d1")
    assert room.match is not None
    assert room.match.outcome is not None
    assert room.match.outcome.winner == 2


def test_resigning_ends_a_game_of_two() -> None:
    room = running_room()
    assert act(room, 2, Resign()) == [Departed(seat=2, reason="resignation")]
    assert room.status == "over"
    assert refusal(room, 1, Move(move="=5")) is Code.GAME_OVER


def test_resigning_before_the_start_frees_the_seat() -> None:
    room = waiting_room()
    room.people[1] = running_room().people[1]
    assert act(room, 1, Resign()) == [Left(seat=1), Closed()], "nobody is left in the room"
    room = waiting_room(bots=(None, None))
    room.people |= running_room().people
    assert act(room, 1, Resign()) == [Left(seat=1)]
    assert room.free_seats == [1]


def test_getting_up_while_somebody_sits_down_is_no_resignation() -> None:
    room = running_room()
    assert refusal(room, 1, Resign(), room.started_version - 1) is Code.STALE
    assert act(room, 1, Resign(), room.started_version)


def test_who_has_left_a_game_of_three_cannot_leave_again() -> None:
    room = running_room("quartino", bots=(None, None, None))
    act(room, 2, Resign())
    assert room.status == "playing"
    assert refusal(room, 2, Resign()) is Code.GAME_OVER
    assert refusal(room, 2, OfferDraw()) is Code.GAME_OVER


def test_a_draw_needs_both() -> None:
    room = running_room()
    assert act(room, 1, OfferDraw()) == [DrawOffered(seat=1)]
    assert refusal(room, 1, OfferDraw()) is Code.NO_OFFER
    assert act(room, 2, OfferDraw()) == [DrawOffered(seat=2), DrawAgreed()]
    assert room.status == "over"


def test_a_draw_of_three_needs_those_who_still_play() -> None:
    room = running_room("quartino", bots=(None, None, None))
    act(room, 3, Resign())
    act(room, 1, OfferDraw())
    assert act(room, 2, OfferDraw())[-1] == DrawAgreed()


def test_an_offer_lapses_with_a_move_and_by_a_refusal() -> None:
    room = running_room()
    act(room, 2, OfferDraw())
    play(room, "=5")
    assert refusal(room, 1, DeclineDraw()) is Code.NO_OFFER
    act(room, 1, OfferDraw())
    assert act(room, 2, DeclineDraw()) == [DrawDeclined(seat=2)]
    assert act(room, 2, OfferDraw()) == [DrawOffered(seat=2)]


def test_agreeing_to_an_offer_that_is_gone_does_not_agree_to_the_next() -> None:
    room = running_room()
    act(room, 2, OfferDraw())
    seen = room.version
    play(room, "=5")
    act(room, 2, OfferDraw())
    assert refusal(room, 1, OfferDraw(), seen) is Code.STALE


def test_bots_agree_to_no_draw() -> None:
    assert refusal(running_room(bots=(None, "keen")), 1, OfferDraw()) is Code.FORBIDDEN


def test_against_a_bot_the_whole_turn_is_taken_back() -> None:
    room = running_room(bots=(None, "keen"))
    play(room, "=5")
    for move in ("a1", "=6"):
        room.apply(Moved(seat=2, move=move))
    play(room, "b1 =7")
    room.apply(Moved(seat=2, move="c1"))
    room.apply(Moved(seat=2, move="=8"))
    assert act(room, 1, TakeBack()) == [TakenBack(seat=1, count=4)]
    assert room.to_move == 1
    assert room.match is not None
    assert len(room.match.events) == 3


def test_between_people_nothing_is_taken_back() -> None:
    room = running_room()
    play(room, "=5 a1")
    assert refusal(room, 2, TakeBack()) is Code.CANNOT_TAKE_BACK


def test_one_person_in_both_seats_takes_back_move_by_move() -> None:
    room = running_room(guests=("ann", "ann"))
    play(room, "=5 a1")
    act(room, 1, TakeBack())
    assert room.to_move == 2


def test_nothing_played_is_nothing_to_take_back() -> None:
    room = running_room(bots=(None, "keen"))
    assert refusal(room, 1, TakeBack()) is Code.CANNOT_TAKE_BACK


def test_only_known_phrases_are_said_and_not_without_end() -> None:
    room = running_room()
    assert refusal(room, 1, Say(phrase="buy my things")) is Code.UNKNOWN_PHRASE
    for _ in range(MOST_ASIDES):
        act(room, 1, Say(phrase=PHRASE))
    assert refusal(room, 1, Say(phrase=PHRASE)) is Code.FORBIDDEN
    assert act(room, 2, Say(phrase=PHRASE))


def test_a_rematch_is_asked_for_when_the_game_is_over() -> None:
    room = running_room()
    assert refusal(room, 1, Rematch()) is Code.NOT_STARTED
    act(room, 1, Resign())
    assert act(room, 2, Rematch()) == [RematchOffered(seat=2)]
    assert refusal(room, 2, Rematch()) is Code.NO_OFFER
    assert not room.wants_rematch
    act(room, 1, Rematch())
    assert room.wants_rematch


def test_time_that_runs_out_loses() -> None:
    room = running_room(rules="CSHT!/60")
    play(room, "=5")
    assert expire(room) == [Departed(seat=2, reason="time")]


def test_time_that_runs_out_after_the_last_piece_passes() -> None:
    room = running_room(rules="CSHT!/60")
    order = ["0", "3", "5", "6", "9", "A", "C", "F", "1", "2", "4", "7", "8", "B", "D", "E"]
    squares = [f"{file}{rank}" for rank in "1234" for file in "abcd"]
    for piece, square in zip(order, squares, strict=True):
        play(room, f"={piece} {square}")
    seat = room.to_move
    assert seat is not None
    assert expire(room) == [Moved(seat=seat, move="--", is_forced=True)]


def test_time_that_runs_out_in_the_phase_of_claims_ends_the_turn() -> None:
    room = running_room("quartino", "wheel/60")
    play(room, "R0")
    assert expire(room) == [Moved(seat=1, move=".", is_forced=True)]


def test_who_never_comes_back_has_left() -> None:
    assert abandon(running_room()) == [Departed(seat=1, reason="time")]


def test_nothing_is_played_before_all_seats_are_taken() -> None:
    room = waiting_room()
    room.people[1] = running_room().people[1]
    assert refusal(room, 1, Move(move="=5")) is Code.NOT_STARTED
