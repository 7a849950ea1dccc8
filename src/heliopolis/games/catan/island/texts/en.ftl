### Catan, the island: the texts in English.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Catan is a game of settling an island: your hexes bring resources, you trade them and build roads, settlements and cities.
game-goal = Whoever first has 10 points in their own turn wins: a settlement is worth 1, a city 2, the Longest Road and the Largest Army 2 each, and some development cards 1.

## Options

option-board = Says whether the island is laid out as on the beginners' map or at random (see CB-3.2).
    .name = Island
    .island_beginner = Beginners' map
    .island_variable = Random
option-number_placement = Says how the number tokens lie on a random island (see CB-3.2).
    .name = Number tokens
    .lettered_spiral = By their letters, in a spiral
    .random_no_adjacent_red = At random, no 6 beside an 8
    .random = At random
option-harbour_placement = Says whether the harbours of a random island change places (see CB-3.2).
    .name = Harbours
    .fixed = As printed
    .shuffled = Shuffled

## Worked examples

example-distance = B has a settlement. The corners beside it stay free for everybody; two roads away you may build again.
example-interrupted = A has seven roads in a row, but B's settlement stands between them: what lies on one side counts, drawn in gold.
example-fork = A's roads branch. Only one way through counts, and no road twice.
example-harbours = A has settlements at a wool harbour and at a 3:1 harbour: two wool buy any card; of everything else it takes three.
example-length = The road counts { $n }.
