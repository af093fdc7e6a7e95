"""Logical pixels, layouts by size and the division of rectangles."""

import pytest

from macher.ui.layout import Rect, largest_scale, make_viewport, side_by_side


@pytest.mark.parametrize(
    ("pixels", "scale", "display", "layout"),
    [
        ((1920, 1080), 1.0, 1.0, "wide"),
        ((3840, 2160), 1.0, 2.0, "wide"),
        ((1840, 1000), 1.0, 1.0, "wide"),
        ((1839, 1000), 1.0, 1.0, "wide"),
        ((1634, 916), 1.0, 1.0, "wide"),
        ((1600, 900), 1.0, 1.0, "wide"),
        ((1634, 916), 1.1, 1.0, "wide"),
        ((1280, 720), 1.0, 1.0, "wide"),
        ((1191, 671), 1.0, 1.0, "wide"),
        ((1920, 1080), 1.5, 1.0, "wide"),
        ((1920, 1080), 1.75, 1.0, "focus"),
        ((1920, 1080), 2.0, 1.0, "focus"),
        ((1280, 720), 1.25, 1.0, "focus"),
        ((960, 540), 1.0, 1.0, "focus"),
    ],
)
def test_layout_follows_the_logical_size(pixels, scale, display, layout):
    assert make_viewport(pixels, scale, display).layout == layout


@pytest.mark.parametrize("pixels", [(960, 540), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160), (1000, 2000)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.4, 2.0, 9.0])
def test_logical_size_never_falls_below_the_least(pixels, scale):
    viewport = make_viewport(pixels, scale)
    assert viewport.width >= 919.99
    assert viewport.height >= 519.99
    assert viewport.scale <= largest_scale(pixels)


def test_a_wished_layout_is_taken_only_where_it_fits():
    assert make_viewport((1920, 1080), layout="focus").layout == "focus"
    assert make_viewport((1180, 720), layout="wide").layout == "focus"


def test_very_wide_windows_keep_the_content_in_the_middle():
    stage = make_viewport((3440, 1080)).stage
    assert stage.w == pytest.approx(2580)
    assert stage.cx == pytest.approx(1720)


def test_taking_strips_leaves_the_rest():
    strip, rest = Rect(10, 20, 100, 50).take_left(30, gap=5)
    assert strip == Rect(10, 20, 30, 50)
    assert rest == Rect(45, 20, 65, 50)
    strip, rest = Rect(10, 20, 100, 50).take_bottom(10)
    assert strip == Rect(10, 60, 100, 10)
    assert rest == Rect(10, 20, 100, 40)


def test_columns_fill_the_width_with_their_gaps():
    cells = Rect(0, 0, 100, 10).columns([1, 2, 1], gap=4)
    assert [round(cell.w) for cell in cells] == [23, 46, 23]
    assert cells[-1].right == pytest.approx(100)
    assert len(Rect(0, 0, 90, 60).grid(3, 2)) == 6


def test_side_by_side_centres_on_the_tallest_and_aligns():
    sizes = [(40, 20), (40, 30), (40, 20)]
    places = side_by_side(Rect(0, 0, 140, 100), sizes, gap=10)
    assert [(r.x, r.y) for r in places] == [(0, 5), (50, 0), (100, 5)]
    right = side_by_side(Rect(0, 0, 200, 40), sizes, gap=10, align="right")
    assert right[-1].right == 200
