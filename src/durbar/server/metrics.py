"""Metrics in Prometheus' form: one registry for each server, so that several fit into a process."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "durbar_commands", "Commands by type and result", ["type", "result"],
            registry=self.registry,
        )  # fmt: skip
        self.refused_frames = Counter(
            "durbar_refused_frames", "Messages that could not be read or came too fast", ["code"],
            registry=self.registry,
        )  # fmt: skip
        self.refused_requests = Counter(
            "durbar_refused_requests", "Requests refused at the door", ["code"],
            registry=self.registry,
        )  # fmt: skip
        self.slow_consumers = Counter(
            "durbar_slow_consumers", "Connections dropped because they did not read",
            registry=self.registry,
        )  # fmt: skip
        self.bot_fallbacks = Counter(
            "durbar_bot_fallbacks", "Decisions taken by the fallback bot, by cause", ["cause"],
            registry=self.registry,
        )  # fmt: skip
        self.notices = Counter(
            "durbar_notices", "Letters by kind of channel and result", ["kind", "result"],
            registry=self.registry,
        )  # fmt: skip
        self.command_seconds = Histogram(
            "durbar_command_seconds", "From a command's arrival to its answer, durable",
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip
        self.bot_seconds = Histogram(
            "durbar_bot_seconds", "Time a bot thought about a decision",
            buckets=(*SECONDS, 5.0, 10.0, 30.0), registry=self.registry,
        )  # fmt: skip
        self.sockets = Gauge("durbar_sockets", "Open connections", registry=self.registry)
        self.workers = Gauge(
            "durbar_workers", "Workers elsewhere that think for bots", registry=self.registry
        )
        self.tables = Gauge("durbar_tables", "Tables in memory", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
