"""Replaying records: what the rules confirm, and what they refuse with its line and turn."""

from random import Random

import pytest

from fourfold.games import quartino
from fourfold.games.game import Agreement, Departure, GameError, Outcome, Reason
from fourfold.games.quartino import QUARTINO
from fourfold.games.record import Record, RecordError, parse_record
from fourfold.games.replay import format_departures, parse_departures, replay
from fourfold.games.setup import AnySetup, Setup
from fourfold.match import Match
from tests.games.generator import SETUPS, name_of, play_course, sample_courses
from tests.games.policy import choose_eagerly

QUARTO_HEADERS = {"Game": "quarto", "Rules": "CSHT!"}
WON = ("=0", "a1=1", "b1=2", "c1=3", "d1!a1-d1")
DRAWN = (
    *("=9", "a4=2", "b4=A", "c4=4", "d4=E", "a3=1", "b3=8", "c3=3", "d3=0"),
    *("a2=D", "b2=6", "c2=C", "d2=B", "a1=7", "b1=5", "c1=F", "d1--", "--"),
)
OF_THREE = {
    "Game": "quartino",
    "Rules": "wheel",
    "Deal": "RYGB,BGYR,GRYB,YBRG/RGYB,BRGY,GYBR,YRBG/RBYG,BYGR,GBRY,YGRB",
}
OF_FOUR = {**OF_THREE, "Deal": OF_THREE["Deal"] + "/RGBY,BRYG,GYRB,YRGB"}


def refused(headers: dict[str, str], *turns: str) -> tuple[str, int | None]:
    """Return a record's problem and its turn."""
    with pytest.raises(RecordError) as error:
        replay(Record(headers, turns))
    return error.value.problem, error.value.turn


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_record_replays_to_the_same_position(setup: AnySetup) -> None:
    for course in sample_courses(setup):
        turns = tuple(setup.game.format_turn(turn) for turn in course.turns())
        replayed = replay(Record(setup.headers(), turns))
        assert replayed.setup == setup
        assert replayed.moves == replayed.events == course.moves
        assert replayed.position == course.positions[-1]
        assert replayed.outcome == course.positions[-1].outcome


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_record_may_begin_from_any_position(setup: AnySetup) -> None:
    game = setup.game
    for course in sample_courses(setup):
        middle = len(course.moves) // 2
        first = course.positions[middle]
        later = Setup(game, setup.rules, setup.seats, setup.starter, first=first)
        match = Match(later)
        for move in course.moves[middle:]:
            match.play(move)
        replayed = replay(match.record())
        assert replayed.setup == later
        assert replayed.moves == course.moves[middle:]
        assert replayed.position == course.positions[-1]
        for viewer in (None, *range(1, setup.seats + 1)):
            seen = replay(match.view_record(viewer))
            assert seen.position.view(viewer) == course.positions[-1].view(viewer)
            assert game.format_position(seen.setup.position()) == seen.setup.first


def test_an_unfinished_game_and_an_unfinished_turn_are_fine_at_the_end() -> None:
    for turns in ((), ("=0",), ("=0", "a1"), ("=0", "a1!a1-d1")):
        replayed = replay(Record(QUARTO_HEADERS, turns))
        assert replayed.outcome is None
        assert replay(Record({**QUARTO_HEADERS, "Result": "*"}, turns)).outcome is None


@pytest.mark.parametrize(
    ("turns", "problem", "turn"),
    [
        (("=0", "a1", "=1"), "the turn is not finished: continue with a move such as =1", 2),
        (
            ("=0", "a1!a1-d1", "b1"),
            "the turn is not finished: continue with a move such as =1",
            2,
        ),
        (("=0a1",), "a1 belongs to the next turn", 1),
        (("=0", "a1=1b1"), "b1 belongs to the next turn", 2),
        (("=0", "a1=0"), "piece 0 is not in the supply", 2),
        (("=0", "a1=1", "a1=2"), "square a1 is taken", 3),
        (
            ("=0", "a1=x"),
            "turn 'a1=x', column 4: expected a piece (0 to 9 or A to F), found 'x'",
            2,
        ),
        ((*WON, "=5"), "the game is over", 6),
        (("=0", "a1=1", "b1=2", "c1=3", "d1!a1-d1=5"), "the game is over", 5),
    ],
)
def test_an_error_names_the_turn(turns: tuple[str, ...], problem: str, turn: int) -> None:
    assert refused(QUARTO_HEADERS, *turns) == (problem, turn)


def test_an_error_names_the_line() -> None:
    text = '[Game "quarto"]\n[Rules "CSHT!"]\n\n{a comment\nof two lines} =0\n1. a1=1 {b1} a1=2\n'
    with pytest.raises(RecordError) as error:
        replay(parse_record(text))
    assert (error.value.line, error.value.turn) == (6, 3)


def test_a_header_error_names_the_games_line_if_its_own_is_unknown() -> None:
    with pytest.raises(RecordError) as error:
        replay(Record({"Game": "chess"}, line=40))
    assert (error.value.line, error.value.turn) == (40, None)


@pytest.mark.parametrize(
    ("turns", "outcome", "reason"),
    [(WON, "1", "call"), (DRAWN, "draw", "full board")],
)
def test_a_result_is_confirmed_by_the_moves(
    turns: tuple[str, ...], outcome: str, reason: str
) -> None:
    for headers in (
        {"Result": outcome},
        {"Result": outcome, "Reason": reason},
        {"Result": "*"},
        {},
    ):
        replayed = replay(Record({**QUARTO_HEADERS, **headers}, turns))
        assert replayed.outcome
        assert replayed.outcome.reason == reason


@pytest.mark.parametrize(
    ("turns", "headers", "problem"),
    [
        (
            *(WON, {"Result": "2"}),
            "the header says '2', but the game ended with a win for seat 1 (call)",
        ),
        (
            *(WON, {"Result": "draw"}),
            "the header says 'draw', but the game ended with a win for seat 1 (call)",
        ),
        (
            *(WON, {"Result": "2", "Reason": "resignation"}),
            "the header says '2', but the game ended with a win for seat 1 (call)",
        ),
        (
            *(WON, {"Result": "1", "Reason": "time"}),
            "the header says the reason was 'time', but it was 'call'",
        ),
        (
            *(DRAWN, {"Result": "1"}),
            "the header says '1', but the game ended with a draw (full board)",
        ),
        (
            *(DRAWN, {"Result": "draw", "Reason": "agreement"}),
            "the header says the reason was 'agreement', but it was 'full board'",
        ),
        (
            *(WON[:4], {"Result": "1"}),
            "the header says '1' without a reason, but the game did not end that way",
        ),
        (
            *(WON[:4], {"Result": "1", "Reason": "call"}),
            "the header says '1' by call, but the game did not end that way",
        ),
        (
            *(WON[:4], {"Result": "draw"}),
            "the header says 'draw' without a reason, but the game did not end that way",
        ),
        (
            *(WON[:4], {"Result": "draw", "Reason": "full board"}),
            "the header says 'draw' by full board, but the game did not end that way",
        ),
        (
            *(WON[:4], {"Result": "draw", "Reason": "resignation"}),
            "the header says 'draw' by resignation, but the game did not end that way",
        ),
        (
            *(WON[:4], {"Result": "1", "Reason": "agreement"}),
            "the header says '1' by agreement, but the game did not end that way",
        ),
        (WON, {"Result": "3"}, "Result: expected 1, 2, draw or *, found '3'"),
        (WON, {"Result": "1-0"}, "Result: expected 1, 2, draw or *, found '1-0'"),
        (WON, {"Result": ""}, "Result: expected 1, 2, draw or *, found ''"),
    ],
)
def test_a_result_that_contradicts_the_moves_is_refused(
    turns: tuple[str, ...], headers: dict[str, str], problem: str
) -> None:
    assert refused({**QUARTO_HEADERS, **headers}, *turns) == (problem, None)


def closed(headers: dict[str, str], *turns: str) -> tuple[object, Outcome | None]:
    """Return the event that the header adds to the moves, and the outcome."""
    replayed = replay(Record(headers, turns))
    return replayed.events[-1], replayed.outcome


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_may_have_resigned_at_any_time(seat: int) -> None:
    headers = {**QUARTO_HEADERS, "Result": str(3 - seat), "Reason": "resignation"}
    departure = Departure(seat, Reason.RESIGNATION)
    for turns in ((), WON[:1], WON[:3], (*WON[:4], "d1")):
        assert closed(headers, *turns) == (departure, Outcome(3 - seat, Reason.RESIGNATION))


def test_only_the_seat_to_move_can_have_lost_on_time() -> None:
    headers = {**QUARTO_HEADERS, "Reason": "time"}
    assert closed({**headers, "Result": "1"}, "=0") == (
        Departure(2, Reason.TIME),
        Outcome(1, Reason.TIME),
    )
    problem = "the header says '2' by time, but the game did not end that way"
    assert refused({**headers, "Result": "2"}, "=0") == (problem, None)


@pytest.mark.parametrize("result", ["1", "2"])
@pytest.mark.parametrize("passes", [(), ("--",)])
def test_nobody_can_have_lost_on_time_after_the_16th_piece(
    result: str, passes: tuple[str, ...]
) -> None:
    headers = {**QUARTO_HEADERS, "Result": result, "Reason": "time"}
    turns = (*DRAWN[:-2], DRAWN[-2].removesuffix("--") + "".join(passes))
    problem = f"the header says {result!r} by time, but the game did not end that way"
    assert refused(headers, *turns) == (problem, None)


def test_a_draw_may_have_been_agreed_at_any_time() -> None:
    headers = {**QUARTO_HEADERS, "Result": "draw", "Reason": "agreement"}
    for turns in ((), WON[:1], WON[:4]):
        assert closed(headers, *turns) == (Agreement(), Outcome(None, Reason.AGREEMENT))


def test_an_open_result_claims_nothing() -> None:
    headers = {**QUARTO_HEADERS, "Result": "*", "Reason": "time"}
    assert replay(Record(headers, WON[:2])).outcome is None


def test_departures_round_trip() -> None:
    departures = ((14, Departure(2, Reason.TIME)), (20, Departure(3, Reason.RESIGNATION)))
    assert format_departures(departures) == "2@14 time, 3@20 resignation"
    assert parse_departures("2@14 time, 3@20 resignation") == departures
    assert parse_departures("2@14 time,3@20 resignation") == departures


@pytest.mark.parametrize(
    "text",
    ["", "2", "2@", "2@x time", "5@1 time", "2@01 time", "2@1 call", "2@1  time", "2@1 time,"],
)
def test_malformed_departures_are_refused(text: str) -> None:
    with pytest.raises(GameError, match="expected a seat that left, such as '2@14 time'"):
        parse_departures(text)


def test_a_seat_that_left_is_skipped() -> None:
    headers = {**OF_THREE, "Out": "2@2 resignation"}
    replayed = replay(Record(headers, ("R1,.", "Y2,.", "G3,.")))
    assert replayed.position.seat == 3
    assert replayed.events[2] == Departure(2, Reason.RESIGNATION)
    assert len(replayed.moves) == 6


def test_a_seat_may_leave_in_the_middle_of_its_turn() -> None:
    headers = {**OF_THREE, "Out": "2@3 resignation"}
    replayed = replay(Record(headers, ("R1,.", "Y2", "G3,.")))
    assert replayed.position.seat == 1
    assert replayed.events[3] == Departure(2, Reason.RESIGNATION)


def test_a_seat_may_leave_before_the_first_move_and_after_the_last() -> None:
    before = replay(Record({**OF_THREE, "Out": "1@0 resignation"}, ("R1,.",)))
    assert before.position.seat == 3
    after = replay(Record({**OF_THREE, "Out": "2@2 resignation"}, ("R1,.",)))
    assert after.position.seat == 3


def test_two_seats_may_leave_at_once_in_a_four_player_game() -> None:
    headers = {**OF_FOUR, "Out": "2@2 resignation, 4@2 resignation"}
    assert replay(Record(headers, ("R1,.",))).position.seat == 3
    ended = {**headers, "Result": "3", "Reason": "resignation"}
    event, outcome = closed(ended, "R1,.", "Y2,.")
    assert event == Departure(1, Reason.RESIGNATION)
    assert outcome == Outcome(3, Reason.RESIGNATION)


def test_the_last_departure_is_the_result() -> None:
    headers = {**OF_THREE, "Out": "2@2 resignation", "Result": "1", "Reason": "time"}
    event, outcome = closed(headers, "R1,.")
    assert event == Departure(3, Reason.TIME)
    assert outcome == Outcome(1, Reason.TIME)


@pytest.mark.parametrize(
    ("headers", "turns", "problem", "turn"),
    [
        (
            {**OF_THREE, "Out": "2@1 resignation, 3@2 resignation"},
            ("R1,.",),
            "Out: a departure that ends the game belongs in Result and Reason",
            1,
        ),
        (
            {**QUARTO_HEADERS, "Out": "1@0 resignation"},
            (),
            "Out: a departure that ends the game belongs in Result and Reason",
            None,
        ),
        (
            {**OF_THREE, "Out": "2@9 resignation"},
            ("R1,.",),
            "Out: a seat left after the last move",
            None,
        ),
        (
            {**OF_THREE, "Out": "2@0 resignation, 2@1 resignation"},
            ("R1,.",),
            "there is no seat 2 in the game",
            1,
        ),
        ({**OF_THREE, "Out": "4@0 resignation"}, (), "there is no seat 4 in the game", None),
        (
            {**OF_THREE, "Out": "second"},
            (),
            "Out: expected a seat that left, such as '2@14 time', found 'second'",
            None,
        ),
        (
            {**OF_THREE, "Result": "1", "Reason": "resignation"},
            ("R1,.",),
            "the header says '1' by resignation, but the game did not end that way",
            None,
        ),
    ],
)
def test_impossible_departures_are_refused(
    headers: dict[str, str], turns: tuple[str, ...], problem: str, turn: int | None
) -> None:
    assert refused(headers, *turns) == (problem, turn)


def test_a_win_by_cards_is_confirmed() -> None:
    setup = Setup(QUARTINO, QUARTINO.default_rules, 3, 1, OF_THREE["Deal"])
    course = play_course(setup, Random(2), choose_eagerly, 400)
    outcome = course.positions[-1].outcome
    assert outcome
    assert outcome.reason is quartino.Reason.CARDS
    turns = tuple(setup.game.format_turn(turn) for turn in course.turns())
    headers = {**OF_THREE, "Result": str(outcome.winner), "Reason": "cards"}
    assert replay(Record(headers, turns)).outcome == outcome


def test_only_the_seat_to_move_can_be_out_on_time() -> None:
    assert replay(Record({**OF_THREE, "Out": "1@0 time"})).events == (Departure(1, Reason.TIME),)
    with pytest.raises(RecordError, match="seat 2 can't have run out of time then"):
        replay(Record({**OF_THREE, "Out": "2@0 time"}))


@pytest.mark.parametrize(
    ("header", "line"),
    [('[Rules "X"]', 3), ('[Start "3"]', 4), ('[Result "1"]', 4), ('[Out "x"]', 4)],
)
def test_a_header_error_names_its_own_line(header: str, line: int) -> None:
    rules = "" if header.startswith("[Rules") else '[Rules "CSHT!"]\n'
    record = parse_record(f'\n[Game "quarto"]\n{rules}{header}\n\n=5 b3=A\n')
    with pytest.raises(RecordError) as error:
        replay(record)
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ")


def test_a_long_bad_turn_is_not_quoted_whole() -> None:
    headers = {"Game": "quarto", "Rules": "CSHT!"}
    with pytest.raises(RecordError) as error:
        replay(Record(headers, ("=5", "b3=A" + "x" * 100_000)))
    assert len(str(error.value)) < 300
