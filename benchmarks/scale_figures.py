"""What bench_scale has measured, as it is kept in scale.json."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

FILE = Path(__file__).parent / "scale.json"

PARTS = ("servers", "nginx", "games", "notes", "upkeep", "redis")
"""Who uses the processors: Fourfold's processes, nginx, PostgreSQL's connections for games and for
notes, its own processes beside them, and Redis."""

DATABASE = ("games", "notes", "upkeep")


def format_key(processes: int, broker: str, rate: float) -> str:
    """Write what kind a run is: `4 postgresql 120`."""
    return f"{processes} {broker} {rate:g}"


PACE = 30
"""Moves a second of each process, where several are compared: so few are hardly committed together,
however many processes there are."""

BUSY_KEY = format_key(1, "postgresql", 250)
"""A process that has much to do, and commits several moves together."""

SPREAD_KEYS = tuple(format_key(count, "postgresql", PACE * count) for count in (1, 2, 4))
"""The runs that tell what a process costs from what a game costs."""

RUNS = (*SPREAD_KEYS, *(format_key(4, broker, PACE * 4) for broker in ("redis", "none")), BUSY_KEY)


@dataclass(frozen=True, slots=True)
class NoteCost:
    """Seconds of processor time for one note between processes."""

    send: float
    """At the process that sends it, to which it comes back."""
    hear: float
    """At each other process, which hears it."""
    carry: float
    """At PostgreSQL or Redis, however many hear it."""
    deliver: float
    """There, for each process that hears it, the sender among them."""


@dataclass(frozen=True, slots=True)
class Run:
    """So many processes with one load: first nobody moves, then they play."""

    processes: int
    broker: str
    games: int
    rate: float
    """Moves a second that were asked for."""
    idle_seconds: float
    idle: dict[str, float]
    """Seconds of processor time of each part, while nobody moved."""
    seconds: float
    busy: dict[str, float]
    """The same while they played."""
    moves: int
    """Accepted, while they played."""
    commits: int
    log_bytes: int
    """Written to PostgreSQL's write-ahead log, while they played."""
    told_bytes: int
    """In messages to players and spectators, while they played."""
    memory: int
    """Bytes of all of Fourfold's processes together."""
    connections: int
    """To PostgreSQL, of all processes together."""
    about: str
    """When, where, and what else the machine did."""

    @property
    def key(self) -> str:
        """By this it is kept; a later run of the same kind takes its place."""
        return format_key(self.processes, self.broker, self.rate)

    def per_game_second(self, *parts: str) -> float:
        """Return the seconds that parts use for a game in which nobody moves, each second."""
        return sum(self.idle[part] for part in parts) / self.idle_seconds / self.games

    def per_move(self, *parts: str) -> float:
        """Return the seconds that parts use for a move, beside what they use anyway."""
        anyway = self.per_game_second(*parts) * self.games * self.seconds
        return (sum(self.busy[part] for part in parts) - anyway) / self.moves


@dataclass(slots=True)
class Figures:
    """All that is kept."""

    runs: dict[str, Run]
    notes: dict[str, NoteCost]
    """By broker, and whether they travel alone or together: `postgresql alone`."""

    @classmethod
    def read(cls, file: Path = FILE) -> "Figures":
        """Read what is kept; nothing where there is no file."""
        kept = json.loads(file.read_text("utf-8")) if file.exists() else {"runs": {}, "notes": {}}
        return cls(
            {key: Run(**run) for key, run in kept["runs"].items()},
            {key: NoteCost(**cost) for key, cost in kept["notes"].items()},
        )

    def write(self, file: Path = FILE) -> None:
        """Keep it."""
        file.write_text(json.dumps(asdict(self), indent=2) + "\n", "utf-8")
