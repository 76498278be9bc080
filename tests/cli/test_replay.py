"""`fourfold replay` prints one JSON line for each game, good or bad."""

import json
import sys
from errno import ENOSPC
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from fourfold.cli.replay import command
from tests.cli.command import run

CALLED = """[Game "quarto"]
[Rules "CSHT!"]
[Seat1 "left"]
[Seat2 "right"]
[Result "2"]

=5 a4=7 b3=D c2=1 d1=0 !a4-d1
"""

MISSED = """[Game "quarto"]
[Rules "CSHT!"]
[Start "2"]
[Result "*"]

1. =5 a4=7 2. b3=D c2=1 {nobody looks} d1=0 d2=2
"""

BAD = """[Game "quarto"]
[Rules "CSHT!"]
[Result "1"]

=5 a4=7
a4=D
"""

CLAIMED = """[Game "quartino"]
[Rules "wheel"]
[Seats "2"]
[Deal "RYGB,BGYR,GRYB,YBRG/BYRG,GYBR,RGBY,YRGB"]
[Result "1"]
[Reason "resignation"]

R0,. Y1,. G2,. B3,. R8,RYGB@1,R8,.
"""


def replay(*files: str, text: str | bytes = b"") -> tuple[list[dict[str, Any]], int]:
    done = run("replay", *files, text=text)
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


def test_a_game_won_by_a_call_is_replayed() -> None:
    assert replay("-", text=CALLED) == (
        [
            {
                "game": "quarto",
                "rules": "CSHT!",
                "turns": 6,
                "position": "5.../.7../..D./...1 0 d1",
                "winner": 2,
                "finished": True,
                "reason": "call",
                "missed": [],
            }
        ],
        0,
    )


def test_a_missed_group_is_listed_once_it_is_dead() -> None:
    [game], code = replay("-", text=MISSED)
    assert code == 0
    assert game["missed"] == ["a4-d1"]
    assert (game["winner"], game["finished"], game["reason"]) == (None, False, None)
    [earlier], _ = replay("-", text=MISSED.replace(" d2=2", ""))
    assert earlier["missed"] == []


def test_quartino_has_no_missed_groups() -> None:
    [game], code = replay("-", text=CLAIMED)
    assert code == 0
    assert "missed" not in game
    assert game["position"].endswith(" 2 place:1 BGYR,GRYB,YBRG;RYGB/BYRG,GYBR,RGBY,YRGB;")
    assert (game["turns"], game["winner"], game["reason"]) == (5, 1, "resignation")


def test_a_game_is_replayed_as_far_as_it_is_known() -> None:
    seen = CLAIMED.replace("RYGB,BGYR,GRYB,YBRG", "?,?,?,?")
    [game], code = replay("-", text=seen)
    assert code == 0
    assert game["position"].endswith(" 2 place:1 ?,?,?;RYGB/BYRG,GYBR,RGBY,YRGB;")
    [impossible], code = replay("-", text=seen.replace("RYGB@1", "BYRG@1"))
    assert code == 1
    assert impossible["error"] == "card BYRG is not in your rack"


def test_a_bad_game_does_not_affect_the_others(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text(f"{CALLED}\n{BAD}\n{MISSED}")
    games, code = replay(str(path))
    assert code == 1
    assert [game.get("error") for game in games] == [None, "square a4 is taken", None]
    assert games[1] == {"error": "square a4 is taken", "file": str(path), "line": 14, "turn": 3}


def test_a_result_that_contradicts_the_moves_is_an_error() -> None:
    for wrong in (
        '[Result "1"]',
        '[Result "draw"]',
        '[Result "3"]',
        '[Result "2"]\n[Reason "line"]',
    ):
        [game], code = replay("-", text=CALLED.replace('[Result "2"]', wrong))
        assert code == 1
        assert "error" in game


def test_a_missing_file_does_not_stop_the_others(tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text(CALLED)
    games, code = replay(str(tmp_path / "none.txt"), str(good))
    assert code == 1
    assert games[0] == {
        "error": "No such file or directory",
        "file": str(tmp_path / "none.txt"),
        "line": None,
        "turn": None,
    }
    assert games[1]["finished"]


def test_an_unwritable_output_is_not_blamed_on_the_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class FullOnce(StringIO):
        is_full = True

        def write(self, text: str) -> int:
            if self.is_full:
                self.is_full = False
                raise OSError(ENOSPC, "No space left on device")
            return super().write(text)

    path = tmp_path / "game.txt"
    path.write_text(CALLED)
    output = FullOnce()
    monkeypatch.setattr(sys, "stdout", output)
    with pytest.raises(OSError, match="No space left"):
        command.main([str(path)], standalone_mode=False)
    assert output.getvalue() == ""


def test_a_folder_is_refused(tmp_path: Path) -> None:
    [game], code = replay(str(tmp_path))
    assert code == 1
    assert game["error"] == "Is a directory"


def test_bytes_that_are_not_text_are_refused() -> None:
    [game], code = replay("-", text=b'[Game "quarto"]\n[Rules "\xff"]\n')
    assert code == 1
    assert game == {"error": "the line is not UTF-8 text", "file": "-", "line": 2, "turn": None}


def test_an_endless_line_is_refused_in_constant_memory() -> None:
    [game], code = replay("-", text=b"x" * 6_000_000)
    assert code == 1
    assert "4,000,000 bytes" in game["error"]
