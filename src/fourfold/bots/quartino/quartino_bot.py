"""A Quartino bot: thinks in the compiled core with its level's settings."""

from dataclasses import dataclass

from fourfold.bots.bot import Choice, Question, check_question
from fourfold.bots.core_choice import decode_choice, encode_budget
from fourfold.bots.quartino.level import Level
from fourfold.games.game import check_type
from fourfold.games.quartino import MOVES, Move, Position
from fourfold.solver.quartino import native
from fourfold.solver.quartino.native import encode_event, encode_position
from fourfold.solver.quartino.search import SEEDS, fill_unknown, know_nothing


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
        view = check_type(question.view, Position, "a Quartino position")
        events = question.events if self.level.remembers else ()
        found = native.choose_at_level(
            self.level.encode(),
            encode_position(fill_unknown(view, know_nothing(view.seats))),
            [encode_event(event) for event in events],
            question.seed % SEEDS,
            encode_budget(question.budget, MOVES),
        )
        return decode_choice(found, MOVES)
