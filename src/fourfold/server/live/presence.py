"""Who watches a game, at this process and at the others of the same server."""

from collections.abc import Iterable
from dataclasses import dataclass

from fourfold.server.broker import Presence
from fourfold.server.clock import Clock
from fourfold.server.wire.message import Presence as WirePresence

BEAT_SECONDS = 10.0
"""How often each process repeats who watches there: a note that was lost is made up for."""

EXPIRY_SECONDS = 25.0
"""A process that has sent no note for this long is taken to have no viewers."""


@dataclass(frozen=True, slots=True)
class _Heard:
    presence: Presence
    at: float


class Presences:
    """What other processes have said about who watches which game there."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._heard: dict[str, dict[str, _Heard]] = {}

    def hear(self, presence: Presence) -> bool:
        """Take in what another process says; return whether it is new that anybody does there."""
        processes = self._heard.setdefault(presence.game_id, {})
        is_there = bool(presence.seats or presence.spectators)
        is_new = is_there and presence.process not in processes
        if is_there:
            processes[presence.process] = _Heard(presence, self._clock.monotonic())
        else:
            processes.pop(presence.process, None)
            if not processes:
                del self._heard[presence.game_id]
        return is_new

    def combine(self, game_id: str, seats: Iterable[int], spectators: int) -> WirePresence:
        """Return who watches a game anywhere, given who watches it here."""
        others = [each.presence for each in self._heard.get(game_id, {}).values()]
        present = {*seats, *(seat for other in others for seat in other.seats)}
        return WirePresence(
            seats=tuple(sorted(present)),
            spectators=spectators + sum(other.spectators for other in others),
        )

    def expire(self) -> list[str]:
        """Forget processes that have been silent; return the games where that changes something."""
        deadline = self._clock.monotonic() - EXPIRY_SECONDS
        changed = []
        for game_id, processes in list(self._heard.items()):
            silent = [name for name, heard in processes.items() if heard.at < deadline]
            for name in silent:
                del processes[name]
            if silent:
                changed.append(game_id)
            if not processes:
                del self._heard[game_id]
        return changed
