# Words of the page on which a game is played.

## Rules

# $section: the part of the rulebook
client-rule-section = Part of the rules: { $section }.
client-source-seed = It stands in the game’s own rules.
client-source-peer = The game’s own rules leave it open; it is settled here as other tables of this game play it.
client-source-inferred = The game’s own rules leave it open, or it follows from several places; it is settled here, with reasons.
client-source-mod = It comes from the official version for tabletop simulators.
client-source-designed = It was made for this table.

## One thing to do

client-options-only = There is only this to do: Enter does it.

## The past

client-past-title = You look at the past
# $n: the place of the moment shown, $total: how many there are
client-past-moment = Moment { $n } of { $total }
# $n: the place of the moment shown among the new ones, $total: how many there are
client-past-replayed = { $n } of { $total } since you last acted
client-past-slider = Moment
client-past-previous = Back
client-past-next = Next
client-past-play = Play
client-past-pause = Pause
client-past-now = Back to now
client-past-skip = Skip to now
client-past-waited = Your decision is waiting for you. Nothing can be done in the past.
client-past-failed = This moment cannot be shown.
# $n: how many moments
client-replay =
    { $n ->
        [one] Show what is new
       *[other] Show what is new: { $n }
    }
client-log-moment = Show this moment
client-key-replay = Show again what has happened since I last acted, step by step

## What an option would do

client-preview = What would follow
client-more-below = More below
client-preview-none = Go to an option to read here what it would do.
# $text: sentences
client-preview-says = This would follow: { $text }
client-option-again = Tap again to do it.
# $n: how many options are in the list
client-options-all =
    { $n ->
        [one] Or choose from the list
       *[other] Or choose from all { $n }
    }
# $n: how many actions of one plan would be taken back, $line: the first of them
client-undo-plan = Undo all { $n } steps: { $line }
# $n: the number of the round
client-round-begun = Round { $n } has begun
client-key-preview = Say what the option that has the focus would do

## The fair of Age of Heroes

client-heroes-only-takes = Only what I can take
client-heroes-no-takes = Nothing on the board can be taken now.
# $n: how many offers
client-heroes-board-takes = You can take ({ $n })
client-heroes-board-to-me = For you ({ $n })
client-heroes-board-rest = Among others ({ $n })
client-heroes-board-mine = Your own ({ $n })
# $what: a list of the three below
client-heroes-board-changed = Since you last acted: { $what }.
# $n: how many offers
client-heroes-board-come = { $n } new
# $n: how many offers
client-heroes-board-gone = { $n } gone
# $n: how many exchanges
client-heroes-board-exchanged =
    { $n ->
        [one] 1 exchange
       *[other] { $n } exchanges
    }
client-heroes-fresh = new
client-heroes-withdraw = Take back

## The end

# $n: how many rounds
client-end-rounds =
    { $n ->
        [one] After 1 round.
       *[other] After { $n } rounds.
    }
client-end-check = Compare here and now
client-end-check-right = The fingerprint of the seed is the one shown from the start.
client-end-check-wrong = The fingerprint of the seed is not the one shown from the start!
client-end-check-not-here = This browser makes fingerprints only on pages with https. The command below does it everywhere.
client-end-verify = Every die and card can be checked with the saved record:
client-heroes-by-round = Cities and monuments round by round
client-heroes-by-round-about = At the end of each round: cities first, then the stones of the monument.
client-heroes-dice = Dice, thrown and expected
client-heroes-dice-about = All dice of the game. Fair dice give 3.5 each on average.
client-heroes-dice-count = Dice
client-heroes-dice-sum = Sum
client-heroes-dice-expected = Expected
# $n: a face of the die
client-heroes-dice-face = { $n }s

## Help beside the game

client-guide = Rules and reference card
client-guide-open = Rules
client-guide-now = Rules of what is going on now
client-guide-card = Reference card
client-guide-search = Search in glossary and rules
# $n: how many words
client-guide-glossary = Glossary ({ $n })
# $n: how many rules
client-guide-rules = All rules ({ $n })
client-key-guide = Open or close the rules and the reference card
client-heroes-course = A round
client-heroes-course-here = You are here
client-heroes-course-fair-draw = The fair: everybody draws, and events take place
client-heroes-course-fair = The fair: everybody may exchange cards
client-heroes-course-moves = Then each player in turn makes a move:
client-heroes-course-check = Whoever still has what the last move began with wins
client-heroes-course-card = Draw a card
client-heroes-course-action = One action: collect tax, build, or attack
client-heroes-course-lay = Lay special resources on the monument
client-heroes-course-discard = Discard down to five cards
client-heroes-course-home = Armies come home
client-heroes-costs = What pieces cost
client-heroes-piece = Piece
client-heroes-cost = Cost
client-heroes-left = Left
# $n: how many are left, $total: of how many
client-heroes-left-of = { $n } of { $total }
client-heroes-gold = Gold stands for any other usual resource.
client-heroes-class-usual = Usual resources
client-heroes-class-special = Special resources
client-heroes-class-event = Events to be held
client-heroes-class-immediate = Events played when drawn
# $n: how many copies of a card the deck has
client-heroes-copies =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

## Several actions in one go

# $done, $total: how many actions, $reason: why it stopped
client-plan-stopped = Stopped after { $done } of { $total } steps: { $reason }
# $place: where
client-plan-stopped-at = Stopped after { $done } of { $total } steps in { $place }: { $reason }

## Long lists

# $place: where the options begin, $n: how many can be done, $refused: how many cannot
client-options-impossible = Not possible: { $n }
client-options-fold =
    { $n ->
        [0] { $place }: nothing possible
        [one] { $place }: 1 option
       *[other] { $place }: { $n } options
    }{ $refused ->
        [0] {""}
       *[other] , { $refused } not possible
    }
# $n: how many lines
client-log-routine = Routine of the round: { $n } lines
client-log-place = Show on the map
