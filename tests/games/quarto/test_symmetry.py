"""Symmetries and the canonical form."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.games.quarto import (
    GROUPS,
    PIECES,
    SQUARES,
    Call,
    Give,
    Group,
    Move,
    Piece,
    Place,
    Position,
    Rules,
    Symmetry,
    board_symmetries,
    canonical,
    format_rules,
    parse_position,
    parse_rules,
    symmetries,
)
from tests.games.generator import QUARTO_RULES
from tests.games.legality import problem
from tests.games.strategy import quarto_positions

by_squares = {frozenset(group.squares): group for group in GROUPS}


def image_of_group(symmetry: Symmetry, group: Group) -> Group:
    return by_squares[frozenset(symmetry.apply_to_square(square) for square in group.squares)]


def image_of_move(symmetry: Symmetry, move: Move) -> Move:
    match move:
        case Give(piece):
            return Give(symmetry.apply_to_piece(piece))
        case Place(square):
            return Place(symmetry.apply_to_square(square))
        case Call(group):
            return Call(image_of_group(symmetry, group))
        case _:
            return move


@pytest.mark.parametrize(("squares", "count"), [(False, 32), (True, 8)])
def test_the_board_symmetries_keep_the_groups(squares: bool, count: int) -> None:
    images = board_symmetries(squares=squares)
    assert len(set(images)) == count
    assert images[0] == SQUARES
    groups = {frozenset(group.squares) for group in Rules(squares=squares).groups}
    for image in images:
        assert {frozenset(image[square] for square in group) for group in groups} == groups


@pytest.mark.parametrize("squares", [False, True])
def test_the_board_symmetries_are_a_group(squares: bool) -> None:
    images = set(board_symmetries(squares=squares))
    for one, other in product(images, images):
        assert tuple(one[square] for square in other) in images


@pytest.mark.parametrize(("key", "count"), [("CSHT", 12_288), ("CSHT+", 3_072)])
def test_the_number_of_symmetries_is_known(key: str, count: int) -> None:
    assert len(set(symmetries(parse_rules(key)))) == count


@pytest.mark.parametrize(
    "rules", [rules for rules in QUARTO_RULES if not rules.calls], ids=format_rules
)
def test_the_number_of_symmetries_with_fewer_traits_is_known(rules: Rules) -> None:
    traits, boards = len(rules.traits), 8 if rules.squares else 32
    found = symmetries(rules)
    assert len(set(found)) == 2**traits * factorial(traits) * boards
    identity = found[0]
    assert all(identity.apply_to_square(square) == square for square in SQUARES)
    assert all(identity.apply_to_piece(piece) == piece for piece in PIECES)


@given(quarto_positions(), st.data())
@settings(max_examples=200)
def test_symmetric_copies_have_one_canonical_form(position: Position, data: st.DataObject) -> None:
    symmetry = data.draw(st.sampled_from(symmetries(position.rules)))
    assert canonical(symmetry.apply(position)) == canonical(position)


@given(quarto_positions())
@settings(max_examples=200)
def test_canonicalising_twice_is_canonicalising_once(position: Position) -> None:
    once = canonical(position)
    assert canonical(once) == once


@given(quarto_positions((parse_rules("CSHT+!"), parse_rules("CS!"), parse_rules("H"))))
@settings(max_examples=12)
def test_the_canonical_form_is_a_symmetric_copy(position: Position) -> None:
    """Up to pieces that differ only in traits out of play, and to what makes no difference."""

    def in_play(each: Position) -> tuple[object, ...]:
        mask = each.rules.mask
        board = tuple(None if piece is None else piece & mask for piece in each.board)
        hand = None if each.hand is None else each.hand & mask
        return board, hand, each.last if each.rules.calls else None

    copies = {in_play(symmetry.apply(position)) for symmetry in symmetries(position.rules)}
    assert in_play(canonical(position)) in copies


@given(quarto_positions(), st.data())
@settings(max_examples=200)
def test_a_symmetry_keeps_legality_and_outcome(position: Position, data: st.DataObject) -> None:
    symmetry = data.draw(st.sampled_from(symmetries(position.rules)))
    copy = symmetry.apply(position)
    images = [image_of_move(symmetry, move) for move in position.legal_moves()]
    assert set(images) == set(copy.legal_moves())
    assert problem(copy) is None
    for move, image in zip(position.legal_moves(), images, strict=True):
        assert copy.is_wrong(image) == position.is_wrong(move)
        assert copy.play(image) == symmetry.apply(position.play(move))


@given(quarto_positions())
@settings(max_examples=60)
def test_the_canonical_form_keeps_everything_but_the_board(position: Position) -> None:
    form = canonical(position)
    assert problem(form) is None
    kept = (form.rules, form.has_called, form.has_passed, form.starter, form.outcome)
    assert kept == (
        *(position.rules, position.has_called, position.has_passed),
        *(position.starter, position.outcome),
    )
    assert (form.placed, form.hand is None) == (position.placed, position.hand is None)
    if position.rules.calls:
        assert len(form.live_groups()) == len(position.live_groups())
    assert len(form.complete_groups()) == len(position.complete_groups())


def test_the_square_placed_on_last_matters_with_calls_on() -> None:
    text = "5.../.A../..../.... 6 "
    played = {last: parse_position(text + last, Rules()) for last in ("a4", "b3")}
    assert len({canonical(position) for position in played.values()}) == 1, "both on a diagonal"
    text = "5A../..../..../.... 6 "
    corner, edge = (parse_position(text + last, Rules()) for last in ("a4", "b4"))
    assert canonical(corner) != canonical(edge)
    without = Rules(calls=False)
    corner, edge = (parse_position(text + last, without) for last in ("a4", "b4"))
    assert canonical(corner) == canonical(edge)


@pytest.mark.parametrize(
    ("rules", "one", "other"),
    [
        ("C", "0.../..../..../.... 2", "C.../..../..../.... 2"),
        ("CS", "0.../..../..../...3 7", "4.../..../..../...F B"),
        ("HT", "0.../..../..../.... 1", "3.../..../..../.... 0"),
    ],
)
def test_pieces_that_differ_in_traits_out_of_play_are_interchangeable(
    rules: str, one: str, other: str
) -> None:
    key = parse_rules(rules)
    assert canonical(parse_position(one, key)) == canonical(parse_position(other, key))
    full = parse_rules("CSHT")
    assert canonical(parse_position(one, full)) != canonical(parse_position(other, full))


def with_one_more_piece(board: Position) -> Iterator[Position]:
    for square, piece in product(SQUARES, board.supply):
        if board.board[square] is None:
            yield replace(board, board=(*board.board[:square], piece, *board.board[square + 1 :]))


def with_a_piece_in_hand(board: Position) -> Iterator[Position]:
    return (replace(board, hand=piece) for piece in board.supply)


@pytest.mark.parametrize(
    ("key", "boards", "with_hand"),
    [
        # Kerner, A Mathematical Analysis of Quarto! (Yale, 2001), and our own counts.
        ("CSHT", [2, 40, 454], [8, 148, 3_382]),
        ("CSHT+", [3, 84, 1_586], [12, 381, 12_113]),
    ],
)
def test_the_number_of_boards_up_to_symmetry_is_known(
    key: str, boards: list[int], with_hand: list[int]
) -> None:
    forms = {Position(parse_rules(key))}
    assert len({canonical(p) for form in forms for p in with_a_piece_in_hand(form)}) == 1
    for count, count_with_hand in zip(boards, with_hand, strict=True):
        forms = {canonical(more) for form in forms for more in with_one_more_piece(form)}
        assert len(forms) == count
        held = {canonical(p) for form in forms for p in with_a_piece_in_hand(form)}
        assert len(held) == count_with_hand


def test_every_first_placement_is_a_corner_or_an_edge() -> None:
    """The lines don't distinguish corners from the centre; the blocks do."""

    def forms(key: str) -> set[Position]:
        rules = parse_rules(key)
        given = Position(rules, hand=Piece(6))
        return {canonical(given.play(Place(square))) for square in SQUARES}

    assert len(forms("CSHT!")) == 2
    assert len(forms("CSHT+!")) == 3
