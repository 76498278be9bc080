"""The notebooks run, and their stored outputs are up to date."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.notebook import Json, find_changes, main, read_notebook, run_notebook, write_notebook

EXAMPLES = Path(__file__).parent.parent / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def notebook_of(*sources: str) -> Json:
    """Return a notebook of code cells without outputs."""
    cells: list[Json] = [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": f"cell-{number}",
            "metadata": {},
            "outputs": [],
            "source": source.splitlines(keepends=True),
        }
        for number, source in enumerate(sources, 1)
    ]
    return {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


def outputs_of(notebook: Json) -> list[Any]:
    """Return the outputs of each cell."""
    return [cell["outputs"] for cell in run_notebook(notebook)["cells"]]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.name)
def test_a_notebook_shows_what_is_stored_in_it(file: Path) -> None:
    stored = read_notebook(file)
    changed = find_changes(stored, run_notebook(stored))
    assert changed == [], f"python -m tools.notebook --write {file.relative_to(EXAMPLES.parent)}"


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.name)
def test_a_notebook_has_the_format_that_jupyter_reads(file: Path) -> None:
    notebook = read_notebook(file)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    for cell in notebook["cells"]:
        fields = {"cell_type", "id", "metadata", "source"}
        if cell["cell_type"] == "code":
            fields |= {"execution_count", "outputs"}
        assert cell.keys() == fields
        assert cell["source"]


def test_the_tour_shows_pictures_of_both_games() -> None:
    pictures = [
        "".join(output["data"]["image/svg+xml"])
        for cell in read_notebook(EXAMPLES / "tour.ipynb")["cells"]
        for output in cell.get("outputs", ())
        if "image/svg+xml" in output.get("data", ())
    ]
    assert {picture.partition("<title>")[2].partition(":")[0] for picture in pictures} == {
        "Quarto!",
        "Quartino",
    }


def test_a_cell_gives_what_it_prints_and_its_last_value() -> None:
    printed, value = outputs_of(notebook_of("x = 6\nprint(x)\nx * 7"))[0]
    assert printed == {"output_type": "stream", "name": "stdout", "text": ["6\n"]}
    assert value["data"] == {"text/plain": ["42"]}


def test_cells_share_names_and_none_gives_no_output() -> None:
    assert outputs_of(notebook_of("x = 1", "x += 1", "None", "assert x == 2", "")) == [[]] * 5


def test_a_value_is_shown_in_its_formats() -> None:
    source = (
        "class A:\n    def _repr_svg_(self): return '<svg/>'\n    __repr__ = lambda self: 'A'\nA()"
    )
    data = outputs_of(notebook_of(source))[0][0]["data"]
    assert data == {"text/plain": ["A"], "image/svg+xml": ["<svg/>"]}
    data = outputs_of(notebook_of(source.replace("'<svg/>'", "None")))[0][0]["data"]
    assert data == {"text/plain": ["A"]}


def test_a_cell_that_fails_is_named() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        run_notebook(notebook_of("1", "1 / 0"))
    assert caught.value.__notes__ == ["in the cell 'cell-2' of the notebook"]


def test_a_changed_output_is_found_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "small.ipynb"
    write_notebook(file, run_notebook(notebook_of("x = 1", "x")))
    assert main([str(file)]) == 0
    file.write_text(file.read_text().replace('"x = 1"', '"x = 2"'))
    assert main([str(file)]) == 1
    assert capsys.readouterr().out == f"{file}: the output of the cell 'cell-2' has changed\n"
    assert main(["--write", str(file)]) == 0
    assert main([str(file)]) == 0
    assert json.loads(file.read_text())["cells"][1]["outputs"][0]["data"] == {"text/plain": ["2"]}
