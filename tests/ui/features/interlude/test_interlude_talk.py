"""What is said between two rounds: plans on papers, and lines between those who have hurt each other."""

from __future__ import annotations

from typing import Any

import pytest

from macher.ai.grievances import FAVOURS, WEIGHTS, Grievance, Kind
from macher.gallery.pictures.positions import Story, moment
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.features.interlude.feuds import feuds, longest, told
from macher.ui.features.interlude.page import READS, STAYS, InterludeScreen
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.words.names import GameNames
from macher.words.sayings import Saying


def felt(at: int, seat: int, by: int, kind: Kind) -> Grievance:
    return Grievance(at, 1, seat, by, kind, 0, 2, 6)


def test_two_who_have_hurt_each_other_enough_have_a_feud() -> None:
    hurt = [felt(1, 1, 0, "fifty"), felt(2, 0, 1, "votes")]
    [feud] = feuds(hurt, (2, 1, 0), 0)
    assert (feud.left, feud.right, feud.by_left, feud.by_right, feud.weight) == (1, 0, 1, 1, 3)
    assert (feud.own, feud.over) == (True, False)
    assert feuds(hurt[:1], (2, 1, 0), 0) == []


def test_a_government_together_ends_it_until_the_next_blow() -> None:
    hurt = [felt(1, 1, 0, "fifty"), felt(2, 0, 1, "votes"), felt(3, 0, 1, "partner")]
    assert feuds(hurt, (0, 1), -1)[0].over
    assert not feuds([*hurt, felt(4, 1, 0, "lead")], (0, 1), -1)[0].over
    assert len(feuds(hurt, (0, 1), -1)[0].felt) == 2, "favours are no part of it"


def test_two_lines_are_shown_that_do_not_cross_and_the_own_one_first() -> None:
    pairs = ((0, 1), (1, 2), (0, 3), (2, 3))
    hurt = [felt(at, *pair, "fifty") for at in range(2) for pair in pairs]
    hurt.append(felt(9, 2, 3, "votes"))
    assert [(each.left, each.right) for each in feuds(hurt, (0, 1, 2, 3), -1)] == [(2, 3), (0, 1)]
    assert [(each.left, each.right) for each in feuds(hurt, (0, 1, 2, 3), 3)] == [(2, 3), (0, 1)]
    first = feuds(hurt, (0, 1, 2, 3), 0)[0]
    assert (first.left, first.right) == (0, 1)


def test_the_end_has_a_sentence_about_the_greatest_feud() -> None:
    session = moment(lambda one: one.round == 2, Story())
    names = GameNames.of(Texts.load("en"), session.edition, session.view(-1), ("Ann", "Bo", "Cy", "Di", "Eve"))
    hurt = [felt(1, 1, 0, "fifty"), felt(2, 0, 1, "votes"), felt(3, 2, 0, "fifty"), felt(4, 1, 2, "state")]
    assert longest(names, hurt, 0).startswith("You and Bo hurt each other 1 : 1")
    assert longest(names, hurt[1:3], 0) == ""
    assert longest(names, hurt, -1) == ""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pl"])
def test_every_kind_is_told(lang: str) -> None:
    session = moment(lambda one: one.round == 2, Story())
    names = GameNames.of(Texts.load(lang), session.edition, session.view(-1), ("Ann", "Bo", "Cy", "Di", "Eve"))
    for kind in WEIGHTS:
        if kind not in FAVOURS:
            said = told(names, felt(1, 0, 1, kind))
            assert "Bo" in said
            assert "Ann" in said


def test_a_plan_stands_on_a_paper_and_is_given_time(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = (("land", 1), ("trend", 2), ("votes", 50), ("now", 44))
    plan = Saying(0, "pollster", "plan-denied", facts)
    monkeypatch.setattr("macher.ui.features.interlude.page.plans_told", lambda *_: [plan])
    hurt: list[Any] = [felt(1, 1, 0, "fifty"), felt(2, 0, 1, "votes")]
    monkeypatch.setattr("macher.ui.features.interlude.page.feuds_of", lambda _, order, own: feuds(hurt, order, own))
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), 1.0, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.play(moment(lambda one: one.round == 3, Story()))
    pilot.settle()
    assert shell.controller is not None
    screen = InterludeScreen(shell, shell.controller)
    shell.app.push(screen)
    pilot.settle()
    assert pilot.problems() == []
    assert "50 instead of 44" in pilot.get("interlude.said.0").name
    assert "50 instead of 44" in screen.told()
    assert [node.name for node in pilot.app.stage.root.walk() if node.id.startswith("interlude.feud.")] != []
    pilot.wait(STAYS + READS - 0.5)
    assert pilot.scene.name == "interlude"
    pilot.wait(1)
    pilot.settle()
    assert pilot.scene.name == "table"
    shell.close()
