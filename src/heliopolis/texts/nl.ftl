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
play-unfinished = Je hebt nog een onafgemaakt spel. Zo ga je ermee verder:
play-hand-over = { $player } is aan de beurt. { $player }, druk op Enter zodra je achter het toetsenbord zit.
play-log-more =
    { $moves ->
        [one] Eén eerdere zet staat er niet bij; “log all” toont ook die.
       *[other] { $moves } eerdere zetten staan er niet bij; “log all” toont ook die.
    }

play-unknown = “{ $typed }” is geen zet en geen opdracht. “moves” toont je zetten, “help” alle opdrachten.
play-unknown-near = “{ $typed }” is geen zet en geen opdracht. Bedoel je “{ $near }”?
play-wrong-number =
    { $count ->
        [one] Zet { $typed } staat niet in de lijst: alleen nummer 1 staat erin.
       *[other] Zet { $typed } staat niet in de lijst: de nummers lopen van 1 tot en met { $count }.
    }
play-on-picture = Typ het nummer dat in de tekening op die plek staat; met Enter ga je terug.
play-click-picture = Klik op een plaats, of typ het nummer; Esc gaat terug.
play-amounts = { $move }: typ { $amounts }; met Enter ga je terug.
play-wrong-usage = Die zet is niet compleet. Je typt hem zo: { $usage }
play-refused = “{ $move }” mag nu niet:
play-not-together = Deze zetten kunnen niet samen worden gedaan: { $reason }
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
play-undo-known = Deze zet kun je niet terugnemen, want er is iets door onthuld: { $what }
play-undo-known-since = Je laatste zet kun je niet meer terugnemen, want daarna is er iets onthuld: { $what }

play-resign-sure = Wil je opgeven? Dan speelt een bot het spel voor je uit. Typ “ja” om te bevestigen.
answer-yes = ja j yes y
play-resign-not = Je speelt verder.
play-resigned = { $player } heeft opgegeven; een bot neemt het over.
# The name at the end of a game of a player who resigned.
play-stand-in = bot voor { $player }

play-saved = Opgeslagen in { $file }.
play-save-usage = Noem een bestand, bijvoorbeeld: save avond.journal
play-save-other = { $file } bestaat al en is geen kopie van dit spel: kies een andere naam.
play-save-failed = Opslaan is niet gelukt: { $reason }
play-not-kept = Het spel kon niet worden opgeslagen, maar je kunt doorspelen: { $reason }
play-kept = Je spel is opgeslagen. Zo ga je ermee verder:
play-kept-finished = Zo bekijk je dit spel nog eens:
play-goodbye = Tot ziens!
play-box-title = Esc sluit dit
play-keys-choose = kiezen

## Opdrachten in de terminal

help-moves = Je zetten (typ de tekst of het nummer)
help-commands = Opdrachten
help-picture = De afbeelding
help-options = Opties van deze tafel

command-moves = de vraag en je zetten nog eens tonen
    .usage = moves
command-board = de tafel nog eens tonen
    .usage = board
command-explain = een stuk, een kaart of een teken uitleggen
    .usage = explain [DING]
command-why = uitleggen welke regel een zet verbiedt
    .usage = why not ZET
command-rules = de regels lezen: de inhoud, één regel, of zoeken
    .usage = rules [{ $prefix }-5.4 | WOORD]
    .name = regels
command-undo = je laatste zet terugnemen, tenzij er iets is onthuld
    .usage = undo
    .name = terug
command-hint = de zet tonen die naar wat je weet de beste lijkt
    .usage = hint
    .name = tip
command-log = tonen wat er net is gebeurd, of alles
    .usage = log [all]
    .name = verloop
command-save = een kopie van het spel opslaan
    .usage = save BESTAND
command-help = deze hulp tonen
    .usage = help
    .name = hulp
command-resign = opgeven: een bot speelt voor je verder
    .usage = resign
command-quit = stoppen; je spel is opgeslagen
    .usage = quit

## Het einde van een spel

result-title = Het spel is afgelopen. De punten:
result-rest = Start (nooit onder 0)
result-total = Totaal
result-place = Plaats
result-place-number = { $place }e
result-winner = { $winner } wint met { $points ->
        [one] één punt
       *[other] { $points } punten
    }!
result-winners = { $winner } delen de overwinning met { $points ->
        [one] één punt
       *[other] { $points } punten
    }!

## Het regelboek

explain-names = Je kunt laten uitleggen: { $names }.
explain-no-piece = Er is hier geen “{ $word }”. Je kunt laten uitleggen: { $names }.
rules-how = Met “rules 5” of “rules { $prefix }-5” lees je een hoofdstuk, met “rules { $prefix }-5.4” één regel; elk ander woord wordt opgezocht.
rules-options = Opties van een tafel (heliopolis play --option NAAM=WAARDE)
rules-ruling = Uitspraak { $id }: { $ruling } Waarom: { $why }
rules-ruling-option = Optie: { $option }.
rules-example = Voorbeeld: { $title }
rules-usual = { $value } (standaard)
rules-no-number = Er is geen regel of hoofdstuk “{ $query }”.
rules-no-word = Geen enkele regel noemt “{ $query }”.
rules-near-game = Geen enkele regel noemt “{ $query }”; bedoel je het spel { $game }?

## Terugkijken

replay-start = { $game }: het begin
replay-step = zet { $step } van { $last }
replay-hint = Enter toont de volgende zet, “back” de vorige, een getal van 0 tot en met { $last } of “end” springt daarheen, “quit” stopt.
replay-end = Dat was de laatste zet.
replay-beginning = Dit is het begin.

## Een journaal nakijken

check-good = Het journaal klopt: elke zet volgt de regels, en de seed past bij de vooraf gepubliceerde vastlegging.
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
        [true] gewogen zetten
       *[false] alle zetten even waarschijnlijk
    }).
study-seat = Plaats
study-wins = Gewonnen
study-share = Aandeel
study-interval = 95%-interval
study-score = Punten
study-deviation = ±
study-range = Bereik
study-count = { $n }
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-length = Beslissingen per spel: gemiddeld { NUMBER($mean, maximumFractionDigits: 1) } (± { NUMBER($deviation, maximumFractionDigits: 1) }, van { $minimum } tot { $maximum }).
study-time = { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } spellen per seconde

## Snelheid

bench-measuring = { $game } wordt gemeten; dat duurt ongeveer een halve minuut …
bench-seats = { $seats } spelers
bench-decisions = { $n } beslissingen/s
bench-games = { $n } spellen/s
bench-none = hier niet beschikbaar
bench-number = { $n }
bench-ratio_compiled_plain = snelheid van compiled ten opzichte van plain
bench-decisions_per_game = beslissingen per spel
bench-state_bytes = grootte van een toestand, in bytes
bench-copy_ns = tijd om een toestand te kopiëren, in ns
bench-compile_s = eerste start (compileren), in s
bench-load_s = latere starts (uit de cache), in s
bench-share = aandeel in de tijd van een stap: { $part }
bench-signature = signatuur

study-of-bots =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } van { $bots } met { $seats } spelers, vanaf seed { $first }.
study-winning = De winnaar heeft gemiddeld { NUMBER($score, maximumFractionDigits: 1) } punten, { NUMBER($margin, maximumFractionDigits: 1) } meer dan de nummer twee.
study-course = De leiding in punten wisselt { NUMBER($changes, maximumFractionDigits: 1) } keer per partij. Er is gemiddeld keuze uit { NUMBER($branching, maximumFractionDigits: 1) } zetten; { NUMBER($forced, style: "percent", maximumFractionDigits: 0) } van de beslissingen laat geen keuze.
study-luck = Geluk bepaalt { NUMBER($luck, style: "percent", maximumFractionDigits: 0) } van de uitslag (95%-interval { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }): met dezelfde worpen en trekkingen maar andere beslissingen wint in { NUMBER($same, style: "percent", maximumFractionDigits: 0) } van de partijen dezelfde speler; bij twee willekeurige partijen is dat { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
report-lead-changes = Wisselingen van de leiding
report-branching = Zetten om uit te kiezen
report-forced = { $share } van de beslissingen laat geen keuze
report-luck = Door geluk bepaald
study-against = Dezelfde partijen met { $options }
study-against-hint = Bleek gedrukte cijfers kunnen door toeval verschillen.
study-first = Eerste
study-second = Tweede
study-difference = Verschil
study-figure-decisions = Beslissingen
study-figure-winning-score = Winnende score
study-figure-margin = Voorsprong
study-figure-share = Plaats { $seat }, winst (%)
study-figure-score = Plaats { $seat }, punten
report-worth = Waarde in punten

speed-bench_games_per_s = bench, compiled: { $n } spellen/s
speed-simulate_games_per_s = simulate op één kern: { $n } spellen/s
speed-simulate_2_cores_games_per_s = simulate op twee kernen: { $n } spellen/s
speed-ratio_simulate_bench = simulate ten opzichte van bench: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
speed-ratio_2_cores = twee kernen ten opzichte van één: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## De arena

arena-what = { $games } spellen met { $seats } spelers: { $deals } schuddingen vanaf seed { $first }, elk in { $seatings ->
        [one] één opstelling
       *[other] { $seatings } opstellingen
    }.
arena-rounded = Er worden { $games } spellen gespeeld: { $deals } schuddingen, elk in alle { $seatings } opstellingen.
arena-stopped = Gestopt voordat alle spellen waren gespeeld: alleen volledige schuddingen tellen mee.
arena-report = Het verslag staat in { $file }.
arena-sprt-accepted = Aangenomen: de eerste bot is sterker. LLR { $llr } ({ $lower } tot { $upper }), { $deals } schuddingen, ongeveer { $elo } Elo.
arena-sprt-rejected = Verworpen: de eerste bot is niet sterker. LLR { $llr } ({ $lower } tot { $upper }), { $deals } schuddingen, ongeveer { $elo } Elo.
arena-sprt-undecided = Niet beslist. LLR { $llr } ({ $lower } tot { $upper }), { $deals } schuddingen, ongeveer { $elo } Elo.

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
report-verdict-above = van de spellen gewonnen: { $times } keer het evenredige aandeel, significant meer
report-verdict-even = van de spellen gewonnen: { $times } keer het evenredige aandeel, dat kan toeval zijn
report-verdict-below = van de spellen gewonnen: { $times } keer het evenredige aandeel, significant minder
report-wins = Gewonnen spellen
report-wins-hint = Het deel van zijn spellen dat elke bot won. De stippellijn is het evenredige aandeel: wat de bot zou winnen als alle bots even sterk waren.
report-above = significant boven het evenredige aandeel
report-even = geen significant verschil
report-below = significant onder het evenredige aandeel
report-fair = evenredig aandeel
report-ratings = Ratings
report-ratings-hint = De sterkte van elke bot als één getal, berekend uit de uitslagen van alle spellen; elke bot begint op 25.
report-table = Alle cijfers
report-table-hint = Kleine cijfers zijn 95%-betrouwbaarheidsintervallen.
report-bot = Bot
report-games = Spellen
report-win-share = Gewonnen
report-interval = 95%-interval
report-fair-share = Evenredig
report-times-fair = Verhouding
report-score = Punten
report-deviation = Std.afw.
report-rank = Plaats
report-rating = Rating
report-mean-time = Gemiddelde tijd per beslissing
report-long-time = 95e percentiel
report-scores = Punten
report-scores-hint = Hoe vaak elke score werd bereikt. De stippellijn is het gemiddelde; ± is de standaardafwijking van losse spellen.
report-pairings = Onderling
report-pairings-hint = Hoe vaak de bot van de rij boven de bot van de kolom eindigde in de spellen die beide speelden; gelijk telt half.
report-times = Bedenktijd
report-times-hint = De tijd per beslissing op een logaritmische schaal.
report-seats = Plaatsen
report-seats-hint = Hoe vaak elke plaats won, welke bot er ook zat; daaronder elke bot per plaats. Elke bot speelde even vaak op elke plaats.
report-study-seats-hint = Hoe vaak elke plaats won. De stippellijn is een gelijk deel.
report-seat = Plaats { $seat }
report-best-seat = Beste plaats
report-best-seat-none = geen plaats is aantoonbaar beter
report-decisions = Beslissingen per spel
report-winning-score = Score van de winnaar
report-margin = Voorsprong op de nummer twee
report-length = Lengte en voorsprong
report-length-hint = Het aantal beslissingen per spel, en het verschil in punten met de nummer twee.
report-seat-events = Wat winnaars gemeen hebben
report-seat-events-hint = Wat minstens één keer gebeurde bij winnaars en bij de anderen, geteld in { $games } spellen; de duidelijkste verschillen eerst. Samenhang met winnen bewijst nog geen oorzaak.
report-all-events = Alle getelde gebeurtenissen
report-game-events = Gebeurtenissen in het spel
report-event = Gebeurtenis
report-in-wins = Winnaars
report-in-losses = Anderen
report-in-games = Spellen
report-times-per-game = Per spel
report-times-in-wins = Keer, winnaars
report-times-in-losses = Keer, anderen
report-points-in-wins = Punten, winnaars
report-points-in-losses = Punten, anderen
report-win-share-with = Winstaandeel van wie het had
report-how = Werkwijze
report-seatings = Alle opstellingen
report-how-stopped = Het toernooi is gestopt voordat alle spellen waren gespeeld. Alleen schuddingen die in alle opstellingen zijn gespeeld tellen mee.
report-how-balance = { $games } spellen: { $deals } schuddingen, elk gespeeld in { $seatings ->
        [one] één opstelling
       *[other] alle { $seatings } opstellingen
    } met dezelfde seed, zodat plaats noch geluk een bot bevoordeelt.
report-how-wins = Gedeelde winnaars delen de winst. Een bot met meer plaatsen aan een tafel wint als een daarvan wint; zijn evenredige aandeel is zijn aandeel in de plaatsen.
report-how-wilson = Aandelen hebben het 95%-betrouwbaarheidsinterval van Wilson: bij vele herhalingen zou het interval in 95 van de 100 gevallen het ware aandeel bevatten.
report-how-scores = Het interval van de gemiddelde score is dat van Student over de schuddingen, omdat spellen van dezelfde schudding niet onafhankelijk zijn.
report-how-ratings = Ratings volgen het Plackett-Luce-model van openskill, gemiddeld over meerdere volgordes van de spellen; ± is hun standaardafwijking.
report-how-times = Tijden zijn gemeten op de machine die speelde. De eerste beslissing van elke bot, waarin misschien wordt gecompileerd, telt niet mee.
report-how-again = Gespeeld met regelversie { $rules } en de opties { $options }. Dezelfde opdracht geeft dezelfde uitslag, op tijden na en op bots na die op de klok kijken:
report-how-study = { $target ->
        [table] De bots speelden aan tafels, elke opstelling even vaak.
       *[other] Elke speler doet willekeurige zetten ({ $weighed ->
            [true] met de gewichten van het spel
           *[false] alle even waarschijnlijk
        }; doel { $target }).
    }
report-how-seats = Plaatsen staan in speelvolgorde. Gedeelde winnaars delen de winst.
report-how-events = Gebeurtenissen zijn geteld uit het logboek van het spel, in { $games } spellen; “winnaars” zijn alle plaatsen die wonnen of de winst deelden.
report-how-study-again = Gespeeld met de opties { $options }. Dezelfde opdracht geeft dezelfde uitslag:

# The question of a game that asks no other.
prompt-move = Jij bent aan zet.

## Sentences of the log: the one who reads as the subject and elsewhere, and what joins clauses

log-you = Je
log-to-you = jou
log-and = en

# Analyse: `heliopolis analyse`, het verslag ervan en hints.
analyse-title = { $game }: analyse
analyse-subtitle = { $players }. { NUMBER($moves) } zetten.
analyse-foot = Gemaakt met Heliopolis. Elk getal is het gemiddelde van spellen die vanaf dat moment zijn doorgespeeld; diepte { $curve } en { $judged }.
analyse-unfinished = Het spel is niet afgelopen: de laatste getallen zijn verwachtingen.
analyse-chances = Winstkansen
analyse-chances-hint = Het deel van de spellen dat elke speler wint als iedereen verder speelt zoals bots, na elke zet. De band is het 95%-interval; een stip is een fout, een gevulde een blunder; de streepjeslijnen zijn de momenten die het spel beslisten.
analyse-points = Verwachte punten
analyse-points-hint = De punten die elke speler aan het eind kan verwachten. Een telling wordt verwacht voordat ze komt en geeft dus geen sprong.
analyse-explained = Geluk en beslissingen
analyse-explained-hint = Wat er aan het begin te verwachten was, en wat geluk, de eigen beslissingen en die van anderen toevoegden. Samen zijn ze precies het resultaat. Kansen die verloren gingen en terugkwamen, tellen elke keer mee.
analyse-player = Speler
analyse-start = Begin
analyse-luck = Geluk
analyse-own = Eigen beslissingen
analyse-others = Beslissingen van anderen
analyse-result = Resultaat
analyse-accuracy = Nauwkeurigheid
analyse-accuracy-hint = 100% als geen beslissing winstkansen verloor. Beslissingen worden beoordeeld naar wat de speler kon weten.
analyse-part-opening = Opening
analyse-part-middle = Midden
analyse-part-end = Einde
analyse-verdict-best = Beste
analyse-verdict-good = Goed
analyse-verdict-inaccuracy = Onnauwkeurigheid
analyse-verdict-mistake = Fout
analyse-verdict-blunder = Blunder
analyse-moments = De momenten die het spel beslisten
analyse-moments-none = Geen enkele zet veranderde de winstkansen.
analyse-moment = Zet { $move }, { $player }: { $what }.
analyse-moment-decision = de keuze voor ‘{ $played }’
analyse-moment-told = Zet { $move }, geluk: { $told }
analyse-moment-luck = wat het toeval bracht na ‘{ $played }’
analyse-changes = Winstkansen: { $changes }.
analyse-mistakes = Fouten
analyse-mistakes-hint = Beslissingen die winstkansen kostten, en wat beter was geweest naar wat de speler kon weten.
analyse-mistakes-none = Niemand maakte een meetbare fout.
analyse-mistakes-unjudged = Op deze diepte is geen beslissing beoordeeld.
analyse-better = Beter
analyse-rows = Alle { $rows }
analyse-why-own = { $player } { $points } punten
analyse-why-other = { $player } { $points }
analyse-why-chance = kansen van { $player } { $change }
analyse-wrote = Het verslag staat in { $file }.
analyse-replay = Bekijk de partij zet voor zet
analyse-shared = Winstkansen, elke beslissing beoordeeld en de momenten die het spel beslisten. Nauwkeurigheid: { $accuracies }.
analyse-shared-unjudged = Winstkansen, en de momenten die het spel beslisten.
analyse-making = De partij wordt geanalyseerd: { $percent } %. Daarna toont deze pagina de analyse.
analyse-waiting = De analyse wacht op haar beurt. Daarna toont deze pagina haar.
analyse-hint = Probeer: { $move }
analyse-hint-chance = Daarmee wordt { $chance } van de vanaf hier doorgespeelde spellen gewonnen; met de op één na beste zet, { $second }, { $other }.
analyse-hint-only = Het is de enige zet.
analyse-hint-glance = Dat zegt een korte blik: er was geen tijd om het uit te spelen.
facts-luck = Geluk in punten
facts-dice = Dobbelstenen
facts-production = Opbrengst
facts-suns = Zonnen en tegels, gemiddeld
facts-cards = Machtkaarten
facts-lots = Veilingen
facts-temple = Tempel
facts-provinces = Provincies
facts-auctions = Veilingen
facts-column-won = Gewonnen veilingen
facts-column-drawn = Getrokken
facts-column-bought = Daarvan gekocht
facts-column-dice = Dobbelstenen
facts-column-steals = Diefstallen
facts-column-draws = Getrokken
facts-column-cards = Kaarten
facts-column-provinces = Provincies
facts-column-other = Overig
facts-column-rolled = Gegooid
facts-column-expected = Verwacht
facts-column-received = Ontvangen
facts-column-robbed = Verloren aan de rover
facts-column-paid-sun = Zon betaald
facts-column-got-sun = Zon gekregen
facts-column-tiles = Tegels
facts-column-gain = Verandering van de verwachte punten
facts-column-offerings = Som van de offers
facts-column-temple-field = Tempel
facts-column-paid-gold = Goud betaald
facts-column-paid-cards = Betaald
facts-row-value = { $facts ->
        [temple] Ronde { $label }
       *[other] { $label }
    }
facts-row-step = Zet { $label }, { $player }

## Verkeerde invoer op de opdrachtregel

error-game-near = spel { $name }: bedoel je { $near }?
error-game-unknown = spel { $name }: niet een van { $known }
error-option-form = { $given_by } { $option }: niet NAAM=WAARDE
error-option-twice = --option { $option }: twee keer opgegeven
error-board-json = --board { $file }: geen JSON
error-board-json-at = --board { $file }: geen JSON (regel { $line }, kolom { $column })
error-file-size = { $file }: groter dan { $most } bytes
error-file-text = { $file }: geen tekst in UTF-8 (byte { $byte })
error-file-kind = { $file }: geen bestand
error-file-changed = { $file }: een ander programma heeft het bestand gewijzigd
error-file-other = { $file }: bestaat al en is geen kopie van dit spel
error-seats-empty = --seats: { $seats } bevat een lege naam
error-seats-twice = --seats: de naam { $name } komt twee keer voor
error-seats-bots = --seats: het aantal plaatsen voor bots is { $seats }, maar --bots noemt er { $count }
error-not-together = { $option }: kan niet samen met { $other }
error-no-terminal = { $option }: vraagt om een terminal; laat de optie weg om regel voor regel te spelen
error-no-unfinished = --continue: er is geen onafgemaakt spel
error-kept-game = spel: { $file } bevat een spel van { $game }
error-kept-seats = --seats: in { $file } spelen { $players }
error-kept-seed = --seed: { $seed } is niet de beginwaarde van { $file }
error-kept-option = --option { $option }: { $file } wordt met { $option }={ $value } gespeeld
error-kept-board = --board: { $file } wordt op een ander bord gespeeld
error-at-range = --at: { $at } ligt niet in 0..{ $last }, het aantal zetten in { $file }
error-not-one-of = { $option }: { $value } is niet een van { $known }
error-signature-seats = --seats: kan niet samen met --signature, dat alle aantallen spelers omvat
error-requires-signature = --target: vereist --signature; anders worden alle doelen gemeten
error-requires-coverage = --tests: vereist --coverage
error-takes-game = spel{ $name }: { $option } verwacht de naam van een spel
error-only-game = spel { $name }: { $option } neemt alleen de naam van een spel aan
error-folder = --tests { $folder }: geen map

## Verkeerde invoer: tafels, journaals, bots, bestanden

error-line = regel { $line }: { $why }
error-file = { $file }: { $reason }
error-range = { $name }: { $value } ligt niet in { $least }..{ $most }
error-negative = { $name }: { $value } is negatief
error-values-range = { $least } tot { $most }
error-values-list = een van { $known }
error-game = spel: { $name } is geen van { $known }
error-seats-exact = seats: { $game } is voor { $needed } spelers, niet voor { $seats }
error-seats-range = seats: { $game } is voor { $least } tot { $most } spelers, niet voor { $seats }
error-seed = seed: { $seed } is geen geheel getal in 0..{ $most }
error-players-count = players: er zijn { $count } namen opgegeven en { $seats } nodig
error-players-name = players: { $name } is geen naam die getoond kan worden
error-players-long = players: { $name } is langer dan { $most } tekens
error-option-unknown = optie { $name }: { $game } heeft alleen { $known }
error-option-none = optie { $name }: { $game } heeft geen opties
error-option-value = optie { $name }: { $value } is geen van { $known }
error-option-arrangement = optie { $name }: { $value } is niet 'random' en bestaat niet uit de cijfers 1 tot { $last } in enige volgorde
error-option-number = optie { $name }: { $value } is geen geheel getal van { $least } tot { $most }
error-option-number-or = optie { $name }: { $value } is geen geheel getal van { $least } tot { $most }, en ook niet { $words }
error-board = bord: { $why }
error-board-field = bord, veld '{ $field }': { $why }
error-board-none = bord: { $game } kent geen ander bord
error-rules-newer = rules: versie { $rules } is nieuwer dan { $known }, de nieuwste die hier bekend is

error-journal-size = een journaal heeft hoogstens { $most } tekens
error-journal-start = een journaal begint met 'heliopolis journal { $format }'
error-journal-format = formaat { $format } is hier niet bekend, alleen { $known }
error-journal-line = { $text } is geen 'veld: waarde'
error-journal-moves = de regel 'moves:' ontbreekt
error-journal-twice = het veld '{ $field }' staat er twee keer
error-journal-unknown = het veld { $field } is niet bekend
error-journal-missing = het veld '{ $field }' ontbreekt
error-journal-field = veld '{ $field }': { $why }
error-journal-seats = er zijn maar { $seats } plaatsen
error-journal-name = een naam heeft 1 tot { $most } zichtbare tekens
error-journal-json = het is geen JSON
error-journal-number = { $value } is geen geheel getal
error-journal-range = { $value } ligt niet tussen { $least } en { $most }
error-journal-salt = { $value } is niet hexadecimaal
error-journal-commitment = { $value } bestaat niet uit 64 hexadecimale cijfers
error-journal-reseed = het wordt geschreven als 'reseed: COMMITMENT SEED [SALT]'
error-journal-entry = { $text } is geen plaats ({ $first } tot { $last }) met een zet
error-journal-seed = de seed { $seed } is groter dan { $most }
error-journal-mismatch = de seed past niet bij de vastlegging

error-broken-rule = '{ $move }' overtreedt { $rule }: { $text }
error-move-empty = een lege regel is geen zet; zetten zijn: { $known }
error-move-near = { $move } is geen zet: bedoel je '{ $near }'?
error-move-unknown = { $move } is geen zet: zetten zijn: { $known }
error-move-usage = { $move } is geen zet: je typt '{ $usage }'
error-move-argument = { $move } is geen zet: { $name } is { $known }
error-move-none = { $move } is geen zet van dit spel: je typt '{ $usage }'
error-move-no-verb = veld 'move': het ontbreekt; het is een van { $known }
error-move-value = veld '{ $field }': { $value } is niet { $known }
error-moves-many = zetten: het zijn er meer dan { $most } afzonderlijke
error-moves-reveal = zetten: '{ $move }' onthult iets en moet dus de laatste zijn

error-bot = bot: { $name } is geen van { $known } en geen module:Class
error-bot-iterations = bot: '{ $name }': het aantal herhalingen ligt niet in 1..200000
error-bot-import = bot: '{ $name }' kan niet geïmporteerd worden: { $reason }
error-bot-constructor = bot { $name }: het maken ervan is mislukt: { $reason }
error-bot-choose = bot { $name }: { $type } heeft geen methode 'choose'
error-net = net { $file }: { $why }
error-net-not = geen net van Heliopolis
error-net-damaged = beschadigd
error-net-large = { $size } bytes, hoogstens { $most } zijn toegestaan
error-net-fit = { $field } is { $found }, { $game } heeft { $needed }
error-net-none = bij dit spel hoort geen net
error-bots-form = bots: { $name } is niet NAAM of NAAM*N, zoals greedy*3
error-bots-seats = bots: { $name }: { $seats } plaatsen liggen niet in 1..{ $most }
error-bots-many = bots: het zijn er { $count }, hoogstens { $most } zijn toegestaan
error-bots-repeated = seats: { $seats } plaatsen kunnen niet gevuld worden met { $count } bots van wie er sommige meermaals staan; noem elke bot één keer per plaats
error-games-few = games: { $games } is minder dan de { $seatings } zitverdelingen; vraag er { $seatings } of meer
error-sprt-form = --sprt: { $text } is niet ELO0,ELO1 met -1000 <= ELO0 < ELO1 <= 1000, zoals 0,10
error-sprt-bots = --sprt: dit vergelijkt twee bots die elkaar in elk spel treffen, niet { $count }; noem er twee, zoals nieuw,oud*3
error-random-only = { $name } geldt alleen voor willekeurige bots
error-record = --resume { $file }: geen uitslagenbestand van de arena
error-record-file = --resume { $file }: { $reason }
error-record-busy = --resume { $file }: het bestand is in gebruik ({ $reason })
error-record-line = --resume { $file }: regel { $line } is beschadigd ({ $reason })
error-record-other = { $name }: { $asked } past niet bij { $found } in { $file }; kies een ander bestand voor --resume
error-target = target { $target }: het is een van { $known }
error-no-cuda = target 'cuda': deze machine heeft geen CUDA-apparaat
error-missing-extra = { $what }: er ontbreken pakketten: pip install "heliopolis[{ $extra }]"

error-workers = --workers: SQLite werkt met één proces; voor meer noemt --database een database van PostgreSQL
error-port = --host, --port: op { $host } poort { $port } kan niet geluisterd worden: { $reason }
error-database-form = --database: het is een bestand dat op .sqlite eindigt, of postgresql+asyncpg://USER:PASSWORD@HOST/NAME
error-database-open = --database: kan niet geopend worden: { $reason }
error-database-file = --database: er is geen bestand { $file }
error-database-unused = --database: nog door geen server gebruikt
error-database-busy = --database: een server gebruikt haar; stop die eerst
error-database-full = --database: ze is niet leeg; zet de kopie terug in een nieuwe
error-database-newer = --database: ze is van een nieuwere versie ({ $version }); gebruik een nieuwere Heliopolis
error-backup = { $file }: het is geen kopie van Heliopolis
error-backup-newer = { $file }: gemaakt door een nieuwere versie van Heliopolis
error-backup-read = { $file }: kan niet gelezen worden ({ $reason })
error-backup-end = { $file }: het einde ontbreekt
error-setting = { $name }: { $why }
error-setting-unknown = { $name }: zo'n instelling is er niet
error-setting-yes-no = { $name }: { $value } is niet yes of no
error-setting-number = { $name }: { $value } is geen getal
error-setting-whole = { $name }: { $value } is geen geheel getal
error-setting-positive = { $name }: { $value } is geen getal van 0 of meer
error-push-key = het is een geheime sleutel van 32 bytes in URL-veilige Base64
error-mail-address = { $value } is geen e-mailadres

error-system-EACCES = geen toegang
error-system-EADDRINUSE = het adres is al in gebruik
error-system-EADDRNOTAVAIL = deze machine heeft dat adres niet
error-system-EEXIST = het bestand bestaat al
error-system-EISDIR = het is een map
error-system-ENAMETOOLONG = de bestandsnaam is te lang
error-system-ENOENT = dit bestand of deze map bestaat niet
error-system-ENOSPC = de schijf is vol
error-system-ENOTDIR = het is geen map
error-system-EPERM = niet toegestaan
error-system-EROFS = het bestandssysteem kan alleen gelezen worden

## Wat er mis is met een verzoek aan een server

error-request = { $name }: { $why }
error-request-or = { $one }, of { $other }
error-request-least = { $value } is te laag, { $least } of meer is toegestaan
error-request-most = { $value } is te hoog, { $most } of minder is toegestaan
error-request-below = { $value } is te hoog, minder dan { $most } is toegestaan
error-request-whole = { $value } is geen geheel getal
error-request-number = { $value } is geen getal
error-request-yes-no = { $value } is noch true noch false
error-request-one-of = { $value } is geen van { $known }
error-request-text = er wordt een tekst verwacht
error-request-object = er wordt een object verwacht
error-request-list = er wordt een lijst verwacht
error-request-empty = het veld is leeg
error-request-short = de lengte is { $count }, er zijn minstens { $least } tekens nodig
error-request-long = de lengte is { $count }, er zijn hoogstens { $most } tekens toegestaan
error-request-few = er zijn { $count } onderdelen opgegeven en minstens { $least } nodig
error-request-many = er zijn { $count } onderdelen opgegeven en hoogstens { $most } toegestaan
error-request-missing = het ontbreekt
error-request-unknown = het is hier niet bekend
error-request-form = { $value } heeft niet de vorm die nodig is
error-request-unprintable = er zijn tekens bij die niet te tonen zijn
error-request-tables = Je hebt { $most } tafels, meer mag niet: beëindig of verlaat er eerst een paar.
error-request-boards = Je hebt { $most } borden, meer mag niet: verwijder er eerst een paar.
error-field-address = E-mailadres
error-field-break_minutes = Minuten tussen de ronden
error-field-days = Dagen
error-field-name = Naam
error-field-new_password = Nieuw wachtwoord
error-field-password = Wachtwoord
error-field-round_hours = Uren per ronde
error-field-text = Bericht
error-field-up_to = Geheim maximumbod
error-field-webhook = Webhook

## Verkeerd gebruik van de opdrachtregel

error-usage = { $why } (zie '{ $command } --help')
error-usage-command = De opdracht { $name } bestaat niet
error-usage-option = De optie { $name } bestaat niet
error-usage-near = De optie { $name } bestaat niet (wel: { $near })
error-usage-argument = De optie { $name } vraagt om een waarde
error-usage-no-value = De optie { $name } heeft geen waarde
error-usage-missing = { $name } ontbreekt
error-usage-missing-option = De optie { $name } ontbreekt
error-usage-extra = Te veel opgegeven: { $name }
error-usage-value = Ongeldige waarde voor { $name }: { $why }
error-usage-whole = dit is geen geheel getal
error-usage-number = dit is geen getal
error-usage-least = het is minstens { $least }
error-usage-most = het is hoogstens { $most }
error-train-resume = --resume: in { $folder } staat geen training van dit spel
error-train-setting = --set: { $setting } is geen NAAM=WAARDE van een instelling

## Wat een server laat weten aan spelers die weg zijn, via Web Push en e-mail

notice-turn = Jouw beurt bij { $game }
notice-over-won = Het spel is afgelopen. Je hebt gewonnen!
notice-over-lost = Het spel is afgelopen. Je bent { $place }e van { $players } geworden.
notice-over = Het spel is afgelopen.
notice-invitation = { $name } nodigt je uit voor nog een spel.
notice-chat = { $name }: { $text }

mail-several =
    { $count ->
        [one] Eén tafel wacht op je
       *[other] { $count } tafels wachten op je
    }
mail-news = Nieuws van je tafels
mail-greeting = Hallo { $name },
mail-waiting-since = Laatste zet: { $when }
mail-deadline = Je hebt de tijd tot { $when }
mail-open = Naar de tafel
mail-turns = Al je beurten
mail-why = Je krijgt deze e-mail omdat je Heliopolis hebt gevraagd te laten weten wanneer je aan de beurt bent.
mail-stop = Deze e-mails stoppen
mail-confirm-subject = Bevestig je e-mailadres
mail-confirm-text = Iemand, waarschijnlijk jij, wil op dit adres bericht krijgen zodra er bij Heliopolis een zet gevraagd wordt. Open binnen twee dagen deze link om het te bevestigen:
mail-confirm-button = Dit adres bevestigen
mail-confirm-not = Was jij het niet? Doe dan niets: je hoort niet meer van ons.
