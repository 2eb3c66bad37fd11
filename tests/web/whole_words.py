"""Words that a page breaks in pieces because something leaves them no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

BROKEN = r"""() => {
    const SOFT_HYPHEN = "\u00ad";
    // What is for the voice alone stands in a box of a pixel.
    const unseen = (part) =>
        part !== null && (Math.max(part.offsetWidth, part.offsetHeight) <= 1 || unseen(part.parentElement));
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const around = text.parentElement;
        if (!around.checkVisibility({ visibilityProperty: true }) || unseen(around)) {
            continue;
        }
        if (around.closest("svg, code") !== null || text.data.includes(SOFT_HYPHEN)) {
            continue;
        }
        if (getComputedStyle(around).hyphens === "auto") {
            continue;
        }
        for (const word of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) {
                found.push(`${word[0]} (${around.tagName.toLowerCase()}: ${text.data.trim().slice(0, 60)})`);
            }
        }
    }
    return found;
}"""
"""Each visible word that stands on several lines without a hyphen; what stands in drawings and codes is left out."""


def broken_words(page: Page) -> list[str]:
    """Those that are seen now, with what they stand in."""
    found: list[str] = page.evaluate(BROKEN)
    return found
