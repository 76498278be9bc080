"""Attack: get an evaluation of a game that people are playing, in every possible way.

With renamed traits, with two buried stones swapped, and by continuing with a bot from a game copied
move by move. tests/server/edge/test_guarded_bot.py tests that a bot that gets there later waits.
"""

from typing import Any

from tests.server.guest import ME, Guest
from tests.server.table import Host, sit_together

EXPERT = {"kind": "bot", "bot": "expert"}

MOVES = ("=0", "a1", "=7", "b2", "=3", "c3", "=4", "d1", "=5", "a2", "=6")
"""A game of Quarto! with colour, shape and height: for example, 4 differs from 0 in height."""

STONES = ("R4", ".", "Y4", ".", "G4", ".", "B0", ".")
"""A game of Quartino: red and yellow are under green."""


async def run(server: Host) -> str:
    """Attack a server; raise `AssertionError` if it evaluates what people are playing."""
    async with server.guest() as cheat:
        async with sit_together(server, "quarto", "CSH") as table:
            await table.play(*MOVES)
            await _rename_traits(cheat, table.state["position"]["text"])
            await _copy_and_continue(cheat)
        async with sit_together(server, "quartino", "wheel") as table:
            await table.play(*STONES)
            seat = table.state["to_move"]
            text = table.watchers[seat - 1].state["position"]["text"]
            await _swap_buried(cheat, text)
    return "no way to get an evaluation"


async def _rename_traits(cheat: Guest, text: str) -> None:
    """Ask with every trait shifted by one bit: with shape, height and top the game is the same."""
    board, hand, _ = text.split()
    moved = "".join(_shifted(each) for each in f"{board} {hand}")
    found = await _ask(cheat, "quarto", "SHT", f"{moved} -")
    assert found.get("code") == "analysis_refused", (
        f"CSH was evaluated as SHT: {found.get('value')}"
    )


def _shifted(piece: str) -> str:
    return f"{(int(piece, 16) << 1) % 16:X}" if piece in "01234567" else piece


async def _swap_buried(cheat: Guest, text: str) -> None:
    assert "RYG" in text
    found = await _ask(cheat, "quartino", "wheel", text.replace("RYG", "YRG", 1))
    assert found.get("code") == "analysis_refused", (
        f"buried stones were swapped: {found.get('value')}"
    )


async def _ask(cheat: Guest, game: str, rules: str, position: str) -> dict[str, Any]:
    body = {"game": game, "rules": rules, "position": position}
    found: dict[str, Any] = (await cheat.http.post("/api/analysis", json=body)).json()
    return found


async def _copy_and_continue(cheat: Guest) -> None:
    """Play the same moves alone, resign, and let a bot continue for the opponent."""
    copy = (await cheat.open("quarto", "CSH", (ME, ME), starter=1))["id"]
    async with cheat.watch(copy) as watcher:
        for move in MOVES:
            await watcher.move(move, seat=watcher.state["to_move"])
        mover = watcher.state["to_move"]
        await watcher.act("resign")
    seats = [EXPERT if seat == mover else ME for seat in (1, 2)]
    body = {"game": "quarto", "rules": "CSH", "seats": seats}
    source = {"game": copy, "moves": len(MOVES)}
    answer = await cheat.http.post("/api/games", json=body | {"source": source})
    assert answer.json().get("code") == "analysis_refused", f"a bot played on: {answer.text}"
