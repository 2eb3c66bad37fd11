"""What a table chose among a game's options, read and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.engine.game import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stammtisch.engine.game import OptionValue, TableOption


def read_choices(
    title: str, options: Sequence[TableOption], chosen: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """What a table chose among `options`, each as the value it stands for; SetupError names an option or a value that
    the game called `title` does not have.

    A number may be given as its digits, as a command line does.
    """
    known = {option.name: option for option in options}
    read: dict[str, OptionValue] = {}
    for name, value in chosen.items():
        if name not in known:
            raise SetupError("unknown_option", f"{title} has no option '{name}'; there are: {', '.join(known)}")
        by_text = {str(choice): choice for choice in known[name].values}
        if str(value) not in by_text:
            raise SetupError("unknown_value", f"option '{name}' cannot be '{value}'; it can be: {', '.join(by_text)}")
        read[name] = by_text[str(value)]
    return read
