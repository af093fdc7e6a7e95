"""The page of statistics about all games of a person, read behind the screen."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

from macher.session.career_counts import Choice, Counts
from macher.session.career_reader import CareerReader
from macher.ui.features.career.frame import PagedTab, Plate, page_list
from macher.ui.features.career.plots import CareerPages, length_name
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import Ballot, Dropdown, Segment
from macher.ui.widgets.notes import shortened

_SHOW_EVERY = 20
"""Games to run again before the results are shown anew."""
_SHOWN = 20
"""How often the results are shown anew while very many games are run again."""
_FEW = 200
"""So many games are counted within a frame, and more of them in a thread."""
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
        future = reader.step() if self._shown else None
        if future is None:
            if self._shown:
                self._count(reader)
            reader.close()
        else:
            self.program.app.watch(future, self._read)

    def _read(self, future: Future[Any]) -> None:
        reader = self.reader
        if reader is None:
            return
        reader.take(future)
        if reader.done % max(_SHOW_EVERY, reader.total // _SHOWN) == 0:
            self._count(reader)
        else:
            self._show_progress()
        self._next()

    def _count(self, reader: CareerReader) -> None:
        """Shows what is known now."""
        if len(self.store.games) <= _FEW:
            self.store.count()
            self.on_change()
        else:
            self.program.app.watch(reader.count(), self._counted)

    def _counted(self, future: Future[Counts]) -> None:
        future.result()
        if self._shown:
            self.on_change()

    @property
    def _shown(self) -> bool:
        return any(stage.scene is self.screen for stage in self.program.app.stages)

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

    def _person(self, counts: Counts) -> str:
        if self.person in counts.people:
            return str(self.person)
        return counts.people[0] if counts.people else ""

    def choice(self) -> Choice:
        """The games that count."""
        counts = self.store.counts or self.store.count()
        return counts.choice(self._person(counts), marked=self.marked, length=self._length())

    def _length(self) -> tuple[str, int] | None:
        edition, _, elections = self.length.partition("/")
        return (edition, int(elections)) if elections else None

    def pages(self) -> CareerPages:
        """The pages in the current language."""
        return CareerPages(self.program.texts, self.choice())

    def shown(self) -> Plate:
        """The chosen plot in the current language."""
        return self.pages().plate(self.page)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context, rect: Rect) -> Node:
        """Choices above; below them the list of plots at the left, the chosen one beside it."""
        self.begin()
        kit, root = Kit(ctx), Node(rect, id="career")
        counts = self.store.counts
        if counts is None and not self.looking:
            counts = self.store.count()
        if counts:
            pages = self.pages()
            content = self._plots(kit, pages) if pages.choice.played else self._nothing(kit)
            shown = column(self._choices(kit, counts), content, self._progress_line(kit), gap=kit.step("gap"))
        else:
            shown = self._empty(kit)
        shown.place(root, rect.local())
        return root

    def _plots(self, kit: Kit, pages: CareerPages) -> Part:
        """The list of plots, with the most telling figures below it where there is room, and the chosen plot."""
        texts = self.program.texts
        listed = page_list(kit, texts("stats-pages"), pages.entries(), self.page, self.turn)
        focus = kit.ctx.viewport.layout == "focus"
        numbers = None if focus else replace(self._numbers(kit, pages), height=lambda _: kit.step("side"))
        side = replace(column(listed, numbers, gap=kit.step("gap")), width=listed.width)
        return row(side, self.plated(kit, texts), gap=kit.step("gap"))

    def _progress_line(self, kit: Kit) -> Part | None:
        line, reader = self._line(), self.reader
        if not line:
            return None
        done, total = (reader.done, reader.total) if reader is not None and self.reading else (0, 0)
        return part(lambda box: _Progress(box, line, done, total), kit.step("caption", 1.2))

    def _line(self) -> str:
        """What is going on behind the screen, or what went wrong there."""
        texts = self.program.texts
        if self.reading:
            return self._progress()
        if self.store.problem:
            return texts("career-unsaved", detail=self.store.problem)
        return texts("career-unreadable", count=self.store.unusable) if self.store.unusable else ""

    def _choices(self, kit: Kit, counts: Counts) -> Part:
        texts, ctx = self.program.texts, kit.ctx
        focus = ctx.viewport.layout == "focus"
        lengths = [Segment(_ALL, texts("career-every-length"))]
        lengths += [
            Segment(f"{edition}/{elections}", length_name(texts, edition, elections))
            for edition, elections in counts.lengths
        ]

        def person(box: Rect) -> Node:
            room, none = box.w - kit.step("line", 2.5), texts("career-no-name")
            people = [Segment(name, shortened(ctx, name or none, room, "strong"), "user") for name in counts.people]
            said, value = texts("career-person"), self._person(counts)
            return Dropdown(ctx, box, people, value, self._choose_person, id="career.person", name=said, tooltip=said)

        def length(box: Rect) -> Node:
            said = texts("career-length")
            return Dropdown(
                ctx, box, lengths, self.length, self._choose_length, id="career.length", name=said, tooltip=said
            )

        def captioned(key: str, choice: Part) -> Part:
            caption = None if focus else kit.words(texts(key), "label", "muted", natural=True)
            return row(caption, at_most(choice, kit.step("field")), gap=kit.step("gap"))

        said = texts("career-marked-short" if focus else "career-marked")
        size = kit.step("sign", 1.25)
        marked = kit.control(
            lambda box: Ballot(
                box,
                said,
                marked=self.marked,
                on_click=self._switch_marked,
                many=True,
                size=size,
                id="career.marked",
                name=texts("career-marked"),
                tooltip=texts("career-marked-tip"),
            ),
            ctx.width(said, "strong") + size * 1.5 + 6,
            height="line",
        )
        shown = row(
            captioned("career-person", kit.control(person, height="line")),
            captioned("career-length", kit.control(length, height="line")),
            marked,
            gap=kit.step("wide"),
        )
        return kit.panel(
            shown, kit.step("space"), kit.step("gap"), id="career.choices", zone=True, name=texts("career-person")
        )

    def _numbers(self, kit: Kit, pages: CareerPages) -> Part:
        """Games, victories, average place, longest run."""
        texts, whole = self.program.texts, pages.choice.whole
        values = {
            "career-games": texts.number(whole.games),
            "career-victories": f"{texts.number(whole.victories)} · {pages.share(whole.rate)}",
            "career-rank": pages.place(whole),
            "career-run": texts.number(pages.choice.run),
        }
        lines = [
            row(
                kit.words(texts(caption), "label", "muted"),
                kit.words(value, "figure", align="right", natural=True),
                gap=kit.step("tight"),
            )
            for caption, value in values.items()
        ]
        grown = column(*(replace(line, height=None) for line in lines))
        return kit.panel(grown, kit.step("space"), kit.step("gap"), name=texts("career-games"))

    def _empty(self, kit: Kit) -> Part:
        """What is shown while no game is over yet, or nobody has looked yet."""
        texts, go = self.program.texts, self.program.go
        if self.looking:
            line = part(lambda box: _Progress(box, self._progress(), 0, 0, centred=True), 30.0)
            return column(spring(), line, spring())
        return self._sentence(kit, texts("career-empty"), texts("career-play"), "play", go.quick_game)

    def _nothing(self, kit: Kit) -> Part:
        sentence, every = self.program.texts("career-empty-selection"), self.program.texts("career-every-game")
        return self._sentence(kit, sentence, every, "rotate-ccw", self._show_all)

    def _sentence(self, kit: Kit, sentence: str, button: str, icon: str, call: Callable[[], None]) -> Part:
        """One sentence, and one button that helps."""
        help = kit.button(button, call, id="career.help", kind="primary", icon=icon, data="default")
        words = kit.paragraph(sentence, "title", align="centre")
        shown = column(spring(), words, row(spring(), help, spring()), spring(), spring(), gap=kit.step("space"))
        return kit.panel(shown, kit.step("margin"), 0, id="career.empty", zone=True, name=sentence)

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
