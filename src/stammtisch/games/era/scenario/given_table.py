"""What a case says of the table: round, order, tracks, cards, supplies, alliances, the ring."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era.rules import offers
from stammtisch.games.era.rules.ending import EPIC
from stammtisch.games.era.scenario import names, sorts
from stammtisch.games.era.scenario.cast import steps_of
from stammtisch.games.era.scenario.position import Case
from stammtisch.games.era.state import EraState, changed, pair_bit
from stammtisch.games.era.words import CARDS, DOMINATING, LIBERATORS, NO_CARD, ROMANS

_ROUND = 2
_PROMISE_KEYS = frozenset(("by", "to", "kind", "subject", "amount", "due", *offers.PROMISES))


def fill_table(state: EraState, case: Case) -> None:
    """Everything that belongs to no seat."""
    given = case.given
    state.round = given.get("round", _ROUND)
    told = [case.seat(name) for name in given.get("order") or (given.get("setup") or {}).get("drawn_order") or ()]
    state.order = (*told, *(seat for seat in range(len(case.names)) if seat not in told))
    _arrivals(state, case)
    _eras(state, case)
    _ring(state, case)
    for one, other in given.get("alliances") or ():
        state.alliances |= pair_bit(case.seat(one), case.seat(other))
    _supplies(state, case)
    _cards(state, case)
    if given.get("end_triggered_by") is not None:
        state.ended_by = EPIC if given.get("mode") == "epic" else DOMINATING
        state.players[case.seat(given["end_triggered_by"])].paid = True
    _promises(state, case)


def _arrivals(state: EraState, case: Case) -> None:
    """Of equal influence markers that of the first in the order came last, unless the case tells how they came."""
    for seat in reversed(state.order):
        state.arrivals += 1
        state.players[seat].arrival = state.arrivals
    for seats in (case.given.get("arrival") or {}).values():
        for name in seats:
            state.arrivals += 1
            state.players[case.seat(name)].arrival = state.arrivals


def _eras(state: EraState, case: Case) -> None:
    row = case.given.get("barbarian_row")
    state.reached = row - 1 if row is not None else max(player.era for player in state.players)
    for area in range(6):
        state.researched = changed(state.researched, area, max(player.improvements[area] for player in state.players))
    for word, level in (case.given.get("researched") or {}).items():
        state.researched = changed(state.researched, names.area(word), level)
    for seat, player in enumerate(state.players):
        if case.player(seat).get("next_improvement_gives_ip") == 0:
            state.researched = bytes(min(4, level + 1) for level in player.improvements)


def _ring(state: EraState, case: Case) -> None:
    given = case.given
    state.ring_taken = bool(given.get("ring_taken_this_round", False))
    owner = given.get("ring")
    if owner is None:
        return
    state.ring = case.seat(owner)
    now = state.ring_taken or given.get("ring_placed") == "this round"
    state.ring_round = state.round if now else state.round - 1
    state.ring_taken = now


def _supplies(state: EraState, case: Case) -> None:
    given, tables = case.given, state.setting.tables
    hire = 2 * len(case.names) - 1
    state.grey_for_hire = given.get("grey_leaders_for_hire", hire)
    state.grey_in_box = given.get("grey_in_box", max(0, tables.grey_leaders - hire))
    state.treaties = given.get("treaty_supply", tables.treaties)
    state.battlefield_supply = given.get("battlefield_supply", tables.battlefields)
    romans = any(player.tribe == ROMANS for player in state.players)
    state.legions = given.get("legions_in_supply", tables.legions if romans else 0)
    state.box = bytes(tables.hamlets)


def _cards(state: EraState, case: Case) -> None:
    """Open cards that are only counted, or that `counts` without a card speaks of, are such that the counts hold."""
    told: Any = case.given.get("open_cards")
    flat = any(isinstance(count, int) for count in (case.given.get("counts") or {}).values())
    asked = any(step["do"] in ("revolt.card", "score.open_card", "score.personal") for step in steps_of(case.when))
    wanted = next((step["card"] for step in steps_of(case.when) if names.is_card(step.get("card"))), None)
    if isinstance(told, list):
        state.open_cards = [names.card(word) for word in told]
    elif wanted is not None and asked:
        state.open_cards = [names.card(wanted), NO_CARD]
    elif isinstance(told, int) or flat or asked:
        state.open_cards = [LIBERATORS, NO_CARD]
        if isinstance(told, int) and told > 1:
            state.open_cards[1] = next(card for card in range(len(CARDS)) if card != LIBERATORS)
    out = {*state.open_cards, *(player.card for player in state.players)}
    rest = [card for card in range(len(CARDS)) if card not in out]
    state.pile = rest[: case.given.get("pile", len(rest))]
    if case.given.get("owner") is not None and flat:
        state.players[case.seat(case.given["owner"])].card = LIBERATORS
        state.open_cards = [NO_CARD, NO_CARD]


def _promises(state: EraState, case: Case) -> None:
    """Open promises, with the keys of the step that makes one; its kind can stand as a key of its own with the amount
    (`"pay": 3`). `due` `now` is this round.
    """
    rows: list[tuple[int, ...]] = []
    for number, told in enumerate(case.given.get("promises") or ()):
        sorts.known(told, _PROMISE_KEYS, "a promise", "promises")
        word = told.get("kind") or next((kind for kind in offers.PROMISES if kind in told), "other")
        if word not in offers.PROMISES:
            raise NotUnderstood(f"'{word}' is no promise; there are {', '.join(offers.PROMISES)}", "key 'promises'")
        amount = int(told.get("amount", told.get(word, 0)))
        due = state.round if told.get("due") in ("now", None) else int(told["due"])
        seats = case.seat(told["by"]), case.seat(told["to"])
        about = _subject(state, case, told.get("subject"))
        rows.append((number, *seats, offers.PROMISES.index(word), about, amount, due, offers.OPEN))
    state.promises = tuple(rows)


def _subject(state: EraState, case: Case, word: Any) -> int:
    """Whom or which sea a promise is about; 0 if nothing."""
    if word is None:
        return 0
    if word in case.names:
        return case.seat(word)
    if word not in state.board.number:
        raise NotUnderstood(f"'{word}' is neither a seat nor a province of this case", "key 'promises'")
    return state.board.number[word]
