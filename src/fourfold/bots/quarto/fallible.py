"""Bots that make human mistakes: they judge the board by the parts of it they notice."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from fourfold.bots.bot import Candidate, Choice, Question, check_question
from fourfold.bots.quarto.attention import Look
from fourfold.bots.quarto.level import Level
from fourfold.bots.quarto.prospect import Prospect, list_prospects
from fourfold.bots.quarto.thought import Thought
from fourfold.bots.quarto.weigher import TurnWeigher
from fourfold.games.game import check_type
from fourfold.games.quarto import Call, Move, Pass, Place, Position

MAX_CANDIDATES = 10
"""Maximum number of turns listed in a choice."""


@dataclass(frozen=True, slots=True)
class FallibleBot:
    """Plays at a level, and bases each decision on one look at the board."""

    level: Level

    @property
    def name(self) -> str:
        """The name on the command line and in records."""
        return self.level.name

    def choose(self, question: Question[Position]) -> Choice[Move]:
        """Return the whole turn of the seat to move."""
        check_question(question)
        view, chance = question.view, Random(question.seed)
        check_type(view, Position, "a position of Quarto!")
        look = self.level.attention.look(view, chance)
        turn = _TurnSoFar(view)
        if self._call(turn, look, chance):
            return Choice(tuple(turn.moves), value=1.0, line=tuple(turn.moves))
        if turn.position.is_full:
            turn.play(Pass())
            return Choice(tuple(turn.moves), value=0.0)
        prospects = list_prospects(turn.position, look)
        if self._complete(turn, look, prospects):
            return Choice(tuple(turn.moves), value=1.0, line=tuple(turn.moves))
        candidates = self._weigh(question, turn.position, prospects, chance)
        for move in candidates[0].moves:
            turn.play(move)
            if isinstance(move, Place) and self._call(turn, look, chance):
                return Choice(tuple(turn.moves), value=1.0, line=tuple(turn.moves))
        if turn.position.is_full and turn.position.seat == view.seat:
            turn.play(Pass())
        return Choice(tuple(turn.moves), candidates[0].value, candidates=candidates)

    def _call(self, turn: "_TurnSoFar", look: Look, chance: Random) -> bool:
        """Call a noticed group, or occasionally a wrong one; return whether that won."""
        position = turn.position
        if position.can_call:
            if noticed := look.live_groups(position):
                turn.play(Call(noticed[0]))
            elif chance.random() < self.level.wrong_calls and (calls := _tempting_calls(position)):
                turn.play(chance.choice(calls))
        return turn.position.outcome is not None

    def _complete(self, turn: "_TurnSoFar", look: Look, prospects: Sequence[Prospect]) -> bool:
        """Complete and call a group if the look notices one; return whether that won."""
        square = next((each.square for each in prospects if each.completes), None)
        if square is None:
            return False
        turn.play(Place(square))
        if turn.position.can_call:
            turn.play(Call(look.live_groups(turn.position)[0]))
        return True

    def _weigh(
        self,
        question: Question[Position],
        position: Position,
        prospects: Sequence[Prospect],
        chance: Random,
    ) -> tuple[Candidate[Move], ...]:
        work = question.budget.work
        nodes = self.level.depth.nodes
        if nodes and work is not None:
            nodes = work
        weigher = TurnWeigher(self.level, position, prospects, chance)
        return tuple(weigher.weigh(Thought(question.budget), nodes, MAX_CANDIDATES))


class _TurnSoFar:
    """The moves chosen so far in a turn, and the position after them."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.moves: list[Move] = []

    def play(self, move: Move) -> None:
        self.position = self.position.play(move)
        self.moves.append(move)


def _tempting_calls(position: Position) -> list[Call]:
    """List the calls of full groups through the square placed on last, which look plausible."""
    assert position.last is not None
    return [
        Call(group)
        for group in position.rules.groups_through[position.last]
        if all(position.board[square] is not None for square in group.squares)
    ]
