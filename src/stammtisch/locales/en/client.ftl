# Every word of the browser client.

## The start page

client-title-start = Stammtisch
client-motto = The table where the regulars meet
client-start-title = Take a seat
client-start-about = Play games about tribes with every rule enforced, by mouse, keyboard or screen reader, at the same table.
client-new-title = A new table
client-new-game = Game
client-new-name = Your name
client-new-name-missing = Please enter a name for yourself.
client-new-players = Players
# $n: how many players
client-new-players-n = { $n } players
client-new-seat = Your seat
# $n: the number of the seat in turn order
client-new-seat-n = Seat { $n }
client-new-seat-any = Any seat, by chance
# $n: how many options differ from their default
client-new-options =
    { $n ->
        [0] House rules: none, all by the rulebook
        [one] House rules: { $n } changed
       *[other] House rules: { $n } changed
    }
client-new-options-about = Each of these settles a question that the rulebook leaves open or that tables like to play otherwise.
client-new-option-default = (standard)
client-new-go = Sit down and play
client-bot-greedy = Skilled
client-bot-random = Random moves
client-bot-greedy-about = Skilled bots do what seems best to them at the moment, and know every rule.
client-bot-random-about = Bots with random moves do anything that the rules allow: for a first look, or for a good laugh.
client-tables = Your tables
client-tables-none = You have no tables yet. They will stand here, so that you can come back to them.
client-tables-your-turn = Your turn
client-tables-reminded = Your turn: somebody has reminded you
client-tables-reminded-offer = Somebody has reminded you of an offer
# $n: offers
client-tables-to-answer = { $n ->
    [one] An offer waits for your answer
   *[other] { $n } offers wait for your answer
}
client-tables-waiting = Waiting for others
client-tables-over = Over
client-tables-broken = Cannot be opened: its saved data is damaged

## Everywhere

client-close = Close
client-loading = One moment …
client-unreachable = The server does not answer. Please try again in a moment.
# $status: the number of the answer, $code: its name
client-problem = The server refused this ({ $status }, { $code }).
client-to-start = To the start page
client-you = You
client-player = Player
client-bot = Bot

## The table

# $game: the game's name
client-title-table = { $game }, Stammtisch
client-title-turn = Your turn: { $game }, Stammtisch
client-title-answer = Your answer: { $game }, Stammtisch
client-title-over = Game over: { $game }, Stammtisch
client-table = Table
client-decision = Decision
client-parts = Parts of the page
client-part-decision = Decide
client-part-map = Map
client-part-others = Others
client-part-middle = Boards
client-part-log = Log
# $n: the number of the round
client-round = Round { $n }
client-waiting = Waiting …
# $names: who is waited for
client-waiting-for = Waiting for { $names }.
# $n: offers, $names: whose
client-offers-wait = { $n ->
    [one] An offer from { $names } waits for you.
   *[other] { $n } offers from { $names } wait for you.
}
client-needs-you = Needs you
client-also-waiting = Also deciding: { $names }.
client-over = The game is over.
client-reconnecting = The connection is lost. Reconnecting …
client-reconnected = Connected again.
client-no-seat = You have no seat at this table.
client-just-now = Just now
client-no-news = Nothing has happened since you last acted.
# $before: sentences
client-no-news-but = Nothing since you last acted. Before that: { $before }
# $n: how many options can be chosen, $refused: how many cannot, $forms: how many forms can be filled in
client-options-count =
    { $n ->
        [one] 1 option
       *[other] { $n } options
    }{ $forms ->
        [0] {""}
        [one] {" "}and a form
       *[other] {" "}and { $forms } forms
    }{ $refused ->
        [0] .
       *[other] , { $refused } more not possible.
    }
client-undo = Undo
client-undo-none = Nothing to undo
# $line: what would be taken back
client-undo-to = Undo: { $line }
client-undone = (taken back)
# $line: what was taken back, $n: how many actions of one plan
client-undo-done =
    { $n ->
        [one] Taken back: { $line }
       *[other] Taken back, all { $n } steps: { $line }
    }

## Options

# $cost: what it takes
client-option-cost = Costs { $cost }
client-option-barrier = Cannot be undone.
client-option-barrier-short = no undo
client-option-refused = Not possible:
# $n: the option's place, $total: how many there are that can be chosen, or that cannot
client-option-position = { $n } of { $total }
client-option-position-refused = Not possible { $n } of { $total }
# $action: the option
client-confirm-title = Really: { $action }?
client-confirm-barrier = This cannot be undone.
client-confirm-yes = Yes, do it
client-confirm-no = No, go back
client-form-none = leave open
client-form-choose = Please choose
# $field: the field's label, $value: what is chosen
client-form-field = { $field }: { $value }
# $field: the field's label
client-form-missing = Please choose first: “{ $field }”.
client-form-incomplete = Not complete yet.
client-form-go = Put together an offer
# $text: the fields and what was chosen
client-form-sent = Sent: { $text }.
client-form-ends-undo = After this nothing that you did before can be undone.
# $text: the fields and what is chosen
client-form-readback = { $text }.
# $n: how many
client-form-listed = All { $n } simple ones as a list
client-orders = Standing orders
client-order = Order
client-order-give = Give this order
client-orders-now = In force now
client-orders-none = You have given no standing orders: you are asked every time.
client-orders-about = They answer for you at once when the question comes, and only you see them.

## The command box and the keys

client-command-open = Type an action
client-command-title = Type an action
client-command-label = Action, by its words or its notation
client-command-list = Matching actions
client-command-waiting = Nothing is asked of you now. Only questions are answered, such as: { client-query-help }.
client-command-none = No listed action fits. Enter sends the line as it is written.
# $option: an action
client-command-again = Cannot be undone. Enter once more does it: { $option }
client-command-query = A question: Enter answers it.
# $n: actions
client-command-near = { $n ->
    [one] Nothing fits. One action is similar: Down leads to it. Enter sends the line as it is written.
   *[other] Nothing fits. { $n } actions are similar: Down leads to them. Enter sends the line as it is written.
}
# What can be asked in the command box: one or several names, with commas between them
client-query-help = help
client-query-score = score
client-query-clock = clock, time
client-query-who = who
client-query-goods = goods
client-query-why-not = why not, why
client-query-log = log
client-query-since = since, news
client-query-phase = phase
# $names: what can be asked
client-answer-help = You can type an action in words or in notation, or ask: { $names }. Words may follow some: goods and a name, why not and an action, log and a number.
client-answer-clock = No clock runs at this table: everybody may take all the time there is.
client-answer-who-you = The game waits for you.
client-answer-no-goods = There are no goods in this game.
# $name: what was typed, $names: who plays
client-answer-nobody = Nobody here is called { $name }. There are { $names }.
# $words: what was typed
client-answer-why-none = No action that is refused now fits: { $words }
# $option: an action
client-answer-why-may = You may do it: { $option }
# $name: whose, $goods: each with its number
client-answer-goods = { $name }: { $goods }.
# $n: how many that can be done fit, $total: how many there are, $refused: how many fit that cannot, $marked: whether one is
client-command-count = { $n } of { $total } actions{ $refused ->
        [0] .
       *[other] , { $refused } more not possible.
    }{ $marked ->
        [yes] {" "}Enter does the marked one.
       *[no] {" "}Write, or choose with Down.
    }
client-keys-open = Keys
client-keys-title = Keys
client-keys-about = Letters work while no text field has the focus. Everything can also be reached with Tab.
client-keys-away = They hold at a table.
client-keys-key = Key
client-keys-does = What it does
client-keys-shift = Shift
client-keys-arrows = Up and down arrows
client-keys-sideways = Left and right arrows
client-keys-letters = Other letters
client-key-command = Type an action
client-key-prompt = Say again what is asked
client-key-tribe = Say how my tribe stands
client-key-tribes = Say how all tribes stand
client-key-hand = Say what only I know: my cards
client-key-board = Say what lies open for all: the fair's board, or the influence cards
client-key-news = Say what has happened since I last acted
client-key-undo = Take my last action back
client-key-log = Go to the log
client-key-keys = Show these keys
client-key-arrows = Next and previous option; from the question to the first and the last, as Home and End do; in the log, the next and the previous line
client-key-sideways = In the log, over the places, rules and moments; on a fold in the list of options: close and open it (* opens all)
client-key-letters = In the list of options: the next one that begins so; with Shift also a letter that is a key of its own, such as E
client-key-enter = Choose the option that has the focus; on a refused one, read the rule
client-key-escape = Back to what is asked; close what is open

## Rules

# $rule: the rule's number
client-rule-title = Rule { $rule }
client-rule-language = The text of the rule is in English.
client-rule-unknown = There is no text for this rule.

## The log

client-log = Game log
client-log-about = About
client-log-everything = Everything
client-log-player = Player
client-log-everybody = Everybody
client-log-empty = Nothing of this kind so far.
client-log-beginning = Before the first round
client-log-news = New since you last acted
client-log-rule = Rule { $rule }: { $section }
client-log-newest = To the newest
client-log-keys = Up and Down go from line to line, from the newest; right and left to places, rules and moments.
# $only: a topic, a player, or both
client-log-only = Only this is shown: { $only }. The fields before the log change that.

## The end

client-end-nobody = Nobody has won
# $names: the winners, $n: how many, $you: whether the reader is among them
client-end-won =
    { $you ->
        [yes] { $n ->
            [one] You have won!
           *[other] You have won together: { $names }
        }
       *[no] { $n ->
            [one] { $names } has won
           *[other] { $names } have won
        }
    }
client-end-dice = Check the dice
client-end-dice-about = All chance of this game came from one secret seed. Its fingerprint was shown from the start; now that the seed is known, anybody can verify with the record that no die and no card was changed.
client-end-commitment = Fingerprint shown from the start
client-end-seed = Seed
client-end-record = Save the record

## Age of Heroes

client-heroes-mine = My tribe
client-heroes-others = Other tribes
client-heroes-none = none
client-heroes-cities = Cities
client-heroes-armies = Armies
client-heroes-fortresses = Fortresses
client-heroes-monument = Monument
# $n: stones laid, $full: stones of a full monument, $card: what it is built of
client-heroes-monument-progress = { $n } of { $full } { $card }
client-heroes-cards-in-hand = Cards in hand
client-heroes-roads = Roads to
client-heroes-standing = Standing
client-heroes-first = First player
client-heroes-on-turn = On turn
client-heroes-deciding = Deciding
client-heroes-claim = Last move
client-heroes-say-claim = The last move has begun for this tribe.
client-heroes-out = Out of the game
client-heroes-playing = Playing
client-heroes-compare = Compare all tribes
# $n: how many armies, $led: how many of them have a general, $away: how many are at war or under an Earthquake
client-heroes-armies-count =
    { $n }{ $led ->
        [0] {""}
        [one] , 1 with a general
       *[other] , { $led } with generals
    }{ $away ->
        [0] {""}
       *[other] , { $away } out of play
    }
# $n: how many armies, $led: whether generals lead them, $place: where they are
client-heroes-army-group =
    { $led ->
        [yes] { $n ->
            [one] 1 army with a general
           *[other] { $n } armies with generals
        }
       *[no] { $n ->
            [one] 1 army
           *[other] { $n } armies
        }
    } { $place ->
        [home] at home
        [sent] sent to war
        [away] away at war
       *[quaked] under an Earthquake
    }
# $n: how many cards
client-heroes-hand =
    { $n ->
        [one] Hand: 1 card
       *[other] Hand: { $n } cards
    }
client-heroes-hand-empty = No cards in hand.
client-heroes-own-special = for your monument
client-heroes-stocks = Around the table
client-heroes-supply = Left to build
# $n: how many cards
client-heroes-deck =
    { $n ->
        [0] The deck is used up.
        [one] 1 card is left in the deck.
       *[other] { $n } cards are left in the deck.
    }
# $n: how many cards
client-heroes-discard =
    { $n ->
        [0] Discard pile: empty
        [one] Discard pile: 1 card
       *[other] Discard pile: { $n } cards
    }
client-heroes-no-roads = No roads have been built.
# $roads: pairs of players
client-heroes-roads-are = Roads: { $roads }.
# $one, $other: the players that the road joins
client-heroes-road = { $one } to { $other }
client-heroes-fair = The fair
# $n: how many exchanges
client-heroes-exchanges =
    { $n ->
        [0] No exchange so far.
        [one] 1 exchange so far.
       *[other] { $n } exchanges so far.
    }
client-heroes-nobody-done = Nobody is done yet.
# $names: who is done, $n: how many they are
client-heroes-done =
    { $n ->
        [one] Done: { $names }.
       *[other] Done: { $names }.
    }
client-heroes-no-wishes = There are no offers on the board.
# $name: the only player who may answer the wish
client-heroes-only-with = only with { $name }
# $give: the card that I would give
client-heroes-take-for = Take it for { $give }
# $n: how many
client-heroes-new-wishes =
    { $n ->
        [one] 1 new offer on the board.
       *[other] { $n } new offers on the board.
    }
# $n: how many
client-heroes-wishes-gone =
    { $n ->
        [one] 1 offer has gone from the board.
       *[other] { $n } offers have gone from the board.
    }
client-heroes-sealed = sealed
client-heroes-no-fair = There is no fair at the moment.
# $owner: whose wish, $give: the card offered, $want: what is wanted, $to: from whom
client-heroes-wish =
    { $owner_you ->
        [yes] You give { $give } and want { $want }.
       *[no] { $owner } gives { $give } and wants { $want }.
    }
client-heroes-wish-to =
    { $owner_you ->
        [yes] You give { $give } and want { $want } from { $to }.
       *[no] { $to_you ->
            [yes] { $owner } gives { $give } and wants { $want } from you.
           *[no] { $owner } gives { $give } and wants { $want } from { $to }.
        }
    }
# $n: how many wishes
client-heroes-say-fair =
    { $n ->
        [0] The fair: no offers on the board.
        [one] The fair: 1 offer.
       *[other] The fair: { $n } offers.
    }
client-heroes-battle = The battle
client-heroes-duels = Duels
# $name: the player, $tribe: the tribe, $cities, $monument, $full, $fortresses, $hand: figures
client-heroes-say-tribe =
    { $name }, { $tribe }: { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }, monument { $monument } of { $full }, { $fortresses ->
        [one] 1 fortress
       *[other] { $fortresses } fortresses
    }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
# $armies: the armies
client-heroes-say-armies = Armies: { $armies }.
# $roads: the neighbours
client-heroes-say-roads = Roads to: { $roads }.
# $name: the player, $tribe: the tribe
client-heroes-say-out = { $name }, { $tribe }: out of the game.
# $n: how many, $cards: the cards
client-heroes-say-hand =
    { $n ->
        [one] 1 card: { $cards }.
       *[other] { $n } cards: { $cards }.
    }
client-heroes-topic-fair = Fairs
client-heroes-topic-war = Wars
client-heroes-topic-building = Building
client-heroes-topic-disasters = Disasters
