"""A player without an account."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Guest:
    """A player without an account."""

    id: str
    name: str
    created_at: datetime
    seen_at: datetime
