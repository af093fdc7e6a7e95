"""Fonts at their real size and the breaking of lines."""

import pygame
import pytest

from macher.ui.layout import make_viewport
from macher.ui.paint import Fonts, wrap
from macher.ui.theme import ROLES, typography
from macher.ui.theme.typography import Style

LONG = "Landesverfassungsgerichtspräsidentenkandidatur"


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.25, 1.35, 1.5, 2.0])
def test_fonts_are_opened_at_the_physical_size(scale):
    face = Fonts(scale).face(Style(size=20))
    assert face.pixels == round(20 * scale)
    # A capital is as high as the drawing says, so nothing was stretched.
    line = face.render("H", (0, 0, 0))
    ink = pygame.mask.from_surface(line, 100).get_bounding_rects()[0]
    assert abs(ink.h - face.cap) <= 1


@pytest.mark.parametrize("role", ["figure", "votes", "number", "body", "money", "points"])
def test_figures_are_tabular(role):
    face = Fonts(1.0).face(typography("wide").style(role))
    assert len({face.width(digit * 8) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("pixels", [(1920, 1080), (1280, 720), (1190, 670), (960, 540)])
def test_no_letter_is_smaller_than_fourteen_pixels(pixels):
    view = make_viewport(pixels)
    styles = typography(view.layout, view.least)
    assert min(styles.style(role).size for role in ROLES) * view.scale >= 13.99


def test_roles_take_a_weight():
    assert typography("wide").style("body:bold").weight == "bold"
    with pytest.raises(KeyError):
        typography("wide").style("nothing")
    with pytest.raises(KeyError):
        typography("wide").style("body:heavy")


def test_lines_fit_and_nothing_is_lost():
    face = Fonts(1.0).face(Style(size=17))
    text = "Add rallies with + in any state. Each state is paid for separately; at most 8 rallies fit."
    lines = wrap(text, face, 220)
    assert len(lines) > 2
    assert all(face.width(line) <= 220 for line in lines)
    assert " ".join(lines) == text


def test_newlines_are_kept_and_a_no_break_space_does_not_end_a_line():
    face = Fonts(1.0).face(Style(size=17))
    assert wrap("a\n\nb", face, 200) == ["a", "", "b"]
    width = face.width("costs 3\u00a0000") - 1
    assert wrap("costs 3\u00a0000\u00a0€", face, width) == ["costs", "3\u00a0000\u00a0€"]


def test_a_figure_stays_with_the_short_word_behind_it():
    face = Fonts(1.0).face(Style(size=17))
    width = face.width("worth 3 points") - 1
    assert wrap("worth 3 points", face, width) == ["worth", "3 points"]
    width = face.width("Bonus: 5 Siegpunkte.") - 1
    assert wrap("Bonus: 5 Siegpunkte.", face, width) == ["Bonus:", "5 Siegpunkte."]  # its full stop does not count
    assert wrap("worth 3 Wahlveranstaltungen", face, face.width("Wahlveranstaltungen")) == [
        "worth 3",
        "Wahlveranstaltungen",
    ]
    assert wrap("3 points", face, face.width("points")) == ["3", "points"]


def test_a_change_stays_with_the_word_before_it():
    face = Fonts(1.0).face(Style(size=17))
    width = face.width("national opinions +7") - 1
    assert wrap("national opinions +7", face, width) == ["national", "opinions +7"]
    assert wrap("elektorat \u22123", face, face.width("elektorat")) == ["elektorat", "\u22123"]
    assert wrap("sign + topic", face, face.width("sign +")) == ["sign +", "topic"]


def test_long_words_are_cut_with_a_hyphen():
    face = Fonts(1.0).face(Style(size=17))
    lines = wrap(LONG, face, 160)
    assert len(lines) > 1
    assert all(face.width(line) <= 160 for line in lines)
    assert all(line.endswith("-") for line in lines[:-1])
    assert "".join(line.rstrip("-") for line in lines) == LONG


@pytest.mark.parametrize(
    ("lang", "word", "begin", "line"),
    [
        ("pl", "Ostateczne", "Ostatecz-", "Osta-"),
        ("de", "Schlusswertung", "Schlusswertu-", "Schlusswer-"),
        ("pl", "odrzucana", "odrzucan-", "odrzu-"),
        ("de", "Umwandlung", "Umwandlu-", "Umwand-"),
        ("de", "Parteiprogramm", "Parteiprog-", "Parteipro-"),
        ("fr", "concordances", "concord-", "concor-"),
        ("de", "Übereinstimmungen", "Übereinstimmu-", "Übereinstim-"),
        ("", "Umwandlung", "Umwandl-", "Umwandl-"),
    ],
)
def test_words_are_cut_between_syllables(lang, word, begin, line):
    """What has no syllables, or no dictionary, is cut where the line ends."""
    face = Fonts(1.0, lang).face(Style(size=17))
    lines = wrap(word, face, face.width(begin))
    assert lines[0] == line
    assert "".join(each.rstrip("-") for each in lines) == word


def test_soft_hyphens_and_hyphens_are_the_first_places_to_cut():
    face = Fonts(1.0).face(Style(size=17))
    width = face.width("Mecklenburg-") + 2
    assert wrap("Mecklenburg-Vorpommern", face, width)[0] == "Mecklenburg-"
    width = face.width("Gerichts-") + 2
    assert wrap("Gerichts\u00adpräsident", face, width) == ["Gerichts-", "präsident"]
    assert wrap("Gerichts\u00adpräsident", face, 900) == ["Gerichtspräsident"]


def test_a_missing_font_is_replaced_and_told_in_the_settings(monkeypatch):
    from macher.gallery.pilot import Pilot
    from macher.i18n import Texts
    from macher.resources import ResourceMissing
    from macher.ui.features.settings.page import SettingsScreen
    from macher.ui.game.games import Games
    from macher.ui.paint import fonts
    from macher.ui.scene import Scene
    from macher.ui.settings.settings import SettingsStore
    from macher.ui.shell.shell import Shell

    def missing(*parts):
        raise ResourceMissing("/".join(parts))

    fonts._font.cache_clear()
    fonts.fonts_at.cache_clear()
    monkeypatch.setattr(fonts, "asset", missing)
    try:
        texts = Texts.load("pl")
        pilot = Pilot(Scene(), (1280, 720), texts=texts)
        shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
        shell.go.menu()
        pilot.settle()
        shell.app.push(SettingsScreen(shell, "data"))
        pilot.settle()
        assert any("IBMPlexSans" in node.name for node in pilot.nodes())
    finally:
        fonts._font.cache_clear()
        fonts.fonts_at.cache_clear()
        fonts.missing_fonts.clear()


@pytest.mark.parametrize("text", ["a\0b", "\0", "\ud800", "\u202e", "\u200b", "♥\ufe0f", "\n"])
@pytest.mark.parametrize("tracking", [0.0, 1.5])
def test_whatever_a_name_holds_it_can_be_drawn(text, tracking):
    face = Fonts(1.0).face(Style(weight="regular", size=16, tracking=tracking))
    assert face.bearing(text) >= 0
    assert face.render(text, (0, 0, 0)).get_width() >= 0 <= face.width(text)
