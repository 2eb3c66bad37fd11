# What an action would do, before it is done. Percentages are exact for the throws; cards that others may hold are left open.

# $cards: the whole hand
heroes-preview-hand = Then you hold { $cards }.
# $cards: how many at most, $over: how many too many, $limit: how many may be kept
heroes-preview-tax =
    If all that you draw can be kept, you then hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $over ->
        [0] .
       *[other] { " " }and lay down { $over } of them, for { $limit } are kept.
    }
# $deck: cards in the deck, $events: those among them that are played when drawn
heroes-preview-deck =
    The deck has { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }; { $events ->
        [0] none of them must be played when drawn.
        [one] 1 of them must be played when drawn.
       *[other] { $events } of them must be played when drawn.
    }
# $piece: what is built
heroes-preview-pieces = With { $piece } more you have { $after } instead of { $before }.
heroes-preview-road = Cards that you draw at a fair: { $before } now, { $after } with this road.

heroes-preview-offer-stands = Nothing that you see fits this offer; it would stand.
# $get: what you get, $give: what you give
heroes-preview-offer-fits = It fits an offer of { $owner }: you give { $give } and get { $get }, unless an older offer that you do not see fits too.

# $forces: what you send, $percent: the chance of a victory, $own, $other: armies lost on average
heroes-preview-attack = With { $forces } against all able armies of { $target }, if no card is played: { $percent } percent for at least one victorious army. On average you lose { $own }, { $target } loses { $other }.
# $line: what stands, $percent: the chance of no victory, $own, $other: armies lost on average
heroes-preview-defence = With { $line } in your line: { $percent } percent that { $attacker } has no victorious army. On average you lose { $own }, { $attacker } loses { $other }.
# $first, $last: from which duel to which, $single: whether it is only one, $won, $lost: percents of the attacker
heroes-preview-duel =
    { $single ->
        [yes] Duel { $first }
       *[no] Duels { $first } to { $last }
    }: the attacker wins with { $won } percent and loses with { $lost } percent.
# $count: how many are due, $percent: the chance of it
heroes-preview-spoils-conquest =
    { $attacker_you ->
        [yes] You may take
       *[no] { $attacker } may take
    } { $count ->
        [one] a city
       *[other] { $count } cities
    }: { $percent } percent.
heroes-preview-spoils-plunder =
    { $attacker_you ->
        [yes] You may take
       *[no] { $attacker } may take
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $percent } percent.
heroes-preview-spoils-destruction =
    { $attacker_you ->
        [yes] You may destroy
       *[no] { $attacker } may destroy
    } { $count ->
        [one] a card of the monument
       *[other] { $count } cards of the monument
    }: { $percent } percent.
