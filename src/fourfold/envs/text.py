"""A text form of the games, for language models: rules, state, legal moves, strict parsing.

A model answers as an engine does (docs/engine-protocol.md): the last line of its answer is
`bestmove` and a turn. `TextBot` turns a text completion function into a bot, so a language model
can be graded, play in the arena and be served as an engine.
"""

from collections.abc import Callable, Sequence
from functools import cache

from fourfold.bots import AnyChoice, AnyQuestion, Choice, IllegalAnswerError
from fourfold.bots.answer import check_answer
from fourfold.games import find_game
from fourfold.games.event import Event, format_event
from fourfold.games.game import (
    AnyGame,
    AnyPosition,
    GameError,
    NotationError,
    check_callable,
    check_position,
    check_type,
)

__all__ = ["TextBot", "parse_answer", "rules_prompt", "state_prompt"]

PREFIX = "bestmove "
"""What the last line of an answer starts with."""

HOW_TO_ANSWER = (
    "Think as long as you like, then write your turn as the last line: the word bestmove, a space "
    "and your moves without spaces between them, for instance: bestmove {example}"
)


def rules_prompt(game: AnyGame | str) -> str:
    """Return a game's complete rules in English."""
    return _rules_prompt(find_game(game).name)


@cache
def _rules_prompt(name: str) -> str:
    # Imported here: they need the package fluent.runtime.
    from fourfold.language import Language
    from fourfold.rulebook import rules_text

    return rules_text(Language("en"), name)


def state_prompt(game: AnyGame | str, view: AnyPosition, events: Sequence[Event] = ()) -> str:
    """Return the state of a game as the seat to move sees it, and its legal moves.

    The state is a diagram, the notation and the game so far; the moves include wrong calls and
    claims, as the rules do. Even if `view` is a full position, the text tells only what that seat
    may know. A finished game raises `GameError`.
    """
    game = find_game(game)
    check_position(view)
    if view.outcome is not None:
        raise GameError("the game is over: there is nothing to ask")
    view = view.view(view.seat)
    moves = [str(move) for move in view.legal_moves()]
    history = " ".join(format_event(event, game) for event in events) or "none"
    return "\n".join(
        [
            f"Rule set: {game.format_rules(view.rules)}",
            f"You are seat {view.seat} of {view.seats}.",
            str(view),
            f"Position in notation: {game.format_position(view)}",
            f"Moves so far: {history}",
            f"Legal moves now: {' '.join(moves)}",
            HOW_TO_ANSWER.format(example=moves[0]),
        ]
    )


def parse_answer(game: AnyGame | str, view: AnyPosition, answer: str) -> AnyChoice:
    """Parse a model's answer, or raise `IllegalAnswerError` with the reason.

    Strict: the last line that is not empty must be `bestmove` and a legal turn, or the first moves
    of one, and nothing else. Nothing is guessed or repaired.
    """
    game = find_game(game)
    check_position(view)
    check_type(answer, str, "an answer as a string")
    lines = [line.strip() for line in answer.splitlines() if line.strip()]
    if not lines or not lines[-1].startswith(PREFIX):
        found = repr(lines[-1][:60]) if lines else "nothing"
        raise IllegalAnswerError(f"the last line must be '{PREFIX}TURN', found {found}")
    text = lines[-1].removeprefix(PREFIX)
    try:
        choice: AnyChoice = Choice(tuple(game.parse_turn(text)))
    except NotationError as error:
        raise IllegalAnswerError(f"{PREFIX}{text[:60]!r}, {error}") from None
    check_answer(choice, view)
    return choice


class TextBot:
    """A bot that asks a text completion function, such as a language model.

    Each question is a complete prompt: rules, state, legal moves and how to answer. An answer that
    can't be parsed fails like an illegal move of any other bot.
    """

    def __init__(
        self, game: AnyGame | str, complete: Callable[[str], str], name: str = "text"
    ) -> None:
        """Create a bot; `complete` gets a prompt and returns the model's answer."""
        check_callable(complete, "a function from a prompt to an answer")
        self.game = find_game(game)
        """The game."""
        self.complete = complete
        """The text completion function."""
        self.name = check_type(name, str, "a name")
        """The bot's name."""

    def choose(self, question: AnyQuestion) -> AnyChoice:
        """Return the model's turn, or raise `IllegalAnswerError`."""
        prompt = f"{rules_prompt(self.game)}\n{self.prompt(question)}\n"
        return parse_answer(self.game, question.view, self.complete(prompt))

    def prompt(self, question: AnyQuestion) -> str:
        """Return the part of the prompt that depends on the question."""
        return state_prompt(self.game, question.view, question.events)
