"""What was said aloud beside what stands in the log."""

from __future__ import annotations

import re

OFFERS = re.compile("^(?!You).* (offers|no longer offers) ")
"""What others put on the board is counted aloud, not read."""
COUNTS = re.compile(r"\d+ (new )?offers? (on|have gone from|has gone from) the board\.|One moment …")


def said_besides(said: str, log: list[str], asked: list[str], counted: re.Pattern[str] | None = OFFERS) -> str:
    """What was said besides the log's sentences, each once and in their order, and the counts of offers.

    The log begins with what had happened before the page was opened; that is not said. What a question that was `asked`
    began with is told by the question. `counted`: what is not read because it is counted, if anything is.
    """
    sentences = [line for line in log if counted is None or not counted.match(line)]
    spoken = COUNTS.sub("", said)
    furthest, stuck = len(spoken) + 1, ""
    for first in range(len(sentences)):
        rest = spoken
        for sentence in sentences[first:]:
            before, found, after = rest.partition(sentence)
            told = found and not before.strip()
            if not told and any(prompt.startswith(sentence) for prompt in asked):
                continue
            if not told:
                if len(rest) < furthest:
                    furthest, stuck = len(rest), f"the log goes on with {sentence!r}, but said was {rest[:300]!r}"
                break
            rest = after
        else:
            return rest.strip()
    return f"not the log's sentences, each once and in order: {stuck}"
