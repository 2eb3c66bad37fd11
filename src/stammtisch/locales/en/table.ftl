# The words of the table itself: lists, seats, what happened to the table, and what the server answers when it does not do what it is asked.

list-and = and
list-or = or

table-option-seating = Seating
table-option-seating-about = Whether players sit in the order given or in a random one
table-option-seating-as-given = as given
table-option-seating-random = random

# $player: who took something back; $n: how many actions, several if they were done as one plan
table-undone =
    { $n ->
        [one] { $player_you ->
            [yes] You took the last action back.
           *[no] { $player } took the last action back.
        }
       *[other] { $player_you ->
            [yes] You took the last { $n } actions back, which were one plan.
           *[no] { $player } took the last { $n } actions back, which were one plan.
        }
    }

# What happens around the game. $player: who
table-affair-opened =
    { $player_you ->
        [yes] You opened the table.
       *[no] { $player } opened the table.
    }
table-affair-claimed =
    { $player_you ->
        [yes] You sat down.
       *[no] { $player } sat down.
    }
table-affair-started = The game begins.
table-affair-left =
    { $player_you ->
        [yes] You left the table.
       *[no] { $player } left the table.
    }
table-affair-stood-in =
    { $player_you ->
        [yes] A bot sits in for you.
       *[no] A bot sits in for { $player }.
    }
table-affair-returned =
    { $player_you ->
        [yes] You are back in your seat.
       *[no] { $player } is back.
    }
table-affair-resigned =
    { $player_you ->
        [yes] You resigned; a bot plays your seat.
       *[no] { $player } resigned; a bot plays the seat.
    }
table-affair-said =
    { $player_you ->
        [yes] You say:
       *[no] { $player } says:
    }
# $phrase: one of the phrases below
table-affair-said-phrase =
    { $player_you ->
        [yes] You say: { $phrase }
       *[no] { $player } says: { $phrase }
    }
table-affair-proposed-end =
    { $player_you ->
        [yes] You propose to end the game without a winner.
       *[no] { $player } proposes to end the game without a winner.
    }
table-affair-proposed-shared =
    { $player_you ->
        [yes] You propose to end the game and share the result.
       *[no] { $player } proposes to end the game and share the result.
    }
table-affair-proposed-rewind =
    { $player_you ->
        [yes] You propose to go back to an earlier moment. The same dice and cards would come again.
       *[no] { $player } proposes to go back to an earlier moment. The same dice and cards would come again.
    }
table-affair-proposed-rematch =
    { $player_you ->
        [yes] You propose another game.
       *[no] { $player } proposes another game.
    }
table-affair-agreed =
    { $player_you ->
        [yes] You agree.
       *[no] { $player } agrees.
    }
table-affair-refused =
    { $player_you ->
        [yes] You do not agree.
       *[no] { $player } does not agree.
    }
table-affair-withdrawn =
    { $player_you ->
        [yes] You withdrew the proposal.
       *[no] { $player } withdrew the proposal.
    }
table-affair-settled-end = All agree: the game ends without a winner.
table-affair-settled-shared = All agree: the game ends, and all share the result.
table-affair-settled-rewind = All agree: the game goes back.
table-affair-settled-rematch = All agree: another game.
table-affair-settled-refused = The proposal is off the table.
table-affair-rematch =
    { $player_you ->
        [yes] You opened a table for another game.
       *[no] { $player } opened a table for another game.
    }
# $to: who is reminded
table-affair-nudged-offer =
    { $player_you ->
        [yes] You remind { $to } of your open offer.
       *[no] { $to_you ->
            [yes] { $player } reminds you of an open offer that waits for your answer.
           *[no] { $player } reminds { $to } of an open offer.
        }
    }
# $to: who is reminded
table-affair-nudged =
    { $player_you ->
        [yes] You remind { $to } that the game is waiting.
       *[no] { $to_you ->
            [yes] { $player } reminds you that the game is waiting for you.
           *[no] { $player } reminds { $to } that the game is waiting.
        }
    }

# $kind: the program’s own name for what happened
table-untold = Something happened that an earlier version of this program noted in its own way: { $kind }.
table-former-player = Former player
table-phrase-deleted = (deleted)
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck, have fun!
table-phrase-thanks = Thank you!
table-phrase-well-played = Well played!
table-phrase-your-turn = Whose turn is it?
table-phrase-thinking = One moment, I am thinking.
table-phrase-away = I must be away for a moment.
table-phrase-back = I am back.
table-phrase-sorry = Sorry!
table-phrase-yes = Yes.
table-phrase-no = No.
table-phrase-good-game = Good game!
# All have agreed to go back to an earlier moment
table-rewound = All have agreed to go back; what is struck out before this line has not happened. The same dice and cards come again if the same things are done.

# Why a plan was not followed further
table-plan-stopped-over = The game is over.
table-plan-stopped-chance = Dice or cards have decided something. Look before you go on.
table-plan-stopped-others = Somebody else decides now.
table-plan-stopped-known = Something has become known. Look before you go on.

table-error-missing = There is no such table, or you have no seat at it.
table-error-not-your-seat = This is not your seat.
# $seats: their numbers
table-error-which-seat = You have several seats at this table; say for which you ask: { $seats }.
table-error-no-spectators = This table has no onlookers. You can only take a seat that is free.
table-error-not-begun = The game has not begun.
table-error-begun = The game has begun already.
table-error-not-host = Only the one who opened the table can begin the game.
# $seats: how many there are
table-error-no-such-seat = This table has { $seats } seats, counted from 0.
table-error-seat-taken = Somebody else has this seat.
table-error-seat-reserved = This seat is kept for somebody else.
table-error-knows-another-seat = In this game you know what another seat holds. Only somebody new can take this one over.
table-error-stand-in = A bot sits in for you. Take your seat back first.
table-error-not-over = The game is not over.
table-error-rematch-there = There is a table for another game already.
table-error-proposal-open = This has been proposed already and is not settled.
table-error-no-proposal = This proposal is not open, or there was never one with this number.
table-error-proposal-to = A proposal to go back names the line of your log before which the game would stand again; other proposals name none.
table-error-bots-do-not-share = A result can only be shared while people sit in all seats.
table-error-answered = You are not asked about this proposal, or have answered it.
table-error-chat-one = Say something in your own words or choose a phrase: one of the two.
# $limit: characters
table-error-chat-text = What you say has 1 to { $limit } characters that can be seen.
# $phrase: what was asked for
table-error-phrase = There is no phrase { $phrase }.
table-error-nudge-own = This seat is your own: there is nobody else to remind.
# $player: who is to be reminded, here and below
table-error-nudge-bot = A bot decides for { $player }: there is nobody to remind.
table-error-nudge-not-waited = The game does not wait for { $player } now.
table-error-nudge-no-offer = No offer of yours waits for an answer of { $player }.
# $minutes: how long to wait
table-error-nudge-again =
    { $player } has been reminded already and has not decided since. You can remind again in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
# $seconds: how long to wait
table-error-too-fast = That was too often in a short time. Please try again in { $seconds } s.
# $limit: how many
table-error-too-many-affairs = So much has been said and done around this game ({ $limit } times) that you can only go on playing or leave.
table-error-has-account = You have an account already.
# $name: the name asked for
table-error-name-taken = Somebody else has an account with the name { $name }.
table-error-no-account = You have no account.
table-error-wrong-password = There is no account with this name and password.
# $least, $most: characters
table-error-password = A password has { $least } to { $most } characters.
table-error-route = There is nothing at this address.
table-error-method = This address does not take requests of this kind.
table-error-json = The request is not valid JSON.
# $where: the place in the request, $problem: what is wrong there
table-error-field = The request is not understood at { $where }: { $problem }.
# $limit: bytes
table-error-too-large = The request is too large; the limit is { $limit } bytes.
table-error-header = The request lacks the header X-Stammtisch, which the page sends with everything it asks for.
table-error-origin = The request comes from another site and is not answered.
table-error-host = This server does not answer under the name in the request.
table-error-internal = Something went wrong on the server. Nothing was changed.
table-error-storage = The table cannot be saved at the moment. Nothing was changed; please try again.
table-error-busy = The table is busy. Nothing was changed; please try again.
table-error-accounts-busy = Too many people log in at the moment. Nothing was changed; please try again.
table-error-broken = This table cannot be opened: what was saved of it is damaged. Other tables are not concerned.
table-error-stopped = This game cannot go on: it was played by other rules than this server has now. What has happened can still be read.
table-error-rules-version = This table cannot be opened: it was played by another version of the rules than this server knows.

# $game: what was asked for, $games: the ids there are
table-error-game = There is no game called { $game }; there are: { $games }.
# $least, $most: numbers of players, $count: how many were asked for
table-error-players = This game takes { $least } to { $most } players, not { $count }.
table-error-humans = At least one person must sit at a table.
# $bot: what was asked for, $bots: the names there are
table-error-bot = No bot for this game is called { $bot }; there are: { $bots }.
# $option: what was asked for, $options: the names there are
table-error-option = This game has no option { $option }; there are: { $options }.
# $option: its name, $value: what was asked for, $values: what it can be
table-error-option-value = The option { $option } cannot be { $value }; it can be: { $values }.
# $problem: what the game says
table-error-setup = The game cannot be set up like this: { $problem }.
# $limit: characters
table-error-name = A name has 1 to { $limit } visible characters.
# $name: the name given twice
table-error-name-twice = Two players cannot both be called { $name }.

table-error-over = The game is over.
table-error-stale = The game has moved on since you saw this decision. Nothing was changed; here is how it stands now.
table-error-no-such-decision = There was never a decision with this id for your seat.
table-error-key-reused = This request carries the key of another request that was already answered.
# $text: what was sent, $n: how many of the actions most like it are told, $near: which
table-error-notation =
    “{ $text }” is no action.{ $n ->
        [0] { "" }
        [one] { " " }You can do: { $near }.
       *[other] { " " }Most like it, of what you can do: { $near }.
    }
# $text: a part of what was sent, $right: what can stand in its place
table-unread-word = “{ $text }” does not fit there. Possible there: { $right }.
# $text: what was sent or a part of it, $patterns: how it is written
table-unread-pattern = “{ $text }” is not written like this. Possible: { $patterns }.
table-unread-number = { $number } is too much; there can be at most { $most }.
table-error-not-anytime = This action can only be done when it is your turn.
table-error-rewind = The table cannot go back to there.
# $last: the newest sequence number
table-error-moment = There is no such moment; they are numbered from 1 to { $last }.
table-error-undo = There is nothing you can take back.
table-error-log-from = The log begins at 1.

# $rule: what was asked for
table-error-rule = There is no rule { $rule }.
# $language: what was asked for, $languages: those there are
table-error-language = There are no words in { $language }; there are: { $languages }.

table-error-live-message = The live line understands no such message.
