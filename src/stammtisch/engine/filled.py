"""Forms filled in: the lines of notation that the choices of a form make."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product

from stammtisch.engine.options import Form


def filled_lines(form: Form) -> Iterator[str]:
    """The notation of a form for every choice of one value a field; a field that may be left out is so too.

    >>> from stammtisch.engine.options import FormField, Message
    >>> wish = FormField("want", Message("want"), (("iron", Message("iron")),), optional=True)
    >>> list(filled_lines(Form("ask", Message("ask"), (wish,), "ask[ for {want}]")))
    ['ask for iron', 'ask']
    """
    choices = [[word for word, _ in field.values] + ([""] if field.optional else []) for field in form.fields]
    for chosen in product(*choices):
        words = {field.name: word for field, word in zip(form.fields, chosen, strict=True)}
        yield _without_gaps(form.pattern, words).format(**words)


def _without_gaps(pattern: str, words: Mapping[str, str]) -> str:
    """A pattern without its brackets, and without the parts in them that hold a field left out."""

    def kept(part: re.Match[str]) -> str:
        return part[1] if all(words[name] for name in re.findall(r"\{(\w+)\}", part[1])) else ""

    return re.sub(r"\[(.*?)\]", kept, pattern)
