"""The tables of windows."""

from itertools import product

import pytest

from fourfold.games.quartino import CARDS, FIELDS, GEOMETRIES, GRID, WHEEL, Card, Geometry
from tests.games.quartino.table import table

RIM = range(1, 9)


def stacks_showing(geometry: Geometry, card: Card, window: int) -> str:
    """Format a board that shows only a card's colours in a window."""
    fields = geometry.windows[window - 1]
    colours = dict(zip(fields, card.colours, strict=True))
    return "/".join(colours.get(field, "-") for field in FIELDS)


def test_the_wheel_has_eight_windows_of_the_hub_and_three_neighbours_clockwise() -> None:
    assert len(WHEEL.windows) == 8
    for k, window in enumerate(WHEEL.windows, 1):
        assert window == (0, k, k % 8 + 1, (k + 1) % 8 + 1)


def test_the_grid_has_four_windows_read_in_lines_from_the_upper_left() -> None:
    fields = [[1, 2, 3], [8, 0, 4], [7, 6, 5]]
    blocks = tuple(
        (fields[y][x], fields[y][x + 1], fields[y + 1][x], fields[y + 1][x + 1])
        for y, x in product((0, 1), (0, 1))
    )
    assert GRID.windows == blocks


def test_geometries_are_found_by_name() -> None:
    assert GEOMETRIES == {"wheel": WHEEL, "grid": GRID}


def turned(card: Card, k: int) -> dict[int, str]:
    """Return the wheel with a card's pattern, rotated by k fields."""
    hub, *rim = card.colours
    return {0: hub, **{(k + i) % 8 + 1: colour for i, colour in enumerate(rim)}}


def test_all_24_cards_are_different_under_rotation() -> None:
    wheels = {frozenset(turned(card, k).items()) for card in CARDS for k in RIM}
    assert len(wheels) == 24 * 8


@pytest.mark.parametrize("name", GEOMETRIES)
def test_a_card_matches_where_its_colours_lie_in_order_and_nowhere_else(name: str) -> None:
    geometry = GEOMETRIES[name]
    windows = range(1, len(geometry.windows) + 1)
    for card, window in product(CARDS, windows):
        position = table(stacks_showing(geometry, card, window), "1 claim", rules=name)
        matches = [(c, w) for c, w in product(CARDS, windows) if position.is_match(c, w)]
        assert matches == [(card, window)]


def test_every_rotation_of_the_wheel_counts_and_a_mirror_image_does_not() -> None:
    for card in CARDS:
        hub, first, second, third = card.colours
        mirrored = Card((hub, third, second, first))
        for window in RIM:
            position = table(stacks_showing(WHEEL, card, window), "1 claim")
            assert position.is_match(card, window)
            assert not any(position.is_match(mirrored, other) for other in RIM)


def test_only_top_stones_count() -> None:
    card = CARDS[0]
    assert str(card) == "RYGB"
    buried = table("BR/RY/YG/GB/-/-/-/-/-", "1 claim")
    assert buried.is_match(card, 1)
    covered = table("RB/Y/G/B/-/-/-/-/-", "1 claim")
    assert not covered.is_match(card, 1)


def test_an_empty_field_matches_nothing() -> None:
    position = table("R/Y/G/-/-/-/-/-/-", "1 claim")
    assert not any(position.is_match(card, window) for card in CARDS for window in RIM)
