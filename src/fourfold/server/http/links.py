"""Limits on open connections: their number, timeouts, and unread bytes.

This module counts and decides; http/protocol.py reports what happens on each connection. Whatever a
client sends or leaves unread, each address has a bounded number of connections, and each connection
a bounded number of bytes and a bounded lifetime.
"""

import asyncio
import logging
from math import inf

from fourfold.server.config import Limits
from fourfold.server.http.address import Shares, find_household, find_shares
from fourfold.server.http.headcount import Headcount
from fourfold.server.http.proxy import Proxies
from fourfold.server.http.pulse import Pulse
from fourfold.server.refusal import Code, Refusal

SPARE_CONNECTIONS = 16
"""Connections beyond a limit that still get health checks answered; more are reset."""

SPARE_TIMEOUT_SECONDS = 3.0
"""Request timeout of such a connection."""

RESERVED_DESCRIPTORS = 64
"""File descriptors reserved for databases, workers and health checks."""

HEAD_TIMEOUT_SECONDS = 15.0
"""Time limit for sending a request head, for each request on a connection."""

BODY_TIMEOUT_SECONDS = 30.0
"""Time limit for sending a request body, including trailers."""

UNREAD_TIMEOUT_SECONDS = 60.0
"""How long data may stay in the send buffer."""

CLOSING_TIMEOUT_SECONDS = 10.0
"""Time limit for reading the remaining data while a connection closes."""

MAX_BODIES_PER_ADDRESS = 64
"""Requests that may wait for their body; each has a task, which takes 100 kB."""

MAX_UNREAD_BYTES_PER_ADDRESS = 12_000_000
"""Bytes that may wait in the send buffers of all of an address's connections."""

WATCH_SECONDS = 1.0
"""How often the connections are checked."""

WARNING_SECONDS = 60.0
"""Minimum interval between warnings about descriptors."""

LINK = "fourfold.link"
"""The scope key of the connection's `Link`."""

NOTHING: Shares = {}
"""What a connection without unread bytes counts as; never changed."""

log = logging.getLogger(__name__)


class Link:
    """One open connection."""

    __slots__ = (
        "_is_noted",
        "client",
        "deadline",
        "has_body",
        "host",
        "reason",
        "refusal",
        "shares",
        "transport",
        "unread",
        "unread_since",
    )

    def __init__(self, transport: asyncio.Transport, host: str, shares: Shares) -> None:
        self.transport = transport
        self.host = host
        self.shares = shares
        """The networks it counts towards; empty for a proxy, which carries many clients."""
        self.client = shares
        """The networks its unread bytes count towards: those of the latest request's client."""
        self.unread: Shares = NOTHING
        """The unread bytes that it counts as, while its send buffer is full."""
        self.refusal: Refusal | None = None
        """Why only health checks are answered on it; None for an ordinary connection."""
        self.deadline = inf
        self.reason = ""
        """The reason to log if the deadline passes."""
        self.unread_since = inf
        """When data began to wait in the send buffer; inf if none is."""
        self.has_body = False
        """Whether a request is waiting for its body."""
        self._is_noted = False

    @property
    def is_relaxed(self) -> bool:
        """Whether no deadline is set."""
        return self.deadline == inf

    def expect(self, what: str, seconds: float) -> None:
        """Set a deadline, after which the connection is cut."""
        if self.refusal is not None:
            seconds = min(seconds, SPARE_TIMEOUT_SECONDS)
        self.deadline = asyncio.get_running_loop().time() + seconds
        self.reason = f"timed out after {seconds:g} s waiting for {what}"

    def relax(self) -> None:
        """Clear the deadline."""
        self.deadline = inf

    def cut(self, reason: str) -> None:
        """Abort the connection without notice, and log why."""
        self.note(reason)
        self.transport.abort()

    def note(self, reason: str) -> None:
        """Log why a connection is being closed; only the first reason is logged."""
        if not self._is_noted:
            self._is_noted = True
            address = find_household(self.client or find_shares(self.host))
            log.warning("connection cut: %s", reason, extra={"address": address})


class Links:
    """All open connections of a server."""

    def __init__(self, limits: Limits, proxies: Proxies, max_descriptors: float = inf) -> None:
        self._max_per_address = limits.connections_per_address
        self._has_limits = self._max_per_address > 0
        self._proxies = proxies
        self._max_descriptors = max_descriptors
        self.pulse = Pulse()
        """Keeps open sockets alive."""
        self._open: set[Link] = set()
        self._count = Headcount()
        self._bodies = Headcount()
        self._unread = Headcount()
        """The bytes in full send buffers."""
        self._watch: asyncio.TimerHandle | None = None
        self._warn_at = -inf

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport) -> Link:
        """Admit a new connection (possibly only for health checks) or reset it."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        is_counted = self._has_limits and host and not self._proxies.trusts(host)
        link = Link(transport, host, find_shares(host) if is_counted else {})
        self._open.add(link)
        self._count.add(link.shares)
        if self._watch is None:
            self._watch = asyncio.get_running_loop().call_later(WATCH_SECONDS, self._look)
        self._admit(link)
        return link

    def leave(self, link: Link) -> None:
        """Remove a closed connection."""
        if link in self._open:
            self._open.remove(link)
            self.release(link)
            self.end_body(link)
            self._count.remove(link.shares)

    def _admit(self, link: Link) -> None:
        over = self._count.count(link.shares) - self._max_per_address if link.shares else 0
        # A new descriptor gets the lowest free number, which shows how many are open.
        number = link.transport.get_extra_info("socket").fileno()
        left = self._max_descriptors - number
        if left < RESERVED_DESCRIPTORS:
            self._warn(number)
            link.refusal = Refusal(Code.BUSY, "too many connections are open", wait=5.0)
        if over > 0:
            link.refusal = Refusal(
                Code.TOO_MANY_REQUESTS,
                f"an address may have {self._max_per_address} connections",
                wait=5.0,
            )
        if over > SPARE_CONNECTIONS:
            link.cut(f"its address has over {self._max_per_address} connections")
        elif left < RESERVED_DESCRIPTORS - SPARE_CONNECTIONS:
            link.cut("running out of file descriptors")

    def _warn(self, number: int) -> None:
        now = asyncio.get_running_loop().time()
        if now < self._warn_at:
            return
        self._warn_at = now + WARNING_SECONDS
        log.warning(
            "running out of file descriptors: %d of %d in use, refusing new clients; "
            "raise the limit (LimitNOFILE of the service, ulimit -n)",
            number,
            self._max_descriptors,
        )

    def await_body(self, link: Link) -> None:
        """Note that a request waits for its body; cut it if its address has too many of these."""
        if link.has_body:
            return
        link.has_body = True
        self._bodies.add(link.shares)
        if self._bodies.count(link.shares) > MAX_BODIES_PER_ADDRESS:
            link.cut(f"its address sends over {MAX_BODIES_PER_ADDRESS} bodies at once")

    def end_body(self, link: Link) -> None:
        """Note that a body is complete, or will never be."""
        if link.has_body:
            link.has_body = False
            self._bodies.remove(link.shares)

    def hold(self, link: Link, waiting: int) -> None:
        """Note that a send buffer is full; cut it if its client has too much unread."""
        self.release(link)
        if not self._has_limits:
            return
        link.unread = {network: share * waiting for network, share in link.client.items()}
        self._unread.add(link.unread)
        if self._unread.count(link.unread) > MAX_UNREAD_BYTES_PER_ADDRESS:
            link.cut("its address leaves too much unread")

    def release(self, link: Link) -> None:
        """Note that a send buffer has room again."""
        self._unread.remove(link.unread)
        link.unread = NOTHING

    def _look(self) -> None:
        """Cut overdue connections; reschedule while any are open."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for link in list(self._open):
            if link.deadline <= now:
                link.cut(link.reason)
                continue
            is_closing = link.transport.is_closing()
            if not is_closing and not link.transport.get_write_buffer_size():
                link.unread_since = inf
                continue
            link.unread_since = min(link.unread_since, now)
            limit = CLOSING_TIMEOUT_SECONDS if is_closing else UNREAD_TIMEOUT_SECONDS
            if now - link.unread_since >= limit:
                link.cut(f"it read nothing for {limit:g} s")
        self._watch = loop.call_later(WATCH_SECONDS, self._look) if self._open else None
