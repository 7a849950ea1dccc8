### Texts of the browser's shell, in Dutch.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Common

yes = Ja
no = Nee
close = Sluiten
loading = Een ogenblik …
skip = Naar de inhoud

## Navigation

nav-label = Hoofdmenu
nav-home = Startpagina
nav-play = Spelen
nav-turns = Jouw beurten
nav-rules = Regels
nav-settings = Instellingen
nav-waiting =
    { $n ->
        [one] Eén tafel wacht op je
       *[other] { $n } tafels wachten op je
    }

## Problems

problem-title = Dat ging mis
problem-again = Opnieuw proberen
problem-unknown = Er ging iets mis. Probeer het nog eens.
problem-unreachable = De server is nu niet bereikbaar.
problem-lost = De verbinding is verbroken; ze wordt hersteld.
problem-stale = Er is intussen iets gebeurd: kijk nog eens goed voordat je zet.
problem-bad_login = De naam of het wachtwoord klopt niet.
problem-bad_webhook = De server kan dit adres niet gebruiken.
problem-bad_order = Dit maximumbod past niet bij de veiling.
problem-bad_bot = Die bot bestaat niet.
problem-bad_token = Deze sleutel werkt niet.
problem-unknown_person = De server kent je niet meer. Laad de pagina opnieuw.
problem-not_stored = De server kon dat niet bewaren. Probeer het nog eens.
problem-closing = De server start opnieuw; hij is zo terug.
problem-unavailable = De server kan dit nu even niet.
problem-server_error = Er ging iets mis op de server.
problem-too_large = Dat is te groot.
problem-busy = Iemand anders was sneller. Probeer het nog eens.
problem-already_asked = Er is al gevraagd om terug te gaan.
problem-already_left = Er speelt al een bot voor je.
problem-frozen = Deze tafel is onderbroken.
problem-table_closed = Deze tafel is gesloten.
problem-has_account = Je hebt al een account.
problem-no_auction = Dit spel kent geen veiling waarvoor dat kan.
problem-no_bot = Op die plaats zit geen bot.
problem-no_order = Er is geen maximumbod om in te trekken.
problem-no_undo = Dit kan niet worden teruggenomen zonder het de anderen te vragen: er is iets bekend geworden of afgesproken, of iemand anders heeft gezet.
problem-bad_standing = Dit antwoord kan hier niet worden achtergelaten.
problem-bad_suggestion = Dit kan niet worden voorgesteld.
problem-no_suggestion = Er is nu niemand om dit aan voor te stellen.
problem-nobody_plays = Er moet minstens één mens meedoen.
problem-not_over = Het spel is nog niet afgelopen.
problem-not_replaced = Er speelt niemand in jouw plaats.
problem-not_seated = Je zit niet aan deze tafel.
problem-not_started = Het spel is nog niet begonnen.
problem-nothing_asked = Niemand heeft gevraagd om terug te gaan.
problem-over = Het spel is afgelopen.
problem-rematch = Er is al een revanche.
problem-seated = Je zit al aan deze tafel.
problem-seats_open = Nog niet alle plaatsen zijn bezet.
problem-started = Het spel is al begonnen.
problem-taken = Daar zit al iemand anders.
problem-too_many_tokens = Je kunt niet nog meer sleutels hebben.
problem-name_taken = Die naam is al bezet.
problem-too_many = Dat was iets te veel tegelijk. Wacht even.
problem-not_found = Dat is hier niet te vinden.
problem-forbidden = Dit mag jij niet veranderen.
problem-no_such_table = Die tafel bestaat niet.
problem-not_allowed = Je mag niet aan deze tafel plaatsnemen.
problem-bad_endpoint = De server kan de pushdienst van deze browser niet gebruiken.
problem-too_many_devices = Je krijgt al in te veel browsers bericht. Verwijder er eerst een.
problem-no_mail = Deze server verstuurt geen e-mail.
problem-bad_address = Dat is geen e-mailadres.
problem-no_address = Vul eerst je e-mailadres in.
problem-link_expired = Deze link is te oud. Vraag een nieuwe aan bij je instellingen.
problem-on_vacation = Je bent al op vakantie.
problem-not_on_vacation = Je bent niet op vakantie.
problem-no_days_left = Zoveel dagen heb je niet meer over.
missing-title = Hier is niets
missing-lead = Dit adres leidt nergens heen. Misschien is een deel van de link weggevallen.

## Anderen ontmoeten: open tafels, een spel zoeken, ranglijsten, toernooien

nav-meet = Medespelers
meet-title = Open tafels
meet-all = Alle spellen
meet-new = Nieuwe tafel
meet-join = Meespelen
meet-go = Naar de tafel
rating-short = speelsterkte { $mean }
rating-none = nog geen speelsterkte
search-title = Zoek een spel voor mij
search-any-number = Maakt niet uit
search-within = Speelsterkte van de anderen
search-any-rating = Maakt niet uit
search-within-points = ± { $n } van de mijne
search-begin = Zoek een spel voor mij
search-waiting = Je zoekt een spel
search-for = Medespelers voor { $game } worden gezocht …
search-others =
    { $n ->
        [0] Verder zoekt nu niemand dit spel.
        [one] Eén andere speler zoekt dit spel ook.
       *[other] { $n } anderen zoeken dit spel ook.
    }
search-stay = Kijk intussen gerust rond: zodra er een tafel is, brengen we je erheen.
search-end = Stop met zoeken
search-found = Er zijn medespelers gevonden: je tafel wacht op je.
leaders-title = Ranglijst
leaders-place = Plaats
leaders-player = Speler
leaders-rating = Speelsterkte
leaders-estimate = Schatting
leaders-games = Partijen
leaders-bot = Bots, { $level }
leaders-none = Nog niemand heeft hiervan een partij voor de ranglijst uitgespeeld.
leaders-hint = De speelsterkte is wat een speler vrijwel zeker minstens waard is: de schatting min drie keer haar onzekerheid. Ze stijgt door te winnen, en met elke partij die de schatting zekerder maakt.
tournaments-title = Toernooien
tournaments-lead = Meerdere ronden, telkens andere tegenstanders, één stand. Iedereen kan er een openen; bots mogen meedoen.
tournaments-mine = Van jou
tournaments-open = Open voor spelers
tournaments-running = Bezig
tournaments-over = Afgelopen
tournaments-none = Er is nu geen toernooi. Open er een!
tournament-missing = Dat toernooi bestaat niet
tournament-missing-hint = Misschien klopt de link niet, of het toernooi is nooit begonnen en opgeruimd.
tournament-new = Nieuw toernooi
tournament-usual-name = Toernooi: { $game }
tournament-name = Naam van het toernooi
tournament-seats = Spelers per tafel
tournament-how-many-rounds = Ronden
tournament-most = Hoogstens zoveel spelers
tournament-draw = Wie speelt tegen wie
tournament-draw-swiss = Zwitserse ronden
    .hint = Wie evenveel punten heeft als jij, zit de volgende keer aan jouw tafel; als het kan, ontmoet niemand iemand twee keer.
tournament-draw-rating = Op speelsterkte
    .hint = Spelers van vergelijkbare sterkte zitten bij elkaar; als het kan, ontmoet niemand iemand twee keer.
tournament-hours = Uren per ronde
tournament-break = Minuten tussen de ronden
tournament-deadline-hint = Als de tijd van een ronde om is, spelen bots de partijen uit zoals ze ervoor staan, en die uitslag telt.
tournament-play = Ik doe mee
tournament-public = Zichtbaar voor iedereen
tournament-public-hint = Anders vindt alleen wie de link heeft het toernooi.
tournament-bots = Bots die meedoen
tournament-make = Open het toernooi
tournament-not-now = Niet nu
tournament-by = georganiseerd door { $name }
tournament-rounds =
    { $n ->
        [one] één ronde
       *[other] { $n } ronden
    }
tournament-tables-of = tafels van { $n }
tournament-players = { $n } van { $most } spelers
tournament-state-open = Open voor spelers
tournament-state-running = Ronde { $round } van { $rounds }
tournament-state-over = Afgelopen
tournament-state-closed = Afgelast
tournament-take-part = Meedoen
tournament-join = Doe mee
tournament-joined = Je doet mee. Zodra de organisator begint, wacht hier je eerste tafel.
tournament-leave = Toch niet meedoen
tournament-invite = Nodig anderen uit
tournament-invite-hint = Wie deze link opent, kan meedoen, zonder account.
tournament-link = Link naar dit toernooi
tournament-add-bot = Voeg een bot toe
tournament-remove = Eruit halen
tournament-remove-sure = Voorgoed eruit halen
tournament-sit-out =
    { $n ->
        [one] Met dit aantal is elke ronde één speler vrij. Eén speler meer of minder zou precies passen.
       *[other] Met dit aantal zijn elke ronde { $n } spelers vrij.
    }
tournament-start = Loot de eerste ronde
tournament-cancel = Afgelasten
tournament-too-few = Er zijn nog te weinig spelers voor een tafel.
tournament-waits = { $name } begint het toernooi als iedereen er is.
tournament-my-table = Naar je tafel
tournament-wait = Je partij is afgelopen: de volgende ronde begint als alle tafels klaar zijn.
tournament-you-sit-out = Je bent deze ronde vrij: dat telt als gewonnen. De volgende begint als alle tafels klaar zijn.
tournament-next-at = De volgende ronde begint: { $time }
tournament-deadline = Einde van de ronde: uiterlijk { $time }
tournament-withdraw = Terugtrekken
tournament-return = Verder spelen
tournament-withdrawn = teruggetrokken
tournament-absent = afwezig
tournament-close = Toernooi beëindigen
tournament-close-sure = Nu beëindigen
tournament-won = { $names }: winnaar van het toernooi
tournament-standings = Stand
tournament-points = Punten
tournament-mates = Weerstand
tournament-wins = Gewonnen
tournament-points-hint = Winnen is 1 punt, de laatste plaats 0; daartussen telt welk deel van de anderen je achter je laat. Een vrije ronde telt als gewonnen. Bij gelijke punten telt de weerstand: de punten van je tafelgenoten, gemiddeld per ronde; daarna het aantal gewonnen tafels.
tournament-all-rounds = Ronden
tournament-round = Ronde { $n }
tournament-table = Tafel { $n }
tournament-watch = Kijken
tournament-play-table = Spelen
tournament-look-back = Terugkijken
tournament-out = Vrij: { $names }
tournament-seed = Alle lotingen volgen uit dit getal: { $seed }
ending-tournament = Naar het toernooi
problem-joined = Je doet al mee.
problem-not_joined = Je doet niet mee.
problem-taken_out = De organisator heeft je uit dit toernooi gehaald; je kunt niet opnieuw meedoen.
problem-tournament_started = Het toernooi is al begonnen.
problem-tournament_over = Het toernooi is afgelopen.
problem-tournament_full = Het toernooi is vol.
problem-too_few = Er zijn nog te weinig spelers voor een tafel.
problem-too_many_tournaments = Je hebt nu genoeg toernooien; beëindig of verlaat er eerst een.
problem-deadline = De tijd van de ronde is om: bots spelen deze partij uit.

## Home

home-title = Een open tafel voor spellen uit de oudheid
home-lead = Speel meteen tegen bots, of stuur vrienden een link: niemand heeft een account nodig.
home-games = Spellen
home-players = { $from } tot { $to } spelers
home-minutes = { $n } minuten
home-play-bots = Speel tegen bots
home-with-friends = Nieuwe tafel
home-guided = Mijn eerste spel: laat zien hoe het werkt
home-read-rules = Lees de regels
home-mine = Jouw tafels
home-open = Open tafels
home-open-none = Niemand zoekt nu medespelers. Open zelf een tafel!
home-watch = Kijk mee bij anderen
home-players-only = { $n } spelers
home-finished = Afgelopen partijen ({ $n })
home-abandoned = Verlaten tafels ({ $n })
home-abandoned-hint = Hier heeft al dagen niemand een zet gedaan. Met een zet is de tafel terug.
home-hidden = Verborgen tafels ({ $n })
home-hide = Deze tafel verbergen
home-show = Deze tafel weer tonen
home-leave = Deze tafel verlaten
leave-title = De tafel verlaten?
leave-bot = Een bot speelt voor je verder en de tafel verdwijnt uit je lijst.
leave-seat = Je plaats komt vrij voor iemand anders.
leave-close = Niemand anders speelt hier: de tafel wordt voorgoed gesloten.
leave-do = Verlaten
leave-not = Blijven
quick-title = Snel spelen
quick-opponents = Aantal tegenstanders
quick-against =
    { $n ->
        [one] tegen 1 bot
       *[other] tegen { $n } bots
    }
quick-level = Niveau van de bots
quick-play = Spelen
seat-free = vrij
seat-awaited = heeft nog niet geantwoord
table-state-turn = Jij bent aan zet
table-state-open = Wacht op spelers
table-state-running = Bezig
table-state-over = Afgelopen
table-state-frozen = Onderbroken
table-state-of = { $who } is aan zet
table-closed = Deze tafel is gesloten
table-closed-hint = De uitnodiging is verlopen, of iedereen heeft het spel verlaten.

## A new table

create-title = Nieuwe tafel
create-game = Spel
create-seats = Spelers
create-who = Wie zit waar?
create-seat = Plaats { $n }
create-me = Ikzelf
create-friend = Een vriend
create-bot = Bot: { $strength }
create-friend-hint = Je krijgt een link om te delen. Wie hem opent, kan aanschuiven.
bot-names = Nefertari, Hasdrubal, Imhotep, Cleopatra, Ptolemaeus, Hatsjepsoet, Ramses, Berenice, Senenmoet, Arsinoë, Choefoe, Teje
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-master = meesterlijk
bot-random = willekeurig
bot-greedy = gretig
bot-search = zoekend
create-pace = Bedenktijd
pace-none = Geen klok
    .hint = Iedereen neemt zoveel tijd als nodig is.
pace-live = Live
    .hint = Iedereen zit nu aan tafel; raakt iemands tijd op, dan neemt een bot het over.
pace-daily = Dagelijks
    .hint = Voor elke zet is er een dag of meer.
create-public = Open voor iedereen
create-public-hint = De tafel staat op de startpagina.
create-options = Spelregels naar keuze
create-changed =
    { $n ->
        [one] één gewijzigd
       *[other] { $n } gewijzigd
    }
create-number = Een aantal:
create-group-setup = Opbouw
create-group-trade = Handel
create-group-robber = Rover, kaarten
create-group-play = Spel
create-group-end = Einde
create-group-board = Eigen bord
create-board = Eigen bord
create-board-hint = Een bestand (JSON) met de getallen van je eigen exemplaar.
create-board-bad = Dit bestand is geen JSON.
create-board-which = Bord
create-board-printed = Het eigen bord van het spel
create-board-edit = Een bord bewerken
create-board-link = Link naar iemands bord
create-board-other = Dat bord is voor een ander spel.
create-start = Beginnen
create-make = Tafel openen

## Before the game

lobby-invite = Nodig vrienden uit
lobby-invite-hint = Stuur deze link: wie hem opent, kan aanschuiven, zonder account.
lobby-link = Link naar deze tafel
lobby-seats = Plaatsen
lobby-name = Je naam aan tafel
lobby-join = Ga zitten
lobby-leave = Plaats verlaten
lobby-start = Begin het spel
lobby-ready = Alle plaatsen zijn bezet: je kunt beginnen.
lobby-wait-host = Alle plaatsen zijn bezet. De gastheer of gastvrouw start het spel.
lobby-full = Alle plaatsen zijn bezet. Je kunt meekijken zodra het spel begint.
lobby-wait-seats = Wachten op spelers …
lobby-wait-yes = Het spel begint zodra iedereen ja heeft gezegd.
lobby-invited-by = { $who } nodigt je uit voor { $game }
lobby-invited = Je bent uitgenodigd voor { $game }
lobby-again = { $who } wil nog een keer { $game } spelen
lobby-decline = Nee, bedankt
lobby-players = { $n } spelers
lobby-usual-rules = De regels zijn die van het spelregelboek.
lobby-terms = Wat er gespeeld wordt
lobby-host = nodigt uit
lobby-bot = Bot
lobby-free = De bot weghalen
lobby-fill = Vul aan met bots en begin
lobby-qr = QR-code
lobby-qr-label = QR-code die deze tafel opent

## At the table

table-question = Jouw keuze
table-players = Spelers
table-before-you = Voor je op tafel
table-log = Verslag
table-log-and-chat = Verslag en chat
table-log-empty = Er is nog niets gebeurd.
table-log-all = Alles tonen
table-chat-label = Chat
table-chat-empty = Er is nog niets gezegd.
table-chat-say = Zeg iets
table-chat-send = Verstuur
chat-watching = (kijkt mee)
reaction-label = Reageren
reaction-hello = Hallo!
reaction-bravo = Goed gespeeld!
reaction-wow = Wauw!
reaction-oops = Oeps!
reaction-thanks = Dank je wel!
reaction-wait = Een ogenblikje …
reaction-good_game = Mooi potje!
table-undo = Terugnemen
table-reset = Beurt overdoen
table-confirm = Doen
table-put-back = Nog niet
table-not-allowed = Dat mag nu niet:
table-undo-asked = { $who } vraagt iedereen om een stap terug te gaan.
table-undo-asked-what = { $who } wil terugnemen: { $what }
table-undo-asking = Je vraagt iedereen om terug te gaan. We wachten op de anderen …
table-undo-asking-what = Je wilt terugnemen: { $what } We wachten op de anderen …
table-undo-ask = Vraag om terugname
table-undo-withdraw = Toch niet
table-undo-refused = Niet iedereen wil teruggaan.
undo-told-what = { $who } heeft teruggenomen: { $what }
undo-told-move = { $who } heeft een zet teruggenomen.
undo-told-you-what = Je hebt teruggenomen: { $what }
undo-told-you-move = Je hebt een zet teruggenomen.
undo-told-nobody-what = Teruggenomen: { $what }
undo-told-nobody-move = Er is een zet teruggenomen.
table-ask-undo = Vraag iedereen om terug te gaan
table-leave = Laat een bot het overnemen
table-return = Mijn plaats weer innemen
table-as-text = Tekst
table-as-board = Bord
table-more = Meer
table-copy-link = Kopieer link
table-copied = Gekopieerd
table-replay = Terugkijken
table-you = (jij)
table-bot = Bot
table-away = weg
table-here = aan tafel
presence-title = Wie is er
presence-here =
    { $all ->
        [one]
            { $n ->
                [one] 1 speler zit aan tafel.
               *[other] Niemand zit aan tafel.
            }
       *[other]
            { $n ->
                [one] { $n } van de { $all } spelers zit aan tafel.
               *[other] { $n } van de { $all } spelers zitten aan tafel.
            }
    }
presence-watching = Kijken mee
presence-you-watch = Je kijkt mee
presence-others =
    { $n ->
        [one] en nog één
       *[other] en nog { $n }
    }
table-to-move = aan zet
table-rank = { $place }e
table-place = { $place }e plaats, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
table-time-left = Resterende tijd: { $time }
table-watching =
    { $n ->
        [one] Eén persoon kijkt mee.
       *[other] { $n } mensen kijken mee.
    }
clock-days =
    { $n ->
        [one] één dag
       *[other] { $n } dagen
    }
clock-hours = { $n } u { $minutes } min
clock-hours-short = { $n } u
table-drawer = Jouw keuze: openen of sluiten
table-things = Tafel
table-unread = ongelezen
table-details = { $name }: details
piece-yours = Je hebt: { $n }
piece-left = Over: { $n }
table-choose = Maak een keuze
table-wait = Even wachten
table-next-turn = Verder: { $game }
table-vacation = op vakantie tot { $when }
table-next = Volgende ({ $n })
table-skip = Overslaan
table-finished = Het spel is afgelopen
prompt-next = { $who } is aan zet
ending-board = Het bord bekijken
ending-headline =
    { $n ->
        [one] { $who } wint
       *[other] { $who } winnen samen
    }
ending-why =
    { $n ->
        [one] { $who } wint: { $why }
       *[other] { $who } winnen samen: { $why }
    }
ending-stopped =
    { $n ->
        [one] { $why }: { $who } staat voor
       *[other] { $why }: { $who } staan voor
    }
scoring-result = Naar de uitslag
key-title = Sneltoetsen
key-main = de hoofdactie
key-arrows = van plek naar plek op het bord
key-answers = een antwoord, op nummer
key-hint = een hint, in partijen tegen bots
key-piece = een stuk uitleggen, dan het volgende
key-undo = terugnemen
key-next = de volgende zet van anderen tonen
key-log = verslag openen of sluiten (telefoon)
key-text = bord of tekst
key-escape = annuleren, sluiten
key-help = deze lijst
turn-yours = Jij bent aan zet
prompt-waiting = Wachten op { $who } …
prompt-forced = { $answer } (enige mogelijkheid, gaat automatisch)
prompt-over = Het spel is afgelopen: { $n ->
        [one] { $who } heeft gewonnen!
       *[other] { $who } delen de overwinning!
    }
prompt-closed = Deze tafel is gesloten: er is lang niet gespeeld, of iedereen is weggegaan. Binnenkort wordt ze verwijderd.
prompt-frozen = Deze tafel is onderbroken: het spel past niet bij de huidige regels. Je kunt het nog wel bekijken.
prompt-looking-back = Je kijkt terug: de tafel na zet { $step }.
look-back = Een stap terug
look-on = Een stap vooruit
look-now = Terug naar nu
line-lost = De verbinding is verbroken. Ze wordt vanzelf hersteld en er gaat niets verloren.
line-seen = Gezien
away-label = Terwijl je weg was
away-title = Je was hier voor het laatst { $ago }. Sindsdien:
away-short = Intussen:
away-more =
    { $n ->
        [one] Wat daarvoor nog gebeurde, staat in het verslag.
       *[other] { $n } eerdere gebeurtenissen staan in het verslag.
    }
away-chat =
    { $n ->
        [one] Eén ongelezen bericht
       *[other] { $n } ongelezen berichten
    }

## A secret maximum bid

order-title = Geheim maximumbod
order-hint = De server biedt voor je, niet meer dan nodig is, en vertelt het niemand.
order-lot = Waarvoor
order-up-to = Bied tot
order-otherwise = Als dat niet genoeg is
order-ask = Vraag het mij
order-pass = Pas
order-leave = Maximum vastleggen
order-drop = Intrekken (tot { $n })
standing-title = Vaste antwoorden op aanbiedingen
standing-hint = De server antwoordt voor je, na de pauze van een mens, en vertelt het niemand.
standing-impossible = Afwijzen wat ik niet kan aannemen
standing-bots = Alle aanbiedingen van bots afwijzen
standing-accept = Aannemen wat minstens zo goed is als
standing-bargain = Ik geef { $give } en krijg { $get }
standing-give = Ik geef hoogstens
standing-get = Ik krijg minstens
standing-any = naar keuze
standing-add = Toevoegen
standing-drop = Dit niet meer aannemen
standing-default-hint = Voor spellen met aanbiedingen; per tafel te wijzigen.

## Scoring and the end

scoring-final = Eindtelling
scoring-title = Puntentelling
scoring-more = Wat er verder gebeurde
scoring-on = Verder spelen
sheet-start = aan het begin
sheet-sum = som
sheet-total = totaal
ending-title = Het einde van het spel
ending-result = Uitslag
ending-sums = Punten
ending-points = Waar de punten vandaan komen
ending-race = De puntenstrijd
ending-again = Nog een keer spelen
ending-join = Ja, nog een keer
ending-asked = Iemand wil nog een keer spelen. Tik om ja te zeggen.
ending-replay = Terugkijken
ending-home = Andere spellen
race-end = { $name }: { $n }.

## The text view

text-happened = Wat er is gebeurd
text-table = De tafel
text-moves = Je zetten
text-type = Typ een zet of het nummer ervan
text-enter = Invoeren
text-hint = “why not ZET” noemt de regel die een zet verbiedt; “undo” neemt je laatste zet terug, of vraagt het de anderen waar zij het goed moeten vinden (zij antwoorden “agree” of “refuse”); “reset” neemt je hele beurt terug.
text-not-allowed = “{ $move }” mag nu niet.
text-allowed = “{ $move }” mag nu.
plain-board = Zet { $step }. Dit spel heeft hier nog geen getekend bord: de tekstweergave (knop “Tekst”) laat alles zien.
plain-points =
    { $n ->
        [one] Eén punt
       *[other] { $n } punten
    }

## The guided game

guide-label = Tip
guide-next = Begrepen
guide-stop = Geen tips meer

## Advies

advice-title = Een hint
advice-ask = Hint
advice-hint = Probeer: { $move }.
advice-chance = Dat wint ongeveer { $chance } %; op één na beste: { $second }, { $other } %.
advice-glance = Dat zegt een korte blik; vraag het zo nog eens voor een beter advies.
advice-thinking = Even nadenken …
advice-unrates = Met een hint telt deze partij niet meer voor je rating.
advice-show = Toon de hint
advice-without = Speel zonder
coach-title = Wacht even
coach-warning = “{ $move }” kost ongeveer { $lost } % van je winstkans, naar wat je kunt weten.
coach-think = Laat me nog eens denken
coach-anyway = Toch spelen

## Replay, analysis, proof

replay-title = Terugkijken
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Een stap vooruit
replay-last = Naar het einde
replay-slider = Stap van het spel
replay-step = Zet { $step } van { $last }
replay-link = Link hiernaartoe
replay-hands = Alle handen
replay-fork = Vanaf hier verder spelen
replay-table = Naar de tafel
analysis-title = Winstkansen
analysis-hint = Het deel van de spellen dat elke speler wint als iedereen verder speelt zoals bots. De band is het 95%-interval; een stip is een fout, een gevulde een blunder; de streepjeslijnen zijn de momenten die het spel beslisten. Klik in de tekening om erheen te gaan.
analysis-hint-scored = Driehoekjes onderaan zijn puntentellingen.
analysis-running = Het spel wordt geanalyseerd: { $percent }%.
analysis-waiting = De analyse wacht op haar beurt.
analysis-failed = Het spel kon nu niet worden geanalyseerd.
analysis-retry = Opnieuw proberen
analysis-wins = Winstkansen
analysis-points = Verwachte punten
analysis-what = Wat de lijnen tonen
analysis-by = Waarlangs de lijnen lopen
analysis-by-moves = Per zet
analysis-by-time = Naar tijd
analysis-next = Volgende fout (N)
analysis-previous = Vorige fout (P)
analysis-try = Probeer het vanaf hier
analysis-here-best = { $player }: beste zet.
analysis-here-good = { $player }: een goede zet.
analysis-here = { $player }: { $verdict }, { $lost }% van de winstkansen verloren.
analysis-better = Beter: { $move }
analysis-why-own = { $player } { $points } punten
analysis-why-other = { $player } { $points }
analysis-why-chance = kansen van { $player } { $change }
analysis-verdict-best = Beste
analysis-verdict-good = Goed
analysis-verdict-inaccuracy = Onnauwkeurigheid
analysis-verdict-mistake = Fout
analysis-verdict-blunder = Blunder
analysis-moments = De momenten die het spel beslisten
analysis-moment-decision = { $player } besliste
analysis-moment-luck = { $player }: geluk
analysis-decisions = Fouten
analysis-whose = Wiens fouten te zien zijn
analysis-everybody = Iedereen
analysis-none = Niemand maakte een meetbare fout.
analysis-none-own = Geen meetbare fout.
analysis-unjudged = Op deze diepte is geen beslissing beoordeeld.
analysis-played = Hoe goed iedereen speelde
analysis-played-hint = 100 % als geen beslissing winstkans kostte; beslissingen worden beoordeeld naar wat de speler kon weten.
analysis-part-opening = Opening
analysis-part-middle = Midden
analysis-part-end = Einde
analysis-report = Rapportpagina
analysis-share = Link naar het rapport kopiëren
analysis-players = Geluk en beslissingen
analysis-players-hint = Verwachte punten aan het begin, en wat geluk, eigen beslissingen en die van anderen toevoegden: samen zijn ze precies het resultaat.
analysis-player = Speler
analysis-accuracy = Nauwkeurigheid
analysis-start = Begin
analysis-luck = Geluk
analysis-own = Eigen beslissingen
analysis-others = Beslissingen van anderen
analysis-end = Resultaat
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
proof-title = Bewijs van het schudden
proof-hint = Vóór de eerste zet legde de server vast wat het toeval zou brengen en maakte er een vingerafdruk van bekend. Na afloop kun je nagaan of die klopt.
proof-show = Toon het bewijs
proof-commitment = Vingerafdruk (SHA-256)
proof-text = Geheim, nu onthuld
proof-verify = Controleer in deze browser
proof-good = Het klopt: geen enkele trekking is achteraf verzonnen.
proof-bad = Het klopt niet!
proof-later = Het geheim wordt onthuld als het spel is afgelopen.

## Rulebook

rules-of = De regels van { $game }
rules-search = Zoek, of typ een regelnummer
rules-found =
    { $n ->
        [one] Eén regel gevonden
       *[other] { $n } regels gevonden
    }
rules-none = Geen regel gaat over “{ $query }”.
rules-chapters = Hoofdstukken
rules-ruling = Uitspraak { $id }:
rules-why = Waarom?
rules-ruling-option = De optie ‘{ $name }’ verandert dit.
rules-example = Voorbeeld: { $title }
rules-open-book = Open het spelregelboek

## People

person-ratings = Speelsterkte
person-history = Gespeelde partijen
person-rating = { $mean } ± { $sigma } ({ $games ->
        [one] één partij
       *[other] { $games } partijen
    })
person-no-ratings = Nog geen.
person-no-games = Nog geen.

## Settings

settings-title = Profiel en instellingen
settings-you = Jij
settings-name = Naam
settings-save = Opslaan
settings-saved = Opgeslagen.
settings-profile = Je speelsterkte en partijen
settings-language = Taal
settings-look = Uiterlijk en spel
settings-theme = Thema
theme-auto = Zoals op het apparaat
theme-day = Dag
theme-night = Nacht
settings-motion = Animaties tonen
settings-motion-hint = Stukken bewegen zichtbaar van waar ze waren naar waar ze zijn.
settings-confirm = Bevestig belangrijke zetten
settings-confirm-hint = Een bod toont prijs en gevolg voordat het geldt.
settings-pace = Zetten van anderen
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
pace-step = Stap voor stap
settings-forced = Gedwongen zetten doen
settings-forced-hint = Waar er maar één antwoord is, geeft de tafel het voor je.
settings-coach = Coach
settings-coach-hint = Een woord vóór een blunder, in je partijen tegen bots. Die tellen dan niet voor je rating.
settings-text-view = Tafels als tekst
settings-text-view-hint = Elke tafel opent in woorden, met getypte zetten.
settings-turn = Als je aan de beurt bent
settings-sounds = Geluid
settings-sounds-hint = Een klein belletje.
settings-notify = Meldingen
settings-notify-hint = Van de browser, terwijl je iets anders bekijkt.
settings-notify-denied = De browser staat geen meldingen toe.
settings-webhook = Webhook
settings-webhook-hint = Een adres dat de server aanroept als je aan de beurt bent, bijvoorbeeld van een chatkanaal.
settings-sessions = Waar je bent aangemeld
settings-sessions-hint = Browsers waarin je bent aangemeld.
settings-seen = laatst gezien { $when }
settings-this = deze
settings-end = Daar afmelden
settings-unknown = Onbekende browser
settings-tokens = Sleutels voor programma’s
settings-tokens-hint = Met een sleutel kan een programma van jou meespelen.
settings-used = laatst gebruikt { $when }
settings-unused = nooit gebruikt
settings-drop = Intrekken
settings-token-name = Naam van het programma
settings-token-make = Sleutel maken
settings-token-once = Bewaar de sleutel nu, hij wordt maar één keer getoond:
settings-news = Als je er niet bent
settings-push = Pushberichten in deze browser
settings-push-hint = Je krijgt ook bericht als Heliopolis gesloten is. Op een telefoon werkt dat het best met de geïnstalleerde app.
settings-push-unsupported = Deze browser kan geen pushberichten ontvangen. Zet Heliopolis op een iPhone of iPad eerst op het beginscherm; overal moet het adres met https beginnen.
settings-push-failed = De browser kon zijn pushdienst niet bereiken.
settings-push-devices = Browsers die pushberichten krijgen
settings-push-remove = Verwijderen
settings-kinds = Laat me weten
settings-kind-turn = Dat ik aan de beurt ben
settings-kind-invitation = Uitnodigingen
settings-kind-over = Dat een spel is afgelopen
settings-kind-chat = Chat aan mijn tafels
settings-mail = E-mailadres
settings-mail-send = Bevestiging sturen
settings-mail-sent = We hebben een link naar { $address } gestuurd. Open die om het adres te bevestigen.
settings-mail-confirmed = E-mails gaan naar { $address }.
settings-mail-mode = E-mails
mail-mode-off = Geen
mail-mode-daily = Eén per dag
mail-mode-now = Meteen
settings-mail-hint = Meteen: als je niet aan de tafel bent. Eén per dag: een lijst van alle tafels die op je wachten.
settings-mail-remove = Dit adres vergeten
settings-mail-none = Deze server verstuurt geen e-mail.
settings-vacation = Vakantie
settings-vacation-hint = Zolang je weg bent, staan je klokken stil aan tafels die per dag gespeeld worden. Elke begonnen dag telt. Livetafels wachten niet.
settings-vacation-left =
    { $n ->
        [one] Je hebt dit jaar nog één dag van de { $of } over.
       *[other] Je hebt dit jaar nog { $n } dagen van de { $of } over.
    }
settings-vacation-days = Dagen
settings-vacation-begin = Op vakantie gaan
settings-vacation-until = Je bent op vakantie tot { $when }.
settings-vacation-end = Ik ben terug

## De eigen beurten

turns-title = Jouw beurten
turns-lead = Alle tafels die op je wachten, de dringendste eerst.
turns-none = Er wacht geen tafel op je.
turns-left = nog { $time }
turns-no-clock = geen tijdslimiet
turns-last = Laatst: { $text }
turns-away = Je bent op vakantie tot { $when }: tafels die per dag gespeeld worden, wachten.

## Links in e-mails

mail-confirm-title = E-mailadres bevestigd
mail-confirm-done = Vanaf nu hoor je van ons als je aan de beurt bent. Je kunt dat altijd veranderen bij je instellingen.
mail-stop-title = Geen e-mails meer?
mail-stop-lead = Je krijgt dan geen bericht per e-mail meer. Pushberichten en webhooks blijven zoals ze zijn.
mail-stop-button = E-mails stoppen
mail-stop-done = Je krijgt geen e-mails meer van ons.
mail-failed-title = Die link werkt niet
mail-failed-hint = Misschien is hij niet volledig, of is het adres intussen gewijzigd. Je kunt je e-mails altijd bij de instellingen aanpassen.

## Zonder verbinding

offline-title = Je bent offline
offline-lead = Heliopolis heeft een verbinding nodig. Je spellen zijn veilig: zodra je weer online bent, gaan ze verder waar ze waren.
offline-again = Opnieuw proberen
account-title = Account
account-hint = Niet nodig om te spelen: met een account ga je in een andere browser verder.
account-make = Account maken
account-login = Aanmelden
account-out = Afmelden
account-is = Je bent aangemeld als { $name }.
account-name = Accountnaam
account-password = Wachtwoord (8 tekens of meer)

## Borden van gebruikers

boards-title = Borden
boards-lead = Verander getallen, landen, havens en routes, speel op je eigen bord en deel het met een link.
boards-new = Een nieuw bord
boards-open-link = Link naar een bord
boards-open = Openen
boards-mine = Jouw borden
boards-none = Je hebt er nog geen.
boards-play = Op dit bord spelen
boards-delete = Verwijderen
boards-edit = Een bord bewerken
boards-name = Naam van het bord
boards-name-new = { $game }, mijn exemplaar
boards-undo = Ongedaan maken
boards-save = Opslaan
boards-saved = Opgeslagen.
boards-copy = Link kopiëren
boards-copied = Gekopieerd.
boards-download = JSON downloaden
boards-by = Een bord van { $name }. Als je het opslaat, wordt het een eigen kopie.
boards-tap = Tik op een plek om die te veranderen; pijltjestoetsen en Enter werken ook.
boards-reconstructed = Ons bord is gereconstrueerd: het gedrukte was er niet. Wie het heeft, kan het hier verbeteren.
boards-stand-in = noodwaarde
boards-stand-in-places = markeert getallen die noodwaarden zijn totdat iemand ze van een gedrukt bord afleest.
boards-was = was { $value }
boards-less = { $field }: één minder
boards-more = { $field }: één meer
boards-wrong = hier klopt iets niet
boards-checking = Wordt gecontroleerd …
boards-fine = Op dit bord kan gespeeld worden.
boards-errors =
    { $n ->
        [one] Er klopt één ding niet
       *[other] Er kloppen { $n } dingen niet
    }
boards-correct = Voor iedereen verbeteren
boards-correct-lead = Wijkt jouw gedrukte exemplaar af van ons bord, dan kan iedereen het goed krijgen. Stuur deze twee naar het project: het bestand, en de tekst die zegt hoe je het weet.
boards-correct-how = In de repository heet het bestand { $path }. Het doorstaat dezelfde controles als je bord.
boards-changes = Wat je hebt veranderd
boards-edition = Uitgave
boards-edition-hint = Uitgever en jaar
boards-source = Hoe je het weet
boards-source-hint = Van mijn eigen bord afgelezen; foto bijgevoegd
boards-text = Tekst van de bijdrage
boards-copy-text = Tekst kopiëren
boards-file = Bestand downloaden
boards-what-hex = Zeshoek
boards-what-edge = Kust
boards-what-vertex = Hoekpunt
boards-what-harbour = Haven
boards-what-coast = Kust
boards-what-crossing = Kruispunt
boards-what-way = Waar de route verder kan
boards-what-start = Startplaats
boards-what-bank = Oever
boards-what-corner = Hoek van de bouwplaats
boards-what-bid_track = Biedspoor
boards-what-temple_track = Tempelspoor
boards-field-terrain = Landschap
boards-field-number = Getal
boards-field-water_body = Water
boards-field-harbour = Ruilt
boards-field-crossing = Wat er ligt
boards-field-robber = De rover begint hier
boards-field-start = Startplaats
boards-field-corner = Hoek van de bouwplaats
boards-field-fields = Akkergebieden
boards-field-card_limit = Kaartlimiet
boards-field-temples = Tempels
boards-field-free_gold = Goud bij het openleggen
boards-field-income_always = Goud elke ronde
boards-field-income_camel = Goud met kameel
boards-field-nile_side = Kant van de Nijl
boards-field-region = Streek
boards-field-on_nile_bank = Aan de Nijloever
boards-field-step = Stap { $n }
boards-field-end = Veld { $n } tot en met
boards-value-none = geen
boards-value-any = 3:1 voor alles
boards-value-true = ja
boards-value-false = nee
boards-value-void = niets
boards-value-nile = Nijl
boards-value-delta = delta
boards-value-red_sea = Rode Zee
boards-value-mediterranean = Middellandse Zee
boards-do-open = Hier een haven openen
boards-do-close = Deze haven sluiten
boards-do-robber = De rover begint hier
boards-do-site = Hier de bouwplaats
boards-do-start = Startplaats maken
boards-do-no-start = Geen startplaats
boards-do-corner = Bouwplaats hier openen
boards-do-no-corner = Bouwplaats hier sluiten
boards-do-cut = De route hier laten eindigen
boards-do-extend = De route hierheen voortzetten
