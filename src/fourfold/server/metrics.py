"""Prometheus metrics."""

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
    """One server process's metrics."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Memory, descriptors, CPU time and start time of this process, without its workers.
        ProcessCollector(registry=self.registry)
        build = Info("fourfold_build", "The running version", registry=self.registry)
        build.info({"version": __version__})
        self.actions = Counter(
            "fourfold_actions_total",
            "Actions by answer: accepted, or the refusal's code",
            ["answer"],
            registry=self.registry,
        )
        self.accepted_actions = self.actions.labels("accepted")
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
            "Refused requests and sockets closed by the server, by reason",
            ["code"],
            registry=self.registry,
        )
        self.sockets = Gauge("fourfold_sockets", "Open sockets", registry=self.registry)
        self.slow_sockets = Counter(
            "fourfold_slow_sockets_total",
            "Sockets closed because their reader was too slow",
            registry=self.registry,
        )
