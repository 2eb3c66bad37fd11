"""What an action would do, before it is done: figures and odds, from what the seat that asks may know.

Nothing is thrown, drawn or shown for it. What depends on hidden cards or on another player's answer is left open and
said to be so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stammtisch.engine.options import Argument, Message
from stammtisch.games.heroes.actions import CODEC, HERO_ARMY, payment_cards
from stammtisch.games.heroes.cards import FORTUNE, HERO, OLYMPICS, WORDS, counted
from stammtisch.games.heroes.pieces import ARMY, CITY, FORTRESS, GENERAL, PIECE_WORDS, ROAD
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.discarding import HAND_LIMIT
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_draw import fair_cards
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.lines import default_line, heroes_in, in_order
from stammtisch.games.heroes.rules.odds import Odds, Side, battle_odds
from stammtisch.games.heroes.rules.resource_deck import keeps
from stammtisch.games.heroes.rules.spoils import due_to
from stammtisch.games.heroes.rules.wishes import Wish, match
from stammtisch.games.heroes.state import HeroesState, road_bit
from stammtisch.games.heroes.wording import arguments
from stammtisch.games.heroes.wording.arguments import cards, player, yes_no
from stammtisch.games.heroes.wording.options import offer

Lines = list[Message]
CERTAIN, IMPOSSIBLE = 100, 0


def preview(state: HeroesState, seat: int, action: int) -> Lines:
    """What follows from a legal action of `seat`, with figures or odds; its cost shows in the hand that is left."""
    consequence = offer(state, seat, action).consequence
    told = [] if consequence is None else [consequence]
    kind = CODEC.kind(action)
    figures = _FIGURES.get(kind.name)
    return told if figures is None else told + figures(state, seat, *kind.arguments(action))


# --- the hand ---------------------------------------------------------------------------------------------------------


def _hand_then(state: HeroesState, seat: int, gone: list[int], new: tuple[int, ...] = ()) -> Message:
    hand = bytearray(state.players[seat].hand)
    for card in gone:
        hand[card] -= 1
    for card in new:
        hand[card] += 1
    return Message("heroes-preview-hand", {"cards": cards(counted(hand))})


def _one_card(state: HeroesState, seat: int, card: int) -> Lines:
    return [_hand_then(state, seat, [card])]


def _lay(state: HeroesState, seat: int, count: int, card: int) -> Lines:
    return [_hand_then(state, seat, [card] * count)]


def _take(state: HeroesState, seat: int, owner: int, give: int, want: int, to: int, card: int) -> Lines:
    """aoh.fair-10: the exchange is carried out at once."""
    return [_hand_then(state, seat, [card], (give,))]


def _laying_down(card: int) -> Callable[[HeroesState, int], Lines]:
    """An answer that lays one card of the hand down."""
    return lambda state, seat: _one_card(state, seat, card)


# --- tax and construction ---------------------------------------------------------------------------------------------


def _tax(state: HeroesState, seat: int) -> Lines:
    """aoh.move.2-03, aoh.move.4-01: how many cards that makes, and what the deck holds that is played when drawn."""
    player_ = state.players[seat]
    then = sum(player_.hand) + player_.cities
    over = Message("heroes-preview-tax", {"cards": then, "over": max(0, then - HAND_LIMIT), "limit": HAND_LIMIT})
    return [over, *_deck(state)]


def _tax_laying(state: HeroesState, seat: int, card: int) -> Lines:
    return [*_one_card(state, seat, card), *_deck(state)]


def _deck(state: HeroesState) -> Lines:
    """aoh.res-08: cards that are played when drawn lie in the deck, on the discard pile or on an army, nowhere else, so
    anybody can count those in the deck.
    """
    if not state.deck:
        return []
    at_once = sum(not keeps(card) for card in state.deck)
    return [Message("heroes-preview-deck", {"deck": len(state.deck), "events": at_once})]


def _build(state: HeroesState, seat: int, piece: int, payment: int, to: int) -> Lines:
    """aoh.base-01 ff: how many of the piece there are then; for a road what it brings at the fair (aoh.fair-03)."""
    hand = _hand_then(state, seat, payment_cards(payment))
    if piece == ROAD:
        return [hand, _road(state, seat, seat, to)]
    player_ = state.players[seat]
    have = {
        CITY: player_.cities,
        ARMY: sum(player_.armies),
        FORTRESS: player_.fortresses,
        GENERAL: sum(player_.armies[1::2]),
    }[piece]
    figures = {"piece": arguments.piece(PIECE_WORDS[piece]), "before": have, "after": have + 1}
    return [hand, Message("heroes-preview-pieces", figures)]


def _road(state: HeroesState, seat: int, one: int, other: int) -> Message:
    joined = state.copy()
    joined.roads |= road_bit(one, other)
    figures = {"before": fair_cards(state, seat), "after": fair_cards(joined, seat)}
    return Message("heroes-preview-road", figures)


def _approve(state: HeroesState, seat: int) -> Lines:
    request = top(state)
    assert isinstance(request, RoadRequest)
    return [_road(state, seat, request.builder, request.neighbour)]


# --- the fair ---------------------------------------------------------------------------------------------------------


def _offer(state: HeroesState, seat: int, give: int, want: int, to: int, shown: int) -> Lines:
    """aoh.fair-14, aoh.fair-19, aoh.fair-24: which wish on the own board is mutual, the oldest first; what is sealed or
    addressed elsewhere stays unknown.
    """
    fair = top(state)
    assert isinstance(fair, FairBidding)
    wish = Wish(seat, give, want, to, shown)
    fitting = next((other for other in fair.board(seat) if match(wish, other)), None)
    if fitting is None:
        return [Message("heroes-preview-offer-stands")]
    told: dict[str, Argument] = {
        "owner": player(fitting.owner),
        "get": arguments.a_card(WORDS[fitting.give]),
        "give": arguments.a_card(WORDS[give]),
    }
    return [Message("heroes-preview-offer-fits", told)]


def _change(
    state: HeroesState, seat: int, give: int, want: int, to: int, shown: int, new_want: int, new_to: int, new_shown: int
) -> Lines:
    return _offer(state, seat, give, new_want, new_to, new_shown)


# --- war --------------------------------------------------------------------------------------------------------------


def _attack(state: HeroesState, seat: int, target: int, purpose: int) -> Lines:
    """aoh.battle-12: with all able armies, those with a general first; without any, with all Heroes as armies."""
    own = state.players[seat]
    line = default_line(own) or (HERO_ARMY,) * own.hand[HERO]
    return _attacking(state, target, purpose, line, seat)


def _send(state: HeroesState, seat: int, unit: int) -> Lines:
    frame = top(state)
    if isinstance(frame, Answer):
        return _defending(state, seat, (*frame.line, unit))
    assert isinstance(frame, Muster)
    return _attacking(state, frame.target, frame.purpose, (*frame.line, unit), seat)


def _march(state: HeroesState, seat: int) -> Lines:
    frame = top(state)
    assert isinstance(frame, Muster)
    return _attacking(state, frame.target, frame.purpose, frame.line, seat)


def _defend(state: HeroesState, seat: int) -> Lines:
    return _defending(state, seat, default_line(state.players[seat]))


def _stand(state: HeroesState, seat: int) -> Lines:
    frame = top(state)
    assert isinstance(frame, Answer)
    return _defending(state, seat, frame.line)


def _attacking(state: HeroesState, target: int, purpose: int, line: tuple[int, ...], seat: int) -> Lines:
    """aoh.battle-14, aoh.est-12: against all able armies of the target, in any order, as if it played no card."""
    odds = _odds(state, target, Side(line, True), Side(default_line(state.players[target]), False))
    figures: dict[str, Argument] = {
        "target": player(target),
        "forces": arguments.line(line),
        "percent": _percent(odds.at_least(1)),
        "own": round(odds.attackers_lost, 1),
        "other": round(odds.defenders_lost, 1),
    }
    return [
        Message("heroes-preview-attack", figures),
        *_duels(odds),
        *_spoils(state, odds, seat, target, purpose, 0),
    ]


def _defending(state: HeroesState, seat: int, line: tuple[int, ...]) -> Lines:
    """aoh.est-12: against the forces that are known, in any order unless it is fixed (aoh.opt-07)."""
    battle = state.agenda[-2]
    assert isinstance(battle, Battle)
    odds = _odds(state, seat, Side(battle.attack, False), Side(line, True))
    figures: dict[str, Argument] = {
        "attacker": player(battle.attacker),
        "line": arguments.line(line),
        "percent": _percent(odds.victorious[0]),
        "own": round(odds.defenders_lost, 1),
        "other": round(odds.attackers_lost, 1),
    }
    spoils = _spoils(state, odds, battle.attacker, seat, battle.purpose, heroes_in(line))
    return [Message("heroes-preview-defence", figures), *_duels(odds), *spoils]


def _odds(state: HeroesState, target: int, attack: Side, defence: Side) -> Odds:
    if state.options.battle_order == "auto":
        attack, defence = Side(in_order(attack.line), True), Side(in_order(defence.line), True)
    return battle_odds(attack, defence, state.players[target].fortresses, state.options.battle_dice)


def _duels(odds: Odds) -> Lines:
    """The chances of each duel, those that follow each other alike in one line."""
    told: Lines = []
    first = 0
    for place, chances in enumerate(odds.duels):
        if place + 1 < len(odds.duels) and _percents(odds.duels[place + 1]) == _percents(chances):
            continue
        won, lost = _percents(chances)
        places: dict[str, Argument] = {"first": first + 1, "last": place + 1, "single": yes_no(first == place)}
        told.append(Message("heroes-preview-duel", {**places, "won": won, "lost": lost}))
        first = place + 1
    return told


_SPOILS = (
    "heroes-preview-spoils-conquest",
    "heroes-preview-spoils-plunder",
    "heroes-preview-spoils-destruction",
)


def _spoils(state: HeroesState, odds: Odds, attacker: int, target: int, purpose: int, heroes: int) -> Lines:
    """aoh.win-01 ff: the chances of what may be due; `heroes` of the target's cards are played and cannot be taken."""
    defender = state.players[target].copy()
    defender.hand[HERO] -= heroes
    due = [due_to(defender, purpose, victorious) for victorious in range(len(odds.victorious))]
    told: Lines = []
    for count in sorted(set(due) - {0}):
        chance = sum(each for each, reached in zip(odds.victorious, due, strict=True) if reached >= count)
        figures = {"attacker": player(attacker), "count": count, "percent": _percent(chance)}
        told.append(Message(_SPOILS[purpose], figures))
    return told


def _percent(chance: float) -> int:
    """A chance in whole percents; only what is certain or impossible is said to be so."""
    rounded = round(100 * chance)
    if 0 < chance < 1 - 1e-9:
        return min(max(rounded, IMPOSSIBLE + 1), CERTAIN - 1)
    return rounded


def _percents(chances: tuple[float, float]) -> tuple[int, int]:
    return _percent(chances[0]), _percent(chances[1])


_FIGURES: Mapping[str, Callable[..., Lines]] = {
    "tax": _tax,
    "tax_laying": _tax_laying,
    "build": _build,
    "lay": _lay,
    "discard": _one_card,
    "approve": _approve,
    "fortune": _laying_down(FORTUNE),
    "olympics": _laying_down(OLYMPICS),
    "offer": _offer,
    "change": _change,
    "take": _take,
    "attack": _attack,
    "send": _send,
    "march": _march,
    "defend": _defend,
    "stand": _stand,
}
