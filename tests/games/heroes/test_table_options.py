"""Reading table options; the values come from the ledger (aoh.opt-01 to aoh.opt-15)."""

from __future__ import annotations

import pytest

from stammtisch.engine.game import OptionValue, SetupError
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.table_options import RULE_OPTIONS, SERVICES, TABLE_OPTIONS, Options, read_options


def test_fifteen_options_each_with_its_rule() -> None:
    assert [option.rule for option in RULE_OPTIONS] == [f"aoh.opt-{number:02d}" for number in range(1, 16)]
    assert all(option.default in option.values for option in TABLE_OPTIONS)


def test_the_services_of_the_table_are_no_rules() -> None:
    """Rulings, section 14; laying own special cards by itself is the client's affair."""
    assert {option.name: option.default for option in SERVICES} == {
        "shared_result": "off",
        "leavers": "bot",
        "max_rounds": 0,
        "cover": "on",
    }
    assert {option.rule for option in SERVICES} == {None}
    assert TABLE_OPTIONS == RULE_OPTIONS + SERVICES


def test_without_a_choice_all_are_at_the_default() -> None:
    assert {option.name: getattr(Options(), option.name) for option in TABLE_OPTIONS} == {
        option.name: option.default for option in TABLE_OPTIONS
    }
    assert read_options({}).chosen() == {}


@pytest.mark.parametrize(
    ("name", "value"), [(option.name, value) for option in TABLE_OPTIONS for value in option.values]
)
def test_every_value_is_read_as_it_is_and_as_text(name: str, value: OptionValue) -> None:
    assert getattr(read_options({name: value}), name) == value
    read = getattr(read_options({name: str(value)}), name)
    assert (read, type(read)) == (value, type(value))


def test_what_was_chosen_is_told_without_the_defaults() -> None:
    chosen = read_options({"hunger": "one", "battle_dice": "2", "loss": "war"}).chosen()
    assert chosen == {"hunger": "one", "battle_dice": 2}


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="no option 'weather'; there are: unused_specials, fair_start") as refused:
        GAME.new(3, {"weather": "fine"}, "seed")
    assert refused.value.code == "unknown_option"


@pytest.mark.parametrize("value", ["three", 2, "", True, None])
def test_an_unknown_value_is_named_with_those_that_are_right(value: OptionValue) -> None:
    with pytest.raises(SetupError, match=r"option 'conquest_from_round' cannot be '.*'; it can be: 1, 3") as refused:
        GAME.new(3, {"conquest_from_round": value}, "seed")
    assert refused.value.code == "unknown_value"
