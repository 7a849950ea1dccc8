# Das königliche Spiel von Ur: alles, was Menschen lesen.

## Über das Spiel

game-title = Das königliche Spiel von Ur
game-summary = Ein Wettlauf von sieben Steinen über ein viereinhalbtausend Jahre altes Brett: vier Würfel, ein paar Rosetten und eine mittlere Reihe, in der sich die Steine begegnen und zurückschicken.
game-goal = Bring alle deine sieben Steine über deinen Weg und vom Brett, bevor es dein Gegner schafft.

## Regeln: Brett, Steine und Beginn

UR-1 = Brett, Steine und Beginn
UR-1-1 = Zwei Spieler haben je sieben Steine, am Anfang alle in der Hand. Ein Tisch darf mit weniger Steinen spielen.
UR-1-2 = Dein Weg hat vierzehn Felder: vier eigene, dann die acht Felder der mittleren Reihe, die ihr beide in derselben Richtung benutzt, dann wieder zwei eigene. Die Felder 4, 8 und 14 jedes Weges sind Rosetten; Feld 8 liegt in der mittleren Reihe.
UR-1-3 = Es gibt vier Würfel. Jeder zeigt eine markierte oder eine unmarkierte Spitze, mit gleichen Chancen.
UR-1-4 = Der Zufall entscheidet, wer beginnt, es sei denn, der Tisch lässt den ersten Platz beginnen.

## Regeln: ein Zug

UR-2 = Ein Zug
UR-2-1 = Du wirfst alle vier Würfel und zählst die markierten Spitzen: 0 bis 4. Dann ziehst du einen Stein.
UR-2-2 = Wirfst du 0, ziehst du nicht, und dein Zug ist vorbei.
UR-2-3 = Kann keiner deiner Steine so weit ziehen, wie du geworfen hast, ist dein Zug ebenfalls vorbei.
UR-2-4 = Dann ist der andere Spieler am Zug.

## Regeln: ziehen

UR-3 = Ziehen
UR-3-1 = Du ziehst einen deiner Steine genau so viele Felder, wie du geworfen hast, vorwärts auf deinem Weg.
UR-3-2 = Ein Stein aus der Hand kommt auf das Feld mit der geworfenen Nummer.
UR-3-3 = Auf einem Feld ist Platz für einen Stein: Auf einen eigenen Stein kannst du nicht ziehen.
UR-3-4 = Um das Brett zu verlassen, braucht ein Stein die genaue Zahl: eins mehr als die Felder, die noch vor ihm liegen. Dann ist er im Ziel und nicht mehr im Rennen.
UR-3-5 = Kannst du ziehen, dann musst du es, auch wenn du lieber nicht möchtest.

## Regeln: schlagen

UR-4 = Schlagen
UR-4-1 = Ziehst du auf ein Feld der mittleren Reihe, auf dem ein Stein deines Gegners steht, kommt dieser Stein zurück in dessen Hand und muss neu beginnen.
UR-4-2 = Ein Stein auf der Rosette der mittleren Reihe ist sicher: Niemand kann auf ihn ziehen. Ein Tisch darf ohne diese Regel spielen.

## Regeln: Rosetten

UR-5 = Rosetten
UR-5-1 = Landet dein Stein auf einer Rosette, wirfst du sofort noch einmal und ziehst mit einem beliebigen Stein.
UR-5-2 = Das darf in einem Zug beliebig oft geschehen.

## Regeln: das Ende

UR-6 = Das Ende
UR-6-1 = Wer zuerst alle Steine im Ziel hat, gewinnt; das Spiel ist sofort zu Ende.
UR-6-2 = Jeder Stein im Ziel zählt einen Punkt.
UR-6-3 = Ein Spiel, das 1.000 Würfe gedauert hat, ist zu Ende. Dann gewinnt, wer mehr Steine im Ziel hat; bei Gleichstand, wessen Steine zusammen weiter gekommen sind.

## Entscheidungen: was wir festgelegt haben, wo die Anleitung schweigt, und warum

UR-R1 = Steine gehen den kurzen Weg: vier eigene Felder, acht gemeinsame, zwei eigene.
    .why = Das Brett zeigt keinen Weg; dieser ist es, den die meisten spielen.
UR-R2 = Jede Rosette gibt einen weiteren Wurf, auch die letzte vor dem Ziel.
    .why = Alle Rosetten sehen gleich aus, und nichts unterscheidet eine von der anderen.
UR-R3 = Ein Stein auf der gemeinsamen Rosette kann nicht geschlagen werden.
    .why = Übliche Darstellungen sind sich darin einig, wenn auch nicht alle, also kann ein Tisch darauf verzichten.
UR-R4 = Wer ziehen kann, muss ziehen.
    .why = Das Rennen stünde still, wenn beide warten könnten, und Zugzwang gehört zum Spiel.
UR-R5 = Ein Spiel endet spätestens nach 1.000 Würfen.
    .why = Die Regeln allein ließen endloses Schlagen zu; ein übliches Spiel dauert etwa 150 Würfe.

## Protokoll

log-starts-game = { $seat } beginnt.
    .you = Du beginnst.
log-rolled = { $seat } wirft { $sum }.
    .you = Du wirfst { $sum }.
log-entered = { $seat } setzt einen Stein auf Feld { $to }.
    .you = Du setzt einen Stein auf Feld { $to }.
log-moved = { $seat } zieht von Feld { $square } auf { $to }.
    .you = Du ziehst von Feld { $square } auf { $to }.
log-captured = { $seat } schlägt einen Stein von { $victim } auf Feld { $square }.
    .you = Du schlägst einen Stein von { $victim } auf Feld { $square }.
    .to-you = { $seat } schlägt einen Stein von dir auf Feld { $square }.
log-came-home =
    { $left ->
        [0] { $seat } bringt den letzten Stein ins Ziel.
        [one] { $seat } bringt einen Stein ins Ziel; einer fehlt noch.
       *[other] { $seat } bringt einen Stein ins Ziel; { $left } fehlen noch.
    }
    .you =
        { $left ->
            [0] Du bringst den letzten Stein ins Ziel.
            [one] Du bringst einen Stein ins Ziel; einer fehlt noch.
           *[other] Du bringst einen Stein ins Ziel; { $left } fehlen noch.
        }
log-rosette = Eine Rosette: { $seat } wirft noch einmal.
    .you = Eine Rosette: Du wirfst noch einmal.
log-missed-turn = { $seat } kann nicht ziehen.
    .you = Du kannst nicht ziehen.
log-ended = Das Spiel ist zu Ende: { $cause }.
log-scored = { $seat }: { $item } { $points }

cause-all_home = alle Steine eines Spielers sind im Ziel
cause-limit = es hat zu lange gedauert
item-home = Steine im Ziel

## Fragen und Züge

prompt-roll = Du bist am Zug: Wirf die Würfel.
prompt-move = Du hast { $roll } geworfen. Welchen Stein ziehst du?
move-roll = Würfel werfen
move-enter = Einen neuen Stein einsetzen
move-move = Den Stein auf Feld { $square } ziehen

## How far the game has come

progress = Zug { $n }

## Optionen

option-pieces = Die Zahl der Steine je Spieler (siehe UR-1.1).
    .name = Steine
option-first_player = Wer beginnt (siehe UR-1.4).
    .name = Erster Spieler
    .random = Der Zufall entscheidet
    .seat_0 = Der erste Platz
option-safe_rosette = Ob ein Stein auf der Rosette der mittleren Reihe sicher ist (siehe UR-4.2).
    .name = Sichere Rosette
    .true = Ja
    .false = Nein

## Beschriftungen

label-dice = Wurf:
label-hand = in der Hand
label-home = im Ziel

## Auf dem Brett im Browser

label-board = Das Brett
board-turn = Zug { $n }
board-race = { $first } { $a } : { $b } { $second }
board-hand = In der Hand, { $player }: { $n }
board-home = Im Ziel, { $player }: { $n }
board-piece = Stein von { $player } auf Feld { $square }
board-dice = Würfel: wirf sie
board-rolled = Geworfen: { $n }
board-home-short = { $n } von { $of } im Ziel
board-path-short = { $n } unterwegs
board-hand-short = { $n } in der Hand
board-walked = { $n } von { $of } Feldern zurückgelegt
board-thing-rosette = Rosette
label-square = Feld
board-thing-square = Feld { $n }
board-thing-stone = Stein
board-thing-home = Ziel
board-thing-dice = Die Würfel
board-stopped = Das Spiel wird abgebrochen: Es wurde zu oft gewürfelt
board-ended =
    { $n ->
        [one] ein Stein ist im Ziel
       *[other] { $n } Steine sind im Ziel
    }

## Das erste Spiel mit Anleitung

guide-aim = Bring alle deine Steine über deinen Weg und vom Brett, bevor es dein Gegner schafft: vier eigene Felder, die mittlere Reihe und noch zwei eigene.
    .title = Ein Wettlauf
guide-roll = Wirf die vier Würfel. Jeder zählt eins oder nichts: Du ziehst 0 bis 4 Felder, am häufigsten 2.
    .title = Würfeln
guide-move = Tippe auf einen leuchtenden Stein, um ihn zu ziehen, oder auf deinen Stapel, um einen neuen einzusetzen. Der Ring zeigt, wo er landet.
    .title = Einen Stein ziehen
guide-rosette = Landet ein Stein auf einer Rosette, wirfst du noch einmal. Auf der Rosette der mittleren Reihe ist er außerdem sicher.
    .title = Rosetten
guide-middle = In der mittleren Reihe begegnen sich die Steine: Zieh auf den deines Gegners, und er muss neu beginnen.
    .title = Die mittlere Reihe
