"""Checks whether a position created without checks would have passed them."""

from dataclasses import replace
from typing import Any

from fourfold.games.game import IllegalPositionError


def problem(position: Any) -> str | None:
    """Return why the constructor refuses a position's own values, or None if it accepts them."""
    try:
        again = replace(position)
    except IllegalPositionError as error:
        return str(error)
    assert again == position
    return None
