"""A canvas draws, clips and remembers."""

from fourfold.terminal.canvas import Canvas


def test_overflow_is_clipped() -> None:
    canvas = Canvas(4, 2)
    canvas.put(2, 0, "abcd")
    canvas.put(-1, 1, "xyz")
    canvas.put(0, 5, "nowhere")
    assert str(canvas) == "  ab\nyz"


def test_the_latest_area_lies_on_top() -> None:
    canvas = Canvas(4, 2)
    canvas.mark_area("below", 0, 0, 4, 2)
    canvas.mark_area("above", 1, 0, 2, 1)
    assert canvas.target_at(1, 0) == "above"
    assert canvas.target_at(1, 1) == "below"
    assert canvas.target_at(4, 0) is None


def test_a_style_stays_until_another_is_given() -> None:
    canvas = Canvas(2, 1, "red")
    canvas.put(0, 0, "a")
    canvas.put(1, 0, "b", "blue")
    styles = [str(span.style) for span in canvas.text().spans]
    assert styles == ["red", "blue"]
