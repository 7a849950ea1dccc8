### Cheops: the texts in English; those of the rules it shares are in the folder above.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Cheops takes Catan to the Nile: settle its banks, join roads and ships into trade routes that everybody may use, and lay stone blocks on the Great Pyramid before the pharaoh has finished it.
game-goal = The first player with 12 points in their own turn wins. Settlements and cities count as always; the player with the most blocks has the Pharaoh's Blessing, worth 3 points, and those with the fewest bear his Curse, which costs 2. If the pyramid is complete or the pharaoh has laid his last block, the game is over and the most points win.

## Rules: the game as a whole

CH-1 = The game as a whole
CH-1-1 = Cheops is for three or four players. The rules of Catan hold, with the changes below. 12 points win, unless the table sets another number.
CH-1-2 = Longest Road is not used; Largest Army is.
CH-1-3 = As a rule all trade comes before the first build of a turn. Ships and stone blocks are builds; a deal at a harbour is trade.
CH-1-4 = A building is a settlement or a city. A site building is one at a corner of the building site. Your block count is the number of your blocks in the pyramid.

## Rules: setting up

CH-2 = Setting up
CH-2-1 = You have 5 settlements, 4 cities, 15 roads, 8 ships, 11 stone blocks and 3 gold pieces. The bank holds 19 cards of each resource and the rest of the 40 gold pieces. The pharaoh has 16 black blocks, unless the table gives him another number. With three players the fourth colour stays in the box.
CH-2-2 = The robber starts on a certain desert. A table may have the first player choose a desert before anybody places, or choose one at random.
CH-2-3 = You place three settlements: clockwise from the first player, then back, then clockwise again from the first player, who therefore places twice in a row. By option the third round begins with the last seat instead.
CH-2-4 = A start settlement may only stand on a marked crossing at the Nile or its delta, by the distance rule. The middle of the island in the delta is not one of them.
CH-2-5 = Each start settlement is followed at once by one free road that touches it. By option there is none after the third, or a ship may be laid instead.
CH-2-6 = For your third settlement you take one card for each hex around it that yields a resource, and 1 gold piece for each gold hex. By option the second settlement brings goods too, or gold hexes bring nothing here.
CH-2-7 = On a board where a start crossing lies at the building site, a settlement there opens the site like any other.
CH-2-8 = The first player takes the first turn.

## Rules: a turn

CH-3 = A turn
CH-3-1 = A turn is played as always. You may also build ships and lay stone blocks, and while you trade make deals at harbours of others.
CH-3-2 = Whether you have won is checked after everything that happens in your turn.

## Rules: ships and the network

CH-4 = Ships and the network
CH-4-1 = A ship lies on a path between water and land, or between two waters; not along the outer rim of the board. All waters are open to ships; by option only paths at the Nile, its delta or the Red Sea are.
CH-4-2 = A path carries one piece at most, a road or a ship, of one player.
CH-4-3 = A ship costs 1 lumber and 1 wool. It goes on a free path for ships one end of which has your own building, or has no opponent's building and another road or ship of yours.
CH-4-4 = Roads extend ships just as they extend roads. So road and ship may follow each other directly, without a building where they change.
CH-4-5 = A settlement may stand where one of your roads or ships ends, on any crossing with land, not only on start crossings.
CH-4-6 = Ships are never moved. Without a ship left you cannot build one. There is no pirate.
CH-4-7 = With Road building each of the two free pieces may be a road or a ship, unless the table allows roads only.
CH-4-8 = One ship crosses the Nile, on the path between two of its hexes. The crossings at both ends are neighbours, so the distance rule holds across the river.

## Rules: trade routes

CH-5 = Trade routes
CH-5-1 = All roads and ships on the board together, of whatever colour, form the trade routes.
CH-5-2 = Two buildings are connected if a way leads from one to the other along roads and ships of any player. Where pieces meet they connect; buildings on the way do not interrupt, whoever owns them. By option buildings of other players do.
CH-5-3 = You reach a building of another player if one of your buildings is connected with it. You need not own any piece on the way. What counts is the moment in which you make use of it.
CH-5-4 = Pieces stay where they are, so what is connected once remains so.
CH-5-5 = The owners of roads and ships on the way get nothing; only the owner of the harbour or of the site building is paid.
CH-5-6 = Routes bring no points.

## Rules: gold and harbours

CH-6 = Gold and harbours
CH-6-1 = A gold hex yields 1 gold piece for each settlement and 2 for each city.
CH-6-2 = Gold may be traded between players. At the bank 4 gold buy 1 resource card, 3 with your own 3:1 harbour. The bank does not sell gold, unless the table says so.
CH-6-3 = A harbour belongs to the player with a building at one of its two ends; there is never room for two. A harbour without a building serves nobody.
CH-6-4 = Before you build, you may make a deal at a harbour of another player whose building you reach, if its ratio for a good is better than your own. You pay the owner 1 gold at once; then, at least once and as often as you can, you give that good at the harbour's ratio and take a card of another kind. A new deal costs a new gold piece. By option a deal ends after one exchange.
CH-6-5 = The owner can neither refuse nor waive the gold piece. You need it besides what you give; if you give gold, one piece more than the ratio.
CH-6-6 = Your own harbours never cost you gold.

## Rules: the Great Pyramid

CH-7 = The Great Pyramid
CH-7-1 = The building site is land: roads run along it and buildings stand at its corners. It yields nothing, and the robber may not enter it, unless the table says so.
CH-7-2 = The corners of the site are crossings like any other; the ordinary rules for building hold there.
CH-7-3 = The site opens for good with the first building at one of its corners. Before that nobody lays a block, not even the pharaoh; from then on blocks may follow in the same turn.
CH-7-4 = To lay a stone block you need an open site, a block before you, and a host: yourself, if you have a building at the site; otherwise any opponent whose building there you reach. You choose which, and pay 1 gold for each block.
CH-7-5 = A block costs 1 ore and 1 brick, besides the gold for the host. You may lay any number in a turn. The host can neither refuse nor waive the gold. With a building of your own at the site you always build through it.
CH-7-6 = The pyramid has four layers of 16, 9, 4 and 1 blocks and is filled from below; a layer begins when the one under it is full. Blocks of players and of the pharaoh share the same 30 fields, and the place within a layer means nothing.
CH-7-7 = Blocks never leave the pyramid.

## Rules: a seven

CH-8 = A seven
CH-8-1 = On a 7 the pharaoh lays a block first, which may end the game. Then hands are halved, the robber moves and a card is stolen, as always.
CH-8-2 = Once the site is open, every rolled 7 puts one black block on the next field; a knight does not. By option the pharaoh waits for the first block of a player.
CH-8-3 = Gold does not count when hands are halved, is not given up and cannot be stolen.

## Rules: Blessing and Curse

CH-9 = Blessing and Curse
CH-9-1 = The first player to lay a block takes the Pharaoh's Blessing, worth 3 points.
CH-9-2 = Later it goes at once to a player with more blocks than its holder. An equal number is not enough.
CH-9-3 = While somebody has the Blessing, the Pharaoh's Curse lies before everyone who has the fewest blocks, ties included, except the holder of the Blessing. It costs 2 points. Curses come, go and come back by themselves after every block of a player.
CH-9-4 = Black blocks count for nobody, neither for the Blessing nor for the Curse.
CH-9-5 = Before the first block of a player there is neither Blessing nor Curse, however many black blocks there are.
CH-9-6 = If all players have laid the same number of blocks, everyone but the holder of the Blessing is cursed; by option nobody is.

## Rules: the end of the game

CH-10 = The end of the game
CH-10-1 = You win as soon as you have 12 points in your own turn: settlements, twice the cities, 2 for the Largest Army, victory-point cards, 3 for the Blessing, less 2 for a Curse.
CH-10-2 = The game ends at once when the pharaoh lays his last block, or when the 30th block completes the pyramid, whoever lays it.
CH-10-3 = Then all victory-point cards are shown and the most points win. Tied players win together; by option more blocks break the tie.
CH-10-4 = If your own block completes the pyramid, Blessing and Curse are settled first, then it is checked whether you win by points, and only then whether the game is over.
CH-10-5 = The round is not finished, and the rest of the turn is not played.

## Rules: open and secret

CH-11 = Open and secret
CH-11-1 = Gold, ships, blocks, the pharaoh's stock, Blessing, Curses and every deal are open to all. Nothing is secret that is not secret in the plain game.

## Rules: ships by the Seafarers rules

CH-12 = Ships by the Seafarers rules
CH-12-1 = By option a road continues roads only and a ship ships only; they join only where you have a building.
CH-12-2 = Then, once per turn after the roll, you may move one ship that was not laid this turn and has an open end: an end without your building and without another ship of yours. It goes to any other path where you could build a ship; a ship without such a place stays. Moving a ship is a build.
CH-12-3 = Then a ship may be laid in place of a start road, and a table may give everyone up to 15 ships. Everything else stays as it is; routes are worked out again when a ship has moved.

## Rulings: what we decided where the rulebook is silent, and why

CH-R1 = The third round of settlements begins with the first player, who has just placed last.
    .why = The publisher printed this order for three and for four players.
CH-R2 = Only the third settlement brings goods.
    .why = The plain game pays once, for the last settlement, and here the third is the last.
CH-R3 = The third settlement has a road too.
    .why = The rulebook is silent; a settlement without a road could not grow.
CH-R4 = A start settlement is followed by a road, not by a ship.
    .why = Setting up follows the plain game, which has no ships.
CH-R5 = A third settlement beside a gold hex brings 1 gold piece for it.
    .why = Gold is what that landscape yields, as wool is of a pasture.
CH-R6 = The robber starts on a fixed desert.
    .why = Any desert would do, and the choice makes next to no difference.
CH-R7 = One gold piece pays for any number of exchanges of one good at one harbour, made as one deal.
    .why = The printed example gives four grain for two cards and pays a single gold piece.
CH-R8 = A harbour of another player that is no better than your own ratio is not offered.
    .why = Using it would be nothing but a gift of gold, and gifts are not allowed.
CH-R9 = The owner of a harbour or a site building is not asked and cannot refuse.
    .why = The rulebook makes the connection the only condition.
CH-R10 = A building of another player does not cut a trade route.
    .why = Colours do not matter on a route, and the printed example runs through such a place; only for laying pieces do opponents' buildings stand in the way.
CH-R11 = You need not own any piece of the route you use.
    .why = The rulebook asks only for a building of yours at its end.
CH-R12 = If several players could be paid, the one who pays chooses.
    .why = It is that player's action.
CH-R13 = Ships may sail the Mediterranean as well.
    .why = The rules name the Nile and the Red Sea, but the introduction tells of ships that come from Palestine.
CH-R14 = The pharaoh builds in the same 30 fields as the players, and his blocks count for nobody's Blessing or Curse.
    .why = The rulebook sends him to the same pyramid, and the publisher's answer calls his blocks neutral.
CH-R15 = On a seven the pharaoh builds before anything else happens.
    .why = The rulebook gives no order, which matters only if his block ends the game, and then nothing else could change the result.
CH-R16 = The pharaoh starts as soon as the first building stands at the site.
    .why = The rulebook opens the site with that building; letting him wait for the first block of a player is a later idea against a hurried end.
CH-R17 = The pharaoh has 16 black blocks.
    .why = The rulebook says 16; an earlier version is reported to have had 15.
CH-R18 = All players tied for the fewest blocks are cursed.
    .why = The rulebook speaks of the cursed in the plural.
CH-R19 = If all have the same number of blocks, everyone but the blessed player is cursed.
    .why = They are at the bottom then just as when the blessed player is ahead, and three Curse cards for four players fit this.
CH-R20 = A Curse can come back.
    .why = It lies on whoever has the fewest blocks now, whatever was before.
CH-R21 = When the pyramid or the black blocks end the game, the most points win, hidden cards included, and ties are shared.
    .why = The publisher answered so, and named no tie-break.
CH-R22 = If one block brings enough points and also completes the pyramid, its owner wins by points.
    .why = The rulebook names points first, and nobody else can have enough at that moment.
CH-R23 = Nobody reaches the winning number of points in another player's turn.
    .why = Everything that brings points here happens in one's own turn, even losing a Curse, which takes a block of one's own.
CH-R24 = Robber, Monopoly and Year of plenty do not touch gold.
    .why = Gold pieces are not resource cards, and the rules on robbing and on these cards speak of resources.
CH-R25 = The bank does not sell gold.
    .why = The rulebook names one direction only; gold is meant to come from mines, fees and trade.
CH-R26 = At another player's 3:1 harbour you may give gold as well, with the fee on top.
    .why = Gold may be given at 3:1, and such a harbour may be used for a fee: the two rules together allow it.
CH-R27 = If gold pieces run short, nobody gets any, unless only one player is due some.
    .why = Gold is paid out like any other good, so the same rule holds.
CH-R28 = The robber may not stand on the building site.
    .why = It is a place to build, not a landscape that yields.
CH-R29 = You may lay any number of blocks in a turn.
    .why = The rulebook sets no limit, and no other build has one.
CH-R30 = With a building of your own at the site you build through it and pay no gold to another player.
    .why = Buildings of others are for those who have none there.
CH-R31 = A Curse is simply subtracted from the other points.
    .why = The three start settlements leave at least 1 point, so nobody falls below zero.
CH-R32 = Ships do not lie along the outer rim of the board.
    .why = The rulebook names two kinds of place: along a coast or bank, and between two waters.
CH-R33 = Moving a ship, where the table allows it, is a build.
    .why = The Seafarers rules put it into the building part of a turn.

## Options

option-third_round_order = Says who begins the third round of start settlements: the first player again, or the last seat (see CH-2.3).
    .name = Third start round
    .first_player = First player
    .last_seat = Last seat
option-third_start_road = Says whether a road follows the third start settlement too (see CH-2.5).
    .name = Road with the third settlement
    .true = Yes
    .false = No
option-start_resources = Says which start settlements bring goods (see CH-2.6).
    .name = Goods at the start
    .third = The third
    .second_and_third = Second and third
option-setup_gold_piece = Says whether gold hexes bring gold at the start (see CH-2.6).
    .name = Gold at the start
    .true = Yes
    .false = No
option-setup_ship = Says whether a ship may take the place of a start road (see CH-2.5).
    .name = Ship at the start
    .true = Yes
    .false = No
option-robber_start = Says on which desert the robber starts (see CH-2.2).
    .name = Where the robber starts
    .fixed = A certain desert
    .first_player_chooses = The first player chooses
    .random_desert = A random desert
option-robber_on_site = Says whether the robber may enter the building site (see CH-7.1).
    .name = Robber on the site
    .true = Yes
    .false = No
option-ship_rules = Says whether roads and ships extend each other freely, or ships follow the Seafarers rules and may be moved (see CH-12.1).
    .name = Ships
    .cheops = As in Cheops
    .seafarers = As in Seafarers
option-ships_per_player = Says how many ships everyone has (see CH-12.3).
    .name = Ships per player
option-ship_waters = Says which waters are open to ships (see CH-4.1).
    .name = Open waters
    .all = All
    .nile_and_red_sea = Nile, delta and Red Sea
option-road_building_ships = Says whether the card Road building may be used for ships (see CH-4.7).
    .name = Ships by Road building
    .true = Yes
    .false = No
option-harbour_fee = Says what a gold piece at another's harbour pays for (see CH-6.4).
    .name = Gold at harbours
    .per_batch = For a whole deal
    .per_exchange = For one exchange
option-foreign_building_blocks_route = Says whether buildings of others interrupt trade routes (see CH-5.2).
    .name = Buildings interrupt routes
    .true = Yes
    .false = No
option-bank_sells_gold = Says whether the bank sells gold (see CH-6.2).
    .name = Bank sells gold
    .true = Yes
    .false = No
option-pharaoh_starts = Says when sevens begin to make the pharaoh build (see CH-8.2).
    .name = The pharaoh begins
    .first_site_building = With the first building at the site
    .first_player_block = After the first block of a player
option-pharaoh_blocks = Says how many black blocks there are (see CH-2.1).
    .name = Black blocks
option-curse_when_all_equal = Says who is cursed when all players have the same number of blocks (see CH-9.6).
    .name = Curse when all are equal
    .all_but_blessed = All but the blessed player
    .nobody = Nobody
option-end_tie = Says how a tie is broken when the pyramid ends the game (see CH-10.3).
    .name = Tie at the end
    .shared = Shared
    .most_blocks = More blocks win

## Words

harbour-h1 = h1 Rhakotis
harbour-h2 = h2 Buto
harbour-h3 = h3 Pelusium
harbour-h4 = h4 Heliopolis
harbour-h5 = h5 Abydos
harbour-h6 = h6 Mersa Gawasis
harbour-h7 = h7 El-Arish
harbour-h8 = h8 Ashkelon
harbour-h9 = h9 El-Tor
harbour-h10 = h10
harbour-h11 = h11
harbour-h12 = h12

## In the terminal

label-legend-ships = on a side a capital letter is a ship; ◇ a corner of the building site, ○ a start crossing
label-pyramid = The Great Pyramid
    .short = Pyramid { $laid }/30, pharaoh { $left }
label-site-closed = The site is closed: nobody has a building there yet.
label-blocks-laid = { $laid } of 30 blocks
label-black-left = pharaoh: { $left } left
label-blessing = Blessing
label-curse = Curse
board-remark = The printed board was not available: hexes, numbers and harbours are reconstructed from the rulebook, reports of the game and the map of Egypt. A table may bring a better one.
label-nobody = nobody
label-ships-blocks = Ships/blocks left
label-blocks = Blocks
    .short = Blk
label-reach = What you reach
label-reach-of = What { $seat } reaches
label-no-reach = no building of another player
label-harbour-own-way = harbour { $harbour } of { $seat } along your own pieces: 1 gold per deal
label-harbour-through = harbour { $harbour } of { $seat } through { $pieces }: 1 gold per deal
label-worse = no better than your own ratio
label-block-own = a block through your own building: 1 brick and 1 ore
label-block-own-way = a block through { $seat } along your own pieces: 1 brick, 1 ore and 1 gold
label-block-through = a block through { $seat } by way of { $pieces }: 1 brick, 1 ore and 1 gold
label-block-no-way = a block: you have no building at the site and reach none
label-roads-of = { $count ->
        [one] a road of { $seat }
       *[other] { $count } roads of { $seat }
    }
label-ships-of = { $count ->
        [one] a ship of { $seat }
       *[other] { $count } ships of { $seat }
    }

## What happens

log-chose-desert = { $seat } puts the robber on { $hex }.
    .you = You put the robber on { $hex }.
log-placed-ship = { $seat } lays a ship at { $edge }.
    .you = You lay a ship at { $edge }.
log-built-ship = { $seat } builds a ship at { $edge }.
    .you = You build a ship at { $edge }.
log-moved-ship = { $seat } moves a ship from { $origin } to { $edge }.
    .you = You move a ship from { $origin } to { $edge }.
log-opened-deal = { $seat } pays { $partner } 1 gold for a deal at the harbour { $harbour }, with { $good }.
    .you = You pay { $partner } 1 gold for a deal at the harbour { $harbour }, with { $good }.
log-took-in-deal = { $seat } gives { $count } { $give } for 1 { $get }.
    .you = You give { $count } { $give } for 1 { $get }.
log-closed-deal = { $seat } closes the deal.
    .you = You close the deal.
log-opened-site = { $seat } has the first building at the site: it is open.
    .you = You have the first building at the site: it is open.
log-built-block = { $seat } lays block { $block } of the pyramid, in layer { $layer }.
    .you = You lay block { $block } of the pyramid, in layer { $layer }.
log-paid-host = { $seat } pays { $host } 1 gold for building through their settlement.
    .you = You pay { $host } 1 gold for building through their settlement.
    .to-you = { $seat } pays you 1 gold for building through your settlement.
log-pharaoh-built = The pharaoh lays block { $block } of the pyramid, in layer { $layer }; { $left } are left to him.
log-blessed = { $seat } takes the Pharaoh's Blessing.
    .you = You take the Pharaoh's Blessing.
log-blessed-instead = { $seat } takes the Pharaoh's Blessing from { $victim }.
    .you = You take the Pharaoh's Blessing from { $victim }.
log-cursed = The Pharaoh's Curse falls on { $seat }.
    .you = The Pharaoh's Curse falls on you.
log-freed = { $seat } is rid of the Curse.
    .you = You are rid of the Curse.
log-pharaoh-ended = The pharaoh has laid his last block.
log-pyramid-ended = The pyramid is complete.

## Questions

prompt-choose-robber-desert = Choose the desert that the robber starts on.
prompt-setup-road-or-ship = Lay a road or a ship beside it.
prompt-place-free-piece = Lay a free road or ship; { $left } to go.
prompt-harbour-deal = What do you take for { $count } { $good }?
prompt-move-ship-to = Where does the ship go?

## Moves

move-choose_robber_desert = Robber on { $hex }
move-setup_ship = Ship at { $edge }
move-build_ship = Build a ship at { $edge }
    .more = Build a ship
move-place_free_ship = Free ship at { $edge }
    .more = Free ship
move-build_block = Lay a block through { $host }
    .more = Lay a block
move-harbour_open = Deal at harbour { $harbour } with { $good }, for 1 gold
    .more = Trade at a harbour
move-harbour_take = Take { $good }
    .more = Take a good
move-harbour_close = Close the deal
move-move_ship = Move the ship from { $edge }
    .more = Move a ship
move-move_ship_to = Ship to { $edge }
    .more = Ship to …

## At the browser's table

egypt-ends = Three ways to end the game
egypt-end-points = Most points
egypt-end-pharaoh = Pharaoh's blocks
egypt-end-pyramid = Pyramid complete
egypt-of = { $now } of { $all }
egypt-pyramid-words = { $laid } of { $fields } blocks are laid; the next one lies in layer { $layer }.
egypt-pharaoh = The pharaoh
egypt-black-left = { $n } left
egypt-no-blessing = The first block of a player brings the Blessing: { $points } points.
egypt-blocks =
    { $n ->
        [one] 1 block
       *[other] { $n } blocks
    }
egypt-block-cost = A block costs
egypt-to-host = to your host
egypt-no-host = you reach no building at the site
egypt-lay-own = Lay a block
egypt-lay-host = Lay a block through { $who }
egypt-show-way = Show the way on the board
egypt-at-once = next to your own building
egypt-reach-nothing = No way leads to a harbour or site building of another player yet. Roads and ships of all players count.
egypt-site-of = Building site: { $who }
egypt-toll-block = toll for each block
egypt-toll-deal = toll for each deal
egypt-deal-with = Deal with { $good }
egypt-deal = A deal at a harbour
egypt-deal-at = Deal at { $place }
egypt-deal-taken = { $n } taken so far
egypt-deal-have = you have { $n } { $good }
egypt-corner = Corner of the building site
egypt-blocks-of = { $laid } blocks laid, { $left } left
egypt-road = Road
egypt-ship = Ship
egypt-road-or-ship = Road or ship
egypt-move-ship = Move a ship
egypt-move-ship-hint = Tap a ship of yours with an open end.
egypt-legend-start = start crossing
egypt-legend-site = building site
egypt-effect-blessed = { $who } has the Blessing
egypt-effect-cursed = Cursed: { $who }
egypt-effect-nobody = nobody is cursed
egypt-effect-gain = { $n ->
        [0] your points stay
       *[other] { $n } points for you
    }
egypt-effect-toll = 1 gold to { $who }
egypt-effect-layer = Block { $n }, in layer { $layer }
egypt-effect-deal = then { $count } { $good } for a card of your choice, as often as you can
egypt-effect-last = This is the last block: the game ends.
board-place-choose_robber_desert = Robber here
board-place-setup_ship = Ship
board-place-build_ship = Build a ship
board-place-place_free_ship = Free ship
board-place-move_ship = Move this ship
board-place-move_ship_to = Ship here
water-nile = Nile
water-delta = Nile Delta
water-red_sea = Red Sea
water-mediterranean = Mediterranean
region-southern_gold_mines = Gold mines
region-palestine = Palestine
region-sinai_mines = Sinai
region-coast_road = Coast road
region-southern_quarries = Quarries
region-giza = Giza
region-north_sinai = North Sinai
region-delta_island = Buto
region-east_bank = East bank
region-eastern_delta = Eastern Delta
region-libyan_desert = Libyan Desert
region-western_delta = Western Delta
region-arabian_desert = Arabian Desert
region-west_bank = West bank
port-rhakotis = Rhakotis
port-buto = Buto
port-pelusium = Pelusium
port-heliopolis = Heliopolis
port-abydos = Abydos
port-mersa_gawasis = Mersa Gawasis
port-el_arish = El-Arish
port-ashkelon = Ashkelon
port-el_tor = El-Tor
guide-egypt = Grain and wool grow on the banks, stone and gold lie in the south. Cedars stand only in Palestine, ore only in Sinai: for those you need roads, ships or trade.
    .title = The gift of the Nile
guide-banks = Place a settlement on a glowing corner, on the bank of the Nile or its delta. Everybody places three; the third one brings goods.
    .title = On the banks
guide-bank-road = Lay a road beside it. Later ships may extend roads and roads may extend ships, without a building where they change.
    .title = The first road
guide-ships = A ship costs lumber and wool and lies on the water or along a bank. Choose the ship here: its places glow.
    .title = Ships
guide-routes = Roads and ships of all players together form the trade routes. Here you see which harbours and site buildings of others you reach. Using one costs a toll to its owner, 1 gold.
    .title = Trade routes
guide-pyramid = The Great Pyramid is built here, as soon as somebody has a building at the violet corners of the site. Every seven then adds a black block of the pharaoh.
    .title = The Great Pyramid
guide-blessing = Most blocks of all: the Blessing, 3 points. Fewest blocks: a Curse, 2 points less. Both move as soon as the numbers change.
    .title = Blessing and Curse
guide-three-ends = The game ends when a player has enough points in their own turn, when the pharaoh has laid his last block, or when the pyramid is complete. In the last two cases the most points win.
    .title = Three ways to end
guide-deal = You have paid the toll. Take cards as often as you can pay the ratio, then close the deal.
    .title = At another player's harbour
item-blessing = Blessing
item-curse = Curse
example-curse = A, B, C and D lay blocks, one in each line. The Blessing goes to a player with more blocks than its holder; the Curse lies on all who have the fewest, but never on the blessed player.
example-pharaoh-built = Ada's settlement at a corner of the site opens it for good. Bo rolls a seven: before hands are halved and the robber moves, the pharaoh lays his first block. Nobody has the Blessing or the Curse yet: black blocks count for nobody.
    .title = The pharaoh lays a block
example-blessed = Ada has a settlement at the site and builds through it: 1 ore and 1 brick, no gold. It is the first block of a player, so Ada takes the Blessing, 3 points, and everyone with the fewest blocks, here all the others with none, is cursed: 2 points less.
    .title = The first block of a player
example-paid-host = Dan has no building at the site, but roads and ships, of whatever colour, lead from one of Dan's buildings to Ada's. So Ada is the host and gets 1 gold; the owners of the pieces on the way get nothing. With one block Dan no longer has the fewest, and is rid of the Curse.
    .title = A block through another player's building
