"""The wire types of Quarto!."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire import part
from fourfold.server.wire.model import Model, SeatNumber


class QuartoRuleSet(part.RuleSet):
    """A Quarto! rule set."""

    game: Literal["quarto"] = "quarto"
    traits: tuple[Literal["C", "S", "H", "T"], ...]
    """The traits in play: colour, shape, height, top."""
    squares: bool
    """Whether 2×2 squares count too."""
    calls: bool
    """Whether a group must be called to win."""
    groups: dict[str, tuple[str, ...]]
    """The squares of every group that counts, by group name."""


class QuartoPosition(part.Position):
    """The board, the piece in hand, and the pieces left."""

    game: Literal["quarto"] = "quarto"
    board: tuple[str | None, ...]
    """The piece on each square, a1, b1 … d4; None if the square is empty."""
    hand: str | None
    """The piece to place."""
    last: str | None
    """The square of the latest placement."""
    supply: tuple[str, ...]
    """The pieces left to give."""
    can_call: bool
    """Whether the seat to move may call, rightly or wrongly."""
    offers_call: bool
    """Whether it may call and a group could be full: if so, clients offer to call."""
    must: Literal["give", "place", "pass", "nothing"]
    """What the seat to move has to do."""


class QuartoGive(part.Move):
    """Give the opponent a piece."""

    kind: Literal["give"] = "give"
    piece: str


class QuartoPlace(part.Move):
    """Place the piece in hand."""

    kind: Literal["place"] = "place"
    square: str


class QuartoCall(part.Move):
    """Call QUARTO! for a group."""

    kind: Literal["call"] = "call"
    group: str


class QuartoPass(part.Move):
    """Pass on the last chance to call."""

    kind: Literal["pass"] = "pass"


QuartoMove = Annotated[
    QuartoGive | QuartoPlace | QuartoCall | QuartoPass, Field(discriminator="kind")
]


class QuartoMoves(part.Moves):
    """Quarto! moves."""

    game: Literal["quarto"] = "quarto"
    moves: tuple[QuartoMove, ...]


class QuartoPlayed(part.Played):
    """A Quarto! move, and why a call was wrong."""

    game: Literal["quarto"] = "quarto"
    move: QuartoMove
    fault: Literal["empty", "different", "old"] | None
    """Why a call was wrong: the group has an empty square, shares no trait in play, or was complete
    before the latest placement. None for any other move."""


class QuartoAftermath(part.Aftermath):
    """A departure changes nothing on the board."""

    game: Literal["quarto"] = "quarto"


class QuartoMissed(Model):
    """A complete group that nobody called."""

    group: str
    square: str
    """The square that completed it."""
    placer: SeatNumber
    """The seat that completed it."""
    seats: tuple[SeatNumber, ...]
    """The seats that could have called it."""
    number: int
    """The number of the move that completed it, counted from 1; also the index of its moment."""


class QuartoThreat(Model):
    """A group that one more piece would complete."""

    group: str
    square: str
    """Its empty square."""
    traits: dict[str, Literal[0, 1]]
    """The traits in play that its three pieces share, with their values: any one is enough."""
    pieces: tuple[str, ...]
    """The pieces left to give that would complete it."""


class QuartoInsight(part.Insight):
    """Which pieces are dangerous to give, and why; and what is hardest for the opponent."""

    game: Literal["quarto"] = "quarto"
    threats: tuple[QuartoThreat, ...]
    hardest: tuple[QuartoMove, ...]
    """The placements or gives that leave a person the most ways to go wrong; empty if all are
    alike. They need not be the best moves: use them where the values are equal."""


class QuartoEnding(part.Ending):
    """The winning group and the groups missed."""

    game: Literal["quarto"] = "quarto"
    group: str | None
    """The winning group; None if no group won."""
    shared: dict[str, Literal[0, 1]]
    """The traits in play that its pieces share, with their values."""
    square: str | None
    """The square that completed it; None if no group won."""
    placer: SeatNumber | None
    """The seat that completed it: the loser, if the opponent called it. None if no group won."""
    missed: tuple[QuartoMissed, ...]
