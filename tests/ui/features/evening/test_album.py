"""The album on the screen: what is earned and what not, the game behind a mark, new marks on the poster, counting."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.gallery.pictures.positions import finished
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.i18n.dates import day_of_month, day_on_a_postmark
from macher.resources import asset
from macher.saves.folders import autosave_folder, replays_folder, saves_folder
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.session.campaign import load_campaign, open_set_up
from macher.session.course import Course
from macher.session.marks import MARKS, earned
from macher.session.marks_counted import LAST_STATE
from macher.session.progress import MarkEarned, NearMark, with_marks, with_near
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.evening.album import Album, AlbumScreen
from macher.ui.game.games import Games
from macher.ui.paint.prints import source
from macher.ui.paint.stamps import tilt_of
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell


def start(games: Games | None = None, lang: str = "en", size: tuple[int, int] = (1920, 1080)) -> tuple[Pilot, Shell]:
    """The menu of a program."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, 1.0, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), games or Games(None, "inline"))
    shell.settings.speed = "instant"
    shell.go.menu()
    return pilot.settle(), shell


def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Games:
    monkeypatch.setenv("MACHER_HOME", str(tmp_path))
    store = SaveStore(autosave_folder())
    return Games(store, "inline", library=Library(saves_folder(), replays_folder(), store))


def give(shell: Shell, **marks: MarkEarned) -> None:
    shell.games.progress.change(
        lambda profile: with_marks(profile, {key.replace("_", "-"): mark for key, mark in marks.items()})
    )


def test_the_menu_leads_to_thirty_places_and_back() -> None:
    pilot, _ = start()
    pilot.click("menu.more").click("menu.album")
    assert isinstance(pilot.settle().scene, AlbumScreen)
    assert len(pilot.all("album.mark.")) == len(MARKS) == 30
    assert not any(node.focusable for node in pilot.all("album.mark."))
    pilot.press("escape")
    assert pilot.settle().scene.name == "menu"


def test_every_mark_has_a_picture_and_words_in_every_language() -> None:
    for key in MARKS:
        assert "<path" in source("marks", key), key
        assert -4 <= tilt_of(key) <= 4
    for language in available_languages():
        texts = Texts.load(language.code)
        assert all(texts.has(f"mark-{key}") and texts.has(f"mark-{key}-text") for key in MARKS)


def test_an_earned_mark_says_when_and_one_whose_game_is_gone_says_so() -> None:
    pilot, shell = start()
    give(shell, landslide=MarkEarned(day="2026-11-14", replay="gone.json", numbers={"party": "fdp"}))
    shell.go.album()
    node = pilot.settle().get("album.mark.landslide")
    assert node.focusable
    assert "November\u00a014" in node.name
    assert "FDP" in node.tooltip
    assert shell.texts("album-replay-none") in node.tooltip
    pilot.click("album.mark.landslide")
    assert isinstance(pilot.settle().scene, AlbumScreen)
    assert pilot.shows(shell.texts("album-replay-none"))


@pytest.mark.parametrize("name", ["../progress.json", "", "sub/game.json"])
def test_a_name_that_leads_out_of_the_replays_is_not_opened(name: str) -> None:
    _, shell = start()
    give(shell, landslide=MarkEarned(day="2026-11-14", replay=name))
    assert not shell[Album].has_replay("landslide")


def test_the_column_tells_the_newest_and_the_two_nearest() -> None:
    pilot, shell = start()
    give(shell, landslide=MarkEarned(day="2026-11-14"), tail=MarkEarned(day="2026-10-02"))
    close = {
        "narrow": NearMark(day="2026-11-14", missing=2, figure=3),
        "all-four": NearMark(day="2026-11-02", missing=1, figure=3),
        "square": NearMark(day="2026-11-03", missing=1, figure=7),
        "no-such": NearMark(day="2026-11-03", missing=0, figure=1),
    }
    shell.games.progress.change(lambda profile: with_near(profile, close))
    album = shell[Album]
    assert album.newest == "landslide"
    assert [key for key, _ in album.near] == ["square", "all-four", "narrow"]
    shell.go.album()
    pilot.settle()
    told = [node.name for node in pilot.nodes()]
    assert "7 rallies at once on November\u00a03." in told
    assert "You were in government after 3 elections on November\u00a02." in told
    assert not any("3 points" in name for name in told)


def test_a_finished_game_brings_its_marks_once_and_its_game_can_be_opened(tmp_path: Path, monkeypatch) -> None:
    pilot, shell = start(in_folder(tmp_path, monkeypatch))
    session = finished()
    seat = session.humans[0]
    expected = earned(Course.of(session), seat, session.humans)
    assert expected
    path = shell.games.library.archive(session.save_text())
    album = shell[Album]
    assert set(album.note(session)) == set(expected)
    assert album.note(session) == list(album.marks)
    key = next(iter(expected))
    assert album.marks[key].replay == path.name
    shell.go.album()
    pilot.settle().click(f"album.mark.{key}")
    assert pilot.settle().scene.name == "replay-board"


def test_a_game_with_moves_taken_back_brings_none() -> None:
    _, shell = start()
    session = finished()
    session.assisted = True
    try:
        assert shell[Album].note(session) == []
        assert shell[Album].marks == {}
    finally:
        session.assisted = False


def test_replays_are_counted_again_and_broken_ones_are_passed_over(tmp_path: Path, monkeypatch) -> None:
    pilot, shell = start(in_folder(tmp_path, monkeypatch))
    session = finished()
    path = shell.games.library.archive(session.save_text())
    (path.parent / "broken.json").write_text("{", encoding="utf-8")
    shell.go.album()
    pilot.settle().click("album.again")
    pilot.settle()
    pilot.wait(1.0)
    pilot.settle()
    expected = earned(Course.of(session), session.humans[0], session.humans)
    assert set(shell[Album].marks) == set(expected)
    assert pilot.shows(shell.texts("album-again-found", n=len(expected)))


def test_stars_of_the_campaign_are_counted_again_with_the_replays(tmp_path: Path, monkeypatch) -> None:
    pilot, shell = start(in_folder(tmp_path, monkeypatch))
    made = next(each for each in load_campaign(asset("campaign"))[0] if each.land == "SL")
    with open_set_up(made) as session:
        for command in made.way:
            session.pump()
            session.submit(command, version=session.version)
        session.pump()
        path = shell.games.library.archive(session.save_text())
    shell.go.album()
    pilot.settle().click("album.again")
    pilot.settle().wait(1.0)
    pilot.settle()
    won = shell.games.progress.profile().campaign["SL"]
    assert (won.stars, won.party, won.replay) == (3, "spd", path.name)


def test_new_marks_fall_beside_the_poster_two_at_most_and_lead_to_the_album() -> None:
    pilot, shell = start()
    shell.play(finished(), result=True)
    shell.app.pop()
    screen = FinalScreen(shell, shell.controller, poster=True, marks=("tail", "wind", "word", "cent"))
    screen.reveal.finish()
    shell.app.push(screen)
    node = pilot.settle().get("poster.marks")
    assert shell.texts("mark-tail") in node.name
    assert shell.texts("mark-word") not in node.name
    assert shell.texts("album-more", n=2) in node.name
    pilot.click("poster.marks")
    assert isinstance(pilot.settle().scene, AlbumScreen)


def test_days_are_written_as_each_language_does() -> None:
    said = {lang: day_of_month(Texts.load(lang), "2026-11-01") for lang in ("en", "de", "pl", "fr")}
    assert said == {
        "en": "November\u00a01",
        "de": "1.\u00a0November",
        "pl": "1\u00a0listopada",
        "fr": "1er\u00a0novembre",
    }
    assert day_of_month(Texts.load("fr"), "2026-11-21") == "21\u00a0novembre"
    assert day_on_a_postmark(Texts.load("en"), "2026-11-14") == "NOV 14"
    assert day_on_a_postmark(Texts.load("de"), "nonsense") == "nonsense"


def test_berlin_is_on_the_album_too() -> None:
    """The mark of the campaign is about a state that the campaign has."""
    assert LAST_STATE in {made.key for made in load_campaign(asset("campaign"))[0]}
