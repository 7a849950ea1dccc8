"""Metrics for operators, in Prometheus format."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

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
SNAPSHOTS = Counter("heliopolis_snapshots_total", "Snapshots of tables that were kept")
