### Alexander the Great: the texts in Dutch.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Alexander trekt van Macedonië naar Persepolis. Bij tempels langs zijn weg worden dorpen geveild, bij andere kruispunten de gebeurtenissen van de veldtocht; wie hem het best dient, stijgt in functie.
game-goal = Wie in de eigen beurt 14 punten heeft, wint meteen. Bereikt Alexander eerst Persepolis, dan winnen de meeste punten: die van het basisspel en van de drie functies.

## Kader

AL-1 = Algemeen
AL-1-1 = De veldtocht is voor drie of vier spelers; 14 punten winnen.
AL-1-2 = Niemand zet iets aan het begin: het bord is leeg.

## Voorbereiding

AL-2 = Voorbereiding
AL-2-1 = Iedereen neemt 5 dorpen, 4 steden en 15 straten. De 25 ontwikkelingskaarten worden geschud.
AL-2-2 = Van de 28 gebeurtenisfiches liggen er 25 gedekt op de gebeurteniskruispunten en blijven er 3 ongezien in de doos. Iedereen kent de samenstelling: 7 keer hongersnood, brug, veldslag en standbeeld, tenzij de tafel anders kiest. Niemand kent een fiche voordat het omgedraaid is.
AL-2-3 = Alexander staat op de rode startpijl in Macedonië.
AL-2-4 = De rover begint in een woestijn die de eerste speler kiest, of in een willekeurige als de tafel dat wil.
AL-2-5 = Met vier spelers vormen alle 95 grondstoffenkaarten de trekstapel. Iedereen trekt er 5. De bank is leeg en groeit door wat betaald wordt.
AL-2-6 = Met drie spelers vormen 15 kaarten van elke grondstof de trekstapel. Iedereen trekt er 5. De andere 4 van elk zijn de bank.
AL-2-7 = Met drie spelers wordt de Eerste Raadsheer weggelegd.
AL-2-8 = Niemand heeft goud aan het begin; een tafel kan iedereen 8 goudstukken geven.
AL-2-9 = De eerste speler wordt aangewezen zoals in het basisspel.

## De beurt

AL-3 = De beurt
AL-3-1 = Een beurt heeft vier fasen: worp en inkomsten, Alexanders mars, een gebeurtenis, handelen en bouwen.
AL-3-2 = In de eerste beurt van het spel wordt niet gegooid en niet getrokken: die begint met de mars naar de eerste tempel.
AL-3-3 = Je ene ontwikkelingskaart mag je spelen voor de worp, voordat Alexander trekt, nadat een fiche is omgedraaid, of tijdens handelen en bouwen; nooit tijdens een veiling, een betaling of een zeven. Voor de mars en een gebeurtenis wordt het je alleen gevraagd als iedereen ziet dat je een kaart zou kunnen hebben, en alleen als er iets van afhangt. Een tafel kan alleen het eerste en het laatste moment toestaan.

## Fase 1: worp en inkomsten

AL-4 = Fase 1: worp en inkomsten
AL-4-1 = Na de worp leveren de velden op, dan trekt iedereen; bij een 7 volgen afgeven en rover. Een tafel kan bij een 7 pas na de rover laten trekken.
AL-4-2 = Velden leveren op zoals in het basisspel, alleen uit de bank; heeft die niets van een grondstof, dan krijgt niemand iets. De trekstapel dient nooit als bank.
AL-4-3 = Na elke worp neemt iedere speler ongezien één kaart van de trekstapel, op volgorde vanaf wie aan de beurt is.
AL-4-4 = Zodra er minder kaarten over zijn dan spelers, gaat de rest open naar de bank en trekt niemand meer.
AL-4-5 = Goudvelden leveren goudstukken op (zie CB-13.2).
AL-4-6 = Bij een zeven geven alleen spelers met 12 of meer grondstoffenkaarten de helft af, naar beneden afgerond. Goud telt niet en kan niet gestolen worden.

## Fase 2: de mars

AL-5 = Fase 2: de mars
AL-5-1 = Eén keer per beurt trekt Alexander over het volgende kruispunt naar de pijl erachter. Dat is verplicht.
AL-5-2 = Bij een tempel wordt een dorp geveild. Op een gebeurteniskruispunt wordt het fiche omgedraaid en die gebeurtenis geveild. Een leeg of violet kruispunt brengt niets.
AL-5-3 = Over een violet kruispunt trekt Alexander alleen in een beurt met een 7, na de rover; anders blijft hij staan en is er geen gebeurtenis.
AL-5-4 = Heeft hij het laatste kruispunt gepasseerd, dan is hij in Persepolis en eindigt het spel meteen.

## Fase 3: de veiling

AL-6 = Fase 3: de veiling
AL-6-1 = De veiling is open. Wie aan de beurt is spreekt eerst, dan met de klok mee: noem een geheel getal hoger dan het hoogste bod, minstens 1, of pas. Wie gepast heeft is eruit.
AL-6-2 = Wie aan de beurt is mag meteen passen; dan mag de volgende openen.
AL-6-3 = De veiling eindigt als iedereen behalve de hoogste bieder gepast heeft; die wint voor dat bod. Biedt niemand, dan gaat een fiche uit het spel en blijft een tempel leeg.
AL-6-4 = Je mag alleen bieden wat je precies kunt betalen: met je kaarten van de soorten die deze gebeurtenis betalen, je goud, en in een veldslag je ridders voor 3 elk.
AL-6-5 = De winnaar betaalt het bod precies, in elke combinatie: een dorp met baksteen, hout, wol en graan; hongersnood met wol en graan; een brug met baksteen en hout; een veldslag met wol, erts en ridders; een standbeeld met baksteen en erts; met goud kun je alles betalen. Kaarten gaan naar de bank, ridders onder de stapel. Iedereen ziet het.
AL-6-6 = Ridders betalen alleen in een veldslag, elk voor 3, en alleen die open lagen voor het fiche werd omgedraaid. Er is geen wisselgeld. Een tafel kan een ridder een rest van 1 of 2 laten betalen.
AL-6-7 = Waar de tafel biedingen boven je middelen toestaat, tot 50 met minstens één grondstoffenkaart, mag een winnaar weigeren te betalen, voor de eerste eenheid: dat kost de helft van de grondstoffenkaarten, naar boven afgerond, en de veiling begint opnieuw met iedereen.
AL-6-8 = Tijdens de veiling ruilt niemand en speelt niemand een kaart.
AL-6-9 = Je betaalt stuk voor stuk, in willekeurige volgorde; telkens moet je de rest nog kunnen betalen.
AL-6-10 = Iedereen die nog meedoet wordt gevraagd, ook wie alleen kan passen, en ook de laatste als niemand bood.

## De beloning

AL-7 = De beloning
AL-7-1 = Dorp: de winnaar mag een dorp op de zojuist gepasseerde tempel zetten, zonder verdere kosten en zonder straat, of ervan afzien. Wie geen dorp over heeft, heeft voor niets betaald.
AL-7-2 = Hongersnood, brug, veldslag, standbeeld: de winnaar legt het fiche open voor zich, voorgoed.

## Functies

AL-8 = Functies
AL-8-1 = Met drie fiches en zonder functie neem je de beste vrije: Alexanders Rechterhand (4 punten), Eerste Raadsheer (3, niet met drie spelers), Algemeen Adviseur (2). Niemand heeft er meer dan één.
AL-8-2 = Met drie of meer fiches, en meer dan de houder van een betere functie dan de jouwe, neem je die over en geef je de jouwe in ruil, als je er een hebt.
AL-8-3 = Na elk fiche wordt dit alleen voor de winnaar ervan afgehandeld, die de beste mogelijke functie neemt. Een tafel kan de winnaar laten kiezen, of de eigen functie laten houden.
AL-8-4 = Met evenveel fiches neem je niets over. De punten verhuizen meteen met de functie.

## Grootste Riddermacht en Langste Handelsroute

AL-9 = Grootste Riddermacht en Langste Handelsroute
AL-9-1 = Voor de Grootste Riddermacht tellen alleen ridders die nu open liggen; betaalde niet.
AL-9-2 = Na een hele betaling met ridders houdt de houder de kaart met minstens 3 ridders als niemand er meer heeft. Anders krijgt de speler die als enige de meeste heeft, minstens 3, de kaart; is er niemand, dan gaat ze terug naar de bank tot er iemand is.
AL-9-3 = Betaalde ridders liggen onderaan de stapel en kunnen weer getrokken worden; er wordt niet geschud.
AL-9-4 = De Langste Handelsroute is als in het basisspel. Alexander, tempels en fiches doen er voor straten niet toe.

## Fase 4: handelen en bouwen

AL-10 = Fase 4: handelen en bouwen
AL-10-1 = Eerst handel je, dan bouw je, tenzij het aan deze tafel door elkaar mag. Een dorp dat bij een tempel gesticht is, geldt niet als bouw, en de haven ervan werkt meteen.
AL-10-2 = Goud wordt verhandeld volgens CB-13.4, en de bank verkoopt goud voor grondstoffenkaarten in de gewone verhoudingen, tenzij de tafel het verbiedt.
AL-10-3 = Dorpen sticht je bij tempels of bouw je zoals gewoonlijk met straten vanaf je eigen gebouwen. Straten mogen overal liggen, ook langs de route.
AL-10-4 = Er wordt geen dorp gebouwd op of naast een kruispunt dat Alexander nog niet gepasseerd is. Een tafel kan vrijgeven wat gepasseerd is of daarnaast ligt, behalve de kruispunten die nog komen; dan wordt een tempel met een gebouw ernaast niet geveild.
AL-10-5 = Steden, straten en ontwikkelingskaarten worden door de route niet beperkt.

## Het einde

AL-11 = Het einde
AL-11-1 = Wie in de eigen beurt 14 punten heeft, wint meteen; punten uit andermans beurt tellen als de eigen beurt begint, voor de worp.
AL-11-2 = Bereikt Alexander Persepolis, dan eindigt het spel meteen. Alle kaarten worden getoond en de meeste punten winnen, wie er ook aan de beurt is.
AL-11-3 = Een gelijke stand daar gaat naar de hoogste functie, dan naar meer fiches, en wordt anders gedeeld.

## Openbaar en geheim

AL-12 = Openbaar en geheim
AL-12-1 = Naast CB-14 ziet iedereen waar Alexander is, omgedraaide fiches, de grootte van de trekstapel, goud, gewonnen fiches, biedingen en betalingen. Geheim zijn getrokken kaarten, de volgorde van de trekstapel en gedekte fiches.

## Uitspraken: wat we besloten waar het regelboek zwijgt, en waarom

AL-R1 = De eerste speler kiest de woestijn waar de rover begint.
    .why = Het regelboek spreekt van een woestijn naar keuze zonder te zeggen wie kiest, en iemand moet het doen.
AL-R2 = Ook na een zeven trekt iedereen een kaart, en wel voordat kaarten worden afgegeven.
    .why = Er wordt na elke worp getrokken, en het regelboek vertelt over het trekken voordat het over de zeven begint.
AL-R3 = Ook wie aan de beurt is, mag passen; biedt niemand, dan gaat een fiche uit het spel en blijft een tempel leeg.
    .why = Het regelboek zegt wie begint, niet dat die moet bieden, en het antwoord van de uitgever houdt er rekening mee dat niemand biedt.
AL-R4 = Je kunt niet meer bieden dan je kunt betalen.
    .why = De gedrukte straf is bedoeld voor vergissingen, en die kan een tafel die meetelt voorkomen; wie graag bluft, kan haar aanzetten.
AL-R5 = Wie geen dorp meer over heeft, mag er toch op bieden, en krijgt niets bij winst.
    .why = De winnaar mag een dorp stichten, en niemand hoeft van die toestemming gebruik te maken.
AL-R6 = Het laagste bod is 1, voor een dorp net als voor een gebeurtenis.
    .why = De uitgever vraagt niets meer dan dat.
AL-R7 = Met Monopolie kun je geen goud noemen, en met Uitvinding geen goud nemen.
    .why = Goudstukken zijn geen grondstoffenkaarten, en die twee kaarten gaan over grondstoffen.
AL-R8 = Betaalt de houder ridders weg en delen twee anderen nu de meeste, dan gaat de Grootste Riddermacht opzij.
    .why = Het regelboek spreekt van één speler die voorbijgaat; voor een gelijke stand ligt de regel van de Langste Handelsroute het meest voor de hand.
AL-R9 = Een kruispunt dat Alexander gepasseerd is, blijft gesloten zolang er een naast ligt dat nog komt.
    .why = Twee zinnen van het regelboek botsen hier, en alleen de strenge lezing houdt de tempels die nog komen vrij.
AL-R10 = Wie verschillende houders voorbijgaat, neemt de beste functie van hen.
    .why = Iedereen zou de meeste punten nemen; het ‘mag’ van het regelboek is er als optie.
AL-R11 = Een bod wordt precies betaald, ook met ridders.
    .why = Wat je betaalt, moet gelijk zijn aan het bod, en een ridder telt voor 3 zonder wisselgeld.
AL-R12 = Wie in Persepolis na functies en fiches nog gelijk staat, deelt de overwinning.
    .why = Het regelboek noemt deze twee beslissingen en geen derde.
AL-R13 = Wie geen dorp heeft, krijgt geen bijzondere hulp als de trekstapel op is.
    .why = Handelen, bieden met wat er is, en kaarten winnen met de rover, Monopolie en Uitvinding kan nog steeds.
AL-R14 = Een ontwikkelingskaart kan op vier momenten van een beurt worden gespeeld, ook tussen de fasen.
    .why = Kaarten mogen op elk moment van de eigen beurt, en dit zijn de momenten tussen twee handelingen.
AL-R15 = Een violet kruispunt brengt geen gebeurtenis en geen tempel.
    .why = Er staat een zeven, en niet het teken van een gebeurtenis of een tempel.
AL-R16 = In Alexander handel je eerst en bouw je daarna.
    .why = Het regelboek zegt het terloops; veel groepen doen het door elkaar, en dat kan met de optie.
AL-R17 = De bank verkoopt goud voor grondstoffenkaarten.
    .why = In de handel telt goud hier als een grondstof, dus je kunt het ook zo kopen.
AL-R18 = Punten uit de beurt van een ander tellen zodra je eigen beurt begint.
    .why = Zo gaat het in het gewone spel, en de veldtocht verandert dat niet.

## Options

option-starting_gold = Zegt of iedereen met 8 goudstukken begint (zie AL-2.8).
    .name = Goud aan het begin
    .none = Geen
    .eight = 8 elk
option-robber_start = Zegt wie de woestijn kiest waar de rover begint (zie AL-2.4).
    .name = Woestijn van de rover
    .first_player_chooses = De eerste speler
    .random_desert = Willekeurig
option-overbid = Zegt of biedingen boven je middelen mogen, met straf voor niet betalen (zie AL-6.7).
    .name = Te hoge biedingen
    .forbidden = Verboden
    .penalty = Toegestaan, met straf
option-knight_overpay = Zegt of een ridder een rest van 1 of 2 mag betalen (zie AL-6.6).
    .name = Ridder betaalt kleine rest
    .true = Ja
    .false = Nee
option-draw_and_seven = Zegt of iedereen trekt voor of nadat een zeven is afgehandeld (zie AL-4.1).
    .name = Trekken bij een zeven
    .draw_first = Voor afgeven en rover
    .seven_first = Na afgeven en rover
option-dev_card_windows = Zegt wanneer in een beurt ontwikkelingskaarten gespeeld mogen worden (zie AL-3.3).
    .name = Wanneer kaarten spelen
    .all = Ook voor de mars en een gebeurtenis
    .roll_and_build = Voor de worp en bij het bouwen
option-card_exchange = Zegt of een functie automatisch of naar keuze wordt overgenomen (zie AL-8.3).
    .name = Functies overnemen
    .best = Altijd de beste
    .choice = Naar keuze
option-route_guard = Zegt hoe streng de plaatsen bij komende kruispunten vrij blijven (zie AL-10.4).
    .name = Bouwen bij de route
    .strict = Streng
    .lenient = Soepel
option-decline_settlement = Zegt of de winnaar van een tempel van het dorp mag afzien (zie AL-7.1).
    .name = Afzien van een dorp
    .true = Toegestaan
    .false = Het wordt altijd gezet
option-bank_sells_gold = Zegt of de bank goud verkoopt voor grondstoffenkaarten (zie AL-10.2).
    .name = Goud van de bank
    .true = Ja
    .false = Nee
option-chit_mix = Zegt hoeveel van de 28 fiches hongersnood, brug, veldslag en standbeeld zijn, in deze volgorde (zie AL-2.2).
    .name = Samenstelling van fiches

## Words

event-settlement = dorp
    .title = Een dorp bij de tempel
    .prize = De winnaar mag hier een dorp stichten, zonder straat.
event-famine = hongersnood
    .title = Hongersnood
    .prize = De winnaar houdt het fiche.
event-bridge = brug
    .title = Bouw van een brug
    .prize = De winnaar houdt het fiche.
event-battle = veldslag
    .title = Een veldslag
    .prize = De winnaar houdt het fiche.
event-statue = standbeeld
    .title = Een standbeeld
    .prize = De winnaar houdt het fiche.
office-alexanders_right_hand = Alexanders Rechterhand
office-first_counsellor = Eerste Raadsheer
office-general_adviser = Algemeen Adviseur
label-alexander = Alexander
label-draw-pile = Trekstapel
label-auction = Veiling
label-chits = Fiches
    .short = Fich
label-office = Functie
label-next = volgende
crossing-temple = tempel
crossing-event = gebeurtenis
crossing-empty = leeg
crossing-violet = violet
board-remark = Het bord is gereconstrueerd: wie het gedrukte bezit, kan ermee spelen (--board).

## What happens

log-chose-desert = { $seat } zet de rover in de woestijn { $hex }.
    .you = Je zet de rover in de woestijn { $hex }.
log-drew = Iedereen trekt een kaart; er liggen er nog { $cards } op de stapel.
log-marched = Alexander passeert kruispunt { $number }, { $vertex }.
log-stayed = Alexander wacht op een zeven.
log-turned-chit = Het fiche toont: { $event }.
log-no-room = Er is geen plaats voor een dorp op { $vertex }.
log-auction = Geveild wordt: { $event }.
log-bade = { $seat } biedt { $value }.
    .you = Je biedt { $value }.
log-passed = { $seat } past.
    .you = Je past.
log-unsold = Niemand biedt: { $event }.
log-won-auction = { $seat } wint de veiling voor { $value }: { $event }.
    .you = Je wint de veiling voor { $value }: { $event }.
log-paid = { $seat } betaalt { $payment }.
    .you = Je betaalt { $payment }.
log-refused = { $seat } weigert te betalen en verliest { $cards } kaarten.
    .you = Je weigert te betalen en verliest { $cards } kaarten.
log-lost = { $seat } verliest { $resource }.
    .you = Je verliest { $resource }.
log-founded = { $seat } sticht een dorp op { $vertex }.
    .you = Je sticht een dorp op { $vertex }.
log-declined = { $seat } ziet af van het dorp.
    .you = Je ziet af van het dorp.
log-no-settlement = { $seat } heeft geen dorp meer om te zetten.
    .you = Je hebt geen dorp meer om te zetten.
log-won-chit = { $seat } krijgt het fiche ({ $event }) en heeft er { $chits }.
    .you = Je krijgt het fiche ({ $event }) en hebt er { $chits }.
log-took-office = { $seat } wordt { $office }.
    .you = Je wordt { $office }.
log-took-office-from = { $seat } wordt { $office } in plaats van { $victim }.
    .you = Je wordt { $office } in plaats van { $victim }.
log-kept = { $seat } laat het zoals het is.
    .you = Je laat het zoals het is.
log-reached-end = Alexander bereikt Persepolis.
log-pile-ended = De trekstapel is op; naar de bank gaan: { $goods }.

## Questions

prompt-choose-robber-desert = In welke woestijn begint de rover?
prompt-before-move = Alexander gaat trekken: speel een kaart, of ga verder.
    .only = Alexander gaat trekken: ga verder.
prompt-before-event = Het fiche toont { $event }: speel een kaart, of ga verder met de veiling.
    .only = Het fiche toont { $event }: ga verder met de veiling.
prompt-bid-first = Niemand heeft geboden ({ $event }): bied of pas.
prompt-bid-over = { $leader } bood { $best } ({ $event }): bied meer of pas.
prompt-pay = Je moet nog { $left } betalen. Waarmee?
prompt-lose-card = Geef nog { $left } kaarten af.
prompt-found = Sticht je het dorp?
prompt-exchange = Wiens functie neem je over?

## Moves

move-choose_robber_desert = Rover in de woestijn { $hex }
move-continue_turn = Ga verder
move-pass_bid = Pas
move-bid = Bied { $value }
    .more = Bied
move-pay = Betaal met { $payment }
    .more = Betaal
move-refuse_payment = Weiger te betalen
move-lose_card = Geef { $resource } af
    .more = Geef een kaart af
move-found_settlement = Sticht het dorp
move-decline_settlement = Zie ervan af
move-exchange_card = Neem de functie van { $seat }
    .more = Neem een ambt over
move-keep_card = Houd wat je hebt

## Wat je in één regel kunt typen

typed-pay = In één regel: pay 2 wool and 1 gold

## Places of our own board

place-macedonia = Macedonië
place-thrace = Thracië
place-black_sea_west = Zwarte Zee
place-black_sea_east = Zwarte Zee
place-colchis = Colchis
place-caspian_north = Kaspische Zee
place-chorasmia = Chorasmië
place-massagetae = Massageten
place-jaxartes = Jaxartes
place-ferghana = Ferghana
place-thessaly = Thessalië
place-mysia = Mysië
place-phrygia = Phrygië
place-cappadocia = Cappadocië
place-armenia = Armenië
place-caspian_south = Kaspische Zee
place-karakum = Karakum
place-margiana = Margiana
place-sogdiana = Sogdië
place-pamir = Pamir
place-hellas = Hellas
place-aegean = Egeïsche Zee
place-caria = Carië
place-cilicia = Cilicië
place-osrhoene = Osrhoene
place-assyria = Assyrië
place-hyrcania = Hyrcanië
place-parthia = Parthië
place-bactria = Bactrië
place-hindu_kush = Hindoekoesj
place-ionian_sea = Ionische Zee
place-cretan_sea = Kretenzische Zee
place-sea_of_cyprus = Zee van Cyprus
place-phoenicia = Fenicië
place-mesopotamia = Mesopotamië
place-media = Medië
place-great_salt_desert = Grote Zoutwoestijn
place-aria = Aria
place-paropamisadae = Paropamisaden
place-gandhara = Gandhara
place-libyan_sea_west = Libische Zee
place-libyan_sea_east = Libische Zee
place-sea_of_egypt = Egyptische Zee
place-judea = Judea
place-syrian_desert = Syrische Woestijn
place-babylonia = Babylonië
place-susiana = Susiana
place-paraetacene = Paraetacene
place-arachosia = Arachosië
place-punjab = Punjab
place-libyan_desert = Libische Woestijn
place-nile_delta = Nijldelta
place-sinai = Sinaï
place-arabia_petraea = Steenachtig Arabië
place-chaldaea = Chaldea
place-persian_gulf_north = Perzische Golf
place-persis = Persis
place-carmania = Carmanië
place-oreitae = Oreiten
place-malli = Malliërs
place-siwa = Siwa
place-thebaid = Thebaïs
place-coptos = Koptos
place-red_sea = Rode Zee
place-arabia_felix = Gelukkig Arabië
place-persian_gulf_west = Perzische Golf
place-persian_gulf_east = Perzische Golf
place-gulf_of_oman = Golf van Oman
place-gedrosia = Gedrosië
place-patalene = Patalene
place-erythraean_sea_west = Erythreïsche Zee
place-erythraean_sea_middle = Erythreïsche Zee
place-erythraean_sea_east = Erythreïsche Zee
place-amphipolis = Amphipolis
place-sestos = Sestos
place-granicus = Granicus
place-sardis = Sardes
place-celaenae = Celaenae
place-gordion = Gordion
place-ancyra = Ancyra
place-tarsus = Tarsus
place-issus = Issus
place-alexandria_by_issus = Alexandrië bij Issus
place-tyre = Tyrus
place-dor = Dor
place-gaza = Gaza
place-alexandria = Alexandrië
place-memphis = Memphis
place-heroonpolis = Heroönpolis
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
place-persian_gates = Perzische Poort
place-ecbatana = Ecbatana
place-caspian_gates = Kaspische Poort
place-hecatompylos = Hecatompylos
place-alexandria_in_aria = Alexandrië in Aria
place-merv = Merv
place-bactra = Bactra
place-maracanda = Maracanda
place-alexandria_in_caucaso = Alexandrië in de Kaukasus
place-taxila = Taxila
place-bucephala = Bucephala
place-nicaea = Nicaea
place-city_of_the_malli = Stad van de Malliërs
place-alexandria_on_the_indus = Alexandrië aan de Indus
place-pattala = Pattala
place-rhambacia = Rhambacia
place-gedrosian_desert = Gedrosische Woestijn
place-pura = Pura
place-salmous = Salmous
place-persepolis = Persepolis

## At the browser's table

campaign-title = De veldtocht
campaign-phases = Fasen van een beurt
campaign-phase-income = Worp en opbrengst
campaign-phase-march = Mars
campaign-phase-event = Gebeurtenis
campaign-phase-build = Handelen en bouwen
campaign-points = punten
campaign-end-points = De leider heeft { $points } van { $target } punten
campaign-end-way = { $n ->
        [one] 1 kruispunt tot Persepolis
       *[other] { $n } kruispunten tot Persepolis
    }
campaign-arrived = Persepolis is bereikt
campaign-way = Alexander is { $n } van { $all } kruispunten gepasseerd
campaign-next = Volgende:
campaign-only-seven = (alleen bij een 7)
campaign-pile = Trekstapel: { $n } ({ $draws ->
        [one] nog één keer trekken
       *[other] nog { $draws } keer trekken
    })
campaign-pile-gone = De trekstapel is op
campaign-pays = Te betalen met
campaign-passed = heeft gepast
campaign-bids = biedt { $n }
campaign-ponders = denkt na
campaign-waits = wacht
campaign-means-long = kan { $least } tot { $most } betalen, voor zover bekend
campaign-paid = { $who } betaalt:
campaign-payment = Jouw betaling
campaign-pay-title = Je hebt gewonnen: betaal { $price }
campaign-tray = Waarmee je betaalt
campaign-take-back = Terugnemen
campaign-pay-now = Betalen
campaign-pay-left = Nog { $n } te betalen
campaign-pay-anew = Opnieuw
campaign-bid-of = { $n } van de { $most } die je kunt betalen
campaign-bid-beyond = Dit zou je niet kunnen betalen
campaign-chits-then = Je hebt dan { $n ->
        [one] 1 fiche
       *[other] { $n } fiches
    }; drie geven een functie
campaign-chits-office = Je hebt dan { $n } fiches: dat kan een functie geven
campaign-offices = De functies
campaign-office-points = { $n } punten
campaign-office-free = vrij
campaign-chits = { $n ->
        [one] 1 fiche
       *[other] { $n } fiches
    }
campaign-chits-left = { $n } gedekt op de weg; van alle die nog verborgen zijn
campaign-found-title = { $place }: de plek voor je dorp
campaign-closed-land = Waar nog niemand bouwt
campaign-closed-why = Geen dorp op of naast een kruispunt dat Alexander nog moet passeren.
campaign-route = De route
campaign-behind = gepasseerd
guide-campaign = Alexander marcheert elke beurt één kruispunt, langs de pijlen, van Macedonië naar Persepolis. Bij witte tempels wordt een dorp geveild, schijven met een vraagteken zijn gebeurtenissen die nog niemand kent.
    .title = Van Macedonië naar Persepolis
guide-desert = Jij begint: tik op een woestijn waar de rover voorlopig wacht.
    .title = De woestijn van de rover
guide-temple = Nog niemand heeft iets op het bord. Dorpen worden geveild: wie wint, mag bouwen op de tempel die Alexander net gepasseerd is, zonder straat.
    .title = Een tempel
guide-bid = Tik op een getal om te bieden, of pas. Naast elke naam staat wat die speler zou kunnen betalen, voor zover dat te weten is; of gedekte kaarten passen, weet je niet. Alleen de winnaar betaalt.
    .title = Bieden
guide-pay = Je hebt gewonnen. Tik op goederen tot de plaatsen vol zijn; tik op een ervan om het terug te nemen. Alleen wat bij deze gebeurtenis past, wordt aangeboden.
    .title = Betalen
guide-found = Het dorp is van jou. Onder de vraag staat wat de velden opleveren; je mag er ook van afzien.
    .title = Jouw dorp
guide-pile = Na elke worp trekt iedereen een kaart van deze stapel, met of zonder dorp. Halverwege het spel is hij op: dan moet je velden hebben die iets opleveren.
    .title = De trekstapel
guide-chit = Een gebeurtenis is omgedraaid. Wie de veiling wint, houdt het fiche. Elke gebeurtenis wordt met andere goederen betaald; in een veldslag tellen ridders 3.
    .title = Een gebeurtenis
guide-offices = Drie fiches geven een functie met punten. Wie meer fiches heeft dan de houder, neemt haar over.
    .title = Functies
guide-closed = Je mag ook gewoon dorpen bouwen met straten, maar niet op of naast kruispunten die Alexander nog moet passeren. De knop onder het bord laat zien waar.
    .title = Waar nog niemand bouwt
guide-ends = Het spel eindigt op twee manieren: iemand heeft in de eigen beurt genoeg punten, of Alexander bereikt Persepolis; dan winnen de meeste punten.
    .title = Twee manieren om te eindigen
guide-violet = De laatste drie kruispunten zijn violet: Alexander trekt er alleen overheen in een beurt met een 7.
    .title = De mars door de woestijn
board-place-choose_robber_desert = Rover hier
item-office = Functie
campaign-more-bids = Meer biedingen
example-offices = A, B, C en D winnen fiche na fiche. Drie geven de beste vrije functie; later neemt wie meer fiches heeft dan de houder een functie over en geeft de eigen in ruil. Evenveel is niet genoeg.
example-founded = Alexander is de eerste tempel voorbij, dus wordt er een dorp geveild. Ada biedt met 5 het hoogst en betaalt met baksteen, wol en hout: waarmee je een dorp betaalt, in elke mengeling. Een straat is niet nodig. Op kruispunten die Alexander nog niet gepasseerd is, bouwt niemand een dorp.
    .title = Een dorp bij een tempel
example-took-office-from = Bo wint een vijfde fiche. Dan, Alexanders Rechterhand, heeft er minder, dus neemt Bo de functie over, en de 4 punten gaan meteen mee. Met evenveel fiches had Bo niets gekregen.
    .title = Een functie wisselt van eigenaar
example-stayed = Het volgende kruispunt is violet. Bo heeft 3 gegooid, dus blijft Alexander staan: in deze beurt is er geen mars, geen gebeurtenis en geen veiling. Met een zeven trekt hij verder.
    .title = Alexander wacht op een zeven
