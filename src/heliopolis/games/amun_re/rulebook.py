"""The numbered rulebook of Amun-Re, and the rules that a refused move can break."""

from __future__ import annotations

from heliopolis.kernel.rulebook import Rulebook

AR = Rulebook(
    "AR", chapters=(11, 8, 4, 12, 10, 13, 6, 10, 4, 3, 0, 3), examples={"AR-X": 16, "AR-E": 34}
)

AR_1_6 = AR.rule(1, 6)
AR_1_7 = AR.rule(1, 7)
AR_1_8 = AR.rule(1, 8)
AR_4_1 = AR.rule(4, 1)
AR_4_2 = AR.rule(4, 2)
AR_4_4 = AR.rule(4, 4)
AR_4_5 = AR.rule(4, 5)
AR_4_6 = AR.rule(4, 6)
AR_4_7 = AR.rule(4, 7)
AR_4_8 = AR.rule(4, 8)
AR_4_10 = AR.rule(4, 10)
AR_4_11 = AR.rule(4, 11)
AR_5_1 = AR.rule(5, 1)
AR_5_2 = AR.rule(5, 2)
AR_5_3 = AR.rule(5, 3)
AR_5_4 = AR.rule(5, 4)
AR_5_5 = AR.rule(5, 5)
AR_5_6 = AR.rule(5, 6)
AR_5_8 = AR.rule(5, 8)
AR_6_1 = AR.rule(6, 1)
AR_6_2 = AR.rule(6, 2)
AR_6_3 = AR.rule(6, 3)
AR_6_4 = AR.rule(6, 4)
AR_6_6 = AR.rule(6, 6)
AR_6_10 = AR.rule(6, 10)
AR_6_11 = AR.rule(6, 11)
AR_7_1 = AR.rule(7, 1)
AR_7_4 = AR.rule(7, 4)
AR_7_5 = AR.rule(7, 5)
AR_7_6 = AR.rule(7, 6)
AR_8_1 = AR.rule(8, 1)
AR_8_9 = AR.rule(8, 9)
AR_10_1 = AR.rule(10, 1)
AR_12_1 = AR.rule(12, 1)
