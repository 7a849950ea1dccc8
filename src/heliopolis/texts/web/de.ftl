### Texts of the browser's shell, in German.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Common

yes = Ja
no = Nein
close = Schließen
loading = Einen Augenblick …
skip = Zum Inhalt springen

## Navigation

nav-label = Hauptmenü
nav-home = Startseite
nav-play = Spielen
nav-rules = Regeln
nav-settings = Einstellungen
nav-waiting =
    { $n ->
        [one] Ein Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }

## Problems

problem-title = Das hat nicht geklappt
problem-again = Noch einmal versuchen
problem-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
problem-unreachable = Der Server ist gerade nicht erreichbar.
problem-lost = Die Verbindung ist abgebrochen; sie wird wiederhergestellt.
problem-stale = Inzwischen ist etwas geschehen: Schau noch einmal hin, bevor du ziehst.
problem-bad_login = Name oder Passwort ist falsch.
problem-bad_webhook = Diese Adresse kann der Server nicht verwenden.
problem-bad_order = Dieses Höchstgebot passt nicht zur Versteigerung.
problem-bad_bot = Diesen Bot gibt es nicht.
problem-bad_token = Dieser Schlüssel ist ungültig.
problem-unknown_person = Der Server kennt dich nicht mehr. Lade die Seite neu.
problem-not_stored = Der Server konnte das nicht speichern. Bitte versuch es noch einmal.
problem-closing = Der Server startet neu; er ist gleich wieder da.
problem-unavailable = Das kann der Server gerade nicht.
problem-server_error = Auf dem Server ist etwas schiefgegangen.
problem-too_large = Das ist zu groß.
problem-busy = Jemand anderes war schneller. Versuch es noch einmal.
problem-already_asked = Es wurde schon darum gebeten zurückzugehen.
problem-already_left = Für dich spielt schon ein Bot.
problem-frozen = Dieser Tisch ist unterbrochen.
problem-has_account = Du hast schon ein Konto.
problem-no_auction = Dieses Spiel hat dafür keine Versteigerung.
problem-no_order = Es gibt kein Höchstgebot zum Zurückziehen.
problem-no_undo = Das lässt sich nicht zurücknehmen: Etwas ist bekannt geworden, oder jemand anderes hat gezogen.
problem-nobody_plays = Mindestens ein Mensch muss mitspielen.
problem-not_over = Das Spiel ist noch nicht zu Ende.
problem-not_replaced = Niemand spielt an deiner Stelle.
problem-not_seated = Du sitzt nicht an diesem Tisch.
problem-not_started = Das Spiel hat noch nicht begonnen.
problem-nothing_asked = Niemand hat darum gebeten zurückzugehen.
problem-over = Das Spiel ist zu Ende.
problem-rematch = Es gibt schon eine Revanche.
problem-seated = Du sitzt schon an diesem Tisch.
problem-seats_open = Noch sind nicht alle Plätze besetzt.
problem-started = Das Spiel hat schon begonnen.
problem-taken = Da sitzt schon jemand anderes.
problem-too_many_tokens = Mehr Schlüssel kannst du nicht haben.
problem-name_taken = Dieser Name ist schon vergeben.
problem-too_many = Das war etwas zu viel auf einmal. Warte kurz.
problem-not_found = Das gibt es hier nicht.
problem-forbidden = Das darfst du nicht ändern.
problem-no_such_table = Diesen Tisch gibt es nicht.
problem-not_allowed = An diesen Tisch darfst du dich nicht setzen.
missing-title = Hier ist nichts
missing-lead = Diese Adresse führt nirgendwohin. Vielleicht ist ein Teil des Links verloren gegangen.

## Home

home-title = Ein offener Tisch für Spiele der Antike
home-lead = Spiel sofort gegen Bots oder schick Freunden einen Link: Niemand braucht ein Konto.
home-games = Spiele
home-players = { $from } bis { $to } Spieler
home-minutes = { $n } Minuten
home-play-bots = Gegen Bots spielen
home-with-friends = Neuer Tisch
home-guided = Mein erstes Spiel: Zeig mir, wie es geht
home-read-rules = Regeln lesen
home-mine = Deine Tische
home-open = Offene Tische
home-open-none = Gerade sucht niemand Mitspieler. Eröffne selbst einen Tisch!
home-watch = Anderen zusehen
seat-free = frei
table-state-turn = Du bist am Zug
table-state-open = Wartet auf Spieler
table-state-running = Läuft
table-state-over = Beendet
table-state-frozen = Unterbrochen

## A new table

create-title = Neuer Tisch
create-game = Spiel
create-seats = Spieler
create-who = Wer sitzt wo?
create-seat = Platz { $n }
create-me = Ich selbst
create-friend = Ein Freund, per Link
create-bot = Bot: { $strength }
create-friend-hint = Du bekommst einen Link zum Teilen. Wer ihn öffnet, kann sich setzen.
bot-names = Nefertari, Hasdrubal, Imhotep, Kleopatra, Ptolemaios, Hatschepsut, Ramses, Berenike, Senenmut, Arsinoe, Chufu, Teje
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-master = meisterhaft
bot-random = zufällig
bot-greedy = gierig
bot-search = suchend
create-pace = Bedenkzeit
pace-none = Keine Uhr
    .hint = Alle überlegen, so lange sie wollen.
pace-live = Live
    .hint = Alle sitzen jetzt am Tisch; wenn jemandem die Zeit ausgeht, übernimmt ein Bot.
pace-daily = Täglich
    .hint = Für jeden Zug gibt es einen Tag oder mehr Zeit.
create-public = Offen für alle
create-public-hint = Der Tisch steht auf der Startseite.
create-options = Regelvarianten
create-board = Eigener Spielplan
create-board-hint = Eine Datei (JSON) mit den Zahlen deines gedruckten Exemplars.
create-board-bad = Diese Datei ist kein JSON.
create-board-which = Spielplan
create-board-printed = Der Spielplan des Spiels
create-board-edit = Einen Spielplan bearbeiten
create-board-link = Link zu einem anderen Spielplan
create-board-other = Dieser Spielplan ist für ein anderes Spiel.
create-start = Spiel starten
create-make = Tisch eröffnen

## Before the game

lobby-invite = Freunde einladen
lobby-invite-hint = Schick diesen Link: Wer ihn öffnet, kann sich setzen, ohne Konto.
lobby-link = Link zu diesem Tisch
lobby-seats = Plätze
lobby-sit = Hier hinsetzen
lobby-name = Dein Name am Tisch
lobby-join = Hinsetzen
lobby-leave = Platz verlassen
lobby-start = Spiel starten
lobby-ready = Alle Plätze sind besetzt: Du kannst das Spiel starten.
lobby-wait-host = Alle Plätze sind besetzt. Wer eingeladen hat, startet das Spiel.
lobby-wait-seats = Warten auf Mitspieler …

## At the table

table-question = Deine Entscheidung
table-players = Spieler
table-before-you = Vor dir auf dem Tisch
table-log = Verlauf
table-log-and-chat = Verlauf und Chat
table-log-empty = Noch ist nichts geschehen.
table-log-all = Alles zeigen
table-chat = Chat { $n ->
        [0] {""}
       *[other] ({ $n })
    }
table-chat-label = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-undo = Zurücknehmen
table-reset = Zug neu beginnen
table-confirm = Ausführen
table-put-back = Noch nicht
table-not-allowed = Das ist jetzt nicht erlaubt:
table-undo-asked = { $who } bittet alle, einen Schritt zurückzugehen.
table-ask-undo = Alle bitten zurückzugehen
table-leave = Bot übernehmen lassen
table-return = Platz wieder einnehmen
table-as-text = Text
table-as-board = Spielplan
table-more = Mehr
table-copy-link = Link kopieren
table-copied = Kopiert
table-replay = Noch einmal ansehen
table-you = (du)
table-bot = Bot
table-away = abwesend
table-to-move = am Zug
table-rank = { $place }.
table-place = { $place }. Platz, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
table-time-left = Verbleibende Zeit: { $time }
table-watching =
    { $n ->
        [one] Eine Person sieht zu.
       *[other] { $n } Personen sehen zu.
    }
clock-days =
    { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    }
clock-hours = { $n } h { $minutes } min
table-drawer = Deine Entscheidung: öffnen oder schließen
table-things = Tisch
table-unread = ungelesen
table-details = { $name }: Einzelheiten
piece-yours = Du hast: { $n }
piece-left = Übrig: { $n }
table-choose = Erst wählen
table-wait = Bitte warten
table-next = Weiter ({ $n })
table-skip = Überspringen
table-finished = Das Spiel ist zu Ende
prompt-next = { $who } ist am Zug
ending-board = Den Spielplan ansehen
ending-headline =
    { $n ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen gemeinsam
    }
ending-why =
    { $n ->
        [one] { $who } gewinnt: { $why }
       *[other] { $who } gewinnen gemeinsam: { $why }
    }
ending-stopped =
    { $n ->
        [one] { $why }: { $who } führt
       *[other] { $why }: { $who } führen
    }
scoring-result = Zum Ergebnis
key-title = Tastenkürzel
key-main = die Hauptaktion
key-arrows = von Ort zu Ort auf dem Spielplan
key-answers = eine Antwort nach ihrer Nummer
key-hint = ein Tipp, in Partien gegen Bots
key-piece = ein Spielstück erklären, dann das nächste
key-undo = zurücknehmen
key-next = den nächsten Zug der anderen zeigen
key-log = Verlauf öffnen oder schließen (Handy)
key-text = Spielplan oder Text
key-escape = abbrechen, schließen
key-help = diese Liste
turn-yours = Du bist am Zug
prompt-waiting = Warten auf { $who } …
prompt-forced = Nur eine Antwort, der Tisch gibt sie: { $answer }.
prompt-over = Das Spiel ist zu Ende: { $n ->
        [one] { $who } hat gewonnen!
       *[other] { $who } teilen sich den Sieg!
    }
prompt-frozen = Dieser Tisch ist unterbrochen: Das Spiel passt nicht zu den aktuellen Regeln. Ansehen lässt es sich noch.
prompt-looking-back = Du blickst zurück: der Tisch nach Zug { $step }.
look-back = Einen Schritt zurück
look-on = Einen Schritt vor
look-now = Zurück zur Gegenwart
line-lost = Die Verbindung ist abgebrochen. Sie wird von selbst wiederhergestellt, und nichts geht verloren.
line-missed =
    { $n ->
        [one] Inzwischen ist etwas geschehen: Es ist im Verlauf markiert.
       *[other] Inzwischen ist { $n }-mal etwas geschehen: Es ist im Verlauf markiert.
    }
line-seen = Gesehen

## A secret maximum bid

order-title = Geheimes Höchstgebot
order-hint = Der Server bietet für dich, nicht mehr als nötig, und verrät es niemandem.
order-up-to = Bieten bis
order-otherwise = Wenn das nicht reicht
order-ask = Frag mich
order-pass = Passen
order-leave = Höchstgebot festlegen
order-drop = Zurückziehen (bis { $n })

## Scoring and the end

scoring-final = Schlusswertung
scoring-title = Wertung
scoring-more = Was sonst geschah
scoring-on = Weiterspielen
sheet-start = zu Beginn
sheet-sum = Summe
sheet-total = gesamt
ending-title = Das Ende des Spiels
ending-result = Ergebnis
ending-sums = Punkte
ending-points = Woher die Punkte kommen
ending-race = Das Rennen
ending-again = Noch einmal
ending-replay = Noch einmal ansehen
ending-home = Andere Spiele
race-end = { $name }: { $n }.

## The text view

text-happened = Was geschehen ist
text-table = Der Tisch
text-moves = Deine Züge
text-type = Tippe einen Zug oder seine Nummer
text-enter = Eingeben
text-hint = „why not ZUG“ nennt die Regel, die einen Zug verbietet; „undo“ nimmt deinen letzten Zug zurück, „reset“ den ganzen.
text-not-allowed = „{ $move }“ ist jetzt nicht erlaubt.
text-allowed = „{ $move }“ ist jetzt erlaubt.
plain-board = Zug { $step }. Für dieses Spiel ist hier noch kein Spielplan gezeichnet: Die Textansicht (Knopf „Text“) zeigt alles.
plain-points =
    { $n ->
        [one] Ein Punkt
       *[other] { $n } Punkte
    }

## The guided game

guide-label = Hinweis
guide-next = Verstanden
guide-stop = Keine Hinweise mehr

## Rat

advice-title = Ein Tipp
advice-ask = Tipp
advice-hint = Versuch: { $move }.
advice-chance = Das gewinnt etwa { $chance } %; nächstbester Zug: { $second }, { $other } %.
advice-thinking = Denkt nach …
advice-unrates = Mit einem Tipp zählt diese Partie nicht mehr für deine Wertung.
advice-show = Tipp zeigen
advice-without = Ohne Tipp weiterspielen
coach-title = Einen Moment
coach-warning = „{ $move }“ kostet etwa { $lost } % deiner Gewinnchancen, nach allem, was du wissen kannst.
coach-think = Ich überlege noch einmal
coach-anyway = Trotzdem spielen

## Replay, analysis, proof

replay-title = Noch einmal ansehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Schritt vor
replay-last = Zum Ende
replay-slider = Schritt des Spiels
replay-step = Zug { $step } von { $last }
replay-link = Link hierher
replay-hands = Alle Hände
replay-fork = Von hier weiterspielen
replay-table = Zum Tisch
analysis-title = Gewinnchancen
analysis-hint = Der Anteil der Spiele, den jeder gewinnt, wenn alle wie Bots weiterspielen. Das Band ist das 95-%-Intervall; ein Punkt ist ein Fehler, ein gefüllter ein grober; gestrichelt sind die Momente, die das Spiel entschieden. Ein Klick in die Zeichnung führt dorthin.
analysis-running = Das Spiel wird analysiert: { $percent } %.
analysis-waiting = Die Analyse wartet, bis sie an der Reihe ist.
analysis-failed = Das Spiel konnte jetzt nicht analysiert werden.
analysis-retry = Noch einmal versuchen
analysis-wins = Gewinnchancen
analysis-points = Erwartete Punkte
analysis-what = Was die Linien zeigen
analysis-next = Nächster Fehler (N)
analysis-previous = Voriger Fehler (P)
analysis-try = Von hier aus versuchen
analysis-here-best = { $player }: bester Zug.
analysis-here-good = { $player }: ein guter Zug.
analysis-here = { $player }: { $verdict }, { $lost } % der Gewinnchancen verloren.
analysis-better = Besser: { $move }
analysis-why-own = { $player } { $points } Punkte
analysis-why-other = { $player } { $points }
analysis-verdict-best = Beste
analysis-verdict-good = Gut
analysis-verdict-inaccuracy = Ungenauigkeit
analysis-verdict-mistake = Fehler
analysis-verdict-blunder = Grober Fehler
analysis-moments = Die Momente, die das Spiel entschieden
analysis-moment-decision = { $player } entschied
analysis-moment-luck = { $player }: Glück
analysis-decisions = Fehler
analysis-none = Niemand machte einen messbaren Fehler.
analysis-players = Genauigkeit, Glück und Entscheidungen
analysis-players-hint = Erwartete Punkte am Anfang, und was Glück, eigene Entscheidungen und die der anderen hinzufügten: Zusammen ergeben sie genau das Ergebnis.
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-start = Anfang
analysis-luck = Glück
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen anderer
analysis-end = Ergebnis
facts-luck = Glück in Punkten
facts-dice = Würfel
facts-production = Erträge
facts-lots = Versteigerungen
facts-temple = Tempel
facts-provinces = Provinzen
facts-auctions = Versteigerungen
facts-column-dice = Würfel
facts-column-steals = Diebstähle
facts-column-draws = Gezogen
facts-column-cards = Karten
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
proof-title = Beweis der Mischung
proof-hint = Vor dem ersten Zug legte der Server fest, was der Zufall bringt, und veröffentlichte einen Fingerabdruck davon. Nach dem Spiel kannst du prüfen, ob er passt.
proof-show = Beweis zeigen
proof-commitment = Fingerabdruck (SHA-256)
proof-text = Geheimnis, jetzt enthüllt
proof-verify = In diesem Browser prüfen
proof-good = Es passt: Nichts, was gezogen wurde, ist nachträglich erfunden.
proof-bad = Es passt nicht!
proof-later = Das Geheimnis wird enthüllt, wenn das Spiel zu Ende ist.

## Rulebook

rules-of = Die Regeln von { $game }
rules-search = Regeln durchsuchen oder Nummer tippen
rules-found =
    { $n ->
        [one] Eine Regel gefunden
       *[other] { $n } Regeln gefunden
    }
rules-none = Keine Regel erwähnt „{ $query }“.
rules-chapters = Kapitel
rules-ruling = Entscheidung { $id }:
rules-why = Warum?
rules-ruling-option = Die Option „{ $name }“ ändert das.
rules-example = Beispiel: { $title }
rules-open-book = Regelbuch öffnen

## People

person-ratings = Spielstärke
person-history = Beendete Partien
person-rating = { $mean } ± { $sigma } ({ $games ->
        [one] eine Partie
       *[other] { $games } Partien
    })
person-no-ratings = Noch keine.
person-no-games = Noch keine.

## Settings

settings-title = Profil und Einstellungen
settings-you = Du
settings-name = Name
settings-save = Speichern
settings-saved = Gespeichert.
settings-profile = Deine Spielstärke und Partien
settings-language = Sprache
settings-look = Aussehen und Spiel
settings-theme = Design
theme-auto = Wie auf dem Gerät
theme-day = Tag
theme-night = Nacht
settings-motion = Animationen zeigen
settings-motion-hint = Spielteile bewegen sich sichtbar von da, wo sie waren, dahin, wo sie sind.
settings-confirm = Wichtige Züge bestätigen
settings-confirm-hint = Ein Gebot zeigt Preis und Wirkung, bevor es gilt.
settings-pace = Züge der anderen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-step = Schritt für Schritt
settings-forced = Erzwungene Züge machen
settings-forced-hint = Wo es nur eine Antwort gibt, gibt sie der Tisch.
settings-coach = Trainer
settings-coach-hint = Ein Wort vor einem groben Fehler, in deinen Partien gegen Bots. Sie zählen dann nicht für deine Wertung.
settings-text-view = Tische als Text
settings-text-view-hint = Jeder Tisch öffnet sich in Worten, mit getippten Zügen.
settings-turn = Wenn du am Zug bist
settings-sounds = Ton
settings-sounds-hint = Ein leises Glöckchen.
settings-notify = Benachrichtigungen
settings-notify-hint = Vom Browser, während du woanders hinsiehst.
settings-notify-denied = Der Browser erlaubt keine Benachrichtigungen.
settings-webhook = Webhook
settings-webhook-hint = Eine Adresse, die der Server aufruft, wenn du am Zug bist, etwa die eines Chatraums.
settings-sessions = Wo du angemeldet bist
settings-sessions-hint = Browser, in denen du angemeldet bist.
settings-seen = zuletzt gesehen { $when }
settings-this = dieser
settings-end = Dort abmelden
settings-unknown = Unbekannter Browser
settings-tokens = Schlüssel für Programme
settings-tokens-hint = Mit einem Schlüssel kann ein Programm von dir mitspielen.
settings-used = zuletzt benutzt { $when }
settings-unused = nie benutzt
settings-drop = Widerrufen
settings-token-name = Name des Programms
settings-token-make = Schlüssel erstellen
settings-token-once = Bewahre ihn jetzt auf, er wird nur einmal angezeigt:
account-title = Konto
account-hint = Zum Spielen nicht nötig: Mit einem Konto machst du in einem anderen Browser weiter.
account-make = Konto anlegen
account-login = Anmelden
account-out = Abmelden
account-is = Du bist als { $name } angemeldet.
account-name = Kontoname
account-password = Passwort (8 Zeichen oder mehr)

## Spielpläne von Nutzern

boards-title = Spielpläne
boards-lead = Ändere Zahlen, Länder, Häfen und Routen, spiele auf deinem eigenen Spielplan und teile ihn mit einem Link.
boards-new = Ein neuer Spielplan
boards-open-link = Link zu einem Spielplan
boards-open = Öffnen
boards-mine = Deine Spielpläne
boards-none = Du hast noch keinen.
boards-play = Auf diesem Plan spielen
boards-delete = Löschen
boards-edit = Einen Spielplan bearbeiten
boards-name = Name des Spielplans
boards-name-new = { $game }, mein Exemplar
boards-undo = Zurücknehmen
boards-save = Speichern
boards-saved = Gespeichert.
boards-copy = Link kopieren
boards-copied = Kopiert.
boards-download = JSON herunterladen
boards-by = Ein Spielplan von { $name }. Wenn du ihn speicherst, wird er zu deiner eigenen Kopie.
boards-tap = Tippe auf eine Stelle, um sie zu ändern; Pfeiltasten und Enter gehen auch.
boards-reconstructed = Unser Spielplan ist rekonstruiert: Der gedruckte lag nicht vor. Wer ihn hat, kann ihn hier berichtigen.
boards-stand-in = Platzhalter
boards-stand-in-places = markiert Zahlen, die Platzhalter sind, bis jemand sie von einem gedruckten Spielplan abliest.
boards-was = war { $value }
boards-less = { $field }: eins weniger
boards-more = { $field }: eins mehr
boards-wrong = hier stimmt etwas nicht
boards-checking = Wird geprüft …
boards-fine = Auf diesem Plan kann gespielt werden.
boards-errors =
    { $n ->
        [one] Eines stimmt nicht
       *[other] { $n } Dinge stimmen nicht
    }
boards-correct = Für alle berichtigen
boards-correct-lead = Weicht dein gedrucktes Exemplar von unserem Spielplan ab, können es alle richtig haben. Schicke dem Projekt beides: die Datei und den Text, der sagt, woher du es weißt.
boards-correct-how = Im Repository heißt die Datei { $path }. Sie besteht dieselben Prüfungen wie dein Spielplan.
boards-changes = Was du geändert hast
boards-edition = Ausgabe
boards-edition-hint = Verlag und Jahr
boards-source = Woher du es weißt
boards-source-hint = Von meinem Spielplan abgelesen; Foto liegt bei
boards-text = Text des Beitrags
boards-copy-text = Text kopieren
boards-file = Datei herunterladen
boards-what-hex = Feld
boards-what-edge = Küste
boards-what-vertex = Ecke
boards-what-harbour = Hafen
boards-what-coast = Küste
boards-what-crossing = Kreuzung
boards-what-way = Wo die Route weitergehen kann
boards-what-start = Startplatz
boards-what-bank = Ufer
boards-what-corner = Ecke des Bauplatzes
boards-what-bid_track = Gebotsleiste
boards-what-temple_track = Tempelleiste
boards-field-terrain = Landschaft
boards-field-number = Zahl
boards-field-water_body = Gewässer
boards-field-harbour = Tauscht
boards-field-crossing = Was dort liegt
boards-field-robber = Der Räuber beginnt hier
boards-field-start = Startplatz
boards-field-corner = Ecke des Bauplatzes
boards-field-fields = Anbaugelände
boards-field-card_limit = Kartenlimit
boards-field-temples = Tempel
boards-field-free_gold = Gold beim Aufdecken
boards-field-income_always = Gold jede Runde
boards-field-income_camel = Gold mit Kamel
boards-field-nile_side = Seite des Nils
boards-field-region = Region
boards-field-on_nile_bank = Am Nilufer
boards-field-step = Stufe { $n }
boards-field-end = Feld { $n } bis
boards-value-none = keine
boards-value-any = 3:1 für alles
boards-value-true = ja
boards-value-false = nein
boards-value-void = nichts
boards-value-nile = Nil
boards-value-delta = Delta
boards-value-red_sea = Rotes Meer
boards-value-mediterranean = Mittelmeer
boards-do-open = Hier einen Hafen öffnen
boards-do-close = Diesen Hafen schließen
boards-do-robber = Der Räuber beginnt hier
boards-do-site = Hier ist der Bauplatz
boards-do-start = Zum Startplatz machen
boards-do-no-start = Kein Startplatz
boards-do-corner = Bauplatz hier öffnen
boards-do-no-corner = Bauplatz hier schließen
boards-do-cut = Die Route hier enden lassen
boards-do-extend = Die Route hierhin fortsetzen
