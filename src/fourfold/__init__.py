"""The board games Quarto! and Quartino: rules, an exact solver, bots, records, and play.

    >>> from fourfold import quarto
    >>> position = quarto.start().play("=5").play("b3")

What this package offers directly is imported when it is first used, so `import fourfold` costs
nothing, and the rules load neither solver nor bots.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"
"""The version of the package, the same as in pyproject.toml."""

if TYPE_CHECKING:
    from fourfold.bots import Budget, Choice, EngineBot, Question, bot_names, make_bot, serve
    from fourfold.games import GAMES, quartino, quarto
    from fourfold.games.game import (
        GameError,
        IllegalMoveError,
        IllegalPositionError,
        NotationError,
        Outcome,
        Reason,
    )
    from fourfold.games.perft import perft
    from fourfold.games.record import Record, RecordError, format_record, parse_record
    from fourfold.games.replay import replay
    from fourfold.games.setup import Setup
    from fourfold.match import Match
    from fourfold.record_file import read_records
    from fourfold.solver import Analysis, Limits, Solution, Solver, Verdict, analyse, solve
    from fourfold.table import play_match

_HOMES = {
    "quarto": "fourfold.games.quarto",
    "quartino": "fourfold.games.quartino",
    "GAMES": "fourfold.games",
    "GameError": "fourfold.games.game",
    "IllegalMoveError": "fourfold.games.game",
    "IllegalPositionError": "fourfold.games.game",
    "NotationError": "fourfold.games.game",
    "Outcome": "fourfold.games.game",
    "Reason": "fourfold.games.game",
    "perft": "fourfold.games.perft",
    "Record": "fourfold.games.record",
    "RecordError": "fourfold.games.record",
    "format_record": "fourfold.games.record",
    "parse_record": "fourfold.games.record",
    "replay": "fourfold.games.replay",
    "Setup": "fourfold.games.setup",
    "Match": "fourfold.match",
    "read_records": "fourfold.record_file",
    "Analysis": "fourfold.solver",
    "Limits": "fourfold.solver",
    "Solution": "fourfold.solver",
    "Solver": "fourfold.solver",
    "Verdict": "fourfold.solver",
    "analyse": "fourfold.solver",
    "solve": "fourfold.solver",
    "Budget": "fourfold.bots",
    "Choice": "fourfold.bots",
    "EngineBot": "fourfold.bots",
    "Question": "fourfold.bots",
    "bot_names": "fourfold.bots",
    "make_bot": "fourfold.bots",
    "serve": "fourfold.bots",
    "play_match": "fourfold.table",
}
"""Where each name comes from."""

_GAMES = {"quarto", "quartino"}
"""The names that are modules themselves."""

__all__ = [
    "GAMES",
    "Analysis",
    "Budget",
    "Choice",
    "EngineBot",
    "GameError",
    "IllegalMoveError",
    "IllegalPositionError",
    "Limits",
    "Match",
    "NotationError",
    "Outcome",
    "Question",
    "Reason",
    "Record",
    "RecordError",
    "Setup",
    "Solution",
    "Solver",
    "Verdict",
    "analyse",
    "bot_names",
    "format_record",
    "make_bot",
    "parse_record",
    "perft",
    "play_match",
    "quartino",
    "quarto",
    "read_records",
    "replay",
    "serve",
    "solve",
]


def __getattr__(name: str) -> object:
    """Import a name of this package from its home."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(_HOMES[name])
    value = module if name in _GAMES else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the names that are there and those that come when they are used."""
    return sorted({*globals(), *__all__})
