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

rules-aoh-intro = The game
rules-aoh-prep = Preparation
rules-aoh-move-0 = The move
rules-aoh-move-1 = The move, phase 1: getting a card
rules-aoh-move-2 = The move, phase 2: the action
rules-aoh-move-3 = The move, phase 3: special resources
rules-aoh-move-4 = The move, phase 4: discarding
rules-aoh-move-5 = The move, phase 5: armies come home
rules-aoh-fair = The fair
rules-aoh-battle = War: attack and answer
rules-aoh-est = War: the duels
rules-aoh-win = War: the spoils
rules-aoh-res = The resource deck
rules-aoh-evt-growth = Population growth
rules-aoh-evt-quake = Earthquake
rules-aoh-evt-erupt = Eruption
rules-aoh-evt-hunger = Hunger
rules-aoh-evt-barb = Barbarians
rules-aoh-evt-olymp = Olympic Games
rules-aoh-evt-hero = Hero
rules-aoh-evt-fort = Fortune
rules-aoh-evt-int = Answers and standing orders
rules-aoh-base = The basic deck: building
rules-aoh-loss = Dropping out
rules-aoh-vict = Victory
rules-aoh-opt = House rules
