### Texts that all games share, in English: what the terminal says.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Playing at the terminal

# The name of a player who gave none; it appears in sentences such as "Guest draws a tile".
play-my-name = Guest
play-title = { $game } · move { $move }
play-hint = Type a move or its number. Tab completes what you type; “help” lists all commands.
play-continues = Continuing after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
play-unfinished = You have an unfinished game. To continue it:
play-hand-over = It is { $player }’s turn. { $player }, press Enter when you are at the keyboard.
play-log-more =
    { $moves ->
        [one] One earlier move is not shown; “log all” shows it too.
       *[other] { $moves } earlier moves are not shown; “log all” shows them too.
    }

play-unknown = “{ $typed }” is neither a move nor a command. “moves” lists your moves, “help” all commands.
play-unknown-near = “{ $typed }” is neither a move nor a command. Did you mean “{ $near }”?
play-wrong-number =
    { $count ->
        [one] There is no move { $typed }: the only number is 1.
       *[other] There is no move { $typed }: the numbers go from 1 to { $count }.
    }
play-on-picture = Type the number at the place on the picture; Enter goes back.
play-click-picture = Click a place, or type its number; Esc goes back.
play-amounts = { $move }: type { $amounts }; Enter goes back.
play-wrong-usage = That move is incomplete. It is typed: { $usage }
play-refused = “{ $move }” is not allowed now:
play-not-together = These moves cannot be made as one: { $reason }
play-allowed = “{ $move }” is allowed now.
play-why-usage = Which move do you mean? For example: why not { $example }

play-undone =
    { $after ->
        [0] Taken back: { $move }.
        [one] Taken back: { $move }, and the move after it.
       *[other] Taken back: { $move }, and the { $after } moves after it.
    }
play-undone-other = Taken back: the last move of { $player }.
play-undo-nothing = There is nothing to take back: nobody at this keyboard has moved yet.
play-undo-known = This move cannot be taken back, because it revealed something: { $what }
play-undo-known-since = Your last move can no longer be taken back, because something has been revealed since: { $what }

play-resign-sure = Do you want to resign? A bot will finish the game for you. Type “yes” to confirm.
answer-yes = yes y
play-resign-not = You play on.
play-resigned = { $player } has resigned; a bot takes over.
# The name at the end of a game of a player who resigned.
play-stand-in = bot for { $player }

play-saved = Saved to { $file }.
play-save-usage = Name a file, for example: save evening.journal
play-save-other = { $file } already exists and is not a copy of this game: choose another name.
play-save-failed = The game could not be saved: { $reason }
play-not-kept = The game could not be written to its file, but you can play on: { $reason }
play-kept = Your game is saved. To continue it:
play-kept-finished = To watch this game again:
play-goodbye = Goodbye!
play-box-title = Esc closes this
play-keys-choose = choose

## Commands at the terminal

help-moves = Your moves (type the text or the number)
help-commands = Commands
help-picture = The picture
help-options = Options of this table

command-moves = show the question and your moves again
    .usage = moves
command-board = show the table again
    .usage = board
command-explain = explain a piece, a card or a sign
    .usage = explain [THING]
command-why = explain which rule forbids a move
    .usage = why not MOVE
command-rules = read the rules: the contents, one rule, or a search
    .usage = rules [{ $prefix }-5.4 | WORD]
    .name = rules
command-undo = take back your last move, unless something was revealed
    .usage = undo
    .name = undo
command-hint = show the move that looks best from what you know
    .usage = hint
    .name = hint
command-log = show what happened recently, or in the whole game
    .usage = log [all]
    .name = log
command-save = save a copy of the game
    .usage = save FILE
command-help = show this help
    .usage = help
    .name = help
command-resign = resign: a bot plays on for you
    .usage = resign
command-quit = leave; your game is saved
    .usage = quit

## The end of a game

result-title = The game is over. Points:
result-rest = Start (points never fall below 0)
result-total = Total
result-place = Place
result-place-number =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
result-winner = { $winner } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }!
result-winners = { $winner } share the victory with { $points ->
        [one] one point
       *[other] { $points } points
    }!

## The rulebook

explain-names = You can have explained: { $names }.
explain-no-piece = There is no “{ $word }” here. You can have explained: { $names }.
rules-how = “rules 5” or “rules { $prefix }-5” shows a chapter, “rules { $prefix }-5.4” one rule; any other word is searched for.
rules-options = Options of a table (heliopolis play --option NAME=VALUE)
rules-ruling = Ruling { $id }: { $ruling } Why: { $why }
rules-ruling-option = Option: { $option }.
rules-example = Example: { $title }
rules-usual = { $value } (default)
rules-no-number = There is no rule or chapter “{ $query }”.
rules-no-word = No rule mentions “{ $query }”.
rules-near-game = No rule mentions “{ $query }”; did you mean the game { $game }?

## Replay

replay-start = { $game }: the start
replay-step = move { $step } of { $last }
replay-hint = Enter shows the next move, “back” the previous one, a number from 0 to { $last } or “end” jumps there, “quit” leaves.
replay-end = That was the last move.
replay-beginning = This is the start.

## Checking a journal

check-good = The journal is valid: every move is legal, and the seed matches its commitment.
check-game = Game
check-players = Players
check-moves = Moves
check-commitment = Commitment
check-result = Result
check-unfinished = not finished

## Studies by random play

study-what =
    { $games ->
        [one] One random game
       *[other] { $games } random games
    } with { $seats } players, from seed { $first } on ({ $target }; { $weighed ->
        [true] weighted moves
       *[false] all moves equally likely
    }).
study-seat = Seat
study-wins = Wins
study-share = Share
study-interval = 95 % interval
study-score = Points
study-deviation = ±
study-range = Range
study-count = { $n }
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-length = Decisions per game: { NUMBER($mean, maximumFractionDigits: 1) } on average (± { NUMBER($deviation, maximumFractionDigits: 1) }, from { $minimum } to { $maximum }).
study-time = { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } games per second

## Speed

bench-measuring = Measuring { $game }; this takes about half a minute …
bench-seats = { $seats } players
bench-decisions = { $n } decisions/s
bench-games = { $n } games/s
bench-none = not available here
bench-number = { $n }
bench-ratio_compiled_plain = speed of compiled relative to plain
bench-decisions_per_game = decisions per game
bench-state_bytes = size of a state, in bytes
bench-copy_ns = time to copy a state, in ns
bench-compile_s = first start (compiling), in s
bench-load_s = later starts (from the cache), in s
bench-share = share of step time: { $part }
bench-signature = signature

study-of-bots =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $bots } with { $seats } players, from seed { $first } on.
study-winning = The winner has { NUMBER($score, maximumFractionDigits: 1) } points on average, { NUMBER($margin, maximumFractionDigits: 1) } more than second place.
study-course = The lead by points changes { NUMBER($changes, maximumFractionDigits: 1) } times per game. Decisions offer { NUMBER($branching, maximumFractionDigits: 1) } moves on average; { NUMBER($forced, style: "percent", maximumFractionDigits: 0) } leave no choice.
study-luck = Luck decides { NUMBER($luck, style: "percent", maximumFractionDigits: 0) } of the result (95 % interval { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }): with the same dice and draws but other decisions the same player wins { NUMBER($same, style: "percent", maximumFractionDigits: 0) } of the games, where any two games share their winner in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
report-lead-changes = Changes of the lead
report-branching = Moves to choose from
report-forced = { $share } of decisions leave no choice
report-luck = Decided by luck
study-against = The same games with { $options }
study-against-hint = Figures in pale print may differ by chance.
study-first = First
study-second = Second
study-difference = Difference
study-figure-decisions = Decisions
study-figure-winning-score = Winning score
study-figure-margin = Lead
study-figure-share = Seat { $seat }, wins (%)
study-figure-score = Seat { $seat }, points
report-worth = Worth in points

speed-bench_games_per_s = bench, compiled: { $n } games/s
speed-simulate_games_per_s = simulate on one core: { $n } games/s
speed-simulate_2_cores_games_per_s = simulate on two cores: { $n } games/s
speed-ratio_simulate_bench = simulate relative to bench: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
speed-ratio_2_cores = two cores relative to one: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The arena

arena-what = { $games } games with { $seats } players: { $deals } deals from seed { $first } on, each in { $seatings ->
        [one] one seating
       *[other] { $seatings } seatings
    }.
arena-rounded = { $games } games will be played: { $deals } deals, each in all { $seatings } seatings.
arena-stopped = Stopped before all games were played: only complete deals are counted.
arena-report = The report is in { $file }.
arena-sprt-accepted = Accepted: the first bot is stronger. LLR { $llr } ({ $lower } to { $upper }), { $deals } deals, about { $elo } Elo.
arena-sprt-rejected = Rejected: the first bot is not stronger. LLR { $llr } ({ $lower } to { $upper }), { $deals } deals, about { $elo } Elo.
arena-sprt-undecided = Undecided. LLR { $llr } ({ $lower } to { $upper }), { $deals } deals, about { $elo } Elo.

## Reports of the arena and of studies

report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-number = { NUMBER($n, maximumFractionDigits: 2) }
report-seconds = { NUMBER($n, maximumFractionDigits: 3) } s
report-milliseconds = { NUMBER($n, maximumFractionDigits: 3) } ms
report-microseconds = { NUMBER($n, maximumFractionDigits: 3) } µs

report-arena-title = { $game }: the arena
report-arena-subtitle = { $games } games with { $seats } players, from seed { $seed } on
report-study-title = { $game }: a study
report-study-subtitle = { $games } games of { $bots } with { $seats } players, from seed { $seed } on

report-summary = At a glance
report-verdict-above = of its games won: { $times } times its fair share, significantly more
report-verdict-even = of its games won: { $times } times its fair share, which may be chance
report-verdict-below = of its games won: { $times } times its fair share, significantly less
report-wins = Wins
report-wins-hint = The share of its games that each bot won. The dashed line is its fair share: what it would win if all bots were equally strong.
report-above = significantly above the fair share
report-even = no significant difference
report-below = significantly below the fair share
report-fair = fair share
report-ratings = Ratings
report-ratings-hint = The strength of each bot as one number, computed from the ranks of all games; every bot starts at 25.
report-table = All figures
report-table-hint = Small figures are 95 % confidence intervals.
report-bot = Bot
report-games = Games
report-win-share = Wins
report-interval = 95 % interval
report-fair-share = Fair share
report-times-fair = Ratio to fair
report-score = Points
report-deviation = Std. dev.
report-rank = Rank
report-rating = Rating
report-mean-time = Mean time per decision
report-long-time = 95th percentile
report-scores = Points
report-scores-hint = How often each score was reached. The dashed line is the mean; ± is the standard deviation of single games.
report-pairings = Head to head
report-pairings-hint = How often the bot of the row ranked above the bot of the column in the games both played; a tie counts as half.
report-times = Thinking time
report-times-hint = The time per decision on a logarithmic scale.
report-seats = Seats
report-seats-hint = How often each seat won, whichever bot played it; below, each bot by seat. Every bot played every seat equally often.
report-study-seats-hint = How often each seat won. The dashed line is an equal share.
report-seat = Seat { $seat }
report-best-seat = Best seat
report-best-seat-none = no seat is better beyond chance
report-decisions = Decisions per game
report-winning-score = Score of the winner
report-margin = Margin over second place
report-length = Length and margin
report-length-hint = The number of decisions per game, and the margin of victory in points.
report-seat-events = What winners have in common
report-seat-events-hint = What happened at least once to winners and to the others, counted in { $games } games; the clearest differences first. Correlation with winning is not proof of a cause.
report-all-events = All events counted
report-game-events = Events of the game
report-event = Event
report-in-wins = Winners
report-in-losses = Others
report-in-games = Games
report-times-per-game = Per game
report-times-in-wins = Times, winners
report-times-in-losses = Times, others
report-points-in-wins = Points, winners
report-points-in-losses = Points, others
report-win-share-with = Win share of players who had it
report-how = Method
report-seatings = All seatings
report-how-stopped = The tournament was stopped before all games were played. Only deals that were played in all seatings are counted.
report-how-balance = { $games } games: { $deals } deals, each played in { $seatings ->
        [one] one seating
       *[other] all { $seatings } seatings
    } with the same seed, so that neither seats nor luck favour a bot.
report-how-wins = Tied winners share the win. A bot with several seats at a table wins if any of them wins; its fair share is its share of the seats.
report-how-wilson = Shares have Wilson’s 95 % confidence interval: if the experiment were repeated many times, the interval would contain the true share in 95 of 100 cases.
report-how-scores = The interval of the mean score is Student’s over deals, because games of the same deal are not independent.
report-how-ratings = Ratings follow the Plackett-Luce model of openskill, averaged over several shuffles of the games; ± is their standard deviation.
report-how-times = Times were measured on the machine that played. The first decision of each bot, which may include compiling, is not counted.
report-how-again = Played with rules version { $rules } and the options { $options }. The same command gives the same result, except for times and for bots that look at the clock:
report-how-study = { $target ->
        [table] The bots played at tables, every seating equally often.
       *[other] Every player makes random moves ({ $weighed ->
            [true] with the weights of the game
           *[false] all equally likely
        }; target { $target }).
    }
report-how-seats = Seats are in playing order. Tied winners share the win.
report-how-events = Events are counted from the game’s log, in { $games } games; “winners” are all seats that won or shared the win.
report-how-study-again = Played with the options { $options }. The same command gives the same result:

# The question of a game that asks no other.
prompt-move = Your move.

## Sentences of the log: the one who reads as the subject and elsewhere, and what joins clauses

log-you = You
log-to-you = you
log-and = and

# Analysis: `heliopolis analyse`, its report, and hints.
analyse-title = { $game }: analysis
analyse-subtitle = { $players }. { NUMBER($moves) } moves.
analyse-foot = Made with Heliopolis. Every figure is the mean of games played on from that moment; depth { $curve } and { $judged }.
analyse-unfinished = The game is not over: its last figures are expectations.
analyse-chances = Winning chances
analyse-chances-hint = The share of games that each player wins if all play on as bots do, after each move. The band is the 95 % interval; a mark is a mistake, a filled one a blunder; dashed lines are the moments that decided the game.
analyse-points = Expected points
analyse-points-hint = The points that each player can expect at the end. A scoring is expected before it comes, so it makes no leap.
analyse-explained = Luck and decisions
analyse-explained-hint = What was expected at the beginning, and what luck, the player’s own decisions and those of the others added. Together they are the result, exactly. Chances that were lost and came back count each time.
analyse-player = Player
analyse-start = Beginning
analyse-luck = Luck
analyse-own = Own decisions
analyse-others = Others’ decisions
analyse-result = Result
analyse-accuracy = Accuracy
analyse-accuracy-hint = 100 % if no decision lost any winning chance. Decisions are judged by what the player could know.
analyse-part-opening = Opening
analyse-part-middle = Middle
analyse-part-end = End
analyse-verdict-best = Best
analyse-verdict-good = Good
analyse-verdict-inaccuracy = Inaccuracy
analyse-verdict-mistake = Mistake
analyse-verdict-blunder = Blunder
analyse-moments = The moments that decided the game
analyse-moments-none = No single move changed the winning chances.
analyse-moment = Move { $move }, { $player }: { $what }.
analyse-moment-decision = the decision for “{ $played }”
analyse-moment-told = Move { $move }, luck: { $told }
analyse-moment-luck = what chance brought after “{ $played }”
analyse-changes = Winning chances: { $changes }.
analyse-mistakes = Mistakes
analyse-mistakes-hint = Decisions that lost winning chances, and what would have been better from what the player could know.
analyse-mistakes-none = Nobody made a mistake that could be measured.
analyse-mistakes-unjudged = No decision was judged at this depth.
analyse-better = Better
analyse-rows = All { $rows }
analyse-why-own = { $player } { $points } points
analyse-why-other = { $player } { $points }
analyse-why-chance = chances of { $player } { $change }
analyse-wrote = The report is in { $file }.
analyse-replay = See the game step by step
analyse-shared = Winning chances, every decision judged, and the moments that decided the game. Accuracy: { $accuracies }.
analyse-shared-unjudged = Winning chances, and the moments that decided the game.
analyse-making = The game is being analysed: { $percent } %. This page then shows the analysis.
analyse-waiting = The analysis waits for its turn. This page then shows it.
analyse-hint = Try: { $move }
analyse-hint-chance = It wins { $chance } of the games played on from here; the next best, { $second }, wins { $other }.
analyse-hint-only = It is the only move.
analyse-hint-glance = That is what a quick look says: there was no time to play it out.
facts-luck = Luck in points
facts-dice = Dice
facts-production = Production
facts-suns = Suns and tiles, on average
facts-cards = Power cards
facts-lots = Auctions
facts-temple = Temple
facts-provinces = Provinces
facts-auctions = Auctions
facts-column-won = Auctions won
facts-column-drawn = Drawn
facts-column-bought = Of these bought
facts-column-dice = Dice
facts-column-steals = Thefts
facts-column-draws = Draws
facts-column-cards = Cards
facts-column-provinces = Provinces
facts-column-other = Other
facts-column-rolled = Rolled
facts-column-expected = Expected
facts-column-received = Received
facts-column-robbed = Lost to the robber
facts-column-paid-sun = Sun paid
facts-column-got-sun = Sun received
facts-column-tiles = Tiles
facts-column-gain = Change in expected points
facts-column-offerings = Sum of offerings
facts-column-temple-field = Temple
facts-column-paid-gold = Gold paid
facts-column-paid-cards = Paid
facts-row-value = { $facts ->
        [temple] Round { $label }
       *[other] { $label }
    }
facts-row-step = Move { $label }, { $player }

## Wrong input on the command line

error-game-near = game { $name }: did you mean { $near }?
error-game-unknown = game { $name }: not one of { $known }
error-option-form = { $given_by } { $option }: not NAME=VALUE
error-option-twice = --option { $option }: given twice
error-board-json = --board { $file }: not JSON
error-board-json-at = --board { $file }: not JSON (line { $line }, column { $column })
error-file-size = { $file }: larger than { $most } bytes
error-file-text = { $file }: not UTF-8 text (byte { $byte })
error-file-kind = { $file }: not a file
error-file-changed = { $file }: another program has changed the file
error-file-other = { $file }: exists and is not a copy of this game
error-seats-empty = --seats: { $seats } contains an empty name
error-seats-twice = --seats: the name { $name } is used twice
error-seats-bots = --seats: the number of seats for bots is { $seats }, but --bots lists { $count }
error-not-together = { $option }: cannot be combined with { $other }
error-no-terminal = { $option }: needs a terminal; leave it out to play line by line
error-no-unfinished = --continue: there is no unfinished game
error-kept-game = game: { $file } holds a game of { $game }
error-kept-seats = --seats: in { $file } the players are { $players }
error-kept-seed = --seed: { $seed } is not the seed of { $file }
error-kept-option = --option { $option }: { $file } is played with { $option }={ $value }
error-kept-board = --board: { $file } is played on another board
error-at-range = --at: { $at } is not in 0..{ $last }, the number of moves in { $file }
error-not-one-of = { $option }: { $value } is not one of { $known }
error-signature-seats = --seats: cannot be combined with --signature, which covers all numbers of players
error-requires-signature = --target: requires --signature; otherwise all targets are measured
error-requires-coverage = --tests: requires --coverage
error-takes-game = game{ $name }: { $option } takes the name of a game
error-only-game = game { $name }: { $option } accepts only the name of a game
error-folder = --tests { $folder }: not a folder

## Wrong input: tables, journals, bots, files; the command line and programs get these

error-line = line { $line }: { $why }
error-file = { $file }: { $reason }
error-range = { $name }: { $value } is not in { $least }..{ $most }
error-negative = { $name }: { $value } is negative
error-values-range = { $least } to { $most }
error-values-list = one of { $known }
error-game = game: { $name } is not one of { $known }
error-seats-exact = seats: { $game } is for { $needed } players, not { $seats }
error-seats-range = seats: { $game } is for { $least } to { $most } players, not { $seats }
error-seed = seed: { $seed } is not a whole number in 0..{ $most }
error-players-count = players: { $count } names are given, { $seats } are needed
error-players-name = players: { $name } is not a printable name
error-players-long = players: { $name } is longer than { $most } characters
error-option-unknown = option { $name }: { $game } has only { $known }
error-option-none = option { $name }: { $game } has no options
error-option-value = option { $name }: { $value } is not one of { $known }
error-option-arrangement = option { $name }: { $value } is neither 'random' nor the digits 1 to { $last } in some order
error-option-number = option { $name }: { $value } is not a whole number from { $least } to { $most }
error-option-number-or = option { $name }: { $value } is not a whole number from { $least } to { $most }, or { $words }
error-board = board: { $why }
error-board-field = board, field '{ $field }': { $why }
error-board-none = board: { $game } takes no other board
error-rules-newer = rules: version { $rules } is newer than { $known }, the newest known here

error-journal-size = a journal has at most { $most } characters
error-journal-start = a journal starts with 'heliopolis journal { $format }'
error-journal-format = format { $format } is not known here, only { $known }
error-journal-line = { $text } is not 'field: value'
error-journal-moves = the line 'moves:' is missing
error-journal-twice = field '{ $field }' stands twice
error-journal-unknown = field { $field } is not known
error-journal-missing = field '{ $field }' is missing
error-journal-field = field '{ $field }': { $why }
error-journal-seats = there are only { $seats } seats
error-journal-name = a name has 1 to { $most } printable characters
error-journal-json = it is not JSON
error-journal-number = { $value } is not a whole number
error-journal-range = { $value } is not between { $least } and { $most }
error-journal-salt = { $value } is not hexadecimal
error-journal-commitment = { $value } is not 64 hexadecimal digits
error-journal-reseed = it is written 'reseed: COMMITMENT SEED [SALT]'
error-journal-entry = { $text } is not a seat ({ $first } to { $last }) and its move
error-journal-seed = the seed { $seed } is larger than { $most }
error-journal-mismatch = the seed does not match its commitment

error-broken-rule = '{ $move }' breaks { $rule }: { $text }
error-move-empty = an empty line is no move; moves are: { $known }
error-move-near = { $move } is no move: did you mean '{ $near }'?
error-move-unknown = { $move } is no move: moves are: { $known }
error-move-usage = { $move } is no move: it is typed '{ $usage }'
error-move-argument = { $move } is no move: { $name } is { $known }
error-move-none = { $move } is no move of this game: it is typed '{ $usage }'
error-move-no-verb = field 'move': it is missing; it is one of { $known }
error-move-value = field '{ $field }': { $value } is not { $known }
error-moves-many = moves: they take more than { $most } single moves
error-moves-reveal = moves: '{ $move }' reveals something, so it must be the last one

error-bot = bot: { $name } is not one of { $known } or module:Class
error-bot-iterations = bot: '{ $name }': the number of iterations is not in 1..200000
error-bot-import = bot: '{ $name }' cannot be imported: { $reason }
error-bot-constructor = bot { $name }: its constructor failed: { $reason }
error-bot-choose = bot { $name }: { $type } has no method 'choose'
error-net = net { $file }: { $why }
error-net-not = not a net of Heliopolis
error-net-damaged = damaged
error-net-large = { $size } bytes, the maximum is { $most }
error-net-fit = { $field } is { $found }, { $game } has { $needed }
error-net-none = no net is shipped with this game
error-bots-form = bots: { $name } is not NAME or NAME*N, such as greedy*3
error-bots-seats = bots: { $name }: { $seats } seats are not in 1..{ $most }
error-bots-many = bots: { $count } are listed, the maximum is { $most }
error-bots-repeated = seats: { $seats } seats cannot be filled from { $count } bots listed with repeats; list each bot once per seat
error-games-few = games: { $games } is fewer than the { $seatings } seatings; ask for { $seatings } or more
error-sprt-form = --sprt: { $text } is not ELO0,ELO1 with -1000 <= ELO0 < ELO1 <= 1000, such as 0,10
error-sprt-bots = --sprt: it compares two bots that meet in every game, not { $count }; list two, such as new,old*3
error-random-only = { $name } applies to random bots only
error-record = --resume { $file }: not a record of the arena
error-record-file = --resume { $file }: { $reason }
error-record-busy = --resume { $file }: the file is in use ({ $reason })
error-record-line = --resume { $file }: line { $line } is damaged ({ $reason })
error-record-other = { $name }: { $asked } does not match { $found } in { $file }; choose another file for --resume
error-target = target { $target }: it is one of { $known }
error-no-cuda = target 'cuda': this machine has no CUDA device
error-missing-extra = { $what }: packages are missing: pip install "heliopolis[{ $extra }]"

error-workers = --workers: SQLite is served by one process; for several, --database names a PostgreSQL database
error-port = --host, --port: { $host } port { $port } cannot be listened on: { $reason }
error-database-form = --database: it is a file that ends in .sqlite, or postgresql+asyncpg://USER:PASSWORD@HOST/NAME
error-database-open = --database: it cannot be opened: { $reason }
error-database-file = --database: there is no file { $file }
error-database-unused = --database: no server has used it yet
error-database-busy = --database: a server is using it; stop that first
error-database-full = --database: it is not empty; restore into a new one
error-database-newer = --database: it is of a newer version ({ $version }); use a newer Heliopolis
error-backup = { $file }: it is no backup of Heliopolis
error-backup-newer = { $file }: it was made by a newer version of Heliopolis
error-backup-read = { $file }: it cannot be read ({ $reason })
error-backup-end = { $file }: its end is missing
error-setting = { $name }: { $why }
error-setting-unknown = { $name }: there is no such setting
error-setting-yes-no = { $name }: { $value } is not yes or no
error-setting-number = { $name }: { $value } is not a number
error-setting-whole = { $name }: { $value } is not a whole number
error-setting-positive = { $name }: { $value } is not a number of 0 or more
error-push-key = it is a private key of 32 bytes in URL-safe Base64
error-mail-address = { $value } is no e-mail address

error-system-EACCES = Permission denied
error-system-EADDRINUSE = Address already in use
error-system-EADDRNOTAVAIL = Cannot assign requested address
error-system-EEXIST = File exists
error-system-EISDIR = Is a directory
error-system-ENAMETOOLONG = File name too long
error-system-ENOENT = No such file or directory
error-system-ENOSPC = No space left on device
error-system-ENOTDIR = Not a directory
error-system-EPERM = Operation not permitted
error-system-EROFS = Read-only file system

## What is wrong with a request to a server

error-request = { $name }: { $why }
error-request-or = { $one }, or { $other }
error-request-least = { $value } is too low, { $least } or more is allowed
error-request-most = { $value } is too high, { $most } or less is allowed
error-request-below = { $value } is too high, less than { $most } is allowed
error-request-whole = { $value } is not a whole number
error-request-number = { $value } is not a number
error-request-yes-no = { $value } is neither true nor false
error-request-one-of = { $value } is not one of { $known }
error-request-text = a text is expected
error-request-object = an object is expected
error-request-list = a list is expected
error-request-empty = it is empty
error-request-short = its length is { $count }, at least { $least } characters are needed
error-request-long = its length is { $count }, at most { $most } characters are allowed
error-request-few = { $count } entries are given, at least { $least } are needed
error-request-many = { $count } entries are given, at most { $most } are allowed
error-request-missing = it is missing
error-request-unknown = it is not known here
error-request-form = { $value } does not have the form that is needed
error-request-unprintable = it has characters that cannot be shown
error-request-tables = You have { $most } tables, which is the most: finish or leave some first.
error-request-boards = You have { $most } boards, which is the most: delete some first.
error-field-address = E-mail address
error-field-break_minutes = Minutes between rounds
error-field-days = Days
error-field-name = Name
error-field-new_password = New password
error-field-password = Password
error-field-round_hours = Hours per round
error-field-text = Message
error-field-up_to = Secret maximum bid
error-field-webhook = Webhook

## Misuse of the command line

error-usage = { $why } (see '{ $command } --help')
error-usage-command = No such command { $name }
error-usage-option = No such option: { $name }
error-usage-near = No such option: { $name } (Possible options: { $near })
error-usage-argument = Option { $name } requires an argument
error-usage-no-value = Option { $name } does not take a value
error-usage-missing = Missing argument { $name }
error-usage-missing-option = Missing option { $name }
error-usage-extra = Got unexpected extra argument(s) ({ $name })
error-usage-value = Invalid value for { $name }: { $why }
error-usage-whole = it is not a whole number
error-usage-number = it is not a number
error-usage-least = it is at least { $least }
error-usage-most = it is at most { $most }
error-train-resume = --resume: there is no run of this game in { $folder }
error-train-setting = --set: { $setting } is no NAME=VALUE of a setting

## What a server tells players who are away, by Web Push and e-mail

notice-turn = Your turn at { $game }
notice-over-won = The game is over. You have won!
notice-over-lost =
    { $place ->
        [2] The game is over. You came 2nd of { $players }.
        [3] The game is over. You came 3rd of { $players }.
       *[other] The game is over. You came { $place }th of { $players }.
    }
notice-over = The game is over.
notice-invitation = { $name } invites you to another game.
notice-chat = { $name }: { $text }

mail-several =
    { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
mail-news = News from your tables
mail-greeting = Hello { $name },
mail-waiting-since = Last move: { $when }
mail-deadline = Time left until { $when }
mail-open = Open the table
mail-turns = All your turns
mail-why = You get this e-mail because you asked Heliopolis to tell you when it is your turn.
mail-stop = Stop these e-mails
mail-confirm-subject = Confirm your e-mail address
mail-confirm-text = Somebody, probably you, wants to be told at this address when it is their turn at Heliopolis. To confirm it, open this link within two days:
mail-confirm-button = Confirm this address
mail-confirm-not = If it was not you, do nothing: you will not hear from us again.
