"""Symmetries and a board's canonical form."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.games.quartino import (
    CARDS,
    FIELDS,
    GEOMETRIES,
    GRID,
    WHEEL,
    Geometry,
    Position,
    parse_card,
)
from fourfold.games.quartino.symmetry import (
    Symmetry,
    canonical_stacks,
    field_symmetries,
    symmetries,
)
from tests.games.generator import SETUPS
from tests.games.legality import problem
from tests.games.quartino.table import stacks_of, table
from tests.games.strategy import courses

QUARTINO_SETUPS = tuple(setup for setup in SETUPS if setup.game.name == "quartino")


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw a position of a random game, complete or as a viewer sees it."""
    course = draw(courses(QUARTINO_SETUPS))
    position = course.positions[-1]
    assert isinstance(position, Position)
    if draw(st.booleans()):
        position = position.view(draw(st.sampled_from([None, *range(1, position.seats + 1)])))
    return position


@pytest.mark.parametrize(("geometry", "count"), [(WHEEL, 16), (GRID, 8)], ids=GEOMETRIES)
def test_the_number_of_symmetries_is_known(geometry: Geometry, count: int) -> None:
    boards = field_symmetries(geometry)
    assert len({board.fields for board in boards}) == len(boards) == count
    assert boards[0].fields == tuple(FIELDS)
    assert len(set(symmetries(geometry.name))) == count * 24


@pytest.mark.parametrize("geometry", GEOMETRIES.values(), ids=GEOMETRIES)
def test_the_symmetries_of_the_fields_are_a_group(geometry: Geometry) -> None:
    images = {board.fields for board in field_symmetries(geometry)}
    for one, other in product(images, images):
        assert tuple(one[field] for field in other) in images


@pytest.mark.parametrize("geometry", GEOMETRIES.values(), ids=GEOMETRIES)
def test_no_other_permutation_of_the_fields_keeps_the_windows(geometry: Geometry) -> None:
    """Only these preserve the windows as sets of fields: none was overlooked."""
    windows = {frozenset(window) for window in geometry.windows}
    kept = [
        order
        for order in _orders_that_keep(windows)
        if {frozenset(order[field] for field in window) for window in windows} == windows
    ]
    assert sorted(kept) == sorted(board.fields for board in field_symmetries(geometry))


def _orders_that_keep(windows: set[frozenset[int]]) -> list[tuple[int, ...]]:
    """List the permutations of the fields that preserve how many windows each field is in."""
    weights = [sum(field in window for window in windows) for field in FIELDS]
    orders: list[tuple[int, ...]] = [()]
    for field in FIELDS:
        orders = [
            (*order, image)
            for order in orders
            for image in FIELDS
            if image not in order and weights[image] == weights[field]
        ]
    return orders


def test_a_rotation_keeps_the_cards_and_a_reflection_mirrors_them() -> None:
    plain = [s for s in symmetries("wheel") if s.colours == symmetries("wheel")[0].colours]
    cards = {s.apply_to_card(parse_card("RYGB")) for s in plain}
    assert cards == {parse_card("RYGB"), parse_card("RBGY")}
    turns = [s for s in plain if s.apply_to_card(parse_card("RYGB")) == parse_card("RYGB")]
    assert len(turns) == 8


def test_a_mirrored_board_is_the_same_game_with_mirrored_cards() -> None:
    one, other = table("R/Y/G/B/-/-/-/-/-"), table("R/B/G/Y/-/-/-/-/-")
    assert one.is_match(parse_card("RYGB"), 1)
    assert not other.is_match(parse_card("RYGB"), 1)
    assert canonical_stacks("wheel", one.stacks) == canonical_stacks("wheel", other.stacks)


@pytest.mark.parametrize(
    ("rules", "one", "other", "is_same"),
    [
        ("wheel", "-/R/-/-/-/-/-/-/-", "-/-/-/B/-/-/-/-/-", True),
        ("wheel", "R/-/-/-/-/-/-/-/-", "-/-/-/B/-/-/-/-/-", False),
        ("wheel", "-/RY/-/-/-/-/-/-/-", "-/-/-/YR/-/-/-/-/-", True),
        ("wheel", "-/RY/R/-/-/-/-/-/-", "-/YR/R/-/-/-/-/-/-", False),
        ("wheel", "-/R/-/-/Y/-/-/-/-", "-/R/-/-/-/-/Y/-/-", True),
        ("wheel", "-/R/-/-/Y/-/-/-/-", "-/R/-/-/-/Y/-/-/-", False),
        ("grid", "-/R/-/-/-/-/-/-/-", "-/-/-/B/-/-/-/-/-", True),
        ("grid", "-/R/-/-/-/-/-/-/-", "-/-/B/-/-/-/-/-/-", False),
    ],
)
def test_only_symmetric_boards_are_equivalent(
    rules: str, one: str, other: str, is_same: bool
) -> None:
    left, right = table(one, rules=rules), table(other, rules=rules)
    forms = [canonical_stacks(rules, board.stacks) for board in (left, right)]
    assert (forms[0] == forms[1]) == is_same


@given(positions(), st.data())
@settings(max_examples=200)
def test_symmetric_copies_have_one_form(position: Position, data: st.DataObject) -> None:
    rules = position.rules
    copy = data.draw(st.sampled_from(symmetries(rules))).apply(position)
    assert canonical_stacks(rules, copy.stacks) == canonical_stacks(rules, position.stacks)


@given(positions())
@settings(max_examples=100)
def test_canonicalising_twice_is_canonicalising_once(position: Position) -> None:
    rules = position.rules
    once = canonical_stacks(rules, position.stacks)
    assert canonical_stacks(rules, once) == once


@given(positions())
@settings(max_examples=20)
def test_the_form_is_a_symmetric_copy(position: Position) -> None:
    rules = position.rules
    copies = {symmetry.apply(position).stacks for symmetry in symmetries(rules)}
    assert canonical_stacks(rules, position.stacks) in copies


@given(positions(), st.data())
@settings(max_examples=200, report_multiple_bugs=False)
def test_a_symmetry_keeps_legality_and_outcome(position: Position, data: st.DataObject) -> None:
    symmetry = data.draw(st.sampled_from(symmetries(position.rules)))
    copy = symmetry.apply(position)
    moves = position.legal_moves()
    images = [symmetry.apply_to_move(move) for move in moves]
    assert set(images) == set(copy.legal_moves())
    assert copy.outcome == position.outcome
    assert problem(copy) is None
    for move, image in zip(moves[:40], images, strict=False):
        assert copy.is_wrong(image) == position.is_wrong(move)
        assert copy.play(image) == symmetry.apply(position.play(move))


def test_the_identity_changes_nothing() -> None:
    position = table("RY/G/-/B/-/-/-/-/-", "1 place:1")
    identity = symmetries("wheel")[0]
    assert isinstance(identity, Symmetry)
    assert identity.apply(position) == position
    assert stacks_of(identity.apply(position)) == "RY/G/-/B/-/-/-/-/-"
    assert {identity.apply_to_card(card) for card in CARDS} == set(CARDS)
