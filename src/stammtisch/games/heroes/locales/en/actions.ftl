# What a player can do (heroes-do-), what it costs, and what should be known before it is done (heroes-then-).
# The reader is always the one who can do it.

# $cards: the cards that pay
heroes-cost = { $cards }

## Tax, construction, the end of the action

heroes-do-tax = Collect tax
# $cards: how many cards will be drawn
heroes-then-tax =
    { $cards ->
        [one] You draw 1 card.
       *[other] You draw { $cards } cards.
    }
# $card: the card laid down
heroes-do-tax-laying = Collect tax without a city, for { $card }
heroes-then-tax-laying = You draw 1 card in its place.
heroes-then-tax-laying-last = You draw 1 card in its place. If you cannot keep that card, you are out of the game.

# $piece: what is built
heroes-do-build = Build { $piece }
# $to: the neighbour
heroes-do-build-road = Build a road to { $to }
heroes-then-road = { $to } is asked first. A refusal costs you nothing, not even your action.
# $cities: how many cities the reader will have
heroes-then-cities =
    { $cities ->
        [one] You then have 1 city.
       *[other] You then have { $cities } cities.
    }
heroes-then-last-move-cities = You then have { $cities } cities and the last move begins: if you still have five when your next move begins, you win.
heroes-then-last-move-monument = Your monument is then complete and the last move begins: if it still is when your next move begins, you win.
heroes-then-out = You then have neither a card nor a city and are out of the game.

heroes-do-pass = Do nothing in this move
heroes-do-stop-building = Build nothing more
# $could: what could still be done
heroes-then-pass = You could still { $could }.
heroes-could-tax = collect tax
heroes-could-build = build
heroes-could-attack = attack

## War

# $target: who is attacked, $purpose: what for
heroes-do-attack = Attack { $target } for { $purpose }
# $stake: how many cities, or cards, $armies, $led, $fortresses: what can defend them, $own: how many units the reader can send
heroes-then-attack-conquest =
    { $target } has { $stake ->
        [0] no city to take
        [one] 1 city; 2 victorious armies take it
       *[other] { $stake } cities; 2 victorious armies take 1, 4 take 2
    }. { heroes-defence }
heroes-then-attack-plunder =
    { $target } has { $stake ->
        [0] no card to take
        [one] 1 card; 1 victorious army takes it
       *[other] { $stake } cards; each victorious army takes 2 at random
    }. { heroes-defence }
heroes-then-attack-destruction =
    { $stake ->
        [0] { $target } has laid no card of a monument
        [one] { $target }'s monument has 1 card; 1 victorious army destroys it
       *[other] { $target }'s monument has { $stake } cards; 1 victorious army destroys 1, 3 destroy 2
    }. { heroes-defence }
heroes-defence =
    At home: { $armies ->
        [0] no army
        [one] { $led ->
            [0] 1 army
           *[other] 1 army with a general
        }
       *[other] { $armies } armies{ $led ->
            [0] {""}
            [one] {" "}with 1 general
           *[other] {" "}with { $led } generals
        }
    }{ $fortresses ->
        [0] {""}
        [one] {" "}and 1 fortress
       *[other] {" "}and { $fortresses } fortresses
    }. You can send up to { $own }.
# $unit: what is put into the line
heroes-do-send = Send { $unit }
# $heroes: how many Hero cards it takes
heroes-then-hero =
    { $heroes ->
        [one] The Hero is laid down, whatever happens.
       *[other] The Heroes are laid down, whatever happens.
    }
# $sent: how many units are in the line, $forces: which
heroes-do-march =
    { $sent ->
        [0] March
       *[other] March with { $forces }
    }
# $target: who is attacked, $road: whether a road leads there, $last: whether the attacker keeps neither city nor card
heroes-then-march =
    Nobody can be called back or added. { $road ->
        [yes] By your road to { $target } the survivors come home at once.
       *[no] Survivors stay away until the end of your next move.
    }{ $last ->
        [yes] {" "}You keep neither a city nor a card: if the attack fails, you may be out of the game.
       *[no] {""}
    }
# $armies: how many can defend, $line: which
heroes-do-defend =
    { $armies ->
        [0] Let them come: you have no army
       *[other] Defend with { $line }
    }
heroes-then-defend = Armies with a general fight first.
heroes-do-stand =
    { $armies ->
        [0] Take your stand with no army
       *[other] Take your stand with { $line }
    }
# $count: how many
heroes-do-spoils-conquest =
    { $count ->
        [one] Take 1 city
       *[other] Take { $count } cities
    }
heroes-do-spoils-plunder =
    { $count ->
        [one] Take 1 card at random
       *[other] Take { $count } cards at random
    }
heroes-do-spoils-destruction =
    { $count ->
        [one] Destroy 1 card of the monument
       *[other] Destroy { $count } cards of the monument
    }
heroes-do-spoils-none = Take nothing

## Monument and discarding

# $cards: what is laid
heroes-do-lay = Lay { $cards } on your monument
# $laid: how many cards the monument will have, $limit: of how many
heroes-then-lay = Your monument then has { $laid } of { $limit } cards.
heroes-do-keep = Lay no more
# $cards: how many could be laid
heroes-then-keep =
    { $cards ->
        [one] You keep 1 card that you could lay.
       *[other] You keep { $cards } cards that you could lay.
    }
heroes-do-go-on = Go on
# $card: the card, $held: how many of it are in hand
heroes-do-discard = Discard { $card }, you have { $held }

## Disasters, answers

# $target: whose army, $army: which
heroes-do-strike = Strike { $target }: { $army }
# $armies: how many able armies the target has
heroes-then-strike =
    { $target } has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } at home.
heroes-do-erupt = Destroy a city of { $target }
# $cities: how many cities the target has
heroes-then-erupt =
    { $target } has { $cities ->
        [one] 1 city.
       *[other] { $cities } cities.
    }
heroes-do-fortune = Play Fortune
heroes-then-fortune = The disaster does nothing to you.
# $all: whether it helps everybody, $grain: how much grain the reader keeps
heroes-then-fortune-hunger =
    { $all ->
        [yes] Nobody lays grain down.
       *[no] { $grain ->
            [0] You have no grain to keep.
           *[other] You keep your grain.
        }
    }
heroes-do-olympics = Play Olympic Games
# $who: the attacker
heroes-then-olympics = The attack is cancelled and { $who }'s armies go home.
heroes-then-olympics-barbarians = The Barbarians go away and take nothing.
heroes-do-accept = Let it happen
# $grain: how much is lost
heroes-then-accept-hunger =
    { $grain ->
        [0] You lose nothing.
       *[other] You lay down { $grain } grain.
    }
# $cards: how many are lost
heroes-then-accept-barbarians =
    { $cards ->
        [0] You lose nothing.
        [one] You lay down 1 usual resource.
       *[other] You lay down { $cards } usual resources, drawn at random.
    }
# $army: bare, led or all
heroes-then-accept-earthquake =
    { $army ->
        [all] Your armies at home are
        [led] Your army and its general are
       *[bare] Your army is
    } out of play until the end of your next move.
# $cities: how many will be left
heroes-then-accept-eruption =
    You lose a city. { $cities ->
        [0] None is left.
        [one] 1 is left.
       *[other] { $cities } are left.
    }
heroes-do-approve = Agree to the road
# $who: the builder
heroes-then-approve = { $who } pays, and the road serves you both.
heroes-do-refuse = Refuse the road
heroes-then-refuse = It costs nobody anything.

## The fair

# A wish by itself. $give: the card offered, $want: what is wanted for it, $addressed: whether it is for one player ($to),
# $sealed: whether the others do not see it
heroes-wish = { $give } for { $want }{ heroes-wish-to }{ heroes-wish-sealed }
heroes-wish-to =
    { $addressed ->
        [yes] , only with { $to }
       *[no] {""}
    }
heroes-wish-sealed =
    { $sealed ->
        [yes] , sealed
       *[no] {""}
    }
heroes-do-offer = Offer { $give } for { $want }{ heroes-wish-to }{ heroes-wish-sealed }
heroes-then-offer = Binding: a match is final.
# $before: what was wanted so far
heroes-do-change = Change your offer of { $give }: not for { $before }, but for { $want }{ heroes-wish-to }{ heroes-wish-sealed }
heroes-do-withdraw = Withdraw your offer of { $give } for { $want }{ heroes-wish-to }{ heroes-wish-sealed }
# $owner: whose offer, $get: what comes, $give: what goes
heroes-do-take = Take { $get } from { $owner } for { $give }
# $held: how many cards of the kind that goes are in hand
heroes-then-take = You have { $held }.
heroes-do-done = I am done
# $wishes: how many own wishes stand
heroes-then-done =
    { $wishes ->
        [one] Your offer stays on the board.
       *[other] Your { $wishes } offers stay on the board.
    }
heroes-do-wish = Wish: { $give } for { $want }{ heroes-wish-to }
heroes-then-wish = Binding once all lists are in.
heroes-do-hand-in = Hand in your list
heroes-then-hand-in =
    { $wishes ->
        [0] It has no wish: you exchange nothing at this fair.
        [one] It has 1 wish.
       *[other] It has { $wishes } wishes, first to last as you made them.
    }
heroes-do-take-back = Take your list back and empty it
heroes-do-clear = Empty your list

## Standing orders

# $disaster: against what, $order: ask, never, always or least, $least: how much must be at stake
heroes-do-order-fortune =
    Fortune against { $disaster ->
        [earthquake] an Earthquake
        [eruption] an Eruption
        [hunger] Hunger
       *[barbarians] Barbarians
    }: { $order ->
        [ask] ask me
        [never] never
        [always] always
       *[least] if at least { $least } { $disaster ->
            [earthquake] { $least ->
                [one] army with a general is struck
               *[other] armies with generals are struck
            }
            [eruption] { $least ->
                [one] city is yours
               *[other] cities are yours
            }
            [hunger] grain is at stake
           *[barbarians] { $least ->
                [one] usual resource is at stake
               *[other] usual resources are at stake
            }
        }
    }
# $aim: the purpose of the attack, $order, $least: as above
heroes-do-order-olympics =
    Olympic Games against { $aim ->
        [conquest] conquest
        [plunder] plunder
       *[destruction] destruction
    }: { $order ->
        [ask] ask me
        [never] never
        [always] always
       *[least] if at least { $least ->
            [one] 1 army comes
           *[other] { $least } armies come
        }
    }
# $order: ask, never, army or general
heroes-do-order-heroes =
    Heroes in defence: { $order ->
        [ask] ask me
        [never] never use them
        [army] all as armies
       *[general] all as generals
    }
# $who: the builder, $order: ask, yes or no
heroes-do-order-road =
    A road from { $who }: { $order ->
        [ask] ask me
        [yes] agree
       *[no] refuse
    }
heroes-do-order-nothing = No standing orders: ask me every time

## Forms for actions that no list can hold

heroes-form-offer = Make an offer
heroes-form-change = Change an offer
heroes-form-wish = Add a wish
heroes-field-give = You give
heroes-field-want = For
heroes-field-to = Only with
heroes-field-sealed = Seen by others
heroes-field-wish = Your offer
heroes-sealed = no, sealed until it is matched
heroes-form-order-fortune = Order for Fortune
heroes-form-order-olympics = Order for Olympic Games
heroes-field-against = Against
heroes-field-attack = Against an attack for
heroes-field-amount = Use the card
heroes-order-ask = ask me
heroes-order-never = never
heroes-order-always = always
# $least: a number of what is counted
heroes-order-least = if at least { $least }
# $least: a number of armies
heroes-order-least-armies =
    if at least { $least ->
        [one] 1 army comes
       *[other] { $least } armies come
    }
heroes-counted-earthquake = an Earthquake, counting armies with generals that are struck
heroes-counted-eruption = an Eruption, counting your cities
heroes-counted-hunger = Hunger, counting your grain
heroes-counted-barbarians = Barbarians, counting your usual resources
# $who: a player
heroes-seat = { $who }
