### Catan: the texts in German.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Spielplan und Plätze

CB-1 = Spielplan und Plätze
CB-1-1 = Auf einer Kreuzung kannst du bauen, wenn mindestens eines ihrer drei Felder Land ist, und auf einem Weg eine Straße legen, wenn mindestens eines seiner zwei Felder Land ist.
CB-1-2 = Zwei Kreuzungen sind benachbart, wenn ein Weg sie verbindet, was auch immer daneben liegt, auch Meer.
CB-1-3 = Ein Hafen liegt an einem Weg mit Land auf genau einer Seite; beide Enden dieses Weges haben den Hafen.
CB-1-4 = Auf einer Kreuzung steht höchstens ein Gebäude, auf einem Weg liegt höchstens eine Straße. Der Räuber steht immer auf einem Landfeld.
CB-1-5 = Die Plätze folgen im Uhrzeigersinn aufeinander. „Der Reihe nach ab“ einer Person heißt: zuerst diese Person, dann die anderen im Uhrzeigersinn.

## Vorrat

CB-2 = Vorrat
CB-2-1 = Die Bank beginnt mit 19 Karten jedes Rohstoffs, wenn ein Szenario nichts anderes vorgibt. Was du zahlst, geht an die Bank, was du bekommst, kommt aus ihr; keine Karte geht je verloren.
CB-2-2 = Du hast 15 Straßen, 5 Siedlungen und 4 Städte. Ist eine Art aufgebraucht, kannst du sie nicht bauen. Eine Siedlung, die zur Stadt wird, kommt in deinen Vorrat zurück.
CB-2-3 = Die 25 Entwicklungskarten bilden einen verdeckten Stapel. Gespielte Fortschrittskarten verlassen das Spiel, Ritter bleiben offen vor dir liegen. Der Stapel wird nie neu gemischt.
CB-2-4 = Figuren auf dem Spielplan werden nie versetzt oder zurückgenommen, außer dass eine Siedlung zur Stadt wird.

## Aufbau

CB-3 = Aufbau
CB-3-1 = Das Spiel ist für drei oder vier Personen; zu zweit geht es nach denselben Regeln.
CB-3-2 = Die Insel wird wie auf der Einsteigerkarte gelegt, oder zufällig, wenn der Tisch es so vereinbart; der Räuber beginnt in der Wüste. Auf einer zufälligen Insel folgen die Zahlenchips dem Alphabet entlang einer Spirale oder liegen beliebig, mit oder ohne benachbarte 6 und 8.
CB-3-3 = Das Los bestimmt, wer beginnt; ein Tisch kann stattdessen den ersten Platz wählen oder mit zwei Würfeln auswürfeln.
CB-3-4 = Der Reihe nach setzen alle eine Siedlung, wo die Abstandsregel es erlaubt, und eine Straße daran. Dann tun es alle noch einmal in umgekehrter Reihenfolge, sodass die letzte Person zweimal nacheinander setzt.
CB-3-5 = Für deine zweite Siedlung nimmst du eine Karte für jedes Feld ringsum, das einen Rohstoff bringt.
CB-3-6 = Wer beginnt, hat den ersten Zug. Die Längste Handelsstraße kann beim Aufbau noch nicht entstehen.

## Ein Zug

CB-4 = Ein Zug
CB-4-1 = Vor dem Wurf darfst du eine Entwicklungskarte spielen. Dann würfelst du; Felder bringen Ertrag, oder eine Sieben wird abgehandelt. Danach handelst und baust du, so oft du willst, und darfst eine Karte spielen, wenn du in diesem Zug noch keine gespielt hast. Dann beendest du deinen Zug.
CB-4-2 = Handeln und Bauen dürfen gemischt werden, und ein neuer Hafen gilt sofort. Wo der Tisch beides trennt, wird nach dem ersten Bau eines Zuges nicht mehr gehandelt: Straße, Siedlung, Stadt oder gekaufte Karte. Eine Karte zu spielen oder kostenlose Straßen zu legen gilt nicht als Bau.
CB-4-3 = Nur wer am Zug ist, baut, kauft, spielt Karten und beginnt einen Handel.

## Ertrag

CB-5 = Ertrag
CB-5-1 = Bei jeder Summe außer 7 bringt jedes Landfeld mit dieser Zahl und ohne Räuber seinen Rohstoff: eine Karte für jede Siedlung an seinen Ecken und zwei für jede Stadt.
CB-5-2 = Hat die Bank von einem Rohstoff weniger Karten, als allen zusammen zustehen, bekommt niemand etwas davon; nur wenn sie einer einzigen Person zustehen, bekommt diese den Rest. Andere Rohstoffe sind nicht betroffen. Ein Tisch kann vereinbaren, dass dann nie jemand etwas bekommt, oder mit einer unerschöpflichen Bank spielen.
CB-5-3 = Was deine Felder bringen, kannst du nicht ablehnen.

## Die Sieben und der Räuber

CB-6 = Die Sieben und der Räuber
CB-6-1 = Bei einer 7 gibt es keinen Ertrag. Wer 8 oder mehr Rohstoffkarten hat, gibt die Hälfte, abgerundet, an die Bank und wählt selbst, welche. Entwicklungskarten und Gold zählen nicht. Ein Tisch oder Szenario kann eine andere Zahl vorgeben.
CB-6-2 = Alle, die Karten abgeben müssen, wählen gleichzeitig; sind alle fertig, werden die Karten gezeigt und der Reihe nach ab der Person am Zug abgegeben. Dann versetzt diese den Räuber.
CB-6-3 = Der Räuber muss auf ein anderes Landfeld, gleich welcher Art, nie aufs Wasser.
CB-6-4 = Dann nimmst du zufällig eine Rohstoffkarte von einem Gegner mit einem Gebäude an diesem Feld und mindestens einer Karte. Kommen mehrere infrage, wählst du; ist es nur einer, musst du ihn berauben. Gibt es keinen, geschieht nichts.
CB-6-5 = Solange der Räuber auf einem Feld steht, bringt es nichts. Häfen und andere Felder sind nicht betroffen.
CB-6-6 = Nur Dieb und Opfer wissen, welche Karte gestohlen wurde.
CB-6-7 = Mit dem freundlichen Räuber darf kein Feld gewählt werden, an dem ein Gegner mit höchstens 2 sichtbaren Punkten ein Gebäude hat, außer es bleibt kein anderes.

## Handel

CB-7 = Handel
CB-7-1 = Gehandelt wird nur mit der Person am Zug, nach dem Wurf. Beide Seiten geben mindestens eine Ware, und keine Ware darf auf beiden Seiten stehen: Nichts wird verschenkt. Nur Rohstoffkarten, und Gold, wo es welches gibt, können gehandelt werden.
CB-7-2 = Wer am Zug ist, macht allen ein Angebot. Die Gegner antworten in beliebiger Reihenfolge, jeder einmal und offen: Sie nehmen an oder lehnen ab; annehmen darf nur, wer die Waren hat. Sobald jemand angenommen hat, darf mit jeder Person, die angenommen hat, abgeschlossen werden, ohne auf die anderen zu warten; zurückgezogen werden darf das Angebot jederzeit. Hat der letzte Gegner abgelehnt und niemand angenommen, ist das Angebot vorbei. Gegenvorschläge sind Gespräch: Wer am Zug ist, kann sie als nächstes Angebot aufgreifen.
CB-7-3 = Je Zug sind höchstens 10 Angebote erlaubt, wenn der Tisch nichts anderes vereinbart. Ein Angebot, das alle abgelehnt haben, darf erst wiederholt werden, wenn sich jemandes Waren geändert haben.
CB-7-4 = Mit der Bank tauschst du 4 gleiche Karten gegen 1 einer anderen Art, die sie hat; 3 mit einem Gebäude an einem 3:1-Hafen; 2 des Rohstoffs eines 2:1-Hafens, an dem du ein Gebäude hast. Dein bestes Verhältnis zählt, beliebig oft.
CB-7-5 = Beim Aufbau, vor dem Wurf und während eine Sieben oder Karte abgehandelt wird, handelt niemand.
CB-7-6 = Ein Angebot entsteht Stück für Stück: erst was du gibst, in der Reihenfolge der Waren, dann was du verlangst, auch der Reihe nach. Es zählt, sobald es begonnen ist. Du darfst nicht mehr verlangen, als ein einzelner Gegner haben könnte. Alle werden gefragt; nimmt niemand an, ist das Angebot vorbei. Ein Tisch kann auf Handel untereinander verzichten.

## Bauen

CB-8 = Bauen
CB-8-1 = Du zahlst der Bank, bevor du setzt: eine Straße 1 Lehm und 1 Holz; eine Siedlung 1 Lehm, 1 Holz, 1 Wolle und 1 Getreide; eine Stadt 2 Getreide und 3 Erz; eine Entwicklungskarte 1 Wolle, 1 Getreide und 1 Erz. Du darfst in einem Zug beliebig viel bauen.
CB-8-2 = Eine Straße kommt auf einen freien Weg, an dessen einem Ende dein Gebäude steht, oder kein fremdes Gebäude und eine andere Straße von dir liegt. An einem fremden Gebäude vorbei kannst du nicht weiterbauen.
CB-8-3 = Eine Siedlung kommt auf eine freie Kreuzung, an der eine deiner Straßen endet, wenn die Abstandsregel es erlaubt. Fremde Straßen dort stören nicht.
CB-8-4 = Abstandsregel: Auf keiner der Nachbarkreuzungen darf ein Gebäude stehen, weder ein eigenes noch ein fremdes.
CB-8-5 = Eine Stadt ersetzt eine eigene Siedlung; sie wird nie direkt gebaut.
CB-8-6 = Du darfst eine Siedlung bauen und sie im selben Zug zur Stadt machen.

## Entwicklungskarten

CB-9 = Entwicklungskarten
CB-9-1 = Du zahlst, ziehst die oberste Karte und hältst sie geheim. Ist der Stapel leer, kannst du nicht kaufen.
CB-9-2 = Du spielst höchstens eine Entwicklungskarte je Zug, vor oder nach dem Wurf, nie eine im selben Zug gekaufte und nie mitten in einer anderen Handlung. Ein Tisch kann vor dem Wurf nur Ritter erlauben.
CB-9-3 = Ritter: Er bleibt offen vor dir liegen. Du versetzt den Räuber und stiehlst wie nach einer Sieben, aber niemand gibt Karten ab. Dann wird die Größte Rittermacht geprüft.
CB-9-4 = Straßenbau: Lege kostenlos zwei Straßen, nacheinander, oder eine, wenn du nur eine Straße oder einen Platz hast. Hast du keine Straße oder keinen Platz, kannst du die Karte nicht spielen.
CB-9-5 = Erfindung: Nimm zwei beliebige Rohstoffkarten aus der Bank, nacheinander, oder eine, wenn es keine zweite gibt. Hat sie keine, kannst du die Karte nicht spielen.
CB-9-6 = Monopol: Nenne einen Rohstoff; jeder Gegner gibt dir alle Karten davon. Gold kannst du nicht nennen.
CB-9-7 = Siegpunktkarten zählen sofort je 1 Punkt, auch in dem Zug, in dem du sie gekauft hast. Sie bleiben geheim, bis du mit ihnen gewinnst oder das Spiel endet.

## Längste Handelsstraße

CB-10 = Längste Handelsstraße
CB-10-1 = Deine Straße ist so lang wie der längste Weg über deine Straßen, der keine zweimal benutzt und nicht durch ein fremdes Gebäude führt; beginnen oder enden darf er dort. Eigene Gebäude unterbrechen nicht, Abzweige zählen nicht zusammen.
CB-10-2 = Wer zuerst die Länge 5 erreicht, nimmt die Karte; danach nimmt sie nur, wer eine längere Straße hat.
CB-10-3 = Wird die Straße des Inhabers kürzer, behält er die Karte, solange sie mindestens 5 hat und niemand mehr hat. Sonst nimmt sie, wer allein die längste Straße von mindestens 5 hat; gibt es niemanden, liegt sie beiseite, bis es jemanden gibt.
CB-10-4 = Die 2 Punkte wandern sofort mit der Karte.

## Größte Rittermacht

CB-11 = Größte Rittermacht
CB-11-1 = Wer zuerst 3 Ritter offen liegen hat, nimmt die Karte, die 2 Punkte wert ist; danach, wer mehr hat als der Inhaber. Ritter auf der Hand zählen nicht.
CB-11-2 = Im Grundspiel gehen Ritter nie verloren.

## Punkte und Ende

CB-12 = Punkte und Ende
CB-12-1 = Siedlungen zählen 1 Punkt, Städte 2, Längste Handelsstraße und Größte Rittermacht je 2, Siegpunktkarten 1, dazu, was ein Szenario bringt. Alle sehen alle Punkte außer denen nicht gezeigter Karten.
CB-12-2 = Du gewinnst, sobald du in deinem eigenen Zug genug Punkte hast, von seinem Anfang an: 10, wenn der Tisch oder ein Szenario nichts anderes vorgibt. Punkte aus fremden Zügen zählen, wenn deiner beginnt.
CB-12-3 = Nur wer am Zug ist, kann gewinnen, also gibt es keinen Gleichstand. Niemand muss es ansagen.
CB-12-4 = Die anderen werden nach Punkten mit allen Karten gereiht; bei gleichen Punkten teilen sie sich den Rang.
CB-12-5 = Für Simulationen kann ein Spiel nach einer bestimmten Zahl von Zügen abgebrochen werden, ohne Sieger.

## Gold, in Szenarien

CB-13 = Gold, in Szenarien
CB-13-1 = Goldstücke liegen offen vor ihrem Besitzer. Sie sind keine Rohstoffkarten: Sie zählen nicht bei einer Sieben, können nicht gestohlen werden, und keine Entwicklungskarte nimmt oder bringt sie.
CB-13-2 = Ein Goldfeld mit der gewürfelten Zahl und ohne Räuber bringt 1 Goldstück für jede Siedlung und 2 für jede Stadt.
CB-13-3 = Es gibt 40 Goldstücke; sind es zu wenige, gilt dasselbe wie bei einem Rohstoff.
CB-13-4 = Gold darf untereinander gehandelt werden. Bei der Bank kaufen 4 Gold 1 Rohstoffkarte, 3 mit einem 3:1-Hafen; ein 2:1-Hafen hilft nicht.
CB-13-5 = Ob die Bank Gold gegen Rohstoffkarten zum selben Verhältnis verkauft, bestimmt das Szenario.
CB-13-6 = Eine Startsiedlung, die Karten bringt, bringt 1 Goldstück für jedes Goldfeld daneben.

## Offen und geheim

CB-14 = Offen und geheim
CB-14-1 = Alle sehen den Plan, die Würfel, die Bank, wie viele Karten jede Hand hat, Ritter, Sonderkarten, Gold und jeden Handel, Bau, jede Abgabe und jeden Ertrag.
CB-14-2 = Geheim sind die Karten einer Hand, die Reihenfolge des Stapels und eine gestohlene Karte. Was zu sehen war, darf man sich merken, und der Tisch merkt es sich für dich.

## Entscheidungen: was wir festgelegt haben, wo die Anleitung schweigt, und warum

CB-R1 = Im Grundspiel darfst du in beliebiger Reihenfolge handeln, bauen und wieder handeln.
    .why = Neuere Ausgaben erlauben das; ältere trennen Handeln und Bauen, und die Szenarien folgen ihren eigenen Seiten.
CB-R2 = Kann die Bank nicht alle auszahlen, denen ein Rohstoff zusteht, bekommt niemand etwas davon, es sei denn, er steht nur einer Person zu.
    .why = Frühe Auflagen schweigen dazu; so steht es in späteren Ausgaben, und so hat niemand durch den Platz am Tisch einen Vorteil.
CB-R3 = Wird die Straße des Inhabers unterbrochen, behält er die Karte, solange niemand eine längere hat; teilen sich nun andere die längste, liegt die Karte beiseite.
    .why = Ein Gleichstand nimmt niemandem die Karte weg und gibt sie auch niemandem.
CB-R4 = Das letzte Stück einer Straße, die an einem fremden Gebäude endet, zählt mit.
    .why = Unterbrochen wird die Straße auf der Kreuzung, und beide Stücke, die sich dort treffen, sind da.
CB-R5 = Ein Ring zählt ganz: jede Straße einmal, auch wenn der Weg dieselbe Kreuzung noch einmal berührt.
    .why = Nach der Auskunft des Verlags haben sechs Straßen rund um ein Feld die Länge sechs.
CB-R6 = Niemand gewinnt im Zug einer anderen Person; solche Punkte zählen, sobald der eigene Zug beginnt.
    .why = Man gewinnt mit dem, was man im eigenen Zug hat, und so gibt es nie mehr als einen Sieger.
CB-R7 = Kannst du eine Karte stehlen, musst du es tun.
    .why = Die Regeln weisen dich an, eine Karte zu nehmen; sie stellen es nicht frei.
CB-R7b = Alle Gegner antworten gleichzeitig auf ein Angebot, in beliebiger Reihenfolge.
    .why = An einem echten Tisch reden alle durcheinander; der Reihe nach zu fragen ließ alle auf die Langsamsten warten.
CB-R8 = Nach einer Sieben wählen alle gleichzeitig, was sie abgeben, und niemand sieht eine fremde Wahl vor der eigenen.
    .why = An einem echten Tisch sehen alle gleichzeitig ihre Hand durch; der Reihe nach zu fragen ließe andere nur warten.
CB-R9 = Hat die Bank nur noch eine Karte, nimmst du mit Erfindung diese eine.
    .why = Die Karte verspricht, was die Bank hat, und die Hälfte ist besser als eine Karte, die man nicht spielen kann.
CB-R10 = Hast du nur noch eine Straße oder einen Platz, legst du mit Straßenbau eine Straße; hast du nichts, kannst du die Karte nicht spielen.
    .why = Das ist die übliche Auskunft, und so geht keine Karte aus Versehen verloren.
CB-R11 = Ein in diesem Zug erreichter Hafen gilt sofort, wenn Handeln und Bauen gemischt sind, sonst erst im nächsten Zug.
    .why = Sind die Phasen getrennt, wird nach dem ersten Bau in diesem Zug nicht mehr gehandelt.
CB-R12 = Solange eine Sieben oder eine andere Karte abgehandelt wird, spielst du keine Entwicklungskarte.
    .why = Eine Karte darf jederzeit in deinem Zug gespielt werden, aber nicht mitten in einer anderen Handlung.
CB-R13 = Spielst du vor dem Wurf einen Ritter und würfelst dann eine Sieben, wird der Räuber zweimal versetzt.
    .why = Beides soll geschehen, und nichts verbietet es.
CB-R14 = Wer beginnt, bestimmt der Zufall.
    .why = Die Regeln lassen jede Art zu, und der Zufall braucht keine Absprache.

## How far the game has come

progress = Runde { $n }

## Options

option-trade_build = Sagt, ob Handeln und Bauen gemischt werden dürfen oder aller Handel vor dem ersten Bau kommt (siehe CB-4.2).
    .name = Handeln und Bauen
    .combined = Gemischt
    .phased = Erst handeln, dann bauen
option-bank_shortage = Sagt, was geschieht, wenn die Bank zu wenige Karten für den Ertrag hat (siehe CB-5.2).
    .name = Bank reicht nicht
    .official = Wer allein Anspruch hat, bekommt den Rest
    .all_or_nothing = Niemand bekommt etwas
    .unlimited = Die Bank ist unerschöpflich
option-domestic_trade = Sagt, ob untereinander gehandelt werden darf (siehe CB-7.6).
    .name = Handel untereinander
    .true = Ja
    .false = Nein
option-max_offers_per_turn = Sagt, wie viele Angebote in einem Zug begonnen werden dürfen (siehe CB-7.3).
    .name = Angebote je Zug
option-discard_threshold = Sagt, bei wie vielen Rohstoffkarten eine Sieben die Hälfte kostet (siehe CB-6.1).
    .name = Handkartengrenze bei einer Sieben
option-victory_target = Sagt, wie viele Punkte gewinnen (siehe CB-12.2).
    .name = Punkte zum Sieg
option-first_player = Sagt, wer beginnt: jemand zufällig, der erste Platz, oder wer am höchsten würfelt (siehe CB-3.3).
    .name = Wer beginnt
    .random = Zufällig
    .seat_0 = Erster Platz
    .dice = Höchster Wurf
option-dev_card_before_roll = Sagt, welche Entwicklungskarten vor dem Wurf gespielt werden dürfen (siehe CB-9.2).
    .name = Karten vor dem Wurf
    .any = Alle
    .knight_only = Nur Ritter
option-friendly_robber = Sagt, ob der Räuber Spieler mit höchstens 2 sichtbaren Punkten verschont (siehe CB-6.7).
    .name = Freundlicher Räuber
    .true = Ja
    .false = Nein
option-turn_limit = Sagt, nach wie vielen Zügen ein Spiel ohne Sieger endet; für Simulationen gedacht (siehe CB-12.5).
    .name = Höchstzahl an Zügen
    .none = Keine

## Words

good-brick = Lehm
good-lumber = Holz
good-wool = Wolle
good-grain = Getreide
good-ore = Erz
good-gold = Gold
good-knight = ein Ritter
    .counted = { $n ->
        [one] einen Ritter
       *[other] { $n } Ritter
    }
card-knight = Ritter
card-victory_point = Siegpunkt
card-road_building = Straßenbau
card-year_of_plenty = Erfindung
card-monopoly = Monopol
terrain-hills = Hügel
    .short = Hügel
terrain-forest = Wald
    .short = Wald
terrain-pasture = Weide
    .short = Weide
terrain-fields = Acker
    .short = Acker
terrain-mountains = Gebirge
    .short = Berge
terrain-gold = Gold
terrain-desert = Wüste
    .short = Wüste
terrain-site = Bauplatz
    .short = Bau
terrain-sea = Meer
harbour-any = 3:1
item-settlements = Siedlungen
item-cities = Städte
item-longest_road = Längste Handelsstraße
item-largest_army = Größte Rittermacht
item-victory_points = Siegpunktkarten
item-scenario = das Szenario

## In the terminal

label-player = Spieler
label-points = Punkte
label-cards = Karten
    .short = Karten
label-known = Bekannt
label-hand = Deine Hand
label-development = Entwicklung
    .short = Entw
label-knights = Ritter
    .short = Ritter
label-pieces = S/S/S übrig
label-road = Straße
    .short = Weg
label-gold = Gold
    .short = Gold
label-bank = Bank
label-deck = Stapel
label-dice = Würfel
label-offer = Angebot
label-for = für
label-stolen = Gestohlen
label-longest-road = Längste Handelsstraße
label-largest-army = Größte Rittermacht
label-robber = Räuber
label-harbours = Häfen
label-legend = a Siedlung von Spieler a, A Stadt, ● Räuber, = Hafen; eine Ecke oder Seite heißt nach ihrem Feld: 0,0,n die Nordspitze, 0,0,e die Ostseite

## What happens

log-starts-game = { $seat } hat den ersten Zug.
    .you = Du hast den ersten Zug.
log-placed-settlement = { $seat } setzt eine Siedlung auf { $vertex }.
    .you = Du setzt eine Siedlung auf { $vertex }.
log-placed-road = { $seat } legt eine Straße auf { $edge }.
    .you = Du legst eine Straße auf { $edge }.
log-received = { $seat } bekommt { $count } { $good }.
    .you = Du bekommst { $count } { $good }.
log-rolled = { $seat } würfelt { $first } und { $second }: { $sum }.
    .you = Du würfelst { $first } und { $second }: { $sum }.
log-short = Die Bank hat zu wenig { $good } für alle.
log-moved-robber = { $seat } setzt den Räuber auf { $hex }.
    .you = Du setzt den Räuber auf { $hex }.
log-stole = { $seat } stiehlt { $victim } eine Karte.
    .you = Du stiehlst { $victim } eine Karte.
log-played = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
log-built-road = { $seat } baut eine Straße auf { $edge }.
    .you = Du baust eine Straße auf { $edge }.
log-built-settlement = { $seat } baut eine Siedlung auf { $vertex }.
    .you = Du baust eine Siedlung auf { $vertex }.
log-built-city = { $seat } baut eine Stadt auf { $vertex }.
    .you = Du baust eine Stadt auf { $vertex }.
log-bought-card = { $seat } kauft eine Entwicklungskarte.
    .you = Du kaufst eine Entwicklungskarte.
log-took = { $seat } nimmt { $resource } aus der Bank.
    .you = Du nimmst { $resource } aus der Bank.
log-traded-with-bank = { $seat } gibt der Bank { $count } { $give } für 1 { $get }.
    .you = Du gibst der Bank { $count } { $give } für 1 { $get }.
log-accepted = { $seat } nimmt an.
    .you = Du nimmst an.
log-rejected = { $seat } lehnt ab.
    .you = Du lehnst ab.
log-withdrew = { $seat } zieht das Angebot zurück.
    .you = Du ziehst das Angebot zurück.
log-named = { $seat } nennt { $resource }.
    .you = Du nennst { $resource }.
log-gave-up = { $seat } gibt { $count } { $resource } ab.
    .you = Du gibst { $count } { $resource } ab.
log-took-road-card = { $seat } nimmt die Längste Handelsstraße mit { $length } Straßen.
    .you = Du nimmst die Längste Handelsstraße mit { $length } Straßen.
log-lost-road-card = { $seat } verliert die Längste Handelsstraße.
    .you = Du verlierst die Längste Handelsstraße.
log-took-army-card = { $seat } nimmt die Größte Rittermacht mit { $knights } Rittern.
    .you = Du nimmst die Größte Rittermacht mit { $knights } Rittern.
log-lost-army-card = { $seat } verliert die Größte Rittermacht.
    .you = Du verlierst die Größte Rittermacht.
log-ended-turn = { $seat } beendet den Zug.
    .you = Du beendest den Zug.
log-showed = { $seat } zeigt { $cards ->
        [one] { $cards } Siegpunktkarte
       *[other] { $cards } Siegpunktkarten
    }.
    .you = Du zeigst { $cards ->
        [one] { $cards } Siegpunktkarte
       *[other] { $cards } Siegpunktkarten
    }.
log-stopped = Das Spiel endet nach { $turns } Zügen.
log-scored = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $item }.
log-won-game = { $seat } gewinnt mit { $points } Punkten.
    .you = Du gewinnst mit { $points } Punkten.
log-offered = { $seat } bietet { $give } für { $want }.
    .you = Du bietest { $give } für { $want }.
log-traded = { $seat } gibt { $partner } { $give } für { $want }.
    .you = Du gibst { $partner } { $give } für { $want }.
log-discarded = { $seat } gibt { $goods } ab.
    .you = Du gibst { $goods } ab.

## Questions

prompt-setup-settlement = Setze eine Siedlung.
prompt-setup-road = Lege eine Straße daran.
prompt-before-roll = Würfle, oder spiele erst eine Karte.
    .only = Würfle.
prompt-main = Handle und baue, oder beende deinen Zug.
    .only = Du kannst nur deinen Zug beenden.
prompt-discard = Eine Sieben: Wähle noch { $cards } Karten zum Abgeben.
prompt-move-robber = Versetze den Räuber.
prompt-rob = Wem stiehlst du?
prompt-place-free-road = Lege eine freie Straße; noch { $left }.
prompt-take-resource = Nimm eine Karte aus der Bank; noch { $left }.
prompt-name-resource = Welchen Rohstoff nennst du?
prompt-offer-build = Stelle dein Angebot zusammen: erst was du gibst, dann was du willst.
prompt-offer-close = Mit wem schließt du ab?
prompt-offer-reply = { $seat } bietet dir { $give } für { $want }.
prompt-offer-answers = Du bietest { $give } für { $want }. Schließe ab, sobald jemand annimmt, oder zieh zurück.

## Moves

move-setup_settlement = Siedlung auf { $vertex }
move-setup_road = Straße auf { $edge }
move-roll = Würfeln
move-play_knight = Ritter spielen
move-play_road_building = Straßenbau spielen
move-play_year_of_plenty = Erfindung spielen
move-play_monopoly = Monopol spielen
move-discard = { $resource } abgeben
    .more = Eine Karte abgeben
move-move_robber = Räuber auf { $hex }
move-rob = { $seat } bestehlen
move-build_road = Straße auf { $edge } bauen
    .more = Straße bauen
move-build_settlement = Siedlung auf { $vertex } bauen
    .more = Siedlung bauen
move-build_city = Stadt auf { $vertex } bauen
    .more = Stadt bauen
move-buy_development_card = Entwicklungskarte kaufen
move-place_free_road = Kostenlose Straße auf { $edge }
    .more = Kostenlose Straße
move-take_resource = { $resource } nehmen
move-name_resource = { $resource } nennen
move-bank_trade = { $give } gegen { $get } bei der Bank tauschen
    .more = Mit der Bank tauschen
move-offer_begin = Den anderen ein Angebot machen
move-offer_add_give = 1 { $good } geben
    .more = Noch eines geben
move-offer_add_get = 1 { $good } verlangen
    .more = Noch eines verlangen
move-offer_send = Dieses Angebot machen
move-offer_drop = Angebot verwerfen
move-offer_accept = Annehmen
move-offer_reject = Ablehnen
move-offer_confirm = Mit { $seat } abschließen
    .more = Den Handel abschließen
move-offer_cancel = Angebot zurückziehen
move-end_turn = Zug beenden

## Was man in einer Zeile tippen kann

typed-offer_begin = In einer Zeile: offer 2 wool for 1 ore
typed-bank_trade = In einer Zeile: bank wool for ore
typed-offer_confirm = In einer Zeile: conclude B
typed-discard = In einer Zeile: discard 2 wool 1 brick

## Am Tisch im Browser

board-map = Der Spielplan
board-table = Der Tisch
board-whole = Ganzer Plan
board-nearer = Vergrößern
board-farther = Verkleinern
board-terrain-hills = Hügelland
board-terrain-forest = Wald
board-terrain-pasture = Weideland
board-terrain-fields = Ackerland
board-terrain-mountains = Gebirge
board-terrain-gold = Gold
board-terrain-desert = Wüste
board-terrain-site = Bauplatz
board-terrain-sea = Meer
board-harbour-any = Hafen 3:1, alle Waren
board-harbour = Hafen 2:1, { $good }
board-place-setup_settlement = Siedlung
board-place-setup_road = Straße
board-place-build_settlement = Eine Siedlung bauen
board-place-build_city = Eine Stadt bauen
board-place-build_road = Eine Straße bauen
board-place-place_free_road = Kostenlose Straße
board-place-move_robber = Räuber hierher
board-rolled = { $sum } gewürfelt: { $first } und { $second }
board-turn = Zug { $turn }: { $who }
board-build = Bauen
board-costs = Baukosten
board-roads = Straßen
board-left = noch { $n }
board-ware-road = Straße
board-ware-settlement = Siedlung
board-ware-city = Stadt
board-ware-development_card = Entwicklungskarte
    .divided = { "Entwicklungs\u00ADkarte" }
board-ware-ship = Schiff
board-ware-block = Steinblock
board-trade = Handeln
board-you-give = Du gibst
board-you-get = Du bekommst
board-you-want = Du möchtest
board-bank-trade = { $count } { $give } gegen 1 { $get }
board-give-less = Weniger { $good } geben
board-give-more = Mehr { $good } geben
board-want-less = Weniger { $good } verlangen
board-want-more = Mehr { $good } verlangen
board-send-offer = Allen dieses Angebot machen
board-discard = Karten zum Abgeben
board-give-up = { $chosen } von { $owed } abgeben
board-offers = { $who } bietet
board-offering = bietet
board-you-offer = Du bietest
board-answer-accepted = nimmt an
board-answer-rejected = lehnt ab
board-answer-asked = muss noch antworten
board-tap-hand = Tippe Karten deiner Hand an
board-bank-rate = { $count } { $give } gegen 1 nach Wahl
board-suggest = Das vorschlagen
board-suggestions = Was andere vorschlagen
board-suggested = { $who } schlägt vor:
board-gives = { $who } gibt
board-suggest-typed = Um etwas anderes vorzuschlagen, tippe: suggest 1 ore for 2 wool
board-take-up = Aufgreifen
board-conclude = Abschließen
board-counter = Etwas anderes vorschlagen
board-waiting-answers = Warten auf Antworten …
board-standing = Feste Antworten
board-standing-accept = Wird gleich für dich angenommen.
board-standing-reject = Wird gleich für dich abgelehnt.
board-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } von { $target }
board-won-points =
    { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
board-points-for = Woher die Punkte kommen
board-road-of =
    { $n ->
        [one] { $n } Straße
       *[other] { $n } Straßen
    }
board-knights-of = { $n } Ritter
board-pieces-left = Übrige Spielfiguren
board-stolen = { $thief } hat { $victim } { $good } gestohlen.
board-bank = Die Bank
board-deck =
    { $n ->
        [one] Entwicklungskarte
       *[other] Entwicklungskarten
    }
board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-price = Kostet
board-plus-points =
    { $n ->
        [one] + { $n } Punkt
       *[other] + { $n } Punkte
    }
board-chance = bringt bei { $n } von 36 Würfen etwas ein
board-city-doubles = bringt jedes Mal zwei Karten statt einer
board-nobody-there = niemand hat dort ein Gebäude
board-card-knight = Versetze den Räuber und stiehl eine Karte. Drei oder mehr gespielte Ritter, und mehr als alle anderen: Größte Rittermacht, 2 Punkte.
board-card-victory_point = 1 Punkt, geheim, bis du damit gewinnst.
board-card-road_building = Lege zwei Straßen kostenlos.
board-card-year_of_plenty = Nimm zwei beliebige Karten von der Bank.
board-card-monopoly = Nenne einen Rohstoff: Alle geben dir alles, was sie davon haben.
board-bought-now =
    { $n ->
        [one] in diesem Zug gekauft
       *[other] { $n } in diesem Zug gekauft
    }
board-play = Ausspielen
board-why-not = Warum jetzt nicht?
board-why-not-accept = Warum kann ich nicht annehmen?
board-why-lack = Dir fehlt: { $goods }.

## Das geführte erste Spiel

guide-island = Jedes Feld bringt seinen Rohstoff, sobald seine Zahl gewürfelt wird. Die Punkte unter einer Zahl zeigen, wie oft das vorkommt; 6 und 8 fallen am häufigsten.
    .title = Die Insel
guide-start = Stelle deine erste Siedlung auf eine leuchtende Ecke. Gute Ecken berühren Felder mit vielen Punkten, und verschiedene Arten. Ecken neben einem Gebäude bleiben frei: Das ist die Abstandsregel.
    .title = Wo fängst du an?
guide-start-road = Lege eine Straße von deiner Siedlung aus. Sie zeigt, wohin du weiter willst.
    .title = Deine erste Straße
guide-roll = Tippe auf die Würfel. Alle nehmen Karten von den Feldern mit dieser Zahl, an denen sie Gebäude haben. Eine Sieben weckt den Räuber.
    .title = Würfeln
guide-hand = Das sind deine Rohstoffkarten. Nur du siehst sie; die anderen sehen nur, wie viele du hast.
    .title = Deine Karten
guide-build = Hier steht, was du bauen kannst und was es kostet. Tippe etwas an, das leuchtet: Seine Plätze leuchten auf dem Plan. Siedlungen und Städte sind Punkte wert.
    .title = Bauen
guide-trade = Zu viel von einer Sache? Die Bank gibt eine Karte für vier gleiche, mit einem Hafen für weniger. Andere geben vielleicht mehr: Mach ihnen ein Angebot.
    .title = Handeln
guide-seven = Eine Sieben mit zu vielen Karten auf der Hand: Tippe die Karten an, die du entbehren kannst. Alle wählen gleichzeitig, und niemand sieht vorher, was die anderen wählen.
    .title = Die Sieben
guide-robber = Der Räuber legt ein Feld still. Versetze ihn auf ein Feld, das andere trifft, und stiehl einem von ihnen eine Karte.
    .title = Der Räuber
guide-offered = Jemand bietet dir einen Tausch an. Tippe, um anzunehmen oder abzulehnen; Ablehnen kostet dich nichts.
    .title = Ein Angebot für dich
guide-card = Entwicklungskarten kannst du ab dem nächsten Zug ausspielen, eine je Zug. Jede Karte sagt, was sie tut.
    .title = Entwicklungskarten
guide-longest = Wer fünf Straßen hintereinander hat, und mehr als alle anderen, hat die Längste Handelsstraße: 2 Punkte, solange niemand eine längere hat. Sie ist in Gold gezeichnet.
    .title = Die Längste Handelsstraße

## Pläne, auf denen nicht gespielt werden kann: warum, nach dem Namen des Feldes

error-hex-id = ein Hex schreibt man 'q,r', nicht { $value }
error-place-id = man schreibt es als eines von { $examples }, nicht { $value }
error-outside = { $place } liegt außerhalb des Plans
error-no-board = es ist ein Objekt mit einem Feld 'hexes', nicht { $value }
error-no-boards = es ist ein Objekt mit mindestens einem Plan, der ein Feld 'hexes' hat
error-unknown-field = ein Plan hat { $known }
error-no-list = es ist eine Liste, nicht { $value }
error-none-of = { $value } ist keines von { $known }
error-not-in = { $value } liegt nicht in { $least }..{ $most }
error-listed-twice = { $place } ist zweimal aufgeführt
error-many-hexes = { $count } Hexe sind zu viele: höchstens { $most }
error-no-hexes = es ist eine Liste oder ein Objekt mit den ids der Hexe, nicht { $value }
error-no-such-hex = der Plan des Spiels hat kein solches Hex
error-no-correction = es ist ein Objekt mit terrain oder number
error-no-tile = es ist ein Objekt mit id, terrain und number, nicht { $value }
error-land-outside = das Land auf { $place } liegt außerhalb des Rahmens
error-needs-number = { $value } ist keine Zahl von 2 bis 12 außer 7, wie { $terrain } sie hat
error-no-number = { $terrain } hat keine Zahl, also nicht { $value }
error-no-harbour = es ist ein Objekt mit edge, ratio und resource, nicht { $value }
error-harbour-coast = ein Hafen hat auf genau einer seiner beiden Seiten Land
error-harbour-ratio = ein Hafen ist 3:1 ohne Rohstoff oder 2:1 für einen Rohstoff
error-harbour-twice = { $place } hat schon einen Hafen
error-harbours-adjacent = zwei Häfen liegen nebeneinander
error-robber-desert = { $value } ist keine Wüste des Plans
error-box-tiles = Plättchen: in der Schachtel sind { $count } von { $kind }, nicht { $found }
error-box-numbers = Zahlenchips: in der Schachtel sind { $count } von { $kind }, nicht { $found }
error-box-harbours = Häfen: in der Schachtel sind { $count } von { $kind }, nicht { $found }
error-desert-missing = der Räuber braucht eine Wüste, auf der er beginnt
error-no-land = dort kann nichts gebaut werden: es gibt kein Land
error-no-land-at = auf { $place } kann nichts gebaut werden: es gibt kein Land
error-no-route = es ist ein Objekt mit einer Liste crossings, start_arrow und end_arrow
error-no-crossing = es ist ein Objekt mit vertex und kind, nicht { $value }
error-temples-adjacent = zwei Tempel liegen nebeneinander
error-route-crosses = die Route kreuzt sich dort selbst
error-arrow-next = er führt nicht zur nächsten Kreuzung
error-arrow-start = er führt nicht von außerhalb der Route zur ersten Kreuzung
error-arrow-end = er führt nicht von der letzten Kreuzung aus der Route hinaus
error-arrow-last = der letzte Pfeil ist nicht der end_arrow
error-first-temple = die erste Kreuzung ist ein Tempel
error-last-violet = die letzten { $count } sind violett, und keine anderen
error-events = { $count } sind Ereignisse, nicht { $found }
error-many-harbours = { $count } sind zu viele: höchstens { $most }
error-not-at-nile = { $place } liegt nicht am Nil oder seinem Delta
error-island-middle = { $place } ist die Mitte der Insel
error-starts-run-out = sie können ausgehen, bevor alle drei gesetzt haben
error-no-named-vertices = es ist ein Objekt, das island_middle nennt
error-no-site = es ist kein Hex mit dem Gelände 'site'
error-sites-missing = nicht alle Hexe mit dem Gelände 'site' sind genannt
error-no-site-corner = { $place } ist keine Ecke der Baustelle
error-chit-mix = Option { $name }: { $value } ist nicht wie { $example }: die Anzahlen von { $kinds }, zusammen { $count }
