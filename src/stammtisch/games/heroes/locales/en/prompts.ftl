# What a player is asked. The reader is always the one who is asked.

# $cards: how many cards are in hand
heroes-prompt-action = Your move: one action. { heroes-hand }
# $who: whose last move is running
heroes-prompt-action-last-move =
    Your move: one action. Unless stopped, { $who } wins when the next move of { $who } begins. { heroes-hand }
heroes-hand =
    { $cards ->
        [0] You have no card in hand.
        [one] You have 1 card in hand.
       *[other] You have { $cards } cards in hand.
    }
heroes-prompt-construction =
    You are building. Build more, or finish. { heroes-hand }
# $who: the builder
heroes-prompt-road = { $who } asks to build a road to you and would pay for it. Do you agree?

# $target: who is attacked, $purpose: what for, $sent: how many units are in the line, $line: which
heroes-prompt-muster =
    { $sent ->
        [0] Attack on { $target } for { $purpose }. Whom do you send? The first you send fights first.
       *[other] Attack on { $target } for { $purpose }. Sent so far: { $line }. Send more, or march.
    }

# $who: the attacker, $purpose: what for, $forces: who comes, $armies, $fortresses: what the reader can defend with,
# $due: how many cities, cards or cards of the monument a full victory would bring, by $aim (the purpose)
heroes-prompt-answer =
    { $who } attacks you for { $purpose } with { $forces }. You have { $armies ->
        [0] no able army
        [one] 1 able army
       *[other] { $armies } able armies
    }{ $fortresses ->
        [0] {""}
        [one] {" "}and 1 fortress
       *[other] {" "}and { $fortresses } fortresses
    }. At stake: { $due ->
        [0] nothing but armies.
       *[other] up to { $aim ->
            [conquest] { $due ->
                [one] 1 city
               *[other] { $due } cities
            }
            [plunder] { $due ->
                [one] 1 card
               *[other] { $due } cards
            } of your hand
           *[destruction] { $due ->
                [one] 1 card
               *[other] { $due } cards
            } of your monument
        }.
    }
# $line: who stands in the line
heroes-prompt-answer-line = { $who } attacks you. Your line so far: { $line }. Go on, or take your stand.

# $victorious: how many victorious armies, $who: who is beaten, $due: how many may be taken
heroes-prompt-spoils-conquest =
    { $victorious ->
        [one] You have 1 victorious army.
       *[other] You have { $victorious } victorious armies.
    } How many cities do you take from { $who }, at most { $due }?
heroes-prompt-spoils-plunder =
    { $victorious ->
        [one] You have 1 victorious army.
       *[other] You have { $victorious } victorious armies.
    } How many cards do you take from { $who }, at most { $due }?
heroes-prompt-spoils-destruction =
    { $victorious ->
        [one] You have 1 victorious army.
       *[other] You have { $victorious } victorious armies.
    } How many cards of { $who }'s monument do you destroy, at most { $due }?

# $held: how many cards can be laid, $laid: how many are laid, $limit: of how many
heroes-prompt-lay =
    Your monument has { $laid } of { $limit } cards. { $held ->
        [0] You have none to lay.
        [one] You have 1 to lay.
       *[other] You have { $held } to lay.
    }
# $held: how many cards are in hand, $cards: how many are too many
heroes-prompt-discard =
    You have { $held } cards in hand; five may stay. Discard { $cards ->
        [one] 1 card.
       *[other] { $cards } cards, one after the other.
    }

heroes-prompt-choose-earthquake = Which army does your Earthquake strike? It is out of play until the end of its owner's next move.
heroes-prompt-choose-earthquake-tribe = Whose armies does your Earthquake strike? All at home are out of play until the end of their owner's next move.
heroes-prompt-choose-eruption = Your Eruption destroys a city of another tribe. Whose?
heroes-prompt-earthquake = The Earthquake is about to strike you. Your answer?
# $cities: how many cities the reader has
heroes-prompt-eruption =
    The Eruption is about to destroy { $cities ->
        [one] your only city.
       *[other] one of your { $cities } cities.
    } Your answer?
# $cards: how many cards would be taken
heroes-prompt-barbarians =
    The Barbarians attack you. { $cards ->
        [0] You have no usual resource that they could take.
        [one] They would take your only usual resource.
       *[other] They would take { $cards } of your usual resources at random.
    } Your answer?
# $grain: how many grain cards would be lost
heroes-prompt-hunger =
    Hunger strikes everybody. { $grain ->
        [0] You have no grain to lose.
       *[other] You would lay down { $grain } grain.
    } Your answer?

# $cards: how many cards are in hand, $offers: how many offers of others the reader could take
heroes-prompt-fair =
    The fair. { heroes-hand } { heroes-fair-offers }
heroes-prompt-fair-done =
    You are done at the fair, but may still trade. { heroes-hand } { heroes-fair-offers }
heroes-fair-offers =
    { $offers ->
        [0] There is no offer you can take.
        [one] There is 1 offer you can take.
       *[other] There are { $offers } offers you can take.
    }
# $wishes: how many wishes are on the list
heroes-prompt-fair-sealed =
    The fair, with sealed lists. { heroes-hand } Your list has { $wishes ->
        [0] no wish yet.
        [one] 1 wish.
       *[other] { $wishes } wishes.
    }
heroes-prompt-fair-sealed-done =
    Your list is in, with { $wishes ->
        [0] no wish.
        [one] 1 wish.
       *[other] { $wishes } wishes.
    } You may take it back until the last list is in.
