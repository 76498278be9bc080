"""A bot that runs as an external program and speaks the protocol of docs/engine-protocol.md."""

import shlex
import weakref
from collections.abc import Sequence
from functools import lru_cache
from time import monotonic
from types import TracebackType
from typing import Any, Generic, Self, TypeAlias, overload

from fourfold.bots.answer import check_answer
from fourfold.bots.bot import (
    AnyCandidate,
    AnyChoice,
    AnyQuestion,
    Candidate,
    Choice,
    Question,
    check_question,
)
from fourfold.bots.engine_info import parse_progress, parse_value
from fourfold.bots.engine_process import EngineProcess
from fourfold.bots.failure import BotCrashError, BotError, BotTimeoutError, IllegalAnswerError
from fourfold.games import find_game
from fourfold.games.event import Event, format_event
from fourfold.games.game import (
    AnyGame,
    Game,
    Move,
    MoveT,
    NotationError,
    PositionT,
    RulesT,
    check_type,
)

PREFIX = "engine:"
"""Prefix of such a bot's name, followed by the command."""

START_TIMEOUT_SECONDS = 60.0
"""Timeout for a program to start and identify itself."""

STOP_TIMEOUT_SECONDS = 10.0
"""Timeout for a program to answer after being told to stop."""

MAX_NAME_CHARACTERS = 60
"""Maximum length of a program's own name (`id name`); the rest is cut off."""

POLL_INTERVAL_SECONDS = 0.05
"""How often to poll the budget's `is_stopped`."""


def default_limit(seconds: float | None) -> float:
    """Return the default timeout for an answer from a bot that may think for `seconds`."""
    return 300.0 if seconds is None else 10.0 + 10.0 * seconds


class EngineBot(Generic[PositionT, MoveT]):
    """A bot that runs as an external program, started on first use and restarted if it dies.

    Concurrent threads get one program each. A program that does not answer in time is killed.
    `with EngineBot(…) as bot:` starts a program immediately and stops all of them at the end of
    the block.
    """

    @overload
    def __init__(
        self: "AnyEngineBot",
        game: str,
        command: Sequence[str] | str,
        *,
        name: str | None = None,
        limit: float | None = None,
    ) -> None: ...

    @overload
    def __init__(
        self: "EngineBot[PositionT, MoveT]",
        game: Game[PositionT, MoveT, RulesT],
        command: Sequence[str] | str,
        *,
        name: str | None = None,
        limit: float | None = None,
    ) -> None: ...

    def __init__(
        self,
        game: AnyGame | str,
        command: Sequence[str] | str,
        *,
        name: str | None = None,
        limit: float | None = None,
    ) -> None:
        """Create a bot for a command; raise `ValueError` if it is empty or can't be split.

        The game may be given by its name, and the command as one string, which is split as a
        shell would. A program that has not answered after `limit` seconds is killed; None means
        300, or ten times the budget's seconds plus ten. Start-up does not count: a program, which
        may have to load a model, has 60 seconds to identify itself, whatever the limit.
        """
        self.game: AnyGame = find_game(game)
        """The game that the program plays."""
        check_type(command, str | Sequence, "an engine's command: a string or a list of words")
        self.command: tuple[str, ...] = tuple(
            split_command(command) if isinstance(command, str) else command
        )
        """The program and its arguments."""
        for word in self.command:
            check_type(word, str, "a word of a command")
        if not self.command:
            raise ValueError("the engine's command is missing")
        self.name: str = name or PREFIX + shlex.join(self.command)
        """The name on the command line; by default `engine:` followed by the command."""
        self.id_name: str | None = None
        """The program's own name (`id name`); None until it has identified itself."""
        check_type(limit, int | float | None, "a number of seconds")
        if limit is not None and not limit > 0:
            raise ValueError(f"the limit must be more than 0 seconds, not {limit}")
        self.limit = limit
        """Seconds without an answer after which the program is killed; None for the default."""
        self._idle: list[EngineProcess] = []
        self._running: set[EngineProcess] = set()
        self._finalizer = weakref.finalize(self, _close_all, self._running)

    def __repr__(self) -> str:
        """Return the constructor call."""
        return f"EngineBot({self.game.name!r}, {shlex.join(self.command)!r})"

    def choose(self, question: Question[PositionT]) -> Choice[MoveT]:
        """Return the program's answer after checking its moves, or raise `BotError`."""
        check_question(question)
        try:
            return self._ask(question)
        except _KilledError:
            # Not the bot's fault, so retry once: the same seed gives the same answer.
            return self._ask(question)

    def warm_up(self) -> None:
        """Start the program now unless one is idle; raise `BotError` if that fails."""
        self._idle.append(self._take_process())

    def close(self) -> None:
        """Stop all programs; the next question starts a new one. Safe to call twice."""
        self._idle.clear()
        _close_all(self._running)

    def __enter__(self) -> Self:
        """Start the program; raise `BotError` if that fails."""
        self.warm_up()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop all programs, even after an exception."""
        self.close()

    def _ask(self, question: AnyQuestion) -> AnyChoice:
        process = self._take_process()
        try:
            choice = _Conversation(self, process, question).choice()
        except BaseException as error:
            was_killed = process.was_killed
            self._end(process)
            if was_killed and isinstance(error, BotCrashError):
                raise _KilledError(str(error)) from None
            raise
        self._idle.append(process)
        return choice

    def _take_process(self) -> EngineProcess:
        while self._idle:
            process = self._idle.pop()
            if process.is_alive:
                return process
            self._end(process)
        process = EngineProcess(self.command)
        self._running.add(process)
        try:
            self._greet(process)
        except BaseException:
            self._end(process)
            raise
        return process

    def _end(self, process: EngineProcess) -> None:
        self._running.discard(process)
        process.kill()

    def _greet(self, process: EngineProcess) -> None:
        process.send("identify")
        deadline = monotonic() + START_TIMEOUT_SECONDS
        while (line := _receive_identity(process, deadline)) != "identified":
            if line is None:
                limit = f"{START_TIMEOUT_SECONDS:g} s"
                raise BotTimeoutError(f"the program did not identify itself within {limit}")
            if line.startswith("id game ") and self.game.name not in line.split()[2:]:
                raise BotCrashError(f"the program plays {line[8:]}, not {self.game.name}")
            if line.startswith("id name "):
                self.id_name = _clean_name(line[8:])


AnyEngineBot: TypeAlias = EngineBot[Any, Any]
"""An engine of any game. `Any` for the same reason as in `AnyPosition`."""


def split_command(text: str) -> list[str]:
    """Split a command into words as a shell does; raise `ValueError` if that fails."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise ValueError(f"the command {text!r} can't be parsed: {error}") from None


def _receive_identity(process: EngineProcess, deadline: float) -> str | None:
    try:
        return process.receive(deadline - monotonic())
    except BotCrashError as error:
        raise BotCrashError(f"no answer to 'identify': {error}") from None


def _clean_name(text: str) -> str | None:
    """Return a name fit for a table and a record; None if it is empty."""
    name = "".join(c if c.isprintable() else "·" for c in " ".join(text.split()))
    return name[:MAX_NAME_CHARACTERS] or None


class _KilledError(BotCrashError):
    """Something other than this bot killed the program."""


class _Conversation:
    """One question to one program, and its output up to the answer."""

    def __init__(self, bot: AnyEngineBot, process: EngineProcess, question: AnyQuestion) -> None:
        self.bot, self.game, self.process = bot, bot.game, process
        self.question, self.budget = question, question.budget
        self.value: float | None = None
        self.line: tuple[Move, ...] = ()
        self.candidates: list[AnyCandidate] = []

    def choice(self) -> AnyChoice:
        while self.process.receive(0) is not None:
            pass  # drop unsolicited output
        for request in self._request():
            self.process.send(request)
        limit = self.bot.limit or default_limit(self.budget.seconds)
        deadline, is_stopped = monotonic() + limit, False
        while True:
            if not is_stopped and self.budget.is_stopped():
                self.process.send("stop")
                is_stopped, deadline = True, min(deadline, monotonic() + STOP_TIMEOUT_SECONDS)
            left = deadline - monotonic()
            if left <= 0:
                waited = "after it was told to stop" if is_stopped else f"in {limit:g} s"
                raise BotTimeoutError(f"no answer {waited}")
            line = self.process.receive(min(left, POLL_INTERVAL_SECONDS))
            choice = None if line is None else self._handle_line(line)
            if choice is not None:
                return choice

    def _request(self) -> list[str]:
        game, view, budget = self.game, self.question.view, self.budget
        position = f"position {game.format_position(view)}"
        if view.starter is not None:
            position += f" starter {view.starter}"
        if self.question.events:
            history = " ".join(_format_event(event, game) for event in self.question.events)
            position += f" events {history}"
        go = f"go seed {self.question.seed}"
        if budget.seconds is not None:
            go += f" seconds {budget.seconds}"
        if budget.work is not None:
            go += f" nodes {budget.work}"
        return [f"rules {game.format_rules(view.rules)}", position, go]

    def _handle_line(self, line: str) -> AnyChoice | None:
        """Process a line; return the choice if the line is one."""
        verb, _, rest = line.partition(" ")
        match verb:
            case "bestmove":
                choice = Choice(self._turn(rest), self.value, self.line, tuple(self.candidates))
                check_answer(choice, self.question.view)
                return choice
            case "error":
                raise BotCrashError(rest or "an error without a message")
            case "info":
                self._handle_info(rest)
            case _:
                pass
        return None

    def _handle_info(self, info: str) -> None:
        """Store the content of an info line; ignore lines that can't be parsed."""
        words, progress = info.split(), None
        try:
            match words:
                case ["value", value, *line]:
                    moves = tuple(self.game.parse_move(move) for move in line[1:])
                    self.value, self.line = parse_value(value), moves
                case ["candidate", value, turn]:
                    self.candidates.append(Candidate(self._turn(turn), parse_value(value)))
                case ["seconds", *_]:
                    progress = parse_progress(words, self.game)
                case _:
                    pass
        except (ValueError, BotError):
            return
        if progress is not None:
            self.budget.report(progress)

    def _turn(self, text: str) -> tuple[Move, ...]:
        try:
            return tuple(self.game.parse_turn(text))
        except NotationError as error:
            raise IllegalAnswerError(f"bestmove {text[:60]!r}, {error}") from None


@lru_cache(4096)
def _format_event(event: Event, game: AnyGame) -> str:
    """Format an event; cached, as every question includes the whole history."""
    return format_event(event, game)


def _close_all(processes: set[EngineProcess]) -> None:
    while processes:
        processes.pop().close()
