"""`fourfold replay`: validates game records and reports their results."""

import json
import sys
from collections.abc import Iterator

import click

from fourfold.cli.games import command_line, with_notes
from fourfold.cli.option import epilog
from fourfold.games.record import Record, RecordError, bounded_lines, scan_records
from fourfold.games.replay import AnyReplay, replay


@click.command(epilog=epilog("fourfold replay games.txt", "cat games.txt | fourfold replay -"))
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@with_notes("replay")
def command(files: tuple[str, ...]) -> int:
    """Replay every game in the FILEs by the rules, and print one JSON line for each.

    - reads standard input. Each line has game, rules, turns, position, winner, finished and reason.
    An invalid game has error, file, line and turn instead; the other games are still replayed, and
    the exit code is 1.
    """
    bad = [file for file in files if _replay_file(file)]
    return int(bool(bad))


def _replay_file(file: str) -> bool:
    """Print a line for each game of a file; return whether there was an error."""
    is_bad = False
    for record in _read_file(file):
        is_bad |= _print_game(file, record)
    return is_bad


def _read_file(file: str) -> Iterator[Record | RecordError | OSError]:
    """Yield each game of a file or its error; an error reading the file comes last."""
    try:
        with click.open_file(file, "rb") as stream:
            yield from scan_records(bounded_lines(stream))
    except OSError as error:
        yield error


def _print_game(file: str, record: Record | RecordError | OSError) -> bool:
    """Print a game's line; return whether it has an error."""
    try:
        if isinstance(record, Exception):
            raise record
        summary = _summary(replay(record))
    except RecordError as error:
        summary = {"error": error.problem, "file": file, "line": error.line, "turn": error.turn}
    except OSError as error:
        why = error.strerror or str(error)
        summary = {"error": why, "file": file, "line": None, "turn": None}
    sys.stdout.write(json.dumps(summary) + "\n")
    return "error" in summary


def _summary(game: AnyReplay) -> dict[str, object]:
    setup, outcome = game.setup, game.outcome
    return {
        "game": setup.game.name,
        "rules": setup.game.format_rules(setup.rules),
        "turns": game.turns,
        "position": setup.game.format_position(game.position),
        "winner": outcome.winner if outcome else None,
        "finished": outcome is not None,
        "reason": str(outcome.reason) if outcome else None,
        **command_line(setup.game).summarise(game),
    }
