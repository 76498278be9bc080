"""The referee: turns, results, undo, the turn cap, and its record."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fourfold.bots import Question, decision_seed
from fourfold.bots.random_bot import RandomBot
from fourfold.games import quarto
from fourfold.games.game import (
    Agreement,
    Departure,
    GameError,
    IllegalMoveError,
    IllegalPositionError,
    Outcome,
    Reason,
)
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO, parse_turn
from fourfold.games.record import Record, RecordError, format_record, parse_record
from fourfold.games.replay import replay
from fourfold.games.setup import AnySetup, Setup
from fourfold.match import AnyMatch, Match
from tests.games.generator import SETUPS, name_of, quartino_setup
from tests.games.policy import POLICIES, Policy, pick

QUARTO_SETUP = Setup(QUARTO, QUARTO.default_rules)


def play(match: AnyMatch, *turns: str) -> None:
    for turn in turns:
        for move in match.setup.game.parse_turn(turn):
            match.play(move)


def play_out(match: AnyMatch, policy: Policy, random: Random, *, leaving: float = 0.0) -> None:
    """Play a match to its end or for 150 moves; sometimes a seat leaves or the time runs out."""
    while match.outcome is None and len(match.moves) < 150:
        if random.random() < leaving:
            seats = range(1, match.setup.seats + 1)
            racks = getattr(match.position, "racks", None)
            match.resign(pick([s for s in seats if not racks or not racks[s - 1].is_out], random))
        elif random.random() < leaving:
            match.expire()
        else:
            match.play(policy(match.position, random))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.parametrize("leaving", [0.0, 0.02])
def test_a_record_reproduces_the_same_match(setup: AnySetup, leaving: float) -> None:
    for number, policy in enumerate(POLICIES):
        match = Match(setup, names=[f"Player {seat}" for seat in range(1, setup.seats + 1)])
        play_out(match, policy, Random(number), leaving=leaving)
        record = parse_record(format_record(match.record()))
        again = Match.from_record(record)
        assert again.record() == record == match.record()
        assert again.names == match.names
        assert list(again.events) == list(match.events)
        assert list(again.positions) == list(match.positions)
        assert again.outcome == match.outcome
        assert replay(record).outcome == match.outcome


def test_a_match_makes_a_record() -> None:
    match = Match(QUARTO_SETUP, names=["Left", "Right"])
    match.headers["Date"] = "2024-05-01"
    play(match, "=0", "a1=1", "b1=2", "c1=3", "d1!a2-d2=F", "!a1-d1")
    assert format_record(match.record()) == (
        '[Game "quarto"]\n[Rules "CSHT!"]\n[Start "1"]\n[Seat1 "Left"]\n[Seat2 "Right"]\n'
        '[Result "2"]\n[Reason "call"]\n[Date "2024-05-01"]\n'
        "\n=0 a1=1 b1=2 c1=3 d1!a2-d2=F !a1-d1\n"
    )


def test_seats_have_default_names() -> None:
    assert Match(QUARTO_SETUP).names == ("Seat 1", "Seat 2")


def test_unknown_header_lines_are_kept() -> None:
    record = Record({"Game": "quarto", "Rules": "CSHT!", "Event": "Tartu", "Round": "3"}, ("=5",))
    match = Match.from_record(record)
    assert match.headers == {"Event": "Tartu", "Round": "3"}
    assert match.record().headers["Event"] == "Tartu"
    play(match, "b3=A")
    assert match.record().turns == ("=5", "b3=A")


def test_a_bad_record_makes_no_match() -> None:
    with pytest.raises(RecordError, match="square a1 is taken"):
        Match.from_record(Record(QUARTO_SETUP.headers(), ("=0", "a1=1", "a1=2")))


def test_an_illegal_move_changes_nothing() -> None:
    match = Match(QUARTO_SETUP)
    play(match, "=5")
    before = (list(match.events), list(match.positions))
    for move, seat in (("=6", None), ("b3", 1), ("--", 2)):
        with pytest.raises(IllegalMoveError):
            match.play(parse_turn(move)[0], seat)
    assert (list(match.events), list(match.positions)) == before


def test_turns_are_the_moves_of_one_seat_in_a_row() -> None:
    match = Match(QUARTO_SETUP)
    play(match, "=0", "a1=1", "!a1-d1b1!a1-d1=2", "c1")
    turns = [(seat, match.setup.game.format_turn(moves)) for seat, moves in match.turns()]
    assert turns == [(1, "=0"), (2, "a1=1"), (1, "!a1-d1b1!a1-d1=2"), (2, "c1")]


def test_an_unfinished_match_has_an_open_result() -> None:
    match = Match(QUARTO_SETUP)
    play(match, "=0", "a1")
    headers = match.record().headers
    assert headers["Result"] == "*"
    assert "Reason" not in headers
    assert Match.from_record(match.record()).seat == 2


ENDINGS: dict[str, tuple[Callable[[AnyMatch], None], Outcome]] = {
    "resignation": (lambda match: match.resign(1), Outcome(2, Reason.RESIGNATION)),
    "time": (lambda match: match.expire(), Outcome(1, Reason.TIME)),
    "agreement": (lambda match: match.agree_draw(), Outcome(None, Reason.AGREEMENT)),
}


@pytest.mark.parametrize("reason", ENDINGS)
def test_endings_without_a_move_are_in_the_record(reason: str) -> None:
    match = Match(QUARTO_SETUP)
    play(match, "=0")
    end, outcome = ENDINGS[reason]
    end(match)
    assert match.outcome == outcome
    record = match.record()
    assert record.headers["Reason"] == reason
    assert record.headers["Result"] == ("draw" if outcome.winner is None else str(outcome.winner))
    assert "Out" not in record.headers
    assert Match.from_record(record).outcome == outcome


@pytest.mark.parametrize("reason", [*ENDINGS, "call"])
def test_nothing_happens_after_the_end(reason: str) -> None:
    match = Match(QUARTO_SETUP)
    play(match, "=0", "a1=1", "b1=2", "c1=3", "d1")
    if reason == "call":
        play(match, "!a1-d1")
    else:
        ENDINGS[reason][0](match)
    assert match.outcome
    assert match.seat is None
    events = list(match.events)
    for act in (lambda match: play(match, "=F"), *(end for end, _ in ENDINGS.values())):
        with pytest.raises(IllegalMoveError, match="the game is over: take back the last event"):
            act(match)
    assert list(match.events) == events
    match.undo()
    assert match.seat is not None


def test_time_that_runs_out_after_the_16th_piece_is_a_pass() -> None:
    turns = "=9 a4=2 b4=A c4=4 d4=E a3=1 b3=8 c3=3 d3=0 a2=D b2=6 c2=C d2=B a1=7 b1=5 c1=F d1"
    match = Match(QUARTO_SETUP)
    play(match, *turns.split())
    match.expire()
    assert match.outcome is None
    assert match.seat == 2
    match.expire()
    assert match.outcome == Outcome(None, quarto.Reason.FULL_BOARD)
    assert match.record().turns[-2:] == ("d1--", "--")


def test_departures_that_do_not_end_the_game_are_in_the_record() -> None:
    match = Match(quartino_setup(QUARTINO.default_rules, 4))
    match.resign(3)
    play(match, "R1,.", "Y2")
    match.resign(2)
    play(match, "G3,.")
    match.expire()
    assert match.outcome == Outcome(4, Reason.TIME)
    record = match.record()
    assert record.headers["Out"] == "3@0 resignation, 2@3 resignation"
    assert record.turns == ("R1,.", "Y2", "G3,.")
    assert list(Match.from_record(record).events) == list(match.events)


def test_undo_takes_the_latest_event_back() -> None:
    match = Match(quartino_setup(QUARTINO.default_rules, 3))
    before: list[Any] = [match.position]
    play(match, "R1")
    before.append(match.position)
    play(match, ".")
    before.append(match.position)
    match.resign(2)
    before.append(match.position)
    match.agree_draw()
    assert match.outcome == Outcome(None, Reason.AGREEMENT)
    kinds = [type(event).__name__ for event in match.events]
    assert kinds == ["Place", "End", "Departure", "Agreement"]
    for position in reversed(before):
        match.undo()
        assert match.position == position
        assert match.outcome is None
    match.undo()
    assert match.position == before[0]
    assert list(match.events) == []


def test_playing_on_after_an_undo_changes_the_record() -> None:
    match = Match(QUARTO_SETUP)
    play(match, "=0", "a1=1")
    match.undo()
    play(match, "=2")
    assert match.record().turns == ("=0", "a1=2")


@pytest.mark.parametrize("cap", [1, 2, 7])
def test_the_turn_cap_draws_the_game(cap: int) -> None:
    match = Match(quartino_setup(QUARTINO.default_rules, 2), turn_cap=cap)
    for number in range(cap):
        assert match.outcome is None
        field = number % 9
        play(match, f"{'RYGB'[number % 4]}{field}")
        assert match.outcome is None, "the turn continues"
        play(match, ".")
    assert match.outcome == Outcome(None, Reason.AGREEMENT)
    assert isinstance(match.events[-1], Agreement)
    assert Match.from_record(match.record()).outcome == match.outcome


def test_a_record_distinguishes_a_draw_by_the_turn_cap_from_an_agreed_one() -> None:
    capped, agreed = Match(QUARTO_SETUP, turn_cap=2), Match(QUARTO_SETUP, turn_cap=3)
    for match in (capped, agreed):
        play(match, "=0", "a1=1")
    agreed.agree_draw()
    assert capped.outcome == agreed.outcome == Outcome(None, Reason.AGREEMENT)
    assert (capped.is_capped, agreed.is_capped) == (True, False)
    assert capped.record().headers["TurnCap"] == "2"
    assert "TurnCap" not in agreed.record().headers

    read = Match.from_record(capped.record())
    assert (read.is_capped, read.turn_cap, read.headers) == (True, 2, {})
    assert read.record() == capped.record()
    read.undo()
    assert (read.is_capped, read.outcome) == (False, None)
    assert "TurnCap" not in read.record().headers
    assert Match.from_record(agreed.record()).turn_cap is None


@pytest.mark.parametrize("cap", ["1", "3", "x", "-2", "", "\N{SUPERSCRIPT TWO}"])
def test_a_turn_cap_that_did_not_end_the_game_is_a_header_like_any_other(cap: str) -> None:
    match = Match(QUARTO_SETUP)
    play(match, "=0", "a1=1")
    match.headers["TurnCap"] = cap
    read = Match.from_record(match.record())
    assert (read.turn_cap, read.headers) == (None, {"TurnCap": cap})


def test_a_win_in_the_last_turn_counts_before_the_cap() -> None:
    match = Match(QUARTO_SETUP, turn_cap=5)
    play(match, "=0", "a1=1", "b1=2", "c1=3", "d1!a1-d1")
    assert match.outcome == Outcome(1, quarto.Reason.CALL)


def test_the_positions_are_the_first_and_one_for_each_event() -> None:
    match = Match(QUARTO_SETUP)
    play(match, "=0", "a1=1")
    match.resign(1)
    assert len(match.positions) == 1 + len(match.events) == 5
    assert match.positions[0] == QUARTO_SETUP.position()
    assert match.events[-1] == Departure(1, Reason.RESIGNATION)
    assert len(match.moves) == 3


@pytest.mark.parametrize("setup", SETUPS[::7], ids=name_of)
def test_bots_that_see_only_their_views_play_a_legal_match(setup: AnySetup) -> None:
    match, bot = Match(setup, turn_cap=80), RandomBot()
    while match.outcome is None:
        assert match.seat
        seed = decision_seed(1, match.events)
        (move,) = bot.choose(Question(match.position.view(match.seat), seed=seed)).moves
        assert not match.position.is_wrong(move)
        match.play(move, match.seat)
    assert Match.from_record(match.record()).outcome == match.outcome


def test_the_turn_cap_counts_a_turn_that_ends_by_the_clock() -> None:
    match = Match(
        Setup(QUARTINO, QUARTINO.default_rules, deal=QUARTINO.draw_deal(2, 1)), turn_cap=1
    )
    match.play(QUARTINO.parse_move("R1"))
    match.expire()
    assert match.outcome == Outcome(None, Reason.AGREEMENT)


def test_the_reason_in_an_unfinished_record_is_dropped() -> None:
    headers = {"Game": "quarto", "Rules": "CSHT!", "Result": "*", "Reason": "time"}
    match = Match.from_record(Record(headers, ("=0", "a1=1", "b1=2", "c1=3", "d1")))
    match.play(QUARTO.parse_move("!a1-d1"))
    assert match.record().headers["Reason"] == "call"
    assert replay(match.record()).outcome == match.outcome


@pytest.mark.parametrize("start", [1, 2])
def test_the_loser_starts_the_next_game_and_after_a_draw_the_other_player(start: int) -> None:
    setup = Setup(QUARTO, QUARTO.default_rules, starter=start)
    for loser in (1, 2):
        match = Match(setup)
        match.resign(loser)
        assert {match.next_starter(Random(seed)) for seed in range(20)} == {loser}
    match = Match(setup)
    match.agree_draw()
    assert {match.next_starter(Random(seed)) for seed in range(20)} == {3 - start}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lots_decide_the_next_starter_in_mid_game_and_with_three_or_more_seats(seats: int) -> None:
    match = Match(quartino_setup(QUARTINO.default_rules, seats))
    everybody = set(range(1, seats + 1))
    assert {match.next_starter(Random(seed)) for seed in range(60)} == everybody
    if seats > 2:
        match.agree_draw()
        assert {match.next_starter(Random(seed)) for seed in range(60)} == everybody


def test_every_seat_needs_a_name() -> None:
    with pytest.raises(IllegalPositionError, match="expected 2 names, one for each seat, found 1"):
        Match(QUARTO_SETUP, names=["Left"])


def test_extra_headers_never_hide_the_real_ones() -> None:
    match = Match(QUARTO_SETUP)
    match.headers |= {"Game": "chess", "Site": "a table"}
    assert match.record().headers["Game"] == "quarto"
    assert match.record().headers["Site"] == "a table"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_copy_is_independent_of_the_original(setup: AnySetup) -> None:
    match = Match(setup, turn_cap=40)
    match.headers["Date"] = "2024-05-01"
    for _ in range(5):
        match.play(match.position.legal_moves()[0])
    events, positions, record = list(match.events), list(match.positions), match.record()
    copy = match.copy()
    assert (copy.record(), copy.names, copy.turn_cap) == (record, match.names, 40)
    copy.headers["Date"] = "2024-05-02"
    copy.play(copy.position.legal_moves()[0])
    copy.agree_draw()
    assert (list(match.events), list(match.positions)) == (events, positions)
    assert match.record() == record
    match.undo()
    match.undo()
    assert len(copy.events) == 7
    assert copy.outcome == Outcome(None, Reason.AGREEMENT)


def test_a_copy_ends_at_the_turn_cap_as_the_original_does() -> None:
    match = Match(QUARTO_SETUP, turn_cap=2)
    play(match, "=0")
    copy = match.copy()
    play(match, "a1=1")
    play(copy, "a1=1")
    assert match.outcome == copy.outcome == Outcome(None, Reason.AGREEMENT)


def test_a_turn_is_played_whole_or_not_at_all() -> None:
    match = Match.new("quarto")
    match.play_turn("=5")
    match.play_turn("b3=A")
    assert [str(move) for move in match.moves] == ["=5", "b3", "=A"]
    with pytest.raises(IllegalMoveError, match="square b3 is taken"):
        match.play_turn("b3=6")
    with pytest.raises(IllegalMoveError):
        match.play_turn("c3=A")
    assert [str(move) for move in match.moves] == ["=5", "b3", "=A"]
    with pytest.raises(IllegalMoveError, match="=6 belongs to the next turn"):
        Match.new("quarto").play_turn("=5=6")
    assert (match.game, match.rules) == (QUARTO, QUARTO.default_rules)


def test_a_match_is_read_from_text_and_prints_as_one() -> None:
    match = Match.new("quartino", "grid", seed=3, names=["Ann", "Ben", "Eve"], starter=2)
    match.play_turn("R0,.")
    again = Match.from_record(str(match))
    assert (again.setup, again.moves, again.names) == (match.setup, match.moves, match.names)
    assert repr(again) == "<Match of quartino grid: 2 moves>"


def test_an_invalid_match_is_refused() -> None:
    with pytest.raises(TypeError, match="expected a list of names, found the string 'ab'"):
        Match.new("quarto", names="ab")
    with pytest.raises(IllegalPositionError, match="from a deal or from a seed, not from both"):
        Match.new("quartino", deal=QUARTINO.draw_deal(2, 1), seed=1)
    of_quarto = "expected 2 names, one for each seat of quarto, found 1"
    with pytest.raises(IllegalPositionError, match=of_quarto):
        Match.new("quarto", names=["Ann"])
    of_quartino = "expected 2, 3 or 4 names, one for each seat of quartino, found 5"
    with pytest.raises(IllegalPositionError, match=of_quartino):
        Match.new("quartino", seed=1, names=["Ann", "Ben", "Eve", "Tom", "Zoe"])
    with pytest.raises(IllegalPositionError, match="can't be drawn after 0 turns"):
        Match.new("quarto", turn_cap=0)
    with pytest.raises(GameError, match="there is no game 'chess': the games are quarto, quartino"):
        Match.new("chess")


BRANCHED = """[Game "quarto"]
[Rules "CSHT!"]
[Start "1"]
[Seat1 "A"]
[Seat2 "B"]
[Result "*"]

{a game} =5 (=6 {or}) b3=A {fine} (b3=C c1=D) c4
"""


def test_a_match_keeps_comments_and_variations() -> None:
    match = Match.from_record(BRANCHED)
    assert str(match) == BRANCHED
    assert str(match.copy()) == str(Match.from_record(match.view_record(None))) == BRANCHED
    match.play("=0")
    assert str(match).splitlines()[-1] == "{a game} =5 (=6 {or}) b3=A {fine} (b3=C c1=D) c4=0"


def test_undo_removes_the_comments_and_variations_of_the_turn() -> None:
    match = Match.from_record(BRANCHED)
    other = match.copy()
    match.resign(1)
    match.undo()
    match.undo()
    assert str(match).splitlines()[-1] == "{a game} =5 (=6 {or}) b3=A {fine} (b3=C c1=D)"
    match.undo()
    match.play("=0")
    assert str(match).splitlines()[-1] == "{a game} =5 (=6 {or}) b3=0"
    assert str(other) == BRANCHED
