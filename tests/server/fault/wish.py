"""What is to be done to a server under which load, and what came of it."""

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
class Wish:
    """What is to be killed how often, and under which load."""

    target: str = "server"
    database: str = "sqlite"
    servers: int = 1
    """How many serve the same games; each table's people go to them in turn."""
    kills: int = 100
    games: int = 30
    rate: float = 100.0
    """Actions a second, all games together."""
    pauses: tuple[float, float] = (0.05, 1.0)
    """The fewest and the most seconds between a recovery and the next kill: it is chance."""
    hold: float | None = None
    """How many seconds a fault lasts that is no kill; None: by turns."""
    seed: int = 1
    habits: Habits = RUDE
    launcher: tuple[str, ...] = SERVE
    """How Python is to start the server."""


@dataclass(slots=True)
class Outcome:
    """What came of it."""

    recoveries: list[float] = field(default_factory=list)
    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    entries: int = 0
    complaints: list[Complaint] = field(default_factory=list)
