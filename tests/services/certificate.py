"""A self-signed certificate, for TLS on this machine."""

import ssl
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.bring_programs import find_openssl


@dataclass(frozen=True)
class Certificate:
    """A certificate for this machine, and its key."""

    certificate: Path
    key: Path

    @classmethod
    def make(cls, folder: Path) -> "Certificate":
        """Write a new one into a folder."""
        made = cls(folder / "certificate.pem", folder / "key.pem")
        program = find_openssl()
        assert program is not None
        command = [program, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
        command += ["-nodes", "-days", "2", "-subj", "/CN=play.example.org"]
        command += ["-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"]
        files = ["-out", str(made.certificate), "-keyout", str(made.key)]
        subprocess.run([*command, *files], check=True, capture_output=True)
        return made

    def trust(self) -> ssl.SSLContext:
        """Return a TLS context that trusts only this certificate."""
        return ssl.create_default_context(cafile=str(self.certificate))
