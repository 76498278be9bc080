"""DNS rebinding: a page from a foreign site whose name now resolves to this server."""

from tests.server.attack.stream import opened
from tests.server.house import ServerProcess

UNKNOWN = (
    "evil.example",
    "evil.example:8004",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "mylaptop.local.evil.example",
    "evil.example.",
    "0x7f.1",
    "127.0.0.1:x",
    "[::1",
    "",
)
OWN = (
    "127.0.0.1:8004",
    "localhost",
    "LOCALHOST:8004",
    "192.168.1.5:8004",
    "[::1]:8004",
    "[fe80::1]",
    "mylaptop",
    "mylaptop.local:8004",
    "mylaptop.lan",
)
PATHS = ("/", "/api/games", "/metrics", "/g/nothere1")


async def ask_all(url: str, hosts: tuple[str, ...]) -> list[int]:
    """Request every path under every name; return the statuses."""
    statuses = []
    for host in hosts:
        for path in PATHS:
            async with opened(url) as stream:
                statuses.append(await stream.ask(path, host=host))
        async with opened(url) as stream:
            stream.host = host
            head = await stream.upgrade("nothere1")
            statuses.append(int(head.split()[1]))
    return statuses


async def check(url: str) -> None:
    """Check that unknown names are refused, even if Origin and Host agree, and ours are not."""
    assert set(await ask_all(url, UNKNOWN)) <= {400, 403}
    assert not set(await ask_all(url, OWN)) & {400, 403}
    async with opened(url) as stream:
        host = "evil.example:8004"
        assert await stream.ask("/api/me", "PUT", host=host, origin=f"http://{host}") == 403
    async with opened(url) as stream:
        assert await stream.ask("/healthz", host="evil.example") == 200, (
            "monitoring may be anywhere"
        )


async def run(server: ServerProcess) -> str:
    """Send requests under unknown names and under our own."""
    await check(server.url)
    return f"{len(UNKNOWN)} unknown names refused, {len(OWN)} of our own answered"
