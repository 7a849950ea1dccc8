"""Training: a net learns a game from self-play, on a GPU or a CPU.

    heliopolis train priests-of-ra --minutes 10 --device cuda

A net first learns to play as a searching bot does, where lessons are asked for (:mod:`.lessons`).
Then it plays against itself, against nets of its own past and against greedy players
(:mod:`.groups`), and follows the policy gradient (:mod:`.ppo`). One net plays a game with every
number of seats and all options. What comes out is one weights file with its card (:mod:`.runs`);
:mod:`heliopolis.bots.nets` plays it without torch.

torch is imported by the modules in here, and by nothing else in the package.
"""
