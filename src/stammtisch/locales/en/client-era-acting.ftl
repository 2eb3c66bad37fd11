# What is acted on in Era of Tribes: offers, battles, expansions, revolutions.
client-era-term-thalers = Thalers
client-era-term-treaties = treaties
client-era-term-vassals = vassals
# $n: the highest number that can be given
client-era-term-most = , at most { $n }
client-era-terms-missing = Say first what you give or ask for.
client-era-counter = Counter-proposal
client-era-counter-send = Make this counter-proposal
client-era-agree = Buy a province or offer an alliance
client-era-agree-about = About
client-era-agree-send = Ask for this
client-era-support = Support for the battle
client-era-support-send = Make this bid
client-era-offers = Offers and promises
client-era-offer-accept = Accept
client-era-offer-refuse = Refuse
client-era-offer-withdraw = Take back
client-era-exchange = Offer an exchange
client-era-exchange-about = Only the two of you see an open offer; once accepted it is carried out at once. What is not answered by the end of the round lapses.
client-era-exchange-whom = With whom
client-era-exchange-send = Offer this
client-era-promise-new = Make a promise
client-era-promise-about = Everybody sees a promise. It binds nobody, but it is written down whether it was kept.
client-era-promise-whom = What and to whom
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
client-era-turn = Your turn
client-era-turn-fields = Leaders on a field: what they bring
client-era-turn-goods = Goods on the field
client-era-order-chosen = The order so far
# $n: the place in the turn order
client-era-order-place = Who plays in place { $n }?
client-era-order-take = Play in this order
client-era-order-anew = Begin anew
client-era-order-set = Set the turn order
