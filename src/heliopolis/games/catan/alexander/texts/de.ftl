### Alexander the Great: the texts in German.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Alexander zieht von Makedonien nach Persepolis. An Tempeln seines Weges werden Siedlungen versteigert, an anderen Kreuzungen die Ereignisse des Feldzugs; wer ihm am besten dient, steigt im Amt.
game-goal = Wer im eigenen Zug 14 Punkte hat, gewinnt sofort. Erreicht Alexander vorher Persepolis, gewinnen die meisten Punkte: die des Grundspiels und der drei Ämter.

## Rahmen

AL-1 = Allgemeines
AL-1-1 = Der Feldzug ist für drei oder vier Personen; 14 Punkte gewinnen.
AL-1-2 = Niemand setzt etwas zu Beginn: Der Plan ist leer.

## Aufbau

AL-2 = Aufbau
AL-2-1 = Alle nehmen 5 Siedlungen, 4 Städte und 15 Straßen. Die 25 Entwicklungskarten werden gemischt.
AL-2-2 = Von 28 Ereignis-Chips liegen 25 verdeckt auf den Ereigniskreuzungen, und 3 bleiben ungesehen in der Schachtel. Die Mischung kennen alle: je 7 von Hungersnot, Brücke, Schlacht und Standbild, wenn der Tisch nicht anders wählt. Niemand kennt einen Chip, bevor er umgedreht wird.
AL-2-3 = Alexander steht auf dem roten Startpfeil in Makedonien.
AL-2-4 = Der Räuber beginnt in einer Wüste nach Wahl der Person, die beginnt, oder in einer zufälligen, wenn der Tisch es so vereinbart.
AL-2-5 = Zu viert bilden alle 95 Rohstoffkarten den Nachschubstapel. Alle ziehen 5. Die Bank ist leer und wächst durch das, was gezahlt wird.
AL-2-6 = Zu dritt bilden 15 Karten jedes Rohstoffs den Nachschubstapel. Alle ziehen 5. Die anderen 4 von jedem sind die Bank.
AL-2-7 = Zu dritt wird der Erste Ratgeber weggelegt.
AL-2-8 = Niemand hat zu Beginn Gold; ein Tisch kann allen 8 Goldstücke geben.
AL-2-9 = Wer beginnt, wird wie im Grundspiel bestimmt.

## Der Zug

AL-3 = Der Zug
AL-3-1 = Ein Zug hat vier Phasen: Wurf und Einkommen, Alexanders Marsch, ein Ereignis, Handeln und Bauen.
AL-3-2 = Der erste Zug des Spiels hat keinen Wurf und keinen Nachschub: Er beginnt mit dem Marsch zum ersten Tempel.
AL-3-3 = Deine eine Entwicklungskarte darfst du vor dem Wurf spielen, bevor Alexander zieht, nachdem ein Chip umgedreht wurde, oder beim Handeln und Bauen; nie in einer Versteigerung, einer Zahlung oder einer Sieben. Vor dem Marsch und einem Ereignis wirst du nur gefragt, wenn alle sehen, dass du eine Karte haben könntest, und nur, wo etwas davon abhängt. Ein Tisch kann nur das erste und das letzte erlauben.

## Phase 1: Wurf und Einkommen

AL-4 = Phase 1: Wurf und Einkommen
AL-4-1 = Nach dem Wurf bringen die Felder Ertrag, dann ziehen alle; bei einer 7 folgen Abgabe und Räuber. Ein Tisch kann bei einer 7 erst nach dem Räuber ziehen lassen.
AL-4-2 = Felder bringen Ertrag wie im Grundspiel, allein aus der Bank; hat sie von einem Rohstoff nichts, bekommt niemand etwas. Der Nachschubstapel dient nie als Bank.
AL-4-3 = Nach jedem Wurf nehmen alle ungesehen eine Karte vom Nachschubstapel, der Reihe nach ab der Person am Zug.
AL-4-4 = Sobald weniger Karten übrig sind als Spieler, kommt der Rest offen zur Bank, und niemand zieht mehr.
AL-4-5 = Goldfelder bringen Goldstücke (siehe CB-13.2).
AL-4-6 = Bei einer Sieben geben nur Spieler mit 12 oder mehr Rohstoffkarten die Hälfte ab, abgerundet. Gold zählt nicht und kann nicht gestohlen werden.

## Phase 2: der Marsch

AL-5 = Phase 2: der Marsch
AL-5-1 = Einmal je Zug zieht Alexander über die nächste Kreuzung auf den Pfeil dahinter. Das ist Pflicht.
AL-5-2 = An einem Tempel wird eine Siedlung versteigert. An einer Ereigniskreuzung wird der Chip umgedreht und dieses Ereignis versteigert. Eine leere oder violette Kreuzung bringt nichts.
AL-5-3 = Über eine violette Kreuzung zieht Alexander nur in einem Zug mit einer 7, nach dem Räuber; sonst bleibt er stehen, und es gibt kein Ereignis.
AL-5-4 = Hat er die letzte Kreuzung überquert, ist er in Persepolis, und das Spiel endet sofort.

## Phase 3: die Versteigerung

AL-6 = Phase 3: die Versteigerung
AL-6-1 = Die Versteigerung ist offen. Wer am Zug ist, spricht zuerst, dann im Uhrzeigersinn: Nenne eine ganze Zahl über dem Höchstgebot, mindestens 1, oder passe. Wer gepasst hat, ist draußen.
AL-6-2 = Wer am Zug ist, darf gleich passen; dann darf die nächste Person eröffnen.
AL-6-3 = Sie endet, wenn alle bis auf eine Person gepasst haben; wer das Höchstgebot abgegeben hat, gewinnt. Bietet niemand, verlässt ein Chip das Spiel, und ein Tempel bleibt leer.
AL-6-4 = Du darfst nur bieten, was du genau zahlen kannst: mit deinen Karten der Arten, die dieses Ereignis bezahlen, deinem Gold und in einer Schlacht deinen Rittern zu je 3.
AL-6-5 = Der Gewinner zahlt sein Gebot genau, in beliebiger Mischung: eine Siedlung mit Lehm, Holz, Wolle und Getreide; Hungersnot mit Wolle und Getreide; eine Brücke mit Lehm und Holz; eine Schlacht mit Wolle, Erz und Rittern; ein Standbild mit Lehm und Erz; Gold zahlt für alles. Karten gehen an die Bank, Ritter unter den Stapel. Alle sehen es.
AL-6-6 = Ritter zahlen nur in einer Schlacht, jeder für 3, und nur solche, die offen lagen, bevor der Chip umgedreht wurde. Wechselgeld gibt es nicht. Ein Tisch kann einen Ritter einen Rest von 1 oder 2 zahlen lassen.
AL-6-7 = Wo der Tisch Gebote über deine Mittel erlaubt, bis 50 mit mindestens einer Rohstoffkarte, darf ein Gewinner die Zahlung verweigern, vor der ersten Einheit: Das kostet die Hälfte der Rohstoffkarten, aufgerundet, und die Versteigerung beginnt neu mit allen.
AL-6-8 = Während der Versteigerung handelt niemand und spielt niemand eine Karte.
AL-6-9 = Du zahlst Stück für Stück, in beliebiger Reihenfolge; immer musst du den Rest noch zahlen können.
AL-6-10 = Alle, die noch dabei sind, werden gefragt, auch wer nur passen kann, und auch die letzte Person, wenn niemand geboten hat.

## Die Belohnung

AL-7 = Die Belohnung
AL-7-1 = Siedlung: Der Gewinner darf eine Siedlung auf den eben überquerten Tempel setzen, ohne weitere Kosten und ohne Straße, oder verzichten. Wer keine Siedlung mehr hat, hat umsonst gezahlt.
AL-7-2 = Hungersnot, Brücke, Schlacht, Standbild: Der Gewinner legt den Chip offen vor sich, für immer.

## Ämter

AL-8 = Ämter
AL-8-1 = Mit drei Chips und ohne Amt nimmst du das beste freie: Alexanders rechte Hand (4 Punkte), Erster Ratgeber (3, nicht zu dritt), Allgemeiner Berater (2). Niemand hat mehr als eines.
AL-8-2 = Mit drei oder mehr Chips, und mehr als der Inhaber eines besseren Amtes als deines, nimmst du es und gibst deines dafür, falls du eines hast.
AL-8-3 = Nach jedem Chip wird das nur für seinen Gewinner abgehandelt, der das beste mögliche Amt nimmt. Ein Tisch kann ihn wählen oder sein Amt behalten lassen.
AL-8-4 = Mit gleich vielen Chips übernimmst du nichts. Die Punkte wandern sofort mit dem Amt.

## Größte Rittermacht und Längste Handelsstraße

AL-9 = Größte Rittermacht und Längste Handelsstraße
AL-9-1 = Für die Größte Rittermacht zählen nur Ritter, die jetzt offen liegen; gezahlte nicht.
AL-9-2 = Nach einer ganzen Zahlung mit Rittern behält der Inhaber die Karte mit mindestens 3, wenn niemand mehr hat. Sonst nimmt sie, wer allein die meisten hat, mindestens 3; gibt es niemanden, geht sie an die Bank, bis es jemanden gibt.
AL-9-3 = Gezahlte Ritter liegen zuunterst im Stapel und können wieder gezogen werden; gemischt wird nicht.
AL-9-4 = Die Längste Handelsstraße ist wie im Grundspiel. Alexander, Tempel und Chips spielen für Straßen keine Rolle.

## Phase 4: Handeln und Bauen

AL-10 = Phase 4: Handeln und Bauen
AL-10-1 = Erst handelst du, dann baust du, wenn der Tisch beides nicht mischt. Eine an einem Tempel gegründete Siedlung gilt nicht als Bau, und ihr Hafen gilt sofort.
AL-10-2 = Gold wird nach CB-13.4 gehandelt, und die Bank verkauft Gold gegen Rohstoffkarten zum üblichen Verhältnis, wenn der Tisch es nicht verbietet.
AL-10-3 = Siedlungen entstehen an Tempeln oder durch normales Bauen mit Straßen von eigenen Gebäuden aus. Straßen dürfen überall liegen, auch entlang der Route.
AL-10-4 = Auf oder neben einer Kreuzung, die Alexander noch nicht überquert hat, wird keine Siedlung gebaut. Ein Tisch kann freigeben, was überquert ist oder daneben liegt, außer den noch kommenden Kreuzungen; dann wird ein Tempel mit einem Gebäude daneben nicht versteigert.
AL-10-5 = Städte, Straßen und Entwicklungskarten schränkt die Route nicht ein.

## Das Ende

AL-11 = Das Ende
AL-11-1 = Wer im eigenen Zug 14 Punkte hat, gewinnt sofort; Punkte aus fremden Zügen zählen, wenn der eigene beginnt, vor dem Wurf.
AL-11-2 = Erreicht Alexander Persepolis, endet das Spiel sofort. Alle Karten werden gezeigt, und die meisten Punkte gewinnen, wer auch immer am Zug ist.
AL-11-3 = Ein Gleichstand dort geht an das höhere Amt, dann an mehr Chips, und wird sonst geteilt.

## Offen und geheim

AL-12 = Offen und geheim
AL-12-1 = Zusätzlich zu CB-14 sehen alle, wo Alexander steht, umgedrehte Chips, die Größe des Nachschubstapels, Gold, gewonnene Chips, Gebote und Zahlungen. Geheim sind gezogene Karten, die Reihenfolge des Nachschubstapels und verdeckte Chips.

## Entscheidungen: was wir festgelegt haben, wo die Anleitung schweigt, und warum

AL-R1 = Wer beginnt, wählt die Wüste, in der der Räuber anfängt.
    .why = Die Anleitung spricht von einer beliebigen Wüste, ohne zu sagen, wer wählt, und jemand muss es tun.
AL-R2 = Auch nach einer Sieben ziehen alle eine Karte, und zwar bevor Karten abgegeben werden.
    .why = Gezogen wird nach jedem Wurf, und die Anleitung erzählt vom Ziehen, bevor sie von der Sieben erzählt.
AL-R3 = Auch wer am Zug ist, darf passen; bietet niemand, verlässt ein Chip das Spiel, und ein Tempel bleibt leer.
    .why = Die Anleitung sagt, wer beginnt, nicht dass diese Person bieten muss, und die Auskunft des Verlags rechnet damit, dass niemand bietet.
AL-R4 = Du kannst nicht mehr bieten, als du zahlen kannst.
    .why = Die gedruckte Strafe gilt Versehen, und die verhindert ein Tisch, der mitzählt; wer gern blufft, kann sie einschalten.
AL-R5 = Auch wer keine Siedlung mehr hat, darf auf eine bieten, und bekommt bei einem Gewinn nichts.
    .why = Gewonnen wird die Erlaubnis, eine Siedlung zu gründen, und niemand muss sie nutzen.
AL-R6 = Das niedrigste Gebot ist 1, für eine Siedlung wie für ein Ereignis.
    .why = Mehr verlangt der Verlag nicht.
AL-R7 = Mit Monopol kannst du kein Gold nennen und mit Erfindung keines nehmen.
    .why = Goldstücke sind keine Rohstoffkarten, und diese beiden Karten sprechen von Rohstoffen.
AL-R8 = Gibt der Inhaber Ritter als Zahlung her und teilen sich nun zwei andere die meisten, liegt die Größte Rittermacht beiseite.
    .why = Die Anleitung spricht von einer Person, die überholt; für einen Gleichstand liegt die Regel der Längsten Handelsstraße am nächsten.
AL-R9 = Eine Kreuzung, die Alexander überquert hat, bleibt gesperrt, solange neben ihr eine liegt, die noch kommt.
    .why = Zwei Sätze der Anleitung widersprechen sich hier, und nur die strenge Lesart hält die kommenden Tempel frei.
AL-R10 = Wer mehrere Inhaber überholt, nimmt das beste ihrer Ämter.
    .why = Die meisten Punkte würden alle nehmen; das „darf“ der Anleitung gibt es als Option.
AL-R11 = Ein Gebot wird genau bezahlt, auch mit Rittern.
    .why = Was gezahlt wird, muss dem Gebot entsprechen, und ein Ritter zählt 3 ohne Wechselgeld.
AL-R12 = Wer in Persepolis nach Ämtern und Chips noch gleichauf liegt, teilt sich den Sieg.
    .why = Die Anleitung nennt diese beiden Entscheidungen und keine dritte.
AL-R13 = Wer keine Siedlung hat, bekommt keine besondere Hilfe, wenn der Nachschubstapel aufgebraucht ist.
    .why = Handeln, mit Vorhandenem bieten und Karten durch Räuber, Monopol und Erfindung gewinnen geht weiterhin.
AL-R14 = Eine Entwicklungskarte kann an vier Stellen eines Zuges gespielt werden, auch zwischen den Phasen.
    .why = Karten dürfen jederzeit im eigenen Zug gespielt werden, und das sind die Stellen zwischen zwei Handlungen.
AL-R15 = Eine violette Kreuzung bringt weder ein Ereignis noch einen Tempel.
    .why = Sie zeigt eine Sieben und weder das Zeichen eines Ereignisses noch einen Tempel.
AL-R16 = Bei Alexander handelst du zuerst und baust dann.
    .why = Die Anleitung sagt es nebenbei; viele Runden mischen beides, was die Option erlaubt.
AL-R17 = Die Bank verkauft Gold gegen Rohstoffkarten.
    .why = Im Handel zählt Gold hier wie ein Rohstoff, also kann man es auch so kaufen.
AL-R18 = Punkte aus einem fremden Zug zählen, sobald dein eigener Zug beginnt.
    .why = So ist es im Grundspiel, und der Feldzug ändert daran nichts.

## Options

option-starting_gold = Sagt, ob alle mit 8 Goldstücken beginnen (siehe AL-2.8).
    .name = Gold zu Beginn
    .none = Keines
    .eight = Je 8
option-robber_start = Sagt, wer die Wüste wählt, in der der Räuber beginnt (siehe AL-2.4).
    .name = Wüste des Räubers
    .first_player_chooses = Wer beginnt
    .random_desert = Zufällig
option-overbid = Sagt, ob Gebote über die eigenen Mittel erlaubt sind, mit Strafe fürs Nichtzahlen (siehe AL-6.7).
    .name = Zu hohe Gebote
    .forbidden = Verboten
    .penalty = Erlaubt, mit Strafe
option-knight_overpay = Sagt, ob ein Ritter einen Rest von 1 oder 2 zahlen darf (siehe AL-6.6).
    .name = Ritter zahlt kleinen Rest
    .true = Ja
    .false = Nein
option-draw_and_seven = Sagt, ob alle vor oder nach dem Abhandeln einer Sieben ziehen (siehe AL-4.1).
    .name = Ziehen bei einer Sieben
    .draw_first = Vor Abgabe und Räuber
    .seven_first = Nach Abgabe und Räuber
option-dev_card_windows = Sagt, wann in einem Zug Entwicklungskarten gespielt werden dürfen (siehe AL-3.3).
    .name = Wann Karten gespielt werden
    .all = Auch vor dem Marsch und einem Ereignis
    .roll_and_build = Vor dem Wurf und beim Bauen
option-card_exchange = Sagt, ob ein Amt automatisch oder nach Wahl übernommen wird (siehe AL-8.3).
    .name = Ämter übernehmen
    .best = Immer das beste
    .choice = Nach Wahl
option-route_guard = Sagt, wie streng die Plätze bei kommenden Kreuzungen freibleiben (siehe AL-10.4).
    .name = Bauen an der Route
    .strict = Streng
    .lenient = Großzügig
option-decline_settlement = Sagt, ob der Gewinner eines Tempels auf die Siedlung verzichten darf (siehe AL-7.1).
    .name = Auf Siedlung verzichten
    .true = Erlaubt
    .false = Sie wird immer gesetzt
option-bank_sells_gold = Sagt, ob die Bank Gold gegen Rohstoffkarten verkauft (siehe AL-10.2).
    .name = Gold von der Bank
    .true = Ja
    .false = Nein
option-chit_mix = Sagt, wie viele der 28 Chips Hungersnot, Brücke, Schlacht und Standbild sind, in dieser Reihenfolge (siehe AL-2.2).
    .name = Mischung der Chips

## Words

event-settlement = Siedlung
    .title = Eine Siedlung am Tempel
    .prize = Wer gewinnt, darf hier eine Siedlung gründen, ohne Straße.
event-famine = Hungersnot
    .title = Hungersnot
    .prize = Wer gewinnt, behält den Chip.
event-bridge = Brücke
    .title = Bau einer Brücke
    .prize = Wer gewinnt, behält den Chip.
event-battle = Schlacht
    .title = Eine Schlacht
    .prize = Wer gewinnt, behält den Chip.
event-statue = Standbild
    .title = Ein Standbild
    .prize = Wer gewinnt, behält den Chip.
office-alexanders_right_hand = Alexanders rechte Hand
office-first_counsellor = Erster Ratgeber
office-general_adviser = Allgemeiner Berater
label-alexander = Alexander
label-draw-pile = Nachschub
label-auction = Versteigerung
label-chits = Chips
    .short = Chips
label-office = Amt
label-next = nächste
crossing-temple = Tempel
crossing-event = Ereignis
crossing-empty = leer
crossing-violet = violett
board-remark = Der Plan ist rekonstruiert: Wer den gedruckten besitzt, kann damit spielen (--board).

## What happens

log-chose-desert = { $seat } setzt den Räuber in die Wüste { $hex }.
    .you = Du setzt den Räuber in die Wüste { $hex }.
log-drew = Alle ziehen eine Karte; { $cards } liegen noch im Stapel.
log-marched = Alexander überquert Kreuzung { $number }, { $vertex }.
log-stayed = Alexander wartet auf eine Sieben.
log-turned-chit = Der Chip zeigt: { $event }.
log-no-room = Für eine Siedlung auf { $vertex } ist kein Platz.
log-auction = Versteigert wird: { $event }.
log-bade = { $seat } bietet { $value }.
    .you = Du bietest { $value }.
log-passed = { $seat } passt.
    .you = Du passt.
log-unsold = Niemand bietet: { $event }.
log-won-auction = { $seat } gewinnt die Versteigerung für { $value }: { $event }.
    .you = Du gewinnst die Versteigerung für { $value }: { $event }.
log-paid = { $seat } zahlt { $payment }.
    .you = Du zahlst { $payment }.
log-refused = { $seat } verweigert die Zahlung und verliert { $cards } Karten.
    .you = Du verweigerst die Zahlung und verlierst { $cards } Karten.
log-lost = { $seat } verliert { $resource }.
    .you = Du verlierst { $resource }.
log-founded = { $seat } gründet eine Siedlung auf { $vertex }.
    .you = Du gründest eine Siedlung auf { $vertex }.
log-declined = { $seat } verzichtet auf die Siedlung.
    .you = Du verzichtest auf die Siedlung.
log-no-settlement = { $seat } hat keine Siedlung mehr zu setzen.
    .you = Du hast keine Siedlung mehr zu setzen.
log-won-chit = { $seat } nimmt den Chip ({ $event }) und hat { $chits }.
    .you = Du nimmst den Chip ({ $event }) und hast { $chits }.
log-took-office = { $seat } wird { $office }.
    .you = Du wirst { $office }.
log-took-office-from = { $seat } wird { $office } anstelle von { $victim }.
    .you = Du wirst { $office } anstelle von { $victim }.
log-kept = { $seat } lässt es, wie es ist.
    .you = Du lässt es, wie es ist.
log-reached-end = Alexander erreicht Persepolis.
log-pile-ended = Der Nachschubstapel ist aufgebraucht; an die Bank gehen: { $goods }.

## Questions

prompt-choose-robber-desert = In welcher Wüste beginnt der Räuber?
prompt-before-move = Alexander zieht gleich: Spiele eine Karte oder mach weiter.
    .only = Alexander zieht gleich: Mach weiter.
prompt-before-event = Der Chip zeigt { $event }: Spiele eine Karte, oder weiter zur Versteigerung.
    .only = Der Chip zeigt { $event }: weiter zur Versteigerung.
prompt-bid-first = Noch hat niemand geboten ({ $event }): biete oder passe.
prompt-bid-over = { $leader } hat { $best } geboten ({ $event }): biete mehr oder passe.
prompt-pay = Du musst noch { $left } zahlen. Womit?
prompt-lose-card = Gib noch { $left } Karten ab.
prompt-found = Gründest du die Siedlung?
prompt-exchange = Wessen Amt übernimmst du?

## Moves

move-choose_robber_desert = Räuber in die Wüste { $hex }
move-continue_turn = Weiter
move-pass_bid = Passen
move-bid = { $value } bieten
    .more = Bieten
move-pay = Mit { $payment } zahlen
    .more = Zahlen
move-refuse_payment = Zahlung verweigern
move-lose_card = { $resource } abgeben
    .more = Eine Karte abgeben
move-found_settlement = Siedlung gründen
move-decline_settlement = Verzichten
move-exchange_card = Das Amt von { $seat } nehmen
    .more = Ein Amt übernehmen
move-keep_card = Behalten, was du hast

## Was man in einer Zeile tippen kann

typed-pay = In einer Zeile: pay 2 wool and 1 gold

## Places of our own board

place-macedonia = Makedonien
place-thrace = Thrakien
place-black_sea_west = Schwarzes Meer
place-black_sea_east = Schwarzes Meer
place-colchis = Kolchis
place-caspian_north = Kaspisches Meer
place-chorasmia = Choresmien
place-massagetae = Massageten
place-jaxartes = Jaxartes
place-ferghana = Ferghana
place-thessaly = Thessalien
place-mysia = Mysien
place-phrygia = Phrygien
place-cappadocia = Kappadokien
place-armenia = Armenien
place-caspian_south = Kaspisches Meer
place-karakum = Karakum
place-margiana = Margiane
place-sogdiana = Sogdien
place-pamir = Pamir
place-hellas = Hellas
place-aegean = Ägäis
place-caria = Karien
place-cilicia = Kilikien
place-osrhoene = Osrhoene
place-assyria = Assyrien
place-hyrcania = Hyrkanien
place-parthia = Parthien
place-bactria = Baktrien
place-hindu_kush = Hindukusch
place-ionian_sea = Ionisches Meer
place-cretan_sea = Kretisches Meer
place-sea_of_cyprus = Meer von Zypern
place-phoenicia = Phönizien
place-mesopotamia = Mesopotamien
place-media = Medien
place-great_salt_desert = Große Salzwüste
place-aria = Areia
place-paropamisadae = Paropamisaden
place-gandhara = Gandhara
place-libyan_sea_west = Libysches Meer
place-libyan_sea_east = Libysches Meer
place-sea_of_egypt = Ägyptisches Meer
place-judea = Judäa
place-syrian_desert = Syrische Wüste
place-babylonia = Babylonien
place-susiana = Susiana
place-paraetacene = Paraitakene
place-arachosia = Arachosien
place-punjab = Pandschab
place-libyan_desert = Libysche Wüste
place-nile_delta = Nildelta
place-sinai = Sinai
place-arabia_petraea = Steiniges Arabien
place-chaldaea = Chaldäa
place-persian_gulf_north = Persischer Golf
place-persis = Persis
place-carmania = Karmanien
place-oreitae = Oreiten
place-malli = Maller
place-siwa = Siwa
place-thebaid = Thebais
place-coptos = Koptos
place-red_sea = Rotes Meer
place-arabia_felix = Glückliches Arabien
place-persian_gulf_west = Persischer Golf
place-persian_gulf_east = Persischer Golf
place-gulf_of_oman = Golf von Oman
place-gedrosia = Gedrosien
place-patalene = Patalene
place-erythraean_sea_west = Erythräisches Meer
place-erythraean_sea_middle = Erythräisches Meer
place-erythraean_sea_east = Erythräisches Meer
place-amphipolis = Amphipolis
place-sestos = Sestos
place-granicus = Granikos
place-sardis = Sardes
place-celaenae = Kelainai
place-gordion = Gordion
place-ancyra = Ankyra
place-tarsus = Tarsos
place-issus = Issos
place-alexandria_by_issus = Alexandria bei Issos
place-tyre = Tyros
place-dor = Dor
place-gaza = Gaza
place-alexandria = Alexandria
place-memphis = Memphis
place-heroonpolis = Heroonpolis
place-aila = Aila
place-petra = Petra
place-bostra = Bostra
place-damascus = Damaskus
place-palmyra = Palmyra
place-thapsacus = Thapsakos
place-nisibis = Nisibis
place-gaugamela = Gaugamela
place-babylon = Babylon
place-susa = Susa
place-persian_gates = Persisches Tor
place-ecbatana = Ekbatana
place-caspian_gates = Kaspisches Tor
place-hecatompylos = Hekatompylos
place-alexandria_in_aria = Alexandria in Areia
place-merv = Merw
place-bactra = Baktra
place-maracanda = Marakanda
place-alexandria_in_caucaso = Alexandria im Kaukasus
place-taxila = Taxila
place-bucephala = Bukephala
place-nicaea = Nikaia
place-city_of_the_malli = Stadt der Maller
place-alexandria_on_the_indus = Alexandria am Indus
place-pattala = Pattala
place-rhambacia = Rhambakia
place-gedrosian_desert = Gedrosische Wüste
place-pura = Pura
place-salmous = Salmus
place-persepolis = Persepolis

## At the browser's table

campaign-title = Der Feldzug
campaign-phases = Phasen eines Zuges
campaign-phase-income = Wurf und Ertrag
campaign-phase-march = Marsch
campaign-phase-event = Ereignis
campaign-phase-build = Handeln und Bauen
campaign-points = Punkte
campaign-end-points = Wer führt, hat { $points } von { $target } Punkten
campaign-end-way = { $n ->
        [one] 1 Kreuzung bis Persepolis
       *[other] { $n } Kreuzungen bis Persepolis
    }
campaign-arrived = Persepolis ist erreicht
campaign-way = Alexander hat { $n } von { $all } Kreuzungen überquert
campaign-next = Als Nächstes:
campaign-only-seven = (nur bei einer 7)
campaign-pile = Nachschub: { $n } (reicht noch { $draws ->
        [one] einmal
       *[other] { $draws }-mal
    })
campaign-pile-gone = Der Nachschub ist aufgebraucht
campaign-pays = Bezahlt wird mit
campaign-passed = hat gepasst
campaign-bids = bietet { $n }
campaign-ponders = überlegt
campaign-waits = wartet
campaign-means-long = kann { $least } bis { $most } zahlen, soweit bekannt
campaign-paid = { $who } zahlt:
campaign-payment = Deine Zahlung
campaign-pay-title = Du hast gewonnen: Zahle { $price }
campaign-tray = Womit du zahlst
campaign-take-back = Zurücknehmen
campaign-pay-now = Bezahlen
campaign-pay-left = Noch { $n } zu zahlen
campaign-pay-anew = Von vorn
campaign-bid-of = { $n } von den { $most }, die du zahlen könntest
campaign-bid-beyond = Das könntest du nicht bezahlen
campaign-chits-then = Du hättest { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    }; drei bringen ein Amt
campaign-chits-office = Du hättest { $n } Chips: Das kann ein Amt bringen
campaign-offices = Die Ämter
campaign-office-points = { $n } Punkte
campaign-office-free = frei
campaign-chits = { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    }
campaign-chits-left = { $n } verdeckt am Weg; von allen noch verborgenen
campaign-found-title = { $place }: der Platz für deine Siedlung
campaign-closed-land = Wo noch niemand siedelt
campaign-closed-why = Keine Siedlung auf oder neben einer Kreuzung, die Alexander noch vor sich hat.
campaign-route = Die Route
campaign-behind = überquert
guide-campaign = Alexander zieht in jedem Zug eine Kreuzung weiter, den Pfeilen nach, von Makedonien nach Persepolis. An weißen Tempeln wird eine Siedlung versteigert, Scheiben mit Fragezeichen sind Ereignisse, die noch niemand kennt.
    .title = Von Makedonien nach Persepolis
guide-desert = Du beginnst: Tippe auf eine Wüste, in der der Räuber vorerst wartet.
    .title = Die Wüste des Räubers
guide-temple = Noch steht nichts auf dem Plan. Siedlungen werden versteigert: Wer gewinnt, darf auf dem Tempel bauen, den Alexander eben überquert hat, ohne Straße.
    .title = Ein Tempel
guide-bid = Tippe auf eine Zahl, um zu bieten, oder passe. Neben jedem Namen steht, was diese Person zahlen könnte, soweit man es wissen kann; ob verdeckte Karten passen, weiß man nicht. Nur wer gewinnt, zahlt.
    .title = Bieten
guide-pay = Du hast gewonnen. Tippe auf Waren, bis die Plätze voll sind; tippe auf eine davon, um sie zurückzunehmen. Angeboten wird nur, was zu diesem Ereignis passt.
    .title = Bezahlen
guide-found = Die Siedlung gehört dir. Unter der Frage steht, was ihre Felder bringen; du darfst auch verzichten.
    .title = Deine Siedlung
guide-pile = Nach jedem Wurf ziehen alle eine Karte von diesem Stapel, mit oder ohne Siedlung. Mitten im Spiel ist er leer: Dann brauchst du Felder, die etwas bringen.
    .title = Der Nachschub
guide-chit = Ein Ereignis wurde aufgedeckt. Wer die Versteigerung gewinnt, behält den Chip. Jedes Ereignis wird mit anderen Waren bezahlt; in einer Schlacht zählen Ritter 3.
    .title = Ein Ereignis
guide-offices = Drei Chips bringen ein Amt mit Punkten. Wer mehr Chips hat als der Inhaber, übernimmt es.
    .title = Ämter
guide-closed = Du darfst auch wie gewohnt mit Straßen siedeln, aber nicht auf oder neben Kreuzungen, die Alexander noch vor sich hat. Der Knopf unter dem Plan zeigt, wo.
    .title = Wo noch niemand siedelt
guide-ends = Das Spiel kann auf zwei Arten enden: Jemand hat im eigenen Zug genug Punkte, oder Alexander erreicht Persepolis; dann gewinnen die meisten Punkte.
    .title = Zwei Arten zu enden
guide-violet = Die letzten drei Kreuzungen sind violett: Alexander zieht nur in einem Zug mit einer 7 weiter.
    .title = Der Marsch durch die Wüste
board-place-choose_robber_desert = Räuber hierher
item-office = Amt
campaign-more-bids = Weitere Gebote
example-offices = A, B, C und D gewinnen Chip um Chip. Drei bringen das beste freie Amt; später übernimmt ein Amt, wer mehr Chips hat als sein Inhaber, und gibt das eigene im Tausch. Gleich viele genügen nicht.
example-founded = Alexander hat den ersten Tempel überquert, also wird eine Siedlung versteigert. Ada überbietet mit 5 alle anderen und zahlt mit Lehm, Wolle und Holz: womit man eine Siedlung bezahlt, in beliebiger Mischung. Eine Straße ist nicht nötig. Auf Kreuzungen, die Alexander noch nicht überquert hat, baut niemand eine Siedlung.
    .title = Eine Siedlung an einem Tempel
example-took-office-from = Bo gewinnt einen fünften Chip. Dan, Alexanders rechte Hand, hat weniger, also übernimmt Bo das Amt, und dessen 4 Punkte gehen sofort mit. Mit gleich vielen Chips hätte Bo nichts bekommen.
    .title = Ein Amt wechselt den Besitzer
example-stayed = Die nächste Kreuzung ist violett. Bo hat 3 gewürfelt, also bleibt Alexander stehen: In diesem Zug gibt es keinen Marsch, kein Ereignis und keine Versteigerung. Mit einer Sieben zieht er weiter.
    .title = Alexander wartet auf eine Sieben
