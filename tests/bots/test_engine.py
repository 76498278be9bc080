"""Engines as bots: questions, timeouts, restarts, and errors that say why the program failed."""

import os
import signal
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from fourfold.bots import (
    AnyChoice,
    AnyEngineBot,
    AnyProgress,
    AnyQuestion,
    BotCrashError,
    BotTimeoutError,
    Budget,
    Candidate,
    EngineBot,
    IllegalAnswerError,
    Progress,
    Question,
    UnknownBotError,
    make_bot,
)
from fourfold.bots import engine as engine_module
from fourfold.bots.engine_process import EngineProcess
from fourfold.games import GAMES
from fourfold.games.game import AnyGame, Move
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.games.setup import Setup
from fourfold.match import Match
from fourfold.table import Player, Table
from tests.bots.stub import stub_command, stub_name


def make_question(
    game: AnyGame = QUARTO, budget: Budget | None = None, seed: int = 1
) -> AnyQuestion:
    setup = Setup(game, game.default_rules, deal=game.draw_deal(2, 1))
    return Question(setup.position().view(1), seed=seed, budget=budget or Budget(None))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_an_engine_plays_like_the_same_bot_in_this_process(game: AnyGame) -> None:
    seats = max(game.seat_counts)

    def moves(bot_name: str) -> tuple[Move, ...]:
        setup = Setup(game, game.default_rules, seats, 2, game.draw_deal(seats, 1))
        bot = make_bot(game, bot_name)
        table = Table(Match(setup, turn_cap=20), [Player("x", bot)] * seats, 7)
        while table.match.outcome is None:
            table.move_bot()
        return table.match.moves

    command = f"engine:{sys.executable} -m fourfold engine {game.name} --bot random"
    assert moves(command) == moves("random")


def test_an_engine_learns_which_cards_were_shown_and_who_left() -> None:
    lines = []

    class Listener(AnyEngineBot):
        def choose(self, question: AnyQuestion) -> AnyChoice:
            lines.extend(engine_module._Conversation(self, None, question)._request())  # type: ignore[arg-type]
            return super().choose(question)

    deal = QUARTINO.draw_deal(3, 1)
    match = Match(Setup(QUARTINO, QUARTINO.default_rules, 3, deal=deal))
    match.play(QUARTINO.parse_move("R1"))
    card = deal.split(",")[0]
    match.play(QUARTINO.parse_move(f"{card}@2"))
    match.resign(2)
    bot = Listener(QUARTINO, stub_command("quartino", "play"))
    table = Table(match, [Player("x", bot)] * 3, 7)
    table.move_bot(Budget(2.5, 100))
    rules, position, go = lines
    assert rules == "rules wheel"
    assert position.startswith("position -/R/-/-/-/-/-/-/- 3 place:1 ?,?,?,?;/?,?,?,?;x/")
    assert position.endswith(f" events R1 {card}@2 2:resignation")
    assert go.startswith("go seed ")
    assert go.endswith(" seconds 2.5 nodes 100")
    bot.close()


@pytest.mark.parametrize(
    ("way", "error", "problem"),
    [
        ("raise", BotCrashError, "ValueError: this bot is broken"),
        ("sys-exit", BotCrashError, "^SystemExit: model file is missing$"),
        ("exit", BotCrashError, "the program exited with code 3: I can't go on"),
        ("garbage", IllegalAnswerError, "bestmove 'nonsense', column 1"),
        ("illegal", IllegalAnswerError, "^move 1, a1: you may not place: no piece has been given$"),
        ("kill-self", BotCrashError, "the program exited with code -9"),
    ],
)
def test_a_failing_program_raises_an_error_with_the_reason(
    way: str, error: type[Exception], problem: str
) -> None:
    bot = EngineBot(QUARTO, stub_command("quarto", way))
    with pytest.raises(error, match=problem):
        bot.choose(make_question())


def test_a_program_that_hangs_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    bot = EngineBot(QUARTO, stub_command("quarto", "hang", mark), limit=0.5)
    with pytest.raises(BotTimeoutError, match=r"no answer in 0\.5 s"):
        bot.choose(make_question())
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text()), 0)


def test_an_engine_that_never_identifies_itself_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "START_TIMEOUT_SECONDS", 0.5)
    with pytest.raises(BotTimeoutError, match="did not identify itself"):
        EngineBot(QUARTO, stub_command("quarto", "mute")).choose(make_question())


def test_a_program_that_is_killed_between_two_questions_is_restarted(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    bot = EngineBot(QUARTO, stub_command("quarto", "play", mark))
    first = bot.choose(make_question())
    os.kill(int(mark.read_text()), signal.SIGKILL)
    mark.unlink()
    assert bot.choose(make_question()) == first
    bot.close()


def test_a_program_that_is_killed_while_it_thinks_is_asked_again(tmp_path: Path) -> None:
    bot = EngineBot(QUARTO, stub_command("quarto", "kill-self", tmp_path / "mark"))
    assert bot.choose(make_question(seed=5)) == make_bot(QUARTO, "random").choose(
        make_question(seed=5)
    )
    bot.close()


def test_a_program_keeps_running_after_an_error(tmp_path: Path) -> None:
    bot = EngineBot(QUARTO, stub_command("quarto", "raise", tmp_path / "mark"))
    with pytest.raises(BotCrashError):
        bot.choose(make_question())
    assert bot.choose(make_question()).moves
    bot.close()


def test_a_request_to_stop_reaches_the_program() -> None:
    stop = Event()
    bot = EngineBot(QUARTO, stub_command("quarto", "wait"))
    answers: list[AnyChoice] = []
    question = make_question(budget=Budget(None, None, stop.is_set))
    thread = Thread(target=lambda: answers.append(bot.choose(question)))
    thread.start()
    thread.join(0.2)
    assert not answers
    stop.set()
    thread.join()
    assert len(answers) == 1
    bot.close()


def test_an_engines_progress_reaches_the_caller() -> None:
    reported: list[AnyProgress] = []
    bot = EngineBot(QUARTO, stub_command("quarto", "report"))
    bot.choose(make_question(budget=Budget(None, report=reported.append)))
    moves = (QUARTO.parse_move("=3"),)
    assert reported == [Progress(5), Progress(9, Candidate(moves, 0.5))]
    bot.close()


def test_two_threads_that_ask_at_once_get_a_program_each() -> None:
    bot = EngineBot(QUARTO, stub_command("quarto", "wait"))
    stop = Event()
    answers: list[AnyChoice] = []
    questions = [
        make_question(budget=Budget(None, None, stop.is_set), seed=seed) for seed in (1, 2)
    ]
    threads = [
        Thread(target=lambda q=question: answers.append(bot.choose(q))) for question in questions
    ]
    for thread in threads:
        thread.start()
    stop.set()
    for thread in threads:
        thread.join()
    expected = {make_bot(QUARTO, "random").choose(question).moves for question in questions}
    assert {answer.moves for answer in answers} == expected
    bot.close()


def test_closing_ends_a_program_that_hangs_and_does_not_start_another(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    bot = EngineBot(QUARTO, stub_command("quarto", "hang", mark))
    failures: list[str] = []

    def choose() -> None:
        try:
            bot.choose(make_question())
        except BotCrashError as error:
            failures.append(str(error))

    thread = Thread(target=choose)
    thread.start()
    while not (mark.exists() and mark.read_text()):
        thread.join(0.01)
    bot.close()
    thread.join()
    assert len(failures) == 1
    assert failures[0].startswith("the program exited with code ")
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text()), 0)


def test_a_program_for_another_game_is_refused() -> None:
    bot = EngineBot(QUARTO, stub_command("quartino", "play"))
    with pytest.raises(BotCrashError, match="plays quartino, not quarto"):
        bot.choose(make_question())


def test_a_missing_program_is_an_error() -> None:
    with pytest.raises(BotCrashError, match="can't be started: No such file"):
        make_bot(QUARTO, "engine:there-is-no-such-program").choose(make_question())


@pytest.mark.parametrize("name", ["engine:", "engine:'"])
def test_a_missing_or_malformed_command_is_not_a_bot(name: str) -> None:
    with pytest.raises(UnknownBotError):
        make_bot(QUARTO, name)


def test_a_with_block_starts_the_program_and_ends_it_whatever_happens() -> None:
    bot = EngineBot("quarto", stub_command("quarto", "play"))
    processes = set[EngineProcess]()

    def use() -> None:
        with bot:
            processes.update(bot._running)
            assert [process.is_alive for process in processes] == [True]
            assert bot.choose(make_question()).moves
            raise KeyError

    with pytest.raises(KeyError):
        use()
    assert [process.is_alive for process in processes] == [False]
    assert not bot._running
    bot.close()
    bot.close()


def test_a_with_block_that_cannot_start_its_program_fails_at_once() -> None:
    bot = EngineBot("quarto", "there-is-no-such-program")
    with pytest.raises(BotCrashError, match="can't be started"), bot:
        raise AssertionError
    assert not bot._running


def test_a_closed_bot_starts_its_program_again_when_it_is_asked() -> None:
    with EngineBot(QUARTO, stub_command("quarto", "play")) as bot:
        bot.close()
        assert bot.choose(make_question()).moves
    assert not bot._running


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("id name Deep  Four 2", "Deep Four 2"),
        ("id name a\x1b[31mb", "a·[31mb"),
        ("id name " + 99 * "x", 60 * "x"),
        ("id name  ", None),
        ("id version 3", None),
    ],
)
def test_an_engine_is_asked_for_its_name(said: str, name: str | None) -> None:
    program = f"input(); print({said!r}); print('identified', flush=True); input()"
    bot = EngineBot("quarto", [sys.executable, "-c", program])
    assert bot.id_name is None
    with bot:
        assert bot.id_name == name


def test_a_command_may_be_one_string() -> None:
    text = "python -c 'print(1)'"
    bot = EngineBot("quarto", text)
    assert bot.command == ("python", "-c", "print(1)")
    assert bot.name == f"engine:{text}"
    for nothing in ("", ()):
        with pytest.raises(ValueError, match=r"^the engine's command is missing$"):
            EngineBot("quarto", nothing)
    with pytest.raises(ValueError, match="can't be parsed: No closing quotation"):
        EngineBot("quarto", "python '")


def test_the_bots_name_is_not_shortened() -> None:
    name = stub_name("quarto", "play")
    assert make_bot(QUARTO, name).name == name


def test_an_engines_info_about_its_choice_is_passed_on() -> None:
    program = """
import sys
for line in sys.stdin:
    if line == "identify\\n":
        print("hello\\nidentified", flush=True)
    if line.startswith("go"):
        print("info candidate 0.5 =3\\ninfo candidate nothing =3\\ninfo\\ninfo value 7 line =3 a1")
        print("bestmove =3", flush=True)
"""
    bot = EngineBot(QUARTO, [sys.executable, "-c", program])
    choice = bot.choose(make_question())
    assert choice.moves == (QUARTO.parse_move("=3"),)
    assert choice.value == 1.0
    assert choice.line == (QUARTO.parse_move("=3"), QUARTO.parse_move("a1"))
    assert [candidate.value for candidate in choice.candidates] == [0.5]
    bot.close()
