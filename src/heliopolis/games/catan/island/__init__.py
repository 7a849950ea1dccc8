"""Catan (Klaus Teuber, 1995): the plain island, for 2 to 4 players.

Hexes yield resources, which are traded and built with: roads, settlements, cities. The first player
with ten points in their own turn wins.

All 66 numbered rules CB-1.1 to CB-14.2 are implemented in the folder around this one, which the
scenarios share; each function names those it decides. What the rulebook leaves open is ruled as
follows, where a name in quotes is an option:

- Trading and building may be mixed; "trade_build" (CB-R1).
- If the bank is short of a resource nobody receives any, except that a single claimant takes what
  is left; "bank_shortage" (CB-R2). A start settlement takes only what the bank has.
- A holder of Longest Road who is still among the longest after a break keeps the card; a tie of
  others sets it aside (CB-R3). A road counts up to an opponent's building (CB-R4), a ring in full
  (CB-R5).
- Points gained in another player's turn count when one's own turn begins (CB-R6). A player who can
  steal must steal (CB-R7).
- All opponents answer an offer at once, in any order (CB-R7b).
- All players who owe cards to a seven choose at once and in secret; the cards are revealed and
  booked in turn order when the last one has chosen (CB-R8, CB-6.2).
- Year of Plenty takes what there is, Road Building places what it can (CB-R9, CB-R10).
- No card is played in the middle of another action (CB-R12).
- An offer that is being put together is hidden from the others until it is sent. At most
  "max_offers_per_turn" are begun per turn, from 0 to 12, and none has more than 31 of a resource or
  100 pieces.
- A game stopped by "turn_limit" has no winner; ranks follow from the points.

What a seat knows of a hand is recorded kind by kind: the number of cards that all players saw it
take, and the number beyond that which a thief or victim knows of. After a theft the others know one
card less of every kind that was known; a player who offers or accepts shows that they have the
goods. Hidden cards are resampled to agree with that, which is all that can be said short of keeping
every possible history.

Of the specification's options "bank_sells_gold" belongs to the scenarios alone. A custom board is
laid with the tiles, tokens and harbours of the box; with "board" island_variable they are shuffled.
"""

from __future__ import annotations

from heliopolis.games.catan import terminal
from heliopolis.games.catan.components import RESOURCES
from heliopolis.games.catan.derived import DERIVED
from heliopolis.games.catan.gains import gains
from heliopolis.games.catan.game import make_game
from heliopolis.games.catan.invariants import INVARIANTS
from heliopolis.games.catan.island import board, moves
from heliopolis.games.catan.island.options import OPTIONS
from heliopolis.games.catan.island.setup import setup
from heliopolis.games.catan.observation import make_features
from heliopolis.games.catan.rulebook import CB
from heliopolis.games.catan.state import State
from heliopolis.games.catan.view import COMPONENTS, View
from heliopolis.games.catan.view_types import CatanComponents, CatanIslandTable, CatanPrompt
from heliopolis.kernel.game import SearchHints

GAME = make_game(
    name="catan-island",
    title="Catan",
    rulebook=CB,
    minutes=75,
    information="hidden hands and development cards; most of a hand can be told",
    options=OPTIONS,
    board=board,
    moves=moves,
    state=State,
    setup=setup,
    features=make_features(board.FRAME),
    derived_features=DERIVED,
    invariants=INVARIANTS,
    package=__name__,
    view=View(board.FRAME, RESOURCES),
    people={
        "view_type": CatanIslandTable,
        "prompt_type": CatanPrompt,
        "components": COMPONENTS,
        "components_type": CatanComponents,
        "gains": gains,
    },
    draw=terminal.Picture,
    search=SearchHints(
        cut_off=60, margin=5, exploration=0.5, net_samples_others=True, net_iterations=2_000
    ),
)
