# Cards, pieces and armies. Each kind of card has a name (card-), stands in a sentence (a-card-), is counted (cards-,
# $n: how many) and has a short help (card-…-about).

heroes-nothing = nothing

## Usual resources

card-iron = iron
a-card-iron = iron
cards-iron = { $n } iron
card-iron-about = A usual resource. It pays for armies, fortresses and generals.

card-wood = wood
a-card-wood = wood
cards-wood = { $n } wood
card-wood-about = A usual resource. It pays for cities and fortresses.

card-grain = grain
a-card-grain = grain
cards-grain = { $n } grain
card-grain-about = A usual resource. It pays for armies. Hunger takes it away.

card-stone = stone
a-card-stone = stone
cards-stone = { $n } stone
card-stone-about = A usual resource. It pays for cities, fortresses and roads.

card-gold = gold
a-card-gold = gold
cards-gold = { $n } gold
card-gold-about = A usual resource. It pays for generals and stands for any other usual resource when you build.

## Special resources

card-limestone = limestone
a-card-limestone = limestone
cards-limestone = { $n } limestone
card-limestone-about = The special resource of the Egyptians. Five laid cards complete their monument; others can only exchange it.

card-concrete = concrete
a-card-concrete = concrete
cards-concrete = { $n } concrete
card-concrete-about = The special resource of the Romans. Five laid cards complete their monument; others can only exchange it.

card-marble = marble
a-card-marble = marble
cards-marble = { $n } marble
card-marble-about = The special resource of the Greeks. Five laid cards complete their monument; others can only exchange it.

card-bricks = bricks
a-card-bricks = bricks
cards-bricks =
    { $n ->
        [one] 1 brick
       *[other] { $n } bricks
    }
card-bricks-about = The special resource of the Babylonians. Five laid cards complete their monument; others can only exchange it.

card-sandstone = sandstone
a-card-sandstone = sandstone
cards-sandstone = { $n } sandstone
card-sandstone-about = The special resource of the Celts. Five laid cards complete their monument; others can only exchange it.

card-granite = granite
a-card-granite = granite
cards-granite = { $n } granite
card-granite-about = The special resource of the Chinese. Five laid cards complete their monument; others can only exchange it.

## Events to be held

card-hero = Hero
a-card-hero = a Hero
cards-hero =
    { $n ->
        [one] 1 Hero
       *[other] { $n } Heroes
    }
card-hero-about = Keep it until a battle, in attack or defence. There it is one army, or it leads an army and adds 2 as a general does. Afterwards it is laid down.

card-olympics = Olympic Games
a-card-olympics = Olympic Games
cards-olympics =
    { $n ->
        [one] 1 Olympic Games card
       *[other] { $n } Olympic Games cards
    }
card-olympics-about = Keep it until you are attacked. It sends the attackers home before any die is thrown, and it also turns Barbarians away.

card-fortune = Fortune
a-card-fortune = Fortune
cards-fortune =
    { $n ->
        [one] 1 Fortune card
       *[other] { $n } Fortune cards
    }
card-fortune-about = Keep it until a disaster strikes you. It cancels Hunger, an Eruption, an Earthquake or Barbarians. It does not help against other players.

## Events played when drawn

card-growth = Population growth
a-card-growth = Population growth
cards-growth = { $n } Population growth
card-growth-about = Played when drawn: you get a city free of charge, if one is left.

card-earthquake = Earthquake
a-card-earthquake = an Earthquake
cards-earthquake =
    { $n ->
        [one] 1 Earthquake
       *[other] { $n } Earthquakes
    }
card-earthquake-about = Played when drawn: put it on an army of another tribe. That army is out of play until the end of its owner's next move.

card-eruption = Eruption
a-card-eruption = an Eruption
cards-eruption =
    { $n ->
        [one] 1 Eruption
       *[other] { $n } Eruptions
    }
card-eruption-about = Played when drawn: destroy a city of another tribe.

card-hunger = Hunger
a-card-hunger = Hunger
cards-hunger = { $n } Hunger
card-hunger-about = Played when drawn: all players lay down their grain, you too.

card-barbarians = Barbarians
a-card-barbarians = Barbarians
cards-barbarians = { $n } Barbarians
card-barbarians-about = Played when drawn: Barbarians take two usual resources at random from your own hand. Armies do not help against them.

## Classes of cards that can be wished for

heroes-class-usual = any usual resource
heroes-class-special = any special resource
heroes-class-event = any event card
heroes-class-any = any card

## Pieces of the basic deck: name, in a sentence, short help

piece-city = city
a-piece-city = a city
piece-city-about = Each city brings one card when you collect tax. Five cities win.

piece-army = army
a-piece-army = an army
piece-army-about = Armies attack, and those at home defend. Armies beaten in a battle are lost.

piece-fortress = fortress
a-piece-fortress = a fortress
piece-fortress-about = Each fortress adds 1 to all your armies when they defend.

piece-general = general
a-piece-general = a general
piece-general-about = It leads one of your armies for good and adds 2 to it. It is lost together with that army.

piece-road = road
a-piece-road = a road
piece-road-about = Your neighbour must agree. Roads bring cards at the fair and armies home at once. A road serves both sides.

## Units in a line of battle: in a sentence, and counted ($n: how many)

heroes-no-army = no army

unit-bare = an army
units-bare =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
unit-led = an army with a general
units-led =
    { $n ->
        [one] 1 army with a general
       *[other] { $n } armies with generals
    }
unit-hero = a Hero as an army
units-hero =
    { $n ->
        [one] 1 Hero as an army
       *[other] { $n } Heroes as armies
    }
unit-bare-with-hero = an army led by a Hero
units-bare-with-hero =
    { $n ->
        [one] 1 army led by a Hero
       *[other] { $n } armies led by Heroes
    }
unit-hero-with-hero = a Hero led by a Hero
units-hero-with-hero =
    { $n ->
        [one] 1 Hero led by a Hero
       *[other] { $n } Heroes led by Heroes
    }

## What an Earthquake strikes

heroes-struck-bare = an army without a general
heroes-struck-led = an army with a general
heroes-struck-all = all armies at home

## Purposes of war

heroes-purpose-conquest = conquest
heroes-purpose-plunder = plunder
heroes-purpose-destruction = destruction
