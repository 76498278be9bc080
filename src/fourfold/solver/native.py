"""The compiled core's text interface: requests in lines of text, answers as JSON.

The page in the browser asks the same core, compiled to WebAssembly: see docs/core.md. Not public:
Python has the rules, the solver and the bots themselves.
"""

from functools import cache

from fourfold import _native
from fourfold.solver.quarto.book import shipped_path

answer = _native.answer
"""Answer a request; bad input gets `{"error":"…"}`. One thread at a time may ask."""


@cache
def open_book() -> bool:
    """Let answers use the shipped opening book; return whether there is one."""
    path = shipped_path()
    return path.exists() and _native.load_book(path.read_bytes())
