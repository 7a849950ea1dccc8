### Catan, the island: the texts in Dutch.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Catan is een spel over het bevolken van een eiland: je velden leveren grondstoffen op, waarmee je handelt en straten, dorpen en steden bouwt.
game-goal = Wie in de eigen beurt als eerste 10 punten heeft, wint: een dorp is 1 waard, een stad 2, de Langste Handelsroute en de Grootste Riddermacht elk 2, en sommige ontwikkelingskaarten 1.

## Options

option-board = Zegt of het eiland zoals op de beginnerskaart of willekeurig gelegd wordt (zie CB-3.2).
    .name = Eiland
    .island_beginner = Beginnerskaart
    .island_variable = Willekeurig
option-number_placement = Zegt hoe de getallenfiches op een willekeurig eiland liggen (zie CB-3.2).
    .name = Getallenfiches
    .lettered_spiral = Op letter, in een spiraal
    .random_no_adjacent_red = Willekeurig, geen 6 naast een 8
    .random = Willekeurig
option-harbour_placement = Zegt of de havens van een willekeurig eiland van plaats wisselen (zie CB-3.2).
    .name = Havens
    .fixed = Zoals gedrukt
    .shuffled = Geschud

## Voorbeelden

example-distance = B heeft een dorp. De hoeken ernaast blijven voor iedereen vrij; twee straten verder mag er weer gebouwd worden.
example-interrupted = A heeft zeven straten op rij, maar het dorp van B staat ertussen: wat aan één kant ligt telt, in goud getekend.
example-fork = De straten van A splitsen zich. Er telt maar één weg, en geen straat tweemaal.
example-harbours = A heeft dorpen aan een wolhaven en aan een 3:1-haven: voor twee wol krijg je elke kaart, van al het andere kost het er drie.
example-length = De route telt { $n }.
