"""The rules that all games of Catan share.

Each game of the family is a folder here: :mod:`~heliopolis.games.catan.island` is the plain game,
the scenarios say only what they add and change. The rules in this folder leave open what differs:

- names of :mod:`~heliopolis.games.catan.names`: the frame of the board, the goods, the numbers of
  the moves;
- any rule: a scenario that has another rule of the same name, listed in its ``CHANGES``, is played
  with that one wherever this folder calls it.

:func:`~heliopolis.kernel.specialize.specialize_rules` fills them in once, when the game is made.
The functions that are meant to be changed stand in :mod:`~heliopolis.games.catan.hooks`, in the
order of play.
"""
