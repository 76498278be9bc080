"""What actions do to a room, as plain messages."""

import pytest

from fourfold.games import quartino, quarto
from fourfold.games.game import IllegalMoveError
from fourfold.server.event.event import (
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
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room import room as room_module
from fourfold.server.room.decision import (
    MAX_ASIDES_PER_SEAT,
    abandon,
    can_offer_draw,
    decide,
    expire,
)
from fourfold.server.room.view import view_moments
from fourfold.server.room.viewer import SPECTATOR
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
from tests.server.room.rooms import NOW, Desk, running_room, waiting_room

PHRASE = "hello"


def refusal(desk: Desk, seat: int | None, action: Action, version: int | None = None) -> Code:
    room = desk.room
    before = room.version
    with pytest.raises(Refusal) as caught:
        decide(room, seat, room.version if version is None else version, action, NOW)
    assert room.version == before
    return caught.value.code


def move(text: str) -> quarto.Move:
    return quarto.parse_move(text)


def test_a_move_is_parsed_once_and_stored_as_a_move() -> None:
    desk = running_room()
    assert desk.act(1, Move(move="=5")) == [Moved(1, move("=5"))]
    assert desk.room.to_move == 2


def test_a_move_out_of_turn_is_refused() -> None:
    assert refusal(running_room(), 2, Move(move="=5")) is Code.NOT_YOUR_TURN


@pytest.mark.parametrize("text", ["=G", "z9", "", "a1 ", "RYGB@5", "é", "=5=6"])
def test_an_invalid_move_is_refused(text: str) -> None:
    desk = running_room()
    assert refusal(desk, 1, Move.model_construct(move=text)) is Code.ILLEGAL_MOVE


def test_an_illegal_move_is_refused_with_the_rules_reason() -> None:
    desk = running_room()
    with pytest.raises(Refusal, match="no piece has been given"):
        desk.act(1, Move(move="a1"))


def test_a_spectator_and_a_bots_seat_can_do_nothing() -> None:
    desk = running_room(bots=(None, "keen"))
    for seat in (None, 2, 3):
        assert refusal(desk, seat, Resign()) is Code.NOT_YOUR_SEAT


def test_an_answer_to_an_earlier_position_is_stale() -> None:
    desk = running_room()
    seen = desk.room.version
    desk.play("=5")
    assert refusal(desk, 2, Move(move="a1"), seen) is Code.STALE


def test_an_answer_to_a_future_version_is_stale() -> None:
    desk = running_room()
    assert refusal(desk, 1, Move(move="=5"), desk.room.version + 1) is Code.STALE


def test_a_phrase_in_between_does_not_make_a_move_stale() -> None:
    desk = running_room()
    seen = desk.room.version
    desk.act(2, Say(phrase=PHRASE))
    assert desk.act(1, Move(move="=5"), seen)


def test_a_call_after_its_window_is_refused_with_the_reason() -> None:
    desk = running_room()
    desk.play("=5 a1 =6")
    with pytest.raises(Refusal, match="the next piece has been given") as caught:
        desk.act(2, Move(move="!a1-d4"))
    assert caught.value.code is Code.NOT_YOUR_TURN


def test_a_stolen_call_wins() -> None:
    desk = running_room()
    desk.play("=0 a1 =1 b1 =2 c1 =3 d1 =4")
    assert desk.room.to_move == 2
    desk.play("!a1-d1")
    assert desk.room.match is not None
    assert desk.room.match.outcome is not None
    assert desk.room.match.outcome.winner == 2


def test_resigning_ends_a_two_player_game() -> None:
    desk = running_room()
    assert desk.act(2, Resign()) == [Departed(seat=2, reason="resignation")]
    assert desk.room.status == "over"
    assert refusal(desk, 1, Move(move="=5")) is Code.GAME_OVER


def test_resigning_before_the_start_frees_the_seat() -> None:
    desk = waiting_room(guests=["ann"])
    assert desk.act(1, Resign()) == [Left(seat=1), Closed()], "nobody is left in the room"
    desk = waiting_room(guests=["ann", "ben"])
    assert desk.act(1, Resign()) == [Left(seat=1)]
    assert desk.room.free_seats == [1]


def test_leaving_a_seat_while_somebody_joins_is_not_a_resignation() -> None:
    desk = running_room()
    assert refusal(desk, 1, Resign(), desk.room.started_version - 1) is Code.STALE
    assert desk.act(1, Resign(), desk.room.started_version)


def test_a_player_who_left_a_three_player_game_cannot_leave_again() -> None:
    desk = running_room("quartino", bots=(None, None, None))
    desk.act(2, Resign())
    assert desk.room.status == "playing"
    assert refusal(desk, 2, Resign()) is Code.GAME_OVER
    assert refusal(desk, 2, OfferDraw()) is Code.GAME_OVER


def test_a_draw_needs_both_players() -> None:
    desk = running_room()
    assert desk.act(1, OfferDraw()) == [DrawOffered(seat=1)]
    assert refusal(desk, 1, OfferDraw()) is Code.NO_OFFER
    assert desk.act(2, OfferDraw()) == [DrawOffered(seat=2), DrawAgreed()]
    assert desk.room.status == "over"


def test_a_draw_among_three_needs_everybody_still_playing() -> None:
    desk = running_room("quartino", bots=(None, None, None))
    desk.act(3, Resign())
    desk.act(1, OfferDraw())
    assert desk.act(2, OfferDraw())[-1] == DrawAgreed()


def test_an_offer_lapses_with_a_move_or_a_refusal() -> None:
    desk = running_room()
    desk.act(2, OfferDraw())
    desk.play("=5")
    assert refusal(desk, 1, DeclineDraw()) is Code.NO_OFFER
    desk.act(1, OfferDraw())
    assert desk.act(2, DeclineDraw()) == [DrawDeclined(seat=2)]
    assert desk.act(2, OfferDraw()) == [DrawOffered(seat=2)]


def test_a_declined_draw_is_not_offered_again_in_the_same_turn() -> None:
    desk = running_room()
    desk.act(1, OfferDraw())
    desk.act(2, DeclineDraw())
    assert not can_offer_draw(desk.room, 1)
    assert refusal(desk, 1, OfferDraw()) is Code.DRAW_DECLINED
    # The other side may offer one, and the first may accept it.
    assert can_offer_draw(desk.room, 2)
    desk.act(2, OfferDraw())
    assert can_offer_draw(desk.room, 1)
    desk.act(1, DeclineDraw())
    assert refusal(desk, 2, OfferDraw()) is Code.DRAW_DECLINED
    desk.play("=5")
    assert desk.act(1, OfferDraw()) == [DrawOffered(seat=1)]
    desk.act(2, DeclineDraw())
    # Placing the piece doesn't end the turn; giving the next one does.
    desk.play("a1")
    assert refusal(desk, 1, OfferDraw()) is Code.DRAW_DECLINED
    desk.play("=6")
    assert can_offer_draw(desk.room, 1)


def test_agreeing_to_a_lapsed_offer_does_not_agree_to_the_next() -> None:
    desk = running_room()
    desk.act(2, OfferDraw())
    seen = desk.room.version
    desk.play("=5")
    desk.act(2, OfferDraw())
    assert refusal(desk, 1, OfferDraw(), seen) is Code.STALE


def test_bots_never_agree_to_a_draw() -> None:
    assert refusal(running_room(bots=(None, "keen")), 1, OfferDraw()) is Code.FORBIDDEN


def test_against_a_bot_the_whole_turn_is_taken_back() -> None:
    desk = running_room(bots=(None, "keen"))
    desk.play("=5")
    for text in ("a1", "=6"):
        desk.happen(Moved(2, move(text)))
    desk.play("b1 =7")
    desk.happen(Moved(2, move("c1")))
    desk.happen(Moved(2, move("=8")))
    assert desk.act(1, TakeBack()) == [TakenBack(seat=1, count=4)]
    assert desk.room.to_move == 1
    assert desk.room.match is not None
    assert len(desk.room.match.events) == 3


def test_between_people_nothing_is_taken_back() -> None:
    desk = running_room()
    desk.play("=5 a1")
    assert refusal(desk, 2, TakeBack()) is Code.CANNOT_TAKE_BACK


def test_one_person_in_both_seats_takes_back_move_by_move() -> None:
    desk = running_room(guests=("ann", "ann"))
    desk.play("=5 a1")
    desk.act(1, TakeBack())
    assert desk.room.to_move == 2


def test_before_the_first_move_nothing_can_be_taken_back() -> None:
    desk = running_room(bots=(None, "keen"))
    assert refusal(desk, 1, TakeBack()) is Code.CANNOT_TAKE_BACK


def test_only_known_phrases_are_allowed_and_their_number_is_limited() -> None:
    desk = running_room()
    assert refusal(desk, 1, Say(phrase="buy my things")) is Code.UNKNOWN_PHRASE
    for _ in range(MAX_ASIDES_PER_SEAT):
        desk.act(1, Say(phrase=PHRASE))
    assert refusal(desk, 1, Say(phrase=PHRASE)) is Code.FORBIDDEN
    assert desk.act(2, Say(phrase=PHRASE))


def test_a_rematch_can_be_offered_once_the_game_is_over() -> None:
    desk = running_room()
    assert refusal(desk, 1, Rematch()) is Code.NOT_STARTED
    desk.act(1, Resign())
    assert desk.act(2, Rematch()) == [RematchOffered(seat=2)]
    assert refusal(desk, 2, Rematch()) is Code.NO_OFFER
    assert not desk.room.wants_rematch
    desk.act(1, Rematch())
    assert desk.room.wants_rematch


def test_a_timeout_loses() -> None:
    desk = running_room(rules="CSHT!/60")
    desk.play("=5")
    assert expire(desk.room) == [Departed(seat=2, reason="time")]


def test_a_timeout_after_the_last_piece_passes() -> None:
    desk = running_room(rules="CSHT!/60")
    order = ["0", "3", "5", "6", "9", "A", "C", "F", "1", "2", "4", "7", "8", "B", "D", "E"]
    squares = [f"{file}{rank}" for rank in "1234" for file in "abcd"]
    for piece, square in zip(order, squares, strict=True):
        desk.play(f"={piece} {square}")
    seat = desk.room.to_move
    assert seat is not None
    assert expire(desk.room) == [Moved(seat, quarto.Pass(), is_forced=True)]


def test_a_timeout_in_the_claim_phase_ends_the_turn() -> None:
    desk = running_room("quartino", "wheel/60")
    desk.play("R0")
    assert expire(desk.room) == [Moved(1, quartino.End(), is_forced=True)]


def test_a_player_to_move_who_never_returns_loses_on_time() -> None:
    assert abandon(running_room().room) == [Departed(seat=1, reason="time")]


def test_nothing_is_played_before_all_seats_are_taken() -> None:
    desk = waiting_room(guests=["ann"])
    assert refusal(desk, 1, Move(move="=5")) is Code.NOT_STARTED


def test_a_change_leaves_the_room_as_it_was() -> None:
    desk = running_room()
    desk.play("=5 a1")
    room = desk.room
    assert room.match is not None
    kept = (room.version, list(room.match.events), len(room.entries), len(room.steps()))
    for seat, action in ((2, Move(move="=6")), (1, OfferDraw()), (1, Say(phrase=PHRASE))):
        after = decide(room, seat, room.version, action, NOW).room
        assert after.version > room.version
    assert kept == (room.version, list(room.match.events), len(room.entries), len(room.steps()))
    assert not room.draw_offers
    assert not room.count_asides(1)


def test_impossible_actions_leave_the_room_unchanged() -> None:
    desk = running_room()
    room = desk.room
    assert room.match is not None
    with pytest.raises(IllegalMoveError):
        desk.happen(Moved(1, move("=5")), Moved(2, move("=6")))
    assert desk.room is room
    assert not room.match.events


def test_the_turn_cap_adds_a_separate_draw_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MAX_TURNS", 2)
    desk = running_room()
    desk.play("=5 a1 =6")
    assert desk.room.status == "over"
    assert [step.kind for step in desk.room.steps()] == ["moved", "moved", "moved", "draw_agreed"]
    moments = view_moments(desk.room, SPECTATOR)
    assert [moment.event and moment.event.kind for moment in moments][-1] == "draw_agreed"
