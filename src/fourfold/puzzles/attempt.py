"""An attempt at a puzzle: answers from a person, replies from the opponent."""

from fourfold.games.game import AnyPosition, GameError, check_type, count
from fourfold.puzzles.catalogue import puzzle_game
from fourfold.puzzles.feedback import Feedback
from fourfold.puzzles.puzzle import A_PUZZLE, Puzzle
from fourfold.puzzles.theme import find_theme


class Attempt:
    """One attempt at a puzzle; it can continue after wrong answers, which are counted.

    Every turn that keeps the goal in reach is right, and the opponent answers with the longest
    defence.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        """Start at the puzzle's position; raise `PuzzleError` for an unknown theme or goal."""
        self.puzzle = check_type(puzzle, Puzzle, A_PUZZLE)
        """The puzzle."""

        self._adapter = puzzle_game(puzzle.game)
        find_theme(self._adapter, puzzle)
        rules = self._adapter.game.parse_rules(puzzle.rules)
        self.position: AnyPosition = self._adapter.game.parse_position(puzzle.position, rules)
        """The position in which the next answer is due."""

        self.turns: list[str] = []
        """The right answers so far, and the opponent's replies."""

        self.mistakes = 0
        """The number of wrong answers so far."""

        self.is_solved = False
        """Whether the last answer has solved it."""

    def __repr__(self) -> str:
        """Return the puzzle, its goal and how far the attempt is."""
        state = "solved" if self.is_solved else f"{count(len(self.turns), 'turn')} so far"
        about = f"{self.puzzle.game} {self.puzzle.rules}, {self.puzzle.goal}"
        return f"<Attempt at a puzzle of {about}: {state}, {count(self.mistakes, 'mistake')}>"

    def answer(self, text: str) -> Feedback:
        """Judge an answer in notation; a wrong one leaves the position as it was.

        Raise `GameError` if the text can't be read or the move is illegal (not counted as a
        mistake), or if the puzzle is already solved.
        """
        check_type(text, str, "an answer in notation")
        if self.is_solved:
            raise GameError("the puzzle is solved: start another Attempt")
        theme, position = self.puzzle.theme, self.position
        answer = self._adapter.read_answer(theme, position, text)
        first = () if self.turns else self.puzzle.answers
        feedback = self._adapter.respond(theme, position, first, answer)
        if not feedback.is_right:
            self.mistakes += 1
            return feedback
        self.turns += [answer, feedback.reply] if feedback.reply else [answer]
        self.position, self.is_solved = feedback.position, feedback.is_solved
        return feedback
