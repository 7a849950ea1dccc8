"""The numbered rulebook PR, and the rules that predicates return."""

from __future__ import annotations

from heliopolis.kernel.rulebook import Rulebook

PR = Rulebook("PR", chapters=(6, 4, 4, 1, 10, 7, 12, 4, 4), examples={"S": 19, "A": 13, "E": 17})

PR_2_1 = PR.rule(2, 1)
PR_2_2 = PR.rule(2, 2)
PR_3_3 = PR.rule(3, 3)
PR_5_2 = PR.rule(5, 2)
PR_5_3 = PR.rule(5, 3)
PR_5_4 = PR.rule(5, 4)
PR_5_7 = PR.rule(5, 7)
PR_5_8 = PR.rule(5, 8)
PR_6_7 = PR.rule(6, 7)
