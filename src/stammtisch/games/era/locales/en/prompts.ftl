# What a player is asked. The reader is always the one who is asked.
era-prompt-keep-card = Which influence card do you keep: { $cards }?
era-prompt-pick-tribe = Which tribe do you play?
era-prompt-free-improvement = Which area do you improve first? Level I is free.
era-prompt-free-units =
    { $sort ->
        [fleet] Where does a new fleet go?
       *[other] Do you take an army vassal?
    } { $left ->
        [one] One can be taken.
       *[other] Up to { $left } can be taken.
    } You have { $free ->
        [one] 1 free vassal
       *[other] { $free } free vassals
    }.
era-prompt-before-morale = Your morale ({ $morale }) is about to fall by { $loss }. Do you use a hamlet first?
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
    { $field }: do you add luxury goods? { $goods ->
        [0] None lies
        [one] 1 good lies
       *[other] { $goods } goods lie
    } there, { $left } can be added.
era-prompt-after-action = Do you use a hamlet before you go on? You have: { $hamlets }.
era-prompt-last-hamlets = The last moment for hamlets before scoring. You have: { $hamlets }.
era-prompt-improvement =
    Which area do you improve? { $leaders ->
        [one] 1 leader is
       *[other] { $leaders } leaders are
    } left; you have { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
era-prompt-diplomacy =
    Diplomacy: which main action? { $leaders ->
        [one] 1 leader is
       *[other] { $leaders } leaders are
    } left; you have { $treaties ->
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
        [counter-buy] Counter-proposal: you buy { $province } from { $other }{ era-terms-you }. The price is { $price ->
            [one] 1 Thaler
           *[other] { $price } Thalers
        }.
        [counter-ally] Counter-proposal: you make the alliance with { $other }{ era-terms-you }.
       *[ally] { $other } offers you an alliance{ era-terms }.
    } Your answer?
era-prompt-enforce =
    { $other } has refused. Do you enforce { $sort ->
        [buy] the sale of { $province }
       *[other] the alliance
    } with three of your { $treaties } treaties?
era-prompt-buy-city = A city stood in { $province }. Do you put one of yours there, or a vassal?
era-prompt-score-card = You are the first in this era. Which open card is scored: { $cards }?
era-prompt-legion-choice = Do you recruit a legion?
era-prompt-placement =
    Where do you place a vassal? { $points } can be placed; you have { $free ->
        [one] 1 free vassal
       *[other] { $free } free vassals
    }.
era-prompt-removal =
    Your expansion is negative. { $left ->
        [one] 1 vassal goes
       *[other] { $left } vassals go
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
era-prompt-want-battle = You share { $province } with { $other }: your fleets { $own }, theirs { $there }. Do you want a battle?
era-prompt-expel = There is war with { $trader }. Do you expel their trade posts from your cities?
era-prompt-commit = { era-battle-sides }. What do you commit? On your side: { $own }.
era-prompt-reinforce = { era-battle-sides }. Do you bring reinforcements? On your side: { $own }.
era-prompt-may-help = { era-battle-sides }. You may offer support.
era-prompt-losses =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } in { $province }. What do you lose? You have: { $own }.
era-prompt-support-answer =
    { $countered ->
        [yes] Counter-bid
       *[no] Support
    }: { era-support }. Do you agree?
era-prompt-occupy = You have conquered a city in { $province }. Do you put one of yours there?
era-prompt-won-hamlet = You have won a hamlet: { $hamlet }. Do you use it now?
era-prompt-pay-plunder =
    { $taker } plunders { $price ->
        [one] 1 Thaler
       *[other] { $price } Thalers
    }, you have { $thalers }. Do you use a hamlet first?
era-prompt-army-goods =
    How many goods do you lay into your army for the next round? { $most ->
        [one] 1 is
       *[other] { $most } are
    } there.
