"""The rulebook of Catan, CB: the rules that predicates return, by their numbers."""

from __future__ import annotations

from heliopolis.kernel.rulebook import Rulebook

CB = Rulebook("CB", chapters=(5, 4, 6, 3, 3, 7, 6, 6, 7, 4, 2, 5, 6, 2), examples={"CB-X": 28})

CB_1_1 = CB.rule(1, 1)
CB_1_4 = CB.rule(1, 4)
CB_2_2 = CB.rule(2, 2)
CB_3_4 = CB.rule(3, 4)
CB_4_1 = CB.rule(4, 1)
CB_4_2 = CB.rule(4, 2)
CB_4_3 = CB.rule(4, 3)
CB_6_1 = CB.rule(6, 1)
CB_6_3 = CB.rule(6, 3)
CB_6_4 = CB.rule(6, 4)
CB_6_7 = CB.rule(6, 7)
CB_7_1 = CB.rule(7, 1)
CB_7_2 = CB.rule(7, 2)
CB_7_3 = CB.rule(7, 3)
CB_7_4 = CB.rule(7, 4)
CB_7_5 = CB.rule(7, 5)
CB_7_6 = CB.rule(7, 6)
CB_8_1 = CB.rule(8, 1)
CB_8_2 = CB.rule(8, 2)
CB_8_3 = CB.rule(8, 3)
CB_8_4 = CB.rule(8, 4)
CB_8_5 = CB.rule(8, 5)
CB_9_1 = CB.rule(9, 1)
CB_9_2 = CB.rule(9, 2)
CB_9_4 = CB.rule(9, 4)
CB_9_5 = CB.rule(9, 5)
CB_9_6 = CB.rule(9, 6)
CB_12_2 = CB.rule(12, 2)
CB_13_5 = CB.rule(13, 5)
