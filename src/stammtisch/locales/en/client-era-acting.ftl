# What is acted on in Era of Tribes: offers, battles, expansions, revolutions.
client-era-term-thalers = Thalers
client-era-term-treaties = treaties
client-era-term-vassals = vassals
# $n: the highest number that can be given
client-era-term-most = , at most { $n }
client-era-terms-missing = Say first what you give or ask for.
# $field: what is given or asked, $what: what is counted, $n: the most of it
client-era-terms-most = { $field }: { $what }, { $n } at most.
client-era-counter = Counter-proposal
client-era-counter-send = Make this counter-proposal
client-era-agree = Buy a province or offer an alliance
client-era-agree-about = About
client-era-agree-send = Make this offer
client-era-support = Support for the battle
client-era-support-send = Make this bid
client-era-offers = Offers and promises
client-era-offers-to-me = Offers to you
client-era-offer-accept = Accept
client-era-offer-refuse = Refuse
client-era-offer-withdraw = Take back
client-era-offer-counter = Refuse with another offer
client-era-exchange = Offer an exchange
client-era-exchange-about = Only the two of you see an open offer; once accepted it is carried out at once. What is not answered by the end of the round lapses.
client-era-exchange-bots = Skilled bots agree if they get at least as much as they give; a treaty counts 2 Thalers for them. They answer when they next have something to decide.
client-era-exchange-whom = With whom
client-era-exchange-send = Offer this
client-era-exchange-said =
    { $sides ->
        [both] You offer { $name } { $give } for { $ask }
        [give] You offer { $name } { $give } as a gift
       *[ask] You ask { $name } for { $ask } as a gift
    }
client-era-promise-new = Make a promise
client-era-promise-about = Everybody sees a promise. It binds nobody, but it is written down whether it was kept.
client-era-promise-whom = To whom
client-era-promise-send = Promise this
client-era-scored-card = Card to be scored
client-era-score-this = Score this card
client-era-place-where = Room for new vassals
# $n: how many can be placed in the province
client-era-place-room = { $province }: room for { $n }
client-era-place-one = Place 1
client-era-place-many = Place { $n }
client-era-place-all = Fill all { $n } places
client-era-battle-can = What can be done in the battle
# $n: how many options are not shown here
client-era-battle-more =
    { $n ->
        [one] 1 more is in the list of options.
       *[other] { $n } more are in the list of options.
    }
client-era-have = What you have
# $n: leaders that can still be placed, $all: all that are yours
client-era-have-leaders =
    { $all ->
        [one] { $n } of 1 leader
       *[other] { $n } of { $all } leaders
    }
# $n: how many
client-era-have-thalers =
    { $n ->
        [one] 1 Thaler
       *[other] { $n } Thalers
    }
# $n: the field of the track, $value: what it adds
client-era-have-morale = morale { $n } (value { $value })
# $n: the balance
client-era-have-food = food { $n }
client-era-turn-goods = Goods on the field
client-era-order-chosen = The order so far
# $n: the place in the turn order
client-era-order-place = Who plays in place { $n }?
client-era-order-take = Play in this order
client-era-order-anew = Begin anew
client-era-order-set = Set the turn order

## Ways over several steps

client-era-way = The way
# $n: how many steps
client-era-way-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
# $from, $to: provinces
client-era-way-from-to = { $from } to { $to }
# $name: where it leads, $legs: the steps in words
client-era-way-to = To { $name }: { $legs }.
client-era-way-others = Ways to choose from
# $n: the place of the way, $total: how many there are
client-era-way-place =
    { $total ->
        [one] There is no other way.
       *[other] Way { $n } of { $total }; W shows the next.
    }
client-era-way-enter = Enter goes there.
# $way: how far it is and what it costs
client-era-way-click = { $way } A click shows the way.
client-era-way-no-other = There is no other way to choose.
client-era-way-none = No way is shown.
# $name: where it leads
client-era-way-go = Go to { $name }
client-era-way-choose = Choose the piece in { $name }
client-era-way-leave = Cancel
# $to: the province where the way that is taken back ended
client-era-way-undo = Take back the way to { $to }
# $n: how many destinations
client-era-way-further =
    { $n ->
        [one] Further away: 1 destination
       *[other] Further away: { $n } destinations
    }

## Goods on a field

# $n: how many, $good: a kind of good
client-era-goods-count = { $n } × { $good }
# $n: how many are chosen
client-era-goods-less = One { $good } less, { $n } now
client-era-goods-more = One { $good } more, { $n } now
client-era-goods-none = No goods
# $activate: “Activate Trade”, $goods: what is laid there
client-era-goods-go = { $activate } with { $goods }
