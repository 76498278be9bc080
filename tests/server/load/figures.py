"""Latencies in a load test: until the player's acknowledgement, and until a spectator's view."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil


@dataclass(slots=True)
class Figures:
    """Measurements of one run. Times are in seconds, from a single clock."""

    answers: list[tuple[float, float]] = field(default_factory=list)
    """For every accepted action: when it was sent, and how long the acknowledgement took."""
    refusals: list[tuple[float, str]] = field(default_factory=list)
    """For every refusal: when it came, and its code."""
    news: list[float] = field(default_factory=list)
    """From sending an action until a spectator saw it."""
    gaps: list[float] = field(default_factory=list)
    """From the player's acknowledgement until a spectator saw the action; negative if earlier."""
    _accepted: dict[tuple[str, int], tuple[float, float]] = field(default_factory=dict)
    _seen: dict[tuple[str, int], float] = field(default_factory=dict)

    def accept(self, game: str, version: int, sent_at: float, now: float) -> None:
        """Record an acknowledgement."""
        self.answers.append((sent_at, now - sent_at))
        seen = self._seen.pop((game, version), None)
        if seen is None:
            self._accepted[game, version] = sent_at, now
        else:
            self._note(sent_at, now, seen)

    def see(self, game: str, version: int, now: float) -> None:
        """Record that a spectator received a version."""
        accepted = self._accepted.pop((game, version), None)
        if accepted is None:
            self._seen[game, version] = now
        else:
            self._note(*accepted, now)

    def refuse(self, code: str, now: float) -> None:
        """Record a refusal."""
        self.refusals.append((now, code))

    def clear(self) -> None:
        """Reset: everything so far was preparation."""
        for part in (self.answers, self.refusals, self.news, self.gaps):
            part.clear()
        self._accepted.clear()
        self._seen.clear()

    @property
    def codes(self) -> Counter[str]:
        """The number of refusals by code."""
        return Counter(code for _, code in self.refusals)

    def latencies(self, since: float = 0.0, until: float = float("inf")) -> list[float]:
        """Return the acknowledgement times of actions sent in a time span."""
        return [seconds for sent_at, seconds in self.answers if since <= sent_at < until]

    def _note(self, sent_at: float, accepted_at: float, seen_at: float) -> None:
        self.news.append(seen_at - sent_at)
        self.gaps.append(seen_at - accepted_at)


def percentile(values: Iterable[float], percent: float) -> float:
    """Return a percentile; NaN if there are no values."""
    ordered: Sequence[float] = sorted(values)
    if not ordered:
        return float("nan")
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)]
