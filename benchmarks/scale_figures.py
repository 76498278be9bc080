"""bench_scale's measurements, as stored in scale.json."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

FILE = Path(__file__).parent / "scale.json"

PARTS = ("servers", "nginx", "games", "notes", "upkeep", "redis")
"""Users of CPU time: Fourfold's processes, nginx, PostgreSQL's connections for games and for notes,
its background processes, and Redis.
"""

DATABASE = ("games", "notes", "upkeep")


def format_key(processes: int, broker: str, rate: float) -> str:
    """Format a run's key: `4 postgresql 120`."""
    return f"{processes} {broker} {rate:g}"


PACE = 30
"""Moves per second per process when comparing process counts: so few that they are rarely
committed together, whatever the number of processes.
"""

BUSY_KEY = format_key(1, "postgresql", 250)
"""A busy process, which commits several moves together."""

SPREAD_KEYS = tuple(format_key(count, "postgresql", PACE * count) for count in (1, 2, 4))
"""The runs that separate the cost of a process from that of a game."""

RUNS = (*SPREAD_KEYS, *(format_key(4, broker, PACE * 4) for broker in ("redis", "none")), BUSY_KEY)


@dataclass(frozen=True, slots=True)
class NoteCost:
    """CPU seconds per note between processes."""

    send: float
    """In the sending process, which also receives it back."""
    receive: float
    """In each other process, which receives it."""
    carry: float
    """In PostgreSQL or Redis, however many processes receive it."""
    deliver: float
    """In PostgreSQL or Redis, per receiving process, including the sender."""


@dataclass(frozen=True, slots=True)
class Run:
    """A number of processes under one load: first idle, then playing."""

    processes: int
    broker: str
    games: int
    rate: float
    """Target moves per second."""
    idle_seconds: float
    idle: dict[str, float]
    """CPU seconds of each part while idle."""
    seconds: float
    busy: dict[str, float]
    """The same while playing."""
    moves: int
    """Moves accepted while playing."""
    commits: int
    log_bytes: int
    """Bytes written to PostgreSQL's write-ahead log while playing."""
    sent_bytes: int
    """Bytes in messages to players and spectators while playing."""
    memory: int
    """Total bytes of Fourfold's processes."""
    connections: int
    """Connections to PostgreSQL, over all processes."""
    about: str
    """When, where, and the machine's load."""

    @property
    def key(self) -> str:
        """The key it is stored under; a later run with the same key replaces it."""
        return format_key(self.processes, self.broker, self.rate)

    def per_game_second(self, *parts: str) -> float:
        """Return the CPU seconds per second that an idle game costs, by part."""
        return sum(self.idle[part] for part in parts) / self.idle_seconds / self.games

    def per_move(self, *parts: str) -> float:
        """Return the CPU seconds per move, in addition to the idle cost, by part."""
        idle_seconds = self.per_game_second(*parts) * self.games * self.seconds
        return (sum(self.busy[part] for part in parts) - idle_seconds) / self.moves


@dataclass(slots=True)
class Figures:
    """All stored measurements."""

    runs: dict[str, Run]
    notes: dict[str, NoteCost]
    """By broker, and whether notes travel alone or together: `postgresql alone`."""

    @classmethod
    def read(cls, file: Path = FILE) -> "Figures":
        """Read the stored measurements; empty if there is no file."""
        kept = json.loads(file.read_text("utf-8")) if file.exists() else {"runs": {}, "notes": {}}
        return cls(
            {key: Run(**run) for key, run in kept["runs"].items()},
            {key: NoteCost(**cost) for key, cost in kept["notes"].items()},
        )

    def write(self, file: Path = FILE) -> None:
        """Store the measurements."""
        file.write_text(json.dumps(asdict(self), indent=2) + "\n", "utf-8")
