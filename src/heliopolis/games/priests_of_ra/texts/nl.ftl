### Priests of Ra: de teksten van het spel in het Nederlands.
### In en.ftl, nl.ftl en de.ftl staan dezelfde teksten, attributen en variabelen.

## Over het spel

game-summary = Priests of Ra is een veilingspel over vijftien eeuwen in het oude Egypte: met een handvol zonnen bied je op kaartjes die meestal twee dingen kunnen betekenen, en je priesters draaien ze om in jouw voordeel.
game-goal = Drie tijdperken lang trek je kaartjes, lok je biedrondes uit en betaal je met je zonnen voor wat je wint. Elk tijdperk sluit af met een puntentelling: sommige dingen leveren elke keer roempunten op, andere, zoals je trappenpiramide en je ankhs, pas na het derde tijdperk. Wie dan de meeste roempunten heeft, wint.

## Regels: voorbereiding

PR-1 = Voorbereiding
PR-1-1 = Twee tot vijf spelers zitten in een kring. Er wordt met de klok mee gespeeld: je linkerbuur is de speler die na jou komt.
PR-1-2 = Alle 174 kaartjes gaan in de buidel en worden gemengd: 30 Ra, 30 boer/krijger, 30 handelaar/schrijver, 15 graanschuur/vesting, 15 markt/bibliotheek, 7 grafkamers rood/blauw, 7 grafkamers geel/groen, 15 piramides, 15 priesters en 10 pest. Staan hier twee namen of kleuren, dan toont het kaartje op elke zijde een ervan. Piramides, priesters en pest zijn aan beide zijden gelijk, en een Ra-kaartje is altijd gewoon Ra.
PR-1-3 = Elke speler begint met een lege etalage en met 10 roempunten (kortweg punten): twee stenen tafels van 5, die verdekt liggen. De 20 ankhs liggen klaar in de voorraad.
PR-1-4 = Zon 1 ligt open in het midden van het speelbord. De zonnen die nodig zijn, vormen groepen, één per speler, hier op volgorde vanaf groep 1: met 2 spelers 9-6-5-2 en 8-7-4-3; met 3 spelers 13-8-5-2, 12-9-6-3 en 11-10-7-4; met 4 spelers 13-6-2, 12-7-3, 11-8-4 en 10-9-5; met 5 spelers 16-7-2, 15-8-3, 14-9-4, 13-10-5 en 12-11-6. Het toeval bepaalt wie welke groep krijgt; je legt je zonnen open voor je neer, en alle andere zonnen doen niet mee. Aan een tafel kan ook vooraf vastliggen wie welke groep krijgt.
PR-1-5 = Op het speelbord zijn twee rijen, die allebei leeg beginnen: de Ra-rij met 10 velden en de aanbod-rij met 8. Met minder dan vijf spelers blijven de eerste velden van de Ra-rij altijd ongebruikt: met 2 spelers de eerste vier, met 3 de eerste twee, met 4 het eerste. Nog niemand heeft de Ra-figuur, en het eerste van de drie tijdperken begint.
PR-1-6 = De speler met de hoogste zon is als eerste aan de beurt. Dat is altijd degene die groep 1 heeft (zie PR-1.4).

## Regels: de beurten

PR-2 = De beurten
PR-2-1 = De beurt gaat met de klok mee. Zodra geen van je zonnen meer open ligt, word je de rest van het tijdperk overgeslagen: je krijgt geen beurten en kunt niet bieden.
PR-2-2 = In je beurt doe je precies één van twee dingen: een kaartje trekken (zie PR-3) of Ra aanroepen (zie PR-4). Een derde actie is er niet, en je kunt je beurt niet voorbij laten gaan.
PR-2-3 = Zijn alle 8 velden van de aanbod-rij bezet, dan mag je niet trekken: je moet Ra aanroepen. Omdat er niets te kiezen valt, doet de tafel dat voor je. Er wordt dus nooit een kaartje getrokken terwijl de rij vol is.
PR-2-4 = Zolang er een veld van de aanbod-rij vrij is, kies je zelf of je trekt of Ra aanroept. Je mag Ra zelfs aanroepen als de rij leeg is; de biedronde gaat dan alleen om de zon in het midden.

## Regels: een kaartje trekken

PR-3 = Een kaartje trekken
PR-3-1 = Je trekt blind één kaartje uit de buidel; elk kaartje dat er nog in zit, heeft evenveel kans. Iedereen krijgt het te zien.
PR-3-2 = Een Ra-kaartje gaat naar het eerste vrije veld van de Ra-rij dat meedoet (zie PR-1.5). Komt het op het laatste veld, dan is het tijdperk op slag voorbij, zonder biedronde (zie PR-6.1): met 2 spelers is dat het 6e Ra-kaartje van een tijdperk, met 3 het 8e, met 4 het 9e en met 5 het 10e. Na elk ander Ra-kaartje neem je de Ra-figuur en begint er meteen een biedronde (zie PR-5).
PR-3-3 = Heeft het kaartje twee verschillende zijden, dan bekijk je ze allebei en kies je welke boven komt. Zo leg je het op het eerste vrije veld van de aanbod-rij; op welk veld het daar ligt, maakt niets uit. Daarmee is je beurt voorbij.
PR-3-4 = Bij een piramide, een priester of een pestkaartje valt er niets te kiezen: het gaat naar het eerste vrije veld van de aanbod-rij, en je beurt is voorbij.

## Regels: Ra aanroepen

PR-4 = Ra aanroepen
PR-4-1 = Roep je Ra aan, dan neem je de Ra-figuur en begint er meteen een biedronde (zie PR-5). Had je ook een kaartje kunnen trekken, dan heb je Ra vrijwillig aangeroepen; was de aanbod-rij vol, dan moest het. Dat verschil telt in PR-5.4 en PR-5.5.

## Regels: de biedronde

PR-5 = De biedronde
PR-5-1 = Alle kaartjes van de aanbod-rij en de zon in het midden worden samen geveild, als één pakket. Ligt er geen kaartje op de rij, dan bestaat het pakket alleen uit de zon.
PR-5-2 = Wie de Ra-figuur heeft genomen, is de Ra-speler. Het bieden gaat maar één keer rond: het begint bij de linkerbuur van de Ra-speler, gaat met de klok mee en eindigt bij de Ra-speler. Iedereen krijgt precies één kans om te bieden of te passen; wie geen open zon heeft, wordt overgeslagen.
PR-5-3 = Een bod is een van je eigen open zonnen en is voor iedereen te zien. Het moet hoger zijn dan het hoogste bod tot dan toe; heeft nog niemand geboden, dan is elke zon goed. Er zijn geen twee gelijke zonnen, dus ook geen gelijke biedingen. Is geen van je open zonnen hoog genoeg, dan past de tafel voor je.
PR-5-4 = Ben je de Ra-speler en heeft niemand anders geboden, dan hangt het ervan af hoe de biedronde is ontstaan. Heb je Ra vrijwillig aangeroepen, dan moet je een van je open zonnen bieden, welke je maar wilt; heb je er maar één, dan biedt de tafel die voor je. Heb je een Ra-kaartje getrokken of moest je Ra aanroepen omdat de rij vol was, dan mag je passen. Heeft iemand anders wel geboden, dan mag je altijd overbieden of passen.
PR-5-5 = Biedt niemand, dan verandert geen enkele zon van plaats: ook de zon in het midden blijft liggen. Na een Ra-kaartje blijven de kaartjes op de aanbod-rij; ging het om een volle rij, dan gaan de 8 kaartjes uit het spel. Na vrijwillig aanroepen is er altijd een bod (zie PR-5.4).
PR-5-6 = Wie het hoogst heeft geboden, wint het pakket. De winnaar verplaatst alle kaartjes van de aanbod-rij naar de eigen etalage, met dezelfde zijde boven: onderweg omdraaien mag niet. De zon uit het midden komt er verdekt bij en is dit tijdperk niet meer te gebruiken; de geboden zon komt open in het midden te liggen. Daarna volgen de priesters van het pakket (zie PR-5.7). Wie overboden is, houdt de eigen zon, en die blijft open liggen.
PR-5-7 = Voor elke priester in het pakket dat je net hebt gewonnen, mag je één kaartje in je etalage omdraaien, uit dit pakket of van eerder; vanaf dan telt de andere zijde. Beslis meteen: wat je nu niet omdraait, haal je later niet meer in, en priesters uit eerdere pakketten helpen daar niet bij. De priesters blijven in je etalage en tellen mee bij de puntentelling. Zijn alle priesters gebruikt of is er geen kaartje meer dat je kunt omdraaien, dan gaat de tafel vanzelf verder.
PR-5-8 = Alleen kaartjes met twee verschillende zijden kun je omdraaien: beroepen, gebouwen en grafkamers. Een kaartje dat door een priester van dit pakket is omgedraaid, kan een andere priester van hetzelfde pakket niet terugdraaien.
PR-5-9 = Heeft na de biedronde niemand meer een open zon, dan is het tijdperk voorbij (zie PR-6.1). Anders is de eerste speler met een open zon aan de beurt, met de klok mee geteld vanaf de linkerbuur van de Ra-speler; wie het pakket won, doet er niet toe. Heeft verder niemand een open zon, dan is de Ra-speler zelf weer aan de beurt.
PR-5-10 = Ben jij de enige die nog open zonnen heeft, dan speel je alleen verder, beurt na beurt en met dezelfde regels: na een Ra-kaartje mag je bieden of passen, na vrijwillig aanroepen moet je bieden, en bij een volle rij mag je bieden, of passen en de 8 kaartjes verliezen. Zo gaat het door tot je al je zonnen hebt gebruikt of de Ra-rij vol is.

## Regels: het einde van een tijdperk

PR-6 = Het einde van een tijdperk
PR-6-1 = Een tijdperk kan op twee manieren eindigen. Ofwel wordt de laatste open zon van alle spelers samen gebruikt: die biedronde wordt nog afgemaakt, met priesters en al. Ofwel vult een Ra-kaartje het laatste veld van de Ra-rij: dan is het tijdperk meteen voorbij, zonder biedronde, en blijven ongebruikte zonnen open bij hun eigenaars liggen.
PR-6-2 = Alle kaartjes van de Ra-rij en van de aanbod-rij gaan uit het spel. Wat nog op de aanbod-rij ligt wanneer de Ra-rij vol raakt, is dus verloren; waren de zonnen op, dan is de aanbod-rij toch al leeg. De zon in het midden blijft liggen.
PR-6-3 = Daarna volgt de puntentelling: PR-7.1 tot en met PR-7.6 na elk tijdperk, en na het derde tijdperk ook PR-7.7 tot en met PR-7.11; PR-7.12 sluit elke puntentelling af. Er valt voor niemand iets te beslissen, dus de tafel doet alles zelf.
PR-6-4 = Na de puntentelling van het eerste en van het tweede tijdperk gaan alle boeren, krijgers, handelaars, schrijvers en priesters in de etalages uit het spel. Gebouwen, piramides, grafkamers, pest en ankhs blijven bij hun eigenaars.
PR-6-5 = Daarna worden, ook weer alleen na het eerste en het tweede tijdperk, alle verdekte zonnen omgedraaid, zodat ze weer open liggen. Iedereen kan weer evenveel zonnen gebruiken als aan het begin: vier met 2 of 3 spelers, drie met 4 of 5. Hun waarden zijn vaak wel veranderd.
PR-6-6 = Wie nu de hoogste zon heeft, begint het nieuwe tijdperk; het maakt niet uit of die zon eerst open of verdekt lag. De zon in het midden is van niemand en telt niet mee.
PR-6-7 = Na de puntentelling van het derde tijdperk is het spel afgelopen (zie PR-8). PR-6.4 tot en met PR-6.6 vervallen dan: etalages en zonnen blijven liggen zoals ze bij de puntentelling lagen, op een pestkaartje na dat volgens PR-7.5 is weggegaan.

## Regels: de puntentelling

PR-7 = De puntentelling
PR-7-1 = Beroepen: boeren, krijgers, handelaars en schrijvers worden elk apart geteld. Per beroep krijg je 5 punten als je er minstens 2 kaartjes van hebt en niemand er meer heeft. Bij een gelijke stand krijgt ieder van de betrokken spelers de volle 5 punten.
PR-7-2 = Ankhs: heb je van elk van de vier beroepen minstens één kaartje, dan neem je 2 ankhs; bij precies drie beroepen neem je er 1. Punten leveren ze nog niet op (zie PR-7.10). Je houdt er nooit meer dan 4; wat je te veel zou krijgen, blijft in de voorraad.
PR-7-3 = Gebouwen: elke twee kaartjes in je etalage met hetzelfde type gebouw vormen samen één compleet gebouw; een kaartje dat overblijft, telt niet. Elk compleet gebouw levert 2 punten op. Heb je complete gebouwen van precies drie types, dan krijg je 5 punten extra; heb je ze van alle vier de types, dan 10 extra. Gebouwen blijven in je etalage en tellen in elk tijdperk opnieuw, tenzij je er kaartjes van omdraait.
PR-7-4 = Priesters: elke priester in je etalage levert 2 punten op.
PR-7-5 = Priesters tegen de pest: heb je 3 of meer priesters en minstens één pestkaartje, dan gaat er precies één pestkaartje uit het spel voordat de pest wordt geteld, hoeveel priesters je ook hebt. Omdat dat nooit nadelig kan zijn, doet de tafel het voor je. Op een andere manier raak je de pest niet kwijt.
PR-7-6 = Pest: de pestkaartjes die je nog in je etalage hebt, kosten punten: 1 kaartje kost 1 punt; 2 kaartjes kosten er 3; 3 kaartjes kosten er 6; 4 kaartjes kosten er 10; 5 kaartjes kosten er 15; 6 of meer kosten er 20. De kaartjes blijven liggen en kosten bij de volgende puntentelling opnieuw punten.
PR-7-7 = Trappenpiramide, alleen na het derde tijdperk: tel je piramides en je grafkamers van alle kleuren bij elkaar op. Met 3 tot en met 5 van die kaartjes heb je een trappenpiramide van twee verdiepingen, goed voor 5 punten; met 6 tot en met 9 kaartjes zijn het drie verdiepingen en 10 punten; met 10 of meer zijn het er minstens vier, goed voor 20 punten. Minder dan 3 kaartjes leveren niets op, en iedereen heeft maar één trappenpiramide.
PR-7-8 = De onderste verdieping van een trappenpiramide telt twee of meer kaartjes, en elke volgende precies één kaartje minder dan die eronder. Bovenaan hoeft niet één kaartje alleen te liggen: 3 kaartjes met 2 erboven zijn ook twee verdiepingen. Omdat je je kaartjes altijd mag herschikken, telt alleen hoeveel je er hebt: voor twee verdiepingen zijn 3 kaartjes nodig, voor drie 6 en voor vier 10. De tafel telt ze; je hoeft zelf niets te schikken.
PR-7-9 = Grafkamers, alleen na het derde tijdperk: 3 grafkamers van één kleur leveren 5 punten op, 4 of meer 10; het gaat om de zijde die boven ligt. Gewoonlijk telt alleen je beste kleur; speelt de tafel met de optie dat elke kleur telt, dan telt elke kleur apart. Waar een grafkamer in je etalage ligt, maakt hier niet uit, en al je grafkamers tellen ook mee voor je trappenpiramide (zie PR-7.7).
PR-7-10 = Ankhs, alleen na het derde tijdperk: 2 ankhs leveren 5 punten op, 3 ankhs 10 en 4 ankhs 20; minder dan 2 leveren niets op. Ankhs die je in deze zelfde puntentelling hebt genomen, tellen mee.
PR-7-11 = Zonnen, alleen na het derde tijdperk: tel al je zonnen bij elkaar op, open en verdekt; de zon in het midden telt voor niemand. Iedereen met de hoogste som krijgt 5 punten en iedereen met de laagste som verliest er 5. Zijn alle sommen gelijk, dan gebeurt er niets.
PR-7-12 = Aan het slot van elke puntentelling wordt eerst alles opgeteld wat je daarin hebt gewonnen en verloren; pas dat saldo komt bij je punten of gaat ervan af. Je totaal zakt nooit onder 0.

## Regels: het einde van het spel, en wat geheim is

PR-8 = Het einde van het spel, en wat geheim is
PR-8-1 = De speler met de meeste punten wint. Bij een gelijke stand wint wie van hen de hoogste afzonderlijke zon heeft, open of verdekt; de zon in het midden is van niemand. Geen twee zonnen zijn gelijk, dus er is altijd precies één winnaar. De andere plaatsen worden op dezelfde manier bepaald.
PR-8-2 = De punten liggen verdekt: je ziet je eigen totaal, maar niet dat van de anderen. Speelt de tafel met de optie van open punten, dan ziet iedereen alle totalen. Aan het einde van het spel worden alle totalen getoond.
PR-8-3 = Al het andere is voor iedereen te zien: de etalages, de ankhs, alle zonnen met hun waarden (ook de verdekte), beide rijen, de zon in het midden, de kaartjes die uit het spel zijn, alle biedingen, en wat elke puntentelling wie heeft opgeleverd. Je kunt dus altijd nagaan hoeveel kaartjes van elke soort nog in de buidel zitten, en met een goed geheugen ook hoeveel punten de anderen hebben.
PR-8-4 = Niemand kan weten welk kaartje er als volgende wordt getrokken.

## Regels: de voorraden

PR-9 = De voorraden
PR-9-1 = De buidel kan nooit leeg zijn als er een kaartje getrokken moet worden. Aan het begin zitten er 30 Ra-kaartjes in, en het spel eindigt uiterlijk met het 18e getrokken Ra-kaartje met 2 spelers, het 24e met 3, het 27e met 4 en het 30e met 5. Telkens wanneer er getrokken wordt, zit er dus nog minstens één Ra-kaartje in.
PR-9-2 = De ankhs kunnen nooit opraken: het zijn er 20, en zelfs vijf spelers houden er elk niet meer dan 4.
PR-9-3 = Stenen tafels zijn alleen het wisselgeld voor je punten. Mochten er niet genoeg zijn, dan worden je punten toch gewoon doorgeteld: een bovengrens is er niet.
PR-9-4 = Aan elk spel komt een einde: er gaat niets terug in de buidel, dus telkens als er getrokken wordt, raakt hij leger; elke biedronde na vrijwillig aanroepen kost een zon; en elke biedronde om een volle rij haalt daar alle 8 kaartjes af.

## Uitspraken: wat we besloten waar het regelboek zwijgt, en waarom

PR-R2 = Elke twee kaartjes van één type vormen een gebouw, welke helften of tinten er ook op staan.
    .why = Het regelboek noemt kleur en type; de 15 kaartjes per soort, een oneven aantal, en de hoogte van de bonussen passen alleen bij één kleur per type.
PR-R3 = Grafkamers hebben vier kleuren, twee op elk van de twee soorten kaartjes.
    .why = Er zijn twee soorten van zeven kaartjes met twee verschillende zijden, net als bij beroepen en gebouwen; welke kleuren gedrukt zijn, weten we niet.
PR-R4 = Vier grafkamers van één kleur en drie van een andere tellen één keer, voor de beste kleur.
    .why = De beloning is beschreven als die ene voor piramide en ankhs; wie het per kleur leest, kan dat kiezen.
PR-R5 = Grafkamers tellen per kleur waar ze ook liggen, in de trappenpiramide of niet.
    .why = Het regelboek vraagt wat je bezit, en je mag je kaartjes toch naar believen herschikken.
PR-R6 = Een trappenpiramide hoeft niet in één kaartje te eindigen.
    .why = De punten gelden voor een aantal kaartjes van 3 tot en met 5 en van 6 tot en met 9.
PR-R7 = Ra mag worden aangeroepen als de rij leeg is; dan gaat het alleen om de zon in het midden.
    .why = Het regelboek zegt wat de winnaar van een biedronde zonder kaartjes krijgt: alleen de zon.
PR-R8 = Zonnen die overboden zijn, blijven open bij hun eigenaars.
    .why = Alleen de winnaar ruilt een zon.
PR-R9 = Niemand biedt zonder open zon, en niemand biedt twee keer in één biedronde.
    .why = Het bieden gaat één keer rond, en een gebruikte zon rust tot het volgende tijdperk.
PR-R10 = De laatste speler met zonnen speelt alleen verder, en mag een volle rij laten gaan.
    .why = Het tijdperk duurt tot de laatste zon gebruikt is of de Ra-rij vol is, en de regels voor passen veranderen niet.
PR-R12 = De winnaar neemt eerst de kaartjes en de zon en gebruikt daarna de priesters.
    .why = Het regelboek vertelt eerst van de priesters, maar van de volgorde hangt niets af.
PR-R13 = Twee priesters van één pakket kunnen niet hetzelfde kaartje twee keer omdraaien, en een kaartje met gelijke zijden kan niet worden omgedraaid.
    .why = Allebei zou het hetzelfde zijn als niet omdraaien.
PR-R14 = Een priester draait meteen een kaartje om, of nooit.
    .why = Het regelboek laat alleen de zojuist gewonnen priesters iets doen, en alleen meteen.
PR-R15 = Drie of meer priesters verdrijven precies één pestkaartje, zonder dat het gevraagd wordt.
    .why = De pest houden kan nooit helpen, en het regelboek spreekt van één kaartje, niet van een per drie priesters.
PR-R16 = Gebouwen, piramides, grafkamers en pest blijven van tijdperk tot tijdperk liggen.
    .why = Het regelboek neemt alleen beroepen en priesters weg.
PR-R17 = De ondergrens van nul geldt voor het saldo van een hele puntentelling, niet voor elk verlies daarin.
    .why = Het regelboek telt eerst wat een etalage oplevert, en pas dan worden tafels gepakt of ingeleverd.
PR-R18 = Het aantal stenen tafels is geen grens voor de punten.
    .why = Tafels zijn wisselgeld, en vijf spelers kunnen er meer winnen dan de doos bevat.
PR-R19 = Een vijfde ankh wordt niet genomen.
    .why = Hij zou niets waard zijn, en zo is de voorraad altijd genoeg.
PR-R20 = Ankhs uit de laatste puntentelling tellen daarin mee.
    .why = Beroepen tellen in alle drie de tijdperken, en ankhs na het laatste.
PR-R21 = Aan het eind tellen al je zonnen, open of verdekt, maar niet die in het midden.
    .why = De zon in het midden is van niemand.
PR-R22 = Zijn alle sommen van zonnen gelijk, dan wint of verliest niemand er punten mee.
    .why = Iedereen zou de hoogste en de laagste som tegelijk hebben.
PR-R23 = Wie de hoogste zon heeft, begint een tijdperk, waar die zon eerst ook lag.
    .why = Alle zonnen worden opengelegd voordat de vraag komt wie begint.
PR-R24 = Na een biedronde gaat het verder links van de Ra-speler, niet van de winnaar.
    .why = De biedronde was de beurt van de Ra-speler.
PR-R25 = Je kiest de zijde van een getrokken kaartje nadat je ze allebei hebt gezien.
    .why = In het regelboek wordt eerst getrokken en dan beslist.
PR-R26 = Verdekte zonnen zijn niet geheim, puntentotalen wel.
    .why = Verdekt betekent alleen dat een zon gebruikt is, en iedereen heeft elke ruil gezien; over punten zegt het regelboek dat je je eigen punten mag bekijken.
PR-R27 = Iedereen mag weten wat er nog in de buidel zit, maar niet wat er nu komt.
    .why = Elk getrokken kaartje is gezien, en het regelboek drukt af hoeveel er zijn.
PR-R28 = Het toeval verdeelt de groepen zonnen.
    .why = Het regelboek laat het aan het toeval over; een tafel kan het ook vooraf vastleggen.
PR-R29 = Trekt de laatste speler met zonnen het laatste Ra-kaartje, dan eindigt het tijdperk, blijven de zonnen ongebruikt en gaat de rij verloren.
    .why = Een volle Ra-rij beëindigt een tijdperk meteen, wie haar ook vult.

## Namen: zijden van kaartjes

face-farmer = boer
face-warrior = krijger
face-trader = handelaar
face-scribe = schrijver
face-granary = graanschuur
face-fortress = vesting
face-market = markt
face-library = bibliotheek
face-burial_a = grafkamer (rood)
face-burial_b = grafkamer (blauw)
face-burial_c = grafkamer (geel)
face-burial_d = grafkamer (groen)
face-pyramid = piramide
face-priest = priester
face-plague = pest

## Namen: zijden van kaartjes, afgekort voor een smalle terminal


## Namen: soorten kaartjes

kind-ra = Ra
kind-farmer_warrior = boer/krijger
kind-trader_scribe = handelaar/schrijver
kind-burial_ab = grafkamer (rood/blauw)
kind-burial_cd = grafkamer (geel/groen)
kind-priest = priester
kind-granary_fortress = graanschuur/vesting
kind-market_library = markt/bibliotheek
kind-pyramid = piramide
kind-plague = pest

## Namen: tijdperken

epoch-old_kingdom = Het oude rijk (2665–2155 v.Chr.)
epoch-middle_kingdom = Het middelste rijk (2130–1650 v.Chr.)
epoch-new_kingdom = Het nieuwe rijk (1555–1080 v.Chr.)

## Namen: waarom er een biedronde is

reason-none = geen biedronde
reason-ra_tile = Ra-kaartje getrokken
reason-voluntary = vrijwillig aangeroepen
reason-row_full = aanbod-rij vol

## Namen: waardoor een tijdperk eindigde

cause-none = nog niet voorbij
cause-suns_exhausted = alle zonnen zijn gebruikt
cause-ra_row_full = de Ra-rij is vol

## Namen: onderdelen van een puntentelling

item-professions = beroepen
item-buildings = gebouwen
item-priests = priesters
item-plague = pest
item-step_pyramid = trappenpiramide
item-burial_chambers = grafkamers
item-ankhs = ankhs
item-suns = som van de zonnen

## Berichten voor het logboek

log-suns-dealt = { $seat } krijgt zonnengroep { $group }.
    .you = Je krijgt zonnengroep { $group }.
    .rule = PR-1.4
log-epoch-started = Een nieuw tijdperk: { $epoch }. { $seat } begint.
    .you = Een nieuw tijdperk: { $epoch }. Je begint.
    .rule = PR-6.6
log-drew = { $seat } trekt een kaartje: { $tile }.
    .you = Je trekt een kaartje: { $tile }.
    .rule = PR-3.1
log-placed = { $seat } legt op de aanbod-rij: { $face }.
    .you = Je legt op de aanbod-rij: { $face }.
    .rule = PR-3.3
log-invoked = { $seat } neemt de Ra-figuur en er begint een biedronde ({ $reason }).
    .you = Je neemt de Ra-figuur en er begint een biedronde ({ $reason }).
    .rule = PR-4.1
log-bade = { $seat } biedt zon { $sun }.
    .you = Je biedt zon { $sun }.
    .rule = PR-5.3
log-had-to-bid = { $seat } moet bieden en heeft maar één open zon: { $sun }.
    .you = Je moet bieden en hebt maar één open zon: { $sun }.
    .rule = PR-5.4
log-passed = { $seat } past.
    .you = Je past.
    .rule = PR-5.2
log-could-not-outbid = { $seat } heeft geen open zon boven { $sun } en past.
    .you = Je hebt geen open zon boven { $sun } en past.
    .rule = PR-5.3
log-won = { $seat } wint het pakket met zon { $sun } en neemt zon { $centre } uit het midden.
    .you = Je wint het pakket met zon { $sun } en neemt zon { $centre } uit het midden.
    .rule = PR-5.6
log-won-tile = { $seat } krijgt: { $face }.
    .you = Je krijgt: { $face }.
log-nobody-bade = Niemand biedt ({ $reason }).
    .rule = PR-5.5
log-row-discarded =
    { $tiles ->
        [one] Eén kaartje gaat van de aanbod-rij uit het spel.
       *[other] { $tiles } kaartjes gaan van de aanbod-rij uit het spel.
    }
    .rule = PR-5.5
log-flipped = { $seat } draait een kaartje om: { $face } wordt { $into }.
    .you = Je draait een kaartje om: { $face } wordt { $into }.
    .rule = PR-5.7
log-stopped-flipping =
    { $lost ->
        [one] { $seat } laat één priester ongebruikt.
       *[other] { $seat } laat { $lost } priesters ongebruikt.
    }
    .you =
        { $lost ->
            [one] Je laat één priester ongebruikt.
           *[other] Je laat { $lost } priesters ongebruikt.
        }
    .rule = PR-5.7
log-nothing-to-flip =
    { $lost ->
        [one] { $seat } kan geen kaartje meer omdraaien: één priester blijft ongebruikt.
       *[other] { $seat } kan geen kaartje meer omdraaien: { $lost } priesters blijven ongebruikt.
    }
    .you =
        { $lost ->
            [one] Je kunt geen kaartje meer omdraaien: één priester blijft ongebruikt.
           *[other] Je kunt geen kaartje meer omdraaien: { $lost } priesters blijven ongebruikt.
        }
    .rule = PR-5.8
log-epoch-ended = Het tijdperk is voorbij: { $epoch }. Reden: { $cause }.
    .rule = PR-6.1
log-scored = { $seat }: { $item } { $points }
log-scored-majority = { $seat }: de meeste van een beroep ({ $face }) { $points }
    .rule = PR-7.1
log-took-ankhs =
    { $ankhs ->
        [one] { $seat } neemt één ankh.
       *[other] { $seat } neemt { $ankhs } ankhs.
    }
    .you =
        { $ankhs ->
            [one] Je neemt één ankh.
           *[other] Je neemt { $ankhs } ankhs.
        }
    .rule = PR-7.2
log-plague-relieved = { $seat } raakt dankzij de priesters één pestkaartje kwijt.
    .you = Je raakt dankzij de priesters één pestkaartje kwijt.
    .rule = PR-7.5
log-booked = { $seat }: deze puntentelling in totaal { $net }
    .rule = PR-7.12
log-won-game = { $seat } wint het spel!
    .you = Je wint het spel!
    .rule = PR-8.1

## Vragen

prompt-turn = Je bent aan de beurt: trek een kaartje of roep Ra aan.
prompt-place = Je hebt dit kaartje getrokken: { $tile }. Welke zijde komt boven?
prompt-bid-first = Er is nog niet geboden. Bied een van je zonnen, of pas.
prompt-bid-over = { $leader } staat voor met zon { $best }. Bied een hogere zon, of pas.
prompt-bid-must = Je hebt Ra aangeroepen en niemand anders heeft geboden, dus je moet bieden. Welke zon wordt het?
prompt-flip =
    { $flips ->
        [one] Je kunt nog één priester inzetten: draai een kaartje om, of laat het hierbij.
       *[other] Je kunt nog { $flips } priesters inzetten: draai een kaartje om, of laat het hierbij.
    }

## Zetten

move-draw = Een kaartje trekken
move-invoke = Ra aanroepen
move-place = Met deze zijde boven leggen: { $face }
move-bid = Zon { $sun } bieden
move-pass = Passen
move-flip = Omdraaien: { $face }
move-stop = Niets meer omdraaien

## How far the game has come

progress = Tijdperk { $n } van { $of }

## Opties

option-burial_scoring = Bepaalt of aan het einde van het spel alleen de kleur met het beste resultaat punten oplevert voor grafkamers, of elke kleur waarvan je er drie of meer hebt (zie PR-7.9).
    .name = Grafkamers
    .best_color = Alleen de beste kleur
    .each_color = Elke kleur
option-score_visibility = Bepaalt of je tijdens het spel alleen je eigen punten ziet of die van iedereen (zie PR-8.2).
    .name = Punten
    .own_only = Alleen de eigen punten
    .open = Open voor iedereen
option-sun_groups = Bepaalt wie met welke zonnen begint: willekeurig, of volgens één cijfer per plaats, op volgorde, dat de zonnengroep van die plaats aangeeft (zie PR-1.4); elke groep komt één keer voor. Met 3 spelers geeft 231 groep 2 aan de eerste plaats, groep 3 aan de tweede en groep 1 aan de derde.
    .name = Zonnengroepen
    .random = Willekeurig

## Opschriften op het bord

label-epoch = Tijdperk
label-bag = Buidel
label-ra-row = Ra-rij
label-auction-row = Aanbod-rij
label-centre-sun = Zon in het midden
label-suns = Zonnen
label-used = Gebruikt
label-points = Punten
label-ankhs = Ankhs
label-display = Etalage
label-hidden = verborgen
label-empty = leeg
label-bid = Bod
label-priests-left = Priesters over
label-player = Speler

## On the board in the browser

label-board = Het bord
board-ra-row = Ra-rij: { $tiles } van { $spaces } velden bezet. Het laatste beëindigt het tijdperk.
board-row =
    { $n ->
        [one] Aanbod-rij, één kaartje: { $tiles }
       *[other] Aanbod-rij, { $n } kaartjes: { $tiles }
    }
board-row-empty = Aanbod-rij: leeg
board-centre = Zon in het midden: { $sun }
board-bag = Trek een kaartje uit de buidel: nog { $n }
board-ra-figure = Ra-figuur: roep Ra aan
board-ra-held = Ra-figuur, bij { $player }: roep Ra aan
board-stack = { $face }: { $n }
board-stack-leads = { $face }: { $n }, de meeste van allen
board-pyramid =
    { $n ->
        [one] Trappenpiramide van één kaartje
       *[other] Trappenpiramide van { $n } kaartjes
    }
board-priests-plague = priesters en pest
board-sun-up = Zon { $sun }, open
board-sun-down = Zon { $sun }, verdekt
board-bids = biedt { $sun }
board-passed = gepast
board-why-auction = Er loopt een biedronde: bied of pas.
board-why-no-auction = Er loopt geen biedronde: trek een kaartje of roep Ra aan.
board-why-low = Zon { $sun } is lager dan de { $best } die { $who } heeft geboden.
board-ankhs =
    { $n ->
        [one] één ankh
       *[other] { $n } ankhs
    }
board-points =
    { $n ->
        [one] één punt
       *[other] { $n } punten
    }
board-called =
    { $n ->
        [0] { $who } roept een biedronde uit om alleen de zon in het midden.
        [one] { $who } roept een biedronde uit om één kaartje.
       *[other] { $who } roept een biedronde uit om { $n } kaartjes.
    }
board-ended = { board-points }; { $cause }
board-points-hidden = punten verdekt
board-worth = Puntentelling nu
board-lot-worth = Dit pakket
board-later = { $points } aan het einde
board-worth-to-you = Waard voor jou:
board-you-give = Je geeft
board-you-get = Je krijgt
board-for-auction = In de biedronde:
board-invoke-duty = Als niemand anders biedt, moet jij bieden (PR-5.4).
board-flip = { $face } wordt { $into }
board-bag-title = In de buidel
board-bag-count =
    { $n ->
        [one] één kaartje
       *[other] { $n } kaartjes
    }
board-bag-chance = volgend kaartje: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
board-lot-title = Wat dit pakket waard zou zijn

## The guided first game

guide-turn = In je beurt doe je één van twee dingen: een kaartje uit de buidel trekken, of Ra aanroepen en zo een biedronde beginnen. Alles wat nu mag, licht op. Tik op de buidel om te trekken.
    .title = Jij bent aan de beurt
guide-row = Getrokken kaartjes verzamelen zich hier, tot ze samen als één pakket worden geveild. Er passen er acht; is de rij vol, dan moet Ra worden aangeroepen.
    .title = De aanbod-rij
guide-place = De meeste kaartjes hebben twee zijden. Jij kiest welke boven ligt: bij elke zijde staat wat het pakket dan voor elke speler waard is.
    .title = Twee zijden
guide-suns = Je biedt met een van je zonnen, elk met een getal. Er is maar één ronde: bied meer dan de vorige, of pas. De zon waarmee je wint, ben je dit tijdperk kwijt.
    .title = Je zonnen
guide-centre = Wie wint, neemt ook deze zon, verdekt voor het volgende tijdperk, en laat de geboden zon hier achter. Hoge zonnen zijn ook verdekt iets waard.
    .title = De zon in het midden
guide-ra-row = Elk Ra-kaartje krijgt een veld op deze weg en begint een biedronde. Het kaartje op het laatste veld beëindigt het tijdperk meteen; wie dan nog zonnen heeft, heeft te lang gewacht.
    .title = Ra’s weg langs de hemel
guide-invoke = Bevalt de rij je zoals ze is, roep dan Ra aan in plaats van te trekken. Jij hebt het laatste woord in de biedronde, maar als niemand anders biedt, moet jij.
    .title = Ra aanroepen
guide-flip = Elke priester die je net hebt gewonnen, mag één van je kaartjes omdraaien. De oplichtende kunnen om; elke knop zegt wat het verandert.
    .title = Priesters draaien kaartjes om
guide-display = Wat je wint, ligt hier: de meeste van een beroep geven 5 punten, elk paar gebouwen 2, priesters 2, pest kost punten. Piramides en grafkamers tellen na het derde tijdperk. “Puntentelling nu” houdt de som bij.
    .title = Je etalage
guide-epoch = Beroepen en priesters zijn weg; gebouwen, piramides, grafkamers en helaas de pest blijven. Alle zonnen liggen weer open. Na drie tijdperken is het spel uit. Veel geluk!
    .title = Een nieuw tijdperk

## Worked examples in the rulebook

example-title = Voorbeeld { $id }
example-total = in deze puntentelling: { $points }
example-ankhs = krijgt { $ankhs ->
        [one] één ankh
       *[other] { $ankhs } ankhs
    }
example-last = Dit is de puntentelling na het derde tijdperk.
example-A-1 = Vier spelers; speler B trok een Ra-kaartje en heeft de Ra-figuur. Er wordt geboden in de volgorde C, D, A, B: bijvoorbeeld 4, 5, pas, 7. B wint de krijger en zon 1, verdekt; zon 7 ligt nu in het midden, en C is aan de beurt.
example-A-4 = De rij is vol, dus A moet Ra aanroepen. Past B en past A ook, dan gaan alle acht piramides uit het spel, zon 1 blijft in het midden, en B is aan de beurt.
example-A-7 = Vier spelers: het negende Ra-kaartje is net getrokken. Het tijdperk eindigt meteen; pest en priester zijn verloren, en alle zonnen blijven liggen.
example-A-9 = Twee priesters in het pakket: de winnaar mag twee kaartjes omdraaien, bijvoorbeeld de markt uit dit pakket en een rode grafkamer van eerder. Ze worden een bibliotheek en een blauwe kamer.
example-S-2 = A en B hebben evenveel boeren, de meeste: beiden krijgen de volle 5 punten.
example-S-6 = Twee beroepen geven geen ankh, drie geven er één, alle vier twee.
example-S-7 = A heeft één complete graanschuur. B heeft drie types: 6 punten en 5 extra. C heeft vier complete gebouwen van drie types: 8 en 5.
example-S-8 = De drie priesters van A verdrijven één pestkaartje; de twee van B niet.
example-S-9 = Eén pestkaartje kost 1, drie kosten 6, zes of meer kosten 20.
example-S-10 = Vijf kaartjes geven twee verdiepingen; met een grafkamer als zesde heeft B er drie; tien geven er vier.
example-S-11 = Twee en twee geven niets; drie van een kleur 5. C heeft vier rode: 10, en de drie gele tellen alleen als de tafel dat zo speelt.
example-S-12 = Eén ankh is niets waard, drie zijn 10 waard, vier 20.
example-S-14 = A en B hebben allebei 30, het meest: elk 5 punten. C heeft 20, het minst, en verliest er 5.
example-S-17 = Een hele puntentelling van het eerste tijdperk: A gaat van 10 naar 19 punten en neemt een ankh, B gaat van 10 naar 14. De piramides wachten op het derde tijdperk.
