"""Games in files: written when a player saves one, and taken up again."""

from collections import deque
from collections.abc import Sequence
from errno import ENOENT
from pathlib import Path
from random import Random

from fourfold.bots import AnyBot, EngineBot, UnknownBotError, make_bot
from fourfold.games.game import AnyGame, Seat
from fourfold.games.record import Record, RecordError, bounded_lines, format_record, scan_records
from fourfold.match import AnyMatch, Match
from fourfold.table import AnyTable, Player, Table


def save_table(table: AnyTable, path: str | Path) -> None:
    """Write the game to a new file; raise `OSError` rather than overwrite one.

    Raise `GameError`, and leave no file behind, where the game can't be written.
    """
    record = format_record(table.record()).encode()
    with _expand(path).open("xb") as file:
        file.write(record)


def load_table(path: str | Path, random: Random, bots: Sequence[str] = ()) -> AnyTable:
    """Return the last game of a file, ready to go on; raise `OSError` or `RecordError`.

    Bots that are named here take the seats of those in the file, one for each, in seat order; one
    that nobody knows raises `UnknownBotError`. A program plays only if it is named here: a file can
    come from anybody, and must not say what runs.
    """
    with _expand(path).open("rb") as file:
        last = next(iter(deque(scan_records(bounded_lines(file)), maxlen=1)), None)
    if last is None:
        raise RecordError("the file holds no game", 1)
    if isinstance(last, RecordError):
        raise last
    match = Match.from_record(last)
    if not match.setup.is_known:
        line = last.line_of_header("Deal")
        raise RecordError("Deal: cards are unknown, so nobody can play on", line)
    game = match.setup.game
    named = dict(zip(_bot_seats(last, match, len(bots)), bots, strict=False))
    players = [
        Player(name, make_bot(game, named[seat]) if seat in named else _bot(game, last, seat))
        for seat, name in enumerate(match.names, 1)
    ]
    return Table(match, players, random.getrandbits(32))


def why_failed(error: Exception) -> str:
    """Return what was wrong with a file that could not be saved or loaded."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _expand(path: str | Path) -> Path:
    """Return a path with its `~` replaced; raise `OSError` where there is no such home."""
    try:
        return Path(path).expanduser()
    except RuntimeError as error:
        raise FileNotFoundError(ENOENT, str(error)) from None


def _bot_seats(record: Record, match: AnyMatch, named: int) -> list[Seat]:
    """Return the seats of bots; raise `RecordError` if some are named, but not as many."""
    seats = [seat for seat, _ in enumerate(match.names, 1) if f"Bot{seat}" in record.headers]
    if named and named != len(seats):
        raise RecordError(f"bots that play here: {len(seats)}, bots named: {named}", record.line)
    return seats


def _bot(game: AnyGame, record: Record, seat: Seat) -> AnyBot | None:
    """Return the bot that a record names for a seat; None for a person."""
    key = f"Bot{seat}"
    name = record.headers.get(key)
    if name is None:
        return None
    try:
        bot = make_bot(game, name)
        if isinstance(bot, EngineBot):
            raise UnknownBotError(
                "a program played here, and none is started because a file names it: "
                "name it yourself, fourfold play --load FILE --bot engine:COMMAND"
            )
    except UnknownBotError as error:
        raise RecordError(f"{key}: {error}", record.line_of_header(key)) from None
    return bot
