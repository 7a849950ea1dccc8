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
nav-turns = Deine Züge
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
problem-table_closed = Dieser Tisch ist geschlossen.
problem-has_account = Du hast schon ein Konto.
problem-no_auction = Dieses Spiel hat dafür keine Versteigerung.
problem-no_bot = Auf diesem Platz sitzt kein Bot.
problem-no_order = Es gibt kein Höchstgebot zum Zurückziehen.
problem-no_undo = Das lässt sich nicht zurücknehmen, ohne die anderen zu fragen: Etwas ist bekannt geworden oder vereinbart, oder jemand anderes hat gezogen.
problem-bad_standing = Diese Antwort lässt sich hier nicht hinterlegen.
problem-bad_suggestion = Das lässt sich nicht vorschlagen.
problem-no_suggestion = Gerade ist niemand da, dem du das vorschlagen kannst.
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
problem-bad_endpoint = Der Server kann den Push-Dienst dieses Browsers nicht verwenden.
problem-too_many_devices = Du wirst schon in zu vielen Browsern benachrichtigt. Entferne zuerst einen.
problem-no_mail = Dieser Server verschickt keine E-Mails.
problem-bad_address = Das ist keine E-Mail-Adresse.
problem-no_address = Gib zuerst deine E-Mail-Adresse ein.
problem-link_expired = Dieser Link ist zu alt. Fordere in deinen Einstellungen einen neuen an.
problem-on_vacation = Du bist schon im Urlaub.
problem-not_on_vacation = Du bist nicht im Urlaub.
problem-no_days_left = So viele Tage hast du nicht mehr.
missing-title = Hier ist nichts
missing-lead = Diese Adresse führt nirgendwohin. Vielleicht ist ein Teil des Links verloren gegangen.

## Andere treffen: offene Tische, die Suche nach einem Spiel, Ranglisten, Turniere

nav-meet = Mitspieler
meet-title = Offene Tische
meet-all = Alle Spiele
meet-new = Neuer Tisch
meet-join = Mitspielen
meet-go = Zum Tisch
rating-short = Spielstärke { $mean }
rating-none = noch ohne Spielstärke
search-title = Finde mir ein Spiel
search-any-number = Egal
search-within = Spielstärke der anderen
search-any-rating = Egal
search-within-points = ± { $n } um meine
search-begin = Finde mir ein Spiel
search-waiting = Du suchst ein Spiel
search-for = Mitspieler für „{ $game }“ werden gesucht …
search-others =
    { $n ->
        [0] Sonst sucht gerade niemand dieses Spiel.
        [one] Noch jemand sucht dieses Spiel.
       *[other] { $n } andere suchen dieses Spiel.
    }
search-stay = Sieh dich inzwischen ruhig um: Sobald es einen Tisch gibt, kommst du dorthin.
search-end = Suche beenden
search-found = Es haben sich Mitspieler gefunden: Dein Tisch wartet auf dich.
leaders-title = Rangliste
leaders-place = Platz
leaders-player = Spieler
leaders-rating = Spielstärke
leaders-estimate = Schätzung
leaders-games = Partien
leaders-bot = Bots, { $level }
leaders-none = Hier hat noch niemand eine gewertete Partie beendet.
leaders-hint = Die Spielstärke ist, was jemand fast sicher mindestens wert ist: die Schätzung abzüglich ihrer dreifachen Unsicherheit. Sie steigt mit Siegen und mit jeder Partie, die die Schätzung sicherer macht.
tournaments-title = Turniere
tournaments-lead = Mehrere Runden, immer neue Gegner, eine Tabelle. Jeder kann eines eröffnen; Bots dürfen teilnehmen.
tournaments-mine = Deine
tournaments-open = Offen für Spieler
tournaments-running = Im Gang
tournaments-over = Beendet
tournaments-none = Gerade gibt es kein Turnier. Eröffne eines!
tournament-missing = Dieses Turnier gibt es nicht
tournament-missing-hint = Vielleicht stimmt der Link nicht, oder das Turnier hat nie begonnen und wurde gelöscht.
tournament-new = Neues Turnier
tournament-usual-name = Turnier: { $game }
tournament-name = Name des Turniers
tournament-seats = Spieler pro Tisch
tournament-how-many-rounds = Runden
tournament-most = Spieler höchstens
tournament-draw = Wer trifft auf wen
tournament-draw-swiss = Schweizer System
    .hint = Wer so viele Punkte hat wie du, sitzt als Nächstes an deinem Tisch; nach Möglichkeit trifft niemand zweimal auf dieselben.
tournament-draw-rating = Nach Spielstärke
    .hint = Ähnlich starke Spieler sitzen zusammen; nach Möglichkeit trifft niemand zweimal auf dieselben.
tournament-hours = Stunden pro Runde
tournament-break = Minuten zwischen den Runden
tournament-deadline-hint = Ist die Zeit einer Runde um, spielen Bots die Partien vom erreichten Stand aus zu Ende, und dieses Ergebnis zählt.
tournament-play = Ich spiele mit
tournament-public = Für alle sichtbar
tournament-public-hint = Sonst finden es nur die, die den Link haben.
tournament-bots = Bots, die teilnehmen
tournament-make = Turnier eröffnen
tournament-not-now = Jetzt nicht
tournament-by = ausgerichtet von { $name }
tournament-rounds =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
tournament-tables-of = { $n } Spieler pro Tisch
tournament-players = { $n } von { $most } Spielern
tournament-state-open = Offen für Spieler
tournament-state-running = Runde { $round } von { $rounds }
tournament-state-over = Beendet
tournament-state-closed = Abgesagt
tournament-take-part = Teilnehmen
tournament-join = Teilnehmen
tournament-joined = Du bist dabei. Sobald es losgeht, wartet hier dein erster Tisch.
tournament-leave = Doch nicht teilnehmen
tournament-invite = Andere einladen
tournament-invite-hint = Wer diesen Link öffnet, kann teilnehmen, ohne Konto.
tournament-link = Link zu diesem Turnier
tournament-add-bot = Bot hinzufügen
tournament-remove = Herausnehmen
tournament-remove-sure = Endgültig herausnehmen
tournament-sit-out =
    { $n ->
        [one] Bei dieser Zahl setzt in jeder Runde jemand aus. Einer mehr oder weniger würde passen.
       *[other] Bei dieser Zahl setzen in jeder Runde { $n } Spieler aus.
    }
tournament-start = Erste Runde auslosen
tournament-cancel = Absagen
tournament-too-few = Für einen Tisch sind es noch zu wenige Spieler.
tournament-waits = { $name } startet das Turnier, wenn alle da sind.
tournament-my-table = Zu deinem Tisch
tournament-wait = Deine Partie ist zu Ende: Die nächste Runde beginnt, wenn alle Tische fertig sind.
tournament-you-sit-out = Du setzt diese Runde aus: Das zählt als Sieg. Die nächste beginnt, wenn alle Tische fertig sind.
tournament-next-at = Die nächste Runde beginnt: { $time }
tournament-deadline = Ende der Runde: spätestens { $time }
tournament-withdraw = Aussteigen
tournament-return = Weiterspielen
tournament-withdrawn = ausgestiegen
tournament-absent = abwesend
tournament-close = Turnier beenden
tournament-close-sure = Jetzt beenden
tournament-won = { $names }: Turniersieg
tournament-standings = Tabelle
tournament-points = Punkte
tournament-mates = Feinwertung
tournament-wins = Siege
tournament-points-hint = Ein Sieg bringt 1 Punkt, der letzte Platz 0; dazwischen zählt der Anteil der anderen, die du hinter dir lässt. Eine freie Runde zählt als Sieg. Bei gleichen Punkten entscheidet die Feinwertung: die Punkte deiner Tischnachbarn, je Runde im Mittel; danach die gewonnenen Tische.
tournament-all-rounds = Runden
tournament-round = Runde { $n }
tournament-table = Tisch { $n }
tournament-watch = Zusehen
tournament-play-table = Spielen
tournament-look-back = Nachspielen
tournament-out = Setzt aus: { $names }
tournament-seed = Alle Auslosungen folgen aus dieser Zahl: { $seed }
ending-tournament = Zum Turnier
problem-joined = Du bist schon dabei.
problem-not_joined = Du nimmst nicht teil.
problem-taken_out = Du wurdest aus diesem Turnier herausgenommen und kannst nicht wieder beitreten.
problem-tournament_started = Das Turnier hat schon begonnen.
problem-tournament_over = Das Turnier ist zu Ende.
problem-tournament_full = Das Turnier ist voll.
problem-too_few = Für einen Tisch sind es noch zu wenige Spieler.
problem-too_many_tournaments = Du hast gerade genug Turniere; beende oder verlasse erst eines.
problem-deadline = Die Zeit der Runde ist um: Bots spielen diese Partie zu Ende.

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
home-players-only = { $n } Spieler
home-finished = Beendete Partien ({ $n })
home-abandoned = Verlassene Tische ({ $n })
home-abandoned-hint = Hier hat seit Tagen niemand einen Zug gemacht. Mit einem Zug ist der Tisch wieder da.
home-hidden = Ausgeblendete Tische ({ $n })
home-hide = Diesen Tisch ausblenden
home-show = Diesen Tisch wieder zeigen
home-leave = Diesen Tisch verlassen
leave-title = Den Tisch verlassen?
leave-bot = Ein Bot spielt für dich weiter, und der Tisch verschwindet aus deiner Liste.
leave-seat = Dein Platz wird für jemand anderen frei.
leave-close = Niemand sonst spielt hier: Der Tisch wird endgültig geschlossen.
leave-do = Verlassen
leave-not = Bleiben
quick-title = Schnelles Spiel
quick-opponents = Zahl der Gegner
quick-against =
    { $n ->
        [one] gegen 1 Bot
       *[other] gegen { $n } Bots
    }
quick-level = Spielstärke der Bots
quick-play = Spielen
seat-free = frei
seat-awaited = hat noch nicht geantwortet
table-state-turn = Du bist am Zug
table-state-open = Wartet auf Spieler
table-state-running = Läuft
table-state-over = Beendet
table-state-frozen = Unterbrochen
table-state-of = { $who } ist am Zug
table-closed = Dieser Tisch ist geschlossen
table-closed-hint = Die Einladung gilt nicht mehr, oder alle haben das Spiel verlassen.

## A new table

create-title = Neuer Tisch
create-game = Spiel
create-seats = Spieler
create-who = Wer sitzt wo?
create-seat = Platz { $n }
create-me = Ich selbst
create-friend = Ein Freund
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
create-changed =
    { $n ->
        [one] eine geändert
       *[other] { $n } geändert
    }
create-number = Eine Zahl:
create-group-setup = Aufbau
create-group-trade = Handel
create-group-robber = Räuber, Karten
create-group-play = Spiel
create-group-end = Ende
create-group-board = Eigener Plan
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
lobby-name = Dein Name am Tisch
lobby-join = Hinsetzen
lobby-leave = Platz verlassen
lobby-start = Spiel starten
lobby-ready = Alle Plätze sind besetzt: Du kannst das Spiel starten.
lobby-wait-host = Alle Plätze sind besetzt. Wer eingeladen hat, startet das Spiel.
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald das Spiel beginnt.
lobby-wait-seats = Warten auf Mitspieler …
lobby-wait-yes = Das Spiel beginnt, sobald alle zugesagt haben.
lobby-invited-by = { $who } lädt dich zu „{ $game }“ ein
lobby-invited = Du bist zu „{ $game }“ eingeladen
lobby-again = { $who } möchte noch einmal „{ $game }“ spielen
lobby-decline = Nein, danke
lobby-players = { $n } Spieler
lobby-usual-rules = Es gelten die Regeln der Anleitung.
lobby-terms = Was gespielt wird
lobby-host = lädt ein
lobby-bot = Bot
lobby-free = Den Bot entfernen
lobby-fill = Mit Bots auffüllen und starten
lobby-qr = QR-Code
lobby-qr-label = QR-Code, der diesen Tisch öffnet

## At the table

table-question = Deine Entscheidung
table-players = Spieler
table-before-you = Vor dir auf dem Tisch
table-log = Verlauf
table-log-and-chat = Verlauf und Chat
table-log-empty = Noch ist nichts geschehen.
table-log-all = Alles zeigen
table-chat-label = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
chat-watching = (sieht zu)
reaction-label = Reagieren
reaction-hello = Hallo!
reaction-bravo = Gut gespielt!
reaction-wow = Wow!
reaction-oops = Hoppla!
reaction-thanks = Danke!
reaction-wait = Einen Moment …
reaction-good_game = Schönes Spiel!
table-undo = Zurücknehmen
table-reset = Zug neu beginnen
table-confirm = Ausführen
table-put-back = Noch nicht
table-not-allowed = Das ist jetzt nicht erlaubt:
table-undo-asked = { $who } bittet alle, einen Schritt zurückzugehen.
table-undo-asked-what = { $who } möchte zurücknehmen: { $what }
table-undo-asking = Du bittest alle zurückzugehen. Es fehlen noch Antworten …
table-undo-asking-what = Du möchtest zurücknehmen: { $what } Es fehlen noch Antworten …
table-undo-ask = Um Rücknahme bitten
table-undo-withdraw = Doch nicht
table-undo-refused = Nicht alle sind einverstanden zurückzugehen.
undo-told-what = { $who } hat zurückgenommen: { $what }
undo-told-move = { $who } hat einen Zug zurückgenommen.
undo-told-you-what = Du hast zurückgenommen: { $what }
undo-told-you-move = Du hast einen Zug zurückgenommen.
undo-told-nobody-what = Zurückgenommen: { $what }
undo-told-nobody-move = Ein Zug wurde zurückgenommen.
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
table-here = am Tisch
presence-title = Wer ist da
presence-here =
    { $all ->
        [one]
            { $n ->
                [one] 1 Spieler ist am Tisch.
               *[other] Niemand ist am Tisch.
            }
       *[other]
            { $n ->
                [one] { $n } von { $all } Spielern ist am Tisch.
               *[other] { $n } von { $all } Spielern sind am Tisch.
            }
    }
presence-watching = Sehen zu
presence-you-watch = Du siehst zu
presence-others =
    { $n ->
        [one] und noch jemand
       *[other] und { $n } weitere
    }
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
clock-hours-short = { $n } h
table-drawer = Deine Entscheidung: öffnen oder schließen
table-things = Tisch
table-unread = ungelesen
table-details = { $name }: Einzelheiten
piece-yours = Du hast: { $n }
piece-left = Übrig: { $n }
table-choose = Bitte wählen
table-wait = Bitte warten
table-next-turn = Weiter: { $game }
table-vacation = im Urlaub bis { $when }
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
prompt-forced = { $answer } (einzige Möglichkeit, wird automatisch gespielt)
prompt-over = Das Spiel ist zu Ende: { $n ->
        [one] { $who } hat gewonnen!
       *[other] { $who } teilen sich den Sieg!
    }
prompt-closed = Dieser Tisch ist geschlossen: Hier wurde lange nicht gespielt, oder alle sind gegangen. Er wird bald gelöscht.
prompt-frozen = Dieser Tisch ist unterbrochen: Das Spiel passt nicht zu den aktuellen Regeln. Ansehen lässt es sich noch.
prompt-looking-back = Du blickst zurück: der Tisch nach Zug { $step }.
look-back = Einen Schritt zurück
look-on = Einen Schritt vor
look-now = Zurück zur Gegenwart
line-lost = Die Verbindung ist abgebrochen. Sie wird von selbst wiederhergestellt, und nichts geht verloren.
line-seen = Gesehen
away-label = Während du weg warst
away-title = Du warst zuletzt { $ago } hier. Seitdem:
away-short = Inzwischen:
away-more =
    { $n ->
        [one] Ein früheres Ereignis steht im Verlauf.
       *[other] { $n } frühere Ereignisse stehen im Verlauf.
    }
away-chat =
    { $n ->
        [one] Eine ungelesene Nachricht
       *[other] { $n } ungelesene Nachrichten
    }

## A secret maximum bid

order-title = Geheimes Höchstgebot
order-hint = Der Server bietet für dich, nicht mehr als nötig, und verrät es niemandem.
order-lot = Wofür
order-up-to = Bieten bis
order-otherwise = Wenn das nicht reicht
order-ask = Frag mich
order-pass = Passen
order-leave = Höchstgebot festlegen
order-drop = Zurückziehen (bis { $n })
standing-title = Feste Antworten auf Angebote
standing-hint = Der Server antwortet für dich, nach der Pause eines Menschen, und verrät es niemandem.
standing-impossible = Ablehnen, was ich nicht annehmen kann
standing-bots = Alle Angebote von Bots ablehnen
standing-accept = Annehmen, was mindestens so gut ist wie
standing-bargain = Ich gebe { $give } und bekomme { $get }
standing-give = Ich gebe höchstens
standing-get = Ich bekomme mindestens
standing-any = beliebige
standing-add = Hinzufügen
standing-drop = Das nicht mehr annehmen
standing-default-hint = Für Spiele mit Angeboten; an jedem Tisch änderbar.

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
ending-again = Noch einmal spielen
ending-join = Ja, noch einmal
ending-asked = Jemand möchte noch einmal spielen. Tippe, um zuzusagen.
ending-replay = Partie ansehen
ending-home = Andere Spiele
race-end = { $name }: { $n }.

## The text view

text-happened = Was geschehen ist
text-table = Der Tisch
text-moves = Deine Züge
text-type = Tippe einen Zug oder seine Nummer
text-enter = Eingeben
text-hint = „why not ZUG“ nennt die Regel, die einen Zug verbietet; „undo“ nimmt deinen letzten Zug zurück oder fragt die anderen, wo sie zustimmen müssen (sie antworten „agree“ oder „refuse“); „reset“ nimmt den ganzen Zug zurück.
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
advice-glance = Das sagt ein kurzer Blick; frag gleich noch einmal, dann wird genauer gerechnet.
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
analysis-hint-scored = Dreiecke unten sind Wertungen.
analysis-running = Das Spiel wird analysiert: { $percent } %.
analysis-waiting = Die Analyse wartet, bis sie an der Reihe ist.
analysis-failed = Das Spiel konnte jetzt nicht analysiert werden.
analysis-retry = Noch einmal versuchen
analysis-wins = Gewinnchancen
analysis-points = Erwartete Punkte
analysis-what = Was die Linien zeigen
analysis-by = Wonach die Linien gehen
analysis-by-moves = Nach Zügen
analysis-by-time = Nach Zeit
analysis-next = Nächster Fehler (N)
analysis-previous = Voriger Fehler (P)
analysis-try = Von hier aus versuchen
analysis-here-best = { $player }: bester Zug.
analysis-here-good = { $player }: ein guter Zug.
analysis-here = { $player }: { $verdict }, { $lost } % der Gewinnchancen verloren.
analysis-better = Besser: { $move }
analysis-why-own = { $player } { $points } Punkte
analysis-why-other = { $player } { $points }
analysis-why-chance = Chancen von { $player } { $change }
analysis-verdict-best = Beste
analysis-verdict-good = Gut
analysis-verdict-inaccuracy = Ungenauigkeit
analysis-verdict-mistake = Fehler
analysis-verdict-blunder = Grober Fehler
analysis-moments = Die Momente, die das Spiel entschieden
analysis-moment-decision = { $player } entschied
analysis-moment-luck = { $player }: Glück
analysis-decisions = Fehler
analysis-whose = Wessen Fehler zu sehen sind
analysis-everybody = Alle
analysis-none = Niemand machte einen messbaren Fehler.
analysis-none-own = Kein messbarer Fehler.
analysis-unjudged = Bei dieser Tiefe wurde keine Entscheidung beurteilt.
analysis-played = Wie gut alle gespielt haben
analysis-played-hint = 100 %, wenn keine Entscheidung Gewinnchancen gekostet hat; beurteilt wird nach dem, was man wissen konnte.
analysis-part-opening = Eröffnung
analysis-part-middle = Mitte
analysis-part-end = Ende
analysis-report = Berichtsseite
analysis-share = Link zum Bericht kopieren
analysis-players = Glück und Entscheidungen
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

rules-of = Die Regeln von „{ $game }“
rules-search = Suchen oder Nummer tippen
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
settings-news = Wenn du nicht da bist
settings-push = Push-Nachrichten in diesem Browser
settings-push-hint = Du erfährst es auch, wenn Heliopolis geschlossen ist. Auf einem Telefon geht das am besten mit der installierten App.
settings-push-unsupported = Dieser Browser kann keine Push-Nachrichten empfangen. Füge Heliopolis auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu; überall muss die Adresse mit https beginnen.
settings-push-failed = Der Browser konnte seinen Push-Dienst nicht erreichen.
settings-push-devices = Browser, die Push-Nachrichten bekommen
settings-push-remove = Entfernen
settings-kinds = Sag mir Bescheid
settings-kind-turn = Wenn ich am Zug bin
settings-kind-invitation = Bei Einladungen
settings-kind-over = Wenn ein Spiel zu Ende ist
settings-kind-chat = Bei Nachrichten an meinen Tischen
settings-mail = E-Mail-Adresse
settings-mail-send = Bestätigung senden
settings-mail-sent = Wir haben einen Link an { $address } geschickt. Öffne ihn, um die Adresse zu bestätigen.
settings-mail-confirmed = E-Mails gehen an { $address }.
settings-mail-mode = E-Mails
mail-mode-off = Keine
mail-mode-daily = Eine am Tag
mail-mode-now = Sofort
settings-mail-hint = Sofort: wenn du nicht am Tisch bist. Eine am Tag: eine Liste aller Tische, die auf dich warten.
settings-mail-remove = Diese Adresse vergessen
settings-mail-none = Dieser Server verschickt keine E-Mails.
settings-vacation = Urlaub
settings-vacation-hint = Solange du weg bist, stehen deine Uhren an Tischen, die nach Tagen gespielt werden, still. Jeder angefangene Tag zählt. Live-Tische warten nicht.
settings-vacation-left =
    { $n ->
        [one] Du hast dieses Jahr noch einen von { $of } Tagen.
       *[other] Du hast dieses Jahr noch { $n } von { $of } Tagen.
    }
settings-vacation-days = Tage
settings-vacation-begin = In den Urlaub fahren
settings-vacation-until = Du bist im Urlaub bis { $when }.
settings-vacation-end = Ich bin zurück

## Die eigenen Züge

turns-title = Deine Züge
turns-lead = Alle Tische, die auf dich warten, die dringendsten zuerst.
turns-none = Kein Tisch wartet auf dich.
turns-left = noch { $time }
turns-no-clock = ohne Zeitlimit
turns-last = Zuletzt: { $text }
turns-away = Du bist im Urlaub bis { $when }: Tische, die nach Tagen gespielt werden, warten.

## Links in E-Mails

mail-confirm-title = E-Mail-Adresse bestätigt
mail-confirm-done = Ab jetzt hörst du von uns, wenn du am Zug bist. Das kannst du jederzeit in deinen Einstellungen ändern.
mail-stop-title = Keine E-Mails mehr?
mail-stop-lead = Du bekommst dann keine E-Mails mehr. Push-Nachrichten und Webhooks bleiben, wie sie sind.
mail-stop-button = E-Mails abbestellen
mail-stop-done = Du bekommst keine E-Mails mehr von uns.
mail-failed-title = Dieser Link funktioniert nicht
mail-failed-hint = Vielleicht ist er unvollständig, oder die Adresse wurde inzwischen geändert. Deine E-Mails kannst du jederzeit in den Einstellungen ändern.

## Ohne Verbindung

offline-title = Du bist offline
offline-lead = Heliopolis braucht eine Verbindung. Deine Spiele sind sicher: Sobald du wieder online bist, geht es dort weiter, wo sie waren.
offline-again = Noch einmal versuchen
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
