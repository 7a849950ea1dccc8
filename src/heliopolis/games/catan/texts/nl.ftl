### Catan: the texts in Dutch.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Bord en plaatsen

CB-1 = Bord en plaatsen
CB-1-1 = Je kunt op een kruispunt bouwen als minstens een van de drie velden eromheen land is, en een straat leggen op een pad als minstens een van de twee velden ernaast land is.
CB-1-2 = Twee kruispunten zijn buren als een pad ze verbindt, wat er ook langs dat pad ligt, ook zee.
CB-1-3 = Een haven ligt aan een pad met land aan precies één kant; beide uiteinden van dat pad hebben de haven.
CB-1-4 = Op een kruispunt staat hoogstens één gebouw, op een pad ligt hoogstens één straat. De rover staat altijd op één landveld.
CB-1-5 = De plaatsen volgen elkaar met de klok mee. „In beurtvolgorde vanaf” een speler betekent: eerst die speler, dan de anderen met de klok mee.

## Voorraad

CB-2 = Voorraad
CB-2-1 = De bank begint met 19 kaarten van elke grondstof, tenzij een scenario iets anders zegt. Wat je betaalt gaat naar de bank, wat je krijgt komt eruit; er gaat nooit een kaart verloren.
CB-2-2 = Je hebt 15 straten, 5 dorpen en 4 steden. Is een soort op, dan kun je die niet bouwen. Een dorp dat een stad wordt, komt terug in je voorraad.
CB-2-3 = De 25 ontwikkelingskaarten vormen een gedekte stapel. Gespeelde vooruitgangskaarten gaan uit het spel, ridders blijven open voor je liggen. De stapel wordt nooit opnieuw geschud.
CB-2-4 = Stukken op het bord worden nooit verplaatst of teruggenomen, behalve dat een dorp een stad wordt.

## Voorbereiding

CB-3 = Voorbereiding
CB-3-1 = Het spel is voor drie of vier spelers; met twee kan het volgens dezelfde regels.
CB-3-2 = Het eiland wordt gelegd zoals op de beginnerskaart, of willekeurig als de tafel dat kiest; de rover begint in de woestijn. Op een willekeurig eiland volgen de getallenfiches het alfabet langs een spiraal, of liggen ze door elkaar, met of zonder 6 en 8 naast elkaar.
CB-3-3 = Het lot wijst de eerste speler aan; een tafel kan ook de eerste plaats kiezen, of de hoogste worp met twee dobbelstenen laten beslissen.
CB-3-4 = Op volgorde zet iedereen een dorp waar de afstandsregel het toelaat, met een straat eraan. Daarna doet iedereen dat nog eens in omgekeerde volgorde, zodat de laatste speler twee keer achter elkaar zet.
CB-3-5 = Voor je tweede dorp krijg je één kaart voor elk veld eromheen dat een grondstof oplevert.
CB-3-6 = De eerste speler krijgt de eerste beurt. De Langste Handelsroute kan nog niet ontstaan tijdens de voorbereiding.

## Een beurt

CB-4 = Een beurt
CB-4-1 = Voor de worp mag je een ontwikkelingskaart spelen. Dan gooi je; velden leveren op, of een zeven wordt afgehandeld. Daarna handel en bouw je zo vaak je wilt, en mag je een kaart spelen als je er deze beurt nog geen speelde. Dan beëindig je je beurt.
CB-4-2 = Handelen en bouwen mogen door elkaar, en een nieuwe haven werkt meteen. Houdt de tafel ze gescheiden, dan wordt er na de eerste bouw van een beurt niet meer gehandeld: een straat, dorp, stad of gekochte kaart. Een kaart spelen en gratis straten zijn geen bouw.
CB-4-3 = Alleen wie aan de beurt is bouwt, koopt, speelt kaarten en begint een ruil.

## Opbrengst

CB-5 = Opbrengst
CB-5-1 = Bij elke som behalve 7 levert elk landveld met dat getal en zonder rover zijn grondstof op: één kaart voor elk dorp op een hoek en twee voor elke stad.
CB-5-2 = Heeft de bank van een grondstof minder kaarten dan alle spelers samen te goed hebben, dan krijgt niemand er iets van; alleen als één speler er recht op heeft, neemt die wat er nog is. Andere grondstoffen staan daar los van. Een tafel kan afspreken dat er dan nooit iets wordt uitgedeeld, of met een onuitputtelijke bank spelen.
CB-5-3 = Je kunt niet weigeren wat je velden opleveren.

## De zeven en de rover

CB-6 = De zeven en de rover
CB-6-1 = Bij een 7 levert geen veld iets op. Wie 8 of meer grondstoffenkaarten heeft, geeft de helft, naar beneden afgerond, aan de bank en kiest zelf welke. Ontwikkelingskaarten en goud tellen niet mee. Een tafel of scenario kan een ander aantal kiezen.
CB-6-2 = Alle spelers die kaarten moeten afgeven kiezen tegelijk; is de laatste klaar, dan worden de kaarten getoond en afgegeven in beurtvolgorde vanaf de speler die aan de beurt is. Daarna verzet die speler de rover.
CB-6-3 = De rover moet naar een ander landveld, van welke soort ook, nooit naar water.
CB-6-4 = Dan neem je willekeurig één grondstoffenkaart van een tegenstander met een gebouw aan dat veld en minstens één kaart. Zijn het er meer, dan kies je er een; is het er maar één, dan moet je die beroven. Is er geen, dan gebeurt er niets.
CB-6-5 = Zolang de rover op een veld staat, levert het niets op. Havens en andere velden staan daar los van.
CB-6-6 = Alleen dief en slachtoffer weten welke kaart gestolen is.
CB-6-7 = Met de vriendelijke rover mag geen veld gekozen worden waaraan een tegenstander met hoogstens 2 zichtbare punten een gebouw heeft, tenzij er geen ander veld over is.

## Handel

CB-7 = Handel
CB-7-1 = Spelers ruilen alleen met wie aan de beurt is, na de worp. Beide kanten geven minstens één goed, en geen goed mag aan beide kanten staan: er wordt niets weggegeven. Alleen grondstoffenkaarten, en goud waar dat er is, kunnen geruild worden.
CB-7-2 = Wie aan de beurt is doet iedereen een bod. De tegenstanders antwoorden in willekeurige volgorde, elk één keer en voor iedereen hoorbaar: ze nemen het aan of wijzen het af; alleen wie de goederen heeft mag aannemen. Zodra iemand heeft aangenomen, mag de bieder met wie dan ook van hen afsluiten zonder op de anderen te wachten; intrekken mag altijd. Heeft de laatste tegenstander afgewezen en niemand aangenomen, dan is het bod voorbij. Een tegenvoorstel is praten: de bieder mag het als volgende bod doen.
CB-7-3 = Per beurt zijn hoogstens 10 aanbiedingen toegestaan, tenzij de tafel anders kiest. Een bod dat iedereen afwees mag pas herhaald worden als iemands goederen veranderd zijn.
CB-7-4 = Met de bank ruil je 4 gelijke kaarten voor 1 van een andere soort die ze heeft; 3 met een gebouw aan een 3:1-haven; 2 van de grondstof van een 2:1-haven waaraan je een gebouw hebt. Je beste verhouding telt, zo vaak je wilt.
CB-7-5 = Er wordt niet gehandeld tijdens de voorbereiding, voor de worp, of terwijl een zeven of een kaart wordt afgehandeld.
CB-7-6 = Een bod wordt stuk voor stuk samengesteld: eerst wat je geeft, in de volgorde van de goederen, dan wat je vraagt, ook op volgorde. Het telt zodra je eraan begint. Je mag niet meer vragen dan één tegenstander kan hebben. Iedereen mag antwoorden; neemt niemand aan, dan is het bod voorbij. Een tafel kan zonder ruil tussen spelers spelen.

## Bouwen

CB-8 = Bouwen
CB-8-1 = Je betaalt de bank voor je plaatst: een straat 1 baksteen en 1 hout; een dorp 1 baksteen, 1 hout, 1 wol en 1 graan; een stad 2 graan en 3 erts; een ontwikkelingskaart 1 wol, 1 graan en 1 erts. Je mag in een beurt zoveel bouwen als je wilt.
CB-8-2 = Een straat komt op een vrij pad waarvan één einde jouw gebouw heeft, of geen gebouw van een tegenstander en wel een andere straat van jou. Je kunt niet verder bouwen voorbij een gebouw van een tegenstander.
CB-8-3 = Een dorp komt op een vrij kruispunt waar een straat van jou eindigt, als de afstandsregel het toelaat. Straten van anderen daar doen er niet toe.
CB-8-4 = Afstandsregel: op geen van de naburige kruispunten mag een gebouw staan, van jezelf of van een ander.
CB-8-5 = Een stad vervangt een eigen dorp; je bouwt hem nooit rechtstreeks.
CB-8-6 = Je mag een dorp bouwen en er in dezelfde beurt een stad van maken.

## Ontwikkelingskaarten

CB-9 = Ontwikkelingskaarten
CB-9-1 = Je betaalt, pakt de bovenste kaart en houdt die geheim. Is de stapel leeg, dan kun je niet kopen.
CB-9-2 = Je speelt hoogstens één ontwikkelingskaart per beurt, voor of na de worp, nooit een die je in dezelfde beurt kocht en nooit midden in een andere handeling. Een tafel kan voor de worp alleen ridders toestaan.
CB-9-3 = Ridder: de kaart blijft open voor je liggen. Je verzet de rover en steelt zoals na een zeven, maar niemand geeft kaarten af. Daarna wordt de Grootste Riddermacht bepaald.
CB-9-4 = Stratenbouw: leg gratis twee straten, na elkaar, of één als je maar één stuk of één plaats hebt. Heb je geen stuk of geen plaats, dan kun je de kaart niet spelen.
CB-9-5 = Uitvinding: neem twee grondstoffenkaarten naar keuze uit de bank, na elkaar, of één als er geen tweede is. Heeft de bank er geen, dan kun je de kaart niet spelen.
CB-9-6 = Monopolie: noem een grondstof; elke tegenstander geeft je alle kaarten daarvan. Goud kun je niet noemen.
CB-9-7 = Overwinningspuntkaarten tellen meteen voor 1 punt, ook in de beurt waarin je ze kocht. Ze blijven geheim tot je ermee wint of het spel afgelopen is.

## Langste Handelsroute

CB-10 = Langste Handelsroute
CB-10-1 = Je route is zo lang als de langste weg over je straten die er geen twee keer gebruikt en niet door een gebouw van een tegenstander loopt; ze mag daar wel beginnen of eindigen. Eigen gebouwen onderbreken niet, zijtakken tellen niet op.
CB-10-2 = De eerste speler met een lengte van 5 krijgt de kaart; daarna neemt alleen een langere route haar over.
CB-10-3 = Wordt de route van de houder korter, dan houdt die de kaart zolang ze minstens 5 is en niemand meer heeft. Anders krijgt wie als enige de langste route van minstens 5 heeft de kaart; is er niemand, dan gaat ze opzij tot er iemand is.
CB-10-4 = De 2 punten verhuizen meteen met de kaart.

## Grootste Riddermacht

CB-11 = Grootste Riddermacht
CB-11-1 = De eerste speler met 3 open ridders krijgt de kaart, 2 punten waard; daarna wie er meer heeft dan de houder. Ridders in de hand tellen niet.
CB-11-2 = In het basisspel gaan ridders nooit verloren.

## Punten en het einde

CB-12 = Punten en het einde
CB-12-1 = Dorpen tellen 1 punt, steden 2, Langste Handelsroute en Grootste Riddermacht elk 2, overwinningspuntkaarten 1, en wat een scenario toevoegt. Iedereen ziet alle punten behalve die van kaarten die niet getoond zijn.
CB-12-2 = Je wint zodra je in je eigen beurt genoeg punten hebt, vanaf het allereerste begin: 10, tenzij de tafel of een scenario een ander aantal kiest. Punten uit andermans beurt tellen als de jouwe begint.
CB-12-3 = Alleen wie aan de beurt is kan winnen, dus een gelijke stand bestaat niet. Niemand hoeft het te zeggen.
CB-12-4 = De anderen worden gerangschikt op punten met alle kaarten open; gelijke punten delen een rang.
CB-12-5 = Voor simulaties kan een spel na een aantal beurten gestopt worden, zonder winnaar.

## Goud, in scenario's

CB-13 = Goud, in scenario's
CB-13-1 = Goudstukken liggen open voor hun eigenaar. Het zijn geen grondstoffenkaarten: ze tellen niet bij een zeven, kunnen niet gestolen worden, en geen ontwikkelingskaart neemt of brengt ze.
CB-13-2 = Een goudveld met het gegooide getal en zonder rover levert 1 goudstuk op voor elk dorp en 2 voor elke stad.
CB-13-3 = Er zijn 40 goudstukken; zijn er te weinig, dan gaat het als bij een grondstof.
CB-13-4 = Goud mag tussen spelers geruild worden. Bij de bank koop je voor 4 goud 1 grondstoffenkaart, voor 3 met een 3:1-haven; een 2:1-haven helpt niet.
CB-13-5 = Of de bank goud verkoopt voor grondstoffenkaarten, in dezelfde verhoudingen, bepaalt het scenario.
CB-13-6 = Een startdorp dat kaarten oplevert, levert 1 goudstuk op voor elk goudveld ernaast.

## Openbaar en geheim

CB-14 = Openbaar en geheim
CB-14-1 = Iedereen ziet het bord, de dobbelstenen, de bank, hoeveel kaarten elke hand telt, ridders, speciale kaarten, goud, en elke ruil, bouw, afgifte en opbrengst.
CB-14-2 = Geheim zijn de kaarten in een hand, de volgorde van de stapel en een gestolen kaart. Wat gezien is mag onthouden worden, en de tafel onthoudt het voor je.

## Uitspraken: wat we besloten waar het regelboek zwijgt, en waarom

CB-R1 = In het gewone spel mag je in elke volgorde handelen, bouwen en weer handelen.
    .why = Nieuwere uitgaven staan dat toe; oudere houden handelen en bouwen gescheiden, en de scenario's volgen hun eigen bladzijden.
CB-R2 = Kan de bank niet iedereen uitbetalen die een grondstof te goed heeft, dan krijgt niemand er iets van, tenzij maar één speler er recht op heeft.
    .why = Vroege drukken zwijgen erover; zo staat het in latere uitgaven, en zo is niemand beter af door de eigen plaats aan tafel.
CB-R3 = Wordt de route van de houder doorgesneden, dan houdt die de kaart zolang niemand een langere heeft; delen anderen nu de langste, dan gaat de kaart opzij.
    .why = Een gelijke stand neemt niemand de kaart af, en geeft hem ook aan niemand.
CB-R4 = Het laatste stuk van een route die eindigt bij een gebouw van een ander, telt mee.
    .why = De route wordt op het kruispunt onderbroken, en beide stukken die daar samenkomen, bestaan.
CB-R5 = Een ring telt helemaal mee: elke straat één keer, ook als de weg weer langs hetzelfde kruispunt komt.
    .why = Volgens het antwoord van de uitgever aan spelers hebben zes straten rond een veld een lengte van zes.
CB-R6 = Niemand wint in de beurt van een ander; zulke punten tellen zodra de eigen beurt begint.
    .why = Je wint met wat je in je eigen beurt hebt, en zo is er nooit meer dan één winnaar.
CB-R7 = Kun je een kaart stelen, dan moet het.
    .why = De regels dragen je op een kaart te nemen; ze bieden het niet aan.
CB-R7b = Alle tegenstanders antwoorden tegelijk op een bod, in willekeurige volgorde.
    .why = Aan een echte tafel praat iedereen door elkaar; om de beurt vragen liet iedereen op de traagste wachten.
CB-R8 = Na een zeven kiest iedereen tegelijk welke kaarten weggaan, en niemand ziet de keuze van een ander voor de eigen keuze gemaakt is.
    .why = Aan een echte tafel zoekt iedereen tegelijk in de eigen hand; om de beurt vragen zou anderen alleen laten wachten.
CB-R9 = Heeft de bank nog maar één kaart, dan neem je met Uitvinding die ene.
    .why = De kaart belooft wat de bank heeft, en de helft is beter dan een kaart die je niet kunt spelen.
CB-R10 = Heb je nog één straat of één plaats, dan leg je met Stratenbouw één straat; heb je niets, dan kun je de kaart niet spelen.
    .why = Dat is het gebruikelijke antwoord, en zo gaat een kaart niet per ongeluk verloren.
CB-R11 = Een haven die je deze beurt bereikt, werkt meteen als handelen en bouwen door elkaar mogen, en anders pas de volgende beurt.
    .why = Zijn de fasen gescheiden, dan is er na de eerste bouw geen handel meer in die beurt.
CB-R12 = Zolang een zeven of een andere kaart nog wordt afgehandeld, speel je geen ontwikkelingskaart.
    .why = Een kaart mag op elk moment van je beurt, maar niet midden in een andere handeling.
CB-R13 = Speel je voor de worp een ridder en gooi je daarna een zeven, dan wordt de rover twee keer verzet.
    .why = Beide horen te gebeuren, en niets verbiedt het.
CB-R14 = Het toeval wijst de eerste speler aan.
    .why = De regels laten elke manier toe, en voor het toeval hoeft niemand te overleggen.

## How far the game has come

progress = Ronde { $n }

## Options

option-trade_build = Zegt of handelen en bouwen door elkaar mogen, of alle handel voor de eerste bouw komt (zie CB-4.2).
    .name = Handelen en bouwen
    .combined = Door elkaar
    .phased = Eerst handelen, dan bouwen
option-bank_shortage = Zegt wat er gebeurt als de bank te weinig kaarten heeft voor de opbrengst (zie CB-5.2).
    .name = Tekort in de bank
    .official = Eén rechthebbende krijgt de rest
    .all_or_nothing = Niemand krijgt iets
    .unlimited = De bank raakt nooit op
option-domestic_trade = Zegt of spelers met elkaar mogen ruilen (zie CB-7.6).
    .name = Ruil tussen spelers
    .true = Ja
    .false = Nee
option-max_offers_per_turn = Zegt hoeveel aanbiedingen er in een beurt begonnen mogen worden (zie CB-7.3).
    .name = Aanbiedingen per beurt
option-discard_threshold = Zegt bij hoeveel grondstoffenkaarten een zeven je de helft kost (zie CB-6.1).
    .name = Handlimiet bij een zeven
option-victory_target = Zegt hoeveel punten winnen (zie CB-12.2).
    .name = Punten om te winnen
option-first_player = Zegt wie begint: een willekeurige speler, de eerste plaats, of wie het hoogste gooit (zie CB-3.3).
    .name = Eerste speler
    .random = Willekeurig
    .seat_0 = Eerste plaats
    .dice = Hoogste worp
option-dev_card_before_roll = Zegt welke ontwikkelingskaarten voor de worp gespeeld mogen worden (zie CB-9.2).
    .name = Kaarten voor de worp
    .any = Alle
    .knight_only = Alleen ridders
option-friendly_robber = Zegt of de rover spelers met hoogstens 2 zichtbare punten spaart (zie CB-6.7).
    .name = Vriendelijke rover
    .true = Ja
    .false = Nee
option-turn_limit = Zegt na hoeveel beurten een spel zonder winnaar stopt; bedoeld voor simulaties (zie CB-12.5).
    .name = Maximum aantal beurten
    .none = Geen

## Words

good-brick = baksteen
good-lumber = hout
good-wool = wol
good-grain = graan
good-ore = erts
good-gold = goud
good-knight = een ridder
    .counted = { $n ->
        [one] een ridder
       *[other] { $n } ridders
    }
card-knight = Ridder
card-victory_point = Overwinningspunt
card-road_building = Stratenbouw
card-year_of_plenty = Uitvinding
card-monopoly = Monopolie
terrain-hills = heuvels
    .short = heuv
terrain-forest = bos
    .short = bos
terrain-pasture = weide
    .short = weide
terrain-fields = akkers
    .short = akker
terrain-mountains = bergen
    .short = berg
terrain-gold = goud
terrain-desert = woestijn
    .short = zand
terrain-site = bouw
    .short = bouw
terrain-sea = zee
harbour-any = 3:1
item-settlements = dorpen
item-cities = steden
item-longest_road = Langste Handelsroute
item-largest_army = Grootste Riddermacht
item-victory_points = overwinningspuntkaarten
item-scenario = het scenario

## In the terminal

label-player = Speler
label-points = Punten
label-cards = Kaarten
    .short = Kaart
label-known = Bekend
label-hand = Je hand
label-development = Ontwikkeling
    .short = Ontw
label-knights = Ridders
    .short = Ridd
label-pieces = S/D/S over
label-road = Route
    .short = Weg
label-gold = Goud
    .short = Goud
label-bank = Bank
label-deck = Stapel
label-dice = Dobbelstenen
label-offer = Bod
label-for = voor
label-stolen = Gestolen
label-longest-road = Langste Handelsroute
label-largest-army = Grootste Riddermacht
label-robber = rover
label-harbours = Havens
label-legend = a dorp van speler a, A stad, ● rover, = haven; een hoek of zijde heet naar haar veld: 0,0,n de noordpunt, 0,0,e de oostkant

## What happens

log-starts-game = { $seat } heeft de eerste beurt.
    .you = Je hebt de eerste beurt.
log-placed-settlement = { $seat } zet een dorp op { $vertex }.
    .you = Je zet een dorp op { $vertex }.
log-placed-road = { $seat } legt een straat op { $edge }.
    .you = Je legt een straat op { $edge }.
log-received = { $seat } krijgt { $count } { $good }.
    .you = Je krijgt { $count } { $good }.
log-rolled = { $seat } gooit { $first } en { $second }: { $sum }.
    .you = Je gooit { $first } en { $second }: { $sum }.
log-short = De bank heeft te weinig { $good } voor allen.
log-moved-robber = { $seat } zet de rover op { $hex }.
    .you = Je zet de rover op { $hex }.
log-stole = { $seat } steelt een kaart van { $victim }.
    .you = Je steelt een kaart van { $victim }.
log-played = { $seat } speelt { $card }.
    .you = Je speelt { $card }.
log-built-road = { $seat } bouwt een straat op { $edge }.
    .you = Je bouwt een straat op { $edge }.
log-built-settlement = { $seat } bouwt een dorp op { $vertex }.
    .you = Je bouwt een dorp op { $vertex }.
log-built-city = { $seat } bouwt een stad op { $vertex }.
    .you = Je bouwt een stad op { $vertex }.
log-bought-card = { $seat } koopt een ontwikkelingskaart.
    .you = Je koopt een ontwikkelingskaart.
log-took = { $seat } neemt { $resource } uit de bank.
    .you = Je neemt { $resource } uit de bank.
log-traded-with-bank = { $seat } geeft de bank { $count } { $give } voor 1 { $get }.
    .you = Je geeft de bank { $count } { $give } voor 1 { $get }.
log-accepted = { $seat } neemt aan.
    .you = Je neemt aan.
log-rejected = { $seat } wijst af.
    .you = Je wijst af.
log-withdrew = { $seat } trekt het bod in.
    .you = Je trekt het bod in.
log-named = { $seat } noemt { $resource }.
    .you = Je noemt { $resource }.
log-gave-up = { $seat } staat { $count } { $resource } af.
    .you = Je staat { $count } { $resource } af.
log-took-road-card = { $seat } krijgt de Langste Handelsroute met { $length } straten.
    .you = Je krijgt de Langste Handelsroute met { $length } straten.
log-lost-road-card = { $seat } verliest de Langste Handelsroute.
    .you = Je verliest de Langste Handelsroute.
log-took-army-card = { $seat } krijgt de Grootste Riddermacht met { $knights } ridders.
    .you = Je krijgt de Grootste Riddermacht met { $knights } ridders.
log-lost-army-card = { $seat } verliest de Grootste Riddermacht.
    .you = Je verliest de Grootste Riddermacht.
log-ended-turn = { $seat } beëindigt de beurt.
    .you = Je beëindigt de beurt.
log-showed = { $seat } toont { $cards ->
        [one] { $cards } overwinningspuntkaart
       *[other] { $cards } overwinningspuntkaarten
    }.
    .you = Je toont { $cards ->
        [one] { $cards } overwinningspuntkaart
       *[other] { $cards } overwinningspuntkaarten
    }.
log-stopped = Het spel stopt na { $turns } beurten.
log-scored = { $seat }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $item }.
log-won-game = { $seat } wint met { $points } punten.
    .you = Je wint met { $points } punten.
log-offered = { $seat } biedt { $give } voor { $want }.
    .you = Je biedt { $give } voor { $want }.
log-traded = { $seat } geeft { $partner } { $give } voor { $want }.
    .you = Je geeft { $partner } { $give } voor { $want }.
log-discarded = { $seat } geeft { $goods } af.
    .you = Je geeft { $goods } af.

## Questions

prompt-setup-settlement = Zet een dorp.
prompt-setup-road = Leg er een straat aan.
prompt-before-roll = Gooi, of speel eerst een kaart.
    .only = Gooi de dobbelstenen.
prompt-main = Handel en bouw, of beëindig je beurt.
    .only = Je kunt alleen je beurt beëindigen.
prompt-discard = Een zeven: kies nog { $cards } kaarten om af te geven.
prompt-move-robber = Verzet de rover.
prompt-rob = Van wie steel je?
prompt-place-free-road = Leg een gratis straat; nog { $left }.
prompt-take-resource = Neem een kaart uit de bank; nog { $left }.
prompt-name-resource = Welke grondstof noem je?
prompt-offer-build = Stel je bod samen: eerst wat je geeft, dan wat je wilt.
prompt-offer-close = Met wie sluit je af?
prompt-offer-reply = { $seat } biedt je { $give } voor { $want }.
prompt-offer-answers = Je biedt { $give } voor { $want }. Sluit af zodra iemand aanneemt, of trek het bod in.

## Moves

move-setup_settlement = Dorp op { $vertex }
move-setup_road = Straat op { $edge }
move-roll = Gooien
move-play_knight = Speel een ridder
move-play_road_building = Speel stratenbouw
move-play_year_of_plenty = Speel uitvinding
move-play_monopoly = Speel monopolie
move-discard = Geef { $resource } af
    .more = Geef een kaart af
move-move_robber = Rover naar { $hex }
move-rob = Steel van { $seat }
move-build_road = Bouw een straat op { $edge }
    .more = Bouw een straat
move-build_settlement = Bouw een dorp op { $vertex }
    .more = Bouw een dorp
move-build_city = Bouw een stad op { $vertex }
    .more = Bouw een stad
move-buy_development_card = Koop een ontwikkelingskaart
move-place_free_road = Gratis straat op { $edge }
    .more = Gratis straat
move-take_resource = Neem { $resource }
move-name_resource = Noem { $resource }
move-bank_trade = Ruil { $give } voor { $get } bij de bank
    .more = Ruil met de bank
move-offer_begin = Doe de anderen een bod
move-offer_add_give = Geef één { $good }
    .more = Geef er nog een
move-offer_add_get = Vraag één { $good }
    .more = Vraag er nog een
move-offer_send = Doe dit bod
move-offer_drop = Laat het bod vallen
move-offer_accept = Aannemen
move-offer_reject = Afwijzen
move-offer_confirm = Sluit af met { $seat }
    .more = Sluit de ruil
move-offer_cancel = Trek het bod in
move-end_turn = Beëindig je beurt

## Wat je in één regel kunt typen

typed-offer_begin = In één regel: offer 2 wool for 1 ore
typed-bank_trade = In één regel: bank wool for ore
typed-offer_confirm = In één regel: conclude B
typed-discard = In één regel: discard 2 wool 1 brick

## Aan de tafel in de browser

board-map = Het bord
board-table = De tafel
board-whole = Hele bord
board-nearer = Inzoomen
board-farther = Uitzoomen
board-terrain-hills = heuvels
board-terrain-forest = bos
board-terrain-pasture = weide
board-terrain-fields = akkers
board-terrain-mountains = bergen
board-terrain-gold = goud
board-terrain-desert = woestijn
board-terrain-site = bouwplaats
board-terrain-sea = zee
board-harbour-any = haven 3:1, alle goederen
board-harbour = haven 2:1, { $good }
board-place-setup_settlement = Dorp
board-place-setup_road = Straat
board-place-build_settlement = Een dorp bouwen
board-place-build_city = Een stad bouwen
board-place-build_road = Een straat bouwen
board-place-place_free_road = Gratis straat
board-place-move_robber = Rover hierheen
board-rolled = { $sum } gegooid: { $first } en { $second }
board-turn = Beurt { $turn }: { $who }
board-build = Bouwen
board-costs = Bouwkosten
board-roads = straten
board-left = nog { $n }
board-ware-road = Straat
board-ware-settlement = Dorp
board-ware-city = Stad
board-ware-development_card = Ontwikkelingskaart
    .divided = { "Ont\u00ADwik\u00ADke\u00ADlings\u00ADkaart" }
board-ware-ship = Schip
board-ware-block = Steenblok
board-trade = Handelen
board-you-give = Je geeft
board-you-get = Je krijgt
board-you-want = Je vraagt
board-bank-trade = { $count } { $give } voor 1 { $get }
board-give-less = Minder { $good } geven
board-give-more = Meer { $good } geven
board-want-less = Minder { $good } vragen
board-want-more = Meer { $good } vragen
board-send-offer = Dit aan allen aanbieden
board-discard = Kaarten om af te leggen
board-give-up = { $chosen } van { $owed } afleggen
board-offers = { $who } biedt
board-offering = biedt
board-you-offer = Je biedt
board-answer-accepted = neemt aan
board-answer-rejected = wijst af
board-answer-asked = moet nog antwoorden
board-tap-hand = Tik op kaarten in je hand
board-bank-rate = { $count } { $give } voor 1 naar keuze
board-suggest = Dit voorstellen
board-suggestions = Wat anderen voorstellen
board-suggested = { $who } stelt voor:
board-gives = { $who } geeft
board-suggest-typed = Iets anders voorstellen: typ suggest 1 ore for 2 wool
board-take-up = Overnemen
board-conclude = Afsluiten
board-counter = Iets anders voorstellen
board-waiting-answers = Wachten op antwoorden …
board-standing = Vaste antwoorden
board-standing-accept = Wordt zo voor je aangenomen.
board-standing-reject = Wordt zo voor je afgewezen.
board-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    } van { $target }
board-won-points =
    { $n ->
        [one] één punt
       *[other] { $n } punten
    }
board-points-for = Waar de punten vandaan komen
board-road-of =
    { $n ->
        [one] { $n } straat
       *[other] { $n } straten
    }
board-knights-of =
    { $n ->
        [one] { $n } ridder
       *[other] { $n } ridders
    }
board-pieces-left = Resterende speelstukken
board-stolen = { $thief } heeft { $good } gestolen van { $victim }.
board-bank = De bank
board-deck =
    { $n ->
        [one] ontwikkelingskaart
       *[other] ontwikkelingskaarten
    }
board-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
board-price = Kost
board-plus-points =
    { $n ->
        [one] + { $n } punt
       *[other] + { $n } punten
    }
board-chance = levert iets op bij { $n } van 36 worpen
board-city-doubles = levert telkens twee kaarten op in plaats van één
board-nobody-there = niemand heeft daar een gebouw
board-card-knight = Verzet de rover en steel een kaart. Drie of meer gespeelde ridders, en meer dan ieder ander: Grootste Riddermacht, 2 punten.
board-card-victory_point = 1 punt, geheim tot je er het spel mee wint.
board-card-road_building = Leg gratis twee straten.
board-card-year_of_plenty = Neem twee kaarten naar keuze van de bank.
board-card-monopoly = Noem een grondstof: iedereen geeft je alle kaarten daarvan.
board-bought-now =
    { $n ->
        [one] in deze beurt gekocht
       *[other] { $n } in deze beurt gekocht
    }
board-play = Spelen
board-why-not = Waarom nu niet?
board-why-not-accept = Waarom kan ik niet aannemen?
board-why-lack = Je hebt niet genoeg: er ontbreekt { $goods }.

## Het begeleide eerste spel

guide-island = Elk veld levert zijn grondstof op zodra zijn getal wordt gegooid. De stippen onder een getal tonen hoe vaak dat gebeurt; 6 en 8 vallen het vaakst.
    .title = Het eiland
guide-start = Zet je eerste dorp op een oplichtende hoek. Goede hoeken raken velden met veel stippen, en verschillende soorten. Hoeken naast een gebouw blijven vrij: dat is de afstandsregel.
    .title = Waar begin je?
guide-start-road = Leg een straat vanaf je dorp. Zo laat je zien waar je heen wilt.
    .title = Je eerste straat
guide-roll = Tik op de dobbelstenen. Alle spelers nemen kaarten van de velden met dat getal waaraan ze gebouwen hebben. Een zeven wekt de rover.
    .title = Dobbelen
guide-hand = Dit zijn je grondstoffenkaarten. Alleen jij ziet ze; de anderen zien alleen hoeveel je er hebt.
    .title = Je kaarten
guide-build = Hier staat wat je kunt bouwen en wat het kost. Tik op iets dat oplicht: de plaatsen ervoor lichten op het bord op. Dorpen en steden zijn punten waard.
    .title = Bouwen
guide-trade = Te veel van iets? De bank geeft één kaart voor vier gelijke, met een haven voor minder. Andere spelers geven soms meer: doe hun een bod.
    .title = Handelen
guide-seven = Een zeven met te veel kaarten in je hand: tik op de kaarten die je kunt missen. Iedereen kiest tegelijk, en niemand ziet vooraf wat de anderen kiezen.
    .title = De zeven
guide-robber = De rover legt een veld stil. Verzet hem naar een veld dat anderen treft, en steel van een van hen een kaart.
    .title = De rover
guide-offered = Iemand biedt je een ruil aan. Met één tik neem je aan of wijs je af; afwijzen kost je niets.
    .title = Een bod voor jou
guide-card = Ontwikkelingskaarten kun je vanaf de volgende beurt spelen, één per beurt. Elke kaart zegt wat ze doet.
    .title = Ontwikkelingskaarten
guide-longest = Wie vijf straten op rij heeft, en meer dan ieder ander, heeft de Langste Handelsroute: 2 punten, zolang niemand een langere heeft. Ze is in goud getekend.
    .title = De Langste Handelsroute

## Borden waarop niet gespeeld kan worden: waarom, na de naam van het veld

error-hex-id = een hex schrijf je als 'q,r', niet als { $value }
error-place-id = je schrijft het als een van { $examples }, niet als { $value }
error-outside = { $place } ligt buiten het bord
error-no-board = het is een object met een veld 'hexes', niet { $value }
error-no-boards = het is een object met minstens één bord dat een veld 'hexes' heeft
error-unknown-field = een bord heeft { $known }
error-no-list = het is een lijst, niet { $value }
error-none-of = { $value } is geen van { $known }
error-not-in = { $value } ligt niet in { $least }..{ $most }
error-listed-twice = { $place } staat er twee keer
error-many-hexes = { $count } hexen zijn er te veel: hoogstens { $most }
error-no-hexes = het is een lijst, of een object met de id's van de hexen, niet { $value }
error-no-such-hex = het bord van het spel heeft zo'n hex niet
error-no-correction = het is een object met terrain of number
error-no-tile = het is een object met id, terrain en number, niet { $value }
error-land-outside = het land op { $place } ligt buiten de rand
error-needs-number = { $value } is geen getal van 2 tot 12 behalve 7, zoals { $terrain } heeft
error-no-number = { $terrain } heeft geen getal, dus niet { $value }
error-no-harbour = het is een object met edge, ratio en resource, niet { $value }
error-harbour-coast = een haven heeft aan precies één van beide kanten land
error-harbour-ratio = een haven is 3:1 zonder grondstof, of 2:1 voor één grondstof
error-harbour-twice = { $place } heeft al een haven
error-harbours-adjacent = twee havens liggen naast elkaar
error-robber-desert = { $value } is geen woestijn van het bord
error-box-tiles = tegels: in de doos zitten er { $count } van { $kind }, niet { $found }
error-box-numbers = getalfiches: in de doos zitten er { $count } van { $kind }, niet { $found }
error-box-harbours = havens: in de doos zitten er { $count } van { $kind }, niet { $found }
error-desert-missing = de struikrover heeft een woestijn nodig om te beginnen
error-no-land = daar kan niets gebouwd worden: er is geen land
error-no-land-at = op { $place } kan niets gebouwd worden: er is geen land
error-no-route = het is een object met een lijst crossings, start_arrow en end_arrow
error-no-crossing = het is een object met vertex en kind, niet { $value }
error-temples-adjacent = twee tempels liggen naast elkaar
error-route-crosses = de route kruist daar zichzelf
error-arrow-next = hij leidt niet naar het volgende kruispunt
error-arrow-start = hij leidt niet van buiten de route naar het eerste kruispunt
error-arrow-end = hij leidt niet van het laatste kruispunt de route uit
error-arrow-last = de laatste pijl is niet de end_arrow
error-first-temple = het eerste kruispunt is een tempel
error-last-violet = de laatste { $count } zijn violet, en geen andere
error-events = { $count } zijn er gebeurtenissen, niet { $found }
error-many-harbours = { $count } zijn er te veel: hoogstens { $most }
error-not-at-nile = { $place } ligt niet aan de Nijl of de delta
error-island-middle = { $place } is het midden van het eiland
error-starts-run-out = ze kunnen op zijn voordat iedereen er drie geplaatst heeft
error-no-named-vertices = het is een object dat island_middle noemt
error-no-site = het is geen hex met het terrein 'site'
error-sites-missing = niet alle hexen met het terrein 'site' worden genoemd
error-no-site-corner = { $place } is geen hoek van de bouwplaats
error-chit-mix = optie { $name }: { $value } is niet zoals { $example }: de aantallen van { $kinds }, samen { $count }
