# What helps to learn the game: introductions of decisions in a first game, the steps of the reference card, doubtful figures.

## Introductions, each said once in a first game

era-introduction-keep-card = You keep one of two influence cards, and nobody else sees it. At the end it pays you if you have most of what it counts; open cards count for everybody.
era-introduction-pick-tribe = Each tribe has strengths of its own and begins in its home provinces. Pick one that is good at what your card counts, or just one you like.
era-introduction-free-improvement = The wheel has six areas with four levels each. Your first level is free; later ones cost Thalers, and one leader on Improvement each.
era-introduction-free-units = Navigation gives you a fleet, Mechanics a vassal for the regular army. Both are taken from your free vassals and cost nothing now.
era-introduction-before-morale = At the start of each round morale falls: a field for each city, one for each hunger, and one in the Neolithic. A Morale hamlet used now raises it first.
era-introduction-set-order = Otherwise whoever has least influence plays first. With your leader on the ring you decide, and the order holds for this whole round.
era-introduction-turn = On a turn you put one or more leaders on one field of your board and carry it out; then the next tribe plays. Each field works once a round, and your leaders come back at its end.
era-introduction-fields = Expansion brings land, Trade and Taxes bring Thalers, Improvement spends them. Bread & Circuses raises morale, Diplomacy hires leaders and takes influence, Revolution leads to the next era.
era-introduction-round-end = When no leader is left, whoever has activated neither Expansion nor Revolution expands without one. Then clean-up leaves a single vassal or city on each land province, and all others go back to your free vassals.
era-introduction-morale = Watch your morale: its value is added to each expansion and to your points at the end. Below its lowest field you lose influence; above the highest you get Thalers.
era-introduction-goals = The game ends with the round in which somebody reaches a goal, such as influence, improvements, land or an era. Most influence wins, so look for points before others end it.
era-introduction-add-goods = Each luxury good laid here strengthens this action by one. A good works once a round; what you keep back can still help an expansion at the end of the round.
era-introduction-after-action = You hold hamlets. A green one can be used in your own turn, between your actions; red ones mostly score at the end. Any unused one can also fight as a mercenary.
era-introduction-last-hamlets = This is the last moment to use hamlets before the scoring. Thalers, leaders and morale that they bring still count.
era-introduction-improvement = The price rises with the level, falls by a Thaler for each of your cities, and rises for each area that the level rests on and in which you lack the level before. The first to reach a level gets an influence point; whoever follows pays less.
era-introduction-diplomacy = Each leader here takes a main action: hire a leader, be the Bringer of Peace, or take an influence point and the ring. Each also earns a treaty.
era-introduction-further = With the same leader you may buy a province from a neighbour or offer an alliance. They may refuse; three treaties enforce it all the same.
era-introduction-diplomatic-answer = You may agree, refuse, or ask for other terms once. If you refuse, three treaties of theirs can enforce it at the plain price.
era-introduction-enforce = Three of your treaties go back to the bank, and what was refused happens all the same.
era-introduction-buy-city = A city of yours here counts against your limit and eats food. A vassal only holds the land.
era-introduction-score-card = Whoever reaches an era first picks the open card that is scored for all: 3 influence for the first place, 1 for each second. Pick one in which you lead.
era-introduction-legion-choice = Legions of the Romans wait in the regular army and fight in any battle. Once a round one is free.
era-introduction-placement = An expansion begins with new vassals. Each of your vassals and cities on land can receive one. The worth of the expansion is your number of points: each new vassal takes one, and three that you do not use raise morale by a field.
era-introduction-removal = The value of this expansion is below zero, so vassals leave the map. Grain, fish, luxury goods and better morale help against it.
era-introduction-movement = Now your vassals move: settle empty land, or enter land of others to attack it; battles are fought last, after cities are founded. New vassals can become fleets or join the regular army first. Steps can be taken back until you end the movement.
era-introduction-founding = Where three of your vassals stand you may found a city. It gives an influence point, more from Taxes and cheaper improvements, but it eats food and costs morale every round.
era-introduction-battles = Every attack is now fought, in the order you choose. There is no retreat.
era-introduction-want-battle = Fleets of several tribes can share a sea in peace; whoever was there first keeps the fish. A sea battle takes place if either of you wants it.
era-introduction-expel = War lets you throw out the other player’s trade posts. Each one costs that player 2 morale fields and whatever it earned.
era-introduction-commit = First the defender commits units, then the attacker; units of the regular army can join from anywhere. More units, better Mechanics and better morale each win a marker, and markers decide which dice hit.
era-introduction-reinforce = Before each round of dice, unused hamlets and allies can still join; your own army cannot. Both dice together always make two hits.
era-introduction-may-help = Your ally fights. You may send vassals of your regular army, for Thalers or for nothing; they do not come back to your army.
era-introduction-support-answer = Helpers join at once and are paid at once. You may refuse, or name other terms once.
era-introduction-losses = Militia, mercenaries, goods and helpers fall first, then your own vassals. Among those whose turn it is, you choose.
era-introduction-occupy = Your next city may take the place of the one you conquered: influence for you, and food to pay. Otherwise a vassal holds the land.
era-introduction-won-hamlet = Whoever frees land from the Barbarians takes the hamlet that lies there. Use it now, keep it secret for later, or send it into a battle as a mercenary.
era-introduction-pay-plunder = What you cannot pay to the plunderers costs a morale field for each Thaler. A hamlet can help first.
era-introduction-army-goods = Your tribe’s own good can lie in the army and fight there once a round, or stay a luxury good. You settle that now for the next round.

## The reference card: steps of the set-up, of a round, of an expansion, of a battle

era-course-set_up-keep_card = Keep one of two influence cards
era-course-set_up-pick_tribe = Pick a tribe
era-course-set_up-free_improvement = Take a first improvement, free
era-course-round-morale = Morale falls: 1 field a city, 1 for each hunger, 1 in the Neolithic
era-course-round-order = Turn order: least influence first, or as the leader on the ring decides
era-course-round-actions = Actions: in turn one field each, with leaders and goods, until no leader is left
era-course-round-autoexpansion = Expansion without leaders (autoexpansion): whoever has not expanded does so now, at the end of the round
era-course-round-clean_up = Clean-up: leaders and goods come back, and one vassal or city stays on each land province
era-course-round-end_check = End check: if a goal was reached, scoring follows, else the next round
era-course-expansion-place = Place vassals, as many as the expansion is worth
era-course-expansion-move = Convert new vassals and move
era-course-expansion-found = Found cities where three vassals stand
era-course-expansion-fight = Fight the battles
era-course-battle-units = The defender’s units, then the attacker’s
era-course-battle-markers = Markers: Strength, Mechanics and Morale each go to the side that is better
era-course-battle-rounds = Rounds: both throw a die, and each face hits the side without its marker, until one side is gone
era-course-battle-spoils = The winner takes the land and moves the victory parade

## What each field does, at length

era-field-expansion-card = Place, move, found cities, fight. It is worth food, the value of morale, 2 for each leader and 1 for each luxury good. Without a leader it comes by itself at the end of the round.
era-field-trade-card = 1 Thaler for each leader and each luxury good, and what the markers of Commerce and trade posts show.
era-field-taxes-card = The yield for your cities in Thalers for each leader. Costs 3 morale fields for each leader and 1 for each city.
era-field-diplomacy-card = A main action for each leader: hire a grey leader for 3 vassals and 3 Thalers, be the Bringer of Peace, or 1 influence and the ring. Each earns a treaty, and lets you buy a province or make an alliance.
era-field-improvement-card = One improvement for each leader, at the price on the wheel.
era-field-circuses-card = 1 morale field for each leader and each luxury good, and the marker of Culture.
era-field-revolution-card = Into the next era, if two of its three requirements are met (all three for the last). It ends the round for you: no expansion at its end, and one unit less in defence.

## Doubtful figures: what they are, and why they are in doubt

era-doubt-morale = Values of the morale track: that there are sixteen fields is sure; what is printed on them, but for the start, is a guess until somebody reads a board.
era-doubt-influence-track = Black and red fields of the influence track: their colours are printed on the board only. Here every third field is black, and every fifth of the others red.
era-doubt-barbarian-chart = Militia and Mechanics of Barbarians by era: printed on the board only. One row an era, rising evenly, is chosen here.
era-doubt-tax-yield = Yield of Taxes by cities: 6 without a city and 16 with five are in the rulebook; between and beyond them 2 more for each city is assumed.
era-doubt-movement-vassal = Movement points of vassals by Mechanics: an example in the rulebook and the official version for tabletop simulators disagree. A house rule chooses.
era-doubt-branches-overlap = What improvements rest on: which areas a level rests on is drawn on the board only. The one used here fits the rulebook’s examples; a house rule chooses others.
era-doubt-branches-ring = What they rest on, second choice: every level rests on both neighbouring areas. Made for this table.
era-doubt-branches-cut-wheel = What they rest on, third choice: the wheel falls into two halves of three areas. Made for this table.
era-doubt-supply = Supplies: 54 treaties and battlefields in all are sure; how many of each is chosen here.
# $n: how many provinces, $all: of how many
era-doubt-map-name = Names of provinces: { $n } of { $all } are reconstructed.
# $n: how many provinces, $all: of how many
era-doubt-map-kind = Whether a province is land or sea: { $n } of { $all } are reconstructed.
# $n: how many provinces, $all: of how many
era-doubt-map-terrain = Terrain: { $n } of { $all } land provinces are reconstructed.
# $n: how many provinces, $all: of how many
era-doubt-map-food-kind = Grain or fish: for { $n } of { $all } places with food it follows from where the token lies.
# $n: how many provinces, $all: of how many
era-doubt-map-area = The region a province belongs to: { $n } of { $all } are reconstructed.
# $n: how many provinces, $all: of how many
era-doubt-map-settleable = Which provinces can be settled or sailed: for { $n } of { $all } assumed; borders are drawn here too.
# $n: how many provinces, $all: of how many
era-doubt-map-home = Third homes: { $n } of { $all } provinces may be homes of Romans and Germanics or not; a house rule chooses.
