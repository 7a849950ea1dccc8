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
bench-share = deel van een stap: { $part }
bench-signature = kenmerk van het gedrag
bench-tables = { $tables } tafels, { $connections } verbindingen
bench-moves_per_s = duurzame zetten per seconde
bench-p50_ms = mediaan tot een zet bevestigd is, in ms
bench-p99_ms = 99e percentiel daarvan, in ms
bench-cpu_ms_a_move = werk van processoren per zet, in ms
bench-rss_mb = geheugen van de server in MiB
bench-refused = zetten die geweigerd zijn
bench-warm_ms = stap { $step }: de pagina opent, tafel in het geheugen, in ms
bench-sent_kb = stap { $step }: wat eerst wordt gestuurd, in kB
bench-memory_kb = stap { $step }: het spel in het geheugen van de server, in kB
bench-cold_ms = stap { $step }: de pagina opent, tafel in de database, in ms

study-of-bots =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } van { $bots } met { $seats } spelers, vanaf seed { $first }.
study-winning = De winnaar heeft gemiddeld { NUMBER($score, maximumFractionDigits: 1) } punten, { NUMBER($margin, maximumFractionDigits: 1) } meer dan de tweede.

speed-bench_games_per_s = bench, compiled: { $n } spellen/s
speed-simulate_games_per_s = simulate op één kern: { $n } spellen/s
speed-simulate_2_cores_games_per_s = simulate op twee kernen: { $n } spellen/s
speed-ratio_simulate_bench = simulate naast bench: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
speed-ratio_2_cores = twee kernen naast één: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## De arena

arena-what = { $games } spellen met { $seats } spelers: { $deals } schuddingen vanaf seed { $first }, elk in { $seatings ->
        [one] één opstelling
       *[other] { $seatings } opstellingen
    }.
arena-rounded = Er worden { $games } spellen gespeeld: { $deals } schuddingen, elk in alle { $seatings } opstellingen.
arena-stopped = Gestopt voordat alle spellen waren gespeeld: alleen hele schuddingen tellen mee.
arena-report = Het verslag staat in { $file }.

## Verslagen van de arena en van onderzoek

report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-number = { NUMBER($n, maximumFractionDigits: 2) }
report-seconds = { NUMBER($n, maximumFractionDigits: 3) } s
report-milliseconds = { NUMBER($n, maximumFractionDigits: 3) } ms
report-microseconds = { NUMBER($n, maximumFractionDigits: 3) } µs

report-arena-title = { $game }: de arena
report-arena-subtitle = { $games } spellen met { $seats } spelers, vanaf seed { $seed }
report-study-title = { $game }: een onderzoek
report-study-subtitle = { $games } spellen van { $bots } met { $seats } spelers, vanaf seed { $seed }

report-summary = In één oogopslag
report-verdict-above = van de spellen gewonnen: { $times } keer het eerlijke deel, duidelijk meer
report-verdict-even = van de spellen gewonnen: { $times } keer het eerlijke deel, dat kan toeval zijn
report-verdict-below = van de spellen gewonnen: { $times } keer het eerlijke deel, duidelijk minder
report-wins = Wie wint
report-wins-hint = Het deel van zijn spellen dat elke bot won. De streepjeslijn is wat hij zou winnen als allen even goed waren.
report-above = duidelijk boven het eerlijke deel
report-even = kan het eerlijke deel zijn
report-below = duidelijk eronder
report-fair = eerlijk deel
report-ratings = Ratings
report-ratings-hint = Eén getal voor de sterkte van elke bot, uit de uitslagen van alle spellen; iedereen begint op 25.
report-table = Alle cijfers
report-table-hint = Kleine cijfers zijn 95%-intervallen.
report-bot = Bot
report-games = Spellen
report-win-share = Gewonnen
report-interval = 95%-interval
report-fair-share = Eerlijk
report-times-fair = Keer eerlijk
report-score = Punten
report-deviation = ± van een spel
report-rank = Plaats
report-rating = Rating
report-mean-time = Tijd per beslissing
report-long-time = 95 % is korter dan
report-scores = Punten
report-scores-hint = Hoe vaak elk resultaat werd bereikt. De streepjeslijn is het gemiddelde; ± is de standaardafwijking van losse spellen.
report-pairings = Een tegen een
report-pairings-hint = Hoe vaak de bot van de rij boven de bot van de kolom eindigde in de spellen die beide speelden; gelijk telt half.
report-times = Bedenktijd
report-times-hint = Hoelang een bot nadenkt, op een schaal waarop elke stap tien keer de vorige is.
report-seats = Plaatsen
report-seats-hint = Hoe vaak elke plaats won, wie er ook zat; daaronder elke bot per plaats. Elke bot had elke plaats even vaak.
report-study-seats-hint = Hoe vaak elke plaats won. De streepjeslijn is een gelijk deel.
report-seat = Plaats { $seat }
report-best-seat = Beste plaats
report-decisions = Beslissingen in een spel
report-winning-score = Punten van de winnaar
report-margin = Voorsprong op de tweede
report-length = Lengte en voorsprong
report-length-hint = Hoeveel beslissingen een spel vraagt, en met hoeveel punten het wordt gewonnen.
report-things = Wat winnaars hebben
report-things-hint = Wat minstens één keer gebeurde bij wie won en bij wie niet won, geteld in { $games } spellen; de duidelijkste verschillen eerst. Dat het samengaat met winnen, betekent niet dat het daardoor komt.
report-all-things = Alles wat is geteld
report-events = Wat er in een spel gebeurt
report-thing = Wat er gebeurde
report-in-wins = Winnaars
report-in-losses = Anderen
report-in-games = Spellen
report-times-a-game = Keer per spel
report-times-in-wins = Keer, winnaars
report-times-in-losses = Keer, anderen
report-points-in-wins = Punten, winnaars
report-points-in-losses = Punten, anderen
report-win-share-with = Gewonnen door wie het had
report-how = Hoe de cijfers tot stand komen
report-seatings = Alle opstellingen
report-how-stopped = Er werd gestopt voordat alle spellen waren gespeeld. Alleen schuddingen die in alle opstellingen zijn gespeeld tellen mee.
report-how-balance = { $games } spellen: { $deals } schuddingen, elk gespeeld in { $seatings ->
        [one] één opstelling
       *[other] alle { $seatings } opstellingen
    } met dezelfde kansen, zodat plaats noch geluk een bot bevoordeelt.
report-how-wins = Wie samen eerste wordt, deelt de winst. Een bot met meer plaatsen aan een tafel wint als een daarvan wint; zijn eerlijke deel is zijn deel van de plaatsen.
report-how-wilson = Aandelen hebben het 95%-interval van Wilson: als de spellen vele malen opnieuw werden gespeeld, zou het interval in 95 van de 100 gevallen het ware aandeel bevatten.
report-how-scores = Het interval van de gemiddelde punten is dat van Student over de schuddingen, omdat spellen van dezelfde schudding van elkaar afhangen.
report-how-ratings = Ratings zijn die van het Plackett-Luce-model in openskill, gemiddeld over meerdere volgordes van de spellen; ± is hun standaardafwijking.
report-how-times = Tijden zijn die van de machine waarop gespeeld is. Een eerste beslissing van elke bot, die misschien moet compileren, telt niet mee.
report-how-again = Gespeeld met versie { $rules } van de regels, met de opties { $options }. Dezelfde opdracht geeft dezelfde uitslag, op tijden na en op bots na die op de klok kijken:
report-how-study = { $target ->
        [table] De bots zaten aan tafels, elke opstelling even vaak.
       *[other] Elke speler doet willekeurige zetten ({ $weighed ->
            [true] gewogen zoals het spel het vraagt
           *[false] alle even waarschijnlijk
        }; doel { $target }).
    }
report-how-seats = Plaatsen staan in speelvolgorde. Wie samen eerste wordt, deelt de winst.
report-how-things = Wat er gebeurde is geteld uit de notities die de regels maken, in { $games } spellen; “winnaars” zijn alle plaatsen die wonnen of de winst deelden.
report-how-study-again = Gespeeld met de opties { $options }. Dezelfde opdracht geeft dezelfde uitslag:

# The question of a game that asks no other.
prompt-move = Jij bent aan zet.
