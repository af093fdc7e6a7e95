"""The page of statistics about all games of a person, read behind the screen."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

from macher.session.career_counts import Choice, Counts
from macher.session.career_reader import CareerReader
from macher.ui.features.career.frame import PagedTab, Plate, page_list
from macher.ui.features.career.plots import CareerPages, length_name
from macher.ui.kit.layers import in_room, share, tall, upon, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, column, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import Label, Segment
from macher.ui.widgets.notes import shortened

_SHOW_EVERY = 20
"""Games to run again before the results are shown anew."""
_SHOWN = 20
"""How often the results are shown anew while very many games are run again."""
_FEW = 200
"""So many games are counted within a frame, and more of them in a thread."""
_PROGRESS: dict[str, Any] = {"id": "career.progress", "role": "progressbar"}
"""The node around the words that tell what is being read."""
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
        shown = self.program.app.stage.find("career.progress")
        if shown is not None:
            words = shown.children[0]
            assert isinstance(words, Label)
            shown.name = words.text = self._progress()
            shown.invalidate()

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
        counts = self.store.counts or (None if self.looking else self.store.count())
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
        numbers = None if kit.low else tall(self._numbers(kit, pages), kit.step("side"))
        side = column(share(listed), numbers, gap=kit.step("gap"))
        return row(wide(side, listed.width or 0.0), self.plated(kit, texts), gap=kit.step("gap"))

    def _progress_line(self, kit: Kit) -> Part | None:
        """What is going on behind the screen, with a bar below it while games are being read."""
        line = self._line()
        if not line:
            return None
        shown = column(share(kit.words(line, "label", "muted")), tall(kit.art(self._bar), 5))
        return tall(upon(partial(Node, **_PROGRESS, name=line), shown), kit.step("caption", 1.2))

    def _bar(self, p: Painter, box: Rect) -> None:
        reader = self.reader
        if self.reading and reader is not None and reader.total:
            p.fill(box.trim(top=1), "track")
            p.fill(box.trim(top=1)._replace(w=box.w * reader.done / reader.total), "ink")

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
        lengths = [Segment(_ALL, texts("career-every-length"))]
        lengths += [
            Segment(f"{edition}/{elections}", length_name(texts, edition, elections))
            for edition, elections in counts.lengths
        ]

        def person(box: Rect) -> Part:
            room, none = box.w - kit.step("line", 2.5), texts("career-no-name")
            people = [Segment(name, shortened(ctx, name or none, room, "strong"), "user") for name in counts.people]
            said, value = texts("career-person"), self._person(counts)
            return kit.dropdown(people, value, self._choose_person, id="career.person", name=said, tooltip=said)

        def captioned(key: str, choice: Part) -> Part:
            caption = None if kit.low else kit.say(texts(key), "label", "muted")
            return row(caption, at_most(tall(choice, kit.step("line")), kit.step("field")), gap=kit.step("gap"))

        told = texts("career-length")
        length = kit.dropdown(lengths, self.length, self._choose_length, id="career.length", name=told, tooltip=told)
        said, size = texts("career-marked-short" if kit.low else "career-marked"), kit.step("sign", 1.25)
        marked = kit.ballot(
            said,
            self._switch_marked,
            id="career.marked",
            marked=self.marked,
            size=size,
            name=texts("career-marked"),
            tooltip=texts("career-marked-tip"),
        )
        shown = row(
            captioned("career-person", in_room(person)),
            captioned("career-length", length),
            wide(marked, ctx.width(said, "strong") + size * 1.5 + 6),
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
        lines = []
        for caption, value in values.items():
            said, figure = kit.words(texts(caption), "label", "muted"), kit.say(value, "figure", align="right")
            lines.append(share(row(said, figure, gap=kit.step("tight"))))
        return kit.panel(column(*lines), kit.step("space"), kit.step("gap"), name=texts("career-games"))

    def _empty(self, kit: Kit) -> Part:
        """What is shown while no game is over yet, or nobody has looked yet."""
        texts, go = self.program.texts, self.program.go
        if self.looking:
            words = kit.words(self._progress(), "label", "muted", "centre")
            line = upon(partial(Node, **_PROGRESS, name=self._progress()), tall(words, 30))
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
