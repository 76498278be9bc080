"""What can be set about a server, and the values that hold if nobody sets them."""

from dataclasses import dataclass, field, fields, replace
from math import inf
from typing import Self

from fourfold.server.log import LogFormat


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person, and one address, may ask of the server.

    A guest is who has a cookie that this server signed; everybody else at an address is one of its
    newcomers, who share a budget. Those of an address are wider, for a school or an office may be
    behind it. No limit: 0 for a number of things, infinity for a rate.
    """

    message_bytes: int = 4_096
    """The longest message on a socket."""

    body_bytes: int = 16_384
    """The longest body of a request."""

    messages_per_second: float = 20.0
    """On one socket, over time."""

    message_burst: int = 60
    """On one socket, at once."""

    guest_requests_per_second: float = 20.0
    """Of each guest, over time; the opening of a socket is a request too."""

    guest_request_burst: int = 100
    """Of each guest, at once."""

    newcomer_requests_per_second: float = 30.0
    """Of all who have no cookie yet at one address, over time."""

    newcomer_request_burst: int = 500
    """Of all who have no cookie yet at one address, at once."""

    address_requests_per_second: float = 300.0
    """From one address, guests and newcomers together, over time."""

    address_request_burst: int = 3_000
    """From one address, guests and newcomers together, at once."""

    files_per_second: float = 300.0
    """Files of the page to one address, over time."""

    file_burst: int = 3_000
    """Files of the page to one address, at once."""

    sockets_per_guest: int = 20
    """Sockets that a guest has open at the same time."""

    newcomer_sockets: int = 100
    """Sockets that all without a cookie at one address have open at the same time."""

    connections_per_address: int = 300
    """Connections that are open at the same time, sockets among them; a proxy's are not counted."""

    sockets_per_address: int = 200
    """Sockets that one address has open at the same time."""

    rooms_per_guest: int = 20
    """Rooms that a guest has opened and that are not over."""

    guest_rooms_per_minute: float = 10.0
    """Rooms that a guest opens, over time."""

    guest_room_burst: int = 20
    """Rooms that a guest opens, at once."""

    newcomer_rooms_per_minute: float = 10.0
    """Rooms that all without a cookie at one address open, over time."""

    newcomer_room_burst: int = 100
    """Rooms that all without a cookie at one address open, at once."""

    address_rooms_per_minute: float = 20.0
    """Rooms that one address opens, guests and newcomers together, over time."""

    address_room_burst: int = 200
    """Rooms that one address opens, guests and newcomers together, at once."""

    analyses_per_minute: float = 30.0
    """For each guest, over time."""

    analysis_burst: int = 20
    """For each guest, at once."""

    watches_per_second: float = 1.0
    """Repeated `watch` messages on one socket, over time: each answer may be long."""

    watch_burst: int = 20
    """Repeated `watch` messages on one socket, at once."""

    address_watches_per_second: float = 5.0
    """Repeated `watch` messages from one address, over time."""

    address_watch_burst: int = 100
    """Repeated `watch` messages from one address, at once."""

    guests_per_minute: float = 10.0
    """Guests whom one address makes by saying a name, over time."""

    guest_burst: int = 60
    """Guests whom one address makes by saying a name, at once."""

    waiting_messages: int = 256
    """Messages that a slow reader may have waiting before the socket is closed."""

    waiting_bytes: int = 1_000_000
    """Bytes that a slow reader may have waiting, in the send buffer too, before it is closed."""

    actions_at_once: int = 128
    """Actions that are under way in all games; further ones are refused as busy."""

    lag_seconds: float = 0.5
    """When the server keeps lagging behind by more, it refuses actions until it has caught up."""

    @classmethod
    def none(cls) -> Self:
        """Return limits that let one address do what thousands do, for measurements."""
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
            rooms_per_guest=0,
            guest_rooms_per_minute=inf,
            newcomer_rooms_per_minute=inf,
            address_rooms_per_minute=inf,
            analyses_per_minute=inf,
        )

    def changed(self, text: str) -> Self:
        """Return these limits with one of them set, as by `rooms_per_guest=50`.

        `none` lifts a limit. Raise `ValueError` for a text that sets none of them.
        """
        name, _, value = text.partition("=")
        name = name.replace("-", "_")
        names = [each.name for each in fields(self)]
        if name not in names:
            raise ValueError(f"there is no limit {name!r}; there are {', '.join(names)}")
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
class Patience:
    """How long the server waits for people, in seconds.

    All of it is time of service: neither a wall clock that somebody sets nor the server's absence
    counts.
    """

    waiting_room: float = 24 * 3600
    """After so long a room in which a seat is still free is closed."""

    idle_game: float = 7 * 24 * 3600
    """After so long without a move, who is to move has left the game."""

    first_message: float = 10.0
    """So long a new socket may take to say what it wants."""

    bot: float = 15.0
    """After so long another process asks a bot in the stead of one that died."""


@dataclass(frozen=True, slots=True)
class Config:
    """A server's settings."""

    host: str = "127.0.0.1"
    port: int = 8004
    database: str | None = None
    """Where the games are kept; None for a file in the user's data folder."""
    broker: str | None = None
    """What carries hints between processes; None for what the database offers."""
    workers: int = 1
    """Processes for bots and analysis."""
    origins: tuple[str, ...] = ()
    """Further origins, such as `https://play.example.org`, whose pages may talk to the server."""
    host_names: tuple[str, ...] = ()
    """Names under which people reach the server, beside its addresses and those of its own net."""
    hsts: bool = False
    """Whether browsers are told to ask by TLS only, for a year."""
    metrics_token: str | None = None
    """Who sends it as a bearer token may see the metrics from anywhere."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose forwarded headers are trusted; `*` for everyone."""
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    log_format: LogFormat = "json"
    """How the log is written; named in its first line."""
    keep_days: int | None = None
    """After how many days finished games are deleted; None to keep them for ever."""
    bot_pause: float = 0.6
    """Seconds before each move of a bot, so that people can follow; 0 stores its turns whole."""
