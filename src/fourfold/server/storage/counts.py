"""Counters of commits, for metrics."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class CommitCounts:
    """What has been committed since the storage was opened."""

    commits: int = 0
    """Transactions that were committed."""

    writes: int = 0
    """Steps of games in them."""

    entries: int = 0
    """Entries of logs in them."""

    changes: int = 0
    """Other rows in them: guests, heartbeats, refusals."""

    refused: int = 0
    """Steps that were not stored, because of a conflict or a repeated action."""

    failures: int = 0
    """Transactions that failed because the database could not be reached or was full."""

    seconds: float = 0.0
    """Total duration of the transactions."""

    sizes: Counter[int] = field(default_factory=Counter)
    """How many transactions had how many writes and changes in them."""
