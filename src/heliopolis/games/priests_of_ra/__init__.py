"""Priests of Ra (Reiner Knizia, 2009) for 2 to 5 players.

Tiles drawn from a bag fill an auction row; players bid for it with their few suns, which change
hands with it. Most tiles have two faces: the player who draws one chooses the face that lies up,
and priests turn tiles over later. Three epochs are scored.

All 52 numbered rules PR-1.1 to PR-9.4 are implemented; each function names or returns those it
decides. What the rulebook leaves open is ruled as follows:

- A building is any two tiles of its type; each type has one colour (R-2). There are four colours of
  burial chambers, two on each kind of tile (R-3). Both are read from ``board.json``.
- Four chambers of one colour and three of another score once, for the best colour; the option
  ``burial_scoring`` counts each colour (R-4).
- Ra may be invoked with an empty row: the lot is the centre sun alone (R-7).
- The last player with suns plays on alone, and may let a full row go (R-10).
- A priest turns a tile at once or never, and no tile twice in one lot (R-13, R-14).
- Three priests drive out exactly one plague tile, by themselves (R-15).
- Points never fall below zero, counted over a whole scoring (R-17).
- Totals lie face down until the end; the option ``score_visibility`` opens them. Everything else is
  public, also suns that lie face down and what is left in the bag (R-26, R-27).

Where there is only one thing to do, nobody is asked: Ra is invoked on a full row, a player who
cannot beat the bid passes, a last sun that must be bid is bid, and priests with nothing to turn do
nothing.
"""

from __future__ import annotations

from heliopolis.games.priests_of_ra import (
    board,
    evaluation,
    hidden,
    observation,
    play,
    setup,
    terminal,
    view,
)
from heliopolis.games.priests_of_ra.invariants import INVARIANTS
from heliopolis.games.priests_of_ra.log_events import LOG_EVENTS
from heliopolis.games.priests_of_ra.moves import LONG_GAME_WEIGHTS, MOVES
from heliopolis.games.priests_of_ra.options import OPTIONS
from heliopolis.games.priests_of_ra.rulebook import PR
from heliopolis.games.priests_of_ra.state import BIDDING, State
from heliopolis.games.priests_of_ra.view_types import (
    PriestsOfRaComponents,
    PriestsOfRaPrompt,
    PriestsOfRaTable,
)
from heliopolis.kernel.game import Auction, Game, GpuHints, Presentation, Rules, SearchHints

GAME = Game(
    name="priests-of-ra",
    title="Priests of Ra",
    designer="Reiner Knizia",
    rulebook=PR,
    rules_version=1,
    seats=range(board.LEAST_SEATS, board.MOST_SEATS + 1),
    usual_seats=4,
    minutes=60,
    information="open but for chance; totals lie face down",
    # With 5 players: 174 draws, 104 faces chosen, 27 Ra tiles that call an auction of 5 answers, 45
    # suns to invoke Ra for and 5 answers to each, 18 full rows of 5 answers, 15 priests that turn a
    # tile, and 15 times that a player stops.
    longest=174 + 104 + 27 * 5 + 45 * 6 + 18 * 5 + 15 * 2,
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
        check_invariants=INVARIANTS.first_broken(),
        move_score=evaluation.move_score,
        evaluate=evaluation.evaluate,
    ),
    search=SearchHints(cut_off=12, margin=25, net_iterations=5_000),
    features=observation.FEATURES,
    weights=LONG_GAME_WEIGHTS,
    invariants=INVARIANTS,
    package=__name__,
    presentation=Presentation(
        view=view.view,
        common_view=view.public_view,
        prompt=view.prompt,
        progress=view.progress,
        draw=terminal.Picture,
        view_type=PriestsOfRaTable,
        prompt_type=PriestsOfRaPrompt,
        components=view.COMPONENTS,
        components_type=PriestsOfRaComponents,
        recall=view.recall,
        turn_by_mover=False,
        turn_starts=frozenset({"epoch-started", "drew", "invoked", "epoch-ended"}),
        words={
            "seat": "player",
            "leader": "player",
            "tile": "kind",
            "face": "face",
            "into": "face",
            "epoch": "epoch",
            "reason": "reason",
            "cause": "cause",
            "item": "item",
        },
    ),
    auction=Auction("bid", "sun", running=lambda s: s.phase == BIDDING, passing="pass"),
    gpu=GpuHints(threads=256),
)
