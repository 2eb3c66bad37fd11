# Introductions of decisions, each said once in a first game.
heroes-introduction-fair = At the fair all may exchange cards, one for one. You say which card you give and what you want for it; when two wishes fit each other, the cards change hands at once and for good.
heroes-introduction-fair-cards = Any card in your hand can be exchanged, also special resources of other tribes: they need them for their monuments. Say that you are done when nothing more is of use to you.
heroes-introduction-action = In your move you do one thing: collect taxes, a card for each of your cities; build, as much as your cards pay for; or attack another tribe.
heroes-introduction-building = Cities bring cards, armies attack and defend, fortresses strengthen a defence, a general an army. Roads bring more cards at fairs, and armies home at once.
heroes-introduction-victory = You win with five cities, with five cards laid for your monument, or as the last tribe. The first two must hold until your next move begins, so others have one chance to stop you.
heroes-introduction-road = A road serves you both: more cards at fairs, and armies that come home at once. It costs you nothing, and you may refuse.
heroes-introduction-lay = Cards of your own special resource are safe once they are laid for the monument; only a war can destroy them there. Five complete it.
heroes-introduction-discard = At the end of a move five cards stay in your hand. You choose which ones go.
heroes-introduction-muster = Choose who goes to war; the order is the order in which they fight. Each army meets one of the other side, the higher throw wins, and armies on their way do not defend you.
heroes-introduction-answer = You are attacked: Olympic Games call the attack off, a Hero fights as an army or a general, or you trust your armies and fortresses. After this answer the dice decide.
heroes-introduction-spoils = You have won what your victorious armies allow. Take all of it, a part or nothing.
heroes-introduction-earthquake = An Earthquake keeps armies of another tribe out of play until the end of their owner's next move. You choose where it strikes.
heroes-introduction-eruption = An Eruption destroys a city of another tribe. You choose whose.
heroes-introduction-event-answer = A disaster is about to strike you. Fortune turns it away from you, and Olympic Games turn away Barbarians; or you keep your cards and let it happen.
