### Amun-Re: de teksten van het spel in het Nederlands.
### In en.ftl, nl.ftl en de.ftl staan dezelfde teksten, attributen en variabelen.

## Over het spel

game-summary = Amun-Re is een spel van bieden, bouwen en offeren in het land van de Nijl: je koopt provincies op de veiling, zet boeren aan het werk, bouwt piramides en offert goud aan de god die bepaalt hoe rijk de oogst wordt.
game-goal = In het Oude Rijk en daarna nog eens in het Nieuwe verwerf je drie provincies, één per ronde, en haal je eruit wat erin zit. Elk rijk sluit af met een puntentelling, waarin vooral piramides punten opleveren, maar ook tempels en bonuskaarten; goud telt pas helemaal aan het eind. De piramides van het Oude Rijk blijven staan en wachten op nieuwe eigenaars, en wie na de tweede puntentelling de meeste punten heeft, wint.

## Regels: de opbouw van het spel

AR-1 = De opbouw van het spel
AR-1-1 = Amun-Re is een spel voor drie tot vijf spelers. Het heeft twee helften, het Oude en het Nieuwe Rijk, van elk drie rondes: zes rondes in totaal.
AR-1-2 = Elke ronde heeft vijf fasen: er worden provincies opengelegd (zie AR-3) en geveild (zie AR-4), dan volgen de acties (zie AR-5), het offer (zie AR-6) en de inkomsten (zie AR-7). Ronde 3 en ronde 6 hebben nog een zesde fase, de puntentelling (zie AR-8).
AR-1-3 = Startspeler is wie de farao heeft. Staat er in deze regels ‘op volgorde’, dan begint de startspeler en volgen de anderen met de klok mee.
AR-1-4 = Je verwerft in elke ronde één provincie, nooit meer en nooit minder. Na de drie rondes van een rijk bezit je er dus drie, en met die drie ga je de puntentelling in.
AR-1-5 = Machtkaarten trek je blind, en je mag er zoveel in je hand houden als je wilt. Een kaart die je speelt of verkoopt, gaat open op de aflegstapel; alleen de twee kaarten voor de veiling blijven eerst nog een tijdje op tafel liggen (zie AR-4.9).
AR-1-6 = Soms is de trekstapel leeg als er een machtkaart moet worden getrokken. Dan wordt de aflegstapel geschud tot een nieuwe trekstapel; dat gebeurt pas als er echt een kaart nodig is, dus alles wat tot dan toe is afgelegd, wordt meegeschud. Is ook de aflegstapel leeg, dan wordt er geen kaart getrokken.
AR-1-7 = Je kunt machtkaarten aan de bank verkopen voor 1 goud per kaart. In principe mag dat op elk moment; de tafel geeft je de gelegenheid waar het ertoe doet: tijdens je hele beurt in de fase van de acties (zie AR-5) en als je goud niet genoeg is voor het bod dat je moet betalen (zie AR-4.11). Ook in je offer (zie AR-6.4) en aan het einde van het spel (zie AR-8.10) kunnen kaarten goud worden, tenzij de opties van de tafel anders bepalen. Telt voor een bod alleen goud mee (zie AR-4.8), dan mag je ook in je beurt in de veiling kaarten verkopen, voordat je biedt.
AR-1-8 = Elke machtkaart hoort bij één fase en mag alleen in die fase worden gespeeld. Van elke soort mag je per fase hooguit één kaart spelen, dus één per ronde, en van elke soort bonuskaart één per puntentelling. Een tweede kaart van dezelfde soort moet wachten, ook als je die in een andere provincie zou willen gebruiken. Verschillende soorten mag je wel in dezelfde fase spelen.
AR-1-9 = Het goud van de bank raakt nooit op, en wisselgeld is geen probleem: je goud is gewoon een heel getal, en elk bedrag kan precies worden betaald. Niemand heeft ooit minder dan 0 goud.
AR-1-10 = Iedereen ziet het bord, alle biedingen, aankopen, betalingen en inkomsten, de punten, wie de farao heeft, welke kaarten op de aflegstapel liggen, hoeveel kaarten de trekstapel en elke hand tellen, en de offers zodra ze zijn onthuld. Geheim zijn de machtkaarten in je hand, de gratis machtkaarten onder een provinciekaart, de volgorde van de trekstapel, en elk offer tot aan de onthulling. Hoeveel goud de anderen hebben, zie je normaal niet; met de optie ‘Goud van de anderen’ kan een tafel al het goud open laten zien. Verborgen of niet: elke beweging van goud is openbaar, dus met een goed geheugen kun je meetellen.
AR-1-11 = Je mag niet met andere spelers ruilen of handelen, en hun niets geven of lenen.

## Regels: voorbereiding

AR-2 = Voorbereiding
AR-2-1 = Elke speler begint met 20 goud, een −3-kaart, drie provinciemarkers, een biedsteen en een telsteen. De telsteen begint op 0 van de puntenlijst.
AR-2-2 = Elke speler neemt ook één machtkaart ‘Bouwmeester’ op de hand. Op dit moment weet iedereen dus wat de anderen hebben.
AR-2-3 = De andere machtkaarten worden geschud en vormen de blinde trekstapel: 36 kaarten met 3 spelers, 35 met 4 en 34 met 5.
AR-2-4 = De 15 provinciekaarten, één voor elke provincie, worden geschud en blind klaargelegd.
AR-2-5 = In de voorraad liggen 15 bouwstenen, 45 boeren en de piramides; of het aantal bouwstenen en boeren een grens stelt, bepaalt de tafel (zie AR-12). Met minder dan vijf spelers gaan de −3-kaarten die niemand nodig heeft, uit het spel.
AR-2-6 = Je −3-kaart blijft het hele spel van jou: je geeft hem nooit uit, na elk offer krijg je hem terug, en je kunt hem in elke ronde gebruiken.
AR-2-7 = Tot het eerste offer staat de Amun-Re-tempel links naast de tempellijst, dus nog op geen van de velden.
AR-2-8 = De eerste startspeler is de oudste speler, als jullie samen om een echte tafel zitten. Hier beslist het toeval; met de optie ‘Eerste startspeler’ kan een tafel in plaats daarvan laten beginnen wie op de eerste plaats zit.

## Regels: fase 1, provincies openleggen

AR-3 = Fase 1: provincies openleggen
AR-3-1 = Er worden evenveel provinciekaarten omgedraaid als er spelers zijn. Elke kaart komt op het bord in de provincie met die naam te liggen; deze provincies worden in deze ronde geveild.
AR-3-2 = De kaarten worden één voor één omgedraaid, en elke provincie krijgt het gratis materiaal dat er staat afgebeeld voordat de volgende kaart wordt omgedraaid: Buto, Dakhla en Edfu elk één gratis machtkaart en Thebes twee; Abydos één gratis bouwsteen en Memphis twee; Dakhla bovendien 12 gratis goud. Gratis machtkaarten komen van de trekstapel en liggen blind; niemand mag ze bekijken voordat de provincie gekocht is. Is de trekstapel leeg, dan wordt hij op dat moment vernieuwd (zie AR-1.6). De bouwstenen komen uit de voorraad, voor zover die strekt (zie AR-12.1), het goud komt van de bank.
AR-3-3 = Een provincie krijgt haar gratis materiaal telkens als ze wordt opengelegd, in het Oude Rijk en opnieuw in het Nieuwe. Piramides en bouwstenen die er al zijn, blijven staan.
AR-3-4 = In Baharya staan twee boeren afgedrukt. Ze gaan nooit weg en werken voor de eigenaar van de provincie.

## Regels: fase 2, de veiling

AR-4 = Fase 2: de veiling
AR-4-1 = Elke provinciekaart heeft negen cijfervelden: 0, 1, 3, 6, 10, 15, 21, 28 en 36 goud. De startspeler kiest een van de opengelegde provinciekaarten en legt de eigen biedsteen daar op een cijferveld naar keuze. De anderen volgen op volgorde, tot iedereen één keer heeft geboden.
AR-4-2 = Op een provinciekaart zonder biedstenen mag je elk cijferveld kiezen. Liggen er al stenen, dan moet je hoger bieden dan de hoogste ervan; hoeveel velden hoger bepaal je zelf, tenzij een ‘Biedblokkade’ er minstens twee eist (zie AR-4.10).
AR-4-3 = Je bent overboden zodra er een hogere steen ligt op de provinciekaart waar jouw steen ligt. Je steen blijft daar liggen tot je aan de beurt bent om hem te verplaatsen.
AR-4-4 = Na het eerste rondje gaat het bieden met de klok mee verder vanaf wie het laatst heeft geboden: aan de beurt is de eerstvolgende speler die op dat moment overboden is, en wie niet overboden is, wordt overgeslagen. Wie aan de beurt is, neemt de eigen steen terug en moet opnieuw bieden. Zodra niemand meer overboden is, is de veiling afgelopen; dan ligt er op elke provinciekaart precies één steen.
AR-4-5 = Ben je overboden, dan mag je niet bieden op de provinciekaart waar je steen nu ligt; je moet naar een andere kaart. De uitzondering is ‘Overbieden in dezelfde provincie’: zolang jouw kaart met die naam geldt, mag je blijven. Naar een provincie die je eerder hebt verlaten, mag je terug zodra je ergens anders hebt geboden.
AR-4-6 = Ben je aan de beurt, dan moet je bieden; passen kan niet. Er is altijd een bod mogelijk: zolang iemand overboden is of nog niet heeft geboden, ligt er op minstens één provinciekaart geen steen, en daar is 0 goud genoeg.
AR-4-7 = De cijfervelden eindigen bij 36 goud, dus wie op 36 ligt, kan niet worden overboden. Omdat de biedingen op een kaart alleen maar stijgen, komt er aan elke veiling een eind: na hooguit negen biedingen per aangeboden provincie.
AR-4-8 = Je mag niet meer bieden dan je kunt betalen: je goud plus 1 goud voor elke machtkaart die je nog in je hand hebt. Met de optie ‘Dekking van een bod’ kan een tafel bepalen dat alleen goud meetelt. Machtkaarten die je al hebt gespeeld en het gratis materiaal van de provincie helpen je niet. De tafel laat je niet te hoog bieden, dus de straf die daar volgens de gedrukte regels op staat (je raakt al je goud kwijt en de veiling wordt overgedaan), komt nooit voor.
AR-4-9 = In je beurt, voordat je je steen neerlegt, mag je ‘Biedblokkade’ of ‘Overbieden in dezelfde provincie’ spelen, of allebei, ook al bij je eerste bod; in de beurt van een ander kan het niet. Ze liggen open voor je en gelden tot het einde van deze fase, hoe vaak je ook biedt. Zijn alle biedingen betaald, dan gaan ze naar de aflegstapel. Verschillende spelers kunnen tegelijk een ‘Biedblokkade’ hebben liggen, maar ieder hooguit één.
AR-4-10 = Heb je ‘Biedblokkade’ gespeeld, dan moeten anderen die bieden op een provinciekaart waar jouw steen de hoogste is, minstens twee cijfervelden hoger gaan dan die steen. De blokkade gaat met je mee naar elke provinciekaart waar je heen gaat. Waar je steen niet de hoogste is, doet de blokkade niets, en voor je eigen biedingen geldt ze nooit. Zijn er boven je steen minder dan twee cijfervelden over, dan kan niemand je daar overbieden.
AR-4-11 = Is de veiling afgelopen, dan betaalt iedereen op volgorde het eigen bod aan de bank. Heb je niet genoeg goud, dan verkoop je machtkaarten naar keuze voor 1 goud per stuk tot het genoeg is, en niet meer dan dat. Dan neem je je biedsteen terug, leg je een provinciemarker op je provincie en neem je de gratis machtkaarten en het gratis goud op de hand; gratis bouwstenen blijven in de provincie liggen. Omdat je eerst betaalt, kun je het gratis materiaal niet gebruiken om te betalen, ook het goud in Dakhla niet.
AR-4-12 = De provinciekaarten van deze ronde gaan open op een eigen aflegstapel. Ze komen terug in het Nieuwe Rijk (zie AR-9.3).

## Regels: fase 3, acties

AR-5 = Fase 3: acties
AR-5-1 = Op volgorde krijgt elke speler één hele beurt met drie stappen: a) machtkaarten, b) boeren, c) bouwstenen. De volgorde van de stappen ligt vast, maar je mag elke stap overslaan. In elke stap kun je maar één keer kopen.
AR-5-2 = Hoe meer stukken van één soort je tegelijk koopt, hoe duurder ze worden: 1 stuk kost 1 goud, 2 stukken kosten samen 3, 3 stukken 6, 4 stukken 10, 5 stukken 15, 6 stukken 21 en 7 stukken 28. Zo gaat het eindeloos door, en elk volgend stuk kost 1 goud meer dan het vorige: 36 voor 8, 45 voor 9, 55 voor 10. Elke soort wordt apart afgerekend, dus 2 machtkaarten, 4 boeren en 3 bouwstenen kosten 3 + 10 + 6 = 19 goud. Je betaalt alleen met goud; heb je meer nodig, verkoop dan eerst machtkaarten (zie AR-1.7).
AR-5-3 = Stap a: je mag machtkaarten kopen, en wel zoveel als de hoogste kaartlimiet van je provincies toelaat; de limieten worden niet bij elkaar opgeteld. Meer kaarten dan er in trekstapel en aflegstapel samen zijn, kun je niet kopen. Je trekt ze zodra je hebt betaald en mag ze vanaf dat moment gebruiken.
AR-5-4 = Stap b: je mag boeren kopen, hooguit zoveel als er vrije akkergebieden zijn in al je provincies samen; is de voorraad begrensd (zie AR-12.1), dan ook niet meer dan die telt. Je betaalt ze in één keer en moet ze meteen op vrije akkergebieden van je provincies zetten, verdeeld zoals je wilt, één boer per akkergebied.
AR-5-5 = Stap b: voor of na het kopen, of zonder iets te kopen, mag je één ‘Gratis boer’ spelen: je krijgt een boer uit de voorraad en zet die op het laagland van een van je provincies. Op het laagland passen zoveel boeren als je wilt, en een boer daar neemt geen akkergebied in; daarom kan het ook in een provincie zonder akkergebieden, zoals Berenike. Afgedrukte boeren nemen evenmin een akkergebied in.
AR-5-6 = Stap c: je mag zoveel bouwstenen kopen als je kunt betalen; is de voorraad begrensd (zie AR-12.1), dan niet meer dan die telt. Je betaalt ze in één keer en moet ze allemaal meteen, één voor één, in je provincies leggen zoals je wilt.
AR-5-7 = Stap c: elke bouwsteen die je legt, kan een piramide voltooien. Liggen er dan in die provincie drie of meer bouwstenen, dan gaan er drie terug naar de voorraad en komt er een piramide te staan; dat gebeurt meteen en je kunt er niet van afzien. Zijn er daarna nog steeds drie of meer bouwstenen over, dan gebeurt het nog eens.
AR-5-8 = Stap c: één keer, op een moment naar keuze in deze stap, mag je ‘Bouwmeester’ spelen: twee bouwstenen van een van je provincies gaan terug naar de voorraad en er komt daar één piramide te staan. Dat mag voor het kopen, tussen het leggen van twee bouwstenen of daarna. Doe je het voor het kopen, dan liggen de twee bouwstenen alweer in de voorraad als je koopt.
AR-5-9 = Stap c: in het Nieuwe Rijk kunnen gratis bouwstenen het aantal in een provincie op drie of meer brengen. Win je zo'n provincie, dan blijven het bouwstenen tot je stap c; daar worden ze ingeruild, drie voor één piramide, zodra je in die provincie een bouwsteen legt, en anders wanneer je de stap beëindigt. Vóór die tijd mag je er ‘Bouwmeester’ gebruiken.
AR-5-10 = Piramides en bouwstenen blijven waar ze zijn: geen ervan verhuist ooit naar een andere provincie. Twee piramides mogen als één dubbele piramide worden getoond; het gaat er alleen om hoeveel het er zijn.

## Regels: fase 4, het offer

AR-6 = Fase 4: het offer
AR-6-1 = Alle spelers kiezen in het geheim en tegelijk: je steelt, met je −3-kaart, of je offert minstens 1 goud. Bij allebei mag je één ‘Offercorrectie’ leggen. Heb je eenmaal gekozen, dan staat je keuze vast. Is je bedenktijd om voordat je hebt gekozen, dan steel je, zonder correctie.
AR-6-2 = Je kunt geen 0 goud offeren. Heb je geen goud en maak je geen machtkaarten te gelde (zie AR-6.4), dan moet je stelen.
AR-6-3 = Steel je, dan kun je geen goud bij je −3-kaart leggen. Een ‘Offercorrectie’ is het enige wat erbij mag.
AR-6-4 = Je kunt niet meer goud offeren dan je hebt. Normaal mogen machtkaarten echter het goud aanvullen dat je tekortkomt, voor 1 goud per stuk: je kiest ze in het geheim samen met je offer, en ze worden samen met je offer getoond. De ‘Offercorrectie’ die je deze keer speelt, kun je daar niet voor gebruiken; een tweede in je hand wel. Met de optie ‘Machtkaarten in het offer’ kan een tafel dit uitsluiten.
AR-6-5 = Heeft iedereen gekozen, dan worden alle keuzes tegelijk onthuld. Tel alle offers bij elkaar op en trek er 3 van af voor elke speler die steelt: dat is het totale offer, dat ook onder 0 kan uitkomen. Machtkaarten die te gelde zijn gemaakt, gaan nu naar de aflegstapel.
AR-6-6 = Dan zegt iedereen die een ‘Offercorrectie’ heeft gelegd, op volgorde, of het totale offer 3 omhoog of 3 omlaag gaat; een van de twee moet het zijn. De startspeler is hier nog de oude. Meerdere correcties worden bij elkaar opgeteld, en de kaarten gaan naar de aflegstapel. Een correctie verandert alleen het totaal, nooit je eigen offer of je plaats in de rangorde.
AR-6-7 = De Amun-Re-tempel gaat naar het veld van de tempellijst waar het gecorrigeerde totaal bij hoort: veld 1 bij 2 of minder, veld 2 bij 3 tot en met 12, veld 3 bij 13 tot en met 22, veld 4 bij 23 of meer. Het nummer van het veld bepaalt wat boeren en tempels opleveren (zie AR-7.2 en AR-8.7); bij veld 1 en 2 staat ook een kameel (zie AR-7.3).
AR-6-8 = Nu gaat het geofferde goud naar de bank. Wie heeft gestolen, krijgt 3 goud van de bank, maar nooit een beloning.
AR-6-9 = Wie niet heeft gestolen, krijgt een plaats in de rangorde naar de hoogte van het eigen offer, het hoogste eerst. Bij gelijke offers gaat voor wie het eerst komt als je met de klok mee telt vanaf de oude startspeler; de startspeler zelf telt als allereerste.
AR-6-10 = In die rangorde beloont Amun-Re wie niet heeft gestolen: de eerste mag tot drie stukken nemen, de tweede tot twee en ieder ander één. Elk stuk is een machtkaart, een boer of een bouwsteen, in elke combinatie, en je mag ook minder nemen. Pas als je klaar bent met kiezen, begint de volgende. Hebben te weinig spelers iets geofferd, dan vervallen de overige beloningen.
AR-6-11 = Beloningen kosten niets. Boeren komen op vrije akkergebieden van je provincies, dus zonder vrij akkergebied kun je er geen kiezen; bouwstenen komen in je provincies, waar drie bouwstenen meteen een piramide worden; voor machtkaarten geldt je kaartlimiet niet. Je kunt alleen kiezen wat er nog is (zie AR-12.1). ‘Gratis boer’ en ‘Bouwmeester’ mogen in deze fase niet worden gespeeld.
AR-6-12 = Na de beloningen en vóór fase 5 gaat de farao naar de eerste in de rangorde, die daarmee startspeler wordt. Heeft iedereen gestolen, dan blijft de startspeler dezelfde.
AR-6-13 = Normaal kies je eerst al je stukken en krijg je pas daarna de machtkaarten die erbij zijn, dus je kunt zo'n kaart niet bekijken voordat je het volgende stuk kiest. Met de optie ‘Beloningskaarten’ kan een tafel bepalen dat je elke machtkaart krijgt zodra je hem kiest.

## Regels: fase 5, inkomsten

AR-7 = Fase 5: inkomsten
AR-7-1 = Iedereen is op volgorde aan de beurt, te beginnen met de nieuwe startspeler. In je beurt mag je eerst inkomstenkaarten spelen; daarna krijg je goud van de bank voor al je provincies: de oogstopbrengst en eventuele verdere inkomsten.
AR-7-2 = Oogstopbrengst: elke boer in je provincies levert zoveel goud op als het nummer van het veld waar de Amun-Re-tempel op staat. Alle boeren tellen mee: die op akkergebieden, die op het laagland en die op het bord zijn afgedrukt.
AR-7-3 = Verdere inkomsten: Abu geeft altijd 4 goud en Berenike 8. Kharga geeft 5, Sawu 7 en Avaris 8, maar alleen als de Amun-Re-tempel bij een kameel staat, dus op veld 1 of 2. Je krijgt dit boven op de oogstopbrengst, en je hebt er geen boeren voor nodig.
AR-7-4 = Speel je ‘Oogstvermeerdering’ op een van je provincies, dan levert elke boer daar 1 goud meer op dan de tempellijst aangeeft. Er moet minstens één boer in die provincie zijn.
AR-7-5 = Speel je ‘8 goud’ op een van je provincies, dan krijg je 8 goud en levert die provincie je deze ronde verder niets op: geen oogstopbrengst, ook niet voor afgedrukte boeren, en geen verdere inkomsten. Dat mag zelfs als je er slechter van wordt.
AR-7-6 = In dezelfde fase 5 mag je beide soorten inkomstenkaarten spelen, in welke volgorde je wilt, maar niet op dezelfde provincie.

## Regels: fase 6, puntentelling

AR-8 = Fase 6: puntentelling
AR-8-1 = Na ronde 3 en na ronde 6 worden er punten geteld. Eerst mag iedereen op volgorde bonuskaarten spelen (zie AR-8.8); is iedereen geweest, dan worden alle punten bijgeteld.
AR-8-2 = Elke piramide in je provincies levert je 1 punt op.
AR-8-3 = Elk compleet setje piramides levert je nog eens 3 punten op. Een setje is één piramide in elk van je drie provincies, dus je hebt zoveel setjes als er piramides staan in je provincie met de minste. Met 2, 2 en 3 piramides heb je twee setjes, goed voor 6 punten.
AR-8-4 = De provincies ten westen en die ten oosten van de Nijl worden apart vergeleken. Aan elke kant krijgt de eigenaar van de provincie met de meeste piramides 5 punten; je kunt ze aan beide kanten winnen.
AR-8-5 = Staan aan één kant in meer dan één provincie de meeste piramides, dan beslissen de bouwstenen daar: de 5 punten gaan naar de eigenaar van de provincie die er van deze de meeste heeft. Zijn ook de bouwstenen gelijk, dan krijgen de eigenaars van alle provincies die nog gelijk staan, elk 5 punten. Meer dan 5 punten per kant krijg je nooit, ook niet als verschillende van die provincies van jou zijn.
AR-8-6 = Normaal krijgt niemand de 5 punten aan een kant waar geen enkele piramide staat. Met de optie ‘Meeste piramides’ kan een tafel bepalen dat ze ook dan worden gegeven: alle provincies aan die kant staan dan gelijk op 0, en AR-8.5 geeft de doorslag.
AR-8-7 = Elke tempel in je provincies levert zoveel punten op als het nummer van het veld waar de Amun-Re-tempel op staat. Damanhur heeft twee tempels, Edfu en Amarna hebben er elk één.
AR-8-8 = Elke bonuskaart die je speelt, levert 3 punten op. Je mag hem alleen spelen als je aan de voorwaarde voldoet (zie AR-8.9), en van elke soort hooguit één per puntentelling. Verplicht is het niet; kaarten die je niet speelt, houd je in je hand.
AR-8-9 = Voor ‘Boerenbonus’ heb je minstens 9 boeren in je provincies nodig; die op akkergebieden, op het laagland en de afgedrukte tellen allemaal mee. Voor ‘Machtkaartenbonus’ moeten er in je provincies minstens 7 machtkaarten zijn afgebeeld: tel de kaartlimieten en de gratis machtkaarten bij elkaar op, of ze nu al gepakt zijn of niet; de kaarten in je hand tellen niet mee. De drie provinciebonussen kijken naar de ligging van je drie provincies: alle in Beneden-Egypte of alle in Boven-Egypte; alle ten westen of alle ten oosten van de Nijl; alle aan de Nijl of geen enkele.
AR-8-10 = Alleen in de laatste puntentelling, helemaal aan het eind, wordt het goud vergeleken. Eerst worden alle machtkaarten die jullie nog in de hand hebben, omgezet in 1 goud per kaart; met de optie ‘Machtkaarten aan het eind’ kan een tafel daarvan afzien, en dan zijn ze niets waard. Het meeste goud levert 6 punten op, het op één na meeste 4, het op twee na meeste 2. Spelers met evenveel goud delen de betere plaats en krijgen elk het volle aantal punten, en voor elke extra speler vervalt een volgende plaats: delen er twee de eerste plaats, dan krijgen ze allebei 6 punten en de volgende 2; delen er drie de eerste plaats, dan krijgt niemand anders iets.

## Regels: tussen de twee rijken

AR-9 = Tussen de twee rijken
AR-9-1 = Na de eerste puntentelling neemt iedereen de eigen provinciemarkers terug, en gaan alle boeren terug naar de voorraad, zowel die op akkergebieden als die op het laagland. Afgedrukte boeren, piramides en bouwstenen blijven waar ze zijn.
AR-9-2 = Al het andere loopt door: goud, machtkaarten, punten, de startspeler, de trekstapel en de aflegstapel. De Amun-Re-tempel blijft op zijn veld staan tot het volgende offer; tot dan speelt dat geen rol.
AR-9-3 = Alle provinciekaarten die in het Oude Rijk aan bod zijn gekomen, worden geschud en blind klaargelegd voor het Nieuwe. Met 3 of 4 spelers gaan de kaarten die niet aan bod kwamen, uit het spel. Dezelfde provincies komen dus terug: 9 met 3 spelers, 12 met 4 en alle 15 met 5.
AR-9-4 = Wie in het Nieuwe Rijk een provincie verwerft, krijgt er de piramides en bouwstenen bij die er staan.

## Regels: het einde van het spel

AR-10 = Het einde van het spel
AR-10-1 = Het spel is afgelopen na de puntentelling van ronde 6. Wie de meeste punten heeft, wint.
AR-10-2 = Staan er spelers gelijk, dan wint van hen wie de meeste piramides in de eigen provincies heeft. Is ook dat gelijk, dan beslissen de meeste bouwstenen daar; en staan ze dan nog gelijk, dan delen ze de overwinning.
AR-10-3 = Met de optie ‘Gelijke stand’ kan een tafel een gelijke stand ook laten beslissen zoals op de World Boardgaming Championships. Dan tellen na elkaar: bouwstenen, piramides, boeren (geteld als in AR-8.9) en goud (na AR-8.10), en telkens ligt voor wie er het meeste van heeft. Ten slotte wint wie in de volgorde van de allereerste ronde later kwam.

## Regels: de machtkaarten
## Wat elk van de twaalf soorten doet, staat in het attribuut `effect`, onder "Namen: machtkaarten".

AR-11 = De machtkaarten

## Regels: voorraden

AR-12 = Voorraden
AR-12-1 = Normaal raken bouwstenen en boeren nooit op: je kunt zoveel bouwstenen kopen als je kunt betalen. Met de optie ‘Voorraad’ kan een tafel bepalen dat er alleen de 15 bouwstenen en 45 boeren uit de doos zijn. Dan kun je niet meer kopen dan er in de voorraad ligt als je het aantal noemt, ook al zouden er bij het leggen bouwstenen terugkomen; gratis bouwstenen worden neergelegd zolang de voorraad strekt; wat niet in de voorraad ligt, kun je niet als beloning kiezen; en voor ‘Gratis boer’ moet er een boer zijn. Machtkaarten zijn in beide gevallen begrensd: je kunt er niet meer kopen of kiezen dan er in trekstapel en aflegstapel samen zijn.
AR-12-2 = Piramides en goud raken nooit op. Ook provinciemarkers heb je altijd genoeg: je hebt er drie, en meer provincies bezit je nooit tegelijk.
AR-12-3 = Bouwstenen die een piramide worden, gaan meteen terug naar de voorraad, dus de spelers na jou kunnen ze al kopen.

## Uitspraken: wat we besloten waar het regelboek zwijgt, en waarom

AR-R01 = Je mag zoveel velden hoger bieden als je wilt.
    .why = Beschrijvingen van de regels verschillen, en het gedrukte voorbeeld springt van 1 naar 6.
AR-R02 = De derde plaats in goud levert 2 punten op.
    .why = Eén beschrijving van de regels zegt 3; het regelboek en het voorbeeld daarin zeggen 2.
AR-R03 = Boven-Egypte is het zuiden, onder op de kaart, met 8 provincies; Beneden-Egypte is de delta, bovenaan, met 7.
    .why = De namen volgen de loop van de Nijl, niet de rand van de kaart.
AR-R04 = Je mag terug naar een provincie die je hebt verlaten, zodra je ergens anders hebt geboden.
    .why = Het regelboek verbiedt alleen de kaart waar je net overboden bent.
AR-R05 = Na het eerste rondje wordt de volgende overboden speler geteld vanaf wie het laatst bood.
    .why = Zo gaat het gedrukte voorbeeld verder, en na het eerste rondje betekent dat: vanaf de startspeler.
AR-R06 = 36 goud is het laatste cijferveld.
    .why = Het regelboek drukt alleen de eerste velden af; een vroege bespreking van het spel noemt alle negen.
AR-R07 = Een bod mag rekenen op kaarten die pas bij het betalen worden verkocht.
    .why = Je mag bieden wat je kunt betalen, en kaarten kun je op elk moment verkopen.
AR-R08 = Met het gratis goud van een provincie kun je die provincie niet betalen.
    .why = Je betaalt eerst en neemt daarna het gratis materiaal.
AR-R09 = De twee kaarten voor de veiling speel je in je eigen beurt voordat je biedt, en ze gelden de hele fase.
    .why = Niets in de regels laat je een ander onderbreken, en van de kaarten staat er dat ze voor de fase gelden.
AR-R10 = Van elke soort mag je één kaart per fase spelen.
    .why = Het regelboek verbiedt gelijke kaarten tegelijk, en de voorbeelden laten zien dat dat dezelfde fase betekent.
AR-R11 = Een gratis boer komt op het laagland en neemt geen akkergebied in.
    .why = Beschrijvingen noemen een vrije plek of het laagland; het regelboek zegt laagland.
AR-R12 = Gratis bouwstenen die er drie van maken, worden pas in stap c van hun eigenaar een piramide.
    .why = Een piramide ontstaat als een speler bouwstenen legt; tot dan mag de eigenaar eerst ‘Bouwmeester’ gebruiken.
AR-R13 = ‘Bouwmeester’ bouwt één piramide, mag tussen twee bouwstenen worden gespeeld, en nooit tijdens het offer.
    .why = Bouwstenen worden één voor één gelegd, dus is er een moment tussen; en het regelboek houdt de kaart bij de eigen fase.
AR-R14 = Bouwstenen en boeren raken nooit op.
    .why = Het regelboek stelt geen grens, en met elke piramide komen er drie bouwstenen terug, zodat de doos bijna niemand zou tegenhouden.
AR-R15 = Piramides raken nooit op.
    .why = Twee enkele worden een dubbele zolang die er zijn, maar nergens staat dat het bouwen ophoudt.
AR-R16 = Hoeveel goud de anderen hebben, wordt niet getoond, al kun je het bijhouden.
    .why = Goudkaarten heb je op de hand net als machtkaarten, maar al het goud beweegt in het openbaar.
AR-R17 = Kaarten mogen een offer aanvullen, voor 1 goud per stuk, in het geheim gekozen.
    .why = Aan een echte tafel zou je ze vlak daarvoor verkopen; zo blijft de keuze gelijktijdig.
AR-R18 = Wie goud noch kaarten heeft, moet stelen.
    .why = Er moet iets worden gelegd, en een kaart van 0 bestaat niet.
AR-R19 = Bij het offer corrigeert de oude startspeler als eerste, en die wint bij gelijke stand.
    .why = De farao gaat pas na de beloningen naar een ander.
AR-R20 = Hebben minder dan twee spelers iets geofferd, dan vervallen de overige beloningen.
    .why = Wie steelt, krijgt in geen geval een beloning.
AR-R21 = Je kiest al je beloningen voordat je de machtkaarten daarbij ziet.
    .why = Het regelboek laat je de stukken samen uitkiezen en zegt niets over tussendoor kijken.
AR-R22 = ‘Offercorrectie’ kan zowel bij goud als bij stelen, en moet het totaal met 3 verhogen of verlagen.
    .why = Het regelboek geeft deze twee mogelijkheden en geen derde; meerdere correcties tellen op, en het totaal mag onder 0 komen.
AR-R23 = Beide inkomstenkaarten mogen in één fase, maar niet op dezelfde provincie.
    .why = Het zijn verschillende soorten; waar ‘8 goud’ de oogst vervangt, valt er niets meer te vermeerderen.
AR-R24 = ‘8 goud’ vervangt alle inkomsten van de provincie, ook die van afgedrukte boeren en kamelen, en ook met verlies.
    .why = De kaart gaat over de hele provincie, en of het loont, is aan de eigenaar.
AR-R25 = Aan een kant zonder piramide krijgt niemand punten voor de meeste piramides.
    .why = Het regelboek zwijgt, en punten voor het meeste van niets zouden iedereen verbazen.
AR-R26 = Bonuskaarten hoef je niet te spelen, en wat je niet speelt, blijft op de hand.
    .why = Spelen mag, maar moet niet; een kaart waarvan de voorwaarde niet klopt, zou niets opleveren en wordt niet aangeboden.
AR-R27 = ‘Machtkaartenbonus’ telt de kaarten die in je provincies zijn afgebeeld, niet die in je hand.
    .why = De voorwaarde gaat over wat de provincies laten zien.
AR-R28 = Spelers die bij goud een plaats delen, krijgen elk de volle punten, en per extra speler vervalt een plaats; kaarten die over zijn, worden eerst verkocht.
    .why = Het regelboek zegt dat de volgende plaats vervalt; met drie bovenaan blijft er dan niets over, en meer goud schaadt niemand.
AR-R29 = Goud, handkaarten, trekstapel en aflegstapel gaan mee naar het Nieuwe Rijk.
    .why = Het regelboek haalt alleen markers en boeren weg.
AR-R30 = De aflegstapel wordt pas geschud als er een kaart nodig is van een lege trekstapel.
    .why = Kaarten die tussendoor zijn afgelegd, zitten er dan bij, en niemand heeft voordeel van het moment van schudden.
AR-R31 = Het toeval wijst de eerste startspeler aan.
    .why = Het regelboek wil de oudste speler, en leeftijden gaan hier niemand iets aan.
AR-R32 = Je krijgt de kans kaarten te verkopen waar het ertoe doet: in je beurt van de acties, als een bod betaald moet worden, in het offer en aan het eind.
    .why = Kaarten mag je op elk moment verkopen, maar bij elke stap gevraagd worden zou het spel ophouden.
AR-R33 = Met z'n tweeën wordt het spel niet gespeeld.
    .why = Het regelboek geeft er geen regels voor.
AR-R34 = Je −3-kaart kun je in elke ronde gebruiken.
    .why = Iedere speler krijgt er één voor het hele spel, en mag zo vaak stelen als die wil.
AR-R35 = Wie bij het offer geen tijd meer heeft, steelt.
    .why = Het regelboek telt een offer dat niet mag als de −3-kaart; hier kan zo'n offer niet, en blijft alleen het ontbrekende over.
AR-R36 = Niemand ziet de gratis machtkaarten van een provincie voordat de koper ze ziet.
    .why = Ze komen van de trekstapel en liggen blind, en niemand krijgt toestemming om te kijken.
AR-R37 = Bij gelijke stand beslissen piramides, dan bouwstenen, en daarna wordt gedeeld.
    .why = Dat is de volgorde van het regelboek; toernooien gebruikten een andere, en die biedt de optie.
AR-R38 = De meeste aantallen akkergebieden en de meeste kaartlimieten op ons bord zijn aannames.
    .why = Het regelboek drukt ze niet af; ze zijn zo gekozen dat ze passen bij alles wat bekend is, en een tafel kan een eigen bord met de echte getallen meebrengen.

## Namen: provincies

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

## Namen: machtkaarten, en wat elk ervan doet

card-bid_block = Biedblokkade
    .divided = { "Bied\u00ADblokkade" }
    .effect = Fase 2, in je beurt voordat je biedt: tot het einde van deze fase moet wie over jouw steen heen biedt, minstens twee cijfervelden hoger gaan, op welke provinciekaart je steen ook ligt (zie AR-4.10). Daarna gaat de kaart naar de aflegstapel.
card-rebid_same_province = Overbieden in dezelfde provincie
    .divided = { "Over\u00ADbieden in dezelfde provincie" }
    .effect = Fase 2, in je beurt voordat je biedt: tot het einde van deze fase mag je opnieuw bieden op de provinciekaart waar je overboden bent, zo vaak als dat gebeurt (zie AR-4.5). Daarna gaat de kaart naar de aflegstapel.
card-free_farmer = Gratis boer
    .effect = Fase 3, in je stap b: zet één boer uit de voorraad op het laagland van een van je provincies; hij neemt geen akkergebied in (zie AR-5.5).
card-master_builder = Bouwmeester
    .divided = { "Bouw\u00ADmeester" }
    .effect = Fase 3, in je stap c: bouw in een van je provincies één piramide van maar twee bouwstenen (zie AR-5.8).
card-offering_correction = Offercorrectie
    .divided = { "Offer\u00ADcorrectie" }
    .effect = Fase 4, in het geheim bij je offer of je −3-kaart gelegd: na de onthulling verhoog of verlaag je het totale offer met 3; je eigen offer verandert niet (zie AR-6.6).
card-eight_gold = 8 goud
    .effect = Fase 5, in je beurt: kies een van je provincies en krijg 8 goud in plaats van alles wat die deze ronde zou opleveren (zie AR-7.5). Het kan niet de provincie met je ‘Oogstvermeerdering’ zijn.
card-harvest_boost = Oogstvermeerdering
    .divided = { "Oogst\u00ADvermeer\u00ADdering" }
    .effect = Fase 5, in je beurt: in een van je provincies met minstens één boer levert elke boer 1 goud meer op (zie AR-7.4). Het kan niet de provincie met je ‘8 goud’ zijn.
card-bonus_power_cards = Machtkaartenbonus
    .divided = { "Macht\u00ADkaarten\u00ADbonus" }
    .effect = Fase 6: 3 punten als er in je provincies minstens 7 machtkaarten zijn afgebeeld, kaartlimieten en gratis machtkaarten samen (zie AR-8.9).
card-bonus_farmers = Boerenbonus
    .divided = { "Boeren\u00ADbonus" }
    .effect = Fase 6: 3 punten als er minstens 9 boeren in je provincies zijn, de afgedrukte meegeteld (zie AR-8.9).
card-bonus_lower_upper = Provinciebonus Beneden-/Boven-Egypte
    .divided = { "Provincie\u00ADbonus Beneden-/\u200BBoven-Egypte" }
    .effect = Fase 6: 3 punten als al je drie provincies in Beneden-Egypte liggen, of alle drie in Boven-Egypte (zie AR-8.9).
card-bonus_nile_side = Provinciebonus Nijlkant
    .divided = { "Provincie\u00ADbonus Nijlkant" }
    .effect = Fase 6: 3 punten als al je drie provincies ten westen van de Nijl liggen, of alle drie ten oosten ervan (zie AR-8.9).
card-bonus_nile_bank = Provinciebonus Nijloever
    .divided = { "Provincie\u00ADbonus Nijl\u00ADoever" }
    .effect = Fase 6: 3 punten als al je drie provincies aan de Nijl liggen, of geen van de drie (zie AR-8.9).

## Namen: fasen

phase-reveal = Provincies openleggen
phase-auction = Veiling
phase-actions = Acties
phase-offering = Offer
phase-income = Inkomsten
phase-scoring = Puntentelling

## Namen: rijken

kingdom-old = Oude Rijk
kingdom-new = Nieuwe Rijk

## Namen: speelstukken

piece-farmer = boer
piece-brick = bouwsteen
piece-pyramid = piramide
piece-gold = goud
piece-power_card = machtkaart
piece-province_marker = provinciemarker

## How far the game has come

progress = Ronde { $n } van { $of }

## Opties

option-bid_backing = Bepaalt of de machtkaarten in je hand, voor 1 goud per stuk, meetellen voor wat je mag bieden, of alleen je goud (zie AR-4.8).
    .name = Dekking van een bod
    .gold_and_cards = Goud en machtkaarten
    .gold_only = Alleen goud
option-gold_visibility = Bepaalt of je tijdens het spel alleen je eigen goud ziet of dat van iedereen (zie AR-1.10).
    .name = Goud van de anderen
    .hidden = Verborgen
    .open = Open voor iedereen
option-supply_limits = Bepaalt of er alleen zoveel bouwstenen en boeren zijn als in de doos, 15 en 45, of zoveel als er nodig zijn (zie AR-12.1).
    .name = Voorraad
    .strict = Zoals in de doos
    .unlimited = Onbegrensd
option-most_pyramids_needs_pyramid = Bepaalt of er voor de 5 punten voor de meeste piramides aan een kant van de Nijl minstens één piramide moet staan, of dat ze ook worden gegeven als er geen is (zie AR-8.6).
    .name = Meeste piramides
    .true = Alleen waar een piramide staat
    .false = Ook zonder piramide
option-offering_card_conversion = Bepaalt of machtkaarten het goud mogen aanvullen dat je voor je offer tekortkomt, voor 1 goud per stuk (zie AR-6.4).
    .name = Machtkaarten in het offer
    .true = Toegestaan
    .false = Niet toegestaan
option-reward_picks = Bepaalt of je de machtkaarten van je beloning pas krijgt als je al je stukken hebt gekozen, of elke kaart zodra je hem kiest (zie AR-6.13).
    .name = Beloningskaarten
    .commit_then_draw = Na het kiezen van alle stukken
    .sequential = Eén voor één
option-endgame_auto_sell = Bepaalt of aan het einde van het spel de machtkaarten die jullie nog in de hand hebben, in 1 goud per stuk worden omgezet voordat het goud wordt vergeleken (zie AR-8.10).
    .name = Machtkaarten aan het eind
    .true = Worden goud
    .false = Niets waard
option-first_player = Bepaalt wie in de eerste ronde startspeler is: iemand die het toeval aanwijst, of wie op de eerste plaats zit (zie AR-2.8).
    .name = Eerste startspeler
    .random = Willekeurig
    .seat_0 = Eerste plaats
option-tie_break = Bepaalt hoe een gelijke stand aan het einde van het spel wordt beslist: volgens de spelregels (zie AR-10.2), of zoals op de World Boardgaming Championships (zie AR-10.3).
    .name = Gelijke stand
    .rulebook = Spelregels
    .wbc = World Boardgaming Championships

## Namen: onderdelen van een puntentelling

item-pyramids = piramides
item-sets = setjes piramides
item-most_west = meeste piramides ten westen van de Nijl
item-most_east = meeste piramides ten oosten van de Nijl
item-temples = tempels
item-bonus_cards = bonuskaarten
item-gold = goud

## Meldingen voor het verslag

log-starts-game = { $seat } neemt de farao en is de eerste startspeler.
    .you = Je neemt de farao en bent de eerste startspeler.
log-round-started = Ronde { $round } ({ $kingdom }). { $seat } is startspeler.
    .you = Ronde { $round } ({ $kingdom }). Je bent startspeler.
    .rule = AR-1.2
log-revealed = { $province } wordt opengelegd{ $cards ->
        [0] {""}
        [one] , met één machtkaart
       *[other] , met { $cards } machtkaarten
    }{ $bricks ->
        [0] {""}
        [one] , met één bouwsteen
       *[other] , met { $bricks } bouwstenen
    }{ $gold ->
        [0] {""}
       *[other] { $cards ->
            [0] , met
           *[other] {" "}en
        } { $gold } goud
    }.
    .rule = AR-3.2
log-reshuffled =
    { $cards ->
        [one] De trekstapel is op: de enige kaart van de aflegstapel wordt de nieuwe trekstapel.
       *[other] De trekstapel is op: de { $cards } kaarten van de aflegstapel worden geschud tot een nieuwe trekstapel.
    }
    .rule = AR-1.6
log-played = { $seat } speelt een kaart: { $card }.
    .you = Je speelt een kaart: { $card }.
    .rule = AR-4.9
log-bade = { $seat } biedt { $gold } op { $province }.
    .you = Je biedt { $gold } op { $province }.
log-sold = { $seat } verkoopt een kaart voor 1 goud: { $card }.
    .you = Je verkoopt een kaart voor 1 goud: { $card }.
log-paid = { $seat } betaalt { $gold } voor { $province }.
    .you = Je betaalt { $gold } voor { $province }.
    .rule = AR-4.11
log-took-free = { $seat } krijgt uit { $province }: { $cards ->
        [0] {""}
        [one] één machtkaart
       *[other] { $cards } machtkaarten
    }{ $gold ->
        [0] {""}
       *[other] { $cards ->
            [0] { $gold } goud
           *[other] {" "}en { $gold } goud
        }
    }.
    .you = Je krijgt uit { $province }: { $cards ->
            [0] {""}
            [one] één machtkaart
           *[other] { $cards } machtkaarten
        }{ $gold ->
            [0] {""}
           *[other] { $cards ->
                [0] { $gold } goud
               *[other] {" "}en { $gold } goud
            }
        }.
log-bought-cards =
    { $cards ->
        [one] { $seat } koopt één machtkaart voor { $gold }.
       *[other] { $seat } koopt { $cards } machtkaarten voor { $gold }.
    }
    .you =
        { $cards ->
            [one] Je koopt één machtkaart voor { $gold }.
           *[other] Je koopt { $cards } machtkaarten voor { $gold }.
        }
log-bought-farmers =
    { $farmers ->
        [one] { $seat } koopt één boer voor { $gold }.
       *[other] { $seat } koopt { $farmers } boeren voor { $gold }.
    }
    .you =
        { $farmers ->
            [one] Je koopt één boer voor { $gold }.
           *[other] Je koopt { $farmers } boeren voor { $gold }.
        }
log-placed-farmers =
    { $farmers ->
        [one] { $seat } zet één boer in { $province }.
       *[other] { $seat } zet { $farmers } boeren in { $province }.
    }
    .you =
        { $farmers ->
            [one] Je zet één boer in { $province }.
           *[other] Je zet { $farmers } boeren in { $province }.
        }
log-placed-free-farmer = { $seat } speelt een gratis boer, die op het laagland van { $province } komt.
    .you = Je speelt een gratis boer, die op het laagland van { $province } komt.
log-bought-bricks =
    { $bricks ->
        [one] { $seat } koopt één bouwsteen voor { $gold }.
       *[other] { $seat } koopt { $bricks } bouwstenen voor { $gold }.
    }
    .you =
        { $bricks ->
            [one] Je koopt één bouwsteen voor { $gold }.
           *[other] Je koopt { $bricks } bouwstenen voor { $gold }.
        }
log-placed-brick =
    { $bricks ->
        [one] { $seat } legt een bouwsteen in { $province }: er ligt er nu één.
       *[other] { $seat } legt een bouwsteen in { $province }: er liggen er nu { $bricks }.
    }
    .you =
        { $bricks ->
            [one] Je legt een bouwsteen in { $province }: er ligt er nu één.
           *[other] Je legt een bouwsteen in { $province }: er liggen er nu { $bricks }.
        }
    .several =
        { $times ->
            [one] { $seat } legt een bouwsteen in { $province }.
           *[other] { $seat } legt { $times } bouwstenen in { $province }.
        }
    .several-you =
        { $times ->
            [one] Je legt een bouwsteen in { $province }.
           *[other] Je legt { $times } bouwstenen in { $province }.
        }
log-built =
    { $pyramids ->
        [one] { $seat } bouwt een piramide in { $province }, de eerste daar.
       *[other] { $seat } bouwt een piramide in { $province }, waar er nu { $pyramids } staan.
    }
    .you =
        { $pyramids ->
            [one] Je bouwt een piramide in { $province }, de eerste daar.
           *[other] Je bouwt een piramide in { $province }, waar er nu { $pyramids } staan.
        }
    .rule = AR-5.7
log-built-with-builder =
    { $pyramids ->
        [one] { $seat } speelt een bouwmeester: een piramide van twee bouwstenen in { $province }, de eerste daar.
       *[other] { $seat } speelt een bouwmeester: een piramide van twee bouwstenen in { $province }, waar er nu { $pyramids } staan.
    }
    .you =
        { $pyramids ->
            [one] Je speelt een bouwmeester: een piramide van twee bouwstenen in { $province }, de eerste daar.
           *[other] Je speelt een bouwmeester: een piramide van twee bouwstenen in { $province }, waar er nu { $pyramids } staan.
        }
    .rule = AR-5.8
log-offered = { $seat } offert { $gold }.
    .you = Je offert { $gold }.
log-stole = { $seat } steelt { $gold } goud.
    .you = Je steelt { $gold } goud.
    .rule = AR-6.8
log-converted = { $seat } legt een kaart als 1 goud bij het offer: { $card }.
    .you = Je legt een kaart als 1 goud bij het offer: { $card }.
log-laid-correction = { $seat } heeft een offercorrectie gelegd.
    .you = Je hebt een offercorrectie gelegd.
log-corrected = { $seat } corrigeert het offer: { $change }.
    .you = Je corrigeert het offer: { $change }.
    .rule = AR-6.6
log-temple-moved = Het totale offer is { $sum }: de Amun-Re-tempel gaat naar veld { $field }.
    .rule = AR-6.7
log-may-take =
    { $items ->
        [one] { $seat } mag één stuk nemen.
       *[other] { $seat } mag { $items } stukken nemen.
    }
    .you =
        { $items ->
            [one] Je mag één stuk nemen.
           *[other] Je mag { $items } stukken nemen.
        }
    .rule = AR-6.10
log-took-card = { $seat } neemt een machtkaart.
    .you = Je neemt een machtkaart.
    .several =
        { $times ->
            [one] { $seat } neemt een machtkaart.
           *[other] { $seat } neemt { $times } machtkaarten.
        }
    .several-you =
        { $times ->
            [one] Je neemt een machtkaart.
           *[other] Je neemt { $times } machtkaarten.
        }
log-took-farmer = { $seat } neemt een boer en zet hem in { $province }.
    .you = Je neemt een boer en zet hem in { $province }.
log-took-brick =
    { $bricks ->
        [one] { $seat } neemt een bouwsteen en legt hem in { $province }: er ligt er nu één.
       *[other] { $seat } neemt een bouwsteen en legt hem in { $province }: er liggen er nu { $bricks }.
    }
    .you =
        { $bricks ->
            [one] Je neemt een bouwsteen en legt hem in { $province }: er ligt er nu één.
           *[other] Je neemt een bouwsteen en legt hem in { $province }: er liggen er nu { $bricks }.
        }
log-left-items =
    { $items ->
        [one] { $seat } laat één stuk liggen.
       *[other] { $seat } laat { $items } stukken liggen.
    }
    .you =
        { $items ->
            [one] Je laat één stuk liggen.
           *[other] Je laat { $items } stukken liggen.
        }
log-took-pharaoh = { $seat } neemt de farao en is nu startspeler.
    .you = Je neemt de farao en bent nu startspeler.
    .rule = AR-6.12
log-played-in = { $seat } speelt een kaart in { $province }: { $card }.
    .you = Je speelt een kaart in { $province }: { $card }.
log-income-one = { $seat } oogst { $income }: { $province } { $harvest ->
        [0] { $further }
       *[other] { $further ->
            [0] { $harvest }
           *[other] { $harvest } + { $further }
        }
    }.
    .you = Je oogst { $income }: { $province } { $harvest ->
            [0] { $further }
           *[other] { $further ->
                [0] { $harvest }
               *[other] { $harvest } + { $further }
            }
        }.
    .rule = AR-7.2
log-income-two = { $seat } oogst { $income }: { $province } { $harvest ->
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
    .you = Je oogst { $income }: { $province } { $harvest ->
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
log-income-three = { $seat } oogst { $income }: { $province } { $harvest ->
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
    .you = Je oogst { $income }: { $province } { $harvest ->
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
log-played-bonus = { $seat } speelt een bonuskaart: { $card }.
    .you = Je speelt een bonuskaart: { $card }.
    .rule = AR-8.8
log-scored = { $seat }: { $item } { $points }
log-turned-to-gold =
    { $cards ->
        [one] { $seat } maakt goud van de laatste machtkaart en heeft { $gold }.
       *[other] { $seat } maakt goud van de laatste { $cards } machtkaarten en heeft { $gold }.
    }
    .you =
        { $cards ->
            [one] Je maakt goud van de laatste machtkaart en hebt { $gold }.
           *[other] Je maakt goud van de laatste { $cards } machtkaarten en hebt { $gold }.
        }
    .rule = AR-8.10
log-booked = { $seat }: deze telling { $points }, totaal { $total }
log-kingdom-ended = { $kingdom }: afgelopen.
    .rule = AR-9.1
log-won-game = { $seat } wint het spel!
    .you = Je wint het spel!
    .rule = AR-10.1

## Vragen

prompt-bid = Bied op een van de provincies.
prompt-bid-again = Je bent overboden in { $province }. Bied opnieuw.
prompt-pay = Je komt { $gold } goud tekort voor { $province }. Verkoop een machtkaart.
prompt-buy-cards = Stap a: hoeveel machtkaarten koop je? Je limiet is { $limit } en je hebt { $gold } goud. Prijzen: 1, 3, 6, 10 goud voor 1, 2, 3, 4 kaarten.
prompt-buy-farmers =
    { $fields ->
        [one] Stap b: hoeveel boeren koop je? Je hebt één vrij akkergebied en { $gold } goud. Eén boer kost 1.
       *[other] Stap b: hoeveel boeren koop je? Je hebt { $fields } vrije akkergebieden en { $gold } goud. Prijzen: 1, 3, 6, 10, 15, 21 … goud voor 1, 2, 3, 4, 5, 6 … boeren.
    }
prompt-place-farmers =
    { $farmers ->
        [one] Je moet nog één boer neerzetten. Hoeveel gaan er naar { $province }?
       *[other] Je moet nog { $farmers } boeren neerzetten. Hoeveel gaan er naar { $province }?
    }
prompt-add-farmer = Speel je ook nog een gratis boer?
prompt-buy-bricks = Stap c: hoeveel bouwstenen koop je? Je hebt { $gold } goud. Prijzen: 1, 3, 6, 10, 15, 21 … goud voor 1, 2, 3, 4, 5, 6 … bouwstenen.
prompt-place-bricks =
    { $bricks ->
        [one] Je moet nog één bouwsteen leggen. Waar komt hij?
       *[other] Je moet nog { $bricks } bouwstenen leggen. Waar komt de volgende?
    }
prompt-end-turn = Je hebt niets meer te leggen. Beëindig je je beurt?
prompt-correction = Het offer is geheim. Leg je er een offercorrectie bij?
prompt-offer = Het offer is geheim: steel, of offer hoogstens { $gold } goud.
prompt-steal-only = Het offer is geheim. Je hebt niets te offeren, dus je steelt.
prompt-convert =
    { $cards ->
        [one] Voor je offer kom je 1 goud tekort. Met welke machtkaart vul je het aan?
       *[other] Voor je offer kom je { $cards } goud tekort. Met welke machtkaarten vul je het aan?
    }
prompt-correct = Het totale offer is { $sum } (veld { $field }). Verhoog of verlaag je het?
prompt-reward =
    { $items ->
        [one] Neem één stuk als beloning.
       *[other] Neem hoogstens { $items } stukken als beloning.
    }
prompt-income = De tempel staat op veld { $field }. Speel inkomstenkaarten, of ontvang je inkomsten.
prompt-bonus = Puntentelling: speel bonuskaarten waarvan je de voorwaarde vervult, of pas.

## Zetten

move-play_card = Speel: { $card }
move-bid = Bied { $gold } op { $province }
    .more = Bied op een provincie
move-sell_card = Verkoop voor 1 goud: { $card }
    .more = Verkoop een machtkaart
move-buy_cards =
    { $cards ->
        [0] Koop geen machtkaarten
        [one] Koop 1 machtkaart
       *[other] Koop { $cards } machtkaarten
    }
    .more = Koop machtkaarten
move-free_farmer = Gratis boer in { $province }
    .more = Gratis boer
move-buy_farmers =
    { $farmers ->
        [0] Koop geen boeren
        [one] Koop 1 boer
       *[other] Koop { $farmers } boeren
    }
    .more = Koop boeren
move-place_farmers =
    { $farmers ->
        [0] Geen boer in { $province }
        [one] 1 boer in { $province }
       *[other] { $farmers } boeren in { $province }
    }
    .more = Zet boeren
move-skip = Geen gratis boer
move-builder = Bouwmeester in { $province }
    .more = Bouwmeester
move-buy_bricks =
    { $bricks ->
        [0] Koop geen bouwstenen
        [one] Koop 1 bouwsteen
       *[other] Koop { $bricks } bouwstenen
    }
    .more = Koop stenen
move-place_brick = Leg een bouwsteen in { $province }
    .more = Leg een steen
move-end_turn = Beëindig je beurt
move-correction =
    { $answer ->
        [yes] Leg een offercorrectie
       *[no] Leg geen offercorrectie
    }
move-steal = Steel 3 goud
move-offer = Offer { $gold } goud
    .more = Offer goud
move-convert = Leg als 1 goud: { $card }
    .more = Gebruik een kaart als goud
move-correct = Corrigeer het offer: { $change }
move-take =
    { $piece ->
        [power_card] Neem een machtkaart
        [farmer] Neem een boer voor { $province }
       *[brick] Neem een bouwsteen voor { $province }
    }
    .more = Neem een stuk
move-stop = Neem niets meer
move-eight_gold = 8 goud in plaats van de inkomsten van { $province }
    .more = 8 goud
move-harvest_boost = Oogstvermeerdering in { $province }
    .more = Oogstvermeerdering
move-pass = Pas
move-bonus = Speel een bonuskaart: { $card }
    .more = Speel een bonuskaart

## Opschriften op het bord

label-round = ronde
label-phase = fase
label-pharaoh = startspeler
label-deck = stapel
label-player = Speler
label-points = Punten
label-gold = Goud
label-cards = Kaarten
label-pyramids = Piramides
label-farmers = Boeren
label-offer = Offer
label-open-cards = deze ronde gespeeld
label-hand = Je hand
label-empty = leeg
label-out = niet in het spel
label-temple-track = Tempellijst
label-board = De getallen op het bord
label-province = Provincie
label-fields = Akkergebieden
label-card-limit = Kaartlimiet
label-field-total = Akkergebieden in totaal: { $total }
label-stand-ins = Een getal met een vraagteken is een aanname, tot iemand het van een gedrukt bord afleest. Je kunt ook met je eigen getallen spelen: zie --board.
legend = ▲ piramide  ▪ bouwsteen  ● boer  ○ vrij akkergebied  +● afgedrukt of op het laagland
    ♦ kaartlimiet  Π tempel  ¤ inkomsten  ♞ inkomsten met kameel
    » biedingen, en de gratis kaarten (♦) en het goud (¤) van de provincie

## Aan de tafel in de browser

region-lower = Beneden-Egypte
region-upper = Boven-Egypte
side-west = ten westen van de Nijl
side-east = ten oosten van de Nijl

board-map = Kaart van Egypte
board-whole-map = Hele kaart
board-near = Inzoomen
board-temple-none = De Amun-Re-tempel staat naast de tempellijst, tot het eerste offer.
board-temple = De Amun-Re-tempel staat op veld { $field }: { $field } goud per boer, { $field } punten per tempel.
board-calendar = { $kingdom }, ronde { $round } van { $rounds }
board-bank = aan de Nijloever
board-no-bank = niet aan de Nijloever
board-owner = is van { $who }
board-fields =
    { $fields ->
        [0] geen akkergebieden
        [one] één akkergebied, { $farmers } bezet
       *[other] { $fields } akkergebieden, { $farmers } bezet
    }
board-limit =
    { $n ->
        [0] hier zijn geen machtkaarten te koop
       *[other] kaartlimiet { $n }
    }
board-besides =
    { $n ->
        [one] één boer buiten de akkergebieden
       *[other] { $n } boeren buiten de akkergebieden
    }
board-temples =
    { $n ->
        [one] één tempel
       *[other] { $n } tempels
    }
board-income-always = brengt altijd { $gold } goud op
board-income-camel = brengt { $gold } goud op zolang de tempel op een veld met een kameel staat
board-free-cards =
    { $n ->
        [one] één gratis machtkaart bij het omdraaien
       *[other] { $n } gratis machtkaarten bij het omdraaien
    }
board-free-bricks =
    { $n ->
        [one] één gratis bouwsteen bij het omdraaien
       *[other] { $n } gratis bouwstenen bij het omdraaien
    }
board-free-gold = { $gold } gratis goud bij het omdraaien
board-built =
    { $pyramids ->
        [0] geen piramide
        [one] één piramide
       *[other] { $pyramids } piramides
    }, { $bricks ->
        [0] geen bouwsteen
        [one] één bouwsteen
       *[other] { $bricks } bouwstenen
    }
board-stone = { $who } biedt { $gold }
board-stand-in = Aanname
board-stand-in-note = Een getal met een vraagteken is een aanname, tot iemand het van een gedrukt bord afleest (zie AR-R38). Dit zijn de getallen van het bord dat bij het spel hoort; een tafel kan een eigen bord meebrengen, en toont dan die getallen.
board-stand-ins = Het aantal akkergebieden of de kaartlimiet is een aanname, tot iemand het van een gedrukt bord afleest.
board-can-pay =
    { $cards ->
        [0] Tik op een getal op een provinciekaart. Je kunt hoogstens { $most } goud betalen.
        [one] Tik op een getal op een provinciekaart. Je kunt hoogstens { $most } goud betalen: { $gold } goud + 1 kaart.
       *[other] Tik op een getal op een provinciekaart. Je kunt hoogstens { $most } goud betalen: { $gold } goud + { $cards } kaarten.
    }
board-bid-left =
    { $left ->
        [0] Als je wint, heb je geen goud meer.
       *[other] Als je wint, houd je { $left } goud over.
    }
board-bid-cards =
    { $n ->
        [one] Als je wint, moet je één machtkaart verkopen om te betalen.
       *[other] Als je wint, moet je { $n } machtkaarten verkopen om te betalen.
    }
board-bid-over = Je overbiedt { $who }, die { $gold } bood.
board-settle = Boeren kopen
board-build = Bouwstenen kopen
board-one-more = Eén meer in { $province }
board-one-less = Eén minder in { $province }
board-prices = Prijzen
board-pieces = Stuks
board-bill = { $price } goud, { $left } over
board-rises = er verrijst een piramide
board-steal = Neem 3 goud van de bank, zonder beloning.
board-less-gold = 1 goud minder
board-more-gold = 1 goud meer
board-offer-left =
    { $left ->
        [0] Dan heb je geen goud meer.
       *[other] Dan houd je { $left } goud over.
    }
board-offer-cards =
    { $n ->
        [one] Een van je machtkaarten telt dan als 1 goud.
       *[other] { $n } van je machtkaarten tellen dan als { $n } goud.
    }
board-sealed = offer verzegeld
board-ponders = kiest nog
board-unveiling = De offers
board-stole = steelt 3
board-reward =
    { $n ->
        [one] neemt één stuk
       *[other] neemt { $n } stukken
    }
board-sum = Totaal
board-field = veld { $field }
board-in-all = Totaal
board-harvest = De oogst
board-collect = Inkomsten ontvangen
board-bonuses = Bonuskaarten
board-met = vervuld
board-not-met = niet vervuld
board-played = gespeeld
board-play-for = Speel voor { $points } punten
board-you-hold = Je hebt deze kaart.
board-not-held = Je hebt deze kaart niet.
board-deck = Stapel: { $n }
board-discard = Aflegstapel: { $n }
board-what-it-does = Wat de kaart doet
board-no-cards = Geen machtkaarten.
board-no-provinces = nog geen provincie
board-points =
    { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
board-hidden = verborgen
board-why-low = { $gold } is niet meer dan de { $best } die { $who } heeft geboden.
board-why-dear =
    { $cards ->
        [0] { $gold } is meer dan de { $most } die je kunt betalen.
        [one] { $gold } is meer dan de { $most } die je kunt betalen: { $have } goud + 1 kaart.
       *[other] { $gold } is meer dan de { $most } die je kunt betalen: { $have } goud + { $cards } kaarten.
    }
board-why-poor = Je { $gold } goud is niet genoeg.
board-temple-sign = tempel
board-camel-sign = kameel

do-play_card = Spelen
do-sell_card = Verkopen voor 1 goud
do-convert = Als 1 goud gebruiken
do-bonus = Spelen

## De puntentelling, regel voor regel

scoring-pyramids = Eén punt voor elke piramide in je provincies.
    .rule = AR-8.2
scoring-sets = Drie punten voor elk setje: een piramide in elk van je drie provincies.
    .rule = AR-8.3
scoring-most_west = Vijf punten voor de provincie met de meeste piramides ten westen van de Nijl; bij een gelijke stand beslissen de bouwstenen.
    .rule = AR-8.4
scoring-most_east = Vijf punten voor de provincie met de meeste piramides ten oosten van de Nijl; bij een gelijke stand beslissen de bouwstenen.
    .rule = AR-8.4
scoring-temples = Elke tempel in je provincies levert zoveel punten op als het nummer van het veld waar de Amun-Re-tempel op staat.
    .rule = AR-8.7
scoring-bonus_cards = Drie punten voor elke gespeelde bonuskaart.
    .rule = AR-8.8
scoring-gold = Het meeste goud geeft 6 punten, het op één na meeste 4, het op twee na meeste 2.
    .rule = AR-8.10

## Het begeleide eerste spel

guide-map = Dit is Egypte: de Nijl stroomt van het zuiden, onderaan, naar zijn delta in het noorden. Er liggen vijftien provincies langs. In elk van de twee rijken win je er drie, één per ronde.
    .title = Het land van de Nijl
guide-auction = Deze provincies zijn nu te koop. Tik op een getal op een kaart om te bieden; je betaalt alleen als jouw steen nog de hoogste is wanneer niemand meer overboden is. De tekens op de kaart: hoeveel machtkaarten je er mag kopen, hoeveel akkergebieden er zijn, tempels, inkomsten.
    .title = De veiling
guide-outbid = Iemand heeft meer geboden dan jij. Je moet opnieuw bieden, op een andere provinciekaart; een kaart zonder stenen kun je voor 0 krijgen.
    .title = Overboden
guide-cards = Eerst mag je machtkaarten kopen, tot de hoogste kaartlimiet van je provincies. Hoe meer stuks van één soort je tegelijk koopt, hoe duurder elk stuk wordt: samen 1, 3, 6, 10 goud.
    .title = Jouw beurt, stap a: machtkaarten
guide-farmers = Zet boeren op vrije akkergebieden en zie wat ze kosten voordat je betaalt. Elke boer brengt elke ronde 1 tot 4 goud op, afhankelijk van het offer.
    .title = Stap b: boeren
guide-bricks = Drie bouwstenen in een provincie worden meteen een piramide; met een bouwmeester zijn twee genoeg. Piramides geven de meeste punten, vooral één in elk van je provincies.
    .title = Stap c: bouwstenen
guide-offer = Iedereen kiest in het geheim. Gulle offers brengen de tempel op een hoger veld: rijkere oogsten, betere tempels. Wie het meest offert, neemt drie stukken en wordt startspeler; wie steelt, krijgt 3 goud en geen beloning.
    .title = Het offer
guide-temple = Alle offers samen bepalen waar de tempel staat. Het getal is wat elke boer nu opbrengt en wat elke tempel telt; de kameelprovincies betalen alleen op veld 1 en 2.
    .title = De Amun-Re-tempel
guide-reward = Kies je beloning: machtkaarten, boeren of bouwstenen, zoals je wilt.
    .title = Je beloning
guide-income = Hier zie je wat elk van je provincies opbrengt. Inkomstenkaarten speel je nu, daarna ontvang je het goud.
    .title = Inkomsten
guide-bonus = Een rijk eindigt met een puntentelling. Bonuskaarten waarvan je de voorwaarde vervult, geven elk 3 punten; wat je bewaart, kan nog tellen in het Nieuwe Rijk.
    .title = Puntentelling
guide-kingdom = Het Nieuwe Rijk: provincies en boeren zijn weg, maar alle piramides en bouwstenen zijn gebleven. Provincies met piramides zijn meer waard dan ooit.
    .title = Het Nieuwe Rijk

# --- Uitgewerkte voorbeelden uit de spelregels ------------------------------------------------------

example-title = Voorbeeld { $id }
example-before = Ervoor
example-after = Erna
example-pays = betaalt { $n } goud
example-gold = + { $n } goud
example-points = + { $n } punten
example-cards = mag hoogstens { $n } machtkaarten kopen
example-items = mag { $n } stukken nemen
example-offers = offert { $n }
example-steals = steelt
example-sum = Totaal { $sum }: veld { $field }
example-AR-X3 = Vier provincies worden opengelegd. Dakhla krijgt 12 goud en een blinde machtkaart, Abydos een bouwsteen. De twee boeren van Baharya zijn afgedrukt; daar en in Sawu wordt niets gelegd.
example-AR-X4 = A biedt 3 op Abydos, B 1 op Sawu, C 6 op Abydos, D 10. A is overboden en gaat voor 0 naar Dakhla, C voor 6 naar Sawu. Nu is B overboden; Baharya voor 0 beëindigt de veiling, en D is niet meer aan de beurt gekomen.
example-AR-X5 = De kaartlimieten worden niet opgeteld: de hoogste van je provincies telt.
example-AR-X7 = Twee boeren kosten 3. Beide gaan naar Baharya, waar er al twee zijn afgedrukt; Berenike heeft geen akkergebied, dus daar mag geen gekochte boer heen.
example-AR-X8 = Drie bouwstenen kosten 6. Eén voltooit een piramide in Memphis, twee voltooien de tweede in Mendes: die staan nu als dubbele piramide.
example-AR-X9 = A offert 9, C offert 4, B en D stelen: 9 + 4 − 3 − 3 = 7. De tempel gaat naar veld 2, A neemt drie stukken en C twee, B en D krijgen elk 3 goud. A heeft de farao.
example-AR-X10 = De tempel staat op veld 2, met een kameel. Memphis 2; Abu 4 en zijn vaste 4; Sawu, zonder boer, 7 voor zijn kameel.
example-AR-E16 = Piramides 2, 2 en 3: zeven punten, en twee complete setjes van elk 3 punten.
example-AR-X11 = Edfu heeft de meeste piramides in het westen. In het oosten staan Abu en Berenike gelijk in piramides en in bouwstenen: beide eigenaars krijgen 5.
example-AR-X12 = Twee tempels, en de Amun-Re-tempel op veld 3: 2 × 3 punten.

## Borden waarop niet gespeeld kan worden: waarom, na de naam van het veld

error-no-board = { $value } is geen object met een veld 'provinces'
error-no-text = { $value } is geen tekst
error-only = alleen { $known } kunnen verbeterd worden
error-nothing-corrected = er is geen van { $known }
error-not-one-of-these = geen van { $known }
error-none-of = { $value } is geen van { $known }
error-not-in = { $value } ligt niet in { $least }..{ $most }
error-not = { $value } is niet { $wanted }
error-nowhere = { $column } is nergens { $value }, zodat een bonuskaart niets betekent
error-no-provinces = { $value } is geen object met de namen van provincies
error-province-id = een provincie in een lijst heeft een naam in het veld 'id'
error-listed-twice = ze staat er twee keer
error-no-province = { $value } is geen object zoals { $example }
error-no-bid-track = { $value } is geen lijst van { $count } getallen
error-no-temple-track = { $value } is geen lijst van objecten met 'field' en 'max'
error-no-temple-row = { $value } is geen object met 'field' en 'max'
error-last-open = veld { $row } heeft geen max, dus niet { $value }
error-rising = { $value } is niet meer dan { $before }: een spoor loopt op
