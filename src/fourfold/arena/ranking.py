"""Ranks the bots of a tournament by rating, or by the share of games won."""

from dataclasses import dataclass

from fourfold.arena.rating import rate
from fourfold.arena.tally import WDL, Tally, check_tally
from fourfold.share import wilson


@dataclass(frozen=True, slots=True)
class RankedBot:
    """A bot's place in the ranking, with its rating and score."""

    bot: int
    """The bot, by index."""

    label: str
    """Its name in this tournament."""

    value: float
    """The Elo rating or, with more than two seats, the share of games won."""

    low: float
    """The lower end of the 95% confidence interval."""

    high: float
    """The upper end of the 95% confidence interval."""

    score: WDL
    """Its score; with more than two seats, in the games it played alone."""

    forfeits: int
    """The number of games it forfeited; `Tally.problems` says why."""


def rank_bots(tally: Tally) -> list[RankedBot]:
    """Return the bots, best first.

    With two seats they are ranked by Elo, with more by the share of games that each won alone
    against the others.
    """
    check_tally(tally)
    labels, scores = (
        tally.settings.labels,
        [tally.score(i) for i in range(len(tally.settings.bots))],
    )
    if tally.settings.seats == 2:
        ratings = rate(len(labels), tally.pairs)
        values = [(rating.rating, rating.low, rating.high) for rating in ratings]
    else:
        shares = [wilson(score.wins, score.games) for score in scores]
        values = [(share.share, share.low, share.high) for share in shares]
    rows = [
        RankedBot(bot, label, *value, score, tally.forfeits.get(bot, 0))
        for bot, (label, value, score) in enumerate(zip(labels, values, scores, strict=True))
    ]
    return sorted(rows, key=lambda row: -row.value)
