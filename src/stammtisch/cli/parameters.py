"""Kinds of values that commands take, each with an error that says what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

EMPTY = "it is empty; leave the option out or give it a value"


class WholeNumber(click.ParamType[int]):
    """A whole number from `least` on, or up to `most`."""

    name = "number"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; click.BadParameter if it is none or out of range."""
        try:
            number = int(value)
        except ValueError:
            number = None
        if number is None or number < self.least or (self.most is not None and number > self.most):
            reach = f"from {self.least} on" if self.most is None else f"from {self.least} to {self.most}"
            self.fail(f"'{value}' is no whole number {reach}", param, ctx)
        return number


class Text(click.ParamType[str]):
    """A text that is not empty and can be written down: no bytes that belong to no character."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The text; click.BadParameter if it is empty or no text in UTF-8."""
        text = str(value)
        if not text:
            self.fail(EMPTY, param, ctx)
        try:
            text.encode()
        except UnicodeEncodeError as error:
            self.fail(f"it is no text in UTF-8 (at character {error.start + 1})", param, ctx)
        return text


class Folder(click.ParamType[Path]):
    """A folder that is there or can be made."""

    name = "folder"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Its path; click.BadParameter if it is empty or a file."""
        path = Path(value)
        if not str(value):
            self.fail(EMPTY, param, ctx)
        if path.exists() and not path.is_dir():
            self.fail(f"'{value}' is a file, not a folder", param, ctx)
        return path
