"""The docs' pictures of positions match what the library draws."""

from pathlib import Path

import pytest

from tools.position_pictures import make_pictures

PICTURES = make_pictures()


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: file.name)
def test_a_picture_in_the_docs_is_what_the_library_draws(file: Path) -> None:
    assert file.read_text("utf-8") == PICTURES[file], "python -m tools.position_pictures"
