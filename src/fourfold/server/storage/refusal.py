"""A refused action, kept so that it gets the same answer when it is sent again."""

from dataclasses import dataclass
from datetime import datetime

MAX_REFUSALS_PER_GAME = 64
"""Older ones are deleted: whoever repeats an action does so soon."""


@dataclass(frozen=True, slots=True)
class StoredRefusal:
    """An action that was refused for good."""

    game_id: str
    actor: str
    """Whose action it was."""

    action_id: str
    """The client's id of the action."""

    code: str
    """Why, as a code of the wire."""

    detail: str
    """Why, in a sentence for developers."""

    at: datetime
    """Wall clock."""
