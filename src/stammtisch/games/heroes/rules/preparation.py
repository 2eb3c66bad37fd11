"""Preparation: tribes, the throw for the first move, the deal (aoh.intro-01, aoh.prep-*)."""

from __future__ import annotations

from stammtisch.engine.game import SetupError
from stammtisch.engine.rng import key_from_seed
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import DISASTERS, GROWTH, KINDS, TRIBES, WORDS
from stammtisch.games.heroes.pieces import ARMY, CITY, PIECE_COPIES
from stammtisch.games.heroes.rules.city import gain_city_free
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.resource_deck import full_deck, lay_down, take_in
from stammtisch.games.heroes.rules.round import Round
from stammtisch.games.heroes.state import GOES_ON, NOBODY, HeroesState, Player
from stammtisch.games.heroes.table_options import Options

MIN_PLAYERS, MAX_PLAYERS = 2, 6
DEALT_CARDS = 3
THROW_DICE, THROW_SIDES = 2, 6


def new_state(players: int, options: Options, seed: str | None) -> HeroesState:
    """aoh.intro-01, aoh.prep-01, aoh.base-14: a table before its first step, with the full supply and the steps of the
    preparation ahead.
    """
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError(
            "bad_player_count", f"Age of Heroes is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}"
        )
    state = HeroesState()
    state.agenda, state.opened = [], 0
    state.chance_key, state.chance_position = key_from_seed(seed) if seed is not None else 0, 0
    state.options = options
    state.players = [Player() for _ in range(players)]
    state.deck = []
    state.discard = bytearray(len(KINDS))
    state.supply = bytearray(PIECE_COPIES)
    state.roads = 0
    state.round = 1
    state.first = state.turn = 0
    state.winner = NOBODY
    state.ended = GOES_ON
    for frame in (Round(0, 0), Deal(), ThrowFirst(), DealTribes()):
        state.push(frame)
    return state


def check_tribes(tribes: list[int]) -> None:
    """aoh.prep-02: SetupError if two players would share a tribe."""
    for tribe in tribes:
        if tribes.count(tribe) > 1:
            raise SetupError("tribe_taken", f"two players cannot both play the {TRIBES[tribe]}")


class DealTribes(HeroesFrame):
    """aoh.prep-02: every player gets one tribe at random, no two the same."""

    __slots__ = ()
    kind = "deal_tribes"
    stage = "setup"

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """Deal the tribes."""
        state.agenda.pop()
        tribes = umpire.pick(state, range(len(TRIBES)), len(state.players))
        check_tribes(tribes)
        for seat, (player, tribe) in enumerate(zip(state.players, tribes, strict=True)):
            player.tribe = tribe
            umpire.announce("tribe", {"seat": seat, "tribe": TRIBES[tribe]})


class ThrowFirst(HeroesFrame):
    """aoh.prep-03, aoh.prep-04: all throw two dice; those tied for the best sum throw again until one is best and moves
    first.
    """

    __slots__ = ()
    kind = "throw_first"
    stage = "setup"
    pause = True

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """Throw until one is best."""
        state.agenda.pop()
        best = list(range(len(state.players)))
        while len(best) > 1:
            throws = {seat: umpire.throw(state, THROW_DICE, THROW_SIDES) for seat in best}
            for seat, dice in throws.items():
                umpire.announce("threw_for_first", {"seat": seat, "dice": dice, "sum": sum(dice)})
            highest = max(sum(dice) for dice in throws.values())
            best = [seat for seat in best if sum(throws[seat]) == highest]
        state.first = state.turn = best[0]
        umpire.announce("first_player", {"seat": state.first})


class Deal(HeroesFrame):
    """aoh.prep-06, aoh.prep-07, aoh.prep-08: one City and one Army each from the basic deck, three cards each from the
    shuffled resource deck.
    """

    __slots__ = ()
    kind = "deal"
    stage = "setup"
    pause = True

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """Deal, beginning with the first player."""
        state.agenda.pop()
        for player in state.players:
            player.cities = player.armies[0] = 1
            state.supply[CITY] -= 1
            state.supply[ARMY] -= 1
        tribes = [player.tribe for player in state.players]
        state.deck = umpire.shuffle(state, full_deck(tribes, state.options.unused_specials == "remove"))[::-1]
        dealt = [(seat, state.deck.pop()) for seat in state.around(state.first) for _ in range(DEALT_CARDS)]
        for seat, card in dealt:
            self._give(state, seat, card, umpire)
        round_frame = state.agenda[-1]
        assert isinstance(round_frame, Round)
        round_frame.fair_is_due(state)

    def _give(self, state: HeroesState, seat: int, card: int, umpire: Umpire) -> None:
        """aoh.prep-10, aoh.prep-11, aoh.prep-12: a disaster is laid down, Population growth played, nothing replaced;
        other cards are kept.
        """
        if state.options.fair_start == "on":
            card = self._exchanged(state, card, umpire)
        if card in DISASTERS:
            lay_down(state, [card])
            umpire.announce("laid_down_harmless", {"seat": seat, "card": WORDS[card]})
        elif card == GROWTH:
            lay_down(state, [card])
            gain_city_free(state, seat, umpire)
        else:
            take_in(state, seat, card, umpire)

    def _exchanged(self, state: HeroesState, card: int, umpire: Umpire) -> int:
        """aoh.opt-02: with `fair_start = on` Population growth is shuffled back and another card drawn, until it is no
        Population growth.
        """
        while card == GROWTH:
            state.deck = umpire.shuffle(state, sorted([*state.deck, card]))[::-1]
            card = state.deck.pop()
        return card
