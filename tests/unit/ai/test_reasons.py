"""Reasons: a fact of the term that turned the choice, if everybody may know it, and none where there is none."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macher.ai import reasons
from macher.ai.facts import Fact
from macher.ai.reasons import TOLD, reason
from macher.ai.value import Choice
from macher.rules.commands import BuyMedia, Pass
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.start_player import StartBidOptions

BOUGHT = BuyMedia(0, 1)
MARKERS = Fact("markers", 2, land=1, state=5)


def told(
    terms: dict[str, float],
    monkeypatch: pytest.MonkeyPatch,
    kind: str = "normal",
    command: Any = BOUGHT,
    options: type = MediaOptions,
    national: object = None,
    seen_ahead: Fact | None = None,
) -> str:
    """The term whose fact is told, or `ahead`."""
    ranked = sorted([Choice(Pass(0), {}), Choice(BOUGHT, terms)], key=lambda choice: -choice.total)
    monkeypatch.setattr(reasons, "value", lambda *rest: ranked)
    monkeypatch.setattr(
        reasons, "fact", lambda sight, turns, *rest: (turns[0], MARKERS._replace(kind=turns[0].name)) if turns else None
    )
    monkeypatch.setattr(reasons, "foreseen", lambda *rest: seen_ahead)
    decision: Any = SimpleNamespace(options=object.__new__(options))
    view: Any = SimpleNamespace(national=national, seat=0)
    written = reason(kind, view, decision, None, command)
    return written.split()[0] if written else ""


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"presence": 2.0, "influence": 1.0}, "marker"),
        ({"presence": 2.0, "money": -1.0}, "presence"),
        ({"presence": 1.0, "influence": 2.0, "money": -2.0}, "influence"),
        ({"votes": 9.0, "presence": 3.0, "money": -10.0}, "presence"),
        ({"votes": 9.0}, ""),
        ({"presence": 0.4}, ""),
        ({"presence": -1.0, "influence": -2.0}, ""),
        ({}, ""),
    ],
)
def test_the_term_that_turns_the_choice_is_the_reason(
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


@pytest.mark.parametrize(("kind", "name"), [("easy", ""), ("normal", ""), ("hard", "ahead")])
def test_what_is_not_valued_most_was_found_by_looking_ahead(
    kind: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told({"presence": -0.2}, monkeypatch, kind) == name
    saw = Fact("ahead-media", 2, land=1, state=5, seat=1)
    assert told({"presence": -0.2}, monkeypatch, kind, seen_ahead=saw) == (saw.kind if name else "")


def test_a_donation_refused_face_down_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert DonationOptions in TOLD
    assert told({"base": 2.0}, monkeypatch, options=DonationOptions) == "base"
    assert told({"base": 2.0}, monkeypatch, options=DonationOptions, national=object()) == ""
