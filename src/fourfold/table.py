"""A match with its players, human or bot; the only place where bots are asked.

Independent of UI, network and files: the terminal, the arena and the server build on it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias

from fourfold.bots import (
    AnyBot,
    Bot,
    BotCrashError,
    BotError,
    Budget,
    Choice,
    EngineBot,
    Question,
    decision_seed,
)
from fourfold.bots.answer import check_answer
from fourfold.bots.bot import check_bot, check_question
from fourfold.bots.failure import FAILURES, describe_failure
from fourfold.games.game import (
    A_SEED,
    Departure,
    GameError,
    IllegalPositionError,
    MoveT,
    Outcome,
    PositionT,
    RulesT,
    Seat,
    check_type,
    count,
)
from fourfold.games.record import Record, check_line
from fourfold.match import AnyMatch, Match

__all__ = [
    "AnyTable",
    "Player",
    "Table",
    "ask_bot",
    "count_taken_back",
    "next_question",
    "play_match",
]


A_MATCH = "a match (Match.new starts one)"

_BOT_KEY = re.compile("Bot[0-9]+")
"""The header keys that name a seat's bot."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player in a seat."""

    name: str
    """The name for display and for `Table.record`."""

    bot: AnyBot | None = None
    """The bot that plays; None for a person."""

    def __post_init__(self) -> None:
        """Reject a name that is not a string, and a bot that is not a bot."""
        check_type(self.name, str, "a name")
        check_line(self.name, "a name")
        if self.bot is not None:
            check_bot(self.bot)


@dataclass
class Table(Generic[PositionT, MoveT, RulesT]):
    """A match and its players."""

    match: Match[PositionT, MoveT, RulesT]
    """The game being played."""

    players: Sequence[Player]
    """The player in each seat."""

    seed: int = 0
    """The bots' RNG seed; each decision derives its own from it."""

    def __post_init__(self) -> None:
        """Reject a wrong number of players."""
        check_type(self.match, Match, A_MATCH)
        check_type(self.seed, int, A_SEED)
        for player in self.players:
            check_type(player, Player, "a player, such as Player('Ann')")
        seats = self.match.setup.seats
        if len(self.players) != seats:
            raise IllegalPositionError(f"{count(len(self.players), 'player')} for {seats} seats")

    @property
    def people(self) -> list[Seat]:
        """The human players' seats."""
        return [seat for seat, player in enumerate(self.players, 1) if player.bot is None]

    @property
    def has_secrets(self) -> bool:
        """Whether the human players must not see each other's cards."""
        position = self.match.positions[0]
        return len(self.people) > 1 and position.view(None) != position

    @property
    def bot(self) -> AnyBot | None:
        """The bot to move; None if a person is to move or the game is over."""
        return None if self.match.seat is None else self.player(self.match.seat).bot

    def player(self, seat: Seat) -> Player:
        """Return the player in a seat."""
        return self.players[seat - 1]

    def view(self, seat: Seat | None) -> PositionT:
        """Return the position as a seat sees it."""
        view: PositionT = self.match.position.view(seat)
        return view

    def has_left(self, seat: Seat) -> bool:
        """Return whether a seat has left the game."""
        return any(isinstance(e, Departure) and e.seat == seat for e in self.match.events)

    def question(self, budget: Budget | None = None) -> Question[PositionT]:
        """Return the question for a bot in the seat to move."""
        return next_question(self.match, seed=self.seed, budget=budget)

    def play(self, choice: Choice[MoveT]) -> None:
        """Play the choice of the bot to move, which `ask_bot` has checked."""
        seat = self.match.seat
        for move in choice.moves:
            # The turn cap can end the game within a turn.
            if self.match.seat == seat:
                self.match.play(move, seat)

    def move_bot(self, budget: Budget | None = None) -> None:
        """Ask the bot to move and play its choice; raise `BotError` with its seat if it fails."""
        seat, bot = self.match.seat, self.bot
        if seat is None or bot is None:
            raise GameError("no bot is to move")
        try:
            choice = ask_bot(bot, self.question(budget))
        except BotError as error:
            problem = f"the bot {bot.name!r} in seat {seat}: {error}"
            raise type(error)(problem) from error.__cause__
        self.play(choice)

    @property
    def can_undo(self) -> bool:
        """Whether the only human player has made a move that can be undone."""
        return len(self.people) == 1 and count_taken_back(self.match, self.people[0]) > 0

    def undo(self) -> None:
        """Undo the human player's latest move, or their whole turn once a bot has answered it."""
        if self.can_undo:
            for _ in range(count_taken_back(self.match, self.people[0])):
                self.match.undo()

    def record(self) -> Record:
        """Return the game as a record with these players' names, and which of them are bots."""
        record = self.match.record()
        # A match from a record has that record's bots, which may have left since.
        headers = {key: v for key, v in record.headers.items() if not _BOT_KEY.fullmatch(key)}
        headers |= {f"Seat{s}": player.name for s, player in enumerate(self.players, 1)}
        bots = {f"Bot{s}": p.bot.name for s, p in enumerate(self.players, 1) if p.bot is not None}
        return replace(record, headers=headers | bots)


AnyTable: TypeAlias = Table[Any, Any, Any]
"""A table of any game. `Any` for the same reason as in `AnyPosition`."""


def count_taken_back(match: AnyMatch, person: Seat) -> int:
    """Return how many events `Table.undo` undoes for a person who plays against bots.

    These are their latest move or, once a bot has answered it, the answer and their whole turn; 0
    if they have not moved.
    """
    movers = [position.seat for position in match.positions[:-1]]
    if person not in movers:
        return 0
    first = len(movers) - 1
    while movers[first] != person:
        first -= 1
    if first < len(movers) - 1:
        while first > 0 and movers[first - 1] == person:
            first -= 1
    return len(movers) - first


def play_match(
    match: Match[PositionT, MoveT, RulesT],
    bots: Sequence[Bot[PositionT, MoveT]],
    *,
    seed: int = 0,
    budget: Budget | None = None,
) -> Outcome:
    """Play a match between bots to the end, the first bot in seat 1; return the outcome.

    `budget` limits each bot's thinking per decision; it defaults to `Budget()`. Without a cap on
    seconds the same seed gives the same game on every machine. A match without a turn cap gets the
    game's default, as in tournaments, since bots could otherwise play forever. A bot that fails
    raises `BotError` with its seat and name, and the bot's own exception as the cause; the moves
    played before that remain. A match that is over raises `GameError`.
    """
    check_type(match, Match, A_MATCH)
    if isinstance(bots, str):
        raise TypeError(f"expected a list of bots, found the string {bots!r}")
    check_type(bots, Sequence, "a list of bots, one for each seat")
    if len(bots) != match.setup.seats:
        raise ValueError(f"{count(len(bots), 'bot')} for {match.setup.seats} seats")
    for bot in bots:
        check_bot(bot)
    if match.outcome is not None:
        raise GameError("the game is over: start another with Match.new")
    if match.turn_cap is None:
        match.turn_cap = match.game.default_turn_cap
    players = [Player(name, bot) for name, bot in zip(match.names, bots, strict=True)]
    table = Table(match, players, seed)
    while match.outcome is None:
        table.move_bot(budget)
    return match.outcome


def next_question(
    match: Match[PositionT, MoveT, RulesT], *, seed: int = 0, budget: Budget | None = None
) -> Question[PositionT]:
    """Return the question for a bot in the seat to move: its view, the events so far, an RNG seed.

    `seed` is the match's seed; each decision derives its own from it.
    """
    check_type(match, Match, A_MATCH)
    check_type(seed, int, A_SEED)
    events = tuple(match.events)
    view: PositionT = match.position.view(match.seat)
    return Question(view, events, decision_seed(seed, events), budget or Budget())


def ask_bot(bot: Bot[PositionT, MoveT], question: Question[PositionT]) -> Choice[MoveT]:
    """Return a bot's choice after checking its moves; raise `BotError` if it is illegal or fails.

    If the bot raised an exception, or called `sys.exit`, that is the cause (`__cause__`) of the
    `BotError`. This function has no side effects, so it may run in another thread.
    """
    check_bot(bot)
    check_question(question)
    try:
        choice = bot.choose(question)
    except BotError:
        raise
    except FAILURES as error:
        raise BotCrashError(describe_failure(error)) from error
    if type(bot) is not EngineBot:  # which has checked its program's answer
        check_answer(choice, question.view)
    return choice
