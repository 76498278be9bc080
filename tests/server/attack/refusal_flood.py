"""Health checks and refused requests, as fast as a client's connections carry them.

    python -m tests.server.attack refusal_flood

They come through a trusted proxy, which opens as many connections as deploy/nginx.conf allows one
address. Meanwhile somebody else plays; the printed latencies are theirs.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from statistics import median

from fourfold.server.config import Limits
from fourfold.server.http.gate import HEALTH_CHECK_BURST, HEALTH_CHECKS_PER_SECOND
from fourfold.server.http.protocol import MAX_PIPELINED_REQUESTS
from tests.server.attack.action_flood import MOVES
from tests.server.attack.stream import ATTACKER, FORWARDED, connect
from tests.server.guest import ME, Guest
from tests.server.house import ServerProcess

OPTIONS = ("--trusted-proxy", ATTACKER)
CONNECTIONS = 300
SECONDS = 8.0
PAUSE_SECONDS = 0.1
"""Between moves: faster games would reach the limit on new rooms."""

KINDS = {
    "health": ("GET /healthz", ""),
    "ready": ("GET /readyz", ""),
    "metrics": ("GET /metrics", ""),
    "request": ("GET /api/me", ""),
    "foreign": ("PUT /api/me", "Origin: http://evil.example\r\nContent-Length: 0\r\n"),
}
"""What is requested, each on its own connections."""

Found = Counter[str]
"""How often each kind got each status, as `health 200`."""


async def run(server: ServerProcess) -> str:
    """Flood from another process while somebody plays; check what was answered."""
    async with server.guest() as victim:
        alone = await play(victim, SECONDS / 2)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, server.url, str(SECONDS), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        # The flood has begun.
        await process.stdout.readline()
        flooded = await play(victim, SECONDS - 1)
        output, _ = await process.communicate()
        found = Counter(json.loads(output))
    check(found, SECONDS + 1, Limits())
    moves = f"somebody else's moves: {tell(alone)} before, {tell(flooded)} meanwhile"
    return f"{found.total():,} requests in {SECONDS:g} s; {moves}"


def check(found: Found, seconds: float, limits: Limits) -> None:
    """Assert that the flood was limited: `found` is what it got within some seconds."""
    figures = dict(found)
    statuses = {text.partition(" ")[2] for text in found}
    assert statuses <= {"200", "403", "429"}, figures
    checks = HEALTH_CHECK_BURST + HEALTH_CHECKS_PER_SECOND * seconds
    assert 0 < found["health 200"] + found["ready 200"] <= checks, figures
    requests = limits.newcomer_request_burst + limits.newcomer_requests_per_second * seconds
    served = found["metrics 403"] + found["request 200"] + found["foreign 403"]
    assert 0 < served <= requests, figures
    assert all(found[f"{kind} 429"] for kind in KINDS), f"not all were limited: {figures}"


async def play(guest: Guest, seconds: float) -> list[float]:
    """Play against oneself; return how many milliseconds each move took."""
    taken = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        game = (await guest.open(seats=(ME, ME), starter=1))["id"]
        async with guest.watch(game) as watcher:
            for move in MOVES:
                began = time.monotonic()
                await watcher.move(move, seat=watcher.state["to_move"])
                taken.append((time.monotonic() - began) * 1000)
                await asyncio.sleep(PAUSE_SECONDS)
            await watcher.act("resign", seat=watcher.state["to_move"])
    return taken


def tell(taken: list[float]) -> str:
    """Return the median and the slowest of these times."""
    return f"{median(taken):.0f} ms, at most {max(taken):.0f} ms"


async def flood(
    url: str, seconds: float, *, connections: int = CONNECTIONS, requests: int | None = None
) -> Found:
    """Request for some seconds, or this often per connection; return what was answered."""
    end = time.monotonic() + seconds
    names = [list(KINDS)[number % len(KINDS)] for number in range(connections)]
    return sum(
        await asyncio.gather(*(_flood(url, name, end, requests) for name in names)), Counter()
    )


async def _flood(url: str, name: str, end: float, requests: int | None) -> Found:
    found: Found = Counter()
    stream = await connect(url, source=ATTACKER)
    line, more = KINDS[name]
    request = f"{line} HTTP/1.1\r\nHost: {stream.host}\r\n{FORWARDED}{more}\r\n".encode()
    while time.monotonic() < end and (requests is None or found.total() < requests):
        await stream.send(request * MAX_PIPELINED_REQUESTS)
        for _ in range(MAX_PIPELINED_REQUESTS):
            head = (await stream.read_head()).decode().lower()
            await stream.reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
            found[f"{name} {head.split()[1]}"] += 1
    stream.close()
    return found


if __name__ == "__main__":
    print("flooding", flush=True)
    print(json.dumps(asyncio.run(flood(sys.argv[1], float(sys.argv[2])))))
