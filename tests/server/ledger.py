"""What a server has acknowledged, to compare with what it has stored."""

import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.guest import Watcher, new_id


def is_accepted(answer: dict[str, Any]) -> bool:
    """Return whether an action was accepted, or may be resent because the server was busy."""
    return bool(answer["type"] == "accepted" or answer["code"] == "busy")


def next_move(state: dict[str, Any], number: int) -> str:
    """Return a legal Quartino move that is not a claim."""
    position = state["position"]
    if position["phase"] == "colour":
        return "-"
    if position["phase"] == "claim":
        return "."
    colour = max(position["supply"], key=position["supply"].__getitem__)
    return f"{colour}{number % 9}"


async def act_while(
    watcher: Watcher, is_wanted: Callable[[dict[str, Any]], bool], attempts: int = 10_000
) -> dict[str, int]:
    """Move for both seats while the answers are as expected and the socket is open.

    Gives up after the given number of attempts. Returns the accepted actions with their versions.
    """
    accepted: dict[str, int] = {}
    with contextlib.suppress(ConnectionClosed):
        for number in range(attempts):
            action, state = new_id(), watcher.state
            move = next_move(state, number)
            answer = await watcher.act("move", action_id=action, move=move, seat=state["to_move"])
            if answer["type"] == "accepted":
                accepted[action] = answer["version"]
            if not is_wanted(answer):
                break
    return accepted


def stored_actions(database: Path, game: str) -> dict[str, int]:
    """Return the actions in a game's log, each with its version."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        query = "SELECT action_id, version FROM events WHERE game_id = ?"
        rows = connection.execute(query, (game,)).fetchall()
    return {action: version for action, version in rows if action is not None}


def log_lines(log: Path) -> list[dict[str, Any]]:
    """Return the lines of a server's log; all are JSON."""
    return [_read_line(line) for line in log.read_text().splitlines()]


def _read_line(line: str) -> dict[str, Any]:
    try:
        read: dict[str, Any] = json.loads(line)
    except ValueError:
        raise AssertionError(f"a line of the log is not JSON: {line!r}") from None
    return read
