"""The rulebook of Cheops, CH, which builds on that of Catan."""

from __future__ import annotations

from heliopolis.games.catan.rulebook import CB
from heliopolis.kernel.rulebook import Rulebook

CH = Rulebook("CH", (4, 8, 2, 8, 6, 6, 7, 3, 6, 5, 1, 3), builds_on=(CB,), examples={"CH-X": 34})

CH_2_2 = CH.rule(2, 2)
CH_2_4 = CH.rule(2, 4)
CH_2_5 = CH.rule(2, 5)
CH_4_1 = CH.rule(4, 1)
CH_4_2 = CH.rule(4, 2)
CH_4_3 = CH.rule(4, 3)
CH_4_6 = CH.rule(4, 6)
CH_4_7 = CH.rule(4, 7)
CH_5_3 = CH.rule(5, 3)
CH_6_2 = CH.rule(6, 2)
CH_6_3 = CH.rule(6, 3)
CH_6_4 = CH.rule(6, 4)
CH_6_5 = CH.rule(6, 5)
CH_6_6 = CH.rule(6, 6)
CH_7_1 = CH.rule(7, 1)
CH_7_3 = CH.rule(7, 3)
CH_7_4 = CH.rule(7, 4)
CH_7_5 = CH.rule(7, 5)
CH_12_2 = CH.rule(12, 2)
