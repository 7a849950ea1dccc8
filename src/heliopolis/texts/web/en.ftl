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
nav-rules = Rules
nav-settings = Settings
nav-waiting =
    { $n ->
        [one] One table waits for you
       *[other] { $n } tables wait for you
    }

## Problems

problem-title = That did not work
problem-again = Try again
problem-unknown = Something went wrong. Please try again.
problem-unreachable = The server cannot be reached just now.
problem-lost = The connection was lost; it is being restored.
problem-stale = Something happened meanwhile: look again before you move.
problem-bad_login = Name or password is wrong.
problem-bad_webhook = The server cannot use this address.
problem-bad_order = This maximum bid does not fit the auction.
problem-bad_bot = There is no such bot.
problem-bad_token = This token does not work.
problem-unknown_person = The server does not know you any more. Load the page again.
problem-not_stored = The server could not keep that. Please try again.
problem-closing = The server restarts; it will be back in a moment.
problem-unavailable = The server cannot do this just now.
problem-server_error = Something went wrong on the server.
problem-too_large = That is too large.
problem-busy = Somebody else was quicker. Try again.
problem-already_asked = Somebody has already asked to go back.
problem-already_left = A bot plays for you already.
problem-frozen = This table is interrupted.
problem-has_account = You have an account already.
problem-no_auction = This game has no auction for that.
problem-no_order = There is no maximum bid to withdraw.
problem-no_undo = This cannot be taken back: something has become known, or somebody else has moved.
problem-nobody_plays = At least one person must play.
problem-not_over = The game is not over yet.
problem-not_replaced = Nobody plays in your place.
problem-not_seated = You do not sit at this table.
problem-not_started = The game has not started yet.
problem-nothing_asked = Nobody has asked to go back.
problem-over = The game is over.
problem-rematch = There is a rematch already.
problem-seated = You sit at this table already.
problem-seats_open = Not all seats are taken yet.
problem-started = The game has already started.
problem-taken = Somebody else sits there already.
problem-too_many_tokens = You have as many tokens as one may have.
problem-name_taken = That name is taken already.
problem-too_many = That was a little too much at once. Wait a moment.
problem-not_found = There is no such thing here.
problem-forbidden = This is not yours to change.
problem-no_such_table = There is no such table.
problem-not_allowed = You may not sit at this table.
missing-title = There is nothing here
missing-lead = The address leads nowhere. Perhaps part of a link got lost.

## Home

home-title = An open table for the games of antiquity
home-lead = Play against bots at once, or send friends a link: nobody needs an account.
home-games = Games
home-players = { $from } to { $to } players
home-minutes = { $n } minutes
home-play-bots = Play against bots
home-with-friends = New table
home-guided = My first game: show me how
home-read-rules = Read the rules
home-mine = Your tables
home-open = Open tables
home-open-none = Nobody is looking for players just now. Open a table yourself!
home-watch = Watch others
seat-free = free
table-state-turn = Your turn
table-state-open = Waiting for players
table-state-running = Being played
table-state-over = Finished
table-state-frozen = Interrupted

## A new table

create-title = New table
create-game = Game
create-seats = Players
create-who = Who sits where
create-seat = Seat { $n }
create-me = I myself
create-friend = A friend, by link
create-bot = Bot: { $strength }
create-friend-hint = You get a link to share. Whoever opens it can sit down.
bot-names = Nefertari, Hasdrubal, Imhotep, Cleopatra, Ptolemy, Hatshepsut, Ramesses, Berenice, Senenmut, Arsinoe, Khufu, Tiye
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-random = random
bot-greedy = greedy
bot-search = searching
create-pace = Time to think
pace-none = No clock
    .hint = Everybody thinks as long as they like.
pace-live = Live
    .hint = All sit at the table now; whoever uses up their time is helped by a bot.
pace-daily = Daily
    .hint = There is a day or more for each move.
create-public = Open to everybody
create-public-hint = The table is listed on the home page.
create-options = Rulings
create-board = Own board
create-board-hint = A file (JSON) with the numbers of your printed copy.
create-board-bad = This file is not JSON.
create-start = Start
create-make = Open the table

## Before the game

lobby-invite = Invite friends
lobby-invite-hint = Send this link: whoever opens it can sit down, without an account.
lobby-link = Link to this table
lobby-seats = Seats
lobby-sit = Sit here
lobby-name = Your name at the table
lobby-join = Sit down
lobby-leave = Stand up
lobby-start = Start the game
lobby-ready = All seats are taken: you can start.
lobby-wait-host = All seats are taken. The host starts the game.
lobby-wait-seats = Waiting for players …

## At the table

table-question = What is asked
table-players = Players
table-before-you = Before you on the table
table-log = Log
table-log-and-chat = Log and talk
table-log-empty = Nothing has happened yet.
table-log-all = Show everything
table-chat = Talk { $n ->
        [0] {""}
       *[other] ({ $n })
    }
table-chat-label = Talk
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-undo = Take back
table-reset = Restart turn
table-confirm = Do it
table-put-back = Not yet
table-not-allowed = That is not allowed now:
table-undo-asked = { $who } asks everybody to go back one step.
table-ask-undo = Ask all to go back
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
table-to-move = to move
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
        [one] One person watches.
       *[other] { $n } people watch.
    }
clock-days =
    { $n ->
        [one] one day
       *[other] { $n } days
    }
clock-hours = { $n } h { $minutes } min
table-drawer = What is to be decided: open or close
table-things = Table
table-unread = unread
table-details = { $name }: everything
piece-yours = You have: { $n }
piece-left = Left: { $n }
table-choose = Choose first
table-wait = Please wait
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
key-title = The table by keyboard
key-main = the main action
key-arrows = from place to place on the board
key-answers = an answer by its number
key-undo = take back
key-next = show the next of others’ moves
key-log = open or close the log (phone)
key-text = board or text
key-escape = put back, close
key-help = this list
turn-yours = Your turn
prompt-waiting = Waiting for { $who } …
prompt-forced = Only one answer, made for you: { $answer }.
prompt-over = The game is over: { $n ->
        [one] { $who } has won!
       *[other] { $who } share the victory!
    }
prompt-frozen = This table was interrupted: its game does not fit the rules of today. It can still be watched.
prompt-looking-back = You are looking back: the table after move { $step }.
look-back = One step back
look-on = One step on
look-now = Back to now
line-lost = The connection is lost. It comes back by itself; nothing gets lost.
line-missed =
    { $n ->
        [one] Meanwhile one thing happened: it is marked in the log.
       *[other] Meanwhile { $n } things happened: they are marked in the log.
    }
line-seen = Seen

## A secret maximum bid

order-title = Secret maximum bid
order-hint = The server bids for you, as little as is needed, and tells nobody.
order-up-to = Bid up to
order-otherwise = If that is not enough
order-ask = Ask me
order-pass = Pass
order-leave = Leave this bid
order-drop = Withdraw (up to { $n })

## Scoring and the end

scoring-title = Scoring
scoring-more = What else happened
scoring-on = Play on
sheet-start = at the start
sheet-sum = sum
sheet-total = total
ending-title = The end of the game
ending-points = Where the points come from
ending-race = The race
ending-again = Play again
ending-replay = Watch it again
ending-home = Other games
race-end = { $name }: { $n }.

## The text view

text-happened = What happened
text-table = The table
text-moves = Your moves
text-type = Type a move or its number
text-enter = Enter
text-hint = “why not MOVE” names the rule that forbids a move; “undo” takes back your last move, “reset” your whole turn.
text-not-allowed = “{ $move }” is not allowed now.
text-allowed = “{ $move }” is allowed now.
plain-board = Move { $step }. This game has no drawn board here yet: the text view (button “Text”) tells everything.
plain-points =
    { $n ->
        [one] One point
       *[other] { $n } points
    }

## The guided game

guide-label = A hint
guide-next = Understood
guide-stop = No more hints

## Replay, analysis, proof

replay-title = Replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-slider = Step of the game
replay-step = Move { $step } of { $last }
replay-link = Link to here
replay-fork = Play on from here
replay-table = To the table
analysis-title = How it stood, by the bots’ judgement
analysis-hint = The lines show what each player could expect to have in the end. Dotted marks are turning points.
analysis-turning = Turning points
analysis-luck = Luck
analysis-luck-hint = How much of each result came from chance rather than choice, in points.
proof-title = Proof of the shuffle
proof-hint = Before the first move the server fixed what chance would bring and published a fingerprint of it. When the game is over, you can check that it fits.
proof-show = Show the proof
proof-commitment = Fingerprint (SHA-256)
proof-text = Secret, now told
proof-verify = Check it in this browser
proof-good = It fits: no draw was made up afterwards.
proof-bad = It does not fit!
proof-later = The secret is told when the game is over.

## Rulebook

rules-of = The rules of { $game }
rules-search = Search the rules, or type a number
rules-found =
    { $n ->
        [one] One rule found
       *[other] { $n } rules found
    }
rules-none = No rule speaks of “{ $query }”.
rules-chapters = Chapters
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
settings-theme = Light
theme-auto = Like the device
theme-day = Day
theme-night = Night
settings-motion = Show movement
settings-motion-hint = Things move from where they were to where they are.
settings-confirm = Confirm weighty moves
settings-confirm-hint = A bid shows its price and effect before it counts.
settings-pace = Others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-step = Step by step
settings-forced = Make forced moves
settings-forced-hint = Where there is only one answer the table gives it for you.
settings-text-view = Tables as text
settings-text-view-hint = Every table opens in words, with typed moves.
settings-turn = When it is your turn
settings-sounds = Sound
settings-sounds-hint = A small bell.
settings-notify = Notifications
settings-notify-hint = From the browser, while you look elsewhere.
settings-notify-denied = The browser does not allow notifications.
settings-webhook = Webhook
settings-webhook-hint = An address that the server calls when it is your turn, for example of a chat room.
settings-sessions = Where you are known
settings-sessions-hint = Browsers in which you are logged in.
settings-seen = last seen { $when }
settings-this = this one
settings-end = Log out there
settings-unknown = Unknown browser
settings-tokens = Tokens for programs
settings-tokens-hint = With a token a program of yours can sit at tables.
settings-used = last used { $when }
settings-unused = never used
settings-drop = Revoke
settings-token-name = Name of the program
settings-token-make = Make a token
settings-token-once = Keep it now, it is shown only once:
account-title = Account
account-hint = Not needed for playing: an account lets you go on in another browser.
account-make = Make an account
account-login = Log in
account-out = Log out
account-is = You are logged in as { $name }.
account-name = Account name
account-password = Password (8 characters or more)
