"""Every screen in every language, window and size: nothing cut, crowded, nameless, too small or too faint."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from acceptance_screens import SCREENS, SHORT_LOOKS, Look, Stand, full_matrix, languages, signs, stand_of
from fontTools.ttLib import TTFont
from sweep import sweep

from macher.gallery.pictures.classic import classic_editions
from macher.i18n import names
from macher.resources import asset
from macher.ui.layout import LAYOUTS, Rect
from macher.ui.paint.fonts import SUBSTITUTES
from macher.ui.paint.painter import Painter
from macher.ui.table.boards.board import Board
from macher.ui.table.happening.changes_strip import Happened
from macher.ui.widgets import Label, ScrollView
from macher.ui.widgets.scroll import BAR

pytestmark = pytest.mark.in_turns(6)

PLAIN = Look("en", (1920, 1080), 1.0)
LEAST_CAPTION, LEAST_SENTENCE = 15, 17
"""Logical pixels at 1920 by 1080 and the usual size."""
WORDS_OF_A_SENTENCE = 6
SCROLLING = ("log", "fulllog", "recentlog")
"""Beginnings of the ids of what may scroll over the table."""
FILLED = 0.75
"""Share of a window on a list that shows entries."""
BESIDE_BAR = 4.0
"""Least space between writing and the bar of what scrolls, in logical pixels."""
FORMER = {"linke": ("PDS",)}
"""Abbreviations of parties in older editions."""
NEAR, AIR = 220.0, 24.0
"""Logical pixels beside, above and below an area within which a glyph or word of its row belongs to it."""


@pytest.fixture(scope="module", params=SCREENS)
def stand(request: pytest.FixtureRequest) -> Iterator[Stand]:
    """One screen after the other; each is opened once."""
    stand = stand_of(request.param)
    yield stand
    stand.close()


def test_everything_fits(stand: Stand) -> None:
    """Each layout; the least and the largest size, the smallest window and three languages, in turn."""
    assert [problem for look in stand.looks for problem in stand.seen(look).problems] == []


def test_everything_fits_in_the_other_languages(stand: Stand) -> None:
    """What the extremes leave out, in the usual window of a notebook or in the narrowest layout, in turn."""
    others = set(languages()) - {look.lang for look in SHORT_LOOKS}
    size = (((1366, 768), 1.0), ((1280, 720), 1.38))[stand.turn % 2]
    looks = [Look(lang, *size) for lang in sorted(others)]
    assert [problem for look in looks for problem in stand.seen(look).problems] == []


@pytest.mark.long
def test_everything_fits_at_all_extremes(stand: Stand) -> None:
    """The looks that the suite takes in turn, on every screen."""
    assert [problem for look in SHORT_LOOKS for problem in stand.seen(look).problems] == []


@pytest.mark.long
def test_everything_fits_everywhere(stand: Stand) -> None:
    """Every language in every window at every size."""
    assert [problem for look in full_matrix() for problem in stand.problems(look)] == []


@pytest.mark.parametrize("theme", ["paper", "night"])
def test_writing_stands_out_by_its_pixels(stand: Stand, theme: str) -> None:
    """4.5 to 1 against what really lies behind it, 3 to 1 if it is large."""
    assert stand.problems(PLAIN, contrast=True, theme=theme) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("palette", ["default", "broadcast", "separation"])
@pytest.mark.parametrize(("window", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1920, 1080), 2.0)])
def test_writing_stands_out_in_every_palette(
    stand: Stand, theme: str, palette: str, window: tuple[int, int], scale: float
) -> None:
    """The same for every set of party colours and in each layout."""
    assert stand.problems(Look("de", window, scale), contrast=True, theme=theme, palette=palette) == []


def test_nothing_is_written_too_small(stand: Stand) -> None:
    """Captions from 15, sentences from 17 logical pixels at the usual size; nothing below 14 anywhere."""
    pilot = stand.look(PLAIN)
    small = [
        f"{run.text!r} at {run.size:g}"
        for run in pilot.runs()
        if run.size < LEAST_CAPTION or (run.size < LEAST_SENTENCE and _is_sentence(run.text))
    ]
    assert small == []


def _is_sentence(text: str) -> bool:
    return len(text.split()) >= WORDS_OF_A_SENTENCE and text.rstrip().endswith((".", "?", "!"))


def test_what_is_drawn_anew_leaves_no_ring(stand: Stand) -> None:
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


def test_the_table_does_not_scroll(stand: Stand) -> None:
    """Only the log does; other screens may."""
    if stand.pilot.scene.name != "table":
        return
    found = {area for look in stand.looks for area in stand.seen(look).scrolling}
    assert {area for area in found if not area.startswith(SCROLLING)} == set()


def test_no_hole_stands_below_what_scrolls(stand: Stand) -> None:
    """A window on a taller list is filled for the most part: it stops before an entry that it would cut.

    The rulebook has whole paragraphs and pictures for entries, which may be taller than that.
    """
    if stand.pilot.scene.name == "table":
        return
    bare = []
    for look in stand.looks:
        if not stand.seen(look).scrolling:
            continue
        pilot = stand.look(look)
        for view in pilot.nodes():
            if not isinstance(view, ScrollView) or view.id.startswith("rules."):
                continue
            if view.furthest > 0 and view.room.h < FILLED * view.rect.h:
                bare.append(f"{look} {view.id}: {view.room.h:.0f} of {view.rect.h:.0f}")
    assert bare == []


def test_no_writing_touches_the_bar_of_what_scrolls(stand: Stand) -> None:
    """Figures that end at the right keep a little away from the bar."""
    close = []
    for look in stand.looks:
        if not stand.seen(look).scrolling:
            continue
        pilot = stand.look(look)
        runs = pilot.runs()
        top = max(run.layer for run in runs)
        runs = [run for run in runs if run.layer == top]  # below a dialog lies other writing
        for view in pilot.nodes():
            if isinstance(view, ScrollView) and view.furthest > 0:
                room = view.window_room
                edge = view.window_rect.right - BAR + 3
                close += [
                    f"{look} {view.id}: {run.text!r}"
                    for run in runs
                    if room.holds(run.ink, 1) and edge - BESIDE_BAR < run.ink.right < edge + BAR
                ]
    assert close == []


def test_all_opinions_of_a_board_have_their_words_or_none(stand: Stand) -> None:
    """At every size: a word on one of four cards reads as if that one were special."""
    mixed = []
    for look in stand.looks if stand.pilot.scene.name == "table" else ():
        pilot = stand.look(look)
        runs, model = pilot.runs(), pilot.scene.model()
        for board in (node for node in pilot.nodes() if isinstance(node, Board)):
            opinions = [kind for kind in board.model.preview.lands[board.place].opinions if kind >= 0]
            own = [run.text for run in runs if run.writer is board]
            named = [kind for kind in opinions if set(model.names.topic_forms(kind)) & set(own)]
            if named and len(named) < len(opinions):
                mixed.append(f"{look} board {board.place}: {len(named)} of {len(opinions)}")
    assert mixed == []


def test_a_stage_is_told_alone_in_the_dock(stand: Stand) -> None:
    """While something is turned up, the dock repeats nothing that happened before it."""
    scene = stand.pilot.scene
    if scene.name != "table" or scene.staging.current is None:
        return
    for look in stand.looks:
        pilot = stand.look(look)
        dock = pilot.get("dock")
        assert [node.id for node in dock.walk() if isinstance(node, Happened)] == []
        assert {node.id for node in dock.walk() if isinstance(node, Label)} <= {"dock.title", "dock.hint", "told.why"}


def test_what_can_be_used_says_what_it_is(stand: Stand) -> None:
    """In writing on it or in its tooltip; and always by its accessible name."""
    assert stand.seen(_in_turn(stand)).silent == []


def _in_turn(stand: Stand) -> Look:
    """This screen in one of the languages, another screen in another."""
    return Look(languages()[stand.turn % len(languages())], (1280, 720), 1.0)


@pytest.mark.parametrize(
    ("window", "scale"),
    [
        ((1280, 720), 1.0),
        pytest.param((1920, 1080), 1.0, marks=pytest.mark.long),
        pytest.param((1920, 1080), 2.0, marks=pytest.mark.long),
    ],
)
def test_no_sign_stands_without_a_word(
    stand: Stand, window: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every icon and every party's glyph is explained where it stands: by a name, a tooltip or the word beside it."""
    pilot = stand.look(Look("en", window, scale))
    runs = pilot.runs()
    bare = []
    for sign in signs(pilot, monkeypatch):
        box = sign.rect
        node = pilot.app.stage.active.hit(box.cx, box.cy)
        beside = max(60, box.w)
        near = Rect(box.x - beside, box.y, box.w + 2 * beside, box.h * 2)  # or just below
        told = node is not None and bool(node.name or node.tooltip or node.tooltip_node)
        if not told and not any(near.meets(run.ink) for run in runs):
            bare.append(f"{sign.what} at {box.x:.0f},{box.y:.0f}")
    assert bare == []


@pytest.mark.parametrize(
    ("window", "scale"), [((1280, 720), 1.0), pytest.param((1920, 1080), 1.0, marks=pytest.mark.long)]
)
def test_no_area_tells_its_party_by_colour_alone(
    stand: Stand, window: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its row or in its column stands the party's glyph or its abbreviation."""
    pilot = stand.look(Look("en", window, scale))
    areas: list[tuple[str, Rect]] = []
    with monkeypatch.context() as patch:
        patch.setattr(Painter, "party_box", _noting(Painter.party_box, areas))
        runs = pilot.runs()
    drawn = signs(pilot, monkeypatch)
    own = [node.window_rect for node in pilot.nodes() if node.id.startswith("convert.pip")]
    bare = []
    for party, area in areas:
        row = Rect(area.x - NEAR, area.y - AIR, area.w + 2 * NEAR, area.h + 2 * AIR)
        column = Rect(area.x, 0, area.w, pilot.app.viewport.height)
        words = [names.party_short(stand.shell.texts, party), *FORMER.get(party, ())]
        marks = [sign.rect for sign in drawn if sign.what == party]
        marks += [run.ink for run in runs if any(word in run.text for word in words)]
        told = any(row.meets(mark) or column.meets(mark) for mark in marks)
        if not told and not any(box.meets(area) for box in own):  # the spots of the own rallies to be converted
            bare.append((party, tuple(round(value) for value in area)))
    assert bare == []


def _noting(draw: Callable[..., None], found: list[tuple[str, Rect]]) -> Callable[..., None]:
    def noted(self: Painter, rect: Rect, party: str, *rest: Any, **more: Any) -> None:
        found.append((party, rect._replace(x=rect.x + self.ox, y=rect.y + self.oy)))
        draw(self, rect, party, *rest, **more)

    return noted


@cache
def letters_of_all_fonts() -> set[int]:
    """Code points that each of the fonts has."""
    return set.intersection(*(set(TTFont(path).getBestCmap()) for path in sorted(asset("fonts").glob("*.ttf"))))


def test_every_letter_has_a_glyph(stand: Stand) -> None:
    """By the fonts' own tables, for all that is really written."""
    known = letters_of_all_fonts()
    for look in (*stand.looks, _in_turn(stand)):
        written = stand.seen(look).letters
        drawn = {part for letter in written for part in letter.translate(SUBSTITUTES)}
        assert sorted(letter for letter in drawn if ord(letter) not in known and letter not in "\u2068\u2069\n") == []


# -- the pointer everywhere, at last: time has passed on the screen afterwards -----------------------------------------

LEAST_OF_EACH_LAYOUT = tuple(LAYOUTS.values())
IN_EVERY_LAYOUT = ("table", "table:polls", "table:over", *(f"table:classic-{key}" for key in classic_editions()))
"""A table of each edition; of the other screens the suite sweeps one layout each, in turn."""


def _sweep(stand: Stand, windows: Sequence[tuple[int, int]]) -> None:
    for window in windows:
        pilot = stand.look(Look("en", window, 1.0))
        told = list(pilot.app.stage.toasts)
        sweep(pilot)
        assert [toast.text for toast in pilot.app.stage.toasts if toast not in told] == []


def test_the_pointer_can_be_anywhere(stand: Stand) -> None:
    """Over a grid of places 12 pixels apart nothing goes wrong, and no sentence comes up."""
    at = list(SCREENS).index(stand.screen) % len(LEAST_OF_EACH_LAYOUT)
    everywhere = stand.screen in IN_EVERY_LAYOUT
    _sweep(stand, LEAST_OF_EACH_LAYOUT if everywhere else LEAST_OF_EACH_LAYOUT[at : at + 1])


@pytest.mark.long
def test_the_pointer_can_be_anywhere_in_every_layout(stand: Stand) -> None:
    """The same for every screen in each layout."""
    _sweep(stand, LEAST_OF_EACH_LAYOUT)
