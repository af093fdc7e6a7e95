"""Records of the player's files: what fits is kept, and nothing else gets in."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest

from macher.ui.settings.record import Unfit
from macher.ui.settings.settings import Preset, SeatChoice, Settings

SEAT = {"party": "spd", "name": "Nicole", "kind": "human"}


def test_what_is_written_is_read_again() -> None:
    preset = Preset("Friday", "2019", 4, [SeatChoice("cdu")], {"open_money": True})
    full = Settings(
        place=(3, -4), monitors=[(1920, 1080)], presets=[preset], seats=[SeatChoice.read(SEAT)], volume=0.25
    )
    assert Settings.read(json.loads(json.dumps(full.written()))) == full


def test_two_records_share_nothing() -> None:
    one, other = Settings(), Settings()
    one.keys["pass"] = ["x"]
    one.assists.clear()
    assert other.keys == {}
    assert other.assists == Settings().assists != []


def test_unknown_fields_are_left_out_and_missing_ones_usual() -> None:
    assert Settings.read({"no such": 1, "muted": True}) == Settings(muted=True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"scale": 0.5},
        {"scale": float("nan")},
        {"scale": "1"},
        {"scale": True},
        {"games_begun": -1},
        {"games_begun": 1.5},
        {"games_begun": True},
        {"muted": 1},
        {"muted": None},
        {"language": "x" * 41},
        {"language": 5},
        {"language": "\ud800"},
        {"theme": "pink"},
        {"theme": ["paper"]},
        {"layout": "narrow"},
        {"window": [1280]},
        {"window": [1280, 720, 1]},
        {"window": "12"},
        {"window": [1280, 10**9]},
        {"monitors": {"1": 2}},
        {"monitors": [[1, 1]] * 21},
        {"assists": "grid"},
        {"lengths": {"2019": 100}},
        {"lengths": []},
        {"options": {"open_money": "yes"}},
        {"options": {1: True}},
        {"keys": {"pass": "x"}},
        {"pins": {"Nicole": 1}},
        {"seats": [{"name": "Nicole"}]},
        {"seats": [SEAT] * 11},
        {"seats": [{**SEAT, "party": "afd"}]},
        {"seats": [None]},
        {"presets": [{"name": "", "edition": "2019", "elections": 4, "seats": []}]},
        {"presets": [{"name": "x", "edition": "2019", "elections": 4}]},
        [],
        None,
        "settings",
    ],
)
def test_whatever_does_not_fit_is_refused(wrong: object) -> None:
    with pytest.raises(Unfit):
        Settings.read(wrong)


def test_what_is_set_later_is_checked_too() -> None:
    settings = Settings()
    with pytest.raises(Unfit):
        settings.volume = 2.0
    assert settings.volume == Settings().volume
    settings.volume = 1
    assert settings.volume == 1.0


def test_every_field_has_a_check() -> None:
    for kind in (Settings, Preset, SeatChoice):
        assert all(callable(field.metadata["check"]) for field in fields(kind))
