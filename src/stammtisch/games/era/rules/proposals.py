"""Chapter 1.3.D: what can be proposed in Diplomacy: a purchase or an alliance, with extras (N-1, N-2)."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.engine.options import Refusal
from stammtisch.games.era.rules import alliances, pieces, purchase
from stammtisch.games.era.state import EraState

BUY, ALLY = range(2)


class Extras(NamedTuple):
    """eot.1.3.D-26, N-1, N-2: what the proposer gives and what he asks on top."""

    thalers: int = 0
    treaties: int = 0
    ask_thalers: int = 0
    ask_treaties: int = 0


NO_EXTRAS = Extras()


def possible_partners(state: EraState, seat: int) -> list[int]:
    """eot.1.3.D-18, eot.1.3.D-27, R-155: adjacent players with whom an alliance can be made."""
    return [other for other in range(len(state.players)) if other != seat and ally_refusal(state, seat, other) is None]


def ally_refusal(state: EraState, seat: int, other: int) -> Refusal | None:
    """eot.1.3.D-18, eot.1.3.D-27, R-122."""
    if other >= len(state.players) or other == seat or state.wiped >> other & 1:
        return Refusal("no_such_player", "eot.1.3.D-27")
    if state.allied(seat, other):
        return Refusal("allied_already", "eot.1.3.D-27")
    if not pieces.adjacent_players(state, seat, other):
        return Refusal("not_adjacent_player", "eot.1.3.D-18")
    return None if alliances.may_ally(state, seat, other) else Refusal("no_own_leader", "eot.1.3.D-27")


def extras_refusal(state: EraState, seat: int, other: int, extras: Extras, price: int) -> Refusal | None:
    """eot.1.3.D-26, R-127, R-186: only Thalers and treaties, and only such as are there."""
    if any(extras) and state.setting.options.agreements == "none":
        return Refusal("no_agreements", "eot.1.3.D-35")
    giver, asked = state.players[seat], state.players[other]
    if price + extras.thalers > giver.thalers:
        return Refusal("too_dear", "eot.1.3.D-21", {"price": price + extras.thalers, "thalers": giver.thalers})
    if extras.ask_thalers > asked.thalers + price:
        return Refusal("asked_too_much", "eot.1.3.D-35", {"thalers": asked.thalers})
    if extras.treaties > giver.treaties or extras.ask_treaties > asked.treaties:
        return Refusal("no_treaty", "eot.1.3.D-35")
    return None


def told_to_the_other(refused: Refusal) -> Refusal:
    """A refusal of extras as whoever is offered them, and counters, must read it: each has what the other has not."""
    if refused.code == "too_dear":
        return Refusal("asked_too_much", refused.rule, {"thalers": refused.figures["thalers"]})
    if refused.code == "asked_too_much":
        return Refusal("given_too_much", refused.rule, refused.figures)
    return refused


class Offer(NamedTuple):
    """N-1, N-2: an offer in Diplomacy: of which kind, by whom, to whom, for which province (purchases), with what
    extras."""

    what: int
    seat: int
    other: int
    province: int
    extras: Extras

    def flat(self) -> tuple[int, int, int, tuple[int, ...]]:
        """As the fields of a frame."""
        return self.what, self.seat, self.province, tuple(self.extras)

    def facts(self, state: EraState) -> dict[str, int | str]:
        """As the facts of an event."""
        where = state.board.provinces[self.province].id if self.what == BUY else ""
        return {"seat": self.seat, "other": self.other, "offer": "buy" if self.what == BUY else "ally",
                "province": where, **self.extras._asdict()}  # fmt: skip


def still_possible(state: EraState, offer: Offer) -> bool:
    """Whether the offer could still be carried out at its bare price."""
    if offer.what == ALLY:
        return ally_refusal(state, offer.seat, offer.other) is None
    return purchase.refusal(state, offer.seat, offer.other, offer.province, 0) is None
