"""Effects that a case states outright, read-outs of single rules, final scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    cards,
    cities,
    control,
    ending,
    food,
    improvement,
    influence,
    morale,
    movement,
    pieces,
    purchase,
    round_start,
    scoring,
    taxes,
)
from stammtisch.games.era.rules.militia import militia
from stammtisch.games.era.rules.sides import Fighting
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.state import NOBODY, changed
from stammtisch.games.era.words import (
    AREAS,
    CARDS,
    FIRST_SCORING_HAMLET,
    HAMLETS,
    LEVELS,
    LIBERATORS,
    NO_CARD,
)

# --- effects ----------------------------------------------------------------------------------------------------------


def effect(step: Step) -> None:
    """Something happens that no action of the case explains."""
    kind = step.written.get("kind") or str(step.written["do"]).partition(".")[2]
    if kind not in _EFFECTS:
        raise NotUnderstood(f"'{kind}' is no effect; there are {', '.join(_EFFECTS)}", "key 'kind'")
    _EFFECTS[kind](step, step.seat, int(step.written.get("amount", 1)))


def _morale(step: Step, seat: int, amount: int) -> None:
    morale.move(step.state, seat, amount, step.umpire, "effect")
    ending.check(step.state, step.umpire, seat)


def _influence(step: Step, seat: int, amount: int) -> None:
    influence.gain(step.state, seat, amount, step.umpire, "effect")
    ending.check(step.state, step.umpire, seat)


def _thalers(step: Step, seat: int, amount: int) -> None:
    step.state.players[seat].thalers += amount


def _food(step: Step, seat: int, amount: int) -> None:
    food.change(step.state, seat, amount, step.umpire)


def _card(step: Step, seat: int, amount: int) -> None:
    """A card pays `scores`: the active player first, then the others in turn order (R-025)."""
    scores = {step.case.seat(name): points for name, points in step.written.get("scores", {}).items()}
    order = [seat, *(other for other in step.state.order if other != seat)]
    cards.pay(step.state, LIBERATORS, scores, order, step.umpire)
    for other, points in scores.items():
        gained = sum(facts["points"] for facts in _gains(step, other))
        if gained != points:
            raise NotUnderstood(f"no card pays {dict(step.written['scores'])}: first places 3 or 2, second ones 1")
    ending.check(step.state, step.umpire, seat)


def _gains(step: Step, seat: int) -> list[Mapping[str, Any]]:
    return [event.facts for event in step.umpire.events if event.kind == "influence" and event.facts["seat"] == seat]


def _land(step: Step, seat: int, grain: int, gain: bool) -> None:
    """Land is lost to nobody, or settled: that which the step names, else any with as much grain as it says."""
    state = step.state
    at, wanted = step.written.get("at"), int(step.written.get("grain", 0)) + int(step.written.get("fish", 0))
    chosen = [step.province(at)] if at is not None else _fitting(step, seat, wanted, gain)
    for place in chosen:
        if gain:
            state.cubes[seat][place] += 1
            continue
        pieces.return_vassals(state, seat, state.cubes[seat][place])
        state.cubes[seat][place] = 0
        if state.cities[seat] >> place & 1:
            cities.lose_city(state, seat, place, step.umpire)
    control.settle(state, step.umpire, seat, usable=True)
    ending.check(state, step.umpire, seat)


def _fitting(step: Step, seat: int, wanted: int, gain: bool) -> list[int]:
    state = step.state
    empty = state.board.land
    for other in range(len(state.players)):
        empty &= ~state.land_of(other)
    where = empty if gain else state.land_of(seat) & ~state.cities[seat]
    fed = [place for place in provinces_in(where) if food.symbols(state, seat, 1 << place)]
    plain = [place for place in provinces_in(where) if not food.symbols(state, seat, 1 << place)]
    chosen = fed[:wanted] if wanted else plain[:1]
    if len(chosen) < max(1, wanted):
        raise NotUnderstood("the case has no such province", "key 'grain'")
    return chosen


def _treaties(step: Step, seat: int, amount: int) -> None:
    step.state.players[seat].treaties += amount
    step.state.treaties -= amount


def _lose_city(step: Step, seat: int) -> None:
    """A city is lost: that `at` a province, else any."""
    mine = step.state.cities[seat]
    place = step.province(step.written["at"]) if "at" in step.written else (mine & -mine).bit_length() - 1
    if not mine >> max(place, 0) & 1:
        raise NotUnderstood("the seat has no such city", "key 'at'")
    cities.lose_city(step.state, seat, place, step.umpire)


_EFFECTS: Mapping[str, Callable[[Step, int, int], None]] = {
    "morale": _morale,
    "ip": _influence,
    "influence": _influence,
    "thalers": _thalers,
    "food": _food,
    "card_scored": _card,
    "treaties": _treaties,
    "lose_city": lambda step, seat, amount: _lose_city(step, seat),
    "lose_province": lambda step, seat, amount: _land(step, seat, amount, False),
    "gain_province": lambda step, seat, amount: _land(step, seat, amount, True),
}


# --- read-outs --------------------------------------------------------------------------------------------------------


def adjacent(step: Step) -> None:
    """eot.1.3.D-18: which players are adjacent."""
    count = len(step.state.players)
    for one in range(count):
        for other in range(count):
            if one != other:
                pair = f"{step.case.name(one)}-{step.case.name(other)}"
                step.note(pair, pieces.adjacent_players(step.state, one, other))


def branches(step: Step) -> None:
    """eot.1.3.E-10: the areas that each level rests on."""
    table = step.state.setting.tables.branches
    step.note("branches", {
        area: {str(level): [AREAS[branch] for branch in table[number][level]] for level in range(2, LEVELS + 1)}
        for number, area in enumerate(AREAS)
    })  # fmt: skip


def card(step: Step) -> None:
    """Chapter 3: what a card counts for everybody."""
    number = names.card(step.written["card"])
    step.note("counts", {step.case.name(seat): count for seat, count in cards.counts(step.state, number).items()})


def all_cards(step: Step) -> None:
    """Chapter 3: who leads on each card."""
    found = {}
    for number in range(len(CARDS)):
        first, _ = cards.places(step.state, number, cards.counts(step.state, number))
        found[names.card_name(number)] = [step.case.name(seat) for seat in sorted(first)]
    step.note("card_leaders", found)


def price(step: Step) -> None:
    """What an improvement costs, or a province."""
    seat = step.seat
    if "area" in step.written:
        step.note("price", improvement.price(step.state, seat, names.area(step.written["area"])))
        return
    for place in provinces_in(step.state.board.land):
        for owner in range(len(step.state.players)):
            if step.state.control[owner] >> place & 1:
                step.note(step.state.board.provinces[place].id, purchase.price(step.state, owner, place))
    if "province" in step.written:
        step.note("price", step.position.notes.get(step.written["province"]))


def hamlet_price(step: Step) -> None:
    """eot.5-13: what an improvement costs by a hamlet."""
    area = names.area(step.written["area"])
    step.note("price", improvement.price(step.state, step.seat, area, by_hamlet=True))


def hamlet_counts(step: Step) -> None:
    """eot.C-26: how many hamlets there are of each kind."""
    told = step.state.setting.tables.hamlets
    by_word = dict(zip(HAMLETS, told, strict=True))
    totals = {
        "total": sum(told),
        "morale": by_word["morale_2"] + by_word["morale_3"],
        "thalers": by_word["thalers_2"] + by_word["thalers_3"] + by_word["thalers_5"],
        "scoring": sum(told[FIRST_SCORING_HAMLET:]),
    }
    for word in ("influence", "strength", "improvement", "leader"):
        totals[word] = by_word[word]
    for word, count in totals.items():
        step.note(f"hamlet {word}", count)


def navigation(step: Step) -> None:
    """eot.1.3.E-34: fleets by the level of Navigation."""
    tables = step.state.setting.tables
    for key, values in (("fleet_price", tables.fleet_price), ("fleet_mp", tables.fleet_mp)):
        step.note(key, {str(level): values[level] for level in range(1, LEVELS + 1)})


def effects(step: Step) -> None:
    """What one more city changes: yield, price, morale at 1.1, own militia."""
    seat, told = step.seat, step.case.player(step.seat)
    before, after = told.get("cities_before", 0), told.get("cities_after", 1)
    state = step.state
    sites = [place for place in range(state.board.size) if state.board.land >> place & 1]
    found: dict[str, list[int]] = {"tax_yield": [], "price_reduction": [], "round_morale": []}
    state.cities[seat] = 0
    player = state.players[seat]
    player.improvements = changed(player.improvements, names.area("commerce"), LEVELS - 1)
    dear = improvement.price(state, seat, names.area("commerce"))
    for count in (before, after):
        state.cities[seat] = sum(1 << place for place in _sites(sites, count))
        found["tax_yield"].append(taxes.income(state, seat, 1))
        found["price_reduction"].append(dear - improvement.price(state, seat, names.area("commerce")))
        found["round_morale"].append(-round_start.loss(state, seat))
    for key, values in found.items():
        step.note(key, values)
    other = next((each for each in range(len(state.players)) if each != seat), NOBODY)
    place = (state.cities[seat] & -state.cities[seat]).bit_length() - 1
    step.note("own_militia", militia(state, Fighting(place, other, seat, 1, 0, 0, seat, True)))


def _sites(sites: list[int], count: int) -> list[int]:
    if len(sites) < count:
        raise NotUnderstood("the case has too few provinces for its cities")
    return sites[:count]


def food_balance(step: Step) -> None:
    """eot.8-13 to eot.8-15: what the plate must show."""
    seat = step.seat
    balance = food.balance(step.state, seat)
    step.note(f"{step.case.name(seat)}.food", max(0, balance))
    step.note(f"{step.case.name(seat)}.hunger_plate", max(0, -balance))


def unit_options(step: Step) -> None:
    """What can be done with a unit: with a trade post nothing, since no action moves or commits one."""
    if step.written.get("unit") not in ("trade post", "trade_post"):
        raise NotUnderstood("the options of a trade post can be asked for", "key 'unit'")
    seat, state = step.seat, step.state
    cubes = sum(sum(layer) for layer in state.cubes[seat : seat + 1])
    step.note("options", [] if not _acts_with_posts(step, seat) else ["move"])
    without = state.copy()
    for place in range(state.board.size):
        without.cubes[seat][place], without.cities[seat] = 0, 0
    step.note("counts_as_presence", bool(without.present(seat)) and cubes >= 0)


def _acts_with_posts(step: Step, seat: int) -> bool:
    """Whether a movement lists a step of a unit on a province where the seat has a trade post and nothing else."""
    state = step.state
    posts = {
        place for place in range(state.board.size) if state.posts[place] == seat + 1 and not state.cubes[seat][place]
    }
    units = movement.begin(state, seat, (), True).units
    return any(row[0] in posts for row in units)


def nothing(step: Step) -> None:
    """A read-out that `then` asks for by its own keys."""


def hunger(step: Step) -> None:
    """The hunger tokens of a seat at this point."""
    player = step.state.players[step.seat]
    step.note("hunger", (max(0, -player.food), player.hunger_aside))


# --- final scoring ----------------------------------------------------------------------------------------------------


def reveal(step: Step) -> None:
    """eot.2.2-01: the order in which personal cards are revealed."""
    step.note("order", [step.case.name(seat) for seat in influence.by_influence(step.state)])


def personal(step: Step) -> None:
    """eot.2.2-02 to eot.2.2-04: personal cards score."""
    told = {seat: step.state.players[seat].card for seat in step.state.living()}
    counted = {card: cards.counts(step.state, card) for card in told.values() if card != NO_CARD}
    scoring.score_personal(step.state, told, counted, step.umpire)


def open_card(step: Step) -> None:
    """eot.2.2-05: an open card scores for all."""
    place = {"left": 0, "right": 1}.get(str(step.written.get("card", "left")), 0)
    number = step.state.open_cards[place]
    cards.pay(step.state, number, cards.counts(step.state, number), step.state.living(), step.umpire)


def morale_values(step: Step) -> None:
    """eot.2.2-07: the printed morale value is added or subtracted."""
    for seat in step.state.living():
        influence.gain(step.state, seat, morale.value(step.state, seat), step.umpire, "morale_value")


def red_hamlets(step: Step) -> None:
    """eot.2.2-08: unused scoring hamlets."""
    for seat in step.state.living():
        scoring.score_hamlets(step.state, seat, step.umpire)


def everything(step: Step) -> None:
    """2.2 as a whole."""
    state, case = step.state, step.case
    counts = {names.card(word): {case.seat(name): count for name, count in each.items()}
              for word, each in (case.given.get("counts") or {}).items() if isinstance(each, Mapping)}  # fmt: skip
    for number, told in counts.items():
        found = cards.counts(state, number)
        if any(found[seat] != count for seat, count in told.items()):
            raise NotUnderstood(
                f"the position does not give the counts of {names.card_name(number)} that the case names"
            )
    step.put(scoring.Scoring())
    step.state.agenda[-1].proceed(step.state, step.umpire)


def winner(step: Step) -> None:
    """eot.2.2-09: who wins."""
    step.state.winners = scoring.winners(step.state)


def view(step: Step) -> None:
    """What a seat sees is read by the keys X_sees."""
