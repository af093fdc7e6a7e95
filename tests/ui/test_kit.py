"""The page kit: where parts stand, what has room, what a row of a list answers to."""

from functools import partial

import pytest

from macher.gallery.pilot import Pilot
from macher.ui.kit.button_row import ButtonRow, RowButton
from macher.ui.kit.dialog import sheet
from macher.ui.kit.layers import as_many, at, middle, over, pad, share, tall, wide
from macher.ui.kit.list_row import ListRow
from macher.ui.kit.page import Kit, page_beside
from macher.ui.kit.parts import Part, air, at_most, column, grid, inset, part, row, spacer, spring, wrapped_row
from macher.ui.layout import Rect
from macher.ui.scene import Node, Scene
from macher.ui.theme.steps import STEPS, step
from macher.ui.widgets.column import Entry

BOX = Rect(10, 20, 300, 200)


def block(name: str, height: float | None = None, width: float | None = None, least: float | None = None) -> Part:
    return part(lambda box: Node(box, id=name), height, width, least)


def placed(shown: Part, box: Rect = BOX) -> dict[str, Rect]:
    """Where each part stands."""
    page = Node(Rect(0, 0, 400, 400))
    shown.place(page, box)
    return {node.id: node.rect for node in page.children}


class TestColumn:
    def test_parts_follow_one_another_and_the_one_without_a_height_takes_the_rest(self):
        found = placed(column(block("head", 30), block("list"), block("foot", 40), gap=10))
        assert found == {"head": Rect(10, 20, 300, 30), "list": Rect(10, 60, 300, 110), "foot": Rect(10, 180, 300, 40)}

    def test_none_is_left_out_together_with_its_gap(self):
        assert placed(column(block("a", 30), None, block("b", 30), gap=10))["b"].y == 60

    def test_a_short_list_leaves_the_rest_to_the_other_one(self):
        short = Part(block("short").place, most=lambda width: 20.0)
        found = placed(column(short, block("long")))
        assert (found["short"].h, found["long"].h) == (20, 180)

    def test_a_spring_takes_only_what_a_list_leaves(self):
        short = Part(block("short").place, most=lambda width: 150.0)
        found = placed(column(short, spring(), block("foot", 40)))
        assert (found["short"].h, found["foot"].y) == (150, 180)

    def test_air_shrinks_before_anything_else(self):
        loose = placed(column(air(20), block("a", 90), air(20), block("b", 90), spring()))
        assert (loose["a"].y, loose["b"].y) == (30, 130)
        assert placed(column(air(20), block("a", 90), spring(), block("b", 90)))["a"].y == 40

    def test_its_height_is_that_of_its_parts_and_none_if_one_of_them_grows(self):
        tall = column(block("a", 30), spacer(5), block("b", 30), gap=10).height
        assert tall is not None
        assert tall(300) == 85
        assert column(block("a", 30), block("b")).height is None

    def test_without_enough_room_nothing_gets_a_negative_height(self):
        assert placed(column(block("a", 180), block("b", 60), block("list")))["list"].h == 0


class TestRow:
    def test_the_part_without_a_width_takes_the_rest(self):
        found = placed(row(block("a"), block("b", 40, 100), gap=10))
        assert found == {"a": Rect(10, 20, 190, 200), "b": Rect(210, 20, 100, 200)}

    def test_what_may_shrink_does_so_in_proportion_and_never_below_its_least(self):
        found = placed(row(block("a", 40, 200, 100), block("b", 40, 200, 150), block("c", 40, 50)))
        assert (found["a"].w, found["b"].w, found["c"].w) == (pytest.approx(100), pytest.approx(150), 50)
        found = placed(row(block("a", 40, 200, 100), block("b", 40, 150)))
        assert (found["a"].w, found["b"].right) == (150, 310)

    def test_it_can_stand_at_the_right(self):
        assert placed(row(block("a", 40, 100), right=True))["a"] == Rect(210, 20, 100, 200)

    def test_its_height_is_that_of_its_tallest_part_at_the_width_that_it_gets(self):
        wordy = Part(block("words").place, lambda width: 1000 / width)
        tall = row(wordy, block("b", 5, 100), gap=0).height
        assert tall is not None
        assert tall(300) == 5
        assert tall(200) == 10


def test_a_grid_fills_row_by_row_and_its_last_row_keeps_the_width_of_the_columns():
    found = placed(grid([block(name, 40, 999) for name in "abc"], 2, gap=20))
    assert found == {"a": Rect(10, 20, 140, 40), "b": Rect(170, 20, 140, 40), "c": Rect(10, 80, 140, 40)}


class TestFlow:
    def test_what_does_not_fit_stands_on_a_further_line(self):
        found = placed(wrapped_row(block("a", 30, 140), None, block("b", 30, 140), block("c", 30, 140), gap=10))
        assert found == {"a": Rect(10, 20, 140, 30), "b": Rect(160, 20, 140, 30), "c": Rect(10, 60, 140, 30)}

    def test_its_lines_can_fill_the_room(self):
        found = placed(wrapped_row(block("a", 30, 100), block("b", 30, 140), block("c", 30, 200), gap=10, fill=True))
        assert (found["a"].w, found["b"].right, found["c"].w) == (125, 310, 300)

    def test_its_height_is_that_of_its_lines(self):
        tall = wrapped_row(block("a", 30, 200), block("b", 40, 200), gap=10).height
        assert (tall(300), tall(500)) == (80, 40)


def test_a_limit_and_an_inset_change_the_width_that_the_height_is_asked_for():
    wordy = Part(block("words").place, lambda width: 1000 / width)
    assert at_most(wordy, 100).height(300) == 10
    assert inset(wordy, 100, 7).height(300) == 24
    assert placed(inset(wordy, 100, 7))["words"] == BOX.inset(100, 7)


def test_a_height_is_asked_once_for_each_width_however_deep_a_part_lies():
    asked: list[float] = []

    def height(width: float) -> float:
        asked.append(width)
        return 20.0

    placed(column(column(column(row(Part(block("a").place, height), block("b", 10))), gap=3), block("rest")))
    assert asked == [150.0]


@pytest.mark.parametrize(
    ("shown", "box"),
    [
        (row(share(block("a"), 3), share(block("b"))), Rect(10, 20, 225, 200)),
        (pad(block("a"), 10, 20, 30, 40), Rect(20, 40, 260, 140)),
        (at(block("a", 40, 60), 1, 0), Rect(250, 20, 60, 40)),
        (column(row(middle(block("a", 20)), block("b", 60))), Rect(10, 40, 150, 20)),
        (row(tall(wide(block("a"), 90), 30), block("b")), Rect(10, 20, 90, 200)),
        (over(block("b"), None, block("a")), BOX),
        (as_many([block("b"), block("c"), block("a"), block("d")], 60), Rect(10, 140, 300, 60)),
        (as_many([block("b"), block("a"), block("c"), block("d")], 60, block("e"), newest=True), Rect(10, 20, 300, 60)),
    ],
)
def test_layers_and_room_around_parts(shown: Part, box: Rect):
    assert placed(shown)["a"] == box


def test_every_step_is_at_least_as_large_in_the_roomier_layout():
    for name, sizes in STEPS.items():
        assert sizes[0] >= sizes[1] > 0, name
    assert step("focus", "gap", 2) == 2 * STEPS["gap"][1]


class ListPage(Scene):
    """A page with a list of forty rows and a foot."""

    def __init__(self):
        self.clicked: list[str] = []
        self.steps: list[int] = []

    def line(self, box: Rect, at: int) -> Node:
        return ListRow(
            box,
            f"Title {at}",
            "Detail",
            aside="Today",
            icon="save",
            chosen=at == 1,
            step=self.steps.append,
            id=f"row.{at}",
            on_click=lambda: self.clicked.append(f"row.{at}"),
        )

    def sheet(self, ctx):
        kit = Kit(ctx)
        self.name = "A name that has by no means enough room in a sheet as narrow as this one"
        shown = column(kit.name(self.name), kit.zone(kit.words("Words"), id="group", name="Group"))
        return sheet(ctx, shown, id="sheet", name="Sheet", width=300.0)

    def build(self, ctx):
        kit = Kit(ctx)
        root, page = page_beside(ctx, [Entry("back", "Back", lambda: None)], "List", note="A note")
        lines = [part(partial(self.line, at=at)) for at in range(40)]
        button = kit.button(["A very long text for a button", "Short"], lambda: self.clicked.append("go"), id="go")
        shown = column(kit.heading("Title"), kit.rows(lines, id="list", name="List"), kit.foot(button))
        shown.place(page, page.rect.local())
        return root


@pytest.fixture
def pilot():
    return Pilot(ListPage(), (1280, 720))


class TestListPage:
    def test_rows_scroll_between_heading_and_foot(self, pilot):
        view, foot = pilot.get("list"), pilot.get("go")
        assert view.furthest > 0
        assert view.window_rect.bottom <= foot.window_rect.y
        assert pilot.get("row.0").rect.w == view.inner.w

    def test_a_row_is_clicked_anywhere_and_says_title_and_aside(self, pilot):
        pilot.click("row.2")
        assert pilot.app.stage.scene.clicked == ["row.2"]
        assert pilot.get("row.2").name == "Title 2, Today"

    def test_arrow_keys_step_and_the_chosen_row_says_that_it_is_chosen(self, pilot):
        pilot.app.stage.focus_id("row.1")
        pilot.press("down")
        pilot.press("up")
        assert pilot.app.stage.scene.steps == [1, -1]
        assert (pilot.get("row.1").value_text(), pilot.get("row.2").value_text()) == ("chosen", "")

    def test_a_button_keeps_its_long_text_where_there_is_room(self, pilot):
        assert pilot.get("go").rect.w > 150

    def test_a_note_stands_below_the_entries_of_the_column(self, pilot):
        note = next(node for node in pilot.get("column").children if node.name == "A note")
        assert note.rect.y > pilot.get("back").rect.bottom

    def test_a_sheet_is_as_tall_as_its_content_in_the_middle_of_the_screen(self, pilot):
        scene = pilot.app.stage.scene
        scene.open_dialog(scene.sheet, id="sheet")
        pilot.app.step()
        panel, group = pilot.get("sheet.sheet"), pilot.get("group")
        assert panel.rect.cy == pytest.approx(pilot.app.viewport.rect.cy)
        assert panel.rect.h - group.rect.bottom == pytest.approx(step("wide", "tight", 4))

    def test_a_name_that_is_too_long_ends_in_dots_and_has_a_tooltip(self, pilot):
        scene = pilot.app.stage.scene
        scene.open_dialog(scene.sheet, id="sheet")
        pilot.app.step()
        label = next(node for node in pilot.get("sheet.sheet").children if node.name == scene.name)
        assert (label.text[-1], label.tooltip) == ("…", scene.name)


class ButtonPage(Scene):
    """Only a row of buttons, with places of their own for two of them."""

    WORDS = (["Confirm the whole decision", "Confirm"], ["Take everything back", "Back"], ["Help"])

    def __init__(self, width, align="left", slots=()):
        self.width, self.align, self.slots = width, align, dict(slots)
        self.free = Rect(0, 0, 0, 0)

    def build(self, ctx):
        buttons = [
            RowButton(f"b.{at}", words, lambda: None, slot=self.slots.get(at, 0.0))
            for at, words in enumerate(self.WORDS)
        ]
        root, row = Node(ctx.rect), ButtonRow(ctx, gap=10)
        self.whole = row.width(buttons)
        self.free = row.place(root, Rect(20, 30, self.width, 40), buttons, self.align)
        return root


def row_of(*args, **options):
    pilot = Pilot(ButtonPage(*args, **options), (1280, 720))
    return pilot.scene, [pilot.get(f"b.{at}") for at in range(3)]


class TestButtonRow:
    def test_with_room_all_have_their_longest_words_and_the_rest_stays_free(self):
        page, (first, second, third) = row_of(900)
        assert [each.text[0] for each in (first, second, third)] == [words[0] for words in page.WORDS]
        assert (first.rect.x, second.rect.x, third.rect.x) == (20, first.rect.right + 10, second.rect.right + 10)
        assert page.free == Rect(third.rect.right + 10, 30, 920 - third.rect.right - 10, 40)

    def test_the_widest_button_is_shortened_first(self):
        whole = row_of(900)[0].whole
        _, (first, second, _) = row_of(whole - 5)
        assert (first.text, second.text[0]) == (["Confirm"], "Take everything back")
        assert first.name == "Confirm the whole decision"

    def test_without_shorter_words_all_shrink_alike(self):
        wide = [each.rect.w for each in row_of(340)[1]]
        narrow = row_of(220)[1]
        assert narrow[-1].rect.right == pytest.approx(240)
        shares = [each.rect.w / width for each, width in zip(narrow, wide, strict=True)]
        assert shares == pytest.approx([shares[0]] * 3)

    def test_it_stands_at_the_right_or_in_the_middle(self):
        page, buttons = row_of(900, align="right")
        assert buttons[-1].rect.right == pytest.approx(920)
        assert page.free == Rect(20, 30, buttons[0].rect.x - 20, 40)
        _, buttons = row_of(900, align="centre")
        assert buttons[0].rect.x - 20 == pytest.approx(920 - buttons[-1].rect.right)

    @pytest.mark.parametrize("width", [900, 300])
    def test_a_button_with_a_place_of_its_own_stands_there_in_every_row(self, width):
        _, (_, second, third) = row_of(width, slots={1: 90, 2: 80})
        assert third.rect == Rect(20 + width - 80, 30, 80, 40)
        assert second.rect == Rect(20 + width - 180, 30, 90, 40)
        assert second.text == ["Back"]

    @pytest.mark.parametrize("width", range(300, 1000, 50))
    def test_of_two_groups_the_last_buttons_lose_their_words_first(self, width):
        root = Node(Rect(0, 0, 1000, 60))
        ctx = Pilot(Scene()).app.stage.context()
        words = ["Turning points of the whole game", "Table", "Log of the whole game", "Curves", "Menu"]
        right = [RowButton(f"right.{at}", said, lambda: None, "x") for at, said in enumerate(words)]
        left = [RowButton("left", "Again", lambda: None)]
        ButtonRow(ctx).place_apart(root, Rect(0, 0, width, 40), left, right)
        made = sorted((node for node in root.children if node.id.startswith("right.")), key=lambda node: node.id)
        worded = [bool("".join(node.text)) for node in made]
        assert worded == sorted(worded, reverse=True)
        assert [node.name for node in made] == words


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (960, 540)])
def test_a_large_row_keeps_its_words_apart(size):
    class Page(Scene):
        def build(self, ctx):
            box = ctx.rect.inset(ctx.rect.w * 0.2, 200)
            row = ListRow(box, "Title", "Detail " * 20, number="3", large=True, aside="Go", below="New", act=True)
            return Node(ctx.rect).add(row)

    runs = Pilot(Page(), size).runs()
    assert {"Title", "Go", "New", "3"} <= {run.text for run in runs}
    lines = [run.ink for run in runs if run.text.startswith("Detail")]
    assert len(lines) > 1
    assert not any(run.ink.meets(line) for run in runs for line in lines if run.ink not in lines)
