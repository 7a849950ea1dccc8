### Teksten die alle spellen delen, in het Nederlands: wat de terminal zegt.
### Dezelfde berichten, attributen en variabelen staan in en.ftl, nl.ftl en de.ftl.

## Spelen in de terminal

# De naam van een speler die er geen opgaf; hij komt voor in zinnen als "Gast trekt een kaartje".
play-my-name = Gast
play-title = { $game } · zet { $move }
play-hint = Typ een zet of het nummer ervan. Tab vult aan wat je typt; “help” laat zien wat je nog meer kunt.
play-continues = We gaan verder na { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }.
play-unfinished = Er ligt nog een onafgemaakt spel van je. Zo ga je ermee verder:
play-hand-over = { $player } is aan de beurt. { $player }, druk op Enter zodra je achter het toetsenbord zit.
play-log-more =
    { $moves ->
        [one] De ene zet hiervoor staat er niet bij; “log all” laat die ook zien.
       *[other] De { $moves } zetten hiervoor staan er niet bij; “log all” laat ze ook zien.
    }

play-unknown = “{ $typed }” is geen zet en geen opdracht. “moves” toont je zetten, “help” al het andere.
play-unknown-near = “{ $typed }” is geen zet en geen opdracht. Bedoel je “{ $near }”?
play-wrong-number =
    { $count ->
        [one] Zet { $typed } staat niet in de lijst: alleen nummer 1 staat erin.
       *[other] Zet { $typed } staat niet in de lijst: de nummers lopen van 1 tot en met { $count }.
    }
play-wrong-usage = Dat is nog geen zet. Je typt hem zo: { $usage }
play-refused = “{ $move }” mag nu niet:
play-allowed = “{ $move }” mag nu.
play-why-usage = Welke zet bedoel je? Bijvoorbeeld: why not { $example }

play-undone =
    { $after ->
        [0] Teruggenomen: { $move }.
        [one] Teruggenomen: { $move }, met de zet erna.
       *[other] Teruggenomen: { $move }, met de { $after } zetten erna.
    }
play-undone-other = Teruggenomen: de laatste zet van { $player }.
play-undo-nothing = Er valt niets terug te nemen: aan dit toetsenbord heeft nog niemand een zet gedaan.
play-undo-known = Dit kun je niet terugnemen, want er is iets door bekend geworden: { $what }
play-undo-known-since = Je laatste zet kun je niet meer terugnemen, want daarna is er iets bekend geworden: { $what }

play-resign-sure = Wil je opgeven? Dan speelt een bot in jouw plaats tot het einde door. Typ “ja” om het te bevestigen.
answer-yes = ja j yes y
play-resign-not = Dan spelen we verder.
play-resigned = { $player } heeft opgegeven; een bot speelt verder.

play-saved = Bewaard in { $file }.
play-save-usage = Noem een bestand, bijvoorbeeld: save avond.journal
play-save-other = { $file } bestaat al en is geen kopie van dit spel: kies een andere naam.
play-save-failed = Bewaren is niet gelukt: { $reason }
play-not-kept = Het spel kon niet naar zijn bestand worden geschreven, maar gaat door: { $reason }
play-kept = Je spel is bewaard. Zo ga je ermee verder:
play-kept-finished = Zo bekijk je dit spel nog eens:
play-goodbye = Tot ziens!

## Opdrachten in de terminal

help-moves = Je zetten nu (typ de tekst of het nummer)
help-commands = Wat je nog meer kunt typen
help-options = Aan deze tafel geldt

command-moves = je vraag en je zetten nog eens tonen
    .usage = moves
command-board = de tafel nog eens tonen
    .usage = board
command-why = zeggen welke regel een zet verbiedt
    .usage = why not ZET
command-rules = de regels lezen: alle hoofdstukken, één regel, of zoeken
    .usage = rules [{ $prefix }-5.4 | WOORD]
command-undo = je laatste zet terugnemen, zolang er niets bekend werd
    .usage = undo
command-log = vertellen wat er net gebeurd is, of alles
    .usage = log [all]
command-save = een kopie van het spel bewaren
    .usage = save BESTAND
command-help = deze hulp tonen
    .usage = help
command-resign = opgeven: een bot speelt voor je verder
    .usage = resign
command-quit = weggaan; je spel blijft bewaard
    .usage = quit

## Het einde van een spel

result-title = Het spel is afgelopen. Waar de punten vandaan komen:
result-rest = begin (nooit onder 0)
result-total = totaal
result-place = plaats
result-place-number = { $place }.
result-winner = { $winner } wint met { $points ->
        [one] één punt
       *[other] { $points } punten
    }!
result-winners = { $winner } delen de overwinning met { $points ->
        [one] één punt
       *[other] { $points } punten
    }!

## Het regelboek

rules-how = Met “rules 5” of “rules { $prefix }-5” lees je een hoofdstuk, met “rules { $prefix }-5.4” één regel; elk ander woord wordt opgezocht.
rules-options = Regelkeuzes voor een tafel (heliopolis play --option NAAM=WAARDE)
rules-usual = { $value } (als je niets anders zegt)
rules-no-number = Er is geen regel of hoofdstuk “{ $query }”.
rules-no-word = Geen enkele regel gaat over “{ $query }”.
rules-near-game = Geen enkele regel gaat over “{ $query }”; bedoel je het spel { $game }?

## Terugkijken

replay-start = { $game }: het begin
replay-step = zet { $step } van { $last }
replay-hint = Enter gaat verder, “back” gaat terug, een getal van 0 tot en met { $last } of “end” gaat daarheen, “quit” stopt.
replay-end = Dat was de laatste zet.
replay-beginning = Dit is het begin.

## Een journaal nakijken

check-good = Het journaal klopt: elke zet volgt de regels, en de seed is die waarop het spel was vastgelegd.
check-game = Spel
check-players = Spelers
check-moves = Zetten
check-commitment = Vastlegging
check-result = Uitslag
check-unfinished = nog niet afgelopen

## Onderzoek met willekeurig spel

study-what =
    { $games ->
        [one] Eén willekeurig spel
       *[other] { $games } willekeurige spellen
    } met { $seats } spelers, vanaf seed { $first } ({ $target }; { $weighed ->
        [true] zetten gewogen
       *[false] alle zetten even waarschijnlijk
    }).
study-seat = Plaats
study-wins = Gewonnen
study-share = Aandeel
study-interval = 95%-interval
study-score = Punten
study-deviation = ±
study-range = van–tot
study-count = { $n }
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-length = Een spel duurt gemiddeld { NUMBER($mean, maximumFractionDigits: 1) } beslissingen (± { NUMBER($deviation, maximumFractionDigits: 1) }, van { $least } tot { $most }).
study-time = { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } spellen per seconde

## Snelheid

bench-measuring = { $game } wordt gemeten; dat duurt ongeveer een halve minuut …
bench-seats = { $seats } spelers
bench-decisions = { $n } beslissingen/s
bench-games = { $n } spellen/s
bench-none = hier niet beschikbaar
bench-number = { $n }
bench-ratio_compiled_plain = compiled, zoveel keer zo snel als plain
bench-decisions_per_game = beslissingen in een spel
bench-state_bytes = grootte van een toestand in bytes
bench-copy_ns = een toestand kopiëren, in nanoseconden
bench-compile_s = eerste start, met compileren, in seconden
bench-load_s = latere starts, uit de cache, in seconden
bench-signature = kenmerk van het gedrag
