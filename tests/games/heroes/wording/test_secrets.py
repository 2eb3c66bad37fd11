"""What is hidden from a reader never shows in a text: the same words, whatever others hold, order or intend."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from stammtisch.engine.game import OptionValue, decide, may_act, play, refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes import GAME
from stammtisch.games.heroes.state import HeroesState
from tests.games.heroes.spoken import lines, moments, say
from tests.games.heroes.table import Table

ANN, BEN, CLEO = range(3)
SPECTATOR = None


def asked(state: HeroesState, seat: int) -> list[str]:
    """All texts of the decision of a seat that may act: prompt, options, reasons, forms."""
    decision = decide(GAME, state, seat)
    messages = [decision.prompt]
    for option in decision.offered:
        messages += [message for message in (option.label, option.cost, option.consequence) if message is not None]
    for refused in decision.refused:
        messages += [refused.label, GAME.explain(refused.refusal)]
    for form in decision.forms:
        messages += [form.label, *(label for field in form.fields for _, label in field.values)]
    questions = [str(option.wasteful) for option in decision.offered]
    return [say(message, seat) for message in messages] + questions


def read(table: Table, seat: int | None) -> list[str]:
    """All that a reader has at a table: the log, and the decision if one is asked."""
    told = [say(line, seat) for line in lines(table.events, seat)]
    return told + (asked(table.state, seat) if seat is not None and seat in may_act(table.state) else [])


# --- two positions that differ in something hidden --------------------------------------------------------------------


def after_a_draw(card: str) -> Table:
    """aoh.prep-09: A draws a card in phase 1."""
    return Table(stage="move:0", round=2, players=3, deck=[card])


def before_an_attack_by_c(card: str) -> Table:
    """C, whose move it is, looks at what could be attacked; B holds one card, which is hidden."""
    return Table(turn="C", players=3, seats={"B": {"hand": [card, "wood"]}})


def plundered(card: str) -> Table:
    """aoh.win-15: A takes the one card that B holds."""
    table = Table(players=3, seats={"A": {"armies": ["bare"]}, "B": {"armies": [], "hand": [card]}})
    return table.do("A attack B for plunder", "A send bare", "A march", "B defend", "A spoils 1")


def hunger_with(card: str) -> Table:
    """aoh.evt.int-01: A has drawn Hunger; B may hold Fortune and has answered, or has yet to answer."""
    return Table(stage="move:0", round=2, players=3, deck=["hunger"], seats={"B": {"hand": [card, "grain"]}}).do(
        "B accept"
    )


def stroke_on(card: str) -> Table:
    """aoh.evt.int-01: the Eruption that A has drawn is aimed at B, who is asked with Fortune or without."""
    table = Table(stage="move:0", round=2, players=3, deck=["eruption"], seats={"B": {"hand": [card]}})
    return table.do("A erupt B")


def attacked(card: str) -> Table:
    """aoh.battle-15: B is asked with Olympic Games or a Hero in hand, or without."""
    table = Table(players=3, seats={"A": {"armies": ["bare"]}, "B": {"hand": [card]}})
    return table.do("A attack B for plunder", "A send bare", "A march")


def fair_with(card: str) -> Table:
    """aoh.fair-20: the board says nothing of what B could offer."""
    table = Table(stage="fair:bidding", players=3, seats={"A": {"hand": ["iron"]}, "B": {"hand": [card]}})
    return table.do("A offer iron for any")


def sealed_for(card: str) -> Table:
    """aoh.fair-24: B has posted a sealed wish."""
    seats = {"A": {"hand": ["wood"]}, "B": {"hand": [card, "grain"]}, "C": {"hand": ["wood"]}}
    return Table(stage="fair:bidding", players=3, seats=seats).do("B offer grain for granite sealed")


CARDS = ("iron", "hero", "olympics", "fortune")


@pytest.mark.parametrize(
    ("position", "readers"),
    [
        (after_a_draw, (BEN, CLEO, SPECTATOR)),
        (before_an_attack_by_c, (ANN, CLEO, SPECTATOR)),
        (plundered, (CLEO, SPECTATOR)),
        (hunger_with, (ANN, CLEO, SPECTATOR)),
        (stroke_on, (ANN, CLEO, SPECTATOR)),
        (attacked, (ANN, CLEO, SPECTATOR)),
        (fair_with, (ANN, CLEO, SPECTATOR)),
        (sealed_for, (ANN, CLEO, SPECTATOR)),
    ],
)
def test_others_read_the_same_whatever_a_player_holds(
    position: Callable[[str], Table], readers: tuple[int | None, ...]
) -> None:
    """aoh.prep-09, aoh.fair-20, aoh.evt.int-01, aoh.win-15."""
    tables = [position(card) for card in CARDS]
    for reader in readers:
        texts = [read(table, reader) for table in tables]
        assert texts == [texts[0]] * len(CARDS)


@pytest.mark.parametrize(
    ("position", "owner"),
    [(after_a_draw, ANN), (plundered, ANN), (plundered, BEN), (stroke_on, BEN), (attacked, BEN), (fair_with, BEN)],
)
def test_whoever_may_know_it_reads_it(position: Callable[[str], Table], owner: int) -> None:
    """The texts above are the same because of who reads them, not because they would be the same for all."""
    assert len({tuple(read(position(card), owner)) for card in CARDS}) > 1


def test_the_order_of_a_line_is_not_read_before_the_answer() -> None:
    """aoh.est-12, aoh.battle-07."""
    texts = []
    for order in (("led", "bare"), ("bare", "led")):
        table = Table(players=3, seats={"A": {"armies": ["led", "bare"]}}).do("A attack B for plunder")
        table.do(*(f"A send {unit}" for unit in order), "A march")
        texts.append([read(table, reader) for reader in (BEN, CLEO, SPECTATOR)])
    assert texts[0] == texts[1]


def test_a_muster_is_read_by_nobody_else() -> None:
    """aoh.battle-07."""
    table = Table(players=3, seats={"A": {"armies": ["led", "bare"]}}).do("A attack B for plunder", "A send led")
    assert [read(table, reader) for reader in (BEN, CLEO, SPECTATOR)] == [[], [], []]


def test_an_addressed_wish_is_read_by_two() -> None:
    """aoh.fair-24."""
    seats: dict[str, Any] = {"A": {"hand": ["iron"]}}
    table = Table(stage="fair:bidding", players=3, seats=seats).do("A offer iron for gold to B")
    log = [[say(line, reader) for line in lines(table.events, reader)] for reader in (ANN, BEN, CLEO, SPECTATOR)]
    assert log == [["You offer Ben iron for gold."], ["Ann offers you iron for gold."], [], []]


def test_a_standing_order_is_read_by_its_owner() -> None:
    """aoh.evt.int-02."""
    table = Table(players=3).do("B order road A yes")
    log = [[say(line, reader) for line in lines(table.events, reader)] for reader in (ANN, BEN, CLEO, SPECTATOR)]
    assert log == [[], ["Your standing orders have changed."], [], []]


# --- random games, with all that is hidden dealt anew -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (4, {}), (3, {"fair": "sealed", "fortune_hunger": "all", "loss": "any"})],
)
def test_texts_do_not_change_when_the_hidden_is_dealt_anew(players: int, options: dict[str, OptionValue]) -> None:
    """aoh.prep-09, aoh.est-12, aoh.fair-24, aoh.evt.int-02: decisions word by word, and the log of the next action.

    The log is compared where the reader sees the same position after the action as before it was dealt anew.
    """
    dice = random.Random("secrets")
    compared = 0
    for state, _, seat, action in moments(players, options, f"secrets {players}", 250):
        reader = dice.randrange(players)
        if action is None:
            continue
        dealt = GAME.determinize(state, reader, dice.randrange)
        dealt.chance_key = state.chance_key
        if reader in may_act(state):
            assert asked(state, reader) == asked(dealt, reader)
            compared += 1
        if seat == reader or refusal(GAME, dealt, seat, action) is not None:
            continue
        logs = []
        after = []
        for position in (state.copy(), dealt):
            umpire = Umpire()
            play(GAME, position, seat, action, umpire)
            logs.append([say(line, reader) for line in lines(umpire.events, reader)])
            after.append(GAME.observe(position, reader))
        if after[0] == after[1]:
            assert logs[0] == logs[1]
            compared += 1
    assert compared > 100
