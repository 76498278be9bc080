"""A real nginx, if installed, with our configuration."""

import socket
from pathlib import Path

from tests.services.certificate import Certificate
from tests.services.service import Service
from tools.bring_programs import find_nginx

FRAME = """\
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
worker_rlimit_nofile {descriptors};
events {{ worker_connections {connections}; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{inside}
}}
"""


SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
LIMIT = "    limit_conn addresses 300;\n"
DEFAULT_CONNECTIONS = 512


def shipped_nginx(certificate: Certificate, ports: tuple[int, int], servers: list[str]) -> str:
    """Return deploy/nginx.conf for these servers, with ports for plain HTTP and TLS.

    They answer to `localhost` too, which the certificate names.
    """
    live = "/etc/letsencrypt/live/play.example.org"
    inside = SHIPPED.read_text("utf-8")
    lines = [f"    server {server} max_fails=0;\n" for server in servers]
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{ports[0]};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{ports[1]} ssl;"),
        ("listen 80 default_server;", f"listen 127.0.0.1:{ports[0]} default_server;"),
        ("listen 443 ssl default_server;", f"listen 127.0.0.1:{ports[1]} ssl default_server;"),
        # Not every machine has IPv6.
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
        ("    listen [::]:80 default_server;\n", ""),
        ("    listen [::]:443 ssl default_server;\n", ""),
        ("server_name play.example.org;", "server_name play.example.org localhost;"),
        (f"{live}/fullchain.pem", str(certificate.certificate)),
        (f"{live}/privkey.pem", str(certificate.key)),
        ("    server 127.0.0.1:8101 max_fails=0;\n", "".join(lines)),
        ("    server 127.0.0.1:8102 max_fails=0;\n", ""),
    ):
        assert old in inside, old
        inside = inside.replace(old, new)
    return inside


class Nginx(Service):
    """An nginx; `inside` goes into the `http` block, and listens on a port."""

    def __init__(self, inside: str, port: int, connections: int = DEFAULT_CONNECTIONS) -> None:
        super().__init__()
        self.port = port
        text = FRAME.format(
            folder=self.folder,
            inside=inside,
            connections=connections,
            descriptors=connections + 100,
        )
        self._file = Path(self.folder / "nginx.conf")
        self._file.write_text(text, "utf-8")

    def command(self) -> list[str | Path]:
        program = find_nginx()
        assert program is not None
        return [program, "-e", "stderr", "-c", self._file]

    def is_ready(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0
