# Why something cannot be done: what is needed and what there is. The reader is always the one who asked for it.

## At the wrong time

heroes-refused-over = The game is over.
heroes-refused-out = You are out of the game.
heroes-refused-not-your-turn = It is not your move.
# $stage: what it is time for
heroes-refused-wrong-phase = This cannot be done now: it is time for { $stage }.
heroes-refused-not-in-fair = Cards can be exchanged only at the fair.
heroes-refused-other-fair = This table has the other kind of fair: that cannot be done here.
heroes-refused-not-attacked = You are not the one who is attacked.
heroes-refused-no-use = That is no answer to anything now.
heroes-refused-not-asked = Nobody has asked you for a road.
heroes-refused-action-used = You have built in this move, and one move has only one kind of action.
heroes-refused-one-answer = You are already putting up a line: an attack has one answer only.

## Tax

heroes-refused-card-needed = You have no city: to collect tax, lay down a card of your hand.
heroes-refused-no-card = You have no city, and no card that you could lay down.
# $cities: how many
heroes-refused-has-city =
    { $cities ->
        [one] You have 1 city: collect tax without laying down a card.
       *[other] You have { $cities } cities: collect tax without laying down a card.
    }

## Construction

heroes-refused-no-such-piece = That is nothing that can be built like this.
# $piece: what cannot be built
heroes-refused-no-supply = You cannot build { $piece }: none is left in the supply.
heroes-refused-no-free-army = A general needs an army at home that has none, and you have no such army.
# $cost: what the piece costs
heroes-refused-wrong-payment = To build { $piece } costs exactly { $cost }; gold may stand for any of it but gold.
heroes-refused-not-neighbour = Roads lead only to the next neighbours on your left and right.
# $to: the neighbour
heroes-refused-road-exists = There is already a road between you and { $to }.
heroes-refused-asked-already = You have asked { $to } in this move already.

## Cards that are not there

# $cost: what the piece costs, $missing: what of the payment is not in hand
heroes-refused-not-in-hand-to-pay = To build { $piece } costs { $cost }; you lack { $missing }.
# $need: how many cards it takes, $have: how many there are
heroes-refused-not-in-hand-to-lay = This needs { $need } of your special resource, you have { $have }.
# $card: the card
heroes-refused-not-in-hand = This needs { $card }, and you have none.
heroes-refused-not-in-hand-this = You do not have that card.

## Monument and discarding

# $own: the special resource of the tribe
heroes-refused-not-own-special = Your monument is built of { $own } only.
# $laid: how many cards are laid, $limit: of how many
heroes-refused-monument-full = Your monument has { $laid } of { $limit } cards; so many do not fit.
# $limit: how many cards may stay
heroes-refused-no-excess = You have no more than { $limit } cards; nothing is discarded.
# $excess: how many are too many
heroes-refused-wrong-number =
    { $excess ->
        [one] Exactly 1 card is discarded, no more.
       *[other] Exactly { $excess } cards are discarded, no more.
    }
# $cards: how many are in hand
heroes-refused-over-limit = You have { $cards } cards in hand, and only { $limit } may stay.

## War

heroes-refused-bad-target = That cannot be the target.
heroes-refused-bad-purpose = An attack is for conquest, plunder or destruction.
# $round: the round now, $from: the first round with conquest
heroes-refused-too-early = Conquest is allowed from round { $from }; this is round { $round }.
heroes-refused-no-force = An attack needs at least one army or Hero.
# $unit: bare, led or bare+hero
heroes-refused-army-unavailable =
    { $unit ->
        [led] You have no able army with a general left.
       *[other] You have no able army without a general left.
    }
heroes-refused-army-unavailable-any = All your armies are away or under an Earthquake, and you have no Hero.
# $need: how many Heroes it takes, $have: how many are left
heroes-refused-no-hero =
    { $need ->
        [one] This needs a Hero
       *[other] This needs { $need } Heroes
    }, you have { $have ->
        [0] none.
       *[other] { $have }.
    }
# $armies: how many
heroes-refused-army-left-out =
    All able armies must defend; { $armies ->
        [one] 1 is not in your line yet.
       *[other] { $armies } are not in your line yet.
    }
# $due: how many
heroes-refused-too-many = You may take at most { $due }.

## The fair

heroes-refused-not-tradable = Only resources and events that can be held are exchanged.
heroes-refused-card-already-offered = Your own offer already promises { $card }, and you have no other.
heroes-refused-bad-addressee = An offer is for everybody, or for one other player in the game.
heroes-refused-no-such-offer = You have no such offer on the board.
heroes-refused-gone = That offer is no longer there.
# $card: what was offered for it
heroes-refused-not-wanted = That offer does not want { $card }.
# $limit: how many
heroes-refused-exchange-limit = You have made { $limit } exchanges at this fair; there can be no more.
heroes-refused-done-already = You are done already.
heroes-refused-list-is-in = Your list is in. Take it back to change it.
heroes-refused-list-full = A list has { $limit } wishes at most.
heroes-refused-nothing-to-clear = Your list is empty.

## Standing orders

heroes-refused-bad-order = There is no such standing order.

## Services of the table

heroes-refused-not-shared = At this table results are not shared.
