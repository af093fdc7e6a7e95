"""The tables of the page kit: what fits, what scrolls, what a row says."""

import pytest

from macher.gallery.pilot import Pilot
from macher.ui.kit.table_view import Cell, TableColumn, TableRow, TableView
from macher.ui.layout import Rect
from macher.ui.scene import Node, Scene


class TablePage(Scene):
    """A table of parties in a box of a given size."""

    def __init__(self, columns: list[TableColumn], rows: list[TableRow], width: float = 600, height: float = 300):
        self.columns, self.rows, self.size = columns, rows, (width, height)

    def build(self, ctx):
        box = Rect(20, 20, *self.size)
        return Node(ctx.rect).add(TableView(ctx, box, self.columns, self.rows, id="t", name="Table"))


class TestTable:
    COLUMNS = (
        TableColumn("Party", weight=1, alike=True),
        TableColumn("Votes in the land", "Votes", "right"),
        TableColumn("Remarks", align="left", weight=2),
    )

    def rows(self, count: int) -> list[TableRow]:
        return [TableRow([Cell(f"Party {at}", party="spd"), str(at), "Nothing"], id=f"r.{at}") for at in range(count)]

    def shown(self, rows: list[TableRow], **size: float) -> Pilot:
        return Pilot(TablePage(list(self.COLUMNS), rows, **size))

    def test_it_says_its_rows_with_the_headings(self):
        pilot = self.shown(self.rows(2))
        assert (pilot.get("t.table").role, pilot.get("t.table").name) == ("table", "Table")
        assert (pilot.get("r.1").role, pilot.get("r.1").name) == (
            "row",
            "Party Party 1, Votes in the land 1, Remarks Nothing",
        )
        assert not pilot.get("r.1").focusable

    def test_rows_become_lower_before_the_table_scrolls_and_it_scrolls_by_whole_rows(self):
        low = self.shown(self.rows(8)).get("t")
        assert low.furthest == 0
        assert low.children[0].rect.h < 40
        view = self.shown(self.rows(30)).get("t")
        assert view.furthest > 0
        assert view.rect.h % view.children[0].rect.h == pytest.approx(0, abs=0.01)

    def test_a_column_without_a_weight_is_as_wide_as_its_cells_and_gives_way_to_its_short_heading(self):
        assert self.shown(self.rows(2)).shows("Votes in the land")
        narrow = self.shown(self.rows(2), width=90)
        assert narrow.shows("Votes")
        assert not narrow.shows("Votes in the land")

    def test_cells_that_are_alike_are_all_in_full_or_all_short(self):
        rows = [TableRow([Cell([f"{'Long ' * at}party", f"P{at}"]), "1", ""]) for at in (1, 40)]
        pilot = self.shown(rows)
        assert pilot.shows("P1")
        assert pilot.shows("P40")

    def test_a_row_with_several_lines_is_as_high_as_they_need_and_a_cell_may_fill_several_columns(self):
        wordy = TableRow(["Party", Cell("Word " * 60, wraps=True, span=2)], id="wordy")
        pilot = self.shown([wordy, *self.rows(1)])
        assert pilot.get("wordy").rect.h > 80
        assert pilot.get("r.0").rect.y == pilot.get("wordy").rect.h

    def test_a_cell_may_be_a_node_and_a_row_may_be_clicked(self):
        clicked: list[str] = []
        row = TableRow(
            ["Party", "1", Cell(node=lambda box: Node(box, id="inner"))], id="row", call=lambda: clicked.append("row")
        )
        pilot = self.shown([row])
        pilot.click("row")
        assert clicked == ["row"]
        assert pilot.get("row").role == "button"
        assert pilot.get("inner").parent is pilot.get("row")
