# What happened, one line an event. For every player $x there is $x_you: yes if the reader is that player, else no.

## Preparation

# $seat: the player, $tribe: the tribe
heroes-event-tribe =
    { $seat_you ->
        [yes] You play the { $tribe }.
       *[no] { $seat } plays the { $tribe }.
    }
# $first, $second: the dice, $sum: their sum
heroes-event-threw-for-first =
    { $seat_you ->
        [yes] You throw
       *[no] { $seat } throws
    } { $first } and { $second } for the first move, total { $sum }.
heroes-event-first-player =
    { $seat_you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
# $card: the disaster
heroes-event-laid-down-harmless =
    { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card }. It is too early for that: the card is laid down.

## Rounds, moves, cards

# $round: its number, $first: who moves first
heroes-event-round =
    Round { $round } begins. { $first_you ->
        [yes] You move first.
       *[no] { $first } moves first.
    }
heroes-event-move-begins =
    { $seat_you ->
        [yes] Your move begins.
       *[no] { $seat }'s move begins.
    }
# $card: the card; the reader drew it
heroes-event-drew = You draw { $card }.
# $cards: how many were shuffled
heroes-event-reshuffled =
    The deck is used up. { $cards ->
        [one] 1 discarded card is
       *[other] { $cards } discarded cards are
    } shuffled into a new one.
heroes-event-nothing-to-draw = There is no card left to draw.

## The fair

heroes-event-fair-opens = The fair opens.
# $cards: what the reader drew
heroes-event-drew-at-fair = At the fair you draw { $cards }.
# $count: how many cards
heroes-event-drew-at-fair-others =
    { $seat } draws { $count ->
        [0] no card
       *[other] { $count } cards
    } at the fair.
# $give, $want: what is offered for what, $addressed: whether for one player, $to, $sealed: whether others do not see it
heroes-event-wish =
    { $seat_you ->
        [yes] You offer
       *[no] { $seat } offers
    } { heroes-event-offer }.
heroes-event-wish-withdrawn =
    { $seat_you ->
        [yes] You no longer offer
       *[no] { $seat } no longer offers
    } { heroes-event-offer }.
heroes-event-offer =
    { $addressed ->
        [yes] { $to_you ->
            [yes] you{" "}
           *[no] { $to }{" "}
        }
       *[no] {""}
    }{ $give } for { $want }{ heroes-wish-sealed }
# $gives: what seat gives, $other: the other player, $gets: what seat gets
heroes-event-exchanged =
    { $seat_you ->
        [yes] You give { $other } { $gives } and get { $gets }.
       *[no] { $other_you ->
            [yes] { $seat } gives you { $gives } and gets { $gets }.
           *[no] { $seat } gives { $other } { $gives } and gets { $gets }.
        }
    }
heroes-event-done =
    { $seat_you ->
        [yes] You are done.
       *[no] { $seat } is done.
    }
heroes-event-fair-closes = The fair closes.

## Tax and construction

# $cards: how many cards
heroes-event-taxed =
    { $seat_you ->
        [yes] You collect tax
       *[no] { $seat } collects tax
    }: { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
# $cards: what is laid down
heroes-event-taxed-laying =
    { $seat_you ->
        [yes] You have no city and lay down { $cards } to draw 1 card.
       *[no] { $seat } has no city and lays down { $cards } to draw 1 card.
    }
# $piece: what is built, $paid: the cards laid down for it
heroes-event-built =
    { $seat_you ->
        [yes] You build
       *[no] { $seat } builds
    } { $piece } for { $paid }.
# $to: the neighbour
heroes-event-road-built =
    { $seat_you ->
        [yes] You build a road to { $to }
       *[no] { $to_you ->
            [yes] { $seat } builds a road to you
           *[no] { $seat } builds a road to { $to }
        }
    } for { $paid }.
heroes-event-road-refused =
    { $to_you ->
        [yes] You refuse { $seat } a road.
       *[no] { $seat_you ->
            [yes] { $to } refuses you a road.
           *[no] { $to } refuses { $seat } a road.
        }
    }
# $built: whether something was built before
heroes-event-passed =
    { $built ->
        [yes] { $seat_you ->
            [yes] You build nothing more.
           *[no] { $seat } builds nothing more.
        }
       *[no] { $seat_you ->
            [yes] You do nothing in this move.
           *[no] { $seat } does nothing in this move.
        }
    }

## Monument, discarding, coming home

# $cards: what is laid, $laid: how many cards the monument has, $limit: of how many
heroes-event-laid =
    { $seat_you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $cards } on the monument, which has { $laid } of { $limit }.
heroes-event-discarded =
    { $seat_you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards }.
# $armies: how many
heroes-event-armies-home =
    { $seat_you ->
        [yes] { $armies ->
            [one] Your army comes
           *[other] Your { $armies } armies come
        }
       *[no] { $armies ->
            [one] { $seat }'s army comes
           *[other] { $seat }'s { $armies } armies come
        }
    } home from war.
heroes-event-home-by-road =
    { $seat_you ->
        [yes] { $armies ->
            [one] By road your army comes
           *[other] By road your { $armies } armies come
        }
       *[no] { $armies ->
            [one] By road { $seat }'s army comes
           *[other] By road { $seat }'s { $armies } armies come
        }
    } home at once.
heroes-event-armies-freed =
    { $seat_you ->
        [yes] { $armies ->
            [one] Your army has
           *[other] Your { $armies } armies have
        }
       *[no] { $armies ->
            [one] { $seat }'s army has
           *[other] { $seat }'s { $armies } armies have
        }
    } recovered from the Earthquake.

## Events and disasters

# $card: the card drawn
heroes-event-event =
    { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card }.
# $cities: how many cities there are now
heroes-event-grew =
    { $seat_you ->
        [yes] Your people grow and found a city; you now have { $cities }.
       *[no] { $seat }'s people grow and found a city, now { $cities } in all.
    }
heroes-event-growth-without-effect = No city is left: Population growth does nothing.
# $card: earthquake or eruption
heroes-event-no-target =
    { $card ->
        [earthquake] The Earthquake finds no army to strike.
       *[eruption] The Eruption finds no city to destroy.
    }
# $target: at whom, $army: at what
heroes-event-aimed-earthquake =
    { $seat_you ->
        [yes] You aim the Earthquake at { $target }
       *[no] { $target_you ->
            [yes] { $seat } aims the Earthquake at you
           *[no] { $seat } aims the Earthquake at { $target }
        }
    }: { $army }.
heroes-event-aimed-eruption =
    { $seat_you ->
        [yes] You aim the Eruption at a city of { $target }.
       *[no] { $target_you ->
            [yes] { $seat } aims the Eruption at a city of yours.
           *[no] { $seat } aims the Eruption at a city of { $target }.
        }
    }
# $by: the card played, $disaster: what it cancels
heroes-event-cancelled =
    { $seat_you ->
        [yes] You play
       *[no] { $seat } plays
    } { $by }. { $disaster ->
        [earthquake] The Earthquake does nothing.
        [eruption] The Eruption does nothing.
       *[barbarians] The Barbarians take nothing.
    }
# $all: whether it helps everybody
heroes-event-shielded =
    { $seat_you ->
        [yes] { $all ->
            [yes] You play Fortune. Hunger does nothing.
           *[no] You play Fortune and keep your grain.
        }
       *[no] { $all ->
            [yes] { $seat } plays Fortune. Hunger does nothing.
           *[no] { $seat } plays Fortune against Hunger.
        }
    }
# $cards: what is lost
heroes-event-starved =
    { $seat_you ->
        [yes] Hunger takes { $cards } from you.
       *[no] Hunger takes { $cards } from { $seat }.
    }
# $lost: how many cards
heroes-event-barbarians-took =
    { $seat_you ->
        [yes] { $lost ->
            [0] The Barbarians find nothing to take from you.
           *[other] The Barbarians take { $cards } from you.
        }
       *[no] { $lost ->
            [0] The Barbarians find nothing to take from { $seat }.
           *[other] The Barbarians take { $cards } from { $seat }.
        }
    }
# $armies: how many
heroes-event-earthquake-struck =
    The Earthquake strikes { $seat_you ->
        [yes] { $armies ->
            [one] an army of yours.
           *[other] { $armies } armies of yours.
        }
       *[no] { $armies ->
            [one] an army of { $seat }.
           *[other] { $armies } armies of { $seat }.
        }
    }
# $cities: how many are left
heroes-event-city-destroyed =
    { $seat_you ->
        [yes] You lose
       *[no] { $seat } loses
    } a city to the Eruption; { $cities ->
        [0] none is left.
        [one] 1 is left.
       *[other] { $cities } are left.
    }

## War

# $target: who is attacked, $purpose: what for, $forces: who comes
heroes-event-attacked =
    { $seat_you ->
        [yes] You attack { $target }
       *[no] { $target_you ->
            [yes] { $seat } attacks you
           *[no] { $seat } attacks { $target }
        }
    } for { $purpose } with { $forces }.
# $attacker: whose armies go home
heroes-event-attack-cancelled =
    { $seat_you ->
        [yes] You play Olympic Games: { $attacker }'s armies turn back.
       *[no] { $attacker_you ->
            [yes] { $seat } plays Olympic Games: your armies turn back.
           *[no] { $seat } plays Olympic Games: { $attacker }'s armies turn back.
        }
    }
# $line: who defends
heroes-event-stood =
    { $seat_you ->
        [yes] You defend
       *[no] { $seat } defends
    } with { $line }.
# A duel. For each side: $…_fighter what would be lost, $…_die and $…_second_die (0 if there is one die only) the throw,
# $…_led_by nobody, general or hero, and $…_lead what that adds, $…_total the sum. $fortresses: what they add.
# $outcome for the attacker: won, lost or tied.
heroes-event-duel = { heroes-duel-attacker }; { heroes-duel-defender }. { heroes-duel-outcome }
heroes-duel-attacker =
    { $attacker_you ->
        [yes] You roll { $attacker_die }
       *[no] { $attacker } rolls { $attacker_die }
    }{ $attacker_second_die ->
        [0] {""}
       *[other] {" "}and { $attacker_second_die }
    }{ $attacker_led_by ->
        [general] , plus general { $attacker_lead }, total { $attacker_total }
        [hero] , plus Hero { $attacker_lead }, total { $attacker_total }
       *[nobody] { $attacker_second_die ->
            [0] {""}
           *[other] , total { $attacker_total }
        }
    }
heroes-duel-defender =
    { $defender_you ->
        [yes] you roll { $defender_die }
       *[no] { $defender } rolls { $defender_die }
    }{ $defender_second_die ->
        [0] {""}
       *[other] {" "}and { $defender_second_die }
    }{ $defender_led_by ->
        [general] , plus general { $defender_lead }
        [hero] , plus Hero { $defender_lead }
       *[nobody] {""}
    }{ $fortresses ->
        [0] {""}
        [one] , plus fortress 1
       *[other] , plus fortresses { $fortresses }
    }{ $defender_bonus ->
        [0] { $defender_second_die ->
            [0] {""}
           *[other] , total { $defender_total }
        }
       *[other] , total { $defender_total }
    }
heroes-duel-outcome =
    { $outcome ->
        [won] { $defender_you ->
            [yes] You lose { $defender_fighter }.
           *[no] { $defender } loses { $defender_fighter }.
        }
        [lost] { $attacker_you ->
            [yes] You lose { $attacker_fighter }.
           *[no] { $attacker } loses { $attacker_fighter }.
        }
       *[tied] It is a tie.
    }
# $victorious: how many victorious armies the attacker has, $met, $unmet: how many of them
# met a defender, and how many nobody
heroes-event-battle =
    The battle is over. { $attacker_you ->
        [yes] You have
       *[no] { $attacker } has
    } { $victorious ->
        [one] { $unmet ->
            [0] 1 victorious army.
           *[other] 1 victorious army, which met nobody.
        }
       *[other] { $victorious } victorious armies{ $met ->
            [0] , which met nobody.
           *[other] { $unmet ->
                [0] .
                [one] , 1 of which met nobody.
               *[other] , { $unmet } of which met nobody.
            }
        }
    }
heroes-event-battle-unopposed =
    { $attacker_you ->
        [yes] Nobody stands against you: you have
       *[no] Nobody stands against { $attacker }, who has
    } { $victorious ->
        [one] 1 victorious army.
       *[other] { $victorious } victorious armies.
    }
# $count: how many
heroes-event-spoils-conquest =
    { $attacker_you ->
        [yes] You take
       *[no] { $attacker } takes
    } { $count ->
        [one] 1 city
       *[other] { $count } cities
    } { $defender_you ->
        [yes] from you.
       *[no] from { $defender }.
    }
heroes-event-spoils-plunder =
    { $attacker } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $defender }.
# $cards: which; the reader is one of the two
heroes-event-spoils-plunder-known =
    { $attacker_you ->
        [yes] You take { $cards } from { $defender }.
       *[no] { $attacker } takes { $cards } from you.
    }
heroes-event-spoils-destruction =
    { $attacker_you ->
        [yes] You destroy
       *[no] { $attacker } destroys
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } { $defender_you ->
        [yes] of your monument.
       *[no] of { $defender }'s monument.
    }
heroes-event-spoils-none =
    { $attacker_you ->
        [yes] Your attack on { $defender }
       *[no] { $defender_you ->
            [yes] { $attacker }'s attack on you
           *[no] { $attacker }'s attack on { $defender }
        }
    } brings nothing.
heroes-event-out =
    { $seat_you ->
        [yes] You have neither a city nor a card and are out of the game.
       *[no] { $seat } has neither a city nor a card and is out of the game.
    }

## Victory

# $by: cities or monument
heroes-event-last-move =
    { $by ->
        [cities] { $seat_you ->
            [yes] You have at least five cities. The last move begins: keep five until your next move and you win.
           *[no] { $seat } has at least five cities. The last move begins: { $seat } wins unless stopped before moving again.
        }
       *[monument] { $seat_you ->
            [yes] Your monument is complete. The last move begins: keep it until your next move and you win.
           *[no] { $seat }'s monument is complete. The last move begins: { $seat } wins unless stopped before moving again.
        }
    }
heroes-event-claim-failed =
    { $seat_you ->
        [yes] You no longer have five cities or a complete monument: the game goes on.
       *[no] { $seat } no longer has five cities or a complete monument: the game goes on.
    }
heroes-event-claim-goes-on =
    { $seat_you ->
        [yes] Nobody else has moved yet: your last move goes on until your next move.
       *[no] Nobody else has moved yet: the last move of { $seat } goes on until { $seat }'s next move.
    }
# $by: cities, monument or last_tribe
heroes-event-won =
    { $by ->
        [cities] { $seat_you ->
            [yes] You still have at least five cities: you have won!
           *[no] { $seat } still has at least five cities and has won.
        }
        [monument] { $seat_you ->
            [yes] Your monument still stands complete: you have won!
           *[no] { $seat }'s monument still stands complete: { $seat } has won.
        }
       *[last_tribe] { $seat_you ->
            [yes] Yours is the last tribe: you have won!
           *[no] { $seat } is the last tribe and has won.
        }
    }

## Services of the table, which are no rules

# $cards: the hand that is laid down, $lost: how many cards
heroes-event-left =
    { $seat_you ->
        [yes] You have left for good.
       *[no] { $seat } has left for good.
    } The tribe is out of the game{ $lost ->
        [0] .
       *[other] { " " }and lays down { $cards }.
    }
heroes-event-attack-lapsed =
    { $attacker_you ->
        [yes] Your attack is over without spoils.
       *[no] The attack of { $attacker } is over without spoils.
    }
heroes-event-ended-shared = All have agreed: those who are still in the game share the result.
heroes-event-ended-agreed = All have agreed to end the game; nobody has won.
heroes-event-ended-rounds = The last round is over: most cities and laid special resources win.

## Only the reader sees it

heroes-event-order = Your standing orders have changed.
