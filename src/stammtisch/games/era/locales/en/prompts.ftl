# What a player is asked. The reader is always the one who is asked.
era-prompt-keep-card = Which influence card do you keep: { $cards }?
era-prompt-pick-tribe = Which tribe do you play?
era-prompt-free-improvement = Which area do you improve first? Level I is free.
era-prompt-free-units =
    { $sort ->
        [fleet] Where does a new fleet go?
       *[other] Do you take an army vassal?
    } { $left ->
        [one] You can get 1.
       *[other] You can get up to { $left }.
    } { $free ->
        [0] You have no free vassal: one kept for a later city is taken, and you lose 2 morale fields.
        [one] You have 1 free vassal.
       *[other] You have { $free } free vassals.
    }
era-prompt-before-morale =
    Your morale ({ $morale }) is about to fall by { $loss }. { $usable ->
        [yes] Do you use a hamlet first? You have: { $hamlets }.
       *[no] None of your hamlets can be used before that: { $hamlets }.
    }
era-prompt-set-order = Your leader stands on the ring: in which order do all play this round?
era-prompt-turn =
    Your turn: activate a field or pass. You have { $ready ->
        [one] 1 leader
       *[other] { $ready } leaders
    } and { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
era-prompt-add-goods =
    { $leaders ->
        [0] End of the round: your expansion without leaders is worth { $worth }; { era-vassals-of-expansion }. Do you add luxury goods?
       *[other] { $field }: do you add luxury goods?
    } { $goods ->
        [0] None lies
        [one] 1 good lies
       *[other] { $goods } goods lie
    } there, { $left } can be added.
era-prompt-after-action =
    { $usable ->
        [yes] Do you use a hamlet before you go on? You have: { $hamlets }.
       *[no] None of your hamlets can be used now: { $hamlets }.
    }
era-prompt-last-hamlets =
    { $usable ->
        [yes] This is the last moment for hamlets before scoring. You have: { $hamlets }.
       *[no] Scoring comes next. None of your hamlets can be used now: { $hamlets }.
    }
era-prompt-improvement =
    Which area do you improve? { $leaders ->
        [one] 1 leader on Improvement has
       *[other] { $leaders } leaders on Improvement have
    } still to act; you have { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
era-prompt-diplomacy =
    Diplomacy: which main action? { $leaders ->
        [one] 1 leader there has
       *[other] { $leaders } leaders there have
    } still to act; you have { $treaties ->
        [one] 1 treaty
       *[other] { $treaties } treaties
    }.
era-prompt-further =
    Do you buy a province or offer an alliance? { $offers ->
        [one] 1 offer is
       *[other] { $offers } offers are
    } left; you have { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
era-prompt-diplomatic-answer =
    { $sort ->
        [buy] { $other } offers to buy { $province } from you{ era-terms }. The price is { $price ->
            [one] 1 Thaler
           *[other] { $price } Thalers
        }.
        [counter-buy] { $other } makes a counter-proposal: you buy { $province }{ era-terms-you }. The price is { $price ->
            [one] 1 Thaler
           *[other] { $price } Thalers
        }.
        [counter-ally] { $other } makes a counter-proposal: you become allies{ era-terms-you }.
       *[ally] { $other } offers you an alliance{ era-terms }.
    } What is your answer?
era-prompt-enforce =
    { $other } has refused. Do you enforce { $sort ->
        [buy] the sale of { $province } for { $price ->
            [one] 1 Thaler
           *[other] { $price } Thalers
        }
       *[other] the alliance
    } with 3 of your { $treaties } treaties?
era-prompt-buy-city = A city stood in { $province }. Do you put one of yours there, or a vassal?
era-prompt-score-card = You are the first to reach the era { $era }. Which open card is scored: { $cards }?
era-prompt-legion-choice = Do you recruit a legion?
era-prompt-placement =
    { $alone ->
        [yes] End of the round: your expansion without leaders is worth { $worth }.{ " " }
       *[no] { "" }
    }Where do you place a vassal? { $most } can be placed; you have { $free ->
        [one] 1 free vassal
       *[other] { $free } free vassals
    }.{ $unused ->
        [0] { "" }
       *[other] { " " }{ era-points-unused }
    }
era-prompt-removal =
    { $alone ->
        [yes] End of the round: your expansion without leaders is worth { $worth }.
       *[no] Your expansion is worth { $worth }.
    } { $left ->
        [one] 1 vassal must go
       *[other] { $left } vassals must go
    }: from where?
era-prompt-movement =
    Convert new vassals and move. Movement points: vassals { $points }, fleets { $fleet_points }. You have { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
era-prompt-founding = Do you found a city?
era-prompt-battles =
    { $battles ->
        [0] All battles are fought. Do your fleets plunder?
        [one] One battle is left. What comes next?
       *[other] { $battles } battles are left. Which comes next?
    }
era-prompt-want-battle = You share { $province } with { $other }. Fleets there: you { $own }, { $other } { $there }. Do you want a battle?
era-prompt-expel = You are at war with { $trader }. Do you expel { $trader }’s trade posts from your cities?
era-prompt-commit = { era-battle-sides }. What do you commit? On your side: { $own }.
era-prompt-reinforce = { era-battle-sides }. Do you bring reinforcements? On your side: { $own }.
era-prompt-may-help = { era-battle-sides }. You may offer support.
era-prompt-losses =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } in { $province }. What do you lose? You have: { $own }.
era-prompt-support-answer =
    { $again ->
        [yes] At another price:{ " " }
       *[no] { "" }
    }{ $sort ->
        [asked] { $other } asks you for { era-support }.
       *[offered] { $other } offers you { era-support }.
    } Do you agree?
era-prompt-occupy = You have conquered a city in { $province }. Do you put one of yours there?
era-prompt-won-hamlet =
    You have won the hamlet “{ $hamlet }”. { $sort ->
        [usable] Do you use it now?
        [scores] It scores at the end.
       *[kept] It cannot be used now, only later.
    }
era-prompt-pay-plunder =
    { $taker } plunders { $price ->
        [one] 1 Thaler
       *[other] { $price } Thalers
    }, and you have { $thalers }. { $usable ->
        [yes] Do you use a hamlet first? You have: { $hamlets }.
       *[no] None of your hamlets can be used for that: { $hamlets }.
    }
era-prompt-army-goods =
    How many goods do you put into your army for the next round? You have { $most }.
