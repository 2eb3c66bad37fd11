"""Where a tribe wants to go: empty land to settle, foreign land to take, sites for cities; and who can go there."""

from __future__ import annotations

from stammtisch.bots.era_greedy import bargaining, epic, values
from stammtisch.bots.era_greedy.aims import Aims, aims
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    aftermath,
    alliances,
    battle,
    circuses,
    cities,
    colonies,
    commitment,
    odds,
    pieces,
    round_start,
)
from stammtisch.games.era.rules.attacks import defender
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, Fighting
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import LOWEST_MORALE, NOBODY, EraState, cubes_set

GOOD_CHANCE = 0.72
"""With less an attack is not begun."""
FAIR_CHANCE, MUCH = 0.5, 6.0
"""This is good enough for what is worth so much."""
CONQUEST, CITY_CONQUEST, HAMLET, PARADE = -0.3, -1.0, 1.6, 0.8
"""What taking a province costs in morale, what a hamlet and a step of the parade are worth."""
BETRAYAL = 5.0
"""What attacking an ally, or somebody who was promised peace, costs (eot.1.3.D-33)."""
LOST_VASSAL = 0.25
APART = 0.2
"""Land apart from the rest is harder to hold."""
CITY_MORALE = 1.0
"""A city costs morale in every round."""
FREED_VASSAL, ENOUGH_VASSALS, FREED_BY_A_CITY = 0.3, 10, 6
"""A city brings vassals back into FV, which is worth something while few are there."""
LOW_MORALE = -2
CARELESS_HUNGER = 0.3
"""How much of what hunger costs counts where nothing but the end matters."""
IDLE_VASSAL, MOST_IDLE = 0.25, 10
"""What a new vassal without anything to do is worth, as a guard and for later."""
NO_AIMS = Aims(0.0, 0.0, 0.0, 0.0)


def empty(state: EraState, seat: int) -> int:
    """Dotted land where nobody stands, as a set."""
    taken = cubes_set(state.hamlets)
    for other in range(len(state.players)):
        taken |= state.present(other)
    return state.board.land & state.board.dotted & ~taken


def garrison(state: EraState, seat: int, province: int) -> int:
    """How many cubes stay on an own province: one, none beside a city; none where nothing but a luxury good matters."""
    if state.cities[seat] >> province & 1:
        return 0
    lean = not state.board.luxury >> province & 1 and epic.gives_up_land(state, seat)
    return 0 if lean else 1


def spare(state: EraState, seat: int, province: int) -> int:
    """How many cubes can leave an own land province."""
    return max(0, state.cubes[seat][province] - garrison(state, seat, province))


def settle_worth(state: EraState, seat: int, province: int, aimed: Aims = NO_AIMS) -> float:
    """What settling an empty province is worth; apart from own land it would be a colony."""
    worth = held_worth(state, province, aimed)
    if state.board.land_mask[province] & state.land_of(seat):
        return worth
    field = state.players[seat].morale
    return worth + values.morale(field + colonies.COLONY_MORALE) - values.morale(field) - APART


def uses(state: EraState, seat: int) -> list[float]:
    """What new vassals could do, the best first: settle empty land next to the own, make up cities, or little."""
    board, aimed, near = state.board, aims(state, seat), 0
    for province in provinces_in(state.control[seat] & board.land):
        near |= board.land_mask[province]
    found = [settle_worth(state, seat, province, aimed) for province in provinces_in(near & empty(state, seat))]
    room = cities.city_limit(state, seat) - state.city_count(seat)
    city = city_worth(state, seat) / cities.VASSALS_FOR_A_CITY if room > 0 else 0.0
    if city > 0:
        found += [city] * cities.VASSALS_FOR_A_CITY
    return sorted(found, reverse=True) + [IDLE_VASSAL] * MOST_IDLE


def held_worth(state: EraState, province: int, aimed: Aims) -> float:
    """What a land province is worth to a tribe that heads somewhere."""
    good = aimed.good if state.board.luxury >> province & 1 else 0.0
    return values.province(state.board, province) + aimed.land + good


def imagined_battle(state: EraState, seat: int, province: int, cubes: int, by_sea: int) -> Fighting:
    """eot.1.3.A.4-19, R-098: a battle as it would be set up if so many cubes attacked now: after a revolution one unit
    of the defender sits out.
    """
    other = defender(state, seat, province)
    fight = Fighting(province, seat, other, cubes, by_sea, 0, seat, True)
    fight.units = (battle.attackers(state, fight), battle.defenders(state, fight))
    commitment.settle_who_sits_out(state, fight)
    return fight


def attack_chance(state: EraState, seat: int, province: int, cubes: int, by_sea: int = 0) -> float:
    """The chance to take a land province with so many cubes and the whole regular army; the defender is taken to commit
    half of his.
    """
    fight = imagined_battle(state, seat, province, cubes, by_sea)
    mine, his = battle.standing(state, fight, ATTACKER), battle.standing(state, fight, DEFENDER)
    helped = army_strength(state, seat)
    mine = mine._replace(strength=mine.strength + helped, army=0)
    if fight.defender != NOBODY:
        his = his._replace(strength=his.strength + (army_strength(state, fight.defender) + 1) // 2)
    return odds.attack(mine, his, "land" if fight.defender != NOBODY else "barbarians")


def army_strength(state: EraState, seat: int) -> int:
    """How many units the regular army of a seat could commit."""
    player = state.players[seat]
    return player.army + player.legions + player.militia + pieces.usable_ore(state, seat).bit_count()


def attack_worth(state: EraState, seat: int, province: int) -> float:
    """What taking a foreign province would be worth."""
    worth = held_worth(state, province, aims(state, seat)) + PARADE
    if state.hamlets[province]:
        return worth + HAMLET
    other = defender(state, seat, province)
    if other == NOBODY:
        return worth
    if state.allied(seat, other) or bargaining.has_promised_peace(state, seat, other):
        return worth - BETRAYAL - lost_influence(state, seat, -alliances.TRAITOR_MORALE)
    if state.cities[other] >> province & 1:
        worth -= lost_influence(state, seat, -aftermath.CITY_MORALE)
        return worth + CITY_CONQUEST + (values.CITY if cities.may_have_another(state, seat) else 0.3) + 1.0
    struck = state.players[other].peace and not state.players[seat].struck >> other & 1
    return worth - lost_influence(state, seat, 1) + CONQUEST - (2.0 if struck else 0.0)


def lost_influence(state: EraState, seat: int, fields: int) -> float:
    """eot.1.1-05: what losing so many fields of morale costs below the end of the track."""
    return values.LOST_INFLUENCE * max(0, fields - (state.players[seat].morale - LOWEST_MORALE))


def site_worth(state: EraState, seat: int) -> float:
    """What founding a city now would be worth: less if it brings hunger, more if it brings vassals or an era nearer."""
    if not cities.may_have_another(state, seat):
        return 0.0
    return city_worth(state, seat)


def city_worth(state: EraState, seat: int) -> float:
    """What a city would be worth if there was room for one under the limit."""
    player, eaten = state.players[seat], tribe_of(state, seat).city_food
    hunger = values.food(player.food - eaten) - values.food(player.food)
    freed = min(FREED_BY_A_CITY, max(0, ENOUGH_VASSALS - player.free_vassals))
    unrest = CITY_MORALE * (2.0 if player.morale <= LOW_MORALE else 1.0)
    if epic.is_careless(state, seat) and not epic.lacking(state, seat).goods:
        return values.CITY + aims(state, seat).city + CARELESS_HUNGER * hunger
    if epic.is_played(state) and is_overtaxed(state, seat):
        return -1.0
    return values.CITY + 0.6 + hunger + FREED_VASSAL * freed + aims(state, seat).city - unrest


def is_overtaxed(state: EraState, seat: int) -> bool:
    """Whether another city would cost more morale in every round than leaders and goods can give (eot.1.1-01)."""
    return round_start.loss(state, seat) >= circuses.joy(
        state, seat, state.players[seat].leaders - 1, state.luxuries(seat).bit_count()
    )


def spare_around(state: EraState, seat: int, province: int) -> int:
    """How many cubes could march onto a province in one step."""
    return sum(
        spare(state, seat, other) for other in state.board.land_next[province] if state.control[seat] >> other & 1
    )
