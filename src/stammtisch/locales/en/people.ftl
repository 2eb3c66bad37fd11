# Every word of the browser client about people: sitting down, waiting, talking, agreeing, accounts, language and look.

## A new table

client-new-others = The other seats
# $bot: the kind of bot
client-new-bot = Bot: { $bot }
client-new-by-link = Open: whoever has the link
client-new-here = Somebody at this device
# $n: the number of the seat
client-new-name-of = Name for seat { $n }
client-new-spectators = Whoever has the link may watch

# $game: the game's name
client-new-rules = How to play { $game }

## The rules

# $game: the game's name
client-rules-title = How to play { $game }
client-rules-terms = Words of the game
client-rules-all = All rules
client-rules-search = Search the rules
client-rules-none = No rule fits.

## My tables

# $n: how many tables
client-tables-due =
    { $n ->
        [one] 1 table waits for you.
       *[other] { $n } tables wait for you.
    }
# $n: how many seats
client-tables-open =
    { $n ->
        [0] Not begun
        [one] Not begun: 1 seat is open
       *[other] Not begun: { $n } seats are open
    }

## Seats

client-seats = Seats
# $n: the number of the seat
client-seat-n = Seat { $n }
client-seat-open = Open
client-seat-reserved = Kept for somebody who played before
# $name: the player's name
client-seat-mine = { $name } (you)
# $bot: the kind of bot
client-seat-bot = Bot: { $bot }
client-seat-resigned = Has resigned; a bot plays on
client-seat-free = Has left; a bot plays on
client-seat-stand-in = A bot sits in
client-seat-here = At the table
client-seat-away = Not here at the moment
# $n: the number of the seat
client-seat-take = Take seat { $n }
# $n: the number of the seat, $name: who had it before
client-seat-take-over = Take over seat { $n } from { $name }

## Waiting and joining

# $title: the page
client-title-page = { $title }, Stammtisch
# $game: the game's name
client-waiting-room = Waiting for players: { $game }
# $n: how many seats are open
client-waiting-room-about =
    { $n ->
        [0] All seats are taken.
        [one] 1 seat is open. Send the link to somebody; the game begins when the seat is taken.
       *[other] { $n } seats are open. Send the link to others; the game begins when all seats are taken.
    }
# $n: how many seats are open
client-join-about =
    { $n ->
        [0] All seats are taken.
        [one] 1 seat is open. Enter your name and take it.
       *[other] { $n } seats are open. Enter your name and take one.
    }
client-start-now = Start now
# $n: how many seats are open
client-start-now-about =
    { $n ->
        [0] The game can begin.
        [one] A bot takes the open seat.
       *[other] Bots take the { $n } open seats.
    }
client-stand-up = Leave the table
# $game: the game's name
client-join-title = A game that goes on: { $game }
client-join-free-about = Somebody has left, and a bot plays the seat. You can take it over, or watch.
client-watch = Watch
client-watching = You are watching. You see what everybody may know.
client-watching-join = Take a free seat
client-link = Link to this table
client-link-copy = Copy the link
client-link-copied = The link is copied.
client-link-marked = The link is marked: copy it with the keys of your browser.

## At one device

# $name: who is to sit before the device
client-curtain-pass = Pass to { $name }
client-curtain-about = Nobody else should look now.
# $name: who begins
client-curtain-begin = Begin as { $name }
client-curtain-nobody = Nobody at this device must decide at the moment
client-curtain-others = Seats at this device
# $name: whose seat
client-curtain-look = Look as { $name }
client-hand-over = At this device
# $names: who must decide
client-hand-over-next = { $names } must decide: pass the device on.
# $names: who must decide too
client-hand-over-also = Also to decide at this device: { $names }.
client-hand-over-go = Pass the device

## Chat

client-chat = Chat
# $n: how many lines are new
client-chat-unread =
    { $n ->
        [0] nothing new
        [one] 1 new
       *[other] { $n } new
    }
client-chat-lines = What was said
client-chat-none = Nothing has been said yet.
client-chat-text = Say something
client-chat-send = Say it
client-chat-phrases = Quick phrases
client-chat-mute = Do not read the chat aloud
client-part-chat = Chat

## The menu of the table

client-menu-open = Table
client-menu-title = This table
client-menu-people = Who sits here
client-menu-record = Record
# $over: whether the game is over
client-menu-record-about =
    { $over ->
        [yes] The whole game, every action and every card.
       *[no] Now: what your own seat knows. After the end: the whole game.
    }
client-menu-page = This page
# $game: the game, $names: who sits there
client-menu-next = Next table that waits for you: { $game } with { $names }
client-my-seat = My seat
client-stand-in-begin = Let a bot sit in
client-stand-in-end = Take the seat back
client-stand-in-about = A bot decides for you until you take the seat back.
client-leave = Leave for good
client-leave-sure = Leave this table for good? A bot plays on, and anybody with the link can take your seat.
client-leave-yes = Yes, leave
client-resign = Resign
client-resign-sure = Resign? A bot plays your seat to the end, and you cannot come back to it.
client-resign-yes = Yes, resign
client-propose = Agreements
client-propose-about = What you propose here is done when all people at the table agree.
client-propose-end = Propose to end the game
client-propose-shared = Propose a shared result
client-propose-rewind-to = Take back to before this line of the log
client-propose-rewind = Propose to take back
client-propose-rematch = Play again with the same people
client-next-game = The next game
client-next-game-go = To the next game with the same people
client-dice-about = All chance of the game comes from one secret seed. Its fingerprint is shown from the start; the seed itself is shown when the game is over. With the record, this command then recomputes every die and card:
client-dice-command = Command
client-dice-seed-later = shown when the game is over
client-new-version = The server has a newer version of this page. Nothing is lost when you reload.
client-reload = Reload

## Proposals

client-proposals = Proposals
# $name: who proposes, $you: whether it is the reader, $line: the line of the log, $known: whether the reader knows that line
client-proposal-end =
    { $you ->
        [yes] You propose to end the game.
       *[no] { $name } proposes to end the game.
    }
client-proposal-shared =
    { $you ->
        [yes] You propose a shared result.
       *[no] { $name } proposes a shared result.
    }
client-proposal-rewind =
    { $you ->
        [yes] { $known ->
            [yes] You propose to go back to before: { $line }
           *[no] You propose to go back.
        }
       *[no] { $known ->
            [yes] { $name } proposes to go back to before: { $line }
           *[no] { $name } proposes to go back; nothing that you noticed is lost.
        }
    }
client-proposal-rematch =
    { $you ->
        [yes] You propose to play again.
       *[no] { $name } proposes to play again.
    }
# $agreed: who has agreed, $waiting: who has not answered
client-proposal-standing = Agreed: { $agreed }. Not answered yet: { $waiting }.
client-proposal-agree = Agree
client-proposal-refuse = Refuse
client-proposal-refuse-after-all = Refuse after all
client-proposal-withdraw = Withdraw

## Reminding

# $name: the person the game waits for, here and below
client-remind = Remind { $name }
client-remind-again = Remind { $name } again
client-remind-done = { $name } has been reminded.
client-reminded = You have been reminded: the others are waiting.
# $game: the game's name
client-title-reminded = Reminder, your turn: { $game }, Stammtisch

## Accounts

client-account = Your name and account
# $name: the account's name
client-account-is = You are logged in as { $name }.
# $name: the guest's name
client-account-guest = You play as { $name }, as a guest of this browser.
client-account-nobody = You need no account: a name is enough. This browser remembers your seats.
client-account-about = With an account you find your tables on other devices too. The seats that you have here come with you.
client-account-name = Account name
client-account-password = Password
client-account-password-rule = 10 to 200 characters.
client-account-log-in = Log in
client-account-log-in-go = Log in now
client-account-logged-in = You are logged in.
client-account-log-out = Log out
client-account-logged-out = You are logged out.
client-account-make = Make an account
client-account-make-go = Make this account
client-account-made = The account is made, and you are logged in.
client-account-change = Change the password
client-account-change-go = Change it
client-account-old = Present password
client-account-new = New password
client-account-changed = The password is changed. Other devices are logged out.
client-account-rename = Change your name
client-account-new-name = New name
client-account-rename-go = Use this name
client-account-renamed = Your name is changed. At tables where you already sit it stays as it was.

## Language, look, and where the program comes from

client-language = Language
client-language-missing = The words of this language cannot be had at the moment.
client-language-now = The page is in English now.
client-look = Look
client-look-system = As the device says
client-look-light = Light
client-look-dark = Dark
client-look-contrast = High contrast
client-source-link = Source of this server
client-about-link = About this program, its licence and its source
client-about-title = About Stammtisch
client-about-what = Stammtisch is a digital table for board games about tribes, with every rule enforced.
# $version: the version of the program
client-about-version = This server runs version { $version }.
client-about-source = Licence and source
client-about-licence = Stammtisch is free software under the GNU Affero General Public License, version 3 or later. It comes without warranty.
client-about-source-at = The source of exactly this version, with all changes, is to be had here:
client-about-operator = Whoever runs this server for others owes you the source of exactly this version, with all changes: ask the operator, from whom you have this address.
client-about-data = What is kept about you
client-about-data-text = The name that you give, your seats, what you say at tables, and for an account a password that cannot be read back. One cookie keeps your session. Nothing is sent to anybody else.
