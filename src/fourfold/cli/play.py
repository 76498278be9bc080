"""`fourfold play`: the full-screen terminal game."""

import os
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from fourfold.cli.games import examples
from fourfold.cli.option import (
    GAME,
    LANGUAGE,
    RULES_KEYS,
    SEATS,
    epilog,
    language_code,
    parse_bot,
    parse_rules,
)
from fourfold.games import GAMES
from fourfold.games.game import AnyGame, GameError
from fourfold.games.setup import AnySetup, Setup

if TYPE_CHECKING:
    from fourfold.table import AnyTable

SIMPLE_TERMINALS = ("dumb", "unknown")
"""Values of TERM that mean plain text only."""


LOSER_STARTS = " and ".join(name for name, game in GAMES.items() if game.default_loser_starts)
"""The games in which the loser starts the next one by default."""


@click.command(epilog=epilog(*examples("play")))
@click.argument("game", type=GAME, required=False)
@click.option("--rules", "key", metavar="KEY", help=f"Rule set key, such as {RULES_KEYS}.")
@click.option("--players", type=SEATS, help="Number of seats; 2 by default.")
@click.option(
    "--bot",
    "bots",
    metavar="NAME",
    multiple=True,
    help="Add a bot; bots take the last seats, or with --load the seats of the file's bots. "
    "Repeatable.",
)
@click.option("--name", "names", multiple=True, help="A player's name, in seat order.")
@click.option(
    "--start",
    type=click.IntRange(1, SEATS.max),
    help="The seat that starts; drawn at random by default.",
)
@click.option(
    "--loser-starts/--no-loser-starts",
    "is_loser_next",
    default=None,
    help="Whether the loser starts the next game (a house rule). "
    f"By default only in {LOSER_STARTS}.",
)
@click.option("--load", type=click.Path(path_type=Path), help="Continue a saved game.")
@click.option("--seed", type=int, help="RNG seed for starters, deals and bots.")
@LANGUAGE
def command(
    game: AnyGame | None,
    key: str | None,
    players: int | None,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    start: int | None,
    is_loser_next: bool | None,
    load: Path | None,
    seed: int | None,
    lang: str | None,
) -> int:
    """Play in the terminal, with people or against bots.

    Without a GAME, a start screen asks what to play. In the game, ? gives a hint and F1 shows the
    rules. A bot is one of the game's own or an external program: engine:COMMAND. A loaded game
    can't start a program by itself: name it with --bot.
    """
    # Textual and Fluent import slowly, so they are imported only when a game starts.
    random = Random(seed)
    if game is None and (key or players or (bots and load is None) or names or start):
        raise click.UsageError(
            "The options --rules, --players, --bot, --name and --start need a GAME."
        )
    if game is None and load is None and is_loser_next is not None:
        raise click.UsageError("--loser-starts and --no-loser-starts need a GAME or --load.")
    if game is not None and load is not None:
        raise click.UsageError("--load takes the game from the file: omit GAME.")
    setup = _setup(game, key, players, start, random) if game else None
    if setup and max(len(bots), len(names)) > setup.seats:
        raise click.UsageError(f"Too many bots or names: the game has {setup.seats} seats.")
    for name in names:
        if not name.isprintable():
            problem = f"a name may contain only printable characters, not {name!r}."
            raise click.BadParameter(problem, param_hint="--name")
    seated_bots = [parse_bot("--bot", game, bot) for bot in bots] if game else []
    table = None if load is None else _load(load, random, bots)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.ClickException("play needs a terminal: stdin or stdout is not one")
    if os.environ.get("TERM") in SIMPLE_TERMINALS:
        raise click.ClickException(
            f"play needs a full-screen terminal: TERM is {os.environ['TERM']}"
        )
    from fourfold.language import Language
    from fourfold.terminal.app import FourfoldApp
    from fourfold.terminal.games import NoScreenError, screens_of
    from fourfold.terminal.seating import new_table, seat_players
    from fourfold.terminal.starter import StarterPolicy, default_starter_policy

    language = Language(language_code(lang))
    played = setup or (table.match.setup if table else None)
    try:
        if played is not None:
            screens_of(played.game)
    except NoScreenError as error:
        raise click.ClickException(str(error)) from None
    if setup is not None:
        seated = seat_players(language, setup.game, setup.seats, bots=seated_bots, names=names)
        table = new_table(setup, seated, random)
    policy = None
    if played is not None:
        by_default = default_starter_policy(played.game).is_loser_next
        policy = StarterPolicy(start, by_default if is_loser_next is None else is_loser_next)
    app = FourfoldApp(language, random, table, policy)
    app.run()
    return app.return_code or 0


def _setup(
    game: AnyGame, key: str | None, players: int | None, start: int | None, random: Random
) -> AnySetup:
    rules = parse_rules(game, key)
    seats = players or 2
    if seats not in game.seat_counts:
        problem = f"{game.name} can't be played with {seats} seats."
        raise click.BadParameter(problem, param_hint="--players")
    if start is not None and start > seats:
        problem = f"there is no seat {start}: the game has {seats} seats."
        raise click.BadParameter(problem, param_hint="--start")
    return Setup(game, rules, seats, start or random.randint(1, seats))


def _load(path: Path, random: Random, bots: tuple[str, ...]) -> "AnyTable":
    from fourfold.bots import UnknownBotError
    from fourfold.terminal.saved_game import load_table, why_failed

    try:
        return load_table(path, random, bots)
    except UnknownBotError as error:
        raise click.BadParameter(f"{error}.", param_hint="--bot") from None
    except (OSError, GameError) as error:
        raise click.ClickException(f"{path}: {why_failed(error)}") from None
