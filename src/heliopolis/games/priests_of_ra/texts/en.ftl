### Priests of Ra: the texts of the game in English.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Priests of Ra is an auction game about fifteen centuries of ancient Egypt: with a handful of suns you bid for tiles, most of which can mean two things, and your priests turn them to your advantage.
game-goal = Through three epochs you draw tiles, call auctions and pay for what you win with your suns. Each epoch closes with a scoring: some things bring fame points every time, others, such as your step pyramid and your ankhs, only after the third epoch. Whoever has the most fame points then wins.

## Rules: setting up

PR-1 = Setting up
PR-1-1 = Two to five players sit in a circle. Play goes clockwise: your left neighbour is the player who comes after you.
PR-1-2 = The bag is filled with all 174 tiles, well mixed: 30 Ra, 30 farmer/warrior, 30 trader/scribe, 15 granary/fortress, 15 market/library, 7 burial chambers red/blue, 7 burial chambers yellow/green, 15 pyramids, 15 priests and 10 plague. Where two names or colours stand here, the tile shows one of them on each face. Pyramids, priests and plague are the same on both faces, and a Ra tile is always just Ra.
PR-1-3 = Each player starts with an empty display and with 10 fame points (points for short): two tablets of 5, laid face down. The 20 ankhs lie ready in the supply.
PR-1-4 = The middle of the board holds the centre sun, at first sun 1, face up. The suns you need form one group for each player, here in order from group 1: with 2 players 9-6-5-2 and 8-7-4-3; with 3 players 13-8-5-2, 12-9-6-3 and 11-10-7-4; with 4 players 13-6-2, 12-7-3, 11-8-4 and 10-9-5; with 5 players 16-7-2, 15-8-3, 14-9-4, 13-10-5 and 12-11-6. Each player gets one of the groups at random and lays it face up; suns in none of the groups do not take part. A table may also fix beforehand who gets which group.
PR-1-5 = The board has two rows, both empty at the start: the Ra row with 10 spaces and the auction row with 8. The first spaces of the Ra row are never used with fewer than five players: the first four with 2 players, the first two with 3, the first one with 4. Nobody holds the Ra figure yet, and the first of the three epochs begins.
PR-1-6 = Whoever has been given the highest sun takes the first turn. That is always whoever has group 1 (see PR-1.4).

## Rules: turns

PR-2 = Turns
PR-2-1 = Turns go clockwise. As soon as none of your suns lies face up, you are skipped until the epoch is over: you get no turns and cannot bid.
PR-2-2 = On your turn you do exactly one of two things: draw a tile (see PR-3) or invoke Ra (see PR-4). There is no third action, and you cannot skip your turn.
PR-2-3 = If all 8 spaces of the auction row are taken, you may not draw: you must invoke Ra. As there is nothing to choose, the table does it for you. So a tile is never drawn while the row is full.
PR-2-4 = While the auction row has a free space you may draw or invoke Ra, as you like. You may even invoke Ra when the row is empty; the auction is then about the centre sun alone.

## Rules: drawing a tile

PR-3 = Drawing a tile
PR-3-1 = You draw one tile from the bag, unseen; each tile left in it is equally likely. Everybody gets to see it.
PR-3-2 = A Ra tile goes on the first free space of the Ra row that is in use (see PR-1.5). If it fills the last space, the epoch ends on the spot, without an auction (see PR-6.1): that is the 6th Ra tile of an epoch with 2 players, the 8th with 3, the 9th with 4 and the 10th with 5. After any other Ra tile you take the Ra figure and an auction starts at once (see PR-5).
PR-3-3 = If the tile has two different faces, you look at both and choose which one lies up. Lay it that way on the first free space of the auction row; where it lies in the row makes no difference. Your turn is over.
PR-3-4 = A pyramid, a priest or a plague tile leaves nothing to choose: it goes on the first free space of the auction row, and your turn is over.

## Rules: invoking Ra

PR-4 = Invoking Ra
PR-4-1 = To invoke Ra, you take the Ra figure, and an auction starts at once (see PR-5). If you could have drawn a tile instead, you invoked Ra by choice; if the auction row was full, you were forced to. The difference matters in PR-5.4 and PR-5.5.

## Rules: the auction

PR-5 = The auction
PR-5-1 = All tiles of the auction row and the centre sun are auctioned together, as one lot. If there are no tiles on the row, the lot is just the sun.
PR-5-2 = Whoever has taken the Ra figure is the Ra player. There is a single round of bidding: it opens to the left of the Ra player, goes clockwise, and the Ra player has the last word. Each player has exactly one chance to bid or to pass; players without a face-up sun are skipped.
PR-5-3 = A bid is one of your own face-up suns, named openly. It must be higher than the highest bid so far; if nobody has bid yet, any sun will do. No two suns are equal, so bids never tie. If none of your face-up suns is high enough, the table passes for you.
PR-5-4 = If you are the Ra player and nobody else has bid, it matters how the auction came about. If you invoked Ra by choice, you must bid one of your face-up suns, whichever you like; if you have only one, the table bids it for you. If you drew a Ra tile, or had to invoke Ra because the row was full, you may pass. If somebody else has bid, you may always outbid them or pass.
PR-5-5 = If nobody bids, no sun moves, not even the one in the centre. After a Ra tile the tiles stay on the auction row; if the auction was held because the row was full, its 8 tiles leave the game. When Ra was invoked by choice there is always a bid (see PR-5.4).
PR-5-6 = The highest bidder wins the lot. The winner moves all tiles of the auction row to their own display, with the same faces up: none may be turned over on the way. The winner also lays the centre sun face down in their display, where it cannot be used again in this epoch, and puts the sun they bid face up in the centre. Then come the priests of the lot (see PR-5.7). Everyone who was outbid keeps their sun, face up.
PR-5-7 = For each priest in the lot you have just won, you may turn over one tile of your display, from this lot or from an earlier one; from then on its other face counts. Decide right away: what you do not turn over now you cannot make up for later, and priests from earlier lots are of no help. The priests stay in your display and are scored later. When every priest has been used, or no tile is left that you could turn over, the table carries on by itself.
PR-5-8 = Only tiles with two different faces can be turned over: professions, buildings and burial chambers. A tile that was turned over by a priest of this lot cannot be turned back by another priest of the same lot.
PR-5-9 = After the auction the epoch ends if no player has a face-up sun left (see PR-6.1). Otherwise the next turn goes to the first player with a face-up sun, counting clockwise from the left neighbour of the Ra player; who won the lot does not matter. If nobody else has a face-up sun, it is the Ra player's turn again.
PR-5-10 = If you are the only one left with face-up suns, you play on alone, turn after turn, by the same rules: after a Ra tile you may bid or pass, after invoking Ra by choice you must bid, and when the row is full you may bid, or pass and lose its 8 tiles. This goes on until you have used all your suns or the Ra row is full.

## Rules: the end of an epoch

PR-6 = The end of an epoch
PR-6-1 = An epoch can end in two ways. Either the last face-up sun among all players is used: that auction is still completed, its priests included. Or a Ra tile fills the last space of the Ra row: the epoch is over at once, without an auction, and suns that were not used stay face up with their owners.
PR-6-2 = Both rows are cleared, and their tiles leave the game. Tiles still waiting on the auction row when the Ra row fills up are lost; if it was the suns that ran out, the auction row is empty anyway. Only the centre sun remains on the board.
PR-6-3 = Then the scoring follows: PR-7.1 to PR-7.6 after every epoch, and after the third epoch PR-7.7 to PR-7.11 as well; PR-7.12 closes every scoring. Nobody has anything to decide, so the table does it all.
PR-6-4 = After the scorings of the first and second epoch, all farmers, warriors, traders, scribes and priests are taken out of the displays and out of the game. You keep your buildings, your burial chambers, your pyramids and your ankhs, and also your plague.
PR-6-5 = Then, again only after the first and second epoch, all suns lying face down are turned up. Everyone can use as many suns as at the start: four each with 2 or 3 players, three each with 4 or 5. Their values may well have changed.
PR-6-6 = Whoever now owns the highest sun starts the new epoch; it makes no difference whether that sun lay face up or face down before. The centre sun is nobody's and plays no part in this.
PR-6-7 = After the scoring of the third epoch the game is over (see PR-8). PR-6.4 to PR-6.6 no longer take place: displays and suns stay as they were scored, except that plague tiles driven out by priests are gone (see PR-7.5).

## Rules: scoring

PR-7 = Scoring
PR-7-1 = Professions: farmers, warriors, traders and scribes are scored one by one. For each profession you get 5 points if you have at least 2 tiles of it and no other player has more. If several players are tied, each of them gets the full 5 points.
PR-7-2 = Ankhs: if you have at least one tile of each of the four professions, you take 2 ankhs; with exactly three professions you take 1. Ankhs bring no points yet (see PR-7.10). You never keep more than 4 of them; any more stay in the supply.
PR-7-3 = Buildings: any two tiles in your display that show the same type of building make one complete building, and an odd tile counts for nothing. Each complete building gives 2 points. If you have complete buildings of exactly three types you get 5 points more, if you have them of all four types 10 more. Buildings stay in your display and score again in every epoch, unless you turn their tiles over.
PR-7-4 = Priests: each priest in your display gives 2 points.
PR-7-5 = Priests against plague: if you have 3 or more priests and at least one plague tile, exactly one plague tile leaves the game before plague is scored, no matter how many priests you have. As this can never harm you, the table does it for you. There is no other way to be rid of plague.
PR-7-6 = Plague: the plague tiles left in your display cost you points: 1 tile costs 1 point; 2 tiles cost 3; 3 tiles cost 6; 4 tiles cost 10; 5 tiles cost 15; 6 or more cost 20. The tiles stay and cost you points again at the next scoring.
PR-7-7 = Step pyramid, only after the third epoch: count your pyramids and your burial chambers of all colours together. With 3 to 5 of these tiles you have a step pyramid of two levels, worth 5 points; with 6 to 9 tiles it has three levels and is worth 10; with 10 or more it has at least four levels and is worth 20. Fewer than 3 tiles give nothing, and each player has only one step pyramid.
PR-7-8 = The lowest level of a step pyramid has two or more tiles, and going up, each level is exactly one tile smaller than the one it rests on. The top need not be a single tile: 3 tiles with 2 above them make two levels. As you may rearrange your tiles at any time, all that matters is how many you have: two levels take 3 tiles, three levels 6 and four levels 10. The table counts them, so you need not arrange anything.
PR-7-9 = Burial chambers, only after the third epoch: 3 chambers of one colour give 5 points, 4 or more give 10; what counts is the face that lies up. As a rule only your best colour is scored; if the table plays with the option that every colour counts, each colour is scored separately. Here it does not matter where a chamber lies in your display, and all your chambers count towards your step pyramid as well (see PR-7.7).
PR-7-10 = Ankhs, only after the third epoch: 2 ankhs give 5 points, 3 give 10 and 4 give 20; fewer than 2 give nothing. Ankhs that you took in this same scoring count too.
PR-7-11 = Suns, only after the third epoch: add up all your suns, face up and face down; the centre sun counts for nobody. Everyone with the highest sum gets 5 points and everyone with the lowest sum loses 5. If all sums are equal, nothing happens.
PR-7-12 = At the close of each scoring, everything you gained and lost in it is first added up; only the balance is then added to your points or taken from them. Your total never drops below 0.

## Rules: the end of the game, and what is secret

PR-8 = The end of the game, and what is secret
PR-8-1 = The player with the most points wins. If several are tied, the one among them who owns the highest single sun wins, whether it lies face up or face down; the centre sun is nobody's. No two suns are equal, so the game always has a single winner. The other places are decided in the same way.
PR-8-2 = Points lie face down: you see your own total, but not those of the others. If the table plays with the option of open points, everybody sees all totals. At the end of the game all totals are shown.
PR-8-3 = Everything else is open to all: the displays, the ankhs, all suns with their values (even those lying face down), both rows, the centre sun, the tiles that have left the game, all bids, and what each scoring brought to whom. So you can always tell how many tiles of each kind are still in the bag, and with a good memory also how many points the others have.
PR-8-4 = Nobody can know which tile will be drawn next.

## Rules: supplies

PR-9 = Supplies
PR-9-1 = The bag can never run out when a tile has to be drawn. It starts with 30 Ra tiles, and no game needs more of them than 18 with 2 players, 24 with 3, 27 with 4 and 30 with 5, for the last of these ends the game. So whenever you draw, there is still a Ra tile in the bag.
PR-9-2 = The ankhs can never run out: there are 20 of them, and even five players keep no more than 4 each.
PR-9-3 = Tablets are only small change for your points. Should there not be enough of them, your points are counted all the same: there is no upper limit.
PR-9-4 = Every game comes to an end: nothing goes back into the bag, so each draw leaves less in it; each auction called by choice uses up a sun; and each auction of a full row clears all 8 tiles from it.

## Rulings: what we decided where the rulebook is silent, and why

PR-R2 = Any two tiles of one type make a building, whatever halves or shades are printed on them.
    .why = The rulebook names colour and type; the 15 tiles of each kind, an odd number, and the size of the bonuses fit only one colour per type.
PR-R3 = Burial chambers have four colours, two on each of the two kinds of tile.
    .why = There are two kinds of seven tiles with two different faces, as with professions and buildings; which colours were printed is not known to us.
PR-R4 = Four chambers of one colour and three of another score once, for the best colour.
    .why = The award is told like the single ones for pyramid and ankhs; groups that read it per colour can have it so.
PR-R5 = Burial chambers score by colour wherever they lie, in the step pyramid or not.
    .why = The rulebook asks what you own, and you may rearrange your tiles at will anyway.
PR-R6 = A step pyramid need not end in a single tile.
    .why = The points are given for ranges of tiles, from 3 to 5 and from 6 to 9.
PR-R7 = Ra may be invoked with an empty row; then the lot is the centre sun alone.
    .why = The rulebook says what the winner of an auction without tiles gets: just the sun.
PR-R8 = Suns that were outbid stay face up with their owners.
    .why = Only the winner exchanges a sun.
PR-R9 = Nobody bids without a face-up sun, and nobody bids twice in one auction.
    .why = The bidding goes round once, and a used sun rests until the next epoch.
PR-R10 = The last player with suns plays on alone, and may let a full row go.
    .why = The epoch lasts until the last sun is used or the Ra row is full, and the rules for passing do not change.
PR-R12 = The winner takes tiles and sun first and uses the priests afterwards.
    .why = The rulebook tells of the priests first, but nothing depends on the order.
PR-R13 = Two priests of one lot cannot turn the same tile twice, and a tile with equal faces cannot be turned.
    .why = Both would be the same as not turning at all.
PR-R14 = A priest turns a tile at once or never.
    .why = The rulebook lets only the priests just won act, and only immediately.
PR-R15 = Three or more priests drive out exactly one plague tile, without being asked.
    .why = Keeping plague can never help, and the rulebook speaks of one tile, not of one for every three priests.
PR-R16 = Buildings, pyramids, burial chambers and plague stay from epoch to epoch.
    .why = The rulebook takes away only professions and priests.
PR-R17 = The floor of zero holds for the balance of a whole scoring, not for each loss in it.
    .why = The rulebook first counts what a display brings, and only then takes or hands in tablets.
PR-R18 = Points are not limited by the number of tablets.
    .why = Tablets are small change, and five players could win more than the box holds.
PR-R19 = A fifth ankh is not taken.
    .why = It would be worth nothing, and so the supply always suffices.
PR-R20 = Ankhs taken in the last scoring count in it.
    .why = Professions are scored in all three epochs, and ankhs after the last.
PR-R21 = All suns you own count at the end, face up or down, but not the one in the centre.
    .why = The centre sun belongs to nobody.
PR-R22 = If all sums of suns are equal, nobody gains or loses points for them.
    .why = Everybody would have the highest and the lowest sum at once.
PR-R23 = The owner of the highest sun starts an epoch, wherever that sun lay before.
    .why = All suns are turned up before it is asked who begins.
PR-R24 = After an auction play goes on to the left of the Ra player, not of the winner.
    .why = The auction was the Ra player's turn.
PR-R25 = You choose the face of a drawn tile after looking at both.
    .why = The rulebook draws first and decides then.
PR-R26 = Suns that lie face down are no secret, but totals of points are.
    .why = Face down only marks a used sun, and every exchange was seen; of points the rulebook says that you may look at your own.
PR-R27 = Everybody may know what is left in the bag, but not what comes next.
    .why = Every drawn tile was seen, and the rulebook prints how many there are.
PR-R28 = Chance deals the groups of suns.
    .why = The rulebook leaves it to chance; a table may settle it beforehand instead.
PR-R29 = If the last player with suns draws the last Ra tile, the epoch ends, the suns stay unused and the row is lost.
    .why = A full Ra row ends an epoch at once, whoever fills it.

## Names: faces of tiles

face-farmer = farmer
face-warrior = warrior
face-trader = trader
face-scribe = scribe
face-granary = granary
face-fortress = fortress
face-market = market
face-library = library
face-burial_a = burial chamber (red)
face-burial_b = burial chamber (blue)
face-burial_c = burial chamber (yellow)
face-burial_d = burial chamber (green)
face-pyramid = pyramid
face-priest = priest
face-plague = plague

## Names: faces of tiles, abbreviated for a narrow terminal


## Names: kinds of tiles

kind-ra = Ra
kind-farmer_warrior = farmer/warrior
kind-trader_scribe = trader/scribe
kind-burial_ab = burial chamber (red/blue)
kind-burial_cd = burial chamber (yellow/green)
kind-priest = priest
kind-granary_fortress = granary/fortress
kind-market_library = market/library
kind-pyramid = pyramid
kind-plague = plague

## Names: epochs

epoch-old_kingdom = Old Kingdom (2665–2155 BC)
epoch-middle_kingdom = Middle Kingdom (2130–1650 BC)
epoch-new_kingdom = New Kingdom (1555–1080 BC)

## Names: why an auction is held

reason-none = no auction
reason-ra_tile = Ra tile drawn
reason-voluntary = invoked by choice
reason-row_full = auction row full

## Names: what ended an epoch

cause-none = not over yet
cause-suns_exhausted = all suns have been used
cause-ra_row_full = the Ra row is full

## Names: items of a scoring

item-professions = professions
item-buildings = buildings
item-priests = priests
item-plague = plague
item-step_pyramid = step pyramid
item-burial_chambers = burial chambers
item-ankhs = ankhs
item-suns = sum of suns

## Notes for the log

log-suns-dealt = { $seat } gets sun group { $group }.
    .you = You get sun group { $group }.
    .rule = PR-1.4
log-epoch-started = A new epoch: { $epoch }. { $seat } starts.
    .you = A new epoch: { $epoch }. You start.
    .rule = PR-6.6
log-drew = { $seat } draws a tile: { $tile }.
    .you = You draw a tile: { $tile }.
    .rule = PR-3.1
log-placed = { $seat } adds to the auction row: { $face }.
    .you = You add to the auction row: { $face }.
    .rule = PR-3.3
log-invoked = { $seat } takes the Ra figure and an auction starts ({ $reason }).
    .you = You take the Ra figure and an auction starts ({ $reason }).
    .rule = PR-4.1
log-bade = { $seat } bids sun { $sun }.
    .you = You bid sun { $sun }.
    .rule = PR-5.3
log-had-to-bid = { $seat } has to bid and has only one face-up sun: { $sun }.
    .you = You have to bid and have only one face-up sun: { $sun }.
    .rule = PR-5.4
log-passed = { $seat } passes.
    .you = You pass.
    .rule = PR-5.2
log-could-not-outbid = { $seat } has no face-up sun above { $sun } and passes.
    .you = You have no face-up sun above { $sun } and pass.
    .rule = PR-5.3
log-won = { $seat } wins the lot with sun { $sun } and takes sun { $centre } from the centre.
    .you = You win the lot with sun { $sun } and take sun { $centre } from the centre.
    .rule = PR-5.6
log-won-tile = { $seat } receives: { $face }.
    .you = You receive: { $face }.
log-nobody-bade = Nobody bids ({ $reason }).
    .rule = PR-5.5
log-row-discarded =
    { $tiles ->
        [one] One tile leaves the auction row and the game.
       *[other] { $tiles } tiles leave the auction row and the game.
    }
    .rule = PR-5.5
log-flipped = { $seat } turns a tile over: { $face } becomes { $into }.
    .you = You turn a tile over: { $face } becomes { $into }.
    .rule = PR-5.7
log-stopped-flipping =
    { $lost ->
        [one] { $seat } leaves one priest unused.
       *[other] { $seat } leaves { $lost } priests unused.
    }
    .you =
        { $lost ->
            [one] You leave one priest unused.
           *[other] You leave { $lost } priests unused.
        }
    .rule = PR-5.7
log-nothing-to-flip =
    { $lost ->
        [one] { $seat } has no tile left to turn over: one priest goes unused.
       *[other] { $seat } has no tile left to turn over: { $lost } priests go unused.
    }
    .you =
        { $lost ->
            [one] You have no tile left to turn over: one priest goes unused.
           *[other] You have no tile left to turn over: { $lost } priests go unused.
        }
    .rule = PR-5.8
log-epoch-ended = The epoch is over: { $epoch }. Reason: { $cause }.
    .rule = PR-6.1
log-scored = { $seat }: { $item } { $points }
log-scored-majority = { $seat }: most of a profession ({ $face }) { $points }
    .rule = PR-7.1
log-took-ankhs =
    { $ankhs ->
        [one] { $seat } takes one ankh.
       *[other] { $seat } takes { $ankhs } ankhs.
    }
    .you =
        { $ankhs ->
            [one] You take one ankh.
           *[other] You take { $ankhs } ankhs.
        }
    .rule = PR-7.2
log-plague-relieved = { $seat } gets rid of one plague tile, thanks to the priests.
    .you = You get rid of one plague tile, thanks to the priests.
    .rule = PR-7.5
log-booked = { $seat }: { $net } in this scoring
    .rule = PR-7.12
log-won-game = { $seat } wins the game!
    .you = You win the game!
    .rule = PR-8.1

## Prompts

prompt-turn = It is your turn: draw a tile or invoke Ra.
prompt-place = You drew this tile: { $tile }. Which face should be up?
prompt-bid-first = Nobody has bid yet. Bid one of your suns, or pass.
prompt-bid-over = { $leader } leads with sun { $best }. Bid a higher sun, or pass.
prompt-bid-must = You invoked Ra and nobody else has bid, so you must bid. Which sun will it be?
prompt-flip =
    { $flips ->
        [one] You can still use one priest: turn over a tile, or leave it at that.
       *[other] You can still use { $flips } priests: turn over a tile, or leave it at that.
    }

## Moves

move-draw = Draw a tile
move-invoke = Invoke Ra
move-place = Lay with this face up: { $face }
move-bid = Bid sun { $sun }
move-pass = Pass
move-flip = Turn over: { $face }
move-stop = Turn over no more tiles

## How far the game has come

progress = Epoch { $n } of { $of }

## Options

option-burial_scoring = Says whether, at the end of the game, only the colour with the best result earns points for burial chambers, or every colour with three or more (see PR-7.9).
    .name = Burial chambers
    .best_color = Best colour only
    .each_color = Every colour
option-score_visibility = Says whether, during the game, you see only your own points or those of everybody (see PR-8.2).
    .name = Points
    .own_only = Only your own
    .open = Open to all
option-sun_groups = Says who starts with which suns: at random, or by one digit for each seat, in order, naming its sun group (see PR-1.4); each group is used once. With 3 players, 231 gives group 2 to the first seat, group 3 to the second and group 1 to the third.
    .name = Sun groups
    .random = Random

## Labels on the board

label-epoch = Epoch
label-bag = Bag
label-ra-row = Ra row
label-auction-row = Auction row
label-centre-sun = Centre sun
label-suns = Suns
label-used = Used
label-points = Points
label-ankhs = Ankhs
label-display = Display
label-hidden = hidden
label-empty = empty
label-bid = Bid
label-priests-left = Priests left
label-player = Player

## On the board in the browser

label-board = The board
board-ra-row = Ra row: { $tiles } of { $spaces } spaces taken. The last one ends the epoch.
board-row =
    { $n ->
        [one] Auction row, one tile: { $tiles }
       *[other] Auction row, { $n } tiles: { $tiles }
    }
board-row-empty = Auction row: empty
board-centre = Centre sun: { $sun }
board-bag = Draw a tile from the bag: { $n } left
board-ra-figure = Ra figure: invoke Ra
board-ra-held = Ra figure, held by { $player }: invoke Ra
board-stack = { $face }: { $n }
board-stack-leads = { $face }: { $n }, the most of all
board-pyramid =
    { $n ->
        [one] Step pyramid of one tile
       *[other] Step pyramid of { $n } tiles
    }
board-priests-plague = priests and plague
board-sun-up = Sun { $sun }, face up
board-sun-down = Sun { $sun }, face down
board-bids = bids { $sun }
board-passed = passed
board-why-auction = An auction is running: bid or pass.
board-why-no-auction = No auction is running: draw a tile or invoke Ra.
board-why-low = Sun { $sun } is lower than the { $best } that { $who } has bid.
board-ankhs =
    { $n ->
        [one] one ankh
       *[other] { $n } ankhs
    }
board-points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
board-called =
    { $n ->
        [0] { $who } calls an auction of the centre sun alone.
        [one] { $who } calls an auction of one tile.
       *[other] { $who } calls an auction of { $n } tiles.
    }
board-ended = { board-points }; { $cause }
board-points-hidden = points hidden
board-worth = Scoring now
board-lot-worth = This lot
board-later = { $points } at the end
board-worth-to-you = Worth to you:
board-you-give = You give
board-you-get = You get
board-for-auction = For auction:
board-invoke-duty = If nobody else bids, you must (PR-5.4).
board-flip = { $face } becomes { $into }
board-bag-title = In the bag
board-bag-count =
    { $n ->
        [one] one tile
       *[other] { $n } tiles
    }
board-bag-chance = next tile: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
board-lot-title = What this lot would be worth

## The guided first game

guide-turn = On your turn you do one of two things: draw a tile from the bag, or invoke Ra to call an auction. Whatever may be done now glows. Tap the bag to draw.
    .title = Your turn
guide-row = Drawn tiles gather here until they are auctioned together, as one lot. Eight fit; when the row is full, Ra must be invoked.
    .title = The auction row
guide-place = Most tiles have two faces. You choose which one lies up: below each you see what the lot would then be worth to whom.
    .title = Two faces
guide-suns = You bid with one of your suns, and each has a number. There is a single round: bid more than the last, or pass. A sun you win with is gone for this epoch.
    .title = Your suns
guide-centre = Whoever wins takes this sun too, face down for the next epoch, and leaves the one they bid here. High suns are worth something even when they lie face down.
    .title = The sun in the centre
guide-ra-row = Every Ra tile takes a space on this path and starts an auction. The one that takes the last space ends the epoch at once; suns not used by then were held back too long.
    .title = Ra’s path across the sky
guide-invoke = If you like the row as it is, invoke Ra instead of drawing. You have the last word in the auction, but if nobody else bids you must.
    .title = Invoking Ra
guide-flip = Each priest you have just won may turn over one of your tiles. The glowing ones can be turned; each button says what it would change.
    .title = Priests turn tiles
guide-display = What you win lies here: the most of a profession brings 5 points, pairs of buildings 2 each, priests 2, plague costs. Pyramids and burial chambers count after the third epoch. “Scoring now” keeps the sum.
    .title = Your display
guide-epoch = Professions and priests are gone; buildings, pyramids, chambers and, alas, plague stay. All suns lie face up again. After three epochs the game is over. Good luck!
    .title = A new epoch

## Worked examples in the rulebook

example-title = Example { $id }
example-total = in this scoring: { $points }
example-ankhs = takes { $ankhs ->
        [one] one ankh
       *[other] { $ankhs } ankhs
    }
example-last = This is the scoring after the third epoch.
example-A-1 = Four players; seat B has drawn a Ra tile and holds the Ra figure. Bidding goes C, D, A, B: say 4, 5, pass, 7. B wins the warrior and sun 1, face down; sun 7 now lies in the centre, and C is next.
example-A-4 = The row is full, so A has to invoke Ra. If B passes and A passes too, all eight pyramids leave the game, sun 1 stays in the centre, and it is B’s turn.
example-A-7 = Four players: the ninth Ra tile has just been drawn. The epoch ends at once; plague and priest are lost, and all suns stay as they lie.
example-A-9 = Two priests in the lot: the winner may turn over two tiles, say the market of this lot and a red burial chamber from earlier. They become a library and a blue chamber.
example-S-2 = A and B are tied for most farmers: both get the full 5 points.
example-S-6 = Two professions bring no ankh, three bring one, all four bring two.
example-S-7 = A has one complete granary. B has three types: 6 points and 5 more. C has four complete buildings of three types: 8 and 5.
example-S-8 = A’s three priests drive out one plague tile; B’s two do not.
example-S-9 = One plague tile costs 1, three cost 6, six or more cost 20.
example-S-10 = Five tiles make two levels; with a burial chamber as the sixth, B has three; ten make four.
example-S-11 = Two and two give nothing; three of a colour 5. C has four red ones: 10, and the three yellow ones count only if the table plays so.
example-S-12 = One ankh is worth nothing, three are worth 10, four 20.
example-S-14 = A and B both have 30, the most: 5 points each. C has 20, the least, and loses 5.
example-S-17 = A whole scoring of the first epoch: A goes from 10 to 19 points and takes an ankh, B from 10 to 14. The pyramids wait for the third epoch.
