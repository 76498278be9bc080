"""The drawing of a Quartino position, and what it hides."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.games.game import Departure, Reason
from fourfold.games.quartino import CARDS, COLOURS, GRID, WHEEL, Position, draw_svg
from fourfold.games.quartino.card_shape import draw_card
from fourfold.games.quartino.stone_shape import draw_coin, draw_stack
from fourfold.games.setup import AnySetup
from tests.games.generator import SETUPS, Course
from tests.games.picture import find, look
from tests.games.quartino.table import RACKS_OF_FOUR, table
from tests.games.strategy import courses

TABLES: tuple[AnySetup, ...] = tuple(each for each in SETUPS if each.game.name == "quartino")
PATTERN = "RYG/Y/GB/-/-/-/-/-/RRBB"


def last_of(course: Course) -> Any:
    return course.positions[-1]


positions = courses(TABLES).map(last_of)


@given(position=positions)
@settings(max_examples=60)
def test_every_stone_and_every_card_is_drawn_where_it_is(position: Position) -> None:
    drawing = draw_svg(position)
    stacks = [(str(f), "".join(stack)) for f, stack in enumerate(position.stacks) if stack]
    assert sorted(find(drawing, "field", "stack")) == stacks
    assert all(draw_stack(stack) in drawing for stack in position.stacks)
    racks = position.racks
    assert find(drawing, "rack") == [(str(seat),) for seat in range(1, len(racks) + 1)]
    assert find(drawing, "card") == [(str(card),) for rack in racks for card in rack.hidden]
    assert find(drawing, "claimed") == [(str(card),) for rack in racks for card in rack.claimed]
    assert all(f">×{count}</text>" in drawing for count in position.supply.values())


@given(position=positions, seat=st.integers(0, 4))
@settings(max_examples=60)
def test_the_drawing_of_a_view_shows_no_hidden_card(position: Position, seat: int) -> None:
    """Neither the picture nor its label shows or names others' cards."""
    seat %= position.seats + 1
    view = position.view(seat or None)
    drawing = draw_svg(view)
    # A card's letters may also be those of a stack.
    named = [*find(drawing, "card"), *find(drawing, "claimed")]
    label = view.notation.split()[-1]
    assert label in drawing
    others = [rack for number, rack in enumerate(position.racks, 1) if number != seat]
    hidden = [card for rack in others for card in rack.hidden]
    back = draw_card(None, position.rules.geometry)
    assert drawing.count(back) == len(hidden)
    for card in filter(None, hidden):
        assert (str(card),) not in named
        assert str(card) not in label
        assert draw_card(card, position.rules.geometry) not in drawing


@pytest.mark.parametrize("rules", ["wheel", "grid"])
@pytest.mark.parametrize("seat", [None, 1, 2, 3, 4])
def test_positions_that_differ_only_in_hidden_cards_have_the_same_drawing(
    seat: int | None, rules: str
) -> None:
    racks = RACKS_OF_FOUR.split("/")
    others = [number for number in (1, 2, 3, 4) if number != seat]
    # The others' racks are swapped; the viewer's stays.
    swapped = list(racks)
    for to, source in zip(others, [*others[1:], others[0]], strict=True):
        swapped[to - 1] = racks[source - 1]
    one, other = (table(PATTERN, "1 claim", "/".join(each), rules) for each in (racks, swapped))
    assert draw_svg(one) != draw_svg(other)
    assert draw_svg(one.view(seat)) == draw_svg(other.view(seat))


def test_different_positions_look_different() -> None:
    positions = [
        table(),
        table("R/-/-/-/-/-/-/-/-"),
        table("-/R/-/-/-/-/-/-/-"),
        table("Y/-/-/-/-/-/-/-/-"),
        table("RY/-/-/-/-/-/-/-/-"),
        table("YR/-/-/-/-/-/-/-/-"),
        table("R/-/-/-/-/-/-/-/-", "2 place:1"),
        table("R/-/-/-/-/-/-/-/-", "1 place:2"),
        table("R/-/-/-/-/-/-/-/-", "1 claim"),
        table(rules="grid"),
        table().view(1),
        table().view(2),
        table().view(None),
    ]
    assert len({look(draw_svg(position)) for position in positions}) == len(positions)


def test_a_colour_is_recognisable_by_its_symbol() -> None:
    def shape(drawing: str) -> str:
        return "".join(part.partition('"')[2] for part in drawing.split("#"))

    coins = [shape(draw_coin(colour, 0, 0, 10)) for colour in COLOURS]
    assert len(set(coins)) == 4
    # A covered stone is recognisable by its side.
    covered = [shape(draw_stack((colour, COLOURS[0]))) for colour in COLOURS]
    assert len(set(covered)) == 4


@pytest.mark.parametrize("geometry", [WHEEL, GRID])
def test_all_cards_look_different(geometry: Any) -> None:
    assert len({draw_card(card, geometry) for card in (*CARDS, None)}) == 25


def test_a_towering_stack_makes_the_drawing_taller() -> None:
    low = draw_svg(table("-/R/-/-/-/-/-/-/-", "1 claim"))
    high = draw_svg(table("-/RRRRRRRGGGGGGGBBBBBBB/-/-/-/-/-/-/-", "1 claim"))
    heights = [float(each.split('height="')[1].split('"')[0]) for each in (low, high)]
    assert heights[1] > heights[0] + 80


def test_the_drawing_says_whose_move_it_is_and_what_is_due() -> None:
    position = table()
    captions = {
        position: "Seat 1 to place 1 stone",
        table("R/-/-/-/-/-/-/-/-", "2 place:3"): "Seat 2 to place 3 stones",
        table("R/R/R/R/-/-/-/-/-", "1 colour"): "Seat 1 to declare Colour or not",
        table("R/-/-/-/-/-/-/-/-", "1 claim"): "Seat 1 to claim or end",
        position.agree_draw(): "The game is drawn",
        position.leave(Departure(1, Reason.TIME)): "Seat 2 has won",
    }
    for each, caption in captions.items():
        assert f">{caption}</text>" in draw_svg(each)


def test_a_seat_that_is_out_is_faded() -> None:
    position = table("R/-/-/-/-/-/-/-/-", "1 claim", RACKS_OF_FOUR)
    assert ' opacity="0.4" data-rack="3"' not in draw_svg(position)
    after = position.leave(Departure(3, Reason.TIME))
    assert ' opacity="0.4" data-rack="3"' in draw_svg(after)


def test_field_numbers_are_larger_in_a_small_drawing() -> None:
    small, middle, large = (
        draw_svg(table("RYG/Y/GB/-/-/-/-/-/RRBB"), size=size).partition(">")[2]
        for size in (359, 360, 1000)
    )
    assert small != middle
    assert middle == large
