# Words of the game and what they mean, for the help.

heroes-term-resource-deck = Resource deck
heroes-term-resource-deck-about = The deck that all cards are drawn from: usual resources, special resources and events. Used up, it is made anew of the discarded cards.

heroes-term-basic-deck = Basic deck
heroes-term-basic-deck-about = The supply of cities, armies, fortresses, generals and roads. When one kind is used up, it cannot be built until a piece comes back.

heroes-term-usual-resource = Usual resource
heroes-term-usual-resource-about = Iron, wood, grain, stone or gold. Usual resources pay for what is built.

heroes-term-special-resource = Special resource
heroes-term-special-resource-about = The stuff of one tribe's monument. Only that tribe can lay it; all others can exchange it.

heroes-term-event = Event
heroes-term-event-about = A card that does something. Hero, Olympic Games and Fortune are kept for later; all others are played when drawn.

heroes-term-disaster = Disaster
heroes-term-disaster-about = Hunger, Earthquake, Eruption or Barbarians.

heroes-term-fair = Fair
heroes-term-fair-about = The market before every round. Everybody draws, then all may exchange cards one for one.

heroes-term-wish = Offer
heroes-term-wish-about = A card you give and what you want for it. When two offers fit each other, the cards are exchanged at once and for good.

heroes-term-sealed = Sealed offer
heroes-term-sealed-about = An offer that nobody but you can see until it is matched.

heroes-term-able-army = Able army
heroes-term-able-army-about = An army at home that no Earthquake has struck. Only able armies attack and defend.

heroes-term-line = Line of battle
heroes-term-line-about = The order in which armies fight. The first of one side meets the first of the other, the second the second, and so on.

heroes-term-victorious-army = Victorious army
heroes-term-victorious-army-about = An attacking army that won its duel, or that met nobody because the defender had too few. Victorious armies decide what may be taken.

heroes-term-purpose = Purpose of war
heroes-term-purpose-about = Conquest takes cities, plunder takes cards, destruction takes cards of the monument.

heroes-term-last-move = Last move
heroes-term-last-move-about = Begins with a fifth city or a complete monument. Whoever still has it when the own next move begins has won.

heroes-term-standing-order = Standing order
heroes-term-standing-order-about = An answer given ahead, seen by nobody else. When the question comes, it answers at once.
