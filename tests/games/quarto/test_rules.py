"""Rule sets and their keys."""

import pytest

from fourfold.games.game import IllegalPositionError
from fourfold.games.quarto import (
    ALL_TRAITS,
    AS_PRINTED,
    BLOCKS,
    GROUPS,
    LINES,
    QUARTO,
    Rules,
    Trait,
    format_rules,
    parse_rules,
    start,
)
from tests.games.generator import QUARTO_RULES, TRAIT_SETS
from tests.games.quarto.drawing import read_position


def test_any_of_60_combinations_is_allowed_and_has_its_own_key() -> None:
    assert len(TRAIT_SETS) == 15
    keys = {format_rules(rules) for rules in QUARTO_RULES}
    assert len(keys) == 60
    assert all(parse_rules(format_rules(rules)) == rules for rules in QUARTO_RULES)


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=format_rules)
def test_a_key_spells_the_choices_in_order(rules: Rules) -> None:
    key = format_rules(rules)
    assert [letter for letter in key if letter.isalpha()] == [t.letter for t in rules.traits]
    assert ("+" in key) == rules.squares
    assert ("!" in key) == rules.calls
    assert key == "".join(sorted(key, key="CSHT+!".index))


@pytest.mark.parametrize(
    ("key", "rules"),
    [
        ("CSHT!", Rules()),
        ("CSHT+!/60", Rules(squares=True, seconds=60)),
        ("C", Rules((Trait.COLOUR,), calls=False)),
        ("CSHT", Rules(calls=False)),
    ],
)
def test_the_keys_in_the_rules_round_trip(key: str, rules: Rules) -> None:
    assert parse_rules(key) == rules
    assert format_rules(rules) == key


def test_the_game_as_printed_is_the_default() -> None:
    assert AS_PRINTED == Rules() == QUARTO.default_rules == start().rules
    assert AS_PRINTED.calls
    assert not AS_PRINTED.squares
    assert AS_PRINTED.traits == ALL_TRAITS
    assert AS_PRINTED.seconds is None


def test_squares_add_the_nine_blocks() -> None:
    assert Rules().groups == LINES
    assert Rules(squares=True).groups == GROUPS


@pytest.mark.parametrize(
    "traits", [(), (Trait.SHAPE, Trait.COLOUR), (Trait.TOP, Trait.TOP)], ids=repr
)
def test_traits_must_be_different_and_in_order(traits: tuple[Trait, ...]) -> None:
    with pytest.raises(IllegalPositionError, match="in the order CSHT"):
        Rules(traits)


@pytest.mark.parametrize("seconds", [0, -1])
def test_a_clock_gives_at_least_a_second(seconds: int) -> None:
    with pytest.raises(IllegalPositionError, match="at least one second"):
        Rules(seconds=seconds)


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=format_rules)
def test_only_the_chosen_traits_and_groups_count(rules: Rules) -> None:
    """Four pieces that share exactly one trait, in a line and in a block."""
    sharing = {
        Trait.COLOUR: ("0", "2", "C", "E"),
        Trait.SHAPE: ("0", "1", "C", "D"),
        Trait.HEIGHT: ("0", "1", "A", "B"),
        Trait.TOP: ("0", "1", "6", "7"),
    }
    key = format_rules(rules)
    for trait, (a, b, c, d) in sharing.items():
        line = read_position(f". . . .\n. . . .\n. . . .\n{a} {b} {c} {d}*", key)
        block = read_position(f". . . .\n. . . .\n. {a} {b} .\n. {c} {d}* .", key)
        assert bool(line.live_groups()) == (trait in rules.traits)
        assert bool(block.live_groups()) == (trait in rules.traits and rules.squares)
        assert bool(line.outcome) == (trait in rules.traits and not rules.calls)
        assert all(group in BLOCKS for group in block.live_groups())
