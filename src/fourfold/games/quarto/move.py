"""The four decisions of which a turn is made."""

from dataclasses import dataclass
from typing import TypeAlias

from fourfold.games import game
from fourfold.games.quarto.group import Group
from fourfold.games.quarto.piece import Piece
from fourfold.games.quarto.square import Square


@dataclass(frozen=True, slots=True)
class Give(game.Move):
    """Hand the opponent a piece of the supply."""

    piece: Piece
    """The piece that the opponent must place."""


@dataclass(frozen=True, slots=True)
class Place(game.Move):
    """Put the piece in hand on an empty square."""

    square: Square
    """Where it goes."""


@dataclass(frozen=True, slots=True)
class Call(game.Move):
    """Call QUARTO! and point out a group."""

    group: Group
    """The group that is said to be complete."""


@dataclass(frozen=True, slots=True)
class Pass(game.Move):
    """Let a window close after the 16th piece, when there is nothing to give or to place."""


Move: TypeAlias = Give | Place | Call | Pass
