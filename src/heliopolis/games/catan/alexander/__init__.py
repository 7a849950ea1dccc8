"""Catan: Alexander the Great (Klaus Teuber, 1998), for 3 or 4 players.

Alexander marches from Macedonia to Persepolis, one crossing per turn. At temples settlements are
auctioned, at other crossings the events of the campaign, whose chits lead to offices. A player wins
with fourteen points in their own turn, or with the most when Alexander arrives.

It is played by the rules of Catan (CB-*); ``overrides.py`` lists the modules that change them, and
``heliopolis rules --differences catan-alexander`` prints the changes. All 53 rules AL-1.1 to
AL-12.1 are implemented. What the rulebook leaves open is ruled as follows, where a name in quotes
is an option:

- The first player chooses the robber's desert; "robber_start" (AL-R1).
- Every player draws on a seven as well, before the discards; "draw_and_seven" (AL-R2).
- The active player may pass; what nobody wants leaves the game (AL-R3).
- Nobody can bid more than they can pay; "overbid" has the printed penalty instead (AL-R4). Payment
  is exact; "knight_overpay" (AL-R11).
- A player without a settlement left may bid, and gets nothing (AL-R5). The lowest bid is 1 (AL-R6).
- Largest Army after a payment follows the rule of Longest Road (AL-R8).
- Nothing is built next to an unpassed crossing, not even on a passed one; "route_guard" (AL-R9). A
  temple is auctioned only if a settlement could stand there.
- A winner of chits takes the best office they can; "card_exchange" (AL-R10). A tie at Persepolis is
  shared after offices and chits (AL-R12).
- Development cards are played in four windows; "dev_card_windows" (AL-R14). A card that wins the
  game before the march does so before Alexander moves.
- Players first trade, then build; "trade_build" (AL-R16). The bank sells gold; "bank_sells_gold"
  (AL-R17).
- "starting_gold" is none or eight; "chit_mix" is typed as 7-7-7-7: famine, bridge, battle, statue.

A bid tells that its bidder can pay it: hidden hands are resampled to agree with that. Knights laid
under the deck come back last, and all players know who drew them.

The board is reconstructed (see ``board.json``). A table may bring its own, on the same frame of ten
columns and seven rows, with up to fifty crossings: 25 are events and the last three are violet.
"""

from __future__ import annotations

from heliopolis.games.catan.alexander import board, moves, terminal
from heliopolis.games.catan.alexander.derived import DERIVED
from heliopolis.games.catan.alexander.gains import gains
from heliopolis.games.catan.alexander.invariants import INVARIANTS
from heliopolis.games.catan.alexander.observation import FEATURES
from heliopolis.games.catan.alexander.options import OPTIONS
from heliopolis.games.catan.alexander.overrides import OVERRIDES
from heliopolis.games.catan.alexander.rulebook import AL
from heliopolis.games.catan.alexander.setup import setup
from heliopolis.games.catan.alexander.state import BID, State
from heliopolis.games.catan.alexander.view import COMPONENTS, View
from heliopolis.games.catan.alexander.view_types import (
    CatanAlexanderComponents,
    CatanAlexanderPrompt,
    CatanAlexanderTable,
)
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.game import make_game
from heliopolis.games.catan.terminal import draw_board
from heliopolis.kernel.game import Auction, SearchHints

GAME = make_game(
    name="catan-alexander",
    title="Catan: Alexander the Great",
    rulebook=AL,
    minutes=120,
    information="hidden hands and development cards, chits face down",
    words={"leader": "player", "event": "event", "office": "office", "payment": "good"},
    auction=Auction("bid", "value", running=lambda s: s.phase == BID, passing="pass_bid"),
    options=OPTIONS,
    board=board,
    moves=moves,
    state=State,
    setup=setup,
    overrides=OVERRIDES,
    features=FEATURES,
    derived_features=DERIVED,
    invariants=INVARIANTS,
    package=__name__,
    view=View(board.FRAME, ALL_GOODS),
    people={
        "view_type": CatanAlexanderTable,
        "prompt_type": CatanAlexanderPrompt,
        "components": COMPONENTS,
        "components_type": CatanAlexanderComponents,
        "gains": gains,
    },
    draw=terminal.Picture,
    draw_board=draw_board,
    search=SearchHints(
        cut_off=1000,
        margin=8,
        exploration=0.5,
        turns=12,
        net_samples_others=True,
        net_iterations=2_000,
    ),
)
