### Texte, die alle Spiele gemeinsam haben, auf Deutsch: was das Terminal sagt.
### Dieselben Nachrichten, Attribute und Variablen stehen in en.ftl, nl.ftl und de.ftl.

## Spielen im Terminal

# Der Name eines Spielers, der keinen nannte; er steht in Sätzen wie "Gast zieht ein Plättchen".
play-my-name = Gast
play-title = { $game } · Zug { $move }
play-hint = Tippe einen Zug oder seine Nummer. Tab ergänzt, was du tippst; „help“ zeigt alle Befehle.
play-continues = Weiter geht es nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }.
play-unfinished = Du hast noch ein unbeendetes Spiel. So spielst du es weiter:
play-hand-over = { $player } ist an der Reihe. { $player }, drück Enter, sobald du an der Tastatur sitzt.
play-log-more =
    { $moves ->
        [one] Ein früherer Zug wird nicht gezeigt; „log all“ zeigt ihn auch.
       *[other] { $moves } frühere Züge werden nicht gezeigt; „log all“ zeigt sie auch.
    }

play-unknown = „{ $typed }“ ist weder ein Zug noch ein Befehl. „moves“ zeigt deine Züge, „help“ alle Befehle.
play-unknown-near = „{ $typed }“ ist weder ein Zug noch ein Befehl. Meinst du „{ $near }“?
play-wrong-number =
    { $count ->
        [one] Zug { $typed } steht nicht in der Liste: Es gibt nur Nummer 1.
       *[other] Zug { $typed } steht nicht in der Liste: Die Nummern gehen von 1 bis { $count }.
    }
play-on-picture = Tippe die Nummer, die im Bild an der Stelle steht; Enter führt zurück.
play-click-picture = Klicke auf einen Ort oder tippe seine Nummer; Esc führt zurück.
play-amounts = { $move }: Tippe { $amounts }; Enter führt zurück.
play-wrong-usage = Dieser Zug ist unvollständig. Man tippt ihn so: { $usage }
play-refused = „{ $move }“ ist jetzt nicht erlaubt:
play-not-together = Diese Züge lassen sich nicht zusammen ausführen: { $reason }
play-allowed = „{ $move }“ ist jetzt erlaubt.
play-why-usage = Welchen Zug meinst du? Zum Beispiel: why not { $example }

play-undone =
    { $after ->
        [0] Zurückgenommen: { $move }.
        [one] Zurückgenommen: { $move } und der Zug danach.
       *[other] Zurückgenommen: { $move } und die { $after } Züge danach.
    }
play-undone-other = Zurückgenommen: der letzte Zug von { $player }.
play-undo-nothing = Es gibt nichts zurückzunehmen: An dieser Tastatur hat noch niemand gezogen.
play-undo-known = Dieser Zug lässt sich nicht zurücknehmen, denn er hat etwas aufgedeckt: { $what }
play-undo-known-since = Dein letzter Zug lässt sich nicht mehr zurücknehmen, denn seither wurde etwas aufgedeckt: { $what }

play-resign-sure = Willst du aufgeben? Dann spielt ein Bot die Partie für dich zu Ende. Tippe „ja“, um zu bestätigen.
answer-yes = ja j yes y
play-resign-not = Du spielst weiter.
play-resigned = { $player } hat aufgegeben; ein Bot übernimmt.
# The name at the end of a game of a player who resigned.
play-stand-in = Bot für { $player }

play-saved = In { $file } gespeichert.
play-save-usage = Nenne eine Datei, zum Beispiel: save abend.journal
play-save-other = { $file } gibt es schon und ist keine Kopie dieses Spiels: Wähle einen anderen Namen.
play-save-failed = Das Spiel ließ sich nicht speichern: { $reason }
play-not-kept = Das Spiel ließ sich nicht speichern, aber du kannst weiterspielen: { $reason }
play-kept = Dein Spiel ist gespeichert. So geht es weiter:
play-kept-finished = So siehst du dir dieses Spiel noch einmal an:
play-goodbye = Auf Wiedersehen!
play-box-title = Esc schließt dies
play-keys-choose = wählen

## Befehle im Terminal

help-moves = Deine Züge (tippe den Text oder die Nummer)
help-commands = Befehle
help-picture = Das Bild
help-options = Optionen dieses Tisches

command-moves = die Frage und deine Züge noch einmal zeigen
    .usage = moves
command-board = den Tisch noch einmal zeigen
    .usage = board
command-explain = eine Figur, eine Karte oder ein Zeichen erklären
    .usage = explain [DING]
command-why = erklären, welche Regel einen Zug verbietet
    .usage = why not ZUG
command-rules = die Regeln lesen: das Inhaltsverzeichnis, eine Regel oder eine Suche
    .usage = rules [{ $prefix }-5.4 | WORT]
    .name = Regeln
command-undo = deinen letzten Zug zurücknehmen, sofern nichts aufgedeckt wurde
    .usage = undo
    .name = zurück
command-hint = den Zug zeigen, der nach deinem Wissen der beste scheint
    .usage = hint
    .name = Tipp
command-log = zeigen, was zuletzt geschah, oder alles
    .usage = log [all]
    .name = Verlauf
command-save = eine Kopie des Spiels speichern
    .usage = save DATEI
command-help = diese Hilfe zeigen
    .usage = help
    .name = Hilfe
command-resign = aufgeben: ein Bot spielt für dich weiter
    .usage = resign
command-quit = beenden; dein Spiel ist gespeichert
    .usage = quit

## Das Ende eines Spiels

result-title = Das Spiel ist zu Ende. Die Punkte:
result-rest = Start (nie unter 0)
result-total = Gesamt
result-place = Platz
result-place-number = { $place }.
result-winner = { $winner } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }!
result-winners = { $winner } teilen sich den Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }!

## Das Regelheft

explain-names = Erklärt wird: { $names }.
explain-no-piece = „{ $word }“ gibt es hier nicht. Erklärt wird: { $names }.
rules-how = „rules 5“ oder „rules { $prefix }-5“ zeigt ein Kapitel, „rules { $prefix }-5.4“ eine Regel; jedes andere Wort wird gesucht.
rules-options = Optionen eines Tisches (heliopolis play --option NAME=WERT)
rules-ruling = Entscheidung { $id }: { $ruling } Warum: { $why }
rules-ruling-option = Option: { $option }.
rules-example = Beispiel: { $title }
rules-usual = { $value } (Standard)
rules-no-number = Es gibt keine Regel und kein Kapitel „{ $query }“.
rules-no-word = Keine Regel erwähnt „{ $query }“.
rules-near-game = Keine Regel erwähnt „{ $query }“; meinst du das Spiel { $game }?

## Noch einmal ansehen

replay-start = { $game }: der Anfang
replay-step = Zug { $step } von { $last }
replay-hint = Enter zeigt den nächsten Zug, „back“ den vorigen, eine Zahl von 0 bis { $last } oder „end“ springt dorthin, „quit“ beendet.
replay-end = Das war der letzte Zug.
replay-beginning = Das ist der Anfang.

## Ein Journal prüfen

check-good = Das Journal ist gültig: Jeder Zug folgt den Regeln, und der Seed passt zu seiner Festlegung.
check-game = Spiel
check-players = Spieler
check-moves = Züge
check-commitment = Festlegung
check-result = Ergebnis
check-unfinished = noch nicht zu Ende

## Studien mit Zufallsspiel

study-what =
    { $games ->
        [one] Ein Zufallsspiel
       *[other] { $games } Zufallsspiele
    } mit { $seats } Spielern, ab Seed { $first } ({ $target }; { $weighed ->
        [true] gewichtete Züge
       *[false] alle Züge gleich wahrscheinlich
    }).
study-seat = Platz
study-wins = Siege
study-share = Anteil
study-interval = 95-%-Intervall
study-score = Punkte
study-deviation = ±
study-range = Bereich
study-count = { $n }
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-length = Entscheidungen pro Spiel: im Mittel { NUMBER($mean, maximumFractionDigits: 1) } (± { NUMBER($deviation, maximumFractionDigits: 1) }, von { $minimum } bis { $maximum }).
study-time = { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } Spiele pro Sekunde

## Geschwindigkeit

bench-measuring = { $game } wird gemessen; das dauert etwa eine halbe Minute …
bench-seats = { $seats } Spieler
bench-decisions = { $n } Entscheidungen/s
bench-games = { $n } Spiele/s
bench-none = hier nicht verfügbar
bench-number = { $n }
bench-ratio_compiled_plain = Geschwindigkeit von compiled gegenüber plain
bench-decisions_per_game = Entscheidungen pro Spiel
bench-state_bytes = Größe eines Zustands, in Byte
bench-copy_ns = Zeit, einen Zustand zu kopieren, in ns
bench-compile_s = erster Start (Kompilieren), in s
bench-load_s = spätere Starts (aus dem Cache), in s
bench-share = Anteil an der Zeit eines Schritts: { $part }
bench-signature = Signatur

study-of-bots =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } von { $bots } mit { $seats } Spielern, ab Seed { $first }.
study-winning = Der Sieger hat im Mittel { NUMBER($score, maximumFractionDigits: 1) } Punkte, { NUMBER($margin, maximumFractionDigits: 1) } mehr als der Zweitplatzierte.
study-course = Die Führung nach Punkten wechselt { NUMBER($changes, maximumFractionDigits: 1) } Mal pro Partie. Zur Wahl stehen im Schnitt { NUMBER($branching, maximumFractionDigits: 1) } Züge; { NUMBER($forced, style: "percent", maximumFractionDigits: 0) } der Entscheidungen lassen keine Wahl.
study-luck = Das Glück entscheidet { NUMBER($luck, style: "percent", maximumFractionDigits: 0) } des Ergebnisses (95-%-Intervall { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }): Mit gleichen Würfen und Ziehungen, aber anderen Entscheidungen gewinnt in { NUMBER($same, style: "percent", maximumFractionDigits: 0) } der Partien dieselbe Person; bei zwei beliebigen Partien sind es { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
report-lead-changes = Führungswechsel
report-branching = Züge zur Wahl
report-forced = { $share } der Entscheidungen lassen keine Wahl
report-luck = Vom Glück entschieden
study-against = Dieselben Partien mit { $options }
study-against-hint = Blass gedruckte Zahlen können zufällig verschieden sein.
study-first = Erste
study-second = Zweite
study-difference = Unterschied
study-figure-decisions = Entscheidungen
study-figure-winning-score = Siegerpunkte
study-figure-margin = Vorsprung
study-figure-share = Platz { $seat }, Siege (%)
study-figure-score = Platz { $seat }, Punkte
report-worth = Wert in Punkten

speed-bench_games_per_s = bench, compiled: { $n } Spiele/s
speed-simulate_games_per_s = simulate auf einem Kern: { $n } Spiele/s
speed-simulate_2_cores_games_per_s = simulate auf zwei Kernen: { $n } Spiele/s
speed-ratio_simulate_bench = simulate gegenüber bench: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
speed-ratio_2_cores = zwei Kerne gegenüber einem: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Die Arena

arena-what = { $games } Spiele mit { $seats } Spielern: { $deals } Auslosungen ab Seed { $first }, jede in { $seatings ->
        [one] einer Sitzordnung
       *[other] { $seatings } Sitzordnungen
    }.
arena-rounded = Es werden { $games } Spiele gespielt: { $deals } Auslosungen, jede in allen { $seatings } Sitzordnungen.
arena-stopped = Abgebrochen, bevor alle Spiele gespielt waren: Nur vollständige Auslosungen zählen.
arena-report = Der Bericht steht in { $file }.
arena-sprt-accepted = Angenommen: Der erste Bot ist stärker. LLR { $llr } ({ $lower } bis { $upper }), { $deals } Auslosungen, etwa { $elo } Elo.
arena-sprt-rejected = Abgelehnt: Der erste Bot ist nicht stärker. LLR { $llr } ({ $lower } bis { $upper }), { $deals } Auslosungen, etwa { $elo } Elo.
arena-sprt-undecided = Nicht entschieden. LLR { $llr } ({ $lower } bis { $upper }), { $deals } Auslosungen, etwa { $elo } Elo.

## Berichte der Arena und von Studien

report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-number = { NUMBER($n, maximumFractionDigits: 2) }
report-seconds = { NUMBER($n, maximumFractionDigits: 3) } s
report-milliseconds = { NUMBER($n, maximumFractionDigits: 3) } ms
report-microseconds = { NUMBER($n, maximumFractionDigits: 3) } µs

report-arena-title = { $game }: die Arena
report-arena-subtitle = { $games } Spiele mit { $seats } Spielern, ab Seed { $seed }
report-study-title = { $game }: eine Studie
report-study-subtitle = { $games } Spiele von { $bots } mit { $seats } Spielern, ab Seed { $seed }

report-summary = Auf einen Blick
report-verdict-above = der Spiele gewonnen: das { $times }-Fache des fairen Anteils, signifikant mehr
report-verdict-even = der Spiele gewonnen: das { $times }-Fache des fairen Anteils, das kann Zufall sein
report-verdict-below = der Spiele gewonnen: das { $times }-Fache des fairen Anteils, signifikant weniger
report-wins = Siege
report-wins-hint = Der Anteil seiner Spiele, den jeder Bot gewann. Die gestrichelte Linie ist der faire Anteil: was er gewinnen würde, wenn alle Bots gleich stark wären.
report-above = signifikant über dem fairen Anteil
report-even = kein signifikanter Unterschied
report-below = signifikant unter dem fairen Anteil
report-fair = fairer Anteil
report-ratings = Wertungen
report-ratings-hint = Die Stärke jedes Bots als eine Zahl, berechnet aus den Plätzen aller Spiele; jeder Bot beginnt bei 25.
report-table = Alle Zahlen
report-table-hint = Kleine Zahlen sind 95-%-Konfidenzintervalle.
report-bot = Bot
report-games = Spiele
report-win-share = Siege
report-interval = 95-%-Intervall
report-fair-share = Fairer Anteil
report-times-fair = Verhältnis
report-score = Punkte
report-deviation = Std.-Abw.
report-rank = Rang
report-rating = Wertung
report-mean-time = Mittlere Zeit pro Entscheidung
report-long-time = 95. Perzentil
report-scores = Punkte
report-scores-hint = Wie oft jede Punktzahl erreicht wurde. Die gestrichelte Linie ist das Mittel; ± ist die Standardabweichung einzelner Spiele.
report-pairings = Direkter Vergleich
report-pairings-hint = Wie oft der Bot der Zeile vor dem Bot der Spalte landete, in den Spielen, die beide spielten; ein Gleichstand zählt halb.
report-times = Bedenkzeit
report-times-hint = Die Zeit pro Entscheidung auf einer logarithmischen Skala.
report-seats = Plätze
report-seats-hint = Wie oft jeder Platz gewann, egal welcher Bot dort saß; darunter jeder Bot nach Plätzen. Jeder Bot spielte gleich oft auf jedem Platz.
report-study-seats-hint = Wie oft jeder Platz gewann. Die gestrichelte Linie ist ein gleicher Anteil.
report-seat = Platz { $seat }
report-best-seat = Bester Platz
report-best-seat-none = kein Platz ist nachweisbar besser
report-decisions = Entscheidungen pro Spiel
report-winning-score = Punkte des Siegers
report-margin = Vorsprung vor dem Zweitplatzierten
report-length = Länge und Vorsprung
report-length-hint = Die Zahl der Entscheidungen pro Spiel und der Vorsprung des Siegers in Punkten.
report-seat-events = Was Sieger gemeinsam haben
report-seat-events-hint = Was Siegern und den anderen mindestens einmal geschah, gezählt in { $games } Spielen; die deutlichsten Unterschiede zuerst. Ein Zusammenhang mit dem Sieg beweist noch keine Ursache.
report-all-events = Alle gezählten Ereignisse
report-game-events = Ereignisse des Spiels
report-event = Ereignis
report-in-wins = Sieger
report-in-losses = Andere
report-in-games = Spiele
report-times-per-game = Pro Spiel
report-times-in-wins = Mal, Sieger
report-times-in-losses = Mal, andere
report-points-in-wins = Punkte, Sieger
report-points-in-losses = Punkte, andere
report-win-share-with = Siegquote derer, die es hatten
report-how = Methode
report-seatings = Alle Sitzordnungen
report-how-stopped = Das Turnier wurde abgebrochen, bevor alle Spiele gespielt waren. Nur Auslosungen, die in allen Sitzordnungen gespielt wurden, zählen.
report-how-balance = { $games } Spiele: { $deals } Auslosungen, jede gespielt in { $seatings ->
        [one] einer Sitzordnung
       *[other] allen { $seatings } Sitzordnungen
    } mit demselben Seed, sodass weder Platz noch Glück einen Bot begünstigt.
report-how-wins = Bei Gleichstand wird der Sieg geteilt. Ein Bot mit mehreren Plätzen an einem Tisch gewinnt, wenn einer davon gewinnt; sein fairer Anteil ist sein Anteil an den Plätzen.
report-how-wilson = Anteile haben das 95-%-Konfidenzintervall von Wilson: Bei vielen Wiederholungen enthielte das Intervall in 95 von 100 Fällen den wahren Anteil.
report-how-scores = Das Intervall der mittleren Punktzahl ist das von Student über die Auslosungen, denn Spiele derselben Auslosung sind nicht unabhängig.
report-how-ratings = Wertungen folgen dem Plackett-Luce-Modell von openskill, gemittelt über mehrere Reihenfolgen der Spiele; ± ist ihre Standardabweichung.
report-how-times = Zeiten wurden auf der Maschine gemessen, die spielte. Die erste Entscheidung jedes Bots, bei der vielleicht kompiliert wird, zählt nicht mit.
report-how-again = Gespielt mit Regelversion { $rules } und den Optionen { $options }. Derselbe Befehl gibt dasselbe Ergebnis, bis auf Zeiten und auf Bots, die auf die Uhr sehen:
report-how-study = { $target ->
        [table] Die Bots spielten an Tischen, jede Sitzordnung gleich oft.
       *[other] Jeder Spieler macht zufällige Züge ({ $weighed ->
            [true] mit den Gewichten des Spiels
           *[false] alle gleich wahrscheinlich
        }; Ziel { $target }).
    }
report-how-seats = Plätze stehen in Spielreihenfolge. Bei Gleichstand wird der Sieg geteilt.
report-how-events = Ereignisse werden aus dem Protokoll des Spiels gezählt, in { $games } Spielen; „Sieger“ sind alle Plätze, die gewannen oder den Sieg teilten.
report-how-study-again = Gespielt mit den Optionen { $options }. Derselbe Befehl gibt dasselbe Ergebnis:

# The question of a game that asks no other.
prompt-move = Du bist am Zug.

## Sentences of the log: the one who reads as the subject and elsewhere, and what joins clauses

log-you = Du
log-to-you = dir
log-and = und

# Analyse: `heliopolis analyse`, ihr Bericht und Tipps.
analyse-title = { $game }: Analyse
analyse-subtitle = { $players }. { NUMBER($moves) } Züge.
analyse-foot = Erstellt mit Heliopolis. Jede Zahl ist der Mittelwert von Spielen, die von diesem Moment an weitergespielt wurden; Tiefe { $curve } und { $judged }.
analyse-unfinished = Das Spiel ist nicht zu Ende: Die letzten Zahlen sind Erwartungen.
analyse-chances = Gewinnchancen
analyse-chances-hint = Der Anteil der Spiele, den jeder gewinnt, wenn alle wie Bots weiterspielen, nach jedem Zug. Das Band ist das 95-%-Intervall; ein Punkt ist ein Fehler, ein gefüllter ein grober; gestrichelt sind die Momente, die das Spiel entschieden.
analyse-points = Erwartete Punkte
analyse-points-hint = Die Punkte, die jeder am Ende erwarten kann. Eine Wertung wird erwartet, bevor sie kommt, und macht daher keinen Sprung.
analyse-explained = Glück und Entscheidungen
analyse-explained-hint = Was am Anfang zu erwarten war, und was Glück, die eigenen Entscheidungen und die der anderen hinzufügten. Zusammen ergeben sie genau das Ergebnis. Chancen, die verloren gingen und wiederkamen, zählen jedes Mal.
analyse-player = Spieler
analyse-start = Anfang
analyse-luck = Glück
analyse-own = Eigene Entscheidungen
analyse-others = Entscheidungen anderer
analyse-result = Ergebnis
analyse-accuracy = Genauigkeit
analyse-accuracy-hint = 100 %, wenn keine Entscheidung Gewinnchancen verlor. Beurteilt wird nach dem, was der Spieler wissen konnte.
analyse-part-opening = Eröffnung
analyse-part-middle = Mitte
analyse-part-end = Ende
analyse-verdict-best = Beste
analyse-verdict-good = Gut
analyse-verdict-inaccuracy = Ungenauigkeit
analyse-verdict-mistake = Fehler
analyse-verdict-blunder = Grober Fehler
analyse-moments = Die Momente, die das Spiel entschieden
analyse-moments-none = Kein einzelner Zug änderte die Gewinnchancen.
analyse-moment = Zug { $move }, { $player }: { $what }.
analyse-moment-decision = die Entscheidung für „{ $played }“
analyse-moment-told = Zug { $move }, Glück: { $told }
analyse-moment-luck = was der Zufall nach „{ $played }“ brachte
analyse-changes = Gewinnchancen: { $changes }.
analyse-mistakes = Fehler
analyse-mistakes-hint = Entscheidungen, die Gewinnchancen kosteten, und was nach dem Wissen des Spielers besser gewesen wäre.
analyse-mistakes-none = Niemand machte einen messbaren Fehler.
analyse-mistakes-unjudged = Bei dieser Tiefe wurde keine Entscheidung beurteilt.
analyse-better = Besser
analyse-rows = Alle { $rows }
analyse-why-own = { $player } { $points } Punkte
analyse-why-other = { $player } { $points }
analyse-why-chance = Chancen von { $player } { $change }
analyse-wrote = Der Bericht steht in { $file }.
analyse-replay = Die Partie Zug um Zug ansehen
analyse-shared = Gewinnchancen, jede Entscheidung bewertet und die Augenblicke, die das Spiel entschieden haben. Genauigkeit: { $accuracies }.
analyse-shared-unjudged = Gewinnchancen und die Augenblicke, die das Spiel entschieden haben.
analyse-making = Die Partie wird analysiert: { $percent } %. Danach zeigt diese Seite die Analyse.
analyse-waiting = Die Analyse wartet, bis sie an der Reihe ist. Danach zeigt diese Seite sie.
analyse-hint = Versuche: { $move }
analyse-hint-chance = Damit werden { $chance } der von hier weitergespielten Spiele gewonnen; mit dem nächstbesten Zug, { $second }, { $other }.
analyse-hint-only = Es ist der einzige Zug.
analyse-hint-glance = Das sagt ein kurzer Blick: Zum Durchspielen war keine Zeit.
facts-luck = Glück in Punkten
facts-dice = Würfel
facts-production = Erträge
facts-suns = Sonnen und Plättchen im Schnitt
facts-cards = Machtkarten
facts-lots = Versteigerungen
facts-temple = Tempel
facts-provinces = Provinzen
facts-auctions = Versteigerungen
facts-column-won = Gewonnene Versteigerungen
facts-column-drawn = Gezogen
facts-column-bought = Davon gekauft
facts-column-dice = Würfel
facts-column-steals = Diebstähle
facts-column-draws = Gezogen
facts-column-cards = Karten
facts-column-provinces = Provinzen
facts-column-other = Sonstiges
facts-column-rolled = Gewürfelt
facts-column-expected = Erwartet
facts-column-received = Erhalten
facts-column-robbed = Durch den Räuber verloren
facts-column-paid-sun = Sonne bezahlt
facts-column-got-sun = Sonne erhalten
facts-column-tiles = Plättchen
facts-column-gain = Änderung der erwarteten Punkte
facts-column-offerings = Summe der Opfer
facts-column-temple-field = Tempel
facts-column-paid-gold = Gold bezahlt
facts-column-paid-cards = Bezahlt
facts-row-value = { $facts ->
        [temple] Runde { $label }
       *[other] { $label }
    }
facts-row-step = Zug { $label }, { $player }

## Falsche Eingaben auf der Kommandozeile

error-game-near = Spiel { $name }: Meinst du { $near }?
error-game-unknown = Spiel { $name }: keines von { $known }
error-option-form = { $given_by } { $option }: nicht NAME=WERT
error-option-twice = --option { $option }: zweimal angegeben
error-board-json = --board { $file }: kein JSON
error-board-json-at = --board { $file }: kein JSON (Zeile { $line }, Spalte { $column })
error-file-size = { $file }: größer als { $most } Bytes
error-file-text = { $file }: kein Text in UTF-8 (Byte { $byte })
error-file-kind = { $file }: keine Datei
error-file-changed = { $file }: Ein anderes Programm hat die Datei geändert
error-file-other = { $file }: gibt es schon, und es ist keine Kopie dieses Spiels
error-seats-empty = --seats: { $seats } enthält einen leeren Namen
error-seats-twice = --seats: Der Name { $name } kommt zweimal vor
error-seats-bots = --seats: Die Zahl der Plätze für Bots ist { $seats }, aber --bots nennt { $count }
error-not-together = { $option }: geht nicht zusammen mit { $other }
error-no-terminal = { $option }: braucht ein Terminal; ohne die Option wird Zeile für Zeile gespielt
error-no-unfinished = --continue: Es gibt kein unbeendetes Spiel
error-kept-game = Spiel: { $file } enthält ein Spiel von { $game }
error-kept-seats = --seats: In { $file } spielen { $players }
error-kept-seed = --seed: { $seed } ist nicht der Startwert von { $file }
error-kept-option = --option { $option }: { $file } wird mit { $option }={ $value } gespielt
error-kept-board = --board: { $file } wird auf einem anderen Plan gespielt
error-at-range = --at: { $at } liegt nicht in 0..{ $last }, der Anzahl der Züge in { $file }
error-not-one-of = { $option }: { $value } ist keines von { $known }
error-signature-seats = --seats: geht nicht zusammen mit --signature, das alle Spielerzahlen umfasst
error-requires-signature = --target: verlangt --signature; sonst werden alle Ziele gemessen
error-requires-coverage = --tests: verlangt --coverage
error-takes-game = Spiel{ $name }: { $option } erwartet den Namen eines Spiels
error-only-game = Spiel { $name }: { $option } nimmt nur den Namen eines Spiels an
error-folder = --tests { $folder }: kein Ordner

## Falsche Eingaben: Tische, Journale, Bots, Dateien

error-line = Zeile { $line }: { $why }
error-file = { $file }: { $reason }
error-range = { $name }: { $value } liegt nicht in { $least }..{ $most }
error-negative = { $name }: { $value } ist negativ
error-values-range = { $least } bis { $most }
error-values-list = eines von { $known }
error-game = Spiel: { $name } ist keines von { $known }
error-seats-exact = seats: { $game } ist für { $needed } Spieler, nicht für { $seats }
error-seats-range = seats: { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }
error-seed = seed: { $seed } ist keine ganze Zahl in 0..{ $most }
error-players-count = players: { $count } Namen sind angegeben, { $seats } sind nötig
error-players-name = players: { $name } ist kein Name, der sich anzeigen lässt
error-players-long = players: { $name } ist länger als { $most } Zeichen
error-option-unknown = Option { $name }: { $game } hat nur { $known }
error-option-none = Option { $name }: { $game } hat keine Optionen
error-option-value = Option { $name }: { $value } ist keines von { $known }
error-option-arrangement = Option { $name }: { $value } ist weder 'random' noch besteht es aus den Ziffern 1 bis { $last } in irgendeiner Reihenfolge
error-option-number = Option { $name }: { $value } ist keine ganze Zahl von { $least } bis { $most }
error-option-number-or = Option { $name }: { $value } ist keine ganze Zahl von { $least } bis { $most } und auch nicht { $words }
error-board = Plan: { $why }
error-board-field = Plan, Feld '{ $field }': { $why }
error-board-none = Plan: { $game } kennt keinen anderen Plan
error-rules-newer = rules: Version { $rules } ist neuer als { $known }, die neueste, die hier bekannt ist

error-journal-size = ein Journal hat höchstens { $most } Zeichen
error-journal-start = ein Journal beginnt mit 'heliopolis journal { $format }'
error-journal-format = das Format { $format } ist hier nicht bekannt, nur { $known }
error-journal-line = { $text } ist kein 'Feld: Wert'
error-journal-moves = die Zeile 'moves:' fehlt
error-journal-twice = das Feld '{ $field }' steht zweimal da
error-journal-unknown = das Feld { $field } ist nicht bekannt
error-journal-missing = das Feld '{ $field }' fehlt
error-journal-field = Feld '{ $field }': { $why }
error-journal-seats = es gibt nur { $seats } Plätze
error-journal-name = ein Name hat 1 bis { $most } sichtbare Zeichen
error-journal-json = es ist kein JSON
error-journal-number = { $value } ist keine ganze Zahl
error-journal-range = { $value } liegt nicht zwischen { $least } und { $most }
error-journal-salt = { $value } ist nicht hexadezimal
error-journal-commitment = { $value } besteht nicht aus 64 hexadezimalen Ziffern
error-journal-reseed = man schreibt 'reseed: COMMITMENT SEED [SALT]'
error-journal-entry = { $text } ist kein Platz ({ $first } bis { $last }) mit einem Zug
error-journal-seed = der Seed { $seed } ist größer als { $most }
error-journal-mismatch = der Seed passt nicht zu seiner Festlegung

error-broken-rule = '{ $move }' verstößt gegen { $rule }: { $text }
error-move-empty = eine leere Zeile ist kein Zug; Züge sind: { $known }
error-move-near = { $move } ist kein Zug: Meinst du '{ $near }'?
error-move-unknown = { $move } ist kein Zug: Züge sind: { $known }
error-move-usage = { $move } ist kein Zug: man tippt '{ $usage }'
error-move-argument = { $move } ist kein Zug: { $name } ist { $known }
error-move-none = { $move } ist kein Zug dieses Spiels: man tippt '{ $usage }'
error-move-no-verb = Feld 'move': es fehlt; es ist eines von { $known }
error-move-value = Feld '{ $field }': { $value } ist nicht { $known }
error-moves-many = Züge: es sind mehr als { $most } einzelne
error-moves-reveal = Züge: '{ $move }' deckt etwas auf und muss deshalb der letzte sein

error-bot = Bot: { $name } ist keiner von { $known } und kein module:Class
error-bot-iterations = Bot: '{ $name }': Die Zahl der Wiederholungen liegt nicht in 1..200000
error-bot-import = Bot: '{ $name }' lässt sich nicht importieren: { $reason }
error-bot-constructor = Bot { $name }: Er ließ sich nicht erzeugen: { $reason }
error-bot-choose = Bot { $name }: { $type } hat keine Methode 'choose'
error-net = Netz { $file }: { $why }
error-net-not = kein Netz von Heliopolis
error-net-damaged = beschädigt
error-net-large = { $size } Bytes, erlaubt sind höchstens { $most }
error-net-fit = { $field } ist { $found }, { $game } hat { $needed }
error-net-none = zu diesem Spiel gehört kein Netz
error-bots-form = bots: { $name } ist nicht NAME oder NAME*N wie greedy*3
error-bots-seats = bots: { $name }: { $seats } Plätze liegen nicht in 1..{ $most }
error-bots-many = bots: { $count } sind aufgeführt, höchstens { $most } sind erlaubt
error-bots-repeated = seats: { $seats } Plätze lassen sich nicht mit { $count } Bots füllen, von denen manche mehrfach genannt sind; nenne jeden Bot einmal je Platz
error-games-few = games: { $games } ist weniger als die { $seatings } Sitzordnungen; verlange { $seatings } oder mehr
error-sprt-form = --sprt: { $text } ist nicht ELO0,ELO1 mit -1000 <= ELO0 < ELO1 <= 1000, etwa 0,10
error-sprt-bots = --sprt: Verglichen werden zwei Bots, die in jedem Spiel aufeinandertreffen, nicht { $count }; nenne zwei, etwa neu,alt*3
error-random-only = { $name } gilt nur für zufällige Bots
error-record = --resume { $file }: keine Ergebnisdatei der Arena
error-record-file = --resume { $file }: { $reason }
error-record-busy = --resume { $file }: Die Datei wird gerade benutzt ({ $reason })
error-record-line = --resume { $file }: Zeile { $line } ist beschädigt ({ $reason })
error-record-other = { $name }: { $asked } passt nicht zu { $found } in { $file }; wähle eine andere Datei für --resume
error-target = target { $target }: erlaubt ist eines von { $known }
error-no-cuda = target 'cuda': Diese Maschine hat kein CUDA-Gerät
error-missing-extra = { $what }: Es fehlen Pakete: pip install "heliopolis[{ $extra }]"

error-workers = --workers: SQLite arbeitet mit einem Prozess; für mehrere nennt --database eine Datenbank von PostgreSQL
error-port = --host, --port: Auf { $host } Port { $port } lässt sich nicht lauschen: { $reason }
error-database-form = --database: Es ist eine Datei, die auf .sqlite endet, oder postgresql+asyncpg://USER:PASSWORD@HOST/NAME
error-database-open = --database: Sie lässt sich nicht öffnen: { $reason }
error-database-file = --database: Es gibt keine Datei { $file }
error-database-unused = --database: Noch kein Server hat sie benutzt
error-database-busy = --database: Ein Server benutzt sie; beende ihn zuerst
error-database-full = --database: Sie ist nicht leer; stelle in einer neuen wieder her
error-database-newer = --database: Sie ist von einer neueren Version ({ $version }); benutze ein neueres Heliopolis
error-backup = { $file }: keine Sicherung von Heliopolis
error-backup-newer = { $file }: von einer neueren Version von Heliopolis
error-backup-read = { $file }: nicht lesbar ({ $reason })
error-backup-end = { $file }: Das Ende fehlt
error-setting = { $name }: { $why }
error-setting-unknown = { $name }: Eine solche Einstellung gibt es nicht
error-setting-yes-no = { $name }: { $value } ist nicht yes oder no
error-setting-number = { $name }: { $value } ist keine Zahl
error-setting-whole = { $name }: { $value } ist keine ganze Zahl
error-setting-positive = { $name }: { $value } ist keine Zahl ab 0
error-push-key = Es ist ein privater Schlüssel von 32 Bytes in URL-sicherem Base64
error-mail-address = { $value } ist keine E-Mail-Adresse

error-system-EACCES = Zugriff verweigert
error-system-EADDRINUSE = Die Adresse wird schon benutzt
error-system-EADDRNOTAVAIL = Diese Maschine hat die Adresse nicht
error-system-EEXIST = Die Datei gibt es schon
error-system-EISDIR = Es ist ein Ordner
error-system-ENAMETOOLONG = Der Dateiname ist zu lang
error-system-ENOENT = Datei oder Ordner nicht gefunden
error-system-ENOSPC = Kein Platz mehr auf dem Datenträger
error-system-ENOTDIR = Es ist kein Ordner
error-system-EPERM = Nicht erlaubt
error-system-EROFS = Das Dateisystem ist schreibgeschützt

## Was an einer Anfrage an einen Server falsch ist

error-request = { $name }: { $why }
error-request-or = { $one }, oder { $other }
error-request-least = { $value } ist zu niedrig, erlaubt ist { $least } oder mehr
error-request-most = { $value } ist zu hoch, erlaubt ist { $most } oder weniger
error-request-below = { $value } ist zu hoch, erlaubt ist weniger als { $most }
error-request-whole = { $value } ist keine ganze Zahl
error-request-number = { $value } ist keine Zahl
error-request-yes-no = { $value } ist weder true noch false
error-request-one-of = { $value } ist keines von { $known }
error-request-text = erwartet wird ein Text
error-request-object = erwartet wird ein Objekt
error-request-list = erwartet wird eine Liste
error-request-empty = Das Feld ist leer
error-request-short = Die Länge ist { $count }, nötig sind mindestens { $least } Zeichen
error-request-long = Die Länge ist { $count }, erlaubt sind höchstens { $most } Zeichen
error-request-few = { $count } Einträge sind angegeben, nötig sind mindestens { $least }
error-request-many = { $count } Einträge sind angegeben, erlaubt sind höchstens { $most }
error-request-missing = Die Angabe fehlt
error-request-unknown = Diese Angabe ist hier nicht bekannt
error-request-form = { $value } hat nicht die nötige Form
error-request-unprintable = Manche Zeichen lassen sich nicht anzeigen
error-request-tables = Du hast { $most } Tische, mehr sind nicht erlaubt: Beende oder verlasse erst einige.
error-request-boards = Du hast { $most } Pläne, mehr sind nicht erlaubt: Lösche erst einige.
error-field-address = E-Mail-Adresse
error-field-break_minutes = Minuten zwischen den Runden
error-field-days = Tage
error-field-name = Name
error-field-new_password = Neues Passwort
error-field-password = Passwort
error-field-round_hours = Stunden pro Runde
error-field-text = Nachricht
error-field-up_to = Geheimes Höchstgebot
error-field-webhook = Webhook

## Falscher Gebrauch der Befehlszeile

error-usage = { $why } (siehe '{ $command } --help')
error-usage-command = Den Befehl { $name } gibt es nicht
error-usage-option = Die Option { $name } gibt es nicht
error-usage-near = Die Option { $name } gibt es nicht (wohl aber: { $near })
error-usage-argument = Die Option { $name } verlangt einen Wert
error-usage-no-value = Die Option { $name } nimmt keinen Wert
error-usage-missing = { $name } fehlt
error-usage-missing-option = Die Option { $name } fehlt
error-usage-extra = Zu viel angegeben: { $name }
error-usage-value = Ungültiger Wert für { $name }: { $why }
error-usage-whole = das ist keine ganze Zahl
error-usage-number = das ist keine Zahl
error-usage-least = mindestens { $least } ist erlaubt
error-usage-most = höchstens { $most } ist erlaubt
error-train-resume = --resume: In { $folder } liegt kein Training dieses Spiels
error-train-setting = --set: { $setting } ist kein NAME=WERT einer Einstellung

## Was ein Server Abwesenden mitteilt, per Web Push und E-Mail

notice-turn = Du bist am Zug: { $game }
notice-over-won = Das Spiel ist zu Ende. Du hast gewonnen!
notice-over-lost = Das Spiel ist zu Ende. Du bist { $place }. von { $players } geworden.
notice-over = Das Spiel ist zu Ende.
notice-invitation = { $name } lädt dich zu einem weiteren Spiel ein.
notice-chat = { $name }: { $text }

mail-several =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
mail-news = Neues von deinen Tischen
mail-greeting = Hallo { $name },
mail-waiting-since = Letzter Zug: { $when }
mail-deadline = Du hast Zeit bis { $when }
mail-open = Zum Tisch
mail-turns = Alle deine Züge
mail-why = Du bekommst diese E-Mail, weil Heliopolis dir sagen soll, wenn du am Zug bist.
mail-stop = Diese E-Mails abbestellen
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm-text = Jemand, vermutlich du, möchte an dieser Adresse erfahren, wenn bei Heliopolis ein Zug ansteht. Öffne zur Bestätigung innerhalb von zwei Tagen diesen Link:
mail-confirm-button = Diese Adresse bestätigen
mail-confirm-not = Wenn du es nicht warst, tu nichts: Du hörst nicht wieder von uns.
