"""A page from a foreign origin that uses the server from somebody's browser."""

from tests.server.attack.stream import Stream, opened
from tests.server.house import ServerProcess

FORGED = ("http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1.evil.example")
CHANGES = (("PUT", "/api/me"), ("POST", "/api/games"), ("POST", "/api/games/nothere1/seats"))


async def read_cors(stream: Stream, method: str, path: str, origin: str) -> bytes:
    """Send a request; return the response head."""
    lines = f"{method} {path} HTTP/1.1\r\nHost: {stream.host}\r\nOrigin: {origin}\r\n"
    if method == "OPTIONS":
        lines += "Access-Control-Request-Method: PUT\r\n"
    await stream.send(f"{lines}Content-Length: 0\r\n\r\n".encode())
    return await stream.read_head()


async def check(url: str) -> None:
    """Check that a forged origin changes nothing, opens no socket, and reads nothing."""
    for origin in FORGED:
        for method, path in CHANGES:
            async with opened(url) as stream:
                assert await stream.ask(path, method, origin=origin) == 403
        for method in ("GET", "OPTIONS"):
            async with opened(url) as stream:
                head = await read_cors(stream, method, "/api/me", origin)
                assert b"access-control-allow" not in head.lower()
        async with opened(url) as stream:
            stream.host += f"\r\nOrigin: {origin}"
            assert b" 403 " in await stream.upgrade("nothere1")


async def run(server: ServerProcess) -> str:
    """Send requests with forged origins."""
    await check(server.url)
    return f"{len(FORGED)} forged origins refused"
