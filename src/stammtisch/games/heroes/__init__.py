"""Age of Heroes, a card game for two to six players.

The rulebook's sections and the modules that carry them out:

| rules | section | module |
|---|---|---|
| aoh.intro, aoh.prep | Preparation | rules/preparation.py, rules/resource_deck.py |
| aoh.move.0 | Move | rules/round.py, rules/move.py |
| aoh.move.1 | 1. Getting a card | rules/getting_a_card.py |
| aoh.move.2 | 2. Doing some action | rules/action.py, rules/tax.py, rules/construction.py |
| aoh.move.3 | 3. Using of special resource | rules/special_resource.py |
| aoh.move.4 | 4. Discarding | rules/discarding.py |
| aoh.move.5 | 5. Moving and discarding | rules/coming_home.py |
| aoh.fair | Fair | rules/fair_draw.py, rules/fair_board.py, rules/fair_sealed.py, rules/wishes.py |
| aoh.battle | Battles | rules/battles.py, rules/lines.py |
| aoh.est | Estimation of a battle Results | rules/duels.py, rules/lines.py |
| aoh.win | Victory in battle | rules/spoils.py, rules/homecoming.py |
| aoh.res | Deck of resources | cards.py, rules/resource_deck.py |
| aoh.evt | its events | rules/events.py, rules/windows.py, rules/disasters.py, rules/city.py, rules/orders.py |
| aoh.base | Basic deck | pieces.py, rules/construction.py |
| aoh.loss | Loss | rules/loss.py |
| aoh.vict | Victory | rules/victory.py |
| aoh.opt | table options | table_options.py, each option where its rule is |
"""

from stammtisch.games.heroes.game import GAME

__all__ = ["GAME"]
