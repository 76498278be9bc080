"""Finds the file that a request's path names, and describes it to the browser."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from urllib.parse import unquote

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
"""Not the system's table: on Windows any program may change it, and scripts then don't run."""

OTHER_TYPE = "application/octet-stream"

INDEX = "index.html"

NAMED_BY_CONTENT = re.compile(r"assets/(.+/)?[^/]+-[\w-]{8}\.\w+")
"""The paths of files with a hash in their name, which never change."""

FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"

_UNSAFE = re.compile(r"[\0-\x1f\\:]")
"""Control characters, and what separates folders and drives on Windows."""


@dataclass(frozen=True)
class StaticFile:
    """A file of the site."""

    path: Path
    name: str
    """Its path in the site, with slashes."""

    @property
    def type(self) -> str:
        """The media type, as in a Content-Type header."""
        return TYPES.get(self.path.suffix.lower(), OTHER_TYPE)

    @property
    def cache_control(self) -> str:
        """How long browsers may cache it without revalidating."""
        return FOREVER if NAMED_BY_CONTENT.fullmatch(self.name) else ASK_EACH_TIME

    @cached_property
    def tag(self) -> str:
        """Changes with the content, as in an ETag header."""
        status = self.path.stat()
        return f'"{status.st_size:x}-{status.st_mtime_ns:x}"'


class IsFolderError(Exception):
    """The path names a folder with an index, but lacks the slash at its end."""


def find_file(root: Path, target: str) -> StaticFile | None:
    """Return the file for a request target such as `/rules/?x=1`; None if there is none.

    A folder stands for its index. Raise `IsFolderError` if the slash after a folder is missing,
    without which its relative links would lead elsewhere.
    """
    path = unquote(target.partition("?")[0].partition("#")[0], errors="replace")
    parts = path.split("/")
    if parts[0] != "" or _UNSAFE.search(path) or any(part.startswith(".") for part in parts):
        return None
    if "" in parts[1:-1]:
        return None
    place = root.joinpath(*parts[1:])
    if parts[-1] == "":
        place = place / INDEX
    elif _is_file(root, place / INDEX):
        raise IsFolderError
    return StaticFile(place, place.relative_to(root).as_posix()) if _is_file(root, place) else None


def _is_file(root: Path, place: Path) -> bool:
    """Return whether this is a file inside the site, even after following links."""
    try:
        return place.resolve().is_relative_to(root.resolve()) and place.is_file()
    except OSError:
        return False  # such as a name that is too long
