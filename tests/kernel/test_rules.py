from __future__ import annotations

import pytest

from heliopolis.kernel.rules import decides, hook, log_event, override, rule


@pytest.mark.parametrize("name", ["PR-5", "5.3", "pr-5.3", "PR-5.3.1", "PR-100.1", ""])
def test_a_malformed_rule_id_is_refused_at_its_declaration(name: str) -> None:
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


def test_log_events_are_kept_on_the_plain_target() -> None:
    class Listener:
        log_events: list[tuple[int, ...]] = []  # noqa: RUF012

    log_event(Listener(), 3, 1, 2)
    assert Listener.log_events == [(3, 1, 2)]


@hook
def begin_turn(s: object) -> int:
    return 1


@rule
def begin_tern(s: object) -> int:
    return 2


def test_an_override_names_its_hook() -> None:
    @override(begin_turn, "CH-3.1")
    def begin_other_turn(s: object) -> int:
        return 3

    assert begin_other_turn.overridden is begin_turn  # type: ignore[attr-defined]
    assert begin_other_turn.rule_ids == ("CH-3.1",)  # type: ignore[attr-defined]


def test_only_hooks_can_be_overridden() -> None:
    with pytest.raises(TypeError, match="begin_tern is no hook; the nearest hook is begin_turn"):
        override(begin_tern)


def test_an_override_has_the_parameters_of_its_hook() -> None:
    with pytest.raises(TypeError, match="the parameters differ"):

        @override(begin_turn)
        def begin_other_turn(s: object, seat: int) -> int:
            return 3
