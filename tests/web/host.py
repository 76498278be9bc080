"""A web host for the static site, which knows nothing about it."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

PLACE = "some/where"
"""The site works below any path."""


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files, as `python -m http.server` does, without a log."""

    def log_message(self, *_: object) -> None:
        """Log nothing."""


class Host:
    """Serves a folder that has the site at `PLACE`."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(QuietHandler, directory=str(folder))
        )
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.address = f"{self.origin}/{PLACE}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Cut the network."""
        self._server.shutdown()
        self._server.server_close()
