"""Amun-Re (Reiner Knizia, 2003) for 3 to 5 players.

Provinces along the Nile are auctioned; in their own provinces players settle farmers, who bring
gold, and lay bricks, which become pyramids. A secret offering of all decides how good the harvest
is and who is rewarded. After three rounds the old kingdom is scored and all players leave their
provinces; the pyramids stay and wait for their owners in the new kingdom.

All 84 numbered rules AR-1.1 to AR-12.3 are implemented; each function names those it decides. What
the rulebook leaves open is ruled as follows; a name in quotes is an option:

- A player may overbid by any number of steps, and return to a province left earlier (AR-R01,
  AR-R04).
- Bids may count on cards that are sold only when they are paid; "bid_backing" (AR-R07).
- The auction cards are played on one's own turn before bidding, and act for the whole phase
  (AR-R09).
- One card of each kind per phase (AR-R10).
- Free bricks that make three are built in their owner's step c, so a builder may come first
  (AR-R12). Bricks and farmers are unlimited unless "supply_limits" is strict (AR-R14).
- Gold is a number; that of others is not shown unless "gold_visibility" is open. As all gold moves
  in public it can be counted all the same, so it is not resampled with what is hidden (AR-R16).
- The old start player breaks ties in the offering and corrects first (AR-R19). Cards may make up an
  offer; "offering_card_conversion" (AR-R17). No offer is above 399 gold, more than the box holds.
- Reward cards are drawn after the last pick; "reward_picks" (AR-R21).
- Nobody scores for most pyramids where none stands; "most_pyramids_needs_pyramid" (AR-R25).
- Three players who share the most gold get 6 points each, and the next ranks lapse (AR-R28). Cards
  left at the end become gold; "endgame_auto_sell".
- Chance names the first start player; "first_player" (AR-R31). Ties: "tie_break" (AR-R37).
- Cards are sold on one's own turn, when a bid is to be paid, within the offering, and at the end;
  in the auction only if gold alone backs bids (AR-R32).

Whether players are asked never depends on what they hold, only on what all can see. So a player
with cards is asked even with nothing to play.

Thirteen field numbers and twelve card limits are stand-ins (AR-R38): ``board.json`` says which, and
a table may bring a corrected board.
"""

from __future__ import annotations

from heliopolis.games.amun_re import (
    board,
    derived,
    evaluation,
    hidden,
    observation,
    play,
    setup,
    shorthand,
    terminal,
    view,
)
from heliopolis.games.amun_re.gains import gains
from heliopolis.games.amun_re.invariants import INVARIANTS
from heliopolis.games.amun_re.moves import BUILDING_WEIGHTS, LOG_EVENTS, MOVES
from heliopolis.games.amun_re.options import OPTIONS
from heliopolis.games.amun_re.phases import BID
from heliopolis.games.amun_re.rulebook import AR
from heliopolis.games.amun_re.state import State
from heliopolis.games.amun_re.view_types import AmunReComponents, AmunRePrompt, AmunReTable
from heliopolis.kernel.game import (
    Auction,
    Boards,
    Game,
    Presentation,
    Rules,
    SearchHints,
)

# The most decisions of a round: 45 bids, 5 turns of at most 34 moves, 10 moves of offerings,
# 4 corrections, 8 items, 5 passes; a scoring has 5 more, and of the 183 cards that come into hands
# each leaves by a move at most.
LONGEST_ROUND = 45 + 5 * 34 + 10 + 4 + 8 + 5
LONGEST_GAME = 6 * LONGEST_ROUND + 2 * 5 + 183

GAME = Game(
    name="amun-re",
    title="Amun-Re",
    designer="Reiner Knizia",
    rulebook=AR,
    rules_version=1,
    seats=range(board.MIN_SEATS, board.MAX_SEATS + 1),
    minutes=90,
    information="hidden hands and sealed offerings; gold of others is not shown",
    longest=LONGEST_GAME,
    options=OPTIONS,
    state=State,
    moves=MOVES,
    log_events=LOG_EVENTS,
    rules=Rules(
        setup=setup.setup,
        players_to_move=play.players_to_move,
        legal=play.legal,
        broken_rule=play.broken_rule,
        apply=play.apply,
        over=play.over,
        scores=play.scores,
        ranks=play.ranks,
        resample_hidden=hidden.resample_hidden,
        observe=observation.observe,
        derive_features=derived.derive_features,
        check_invariants=INVARIANTS.first_broken(),
        move_score=evaluation.move_score,
        evaluate=evaluation.evaluate,
    ),
    features=observation.FEATURES,
    derived_features=derived.DERIVED,
    weights=BUILDING_WEIGHTS,
    invariants=INVARIANTS,
    package=__name__,
    presentation=Presentation(
        view=view.view,
        prompt=view.prompt,
        progress=view.progress,
        draw=terminal.Picture,
        view_type=AmunReTable,
        prompt_type=AmunRePrompt,
        components=view.COMPONENTS,
        move_values=view.move_values,
        components_type=AmunReComponents,
        recall=view.recall,
        gains=gains,
        turn_starts=frozenset(
            {
                "round-started",
                "offered",
                "stole",
                "converted",
                "laid-correction",
                "temple-moved",
                "kingdom-ended",
            }
        ),
        words={
            "seat": "player",
            "leader": "player",
            "card": "card",
            "province": "province",
            "province2": "province",
            "province3": "province",
            "kingdom": "kingdom",
            "item": "item",
        },
        board=terminal.draw_board,
        next_of_list=shorthand.next_of_list,
    ),
    search=SearchHints(
        cut_off=40, margin=25, exploration=0.5, net_iterations=2_500, net_samples_others=True
    ),
    boards=Boards(board.DATA, board.check, board.encode),
    auction=Auction(
        "bid", "gold", running=lambda s: s.phase == BID, lot="province", lots=view.list_lots
    ),
)
