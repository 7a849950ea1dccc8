"""The Royal Game of Ur for two players: a race of seven pieces, 4,500 years old.

The rules are those that Irving Finkel of the British Museum read from a tablet of 177 BC, in the
simple form that most people play. All 20 numbered rules UR-1.1 to UR-6.3 are implemented; each
function names or returns those it decides. What the usual tellings leave open is ruled as follows:

- The path is the short one: four squares of one's own, eight shared, two of one's own (UR-1.2).
- A rosette gives another roll, also the one on which a piece starts its way home (UR-5.1).
- A piece on the shared rosette is safe (UR-4.2); the option ``safe_rosette`` switches that off.
- A player who can move must move, even where it hurts (UR-3.5).
- A game that does not end by itself ends after 1,000 rolls (UR-6.3): the rules alone would allow
  captures for ever. A usual game takes about 150.

The dice are rolled by a move of the player, so that everybody sees when luck strikes. Where there
is nothing to decide after a roll, the turn ends by itself.
"""

from __future__ import annotations

from heliopolis.games.ur import evaluation, hidden, observation, play, setup, terminal, view
from heliopolis.games.ur.board import ROLL_LIMIT
from heliopolis.games.ur.invariants import INVARIANTS
from heliopolis.games.ur.log_events import LOG_EVENTS, gains
from heliopolis.games.ur.moves import MOVES
from heliopolis.games.ur.options import OPTIONS
from heliopolis.games.ur.rulebook import UR
from heliopolis.games.ur.state import State
from heliopolis.games.ur.view_types import UrComponents, UrPrompt, UrTable
from heliopolis.kernel.game import Game, Presentation, Rules, SearchHints

GAME = Game(
    name="ur",
    title="The Royal Game of Ur",
    designer="traditional, after Irving Finkel",
    rulebook=UR,
    rules_version=1,
    seats=range(2, 3),
    minutes=15,
    information="open but for chance",
    longest=2 * ROLL_LIMIT,  # each roll is a decision, and may bring a second one
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
        turns_ended=play.turns_ended,
    ),
    features=observation.FEATURES,
    invariants=INVARIANTS,
    package=__name__,
    presentation=Presentation(
        view=view.view,
        prompt=view.prompt,
        draw=terminal.Picture,
        view_type=UrTable,
        prompt_type=UrPrompt,
        components=view.COMPONENTS,
        components_type=UrComponents,
        words={"seat": "player", "victim": "player", "item": "item", "cause": "cause"},
        gains=gains,
    ),
    search=SearchHints(cut_off=400, margin=3, exploration=0.7, widening=4.0),
)
