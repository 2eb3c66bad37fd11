# What a player can do (era-do-), what it costs (era-cost-), and what should be known before it is done (era-then-).
era-cost-thalers =
    { $n ->
        [one] 1 Thaler
       *[other] { $n } Thalers
    }
era-cost-treaties =
    { $n ->
        [one] 1 treaty
       *[other] { $n } treaties
    }
era-cost-early-vassal = 2 morale fields
era-cost-leader = { $vassals } free vassals and { $thalers } Thalers

## Set-up and turn

era-do-keep-card = Keep { $card }
era-do-tribe = Play the { $tribe }
# $about: what the tribe is good at, $homes: where it begins, $terrain: of which terrain, $around: with the land next to it
era-then-tribe = { $about } Home: { $homes } ({ $terrain }). With all land next to it: { $around }.
era-do-improve = Improve { $area } to level { era-level }
era-do-no-improvement = No improvement
era-then-no-improvement = The free level is lost.
era-do-stop = No more improvements
era-do-free-fleet = A fleet in { $sea }
era-do-free-army = An army vassal
era-do-no-unit = No unit
era-do-set-order = Order: { era-order }
era-do-activate =
    { $field } with { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }
era-do-add-good = Add { $good }
era-do-go-field = Activate { $field }
era-do-go-without-leaders = Expand without leaders
era-do-go = Go on
era-do-pass = Pass for the rest of the phase
era-then-pass =
    { $leaders ->
        [0] You have no turn left in this round.
        [one] 1 leader stays unused in this round.
       *[other] { $leaders } leaders stay unused in this round.
    }
era-do-hamlet = Use the hamlet “{ $hamlet }”
era-do-hamlet-improvement = Use the hamlet “Improvement”: { $area } to level { era-level }
era-do-keep-hamlet = Keep the hamlet
era-then-keep-hamlet = It can be used later, or sent into a battle as a mercenary.
era-then-keep-scoring = It scores at the end, unless it is sent into a battle as a mercenary.
era-do-score-card =
    Score the { $right ->
        [yes] right
       *[no] left
    } card: { $card }
era-do-score-no-card = Score a card that is not there
era-then-score-card =
    { $place ->
        [1] You are first{ $shared ->
            [yes] , together with others
           *[no] { "" }
        }.
        [2] You are second.
       *[other] It pays you nothing.
    }
era-do-army-goods =
    { $count ->
        [0] Put no goods
        [one] Put 1 good
       *[other] Put { $count } goods
    } into the army

## What a field does

era-then-expansion =
    { $sort ->
        [up] You may place { $count ->
            [one] 1 vassal
           *[other] { $count } vassals
        }{ era-too-few-free }
        [down] You must remove { $count ->
            [one] 1 vassal
           *[other] { $count } vassals
        }{ era-too-few-vassals }
       *[none] No vassal comes or goes
    }: { $parts }.
# $there: how many free vassals one has, if they are fewer than can be placed; else: enough
era-too-few-free =
    { $there ->
        [enough] { "" }
        [0] , but have none free
       *[other] , but have only { $there } free
    }
# $there: how many vassals one has on the map, if they are fewer than must go; else: enough
era-too-few-vassals =
    { $there ->
        [enough] { "" }
        [0] , but have none on the map
       *[other] , but have only { $there } on the map
    }
era-worth-food = { $n } for food
era-worth-hunger = { $n } for hunger
era-worth-leaders = { $n } for leaders
era-worth-goods = { $n } for luxury goods
era-worth-morale = { $n } for morale
era-worth-era = { $n } for the era
era-worth-tribe = { $n } for the tribe
era-then-trade =
    You get { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.{ $spent ->
        [yes] { " " }Goods laid here cannot help an expansion in this round.
       *[no] { "" }
    }
era-then-taxes =
    You get { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }{ $morale ->
        [0] { "" }
        [one] { " " }and lose 1 morale field
       *[other] { " " }and lose { $morale } morale fields
    }{ $influence ->
        [0] { "" }
       *[other] , and you lose { $influence } influence because morale can fall no further
    }.{ $less ->
        [0] { "" }
       *[other] { " " }Until morale rises again, every expansion is worth { $less } less.
    }
era-then-circuses =
    { $morale ->
        [0] Your morale can rise no further
        [one] Your morale rises by 1 field
       *[other] Your morale rises by { $morale } fields
    }{ $thalers ->
        [0] { "" }
        [one] , and you get 1 Thaler for the rest
       *[other] , and you get { $thalers } Thalers for the rest
    }{ $more ->
        [0] .
       *[other] , and expansions are worth { $more } more.
    }{ $spent ->
        [yes] { " " }Goods laid here cannot help an expansion in this round.
       *[no] { "" }
    }
era-then-diplomacy =
    { $leaders ->
        [one] You take 1 main action
       *[other] You take { $leaders } main actions
    }{ $further ->
        [yes] ; after each you may buy a province or offer an alliance.
       *[no] . As things stand you can then neither buy a province nor offer an alliance: that takes a neighbour, and Thalers with a free vassal, or a leader of each one’s own colour.
    }
era-then-improvement =
    { $leaders ->
        [one] You may make 1 improvement, at the price on the wheel.
       *[other] You may make up to { $leaders } improvements, at the prices on the wheel.
    }
era-then-revolution = You enter the era { $era } and gain { $influence } influence. The round is over for you, without an expansion at its end, and you defend with one unit less.

## What an improvement gives

era-gain-agriculture =
    { $food } more food.{ $level ->
        [2] { " " }Two vassals may stay in each land province at clean-up.
       *[other] { "" }
    }
era-gain-architecture =
    You may have up to { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }.
era-gain-mechanics =
    Vassals have { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }; an army vassal costs { $price ->
        [one] 1 Thaler
       *[other] { $price } Thalers
    }; you get one at once.
era-gain-commerce =
    Trade pays { $thalers } more in all for Commerce.{ $level ->
        [2] { " " }You may found trade posts.
       *[other] { "" }
    }
era-gain-navigation =
    Fleets have { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }; one costs { $price ->
        [one] 1 Thaler
       *[other] { $price } Thalers
    }; you get one at once.
era-gain-culture =
    You gain { $influence } influence.{ $morale ->
        [0] { "" }
       *[other] { " " }Your morale rises by { $morale }.
    }

## Expansion

era-do-legion = Recruit a legion
era-do-no-legion = No legion
era-then-legion =
    It is free and joins your army. { $left ->
        [one] 1 legion is
       *[other] { $left } legions are
    } in the supply.
era-do-place = A vassal in { $province }
era-do-place-from-city = A vassal in { $province }, one kept for a later city
era-then-place =
    { $left ->
        [0] No free vassal is left then.
        [one] 1 free vassal is left then.
       *[other] { $left } free vassals are left then.
    }
era-do-end-place = Place no more
era-then-end-place =
    { $points ->
        [one] 1 point stays
       *[other] { $points } points stay
    } unused{ $morale ->
        [0] { "" }
        [one] ; your morale rises by 1 field
       *[other] ; your morale rises by { $morale } fields
    }.
era-do-remove = Remove a vassal from { $province }
era-then-province-lost = You lose { $province }.
era-do-fleet = A new vassal of { $land } becomes a fleet in { $sea }
era-do-army = A new vassal of { $land } joins the army
era-do-trade-post = A new vassal of { $land } founds a trade post in { $city }{ $by_treaty ->
        [yes] { " " }for a treaty
       *[no] { "" }
    }
era-then-trade-post = { $host } gets the payment; your morale rises by { $morale }, and Trade pays 1 more.{ era-gives-up }
era-do-horse = A Horse for a vassal in { $land }
era-then-horse = It has { $after } movement points instead of { $before }.
era-do-march =
    March from { $from } to { $to } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
era-do-sail =
    Sail from { $from } to { $to } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
era-do-land = Land from { $from } in { $to }
era-do-transport =
    Carry a vassal from { $from } to { $to } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
era-do-transport-over =
    Carry a vassal from { $from } over { $sea } to { $to } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
era-then-shared-sea = { $owner } holds this sea; there may be a battle.{ era-gives-up }
era-then-attack =
    This is an attack on { $owner }, who has { $units ->
        [one] 1 unit
       *[other] { $units } units
    } there.{ era-gives-up }
era-then-attack-ally =
    This is an attack on your ally { $owner }, who has { $units ->
        [one] 1 unit
       *[other] { $units } units
    } there: it breaks the alliance and costs you 5 morale fields and 1 influence.{ era-gives-up }
era-then-attack-peace =
    This is an attack on { $owner }, a Bringer of Peace with { $units ->
        [one] 1 unit
       *[other] { $units } units
    } there: it costs you 5 morale fields.{ era-gives-up }
era-then-attack-barbarians = This is an attack on the Barbarians.{ era-gives-up }
# $left: the province that the last piece leaves, $goods: what lies there, $gives: whether anything is given up
era-then-give-up =
    { $gives ->
        [goods] You give up { $left } and lose { $goods }.
        [army] You give up { $left } and lose { $goods } from your army.
       *[yes] You give up { $left }.
    }
era-gives-up =
    { $gives ->
        [no] { "" }
       *[yes] { " " }{ era-then-give-up }
    }
era-do-undo-move = Take the last step back
era-do-end-movement = End movement
era-then-end-movement =
    { $units ->
        [one] 1 piece
       *[other] { $units } pieces
    } could still move.
era-do-found = Found a city in { $province }
era-then-found =
    It takes { $vassals } vassals off the map, brings 1 influence and eats { $food } food; then your food is { $balance }.{ $hunger ->
        [0] { "" }
       *[other] { " " }Hunger weakens expansions and costs morale every round.
    }
era-do-end-cities = Found no more cities

## Battles

era-do-want-battle = Battle with { $other } in { $sea }
era-do-want-no-battle = No battle with { $other } in { $sea }
era-then-want-battle = An alliance would break, and attacking a Bringer of Peace costs 5 morale fields.
era-do-expel = Expel { $trader }’s trade posts
era-do-no-expel = Let { $trader }’s trade posts stay
era-then-expel =
    { $trader } loses { $posts ->
        [one] 1 trade post
       *[other] { $posts } trade posts
    }, and 2 morale fields for each.
era-do-fight = Fight { $other } in { $province }
era-do-plunder = Plunder { $land } from { $sea }
era-then-plunder =
    On 1 to { $faces } { $other } loses { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }; on a 6 your fleet is lost.
era-do-end-battles = End the expansion
era-do-commit = Commit { $units }
era-do-commit-none = Commit a unit that does not exist
era-do-mercenary = Send the hamlet “{ $hamlet }” as a mercenary
era-then-mercenary = It fights as one unit and is spent, whatever it shows.
era-do-sit-out = After the revolution { $unit } sits out
era-do-sit-out-mercenary = After the revolution the mercenary sent last sits out: “{ $hamlet }”
era-then-sit-out = The unit does not fight and is lost only with the battle.
era-do-ready = Ready
era-do-lose = Lose { $unit }
# $left: the units that go on fighting
era-then-lose = Left to fight on: { $left }.
era-then-lose-last = It is your last unit here: the battle is lost.
# $army: so many goods lie in the army, $luxury: so many do not
era-then-army-goods =
    { $army ->
        [0] None fights
        [one] 1 fights
       *[other] { $army } fight
    } for you, { $luxury ->
        [0] none stays a luxury good
        [one] 1 stays a luxury good
       *[other] { $luxury } stay luxury goods
    }.
era-do-give-up-sea = Give up the sea
era-then-give-up-sea = The last fleet may then fall before army vassals, and the sea is lost.
era-do-occupy-city = Put a city of yours there
era-do-occupy = Put only vassals there
era-then-occupy-city =
    It brings 1 influence and a city that eats food; the conquest costs { $morale ->
        [one] 1 morale field
       *[other] { $morale } morale fields
    }.
era-then-occupy =
    The conquered city is gone; the conquest costs { $morale ->
        [one] 1 morale field
       *[other] { $morale } morale fields
    }.

## Diplomacy

era-do-hire = Hire a grey leader
era-do-peace = Bring peace
era-do-influence = Place a leader on the Turn Order ring
era-then-hire =
    The leader is yours for good and can be placed in this round. You get { $treaties ->
        [0] no treaty: none is left
       *[other] a treaty
    }.
era-then-peace =
    Until the end of the round whoever attacks you loses 5 morale fields. You get { $treaties ->
        [0] no treaty: none is left
       *[other] a treaty
    }.
era-then-influence =
    1 influence, and you set the turn order of the next round. You get { $treaties ->
        [0] no treaty: none is left
       *[other] a treaty
    }.
era-do-buy = Offer to buy { $province } from { $other }{ era-terms }
era-then-asked = If the offer is refused, three treaties can enforce it.
era-do-ally = Offer { $other } an alliance{ era-terms }
era-then-ally = Both gain 1 influence and 2 morale fields.
era-then-ally-offered = If { $other } agrees, both gain 1 influence and 2 morale fields.
era-do-no-further = No further action
era-do-accept = Accept
era-then-accept-buy =
    You buy { $province } for { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }{ era-terms-you }.
era-then-accept-sell =
    You give up { $province } for { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }{ era-terms-you }.
era-then-support-send =
    You send { $count ->
        [one] 1 army vassal
       *[other] { $count } army vassals
    } and get { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }; survivors go to your free vassals.
era-then-support-pay =
    { $count ->
        [one] 1 vassal of your ally joins you
       *[other] { $count } vassals of your ally join you
    } { era-for-thalers }.
era-do-refuse = Refuse
era-then-refuse-enforceable = { $other } has the three treaties that can enforce it all the same, without what was to be given or asked on top.
era-do-counter = Counter-proposal{ era-terms }
era-do-enforce = Enforce the offer
era-then-enforce = It is carried out all the same, without what was to be given or asked on top.
era-do-drop = Drop the offer
era-then-drop = Nothing comes of it, and you keep your treaties.
era-do-ask-support =
    Ask { $other } for { $count ->
        [one] 1 vassal
       *[other] { $count } vassals
    }
era-do-offer-support =
    Offer { $other } { $count ->
        [one] 1 vassal
       *[other] { $count } vassals
    } { era-for-thalers }
era-do-exchange =
    { $terms ->
        [give] Offer { $other } { $give } as a gift
        [ask] Ask { $other } for { $ask } as a gift
       *[both] Offer { $other } { $give } for { $ask }
    }
era-do-promise = Promise { $other }: { era-promised }, until round { $due }
era-then-promise = A promise binds nobody; all see whether it is kept.
era-do-end-alliance = Propose to { $other } to end the alliance
era-then-end-alliance = Both lose 1 influence and 2 morale fields.
era-do-accept-offer = Accept the exchange with { $other }: { era-deal-other }
era-do-refuse-offer = Refuse the exchange with { $other }: { era-deal-other }
era-do-accept-offer-end = End the alliance, as { $other } proposes
era-do-refuse-offer-end = Keep the alliance that { $other } would end
era-do-accept-offer-gone = Accept an offer that does not exist
era-do-refuse-offer-gone = Refuse an offer that does not exist
era-do-withdraw-offer = Withdraw the offer to { $other }
era-do-withdraw-offer-gone = Withdraw an offer that does not exist

## Standing orders

era-do-order-expel-ask = Trade posts of enemies: ask me
era-do-order-expel-never = Trade posts of enemies: always let them stay
era-do-order-expel-always = Trade posts of enemies: always expel them
era-do-order-support-ask = Bids for support: ask me
era-do-order-support-never = Bids for support: always refuse
era-do-order-offers-ask = Offers of Diplomacy: ask me
era-do-order-offers-never = Offers of Diplomacy: always refuse
era-do-order-none = A standing order that does not exist
era-order-expel-never = You always let trade posts of enemies stay.
era-order-expel-always = You always expel trade posts of enemies.
era-order-support-never = You always refuse bids for support.
era-order-offers-never = You always refuse offers of Diplomacy.

## Promises

era-promise-no_attack = no attack
era-promise-attack = an attack
era-promise-support = support in battles
era-promise-leave_sea = to leave a sea
era-promise-share_sea = to share a sea in peace
era-promise-pay = a payment
era-promise-other = something said aloud
# $kind: what sort of promise, $target: whom to attack, $sea: a sea, $amount: Thalers or vassals, $promise: its short name
era-promised =
    { $kind ->
        [attack] an attack on { $target_you ->
            [yes] you
           *[no] { $target }
        }
        [leave_sea] to leave { $sea }
        [share_sea] to share { $sea } in peace
        [pay] to pay { $amount ->
            [one] 1 Thaler
           *[other] { $amount } Thalers
        }
        [support] support in battles with { $amount ->
            [one] 1 vassal
           *[other] { $amount } vassals
        }
       *[other] { $promise }
    }

## Forms

era-form-counter-bid = Name another price
era-form-counter = Make a counter-proposal
era-form-ask-support = Ask { $ally } for support
era-form-offer-support = Offer { $fighter } support
era-form-ally = Offer { $other } an alliance, with something on top
era-form-buy = Offer to buy { $province } from { $other }, asking for something on top
era-form-carry =
    Carry a vassal from { $from } over a sea of your choice ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
era-way = over { $sea } to { $to }
era-form-exchange = Offer { $other } an exchange
era-form-gift = Offer { $other } a gift
era-form-request = Ask { $other } for a gift
era-form-promise = Promise { $other } something
era-form-promise-attack = Promise { $other } an attack
era-form-promise-sea = Promise { $other } something about a sea
era-form-promise-pay = Promise { $other } a payment
era-formfield-way = Which way
era-formfield-price = Price in all
era-formfield-count = How many
# Why no more can be given or asked. $who: whose means these are, $pays: none, pays, gets; $price: what is paid besides
era-limit-own =
    You have { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } and { $treaties ->
        [one] 1 treaty
       *[other] { $treaties } treaties
    }{ $pays ->
        [pays] ; the price of { $price } Thalers is paid from that
        [gets] , and the price of { $price } Thalers as well
       *[none] {""}
    }.
era-limit-others =
    { $who } has { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } and { $treaties ->
        [one] 1 treaty
       *[other] { $treaties } treaties
    }{ $pays ->
        [pays] ; the price of { $price } Thalers is paid from that
        [gets] , and the price of { $price } Thalers as well
       *[none] {""}
    }.
era-formfield-give = You give
era-formfield-ask = You ask for
era-formfield-due = Until when
era-formfield-what = What you promise
era-formfield-whom = Whom you attack
era-sea = { $sea }
era-formfield-sea = Which sea
era-formfield-amount = How much
