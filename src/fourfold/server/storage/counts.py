"""Commit counters, for metrics."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class CommitCounts:
    """What has been committed since the storage was opened."""

    commits: int = 0
    """Committed transactions."""

    writes: int = 0
    """Game steps in those transactions."""

    entries: int = 0
    """Log entries in those transactions."""

    changes: int = 0
    """Other rows in those transactions: guests, heartbeats, refusals."""

    refused: int = 0
    """Game steps refused because of a conflict or a repeated action."""

    failures: int = 0
    """Transactions that failed because the database could not be reached or was full."""

    seconds: float = 0.0
    """Total duration of the transactions."""

    sizes: Counter[int] = field(default_factory=Counter)
    """Histogram of transactions by their number of writes and changes."""
