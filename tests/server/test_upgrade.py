"""Games in progress survive an upgrade: databases of earlier versions are kept, and go on.

Each file under data/server was dumped from a database of the version in its name, in which two
games between the guests ann and ben had begun: `quarto` (after `=5`, an action with the id `first`)
and `quartino` (before the first move). Seat 1 is ann's, and began.

    python -m tests.server.test_upgrade NAME     makes a new one with the program as it is
"""

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.storage import Storage
from fourfold.server.token import Tokens
from tests.server.guest import Guest
from tests.server.house import open_house

DUMPS = Path(__file__).parents[1] / "data" / "server"


@pytest.mark.anyio
@pytest.mark.parametrize("dump", sorted(DUMPS.glob("*.sql")), ids=lambda path: path.stem)
async def test_games_in_progress_go_on(dump: Path, tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with sqlite3.connect(database) as connection:
        connection.executescript(dump.read_text("utf-8"))
    connection.close()
    async with open_house(database) as house:
        tokens = house.application.hall.tokens
        async with _return("ann", house.url, tokens) as ann, _return("ben", house.url, tokens) as b:
            again: dict[str, Any] = {"id": "first", "move": "=5"}
            answer = await ann.act("quarto", "move", 4, **again)
            assert answer.json() == {"version": 5}, "it is in the log already"
            assert (await b.act("quarto", "move", 5, move="a1")).json() == {"version": 6}
            snapshot = await ann.look("quartino")
            assert None not in snapshot["state"]["position"]["racks"][0]["hidden"]
            assert (await ann.act("quartino", "move", 4, move="R0")).json() == {"version": 5}


def _return(name: str, url: str, tokens: Tokens) -> Guest:
    return Guest(url, cookies={"fourfold_guest": tokens.cookie(name)})


async def _make(path: Path) -> None:
    """Play the two games and dump their database."""
    from fourfold.server.chance import Chance

    class Named(Chance):
        games = iter(("quarto", "quartino"))
        guests = iter(("ann", "ben"))

        def game_id(self) -> str:
            return next(self.games)

        def guest_id(self) -> str:
            return next(self.guests)

    database = path.with_suffix(".db")
    async with (
        open_house(database, chance=Named()) as house,
        house.guest() as ann,
        house.guest() as ben,
    ):
        await ann.me()
        await ben.me()
        for game, rules in (("quarto", "CSHT!"), ("quartino", "wheel")):
            await ann.open(game, rules, starter=1)
            await ben.sit(game)
        await ann.act("quarto", "move", 4, id="first", move="=5")
    storage = await Storage.open(str(database))
    await storage.close()
    with sqlite3.connect(database) as connection:
        path.write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
    connection.close()
    database.unlink()


if __name__ == "__main__":
    DUMPS.mkdir(parents=True, exist_ok=True)
    asyncio.run(_make(DUMPS / f"{sys.argv[1]}.sql"))
