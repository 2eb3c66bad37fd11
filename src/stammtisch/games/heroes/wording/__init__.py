"""Which message says what: prompts, options, refusals and events as ids and arguments. The words stand in `locales/`.

Nothing here says more to a seat than it may know: prompts and options use what the seat knows of the position, lines of
the log the redacted event alone.
"""

from stammtisch.games.heroes.wording.cited import rules_of
from stammtisch.games.heroes.wording.events import tell
from stammtisch.games.heroes.wording.guidance import guidance
from stammtisch.games.heroes.wording.options import offer
from stammtisch.games.heroes.wording.orders import standing_orders
from stammtisch.games.heroes.wording.preview import preview
from stammtisch.games.heroes.wording.prompts import prompt
from stammtisch.games.heroes.wording.refusals import explain

__all__ = ["explain", "guidance", "offer", "preview", "prompt", "rules_of", "standing_orders", "tell"]
