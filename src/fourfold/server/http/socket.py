"""The socket of a room: reads messages, hands actions on, answers each."""

import asyncio
import logging

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from fourfold.server.http.address import find_host, find_shares
from fourfold.server.http.application import Application
from fourfold.server.http.connection import POLICY_VIOLATION, Connection
from fourfold.server.http.identity import check_blocked, find_viewer, read_guest
from fourfold.server.http.refusal_note import GUARDED, note_refusal
from fourfold.server.live.keyring import guest_key, seat_key
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.log import ADDRESS
from fourfold.server.quota import Quota
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire.action import Act
from fourfold.server.wire.message import (
    FROM_CLIENT,
    PROTOCOL,
    Accepted,
    Notice,
    Ping,
    Pong,
    Refused,
    Watch,
)
from fourfold.server.wire.text import read_json

log = logging.getLogger(__name__)

MAX_BAD_MESSAGES = 20
"""A socket is closed after this many bad or too frequent messages in a row."""

MAX_ACTIONS_AT_ONCE = 8
"""Actions of one socket that may be under way."""


class RoomSocket:
    """Somebody's socket to a room."""

    def __init__(self, application: Application, socket: WebSocket, live: LiveRoom) -> None:
        self._app = application
        self._hall = application.hall
        self._socket = socket
        self._live = live
        self._guest: str | None = None
        limits = self._hall.config.limits
        self.connection = Connection(
            socket, max_messages=limits.waiting_messages, max_bytes=limits.waiting_bytes
        )
        self._shares = find_shares(find_host(socket.scope))
        self._pace = Quota(limits.messages_per_second, limits.message_burst)
        self._watch_pace = Quota(limits.watches_per_second, limits.watch_burst)
        self._bad = 0
        self._acting: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Serve until the other side goes, or must go."""
        try:
            async with asyncio.timeout(self._hall.config.patience.first_message):
                first = await self._receive()
            if await self._begin(first):
                while self.connection.is_open:
                    text = await self._receive()
                    check_blocked(self._hall, self._socket.scope)
                    await self._answer(text)
        except TimeoutError:
            note_refusal(self._socket.scope, "silent")
            self.connection.close(None, POLICY_VIOLATION)
        except WebSocketDisconnect:
            pass
        except Refusal as refusal:
            # Blocked since it was opened.
            note_refusal(self._socket.scope, refusal.code)
            self.connection.close(self._refused(refusal, None), POLICY_VIOLATION)
        finally:
            self._live.audience.remove(self.connection)
            self._hall.announce(self._live)
            if self.connection.is_slow:
                note_refusal(self._socket.scope, "slow")
                self._app.metrics.slow_sockets.inc()
            await self.connection.flush()

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return text if text is not None else message.get("bytes", b"") or b""

    async def _begin(self, text: str | bytes) -> bool:
        """Take the first message, which must say what the client wants to see."""
        try:
            message = _parse(text)
            if not isinstance(message, Watch):
                raise Refusal(Code.BAD_MESSAGE, "the first message must be a watch")
            await self._watch(message)
            if (notice := self._hall.house_rules.notice) is not None:
                self.connection.tell(Notice(text=notice))
            return True
        except Refusal as refusal:
            note_refusal(self._socket.scope, refusal.code)
            self.connection.close(self._refused(refusal, None), POLICY_VIOLATION)
            return False

    async def _answer(self, text: str | bytes) -> None:
        if self.connection.is_closing:
            return
        arrived = self._hall.clock.monotonic()
        action_id: str | None = None
        try:
            message = _parse(text)
            action_id = message.id if isinstance(message, Act) else None
            wait = self._pace.take("", arrived)
            if wait:
                raise Refusal(Code.TOO_MANY_REQUESTS, "too many messages", wait=wait)
            match message:
                case Act():
                    await self._start(message, arrived)
                case Watch():
                    self._check_watch_pace(arrived)
                    await self._watch(message)
                case Ping():
                    self.connection.tell(Pong(version=self._live.version))
            self._bad = 0
        except Refusal as refusal:
            self.connection.tell(self._refused(refusal, action_id))
            if refusal.code in (Code.BAD_MESSAGE, Code.TOO_MANY_REQUESTS):
                self._bad += 1
            if self._bad >= MAX_BAD_MESSAGES:
                note_refusal(self._socket.scope, refusal.code)
                self.connection.close(None, POLICY_VIOLATION)

    async def _start(self, message: Act, arrived: float) -> None:
        """Let an action take its course, and read on: the next one has its own time of arrival."""
        task = asyncio.ensure_future(self._act(message, arrived))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        if len(self._acting) >= MAX_ACTIONS_AT_ONCE:
            await asyncio.wait(self._acting, return_when=asyncio.FIRST_COMPLETED)

    def _check_watch_pace(self, now: float) -> None:
        """Price a repeated watch: its answer is thousands of times as long as the question."""
        wait = self._watch_pace.take("", now) or self._app.watch_quota.take_all(self._shares, now)
        if wait:
            raise Refusal(Code.TOO_MANY_REQUESTS, "the room was asked for too often", wait=wait)

    async def _watch(self, message: Watch) -> None:
        if message.protocol != PROTOCOL:
            raise Refusal(
                Code.OUTDATED_CLIENT,
                f"the client speaks protocol {message.protocol}, the server {PROTOCOL}",
            )
        await self._live.watch(
            self.connection,
            message.after,
            lambda room: self._find_viewer(room, message),
        )

    async def _find_viewer(self, room: Room, message: Watch) -> Viewer:
        """Return as whom somebody watches; the connection ends when what they rely on does."""
        hall, token = self._hall, message.token
        # Read here, under the room's lock, as the keys below are: no renewal comes in between.
        self._guest = await read_guest(hall, self._socket.cookies)
        viewer = await find_viewer(hall, room, self._guest, token=token, seat=message.seat)
        keys = [guest_key(guest) for guest in (self._guest, viewer.holder) if guest is not None]
        if token is not None and viewer.seat is not None:
            keys.append(seat_key(room.id, viewer.seat))
        self.connection.keys = {key: await hall.keyring.renewals(key) for key in keys}
        return viewer

    async def _act(self, message: Act, arrived: float) -> None:
        metrics = self._app.metrics
        try:
            if self._app.lag.is_high:
                raise Refusal(Code.BUSY, "the server has too much to do", wait=1.0)
            viewer = self._seat_of(message)
            version = await self._hall.act(self._live, viewer, message, arrived)
        except Refusal as refusal:
            metrics.actions.labels(refusal.code.value).inc()
            self.connection.tell(self._refused(refusal, message.id))
            return
        except Exception:
            log.exception("an action failed", extra={"game_id": self._live.id})
            failure = Refusal(Code.INTERNAL, "the server has failed to answer")
            metrics.actions.labels(failure.code.value).inc()
            self.connection.tell(self._refused(failure, message.id))
            return
        self.connection.tell(Accepted(id=message.id, version=version))
        metrics.actions.labels("accepted").inc()
        metrics.action_seconds.observe(self._hall.clock.monotonic() - arrived)

    def _seat_of(self, message: Act) -> Viewer:
        viewer = self.connection.viewer
        if message.seat is None or message.seat == viewer.seat:
            return viewer
        if message.seat not in self._live.room.seats_of(self._guest):
            raise Refusal(Code.NOT_YOUR_SEAT, f"seat {message.seat} is not yours")
        return Viewer(message.seat, self._guest)

    def _refused(self, refusal: Refusal, action_id: str | None) -> Refused:
        if refusal.code in GUARDED:
            about = {"status": refusal.status, "code": refusal.code.value}
            log.info("a message was refused", extra={**about, "address": ADDRESS.get()})
        return Refused(
            id=action_id,
            code=refusal.code,
            detail=refusal.detail,
            version=self._live.version,
            wait=refusal.wait,
        )


def _parse(text: str | bytes) -> Watch | Act | Ping:
    """Read a message; raise `Refusal` where it is none."""
    if isinstance(text, bytes):
        raise Refusal(Code.BAD_MESSAGE, "expected a text message, found a binary one")
    try:
        return FROM_CLIENT.validate_python(read_json(text))
    except ValidationError as error:
        raise Refusal(Code.BAD_MESSAGE, describe(error)) from None
    except ValueError as error:
        raise Refusal(Code.BAD_MESSAGE, f"not JSON: {error}") from None


def describe(error: ValidationError) -> str:
    """Say where a message is wrong, and what is wrong there."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]
