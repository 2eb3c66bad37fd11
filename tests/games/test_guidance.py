"""Help with decisions: rules of the ledger govern every kind, and introductions explain it where a game has them."""

from __future__ import annotations

import re

import pytest

from stammtisch.engine import ledger
from stammtisch.engine.registry import game, game_ids
from stammtisch.games.era.all_frames import FRAMES
from stammtisch.games.heroes.rules import FRAMES as HEROES_FRAMES
from stammtisch.words import Words


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_named_is_in_the_ledger(game_id: str) -> None:
    known = ledger.load(game(game_id).data_folder).rules
    for each in game(game_id).guidance():
        assert each.rules, each
        for beginning in each.rules:
            assert any(rule.startswith(beginning) for rule in known), beginning


@pytest.mark.parametrize("game_id", game_ids())
def test_every_stage_in_which_somebody_decides_has_rules(game_id: str) -> None:
    helped = {each.stage for each in game(game_id).guidance()}
    asking = {getattr(frame, "stage", "") for frame in game(game_id).frames.values() if getattr(frame, "kinds", ())}
    assert sorted(asking - helped) == []


def test_every_stage_in_which_somebody_of_age_of_heroes_decides_is_introduced() -> None:
    introduced = {each.stage for each in game("heroes").guidance() if each.introductions}
    asking = {frame.stage for frame in HEROES_FRAMES.values() if frame.kinds}
    assert asking <= introduced | {""}


def test_every_prompt_of_era_is_governed_and_introduced_once() -> None:
    helped = [prompt for each in game("era").guidance() for prompt in each.prompts]
    asked = {f"era-prompt-{kind.replace('_', '-')}" for kind, frame in FRAMES.items() if frame.kinds}
    assert set(helped) == asked | {"era-prompt-may-help"}
    assert len(helped) == len(set(helped))
    introduced = [message for each in game("era").guidance() for message in each.introductions]
    assert len(introduced) == len(set(introduced))
    assert all(each.introductions for each in game("era").guidance() if each.prompts)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_introduction_is_written_in_one_to_three_sentences(game_id: str, language: str) -> None:
    words = Words(language)
    for each in game(game_id).guidance():
        for message in each.introductions:
            text = words.text(message)
            assert 1 <= len(re.findall(r"[.?!](?= |$)", text)) <= 3, text
            assert len(text) <= 330, text
