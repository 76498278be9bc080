"""`Any` switches the type checker off, so each one needs a reason beside it.

The reason is a comment or docstring that says `Any`: on the lines of the statement or signature,
on the lines directly above, or in the docstring that belongs to it.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "fourfold"
WORD = re.compile(r"\bAny\b")


def find_unexplained(source: str) -> Iterator[int]:
    """Yield the number of each line with an `Any` without a reason."""
    comments = _comment_lines(source)
    for lines, docstring, names in _statements(ast.parse(source)):
        above = lines.start - 1
        while above in comments and comments[above].is_alone:
            above -= 1
        nearby = [comments[line].text for line in range(above + 1, lines.stop) if line in comments]
        if not any(WORD.search(text) for text in [*nearby, docstring]):
            yield from sorted({name.lineno for name in names})


@dataclass(frozen=True)
class _Comment:
    text: str
    is_alone: bool
    """Whether it has its own line."""


def _comment_lines(source: str) -> dict[int, _Comment]:
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            is_alone = token.line.lstrip().startswith("#")
            found[token.start[0]] = _Comment(token.string, is_alone)
    return found


def _statements(tree: ast.Module) -> Iterator[tuple[range, str, list[ast.Name]]]:
    """Yield the lines, the docstring and the `Any`s of each statement or signature with one."""
    for parent in ast.walk(tree):
        for block in _blocks(parent):
            for number, statement in enumerate(block):
                names = list(_own_names(statement))
                if not names:
                    continue
                if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    docstring = ast.get_docstring(statement) or ""
                else:
                    docstring = _text_of(block[number + 1]) if number + 1 < len(block) else ""
                yield range(statement.lineno, _end(statement)), docstring, names


def _end(statement: ast.stmt) -> int:
    """Return the line after a statement, or after the head of one that contains others."""
    if not any(_blocks(statement)):
        return (statement.end_lineno or statement.lineno) + 1
    head = [node for child in _parts(statement) for node in ast.walk(child)]
    return max([statement.lineno, *(getattr(node, "end_lineno", 0) for node in head)]) + 1


def _parts(node: ast.AST) -> list[ast.AST]:
    """Return what a node consists of, except statements."""
    return [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for _, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield value


def _own_names(statement: ast.stmt) -> Iterator[ast.Name]:
    """Yield the `Any`s in a statement, outside the statements within it."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and node.id == "Any":
            yield node
        waiting += _parts(node)


def _text_of(statement: ast.stmt) -> str:
    match statement:
        case ast.Expr(ast.Constant(str(text))):
            return text
        case _:
            return ""


def test_every_any_has_a_reason() -> None:
    assert [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line in find_unexplained(path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("x: Any = 1\n", [1]),
        ("x: Any = 1  # JSON\n", [1]),
        ("x: Any = 1  # Any: JSON\n", []),
        ("# Any: JSON,\n# read below\nx: Any = 1\n", []),
        ("y = 1  # Any: JSON\nx: Any = 1\n", [2]),
        ('x: Any = 1\n"""Any: JSON."""\n', []),
        ("def f(\n    a: int,\n    b: Any,\n) -> Any:\n    pass\n", [3, 4]),
        ('def f(a: Any) -> None:\n    """Take a. Any: JSON."""\n', []),
        ("def f(a: Any) -> None:\n    x: int = 1  # Any: not the signature's\n", [1]),
        ("class A(B[Any]):\n    # Any: JSON\n    c: Any\n    d: Any\n", [1, 4]),
        ("if a:\n    b = c(Any)\nelse:\n    b = d  # Any: elsewhere\n", [2]),
    ],
)
def test_an_any_without_a_reason_is_found(source: str, lines: list[int]) -> None:
    assert list(find_unexplained(source)) == lines
