"""Every screen in every language, window and size: nothing cut, crowded, nameless, too small or too faint."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

import pytest
from acceptance_screens import SCREENS, SHORT_LOOKS, Look, Stand, View, full_matrix, languages
from fontTools.ttLib import TTFont
from sweep import sweep

from macher.gallery.pictures.classic import classic_editions
from macher.i18n import names
from macher.resources import asset
from macher.ui.layout import LAYOUTS, Rect
from macher.ui.paint.fonts import SUBSTITUTES
from macher.ui.paint.painter import TextRun
from macher.ui.scene import Node
from macher.ui.table.boards.board import Board
from macher.ui.table.happening.changes_strip import Happened
from macher.ui.widgets import Dropdown, Label, ScrollView, TextEntry
from macher.ui.widgets.scroll import BAR

pytestmark = pytest.mark.in_turns(6)

PLAIN = Look("en", (1920, 1080), 1.0)
LEAST_CAPTION, LEAST_SENTENCE = 15, 17
"""Logical pixels at 1920 by 1080 and the usual size."""
WORDS_OF_A_SENTENCE = 6
SCROLLING = ("log", "fulllog", "recentlog", "plan.list")
"""Beginnings of the ids of what may scroll over the table: the list, and a plan's steps in its place."""
FILLED = 0.75
"""Share of a window on a list that shows entries."""
BESIDE_BAR = 4.0
"""Least space between writing and the bar of what scrolls, in logical pixels."""
FORMER = {"linke": ("PDS",)}
"""Abbreviations of parties in older editions."""
NEAR, AIR = 220.0, 24.0
"""Logical pixels beside, above and below an area within which a glyph or word of its row belongs to it."""


class Checked(Stand):
    """A screen that is drawn once in each look; all checks are made of that one picture."""

    def __init__(self, screen: str) -> None:
        super().__init__(screen)
        self._found: dict[Look, dict[Check, list[str]]] = {}

    def found(self, check: Check, *looks: Look) -> list[str]:
        """What a check finds in these looks."""
        return [f"{self.screen} {look}: {each}" for look in looks for each in self._all_found(look)[check]]

    def _all_found(self, look: Look) -> dict[Check, list[str]]:
        if look not in self._found:
            view = self.view(look)
            self._found[look] = {check: list(check(view)) for check in CHECKS}
        return self._found[look]

    @property
    def in_turn(self) -> Look:
        """This screen in one of the languages, another screen in another."""
        return Look(languages()[self.turn % len(languages())], (1280, 720), 1.0)


Check = Callable[[View], Iterable[str]]


@pytest.fixture(scope="module", params=SCREENS)
def stand(request: pytest.FixtureRequest) -> Iterator[Checked]:
    """One screen after the other; each is opened once."""
    stand = Checked(request.param)
    yield stand
    stand.close()


# -- what is looked for in each picture ------------------------------------------------------------------------------


def problems(view: View) -> list[str]:
    """What is cut, crowded, covered, nameless, twice there or too small to click, and texts that are missing."""
    return view.problems


def small_writing(view: View) -> Iterator[str]:
    """Captions below 15, sentences below 17 logical pixels."""
    for run in view.runs:
        if run.size < LEAST_CAPTION or (run.size < LEAST_SENTENCE and _is_sentence(run.text)):
            yield f"{run.text!r} at {run.size:g}"


def _is_sentence(text: str) -> bool:
    return len(text.split()) >= WORDS_OF_A_SENTENCE and text.rstrip().endswith((".", "?", "!"))


def _scrolling(view: View) -> list[ScrollView]:
    return [node for node in view.pilot.nodes() if isinstance(node, ScrollView)]


def scrolling_tables(view: View) -> list[str]:
    """What scrolls over the table, besides the log."""
    if view.pilot.scene.name != "table":
        return []
    return [node.id for node in _scrolling(view) if not node.id.startswith(SCROLLING)]


def holes(view: View) -> list[str]:
    """Windows on a taller list that are not filled for the most part: each stops before an entry that it would cut.

    The rulebook has whole paragraphs and pictures for entries, which may be taller than that.
    """
    if view.pilot.scene.name == "table":
        return []
    return [
        f"{area.id}: {area.room.h:.0f} of {area.rect.h:.0f}"
        for area in _scrolling(view)
        if not area.id.startswith("rules.") and area.furthest > 0 and area.room.h < FILLED * area.rect.h
    ]


def writing_at_a_bar(view: View) -> Iterator[str]:
    """Figures that end at the right and touch the bar of what scrolls."""
    top = max((run.layer for run in view.runs), default=0)
    runs = [run for run in view.runs if run.layer == top]  # below a dialog lies other writing
    for area in _scrolling(view):
        if area.furthest > 0:
            room = area.window_room
            edge = area.window_rect.right - BAR + 3
            for run in runs:
                if room.holds(run.ink, 1) and edge - BESIDE_BAR < run.ink.right < edge + BAR:
                    yield f"{area.id}: {run.text!r}"


def mixed_opinions(view: View) -> Iterator[str]:
    """Boards with words on some opinions alone: a word on one of four cards reads as if that one were special."""
    if view.pilot.scene.name != "table":
        return
    model = view.pilot.scene.model()
    for board in (node for node in view.pilot.nodes() if isinstance(node, Board)):
        opinions = [kind for kind in board.model.preview.lands[board.place].opinions if kind >= 0]
        own = [run.text for run in view.runs if run.writer is board]
        named = [kind for kind in opinions if set(model.names.topic_forms(kind)) & set(own)]
        if named and len(named) < len(opinions):
            yield f"board {board.place}: {len(named)} of {len(opinions)}"


def told_beside(view: View) -> Iterator[str]:
    """What the dock says besides what is turned up now: something that happened before it."""
    scene = view.pilot.scene
    if scene.name == "table" and scene.staging.current is not None:
        for node in view.pilot.get("dock").walk():
            if isinstance(node, Happened) or (
                isinstance(node, Label) and node.id not in ("dock.title", "dock.hint", "told.why")
            ):
                yield node.id


def silent(view: View) -> list[str]:
    """What can be used and says what it is neither in writing on it nor in its tooltip, or has no name."""
    usable = [node for node in view.pilot.nodes() if node.interactive and _in_sight(node)]
    return [node.id for node in usable if _silent(node, view.runs)]


def _in_sight(node: Node) -> bool:
    """Whether no view that scrolls has it out of its room."""
    views = [above for above in node.ancestors() if isinstance(above, ScrollView)]
    return all(above.window_room.holds(node.window_rect, 1) for above in views)


def _silent(node: Node, runs: list[TextRun]) -> bool:
    if node.tooltip or node.tooltip_node or node.reason:
        return False
    if node.id.startswith("lesson.") and node.name:  # what a lesson asks to be clicked: a tooltip would be the answer
        return False
    rect = node.window_rect
    written = " ".join(run.text for run in runs if rect.holds(run.ink, 2))
    content = isinstance(node, TextEntry | Dropdown | ScrollView)  # it shows what is in it
    said = node.name in written or set(node.name.split()) <= set(written.split())  # over several lines
    return not (node.name and (content or said))


def bare_signs(view: View) -> Iterator[str]:
    """Icons and parties' glyphs that nothing explains where they stand: no name, no tooltip, no word beside them."""
    for sign in view.signs:
        box = sign.rect
        node = view.pilot.app.stage.active.hit(box.cx, box.cy)
        beside = max(60, box.w)
        near = Rect(box.x - beside, box.y, box.w + 2 * beside, box.h * 2)  # or just below
        told = node is not None and bool(node.name or node.tooltip or node.tooltip_node)
        if not told and not any(near.meets(run.ink) for run in view.runs):
            yield f"{sign.what} at {box.x:.0f},{box.y:.0f}"


def mute_colours(view: View) -> Iterator[str]:
    """Areas in a party's colour with neither its glyph nor its abbreviation in their row or in their column."""
    own = [node.window_rect for node in view.pilot.nodes() if node.id.startswith("convert.pip")]
    for party, area in ((each.what, each.rect) for each in view.areas):
        row = Rect(area.x - NEAR, area.y - AIR, area.w + 2 * NEAR, area.h + 2 * AIR)
        column = Rect(area.x, 0, area.w, view.pilot.app.viewport.height)
        words = [names.party_short(view.stand.shell.texts, party), *FORMER.get(party, ())]
        marks = [sign.rect for sign in view.signs if sign.what == party]
        marks += [run.ink for run in view.runs if any(word in run.text for word in words)]
        told = any(row.meets(mark) or column.meets(mark) for mark in marks)
        if not told and not any(box.meets(area) for box in own):  # the spots of the own rallies to be converted
            yield f"{party} at {tuple(round(value) for value in area)}"


def letters_without_a_glyph(view: View) -> list[str]:
    """By the fonts' own tables, for all that is really written."""
    drawn = {part for run in view.runs for part in run.text.translate(SUBSTITUTES)}
    known = letters_of_all_fonts()
    return sorted(letter for letter in drawn if ord(letter) not in known and letter not in "\u2068\u2069\n")


@cache
def letters_of_all_fonts() -> set[int]:
    """Code points that each of the fonts has."""
    return set.intersection(*(set(TTFont(path).getBestCmap()) for path in sorted(asset("fonts").glob("*.ttf"))))


CHECKS: tuple[Check, ...] = (
    problems,
    small_writing,
    scrolling_tables,
    holes,
    writing_at_a_bar,
    mixed_opinions,
    told_beside,
    silent,
    bare_signs,
    mute_colours,
    letters_without_a_glyph,
)


# -- the looks in which it is looked for -----------------------------------------------------------------------------


def test_everything_fits(stand: Checked) -> None:
    """Each layout; the least and the largest size, the smallest window and three languages, in turn."""
    assert stand.found(problems, *stand.looks) == []


def test_everything_fits_in_the_other_languages(stand: Checked) -> None:
    """What the extremes leave out, in the usual window of a notebook or in the narrowest layout, in turn."""
    others = set(languages()) - {look.lang for look in SHORT_LOOKS}
    size = (((1366, 768), 1.0), ((1280, 720), 1.38))[stand.turn % 2]
    assert stand.found(problems, *(Look(lang, *size) for lang in sorted(others))) == []


@pytest.mark.long
def test_everything_fits_at_all_extremes(stand: Checked) -> None:
    """The looks that the suite takes in turn, on every screen."""
    assert stand.found(problems, *SHORT_LOOKS) == []


@pytest.mark.long
def test_everything_fits_everywhere(stand: Checked) -> None:
    """Every language in every window at every size."""
    assert [problem for look in full_matrix() for problem in stand.problems(look)] == []


@pytest.mark.parametrize("theme", ["paper", "night"])
def test_writing_stands_out_by_its_pixels(stand: Checked, theme: str) -> None:
    """4.5 to 1 against what really lies behind it, 3 to 1 if it is large."""
    assert stand.problems(PLAIN, contrast=True, theme=theme) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("palette", ["default", "broadcast", "separation"])
@pytest.mark.parametrize(("window", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1920, 1080), 2.0)])
def test_writing_stands_out_in_every_palette(
    stand: Checked, theme: str, palette: str, window: tuple[int, int], scale: float
) -> None:
    """The same for every set of party colours and in each layout."""
    assert stand.problems(Look("de", window, scale), contrast=True, theme=theme, palette=palette) == []


def test_nothing_is_written_too_small(stand: Checked) -> None:
    """Captions from 15, sentences from 17 logical pixels at the usual size; nothing below 14 anywhere."""
    assert stand.found(small_writing, PLAIN) == []


def test_what_is_drawn_anew_leaves_no_ring(stand: Checked) -> None:
    """The former tree is gone at once: no node of it is kept by what it keeps, which only a search would find."""
    stage = stand.look(PLAIN).app.stage
    gc.disable()  # what is made from now on stays young, and only that is searched
    try:
        gc.collect(0)
        stage.build()
        stage.build()
        assert gc.collect(0) == 0
    finally:
        gc.enable()


def test_the_table_does_not_scroll(stand: Checked) -> None:
    """Only the log does; other screens may."""
    assert stand.found(scrolling_tables, *stand.looks) == []


@pytest.mark.parametrize("check", [holes, writing_at_a_bar, mixed_opinions, told_beside])
def test_each_layout_is_in_order(stand: Checked, check: Check) -> None:
    """Lists fill their windows and keep away from their bars; opinions are named alike; a stage is told alone."""
    assert stand.found(check, *stand.looks) == []


def test_what_can_be_used_says_what_it_is(stand: Checked) -> None:
    """In writing on it or in its tooltip; and always by its accessible name."""
    assert stand.found(silent, stand.in_turn) == []


LARGER = (
    pytest.param((1920, 1080), 1.0, marks=pytest.mark.long),
    pytest.param((1920, 1080), 2.0, marks=pytest.mark.long),
)


@pytest.mark.parametrize(("window", "scale"), [((1280, 720), 1.0), *LARGER])
def test_no_sign_stands_without_a_word(stand: Checked, window: tuple[int, int], scale: float) -> None:
    """Every icon and every party's glyph is explained where it stands: by a name, a tooltip or the word beside it."""
    assert stand.found(bare_signs, Look(stand.in_turn.lang, window, scale)) == []


@pytest.mark.parametrize(("window", "scale"), [((1280, 720), 1.0), LARGER[0]])
def test_no_area_tells_its_party_by_colour_alone(stand: Checked, window: tuple[int, int], scale: float) -> None:
    """In its row or in its column stands the party's glyph or its abbreviation."""
    assert stand.found(mute_colours, Look(stand.in_turn.lang, window, scale)) == []


def test_every_letter_has_a_glyph(stand: Checked) -> None:
    """All that is written, by the tables of the fonts."""
    assert stand.found(letters_without_a_glyph, *stand.looks, stand.in_turn) == []


# -- the pointer everywhere, at last: time has passed on the screen afterwards -----------------------------------------

LEAST_OF_EACH_LAYOUT = tuple(LAYOUTS.values())
IN_EVERY_LAYOUT = ("table", "table:polls", "table:over", *(f"table:classic-{key}" for key in classic_editions()))
"""A table of each edition; of the other screens the suite sweeps one layout each, in turn."""


def _sweep(stand: Checked, windows: Sequence[tuple[int, int]]) -> None:
    for window in windows:
        pilot = stand.look(Look("en", window, 1.0))
        told = list(pilot.app.stage.toasts)
        sweep(pilot)
        assert [toast.text for toast in pilot.app.stage.toasts if toast not in told] == []


def test_the_pointer_can_be_anywhere(stand: Checked) -> None:
    """Over a grid of places 20 pixels apart nothing goes wrong, and no sentence comes up."""
    at = list(SCREENS).index(stand.screen) % len(LEAST_OF_EACH_LAYOUT)
    everywhere = stand.screen in IN_EVERY_LAYOUT
    _sweep(stand, LEAST_OF_EACH_LAYOUT if everywhere else LEAST_OF_EACH_LAYOUT[at : at + 1])


@pytest.mark.long
def test_the_pointer_can_be_anywhere_in_every_layout(stand: Checked) -> None:
    """The same for every screen in each layout."""
    _sweep(stand, LEAST_OF_EACH_LAYOUT)
