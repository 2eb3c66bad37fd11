"""Era of Tribes, the base game, for two to six players on the map of Europe.

The rulebook's sections and the modules that carry them out:

| rules | section | module |
|---|---|---|
| eot.0 | Set-up | setup.py |
| eot.1 | A round | rules/round.py |
| eot.1.1 | Morale | rules/round_start.py, rules/morale.py |
| eot.1.2 | Turn order | rules/turn_order.py, rules/influence.py |
| eot.1.3 | The action phase | rules/turn.py |
| eot.1.3.A | Expansion | rules/expansion.py, then its parts |
| eot.1.3.A.1 | Placing vassals | rules/placement.py, rules/pieces.py |
| eot.1.3.A.2 | Conversion and movement | rules/movement.py, rules/conversion.py, rules/transport.py |
| | control, colonies | rules/control.py, rules/colonies.py |
| eot.1.3.A.3 | Cities | rules/founding.py, rules/cities.py, rules/food.py |
| eot.1.3.A.4 | Battles | rules/battles.py, rules/battle.py, rules/commitment.py, rules/support.py |
| | losses, the end of a battle | rules/losses.py, rules/aftermath.py |
| eot.1.3.B, C, F | Trade, Taxes, Bread & Circuses | rules/trade.py, rules/taxes.py, rules/circuses.py |
| eot.1.3.D | Diplomacy | rules/diplomacy.py, rules/proposals.py |
| | purchases, alliances, agreements | rules/purchase.py, rules/alliances.py, rules/offers.py |
| eot.1.3.E | Improvements | rules/improvement.py |
| eot.1.3.G | Revolution | rules/revolution.py, rules/cards.py |
| eot.1.4 | Autoexpansion | rules/autoexpansion.py |
| eot.1.5 | Clean-up | rules/cleanup.py |
| eot.1.6, eot.2.1 | The end | rules/ending.py |
| eot.2.2, eot.3 | Scoring, influence cards | rules/scoring.py, rules/cards.py |
| eot.4 | Tribes | rules/tribes.py, rules/plunder.py |
| eot.5 | Hamlets | rules/hamlets.py |
| eot.8 | Glossary | where the word is used |
| eot.C | Components | tables.py, data/ |
"""

from stammtisch.games.era.game import GAME

__all__ = ["GAME"]
