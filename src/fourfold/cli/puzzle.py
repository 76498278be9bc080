"""`fourfold puzzle`: solves puzzles in the terminal, with plain prompts."""

import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from random import Random

import click

from fourfold.cli.games import command_line
from fourfold.cli.option import LANGUAGE, epilog, language_code
from fourfold.games.game import GameError
from fourfold.language import Language
from fourfold.puzzles import (
    PUZZLE_GAMES,
    Attempt,
    Puzzle,
    PuzzleError,
    daily_puzzle,
    shipped_puzzles,
)
from fourfold.puzzles.history import History

_THEMES = sorted({theme for adapter in PUZZLE_GAMES.values() for theme in adapter.themes})
_FAMILIES = list(
    dict.fromkeys(each for adapter in PUZZLE_GAMES.values() for each in adapter.families)
)

HELP, SOLUTION, QUIT = "?", "s", "q"
"""What a person can type instead of an answer."""

RATING_RANGE = 200
"""Unless a difficulty is given, offer puzzles within this distance of the person's rating."""


@click.command(
    epilog=epilog("fourfold puzzle --daily", "fourfold puzzle --theme win-2 --max 1400 --lang cs")
)
@click.argument("puzzle_id", required=False, metavar="[ID]")
@click.option("--daily", "is_daily", is_flag=True, help="The puzzle of the day.")
@click.option("--game", type=click.Choice(list(PUZZLE_GAMES)), help="Only puzzles of this game.")
@click.option("--theme", type=click.Choice(_THEMES), help="Only puzzles of this theme.")
@click.option(
    "--rules",
    "family",
    type=click.Choice(_FAMILIES),
    help="Only puzzles with such rules: the standard ones, squares, fewer traits, the grid.",
)
@click.option("--min", "min_difficulty", type=int, help="Minimum difficulty.")
@click.option("--max", "max_difficulty", type=int, help="Maximum difficulty.")
@click.option("--seed", type=int, help="RNG seed for the choice of puzzles.")
@click.option(
    "--history",
    "history_file",
    type=click.Path(path_type=Path),
    help="File with your attempts; by default in $XDG_STATE_HOME/fourfold.",
)
@LANGUAGE
def command(
    puzzle_id: str | None,
    is_daily: bool,
    game: str | None,
    theme: str | None,
    family: str | None,
    min_difficulty: int | None,
    max_difficulty: int | None,
    seed: int | None,
    history_file: Path | None,
    lang: str | None,
) -> None:
    """Solve puzzles, close to your own rating unless the options say otherwise.

    A wrong answer shows what is wrong with it, and you can try again. Only your first attempt at a
    puzzle changes your rating, which stays on this computer.
    """
    language, today = Language(language_code(lang)), date.today()  # noqa: DTZ011 - the local day
    try:
        history = History(history_file or _default_history())
    except PuzzleError as error:
        raise click.ClickException(str(error)) from None
    session = _Session(language, history, today)
    if puzzle_id is not None or is_daily:
        if is_daily:
            click.echo(language.text("puzzle-daily", date=today.isoformat()))
        session.play(_find(puzzle_id) if puzzle_id else _daily(today, game))
        return
    random = Random(seed)
    while True:
        chosen = _choose(history, today, game, theme, family, min_difficulty, max_difficulty)
        if not chosen:
            click.echo(language.text("puzzle-none"))
            return
        if not session.play(random.choice(chosen)):
            return
        if _ask(language.text("puzzle-next")) in (None, QUIT):
            return


def _default_history() -> Path:
    state = os.environ.get("XDG_STATE_HOME")
    folder = Path(state) if state else Path.home() / ".local" / "state"
    return folder / "fourfold" / "puzzles.jsonl"


def _find(puzzle_id: str) -> Puzzle:
    for puzzle in shipped_puzzles():
        if puzzle.id == puzzle_id:
            return puzzle
    raise click.ClickException(f"there is no puzzle {puzzle_id}")


def _daily(today: date, game: str | None) -> Puzzle:
    """Return the puzzle of the day, of one game or of all."""
    puzzles = shipped_puzzles()
    return daily_puzzle([each for each in puzzles if game in (None, each.game)], today)


def _choose(
    history: History,
    today: date,
    game: str | None,
    theme: str | None,
    family: str | None,
    min_difficulty: int | None,
    max_difficulty: int | None,
) -> Sequence[Puzzle]:
    """Return the untried puzzles that match the options, if possible near the person's rating."""
    matching = [
        puzzle
        for puzzle in shipped_puzzles()
        if game in (None, puzzle.game)
        and theme in (None, puzzle.theme)
        and family in (None, PUZZLE_GAMES[puzzle.game].family_of(puzzle.rules))
        and (min_difficulty is None or puzzle.difficulty >= min_difficulty)
        and (max_difficulty is None or puzzle.difficulty <= max_difficulty)
        and not history.has_tried(puzzle)
    ]
    if min_difficulty is not None or max_difficulty is not None:
        return matching
    own = history.rating(today).value
    near = [puzzle for puzzle in matching if abs(puzzle.difficulty - own) <= RATING_RANGE]
    return near or matching


def _ask(prompt: str) -> str | None:
    """Return what the person types; None at the end of the input."""
    click.echo(f"{prompt} ", nl=False)
    try:
        return input().strip()
    except EOFError:
        click.echo()
        return None


class _Session:
    """Presents puzzles and takes answers."""

    def __init__(self, language: Language, history: History, today: date) -> None:
        self._language = language
        self._history = history
        self._today = today

    def play(self, puzzle: Puzzle) -> bool:
        """Let the person solve a puzzle; return whether they want to continue."""
        attempt = Attempt(puzzle)
        self._say(
            "puzzle-header",
            id=puzzle.id,
            theme=self._theme_text(puzzle),
            difficulty=str(puzzle.difficulty),
        )
        self._show(attempt)
        while not attempt.is_solved:
            text = _ask(self._language.text("puzzle-prompt"))
            if text is None or text == QUIT:
                return False
            if text == SOLUTION:
                self._record(puzzle, is_solved=False)
                self._say("puzzle-solution", turns=" / ".join(map(self._word, puzzle.answers)))
                return True
            if text == HELP:
                how = PUZZLE_GAMES[puzzle.game].how_to_answer(puzzle.theme)
                self._say(f"puzzle-{puzzle.game}-how-{how}")
            elif text:
                self._answer(attempt, text)
        self._say("puzzle-solved")
        self._record(puzzle, is_solved=not attempt.mistakes)
        return True

    def _answer(self, attempt: Attempt, text: str) -> None:
        try:
            feedback = attempt.answer(text)
        except GameError as error:
            self._say("puzzle-illegal", why=str(error))
            return
        if not feedback.is_right:
            self._say("puzzle-wrong")
            if feedback.refutation:
                self._say("puzzle-refutation", turns=" ".join(feedback.refutation))
            self._record(attempt.puzzle, is_solved=False)
        elif not feedback.is_solved:
            self._say("puzzle-right")
            self._say("puzzle-reply", turn=feedback.reply)
            self._show(attempt)

    def _show(self, attempt: Attempt) -> None:
        """Draw the position and say what to do."""
        puzzle, position = attempt.puzzle, attempt.position
        game = PUZZLE_GAMES[puzzle.game].game
        click.echo(f"\n{command_line(game).picture(self._language, position)}\n")
        click.echo(self._theme_text(puzzle, ".task"))

    def _theme_text(self, puzzle: Puzzle, attribute: str = "") -> str:
        message = f"puzzle-{puzzle.game}-{puzzle.theme}{attribute}"
        squares = "yes" if "+" in puzzle.rules else "no"
        # With fewer than four traits, some pieces are alike.
        alike = "no" if puzzle.rules.startswith("CSHT") else "yes"
        return self._language.text(message, squares=squares, alike=alike)

    def _word(self, answer: str) -> str:
        """Return an answer, in the person's language if it is a word."""
        message = f"puzzle-answer-{answer}"
        return self._language.text(message) if self._language.has(message) else answer

    def _record(self, puzzle: Puzzle, *, is_solved: bool) -> None:
        """Count a first attempt, and print the new rating."""
        if self._history.has_tried(puzzle):
            return
        before = self._history.rating(self._today).value
        self._history.add(puzzle, self._today, is_solved=is_solved)
        after = self._history.rating(self._today).value
        change = round(after) - round(before)
        self._say("puzzle-rating", rating=f"{after:.0f}", change=f"{change:+d}")

    def _say(self, message: str, **arguments: str | float) -> None:
        click.echo(self._language.text(message, **arguments))
