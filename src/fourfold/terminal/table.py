"""A match with the people and bots who sit at it; what the screens show and change."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from errno import ENOENT
from pathlib import Path
from random import Random

from fourfold.bots import Bot, Question, UnknownBotError, decision_seed, make_bot
from fourfold.games.game import AnyGame, AnyPosition, Departure, Seat
from fourfold.games.record import Record, RecordError, bounded_lines, format_record, read_records
from fourfold.games.setup import Setup
from fourfold.language import Language
from fourfold.match import Match


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat."""

    name: str
    """The name that is shown and written into the record."""

    bot: Bot | None = None
    """The bot that plays; None for a person."""


@dataclass
class Table:
    """A match and its players."""

    match: Match
    players: Sequence[Player]
    random: Random = field(default_factory=Random)
    """Chance for the bots, the deal and the lot."""

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players, 1) if player.bot is None]

    @property
    def has_secrets(self) -> bool:
        """Whether the people at this screen must not see each other's cards."""
        position = self.match.positions[0]
        return len(self.people) > 1 and position.view(None) != position

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot is to move."""
        return self.match.seat is not None and self.player(self.match.seat).bot is not None

    def player(self, seat: Seat) -> Player:
        """Return who sits in a seat."""
        return self.players[seat - 1]

    def view(self, seat: Seat | None) -> AnyPosition:
        """Return the position as a seat may know it."""
        return self.match.position.view(seat)

    def has_left(self, seat: Seat) -> bool:
        """Tell whether a seat has left the game."""
        return any(isinstance(e, Departure) and e.seat == seat for e in self.match.events)

    def move_bot(self) -> None:
        """Let the bot that is to move play what it chooses."""
        seat = self.match.seat
        assert seat is not None
        bot = self.player(seat).bot
        assert bot is not None
        events = self.match.events
        seed = decision_seed(self.random.getrandbits(32), events)
        for move in bot.choose(Question(self.view(seat), events, seed)).moves:
            self.match.play(move, seat)

    @property
    def can_undo(self) -> bool:
        """Whether a person alone against bots has made a move that can be taken back."""
        return len(self.people) == 1 and any(
            position.seat == self.people[0] for position in self.match.positions[:-1]
        )

    def undo(self) -> None:
        """Take back up to and with the latest move of the person who plays against bots."""
        if not self.can_undo:
            return
        self.match.undo()
        while self.match.seat != self.people[0]:
            self.match.undo()

    def rematch(self) -> "Table":
        """Return a table for the next game.

        The loser starts; after a draw the player who did not (a house rule). With more than two
        seats, or before the end, the lot decides.
        """
        setup, outcome = self.match.setup, self.match.outcome
        start = self.random.randint(1, setup.seats)
        if setup.seats == 2 and outcome:
            start = 3 - (outcome.winner or setup.start)
        return new_table(
            Setup(setup.game, setup.rules, setup.seats, start), self.players, self.random
        )

    def record(self) -> Record:
        """Return the game as a record that tells which seats are bots."""
        record = self.match.record()
        bots = {f"Bot{s}": p.bot.name for s, p in enumerate(self.players, 1) if p.bot is not None}
        return Record(record.headers | bots, record.turns)


def new_table(setup: Setup, players: Sequence[Player], random: Random) -> Table:
    """Lay a table; the deal, where there is one, comes from the given chance."""
    deal = setup.game.draw_deal(setup.seats, random.getrandbits(32))
    setup = Setup(setup.game, setup.rules, setup.seats, setup.start, deal)
    match = Match(setup, names=[player.name for player in players])
    match.headers["Date"] = datetime.now(UTC).date().isoformat()
    return Table(match, players, random)


def save_table(table: Table, path: str | Path) -> None:
    """Write the game to a new file; raise `OSError` rather than overwrite one.

    Raise `GameError`, and leave no file behind, where the game can't be written.
    """
    record = format_record(table.record()).encode()
    with _expand(path).open("xb") as file:
        file.write(record)


def load_table(path: str | Path, random: Random) -> Table:
    """Return the last game of a file, ready to go on; raise `OSError` or `RecordError`."""
    with _expand(path).open("rb") as file:
        last = next(iter(deque(read_records(bounded_lines(file)), maxlen=1)), None)
    if last is None:
        raise RecordError("the file holds no game", 1)
    if isinstance(last, RecordError):
        raise last
    match = Match.from_record(last)
    game = match.setup.game
    players = [Player(name, _bot(game, last, seat)) for seat, name in enumerate(match.names, 1)]
    return Table(match, players, random)


def why_failed(error: Exception) -> str:
    """Return what was wrong with a file that could not be saved or loaded."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _expand(path: str | Path) -> Path:
    """Return a path with its `~` replaced; raise `OSError` where there is no such home."""
    try:
        return Path(path).expanduser()
    except RuntimeError as error:
        raise FileNotFoundError(ENOENT, str(error)) from None


def _bot(game: AnyGame, record: Record, seat: Seat) -> Bot | None:
    """Return the bot that a record names for a seat; None for a person."""
    key = f"Bot{seat}"
    name = record.headers.get(key)
    if name is None:
        return None
    try:
        return make_bot(game, name)
    except UnknownBotError as error:
        raise RecordError(f"{key}: {error}", record.line_of_header(key)) from None


def seat_players(
    language: Language, seats: int, *, bots: Sequence[Bot] = (), names: Sequence[str] = ()
) -> list[Player]:
    """Return who sits where: people first, then bots, under the given names or ours."""
    first_bot = seats - len(bots) + 1
    players = []
    for seat in range(1, seats + 1):
        bot = bots[seat - first_bot] if seat >= first_bot else None
        own = language.text("play-player" if bot is None else "play-bot", seat=seat)
        players.append(Player(names[seat - 1] if seat <= len(names) else own, bot))
    return players
