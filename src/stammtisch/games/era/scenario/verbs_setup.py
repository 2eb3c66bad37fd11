"""The verbs of the set-up."""

from __future__ import annotations

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era import setup
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_improvement import take_units
from stammtisch.games.era.words import NO_TRIBE, TRIBES


def place_influence(step: Step) -> None:
    """0.2: the influence markers are placed."""
    setup.place_influence(step.state)


def deal(step: Step) -> None:
    """0.2 and 0.6: what everybody starts with; tribes that the case gives settle their home provinces."""
    _laid_out(step)
    for seat, tribe in enumerate(step.case.tribes):
        if tribe != NO_TRIBE and step.state.players[seat].tribe == NO_TRIBE:
            setup.take_tribe(step.state, seat, tribe, step.umpire)
    drafts = step.find(setup.Drafts)
    drafts.place = len(step.state.order)
    drafts.proceed(step.state, step.umpire)


def _laid_out(step: Step) -> None:
    """The table after 0.2, before the draft."""
    if step.find(setup.Drafts) is not None:
        return
    step.stage("set_up", 0)
    kept = [(player.tribe, player.card, player.rejected) for player in step.state.players]
    step.put(setup.Deal())
    step.umpire.shuffles = [list(step.state.order)]
    top(step.state).proceed(step.state, step.umpire)
    for player, (tribe, card, rejected) in zip(step.state.players, kept, strict=True):
        player.tribe, player.card, player.rejected = tribe, card, rejected


def _draft(step: Step) -> None:
    _laid_out(step)
    step.advance()


def keep_card(step: Step) -> None:
    """0.5: keep one of two cards; which, if the case does not say, does not matter."""
    _draft(step)
    seat, card = step.seat, step.written.get("card", step.written.get("kept"))
    if not isinstance(step.frame(), setup.KeepCard):
        step.pass_to(seat, [act.KEEP_CARD])
    frame = step.find(setup.KeepCard)
    if frame is None or frame.seat != seat:
        step.misplaced(seat, act.KEEP_CARD(0))
    drawn = step.written.get("drawn")
    if isinstance(drawn, list):
        frame = _let_draw(step, frame, [names.card(word) for word in drawn])
    elif names.is_card(card) and names.card(card) not in frame.cards:
        frame = _let_draw(step, frame, [names.card(card), frame.cards[1]])
    step.act(seat, act.KEEP_CARD(names.card(card) if names.is_card(card) else frame.cards[0]))


def _let_draw(step: Step, frame: setup.KeepCard, wanted: list[int]) -> setup.KeepCard:
    """The two cards that the case says were drawn change places with those that were."""
    if len(set(wanted)) != len(frame.cards):
        raise NotUnderstood("two cards are drawn", "key 'drawn'")
    pile = list(step.state.pile)
    for card in wanted:
        if card not in frame.cards and card not in pile:
            raise NotUnderstood(f"the card {names.card_name(card)} is not in the pile", "key 'drawn'")
    given_back = [card for card in frame.cards if card not in wanted]
    for card in wanted:
        if card in pile:
            pile[pile.index(card)] = given_back.pop()
    step.state.pile = pile
    step.state.agenda.remove(frame)
    drawn = setup.KeepCard(frame.seat, tuple(wanted))
    step.state.push(drawn)
    return drawn


def tribe(step: Step) -> None:
    """0.5: pick a tribe; without one named, the first that is offered."""
    seat = step.seat
    wanted = step.written.get("tribe")
    if step.case.given.get("taken") or step.find(setup.Drafts) is None:
        if step.find(setup.PickTribe) is None:
            step.put(setup.PickTribe(seat))
    else:
        _draft(step)
    step.pass_to(seat, [act.TRIBE])
    step.note("legal", [TRIBES[each].title() for each in setup.free_tribes(step.state)])
    number = setup.free_tribes(step.state)[0] if wanted is None else names.tribe(wanted)
    step.act(seat, act.TRIBE(number))


def open_cards(step: Step) -> None:
    """0.5: the pile is shuffled again and two cards are opened; drafts left are passed."""
    _laid_out(step)
    step.advance()
    reached = step.pass_until(lambda state: not any(isinstance(frame, setup.Drafts) for frame in state.agenda))
    if not reached:
        setup.open_cards(step.state, step.umpire)


def improvement(step: Step) -> None:
    """0.7: the free improvement."""
    seat, area = step.seat, step.written.get("area")
    if not step.pass_to(seat, [act.IMPROVE]):
        step.state.push(setup.FreeImprovement(seat))
    if area in (None, "none"):
        step.act(seat, act.STOP())
    else:
        step.act(seat, act.IMPROVE(names.area(area)))


def free_units(step: Step) -> None:
    """0.7: the free units of the improvement just chosen."""
    take_units(step)


def hamlets(step: Step) -> None:
    """0.8: hamlets are laid on the map."""
    step.put(setup.Hamlets())
    step.state.agenda[-1].proceed(step.state, step.umpire)
    told = step.umpire.events[-1].facts
    if any(key not in ("provinces",) for key in told):
        raise NotUnderstood("the hamlets were not laid unseen")
    step.note("face", "down")
