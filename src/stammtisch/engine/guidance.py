"""What helps with a decision: the rules that govern it, and the sentences that introduce it to a newcomer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guidance:
    """Help with one kind of decision, the same at every table.

    `prompts`: ids of the prompts that ask it; `stage`: the stage the game is in then, for whoever is not asked (empty
    where the stage alone does not tell). `rules`: ids of the rules that govern it, or what several ids begin with, the
    main ones first. `introductions`: ids of messages that explain it in a first game, one at a time in this order.
    """

    stage: str
    prompts: tuple[str, ...]
    rules: tuple[str, ...]
    introductions: tuple[str, ...] = ()
