"""The page of the six characters: level, tonight's game, measured bids; and the quick game at the level that suits."""

from __future__ import annotations

import json

import pytest

from macher.ai.kinds import OFFERED, STYLES, read_kind
from macher.gallery.pictures.positions import finished
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.resources import asset_text
from macher.session.progress import LevelResult, Profile, with_result
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.rivals import BINS, Rivals, RivalsScreen
from macher.ui.features.start.menu import level_said
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

GAMES = 100
"""Fewest games in which the bids of each are measured."""


def start(lang: str = "en") -> tuple[Pilot, Shell]:
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), (1920, 1080), 1.0, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "inline"))
    shell.settings.speed = "instant"
    shell.go.menu()
    return pilot.settle(), shell


def win(shell: Shell, times: int = 3, rivals: tuple[str, ...] = ()) -> None:
    result = LevelResult(level="normal", edition="2019", place=1, seats=4, rivals=rivals)

    def fill(profile: Profile) -> Profile:
        for _ in range(times):
            profile = with_result(profile, result)
        return profile

    shell.games.progress.change(fill)


def levels(shell: Shell) -> set[str]:
    return {read_kind(seat.kind).level for seat in shell.controller.session.config.seats[1:]}


def test_the_menu_leads_to_the_page_with_six_cards_and_back() -> None:
    pilot, _ = start()
    pilot.click("menu.play").click("menu.rivals")
    assert isinstance(pilot.settle().scene, RivalsScreen)
    assert len(pilot.all("rivals.card.")) == len(STYLES) == 6
    pilot.press("escape")
    assert pilot.settle().scene.name == "menu"


def test_play_begins_the_game_that_the_strip_shows() -> None:
    pilot, shell = start()
    shell.go.rivals()
    tonight = shell[Rivals].tonight
    pilot.settle().click("rivals.play")
    seats = shell.controller.session.config.seats
    assert [read_kind(seat.kind).style for seat in seats[1:]] == tonight
    assert levels(shell) == {"normal"}


def test_other_three_sit_there_after_a_click() -> None:
    pilot, shell = start()
    shell.go.rivals()
    before = set(shell[Rivals].tonight)
    pilot.settle().click("rivals.others")
    assert set(shell[Rivals].tonight) != before


def test_those_of_the_last_game_do_not_come_again() -> None:
    _, shell = start()
    last = ("treasurer", "gambler", "editor")
    win(shell, 1, last)
    for seed in range(20):
        shell[Rivals].draw(seed)
        assert not set(shell[Rivals].tonight) & set(last)


def test_three_wins_propose_the_next_level_and_the_quick_game_takes_it_and_says_so() -> None:
    pilot, shell = start()
    win(shell)
    said = shell[Rivals].sentence()
    assert "3" in said
    shell.go.rivals()
    assert pilot.settle().get("rivals.level.hard").value_text() == "chosen"
    assert said in [node.name for node in pilot.nodes()]
    shell.go.quick_game()
    pilot.settle()
    assert levels(shell) == {"hard"}
    assert any(said[:30] in text for text in pilot.texts())


def test_proposing_can_be_switched_off_and_on_again() -> None:
    pilot, shell = start()
    shell.go.rivals()
    pilot.settle().click("rivals.propose")
    win(shell)
    assert shell[Rivals].proposal.level == "normal"
    assert shell[Rivals].sentence() == ""
    pilot.settle().click("rivals.propose")
    assert shell[Rivals].proposal.level == "hard"


@pytest.mark.parametrize("level", OFFERED)
def test_a_level_can_be_chosen_for_the_quick_game_and_the_campaign(level: str) -> None:
    pilot, shell = start()
    shell.go.rivals()
    pilot.settle().click(f"rivals.level.{level}")
    assert shell[Campaign].level == level
    pilot.settle().click("rivals.play")
    assert levels(shell) == {level}


def test_a_finished_game_counts_unless_moves_were_taken_back() -> None:
    _, shell = start()
    session = finished()
    session.assisted = True
    try:
        shell[Rivals].note(session)
        assert shell.games.progress.profile().levels == ()
    finally:
        session.assisted = False
    shell[Rivals].note(session)
    assert len(shell.games.progress.profile().levels) <= 1


def test_the_bids_are_measured_in_enough_games_and_show_the_habits() -> None:
    found = json.loads(asset_text("rivals.json"))
    assert set(found) == set(STYLES)
    _, shell = start()
    for key in STYLES:
        assert found[key]["games"] >= GAMES
        shares = shell[Rivals].bids(key)
        assert len(shares) == BINS
        assert sum(shares) == pytest.approx(1)
    mean = {key: sum(at * share for at, share in enumerate(shell[Rivals].bids(key))) for key in STYLES}
    assert min(mean, key=mean.__getitem__) == "treasurer"
    assert shell[Rivals].bids("marketplace")[0] < 0.1


def test_bids_that_cannot_be_read_leave_an_empty_chart(monkeypatch) -> None:
    _, shell = start()
    monkeypatch.setattr("macher.ui.features.evening.rivals.asset_text", lambda _: "{")
    assert list(shell[Rivals].bids("editor")) == [0.0] * BINS


def test_the_menu_says_which_level_the_quick_game_has_and_why() -> None:
    pilot, shell = start()
    assert level_said(shell.texts, shell.games.progress.profile()) == []  # nothing is known of a new player
    win(shell)
    shell.go.menu()
    assert pilot.settle().shows("Hard: you won your last 3 on normal")
    shell[Rivals].propose(False)
    shell.go.menu()
    assert pilot.settle().shows("Level: hard")
    shell.close()


def test_the_settings_switch_the_proposal_off_and_on() -> None:
    pilot, shell = start()
    win(shell)
    shell.go.settings("assists")
    pilot.settle().click("settings.proposes")
    assert not shell[Rivals].proposes
    pilot.settle().click("settings.proposes")
    assert shell[Rivals].proposal.way == "up"
    shell.close()
