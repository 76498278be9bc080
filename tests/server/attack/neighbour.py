"""An attacker behind a school's IP address: requests as fast as it can, without a valid cookie.

    python -m tests.server.attack neighbour

The server's clock stands still during the attack, so no rate limit recovers, and the result doesn't
depend on the machine.
"""

import asyncio
import json
import re
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from fourfold.server.config import Limits
from fourfold.server.http.identity import COOKIE
from tests.server.built_page import stand_in
from tests.server.guest import ME
from tests.server.house import House, ServerProcess, memory_folder, open_house
from tests.server.pupil import Pupil
from tests.server.table import GuestTable

PUPILS = 30
REQUESTS = 450
ROOMS = 80
ROOM = {"game": "quarto", "rules": "CSHT", "seats": [{"kind": "me"}, {"kind": "open"}]}
MOVES = ("=5", "a1", "=6")


async def run(_: ServerProcess) -> str:
    """Attack a server in this process, whose clock stands still."""
    return await attack()


async def attack() -> str:
    """Let a school class play while its neighbour attacks; return the observations."""
    limits = replace(Limits(), lag_seconds=0)
    with tempfile.TemporaryDirectory(dir=memory_folder()) as name, stand_in(Path(name) / "page"):
        async with (
            open_house(Path(name) / "games.db", limits=limits) as house,
            AsyncExitStack() as stack,
        ):
            pupils = [await stack.enter_async_context(Pupil(house.url)) for _ in range(PUPILS)]
            class_ = sum(await asyncio.gather(*(pupil.visit() for pupil in pupils)), Counter())
            # From here on each is a guest with their own cookie.
            rooms = [(await pupil.open(starter=1))["id"] for pupil in pupils]
            game = await host_review(pupils[0])
            # Newcomers share a budget, and a review is expensive.
            async with AsyncExitStack() as arriving:
                newcomers = [
                    await arriving.enter_async_context(Pupil(house.url)) for _ in range(PUPILS)
                ]
                class_ += sum(
                    await asyncio.gather(*(pupil.review(game) for pupil in newcomers)), Counter()
                )
            refused = await flood(house)
            class_ += await play(pupils, rooms)
            for pupil in pupils:
                await pupil.open()
    assert class_.keys() == {200}, f"the class was refused: {class_}"
    served = refused[200] + refused[201]
    assert served <= limits.newcomer_request_burst, f"the attacker was not refused: {refused}"
    assert refused[429] == REQUESTS + ROOMS - served
    return f"the class: {class_.total()} requests, none refused; the attacker: {dict(refused)}"


async def host_review(pupil: Pupil) -> str:
    """Return a finished game."""
    game: str = (await pupil.open(seats=(ME, ME), starter=1))["id"]
    assert (await pupil.act(game, "resign", 4)).status_code == 200
    return game


async def play(pupils: list[Pupil], rooms: list[str]) -> Counter[int]:
    """Let each pupil join another's room, and both play; all moves must be accepted."""
    found: Counter[int] = Counter()
    for (host, guest), room in zip(pairwise([*pupils, pupils[0]]), rooms, strict=True):
        found += await guest.enter(room)
        await guest.sit(room)
        async with host.watch(room) as first, guest.watch(room) as second:
            await GuestTable(room, [host, guest], [first, second]).play(*MOVES)
    return found


async def flood(house: House) -> Counter[int]:
    """Request far more than newcomers at one address may; return the number of each status."""
    body = json.dumps(ROOM)
    opening = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n{body}"
    requests = [f"POST /api/games HTTP/1.1\r\nhost: x\r\n{opening}"] * ROOMS
    for number in range(REQUESTS):
        forged = f"cookie: {COOKIE}=pupil{number}.{'A' * 43}\r\n" if number % 2 else ""
        requests.append(f"GET /api/me HTTP/1.1\r\nhost: x\r\n{forged}\r\n")
    # Over one connection, as fast as possible: each request follows the previous response.
    host, _, port = house.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    found: Counter[int] = Counter()
    for each in requests:
        writer.write(each.encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head)
        assert length is not None, head
        await reader.readexactly(int(length[1]))
        found[int(head.split(" ", 2)[1])] += 1
    writer.close()
    await writer.wait_closed()
    return found
