"""The groups that nobody called."""

import pytest

from fourfold.games.quarto import Missed, missed_groups, parse_group, parse_rules, parse_turn, start


def missed(
    turns: str, *, rules: str = "CSHT!", starter: int = 1, is_over: bool = False
) -> list[Missed]:
    moves = [move for turn in turns.split() for move in parse_turn(turn)]
    position = start(parse_rules(rules), starter=starter)
    return list(missed_groups(position, moves, is_over=is_over))


def test_a_group_is_not_listed_while_it_can_be_called() -> None:
    for turns in ("=0 a1=1 b1=2 c1=3 d1", "=0 a1=1 b1=2 c1=3 d1=F", "=0 a1=1 b1=2 c1=3 d1=F!a2-d2"):
        assert missed(turns) == []


@pytest.mark.parametrize("starter", [1, 2])
def test_a_dead_group_was_missed_by_both(starter: int) -> None:
    row = Missed(parse_group("a1-d1"), starter, (starter, 3 - starter), 8)
    assert missed("=0 a1=1 b1=2 c1=3 d1=F a2", starter=starter) == [row]


def test_all_groups_of_one_placement_are_missed_together() -> None:
    turns = "=0 a1=2 b1=4 c1=8 d4=A d3=C d2=6 d1=F a4"
    names = [str(each.group) for each in missed(turns)]
    assert names == ["a1-d1", "d1-d4"]


def test_a_group_is_missed_by_the_placer_alone_when_the_game_ends_before_giving() -> None:
    row = parse_group("a1-d1")
    assert missed("=0 a1=1 b1=2 c1=3 d1", is_over=True) == [Missed(row, 1, (1,), 8)]
    assert missed("=0 a1=1 b1=2 c1=3 d1=F", is_over=True) == [Missed(row, 1, (1, 2), 8)]


@pytest.mark.parametrize("turns", ["=0 a1=1 b1=2 c1=3 d1!a1-d1", "=0 a1=1 b1=2 c1=3 d1=F !a1-d1"])
def test_what_was_called_was_not_missed(turns: str) -> None:
    assert missed(turns, is_over=True) == []


def test_no_other_group_of_the_winning_placement_was_missed() -> None:
    turns = "=0 a1=2 b1=4 c1=8 d4=A d3=C d2=6 d1!a1-d1"
    assert missed(turns, is_over=True) == []


def test_a_wrong_call_does_not_save_a_group() -> None:
    turns = "=0 a1=1 b1=2 c1=3 d1!a2-d2=F a2"
    assert [str(each.group) for each in missed(turns)] == ["a1-d1"]


def test_after_the_16th_piece_a_group_is_missed_with_the_second_pass() -> None:
    row = parse_group("a1-d1")
    squares = [f"{file}{rank}" for rank in "4321" for file in "abcd"]
    pieces = "92A4E1830D6CB75F"
    turns = f"={pieces[0]} " + " ".join(
        f"{square}={piece}" for square, piece in zip(squares, pieces[1:], strict=False)
    )
    assert missed(f"{turns} d1 --") == []
    assert missed(f"{turns} d1 -- --") == [Missed(row, 1, (1, 2), 32)]
    assert missed(f"{turns} d1", is_over=True) == [Missed(row, 1, (1,), 32)]
    assert missed(f"{turns} d1 --", is_over=True) == [Missed(row, 1, (1, 2), 32)]


def test_nothing_is_missed_with_calls_off() -> None:
    assert missed("=0 a1=1 b1=2 c1=3 d1", rules="CSHT", is_over=True) == []


def test_missed_groups_are_in_the_order_of_their_completion() -> None:
    turns = "=0 a1=1 b1=2 c1=3 d1=4 a2=5 b2=6 c2=7 d2=F a4"
    found = [(str(each.group), each.placer, each.number) for each in missed(turns)]
    assert found == [("a1-d1", 1, 8), ("a2-d2", 1, 16)]


def test_a_wrong_call_counts_as_a_move() -> None:
    turns = "=0 a1=1 b1=2 c1!a1-d1=3 d1=F a2"
    assert [each.number for each in missed(turns)] == [9]
