"""`fourfold puzzles`: makes, verifies and lists."""

import json
from pathlib import Path

from fourfold.puzzles import format_puzzles, shipped_puzzles
from tests.cli.command import run

PUZZLES = shipped_puzzles()


def test_all_puzzles_are_shown_as_json_lines() -> None:
    lines = run("puzzles", "show", "--all", "--json").stdout.splitlines()
    assert len(lines) == len(PUZZLES)
    assert list(json.loads(lines[0])) == [
        "id",
        "game",
        "rules",
        "position",
        "theme",
        "goal",
        "answers",
        "difficulty",
    ]
    assert {json.loads(line)["id"] for line in lines} == {puzzle.id for puzzle in PUZZLES}


def test_puzzles_are_shown_by_id_or_by_option() -> None:
    puzzle = PUZZLES[0]
    done = run("puzzles", "show", puzzle.id)
    assert done.stdout.startswith(f"{puzzle.id} quarto CSHT win-1 {puzzle.difficulty}  ")
    grid = run("puzzles", "show", "--game", "quartino", "--rules", "grid", "--json").stdout
    assert {json.loads(line)["rules"] for line in grid.splitlines()} == {"grid"}
    assert run("puzzles", "show").stdout.endswith(f"{len(PUZZLES)} puzzles\n")
    done = run("puzzles", "show", "none")
    assert (done.returncode, done.stderr) == (1, "fourfold: there is no puzzle none\n")


def test_verify_stops_at_the_first_flaw_and_names_it(tmp_path: Path) -> None:
    done = run("puzzles", "verify", "--every", "400")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(" puzzles verified\n")
    lines = [puzzle.to_json() for puzzle in PUZZLES[:3]]
    flawed = json.loads(lines[1])
    flawed["answers"] = []
    file = tmp_path / "flawed.jsonl"
    file.write_text("\n".join([lines[0], json.dumps(flawed), lines[2]]), "utf-8")
    for options in ([], ["--independent"]):
        done = run("puzzles", "verify", str(file), *options)
        assert done.returncode == 1
        assert done.stdout.startswith(f"puzzle {PUZZLES[1].id} (win-1): an answer is missing: ")


def test_a_malformed_or_missing_file_is_reported_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_text("nonsense", "utf-8")
    done = run("puzzles", "verify", str(file))
    assert done.returncode == 1
    assert done.stderr.startswith(f"fourfold: {file}: line 1: expected 'fourfold-puzzles 1'")
    done = run("puzzles", "verify", str(tmp_path / "missing"))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


def test_plain_files_and_standard_input_are_read(tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    file.write_text(format_puzzles(PUZZLES[:2]), "utf-8")
    assert run("puzzles", "verify", str(file)).stdout == "2 puzzles verified\n"
    text = format_puzzles(PUZZLES[:2])
    shown = run("puzzles", "show", "--all", "--file", "-", text=text).stdout
    assert [line.split()[0] for line in shown.splitlines()] == [p.id for p in PUZZLES[:2]]
