"""With TLS required, no password is sent to a database or broker over an insecure connection."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fourfold.server.broker import make_broker
from fourfold.server.storage import Storage, StorageError
from tests.server.guest import TIMEOUT_SECONDS
from tests.services.certificate import Certificate
from tests.services.missing import skip_or_fail
from tools.bring_programs import MISSING_OPENSSL, find_openssl

pytestmark = pytest.mark.anyio

SSL_REQUEST = bytes((0, 0, 0, 8, 4, 210, 22, 47))
"""How a client requests TLS from PostgreSQL; the answer is one letter."""

PASSWORD = "correct-horse"


@pytest.fixture
def certificate(tmp_path: Path) -> Certificate:
    """Create a certificate that no client trusts."""
    return make_certificate(tmp_path / "unknown")


@pytest.fixture
def trusted(tmp_path: Path) -> Path:
    """Create the real database's certificate."""
    return make_certificate(tmp_path / "trusted").certificate


def make_certificate(folder: Path) -> Certificate:
    if find_openssl() is None:
        skip_or_fail(MISSING_OPENSSL)
    folder.mkdir()
    return Certificate.make(folder)


def database_url(port: int, trusted: Path) -> str:
    """Return what docs/deployment.md says to write for a database on another machine."""
    options = f"sslmode=verify-full&sslrootcert={trusted}"
    return f"postgresql://fourfold:{PASSWORD}@127.0.0.1:{port}/fourfold?{options}"


class Impostor:
    """Listens in place of a database or broker, and records what it receives."""

    def __init__(self, answer: bytes, certificate: Certificate | None = None) -> None:
        self.received = b""
        self.was_contacted = asyncio.Event()
        self._answer = answer
        self._tls: ssl.SSLContext | None = None
        if certificate is not None:
            self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._tls.load_cert_chain(certificate.certificate, certificate.key)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the TLS request, if one is expected, and read the rest."""
        try:
            if self._answer:
                self.received += await reader.readexactly(len(SSL_REQUEST))
                writer.write(self._answer)
            if self._tls is not None:
                await writer.start_tls(self._tls)
            self.received += await reader.read(1_000)
        except OSError:
            pass  # The client doesn't trust it.
        finally:
            self.was_contacted.set()
            writer.close()

    @asynccontextmanager
    async def at(self) -> AsyncIterator[int]:
        """Listen until the block ends; yield the port."""
        async with await asyncio.start_server(self.serve, "127.0.0.1", 0) as server:
            yield server.sockets[0].getsockname()[1]


async def test_a_database_without_tls_is_sent_no_password(trusted: Path) -> None:
    impostor = Impostor(b"N")
    async with impostor.at() as port:
        with pytest.raises(StorageError, match="the server does not support TLS"):
            await Storage.open(database_url(port, trusted))
    assert impostor.received == SSL_REQUEST


async def test_a_database_with_another_certificate_is_sent_no_password(
    certificate: Certificate, trusted: Path
) -> None:
    impostor = Impostor(b"S", certificate)
    async with impostor.at() as port:
        with pytest.raises(StorageError, match="TLS failed: the certificate is not trusted"):
            await Storage.open(database_url(port, trusted))
    assert impostor.received == SSL_REQUEST


async def test_a_broker_with_an_unknown_certificate_is_sent_no_password(
    certificate: Certificate,
) -> None:
    impostor = Impostor(b"", certificate)
    async with impostor.at() as port:
        broker = await make_broker(f"rediss://:{PASSWORD}@127.0.0.1:{port}", "sqlite:///unused.db")
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await impostor.was_contacted.wait()
        await broker.close()
    assert impostor.received == b""
