"""A bot in a copied game waits, so that it gives no advice for a game that people are playing."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.guest import ME, Guest, Watcher
from tests.server.house import House, memory_folder, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

MOVES = ("=0", "a1", "=7", "b2", "=3", "c3", "=4", "d1", "=5", "a2", "=6")
NOVICE = {"kind": "bot", "bot": "novice"}


async def copy_game(guest: Guest) -> str:
    """Play the same moves alone and resign; return the game."""
    game: str = (await guest.open("quarto", "CSH", (ME, ME), starter=1))["id"]
    async with guest.watch(game) as watcher:
        for move in MOVES:
            await watcher.move(move, seat=watcher.state["to_move"])
        await watcher.act("resign")
    return game


async def continue_with_bot(guest: Guest, source: str, moves: int) -> str:
    """Continue with a bot in seat 1, which is to move after all the moves."""
    position = {"game": source, "moves": moves}
    keys = await guest.open("quarto", "CSH", (NOVICE, ME), source=position)
    game: str = keys["id"]
    return game


async def bot_has_decided(house: House, watcher: Watcher, game: str) -> int:
    """Wait until the bot is neither thinking nor pending; return the seat to move."""
    while house.application.hall.bots.is_thinking(game):
        await asyncio.sleep(0.01)
    seat: int = (await watcher.catch_up())["to_move"]
    return seat


@pytest.fixture(scope="module", name="house")
async def _house(anyio_backend: str) -> AsyncIterator[House]:
    """Start a server with bots, for all tests in this file."""
    assert anyio_backend == "asyncio"
    with tempfile.TemporaryDirectory(dir=memory_folder()) as name:
        async with open_house(Path(name) / "games.db", has_bots=True) as house:
            yield house


async def test_the_bot_waits_until_that_game_has_moved_on(house: House) -> None:
    async with house.guest() as cheat, sit_together(house, "quarto", "CSH") as table:
        await table.play(*MOVES)
        source = await copy_game(cheat)
        game = await continue_with_bot(cheat, source, len(MOVES) - 2)
        async with cheat.watch(game) as watcher:
            for move in MOVES[-2:]:
                await watcher.move(move, seat=2)
            assert await bot_has_decided(house, watcher, game) == 1
            await house.handle_due(game)
            assert await bot_has_decided(house, watcher, game) == 1

            await table.watchers[0].act("resign")
            await house.handle_due(game)
            assert await bot_has_decided(house, watcher, game) == 2


async def test_the_bot_continues_at_once_if_nobody_plays_that_game(house: House) -> None:
    async with house.guest() as host:
        source = await copy_game(host)
        game = await continue_with_bot(host, source, len(MOVES))
        async with host.watch(game) as watcher:
            assert await bot_has_decided(house, watcher, game) == 2


async def test_the_bot_does_not_wait_in_the_opening(house: House) -> None:
    """After a few moves all games look alike: bots that waited there would wait in most games."""
    async with house.guest() as host, sit_together(house, "quarto", "CSH") as table:
        await table.play(*MOVES[:3])
        source = await copy_game(host)
        game = await continue_with_bot(host, source, 3)
        async with host.watch(game) as watcher:
            assert await bot_has_decided(house, watcher, game) == 2
