# The words of the table itself: lists, seats, what happened to the table, and what the server answers when it does not do what it is asked.

list-and = and
list-or = or

table-option-seating = Seating
table-option-seating-about = Whether players sit in the order given or in a random one
table-option-seating-as-given = as given
table-option-seating-random = random

# $player: who took an action back
table-undone =
    { $player_you ->
        [yes] You took the last action back.
       *[no] { $player } took the last action back.
    }

table-error-missing = There is no such table, or you have no seat at it.
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
table-error-broken = This table cannot be opened: what was saved of it is damaged. Other tables are not concerned.
table-error-rules-version = This table cannot be opened: it was played by another version of the rules than this server knows.

# $game: what was asked for, $games: the ids there are
table-error-game = There is no game called { $game }; there are: { $games }.
# $least, $most: numbers of players, $count: how many were asked for
table-error-players = This game takes { $least } to { $most } players, not { $count }.
table-error-humans = A table has exactly one person so far; the other seats are bots.
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
# $text: what was sent, $problem: what is wrong with it
table-error-notation = “{ $text }” is not understood: { $problem }.
table-error-not-anytime = This action can only be done when it is your turn.
table-error-undo = There is nothing you can take back.
table-error-log-from = The log begins at 1.

# $rule: what was asked for
table-error-rule = There is no rule { $rule }.
# $language: what was asked for, $languages: those there are
table-error-language = There are no words in { $language }; there are: { $languages }.

table-error-live-message = The live line understands no such message.
