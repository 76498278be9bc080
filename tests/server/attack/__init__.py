"""Attacks on a server, kept as code: each must fail.

One module an attack, named after it: `async def run(server)` attacks a server in a process of its
own, raises `AssertionError` where the server gives in, and returns a line of figures. If it needs
them: `OPTIONS` are further options of that server, `MODULE` is started in the place of `fourfold`,
and `async def prepare(folder)` is called before, with the folder of the database. The command
`python -m tests.server.attack [NAMES]` runs them; the fast ones are tests too, in test_….py here.
"""
