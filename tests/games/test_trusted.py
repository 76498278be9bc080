"""Unchecked constructors create the same values as checked ones, and nothing else."""

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field

import pytest

from fourfold.games.trusted import derive, unchecked


@dataclass(frozen=True, slots=True)
class Pair:
    """A value whose constructor validates."""

    low: int
    high: int = 9
    notes: tuple[str, ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("not in order")


def test_an_unchecked_constructor_makes_the_same_value() -> None:
    make = unchecked(Pair)
    assert make(1, 2) == Pair(1, 2)
    assert make(1) == Pair(1)
    assert make(low=1, high=3, notes=("a",)).notes == ("a",)
    assert hash(make(1, 2)) == hash(Pair(1, 2))
    assert repr(make(1, 2)) == repr(Pair(1, 2))
    assert unchecked(Pair) is make


def test_derived_values_have_the_same_frozen_class() -> None:
    made = unchecked(Pair)(1, 2)
    assert type(made) is Pair
    with pytest.raises(FrozenInstanceError):
        made.low = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del made.low
    assert pickle.loads(pickle.dumps(made)) == copy.copy(made) == made


def test_an_unchecked_constructor_checks_nothing_and_the_class_still_does() -> None:
    assert unchecked(Pair)(5, 2).low == 5
    assert derive(Pair(1, 2), low=5).low == 5
    with pytest.raises(ValueError, match="not in order"):
        Pair(5, 2)


def test_an_unchecked_constructor_takes_no_other_arguments() -> None:
    with pytest.raises(TypeError):
        unchecked(Pair)()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        unchecked(Pair)(1, 2, (), 4)  # type: ignore[call-arg]
