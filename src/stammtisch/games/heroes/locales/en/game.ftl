# Age of Heroes: its name, tribes, stages, and the headings of lists.

game-heroes = Age of Heroes
game-heroes-about = A card game about tribes, for two to six players. Gather resources, trade at the fair, build and go to war. Five cities or a complete monument win.

## Tribes

tribe-egyptians = Egyptians
tribe-romans = Romans
tribe-greeks = Greeks
tribe-babylonians = Babylonians
tribe-celts = Celts
tribe-chinese = Chinese

## Stages of the game, as in “it is time for …”

heroes-stage-setup = the preparation
heroes-stage-round = the next round
heroes-stage-fair-draw = the draw at the fair
heroes-stage-fair-effects = cards that are played at once at the fair
heroes-stage-fair-bidding = exchanges at the fair
heroes-stage-move = a player's move
heroes-stage-move-0 = drawing a card
heroes-stage-move-2 = the action of the move
heroes-stage-move-3 = laying special resources
heroes-stage-move-4 = discarding
heroes-stage-move-5 = armies coming home
heroes-stage-war-muster = sending armies to war
heroes-stage-war-answer = the answer to an attack
heroes-stage-war-dice = the battle
heroes-stage-war-spoils = the spoils of war
heroes-stage-event-earthquake = the target of an Earthquake
heroes-stage-event-eruption = the target of an Eruption
heroes-stage-event-answer = the answer to a disaster
heroes-stage-over = nothing more, the game is over

## How a game ended

heroes-ending-cities = Five cities stood to the end of the last move.
heroes-ending-monument = The monument stood complete to the end of the last move.
heroes-ending-last_tribe = All other tribes are out of the game.
heroes-ending-shared = All agreed to share the result.
heroes-ending-agreed = All agreed to end the game; nobody has won.
heroes-ending-rounds = The rounds agreed on are over; cities and laid special resources count.

## Headings of options

heroes-group-tax = Tax
heroes-group-build = Build
heroes-group-war = Attack
heroes-group-line = Send
heroes-group-go = Ready
heroes-group-lay = Monument
heroes-group-discard = Discard
heroes-group-target = Target
heroes-group-answer = Answer
heroes-group-spoils = Spoils
heroes-group-take = Take
heroes-group-offer = Offer
heroes-group-withdraw = Take back
heroes-group-order = Standing orders
heroes-group-end = Finish

## Parts of the rules

heroes-section-intro = The game
heroes-section-prep = Preparation
heroes-section-move-0 = The move
heroes-section-move-1 = The move, phase 1: getting a card
heroes-section-move-2 = The move, phase 2: the action
heroes-section-move-3 = The move, phase 3: special resources
heroes-section-move-4 = The move, phase 4: discarding
heroes-section-move-5 = The move, phase 5: armies come home
heroes-section-fair = The fair
heroes-section-battle = War: attack and answer
heroes-section-est = War: the duels
heroes-section-win = War: the spoils
heroes-section-res = The resource deck
heroes-section-evt-growth = Population growth
heroes-section-evt-quake = Earthquake
heroes-section-evt-erupt = Eruption
heroes-section-evt-hunger = Hunger
heroes-section-evt-barb = Barbarians
heroes-section-evt-olymp = Olympic Games
heroes-section-evt-hero = Hero
heroes-section-evt-fort = Fortune
heroes-section-evt-int = Answers and standing orders
heroes-section-base = The basic deck: building
heroes-section-loss = Dropping out
heroes-section-vict = Victory
heroes-section-opt = House rules
