"""The numbered rules that predicates return."""

from __future__ import annotations

from heliopolis.kernel.rulebook import Rulebook

UR = Rulebook("UR", chapters=(4, 4, 5, 2, 2, 3))
UR_2_1 = UR.rule(2, 1)
UR_2_4 = UR.rule(2, 4)
UR_3_1 = UR.rule(3, 1)
UR_3_3 = UR.rule(3, 3)
UR_3_4 = UR.rule(3, 4)
UR_4_2 = UR.rule(4, 2)
UR_6_1 = UR.rule(6, 1)
