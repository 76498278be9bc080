"""What can be set about a server, and the values that hold if nobody sets them."""

from dataclasses import dataclass, field
from math import inf
from typing import Self

from fourfold.server.log import LogFormat


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person may ask of the server.

    No limit: 0 for a number of things, infinity for a rate.
    """

    message_bytes: int = 4_096
    """The longest message on a socket."""

    body_bytes: int = 16_384
    """The longest body of a request."""

    messages_per_second: float = 20.0
    """On one socket, over time."""

    message_burst: int = 60
    """On one socket, at once."""

    requests_per_second: float = 30.0
    """From one address, over time; the opening of a socket is a request too."""

    request_burst: int = 200
    """From one address, at once."""

    connections_per_address: int = 300
    """Connections that are open at the same time, sockets among them; a proxy's are not counted."""

    sockets_per_address: int = 200
    """Sockets that are open at the same time."""

    rooms_per_guest: int = 20
    """Rooms that a guest has opened and that are not over."""

    rooms_per_minute: float = 10.0
    """Rooms that one address opens, over time."""

    room_burst: int = 40
    """Rooms that one address opens, at once."""

    analyses_per_minute: float = 30.0
    """For each guest, over time."""

    analysis_burst: int = 20
    """For each guest, at once."""

    waiting_messages: int = 256
    """Messages that a slow reader may have waiting before the socket is closed."""

    actions_at_once: int = 128
    """Actions that are under way in all games; further ones are refused as busy."""

    lag_seconds: float = 0.5
    """When the server keeps lagging behind by more, it refuses actions until it has caught up."""

    @classmethod
    def none(cls) -> Self:
        """Return limits that let one address do what thousands do, for measurements."""
        return cls(
            messages_per_second=inf,
            requests_per_second=inf,
            connections_per_address=0,
            sockets_per_address=0,
            rooms_per_guest=0,
            rooms_per_minute=inf,
            analyses_per_minute=inf,
        )


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the server waits for people, in seconds."""

    waiting_room: float = 24 * 3600
    """After so long a room in which a seat is still free is closed."""

    idle_game: float = 7 * 24 * 3600
    """After so long without a move, who is to move has left the game."""

    first_message: float = 10.0
    """So long a new socket may take to say what it wants."""

    after_start: float = 3600.0
    """Nobody is said to have left before the server has been there for so long."""

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
    bot_pause: float = 0.6
    """Seconds before each move of a bot, so that people can follow; 0 stores its turns whole."""
