from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis import games
from heliopolis.testing import coverage

OURS = [name for name in games.names() if name != "morra"]


@pytest.mark.parametrize("name", OURS)
def test_every_rule_has_its_texts_its_code_and_a_test(name: str) -> None:
    assert coverage(games.find(name)).missing == []


def test_priests_of_ra_has_52_rules() -> None:
    assert coverage(games.find("priests-of-ra")).to_json() == {"rules": 52, "missing": []}


def test_missing_coverage_is_named(tmp_path: Path) -> None:
    (tmp_path / "priests_of_ra").mkdir()
    (tmp_path / "priests_of_ra" / "test_one.py").write_text(
        "import pytest\n\n"
        '@pytest.mark.rule("PR-1.1")\n@pytest.mark.vector("S-1")\ndef test_it() -> None: ...\n'
    )
    found = coverage(games.find("priests-of-ra"), tmp_path)
    assert found.rows[0].tests == ["priests_of_ra/test_one.py::test_it"]
    assert "PR-1.2: test" in found.missing
    assert "S-2: test" in found.missing
    assert not any(gap.startswith(("PR-1.1:", "S-1:")) for gap in found.missing)
