"""An amount of money and the one that it becomes: both carry their unit, in every layout and language."""

from __future__ import annotations

import pytest
from builders import a_game
from tabletop import SIZES, BareController, show

LANGUAGES = ("en", "de", "pl", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", list(SIZES))
def test_money_before_and_after_a_draft_is_written_with_its_unit(layout: str, lang: str) -> None:
    table = a_game(4).start(0).money(25_000, 9000, 9000, 9000).in_phase("rallies").table
    pilot = show(BareController(table, 0), layout, lang)
    pilot.click("spot.plus.0")
    if layout == "focus":  # the own things lie behind a button
        pilot.click("side.mine")
    place, money = pilot.get("supply.money"), pilot.app.texts.money
    said = [run.text for run in pilot.runs() if place.window_rect.contains(run.box.cx, run.box.cy)]
    thousands = {"wide": ["25", "→24"], "small": ["24"]}  # behind coins; without room only what is left
    written = thousands.get(layout, [money(25_000), money(24_000)])
    assert [text for text in said if any(sign.isdecimal() for sign in text)] == written
    assert f"{money(25_000)} → {money(24_000)}" in place.name
