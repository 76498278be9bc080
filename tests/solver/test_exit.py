"""Programs that used the compiled core print nothing at exit."""

import subprocess
import sys

import pytest

USE = """
from fourfold import Solver, _native, make_bot, quarto, solve
from fourfold.bots import Question
_native.set_leak_warnings({is_warned})
solver = Solver("CSHT", threads=2)
start = quarto.start("CSHT")
print(solver.solve(start), solve(start), len(solver.analyse_many([start, start])))
for name in ("perfect", "club"):
    make_bot("quarto", name).choose(Question(start))
try:
    solver.solve_many([5])
except TypeError as error:
    kept = error
"""

IN_AN_ENDLESS_THREAD = """
import threading
is_ready = threading.Event()
def hold():
    solver = Solver("CSHT")
    is_ready.set()
    threading.Event().wait()
threading.Thread(target=hold, daemon=True).start()
is_ready.wait()
"""


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True
    )
    return done.stderr


def test_the_bindings_leak_nothing() -> None:
    assert run(USE.format(is_warned=True)) == ""


@pytest.mark.parametrize("is_warned", [True, False])
def test_a_solver_kept_by_a_thread_is_not_reported_as_a_leak(is_warned: bool) -> None:
    output = run(USE.format(is_warned=is_warned) + IN_AN_ENDLESS_THREAD)
    assert ("leaked" in output) == is_warned, "the warning works, and is off unless turned on"
