"""Mutation testing: changes one operator, constant or return at a time, and runs the tests.

It prints each surviving mutant with its line: either it is equivalent to the original, or a test is
missing. The tests in the mirrored folder run first, then those given with `--then`. No file is
changed: each mutant runs in its own process, which imports the changed module from memory.
"""

import argparse
import ast
import copy
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import hypothesis  # noqa: F401 - before the forks: no mutant has to wait for it
import pytest

SOURCE = Path("src")
PACKAGE = SOURCE / "fourfold"
TESTS = Path("tests")
DEFAULT_SAMPLE = 200
TIMEOUT_SECONDS = 600
"""A mutant may loop forever; a folder's tests take far less, even on a busy machine."""

OPTIONS = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
# Modules imported before the fork can't get rewritten assertions, which nobody reads here anyway.
OPTIONS += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Fate(Enum):
    """The fate of a mutant."""

    KILLED = "killed"
    SURVIVED = "survived"
    TIMED_OUT = "timed out"


@dataclass(frozen=True)
class Mutant:
    """A module with one change."""

    path: Path
    line: int
    before: str
    after: str
    code: str
    """The whole changed module."""

    @property
    def module(self) -> str:
        """Its import name."""
        return ".".join(self.path.relative_to(SOURCE).with_suffix("").parts)

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before}  ->  {self.after}"


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield each replacement for a node in a mutant."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield _replaced(node, ops=[COMPARISONS[type(op)]()])
        case ast.BoolOp(op=op):
            yield _replaced(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in ARITHMETIC:
            yield _replaced(node, op=ARITHMETIC[type(op)]())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield ast.Return(ast.Constant(None))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case _:
            pass


def _replaced(node: ast.AST, **fields: object) -> ast.AST:
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _places(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Yield the location of each executed node: its parent, the field, and the index in a list.

    Skips annotations and decorators, which are mostly for type checkers.
    """
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "type_params", "decorator_list"):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST):
                yield node, field, index
                yield from _places(child)


def find_mutants(path: Path) -> Iterator[Mutant]:
    """Yield all mutants of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    for parent, field, index in list(_places(tree)):
        value = getattr(parent, field)
        node = value if index is None else value[index]
        for other in changed(node):
            ast.copy_location(other, node)
            _attach(parent, field, index, other)
            code = ast.unparse(ast.fix_missing_locations(tree))
            _attach(parent, field, index, node)
            yield Mutant(path, node.lineno, ast.unparse(node), ast.unparse(other), code)


def _attach(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


class MutantFinder(MetaPathFinder, Loader):
    """Imports one module as its mutant, and all others unchanged."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the mutant."""
        del path, target
        if fullname != self._mutant.module:
            return None
        return spec_from_file_location(fullname, self._mutant.path.absolute(), loader=self)

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutant's code."""
        exec(compile(self._mutant.code, str(self._mutant.path), "exec"), module.__dict__)


def mirror(path: Path) -> Path:
    """Return the tests folder that mirrors a file's."""
    return TESTS / path.relative_to(PACKAGE).parent


def try_mutant(mutant: Mutant, then: Sequence[str]) -> Fate:
    """Run the tests against a mutant, until one fails."""
    for tests in ([str(mirror(mutant.path))], list(then)):
        if tests and (fate := _run_tests(mutant, tests)) is not Fate.SURVIVED:
            return fate
    return Fate.SURVIVED


def _run_tests(mutant: Mutant, tests: list[str]) -> Fate:
    child = os.fork()
    if child == 0:
        # Its own process group, so that everything the tests start ends with it.
        os.setpgid(0, 0)
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        sys.meta_path.insert(0, MutantFinder(mutant))
        os._exit(int(pytest.main([*OPTIONS, *tests])))
    give_up = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < give_up:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return _judge(os.waitstatus_to_exitcode(status), tests)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return Fate.TIMED_OUT


def _judge(code: int, tests: list[str]) -> Fate:
    """Return what an exit code says about a mutant; a crash of the interpreter kills it too."""
    if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"pytest cannot run {' '.join(tests)}")
    return Fate.SURVIVED if code == pytest.ExitCode.OK else Fate.KILLED


def check_tests(files: Sequence[Path], then: Sequence[str]) -> None:
    """Exit unless the tests pass on unchanged, regenerated code."""
    for path in {mirror(file): file for file in files}.values():
        code = ast.unparse(ast.parse(path.read_text("utf-8")))
        if try_mutant(Mutant(path, 1, "", "", code), then) is not Fate.SURVIVED:
            raise SystemExit(f"the tests of {path} fail without any mutant")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="+", type=Path, help="files or folders under src/fourfold")
    parser.add_argument("--then", nargs="*", default=[], help="further tests for surviving mutants")
    parser.add_argument("--sample", type=int, default=DEFAULT_SAMPLE, help="number of mutants")
    parser.add_argument("--seed", type=int, default=1, help="RNG seed of the sample")
    options = parser.parse_args()
    files = [
        file
        for path in options.paths
        for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])
    ]
    check_tests(files, options.then)
    mutants = [mutant for file in files for mutant in find_mutants(file)]
    chosen = Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
    fates = dict.fromkeys(Fate, 0)
    for mutant in sorted(chosen, key=lambda each: (each.path, each.line)):
        fate = try_mutant(mutant, options.then)
        fates[fate] += 1
        if fate is not Fate.KILLED:
            print(f"{fate.value}: {mutant}", flush=True)
    summary = ", ".join(f"{count} {fate.value}" for fate, count in fates.items())
    print(f"{len(chosen)} of {len(mutants)} mutants tried: {summary}")


if __name__ == "__main__":
    main()
