"""Saves games to files and loads them."""

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

    Raise `GameError`, and create no file, if the game can't be formatted.
    """
    record = format_record(table.record()).encode()
    with _expand(path).open("xb") as file:
        file.write(record)


def load_table(path: str | Path, random: Random, bots: Sequence[str] = ()) -> AnyTable:
    """Return the last game of a file, ready to continue; raise `OSError` or `RecordError`.

    `bots` replace the file's bots, one for one in seat order; an unknown one raises
    `UnknownBotError`. A program plays only if `bots` names it: files come from anyone, and must
    not choose what runs.
    """
    with _expand(path).open("rb") as file:
        last = next(iter(deque(scan_records(bounded_lines(file)), maxlen=1)), None)
    if last is None:
        raise RecordError("the file contains no game", 1)
    if isinstance(last, RecordError):
        raise last
    match = Match.from_record(last)
    if not match.setup.is_known:
        line = last.line_of_header("Deal")
        raise RecordError("Deal: cards are unknown, so the game can't continue", line)
    game = match.setup.game
    named = dict(zip(_bot_seats(last, match, len(bots)), bots, strict=False))
    players = [
        Player(name, make_bot(game, named[seat]) if seat in named else _bot(game, last, seat))
        for seat, name in enumerate(match.names, 1)
    ]
    return Table(match, players, random.getrandbits(32))


def why_failed(error: Exception) -> str:
    """Return why a file could not be saved or loaded."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _expand(path: str | Path) -> Path:
    """Expand `~` in a path; raise `OSError` if there is no such home."""
    try:
        return Path(path).expanduser()
    except RuntimeError as error:
        raise FileNotFoundError(ENOENT, str(error)) from None


def _bot_seats(record: Record, match: AnyMatch, named: int) -> list[Seat]:
    """Return the bots' seats; raise `RecordError` if a different number is named."""
    seats = [seat for seat, _ in enumerate(match.names, 1) if f"Bot{seat}" in record.headers]
    if named and named != len(seats):
        raise RecordError(f"bots in the file: {len(seats)}, bots named: {named}", record.line)
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
                "an external program played this seat, and files can't start programs: "
                "name it with fourfold play --load FILE --bot engine:COMMAND"
            )
    except UnknownBotError as error:
        raise RecordError(f"{key}: {error}", record.line_of_header(key)) from None
    return bot
