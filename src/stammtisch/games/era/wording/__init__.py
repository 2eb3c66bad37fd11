"""Which message says what: prompts, options, refusals and events as ids and arguments. The words stand in `locales/`.

Nothing here says more to a seat than it may know: prompts and options use what the seat knows of the position, lines of
the log the redacted event alone.
"""

from stammtisch.games.era.wording.cited import rules_of
from stammtisch.games.era.wording.events import tell
from stammtisch.games.era.wording.guidance import guidance
from stammtisch.games.era.wording.options import offer
from stammtisch.games.era.wording.orders import standing_orders
from stammtisch.games.era.wording.preview import preview
from stammtisch.games.era.wording.prompts import prompt
from stammtisch.games.era.wording.refusals import explain
from stammtisch.games.era.wording.ways import ways

__all__ = ["explain", "guidance", "offer", "preview", "prompt", "rules_of", "standing_orders", "tell", "ways"]
