"""Quartino puzzles, proven by trying every way to play a turn."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from fourfold.bots import AnyBot, Budget, Question
from fourfold.games import quartino
from fourfold.games.quartino import Claim, Move, Position, format_turn, parse_rules
from fourfold.puzzles.adapter import Finding, Section, Theme
from fourfold.puzzles.quartino import core, exhaustion
from fourfold.puzzles.quartino.reply import read_answer, respond
from fourfold.puzzles.quartino.source import propose_positions
from fourfold.puzzles.quartino.study import Oracle, study
from fourfold.puzzles.quartino.symmetry import canonical_key
from fourfold.puzzles.quartino.theme import CLAIM, COLOUR, PLAN, STONES, THEMES

_BY_RULES = Oracle(exhaustion.claiming_turns, exhaustion.most_claims)
_BY_CORE = Oracle(core.claiming_turns, core.most_claims)

SEARCH_ITERATIONS = 16
"""Search budget per puzzle: levels that search never overlook a claim anyway."""


class QuartinoPuzzles:
    """Adapts Quartino to puzzles."""

    game = quartino.QUARTINO
    themes: Mapping[str, Theme] = THEMES
    families = ("standard", "grid")
    plan: Sequence[Section] = PLAN
    levels = ("novice", "builder", "blocker", "planner")
    key = staticmethod(canonical_key)
    read_answer = staticmethod(read_answer)
    respond = staticmethod(respond)

    def family_of(self, rules: str) -> str:
        """Return whether the board is the wheel or the grid."""
        return "grid" if rules.startswith("grid") else "standard"

    def propose(self, rules: str, theme: str, random: Random) -> Iterator[Position]:
        """Yield positions that may fit a theme, endlessly."""
        return propose_positions(parse_rules(rules), theme, random)

    def study(self, theme: str, positions: Sequence[Position]) -> list[Finding]:
        """Prove each position by the rules."""
        return [study(theme, position, _BY_RULES) for position in positions]

    def study_independently(self, theme: str, positions: Sequence[Position]) -> list[Finding]:
        """Prove each position with the compiled core."""
        return [study(theme, position, _BY_CORE) for position in positions]

    def how_to_answer(self, theme: str) -> str:
        """Return what an answer is: a claim, Colour or not, or a turn."""
        return theme if theme in (CLAIM, COLOUR) else "turn"

    def ask(self, bot: AnyBot, theme: str, position: Position, seed: int) -> str:
        """Return the bot's moves up to the claims asked for.

        Bots always declare Colour: what counts is whether they claim more cards with it.
        """

        def choose(position: Position) -> Sequence[Move]:
            budget = Budget(seconds=None, work=SEARCH_ITERATIONS)
            chosen: Sequence[Move] = bot.choose(Question(position, seed=seed, budget=budget)).moves
            return chosen

        if theme == COLOUR:
            declared, declined = (choose(position.play(move)) for move in "+-")
            return "+" if _count_claims(declared) > _count_claims(declined) else "-"
        if theme == CLAIM:
            return str(choose(position)[0])
        return format_turn(_up_to_claim(choose(position), 1 if theme == STONES else 2))


def _count_claims(moves: Sequence[Move]) -> int:
    return sum(isinstance(move, Claim) for move in moves)


def _up_to_claim(moves: Sequence[Move], number: int) -> Sequence[Move]:
    """Return the moves up to a claim, or all of them if there are fewer claims."""
    claims = [index for index, move in enumerate(moves) if isinstance(move, Claim)]
    return moves[: claims[number - 1] + 1] if len(claims) >= number else moves


QUARTINO = QuartinoPuzzles()
"""The adapter."""

__all__ = ["QUARTINO", "QuartinoPuzzles"]
