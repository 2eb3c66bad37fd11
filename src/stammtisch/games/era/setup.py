"""Chapter 0: the set-up, from the drawn turn order to the hamlets on the map."""

from __future__ import annotations

from typing import Self

from stammtisch.engine.game import SetupError
from stammtisch.engine.options import Refusal
from stammtisch.engine.rng import key_from_seed
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import control, improvement
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.round import Round
from stammtisch.games.era.setting import Setting
from stammtisch.games.era.state import CITIES, VASSALS_AT_A_CITY, EraState, changed
from stammtisch.games.era.words import AREAS, CARDS, HAMLETS, NO_CARD, NO_TRIBE, ROMANS, TRIBES

MIN_PLAYERS, MAX_PLAYERS = 2, 6
VASSALS = 36
START_THALERS, START_LEADERS, START_INFLUENCE = 5, 2, 1
UNLIMITED_LEADERS = 99


def new_state(setting: Setting, players: int, seed: str) -> EraState:
    """A table before its first step; SetupError if it has the wrong number of players."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError("bad_players", f"Era of Tribes is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
    state = EraState(setting, players)
    state.chance_key = key_from_seed(seed)
    state.push(Deal())
    return state


def parade_start(state: EraState) -> int:
    """eot.0.6.5-01, eot.0.6.5-02: the field on which the victory parades start; epic games use that of long ones."""
    length = "normal" if state.setting.options.length == "normal" else "long"
    return state.setting.tables.parade_start[length][len(state.players) - 1]


class Deal(EraFrame):
    """eot.0.2-02, eot.0.5-01, eot.0.6.1-01, eot.0.6.2-01, eot.0.6.3-01, eot.0.6.3-02, eot.0.6.4-01, eot.0.6.4-02,
    eot.0.6.4-03, eot.0.9-01, eot.0.9-02, eot.1.3.A.1-07, eot.C-20: the order is drawn, the pile is shuffled, everybody
    gets what he starts with.
    """

    __slots__ = ()
    kind = "deal"
    stage = "set_up"
    pause = True

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """Lay everything out, then draft card and tribe."""
        state.agenda.pop()
        state.push(Drafts())
        state.order = tuple(umpire.shuffle(state, range(len(state.players))))
        umpire.announce("drawn_order", {"order": list(state.order)})
        place_influence(state)
        state.pile = umpire.shuffle(state, range(len(CARDS)))
        tables = state.setting.tables
        for player in state.players:
            player.thalers = START_THALERS
            player.leaders = player.ready = START_LEADERS
            player.free_vassals = VASSALS - CITIES * VASSALS_AT_A_CITY
            player.parade = parade_start(state)
        hire = 2 * len(state.players) - 1
        unlimited = state.setting.options.grey_leader_cap == "unlimited"
        state.grey_for_hire = hire if unlimited else min(hire, tables.grey_leaders)
        state.grey_in_box = UNLIMITED_LEADERS if unlimited else max(0, tables.grey_leaders - hire)
        state.treaties, state.battlefield_supply = tables.treaties, tables.battlefields
        state.box = bytes(tables.hamlets)


def place_influence(state: EraState) -> None:
    """eot.0.2-03, R-010: all on field 1, the last in turn order in front, the first at the back."""
    for seat in reversed(state.order):
        state.arrivals += 1
        state.players[seat].arrival = state.arrivals
        state.players[seat].ip = START_INFLUENCE


class Drafts(EraFrame):
    """eot.0.5-02, eot.0.5-04, R-023: one player after the other, in turn order, keeps a card and picks a tribe; then
    0.5 to 0.8 go on. Field: the place in the turn order that comes next.
    """

    __slots__ = ("place",)
    kind = "drafts"
    fields = ("place",)
    stage = "set_up"

    def __init__(self) -> None:
        self.place = 0

    def copy(self) -> Self:
        """The place changes."""
        twin = type(self)()
        twin.number, twin.place = self.number, self.place
        return twin

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """The next player drafts; after the last one the open cards are turned and improvements are chosen. eot.4-33:
        with the Romans come their legions.
        """
        if self.place == 0 and state.setting.options.tribe_draft == "random":
            draw_tribes(state, umpire)
        if self.place < len(state.order):
            seat = state.order[self.place]
            self.place += 1
            push_draft(state, seat)
            return
        state.agenda.pop()
        open_cards(state, umpire)
        if any(player.tribe == ROMANS for player in state.players):
            state.legions = state.setting.tables.legions
        state.push(Hamlets())
        for seat in reversed(state.order):
            state.push(FreeImprovement(seat))


def push_draft(state: EraState, seat: int) -> None:
    """eot.0.5-04, R-023: card then tribe, or tribe then card where the table chose that."""
    steps: list[EraFrame] = [KeepCard(seat, ())]
    if state.players[seat].tribe == NO_TRIBE:
        steps.append(PickTribe(seat))
    if state.setting.options.tribe_draft == "free_before_cards":
        steps.reverse()
    for step in reversed(steps):
        state.push(step)


def draw_tribes(state: EraState, umpire: Umpire) -> None:
    """R-023, option `tribe_draft`: tribes are dealt at random."""
    tribes = umpire.pick(state, state.board.tribes, len(state.players))
    for seat, tribe in zip(state.order, tribes, strict=True):
        take_tribe(state, seat, tribe, umpire)


class KeepCard(EraFrame):
    """D-04: two cards are drawn unseen by the others, one is kept. Fields: the seat, the cards once drawn."""

    __slots__ = ("cards", "seat")
    kind = "keep_card"
    fields = ("seat", "cards")
    stage = "keep_card"
    kinds = frozenset((act.KEEP_CARD.number,))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, once the cards are drawn."""
        return (self.seat,) if self.cards else ()

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.0.5-02: the two top cards of the pile."""
        state.agenda.pop()
        cards = (state.pile.pop(), state.pile.pop())
        words = [CARDS[card] for card in cards]
        umpire.announce("cards_drawn", {"seat": self.seat, "count": 2}, private={self.seat: {"cards": words}})
        state.push(KeepCard(self.seat, cards))

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Either card."""
        return [act.KEEP_CARD(card) for card in sorted(self.cards)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.0.5-02: one of the two."""
        if act.KEEP_CARD.arguments(action)[0] in self.cards:
            return None
        return Refusal("not_drawn", "eot.0.5-02")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.0.5-03, eot.0.5-06, R-022: the card kept stays hidden, the other goes to the bottom of the pile."""
        state.agenda.pop()
        player = state.players[seat]
        player.card = act.KEEP_CARD.arguments(action)[0]
        player.rejected = next(card for card in self.cards if card != player.card)
        state.pile.insert(0, player.rejected)
        private = {seat: {"card": CARDS[player.card], "rejected": CARDS[player.rejected]}}
        umpire.announce("card_kept", {"seat": seat}, private=private)

    def default(self, state: EraState, seat: int) -> int:
        """D-04: either; the first drawn is as random as any."""
        return act.KEEP_CARD(self.cards[0])


def free_tribes(state: EraState) -> list[int]:
    """eot.0.5-05: the tribes of the area that nobody has."""
    taken = [player.tribe for player in state.players]
    return [tribe for tribe in state.board.tribes if tribe not in taken]


class PickTribe(EraFrame):
    """D-05. Field: the seat."""

    __slots__ = ("seat",)
    kind = "pick_tribe"
    fields = ("seat",)
    stage = "pick_tribe"
    kinds = frozenset((act.TRIBE.number,))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """eot.0.5-05: the free tribes of the area."""
        return [act.TRIBE(tribe) for tribe in free_tribes(state)]

    def candidates(self, state: EraState, seat: int) -> list[int]:
        """All tribes."""
        return [act.TRIBE(tribe) for tribe in range(len(TRIBES))]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.0.5-05: inside the area, and nobody's yet."""
        tribe = act.TRIBE.arguments(action)[0]
        if tribe not in state.board.tribes:
            return Refusal("not_in_area", "eot.0.5-05")
        return None if tribe in free_tribes(state) else Refusal("tribe_taken", "eot.0.5-05")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """The tribe's home provinces are settled."""
        state.agenda.pop()
        take_tribe(state, seat, act.TRIBE.arguments(action)[0], umpire)

    def default(self, state: EraState, seat: int) -> int:
        """D-05: the first free one."""
        return act.TRIBE(free_tribes(state)[0])


def take_tribe(state: EraState, seat: int, tribe: int, umpire: Umpire) -> None:
    """eot.0.6.3-03 to eot.0.6.3-08, R-016, R-075: a vassal out of FV onto every home province; goods and food are
    taken."""
    player, homes = state.players[seat], state.board.homes[tribe]
    player.tribe = tribe
    umpire.announce("tribe", {"seat": seat, "tribe": TRIBES[tribe]})
    for province in homes:
        state.cubes[seat][province] += 1
        player.free_vassals -= 1
    control.hand_over(state, seat, sum(1 << province for province in homes), 0, umpire, usable=True)


def open_cards(state: EraState, umpire: Umpire) -> None:
    """eot.0.5-07, eot.0.5-08: the pile is shuffled again and its two top cards are opened."""
    state.pile = umpire.shuffle(state, state.pile)
    state.open_cards = [state.pile.pop() if state.pile else NO_CARD for _ in range(2)]
    umpire.announce("open_cards", {"cards": [CARDS[card] for card in state.open_cards if card != NO_CARD]})


class FreeImprovement(EraFrame):
    """D-06, eot.0.7-01: a level-I improvement without paying, or none (R-013). Field: the seat."""

    __slots__ = ("seat",)
    kind = "free_improvement"
    fields = ("seat",)
    stage = "free_improvement"
    kinds = frozenset((act.IMPROVE.number, act.STOP.number))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Six areas, or to decline."""
        return [*(act.IMPROVE(area) for area in range(len(AREAS))), act.STOP()]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.0.7-01: one of the six areas."""
        if act.kind_of(action) == act.IMPROVE.number and act.IMPROVE.arguments(action)[0] >= len(AREAS):
            return Refusal("no_area", "eot.0.7-01")
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.0.7-02, R-012: all its benefits come at once."""
        state.agenda.pop()
        if act.kind_of(action) == act.IMPROVE.number:
            improvement.research(state, seat, act.IMPROVE.arguments(action)[0], 0, umpire, at_set_up=True)

    def default(self, state: EraState, seat: int) -> int:
        """D-06: decline."""
        return act.STOP()


class Hamlets(EraFrame):
    """eot.0.8-01, eot.0.8-02, eot.0.8-04, R-017, R-018, R-019: one hamlet unseen on every home province of the tribes
    that nobody plays, and on every printed barbarian province in play.
    """

    __slots__ = ()
    kind = "hamlets"
    stage = "set_up"
    pause = True

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """Draw as many tokens as there are places; the first round begins."""
        state.agenda.pop()
        state.push(Round())
        places = hamlet_provinces(state)
        tokens = [kind for kind in range(len(HAMLETS)) for _ in range(state.box[kind])]
        drawn = umpire.pick(state, tokens, min(len(places), len(tokens)))
        for province, kind in zip(places, drawn, strict=False):
            state.hamlets = changed(state.hamlets, province, kind + 1)
            state.box = changed(state.box, kind, state.box[kind] - 1)
        names = [state.board.provinces[province].id for province in places[: len(drawn)]]
        umpire.announce("hamlets", {"provinces": names})


def hamlet_provinces(state: EraState) -> list[int]:
    """eot.0.8-01, eot.0.8-02, eot.8-04: where hamlets are laid, rising."""
    played = {player.tribe for player in state.players}
    places = state.board.barbarian
    for tribe in range(len(TRIBES)):
        if tribe not in played:
            places |= sum(1 << province for province in state.board.homes[tribe])
    return list(provinces_in(places))
