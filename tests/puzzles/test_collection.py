"""Puzzle files, and the shipped collection."""

import gzip
import json
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from fourfold.puzzles import (
    PUZZLE_GAMES,
    Puzzle,
    PuzzleError,
    format_puzzles,
    parse_puzzles,
    read_puzzles,
    shipped_puzzles,
    write_puzzles,
)
from fourfold.puzzles.puzzle import ID_LENGTH, ID_LETTERS

MAX_BYTES = 500_000
MIN_PUZZLES = 10_000
FIELDS = ["id", "game", "rules", "position", "theme", "goal", "answers", "difficulty"]

PUZZLES = shipped_puzzles()
SAMPLE = PUZZLES[::500]


def test_the_collection_is_large_and_its_file_is_small() -> None:
    file = files("fourfold.puzzles") / "data" / "puzzles.txt.gz"
    assert len(PUZZLES) >= MIN_PUZZLES
    assert len(file.read_bytes()) <= MAX_BYTES


def test_every_section_of_the_plan_is_present_and_complete() -> None:
    counts = Counter((puzzle.game, puzzle.rules, puzzle.theme) for puzzle in PUZZLES)
    assert counts == {
        (game, section.rules, section.theme): section.count
        for game, adapter in PUZZLE_GAMES.items()
        for section in adapter.plan
    }


def test_ids_are_unique_and_easy_to_read() -> None:
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert all(len(puzzle.id) == ID_LENGTH for puzzle in PUZZLES)
    assert {letter for puzzle in PUZZLES for letter in puzzle.id} <= set(ID_LETTERS)


def test_kinds_of_answers_are_equally_frequent() -> None:
    words = Counter(puzzle.answers for puzzle in PUZZLES if puzzle.theme == "judge")
    assert max(words.values()) - min(words.values()) <= 2 * len({p.rules for p in PUZZLES})
    for rules in ("CSHT!", "CSHT+!"):
        spots = [p for p in PUZZLES if p.theme == "spot" and p.rules == rules]
        assert sum(p.answers[0].startswith("!") for p in spots) == len(spots) / 2


def test_a_puzzle_as_json_has_exactly_the_promised_keys() -> None:
    for puzzle in SAMPLE:
        values = json.loads(puzzle.to_json())
        assert list(values) == FIELDS
        assert values["answers"] == list(puzzle.answers)


def test_a_file_reads_back_compressed_plain_and_as_json_lines(tmp_path: Path) -> None:
    path = tmp_path / "some.txt.gz"
    assert write_puzzles(path, SAMPLE) == path.stat().st_size
    assert read_puzzles(path.read_bytes()) == SAMPLE
    assert tuple(parse_puzzles(format_puzzles(SAMPLE))) == SAMPLE
    lines = "".join(puzzle.to_json() + "\n" for puzzle in SAMPLE)
    assert read_puzzles(lines.encode()) == SAMPLE


def as_json(**changes: object) -> str:
    return json.dumps(json.loads(SAMPLE[0].to_json()) | changes)


BAD_FILES = {
    b"": "line 1: expected 'fourfold-puzzles 1' or a JSON object",
    b"\x1f\x8bnonsense": "not a puzzle file: ",
    b"\xff\xfe": "not a puzzle file: ",
    gzip.compress(b"", mtime=0)[:10] + b"damaged data": "not a puzzle file: ",
    b"fourfold-puzzles 1\nabc\tx\ty\t1\n": "line 2: expected a section first: ",
    b"fourfold-puzzles 1\n@\tquarto\tCSHT\twin-1\twin in 1\nabc\tx\n": "line 3: expected id, ",
    b"fourfold-puzzles 1\n@\tquarto\tCSHT\twin-1\twin in 1\nabc\tx\ty\t" + b"9" * 5000: (
        "line 3: expected id, "
    ),
    b"{}\n": "line 1: a puzzle is an object with exactly id, game, ",
    b"{\n": "line 1: not JSON: ",
    b'{"id":' + b"[" * 100_000: "line 1: not JSON: ",
    as_json(answers="a1").encode(): "line 1: answers must be a list of strings",
    as_json(answers=[1]).encode(): "line 1: answers must be a list of strings",
    as_json(difficulty="hard").encode(): "line 1: difficulty must be a number",
    as_json(difficulty=True).encode(): "line 1: difficulty must be a number",
    as_json(theme=1).encode(): "line 1: theme must be a string",
}


@pytest.mark.parametrize("data", BAD_FILES)
def test_a_bad_file_gives_one_clear_error(data: bytes) -> None:
    with pytest.raises(PuzzleError) as caught:
        read_puzzles(data)
    assert str(caught.value).startswith(BAD_FILES[data])


def test_the_same_puzzles_give_the_same_bytes(tmp_path: Path) -> None:
    first, second = tmp_path / "a.gz", tmp_path / "b.gz"
    write_puzzles(first, SAMPLE)
    write_puzzles(second, SAMPLE)
    assert first.read_bytes() == second.read_bytes()
    assert gzip.decompress(first.read_bytes()).decode() == format_puzzles(SAMPLE)


def test_a_puzzle_without_answers_reads_back() -> None:
    bare: Puzzle = replace(SAMPLE[0], answers=())
    assert tuple(parse_puzzles(format_puzzles([bare]))) == (bare,)
