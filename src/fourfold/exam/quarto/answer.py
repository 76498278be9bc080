"""A bot's answer to an exam question: its whole turn, and the calls it could have made."""

from dataclasses import dataclass, field
from time import perf_counter

from fourfold.bots import AnyBot, BotError, Budget, IllegalAnswerError, Question
from fourfold.exam.quarto.paper import ExamQuestion
from fourfold.games.quarto import Call, Direction, Move, Position
from fourfold.table import ask_bot


@dataclass(frozen=True, slots=True)
class Window:
    """A chance to call at least one complete group."""

    direction: Direction | None
    """How its groups lie; None if they lie in several directions."""

    is_missed: bool
    """Whether the bot let it pass."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's answer to a question."""

    number: int
    """The question's place on the paper."""

    moves: tuple[Move, ...]
    """The moves of its turn; incomplete if it failed."""

    seconds: float
    """How long it took."""

    windows: tuple[Window, ...] = ()
    """Its chances to call, in order."""

    wrong_calls: int = 0
    """How often it called a group that could not be called."""

    problem: str | None = None
    """Why the turn is incomplete; None if it is complete."""

    is_illegal: bool = False
    """Whether the problem is an illegal move; otherwise the bot crashed or timed out."""


@dataclass(slots=True)
class _Sitting:
    """An answer in progress."""

    position: Position
    moves: list[Move] = field(default_factory=list)
    windows: dict[int, tuple[Direction | None, bool]] = field(default_factory=dict)
    wrong_calls: int = 0

    def play(self, move: Move) -> None:
        position = self.position
        is_right = isinstance(move, Call) and not position.is_wrong(move)
        if position.can_call and (groups := position.live_groups()):
            directions = {group.direction for group in groups}
            direction = directions.pop() if len(directions) == 1 else None
            # A placement opens one window, so the pieces on the board identify it.
            self.windows[position.placed] = direction, not is_right
        self.wrong_calls += isinstance(move, Call) and not is_right
        self.moves.append(move)
        self.position = position.play(move)


def take_answer(bot: AnyBot, question: ExamQuestion, budget: Budget) -> Answer:
    """Ask a bot until its turn is over, and return its answer, which records any failure."""
    sitting = _Sitting(question.position)
    seat = question.position.seat
    problem: BotError | None = None
    start = perf_counter()
    try:
        while sitting.position.seat == seat:
            bot_question = Question(sitting.position, seed=question.number, budget=budget)
            for move in ask_bot(bot, bot_question).moves:
                sitting.play(move)
    except BotError as error:
        problem = error
    return Answer(
        question.number,
        tuple(sitting.moves),
        perf_counter() - start,
        tuple(Window(*window) for window in sitting.windows.values()),
        sitting.wrong_calls,
        None if problem is None else str(problem),
        isinstance(problem, IllegalAnswerError),
    )
