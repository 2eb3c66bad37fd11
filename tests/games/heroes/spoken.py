"""Everything that random games of Age of Heroes say, put into words for everybody at the table."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from stammtisch.engine.events import Event, redact
from stammtisch.engine.game import OptionValue, decide, deciders, legal_actions, may_act, play, refusal, start, time_up
from stammtisch.engine.options import Form, Message
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes import GAME
from stammtisch.games.heroes.actions import ORDER_FORTUNE, ORDER_OLYMPICS
from stammtisch.games.heroes.rules.orders import AT_LEAST
from stammtisch.games.heroes.state import HeroesState
from stammtisch.words import Words

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fred")
WORDS = Words("en")

WEIGHTS: Mapping[str, float] = {
    "done": 6, "hand_in": 6, "offer": 3, "take": 9, "withdraw": 0.3, "clear": 0.3, "pass": 0.2, "build": 6,
    "attack": 3, "lay": 5, "keep": 0.5, "march": 0.7, "send": 2,
}  # fmt: skip
"""How much likelier than others some kinds of action are, so that games end and much happens in them."""
PATIENCE = 40
"""So many decisions of one frame, then the table's clock is called."""


def say(message: Message, viewer: int | None) -> str:
    """A message as a sentence for `viewer`."""
    return WORDS.format(message, NAMES, viewer)


def ids_in(message: Message) -> set[str]:
    """The message's own id and those of its arguments."""
    found = {message.id}
    for argument in message.arguments.values():
        if isinstance(argument, Mapping):
            found.update(argument.get("count", ()), argument.get("either", ()))
            found.update([argument["word"]] if "word" in argument else [])
    return found


class Ear:
    """Hears messages: the ids in them, and the texts by what they are: prompt, label, cost, ..."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.texts: dict[str, set[str]] = defaultdict(set)
        self._heard: set[str] = set()

    def hear(self, what: str, message: Message | None, viewer: int | None) -> None:
        """Put a message into words; MissingWord if that is not possible."""
        if message is None:
            return
        key = f"{what}{message}{viewer}"
        if key not in self._heard:
            self._heard.add(key)
            self.ids |= ids_in(message)
            self.texts[what].add(say(message, viewer))

    def hear_events(self, events: Iterable[Event], viewers: Iterable[int | None]) -> None:
        """What everybody at the table is told."""
        for viewer in viewers:
            for event in events:
                for line in lines([event], viewer):
                    self.hear("line", line, viewer)

    def hear_decision(self, state: HeroesState, seat: int) -> None:
        """All that `seat` is asked and offered, and why it cannot have the rest."""
        asked = decide(GAME, state, seat)
        self.hear("prompt", asked.prompt, seat)
        for option in asked.offered:
            self.hear("label", option.label, seat)
            self.hear("cost", option.cost, seat)
            self.hear("consequence", option.consequence, seat)
        for option in [*asked.offered[:4], *asked.offered[4::9]]:
            for line in GAME.preview(state, seat, option.action):
                self.hear("preview", line, seat)
        for refused in asked.refused:
            self.hear("label", refused.label, seat)
            self.hear("reason", GAME.explain(refused.refusal), seat)
        for form in asked.forms:
            self.hear_form(form, seat)

    def hear_form(self, form: Form, seat: int) -> None:
        """A form with its fields and their values."""
        self.hear("label", form.label, seat)
        for field in form.fields:
            self.hear("field", field.label, seat)
            for _, value in field.values:
                self.hear("value", value, seat)

    def hear_orders(self, state: HeroesState, seat: int) -> None:
        """The standing orders that `seat` may give, those with a number and the forms among them, and those it gave."""
        for form in GAME.anytime_forms(state, seat):
            self.hear_form(form, seat)
        for order in GAME.standing_orders(state, seat):
            self.hear("label", order, seat)
        numbered = [ORDER_FORTUNE(disaster, AT_LEAST + least) for disaster in range(4) for least in (1, 2)]
        numbered += [ORDER_OLYMPICS(purpose, AT_LEAST + least) for purpose in range(3) for least in (1, 2)]
        for action in (*GAME.anytime_actions(state, seat), *numbered):
            option = GAME.offer(state, seat, action)
            self.hear("label", option.label, seat)
            self.hear("consequence", option.consequence, seat)


def lines(events: Iterable[Event], viewer: int | None) -> list[Message]:
    """The lines of the log that `viewer` reads of these events."""
    known = [redact(event, viewer) for event in events]
    told = [GAME.tell(event, viewer) for event in known if event is not None]
    return [line for line in told if line is not None]


def moments(
    players: int, options: Mapping[str, OptionValue], seed: str, decisions: int
) -> Iterator[tuple[HeroesState, list[Event], int, int | None]]:
    """A random game, moment by moment: the position, what has happened since the last, and who will do what now.

    The action is None when the clock is called; after the last moment nothing is done.
    """
    dice = random.Random(seed)
    state, umpire = GAME.new(players, options, seed), Umpire()
    start(state, umpire)
    asked: dict[int, int] = defaultdict(int)
    for _ in range(decisions):
        if not state.agenda:
            break
        frame = state.agenda[-1].number
        asked[frame] += 1
        seat = dice.choice(list(deciders(state)))
        action = None if asked[frame] > PATIENCE else _choose(state, seat, dice)
        yield state, umpire.events, seat, action
        umpire = Umpire()
        if action is None:
            time_up(GAME, state, umpire)
        else:
            play(GAME, state, seat, action, umpire)
    yield state, umpire.events, 0, None


def _choose(state: HeroesState, seat: int, dice: random.Random) -> int:
    if dice.random() < 0.05:
        return dice.choice(GAME.anytime_actions(state, seat))
    sampled = GAME.sample(state, seat, dice.randrange) if dice.random() < 0.2 else None
    if sampled is not None:
        return sampled
    kinds: dict[str, list[int]] = defaultdict(list)
    for action in legal_actions(state, seat):
        kinds[GAME.codec.kind(action).name].append(action)
    kind = dice.choices(list(kinds), [WEIGHTS.get(name, 1) for name in kinds])[0]
    return dice.choice(kinds[kind])


def listen(ear: Ear, players: int, options: Mapping[str, OptionValue], seed: str, decisions: int) -> None:
    """Play and hear everything: log, decisions, orders, and why arbitrary actions are refused."""
    dice = random.Random(f"{seed}/ear")
    viewers: tuple[int | None, ...] = (None, *range(players))
    pool: list[Any] = []
    for state, events, seat, action in moments(players, options, seed, decisions):
        ear.hear_events(events, viewers)
        if state.agenda:
            ear.hear_decision(state, seat if dice.random() < 0.7 else dice.choice(list(may_act(state))))
        if dice.random() < 0.05:
            ear.hear_orders(state, seat)
        for asker in range(players):
            for asked in dice.sample(pool, min(3, len(pool))):
                refused = refusal(GAME, state, asker, asked)
                if refused is not None:
                    ear.hear("reason", GAME.explain(refused), asker)
        if action is not None:
            pool.append(action)
