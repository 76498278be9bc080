"""Runs the full-screen game without a terminal, as a person would use it."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from textual.pilot import Pilot

from fourfold.bots import make_bot
from fourfold.games import GAMES
from fourfold.games.quarto import Call
from fourfold.games.setup import Setup
from fourfold.language import Language
from fourfold.table import AnyTable
from fourfold.terminal.app import FourfoldApp
from fourfold.terminal.picture import Picture
from fourfold.terminal.seating import new_table, seat_players
from fourfold.terminal.table_screen import TableScreen

Play = Callable[[Pilot[None]], Awaitable[None]]

MAX_STEPS = 2000
"""How often a condition is checked; far more often than any machine should need."""


def lay_table(
    game: str, rules: str, *, seats: int = 2, bots: int = 0, start: int = 1, seed: int = 1
) -> AnyTable:
    """Return a table with people in the first seats and random bots in the last."""
    setup = Setup(GAMES[game], GAMES[game].parse_rules(rules), seats, start)
    crew = [make_bot(GAMES[game], "random")] * bots
    players = seat_players(Language("en"), GAMES[game], seats, bots=crew)
    return new_table(setup, players, Random(seed))


def play_quietly(table: AnyTable, moves: int) -> None:
    """Play the first legal move that is not a call, repeatedly."""
    match = table.match
    for _ in range(moves):
        match.play(next(m for m in match.position.legal_moves() if not isinstance(m, Call)))


def run(
    table: AnyTable | None, play: Play, *, lang: str = "en", size: tuple[int, int] = (80, 24)
) -> None:
    """Let a coroutine play at a table, or from the start screen without one."""

    async def play_through() -> None:
        app = FourfoldApp(Language(lang), Random(1), table)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(play_through())


def table_screen(pilot: Pilot[None]) -> TableScreen[Any]:
    """Return the game's screen."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


async def click(pilot: Pilot[None], picture: str, target: str) -> None:
    """Click on a target in a picture."""
    canvas = pilot.app.screen.query_one(picture, Picture).drawing
    places = ((x, y) for y in range(canvas.height) for x in range(canvas.width))
    place = next(p for p in places if str(canvas.target_at(*p)) == target)
    await pilot.click(picture, offset=place)


async def wait_until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Let the application run until a condition holds; fail if it never does."""
    for _ in range(MAX_STEPS):
        if condition():
            return
        await pilot.pause(0.01)
    raise AssertionError("the awaited condition never held")


def words(pilot: Pilot[None]) -> str:
    """Return every character on the screen."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in lines)
