"""What no action may create or destroy: pieces and tokens, wherever they are, for tests."""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.engine.notation import seat_letter
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules.sides import Fighting
from stammtisch.games.era.setup import Deal, KeepCard
from stammtisch.games.era.state import CITIES, EraState
from stammtisch.games.era.words import NO_CARD, ROMANS


def conserved(state: EraState) -> Mapping[str, int]:
    """By name: the cubes and cities of each seat; hamlets, spent ones too; treaties, battlefield markers, grey leaders;
    legions that are missing and cards that are in two places, both none. Before anything is dealt there is nothing.
    """
    if any(isinstance(frame, Deal) for frame in state.agenda):
        return {}
    battles = [frame for frame in state.agenda if isinstance(frame, Fighting)]
    counts: dict[str, int] = {}
    for seat in range(len(state.players)):
        counts[f"cubes {seat_letter(seat)}"] = _cubes(state, seat, battles)
        counts[f"cities {seat_letter(seat)}"] = CITIES - state.players[seat].built + state.city_count(seat)
    players = state.players
    counts["hamlets"] = sum(state.box) + sum(1 for kind in state.hamlets if kind)
    counts["hamlets"] += sum(len(player.hamlets) + player.spent for player in players)
    counts["treaties"] = state.treaties + sum(player.treaties for player in players)
    counts["battlefields"] = state.battlefield_supply + sum(1 for marker in state.battlefields if marker)
    counts["grey leaders"] = state.grey_for_hire + state.grey_in_box + sum(player.grey for player in players)
    counts["legions missing"] = _legions_missing(state, battles)
    counts["cards twice"] = _cards_twice(state)
    return counts


def _cubes(state: EraState, seat: int, battles: list[Fighting]) -> int:
    """Free, at unbuilt cities, on the map, in the army, on trade posts, out of the game, on the battleboard."""
    player = state.players[seat]
    count = player.free_vassals + sum(player.slots) + player.army + sum(state.cubes[seat])
    count += state.posts.count(seat + 1) + state.removed[seat]
    for battle in battles:
        for side, units in enumerate(battle.units):
            count += units[act.UNIT_ARMY] if battle.seat(side) == seat else 0
        count += sum(sent for _, ally, sent in battle.allies if ally == seat)
    return count


def _legions_missing(state: EraState, battles: list[Fighting]) -> int:
    """They come into play with the Romans, once the draft is over and cards lie open."""
    drafting = bool(state.pile) and all(card == NO_CARD for card in state.open_cards)
    romans = any(player.tribe == ROMANS for player in state.players)
    expected = state.setting.tables.legions if romans and not drafting else 0
    there = state.legions + sum(player.legions for player in state.players)
    return expected - there - sum(sum(battle.legions) for battle in battles)


def _cards_twice(state: EraState) -> int:
    cards = [*state.pile, *state.open_cards, *(player.card for player in state.players)]
    for frame in state.agenda:
        if isinstance(frame, KeepCard):
            cards += frame.cards
    known = [card for card in cards if card != NO_CARD]
    return len(known) - len(set(known))
