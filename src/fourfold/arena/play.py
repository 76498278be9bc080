"""Plays one game of a tournament from start to finish."""

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

from fourfold.arena.bench import Bench
from fourfold.arena.job import Job
from fourfold.arena.result import Forfeit, Result, Thinking
from fourfold.arena.settings import Settings
from fourfold.bots import AnyChoice, BotError, Budget
from fourfold.bots.bot import never
from fourfold.games.record import format_record
from fourfold.games.setup import Setup
from fourfold.match import Match
from fourfold.table import AnyTable, Player, Table, ask_bot

MAX_PROBLEM_CHARACTERS = 200
"""Maximum length of a problem in a record; the rest is cut off."""


class StoppedError(Exception):
    """The tournament was stopped before the end of the game."""


def play_game(
    settings: Settings, job: Job, bench: Bench, is_stopped: Callable[[], bool] = never
) -> Result:
    """Play a game; raise `StoppedError` if it was stopped.

    A bot that fails forfeits: its seat leaves the game as if it had resigned, and the record
    gives the reason.
    """
    table = _set_up_table(settings, job, bench)
    match = table.match
    budget = Budget(settings.seconds, None, is_stopped)
    thinking = [Thinking()] * settings.seats
    forfeits: list[Forfeit] = []
    while match.seat is not None:
        seat, bot = match.seat, table.bot
        assert bot is not None
        name = settings.bots[job.seats[seat - 1]]
        with suppress(BotError):
            # Start-up doesn't count as thinking time. An error here will recur below.
            bench.warm_up(name)
        answer: AnyChoice | BotError
        start = perf_counter()
        try:
            answer = ask_bot(bot, table.question(budget))
        except BotError as error:
            answer = error
        took = perf_counter() - start
        if is_stopped():
            raise StoppedError
        thinking[seat - 1] += Thinking(1, took, took)
        if isinstance(answer, BotError):
            forfeits.append(Forfeit(seat, _problem(answer)))
            match.resign(seat)
            bench.dismiss(name)
        else:
            table.play(answer)
    if forfeits:
        problems = "; ".join(f"{forfeit.seat} {forfeit.problem}" for forfeit in forfeits)
        match.headers["Forfeit"] = problems
    assert match.outcome is not None
    return Result(
        number=job.number,
        winner=match.outcome.winner,
        reason=str(match.outcome.reason),
        turns=len(match.turns()),
        thinking=tuple(each.rounded() for each in thinking),
        forfeits=tuple(forfeits),
        record=format_record(table.record()),
    )


def _set_up_table(settings: Settings, job: Job, bench: Bench) -> AnyTable:
    game, labels = settings.rule_book, settings.labels
    deal = game.draw_deal(settings.seats, job.deal_seed)
    setup = Setup(game, game.parse_rules(settings.rules), settings.seats, job.starter, deal)
    players = [Player(labels[bot], bench.bot(settings.bots[bot])) for bot in job.seats]
    match = Match(setup, names=[player.name for player in players], turn_cap=settings.turn_cap)
    match.headers["Round"] = str(job.number)
    return Table(match, players, job.seed)


def _problem(error: BotError) -> str:
    """Describe an error for a record: on one line, truncated."""
    kind = type(error).__name__.removeprefix("Bot").removesuffix("Error").lower()
    words = {"illegalanswer": "illegal answer"}.get(kind, kind)
    text = "".join(c if c.isprintable() else "·" for c in f"{words}: {error}")
    return text if len(text) <= MAX_PROBLEM_CHARACTERS else text[: MAX_PROBLEM_CHARACTERS - 1] + "…"
