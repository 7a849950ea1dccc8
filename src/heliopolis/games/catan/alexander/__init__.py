"""Catan: Alexander the Great (Klaus Teuber, 1998), for 3 or 4 players.

Alexander marches from Macedonia to Persepolis, one crossing a turn. At temples settlements are
auctioned, at other crossings the events of the campaign, whose chits raise to offices. Fourteen
points in one's own turn win, or the most when he arrives.

It is played by the rules of Catan (CB-*), and ``changes.py`` shows at a glance what is different:
the 53 rules AL-1.1 to AL-12.1, all implemented. What the rulebook leaves open is ruled so, where a
name in quotes is an option:

- The first player chooses the robber's desert; "robber_start" (AL-R1).
- Everybody draws also on a seven, before the discards; "draw_and_seven" (AL-R2).
- The active player may pass; what nobody wants is gone (AL-R3).
- Nobody can bid what he cannot pay; "overbid" has the printed penalty instead (AL-R4). Payment is
  exact; "knight_overpay" (AL-R11).
- Who has no settlement left may bid, and gets nothing (AL-R5). The least bid is 1 (AL-R6).
- Largest Army after a payment goes by the rule of Longest Road (AL-R8).
- Next to an unpassed crossing nothing is built, even on a passed one; "route_guard" (AL-R9). A
  temple is auctioned only if a settlement could stand there.
- A winner of chits takes the best office he can; "card_exchange" (AL-R10). A tie at Persepolis is
  shared after offices and chits (AL-R12).
- Development cards are played in four windows; "dev_card_windows" (AL-R14). A card that wins the
  game before the march does so before Alexander moves.
- First trade, then build; "trade_build" (AL-R16). The bank sells gold; "bank_sells_gold" (AL-R17).
- "starting_gold" is none or eight, "chit_mix" is typed as 7-7-7-7: famine, bridge, battle, statue.

A bid tells that its bidder can pay it: hidden hands are resampled so that he can. Knights laid
under the deck come back last, and everybody knows who drew them.

The board is reconstructed (see ``board.json``). A table may bring its own, on the same frame of ten
columns and seven rows, with up to fifty crossings of which 25 are events and the last three violet.
"""

from __future__ import annotations

from heliopolis.games.catan import observation
from heliopolis.games.catan.alexander import board, terminal, watch
from heliopolis.games.catan.alexander.changes import OVERRIDES
from heliopolis.games.catan.alexander.moves import BUILDING_WEIGHTS, LOG_EVENTS, MOVES
from heliopolis.games.catan.alexander.options import OPTIONS
from heliopolis.games.catan.alexander.setup import setup
from heliopolis.games.catan.alexander.state import BID, State
from heliopolis.games.catan.alexander.view import View
from heliopolis.games.catan.components import ALL_GOODS
from heliopolis.games.catan.game import BRIEF, FAMILY, RULEBOOK, WORDS, rules
from heliopolis.games.catan.shorthand import shorthand
from heliopolis.kernel.game import Auction, Boards, Game, Presentation, SearchHints

_view = View(board.FRAME, ALL_GOODS)

GAME = Game(
    name="catan-alexander",
    title="Catan: Alexander the Great",
    designer="Klaus Teuber",
    prefix="AL",
    chapters=(2, 9, 3, 6, 4, 10, 2, 4, 4, 5, 3, 1),
    builds_on=(RULEBOOK,),
    vectors={"AL-X": 30},
    rules_version=1,
    seats=range(board.LEAST_SEATS, board.MOST_SEATS + 1),
    minutes=120,
    information="hidden hands and development cards, chits face down",
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
        words={
            **WORDS,
            "leader": "player",
            "event": "event",
            "office": "office",
            "payment": "good",
        },
        board=terminal.draw_board,
    ),
    brief=BRIEF,
    search=SearchHints(cut_off=1000, margin=8, exploration=0.5, turns=12),
    boards=Boards(board.OWN, board.check, board.encode),
    auction=Auction("bid", "value", running=lambda s: s.phase == BID, passing="pass_bid"),
)
