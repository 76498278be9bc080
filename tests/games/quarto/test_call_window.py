"""The windows in which a seat could call."""

from hypothesis import given

from fourfold.games.quarto import QUARTO, Call, Place, call_windows, missed_groups, parse_turn
from fourfold.games.setup import Setup
from fourfold.match import Match
from tests.games.generator import QUARTO_RULES, Course
from tests.games.strategy import courses

LINE = "=0 a1=1 b1=2 c1=3 d1"
"""Seat 1 gives first; seat 1 completes the line a1-d1."""


def windows(turns: str, rules: str = "CSHT!") -> list[tuple[int, int, int, list[str], str | None]]:
    match = Match.new(QUARTO, rules)
    for turn in turns.split():
        for move in parse_turn(turn):
            match.play(move)
    return [
        (
            each.seat,
            each.placer,
            each.number,
            [str(group) for group in each.groups],
            None if each.call is None else str(each.call),
        )
        for each in call_windows(match)
    ]


def test_before_the_first_placement_nobody_can_call() -> None:
    assert windows("") == []
    assert windows("=0") == []


def test_each_placement_opens_two_windows() -> None:
    assert windows("=0 a1") == [(2, 2, 2, [], None)]
    assert windows("=0 a1=1") == [(2, 2, 2, [], None), (1, 2, 2, [], None)]
    assert [row[:3] for row in windows("=0 a1=1 b1")] == [(2, 2, 2), (1, 2, 2), (1, 1, 4)]


def test_the_player_who_completes_a_line_may_call_it_first() -> None:
    assert windows(f"{LINE}!a1-d1")[-1] == (1, 1, 8, ["a1-d1"], "!a1-d1")


def test_the_opponent_may_call_what_the_placer_missed() -> None:
    assert windows(f"{LINE}=4 !a1-d1")[-2:] == [
        (1, 1, 8, ["a1-d1"], None),
        (2, 1, 8, ["a1-d1"], "!a1-d1"),
    ]


def test_a_wrong_call_is_listed_with_the_groups_that_were_there() -> None:
    assert windows(f"{LINE}!a1-a4=4")[-2:] == [
        (1, 1, 8, ["a1-d1"], "!a1-a4"),
        (2, 1, 8, ["a1-d1"], None),
    ]


def test_after_the_sixteenth_piece_a_pass_closes_a_window() -> None:
    full = "=5 a4=B b4=1 c4=A d4=6 a3=8 b3=F c3=D d3=0 a2=7 b2=9 c2=2 d2=C a1=E b1=4 c1=3 d1"
    assert [row[:3] for row in windows(f"{full}-- --")[-2:]] == [(1, 1, 32), (2, 1, 32)]


def test_what_can_still_be_called_is_not_missed() -> None:
    match = Match.new(QUARTO)
    for turn in LINE.split():
        match.play_turn(turn)
    [window] = [each for each in call_windows(match) if each.groups]
    assert window.is_open
    assert not window.is_missed
    match.play("=4")
    first, second = (each for each in call_windows(match) if each.groups)
    assert (first.is_missed, second.is_open) == (True, True)


def test_with_calls_off_there_are_no_windows() -> None:
    assert windows("=0 a1=1 b1=2", "CSHT") == []


def test_resignation_closes_the_last_window() -> None:
    match = Match.new(QUARTO)
    for move in ("=0", "a1"):
        match.play(move)
    match.resign(2)
    assert [(each.seat, each.number) for each in call_windows(match)] == [(2, 2)]


@given(courses(tuple(Setup(QUARTO, rules) for rules in QUARTO_RULES)))
def test_windows_and_missed_groups_agree(course: Course) -> None:
    match = Match(course.setup)
    for move in course.moves:
        match.play(move)
    found = list(call_windows(match))
    calls = [event for event in match.events if isinstance(event, Call)]
    assert [each.call for each in found if each.call] == calls
    placements = [
        number for number, event in enumerate(match.events, 1) if isinstance(event, Place)
    ]
    if match.setup.rules.calls:
        assert {each.number for each in found} == set(placements)
    called = {each.number for each in found if each.is_right}
    missed = missed_groups(match.positions[0], match.moves, is_over=True)
    nobody = {
        each.number for each in found if each.is_missed or (each.is_open and each.groups)
    } - called
    assert {each.number for each in missed} == nobody
