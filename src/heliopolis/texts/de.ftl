### Texte, die alle Spiele gemeinsam haben, auf Deutsch: was das Terminal sagt.
### Dieselben Nachrichten, Attribute und Variablen stehen in en.ftl, nl.ftl und de.ftl.

## Spielen im Terminal

# Der Name eines Spielers, der keinen nannte; er steht in Sätzen wie "Gast zieht ein Plättchen".
play-my-name = Gast
play-title = { $game } · Zug { $move }
play-hint = Tippe einen Zug oder seine Nummer. Tab ergänzt, was du tippst; „help“ zeigt, was du noch tun kannst.
play-continues = Weiter geht es nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }.
play-unfinished = Du hast noch ein unbeendetes Spiel. So spielst du es weiter:
play-hand-over = { $player } ist an der Reihe. { $player }, drück Enter, sobald du an der Tastatur sitzt.
play-log-more =
    { $moves ->
        [one] Ein Zug davor wird nicht gezeigt; „log all“ zeigt ihn auch.
       *[other] { $moves } Züge davor werden nicht gezeigt; „log all“ zeigt sie auch.
    }

play-unknown = „{ $typed }“ ist weder ein Zug noch ein Befehl. „moves“ nennt deine Züge, „help“ alles Übrige.
play-unknown-near = „{ $typed }“ ist weder ein Zug noch ein Befehl. Meinst du „{ $near }“?
play-wrong-number =
    { $count ->
        [one] Zug { $typed } steht nicht in der Liste: Es gibt nur Nummer 1.
       *[other] Zug { $typed } steht nicht in der Liste: Die Nummern gehen von 1 bis { $count }.
    }
play-wrong-usage = Das ist noch kein Zug. Man tippt ihn so: { $usage }
play-refused = „{ $move }“ ist jetzt nicht erlaubt:
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
play-undo-known = Das lässt sich nicht zurücknehmen, denn dadurch wurde etwas bekannt: { $what }
play-undo-known-since = Dein letzter Zug lässt sich nicht mehr zurücknehmen, denn seither wurde etwas bekannt: { $what }

play-resign-sure = Willst du aufgeben? Dann spielt ein Bot an deiner Stelle bis zum Ende weiter. Tippe „ja“, um es zu bestätigen.
answer-yes = ja j yes y
play-resign-not = Dann spielen wir weiter.
play-resigned = { $player } hat aufgegeben; ein Bot spielt weiter.

play-saved = In { $file } gespeichert.
play-save-usage = Nenne eine Datei, zum Beispiel: save abend.journal
play-save-other = { $file } gibt es schon und ist keine Kopie dieses Spiels: Nimm einen anderen Namen.
play-save-failed = Das ließ sich nicht speichern: { $reason }
play-not-kept = Das Spiel ließ sich nicht in seine Datei schreiben, geht aber weiter: { $reason }
play-kept = Dein Spiel ist aufgehoben. So geht es weiter:
play-kept-finished = So siehst du dir dieses Spiel noch einmal an:
play-goodbye = Auf Wiedersehen!

## Befehle im Terminal

help-moves = Deine Züge jetzt (tippe den Text oder die Nummer)
help-commands = Was du noch tippen kannst
help-options = An diesem Tisch gilt

command-moves = deine Frage und deine Züge noch einmal zeigen
    .usage = moves
command-board = den Tisch noch einmal zeigen
    .usage = board
command-why = sagen, welche Regel einen Zug verbietet
    .usage = why not ZUG
command-rules = die Regeln lesen: alle Kapitel, eine Regel oder eine Suche
    .usage = rules [{ $prefix }-5.4 | WORT]
command-undo = deinen letzten Zug zurücknehmen, solange nichts bekannt wurde
    .usage = undo
command-log = erzählen, was zuletzt geschah, oder alles
    .usage = log [all]
command-save = eine Kopie des Spiels speichern
    .usage = save DATEI
command-help = diese Hilfe zeigen
    .usage = help
command-resign = aufgeben: ein Bot spielt für dich weiter
    .usage = resign
command-quit = gehen; dein Spiel bleibt aufgehoben
    .usage = quit

## Das Ende eines Spiels

result-title = Das Spiel ist zu Ende. Woher die Punkte kommen:
result-rest = Start (nie unter 0)
result-total = Summe
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

rules-how = „rules 5“ oder „rules { $prefix }-5“ liest ein Kapitel, „rules { $prefix }-5.4“ eine Regel; jedes andere Wort wird gesucht.
rules-options = Regeln, die ein Tisch wählen kann (heliopolis play --option NAME=WERT)
rules-usual = { $value } (wenn du nichts anderes sagst)
rules-no-number = Es gibt keine Regel und kein Kapitel „{ $query }“.
rules-no-word = Keine Regel spricht von „{ $query }“.
rules-near-game = Keine Regel spricht von „{ $query }“; meinst du das Spiel { $game }?

## Noch einmal ansehen

replay-start = { $game }: der Anfang
replay-step = Zug { $step } von { $last }
replay-hint = Enter geht weiter, „back“ zurück, eine Zahl von 0 bis { $last } oder „end“ springt dorthin, „quit“ hört auf.
replay-end = Das war der letzte Zug.
replay-beginning = Das ist der Anfang.

## Ein Journal prüfen

check-good = Das Journal stimmt: Jeder Zug folgt den Regeln, und der Seed ist der, auf den das Spiel festgelegt war.
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
        [true] Züge gewichtet
       *[false] alle Züge gleich wahrscheinlich
    }).
study-seat = Platz
study-wins = Siege
study-share = Anteil
study-interval = 95-%-Intervall
study-score = Punkte
study-deviation = ±
study-range = von–bis
study-count = { $n }
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-length = Ein Spiel dauert im Mittel { NUMBER($mean, maximumFractionDigits: 1) } Entscheidungen (± { NUMBER($deviation, maximumFractionDigits: 1) }, von { $least } bis { $most }).
study-time = { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } Spiele pro Sekunde

## Geschwindigkeit

bench-measuring = { $game } wird gemessen; das dauert etwa eine halbe Minute …
bench-seats = { $seats } Spieler
bench-decisions = { $n } Entscheidungen/s
bench-games = { $n } Spiele/s
bench-none = hier nicht verfügbar
bench-number = { $n }
bench-ratio_compiled_plain = compiled, so viel mal so schnell wie plain
bench-decisions_per_game = Entscheidungen in einem Spiel
bench-state_bytes = Größe eines Zustands in Byte
bench-copy_ns = einen Zustand kopieren, in Nanosekunden
bench-compile_s = erster Start, mit Übersetzen, in Sekunden
bench-load_s = spätere Starts, aus dem Cache, in Sekunden
bench-share = Anteil an einem Schritt: { $part }
bench-signature = Signatur des Verhaltens
bench-tables = { $tables } Tische, { $connections } Verbindungen
bench-moves_per_s = dauerhafte Züge pro Sekunde
bench-p50_ms = Median, bis ein Zug bestätigt ist, in ms
bench-p99_ms = 99. Perzentil davon, in ms
bench-cpu_ms_a_move = Arbeit der Prozessoren pro Zug, in ms
bench-rss_mb = Speicher des Servers in MiB
bench-refused = abgelehnte Züge
bench-warm_ms = Schritt { $step }: die Seite öffnet sich, Tisch im Speicher, in ms
bench-sent_kb = Schritt { $step }: was zuerst gesendet wird, in kB
bench-memory_kb = Schritt { $step }: das Spiel im Speicher des Servers, in kB
bench-cold_ms = Schritt { $step }: die Seite öffnet sich, Tisch in der Datenbank, in ms

study-of-bots =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } von { $bots } mit { $seats } Spielern, ab Seed { $first }.
study-winning = Der Sieger hat im Mittel { NUMBER($score, maximumFractionDigits: 1) } Punkte, { NUMBER($margin, maximumFractionDigits: 1) } mehr als der Zweite.

speed-bench_games_per_s = bench, compiled: { $n } Spiele/s
speed-simulate_games_per_s = simulate auf einem Kern: { $n } Spiele/s
speed-simulate_2_cores_games_per_s = simulate auf zwei Kernen: { $n } Spiele/s
speed-ratio_simulate_bench = simulate neben bench: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
speed-ratio_2_cores = zwei Kerne neben einem: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Die Arena

arena-what = { $games } Spiele mit { $seats } Spielern: { $deals } Auslosungen ab Seed { $first }, jede in { $seatings ->
        [one] einer Sitzordnung
       *[other] { $seatings } Sitzordnungen
    }.
arena-rounded = Es werden { $games } Spiele gespielt: { $deals } Auslosungen, jede in allen { $seatings } Sitzordnungen.
arena-stopped = Angehalten, bevor alle Spiele gespielt waren: Nur ganze Auslosungen zählen.
arena-report = Der Bericht steht in { $file }.

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
report-verdict-above = der Spiele gewonnen: das { $times }-Fache des fairen Anteils, deutlich mehr
report-verdict-even = der Spiele gewonnen: das { $times }-Fache des fairen Anteils, das kann Zufall sein
report-verdict-below = der Spiele gewonnen: das { $times }-Fache des fairen Anteils, deutlich weniger
report-wins = Wer gewinnt
report-wins-hint = Der Anteil seiner Spiele, den jeder Bot gewann. Die gestrichelte Linie ist, was er gewänne, wenn alle gleich gut wären.
report-above = deutlich über dem fairen Anteil
report-even = könnte der faire Anteil sein
report-below = deutlich darunter
report-fair = fairer Anteil
report-ratings = Wertungen
report-ratings-hint = Eine Zahl für die Stärke jedes Bots, aus den Plätzen aller Spiele; jeder beginnt bei 25.
report-table = Alle Zahlen
report-table-hint = Kleine Zahlen sind 95-%-Intervalle.
report-bot = Bot
report-games = Spiele
report-win-share = Siege
report-interval = 95-%-Intervall
report-fair-share = Fair
report-times-fair = Mal fair
report-score = Punkte
report-deviation = ± eines Spiels
report-rank = Rang
report-rating = Wertung
report-mean-time = Zeit je Entscheidung
report-long-time = 95 % sind kürzer als
report-scores = Punkte
report-scores-hint = Wie oft jedes Ergebnis erreicht wurde. Die gestrichelte Linie ist das Mittel; ± ist die Standardabweichung einzelner Spiele.
report-pairings = Einer gegen einen
report-pairings-hint = Wie oft der Bot der Zeile vor dem Bot der Spalte landete, in den Spielen, die beide spielten; Gleichstand zählt halb.
report-times = Bedenkzeit
report-times-hint = Wie lange ein Bot nachdenkt, auf einer Skala, auf der jeder Schritt das Zehnfache des vorigen ist.
report-seats = Plätze
report-seats-hint = Wie oft jeder Platz gewann, wer auch immer dort saß; darunter jeder Bot nach Plätzen. Jeder Bot hatte jeden Platz gleich oft.
report-study-seats-hint = Wie oft jeder Platz gewann. Die gestrichelte Linie ist ein gleicher Anteil.
report-seat = Platz { $seat }
report-best-seat = Bester Platz
report-decisions = Entscheidungen in einem Spiel
report-winning-score = Punkte des Siegers
report-margin = Vorsprung vor dem Zweiten
report-length = Länge und Vorsprung
report-length-hint = Wie viele Entscheidungen ein Spiel braucht, und mit wie vielen Punkten Vorsprung es gewonnen wird.
report-things = Was Sieger haben
report-things-hint = Was denen, die gewannen, und denen, die nicht gewannen, mindestens einmal geschah, gezählt in { $games } Spielen; die deutlichsten Unterschiede zuerst. Dass es mit dem Sieg einhergeht, heißt nicht, dass es der Grund ist.
report-all-things = Alles, was gezählt wurde
report-events = Was in einem Spiel geschieht
report-thing = Was geschah
report-in-wins = Sieger
report-in-losses = Andere
report-in-games = Spiele
report-times-a-game = Mal je Spiel
report-times-in-wins = Mal, Sieger
report-times-in-losses = Mal, andere
report-points-in-wins = Punkte, Sieger
report-points-in-losses = Punkte, andere
report-win-share-with = Siege derer, die es hatten
report-how = Wie die Zahlen entstehen
report-seatings = Alle Sitzordnungen
report-how-stopped = Es wurde angehalten, bevor alle Spiele gespielt waren. Nur Auslosungen, die in allen Sitzordnungen gespielt wurden, zählen.
report-how-balance = { $games } Spiele: { $deals } Auslosungen, jede gespielt in { $seatings ->
        [one] einer Sitzordnung
       *[other] allen { $seatings } Sitzordnungen
    } mit denselben Zufällen, sodass weder Platz noch Glück einen Bot begünstigt.
report-how-wins = Wer gemeinsam Erster wird, teilt den Sieg. Ein Bot mit mehreren Plätzen an einem Tisch gewinnt, wenn einer davon gewinnt; sein fairer Anteil ist sein Teil der Plätze.
report-how-wilson = Anteile haben das 95-%-Intervall von Wilson: Würden die Spiele viele Male neu gespielt, enthielte das Intervall in 95 von 100 Fällen den wahren Anteil.
report-how-scores = Das Intervall der mittleren Punkte ist das von Student über die Auslosungen, denn Spiele derselben Auslosung hängen voneinander ab.
report-how-ratings = Wertungen sind die des Plackett-Luce-Modells in openskill, gemittelt über mehrere Reihenfolgen der Spiele; ± ist ihre Standardabweichung.
report-how-times = Zeiten sind die der Maschine, auf der gespielt wurde. Eine erste Entscheidung jedes Bots, die vielleicht übersetzen muss, zählt nicht mit.
report-how-again = Gespielt nach Version { $rules } der Regeln, mit den Optionen { $options }. Derselbe Befehl gibt dasselbe Ergebnis, bis auf Zeiten und auf Bots, die auf die Uhr sehen:
report-how-study = { $target ->
        [table] Die Bots saßen an Tischen, jede Sitzordnung gleich oft.
       *[other] Jeder Spieler macht zufällige Züge ({ $weighed ->
            [true] gewichtet, wie es das Spiel verlangt
           *[false] alle gleich wahrscheinlich
        }; Ziel { $target }).
    }
report-how-seats = Plätze stehen in der Reihenfolge des Spiels. Wer gemeinsam Erster wird, teilt den Sieg.
report-how-things = Was geschah, ist aus den Notizen gezählt, die die Regeln machen, in { $games } Spielen; „Sieger“ sind alle Plätze, die gewannen oder den Sieg teilten.
report-how-study-again = Gespielt mit den Optionen { $options }. Derselbe Befehl gibt dasselbe Ergebnis:

# The question of a game that asks no other.
prompt-move = Du bist am Zug.
