"""The settings of a server: a wrong one is named in one line, and a table lists them all."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from heliopolis.errors import HeliopolisError
from heliopolis.server.settings import PREFIX, Settings

TABLE = Path(__file__).parents[3] / "docs" / "operations.md"
# What the table says where the default itself would tell nobody anything.
IN_WORDS = {"database": "SQLite in the data folder", "hosts": "any; on loopback its names"}


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("LIVE_MINUTES", "-1", "a number of 0 or more"),
        ("DAILY_HOURS", "nan", "a number of 0 or more"),
        ("IDLE_MINUTES", "-inf", "a number of 0 or more"),
        ("OPEN_DAYS", "many", "a number"),
        ("BOT_PACE_MS", "1.5", "a whole number"),
        ("TABLES_PER_USER", "-3", "a number of 0 or more"),
        ("SECURE_COOKIES", "perhaps", "yes or no"),
        ("LOG_LEVEL", "loud", "one of debug, info, warning, error, critical"),
        ("SUBSTITUTE", "genius", "one of random, greedy, "),
    ],
)
def test_a_value_that_does_not_fit_is_named(name: str, value: str, allowed: str) -> None:
    with pytest.raises(HeliopolisError) as refused:
        Settings.from_environment({f"{PREFIX}{name}": value})
    line = str(refused.value)
    assert line.startswith(f"{PREFIX}{name}: ")
    assert f"'{value}' is not {allowed}" in line
    assert "\n" not in line


def test_a_setting_that_does_not_exist_is_named() -> None:
    with pytest.raises(HeliopolisError, match="HELIOPOLIS_TABELS: there is no such setting"):
        Settings(tabels=3)
    assert Settings.from_environment({"HELIOPOLIS_SERVICE_HOST": "10.0.0.1"}) == Settings()


@pytest.mark.parametrize(
    ("value", "meant"), [("yes", True), ("on", True), ("1", True), ("no", False), ("", False)]
)
def test_yes_and_no_have_several_spellings(value: str, meant: bool) -> None:
    assert Settings.from_environment({"HELIOPOLIS_SECURE_COOKIES": value}).secure_cookies is meant


def test_a_constructor_reads_no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELIOPOLIS_LIVE_MINUTES", "7")
    assert Settings().live_minutes == 15
    assert Settings.from_environment().live_minutes == 7
    assert Settings.from_environment({}).live_minutes == 15


def test_settings_are_values() -> None:
    settings = Settings(database="x.sqlite", hosts="a.example", log_level="WARNING")
    assert pickle.loads(pickle.dumps(settings)) == settings
    changed = settings.replace(live_minutes=3)
    assert (changed.live_minutes, changed.hosts, settings.live_minutes) == (3, "a.example", 15)
    assert Settings.from_environment(changed.as_environment()) == changed
    with pytest.raises(HeliopolisError, match="LIVE_MINUTES"):
        settings.replace(live_minutes=-3)


def test_the_table_in_the_documents_is_that_of_the_class() -> None:
    rows = [line for line in TABLE.read_text("utf-8").splitlines() if f"| `{PREFIX}" in line[:14]]
    expected = []
    for name, field in Settings.model_fields.items():
        default = field.default
        if isinstance(default, bool):
            default = "yes" if default else "no"
        elif isinstance(default, float):
            default = f"{default:g}"
        shown = f" {IN_WORDS.get(name, default)}".rstrip()
        expected.append(f"| `{PREFIX}{name.upper()}` |{shown} | {field.description} |")
    assert rows == expected
