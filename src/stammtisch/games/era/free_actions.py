"""Actions of free form: bids for support, counter-proposals, offers with extras, exchanges and promises (N-1 to N-8);
and what can be done at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from stammtisch.engine.game import Below
from stammtisch.engine.notation import seat_letter
from stammtisch.engine.options import Form, FormField, Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import offers, orders, purchase, support, transport
from stammtisch.games.era.rules.commitment import Commit, Reinforce
from stammtisch.games.era.rules.diplomacy import Answer, Further
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.support import SupportAnswer
from stammtisch.games.era.state import EraState, cubes_set

MOST_THALERS, MOST_TREATIES = 40, 10
"""So much can be given or asked in a form; more can be typed."""
LONGEST_PROMISE = 10
"""So many rounds ahead a promise in a form can be due; later ones can be typed."""
REMEMBERED = 1024
"""So many parts of forms of a kind are remembered: each seat is shown the same ones again after every action."""
_Seas = tuple[tuple[str, str], ...]
_PROMISED = {word: number for number, word in enumerate(offers.PROMISES)}


# --- forms ------------------------------------------------------------------------------------------------------------


def forms(state: EraState, seat: int) -> list[Form]:
    """The forms that `seat`, which may act now, can fill in."""
    frame = top(state)
    if isinstance(frame, Commit | Reinforce):
        return _support_forms(state, seat, frame)
    if isinstance(frame, SupportAnswer) and not frame.countered:
        most = state.players[frame.fighter].thalers
        word = "asking" if seat == frame.ally else "giving"
        price = _numbers("price", "thalers", 1, most, "era-thalers")
        return [Form("counter", Message("era-form-counter-bid"), (price,), f"counter {word} {{price}}")] if most else []
    if isinstance(frame, Answer) and not frame.countered and _agreements(state):
        fields = _extras(state, frame.other, frame.proposer, -frame.price(state))
        return [Form("counter", Message("era-form-counter"), fields, f"counter{_EXTRAS}")]
    if isinstance(frame, Further) and _agreements(state):
        return _further_forms(state, seat, frame)
    if isinstance(frame, Movement):
        return _crossing_forms(state, frame)
    return []


def _agreements(state: EraState) -> bool:
    return state.setting.options.agreements != "none"


_EXTRAS = "[ giving {give}][ asking {ask}]"


@lru_cache(maxsize=REMEMBERED)
def _numbers(name: str, noun: str, least: int, most: int, message: str) -> FormField:
    """A number with its noun: `3 thalers`."""
    values = []
    for number in range(least, most + 1):
        singular = {"thalers": "thaler", "vassals": "vassal", "treaties": "treaty"}[noun]
        values.append((f"{number} {singular if number == 1 else noun}", Message(message, {"n": number})))
    return FormField(name, Message(f"era-formfield-{name}"), tuple(values))


def _means(name: str, state: EraState, seat: int, price: int = 0) -> FormField:
    """What `seat` can part with, who pays a `price` as well, or gets one that is below 0."""
    player = state.players[seat]
    return _up_to(name, seat, player.thalers, player.treaties, price)


@lru_cache(maxsize=REMEMBERED)
def _up_to(name: str, seat: int, thalers: int, treaties: int, price: int) -> FormField:
    """R-186: what changes hands must be there when the price has been paid."""
    most_thalers, most_treaties = min(thalers - price, MOST_THALERS), min(treaties, MOST_TREATIES)
    values = (
        _numbers(name, "thalers", 1, most_thalers, "era-thalers").values
        + _numbers(name, "treaties", 1, most_treaties, "era-treaties").values
    )
    pays = "none" if price == 0 else "pays" if price > 0 else "gets"
    means = {"thalers": thalers, "treaties": treaties, "price": abs(price), "pays": pays}
    limit = (
        Message("era-limit-own", means)
        if name == "give"
        else Message("era-limit-others", {"who": {"seat": seat}, **means})
    )
    return FormField(name, Message(f"era-formfield-{name}"), values, optional=True, limit=limit)


def _extras(state: EraState, giver: int, asked: int, price: int) -> tuple[FormField, ...]:
    """What can be given and asked on top, when the giver pays a price to the other (below 0: gets one from him):
    Thalers or treaties; both at once can be typed.
    """
    fields = (_means("give", state, giver, price), _means("ask", state, asked, -price))
    return tuple(field for field in fields if field.values)


def _seat_field(name: str, seats: list[int]) -> FormField:
    values = tuple((seat_letter(seat), Message("era-seat", {"who": {"seat": seat}})) for seat in seats)
    return FormField(name, Message(f"era-formfield-{name}"), values)


def _support_forms(state: EraState, seat: int, frame: Commit | Reinforce) -> list[Form]:
    """N-3: the fighting player asks any ally, an ally offers."""
    most = min(state.players[frame.seat].thalers, 255)
    price = _numbers("price", "thalers", 0, most, "era-thalers")
    possible = support.possible_allies(state, frame.seat, frame.asked)
    if seat == frame.seat:
        made = []
        for ally in possible:
            count = _numbers("count", "vassals", 1, min(state.players[ally].army, 63), "era-vassals")
            label = Message("era-form-ask-support", {"ally": {"seat": ally}})
            pattern = f"ask {seat_letter(ally)} for {{count}} for {{price}}"
            made.append(Form(f"ask_support_{seat_letter(ally)}", label, (count, price), pattern))
        return made
    if seat not in possible:
        return []
    count = _numbers("count", "vassals", 1, min(state.players[seat].army, 63), "era-vassals")
    label = Message("era-form-offer-support", {"fighter": {"seat": frame.seat}})
    pattern = f"offer {seat_letter(frame.seat)} {{count}} for {{price}}"
    return [Form("offer_support", label, (count, price), pattern)]


def _further_forms(state: EraState, seat: int, frame: Further) -> list[Form]:
    """N-1, N-2: a purchase or an alliance with something given and asked on top."""
    made: list[Form] = []
    for action in frame.legal_actions(state, seat):
        kind = act.kind_of(action)
        if kind == act.ALLY.number:
            partner = act.ALLY.arguments(action)[0]
            label, pattern = Message("era-form-ally", {"other": {"seat": partner}}), f"ally with {seat_letter(partner)}"
            fields = _extras(state, seat, partner, 0)
        elif kind == act.BUY.number:
            seller, province = act.BUY.arguments(action)[:2]
            place = state.board.provinces[province]
            label = Message("era-form-buy", {"other": {"seat": seller}, "province": place.name})
            pattern = f"buy {place.id} from {seat_letter(seller)}"
            fields = _extras(state, seat, seller, purchase.price(state, seller, province))
        else:
            continue
        usable = tuple(field for field in fields if field.values)
        if usable:
            tail = "".join(f"[ {'giving' if field.name == 'give' else 'asking'} {{{field.name}}}]" for field in usable)
            made.append(Form(f"{pattern.replace(' ', '_')}", label, usable, pattern + tail))
    return made


def _crossing_forms(state: EraState, frame: Movement) -> list[Form]:
    """D-38: for each vassal the crossings by other fleets than those of the shortest chain, which is listed."""
    ways: dict[tuple[int, int], list[tuple[str, Message]]] = {}
    provinces = state.board.provinces
    for action in transport.detours(state, frame.units):
        start, over, end, points = act.TRANSPORT_OVER.arguments(action)
        label = Message("era-way", {"sea": provinces[over].name, "to": provinces[end].name})
        ways.setdefault((start, points), []).append((f"{provinces[over].id} to {provinces[end].id}", label))
    made: list[Form] = []
    for (start, points), values in ways.items():
        place = provinces[start]
        label = Message("era-form-carry", {"from": place.name, "points": points})
        pattern = f"carry {place.id} over {{way}} with {points} {'point' if points == 1 else 'points'}"
        field = FormField("way", Message("era-formfield-way"), tuple(values))
        made.append(Form(f"carry_{place.id}_{points}", label, (field,), pattern))
    return made


# --- at any time ------------------------------------------------------------------------------------------------------


def anytime_actions(state: EraState, seat: int) -> list[int]:
    """N-5, N-8: answers to offers, offers taken back, the end of an alliance; and standing orders."""
    possible = orders.actions()
    for offer in state.offers:
        if offer[3] == seat:
            possible += [act.ANSWER_OFFER(offer[0], 1), act.ANSWER_OFFER(offer[0], 0)]
        elif offer[2] == seat:
            possible.append(act.WITHDRAW_OFFER(offer[0]))
    possible += [act.END_ALLIANCE(other) for other in range(len(state.players)) if other != seat]
    return [action for action in possible if offers.refusal(state, seat, action) is None]


def anytime_forms(state: EraState, seat: int) -> list[Form]:
    """N-5, N-6: an exchange with each other player, and promises."""
    made: list[Form] = []
    for other in range(len(state.players)):
        if other == seat or offers.refusal(state, seat, act.PROMISE(other, 0, 0, 0, state.round)) is not None:
            continue
        made += _promise_forms(state.round, len(state.players), seat, other, _seas_of(state, seat, other))
        made += _exchange_forms(state, seat, other)
    return made


def _exchange_forms(state: EraState, seat: int, other: int) -> list[Form]:
    """One form gives for something, one gives, one asks: an exchange of nothing is none."""
    made: list[Form] = []
    give, ask = _means("give", state, seat), _means("ask", state, other)
    parts: dict[str, tuple[FormField, ...]] = {"exchange": (give, ask), "gift": (give,), "request": (ask,)}
    for name, fields in parts.items():
        if not all(field.values for field in fields):
            continue
        probe = act.EXCHANGE(other, *_probe(name, state, seat, other))
        if offers.refusal(state, seat, probe) is not None:
            continue
        made.append(_exchange_form(name, other, fields))
    return made


def _exchange_form(name: str, other: int, fields: tuple[FormField, ...]) -> Form:
    letter, tails = seat_letter(other), {"give": "giving {give}", "ask": "asking {ask}"}
    needed = tuple(replace(field, optional=False) for field in fields)
    pattern = " ".join([f"exchange with {letter}", *(tails[field.name] for field in fields)])
    label = Message(f"era-form-{name}", {"other": {"seat": other}})
    return Form(f"{name}_{letter}", label, needed, pattern)


def _probe(name: str, state: EraState, seat: int, other: int) -> tuple[int, int, int, int]:
    """The least of an exchange of this sort, to see whether any is possible."""
    mine, his = state.players[seat], state.players[other]
    give = (0, 0) if name == "request" else ((1, 0) if mine.thalers else (0, 1))
    ask = (0, 0) if name == "gift" else ((1, 0) if his.thalers else (0, 1))
    return (*give, *ask)


@lru_cache(maxsize=REMEMBERED)
def _promise_forms(
    now: int, players: int, seat: int, other: int, seas: tuple[tuple[str, str], ...]
) -> tuple[Form, ...]:
    """N-6, N-7: what can be promised until a round. `seas`: the ids and names of those in which one of the two has
    fleets. All forms ask for `what`, and what is chosen there says which of them is meant.
    """
    rounds = tuple(
        (str(number), Message("era-until-round", {"n": number}))
        for number in range(max(1, now), now + LONGEST_PROMISE + 1)
    )
    due = FormField("due", Message("era-formfield-due"), rounds)
    third = [each for each in range(players) if each not in (seat, other)]
    amounts = tuple((str(number), Message("era-thalers", {"n": number})) for number in range(1, MOST_THALERS + 1))
    parts: tuple[tuple[str, tuple[str, ...], FormField | None], ...] = (
        ("promise", ("no_attack", "support", "other"), None),
        ("promise-attack", ("attack",), _seat_field("whom", third)),
        ("promise-sea", offers.SEA_PROMISES, _sea_field(seas)),
        ("promise-pay", ("pay",), FormField("amount", Message("era-formfield-amount"), amounts)),
    )
    return tuple(
        _promise_form(name, other, kinds, about, due) for name, kinds, about in parts if about is None or about.values
    )


def _promise_form(name: str, other: int, kinds: tuple[str, ...], about: FormField | None, due: FormField) -> Form:
    letter = seat_letter(other)
    words = tuple((kind, Message(f"era-promise-{kind}")) for kind in kinds)
    what = FormField("what", Message("era-formfield-what"), words)
    subject, fields = ("", (what, due)) if about is None else (f" {{{about.name}}}", (what, about, due))
    pattern = f"promise {letter} {{what}}{subject} until round {{due}}"
    label = Message(f"era-form-{name}", {"other": {"seat": other}})
    return Form(f"{name.replace('-', '_')}_{letter}", label, fields, pattern)


def _sea_field(seas: _Seas) -> FormField:
    values = tuple((sea, Message("era-sea", {"sea": name})) for sea, name in seas)
    return FormField("sea", Message("era-formfield-sea"), values)


def _seas_of(state: EraState, seat: int, other: int) -> _Seas:
    """The ids and names of the seas in which one of the two has fleets."""
    held = (cubes_set(state.cubes[seat]) | cubes_set(state.cubes[other])) & state.board.sea
    places = (state.board.provinces[number] for number in provinces_in(held))
    return tuple((place.id, place.name) for place in places)


# --- random ones ------------------------------------------------------------------------------------------------------


def sample(state: EraState, seat: int, below: Below) -> int | None:
    """A random legal action of free form for `seat`, or None if none came up."""
    if not state.agenda:
        return None
    if seat in top(state).may_act(state):
        frame = top(state)
        sampler = _SAMPLERS.get(frame.kind)
        if sampler is not None:
            action = sampler(state, seat, below)
            if action is not None and frame.refusal(state, seat, action) is None:
                return action
    return _sample_anytime(state, seat, below)


def _some(below: Below, most: int) -> int:
    """Mostly nothing, sometimes up to `most`."""
    return below(most + 1) if most > 0 and below(2) else 0


def _some_extras(state: EraState, seat: int, other: int, below: Below) -> tuple[int, int, int, int]:
    mine, his = state.players[seat], state.players[other]
    return (
        _some(below, min(mine.thalers, 9)),
        _some(below, min(mine.treaties, 2)),
        _some(below, min(his.thalers, 9)),
        _some(below, min(his.treaties, 2)),
    )


def _sample_support(state: EraState, seat: int, below: Below) -> int | None:
    frame = top(state)
    assert isinstance(frame, Commit | Reinforce)
    allies = support.possible_allies(state, frame.seat, frame.asked)
    price = _some(below, min(state.players[frame.seat].thalers, 9))
    if seat == frame.seat:
        ally = allies[below(len(allies))] if allies else None
        return None if ally is None else act.ASK_SUPPORT(ally, 1 + below(min(state.players[ally].army, 63)), price)
    if seat not in allies:
        return None
    return act.OFFER_SUPPORT(frame.seat, 1 + below(min(state.players[seat].army, 63)), price)


def _sample_counter_bid(state: EraState, seat: int, below: Below) -> int | None:
    frame = top(state)
    assert isinstance(frame, SupportAnswer)
    price = below(min(state.players[frame.fighter].thalers, 255) + 1)
    return act.COUNTER(0, 0, price, 0) if seat == frame.ally else act.COUNTER(price, 0, 0, 0)


def _sample_counter(state: EraState, seat: int, below: Below) -> int | None:
    frame = top(state)
    assert isinstance(frame, Answer)
    return act.COUNTER(*_some_extras(state, frame.other, frame.proposer, below))


def _sample_further(state: EraState, seat: int, below: Below) -> int | None:
    possible = [
        action
        for action in top(state).legal_actions(state, seat)
        if act.kind_of(action) in (act.BUY.number, act.ALLY.number)
    ]
    if not possible:
        return None
    action = possible[below(len(possible))]
    if act.kind_of(action) == act.BUY.number:
        seller, province = act.BUY.arguments(action)[:2]
        return act.BUY(seller, province, *_some_extras(state, seat, seller, below))
    partner = act.ALLY.arguments(action)[0]
    return act.ALLY(partner, *_some_extras(state, seat, partner, below))


def _sample_crossing(state: EraState, seat: int, below: Below) -> int | None:
    """Seldom, for there are many; a crossing by other fleets than the shortest."""
    frame = top(state)
    assert isinstance(frame, Movement)
    if below(4):
        return None
    possible = transport.detours(state, frame.units)
    return possible[below(len(possible))] if possible else None


_SAMPLERS: dict[str, Callable[[EraState, int, Below], int | None]] = {
    Commit.kind: _sample_support,
    Reinforce.kind: _sample_support,
    SupportAnswer.kind: _sample_counter_bid,
    Answer.kind: _sample_counter,
    Further.kind: _sample_further,
    Movement.kind: _sample_crossing,
}


def _sample_anytime(state: EraState, seat: int, below: Below) -> int | None:
    """Now and then an exchange or a promise."""
    if below(4):
        return None
    other = below(len(state.players))
    if other == seat:
        return None
    if below(2):
        action = act.EXCHANGE(other, *_some_extras(state, seat, other, below))
    else:
        kind = below(len(offers.PROMISES))
        subject = 0
        if kind == _PROMISED["attack"]:
            subject = below(len(state.players))
        elif kind in (_PROMISED["leave_sea"], _PROMISED["share_sea"]):
            subject = below(state.board.size)
        amount = below(10) if kind in (_PROMISED["pay"], _PROMISED["support"]) else 0
        action = act.PROMISE(other, kind, subject, amount, state.round + below(4))
    return action if offers.refusal(state, seat, action) is None else None
