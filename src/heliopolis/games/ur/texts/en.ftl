# The Royal Game of Ur: everything that people read.

## About the game

game-title = The Royal Game of Ur
game-summary = A race of seven pieces along a board four and a half thousand years old: four dice, a few rosettes, and a middle row where pieces meet and send each other home.
game-goal = Bring all your seven pieces along your path and off the board before your opponent does.

## Rules: board, pieces and start

UR-1 = Board, pieces and start
UR-1-1 = Two players have seven pieces each, at first all in hand. A table may play with fewer pieces.
UR-1-2 = Your path has fourteen squares: four of your own, then the eight squares of the middle row, which both of you use in the same direction, then two of your own again. Squares 4, 8 and 14 of each path are rosettes; square 8 is the one in the middle row.
UR-1-3 = There are four dice. Each shows a marked corner or an unmarked one, with equal chances.
UR-1-4 = Chance decides who begins, unless the table wants the first seat to.

## Rules: a turn

UR-2 = A turn
UR-2-1 = You roll all four dice and count the marked corners: 0 to 4. Then you move one piece.
UR-2-2 = If you roll 0, you do not move, and your turn is over.
UR-2-3 = If none of your pieces can move as far as you rolled, your turn is over, too.
UR-2-4 = Then it is the other player's turn.

## Rules: moving

UR-3 = Moving
UR-3-1 = You move one of your pieces, exactly as many squares as you rolled, forwards along your path.
UR-3-2 = A piece in hand enters the board on the square whose number you rolled.
UR-3-3 = A square has room for one piece: you cannot move onto one of your own.
UR-3-4 = To leave the board, a piece needs the exact number: one more than the squares still in front of it. It is home then, and out of the race.
UR-3-5 = If you can move, you must, even if you would rather not.

## Rules: capturing

UR-4 = Capturing
UR-4-1 = If you move onto a square of the middle row where a piece of your opponent stands, that piece goes back into their hand and must start again.
UR-4-2 = A piece on the rosette of the middle row is safe: nobody can move onto it. A table may play without this rule.

## Rules: rosettes

UR-5 = Rosettes
UR-5-1 = If your piece lands on a rosette, you roll again at once, and move again with any piece.
UR-5-2 = There is no limit to how often this happens in a turn.

## Rules: the end

UR-6 = The end
UR-6-1 = Whoever first has all pieces home wins, and the game is over at once.
UR-6-2 = Each piece that is home counts one point.
UR-6-3 = A game that has lasted for 1,000 rolls ends there. Then the player with more pieces home wins; if both have the same number, the player whose pieces have come further.

## Rulings: what we decided where the rulebook is silent, and why

UR-R1 = Pieces follow the short path: four squares of one's own, eight shared, two of one's own.
    .why = The board shows no path; this is the one that most people play.
UR-R2 = Every rosette gives another roll, also the last one before home.
    .why = All rosettes look alike, and nothing tells one from another.
UR-R3 = A piece on the shared rosette cannot be captured.
    .why = Usual tellings agree on it, though not all, so a table may do without.
UR-R4 = A player who can move must move.
    .why = The race would stand still if both could wait, and being forced is part of the game.
UR-R5 = A game ends after 1,000 rolls at the latest.
    .why = The rules alone would allow captures for ever; a usual game takes about 150 rolls.

## Log

log-starts-game = { $seat } begins.
    .you = You begin.
log-rolled = { $seat } rolls { $sum }.
    .you = You roll { $sum }.
log-entered = { $seat } enters a piece on square { $to }.
    .you = You enter a piece on square { $to }.
log-moved = { $seat } moves from square { $square } to { $to }.
    .you = You move from square { $square } to { $to }.
log-captured = { $seat } sends a piece of { $victim } back from square { $square }.
    .you = You send a piece of { $victim } back from square { $square }.
    .to-you = { $seat } sends a piece of yours back from square { $square }.
log-came-home =
    { $left ->
        [0] { $seat } brings the last piece home.
        [one] { $seat } brings a piece home; one is left.
       *[other] { $seat } brings a piece home; { $left } are left.
    }
    .you =
        { $left ->
            [0] You bring the last piece home.
            [one] You bring a piece home; one is left.
           *[other] You bring a piece home; { $left } are left.
        }
log-rosette = A rosette: { $seat } rolls again.
    .you = A rosette: you roll again.
log-missed-turn = { $seat } cannot move.
    .you = You cannot move.
log-ended = The game is over: { $cause }.
log-scored = { $seat }: { $item } { $points }

cause-all_home = all pieces of a player are home
cause-limit = it has lasted too long
item-home = pieces home

## Questions and moves

prompt-roll = Your turn: roll the dice.
prompt-move = You rolled { $roll }. Which piece do you move?
move-roll = Roll the dice
move-enter = Enter a new piece
move-move = Move the piece on square { $square }

## How far the game has come

progress = Turn { $n }

## Options

option-pieces = The number of pieces per player (see UR-1.1).
    .name = Pieces
option-first_player = Who begins (see UR-1.4).
    .name = First player
    .random = Chance decides
    .seat_0 = The first seat
option-safe_rosette = Whether a piece on the rosette of the middle row is safe from capture (see UR-4.2).
    .name = Safe rosette
    .true = Yes
    .false = No

## Labels

label-dice = Dice:
label-hand = in hand
label-home = home

## On the board in the browser

label-board = The board
board-turn = Turn { $n }
board-race = { $first } { $a } : { $b } { $second }
board-hand = In hand, { $player }: { $n }
board-home = Home, { $player }: { $n }
board-piece = Piece of { $player } on square { $square }
board-dice = Dice: roll them
board-rolled = Rolled: { $n }
board-home-short = { $n } of { $of } home
board-path-short = { $n } on the way
board-hand-short = { $n } in hand
board-walked = { $n } of { $of } squares behind them
board-thing-rosette = Rosette
label-square = Square
board-thing-square = Square { $n }
board-thing-stone = Piece
board-thing-home = Home
board-thing-dice = The dice
board-stopped = The game is stopped: it has taken too many rolls
board-ended =
    { $n ->
        [one] one piece is home
       *[other] { $n } pieces are home
    }

## The guided first game

guide-aim = Bring all your pieces along your path and off the board before your opponent does: four squares of your own, the middle row, and two more of your own.
    .title = A race
guide-roll = Roll the four dice. Each counts one or nothing, so you move 0 to 4 squares; 2 comes up most often.
    .title = Roll
guide-move = Tap a glowing piece to move it, or your pile to enter a new one. The ring shows where it will land.
    .title = Move a piece
guide-rosette = A piece that lands on a rosette gives you another roll. On the rosette of the middle row it is safe, too.
    .title = Rosettes
guide-middle = In the middle row pieces meet: land on your opponent's, and it has to start again.
    .title = The middle row
