from __future__ import annotations

import pytest

from heliopolis.kernel.rules import decides, log_event, rule, rule_id, rule_number


@pytest.mark.parametrize(("name", "number"), [("PR-5.3", 503), ("AR-10.12", 1012), ("CB-1.1", 101)])
def test_ids_and_numbers_are_inverse(name: str, number: int) -> None:
    assert rule_number(name) == number
    assert rule_id(name[:2], number) == name


@pytest.mark.parametrize("name", ["PR-5", "5.3", "pr-5.3", "PR-5.3.1", "PR-100.1", ""])
def test_what_is_no_id_is_refused_where_it_is_written(name: str) -> None:
    with pytest.raises(ValueError, match="not the id of a rule"):
        rule(name)
    with pytest.raises(ValueError, match="not the id of a rule"):
        decides(name)


def test_marks_are_kept_on_the_function_itself() -> None:
    @rule("PR-1.1", "PR-1.2")
    def decide(s: object) -> int:
        return 7

    @rule
    def help_out(s: object) -> int:
        return 8

    assert decide(None) == 7
    assert decide.rule_ids == ("PR-1.1", "PR-1.2")  # type: ignore[attr-defined]
    assert help_out.rule_ids == ()  # type: ignore[attr-defined]
    assert decide.is_rule  # type: ignore[attr-defined]


def test_notes_are_kept_on_the_plain_target() -> None:
    class Listener:
        log_events: list[tuple[int, ...]] = []  # noqa: RUF012

    log_event(Listener(), 3, 1, 2)
    assert Listener.log_events == [(3, 1, 2)]
