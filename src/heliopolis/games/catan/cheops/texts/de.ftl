### Cheops: die Texte auf Deutsch; die der gemeinsamen Regeln stehen im Ordner darüber.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Über das Spiel

game-summary = Cheops verlegt Catan an den Nil: Besiedle seine Ufer, verbinde Straßen und Schiffe zu Handelsrouten, die alle nutzen dürfen, und lege Steinblöcke auf die Große Pyramide, bevor der Pharao sie vollendet hat.
game-goal = Wer im eigenen Zug zuerst 12 Punkte hat, gewinnt. Siedlungen und Städte zählen wie immer; wer die meisten Blöcke gelegt hat, besitzt Pharaos Segen, der 3 Punkte bringt, und wer die wenigsten gelegt hat, trägt seinen Fluch, der 2 Punkte kostet. Ist die Pyramide vollendet oder hat der Pharao seinen letzten Block gelegt, ist das Spiel aus und die meisten Punkte gewinnen.

## Regeln: das Spiel im Ganzen

CH-1 = Das Spiel im Ganzen
CH-1-1 = Cheops ist für drei oder vier Personen. Es gelten die Regeln von Catan mit den folgenden Änderungen. 12 Punkte gewinnen, wenn der Tisch keine andere Zahl wählt.
CH-1-2 = Die Längste Handelsstraße wird nicht verwendet, die Größte Rittermacht schon.
CH-1-3 = In der Regel kommt aller Handel vor dem ersten Bau eines Zuges. Schiffe und Steinblöcke gelten als Bau; ein Tausch in einem Hafen ist Handel.
CH-1-4 = Ein Gebäude ist eine Siedlung oder Stadt. Ein Gebäude am Bauplatz steht an einer seiner Ecken. Deine Blockzahl ist, was von dir in der Pyramide liegt.

## Regeln: der Aufbau

CH-2 = Der Aufbau
CH-2-1 = Du hast 5 Siedlungen, 4 Städte, 15 Straßen, 8 Schiffe, 11 Steinblöcke und 3 Goldstücke. Die Bank hat 19 Karten jedes Rohstoffs und die übrigen der 40 Goldstücke. Der Pharao hat 16 schwarze Blöcke, wenn der Tisch ihm keine andere Zahl gibt. Zu dritt bleibt die vierte Farbe in der Schachtel.
CH-2-2 = Der Räuber beginnt in einer bestimmten Wüste. Ein Tisch kann die erste Person eine Wüste wählen lassen, bevor jemand setzt, oder es dem Zufall überlassen.
CH-2-3 = Du setzt drei Siedlungen: im Uhrzeigersinn ab der ersten Person, dann zurück, dann wieder im Uhrzeigersinn ab der ersten Person, die so zweimal nacheinander setzt. Als Option beginnt die dritte Runde mit dem letzten Platz.
CH-2-4 = Eine Startsiedlung darf nur auf einer markierten Kreuzung am Nil oder am Delta stehen, nach der Abstandsregel. Die Mitte der Insel im Delta gehört nicht dazu.
CH-2-5 = Auf jede Startsiedlung folgt sofort eine kostenlose Straße, die sie berührt. Als Option folgt nach der dritten keine, oder es darf ein Schiff an ihrer Stelle liegen.
CH-2-6 = Für deine dritte Siedlung nimmst du eine Karte für jedes Feld ringsum, das einen Rohstoff bringt, und 1 Goldstück für jedes Goldfeld. Als Option bringt auch die zweite Siedlung etwas, oder Goldfelder bringen hier nichts.
CH-2-7 = Auf einem Plan, wo eine Startkreuzung am Bauplatz liegt, öffnet eine Siedlung dort den Bauplatz wie jede andere.
CH-2-8 = Wer beginnt, hat den ersten Zug.

## Regeln: ein Zug

CH-3 = Ein Zug
CH-3-1 = Ein Zug verläuft wie immer. Du darfst auch Schiffe bauen und Steinblöcke legen, und beim Handeln in Häfen anderer tauschen.
CH-3-2 = Ob du gewonnen hast, wird nach allem geprüft, was in deinem Zug geschieht.

## Regeln: Schiffe und das Netz

CH-4 = Schiffe und das Netz
CH-4-1 = Ein Schiff liegt auf einem Weg zwischen Wasser und Land oder zwischen zwei Wasserfeldern; nicht am äußeren Rand des Plans. Alle Gewässer stehen Schiffen offen; als Option nur Wege am Nil, am Delta oder am Roten Meer.
CH-4-2 = Ein Weg trägt höchstens ein Stück, eine Straße oder ein Schiff, von einer Person.
CH-4-3 = Ein Schiff kostet 1 Holz und 1 Wolle. Es kommt auf einen freien Schiffsweg, an dessen einem Ende dein Gebäude steht, oder kein fremdes Gebäude und eine andere Straße oder ein anderes Schiff von dir.
CH-4-4 = Straßen schließen an Schiffe ebenso an wie an Straßen. Straße und Schiff dürfen also direkt aufeinander folgen, ohne Gebäude, wo sie wechseln.
CH-4-5 = Eine Siedlung darf stehen, wo eine Straße oder ein Schiff von dir endet, auf jeder Kreuzung mit Land, nicht nur auf Startkreuzungen.
CH-4-6 = Schiffe werden nie versetzt. Ohne Schiff im Vorrat kannst du keines bauen. Es gibt keinen Piraten.
CH-4-7 = Mit Straßenbau darf jedes der beiden kostenlosen Stücke eine Straße oder ein Schiff sein, wenn der Tisch nicht nur Straßen erlaubt.
CH-4-8 = Ein Schiff überquert den Nil, auf dem Weg zwischen zwei seiner Felder. Die Kreuzungen an beiden Enden sind Nachbarn, also gilt die Abstandsregel über den Fluss hinweg.

## Regeln: Handelsrouten

CH-5 = Handelsrouten
CH-5-1 = Alle Straßen und Schiffe auf dem Plan zusammen, welcher Farbe auch immer, bilden die Handelsrouten.
CH-5-2 = Zwei Gebäude sind verbunden, wenn ein Weg über beliebige Straßen und Schiffe vom einen zum anderen führt. Wo Stücke sich treffen, verbinden sie sich; Gebäude unterwegs unterbrechen nicht, wem sie auch gehören. Als Option unterbrechen fremde Gebäude doch.
CH-5-3 = Du erreichst ein fremdes Gebäude, wenn eines deiner Gebäude mit ihm verbunden ist. Kein Stück unterwegs muss dir gehören. Geprüft wird in dem Augenblick, in dem du davon Gebrauch machst.
CH-5-4 = Stücke bleiben liegen; was einmal verbunden ist, bleibt es.
CH-5-5 = Die Besitzer der Straßen und Schiffe unterwegs bekommen nichts; bezahlt wird nur der Besitzer des Hafens oder des Gebäudes am Bauplatz.
CH-5-6 = Routen bringen keine Punkte.

## Regeln: Gold und Häfen

CH-6 = Gold und Häfen
CH-6-1 = Ein Goldfeld bringt 1 Goldstück für jede Siedlung und 2 für jede Stadt.
CH-6-2 = Gold darf untereinander gehandelt werden. Bei der Bank gibt es für 4 Goldstücke 1 Rohstoffkarte, für 3 mit eigenem 3:1-Hafen. Die Bank verkauft kein Gold, wenn der Tisch es nicht erlaubt.
CH-6-3 = Ein Hafen gehört der Person, die an einem seiner beiden Enden ein Gebäude hat; für zwei ist nie Platz. Ein Hafen ohne Gebäude nützt niemandem.
CH-6-4 = Bevor du baust, darfst du in einem fremden Hafen tauschen, dessen Gebäude du erreichst, wenn sein Kurs für eine Ware besser ist als dein eigener. Du zahlst sofort 1 Goldstück an den Besitzer; dann gibst du, mindestens einmal und so oft du kannst, diese Ware zum Kurs des Hafens und nimmst eine Karte anderer Art. Ein neuer Tausch kostet ein neues Goldstück. Als Option endet er nach einem Mal.
CH-6-5 = Der Besitzer kann das Goldstück weder ablehnen noch erlassen. Du brauchst es neben dem, was du gibst; gibst du Gold, eines mehr als der Kurs.
CH-6-6 = Deine eigenen Häfen kosten dich nie Gold.

## Regeln: die Große Pyramide

CH-7 = Die Große Pyramide
CH-7-1 = Der Bauplatz ist Land: Straßen führen an ihm entlang, Gebäude stehen an seinen Ecken. Er bringt nichts, und der Räuber darf ihn nicht betreten, wenn der Tisch es nicht erlaubt.
CH-7-2 = Die Ecken des Bauplatzes sind Kreuzungen wie alle anderen; es gelten die gewöhnlichen Bauregeln.
CH-7-3 = Der Bauplatz öffnet sich für immer mit dem ersten Gebäude an einer seiner Ecken. Vorher legt niemand einen Block, auch der Pharao nicht; danach dürfen Blöcke noch im selben Zug folgen.
CH-7-4 = Um einen Steinblock zu legen, brauchst du einen offenen Bauplatz, einen Block vor dir und einen Gastgeber: dich selbst, wenn du ein Gebäude am Bauplatz hast; sonst jemanden, dessen Gebäude dort du erreichst. Du wählst, wen, und zahlst 1 Goldstück je Block.
CH-7-5 = Ein Block kostet 1 Erz und 1 Lehm, dazu das Gold für den Gastgeber. Du darfst beliebig viele legen. Der Gastgeber kann das Gold weder ablehnen noch erlassen. Mit eigenem Gebäude am Bauplatz baust du immer über dieses.
CH-7-6 = Die Pyramide hat vier Schichten mit 16, 9, 4 und 1 Blöcken und wird von unten gefüllt; eine Schicht beginnt, wenn die darunter voll ist. Blöcke der Spieler und des Pharaos teilen sich dieselben 30 Felder, und der Platz in der Schicht ist ohne Bedeutung.
CH-7-7 = Blöcke verlassen die Pyramide nie.

## Regeln: eine Sieben

CH-8 = Eine Sieben
CH-8-1 = Bei einer 7 legt zuerst der Pharao einen Block, was das Spiel beenden kann. Dann werden Hände halbiert, der Räuber versetzt und eine Karte gestohlen, wie immer.
CH-8-2 = Ist der Bauplatz offen, legt jede gewürfelte 7 einen schwarzen Block auf das nächste Feld; ein Ritter tut es nicht. Als Option wartet der Pharao auf den ersten Block von euch.
CH-8-3 = Gold zählt beim Halbieren nicht, wird nicht abgegeben und kann nicht gestohlen werden.

## Regeln: Segen und Fluch

CH-9 = Segen und Fluch
CH-9-1 = Wer von euch den ersten Block legt, bekommt Pharaos Segen, der 3 Punkte bringt.
CH-9-2 = Später geht er sofort an eine Person, die mehr Blöcke hat als sein Besitzer. Gleich viele reichen nicht.
CH-9-3 = Solange jemand den Segen hat, liegt Pharaos Fluch vor allen, die am wenigsten Blöcke haben, auch bei Gleichstand, nur nicht vor dem Besitzer des Segens. Er kostet 2 Punkte. Flüche kommen, gehen und kehren von selbst zurück, nach jedem eurer Blöcke.
CH-9-4 = Schwarze Blöcke zählen für niemanden, weder für den Segen noch für den Fluch.
CH-9-5 = Vor dem ersten eurer Blöcke gibt es weder Segen noch Fluch, wie viele schwarze Blöcke auch liegen.
CH-9-6 = Haben alle gleich viele Blöcke gelegt, sind alle außer dem Besitzer des Segens verflucht; als Option niemand.

## Regeln: das Ende des Spiels

CH-10 = Das Ende des Spiels
CH-10-1 = Du gewinnst, sobald du im eigenen Zug 12 Punkte hast: Siedlungen, zweimal die Städte, 2 für die Größte Rittermacht, Siegpunktkarten, 3 für den Segen, weniger 2 für einen Fluch.
CH-10-2 = Das Spiel endet sofort, wenn der Pharao seinen letzten Block legt oder der 30. Block die Pyramide vollendet, wem er auch gehört.
CH-10-3 = Dann werden alle Siegpunktkarten gezeigt, und die meisten Punkte gewinnen. Bei Gleichstand gewinnen alle gemeinsam; als Option entscheiden mehr Blöcke.
CH-10-4 = Vollendet dein eigener Block die Pyramide, werden zuerst Segen und Fluch geregelt, dann wird geprüft, ob du nach Punkten gewinnst, und erst dann, ob das Spiel aus ist.
CH-10-5 = Die Runde wird nicht beendet und der Rest des Zuges nicht gespielt.

## Regeln: offen und geheim

CH-11 = Offen und geheim
CH-11-1 = Gold, Schiffe, Blöcke, der Vorrat des Pharaos, Segen, Flüche und jeder Tausch sind für alle offen. Geheim ist nur, was auch im Grundspiel geheim ist.

## Regeln: Schiffe wie bei den Seefahrern

CH-12 = Schiffe wie bei den Seefahrern
CH-12-1 = Als Option setzt eine Straße nur Straßen fort und ein Schiff nur Schiffe; sie treffen sich nur, wo du ein Gebäude hast.
CH-12-2 = Dann darfst du einmal je Zug nach dem Wurf ein Schiff versetzen, das nicht in diesem Zug gelegt wurde und ein offenes Ende hat: ein Ende ohne dein Gebäude und ohne ein anderes Schiff von dir. Es geht auf einen anderen Weg, auf dem du ein Schiff bauen dürftest; ein Schiff ohne solchen Platz bleibt liegen. Ein Schiff zu versetzen gilt als Bau.
CH-12-3 = Dann darf am Start ein Schiff an Stelle einer Straße liegen, und ein Tisch kann allen bis zu 15 Schiffe geben. Alles andere bleibt; Routen werden neu bestimmt, wenn ein Schiff versetzt wurde.

## Entscheidungen: was wir festgelegt haben, wo die Anleitung schweigt, und warum

CH-R1 = Die dritte Runde Siedlungen beginnt mit der ersten Person, die eben als letzte gesetzt hat.
    .why = Der Verlag hat diese Reihenfolge für drei und für vier Personen abgedruckt.
CH-R2 = Nur die dritte Siedlung bringt etwas ein.
    .why = Das Grundspiel zahlt einmal, für die letzte Siedlung, und hier ist die dritte die letzte.
CH-R3 = Auch die dritte Siedlung hat eine Straße.
    .why = Die Anleitung schweigt; eine Siedlung ohne Straße könnte nicht wachsen.
CH-R4 = Auf eine Startsiedlung folgt eine Straße, kein Schiff.
    .why = Der Aufbau folgt dem Grundspiel, und das hat keine Schiffe.
CH-R5 = Eine dritte Siedlung an einem Goldfeld bringt dafür 1 Goldstück.
    .why = Gold ist der Ertrag dieser Landschaft, so wie Wolle der einer Weide.
CH-R6 = Der Räuber beginnt in einer festen Wüste.
    .why = Jede Wüste wäre recht, und die Wahl macht fast keinen Unterschied.
CH-R7 = Ein Goldstück bezahlt beliebig viele Tausche einer Ware an einem Hafen, als ein Geschäft.
    .why = Das gedruckte Beispiel gibt vier Getreide für zwei Karten und zahlt ein einziges Goldstück.
CH-R8 = Ein fremder Hafen, der nicht besser ist als dein eigener Kurs, wird nicht angeboten.
    .why = Ihn zu nutzen wäre nur ein Geschenk von Gold, und Geschenke sind nicht erlaubt.
CH-R9 = Wem ein Hafen oder ein Gebäude am Bauplatz gehört, wird nicht gefragt und kann nicht ablehnen.
    .why = Die Anleitung macht die Verbindung zur einzigen Bedingung.
CH-R10 = Ein fremdes Gebäude unterbricht keine Handelsroute.
    .why = Auf einer Handelsroute spielen Farben keine Rolle, und das gedruckte Beispiel führt durch eine solche Stelle; nur beim Legen von Stücken stehen fremde Gebäude im Weg.
CH-R11 = Kein Stück der Handelsroute, die du nutzt, muss dir gehören.
    .why = Die Anleitung verlangt nur ein eigenes Gebäude an ihrem Ende.
CH-R12 = Kommen mehrere als Empfänger infrage, wählt, wer zahlt.
    .why = Es ist die Handlung dieser Person.
CH-R13 = Schiffe dürfen auch das Mittelmeer befahren.
    .why = Die Regeln nennen Nil und Rotes Meer, aber die Einleitung erzählt von Schiffen aus Palästina.
CH-R14 = Der Pharao baut auf denselben 30 Feldern wie ihr, und seine Blöcke zählen für niemandes Segen oder Fluch.
    .why = Die Anleitung schickt ihn zur selben Pyramide, und nach der Auskunft des Verlags sind seine Blöcke neutral.
CH-R15 = Bei einer Sieben baut der Pharao, bevor etwas anderes geschieht.
    .why = Die Anleitung nennt keine Reihenfolge; sie ist nur wichtig, wenn sein Block das Spiel beendet, und dann könnte nichts anderes das Ergebnis noch ändern.
CH-R16 = Der Pharao beginnt, sobald das erste Gebäude am Bauplatz steht.
    .why = Mit diesem Gebäude öffnet die Anleitung den Bauplatz; ihn auf den ersten Block von euch warten zu lassen ist eine spätere Idee gegen ein überhastetes Ende.
CH-R17 = Der Pharao hat 16 schwarze Blöcke.
    .why = Die Anleitung sagt 16; eine frühere Fassung soll 15 gehabt haben.
CH-R18 = Alle, die mit den wenigsten Blöcken gleichauf liegen, sind verflucht.
    .why = Die Anleitung spricht von den Verfluchten in der Mehrzahl.
CH-R19 = Haben alle gleich viele Blöcke, sind alle verflucht bis auf die Person mit dem Segen.
    .why = Sie liegen dann ebenso hinten, wie wenn diese vorn liegt, und drei Fluchkarten bei vier Personen passen dazu.
CH-R20 = Ein Fluch kann zurückkehren.
    .why = Er liegt auf allen, die jetzt am wenigsten Blöcke haben, was immer vorher war.
CH-R21 = Beenden die Pyramide oder die schwarzen Blöcke das Spiel, gewinnen die meisten Punkte samt verdeckten Karten, und ein Gleichstand wird geteilt.
    .why = So hat der Verlag geantwortet und keine Entscheidung bei Gleichstand genannt.
CH-R22 = Bringt ein Block genug Punkte und vollendet zugleich die Pyramide, gewinnt, wem er gehört, nach Punkten.
    .why = Die Anleitung nennt die Punkte zuerst, und niemand sonst kann in diesem Augenblick genug haben.
CH-R23 = Niemand erreicht die nötigen Punkte im Zug einer anderen Person.
    .why = Alles, was hier Punkte bringt, geschieht im eigenen Zug, auch einen Fluch loszuwerden, denn dazu braucht es einen eigenen Block.
CH-R24 = Räuber, Monopol und Erfindung rühren das Gold nicht an.
    .why = Goldstücke sind keine Rohstoffkarten, und die Regeln zum Rauben und zu diesen Karten sprechen von Rohstoffen.
CH-R25 = Die Bank verkauft kein Gold.
    .why = Die Anleitung nennt nur eine Richtung; Gold soll aus Minen, Gebühren und Handel kommen.
CH-R26 = In einem fremden 3:1-Hafen darfst du auch Gold geben, mit der Gebühr obendrauf.
    .why = Gold darf man 3:1 geben, und einen solchen Hafen darf man gegen Gebühr nutzen: Beide Regeln zusammen erlauben es.
CH-R27 = Reichen die Goldstücke nicht, bekommt niemand eines, es sei denn, sie stehen nur einer Person zu.
    .why = Gold wird ausgezahlt wie jede andere Ware, also gilt dieselbe Regel.
CH-R28 = Der Räuber darf nicht auf dem Bauplatz stehen.
    .why = Er ist eine Baustelle und keine Landschaft mit Ertrag.
CH-R29 = Du darfst in einem Zug beliebig viele Blöcke legen.
    .why = Die Anleitung setzt keine Grenze, und auch sonst hat kein Bauen eine.
CH-R30 = Mit einem eigenen Gebäude am Bauplatz baust du über dieses und zahlst niemandem Gold.
    .why = Fremde Gebäude sind für alle da, die dort keines haben.
CH-R31 = Ein Fluch wird einfach von den übrigen Punkten abgezogen.
    .why = Mit den drei Startsiedlungen bleibt mindestens 1 Punkt, niemand fällt also unter null.
CH-R32 = Schiffe liegen nicht am äußeren Rand des Plans.
    .why = Die Anleitung nennt zwei Arten von Plätzen: an einer Küste oder einem Ufer und zwischen zwei Wasserfeldern.
CH-R33 = Ein Schiff zu versetzen gilt, wo der Tisch es erlaubt, als Bau.
    .why = Die Seefahrer-Regeln ordnen es dem Bauen zu.

## Optionen

option-third_round_order = Sagt, wer die dritte Runde der Startsiedlungen beginnt: wieder die erste Person oder der letzte Platz (siehe CH-2.3).
    .name = Dritte Startrunde
    .first_player = Wer beginnt
    .last_seat = Letzter Platz
option-third_start_road = Sagt, ob auch auf die dritte Startsiedlung eine Straße folgt (siehe CH-2.5).
    .name = Straße zur dritten Siedlung
    .true = Ja
    .false = Nein
option-start_resources = Sagt, welche Startsiedlungen etwas bringen (siehe CH-2.6).
    .name = Ertrag am Start
    .third = Die dritte
    .second_and_third = Zweite und dritte
option-setup_gold_piece = Sagt, ob Goldfelder am Start Gold bringen (siehe CH-2.6).
    .name = Gold am Start
    .true = Ja
    .false = Nein
option-setup_ship = Sagt, ob ein Schiff an Stelle einer Startstraße liegen darf (siehe CH-2.5).
    .name = Schiff am Start
    .true = Ja
    .false = Nein
option-robber_start = Sagt, in welcher Wüste der Räuber beginnt (siehe CH-2.2).
    .name = Wo der Räuber beginnt
    .fixed = Eine bestimmte Wüste
    .first_player_chooses = Wer beginnt, wählt
    .random_desert = Eine zufällige Wüste
option-robber_on_site = Sagt, ob der Räuber den Bauplatz betreten darf (siehe CH-7.1).
    .name = Räuber auf dem Bauplatz
    .true = Ja
    .false = Nein
option-ship_rules = Sagt, ob Straßen und Schiffe frei aufeinander folgen oder Schiffe den Regeln der Seefahrer gehorchen und versetzt werden dürfen (siehe CH-12.1).
    .name = Schiffe
    .cheops = Wie in Cheops
    .seafarers = Wie bei den Seefahrern
option-ships_per_player = Sagt, wie viele Schiffe jede Person hat (siehe CH-12.3).
    .name = Schiffe je Person
option-ship_waters = Sagt, welche Gewässer Schiffen offen stehen (siehe CH-4.1).
    .name = Offene Gewässer
    .all = Alle
    .nile_and_red_sea = Nil, Delta und Rotes Meer
option-road_building_ships = Sagt, ob die Karte Straßenbau auch für Schiffe gilt (siehe CH-4.7).
    .name = Schiffe durch Straßenbau
    .true = Ja
    .false = Nein
option-harbour_fee = Sagt, was ein Goldstück in einem fremden Hafen bezahlt (siehe CH-6.4).
    .name = Gold in Häfen
    .per_batch = Für einen ganzen Tausch
    .per_exchange = Für einen einzelnen Tauschvorgang
option-foreign_building_blocks_route = Sagt, ob fremde Gebäude Handelsrouten unterbrechen (siehe CH-5.2).
    .name = Gebäude unterbrechen Routen
    .true = Ja
    .false = Nein
option-bank_sells_gold = Sagt, ob die Bank Gold verkauft (siehe CH-6.2).
    .name = Bank verkauft Gold
    .true = Ja
    .false = Nein
option-pharaoh_starts = Sagt, ab wann Siebenen den Pharao bauen lassen (siehe CH-8.2).
    .name = Der Pharao beginnt
    .first_site_building = Mit dem ersten Gebäude am Bauplatz
    .first_player_block = Nach dem ersten Block von euch
option-pharaoh_blocks = Sagt, wie viele schwarze Blöcke es gibt (siehe CH-2.1).
    .name = Schwarze Blöcke
option-curse_when_all_equal = Sagt, wer verflucht ist, wenn alle gleich viele Blöcke haben (siehe CH-9.6).
    .name = Fluch bei Gleichstand
    .all_but_blessed = Alle außer dem Gesegneten
    .nobody = Niemand
option-end_tie = Sagt, was bei Gleichstand geschieht, wenn die Pyramide das Spiel beendet (siehe CH-10.3).
    .name = Gleichstand am Ende
    .shared = Geteilt
    .most_blocks = Mehr Blöcke gewinnen

## Wörter

harbour-h1 = h1 Rhakotis
harbour-h2 = h2 Buto
harbour-h3 = h3 Pelusium
harbour-h4 = h4 Heliopolis
harbour-h5 = h5 Abydos
harbour-h6 = h6 Mersa Gawasis
harbour-h7 = h7 El-Arisch
harbour-h8 = h8 Aschkelon
harbour-h9 = h9 El-Tor
harbour-h10 = h10
harbour-h11 = h11
harbour-h12 = h12

## Im Terminal

label-legend-ships = an einer Seite ist ein Großbuchstabe ein Schiff; ◇ eine Ecke des Bauplatzes, ○ eine Startkreuzung
label-pyramid = Die Große Pyramide
    .short = Pyramide { $laid }/30, Pharao { $left }
label-site-closed = Der Bauplatz ist geschlossen: Noch steht dort kein Gebäude.
label-blocks-laid = { $laid } von 30 Blöcken
label-black-left = Pharao: noch { $left }
label-blessing = Segen
label-curse = Fluch
board-remark = Der gedruckte Spielplan lag nicht vor: Felder, Zahlen und Häfen sind aus der Anleitung, aus Spielberichten und der Karte Ägyptens rekonstruiert. Ein Tisch darf einen besseren mitbringen.
label-nobody = niemand
label-ships-blocks = Schiffe/Blöcke übrig
label-blocks = Blöcke
    .short = Bl
label-reach = Was du erreichst
label-reach-of = Was { $seat } erreicht
label-no-reach = kein fremdes Gebäude
label-harbour-own-way = Hafen { $harbour } von { $seat } über eigene Stücke: 1 Goldstück je Tausch
label-harbour-through = Hafen { $harbour } von { $seat } über { $pieces }: 1 Goldstück je Tausch
label-worse = nicht besser als dein eigener Kurs
label-block-own = ein Block über dein eigenes Gebäude: 1 Lehm und 1 Erz
label-block-own-way = ein Block bei { $seat } über eigene Stücke: 1 Lehm, 1 Erz und 1 Goldstück
label-block-through = ein Block bei { $seat } über { $pieces }: 1 Lehm, 1 Erz und 1 Goldstück
label-block-no-way = ein Block: Du hast kein Gebäude am Bauplatz und erreichst keines
label-roads-of = { $count ->
        [one] eine Straße von { $seat }
       *[other] { $count } Straßen von { $seat }
    }
label-ships-of = { $count ->
        [one] ein Schiff von { $seat }
       *[other] { $count } Schiffe von { $seat }
    }

## Was geschieht

log-chose-desert = { $seat } stellt den Räuber auf { $hex }.
    .you = Du stellst den Räuber auf { $hex }.
log-placed-ship = { $seat } legt ein Schiff auf { $edge }.
    .you = Du legst ein Schiff auf { $edge }.
log-built-ship = { $seat } baut ein Schiff auf { $edge }.
    .you = Du baust ein Schiff auf { $edge }.
log-moved-ship = { $seat } versetzt ein Schiff von { $origin } nach { $edge }.
    .you = Du versetzt ein Schiff von { $origin } nach { $edge }.
log-opened-deal = { $seat } zahlt { $partner } 1 Goldstück für einen Tausch im Hafen { $harbour }, mit { $good }.
    .you = Du zahlst { $partner } 1 Goldstück für einen Tausch im Hafen { $harbour }, mit { $good }.
log-took-in-deal = { $seat } gibt { $count } { $give } für 1 { $get }.
    .you = Du gibst { $count } { $give } für 1 { $get }.
log-closed-deal = { $seat } beendet den Tausch.
    .you = Du beendest den Tausch.
log-opened-site = { $seat } hat das erste Gebäude am Bauplatz: Er ist offen.
    .you = Du hast das erste Gebäude am Bauplatz: Er ist offen.
log-built-block = { $seat } legt Block { $block } der Pyramide, in Schicht { $layer }.
    .you = Du legst Block { $block } der Pyramide, in Schicht { $layer }.
log-paid-host = { $seat } zahlt { $host } 1 Goldstück für den Bau über dessen Siedlung.
    .you = Du zahlst { $host } 1 Goldstück für den Bau über dessen Siedlung.
    .to-you = { $seat } zahlt dir 1 Goldstück für den Bau über deine Siedlung.
log-pharaoh-built = Der Pharao legt Block { $block } der Pyramide, in Schicht { $layer }; ihm bleiben { $left }.
log-blessed = { $seat } bekommt Pharaos Segen.
    .you = Du bekommst Pharaos Segen.
log-blessed-instead = { $seat } nimmt { $victim } Pharaos Segen ab.
    .you = Du nimmst { $victim } Pharaos Segen ab.
log-cursed = Pharaos Fluch trifft { $seat }.
    .you = Pharaos Fluch trifft dich.
log-freed = { $seat } ist den Fluch los.
    .you = Du bist den Fluch los.
log-pharaoh-ended = Der Pharao hat seinen letzten Block gelegt.
log-pyramid-ended = Die Pyramide ist vollendet.

## Fragen

prompt-choose-robber-desert = Wähle die Wüste, in der der Räuber beginnt.
prompt-setup-road-or-ship = Lege eine Straße oder ein Schiff daran.
prompt-place-free-piece = Lege eine kostenlose Straße oder ein kostenloses Schiff; noch { $left }.
prompt-harbour-deal = Was nimmst du für { $count } { $good }?
prompt-move-ship-to = Wohin geht das Schiff?

## Züge

move-choose_robber_desert = Räuber auf { $hex }
move-setup_ship = Schiff auf { $edge }
move-build_ship = Schiff auf { $edge } bauen
    .more = Schiff bauen
move-place_free_ship = Kostenloses Schiff auf { $edge }
    .more = Kostenloses Schiff
move-build_block = Block über { $host } legen
    .more = Einen Block legen
move-harbour_open = Tausch im Hafen { $harbour } mit { $good }, für 1 Goldstück
    .more = In einem Hafen handeln
move-harbour_take = { $good } nehmen
    .more = Eine Ware nehmen
move-harbour_close = Tausch beenden
move-move_ship = Schiff von { $edge } versetzen
    .more = Schiff versetzen
move-move_ship_to = Schiff nach { $edge }
    .more = Schiff nach …

## At the browser's table

egypt-ends = Drei Arten, wie das Spiel endet
egypt-end-points = Meiste Punkte
egypt-end-pharaoh = Blöcke des Pharaos
egypt-end-pyramid = Pyramide vollendet
egypt-of = { $now } von { $all }
egypt-pyramid-words = { $laid } von { $fields } Blöcken liegen; der nächste kommt in Schicht { $layer }.
egypt-pharaoh = Der Pharao
egypt-black-left = noch { $n }
egypt-no-blessing = Der erste Block eines Spielers bringt den Segen: { $points } Punkte.
egypt-blocks =
    { $n ->
        [one] 1 Block
       *[other] { $n } Blöcke
    }
egypt-block-cost = Ein Block kostet
egypt-to-host = an deinen Gastgeber
egypt-no-host = du erreichst kein Gebäude am Bauplatz
egypt-lay-own = Block legen
egypt-lay-host = Block über { $who } legen
egypt-show-way = Den Weg auf dem Plan zeigen
egypt-at-once = neben deinem eigenen Gebäude
egypt-reach-nothing = Noch führt kein Weg zu einem fremden Hafen oder Gebäude am Bauplatz. Straßen und Schiffe aller zählen.
egypt-site-of = Bauplatz: { $who }
egypt-toll-block = Zoll für jeden Block
egypt-toll-deal = Zoll für jeden Tausch
egypt-deal-with = { $good } tauschen
egypt-deal = Ein Tausch im Hafen
egypt-deal-at = Tausch in { $place }
egypt-deal-taken = bisher { $n } genommen
egypt-deal-have = du hast { $n } { $good }
egypt-corner = Ecke des Bauplatzes
egypt-blocks-of = { $laid } Blöcke gelegt, noch { $left }
egypt-road = Straße
egypt-ship = Schiff
egypt-road-or-ship = Straße oder Schiff
egypt-move-ship = Schiff versetzen
egypt-move-ship-hint = Tippe auf ein eigenes Schiff mit offenem Ende.
egypt-legend-start = Startkreuzung
egypt-legend-site = Bauplatz
egypt-effect-blessed = { $who } hat den Segen
egypt-effect-cursed = Verflucht: { $who }
egypt-effect-nobody = niemand ist verflucht
egypt-effect-gain = { $n ->
        [0] deine Punkte bleiben
       *[other] { $n } Punkte für dich
    }
egypt-effect-toll = 1 Gold an { $who }
egypt-effect-layer = Block { $n }, in Schicht { $layer }
egypt-effect-deal = dann { $count } { $good } für eine Karte nach Wahl, so oft du kannst
egypt-effect-last = Das ist der letzte Block: Das Spiel endet.
board-place-choose_robber_desert = Räuber hierher
board-place-setup_ship = Schiff
board-place-build_ship = Schiff bauen
board-place-place_free_ship = Kostenloses Schiff
board-place-move_ship = Dieses Schiff versetzen
board-place-move_ship_to = Schiff hierher
water-nile = Nil
water-delta = Nildelta
water-red_sea = Rotes Meer
water-mediterranean = Mittelmeer
region-southern_gold_mines = Goldminen
region-palestine = Palästina
region-sinai_mines = Sinai
region-coast_road = Küstenstraße
region-southern_quarries = Steinbrüche
region-giza = Gizeh
region-north_sinai = Nordsinai
region-delta_island = Buto
region-east_bank = Ostufer
region-eastern_delta = Östliches Delta
region-libyan_desert = Libysche Wüste
region-western_delta = Westliches Delta
region-arabian_desert = Arabische Wüste
region-west_bank = Westufer
port-rhakotis = Rhakotis
port-buto = Buto
port-pelusium = Pelusium
port-heliopolis = Heliopolis
port-abydos = Abydos
port-mersa_gawasis = Mersa Gawasis
port-el_arish = El-Arisch
port-ashkelon = Aschkelon
port-el_tor = El-Tor
guide-egypt = Getreide und Wolle wachsen an den Ufern, Stein und Gold liegen im Süden. Zedern stehen nur in Palästina, Erz gibt es nur im Sinai: Dafür brauchst du Straßen, Schiffe oder Handel.
    .title = Das Geschenk des Nils
guide-banks = Setze eine Siedlung auf eine leuchtende Ecke, am Ufer des Nils oder seines Deltas. Alle setzen drei; die dritte bringt Waren.
    .title = Am Ufer
guide-bank-road = Lege eine Straße daneben. Später dürfen Schiffe von Straßen aus weitergehen und Straßen von Schiffen aus, ohne Gebäude am Wechsel.
    .title = Die erste Straße
guide-ships = Ein Schiff kostet Holz und Wolle und liegt auf dem Wasser oder am Ufer. Wähle hier das Schiff: Seine Plätze leuchten.
    .title = Schiffe
guide-routes = Straßen und Schiffe aller bilden zusammen die Handelsrouten. Hier steht, welche Häfen und Gebäude am Bauplatz anderer du erreichst. Ihre Benutzung kostet Zoll: 1 Gold.
    .title = Handelsrouten
guide-pyramid = Hier wird die Große Pyramide gebaut, sobald jemand ein Gebäude an einer violetten Ecke des Bauplatzes hat. Jede Sieben fügt dann einen schwarzen Block des Pharaos hinzu.
    .title = Die Große Pyramide
guide-blessing = Die meisten Blöcke: der Segen, 3 Punkte. Die wenigsten: ein Fluch, 2 Punkte weniger. Beide wandern, sobald sich die Zahlen ändern.
    .title = Segen und Fluch
guide-three-ends = Das Spiel endet, wenn jemand im eigenen Zug genug Punkte hat, wenn der Pharao seinen letzten Block gelegt hat oder wenn die Pyramide fertig ist. In den letzten beiden Fällen gewinnen die meisten Punkte.
    .title = Drei Arten zu enden
guide-deal = Du hast den Zoll bezahlt. Nimm Karten, so oft du den Kurs zahlen kannst, und beende dann den Tausch.
    .title = In einem fremden Hafen
item-blessing = Segen
item-curse = Fluch
example-curse = A, B, C und D legen Blöcke, in jeder Zeile einen. Der Segen geht an die Person, die mehr Blöcke hat als sein Inhaber; der Fluch liegt auf allen mit den wenigsten, nie aber auf dem Gesegneten.
example-pharaoh-built = Adas Siedlung an einer Ecke des Bauplatzes öffnet ihn für immer. Bo würfelt eine Sieben: Bevor Hände halbiert werden und der Räuber versetzt wird, legt der Pharao seinen ersten Block. Noch hat niemand Segen oder Fluch: Schwarze Blöcke zählen für niemanden.
    .title = Der Pharao legt einen Block
example-blessed = Ada hat eine Siedlung am Bauplatz und baut über sie: 1 Erz und 1 Lehm, kein Gold. Es ist der erste Block von euch, also bekommt Ada den Segen, 3 Punkte, und alle mit den wenigsten Blöcken, hier alle anderen mit keinem, sind verflucht: 2 Punkte weniger.
    .title = Der erste Block von euch
example-paid-host = Dan hat kein Gebäude am Bauplatz, aber Straßen und Schiffe gleich welcher Farbe führen von einem von Dans Gebäuden zu Adas. Also ist Ada Gastgeber und bekommt 1 Goldstück; wem die Stücke unterwegs gehören, bekommt nichts. Mit einem Block hat Dan nicht mehr die wenigsten und ist den Fluch los.
    .title = Ein Block über ein fremdes Gebäude
