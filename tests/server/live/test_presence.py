"""Presence: who watches a game, across several processes."""

from fourfold.server.broker import Presence
from fourfold.server.live.presence import EXPIRY_SECONDS, Presences
from tests.server.house import ManualClock


def seen(presences: Presences, game: str = "game") -> tuple[tuple[int, ...], int]:
    """Return who watches a game, with seat 1 and one spectator on this process."""
    combined = presences.combine(game, (1,), 1)
    return combined.seats, combined.spectators


def test_seats_are_joined_and_spectators_added() -> None:
    presences = Presences(ManualClock())
    assert seen(presences) == ((1,), 1)
    assert presences.record(Presence("game", "two", (2, 1), 3))
    assert presences.record(Presence("game", "three", (), 5))
    assert presences.record(Presence("other", "two", (4,), 1))
    assert seen(presences) == ((1, 2), 9)
    assert not presences.record(Presence("game", "two", (2,), 0))
    assert seen(presences) == ((1, 2), 6)


def test_a_process_without_viewers_is_forgotten() -> None:
    presences = Presences(ManualClock())
    presences.record(Presence("game", "two", (2,), 0))
    assert not presences.record(Presence("game", "two", (), 0))
    assert seen(presences) == ((1,), 1)
    assert presences.record(Presence("game", "two", (2,), 0)), "it is new again"


def test_a_silent_process_is_forgotten() -> None:
    clock = ManualClock()
    presences = Presences(clock)
    presences.record(Presence("game", "two", (2,), 0))
    clock.advance(EXPIRY_SECONDS - 1)
    presences.record(Presence("game", "three", (3,), 0))
    assert presences.expire() == []
    clock.advance(2)
    assert presences.expire() == ["game"]
    assert seen(presences) == ((1, 3), 1)
    assert presences.expire() == []
