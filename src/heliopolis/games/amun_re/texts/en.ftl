### Amun-Re: the texts of the game in English.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Amun-Re is a game of bidding, building and sacrifice in the land of the Nile: you buy provinces at auction, settle farmers, raise pyramids and offer gold to the god who decides how rich the harvest will be.
game-goal = In the old kingdom and again in the new one, you win three provinces, one in each round, and make as much of them as you can. Each kingdom closes with a scoring, in which pyramids above all bring points, but temples and bonus cards too; gold counts only at the very end. Pyramids outlast the old kingdom and await new owners, and whoever has the most points after the second scoring wins.

## Rules: how the game is made up

AR-1 = How the game is made up
AR-1-1 = Amun-Re is for three to five players. It has two halves, the old kingdom and the new kingdom, of three rounds each: six rounds in total.
AR-1-2 = Every round has five phases: provinces are revealed (see AR-3) and auctioned (see AR-4), then come the actions (see AR-5), the offering (see AR-6) and the income (see AR-7). Rounds 3 and 6 have a sixth phase, the scoring (see AR-8).
AR-1-3 = The start player is whoever holds the Pharaoh. Where these rules say “in order”, the start player goes first and the others follow clockwise.
AR-1-4 = You acquire one province in every round, never more and never fewer. So after the three rounds of a kingdom you own three provinces, and with those three you enter its scoring.
AR-1-5 = You draw power cards without knowing what you will get, and you may hold as many as you like. A card you play or sell goes face up on the discard pile; only the two cards for the auction first stay on the table for a while (see AR-4.9).
AR-1-6 = Sometimes the deck is empty when a power card has to be drawn. Then the discard pile is shuffled to form a new deck; this is done only when a card is needed, so everything discarded up to then is shuffled in. If the discard pile is empty as well, no card is drawn.
AR-1-7 = You can sell power cards to the bank for 1 gold each. In principle you may do so at any time; the table gives you the chance wherever it matters: throughout your own turn of actions (see AR-5) and when your gold does not cover the bid you have to pay (see AR-4.11). Cards can also be turned into gold within your offering (see AR-6.4) and at the end of the game (see AR-8.10), unless the options of the table say otherwise. If only gold counts towards bids (see AR-4.8), you may also sell cards on your turn in the auction, before you bid.
AR-1-8 = Every power card belongs to one phase and may be played in that phase only. Of each kind you may play at most one card per phase, that is, one per round, and of each kind of bonus card one per scoring. A second card of the same kind has to wait, even if you would use it in another province. You may play different kinds in the same phase.
AR-1-9 = The bank never runs out of gold, and change is never a problem: your gold is simply a whole number, and any amount can be paid exactly. Nobody can ever have less than 0 gold.
AR-1-10 = Everyone can see the board, all bids, purchases, payments and income, the points, who holds the Pharaoh, the cards on the discard pile, the size of the deck and of every hand, and the offerings once they are revealed. Secret are the power cards in your hand, the free power cards under a province card, the order of the deck, and every offering until the reveal. As a rule you do not see how much gold the others have; with the option “Other players' gold” a table can make all gold open. Hidden or not, every movement of gold is public, so a good memory can keep count.
AR-1-11 = You may not trade with the other players, nor give or lend them anything.

## Rules: setting up

AR-2 = Setting up
AR-2-1 = Each player starts with 20 gold, a −3 card, three province markers, a bid stone and a score stone. The score stone begins on 0 of the score track.
AR-2-2 = Each player also takes one power card, “Master builder”, into their hand. So at this moment everyone knows what the others hold.
AR-2-3 = The other power cards are shuffled and form the face-down deck: 36 cards with 3 players, 35 with 4 and 34 with 5.
AR-2-4 = The 15 province cards, one for each province, are shuffled and laid ready face down.
AR-2-5 = The supply holds 15 bricks, 45 farmers and the pyramids; whether the numbers of bricks and farmers set a limit is up to the table (see AR-12). With fewer than five players, the −3 cards that nobody needs are out of the game.
AR-2-6 = Your −3 card stays yours for the whole game: it is never spent, returns to you after every offering, and can be used in every round.
AR-2-7 = Until the first offering the Amun-Re temple stands to the left of the temple track, on none of its spaces.
AR-2-8 = The first start player is the oldest player, if you sit around one real table. Here, chance decides; with the option “First start player” a table can choose the first seat instead.

## Rules: phase 1, revealing provinces

AR-3 = Phase 1: revealing provinces
AR-3-1 = As many province cards are turned up as there are players. Each one is laid on the board in the province it names; these provinces are auctioned in this round.
AR-3-2 = The cards are turned up one by one, and each province receives the free material printed there before the next card is turned up: Buto, Dakhla and Edfu one free power card each, Thebes two; Abydos one free brick, Memphis two; Dakhla also 12 free gold. Free power cards come from the deck and lie face down; nobody may look at them before the province has been bought. If the deck is empty, it is renewed at that moment (see AR-1.6). The bricks come from the supply, as far as it lasts (see AR-12.1), the gold from the bank.
AR-3-3 = A province receives its free material whenever it is revealed, in the old kingdom and again in the new one. Pyramids and bricks already standing there stay.
AR-3-4 = Two farmers are printed in Baharya. They never leave, and they work for whoever owns the province.

## Rules: phase 2, the auction

AR-4 = Phase 2: the auction
AR-4-1 = Every province card has nine bid spaces: 0, 1, 3, 6, 10, 15, 21, 28 and 36 gold. The start player chooses one of the revealed province cards and places their bid stone on any of its spaces. The others follow in order, until everyone has bid once.
AR-4-2 = On a province card without bid stones you may choose any space. If there are stones on it already, your bid must be higher than the highest of them; how many spaces higher is up to you, unless a “Bid blockade” demands at least two (see AR-4.10).
AR-4-3 = If another stone lies higher than yours on the same province card, you are outbid. Your stone stays there until it is your turn to move it.
AR-4-4 = Once everyone has bid once, the bidding continues clockwise from whoever bid last: the first player you come to who is outbid at that moment has the turn, and players who are not outbid are skipped. Whoever has the turn takes back their stone and has to place a new bid. As soon as nobody is outbid any more, the auction is over; then exactly one stone lies on each province card.
AR-4-5 = If you are outbid, you must not bid on the province card where your stone lies now; your bid has to go to another card. The exception is “Rebid in the same province”: while your card of that name is in force, you may stay. You may return to a province you left earlier, once you have bid elsewhere.
AR-4-6 = When it is your turn, you must bid; you cannot pass. There is always a bid open to you: as long as somebody is outbid or has not bid yet, at least one province card has no stone, and 0 gold is enough there.
AR-4-7 = The bid spaces end at 36 gold, so a bid of 36 cannot be outbid. As the bids on a card only ever rise, every auction comes to an end: after at most nine bids for each province on offer.
AR-4-8 = You may bid only what you can pay: your gold plus 1 gold for each power card left in your hand. With the option “Covering bids” a table can decide that only gold counts. Power cards you have already played and the free material of the province do not help. The table does not let you bid too much, so the penalty for that in the printed rules (you lose all your gold and the auction is repeated) never comes up.
AR-4-9 = On your turn, before you place your stone, you may play “Bid blockade” or “Rebid in the same province”, or both, even with your first bid; you cannot play them during another player's turn. They lie open in front of you and work until the end of this phase, however often you bid. When all bids have been paid, they go on the discard pile. Several players may have a “Bid blockade” in force at the same time, but only one each.
AR-4-10 = If you have played “Bid blockade”, anyone else who bids on a province card where your stone is the highest must go at least two spaces above it. The blockade follows you to every province card you move to. Where your stone is not the highest it does nothing, and it never restricts your own bids. If fewer than two spaces are left above your stone, nobody can outbid you there.
AR-4-11 = When the auction is over, everyone pays their bid to the bank, in order. If your gold is not enough, you sell power cards of your choice for 1 gold each until it is, and no more than that. Then you take back your bid stone, lay a province marker on your province and take its free power cards and its free gold into your hand; free bricks stay in the province. As you pay first, you cannot use the free material for paying, not even the gold in Dakhla.
AR-4-12 = The province cards of this round go face up on a discard pile of their own. They return in the new kingdom (see AR-9.3).

## Rules: phase 3, actions

AR-5 = Phase 3: actions
AR-5-1 = In order, each player takes one whole turn with three steps: a) power cards, b) farmers, c) bricks. The sequence is fixed, but you may do without any step. In each step you can buy only once.
AR-5-2 = The more pieces of one kind you buy at once, the more each of them costs: 1 piece costs 1 gold, 2 cost 3, 3 cost 6, 4 cost 10, 5 cost 15, 6 cost 21 and 7 cost 28. It goes on like that without end, each further piece costing 1 gold more than the one before: 36 for 8, 45 for 9, 55 for 10. Each kind is priced on its own, so 2 power cards, 4 farmers and 3 bricks cost 3 + 10 + 6 = 19 gold. You pay with gold only; if you need more, sell power cards first (see AR-1.7).
AR-5-3 = Step a: you may buy power cards, up to the highest card limit among your provinces; the limits are not added up. You cannot buy more cards than the deck and the discard pile hold together. You draw them as soon as you have paid and may use them from that moment on.
AR-5-4 = Step b: you may buy farmers, at most as many as there are free fields in all your provinces together; if the supply is limited (see AR-12.1), no more than it holds either. You pay for them together and must place them at once on free fields of your provinces, spread as you like, one farmer to a field.
AR-5-5 = Step b: before or after buying, or without buying at all, you may play one “Free farmer”: the supply gives you a farmer, which you put on flat land in any of your provinces. Flat land has room for any number of farmers, and a farmer there takes up no field; that is why it also works in a province without fields, such as Berenike. Printed farmers take up no field either.
AR-5-6 = Step c: you may buy as many bricks as you can pay for; if the supply is limited (see AR-12.1), no more than it holds. You pay for them together and must place all of them at once, one after another, in your provinces as you like.
AR-5-7 = Step c: every brick you place can complete a pyramid. If there are then three or more bricks in its province, three of them return to the supply and a pyramid rises there; this happens at once, and you cannot decline it. If three or more bricks are still left, it happens again.
AR-5-8 = Step c: once, at any moment of this step, you may play “Master builder”: two bricks of one of your provinces return to the supply and one pyramid is built there. You may do it before you buy, between placing two bricks, or afterwards. If you do it before buying, the two bricks are back in the supply in time for your purchase.
AR-5-9 = Step c: in the new kingdom, free bricks can bring a province to three or more bricks. If you win such a province, they stay bricks until your step c; there they are exchanged, three for one pyramid, as soon as you place a brick in that province, and otherwise when you end the step. Before that, you may use “Master builder” there.
AR-5-10 = Pyramids and bricks stay where they are: none of them ever goes to another province. Two pyramids may be shown as one double pyramid; all that matters is how many there are.

## Rules: phase 4, the offering

AR-6 = Phase 4: the offering
AR-6-1 = All players choose secretly and at the same time: either you steal, with your −3 card, or you offer at least 1 gold. To either you may add one “Offering correction”. Once made, your choice stands. Should you run out of time for it, you steal, without a correction.
AR-6-2 = You cannot offer 0 gold. If you have no gold and turn no power card into gold (see AR-6.4), you have to steal.
AR-6-3 = If you steal, you cannot add gold to your −3 card. An “Offering correction” is the only thing that may lie with it.
AR-6-4 = You cannot offer more gold than you have. As a rule, though, power cards can make up the gold you lack, at 1 gold each: you name them secretly along with your offer, and they are shown along with it. The “Offering correction” you play this time cannot be used in this way; a second one in your hand can. With the option “Power cards in the offering” a table can rule this out.
AR-6-5 = When everyone has chosen, all choices are revealed together. Add up all offers and subtract 3 for each player who steals: that is the total, which may well be below 0. Power cards that were turned into gold now go on the discard pile.
AR-6-6 = Then each player who has laid an “Offering correction” says, in order, whether the total goes up or down by 3; it has to be one of the two. The start player here is still the old one. Several corrections add up, and the cards are discarded. A correction changes only the total, never your own offer or your rank.
AR-6-7 = The Amun-Re temple moves to the space of the temple track in whose range the corrected total lies: space 1 for 2 or less, space 2 for 3 to 12, space 3 for 13 to 22, space 4 for 23 or more. Its number says what farmers and temples are worth (see AR-7.2 and AR-8.7); spaces 1 and 2 also show a camel (see AR-7.3).
AR-6-8 = Now the offered gold goes to the bank. Everyone who stole receives 3 gold from the bank, but never a reward.
AR-6-9 = All who did not steal are ranked by their offer, highest first. Among equal offers, the player who comes first when you count clockwise from the old start player is ahead; the start player counts as the very first.
AR-6-10 = In this ranking, Amun-Re rewards those who did not steal: the first may take up to three items, the second up to two and everyone else one. Each item is a power card, a farmer or a brick, mixed as you like, and you may take fewer. Each player finishes before the next one begins. If too few players made an offer, the remaining rewards are not handed out.
AR-6-11 = Rewards cost nothing. Farmers go on free fields of your provinces, so without a free field you cannot choose one; bricks go into your provinces, where three bricks become a pyramid at once; power cards ignore your card limit. You can only choose what is still to be had (see AR-12.1). “Free farmer” and “Master builder” may not be played in this phase.
AR-6-12 = After the rewards and before phase 5, the player ranked first takes the Pharaoh and becomes start player. If everyone stole, the start player remains the same.
AR-6-13 = As a rule you first choose all your items and only then get the power cards among them, so you cannot look at one before you choose the next item. With the option “Reward cards” a table can decide that you get each power card as soon as you choose it.

## Rules: phase 5, income

AR-7 = Phase 5: income
AR-7-1 = Everyone has a turn, in order, beginning with the new start player. On your turn you may first play income cards; then you receive gold from the bank for all your provinces: the harvest and any further income.
AR-7-2 = Harvest: each farmer in your provinces brings as much gold as the number of the space on which the Amun-Re temple stands. All farmers count, those on fields, those on flat land and those printed on the board.
AR-7-3 = Further income: Abu always gives 4 gold and Berenike 8. Kharga gives 5, Sawu 7 and Avaris 8, but only if the Amun-Re temple stands on space 1 or 2, where the camel is shown. You receive this on top of the harvest, and you need no farmers for it.
AR-7-4 = If you play “Harvest increase” on one of your provinces, each farmer there brings 1 gold more than the temple track says. There must be at least one farmer in the province.
AR-7-5 = If you play “8 gold” on one of your provinces, you receive 8 gold, and the province gives you nothing else in this round: no harvest, not even for printed farmers, and no further income. You may do so even if you lose by it.
AR-7-6 = In one phase 5 you may play both kinds of income card, in any order, but not on the same province.

## Rules: phase 6, scoring

AR-8 = Phase 6: scoring
AR-8-1 = After rounds 3 and 6 points are scored. First, in order, each player may play bonus cards (see AR-8.8); when everyone has done so, all points are added.
AR-8-2 = Each pyramid in your provinces gives you 1 point.
AR-8-3 = Each complete set of pyramids gives you 3 points more. A set is one pyramid in each of your three provinces, so you have as many sets as there are pyramids in your province with the fewest. With 2, 2 and 3 pyramids you have two sets, worth 6 points.
AR-8-4 = The provinces west of the Nile and those east of it are compared separately. On each side, the owner of the province with the most pyramids gets 5 points; you can win them on both sides.
AR-8-5 = If several provinces on one side are tied for most pyramids, the one of them with the most bricks earns its owner the 5 points. If the bricks are tied as well, the owners of all provinces still tied get 5 points each. You never get more than 5 points for one side, even if you own several of these provinces.
AR-8-6 = As a rule nobody gets the 5 points on a side where not a single pyramid stands. With the option “Most pyramids” a table can decide to award them even then: all provinces on that side are tied at 0, and AR-8.5 settles it.
AR-8-7 = Each temple in your provinces gives as many points as the number of the space on which the Amun-Re temple stands. Damanhur has two temples, Edfu and Amarna have one each.
AR-8-8 = Each bonus card you play gives 3 points. You may play it only if you meet its condition (see AR-8.9), and at most one of each kind in a scoring. You need not play any; cards you do not play stay in your hand.
AR-8-9 = “Farmer bonus” calls for at least 9 farmers in your provinces; those on fields, on flat land and printed all count. “Power card bonus” calls for at least 7 power cards pictured in your provinces: add up their card limits and their free power cards, taken or not; the cards in your hand do not count. The three province bonuses look at where your three provinces lie: all in Lower Egypt or all in Upper Egypt; all west or all east of the Nile; all on the Nile bank or none of them.
AR-8-10 = Only in the final scoring, and last of all, gold is compared. First all power cards left in the hands are turned into gold, 1 each; with the option “Power cards at the end” a table can do without this, and then they are worth nothing. Most gold gives 6 points, second most 4, third most 2. Players with the same amount share the better rank, each with its full points, and for each extra player one of the following ranks is skipped: if two share first place, both get 6 points and the next player 2; if three share it, nobody else gets any.

## Rules: between the kingdoms

AR-9 = Between the kingdoms
AR-9-1 = After the first scoring all players take back their province markers, and all farmers return to the supply, from fields and flat land alike. Printed farmers, pyramids and bricks stay where they are.
AR-9-2 = Everything else carries over: gold, power cards, points, the start player, the deck and the discard pile. The Amun-Re temple keeps its place until the next offering; before that it does not matter.
AR-9-3 = All province cards that came up in the old kingdom are shuffled and laid face down for the new one. With 3 or 4 players, the cards that did not come up are out of the game. So the same provinces return: 9 with 3 players, 12 with 4 and all 15 with 5.
AR-9-4 = Whoever acquires a province in the new kingdom acquires the pyramids and bricks in it as well.

## Rules: the end of the game

AR-10 = The end of the game
AR-10-1 = The game ends after the scoring of round 6. Whoever has the most points wins.
AR-10-2 = If several players are tied, the one among them with the most pyramids in their provinces wins. If that is tied too, the most bricks there decide; and if they are still tied, they share the victory.
AR-10-3 = With the option “Tie-break” a table can settle ties as at the World Boardgaming Championships instead. Then these decide, one after another: bricks, pyramids, farmers (counted as in AR-8.9) and gold (after AR-8.10), each time the most. Finally, whoever came later in the order of the very first round wins.

## Rules: the power cards
## What each of the twelve kinds does is told by its attribute `effect`, under "Names: power cards".

AR-11 = The power cards

## Rules: supplies

AR-12 = Supplies
AR-12-1 = As a rule bricks and farmers never run out: you can buy as many bricks as you can pay for. With the option “Supply” a table can decide that only the 15 bricks and 45 farmers of the box exist. Then you can buy no more than the supply holds when you name the number, even if bricks would return while you place them; free bricks are laid as far as they last; you cannot choose as a reward what is not in the supply; and “Free farmer” needs a farmer there. Power cards are limited either way: you can neither buy nor choose more than the deck and the discard pile hold together.
AR-12-2 = Pyramids and gold never run out. Province markers always suffice too: you have three, and never own more provinces at a time.
AR-12-3 = Bricks that become a pyramid return to the supply at once, so the players after you can already buy them.

## Rulings: what we decided where the rulebook is silent, and why

AR-R01 = You may overbid by any number of spaces.
    .why = Tellings of the rules differ, and the printed example jumps from 1 to 6.
AR-R02 = Third place in gold gives 2 points.
    .why = One telling of the rules says 3; the rulebook and its example say 2.
AR-R03 = Upper Egypt is the south, at the bottom of the map, with 8 provinces; Lower Egypt is the delta, at the top, with 7.
    .why = The names follow the course of the Nile, not the edge of the map.
AR-R04 = You may return to a province that you left, once you have bid elsewhere.
    .why = The rulebook forbids only the card on which you were just outbid.
AR-R05 = After the first lap the next outbid player is counted from whoever bid last.
    .why = The printed example goes on like that, which after the first lap means from the start player on.
AR-R06 = 36 gold is the last bid space.
    .why = The rulebook prints only the first spaces; an early review of the game lists all nine.
AR-R07 = A bid may count on cards that are sold only when it is paid.
    .why = You may bid what you can pay, and cards can be sold at any time.
AR-R08 = The free gold of a province cannot pay for that province.
    .why = You pay first and take the free material afterwards.
AR-R09 = The two cards for the auction are played on your own turn before you bid, and work for the whole phase.
    .why = Nothing in the rules lets you interrupt another player, and the cards are said to hold for the phase.
AR-R10 = Of each kind you may play one card per phase.
    .why = The rulebook forbids equal cards at the same time, and its examples show that this means the same phase.
AR-R11 = A free farmer goes on flat land and takes up no field.
    .why = Tellings differ between a free place and flat land; the rulebook says flat land.
AR-R12 = Free bricks that make three become a pyramid only in their owner's step c.
    .why = Pyramids rise when a player lays bricks; until then the owner may use “Master builder” first.
AR-R13 = “Master builder” builds one pyramid, may be played between two bricks, and never in the offering.
    .why = Bricks are laid one by one, so there is a moment between them; and the rulebook keeps the card to its own phase.
AR-R14 = Bricks and farmers never run out.
    .why = The rulebook sets no limit, and three bricks return with each pyramid, so that the box would stop almost nobody.
AR-R15 = Pyramids never run out.
    .why = Two single ones become a double while there are any, but nothing says that building stops.
AR-R16 = How much gold the others have is not shown, though it can be counted.
    .why = Gold cards are held in the hand like power cards, but all gold moves in the open.
AR-R17 = Cards may make up an offer, at 1 gold each, chosen in secret.
    .why = At a real table you would sell them just before; this way the choice stays simultaneous.
AR-R18 = A player without gold or cards has to steal.
    .why = Something must be laid, and there is no card of 0.
AR-R19 = In the offering the old start player corrects first and wins ties.
    .why = The Pharaoh changes hands only after the rewards.
AR-R20 = If fewer than two players made an offer, the rewards left over are not handed out.
    .why = Thieves get no reward in any case.
AR-R21 = You choose all your rewards before you see the power cards among them.
    .why = The rulebook lets you select the pieces together and is silent about looking in between.
AR-R22 = “Offering correction” goes with gold and with stealing alike, and must move the total by 3, up or down.
    .why = The rulebook offers these two and no third; several corrections add up, and the total may fall below 0.
AR-R23 = Both income cards may be played in one phase, but not on the same province.
    .why = They are different kinds; where “8 gold” replaces the harvest there is nothing left to increase.
AR-R24 = “8 gold” replaces all income of its province, even that of printed farmers and camels, and even at a loss.
    .why = The card speaks of the whole province, and whether it pays is its owner's business.
AR-R25 = Nobody scores for most pyramids on a side where none stands.
    .why = The rulebook is silent, and points for most of nothing would surprise everybody.
AR-R26 = Bonus cards need not be played, and unplayed ones stay in the hand.
    .why = Playing them is a permission; a card whose condition fails would give nothing and is not offered.
AR-R27 = “Power card bonus” counts cards pictured in your provinces, not cards you hold.
    .why = The condition speaks of what the provinces show.
AR-R28 = Players who share a rank in gold all get its full points, and one rank lapses for each extra player; cards left over are sold before that.
    .why = The rulebook says that the next rank lapses; three players at the top then leave nothing for others, and more gold never hurts its owner.
AR-R29 = Gold, hands, deck and discard pile carry over into the new kingdom.
    .why = The rulebook takes back only markers and farmers.
AR-R30 = The discard pile is shuffled only when a card is needed from an empty deck.
    .why = Cards discarded in between are in the new deck then, and nobody gains by the moment of shuffling.
AR-R31 = Chance names the first start player.
    .why = The rulebook wants the oldest player, and ages are nobody's business here.
AR-R32 = You are offered to sell cards where it can matter: in your turn of actions, when a bid is to be paid, in the offering and at the end.
    .why = Cards may be sold at any time, but being asked at every step would stop the game.
AR-R33 = The game is not played with two.
    .why = The rulebook gives no rules for it.
AR-R34 = Your −3 card can be used in every round.
    .why = Each player gets a single one for the whole game, and may steal as often as they like.
AR-R35 = A player who runs out of time in the offering steals.
    .why = The rulebook counts an offer that is not allowed as the −3 card; here none can be made, and only a missing one is left.
AR-R36 = Nobody sees the free power cards of a province before its buyer does.
    .why = They come from the deck and lie face down, and nobody is given leave to look.
AR-R37 = Ties are broken by pyramids, then by bricks, and shared after that.
    .why = That is the rulebook's order; tournaments have used another, which the option offers.
AR-R38 = Most numbers of fields and most card limits on our board are stand-ins.
    .why = The rulebook does not print them; they were made to fit all that is known, and a table may bring its own board with the true numbers.

## Names: provinces

province-damanhur = Damanhur
province-buto = Buto
province-mendes = Mendes
province-baharya = Baharya
province-memphis = Memphis
province-amarna = Amarna
province-avaris = Avaris
province-dakhla = Dakhla
province-abydos = Abydos
province-thebes = Thebes
province-sawu = Sawu
province-kharga = Kharga
province-edfu = Edfu
province-abu = Abu
province-berenike = Berenike

## Names: power cards, and what each of them does

card-bid_block = Bid blockade
    .effect = Phase 2, on your turn before you bid: until the end of this phase, whoever bids over your stone must go at least two spaces above it, on whichever province card it lies (see AR-4.10). Then it is discarded.
card-rebid_same_province = Rebid in the same province
    .effect = Phase 2, on your turn before you bid: until the end of this phase, you may bid again on the very province card where you have been outbid, as often as that happens (see AR-4.5). Then it is discarded.
card-free_farmer = Free farmer
    .effect = Phase 3, in your step b: put one farmer from the supply on flat land in one of your provinces; it takes up no field (see AR-5.5).
card-master_builder = Master builder
    .effect = Phase 3, in your step c: in one of your provinces, build one pyramid from only two bricks (see AR-5.8).
card-offering_correction = Offering correction
    .effect = Phase 4, laid secretly with your offer or your −3 card: after the reveal you raise or lower the total by 3; your own offer stays the same (see AR-6.6).
card-eight_gold = 8 gold
    .effect = Phase 5, on your turn: choose one of your provinces and receive 8 gold instead of everything it would bring in this round (see AR-7.5). It cannot be a province with your “Harvest increase”.
card-harvest_boost = Harvest increase
    .effect = Phase 5, on your turn: in one of your provinces with at least one farmer, each farmer brings 1 gold more (see AR-7.4). It cannot be a province with your “8 gold”.
card-bonus_power_cards = Power card bonus
    .effect = Phase 6: 3 points if at least 7 power cards are pictured in your provinces, card limits and free power cards together (see AR-8.9).
card-bonus_farmers = Farmer bonus
    .effect = Phase 6: 3 points if there are at least 9 farmers in your provinces, printed ones included (see AR-8.9).
card-bonus_lower_upper = Province bonus (Lower/Upper Egypt)
    .divided = { "Province bonus (Lower/\u200BUpper Egypt)" }
    .effect = Phase 6: 3 points if all three of your provinces lie in Lower Egypt, or all three in Upper Egypt (see AR-8.9).
card-bonus_nile_side = Province bonus (side of the Nile)
    .effect = Phase 6: 3 points if all three of your provinces lie west of the Nile, or all three east of it (see AR-8.9).
card-bonus_nile_bank = Province bonus (Nile bank)
    .effect = Phase 6: 3 points if all three of your provinces lie on the Nile bank, or none of them does (see AR-8.9).

## Names: phases

phase-reveal = Revealing provinces
phase-auction = Auction
phase-actions = Actions
phase-offering = Offering
phase-income = Income
phase-scoring = Scoring

## Names: kingdoms

kingdom-old = Old kingdom
kingdom-new = New kingdom

## Names: pieces

piece-farmer = farmer
piece-brick = brick
piece-pyramid = pyramid
piece-gold = gold
piece-power_card = power card
piece-province_marker = province marker

## How far the game has come

progress = Round { $n } of { $of }

## Options

option-bid_backing = Says whether the power cards in your hand count towards what you may bid, at 1 gold each, or only your gold does (see AR-4.8).
    .name = Covering bids
    .gold_and_cards = Gold and power cards
    .gold_only = Gold only
option-gold_visibility = Says whether, during the game, you see only your own gold or everybody's (see AR-1.10).
    .name = Other players' gold
    .hidden = Hidden
    .open = Open to all
option-supply_limits = Says whether there are only as many bricks and farmers as in the box, 15 and 45, or as many as you need (see AR-12.1).
    .name = Supply
    .strict = As in the box
    .unlimited = Unlimited
option-most_pyramids_needs_pyramid = Says whether the 5 points for most pyramids on a side of the Nile call for at least one pyramid there, or are awarded even when there is none (see AR-8.6).
    .name = Most pyramids
    .true = Only where a pyramid stands
    .false = Even without a pyramid
option-offering_card_conversion = Says whether power cards can make up the gold you lack for your offer, at 1 gold each (see AR-6.4).
    .name = Power cards in the offering
    .true = Allowed
    .false = Not allowed
option-reward_picks = Says whether you get the power cards of your reward only after choosing all your items, or each as soon as you choose it (see AR-6.13).
    .name = Reward cards
    .commit_then_draw = After choosing all items
    .sequential = One by one
option-endgame_auto_sell = Says whether, at the end of the game, the power cards left in the hands are turned into 1 gold each before gold is compared (see AR-8.10).
    .name = Power cards at the end
    .true = Become gold
    .false = Worth nothing
option-first_player = Says who is start player in the first round: somebody at random, or the player in the first seat (see AR-2.8).
    .name = First start player
    .random = At random
    .seat_0 = First seat
option-tie_break = Says how ties at the end of the game are settled: by the rulebook (see AR-10.2), or as at the World Boardgaming Championships (see AR-10.3).
    .name = Tie-break
    .rulebook = Rulebook
    .wbc = World Boardgaming Championships

## Names: items of a scoring

item-pyramids = pyramids
item-sets = sets of pyramids
item-most_west = most pyramids west of the Nile
item-most_east = most pyramids east of the Nile
item-temples = temples
item-bonus_cards = bonus cards
item-gold = gold

## Log events

log-starts-game = { $seat } takes the Pharaoh and is the first start player.
    .you = You take the Pharaoh and are the first start player.
log-round-started = Round { $round } ({ $kingdom }). { $seat } is start player.
    .you = Round { $round } ({ $kingdom }). You are start player.
    .rule = AR-1.2
log-revealed = { $province } is turned up{ $cards ->
        [0] {""}
        [one] , with one power card
       *[other] , with { $cards } power cards
    }{ $bricks ->
        [0] {""}
        [one] , with one brick
       *[other] , with { $bricks } bricks
    }{ $gold ->
        [0] {""}
       *[other] { $cards ->
            [0] , with
           *[other] {" "}and
        } { $gold } gold
    }.
    .rule = AR-3.2
log-reshuffled =
    { $cards ->
        [one] The deck is used up: the only card of the discard pile becomes the new deck.
       *[other] The deck is used up: the { $cards } cards of the discard pile are shuffled to form the new deck.
    }
    .rule = AR-1.6
log-played = { $seat } plays a card: { $card }.
    .you = You play a card: { $card }.
    .rule = AR-4.9
log-bade = { $seat } bids { $gold } for { $province }.
    .you = You bid { $gold } for { $province }.
log-sold = { $seat } sells a card for 1 gold: { $card }.
    .you = You sell a card for 1 gold: { $card }.
log-paid = { $seat } pays { $gold } for { $province }.
    .you = You pay { $gold } for { $province }.
    .rule = AR-4.11
log-took-free = { $seat } takes from { $province }: { $cards ->
        [0] {""}
        [one] one power card
       *[other] { $cards } power cards
    }{ $gold ->
        [0] {""}
       *[other] { $cards ->
            [0] { $gold } gold
           *[other] {" "}and { $gold } gold
        }
    }.
    .you = You take from { $province }: { $cards ->
            [0] {""}
            [one] one power card
           *[other] { $cards } power cards
        }{ $gold ->
            [0] {""}
           *[other] { $cards ->
                [0] { $gold } gold
               *[other] {" "}and { $gold } gold
            }
        }.
log-bought-cards =
    { $cards ->
        [one] { $seat } buys one power card for { $gold }.
       *[other] { $seat } buys { $cards } power cards for { $gold }.
    }
    .you =
        { $cards ->
            [one] You buy one power card for { $gold }.
           *[other] You buy { $cards } power cards for { $gold }.
        }
log-bought-farmers =
    { $farmers ->
        [one] { $seat } buys one farmer for { $gold }.
       *[other] { $seat } buys { $farmers } farmers for { $gold }.
    }
    .you =
        { $farmers ->
            [one] You buy one farmer for { $gold }.
           *[other] You buy { $farmers } farmers for { $gold }.
        }
log-placed-farmers =
    { $farmers ->
        [one] { $seat } settles one farmer in { $province }.
       *[other] { $seat } settles { $farmers } farmers in { $province }.
    }
    .you =
        { $farmers ->
            [one] You settle one farmer in { $province }.
           *[other] You settle { $farmers } farmers in { $province }.
        }
log-placed-free-farmer = { $seat } plays a free farmer, who settles on flat land in { $province }.
    .you = You play a free farmer, who settles on flat land in { $province }.
log-bought-bricks =
    { $bricks ->
        [one] { $seat } buys one brick for { $gold }.
       *[other] { $seat } buys { $bricks } bricks for { $gold }.
    }
    .you =
        { $bricks ->
            [one] You buy one brick for { $gold }.
           *[other] You buy { $bricks } bricks for { $gold }.
        }
log-placed-brick =
    { $bricks ->
        [one] { $seat } lays a brick in { $province }: one lies there now.
       *[other] { $seat } lays a brick in { $province }: { $bricks } lie there now.
    }
    .you =
        { $bricks ->
            [one] You lay a brick in { $province }: one lies there now.
           *[other] You lay a brick in { $province }: { $bricks } lie there now.
        }
    .several =
        { $times ->
            [one] { $seat } lays a brick in { $province }.
           *[other] { $seat } lays { $times } bricks in { $province }.
        }
    .several-you =
        { $times ->
            [one] You lay a brick in { $province }.
           *[other] You lay { $times } bricks in { $province }.
        }
log-built =
    { $pyramids ->
        [one] { $seat } builds a pyramid in { $province }, the first there.
       *[other] { $seat } builds a pyramid in { $province }, where { $pyramids } stand now.
    }
    .you =
        { $pyramids ->
            [one] You build a pyramid in { $province }, the first there.
           *[other] You build a pyramid in { $province }, where { $pyramids } stand now.
        }
    .rule = AR-5.7
log-built-with-builder =
    { $pyramids ->
        [one] { $seat } plays a master builder: a pyramid of two bricks in { $province }, the first there.
       *[other] { $seat } plays a master builder: a pyramid of two bricks in { $province }, where { $pyramids } stand now.
    }
    .you =
        { $pyramids ->
            [one] You play a master builder: a pyramid of two bricks in { $province }, the first there.
           *[other] You play a master builder: a pyramid of two bricks in { $province }, where { $pyramids } stand now.
        }
    .rule = AR-5.8
log-offered = { $seat } offers { $gold }.
    .you = You offer { $gold }.
log-stole = { $seat } steals { $gold } gold.
    .you = You steal { $gold } gold.
    .rule = AR-6.8
log-converted = { $seat } adds a card to the offer as 1 gold: { $card }.
    .you = You add a card to the offer as 1 gold: { $card }.
log-laid-correction = { $seat } has laid an offering correction.
    .you = You have laid an offering correction.
log-corrected = { $seat } corrects the offering: { $change }.
    .you = You correct the offering: { $change }.
    .rule = AR-6.6
log-temple-moved = The offering adds up to { $sum }: the Amun-Re temple goes to space { $field }.
    .rule = AR-6.7
log-may-take =
    { $items ->
        [one] { $seat } may take one item.
       *[other] { $seat } may take { $items } items.
    }
    .you =
        { $items ->
            [one] You may take one item.
           *[other] You may take { $items } items.
        }
    .rule = AR-6.10
log-took-card = { $seat } takes a power card.
    .you = You take a power card.
    .several =
        { $times ->
            [one] { $seat } takes a power card.
           *[other] { $seat } takes { $times } power cards.
        }
    .several-you =
        { $times ->
            [one] You take a power card.
           *[other] You take { $times } power cards.
        }
log-took-farmer = { $seat } takes a farmer and settles it in { $province }.
    .you = You take a farmer and settle it in { $province }.
log-took-brick =
    { $bricks ->
        [one] { $seat } takes a brick and lays it in { $province }: one lies there now.
       *[other] { $seat } takes a brick and lays it in { $province }: { $bricks } lie there now.
    }
    .you =
        { $bricks ->
            [one] You take a brick and lay it in { $province }: one lies there now.
           *[other] You take a brick and lay it in { $province }: { $bricks } lie there now.
        }
log-left-items =
    { $items ->
        [one] { $seat } leaves one item.
       *[other] { $seat } leaves { $items } items.
    }
    .you =
        { $items ->
            [one] You leave one item.
           *[other] You leave { $items } items.
        }
log-took-pharaoh = { $seat } takes the Pharaoh and is start player now.
    .you = You take the Pharaoh and are start player now.
    .rule = AR-6.12
log-played-in = { $seat } plays a card in { $province }: { $card }.
    .you = You play a card in { $province }: { $card }.
log-income-one = { $seat } harvests { $income }: { $province } { $harvest ->
        [0] { $further }
       *[other] { $further ->
            [0] { $harvest }
           *[other] { $harvest } + { $further }
        }
    }.
    .you = You harvest { $income }: { $province } { $harvest ->
            [0] { $further }
           *[other] { $further ->
                [0] { $harvest }
               *[other] { $harvest } + { $further }
            }
        }.
    .rule = AR-7.2
log-income-two = { $seat } harvests { $income }: { $province } { $harvest ->
        [0] { $further }
       *[other] { $further ->
            [0] { $harvest }
           *[other] { $harvest } + { $further }
        }
    }, { $province2 } { $harvest2 ->
        [0] { $further2 }
       *[other] { $further2 ->
            [0] { $harvest2 }
           *[other] { $harvest2 } + { $further2 }
        }
    }.
    .you = You harvest { $income }: { $province } { $harvest ->
            [0] { $further }
           *[other] { $further ->
                [0] { $harvest }
               *[other] { $harvest } + { $further }
            }
        }, { $province2 } { $harvest2 ->
            [0] { $further2 }
           *[other] { $further2 ->
                [0] { $harvest2 }
               *[other] { $harvest2 } + { $further2 }
            }
        }.
    .rule = AR-7.2
log-income-three = { $seat } harvests { $income }: { $province } { $harvest ->
        [0] { $further }
       *[other] { $further ->
            [0] { $harvest }
           *[other] { $harvest } + { $further }
        }
    }, { $province2 } { $harvest2 ->
        [0] { $further2 }
       *[other] { $further2 ->
            [0] { $harvest2 }
           *[other] { $harvest2 } + { $further2 }
        }
    }, { $province3 } { $harvest3 ->
        [0] { $further3 }
       *[other] { $further3 ->
            [0] { $harvest3 }
           *[other] { $harvest3 } + { $further3 }
        }
    }.
    .you = You harvest { $income }: { $province } { $harvest ->
            [0] { $further }
           *[other] { $further ->
                [0] { $harvest }
               *[other] { $harvest } + { $further }
            }
        }, { $province2 } { $harvest2 ->
            [0] { $further2 }
           *[other] { $further2 ->
                [0] { $harvest2 }
               *[other] { $harvest2 } + { $further2 }
            }
        }, { $province3 } { $harvest3 ->
            [0] { $further3 }
           *[other] { $further3 ->
                [0] { $harvest3 }
               *[other] { $harvest3 } + { $further3 }
            }
        }.
    .rule = AR-7.2
log-played-bonus = { $seat } plays a bonus card: { $card }.
    .you = You play a bonus card: { $card }.
    .rule = AR-8.8
log-scored = { $seat }: { $item } { $points }
log-turned-to-gold =
    { $cards ->
        [one] { $seat } turns the last power card into gold and has { $gold }.
       *[other] { $seat } turns the last { $cards } power cards into gold and has { $gold }.
    }
    .you =
        { $cards ->
            [one] You turn the last power card into gold and have { $gold }.
           *[other] You turn the last { $cards } power cards into gold and have { $gold }.
        }
    .rule = AR-8.10
log-booked = { $seat }: { $points } in this scoring, { $total } in total
log-kingdom-ended = { $kingdom }: the end.
    .rule = AR-9.1
log-won-game = { $seat } wins the game!
    .you = You win the game!
    .rule = AR-10.1

## Prompts

prompt-bid = Place your bid on one of the provinces.
prompt-bid-again = You have been outbid in { $province }. Place a new bid.
prompt-pay = You are { $gold } gold short for { $province }. Sell a power card.
prompt-buy-cards = Step a: how many power cards do you buy? Your limit is { $limit }, and you have { $gold } gold. Prices: 1, 3, 6, 10 gold for 1, 2, 3, 4 cards.
prompt-buy-farmers =
    { $fields ->
        [one] Step b: how many farmers do you buy? You have one free field and { $gold } gold. One farmer costs 1.
       *[other] Step b: how many farmers do you buy? You have { $fields } free fields and { $gold } gold. Prices: 1, 3, 6, 10, 15, 21 … gold for 1, 2, 3, 4, 5, 6 … farmers.
    }
prompt-place-farmers =
    { $farmers ->
        [one] You have one farmer to settle. How many go to { $province }?
       *[other] You have { $farmers } farmers to settle. How many go to { $province }?
    }
prompt-add-farmer = Do you play a free farmer as well?
prompt-buy-bricks = Step c: how many bricks do you buy? You have { $gold } gold. Prices: 1, 3, 6, 10, 15, 21 … gold for 1, 2, 3, 4, 5, 6 … bricks.
prompt-place-bricks =
    { $bricks ->
        [one] You have one brick to lay. Where does it go?
       *[other] You have { $bricks } bricks to lay. Where does the next one go?
    }
prompt-end-turn = There is nothing left to lay. Do you end your turn?
prompt-correction = The offering is secret. Do you lay an offering correction with it?
prompt-offer = The offering is secret: steal, or offer up to { $gold } gold.
prompt-steal-only = The offering is secret. You have nothing to offer, so you steal.
prompt-convert =
    { $cards ->
        [one] You are 1 gold short for your offer. Which power card makes up for it?
       *[other] You are { $cards } gold short for your offer. Which power cards make up for it?
    }
prompt-correct = The offering adds up to { $sum } (space { $field }). Do you raise or lower it?
prompt-reward =
    { $items ->
        [one] Take one item as your reward.
       *[other] Take up to { $items } items as your reward.
    }
prompt-income = The temple stands on space { $field }. Play income cards, or collect your income.
prompt-bonus = Scoring: play bonus cards whose condition you meet, or pass.

## Moves

move-play_card = Play: { $card }
move-bid = Bid { $gold } for { $province }
    .more = Bid on a province
move-sell_card = Sell for 1 gold: { $card }
    .more = Sell a power card
move-buy_cards =
    { $cards ->
        [0] Buy no power cards
        [one] Buy 1 power card
       *[other] Buy { $cards } power cards
    }
    .more = Buy power cards
move-free_farmer = Free farmer in { $province }
    .more = Free farmer
move-buy_farmers =
    { $farmers ->
        [0] Buy no farmers
        [one] Buy 1 farmer
       *[other] Buy { $farmers } farmers
    }
    .more = Buy farmers
move-place_farmers =
    { $farmers ->
        [0] No farmer in { $province }
        [one] 1 farmer in { $province }
       *[other] { $farmers } farmers in { $province }
    }
    .more = Place farmers
move-skip = No free farmer
move-builder = Master builder in { $province }
    .more = Master builder
move-buy_bricks =
    { $bricks ->
        [0] Buy no bricks
        [one] Buy 1 brick
       *[other] Buy { $bricks } bricks
    }
    .more = Buy bricks
move-place_brick = Lay a brick in { $province }
    .more = Lay a brick
move-end_turn = End your turn
move-correction =
    { $answer ->
        [yes] Lay an offering correction
       *[no] Lay no offering correction
    }
move-steal = Steal 3 gold
move-offer = Offer { $gold } gold
    .more = Offer gold
move-convert = Use as 1 gold: { $card }
    .more = Use a card as gold
move-correct = Correct the offering: { $change }
move-take =
    { $piece ->
        [power_card] Take a power card
        [farmer] Take a farmer for { $province }
       *[brick] Take a brick for { $province }
    }
    .more = Take a piece
move-stop = Take no more
move-eight_gold = 8 gold instead of the income of { $province }
    .more = 8 gold
move-harvest_boost = Harvest increase in { $province }
    .more = Harvest increase
move-pass = Pass
move-bonus = Play a bonus card: { $card }
    .more = Play a bonus card

## Labels on the board

label-round = round
label-phase = phase
label-pharaoh = start player
label-deck = deck
label-player = Player
label-points = Points
label-gold = Gold
label-cards = Cards
label-pyramids = Pyramids
label-farmers = Farmers
label-offer = Offer
label-open-cards = played this round
label-hand = Your hand
label-empty = empty
label-out = not in the game
label-temple-track = Temple track
label-board = Numbers on the board
label-province = Province
label-fields = Fields
label-card-limit = Card limit
label-field-total = Fields in total: { $total }
label-stand-ins = A number with a question mark is a stand-in until somebody reads it off a printed board. Your own numbers can be used instead: see --board.
legend = ▲ pyramid  ▪ brick  ● farmer  ○ free field  +● printed or on flat land
    ♦ card limit  Π temple  ¤ income  ♞ income with a camel
    » bids, and the free cards (♦) and gold (¤) that come with the province

## At the browser's table

region-lower = Lower Egypt
region-upper = Upper Egypt
side-west = west of the Nile
side-east = east of the Nile

board-map = Map of Egypt
board-whole-map = Whole map
board-near = Zoom in
board-temple-none = The Amun-Re temple stands beside its track until the first offering.
board-temple = The Amun-Re temple stands on space { $field }: { $field } gold for each farmer, { $field } points for each temple.
board-calendar = { $kingdom }, round { $round } of { $rounds }
board-bank = on the Nile bank
board-no-bank = not on the Nile bank
board-owner = belongs to { $who }
board-fields =
    { $fields ->
        [0] no fields
        [one] one field, { $farmers } taken
       *[other] { $fields } fields, { $farmers } taken
    }
board-limit =
    { $n ->
        [0] no power cards can be bought here
       *[other] card limit { $n }
    }
board-besides =
    { $n ->
        [one] one farmer besides the fields
       *[other] { $n } farmers besides the fields
    }
board-temples =
    { $n ->
        [one] one temple
       *[other] { $n } temples
    }
board-income-always = always brings { $gold } gold
board-income-camel = brings { $gold } gold while the temple stands on a space with a camel
board-free-cards =
    { $n ->
        [one] one free power card when it is turned up
       *[other] { $n } free power cards when it is turned up
    }
board-free-bricks =
    { $n ->
        [one] one free brick when it is turned up
       *[other] { $n } free bricks when it is turned up
    }
board-free-gold = { $gold } free gold when it is turned up
board-built =
    { $pyramids ->
        [0] no pyramid
        [one] one pyramid
       *[other] { $pyramids } pyramids
    }, { $bricks ->
        [0] no brick
        [one] one brick
       *[other] { $bricks } bricks
    }
board-stone = { $who } bids { $gold }
board-stand-in = Stand-in
board-stand-in-note = A number with a question mark is a stand-in until somebody reads it off a printed board (see AR-R38). These are the numbers of the board that comes with the game; a table may bring its own, and then shows those.
board-stand-ins = Fields or card limit are stand-ins until somebody reads them off a printed board.
board-can-pay =
    { $cards ->
        [0] Tap a number on a province card. You could pay up to { $most } gold.
        [one] Tap a number on a province card. You could pay up to { $most } gold: { $gold } gold + 1 card.
       *[other] Tap a number on a province card. You could pay up to { $most } gold: { $gold } gold + { $cards } cards.
    }
board-bid-left =
    { $left ->
        [0] If you win, you will have no gold left.
       *[other] If you win, you will have { $left } gold left.
    }
board-bid-cards =
    { $n ->
        [one] If you win, you must sell one power card to pay.
       *[other] If you win, you must sell { $n } power cards to pay.
    }
board-bid-over = You outbid { $who }, who bid { $gold }.
board-settle = Buying farmers
board-build = Buying bricks
board-one-more = One more in { $province }
board-one-less = One fewer in { $province }
board-prices = Prices
board-pieces = Pieces
board-bill = { $price } gold, { $left } left
board-rises = a pyramid rises
board-steal = Take 3 gold from the bank, and no reward.
board-less-gold = 1 gold less
board-more-gold = 1 gold more
board-offer-left =
    { $left ->
        [0] That leaves you no gold.
       *[other] That leaves you { $left } gold.
    }
board-offer-cards =
    { $n ->
        [one] One of your power cards makes up for 1 gold.
       *[other] { $n } of your power cards make up for { $n } gold.
    }
board-sealed = offering sealed
board-ponders = still choosing
board-unveiling = The offerings
board-stole = steals 3
board-reward =
    { $n ->
        [one] takes one item
       *[other] takes { $n } items
    }
board-sum = Total
board-field = space { $field }
board-in-all = Total
board-harvest = The harvest
board-collect = Collect your income
board-bonuses = Bonus cards
board-met = met
board-not-met = not met
board-played = played
board-play-for = Play for { $points } points
board-you-hold = You hold this card.
board-not-held = You do not hold this card.
board-deck = Deck: { $n }
board-discard = Discard pile: { $n }
board-what-it-does = What it does
board-no-cards = No power cards.
board-no-provinces = no province yet
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-hidden = hidden
board-why-low = { $gold } is not more than the { $best } that { $who } has bid.
board-why-dear =
    { $cards ->
        [0] { $gold } is more than the { $most } you can pay.
        [one] { $gold } is more than the { $most } you can pay: { $have } gold + 1 card.
       *[other] { $gold } is more than the { $most } you can pay: { $have } gold + { $cards } cards.
    }
board-why-poor = Your { $gold } gold is not enough.
board-temple-sign = temple
board-camel-sign = camel

do-play_card = Play
do-sell_card = Sell for 1 gold
do-convert = Use as 1 gold
do-bonus = Play

## The scoring, line by line

scoring-pyramids = One point for each pyramid in your provinces.
    .rule = AR-8.2
scoring-sets = Three points for each set: a pyramid in each of your three provinces.
    .rule = AR-8.3
scoring-most_west = Five points for the province with the most pyramids west of the Nile; bricks break ties.
    .rule = AR-8.4
scoring-most_east = Five points for the province with the most pyramids east of the Nile; bricks break ties.
    .rule = AR-8.4
scoring-temples = Each temple in your provinces scores the number of the space the Amun-Re temple stands on.
    .rule = AR-8.7
scoring-bonus_cards = Three points for each bonus card played.
    .rule = AR-8.8
scoring-gold = The most gold scores 6, the second most 4, the third most 2.
    .rule = AR-8.10

## The guided first game

guide-map = This is Egypt: the Nile flows from the south, at the bottom, to its delta in the north. Fifteen provinces lie along it. In each of the two kingdoms you win three of them, one per round.
    .title = The land of the Nile
guide-auction = These provinces are on offer now. Tap a number on a card to bid; you pay only if your stone is still the highest when nobody is outbid any more. The symbols on the card show how many power cards you may buy there, its fields, temples and income.
    .title = The auction
guide-outbid = Somebody has bid more than you. You have to bid again, on another province card; a card without stones can be had for 0.
    .title = Outbid
guide-cards = First you may buy power cards, up to the highest card limit of your provinces. The more pieces of a kind you buy at once, the more each of them costs: 1, 3, 6, 10 gold in total.
    .title = Your turn, step a: power cards
guide-farmers = Put farmers on free fields and see what they cost before you pay. Each farmer brings between 1 and 4 gold every round, depending on the offering.
    .title = Step b: farmers
guide-bricks = Three bricks in a province become a pyramid at once; with a master builder two are enough. Pyramids bring most of the points, above all one in each of your provinces.
    .title = Step c: bricks
guide-offer = All choose in secret. Generous offerings move the temple to a higher space: richer harvests, better temples. Whoever offers most takes three items and becomes start player; whoever steals gets 3 gold and no reward.
    .title = The offering
guide-temple = The offerings together decide where the temple stands. Its number is what each farmer brings now, and what each temple scores; the camel provinces pay only on spaces 1 and 2.
    .title = The temple of Amun-Re
guide-reward = Choose your reward: power cards, farmers or bricks, as you like.
    .title = Your reward
guide-income = Here you see what each of your provinces brings. Play income cards now, then collect your gold.
    .title = Income
guide-bonus = A kingdom ends with a scoring. Bonus cards whose condition you meet bring 3 points each; those you keep can still score in the new kingdom.
    .title = Scoring
guide-kingdom = The new kingdom: provinces and farmers are gone, but all pyramids and bricks have stayed. Provinces with pyramids are worth more than ever.
    .title = The new kingdom

# --- Worked examples of the rulebook ---------------------------------------------------------------

example-title = Example { $id }
example-before = Before
example-after = After
example-pays = pays { $n } gold
example-gold = + { $n } gold
example-points = + { $n } points
example-cards = may buy up to { $n } power cards
example-items = may take { $n } items
example-offers = offers { $n }
example-steals = steals
example-sum = Total { $sum }: space { $field }
example-AR-X3 = Four provinces are turned up. Dakhla gets 12 gold and a hidden card, Abydos a brick. The two farmers of Baharya are printed; nothing is laid there or in Sawu.
example-AR-X4 = A bids 3 for Abydos, B 1 for Sawu, C 6 for Abydos, D 10. A has been outbid and goes to Dakhla for 0, C to Sawu for 6. Now B has been outbid; Baharya for 0 ends the auction, and D was never asked again.
example-AR-X5 = The card limits are not added up: the highest one of your provinces counts.
example-AR-X7 = Two farmers cost 3. Both go to Baharya, where two more are printed; Berenike has no field, so no bought farmer may go there.
example-AR-X8 = Three bricks cost 6. One completes a pyramid in Memphis, two complete the second one in Mendes: they now stand as a double pyramid.
example-AR-X9 = A offers 9, C offers 4, B and D steal: 9 + 4 − 3 − 3 = 7. The temple moves to space 2, A takes three items and C two, B and D get 3 gold each. A holds the Pharaoh.
example-AR-X10 = The temple stands on space 2, which shows a camel. Memphis 2; Abu 4 and its fixed 4; Sawu, without a farmer, 7 for its camel.
example-AR-E16 = Pyramids 2, 2 and 3: seven points, and two complete sets, 3 points each.
example-AR-X11 = Edfu has the most pyramids in the west. In the east Abu and Berenike are tied in pyramids and in bricks: both owners get 5.
example-AR-X12 = Two temples, and the temple of Amun-Re on space 3: 2 × 3 points.

## Boards that cannot be played: why, after the name of the field

error-no-board = { $value } is not an object with a field 'provinces'
error-no-text = { $value } is not a text
error-only = only { $known } can be corrected
error-nothing-corrected = there is none of { $known }
error-not-one-of-these = not one of { $known }
error-none-of = { $value } is not one of { $known }
error-not-in = { $value } is not in { $least }..{ $most }
error-not = { $value } is not { $wanted }
error-nowhere = { $column } is { $value } nowhere, so a bonus card means nothing
error-no-provinces = { $value } is not an object with the names of provinces
error-province-id = a province in a list has a name in its field 'id'
error-listed-twice = it is listed twice
error-no-province = { $value } is not an object such as { $example }
error-no-bid-track = { $value } is not a list of { $count } numbers
error-no-temple-track = { $value } is not a list of objects with 'field' and 'max'
error-no-temple-row = { $value } is not an object with 'field' and 'max'
error-last-open = field { $row } has no max, not { $value }
error-rising = { $value } is not more than { $before }: a track rises
