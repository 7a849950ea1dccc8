"""Catan: Cheops (Klaus Teuber, 1998) for 3 or 4 players.

Catan by the Nile: three start settlements each on its banks, roads and ships that extend each
other, trade routes through pieces of every colour, harbours of others for a gold piece, and the
Great Pyramid, to which players and pharaoh add block by block. The player with the most blocks is
blessed, those with the fewest are cursed.

All 59 numbered rules CH-1.1 to CH-12.3 are implemented on top of those of Catan; each function
names those it decides. ``overrides.py`` lists the modules that change the plain game, and
``heliopolis rules --differences catan-cheops`` prints the changes. What the rulebook leaves open is
ruled as follows, where a name in quotes is an option:

- The third round begins with the first player; "third_round_order" (CH-R1). Only the third
  settlement brings goods; "start_resources" (CH-R2). It has a road; "third_start_road" (CH-R3), or
  a ship; "setup_ship" (CH-R4). Gold hexes bring gold; "setup_gold_piece" (CH-R5).
- The robber starts on a certain desert; "robber_start" (CH-R6). It keeps off the building site;
  "robber_on_site" (CH-R28).
- One gold piece pays for any number of exchanges of one good at one harbour; "harbour_fee" (CH-R7).
  A harbour no better than one's own ratio is not offered (CH-R8); consent is not asked (CH-R9).
- Opponents' buildings do not cut routes; "foreign_building_blocks_route" (CH-R10). A user need not
  own a piece of the route (CH-R11), and chooses whom to pay (CH-R12); a player with a building at
  the site builds through that (CH-R30).
- Ships sail the Mediterranean; "ship_waters" (CH-R13), but not along the rim of the board (CH-R32).
- The pharaoh builds first on a seven (CH-R15), in the same 30 fields (CH-R14), from the first
  building at the site on; "pharaoh_starts" (CH-R16), with 16 blocks; "pharaoh_blocks" (CH-R17).
- All players tied for the fewest blocks are cursed (CH-R18), but never the blessed one;
  "curse_when_all_equal" (CH-R19). Curses can come back (CH-R20).
- Where the pyramid ends the game, most points win and ties are shared; "end_tie" (CH-R21). Points
  are looked at first (CH-R22).
- Gold is touched by neither robber nor cards (CH-R24), and not sold; "bank_sells_gold" (CH-R25). At
  an opponent's 3:1 harbour it may be given, with the fee on top (CH-R26).
- Any number of blocks may be laid per turn (CH-R29). Moving a ship is a build (CH-R33); with
  "ship_rules" seafarers a ship may take the place of a start road whatever "setup_ship" says.

Discards are chosen by all at once and booked in turn order, as in all games of Catan here. The
names of harbours are those of our board; on other boards a harbour is named by its number.

The printed board was not available: hexes, numbers and harbours are reconstructed (see
``board.json``). A table may bring its own board on the same frame of 76 hexes.
"""

from __future__ import annotations

from heliopolis.games.catan.cheops import board, moves, terminal
from heliopolis.games.catan.cheops.derived import DERIVED
from heliopolis.games.catan.cheops.gains import gains
from heliopolis.games.catan.cheops.invariants import INVARIANTS
from heliopolis.games.catan.cheops.observation import FEATURES
from heliopolis.games.catan.cheops.options import OPTIONS
from heliopolis.games.catan.cheops.overrides import OVERRIDES
from heliopolis.games.catan.cheops.rulebook import CH
from heliopolis.games.catan.cheops.setup import setup
from heliopolis.games.catan.cheops.state import State
from heliopolis.games.catan.cheops.view import View
from heliopolis.games.catan.cheops.view_types import CatanCheopsPrompt, CatanCheopsTable
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.game import make_game
from heliopolis.games.catan.terminal import draw_board
from heliopolis.games.catan.view import COMPONENTS
from heliopolis.games.catan.view_types import CatanComponents
from heliopolis.kernel.game import SearchHints

GAME = make_game(
    name="catan-cheops",
    title="Catan: Cheops",
    rulebook=CH,
    minutes=120,
    information="hidden hands and development cards; most of a hand can be told",
    options=OPTIONS,
    board=board,
    moves=moves,
    state=State,
    setup=setup,
    overrides=OVERRIDES,
    features=FEATURES,
    derived_features=DERIVED,
    invariants=INVARIANTS,
    words={"host": "player", "harbour": "harbour"},
    package=__name__,
    view=View(board.FRAME, ALL_GOODS),
    people={
        "view_type": CatanCheopsTable,
        "prompt_type": CatanCheopsPrompt,
        "components": COMPONENTS,
        "components_type": CatanComponents,
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
        net_iterations=1_000,
    ),
)
