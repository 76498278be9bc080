"""How a fallible player weighs turns: by what a look notices, and by a bounded search."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from fourfold.bots.bot import Candidate
from fourfold.bots.quarto.attention import Look, full_look
from fourfold.bots.quarto.level import Level
from fourfold.bots.quarto.reader import Reader, bounded_reader
from fourfold.bots.quarto.thought import OutOfTimeError, Thought
from fourfold.bots.quarto.threat import PieceSet, Threats, piece_set
from fourfold.games.quarto import Give, Move, Piece, Place, Position

READ_FROM = 5
"""With fewer pieces on the board no game ends within a search that people could make."""

_GUESS = 0.5
"""The most that knowledge alone can make a turn worth."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn to be weighed, and what the board looks like after it."""

    moves: tuple[Move, ...]
    """The placement, if there is one, and the give, if there is one."""

    threats: Threats
    """What the look notices once it is made."""

    given: Piece | None
    """The piece that the opponent would get."""

    supply: PieceSet
    """The pieces left after it."""


class TurnWeigher:
    """Weighs the turns of one decision."""

    def __init__(self, level: Level, look: Look, position: Position, chance: Random) -> None:
        """Begin to weigh the turns of a position."""
        self._level = level
        self._look = look
        self._position = position
        self._chance = chance
        self._really = Threats(full_look(position.rules), position.board)

    def weigh(self, thought: Thought, nodes: int) -> list[Candidate[Move]]:
        """Return the turns that the player thinks of, the best first.

        What is equally good comes by chance. Out of time, the rest is judged without a search.
        """
        turns = list(self._turns())
        self._chance.shuffle(turns)
        values = [self._guess(turn) for turn in turns]
        if nodes and self._position.placed >= READ_FROM:
            with bounded_reader(self._position.rules, thought, nodes) as reader:
                try:
                    for number, turn in enumerate(turns):
                        values[number] = self._read(reader, turn, values[number])
                except OutOfTimeError:
                    pass
        order = sorted(range(len(turns)), key=lambda number: -values[number])
        return [Candidate(turns[number].moves, values[number]) for number in order]

    def _turns(self) -> Iterator[Turn]:
        """Yield the turns that the player thinks of: all of them, if they look far enough."""
        position, threats = self._position, Threats(self._look, self._position.board)
        hand = position.hand
        if hand is None:
            yield from self._gives((), threats)
            return
        places = [move for move in position.legal_moves() if isinstance(move, Place)]
        if self._level.depth.plies < 2:
            places = [self._chance.choice(places)]
        for place in places:
            yield from self._gives((place,), threats.after(hand, place.square))

    def _gives(self, before: tuple[Move, ...], threats: Threats) -> Iterator[Turn]:
        pieces = self._position.supply
        if not pieces:
            yield Turn(before, threats, None, 0)
            return
        supply = piece_set(pieces)
        if self._level.depth.plies < 1:
            pieces = (self._chance.choice(pieces),)
        for piece in pieces:
            yield Turn((*before, Give(piece)), threats, piece, supply & ~(1 << piece))

    def _guess(self, turn: Turn) -> float:
        """Return what a turn seems to be worth without a search."""
        if turn.given is None or self._level.depth.plies < 1:
            return 0.0
        dangerous = turn.threats.dangerous()
        if dangerous >> turn.given & 1:
            return -1.0
        knowledge, guess = self._level.knowledge, 0.0
        if knowledge.mobility:
            replies = turn.threats.count_safe_pairs(turn.given, turn.supply)
            guess += _GUESS / (1 + replies)
        if knowledge.parity:
            safe = (turn.supply & ~dangerous).bit_count()
            guess += (_GUESS if safe % 2 == 0 else -_GUESS) / (1 + safe)
        return guess / 2

    def _read(self, reader: Reader, turn: Turn, guess: float) -> float:
        """Return the value of a turn if the search finds it, and the guess if not.

        A win that the look has not noticed stays unnoticed: the search begins after it.
        """
        if turn.given is None or guess == -1.0 or self._is_overlooked(turn):
            return guess
        position = self._position
        for move in turn.moves:
            position = position.play(move)
        value = reader.glance(position)
        return float(-value) if value else guess

    def _is_overlooked(self, turn: Turn) -> bool:
        """Tell whether the piece given wins at once, or the placement before it has done so."""
        really, hand = self._really, self._position.hand
        place = turn.moves[0]
        if hand is not None and isinstance(place, Place):
            if really.winning[place.square] >> hand & 1:
                return True
            really = really.after(hand, place.square)
        return turn.given is not None and really.dangerous() >> turn.given & 1 == 1
