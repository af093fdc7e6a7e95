"""The rules on the screen: contents, links, the way back, searching, whole rows; refusals and tips that lead there."""

from __future__ import annotations

import pytest
from evenings import SIZES as EVERY_SIZE
from hands import Hands, begin

from macher.editions.registry import edition, editions
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.features.rules.book import line_width
from macher.ui.features.rules.page import RulesScreen
from macher.ui.game.games import Games
from macher.ui.layout import Rect
from macher.ui.paint.fonts import wrap
from macher.ui.scene import Node, Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.widgets import ScrollView

LANGS = ("en", "de", "pl", "fr")
SIZES = (((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.35))
LONGEST_LINE = 70


def opened(anchor="", lang="en", size=(1280, 720), scale=1.0, key=""):
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    screen = RulesScreen(shell, anchor, key)
    pilot.app.push(screen)
    return pilot.settle(), screen


def views(pilot):
    return [node for node in pilot.nodes() if isinstance(node, ScrollView)]


def halves(view):
    """Rows of a view that are seen in part only."""
    window = view.window_room
    shown = [(row, row.window_rect.shared(window)) for row in view.children]
    return [row for row, seen in shown if seen.h > 0.5 and seen.h < row.rect.h - 0.5 and row.rect.h <= view.rect.h]


# -- the book ----------------------------------------------------------------------------------------------------------


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", LANGS)
def test_every_chapter_fits_in_every_layout(lang):
    for size, scale in SIZES:
        for key in ("2019", "1997"):
            pilot, screen = opened("", lang, size, scale, key)
            for chapter in screen.book.chapters:
                screen.go(chapter.key)
                pilot.settle()
                assert pilot.problems(contrast_too=False) == [], (size, scale, chapter.key)
                assert not [half for view in views(pilot) for half in halves(view)]
            assert not screen.texts.missing
            assert pilot.problems() == []


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", LANGS)
def test_the_pages_beside_the_book_fit_for_every_edition(lang):
    for size, scale in EVERY_SIZE:
        for key in editions():
            for page in ("book", "differs", "editions", "rulings", "figures"):
                pilot, screen = opened(page, lang, size, scale, key)
                assert pilot.problems() == []
                assert not screen.texts.missing


@pytest.mark.parametrize("lang", LANGS)
def test_lines_have_seventy_characters_at_most(lang):
    for size, scale in SIZES:
        pilot, screen = opened("", lang, size, scale)
        ctx = pilot.app.context(pilot.app.stage)
        face = ctx.fonts.face(ctx.type.style("text"))
        limit = int(line_width(ctx) * pilot.app.viewport.scale)
        assert ctx.type.style("text").line >= 1.3
        for key in editions():
            screen.edition = edition(key)
            for passage in screen.passages():
                lines = wrap(passage.text, face, limit)
                assert max(map(len, lines)) <= LONGEST_LINE, lines


def test_a_step_of_the_game_a_chapter_and_a_rule_open_at_their_place():
    for anchor, chapter, rule in (
        ("rallies", "rallies", ""),
        ("media.spots", "media", "media.spots"),
        ("poll_choice", "polls", "polls.win"),
        ("final", "final", ""),
        ("words", "words", ""),
        ("nowhere", "overview", ""),
    ):
        _, screen = opened(anchor)
        assert (screen.page, screen.chapter.key, screen.anchor) == ("book", chapter, rule)


def test_links_are_followed_and_lead_back_with_the_mouse_and_with_the_keyboard():
    pilot, screen = opened("rallies.spots")
    pilot.click("rules.see.rallies.spots.conversion.least")
    assert (screen.chapter.key, screen.anchor) == ("conversion", "conversion.least")
    pilot.click("rules.return")
    assert (screen.chapter.key, screen.anchor) == ("rallies", "rallies.spots")
    screen.go("conversion.least")
    pilot.settle().press("alt+left")
    assert screen.chapter.key == "rallies"
    screen.go("conversion.least")
    pilot.settle().press("backspace")
    assert screen.chapter.key == "rallies"
    assert pilot.find("rules.return") is None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(640, 360), (1280, 720)])
def test_heading_and_way_back_never_run_into_each_other(lang, size):
    pilot, screen = opened("deployment.symbols", lang, size)
    screen.go("rallies.spots")
    assert pilot.settle().problems() == []
    assert pilot.find("rules.return") is not None


def test_the_contents_are_read_with_the_keyboard_alone():
    pilot, screen = opened("")
    for _ in range(12):
        pilot.press("tab")
        if pilot.focused.startswith("rules.chapter"):
            break
    assert pilot.focused.startswith("rules.chapter")
    pilot.press("down", "return")
    assert screen.chapter is screen.book.chapters[1]
    for _ in range(len(screen.book.chapters)):
        pilot.press("down")
    assert pilot.focused == f"rules.chapter.{screen.book.chapters[-1].key}"
    view = next(view for view in views(pilot) if view.id.startswith("rules.tree"))
    node = pilot.get(pilot.focused)
    assert view.window_room.holds(node.window_rect, 0.6)


def test_the_same_rule_is_looked_at_in_another_edition():
    pilot, screen = opened("media.spots")
    pilot.click("rules.edition.2006")
    assert screen.chapter.key == "campaign"
    screen.go("meetings.limit")
    pilot.settle().click("rules.edition.1997")
    assert screen.anchor == "meetings.limit"


# -- searching ---------------------------------------------------------------------------------------------------------


def test_the_search_is_live_and_goes_from_hit_to_hit():
    pilot, screen = opened("", "pl")
    pilot.press("ctrl+f")
    assert pilot.focused == "rules.search"
    pilot.type("glosow")
    hits = screen.search.hits(screen.passages())
    assert len(hits) > 5
    assert all("głosów" in hit.text.lower() or "głosów" in hit.group.lower() for hit in hits)
    assert pilot.shows(screen.texts("rulebook-search-count", at=1, n=len(hits)))
    pilot.press("return", "return", "shift+return")
    assert screen.search.at == 1
    pilot.press("shift+return", "shift+return")
    assert screen.search.at == len(hits) - 1
    row = pilot.get(f"rules.hit.{screen.search.at}")
    view = next(view for view in views(pilot) if view.id.startswith("rules.hits"))
    assert view.window_room.holds(row.window_rect, 0.6)
    pilot.press("escape")
    assert not screen.search.query
    assert isinstance(pilot.scene, RulesScreen)
    pilot.press("escape")
    assert not isinstance(pilot.scene, RulesScreen)


def test_a_hit_opens_its_rule_and_the_way_back_leads_to_the_hits():
    pilot, screen = opened("")
    screen.look_for("ballot box")
    pilot.settle()
    first = screen.search.hits(screen.passages())[0]
    pilot.click("rules.hit.0")
    assert screen.anchor == first.anchor
    pilot.click("rules.return")
    assert screen.search.query == "ballot box"


def test_rulings_and_digital_differences_are_found_too():
    pilot, screen = opened("")
    screen.look_for("seed of the game")
    pilot.settle().click("rules.hit.0")
    assert screen.page == "digital"


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_from_a_page_beside_the_book_a_way_leads_back_to_the_hits(size, scale, way):
    pilot, screen = opened("", "de", size, scale)
    screen.look_for("Umfrage")
    hits = screen.search.hits(screen.passages())
    at = next(at for at, hit in enumerate(hits) if hit.anchor == "rulings")
    screen.open_hit(at)
    assert pilot.settle().problems() == []
    assert not [half for view in views(pilot) for half in halves(view)]
    if way == "mouse":
        pilot.click("rules.return")
    else:
        pilot.press("alt+left")
    assert (screen.page, screen.search.query, screen.search.at) == ("book", "Umfrage", at)


@pytest.mark.parametrize("lang", LANGS)
def test_hits_and_no_hits_fit_in_every_layout(lang):
    for size, scale in SIZES:
        pilot, screen = opened("", lang, size, scale)
        for query in ("50", "a", "q" * 40):
            screen.look_for(query)
            assert pilot.settle().problems() == []
            assert not [half for view in views(pilot) for half in halves(view)]


# -- rows --------------------------------------------------------------------------------------------------------------


def test_rows_are_whole_wherever_the_view_is_scrolled():
    pilot, _ = opened("cabinet_actions", size=(1280, 720), scale=1.35)
    view = next(view for view in views(pilot) if view.id.startswith("rules.text"))
    assert view.furthest > 0
    seen = set()
    for _ in range(60):
        before = view.offset
        view.wheel(0, -48)
        assert not halves(view)
        seen.add(view.offset)
        if view.offset == before:
            break
    assert view.offset == view.furthest
    last = view.children[-1]
    assert view.window_room.holds(last.window_rect, 0.6)
    while view.wheel(0, 48):
        assert not halves(view)
    assert view.offset == 0


@pytest.mark.parametrize("page", ["differs", "rulings", "digital", "figures", "editions"])
def test_the_pages_beside_the_book_use_the_width_of_a_wide_window(page):
    pilot, _ = opened(page, size=(1920, 1080), key="2006")
    view = next(view for view in views(pilot) if view.id.startswith("rules.text"))
    right = max(run.box.right for run in pilot.runs())
    assert right - view.window_rect.x > 0.75 * view.rect.w


def test_a_row_taller_than_the_window_can_be_read_to_its_end():
    class Page(Scene):
        def build(self, ctx):
            rows = [Node(Rect(0, 0, 100, 50)), Node(Rect(0, 50, 100, 900)), Node(Rect(0, 950, 100, 40))]
            return Node(ctx.rect, ScrollView(Rect(0, 0, 120, 300), *rows, id="rows", name="rows"))

    pilot = Pilot(Page(), (1280, 720))
    view = pilot.get("rows")
    while view.wheel(0, -48):
        pass
    assert view.offset + view.rect.h >= view.content - 0.5


# -- from the table ----------------------------------------------------------------------------------------------------


def rally_question(lang="en", size=(1280, 720), scale=1.0):
    pilot, shell = begin(lang, size, scale, seats="spd=human,gruene=random,cdu=random", seed=5)
    hands = Hands(pilot, shell, 5)
    while not (pilot.scene.name == "table" and type(pilot.scene.prompt).__name__ == "RallyPrompt"):
        hands.step()
    return pilot, shell


def test_a_refusal_names_its_rule_and_opens_it_with_a_click_or_f1():
    pilot, shell = rally_question()
    pilot.click("act.confirm")
    link = pilot.app.stage.linked()
    assert link is not None
    assert link.text.startswith("Rule 4")
    box = pilot.app.stage.toast_nodes[-1].children[0].window_rect
    pilot.click((box.cx, box.cy))
    assert isinstance(pilot.scene, RulesScreen)
    assert pilot.scene.chapter.key == "rallies"
    pilot.press("escape")
    table = pilot.scene
    table.refuse(refused_sentence(shell))
    assert pilot.app.stage.linked().text.startswith("Rule 4.3")
    pilot.press("f1")
    assert pilot.scene.anchor == "rallies.spots"
    shell.close()


def test_what_cannot_be_taken_back_names_the_page_that_says_how_far_it_goes():
    pilot, shell = begin("en", (1280, 720), seats="spd=human,gruene=random,cdu=random", seed=5)
    hands = Hands(pilot, shell, 5)
    while shell.controller.undo_status().reason not in ("undo-chance", "undo-revealed"):
        hands.step()
    pilot.press("ctrl+z")
    link = pilot.app.stage.linked()
    assert link.text.startswith("App vs. tabletop")
    pilot.press("f1")
    assert (pilot.scene.name, pilot.scene.page) == ("rules", "digital")
    assert pilot.shows("A decision can be taken back")
    shell.close()


def test_where_nothing_was_done_yet_no_rule_is_named():
    pilot, shell = begin("en", (1280, 720), seats="spd=human,gruene=random,cdu=random", seed=5)
    assert shell.controller.undo_status().reason == "undo-nothing"
    pilot.press("ctrl+z")
    assert pilot.app.stage.toasts
    assert pilot.app.stage.linked() is None
    shell.close()


def refused_sentence(shell):
    from macher.i18n.refusals import refusal

    return refusal(shell.texts, "rally-spots", {"free": 0})


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", LANGS)
def test_a_refusal_with_its_rule_fits_in_every_layout(lang):
    pilot, shell = rally_question(lang)
    for size, scale in SIZES:
        pilot.resize(size, scale).scene.refuse(refused_sentence(shell))
        pilot.settle()
        assert pilot.app.stage.toasts
        assert pilot.problems() == []
    shell.close()


def test_tooltips_of_the_table_name_their_rule_and_f1_opens_it():
    pilot, shell = rally_question()
    pilot.move("votes.0.1").wait(1.0)
    assert pilot.app.stage.tip is not None
    assert "Rules" in pilot.app.stage.tip.name.split("\n")
    pilot.press("f1")
    assert (pilot.scene.name, pilot.scene.anchor) == ("rules", "conversion.formula")
    pilot.press("escape")
    pilot.move((5, 5)).wait(1.0).press("f1")
    assert pilot.scene.chapter.key == "rallies"
    shell.close()


def test_the_log_is_searched_from_the_table():
    pilot, shell = rally_question("de")
    pilot.press("ctrl+f")
    assert pilot.focused == "log.search"
    pilot.type("media")
    lines = [node.name for node in pilot.nodes() if type(node).__name__ == "_Line" and not node.entry.head]
    shown = [line for line in lines if "edien" in line]
    assert shown
    assert pilot.problems() == []
    pilot.type("xyz")
    assert pilot.shows(shell.texts("rulebook-search-none"))
    pilot.press("escape")
    assert not pilot.app.stage.layers
    pilot.press("l")
    assert pilot.find("log.search").text == ""
    pilot.press("ctrl+f")
    assert pilot.focused == "log.search"
    shell.close()
