"""A refused action, stored so that a retry gets the same answer."""

from dataclasses import dataclass
from datetime import datetime

MAX_REFUSALS_PER_GAME = 64
"""Older refusals are deleted: clients retry soon or never."""


@dataclass(frozen=True, slots=True)
class StoredRefusal:
    """A permanently refused action."""

    game_id: str
    actor: str
    """The player who acted."""

    action_id: str
    """The client's action id."""

    code: str
    """The wire protocol's reason code."""

    detail: str
    """The reason, as a sentence for developers."""

    at: datetime
    """Wall-clock time."""
