"""The maximum memory that one client of a trusted proxy can tie up: see `memory`.

The proxy opens as many connections for it as deploy/nginx.conf allows, and forwards only whole
requests.
"""

from tests.server.attack.memory import (
    ALLOWED_MEGABYTES,
    ask_slowly,
    flood,
    look,
    open_many,
    prepare,
    watch,
    weigh,
)
from tests.server.attack.stream import ATTACKER, FORWARDED
from tests.server.house import ServerProcess

__all__ = ["OPTIONS", "prepare", "run"]

OPTIONS = ("--trusted-proxy", ATTACKER)
CONNECTIONS = 300
WAYS = (ask_slowly, watch, flood, look, open_many)


async def run(server: ServerProcess) -> str:
    """Attack in all ways at once, and check the server's memory."""
    grown = await weigh(server, WAYS, workers=CONNECTIONS, headers=FORWARDED)
    figures = f"one client of a proxy ties up at most {grown:.1f} MB"
    assert grown <= ALLOWED_MEGABYTES, figures
    return figures
