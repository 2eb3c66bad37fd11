# What happened, one line an event. For every player $x there is $x_you: yes if the reader is that player, else no.
# Extras of an offer, as the end of a sentence.
era-terms =
    { $terms ->
        [none] { "" }
        [give] , giving { $give } on top
        [ask] , asking for { $ask } on top
       *[both] , giving { $give } and asking for { $ask }
    }

# The same where the reader gives.
era-terms-you =
    { $terms ->
        [none] { "" }
        [give] , and give { $give } on top
        [ask] , and get { $ask } on top
       *[both] , and give { $give } and get { $ask } on top
    }
era-deal-other =
    { $terms ->
        [none] you give nothing and get nothing
        [give] you get { $give }
        [ask] you give { $ask }
       *[both] you get { $give } and give { $ask }
    }

# What is paid, as the end of a sentence; nothing if it costs nothing.
era-for-cost =
    { $cost ->
        [0] { "" }
        [one] { " " }for 1 Thaler
       *[other] { " " }for { $cost } Thalers
    }
# A price agreed on, as the end of a sentence.
era-for-thalers =
    { $thalers ->
        [0] for nothing
        [one] for 1 Thaler
       *[other] for { $thalers } Thalers
    }

## Set-up

era-event-drawn-order = Turn order drawn: { era-order }.
# $players: how many there are, $first to $sixth: the players one after the other
era-order =
    { $players ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
        [5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
       *[6] { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }
    }
era-together =
    { $players ->
        [1] { $first }
        [2] { $first } and { $second }
        [3] { $first }, { $second } and { $third }
        [4] { $first }, { $second }, { $third } and { $fourth }
        [5] { $first }, { $second }, { $third }, { $fourth } and { $fifth }
       *[6] { $first }, { $second }, { $third }, { $fourth }, { $fifth } and { $sixth }
    }
era-event-cards-drawn = You draw { $cards }.
era-event-card-kept = You keep { $card } and discard { $rejected }.
era-event-card-kept-others = { $seat } keeps an influence card.
era-event-tribe =
    { $seat_you ->
        [yes] You play the { $tribe }.
       *[no] { $seat } plays the { $tribe }.
    }
era-event-open-cards = Open influence cards: { $cards }.
era-event-hamlets =
    { $count ->
        [one] 1 hamlet is
       *[other] { $count } hamlets are
    } laid on the map, unseen.

## Rounds and turns

era-event-round = Round { $round } begins.
era-event-turn-order =
    { $by_ring ->
        [yes] The leader on the ring sets the turn order
       *[no] Turn order
    }: { era-order }.
era-event-passed =
    { $seat_you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
era-event-sits-out-leaders =
    { $seat_you ->
        [yes] You have no leader left and no more turns in this round.
       *[no] { $seat } has no leader left and no more turns in this round.
    }
era-event-sits-out-revolution =
    { $seat_you ->
        [yes] After the revolution you sit out the rest of the round.
       *[no] After the revolution { $seat } sits out the rest of the round.
    }
era-event-activated =
    { $seat_you ->
        [yes] { $field }: you place { $placed }.
       *[no] { $field }: { $seat } places { $placed }.
    }
era-event-autoexpansion =
    { $seat_you ->
        [yes] End of the round: your expansion without leaders begins.
       *[no] End of the round: the expansion of { $seat } without leaders begins.
    }
era-event-autoexpansion-goods =
    { $seat_you ->
        [yes] End of the round: your expansion without leaders begins, with { $goods }.
       *[no] End of the round: the expansion of { $seat } without leaders begins, with { $goods }.
    }
era-event-ring-free =
    { $seat_you ->
        [yes] Your leader comes back from the ring.
       *[no] { $seat }’s leader comes back from the ring.
    }
era-event-surplus =
    { $seat_you ->
        [yes] Clean-up: { $vassals ->
            [one] 1 of your vassals leaves
           *[other] { $vassals } of your vassals leave
        } the map.
       *[no] Clean-up: { $vassals ->
            [one] 1 of { $seat }’s vassals leaves
           *[other] { $vassals } of { $seat }’s vassals leave
        } the map.
    }
era-event-army-goods =
    { $seat_you ->
        [yes] You put { $count ->
            [0] no goods
            [one] 1 good
           *[other] { $count } goods
        } into your army.
       *[no] { $seat } puts { $count ->
            [0] no goods
            [one] 1 good
           *[other] { $count } goods
        } into the army.
    }

## Tracks

era-event-morale-up =
    { $seat_you ->
        [yes] Your morale rises by { $count } ({ $cause }).
       *[no] { $seat }’s morale rises by { $count } ({ $cause }).
    }
era-event-morale-down =
    { $seat_you ->
        [yes] Your morale falls by { $count } ({ $cause }).
       *[no] { $seat }’s morale falls by { $count } ({ $cause }).
    }
era-event-influence-up =
    { $seat_you ->
        [yes] You gain { $count } influence, now { $total } ({ $cause }).
       *[no] { $seat } gains { $count } influence, now { $total } ({ $cause }).
    }
era-event-influence-down =
    { $seat_you ->
        [yes] You lose { $count } influence, now { $total } ({ $cause }).
       *[no] { $seat } loses { $count } influence, now { $total } ({ $cause }).
    }
era-event-thalers =
    { $seat_you ->
        [yes] You get { $count ->
            [one] 1 Thaler
           *[other] { $count } Thalers
        } ({ $cause }).
       *[no] { $seat } gets { $count ->
            [one] 1 Thaler
           *[other] { $count } Thalers
        } ({ $cause }).
    }
era-event-food-up =
    { $seat_you ->
        [yes] Your food rises by { $count }, now { $balance }.
       *[no] { $seat }’s food rises by { $count }, now { $balance }.
    }
era-event-food-down =
    { $seat_you ->
        [yes] Your food falls by { $count }, now { $balance }.
       *[no] { $seat }’s food falls by { $count }, now { $balance }.
    }
era-event-parade-up =
    { $seat_you ->
        [yes] Your victory parade advances to field { $field }.
       *[no] { $seat }’s victory parade advances to field { $field }.
    }
era-event-parade-down =
    { $seat_you ->
        [yes] Your victory parade goes back to field { $field }.
       *[no] { $seat }’s victory parade goes back to field { $field }.
    }

## Expansion

era-event-expansion-nothing =
    { $seat_you ->
        [yes] Expansion: you neither place nor remove a vassal.
       *[no] Expansion: { $seat } neither places nor removes a vassal.
    }
era-event-expansion-up =
    { $seat_you ->
        [yes] Expansion: you may place { $count ->
            [one] 1 vassal
           *[other] { $count } vassals
        }.
       *[no] Expansion: { $seat } may place { $count ->
            [one] 1 vassal
           *[other] { $count } vassals
        }.
    }
era-event-expansion-down =
    { $seat_you ->
        [yes] Expansion: you must remove { $count ->
            [one] 1 vassal
           *[other] { $count } vassals
        }.
       *[no] Expansion: { $seat } must remove { $count ->
            [one] 1 vassal
           *[other] { $count } vassals
        }.
    }
era-event-legion =
    { $seat_you ->
        [yes] You recruit a legion.
       *[no] { $seat } recruits a legion.
    }
era-event-placed =
    { $seat_you ->
        [yes] You place a vassal in { $province }.
       *[no] { $seat } places a vassal in { $province }.
    }
era-event-removed =
    { $seat_you ->
        [yes] You remove a vassal from { $province }.
       *[no] { $seat } removes a vassal from { $province }.
    }
era-event-control-gained =
    { $seat_you ->
        [yes] You now control { era-provinces-gained }.
       *[no] { $seat } now controls { era-provinces-gained }.
    }
era-event-control-lost =
    { $seat_you ->
        [yes] You lose { era-provinces-lost }.
       *[no] { $seat } loses { era-provinces-lost }.
    }
era-event-control-both =
    { $seat_you ->
        [yes] You win { era-provinces-gained } and lose { era-provinces-lost }.
       *[no] { $seat } wins { era-provinces-gained } and loses { era-provinces-lost }.
    }
# $which and $away: the names of provinces, $gained and $lost: how many more there are
era-provinces-gained =
    { $which }{ $gained ->
        [0] { "" }
       *[other] { " " }and { $gained } more
    }
era-provinces-lost =
    { $away }{ $lost ->
        [0] { "" }
       *[other] { " " }and { $lost } more
    }
era-event-step-march =
    { $seat_you ->
        [yes] You march from { $from } to { $to }.
       *[no] { $seat } marches from { $from } to { $to }.
    }
era-event-step-sail =
    { $seat_you ->
        [yes] You sail from { $from } to { $to }.
       *[no] { $seat } sails from { $from } to { $to }.
    }
era-event-step-land =
    { $seat_you ->
        [yes] You land from { $from } in { $to }.
       *[no] { $seat } lands from { $from } in { $to }.
    }
era-event-step-transport =
    { $seat_you ->
        [yes] You carry a vassal over water from { $from } to { $to }.
       *[no] { $seat } carries a vassal over water from { $from } to { $to }.
    }
era-event-step-fleet =
    { $seat_you ->
        [yes] You build a fleet in { $to }{ era-for-cost }.
       *[no] { $seat } builds a fleet in { $to }{ era-for-cost }.
    }
era-event-step-army =
    { $seat_you ->
        [yes] You train an army vassal in { $from }{ era-for-cost }.
       *[no] { $seat } trains an army vassal in { $from }{ era-for-cost }.
    }
era-event-step-horse =
    { $seat_you ->
        [yes] You mount a vassal in { $from }.
       *[no] { $seat } mounts a vassal in { $from }.
    }
era-event-step-back =
    { $seat_you ->
        [yes] You take back a step.
       *[no] { $seat } takes back a step.
    }
era-event-post =
    { $seat_you ->
        [yes] You found a trade post in { $province }.
       *[no] { $seat } founds a trade post in { $province }.
    }
era-event-post-lost =
    { $seat_you ->
        [yes] You lose the trade post in { $province } ({ $cause }).
       *[no] { $seat } loses the trade post in { $province } ({ $cause }).
    }
era-event-colonies =
    { $seat_you ->
        [yes] You have { $count ->
            [one] 1 new colony
           *[other] { $count } new colonies
        }.
       *[no] { $seat } has { $count ->
            [one] 1 new colony
           *[other] { $count } new colonies
        }.
    }
era-event-city =
    { $seat_you ->
        [yes] You build a city in { $province }.
       *[no] { $seat } builds a city in { $province }.
    }
era-event-city-lost =
    { $seat_you ->
        [yes] You lose the city in { $province }.
       *[no] { $seat } loses the city in { $province }.
    }

## Battles

era-event-attack =
    { $seat_you ->
        [yes] You attack { $other } in { $province } with { $cubes ->
            [one] 1 vassal
           *[other] { $cubes } vassals
        }.
       *[no] { $seat } attacks { $other_you ->
            [yes] you
           *[no] { $other }
        } in { $province } with { $cubes ->
            [one] 1 vassal
           *[other] { $cubes } vassals
        }.
    }
era-event-attack-barbarians =
    { $seat_you ->
        [yes] You attack the Barbarians in { $province } with { $cubes ->
            [one] 1 vassal
           *[other] { $cubes } vassals
        }.
       *[no] { $seat } attacks the Barbarians in { $province } with { $cubes ->
            [one] 1 vassal
           *[other] { $cubes } vassals
        }.
    }
era-event-sea-battle-wanted =
    { $seat_you ->
        [yes] You want a battle in { $province }.
       *[no] { $seat } wants a battle in { $province }.
    }
era-event-sea-battle-unwanted =
    { $seat_you ->
        [yes] You want no battle in { $province }.
       *[no] { $seat } wants no battle in { $province }.
    }
era-event-battle = { era-battle-sides }.
# Who fights whom with how many, as the beginning of a sentence.
era-battle-sides =
    Battle in { $province }: { $attacker_you ->
        [yes] you
       *[no] { $attacker }
    } with { $attackers ->
        [one] 1 unit
       *[other] { $attackers } units
    } against { $defender_you ->
        [yes] you
       *[no] { $defender }
    } with { $defenders }
era-event-committed =
    { $seat_you ->
        [yes] You commit { $units }.
       *[no] { $seat } commits { $units }.
    }
era-event-markers =
    Strength { $attackers } to { $defenders }. { $attacker_you ->
        [yes] Your markers
       *[no] { $attacker }’s markers
    }: { $markers }.
era-event-battle-round =
    Dice: { $first }, { $second }. { $on_attacker ->
        [0] { $on_defender ->
            [0] Nobody is hit
            [one] 1 hit on the defender
           *[other] { $on_defender } hits on the defender
        }
        [one] 1 hit on the attacker{ $on_defender ->
            [0] { "" }
           *[other] , { $on_defender } on the defender
        }
       *[other] { $on_attacker } hits on the attacker{ $on_defender ->
            [0] { "" }
           *[other] , { $on_defender } on the defender
        }
    }.
era-event-unit-lost =
    { $seat_you ->
        [yes] You lose { $unit }.
       *[no] { $seat } loses { $unit }.
    }
era-event-unit-lost-barbarians = The Barbarians lose { $unit }.
era-event-battle-over-attacker =
    { $attacker_you ->
        [yes] You win the battle in { $province }.
       *[no] { $attacker } wins the battle in { $province }.
    }
era-event-battle-over-defender =
    { $attacker_you ->
        [yes] Your attack on { $province } is repelled.
       *[no] { $attacker }’s attack on { $province } is repelled.
    }
era-event-battle-over-draw = Nobody survives the battle in { $province }.
era-event-battlefield = { $province } becomes a historical battlefield: +{ $marker }.
era-event-plunder-vassals =
    { $seat_you ->
        [yes] You plunder { $province } and roll a { $die }.
       *[no] { $seat } plunders { $province } and rolls a { $die }.
    }
era-event-plunder-city =
    { $seat_you ->
        [yes] You plunder the city in { $province } and roll a { $die }.
       *[no] { $seat } plunders the city in { $province } and rolls a { $die }.
    }
era-event-plundered =
    { $seat_you ->
        [yes] You take { $thalers ->
            [one] 1 Thaler
           *[other] { $thalers } Thalers
        }; { $other } can pay { $paid }.
       *[no] { $seat } takes { $thalers ->
            [one] 1 Thaler
           *[other] { $thalers } Thalers
        }; { $other_you ->
            [yes] you
           *[no] { $other }
        } can pay { $paid }.
    }

## Hamlets

era-event-hamlet-won = { $seat } wins the hamlet of { $province }.
era-event-hamlet-won-own = You win the hamlet of { $province }: “{ $hamlet }”.
era-event-hamlet-won-colour = { $seat } wins the hamlet of { $province }, a { $colour } one.
era-event-hamlet-used =
    { $seat_you ->
        [yes] You use the hamlet “{ $hamlet }”.
       *[no] { $seat } uses the hamlet “{ $hamlet }”.
    }
era-event-hamlet-mercenary =
    { $seat_you ->
        [yes] You send the hamlet “{ $hamlet }” as a mercenary.
       *[no] { $seat } sends the hamlet “{ $hamlet }” as a mercenary.
    }
era-event-mercenary-back =
    { $seat_you ->
        [yes] The mercenary that sat out comes back to you unused: “{ $hamlet }”.
       *[no] The mercenary that sat out comes back to { $seat } unused: “{ $hamlet }”.
    }
era-event-hamlet-gone = The hamlet of { $province } goes back to the box unseen.
era-event-militia =
    { $seat_you ->
        [yes] You get { $count } militia for your army.
       *[no] { $seat } gets { $count } militia for the army.
    }
era-event-grey-leader =
    { $seat_you ->
        [yes] You get a grey leader.
       *[no] { $seat } gets a grey leader.
    }
era-event-hamlet-scored =
    { $seat_you ->
        [yes] Your hamlet “{ $hamlet }” pays { era-points }.
       *[no] { $seat }’s hamlet “{ $hamlet }” pays { era-points }.
    }

## Diplomacy

era-event-hire =
    { $seat_you ->
        [yes] You hire a grey leader.
       *[no] { $seat } hires a grey leader.
    }
era-event-peace =
    { $seat_you ->
        [yes] You are a Bringer of Peace in this round.
       *[no] { $seat } is a Bringer of Peace in this round.
    }
era-event-influence =
    { $seat_you ->
        [yes] You place a leader on the Turn Order ring.
       *[no] { $seat } places a leader on the Turn Order ring.
    }
era-event-treaty =
    { $seat_you ->
        [yes] You get a treaty.
       *[no] { $seat } gets a treaty.
    }
era-event-diplomatic-offer-buy =
    { $seat_you ->
        [yes] You offer to buy { $province } from { $other }{ era-terms }.
       *[no] { $seat } offers to buy { $province } from { $other_you ->
            [yes] you
           *[no] { $other }
        }{ era-terms }.
    }
era-event-diplomatic-offer-ally =
    { $seat_you ->
        [yes] You offer { $other } an alliance{ era-terms }.
       *[no] { $seat } offers { $other_you ->
            [yes] you
           *[no] { $other }
        } an alliance{ era-terms }.
    }
era-event-offer-countered-buy =
    { $seat_you ->
        [yes] Counter-proposal: you sell { $province } to { $other }{ era-terms }.
       *[no] Counter-proposal: { $seat } sells { $province } to { $other_you ->
            [yes] you
           *[no] { $other }
        }{ era-terms }.
    }
era-event-offer-countered-ally =
    { $seat_you ->
        [yes] Counter-proposal: you become { $other }’s ally{ era-terms }.
       *[no] Counter-proposal: { $seat } becomes { $other_you ->
            [yes] your
           *[no] { $other }’s
        } ally{ era-terms }.
    }
# What was offered, as the end of a sentence. $give, $ask: what whoever offered it gives and gets
era-offer-named =
    { $what ->
        [exchange] : { $give } for { $ask }
        [gift] : { $give } as a gift
        [request] : { $ask } for nothing
        [end_alliance] { " " }to end the alliance
        [buy] { " " }to buy { $province }
        [ally] { " " }of an alliance
       *[told_before] { "" }
    }
era-event-offer-accepted =
    { $seat_you ->
        [yes] You accept { $other }’s offer{ era-offer-named }.
       *[no] { $seat } accepts { $other_you ->
            [yes] your
           *[no] { $other }’s
        } offer{ era-offer-named }.
    }
era-event-offer-refused =
    { $seat_you ->
        [yes] You refuse { $other }’s offer{ era-offer-named }.
       *[no] { $seat } refuses { $other_you ->
            [yes] your
           *[no] { $other }’s
        } offer{ era-offer-named }.
    }
era-event-offer-withdrawn =
    { $seat_you ->
        [yes] You withdraw your offer to { $other }.
       *[no] { $seat } withdraws the offer to { $other_you ->
            [yes] you
           *[no] { $other }
        }.
    }
era-event-offer-lapsed =
    { $seat_you ->
        [yes] The round ends without an answer: your offer to { $other } lapses.
       *[no] The round ends without an answer: the offer of { $seat } to { $other_you ->
            [yes] you
           *[no] { $other }
        } lapses.
    }
era-event-enforced =
    { $seat_you ->
        [yes] You enforce the refused offer with three treaties.
       *[no] { $seat } enforces the refused offer with three treaties.
    }
era-event-bought =
    { $seat_you ->
        [yes] You buy { $province } from { $other } { era-for-thalers }.
       *[no] { $seat } buys { $province } from { $other_you ->
            [yes] you
           *[no] { $other }
        } { era-for-thalers }.
    }
era-event-alliance =
    { $seat_you ->
        [yes] You
       *[no] { $seat }
    } and { $other_you ->
        [yes] you
       *[no] { $other }
    } are allies now.
era-event-alliance-ended =
    { $seat_you ->
        [yes] Your alliance with { $other } ends.
       *[no] { $other_you ->
            [yes] Your alliance with { $seat } ends.
           *[no] The alliance of { $seat } and { $other } ends.
        }
    }
era-event-alliance-broken =
    { $seat_you ->
        [yes] You break the alliance with { $other }.
       *[no] { $seat } breaks the alliance with { $other_you ->
            [yes] you
           *[no] { $other }
        }.
    }
era-event-offer-exchange =
    { $terms ->
        [give] { $seat_you ->
            [yes] You offer { $other } { $give } as a gift.
           *[no] { $seat } offers you { $give } as a gift.
        }
        [ask] { $seat_you ->
            [yes] You ask { $other } for { $ask } as a gift.
           *[no] { $seat } asks you for { $ask } as a gift.
        }
       *[both] { $seat_you ->
            [yes] You offer { $other } { $give } for { $ask }.
           *[no] { $seat } offers you { $give } for { $ask }.
        }
    }
era-event-offer-end-alliance =
    { $seat_you ->
        [yes] You propose to { $other } to end the alliance.
       *[no] { $seat } proposes to { $other_you ->
            [yes] you
           *[no] { $other }
        } to end the alliance.
    }
era-event-exchanged =
    Exchange: { $seat_you ->
        [yes] you
       *[no] { $seat }
    } { $seat_you ->
        [yes] give
       *[no] gives
    } { $give }, { $other_you ->
        [yes] you
       *[no] { $other }
    } { $other_you ->
        [yes] give
       *[no] gives
    } { $ask }.
era-promise-told_before = what was promised before
era-event-promise =
    { $seat_you ->
        [yes] You promise { $other }: { era-promised }, until round { $due }.
       *[no] { $seat } promises { $other_you ->
            [yes] you
           *[no] { $other }
        }: { era-promised }, until round { $due }.
    }
era-event-promise-kept =
    { $seat_you ->
        [yes] You have kept your promise to { $other }: { era-promised }.
       *[no] { $seat } has kept a promise to { $other_you ->
            [yes] you
           *[no] { $other }
        }: { era-promised }.
    }
era-event-promise-broken =
    { $seat_you ->
        [yes] You have broken your promise to { $other }: { era-promised }.
       *[no] { $seat } has broken a promise to { $other_you ->
            [yes] you
           *[no] { $other }
        }: { era-promised }.
    }
era-event-promise-lapsed =
    { $seat_you ->
        [yes] Your promise to { $other } has lapsed: { era-promised }.
       *[no] { $seat }’s promise to { $other_you ->
            [yes] you
           *[no] { $other }
        } has lapsed: { era-promised }.
    }
era-event-standing-order = Your standing order holds from now on.
era-event-support-asked =
    { $seat_you ->
        [yes] You ask { $other } for { era-support }.
       *[no] { $seat } asks { $other_you ->
            [yes] you
           *[no] { $other }
        } for { era-support }.
    }
era-event-support-offered =
    { $seat_you ->
        [yes] You offer { $other } { era-support }.
       *[no] { $seat } offers { $other_you ->
            [yes] you
           *[no] { $other }
        } { era-support }.
    }
era-support =
    the help of { $count ->
        [one] 1 vassal
       *[other] { $count } vassals
    } { era-for-thalers }
era-event-support-countered =
    { $seat_you ->
        [yes] You name another price: { $thalers ->
            [one] 1 Thaler
           *[other] { $thalers } Thalers
        }.
       *[no] { $seat } names another price: { $thalers ->
            [one] 1 Thaler
           *[other] { $thalers } Thalers
        }.
    }
era-event-support-refused =
    { $seat_you ->
        [yes] You do not agree about the support.
       *[no] { $seat } does not agree about the support.
    }
era-event-support =
    { $other_you ->
        [yes] You help
       *[no] { $other } helps
    } { $seat_you ->
        [yes] you
       *[no] { $seat }
    } with { $count ->
        [one] 1 vassal
       *[other] { $count } vassals
    } { era-for-thalers }.

## Improvements, eras, cards

era-event-improvement =
    { $seat_you ->
        [yes] You research { $area } { era-level }{ era-for-cost }.
       *[no] { $seat } researches { $area } { era-level }{ era-for-cost }.
    }
era-event-free-army =
    { $seat_you ->
        [yes] You get an army vassal.
       *[no] { $seat } gets an army vassal.
    }
era-event-free-fleet =
    { $seat_you ->
        [yes] You get a fleet in { $sea }.
       *[no] { $seat } gets a fleet in { $sea }.
    }
era-event-era =
    { $seat_you ->
        [yes] Revolution: you enter the era { $era }{ $first ->
            [yes] , as the first
           *[no] { "" }
        }.
       *[no] Revolution: { $seat } enters the era { $era }{ $first ->
            [yes] , as the first
           *[no] { "" }
        }.
    }
era-event-leader =
    { $seat_you ->
        [yes] You get another leader.
       *[no] { $seat } gets another leader.
    }
era-event-barbarians = All Barbarians grow stronger, for an era is reached: { $era }.
era-event-card-scored =
    The card { $card } is scored: { $placed ->
        [yes] { era-together } share the first place
       *[no] nobody is placed
    }.
era-event-card-scored-one =
    { $seat_you ->
        [yes] The card { $card } is scored: you are first.
       *[no] The card { $card } is scored: { $seat } is first.
    }
# What a card or a hamlet pays.
era-points =
    { $points ->
        [0] nothing
       *[other] { $points } influence
    }
era-event-card-opened = A new influence card lies open: { $card }.
era-event-card-revealed =
    { $seat_you ->
        [yes] Your own card, { $card }, pays { era-points }.
       *[no] { $seat }’s own card, { $card }, pays { era-points }.
    }
era-event-card-revealed-behind =
    { $seat_you ->
        [yes] Your own card, { $card }, pays nothing: { $other } is first.
       *[no] { $seat }’s own card, { $card }, pays nothing: { $other_you ->
            [yes] you are first
           *[no] { $other } is first
        }.
    }
era-event-card-revealed-nothing =
    { $seat_you ->
        [yes] Your own card, { $card }, pays nothing
       *[no] { $seat }’s own card, { $card }, pays nothing
    }: { $placed ->
        [yes] { era-together } are first
       *[no] nobody is placed
    }.

## The end

era-event-goal =
    { $seat_you ->
        [yes] You reach a goal: { $goal }.
       *[no] { $seat } reaches a goal: { $goal }.
    }
era-event-wiped-out =
    { $seat_you ->
        [yes] You are wiped off the map.
       *[no] { $seat } is wiped off the map.
    }
era-event-last-round = The game ends with this round: { $goal }.
era-event-game-over-one =
    { $seat_you ->
        [yes] You win with { $influence } influence.
       *[no] { $seat } wins with { $influence } influence.
    }
era-event-game-over =
    { $won ->
        [yes] { era-together } share the victory.
       *[no] Nobody is left to win.
    }
era-event-ended-shared = All agreed to share the result.
era-event-ended-agreed = All agreed to end the game.
