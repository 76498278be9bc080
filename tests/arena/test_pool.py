"""Worker processes: how they start, and what happens if they can't."""

import subprocess
import sys
from pathlib import Path

SCRIPT = """
from fourfold.arena import Settings, play_tournament
settings = Settings("quarto", "CSHT", ("random", "random"), games=2)
print(len(play_tournament(settings, workers=2).results))
"""

GUARDED = f"""
if __name__ == "__main__":
    {SCRIPT.strip().replace(chr(10), chr(10) + "    ")}
"""


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "script.py").write_text(script)
    command = [sys.executable, "script.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_script_without_a_guard_fails_once_and_is_told_to_add_one(tmp_path: Path) -> None:
    done = run(SCRIPT, tmp_path)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("Traceback") == 1
    assert done.stderr.splitlines()[-1] == (
        "fourfold.arena.settings.ArenaError: the worker processes can't start, as they import the "
        'main program: put the code that plays the tournament under if __name__ == "__main__":'
    )


def test_a_script_with_a_guard_plays(tmp_path: Path) -> None:
    done = run(GUARDED, tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "2\n", "")


def test_a_main_program_that_workers_cannot_import_fails_once(tmp_path: Path) -> None:
    broken = f"if __name__ != '__main__':\n    raise ZeroDivisionError\n{GUARDED}"
    done = run(broken, tmp_path)
    assert done.returncode == 1
    assert 1 <= done.stderr.count("\nZeroDivisionError") <= 2
    assert done.stderr.count("ArenaError: ") == 1
