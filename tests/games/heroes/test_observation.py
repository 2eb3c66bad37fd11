"""What a seat may know (aoh.prep-09, aoh.est-12, aoh.fair-24, aoh.evt.int-02, aoh.win-15)."""

from __future__ import annotations

import json

from stammtisch.games.heroes.game import GAME
from tests.games.heroes.table import Table


def test_hands_are_hidden_their_size_is_not() -> None:
    """aoh.prep-09: nothing but the number of cards, for other players and for spectators."""
    iron, gold = (Table(players=3, seats={"B": {"hand": [card, "hero"]}}) for card in ("iron", "gold"))
    for seat in ("A", "C", None):
        assert iron.seen(seat) == gold.seen(seat)
    assert iron.seen("B") != gold.seen("B")
    assert [tribe.hand_size for tribe in iron.seen(None).tribes] == [0, 2, 0]
    assert (iron.seen(None).hand, iron.seen(None).orders) == (None, None)


def test_the_deck_is_a_number_the_discard_pile_is_open() -> None:
    """aoh.prep-09, aoh.move.3-05."""
    one, other = (Table(deck=deck, discard=["iron"]) for deck in (["iron", "gold"], ["gold", "hero"]))
    assert one.seen("A") == other.seen("A")
    assert (one.seen("A").deck, one.seen("A").discard[0]) == (2, 1)


def test_the_order_of_a_line_is_hidden_until_both_are_given() -> None:
    """aoh.est-12, aoh.battle-07: the forces are not."""
    armies = {"A": {"armies": ["bare", "led"]}, "B": {"armies": ["bare", "led"]}}
    first, then = Table(players=3, seats=armies), Table(players=3, seats=armies)
    first.do("A attack B for plunder", "A send bare", "A send led", "A march")
    then.do("A attack B for plunder", "A send led", "A send bare", "A march")
    for seat in ("B", "C", None):
        assert first.seen(seat) == then.seen(seat)
        assert first.told("attacked", seat) == then.told("attacked", seat)
    assert first.seen("A") != then.seen("A")
    first.do("B send bare")
    then.do("B send led")
    for seat in ("C", None):
        assert first.seen(seat) == then.seen(seat)


def test_the_defenders_draft_is_the_defenders_alone() -> None:
    """aoh.est-12, aoh.battle-15."""
    table = Table(players=3, seats={"B": {"armies": ["bare", "led"], "hand": ["hero"]}})
    table.do("A attack B for plunder", "A send bare", "A march", "B send hero")
    assert [table.seen(seat).draft for seat in ("A", "B", "C", None)] == [(), (2,), (), ()]


def test_everything_of_a_position_in_words() -> None:
    """The shape the client draws: words instead of numbers, nothing that the seat may not know."""
    table = Table(
        players=3,
        seats={
            "A": {"hand": ["iron", "hero"], "armies": ["led", "bare@away"], "monument": 5},
            "B": {"cities": 2, "fortresses": 1},
            "C": {"out": True},
        },
        roads=[["A", "B"]],
        discard=["wood"],
    )
    shown = GAME.position(table.seen("A"))
    assert json.loads(json.dumps(shown)) == shown
    assert (shown["stage"], shown["round"], shown["turn"], shown["first"]) == ("move:2", 2, 0, 0)
    assert (shown["hand"], shown["discard"], shown["deck"]) == ({"iron": 1, "hero": 1}, {"wood": 1}, 0)
    own, other, out = shown["players"]
    assert (own["tribe"], own["special"], own["hand_size"], own["claim"]) == ("egyptians", "limestone", 2, True)
    assert own["armies"] == [{"led": True, "place": "home"}, {"led": False, "place": "away"}]
    assert (other["cities"], other["fortresses"], other["roads"], other["neighbours"]) == (2, 1, [0], [0])
    assert (out["out"], out["neighbours"]) == (True, [])
    assert shown["supply"] == {"city": 9, "army": 9, "fortress": 8, "general": 5, "road": 5}
    assert (shown["fair"], shown["war"], shown["disaster"], shown["road_asked"]) == (None, None, None, None)


def test_fair_war_and_disaster_in_words() -> None:
    """aoh.fair-24, aoh.battle-07, aoh.evt.int-01."""
    fair = Table(players=3, stage="fair:bidding", seats={"A": {"hand": ["iron"]}}).do(
        "A offer iron for stone or gold to B", "C done"
    )
    shown = GAME.position(fair.seen("B"))["fair"]
    assert shown["done"] == [2]
    assert shown["wishes"] == [
        {
            "owner": 0,
            "give": "iron",
            "want": ["stone", "gold"],
            "want_word": ["stone", "gold"],
            "to": 1,
            "shown": True,
            "mine": False,
        }
    ]
    assert GAME.position(fair.seen("C"))["fair"]["wishes"] == []
    war = Table(players=3, seats={"A": {"hand": ["hero"]}}).do("A attack B for conquest", "A send bare+hero", "A march")
    assert GAME.position(war.seen("B"))["war"] == {
        "attacker": 0,
        "target": 1,
        "purpose": "conquest",
        "forces": ["bare+hero"],
        "lines": {"attacker": None, "defender": None},
        "due": None,
    }
    disaster = Table(stage="move:0", deck=["earthquake"]).do("A strike bare of B")
    shown = GAME.position(disaster.seen("A"))["disaster"]
    assert shown == {"card": "earthquake", "victim": 1, "army": "bare"}
