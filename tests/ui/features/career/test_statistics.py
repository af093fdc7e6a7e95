"""Statistics on the screen: by mouse and by keyboard, every plot as a table and as a file, choices, empty states."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from threading import Event

import pytest
from evenings import SIZES, evening, stage_of

from macher.gallery.pictures.statistics import PreparedCareer, made_up_games
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.saves.library import Library
from macher.session.career_counts import Choice
from macher.session.career_store import CareerStore
from macher.session.statistics import statistics
from macher.ui.features.career.of_a_game import GameStatsTab
from macher.ui.features.career.page import CareerTab
from macher.ui.features.career.plots import CareerPages
from macher.ui.features.replay.review import ReviewScreen
from macher.ui.game.games import Games
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.plots.sheet import Head, Row, Sheet, csv_of
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.theme.tokens import PARTIES

GAME_PAGES = ("points", "rounds", "money", "votes", "auctions", "rallies")
CAREER_PAGES = ("party", "players", "level", "edition", "bests")
LONG = (3, "cdu spd gruene fdp linke", 7)


def of_game(session, lang="en", size=(1920, 1080), scale=1.0):
    pilot, shell = stage_of(session, lang, size, scale)
    shell.go.replay(session, "game")
    return pilot.settle(), shell


def of_career(games, lang="en", size=(1920, 1080), scale=1.0):
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.games.career = PreparedCareer(games)
    shell.go.statistics()
    return pilot.settle(), shell


def written(pilot, owner="stats.sheet"):
    return [run.text for run in pilot.runs() if run.owner == owner]


def overflows_nowhere(pilot, shell, pages):
    body = pilot.scene.body
    for page in pages:
        for as_table in (False, True):
            body.page, body.as_table = page, as_table
            pilot.scene.rebuild()
            pilot.settle()
            assert pilot.problems(contrast_too=False) == [], (page, as_table)
    assert not shell.texts.missing
    assert not shell.texts.faults


# -- one game ---------------------------------------------------------------------------------------------------------


def test_every_page_is_reached_by_mouse_and_says_as_a_table_what_the_game_says():
    session = evening(19)
    pilot, shell = of_game(session)
    figures = statistics(session.events, session.edition)
    pilot.click("stats.view.True")
    for page in GAME_PAGES:
        pilot.click(f"stats.page.{page}")
        assert pilot.problems() == []
        cells = written(pilot)
        assert cells
        if page in ("points", "rounds"):
            assert all(str(total) in cells for total in figures.totals)
        if page == "money":
            assert all(shell.texts.money_short(amount) in cells for amount in figures.money[-1].money)
        if page == "votes":
            assert all(str(votes) in cells for votes in figures.lands[-1].votes)
        if page == "rallies":
            assert all(shell.texts.money(account.spent) in cells for account in figures.rallies)
    pilot.click("stats.view.False")
    assert not written(pilot)


def test_every_page_is_reached_by_keyboard():
    pilot, _ = of_game(evening(19))
    body = pilot.scene.body
    assert isinstance(body, GameStatsTab)
    for _ in range(12):
        if pilot.focused.startswith("stats.page."):
            break
        pilot.press("tab")
    seen = [body.page]
    for _ in range(len(GAME_PAGES) - 1):
        pilot.press("down")
        seen.append(body.page)
    assert seen == list(GAME_PAGES)
    pilot.press("up")
    assert body.page == GAME_PAGES[-2]
    for _ in range(12):
        if pilot.focused.startswith("stats.view"):
            break
        pilot.press("tab")
    pilot.press("right")
    assert body.as_table
    pilot.press("escape")
    assert pilot.scene.name != "review"


@pytest.mark.parametrize("game", [(19,), LONG])
def test_every_part_of_every_plot_explains_itself(game):
    pilot, _ = of_game(evening(*game))
    for page in GAME_PAGES:
        if page == "money":
            continue
        pilot.click(f"stats.page.{page}")
        plate = pilot.get("stats.plate")
        tips = [node.tooltip for node in plate.walk() if node.role == "text" and node.tooltip]
        assert len(tips) >= 4, page
        assert len(set(tips)) == len(tips) or page == "auctions"


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr", "qps"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overflows_in_a_long_game(lang, size, scale):
    overflows_nowhere(*of_game(evening(*LONG), lang, size, scale), GAME_PAGES)  # type: ignore[call-arg]


def test_no_table_shows_half_a_row():
    pilot, _ = of_game(evening(*LONG), "en", (1280, 720), 1.38)
    pilot.scene.body.page, pilot.scene.body.as_table = "votes", True
    pilot.scene.rebuild()
    pilot.settle()
    view = pilot.get("stats.sheet")
    rows = [node for node in view.children if node.role == "row"]
    assert view.furthest > 0
    assert view.rect.h / rows[0].rect.h == pytest.approx(round(view.rect.h / rows[0].rect.h))


def test_a_table_becomes_a_file_and_never_replaces_another(tmp_path, monkeypatch):
    monkeypatch.setenv("MACHER_HOME", str(tmp_path))
    session = evening(19)
    pilot, _ = of_game(session)
    pilot.click("stats.export")
    pilot.click("stats.export")
    files = sorted((tmp_path / "documents").glob("*.csv"))
    assert len(files) == 2
    assert files[0].read_bytes() == files[1].read_bytes()
    rows = list(csv.reader(io.StringIO(files[0].read_text("utf-8-sig"))))
    figures = statistics(session.events, session.edition)
    assert len(rows) == len(figures.sources) + 2
    assert rows[-1][1:] == [str(total) for total in figures.totals]


def test_a_file_that_cannot_be_written_gives_a_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("MACHER_HOME", str(tmp_path))
    (tmp_path / "documents").write_text("in the way")
    pilot, _ = of_game(evening(19))
    pilot.click("stats.export")
    assert pilot.shows("The file could not be written")


def test_a_spreadsheet_takes_no_name_for_a_formula():
    sheet = Sheet("t", "", (Head("=1+1", text=True),), (Row("@cmd", ("+3",), values=("-3",)), Row("+a", ("-b",))))
    assert csv_of(sheet).splitlines() == [",'=1+1", "'@cmd,-3", "'+a,'-b"]


def test_a_game_that_goes_on_has_no_plots():
    from evenings import begin

    session = begin(5)
    pilot, shell = stage_of(session)
    shell.go.replay(session, "game")
    pilot.settle()
    assert pilot.find("review.tab.game") is None
    assert pilot.scene.tab == "replay"


# -- a career ---------------------------------------------------------------------------------------------------------


def test_a_career_is_looked_at_by_mouse():
    pilot, shell = of_career(made_up_games(42))
    for page in CAREER_PAGES:
        pilot.click(f"stats.page.{page}")
        assert pilot.problems() == []
    pilot.click("stats.page.party")
    assert [each.key for each in pilot.scene.body.pages().groups("party")] == list(PARTIES)
    pilot.click("stats.view.True")
    assert "42" in written(pilot)
    pilot.click("career.marked")
    assert "42" not in written(pilot)
    assert "36" in written(pilot)
    pilot.click("career.person")
    pilot.click("career.person.Detlef")
    body = pilot.scene.body
    assert {each.seat.name for each in body.choice().played} == {"Detlef"}
    pilot.click("career.length")
    pilot.click("career.length.2019/7")
    assert {(each.game.edition, each.game.elections) for each in body.choice().played} == {("2019", 7)}
    assert not shell.texts.missing


def test_a_career_is_looked_at_by_keyboard():
    pilot, _ = of_career(made_up_games(42))
    body = pilot.scene.body
    assert isinstance(body, CareerTab)
    for _ in range(14):
        if pilot.focused == "career.marked":
            break
        pilot.press("tab") if not pilot.focused.startswith("career.") else pilot.press("right")
    pilot.press("space")
    assert not body.marked
    for _ in range(14):
        if pilot.focused.startswith("stats.page."):
            break
        pilot.press("tab")
    for page in CAREER_PAGES[1:]:
        pilot.press("down")
        assert body.page == page


def test_without_a_game_one_sentence_and_one_button():
    pilot, shell = of_career([])
    assert pilot.shows("Your results appear here once you have finished a game.")
    assert pilot.problems() == []
    pilot.click("career.help")
    assert pilot.scene.name == "table"
    shell.close()


def test_a_choice_that_fits_no_game_leads_back_to_all():
    pilot, _ = of_career([game for game in made_up_games(42) if game.marked])
    pilot.click("career.marked")
    assert pilot.shows("None of your games fits this selection.")
    assert pilot.problems() == []
    pilot.click("career.help")
    assert pilot.scene.body.marked
    assert pilot.find("stats.plate") is not None


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr", "qps"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overflows_in_a_career(lang, size, scale):
    overflows_nowhere(*of_career(made_up_games(200), lang, size, scale), CAREER_PAGES)  # type: ignore[call-arg]


def test_games_are_read_behind_the_screen(tmp_path, monkeypatch):
    library = Library(tmp_path / "saves", tmp_path / "replays")
    for seed in (1, 2, 19):
        library.archive(evening(seed).save_text())
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none", library=library))
    store = shell.games.career = CareerStore(tmp_path / "stats", library)
    may_read, refresh = Event(), store.refresh
    monkeypatch.setattr(store, "refresh", lambda: may_read.wait(20) and refresh())
    shell.go.statistics()
    pilot.app.step()
    assert pilot.shows("Looking for finished games")
    assert pilot.find("stats.plate") is None
    may_read.set()
    pilot.settle(60)
    body = pilot.scene.body
    assert isinstance(pilot.scene, ReviewScreen)
    assert body.reader.done == body.reader.total == 3
    assert (tmp_path / "stats" / "games.json").exists()
    assert pilot.find("stats.plate") is not None
    assert pilot.find("career.progress") is None


def test_a_broken_game_is_told_and_nothing_else_is_lost(tmp_path):
    library = Library(tmp_path / "saves", tmp_path / "replays")
    for seed in (1, 2):
        library.archive(evening(seed).save_text())
    (tmp_path / "replays" / "~game-0.macher").write_text("{", "utf-8")
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none", library=library))
    shell.go.statistics()
    pilot.settle(60)
    assert pilot.shows("1 file cannot be read and does not count.")
    assert pilot.find("stats.plate") is not None


def test_the_menu_leads_to_the_career_and_the_final_scoring_to_the_plots():
    session = evening(19)
    pilot, shell = stage_of(session)
    shell.show_final()
    pilot.settle()
    pilot.click("final.game")
    assert isinstance(pilot.scene.body, GameStatsTab)
    pilot.click("review.tab.career")
    assert isinstance(pilot.settle().scene.body, CareerTab)
    pilot.press("escape")
    assert pilot.scene.name == "final"
    shell.go.menu()
    pilot.settle()
    pilot.click("menu.more").click("menu.statistics")
    assert isinstance(pilot.settle().scene.body, CareerTab)
    assert pilot.find("review.tab.game") is None
    pilot.press("escape")
    assert pilot.scene.name == "menu"


LONGEST = ("Maximiliane von Wolkenstein-Trostburg zu", "W" * 40, "", "Ł", "Hans-Joachim Freiherr von und zu Guttenb")


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_longest_names_fit_everywhere(size, scale):
    session = evening(*LONG)
    pilot, shell = stage_of(session, "de", size, scale)
    seats = tuple(replace(seat, name=name) for seat, name in zip(session.config.seats, LONGEST, strict=True))
    game = ReviewedGame(session, "2025-11-14 22:10:00")
    game.course = replace(game.course, config=replace(game.course.config, seats=seats))
    pilot.app.push(ReviewScreen(shell, game, "game"))
    pilot.settle()
    body = pilot.scene.body
    for page in GAME_PAGES:
        for as_table in (False, True):
            body.page, body.as_table = page, as_table
            pilot.scene.rebuild()
            pilot.settle()
            assert pilot.problems(contrast_too=False) == [], (page, as_table)


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("name", [*LONGEST[:3]])
def test_the_longest_name_has_a_career(size, scale, name):
    games = [
        replace(game, seats=tuple(replace(seat, name=name) if seat.name == "Marion" else seat for seat in game.seats))
        for game in made_up_games(12)
    ]
    pilot, _ = of_career(games, "de", size, scale)
    assert pilot.problems(contrast_too=False) == []
    pilot.click("career.person")
    assert pilot.problems(contrast_too=False) == []


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_two_lengths_of_an_edition_are_told_apart_where_names_are_short(lang):
    pages = CareerPages(Texts.load(lang), Choice([]))
    for at in range(2):
        assert pages.name("edition", "2019/4")[at] != pages.name("edition", "2019/7")[at]


def test_the_list_names_the_edition_even_in_a_few_words():
    pilot, _ = of_career(made_up_games(42), "en", (1280, 720))
    assert any(said.startswith("2019 edition") and said.endswith("%") for said in pilot.texts())


@pytest.mark.parametrize(("lang", "said"), [("en", "Votes per €1,000"), ("de", "Stimmen je 1.000\u00a0€")])
def test_votes_for_money_carry_the_sign_of_the_money(lang, said):
    pilot, _ = of_game(evening(19), lang)
    assert said in pilot.texts()


def test_the_list_names_the_highest_price_and_the_table_what_everybody_paid_in_all():
    session = evening(19)
    pilot, shell = of_game(session)
    figures = statistics(session.events, session.edition)
    sold = [each.winner for each in figures.auctions if each.winner is not None]
    dearest = max(each.amount for each in sold)
    fact = next(text for text in pilot.texts() if text.startswith(shell.texts.money_short(dearest) + " ·"))
    codes = [shell.texts(f"land-{each.land}-code") for each in figures.auctions if each.land]
    assert fact.split(" · ")[1] in [*codes, shell.texts("phase-start_player-short")]
    body = pilot.scene.body
    rows = body.pages().plate("auctions").sheet.rows[-len(figures.parties) :]
    assert sum(int(row.values[2]) for row in rows) == sum(each.amount for each in sold)
    assert sum(int(row.values[5]) for row in rows) == sum(each.over for each in figures.auctions)


def test_a_best_is_told_in_the_money_of_its_edition():
    games = [replace(game, edition="1997", elections=7) for game in made_up_games(6)]
    pilot, _ = of_career(games)
    pilot.click("stats.page.bests")
    assert pilot.shows("Most votes per DM\u00a01,000 of rallies")
    pilot.click("stats.view.True")
    assert "Most votes per DM 1,000 of rallies" in " ".join(written(pilot)).replace("\u00a0", " ")


def test_an_edition_that_is_not_there_any_more_is_shown_by_its_key():
    pilot, _ = of_career([replace(game, edition="lost") for game in made_up_games(6)])
    for page in CAREER_PAGES:
        pilot.click(f"stats.page.{page}")
        assert pilot.problems(contrast_too=False) == []
    pilot.click("stats.page.edition")
    assert pilot.shows("lost")
