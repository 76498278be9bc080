"""The examples in docs/environments: each page is a doctest, with the packages that it needs."""

import doctest
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "environments"
PACKAGES = {
    "gymnasium": "gymnasium",
    "open_spiel": "pyspiel",
    "quartino_v0": "pettingzoo",
    "quarto_v0": "pettingzoo",
    "quarto_vector": "numpy",
    "text": "fluent.runtime",
}
"""The package that each page's examples need."""


@pytest.mark.parametrize("page", PACKAGES)
def test_the_examples_of_a_page_print_what_it_shows(page: str) -> None:
    pytest.importorskip(PACKAGES[page])
    text = (FOLDER / f"{page}.md").read_text("utf-8")
    assert text.count("```") == 2 * text.count("```python\n>>> ")
    failed, tried = doctest.testfile(str(FOLDER / f"{page}.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_every_page_but_the_tutorial_is_tested() -> None:
    assert {page.stem for page in FOLDER.glob("*.md")} == {*PACKAGES, "tutorial"}
