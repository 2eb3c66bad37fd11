# Era of Tribes: its name, tribes, words of the map, stages, endings, headings of lists.
game-era = Era of Tribes
game-era-about = A game of ten ancient tribes on the map of Europe, for two to four players, or five and six by house rules. Expand, found cities, research, negotiate and fight for influence. Some figures of the printed board are not known: they are guesses or made here, and marked ? where they are shown.
era-seat = { $who }
era-nothing = nothing
era-barbarians = the Barbarians
era-barbarians-title = Barbarians

## Tribes

era-tribe-egyptians = Egyptians
era-tribe-greeks = Greeks
era-tribe-gauls = Gauls
era-tribe-iberians = Iberians
era-tribe-germanics = Germanics
era-tribe-britons = Britons
era-tribe-romans = Romans
era-tribe-norsemen = Norsemen
era-tribe-carthaginians = Carthaginians
era-tribe-slavs = Slavs
era-tribe-egyptians-about = Architecture at half price. Cities eat 1 food instead of 2, and cost 1 morale field less at the start of a round and when taxing.
era-tribe-greeks-about = Every improvement costs 2 Thalers less, and one price pays two fleets. They lose 1 morale field more at the start of a round and when taxing.
era-tribe-gauls-about = Culture at half price. Their Wine may lie in the regular army and fight there.
era-tribe-iberians-about = Navigation at half price. Every expansion is worth 1 more.
era-tribe-germanics-about = Leaders trade for more. An improvement of Mechanics gives up to three army vassals; those from cities cost no morale.
era-tribe-britons-about = A leader on Bread & Circuses counts two. Every fish province feeds 1 more.
era-tribe-romans-about = Mechanics at half price. Once a round, when they expand, they may take a legion into the army.
era-tribe-norsemen-about = Fleets move 2 points further and may plunder. A fleet that is lost raises morale by 1 field.
era-tribe-carthaginians-about = An improvement of Navigation gives up to three fleets. Their Ivory may lie in the regular army and fight there.
era-tribe-slavs-about = Every expansion is worth 2 more. A leader costs 2 vassals and 2 Thalers instead of 3 and 3.

## The map

era-terrain-desert = desert
era-terrain-grain = grain
era-terrain-hill = hills
era-terrain-forest = forest
era-terrain-mountain = mountains
era-terrain-water = sea
era-terrains-desert =
    { $n ->
        [one] 1 desert
       *[other] { $n } deserts
    }
era-terrains-grain =
    { $n ->
        [one] 1 grain province
       *[other] { $n } grain provinces
    }
era-terrains-hill =
    { $n ->
        [one] 1 hill
       *[other] { $n } hills
    }
era-terrains-forest =
    { $n ->
        [one] 1 forest
       *[other] { $n } forests
    }
era-terrains-mountain =
    { $n ->
        [one] 1 mountain
       *[other] { $n } mountains
    }
era-terrains-water =
    { $n ->
        [one] 1 sea
       *[other] { $n } seas
    }
era-luxury-beer = Beer
era-luxury-ivory = Ivory
era-luxury-spices = Spices
era-luxury-cloth = Cloth
era-luxury-diamonds = Diamonds
era-luxury-furs = Furs
era-luxury-gold = Gold
era-luxury-wine = Wine
era-luxuries-beer =
    { $n ->
        [one] Beer
       *[other] { $n } × Beer
    }
era-luxuries-ivory =
    { $n ->
        [one] Ivory
       *[other] { $n } × Ivory
    }
era-luxuries-spices =
    { $n ->
        [one] Spices
       *[other] { $n } × Spices
    }
era-luxuries-cloth =
    { $n ->
        [one] Cloth
       *[other] { $n } × Cloth
    }
era-luxuries-diamonds =
    { $n ->
        [one] Diamonds
       *[other] { $n } × Diamonds
    }
era-luxuries-furs =
    { $n ->
        [one] Furs
       *[other] { $n } × Furs
    }
era-luxuries-gold =
    { $n ->
        [one] Gold
       *[other] { $n } × Gold
    }
era-luxuries-wine =
    { $n ->
        [one] Wine
       *[other] { $n } × Wine
    }
era-military-horse = Horse
era-military-ore = Ore

## Areas of improvement, eras, fields

# A level of improvement, as the board numbers it.
era-level =
    { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] { $level }
    }
era-area-agriculture = Agriculture
era-area-architecture = Architecture
era-area-mechanics = Mechanics
era-area-commerce = Commerce
era-area-navigation = Navigation
era-area-culture = Culture
era-era-neolithic = Neolithic
era-era-bronze_age = Bronze Age
era-era-iron_age = Iron Age
era-era-ancient_times = Ancient Times
era-era-early_middle_ages = Early Middle Ages
era-era-high_middle_ages = High Middle Ages
era-field-expansion = Expansion
era-field-trade = Trade
era-field-taxes = Taxes
era-field-diplomacy = Diplomacy
era-field-improvement = Improvement
era-field-circuses = Bread & Circuses
era-field-revolution = Revolution
era-field-expansion-about = Place vassals, move, found cities, fight.
era-field-trade-about = Thalers for leaders, goods and markers.
era-field-taxes-about = Thalers for cities; costs morale.
era-field-diplomacy-about = Hire a leader, bring peace or take the ring; buy land, ally.
era-field-improvement-about = One improvement for each leader.
era-field-circuses-about = Raises morale.
era-field-revolution-about = Enters the next era and ends the round for you.

## Influence cards, and what they count

era-card-admiralty = Admiralty
era-card-colonists = Colonists
era-card-emperor = Emperor
era-card-fishermen = Fishermen
era-card-liberators = Liberators
era-card-loggers = Loggers
era-card-merchants = Merchants
era-card-miners = Miners
era-card-nobility = Nobility
era-card-partisans = Partisans
era-card-peasants = Peasants
era-card-scholars = Scholars
era-card-shepherds = Shepherds
era-card-townsmen = Townsmen
era-card-the_rich = The Rich
era-card-admiralty-about = Counts fleets on the map.
era-card-colonists-about = Counts the separate blocks of your land, less one.
era-card-emperor-about = Counts whose victory parade has come furthest towards the start.
era-card-fishermen-about = Counts the seas with fish that you control.
era-card-liberators-about = Counts hamlets, used and unused.
era-card-loggers-about = Counts the forests that you control.
era-card-merchants-about = Counts luxury goods.
era-card-miners-about = Counts the mountains that you control.
era-card-nobility-about = Counts the land provinces that you control.
era-card-partisans-about = Counts the provinces with a historical battlefield that you control.
era-card-peasants-about = Counts the grain provinces that you control.
era-card-scholars-about = Counts improvements.
era-card-shepherds-about = Counts the hills that you control.
era-card-townsmen-about = Counts cities.
era-card-the_rich-about = Counts Thalers.

## Hamlets, and what they do

era-hamlet-morale_2 = Morale +2
era-hamlet-morale_3 = Morale +3
era-hamlet-influence = Influence
era-hamlet-strength = Strength
era-hamlet-thalers_2 = 2 Thalers
era-hamlet-thalers_3 = 3 Thalers
era-hamlet-thalers_5 = 5 Thalers
era-hamlet-improvement = Improvement
era-hamlet-leader = Leader
era-hamlet-improvements = Score improvements
era-hamlet-dissimilar_goods = Score dissimilar goods
era-hamlet-similar_goods = Score similar goods
era-hamlet-areas = Score areas
era-hamlet-leaders = Score leaders
era-hamlet-trade_posts = Score trade posts
era-hamlet-thalers = Score Thalers
era-hamlet-treaties = Score treaties
era-hamlets-morale_2 =
    { $n ->
        [one] “{ era-hamlet-morale_2 }”
       *[other] { $n } × “{ era-hamlet-morale_2 }”
    }
era-hamlets-morale_3 =
    { $n ->
        [one] “{ era-hamlet-morale_3 }”
       *[other] { $n } × “{ era-hamlet-morale_3 }”
    }
era-hamlets-influence =
    { $n ->
        [one] “{ era-hamlet-influence }”
       *[other] { $n } × “{ era-hamlet-influence }”
    }
era-hamlets-strength =
    { $n ->
        [one] “{ era-hamlet-strength }”
       *[other] { $n } × “{ era-hamlet-strength }”
    }
era-hamlets-thalers_2 =
    { $n ->
        [one] “{ era-hamlet-thalers_2 }”
       *[other] { $n } × “{ era-hamlet-thalers_2 }”
    }
era-hamlets-thalers_3 =
    { $n ->
        [one] “{ era-hamlet-thalers_3 }”
       *[other] { $n } × “{ era-hamlet-thalers_3 }”
    }
era-hamlets-thalers_5 =
    { $n ->
        [one] “{ era-hamlet-thalers_5 }”
       *[other] { $n } × “{ era-hamlet-thalers_5 }”
    }
era-hamlets-improvement =
    { $n ->
        [one] “{ era-hamlet-improvement }”
       *[other] { $n } × “{ era-hamlet-improvement }”
    }
era-hamlets-leader =
    { $n ->
        [one] “{ era-hamlet-leader }”
       *[other] { $n } × “{ era-hamlet-leader }”
    }
era-hamlets-improvements =
    { $n ->
        [one] “{ era-hamlet-improvements }”
       *[other] { $n } × “{ era-hamlet-improvements }”
    }
era-hamlets-dissimilar_goods =
    { $n ->
        [one] “{ era-hamlet-dissimilar_goods }”
       *[other] { $n } × “{ era-hamlet-dissimilar_goods }”
    }
era-hamlets-similar_goods =
    { $n ->
        [one] “{ era-hamlet-similar_goods }”
       *[other] { $n } × “{ era-hamlet-similar_goods }”
    }
era-hamlets-areas =
    { $n ->
        [one] “{ era-hamlet-areas }”
       *[other] { $n } × “{ era-hamlet-areas }”
    }
era-hamlets-leaders =
    { $n ->
        [one] “{ era-hamlet-leaders }”
       *[other] { $n } × “{ era-hamlet-leaders }”
    }
era-hamlets-trade_posts =
    { $n ->
        [one] “{ era-hamlet-trade_posts }”
       *[other] { $n } × “{ era-hamlet-trade_posts }”
    }
era-hamlets-thalers =
    { $n ->
        [one] “{ era-hamlet-thalers }”
       *[other] { $n } × “{ era-hamlet-thalers }”
    }
era-hamlets-treaties =
    { $n ->
        [one] “{ era-hamlet-treaties }”
       *[other] { $n } × “{ era-hamlet-treaties }”
    }
era-hamlet-morale_2-about = Raises morale by 2 fields.
era-hamlet-morale_3-about = Raises morale by 3 fields.
era-hamlet-influence-about = 1 influence point, at once when it is won.
era-hamlet-strength-about = 2 militia for the army; nothing else of it can be committed without them.
era-hamlet-thalers_2-about = 2 Thalers from the bank.
era-hamlet-thalers_3-about = 3 Thalers from the bank.
era-hamlet-thalers_5-about = 5 Thalers from the bank.
era-hamlet-improvement-about = An improvement at half the basic price.
era-hamlet-leader-about = A grey leader for good, ready at once.
era-hamlet-improvements-about = Scores 1 to 5 points for improvements at the end.
era-hamlet-dissimilar_goods-about = Scores 1 to 5 points for kinds of luxury goods at the end.
era-hamlet-similar_goods-about = Scores 1 to 5 points for luxury goods of one kind at the end.
era-hamlet-areas-about = Scores 1 to 5 points for areas of the map at the end.
era-hamlet-leaders-about = Scores 1 to 5 points for leaders at the end.
era-hamlet-trade_posts-about = Scores 1 to 5 points for trade posts at the end.
era-hamlet-thalers-about = Scores 1 to 5 points for Thalers at the end.
era-hamlet-treaties-about = Scores 1 to 5 points for treaties at the end.
era-colour-red = red
era-colour-green = green

## Units

era-unit-army = an army vassal
era-unit-legion = a legion
era-unit-militia = one militia
era-unit-ore = an Ore token
era-unit-wine = a Wine token
era-unit-ivory = an Ivory token
era-unit-vassal = a vassal
era-unit-fleet = a fleet
era-unit-city = the city
era-unit-ally = an allied vassal
era-unit-mercenary = a mercenary
era-unit-hamlet = the hamlet
era-units-army =
    { $n ->
        [one] 1 army vassal
       *[other] { $n } army vassals
    }
era-units-legion =
    { $n ->
        [one] 1 legion
       *[other] { $n } legions
    }
era-units-militia =
    { $n ->
        [one] 1 militia
       *[other] { $n } militia
    }
era-units-ore =
    { $n ->
        [one] 1 Ore token
       *[other] { $n } Ore tokens
    }
era-units-wine =
    { $n ->
        [one] 1 Wine token
       *[other] { $n } Wine tokens
    }
era-units-ivory =
    { $n ->
        [one] 1 Ivory token
       *[other] { $n } Ivory tokens
    }
era-units-vassal =
    { $n ->
        [one] 1 vassal
       *[other] { $n } vassals
    }
era-units-fleet =
    { $n ->
        [one] 1 fleet
       *[other] { $n } fleets
    }
era-units-city =
    { $n ->
        [one] 1 city
       *[other] { $n } cities
    }
era-units-ally =
    { $n ->
        [one] 1 allied vassal
       *[other] { $n } allied vassals
    }
era-units-mercenary =
    { $n ->
        [one] 1 mercenary
       *[other] { $n } mercenaries
    }
era-units-hamlet =
    { $n ->
        [one] 1 hamlet
       *[other] { $n } hamlets
    }
era-no-unit = no unit
era-face-sword = Sword
era-face-shield = Shield
era-face-mechanics = Mechanics
era-face-strength = Strength
era-face-morale = Morale
era-no-marker = none

## Means

era-leaders =
    { $n ->
        [one] 1 leader
       *[other] { $n } leaders
    }
era-thalers =
    { $n ->
        [one] 1 Thaler
       *[other] { $n } Thalers
    }
era-treaties =
    { $n ->
        [one] 1 treaty
       *[other] { $n } treaties
    }
era-vassals =
    { $n ->
        [one] 1 vassal
       *[other] { $n } vassals
    }
era-until-round = until round { $n }

## Causes, in a line of the log

era-cause-round = start of the round
era-cause-era = new era
era-cause-culture = Culture
era-cause-hamlet = hamlet
era-cause-early-vassal = vassal taken from a city
era-cause-unused-expansion = expansion not used
era-cause-post = trade post
era-cause-expelled = trade post expelled
era-cause-colonies = colonies
era-cause-conquest = conquest
era-cause-red-field = red field
era-cause-peace = Bringer of Peace attacked
era-cause-alliance = alliance
era-cause-alliance-ended = alliance ended
era-cause-alliance-broken = alliance broken
era-cause-taxes = Taxes
era-cause-circuses = Bread & Circuses
era-cause-fleet-lost = fleet lost
era-cause-plundered = plundered
era-cause-low-morale = morale at the bottom
era-cause-high-morale = morale at the top
era-cause-first-researcher = first to research
era-cause-black-field = black field
era-cause-city = city
era-cause-city-lost = city lost
era-cause-diplomacy = Diplomacy
era-cause-card = influence card
era-cause-personal-card = personal card
era-cause-morale-value = morale
era-cause-goal = goal
era-cause-wiped-out = wiped out
era-cause-trade = Trade
era-post-expelled = expelled
era-post-conquered = city conquered
era-post-sold = city sold
era-post-draw = city destroyed

## Goals

era-goal-glorious = Glorious Victory
era-goal-technological = Technological Victory
era-goal-dominating = Dominating Victory
era-goal-cultural = Cultural Victory
era-goal-military = Military Victory
era-goal-triumphant = Triumphant Victory
era-goal-epic = Epic Victory
era-goal-wiped_out = a tribe wiped off the map

## How a game ended. $n: how many reached the goal, $names: who

era-ending-glorious =
    { $n ->
        [0] Somebody reached the influence of a Glorious Victory.
       *[other] { $names } reached the influence of a Glorious Victory.
    }
era-ending-technological =
    { $n ->
        [0] Somebody reached the improvements of a Technological Victory.
       *[other] { $names } reached the improvements of a Technological Victory.
    }
era-ending-dominating =
    { $n ->
        [0] Somebody reached the land of a Dominating Victory.
       *[other] { $names } reached the land of a Dominating Victory.
    }
era-ending-cultural =
    { $n ->
        [0] Somebody reached the era of a Cultural Victory.
       *[other] { $names } reached the era of a Cultural Victory.
    }
era-ending-military =
    { $n ->
        [0] Somebody took the home provinces of a Military Victory.
       *[other] { $names } took the home provinces of a Military Victory.
    }
era-ending-triumphant =
    { $n ->
        [0] Somebody met their own victory parade on the influence track.
       *[other] { $names } met their own victory parade on the influence track.
    }
era-ending-epic =
    { $n ->
        [0] Somebody reached four goals of the epic game.
       *[other] { $names } reached four goals of the epic game.
    }
era-ending-wiped_out = A tribe was wiped off the map.
era-ending-shared = All agreed to share the result.
era-ending-agreed = All agreed to end the game; nobody has won.

## Stages of the game, as in “it is time for …”

era-stage-set-up = the set-up
era-stage-keep-card = keeping an influence card
era-stage-pick-tribe = picking a tribe
era-stage-free-improvement = a first improvement
era-stage-free-units = units that an improvement gives
era-stage-round = the next step of the round
era-stage-before-morale = hamlets before morale falls
era-stage-turn-order = the turn order
era-stage-actions = the action phase
era-stage-turn = a turn
era-stage-goods = adding luxury goods
era-stage-after-action = hamlets after an action
era-stage-improvement = an improvement
era-stage-diplomacy = Diplomacy
era-stage-further = a further action of Diplomacy
era-stage-diplomatic-answer = the answer to an offer
era-stage-enforce = enforcing an offer
era-stage-buy-city = the choice of what the buyer puts there
era-stage-score-card = scoring an influence card
era-stage-expansion = an expansion
era-stage-autoexpansion = the expansion without leaders at the end of the round
era-stage-legion = recruiting a legion
era-stage-placement = placing vassals
era-stage-removal = removing vassals
era-stage-movement = movement
era-stage-cities = founding cities
era-stage-battles = battles
era-stage-want-battle = the question of a sea battle
era-stage-expel = expelling trade posts
era-stage-battle = a battle
era-stage-battle-round = a battle round
era-stage-commit = committing units
era-stage-reinforce = reinforcements
era-stage-support-answer = the answer to a bid for support
era-stage-losses = losses of a battle
era-stage-occupy = the occupation of a city
era-stage-won-hamlet = a hamlet just won
era-stage-plunder = plundering
era-stage-pay-plunder = paying plunderers
era-stage-army-goods = goods for the army
era-stage-last-hamlets = the last hamlets before scoring
era-stage-scoring = the scoring
era-stage-over = nothing more, the game is over

## Headings of options

era-group-card = Influence card
era-group-tribe = Tribe
era-group-improve = Improvement
era-group-unit = Unit
era-group-order = Turn order
era-group-field = Activate
era-group-good = Luxury goods
era-group-hamlet = Hamlet
era-group-legion = Legion
era-group-place = Place
era-group-remove = Remove
era-group-convert = Convert
era-group-post = Trade post
era-group-horse = Horse
era-group-march = March
era-group-sail = Sail
era-group-land = Land
era-group-transport = Carry over water
era-group-city = City
era-group-answer = Answer
era-group-fight = Battle
era-group-plunder = Plunder
era-group-commit = Commit
era-group-mercenary = Mercenary
era-group-lose = Lose
era-group-diplomacy = Main action
era-group-buy = Buy
era-group-ally = Alliance
era-group-support = Support
era-group-offer = Negotiate
era-group-order-ahead = Standing orders
era-group-end = Finish

## Parts of the rules

rules-eot-0-1 = Set-up: length of the game
rules-eot-0-2 = Set-up: turn order
rules-eot-0-3 = Set-up: the map
rules-eot-0-4 = Set-up: general supply
rules-eot-0-5 = Set-up: cards and tribes
rules-eot-0-6 = Set-up: the tribes
rules-eot-0-6-1 = Set-up: tribal boards
rules-eot-0-6-2 = Set-up: leaders
rules-eot-0-6-3 = Set-up: home provinces
rules-eot-0-6-4 = Set-up: improvements
rules-eot-0-6-5 = Set-up: victory parade
rules-eot-0-7 = Set-up: first improvement
rules-eot-0-8 = Set-up: hamlets
rules-eot-0-9 = Set-up: the start
rules-eot-1 = The round
rules-eot-1-1 = The round: morale
rules-eot-1-2 = The round: turn order
rules-eot-1-3 = The action phase
rules-eot-1-3-A = Expansion
rules-eot-1-3-A-1 = Expansion, part 1: vassals
rules-eot-1-3-A-2 = Expansion, part 2: movement
rules-eot-1-3-A-3 = Expansion, part 3: cities
rules-eot-1-3-A-4 = Expansion, part 4: battles
rules-eot-1-3-B = Trade
rules-eot-1-3-C = Taxes
rules-eot-1-3-D = Diplomacy
rules-eot-1-3-E = Improvement
rules-eot-1-3-F = Bread & Circuses
rules-eot-1-3-G = Revolution and eras
rules-eot-1-4 = Expansion without leaders at the end of the round (autoexpansion)
rules-eot-1-5 = Clean-up
rules-eot-1-6 = End of the round
rules-eot-2 = The end of the game
rules-eot-2-1 = End conditions
rules-eot-2-2 = Scoring
rules-eot-3 = Influence cards
rules-eot-4 = Tribes
rules-eot-5 = Hamlets
rules-eot-8 = Glossary
rules-eot-C = Components
