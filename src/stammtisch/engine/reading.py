"""Reading files that users name: whatever keeps one from being read is told in words of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Pairs = list[tuple[str, Any]]


class UnreadableFile(ValueError):
    """There is no such file, or it is no text; the message says which."""


class NoJson(ValueError):
    """A text is no JSON; `line` is where, from 1, the message why."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line


def text_of(path: Path) -> str:
    """The text in a file, without the byte order mark that some editors put in front; UnreadableFile if there is
    none.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise UnreadableFile("there is no such file") from error
    except IsADirectoryError as error:
        raise UnreadableFile("this is a folder, not a file") from error
    except OSError as error:
        raise UnreadableFile(f"the file cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UnreadableFile(f"the file is no text in UTF-8 (byte {error.start})") from error


def json_of(text: str, pairs: Callable[[Pairs], Any] = dict) -> Any:
    """The JSON value in a text; `pairs` makes an object of its names and values. NoJson if it is none."""
    try:
        return json.loads(text, object_pairs_hook=pairs)
    except json.JSONDecodeError as error:
        raise NoJson(error.lineno, f"{error.msg} at column {error.colno}") from error
    except RecursionError as error:
        raise NoJson(1, "brackets stand too deep in brackets") from error
    except ValueError as error:
        # Python reads numbers up to a length only and has no kind of error of its own for it; `pairs` may have one.
        if type(error) is not ValueError:
            raise
        raise NoJson(1, "a number has too many digits") from error


def shown(path: Path) -> str:
    """A file's name without its folder, for messages; folders such as `.` and `/` have only the whole path.

    >>> shown(Path("games/first.jsonl")), shown(Path("."))
    ('first.jsonl', '.')
    """
    return path.name or str(path)
