### Amun-Re: die Texte des Spiels auf Deutsch.
### In en.ftl, nl.ftl und de.ftl stehen dieselben Texte, Attribute und Variablen.

## Über das Spiel

game-summary = Amun-Re ist ein Spiel vom Bieten, Bauen und Opfern im Land am Nil: Du ersteigerst Provinzen, siedelst Bauern an, errichtest Pyramiden und opferst Gold dem Gott, der bestimmt, wie reich die Ernte ausfällt.
game-goal = Im Alten Reich und dann noch einmal im Neuen erwirbst du drei Provinzen, eine in jeder Runde, und machst das Beste daraus. Jedes Reich schließt mit einer Wertung, in der vor allem Pyramiden Punkte bringen, aber auch Tempel und Bonuskarten; Gold zählt erst ganz am Schluss. Die Pyramiden überdauern das Alte Reich und warten auf neue Besitzer, und wer nach der zweiten Wertung die meisten Punkte hat, gewinnt.

## Regeln: der Aufbau des Spiels

AR-1 = Der Aufbau des Spiels
AR-1-1 = Amun-Re spielt man zu dritt, zu viert oder zu fünft. Das Spiel hat zwei Hälften, das Alte und das Neue Reich, mit je drei Runden: insgesamt also sechs Runden.
AR-1-2 = Jede Runde hat fünf Phasen: Provinzen werden aufgedeckt (siehe AR-3) und versteigert (siehe AR-4), dann folgen die Aktionen (siehe AR-5), das Opfer (siehe AR-6) und die Einnahmen (siehe AR-7). Die Runden 3 und 6 haben eine sechste Phase, die Wertung (siehe AR-8).
AR-1-3 = Startspieler ist, wer den Pharao hat. Wo in diesen Regeln „der Reihe nach“ steht, beginnt der Startspieler, und die anderen folgen im Uhrzeigersinn.
AR-1-4 = Du erwirbst in jeder Runde eine Provinz, nie mehr und nie weniger. Nach den drei Runden eines Reichs besitzt du also drei Provinzen, und mit diesen dreien gehst du in die Wertung.
AR-1-5 = Machtkarten ziehst du blind, und du darfst beliebig viele auf der Hand haben. Eine Karte, die du spielst oder verkaufst, kommt offen auf den Ablagestapel; nur die beiden Karten für die Versteigerung bleiben zuerst noch eine Weile auf dem Tisch liegen (siehe AR-4.9).
AR-1-6 = Manchmal ist der Nachziehstapel leer, wenn eine Machtkarte gezogen werden muss. Dann wird der Ablagestapel zu einem neuen Nachziehstapel gemischt; das geschieht erst, wenn wirklich eine Karte gebraucht wird, und alles, was bis dahin abgelegt wurde, wird mitgemischt. Ist auch der Ablagestapel leer, wird keine Karte gezogen.
AR-1-7 = Du kannst Machtkarten für je 1 Gold an die Bank verkaufen. Im Prinzip darfst du das jederzeit; der Tisch gibt dir überall dort Gelegenheit, wo es darauf ankommt: solange du in der Phase der Aktionen am Zug bist (siehe AR-5) und wenn dein Gold für das Gebot nicht reicht, das du bezahlen musst (siehe AR-4.11). Auch in deinem Opfer (siehe AR-6.4) und am Ende des Spiels (siehe AR-8.10) können Karten zu Gold werden, sofern die Optionen des Tisches nichts anderes bestimmen. Zählt für Gebote nur Gold (siehe AR-4.8), darfst du Karten auch verkaufen, wenn du in der Versteigerung an der Reihe bist, bevor du bietest.
AR-1-8 = Jede Machtkarte gehört zu einer Phase und darf nur in dieser Phase gespielt werden. Von jeder Art darfst du pro Phase höchstens eine Karte spielen, also eine pro Runde, und von jeder Art Bonuskarte eine pro Wertung. Eine zweite Karte derselben Art muss warten, selbst wenn du sie in einer anderen Provinz einsetzen wolltest. Verschiedene Arten darfst du in derselben Phase spielen.
AR-1-9 = Der Bank geht das Gold nie aus, und Wechselgeld ist kein Thema: Dein Gold ist einfach eine ganze Zahl, und jeder Betrag lässt sich genau bezahlen. Niemand hat je weniger als 0 Gold.
AR-1-10 = Alle sehen den Spielplan, sämtliche Gebote, Käufe, Zahlungen und Einnahmen, die Punkte, wer den Pharao hat, welche Karten auf dem Ablagestapel liegen, wie viele Karten im Nachziehstapel und auf jeder Hand sind, und die Opfer, sobald sie aufgedeckt sind. Geheim sind die Machtkarten auf deiner Hand, die Gratismachtkarten unter einer Provinzkarte, die Reihenfolge des Nachziehstapels und jedes Opfer bis zum Aufdecken. Wie viel Gold die anderen haben, siehst du normalerweise nicht; mit der Option „Gold der anderen“ kann ein Tisch alles Gold offenlegen. Verdeckt oder nicht: Jede Bewegung von Gold ist öffentlich, mit gutem Gedächtnis kannst du also mitzählen.
AR-1-11 = Du darfst mit den anderen weder tauschen noch handeln und ihnen nichts schenken oder leihen.

## Regeln: Vorbereitung

AR-2 = Vorbereitung
AR-2-1 = Alle beginnen mit 20 Gold, einer „−3“-Karte, drei Provinz-Markern, einem Bietstein und einem Zählstein. Der Zählstein beginnt auf der 0 der Zählleiste.
AR-2-2 = Alle nehmen außerdem eine Machtkarte „Baumeister“ auf die Hand. In diesem Augenblick wissen also alle, was die anderen haben.
AR-2-3 = Die übrigen Machtkarten werden gemischt und bilden den verdeckten Nachziehstapel: 36 Karten zu dritt, 35 zu viert und 34 zu fünft.
AR-2-4 = Die 15 Provinzkarten, eine für jede Provinz, werden gemischt und verdeckt bereitgelegt.
AR-2-5 = Im Vorrat liegen 15 Bausteine, 45 Bauern und die Pyramiden; ob die Zahl der Bausteine und Bauern eine Grenze setzt, bestimmt der Tisch (siehe AR-12). Seid ihr weniger als fünf, sind die „−3“-Karten, die niemand braucht, aus dem Spiel.
AR-2-6 = Deine „−3“-Karte behältst du das ganze Spiel über: Du gibst sie nie aus, bekommst sie nach jedem Opfer zurück und kannst sie in jeder Runde verwenden.
AR-2-7 = Bis zum ersten Opfer steht der Amun-Re-Tempel links neben der Tempelleiste, also auf keinem ihrer Felder.
AR-2-8 = Erster Startspieler ist die älteste Person, wenn ihr zusammen an einem echten Tisch sitzt. Hier entscheidet der Zufall; mit der Option „Erster Startspieler“ kann ein Tisch stattdessen festlegen, dass beginnt, wer auf dem ersten Platz sitzt.

## Regeln: Phase 1, Provinzen aufdecken

AR-3 = Phase 1: Provinzen aufdecken
AR-3-1 = Es werden so viele Provinzkarten aufgedeckt, wie Personen mitspielen. Jede kommt auf dem Spielplan in die Provinz, deren Namen sie trägt; diese Provinzen werden in dieser Runde versteigert.
AR-3-2 = Die Karten werden eine nach der anderen aufgedeckt, und jede Provinz erhält das Gratismaterial, das dort abgebildet ist, bevor die nächste Karte aufgedeckt wird: Buto, Dakhla und Edfu je eine Gratismachtkarte, Thebes zwei; Abydos einen Gratisbaustein, Memphis zwei; Dakhla außerdem 12 Gratisgold. Gratismachtkarten kommen vom Nachziehstapel und liegen verdeckt; niemand darf sie ansehen, bevor die Provinz gekauft ist. Ist der Nachziehstapel leer, wird er in diesem Moment erneuert (siehe AR-1.6). Die Bausteine kommen aus dem Vorrat, soweit er reicht (siehe AR-12.1), das Gold kommt aus der Bank.
AR-3-3 = Eine Provinz erhält ihr Gratismaterial jedes Mal, wenn sie aufgedeckt wird, im Alten Reich und im Neuen erneut. Pyramiden und Bausteine, die schon dort sind, bleiben.
AR-3-4 = In Baharya sind zwei Bauern aufgedruckt. Sie gehen nie weg und arbeiten für die Person, der die Provinz gehört.

## Regeln: Phase 2, die Versteigerung

AR-4 = Phase 2: die Versteigerung
AR-4-1 = Jede Provinzkarte hat neun Zahlenfelder: 0, 1, 3, 6, 10, 15, 21, 28 und 36 Gold. Der Startspieler sucht sich eine der aufgedeckten Provinzkarten aus und legt den eigenen Bietstein dort auf ein beliebiges Zahlenfeld. Die anderen folgen der Reihe nach, bis alle einmal geboten haben.
AR-4-2 = Auf einer Provinzkarte ohne Bietsteine darfst du jedes Zahlenfeld wählen. Liegen dort schon Steine, muss deiner höher liegen als der höchste von ihnen; um wie viele Felder höher, ist deine Sache, es sei denn, eine „Bietblockade“ verlangt mindestens zwei (siehe AR-4.10).
AR-4-3 = Du bist überboten, sobald auf derselben Provinzkarte ein Stein höher liegt als deiner. Dein Stein bleibt dort, bis du an der Reihe bist und ihn versetzt.
AR-4-4 = Haben alle einmal geboten, geht das Bieten im Uhrzeigersinn weiter, und zwar ab der Person, die zuletzt geboten hat: An der Reihe ist die nächste Person, die in diesem Moment überboten ist; wer nicht überboten ist, wird übersprungen. Wer an der Reihe ist, nimmt den eigenen Stein zurück und muss neu bieten. Sobald niemand mehr überboten ist, ist die Versteigerung zu Ende; dann liegt auf jeder Provinzkarte genau ein Stein.
AR-4-5 = Bist du überboten, darfst du nicht auf die Provinzkarte bieten, auf der dein Stein jetzt liegt; du musst auf eine andere wechseln. Die Ausnahme ist „Überbieten in gleicher Provinz“: Solange deine Karte dieses Namens gilt, darfst du bleiben. In eine Provinz, die du früher verlassen hast, darfst du zurückkehren, sobald du anderswo geboten hast.
AR-4-6 = Bist du an der Reihe, musst du bieten; passen kannst du nicht. Ein Gebot ist immer möglich: Solange jemand überboten ist oder noch nicht geboten hat, liegt auf mindestens einer Provinzkarte kein Stein, und dort genügt ein Gebot von 0.
AR-4-7 = Die Zahlenfelder enden bei 36 Gold; wer auf der 36 liegt, kann also nicht überboten werden. Weil die Gebote auf einer Karte nur steigen können, geht jede Versteigerung zu Ende: nach höchstens neun Geboten je angebotener Provinz.
AR-4-8 = Du darfst nur bieten, was du bezahlen kannst: dein Gold und dazu 1 Gold für jede Machtkarte, die du noch auf der Hand hast. Mit der Option „Deckung der Gebote“ kann ein Tisch festlegen, dass nur Gold zählt. Schon gespielte Machtkarten und das Gratismaterial der Provinz helfen dir nicht. Der Tisch lässt dich nicht zu hoch bieten; die Strafe, die in den gedruckten Regeln dafür vorgesehen ist (du verlierst all dein Gold, und die Versteigerung wird wiederholt), kommt daher nie vor.
AR-4-9 = Wenn du an der Reihe bist, darfst du, bevor du deinen Stein legst, „Bietblockade“ oder „Überbieten in gleicher Provinz“ spielen oder auch beide, sogar schon bei deinem ersten Gebot; während andere an der Reihe sind, geht das nicht. Die Karten liegen offen vor dir und wirken bis zum Ende dieser Phase, wie oft du auch bietest. Sind alle Gebote bezahlt, kommen sie auf den Ablagestapel. Mehrere von euch können zugleich eine „Bietblockade“ ausliegen haben, aber niemand mehr als eine.
AR-4-10 = Hast du „Bietblockade“ gespielt, müssen andere, die auf eine Provinzkarte bieten, auf der dein Stein der höchste ist, mindestens zwei Zahlenfelder höher gehen als er. Die Blockade begleitet dich auf jede Provinzkarte, auf die du wechselst. Wo dein Stein nicht der höchste ist, wirkt sie nicht, und deine eigenen Gebote schränkt sie nie ein. Sind über deinem Stein weniger als zwei Zahlenfelder übrig, kann dich dort niemand überbieten.
AR-4-11 = Ist die Versteigerung zu Ende, bezahlen alle der Reihe nach ihr Gebot an die Bank. Reicht dein Gold nicht, verkaufst du Machtkarten deiner Wahl für je 1 Gold, bis es reicht, und nicht mehr als das. Dann nimmst du deinen Bietstein zurück, legst einen Provinz-Marker auf deine Provinz und nimmst ihre Gratismachtkarten und ihr Gratisgold auf die Hand; Gratisbausteine bleiben in der Provinz. Weil du zuerst bezahlst, kannst du das Gratismaterial nicht zum Bezahlen verwenden, auch das Gold in Dakhla nicht.
AR-4-12 = Die Provinzkarten dieser Runde kommen offen auf einen eigenen Ablagestapel. Im Neuen Reich kehren sie wieder (siehe AR-9.3).

## Regeln: Phase 3, Aktionen

AR-5 = Phase 3: Aktionen
AR-5-1 = Der Reihe nach machen alle je einen ganzen Zug mit drei Schritten: a) Machtkarten, b) Bauern, c) Bausteine. Die Abfolge steht fest, aber du darfst jeden Schritt auslassen. In jedem Schritt kannst du nur einmal kaufen.
AR-5-2 = Je mehr Teile einer Art du auf einmal kaufst, desto teurer werden sie: 1 Teil kostet 1 Gold, 2 Teile zusammen 3, 3 Teile 6, 4 Teile 10, 5 Teile 15, 6 Teile 21 und 7 Teile 28. So geht es ohne Ende weiter, und jedes weitere Teil kostet 1 Gold mehr als das vorige: 36 für 8, 45 für 9, 55 für 10. Jede Art wird für sich berechnet; 2 Machtkarten, 4 Bauern und 3 Bausteine kosten also 3 + 10 + 6 = 19 Gold. Du bezahlst nur mit Gold; brauchst du mehr, verkaufe zuerst Machtkarten (siehe AR-1.7).
AR-5-3 = Schritt a: Du darfst Machtkarten kaufen, und zwar so viele, wie das höchste Kartenlimit unter deinen Provinzen erlaubt; die Limits werden nicht zusammengezählt. Mehr Karten, als Nachziehstapel und Ablagestapel zusammen enthalten, kannst du nicht kaufen. Du ziehst sie, sobald du bezahlt hast, und darfst sie von da an einsetzen.
AR-5-4 = Schritt b: Du darfst Bauern kaufen, höchstens so viele, wie es freie Anbaugelände in all deinen Provinzen zusammen gibt; ist der Vorrat begrenzt (siehe AR-12.1), auch nicht mehr, als er enthält. Du bezahlst sie auf einmal und musst sie sofort beliebig verteilt auf freie Anbaugelände deiner Provinzen legen, einen je Anbaugelände.
AR-5-5 = Schritt b: Vor oder nach dem Kauf oder auch ganz ohne Kauf darfst du einen „Gratisbauern“ spielen: Du bekommst einen Bauern aus dem Vorrat und legst ihn in einer deiner Provinzen auf das flache Land. Dort ist Platz für beliebig viele Bauern, und sie belegen kein Anbaugelände; deshalb geht das auch in einer Provinz ohne Anbaugelände wie Berenike. Aufgedruckte Bauern belegen ebenfalls kein Anbaugelände.
AR-5-6 = Schritt c: Du darfst so viele Bausteine kaufen, wie du bezahlen kannst; ist der Vorrat begrenzt (siehe AR-12.1), nicht mehr, als er enthält. Du bezahlst sie auf einmal und musst sie alle sofort, einen nach dem anderen, beliebig in deine Provinzen legen.
AR-5-7 = Schritt c: Jeder Baustein, den du legst, kann eine Pyramide vollenden. Liegen dann in der Provinz drei oder mehr Bausteine, kommen drei davon in den Vorrat zurück, und dort entsteht eine Pyramide; das geschieht sofort, und du kannst nicht darauf verzichten. Sind danach noch immer drei oder mehr Bausteine übrig, geschieht es noch einmal.
AR-5-8 = Schritt c: Einmal, zu einem beliebigen Zeitpunkt dieses Schrittes, darfst du „Baumeister“ spielen: Zwei Bausteine einer deiner Provinzen kommen in den Vorrat zurück, und dort entsteht eine Pyramide. Das geht vor dem Kauf, zwischen dem Legen zweier Bausteine oder danach. Machst du es vor dem Kauf, liegen die zwei Bausteine dafür schon wieder im Vorrat.
AR-5-9 = Schritt c: Im Neuen Reich können Gratisbausteine eine Provinz auf drei oder mehr Bausteine bringen. Ersteigerst du eine solche Provinz, bleiben sie Bausteine bis zu deinem Schritt c; dort werden sie eingetauscht, drei gegen eine Pyramide, sobald du in dieser Provinz einen Baustein legst, sonst wenn du den Schritt beendest. Vorher darfst du dort „Baumeister“ einsetzen.
AR-5-10 = Pyramiden und Bausteine bleiben, wo sie sind: Nichts davon kommt je in eine andere Provinz. Zwei Pyramiden dürfen als eine Doppelpyramide gezeigt werden; es kommt nur darauf an, wie viele es sind.

## Regeln: Phase 4, das Opfer

AR-6 = Phase 4: das Opfer
AR-6-1 = Alle wählen geheim und gleichzeitig: Entweder du stiehlst, mit deiner „−3“-Karte, oder du opferst mindestens 1 Gold. Zu beidem darfst du eine „Opferkorrektur“ legen. Hast du gewählt, steht deine Wahl fest. Läuft deine Bedenkzeit ab, bevor du gewählt hast, stiehlst du, und zwar ohne Korrektur.
AR-6-2 = 0 Gold kannst du nicht opfern. Hast du kein Gold und machst du keine Machtkarte zu Gold (siehe AR-6.4), musst du stehlen.
AR-6-3 = Stiehlst du, kannst du kein Gold zu deiner „−3“-Karte legen. Eine „Opferkorrektur“ ist das Einzige, was dabeiliegen darf.
AR-6-4 = Du kannst nicht mehr Gold opfern, als du hast. Normalerweise dürfen aber Machtkarten das Gold ersetzen, das dir fehlt, für je 1 Gold: Du bestimmst sie geheim zusammen mit deinem Opfer, und sie werden zusammen mit ihm aufgedeckt. Die „Opferkorrektur“, die du diesmal spielst, kannst du dafür nicht verwenden, eine zweite auf deiner Hand schon. Mit der Option „Machtkarten im Opfer“ kann ein Tisch das ausschließen.
AR-6-5 = Haben alle gewählt, wird alles zugleich aufgedeckt. Zähle alle Opfer zusammen und ziehe für jede Person, die stiehlt, 3 ab: Das ist das gesamte Opfer, das durchaus unter 0 liegen kann. Machtkarten, die zu Gold gemacht wurden, kommen jetzt auf den Ablagestapel.
AR-6-6 = Dann sagen alle, die eine „Opferkorrektur“ gelegt haben, der Reihe nach, ob das gesamte Opfer um 3 steigt oder um 3 sinkt; eines von beiden muss es sein. Startspieler ist hier noch der alte. Mehrere Korrekturen werden zusammengezählt, und die Karten werden abgelegt. Eine Korrektur verändert nur das gesamte Opfer, nie dein eigenes Opfer oder deinen Rang.
AR-6-7 = Der Amun-Re-Tempel kommt auf das Feld der Tempelleiste, in dessen Bereich das korrigierte gesamte Opfer liegt: Feld 1 bei 2 oder weniger, Feld 2 bei 3 bis 12, Feld 3 bei 13 bis 22, Feld 4 bei 23 oder mehr. Die Nummer des Feldes bestimmt, was Bauern und Tempel einbringen (siehe AR-7.2 und AR-8.7); bei den Feldern 1 und 2 ist außerdem ein Kamel abgebildet (siehe AR-7.3).
AR-6-8 = Jetzt geht das geopferte Gold an die Bank. Wer gestohlen hat, erhält 3 Gold aus der Bank, aber nie eine Belohnung.
AR-6-9 = Alle, die nicht gestohlen haben, werden nach der Höhe ihres Opfers gereiht, das höchste zuerst. Bei gleichen Opfern liegt vorn, wer im Uhrzeigersinn ab dem alten Startspieler zuerst kommt; der Startspieler selbst zählt als Allererster.
AR-6-10 = In dieser Rangfolge belohnt Amun-Re alle, die nicht gestohlen haben: Auf Rang 1 darfst du dir bis zu drei Teile nehmen, auf Rang 2 bis zu zwei und auf jedem weiteren Rang eines. Jedes Teil ist eine Machtkarte, ein Bauer oder ein Baustein, beliebig gemischt, und du darfst auch weniger nehmen. Erst wenn du mit der Auswahl fertig bist, kommt der nächste Rang an die Reihe. Haben zu wenige etwas geopfert, verfallen die übrigen Belohnungen.
AR-6-11 = Belohnungen kosten nichts. Bauern kommen auf freie Anbaugelände deiner Provinzen, ohne freies Anbaugelände kannst du also keinen wählen; Bausteine kommen in deine Provinzen, wo drei Bausteine sofort zu einer Pyramide werden; für Machtkarten gilt dein Kartenlimit nicht. Du kannst nur wählen, was noch zu haben ist (siehe AR-12.1). „Gratisbauer“ und „Baumeister“ dürfen in dieser Phase nicht gespielt werden.
AR-6-12 = Nach den Belohnungen und vor Phase 5 bekommt, wer auf Rang 1 liegt, den Pharao und wird Startspieler. Haben alle gestohlen, bleibt der Startspieler derselbe.
AR-6-13 = Normalerweise wählst du zuerst alle deine Teile und bekommst erst danach die Machtkarten, die dabei sind; du kannst also keine ansehen, bevor du das nächste Teil wählst. Mit der Option „Belohnungskarten“ kann ein Tisch festlegen, dass du jede Machtkarte bekommst, sobald du sie wählst.

## Regeln: Phase 5, Einnahmen

AR-7 = Phase 5: Einnahmen
AR-7-1 = Alle kommen der Reihe nach dran, beginnend mit dem neuen Startspieler. Wenn du an der Reihe bist, darfst du zuerst Einnahmenkarten spielen; dann erhältst du Gold aus der Bank für alle deine Provinzen: den Ernteertrag und etwaige weitere Einnahmen.
AR-7-2 = Ernteertrag: Jeder Bauer in deinen Provinzen bringt so viel Gold, wie die Nummer des Feldes angibt, auf dem der Amun-Re-Tempel steht. Alle Bauern zählen: die auf Anbaugelände, die auf flachem Land und die auf dem Spielplan aufgedruckten.
AR-7-3 = Weitere Einnahmen: Abu bringt immer 4 Gold und Berenike 8. Kharga bringt 5, Sawu 7 und Avaris 8, aber nur, wenn der Amun-Re-Tempel auf Feld 1 oder 2 steht, wo das Kamel abgebildet ist. Du erhältst sie zusätzlich zum Ernteertrag, und du brauchst dafür keine Bauern.
AR-7-4 = Spielst du „Erntesteigerung“ auf eine deiner Provinzen, bringt jeder Bauer dort 1 Gold mehr, als die Tempelleiste angibt. In der Provinz muss mindestens ein Bauer sein.
AR-7-5 = Spielst du „8 Gold“ auf eine deiner Provinzen, erhältst du 8 Gold, und die Provinz bringt dir in dieser Runde sonst nichts: keinen Ernteertrag, auch nicht für aufgedruckte Bauern, und keine weiteren Einnahmen. Das darfst du sogar, wenn du dabei verlierst.
AR-7-6 = In ein und derselben Phase 5 darfst du beide Arten von Einnahmenkarten spielen, in beliebiger Reihenfolge, aber nicht auf dieselbe Provinz.

## Regeln: Phase 6, Wertung

AR-8 = Phase 6: Wertung
AR-8-1 = Nach den Runden 3 und 6 gibt es eine Wertung. Zuerst dürfen alle der Reihe nach Bonuskarten spielen (siehe AR-8.8); sind alle damit fertig, werden sämtliche Punkte gutgeschrieben.
AR-8-2 = Jede Pyramide in deinen Provinzen bringt dir 1 Punkt.
AR-8-3 = Jeder vollständige Satz Pyramiden bringt dir weitere 3 Punkte. Ein Satz ist je eine Pyramide in jeder deiner drei Provinzen; du hast also so viele Sätze, wie Pyramiden in deiner Provinz mit den wenigsten stehen. Mit 2, 2 und 3 Pyramiden hast du zwei Sätze, das sind 6 Punkte.
AR-8-4 = Die Provinzen westlich und die östlich des Nils werden getrennt verglichen. Auf jeder Seite bekommt 5 Punkte, wem die Provinz mit den meisten Pyramiden gehört; du kannst sie auf beiden Seiten gewinnen.
AR-8-5 = Stehen auf einer Seite in mehreren Provinzen gleich viele und damit die meisten Pyramiden, entscheiden die Bausteine dort: Die 5 Punkte bekommt, wem von diesen Provinzen die mit den meisten Bausteinen gehört. Sind auch die Bausteine gleich, bekommen alle, denen eine der noch gleichen Provinzen gehört, je 5 Punkte. Mehr als 5 Punkte je Seite bekommst du nie, auch wenn dir mehrere dieser Provinzen gehören.
AR-8-6 = Normalerweise bekommt niemand die 5 Punkte auf einer Seite, auf der keine einzige Pyramide steht. Mit der Option „Meiste Pyramiden“ kann ein Tisch festlegen, dass sie auch dann vergeben werden: Alle Provinzen dieser Seite haben dann gleich viele, nämlich 0, und AR-8.5 entscheidet.
AR-8-7 = Jeder Tempel in deinen Provinzen bringt so viele Punkte, wie die Nummer des Feldes angibt, auf dem der Amun-Re-Tempel steht. Damanhur hat zwei Tempel, Edfu und Amarna haben je einen.
AR-8-8 = Jede Bonuskarte, die du spielst, bringt 3 Punkte. Du darfst sie nur spielen, wenn du ihre Bedingung erfüllst (siehe AR-8.9), und von jeder Art höchstens eine pro Wertung. Du musst keine spielen; nicht gespielte Karten behältst du auf der Hand.
AR-8-9 = Für den „Bauernbonus“ brauchst du mindestens 9 Bauern in deinen Provinzen; die auf Anbaugelände, die auf flachem Land und die aufgedruckten zählen alle. Für den „Machtkartenbonus“ müssen in deinen Provinzen mindestens 7 Machtkarten abgebildet sein: Zähle ihre Kartenlimits und ihre Gratismachtkarten zusammen, ob schon genommen oder nicht; die Karten auf deiner Hand zählen nicht. Bei den drei Provinzboni geht es um die Lage deiner drei Provinzen: alle in Unterägypten oder alle in Oberägypten; alle westlich oder alle östlich des Nils; alle am Nil oder keine davon.
AR-8-10 = Nur in der letzten Wertung, und zwar ganz zum Schluss, wird das Gold verglichen. Zuerst werden alle Machtkarten, die ihr noch auf der Hand habt, zu je 1 Gold; mit der Option „Machtkarten am Ende“ kann ein Tisch darauf verzichten, dann sind sie nichts wert. Das meiste Gold bringt 6 Punkte, das zweitmeiste 4, das drittmeiste 2. Alle mit gleich viel Gold teilen sich den besseren Rang und bekommen jeweils dessen volle Punkte, und für jede weitere Person auf diesem Rang entfällt einer der folgenden: Teilen sich zwei den ersten Rang, bekommen beide 6 Punkte und die nächste Person 2; teilen ihn sich drei, bekommt sonst niemand etwas.

## Regeln: zwischen den beiden Reichen

AR-9 = Zwischen den beiden Reichen
AR-9-1 = Nach der ersten Wertung nehmen alle ihre Provinz-Marker zurück, und alle Bauern kommen in den Vorrat zurück, von Anbaugelände wie von flachem Land. Aufgedruckte Bauern, Pyramiden und Bausteine bleiben, wo sie sind.
AR-9-2 = Alles andere bleibt bestehen: Gold, Machtkarten, Punkte, der Startspieler, der Nachziehstapel und der Ablagestapel. Der Amun-Re-Tempel bleibt bis zum nächsten Opfer auf seinem Feld; bis dahin spielt das keine Rolle.
AR-9-3 = Alle Provinzkarten, die im Alten Reich ins Spiel kamen, werden gemischt und für das Neue verdeckt bereitgelegt. Zu dritt oder zu viert bleiben die übrigen Karten auch jetzt aus dem Spiel. Es kommen also dieselben Provinzen wieder: 9 zu dritt, 12 zu viert und alle 15 zu fünft.
AR-9-4 = Wer im Neuen Reich eine Provinz erwirbt, erwirbt die Pyramiden und Bausteine darin mit.

## Regeln: das Ende des Spiels

AR-10 = Das Ende des Spiels
AR-10-1 = Das Spiel endet nach der Wertung von Runde 6. Wer die meisten Punkte hat, gewinnt.
AR-10-2 = Haben mehrere gleich viele Punkte, gewinnt von ihnen, wer die meisten Pyramiden in den eigenen Provinzen hat. Ist auch das gleich, entscheiden die meisten Bausteine dort; und ist es dann noch immer gleich, teilen sie sich den Sieg.
AR-10-3 = Mit der Option „Gleichstand“ kann ein Tisch einen Gleichstand auch so auflösen wie bei den World Boardgaming Championships. Dann zählen nacheinander: Bausteine, Pyramiden, Bauern (gezählt wie in AR-8.9) und Gold (nach AR-8.10), und jedes Mal liegt vorn, wer am meisten hat. Zuletzt gewinnt, wer in der Reihenfolge der allerersten Runde später kam.

## Regeln: die Machtkarten
## Was jede der zwölf Arten bewirkt, steht in ihrem Attribut `effect`, unter "Namen: Machtkarten".

AR-11 = Die Machtkarten

## Regeln: Vorräte

AR-12 = Vorräte
AR-12-1 = Normalerweise gehen Bausteine und Bauern nie aus: Du kannst so viele Bausteine kaufen, wie du bezahlen kannst. Mit der Option „Vorrat“ kann ein Tisch festlegen, dass es nur die 15 Bausteine und 45 Bauern aus der Schachtel gibt. Dann kannst du nicht mehr kaufen, als im Vorrat liegt, wenn du die Zahl nennst, selbst wenn beim Legen Bausteine zurückkämen; Gratisbausteine werden ausgelegt, solange der Vorrat reicht; was nicht im Vorrat liegt, kannst du nicht als Belohnung wählen; und für den „Gratisbauern“ muss ein Bauer da sein. Machtkarten sind in jedem Fall begrenzt: Du kannst nicht mehr kaufen oder wählen, als Nachziehstapel und Ablagestapel zusammen enthalten.
AR-12-2 = Pyramiden und Gold gehen nie aus. Auch Provinz-Marker hast du immer genug: Du hast drei, und mehr Provinzen besitzt du nie zugleich.
AR-12-3 = Bausteine, die zu einer Pyramide werden, kommen sofort in den Vorrat zurück; wer nach dir an der Reihe ist, kann sie also schon kaufen.

## Entscheidungen: was wir festgelegt haben, wo die Anleitung schweigt, und warum

AR-R01 = Du darfst um beliebig viele Felder überbieten.
    .why = Darstellungen der Regeln gehen auseinander, und das gedruckte Beispiel springt von 1 auf 6.
AR-R02 = Der dritte Rang beim Gold bringt 2 Punkte.
    .why = Eine Darstellung der Regeln sagt 3; die Anleitung und ihr Beispiel sagen 2.
AR-R03 = Oberägypten ist der Süden, unten auf der Karte, mit 8 Provinzen; Unterägypten ist das Delta, oben, mit 7.
    .why = Die Namen folgen dem Lauf des Nils, nicht dem Rand der Karte.
AR-R04 = Du darfst in eine verlassene Provinz zurückkehren, sobald du anderswo geboten hast.
    .why = Die Anleitung verbietet nur die Karte, auf der du gerade überboten wurdest.
AR-R05 = Nach der ersten Runde wird die nächste überbotene Person ab der gezählt, die zuletzt geboten hat.
    .why = So fährt das gedruckte Beispiel fort, und nach der ersten Runde heißt das: ab dem Startspieler.
AR-R06 = 36 Gold ist das letzte Zahlenfeld.
    .why = Die Anleitung druckt nur die ersten Felder ab; eine frühe Besprechung des Spiels nennt alle neun.
AR-R07 = Ein Gebot darf mit Karten rechnen, die erst beim Bezahlen verkauft werden.
    .why = Du darfst bieten, was du bezahlen kannst, und Karten kann man jederzeit verkaufen.
AR-R08 = Mit dem Gratisgold einer Provinz kannst du diese Provinz nicht bezahlen.
    .why = Zuerst wird bezahlt, danach das Gratismaterial genommen.
AR-R09 = Die beiden Karten für die Versteigerung spielst du, wenn du an der Reihe bist, vor deinem Gebot, und sie wirken die ganze Phase.
    .why = Nichts in den Regeln lässt dich andere unterbrechen, und von den Karten heißt es, dass sie für die Phase gelten.
AR-R10 = Von jeder Art darfst du eine Karte pro Phase spielen.
    .why = Die Anleitung verbietet gleiche Karten zur gleichen Zeit, und ihre Beispiele zeigen, dass damit dieselbe Phase gemeint ist.
AR-R11 = Ein Gratisbauer kommt auf flaches Land und belegt kein Anbaugelände.
    .why = Darstellungen nennen einen freien Platz oder flaches Land; die Anleitung sagt flaches Land.
AR-R12 = Gratisbausteine, die es drei werden lassen, werden erst in Schritt c ihres Besitzers zur Pyramide.
    .why = Pyramiden entstehen, wenn jemand Bausteine legt; bis dahin darf zuerst „Baumeister“ genutzt werden.
AR-R13 = „Baumeister“ baut eine Pyramide, darf zwischen zwei Bausteinen gespielt werden und nie beim Opfer.
    .why = Bausteine werden einzeln gelegt, dazwischen ist also Zeit; und die Anleitung lässt die Karte nur in ihrer Phase zu.
AR-R14 = Bausteine und Bauern gehen nie aus.
    .why = Die Anleitung setzt keine Grenze, und mit jeder Pyramide kommen drei Bausteine zurück, sodass die Schachtel fast niemanden aufhielte.
AR-R15 = Pyramiden gehen nie aus.
    .why = Zwei einzelne werden zur doppelten, solange es welche gibt, aber nirgends steht, dass das Bauen endet.
AR-R16 = Wie viel Gold die anderen haben, wird nicht gezeigt, lässt sich aber mitzählen.
    .why = Goldkarten hält man auf der Hand wie Machtkarten, aber alles Gold wechselt offen den Besitzer.
AR-R17 = Karten dürfen ein Opfer ergänzen, für je 1 Gold und geheim gewählt.
    .why = An einem echten Tisch würde man sie kurz vorher verkaufen; so bleibt die Wahl gleichzeitig.
AR-R18 = Wer weder Gold noch Karten hat, muss stehlen.
    .why = Etwas muss gelegt werden, und eine Karte mit 0 gibt es nicht.
AR-R19 = Beim Opfer korrigiert der alte Startspieler zuerst und gewinnt bei Gleichstand.
    .why = Der Pharao wechselt erst nach den Belohnungen den Besitzer.
AR-R20 = Haben weniger als zwei etwas geopfert, verfallen die übrigen Belohnungen.
    .why = Wer stiehlt, bekommt auf keinen Fall eine Belohnung.
AR-R21 = Du wählst alle Belohnungen, bevor du die Machtkarten darunter siehst.
    .why = Die Anleitung lässt dich die Teile zusammen auswählen und schweigt dazu, ob man zwischendurch nachsieht.
AR-R22 = „Opferkorrektur“ geht zu Gold wie zum Stehlen und muss die Summe um 3 heben oder senken.
    .why = Die Anleitung bietet diese zwei und kein Drittes; mehrere Korrekturen addieren sich, und die Summe darf unter 0 fallen.
AR-R23 = Beide Einkommenskarten dürfen in einer Phase gespielt werden, aber nicht auf dieselbe Provinz.
    .why = Es sind verschiedene Arten; wo „8 Gold“ die Ernte ersetzt, gibt es nichts mehr zu steigern.
AR-R24 = „8 Gold“ ersetzt alle Einnahmen der Provinz, auch die aufgedruckter Bauern und der Kamele, und auch mit Verlust.
    .why = Die Karte spricht von der ganzen Provinz, und ob es sich lohnt, ist Sache ihres Besitzers.
AR-R25 = Auf einer Seite ohne Pyramide bekommt niemand Punkte für die meisten Pyramiden.
    .why = Die Anleitung schweigt, und Punkte für das meiste von nichts würden alle überraschen.
AR-R26 = Bonuskarten müssen nicht gespielt werden, und nicht gespielte bleiben auf der Hand.
    .why = Sie zu spielen ist erlaubt, nicht verlangt; eine Karte, deren Bedingung nicht erfüllt ist, brächte nichts und wird nicht angeboten.
AR-R27 = Der „Machtkartenbonus“ zählt die in deinen Provinzen abgebildeten Karten, nicht die auf deiner Hand.
    .why = Die Bedingung spricht von dem, was die Provinzen zeigen.
AR-R28 = Alle, die sich beim Gold einen Rang teilen, bekommen die vollen Punkte, und je weiterer Person entfällt ein Rang; übrige Karten werden vorher verkauft.
    .why = Die Anleitung sagt, dass der nächste Rang entfällt; zu dritt an der Spitze bleibt dann nichts übrig, und mehr Gold schadet nie.
AR-R29 = Gold, Handkarten, Nachziehstapel und Ablagestapel gehen ins Neue Reich über.
    .why = Die Anleitung nimmt nur Marker und Bauern zurück.
AR-R30 = Der Ablagestapel wird erst gemischt, wenn vom leeren Nachziehstapel eine Karte gebraucht wird.
    .why = Zwischendurch abgelegte Karten sind dann dabei, und niemand hat vom Zeitpunkt des Mischens einen Vorteil.
AR-R31 = Der Zufall bestimmt den ersten Startspieler.
    .why = Die Anleitung möchte die älteste Person, und das Alter geht hier niemanden etwas an.
AR-R32 = Du kannst Karten verkaufen, wo es darauf ankommen kann: in deinem Zug der Aktionen, wenn ein Gebot zu bezahlen ist, beim Opfer und am Ende.
    .why = Karten darf man jederzeit verkaufen, aber bei jedem Schritt gefragt zu werden hielte das Spiel auf.
AR-R33 = Zu zweit wird nicht gespielt.
    .why = Die Anleitung gibt dafür keine Regeln.
AR-R34 = Deine „−3“-Karte kannst du in jeder Runde verwenden.
    .why = Alle bekommen eine einzige für das ganze Spiel und dürfen so oft stehlen, wie sie wollen.
AR-R35 = Wem beim Opfer die Zeit ausgeht, stiehlt.
    .why = Die Anleitung zählt ein unerlaubtes Opfer als „−3“-Karte; hier ist keines möglich, und nur das fehlende bleibt übrig.
AR-R36 = Niemand sieht die Gratismachtkarten einer Provinz vor der Person, die sie kauft.
    .why = Sie kommen vom Nachziehstapel und liegen verdeckt, und niemandem wird erlaubt nachzusehen.
AR-R37 = Bei Gleichstand entscheiden Pyramiden, dann Bausteine, und danach wird geteilt.
    .why = Das ist die Reihenfolge der Anleitung; Turniere haben eine andere verwendet, die die Option bietet.
AR-R38 = Die meisten Zahlen der Anbaugelände und die meisten Kartenlimits auf unserem Spielplan sind Annahmen.
    .why = Die Anleitung druckt sie nicht ab; sie sind so gewählt, dass sie zu allem Bekannten passen, und ein Tisch kann einen eigenen Spielplan mit den wahren Zahlen mitbringen.

## Namen: Provinzen

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

## Namen: Machtkarten, und was jede von ihnen bewirkt

card-bid_block = Bietblockade
    .divided = { "Biet\u00ADblockade" }
    .effect = Phase 2, wenn du an der Reihe bist und bevor du bietest: Bis zum Ende dieser Phase muss, wer deinen Stein überbietet, mindestens zwei Zahlenfelder höher gehen, auf welcher Provinzkarte dein Stein auch liegt (siehe AR-4.10). Danach wird sie abgelegt.
card-rebid_same_province = Überbieten in gleicher Provinz
    .divided = { "Über\u00ADbieten in gleicher Provinz" }
    .effect = Phase 2, wenn du an der Reihe bist und bevor du bietest: Bis zum Ende dieser Phase darfst du wieder auf die Provinzkarte bieten, auf der du überboten wurdest, sooft das geschieht (siehe AR-4.5). Danach wird sie abgelegt.
card-free_farmer = Gratisbauer
    .effect = Phase 3, in deinem Schritt b: Lege einen Bauern aus dem Vorrat auf das flache Land einer deiner Provinzen; er belegt kein Anbaugelände (siehe AR-5.5).
card-master_builder = Baumeister
    .effect = Phase 3, in deinem Schritt c: Errichte in einer deiner Provinzen eine Pyramide aus nur zwei Bausteinen (siehe AR-5.8).
card-offering_correction = Opferkorrektur
    .divided = { "Opfer\u00ADkorrektur" }
    .effect = Phase 4, geheim zu deinem Opfer oder deiner „−3“-Karte gelegt: Nach dem Aufdecken erhöhst oder verringerst du das gesamte Opfer um 3; dein eigenes Opfer bleibt gleich (siehe AR-6.6).
card-eight_gold = 8 Gold
    .effect = Phase 5, wenn du an der Reihe bist: Wähle eine deiner Provinzen und erhalte 8 Gold anstelle von allem, was sie in dieser Runde bringen würde (siehe AR-7.5). Es darf nicht die Provinz mit deiner „Erntesteigerung“ sein.
card-harvest_boost = Erntesteigerung
    .divided = { "Ernte\u00ADsteigerung" }
    .effect = Phase 5, wenn du an der Reihe bist: In einer deiner Provinzen mit mindestens einem Bauern bringt jeder Bauer 1 Gold mehr (siehe AR-7.4). Es darf nicht die Provinz mit deinen „8 Gold“ sein.
card-bonus_power_cards = Machtkartenbonus
    .divided = { "Macht\u00ADkarten\u00ADbonus" }
    .effect = Phase 6: 3 Punkte, wenn in deinen Provinzen mindestens 7 Machtkarten abgebildet sind, Kartenlimits und Gratismachtkarten zusammen (siehe AR-8.9).
card-bonus_farmers = Bauernbonus
    .divided = { "Bauern\u00ADbonus" }
    .effect = Phase 6: 3 Punkte, wenn in deinen Provinzen mindestens 9 Bauern sind, die aufgedruckten mitgezählt (siehe AR-8.9).
card-bonus_lower_upper = Provinzbonus Unter-/Oberägypten
    .divided = { "Provinz\u00ADbonus Unter-/Ober\u00ADägypten" }
    .effect = Phase 6: 3 Punkte, wenn deine drei Provinzen alle in Unterägypten oder alle in Oberägypten liegen (siehe AR-8.9).
card-bonus_nile_side = Provinzbonus Nilseite
    .divided = { "Provinz\u00ADbonus Nilseite" }
    .effect = Phase 6: 3 Punkte, wenn deine drei Provinzen alle westlich oder alle östlich des Nils liegen (siehe AR-8.9).
card-bonus_nile_bank = Provinzbonus Nilufer
    .divided = { "Provinz\u00ADbonus Nilufer" }
    .effect = Phase 6: 3 Punkte, wenn deine drei Provinzen alle am Nil liegen oder keine von ihnen (siehe AR-8.9).

## Namen: Phasen

phase-reveal = Provinzen aufdecken
phase-auction = Versteigerung
phase-actions = Aktionen
phase-offering = Opfer
phase-income = Einnahmen
phase-scoring = Wertung

## Namen: Reiche

kingdom-old = Altes Reich
kingdom-new = Neues Reich

## Namen: Spielmaterial

piece-farmer = Bauer
piece-brick = Baustein
piece-pyramid = Pyramide
piece-gold = Gold
piece-power_card = Machtkarte
piece-province_marker = Provinz-Marker

## How far the game has come

progress = Runde { $n } von { $of }

## Optionen

option-bid_backing = Bestimmt, ob die Machtkarten auf deiner Hand mit je 1 Gold zu dem zählen, was du bieten darfst, oder nur dein Gold (siehe AR-4.8).
    .name = Deckung der Gebote
    .gold_and_cards = Gold und Machtkarten
    .gold_only = Nur Gold
option-gold_visibility = Bestimmt, ob du während des Spiels nur dein eigenes Gold siehst oder das von allen (siehe AR-1.10).
    .name = Gold der anderen
    .hidden = Verdeckt
    .open = Offen für alle
option-supply_limits = Bestimmt, ob es nur so viele Bausteine und Bauern gibt wie in der Schachtel, nämlich 15 und 45, oder so viele, wie gebraucht werden (siehe AR-12.1).
    .name = Vorrat
    .strict = Wie in der Schachtel
    .unlimited = Unbegrenzt
option-most_pyramids_needs_pyramid = Bestimmt, ob für die 5 Punkte für die meisten Pyramiden auf einer Seite des Nils dort mindestens eine Pyramide stehen muss oder ob sie auch vergeben werden, wenn keine da ist (siehe AR-8.6).
    .name = Meiste Pyramiden
    .true = Nur wo eine Pyramide steht
    .false = Auch ohne Pyramide
option-offering_card_conversion = Bestimmt, ob Machtkarten für je 1 Gold das Gold ersetzen dürfen, das dir für dein Opfer fehlt (siehe AR-6.4).
    .name = Machtkarten im Opfer
    .true = Erlaubt
    .false = Nicht erlaubt
option-reward_picks = Bestimmt, ob du die Machtkarten deiner Belohnung erst bekommst, wenn du alle Teile gewählt hast, oder jede, sobald du sie wählst (siehe AR-6.13).
    .name = Belohnungskarten
    .commit_then_draw = Nach der Wahl aller Teile
    .sequential = Eine nach der anderen
option-endgame_auto_sell = Bestimmt, ob am Ende des Spiels die Machtkarten, die ihr noch auf der Hand habt, zu je 1 Gold werden, bevor das Gold verglichen wird (siehe AR-8.10).
    .name = Machtkarten am Ende
    .true = Werden zu Gold
    .false = Nichts wert
option-first_player = Bestimmt, wer in der ersten Runde Startspieler ist: wen der Zufall bestimmt oder wer auf dem ersten Platz sitzt (siehe AR-2.8).
    .name = Erster Startspieler
    .random = Zufällig
    .seat_0 = Erster Platz
option-tie_break = Bestimmt, wie ein Gleichstand am Ende des Spiels entschieden wird: nach den Spielregeln (siehe AR-10.2) oder wie bei den World Boardgaming Championships (siehe AR-10.3).
    .name = Gleichstand
    .rulebook = Spielregeln
    .wbc = World Boardgaming Championships

## Namen: Teile einer Wertung

item-pyramids = Pyramiden
item-sets = Sätze Pyramiden
item-most_west = die meisten Pyramiden westlich des Nils
item-most_east = die meisten Pyramiden östlich des Nils
item-temples = Tempel
item-bonus_cards = Bonuskarten
item-gold = Gold

## Ereignisse für das Protokoll

log-starts-game = { $seat } nimmt den Pharao und ist der erste Startspieler.
    .you = Du nimmst den Pharao und bist der erste Startspieler.
log-round-started = Runde { $round } ({ $kingdom }). Startspieler ist { $seat }.
    .you = Runde { $round } ({ $kingdom }). Startspieler bist du.
    .rule = AR-1.2
log-revealed = { $province } wird aufgedeckt{ $cards ->
        [0] {""}
        [one] , mit einer Machtkarte
       *[other] , mit { $cards } Machtkarten
    }{ $bricks ->
        [0] {""}
        [one] , mit einem Baustein
       *[other] , mit { $bricks } Bausteinen
    }{ $gold ->
        [0] {""}
       *[other] { $cards ->
            [0] , mit
           *[other] {" "}und
        } { $gold } Gold
    }.
    .rule = AR-3.2
log-reshuffled =
    { $cards ->
        [one] Der Nachziehstapel ist aufgebraucht: Die einzige Karte des Ablagestapels wird zum neuen Nachziehstapel.
       *[other] Der Nachziehstapel ist aufgebraucht: Die { $cards } Karten des Ablagestapels werden zum neuen Nachziehstapel gemischt.
    }
    .rule = AR-1.6
log-played = { $seat } spielt eine Karte: { $card }.
    .you = Du spielst eine Karte: { $card }.
    .rule = AR-4.9
log-bade = { $seat } bietet { $gold } auf { $province }.
    .you = Du bietest { $gold } auf { $province }.
log-sold = { $seat } verkauft eine Karte für 1 Gold: { $card }.
    .you = Du verkaufst eine Karte für 1 Gold: { $card }.
log-paid = { $seat } zahlt { $gold } für { $province }.
    .you = Du zahlst { $gold } für { $province }.
    .rule = AR-4.11
log-took-free = { $seat } erhält aus { $province }: { $cards ->
        [0] {""}
        [one] eine Machtkarte
       *[other] { $cards } Machtkarten
    }{ $gold ->
        [0] {""}
       *[other] { $cards ->
            [0] { $gold } Gold
           *[other] {" "}und { $gold } Gold
        }
    }.
    .you = Du erhältst aus { $province }: { $cards ->
            [0] {""}
            [one] eine Machtkarte
           *[other] { $cards } Machtkarten
        }{ $gold ->
            [0] {""}
           *[other] { $cards ->
                [0] { $gold } Gold
               *[other] {" "}und { $gold } Gold
            }
        }.
log-bought-cards =
    { $cards ->
        [one] { $seat } kauft eine Machtkarte für { $gold }.
       *[other] { $seat } kauft { $cards } Machtkarten für { $gold }.
    }
    .you =
        { $cards ->
            [one] Du kaufst eine Machtkarte für { $gold }.
           *[other] Du kaufst { $cards } Machtkarten für { $gold }.
        }
log-bought-farmers =
    { $farmers ->
        [one] { $seat } kauft einen Bauern für { $gold }.
       *[other] { $seat } kauft { $farmers } Bauern für { $gold }.
    }
    .you =
        { $farmers ->
            [one] Du kaufst einen Bauern für { $gold }.
           *[other] Du kaufst { $farmers } Bauern für { $gold }.
        }
log-placed-farmers =
    { $farmers ->
        [one] { $seat } setzt einen Bauern nach { $province }.
       *[other] { $seat } setzt { $farmers } Bauern nach { $province }.
    }
    .you =
        { $farmers ->
            [one] Du setzt einen Bauern nach { $province }.
           *[other] Du setzt { $farmers } Bauern nach { $province }.
        }
log-placed-free-farmer = { $seat } spielt einen Gratisbauern, der auf das flache Land von { $province } kommt.
    .you = Du spielst einen Gratisbauern, der auf das flache Land von { $province } kommt.
log-bought-bricks =
    { $bricks ->
        [one] { $seat } kauft einen Baustein für { $gold }.
       *[other] { $seat } kauft { $bricks } Bausteine für { $gold }.
    }
    .you =
        { $bricks ->
            [one] Du kaufst einen Baustein für { $gold }.
           *[other] Du kaufst { $bricks } Bausteine für { $gold }.
        }
log-placed-brick =
    { $bricks ->
        [one] { $seat } legt einen Baustein nach { $province }: Dort liegt jetzt einer.
       *[other] { $seat } legt einen Baustein nach { $province }: Dort liegen jetzt { $bricks }.
    }
    .you =
        { $bricks ->
            [one] Du legst einen Baustein nach { $province }: Dort liegt jetzt einer.
           *[other] Du legst einen Baustein nach { $province }: Dort liegen jetzt { $bricks }.
        }
    .several =
        { $times ->
            [one] { $seat } legt einen Baustein nach { $province }.
           *[other] { $seat } legt { $times } Bausteine nach { $province }.
        }
    .several-you =
        { $times ->
            [one] Du legst einen Baustein nach { $province }.
           *[other] Du legst { $times } Bausteine nach { $province }.
        }
log-built =
    { $pyramids ->
        [one] { $seat } baut eine Pyramide in { $province }, die erste dort.
       *[other] { $seat } baut eine Pyramide in { $province }, wo jetzt { $pyramids } stehen.
    }
    .you =
        { $pyramids ->
            [one] Du baust eine Pyramide in { $province }, die erste dort.
           *[other] Du baust eine Pyramide in { $province }, wo jetzt { $pyramids } stehen.
        }
    .rule = AR-5.7
log-built-with-builder =
    { $pyramids ->
        [one] { $seat } spielt einen Baumeister: eine Pyramide aus zwei Bausteinen in { $province }, die erste dort.
       *[other] { $seat } spielt einen Baumeister: eine Pyramide aus zwei Bausteinen in { $province }, wo jetzt { $pyramids } stehen.
    }
    .you =
        { $pyramids ->
            [one] Du spielst einen Baumeister: eine Pyramide aus zwei Bausteinen in { $province }, die erste dort.
           *[other] Du spielst einen Baumeister: eine Pyramide aus zwei Bausteinen in { $province }, wo jetzt { $pyramids } stehen.
        }
    .rule = AR-5.8
log-offered = { $seat } opfert { $gold }.
    .you = Du opferst { $gold }.
log-stole = { $seat } stiehlt { $gold } Gold.
    .you = Du stiehlst { $gold } Gold.
    .rule = AR-6.8
log-converted = { $seat } legt eine Karte als 1 Gold zum Opfer: { $card }.
    .you = Du legst eine Karte als 1 Gold zum Opfer: { $card }.
log-laid-correction = { $seat } hat eine Opferkorrektur gelegt.
    .you = Du hast eine Opferkorrektur gelegt.
log-corrected = { $seat } korrigiert das Opfer: { $change }.
    .you = Du korrigierst das Opfer: { $change }.
    .rule = AR-6.6
log-temple-moved = Das gesamte Opfer beträgt { $sum }: Der Amun-Re-Tempel kommt auf Feld { $field }.
    .rule = AR-6.7
log-may-take =
    { $items ->
        [one] { $seat } darf ein Teil nehmen.
       *[other] { $seat } darf { $items } Teile nehmen.
    }
    .you =
        { $items ->
            [one] Du darfst ein Teil nehmen.
           *[other] Du darfst { $items } Teile nehmen.
        }
    .rule = AR-6.10
log-took-card = { $seat } nimmt eine Machtkarte.
    .you = Du nimmst eine Machtkarte.
    .several =
        { $times ->
            [one] { $seat } nimmt eine Machtkarte.
           *[other] { $seat } nimmt { $times } Machtkarten.
        }
    .several-you =
        { $times ->
            [one] Du nimmst eine Machtkarte.
           *[other] Du nimmst { $times } Machtkarten.
        }
log-took-farmer = { $seat } nimmt einen Bauern und setzt ihn nach { $province }.
    .you = Du nimmst einen Bauern und setzt ihn nach { $province }.
log-took-brick =
    { $bricks ->
        [one] { $seat } nimmt einen Baustein und legt ihn nach { $province }: Dort liegt jetzt einer.
       *[other] { $seat } nimmt einen Baustein und legt ihn nach { $province }: Dort liegen jetzt { $bricks }.
    }
    .you =
        { $bricks ->
            [one] Du nimmst einen Baustein und legst ihn nach { $province }: Dort liegt jetzt einer.
           *[other] Du nimmst einen Baustein und legst ihn nach { $province }: Dort liegen jetzt { $bricks }.
        }
log-left-items =
    { $items ->
        [one] { $seat } lässt ein Teil liegen.
       *[other] { $seat } lässt { $items } Teile liegen.
    }
    .you =
        { $items ->
            [one] Du lässt ein Teil liegen.
           *[other] Du lässt { $items } Teile liegen.
        }
log-took-pharaoh = { $seat } nimmt den Pharao und ist jetzt Startspieler.
    .you = Du nimmst den Pharao und bist jetzt Startspieler.
    .rule = AR-6.12
log-played-in = { $seat } spielt eine Karte in { $province }: { $card }.
    .you = Du spielst eine Karte in { $province }: { $card }.
log-income-one = { $seat } erntet { $income }: { $province } { $harvest ->
        [0] { $further }
       *[other] { $further ->
            [0] { $harvest }
           *[other] { $harvest } + { $further }
        }
    }.
    .you = Du erntest { $income }: { $province } { $harvest ->
            [0] { $further }
           *[other] { $further ->
                [0] { $harvest }
               *[other] { $harvest } + { $further }
            }
        }.
    .rule = AR-7.2
log-income-two = { $seat } erntet { $income }: { $province } { $harvest ->
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
    .you = Du erntest { $income }: { $province } { $harvest ->
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
log-income-three = { $seat } erntet { $income }: { $province } { $harvest ->
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
    .you = Du erntest { $income }: { $province } { $harvest ->
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
log-played-bonus = { $seat } spielt eine Bonuskarte: { $card }.
    .you = Du spielst eine Bonuskarte: { $card }.
    .rule = AR-8.8
log-scored = { $seat }: { $item } { $points }
log-turned-to-gold =
    { $cards ->
        [one] { $seat } macht die letzte Machtkarte zu Gold und hat { $gold }.
       *[other] { $seat } macht die letzten { $cards } Machtkarten zu Gold und hat { $gold }.
    }
    .you =
        { $cards ->
            [one] Du machst die letzte Machtkarte zu Gold und hast { $gold }.
           *[other] Du machst die letzten { $cards } Machtkarten zu Gold und hast { $gold }.
        }
    .rule = AR-8.10
log-booked = { $seat }: { $points } in dieser Wertung, insgesamt { $total }
log-kingdom-ended = { $kingdom }: beendet.
    .rule = AR-9.1
log-won-game = { $seat } gewinnt das Spiel!
    .you = Du gewinnst das Spiel!
    .rule = AR-10.1

## Fragen

prompt-bid = Biete auf eine der Provinzen.
prompt-bid-again = Du wurdest in { $province } überboten. Biete erneut.
prompt-pay = Für { $province } brauchst du noch { $gold } Gold. Verkaufe eine Machtkarte.
prompt-buy-cards = Schritt a: Wie viele Machtkarten kaufst du? Dein Limit ist { $limit }, und du hast { $gold } Gold. Preise: 1, 3, 6, 10 Gold für 1, 2, 3, 4 Karten.
prompt-buy-farmers =
    { $fields ->
        [one] Schritt b: Wie viele Bauern kaufst du? Du hast ein freies Anbaugelände und { $gold } Gold. Ein Bauer kostet 1.
       *[other] Schritt b: Wie viele Bauern kaufst du? Du hast { $fields } freie Anbaugelände und { $gold } Gold. Preise: 1, 3, 6, 10, 15, 21 … Gold für 1, 2, 3, 4, 5, 6 … Bauern.
    }
prompt-place-farmers =
    { $farmers ->
        [one] Du musst noch einen Bauern einsetzen. Wie viele kommen nach { $province }?
       *[other] Du musst noch { $farmers } Bauern einsetzen. Wie viele kommen nach { $province }?
    }
prompt-add-farmer = Spielst du auch noch einen Gratisbauern?
prompt-buy-bricks = Schritt c: Wie viele Bausteine kaufst du? Du hast { $gold } Gold. Preise: 1, 3, 6, 10, 15, 21 … Gold für 1, 2, 3, 4, 5, 6 … Bausteine.
prompt-place-bricks =
    { $bricks ->
        [one] Du musst noch einen Baustein legen. Wohin kommt er?
       *[other] Du musst noch { $bricks } Bausteine legen. Wohin kommt der nächste?
    }
prompt-end-turn = Es ist nichts mehr zu legen. Beendest du deinen Zug?
prompt-correction = Das Opfer ist geheim. Legst du eine Opferkorrektur dazu?
prompt-offer = Das Opfer ist geheim: Stiehl oder opfere bis zu { $gold } Gold.
prompt-steal-only = Das Opfer ist geheim. Du hast nichts zu opfern, also stiehlst du.
prompt-convert =
    { $cards ->
        [one] Deinem Opfer fehlt 1 Gold. Welche Machtkarte legst du dafür?
       *[other] Deinem Opfer fehlen { $cards } Gold. Welche Machtkarten legst du dafür?
    }
prompt-correct = Das gesamte Opfer beträgt { $sum } (Feld { $field }). Erhöhst oder verringerst du es?
prompt-reward =
    { $items ->
        [one] Nimm ein Teil als Belohnung.
       *[other] Nimm bis zu { $items } Teile als Belohnung.
    }
prompt-income = Der Tempel steht auf Feld { $field }. Spiele Einnahmenkarten oder kassiere deine Einnahmen.
prompt-bonus = Wertung: Spiele Bonuskarten, deren Bedingung du erfüllst, oder passe.

## Züge

move-play_card = Spiele: { $card }
move-bid = Biete { $gold } auf { $province }
    .more = Auf eine Provinz bieten
move-sell_card = Verkaufe für 1 Gold: { $card }
    .more = Eine Machtkarte verkaufen
move-buy_cards =
    { $cards ->
        [0] Kaufe keine Machtkarten
        [one] Kaufe 1 Machtkarte
       *[other] Kaufe { $cards } Machtkarten
    }
    .more = Machtkarten kaufen
move-free_farmer = Gratisbauer in { $province }
    .more = Gratisbauer
move-buy_farmers =
    { $farmers ->
        [0] Kaufe keine Bauern
        [one] Kaufe 1 Bauern
       *[other] Kaufe { $farmers } Bauern
    }
    .more = Bauern kaufen
move-place_farmers =
    { $farmers ->
        [0] Kein Bauer nach { $province }
        [one] 1 Bauer nach { $province }
       *[other] { $farmers } Bauern nach { $province }
    }
    .more = Bauern einsetzen
move-skip = Kein Gratisbauer
move-builder = Baumeister in { $province }
    .more = Baumeister
move-buy_bricks =
    { $bricks ->
        [0] Kaufe keine Bausteine
        [one] Kaufe 1 Baustein
       *[other] Kaufe { $bricks } Bausteine
    }
    .more = Steine kaufen
move-place_brick = Lege einen Baustein nach { $province }
    .more = Einen Stein legen
move-end_turn = Beende deinen Zug
move-correction =
    { $answer ->
        [yes] Lege eine Opferkorrektur
       *[no] Lege keine Opferkorrektur
    }
move-steal = Stiehl 3 Gold
move-offer = Opfere { $gold } Gold
    .more = Gold opfern
move-convert = Lege als 1 Gold: { $card }
    .more = Eine Karte als Gold benutzen
move-correct = Korrigiere das Opfer: { $change }
move-take =
    { $piece ->
        [power_card] Nimm eine Machtkarte
        [farmer] Nimm einen Bauern für { $province }
       *[brick] Nimm einen Baustein für { $province }
    }
    .more = Ein Teil nehmen
move-stop = Nimm nichts mehr
move-eight_gold = 8 Gold anstelle der Einnahmen von { $province }
    .more = 8 Gold
move-harvest_boost = Erntesteigerung in { $province }
    .more = Erntesteigerung
move-pass = Passe
move-bonus = Spiele eine Bonuskarte: { $card }
    .more = Eine Bonuskarte spielen

## Beschriftungen auf dem Spielplan

label-round = Runde
label-phase = Phase
label-pharaoh = Startspieler
label-deck = Stapel
label-player = Spieler
label-points = Punkte
label-gold = Gold
label-cards = Karten
label-pyramids = Pyramiden
label-farmers = Bauern
label-offer = Opfer
label-open-cards = diese Runde gespielt
label-hand = Deine Hand
label-empty = leer
label-out = nicht im Spiel
label-temple-track = Tempelleiste
label-board = Die Zahlen auf dem Spielplan
label-province = Provinz
label-fields = Anbaugelände
label-card-limit = Kartenlimit
label-field-total = Anbaugelände insgesamt: { $total }
label-stand-ins = Eine Zahl mit Fragezeichen ist eine Annahme, bis jemand sie von einem gedruckten Spielplan abliest. Du kannst auch mit deinen eigenen Zahlen spielen: siehe --board.
legend = ▲ Pyramide  ▪ Baustein  ● Bauer  ○ freies Anbaugelände
    +● aufgedruckt oder auf flachem Land  ♦ Kartenlimit  Π Tempel
    ¤ Einnahmen  ♞ Einnahmen mit Kamel
    » Gebote, und die Gratiskarten (♦) und das Gold (¤) der Provinz

## Am Tisch im Browser

region-lower = Unterägypten
region-upper = Oberägypten
side-west = westlich des Nils
side-east = östlich des Nils

board-map = Karte von Ägypten
board-whole-map = Ganze Karte
board-near = Vergrößern
board-temple-none = Der Amun-Re-Tempel steht bis zum ersten Opfer neben der Tempelleiste.
board-temple = Der Amun-Re-Tempel steht auf Feld { $field }: { $field } Gold für jeden Bauern, { $field } Punkte für jeden Tempel.
board-calendar = { $kingdom }, Runde { $round } von { $rounds }
board-bank = am Nilufer
board-no-bank = nicht am Nilufer
board-owner = gehört { $who }
board-fields =
    { $fields ->
        [0] kein Anbaugelände
        [one] ein Anbaugelände, { $farmers } besetzt
       *[other] { $fields } Anbaugelände, { $farmers } besetzt
    }
board-limit =
    { $n ->
        [0] hier gibt es keine Machtkarten zu kaufen
       *[other] Kartenlimit { $n }
    }
board-besides =
    { $n ->
        [one] ein Bauer außerhalb des Anbaugeländes
       *[other] { $n } Bauern außerhalb des Anbaugeländes
    }
board-temples =
    { $n ->
        [one] ein Tempel
       *[other] { $n } Tempel
    }
board-income-always = bringt immer { $gold } Gold
board-income-camel = bringt { $gold } Gold, solange der Tempel auf einem Feld mit Kamel steht
board-free-cards =
    { $n ->
        [one] eine Machtkarte gratis beim Aufdecken
       *[other] { $n } Machtkarten gratis beim Aufdecken
    }
board-free-bricks =
    { $n ->
        [one] ein Baustein gratis beim Aufdecken
       *[other] { $n } Bausteine gratis beim Aufdecken
    }
board-free-gold = { $gold } Gold gratis beim Aufdecken
board-built =
    { $pyramids ->
        [0] keine Pyramide
        [one] eine Pyramide
       *[other] { $pyramids } Pyramiden
    }, { $bricks ->
        [0] kein Baustein
        [one] ein Baustein
       *[other] { $bricks } Bausteine
    }
board-stone = { $who } bietet { $gold }
board-stand-in = Annahme
board-stand-in-note = Eine Zahl mit Fragezeichen ist eine Annahme, bis jemand sie von einem gedruckten Spielplan abliest (siehe AR-R38). Das sind die Zahlen des Spielplans, der zum Spiel gehört; ein Tisch kann einen eigenen mitbringen und zeigt dann dessen Zahlen.
board-stand-ins = Anbaugelände oder Kartenlimit sind Annahmen, bis jemand sie von einem gedruckten Spielplan abliest.
board-can-pay =
    { $cards ->
        [0] Tippe auf eine Zahl auf einer Provinzkarte. Du könntest bis zu { $most } Gold zahlen.
        [one] Tippe auf eine Zahl auf einer Provinzkarte. Du könntest bis zu { $most } Gold zahlen: { $gold } Gold + 1 Karte.
       *[other] Tippe auf eine Zahl auf einer Provinzkarte. Du könntest bis zu { $most } Gold zahlen: { $gold } Gold + { $cards } Karten.
    }
board-bid-left =
    { $left ->
        [0] Wenn du gewinnst, hast du kein Gold mehr.
       *[other] Wenn du gewinnst, bleiben dir { $left } Gold.
    }
board-bid-cards =
    { $n ->
        [one] Wenn du gewinnst, musst du eine Machtkarte verkaufen, um zu zahlen.
       *[other] Wenn du gewinnst, musst du { $n } Machtkarten verkaufen, um zu zahlen.
    }
board-bid-over = Du überbietest { $who } (Gebot: { $gold }).
board-settle = Bauern kaufen
board-build = Bausteine kaufen
board-one-more = Eines mehr in { $province }
board-one-less = Eines weniger in { $province }
board-prices = Preise
board-pieces = Teile
board-bill = { $price } Gold, { $left } übrig
board-rises = eine Pyramide entsteht
board-steal = Nimm 3 Gold von der Bank, ohne Belohnung.
board-less-gold = 1 Gold weniger
board-more-gold = 1 Gold mehr
board-offer-left =
    { $left ->
        [0] Dann hast du kein Gold mehr.
       *[other] Dann bleiben dir { $left } Gold.
    }
board-offer-cards =
    { $n ->
        [one] Eine deiner Machtkarten zählt dann als 1 Gold.
       *[other] { $n } deiner Machtkarten zählen dann als { $n } Gold.
    }
board-sealed = Opfer versiegelt
board-ponders = wählt noch
board-unveiling = Die Opfer
board-stole = stiehlt 3
board-reward =
    { $n ->
        [one] nimmt ein Teil
       *[other] nimmt { $n } Teile
    }
board-sum = Summe
board-field = Feld { $field }
board-in-all = Summe
board-harvest = Die Ernte
board-collect = Einnahmen kassieren
board-bonuses = Bonuskarten
board-met = erfüllt
board-not-met = nicht erfüllt
board-played = gespielt
board-play-for = Für { $points } Punkte spielen
board-you-hold = Du hast diese Karte.
board-not-held = Du hast diese Karte nicht.
board-deck = Nachziehstapel: { $n }
board-discard = Ablagestapel: { $n }
board-what-it-does = Was sie bewirkt
board-no-cards = Keine Machtkarten.
board-no-provinces = noch keine Provinz
board-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-hidden = verborgen
board-why-low = { $gold } ist nicht mehr als die { $best }, die { $who } geboten hat.
board-why-dear =
    { $cards ->
        [0] { $gold } ist mehr als die { $most }, die du zahlen kannst.
        [one] { $gold } ist mehr als die { $most }, die du zahlen kannst: { $have } Gold + 1 Karte.
       *[other] { $gold } ist mehr als die { $most }, die du zahlen kannst: { $have } Gold + { $cards } Karten.
    }
board-why-poor = Deine { $gold } Gold reichen nicht.
board-temple-sign = Tempel
board-camel-sign = Kamel

do-play_card = Spielen
do-sell_card = Für 1 Gold verkaufen
do-convert = Als 1 Gold verwenden
do-bonus = Spielen

## Die Wertung, Zeile für Zeile

scoring-pyramids = Ein Punkt für jede Pyramide in deinen Provinzen.
    .rule = AR-8.2
scoring-sets = Drei Punkte für jeden Satz: eine Pyramide in jeder deiner drei Provinzen.
    .rule = AR-8.3
scoring-most_west = Fünf Punkte für die Provinz mit den meisten Pyramiden westlich des Nils; bei Gleichstand entscheiden Bausteine.
    .rule = AR-8.4
scoring-most_east = Fünf Punkte für die Provinz mit den meisten Pyramiden östlich des Nils; bei Gleichstand entscheiden Bausteine.
    .rule = AR-8.4
scoring-temples = Jeder Tempel in deinen Provinzen zählt so viel wie das Feld, auf dem der Amun-Re-Tempel steht.
    .rule = AR-8.7
scoring-bonus_cards = Drei Punkte für jede gespielte Bonuskarte.
    .rule = AR-8.8
scoring-gold = Das meiste Gold bringt 6 Punkte, das zweitmeiste 4, das drittmeiste 2.
    .rule = AR-8.10

## Das begleitete erste Spiel

guide-map = Das ist Ägypten: Der Nil fließt vom Süden, unten, zu seinem Delta im Norden. An ihm liegen fünfzehn Provinzen. In jedem der beiden Reiche gewinnst du drei davon, eine pro Runde.
    .title = Das Land am Nil
guide-auction = Diese Provinzen stehen jetzt zum Verkauf. Tippe auf eine Zahl auf einer Karte, um zu bieten; du zahlst nur, wenn dein Stein noch der höchste ist, sobald niemand mehr überboten ist. Die Zeichen auf der Karte: wie viele Machtkarten du dort kaufen darfst, wie viel Anbaugelände es gibt, Tempel, Einnahmen.
    .title = Die Versteigerung
guide-outbid = Jemand hat mehr geboten als du. Du musst neu bieten, und zwar auf eine andere Provinzkarte; eine Karte ohne Steine ist für 0 zu haben.
    .title = Überboten
guide-cards = Zuerst darfst du Machtkarten kaufen, bis zum höchsten Kartenlimit deiner Provinzen. Je mehr Teile einer Art du auf einmal kaufst, desto teurer wird jedes: zusammen 1, 3, 6, 10 Gold.
    .title = Dein Zug, Schritt a: Machtkarten
guide-farmers = Setze Bauern auf freies Anbaugelände und sieh, was sie kosten, bevor du zahlst. Jeder Bauer bringt in jeder Runde 1 bis 4 Gold, je nach Opfer.
    .title = Schritt b: Bauern
guide-bricks = Drei Bausteine in einer Provinz werden sofort zur Pyramide; mit einem Baumeister genügen zwei. Pyramiden bringen die meisten Punkte, vor allem eine in jeder deiner Provinzen.
    .title = Schritt c: Bausteine
guide-offer = Alle wählen geheim. Großzügige Opfer bringen den Tempel auf ein höheres Feld: reichere Ernten, bessere Tempel. Wer am meisten opfert, nimmt drei Teile und wird Startspieler; wer stiehlt, bekommt 3 Gold und keine Belohnung.
    .title = Das Opfer
guide-temple = Alle Opfer zusammen bestimmen, wo der Tempel steht. Seine Zahl ist, was jeder Bauer jetzt bringt und was jeder Tempel zählt; die Kamelprovinzen zahlen nur auf Feld 1 und 2.
    .title = Der Amun-Re-Tempel
guide-reward = Wähle deine Belohnung: Machtkarten, Bauern oder Bausteine, wie du magst.
    .title = Deine Belohnung
guide-income = Hier siehst du, was jede deiner Provinzen bringt. Spiele jetzt deine Einnahmenkarten, dann kassierst du das Gold.
    .title = Einnahmen
guide-bonus = Ein Reich endet mit einer Wertung. Bonuskarten, deren Bedingung du erfüllst, bringen je 3 Punkte; die du behältst, können im Neuen Reich noch zählen.
    .title = Wertung
guide-kingdom = Das Neue Reich: Provinzen und Bauern sind fort, aber alle Pyramiden und Bausteine sind geblieben. Provinzen mit Pyramiden sind mehr wert denn je.
    .title = Das Neue Reich

# --- Durchgerechnete Beispiele der Spielregel ------------------------------------------------------------

example-title = Beispiel { $id }
example-before = Vorher
example-after = Nachher
example-pays = zahlt { $n } Gold
example-gold = + { $n } Gold
example-points = + { $n } Punkte
example-cards = darf bis zu { $n } Machtkarten kaufen
example-items = darf { $n } Teile nehmen
example-offers = opfert { $n }
example-steals = stiehlt
example-sum = Summe { $sum }: Feld { $field }
example-AR-X3 = Vier Provinzen werden aufgedeckt. Dakhla erhält 12 Gold und eine verdeckte Machtkarte, Abydos einen Baustein. Die zwei Bauern von Baharya sind aufgedruckt; dort und in Sawu wird nichts gelegt.
example-AR-X4 = A bietet 3 auf Abydos, B 1 auf Sawu, C 6 auf Abydos, D 10. A ist überboten und geht für 0 nach Dakhla, C für 6 nach Sawu. Nun ist B überboten; Baharya für 0 beendet die Versteigerung, und D kam nicht mehr an die Reihe.
example-AR-X5 = Die Kartenlimits werden nicht addiert: Das höchste deiner Provinzen zählt.
example-AR-X7 = Zwei Bauern kosten 3. Beide kommen nach Baharya, wo schon zwei aufgedruckt sind; Berenike hat kein Anbaugelände, also darf kein gekaufter Bauer dorthin.
example-AR-X8 = Drei Bausteine kosten 6. Einer vollendet eine Pyramide in Memphis, zwei die zweite in Mendes: Sie stehen nun als Doppelpyramide.
example-AR-X9 = A opfert 9, C opfert 4, B und D stehlen: 9 + 4 − 3 − 3 = 7. Der Tempel rückt auf Feld 2, A nimmt drei Teile und C zwei, B und D erhalten je 3 Gold. A hat den Pharao.
example-AR-X10 = Der Tempel steht auf Feld 2 mit einem Kamel. Memphis 2; Abu 4 und seine festen 4; Sawu ohne Bauern 7 für sein Kamel.
example-AR-E16 = Pyramiden 2, 2 und 3: sieben Punkte, und zwei vollständige Sätze mit je 3 Punkten.
example-AR-X11 = Edfu hat die meisten Pyramiden im Westen. Im Osten stehen Abu und Berenike in Pyramiden und Bausteinen gleich: Beide Besitzer erhalten 5.
example-AR-X12 = Zwei Tempel, und der Amun-Re-Tempel auf Feld 3: 2 × 3 Punkte.

## Pläne, auf denen nicht gespielt werden kann: warum, nach dem Namen des Feldes

error-no-board = { $value } ist kein Objekt mit einem Feld 'provinces'
error-no-text = { $value } ist kein Text
error-only = nur { $known } können verbessert werden
error-nothing-corrected = es gibt keines von { $known }
error-not-one-of-these = keines von { $known }
error-none-of = { $value } ist keines von { $known }
error-not-in = { $value } liegt nicht in { $least }..{ $most }
error-not = { $value } ist nicht { $wanted }
error-nowhere = { $column } ist nirgends { $value }, sodass eine Bonuskarte nichts bedeutet
error-no-provinces = { $value } ist kein Objekt mit den Namen von Provinzen
error-province-id = eine Provinz in einer Liste hat einen Namen im Feld 'id'
error-listed-twice = sie ist zweimal aufgeführt
error-no-province = { $value } ist kein Objekt wie { $example }
error-no-bid-track = { $value } ist keine Liste von { $count } Zahlen
error-no-temple-track = { $value } ist keine Liste von Objekten mit 'field' und 'max'
error-no-temple-row = { $value } ist kein Objekt mit 'field' und 'max'
error-last-open = Feld { $row } hat kein max, also nicht { $value }
error-rising = { $value } ist nicht mehr als { $before }: eine Leiste steigt an
