"""Prompts and options: what is asked, what it costs, and what should be known before it is done."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from stammtisch.engine.options import Message
from stammtisch.games.heroes import GAME
from tests.games.heroes.spoken import say
from tests.games.heroes.table import Table


class Said(NamedTuple):
    """An option as it is read."""

    label: str
    cost: str | None
    consequence: str | None
    wasteful: bool


def option(table: Table, line: str) -> Said:
    """The option of a line such as `A pass`."""
    seat, notation = "ABCDEF".index(line[0]), line[2:]
    told = GAME.offer(table.state, seat, GAME.parse(notation))
    label, cost, consequence = (told_or_none(message, seat) for message in (told.label, told.cost, told.consequence))
    assert label is not None
    return Said(label, cost, consequence, told.wasteful)


def told_or_none(message: Message | None, seat: int) -> str | None:
    return None if message is None else say(message, seat)


def prompt(table: Table, seat: str) -> str:
    place = "ABCDEF".index(seat)
    return say(GAME.prompt(table.state, place), place)


# --- tax, construction, nothing ---------------------------------------------------------------------------------------


def test_tax_says_how_many_cards_it_brings() -> None:
    """aoh.move.2-03."""
    table = Table(seats={"A": {"cities": 3}, "B": {"cities": 1}})
    assert prompt(table, "A") == "Your move: one action. You have no card in hand."
    assert option(table, "A tax") == Said("Collect tax", None, "You draw 3 cards.", False)
    assert option(table, "B tax").consequence == "You draw 1 card."


def test_tax_without_a_city_costs_a_card() -> None:
    """aoh.move.2-05, aoh.opt-14: the last card is spent with a warning where that can be the end."""
    seats = {"A": {"cities": 0, "hand": ["hero"]}}
    said = option(Table(seats=seats), "A tax laying hero")
    assert said == Said("Collect tax without a city, for a Hero", "1 Hero", "You draw 1 card in its place.", False)
    warned = option(Table(seats=seats, options={"loss": "any"}), "A tax laying hero")
    assert warned.consequence == "You draw 1 card in its place. If you cannot keep that card, you are out of the game."


def test_building_says_what_it_costs() -> None:
    """aoh.base-01, aoh.base-05, aoh.res-03."""
    table = Table(seats={"A": {"hand": ["iron", "grain", "gold", "stone", "wood", "wood"]}})
    assert option(table, "A build army with iron grain gold") == Said(
        "Build an army", "1 iron, 1 grain and 1 gold", None, False
    )
    city = option(table, "A build city with stone wood wood")
    assert city == Said("Build a city", "2 wood and 1 stone", "You then have 2 cities.", False)


def test_the_fifth_city_begins_the_last_move() -> None:
    """aoh.vict-02, aoh.vict-04: but not a second time."""
    table = Table(seats={"A": {"cities": 4, "hand": ["stone", "wood", "wood"]}})
    line = "A build city with stone wood wood"
    assert option(table, line).consequence == (
        "You then have 5 cities and the last move begins: if you still have five when your next move begins, you win."
    )
    table.player("A").claim = 1
    assert option(table, line).consequence == "You then have 5 cities."


def test_a_road_asks_the_neighbour_first() -> None:
    """aoh.base-11, aoh.base-12, aoh.base-16."""
    table = Table(players=3, seats={"A": {"hand": ["stone", "stone"]}})
    road = option(table, "A build road to B with stone stone")
    assert road == Said(
        "Build a road to Ben",
        "2 stone",
        "Ben is asked first. A refusal costs you nothing, not even your action.",
        False,
    )
    table.do("A build road to B with stone stone")
    assert prompt(table, "B") == "Ann asks to build a road to you and would pay for it. Do you agree?"
    assert option(table, "B approve") == Said(
        "Agree to the road", None, "Ann pays, and the road serves you both.", False
    )
    assert option(table, "B refuse") == Said("Refuse the road", None, "It costs nobody anything.", False)


@pytest.mark.parametrize(("loss", "consequence"), [("war", None), ("any", "heroes-then-out")])
def test_spending_the_last_card_without_a_city_is_warned_of(loss: str, consequence: str | None) -> None:
    """aoh.opt-14: only where that ends the game for the spender."""
    seats = {"A": {"cities": 0, "hand": ["iron", "wood", "stone"]}}
    table = Table(seats=seats, options={"loss": loss})
    told = GAME.offer(table.state, 0, GAME.parse("build fortress with iron wood stone")).consequence
    assert (told.id if told else None) == consequence
    if told:
        assert say(told, 0) == "You then have neither a card nor a city and are out of the game."


def test_doing_nothing_deserves_a_question_that_names_what_is_possible() -> None:
    """aoh.move.2-02."""
    table = Table(seats={"A": {"hand": ["iron", "gold"]}})
    said = option(table, "A pass")
    assert said == Said("Do nothing in this move", None, "You could still collect tax, build or attack.", True)
    idle = Table(seats={"A": {"cities": 0, "armies": []}})
    assert option(idle, "A pass") == Said("Do nothing in this move", None, None, False)


def test_building_no_more_needs_no_question() -> None:
    """aoh.base-16."""
    table = Table(seats={"A": {"hand": ["iron", "gold", "iron", "wood", "stone"]}})
    table.do("A build general with iron gold")
    assert prompt(table, "A") == "You are building. Build more, or finish. You have 3 cards in hand."
    assert option(table, "A pass") == Said("Build nothing more", None, None, False)


def test_who_is_about_to_win_is_named() -> None:
    """aoh.vict-05, aoh.vict-09: of several the one whose move comes first."""
    table = Table(turn="B", players=3, seats={"A": {"cities": 5, "hand": ["iron"]}, "C": {"monument": 5}})
    assert prompt(table, "B") == (
        "Your move: one action. Unless stopped, Cleo wins when the next move of Cleo begins. You have no card in hand."
    )
    table.player("C").monument = 4
    assert "Unless stopped, Ann wins when the next move of Ann begins." in prompt(table, "B")
    table.player("A").cities = 4
    assert prompt(table, "B") == "Your move: one action. You have no card in hand."


# --- war --------------------------------------------------------------------------------------------------------------


def attack(purpose: str, attacker: dict[str, Any], defender: dict[str, Any]) -> Said:
    return option(Table(players=3, seats={"A": attacker, "B": defender}), f"A attack B for {purpose}")


def test_an_attack_says_what_it_meets_and_what_it_may_bring() -> None:
    """aoh.battle-07, aoh.win-01 to aoh.win-09."""
    two, strong = {"armies": ["bare", "bare"]}, {"armies": ["led", "bare"], "fortresses": 1}
    assert attack("conquest", two, {**strong, "cities": 3}) == Said(
        "Attack Ben for conquest",
        None,
        "Ben has 3 cities; 2 victorious armies take 1, 4 take 2."
        " At home: 2 armies with 1 general and 1 fortress. You can send up to 2.",
        False,
    )
    plunder = attack("plunder", {"armies": ["bare"], "hand": ["hero"]}, {"armies": ["led"], "hand": ["iron", "wood"]})
    assert plunder.consequence == (
        "Ben has 2 cards; each victorious army takes 2 at random. At home: 1 army with a general. You can send up to 2."
    )
    destruction = attack("destruction", two, {"armies": [], "fortresses": 2, "monument": 4})
    assert destruction.consequence == (
        "Ben's monument has 4 cards; 1 victorious army destroys 1, 3 destroy 2."
        " At home: no army and 2 fortresses. You can send up to 2."
    )


def test_an_attack_that_can_bring_nothing_deserves_a_question() -> None:
    """aoh.win-03: one army conquers no city; there must be something to take."""
    one, two = {"armies": ["bare"]}, {"armies": ["bare", "bare"]}
    assert attack("conquest", one, {"cities": 1}).wasteful
    assert not attack("conquest", two, {"cities": 1}).wasteful
    assert attack("conquest", two, {"cities": 0}).wasteful
    assert attack("plunder", two, {"hand": []}).wasteful
    assert not attack("plunder", one, {"hand": ["iron"]}).wasteful
    assert attack("destruction", two, {"monument": 0}).wasteful
    assert not attack("destruction", one, {"monument": 1}).wasteful


def test_a_march_cannot_be_called_back() -> None:
    """aoh.battle-02, aoh.battle-03, aoh.win-10, aoh.win-12."""
    seats = {"A": {"armies": ["bare", "led"]}, "B": {}}
    far = Table(players=3, seats=seats).do("A attack B for plunder")
    assert prompt(far, "A") == "Attack on Ben for plunder. Whom do you send? The first you send fights first."
    assert option(far, "A march").label == "March"
    assert option(far, "A send led") == Said("Send an army with a general", None, None, False)
    far.do("A send led", "A send bare")
    assert prompt(far, "A") == (
        "Attack on Ben for plunder. Sent so far: 1 army with a general and 1 army. Send more, or march."
    )
    assert option(far, "A march") == Said(
        "March with 1 army with a general and 1 army",
        None,
        "Nobody can be called back or added. Survivors stay away until the end of your next move.",
        False,
    )
    near = Table(players=3, seats=seats, roads=[["A", "B"]]).do("A attack B for plunder", "A send bare")
    assert option(near, "A march").consequence == (
        "Nobody can be called back or added. By your road to Ben the survivors come home at once."
    )


def test_the_last_hero_is_sent_with_a_warning() -> None:
    """aoh.loss-01, aoh.loss-05: an attacker who fails with neither city nor card is out."""
    table = Table(seats={"A": {"cities": 0, "armies": [], "hand": ["hero"]}}).do("A attack B for plunder")
    assert option(table, "A send hero") == Said(
        "Send a Hero as an army", None, "The Hero is laid down, whatever happens.", False
    )
    table.do("A send hero")
    consequence = option(table, "A march").consequence
    assert consequence is not None
    assert consequence.endswith("You keep neither a city nor a card: if the attack fails, you may be out of the game.")


def test_the_attacked_player_learns_what_comes_and_what_is_at_stake() -> None:
    """aoh.battle-07, aoh.battle-08."""
    defender = {"armies": ["led", "bare"], "fortresses": 2, "hand": ["olympics", "iron", "wood", "gold"]}
    table = Table(players=3, seats={"A": {"armies": ["bare", "bare", "led"]}, "B": defender})
    table.do("A attack B for plunder", "A send bare", "A send led", "A send bare", "A march")
    assert prompt(table, "B") == (
        "Ann attacks you for plunder with 2 armies and 1 army with a general."
        " You have 2 able armies and 2 fortresses. At stake: up to 4 cards of your hand."
    )
    assert option(table, "B play olympics") == Said(
        "Play Olympic Games", None, "The attack is cancelled and Ann's armies go home.", False
    )
    assert option(table, "B defend") == Said(
        "Defend with 1 army with a general and 1 army", None, "Armies with a general fight first.", False
    )
    table.do("B send bare")
    assert prompt(table, "B") == "Ann attacks you. Your line so far: 1 army. Go on, or take your stand."
    table.do("B send led")
    assert option(table, "B stand").label == "Take your stand with 1 army and 1 army with a general"


def test_an_attacked_player_without_armies() -> None:
    """aoh.win-03."""
    table = Table(seats={"A": {"armies": ["bare"]}, "B": {"armies": []}})
    table.do("A attack B for conquest", "A send bare", "A march")
    assert prompt(table, "B") == (
        "Ann attacks you for conquest with 1 army. You have no able army. At stake: nothing but armies."
    )
    assert option(table, "B defend").label == "Let them come: you have no army"


@pytest.mark.parametrize(
    ("purpose", "defender", "asked", "most", "label"),
    [
        (
            "conquest",
            {"cities": 1},
            "You have 2 victorious armies. How many cities do you take from Ben, at most 1?",
            1,
            "Take 1 city",
        ),
        (
            "plunder",
            {"hand": ["iron", "iron", "iron"]},
            "You have 2 victorious armies. How many cards do you take from Ben, at most 3?",
            3,
            "Take 3 cards at random",
        ),
        (
            "destruction",
            {"monument": 3},
            "You have 2 victorious armies. How many cards of Ben's monument do you destroy, at most 1?",
            1,
            "Destroy 1 card of the monument",
        ),
    ],
)
def test_spoils(purpose: str, defender: dict[str, Any], asked: str, most: int, label: str) -> None:
    """aoh.win-14: leaving all of it deserves a question."""
    table = Table(seats={"A": {"armies": ["bare", "bare"]}, "B": {"armies": [], **defender}})
    table.do(f"A attack B for {purpose}", "A send bare", "A send bare", "A march", "B defend")
    assert prompt(table, "A") == asked
    assert option(table, f"A spoils {most}").label == label
    assert option(table, "A spoils 0") == Said("Take nothing", None, None, True)


def test_conquering_the_fifth_city_begins_the_last_move() -> None:
    """aoh.vict-04."""
    table = Table(seats={"A": {"cities": 4, "armies": ["bare", "bare"]}, "B": {"cities": 2, "armies": []}})
    table.do("A attack B for conquest", "A send bare", "A send bare", "A march", "B defend")
    consequence = option(table, "A spoils 1").consequence
    assert consequence is not None
    assert consequence.startswith("You then have 5 cities and the last move begins:")


# --- monument, discarding ---------------------------------------------------------------------------------------------


def test_laying_cards_on_the_monument() -> None:
    """aoh.move.3-02, aoh.vict-03, aoh.vict-04: keeping what could be laid deserves a question."""
    romans = {"tribe": "romans", "monument": 3, "hand": ["concrete", "concrete"]}
    table = Table(stage="move:3", seats={"A": romans})
    assert prompt(table, "A") == "Your monument has 3 of 5 cards. You have 2 to lay."
    assert option(table, "A lay 1 concrete") == Said(
        "Lay 1 concrete on your monument", None, "Your monument then has 4 of 5 cards.", False
    )
    assert option(table, "A lay 2 concrete") == Said(
        "Lay 2 concrete on your monument",
        None,
        "Your monument is then complete and the last move begins: if it still is when your next move begins, you win.",
        False,
    )
    assert option(table, "A keep") == Said("Lay no more", None, "You keep 2 cards that you could lay.", True)


def test_with_nothing_to_lay_one_goes_on() -> None:
    """aoh.prep-09: the question is put all the same."""
    table = Table(stage="move:3", seats={"A": {"tribe": "romans", "monument": 1}})
    assert prompt(table, "A") == "Your monument has 1 of 5 cards. You have none to lay."
    assert option(table, "A keep") == Said("Go on", None, None, False)


def test_discarding() -> None:
    """aoh.move.4-02."""
    hand = ["iron", "iron", "iron", "hero", "grain", "wood", "wood"]
    table = Table(stage="move:4", seats={"A": {"hand": hand}})
    assert prompt(table, "A") == "You have 7 cards in hand; five may stay. Discard 2 cards, one after the other."
    assert option(table, "A discard iron").label == "Discard iron, you have 3"
    assert option(table, "A discard hero").label == "Discard a Hero, you have 1"
    table.do("A discard iron")
    assert prompt(table, "A") == "You have 6 cards in hand; five may stay. Discard 1 card."


# --- disasters --------------------------------------------------------------------------------------------------------


def drawn(card: str, **given: Any) -> Table:
    """A begins a move in round 2 and draws a card."""
    return Table(stage="move:0", round=2, players=3, deck=[card], **given)


def test_an_earthquake_and_its_answer() -> None:
    """aoh.evt.quake-01, aoh.evt.quake-02, aoh.evt.fort-01."""
    table = drawn("earthquake", seats={"B": {"armies": ["led", "bare"], "hand": ["fortune"]}})
    assert prompt(table, "A") == (
        "Which army does your Earthquake strike? It is out of play until the end of its owner's next move."
    )
    assert option(table, "A strike led of B") == Said(
        "Strike Ben: an army with a general", None, "Ben has 2 armies at home.", False
    )
    table.do("A strike led of B")
    assert prompt(table, "B") == (
        "An Earthquake is aimed at you: an army with a general would be out of play. Your answer?"
    )
    assert option(table, "B play fortune") == Said("Play Fortune", None, "The disaster does nothing to you.", False)
    assert option(table, "B accept") == Said(
        "Let it happen", None, "Your army and its general are out of play until the end of your next move.", False
    )


def test_an_earthquake_that_strikes_a_tribe() -> None:
    """aoh.opt-12."""
    table = drawn("earthquake", options={"earthquake": "tribe"})
    assert prompt(table, "A") == (
        "Whose armies does your Earthquake strike?"
        " All at home are out of play until the end of their owner's next move."
    )
    assert option(table, "A strike all of B").label == "Strike Ben: all armies at home"


def test_an_eruption_and_its_answer() -> None:
    """aoh.evt.erupt-01, aoh.evt.erupt-02."""
    table = drawn("eruption", seats={"B": {"cities": 2}, "C": {"cities": 1}})
    assert prompt(table, "A") == "Your Eruption destroys a city of another tribe. Whose?"
    assert option(table, "A erupt B") == Said("Destroy a city of Ben", None, "Ben has 2 cities.", False)
    assert option(table, "A erupt C").consequence == "Cleo has 1 city."
    table.do("A erupt B")
    assert prompt(table, "B") == "An Eruption is aimed at you. It would destroy one of your 2 cities. Your answer?"
    assert option(table, "B accept").consequence == "You lose a city. 1 is left."


def test_hunger_says_what_is_at_stake() -> None:
    """aoh.evt.hunger-01, aoh.evt.fort-03, aoh.opt-10, aoh.opt-11."""
    seats = {"A": {"hand": ["grain", "grain", "fortune"]}}
    table = drawn("hunger", seats=seats)
    assert prompt(table, "A") == "Hunger strikes everybody. You would lay down 2 grain. Your answer?"
    assert prompt(table, "B") == "Hunger strikes everybody. You have no grain to lose. Your answer?"
    assert option(table, "A play fortune").consequence == "You keep your grain."
    assert option(table, "A accept").consequence == "You lay down 2 grain."
    assert option(table, "B accept").consequence == "You lose nothing."
    mild = drawn("hunger", seats=seats, options={"hunger": "one", "fortune_hunger": "all"})
    assert option(mild, "A accept").consequence == "You lay down 1 grain."
    assert option(mild, "A play fortune").consequence == "Nobody lays grain down."


def test_barbarians_say_what_is_at_stake() -> None:
    """aoh.evt.barb-02, aoh.evt.barb-03, aoh.evt.olymp-01."""
    table = drawn("barbarians", seats={"A": {"hand": ["grain", "gold", "iron", "hero", "olympics"]}})
    assert prompt(table, "A") == (
        "Barbarians attack you. They would take 2 of your usual resources at random. Your answer?"
    )
    assert option(table, "A play olympics").consequence == "The Barbarians go away and take nothing."
    assert option(table, "A accept").consequence == "You lay down 2 usual resources, drawn at random."


# --- the fair ---------------------------------------------------------------------------------------------------------


def fair(**given: Any) -> Table:
    return Table(stage="fair:bidding", players=3, **given)


def test_the_fair_says_what_can_be_taken() -> None:
    """aoh.fair-10, aoh.fair-25: an exchange is final."""
    table = fair(seats={"A": {"hand": ["iron", "iron", "hero"]}, "B": {"hand": ["stone", "grain"]}})
    assert prompt(table, "A") == "The fair. You have 3 cards in hand. There is no offer you can take."
    table.do("B offer stone for iron", "B offer grain for gold")
    assert prompt(table, "A") == "The fair. You have 3 cards in hand. There is 1 offer you can take."
    assert option(table, "A take stone for iron from B with iron") == Said(
        "Take stone from Ben for iron", None, "You have 2 iron. The exchange is final.", False
    )
    sealed = option(table, "A offer hero for any to B sealed")
    assert sealed.label == "Offer a Hero for any card, only with Ben, sealed"
    assert option(table, "A offer hero for stone or gold") == Said(
        "Offer a Hero for stone or gold", None, "Binding: a match is final.", False
    )


def test_wishes_of_ones_own() -> None:
    """aoh.fair-16, aoh.fair-26."""
    table = fair(seats={"A": {"hand": ["iron", "hero"]}})
    table.do("A offer iron for gold to B", "A offer hero for usual sealed")
    assert option(table, "A withdraw iron for gold to B").label == "Withdraw your offer of iron for gold, only with Ben"
    assert option(table, "A change iron for gold to B into stone").label == (
        "Change your offer of iron: not for gold, but for stone"
    )
    assert option(table, "A done") == Said("I am done", None, "Your 2 offers stay on the board.", False)
    table.do("A done")
    assert prompt(table, "A") == (
        "You are done at the fair, but may still trade. You have 2 cards in hand. There is no offer you can take."
    )
    change = next(form for form in GAME.forms(table.state, 0) if form.kind == "change")
    assert [say(label, 0) for _, label in change.fields[0].values] == [
        "iron for gold, only with Ben",
        "a Hero for any usual resource, sealed",
    ]


def test_sealed_lists() -> None:
    """aoh.opt-13."""
    table = fair(options={"fair": "sealed"}, seats={"A": {"hand": ["iron", "hero"]}})
    assert prompt(table, "A") == "The fair, with sealed lists. You have 2 cards in hand. Your list has no wish yet."
    assert option(table, "A wish iron for gold to B") == Said(
        "Wish: iron for gold, only with Ben", None, "Binding once all lists are in.", False
    )
    table.do("A wish iron for gold to B", "A wish hero for gold")
    assert prompt(table, "A") == "The fair, with sealed lists. You have 2 cards in hand. Your list has 2 wishes."
    assert option(table, "A clear").label == "Empty your list"
    assert option(table, "A hand in") == Said(
        "Hand in your list", None, "It has 2 wishes, first to last as you made them.", False
    )
    table.do("A hand in")
    assert prompt(table, "A") == "Your list is in, with 2 wishes. You may take it back until the last list is in."
    assert option(table, "A clear").label == "Take your list back and empty it"


# --- standing orders --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "label"),
    [
        ("fortune hunger ask", "Fortune against Hunger: ask me"),
        ("fortune eruption never", "Fortune against an Eruption: never"),
        ("fortune barbarians always", "Fortune against Barbarians: always"),
        ("fortune hunger 2", "Fortune against Hunger: if at least 2 grain is at stake"),
        ("fortune barbarians 1", "Fortune against Barbarians: if at least 1 usual resource is at stake"),
        ("fortune eruption 3", "Fortune against an Eruption: if at least 3 cities are yours"),
        ("fortune earthquake 1", "Fortune against an Earthquake: if at least 1 army with a general is struck"),
        ("olympics plunder ask", "Olympic Games against plunder: ask me"),
        ("olympics conquest 1", "Olympic Games against conquest: if at least 1 army comes"),
        ("olympics destruction 3", "Olympic Games against destruction: if at least 3 armies come"),
        ("heroes army", "Heroes in defence: all as armies"),
        ("heroes general", "Heroes in defence: all as generals"),
        ("heroes never", "Heroes in defence: never use them"),
        ("road B yes", "A road from Ben: agree"),
        ("road B no", "A road from Ben: refuse"),
        ("nothing", "No standing orders: ask me every time"),
    ],
)
def test_standing_orders(order: str, label: str) -> None:
    """aoh.evt.int-02."""
    assert option(Table(players=3), f"A order {order}").label == label
