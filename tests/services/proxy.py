"""A TCP proxy in front of a service that fails like a network: stalls, cuts, and recovers."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Self

CHUNK_BYTES = 1 << 16


class Proxy:
    """Listens on a local port and forwards everything to a service's Unix socket."""

    def __init__(self, upstream: Path) -> None:
        self.port = 0
        self.stalled = 0
        """The number of chunks held back so far."""
        self._upstream = upstream
        self._gates: set[asyncio.Event] = set()
        """One per connection; closed while it stalls."""
        self._is_stalled = self._is_cut = False
        self._triggers: list[bytes] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._transports: set[asyncio.WriteTransport] = set()
        self._server: asyncio.Server | None = None

    def stall(self, *before: bytes) -> None:
        """Accept connections and bytes, but forward nothing in either direction.

        With `before`, the stall starts once clients have sent these bytes in this order.
        """
        self._triggers = list(before)
        if not before:
            self._is_stalled = True
            for gate in self._gates:
                gate.clear()

    def resume(self, *, is_forgetful: bool = False) -> None:
        """Forward everything again, including what was held back.

        With `is_forgetful`, as with a replaced router, only new connections work: old ones stay
        dead.
        """
        self._is_stalled = self._is_cut = False
        self._triggers = []
        for gate in () if is_forgetful else self._gates:
            gate.set()

    def cut(self) -> None:
        """Reset all connections, and every new one."""
        self._is_cut = True
        self.drop()

    def drop(self) -> None:
        """Reset all connections; what was held back is lost."""
        for transport in list(self._transports):
            transport.abort()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.drop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        gate = asyncio.Event()
        if not self._is_stalled:
            gate.set()
        self._gates.add(gate)
        there, back = await asyncio.open_unix_connection(self._upstream)
        pair = {writer.transport, back.transport}
        self._transports |= pair
        tasks = [
            asyncio.ensure_future(self._pass(reader, back, gate, is_request=True)),
            asyncio.ensure_future(self._pass(there, writer, gate, is_request=False)),
        ]
        self._tasks.update(tasks)
        await asyncio.wait(tasks)
        self._tasks.difference_update(tasks)
        self._transports -= pair
        self._gates.discard(gate)

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        gate: asyncio.Event,
        *,
        is_request: bool,
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK_BYTES):
                if is_request:
                    self._look(data)
                if not gate.is_set():
                    self.stalled += 1
                    await gate.wait()
                # uvloop raises a RuntimeError, not an OSError, after a reset.
                if writer.transport.is_closing():
                    break
                writer.write(data)
                await writer.drain()
        writer.close()

    def _look(self, data: bytes) -> None:
        if self._triggers and self._triggers[0] in data:
            del self._triggers[0]
            if self._triggers:
                self._look(data)
            else:
                self.stall()
