"""Chromium for the tests that drive the page."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.common import SetupError, install_debian_packages, is_root_on_debian, say

MISSING = (
    "Chromium is missing: install it (Debian: apt-get install chromium-headless-shell fonts-noto-core); "
    "browser tests need it"
)

_LIGHT = ("chromium-headless-shell", "chrome-headless-shell")
"""The same browser without what only a window needs: the tests take two thirds of the time in it."""
_NAMES = (
    *_LIGHT,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
_PLACES = (
    Path("/usr/bin/chromium"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("C:/Program Files/Google/Chrome/Application/chrome.exe"),
)


def find() -> Path | None:
    """The Chromium or Chrome of this machine, or None."""
    for name in _NAMES:
        if found := shutil.which(name):
            return Path(found)
    return next((place for place in _PLACES if place.exists()), None)


def ensure() -> None:
    """Install Chromium where that needs no question, else say in one line what to install.

    A Chromium with windows will do where the light one cannot be had. Tests that need no browser still run without
    either, so this never stops the start.
    """
    found = find()
    if found is not None and found.name in _LIGHT:
        return
    if is_root_on_debian():
        try:
            install_debian_packages("chromium-headless-shell", "fonts-noto-core")
        except SetupError as error:
            say(str(error))
    if find() is None:
        say(MISSING)
