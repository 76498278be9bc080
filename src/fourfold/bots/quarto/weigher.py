"""Evaluates turns as a fallible player does: by what a look notices, and a bounded search."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random

from fourfold.bots.bot import Candidate
from fourfold.bots.quarto.level import Level
from fourfold.bots.quarto.prospect import PieceSet, Prospect, piece_set
from fourfold.bots.quarto.reader import bounded_reader
from fourfold.bots.quarto.thought import OutOfTimeError, Thought
from fourfold.games.quarto import Move, Piece, Position
from fourfold.games.quarto.move import GIVES, PLACES

MIN_PIECES_TO_SEARCH = 5
"""Minimum number of pieces on the board to search: before, no human could read to the end."""

SEARCH_BATCH_TURNS = 16
"""The number of turns searched between two checks of the clock; a timeout loses these."""

_GUESS = 0.5
"""Maximum value of a turn judged by knowledge alone."""

_MOBILITY = tuple(_GUESS / (1 + replies) for replies in range(256))
"""The value of a turn by the number of safe replies it leaves the opponent."""

_NO_MOBILITY = (0.0,) * 256

_LOST = -1.0
"""The value of a turn that gives a piece noticed to win."""

Turn = tuple[Prospect, Piece | None, float]
"""A turn to evaluate: the placement's prospect, the piece to give, and a static value.

A turn can lack a placement, and the last one has no piece to give.
"""


class TurnWeigher:
    """Evaluates the turns of one decision."""

    def __init__(
        self, level: Level, position: Position, prospects: Sequence[Prospect], chance: Random
    ) -> None:
        """Prepare to evaluate the turns of a position with these prospects."""
        self._level = level
        self._position = position
        self._prospects = prospects
        self._chance = chance
        self._mobility = _MOBILITY if level.knowledge.mobility else _NO_MOBILITY

    def weigh(self, thought: Thought, nodes: int, count: int) -> list[Candidate[Move]]:
        """Return the best `count` of the turns that the player considers, best first.

        Equally good turns come in random order. Out of time, the rest is judged without a search.
        """
        turns = self._turns()
        self._chance.shuffle(turns)
        values = [guess for _, _, guess in turns]
        if nodes and self._position.placed >= MIN_PIECES_TO_SEARCH:
            with suppress(OutOfTimeError):
                for number, value in self._read(turns, thought, nodes):
                    values[number] = value
        order = sorted(range(len(turns)), key=values.__getitem__, reverse=True)
        return [Candidate(_moves(turns[number]), values[number]) for number in order[:count]]

    def _turns(self) -> list[Turn]:
        """List the turns that the player considers: all of them, given enough depth."""
        prospects, supply = self._prospects, self._position.supply
        plies, chance = self._level.depth.plies, self._chance
        if plies < 2 and self._position.hand is not None:
            prospects = [chance.choice(prospects)]
        if not supply:
            return [(prospect, None, 0.0) for prospect in prospects]
        if plies < 1:
            return [(prospect, chance.choice(supply), 0.0) for prospect in prospects]
        pieces = piece_set(supply)
        turns: list[Turn] = []
        for prospect in prospects:
            _, _, dangerous, _, replies = prospect
            parity, mobility = self._parity(pieces & ~dangerous), self._mobility
            turns += [
                (
                    prospect,
                    piece,
                    _LOST if dangerous >> piece & 1 else (mobility[replies[piece]] + parity) / 2,
                )
                for piece in supply
            ]
        return turns

    def _parity(self, safe_pieces: PieceSet) -> float:
        """Return the value of giving a safe piece, by the parity of the safe pieces left."""
        left = safe_pieces.bit_count() - 1
        if left < 0 or not self._level.knowledge.parity:
            return 0.0
        return (_GUESS if left % 2 == 0 else -_GUESS) / (1 + left)

    def _read(
        self, turns: Sequence[Turn], thought: Thought, nodes: int
    ) -> Iterator[tuple[int, float]]:
        """Yield the indices and values of the turns that the search finds won or lost.

        A win that the look has not noticed stays unnoticed: the search starts after the turn.
        """
        asked = [
            (number, (prospect.square, given))
            for number, (prospect, given, guess) in enumerate(turns)
            if given is not None and guess != _LOST and not prospect.losing >> given & 1
        ]
        with bounded_reader(self._position.rules, thought, nodes) as reader:
            for first in range(0, len(asked), SEARCH_BATCH_TURNS):
                numbers, steps = zip(*asked[first : first + SEARCH_BATCH_TURNS], strict=True)
                values = reader.glance(self._position, steps)
                yield from (
                    (number, float(value))
                    for number, value in zip(numbers, values, strict=True)
                    if value
                )


def _moves(turn: Turn) -> tuple[Move, ...]:
    """Return the turn's moves: the placement and the give, if any."""
    prospect, given, _ = turn
    place = () if prospect.square is None else (PLACES[prospect.square],)
    return place if given is None else (*place, GIVES[given])
