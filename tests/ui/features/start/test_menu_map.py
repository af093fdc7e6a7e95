"""The map of the menu: who governs where in the last game and in those before it, and nothing secret."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from macher.gallery.pictures.plain import KeptGame
from macher.gallery.pictures.positions import SEED, Story, asked, finished
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import show
from macher.i18n import Texts, names
from macher.saves.store import SaveStore
from macher.session.progress_file import ProgressFile
from macher.ui.features.start.menu_map import MenuMap
from macher.ui.game.games import Games
from macher.ui.game.governing import as_it_stands
from macher.ui.game.landscape import FILE, Landscape
from macher.ui.layout import Rect
from macher.ui.paint.land_map import land_spots, map_extent
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.shapes import land_keys
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.widgets.state_map import StateLook, StateMap


def test_the_file_holds_the_last_game_and_the_states_of_those_before(tmp_path: Path) -> None:
    kept = Landscape(tmp_path)
    former, game = finished(story=Story(SEED + 1)), asked("rallies", from_round=4)
    kept.note(as_it_stands(former))
    won_before = set(kept.game.lands)
    kept.note(as_it_stands(game))
    kept.note(as_it_stands(game))  # the same game again is not an earlier one
    again = Landscape(tmp_path)
    view = game.view(-1)
    assert set(again.game.lands) == {game.edition.figures.lands[each.card].key for each in view.results}
    assert set(again.earlier) == won_before - set(again.game.lands)
    assert [place.points for place in again.game.places] == [party.points for party in view.parties]
    assert again.game.last


def test_shares_follow_the_votes_of_a_coalition() -> None:
    kept = Landscape(None)
    kept.note(as_it_stands(finished("coalition")))
    shared = [won for won in kept.game.lands.values() if len(won.parties) == 2]
    assert shared
    for won in shared:
        assert sum(share for _, share in won.shares()) == pytest.approx(1)
        assert [share * sum(won.votes) for _, share in won.shares()] == pytest.approx(won.votes)


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"game": {"lands": {"BY": {"parties": ["pirates", 3]}}}}', '{"game": {"places": 7}}']
)
def test_a_damaged_or_foreign_file_does_not_harm_the_menu(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, "utf-8")
    kept = Landscape(tmp_path)
    assert all(won.parties == [] for won in kept.game.lands.values())
    kept.note(as_it_stands(asked("rallies", from_round=2)))
    assert Landscape(tmp_path).game.lands


@pytest.mark.parametrize("land", land_keys())
def test_every_part_of_a_state_has_its_glyph_inside(land: str) -> None:
    for shares in ((1.0,), (0.5, 0.5), (0.7, 0.3)):
        spots = land_spots(land, shares)
        assert len(spots) == len(shares)
        for (x, y), depth in spots:
            low, high = map_extent(y - 0.03, y + 0.03)
            assert low - 0.02 <= x <= high + 0.02
            assert depth > 0


def test_a_wider_share_takes_more_of_the_state() -> None:
    (west, _), (east, _) = land_spots("BY", (0.5, 0.5))
    assert west[0] < east[0]
    (narrow, _), (wide, _) = land_spots("BY", (0.2, 0.8))
    assert narrow[0] < west[0]
    assert wide[0] < east[0]


def test_the_menu_says_who_governs_where_and_how_the_player_stands() -> None:
    texts, games = Texts.load("en"), KeptGame(from_round=4)
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), games)
    shell.go.menu()
    pilot.settle()
    said, game = pilot.get("menu.map").name, games.landscape.game
    assert said.count("+") == sum(len(won.parties) - 1 for won in game.lands.values())
    assert "votes next, 35 points" in said
    tip = pilot.get("menu.continue").tooltip
    assert "Round 4 of 4" in tip
    assert f"{game.places[games.session.humans[0]].points} points" in tip
    assert pilot.problems() == []
    shell.close()


def test_a_game_that_is_left_colours_the_map(tmp_path: Path) -> None:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(SaveStore(tmp_path / "autosaves"), "none"))
    shell.games.landscape.file.path = tmp_path / FILE
    shell.play(asked("rallies", from_round=3))
    shell.go.menu()
    pilot.settle()
    assert len(Landscape(tmp_path).game.lands) == 2
    assert "+" in pilot.get("menu.map").name or "SPD" in pilot.get("menu.map").name
    shell.close()


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.35)])
def test_a_damaged_map_is_set_aside_and_said_so(tmp_path: Path, lang: str, size: tuple[int, int], scale: float) -> None:
    (tmp_path / FILE).write_text('{"game": {"lands": {"HE": ["spd"]}}}', encoding="utf-8")
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.games.landscape = Landscape(tmp_path)
    shell.go.menu()
    pilot.settle()
    assert pilot.problems() == []
    assert (tmp_path / "landscape.damaged.json").exists()
    lost = texts("menu-map-lost")
    shown = pilot.find("menu.map")
    assert shown is None or lost.removesuffix(".") in shown.name
    shell.go.settings("data")
    pilot.settle()
    assert any(node.name == lost for node in pilot.app.stage.root.walk())
    assert pilot.problems() == []
    shell.close()


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_a_damaged_file_of_progress_is_set_aside_and_said_so(tmp_path: Path, size: tuple[int, int]) -> None:
    (tmp_path / "progress.json").write_text("{", encoding="utf-8")
    texts = Texts.load("de")
    pilot = Pilot(Scene(), size, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.games.progress = ProgressFile(tmp_path, date(2026, 11, 25))
    shell.go.menu()
    pilot.settle()
    said = texts("progress-lost")
    assert said.removesuffix(".") in pilot.get("menu.map").name
    shell.go.settings("data")
    pilot.settle()
    assert any(node.name == said for node in pilot.app.stage.root.walk())
    assert pilot.problems() == []
    shell.close()


def test_a_state_rises_above_its_place() -> None:
    shown = StateMap(
        Rect(0, 0, 800, 1000), Rect(0, 0, 730, 990), [StateLook("BY", (("spd", 1.0),))], ["SN"], lambda: 0.5
    )
    assert 0 < shown.rise < 18


def test_a_state_that_has_voted_is_not_called_the_next_one_while_its_round_goes_on() -> None:
    kept, texts = Landscape(None), Texts.load("en")
    kept.note(as_it_stands(asked("rallies", from_round=2)))
    (voted,) = kept.game.lands
    other = next(land for land in land_keys() if land != voted)
    stage = Pilot(Scene(), (1280, 720), texts=texts).app.stage
    for land, shown in ((voted, ""), (other, other)):
        found = MenuMap(stage.context(), Rect(0, 0, 800, 700), texts, kept, land, 21, lambda: 1.0)
        assert found.next_land == shown
        assert (names.land(texts, voted) + " votes next" in found.name) == (shown == voted)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3440, 1440)])
def test_the_line_to_the_next_state_ends_with_its_label(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), size, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, "menu:continue")
    ends: list[tuple[float, float]] = []
    labels: list[Rect] = []
    line, write = Painter.hline, Painter.text

    def hline(p: Painter, x: float, y: float, w: float, colour: Ink, width: float = 1.0) -> None:
        ends.append((y, x + w))
        line(p, x, y, w, colour, width)

    def text(p: Painter, said: Any, box: Rect, *rest: Any, **more: Any) -> Any:
        if said == "Baden-Württemberg":
            labels.append(box)
        return write(p, said, box, *rest, **more)

    monkeypatch.setattr(Painter, "hline", hline)
    monkeypatch.setattr(Painter, "text", text)
    pilot.runs()
    label = labels[-1]
    end = next(x for y, x in ends if 0 < label.y - y < 10)
    assert label.right <= end <= label.right + 9
    shell.close()
