"""A small HTTP server for static files, on the loopback interface only."""

import os
import sys
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer
from typing import Any

from fourfold.site.static_file import ASK_EACH_TIME, IsFolderError, StaticFile, find_file

HOST = "127.0.0.1"

IDLE_TIMEOUT_SECONDS = 30

NOT_FOUND_PAGE = "404.html"

NOT_FOUND = b"""\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Page not found - Fourfold</title>
<h1>Page not found</h1>
<p><a href="/">Fourfold</a></p>
"""
"""For a site without its own page."""

SECURITY_HEADERS = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class SiteServer(ThreadingHTTPServer):
    """Serves a folder's files until it is closed; a thread per connection."""

    # On Windows this would let two servers share a port.
    allow_reuse_address = os.name == "posix"

    def __init__(self, folder: Path, port: int) -> None:
        """Listen on a port, or any free one if it is 0; raise `OSError`."""
        super().__init__((HOST, port), _Handler)
        self.folder = folder

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://{HOST}:{self.server_port}"

    # Any: as in the standard library.
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that close a connection early; report anything else as usual."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)

    def server_bind(self) -> None:
        """Bind without looking up this machine's name, which can take seconds."""
        TCPServer.server_bind(self)
        self.server_name = HOST
        self.server_port = self.socket.getsockname()[1]


class _Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    server: SiteServer
    protocol_version = "HTTP/1.1"
    server_version = "Fourfold"
    sys_version = ""
    timeout = IDLE_TIMEOUT_SECONDS

    def do_GET(self) -> None:
        self._answer()

    def do_HEAD(self) -> None:
        self._answer()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass

    def _answer(self) -> None:
        try:
            file = find_file(self.server.folder, self.path)
        except IsFolderError:
            path, mark, query = self.path.partition("?")
            self._send(HTTPStatus.MOVED_PERMANENTLY, {"Location": f"{path}/{mark}{query}"})
            return
        if file is None:
            self._send_not_found()
        elif self.headers.get("If-None-Match") == file.tag:
            self._send(HTTPStatus.NOT_MODIFIED, _caching(file))
        else:
            headers = {"Content-Type": file.type, **_caching(file)}
            self._send(HTTPStatus.OK, headers, file.path.read_bytes())

    def _send_not_found(self) -> None:
        own = self.server.folder / NOT_FOUND_PAGE
        body = own.read_bytes() if own.is_file() else NOT_FOUND
        headers = {"Content-Type": "text/html; charset=utf-8", "Cache-Control": ASK_EACH_TIME}
        self._send(HTTPStatus.NOT_FOUND, headers, body)

    def _send(self, status: HTTPStatus, headers: dict[str, str], body: bytes = b"") -> None:
        self.send_response(status)
        for name, value in {**headers, **SECURITY_HEADERS}.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


def _caching(file: StaticFile) -> dict[str, str]:
    return {"Cache-Control": file.cache_control, "ETag": file.tag}
