from __future__ import annotations

import copy
import pickle

import pytest

from heliopolis.kernel.rulebook import RULEBOOK_STRIDE, Rulebook, RuleId, decided_rules
from heliopolis.kernel.rules import rule

PR = Rulebook("PR", chapters=(3, 12))
CH = Rulebook("CH", chapters=(2,), builds_on=(PR,))
PR_1_3 = PR.rule(1, 3)
PR_2_12 = PR.rule(2, 12)
CH_1_2 = CH.rule(1, 2)
ASKED_BY = [PR_1_3, CH_1_2]


@rule("PR-1.1")
def predicate(s: int) -> int:
    if s == 0:
        return PR_2_12
    return ASKED_BY[s]


def test_a_rule_is_a_number_that_knows_its_id() -> None:
    assert (PR_1_3, PR_2_12, CH_1_2) == (103, 212, RULEBOOK_STRIDE + 102)
    assert [rule.id for rule in (PR_1_3, PR_2_12, CH_1_2)] == ["PR-1.3", "PR-2.12", "CH-1.2"]
    assert [CH.id_of(int(rule)) for rule in (PR_1_3, CH_1_2)] == ["PR-1.3", "CH-1.2"]
    for twin in (copy.copy(PR_1_3), pickle.loads(pickle.dumps(PR_1_3))):
        assert isinstance(twin, RuleId)
        assert twin.id == "PR-1.3"


def test_a_rule_that_is_not_in_the_book_is_refused() -> None:
    with pytest.raises(ValueError, match=r"there is no rule PR-1\.4"):
        PR.rule(1, 4)


def test_ids_come_in_the_order_of_the_book() -> None:
    assert PR.rule_ids[:4] == ["PR-1.1", "PR-1.2", "PR-1.3", "PR-2.1"]
    assert CH.books == (PR, CH)


def test_what_a_function_decides_follows_from_what_it_names_and_returns() -> None:
    assert decided_rules(predicate) == ("PR-1.1", "PR-2.12", "PR-1.3", "CH-1.2")
