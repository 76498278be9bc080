"""Two people play tic-tac-toe over a real server and sockets; a restart keeps the game."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.guest import Guest
from tests.server.house import start_server

MOVES = ("b2", "a1", "b1", "c1", "b3")
"""The middle file wins for the starter."""


async def play(url: str) -> str:
    """Play the moves, each by the socket of the seat to move; return the game's id."""
    async with Guest(url) as ann, Guest(url) as bob:
        keys = await ann.open("tictactoe", "3/60")
        game_id: str = keys["id"]
        await bob.sit(game_id)
        async with ann.watch(game_id, seat=1) as first, bob.watch(game_id, seat=2) as second:
            sockets = {1: first, 2: second}
            starter = (await first.catch_up())["to_move"]
            for number, move in enumerate(MOVES):
                mover = sockets[(await first.catch_up())["to_move"]]
                legal = (await mover.catch_up())["legal"]
                assert legal["game"] == "tictactoe"
                assert move in {each["text"] for each in legal["moves"]}
                assert len(legal["moves"]) == 9 - number
                await mover.move(move)
            for socket in sockets.values():
                check_end(await socket.catch_up(), starter)
                assert (await socket.act("move", move="c3"))["type"] == "refused"
    return game_id


def check_end(state: dict[str, Any], starter: int) -> None:
    """Check what everybody receives about the end."""
    position, outcome = state["position"], state["outcome"]
    assert position["text"] == ".X./.X./OXO"
    assert position["board"]["b3"] == "X"
    assert outcome == {"winner": starter, "reason": "line", "ending": {"game": "tictactoe"}}
    assert state["legal"] is None


def test_two_sockets_play_a_game_and_a_new_process_knows_it(tmp_path: Path) -> None:
    with start_server(tmp_path) as server:
        game_id = asyncio.run(play(server.url))
        assert server.terminate() == 0

    async def look(url: str) -> dict[str, Any]:
        async with Guest(url) as visitor:
            return await visitor.look(game_id)

    with start_server(tmp_path) as server:
        snapshot = asyncio.run(look(server.url))
    rules, state = snapshot["room"]["rules"], snapshot["state"]
    assert (rules["game"], rules["key"]) == ("tictactoe", "3/60")
    check_end(state, state["outcome"]["winner"])
