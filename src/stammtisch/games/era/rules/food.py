"""Food and hunger (chapters 1.3.A.1, 1.3.A.3 and the glossary): the plate is one signed number, hunger below zero."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import AGRICULTURE, GRAIN


def change(state: EraState, seat: int, amount: int, umpire: Umpire) -> None:
    """eot.1.3.A.1-13, eot.1.3.A.1-14, eot.1.3.A.4-59, eot.8-15: so much more (or less, if negative) on the plate.

    R-032: food and hunger never lie there together. Hunger that new food covers leaves the plate and stays beside the
    board; R-031: new hunger takes new tokens, unless the table chose to use those first.
    """
    if not amount:
        return
    player = state.players[seat]
    before, after = player.food, player.food + amount
    player.food = after
    shortage = min(after, 0) - min(before, 0)
    if shortage > 0:
        player.hunger_aside += shortage
    elif shortage < 0 and state.setting.options.hunger_reuse == "on":
        player.hunger_aside -= min(player.hunger_aside, -shortage)
    if umpire.listening:
        umpire.announce("food", {"seat": seat, "amount": amount, "balance": after, "aside": player.hunger_aside})


def symbols(state: EraState, seat: int, provinces: int) -> int:
    """eot.8-13, eot.8-14, eot.1.3.A.2-52: the food that a set of provinces gives `seat`: one for each grain or fish
    symbol, for Britons (eot.4-16) one more for each fish.
    """
    board = state.board
    fish = (provinces & board.fish).bit_count()
    return (provinces & board.terrain[GRAIN]).bit_count() + fish * tribe_of(state, seat).food_of_fish


def balance(state: EraState, seat: int) -> int:
    """R-032: what the plate must show: symbols and Agriculture, less what the cities eat."""
    levels = state.players[seat].improvements[AGRICULTURE]
    grown = sum(state.setting.tables.agriculture_food[: levels + 1])
    return symbols(state, seat, state.control[seat]) + grown - tribe_of(state, seat).city_food * state.city_count(seat)
