# The table options of Age of Heroes: for each its name, what it is about, and the words for its values.

heroes-option-unused_specials = Special resources of tribes nobody plays
heroes-option-unused_specials-keep = stay in the deck
heroes-option-unused_specials-remove = are taken out
heroes-option-unused_specials-about = Nobody can build with them, but they can be exchanged. Without them the deck is smaller and every other card comes more often.

heroes-option-fair_start = Population growth in the first deal
heroes-option-fair_start-off = gives a city at once
heroes-option-fair_start-on = is exchanged for another card
heroes-option-fair_start-about = Whoever is dealt Population growth begins with a second city. Exchanged, everybody begins with one.

heroes-option-grace = Disasters are harmless
heroes-option-grace-fair = until the first fair is over
heroes-option-grace-round = during the whole first round
heroes-option-grace-about = A harmless disaster is laid down without effect, and no card is drawn in its place.

heroes-option-road_bonus = Roads bring at the fair
heroes-option-road_bonus-tribes = a card for each tribe they reach
heroes-option-road_bonus-roads = a card for each road of your own
heroes-option-road_bonus-about = Counting tribes, a road also brings you the tribes that lie beyond your neighbour, road after road.

heroes-option-conquest_from_round = Conquest is allowed
heroes-option-conquest_from_round-1 = from the beginning
heroes-option-conquest_from_round-3 = from round 3
heroes-option-conquest_from_round-about = Before that round, attacks for plunder and destruction are still possible.

heroes-option-defender_picks = Who defends against an attack
heroes-option-defender_picks-off = all able armies at home
heroes-option-defender_picks-on = the armies that the defender picks
heroes-option-defender_picks-about = Armies held back take no part in the battle and stay at home.

heroes-option-battle_order = The order of a battle line
heroes-option-battle_order-sealed = is chosen in secret by each side
heroes-option-battle_order-auto = is always the same
heroes-option-battle_order-about = The first of one line meets the first of the other, and so on. Always the same means: armies with a general, armies led by a Hero, other armies, Heroes.

heroes-option-battle_dice = Dice in a duel
heroes-option-battle_dice-1 = one for each side
heroes-option-battle_dice-2 = two for each side
heroes-option-battle_dice-about = With two dice, extreme throws are rarer, and generals and fortresses count for less.

heroes-option-cancelled_hero = Heroes in an attack that Olympic Games cancels
heroes-option-cancelled_hero-lost = are lost
heroes-option-cancelled_hero-back = return to the attacker's hand
heroes-option-cancelled_hero-about = It is about the attacker's Hero cards only; armies come home in any case.

heroes-option-hunger = Hunger takes from each player
heroes-option-hunger-all = all grain
heroes-option-hunger-one = one grain
heroes-option-hunger-about = Hunger strikes all players, the one who drew it included.

heroes-option-fortune_hunger = Fortune against Hunger shields
heroes-option-fortune_hunger-self = its owner
heroes-option-fortune_hunger-all = everybody
heroes-option-fortune_hunger-about = All answer Hunger at the same time. Everybody who answers with Fortune lays the card down.

heroes-option-earthquake = An Earthquake strikes
heroes-option-earthquake-one = one army
heroes-option-earthquake-tribe = all armies a tribe has at home
heroes-option-earthquake-about = Struck armies are out of play until the end of their owner's next move.

heroes-option-fair = At the fair, wishes are
heroes-option-fair-board = posted on a board
heroes-option-fair-sealed = handed in as sealed lists
heroes-option-fair-about = On the board, everybody posts and takes wishes until all are done. With lists, everybody hands in one, and the lists are then matched wish by wish.

heroes-option-loss = Players with no city and no card drop out
heroes-option-loss-war = only by losing a battle
heroes-option-loss-any = by whatever takes the last one
heroes-option-loss-about = The other things that can take the last city or card are events, building, exchanges, tax without a city, and discarding.

heroes-option-claim_needs_round = The last move needs another player's move
heroes-option-claim_needs_round-off = no
heroes-option-claim_needs_round-on = yes
heroes-option-claim_needs_round-about = A fifth city gained at the fair may come just before your own move. With yes, you do not win before somebody else has moved.

## Services of the table, which are no rules

heroes-option-shared_result = The players may agree on a shared result
heroes-option-shared_result-off = no
heroes-option-shared_result-on = yes
heroes-option-shared_result-about = With yes, anybody may propose that all who are still in the game win together. It ends so only if all agree.

heroes-option-leavers = A tribe whose player leaves for good
heroes-option-leavers-bot = is played by a bot
heroes-option-leavers-remove = is out of the game
heroes-option-leavers-about = A tribe that is out lays down its hand; its cities and pieces go back to the basic deck. Nobody gets anything of it.

heroes-option-max_rounds = The game ends
heroes-option-max_rounds-0 = only by the rules
heroes-option-max_rounds-5 = after round 5 at the latest
heroes-option-max_rounds-10 = after round 10 at the latest
heroes-option-max_rounds-20 = after round 20 at the latest
heroes-option-max_rounds-30 = after round 30 at the latest
heroes-option-max_rounds-50 = after round 50 at the latest
heroes-option-max_rounds-100 = after round 100 at the latest
heroes-option-max_rounds-about = When the rounds are over, whoever has most cities and laid special resources together has won; several may share that.

heroes-option-cover = Bots answer disasters, attacks and requests for a road
heroes-option-cover-on = after a time that tells nothing
heroes-option-cover-off = as quickly as anything else
heroes-option-cover-about = The time is two to four seconds, whatever cards a bot holds.
