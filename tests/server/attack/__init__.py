"""Attacks on a server, kept as code: each must fail.

One module per attack: `async def run(server)` attacks a server process, raises `AssertionError` if
the attack succeeds, and returns a line of figures. Optionally, `OPTIONS` are further options for
that server, `MODULE` is started instead of `fourfold`, and `async def prepare(folder)` is called
first, with the database's folder. `python -m tests.server.attack [NAMES]` runs them; the fast ones
are also tests, in test_….py here.
"""
