### Priests of Ra: die Texte des Spiels auf Deutsch.
### In en.ftl, nl.ftl und de.ftl stehen dieselben Texte, Attribute und Variablen.

## Über das Spiel

game-summary = Priests of Ra ist ein Versteigerungsspiel über fünfzehn Jahrhunderte im alten Ägypten: Mit einer Handvoll Sonnen bietest du auf Plättchen, die meist zweierlei bedeuten können, und deine Priester drehen sie zu deinem Vorteil um.
game-goal = Drei Epochen lang ziehst du Plättchen, löst Versteigerungen aus und bezahlst mit deinen Sonnen, was du gewinnst. Jede Epoche schließt mit einer Wertung: Manches bringt jedes Mal Ruhmespunkte, anderes, etwa deine Stufenpyramide und deine Ankhs, erst nach der dritten Epoche. Wer dann die meisten Ruhmespunkte hat, gewinnt.

## Regeln: Vorbereitung

PR-1 = Vorbereitung
PR-1-1 = Zwei bis fünf Personen sitzen im Kreis. Gespielt wird im Uhrzeigersinn: Links von dir sitzt, wer nach dir an die Reihe kommt.
PR-1-2 = Alle 174 Plättchen kommen in den Beutel und werden gemischt: 30 Ra, 30 Bauer/Krieger, 30 Händler/Schreiber, 15 Kornspeicher/Festung, 15 Markt/Bibliothek, 7 Grabkammern rot/blau, 7 Grabkammern gelb/grün, 15 Pyramiden, 15 Priester und 10 Pest. Wo hier zwei Namen oder Farben stehen, zeigt das Plättchen auf jeder Seite eines davon. Pyramiden, Priester und Pest sind auf beiden Seiten gleich, und ein Ra-Plättchen ist immer einfach Ra.
PR-1-3 = Alle beginnen mit einer leeren Auslage und mit 10 Ruhmespunkten (kurz: Punkten), nämlich zwei Steintafeln zu 5, die verdeckt liegen. Die 20 Ankhs liegen im Vorrat bereit.
PR-1-4 = Sonne 1 liegt offen in der Spielplanmitte. Die benötigten Sonnen bilden Gruppen, eine je Person, hier der Reihe nach ab Gruppe 1: zu zweit 9-6-5-2 und 8-7-4-3; zu dritt 13-8-5-2, 12-9-6-3 und 11-10-7-4; zu viert 13-6-2, 12-7-3, 11-8-4 und 10-9-5; zu fünft 16-7-2, 15-8-3, 14-9-4, 13-10-5 und 12-11-6. Wer welche Gruppe bekommt, entscheidet der Zufall; du legst deine Sonnen offen vor dir aus, und alle übrigen Sonnen sind aus dem Spiel. An einem Tisch kann auch vorab festgelegt sein, wer welche Gruppe bekommt.
PR-1-5 = Der Spielplan hat zwei Reihen, die beide leer beginnen: die Ra-Reihe mit 10 Feldern und die Auktionsreihe mit 8. Seid ihr weniger als fünf, bleiben die ersten Felder der Ra-Reihe immer frei: zu zweit die ersten vier, zu dritt die ersten zwei, zu viert das erste. Noch hat niemand die Ra-Figur, und die erste der drei Epochen beginnt.
PR-1-6 = Wer die höchste Sonne besitzt, macht den ersten Zug. Das ist immer die Person mit Gruppe 1 (siehe PR-1.4).

## Regeln: die Züge

PR-2 = Die Züge
PR-2-1 = Die Züge folgen einander im Uhrzeigersinn. Sobald keine deiner Sonnen mehr offen liegt, wirst du für den Rest der Epoche übersprungen: Du bist nicht mehr am Zug und kannst nicht bieten.
PR-2-2 = Wenn du am Zug bist, tust du genau eines von zwei Dingen: ein Plättchen ziehen (siehe PR-3) oder Ra anrufen (siehe PR-4). Eine dritte Möglichkeit gibt es nicht, und du kannst deinen Zug nicht auslassen.
PR-2-3 = Sind alle 8 Felder der Auktionsreihe belegt, darfst du nicht ziehen: Du musst Ra anrufen. Weil es nichts zu wählen gibt, erledigt das der Tisch für dich. Bei voller Reihe wird also nie ein Plättchen gezogen.
PR-2-4 = Solange in der Auktionsreihe ein Feld frei ist, darfst du nach Belieben ziehen oder Ra anrufen. Du darfst Ra sogar anrufen, wenn die Reihe leer ist; dann geht es in der Versteigerung allein um die Sonne in der Spielplanmitte.

## Regeln: ein Plättchen ziehen

PR-3 = Ein Plättchen ziehen
PR-3-1 = Du ziehst blind ein Plättchen aus dem Beutel; jedes, das noch darin ist, ist gleich wahrscheinlich. Alle bekommen es zu sehen.
PR-3-2 = Ein Ra-Plättchen kommt auf das erste freie nutzbare Feld der Ra-Reihe (siehe PR-1.5). Füllt es das letzte Feld, so endet die Epoche auf der Stelle und ohne Versteigerung (siehe PR-6.1): zu zweit mit dem 6. Ra-Plättchen einer Epoche, zu dritt mit dem 8., zu viert mit dem 9. und zu fünft mit dem 10. Nach jedem anderen Ra-Plättchen nimmst du die Ra-Figur, und sofort beginnt eine Versteigerung (siehe PR-5).
PR-3-3 = Hat das Plättchen zwei verschiedene Seiten, siehst du dir beide an und wählst, welche oben liegt. So legst du es auf das erste freie Feld der Auktionsreihe; auf welchem Feld es dort liegt, ist ohne Bedeutung. Damit ist dein Zug zu Ende.
PR-3-4 = Bei Pyramide, Priester und Pest gibt es nichts zu wählen: Das Plättchen kommt auf das erste freie Feld der Auktionsreihe, und dein Zug ist zu Ende.

## Regeln: Ra anrufen

PR-4 = Ra anrufen
PR-4-1 = Rufst du Ra an, nimmst du die Ra-Figur, und sofort beginnt eine Versteigerung (siehe PR-5). Hättest du auch ein Plättchen ziehen können, so hast du Ra freiwillig angerufen; war die Auktionsreihe voll, so musstest du es tun. Auf diesen Unterschied kommt es in PR-5.4 und PR-5.5 an.

## Regeln: die Versteigerung

PR-5 = Die Versteigerung
PR-5-1 = Alle Plättchen der Auktionsreihe und die Sonne in der Spielplanmitte werden zusammen versteigert, als ein Posten. Liegt kein Plättchen in der Reihe, besteht der Posten nur aus der Sonne.
PR-5-2 = Wer die Ra-Figur genommen hat, ist der Ra-Spieler. Geboten wird nur eine Runde lang: Sie beginnt links vom Ra-Spieler, geht im Uhrzeigersinn und endet beim Ra-Spieler. Alle haben genau eine Gelegenheit, zu bieten oder zu passen; wer keine offene Sonne hat, wird übersprungen.
PR-5-3 = Ein Gebot ist eine deiner eigenen offenen Sonnen und ist für alle sichtbar. Es muss höher sein als das bisher höchste Gebot; hat noch niemand geboten, ist jede Sonne recht. Keine zwei Sonnen sind gleich, also gibt es auch keine gleichen Gebote. Ist keine deiner offenen Sonnen hoch genug, passt der Tisch für dich.
PR-5-4 = Bist du der Ra-Spieler und hat sonst niemand geboten, kommt es darauf an, wie es zur Versteigerung kam. Hast du Ra freiwillig angerufen, musst du eine deiner offenen Sonnen bieten, und zwar welche du willst; hast du nur eine, bietet der Tisch sie für dich. Hast du ein Ra-Plättchen gezogen oder musstest du Ra anrufen, weil die Reihe voll war, darfst du passen. Hat schon jemand geboten, darfst du in jedem Fall überbieten oder passen.
PR-5-5 = Bietet niemand, wechselt keine Sonne den Platz: Auch die Sonne in der Spielplanmitte bleibt liegen. Nach einem Ra-Plättchen bleiben die Plättchen in der Auktionsreihe; ging es um eine volle Reihe, werden ihre 8 Plättchen aus dem Spiel genommen. Wurde Ra freiwillig angerufen, gibt es immer ein Gebot (siehe PR-5.4).
PR-5-6 = Das höchste Gebot gewinnt den Posten. Wer es abgegeben hat, nimmt alle Plättchen der Auktionsreihe in die eigene Auslage, und zwar mit derselben Seite nach oben: Umdrehen ist dabei nicht erlaubt. Die Sonne aus der Spielplanmitte kommt verdeckt dazu und lässt sich in dieser Epoche nicht mehr nutzen; die gebotene Sonne kommt offen in die Spielplanmitte. Danach sind die Priester des Postens an der Reihe (siehe PR-5.7). Wer überboten wurde, behält die eigene Sonne, und sie bleibt offen liegen.
PR-5-7 = Für jeden Priester in dem Posten, den du gerade gewonnen hast, darfst du ein Plättchen deiner Auslage umdrehen, ob aus diesem Posten oder von früher; von da an zählt seine andere Seite. Entscheide dich gleich: Was du jetzt nicht umdrehst, kannst du nicht nachholen, und Priester aus früheren Posten helfen dabei nicht. Die Priester bleiben in deiner Auslage und zählen in der Wertung. Sind alle Priester genutzt oder gibt es kein Plättchen mehr, das du umdrehen könntest, macht der Tisch von selbst weiter.
PR-5-8 = Umdrehen kannst du nur Plättchen mit zwei verschiedenen Seiten: Berufe, Gebäude und Grabkammern. Ein Plättchen, das ein Priester dieses Postens umgedreht hat, kann ein anderer Priester desselben Postens nicht zurückdrehen.
PR-5-9 = Hat nach der Versteigerung niemand mehr eine offene Sonne, endet die Epoche (siehe PR-6.1). Sonst wird links vom Ra-Spieler im Uhrzeigersinn weitergezählt: Am Zug ist die erste Person mit einer offenen Sonne; wer den Posten gewonnen hat, spielt dafür keine Rolle. Hat sonst niemand eine offene Sonne, ist der Ra-Spieler selbst wieder am Zug.
PR-5-10 = Hast nur noch du offene Sonnen, spielst du allein weiter, Zug um Zug und nach denselben Regeln: Nach einem Ra-Plättchen darfst du bieten oder passen, nach freiwilligem Anrufen musst du bieten, und bei voller Reihe darfst du bieten oder aber passen und die 8 Plättchen verlieren. So geht es weiter, bis du alle deine Sonnen genutzt hast oder die Ra-Reihe voll ist.

## Regeln: das Ende einer Epoche

PR-6 = Das Ende einer Epoche
PR-6-1 = Eine Epoche kann auf zwei Arten enden. Entweder wird die letzte offene Sonne aller Beteiligten genutzt: Diese Versteigerung wird noch abgeschlossen, samt ihren Priestern. Oder ein Ra-Plättchen füllt das letzte Feld der Ra-Reihe: Dann ist die Epoche sofort vorbei, ohne Versteigerung, und ungenutzte Sonnen bleiben offen vor denen liegen, denen sie gehören.
PR-6-2 = Alle Plättchen der Ra-Reihe und der Auktionsreihe werden aus dem Spiel genommen. Was noch in der Auktionsreihe liegt, wenn sich die Ra-Reihe füllt, ist also verloren; waren die Sonnen verbraucht, ist die Auktionsreihe ohnehin leer. Die Sonne in der Spielplanmitte bleibt liegen.
PR-6-3 = Dann folgt die Wertung: PR-7.1 bis PR-7.6 nach jeder Epoche, nach der dritten Epoche auch PR-7.7 bis PR-7.11; PR-7.12 schließt jede Wertung ab. Niemand hat dabei etwas zu entscheiden, deshalb erledigt der Tisch alles selbst.
PR-6-4 = Nach den Wertungen der ersten und der zweiten Epoche werden alle Bauern, Krieger, Händler, Schreiber und Priester in den Auslagen aus dem Spiel genommen. Gebäude, Pyramiden, Grabkammern, Pest und Ankhs bleiben, wo sie sind.
PR-6-5 = Danach werden, auch das nur nach der ersten und der zweiten Epoche, alle verdeckten Sonnen aufgedeckt. Alle können wieder so viele Sonnen nutzen wie zu Beginn: vier zu zweit oder zu dritt, drei zu viert oder zu fünft. Ihre Werte haben sich freilich oft geändert.
PR-6-6 = Wer nun die höchste Sonne besitzt, beginnt die neue Epoche; ob diese Sonne vorher offen oder verdeckt lag, ist gleich. Die Sonne in der Spielplanmitte gehört niemandem und zählt nicht mit.
PR-6-7 = Nach der Wertung der dritten Epoche ist das Spiel zu Ende (siehe PR-8). PR-6.4 bis PR-6.6 entfallen dann: Auslagen und Sonnen bleiben so liegen, wie sie gewertet wurden, bis auf ein nach PR-7.5 abgegebenes Pest-Plättchen.

## Regeln: die Wertung

PR-7 = Die Wertung
PR-7-1 = Berufe: Bauern, Krieger, Händler und Schreiber werden einzeln gewertet. Für jeden Beruf bekommst du 5 Punkte, wenn du mindestens 2 Plättchen davon hast und niemand dich darin übertrifft. Bei Gleichstand bekommen alle daran Beteiligten die vollen 5 Punkte.
PR-7-2 = Ankhs: Hast du von jedem der vier Berufe mindestens ein Plättchen, nimmst du dir 2 Ankhs; bei genau drei Berufen nimmst du dir 1. Punkte bringen sie jetzt noch nicht (siehe PR-7.10). Du behältst nie mehr als 4; was darüber hinausgeht, bleibt im Vorrat.
PR-7-3 = Gebäude: Je zwei Plättchen in deiner Auslage, die denselben Gebäudetyp zeigen, bilden ein vollständiges Gebäude; ein übriges Plättchen zählt nicht. Jedes vollständige Gebäude bringt 2 Punkte. Hast du vollständige Gebäude von genau drei Typen, bekommst du 5 Punkte dazu, hast du sie von allen vier Typen, 10 Punkte dazu. Gebäude bleiben in deiner Auslage und zählen in jeder Epoche erneut, sofern du ihre Plättchen nicht umdrehst.
PR-7-4 = Priester: Jeder Priester in deiner Auslage bringt 2 Punkte.
PR-7-5 = Priester gegen die Pest: Hast du 3 oder mehr Priester und mindestens ein Pest-Plättchen, wird genau ein Pest-Plättchen aus dem Spiel genommen, bevor die Pest gewertet wird, ganz gleich, wie viele Priester du hast. Weil dir das nie schaden kann, erledigt es der Tisch für dich. Anders wirst du die Pest nicht los.
PR-7-6 = Pest: Die Pest-Plättchen, die dir bleiben, kosten dich Punkte: 1 Plättchen kostet 1 Punkt; 2 Plättchen kosten 3; 3 Plättchen kosten 6; 4 Plättchen kosten 10; 5 Plättchen kosten 15; 6 oder mehr kosten 20. Sie bleiben liegen und kosten dich bei der nächsten Wertung wieder Punkte.
PR-7-7 = Stufenpyramide, nur nach der dritten Epoche: Zähle deine Pyramiden und deine Grabkammern aller Farben zusammen. Mit 3 bis 5 dieser Plättchen hast du eine Stufenpyramide mit zwei Stufen, die 5 Punkte bringt; mit 6 bis 9 Plättchen hat sie drei Stufen und bringt 10; mit 10 oder mehr hat sie mindestens vier Stufen und bringt 20. Weniger als 3 Plättchen bringen nichts, und mehr als eine Stufenpyramide hat niemand.
PR-7-8 = Die unterste Stufe einer Stufenpyramide besteht aus zwei oder mehr Plättchen, jede weitere aus genau einem Plättchen weniger als die Stufe darunter. Die Spitze muss nicht aus einem einzelnen Plättchen bestehen: 3 Plättchen mit 2 darüber ergeben ebenfalls zwei Stufen. Da du deine Plättchen jederzeit umordnen darfst, zählt nur, wie viele du hast: Zwei Stufen brauchen 3 Plättchen, drei Stufen 6 und vier Stufen 10. Der Tisch zählt sie, du musst also nichts anordnen.
PR-7-9 = Grabkammern, nur nach der dritten Epoche: 3 Grabkammern einer Farbe bringen 5 Punkte, 4 oder mehr bringen 10; es zählt die Seite, die oben liegt. In der Regel wird nur deine beste Farbe gewertet; spielt der Tisch mit der Option, dass jede Farbe zählt, wird jede Farbe für sich gewertet. Wo in deiner Auslage eine Grabkammer liegt, ist hier gleich, und alle deine Grabkammern zählen auch für deine Stufenpyramide (siehe PR-7.7).
PR-7-10 = Ankhs, nur nach der dritten Epoche: 2 Ankhs bringen 5 Punkte, 3 bringen 10 und 4 bringen 20; weniger als 2 bringen nichts. Ankhs, die du in dieser Wertung genommen hast, zählen schon mit.
PR-7-11 = Sonnen, nur nach der dritten Epoche: Zähle alle deine Sonnen zusammen, offene wie verdeckte; die Sonne in der Spielplanmitte zählt für niemanden. Alle mit der höchsten Summe bekommen 5 Punkte, und alle mit der niedrigsten Summe verlieren 5. Sind alle Summen gleich, geschieht nichts.
PR-7-12 = Am Schluss jeder Wertung wird zuerst alles verrechnet, was du darin gewonnen und verloren hast; erst das Ergebnis wird deinen Punkten gutgeschrieben oder von ihnen abgezogen. Dein Punktestand fällt nie unter 0.

## Regeln: das Ende des Spiels, und was geheim ist

PR-8 = Das Ende des Spiels, und was geheim ist
PR-8-1 = Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnt von ihnen, wer die höchste einzelne Sonne besitzt, ob offen oder verdeckt; die Sonne in der Spielplanmitte gehört niemandem. Keine zwei Sonnen sind gleich, also steht immer eindeutig fest, wer gewonnen hat. Die übrigen Plätze werden auf dieselbe Weise bestimmt.
PR-8-2 = Die Punkte liegen verdeckt: Du siehst deinen eigenen Punktestand, nicht aber den der anderen. Spielt der Tisch mit der Option offener Punkte, sehen alle jeden Punktestand. Am Ende des Spiels werden alle Punktestände gezeigt.
PR-8-3 = Alles andere ist für alle sichtbar: die Auslagen, die Ankhs, alle Sonnen mit ihren Werten (auch die verdeckten), beide Reihen, die Sonne in der Spielplanmitte, die Plättchen, die aus dem Spiel sind, alle Gebote, und was jede Wertung wem gebracht hat. Du kannst also stets feststellen, wie viele Plättchen jeder Art noch im Beutel sind, und mit gutem Gedächtnis auch, wie viele Punkte die anderen haben.
PR-8-4 = Niemand kann wissen, welches Plättchen als Nächstes gezogen wird.

## Regeln: die Vorräte

PR-9 = Die Vorräte
PR-9-1 = Der Beutel kann nie leer sein, wenn ein Plättchen zu ziehen ist. Anfangs sind 30 Ra-Plättchen darin, und das Spiel endet zu zweit spätestens mit dem 18. gezogenen Ra-Plättchen, zu dritt mit dem 24., zu viert mit dem 27. und zu fünft mit dem 30. Vor jedem Ziehen ist also noch mindestens ein Ra-Plättchen darin.
PR-9-2 = Die Ankhs können nie ausgehen: Es gibt 20 davon, und selbst zu fünft behält niemand mehr als 4.
PR-9-3 = Steintafeln sind nur das Wechselgeld für deine Punkte. Sollten sie einmal nicht reichen, werden deine Punkte trotzdem weitergezählt: Eine Obergrenze gibt es nicht.
PR-9-4 = Jedes Spiel geht zu Ende: Nichts kommt in den Beutel zurück, er wird also mit jedem Ziehen leerer; jede Versteigerung nach freiwilligem Anrufen verbraucht eine Sonne; und jede Versteigerung einer vollen Reihe räumt alle 8 Plättchen ab.

## Entscheidungen: was wir festgelegt haben, wo die Anleitung schweigt, und warum

PR-R2 = Je zwei Plättchen eines Typs bilden ein Gebäude, welche Hälften oder Farbtöne auch darauf sind.
    .why = Die Anleitung nennt Farbe und Typ; die 15 Plättchen je Art, eine ungerade Zahl, und die Höhe der Boni passen nur zu einer Farbe je Typ.
PR-R3 = Grabkammern haben vier Farben, zwei auf jeder der beiden Arten von Plättchen.
    .why = Es gibt zwei Arten zu je sieben Plättchen mit zwei verschiedenen Seiten, wie bei Berufen und Gebäuden; welche Farben gedruckt sind, wissen wir nicht.
PR-R4 = Vier Grabkammern einer Farbe und drei einer anderen zählen einmal, für die beste Farbe.
    .why = Beschrieben ist es wie die einmaligen Punkte für Pyramide und Ankhs; wer es je Farbe liest, kann das so haben.
PR-R5 = Grabkammern zählen nach Farbe, wo immer sie liegen, in der Stufenpyramide oder nicht.
    .why = Die Anleitung fragt, was du besitzt, und du darfst deine Plättchen ohnehin beliebig umordnen.
PR-R6 = Eine Stufenpyramide muss nicht in einem einzelnen Plättchen enden.
    .why = Punkte gibt es für 3 bis 5 und für 6 bis 9 Plättchen.
PR-R7 = Ra darf bei leerer Reihe angerufen werden; dann geht es allein um die Sonne in der Spielplanmitte.
    .why = Die Anleitung sagt, was eine Versteigerung ohne Plättchen einbringt: nur die Sonne.
PR-R8 = Überbotene Sonnen bleiben offen bei denen, denen sie gehören.
    .why = Nur wer gewinnt, tauscht eine Sonne.
PR-R9 = Niemand bietet ohne offene Sonne, und niemand bietet zweimal in einer Versteigerung.
    .why = Geboten wird eine Runde lang, und eine genutzte Sonne ruht bis zur nächsten Epoche.
PR-R10 = Wer als Letzte oder Letzter Sonnen hat, spielt allein weiter und darf eine volle Reihe verfallen lassen.
    .why = Die Epoche dauert, bis die letzte Sonne genutzt oder die Ra-Reihe voll ist, und die Regeln zum Passen ändern sich nicht.
PR-R12 = Wer gewinnt, nimmt zuerst Plättchen und Sonne und nutzt danach die Priester.
    .why = Die Anleitung erzählt zuerst von den Priestern, aber von der Reihenfolge hängt nichts ab.
PR-R13 = Zwei Priester eines Postens können nicht dasselbe Plättchen zweimal umdrehen, und ein Plättchen mit gleichen Seiten lässt sich nicht umdrehen.
    .why = Beides wäre dasselbe, wie gar nicht umzudrehen.
PR-R14 = Ein Priester dreht sofort ein Plättchen um oder nie.
    .why = Die Anleitung lässt nur die eben gewonnenen Priester wirken, und nur sofort.
PR-R15 = Drei oder mehr Priester vertreiben genau ein Pest-Plättchen, ohne gefragt zu werden.
    .why = Die Pest zu behalten kann nie helfen, und die Anleitung spricht von einem Plättchen, nicht von einem je drei Priester.
PR-R16 = Gebäude, Pyramiden, Grabkammern und Pest bleiben von Epoche zu Epoche liegen.
    .why = Die Anleitung nimmt nur Berufe und Priester weg.
PR-R17 = Die Untergrenze null gilt für das Ergebnis einer ganzen Wertung, nicht für jeden Verlust darin.
    .why = Die Anleitung zählt zuerst, was eine Auslage bringt, und erst dann werden Tafeln genommen oder abgegeben.
PR-R18 = Die Zahl der Steintafeln begrenzt die Punkte nicht.
    .why = Tafeln sind Wechselgeld, und zu fünft kann man mehr gewinnen, als in der Schachtel ist.
PR-R19 = Ein fünfter Ankh wird nicht genommen.
    .why = Er wäre nichts wert, und so reicht der Vorrat immer.
PR-R20 = Ankhs aus der letzten Wertung zählen in ihr mit.
    .why = Berufe werden in allen drei Epochen gewertet und Ankhs nach der letzten.
PR-R21 = Am Ende zählen alle deine Sonnen, offen oder verdeckt, aber nicht die in der Spielplanmitte.
    .why = Die Sonne in der Spielplanmitte gehört niemandem.
PR-R22 = Sind alle Summen der Sonnen gleich, gewinnt oder verliert niemand Punkte dafür.
    .why = Alle hätten die höchste und die niedrigste Summe zugleich.
PR-R23 = Wem die höchste Sonne gehört, beginnt eine Epoche, wie immer sie vorher lag.
    .why = Alle Sonnen werden aufgedeckt, bevor gefragt wird, wer beginnt.
PR-R24 = Nach einer Versteigerung geht es links vom Ra-Spieler weiter, nicht links von der Person, die gewonnen hat.
    .why = Die Versteigerung war der Zug des Ra-Spielers.
PR-R25 = Du wählst die Seite eines gezogenen Plättchens, nachdem du beide angesehen hast.
    .why = In der Anleitung wird zuerst gezogen und dann entschieden.
PR-R26 = Verdeckte Sonnen sind nicht geheim, Punktestände schon.
    .why = Verdeckt heißt nur, dass eine Sonne genutzt ist, und jeden Tausch haben alle gesehen; von Punkten sagt die Anleitung, dass man die eigenen ansehen darf.
PR-R27 = Alle dürfen wissen, was noch im Beutel ist, aber nicht, was als Nächstes kommt.
    .why = Jedes gezogene Plättchen wurde gesehen, und die Anleitung druckt ab, wie viele es gibt.
PR-R28 = Der Zufall verteilt die Gruppen der Sonnen.
    .why = Die Anleitung überlässt es dem Zufall; ein Tisch kann es stattdessen vorher festlegen.
PR-R29 = Zieht die letzte Person mit Sonnen das letzte Ra-Plättchen, endet die Epoche, die Sonnen bleiben ungenutzt, und die Reihe geht verloren.
    .why = Eine volle Ra-Reihe beendet eine Epoche sofort, wer immer sie füllt.

## Namen: Seiten von Plättchen

face-farmer = Bauer
face-warrior = Krieger
face-trader = Händler
face-scribe = Schreiber
face-granary = Kornspeicher
face-fortress = Festung
face-market = Markt
face-library = Bibliothek
face-burial_a = Grabkammer (rot)
face-burial_b = Grabkammer (blau)
face-burial_c = Grabkammer (gelb)
face-burial_d = Grabkammer (grün)
face-pyramid = Pyramide
face-priest = Priester
face-plague = Pest

## Namen: Seiten von Plättchen, abgekürzt für ein schmales Terminal


## Namen: Arten von Plättchen

kind-ra = Ra
kind-farmer_warrior = Bauer/Krieger
kind-trader_scribe = Händler/Schreiber
kind-burial_ab = Grabkammer (rot/blau)
kind-burial_cd = Grabkammer (gelb/grün)
kind-priest = Priester
kind-granary_fortress = Kornspeicher/Festung
kind-market_library = Markt/Bibliothek
kind-pyramid = Pyramide
kind-plague = Pest

## Namen: Epochen

epoch-old_kingdom = Altes Reich (2665–2155 v. Chr.)
epoch-middle_kingdom = Mittleres Reich (2130–1650 v. Chr.)
epoch-new_kingdom = Neues Reich (1555–1080 v. Chr.)

## Namen: warum versteigert wird

reason-none = keine Versteigerung
reason-ra_tile = Ra-Plättchen gezogen
reason-voluntary = freiwillig angerufen
reason-row_full = Auktionsreihe voll

## Namen: was eine Epoche beendet hat

cause-none = noch nicht vorbei
cause-suns_exhausted = alle Sonnen verbraucht
cause-ra_row_full = Ra-Reihe voll

## Namen: Teile einer Wertung

item-professions = Berufe
item-buildings = Gebäude
item-priests = Priester
item-plague = Pest
item-step_pyramid = Stufenpyramide
item-burial_chambers = Grabkammern
item-ankhs = Ankhs
item-suns = Summe der Sonnen

## Meldungen für das Protokoll

log-suns-dealt = { $seat } bekommt Sonnengruppe { $group }.
    .you = Du bekommst Sonnengruppe { $group }.
    .rule = PR-1.4
log-epoch-started = Eine neue Epoche: { $epoch }. { $seat } beginnt.
    .you = Eine neue Epoche: { $epoch }. Du beginnst.
    .rule = PR-6.6
log-drew = { $seat } zieht ein Plättchen: { $tile }.
    .you = Du ziehst ein Plättchen: { $tile }.
    .rule = PR-3.1
log-placed = { $seat } legt in die Auktionsreihe: { $face }.
    .you = Du legst in die Auktionsreihe: { $face }.
    .rule = PR-3.3
log-invoked = { $seat } nimmt die Ra-Figur, und eine Versteigerung beginnt ({ $reason }).
    .you = Du nimmst die Ra-Figur, und eine Versteigerung beginnt ({ $reason }).
    .rule = PR-4.1
log-bade = { $seat } bietet Sonne { $sun }.
    .you = Du bietest Sonne { $sun }.
    .rule = PR-5.3
log-had-to-bid = { $seat } muss bieten und hat nur eine offene Sonne: { $sun }.
    .you = Du musst bieten und hast nur eine offene Sonne: { $sun }.
    .rule = PR-5.4
log-passed = { $seat } passt.
    .you = Du passt.
    .rule = PR-5.2
log-could-not-outbid = { $seat } hat keine offene Sonne über { $sun } und passt.
    .you = Du hast keine offene Sonne über { $sun } und passt.
    .rule = PR-5.3
log-won = { $seat } gewinnt den Posten mit Sonne { $sun } und nimmt Sonne { $centre } aus der Spielplanmitte.
    .you = Du gewinnst den Posten mit Sonne { $sun } und nimmst Sonne { $centre } aus der Spielplanmitte.
    .rule = PR-5.6
log-won-tile = { $seat } bekommt: { $face }.
    .you = Du bekommst: { $face }.
log-nobody-bade = Niemand bietet ({ $reason }).
    .rule = PR-5.5
log-row-discarded =
    { $tiles ->
        [one] Ein Plättchen der Auktionsreihe wird aus dem Spiel genommen.
       *[other] { $tiles } Plättchen der Auktionsreihe werden aus dem Spiel genommen.
    }
    .rule = PR-5.5
log-flipped = { $seat } dreht ein Plättchen um: Aus { $face } wird { $into }.
    .you = Du drehst ein Plättchen um: Aus { $face } wird { $into }.
    .rule = PR-5.7
log-stopped-flipping =
    { $lost ->
        [one] { $seat } lässt einen Priester ungenutzt.
       *[other] { $seat } lässt { $lost } Priester ungenutzt.
    }
    .you =
        { $lost ->
            [one] Du lässt einen Priester ungenutzt.
           *[other] Du lässt { $lost } Priester ungenutzt.
        }
    .rule = PR-5.7
log-nothing-to-flip =
    { $lost ->
        [one] { $seat } kann kein Plättchen mehr umdrehen: Ein Priester bleibt ungenutzt.
       *[other] { $seat } kann kein Plättchen mehr umdrehen: { $lost } Priester bleiben ungenutzt.
    }
    .you =
        { $lost ->
            [one] Du kannst kein Plättchen mehr umdrehen: Ein Priester bleibt ungenutzt.
           *[other] Du kannst kein Plättchen mehr umdrehen: { $lost } Priester bleiben ungenutzt.
        }
    .rule = PR-5.8
log-epoch-ended = Die Epoche ist vorbei: { $epoch }. Grund: { $cause }.
    .rule = PR-6.1
log-scored = { $seat }: { $item } { $points }
log-scored-majority = { $seat }: Mehrheit in einem Beruf ({ $face }) { $points }
    .rule = PR-7.1
log-took-ankhs =
    { $ankhs ->
        [one] { $seat } nimmt ein Ankh.
       *[other] { $seat } nimmt { $ankhs } Ankhs.
    }
    .you =
        { $ankhs ->
            [one] Du nimmst ein Ankh.
           *[other] Du nimmst { $ankhs } Ankhs.
        }
    .rule = PR-7.2
log-plague-relieved = { $seat } wird dank der Priester ein Pest-Plättchen los.
    .you = Du wirst dank der Priester ein Pest-Plättchen los.
    .rule = PR-7.5
log-booked = { $seat }: diese Wertung insgesamt { $net }
    .rule = PR-7.12
log-won-game = { $seat } gewinnt das Spiel!
    .you = Du gewinnst das Spiel!
    .rule = PR-8.1

## Fragen

prompt-turn = Du bist am Zug: Zieh ein Plättchen oder rufe Ra an.
prompt-place = Du hast dieses Plättchen gezogen: { $tile }. Welche Seite soll oben liegen?
prompt-bid-first = Noch hat niemand geboten. Biete eine deiner Sonnen oder passe.
prompt-bid-over = { $leader } führt mit Sonne { $best }. Biete eine höhere Sonne oder passe.
prompt-bid-must = Du hast Ra angerufen, und sonst hat niemand geboten: Du musst also bieten. Welche Sonne soll es sein?
prompt-flip =
    { $flips ->
        [one] Du kannst noch einen Priester einsetzen: Dreh ein Plättchen um oder belass es dabei.
       *[other] Du kannst noch { $flips } Priester einsetzen: Dreh ein Plättchen um oder belass es dabei.
    }

## Züge

move-draw = Ein Plättchen ziehen
move-invoke = Ra anrufen
move-place = Mit dieser Seite nach oben legen: { $face }
move-bid = Sonne { $sun } bieten
move-pass = Passen
move-flip = Umdrehen: { $face }
move-stop = Nichts mehr umdrehen

## How far the game has come

progress = Epoche { $n } von { $of }

## Optionen

option-burial_scoring = Bestimmt, ob am Ende des Spiels nur die Farbe mit dem besten Ergebnis Punkte für Grabkammern bringt oder jede Farbe, von der du drei oder mehr hast (siehe PR-7.9).
    .name = Grabkammern
    .best_color = Nur die beste Farbe
    .each_color = Jede Farbe
option-score_visibility = Bestimmt, ob du während des Spiels nur deine eigenen Punkte siehst oder die von allen (siehe PR-8.2).
    .name = Punkte
    .own_only = Nur die eigenen
    .open = Offen für alle
option-sun_groups = Bestimmt, wer mit welchen Sonnen beginnt: zufällig oder festgelegt durch eine Ziffer je Platz, der Reihe nach, die dessen Sonnengruppe nennt (siehe PR-1.4); jede Gruppe kommt einmal vor. Zu dritt gibt 231 dem ersten Platz Gruppe 2, dem zweiten Gruppe 3 und dem dritten Gruppe 1.
    .name = Sonnengruppen
    .random = Zufällig

## Beschriftungen auf dem Spielplan

label-epoch = Epoche
label-bag = Beutel
label-ra-row = Ra-Reihe
label-auction-row = Auktionsreihe
label-centre-sun = Sonne in der Mitte
label-suns = Sonnen
label-used = Verbraucht
label-points = Punkte
label-ankhs = Ankhs
label-display = Auslage
label-hidden = verborgen
label-empty = leer
label-bid = Gebot
label-priests-left = Priester übrig
label-player = Spieler

## On the board in the browser

label-board = Der Spielplan
board-ra-row = Ra-Reihe: { $tiles } von { $spaces } Feldern belegt. Das letzte beendet die Epoche.
board-row =
    { $n ->
        [one] Auktionsreihe, ein Plättchen: { $tiles }
       *[other] Auktionsreihe, { $n } Plättchen: { $tiles }
    }
board-row-empty = Auktionsreihe: leer
board-centre = Sonne in der Mitte: { $sun }
board-bag = Ein Plättchen aus dem Beutel ziehen: noch { $n }
board-ra-figure = Ra-Figur: Ra anrufen
board-ra-held = Ra-Figur, bei { $player }: Ra anrufen
board-stack = { $face }: { $n }
board-stack-leads = { $face }: { $n }, die meisten von allen
board-pyramid =
    { $n ->
        [one] Stufenpyramide aus einem Plättchen
       *[other] Stufenpyramide aus { $n } Plättchen
    }
board-priests-plague = Priester und Pest
board-sun-up = Sonne { $sun }, offen
board-sun-down = Sonne { $sun }, verdeckt
board-bids = bietet { $sun }
board-passed = gepasst
board-why-auction = Es läuft eine Versteigerung: Biete oder passe.
board-why-no-auction = Es läuft keine Versteigerung: Ziehe ein Plättchen oder rufe Ra an.
board-why-low = Sonne { $sun } ist niedriger als die { $best }, die { $who } geboten hat.
board-ankhs =
    { $n ->
        [one] ein Ankh
       *[other] { $n } Ankhs
    }
board-points =
    { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
board-called =
    { $n ->
        [0] { $who } ruft eine Versteigerung nur um die Sonne in der Mitte aus.
        [one] { $who } ruft eine Versteigerung um ein Plättchen aus.
       *[other] { $who } ruft eine Versteigerung um { $n } Plättchen aus.
    }
board-ended = { board-points }; { $cause }
board-points-hidden = Punkte verdeckt
board-worth = Wertung jetzt
board-lot-worth = Dieser Posten
board-later = { $points } am Ende
board-worth-to-you = Für dich wert:
board-you-give = Du gibst
board-you-get = Du bekommst
board-for-auction = Zur Versteigerung:
board-invoke-duty = Bietet sonst niemand, musst du bieten (PR-5.4).
board-flip = { $face } wird { $into }
board-bag-title = Im Beutel
board-bag-count =
    { $n ->
        [one] ein Plättchen
       *[other] { $n } Plättchen
    }
board-bag-chance = nächstes Plättchen: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
board-lot-title = Was dieser Posten wert wäre

## The guided first game

guide-turn = In deinem Zug tust du eins von beiden: ein Plättchen aus dem Beutel ziehen oder Ra anrufen, um zu versteigern. Alles, was jetzt geht, leuchtet. Tippe auf den Beutel, um zu ziehen.
    .title = Du bist am Zug
guide-row = Gezogene Plättchen sammeln sich hier, bis sie zusammen als ein Posten versteigert werden. Acht passen hin; ist die Reihe voll, muss Ra angerufen werden.
    .title = Die Auktionsreihe
guide-place = Die meisten Plättchen haben zwei Seiten. Du wählst, welche oben liegt: Bei jeder steht, was der Posten dann für wen wert wäre.
    .title = Zwei Seiten
guide-suns = Du bietest mit einer deiner Sonnen, jede hat eine Zahl. Es gibt nur eine Runde: Biete mehr als zuvor oder passe. Die Sonne, mit der du gewinnst, ist in dieser Epoche verbraucht.
    .title = Deine Sonnen
guide-centre = Wer gewinnt, nimmt auch diese Sonne, verdeckt für die nächste Epoche, und lässt die gebotene hier. Hohe Sonnen sind auch verdeckt etwas wert.
    .title = Die Sonne in der Mitte
guide-ra-row = Jedes Ra-Plättchen bekommt ein Feld auf diesem Weg und eröffnet eine Versteigerung. Das auf dem letzten Feld beendet die Epoche sofort; wer dann noch Sonnen hat, hat zu lange gewartet.
    .title = Ras Weg über den Himmel
guide-invoke = Gefällt dir die Reihe, wie sie ist, dann ruf Ra an, statt zu ziehen. Du hast das letzte Wort in der Versteigerung, aber wenn sonst niemand bietet, musst du.
    .title = Ra anrufen
guide-flip = Jeder Priester, den du gerade gewonnen hast, darf eins deiner Plättchen umdrehen. Die leuchtenden lassen sich drehen; jeder Knopf sagt, was es ändert.
    .title = Priester drehen Plättchen um
guide-display = Was du gewinnst, liegt hier: Die meisten eines Berufs bringen 5 Punkte, jedes Gebäudepaar 2, Priester 2, Pest kostet. Pyramiden und Grabkammern zählen nach der dritten Epoche. „Wertung jetzt“ führt die Summe.
    .title = Deine Auslage
guide-epoch = Berufe und Priester sind fort; Gebäude, Pyramiden, Grabkammern und leider die Pest bleiben. Alle Sonnen liegen wieder offen. Nach drei Epochen ist das Spiel zu Ende. Viel Glück!
    .title = Eine neue Epoche

## Worked examples in the rulebook

example-title = Beispiel { $id }
example-total = in dieser Wertung: { $points }
example-ankhs = nimmt { $ankhs ->
        [one] einen Ankh
       *[other] { $ankhs } Ankhs
    }
example-last = Dies ist die Wertung nach der dritten Epoche.
example-A-1 = Vier Spieler; B hat ein Ra-Plättchen gezogen und hält die Ra-Figur. Geboten wird in der Reihenfolge C, D, A, B: etwa 4, 5, passe, 7. B gewinnt den Krieger und Sonne 1, verdeckt; Sonne 7 liegt nun in der Mitte, und C ist dran.
example-A-4 = Die Reihe ist voll, also muss A Ra anrufen. Passt B und passt auch A, so kommen alle acht Pyramiden aus dem Spiel, Sonne 1 bleibt in der Mitte, und B ist am Zug.
example-A-7 = Vier Spieler: Eben wurde das neunte Ra-Plättchen gezogen. Die Epoche endet sofort; Pest und Priester sind verloren, und alle Sonnen bleiben, wie sie liegen.
example-A-9 = Zwei Priester im Posten: Der Gewinner darf zwei Plättchen umdrehen, etwa den Markt aus diesem Posten und eine rote Grabkammer von früher. Sie werden zu einer Bibliothek und einer blauen Kammer.
example-S-2 = A und B haben gleich viele Bauern, die meisten: Beide bekommen die vollen 5 Punkte.
example-S-6 = Zwei Berufe bringen keinen Ankh, drei bringen einen, alle vier zwei.
example-S-7 = A hat einen vollständigen Kornspeicher. B hat drei Arten: 6 Punkte und 5 dazu. C hat vier vollständige Gebäude von drei Arten: 8 und 5.
example-S-8 = As drei Priester vertreiben ein Pestplättchen; Bs zwei nicht.
example-S-9 = Ein Pestplättchen kostet 1, drei kosten 6, sechs oder mehr kosten 20.
example-S-10 = Fünf Plättchen ergeben zwei Stufen; mit einer Grabkammer als sechstem hat B drei; zehn ergeben vier.
example-S-11 = Zwei und zwei geben nichts; drei einer Farbe 5. C hat vier rote: 10, und die drei gelben zählen nur, wenn der Tisch so spielt.
example-S-12 = Ein Ankh ist nichts wert, drei sind 10 wert, vier 20.
example-S-14 = A und B haben beide 30, am meisten: je 5 Punkte. C hat 20, am wenigsten, und verliert 5.
example-S-17 = Eine ganze Wertung der ersten Epoche: A kommt von 10 auf 19 Punkte und nimmt einen Ankh, B von 10 auf 14. Die Pyramiden warten auf die dritte Epoche.
