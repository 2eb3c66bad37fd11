"""Messages as sentences: the one place where Python turns a `Message` into words, with Fluent.

The words of the table lie in `stammtisch/locales/LANGUAGE`, those of a game in its own `locales_folder/LANGUAGE`; the
browser client reads the same files. How an argument becomes a variable of the message is settled here and in
`web/src/lib/words.ts`, in the same way:

- a number or a text stays as it is;
- `{"seat": n}` becomes the name shown for the seat, and `$<argument>_you` says whether that seat is the viewer's own
  (`yes`, `no`); it is `no` for every other argument, which may name somebody who sits in no seat;
- `{"word": id}` becomes the message with that id;
- `{"names": [text, ...]}` becomes a list of texts that need no words, such as names of places: `a, b and c`;
- `{"count": {id: n, ...}}` becomes a list, each item the message with that id, told its number as `$n`;
- `{"either": [id, ...]}` becomes a list of these messages of which any one will do: `a, b or c`.

A hyphen before a number is a minus sign and is written as one, so that it is read as one.

A word that changes with its place in the sentence carries its other forms as attributes, such as `.dative`. For every
form that a language has, a sentence is given `$<argument>_<form>` too, where a word without that form stands as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from stammtisch.engine.options import Argument, Message
from stammtisch.engine.registry import game, game_ids

_MINUS = "\N{MINUS SIGN}"
_NEGATIVE = re.compile(r"(?<![\w-])-(?=\d)")
TABLE_LOCALES = Path(__file__).parent / "locales"


class UnknownLanguage(LookupError):
    """There are no message files in this language; the text names the languages there are."""


class MissingWord(LookupError):
    """A message is not in the files, or cannot be made of the arguments given; the text names it."""


def languages() -> list[str]:
    """The languages the table speaks, sorted."""
    return sorted(folder.name for folder in TABLE_LOCALES.iterdir() if folder.is_dir())


@cache
def word_files(language: str) -> tuple[Path, ...]:
    """All message files of a language, the table's first; UnknownLanguage if there are none."""
    if language not in languages():
        raise UnknownLanguage(f"there are no words in '{language}'; there are: {', '.join(languages())}")
    folders = [TABLE_LOCALES, *(game(game_id).locales_folder for game_id in game_ids())]
    return tuple(path for folder in folders for path in sorted((folder / language).glob("*.ftl")))


def source(language: str) -> str:
    """The text of all message files of a language, joined; UnknownLanguage if there are none."""
    return "\n".join(path.read_text(encoding="utf-8") for path in word_files(language))


class Words:
    """The words of one language."""

    def __init__(self, language: str, text: str | None = None) -> None:
        """`text` replaces the language's own files; UnknownLanguage if there is neither."""
        self.language = language
        resource = FluentResource(source(language) if text is None else text)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)
        self._forms = list(dict.fromkeys(form.id.name for entry in resource.body for form in _attributes(entry)))

    def has(self, message_id: str) -> bool:
        """Whether there is a message with this id."""
        return bool(self._bundle.has_message(message_id))

    def format(self, message: Message, seats: Sequence[str] = (), viewer: int | None = None) -> str:
        """The message as a sentence for `viewer` (a seat, or None for a spectator).

        `seats` are the names shown, in seat order.
        """
        variables: dict[str, Any] = {}
        for name, argument in message.arguments.items():
            variables[name] = self._plain(argument, seats)
            mapped = isinstance(argument, Mapping)
            seated = mapped and "seat" in argument
            variables[f"{name}_you"] = "yes" if seated and argument["seat"] == viewer else "no"
            if mapped and not seated:
                variables.update((f"{name}_{form}", self._plain(argument, seats, form)) for form in self._forms)
        return self.text(message.id, variables)

    def text(self, message_id: str, variables: Mapping[str, Any] | None = None, form: str = "") -> str:
        """The message with this id and plain variables, in another form if it has that one; MissingWord if there is
        no such message or a variable is missing.
        """
        if not self.has(message_id):
            raise MissingWord(f"there is no message '{message_id}' in '{self.language}'")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            raise MissingWord(f"the message '{message_id}' in '{self.language}' has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, dict(variables or {}))
        if errors:
            raise MissingWord(f"the message '{message_id}' in '{self.language}' cannot be made: {errors[0]}")
        return _NEGATIVE.sub(_MINUS, str(text))

    def listing(self, items: Sequence[str], last: str = "list-and") -> str:
        """The items as one list: `a, b and c`; `last` is the message that stands before the last one."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.text(last)} {items[-1]}"

    def _plain(self, argument: Argument, seats: Sequence[str], form: str = "") -> str | int | float:
        if not isinstance(argument, Mapping):
            plain: str | int | float = argument
            return plain
        if "seat" in argument:
            return seats[argument["seat"]]
        if "word" in argument:
            return self.text(argument["word"], form=form)
        if "names" in argument:
            return self.listing(argument["names"])
        if "either" in argument:
            return self.listing([self.text(word, form=form) for word in argument["either"]], "list-or")
        return self.listing([self.text(word, {"n": n}, form) for word, n in argument["count"].items()])


def _attributes(entry: Any) -> Sequence[Any]:
    """The attributes of an entry of a resource; comments have none."""
    return getattr(entry, "attributes", ())
