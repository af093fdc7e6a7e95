"""What cannot be paid says how much is missing, in every edition and language; the buttons stay."""

from __future__ import annotations

import pytest
from builders import a_game
from tabletop import BareController, show

from macher.i18n import Texts, available_languages, refusals
from macher.rules.commands import BidForPoll, BidForStart, Pass
from macher.rules.table import Table
from macher.ui.prompts.shared.party_columns import PartyColumn

SEAT = 1
LANGUAGES = [language.code for language in available_languages()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_price_names_the_missing_amount(lang):
    texts = Texts.load(lang)
    said = refusals.refusal(texts, "not-enough-money", {"cost": 8000, "money": 5500})
    assert texts.money(2500) in said
    assert texts.money(8000) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_auction_beyond_reach_names_the_missing_amount(lang):
    texts = Texts.load(lang)
    said = texts("prompt-poll-hint-none", money=texts.money(8000), missing=texts.money(2500))
    assert texts.money(2500) in said
    assert not texts.faults


def _auction() -> Table:
    game = a_game(4).start(SEAT).money(20_000, 2000, 9_000, 30_000).votes(0, 6, 3, 12, 0)
    return game.polls(3, 1, 5).in_phase("polls").do(BidForPoll(3, 5000), Pass(0)).table


def _tie() -> Table:
    game = a_game(4).money(20_000, 5000, 9_000, 30_000).in_phase("start_player")
    return game.do(*[BidForStart(seat, 5000 if seat < 2 else 0) for seat in range(4)], Pass(0)).table


@pytest.mark.parametrize("layout", ["wide", "small", "focus"])
@pytest.mark.parametrize(
    ("table", "missing"),
    [
        (lambda: a_game(4).start(SEAT).money(9000, 3000, 9000, 9000).in_phase("media").table, 2000),
        (_auction, 4000),
        (_tie, 1000),
    ],
    ids=["media", "auction", "tie"],
)
def test_the_prompt_shows_what_is_missing_and_keeps_both_buttons(table, missing, layout):
    pilot = show(BareController(table(), SEAT), layout)
    assert sum(pilot.app.texts.money(missing) in run.text for run in pilot.runs()) == 1
    assert pilot.get("act.confirm").reason
    assert not pilot.get("act.pass").reason
    assert [str(problem) for problem in pilot.problems(contrast_too=False)] == []


def test_whoever_is_on_and_cannot_bid_is_not_said_to_wait():
    pilot = show(BareController(_auction(), SEAT))
    columns = [node for node in pilot.app.stage.active.walk() if isinstance(node, PartyColumn)]
    (mine,) = [column for column in columns if column.mine]
    assert pilot.app.texts("prompt-waits") not in mine.name
