"""Plots and tables: scales end above everything, every figure is written, and a table writes its rows in one form."""

from __future__ import annotations

import pytest
from acceptance_screens import SCREENS, SHORT_LOOKS, stand_of
from evenings import SIZES

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.features.ending.bars import Piece as BarPiece
from macher.ui.features.ending.bars import _joined
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots.columns import Column, ColumnPlot, Group, Piece
from macher.ui.plots.lines import LinePlot, Series, Tick
from macher.ui.plots.marks import scale_top, step_of
from macher.ui.plots.prices import Price, PricePlot, Sale
from macher.ui.plots.sheet import Head, Row, Sheet, sheet_table
from macher.ui.scene import Context, Node, Scene

PARTIES = ("cdu", "spd", "gruene", "fdp", "linke")


class Page(Scene):
    """One node that fills the window but for an edge."""

    def __init__(self, make) -> None:
        self.make, self.node = make, None

    def build(self, ctx: Context) -> Node:
        self.node = self.make(ctx, ctx.rect.inset(20, 20))
        return Node(ctx.rect, self.node)


def drawn(make, size=(1280, 720), scale=1.0):
    pilot = Pilot(Page(make), size, scale, texts=Texts.load("en"))
    return pilot.settle(), pilot.scene.node


@pytest.mark.parametrize("highest", [1, 9, 10, 11, 65, 96, 131, 244, 427, 999])
@pytest.mark.parametrize("height", [40, 95, 130, 300, 560, 900])
def test_a_scale_ends_with_a_line_that_nothing_stands_above(highest, height):
    top = scale_top(highest, height)
    step = step_of(top, height)
    assert highest <= top
    assert top % step == 0
    assert 1 <= top // step <= max(2, height / 40 + 1)
    assert top <= 2 * highest or top <= 2


def columns(ends):
    """Seven rounds with small figures, and a count with those of three digits."""
    rounds = [
        [0, 14, 40, 14, 5],
        [3, 0, 0, 3, 28],
        [34, 40, 42, 32, 20],
        [0, 3, 0, 0, 0],
        [33, 8, 29, 48, 10],
        [43, 78, 66, 45, 50],
        [0, 6, 6, 17, 0],
        ends,
    ]
    return [
        Group(
            f"Round {at}",
            f"R {at}",
            tuple(
                Column(party, (Piece(value),), str(value), f"tip {at} {party}")
                for party, value in zip(PARTIES, values, strict=True)
            ),
        )
        for at, values in enumerate(rounds, 1)
    ]


@pytest.mark.parametrize(("size", "scale"), [((1080, 600), 1.0), ((1450, 860), 1.0), ((1530, 860), 2.0)])
def test_every_column_has_its_figure_even_one_of_three_digits(size, scale):
    ends = [107, 170, 244, 206, 129]
    pilot, plot = drawn(lambda ctx, rect: ColumnPlot(ctx, rect, "plot", columns(ends), str), size, scale)
    said = [run.text for run in pilot.runs()]
    for group in plot.groups:
        for column in group.columns:
            assert said.count(column.label) >= 1
    assert sum(text.isdecimal() and len(text) == 3 for text in said) >= len(ends)
    assert pilot.problems(contrast_too=False) == []
    for boxes in plot.boxes:
        assert len({round(box.w, 3) for box in boxes}) == 1


def test_prices_stay_inside_their_plot_and_a_near_runner_up_beside_the_buyer():
    sale = Sale("BW", "tip", Price("spd", 136), Price("fdp", 135))
    rounds = [(f"Round {at}", f"R {at}", [sale] * 5) for at in range(6)]
    pilot, plot = drawn(lambda ctx, rect: PricePlot(ctx, rect, "plot", rounds, str))
    assert plot.scale.y(136) - plot.side / 2 >= 0
    assert plot.side * 1.62 < plot.pitch
    assert pilot.problems(contrast_too=False) == []


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_names_of_moments_are_all_long_or_all_short_and_the_last_one_is_there(size, scale):
    lands = [
        ("Baden-Württemberg", "BW"),
        ("Hessen", "HE"),
        ("Berlin", "BE"),
        ("Sachsen", "SN"),
        ("Bayern", "BY"),
        ("Brandenburg", "BB"),
        ("Saarland", "SL"),
    ]
    moments = [("Start", "Start"), *lands, ("Final count", "End")]
    ticks = [Tick(at, *names) for at, names in enumerate(moments)]
    series = [Series(party, party, party, tuple(range(0, 9 * at, at))) for at, party in enumerate(PARTIES, 1)]
    pilot, _ = drawn(lambda ctx, rect: LinePlot(ctx, rect._replace(h=170), "plot", series, ticks, str), size, scale)
    said = {run.text for run in pilot.runs()}
    assert {"Final count", "End"} & said
    named = [{long, short} & said for long, short in lands]
    assert all(named)
    assert all(len(found) == 1 for found in named)
    assert len({next(iter(found)) == long for found, (long, _) in zip(named, lands, strict=True)}) == 1
    assert pilot.problems(contrast_too=False) == []


def test_the_rows_of_a_table_are_all_in_full_or_all_short():
    def table(labels, width):
        rows = tuple(Row(label, ("1", "2"), f"R {at}") for at, label in enumerate(labels))
        sheet = Sheet("title", "", (Head("one"), Head("two")), rows)
        return drawn(lambda ctx, rect: sheet_table(ctx, rect._replace(w=width), sheet, id="t"))[0]

    labels = ["Round 1 · Money", "Round 2 · Actions of the shadow cabinet in all states"]
    assert all(table(labels, 1200).shows(label) for label in labels)
    narrow = table(labels, 400)
    assert all(narrow.shows(f"R {at}") for at in range(2))
    assert not any(narrow.shows(label) for label in labels)


def test_five_rows_of_figures_stand_in_the_lowest_panel_without_scrolling():
    rows = tuple(Row(party, ("131", "0"), party, party) for party in PARTIES)
    sheet = Sheet("title", "", (Head("one"), Head("two")), rows)
    size, scale = SIZES[-1]
    pilot, _ = drawn(lambda ctx, rect: sheet_table(ctx, rect._replace(h=140), sheet, id="t"), size, scale)
    assert all(pilot.shows(party) for party in PARTIES)
    assert pilot.get("t").content <= pilot.get("t").rect.h


def test_elections_too_narrow_for_their_figures_are_added_up():
    points = [2, 30, 3, 4, 25, 1]
    pieces = [BarPiece("solid", each, f"L{each}", "", f"tip {each}") for each in points]
    pieces.append(BarPiece("outlined", 2, "", "coins", "money"))
    made = _joined(pieces, lambda value: value > 5)
    assert [piece.points for piece in made] == [2, 30, 7, 25, 1, 2]
    assert made[2].tip == "tip 3\ntip 4"
    assert sum(piece.points for piece in made) == sum(points) + 2


PLOTTED = [each for each in SCREENS if each.split(":")[0] in ("statistics", "career", "final", "election")]
PLOTTED.remove("final:log")
"""A sheet lies over the plots there."""


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("screen", PLOTTED)
def test_no_line_of_a_scale_runs_through_a_figure(screen, monkeypatch):
    stand = stand_of(screen)
    for look in SHORT_LOOKS[:3]:
        assert struck_through(stand.look(look), monkeypatch) == [], look
    stand.close()


def struck_through(pilot, monkeypatch):
    """Writing with a straight line in it that no ground covers."""
    drawn: list[tuple[str, Rect, str]] = []

    def note(patch, name, rect_of, kind):
        draw = getattr(Painter, name)

        def noted(self, *args, **more):
            box = rect_of(*args)
            drawn.append((kind, box._replace(x=box.x + self.ox, y=box.y + self.oy), ""))
            draw(self, *args, **more)

        patch.setattr(Painter, name, noted)

    write = Painter._note

    def written(self, text, box, ink, *more):
        drawn.append(("text", self.logical(ink).inset(1), text))
        write(self, text, box, ink, *more)

    with monkeypatch.context() as patch:
        note(patch, "hline", lambda x, y, w, colour, width=1.0: Rect(x, y, w, width), "line")
        note(patch, "vline", lambda x, y, h, colour, width=1.0: Rect(x, y, width, h), "line")
        note(patch, "fill", lambda rect, colour: rect, "fill")
        note(patch, "box", lambda rect, *colours: rect, "fill")
        patch.setattr(Painter, "_note", written)
        pilot.runs()
    found = []
    for at, (kind, ink, text) in enumerate(drawn):
        if kind != "text" or not text.strip():
            continue
        for before, (other, line, _) in enumerate(drawn):
            if other != "line" or not line.meets(ink):
                continue
            grounds = [rect for kind, rect, _ in drawn[before:at] if kind == "fill"]
            if not any(ground.holds(ink.shared(line), 1) for ground in grounds):
                found.append(f"{text!r} at {ink.x:.0f},{ink.y:.0f}")
    return found
