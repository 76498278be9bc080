"""The compiled core's text interface: requests in lines of text, answers as JSON.

The page in the browser uses the same core, compiled to WebAssembly: see docs/core.md. Not public:
Python code uses the rules, the solver and the bots directly.
"""

from fourfold import _native

answer = _native.answer
"""Answer a request; bad input gets `{"error":"…"}`. Only one thread at a time may call it."""

wants_book = _native.wants_book
"""Return whether an opening book, which has not been loaded yet, would help to answer."""

load_book = _native.load_book
"""Let answers use an opening book, given as its file's bytes; return whether it is one."""
