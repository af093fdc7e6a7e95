"""Counts of pictures: what counts as a text, as a figure and as colour, and how much tables may have of it."""

import json

import pytest

from macher.cli.main import run
from macher.gallery.counts import count, written
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import Look, Shot, counted
from macher.ui.layout import Rect
from macher.ui.paint.painter import Run
from macher.ui.scene import Node, Scene

MOST = {
    "table:rallies": {"texts": 214, "noughts": 5},
    "table:waiting": {"texts": 209, "noughts": 1},
    "table:cabinet-act": {"texts": 265, "noughts": 5},
    "table:classic-2006": {"texts": 238, "noughts": 1},
    "table:seven-elections": {"texts": 244, "noughts": 3},
    "table:last": {"texts": 210, "noughts": 0},
}
"""The most of each that a table in a window of 1920x1080 has: lower them where less is shown."""
LEAST = {
    "table:rallies": {"easy": 0.60, "strong_colour": 0.10},
    "table:waiting": {"easy": 0.60, "strong_colour": 0.065},
}
"""The least share of letters that are easy to read, and of strong colour."""


@pytest.mark.parametrize("screen", MOST)
def test_tables_have_no_more_than_they_had(screen):
    found = counted(Shot(screen, look=Look((1920, 1080))))
    assert {name: max(most, getattr(found, name)) for name, most in MOST[screen].items()} == MOST[screen]
    least = LEAST.get(screen, {})
    assert {name: min(share, getattr(found, name)) for name, share in least.items()} == least
    assert sum(found.sizes.values()) == found.texts > found.figures > found.noughts


class Drawn(Scene):
    """A page with what a function draws."""

    def __init__(self, draw):
        super().__init__()
        self.drawing = draw

    def build(self, ctx):
        return Node(ctx.rect).add(Page(ctx.rect, self.drawing))


class Page(Node):
    def __init__(self, rect, drawing):
        super().__init__(rect)
        self.drawing = drawing

    def draw(self, p):
        self.drawing(p)


def page(draw):
    pilot = Pilot(Drawn(draw), (960, 540))
    return pilot, count(pilot.app, pilot.surface)


LINE = Rect(100, 100, 400, 30)


def read(draw):
    return [each.text for each in written(page(draw)[0].app)]


def test_every_piece_of_a_line_counts_and_dots_between_do_not():
    def draw(p):
        p.runs([Run("Theo"), Run("12", "strong", gap=4), Run("·"), Run("", "body"), Run(" ")], LINE)

    assert read(draw) == ["Theo", "12"]


def test_what_a_later_fill_covers_is_not_counted():
    def draw(p):
        p.text("below", LINE)
        p.text("reaching out", LINE.moved(0, 100))
        p.fill(LINE, "panel")
        p.fill(LINE.moved(0, 100)._replace(w=20), "panel")
        p.text("above", LINE)

    assert read(draw) == ["reaching out", "above"]


def test_a_fill_covers_only_within_its_clip():
    def draw(p):
        p.text("below", LINE)
        with p.within(Rect(100, 100, 10, 30), clip=True):
            p.fill(Rect(0, 0, 400, 30), "panel")

    assert read(draw) == ["below"]


def test_what_is_outside_clip_or_window_is_not_counted():
    def draw(p):
        p.text("outside", LINE.moved(2000, 0))
        with p.within(Rect(100, 100, 200, 30), clip=True):
            p.text("cut", Rect(300, 0, 100, 30))
            p.text("inside", Rect(0, 0, 100, 30))

    assert read(draw) == ["inside"]


@pytest.mark.parametrize(
    ("text", "figure", "nought"),
    [
        ("0", 1, 1),
        ("+0", 1, 1),
        ("−0", 1, 1),
        ("×1", 1, 1),
        ("0 VP", 0, 1),
        ("0\u00a0SP", 0, 1),
        ("×3", 1, 0),
        ("−10", 1, 0),
        ("21 → 25", 1, 0),
        ("€25,000", 1, 0),
        ("25\u202f000\u00a0€", 1, 0),
        ("0 of 8", 0, 0),
        ("10 left", 0, 0),
        ("Round 2", 0, 0),
        ("→", 0, 0),
    ],
)
def test_figures_and_noughts(text, figure, nought):
    _, found = page(lambda p: p.text(text, LINE))
    assert (found.texts, found.figures, found.noughts) == (1, figure, nought)


def test_letter_sizes_are_logical():
    def draw(p):
        p.text("small", LINE, p.style("body").sized(15))
        p.text("also small", LINE.moved(0, 50), p.style("body").sized(15))
        p.text("easy", LINE.moved(0, 100), p.style("body").sized(17))

    pilot, _ = page(draw)
    pilot.resize((1440, 810), 1.5)
    found = count(pilot.app, pilot.surface)
    assert found.sizes == {"15": 2, "17": 1}
    assert found.easy == 0.333


def test_strong_colour_is_a_share_of_the_window():
    def draw(p):
        p.fill(Rect(0, 0, 960, 540), "#808080")
        p.fill(Rect(0, 0, 480, 270), "#E00000")
        p.fill(Rect(480, 0, 480, 270), "#E08080")

    _, found = page(draw)
    assert found.strong_colour == 0.25


def test_the_command_prints_a_line_for_each_picture(capsys):
    assert run(["screenshot", "menu", "--count", "--lang", "all", "--scale", "1.0"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sorted(line["lang"] for line in lines) == ["de", "en", "fr", "pl"]
    assert {(line["screen"], line["size"], line["scale"], line["theme"]) for line in lines} == {
        ("menu", "1280x720", 1.0, "paper")
    }
    assert all(line["texts"] == sum(line["sizes"].values()) > 0 for line in lines)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [(["menu", "--count", "--out", "a.png"], "--out"), (["strips", "--count"], "strips"), (["menu"], "--count")],
)
def test_wrong_use_is_refused(arguments, word, capsys):
    assert run(["screenshot", *arguments]) == 2
    assert word in capsys.readouterr().err
