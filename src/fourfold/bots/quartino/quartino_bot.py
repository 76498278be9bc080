"""A Quartino bot: runs the core's search with its level's settings."""

from dataclasses import dataclass, replace

from fourfold.bots.bot import Candidate, Choice, Progress, Question, check_question
from fourfold.bots.quartino.knowledge import gather_knowledge
from fourfold.bots.quartino.level import Level
from fourfold.games.game import check_type
from fourfold.games.quartino import Move, Position
from fourfold.solver.quartino.search import Character, Finding, choose_turn, know_nothing


@dataclass(frozen=True, slots=True)
class QuartinoBot:
    """Plays at a level, and returns whole turns."""

    level: Level
    """How it plays."""

    @property
    def name(self) -> str:
        """The name of the level."""
        return self.level.name

    def choose(self, question: Question[Position]) -> Choice[Move]:
        """Return the turn of the seat to move, or the rest of it."""
        check_question(question)
        view, budget = question.view, question.budget
        check_type(view, Position, "a position of Quartino")
        remembers = self.level.remembers

        def report(iterations: int, best: tuple[Move, ...], chance: float) -> None:
            budget.report(Progress(iterations, Candidate(best, _value(chance))))

        finding = choose_turn(
            view,
            gather_knowledge(view, question.events) if remembers else know_nothing(view.seats),
            self._character(budget.work),
            question.seed,
            seconds=budget.seconds,
            is_stopped=budget.is_stopped,
            report=report,
        )
        return self._explain(finding)

    def _character(self, work: int | None) -> Character:
        """Return the level's character; `work` overrides the iterations of one that searches."""
        character = self.level.character
        if work is None or not character.effort.iterations:
            return character
        return replace(character, effort=replace(character.effort, iterations=max(1, work)))

    def _explain(self, finding: Finding) -> Choice[Move]:
        moves = finding.turns[0].moves
        if not self.level.character.effort.iterations:
            return Choice(moves)
        candidates = tuple(Candidate(turn.moves, _value(turn.chance)) for turn in finding.turns)
        return Choice(moves, candidates[0].value, finding.line, candidates)


def _value(chance: float) -> float:
    """Convert a winning probability to a value from -1 (loss) to 1 (win)."""
    return 2 * chance - 1
