"""A solver's memory: how much, when, and what is refused."""

import gc
from pathlib import Path
from typing import Any

import pytest

from fourfold.games import quarto
from fourfold.solver import Solver
from fourfold.solver.quarto import memory

RULES = quarto.parse_rules("CSHT")
MEGABYTE = 1 << 20


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the machine has 2,000 MB to spare, none of it used by other tests' solvers."""
    gc.collect()
    available = int(2000 * MEGABYTE / memory.MAX_SHARE) + 1
    monkeypatch.setattr(memory, "available_bytes", lambda: available)
    monkeypatch.setattr(memory, "_cores", type(memory._cores)())


@pytest.mark.parametrize(("asked", "taken"), [(1, 1), (3, 2), (4, 4), (100, 64), (127, 64)])
def test_a_solver_reports_its_memory(asked: int, taken: int) -> None:
    solver = Solver(RULES, memory=asked)
    assert solver.memory == taken == memory.table_megabytes(asked)
    assert repr(solver) == f"Solver('CSHT', threads=1, memory={taken})"


@pytest.mark.parametrize("size", [0, -1, memory.MAX_MEGABYTES + 1, 10**30])
def test_a_size_out_of_range_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"a solver has 1 to 16384 MB of memory, not {size}$"):
        Solver(RULES, memory=size)


@pytest.mark.parametrize("size", [1.5, "4", None])
def test_a_size_that_is_not_a_number_is_refused(size: Any) -> None:
    with pytest.raises(TypeError, match="expected a whole number of megabytes, found"):
        Solver(RULES, memory=size)


@pytest.mark.parametrize("threads", [0, -1, 257])
def test_a_number_of_threads_out_of_range_is_refused(threads: int) -> None:
    with pytest.raises(ValueError, match=f"a solver has 1 to 256 threads, not {threads}$"):
        Solver(RULES, threads=threads)


def test_rules_may_be_given_by_key_but_not_by_number() -> None:
    assert Solver("CSHT").rules == RULES
    with pytest.raises(TypeError, match="expected a Quarto! rule set"):
        Solver(7)  # type: ignore[arg-type]


@pytest.mark.usefixtures("machine")
def test_more_memory_than_the_machine_has_is_refused() -> None:
    assert Solver(RULES, memory=1024).memory == 1024
    with pytest.raises(MemoryError, match="can't have 2048 MB of memory: this machine has 2000 MB"):
        Solver(RULES, memory=2048)


@pytest.mark.usefixtures("machine")
def test_memory_reserved_by_another_solver_counts_until_it_is_freed() -> None:
    first = Solver(RULES, memory=1024)
    with pytest.raises(MemoryError, match=r"can't have 1024 MB of memory: this machine has \d+ MB"):
        Solver(RULES, memory=1024)
    assert first.memory == 1024
    del first
    gc.collect()
    assert Solver(RULES, memory=1024).memory == 1024


@pytest.mark.usefixtures("machine")
def test_memory_is_allocated_as_it_is_used() -> None:
    solver = Solver(RULES, memory=1024, use_book=False)
    untouched = solver._core.unused_bytes
    assert untouched > 1000 * MEGABYTE
    solver.solve(quarto.parse_position("2..3/..../..A./1... 4", RULES))
    assert solver._core.unused_bytes < untouched
    solver.clear()
    assert solver._core.unused_bytes > 1000 * MEGABYTE


@pytest.mark.usefixtures("machine")
def test_clearing_a_large_solver_allocates_no_memory() -> None:
    solver = Solver(RULES, memory=512)
    solver.clear()
    assert solver._core.unused_bytes > 500 * MEGABYTE


def test_a_control_group_limits_the_memory(tmp_path: Path) -> None:
    (tmp_path / "memory.max").write_text("1000\n")
    (tmp_path / "memory.current").write_text("700\n")
    (tmp_path / "memory.stat").write_text("anon 600\ninactive_file 50\n")
    names = ("memory.max", "memory.current", "inactive_file")
    assert [*memory._of_control_group(tmp_path, *names)] == [350]
    (tmp_path / "memory.max").write_text("max\n")
    assert [*memory._of_control_group(tmp_path, *names)] == []


def test_the_system_reports_its_available_memory() -> None:
    available = memory.available_bytes()
    assert available is None or 0 < available < 1 << 50
