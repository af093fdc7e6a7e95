"""Cards of politicians in full, and what their holders say: every office of every edition, in every language."""

import pygame
import pytest

from macher.editions.registry import edition, editions
from macher.gallery.pictures.positions import asked
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages, pseudo
from macher.i18n import names as naming
from macher.rules.cards import PARTIES
from macher.ui.game.controller import GameController
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.paint.fonts import fonts_at
from macher.ui.paint.painter import Painter
from macher.ui.prompts.shared.politician_card import CARD, FrontNode, front_of, natural_width
from macher.ui.scene import Context, Node, Scene
from macher.ui.staging.paper import draw_spoken
from macher.ui.staging.reveal import Sheet
from macher.ui.table.dock.own_cabinet import _Politician
from macher.ui.table.screen import TableScene
from macher.ui.theme.tokens import make_theme
from macher.ui.theme.typography import typography

LANGS = [language.code for language in available_languages()]
OFFICES = sorted({card.key for key in editions() for card in edition(key).figures.politicians})
MOST_LETTERS = 60


class Cards(Scene):
    """All cards of an edition beside one another, each in the colours of another party; the last is played."""

    name = "cards"

    def __init__(self, texts: Texts, key: str, first: int = 0) -> None:
        self.edition = edition(key)
        self.texts, self.first = texts.in_words(words_of(self.edition)), first

    def build(self, ctx: Context) -> Node:
        root, x = Node(ctx.rect), 8.0
        count = len(self.edition.figures.politicians)
        for number in range(count):
            party = PARTIES[(number + self.first) % len(PARTIES)]
            last = number == count - 1
            front = front_of(self.texts, self.edition, party, number, played=last, stamp="SL" if last else "")
            wide = natural_width(ctx, front)
            root.add(FrontNode(Rect(x, 8, wide, CARD[1]), front, f"card.{number}"))
            x += wide + 8
        return root


@pytest.mark.parametrize("key", editions())
@pytest.mark.parametrize("lang", [*LANGS, pseudo.CODE])
def test_every_card_says_all_that_is_printed_on_it(key, lang):
    texts = Texts.load(lang)
    scene = Cards(texts, key)
    pilot = Pilot(scene, (2400, 400), texts=texts)
    problems = pilot.problems(contrast_too=False)
    assert [str(problem) for problem in problems] == []
    for number, card in enumerate(scene.edition.figures.politicians):
        box = pilot.get(f"card.{number}").window_rect
        written = [run.text for run in pilot.runs() if box.holds(run.ink, 2)]
        front = front_of(scene.texts, scene.edition, PARTIES[number % len(PARTIES)], number)
        assert scene.texts.money(card.cost) in written
        assert set(front.title) & set(written)
        for line in [*([front.main] if front.main else []), *front.others]:
            assert set(line.words) & set(written), (card.key, line.words, written)
        assert written.count(scene.texts("prompt-act-once")) == sum(spec.once for spec in card.actions)


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("first", range(5))
def test_cards_are_readable_in_every_party_also_when_played(theme, first):
    from macher.ui.settings.options import UiOptions

    texts = Texts.load("en")
    for key in ("2019", "2006"):
        pilot = Pilot(Cards(texts, key, first), (2000, 400), options=UiOptions(theme=theme), texts=texts)
        assert [str(problem) for problem in pilot.problems()] == []


def test_a_politician_of_the_cabinet_is_explained_by_the_card():
    texts = Texts.load("en")
    pilot = Pilot(TableScene(GameController(asked("cabinet_actions"), "instant")), (1920, 1080), texts=texts)
    pilot.move("cabinet.3").wait(1.0).settle()
    tip = pilot.app.stage.tooltips.tip
    assert tip is not None
    shown = [node for node in tip.walk() if isinstance(node, FrontNode)]
    assert [node.front.office for node in shown] == ["secretary"]
    assert tip.name == pilot.get("cabinet.3").tooltip
    assert pilot.app.stage.app.viewport.rect.holds(tip.window_rect, 0)


# -- what they say -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("office", OFFICES)
def test_every_office_has_a_line_of_its_own_in_every_language(office):
    said = {lang: Texts.load(lang)(f"spoken-{office}") for lang in LANGS}
    assert all(0 < len(line) <= MOST_LETTERS for line in said.values()), said
    assert len(set(said.values())) == len(LANGS), "each language has its own sentence"


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_offices_say_the_same(lang):
    texts = Texts.load(lang)
    assert len({texts(f"spoken-{office}") for office in OFFICES}) == len(OFFICES)


SHEETS = {"large window": (1.0, 0.0, Rect(0, 0, 856, 634)), "small window": (0.667, 21.0, Rect(0, 0, 856, 560))}
"""Scale of the window, its smallest letter and the sheet, in logical pixels."""


@pytest.mark.parametrize(("scale", "least", "box"), SHEETS.values(), ids=SHEETS)
@pytest.mark.parametrize("lang", [*LANGS, pseudo.CODE])
def test_lines_fit_on_the_sheet(lang, scale, least, box):
    texts, surface = Texts.load(lang), pygame.Surface((900, 700))
    for office in OFFICES:
        p = Painter(surface, scale, make_theme("paper"), typography("wide", least), fonts_at(scale))
        p.record = []
        draw_spoken(p, Sheet(box, (700, 640)), "spd", naming.spoken(texts, office))
        foot = Rect(box.x, box.bottom - 100, box.w, 100)
        assert p.record, office
        assert all(foot.holds(run.ink, 1) for run in p.record), (office, [run.text for run in p.record])


def test_the_reveal_shows_the_line():
    from macher.gallery.screenshot import show
    from macher.ui.game.games import Games
    from macher.ui.settings.settings import SettingsStore
    from macher.ui.shell.shell import Shell

    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, "table:reveal-acts-end")
    told = pilot.app.scene.staging.current
    assert told.spoken in told.said
    assert pilot.shows(told.spoken)
    shell.close()


LAYOUTS = {"wide": ((1920, 1080), 1.0), "small": ((1280, 720), 1.0), "focus": ((1280, 720), 1.35)}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("screen", ["table:rallies", "table:classic-2006-cabinet-use", "table:classic-1997-coalitions"])
def test_the_own_cabinet_shows_faces_and_names_in_every_layout(screen, lang, layout):
    from macher.gallery.screenshot import show
    from macher.ui.game.games import Games
    from macher.ui.settings.settings import SettingsStore
    from macher.ui.shell.shell import Shell

    size, scale = LAYOUTS[layout]
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, screen)
    pilot.settle()
    cards = [node for node in pilot.app.stage.root.walk() if isinstance(node, _Politician)]
    assert cards or layout == "focus"
    for card in cards:
        written = {run.text for run in pilot.runs() if card.window_rect.holds(run.ink, 1)}
        assert card.upright or card.face >= 12
        assert written & set(card.names), (card.names, written)
    shell.close()


@pytest.mark.parametrize("lang", LANGS)
def test_the_own_politician_who_acts_has_a_face_and_a_line(lang):
    from macher.gallery.screenshot import show
    from macher.ui.game.games import Games
    from macher.ui.settings.settings import SettingsStore
    from macher.ui.shell.shell import Shell

    texts = Texts.load(lang)
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, "table:cabinet-act")
    pilot.settle()
    face = pilot.get("dock.face")
    assert naming.spoken(texts, face.office) in face.tooltip
    shell.close()
