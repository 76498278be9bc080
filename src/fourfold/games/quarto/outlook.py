"""What the remaining pieces would do on a board: which are safe to give, and who runs out."""

from collections.abc import Mapping
from dataclasses import dataclass

from fourfold.games.game import Seat, check_type
from fourfold.games.quarto.piece import PIECES, Piece
from fourfold.games.quarto.position import Position
from fourfold.games.quarto.threat import Threat, find_threats


@dataclass(frozen=True, slots=True)
class Outlook:
    """The threats on a board, piece by piece."""

    threats: Mapping[Piece, tuple[Threat, ...]]
    """For the piece in hand and each piece left, the groups that it would complete."""

    safe: tuple[Piece, ...]
    """The pieces left that complete nothing on this board."""

    poisoned: tuple[Piece, ...]
    """The pieces left that complete a group: whoever gets one can win."""

    giver: Seat | None
    """The seat that gives the next piece; None if the game is over."""

    @property
    def runs_out(self) -> Seat | None:
        """The seat that first has no safe piece to give, if no threat is added or blocked.

        The seats give in turn, so this depends on whether the number of safe pieces is even.
        """
        if self.giver is None:
            return None
        return self.giver if len(self.safe) % 2 == 0 else 3 - self.giver


def look_ahead(position: Position) -> Outlook:
    """Return the outlook of a position."""
    check_type(position, Position, "a Quarto! position")
    threats = tuple(find_threats(position.board, position.rules))
    candidates = [*position.supply, *([] if position.hand is None else [position.hand])]
    completed = {
        piece: tuple(threat for threat in threats if threat.is_completed_by(piece))
        for piece in PIECES
        if piece in candidates
    }
    safe = tuple(piece for piece in position.supply if not completed[piece])
    poisoned = tuple(piece for piece in position.supply if completed[piece])
    return Outlook(completed, safe, poisoned, position.seat)
