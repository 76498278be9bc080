"""Position keys: equal for positions equal up to symmetry, and only those."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from fourfold.games import quartino, quarto
from fourfold.games.quarto import QUARTO, canonical
from fourfold.games.setup import Setup
from fourfold.server.games.quarto.key import MIN_PIECES_GUARDED_AHEAD, board_key, parents
from fourfold.server.games.registry import ADAPTERS
from tests.games.generator import QUARTO_RULES, SETUPS, Course
from tests.games.quartino.table import table
from tests.games.strategy import courses, quarto_positions

QUARTINO_SETUPS = tuple(setup for setup in SETUPS if setup.game.name == "quartino")


def position_key(position: quarto.Position | quartino.Position) -> str:
    game = "quarto" if isinstance(position, quarto.Position) else "quartino"
    return ADAPTERS[game].position_key(position)


def parent_keys(position: quarto.Position) -> set[str]:
    rules = position.rules
    return {board_key(rules, seen, squares=rules.squares) for seen in parents(position)}


def read(text: str, rules: str = "CSHT") -> quarto.Position:
    return QUARTO.parse_position(text, QUARTO.parse_rules(rules))


@given(quarto_positions(), st.data())
@settings(max_examples=200)
def test_a_symmetric_copy_has_the_same_key(position: quarto.Position, data: st.DataObject) -> None:
    symmetry = data.draw(st.sampled_from(quarto.symmetries(position.rules)))
    assert position_key(symmetry.apply(position)) == position_key(position)


@given(courses(QUARTINO_SETUPS), st.data())
@settings(max_examples=100)
def test_a_symmetric_copy_of_quartino_has_the_same_key(course: Course, data: st.DataObject) -> None:
    position = course.positions[-1]
    assert isinstance(position, quartino.Position)
    symmetry = data.draw(st.sampled_from(quartino.symmetries(position.rules)))
    assert position_key(symmetry.apply(position)) == position_key(position)


@given(quarto_positions((quarto.Rules(calls=False), quarto.Rules(squares=True, calls=False))))
@settings(max_examples=100)
def test_the_key_is_that_of_the_canonical_form(position: quarto.Position) -> None:
    assert position_key(position) == position_key(canonical(position))


@pytest.mark.parametrize("key", ["CSHT", "CSHT+", "CS"])
def test_different_positions_have_different_keys(key: str) -> None:
    """All positions with two pieces and one in hand: as many keys as canonical forms."""
    rules = QUARTO.parse_rules(key)
    forms, keys = set(), set()
    for one, two in product(quarto.PIECES[1:], quarto.SQUARES[1:]):
        for hand in quarto.PIECES[1:]:
            if hand != one:
                board: list[quarto.Piece | None] = [None] * 16
                board[0], board[two] = quarto.PIECES[0], one
                position = quarto.Position(rules, tuple(board), hand)
                forms.add(canonical(position))
                keys.add(position_key(position))
    assert len(keys) == len(forms) > 10


@given(quarto_positions(tuple(rules for rules in QUARTO_RULES if rules.calls)))
@settings(max_examples=100)
def test_what_does_not_affect_the_game_does_not_change_the_key(position: quarto.Position) -> None:
    assume(position.outcome is None)
    others = [
        replace(position, rules=replace(position.rules, seconds=30)),
        replace(position, starter=3 - position.starter),
    ]
    placed = [square for square in quarto.SQUARES if position.board[square] is not None]
    others += [replace(position, last=square) for square in placed]
    if position.last is not None:
        others.append(replace(position, has_called=not position.has_called))
    if not position.complete_groups():
        rules = replace(position.rules, calls=False)
        others.append(quarto.Position(rules, position.board, position.hand))
    assert {position_key(other) for other in others} == {position_key(position)}


def test_rules_that_matter_change_the_key() -> None:
    text = "0.../.1../..2./.... 5"
    keys = {position_key(read(text, rules)) for rules in ("CSHT", "CSHT+", "CSH", "CSH+", "CS")}
    assert len(keys) == 5


@given(quarto_positions((quarto.Rules(calls=False),)), st.data())
@settings(max_examples=100)
def test_the_names_of_the_traits_do_not_change_the_key(
    position: quarto.Position, data: st.DataObject
) -> None:
    """A board with some traits, and the same board with as many others, in any order."""
    count = data.draw(st.integers(1, 4))
    names = data.draw(st.permutations(list(quarto.Trait)))
    old = tuple(sorted(data.draw(st.permutations(list(quarto.Trait)))[:count]))
    new = dict(zip(old, names, strict=False))

    def rename(piece: quarto.Piece | None) -> quarto.Piece | None:
        return None if piece is None else quarto.PIECES[sum(new[t] for t in old if piece & t)]

    seen = position.board, position.hand
    renamed = tuple(map(rename, position.board)), rename(position.hand)
    keys = {
        board_key(quarto.Rules(tuple(sorted(traits)), calls=False), each, squares=False)
        for traits, each in ((old, seen), (new.values(), renamed))
    }
    assert len(keys) == 1


def test_the_cards_and_the_seat_do_not_change_a_quartino_key() -> None:
    stacks = "R/Y/G/B/-/-/-/-/-"
    key = position_key(table(stacks, "1 claim"))
    assert position_key(table(stacks, "1 claim").view(None)) == key
    assert position_key(table(stacks, "2 claim", "?,?,?,?;/?,?,?;RYGB")) == key
    assert position_key(table(stacks, "1 place:1")) != key
    assert position_key(table(stacks, "1 place:2")) != position_key(table(stacks, "1 place:1"))
    assert position_key(table(stacks, "1 claim", rules="grid")) != key


def test_buried_stones_do_not_change_a_quartino_key() -> None:
    key = position_key(table("RYG/-/-/B/-/-/-/-/-", "1 place:1"))
    for stack in ("YRG", "RRG", "YG", "G"):
        assert position_key(table(f"{stack}/-/-/B/-/-/-/-/-", "1 place:1")) == key
    assert position_key(table("RYR/-/-/B/-/-/-/-/-", "1 place:1")) == key, "red for green"
    assert position_key(table("RYB/-/-/B/-/-/-/-/-", "1 place:1")) != key, "a stone on top"
    column = table("RRYG/-/-/B/-/-/-/-/-", "1 claim")
    assert position_key(column) != position_key(table("RYG/-/-/B/-/-/-/-/-", "1 claim"))


def test_keys_are_stored_in_databases_and_never_change() -> None:
    assert position_key(read("0.../.1../..2./.... 5")) == "55d1c44e5302c3a6952916c0"
    assert position_key(table("RY/G/-/B/-/-/-/-/-", "1 place:2")) == "ae614a55c5efbb9745ff444f"


@given(courses(tuple(Setup(QUARTO, rules) for rules in QUARTO_RULES)))
@settings(max_examples=60)
def test_the_position_before_a_move_is_among_the_parents(course: Course) -> None:
    """After a give or place, the previous position is a parent of the next."""
    for before, move in course.steps():
        assert isinstance(before, quarto.Position)
        if isinstance(move, quarto.Give | quarto.Place):
            assert position_key(before) in parent_keys(before.play(move))


def test_the_position_a_whole_turn_earlier_is_among_the_parents() -> None:
    before = read("0.../.1../..2./...4 5 a4", "CSHT!")
    after = before.play(quarto.Place(quarto.SQUARES[1])).play(quarto.Give(quarto.PIECES[9]))
    assert position_key(before) in parent_keys(after)


def test_the_start_is_not_guarded() -> None:
    start = read("..../..../..../.... -")
    assert not parent_keys(start)
    assert ADAPTERS["quarto"].guarded_keys(start) == ()
    assert ADAPTERS["quartino"].guarded_keys(table("-/-/-/-/-/-/-/-/-", "1 place:1")) == ()


def test_the_same_board_with_or_without_squares_is_guarded() -> None:
    text = "0.../.1../..2./.... 5"
    standard, advanced = (read(text, rules) for rules in ("CSHT", "CSHT+"))
    assert standard.placed < MIN_PIECES_GUARDED_AHEAD
    guarded = ADAPTERS["quarto"].guarded_keys(standard)
    assert guarded == (position_key(standard), position_key(advanced))
    assert set(ADAPTERS["quarto"].guarded_keys(advanced)) == set(guarded)


def test_in_mid_game_positions_that_lead_to_a_guarded_one_are_guarded_too() -> None:
    text = "0.../.1../..2./...F 5"
    standard, advanced = (read(text, rules) for rules in ("CSHT", "CSHT+"))
    assert standard.placed == MIN_PIECES_GUARDED_AHEAD
    own = {position_key(standard), position_key(advanced)}
    guarded = ADAPTERS["quarto"].guarded_keys(standard)
    assert set(guarded) == own | parent_keys(standard) | parent_keys(advanced)


def test_in_quartino_only_the_position_itself_is_guarded() -> None:
    hidden = table("R/Y/G/B/-/-/-/-/-", "1 claim")
    assert ADAPTERS["quartino"].guarded_keys(hidden) == (position_key(hidden),)
