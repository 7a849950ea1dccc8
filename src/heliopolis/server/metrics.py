"""Metrics for operators, in Prometheus format."""

from __future__ import annotations

import asyncio
import os
from time import monotonic

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

KEEP_SECONDS = 1.0  # for which the text of the metrics is kept

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COMMIT_SECONDS = Histogram(
    "heliopolis_commit_seconds", "Time a transaction of table events took", buckets=_FAST
)
COMMIT_EVENTS = Histogram(
    "heliopolis_commit_events",
    "Events that one transaction stored",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
)
EVENTS = Counter("heliopolis_events_total", "Events that were stored", ["kind"])
LOST_RACES = Counter("heliopolis_lost_races_total", "Events for which another writer was first")
REFUSED = Counter("heliopolis_refused_total", "Messages that were refused", ["code"])
REQUESTS = Histogram(
    "heliopolis_request_seconds", "HTTP requests", ["method", "route", "status"], buckets=_FAST
)
SOCKETS = Gauge("heliopolis_sockets", "Open WebSockets", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("heliopolis_live_tables", "Tables in memory", multiprocess_mode="livesum")
BOT_SECONDS = Histogram(
    "heliopolis_bot_seconds", "Time a bot took for a move", ["bot"], buckets=(*_FAST, 5.0, 10.0)
)
WEBHOOKS = Counter("heliopolis_webhooks_total", "Webhooks that were called", ["outcome"])
DELIVERIES = Counter(
    "heliopolis_deliveries_total",
    "Notifications that were sent, by webhook, push or mail",
    ["channel", "outcome"],
)
SNAPSHOTS = Counter("heliopolis_snapshots_total", "Snapshots of tables that were kept")


class Figures:
    """The metrics as text, made in a thread, and at most once per `KEEP_SECONDS`.

    With some hundred label values that takes tens of milliseconds, and anybody may ask.
    """

    def __init__(self) -> None:
        self._making = asyncio.Lock()
        self._text, self._made_at = b"", -KEEP_SECONDS

    async def get(self) -> bytes:
        """Return the metrics, not older than `KEEP_SECONDS`."""
        async with self._making:
            if monotonic() - self._made_at >= KEEP_SECONDS:
                self._text = await asyncio.to_thread(_figures)
                self._made_at = monotonic()
            return self._text


def _figures() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()
