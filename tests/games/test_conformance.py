"""The contract of every game, in every rule set and with every number of seats."""

import pickle
from collections.abc import Iterator
from contextlib import suppress
from copy import copy, deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fourfold.games import GAMES, quartino, quarto
from fourfold.games.game import (
    AnyGame,
    AnyPosition,
    Departure,
    IllegalMoveError,
    IllegalPositionError,
    NotationError,
    Outcome,
    Reason,
)
from fourfold.games.quartino import QUARTINO
from fourfold.games.setup import AnySetup, Setup
from tests.games.generator import (
    ENDINGS,
    MOVES,
    SETUPS,
    Course,
    name_of,
    play_course,
    sample_courses,
)
from tests.games.legality import problem
from tests.games.policy import choose_any, choose_eagerly, is_announcement

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


def positions_of(setup: AnySetup) -> Iterator[AnyPosition]:
    """Yield the positions of some games: every final one, and enough of the others."""
    for course in sample_courses(setup):
        yield from course.positions[: 40 if setup.game is QUARTINO else None]
        yield course.positions[-1]


def viewers(position: AnyPosition) -> Iterator[int | None]:
    yield None
    yield from range(1, position.seats + 1)


def refusal(position: AnyPosition, move: Any, seat: int | None = None) -> str | None:
    """Return why a move is refused, or None if it is legal."""
    try:
        position.play(move, seat)
    except IllegalMoveError as error:
        return str(error)
    return None


@every_setup
def test_a_position_is_frozen(setup: AnySetup) -> None:
    position = setup.position()
    for name in ("rules", "outcome"):
        with pytest.raises(AttributeError):
            setattr(position, name, None)


@every_setup
def test_a_replayed_game_gives_equal_positions_with_equal_hashes(setup: AnySetup) -> None:
    for course in sample_courses(setup):
        position = setup.position()
        for move, expected in zip(course.moves, course.positions[1:], strict=True):
            position = position.play(move)
            assert position == expected
            assert hash(position) == hash(expected)


@every_setup
def test_every_legal_move_plays_and_no_other_does(setup: AnySetup) -> None:
    for position in positions_of(setup):
        legal, before = set(position.legal_moves()), repr(position)
        assert legal <= set(MOVES[setup.game.name])
        for move in MOVES[setup.game.name]:
            assert position.is_legal(move) == position.is_legal(str(move)) == (move in legal)
            if move in legal:
                position.play(move)
            else:
                assert refusal(position, move)
        assert repr(position) == before


@every_setup
def test_a_position_that_play_leave_or_view_returns_is_legal(setup: AnySetup) -> None:
    for position in (*positions_of(setup), *finished(setup)):
        for each in (position, *(position.view(seat) for seat in viewers(position))):
            assert problem(each) is None
        if position.outcome is None:
            assert problem(position.agree_draw()) is None
            for seat in range(1, position.seats + 1):
                assert problem(position.leave(Departure(seat, Reason.TIME))) is None


@every_setup
def test_a_copy_of_a_position_is_equal_to_it(setup: AnySetup) -> None:
    for position in positions_of(setup):
        for copied in (copy(position), deepcopy(position), pickle.loads(pickle.dumps(position))):
            assert copied == position
            assert hash(copied) == hash(position)
            assert repr(copied) == repr(position)


@every_setup
def test_only_the_seat_to_move_may_move(setup: AnySetup) -> None:
    for position in positions_of(setup):
        for move in position.legal_moves()[:3]:
            assert position.play(move, position.seat) == position.play(move)
            for seat in range(position.seats + 2):
                if seat != position.seat:
                    assert refusal(position, move, seat)


@every_setup
def test_legal_moves_have_no_duplicates_and_a_fixed_order(setup: AnySetup) -> None:
    for course in sample_courses(setup):
        position = setup.position()
        for move, twin in zip(course.moves, course.positions, strict=False):
            moves = position.legal_moves()
            assert len(set(moves)) == len(moves)
            assert moves == position.legal_moves() == twin.legal_moves()
            position = position.play(move)


@every_setup
def test_an_unfinished_game_has_a_mover_and_moves(setup: AnySetup) -> None:
    for position in positions_of(setup):
        if position.outcome is None:
            assert position.seat in range(1, position.seats + 1)
            assert position.legal_moves()


def finished(setup: AnySetup) -> Iterator[AnyPosition]:
    """Yield positions ended by moves, and one that ended because all others left."""
    for course in sample_courses(setup):
        if course.positions[-1].outcome:
            yield course.positions[-1]
    position = setup.position()
    for seat in range(1, position.seats):
        position = position.leave(Departure(seat, Reason.RESIGNATION))
    yield position


@every_setup
def test_a_finished_game_has_no_moves_and_refuses_all(setup: AnySetup) -> None:
    for position in finished(setup):
        assert position.outcome
        assert position.seat is None
        assert position.legal_moves() == ()
        for move in MOVES[setup.game.name]:
            assert refusal(position, move)
        for seat in range(1, position.seats + 1):
            with pytest.raises(IllegalMoveError, match="the game is over"):
                position.leave(Departure(seat, Reason.TIME))
        with pytest.raises(IllegalMoveError, match="the game is over"):
            position.expiry()


@every_setup
def test_an_outcome_names_a_seat_and_a_reason_of_the_game(setup: AnySetup) -> None:
    endings = ENDINGS[setup.game.name](setup.rules)
    for course in sample_courses(setup):
        for before, move in course.steps():
            outcome = before.play(move).outcome
            if outcome:
                assert (outcome.winner is not None, outcome.reason) in endings
                assert outcome.winner in (None, before.seat)


@every_setup
def test_rules_round_trip(setup: AnySetup) -> None:
    key = setup.game.format_rules(setup.rules)
    assert setup.game.parse_rules(key) == setup.rules
    assert setup.game.format_rules(setup.game.parse_rules(key)) == key


@every_setup
def test_moves_round_trip(setup: AnySetup) -> None:
    for move in MOVES[setup.game.name]:
        text = setup.game.format_move(move)
        assert setup.game.parse_move(text) == move
        assert tuple(setup.game.parse_turn(text)) == (move,)


@every_setup
def test_turns_round_trip(setup: AnySetup) -> None:
    for course in sample_courses(setup):
        for turn in course.turns():
            text = setup.game.format_turn(turn)
            assert list(setup.game.parse_turn(text)) == turn
            assert " " not in text


def read_back(setup: AnySetup, position: AnyPosition) -> Any:
    """Format and parse a position; the text may lack the starter."""
    text = setup.game.format_position(position)
    return setup.game.parse_position(text, setup.rules, starter=position.starter or 1)


@every_setup
def test_positions_round_trip(setup: AnySetup) -> None:
    """All except those ended by a call or the last pass, which the notation doesn't record."""
    for position in positions_of(setup):
        read = read_back(setup, position)
        if isinstance(read, quarto.Position) and read.rules.calls:
            read = replace(read, outcome=position.outcome)
        assert read == position


@every_setup
def test_views_round_trip(setup: AnySetup) -> None:
    for position in positions_of(setup):
        if position.outcome is None:
            for seat in viewers(position):
                view = position.view(seat)
                assert read_back(setup, view) == view


@every_setup
def test_viewing_and_playing_commute(setup: AnySetup) -> None:
    for course in sample_courses(setup):
        for before, move in course.steps():
            for seat in viewers(before):
                assert before.view(seat).play(move) == before.play(move).view(seat)


@every_setup
def test_a_view_is_its_own_view(setup: AnySetup) -> None:
    for position in positions_of(setup):
        for seat in viewers(position):
            assert position.view(seat).view(seat) == position.view(seat)


@every_setup
def test_the_movers_view_has_the_legal_moves_and_others_include_them(setup: AnySetup) -> None:
    for position in positions_of(setup):
        assert position.view(position.seat).legal_moves() == position.legal_moves()
        for seat in viewers(position):
            assert set(position.legal_moves()) <= set(position.view(seat).legal_moves())


def redealt(position: AnyPosition, seat: int | None, random: Random) -> AnyPosition:
    """Return a position that differs only in cards that a viewer may not know."""
    if not isinstance(position, quartino.Position):
        return position
    racks = list(position.racks)
    known = {card for number, rack in enumerate(racks, 1) for card in rack.claimed}
    known |= set(racks[seat - 1].known if seat else ())
    unknown = sorted((card for card in quartino.CARDS if card not in known), key=str)
    for number, rack in enumerate(racks, 1):
        if number != seat:
            cards = (unknown.pop(int(random.random() * len(unknown))) for _ in rack.hidden)
            racks[number - 1] = replace(rack, hidden=tuple(cards))
    return replace(position, racks=tuple(racks))


@every_setup
def test_a_view_never_depends_on_what_it_hides(setup: AnySetup) -> None:
    random, differing = Random(3), 0
    for position in positions_of(setup):
        for seat in viewers(position):
            other = redealt(position, seat, random)
            view = position.view(seat)
            assert other.view(seat) == view
            assert repr(other.view(seat)) == repr(view)
            assert other.view(seat).legal_moves() == view.legal_moves()
            differing += other != position
    assert (differing > 100) == (setup.game is QUARTINO)


def same_course_with_other_cards(course: Course, seat: int | None, random: Random) -> Course:
    """Return the same moves from a deal that differs only in cards that a viewer never saw."""
    start = course.setup.position()
    assert isinstance(start, quartino.Position)
    shown: list[set[quartino.Card]] = [set() for _ in start.racks]
    for before, move in course.steps():
        if isinstance(move, quartino.Claim):
            assert before.seat
            shown[before.seat - 1].add(move.card)
    if seat:
        shown[seat - 1] |= set(start.racks[seat - 1].known)
    kept = set().union(*shown)
    rest = sorted((card for card in quartino.CARDS if card not in kept), key=str)
    deal = tuple(
        tuple(
            card if card in cards else rest.pop(int(random.random() * len(rest)))
            for card in rack.known
        )
        for rack, cards in zip(start.racks, shown, strict=True)
    )
    setup = replace(course.setup, deal=quartino.format_deal(deal))
    positions = [setup.position()]
    for move in course.moves:
        positions.append(positions[-1].play(move))
    return Course(setup, course.moves, tuple(positions))


@pytest.mark.parametrize("setup", [s for s in SETUPS if s.game is QUARTINO], ids=name_of)
def test_the_same_public_moves_give_the_same_views(setup: AnySetup) -> None:
    random = Random(5)
    for policy in (choose_any, choose_eagerly):
        course = play_course(setup, Random(11), policy, 30)
        for seat in viewers(setup.position()):
            other = same_course_with_other_cards(course, seat, random)
            assert other.setup.deal != setup.deal
            for position, twin in zip(course.positions, other.positions, strict=True):
                assert position.view(seat) == twin.view(seat)


def is_confirmed(before: Any, after: Any) -> bool:
    """Return whether a call or claim was right, judging by the position after it."""
    if isinstance(before, quarto.Position):
        return after.outcome is not None
    seat = before.seat - 1
    return len(after.racks[seat].claimed) > len(before.racks[seat].claimed)


@every_setup
def test_is_wrong_agrees_with_what_play_does(setup: AnySetup) -> None:
    for position in positions_of(setup):
        for move in position.legal_moves():
            if is_announcement(move):
                after = position.play(move)
                assert position.is_wrong(move) == (not is_confirmed(position, after))
                for seat in viewers(position):
                    assert position.view(seat).is_wrong(move) == position.is_wrong(move)
            else:
                assert not position.is_wrong(move)


@every_setup
def test_when_time_runs_out_a_legal_move_is_made_or_the_mover_leaves(setup: AnySetup) -> None:
    for position in positions_of(setup):
        if position.outcome:
            continue
        expiry = position.expiry()
        if isinstance(expiry, Departure):
            assert (expiry.seat, expiry.reason) == (position.seat, Reason.TIME)
            assert position.leave(expiry).seat != position.seat
        else:
            assert expiry in position.legal_moves()
            assert not is_announcement(expiry)


@every_setup
def test_leaving_ends_a_two_player_game_and_passes_the_turn_otherwise(setup: AnySetup) -> None:
    for position in positions_of(setup):
        if position.outcome:
            continue
        for seat in range(1, position.seats + 1):
            after = position.leave(Departure(seat, Reason.RESIGNATION))
            if position.seats == 2:
                assert after.outcome == Outcome(3 - seat, Reason.RESIGNATION)
            else:
                assert after.outcome is None
                assert after.seat != seat
                with pytest.raises(IllegalMoveError):
                    after.leave(Departure(seat, Reason.TIME))
        for seat in (0, position.seats + 1):
            with pytest.raises(IllegalMoveError):
                position.leave(Departure(seat, Reason.TIME))


@every_setup
def test_any_seat_may_start_and_no_other(setup: AnySetup) -> None:
    for seat in range(1, setup.seats + 1):
        assert replace(setup, starter=seat).position().seat == seat
    for seat in (0, setup.seats + 1):
        with pytest.raises(IllegalPositionError):
            replace(setup, starter=seat).position()
    for seats in (0, 1, 5):
        with pytest.raises(IllegalPositionError):
            replace(setup, seats=seats).position()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_move_may_be_given_in_its_notation(game: AnyGame) -> None:
    start = game.start(deal=game.draw_deal(2, 1))
    for move in start.legal_moves():
        assert str(move) == game.format_move(move)
        assert start.play(str(move)) == start.play(move)
    with pytest.raises(NotationError, match="column 1: expected a"):
        start.play("nonsense")


@every_setup
def test_sensible_moves_are_the_legal_ones_that_are_not_wrong(setup: AnySetup) -> None:
    for position in positions_of(setup):
        legal = position.legal_moves()
        assert [*position.sensible_moves()] == [m for m in legal if not position.is_wrong(m)]


@every_setup
def test_the_repr_of_a_position_or_rules_evaluates_to_an_equal_one(setup: AnySetup) -> None:
    kind = type(setup.rules)
    names = {setup.game.name: setup.game, "Outcome": Outcome, kind.__name__: kind}
    assert eval(repr(setup.rules), names) == setup.rules
    for position in positions_of(setup):
        assert eval(repr(position), names) == position
        assert len(repr(position)) < 250
    for over in finished(setup):
        assert eval(repr(over), names) == over


@every_setup
def test_a_printed_position_says_whose_move_it_is_or_who_has_won(setup: AnySetup) -> None:
    for position in positions_of(setup):
        due = str(position).splitlines()[-1]
        wanted = str(position.outcome) if position.outcome else f"Seat {position.seat} "
        assert due.startswith(wanted)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_moves_are_numbered(game: AnyGame) -> None:
    assert len(set(game.moves)) == len(game.moves)
    for number, move in enumerate(game.moves):
        assert game.index(move) == game.index(str(move)) == number


@every_setup
def test_a_view_from_a_seat_that_does_not_exist_is_refused(setup: AnySetup) -> None:
    position = setup.position()
    for seat in (0, -1, setup.seats + 1):
        with pytest.raises(IllegalPositionError, match=f"there is no seat {seat}"):
            position.view(seat)


@every_setup
def test_the_mask_marks_the_legal_moves(setup: AnySetup) -> None:
    game = setup.game
    for position in positions_of(setup):
        mask = position.legal_mask()
        assert len(mask) == len(game.moves)
        marked = {move for move, is_legal in zip(game.moves, mask, strict=True) if is_legal}
        assert marked == set(position.legal_moves())
        assert set(mask) <= {0, 1}


@every_setup
def test_positions_and_views_are_encoded_and_decoded(setup: AnySetup) -> None:
    game, rules = setup.game, setup.rules
    for position in (*positions_of(setup), *finished(setup)):
        for shown in (position, *map(position.view, viewers(position))):
            assert game.decode(shown.encode(), rules) == shown
    assert len({len(position.encode()) for position in positions_of(setup)}) == 1


@every_setup
def test_bytes_that_are_not_a_position_are_refused(setup: AnySetup) -> None:
    game, rules, random = setup.game, setup.rules, Random(1)
    for position in positions_of(setup):
        data = bytearray(position.encode())
        data[random.randrange(len(data))] = random.randrange(256)
        # An accepted one is exactly what the bytes say.
        with suppress(IllegalPositionError):
            assert game.decode(bytes(data), rules).encode() == data
    with pytest.raises(IllegalPositionError, match=r"an encoded position has .* bytes, not 3"):
        game.decode(b"abc", rules)
    with pytest.raises(TypeError, match="expected bytes"):
        game.decode("abc", rules)  # type: ignore[arg-type]
    # The bytes don't say which rules apply: a default would change them silently.
    with pytest.raises(TypeError, match="'rules'"):
        game.decode(setup.position().encode())  # type: ignore[call-arg]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_rules_may_be_given_by_their_key(game: AnyGame) -> None:
    key, deal = game.format_rules(game.default_rules), game.draw_deal(2, 1)
    assert str(game.default_rules) == key
    assert game.start(key, deal=deal) == game.start(deal=deal)
    text = game.start(deal=deal).notation
    assert game.parse_position(text, key) == game.parse_position(text)
    for strange in (None, 5):
        with pytest.raises(TypeError, match=r"expected a \S+ rule set"):
            game.start(strange, deal=deal)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_another_games_move_is_refused(game: AnyGame) -> None:
    start = game.start(game.default_rules, deal=game.draw_deal(2, 1))
    others = [move for name, moves in MOVES.items() if name != game.name for move in moves]
    for stranger in (*others[:3], *others[-3:], b"=5", None, 5):
        with pytest.raises(TypeError, match=r"expected a \S+ move, found"):
            start.play(stranger)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_is_the_same_in_every_process(game: AnyGame) -> None:
    setup = Setup(game, game.default_rules, deal=game.draw_deal(2, 1))
    assert pickle.loads(pickle.dumps(setup)) == setup
    assert pickle.loads(pickle.dumps(game)) is game
    assert pickle.loads(pickle.dumps(setup.position())) == setup.position()
