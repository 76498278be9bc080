"""Variations and comments in records: what is read, written, replayed and refused."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.games.game import GameError
from fourfold.games.record import Record, RecordError, format_record, parse_record
from fourfold.games.replay import replay
from fourfold.games.variation import MAX_VARIATION_DEPTH, Variation
from tests.games.branching import branch_out
from tests.games.generator import Course
from tests.games.strategy import courses
from tests.games.test_record import words

HEADERS = {"Game": "quarto", "Rules": "CSHT!"}
HEADER = '[Game "quarto"]\n[Rules "CSHT!"]\n\n'


def read(body: str) -> Record:
    return parse_record(HEADER + body)


def refusal(body: str) -> tuple[str, int, int | None]:
    """Return what is wrong with a record, in which line after the header, and in which turn."""
    with pytest.raises(RecordError) as error:
        replay(read(body))
    return error.value.problem, error.value.line - 3, error.value.turn


characters = st.characters(exclude_characters=" \t\n\r\v\f}", exclude_categories=["Cs"])
comments = st.lists(st.text(characters, min_size=1, max_size=6), min_size=1, max_size=3).map(
    " ".join
)


@st.composite
def lines(draw: st.DrawFn, max_depth: int = 3) -> dict[str, Any]:
    """Draw the parts of a line: turns, comments and variations."""
    turns = tuple(draw(st.lists(words, min_size=1, max_size=3)))
    numbers = st.integers(1, len(turns))
    others = draw(st.lists(numbers, max_size=2)) if max_depth else []
    variations: dict[int, tuple[Variation, ...]] = {}
    for number in others:
        other = Variation(**draw(lines(max_depth - 1)))
        variations[number] = (*variations.get(number, ()), other)
    said = draw(st.dictionaries(st.integers(0, len(turns)), comments, max_size=2))
    return {"turns": turns, "comments": said, "variations": variations}


@given(lines())
def test_variations_and_comments_round_trip(line: dict[str, Any]) -> None:
    record = Record(HEADERS, **line)
    text = format_record(record)
    again = parse_record(text)
    assert again == record
    assert hash(again) == hash(record)
    assert format_record(again) == text


@given(courses(), st.integers(0, 2**32))
def test_the_rules_confirm_legal_variations(course: Course, seed: int) -> None:
    setup = course.setup
    turns = tuple(setup.game.format_turn(turn) for turn in course.turns())
    plain = Record(setup.headers(), turns)
    record = branch_out(plain, Random(seed))
    replayed = replay(format_record(record))
    assert replayed == replay(plain), "variations don't change the game"


def test_comments_and_variations_are_read() -> None:
    record = read(
        "{a game} 1. =5 b3=A {fine} (b3=C{two\nlines}c1=D(c1=E)) (1. b4=1) {and more} 2. c4=2"
    )
    assert record.turns == ("=5", "b3=A", "c4=2")
    assert record.comments == {0: "a game", 2: "fine and more"}
    inner = Variation(("c1=E",))
    assert record.variations == {
        2: (
            Variation(("b3=C", "c1=D"), {1: "two lines"}, {2: (inner,)}),
            Variation(("b4=1",)),
        )
    }
    assert record.variations[2][0].turn_lines == (4, 5)


def test_comments_and_variations_are_written() -> None:
    inner = Variation(("c1=E", "a1=0"), {0: "or"})
    other = Variation(("b3=C", "c1=D"), {2: "why?"}, {2: (inner,)})
    record = Record(HEADERS, ("=5", "b3=A"), comments={0: "a\n game"}, variations={2: (other,)})
    assert (
        format_record(record)
        == f"{HEADER}{{a game}} =5 b3=A (b3=C c1=D {{why?}} ({{or}} c1=E a1=0))\n"
    )


def test_long_comments_are_wrapped() -> None:
    record = Record(HEADERS, ("=5",), comments={1: "žirgas [Game] " * 30})
    text = format_record(record)
    assert max(map(len, text.splitlines())) <= 79
    assert min(map(len, text.splitlines()[3:-1])) > 60
    assert parse_record(text) == record


def test_a_record_without_comments_and_variations_is_written_as_before() -> None:
    record = Record(HEADERS, ("=5", "b3=A"))
    assert format_record(record) == f"{HEADER}=5 b3=A\n"
    assert read("=5 b3=A") == record


def test_equality_and_hash_include_comments_and_variations() -> None:
    plain = Record(HEADERS, ("=5",))
    said = replace(plain, comments={1: "x"})
    branched = replace(plain, variations={1: (Variation(("=6",)),)})
    assert plain != said
    assert plain != branched
    assert len({plain, said, branched, replace(said), replace(branched)}) == 3


@pytest.mark.parametrize(
    ("body", "problem", "line", "turn"),
    [
        ("=5 b3=A\n(b3=C", "the variation is not closed: ')' is missing", 2, None),
        ("=5 b3=A\n(b3=C (b3=D)", "the variation is not closed: ')' is missing", 2, None),
        ("=5\nb3=A)", "')' has no '(' before it", 2, None),
        ("=5 (=6))", "')' has no '(' before it", 1, None),
        ("(=6) =5", "a variation needs a turn before it, to replace", 1, None),
        ("{first} (=6) =5", "a variation needs a turn before it, to replace", 1, None),
        ("=5 ((=6) =7)", "a variation needs a turn before it, to replace", 1, None),
        ("=5\n(\n)", "the variation is empty: '(' needs a turn after it", 2, None),
        ("=5 ({x} 1.)", "the variation is empty: '(' needs a turn after it", 1, None),
        ("=5 (=6 {x)", "the comment is not closed: '}' is missing before the blank line", 1, None),
        ("=5 b3=A (b3=5)", "in a variation: piece 5 is not in the supply", 1, 2),
        ("=5 b3=A (b3=C\nb3=D) c4=2", "in a variation: square b3 is taken", 2, 3),
        ("=5 b3=A (b3=C c1=D\n(b3=D)) c4=2", "in a variation: square b3 is taken", 2, 3),
        ("=5 (=6=7)", "in a variation: =7 belongs to the next turn", 1, 1),
        (
            *("=5 b3=A (b3 c1=D)",),
            *("in a variation: the turn is not finished: continue with a move such as =0", 1, 2),
        ),
        (
            *("=5 (=x)",),
            "in a variation: turn '=x', column 2: expected a piece (0 to 9 or A to F), found 'x'",
            *(1, 1),
        ),
    ],
)
def test_a_bad_variation_is_refused_with_its_line(
    body: str, problem: str, line: int, turn: int | None
) -> None:
    assert refusal(body) == (problem, line, turn)


def test_only_the_last_turn_of_a_line_may_be_unfinished() -> None:
    replay(read("=5 b3=A (b3) (b3=C c1) c4"))


def test_the_depth_of_variations_is_limited() -> None:
    deep = "=5 " + "(=5 " * MAX_VARIATION_DEPTH + ")" * MAX_VARIATION_DEPTH
    record = read(deep)
    assert parse_record(format_record(record)) == record
    replay(record)
    problem = "variations are nested deeper than 100"
    assert refusal(deep.replace("=5 )", "=5 (=5))")) == (problem, 1, None)
    deepest = Variation(("=5",), variations={1: record.variations[1]})
    with pytest.raises(GameError, match=problem):
        Record(HEADERS, ("=5",), variations={1: (deepest,)})


@pytest.mark.parametrize(
    ("comment", "problem"),
    [
        ("a } b", r"a comment can't contain '}', which ends it: 'a } b'"),
        ("a\n \nb", r"a comment can't have a blank line: 'a\\n \\nb'"),
        ("a\r\n\r\nb", r"a comment can't have a blank line: 'a\\r\\n\\r\\nb'"),
        (" ", "a comment can't have no text: ' '"),
        ("\ud800", "a comment has an unpaired surrogate"),
    ],
)
def test_a_comment_that_no_record_can_contain_is_refused(comment: str, problem: str) -> None:
    with pytest.raises(GameError, match=problem):
        Record(HEADERS, ("=5",), comments={1: comment})
    with pytest.raises(GameError, match=problem):
        Variation(("=5",), {0: comment})


def test_comments_and_variations_need_a_turn() -> None:
    with pytest.raises(GameError, match="there is no turn 2 to comment on"):
        Record(HEADERS, ("=5",), comments={2: "x"})
    with pytest.raises(GameError, match="there is no turn 0 to replace by a variation"):
        Record(HEADERS, ("=5",), variations={0: (Variation(("=6",)),)})
    with pytest.raises(GameError, match="a variation needs at least one turn"):
        Variation(())
    with pytest.raises(TypeError, match="expected a sequence of turns, found the string '=5'"):
        Variation("=5")  # type: ignore[arg-type]


def test_many_comments_and_variations_are_read_in_linear_time() -> None:
    record = read("=5 " + "{a}" * 50_000 + "(=6)" * 50_000)
    assert len(record.comments[1]) == 99_999
    assert len(record.variations[1]) == 50_000
