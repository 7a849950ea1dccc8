"""Catan: Cheops (Klaus Teuber, 1998) for 3 or 4 players.

Catan by the Nile: three start settlements each on its banks, roads and ships that go on from each
other, trade routes through pieces of every colour, harbours of others for a gold piece, and the
Great Pyramid, to which players and pharaoh add block by block. Whoever has laid the most blocks is
blessed, whoever has laid the fewest is cursed.

All 59 numbered rules CH-1.1 to CH-12.3 are implemented on those of Catan; each function names those
it decides, and ``changes.py`` shows at a glance what is different. What the rulebook leaves open is
ruled so, where a name in quotes is an option:

- The third round begins with the first player; "third_round_order" (CH-R1). Only the third
  settlement brings goods; "start_resources" (CH-R2). It has a road; "third_start_road" (CH-R3), or
  a ship; "setup_ship" (CH-R4). Gold hexes bring gold; "setup_gold_piece" (CH-R5).
- The robber starts on a certain desert; "robber_start" (CH-R6). It keeps off the building site;
  "robber_on_site" (CH-R28).
- One gold piece pays for any number of exchanges of one good at one harbour; "harbour_fee" (CH-R7).
  A harbour no better than one's own ratio is not offered (CH-R8); consent is not asked (CH-R9).
- Foreign buildings do not cut routes; "foreign_building_blocks_route" (CH-R10). The user need not
  own a piece of the route (CH-R11), and chooses whom to pay (CH-R12); with a building of his own at
  the site he builds through that (CH-R30).
- Ships sail the Mediterranean; "ship_waters" (CH-R13), but not along the rim of the board (CH-R32).
- The pharaoh builds first on a seven (CH-R15), in the same 30 fields (CH-R14), from the first
  building at the site on; "pharaoh_starts" (CH-R16). He has 16 blocks; "pharaoh_blocks" (CH-R17).
- All tied for the fewest blocks are cursed (CH-R18), but never the blessed one;
  "curse_when_all_equal" (CH-R19). Curses can come back (CH-R20).
- Where the pyramid ends the game, most points win and ties are shared; "end_tie" (CH-R21). Points
  are looked at first (CH-R22).
- Gold is touched by neither robber nor cards (CH-R24), and not sold; "bank_sells_gold" (CH-R25). At
  a foreign 3:1 harbour it may be given, with the fee on top (CH-R26).
- Any number of blocks may be laid in a turn (CH-R29). To move a ship is a build (CH-R33); with
  "ship_rules" seafarers a ship may lie in place of a start road whatever "setup_ship" says.

Discards are chosen by all at once and booked in turn order, as in all games of Catan here. The
names of harbours are those of our board; elsewhere a harbour goes by its number.

The printed board was not at hand: hexes, numbers and harbours are reconstructed, as ``board.json``
says. A table may bring its own board on the same frame of 76 hexes.
"""

from __future__ import annotations

from heliopolis.games.catan import observation
from heliopolis.games.catan.cheops import board, terminal, watch
from heliopolis.games.catan.cheops.changes import OVERRIDES
from heliopolis.games.catan.cheops.moves import BUILDING_WEIGHTS, LOG_EVENTS, MOVES
from heliopolis.games.catan.cheops.options import OPTIONS
from heliopolis.games.catan.cheops.parts import PARTS
from heliopolis.games.catan.cheops.setup import setup
from heliopolis.games.catan.cheops.state import State
from heliopolis.games.catan.cheops.view import View
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.game import BRIEF, FAMILY, RULEBOOK, WORDS, rules
from heliopolis.games.catan.shorthand import shorthand
from heliopolis.kernel.game import Boards, Game, Presentation, SearchHints

_view = View(board.FRAME, ALL_GOODS)

GAME = Game(
    name="catan-cheops",
    title="Catan: Cheops",
    designer="Klaus Teuber",
    prefix="CH",
    chapters=(4, 8, 2, 8, 6, 6, 7, 3, 6, 5, 1, 3),
    builds_on=(RULEBOOK,),
    vectors={"CH-X": 34},
    rules_version=1,
    seats=range(board.LEAST_SEATS, board.MOST_SEATS + 1),
    minutes=120,
    information="hidden hands and development cards; most of a hand can be told",
    longest=200_000,
    options=OPTIONS,
    state=State,
    moves=MOVES,
    log_events=LOG_EVENTS,
    rules=rules(setup, OVERRIDES),
    features=observation.features(board.FRAME, watch.FEATURES),
    weights=BUILDING_WEIGHTS,
    invariants=watch.INVARIANTS,
    package=__name__,
    family=FAMILY,
    presentation=Presentation(
        view=_view.view,
        prompt=_view.prompt,
        draw=terminal.draw,
        shorthand=shorthand,
        words={**WORDS, "host": "player", "harbour": "harbour"},
        board=terminal.draw_board,
    ),
    brief=BRIEF,
    search=SearchHints(cut_off=1000, margin=8, exploration=0.5, turns=12),
    boards=Boards(board.OWN, board.check, board.encode),
    parts=PARTS,
)
