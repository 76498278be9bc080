"""Bots that play exactly except for one planted weakness."""

from functools import cache
from random import Random

from fourfold.bots import Choice, Question
from fourfold.games.quarto import (
    Call,
    Direction,
    Move,
    Position,
    Rules,
    Trait,
)
from fourfold.solver import Solver


@cache
def _solver(traits: tuple[Trait, ...], *, squares: bool) -> Solver:
    return Solver(Rules(traits, squares))


def best_turn(position: Position) -> tuple[Move, ...]:
    """Return a turn that keeps the exact value."""
    rules = position.rules
    solver = _solver(rules.traits, squares=rules.squares)
    return solver.solve(position, distance=False).best


class ExactBot:
    """Keeps the exact value."""

    name = "exact"

    def choose(self, question: Question[Position]) -> Choice[Move]:
        return Choice(best_turn(question.view))


class NoDiagonalsBot:
    """Never calls a diagonal."""

    name = "no diagonals"

    def choose(self, question: Question[Position]) -> Choice[Move]:
        turn = best_turn(question.view)
        kept = tuple(move for move in turn if not _calls_diagonal(move))
        if not kept:
            others = question.view.sensible_moves()
            kept = tuple(move for move in others if not _calls_diagonal(move))[:1]
        return Choice(kept)


def _calls_diagonal(move: Move) -> bool:
    return isinstance(move, Call) and move.group.direction is Direction.DIAGONAL


class NoTopsBot:
    """Plays exactly as if tops were out of play."""

    name = "no tops"

    def choose(self, question: Question[Position]) -> Choice[Move]:
        view = question.view
        traits = tuple(trait for trait in view.rules.traits if trait is not Trait.TOP)
        if not traits:
            return Choice((Random(question.seed).choice(view.sensible_moves()),))
        rules = Rules(traits, view.rules.squares, view.rules.calls)
        blind = Position(rules, view.board, view.hand, view.last, starter=view.starter)
        moves: list[Move] = []
        for move in best_turn(blind):
            if view.seat == question.view.seat:
                moves.append(move)
                view = view.play(move)
        return Choice(tuple(moves))


class SometimesRandomBot:
    """Makes a random move in 1% of its decisions."""

    name = "1% random"

    def choose(self, question: Question[Position]) -> Choice[Move]:
        random = Random(question.seed)
        if random.random() < 0.01:
            return Choice((random.choice(question.view.sensible_moves()),))
        return Choice(best_turn(question.view))


class IllegalBot:
    """Answers every tenth question with a move that is never legal, and crashes on the next one."""

    name = "illegal"

    def choose(self, question: Question[Position]) -> Choice[Move]:
        if question.seed % 10 == 0:
            return Choice((Call("a1-d1"), Call("a1-d1"), Call("a1-d1")))
        if question.seed % 10 == 1:
            raise KeyError("lost")
        return Choice(best_turn(question.view))
