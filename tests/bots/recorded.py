"""Recorded choices of every bot: the core must repeat them in Python and in the browser.

    python -m tests.bots.recorded --write

records them again in `tests/data/bots`; do so only if bots are meant to play differently. A file
has random games; each has questions, asked after its first `after` events, with every bot's
answer: its moves, its value, and its first candidates with their values. Bots are
limited by work, not time, so the answers don't depend on the machine. `seed` is text, as a JSON
number may not hold 63 bits.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fourfold.bots import AnyChoice, Budget, Question, bot_names, decision_seed, make_bot
from fourfold.games import find_game, quartino, quarto
from fourfold.games.event import format_event, is_move, parse_event
from fourfold.games.game import AnyGame, Departure, Move
from fourfold.games.setup import Setup
from fourfold.match import AnyMatch, Match
from tests.games.generator import QUARTINO_RULES, QUARTO_RULES, quartino_setup
from tests.games.policy import choose_any, choose_eagerly

FOLDER = Path(__file__).parent.parent / "data" / "bots"
GAMES = {"quarto": 60, "quartino": 36}
"""How many games of each kind are recorded."""

QUESTIONS_PER_GAME = 4
MAX_EVENTS = 60
MAX_CANDIDATES = 3
WORK = {"quarto": 60, "quartino": 24}

Row = dict[str, Any]
"""A recorded game or question, as JSON."""


def record(game: str) -> list[Row]:
    """Play games and ask every bot."""
    return [_record_game(game, number) for number in range(GAMES[game])]


def answer(question: Row, game: Row, bot: str) -> Row:
    """Return a bot's answer to a recorded question."""
    own = find_game(game["game"])
    match = _replay(game, question["after"])
    budget = Budget(seconds=None, work=question["work"])
    view = match.position.view(match.seat)
    asked = Question(view, tuple(match.events), int(question["seed"]), budget)
    return _describe(make_bot(own, bot).choose(asked), own)


def read(game: str) -> list[Row]:
    """Return the recorded games of a game."""
    games: list[Row] = json.loads((FOLDER / f"{game}.json").read_text())
    return games


def questions(game: str) -> Iterator[tuple[Row, Row]]:
    """Yield each recorded question with its game."""
    for row in read(game):
        for question in row["questions"]:
            yield row, question


def _record_game(game: str, number: int) -> Row:
    match, random = _new_match(game, number), Random(number)
    while match.seat is not None and len(match.events) < MAX_EVENTS:
        # Eager games claim and call; the others are full of wrong calls and claims.
        choose = choose_eagerly if number % 3 else choose_any
        match.play(choose(match.position, random))
        if game == "quartino" and match.seat and number % 4 == 3 and len(match.events) == 20:
            match.resign(match.seat)
    setup = match.setup
    row: Row = {
        "game": game,
        "rules": setup.game.format_rules(setup.rules),
        "seats": setup.seats,
        "starter": setup.starter,
        "deal": setup.deal,
        "events": " ".join(format_event(event, setup.game) for event in match.events),
    }
    last = len(match.events) - (match.seat is None)
    asked = sorted(random.sample(range(last + 1), min(last + 1, QUESTIONS_PER_GAME)))
    row["questions"] = [_record_question(row, after, number) for after in asked]
    return row


def _record_question(row: Row, after: int, number: int) -> Row:
    match = _replay(row, after)
    question: Row = {
        "after": after,
        "seed": str(decision_seed(number, tuple(match.events))),
        "work": WORK[row["game"]],
    }
    names = bot_names(row["game"])
    question["answers"] = {name: answer(question, row, name) for name in names}
    return question


def _new_match(game: str, number: int) -> AnyMatch:
    if game == "quarto":
        rules = QUARTO_RULES[number % len(QUARTO_RULES)]
        return Match(Setup(quarto.QUARTO, rules, starter=1 + number % 2))
    seats = quartino.QUARTINO.seat_counts[number % 3]
    table = QUARTINO_RULES[number // 3 % len(QUARTINO_RULES)]
    return Match(quartino_setup(table, seats, start=1 + number % seats, seed=number))


def _replay(row: Row, after: int) -> AnyMatch:
    game = find_game(row["game"])
    setup = Setup(game, game.parse_rules(row["rules"]), row["seats"], row["starter"], row["deal"])
    match: AnyMatch = Match(setup)
    for text in row["events"].split()[:after]:
        event = parse_event(text, game)
        if isinstance(event, Departure):
            match.resign(event.seat)
        else:
            assert is_move(event)
            match.play(event)
    return match


def _describe(choice: AnyChoice, game: AnyGame) -> Row:
    def turn(moves: tuple[Move, ...]) -> str:
        return " ".join(map(game.format_move, moves))

    candidates = choice.candidates[:MAX_CANDIDATES]
    return {
        "moves": turn(choice.moves),
        "value": choice.value,
        "candidates": [[turn(each.moves), each.value] for each in candidates],
    }


def _format(rows: list[Row]) -> str:
    """Return JSON with one question per line, so that a change shows as a small diff."""
    games = []
    for row in rows:
        asked = ",\n".join(f"  {json.dumps(each)}" for each in row["questions"])
        head = json.dumps({key: row[key] for key in row if key != "questions"})
        games.append(f'{head[:-1]}, "questions": [\n{asked}\n]}}')
    return "[\n" + ",\n".join(games) + "\n]\n"


def main() -> None:
    """Record, or print which files would change."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    for game in GAMES:
        file, text = FOLDER / f"{game}.json", _format(record(game))
        if arguments.write:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            print(file.name)


if __name__ == "__main__":
    main()
