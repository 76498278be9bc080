"""Who is watching a game, across all processes of the server."""

from collections.abc import Iterable
from dataclasses import dataclass

from fourfold.server.broker import Presence
from fourfold.server.clock import Clock
from fourfold.server.wire.message import Presence as WirePresence

BEAT_SECONDS = 10.0
"""How often each process republishes its viewers, in case a note was lost."""

EXPIRY_SECONDS = 25.0
"""A process silent for this long is assumed to have no viewers."""


@dataclass(frozen=True, slots=True)
class _Report:
    presence: Presence
    at: float


class Presences:
    """The viewers reported by other processes, per game."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._reports: dict[str, dict[str, _Report]] = {}

    def record(self, presence: Presence) -> bool:
        """Record a process's report; return whether its first viewers of the game have arrived."""
        processes = self._reports.setdefault(presence.game_id, {})
        is_there = bool(presence.seats or presence.spectators)
        is_new = is_there and presence.process not in processes
        if is_there:
            processes[presence.process] = _Report(presence, self._clock.monotonic())
        else:
            processes.pop(presence.process, None)
            if not processes:
                del self._reports[presence.game_id]
        return is_new

    def combine(self, game_id: str, seats: Iterable[int], spectators: int) -> WirePresence:
        """Return who is watching a game in all processes, given who is watching it here."""
        others = [report.presence for report in self._reports.get(game_id, {}).values()]
        present = {*seats, *(seat for other in others for seat in other.seats)}
        return WirePresence(
            seats=tuple(sorted(present)),
            spectators=spectators + sum(other.spectators for other in others),
        )

    def expire(self) -> list[str]:
        """Drop silent processes; return the games affected."""
        deadline = self._clock.monotonic() - EXPIRY_SECONDS
        changed = []
        for game_id, processes in list(self._reports.items()):
            silent = [name for name, report in processes.items() if report.at < deadline]
            for name in silent:
                del processes[name]
            if silent:
                changed.append(game_id)
            if not processes:
                del self._reports[game_id]
        return changed
