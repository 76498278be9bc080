"""The engine's side of the engine protocol: runs a bot on commands, line by line.

docs/engine-protocol.md describes the protocol. Commands come from one stream and answers go to
another; nothing here depends on processes.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile
from math import isfinite
from threading import Event as Signal
from threading import Lock, Thread
from time import monotonic
from typing import Any, TypeVar

from fourfold.bots.bot import (
    AnyBot,
    AnyChoice,
    AnyProgress,
    AnyQuestion,
    Budget,
    Choice,
    Question,
)
from fourfold.bots.engine_info import format_opinion, format_progress
from fourfold.bots.failure import describe_failure
from fourfold.games.event import Event, follow, parse_event
from fourfold.games.game import AnyGame, AnyPosition, check_type

PROTOCOL = 1
"""The protocol version; bumped on incompatible changes."""

INFO_INTERVAL_SECONDS = 1.0
"""How often a thinking bot reports progress."""

QUIT_TIMEOUT_SECONDS = 10.0
"""Timeout for a thinking bot to answer before the session ends without it."""

OPTIONS = ("seconds", "nodes", "seed")
"""The limits that `option` sets for all questions and `go` for one."""

_KEYWORDS = ("starter", "moves", "events")

NumberT = TypeVar("NumberT", int, float)


class ProtocolError(ValueError):
    """A command that is unknown, malformed or not allowed now."""


@dataclass(frozen=True, slots=True)
class _Limits:
    """The limits set by `go` and the options."""

    seconds: float | None = None
    nodes: int | None = None
    seed: int = 0


class EngineSession:
    """The state of a session: settings, position, and the thread in which the bot thinks."""

    def __init__(
        self, game: AnyGame, bot: AnyBot, version: str, write: Callable[[str], None]
    ) -> None:
        """Create a session; `write` gets each output line without its newline."""
        self.game, self.bot, self.version = game, bot, version
        self._write = write
        self._writing = Lock()
        self._rules = game.default_rules
        self._position: AnyPosition | None = None
        self._events: tuple[Event, ...] = ()
        self._limits = _Limits()
        self._stop = Signal()
        self._thread: Thread | None = None
        self._is_thinking = False

    def run(self, lines: Iterable[str]) -> None:
        """Process commands until `quit` or end of file; answer a bad one with an `error` line."""
        for line in takewhile(lambda line: line.split() != ["quit"], lines):
            try:
                self._handle_line(line)
            except ValueError as error:
                self._say(f"error {error}")
        self._stop.set()
        if self._thread is not None:
            self._thread.join(QUIT_TIMEOUT_SECONDS)

    def _handle_line(self, line: str) -> None:
        words = line.split()
        if not words:
            return
        verb, arguments = words[0], words[1:]
        commands: dict[str, Callable[[list[str]], None]] = {
            "identify": self._identify,
            "ping": lambda _: self._say("pong"),
            "rules": self._set_rules,
            "option": self._set_option,
            "position": self._set_position,
            "go": self._go,
            "stop": lambda _: self._stop.set(),
        }
        if verb not in commands:
            known = ", ".join([*commands, "quit"])
            raise ProtocolError(f"{verb[:40]!r} is not a command: {known}")
        if verb not in ("ping", "stop") and self._is_thinking:
            raise ProtocolError(f"{verb} is not allowed while the bot is thinking: stop it first")
        commands[verb](arguments)

    def _identify(self, _: list[str]) -> None:
        self._say(f"id name {self.bot.name}")
        self._say(f"id version fourfold {self.version}")
        self._say(f"id protocol {PROTOCOL}")
        self._say(f"id game {self.game.name}")
        for option in OPTIONS:
            value = getattr(self._limits, option)
            self._say(f"option {option} {'none' if value is None else value}")
        self._say("identified")

    def _set_rules(self, arguments: list[str]) -> None:
        if len(arguments) != 1:
            raise ProtocolError("rules: expected one rule set key")
        self._rules = self.game.parse_rules(arguments[0])
        self._position, self._events = None, ()

    def _set_option(self, arguments: list[str]) -> None:
        if len(arguments) != 2:
            raise ProtocolError("option: expected a name and a value")
        self._limits = _parse_limits(arguments, self._limits)

    def _set_position(self, arguments: list[str]) -> None:
        parts = _split(arguments)
        notation = " ".join(parts.pop("", ()))
        starter = _number(parts.pop("starter", ("1",))[-1], int, "starter")
        if starter not in range(1, max(self.game.seat_counts) + 1):
            raise ProtocolError(f"starter: there is no seat {starter}")
        if notation != "start":
            position = self.game.parse_position(notation, self._rules, starter=starter)
        elif self.game.draw_deal(min(self.game.seat_counts), seed=0) is not None:
            raise ProtocolError(f"{self.game.name} can't start without cards: send a view")
        else:
            position = self.game.start(self._rules, starter=starter)
        events = [_parse_event(text, self.game) for text in parts.get("events", ())]
        for text in parts.get("moves", ()):
            event = _parse_event(text, self.game)
            position = follow(position, event)
            events.append(event)
        self._position, self._events = position, tuple(events)

    def _go(self, arguments: list[str]) -> None:
        limits = _parse_limits(arguments, self._limits)
        if self._position is None:
            raise ProtocolError("go: no position is set")
        if self._position.outcome is not None:
            raise ProtocolError("go: the game is over")
        self._stop.clear()
        listener = _Listener(self._report_progress)

        def is_stopped() -> bool:
            listener.report_if_due()
            return self._stop.is_set()

        budget = Budget(limits.seconds, limits.nodes, is_stopped, listener.listen)
        view = self._position.view(self._position.seat)
        question = Question(view, self._events, limits.seed, budget)
        self._is_thinking = True
        self._thread = Thread(target=self._think, args=[question], daemon=True)
        self._thread.start()

    def _think(self, question: AnyQuestion) -> None:
        try:
            answer = self._answer(check_type(self.bot.choose(question), Choice, "a Choice"))
        except BaseException as error:
            # Catch everything: whatever ends this thread, the client must be told.
            answer = [f"error {describe_failure(error)}"]
        # Reset before writing: the client may send the next command as soon as it has the answer.
        self._is_thinking = False
        with suppress(OSError):
            for line in answer:
                self._say(line)

    def _answer(self, choice: AnyChoice) -> list[str]:
        opinion = [f"info {line}" for line in format_opinion(choice, self.game)]
        return [*opinion, f"bestmove {self.game.format_turn(choice.moves)}"]

    def _report_progress(self, seconds: float, progress: AnyProgress | None) -> None:
        self._say(f"info {format_progress(seconds, progress, self.game)}")

    def _say(self, line: str) -> None:
        with self._writing:
            self._write(" ".join(line.split()))


class _Listener:
    """Throttles a bot's progress reports: passes on the latest one every second."""

    def __init__(self, report: Callable[[float, AnyProgress | None], None]) -> None:
        """Start the clock."""
        self._report = report
        self._start = self._last = monotonic()
        self._progress: AnyProgress | None = None

    def listen(self, progress: AnyProgress) -> None:
        self._progress = progress

    def report_if_due(self) -> None:
        now = monotonic()
        if now - self._last >= INFO_INTERVAL_SECONDS:
            self._last = now
            self._report(now - self._start, self._progress)


@lru_cache(4096)
def _parse_event(text: str, game: AnyGame) -> Event:
    """Parse an event; cached, as every question includes the whole history."""
    return parse_event(text, game)


def _split(arguments: list[str]) -> dict[str, Sequence[str]]:
    """Group the arguments of `position` by keyword; those before the first one under ''."""
    parts: dict[str, list[str]] = {"": []}
    key = ""
    for word in arguments:
        if word in _KEYWORDS:
            if word in parts:
                raise ProtocolError(f"position: {word} is given twice")
            key = word
            parts[key] = []
        else:
            parts[key].append(word)
    if not parts[""]:
        raise ProtocolError("position: expected start or a position in notation")
    if len(parts.get("starter", ("1",))) != 1:
        raise ProtocolError("position: starter takes one seat")
    return dict(parts)


def _parse_limits(arguments: list[str], limits: _Limits) -> _Limits:
    names, values = arguments[::2], arguments[1::2]
    for name in names:
        if name not in OPTIONS:
            raise ProtocolError(f"{name[:40]!r} is not an option: {', '.join(OPTIONS)}")
    if len(names) != len(values):
        raise ProtocolError(f"{names[-1]}: a number is missing")
    for name, text in zip(names, values, strict=True):
        # Any: the three limits have different types.
        number: Any = None if text == "none" and name != "seed" else _limit(name, text)
        limits = replace(limits, **{name: number})
    return limits


def _limit(name: str, text: str) -> float:
    number = _number(text, float if name == "seconds" else int, name)
    if number < 0 or (name != "seed" and not number):
        raise ProtocolError(f"{name}: expected a number above 0, found {text[:40]!r}")
    return number


def _number(text: str, kind: type[NumberT], name: str) -> NumberT:
    try:
        number = kind(text)
    except ValueError:
        raise ProtocolError(f"{name}: expected a number, found {text[:40]!r}") from None
    if not isfinite(number):
        raise ProtocolError(f"{name}: expected a number, found {text[:40]!r}")
    return number
