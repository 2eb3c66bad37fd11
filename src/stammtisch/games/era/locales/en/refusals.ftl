# Why something cannot be done: what is needed and what there is. The reader is always the one who asked for it.
era-refused-over = The game is over.
era-refused-wiped-out = Your tribe is wiped off the map.
era-refused-not-your-turn = It is not your turn.
era-refused-wrong-phase = This cannot be done now: it is time for { $stage }.
era-refused-not-shared = At this table results are not shared.
era-refused-losses-first = Nobody negotiates between a roll and its losses.

## Set-up

era-refused-not-drawn = You have not drawn this card.
era-refused-not-in-area = This tribe does not live on this part of the map.
era-refused-tribe-taken = Another player plays this tribe already.
era-refused-no-area = There are six areas of improvement; this is none.

## A turn

era-refused-no-order = A turn order names every player once.
era-refused-no-passing = At this table you cannot pass while you can do something.
era-refused-no-field = There is no such field.
era-refused-activated-already = You have activated { $field } in this round already.
era-refused-leader-needed = A field is activated with at least one leader.
era-refused-too-few-leaders =
    You want to place { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }, but have only { $ready } ready.
era-refused-too-many-leaders =
    In Diplomacy there is something to do for at most { $most ->
        [one] 1 leader
       *[other] { $most } leaders
    } now.
era-refused-nothing-affordable =
    You can pay for no improvement: you have { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
era-refused-last-era = You are in the last era already.
era-refused-requirements =
    To enter the era { $era } you need { $needed } of these: { $goods ->
        [one] 1 luxury good
       *[other] { $goods } luxury goods
    } (you have { $have_goods }), { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    } (you have { $have_cities }), { $improvements ->
        [one] 1 improvement
       *[other] { $improvements } improvements
    } (you have { $have_improvements }).
era-refused-no-such-good = You have no unused { $good } left.
era-refused-no-open-card = No open card lies there.

## Improvements and units

era-refused-no-further-level = This area has no further level.
era-refused-too-dear =
    It costs { $price ->
        [one] 1 Thaler
       *[other] { $price } Thalers
    }, you have { $thalers }.
era-refused-too-dear-leader =
    A leader costs { $vassals } free vassals and { $price } Thalers; you have { $have_vassals ->
        [one] 1 free vassal
       *[other] { $have_vassals } free vassals
    } and { $have_thalers ->
        [one] 1 Thaler
       *[other] { $have_thalers } Thalers
    }.
era-refused-must-take = As you have a free vassal, you must take the unit.
era-refused-other-unit = This improvement gives the other kind of unit.
era-refused-no-own-coast = A new fleet goes to a sea that borders land of your own.
era-refused-no-grey-leader = No grey leader is left.

## Hamlets

era-refused-no-such-hamlet = You have no unused hamlet of this kind.
era-refused-scores-only = This hamlet scores at the end; before that it can only be a mercenary.
era-refused-not-now = This hamlet cannot be used now.
era-refused-no-area-wanted = Only the hamlet “Improvement” is used for an area.

## Expansion

era-refused-not-on-fleets = New vassals are placed on land, never on a sea.
era-refused-no-room = Each vassal and city of yours on land can receive one new vassal, and this province can receive no more.
era-refused-no-vassal-at-cities = No vassal is kept for a later city any more.
era-refused-no-free-vassal = You have no free vassal.
era-refused-none-yours-there = New vassals go where a vassal or a city of yours stands on land, and none stands here.
era-refused-no-vassal-there = No vassal of yours stands here that could go; fleets go last.
era-refused-no-new-vassal = Only a vassal that was just placed and has not moved can become something else, and none stands there.
era-refused-navigation-needed = Fleets need Navigation I.
era-refused-mechanics-needed = Army vassals need Mechanics I.
era-refused-commerce-needed = Trade posts need Commerce { era-level }, you have { $have }.
era-refused-no-foreign-city = A trade post stands in a city of another player.
era-refused-post-there = There is a trade post already.
era-refused-no-treaty = There are not enough treaties for that.
era-refused-treaties-to-enforce =
    Enforcing an offer takes { $needed } treaties; you have { $treaties ->
        [0] none
       *[other] { $treaties }
    }.
era-refused-not-adjacent = These provinces do not border each other.
era-refused-not-adjacent-player = You are not adjacent to this player.
era-refused-no-dot = No piece may stand here: the province has no dot.
era-refused-no-horse = You have no unused Horse.
era-refused-no-such-unit = You have no such piece there with these movement points.
era-refused-enough-points = This vassal has enough movement points.
era-refused-wrong-unit = Vassals march on land, fleets sail and land.
era-refused-too-far =
    That costs { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }, the fleet has { $points }.
# What is said of a province that no option names. $start: where the piece stands that comes there by several steps
era-refused-choose-piece = No piece comes here in one step. Choose the piece in { $start } first: it comes here in several.
era-refused-no-points-left = Your pieces here have no movement points left.
era-refused-no-points-left-anywhere = None of your pieces has a movement point left.
era-refused-nowhere-to-go = Your pieces here have movement points, but nowhere to go.
# $sea: whether it is a sea
era-refused-out-of-reach =
    { $sea ->
        [yes] Too far: none of your fleets reaches this sea.
       *[no] Too far: none of your pieces reaches it.
    }
# $points: the movement points of the piece that is chosen
era-refused-out-of-its-reach =
    Too far: the chosen piece has { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and does not reach it.
era-refused-own-land = A fleet cannot land on your own land.
era-refused-no-chain = No chain of your fleets with movement points leads there.
era-refused-nothing-to-take-back = There is no step to take back.
era-refused-architecture-needed = Cities need Architecture I.
era-refused-city-limit =
    Your Architecture allows { $limit ->
        [one] 1 city, and you have it.
       *[other] { $limit } cities, and you have them.
    }
era-refused-not-your-land = This land is not yours.
era-refused-city-there = A city of yours stands there already.
era-refused-three-vassals =
    A city takes three vassals; { $vassals ->
        [0] none of yours stands
        [one] 1 of yours stands
       *[other] { $vassals } of yours stand
    } there.
era-refused-too-many-goods =
    You can lay at most { $most ->
        [one] 1 good
       *[other] { $most } goods
    } into the army.

## Battles

era-refused-battles-left = All declared battles must be fought first.
era-refused-no-such-battle = No battle is to be fought here.
era-refused-other-question = You are asked about another battle.
era-refused-other-trader = You are asked about another trader.
era-refused-not-your-battle = You are not the one who does that in this battle.
era-refused-not-in-army = You want to commit { $wanted }, but your army has only { $have }.
era-refused-all-militia =
    Whoever commits anything from the army must commit all its militia: { $militia ->
        [one] 1 is
       *[other] { $militia } are
    } left.
era-refused-who-sits-out = Say first which unit sits out.
era-refused-nobody-sits-out = No unit has to be named that sits out.
era-refused-no-such-unit-in-battle = You have no such unit in this battle that could sit out.
era-refused-not-first = Other units go first.
era-refused-last-fleet = The last fleet stays while army vassals are there, unless you give up the sea.
era-refused-nothing-to-give-up = There is no sea to give up.
era-refused-norsemen-only = Only Norsemen plunder.
era-refused-no-unused-fleet = No fleet of yours there is left that has not plundered in this round.
era-refused-nobody-to-plunder = Nothing can be plundered here: no other player has a piece on this land.
era-refused-nobody-to-plunder-beside = Your fleet here finds nobody to plunder: no other player has a piece on the land around this sea.
era-refused-no-fleet-beside = No fleet of yours that can still plunder in this round lies beside this land.
era-refused-asked-already = A bid with this ally was made in this battle already.
era-refused-too-few-vassals =
    The ally has { $have ->
        [0] no army vassal
        [one] only 1 army vassal
       *[other] only { $have } army vassals
    }.
era-refused-too-few-own-vassals =
    You have { $have ->
        [0] no army vassal
        [one] only 1 army vassal
       *[other] only { $have } army vassals
    }.
era-refused-only-a-price = A counter-bid names another price and nothing else.

## Negotiations

era-refused-no-main-action = There is no such main action.
era-refused-done-already = Each leader takes a different main action.
era-refused-ring-taken = The Turn Order ring is taken.
era-refused-no-such-player = There is no such player to deal with.
era-refused-not-his-land = This land does not belong to that player.
# $whose: who cannot sell it
era-refused-not-for-sale =
    { $whose ->
        [own] This land is yours already.
        [sea] Only land can be bought.
       *[nobody] This land is nobody’s: it cannot be bought, only settled or fought for.
    }
era-refused-no-vassal-for-it = You have no free vassal to put there.
era-refused-allied-already = You are allies already.
era-refused-no-ally = You are not allies.
era-refused-no-own-leader = Both need a leader of their own colour that no alliance binds.
era-refused-no-agreements = At this table nothing is given on top.
era-refused-asked-too-much =
    The other player has only { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
era-refused-given-too-much =
    You have only { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
era-refused-countered-already = There can be only one counter-proposal.
era-refused-impossible-now = The deal cannot be carried out any more.
era-refused-no-such-offer = There is no such offer.
era-refused-no-promise = This promise cannot be written down.
era-refused-too-many-offers = Two offers between you are open already.
era-refused-nothing-offered = Nothing would change hands.
era-refused-not-yours =
    You have only { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } and { $treaties ->
        [one] 1 treaty
       *[other] { $treaties } treaties
    }.
era-refused-not-his =
    The other player has only { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } and { $treaties ->
        [one] 1 treaty
       *[other] { $treaties } treaties
    }.
era-refused-no-such-order = There is no such standing order.
era-refused-only-thalers-treaties = At this table only Thalers and treaties change hands.
