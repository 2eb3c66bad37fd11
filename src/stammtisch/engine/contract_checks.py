"""The checks of the contract tester, each a promise of the protocol in `game.py` and `frames.py`. See `contract.py`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from stammtisch.engine import rng
from stammtisch.engine.events import Event, redact
from stammtisch.engine.filled import filled_lines
from stammtisch.engine.frames import Frame
from stammtisch.engine.game import (
    Game,
    decide,
    deciders,
    legal_actions,
    may_act,
    play,
    play_unchecked,
    refusal,
    time_up,
)
from stammtisch.engine.objects import difference, mutable, mutable_ids, numbers, parts, shared, slots, slots_of
from stammtisch.engine.options import IllegalAction, Message, Refusal
from stammtisch.engine.umpire import SilentUmpire, Umpire

AHEAD = 3
"""So many decisions are played in two states that must have the same future."""


class BrokenContractError(AssertionError):
    """A game breaks a promise; the text says which, and where it showed."""


class Dice:
    """Random numbers for the tester's own choices, from a seed: `dice(n)` gives 0..n-1."""

    __slots__ = ("_key", "_position")

    def __init__(self, seed: str) -> None:
        self._key = rng.key_from_seed(seed)
        self._position = 0

    def __call__(self, limit: int) -> int:
        """A number below the limit."""
        value, self._position = rng.below(self._key, self._position, limit)
        return value

    def among(self, choices: Sequence[Any]) -> Any:
        """One of the choices."""
        return choices[self(len(choices))]


def expect(holds: bool, text: str) -> None:
    """BrokenContractError with the text unless it holds."""
    if not holds:
        raise BrokenContractError(text)


def _same(found: str | None, text: str) -> None:
    expect(found is None, f"{text}: {found}")


# --- the classes ------------------------------------------------------------------------------------------------------


def check_frames(game: Game[Any], unsaved: frozenset[str]) -> None:
    """Every frame is known by its kind, and every slot of it is saved."""
    for kind, frame in game.frames.items():
        expect(
            frame.kind == kind, f"the frame {frame.__name__} is registered as '{kind}' but its kind is '{frame.kind}'"
        )
        own = [name for name in slots_of(frame) if name != "number"]
        expect(
            not any("__dict__" in base.__dict__ for base in frame.__mro__[:-1]),
            f"the frame '{kind}' has no __slots__, so what it holds cannot be inspected",
        )
        missing = sorted(set(own) - set(frame.fields) - unsaved)
        expect(
            not missing, f"the frame '{kind}' has slots that `fields` does not name, so they are not saved: {missing}"
        )


def may_be_shared(part: Any) -> bool:
    """Whether copies may share it: a frame that does not change after it was pushed."""
    return isinstance(part, Frame) and type(part).copy is Frame.copy


# --- copies and saved games -------------------------------------------------------------------------------------------


def check_copy(state: Any) -> None:
    """A copy is equal in every slot and shares nothing that can change."""
    copy = state.copy()
    _same(difference(state, copy), "a copy differs from its state at")
    _same(shared(copy, mutable_ids(state), may_be_shared), "a copy shares with its state")


def check_slots(state: Any, unsaved: frozenset[str]) -> None:
    """Every number of the state is copied, and saved; changing it in a copy leaves the state alone."""
    data = state.to_data()
    inside_shared = {id(part) for _, part in parts(state) if may_be_shared(part)}
    for number in numbers(state):
        probe = state.copy()
        holder = number.holder(probe)
        if id(holder) in inside_shared:
            continue
        before = number.read(state)
        number.change(probe)
        expect(number.read(state) == before, f"{number} changes in the state when it is changed in a copy")
        expect(number.read(probe.copy()) == number.read(probe), f"{number} is not copied")
        if number.place not in unsaved and number.place != "chance_key":
            expect(_saved(probe) != data, f"{number} is not saved by to_data")


def _saved(state: Any) -> Any:
    """The saved form; None if a state with a wrong number cannot be saved, which shows that it is looked at."""
    try:
        return state.to_data()
    except (ValueError, LookupError):
        return None


def check_save(game: Game[Any], state: Any, seed: str, dice: Dice) -> None:
    """A game saved as JSON and loaded is equal in every slot and has the same future."""
    text = json.dumps(state.to_data())
    loaded = game.from_data(json.loads(text), seed)
    _same(difference(state, loaded), "a loaded game differs from the saved one at")
    expect(json.dumps(loaded.to_data()) == text, "a loaded game is saved in another form than it was loaded from")
    unseeded = game.from_data(json.loads(text), None)
    expect(unseeded.hash() == state.hash(), "a game loaded without its seed has another hash")
    original = state.copy()
    for _ in range(AHEAD):
        if not original.agenda:
            break
        seat = dice.among(may_act(original))
        listed = legal_actions(original, seat)
        expect(listed == legal_actions(loaded, seat), "a loaded game lists other legal actions")
        action = dice.among(listed) if listed else game.default_action(original, deciders(original)[0])
        who = seat if listed else deciders(original)[0]
        play_unchecked(original, who, action, SilentUmpire())
        play_unchecked(loaded, who, action, SilentUmpire())
        expect(original.hash() == loaded.hash(), f"a loaded game has another future after {game.notation(action)}")


# --- actions ----------------------------------------------------------------------------------------------------------


def check_notation(game: Game[Any], actions: Iterable[int]) -> None:
    """Each action has one line of notation, and no other action has the same."""
    lines: dict[str, int] = {}
    for action in actions:
        line = game.notation(action)
        expect("\n" not in line and line == line.strip(), f"the notation {line!r} is not one clean line")
        expect(game.parse(line) == action, f"the notation '{line}' is read back as {game.parse(line)}, not {action}")
        expect(lines.setdefault(line, action) == action, f"two actions have the notation '{line}'")


def check_refusals(game: Game[Any], state: Any, seat: int, asked: Iterable[int], free: frozenset[int]) -> None:
    """`refusal` and `legal_actions` agree: on all that is listed, and on all other codes that have no free form."""
    listed = legal_actions(state, seat)
    expect(len(set(listed)) == len(listed), "legal_actions lists an action twice")
    for action in listed:
        refused = refusal(game, state, seat, action)
        expect(refused is None, f"'{game.notation(action)}' is listed but refused: {refused}")
        expect(not game.is_anytime(action), f"'{game.notation(action)}' needs no turn but is listed for one")
    known = set(listed)
    frame: Frame[Any] = state.agenda[-1]
    candidates = frame.candidates(state, seat) if seat in may_act(state) else []
    for action in (*candidates, *asked):
        if action in known or game.codec.kind(action).number in free or game.is_anytime(action):
            continue
        refused = refusal(game, state, seat, action)
        expect(refused is not None, f"'{_words(game, action)}' is not listed but is not refused")
        expect(bool(refused and refused.code), f"'{_words(game, action)}' is refused without a code")


def check_illegal(game: Game[Any], state: Any, seat: int, asked: Iterable[int]) -> None:
    """An illegal action raises IllegalAction and changes nothing; no code of the codec breaks `refusal`."""
    before = state.hash()
    for action in asked:
        if refusal(game, state, seat, action) is None:
            continue
        try:
            play(game, state, seat, action, Umpire())
        except IllegalAction:
            expect(state.hash() == before, f"the refused '{_words(game, action)}' changed the state")
            return


def _words(game: Game[Any], action: int) -> str:
    """The action for a message of the tester; a code that stands for nothing has no notation."""
    try:
        return game.notation(action)
    except (ValueError, LookupError):
        kind = game.codec.kind(action)
        return f"{kind.name}{kind.arguments(action)}"


def random_code(game: Game[Any], dice: Dice) -> int:
    """Any code of any kind, sensible or not."""
    kind = dice.among(list(game.codec))
    return int(kind(*(dice(1 << width) for _, width in kind.fields)))


def check_time(game: Game[Any], state: Any) -> None:
    """Whoever must decide has a legal default, and the clock brings the game on."""
    for seat in deciders(state):
        refused = refusal(game, state, seat, game.default_action(state, seat))
        expect(refused is None, f"the default of seat {seat} is refused: {refused}")
    later = state.copy()
    before = later.hash()
    time_up(game, later, Umpire())
    expect(later.hash() != before, "the clock changes nothing, so an absent player would stop the game")


def check_seats(state: Any, players: int) -> None:
    """Somebody must decide, whoever must may, and they sit at the table."""
    must, may = list(deciders(state)), list(may_act(state))
    expect(bool(must) and set(must) <= set(may), f"{must} must decide but only {may} may act")
    expect(len(set(may)) == len(may), f"{may} may act: somebody stands there twice")
    expect(all(0 <= seat < players for seat in may), f"{may} may act at a table of {players}")


def check_anytime(game: Game[Any], state: Any, seat: int) -> None:
    """Actions at any time, listed or made by a form, are of such a kind, and legal whoever is to decide."""
    formed = [game.parse(line) for form in game.anytime_forms(state, seat) for line in filled_lines(form)]
    for action in (*game.anytime_actions(state, seat), *formed):
        expect(game.is_anytime(action), f"'{game.notation(action)}' is offered at any time but not of such a kind")
        refused = refusal(game, state, seat, action)
        expect(refused is None, f"'{game.notation(action)}' is offered at any time but refused: {refused}")


# --- words ------------------------------------------------------------------------------------------------------------


def messages_of(*values: Any) -> set[str]:
    """The ids of all messages in some decisions, offers or messages, those in arguments too."""
    found: set[str] = set()
    for _, part in parts(values):
        if isinstance(part, Message):
            found.add(part.id)
            for argument in part.arguments.values():
                if isinstance(argument, Mapping):
                    found.update(argument.get("count", ()))
                    found.update([argument["word"]] if "word" in argument else ())
    return found


def check_decision(game: Game[Any], state: Any, seat: int) -> set[str]:
    """A decision offers what is legal and explains what is not; the ids of its messages."""
    decision = decide(game, state, seat)
    expect(
        [option.action for option in decision.offered] == legal_actions(state, seat),
        "the options offered are not the legal actions",
    )
    for option in decision.offered:
        expect(option.notation == game.notation(option.action), f"'{option.notation}' is offered with a wrong notation")
    return messages_of(decision, [game.explain(option.refusal) for option in decision.refused])


# --- knowledge --------------------------------------------------------------------------------------------------------


def check_observation(game: Game[Any], state: Any, seat: int | None) -> Any:
    """What a seat sees is plain, immutable, without a way back to the state; looking changes nothing."""
    before = state.hash()
    seen = game.observe(state, seat)
    expect(state.hash() == before, "observing changes the state")
    _same(shared(seen, mutable_ids(state)), f"what {_viewer(seat)} sees holds a part of the state")
    for path, part in parts(seen):
        plain = not mutable(part) or bool(slots(part))
        expect(plain, f"what {_viewer(seat)} sees can be changed at {''.join(path)}: {type(part).__name__}")
    json.dumps(game.position(seen))
    return seen


def _viewer(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def check_determinized(game: Game[Any], state: Any, seat: int, asked: Sequence[int], dice: Dice) -> Any:
    """Nothing a seat is told depends on what it may not know: it is all the same when that is dealt anew.

    Returns the state dealt anew.
    """
    before = state.hash()
    dealt = game.determinize(state, seat, dice)
    expect(state.hash() == before, "determinize changes the state")
    _same(shared(dealt, mutable_ids(state), may_be_shared), "a state dealt anew shares with the original")
    expect(dealt.chance_key != state.chance_key, "a state dealt anew has the table's key: its dice could be foreseen")
    expect(game.conserved(dealt) == game.conserved(state), "dealing anew changes what is conserved")
    told: list[tuple[str, Callable[[Any], Any]]] = [
        ("its observation", lambda of: game.observe(of, seat)),
        ("a spectator's observation", lambda of: game.observe(of, None)),
        ("the seats that must decide", lambda of: list(deciders(of))),
        ("the seats that may act", lambda of: list(may_act(of))),
        ("its legal actions", lambda of: legal_actions(of, seat)),
        ("its actions at any time", lambda of: (game.anytime_actions(of, seat), game.anytime_forms(of, seat))),
        ("its standing orders", lambda of: game.standing_orders(of, seat)),
        ("its refusals", lambda of: [refusal(game, of, seat, action) for action in asked]),
        ("the stage", lambda of: (game.stage(of), game.round(of), game.result(of))),
    ]
    if seat in may_act(state):
        salt = str(dice(1 << 32))
        told += [
            ("its decision", lambda of: decide(game, of, seat)),
            ("its free actions", lambda of: game.sample(of, seat, Dice(salt))),
        ]
    if seat in deciders(state):
        told.append(("its default", lambda of: game.default_action(of, seat)))
    for name, tell in told:
        _same(difference(tell(state), tell(dealt)), f"{name} tells seat {seat} what it may not know, at")
    return dealt


def check_events(state: Any, events: Sequence[Event]) -> None:
    """What happened is told in plain data that no later change of the state can change."""
    inside = mutable_ids(state)
    for event in events:
        _same(shared(event, inside), f"the event '{event.kind}' holds a part of the state")
        json.dumps([event.facts, list(event.private.values())])


def check_telling(game: Game[Any], events: Sequence[Event], viewer: int | None) -> set[str]:
    """Every event can be told to everybody who may know of it; the ids of the messages."""
    known = [redact(event, viewer) for event in events]
    return messages_of([game.tell(event, viewer) for event in known if event is not None])


class Twin:
    """The information test for events: the same action where what a seat may not know is dealt anew.

    If the seat sees the same position afterwards, what it was told on the way must be the same too.
    """

    def __init__(self, game: Game[Any], state: Any, dealt: Any, seat: int) -> None:
        dealt.chance_key = state.chance_key
        self._game, self._dealt, self._seat = game, dealt, seat

    def check(self, by: int, action: int, after: Any, events: Sequence[Event], forgotten: frozenset[str]) -> None:
        """Play what was played, if it is legal there too, and compare. `forgotten`: see `contract.Promises`."""
        game, dealt, seat = self._game, self._dealt, self._seat
        if refusal(game, dealt, by, action) is not None:
            return
        umpire = Umpire()
        play(game, dealt, by, action, umpire)
        if difference(game.observe(after, seat), game.observe(dealt, seat)) is not None:
            return
        here, there = (_told(told, seat, forgotten) for told in (events, umpire.events))
        _same(_tell_tale(here, there), f"the events tell seat {seat} what it may not know")


def check_sealed(
    game: Game[Any], before: Any, by: int, actions: tuple[int, int], viewer: int, forgotten: frozenset[str]
) -> None:
    """The information test for choices that stay open, such as a sealed stake: where somebody else does not see which
    of two actions was done, the events must not tell it either. `forgotten`: see `contract.Promises`.
    """
    seen: list[Any] = []
    told: list[list[Event]] = []
    for action in actions:
        state, umpire = before.copy(), Umpire()
        play(game, state, by, action, umpire)
        if not state.agenda or state.agenda[-1].number != before.agenda[-1].number:
            return
        seen.append(game.observe(state, viewer))
        told.append(_told(umpire.events, viewer, forgotten))
    if difference(seen[0], seen[1]) is None:
        words = " or ".join(f"'{game.notation(action)}'" for action in actions)
        tale = _tell_tale(told[0], told[1])
        _same(tale, f"the events tell seat {viewer} whether seat {by} chose {words}, which is hidden")


def _tell_tale(here: list[Event], there: list[Event]) -> str | None:
    """The first event that is not the same in two tellings, and where; None if all are."""
    for one, other in zip_longest(here, there):
        if one is None or other is None or one.kind != other.kind:
            return f"'{(one or other).kind}' happens in one case only"
        if (found := difference(one, other)) is not None:
            return f"'{one.kind}' at {found}"
    return None


def _told(events: Sequence[Event], seat: int, forgotten: frozenset[str]) -> list[Event]:
    """What a seat is told together with others. What only it is told may differ: a card taken and a card drawn can make
    the same hand in another order.
    """
    public = [event._replace(private={}) for event in events if event.kind not in forgotten]
    return [event for event in public if redact(event, seat) is not None]


def explained(game: Game[Any], refused: Iterable[Refusal | None]) -> set[str]:
    """The ids of the messages that explain refusals."""
    return messages_of([game.explain(one) for one in refused if one is not None])
