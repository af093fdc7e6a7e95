"""The log: events as lines, with separators for rounds and phases, filtered, and the panel of its sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from math import ceil
from typing import Final, Literal, NamedTuple

from macher.ai.facts import read
from macher.engine.event import Event
from macher.i18n import names as naming
from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.session.log import is_final
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_dice
from macher.ui.scene import Context, Node
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.words.links import Telling
from macher.ui.table.words.shortening import shortened
from macher.ui.theme.typography import Style
from macher.ui.widgets import BAR, Clickable, Label, MarkedText, Panel, ScrollView, paint_marks
from macher.words.facts import fact_places, fact_words
from macher.words.log import LogLine, log_lines
from macher.words.log_lands import LandsOfLog
from macher.words.names import CodeNames, GameNames, LandCodes, ShortNames
from macher.words.sayings import Saying, spoken, words_of

Filter = Literal["all", "mine", "land"]
FILTERS: tuple[Filter, ...] = ("all", "mine", "land")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log, or a separator (`head`)."""

    text: str
    seat: int = -1
    land: int = -1
    head: bool = False
    index: int = -1
    """Number of its event in the record."""
    short: str = ""
    """The same in shorter words, or a shorter name of the phase, for a line that would be too long."""
    dice: tuple[int, ...] = ()
    """Faces of the dice that the line tells of."""
    why: tuple[str, ...] = ()
    """Ids of what shows the number of the reason."""
    speaker: str = ""
    """The character who says the line: their face stands before it."""


@dataclass(frozen=True, slots=True)
class Written:
    """An entry as it is written."""

    text: str
    style: str
    more: float = 0.0
    """How much higher its line is than one of a single row of writing."""


_BEFORE: Final = 27.0
"""Width of the mark before the words."""
_CORNER: Final = 13.0
"""Width kept free for the corner that marks a fresh line."""


class LogBook:
    """The lines of a record; the lines of a phase are written once for as long as its events are the same."""

    def __init__(self) -> None:
        self._words: tuple[object, ...] = ()
        self._pages: list[_Page] = []
        self._written: tuple[object, ...] = ()
        """What the present lines were written from."""
        self._entries: list[Entry] = []

    def entries(self, model: TableModel, log: Sequence[Logged], short: bool) -> list[Entry]:
        """All lines, oldest first, with a separator before each phase that says something."""
        texts = model.texts
        words = (texts.lang, texts.grouping, texts.vocabulary, short, *model.players)
        written = words, list(log), dict(model.reasons), dict(model.said)
        if written == self._written:
            return self._entries
        self._written = written
        if words != self._words:
            self._words, self._pages = words, []
        phases = [tuple(events) for _, events in groupby(log, key=_phase_of)]
        lands: tuple[int, ...] = ()
        for at, logged in enumerate(phases):
            over, here = at + 1 < len(phases), _said(model, logged)
            source = _Source(logged, _reasons(model, logged), _remarks(model, logged), here, lands, over)
            if at >= len(self._pages) or self._pages[at].source != source:
                self._pages[at : at + 1] = [_page(model, source, LandCodes if short else GameNames)]
            lands = self._pages[at].lands
        del self._pages[len(phases) :]
        self._entries = [entry for page in self._pages for entry in page.entries]
        return self._entries


def _phase_of(logged: Logged) -> tuple[int, str]:
    """Round and phase; the final scoring, which no event begins, counts as a phase."""
    return logged.round, "final" if is_final(logged.event) else logged.phase


Reasons = tuple[tuple[int, int, str], ...]


class _Source(NamedTuple):
    """All that the lines of a phase are written from, besides words and names."""

    logged: tuple[Logged, ...]
    reasons: Reasons
    remarks: tuple[tuple[int, str], ...]
    """Numbers of the passes and bids that nobody was asked for, and what the log adds to them."""
    said: tuple[tuple[int, Saying], ...]
    """Numbers of events after which a character speaks, and what is said."""
    lands: tuple[int, ...]
    """Cards of the states on the boards when the phase began."""
    over: bool


class _Page(NamedTuple):
    """A phase as it is written."""

    source: _Source
    entries: list[Entry]
    lands: tuple[int, ...]
    """Cards of the states on the boards when the phase was over."""


def _reasons(model: TableModel, page: Sequence[Logged]) -> Reasons:
    """Numbers of the first and last event of a command, and the name of its reason, where there is one."""
    found: dict[int, tuple[int, int, str]] = {}
    for logged in page if model.reasons else ():
        version = logged.version
        if version in model.reasons:
            first = found[version][0] if version in found else logged.index
            found[version] = (first, logged.index, model.reasons[version])
    return tuple(found.values())


def _remarks(model: TableModel, page: Sequence[Logged]) -> tuple[tuple[int, str], ...]:
    answers = (logged for logged in page if isinstance(logged.event, ev.Passed | ev.PollBid))
    found = ((logged.index, model.remark(logged.version)) for logged in answers)
    return tuple((index, key) for index, key in found if key)


def _said(model: TableModel, page: Sequence[Logged]) -> tuple[tuple[int, Saying], ...]:
    """What is said in a phase, by the numbers of events."""
    numbers = {logged.index for logged in page}
    return tuple((at, saying) for at, some in model.said.items() if at in numbers for saying in some)


def told(
    model: TableModel, events: Sequence[Event], called: type[GameNames], lands: Sequence[int]
) -> Iterator[LogLine]:
    """The lines of these events in long or short names; ``lands`` are the state cards on the boards before them."""
    return log_lines(called.of(model.texts, model.edition, model.view, model.players), events, lands)


def _page(model: TableModel, source: _Source, called: type[GameNames]) -> _Page:
    logged, lands = source.logged, LandsOfLog(source.lands)
    for each in logged:
        lands.note(each.event)
    entries = _lines(model, source, called)
    if source.over and len(logged) == 1 and isinstance(logged[0].event, ev.PhaseStarted):
        # The phase is over and nobody was asked anything in it.
        entries = [_heading(model, logged[0]), Entry(model.texts("log-nothing"), index=logged[0].index)]
    return _Page(source, entries, tuple(lands.cards))


def _lines(model: TableModel, source: _Source, called: type[GameNames]) -> list[Entry]:
    """What happened in a phase below its separator, or nothing."""
    events = [logged.event for logged in source.logged]
    lines = list(told(model, events, called, source.lands))
    brief = told(model, events, CodeNames if called is LandCodes else ShortNames, source.lands)
    out = [
        Entry(line.text, line.seat, line.land, index=source.logged[line.event].index, short=other.text,
              dice=_dice(events, line.event))
        for line, other in zip(lines, brief, strict=True)
    ]  # fmt: skip  # one line for the text, one for the dice
    for first, last, name in source.reasons:
        at = next((at for at, entry in enumerate(out) if first <= entry.index <= last and entry.seat >= 0), -1)
        if at >= 0:
            fact, line = read(name), out[at]
            why = fact_words(model.texts, model.names, fact)
            text, brief_text = (model.texts("ai-because", line=said, reason=why) for said in (line.text, line.short))
            out[at] = replace(line, text=text, short=brief_text, why=fact_places(fact, line.seat))
    remarks = dict(source.remarks)
    for at, line in enumerate(out):
        if line.index in remarks:
            text, brief_text = (model.texts(remarks[line.index], line=said) for said in (line.text, line.short))
            out[at] = replace(line, text=text, short=brief_text)
    for index, saying in source.said:
        out.insert(sum(line.index <= index for line in out), _spoken(model, index, saying))
    return [_heading(model, source.logged[0]), *out] if out else []


def _spoken(model: TableModel, index: int, saying: Saying) -> Entry:
    """What a character says, as a line."""
    words = spoken(model.names, saying)
    short = model.texts("campaign-quoted", text=words_of(model.names, saying))
    return Entry(words, saying.seat, index=index, short=short, speaker=saying.style)


def _dice(events: Sequence[object], at: int) -> tuple[int, ...]:
    """The dice of an event, or of the roll just before it that it results from."""
    event = events[at]
    if isinstance(event, ev.BaseChanged) and at:
        event = events[at - 1]
    return event.dice if isinstance(event, ce.DiceRolled) else ()


def _heading(model: TableModel, first: Logged) -> Entry:
    """The separator before a phase; what begins a round, or the game before its first step, belongs to no phase."""
    texts, round = model.texts, first.round
    if isinstance(first.event, ev.RoundStarted):
        return Entry(texts("table-round", round=round), head=True)
    phase = _phase_of(first)[1] or ("final" if round else "")
    if not phase:
        return Entry(texts("table-setup"), head=True)
    name, brief = naming.phase(texts, phase), naming.phase_short(texts, phase)
    headed = round and phase != "final"
    return Entry(texts("table-log-head", round=round, phase=name) if headed else name, head=True, short=brief)


def filtered(entries: Sequence[Entry], keep: Filter, seat: int, land: int) -> list[Entry]:
    """The lines of a filter; a separator without lines goes."""
    lines = [entry for entry in entries if entry.head or kept(keep, entry.seat, entry.land, seat, land)]
    return [
        entry for at, entry in enumerate(lines) if not entry.head or (at + 1 < len(lines) and not lines[at + 1].head)
    ]


def kept(keep: Filter, party: int, place: int, seat: int, land: int) -> bool:
    """Whether a filter for this seat and board keeps a line about a party and a place."""
    return keep == "all" or (party == seat if keep == "mine" else place == land)


class _Line(Telling):
    role = "text"

    def __init__(
        self, rect: Rect, entry: Entry, model: TableModel, written: Written, words: Sequence[str] = ()
    ) -> None:
        super().__init__(rect, name=entry.text, tooltip="" if written.text == entry.text else entry.text)
        self.words = words
        self.fresh = bool(model.marks) and entry.index >= model.marks[0].index
        self.entry, self.model, self.text, self.style = entry, model, written.text, written.style
        self.first_h = rect.h - written.more
        self.lights = places_of_line(entry)

    @property
    def pickable(self) -> bool:
        return bool(self.lights or self.tooltip)

    def draw(self, p: Painter) -> None:
        box, entry = self.rect.local(), self.entry
        if entry.head:
            p.fill(box.trim(bottom=1), "row")
            forms = [form for form in (self.text, self.text.split(" · ")[-1], entry.short) if form]
            p.text(forms, box.inset(8, 0), "caption:semibold", "muted")
            return
        p.hline(0, box.h - 1, box.w, "hairline")
        if self.fresh:
            p.polygon(Rect(box.w - 9, 0, 9, 9), ((0, 0), (1, 0), (1, 1)), "ink")
        size = 18.0 if self.first_h >= 30 else 16.0
        paint_sign(p, self.model, entry, size, self.first_h)
        words = box.trim(left=size + (10 if size > 16 else 8), right=_CORNER)
        side = size
        room = (side + 3) * len(entry.dice)
        if entry.dice and p.width(self.text, self.style) + room + 16 <= words.w:
            paint_dice(p, Rect(box.w - 10 - room, box.cy - side / 2, room, side), entry.dice)
        if self.first_h < box.h:
            MarkedText.paint(p, self.text, words, self.style, self.words, "middle")
            p.paragraph(self.text, words, self.style, "ink", valign="middle")
        else:
            paint_marks(p, self.text, words, self.style, self.words)
            p.text(self.text, words, self.style, "ink")


def paint_sign(p: Painter, model: TableModel, entry: Entry, size: float, row: float) -> None:
    """What stands before a line whose first row is so high: who speaks, whose party it is about, or a dot."""
    mark = Rect(0, row / 2 - size / 2, size, size)
    if entry.speaker and p.pictures != "off":
        side = min(row - 3, 26.0)
        face = Rect(-2, row / 2 - side / 2, side, side)
        paint_portrait(p, face, model.names.party_key(entry.seat), entry.speaker)
    elif entry.seat >= 0:
        p.mark(model.names.party_key(entry.seat), mark, 0.46)
    else:  # it concerns no single party
        p.fill(mark.centred(6, 6), "slot_line")


def places_of_line(entry: Entry) -> tuple[str, ...]:
    """Ids of the nodes that a line speaks of: first what shows the number of its reason."""
    return tuple(dict.fromkeys((*entry.why, *_spoken_of(entry))))


def _spoken_of(entry: Entry) -> tuple[str, ...]:
    if entry.land >= 0:
        return (f"row.{entry.land}.{entry.seat}" if entry.seat >= 0 else f"board.{entry.land}",)
    return (f"rail.{entry.seat}",) if entry.seat >= 0 else ()


def log_panel(
    rect: Rect,
    ctx: Context,
    model: TableModel,
    entries: Sequence[Entry],
    keep: Filter,
    on_filter: Callable[[Filter], None] | None,
    *,
    title: str = "",
    id: str,
    most: int = 120,
    words: Sequence[str] = (),
) -> Node:
    """The log as a panel: caption, filters (if `on_filter`), lines with the newest last, `words` marked in them."""
    panel = Panel(rect, id=id, zone=True, name=title or model.texts("table-log"))
    pad = 16.0 if ctx.wide else 8.0
    head_h = head_height(ctx)
    title = title or model.texts("table-log")
    caption = Rect(pad, 0, rect.w - 2 * pad, head_h)
    if on_filter is not None:
        caption = caption.trim(right=_filters(panel, ctx, model, keep, on_filter, caption, id) + 12)
    panel.add(Label(caption, title, "label:semibold", "muted"))
    area = Rect(pad, head_h, rect.w - 2 * pad, rect.h - head_h - 6)
    shown = filtered(entries, keep, model.seat, model.focus_land)[-most:]
    said = [written(ctx, entry, area.w - BAR - _BEFORE) for entry in shown]
    heights = [line_height(ctx, entry.head) + line.more for entry, line in zip(shown, said, strict=True)]
    area = area._replace(h=whole_lines(heights, area.h))
    view = ScrollView(area, content=sum(heights), id=f"{id}.lines", name=model.texts("table-log"), stick=True)
    y, inner = 0.0, view.inner
    for entry, line, height in zip(shown, said, heights, strict=True):
        view.add(_Line(Rect(0, y, inner.w, height), entry, model, line, words))
        y += height
    panel.add(view)
    return panel


def head_height(ctx: Context) -> float:
    """Height of the caption over the lines."""
    return 42.0 if ctx.wide else 28.0


def line_height(ctx: Context, head: bool) -> float:
    """Height of a line that is written in one, or of a separator."""
    if head:
        return 24.0 if ctx.wide else 19.0
    return 33.0 if ctx.wide else 20.0


def whole_lines(heights: Sequence[float], room: float) -> float:
    """The height of the first lines that fit whole; all the room if every line fits, or not even the first."""
    used = 0.0
    for height in heights:
        if used + height > room:
            return used or room
        used += height
    return room


_PLAIN: Final = ("body", "card:medium")
"""Styles of a line, the second one for where there is no room for the first."""


def written(ctx: Context, entry: Entry, room: float) -> Written:
    """How an entry stands in a line of this width: on one, in condensed letters, over two or three, or cut at last.

    It is not put in shorter words before it would be cut, so that all lines call things alike.
    """
    if entry.head:
        return Written(entry.text, "body")
    return fitted_rows(ctx, [[entry.text], [entry.short or entry.text]], room - _CORNER, _PLAIN)


def fitted_rows(ctx: Context, words: Sequence[Sequence[str]], room: float, styles: Sequence[str]) -> Written:
    """The first words that have room, on one row, or on two or three before those of the next group; else cut."""
    for group in words:
        for rows in (1, 2, 3):
            for text in group:
                for style in styles:
                    kind = ctx.type.style(style)
                    step = kind.size * kind.line
                    fits = ctx.width(text, kind) <= room if rows == 1 else _height(ctx, text, kind, room) <= rows * step
                    if fits:
                        return Written(text, style, ceil((rows - 1) * step))
    style = styles[-1]
    text = shortened(words[-1][-1], lambda form: ctx.width(form, style) <= room)
    return Written(text, style)


def _height(ctx: Context, text: str, style: Style, room: float) -> float:
    return ctx.height(text, style, room) - 1


def _filters(
    panel: Node,
    ctx: Context,
    model: TableModel,
    keep: Filter,
    on_filter: Callable[[Filter], None],
    caption: Rect,
    id: str,
) -> float:
    """The filters at the right end of the caption; returns their width."""
    names = {name: filter_name(model, name) for name in FILTERS}
    if keep != "land":
        names["land"] = model.texts("table-log-land")
    x = caption.right
    for name in reversed(FILTERS):
        width = max(24.0, ctx.width(names[name], "label:bold") + 2)
        x -= width
        box = Rect(x, caption.cy - 13, width, 26)
        panel.add(
            _FilterButton(
                box, names[name], name == keep, partial(filter_tip, model, name), f"{id}.{name}", _pick(on_filter, name)
            )
        )
        if name != FILTERS[0]:
            panel.add(Label(Rect(x - 13, caption.cy - 13, 13, 26), "·", "label", "muted", "centre"))
            x -= 13
    return caption.right - x


def filter_name(model: TableModel, name: Filter) -> str:
    """What a filter is called: by the party on a screen that several share, by the code of the state looked at."""
    if name == "mine" and model.shared and model.seat >= 0:
        return model.names.party(model.seat)
    return model.names.land_code(model.focus_land) if name == "land" else model.texts(f"table-log-{name}")


def filter_tip(model: TableModel, name: Filter, place: int | None = None) -> str:
    """Which lines a filter shows; the board that is looked at may change while the log is kept."""
    land = model.focus_land if place is None else place
    return model.texts(f"table-log-{name}-tip", land=model.names.land(land))


def _pick(on_filter: Callable[[Filter], None], name: Filter) -> Callable[[], None]:
    return lambda: on_filter(name)


class _FilterButton(Clickable):
    role = "radio"

    def __init__(
        self, rect: Rect, text: str, on: bool, tip: Callable[[], str], id: str, call: Callable[[], None]
    ) -> None:
        super().__init__(rect, on_click=call, id=id, name=text)
        self.text, self.on, self._tip = text, on, tip

    @property
    def tooltip(self) -> str:
        """Which lines it shows."""
        return self._tip()

    @tooltip.setter
    def tooltip(self, text: str) -> None:
        """Only for the base class: what it says follows the board that is looked at."""

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.text, box, "label:bold" if self.on else "label", "ink" if self.on else "muted", "centre")
        if self.hovered or self.on:
            p.fill(Rect(0, box.h - 4, box.w, 2), "ink" if self.on else "slot_line")

    def value_text(self) -> str:
        return "chosen" if self.on else ""
