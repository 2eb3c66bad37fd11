"""Where the source of the program is to be had, which the licence promises to everybody who plays on a server."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, metadata
from urllib.parse import urlsplit

PACKAGE = "stammtisch"
LABELS = ("source", "source code", "repository")
"""What the project's address of its source is called in the package's metadata; the first that is there counts."""
LONGEST = 500


def own_source(package: str = PACKAGE) -> str | None:
    """The address of the project's own source, as the package's metadata has it; None if they have none."""
    try:
        named = metadata(package).get_all("Project-URL") or []
    except PackageNotFoundError:
        return None
    addresses = {
        label.strip().lower(): address.strip() for label, _, address in (line.partition(",") for line in named)
    }
    return next((addresses[label] for label in LABELS if is_address(addresses.get(label, ""))), None)


def is_address(text: str) -> bool:
    """Whether a browser can go there and nothing is carried out: http or https, with a host.

    >>> is_address("https://example.org/stammtisch"), is_address("javascript:alert(1)")
    (True, False)
    """
    if len(text) > LONGEST or not text.isprintable() or " " in text:
        return False
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)
