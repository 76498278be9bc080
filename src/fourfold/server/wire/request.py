"""What is asked and answered over HTTP."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.refusal import Code
from fourfold.server.wire.event import Starter
from fourfold.server.wire.model import GameId, GameName, Model, Name, SeatNumber, Token
from fourfold.server.wire.part import RuleSet

JoinId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{22,64}$")]


class SeatWish(Model):
    """Who is to sit in a seat of a new room."""

    kind: Literal["me", "open", "bot"]
    """The host, somebody who comes, or a bot."""
    bot: Annotated[str, Field(max_length=40)] | None = None
    """The bot's level."""
    name: Name | None = None
    """A name for the host in this seat, where several play at one screen."""


class Source(Model):
    """A game that is over, up to one of its moves: from there another one goes on."""

    game: GameId
    moves: Annotated[int, Field(ge=0, le=100_000)]
    """How many of its moves are taken over."""


class NewRoom(Model):
    """A room to be opened."""

    game: GameName
    rules: Annotated[str, Field(min_length=1, max_length=32)]
    """The key of a rule set."""
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    is_private: bool = False
    starter: Starter | None = None
    """Who starts: `lot` draws lots before every game; `loser` draws lots before the first game and
    then lets the loser start; a seat starts the first game, and then the loser. The default is the
    game's own."""
    keeps_starter: bool = False
    """Whether whoever sits in the seat named as `starter` also starts the rematches, wherever they
    sit then."""
    source: Source | None = None
    """Go on from a position of a finished game of the same rules, with no seat left open."""


class SeatKey(Model):
    """A seat that somebody holds, and the secret that opens it on any device."""

    seat: SeatNumber
    token: Token


class RoomKeys(Model):
    """A room, and what its holder may hand on."""

    id: GameId
    seats: tuple[SeatKey, ...]
    """The asker's own seats."""
    invitation: Token | None
    """The secret of the invitation to a private room; None where none is needed."""


class Join(Model):
    """A wish to sit down."""

    seat: SeatNumber | None = None
    """Any free one, if it is left out."""
    invitation: Token | None = None
    id: JoinId | None = None
    """A random id of the wish. A newcomer who sends it again, because the answer was lost, is the
    same guest and gets the same seat. Keep it secret: it stands for the guest."""


class Me(Model):
    """Who the asker is to the server."""

    id: str
    name: str | None
    """None for somebody who has not said it."""


class Rename(Model):
    """What the asker wants to be called."""

    name: Name


class Accepted(Model):
    """An action is in the log, for good."""

    version: int


class Problem(Model):
    """Why a request is refused."""

    code: Code
    detail: str
    """A sentence in English, for developers; players read the text of the code."""
    version: int | None = None
    """The room's version now, where a room was asked."""
    wait: float | None = None
    """After how many seconds to try again."""


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
    opened_at: str
    updated_at: str


class GameList(Model):
    """A page of a list of games."""

    games: tuple[ListedGame, ...]
    next: str | None
    """What to ask for as `before` to get the next page; None on the last one."""


class Lobby(Model):
    """The games that the start page shows, the latest first."""

    mine: tuple[ListedGame, ...]
    """The asker's own, private ones too."""
    waiting: tuple[ListedGame, ...]
    playing: tuple[ListedGame, ...]
    over: tuple[ListedGame, ...]


class AnalysisRequest(Model):
    """A position to be judged."""

    game: GameName
    rules: Annotated[str, Field(min_length=1, max_length=32)]
    position: Annotated[str, Field(min_length=1, max_length=400)]
    """In notation, as the seat to move may know it."""
