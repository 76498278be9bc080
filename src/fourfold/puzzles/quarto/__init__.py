"""Quarto! puzzles, proven by the exact solver."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from fourfold.bots import AnyBot, Budget, Question
from fourfold.games import quarto
from fourfold.games.quarto import Position, Trait, format_turn, parse_rules
from fourfold.puzzles.adapter import Finding, Section, Theme
from fourfold.puzzles.quarto.minimax import judge_independently
from fourfold.puzzles.quarto.reply import read_answer, respond
from fourfold.puzzles.quarto.source import propose_positions
from fourfold.puzzles.quarto.spot import propose_boards, study_spot, study_spot_by_words
from fourfold.puzzles.quarto.study import WORDS, judge_by_solver, study
from fourfold.puzzles.quarto.theme import JUDGE, PLAN, SAFE_PIECE, SPOT, THEMES


class QuartoPuzzles:
    """Adapts Quarto! to puzzles."""

    game = quarto.QUARTO
    themes: Mapping[str, Theme] = THEMES
    families = ("standard", "squares", "fewer")
    plan: Sequence[Section] = PLAN
    levels = ("novice", "casual", "keen", "club", "expert")
    read_answer = staticmethod(read_answer)
    respond = staticmethod(respond)

    def key(self, position: Position) -> str:
        """Return the canonical board and piece in hand; which square was last doesn't matter."""
        board, hand, _ = quarto.canonical_board(position.rules, position.board, position.hand)
        squares = "".join("." if piece is None else str(piece) for piece in board)
        return f"{squares} {'-' if hand is None else hand}"

    def family_of(self, rules: str) -> str:
        """Return whether all four traits are in play, with or without squares."""
        parsed = parse_rules(rules)
        if len(parsed.traits) < len(Trait):
            return "fewer"
        return "squares" if parsed.squares else "standard"

    def propose(self, rules: str, theme: str, random: Random) -> Iterator[Position]:
        """Yield positions that may fit a theme, endlessly."""
        if theme == SPOT:
            return propose_boards(parse_rules(rules), random)
        return propose_positions(parse_rules(rules), theme, random)

    def study(self, theme: str, positions: Sequence[Position]) -> list[Finding]:
        """Prove each position with the solver, or by the rules if there is a line to spot."""
        if theme == SPOT:
            return study_spot(positions)
        return study(theme, positions, judge_by_solver)

    def study_independently(self, theme: str, positions: Sequence[Position]) -> list[Finding]:
        """Prove each position with plain minimax, or else with different solver settings."""
        if theme == SPOT:
            return study_spot_by_words(positions)
        return study(theme, positions, judge_independently)

    def how_to_answer(self, theme: str) -> str:
        """Return what an answer is: a turn, a piece to give, a judgement or a line."""
        return {SAFE_PIECE: "give", JUDGE: "judge", SPOT: "spot"}.get(theme, "turn")

    def ask(self, bot: AnyBot, theme: str, position: Position, seed: int) -> str:
        """Return the bot's turn, its evaluation in a word, or its call."""
        choice = bot.choose(Question(position, seed=seed, budget=Budget(seconds=None)))
        if theme == JUDGE:
            value = choice.value or 0.0
            return WORDS[1 if value == 1 else -1 if value == -1 else 0]
        if theme == SPOT:
            return str(choice.moves[0])
        return format_turn(choice.moves)


QUARTO = QuartoPuzzles()
"""The adapter."""

__all__ = ["QUARTO", "QuartoPuzzles"]
