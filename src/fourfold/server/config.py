"""Server settings and their defaults."""

from dataclasses import dataclass, field, fields, replace
from math import inf
from typing import Self

from fourfold.server.log import LogFormat


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per guest and per address.

    A guest has a cookie signed by this server; all other clients at an address are newcomers and
    share one budget. Limits per address are higher, because a school or an office may share one.
    0 lifts a count limit, infinity lifts a rate limit.
    """

    message_bytes: int = 4_096
    """Maximum size of a socket message."""

    body_bytes: int = 16_384
    """Maximum size of a request body."""

    messages_per_second: float = 20.0
    """Per socket, sustained."""

    message_burst: int = 60
    """Per socket, in a burst."""

    guest_requests_per_second: float = 20.0
    """Per guest, sustained; opening a socket counts as a request."""

    guest_request_burst: int = 100
    """Per guest, in a burst."""

    newcomer_requests_per_second: float = 30.0
    """All newcomers at one address, sustained."""

    newcomer_request_burst: int = 500
    """All newcomers at one address, in a burst."""

    address_requests_per_second: float = 300.0
    """Per address, guests and newcomers together, sustained."""

    address_request_burst: int = 3_000
    """Per address, guests and newcomers together, in a burst."""

    files_per_second: float = 300.0
    """The page's files, per address, sustained."""

    file_burst: int = 3_000
    """The page's files, per address, in a burst."""

    sockets_per_guest: int = 20
    """Open sockets per guest."""

    newcomer_sockets: int = 100
    """Open sockets of all newcomers at one address."""

    connections_per_address: int = 300
    """Open connections per address, including sockets; trusted proxies are exempt."""

    sockets_per_address: int = 200
    """Open sockets per address."""

    rooms_per_guest: int = 20
    """Unfinished rooms opened per guest."""

    guest_rooms_per_minute: float = 10.0
    """Rooms opened per guest, sustained."""

    guest_room_burst: int = 20
    """Rooms opened per guest, in a burst."""

    newcomer_rooms_per_minute: float = 10.0
    """Rooms opened by all newcomers at one address, sustained."""

    newcomer_room_burst: int = 100
    """Rooms opened by all newcomers at one address, in a burst."""

    address_rooms_per_minute: float = 20.0
    """Rooms opened per address, guests and newcomers together, sustained."""

    address_room_burst: int = 200
    """Rooms opened per address, guests and newcomers together, in a burst."""

    address_rooms_per_day: float = 5_000.0
    """The same in any 24 hours, at most half of them at once: rooms are stored even if their game
    never begins."""

    analyses_per_minute: float = 30.0
    """Per guest, sustained."""

    analysis_burst: int = 20
    """Per guest, in a burst."""

    watches_per_second: float = 1.0
    """Repeated `watch` messages per socket, sustained: each answer may be long."""

    watch_burst: int = 20
    """Repeated `watch` messages per socket, in a burst."""

    address_watches_per_second: float = 5.0
    """Repeated `watch` messages per address, sustained."""

    address_watch_burst: int = 100
    """Repeated `watch` messages per address, in a burst."""

    guests_per_minute: float = 10.0
    """Guests created per address, sustained: by opening a room, taking a seat or setting a name."""

    guest_burst: int = 100
    """Guests created per address, in a burst: as many as rooms opened by newcomers."""

    waiting_messages: int = 256
    """Unread messages after which a slow socket is closed."""

    waiting_bytes: int = 1_000_000
    """Unread bytes, including the send buffer, after which a slow socket is closed."""

    actions_at_once: int = 128
    """Concurrent actions in all games; further ones are refused as busy."""

    actions_per_guest: int = 8
    """Concurrent actions per guest, and as many searches for an opponent."""

    actions_per_address: int = 32
    """The same per address, guests and newcomers together."""

    lag_seconds: float = 0.5
    """While the event loop lags by more than this, actions are refused as busy."""

    @classmethod
    def none(cls) -> Self:
        """Return limits that let one address act for thousands of players, for load tests."""
        return cls(
            messages_per_second=inf,
            guest_requests_per_second=inf,
            newcomer_requests_per_second=inf,
            address_requests_per_second=inf,
            files_per_second=inf,
            sockets_per_guest=0,
            newcomer_sockets=0,
            watches_per_second=inf,
            address_watches_per_second=inf,
            guests_per_minute=inf,
            connections_per_address=0,
            sockets_per_address=0,
            actions_per_guest=0,
            actions_per_address=0,
            rooms_per_guest=0,
            guest_rooms_per_minute=inf,
            newcomer_rooms_per_minute=inf,
            address_rooms_per_minute=inf,
            address_rooms_per_day=inf,
            analyses_per_minute=inf,
        )

    def changed(self, text: str) -> Self:
        """Return a copy with one limit set from a text such as `rooms_per_guest=50`.

        `none` lifts a limit. Raise `ValueError` for an invalid text.
        """
        name, _, value = text.partition("=")
        name = name.replace("-", "_")
        names = [each.name for each in fields(self)]
        if name not in names:
            raise ValueError(f"unknown limit {name!r}; choose from {', '.join(names)}")
        default, lifted = getattr(Limits(), name), getattr(Limits.none(), name)
        if value == "none" and lifted != default:
            return replace(self, **{name: lifted})
        try:
            number = type(default)(value)
        except ValueError:
            number = 0
        if not 0 < number < inf:
            wanted = "a whole number" if isinstance(default, int) else "a number"
            more = "" if lifted == default else ", or none"
            raise ValueError(f"{name}: expected {wanted} above 0{more}, found {value!r}")
        return replace(self, **{name: number})


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Timeouts, in seconds.

    All but `pause` ignore changes to the wall clock, and the server's downtime.
    """

    waiting_room: float = 24 * 3600
    """A room with a free seat is closed after this long."""

    seek: float = 15.0
    """A room that waits for anyone is closed when its host has been away this long."""

    idle_game: float = 7 * 24 * 3600
    """The player to move leaves the game after this long without a move."""

    absence: float = 180.0
    """Opponents may claim the game when the player to move has been away this long."""

    pause: float = 3600.0
    """A running game leaves the public lists after this long without an event, if no player is
    connected; by the wall clock, like the times in the lists."""

    first_message: float = 10.0
    """Timeout for a new socket's first message."""

    bot: float = 15.0
    """Another process takes over a bot's move after this long, if the first process died."""


@dataclass(frozen=True, slots=True)
class Config:
    """A server's settings."""

    host: str = "127.0.0.1"
    port: int = 8004
    database: str | None = None
    """The database URL; None for a file in the user's data folder."""
    broker: str | None = None
    """The broker URL; None for the database's own."""
    workers: int = 1
    """Worker processes for bots and analysis."""
    origins: tuple[str, ...] = ()
    """Additional allowed origins, such as `https://play.example.org`."""
    host_names: tuple[str, ...] = ()
    """The server's host names, in addition to its addresses and local names."""
    hsts: bool = False
    """Whether to send HSTS, which makes browsers use only TLS for a year."""
    metrics_token: str | None = None
    """The bearer token that allows reading the metrics from anywhere."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose forwarded headers are trusted; `*` for everyone."""
    limits: Limits = field(default_factory=Limits)
    timeouts: Timeouts = field(default_factory=Timeouts)
    log_format: LogFormat = "json"
    """The log format; also logged at startup."""
    keep_days: int | None = None
    """Days after which finished games are deleted; None to keep them forever."""
    bot_pause: float = 0.6
    """Seconds before each bot move, so that people can follow; 0 stores whole turns at once."""
