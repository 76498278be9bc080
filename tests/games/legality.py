"""Whether a position that was made without a check could have been made with one."""

from dataclasses import replace
from typing import Any

from fourfold.games.game import IllegalPositionError


def problem(position: Any) -> str | None:
    """Return why the constructor refuses a position's own values; None if it takes them."""
    try:
        again = replace(position)
    except IllegalPositionError as error:
        return str(error)
    assert again == position
    return None
