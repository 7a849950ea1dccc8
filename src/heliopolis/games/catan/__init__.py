"""The rules that all games of Catan share.

Each game of the family is a folder here: :mod:`~heliopolis.games.catan.island` is the plain game;
the scenarios contain only what they add and change. The rules in this folder leave open:

- the names of :mod:`~heliopolis.games.catan.tables`: the frame of the board, the goods, the moves;
- the rules marked ``@hook``: a scenario's rule marked ``@override(hook)`` takes the place of the
  hook wherever this folder calls it. Most of them are in :mod:`~heliopolis.games.catan.hooks`.

:func:`~heliopolis.games.catan.game.make_game` fills them in once, when the game is made.
``heliopolis rules --differences catan-cheops`` lists what a scenario overrides.
"""
