"""`fourfold play`: what is refused before a game opens."""

import os
import pty
import subprocess
from pathlib import Path

from tests.cli.command import COMMAND, run

NO_TERMINAL = "fourfold: play needs a terminal: stdin or stdout is not one\n"


def test_a_saved_game_with_a_program_says_how_to_continue_and_does_so(tmp_path: Path) -> None:
    path, trace = tmp_path / "game.txt", tmp_path / "trace"
    path.write_text(f'[Game "quarto"]\n[Rules "CSHT"]\n[Bot2 "engine:touch {trace}"]\n')
    refused = run("play", "--load", str(path))
    assert refused.returncode == 1
    assert refused.stderr == (
        f"fourfold: {path}: line 3: Bot2: an external program played this seat, and files "
        "can't start programs: name it with fourfold play --load FILE --bot engine:COMMAND\n"
    )
    # The screen comes next.
    assert run("play", "--load", str(path), "--bot", "engine:true").stderr == NO_TERMINAL
    assert run("play", "--load", str(path), "--bot", "random").stderr == NO_TERMINAL
    assert not trace.exists()


def test_bots_that_do_not_fit_a_saved_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text('[Game "quarto"]\n[Rules "CSHT"]\n[Bot2 "random"]\n')
    unknown = run("play", "--load", str(path), "--bot", "nobody")
    assert unknown.returncode == 2
    assert "Invalid value for --bot: quarto has no bot 'nobody'" in unknown.stderr
    many = run("play", "--load", str(path), "--bot", "random", "--bot", "random")
    assert many.returncode == 1
    assert many.stderr == f"fourfold: {path}: line 1: bots in the file: 1, bots named: 2\n"


def test_a_missing_file_is_reported_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = run("play", "--load", str(path))
    assert done.returncode == 1
    assert done.stderr == f"fourfold: {path}: No such file or directory\n"


def test_an_unsuitable_terminal_is_reported_in_one_line() -> None:
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [COMMAND, "play"],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        env=os.environ | {"TERM": "dumb"},
        text=True,
        check=False,
    )
    os.close(theirs)
    os.close(ours)
    assert done.returncode == 1
    assert done.stderr == "fourfold: play needs a full-screen terminal: TERM is dumb\n"


def test_the_loser_starts_option_needs_a_game() -> None:
    refused = run("play", "--no-loser-starts")
    assert refused.returncode == 2
    assert "--loser-starts and --no-loser-starts need a GAME or --load." in refused.stderr
    assert run("play", "quarto", "--start", "2", "--no-loser-starts").stderr == NO_TERMINAL
