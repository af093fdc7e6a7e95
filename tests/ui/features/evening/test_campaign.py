"""The campaign on the screen: map, card, table, how it ends, what is kept, and files of mods."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import show
from macher.i18n import Texts, available_languages
from macher.resources import asset
from macher.saves.folders import autosave_folder, mods_folder, replays_folder, saves_folder
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.session.campaign import PLAYER, SetUp, load_campaign
from macher.session.progress import LandWon, Profile, with_land
from macher.session.session import GameSession
from macher.ui.features.ending.poster_screen import PosterScreen
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.campaign_page import CampaignScreen
from macher.ui.features.evening.made_words import begin_text, goal_text, title_of
from macher.ui.features.evening.task_tables import TaskTable
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.table.attention import UNREAD
from macher.ui.widgets import Drawing

SET_UPS = load_campaign(asset("campaign"))[0]
TURNS = 4000
"""Turns of the loop in which a game has to come to its end."""


def start(games: Games | None = None, lang: str = "en") -> tuple[Pilot, Shell]:
    """The menu of a program."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), (1280, 720), 1.0, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), games or Games(None, "inline"))
    shell.settings.speed = "instant"
    shell.settings.election_auto = True
    shell.go.menu()
    return pilot.settle(), shell


def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Games:
    """Games that are kept below a folder, as are progress and mods."""
    monkeypatch.setenv("MACHER_HOME", str(tmp_path))
    store = SaveStore(autosave_folder())
    return Games(store, "inline", library=Library(saves_folder(), replays_folder(), store))


def set_up(land: str) -> SetUp:
    return next(made for made in SET_UPS if made.land == land)


def win(shell: Shell, *lands: str) -> None:
    def fill(profile: Profile) -> Profile:
        for land in lands:
            profile = with_land(profile, land, LandWon(stars=1, party="spd", margin=3, day="2026-11-14"))
        return profile

    shell.games.progress.change(fill)


def play(pilot: Pilot, shell: Shell, made: SetUp | None) -> GameSession:
    """Plays the game on the screen by a way, or by the first answer that there is, until its end is told."""
    assert shell.controller is not None
    session = shell.controller.session
    way = list(made.way) if made is not None else []
    for _ in range(TURNS):
        pilot.settle()
        if session.over and isinstance(pilot.scene, PosterScreen):
            return session
        if pilot.scene.name in ("election", "interlude"):
            pilot.press("escape")
            pilot.wait(1.0)
            continue
        decision = None if session.over else session.decision(PLAYER)
        if decision is not None and shell.controller.show_prompts:
            shell.controller.confirm(way.pop(0) if way else next(iter(decision.options)))
        pilot.wait(0.1)
    raise AssertionError("the game does not end")


# -- the map -----------------------------------------------------------------------------------------------------------


def test_the_menu_leads_to_the_map_and_back() -> None:
    pilot, _ = start()
    pilot.click("menu.play").click("menu.campaign")
    assert isinstance(pilot.settle().scene, CampaignScreen)
    pilot.press("escape")
    assert pilot.settle().scene.name == "menu"


def test_saarland_alone_is_open_at_first_and_what_is_closed_says_so() -> None:
    pilot, shell = start()
    shell.go.campaign()
    pilot.settle()
    screen = pilot.scene
    assert isinstance(screen, CampaignScreen)
    assert screen.chosen == "SL"
    assert pilot.find("campaign.state.SL").focusable
    assert not pilot.find("campaign.state.BY").focusable
    pilot.click("campaign.state.BY")
    pilot.settle()
    assert screen.chosen == "BY"
    assert pilot.find("campaign.play").reason == shell.texts("campaign-closed")
    screen.play()
    assert isinstance(pilot.settle().scene, CampaignScreen)


def test_a_click_anywhere_on_a_state_chooses_it() -> None:
    pilot, shell = start()
    win(shell, "SL", "RP")
    shell.go.campaign()
    ground = pilot.settle().find("campaign.map")
    node = pilot.find("campaign.state.BW")
    box = ground.box
    x, y = 250 / 1000, 930 / 1000  # far below the mark, still inside the state
    at = ground.window_rect
    pilot.click((at.x + box.x + x * box.h, at.y + box.y + y * box.h))
    assert not node.rect.contains(box.x + x * box.h, box.y + y * box.h)
    assert pilot.settle().scene.chosen == "BW"


def test_arrows_lead_to_the_next_state_that_can_be_played() -> None:
    pilot, shell = start()
    win(shell, "SL", "RP")
    shell.go.campaign()
    screen = pilot.settle().scene
    assert isinstance(screen, CampaignScreen)
    screen.choose("RP")
    pilot.settle()
    pilot.app.stage.focus_id("campaign.state.RP")
    pilot.press("right")
    assert screen.chosen in ("HE", "BW")
    pilot.settle().press("up")
    assert screen.chosen in ("HE", "NRW")


def test_the_party_can_be_changed_and_the_game_begins_with_it() -> None:
    pilot, shell = start()
    shell.go.campaign()
    before = shell[Campaign].party
    assert "Change party" in pilot.settle().texts()
    pilot.click("campaign.party")
    assert shell[Campaign].party != before
    pilot.settle().click("campaign.play")
    pilot.settle()
    assert isinstance(pilot.scene, TaskTable)
    assert shell.controller.session.config.seats[PLAYER].party == shell[Campaign].party
    assert "50" in pilot.find("task").name
    assert [seat.kind for seat in shell.controller.session.config.seats[1:]] == ["normal:marketplace", "normal"]


@pytest.mark.parametrize("language", [each.code for each in available_languages()])
def test_every_state_has_its_words(language: str) -> None:
    texts = Texts.load(language)
    for made in SET_UPS:
        for said in (title_of(texts, made), goal_text(texts, made), *(begin_text(texts, made, b) for b in made.begin)):
            assert said
            assert "{" not in said
            assert "campaign-" not in said


# -- playing -----------------------------------------------------------------------------------------------------------


def test_a_state_that_is_won_keeps_its_stars_and_opens_its_neighbours(tmp_path: Path, monkeypatch) -> None:
    pilot, shell = start(in_folder(tmp_path, monkeypatch))
    made = set_up("SL")
    shell[Campaign].begin(made)
    session = play(pilot, shell, made)
    won = shell.games.progress.profile().campaign["SL"]
    assert (won.stars, won.party) == (3, "spd")
    assert (
        won.margin
        == max(party.points for party in session.view(-1).parties)
        - sorted(party.points for party in session.view(-1).parties)[-2]
    )
    assert (replays_folder() / won.replay).exists()
    ended = shell[Campaign].end(session)
    assert [each.land for each in ended.fresh] == ["RP"]
    assert not ended.kept
    pilot.click("campaign-over.map")
    screen = pilot.settle().scene
    assert isinstance(screen, CampaignScreen)
    assert screen.chosen == "RP"


def test_a_state_that_is_lost_opens_nothing_and_offers_another_try() -> None:
    pilot, shell = start()
    win(shell, "SL", "RP")
    made = set_up("HE")
    shell[Campaign].begin(made)
    session = play(pilot, shell, None)
    ended = shell[Campaign].end(session)
    assert not ended.outcome.won
    assert "HE" not in shell.games.progress.profile().campaign
    assert ended.fresh == ()
    pilot.click("campaign-over.again")
    assert isinstance(pilot.settle().scene, TaskTable)


def test_a_hurried_enter_does_not_pass_the_result_by() -> None:
    """Whoever presses Enter through the last moves reads how it ended before another try begins."""
    pilot, shell = start()
    win(shell, "SL", "RP")
    shell[Campaign].begin(set_up("HE"))
    shell[Campaign].end(play(pilot, shell, None))
    over = pilot.settle().scene
    assert isinstance(over, PosterScreen)
    enter(pilot, pygame.KMOD_CTRL)  # does nothing, but the key is no new one any more
    over.attention.come()  # as if the poster had come only now
    pilot.app.step()
    for _ in range(3):
        enter(pilot)
        pilot.wait(UNREAD / 4)
    assert pilot.scene is over
    pilot.wait(UNREAD)
    enter(pilot)
    assert isinstance(pilot.settle().scene, TaskTable)


def enter(pilot: Pilot, mod: int = 0) -> None:
    """The key alone, without the time that a player takes to read."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pilot.app.step([pygame.event.Event(kind, key=pygame.K_RETURN, mod=mod, unicode="", scancode=0)])


def test_a_better_result_stays_and_the_poster_says_so() -> None:
    pilot, shell = start()
    made = set_up("SL")
    best = LandWon(stars=3, party="fdp", margin=40, day="2026-11-01")
    shell.games.progress.change(lambda profile: with_land(profile, "SL", best))
    shell[Campaign].begin(made)
    ended = shell[Campaign].end(play(pilot, shell, made))
    assert ended.kept
    assert shell.games.progress.profile().campaign["SL"] == best
    assert any(node.name == shell.texts("campaign-kept") for node in pilot.nodes())


def test_moves_taken_back_after_a_reveal_bring_no_stars() -> None:
    pilot, shell = start()
    made = set_up("SL")
    shell[Campaign].begin(made)
    shell.controller.session.assisted = True
    ended = shell[Campaign].end(play(pilot, shell, made))
    assert not ended.counted
    assert shell.games.progress.profile().campaign == {}


def test_a_game_that_was_left_goes_on_with_its_goal(tmp_path: Path, monkeypatch) -> None:
    games = in_folder(tmp_path, monkeypatch)
    pilot, shell = start(games)
    made = set_up("SL")
    shell[Campaign].begin(made)
    pilot.settle()
    shell.controller.confirm(made.way[0])
    pilot.settle()
    shell.go.menu()
    assert shell[Campaign].waits(made)
    shell.go.campaign()
    assert pilot.settle().find("campaign.play").text == [shell.texts("campaign-go-on")]
    pilot.click("campaign.play")
    assert isinstance(pilot.settle().scene, TaskTable)
    assert shell.controller.session.version > 0


# -- mods --------------------------------------------------------------------------------------------------------------


def test_a_mod_brings_a_campaign_and_its_wrong_files_are_named(tmp_path: Path, monkeypatch) -> None:
    games = in_folder(tmp_path, monkeypatch)
    folder = mods_folder() / "mine" / "campaign"
    folder.mkdir(parents=True)
    saarland = (asset("campaign") / "SL.toml").read_text(encoding="utf-8")
    titled = 'title = { en = "Mine", de = "Meins" }\n' + saarland
    (folder / "SL.toml").write_text(titled, encoding="utf-8")
    (folder / "wrong.toml").write_text(saarland.replace("votes = [", "votes = [99, ", 1), encoding="utf-8")
    lost = saarland.replace('land = "SL"', 'land = "BE"', 1).replace('"amount":', '"amount":1', 1)
    (folder / "lost.toml").write_text(lost, encoding="utf-8")
    pilot, shell = start(games)
    shell.go.campaign()
    screen = pilot.settle().scene
    assert isinstance(screen, CampaignScreen)
    assert screen.sources == ["mine"]
    screen.turn("mine")
    pilot.settle()
    assert [made.key for made in screen.set_ups] == ["mine/SL"]
    said = pilot.find("campaign.problems").name
    assert "wrong.toml" in said
    assert "lost.toml" in said
    assert title_of(Texts.load("de"), screen.set_ups[0]) == "Meins"
    pilot.click("campaign.play")
    assert isinstance(pilot.settle().scene, TaskTable)


@pytest.mark.parametrize(("land", "boards"), [("SL", 1), ("HE", 2), ("BE", 3)])
def test_the_boards_of_a_short_game_share_the_whole_width(land: str, boards: int) -> None:
    pilot, shell = start()
    shell[Campaign].begin(set_up(land))
    pilot.settle()
    shown = [node.window_rect for node in pilot.all("board.") if node.id.count(".") == 1]
    rail = pilot.get("rail").window_rect if pilot.find("rail") is not None else None
    assert len(shown) == boards
    assert max(rect.right for rect in shown) - min(rect.x for rect in shown) > 900
    assert rail is None or rail.x >= max(rect.right for rect in shown)


@pytest.mark.parametrize("size", [(900, 1200), (1000, 2000)])
def test_the_map_leaves_room_for_the_card_in_a_window_taller_than_wide(size: tuple[int, int]) -> None:
    pilot, shell = start()
    shell.go.campaign()
    pilot.resize(size).settle()
    assert pilot.problems() == []
    card = pilot.get("campaign.card").window_rect
    assert card.w > 0.35 * pilot.app.viewport.rect.w
    pilot.click("campaign.play").settle()
    assert not isinstance(pilot.scene, CampaignScreen)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_stamps_of_what_a_state_opens_have_their_codes(language: str, size: tuple[int, int]) -> None:
    texts = Texts.load(language)
    pilot = Pilot(Scene(), size, 1.0, texts=texts)
    show(Shell(pilot.app, texts, SettingsStore(None), Games(None, "none")), "campaign")
    caption = next(run for run in pilot.runs() if run.text == texts("campaign-opens"))
    stamps = [
        node
        for node in pilot.nodes()
        if isinstance(node, Drawing) and node.tooltip and 0 < node.window_rect.y - caption.ink.bottom < 40
    ]
    assert len(stamps) == 6
    assert all(any(run.writer is node for run in pilot.runs()) for node in stamps)
