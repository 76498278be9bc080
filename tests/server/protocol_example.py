"""The game in docs/protocol.md, played on a real server.

    python -m tests.server.protocol_example        writes it into the document

Ids, tokens and times are fixed, so that a test can compare the document with the server's messages.
"""

import asyncio
import json
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import httpx2
import websockets

from fourfold.server.chance import Chance
from fourfold.server.clock import Clock
from fourfold.server.config import Config
from fourfold.server.http.application import Application
from fourfold.server.http.web_server import make_server
from fourfold.server.live.keyring import Keyring
from fourfold.server.serve import listen
from fourfold.server.token import Tokens

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
BEGIN, END = "<!-- the example begins -->\n", "<!-- the example ends -->"


class FixedClock(Clock):
    """A wall clock that stands still."""

    def now(self) -> datetime:
        return datetime(2026, 11, 15, 12, 0, tzinfo=UTC)


class FixedChance(Chance):
    """Deterministic randomness."""

    def __init__(self) -> None:
        super().__init__()
        self.random = Random(4)
        self._guests = iter(("ann", "ben"))

    def game_id(self) -> str:
        return "table1"

    def guest_id(self) -> str:
        return next(self._guests)

    def below(self, limit: int) -> int:
        return self.random.randrange(limit)

    def seed(self) -> int:
        return 4


async def play_example() -> str:
    """Play the game; return the messages as Markdown."""
    with tempfile.TemporaryDirectory() as folder:
        async with _server(folder) as place, _guest(place) as ann, _guest(place) as ben:
            return await _play(place, ann, ben)


async def _play(place: str, ann: httpx2.AsyncClient, ben: httpx2.AsyncClient) -> str:
    await ann.put("/api/me", json={"name": "Ann"})
    await ben.put("/api/me", json={"name": "Ben"})
    said = ["Ann opens a room and sits in seat 1; Ben takes the other seat.\n"]
    room = {
        "game": "quarto",
        "rules": "CSHT!/60",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "starter": 1,
    }
    said.append(
        _exchange("POST /api/games", room, (await ann.post("/api/games", json=room)).json())
    )
    answer = await ben.post("/api/games/table1/seats", json={})
    said.append(_exchange("POST /api/games/table1/seats", {}, answer.json()))
    said.append("Both open the socket. What follows is Ben's side: `→` is sent, `←` received.\n")
    async with _open(place, ann) as first, _open(place, ben) as second:
        await first.send('{"type":"watch"}')
        await _next(first, "snapshot")
        log = ["```"]
        await _say(second, log, {"type": "watch"})
        log.append(f"← {await _next(second, 'snapshot')}")
        act: dict[str, object] = {}
        for number, (seat, move) in enumerate(MOVES):
            act = {
                "type": "act",
                "id": f"{'ab'[seat - 1]}{number}",
                "version": 4 + number,
                "action": {"kind": "move", "move": move},
            }
            if seat == 1:
                await first.send(json.dumps(act))
            else:
                await _say(second, log, act)
            log.append(f"← {await _next(second, 'events')}")
            if seat == 2:
                log.append(f"← {await _next(second, 'accepted')}")
        await _say(second, log, act)
        log.append(f"← {await _next(second, 'accepted')}")
        late = act | {"id": "b99"}
        await _say(second, log, late)
        log.append(f"← {await _next(second, 'refused')}")
        said.append("\n".join([*log, "```"]))
    return "\n".join(said) + "\n"


MOVES = [
    (1, "=0"),
    (2, "a1"),
    (2, "=1"),
    (1, "b1"),
    (1, "=2"),
    (2, "c1"),
    (2, "=3"),
    (1, "d1"),
    (1, "=4"),
    (2, "!a1-d1"),
]
"""Ann completes a line, misses it and gives a piece: Ben calls it."""


def _exchange(request: str, body: object, answer: object) -> str:
    lines = ["```", f"{request} {json.dumps(body)}", _short(json.dumps(answer)), "```", ""]
    return "\n".join(lines)


async def _say(peer: websockets.ClientConnection, log: list[str], message: object) -> None:
    text = json.dumps(message, separators=(",", ":"))
    log.append(f"→ {text}")
    await peer.send(text)


async def _next(peer: websockets.ClientConnection, kind: str) -> str:
    """Return the next message of a kind; the time left varies."""
    while True:
        text = str(await peer.recv())
        if json.loads(text)["type"] == kind:
            return _short(re.sub(r'"left_ms":\d+', '"left_ms":60000', text))


def _short(text: str) -> str:
    """Shorten secrets, and tables that would fill a page."""
    text = re.sub(r'"token": "([^"]{6})[^"]*"', r'"token": "\1…"', text)
    if '"type":"events"' in text:
        text = re.sub(r'"seats":\[\{.*?\}\],', '"seats":[…],', text)
    text = re.sub(r'("groups":\{"a1-d1":\[[^]]*\]).*?\}', r"\1,…}", text)
    return re.sub(r'("legal":\{"game":"quarto","moves":\[\{[^}]*\},\{[^}]*\}).*?\]', r"\1,…]", text)


@asynccontextmanager
async def _server(folder: str) -> AsyncIterator[str]:
    config = Config(database=str(Path(folder) / "games.db"), port=0)
    ready = asyncio.Event()
    application = Application(config, clock=FixedClock(), chance=FixedChance(), on_ready=ready.set)
    server = make_server(application)
    with listen(config) as listener:
        running = asyncio.create_task(server.serve([listener]))
        await ready.wait()
        hall = application.hall
        hall.tokens = Tokens(b"a secret for the document alone.")
        hall.keyring = Keyring(hall.storage, hall.tokens)
        yield f"127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        await running


@asynccontextmanager
async def _guest(place: str) -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(base_url=f"http://{place}") as client:
        yield client


def _open(place: str, guest: httpx2.AsyncClient) -> websockets.connect:
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    return websockets.connect(
        f"ws://{place}/api/games/table1/socket", additional_headers={"cookie": cookie}
    )


def main() -> None:
    text = DOCUMENT.read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    example = asyncio.run(play_example())
    DOCUMENT.write_text(before + BEGIN + example + END + after, "utf-8")


if __name__ == "__main__":
    main()
