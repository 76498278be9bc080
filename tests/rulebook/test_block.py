"""Paragraphs, lists and tables of the rules as text."""

from fourfold.rulebook.block import format_text, is_table, read_row

TABLE = "| your turn | stones |\n| a normal turn | 1 |\n| with Colour and Column | 3 |"


def test_a_table_is_aligned_with_numbers_to_the_right() -> None:
    assert format_text(TABLE, None).splitlines() == [
        "your turn               stones",
        "----------------------  ------",
        "a normal turn                1",
        "with Colour and Column       3",
    ]


def test_a_table_that_is_too_wide_wraps_its_first_column() -> None:
    assert format_text(TABLE, 20).splitlines() == [
        "your turn     stones",
        "------------  ------",
        "a normal           1",
        "turn",
        "with Colour        3",
        "and Column",
    ]


def test_items_are_wrapped_under_their_first_word() -> None:
    assert format_text("- one two three\n- four", 9) == "- one two\n  three\n- four"
    assert format_text("12. one two", 8) == "12. one\n    two"
    assert format_text("one two\n\nthree", 3) == "one\ntwo\n\nthree"


def test_only_rows_make_a_table() -> None:
    assert is_table(TABLE.split("\n"))
    assert not is_table(["| a | b |", "no row"])
    assert read_row("| a normal turn | 1 |") == ["a normal turn", "1"]
