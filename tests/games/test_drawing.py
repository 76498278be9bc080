"""Properties of every game's drawings."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from fourfold.games import game, quartino, quarto, svg, wood
from fourfold.match import Match
from tests.games.generator import Course
from tests.games.picture import NAMESPACE, look, read_svg
from tests.games.strategy import courses
from tests.tictactoe.game import GAME as TICTACTOE

STARTS: list[Any] = [quarto.start(), quartino.start(deal=quartino.draw_deal(2, seed=1))]
STYLES = Path(__file__).parents[2] / "web" / "src"


@given(course=courses())
@settings(max_examples=60)
def test_every_position_is_drawn_as_an_image_that_says_what_it_shows(course: Course) -> None:
    position: Any = course.positions[-1]
    root = read_svg(position._repr_svg_())
    assert root.tag == f"{NAMESPACE}svg"
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"].endswith(f", {position.notation}")
    title = root.find(f"{NAMESPACE}title")
    assert title is not None
    assert (title.text or "").endswith(str(position).splitlines()[-1])


@given(course=courses())
@settings(max_examples=60)
def test_drawings_on_one_page_share_no_ids_and_no_styles(course: Course) -> None:
    position: Any = course.positions[-1]
    for part in read_svg(position._repr_svg_()).iter():
        assert not {"id", "class", "style", "href"} & part.attrib.keys()
        assert part.tag != f"{NAMESPACE}style"
        assert not any("url(" in value for value in part.attrib.values())


@given(course=courses())
@settings(max_examples=60)
def test_everything_is_inside_the_drawing(course: Course) -> None:
    """Everything at the top level, including a towering stack and a fourth rack."""
    position: Any = course.positions[-1]
    root = read_svg(position._repr_svg_())
    x, y, width, height = map(float, root.attrib["viewBox"].split())
    for part in root:
        if found := re.match(r"translate\((\S+) (\S+)\)", part.attrib.get("transform", "")):
            assert x < float(found[1]) < x + width
            assert y < float(found[2]) < y + height


@pytest.mark.parametrize("position", STARTS)
def test_the_size_is_the_width_and_the_aspect_ratio_stays(position: Any) -> None:
    draw = (quarto if isinstance(position, quarto.Position) else quartino).draw_svg
    small, large = (read_svg(draw(position, size=size)).attrib for size in (200, 1000))
    assert (small["width"], large["width"]) == ("200", "1000")
    assert float(large["height"]) == pytest.approx(5 * float(small["height"]), abs=0.5)


@pytest.mark.parametrize("size", [0, -5, float("nan"), float("inf")])
def test_an_impossible_size_is_refused(size: float) -> None:
    with pytest.raises(ValueError, match=r"^a drawing can't be \S+ pixels wide$"):
        quarto.draw_svg(STARTS[0], size=size)


def test_invalid_sizes_and_positions_are_refused() -> None:
    wrong: Any = "large"
    with pytest.raises(
        TypeError, match=r"^expected the width of a drawing in pixels, found 'large'"
    ):
        quartino.draw_svg(STARTS[1], size=wrong)
    for draw, other in ((quarto.draw_svg, STARTS[1]), (quartino.draw_svg, STARTS[0])):
        with pytest.raises(TypeError, match=r"^expected a Quart\S+ position, found a quart"):
            draw(other)


def test_a_match_shows_its_current_position() -> None:
    match = Match.new("quarto", names=["Ann", "Ben"])
    before = match._repr_svg_()
    match.play("=5")
    assert before == quarto.start()._repr_svg_()
    assert match._repr_svg_() == match.position._repr_svg_() != before


def test_a_match_of_a_game_without_pictures_shows_none() -> None:
    assert Match.new(TICTACTOE)._repr_svg_() is None


def test_text_is_escaped() -> None:
    drawing = svg.document(
        svg.text("<a & b>", 0, 0, 10), box=(0, 0, 1, 1), size=1, title="<&>", label='"<&>"'
    )
    root = read_svg(drawing)
    assert [part.text for part in root] == ["<&>", "<a & b>"]
    assert root.attrib["aria-label"] == '"<&>"'


def test_a_length_is_written_briefly() -> None:
    assert [svg.number(value) for value in (1, 2.0, -0.04, 3.14159, -12.5)] == [
        "1",
        "2",
        "0",
        "3.1",
        "-12.5",
    ]


def test_look_removes_the_notation_and_data_from_a_drawing() -> None:
    drawing = STARTS[1]._repr_svg_()
    assert STARTS[1].notation in drawing
    assert STARTS[1].notation not in look(drawing)
    assert "data-" not in look(drawing)


def test_the_colours_match_the_page() -> None:
    sheets = ["theme/board.css", "games/quarto/pieces.css", "games/quartino/stones.css"]
    page = "".join((STYLES / sheet).read_text("utf-8") for sheet in sheets).lower()
    folder = Path(game.__file__).parent
    files = [folder / "wood.py", *folder.glob("*/*_shape.py")]
    used = {each for file in files for each in re.findall(r"#[0-9a-f]{6}", file.read_text("utf-8"))}
    assert len(used) > 40
    assert {each for each in used if each not in page} == {wood.GROUND}
