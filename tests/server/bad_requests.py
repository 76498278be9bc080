"""Bad HTTP requests, from a wrong body to bytes that aren't a request at all."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.bad_messages import BROKEN, JUNK

PATHS = (
    "/",
    "//",
    "/..",
    "/../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/static/../../games.db",
    "/api",
    "/api/",
    "/api/games/..",
    "/api/games/%00",
    "/api/games/%ff%fe",
    "/api/games/a/b/c/d",
    "/api/games/none/socket",
    "/api/games/none/record",
    "/api/games/' OR 1=1 --".replace(" ", "%20"),
    "/api/games/" + "x" * 4_000,
    "/api/games?limit=0",
    "/api/games?limit=101",
    "/api/games?limit=-1",
    "/api/games?limit=1e3",
    "/api/games?limit=" + "9" * 500,
    "/api/games?status=closed",
    "/api/games?game=chess",
    "/api/games?before=x",
    "/api/games?before=2030-01-01",
    "/api/games?before=2030-01-01T00:00:00~x",
    "/api/games?before=%00~%00",
    "/api/games?rules=" + "x" * 33,
    "/api/games?guest=" + "x" * 65,
    "/api/games/mine?limit=x",
    "/healthz/../metrics",
    "/.git/config",
    "/favicon.ico?" + "x" * 2_000,
)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "FOO")
TYPES = (
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "application/xml",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "x",
    "\xff",
)
HEADERS = (
    "Cookie: fourfold_guest=x",
    "Cookie: fourfold_guest=x.y",
    "Cookie: fourfold_guest=.",
    "Cookie: fourfold_guest=\xff\xfe.\xff",
    'Cookie: fourfold_guest="\\377\\000.x"',
    "Cookie: " + "a=b; " * 500,
    "Cookie: =; ;;=;",
    "Origin: http://evil.example",
    "Origin: http://[",
    "Origin: null",
    "Origin: \xff",
    "X-Seat-Token: x",
    "X-Seat-Token: \xff",
    "X-Seat-Token: " + "x" * 129,
    "X-Forwarded-For: 1.2.3.4, \xff",
    "Accept: \xff",
    "Expect: 100-continue",
    "Range: bytes=0-5",
    "Upgrade: h2c",
    "Content-Encoding: gzip",
    "If-None-Match: *",
)
NON_REQUESTS = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET /\r\n\r\n",
    b"get / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n x: folded\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \x00\r\n\r\n",
    b"GET / HTTP/1.1\r\n\x00: x\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"fffffffffffffffffff\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
    b"\r\n\r\n\r\n",
    b"\x00" * 100,
    b"{" * 100,
)
"""Bytes that aren't a request; the server may answer or just close."""

BODIES: dict[str, dict[str, Any]] = {
    "POST /api/games": {
        "game": "quarto",
        "rules": "CSHT",
        "seats": [{"kind": "me"}, {"kind": "open"}],
    },
    "PUT /api/me": {"name": "x"},
    "POST /api/games/{game}/seats": {"seat": 1},
    "POST /api/games/{game}/actions": {
        "type": "act",
        "id": "x",
        "version": 0,
        "action": {"kind": "resign"},
    },
    "POST /api/analysis": {
        "game": "quarto",
        "rules": "CSHT",
        "position": "..../..../..../.... 5 -",
    },
}


@dataclass(frozen=True)
class BadRequest:
    """A bad request, or bytes that aren't one."""

    data: bytes
    is_request: bool = True
    """Whether a response must come: otherwise the server may just close."""
    is_whole: bool = True
    """Whether all of it is sent: otherwise the client disconnects in the middle."""
    has_body: bool = True
    """Whether the response has a body."""


def draw_bad_request(random: Random, game_id: str) -> BadRequest:
    """Return a random bad request."""
    match random.randrange(10):
        case 0:
            return BadRequest(random.choice(NON_REQUESTS), is_request=False)
        case 1:
            return BadRequest(random.randbytes(random.randrange(1, 300)), is_request=False)
        case 2 | 3:
            method = random.choice(METHODS[:7])
            return _request(method, random.choice(PATHS), random, b"")
        case 4:
            method, path = random.choice(METHODS), f"/api/games/{game_id}"
            return _request(method, path, random, b"")
        case 5:
            return _cut_off(random, game_id)
        case 6:
            return _chunked(random)
        case _:
            return _wrong_body(random, game_id)


def _request(
    method: str, path: str, random: Random, body: bytes, content_type: str = "application/json"
) -> BadRequest:
    lines = [f"{method} {path} HTTP/1.1", "Host: house", "Connection: close"]
    lines += random.sample(HEADERS, random.choice((0, 0, 1, 2)))
    if random.random() < 0.02:
        lines += [f"X-{number}: {'y' * 20}" for number in range(80)]
    if body or method in ("POST", "PUT", "PATCH"):
        lines += [f"Content-Type: {content_type}", f"Content-Length: {len(body)}"]
    head = ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")
    return BadRequest(head + body, is_request=method != "CONNECT", has_body=method != "HEAD")


def _address(line: str, game_id: str) -> tuple[str, str]:
    method, _, path = line.partition(" ")
    return method, path.replace("{game}", game_id)


def _wrong_body(random: Random, game_id: str) -> BadRequest:
    line, fields = random.choice(list(BODIES.items()))
    body: dict[str, Any] = json.loads(json.dumps(fields))
    match random.randrange(6):
        case 0:
            data = random.choice(BROKEN).encode()
        case 1:
            text = json.dumps(body)
            data = text[: random.randrange(len(text))].encode()
        case 2:
            data = random.choice((b"\xff\xfe", b'{"name":"\xed\xa0\x80"}', b"[" * 16_000))
        case 3:
            body[random.choice(("x", "__proto__", "host", "guest"))] = random.choice(JUNK)
            data = json.dumps(body).encode()
        case 4:
            data = json.dumps(body).encode() + b" " * 20_000
        case _:
            body[random.choice(list(body))] = random.choice(JUNK[3:])
            data = json.dumps(body).encode()
    content_type = random.choice(TYPES) if random.random() < 0.2 else "application/json"
    return _request(*_address(line, game_id), random, data, content_type)


def _cut_off(random: Random, game_id: str) -> BadRequest:
    """Return a request whose client disconnects in the middle."""
    line, fields = random.choice(list(BODIES.items()))
    whole = _request(*_address(line, game_id), random, json.dumps(fields).encode()).data
    return BadRequest(whole[: random.randrange(1, len(whole))], is_request=False, is_whole=False)


def _chunked(random: Random) -> BadRequest:
    head = b"POST /api/games HTTP/1.1\r\nHost: house\r\nConnection: close\r\n"
    head += b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"1000\r\n" + b"[" * 4_096 + b"\r\n"
    count = random.choice((1, 3, 5, 20))
    # If the server closes before reading everything, its response may get lost.
    return BadRequest(head + chunk * count + b"0\r\n\r\n", is_request=count < 4)
