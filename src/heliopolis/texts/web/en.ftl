### Texts of the browser's shell, in English.
### The same messages, attributes and variables stand in en.ftl, nl.ftl and de.ftl.

## Common

yes = Yes
no = No
close = Close
loading = One moment …
skip = Skip to the content

## Navigation

nav-label = Main menu
nav-home = Home
nav-play = Play
nav-turns = Your turns
nav-rules = Rules
nav-settings = Settings
nav-waiting =
    { $n ->
        [one] One table is waiting for you
       *[other] { $n } tables are waiting for you
    }

## Problems

problem-title = That did not work
problem-again = Try again
problem-unknown = Something went wrong. Please try again.
problem-unreachable = The server cannot be reached right now.
problem-lost = The connection was lost; it is being restored.
problem-stale = Something has happened in the meantime: look again before you move.
problem-bad_login = Wrong name or password.
problem-bad_webhook = The server cannot use this address.
problem-bad_order = This maximum bid does not fit the auction.
problem-bad_bot = There is no such bot.
problem-bad_token = This token does not work.
problem-unknown_person = The server no longer recognises you. Please reload the page.
problem-not_stored = The server could not save that. Please try again.
problem-closing = The server is restarting; it will be back in a moment.
problem-unavailable = The server cannot do this right now.
problem-server_error = Something went wrong on the server.
problem-too_large = That is too large.
problem-busy = Somebody else was quicker. Try again.
problem-already_asked = Somebody has already asked to go back.
problem-already_left = A bot is already playing for you.
problem-frozen = This table is interrupted.
problem-table_closed = This table is closed.
problem-has_account = You already have an account.
problem-no_auction = This game has no auction for that.
problem-no_bot = There is no bot in that seat.
problem-no_order = There is no maximum bid to withdraw.
problem-no_undo = This cannot be taken back without asking the others: something has been revealed or agreed, or somebody else has moved.
problem-bad_standing = This answer cannot be left here.
problem-bad_suggestion = This cannot be suggested.
problem-no_suggestion = There is nobody to suggest this to now.
problem-nobody_plays = At least one person must play.
problem-not_over = The game is not over yet.
problem-not_replaced = Nobody is playing in your place.
problem-not_seated = You are not sitting at this table.
problem-not_started = The game has not started yet.
problem-nothing_asked = Nobody has asked to go back.
problem-over = The game is over.
problem-rematch = There already is a rematch.
problem-seated = You are already sitting at this table.
problem-seats_open = Not all seats are taken yet.
problem-started = The game has already started.
problem-taken = Somebody else is already sitting there.
problem-too_many_tokens = You cannot have any more tokens.
problem-name_taken = That name is already taken.
problem-too_many = That was a bit much at once. Please wait a moment.
problem-not_found = That could not be found here.
problem-forbidden = You are not allowed to change this.
problem-no_such_table = There is no such table.
problem-not_allowed = You are not allowed to sit at this table.
problem-bad_endpoint = The server cannot use the push service of this browser.
problem-too_many_devices = You are told in too many browsers already. Remove one first.
problem-no_mail = This server sends no e-mail.
problem-bad_address = That is not an e-mail address.
problem-no_address = Enter your e-mail address first.
problem-link_expired = This link is too old. Ask for a new one in your settings.
problem-on_vacation = You are on vacation already.
problem-not_on_vacation = You are not on vacation.
problem-no_days_left = You do not have that many days left.
missing-title = There is nothing here
missing-lead = This address leads nowhere. Perhaps part of the link is missing.

## Meeting others: open tables, the search for a game, leaderboards, tournaments

nav-meet = Find players
meet-title = Open tables
meet-all = All games
meet-new = New table
meet-join = Join
meet-go = To the table
rating-short = rating { $mean }
rating-none = not rated yet
search-title = Find me a game
search-any-number = Any
search-within = Opponents’ rating
search-any-rating = Any
search-within-points = ± { $n } of mine
search-begin = Find me a game
search-waiting = You are searching for a game
search-for = Searching for players of { $game } …
search-others =
    { $n ->
        [0] Nobody else is searching for this game right now.
        [one] One other player is searching for this game.
       *[other] { $n } others are searching for this game.
    }
search-stay = You can look around meanwhile: you are taken to the table as soon as there is one.
search-end = Stop searching
search-found = Players were found: your table is waiting for you.
leaders-title = Leaderboard
leaders-place = Place
leaders-player = Player
leaders-rating = Rating
leaders-estimate = Estimate
leaders-games = Games
leaders-bot = Bots, { $level }
leaders-none = Nobody has finished a rated game of this yet.
leaders-hint = The rating is what a player is almost certainly worth at least: the estimate minus three times its uncertainty. It rises with wins, and with every game that makes the estimate surer.
tournaments-title = Tournaments
tournaments-lead = Several rounds, new opponents in each, one table of standings. Anybody can open one; bots may take part.
tournaments-mine = Yours
tournaments-open = Open for players
tournaments-running = In progress
tournaments-over = Finished
tournaments-none = There is no tournament right now. Open one!
tournament-missing = There is no such tournament
tournament-missing-hint = The link may be wrong, or the tournament was never started and has been cleared away.
tournament-new = New tournament
tournament-usual-name = { $game } tournament
tournament-name = Name of the tournament
tournament-seats = Players per table
tournament-how-many-rounds = Rounds
tournament-most = Players at most
tournament-draw = Who meets whom
tournament-draw-swiss = Swiss rounds
    .hint = Whoever has as many points as you sits at your table next; nobody meets again if it can be avoided.
tournament-draw-rating = By rating
    .hint = Players of similar rating sit together; nobody meets again if it can be avoided.
tournament-hours = Hours per round
tournament-break = Minutes between rounds
tournament-deadline-hint = When the time of a round is over, bots play its games to the end from where they stand, and that result counts.
tournament-play = I take part
tournament-public = Listed for everybody
tournament-public-hint = Otherwise only those who have the link find it.
tournament-bots = Bots that take part
tournament-make = Open the tournament
tournament-not-now = Not now
tournament-by = hosted by { $name }
tournament-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
tournament-tables-of = tables of { $n }
tournament-players = { $n } of { $most } players
tournament-state-open = Open for players
tournament-state-running = Round { $round } of { $rounds }
tournament-state-over = Finished
tournament-state-closed = Called off
tournament-take-part = Take part
tournament-join = Join
tournament-joined = You are in. When the host starts, your first table is waiting here.
tournament-leave = Leave again
tournament-invite = Invite others
tournament-invite-hint = Whoever opens this link can join, without an account.
tournament-link = Link to this tournament
tournament-add-bot = Add a bot
tournament-remove = Take out
tournament-remove-sure = Take out for good
tournament-sit-out =
    { $n ->
        [one] With this number one player sits out in every round. One more, or one fewer, would fit.
       *[other] With this number { $n } players sit out in every round.
    }
tournament-start = Draw the first round
tournament-cancel = Call it off
tournament-too-few = There are not enough players for a table yet.
tournament-waits = { $name } starts the tournament when everybody is here.
tournament-my-table = To your table
tournament-wait = Your game is over: the next round begins when all tables have finished.
tournament-you-sit-out = You sit out this round: it counts as a win. The next one begins when all tables have finished.
tournament-next-at = The next round begins: { $time }
tournament-deadline = End of the round: { $time } at the latest
tournament-withdraw = Withdraw
tournament-return = Play on
tournament-withdrawn = withdrawn
tournament-absent = absent
tournament-close = End the tournament
tournament-close-sure = End it now
tournament-won = { $names }: winner of the tournament
tournament-standings = Standings
tournament-points = Points
tournament-mates = Tie-break
tournament-wins = Wins
tournament-points-hint = A win is 1 point, last place 0; in between it is the share of the others you left behind. A round out counts as a win. The tie-break adds up the points of your table-mates, on average per round; then tables won decide.
tournament-all-rounds = Rounds
tournament-round = Round { $n }
tournament-table = Table { $n }
tournament-watch = Watch
tournament-play-table = Play
tournament-look-back = Look back
tournament-out = Sits out: { $names }
tournament-seed = Every draw follows from this number: { $seed }
ending-tournament = To the tournament
problem-joined = You are already in.
problem-not_joined = You do not take part.
problem-taken_out = The host has taken you out of this tournament, so you cannot join again.
problem-tournament_started = The tournament has already started.
problem-tournament_over = The tournament is over.
problem-tournament_full = The tournament is full.
problem-too_few = There are not enough players for a table yet.
problem-too_many_tournaments = You have enough tournaments for now; finish or leave one first.
problem-deadline = The time of the round is over: bots play this game to its end.

## Home

home-title = An open table for the games of antiquity
home-lead = Play against bots at once, or send friends a link: nobody needs an account.
home-games = Games
home-players = { $from } to { $to } players
home-minutes = { $n } minutes
home-play-bots = Play against bots
home-with-friends = New table
home-guided = My first game: show me how to play
home-read-rules = Read the rules
home-mine = Your tables
home-open = Open tables
home-open-none = Nobody is looking for players right now. Open a table yourself!
home-watch = Watch others
home-players-only = { $n } players
home-finished = Finished games ({ $n })
home-abandoned = Abandoned tables ({ $n })
home-abandoned-hint = Nobody has made a move here for days. A move brings a table back.
home-hidden = Hidden tables ({ $n })
home-hide = Hide this table
home-show = Show this table again
home-leave = Leave this table
leave-title = Leave the table?
leave-bot = A bot will play on for you, and the table disappears from your list.
leave-seat = Your seat becomes free for somebody else.
leave-close = Nobody else is playing here: the table is closed for good.
leave-do = Leave
leave-not = Stay
quick-title = Quick game
quick-opponents = Number of opponents
quick-against =
    { $n ->
        [one] against 1 bot
       *[other] against { $n } bots
    }
quick-level = Level of the bots
quick-play = Play
seat-free = free
seat-awaited = has not answered yet
table-state-turn = Your turn
table-state-open = Waiting for players
table-state-running = In progress
table-state-over = Finished
table-state-frozen = Interrupted
table-state-of = { $who } to move
table-closed = This table is closed
table-closed-hint = The invitation has ended, or everybody has left the game.

## A new table

create-title = New table
create-game = Game
create-seats = Players
create-who = Who sits where
create-seat = Seat { $n }
create-me = Me
create-friend = A friend
create-bot = Bot: { $strength }
create-friend-hint = You get a link to share. Whoever opens it can sit down.
bot-names = Nefertari, Hasdrubal, Imhotep, Cleopatra, Ptolemy, Hatshepsut, Ramesses, Berenice, Senenmut, Arsinoe, Khufu, Tiye
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-master = master
bot-random = random
bot-greedy = greedy
bot-search = searching
create-pace = Time to think
pace-none = No clock
    .hint = Everybody can think for as long as they like.
pace-live = Live
    .hint = Everybody is at the table now; a bot takes over for anyone who runs out of time.
pace-daily = Daily
    .hint = You have a day or more for each move.
create-public = Open to everybody
create-public-hint = The table is listed on the home page.
create-options = Rule options
create-changed =
    { $n ->
        [one] one changed
       *[other] { $n } changed
    }
create-number = A number:
create-group-setup = Set-up
create-group-trade = Trade
create-group-robber = Robber, cards
create-group-play = Play
create-group-end = End
create-group-board = Own board
create-board = Your own board
create-board-hint = A file (JSON) with the numbers of your printed copy.
create-board-bad = This file is not JSON.
create-board-which = Board
create-board-printed = The game’s own board
create-board-edit = Edit a board
create-board-link = Link to somebody’s board
create-board-other = That board is for another game.
create-start = Start
create-make = Open the table

## Before the game

lobby-invite = Invite friends
lobby-invite-hint = Send this link: whoever opens it can sit down, without an account.
lobby-link = Link to this table
lobby-seats = Seats
lobby-name = Your name at the table
lobby-join = Sit down
lobby-leave = Leave the seat
lobby-start = Start the game
lobby-ready = All seats are taken: you can start.
lobby-wait-host = All seats are taken. The host starts the game.
lobby-full = All seats are taken. You can watch as soon as the game begins.
lobby-wait-seats = Waiting for players …
lobby-wait-yes = The game begins as soon as everybody has said yes.
lobby-invited-by = { $who } invites you to { $game }
lobby-invited = You are invited to { $game }
lobby-again = { $who } wants to play { $game } again
lobby-decline = No, thanks
lobby-players = { $n } players
lobby-usual-rules = The rules are those of the rulebook.
lobby-terms = What is played
lobby-host = host
lobby-bot = Bot
lobby-free = Remove the bot
lobby-fill = Fill with bots and start
lobby-qr = QR code
lobby-qr-label = QR code that opens this table

## At the table

table-question = Your decision
table-players = Players
table-before-you = In front of you
table-log = Log
table-log-and-chat = Log and chat
table-log-empty = Nothing has happened yet.
table-log-all = Show everything
table-chat-label = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
chat-watching = (watching)
reaction-label = React
reaction-hello = Hello!
reaction-bravo = Well played!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-thanks = Thank you!
reaction-wait = One moment …
reaction-good_game = Good game!
table-undo = Take back
table-reset = Restart turn
table-confirm = Do it
table-put-back = Not yet
table-not-allowed = That is not allowed now:
table-undo-asked = { $who } asks everybody to go back one step.
table-undo-asked-what = { $who } asks to take back: { $what }
table-undo-asking = You ask everybody to go back. Waiting for their answers …
table-undo-asking-what = You ask to take back: { $what } Waiting for the others …
table-undo-ask = Ask to take back
table-undo-withdraw = Never mind
table-undo-refused = Not everybody agrees to go back.
undo-told-what = { $who } took back: { $what }
undo-told-move = { $who } took back a move.
undo-told-you-what = You took back: { $what }
undo-told-you-move = You took back a move.
undo-told-nobody-what = Taken back: { $what }
undo-told-nobody-move = A move was taken back.
table-ask-undo = Ask everyone to go back
table-leave = Let a bot take over
table-return = Take my seat back
table-as-text = Text
table-as-board = Board
table-more = More
table-copy-link = Copy link
table-copied = Copied
table-replay = Replay
table-you = (you)
table-bot = Bot
table-away = away
table-here = at the table
presence-title = Who is here
presence-here =
    { $all ->
        [one]
            { $n ->
                [one] 1 player is at the table.
               *[other] Nobody is at the table.
            }
       *[other]
            { $n ->
                [one] { $n } of { $all } players is at the table.
               *[other] { $n } of { $all } players are at the table.
            }
    }
presence-watching = Watching
presence-you-watch = You are watching
presence-others =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
table-to-move = to move
table-rank = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
table-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place, { $points ->
        [one] one point
       *[other] { $points } points
    }
table-time-left = Time left: { $time }
table-watching =
    { $n ->
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
clock-days =
    { $n ->
        [one] one day
       *[other] { $n } days
    }
clock-hours = { $n } h { $minutes } min
clock-hours-short = { $n } h
table-drawer = Your decision: open or close
table-things = Table
table-unread = unread
table-details = { $name }: details
piece-yours = You have: { $n }
piece-left = Left: { $n }
table-choose = Make a choice
table-wait = Please wait
table-next-turn = Next: { $game }
table-vacation = on vacation until { $when }
table-next = Next ({ $n })
table-skip = Skip
table-finished = The game is over
prompt-next = { $who } to move
ending-board = Look at the board
ending-headline =
    { $n ->
        [one] { $who } wins
       *[other] { $who } win together
    }
ending-why =
    { $n ->
        [one] { $who } wins: { $why }
       *[other] { $who } win together: { $why }
    }
ending-stopped =
    { $n ->
        [one] { $why }: { $who } leads
       *[other] { $why }: { $who } lead
    }
scoring-result = To the result
key-title = Keyboard shortcuts
key-main = the main action
key-arrows = from place to place on the board
key-answers = an answer by its number
key-hint = a hint, in games against bots
key-piece = explain a piece, then the next one
key-undo = take back
key-next = show the next of others’ moves
key-log = open or close the log (phone)
key-text = board or text
key-escape = cancel, close
key-help = this list
turn-yours = Your turn
prompt-waiting = Waiting for { $who } …
prompt-forced = { $answer } (your only option, played automatically)
prompt-over = The game is over: { $n ->
        [one] { $who } has won!
       *[other] { $who } share the victory!
    }
prompt-closed = This table is closed: nobody has played here for a long time, or everybody has left. It will soon be deleted.
prompt-frozen = This table has been interrupted: its game does not fit the current rules. It can still be watched.
prompt-looking-back = You are looking back: the table after move { $step }.
look-back = One step back
look-on = One step forward
look-now = Back to the present
line-lost = The connection is lost. It will be restored automatically, and nothing gets lost.
line-seen = Seen
away-label = While you were away
away-title = You were last here { $ago }. Since then:
away-short = Meanwhile:
away-more =
    { $n ->
        [one] One more thing before that is in the log.
       *[other] { $n } more things before that are in the log.
    }
away-chat =
    { $n ->
        [one] One unread message
       *[other] { $n } unread messages
    }

## A secret maximum bid

order-title = Secret maximum bid
order-hint = The server bids for you, no more than necessary, and tells nobody.
order-lot = For which
order-up-to = Bid up to
order-otherwise = If that is not enough
order-ask = Ask me
order-pass = Pass
order-leave = Set this maximum
order-drop = Withdraw (up to { $n })
standing-title = Standing answers to offers
standing-hint = The server answers for you, after the pause of a person, and tells nobody.
standing-impossible = Decline what I cannot accept
standing-bots = Decline all offers of bots
standing-accept = Accept what is at least as good as
standing-bargain = I give { $give } and get { $get }
standing-give = I give at most
standing-get = I get at least
standing-any = of any kind
standing-add = Add
standing-drop = No longer accept this
standing-default-hint = For games with offers; each table can differ.

## Scoring and the end

scoring-final = Final scoring
scoring-title = Scoring
scoring-more = What else happened
scoring-on = Play on
sheet-start = at the start
sheet-sum = sum
sheet-total = total
ending-title = The end of the game
ending-result = Result
ending-sums = Points
ending-points = Where the points come from
ending-race = The race
ending-again = Play again
ending-join = Yes, play again
ending-asked = Somebody wants to play again. Tap to say yes.
ending-replay = Watch it again
ending-home = Other games
race-end = { $name }: { $n }.

## The text view

text-happened = What happened
text-table = The table
text-moves = Your moves
text-type = Type a move or its number
text-enter = Enter
text-hint = “why not MOVE” names the rule that forbids a move; “undo” takes back your last move, or asks the others where they must agree (they answer “agree” or “refuse”); “reset” takes back your whole turn.
text-not-allowed = “{ $move }” is not allowed now.
text-allowed = “{ $move }” is allowed now.
plain-board = Move { $step }. This game has no drawn board here yet: the text view (button “Text”) shows everything.
plain-points =
    { $n ->
        [one] One point
       *[other] { $n } points
    }

## The guided game

guide-label = Hint
guide-next = Understood
guide-stop = No more hints

## Advice

advice-title = A hint
advice-ask = Hint
advice-hint = Try: { $move }.
advice-chance = It wins about { $chance } %; next best: { $second }, { $other } %.
advice-glance = A quick look says so; for more, ask again in a moment.
advice-thinking = Thinking …
advice-unrates = With a hint this game no longer counts for your rating.
advice-show = Show the hint
advice-without = Play without
coach-title = Wait a moment
coach-warning = “{ $move }” loses about { $lost } % of your winning chances, from what you can know.
coach-think = Let me think again
coach-anyway = Play it anyway

## Replay, analysis, proof

replay-title = Replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-last = To the end
replay-slider = Step of the game
replay-step = Move { $step } of { $last }
replay-link = Link to here
replay-hands = All hands
replay-fork = Play on from here
replay-table = To the table
analysis-title = Winning chances
analysis-hint = The share of games that each player wins if all play on as bots do. The band is the 95 % interval; a dot is a mistake, a filled one a blunder; dashed lines are the moments that decided the game. Click the drawing to go there.
analysis-hint-scored = Triangles below are scorings.
analysis-running = The game is being analysed: { $percent } %.
analysis-waiting = The analysis waits for its turn.
analysis-failed = The game could not be analysed now.
analysis-retry = Try again
analysis-wins = Winning chances
analysis-points = Expected points
analysis-what = What the lines show
analysis-by = What the lines go by
analysis-by-moves = By move
analysis-by-time = By time
analysis-next = Next mistake (N)
analysis-previous = Previous mistake (P)
analysis-try = Try it from here
analysis-here-best = { $player }: best move.
analysis-here-good = { $player }: a good move.
analysis-here = { $player }: { $verdict }, { $lost } % of the winning chances lost.
analysis-better = Better: { $move }
analysis-why-own = { $player } { $points } points
analysis-why-other = { $player } { $points }
analysis-why-chance = chances of { $player } { $change }
analysis-verdict-best = Best
analysis-verdict-good = Good
analysis-verdict-inaccuracy = Inaccuracy
analysis-verdict-mistake = Mistake
analysis-verdict-blunder = Blunder
analysis-moments = The moments that decided the game
analysis-moment-decision = { $player } decided
analysis-moment-luck = { $player }: luck
analysis-decisions = Mistakes
analysis-whose = Whose mistakes are shown
analysis-everybody = Everybody
analysis-none = Nobody made a mistake that could be measured.
analysis-none-own = No mistake that could be measured.
analysis-unjudged = No decision was judged at this depth.
analysis-played = How well each one played
analysis-played-hint = 100 % if no decision lost any winning chance; decisions are judged by what the player could know.
analysis-part-opening = Opening
analysis-part-middle = Middle
analysis-part-end = End
analysis-report = Report page
analysis-share = Copy link to the report
analysis-players = Luck and decisions
analysis-players-hint = Expected points at the beginning, and what luck, own decisions and those of others added: together they are the result, exactly.
analysis-player = Player
analysis-accuracy = Accuracy
analysis-start = Beginning
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-end = Result
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
proof-title = Proof of the shuffle
proof-hint = Before the first move the server fixed what chance would bring and published a fingerprint of it. When the game is over, you can check that it matches.
proof-show = Show the proof
proof-commitment = Fingerprint (SHA-256)
proof-text = Secret, now revealed
proof-verify = Check it in this browser
proof-good = It matches: no draw was made up afterwards.
proof-bad = It does not match!
proof-later = The secret is revealed when the game is over.

## Rulebook

rules-of = The rules of { $game }
rules-search = Search, or type a rule number
rules-found =
    { $n ->
        [one] One rule found
       *[other] { $n } rules found
    }
rules-none = No rule mentions “{ $query }”.
rules-chapters = Chapters
rules-ruling = Ruling { $id }:
rules-why = Why?
rules-ruling-option = The option “{ $name }” changes this.
rules-example = Example: { $title }
rules-open-book = Open the rulebook

## People

person-ratings = Ratings
person-history = Finished games
person-rating = { $mean } ± { $sigma } ({ $games ->
        [one] one game
       *[other] { $games } games
    })
person-no-ratings = None yet.
person-no-games = None yet.

## Settings

settings-title = Profile and settings
settings-you = You
settings-name = Name
settings-save = Save
settings-saved = Saved.
settings-profile = Your ratings and games
settings-language = Language
settings-look = Look and play
settings-theme = Theme
theme-auto = Same as the device
theme-day = Day
theme-night = Night
settings-motion = Show animations
settings-motion-hint = Pieces move visibly from where they were to where they are.
settings-confirm = Confirm important moves
settings-confirm-hint = A bid shows its price and effect before it counts.
settings-pace = Others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-step = Step by step
settings-forced = Make forced moves
settings-forced-hint = Where there is only one answer the table gives it for you.
settings-coach = Coach
settings-coach-hint = A word before a blunder, in games of yours against bots. They then do not count for your rating.
settings-text-view = Tables as text
settings-text-view-hint = Every table opens in words, with typed moves.
settings-turn = When it is your turn
settings-sounds = Sound
settings-sounds-hint = A small bell.
settings-notify = Notifications
settings-notify-hint = From the browser, while you are looking elsewhere.
settings-notify-denied = The browser does not allow notifications.
settings-webhook = Webhook
settings-webhook-hint = An address that the server calls when it is your turn, for example that of a chat room.
settings-sessions = Where you are logged in
settings-sessions-hint = Browsers in which you are logged in.
settings-seen = last seen { $when }
settings-this = this one
settings-end = Log out there
settings-unknown = Unknown browser
settings-tokens = Tokens for programs
settings-tokens-hint = With a token, a program of yours can play at tables.
settings-used = last used { $when }
settings-unused = never used
settings-drop = Revoke
settings-token-name = Name of the program
settings-token-make = Create a token
settings-token-once = Copy it now, it is shown only once:
settings-news = While you are away
settings-push = Push messages in this browser
settings-push-hint = You are told even when Heliopolis is closed. On a phone this works best with the installed app.
settings-push-unsupported = This browser cannot receive push messages. On an iPhone or iPad, first add Heliopolis to the Home Screen; everywhere, the address must begin with https.
settings-push-failed = The browser could not reach its push service.
settings-push-devices = Browsers that receive push messages
settings-push-remove = Remove
settings-kinds = Tell me about
settings-kind-turn = My turn
settings-kind-invitation = Invitations
settings-kind-over = The end of a game
settings-kind-chat = Chat at my tables
settings-mail = E-mail address
settings-mail-send = Send confirmation
settings-mail-sent = We have sent a link to { $address }. Open it to confirm the address.
settings-mail-confirmed = E-mails go to { $address }.
settings-mail-mode = E-mails
mail-mode-off = None
mail-mode-daily = One a day
mail-mode-now = At once
settings-mail-hint = At once: when you are not at the table. One a day: a list of all tables that wait for you.
settings-mail-remove = Forget this address
settings-mail-none = This server sends no e-mail.
settings-vacation = Vacation
settings-vacation-hint = While you are away, your clocks at tables played by the day stand still. Every day that has begun counts. Live tables do not wait.
settings-vacation-left =
    { $n ->
        [one] You have one day of { $of } left this year.
       *[other] You have { $n } days of { $of } left this year.
    }
settings-vacation-days = Days
settings-vacation-begin = Go on vacation
settings-vacation-until = You are on vacation until { $when }.
settings-vacation-end = I am back

## One's turns

turns-title = Your turns
turns-lead = Every table that waits for you, the most urgent first.
turns-none = No table is waiting for you.
turns-left = { $time } left
turns-no-clock = no time limit
turns-last = Last: { $text }
turns-away = You are on vacation until { $when }: tables played by the day wait.

## Links in e-mails

mail-confirm-title = E-mail address confirmed
mail-confirm-done = From now on you will hear from us when it is your turn. You can change this in your settings at any time.
mail-stop-title = No more e-mails?
mail-stop-lead = You will no longer be told by e-mail. Push messages and webhooks stay as they are.
mail-stop-button = Stop the e-mails
mail-stop-done = You will get no more e-mails from us.
mail-failed-title = That link does not work
mail-failed-hint = It may be incomplete, or the address has changed since. You can always change your e-mails in the settings.

## Without a connection

offline-title = You are offline
offline-lead = Heliopolis needs a connection. Your games are safe: as soon as you are back online, they continue where they were.
offline-again = Try again
account-title = Account
account-hint = You do not need one to play: an account lets you continue in another browser.
account-make = Create an account
account-login = Log in
account-out = Log out
account-is = You are logged in as { $name }.
account-name = Account name
account-password = Password (8 characters or more)

## Boards that users make

boards-title = Boards
boards-lead = Change numbers, lands, harbours and routes, play on your own board, and share it by a link.
boards-new = A new board
boards-open-link = Link to a board
boards-open = Open
boards-mine = Your boards
boards-none = You have none yet.
boards-play = Play on this board
boards-delete = Delete
boards-edit = Edit a board
boards-name = Name of the board
boards-name-new = { $game }, my copy
boards-undo = Undo
boards-save = Save
boards-saved = Saved.
boards-copy = Copy link
boards-copied = Copied.
boards-download = Download JSON
boards-by = A board of { $name }. When you save it, it is a copy of your own.
boards-tap = Tap a place to change it; arrow keys and Enter work, too.
boards-reconstructed = Our board is reconstructed: the printed one was not available. Whoever owns it can correct it here.
boards-stand-in = stand-in
boards-stand-in-places = marks numbers that are stand-ins until somebody reads them off a printed board.
boards-was = was { $value }
boards-less = { $field }: one less
boards-more = { $field }: one more
boards-wrong = something is wrong here
boards-checking = Checking …
boards-fine = This board can be played.
boards-errors =
    { $n ->
        [one] One thing is wrong
       *[other] { $n } things are wrong
    }
boards-correct = Correct it for everybody
boards-correct-lead = If your printed copy differs from our board, everybody can have it right. Send these two to the project: the file, and the text that says how you know.
boards-correct-how = In the repository the file is { $path }. It passes the same checks as your board.
boards-changes = What you changed
boards-edition = Edition
boards-edition-hint = Publisher and year
boards-source = How you know
boards-source-hint = Read off my own board; photo attached
boards-text = Text of the contribution
boards-copy-text = Copy the text
boards-file = Download the file
boards-what-hex = Hex
boards-what-edge = Coast
boards-what-vertex = Corner
boards-what-harbour = Harbour
boards-what-coast = Coast
boards-what-crossing = Crossing
boards-what-way = Where the route can go on
boards-what-start = Start place
boards-what-bank = Bank
boards-what-corner = Corner of the building site
boards-what-bid_track = Bid track
boards-what-temple_track = Temple track
boards-field-terrain = Terrain
boards-field-number = Number
boards-field-water_body = Water
boards-field-harbour = Trades
boards-field-crossing = What lies there
boards-field-robber = The robber starts here
boards-field-start = Start place
boards-field-corner = Corner of the building site
boards-field-fields = Fields
boards-field-card_limit = Card limit
boards-field-temples = Temples
boards-field-free_gold = Gold when turned up
boards-field-income_always = Gold every round
boards-field-income_camel = Gold with a camel
boards-field-nile_side = Side of the Nile
boards-field-region = Region
boards-field-on_nile_bank = On the Nile bank
boards-field-step = Step { $n }
boards-field-end = Space { $n } up to
boards-value-none = none
boards-value-any = 3:1 for anything
boards-value-true = yes
boards-value-false = no
boards-value-void = nothing
boards-value-nile = Nile
boards-value-delta = delta
boards-value-red_sea = Red Sea
boards-value-mediterranean = Mediterranean
boards-do-open = Open a harbour here
boards-do-close = Close this harbour
boards-do-robber = The robber starts here
boards-do-site = Building site here
boards-do-start = Make it a start place
boards-do-no-start = No start place
boards-do-corner = Open the site here
boards-do-no-corner = Close the site here
boards-do-cut = End the route here
boards-do-extend = Continue the route to here
