"""Bot names in tables and records: engines have unique names of their own choosing."""

import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from fourfold.arena import ArenaError, Settings, Tally, play_tournament, rank_bots, text_report
from fourfold.arena.folder import Folder, read_settings
from fourfold.arena.naming import name_bots
from fourfold.bots.engine import PREFIX
from fourfold.games.record import parse_record
from tests.arena.tournament import play_all, settings_of
from tests.bots.stub import stub_name
from tests.cli.command import run


def program(name: str) -> str:
    """Return an engine with this name that plays at random."""
    source = f"from fourfold.bots import *; serve(RandomBot({name!r}), 'quarto')"
    return PREFIX + shlex.join([sys.executable, "-c", source])


def test_an_engine_is_listed_under_its_own_name() -> None:
    settings = name_bots(settings_of("quarto", "random", program("Deep Four")))
    assert settings.names == settings.labels == ("random", "Deep Four")
    (result, *_) = play_all(replace(settings, games=1))
    headers = parse_record(result.record).headers
    assert {headers["Seat1"], headers["Seat2"]} == {"random", "Deep Four"}
    # The record also has the command: anyone who loads it must see that it was a program.
    assert {headers["Bot1"], headers["Bot2"]} == {"random", settings.bots[1]}


def test_engines_with_the_same_name_are_distinguished() -> None:
    bots = (program("four"), program("four"), program("four#2"), "random", program("random"))
    # The first two are the same command given twice; the others differ.
    labels = name_bots(settings_of("quarto", *bots)).labels
    assert labels == ("four", "four#2", "four#2#2", "random", "random#2")


NO_PACKAGE = f"{PREFIX}{shlex.join([sys.executable, '-c', 'import no_such_package'])}"
CANNOT_PLAY = [
    ("engine:no-such-program", "no-such-program can't be started: No such file or directory"),
    (
        NO_PACKAGE,
        "the program exited with code 1: ModuleNotFoundError: No module named 'no_such_package'",
    ),
    (stub_name("quartino", "play"), "the program plays quartino, not quarto"),
]


@pytest.mark.parametrize(("bot", "problem"), CANNOT_PLAY, ids=["missing", "broken", "other-game"])
@pytest.mark.parametrize("names", [(), ("Ann", "Bob")])
def test_an_engine_that_cannot_play_stops_a_tournament_before_its_first_game(
    bot: str, problem: str, names: tuple[str, ...]
) -> None:
    settings = settings_of("quarto", "random", bot, names=names)
    with pytest.raises(ArenaError) as caught:
        play_tournament(settings)
    assert str(caught.value).startswith(f"the bot {bot!r} can't play: ")
    assert str(caught.value).endswith(problem)


@pytest.mark.parametrize(("bot", "problem"), CANNOT_PLAY, ids=["missing", "broken", "other-game"])
def test_an_engine_that_cannot_play_stops_the_command(
    bot: str, problem: str, tmp_path: Path
) -> None:
    settings = settings_of("quarto", "random", bot, games=2)
    call = ("arena", "quarto", *settings.bots, *_options(settings), "--out", str(tmp_path / "out"))
    done = run(*call)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip().endswith(problem)
    assert not (tmp_path / "out").exists()

    Folder.create(tmp_path / "out", settings).close()
    resumed = run(*call, "--resume")
    assert (resumed.returncode, resumed.stdout, resumed.stderr) == (1, "", done.stderr)


def test_a_finished_tournament_is_shown_again_without_its_engines(tmp_path: Path) -> None:
    program_file = tmp_path / "engine.py"
    program_file.write_text("from fourfold.bots import *; serve(RandomBot(), 'quarto')")
    bot = PREFIX + shlex.join([sys.executable, str(program_file)])
    call = ("arena", "quarto", "random", bot, "--games", "2", "--seed", "1", "--jobs", "1")
    done = run(*call, "--out", str(tmp_path / "out"))
    assert done.returncode == 0
    program_file.unlink()
    again = run(*call, "--out", str(tmp_path / "out"), "--resume")
    assert (again.returncode, again.stdout) == (0, done.stdout)


def test_the_same_games_are_played_under_any_name() -> None:
    settings = settings_of("quarto", "random", "random")
    called = replace(settings, names=("Ann", "Bob"))
    results = [[(r.winner, r.turns) for r in play_all(each)] for each in (settings, called)]
    assert results[0] == results[1]


def test_every_bot_needs_a_name() -> None:
    with pytest.raises(ArenaError, match=r"^1 name for 2 bots$"):
        settings_of("quarto", "random", "random", names=("Ann",))


def test_a_folder_without_names_is_resumed_without_them(tmp_path: Path) -> None:
    """Earlier versions wrote none; later records must look like the first."""
    settings = settings_of("quarto", "random", program("four"), games=2)
    folder = Folder.create(tmp_path, settings)
    folder.close()
    path = tmp_path / "results.jsonl"
    values = json.loads(path.read_text())
    del values["settings"]["names"]
    path.write_text(json.dumps(values) + "\n")
    assert read_settings(tmp_path) == settings

    done = run("arena", "quarto", *settings.bots, *_options(settings), "--out", str(tmp_path))
    assert done.returncode == 1
    done = run(
        *("arena", "quarto", *settings.bots, *_options(settings)),
        *("--out", str(tmp_path), "--resume", "--json"),
    )
    assert done.stderr == ""
    assert {row["bot"] for row in json.loads(done.stdout)["ratings"]} == set(settings.bots)


def test_a_folder_keeps_its_names(tmp_path: Path) -> None:
    settings = settings_of("quarto", "random", program("four"), games=2)
    folder = Folder.create(tmp_path, replace(settings, names=("Ann", "Bob")))
    folder.close()
    resumed, _ = Folder.resume(tmp_path, replace(settings, names=("Cid", "Dan")))
    assert resumed.settings.names == ("Ann", "Bob")
    resumed.close()
    with pytest.raises(
        ArenaError, match=r"different tournament: bots was \[.*\], not \['random', 'random'\]$"
    ):
        Folder.resume(tmp_path, replace(settings, bots=("random", "random"), names=()))


def test_the_commands_tables_show_names() -> None:
    bots = (program("Deep Four"), stub_name("quarto", "play"))
    done = run("arena", "quarto", *bots, "--games", "2", "--seed", "1", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Deep Four" in done.stdout
    assert "stub" in done.stdout
    assert "engine:" not in done.stdout


@pytest.mark.parametrize("workers", [1, 2])
def test_one_call_plays_a_whole_tournament(workers: int) -> None:
    settings = Settings("quarto", "CSHT!", ("random", program("Deep Four")), games=4, seed=1)
    tally = play_tournament(settings, workers=workers)
    assert isinstance(tally, Tally)
    assert tally.numbers == {1, 2, 3, 4}
    assert {row.label for row in rank_bots(tally)} == {"random", "Deep Four"}
    assert text_report(tally).startswith("quarto CSHT!: 4 games, seed 1\n")


def _options(settings: Settings) -> list[str]:
    return ["--games", str(settings.games), "--seed", "1", "--turn-cap", str(settings.turn_cap)]
