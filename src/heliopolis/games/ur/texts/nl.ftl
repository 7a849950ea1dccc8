# Het Koninklijke Spel van Ur: alles wat mensen lezen.

## Over het spel

game-title = Het Koninklijke Spel van Ur
game-summary = Een wedloop van zeven stenen over een bord van vierenhalfduizend jaar oud: vier dobbelstenen, een paar rozetten en een middelste rij waar stenen elkaar tegenkomen en terugsturen.
game-goal = Breng al je zeven stenen over je pad en van het bord af, voordat je tegenstander dat doet.

## Regels: bord, stenen en begin

UR-1 = Bord, stenen en begin
UR-1-1 = Twee spelers hebben elk zeven stenen, aan het begin allemaal in de hand. Een tafel mag met minder stenen spelen.
UR-1-2 = Je pad heeft veertien velden: vier van jezelf, dan de acht velden van de middelste rij, die jullie allebei in dezelfde richting gebruiken, en dan weer twee van jezelf. De velden 4, 8 en 14 van elk pad zijn rozetten; veld 8 ligt in de middelste rij.
UR-1-3 = Er zijn vier dobbelstenen. Elk toont een gemerkte of een ongemerkte punt, met gelijke kansen.
UR-1-4 = Het toeval beslist wie begint, tenzij de tafel de eerste plaats laat beginnen.

## Regels: een beurt

UR-2 = Een beurt
UR-2-1 = Je werpt alle vier de dobbelstenen en telt de gemerkte punten: 0 tot 4. Daarna verzet je één steen.
UR-2-2 = Werp je 0, dan verzet je niets en is je beurt voorbij.
UR-2-3 = Kan geen van je stenen zo ver als je hebt geworpen, dan is je beurt ook voorbij.
UR-2-4 = Daarna is de andere speler aan de beurt.

## Regels: verzetten

UR-3 = Verzetten
UR-3-1 = Je verzet een van je stenen, precies zoveel velden als je hebt geworpen, vooruit over je pad.
UR-3-2 = Een steen in je hand komt het bord op, op het veld met het geworpen nummer.
UR-3-3 = Op een veld is plaats voor één steen: je kunt niet op een eigen steen gaan staan.
UR-3-4 = Om het bord te verlaten heeft een steen het juiste getal nodig: één meer dan het aantal velden dat nog voor hem ligt. Dan is hij thuis en doet hij niet meer mee.
UR-3-5 = Kun je een steen verzetten, dan moet dat, ook als je liever niet wilt.

## Regels: slaan

UR-4 = Slaan
UR-4-1 = Kom je op een veld van de middelste rij waar een steen van je tegenstander staat, dan gaat die steen terug naar diens hand en moet hij opnieuw beginnen.
UR-4-2 = Een steen op het rozet van de middelste rij is veilig: niemand kan erop gaan staan. Een tafel mag zonder deze regel spelen.

## Regels: rozetten

UR-5 = Rozetten
UR-5-1 = Komt je steen op een rozet, dan werp je meteen nog een keer en verzet je weer een steen, welke je maar wilt.
UR-5-2 = Dat mag in een beurt zo vaak als het lukt.

## Regels: het einde

UR-6 = Het einde
UR-6-1 = Wie het eerst alle stenen thuis heeft, wint; het spel is dan meteen afgelopen.
UR-6-2 = Elke steen die thuis is, telt voor één punt.
UR-6-3 = Een spel dat 1.000 worpen heeft geduurd, is dan afgelopen. Dan wint wie meer stenen thuis heeft; is dat gelijk, dan wie met alle stenen samen verder is gekomen.

## Uitspraken: wat we besloten waar het regelboek zwijgt, en waarom

UR-R1 = Stenen volgen het korte pad: vier eigen velden, acht gedeelde, twee eigen.
    .why = Het bord toont geen pad; dit is het pad dat de meeste mensen spelen.
UR-R2 = Elke rozet geeft nog een worp, ook de laatste voor het einde.
    .why = Alle rozetten zien er hetzelfde uit, en niets onderscheidt de ene van de andere.
UR-R3 = Een steen op de gedeelde rozet kan niet worden geslagen.
    .why = Gangbare beschrijvingen zijn het daarover eens, al niet allemaal, dus kan een tafel zonder spelen.
UR-R4 = Wie kan zetten, moet zetten.
    .why = De race zou stilstaan als allebei konden wachten, en gedwongen worden hoort bij het spel.
UR-R5 = Een spel eindigt uiterlijk na 1.000 worpen.
    .why = De regels alleen zouden eindeloos slaan toelaten; een gewoon spel duurt ongeveer 150 worpen.

## Verslag

log-starts-game = { $seat } begint.
    .you = Je begint.
log-rolled = { $seat } werpt { $sum }.
    .you = Je werpt { $sum }.
log-entered = { $seat } brengt een steen op veld { $to }.
    .you = Je brengt een steen op veld { $to }.
log-moved = { $seat } gaat van veld { $square } naar { $to }.
    .you = Je gaat van veld { $square } naar { $to }.
log-captured = { $seat } slaat een steen van { $victim } op veld { $square }.
    .you = Je slaat een steen van { $victim } op veld { $square }.
    .to-you = { $seat } slaat een steen van jou op veld { $square }.
log-came-home =
    { $left ->
        [0] { $seat } brengt de laatste steen thuis.
        [one] { $seat } brengt een steen thuis; er is er nog één.
       *[other] { $seat } brengt een steen thuis; er zijn er nog { $left }.
    }
    .you =
        { $left ->
            [0] Je brengt de laatste steen thuis.
            [one] Je brengt een steen thuis; er is er nog één.
           *[other] Je brengt een steen thuis; er zijn er nog { $left }.
        }
log-rosette = Een rozet: { $seat } werpt nog een keer.
    .you = Een rozet: je werpt nog een keer.
log-missed-turn = { $seat } kan niets verzetten.
    .you = Je kunt niets verzetten.
log-ended = Het spel is afgelopen: { $cause }.
log-scored = { $seat }: { $item } { $points }

cause-all_home = alle stenen van een speler zijn thuis
cause-limit = het heeft te lang geduurd
item-home = stenen thuis

## Vragen en zetten

prompt-roll = Jij bent aan de beurt: werp de dobbelstenen.
prompt-move = Je hebt { $roll } geworpen. Welke steen verzet je?
move-roll = Werp de dobbelstenen
move-enter = Breng een nieuwe steen op het bord
move-move = Verzet de steen op veld { $square }

## How far the game has come

progress = Beurt { $n }

## Opties

option-pieces = Het aantal stenen per speler (zie UR-1.1).
    .name = Stenen
option-first_player = Wie begint (zie UR-1.4).
    .name = Eerste speler
    .random = Het toeval beslist
    .seat_0 = De eerste plaats
option-safe_rosette = Of een steen op het rozet van de middelste rij veilig is (zie UR-4.2).
    .name = Veilig rozet
    .true = Ja
    .false = Nee

## Opschriften

label-dice = Worp:
label-hand = in de hand
label-home = thuis

## Op het bord in de browser

label-board = Het bord
board-turn = Beurt { $n }
board-race = { $first } { $a } : { $b } { $second }
board-hand = In de hand, { $player }: { $n }
board-home = Thuis, { $player }: { $n }
board-piece = Steen van { $player } op veld { $square }
board-dice = Dobbelstenen: werp ze
board-rolled = Geworpen: { $n }
board-home-short = { $n } van { $of } thuis
board-path-short = { $n } onderweg
board-hand-short = { $n } in de hand
board-walked = { $n } van { $of } velden afgelegd
board-thing-rosette = Rozet
label-square = Vak
board-thing-square = Vak { $n }
board-thing-stone = Stuk
board-thing-home = Thuis
board-thing-dice = De dobbelstenen
board-stopped = Het spel wordt gestopt: er is te vaak gegooid
board-ended =
    { $n ->
        [one] één steen is thuis
       *[other] { $n } stenen zijn thuis
    }

## Het eerste spel met uitleg

guide-aim = Breng al je stenen over je pad en van het bord, voordat je tegenstander dat doet: vier velden van jezelf, de middelste rij, en nog twee van jezelf.
    .title = Een wedloop
guide-roll = Werp de vier dobbelstenen. Elk telt één of niets: je gaat 0 tot 4 velden vooruit, het vaakst 2.
    .title = Werpen
guide-move = Tik op een oplichtende steen om hem te verzetten, of op je stapel om een nieuwe in te brengen. De ring toont waar hij terechtkomt.
    .title = Een steen verzetten
guide-rosette = Komt een steen op een rozet, dan werp je nog een keer. Op het rozet van de middelste rij is hij ook veilig.
    .title = Rozetten
guide-middle = In de middelste rij komen stenen elkaar tegen: kom op die van je tegenstander, en hij moet opnieuw beginnen.
    .title = De middelste rij
