"""The server benchmark measures a real server over real connections."""

from __future__ import annotations

from benchmarks.server.measure import Load, measure


def test_a_small_load_is_served() -> None:
    figures = measure(Load(tables=3, connections=12, seconds=1.0, rate=20.0))
    assert (figures["tables"], figures["connections"]) == (3, 12)
    assert figures["database"] == "sqlite"
    assert figures["moves"] > 0
    assert figures["refused"] == 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert 0 < figures["rss_mb"] < 1024
