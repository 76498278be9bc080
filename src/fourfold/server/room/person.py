"""A person in a seat."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A guest in a seat."""

    guest: str
    name: str
