"""Seek opponents in two rule sets in turn, each with many waiting rooms whose hosts have left.

Before hosts were filtered by the list, every seek loaded up to 55 rooms: two guests within their
rate limits kept a core busy.
"""

import asyncio
import os
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from fourfold.server.live.matchmaker import ARRIVAL_TIME
from tests.server.attack.stream import ATTACKER
from tests.server.guest import Guest
from tests.server.house import ServerProcess

RULES = ("CSHT", "CSHT!")
HOSTS = 6
ROOMS_PER_HOST = 18
"""Together more than stay loaded while nobody watches them."""

SEEKERS = 2
PAUSE_SECONDS = 0.05
"""20 requests a second and guest, which the rate limit allows."""

SECONDS = 5.0
MAX_CPU_SHARE = 0.3
"""Of a core, for everything that the attackers and their victims request."""


async def run(server: ServerProcess, seconds: float = SECONDS) -> str:
    """Flood a server with seeks while others seek too; check its CPU time and the others' wait."""
    async with AsyncExitStack() as stack:

        async def enter(source: str) -> Guest:
            guest = await stack.enter_async_context(Guest(server.url, source=source))
            await guest.me()
            return guest

        for _ in range(HOSTS):
            host = await enter(ATTACKER)
            for number in range(ROOMS_PER_HOST):
                await host.open(rules=RULES[number % 2])
        seekers = [await enter(ATTACKER) for _ in range(SEEKERS)]
        for seeker in seekers:
            # Until the others count as having left: the attackers must not be paired.
            await asyncio.sleep(ARRIVAL_TIME.total_seconds())
            for rules in RULES:
                await seek(seeker, rules)
        await asyncio.sleep(ARRIVAL_TIME.total_seconds())
        ann, ben = [await enter("127.0.0.3") for _ in range(2)]
        before = cpu_seconds(server)
        flooding = [asyncio.create_task(flood(seeker, seconds)) for seeker in seekers]
        await asyncio.sleep(seconds / 2)
        slowest = await meet(ann, ben)
        answers = sum(await asyncio.gather(*flooding), Counter())
        share = (cpu_seconds(server) - before) / seconds
    figures = f"{share:.0%} of a core, others met within {slowest:.2f} s; seeks: {dict(answers)}"
    assert answers[429], f"the attackers were not limited: {figures}"
    assert share < MAX_CPU_SHARE, figures
    return figures


async def flood(guest: Guest, seconds: float) -> Counter[int]:
    """Seek in each rule set in turn; return the number of each status."""
    found: Counter[int] = Counter()
    asking = []
    for number in range(round(seconds / PAUSE_SECONDS)):
        asking.append(asyncio.create_task(seek(guest, RULES[number % 2])))
        await asyncio.sleep(PAUSE_SECONDS)
    found.update(await asyncio.gather(*asking))
    return found


async def seek(guest: Guest, rules: str) -> int:
    """Seek an opponent; return the status."""
    answer = await guest.http.post("/api/games/seek", json={"game": "quarto", "rules": rules})
    return int(answer.status_code)


async def meet(*guests: Guest) -> float:
    """Let guests seek opponents in the attacked rules; return how long the slowest waits."""
    slowest = 0.0
    for guest in guests:
        began = asyncio.get_running_loop().time()
        assert await seek(guest, RULES[0]) == 201
        slowest = max(slowest, asyncio.get_running_loop().time() - began)
    return slowest


def cpu_seconds(server: ServerProcess) -> float:
    """Return the CPU time that a server's process has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
