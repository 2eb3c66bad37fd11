# The boards of Era of Tribes and acting on them.
client-era-no-tribe = no tribe yet
# $n: the place in the turn order, $all: how many play
client-era-turn-place = turn order { $n } of { $all }
client-era-deciding = deciding
client-era-passed = passed
client-era-revolted = revolution this round
client-era-peace = Bringer of Peace
client-era-wiped = wiped off the map
client-era-winner = winner
client-era-on-ring = leader on the ring
client-era-influence = Influence
client-era-parade = Victory parade
client-era-parade-at = victory parade on field { $n }
client-era-morale = Morale
client-era-morale-counts = value { $n }
client-era-thalers = Thalers
client-era-trade = Markers on Trade
client-era-trade-markers = Trade pays { $n } more
client-era-food = Food
client-era-hunger = hunger
client-era-leaders = Leaders
client-era-of = { $n } of { $all }
# $n: what the tribe has, $needed: what the next era asks for
client-era-of-needed = has { $n }, needs { $needed }
client-era-none = none
client-era-grey = { $n } grey
client-era-free = Free vassals
client-era-cities = Cities
# $n: how many cities Architecture allows
client-era-cities-most = at most { $n }
client-era-cities-none = Architecture I allows the first
client-era-provinces = Provinces
client-era-treaties = Treaties
client-era-hamlets = Hamlets
client-era-spent = { $n } spent
client-era-army = Regular army
# $n: how many goods fight in it
client-era-army-tokens =
    { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
client-era-goods = Goods
client-era-used = { $n } used
client-era-allies = Allies
client-era-ahead = What lies ahead
client-era-ahead-text =
    The next round costs { $fall ->
        [0] { $fall_influence ->
            [0] nothing
           *[other] { $fall_influence } influence, as morale is at its lowest
        }
       *[other] { $fall ->
            [one] 1 morale field
           *[other] { $fall } morale fields
        }{ $fall_influence ->
            [0] { "" }
           *[other] { " " }and { $fall_influence } influence, as morale can fall no further
        }
    }. An expansion without leaders is worth { $expansion }. A leader on Taxes brings { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } and costs { $morale ->
        [0] { $influence ->
            [0] nothing
           *[other] { $influence } influence, as morale is at its lowest
        }
       *[other] { $morale ->
            [one] 1 morale field
           *[other] { $morale } morale fields
        }{ $influence ->
            [0] { "" }
           *[other] { " " }and { $influence } influence, as morale can fall no further
        }
    }.
client-era-to-build = Cities to build, and the vassals beside each
client-era-city-vassals =
    { $n ->
        [0] a city without vassals
        [one] a city with 1 vassal
       *[other] a city with { $n } vassals
    }
client-era-fields = My fields
client-era-field-used = used in this round
client-era-leaders-count =
    { $n ->
        [one] 1 leader
       *[other] { $n } leaders
    }
client-era-secret = Only I know
client-era-secret-was = What only I knew
client-era-own-card = My influence card
client-era-own-hamlets = My unused hamlets
client-era-compare = Compare all tribes
client-era-as-seated = As seated
client-era-era = Era
client-era-improvements = Improvements
client-era-luxury = Luxury goods
client-era-military = Military goods
client-era-cards = Influence cards
client-era-card-own = Only you see this one.
client-era-card-own-was = This one was your own.
client-era-standing = Standing of { $card }
client-era-first = first
client-era-shared = shares the first place
client-era-second = second
client-era-score = Score this card
client-era-no-cards = No card lies open yet.
client-era-pile =
    Unseen: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the pile, { $hamlets ->
        [one] 1 hamlet
       *[other] { $hamlets } hamlets
    } in the box.
client-era-mine = My tribe
client-era-others = Other tribes
client-era-order = Turn order
client-era-order-was = Last turn order
client-era-ready =
    { $n ->
        [one] 1 leader ready
       *[other] { $n } leaders ready
    }
client-era-ring = { $name } has a leader on the Turn Order ring since round { $round }.
client-era-ring-free = The Turn Order ring is free.
client-era-alliances = Alliances
client-era-no-alliances = None.
client-era-promises = Promises
client-era-promises-past =
    { $n ->
        [one] 1 earlier promise
       *[other] { $n } earlier promises
    }
client-era-promise =
    { $giver } to { $to }: { era-promised }, until round { $due } ({ $state ->
        [kept] kept
        [broken] broken
        [lapsed] lapsed
        [over] not due before the end
       *[open] open
    })
client-era-supply = Supply
client-era-supply-text =
    { $grey ->
        [one] 1 grey leader
       *[other] { $grey } grey leaders
    } for hire, { $treaties ->
        [one] 1 treaty
       *[other] { $treaties } treaties
    }, { $battlefields ->
        [one] 1 battlefield marker
       *[other] { $battlefields } battlefield markers
    }, { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }.
client-era-tracks = Tracks
client-era-influence-track = Influence track
client-era-influence-track-about = Large marks are influence; small ones with a flag are victory parades, which move towards the start. A thick line marks a black field (1 influence), a double line a red one (morale).
client-era-field-black = black field
client-era-field-red = red field
client-era-influence-of = influence of { $name }
client-era-parade-of = victory parade of { $name }
client-era-morale-track = Morale track
client-era-eras = Eras
client-era-next = Next era
client-era-met = met
# $n: how many of the three needs must be met
client-era-least = any { $n } of these 3
client-era-needed = Needed
client-era-revolution-possible = possible
client-era-reached = Furthest era
client-era-militia = Militia
client-era-wheel = Wheel of improvements
client-era-improving = The wheel, to choose on
client-era-wheel-table = Improvements by area and level
client-era-area = Area
client-era-price-free = free
client-era-next-level = My next level
client-era-first-mark = first to research
client-era-was-first = { $name } was first
client-era-last-level = last level reached
client-era-missing = dearer, as you lack: { $areas }
client-era-improve = Improve to { $level }
client-era-by-source = Influence by source
client-era-at-start = At the start
client-era-by-round = Influence round by round
client-era-sum = In all
client-era-dice = Dice of battle: thrown and expected
client-era-dice-about =
    { $n ->
        [one] Dice were thrown in 1 battle round.
       *[other] Dice were thrown in { $n } battle rounds.
    }
client-era-attacker-die = Attacker’s die
client-era-defender-die = Defender’s die
client-era-attacker = Attacker
client-era-defender = Defender
client-era-expected = expected
client-era-battle = Battle
client-era-battle-in = Battle in { $province }
client-era-attacks = attacking
client-era-defends = defending
client-era-units =
    { $n ->
        [one] unit
       *[other] units
    }
client-era-markers = Markers:
client-era-battle-markers = What decides the markers
# $marker: which, $attackers and $defenders: what the sides bring, $holder: who takes it, $because: why
client-era-battle-marker =
    { $marker }{ $because ->
        [settled] { "" }
       *[other] { " " }{ $attackers } to { $defenders }
    }: { $holder }{ $because ->
        [field] , higher on the morale track
        [army] , with the larger army left
        [sea] , attackers take ties at sea
        [land] , defenders take ties
        [settled] , decided before the first round
       *[more] { "" }
    }
client-era-battle-round = Round { $n }
client-era-expansion = Expansion
client-era-expansion-of =
    Expansion of { $name } { $leaders ->
        [0] without leaders, at the end of the round
        [one] with 1 leader
       *[other] with { $leaders } leaders
    }{ $goods ->
        [0] { "" }
        [one] , 1 good
       *[other] , { $goods } goods
    }
client-era-part-place = Place vassals
client-era-part-remove = Remove vassals
client-era-part-move = Convert and move
client-era-part-cities = Found cities
client-era-part-battles = Fight battles
client-era-part-done = done
client-era-left-place =
    { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } left; there is room for { $room }{ $mine ->
        [yes] ; you have { $free ->
            [0] no free vassal
            [one] 1 free vassal
           *[other] { $free } free vassals
        }.
       *[no] .
    }
client-era-left-remove =
    { $n ->
        [one] 1 vassal must
       *[other] { $n } vassals must
    } still go.
client-era-left-move =
    { $n ->
        [one] 1 piece can
       *[other] { $n } pieces can
    } still move; { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } to convert with.
client-era-left-cities = Cities: { $cities }, at most { $limit }; food { $food }.
client-era-left-battles =
    { $n ->
        [one] 1 battle
       *[other] { $n } battles
    } still to fight.
client-era-pieces = Choose a piece
client-era-piece =
    { $province }: { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }, up to { $points ->
        [one] 1 point
       *[other] { $points } points
    }
client-era-destinations = Then a destination
client-era-destinations-from = From { $province }
client-era-choose-piece = The map and the list of options do the same.
client-era-talks = Negotiations
client-era-offer-end = proposes to end the alliance
# $sides: who gives something, $get, $give: Thalers and treaties
client-era-offer-terms =
    { $sides ->
        [both] you get { $get } and give { $give }
        [get] you get { $get }
       *[give] you give { $give }
    }
client-era-draft = Draft
client-era-take = Choose this
client-era-topic-battles = Battles
client-era-topic-land = Land and cities
client-era-topic-talks = Diplomacy
client-era-topic-points = Influence and progress
client-era-say-tribe = { $name }, { $tribe }: influence { $influence }, morale { $morale }, Thalers { $thalers }, food { $food }, cities { $cities }, leaders ready { $ready } of { $leaders }, free vassals { $free }.
client-era-say-own = Your card: { $card }. Your hamlets: { $hamlets }.
client-era-say-card =
    { $own ->
        [yes] Only you see this one: { $card }
       *[no] { $card }
    }: { $counts }.
client-era-strip = Tribes
# $tribe: the tribe's name, $state: whether it must decide now
client-era-strip-cell =
    { $name }, { $tribe }: influence { $influence }, { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }, { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    } left, army { $army }, { $era }{ $state ->
        [now] , must decide now
        [passed] , passed
       *[other] { "" }
    }
client-era-strip-now = to act
client-era-strip-influence = influence
# $n: the number before it
client-era-strip-thalers =
    { $n ->
        [one] Thaler
       *[other] Thalers
    }
client-era-strip-leaders =
    { $n ->
        [one] leader
       *[other] leaders
    }
client-era-strip-army = in the army

# $name: whose, $influence: how much
client-era-answer-score = { $name }: { $influence } influence.
