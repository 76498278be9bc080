"""HTTP requests to a server, one per connection."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from tests.server.load.endpoint import Endpoint

WAIT_SECONDS = 0.2
"""Delay before a refused request is repeated."""


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: bytes
    cookie: str | None
    """The guest's cookie, if the response sets one."""

    @property
    def json(self) -> Any:
        return json.loads(self.body)


async def request(
    endpoint: Endpoint, method: str, path: str, body: Any = None, cookie: str | None = None
) -> Answer:
    """Return the response to a request; raises `OSError` if there is none."""
    reader, writer = await asyncio.open_connection(endpoint.host, endpoint.port, ssl=endpoint.tls)
    try:
        content = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {endpoint.host}:{endpoint.port}",
            "Connection: close",
        ]
        if content:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        if cookie is not None:
            lines.append(f"Cookie: {cookie}")
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + content)
        text = await reader.read()
    finally:
        writer.close()
    head, _, rest = text.partition(b"\r\n\r\n")
    first, *headers = head.decode("latin-1").split("\r\n")
    if not first.startswith("HTTP/1.1 "):
        raise ConnectionError("no answer")
    cookies = [h.partition(": ")[2] for h in headers if h.lower().startswith("set-cookie:")]
    return Answer(int(first.split()[1]), rest, cookies[0].partition(";")[0] if cookies else None)


async def request_until_answered(
    endpoint: Endpoint, method: str, path: str, body: Any = None, cookie: str | None = None
) -> Answer:
    """Return the response to a request, repeated while the server is down or busy."""
    while True:
        try:
            answer = await request(endpoint, method, path, body, cookie)
        except OSError:
            answer = None
        if answer is not None and answer.status not in (429, 503):
            if answer.status >= 400:
                raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
            return answer
        await asyncio.sleep(WAIT_SECONDS)
