# Words of the page on which a game is played.

## Rules

# $section: the part of the rulebook
client-rule-section = Part of the rules: { $section }.
client-source-seed = It stands in the game's own rules.
client-source-peer = The game's own rules leave it open; it is settled here as other tables of this game play it.
client-source-inferred = The game's own rules leave it open or follow from several places; it is settled here, with reasons.
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
client-preview-none = Go to an option to read here what it would do.
# $text: sentences
client-preview-says = This would follow: { $text }
client-option-again = Tap again to do it.
client-key-preview = Say what the option that has the focus would do
