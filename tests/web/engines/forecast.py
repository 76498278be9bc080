"""A game against bots, played in advance: the bots on the page must choose the same moves."""

from dataclasses import dataclass
from random import Random
from typing import Any

from fourfold.games import quartino, quarto
from fourfold.match import AnyMatch, Match
from tests.core.request import ask, open_book, setup_keys
from tests.web.local_game import write_parcel

SEED = 7
PERSON = 1
TURN_CAP = 1000
"""The page's cap: web/src/local/question.ts."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """A whole game between a person in seat 1 and bots."""

    match: AnyMatch
    bots: tuple[str, ...]

    @property
    def moves(self) -> list[str]:
        """All moves in notation."""
        return [self.match.game.format_move(move) for move in self.match.moves]

    def cut(self, turns: int) -> str:
        """Return the link text of the game as it was this many of the person's turns earlier."""
        movers = [position.seat for position in self.match.positions[: len(self.match.moves)]]
        starts = [
            number
            for number, mover in enumerate(movers)
            if mover == PERSON and (number == 0 or movers[number - 1] != PERSON)
        ]
        setup, first = self.match.setup, starts[-turns]
        rules = setup.game.format_rules(setup.rules)
        values = [
            *(f"~{setup.game.name}", setup.game.name, rules),
            *([None, *self.bots], ["Ann", *(None for _ in self.bots)], "lot", False),
            *(setup.starter, setup.deal, str(SEED), " ".join(self.moves[:first])),
        ]
        return write_parcel(values)


def forecast(game: str, *bots: str) -> Forecast:
    """Play a game to its end, as `decide` and the bots would."""
    open_book()
    match = Match.new(game, seats=1 + len(bots), seed=SEED)
    while match.seat is not None:
        if match.seat == PERSON:
            match.play(decide(match.position, len(match.moves)))
            continue
        moves = [match.game.format_move(move) for move in match.moves]
        seed = ask("seed", seed=SEED, count=len(moves))["seed"]
        keys = {**setup_keys(match.setup), "turn_cap": TURN_CAP, "events": " ".join(moves)}
        choice = ask("turn", **keys, bot=bots[match.seat - 2], seed=seed)
        for move in choice["moves"]["moves"]:
            match.play(match.game.parse_move(move["text"]))
    return Forecast(match, bots)


def decide(position: Any, number: int) -> Any:
    """Return the person's move: a right call or claim, or a random move seeded with `number`."""
    moves = position.sensible_moves()
    random = Random(number)
    calls = [each for each in moves if isinstance(each, quarto.Call | quartino.Claim)]
    return calls[0] if calls else random.choice(moves)
