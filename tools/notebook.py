"""Runs notebooks without Jupyter, to check or update their stored outputs.

`python -m tools.notebook FILE…` lists changed outputs; `--write` stores them. Code cells run in
order in one namespace. A cell's outputs are what it prints and the value of its last expression, as
text and in every rich format that the value offers.
"""

import ast
import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

Json = dict[str, Any]
"""A part of a notebook. `Any`, because the format nests arbitrary JSON."""

FORMATS = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}
"""The methods that notebooks call on a value, and the MIME types of their results."""


def read_notebook(file: Path) -> Json:
    """Read a notebook."""
    notebook: Json = json.loads(file.read_text("utf-8"))
    return notebook


def write_notebook(file: Path, notebook: Json) -> None:
    """Write a notebook as Jupyter does."""
    file.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", "utf-8")


def run_notebook(notebook: Json) -> Json:
    """Return a notebook with the current outputs of its cells."""
    namespace: dict[str, object] = {"__name__": "__main__"}
    cells, count = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            outputs = _run(cell, count, namespace)
            cells.append({**cell, "execution_count": count, "outputs": outputs})
        else:
            cells.append(cell)
    return {**notebook, "cells": cells}


def find_changes(stored: Json, fresh: Json) -> list[str]:
    """Return the ids of the cells whose stored outputs are out of date."""
    pairs = zip(stored["cells"], fresh["cells"], strict=True)
    return [old["id"] for old, new in pairs if old.get("outputs") != new.get("outputs")]


def _run(cell: Json, count: int, namespace: dict[str, object]) -> list[Json]:
    """Run a cell; return what it printed and the value of its last expression."""
    printed = StringIO()
    try:
        with redirect_stdout(printed):
            value = _evaluate("".join(cell["source"]), namespace)
    except Exception as error:
        error.add_note(f"in the cell {cell['id']!r} of the notebook")
        raise
    outputs: list[Json] = []
    if text := printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(text)})
    if value is not None:
        shown = {"output_type": "execute_result", "execution_count": count, "metadata": {}}
        outputs.append({**shown, "data": _formats(value)})
    return outputs


def _evaluate(source: str, namespace: dict[str, object]) -> object:
    """Run a cell's statements; return the value of the last one if it is an expression."""
    statements = ast.parse(source).body
    last = statements.pop() if statements and isinstance(statements[-1], ast.Expr) else None
    exec(compile(ast.Module(statements, []), "<cell>", "exec"), namespace)
    if not isinstance(last, ast.Expr):
        return None
    value: object = eval(compile(ast.Expression(last.value), "<cell>", "eval"), namespace)
    return value


def _formats(value: object) -> Json:
    data: Json = {"text/plain": _lines(repr(value))}
    for method, kind in FORMATS.items():
        draw = getattr(value, method, None)
        if draw and (text := draw()):
            data[kind] = _lines(text)
    return data


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main(arguments: list[str]) -> int:
    """Check the notebooks, or write their outputs; return the exit code."""
    is_writing = "--write" in arguments
    code = 0
    for name in (each for each in arguments if each != "--write"):
        stored = read_notebook(Path(name))
        fresh = run_notebook(stored)
        changed = find_changes(stored, fresh)
        for cell in changed:
            print(f"{name}: the output of the cell {cell!r} has changed")
        if is_writing:
            write_notebook(Path(name), fresh)
        elif changed:
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
