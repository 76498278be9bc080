"""The small static file server, over real connections."""

import socket
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fourfold.site.server import NOT_FOUND, SiteServer

FILES = {
    "index.html": b"<title>Start</title>",
    "worker.js": b"self",
    "core.wasm": b"\0asm",
    "site.webmanifest": b"{}",
    "book.bin": b"\1\2",
    "lt/index.html": b"<title>Lt</title>",
    "assets/index-CgXfJHKJ.js": b"import",
    "assets/plain.css": b"b{}",
    "empty/inner.txt": b"x",
    ".hidden": b"secret",
    ".git/index.html": b"secret",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "site"
    for name, content in FILES.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "outside.txt").write_bytes(b"secret")
    (root / "link.txt").symlink_to(tmp_path / "outside.txt")
    return root


@pytest.fixture
def server(folder: Path) -> Iterator[SiteServer]:
    with SiteServer(folder, 0) as made:
        thread = Thread(target=made.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield made
        made.shutdown()
        thread.join()


def ask(
    server: SiteServer, path: str, method: str = "GET", **headers: str
) -> tuple[HTTPResponse, bytes]:
    with closing(HTTPConnection("127.0.0.1", server.server_port, timeout=30)) as connection:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, headers=named)
        response = connection.getresponse()
        return response, response.read()


@pytest.mark.parametrize(
    ("path", "name", "kind", "cache"),
    [
        ("/", "index.html", "text/html; charset=utf-8", "no-cache"),
        ("/?utm=1", "index.html", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "index.html", "text/html; charset=utf-8", "no-cache"),
        ("/lt/", "lt/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/worker.js", "worker.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/core.wasm", "core.wasm", "application/wasm", "no-cache"),
        ("/site.webmanifest", "site.webmanifest", "application/manifest+json", "no-cache"),
        ("/book.bin", "book.bin", "application/octet-stream", "no-cache"),
        ("/assets/plain.css", "assets/plain.css", "text/css; charset=utf-8", "no-cache"),
        (
            "/assets/index-CgXfJHKJ.js",
            "assets/index-CgXfJHKJ.js",
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
        ("/assets/index%2DCgXfJHKJ.js", "assets/index-CgXfJHKJ.js", None, None),
    ],
)
def test_files_have_their_content_type_and_cache_lifetime(
    server: SiteServer, path: str, name: str, kind: str | None, cache: str | None
) -> None:
    response, body = ask(server, path)
    assert (response.status, body) == (200, FILES[name])
    assert kind is None or response.headers["Content-Type"] == kind
    assert cache is None or response.headers["Cache-Control"] == cache
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    head, nothing = ask(server, path, "HEAD")
    assert (head.status, nothing) == (200, b"")
    assert head.headers["Content-Length"] == str(len(body))
    unchanged, nothing = ask(server, path, If_None_Match=response.headers["ETag"])
    assert (unchanged.status, nothing) == (304, b"")


def test_a_changed_file_is_sent_again(server: SiteServer, folder: Path) -> None:
    first, _ = ask(server, "/worker.js")
    (folder / "worker.js").write_bytes(b"self, updated")
    second, body = ask(server, "/worker.js", If_None_Match=first.headers["ETag"])
    assert (second.status, body) == (200, b"self, updated")


@pytest.mark.parametrize(
    "path",
    [
        *("/nothing", "/empty/", "/assets/", "/.hidden", "/.git/", "/link.txt"),
        *("/../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt", "/lt/../../outside.txt"),
        *("/..%5coutside.txt", "/C:/outside.txt", "/%00", "/index.html%00.txt", "/index.html/"),
        *("/%ff%fe", "/a" * 300, "/" + "a" * 300),
    ],
)
def test_anything_else_is_not_found(server: SiteServer, folder: Path, path: str) -> None:
    response, body = ask(server, path)
    assert (response.status, body) == (404, NOT_FOUND)
    (folder / "404.html").write_bytes(b"its own page")
    response, body = ask(server, path)
    assert (response.status, body) == (404, b"its own page")
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"


@given(parts=st.lists(st.sampled_from(["..", ".", "", "lt", "site", "outside.txt", "%2e%2e", "~"])))
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_path_leads_out_of_the_folder(server: SiteServer, parts: list[str]) -> None:
    _, body = ask(server, "/" + "/".join(parts))
    assert b"secret" not in body
    _, body = ask(server, "/" + quote("/".join(parts), safe=""))
    assert b"secret" not in body


def test_a_folder_without_a_trailing_slash_is_redirected(server: SiteServer) -> None:
    response, _ = ask(server, "/lt?x=1")
    assert (response.status, response.headers["Location"]) == (301, "/lt/?x=1")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
def test_the_server_only_reads(server: SiteServer, method: str) -> None:
    response, _ = ask(server, "/", method)
    assert response.status == 501


def test_the_server_listens_on_the_loopback_interface_only(server: SiteServer) -> None:
    assert server.socket.getsockname()[0] == "127.0.0.1"
    assert server.address == f"http://127.0.0.1:{server.server_port}"


def test_a_browser_that_leaves_early_is_not_an_error(
    server: SiteServer, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "large.bin").write_bytes(bytes(20_000_000))
    with socket.create_connection(("127.0.0.1", server.server_port)) as gone:
        gone.sendall(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        gone.recv(10)
    response, _ = ask(server, "/")
    assert response.status == 200
    assert capsys.readouterr().err == ""
