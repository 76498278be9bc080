"""A client that watches a game over a socket, reconnects, and follows rematches."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from fourfold.server.wire.message import FROM_SERVER
from tests.server.load.api import request
from tests.server.load.channel import NOT_UPGRADED, Channel
from tests.server.load.complaint import Law
from tests.server.load.endpoint import Endpoint

if TYPE_CHECKING:
    from tests.server.load.crowd import Crowd

RETRY_SECONDS = 0.1
"""Delay before a reconnect."""

NOT_FOUND = 404

MAX_PINGS = 50
PING_SECONDS = 0.1
"""At the end a viewer pings up to `MAX_PINGS` times, at this interval, until it has everything."""

CHANGES = {"started", "moved", "departed", "draw_agreed", "taken_back"}
"""The events that change the position; an answer to the previous one is stale."""


class Viewer:
    """A spectator; players do more."""

    def __init__(
        self, crowd: "Crowd", server: Endpoint, game: str, cookie: str | None = None
    ) -> None:
        self.crowd = crowd
        self.server = server
        self.journal = crowd.journal
        self.game = game
        self.cookie = cookie
        self.version = 0
        """The latest version it received."""
        self.play_version = 0
        """The version that led to the current position."""
        self.state: dict[str, Any] = {}
        self.seat: int | None = None
        self.is_watching = False
        """Whether it has received the game's state since connecting."""
        self.is_gone = False
        """Whether the server no longer knows the game."""
        self._channel: Channel | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._pings = 0
        self._caught_up: asyncio.Future[None] | None = None

    async def come(self) -> None:
        """Connect for the first time, and return when the server has shown the game."""
        self._connect()
        while not self.is_watching and not self.is_gone:
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        """Disconnect for good."""
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.wait([self._connecting])
        channel, self._channel = self._channel, None
        if channel is not None and channel.abort():
            await channel.ended.wait()

    async def hear_all(self) -> None:
        """Return once this viewer has received everything, according to the server's pongs."""
        if self.is_gone:
            return
        self._pings = 0
        self._caught_up = asyncio.get_running_loop().create_future()
        self._ping()
        await self._caught_up

    def send(self, message: dict[str, Any]) -> None:
        """Send a message, if connected."""
        if self._channel is not None:
            self._channel.send(json.dumps(message).encode())

    def heard(self) -> None:
        """React to a new state; a spectator does nothing."""

    def answered(self, message: dict[str, Any]) -> None:
        """Handle the answer to an action; a spectator sends none."""
        self.journal.complain(Law.SHOWN, self.game, f"a spectator gets an answer: {message}")

    def returned(self) -> None:
        """React to a new connection, after the watch."""

    def _connect(self) -> None:
        self._connecting = asyncio.ensure_future(self._try_to_connect())

    async def _try_to_connect(self) -> None:
        server, path = self.server, f"/api/games/{self.game}/socket"
        while True:
            # Set before connecting: the connection may end first.
            self._channel = Channel(on_open=self._opened, on_text=self._read, on_end=self._ended)
            try:
                async with self.crowd.doors:
                    await self._channel.connect(server, path, self.cookie)
                return
            except OSError:
                await asyncio.sleep(RETRY_SECONDS)

    def _opened(self, channel: Channel) -> None:
        if channel is not self._channel:
            return
        watch: dict[str, Any] = {"type": "watch"}
        if self.version:
            watch["after"] = self.version
        self.send(watch)
        self.returned()
        if self._caught_up is not None:
            self._ping()

    def _ended(self, channel: Channel, why: str) -> None:
        if channel is not self._channel:
            return
        self.journal.ends[why] += 1
        self._channel, self.is_watching = None, False
        if not self.crowd.is_leaving:
            come_back = self._come_back(is_doubtful=why.startswith(NOT_UPGRADED))
            self._connecting = asyncio.ensure_future(come_back)

    async def _come_back(self, *, is_doubtful: bool) -> None:
        """Reconnect; if the server refused the socket, first check whether the game exists."""
        await asyncio.sleep(RETRY_SECONDS)
        if is_doubtful and await self._has_vanished():
            self._give_up()
        else:
            await self._try_to_connect()

    async def _has_vanished(self) -> bool:
        try:
            answer = await request(self.server, "GET", f"/api/games/{self.game}")
        except OSError:
            return False
        return answer.status == NOT_FOUND

    def _give_up(self) -> None:
        self._complain("the game that was shown is gone")
        self.is_gone = True
        self.crowd.lost()
        if self._caught_up is not None and not self._caught_up.done():
            self._caught_up.set_result(None)

    def _read(self, text: bytes) -> None:
        self.crowd.sent_bytes += len(text)
        if self.crowd.is_strict:
            try:
                FROM_SERVER.validate_json(text)
            except ValidationError as error:
                self.journal.complain(Law.SHOWN, self.game, f"{text[:200]!r}: {error}")
        message = json.loads(text)
        match message["type"]:
            case "events":
                if message["after"] != self.version:
                    self._complain(f"at {self.version}, sent what is after {message['after']}")
                self._take(message, message["after"])
            case "snapshot":
                latest = message["state"]["version"]
                if latest < self.version:
                    self._complain(f"the room went back from {self.version} to {latest}")
                self.seat = message["seat"]
                self._take(message, message["entries"][0]["version"] - 1)
            case "refused" if message["id"] is None and message["code"] == "unavailable":
                # The database is unavailable: the server closes the socket, and the viewer returns.
                self.journal.ends["watch refused: unavailable"] += 1
            case "accepted" | "refused":
                self.answered(message)
            case "pong":
                self._take_pong(message["version"])
            case "closing":
                self.journal.ends[f"announced closing: {message['reason']}"] += 1
            case _:
                # Presence changes all the time, and is in no log.
                pass

    def _take(self, message: dict[str, Any], after: int) -> None:
        state, seen = message["state"], self.version
        for number, entry in enumerate(message["entries"], after + 1):
            if entry["version"] != number:
                self._complain(f"version {entry['version']} instead of {number}")
            event = entry["event"]
            self.journal.record(self.game, entry["version"], entry["at"], event)
            if event["kind"] in CHANGES:
                self.play_version = entry["version"]
            if entry["version"] > seen:
                self.saw(entry["version"], event)
        self.version = after + len(message["entries"])
        if state["version"] != self.version:
            detail = f"the state of version {state['version']} after entry {self.version}"
            self.journal.complain(Law.SHOWN, self.game, detail)
        self.state, self.is_watching = state, True
        if state["next"] is not None and not self.crowd.is_leaving and self._caught_up is None:
            self.follow_rematch(state["next"])
        else:
            self.heard()

    def saw(self, version: int, event: dict[str, Any]) -> None:
        """Record when a spectator receives an entry."""
        bots = [holder["seat"] for holder in self.state.get("seats", []) if holder["bot"]]
        is_bot = event["kind"] == "moved" and event["seat"] in bots
        self.crowd.saw(self.game, version, is_bot=is_bot)

    def follow_rematch(self, game: str) -> None:
        """Follow a finished game to its rematch."""
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.abort()
        self.game, self.version, self.play_version, self.state = game, 0, 0, {}
        self.is_watching = False
        self._connect()

    def _ping(self) -> None:
        if self._caught_up is not None and not self._caught_up.done():
            self.send({"type": "ping"})

    def _take_pong(self, version: int) -> None:
        if self._caught_up is None or self._caught_up.done():
            return
        if version == self.version:
            self._caught_up.set_result(None)
        elif self._pings < MAX_PINGS:
            # The room was just reloaded, and will send the missing entries in a moment.
            self._pings += 1
            asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)
        else:
            self._complain(f"the room is at {version}, and only {self.version} were received")
            self._caught_up.set_result(None)

    def _complain(self, detail: str) -> None:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        self.journal.complain(Law.TOLD, self.game, f"{who}: {detail}")
