"""A server's resource usage while it runs."""

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
    """Seconds since the server started."""


class Meter:
    """Reads a server's memory and CPU time once a second."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.readings: list[Reading] = []

    async def run(self) -> None:
        """Read forever."""
        while True:
            self.read()
            await asyncio.sleep(INTERVAL)

    def read(self) -> None:
        """Read once."""
        server = self._server
        self.readings.append(Reading(perf_counter(), server.memory(), server.processor_seconds()))

    @property
    def memory(self) -> int:
        """Peak memory, in bytes."""
        return max(reading.memory for reading in self.readings)

    @property
    def load(self) -> float:
        """The server's average share of one core."""
        first, last = self.readings[0], self.readings[-1]
        return (last.processor - first.processor) / (last.at - first.at)

    @property
    def processor_seconds(self) -> float:
        """The server's CPU time."""
        return self.readings[-1].processor - self.readings[0].processor

    @property
    def growth(self) -> float:
        """The relative memory growth from the second quarter to the last.

        The first quarter doesn't count, since a server allocates its permanent memory then.
        """
        quarter = max(1, len(self.readings) // 4)
        early = fmean(reading.memory for reading in self.readings[quarter : 2 * quarter + 1])
        late = fmean(reading.memory for reading in self.readings[-quarter:])
        return late / early - 1
