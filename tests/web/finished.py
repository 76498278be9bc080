"""Finished games, played by a page's own guest without its screen."""

from typing import Any

from playwright.sync_api import Page

from fourfold.games import GAMES
from fourfold.games.setup import Setup

MISSED = ("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1", "=4", "a2", "=5", "c3")
"""The eighth move completes the lowest row, and nobody calls it."""


def play_out(
    page: Page,
    address: str,
    *moves: str,
    game: str = "quarto",
    rules: str = "CSHT!",
    names: tuple[str, ...] = ("Ann", "Ben"),
) -> str:
    """Play a game in which the page's guest has all seats; in the end all but one resign."""
    places = [{"kind": "me", "name": name} for name in names]
    body = {"game": game, "rules": rules, "seats": places, "starter": 1}
    room: str = _post(page, f"{address}/api/games", body)["id"]
    version = page.request.get(f"{address}/api/games/{room}").json()["state"]["version"]
    found = GAMES[game]
    setup = Setup(found, found.parse_rules(rules), len(names), 1, found.draw_deal(len(names), 1))
    position = setup.position()

    def act(seat: int, **action: str) -> None:
        nonlocal version
        body = {"type": "act", "id": f"m{version}", "version": version, "seat": seat}
        version = _post(page, f"{address}/api/games/{room}/actions", body | {"action": action})[
            "version"
        ]

    for move in moves:
        assert position.seat is not None
        act(position.seat, kind="move", move=move)
        position = position.play(found.parse_move(move))
    assert position.seat is not None
    for step in range(len(names) - 1):
        act((position.seat - 1 + step) % len(names) + 1, kind="resign")
    return room


def quartino_moves(turns: int, seats: int = 2) -> list[str]:
    """Return moves of turns without claims: stones go around the rim, and Colour is declined."""
    game = GAMES["quartino"]
    rules = game.parse_rules("wheel")
    position = Setup(game, rules, seats, 1, game.draw_deal(seats, 1)).position()
    moves: list[str] = []
    while moves.count(".") < turns:
        legal = [game.format_move(move) for move in position.legal_moves()]
        places = [move for move in legal if move[-1] == str(1 + len(moves) % 8)]
        asked = [move for move in ("-", ".") if move in legal]
        move = asked[0] if asked else places[len(moves) % len(places)]
        moves.append(move)
        position = position.play(game.parse_move(move))
    return moves


def _post(page: Page, address: str, data: dict[str, Any]) -> Any:
    answer = page.request.post(address, data=data)
    assert answer.ok, answer.text()
    return answer.json()
