"""A fault to inject under load, and its results."""

from collections import Counter
from dataclasses import dataclass, field

from tests.server.load.complaint import Complaint
from tests.server.load.crowd import Plan
from tests.server.load.player import Habits
from tests.server.load.server import SERVE

RUDE = Habits(repeat=0.05, lag=0.05, talk=0.05, resign=0.01)

PLANS = (Plan(), Plan(rules="CSHT!"), Plan("quartino", "wheel"), Plan(rules="CSHT+"))
BOTS = (Plan(bot="keen"), Plan("quartino", "wheel", bot="builder"))


@dataclass(frozen=True, slots=True)
class Scenario:
    """What to kill, how often, and under which load."""

    target: str = "server"
    database: str = "sqlite"
    servers: int = 1
    """Servers for the same games; each table's clients are distributed over them."""
    kills: int = 100
    games: int = 30
    rate: float = 100.0
    """Actions per second, over all games."""
    pauses: tuple[float, float] = (0.05, 1.0)
    """Minimum and maximum random delay between a recovery and the next kill, in seconds."""
    hold: float | None = None
    """Duration of a fault that is not a kill; None: varying."""
    seed: int = 1
    habits: Habits = RUDE
    launcher: tuple[str, ...] = SERVE
    """How Python starts the server."""


@dataclass(slots=True)
class Outcome:
    """The results."""

    recoveries: list[float] = field(default_factory=list)
    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    entries: int = 0
    complaints: list[Complaint] = field(default_factory=list)
