"""Reasons: the strongest term that everybody may know, and none where there is none."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macher.ai import reasons
from macher.ai.reasons import TOLD, reason
from macher.ai.value import Choice
from macher.rules.commands import BuyMedia, Pass
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.start_player import StartBidOptions

BOUGHT = BuyMedia(0, 1)


def told(
    terms: dict[str, float],
    monkeypatch: pytest.MonkeyPatch,
    kind: str = "normal",
    command: Any = BOUGHT,
    options: type = MediaOptions,
    national: object = None,
) -> str:
    monkeypatch.setattr(reasons, "value", lambda *rest: [Choice(Pass(0), {}), Choice(command, terms)])
    decision: Any = SimpleNamespace(options=object.__new__(options))
    view: Any = SimpleNamespace(national=national)
    return reason(kind, view, decision, None, command)


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"presence": 2.0, "influence": 1.0}, "presence"),
        ({"presence": 1.0, "influence": 2.0}, "influence"),
        ({"presence": 1.0, "votes": 9.0}, "presence"),
        ({"votes": 9.0}, ""),
        ({"presence": 0.0}, ""),
        ({"presence": -1.0, "influence": -2.0}, ""),
        ({"presence": -1.0, "rivals": 0.1}, "rivals"),
        ({"presence": 1.0, "rivals": 1.0}, "rivals"),
        ({}, ""),
    ],
)
def test_the_strongest_term_that_may_be_told_is_the_reason(
    terms: dict[str, float], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(terms, monkeypatch) == name


@pytest.mark.parametrize(
    ("how", "name"),
    [
        ({"kind": "random"}, ""),
        ({"kind": "sane"}, ""),
        ({"kind": "easy"}, "presence"),
        ({"kind": "hard:editor"}, "presence"),
        ({"command": Pass(0)}, ""),
        ({"options": StartBidOptions}, ""),
    ],
)
def test_who_has_no_plan_has_no_reason_and_secrets_have_none(
    how: dict[str, Any], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told({"presence": 2.0}, monkeypatch, **how) == name


def test_a_donation_refused_face_down_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert DonationOptions in TOLD
    assert told({"base": 2.0}, monkeypatch, options=DonationOptions) == "base"
    assert told({"base": 2.0}, monkeypatch, options=DonationOptions, national=object()) == ""
