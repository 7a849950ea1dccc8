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
problem-stale = Inzwischen ist etwas passiert: Schau noch einmal hin, bevor du ziehst.
problem-bad_login = Name oder Passwort ist falsch.
problem-bad_webhook = Diese Adresse kann der Server nicht verwenden.
problem-bad_order = Dieses Höchstgebot passt nicht zur Versteigerung.
problem-bad_bot = Diesen Bot gibt es nicht.
problem-bad_token = Dieser Schlüssel gilt nicht.
problem-unknown_person = Der Server kennt dich nicht mehr. Lade die Seite neu.
problem-not_stored = Der Server konnte das nicht sichern. Bitte versuch es noch einmal.
problem-closing = Der Server startet neu; er ist gleich wieder da.
problem-unavailable = Das kann der Server gerade nicht.
problem-server_error = Auf dem Server ist etwas schiefgegangen.
problem-too_large = Das ist zu groß.
problem-busy = Jemand anders war schneller. Versuch es noch einmal.
problem-already_asked = Es wurde schon gebeten zurückzugehen.
problem-already_left = Für dich spielt schon ein Bot.
problem-frozen = Dieser Tisch ist unterbrochen.
problem-has_account = Du hast schon ein Konto.
problem-no_auction = Dieses Spiel hat dafür keine Versteigerung.
problem-no_order = Es gibt kein Höchstgebot zum Zurückziehen.
problem-no_undo = Das lässt sich nicht zurücknehmen: Etwas ist bekannt geworden, oder jemand anders hat gezogen.
problem-nobody_plays = Mindestens ein Mensch muss mitspielen.
problem-not_over = Das Spiel ist noch nicht aus.
problem-not_replaced = Niemand spielt an deiner Stelle.
problem-not_seated = Du sitzt nicht an diesem Tisch.
problem-not_started = Das Spiel hat noch nicht begonnen.
problem-nothing_asked = Niemand hat gebeten zurückzugehen.
problem-over = Das Spiel ist aus.
problem-rematch = Es gibt schon eine Revanche.
problem-seated = Du sitzt schon an diesem Tisch.
problem-seats_open = Noch sind nicht alle Plätze besetzt.
problem-started = Das Spiel hat schon begonnen.
problem-taken = Da sitzt schon jemand anders.
problem-too_many_tokens = Mehr Schlüssel kannst du nicht haben.
problem-name_taken = Dieser Name ist schon vergeben.
problem-too_many = Das war etwas zu viel auf einmal. Warte kurz.
problem-not_found = Das gibt es hier nicht.
problem-forbidden = Das darfst du nicht ändern.
problem-no_such_table = Diesen Tisch gibt es nicht.
problem-not_allowed = An diesen Tisch darfst du nicht.
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
home-guided = Mein erstes Spiel: zeig mir, wie es geht
home-read-rules = Regeln lesen
home-mine = Deine Tische
home-open = Offene Tische
home-open-none = Gerade sucht niemand Mitspieler. Eröffne selbst einen Tisch!
home-watch = Anderen zusehen
seat-free = frei
table-state-turn = Du bist am Zug
table-state-open = Wartet auf Spieler
table-state-running = Wird gespielt
table-state-over = Beendet
table-state-frozen = Unterbrochen

## A new table

create-title = Neuer Tisch
create-game = Spiel
create-seats = Spieler
create-who = Wer sitzt wo
create-seat = Platz { $n }
create-me = Ich selbst
create-friend = Ein Freund, per Link
create-bot = Bot: { $strength }
create-friend-hint = Du bekommst einen Link zum Teilen. Wer ihn öffnet, kann sich setzen.
bot-names = Nefertari, Hasdrubal, Imhotep, Kleopatra, Ptolemaios, Hatschepsut, Ramses, Berenike, Senenmut, Arsinoe, Chufu, Teje
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-random = zufällig
bot-greedy = gierig
bot-search = suchend
create-pace = Bedenkzeit
pace-none = Keine Uhr
    .hint = Alle überlegen, so lange sie wollen.
pace-live = Live
    .hint = Alle sitzen jetzt am Tisch; wessen Zeit abläuft, dem hilft ein Bot.
pace-daily = Täglich
    .hint = Für jeden Zug ist ein Tag oder mehr Zeit.
create-public = Offen für alle
create-public-hint = Der Tisch steht auf der Startseite.
create-options = Regelvarianten
create-board = Eigener Spielplan
create-board-hint = Eine Datei (JSON) mit den Zahlen deines gedruckten Exemplars.
create-board-bad = Diese Datei ist kein JSON.
create-start = Beginnen
create-make = Tisch eröffnen

## Before the game

lobby-invite = Freunde einladen
lobby-invite-hint = Schick diesen Link: Wer ihn öffnet, kann sich setzen, ohne Konto.
lobby-link = Link zu diesem Tisch
lobby-seats = Plätze
lobby-sit = Hier sitzen
lobby-name = Dein Name am Tisch
lobby-join = Hinsetzen
lobby-leave = Aufstehen
lobby-start = Spiel beginnen
lobby-ready = Alle Plätze sind besetzt: Du kannst beginnen.
lobby-wait-host = Alle Plätze sind besetzt. Der Gastgeber beginnt das Spiel.
lobby-wait-seats = Warten auf Mitspieler …

## At the table

table-question = Was gefragt ist
table-players = Spieler
table-before-you = Vor dir auf dem Tisch
table-log = Verlauf
table-log-and-chat = Verlauf und Gespräch
table-log-empty = Noch ist nichts passiert.
table-log-all = Alles zeigen
table-chat = Gespräch { $n ->
        [0] {""}
       *[other] ({ $n })
    }
table-chat-label = Gespräch
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
table-leave = Einen Bot übernehmen lassen
table-return = Meinen Platz zurücknehmen
table-as-text = Text
table-as-board = Spielplan
table-more = Mehr
table-copy-link = Link kopieren
table-copied = Kopiert
table-replay = Nachspielen
table-you = (du)
table-bot = Bot
table-away = abwesend
table-to-move = am Zug
table-place = { $place }. Platz, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
table-time-left = Verbleibende Zeit: { $time }
table-watching =
    { $n ->
        [one] Eine Person sieht zu.
       *[other] { $n } Leute sehen zu.
    }
clock-days =
    { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    }
clock-hours = { $n } h { $minutes } min
table-drawer = Was zu entscheiden ist: öffnen oder schließen
table-things = Tisch
table-unread = ungelesen
table-details = { $name }: alles
piece-yours = Du hast: { $n }
piece-left = Übrig: { $n }
table-choose = Erst wählen
table-wait = Bitte warten
table-next = Weiter ({ $n })
table-skip = Überspringen
table-finished = Das Spiel ist vorbei
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
key-title = Der Tisch mit der Tastatur
key-main = die Hauptaktion
key-arrows = von Ort zu Ort auf dem Spielplan
key-answers = eine Antwort mit ihrer Nummer
key-undo = zurücknehmen
key-next = den nächsten Zug der anderen zeigen
key-log = Verlauf öffnen oder schließen (Handy)
key-text = Spielplan oder Text
key-escape = zurücklegen, schließen
key-help = diese Liste
turn-yours = Du bist am Zug
prompt-waiting = Warten auf { $who } …
prompt-forced = Nur eine Antwort, der Tisch gibt sie: { $answer }.
prompt-over = Das Spiel ist aus: { $n ->
        [one] { $who } hat gewonnen!
       *[other] { $who } teilen sich den Sieg!
    }
prompt-frozen = Dieser Tisch ist unterbrochen: Das Spiel passt nicht zu den heutigen Regeln. Ansehen lässt es sich noch.
prompt-looking-back = Du blickst zurück: der Tisch nach Zug { $step }.
look-back = Einen Schritt zurück
look-on = Einen Schritt weiter
look-now = Zurück zu jetzt
line-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
line-missed =
    { $n ->
        [one] Inzwischen ist etwas geschehen: Es ist im Verlauf markiert.
       *[other] Inzwischen ist { $n }-mal etwas geschehen: Es ist im Verlauf markiert.
    }
line-seen = Gesehen

## A secret maximum bid

order-title = Geheimes Höchstgebot
order-hint = Der Server bietet für dich, so wenig wie nötig, und verrät es niemandem.
order-up-to = Biete bis
order-otherwise = Wenn das nicht reicht
order-ask = Frag mich
order-pass = Passe
order-leave = Gebot hinterlegen
order-drop = Zurückziehen (bis { $n })

## Scoring and the end

scoring-title = Wertung
scoring-more = Was sonst geschah
scoring-on = Weiterspielen
sheet-start = zu Beginn
sheet-sum = zusammen
sheet-total = gesamt
ending-title = Das Ende des Spiels
ending-points = Woher die Punkte kommen
ending-race = Das Rennen
ending-again = Noch einmal
ending-replay = Noch einmal ansehen
ending-home = Andere Spiele
race-end = { $name }: { $n }.

## The text view

text-happened = Was geschah
text-table = Der Tisch
text-moves = Deine Züge
text-type = Tippe einen Zug oder seine Nummer
text-enter = Eingeben
text-hint = „why not ZUG“ nennt die Regel, die einen Zug verbietet; „undo“ nimmt deinen letzten Zug zurück, „reset“ den ganzen.
text-not-allowed = „{ $move }“ ist jetzt nicht erlaubt.
text-allowed = „{ $move }“ ist jetzt erlaubt.
plain-board = Zug { $step }. Für dieses Spiel ist hier noch kein Plan gezeichnet: Die Textansicht (Knopf „Text“) sagt alles.
plain-points =
    { $n ->
        [one] Ein Punkt
       *[other] { $n } Punkte
    }

## The guided game

guide-label = Ein Hinweis
guide-next = Verstanden
guide-stop = Keine Hinweise mehr

## Replay, analysis, proof

replay-title = Nachspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Schritt des Spiels
replay-step = Zug { $step } von { $last }
replay-link = Link hierher
replay-fork = Von hier weiterspielen
replay-table = Zum Tisch
analysis-title = Wie es stand, nach dem Urteil der Bots
analysis-hint = Die Linien zeigen, womit jeder am Ende rechnen konnte. Gepunktet sind die Wendepunkte.
analysis-turning = Wendepunkte
analysis-luck = Glück
analysis-luck-hint = Wie viel von jedem Ergebnis aus Zufall statt aus Entscheidungen kam, in Punkten.
proof-title = Beweis der Mischung
proof-hint = Vor dem ersten Zug legte der Server fest, was der Zufall bringt, und veröffentlichte einen Fingerabdruck davon. Nach dem Spiel kannst du prüfen, ob er passt.
proof-show = Beweis zeigen
proof-commitment = Fingerabdruck (SHA-256)
proof-text = Geheimnis, nun verraten
proof-verify = In diesem Browser prüfen
proof-good = Es passt: Kein Zug aus dem Beutel wurde nachträglich erfunden.
proof-bad = Es passt nicht!
proof-later = Das Geheimnis wird verraten, wenn das Spiel aus ist.

## Rulebook

rules-of = Die Regeln von { $game }
rules-search = Regeln durchsuchen oder Nummer tippen
rules-found =
    { $n ->
        [one] Eine Regel gefunden
       *[other] { $n } Regeln gefunden
    }
rules-none = Keine Regel spricht von „{ $query }“.
rules-chapters = Kapitel
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
settings-theme = Licht
theme-auto = Wie das Gerät
theme-day = Tag
theme-night = Nacht
settings-motion = Bewegung zeigen
settings-motion-hint = Dinge bewegen sich von da, wo sie waren, dahin, wo sie sind.
settings-confirm = Wichtige Züge bestätigen
settings-confirm-hint = Ein Gebot zeigt Preis und Wirkung, bevor es gilt.
settings-pace = Züge der anderen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-step = Schritt für Schritt
settings-forced = Erzwungene Züge machen
settings-forced-hint = Wo es nur eine Antwort gibt, gibt sie der Tisch.
settings-text-view = Tische als Text
settings-text-view-hint = Jeder Tisch öffnet sich in Worten, mit getippten Zügen.
settings-turn = Wenn du am Zug bist
settings-sounds = Ton
settings-sounds-hint = Ein kleines Glöckchen.
settings-notify = Benachrichtigungen
settings-notify-hint = Vom Browser, während du woanders hinsiehst.
settings-notify-denied = Der Browser erlaubt keine Benachrichtigungen.
settings-webhook = Webhook
settings-webhook-hint = Eine Adresse, die der Server aufruft, wenn du am Zug bist, etwa die eines Chatraums.
settings-sessions = Wo du bekannt bist
settings-sessions-hint = Browser, in denen du angemeldet bist.
settings-seen = zuletzt gesehen { $when }
settings-this = dieser
settings-end = Dort abmelden
settings-unknown = Unbekannter Browser
settings-tokens = Schlüssel für Programme
settings-tokens-hint = Mit einem Schlüssel kann ein Programm von dir am Tisch sitzen.
settings-used = zuletzt benutzt { $when }
settings-unused = nie benutzt
settings-drop = Widerrufen
settings-token-name = Name des Programms
settings-token-make = Schlüssel machen
settings-token-once = Bewahre ihn jetzt auf, er wird nur einmal gezeigt:
account-title = Konto
account-hint = Zum Spielen nicht nötig: Mit einem Konto machst du in einem anderen Browser weiter.
account-make = Konto anlegen
account-login = Anmelden
account-out = Abmelden
account-is = Du bist als { $name } angemeldet.
account-name = Kontoname
account-password = Passwort (8 Zeichen oder mehr)
