"""A client that plays online: a cookie, requests, and sockets."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from ssl import SSLContext
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TIMEOUT_SECONDS = 60.0
"""No test should wait this long."""

ME = {"kind": "me"}
OPEN = {"kind": "open"}
_ids = count(1)


def new_id() -> str:
    """Return a unique action id."""
    return f"action-{next(_ids)}"


class Watcher:
    """A socket to a room, with everything received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.messages: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        """The room's state, according to the latest message that has it."""

    async def next(self) -> dict[str, Any]:
        """Return the next message."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.messages.append(message)
        self.state = message.get("state", self.state)
        return message

    async def until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until the expected message."""
        while not is_it(message := await self.next()):
            pass
        return message

    async def until_event(self, kind: str) -> dict[str, Any]:
        """Read until an event of a kind; return it."""

        def found(message: dict[str, Any]) -> list[dict[str, Any]]:
            events = [entry["event"] for entry in message.get("entries", ())]
            return [event for event in events if event["kind"] == kind]

        return found(await self.until(lambda message: bool(found(message))))[-1]

    async def until_closed(self) -> int:
        """Read until the server closes; return its code."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            with contextlib.suppress(ConnectionClosed):
                while True:
                    self.messages.append(json.loads(await self.connection.recv()))
        return self.connection.close_code or 0

    async def catch_up(self) -> dict[str, Any]:
        """Read everything that the server has sent by now; return the room's state."""
        await self.send({"type": "ping"})
        await self.until(lambda message: message["type"] == "pong")
        return self.state

    async def send(self, message: Any) -> None:
        """Send a message."""
        await self.connection.send(json.dumps(message))

    async def act(
        self,
        kind: str,
        *,
        action_id: str | None = None,
        version: int | None = None,
        seat: int | None = None,
        **fields: Any,
    ) -> dict[str, Any]:
        """Send an action; return its answer."""
        wanted = action_id or new_id()
        await self.send(
            {
                "type": "act",
                "id": wanted,
                "version": self.state["version"] if version is None else version,
                "action": {"kind": kind, **fields},
            }
            | ({} if seat is None else {"seat": seat})
        )
        return await self.until(lambda message: message.get("id") == wanted)

    async def move(self, text: str, **more: Any) -> dict[str, Any]:
        """Make a move that must be accepted, and wait until the room shows it."""
        answer = await self.act("move", move=text, **more)
        while answer.get("code") == "busy":
            # The machine may be busy.
            await asyncio.sleep(answer["wait"])
            answer = await self.act("move", move=text, **more)
        assert answer["type"] == "accepted", answer
        while self.state["version"] < answer["version"]:
            await self.next()
        return answer


class Guest:
    """A person with their own cookie."""

    def __init__(
        self, url: str, *, tls: SSLContext | None = None, source: str | None = None, **options: Any
    ) -> None:
        """`source` is the address of this machine to connect from; by default any."""
        self.url = url
        self._tls = tls
        self._source = None if source is None else (source, 0)
        if source is not None:
            options["transport"] = httpx2.AsyncHTTPTransport(local_address=source)
        # Without TLS there is nothing to verify, and loading all CAs takes 35 ms.
        verify = tls if tls is not None else False
        self.http = httpx2.AsyncClient(
            base_url=url, timeout=TIMEOUT_SECONDS, trust_env=False, verify=verify, **options
        )

    def at(self, url: str) -> "Guest":
        """Return the same guest on another server, or on the same one after a restart."""
        return Guest(url, cookies=self.http.cookies)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The header that identifies them."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open(
        self, game: str = "quarto", rules: str = "CSHT", seats: Any = (ME, OPEN), **more: Any
    ) -> dict[str, Any]:
        """Open a room; return its keys."""
        fields = {"game": game, "rules": rules, "seats": list(seats), **more}
        answer = await self.http.post("/api/games", json=fields)
        assert answer.status_code == 201, answer.text
        keys: dict[str, Any] = answer.json()
        return keys

    async def sit(self, game_id: str, **fields: Any) -> dict[str, Any]:
        """Join; return the room's keys."""
        answer = await self.http.post(f"/api/games/{game_id}/seats", json=fields)
        assert answer.status_code == 201, answer.text
        keys: dict[str, Any] = answer.json()
        return keys

    async def me(self) -> str:
        """Return the public id; a newcomer becomes a guest."""
        found = (await self.http.get("/api/me")).json()
        if found is None:
            found = (await self.http.put("/api/me", json={"name": "Somebody"})).json()
        public_id: str = found["id"]
        return public_id

    async def look(self, game_id: str, **headers: str) -> dict[str, Any]:
        """Return the room as they may see it."""
        answer = await self.http.get(f"/api/games/{game_id}", headers=headers)
        assert answer.status_code == 200, answer.text
        snapshot: dict[str, Any] = answer.json()
        return snapshot

    async def act(self, game_id: str, kind: str, version: int, **fields: Any) -> httpx2.Response:
        """Act without a socket; return the answer."""
        more: dict[str, Any] = {key: fields.pop(key) for key in ("id", "seat") if key in fields}
        act = {"type": "act", "id": new_id(), "version": version} | more
        act["action"] = {"kind": kind, **fields}
        return await self.http.post(f"/api/games/{game_id}/actions", json=act)

    @asynccontextmanager
    async def connect(self, game_id: str, **headers: str) -> AsyncIterator[Watcher]:
        """Open a socket and send nothing yet."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{game_id}/socket"
        more = dict(headers)
        if self.cookie:
            more["cookie"] = self.cookie
        async with connect(
            address,
            additional_headers=more,
            proxy=None,
            max_size=None,
            close_timeout=TIMEOUT_SECONDS,
            ssl=self._tls,
            local_addr=self._source,
        ) as connection:
            yield Watcher(connection)

    @asynccontextmanager
    async def watch(self, game_id: str, **fields: Any) -> AsyncIterator[Watcher]:
        """Watch a room; the first message has arrived."""
        async with self.connect(game_id) as watcher:
            await watcher.send({"type": "watch", **fields})
            await watcher.until(lambda message: message["type"] in ("snapshot", "events"))
            yield watcher
