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
problem-lost = De verbinding is weg; ze wordt hersteld.
problem-stale = Er is intussen iets gebeurd: kijk nog eens voordat je zet.
problem-bad_login = De naam of het wachtwoord klopt niet.
problem-bad_webhook = De server kan dit adres niet gebruiken.
problem-bad_order = Dit hoogste bod past niet bij de veiling.
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
problem-has_account = Je hebt al een account.
problem-no_auction = Dit spel heeft daar geen veiling voor.
problem-no_order = Er is geen hoogste bod om in te trekken.
problem-no_undo = Dit kan niet worden teruggenomen: er is iets bekend geworden, of iemand anders heeft gezet.
problem-nobody_plays = Er moet minstens één mens meespelen.
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
problem-too_many_tokens = Je hebt al zoveel sleutels als mag.
problem-name_taken = Die naam is al bezet.
problem-too_many = Dat was iets te veel tegelijk. Wacht even.
problem-not_found = Dat is hier niet te vinden.
problem-forbidden = Dit mag jij niet veranderen.
problem-no_such_table = Die tafel bestaat niet.
problem-not_allowed = Je mag niet aan deze tafel zitten.
missing-title = Hier is niets
missing-lead = Dit adres leidt nergens heen. Misschien is een deel van de link weggevallen.

## Home

home-title = Een open tafel voor spellen uit de oudheid
home-lead = Speel meteen tegen bots, of stuur vrienden een link: niemand heeft een account nodig.
home-games = Spellen
home-players = { $from } tot { $to } spelers
home-minutes = { $n } minuten
home-play-bots = Speel tegen bots
home-with-friends = Nieuwe tafel
home-guided = Mijn eerste spel: laat zien hoe het gaat
home-read-rules = Lees de regels
home-mine = Jouw tafels
home-open = Open tafels
home-open-none = Niemand zoekt nu medespelers. Open zelf een tafel!
home-watch = Kijk bij anderen
seat-free = vrij
table-state-turn = Jij bent aan zet
table-state-open = Wacht op spelers
table-state-running = Wordt gespeeld
table-state-over = Afgelopen
table-state-frozen = Onderbroken

## A new table

create-title = Nieuwe tafel
create-game = Spel
create-seats = Spelers
create-who = Wie zit waar
create-seat = Plaats { $n }
create-me = Ikzelf
create-friend = Een vriend, via een link
create-bot = Bot: { $strength }
create-friend-hint = Je krijgt een link om te delen. Wie hem opent, kan aanschuiven.
bot-names = Nefertari, Hasdrubal, Imhotep, Cleopatra, Ptolemaeus, Hatsjepsoet, Ramses, Berenice, Senenmoet, Arsinoë, Choefoe, Teje
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-random = willekeurig
bot-greedy = gretig
bot-search = zoekend
create-pace = Bedenktijd
pace-none = Geen klok
    .hint = Iedereen denkt zo lang als nodig is.
pace-live = Live
    .hint = Iedereen zit nu aan tafel; wie geen tijd meer heeft, krijgt hulp van een bot.
pace-daily = Dagelijks
    .hint = Voor elke zet is er een dag of meer.
create-public = Open voor iedereen
create-public-hint = De tafel staat op de startpagina.
create-options = Spelregels naar keuze
create-board = Eigen bord
create-board-hint = Een bestand (JSON) met de getallen van je eigen exemplaar.
create-board-bad = Dit bestand is geen JSON.
create-start = Beginnen
create-make = Tafel openen

## Before the game

lobby-invite = Nodig vrienden uit
lobby-invite-hint = Stuur deze link: wie hem opent, kan aanschuiven, zonder account.
lobby-link = Link naar deze tafel
lobby-seats = Plaatsen
lobby-sit = Hier zitten
lobby-name = Je naam aan tafel
lobby-join = Ga zitten
lobby-leave = Sta op
lobby-start = Begin het spel
lobby-ready = Alle plaatsen zijn bezet: je kunt beginnen.
lobby-wait-host = Alle plaatsen zijn bezet. De gastheer begint het spel.
lobby-wait-seats = Wachten op spelers …

## At the table

table-question = Wat er gevraagd wordt
table-players = Spelers
table-before-you = Voor je op tafel
table-log = Verslag
table-log-and-chat = Verslag en gesprek
table-log-empty = Er is nog niets gebeurd.
table-log-all = Alles tonen
table-chat = Gesprek { $n ->
        [0] {""}
       *[other] ({ $n })
    }
table-chat-label = Gesprek
table-chat-empty = Er is nog niets gezegd.
table-chat-say = Zeg iets
table-chat-send = Stuur
table-undo = Terugnemen
table-reset = Beurt overdoen
table-confirm = Doen
table-put-back = Nog niet
table-not-allowed = Dat mag nu niet:
table-undo-asked = { $who } vraagt iedereen om een stap terug te gaan.
table-ask-undo = Vraag allen om terug te gaan
table-leave = Laat een bot overnemen
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
table-to-move = aan zet
table-place = { $place }e plaats, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
table-time-left = Tijd over: { $time }
table-watching =
    { $n ->
        [one] Eén persoon kijkt toe.
       *[other] { $n } mensen kijken toe.
    }
clock-days =
    { $n ->
        [one] één dag
       *[other] { $n } dagen
    }
clock-hours = { $n } u { $minutes } min
table-drawer = Wat te beslissen is: openen of sluiten
table-things = Tafel
table-unread = ongelezen
table-details = { $name }: alles
piece-yours = Je hebt: { $n }
piece-left = Over: { $n }
table-choose = Kies eerst
table-wait = Even wachten
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
key-title = De tafel met het toetsenbord
key-main = de hoofdactie
key-arrows = van plek naar plek op het bord
key-answers = een antwoord met zijn nummer
key-undo = terugnemen
key-next = de volgende zet van anderen tonen
key-log = verslag openen of sluiten (telefoon)
key-text = bord of tekst
key-escape = terugleggen, sluiten
key-help = deze lijst
turn-yours = Jij bent aan zet
prompt-waiting = Wachten op { $who } …
prompt-forced = Er is maar één antwoord, dat de tafel geeft: { $answer }.
prompt-over = Het spel is afgelopen: { $n ->
        [one] { $who } heeft gewonnen!
       *[other] { $who } delen de overwinning!
    }
prompt-frozen = Deze tafel is onderbroken: het spel past niet bij de regels van nu. Je kunt het nog wel bekijken.
prompt-looking-back = Je kijkt terug: de tafel na zet { $step }.
look-back = Een stap terug
look-on = Een stap verder
look-now = Terug naar nu
line-lost = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.
line-missed =
    { $n ->
        [one] Intussen is er één ding gebeurd: het staat gemarkeerd in het verslag.
       *[other] Intussen zijn er { $n } dingen gebeurd: ze staan gemarkeerd in het verslag.
    }
line-seen = Gezien

## A secret maximum bid

order-title = Geheim hoogste bod
order-hint = De server biedt voor je, zo weinig als nodig is, en vertelt het niemand.
order-up-to = Bied tot
order-otherwise = Als dat niet genoeg is
order-ask = Vraag het mij
order-pass = Pas
order-leave = Dit bod achterlaten
order-drop = Intrekken (tot { $n })

## Scoring and the end

scoring-title = Waardering
scoring-more = Wat er verder gebeurde
scoring-on = Verder spelen
sheet-start = bij het begin
sheet-sum = samen
sheet-total = totaal
ending-title = Het einde van het spel
ending-points = Waar de punten vandaan komen
ending-race = De wedloop
ending-again = Nog een keer
ending-replay = Terugkijken
ending-home = Andere spellen
race-end = { $name }: { $n }.

## The text view

text-happened = Wat er gebeurde
text-table = De tafel
text-moves = Je zetten
text-type = Typ een zet of het nummer ervan
text-enter = Invoeren
text-hint = “why not ZET” noemt de regel die een zet verbiedt; “undo” neemt je laatste zet terug, “reset” je hele beurt.
text-not-allowed = “{ $move }” mag nu niet.
text-allowed = “{ $move }” mag nu.
plain-board = Zet { $step }. Dit spel heeft hier nog geen getekend bord: de tekstweergave (knop “Tekst”) vertelt alles.
plain-points =
    { $n ->
        [one] Eén punt
       *[other] { $n } punten
    }

## The guided game

guide-label = Een aanwijzing
guide-next = Begrepen
guide-stop = Geen aanwijzingen meer

## Replay, analysis, proof

replay-title = Terugkijken
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Een stap verder
replay-last = Naar het einde
replay-slider = Stap van het spel
replay-step = Zet { $step } van { $last }
replay-link = Link hiernaartoe
replay-fork = Vanaf hier verder spelen
replay-table = Naar de tafel
analysis-title = Hoe het ervoor stond, volgens de bots
analysis-hint = De lijnen tonen wat elke speler uiteindelijk kon verwachten. Gestippeld zijn de keerpunten.
analysis-turning = Keerpunten
analysis-luck = Geluk
analysis-luck-hint = Hoeveel van elk resultaat door toeval kwam en niet door keuzes, in punten.
proof-title = Bewijs van het schudden
proof-hint = Vóór de eerste zet legde de server vast wat het toeval zou brengen en maakte er een vingerafdruk van bekend. Na afloop kun je nagaan of die klopt.
proof-show = Toon het bewijs
proof-commitment = Vingerafdruk (SHA-256)
proof-text = Geheim, nu verteld
proof-verify = Controleer in deze browser
proof-good = Het klopt: geen trekking is achteraf verzonnen.
proof-bad = Het klopt niet!
proof-later = Het geheim wordt verteld als het spel voorbij is.

## Rulebook

rules-of = De regels van { $game }
rules-search = Zoek in de regels, of typ een nummer
rules-found =
    { $n ->
        [one] Eén regel gevonden
       *[other] { $n } regels gevonden
    }
rules-none = Geen regel gaat over “{ $query }”.
rules-chapters = Hoofdstukken
rules-open-book = Open het regelboek

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
settings-theme = Licht
theme-auto = Zoals het toestel
theme-day = Dag
theme-night = Nacht
settings-motion = Beweging tonen
settings-motion-hint = Dingen bewegen van waar ze waren naar waar ze zijn.
settings-confirm = Bevestig belangrijke zetten
settings-confirm-hint = Een bod toont prijs en gevolg voordat het geldt.
settings-pace = Zetten van anderen
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
pace-step = Stap voor stap
settings-forced = Gedwongen zetten doen
settings-forced-hint = Waar er maar één antwoord is, geeft de tafel het voor je.
settings-text-view = Tafels als tekst
settings-text-view-hint = Elke tafel opent in woorden, met getypte zetten.
settings-turn = Als je aan de beurt bent
settings-sounds = Geluid
settings-sounds-hint = Een klein belletje.
settings-notify = Meldingen
settings-notify-hint = Van de browser, terwijl je elders kijkt.
settings-notify-denied = De browser staat geen meldingen toe.
settings-webhook = Webhook
settings-webhook-hint = Een adres dat de server aanroept als je aan de beurt bent, bijvoorbeeld van een chatkanaal.
settings-sessions = Waar je bekend bent
settings-sessions-hint = Browsers waarin je bent aangemeld.
settings-seen = laatst gezien { $when }
settings-this = deze
settings-end = Daar afmelden
settings-unknown = Onbekende browser
settings-tokens = Sleutels voor programma’s
settings-tokens-hint = Met een sleutel kan een programma van jou aan tafel zitten.
settings-used = laatst gebruikt { $when }
settings-unused = nooit gebruikt
settings-drop = Intrekken
settings-token-name = Naam van het programma
settings-token-make = Sleutel maken
settings-token-once = Bewaar hem nu, hij wordt maar één keer getoond:
account-title = Account
account-hint = Niet nodig om te spelen: met een account ga je in een andere browser verder.
account-make = Account maken
account-login = Aanmelden
account-out = Afmelden
account-is = Je bent aangemeld als { $name }.
account-name = Accountnaam
account-password = Wachtwoord (8 tekens of meer)
