"""Amun-Re (Reiner Knizia, 2003) for 3 to 5 players.

Provinces along the Nile are auctioned; in their own provinces players settle farmers, who bring
gold, and lay bricks, which become pyramids. A secret offering of all decides how well the year
turns out and who is rewarded. After three rounds the old kingdom is scored and everyone leaves his
provinces; the pyramids stay and wait for their owners in the new kingdom.

All 84 numbered rules AR-1.1 to AR-12.3 are implemented; each function names those it decides. What
the rulebook leaves open is ruled so, where a name in quotes is an option:

- One may overbid by any number of steps, and return to a province left earlier (AR-R01, AR-R04).
- Bids may count on cards that are sold only when they are paid; "bid_backing" (AR-R07).
- The auction cards are played on one's own turn before bidding, and act all phase (AR-R09).
- One card of a kind in a phase, for every kind (AR-R10).
- Free bricks that make three are built in their owner's step c, so a builder may come first
  (AR-R12). Bricks and farmers have no end unless "supply_limits" is strict (AR-R14).
- Gold is a number; that of others is not shown unless "gold_visibility" is open. As all gold moves
  in public it could be told all the same, so it counts as known when secrets are resampled
  (AR-R16).
- The old start player breaks ties in the offering and corrects first (AR-R19). Cards may make up an
  offer; "offering_card_conversion" (AR-R17). No offer is above 399 gold, more than the box holds.
- Reward cards are drawn after the last pick; "reward_picks" (AR-R21).
- Nobody gets points for most pyramids where none stands; "most_pyramids_needs_pyramid" (AR-R25).
- Three who share the most gold get 6 each, and the next ranks lapse (AR-R28). Cards left at the end
  become gold; "endgame_auto_sell".
- Chance names the first start player; "first_player" (AR-R31). Ties: "tie_break" (AR-R37).
- Cards are sold in one's own turn, when a bid is to be paid, within the offering, and at the end;
  in the auction only if gold alone backs bids (AR-R32).

Whether somebody is asked never depends on what he holds, only on what all can see. So a player with
cards is asked although he may have nothing to play.

Thirteen field numbers and twelve card limits are stand-ins (AR-R38): ``board.json`` says which, and
a table may bring its own numbers.
"""

from __future__ import annotations

from heliopolis.games.amun_re import (
    board,
    evaluation,
    hidden,
    invariants,
    kingdom,
    observation,
    play,
    terminal,
    view,
)
from heliopolis.games.amun_re.moves import BUILDING_WEIGHTS, LOG_EVENTS, MOVES
from heliopolis.games.amun_re.state import BID, State
from heliopolis.kernel.game import (
    Auction,
    Boards,
    Game,
    Option,
    Presentation,
    Rules,
    SearchHints,
)

GAME = Game(
    name="amun-re",
    title="Amun-Re",
    designer="Reiner Knizia",
    prefix="AR",
    chapters=(11, 8, 4, 12, 10, 13, 6, 10, 4, 3, 0, 3),
    vectors={"AR-X": 16, "AR-E": 34},
    rules_version=1,
    seats=range(board.LEAST_SEATS, board.MOST_SEATS + 1),
    minutes=90,
    information="hidden hands and sealed offerings; gold of others is not shown",
    # A round: 45 bids, 5 turns of at most 34 moves, 10 moves of offerings, 4 corrections, 8 items,
    # 5 passes; a scoring 5 more; and 183 cards come into hands, each leaving by a move at most.
    longest=1645,
    options=(
        Option("bid_backing", "AR-4.8", ("gold_and_cards", "gold_only"), "gold_and_cards"),
        Option("gold_visibility", "AR-1.10", ("hidden", "open"), "hidden"),
        Option("supply_limits", "AR-12.1", ("strict", "unlimited"), "unlimited"),
        Option("most_pyramids_needs_pyramid", "AR-8.6", ("true", "false"), "true"),
        Option("offering_card_conversion", "AR-6.4", ("true", "false"), "true"),
        Option("reward_picks", "AR-6.13", ("commit_then_draw", "sequential"), "commit_then_draw"),
        Option("endgame_auto_sell", "AR-8.10", ("true", "false"), "true"),
        Option("first_player", "AR-2.8", ("random", "seat_0"), "random"),
        Option("tie_break", "AR-10.3", ("rulebook", "wbc"), "rulebook"),
    ),
    state=State,
    moves=MOVES,
    log_events=LOG_EVENTS,
    rules=Rules(
        setup=kingdom.setup,
        players_to_move=play.players_to_move,
        legal=play.legal,
        broken_rule=play.broken_rule,
        apply=play.apply,
        over=play.over,
        scores=play.scores,
        ranks=play.ranks,
        resample_hidden=hidden.resample_hidden,
        observe=observation.observe,
        check_invariants=invariants.check_invariants,
        move_score=evaluation.move_score,
        evaluate=evaluation.evaluate,
    ),
    features=observation.FEATURES,
    weights=BUILDING_WEIGHTS,
    invariants=invariants.INVARIANTS,
    package=__name__,
    presentation=Presentation(
        view=view.view,
        prompt=view.prompt,
        draw=terminal.draw,
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
    ),
    search=SearchHints(cut_off=40, margin=25, exploration=0.5),
    boards=Boards(board.DATA, board.check, board.encode),
    auction=Auction("bid", "gold", running=lambda s: s.phase == BID),
)
