"""The rulebook of Alexander, AL, which builds on that of Catan."""

from __future__ import annotations

from heliopolis.games.catan.rulebook import CB
from heliopolis.kernel.rulebook import Rulebook

AL = Rulebook("AL", (2, 9, 3, 6, 4, 10, 2, 4, 4, 5, 3, 1), builds_on=(CB,), examples={"AL-X": 30})

AL_2_4 = AL.rule(2, 4)
AL_3_3 = AL.rule(3, 3)
AL_6_1 = AL.rule(6, 1)
AL_6_4 = AL.rule(6, 4)
AL_6_5 = AL.rule(6, 5)
AL_6_6 = AL.rule(6, 6)
AL_6_7 = AL.rule(6, 7)
AL_6_8 = AL.rule(6, 8)
AL_6_9 = AL.rule(6, 9)
AL_7_1 = AL.rule(7, 1)
AL_8_2 = AL.rule(8, 2)
AL_8_3 = AL.rule(8, 3)
AL_10_4 = AL.rule(10, 4)
