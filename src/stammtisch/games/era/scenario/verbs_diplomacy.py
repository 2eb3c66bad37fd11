"""The verbs of Diplomacy and of free offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.engine.options import IllegalAction, Refusal
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import diplomacy, offers, turn
from stammtisch.games.era.rules.frame import misplaced
from stammtisch.games.era.rules.purchase import BuyCity
from stammtisch.games.era.rules.support import SupportAnswer
from stammtisch.games.era.scenario.battle_plan import later_round
from stammtisch.games.era.scenario.battle_stage import running, stage_battle, stage_commit, stage_round
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_turn import open_turns

_ANSWERS = {"accept": act.ACCEPT(), "refuse": act.REFUSE()}
_EXTRAS = ("thalers", "treaties", "ask_thalers", "ask_treaties")


def main(step: Step) -> None:
    """D-70: the main action of a leader."""
    seat, word = step.seat, step.written["action"]
    if word not in act.MAIN_ACTIONS:
        raise NotUnderstood(f"'{word}' is no main action; there are {', '.join(act.MAIN_ACTIONS)}", "key 'action'")
    step.reach(seat, [act.MAIN_ACTION], _open, "diplomacy")
    frame = step.frame()
    if isinstance(frame, diplomacy.Diplomacy):
        legal = diplomacy.main_actions(step.state, seat, frame.done)
        step.note("main_actions_offered", [act.MAIN_ACTIONS[action] for action in legal])
    step.act(seat, act.MAIN_ACTION(act.MAIN_ACTIONS.index(word)))


def _open(step: Step, seat: int) -> None:
    step.put(diplomacy.Diplomacy(seat, 1))


def further(step: Step) -> None:
    """D-71: an offer for a province or an alliance, or nothing."""
    seat, word = step.seat, step.written["action"]
    step.reach(seat, [act.BUY], _open_further, "further")
    extras = read_extras(step, step.written.get("extras"), seat)
    if word == "none":
        if step.asks(seat, [act.NO_FURTHER]):
            step.act(seat, act.NO_FURTHER())
    elif word == "ally":
        step.act(seat, act.ALLY(step.case.seat(step.written["player"]), *extras))
    elif word == "buy":
        province = step.province(step.written["province"])
        seller = _owner(step, province) if "player" not in step.written else step.case.seat(step.written["player"])
        step.act(seat, act.BUY(seller, province, *extras))
    else:
        raise NotUnderstood(f"'{word}' is no further action; there are buy, ally, none", "key 'action'")


def _open_further(step: Step, seat: int) -> None:
    step.put(diplomacy.Further(seat, diplomacy.OFFERS_A_LEADER))


def _owner(step: Step, province: int) -> int:
    state = step.state
    owner = next((seat for seat in range(len(state.players)) if state.control[seat] >> province & 1), None)
    return 7 if owner is None else owner


def read_extras(step: Step, told: Any, seat: int) -> tuple[int, int, int, int]:
    """Extras seen from `seat`: what he gives and what he asks, as `{"from_A": {"thalers": 2}}`, `{"give": .., "ask":
    ..}`.
    """
    found = dict.fromkeys(_EXTRAS, 0)
    for key, things in (told or {}).items():
        if not isinstance(things, Mapping):
            raise NotUnderstood('extras are written {"from_A": {"thalers": 2}}', "key 'extras'")
        giver = key.removeprefix("from_")
        mine = key in ("give", "offer") or giver == step.case.name(seat)
        if not mine and key not in ("ask", "take") and giver not in step.case.names:
            raise NotUnderstood(f"'{key}' says not who gives", "key 'extras'")
        for thing, count in things.items():
            if thing not in ("thalers", "treaties"):
                raise IllegalAction(_not_free())
            found[thing if mine else f"ask_{thing}"] += count
    return found["thalers"], found["treaties"], found["ask_thalers"], found["ask_treaties"]


def _not_free() -> Refusal:
    return Refusal("only_thalers_treaties", "eot.1.3.D-35")


def answer(step: Step) -> None:
    """D-72: the addressed player answers an offer."""
    _answer(step, step.seat, step.written["answer"])


def counter_answer(step: Step) -> None:
    """D-76: the proposer answers a counter-proposal."""
    _answer(step, step.seat, step.written["answer"])


def _answer(step: Step, seat: int, word: str) -> None:
    step.pass_to(seat, [act.ACCEPT], own_only=True)
    if word == "counter":
        step.act(seat, act.COUNTER(*read_extras(step, step.written.get("extras"), seat)))
    elif word in _ANSWERS:
        step.act(seat, _ANSWERS[word])
    else:
        raise NotUnderstood(f"'{word}' is no answer; there are accept, refuse, counter", "key 'answer'")


def enforce(step: Step) -> None:
    """D-73: three treaties enforce what was refused."""
    step.act(step.seat, act.ENFORCE())


def drop(step: Step) -> None:
    """D-73: the refused offer is dropped; nobody asks who could not enforce it."""
    if step.asks(step.seat, [act.DROP]):
        step.act(step.seat, act.DROP())


def buy_city(step: Step) -> None:
    """D-74: a city on the bought province, or a vassal."""
    seat, city = step.seat, bool(step.written.get("city"))
    if isinstance(step.frame(), BuyCity) or city:
        step.act(seat, act.OCCUPY(int(city)))


# --- free offers ------------------------------------------------------------------------------------------------------


def at_a_pause(step: Step) -> None:
    """Offers are made while the game goes on: at somebody's turn."""
    if not step.state.agenda:
        active = step.case.active()
        open_turns(step, step.seat if active is None else active)
        if not step.state.agenda:
            step.put(turn.Turn(step.seat))


def exchange(step: Step) -> None:
    """N-5: Thalers and treaties each way, at once."""
    seat, to = step.seat, step.case.seat(step.written["to"])
    at_a_pause(step)
    terms = read_extras(step, {"give": step.written.get("give", {}), "ask": step.written.get("take", {})}, seat)
    step.act(seat, act.EXCHANGE(to, *terms))


def end_alliance(step: Step) -> None:
    """N-8: the end of an alliance by consent."""
    at_a_pause(step)
    step.act(step.seat, act.END_ALLIANCE(step.case.seat(step.written["to"])))


def promise(step: Step) -> None:
    """N-6: a promise is noted."""
    at_a_pause(step)
    kind = step.written.get("kind", "other")
    if kind not in offers.PROMISES:
        raise NotUnderstood(f"'{kind}' is no promise; there are {', '.join(offers.PROMISES)}", "key 'kind'")
    subject = step.written.get("subject")
    about = step.case.seat(subject) if subject in step.case.names else step.province(subject) if subject else 0
    due = step.written.get("due", step.state.round)
    due = step.state.round if due == "now" else int(due)
    amount = int(step.written.get("amount", step.written.get("thalers", 0)))
    step.act(
        step.seat, act.PROMISE(step.case.seat(step.written["to"]), offers.PROMISES.index(kind), about, amount, due)
    )


def support(step: Step) -> None:
    """N-3: an ally offers vassals, or the fighting player asks for them, at a price in all."""
    seat, to = step.seat, step.case.seat(step.written["to"])
    count, price = step.written.get("vassals", 1), step.written.get("thalers", 0)
    battle = running(step)
    if battle is None:
        plan = step.case.battle
        if plan is not None and later_round(plan):
            stage_round(step, seat)
        elif plan is not None:
            stage_battle(step)
            step.advance()
        battle = running(step)
    asking = (
        battle is not None
        and seat in (battle.attacker, battle.defender)
        and (to not in (battle.attacker, battle.defender))
    )
    fighter = seat if asking else to
    if not _window_of(step, fighter) and battle is not None:
        stage_commit(step, fighter)
    if asking:
        step.act(seat, act.ASK_SUPPORT(to, min(63, count), price))
    else:
        step.act(seat, act.OFFER_SUPPORT(to, min(63, count), price))


def _window_of(step: Step, fighter: int) -> bool:
    """Come to a window in which the fighting player can be helped."""

    def reached(state: Any) -> bool:
        frame = state.agenda[-1]
        return act.OFFER_SUPPORT.number in frame.kinds and frame.seat == fighter and bool(frame.deciders(state))

    return step.pass_until(reached)


def accept(step: Step) -> None:
    """An open offer to the seat is accepted: support, an offer of Diplomacy, a free one."""
    _reply(step, True)


def refuse(step: Step) -> None:
    """An open offer to the seat is refused."""
    _reply(step, False)


def counter(step: Step) -> None:
    """An open offer to the seat is countered."""
    seat = step.seat
    if isinstance(step.frame(), SupportAnswer):
        price = int(step.written.get("thalers", 0))
        frame: Any = step.frame()
        mine = (0, 0, price, 0) if seat == frame.ally else (price, 0, 0, 0)
        step.act(seat, act.COUNTER(*mine))
        return
    step.act(seat, act.COUNTER(*read_extras(step, step.written.get("extras"), seat)))


def withdraw(step: Step) -> None:
    """The last open offer of the seat is withdrawn."""
    mine = [offer for offer in step.state.offers if offer[2] == step.seat]
    step.act(step.seat, act.WITHDRAW_OFFER(mine[-1][0] if mine else 255))


def _reply(step: Step, yes: bool) -> None:
    seat = step.seat
    if step.asks(seat, [act.ACCEPT]):
        step.act(seat, act.ACCEPT() if yes else act.REFUSE())
        return
    mine = [offer for offer in step.state.offers if offer[3] == seat]
    if not mine and step.frame() is not None:
        raise IllegalAction(misplaced(step.state, seat, act.ACCEPT()))
    step.act(seat, act.ANSWER_OFFER(mine[-1][0] if mine else 255, int(yes)))


def break_promise(step: Step) -> None:
    """A promise comes due unkept: what the rules make of it is noted, nothing else happens."""
    state = step.state
    mine = [promise for promise in state.promises if promise[1] == step.seat]
    if not mine:
        raise NotUnderstood("the seat has promised nothing")
    offers.break_due(state, step.seat, step.umpire)
