### Alexander the Great: the texts in English.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Alexander marches from Macedonia to Persepolis. At temples along his way settlements are auctioned, at other crossings the events of the campaign; those who serve him best rise in office.
game-goal = Whoever has 14 points in their own turn wins at once. If Alexander reaches Persepolis first, the most points win: those of the plain game and of the three offices.

## Frame

AL-1 = Frame
AL-1-1 = The campaign is for three or four players; 14 points win.
AL-1-2 = Nobody places anything at the start: the board is empty.

## Setting up

AL-2 = Setting up
AL-2-1 = Everyone takes 5 settlements, 4 cities and 15 roads. The 25 development cards are shuffled.
AL-2-2 = Of 28 event chits, 25 lie face down on the event crossings and 3 stay unseen in the box. The mix is known to all: 7 each of famine, bridge, battle and statue, unless the table chooses another. Nobody knows a chit before it is turned.
AL-2-3 = Alexander stands on the red start arrow in Macedonia.
AL-2-4 = The robber starts on a desert that the first player chooses, or on a random desert if the table says so.
AL-2-5 = With four players all 95 resource cards form the draw pile. Everyone draws 5. The bank is empty and grows by what is paid.
AL-2-6 = With three players 15 cards of each resource form the draw pile. Everyone draws 5. The other 4 of each are the bank.
AL-2-7 = With three players the First Counsellor is put away.
AL-2-8 = Nobody has gold at the start; a table may give everyone 8 gold pieces.
AL-2-9 = The first player is chosen as in the plain game.

## The turn

AL-3 = The turn
AL-3-1 = A turn has four phases: roll and income, Alexander's march, an event, trade and build.
AL-3-2 = The first turn of the game has no roll and no draw: it begins with the march to the first temple.
AL-3-3 = You may play your one development card before the roll, before Alexander moves, after a chit was turned, or while trading and building; never within an auction, a payment or a seven. Before the march and an event you are asked only if all can see that you might have a card to play, and only where something depends on it. A table may allow only the first and the last of these.

## Phase 1: roll and income

AL-4 = Phase 1: roll and income
AL-4-1 = After the roll the hexes yield, then everyone draws; on a 7 the discards and the robber follow. A table may let players draw after the robber on a 7.
AL-4-2 = Hexes yield as in the plain game, out of the bank alone; while it has nothing of a resource, nobody is paid. The draw pile never serves as bank.
AL-4-3 = After every roll each player takes one card unseen from the draw pile, in turn order from the active player.
AL-4-4 = As soon as fewer cards are left than there are players, the rest is laid open on the bank, and nobody draws any more cards.
AL-4-5 = Gold hexes yield gold pieces (see CB-13.2).
AL-4-6 = On a seven only players with 12 or more resource cards discard half, rounded down. Gold does not count and cannot be stolen.

## Phase 2: the march

AL-5 = Phase 2: the march
AL-5-1 = Once per turn Alexander moves over the next crossing onto the arrow behind it. This is not optional.
AL-5-2 = At a temple a settlement is auctioned. At an event crossing the chit is turned and that event is auctioned. An empty or violet crossing brings nothing.
AL-5-3 = Over a violet crossing Alexander moves only in a turn with a 7, after the robber; otherwise he stays, and there is no event.
AL-5-4 = When he has passed the last crossing he has reached Persepolis, and the game ends at once.

## Phase 3: the auction

AL-6 = Phase 3: the auction
AL-6-1 = The auction is open. The active player speaks first, then clockwise: name a whole number higher than the highest bid, at least 1, or pass. A player who has passed is out.
AL-6-2 = The active player may pass at once; then the next may open.
AL-6-3 = It ends when all but the highest bidder have passed, who wins at that bid. If nobody bids, a chit leaves the game, and a temple stays empty.
AL-6-4 = You may bid only what you can pay exactly: with your cards of the kinds that pay for this event, your gold, and in a battle your knights at 3 each.
AL-6-5 = The winner pays the bid exactly, in any mixture: a settlement with brick, lumber, wool and grain; famine with wool and grain; a bridge with brick and lumber; a battle with wool, ore and knights; a statue with brick and ore; gold pays for everything. Cards go to the bank, knights under the deck. Everybody sees it.
AL-6-6 = Knights pay only in a battle, each worth 3, and only those face up before the chit was turned. No change is given. A table may let a knight pay a remainder of 1 or 2.
AL-6-7 = Where the table allows bids beyond your means, up to 50 with at least one resource card, a winner may refuse to pay, before the first unit: that costs half of the resource cards, rounded up, and the auction is held again with everybody.
AL-6-8 = During the auction nobody trades or plays a card.
AL-6-9 = You pay unit by unit, in any order; after each you must still be able to pay the remainder.
AL-6-10 = Everybody still in is asked, including players who can only pass, and including the last one if nobody has bid.

## The reward

AL-7 = The reward
AL-7-1 = Settlement: the winner may put a settlement on the temple just passed, without further cost and without a road, or decline. Without a settlement left, the bid is paid for nothing.
AL-7-2 = Famine, bridge, battle, statue: the winner lays the chit face up, for good.

## Offices

AL-8 = Offices
AL-8-1 = With three chits and no office you take the best free one: Alexander's Right Hand (4 points), First Counsellor (3, not with three players), General Adviser (2). Nobody has more than one.
AL-8-2 = With three or more chits, and more than the holder of a better office than yours, you take it and give your own in exchange, if you have one.
AL-8-3 = After every chit this is settled for its winner only, who takes the best office open to them. A table may let the winner choose, or keep what they have.
AL-8-4 = An equal number of chits takes nothing. The points move with the office at once.

## Largest Army and Longest Road

AL-9 = Largest Army and Longest Road
AL-9-1 = For the Largest Army only knights face up now count; those paid away do not.
AL-9-2 = After a whole payment with knights the holder keeps the card with at least 3 knights if nobody has more. Otherwise the player who alone has the most, at least 3, takes it; if there is none, it returns to the bank until there is.
AL-9-3 = Knights paid lie at the bottom of the deck and can be drawn again; it is not shuffled.
AL-9-4 = Longest Road is as in the plain game. Alexander, temples and chits do not affect roads.

## Phase 4: trade and build

AL-10 = Phase 4: trade and build
AL-10-1 = First you trade, then you build, unless the table mixes them. A settlement founded at a temple is not a build, and its harbour can be used at once.
AL-10-2 = Gold is traded by CB-13.4, and the bank sells gold for resource cards at the usual ratios, unless the table forbids it.
AL-10-3 = Settlements are founded at temples or built as usual with roads from your own buildings. Roads may lie anywhere, even along the route.
AL-10-4 = No settlement is built on or next to a crossing that Alexander has not passed. A table may free what is passed or next to something passed, except the crossings still to come; then a temple with a building beside it is not auctioned.
AL-10-5 = Cities, roads and development cards are not restricted by the route.

## The end

AL-11 = The end
AL-11-1 = Whoever has 14 points in their own turn wins at once; points won in another player's turn count when one's own turn begins, before the roll.
AL-11-2 = When Alexander reaches Persepolis the game ends at once. All cards are shown, and the most points win, whoever's turn it is.
AL-11-3 = A tie there goes to the higher office, then to more chits, and is otherwise shared.

## Open and secret

AL-12 = Open and secret
AL-12-1 = Besides CB-14 everybody sees Alexander's position, turned chits, the size of the draw pile, gold, chits won, bids and payments. Secret are drawn cards, the order of the draw pile and unturned chits.

## Rulings: what we decided where the rulebook is silent, and why

AL-R1 = The first player chooses the desert on which the robber starts.
    .why = The rulebook speaks of any desert without saying who chooses, and somebody must.
AL-R2 = Everyone draws a card after a seven as well, and before the discards.
    .why = Cards are drawn after every roll, and the rulebook tells of the draw before it tells of the seven.
AL-R3 = The active player may pass too; if nobody bids, a chit leaves the game and a temple stays empty.
    .why = The rulebook says who begins, not that they must bid, and the publisher's answer foresees that nobody does.
AL-R4 = You cannot bid more than you can pay.
    .why = The printed penalty is meant for mistakes, which a table that counts along does not allow; groups that like to bluff can have it.
AL-R5 = A player without a settlement left may bid for one, and gets nothing if they win.
    .why = Winning gives leave to found a settlement, and nobody has to make use of it.
AL-R6 = The lowest bid is 1, for a settlement as for an event.
    .why = The publisher asks for nothing beyond that.
AL-R7 = Monopoly cannot name gold, and Year of plenty cannot take any.
    .why = Gold pieces are not resource cards, and those two cards speak of resources.
AL-R8 = If the holder pays knights away and two others now share the most, the Largest Army is set aside.
    .why = The rulebook speaks of one player who overtakes; for ties the rule of Longest Road is the nearest.
AL-R9 = A crossing that Alexander has passed stays closed while one beside it is still to come.
    .why = Two sentences of the rulebook collide there, and only the strict reading keeps the coming temples free.
AL-R10 = Whoever overtakes several holders takes the best office among them.
    .why = More points are what everybody would take; the rulebook's “may” can be had by option.
AL-R11 = A bid is paid exactly, with knights too.
    .why = What is paid has to equal the bid, and a knight counts 3 without change.
AL-R12 = Players who are still tied at Persepolis after offices and chits share the victory.
    .why = The rulebook names these two tie-breaks and no third.
AL-R13 = A player without a settlement gets no special help when the draw pile is used up.
    .why = They can still trade, bid with what they hold, and gain cards by the robber, Monopoly and Year of plenty.
AL-R14 = A development card can be played at four moments of a turn, even between the phases.
    .why = Cards may be played at any time of one's own turn, and these are the moments between two actions.
AL-R15 = A violet crossing brings neither an event nor a temple.
    .why = It shows a seven, and neither the sign of an event nor a temple.
AL-R16 = In Alexander you trade first and then build.
    .why = The rulebook says so in passing; many groups mix them, which the option allows.
AL-R17 = The bank sells gold for resource cards.
    .why = In trade, gold counts like a resource here, so it can be bought like one.
AL-R18 = Points won in another player's turn count when your own turn begins.
    .why = The plain game handles it like this, and the campaign does not change it.

## Options

option-starting_gold = Says whether everyone starts with 8 gold pieces (see AL-2.8).
    .name = Gold at the start
    .none = None
    .eight = 8 each
option-robber_start = Says who chooses the desert the robber starts on (see AL-2.4).
    .name = Robber's desert
    .first_player_chooses = The first player
    .random_desert = At random
option-overbid = Says whether bids beyond one's means are allowed, with a penalty for not paying (see AL-6.7).
    .name = Bids beyond means
    .forbidden = Forbidden
    .penalty = Allowed, with a penalty
option-knight_overpay = Says whether a knight may pay a remainder of 1 or 2 (see AL-6.6).
    .name = Knight pays a small remainder
    .true = Yes
    .false = No
option-draw_and_seven = Says whether everybody draws before or after a seven is resolved (see AL-4.1).
    .name = Draw on a seven
    .draw_first = Before discards and robber
    .seven_first = After discards and robber
option-dev_card_windows = Says when in a turn development cards may be played (see AL-3.3).
    .name = When to play cards
    .all = Also before the march and an event
    .roll_and_build = Before the roll and while building
option-card_exchange = Says whether an office is taken over automatically or by choice (see AL-8.3).
    .name = Taking over offices
    .best = Always the best
    .choice = By choice
option-route_guard = Says how strictly the places near the coming crossings are kept free (see AL-10.4).
    .name = Building near the route
    .strict = Strict
    .lenient = Lenient
option-decline_settlement = Says whether the winner of a temple may decline the settlement (see AL-7.1).
    .name = Declining a settlement
    .true = Allowed
    .false = It is always placed
option-bank_sells_gold = Says whether the bank sells gold for resource cards (see AL-10.2).
    .name = Gold from the bank
    .true = Yes
    .false = No
option-chit_mix = Says how many of the 28 chits are famine, bridge, battle and statue, in this order (see AL-2.2).
    .name = Mix of chits

## Words

event-settlement = settlement
    .title = A settlement at the temple
    .prize = The winner may found a settlement here, without a road.
event-famine = famine
    .title = Famine
    .prize = The winner keeps the chit.
event-bridge = bridge
    .title = Building a bridge
    .prize = The winner keeps the chit.
event-battle = battle
    .title = A battle
    .prize = The winner keeps the chit.
event-statue = statue
    .title = A statue
    .prize = The winner keeps the chit.
office-alexanders_right_hand = Alexander's Right Hand
office-first_counsellor = First Counsellor
office-general_adviser = General Adviser
label-alexander = Alexander
label-draw-pile = Draw pile
label-auction = Auction
label-chits = Chits
    .short = Chits
label-office = Office
label-next = next
crossing-temple = temple
crossing-event = event
crossing-empty = empty
crossing-violet = violet
board-remark = The board is reconstructed: whoever owns the printed one can play with theirs (--board).

## What happens

log-chose-desert = { $seat } puts the robber on the desert { $hex }.
    .you = You put the robber on the desert { $hex }.
log-drew = Everyone draws a card; { $cards } are left in the pile.
log-marched = Alexander passes crossing { $number }, { $vertex }.
log-stayed = Alexander waits for a seven.
log-turned-chit = The chit shows: { $event }.
log-no-room = There is no room for a settlement at { $vertex }.
log-auction = To be auctioned: { $event }.
log-bade = { $seat } bids { $value }.
    .you = You bid { $value }.
log-passed = { $seat } passes.
    .you = You pass.
log-unsold = Nobody bids: { $event }.
log-won-auction = { $seat } wins the auction for { $value }: { $event }.
    .you = You win the auction for { $value }: { $event }.
log-paid = { $seat } pays { $payment }.
    .you = You pay { $payment }.
log-refused = { $seat } refuses to pay and loses { $cards } cards.
    .you = You refuse to pay and lose { $cards } cards.
log-lost = { $seat } loses { $resource }.
    .you = You lose { $resource }.
log-founded = { $seat } founds a settlement at { $vertex }.
    .you = You found a settlement at { $vertex }.
log-declined = { $seat } declines the settlement.
    .you = You decline the settlement.
log-no-settlement = { $seat } has no settlement left to place.
    .you = You have no settlement left to place.
log-won-chit = { $seat } takes the chit ({ $event }) and has { $chits }.
    .you = You take the chit ({ $event }) and have { $chits }.
log-took-office = { $seat } becomes { $office }.
    .you = You become { $office }.
log-took-office-from = { $seat } becomes { $office } in place of { $victim }.
    .you = You become { $office } in place of { $victim }.
log-kept = { $seat } keeps what they have.
    .you = You keep what you have.
log-reached-end = Alexander reaches Persepolis.
log-pile-ended = The draw pile is used up; to the bank go: { $goods }.

## Questions

prompt-choose-robber-desert = On which desert does the robber start?
prompt-before-move = Alexander is about to move: play a card, or go on.
    .only = Alexander is about to move: go on.
prompt-before-event = The chit shows { $event }: play a card, or go on to the auction.
    .only = The chit shows { $event }: go on to the auction.
prompt-bid-first = Nobody has bid yet ({ $event }): bid or pass.
prompt-bid-over = { $leader } has bid { $best } ({ $event }): bid more or pass.
prompt-pay = You have { $left } left to pay. With what?
prompt-lose-card = Give up { $left } more cards.
prompt-found = Do you found the settlement?
prompt-exchange = Whose office do you take?

## Moves

move-choose_robber_desert = Robber on the desert { $hex }
move-continue_turn = Go on
move-pass_bid = Pass
move-bid = Bid { $value }
    .more = Bid
move-pay = Pay with { $payment }
    .more = Pay
move-refuse_payment = Refuse to pay
move-lose_card = Give up { $resource }
    .more = Give up a card
move-found_settlement = Found the settlement
move-decline_settlement = Decline it
move-exchange_card = Take the office of { $seat }
    .more = Take an office
move-keep_card = Keep what you have

## What can be typed in one line

typed-pay = In one line: pay 2 wool and 1 gold

## Places of our own board

place-macedonia = Macedonia
place-thrace = Thrace
place-black_sea_west = Black Sea
place-black_sea_east = Black Sea
place-colchis = Colchis
place-caspian_north = Caspian Sea
place-chorasmia = Chorasmia
place-massagetae = Massagetae
place-jaxartes = Jaxartes
place-ferghana = Ferghana
place-thessaly = Thessaly
place-mysia = Mysia
place-phrygia = Phrygia
place-cappadocia = Cappadocia
place-armenia = Armenia
place-caspian_south = Caspian Sea
place-karakum = Karakum
place-margiana = Margiana
place-sogdiana = Sogdiana
place-pamir = Pamir
place-hellas = Hellas
place-aegean = Aegean Sea
place-caria = Caria
place-cilicia = Cilicia
place-osrhoene = Osrhoene
place-assyria = Assyria
place-hyrcania = Hyrcania
place-parthia = Parthia
place-bactria = Bactria
place-hindu_kush = Hindu Kush
place-ionian_sea = Ionian Sea
place-cretan_sea = Cretan Sea
place-sea_of_cyprus = Sea of Cyprus
place-phoenicia = Phoenicia
place-mesopotamia = Mesopotamia
place-media = Media
place-great_salt_desert = Great Salt Desert
place-aria = Aria
place-paropamisadae = Paropamisadae
place-gandhara = Gandhara
place-libyan_sea_west = Libyan Sea
place-libyan_sea_east = Libyan Sea
place-sea_of_egypt = Sea of Egypt
place-judea = Judea
place-syrian_desert = Syrian Desert
place-babylonia = Babylonia
place-susiana = Susiana
place-paraetacene = Paraetacene
place-arachosia = Arachosia
place-punjab = Punjab
place-libyan_desert = Libyan Desert
place-nile_delta = Nile Delta
place-sinai = Sinai
place-arabia_petraea = Arabia Petraea
place-chaldaea = Chaldaea
place-persian_gulf_north = Persian Gulf
place-persis = Persis
place-carmania = Carmania
place-oreitae = Oreitae
place-malli = Malli
place-siwa = Siwa
place-thebaid = Thebaid
place-coptos = Coptos
place-red_sea = Red Sea
place-arabia_felix = Arabia Felix
place-persian_gulf_west = Persian Gulf
place-persian_gulf_east = Persian Gulf
place-gulf_of_oman = Gulf of Oman
place-gedrosia = Gedrosia
place-patalene = Patalene
place-erythraean_sea_west = Erythraean Sea
place-erythraean_sea_middle = Erythraean Sea
place-erythraean_sea_east = Erythraean Sea
place-amphipolis = Amphipolis
place-sestos = Sestos
place-granicus = Granicus
place-sardis = Sardis
place-celaenae = Celaenae
place-gordion = Gordion
place-ancyra = Ancyra
place-tarsus = Tarsus
place-issus = Issus
place-alexandria_by_issus = Alexandria by Issus
place-tyre = Tyre
place-dor = Dor
place-gaza = Gaza
place-alexandria = Alexandria
place-memphis = Memphis
place-heroonpolis = Heroonpolis
place-aila = Aila
place-petra = Petra
place-bostra = Bostra
place-damascus = Damascus
place-palmyra = Palmyra
place-thapsacus = Thapsacus
place-nisibis = Nisibis
place-gaugamela = Gaugamela
place-babylon = Babylon
place-susa = Susa
place-persian_gates = Persian Gates
place-ecbatana = Ecbatana
place-caspian_gates = Caspian Gates
place-hecatompylos = Hecatompylos
place-alexandria_in_aria = Alexandria in Aria
place-merv = Merv
place-bactra = Bactra
place-maracanda = Maracanda
place-alexandria_in_caucaso = Alexandria in the Caucasus
place-taxila = Taxila
place-bucephala = Bucephala
place-nicaea = Nicaea
place-city_of_the_malli = City of the Malli
place-alexandria_on_the_indus = Alexandria on the Indus
place-pattala = Pattala
place-rhambacia = Rhambacia
place-gedrosian_desert = Gedrosian Desert
place-pura = Pura
place-salmous = Salmous
place-persepolis = Persepolis

## At the browser's table

campaign-title = The campaign
campaign-phases = Phases of a turn
campaign-phase-income = Roll and income
campaign-phase-march = March
campaign-phase-event = Event
campaign-phase-build = Trade and build
campaign-points = points
campaign-end-points = The leader has { $points } of { $target } points
campaign-end-way = { $n ->
        [one] 1 crossing to Persepolis
       *[other] { $n } crossings to Persepolis
    }
campaign-arrived = Persepolis is reached
campaign-way = Alexander has passed { $n } of { $all } crossings
campaign-next = Next:
campaign-only-seven = (only on a 7)
campaign-pile = Draw pile: { $n } ({ $draws ->
        [one] one more draw
       *[other] { $draws } more draws
    })
campaign-pile-gone = The draw pile is used up
campaign-pays = Paid with
campaign-passed = has passed
campaign-bids = bids { $n }
campaign-ponders = is thinking
campaign-waits = waits
campaign-means-long = can pay { $least } to { $most }, as far as is known
campaign-paid = { $who } pays:
campaign-payment = Your payment
campaign-pay-title = You have won: pay { $price }
campaign-tray = What you pay with
campaign-take-back = Take back
campaign-pay-now = Pay
campaign-pay-left = { $n } left to pay
campaign-pay-anew = Start again
campaign-bid-of = { $n } of the { $most } that you could pay
campaign-bid-beyond = You could not pay this
campaign-chits-then = You would have { $n ->
        [one] 1 chit
       *[other] { $n } chits
    }; three bring an office
campaign-chits-office = You would have { $n } chits: that can bring an office
campaign-offices = The offices
campaign-office-points = { $n } points
campaign-office-free = free
campaign-chits = { $n ->
        [one] 1 chit
       *[other] { $n } chits
    }
campaign-chits-left = { $n } face down on the way; of all still hidden
campaign-found-title = { $place }: the place of your settlement
campaign-closed-land = Where nobody settles yet
campaign-closed-why = No settlement on or next to a crossing that Alexander has still to pass.
campaign-route = The route
campaign-behind = passed
guide-campaign = Alexander marches one crossing each turn, along the arrows, from Macedonia to Persepolis. White temples are settlements to be auctioned, discs with a question mark are events that nobody knows yet.
    .title = From Macedonia to Persepolis
guide-desert = You begin: tap a desert on which the robber waits for now.
    .title = The robber's desert
guide-temple = Nobody has a piece on the board yet. Settlements are auctioned: the winner may build on the temple that Alexander has just passed, without a road.
    .title = A temple
guide-bid = Tap a number to bid, or pass. Beside each name you see what that player could pay, as far as anybody can know; face-down cards may fit or not. Only the winner pays.
    .title = Bidding
guide-pay = You have won. Tap goods until the places are full; tap one of them to take it back. Only what fits this event is offered.
    .title = Paying
guide-found = The settlement is yours. Below the question you see what its hexes yield; you may also decline.
    .title = Your settlement
guide-pile = After every roll everybody draws a card from this pile, settlements or not. In the middle of the game it runs out: by then you should have hexes that yield.
    .title = The draw pile
guide-chit = An event was turned over. The winner of the auction keeps the chit. Each event is paid for with other goods; in a battle knights count 3.
    .title = An event
guide-offices = Three chits bring an office with points. Whoever has more chits than its holder takes it over.
    .title = Offices
guide-closed = You may also build settlements with roads as usual, but not on or next to crossings that Alexander has still to pass. The button below the board shows where.
    .title = Where nobody settles yet
guide-ends = The game can end in two ways: a player has enough points in their own turn, or Alexander reaches Persepolis; then the most points win.
    .title = Two ways to end
guide-violet = The last three crossings are violet: Alexander moves over them only in a turn with a 7.
    .title = The desert march
board-place-choose_robber_desert = Robber here
item-office = Office
campaign-more-bids = More bids
example-offices = A, B, C and D win one chit after another. Three bring the best office that is free; later a player with more chits than its holder takes an office over and gives their own in exchange. An equal number takes nothing.
example-founded = Alexander has passed the first temple, so a settlement is auctioned. Ada outbids all others with 5 and pays them in brick, wool and lumber: what a settlement is paid with, in any mixture. No road is needed. At crossings that Alexander has not passed yet, nobody builds a settlement.
    .title = A settlement at a temple
example-took-office-from = Bo wins a fifth chit. Dan, Alexander's Right Hand, has fewer, so Bo takes the office, and its 4 points move at once. An equal number of chits would have taken nothing.
    .title = An office changes hands
example-stayed = The next crossing is violet. Bo has rolled 3, so Alexander stays where he is: there is no march, no event and no auction in this turn. A seven lets him go on.
    .title = Alexander waits for a seven
