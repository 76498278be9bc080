"""Metrics for Prometheus."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
)

from fourfold import __version__

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Memory, descriptors, processor time and start; of this process, not of its workers.
        ProcessCollector(registry=self.registry)
        build = Info("fourfold_build", "The version that runs", registry=self.registry)
        build.info({"version": __version__})
        self.actions = Counter(
            "fourfold_actions_total",
            "Actions by their answer: accepted, or the code of the refusal",
            ["answer"],
            registry=self.registry,
        )
        self.action_seconds = Histogram(
            "fourfold_action_seconds",
            "From the arrival of an action to its acknowledgement",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.requests = Counter(
            "fourfold_requests_total", "HTTP requests", ["status"], registry=self.registry
        )
        self.refusals = Counter(
            "fourfold_refusals_total",
            "Refused requests, and sockets that the server closed, by the reason",
            ["code"],
            registry=self.registry,
        )
        self.sockets = Gauge("fourfold_sockets", "Open sockets", registry=self.registry)
        self.slow_sockets = Counter(
            "fourfold_slow_sockets_total",
            "Sockets closed because their reader was too slow",
            registry=self.registry,
        )
