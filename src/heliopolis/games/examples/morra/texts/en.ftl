MO-1 = Start
MO-1-1 = A game has three rounds, or five.
MO-1-2 = Chance sets the prize of each round.
MO-2 = Play
MO-2-1 = Every player chooses once per round. Choices are secret until all have chosen.
MO-2-2 = The sum of all fingers names the winner of the round.

log-round-started = Round { $round } is for { $prize }.
log-won-round = { $seat } wins { $prize }.
move-show = Show { $fingers }
option-rounds = The number of rounds.
    .name = Rounds
    .three = Three
    .five = Five
