"""What a server takes of the machine while it runs."""

import asyncio
from dataclasses import dataclass
from statistics import fmean
from time import perf_counter

from tests.server.load.server import ServerProcess

INTERVAL = 1.0


@dataclass(frozen=True, slots=True)
class Reading:
    at: float
    memory: int
    """Bytes."""
    processor: float
    """Seconds since the server began."""


class Meter:
    """Reads off a server's memory and processor time once a second."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.readings: list[Reading] = []

    async def run(self) -> None:
        """Read for ever."""
        while True:
            self.read()
            await asyncio.sleep(INTERVAL)

    def read(self) -> None:
        """Read once."""
        server = self._server
        self.readings.append(Reading(perf_counter(), server.memory(), server.processor_seconds()))

    @property
    def memory(self) -> int:
        """The most memory that was read, in bytes."""
        return max(reading.memory for reading in self.readings)

    @property
    def load(self) -> float:
        """How much of one processor the server took, on average."""
        first, last = self.readings[0], self.readings[-1]
        return (last.processor - first.processor) / (last.at - first.at)

    @property
    def processor_seconds(self) -> float:
        """How long the server kept a processor busy."""
        return self.readings[-1].processor - self.readings[0].processor

    @property
    def growth(self) -> float:
        """How much more memory there was in the last quarter than in the second, as a share.

        The first quarter does not count: what a server keeps for good, it takes at first.
        """
        quarter = max(1, len(self.readings) // 4)
        early = fmean(reading.memory for reading in self.readings[quarter : 2 * quarter + 1])
        late = fmean(reading.memory for reading in self.readings[-quarter:])
        return late / early - 1
