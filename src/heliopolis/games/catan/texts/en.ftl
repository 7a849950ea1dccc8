### Catan: the texts in English.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Board and places

CB-1 = Board and places
CB-1-1 = You can build on a crossing if at least one of its three hexes is land, and lay a road on a path if at least one of its two hexes is land.
CB-1-2 = Two crossings are neighbours if a path joins them, whatever lies beside that path, even sea.
CB-1-3 = A harbour lies on a path with land on exactly one side; both ends of that path have the harbour.
CB-1-4 = A crossing holds at most one building, a path at most one road. The robber always stands on one land hex.
CB-1-5 = Seats follow each other clockwise. “In turn order from” a player means that player first, then the others clockwise.

## Supply

CB-2 = Supply
CB-2-1 = The bank starts with 19 cards of each resource, unless a scenario says otherwise. What you pay goes to the bank, what you gain comes out of it; no card is ever lost.
CB-2-2 = You have 15 roads, 5 settlements and 4 cities. Without a piece left you cannot build it. A settlement replaced by a city returns to your supply.
CB-2-3 = The 25 development cards form a face-down deck. Progress cards you play leave the game, knights stay face up before you. The deck is never shuffled again.
CB-2-4 = Pieces on the board are never moved or taken back, except that a settlement becomes a city.

## Setting up

CB-3 = Setting up
CB-3-1 = The game is for three or four players; two may play by the same rules.
CB-3-2 = The island is laid out as on the beginners' map, or at random if the table says so; the robber starts on the desert. On a random island the number tokens follow the alphabet along a spiral, or lie anywhere, with or without neighbouring 6s and 8s.
CB-3-3 = The first player is chosen at random; a table may choose the first seat instead, or a roll-off with two dice.
CB-3-4 = In turn order everyone places a settlement anywhere by the distance rule, and a road touching it. Then everyone does so again in reverse order, so the last player places twice in a row.
CB-3-5 = For your second settlement you take one card for each hex around it that yields a resource.
CB-3-6 = The first player takes the first turn. The Longest Road cannot arise while setting up.

## A turn

CB-4 = A turn
CB-4-1 = Before the roll you may play a development card. Then you roll; hexes yield, or a seven is resolved. After that you trade and build as often as you like, and may play a card if you have played none this turn. Then you end your turn.
CB-4-2 = Trading and building may be mixed, and a new harbour can be used at once. Where the table separates them, nobody trades after the first build of a turn: a road, settlement, city or bought card. Playing a card and laying free roads are not builds.
CB-4-3 = Only the active player builds, buys, plays cards and starts trades.

## Production

CB-5 = Production
CB-5-1 = On any sum but 7, every land hex with that number and without the robber yields its resource: one card for each settlement at its corners and two for each city.
CB-5-2 = If the bank has fewer cards of a resource than all players together are due, nobody gets any of it; but if only one player is due some, that player takes what is left. Other resources are not affected. A table may rule that nobody ever gets any, or play with a bank that never runs out.
CB-5-3 = You cannot decline what your hexes yield.

## The seven and the robber

CB-6 = The seven and the robber
CB-6-1 = On a 7 nothing is produced. Whoever has 8 or more resource cards gives half of them, rounded down, to the bank, choosing which. Development cards and gold do not count. A table or scenario may set another number.
CB-6-2 = All players who owe cards choose at the same time; when the last one is done, the discards are revealed and paid in turn order from the active player. Then the active player moves the robber.
CB-6-3 = The robber must go to another land hex, of any kind, never to water.
CB-6-4 = Then you take one resource card at random from an opponent with a building at that hex and at least one card. If there are several such opponents you choose one; if there is only one, you must rob that player. If there is none, nothing happens.
CB-6-5 = While the robber stands on a hex, it yields nothing. Harbours and other hexes are not affected.
CB-6-6 = Only thief and victim know which card was stolen.
CB-6-7 = With the friendly robber no hex may be chosen where an opponent who shows 2 points or fewer has a building, unless no other hex is left.

## Trade

CB-7 = Trade
CB-7-1 = Players trade only with the active player, after the roll. Both sides give at least one good, and no good may be on both sides: nothing is given away. Only resource cards, and gold where there is some, can be traded.
CB-7-2 = The active player makes an offer to all. The opponents answer in any order, each once and in public: they accept or reject; only players who have the goods may accept. As soon as one has accepted, the active player may conclude with any who have, without waiting for the others; they may withdraw at any time. When the last opponent has rejected and nobody has accepted, the offer is over. Counter-proposals are talk: the active player may take one up as the next offer.
CB-7-3 = At most 10 offers per turn are allowed, unless the table says otherwise. An offer that everybody refused may be repeated only after somebody's goods have changed.
CB-7-4 = With the bank you trade 4 equal cards for 1 of another kind that it has; 3 with a building at a 3:1 harbour; 2 of the resource of a 2:1 harbour where you have a building. Your best ratio counts, any number of times.
CB-7-5 = Nobody trades while setting up, before the roll, or while a seven or a card is being resolved.
CB-7-6 = An offer is put together piece by piece: first what you give, in the order of the goods, then what you want, also in order. It counts from the moment it is begun. You may not ask for more than a single opponent could have. Everybody is asked; if nobody accepts, the offer is over. A table may do without trade between players.

## Building

CB-8 = Building
CB-8-1 = You pay the cost to the bank before you place: a road 1 brick and 1 lumber; a settlement 1 brick, 1 lumber, 1 wool and 1 grain; a city 2 grain and 3 ore; a development card 1 wool, 1 grain and 1 ore. You may build any number in a turn.
CB-8-2 = A road goes on a free path one end of which has your own building, or has no opponent's building and another road of yours. You cannot build on past an opponent's building.
CB-8-3 = A settlement goes on a free crossing where one of your roads ends, if the distance rule holds. Roads of others there do not matter.
CB-8-4 = Distance rule: none of the neighbouring crossings may have a building, your own or another's.
CB-8-5 = A city replaces a settlement of your own; it is never built directly.
CB-8-6 = You may build a settlement and turn it into a city in the same turn.

## Development cards

CB-9 = Development cards
CB-9-1 = You pay, draw the top card and keep it secret. With an empty deck you cannot buy.
CB-9-2 = You play at most one development card per turn, before or after the roll, never one bought in the same turn and never in the middle of another action. A table may allow only knights before the roll.
CB-9-3 = Knight: it stays face up before you. You move the robber and steal as after a seven, but nobody discards. Then the Largest Army is checked.
CB-9-4 = Road building: lay two roads free of cost, one after the other, or only one if you have just one piece or one place. Without a piece or a place you cannot play the card.
CB-9-5 = Year of plenty: take any two resource cards from the bank, one after the other, or only one if it has no second. If it has none, you cannot play the card.
CB-9-6 = Monopoly: name a resource; every opponent gives you all their cards of it. Gold cannot be named.
CB-9-7 = Victory-point cards count 1 point each at once, even in the turn you bought them. They stay secret until they win the game or it ends.

## Longest Road

CB-10 = Longest Road
CB-10-1 = Your road is as long as the longest way over your roads that uses none of them twice and does not run through an opponent's building; it may begin or end at one. Your own buildings do not interrupt, branches do not add up.
CB-10-2 = The first player with a length of 5 takes the card; after that only a longer road takes it.
CB-10-3 = If the holder's road becomes shorter, the holder keeps the card while it is at least 5 and nobody has more. Otherwise whoever alone has the longest road of at least 5 takes it; if nobody does, it is set aside until somebody does.
CB-10-4 = Its 2 points move with the card at once.

## Largest Army

CB-11 = Largest Army
CB-11-1 = The first player with 3 knights face up takes the card, worth 2 points; after that, any player with more than the holder. Knights in the hand do not count.
CB-11-2 = In the plain game knights are never lost.

## Points and the end

CB-12 = Points and the end
CB-12-1 = Settlements count 1 point, cities 2, Longest Road and Largest Army 2 each, victory-point cards 1, and what a scenario adds. Everybody sees all points but those of cards not shown.
CB-12-2 = You win as soon as you have enough points in your own turn, from its very start: 10, unless the table or a scenario sets another number. Points won in another's turn count when your own begins.
CB-12-3 = Only the active player can win, so there are no ties. Nobody has to claim it.
CB-12-4 = The others are ranked by points with all cards shown; equal points share a rank.
CB-12-5 = For simulations a game can be stopped after a number of turns, without a winner.

## Gold, in scenarios

CB-13 = Gold, in scenarios
CB-13-1 = Gold pieces lie open before their owner. They are not resource cards: they do not count for a seven, cannot be stolen, and no development card takes or brings them.
CB-13-2 = A gold hex with the rolled number and without the robber yields 1 gold piece for each settlement and 2 for each city.
CB-13-3 = There are 40 gold pieces; if they run short, the rule is the same as for a resource.
CB-13-4 = Gold may be traded between players. At the bank 4 gold buy 1 resource card, 3 with a 3:1 harbour; a 2:1 harbour does not help.
CB-13-5 = Whether the bank sells gold for resource cards at the same ratios is up to the scenario.
CB-13-6 = A start settlement that brings cards brings 1 gold piece for each gold hex beside it.

## Open and secret

CB-14 = Open and secret
CB-14-1 = Everybody sees the board, the dice, the bank, how many cards each hand holds, knights, special cards, gold, and every trade, build, discard and yield.
CB-14-2 = Secret are the cards in a hand, the order of the deck, and a stolen card. What was seen may be remembered, and the table remembers it for you.

## Rulings: what we decided where the rulebook is silent, and why

CB-R1 = In the plain game you may trade, build and trade again in any order.
    .why = Newer editions allow this; older ones keep trading and building apart, and the scenarios follow their own pages.
CB-R2 = If the bank cannot pay everyone who is due a resource, nobody gets any of it, unless only one player is due some.
    .why = Early printings are silent; this is what later editions say, and it favours nobody by their place at the table.
CB-R3 = A holder whose road is cut keeps the card while nobody has a longer one; if others now share the longest, the card is set aside.
    .why = A tie never takes the card from anybody, and never gives it to anybody either.
CB-R4 = The last piece of a road that ends at an opponent's building still counts.
    .why = The road is interrupted at the crossing, and both pieces that meet there exist.
CB-R5 = A ring counts in full: every road once, even if the way passes the same crossing again.
    .why = The publisher's answer to players is that six roads round a hex have a length of six.
CB-R6 = Nobody wins in another player's turn; such points count when the player's own turn begins.
    .why = The game is won by what you have in your own turn, so there can be only one winner.
CB-R7 = If you can steal a card, you must.
    .why = The rules tell you to take a card; they do not offer it.
CB-R7b = All opponents answer an offer at once, in any order.
    .why = At a real table everybody speaks at once; asking in turn made everyone wait for the slowest.
CB-R8 = All discards after a seven are chosen at once, and nobody sees another's choice before their own is made.
    .why = At a real table everyone looks through their hand at the same time; asking in turn would only make others wait.
CB-R9 = If the bank has only one card left, Year of plenty takes that one.
    .why = The card promises what the bank has, and half of it is better than a card that cannot be played.
CB-R10 = With one road or one place left, Road building lays one road; with none, the card cannot be played.
    .why = This is the usual answer, and it keeps a card from being wasted by mistake.
CB-R11 = A harbour reached this turn can be used at once where trading and building are mixed, and only next turn where they are kept apart.
    .why = Once building has begun, separate phases leave no more trading in that turn.
CB-R12 = No development card is played while a seven or another card is still being resolved.
    .why = A card may be played at any time of your turn, but not inside another action.
CB-R13 = If you play a knight before the roll and then roll a seven, the robber moves twice.
    .why = Both are told to happen, and nothing forbids it.
CB-R14 = Chance names the first player.
    .why = The rules let players choose in any way, and chance needs no agreement.

## How far the game has come

progress = Round { $n }

## Options

option-trade_build = Says whether trading and building may be mixed, or all trade comes before the first build (see CB-4.2).
    .name = Trade and build
    .combined = Mixed
    .phased = First trade, then build
option-bank_shortage = Says what happens when the bank has too few cards for what a roll yields (see CB-5.2).
    .name = Bank shortage
    .official = A single claimant takes what is left
    .all_or_nothing = Nobody gets any
    .unlimited = The bank never runs out
option-domestic_trade = Says whether players may trade with each other (see CB-7.6).
    .name = Trade between players
    .true = Yes
    .false = No
option-max_offers_per_turn = Says how many offers may be begun per turn (see CB-7.3).
    .name = Offers per turn
option-discard_threshold = Says how many resource cards in hand cost you half of them on a seven (see CB-6.1).
    .name = Hand limit on a seven
option-victory_target = Says how many points win (see CB-12.2).
    .name = Points to win
option-first_player = Says who begins: a random player, the first seat, or the winner of a roll-off (see CB-3.3).
    .name = First player
    .random = At random
    .seat_0 = First seat
    .dice = Roll-off
option-dev_card_before_roll = Says which development cards may be played before the roll (see CB-9.2).
    .name = Cards before the roll
    .any = Any
    .knight_only = Knights only
option-friendly_robber = Says whether the robber spares players who show 2 points or fewer (see CB-6.7).
    .name = Friendly robber
    .true = Yes
    .false = No
option-turn_limit = Says after how many turns a game is stopped without a winner; meant for simulations (see CB-12.5).
    .name = Turn limit
    .none = None

## Words

good-brick = brick
good-lumber = lumber
good-wool = wool
good-grain = grain
good-ore = ore
good-gold = gold
good-knight = a knight
    .counted = { $n ->
        [one] a knight
       *[other] { $n } knights
    }
card-knight = Knight
card-victory_point = Victory point
card-road_building = Road building
card-year_of_plenty = Year of plenty
card-monopoly = Monopoly
terrain-hills = hills
    .short = hills
terrain-forest = forest
    .short = woods
terrain-pasture = pasture
    .short = sheep
terrain-fields = fields
    .short = field
terrain-mountains = mounts
    .short = mount
terrain-gold = gold
terrain-desert = desert
    .short = sand
terrain-site = site
    .short = site
terrain-sea = sea
harbour-any = 3:1
item-settlements = settlements
item-cities = cities
item-longest_road = Longest Road
item-largest_army = Largest Army
item-victory_points = victory-point cards
item-scenario = the scenario

## In the terminal

label-player = Player
label-points = Points
label-cards = Cards
    .short = Cards
label-known = Known
label-hand = Your hand
label-development = Development
    .short = Dev
label-knights = Knights
    .short = Kn
label-pieces = R/S/C left
label-road = Road
    .short = Road
label-gold = Gold
    .short = Gold
label-bank = Bank
label-deck = Deck
label-dice = Dice
label-offer = Offer
label-for = for
label-stolen = Stolen
label-longest-road = Longest Road
label-largest-army = Largest Army
label-robber = robber
label-harbours = Harbours
label-legend = a settlement of player a, A city, ● robber, = harbour; a corner or side is named after its hex: 0,0,n its north tip, 0,0,e its east side

## What happens

log-starts-game = { $seat } has the first turn.
    .you = You have the first turn.
log-placed-settlement = { $seat } places a settlement at { $vertex }.
    .you = You place a settlement at { $vertex }.
log-placed-road = { $seat } lays a road at { $edge }.
    .you = You lay a road at { $edge }.
log-received = { $seat } receives { $count } { $good }.
    .you = You receive { $count } { $good }.
log-rolled = { $seat } rolls { $first } and { $second }: { $sum }.
    .you = You roll { $first } and { $second }: { $sum }.
log-short = The bank has too little { $good } for all.
log-moved-robber = { $seat } moves the robber to { $hex }.
    .you = You move the robber to { $hex }.
log-stole = { $seat } steals a card from { $victim }.
    .you = You steal a card from { $victim }.
log-played = { $seat } plays { $card }.
    .you = You play { $card }.
log-built-road = { $seat } builds a road at { $edge }.
    .you = You build a road at { $edge }.
log-built-settlement = { $seat } builds a settlement at { $vertex }.
    .you = You build a settlement at { $vertex }.
log-built-city = { $seat } builds a city at { $vertex }.
    .you = You build a city at { $vertex }.
log-bought-card = { $seat } buys a development card.
    .you = You buy a development card.
log-took = { $seat } takes { $resource } from the bank.
    .you = You take { $resource } from the bank.
log-traded-with-bank = { $seat } gives the bank { $count } { $give } for 1 { $get }.
    .you = You give the bank { $count } { $give } for 1 { $get }.
log-accepted = { $seat } accepts.
    .you = You accept.
log-rejected = { $seat } rejects.
    .you = You reject.
log-withdrew = { $seat } withdraws the offer.
    .you = You withdraw the offer.
log-named = { $seat } names { $resource }.
    .you = You name { $resource }.
log-gave-up = { $seat } gives up { $count } { $resource }.
    .you = You give up { $count } { $resource }.
log-took-road-card = { $seat } takes the Longest Road with { $length } roads.
    .you = You take the Longest Road with { $length } roads.
log-lost-road-card = { $seat } loses the Longest Road.
    .you = You lose the Longest Road.
log-took-army-card = { $seat } takes the Largest Army with { $knights } knights.
    .you = You take the Largest Army with { $knights } knights.
log-lost-army-card = { $seat } loses the Largest Army.
    .you = You lose the Largest Army.
log-ended-turn = { $seat } ends the turn.
    .you = You end the turn.
log-showed = { $seat } shows { $cards ->
        [one] { $cards } victory-point card
       *[other] { $cards } victory-point cards
    }.
    .you = You show { $cards ->
        [one] { $cards } victory-point card
       *[other] { $cards } victory-point cards
    }.
log-stopped = The game is stopped after { $turns } turns.
log-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $item }.
log-won-game = { $seat } wins with { $points } points.
    .you = You win with { $points } points.
log-offered = { $seat } offers { $give } for { $want }.
    .you = You offer { $give } for { $want }.
log-traded = { $seat } gives { $partner } { $give } for { $want }.
    .you = You give { $partner } { $give } for { $want }.
log-discarded = { $seat } gives up { $goods }.
    .you = You give up { $goods }.

## Questions

prompt-setup-settlement = Place a settlement.
prompt-setup-road = Lay a road beside it.
prompt-before-roll = Roll the dice, or play a card first.
    .only = Roll the dice.
prompt-main = Trade and build, or end your turn.
    .only = You can only end your turn.
prompt-discard = A seven: choose { $cards } more cards to give up.
prompt-move-robber = Move the robber.
prompt-rob = From whom do you steal?
prompt-place-free-road = Lay a free road; { $left } to go.
prompt-take-resource = Take a card from the bank; { $left } to go.
prompt-name-resource = Which resource do you name?
prompt-offer-build = Put your offer together: first what you give, then what you want.
prompt-offer-close = With whom do you conclude?
prompt-offer-reply = { $seat } offers you { $give } for { $want }.
prompt-offer-answers = You offer { $give } for { $want }. Conclude with anyone who accepts, or withdraw.

## Moves

move-setup_settlement = Settlement at { $vertex }
move-setup_road = Road at { $edge }
move-roll = Roll the dice
move-play_knight = Play a knight
move-play_road_building = Play road building
move-play_year_of_plenty = Play year of plenty
move-play_monopoly = Play monopoly
move-discard = Give up { $resource }
    .more = Give up a card
move-move_robber = Robber to { $hex }
move-rob = Steal from { $seat }
move-build_road = Build a road at { $edge }
    .more = Build a road
move-build_settlement = Build a settlement at { $vertex }
    .more = Build a settlement
move-build_city = Build a city at { $vertex }
    .more = Build a city
move-buy_development_card = Buy a development card
move-place_free_road = Free road at { $edge }
    .more = Free road
move-take_resource = Take { $resource }
move-name_resource = Name { $resource }
move-bank_trade = Trade { $give } for { $get } at the bank
    .more = Trade at the bank
move-offer_begin = Make an offer to the others
move-offer_add_give = Give one { $good }
    .more = Give one more
move-offer_add_get = Want one { $good }
    .more = Want one more
move-offer_send = Make this offer
move-offer_drop = Drop the offer
move-offer_accept = Accept
move-offer_reject = Reject
move-offer_confirm = Conclude with { $seat }
    .more = Conclude the trade
move-offer_cancel = Withdraw the offer
move-end_turn = End your turn

## What can be typed in one line

typed-offer_begin = In one line: offer 2 wool for 1 ore
typed-bank_trade = In one line: bank wool for ore
typed-offer_confirm = In one line: conclude B
typed-discard = In one line: discard 2 wool 1 brick

## At the browser's table

board-map = The board
board-table = The table
board-whole = Whole board
board-nearer = Zoom in
board-farther = Zoom out
board-terrain-hills = hills
board-terrain-forest = forest
board-terrain-pasture = pasture
board-terrain-fields = fields
board-terrain-mountains = mountains
board-terrain-gold = gold
board-terrain-desert = desert
board-terrain-site = building site
board-terrain-sea = sea
board-harbour-any = harbour 3:1, any goods
board-harbour = harbour 2:1, { $good }
board-place-setup_settlement = Settlement
board-place-setup_road = Road
board-place-build_settlement = Build a settlement
board-place-build_city = Build a city
board-place-build_road = Build a road
board-place-place_free_road = Free road
board-place-move_robber = Robber here
board-rolled = Rolled { $sum }: { $first } and { $second }
board-turn = Turn { $turn }: { $who }
board-build = Build
board-costs = Building costs
board-roads = roads
board-left = { $n } left
board-ware-road = Road
board-ware-settlement = Settlement
board-ware-city = City
board-ware-development_card = Development card
board-ware-ship = Ship
board-ware-block = Stone block
board-trade = Trade
board-you-give = You give
board-you-get = You get
board-you-want = You want
board-bank-trade = { $count } { $give } for 1 { $get }
board-give-less = Give less { $good }
board-give-more = Give more { $good }
board-want-less = Want less { $good }
board-want-more = Want more { $good }
board-send-offer = Make this offer to all
board-discard = Cards to give up
board-give-up = Give up { $chosen } of { $owed }
board-offers = { $who } offers
board-offering = offers
board-you-offer = You offer
board-answer-accepted = accepts
board-answer-rejected = rejects
board-answer-asked = still to answer
board-tap-hand = Tap cards in your hand
board-bank-rate = { $count } { $give } for 1 of your choice
board-suggest = Suggest this instead
board-suggestions = What others suggest
board-suggested = { $who } suggests:
board-gives = { $who } gives
board-suggest-typed = To suggest something else, type: suggest 1 ore for 2 wool
board-take-up = Take it up
board-conclude = Conclude
board-counter = Suggest something else
board-waiting-answers = Waiting for answers …
board-standing = Standing answers
board-standing-accept = Will be accepted for you in a moment.
board-standing-reject = Will be declined for you in a moment.
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of { $target }
board-won-points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
board-points-for = Where the points come from
board-road-of =
    { $n ->
        [one] { $n } road
       *[other] { $n } roads
    }
board-knights-of =
    { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
board-pieces-left = Pieces left
board-stolen = { $thief } stole { $good } from { $victim }.
board-bank = The bank
board-deck =
    { $n ->
        [one] development card
       *[other] development cards
    }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-price = Costs
board-plus-points =
    { $n ->
        [one] + { $n } point
       *[other] + { $n } points
    }
board-chance = brings something in { $n } of 36 rolls
board-city-doubles = yields two cards each time instead of one
board-nobody-there = nobody has a building there
board-card-knight = Move the robber and steal a card. Three or more played knights, and more than anyone else: Largest Army, 2 points.
board-card-victory_point = 1 point, secret until it wins you the game.
board-card-road_building = Lay two roads free of cost.
board-card-year_of_plenty = Take any two cards from the bank.
board-card-monopoly = Name a resource: everybody gives you all they have of it.
board-bought-now =
    { $n ->
        [one] bought in this turn
       *[other] { $n } bought in this turn
    }
board-play = Play it
board-why-not = Why not now?
board-why-not-accept = Why can I not accept?
board-why-lack = You lack { $goods }.

## The guided first game

guide-island = Every hex yields what its land bears when its number is rolled. The dots under a number show how often that is; 6 and 8 are rolled most.
    .title = The island
guide-start = Place your first settlement on a glowing corner. Good corners touch lands with many dots, and different ones. Corners next to a building stay free: that is the distance rule.
    .title = Where to begin
guide-start-road = Lay a road from your settlement. It shows where you want to go next.
    .title = Your first road
guide-roll = Tap the dice. All players take cards from the hexes with that number where they have buildings. A seven wakes the robber.
    .title = Roll the dice
guide-hand = These are your resource cards. Only you see them; the others see only how many you have.
    .title = Your cards
guide-build = Here is what you can build and what it costs. Tap one that is lit: its places glow on the board. Settlements and cities are points.
    .title = Building
guide-trade = Too much of one thing? The bank gives one card for four equal ones, for fewer if you have a harbour. Other players may give more: make them an offer.
    .title = Trade
guide-seven = A seven with too many cards in your hand: tap the cards you can do without. Everybody chooses at once, and nobody sees the others' cards before all are done.
    .title = The seven
guide-robber = The robber stops a hex from yielding. Move it to a hex that hurts others, and steal a card from one of them.
    .title = The robber
guide-offered = Somebody offers you a trade. One tap accepts or rejects it; you lose nothing by rejecting.
    .title = An offer for you
guide-card = Development cards can be played from your next turn on, one per turn. Each card says what it does.
    .title = Development cards
guide-longest = Whoever has five roads in a row, and more than anyone else, has the Longest Road: 2 points, as long as nobody has a longer one. It is drawn in gold.
    .title = The Longest Road

## Boards that cannot be played: why, after the name of the field

error-hex-id = a hex is written 'q,r', not { $value }
error-place-id = it is written as one of { $examples }, not { $value }
error-outside = { $place } is outside the board
error-no-board = it is an object with a field 'hexes', not { $value }
error-no-boards = it is an object with at least one board that has a field 'hexes'
error-unknown-field = a board has { $known }
error-no-list = it is a list, not { $value }
error-none-of = { $value } is not one of { $known }
error-not-in = { $value } is not in { $least }..{ $most }
error-listed-twice = { $place } is listed twice
error-many-hexes = { $count } hexes are too many: at most { $most }
error-no-hexes = it is a list, or an object by the hexes' ids, not { $value }
error-no-such-hex = the game's own board has no such hex to correct
error-no-correction = it is an object with terrain or number
error-no-tile = it is an object with id, terrain and number, not { $value }
error-land-outside = land at { $place } is outside the frame
error-needs-number = { $value } is not a number from 2 to 12 other than 7, as { $terrain } has
error-no-number = { $terrain } has no number, so not { $value }
error-no-harbour = it is an object with edge, ratio and resource, not { $value }
error-harbour-coast = a harbour has land at exactly one of its two sides
error-harbour-ratio = a harbour is 3:1 without a resource, or 2:1 for one
error-harbour-twice = { $place } has a harbour already
error-harbours-adjacent = two harbours are next to each other
error-robber-desert = { $value } is not a desert of the board
error-box-tiles = tiles: the box has { $count } of { $kind }, not { $found }
error-box-numbers = number tokens: the box has { $count } of { $kind }, not { $found }
error-box-harbours = harbours: the box has { $count } of { $kind }, not { $found }
error-desert-missing = the robber needs a desert to start on
error-no-land = nothing can be built there: it has no land
error-no-land-at = nothing can be built at { $place }: it has no land
error-no-route = it is an object with a list of crossings, start_arrow and end_arrow
error-no-crossing = it is an object with vertex and kind, not { $value }
error-temples-adjacent = two temples are next to each other
error-route-crosses = the route crosses itself there
error-arrow-next = it does not lead to the next crossing
error-arrow-start = it does not lead to the first crossing from outside the route
error-arrow-end = it does not lead from the last crossing out of the route
error-arrow-last = the last arrow is not the end_arrow
error-first-temple = the first crossing is a temple
error-last-violet = the last { $count } are violet, and no others
error-events = { $count } are events, not { $found }
error-many-harbours = { $count } are too many: at most { $most }
error-not-at-nile = { $place } is not at the Nile or its delta
error-island-middle = { $place } is the middle of the island
error-starts-run-out = they can run out before every player has placed three
error-no-named-vertices = it is an object that names island_middle
error-no-site = it is not a hex of the terrain 'site'
error-sites-missing = it does not name all hexes of the terrain 'site'
error-no-site-corner = { $place } is not a corner of the site
error-chit-mix = option { $name }: { $value } is not such as { $example }: the numbers of { $kinds }, { $count } in total
