### Catan, the island: the texts in Dutch.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## About the game

game-summary = Catan is een spel over het bevolken van een eiland: je velden brengen grondstoffen, die ruil je en daarmee bouw je straten, dorpen en steden.
game-goal = Wie in de eigen beurt als eerste 10 punten heeft, wint: een dorp is 1 waard, een stad 2, de Langste Handelsroute en de Grootste Riddermacht elk 2, en sommige ontwikkelingskaarten 1.

## Options

option-board = Zegt of het eiland als op de beginkaart of op goed geluk gelegd wordt (zie CB-3.2).
    .name = Eiland
    .island_beginner = Beginkaart
    .island_variable = Op goed geluk
option-number_placement = Zegt hoe de getallenfiches liggen op een eiland op goed geluk (zie CB-3.2).
    .name = Getallenfiches
    .lettered_spiral = Op letter, in een spiraal
    .random_no_adjacent_red = Willekeurig, geen 6 naast 8
    .random = Willekeurig
option-harbour_placement = Zegt of de havens van een eiland op goed geluk van plaats wisselen (zie CB-3.2).
    .name = Havens
    .fixed = Zoals gedrukt
    .shuffled = Geschud

## Voorbeelden

example-distance = B heeft een dorp. De hoeken ernaast blijven voor iedereen vrij; twee straten verder mag er weer gebouwd worden.
example-interrupted = A heeft zeven straten op rij, maar het dorp van B staat ertussen: wat aan één kant ligt telt, in goud getekend.
example-fork = De straten van A splitsen zich. Alleen één weg erdoorheen telt, en geen straat tweemaal.
example-harbours = A heeft dorpen aan een wolhaven en aan een 3:1-haven: twee wol kopen elke kaart, van al het andere drie.
example-length = De route telt { $n }.
