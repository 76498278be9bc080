"""Attention: lines are overlooked as often as the parameters say."""

from itertools import pairwise
from random import Random

import pytest

from fourfold.bots.quarto.attention import Attention, full_look
from fourfold.games.quarto import (
    GROUPS,
    Direction,
    Group,
    Position,
    Trait,
    parse_group,
    parse_position,
    parse_rules,
)

RULES = parse_rules("CSHT+!")
EMPTY = parse_position("..../..../..../.... 5 -", RULES)
HALF = parse_position("..../..../08FA/4216 5 a1", RULES)
LOOKS = 1500


def measure(attention: Attention, position: Position, group: Group, trait: Trait) -> float:
    """Return the share of looks that overlook a trait in a nearly complete group."""
    index, chance = GROUPS.index(group), Random(1)
    looks = (attention.look(position, chance) for _ in range(LOOKS))
    return sum(not look.nearly_complete[index] & trait for look in looks) / LOOKS


@pytest.mark.parametrize("trait", Trait)
@pytest.mark.parametrize("name", ["a1-d1", "b1-b4", "a1-d4", "b2-c3"])
@pytest.mark.parametrize("position", [EMPTY, HALF], ids=["empty", "half full"])
def test_a_group_is_overlooked_as_often_as_the_numbers_say(
    position: Position, name: str, trait: Trait
) -> None:
    attention, group = Attention(lapse=0.1, crowding=1.0), parse_group(name)
    expected = attention.chance_to_overlook(group, trait, position.placed)
    assert measure(attention, position, group, trait) == pytest.approx(expected, abs=0.04)


def test_more_is_overlooked_on_a_full_board() -> None:
    attention, row = Attention(lapse=0.1, crowding=1.0), GROUPS[0]
    chances = [attention.chance_to_overlook(row, Trait.COLOUR, placed) for placed in range(17)]
    assert all(fewer < more for fewer, more in pairwise(chances))
    assert chances[16] == 2 * chances[0]


def test_rows_are_plainer_than_diagonals_and_those_than_blocks() -> None:
    attention = Attention(lapse=0.1, crowding=1.0)
    chances = {g.direction: attention.chance_to_overlook(g, Trait.TOP, 8) for g in GROUPS}
    assert chances[Direction.ROW] == chances[Direction.COLUMN] < chances[Direction.DIAGONAL]
    assert chances[Direction.DIAGONAL] < chances[Direction.BLOCK]


def test_colours_are_plainer_than_tops() -> None:
    attention = Attention(lapse=0.1, crowding=1.0)
    colour, shape, height, top = (attention.chance_to_overlook(GROUPS[0], t, 8) for t in Trait)
    assert colour < shape == height < top


def test_four_pieces_are_plainer_than_three() -> None:
    look = Attention(lapse=0.3, crowding=1.0).look(HALF, Random(2))
    both = list(zip(look.nearly_complete, look.complete, strict=True))
    assert all(three & four == three for three, four in both)
    assert any(three != four for three, four in both)


def test_the_same_look_overlooks_the_same_thing() -> None:
    attention = Attention(lapse=0.3, crowding=1.0)
    assert attention.look(HALF, Random(5)) == attention.look(HALF, Random(5))
    assert attention.look(HALF, Random(5)) != attention.look(HALF, Random(6))


def test_full_attention_overlooks_nothing() -> None:
    assert Attention(lapse=0.0, crowding=1.0).look(HALF, Random(1)) == full_look(RULES)
