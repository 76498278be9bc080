"""Tournaments for tests."""

from pathlib import Path
from typing import Any

from fourfold.arena.job import plan_jobs
from fourfold.arena.result import Result
from fourfold.arena.serial import play_serially
from fourfold.arena.settings import Settings


def settings_of(game: str = "quarto", *bots: str, **more: Any) -> Settings:
    """Return settings with test defaults."""
    rules = {"quarto": "CSHT!", "quartino": "wheel"}[game]
    values: dict[str, Any] = {"games": 4, "seed": 1, "turn_cap": 12, "rules": rules} | more
    return Settings(game=game, bots=bots or ("random", "random"), **values)


def play_all(settings: Settings) -> list[Result]:
    """Play a tournament, one game after another."""
    return list(play_serially(settings, plan_jobs(settings)))


def games_of(results: list[Result]) -> dict[int, tuple[Any, ...]]:
    """Return everything about each game except its duration."""
    return {r.number: (r.winner, r.reason, r.turns, r.forfeits, r.record) for r in results}


def records_of(folder: Path) -> str:
    """Return the games in a folder."""
    return (folder / "records.txt").read_text()
