"""Your own bot as an engine: one call, and it plays in the arena."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fourfold.bots import Budget, EngineBot, IllegalAnswerError, RandomBot, make_bot, serve
from fourfold.games.game import GameError
from fourfold.games.quarto import QUARTO
from fourfold.match import Match
from fourfold.table import next_question, play_match

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "engine.py"
DESCRIPTION = ROOT / "docs" / "engine-protocol.md"

PROGRAM = """
from fourfold.bots import {more} serve

class Own:
    name = "my own"
    def choose(self, question):
        return {answer}

serve(Own(), "quarto")
"""


def own_command(
    answer: str = "RandomBot().choose(question)", more: str = "RandomBot,"
) -> list[str]:
    return [sys.executable, "-c", PROGRAM.format(more=more, answer=answer)]


def converse(command: list[str], *lines: str) -> subprocess.CompletedProcess[str]:
    said = "".join(f"{line}\n" for line in lines)
    return subprocess.run(command, input=said, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("end", [(), ("quit",), ("quit", "identify")])
def test_a_program_serves_until_quit_or_the_end_of_its_input(end: tuple[str, ...]) -> None:
    done = converse(own_command(), "identify", "position start", "go seed 3", *end)
    assert (done.returncode, done.stderr) == (0, "")
    name, *_, answer = done.stdout.splitlines()
    assert name == "id name my own"
    assert answer.startswith("bestmove =")
    assert done.stdout.count("identified\n") == 1


def test_a_program_answers_as_the_bot_does() -> None:
    match = Match.new(QUARTO)
    with EngineBot(QUARTO, own_command()) as bot:
        assert bot.choose(next_question(match, seed=7)) == RandomBot().choose(
            next_question(match, seed=7)
        )


def test_the_example_plays_a_whole_game() -> None:
    match = Match.new(QUARTO, "CSHT")
    with EngineBot("quarto", [sys.executable, str(EXAMPLE)]) as bot:
        assert bot.id_name == "one-move"
        outcome = play_match(match, [bot, make_bot("quarto", "random")], budget=Budget(2.0))
    assert outcome == match.outcome


@pytest.mark.parametrize("answer", ["None", "question.view.legal_moves()[0]"])
def test_an_answer_that_is_not_a_choice_is_reported_in_one_sentence(answer: str) -> None:
    done = converse(own_command(answer), "position start", "go")
    assert done.stdout.startswith("error TypeError: expected a Choice, found ")
    assert done.stdout.count("\n") == 1


def test_an_illegal_answer_is_the_bots_fault() -> None:
    choice = "Choice((quarto.parse_move('a1'),))"
    command = own_command(choice, "Choice,")
    command[-1] = "from fourfold.games import quarto\n" + command[-1]
    with (
        EngineBot(QUARTO, command) as bot,
        pytest.raises(IllegalAnswerError, match="move 1, "),
    ):
        play_match(Match.new(QUARTO), [bot, bot])


def described(number: int) -> str:
    """Return a program from the protocol's documentation."""
    programs: list[str] = re.findall(r"```python\n(.*?)```", DESCRIPTION.read_text(), re.DOTALL)
    return programs[number]


def test_the_described_program_plays_as_the_example_does() -> None:
    commands = [[sys.executable, "-c", described(0)], [sys.executable, str(EXAMPLE), "quarto"]]
    lines = ["identify", "position start moves =5", "go seed 5"]
    first, second = (converse(command, *lines).stdout for command in commands)
    assert first == second
    assert first.count("bestmove") == 1


def test_the_description_shows_how_to_ask_a_program() -> None:
    path = '"examples/engine.py"'
    program = described(1)
    assert path in program
    program = program.replace(path, repr(str(EXAMPLE)))
    done = converse([sys.executable, "-c", program])
    assert done.stdout.startswith("one-move (quarto.Give("), done.stderr


def test_a_closed_pipe_ends_the_program_silently() -> None:
    process = subprocess.Popen(
        own_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write(b"ping\n")
    process.stdin.flush()
    assert process.stdout.readline() == b"pong\n"
    process.stdout.close()
    process.stdin.write(b"ping\nping\n")
    process.stdin.close()
    assert process.wait() == 0
    assert process.stderr.read() == b""
    process.stderr.close()


def test_an_unknown_bot_or_game_is_refused_before_the_first_line() -> None:
    no_bot: Any = RandomBot
    with pytest.raises(TypeError, match="expected a bot with a name"):
        serve(no_bot, "quarto")
    with pytest.raises(GameError, match="there is no game 'chess'"):
        serve(RandomBot(), "chess")
