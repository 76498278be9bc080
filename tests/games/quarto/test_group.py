"""The tables of groups."""

import pytest

from fourfold.games.quarto import BLOCKS, GROUPS, LINES, SQUARES, Direction, Group
from fourfold.games.quarto.group import GROUPS_THROUGH, LINES_THROUGH

ROWS = ["a1-d1", "a2-d2", "a3-d3", "a4-d4"]
COLUMNS = ["a1-a4", "b1-b4", "c1-c4", "d1-d4"]
DIAGONALS = ["a1-d4", "a4-d1"]
BLOCK_NAMES = [
    *("a1-b2", "b1-c2", "c1-d2"),
    *("a2-b3", "b2-c3", "c2-d3"),
    *("a3-b4", "b3-c4", "c3-d4"),
]


def test_the_ten_lines_have_their_names() -> None:
    assert [str(line) for line in LINES] == ROWS + COLUMNS + DIAGONALS


def test_the_nine_blocks_have_their_names() -> None:
    assert [str(block) for block in BLOCKS] == BLOCK_NAMES


def test_there_are_19_groups_of_four_different_squares() -> None:
    assert GROUPS == LINES + BLOCKS
    assert len({frozenset(group.squares) for group in GROUPS}) == 19
    assert all(len(set(group.squares)) == 4 for group in GROUPS)


@pytest.mark.parametrize(
    ("name", "direction", "squares"),
    [
        ("a2-d2", Direction.ROW, "a2 b2 c2 d2"),
        ("b1-b4", Direction.COLUMN, "b1 b2 b3 b4"),
        ("a1-d4", Direction.DIAGONAL, "a1 b2 c3 d4"),
        ("a4-d1", Direction.DIAGONAL, "a4 b3 c2 d1"),
        ("b2-c3", Direction.BLOCK, "b2 c2 b3 c3"),
    ],
)
def test_a_group_has_its_direction_and_squares(
    name: str, direction: Direction, squares: str
) -> None:
    group = next(group for group in GROUPS if str(group) == name)
    assert group.direction is direction
    assert " ".join(map(str, group.squares)) == squares


def test_rows_columns_diagonals_and_blocks_have_their_direction() -> None:
    directions = {str(group): group.direction for group in GROUPS}
    assert all(directions[name] is Direction.ROW for name in ROWS)
    assert all(directions[name] is Direction.COLUMN for name in COLUMNS)
    assert all(directions[name] is Direction.DIAGONAL for name in DIAGONALS)
    assert all(directions[name] is Direction.BLOCK for name in BLOCK_NAMES)


@pytest.mark.parametrize(("groups", "through"), [(LINES, LINES_THROUGH), (GROUPS, GROUPS_THROUGH)])
def test_each_square_knows_the_groups_through_it(
    groups: tuple[Group, ...], through: tuple[tuple[Group, ...], ...]
) -> None:
    for square in SQUARES:
        assert through[square] == tuple(group for group in groups if square in group.squares)
    # Corners and centre are on a diagonal too; a centre square is in four blocks, a corner in one.
    by_name = {str(square): len(through[square]) for square in SQUARES}
    has_blocks = groups is GROUPS
    assert by_name["a1"] == 3 + has_blocks
    assert by_name["b1"] == 2 + 2 * has_blocks
    assert by_name["b2"] == 3 + 4 * has_blocks
