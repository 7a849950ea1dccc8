### Cheops: de teksten in het Nederlands; die van de gedeelde regels staan in de map hierboven.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Over het spel

game-summary = Cheops brengt Catan naar de Nijl: bebouw de oevers, verbind straten en schepen tot handelsroutes die iedereen mag gebruiken, en leg steenblokken op de Grote Piramide voordat de farao haar voltooid heeft.
game-goal = Wie in de eigen beurt als eerste 12 punten heeft, wint. Dorpen en steden tellen zoals altijd; wie de meeste blokken gelegd heeft, bezit de zegen van de farao, goed voor 3 punten, en wie de minste gelegd heeft, draagt zijn vloek, die 2 punten kost. Is de piramide voltooid of heeft de farao zijn laatste blok gelegd, dan is het spel uit en winnen de meeste punten.

## Regels: het spel als geheel

CH-1 = Het spel als geheel
CH-1-1 = Cheops is voor drie of vier spelers. De regels van Catan gelden, met de wijzigingen hieronder. Met 12 punten win je, tenzij de tafel een ander aantal kiest.
CH-1-2 = De Langste Handelsroute wordt niet gebruikt; de Grootste Riddermacht wel.
CH-1-3 = In de regel komt alle handel voor de eerste bouw van een beurt. Schepen en steenblokken gelden als bouw; een transactie in een haven is handel.
CH-1-4 = Een gebouw is een dorp of een stad. Een gebouw aan de bouwplaats staat op een hoek ervan. Je aantal blokken is wat er van jou in de piramide ligt.

## Regels: de voorbereiding

CH-2 = De voorbereiding
CH-2-1 = Je hebt 5 dorpen, 4 steden, 15 straten, 8 schepen, 11 steenblokken en 3 goudstukken. De bank heeft 19 kaarten van elke grondstof en de rest van de 40 goudstukken. De farao heeft 16 zwarte blokken, tenzij de tafel hem een ander aantal geeft. Met drie spelers blijft de vierde kleur in de doos.
CH-2-2 = De rover begint op een vaste woestijn. Een tafel kan de eerste speler een woestijn laten kiezen voordat iemand plaatst, of het aan het toeval overlaten.
CH-2-3 = Je plaatst drie dorpen: met de klok mee vanaf de eerste speler, dan terug, dan weer met de klok mee vanaf de eerste speler, die zo tweemaal achtereen plaatst. Als optie begint de derde ronde bij de laatste plaats.
CH-2-4 = Een startdorp mag alleen op een gemerkt kruispunt aan de Nijl of de delta staan, volgens de afstandsregel. Het midden van het eiland in de delta hoort daar niet bij.
CH-2-5 = Op elk startdorp volgt meteen een gratis straat die eraan grenst. Als optie komt er geen na het derde dorp, of mag je in plaats daarvan een schip leggen.
CH-2-6 = Voor je derde dorp krijg je een kaart voor elk veld eromheen dat een grondstof oplevert, en 1 goudstuk voor elk goudveld. Als optie levert het tweede dorp ook iets op, of leveren goudvelden hier niets.
CH-2-7 = Op een bord waar een startkruispunt aan de bouwplaats ligt, opent een dorp daar de bouwplaats zoals elk ander.
CH-2-8 = De eerste speler heeft de eerste beurt.

## Regels: een beurt

CH-3 = Een beurt
CH-3-1 = Een beurt verloopt zoals altijd. Je mag ook schepen bouwen en steenblokken leggen, en tijdens het handelen transacties doen in havens van anderen.
CH-3-2 = Of je gewonnen hebt, wordt bekeken na alles wat er in jouw beurt gebeurt.

## Regels: schepen en het netwerk

CH-4 = Schepen en het netwerk
CH-4-1 = Een schip ligt op een pad tussen water en land, of tussen twee watervelden; niet langs de buitenrand van het bord. Alle wateren staan open voor schepen; als optie alleen paden aan de Nijl, de delta of de Rode Zee.
CH-4-2 = Een pad draagt hoogstens één stuk, een straat of een schip, van één speler.
CH-4-3 = Een schip kost 1 hout en 1 wol. Het komt op een vrij vaarpad met aan één einde een eigen gebouw, of geen gebouw van een ander en een andere straat of ander schip van jou.
CH-4-4 = Straten sluiten net zo goed aan op schepen als op straten. Straat en schip mogen elkaar dus direct opvolgen, zonder gebouw waar ze wisselen.
CH-4-5 = Een dorp mag staan waar een straat of schip van jou eindigt, op elk kruispunt met land, niet alleen op startkruispunten.
CH-4-6 = Schepen worden nooit verplaatst. Zonder schip in je voorraad kun je er geen bouwen. Er is geen piraat.
CH-4-7 = Met Stratenbouw mag elk van de twee gratis stukken een straat of een schip zijn, tenzij de tafel alleen straten toestaat.
CH-4-8 = Eén schip steekt de Nijl over, op het pad tussen twee velden van de rivier. De kruispunten aan beide einden zijn buren, dus de afstandsregel geldt over de rivier heen.

## Regels: handelsroutes

CH-5 = Handelsroutes
CH-5-1 = Alle straten en schepen op het bord samen, van welke kleur ook, vormen de handelsroutes.
CH-5-2 = Twee gebouwen zijn verbonden als er een weg van het ene naar het andere leidt over straten en schepen van wie dan ook. Waar stukken elkaar raken, verbinden ze; gebouwen onderweg onderbreken niet, van wie ze ook zijn. Als optie onderbreekt een gebouw van een ander wel.
CH-5-3 = Je bereikt een gebouw van een ander als een van jouw gebouwen ermee verbonden is. Je hoeft geen stuk onderweg te bezitten. Het wordt bekeken op het moment dat je er gebruik van maakt.
CH-5-4 = Stukken blijven liggen, dus wat eenmaal verbonden is, blijft verbonden.
CH-5-5 = De eigenaars van straten en schepen onderweg krijgen niets; alleen de eigenaar van de haven of van het gebouw aan de bouwplaats wordt betaald.
CH-5-6 = Routes leveren geen punten op.

## Regels: goud en havens

CH-6 = Goud en havens
CH-6-1 = Een goudveld levert 1 goudstuk per dorp en 2 per stad.
CH-6-2 = Goud mag tussen spelers geruild worden. Bij de bank koop je voor 4 goudstukken 1 grondstoffenkaart, voor 3 met een eigen 3:1-haven. De bank verkoopt geen goud, tenzij de tafel het toestaat.
CH-6-3 = Een haven is van de speler die een gebouw heeft aan een van de twee einden; voor twee is er nooit plaats. Van een haven zonder gebouw heeft niemand iets.
CH-6-4 = Voordat je bouwt, mag je een transactie doen in een haven van een ander wiens gebouw je bereikt, als de ruilvoet daar voor een goed beter is dan je eigen. Je betaalt de eigenaar meteen 1 goudstuk; dan geef je, minstens eenmaal en zo vaak je kunt, dat goed tegen de ruilvoet van de haven en neem je een kaart van een andere soort. Een nieuwe transactie kost een nieuw goudstuk. Als optie eindigt een transactie na één ruil.
CH-6-5 = De eigenaar kan het goudstuk niet weigeren en niet kwijtschelden. Je hebt het nodig naast wat je geeft; geef je goud, dan één stuk meer dan de ruilvoet.
CH-6-6 = Je eigen havens kosten je nooit goud.

## Regels: de Grote Piramide

CH-7 = De Grote Piramide
CH-7-1 = De bouwplaats is land: er lopen straten langs en er staan gebouwen op de hoeken. Ze levert niets op, en de rover mag er niet komen, tenzij de tafel het toestaat.
CH-7-2 = De hoeken van de bouwplaats zijn kruispunten als alle andere; de gewone bouwregels gelden er.
CH-7-3 = De bouwplaats gaat voorgoed open met het eerste gebouw op een van haar hoeken. Daarvoor legt niemand een blok, ook de farao niet; daarna mogen blokken nog in dezelfde beurt volgen.
CH-7-4 = Om een steenblok te leggen heb je een open bouwplaats nodig, een blok voor je, en een gastheer: jezelf, als je een gebouw aan de bouwplaats hebt; anders een tegenstander wiens gebouw daar je bereikt. Je kiest wie, en betaalt 1 goudstuk per blok.
CH-7-5 = Een blok kost 1 erts en 1 baksteen, naast het goud voor de gastheer. Je mag er zoveel leggen als je wilt. De gastheer kan het goud niet weigeren en niet kwijtschelden. Met een eigen gebouw aan de bouwplaats bouw je altijd via dat gebouw.
CH-7-6 = De piramide heeft vier lagen van 16, 9, 4 en 1 blokken en wordt van onderaf gevuld; een laag begint als die eronder vol is. Blokken van spelers en farao delen dezelfde 30 velden, en de plek binnen een laag maakt niets uit.
CH-7-7 = Blokken verlaten de piramide nooit.

## Regels: een zeven

CH-8 = Een zeven
CH-8-1 = Bij een 7 legt eerst de farao een blok, waarmee het spel kan eindigen. Daarna worden handen gehalveerd, wordt de rover verzet en een kaart gestolen, zoals altijd.
CH-8-2 = Is de bouwplaats open, dan zet elke gegooide 7 een zwart blok op het volgende veld; een ridder doet dat niet. Als optie wacht de farao op het eerste blok van een speler.
CH-8-3 = Goud telt niet mee bij het halveren, wordt niet afgegeven en kan niet gestolen worden.

## Regels: zegen en vloek

CH-9 = Zegen en vloek
CH-9-1 = De eerste speler die een blok legt, krijgt de zegen van de farao, goed voor 3 punten.
CH-9-2 = Later gaat de zegen meteen naar een speler met meer blokken dan de bezitter. Evenveel is niet genoeg.
CH-9-3 = Zolang iemand de zegen heeft, ligt de vloek van de farao voor iedereen die de minste blokken heeft, ook bij gelijke stand, behalve voor de bezitter van de zegen. Een vloek kost 2 punten. Vloeken komen, gaan en keren vanzelf terug na elk blok van een speler.
CH-9-4 = Zwarte blokken tellen voor niemand, noch voor de zegen noch voor de vloek.
CH-9-5 = Voor het eerste blok van een speler is er geen zegen en geen vloek, hoeveel zwarte blokken er ook liggen.
CH-9-6 = Heeft iedereen evenveel blokken gelegd, dan is iedereen behalve de bezitter van de zegen vervloekt; als optie niemand.

## Regels: het einde van het spel

CH-10 = Het einde van het spel
CH-10-1 = Je wint zodra je in je eigen beurt 12 punten hebt: dorpen, tweemaal de steden, 2 voor de Grootste Riddermacht, overwinningspuntkaarten, 3 voor de zegen, min 2 voor een vloek.
CH-10-2 = Het spel eindigt meteen als de farao zijn laatste blok legt, of als het 30e blok de piramide voltooit, van wie het ook is.
CH-10-3 = Dan worden alle overwinningspuntkaarten getoond en winnen de meeste punten. Bij gelijke stand winnen ze samen; als optie beslissen dan meer blokken.
CH-10-4 = Voltooit je eigen blok de piramide, dan worden eerst zegen en vloek geregeld, dan wordt gekeken of je op punten wint, en dan pas of het spel uit is.
CH-10-5 = De ronde wordt niet afgemaakt, en de rest van de beurt wordt niet gespeeld.

## Regels: open en geheim

CH-11 = Open en geheim
CH-11-1 = Goud, schepen, blokken, de voorraad van de farao, zegen, vloeken en elke transactie zijn voor allen open. Niets is geheim wat niet ook in het basisspel geheim is.

## Regels: schepen als bij de Zeevaarders

CH-12 = Schepen als bij de Zeevaarders
CH-12-1 = Als optie zet een straat alleen straten voort en een schip alleen schepen; ze sluiten alleen aan waar je een gebouw hebt.
CH-12-2 = Dan mag je eenmaal per beurt na de worp één schip verplaatsen dat niet in deze beurt gelegd is en een open einde heeft: een einde zonder gebouw van jou en zonder ander schip van jou. Het gaat naar een ander pad waar je een schip zou mogen bouwen; een schip zonder zo'n plek blijft liggen. Een schip verplaatsen is bouwen.
CH-12-3 = Dan mag er een schip in plaats van een startstraat liggen, en een tafel mag ieder tot 15 schepen geven. Al het andere blijft; routes worden opnieuw bepaald als een schip verplaatst is.

## Uitspraken: wat we besloten waar het regelboek zwijgt, en waarom

CH-R1 = De derde ronde dorpen begint bij de eerste speler, die net als laatste heeft geplaatst.
    .why = De uitgever heeft deze volgorde voor drie en voor vier spelers afgedrukt.
CH-R2 = Alleen het derde dorp levert iets op.
    .why = Het gewone spel betaalt één keer, voor het laatste dorp, en hier is het derde het laatste.
CH-R3 = Ook het derde dorp heeft een straat.
    .why = Het regelboek zwijgt; een dorp zonder straat zou niet kunnen groeien.
CH-R4 = Na een startdorp volgt een straat, geen schip.
    .why = Het opstellen volgt het gewone spel, en dat heeft geen schepen.
CH-R5 = Een derde dorp naast een goudveld levert er 1 goudstuk voor op.
    .why = Goud is wat dat landschap opbrengt, zoals een weide wol.
CH-R6 = De rover begint in een vaste woestijn.
    .why = Elke woestijn zou goed zijn, en de keuze maakt bijna niets uit.
CH-R7 = Eén goudstuk betaalt voor zoveel ruilen als je wilt van één goed in één haven, als één transactie.
    .why = Het gedrukte voorbeeld geeft vier graan voor twee kaarten en betaalt één goudstuk.
CH-R8 = Een haven van een ander die niet beter is dan je eigen ruilvoet, wordt niet aangeboden.
    .why = Die gebruiken zou alleen een geschenk in goud zijn, en geschenken mogen niet.
CH-R9 = De eigenaar van een haven of een gebouw aan de bouwplaats wordt niet gevraagd en kan niet weigeren.
    .why = Het regelboek stelt de verbinding als enige voorwaarde.
CH-R10 = Een gebouw van een ander onderbreekt een handelsroute niet.
    .why = Op een route doen kleuren er niet toe, en het gedrukte voorbeeld loopt door zo'n plek; alleen bij het leggen van stukken staan gebouwen van anderen in de weg.
CH-R11 = Geen enkel stuk van de route die je gebruikt, hoeft van jou te zijn.
    .why = Het regelboek vraagt alleen om een gebouw van jou aan het einde ervan.
CH-R12 = Kunnen verschillende spelers worden betaald, dan kiest wie betaalt.
    .why = Het is de handeling van die speler.
CH-R13 = Schepen mogen ook op de Middellandse Zee varen.
    .why = De regels noemen de Nijl en de Rode Zee, maar de inleiding vertelt van schepen uit Palestina.
CH-R14 = De farao bouwt op dezelfde 30 velden als de spelers, en zijn blokken tellen voor niemands zegen of vloek.
    .why = Het regelboek stuurt hem naar dezelfde piramide, en volgens het antwoord van de uitgever zijn zijn blokken neutraal.
CH-R15 = Bij een zeven bouwt de farao voordat er iets anders gebeurt.
    .why = Het regelboek geeft geen volgorde; die doet er alleen toe als zijn blok het spel beëindigt, en dan zou niets anders de uitslag nog veranderen.
CH-R16 = De farao begint zodra het eerste gebouw aan de bouwplaats staat.
    .why = Met dat gebouw opent het regelboek de bouwplaats; hem laten wachten op het eerste blok van een speler is een later idee tegen een overhaast einde.
CH-R17 = De farao heeft 16 zwarte blokken.
    .why = Het regelboek zegt 16; een eerdere versie zou er 15 hebben gehad.
CH-R18 = Iedereen die met de minste blokken gelijk staat, is vervloekt.
    .why = Het regelboek spreekt over de vervloekten in het meervoud.
CH-R19 = Hebben alle spelers evenveel blokken, dan is iedereen vervloekt behalve wie de zegen heeft.
    .why = Ze staan dan net zo goed onderaan als wanneer de gezegende voorligt, en drie vloekkaarten voor vier spelers passen daarbij.
CH-R20 = Een vloek kan terugkomen.
    .why = Hij ligt op wie nu de minste blokken heeft, wat er eerder ook was.
CH-R21 = Eindigt het spel door de piramide of de zwarte blokken, dan winnen de meeste punten, verborgen kaarten inbegrepen, en een gelijke stand wordt gedeeld.
    .why = Zo antwoordde de uitgever, zonder een beslissing bij gelijke stand te noemen.
CH-R22 = Brengt één blok genoeg punten en voltooit het ook de piramide, dan wint de eigenaar op punten.
    .why = Het regelboek noemt de punten eerst, en niemand anders kan er op dat moment genoeg hebben.
CH-R23 = Niemand haalt het winnende aantal punten in de beurt van een ander.
    .why = Alles wat hier punten brengt, gebeurt in de eigen beurt, ook een vloek kwijtraken, want daar is een eigen blok voor nodig.
CH-R24 = Rover, Monopolie en Uitvinding raken het goud niet.
    .why = Goudstukken zijn geen grondstoffenkaarten, en de regels over roven en over deze kaarten gaan over grondstoffen.
CH-R25 = De bank verkoopt geen goud.
    .why = Het regelboek noemt maar één richting; goud hoort uit mijnen, vergoedingen en handel te komen.
CH-R26 = In een 3:1-haven van een ander mag je ook goud geven, met de vergoeding erbovenop.
    .why = Goud mag je 3:1 geven, en zo'n haven mag je tegen een vergoeding gebruiken: samen staan de twee regels het toe.
CH-R27 = Zijn er te weinig goudstukken, dan krijgt niemand er een, tenzij maar één speler er recht op heeft.
    .why = Goud wordt uitbetaald als elk ander goed, dus geldt dezelfde regel.
CH-R28 = De rover mag niet op de bouwplaats staan.
    .why = Het is een plek om te bouwen, geen landschap dat iets opbrengt.
CH-R29 = Je mag in een beurt zoveel blokken leggen als je wilt.
    .why = Het regelboek stelt geen grens, en voor ander bouwen is er ook geen.
CH-R30 = Met een eigen gebouw aan de bouwplaats bouw je daardoor en betaal je niemand anders goud.
    .why = De gebouwen van anderen zijn voor wie daar zelf niets heeft.
CH-R31 = Een vloek wordt gewoon van de andere punten afgetrokken.
    .why = Met de drie startdorpen blijft er minstens 1 punt over, dus niemand komt onder nul.
CH-R32 = Schepen liggen niet langs de buitenrand van het bord.
    .why = Het regelboek noemt twee soorten plekken: langs een kust of oever, en tussen twee watervelden.
CH-R33 = Een schip verplaatsen, waar de tafel het toestaat, is bouwen.
    .why = De regels van de Zeevaarders plaatsen het in het bouwdeel van een beurt.

## Opties

option-third_round_order = Zegt wie de derde ronde startdorpen begint: weer de eerste speler, of de laatste plaats (zie CH-2.3).
    .name = Derde startronde
    .first_player = Eerste speler
    .last_seat = Laatste plaats
option-third_start_road = Zegt of ook op het derde startdorp een straat volgt (zie CH-2.5).
    .name = Straat bij het derde dorp
    .true = Ja
    .false = Nee
option-start_resources = Zegt welke startdorpen iets opleveren (zie CH-2.6).
    .name = Opbrengst bij de start
    .third = Het derde
    .second_and_third = Tweede en derde
option-setup_gold_piece = Zegt of goudvelden bij de start goud opleveren (zie CH-2.6).
    .name = Goud bij de start
    .true = Ja
    .false = Nee
option-setup_ship = Zegt of een schip in plaats van een startstraat mag (zie CH-2.5).
    .name = Schip bij de start
    .true = Ja
    .false = Nee
option-robber_start = Zegt in welke woestijn de rover begint (zie CH-2.2).
    .name = Waar de rover begint
    .fixed = Een vaste woestijn
    .first_player_chooses = De eerste speler kiest
    .random_desert = Een willekeurige woestijn
option-robber_on_site = Zegt of de rover op de bouwplaats mag komen (zie CH-7.1).
    .name = Rover op de bouwplaats
    .true = Ja
    .false = Nee
option-ship_rules = Zegt of straten en schepen vrij op elkaar volgen, of schepen de regels van de Zeevaarders volgen en verplaatst mogen worden (zie CH-12.1).
    .name = Schepen
    .cheops = Als in Cheops
    .seafarers = Als bij de Zeevaarders
option-ships_per_player = Zegt hoeveel schepen ieder heeft (zie CH-12.3).
    .name = Schepen per speler
option-ship_waters = Zegt welke wateren voor schepen openstaan (zie CH-4.1).
    .name = Open wateren
    .all = Alle
    .nile_and_red_sea = Nijl, delta en Rode Zee
option-road_building_ships = Zegt of de kaart Stratenbouw voor schepen gebruikt mag worden (zie CH-4.7).
    .name = Schepen met Stratenbouw
    .true = Ja
    .false = Nee
option-harbour_fee = Zegt waarvoor een goudstuk in de haven van een ander betaalt (zie CH-6.4).
    .name = Goud in havens
    .per_batch = Voor een hele transactie
    .per_exchange = Voor één ruil
option-foreign_building_blocks_route = Zegt of gebouwen van anderen handelsroutes onderbreken (zie CH-5.2).
    .name = Gebouwen onderbreken routes
    .true = Ja
    .false = Nee
option-bank_sells_gold = Zegt of de bank goud verkoopt (zie CH-6.2).
    .name = Bank verkoopt goud
    .true = Ja
    .false = Nee
option-pharaoh_starts = Zegt vanaf wanneer zevens de farao laten bouwen (zie CH-8.2).
    .name = De farao begint
    .first_site_building = Met het eerste gebouw aan de bouwplaats
    .first_player_block = Na het eerste blok van een speler
option-pharaoh_blocks = Zegt hoeveel zwarte blokken er zijn (zie CH-2.1).
    .name = Zwarte blokken
option-curse_when_all_equal = Zegt wie vervloekt is als iedereen evenveel blokken heeft (zie CH-9.6).
    .name = Vloek bij gelijke stand
    .all_but_blessed = Iedereen behalve de gezegende
    .nobody = Niemand
option-end_tie = Zegt wat er met een gelijke stand gebeurt als de piramide het spel beëindigt (zie CH-10.3).
    .name = Gelijk aan het einde
    .shared = Gedeeld
    .most_blocks = Meer blokken winnen

## Woorden

harbour-h1 = h1 Rhakotis
harbour-h2 = h2 Boeto
harbour-h3 = h3 Pelusium
harbour-h4 = h4 Heliopolis
harbour-h5 = h5 Abydos
harbour-h6 = h6 Mersa Gawasis
harbour-h7 = h7 El-Arish
harbour-h8 = h8 Asjkelon
harbour-h9 = h9 El-Tor
harbour-h10 = h10
harbour-h11 = h11
harbour-h12 = h12

## In de terminal

label-legend-ships = op een zijde is een hoofdletter een schip; ◇ een hoek van de bouwplaats, ○ een startkruispunt
label-pyramid = De Grote Piramide
    .short = Piramide { $laid }/30, farao { $left }
label-site-closed = De bouwplaats is dicht: niemand heeft er nog een gebouw.
label-blocks-laid = { $laid } van 30 blokken
label-black-left = farao: nog { $left }
label-blessing = Zegen
label-curse = Vloek
board-remark = Het gedrukte bord was niet voorhanden: velden, getallen en havens zijn gereconstrueerd uit het spelregelboek, verslagen van het spel en de kaart van Egypte. Een tafel mag een beter bord meebrengen.
label-nobody = niemand
label-ships-blocks = Schepen/blokken over
label-blocks = Blokken
    .short = Blok
label-reach = Wat je bereikt
label-reach-of = Wat { $seat } bereikt
label-no-reach = geen gebouw van een ander
label-harbour-own-way = haven { $harbour } van { $seat } over je eigen stukken: 1 goudstuk per transactie
label-harbour-through = haven { $harbour } van { $seat } via { $pieces }: 1 goudstuk per transactie
label-worse = niet beter dan je eigen ruilvoet
label-block-own = een blok via je eigen gebouw: 1 baksteen en 1 erts
label-block-own-way = een blok bij { $seat } over je eigen stukken: 1 baksteen, 1 erts en 1 goudstuk
label-block-through = een blok bij { $seat } via { $pieces }: 1 baksteen, 1 erts en 1 goudstuk
label-block-no-way = een blok: je hebt geen gebouw aan de bouwplaats en bereikt er geen
label-roads-of = { $count ->
        [one] een straat van { $seat }
       *[other] { $count } straten van { $seat }
    }
label-ships-of = { $count ->
        [one] een schip van { $seat }
       *[other] { $count } schepen van { $seat }
    }

## Wat er gebeurt

log-chose-desert = { $seat } zet de rover op { $hex }.
    .you = Je zet de rover op { $hex }.
log-placed-ship = { $seat } legt een schip op { $edge }.
    .you = Je legt een schip op { $edge }.
log-built-ship = { $seat } bouwt een schip op { $edge }.
    .you = Je bouwt een schip op { $edge }.
log-moved-ship = { $seat } verplaatst een schip van { $origin } naar { $edge }.
    .you = Je verplaatst een schip van { $origin } naar { $edge }.
log-opened-deal = { $seat } betaalt { $partner } 1 goudstuk voor een transactie in de haven { $harbour }, met { $good }.
    .you = Je betaalt { $partner } 1 goudstuk voor een transactie in de haven { $harbour }, met { $good }.
log-took-in-deal = { $seat } geeft { $count } { $give } voor 1 { $get }.
    .you = Je geeft { $count } { $give } voor 1 { $get }.
log-closed-deal = { $seat } sluit de transactie af.
    .you = Je sluit de transactie af.
log-opened-site = { $seat } heeft het eerste gebouw aan de bouwplaats: die is open.
    .you = Je hebt het eerste gebouw aan de bouwplaats: die is open.
log-built-block = { $seat } legt blok { $block } van de piramide, in laag { $layer }.
    .you = Je legt blok { $block } van de piramide, in laag { $layer }.
log-paid-host = { $seat } betaalt { $host } 1 goudstuk om via diens dorp te bouwen.
    .you = Je betaalt { $host } 1 goudstuk om via diens dorp te bouwen.
    .to-you = { $seat } betaalt jou 1 goudstuk om via jouw dorp te bouwen.
log-pharaoh-built = De farao legt blok { $block } van de piramide, in laag { $layer }; hij heeft er nog { $left }.
log-blessed = { $seat } krijgt de zegen van de farao.
    .you = Je krijgt de zegen van de farao.
log-blessed-instead = { $seat } neemt de zegen van de farao over van { $victim }.
    .you = Je neemt de zegen van de farao over van { $victim }.
log-cursed = De vloek van de farao treft { $seat }.
    .you = De vloek van de farao treft jou.
log-freed = { $seat } is van de vloek verlost.
    .you = Je bent van de vloek verlost.
log-pharaoh-ended = De farao heeft zijn laatste blok gelegd.
log-pyramid-ended = De piramide is voltooid.

## Vragen

prompt-choose-robber-desert = Kies de woestijn waar de rover begint.
prompt-setup-road-or-ship = Leg er een straat of een schip aan.
prompt-place-free-piece = Leg een gratis straat of schip; nog { $left }.
prompt-harbour-deal = Wat neem je voor { $count } { $good }?
prompt-move-ship-to = Waar gaat het schip heen?

## Zetten

move-choose_robber_desert = Rover op { $hex }
move-setup_ship = Schip op { $edge }
move-build_ship = Bouw een schip op { $edge }
    .more = Bouw een schip
move-place_free_ship = Gratis schip op { $edge }
    .more = Gratis schip
move-build_block = Leg een blok via { $host }
    .more = Leg een blok
move-harbour_open = Transactie in haven { $harbour } met { $good }, voor 1 goudstuk
    .more = Ruil in een haven
move-harbour_take = Neem { $good }
    .more = Neem een waar
move-harbour_close = Sluit de transactie af
move-move_ship = Verplaats het schip van { $edge }
    .more = Verplaats een schip
move-move_ship_to = Schip naar { $edge }
    .more = Schip naar …

## At the browser's table

egypt-ends = Drie manieren waarop het spel eindigt
egypt-end-points = Meeste punten
egypt-end-pharaoh = Blokken van de farao
egypt-end-pyramid = Piramide voltooid
egypt-of = { $now } van { $all }
egypt-pyramid-words = Er liggen { $laid } van { $fields } blokken; het volgende komt in laag { $layer }.
egypt-pharaoh = De farao
egypt-black-left = nog { $n }
egypt-no-blessing = Het eerste blok van een speler brengt de zegen: { $points } punten.
egypt-blocks =
    { $n ->
        [one] 1 blok
       *[other] { $n } blokken
    }
egypt-block-cost = Een blok kost
egypt-to-host = aan je gastheer
egypt-no-host = je bereikt geen gebouw op de bouwplaats
egypt-lay-own = Leg een blok
egypt-lay-host = Leg een blok via { $who }
egypt-show-way = Toon de weg op het bord
egypt-at-once = naast je eigen gebouw
egypt-reach-nothing = Er loopt nog geen weg naar een haven of bouwplaatsgebouw van iemand anders. Straten en schepen van alle spelers tellen mee.
egypt-site-of = Bouwplaats: { $who }
egypt-toll-block = tol per blok
egypt-toll-deal = tol per transactie
egypt-deal-with = Ruil { $good }
egypt-deal = Een transactie in een haven
egypt-deal-at = Transactie in { $place }
egypt-deal-taken = tot nu toe { $n } genomen
egypt-deal-have = je hebt { $n } { $good }
egypt-corner = Hoek van de bouwplaats
egypt-blocks-of = { $laid } blokken gelegd, nog { $left }
egypt-road = Straat
egypt-ship = Schip
egypt-road-or-ship = Straat of schip
egypt-move-ship = Schip verplaatsen
egypt-move-ship-hint = Tik op een eigen schip met een open eind.
egypt-legend-start = startkruispunt
egypt-legend-site = bouwplaats
egypt-effect-blessed = { $who } heeft de Zegen
egypt-effect-cursed = Vervloekt: { $who }
egypt-effect-nobody = niemand is vervloekt
egypt-effect-gain = { $n ->
        [0] je punten blijven gelijk
       *[other] { $n } punten voor jou
    }
egypt-effect-toll = 1 goud voor { $who }
egypt-effect-layer = Blok { $n }, in laag { $layer }
egypt-effect-deal = dan { $count } { $good } voor een kaart naar keuze, zo vaak je kunt
egypt-effect-last = Dit is het laatste blok: het spel is voorbij.
board-place-choose_robber_desert = Rover hier
board-place-setup_ship = Schip
board-place-build_ship = Bouw een schip
board-place-place_free_ship = Gratis schip
board-place-move_ship = Verplaats dit schip
board-place-move_ship_to = Schip hier
water-nile = Nijl
water-delta = Nijldelta
water-red_sea = Rode Zee
water-mediterranean = Middellandse Zee
region-southern_gold_mines = Goudmijnen
region-palestine = Palestina
region-sinai_mines = Sinaï
region-coast_road = Kustweg
region-southern_quarries = Steengroeven
region-giza = Gizeh
region-north_sinai = Noord-Sinaï
region-delta_island = Boeto
region-east_bank = Oostoever
region-eastern_delta = Oostelijke delta
region-libyan_desert = Libische Woestijn
region-western_delta = Westelijke delta
region-arabian_desert = Arabische Woestijn
region-west_bank = Westoever
port-rhakotis = Rhakotis
port-buto = Boeto
port-pelusium = Pelusium
port-heliopolis = Heliopolis
port-abydos = Abydos
port-mersa_gawasis = Mersa Gawasis
port-el_arish = El-Arish
port-ashkelon = Asjkelon
port-el_tor = El-Tor
guide-egypt = Graan en wol groeien op de oevers, steen en goud liggen in het zuiden. Ceders staan alleen in Palestina, erts ligt alleen in de Sinaï: daarvoor heb je straten, schepen of handel nodig.
    .title = Het geschenk van de Nijl
guide-banks = Zet een dorp op een oplichtende hoek, aan de oever van de Nijl of de delta. Iedereen zet er drie; het derde levert goederen op.
    .title = Aan de oever
guide-bank-road = Leg er een straat naast. Later mogen schepen verdergaan vanaf straten en straten vanaf schepen, zonder gebouw waar ze wisselen.
    .title = De eerste straat
guide-ships = Een schip kost hout en wol en ligt op het water of langs een oever. Kies hier het schip: de plekken lichten op.
    .title = Schepen
guide-routes = Straten en schepen van alle spelers vormen samen de handelsroutes. Hier staat welke havens en bouwplaatsgebouwen van anderen je bereikt. Gebruik kost tol voor de eigenaar: 1 goud.
    .title = Handelsroutes
guide-pyramid = Hier wordt de Grote Piramide gebouwd, zodra iemand een gebouw heeft op een violette hoek van de bouwplaats. Elke zeven voegt dan een zwart blok van de farao toe.
    .title = De Grote Piramide
guide-blessing = De meeste blokken: de Zegen, 3 punten. De minste: een Vloek, 2 punten minder. Beide verhuizen zodra de aantallen veranderen.
    .title = Zegen en Vloek
guide-three-ends = Het spel eindigt als iemand in de eigen beurt genoeg punten heeft, als de farao zijn laatste blok heeft gelegd, of als de piramide voltooid is. In de laatste twee gevallen winnen de meeste punten.
    .title = Drie manieren om te eindigen
guide-deal = Je hebt de tol betaald. Neem kaarten zo vaak je de ruilvoet kunt betalen, en sluit dan de transactie.
    .title = In de haven van een ander
item-blessing = Zegen
item-curse = Vloek
example-curse = A, B, C en D leggen blokken, in elke regel één. De Zegen gaat naar wie meer blokken heeft dan de houder; de Vloek ligt op allen die er het minst hebben, maar nooit op de gezegende.
example-pharaoh-built = Ada's dorp op een hoek van de bouwplaats opent die voorgoed. Bo gooit een zeven: voordat handen worden gehalveerd en de rover wordt verzet, legt de farao zijn eerste blok. Niemand heeft al de zegen of de vloek: zwarte blokken tellen voor niemand.
    .title = De farao legt een blok
example-blessed = Ada heeft een dorp aan de bouwplaats en bouwt daardoor: 1 erts en 1 baksteen, geen goud. Het is het eerste blok van een speler, dus krijgt Ada de zegen, 3 punten, en iedereen met de minste blokken, hier alle anderen met nul, is vervloekt: 2 punten minder.
    .title = Het eerste blok van een speler
example-paid-host = Dan heeft geen gebouw aan de bouwplaats, maar straten en schepen van welke kleur ook leiden van een gebouw van Dan naar dat van Ada. Dus is Ada de gastheer en krijgt 1 goudstuk; de eigenaars van de stukken onderweg krijgen niets. Met één blok heeft Dan niet meer de minste en is die de vloek kwijt.
    .title = Een blok via het gebouw van een ander
