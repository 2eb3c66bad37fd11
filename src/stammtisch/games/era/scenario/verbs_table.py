"""What a table settles before a game, and standing orders."""

from __future__ import annotations

from dataclasses import replace

from stammtisch.engine.game import SetupError
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.board_data import variant_ids
from stammtisch.games.era.rules.orders import ORDER_WORDS, ORDERS
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_diplomacy import at_a_pause
from stammtisch.games.era.setting import Setting
from stammtisch.games.era.table_options import read_options
from stammtisch.games.era.words import LENGTHS

_KINDS = {
    "always_expel": ("expel", "always"), "never_expel": ("expel", "never"), "never_support": ("support", "never"),
    "refuse_offers": ("offers", "never"), "never_accept": ("offers", "never"),
}  # fmt: skip


def mode(step: Step) -> None:
    """D-01: the length of the game and other options."""
    setting = step.state.setting
    chosen = {**setting.options.chosen(), **step.written.get("options", {}), "length": step.written["mode"]}
    if step.written["mode"] not in LENGTHS:
        step.refuse("unknown_value", "eot.0.1-01")
    try:
        options = read_options(chosen)
    except SetupError as error:
        raise NotUnderstood(str(error), "key 'options'") from error
    step.state.setting = Setting(setting.board, setting.tables, options)


def area(step: Step) -> None:
    """D-02: a printed variant for the number of players, for one more in a peaceful game, or the whole map."""
    count = len(step.state.players)
    fitting = [*variant_ids(max(2, count)), *variant_ids(max(2, count) + 1), "five"]
    if step.written["area"] not in fitting:
        step.refuse("bad_variant", "eot.0.3-01")
    setting = step.state.setting
    step.state.setting = Setting(setting.board, setting.tables, replace(setting.options, variant=step.written["area"]))


def colour(step: Step) -> None:
    """D-03: a colour that nobody has."""
    taken = step.position.notes.setdefault("colours", {})
    if step.written["colour"] in taken.values():
        step.refuse("colour_taken", "eot.0.2-01")
    step.position.notes["colours"] = {**taken, step.written["by"]: step.written["colour"]}


def order(step: Step) -> None:
    """A standing order, given at any time."""
    kind, value = step.written["kind"], step.written.get("value", "ask")
    if kind in _KINDS:
        kind, word = _KINDS[kind]
        value = word if value not in (False, "off") else "ask"
    if kind not in ORDERS or value not in ORDER_WORDS:
        raise NotUnderstood(f"there is no order '{kind}' with '{value}'; orders are {', '.join(ORDERS)}, each with "
                            f"{', '.join(ORDER_WORDS)}", "key 'kind'")  # fmt: skip
    at_a_pause(step)
    step.act(step.seat, act.STANDING_ORDER(ORDERS.index(kind), ORDER_WORDS.index(value)))
