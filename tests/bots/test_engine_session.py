"""The engine protocol from the bot's side: every documented line, and every bad one."""

import re
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from threading import Event

import pytest

from fourfold.bots import (
    AnyChoice,
    AnyQuestion,
    Candidate,
    Choice,
    Progress,
    engine_session,
    make_bot,
)
from fourfold.bots.engine_info import parse_progress
from fourfold.bots.engine_session import EngineSession
from fourfold.bots.random_bot import RandomBot
from fourfold.games.game import AnyGame
from fourfold.games.quartino import QUARTINO, Position
from fourfold.games.quarto import QUARTO
from tests.bots.stub import stub_command
from tests.cli.command import COMMAND

DESCRIPTION = Path(__file__).parents[2] / "docs" / "engine-protocol.md"
VIEW = "-/R/-/-/-/-/-/-/- 2 place:1 ?,?,?,?;/RYGB,BGYR,GRYB,YBRG;"


def answers(*lines: str, game: AnyGame = QUARTO) -> list[str]:
    said: list[str] = []
    EngineSession(game, RandomBot(), "1", said.append).run(lines)
    return said


def sessions() -> Iterator[tuple[list[str], list[tuple[str, list[str]]]]]:
    """Yield each documented session: the command, then each line with its answers."""
    for block in re.findall(r"```session\n(.*?)```", DESCRIPTION.read_text(), re.DOTALL):
        command, *lines = block.splitlines()
        talk: list[tuple[str, list[str]]] = []
        for line in lines:
            if line.startswith("> "):
                talk.append((line[2:], []))
            else:
                talk[-1][1].append(line)
        yield command.removeprefix("$ ").split(), talk


def without_version(line: str) -> str:
    return re.sub(r"(id version fourfold) .*", r"\1", line)


@pytest.mark.parametrize(("command", "talk"), [pytest.param(*s, id=s[0][2]) for s in sessions()])
def test_the_documented_sessions_run_as_shown(
    command: list[str], talk: list[tuple[str, list[str]]]
) -> None:
    assert command[0] == "fourfold"
    process = subprocess.Popen(
        [COMMAND, *command[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for line, expected in talk:
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
        # On a busy machine an answer may take so long that progress comes first.
        replies = (reply for reply in process.stdout if not reply.startswith("info seconds"))
        heard = [reply.rstrip("\n") for reply in islice(replies, len(expected))]
        assert list(map(without_version, heard)) == list(map(without_version, expected))
    assert process.wait() == 0
    assert process.stdout.read() == ""
    process.stdin.close()
    process.stdout.close()


def test_the_progress_that_the_description_shows_can_be_read() -> None:
    (example,) = re.findall(r"`info (seconds \d[^`]+)`", DESCRIPTION.read_text())
    progress = parse_progress(example.split(), QUARTINO)
    assert progress is not None
    assert progress.best is not None


def test_every_command_is_described_and_shown() -> None:
    described = re.findall(r"^\| `(\w+)", DESCRIPTION.read_text(), re.MULTILINE)
    shown = {line.split()[0] for _, talk in sessions() for line, _ in talk}
    commands = {"identify", "ping", "rules", "option", "position", "go", "stop", "quit"}
    assert commands <= set(described)
    assert commands <= shown


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            "dance",
            "'dance' is not a command: identify, ping, rules, option, position, go, stop, quit",
        ),
        ("rules", "rules: expected one rule set key"),
        ("rules CSHX", "column 4: "),
        ("option seconds", "option: expected a name and a value"),
        ("option colour 5", "'colour' is not an option: seconds, nodes, seed"),
        ("option nodes 1.5", "nodes: expected a number, found '1.5'"),
        ("go seconds 0", "seconds: expected a number above 0, found '0'"),
        ("go seconds nan", "seconds: expected a number, found 'nan'"),
        ("go seed -1", "seed: expected a number above 0, found '-1'"),
        ("go nodes", "nodes: a number is missing"),
        ("position", "position: expected start or a position in notation"),
        ("position moves =5", "position: expected start or a position in notation"),
        ("position start moves a1", "you may not place"),
        ("position start starter 3", "starter: there is no seat 3"),
        ("position start starter", "position: starter takes one seat"),
        ("position start moves =5 moves a1", "position: moves is given twice"),
        ("position x", "column 1: "),
    ],
)
def test_a_bad_line_is_reported_in_one_line_and_loses_nothing(line: str, problem: str) -> None:
    before = answers("position start moves =5", "go")
    error, *after = answers("position start moves =5", line, "go")
    assert error.startswith("error ")
    assert problem in error
    assert after == before


def test_a_list_of_moves_may_be_empty() -> None:
    assert answers("position start moves", "go") == answers("position start", "go")
    assert len(answers("position start", "go")) == 1


def test_go_without_a_position_is_refused() -> None:
    assert answers("go") == ["error go: no position is set"]
    assert answers("position start moves 1:resignation", "go") == ["error go: the game is over"]
    assert answers("position start", "rules CSHT", "go") == ["error go: no position is set"]


def test_quartino_needs_a_view() -> None:
    (error,) = answers("position start", game=QUARTINO)
    assert error == "error quartino can't start without cards: send a view"
    (answer,) = answers(f"position {VIEW} events R1 .", "go seed 3", game=QUARTINO)
    assert answer.startswith("bestmove ")


def test_a_bot_gets_only_its_view_even_from_a_careless_client() -> None:
    seen: list[AnyQuestion] = []

    class Watcher(RandomBot):
        def choose(self, question: AnyQuestion) -> AnyChoice:
            seen.append(question)
            return super().choose(question)

    careless = "-/R/-/-/-/-/-/-/- 2 place:1 RGBY,BYGR,GRBY,YBGR;/RYGB,BGYR,GRYB,YBRG;"
    lines = [f"position {careless} events R1 .", "go seed 3 nodes 5 seconds 2"]
    EngineSession(QUARTINO, Watcher(), "1", lambda _: None).run(lines)
    assert isinstance(seen[0].view, Position)
    assert QUARTINO.format_position(seen[0].view) == VIEW
    assert len(seen[0].events) == 2
    assert (seen[0].seed, seen[0].budget.work, seen[0].budget.seconds) == (3, 5, 2.0)


def test_options_apply_to_every_question_and_go_arguments_to_one() -> None:
    set_first = answers("option seed 9", "position start", "go", "go seed 4")
    told_each = answers("position start", "go seed 9", "go seed 4")
    assert set_first == told_each


def test_a_bots_evaluation_of_its_choice_is_printed() -> None:
    class Thinker(RandomBot):
        def choose(self, question: AnyQuestion) -> AnyChoice:
            moves = (question.view.legal_moves()[0],)
            line = (*moves, QUARTO.parse_move("a1"))
            return Choice(moves, 0.25, line, (Candidate(moves, 0.25),))

    said: list[str] = []
    EngineSession(QUARTO, Thinker(), "1", said.append).run(["position start", "go"])
    assert said == ["info candidate 0.25 =0", "info value 0.25 line =0 a1", "bestmove =0"]


def test_a_thinking_bot_reports_its_progress_from_time_to_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here on every check of the stop flag, not only every second."""
    monkeypatch.setattr(engine_session, "INFO_INTERVAL_SECONDS", 0.0)
    moves = (QUARTO.parse_move("=0"),)

    class Thinker(RandomBot):
        def choose(self, question: AnyQuestion) -> AnyChoice:
            budget = question.budget
            for progress in (None, Progress(10), Progress(20, Candidate(moves, 0.25))):
                if progress:
                    budget.report(progress)
                budget.is_stopped()
            return Choice(moves)

    said: list[str] = []
    EngineSession(QUARTO, Thinker(), "1", said.append).run(["position start", "go"])
    assert [re.sub(r"(?<=seconds )\d\.\d", "S", line) for line in said] == [
        "info seconds S",
        "info seconds S nodes 10",
        "info seconds S nodes 20 value 0.25 line =0",
        "bestmove =0",
    ]


@pytest.mark.parametrize(
    ("game", "bot", "position"),
    [(QUARTO, "perfect", "2..3/.5.8/..../.... 4 b3"), (QUARTINO, "expert", VIEW)],
    ids=["perfect", "expert"],
)
def test_searching_bots_report_their_best_choice_so_far(
    game: AnyGame, bot: str, position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_session, "INFO_INTERVAL_SECONDS", 0.0)
    said: list[str] = []
    has_reported, is_stopped = Event(), Event()

    def hear(line: str) -> None:
        said.append(line)
        if " value " in line and " nodes 0 " not in line:
            has_reported.set()
            is_stopped.wait()  # so that the bot does not finish before us

    def lines() -> Iterator[str]:
        yield f"position {position}"
        yield "go nodes 1000000000"
        has_reported.wait()
        yield "stop"
        is_stopped.set()

    EngineSession(game, make_bot(game, bot), "1", hear).run(lines())
    infos = [line.split()[1:] for line in said if line.startswith("info seconds")]
    reports = [parse_progress(words, game) for words in infos]
    work = [progress.work for progress in reports if progress]
    assert work == sorted(work)
    best = [progress.best for progress in reports if progress and progress.best]
    assert best
    view = game.parse_position(position, game.default_rules)
    for candidate in best:
        after = view
        for move in candidate.moves:
            after = after.play(move)
        assert after.seat != view.seat
    assert said[-1] == f"bestmove {game.format_turn(best[-1].moves)}"


def test_lines_are_answered_while_the_bot_thinks_and_stop_ends_it() -> None:
    process = subprocess.Popen(
        stub_command("quarto", "wait"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None

    def talk(line: str) -> str:
        process.stdin.write(f"{line}\n")  # type: ignore[union-attr]
        process.stdin.flush()  # type: ignore[union-attr]
        return process.stdout.readline().strip()  # type: ignore[union-attr]

    process.stdin.write("position start\n")
    assert talk("go") == "info seconds 0.1"
    assert talk("ping") == "pong"
    refused = "is not allowed while the bot is thinking: stop it first"
    assert talk("go") == f"error go {refused}"
    assert talk("position start moves =5") == f"error position {refused}"
    assert talk("stop").startswith("bestmove =")
    assert talk("go") == "info seconds 0.1"
    process.stdin.close()
    assert process.stdout.readline().startswith("bestmove =")
    assert process.wait() == 0
    process.stdout.close()
