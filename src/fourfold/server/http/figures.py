"""Metrics read on each Prometheus scrape, from counters kept by the server's parts."""

from collections.abc import Iterable, Iterator

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from fourfold.server.http.application import Application
from fourfold.server.room.viewer import SPECTATOR


class Figures(Collector):
    """Collects one server process's metrics."""

    def __init__(self, application: Application) -> None:
        self._app = application

    def collect(self) -> Iterable[Metric]:
        """Yield all metrics."""
        yield from self._rooms()
        yield from self._storage()
        yield from self._parts()

    def _rooms(self) -> Iterator[Metric]:
        hall, connections = self._app.hall, self._app.connections
        yield _gauge("fourfold_rooms", "Rooms in memory", len(hall.rooms))
        yield _gauge("fourfold_bots_thinking", "Bots thinking", len(hall.bots))
        viewers = [connection.viewer for connection in connections]
        people = GaugeMetricFamily(
            "fourfold_people", "People with an open socket at this process", labels=["role"]
        )
        people.add_metric(["player"], len({v.holder for v in viewers if v.holder is not None}))
        people.add_metric(["spectator"], sum(viewer == SPECTATOR for viewer in viewers))
        yield people
        yield _counter("fourfold_unreadable_logs", "Unreadable stored games", hall.unreadable)

    def _storage(self) -> Iterator[Metric]:
        hall = self._app.hall
        counts, survey = hall.storage.counts, hall.storage.survey
        yield _counter("fourfold_commits", "Commits", counts.commits)
        yield _counter("fourfold_writes", "Game writes in those commits", counts.writes)
        yield _counter("fourfold_commit_seconds", "Seconds spent in commits", counts.seconds)
        yield _counter("fourfold_commit_failures", "Failed commits", counts.failures)
        yield _gauge("fourfold_write_queue", "Writes waiting", hall.storage.waiting)
        yield _gauge("fourfold_ready", "Whether /readyz answers 200", self._app.readiness is None)
        yield _gauge(
            "fourfold_write_age_seconds",
            "Seconds since the database was last written",
            hall.heartbeat.age,
        )
        if survey is None:
            return
        games = GaugeMetricFamily(
            "fourfold_games", "Games in the database, as of a minute ago", labels=["status"]
        )
        for status, count in survey.games.items():
            games.add_metric([status], count)
        yield games
        yield _gauge("fourfold_guests", "Guests in the database", survey.guests)
        yield _gauge("fourfold_database_bytes", "Size of the database", survey.size)

    def _parts(self) -> Iterator[Metric]:
        hall = self._app.hall
        yield _gauge(
            "fourfold_lag_seconds", "How far the event loop is behind", self._app.lag.seconds
        )
        yield _gauge(
            "fourfold_broker_connected",
            "Whether hints get through to other processes",
            hall.broker.is_connected,
        )
        workers = hall.workers
        yield _gauge("fourfold_workers", "Running worker processes", len(workers.pids))
        yield _gauge("fourfold_jobs", "Worker jobs running or waiting", workers.inside)
        yield _counter("fourfold_jobs_finished", "Worker jobs finished", workers.finished)
        yield _counter("fourfold_jobs_refused", "Jobs refused: queue full", workers.refused)
        yield _counter("fourfold_workers_lost", "Workers replaced", workers.lost)


def _gauge(name: str, help_text: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, help_text, value)


def _counter(name: str, help_text: str, value: float) -> CounterMetricFamily:
    """Return a counter, exported as `NAME_total`."""
    return CounterMetricFamily(name, help_text, value)
