"""Battles as the log tells them, judged anew by chapter 1.3.A.4 from the announcements alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.games.era.state import NOBODY

ATTACKER, DEFENDER = range(2)
FIRST_LOST = frozenset(("militia", "legion", "mercenary", "ore", "wine", "ivory", "ally"))
LAST_LOST = frozenset(("city", "hamlet"))
SMALL, GREAT, BATTLEFIELDS = 5, 10, 24
AFTERWARDS = frozenset(("battle", "expansion_end", "game_over", "goal", "hamlet_won", "plunder", "wiped_out"))
"""What is told only when all that follows from a battle has been told."""


@dataclass
class Fight:
    """A battle under way. Lists go by side, attacker first. `units`: how many fight; `ever`: how many units were on the
    battleboard; `hits`: those of the round that are still to be taken; `rank`: the group of the unit lost last;
    `markers`: the faces that hit the defender, none before they are handed out; `after`: what is told when it is over.
    """

    attacker: int
    defender: int
    province: str
    units: list[int]
    ever: int = 0
    hits: list[int] = field(default_factory=lambda: [0, 0])
    rank: list[int] = field(default_factory=lambda: [0, 0])
    markers: frozenset[str] = frozenset()
    result: str = ""
    after: list[Event] = field(default_factory=list)

    def side(self, seat: int) -> int:
        """On which side a seat fights."""
        return ATTACKER if seat == self.attacker else DEFENDER

    def join(self, seat: int, count: int, of_the_army: bool) -> None:
        """eot.1.3.A.4-42, eot.1.3.A.4-43: only mercenaries and allies come once the markers are handed out."""
        assert not (of_the_army and self.markers)
        self.units[self.side(seat)] += count
        self.ever += count
        self.rank[self.side(seat)] = 0

    def hand_out(self, strength: list[int], held: list[str]) -> None:
        """eot.1.3.A.4-05, eot.1.3.A.4-19, eot.1.3.A.4-23: Strength is the number of units; one may be missing after a
        revolution.
        """
        assert strength[ATTACKER] == self.units[ATTACKER]
        assert self.units[DEFENDER] - strength[DEFENDER] in (0, 1)
        self.units = list(strength)
        self.ever = sum(strength)
        self.markers = frozenset(("sword", *held))

    def roll(self, faces: list[str], hits: list[int]) -> None:
        """eot.1.3.A.4-37, eot.1.3.A.4-38, eot.1.3.A.4-39, eot.1.3.A.4-45: two faces, two hits while both have units."""
        assert self.hits == [0, 0]
        assert min(self.units) > 0
        on_defender = sum(1 for face in faces if face in self.markers)
        assert hits == [2 - on_defender, on_defender]
        self.hits = [min(number, there) for number, there in zip(hits, self.units, strict=True)]

    def lose(self, seat: int, unit: str) -> None:
        """eot.1.3.A.4-40, R-083: first what is no vassal, then vassals and fleets, the city last."""
        side, rank = self.side(seat), 0 if unit in FIRST_LOST else 2 if unit in LAST_LOST else 1
        assert rank >= self.rank[side]
        self.rank[side] = rank
        self.units[side] -= 1
        self.hits[side] -= 1
        assert self.hits[side] >= 0

    def end(self, result: str) -> None:
        """eot.1.3.A.4-45, eot.1.3.A.4-46, eot.1.3.A.4-71: who has units left has won."""
        assert self.hits == [0, 0]
        left = [number > 0 for number in self.units]
        assert left != [True, True]
        assert result == ("attacker" if left[ATTACKER] else "defender" if left[DEFENDER] else "draw")
        self.result = result

    def told(self, kind: str, cause: str | None = None) -> list[Any]:
        """The facts of one kind of announcement after the battle."""
        facts: list[Any] = [event.facts for event in self.after if event.kind == kind]
        return [each for each in facts if cause is None or each["cause"] == cause]


@dataclass
class Fights:
    """The battles of a game, one after the other. `seas`: the names of the sea provinces; `battlefields`: the markers
    by province; `parades`: the field of each seat's victory parade, once it has moved; `fought`: how many battles
    ended, by kind and result.
    """

    seas: frozenset[str]
    battlefields: dict[str, int] = field(default_factory=dict)
    parades: dict[int, int] = field(default_factory=dict)
    now: Fight | None = None
    fought: Counter[tuple[str, str]] = field(default_factory=Counter)

    def see(self, event: Event) -> None:
        """One more announcement."""
        facts: Any = event.facts
        fight = self.now
        if fight is not None and fight.result:
            if event.kind in AFTERWARDS:
                self.judge(fight)
            else:
                fight.after.append(event)
                return
        if event.kind == "battle":
            units = [facts["attackers"], facts["defenders"]]
            self.now = Fight(facts["attacker"], facts["defender"], facts["province"], units)
        elif self.now is not None:
            self.go_on(self.now, event.kind, facts)

    def go_on(self, fight: Fight, kind: str, facts: Any) -> None:
        """What happens in a battle."""
        if kind in ("committed", "support"):
            fight.join(facts["seat"], facts["count"], kind == "committed")
        elif kind == "hamlet_spent" and facts["how"] == "mercenary":
            fight.join(facts["seat"], 1, False)
        elif kind == "markers":
            fight.hand_out(facts["strength"], facts["attacker_markers"])
        elif kind == "battle_round":
            fight.roll(facts["dice"], facts["hits"])
        elif kind == "unit_lost":
            fight.lose(facts["seat"], facts["unit"])
        elif kind == "battle_over":
            fight.end(facts["result"])

    def judge(self, fight: Fight) -> None:
        """Parades, the morale of a conquest and the battlefield, when everything has been told."""
        self.now = None
        seats = [fight.attacker, fight.defender]
        winner = {"attacker": ATTACKER, "defender": DEFENDER}.get(fight.result)
        moves = [] if winner is None else [(seats[1 - winner], -1), (seats[winner], 1)]
        parades = [(each["seat"], each["fields"]) for each in fight.told("parade")]
        assert parades == [move for move in moves if move[0] != NOBODY], "eot.1.3.A.4-50, -51, -73"
        for each in fight.told("parade"):
            assert each["field"] == self.parades.get(each["seat"], each["field"] + each["fields"]) - each["fields"]
            self.parades[each["seat"]] = each["field"]
        at_sea, barbarians = fight.province in self.seas, fight.defender == NOBODY
        self.fought["sea" if at_sea else "barbarians" if barbarians else "land", fight.result] += 1
        cost = -3 if fight.told("city_lost") else -1
        conquests = [(each["seat"], each["fields"]) for each in fight.told("morale", "conquest")]
        conquered = winner == ATTACKER and not at_sea and not barbarians
        assert conquests == ([(fight.attacker, cost)] if conquered else []), "eot.1.3.A.4-47, -48, -49, R-188"
        before = self.battlefields.get(fight.province, 0)
        marker = 0 if at_sea else 2 if fight.ever >= GREAT else 1 if fight.ever >= SMALL else 0
        placed = [each["marker"] for each in fight.told("battlefield")]
        if before or len(self.battlefields) < BATTLEFIELDS:
            assert placed == ([marker] if marker > before else []), "eot.1.3.A.4-78, -79, -80"
        if placed:
            self.battlefields[fight.province] = placed[0]
