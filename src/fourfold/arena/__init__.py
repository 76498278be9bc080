"""Bot tournaments: planning, playing, storage, scores and ratings.

A game depends only on the settings and its number: it is the same in this process, in worker
processes and on other machines.
"""

from fourfold.arena.job import Job
from fourfold.arena.own_bot import OwnBot
from fourfold.arena.ranking import RankedBot, rank_bots
from fourfold.arena.report import json_report, markdown_report, text_report
from fourfold.arena.result import Forfeit, Result, Thinking
from fourfold.arena.settings import ArenaError, Settings
from fourfold.arena.tally import WDL, Tally
from fourfold.arena.tournament import play_tournament

__all__ = [
    "WDL",
    "ArenaError",
    "Forfeit",
    "Job",
    "OwnBot",
    "RankedBot",
    "Result",
    "Settings",
    "Tally",
    "Thinking",
    "json_report",
    "markdown_report",
    "play_tournament",
    "rank_bots",
    "text_report",
]
