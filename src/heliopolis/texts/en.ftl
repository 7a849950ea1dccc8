### Texts that all games share, in English: what the terminal says.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Playing at the terminal

# The name of a player who gave none; it appears in sentences such as "Guest draws a tile".
play-my-name = Guest
play-title = { $game } · move { $move }
play-hint = Type a move or its number. Tab completes what you type; “help” shows what else you can do.
play-continues = Going on after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
play-unfinished = You left a game unfinished. This goes on with it:
play-hand-over = { $player } is next. { $player }, press Enter when you sit at the keyboard.
play-log-more =
    { $moves ->
        [one] One move before these is not shown; “log all” shows it too.
       *[other] { $moves } moves before these are not shown; “log all” shows them too.
    }

play-unknown = “{ $typed }” is neither a move nor a command. “moves” lists your moves, “help” everything else.
play-unknown-near = “{ $typed }” is neither a move nor a command. Did you mean “{ $near }”?
play-wrong-number =
    { $count ->
        [one] There is no move { $typed } in the list: there is only number 1.
       *[other] There is no move { $typed } in the list: the numbers go from 1 to { $count }.
    }
play-wrong-usage = That is not quite a move. It is typed: { $usage }
play-refused = “{ $move }” is not allowed now:
play-allowed = “{ $move }” is allowed now.
play-why-usage = Which move do you mean? For example: why not { $example }

play-undone =
    { $after ->
        [0] Taken back: { $move }.
        [one] Taken back: { $move }, and the move after it.
       *[other] Taken back: { $move }, and the { $after } moves after it.
    }
play-undone-other = Taken back: the last move of { $player }.
play-undo-nothing = There is nothing to take back: nobody at this keyboard has made a move yet.
play-undo-known = This cannot be taken back, because it made something known: { $what }
play-undo-known-since = Your last move cannot be taken back any more, because something has become known since: { $what }

play-resign-sure = Do you want to give up? A bot then plays to the end in your place. Type “yes” to confirm.
answer-yes = yes y
play-resign-not = Then we play on.
play-resigned = { $player } has given up; a bot plays on.

play-saved = Saved in { $file }.
play-save-usage = Name a file, for example: save evening.journal
play-save-other = { $file } already exists and is not a copy of this game: choose another name.
play-save-failed = This could not be saved: { $reason }
play-not-kept = The game could not be written to its file, but goes on: { $reason }
play-kept = Your game is kept. This goes on with it:
play-kept-finished = To watch this game again:
play-goodbye = Goodbye!

## Commands at the terminal

help-moves = Your moves now (type the text or the number)
help-commands = What else you can type
help-options = This table plays with

command-moves = show your question and your moves again
    .usage = moves
command-board = show the table again
    .usage = board
command-why = say which rule forbids a move
    .usage = why not MOVE
command-rules = read the rules: all chapters, one rule, or a search
    .usage = rules [{ $prefix }-5.4 | WORD]
command-undo = take back your last move, until something became known
    .usage = undo
command-log = tell what happened lately, or everything
    .usage = log [all]
command-save = save a copy of the game
    .usage = save FILE
command-help = show this help
    .usage = help
command-resign = give up: a bot plays on for you
    .usage = resign
command-quit = leave; your game is kept
    .usage = quit

## The end of a game

result-title = The game is over. Where the points come from:
result-rest = start (never below 0)
result-total = total
result-place = place
result-place-number = { $place }.
result-winner = { $winner } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }!
result-winners = { $winner } share the victory with { $points ->
        [one] one point
       *[other] { $points } points
    }!

## The rulebook

rules-how = “rules 5” or “rules { $prefix }-5” reads a chapter, “rules { $prefix }-5.4” one rule; any other word is searched for.
rules-options = Rulings that a table can choose (heliopolis play --option NAME=VALUE)
rules-usual = { $value } (unless you say otherwise)
rules-no-number = There is no rule or chapter “{ $query }”.
rules-no-word = No rule speaks of “{ $query }”.
rules-near-game = No rule speaks of “{ $query }”; did you mean the game { $game }?

## Replay

replay-start = { $game }: the start
replay-step = move { $step } of { $last }
replay-hint = Enter goes on, “back” goes back, a number from 0 to { $last } or “end” goes there, “quit” leaves.
replay-end = That was the last move.
replay-beginning = This is the start.

## Checking a journal

check-good = The journal holds: every move follows the rules, and the seed is the one committed to.
check-game = Game
check-players = Players
check-moves = Moves
check-commitment = Commitment
check-result = Result
check-unfinished = not finished yet

## Studies by random play

study-what =
    { $games ->
        [one] One random game
       *[other] { $games } random games
    } with { $seats } players, from seed { $first } on ({ $target }; { $weighed ->
        [true] moves weighed
       *[false] all moves equally likely
    }).
study-seat = Seat
study-wins = Wins
study-share = Share
study-interval = 95 % interval
study-score = Points
study-deviation = ±
study-range = from–to
study-count = { $n }
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percents = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-length = A game takes { NUMBER($mean, maximumFractionDigits: 1) } decisions on average (± { NUMBER($deviation, maximumFractionDigits: 1) }, from { $least } to { $most }).
study-time = { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } games a second

## Speed

bench-measuring = Measuring { $game }; this takes about half a minute …
bench-seats = { $seats } players
bench-decisions = { $n } decisions/s
bench-games = { $n } games/s
bench-none = not available here
bench-number = { $n }
bench-ratio_compiled_plain = compiled, times as fast as plain
bench-decisions_per_game = decisions in a game
bench-state_bytes = size of a state in bytes
bench-copy_ns = copying a state, in nanoseconds
bench-compile_s = first start, compiling, in seconds
bench-load_s = later starts, from the cache, in seconds
bench-share = share of a step: { $part }
bench-signature = signature of behaviour
bench-tables = { $tables } tables, { $connections } connections
bench-moves_per_s = durable moves a second
bench-p50_ms = median until a move is acknowledged, in ms
bench-p99_ms = 99th percentile of that, in ms
bench-cpu_ms_a_move = work of processors a move, in ms
bench-rss_mb = memory of the server in MiB
bench-refused = moves that were refused
bench-warm_ms = step { $step }: the page opens, table in memory, in ms
bench-sent_kb = step { $step }: what is sent first, in kB
bench-memory_kb = step { $step }: the game in the server's memory, in kB
bench-cold_ms = step { $step }: the page opens, table in the database, in ms

study-of-bots =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $bots } with { $seats } players, from seed { $first } on.
study-winning = The winner has { NUMBER($score, maximumFractionDigits: 1) } points on average, { NUMBER($margin, maximumFractionDigits: 1) } more than the second.

speed-bench_games_per_s = bench, compiled: { $n } games/s
speed-simulate_games_per_s = simulate on one core: { $n } games/s
speed-simulate_2_cores_games_per_s = simulate on two cores: { $n } games/s
speed-ratio_simulate_bench = simulate beside bench: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
speed-ratio_2_cores = two cores beside one: { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The arena

arena-what = { $games } games with { $seats } players: { $deals } deals from seed { $first } on, each in { $seatings ->
        [one] one seating
       *[other] { $seatings } seatings
    }.
arena-rounded = { $games } games will be played: { $deals } deals, each in all { $seatings } seatings.
arena-stopped = Stopped before all games were played: only whole deals are counted.
arena-report = The report is in { $file }.

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
report-verdict-above = of its games won: { $times } times its fair share, clearly more
report-verdict-even = of its games won: { $times } times its fair share, which may be chance
report-verdict-below = of its games won: { $times } times its fair share, clearly less
report-wins = Who wins
report-wins-hint = The share of its games that each bot won. The dashed line is what it would win if all were equally good.
report-above = clearly above the fair share
report-even = could be the fair share
report-below = clearly below it
report-fair = fair share
report-ratings = Ratings
report-ratings-hint = One number for the strength of each bot, from the ranks of all games; everybody starts at 25.
report-table = All figures
report-table-hint = Small figures are 95 % intervals.
report-bot = Bot
report-games = Games
report-win-share = Wins
report-interval = 95 % interval
report-fair-share = Fair
report-times-fair = Times fair
report-score = Points
report-deviation = ± of a game
report-rank = Rank
report-rating = Rating
report-mean-time = Time a decision
report-long-time = 95 % are shorter than
report-scores = Points
report-scores-hint = How often each result was reached. The dashed line is the mean; ± is the standard deviation of single games.
report-pairings = One against one
report-pairings-hint = How often the bot of the row ended above the bot of the column in the games that both played; a tie counts half.
report-times = Time to decide
report-times-hint = How long a bot thinks, on a scale on which each step is ten times the one before.
report-seats = Seats
report-seats-hint = How often each seat won, whoever sat in it; below, each bot by seat. Every bot had every seat equally often.
report-study-seats-hint = How often each seat won. The dashed line is an equal share.
report-seat = Seat { $seat }
report-best-seat = Best seat
report-decisions = Decisions in a game
report-winning-score = Points of the winner
report-margin = Lead over the second
report-length = Length and lead
report-length-hint = How many decisions a game takes, and by how many points it is won.
report-things = What winners have
report-things-hint = What happened at least once to those who won and to those who did not, counted in { $games } games; the clearest differences first. That it goes with winning does not mean that it is why.
report-all-things = All that was counted
report-events = What happens in a game
report-thing = What happened
report-in-wins = Winners
report-in-losses = Others
report-in-games = Games
report-times-a-game = Times a game
report-times-in-wins = Times, winners
report-times-in-losses = Times, others
report-points-in-wins = Points, winners
report-points-in-losses = Points, others
report-win-share-with = Wins of those who had it
report-how = How the numbers are made
report-seatings = All seatings
report-how-stopped = The games were stopped before all were played. Only deals that were played in all seatings are counted.
report-how-balance = { $games } games: { $deals } deals, each played in { $seatings ->
        [one] one seating
       *[other] all { $seatings } seatings
    } with the same chances, so that neither seat nor luck favours a bot.
report-how-wins = Who ties for a win shares it. A bot that has several seats at a table wins if any of them does; its fair share is its part of the seats.
report-how-wilson = Shares have Wilson’s 95 % interval: if the games were played anew many times over, the interval would hold the true share in 95 of 100 cases.
report-how-scores = The interval of the mean points is Student’s over the deals, as games of the same deal depend on each other.
report-how-ratings = Ratings are those of the Plackett-Luce model in openskill, the mean over several shuffles of the games; ± is their standard deviation.
report-how-times = Times are those of the machine that played. A first decision of each bot, which may have to compile, is not counted.
report-how-again = Played by version { $rules } of the rules, with the options { $options }. The same command gives the same result, except for times and for bots that look at the clock:
report-how-study = { $target ->
        [table] The bots sat at tables, every seating equally often.
       *[other] Every player makes random moves ({ $weighed ->
            [true] weighed as the game asks for
           *[false] all equally likely
        }; target { $target }).
    }
report-how-seats = Seats are in the order of play. Who ties for a win shares it.
report-how-things = What happened is counted from the notes that the rules take, in { $games } games; “winners” are all seats that won or shared a win.
report-how-study-again = Played with the options { $options }. The same command gives the same result:

# The question of a game that asks no other.
prompt-move = Your move.
