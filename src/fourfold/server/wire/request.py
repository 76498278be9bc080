"""HTTP request and response bodies."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.refusal import Code
from fourfold.server.wire.event import Starter
from fourfold.server.wire.model import GameId, GameName, Model, Name, SeatNumber, Token
from fourfold.server.wire.part import RuleSet

JoinId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{22,64}$")]


class SeatWish(Model):
    """Who should sit in a seat of a new room."""

    kind: Literal["me", "open", "bot"]
    """The host, anybody who joins, or a bot."""
    bot: Annotated[str, Field(max_length=40)] | None = None
    """The bot's level."""
    name: Name | None = None
    """The player's name in this seat, if several people share one screen."""


class Source(Model):
    """A finished game and a position in it, from which a new game continues."""

    game: GameId
    moves: Annotated[int, Field(ge=0, le=100_000)]
    """How many of its moves to copy."""


class NewRoom(Model):
    """A room to open."""

    game: GameName
    rules: Annotated[str, Field(min_length=1, max_length=32)]
    """The rule set's key."""
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    is_private: bool | None = None
    """Whether joining needs an invitation, and the game is unlisted. By default a room is
    public if a seat is open: nobody else needs to see a game against bots or at one screen."""
    starter: Starter | None = None
    """Who starts: `lot` draws lots before every game; `loser` draws lots before the first game and
    then lets the loser start; a seat starts the first game, and then the loser. The default is the
    game's own."""
    keeps_starter: bool = False
    """Whether the player in the `starter` seat also starts the rematches, whichever seat they have
    then."""
    source: Source | None = None
    """Continue from a position of a finished game with the same rules. No seat may be open."""


class Seek(Model):
    """A two-player game to play with anyone waiting for the same one."""

    game: GameName
    rules: Annotated[str, Field(min_length=1, max_length=32)]
    """The rule set's key."""
    room: GameId | None = None
    """The room in which the client waits, if the request is repeated. If they are no
    longer waiting there, no room is opened or joined."""
    id: JoinId | None = None
    """As in `Join`, so that a client that retries is never paired with itself."""


class SeatKey(Model):
    """A player's seat, and the token that opens it on any device."""

    seat: SeatNumber
    token: Token


class RoomKeys(Model):
    """A room and the client's keys to it."""

    id: GameId
    seats: tuple[SeatKey, ...]
    """The client's own seats."""
    invitation: Token | None
    """The invitation token of a private room; None if none is needed."""


class Gentle(Model):
    """Whether the client, whose turn it is, could correctly call or claim something; never what."""

    version: int
    """The version of the game that this is about."""
    has_call: bool


class Join(Model):
    """A request to take a seat."""

    seat: SeatNumber | None = None
    """None for any free seat."""
    invitation: Token | None = None
    id: JoinId | None = None
    """A random id of this request. A new guest who retries with the same id, because the answer was
    lost, stays the same guest and gets the same seat. Keep it secret: it identifies the guest."""


class Me(Model):
    """The client's guest account."""

    id: str
    name: str | None
    """None if the guest has not chosen one."""


class Rename(Model):
    """The guest's new name."""

    name: Name


class Accepted(Model):
    """An action was stored."""

    version: int


class Problem(Model):
    """Why a request was refused."""

    code: Code
    detail: str
    """An English sentence for developers; players see a translated text for the code."""
    version: int | None = None
    """The room's current version, for a request about a room."""
    wait: float | None = None
    """Seconds to wait before a retry."""


class ListedSeat(Model):
    """Who sits in a seat of a listed game."""

    seat: SeatNumber
    name: str | None
    bot: str | None
    guest: str | None


class ListedGame(Model):
    """A game in a list."""

    id: GameId
    game: GameName
    rules: RuleSet
    status: Literal["waiting", "playing", "over", "closed"]
    seats: tuple[ListedSeat, ...]
    winner: SeatNumber | None
    reason: str | None
    version: int
    is_paused: bool
    """Whether a running game has not changed for an hour and no player is connected. Public lists
    leave such games out."""
    opened_at: str
    updated_at: str
    """When it last changed. In a running game, the latest move may be up to 30 seconds later."""


class GameList(Model):
    """A page of a list of games."""

    games: tuple[ListedGame, ...]
    next: str | None
    """The `before` parameter for the next page; None on the last page."""


class Lobby(Model):
    """The games on the start page, latest first."""

    mine: tuple[ListedGame, ...]
    """The client's own games, including private ones."""
    waiting: tuple[ListedGame, ...]
    playing: tuple[ListedGame, ...]
    over: tuple[ListedGame, ...]


class Network(Model):
    """How other machines reach the server."""

    address: str | None
    """None if they can't, or if the client is not on the server's own machine."""


class AnalysisRequest(Model):
    """A position to analyse."""

    game: GameName
    rules: Annotated[str, Field(min_length=1, max_length=32)]
    position: Annotated[str, Field(min_length=1, max_length=400)]
    """In notation, as the seat to move sees it."""
