"""Tallies the games of a tournament by pairing, seat and starter, and the thinking times."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from fourfold.arena.job import Job, plan_pairs
from fourfold.arena.result import Result, Thinking
from fourfold.arena.settings import Settings
from fourfold.games.game import Seat, check_type


@dataclass(slots=True)
class WDL:
    """Games won, drawn and lost."""

    wins: int = 0
    """Games won."""

    draws: int = 0
    """Games drawn."""

    losses: int = 0
    """Games lost."""

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """Wins plus half the draws."""
        return self.wins + self.draws / 2

    def add(self, is_won: bool | None) -> None:
        """Count a game: won (True), lost (False) or drawn (None)."""
        if is_won is None:
            self.draws += 1
        elif is_won:
            self.wins += 1
        else:
            self.losses += 1


@dataclass
class Tally:
    """The results of a tournament so far. Bots are given by index."""

    settings: Settings
    """The settings of the tournament."""

    jobs: Mapping[int, Job]
    """The planned games by number."""

    pairs: dict[tuple[int, int], WDL] = field(default_factory=dict)
    """The score of each pairing, from its first bot's side."""

    seats: dict[tuple[int, Seat], WDL] = field(default_factory=lambda: defaultdict(WDL))
    """The score of each bot in each seat."""

    starts: dict[tuple[int, bool], WDL] = field(default_factory=lambda: defaultdict(WDL))
    """The score of each bot in games it started (True) and in the others (False)."""

    thinking: dict[int, Thinking] = field(default_factory=lambda: defaultdict(Thinking))
    """The thinking time of each bot."""

    forfeits: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """The number of failures of each bot."""

    problems: dict[tuple[int, str], int] = field(default_factory=lambda: defaultdict(int))
    """The number of failures of each bot by problem."""

    numbers: set[int] = field(default_factory=set)
    """The numbers of the games counted so far."""

    results: list[Result] = field(default_factory=list, repr=False)
    """The results of `play_tournament` in planned order, with the records."""

    def __repr__(self) -> str:
        """Return the game, its rules and the progress."""
        games = f"{len(self.numbers)} of {len(self.jobs)} games"
        return f"<Tally of {self.settings.game} {self.settings.rules}: {games}>"

    def __post_init__(self) -> None:
        """Create every pairing, even before its first game."""
        self.pairs = {pair: WDL() for pair in plan_pairs(self.settings)}

    def add(self, result: Result) -> None:
        """Count a game, unless it was counted before."""
        if result.number in self.numbers:
            return
        self.numbers.add(result.number)
        job = self.jobs[result.number]
        winner = None if result.winner is None else job.seats[result.winner - 1]
        self.pairs[job.pair].add(None if winner is None else winner == job.pair[0])
        for seat, bot in enumerate(job.seats, 1):
            is_won = None if result.winner is None else seat == result.winner
            self.seats[bot, seat].add(is_won)
            self.starts[bot, seat == job.starter].add(is_won)
            self.thinking[bot] += result.thinking[seat - 1]
        for forfeit in result.forfeits:
            bot = job.seats[forfeit.seat - 1]
            self.forfeits[bot] += 1
            self.problems[bot, forfeit.problem] += 1

    def score(self, bot: int) -> WDL:
        """Return a bot's total score; with more than two seats, in the games it played alone."""
        total = WDL()
        for (first, second), score in self.pairs.items():
            if bot == first:
                total.wins += score.wins
                total.draws += score.draws
                total.losses += score.losses
            elif bot == second and self.settings.seats == 2:
                total.wins += score.losses
                total.draws += score.draws
                total.losses += score.wins
        return total


def check_tally(tally: Tally) -> None:
    """Raise `TypeError` for anything but a tally."""
    check_type(tally, Tally, "a tally, which play_tournament returns")


def count(settings: Settings, jobs: Iterable[Job], results: Iterable[Result]) -> Tally:
    """Return the tally of results."""
    tally = Tally(settings, {job.number: job for job in jobs})
    for result in results:
        tally.add(result)
    return tally
