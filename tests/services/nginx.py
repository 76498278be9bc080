"""A real nginx, where the machine has one, with a configuration of ours."""

import socket
from pathlib import Path

from tests.services.service import Service
from tools.bring_programs import find_nginx

FRAME = """\
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{inside}
}}
"""


class Nginx(Service):
    """An nginx; `inside` stands within the block `http`, and listens on a port."""

    def __init__(self, inside: str, port: int) -> None:
        super().__init__()
        self.port = port
        text = FRAME.format(folder=self.folder, inside=inside)
        self._file = Path(self.folder / "nginx.conf")
        self._file.write_text(text, "utf-8")

    def command(self) -> list[str | Path]:
        program = find_nginx()
        assert program is not None
        return [program, "-e", "stderr", "-c", self._file]

    def is_ready(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0
