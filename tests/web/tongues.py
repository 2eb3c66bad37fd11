"""The names by which a player finds what is needed, in each language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tongue:
    """`locale` of the browser; regions `decision` and `log`; the `place` of an option in its list, and `refused` before
    the reason why it cannot be had; `yes` to the question before something wasteful; the `command` box; what stands
    instead of a question when the game is `over`; how the title begins on my `turn`, when all has `ended`, or
    with either, `now`; how it begins when the command box says what would `follow`, and when it asks `again`.
    """

    locale: str
    decision: str
    log: str
    place: str
    refused: str
    yes: str
    command: str
    over: str
    turn: str
    ended: str
    follow: str
    again: str

    @property
    def now(self) -> str:
        """How the title begins when I must act or all is over."""
        return f"^({self.turn}|{self.ended})"


ENGLISH = Tongue(
    locale="en-GB",
    decision="Decision",
    log="Game log",
    place=r"\d+ of \d+\.$",
    refused="Not possible:",
    yes="Yes, do it",
    command="Action, by its words or its notation",
    over="The game is over.",
    turn="Your turn",
    ended="Game over",
    follow="This would follow: ",
    again="Cannot be undone. Enter once more does it: ",
)
GERMAN = Tongue(
    locale="de-DE",
    decision="Entscheidung",
    log="Spielverlauf",
    place=r"\d+ von \d+\.$",
    refused="Nicht möglich:",
    yes="Ja, so machen",
    command="Aktion, in Worten oder in Notation",
    over="Das Spiel ist aus.",
    turn="Du bist dran",
    ended="Beendet",
    follow="Das geschähe: ",
    again="Lässt sich nicht zurücknehmen. Noch einmal die Eingabetaste führt es aus: ",
)
TONGUES = {"en": ENGLISH, "de": GERMAN}
