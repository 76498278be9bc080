"""Attack: from one seat's link to all of its holder's seats, cards and the invitation.

Somebody plays two seats of Quartino and gives one seat's link to a friend.
"""

from typing import Any

from tests.server.guest import ME, OPEN, Guest
from tests.server.table import Host


async def run(server: Host) -> str:
    """Attack a server; raise `AssertionError` if the friend gets what isn't theirs."""
    async with server.guest() as host, server.guest() as other, server.guest() as friend:
        keys = await host.open("quartino", "wheel", (ME, ME, OPEN), is_private=True, starter=1)
        game = keys["id"]
        await other.sit(game, invitation=keys["invitation"])
        headers = {"x-seat-token": keys["seats"][1]["token"]}
        found = (await friend.http.get(f"/api/games/{game}/keys", headers=headers)).json()
        loot = ["the invitation"] if found["invitation"] else []
        for key in found["seats"]:
            if key["seat"] != 2:
                loot.append(f"seat {key['seat']}'s link")
                loot += await _use(friend, game, key)
    assert not loot, f"seat 2's link gave {', '.join(loot)}"
    return "one seat's link gave nothing else"


async def _use(friend: Guest, game: str, key: dict[str, Any]) -> list[str]:
    seat, loot = key["seat"], []
    async with friend.watch(game, token=key["token"]) as watcher:
        if None not in watcher.state["position"]["racks"][seat - 1]["hidden"]:
            loot.append(f"seat {seat}'s cards")
        if (await watcher.act("move", move="R3"))["type"] == "accepted":
            loot.append(f"a move for seat {seat}")
    return loot
