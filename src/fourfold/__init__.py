"""The board games Quarto! and Quartino: rules, an exact solver, bots, records, and play.

    >>> from fourfold import quarto
    >>> position = quarto.start().play("=5").play("b3")

Names are imported lazily, on first use: `import fourfold` costs almost nothing, and the rules load
neither the solver nor the bots.
"""

from typing import TYPE_CHECKING

from fourfold.lazy import lazy_attributes

__version__ = "0.1.0"
"""The version of the package, the same as in pyproject.toml."""

if TYPE_CHECKING:
    from fourfold.bots import (
        AnyBot,
        AnyChoice,
        AnyQuestion,
        Bot,
        BotCrashError,
        BotError,
        BotTimeoutError,
        Budget,
        Choice,
        EngineBot,
        IllegalAnswerError,
        Question,
        UnknownBotError,
        bot_names,
        make_bot,
        serve,
    )
    from fourfold.games import GAMES, RULES_VERSION, quartino, quarto
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
    from fourfold.games.variation import Variation
    from fourfold.match import AnyMatch, Match
    from fourfold.record_file import read_records
    from fourfold.solver import Analysis, Limits, Solution, Solver, Verdict, analyse, solve
    from fourfold.table import Player, Table, ask_bot, next_question, play_match

_HOMES = {
    "quarto": "fourfold.games",
    "quartino": "fourfold.games",
    "GAMES": "fourfold.games",
    "RULES_VERSION": "fourfold.games",
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
    "Variation": "fourfold.games.variation",
    "AnyMatch": "fourfold.match",
    "Match": "fourfold.match",
    "read_records": "fourfold.record_file",
    "Analysis": "fourfold.solver",
    "Limits": "fourfold.solver",
    "Solution": "fourfold.solver",
    "Solver": "fourfold.solver",
    "Verdict": "fourfold.solver",
    "analyse": "fourfold.solver",
    "solve": "fourfold.solver",
    "AnyBot": "fourfold.bots",
    "AnyChoice": "fourfold.bots",
    "AnyQuestion": "fourfold.bots",
    "Bot": "fourfold.bots",
    "BotCrashError": "fourfold.bots",
    "BotError": "fourfold.bots",
    "BotTimeoutError": "fourfold.bots",
    "Budget": "fourfold.bots",
    "Choice": "fourfold.bots",
    "EngineBot": "fourfold.bots",
    "IllegalAnswerError": "fourfold.bots",
    "Question": "fourfold.bots",
    "UnknownBotError": "fourfold.bots",
    "bot_names": "fourfold.bots",
    "make_bot": "fourfold.bots",
    "serve": "fourfold.bots",
    "Player": "fourfold.table",
    "Table": "fourfold.table",
    "ask_bot": "fourfold.table",
    "next_question": "fourfold.table",
    "play_match": "fourfold.table",
}
"""The module that exports each name."""

__all__ = [
    "GAMES",
    "RULES_VERSION",
    "Analysis",
    "AnyBot",
    "AnyChoice",
    "AnyMatch",
    "AnyQuestion",
    "Bot",
    "BotCrashError",
    "BotError",
    "BotTimeoutError",
    "Budget",
    "Choice",
    "EngineBot",
    "GameError",
    "IllegalAnswerError",
    "IllegalMoveError",
    "IllegalPositionError",
    "Limits",
    "Match",
    "NotationError",
    "Outcome",
    "Player",
    "Question",
    "Reason",
    "Record",
    "RecordError",
    "Setup",
    "Solution",
    "Solver",
    "Table",
    "UnknownBotError",
    "Variation",
    "Verdict",
    "__version__",
    "analyse",
    "ask_bot",
    "bot_names",
    "format_record",
    "make_bot",
    "next_question",
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

if not TYPE_CHECKING:
    # Hidden from type checkers, which would otherwise accept any name.
    __getattr__, __dir__ = lazy_attributes(__name__, _HOMES)
