"""The page of statistics about all games of a person, read behind the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any

from macher.session.career import Played, games_of, lengths_of, longest_run, people_of, tally
from macher.session.career_reader import CareerReader
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.career_pages import CareerPages, length_name
from macher.ui.screens.stats_frame import PagedTab, Plate, page_list
from macher.ui.widgets import Ballot, Button, Dropdown, Label, Panel, Paragraph, Segment
from macher.ui.widgets.marks import shortened

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["CareerTab"]

_SHOW_EVERY = 20
"""Games to run again before the results are shown anew."""
_ALL = "all"
"""Stands for games of every edition."""


class CareerTab(PagedTab):
    """Whose games are shown, which of them, and how."""

    def __init__(self, program: Program, screen: Scene, on_change: Callable[[], None]) -> None:
        """``screen`` is the screen that holds the tab: once it is closed, reading stops."""
        super().__init__(program, "party", on_change)
        self.screen = screen
        self.store = program.games.career
        self.reader: CareerReader | None = None
        self.person: str | None = None
        """The chosen name; `None` means whoever has played most."""
        self.length = _ALL
        self.marked = True
        """Whether practice games count."""
        self.looking = False

    # -- reading -------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Starts looking for finished games; does so only once."""
        if self.reader is not None:
            return
        self.reader = CareerReader(self.store, processes=self.program.games.workers == "process")
        self.looking = True
        self.program.app.watch(self.reader.begin(), self._listed)

    def _listed(self, found: Future[list[Path]]) -> None:
        reader = self.reader
        if reader is None:
            return
        self.looking = False
        reader.listed(found.result())
        self.on_change()
        self._next()

    def _next(self) -> None:
        reader = self.reader
        if reader is None:
            return
        shown = any(stage.scene is self.screen for stage in self.program.app.stages)
        future = reader.step() if shown else None
        if future is None:
            reader.close()
            if shown:
                self.on_change()
        else:
            self.program.app.watch(future, self._read)

    def _read(self, future: Future[Any]) -> None:
        reader = self.reader
        if reader is None:
            return
        reader.take(future)
        if reader.done % _SHOW_EVERY == 0:
            self.on_change()
        else:
            self._show_progress()
        self._next()

    def _show_progress(self) -> None:
        bar = self.program.app.stage.find("career.progress")
        if isinstance(bar, _Progress) and self.reader is not None:
            bar.show(self.reader.done, self._progress())

    @property
    def reading(self) -> bool:
        """Whether games are still being read."""
        return self.looking or (self.reader is not None and self.reader.done < self.reader.total)

    def _progress(self) -> str:
        texts, reader = self.program.texts, self.reader
        if self.looking or reader is None:
            return texts("career-looking")
        return texts("career-reading", done=texts.number(reader.done), total=texts.number(reader.total))

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _person(self) -> str:
        people = people_of(self.store.games.values())
        if self.person in people:
            return str(self.person)
        return people[0] if people else ""

    def played(self) -> list[Played]:
        """The games that count."""
        return games_of(self.store.games.values(), self._person(), marked=self.marked, length=self._length())

    def _length(self) -> tuple[str, int] | None:
        edition, _, elections = self.length.partition("/")
        return (edition, int(elections)) if elections else None

    def pages(self) -> CareerPages:
        """The pages in the current language."""
        return CareerPages(self.program.texts, self.played())

    def shown(self) -> Plate:
        """The chosen plot in the current language."""
        return self.pages().plate(self.page)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context, rect: Rect) -> Node:
        """Choices above; below them the list of plots at the left, the chosen one beside it."""
        self.begin()
        pick = ctx.viewport.pick
        root, area = Node(rect, id="career"), rect.local()
        if not self.store.games:
            root.add(self._empty(ctx, area))
            return root
        bar, area = area.take_top(pick(72.0, 46.0, 44.0), pick(12.0, 8.0, 6.0))
        root.add(self._choices(ctx, bar))
        line = self._line()
        if line:
            foot, area = area.take_bottom(pick(30.0, 24.0, 24.0), pick(8.0, 4.0, 4.0))
            total = self.reader.total if self.reader is not None else 0
            done = self.reader.done if self.reader is not None else 0
            root.add(_Progress(foot, line, done, total if self.reading else 0))
        pages = self.pages()
        if not pages.played:
            root.add(self._nothing(ctx, area))
            return root
        side, main = area.take_left(pick(330.0, 230.0, 150.0), pick(12.0, 8.0, 6.0))
        lower = pick(260.0, 172.0, 0.0)
        entries = pages.entries()
        name = self.program.texts("stats-pages")
        if lower:
            below, side = side.take_bottom(lower, pick(12.0, 8.0, 6.0))
            root.add(self._numbers(ctx, below, pages.played))
        root.add(page_list(ctx, side, name, entries, self.page, self.turn))
        return root.add(self.plated(ctx, main, self.program.texts))

    def _line(self) -> str:
        """What is going on behind the screen, or what went wrong there."""
        texts = self.program.texts
        if self.reading:
            return self._progress()
        if self.store.problem:
            return texts("career-unsaved", detail=self.store.problem)
        return texts("career-unreadable", count=self.store.unusable) if self.store.unusable else ""

    def _choices(self, ctx: Context, rect: Rect) -> Node:
        texts, pick = self.program.texts, ctx.viewport.pick
        panel = Panel(rect, id="career.choices", zone=True, name=texts("career-person"))
        pad = pick(20.0, 12.0, 8.0)
        height = pick(42.0, 34.0, 32.0)
        inner = rect.local().inset(pad, (rect.h - height) / 2)
        gap = pick(28.0, 16.0, 10.0)
        said = texts("career-marked" if ctx.viewport.layout != "focus" else "career-marked-short")
        size = pick(28.0, 24.0, 22.0)
        wide = ctx.width(said, "strong") + size * 1.5 + 6
        box, left = inner.take_right(wide, gap)
        left = left.trim(right=gap)
        lengths = [Segment(_ALL, texts("career-every-length"))]
        lengths += [
            Segment(f"{edition}/{elections}", length_name(texts, edition, elections))
            for edition, elections in lengths_of(self.store.games.values())
        ]
        cells = left.columns((1.0, 1.25), gap)
        room = min(cells[0].w, pick(420.0, 300.0, 300.0)) - pick(100.0, 92.0, 92.0)
        if ctx.viewport.layout != "focus":
            room = min(room, cells[0].w - ctx.width(texts("career-person"), "label") - pick(114.0, 106.0))
        people = [
            Segment(name, shortened(ctx, name or texts("career-no-name"), room, "strong"), "user")
            for name in people_of(self.store.games.values())
        ]
        for cell, label, options, value, call, id in (
            (cells[0], "career-person", people, self._person(), self._choose_person, "career.person"),
            (cells[1], "career-length", lengths, self.length, self._choose_length, "career.length"),
        ):
            caption = texts(label) if ctx.viewport.layout != "focus" else ""
            width = ctx.width(caption, "label") + 14 if caption else 0.0
            if caption:
                panel.add(Label(cell._replace(w=width), caption, "label", "muted"))
            spot = cell.trim(left=width)
            spot = spot._replace(w=min(spot.w, pick(420.0, 300.0, 300.0)))
            panel.add(Dropdown(ctx, spot, options, value, call, id=id, name=texts(label), tooltip=texts(label)))
        panel.add(
            Ballot(
                box,
                said,
                marked=self.marked,
                on_click=self._switch_marked,
                many=True,
                size=size,
                id="career.marked",
                name=texts("career-marked"),
                tooltip=texts("career-marked-tip"),
            )
        )
        return panel

    def _numbers(self, ctx: Context, rect: Rect, played: Sequence[Played]) -> Node:
        """Games, victories, average place, longest run."""
        texts, pick = self.program.texts, ctx.viewport.pick
        pages, whole = CareerPages(texts, played), tally(played)
        panel = Panel(rect, name=texts("career-games"))
        cells = rect.local().inset(pick(20.0, 14.0), pick(16.0, 10.0)).grid(1, 4)
        rate = pages.share(whole.rate)
        victories = f"{texts.number(whole.victories)} · {rate}"
        for cell, caption, value in zip(
            cells,
            ("career-games", "career-victories", "career-rank", "career-run"),
            (texts.number(whole.games), victories, pages.place(whole), texts.number(longest_run(played))),
            strict=True,
        ):
            right, label = cell.take_right(ctx.width(value, "figure") + 2, 8)
            panel.add(Label(label, texts(caption), "label", "muted"), Label(right, value, "figure", "ink", "right"))
        return panel

    def _empty(self, ctx: Context, rect: Rect) -> Node:
        """What is shown while no game is over yet, or nobody has looked yet."""
        texts = self.program.texts
        if self.looking:
            return _Progress(rect.centred(min(rect.w, 600.0), 30.0), self._progress(), 0, 0, centred=True)
        return self._sentence(
            ctx, rect, texts("career-empty"), texts("career-play"), "play", self.program.go.quick_game
        )

    def _nothing(self, ctx: Context, rect: Rect) -> Node:
        texts = self.program.texts
        return self._sentence(
            ctx, rect, texts("career-empty-selection"), texts("career-every-game"), "rotate-ccw", self._show_all
        )

    def _sentence(
        self, ctx: Context, rect: Rect, sentence: str, button: str, icon: str, call: Callable[[], None]
    ) -> Node:
        """One sentence, and one button that helps."""
        panel = Panel(rect, id="career.empty", zone=True, name=sentence)
        width = min(rect.w - 48, 760.0)
        height = ctx.height(sentence, "title", width)
        wide, high = Button.natural(ctx, button, True)
        x, y = (rect.w - width) / 2, rect.h * 0.42 - height
        panel.add(Paragraph(Rect(x, y, width, height), sentence, "title", align="centre"))
        spot = Rect((rect.w - wide) / 2, y + height + 24, wide, high)
        panel.add(Button(spot, button, id="career.help", kind="primary", icon=icon, on_click=call, data="default"))
        return panel

    # -- choices -------------------------------------------------------------------------------------------------------

    def _choose_person(self, name: str) -> None:
        self.person = name
        self.on_change()

    def _choose_length(self, length: str) -> None:
        self.length = length
        self.on_change()

    def _switch_marked(self) -> None:
        self.marked = not self.marked
        self.on_change()

    def _show_all(self) -> None:
        self.length, self.marked = _ALL, True
        self.on_change()


class _Progress(Node):
    """A sentence, with a bar below it while something is being read."""

    role = "progressbar"

    def __init__(self, rect: Rect, text: str, done: int, total: int, *, centred: bool = False) -> None:
        super().__init__(rect, id="career.progress", name=text)
        self.text, self.done, self.total, self.centred = text, done, total, centred

    def show(self, done: int, text: str) -> None:
        """Further on."""
        self.done, self.text, self.name = done, text, text
        self.invalidate()

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.text, box.trim(bottom=5), "label", "muted", "centre" if self.centred else "left")
        if self.total:
            track = box.take_bottom(4)[0]
            p.fill(track, "track")
            p.fill(track._replace(w=track.w * self.done / self.total), "ink")

    def value_text(self) -> str:
        return f"{self.done}/{self.total}" if self.total else ""
