### Catan, the island: the texts in German.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Catan ist ein Spiel vom Besiedeln einer Insel: Deine Felder bringen Rohstoffe, du handelst damit und baust Straßen, Siedlungen und Städte.
game-goal = Wer im eigenen Zug zuerst 10 Punkte hat, gewinnt: Eine Siedlung zählt 1, eine Stadt 2, die Längste Handelsstraße und die Größte Rittermacht je 2, manche Entwicklungskarten 1.

## Options

option-board = Sagt, ob die Insel wie auf der Einsteigerkarte oder zufällig gelegt wird (siehe CB-3.2).
    .name = Insel
    .island_beginner = Einsteigerkarte
    .island_variable = Zufällig
option-number_placement = Sagt, wie die Zahlenchips auf einer zufälligen Insel liegen (siehe CB-3.2).
    .name = Zahlenchips
    .lettered_spiral = Nach Buchstaben, als Spirale
    .random_no_adjacent_red = Zufällig, keine 6 neben einer 8
    .random = Zufällig
option-harbour_placement = Sagt, ob die Häfen einer zufälligen Insel die Plätze tauschen (siehe CB-3.2).
    .name = Häfen
    .fixed = Wie gedruckt
    .shuffled = Gemischt

## Beispiele

example-distance = B hat eine Siedlung. Die Ecken daneben bleiben für alle frei; zwei Straßen weiter darf wieder gebaut werden.
example-interrupted = A hat sieben Straßen hintereinander, aber die Siedlung von B steht dazwischen: Es zählt, was auf einer Seite liegt, in Gold gezeichnet.
example-fork = Die Straßen von A verzweigen sich. Nur ein Weg hindurch zählt, und keine Straße doppelt.
example-harbours = A hat Siedlungen an einem Wollhafen und an einem 3:1-Hafen: Für zwei Wolle gibt es jede Karte, von allem anderen kostet es drei.
example-length = Die Straße zählt { $n }.
