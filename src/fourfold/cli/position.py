"""Reads a position from the command line: the game and its rules are optional."""

from collections.abc import Sequence

import click

from fourfold.cli.games import command_line
from fourfold.games import GAMES
from fourfold.games.game import AnyGame, AnyPosition, GameError, NotationError

POSITION = click.argument("words", nargs=-1, required=True, metavar="[GAME] POSITION")

POSITION_SETTINGS = {"ignore_unknown_options": True}
"""For commands that take a position, which can begin with a dash."""


def read_position(words: Sequence[str], key: str | None) -> tuple[AnyGame, AnyPosition]:
    """Return the game and the position that the arguments name; raise `UsageError`.

    If no game is named, the notation of the position decides.
    """
    unknown = next((word for word in words if word.startswith("--")), None)
    if unknown is not None:
        raise click.NoSuchOption(unknown)
    named = words[0] in GAMES
    games = [GAMES[words[0]]] if named else list(GAMES.values())
    text = " ".join(words[1:] if named else words)
    if not text:
        raise click.UsageError("Missing argument 'POSITION'.")
    errors: list[GameError] = []
    for game in games:
        for rules in [key] if key is not None else _keys(game):
            try:
                return game, game.parse_position(text, game.parse_rules(rules))
            except GameError as error:
                errors.append(error)
    raise click.UsageError(f"{max(errors, key=_progress)}.")


def _keys(game: AnyGame) -> Sequence[str]:
    keys = command_line(game).analysed_rules
    return keys or [game.format_rules(game.default_rules)]


def _progress(error: GameError) -> int:
    """Return how far parsing got before an error: furthest with the rules of the intended game."""
    return error.column if isinstance(error, NotationError) else 1_000_000
