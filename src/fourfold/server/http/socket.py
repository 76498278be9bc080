"""A room's socket: parses messages, runs actions, and answers each."""

import asyncio
import logging
from collections.abc import Awaitable, Iterator

from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Scope

from fourfold.server.http.address import find_host, find_shares
from fourfold.server.http.application import Application
from fourfold.server.http.budget import Client
from fourfold.server.http.connection import INTERNAL_ERROR, POLICY_VIOLATION, Connection
from fourfold.server.http.identity import GUEST, check_blocked, find_viewer, read_guest
from fourfold.server.http.refusal_note import GUARDED, note_refusal
from fourfold.server.http.wire import Wire
from fourfold.server.live.keyring import guest_key, seat_key
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.log import ADDRESS
from fourfold.server.quota import Bucket
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
"""Bad or too frequent messages in a row after which a socket is closed."""

MAX_ACTIONS_AT_ONCE = 8
"""Maximum concurrent actions per socket."""


class RoomSocket:
    """A client's socket to a room.

    Most messages are answered immediately. While one waits, later ones queue in the inbox, and
    reading is paused.
    """

    __slots__ = (
        "_acting",
        "_app",
        "_bad",
        "_bucket",
        "_guest",
        "_has_begun",
        "_inbox",
        "_live",
        "_silence",
        "_watch_bucket",
        "_wire",
        "_worker",
        "connection",
    )

    def __init__(self, application: Application, wire: Wire, scope: Scope, live: LiveRoom) -> None:
        self._app = application
        self._wire = wire
        self._live = live
        self._guest: str | None = None
        limits = application.config.limits
        self.connection = Connection(
            wire, scope, max_messages=limits.waiting_messages, max_bytes=limits.waiting_bytes
        )
        self.connection.on_close = self._leave
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._watch_bucket = Bucket(limits.watches_per_second, limits.watch_burst)
        self._bad = 0
        self._has_begun = False
        self._inbox: list[str | bytes] = []
        self._worker: asyncio.Task[None] | None = None
        self._acting: set[asyncio.Task[None]] = set()
        timeout = application.config.timeouts.first_message
        self._silence: asyncio.TimerHandle | None
        self._silence = asyncio.get_running_loop().call_later(timeout, self._give_up)
        application.connections.add(self.connection)

    def receive(self, message: str | bytes) -> None:
        """Answer a message, or queue it behind another."""
        if self._worker is not None:
            self._inbox.append(message)
            self._wire.pause()
            return
        try:
            rest = self._take(message)
        except Exception:
            self._fail()
            return
        if rest is not None:
            self._worker = asyncio.ensure_future(self._work(rest))

    def lose(self) -> None:
        """Handle the end of the connection."""
        self.connection.end()

    async def _work(self, rest: Awaitable[None]) -> None:
        """Finish a message, then those that have arrived since."""
        try:
            await rest
            while self._inbox:
                more = self._take(self._inbox.pop(0))
                if more is not None:
                    await more
        except Exception:
            self._fail()
        finally:
            self._worker = None
            if self.connection.is_closing:
                # The connection may have joined the audience after it was closed.
                self._live.audience.remove(self.connection)
                self._inbox.clear()
            self._wire.resume()

    def _take(self, message: str | bytes) -> Awaitable[None] | None:
        """Answer a message; return an awaitable if it needs more time."""
        if self.connection.is_closing:
            return None
        if not self._has_begun:
            self._has_begun = True
            self._stop_waiting()
            return self._begin(message)
        try:
            check_blocked(self._app.hall, self.connection.scope)
        except Refusal as refusal:
            # Blocked after the socket was opened.
            self._turn_away(refusal)
            return None
        return self._answer(message)

    def _leave(self) -> None:
        """Leave the room; called once, by the connection."""
        self._stop_waiting()
        self._app.connections.discard(self.connection)
        self._live.audience.remove(self.connection)
        self._app.hall.announce(self._live)
        if self.connection.is_slow:
            note_refusal(self.connection.scope, "slow")
            self._app.metrics.slow_sockets.inc()

    def _give_up(self) -> None:
        """Close a socket that has sent nothing."""
        note_refusal(self.connection.scope, "silent")
        self.connection.close(None, POLICY_VIOLATION)

    def _stop_waiting(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None

    def _fail(self) -> None:
        log.exception("a socket failed", extra={"game_id": self._live.id})
        self.connection.close(None, INTERNAL_ERROR)

    def _turn_away(self, refusal: Refusal) -> None:
        note_refusal(self.connection.scope, refusal.code)
        self.connection.close(self._refused(refusal, None), POLICY_VIOLATION)

    async def _begin(self, text: str | bytes) -> None:
        """Handle the first message, which must be a `watch`."""
        try:
            message = _parse(text)
            if not isinstance(message, Watch):
                raise Refusal(Code.BAD_MESSAGE, "the first message must be a watch")
            await self._watch(message)
        except Refusal as refusal:
            self._turn_away(refusal)
            return
        if (notice := self._app.hall.house_rules.notice) is not None:
            self.connection.send_model(Notice(text=notice))

    def _answer(self, text: str | bytes) -> Awaitable[None] | None:
        arrived = self._app.clock.monotonic()
        action_id: str | None = None
        try:
            message = _parse(text)
            action_id = message.id if isinstance(message, Act) else None
            if wait := self._bucket.take(arrived):
                raise Refusal(Code.TOO_MANY_REQUESTS, "too many messages", wait=wait)
            match message:
                case Act():
                    self._start(message, arrived)
                case Watch():
                    self._check_watch_pace(arrived)
                    return self._watch_again(message)
                case Ping():
                    self.connection.send_model(Pong(version=self._live.version))
            self._bad = 0
        except Refusal as refusal:
            self._refuse(refusal, action_id)
        return self._wait_for_one() if len(self._acting) >= MAX_ACTIONS_AT_ONCE else None

    async def _watch_again(self, message: Watch) -> None:
        try:
            await self._watch(message)
        except Refusal as refusal:
            self._refuse(refusal, None)
        else:
            self._bad = 0

    def _refuse(self, refusal: Refusal, action_id: str | None) -> None:
        """Refuse a message; close the socket after too many bad ones."""
        self.connection.send_model(self._refused(refusal, action_id))
        if refusal.code in (Code.BAD_MESSAGE, Code.TOO_MANY_REQUESTS):
            self._bad += 1
        if self._bad >= MAX_BAD_MESSAGES:
            note_refusal(self.connection.scope, refusal.code)
            self.connection.close(None, POLICY_VIOLATION)

    def _start(self, message: Act, arrived: float) -> None:
        """Start an action in the background, so that later messages get their own arrival time."""
        if self._app.lag.is_high or self._app.hall.is_overloaded:
            # Refuse before doing any work: refusing must be much cheaper than acting.
            self._refuse_action(Refusal(Code.BUSY, "the server is overloaded", wait=1.0), message)
            return
        task = asyncio.get_running_loop().create_task(self._act(message, arrived))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _wait_for_one(self) -> None:
        await asyncio.wait(self._acting, return_when=asyncio.FIRST_COMPLETED)

    def _check_watch_pace(self, now: float) -> None:
        """Rate-limit repeated watches: the answer is thousands of times longer than the request."""
        shares = find_shares(find_host(self.connection.scope))
        wait = self._watch_bucket.take(now) or self._app.watch_quota.take_all(shares, now)
        if wait:
            raise Refusal(Code.TOO_MANY_REQUESTS, "too many watch messages", wait=wait)

    async def _watch(self, message: Watch) -> None:
        if message.protocol != PROTOCOL:
            raise Refusal(
                Code.OUTDATED_CLIENT,
                f"the client speaks protocol {message.protocol}, the server {PROTOCOL}",
            )
        # Only then under the room's lock: it should not wait for queries.
        await self._app.hall.keyring.cache(self._keys(self._live.room, message))
        await self._live.watch(
            self.connection,
            message.after,
            lambda room: self._find_viewer(room, message),
        )

    def _keys(self, room: Room, message: Watch) -> Iterator[str]:
        """Yield the keys that decide who is watching, as far as they are known."""
        if (guest := self.connection.scope.get(GUEST)) is not None:
            yield guest_key(guest)
        if message.token is not None:
            for seat, person in room.people.items():
                if message.seat in (None, seat):
                    yield seat_key(room.id, seat)
                    yield guest_key(person.guest)

    async def _find_viewer(self, room: Room, message: Watch) -> Viewer:
        """Return who is watching; the connection closes when a key it relies on is renewed."""
        hall, token = self._app.hall, message.token
        # Read under the room's lock, like the keys below, so that no renewal comes in between.
        self._guest = await read_guest(hall, HTTPConnection(self.connection.scope).cookies)
        viewer = await find_viewer(hall, room, self._guest, token=token, seat=message.seat)
        keys = [guest_key(guest) for guest in (self._guest, viewer.holder) if guest is not None]
        if token is not None and viewer.seat is not None:
            keys.append(seat_key(room.id, viewer.seat))
        self.connection.keys = {key: await hall.keyring.renewals(key) for key in keys}
        return viewer

    async def _act(self, message: Act, arrived: float) -> None:
        metrics = self._app.metrics
        try:
            viewer = self._seat_of(message)
            client = Client(find_shares(find_host(self.connection.scope)), self._guest)
            version = await self._app.act(client, self._live, viewer, message, arrived)
        except Refusal as refusal:
            self._refuse_action(refusal, message)
            return
        except Exception:
            log.exception("an action failed", extra={"game_id": self._live.id})
            self._refuse_action(Refusal(Code.INTERNAL, "internal server error"), message)
            return
        self.connection.send_model(Accepted(id=message.id, version=version))
        metrics.accepted_actions.inc()
        metrics.action_seconds.observe(self._app.clock.monotonic() - arrived)

    def _refuse_action(self, refusal: Refusal, message: Act) -> None:
        self._app.metrics.actions.labels(refusal.code.value).inc()
        self.connection.send_model(self._refused(refusal, message.id))

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
            who = {"address": ADDRESS.get(), "guest": self.connection.scope.get(GUEST)}
            log.info("a message was refused", extra={**about, **who})
        return Refused(
            id=action_id,
            code=refusal.code,
            detail=refusal.detail,
            version=self._live.version,
            wait=refusal.wait,
        )


def _parse(text: str | bytes) -> Watch | Act | Ping:
    """Parse a message; raise `Refusal` if it is invalid."""
    if isinstance(text, bytes):
        raise Refusal(Code.BAD_MESSAGE, "expected a text message, found a binary one")
    try:
        return FROM_CLIENT.validate_python(read_json(text))
    except ValidationError as error:
        raise Refusal(Code.BAD_MESSAGE, describe(error)) from None
    except ValueError as error:
        raise Refusal(Code.BAD_MESSAGE, f"not JSON: {error}") from None


def describe(error: ValidationError) -> str:
    """Describe a validation error: where it is, and what is wrong."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]
