"""Bots play tic-tac-toe in the arena, in worker processes and engines that know it too."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold.arena.job import plan_jobs
from fourfold.arena.serial import play_serially
from fourfold.arena.settings import Settings
from fourfold.bots import bot_names
from fourfold.games.record import parse_record
from fourfold.games.replay import replay
from tests.tictactoe.game import GAME


def test_the_random_bot_plays_every_game_and_others_can_be_added() -> None:
    assert bot_names(GAME) == ("random", "careful")


def test_a_tournament_in_this_process() -> None:
    settings = Settings("tictactoe", "3", ("random", "random"), games=4, seed=1)
    results = list(play_serially(settings, plan_jobs(settings)))
    assert len(results) == 4
    for result in results:
        assert not result.forfeits
        assert replay(parse_record(result.record)).outcome


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_tournament_with_worker_processes(jobs: int, tmp_path: Path) -> None:
    call = ["arena", "tictactoe", "random", "careful", "--games", "20", "--seed", "1", "--json"]
    call += ["--jobs", str(jobs), "--out", str(tmp_path / "run")]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "fourfold", *call],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["finished"], report["forfeits"], report["turn_cap"]) == (20, {}, None)
    (pair,) = report["pairs"]
    assert pair["losses"] > pair["wins"], "a bot that looks at lines beats one that does not"
    assert (tmp_path / "run" / "records.txt").read_text().count('[Game "tictactoe"]') == 20
