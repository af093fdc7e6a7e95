"""The card of a state that has voted: votes, points and who won, in the place of its board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.materials import paint_paper, paint_rubber
from macher.ui.paint.painter import Painter, Run
from macher.ui.paint.stamps import paint_place, paint_postmark
from macher.ui.scene import Node
from macher.ui.table.layouts.zones import BAR_VOTES, CAPPED_VOTES, BoardAreas
from macher.ui.table.model import TableModel
from macher.ui.widgets import Clickable
from macher.ui.widgets.cards import Say


class ResultOpening(Clickable):
    """The whole card as a button that shows the election again."""

    def __init__(
        self, rect: Rect, model: TableModel, place: int, number: int, on_election: Callable[[int], None]
    ) -> None:
        tip = model.texts("table-result-open", number=number)
        name = f"{model.names.land(place)} · {tip}"
        super().__init__(rect, on_click=partial(on_election, number), id=f"result.{place}", name=name, tooltip=tip)

    def draw(self, p: Painter) -> None:
        if self.hovered:
            p.frame(self.rect.local(), "action", 2)


_LEAST_CLICK: Final = 24.0
"""The least height of what can be clicked, in logical pixels."""


class ResultRow(Say):
    """A party's line: explains itself, and is part of the button below."""

    opens: Callable[[], None] | None = None

    def __init__(self, rect: Rect, said: str, **options: Any) -> None:
        super().__init__(rect, said, **options)
        self.slop = max(0.0, (_LEAST_CLICK - rect.h) / 2)

    @property
    def interactive(self) -> bool:
        return self.opens is not None

    def activate(self) -> None:
        if self.opens is not None:
            self.opens()


def bonus_of(result: Any, seat: int) -> int:
    """The bonus that a seat got in the election."""
    return result.bonus if seat in result.seats else 0


def result_sentence(model: TableModel, place: int, result: Any, seat: int) -> str:
    """How a party has fared in a state that has voted."""
    texts, bonus = model.texts, bonus_of(result, seat)
    head = texts("table-result-row", party=model.names.party(seat), land=model.names.land(place))
    lines = [head, texts("table-result-points", votes=result.votes[seat], points=result.points[seat])]
    if bonus:
        lines.append(texts("table-result-bonus", points=bonus))
    if seat in result.moved:
        lines.append(texts("table-result-moved"))
    return "\n".join(lines)


class ResultCard(Node):
    """A finished election; every figure of it is explained."""

    opaque = True

    def __init__(
        self,
        rect: Rect,
        model: TableModel,
        place: int,
        places: BoardAreas,
        short: bool = False,
        on_election: Callable[[int], None] | None = None,
    ) -> None:
        result = model.result(place)
        key = (result, rect.w, rect.h, model.texts.lang)
        super().__init__(rect, id=f"board.{place}", name=model.names.land(place), zone=True, cache_key=key)
        self.model, self.place, self.at, self.result = model, place, places, result
        self.solid = True
        if result is not None and on_election is not None:
            self.add(ResultOpening(rect.local(), model, place, result.number, on_election))
        if result is not None and not short:
            for seat, row in enumerate(self._rows()):
                said = ResultRow(
                    row, result_sentence(model, place, result, seat), role="text", id=f"result.{place}.{seat}"
                )
                said.opens = None if on_election is None else partial(on_election, result.number)
                self.add(said)

    def _rows(self) -> list[Rect]:
        return [row.inset(8, 0) for row in self.at.bands]

    def draw(self, p: Painter) -> None:
        box, at, model, texts = self.rect.local(), self.at, self.model, self.model.texts
        paint_paper(p, box, "panel")
        p.fill(Rect(0, 0, box.w, at.band), "edge")
        if at.layout != "focus":  # there the tab over the board has the name
            name, style = model.names.land(self.place), p.style("land")
            style = shrunk(p.width, name, style, at.name.w, p.type.least)
            p.text(name, at.name, style, "ink_soft")
        if at.map.w:
            paint_place(p, at.map, model.names.land_key(self.place), model.names.land_code(self.place), "ink_soft")
            if self.result is not None:
                mark = Rect(at.map.x - 8, at.map.y + 2, 62, max(34.0, 2 * p.type.least))
                paint_postmark(p, mark, str(self.result.number))
        if self.result is None:
            return
        held = texts("table-result", number=self.result.number)
        p.text(held, at.badge, "label:semibold", "muted", "right" if at.layout == "focus" else "left")
        line = at.name._replace(y=at.name.bottom, h=26)
        if at.layout == "focus":
            line = Rect(12, at.badge.y, at.badge.x - 24, at.badge.h)
        shorts = [model.names.party(seat) for seat in self.result.seats]
        outcome = texts(f"table-outcome-{self.result.outcome}", parties=texts.listing(shorts))
        self._voted(p, line, p.width(outcome, "strong"))
        p.text([outcome, " · ".join(shorts)], line, "strong", "ink")
        for seat, row in enumerate(self._rows()):
            self._row(p, row, seat, self.result)

    def _voted(self, p: Painter, line: Rect, used: float) -> None:
        """A rubber stamp behind the outcome, if there is room for it."""
        word = self.model.texts("table-voted")
        wide = p.width(word, "strong") + 34
        if self.at.layout != "focus" and p.pictures == "full" and used + wide + 12 <= line.w and line.h >= 30:
            paint_rubber(p, Rect(line.right - wide, line.y - 2, wide, line.h + 2), word, "voted", "ink_soft")

    def _row(self, p: Painter, row: Rect, seat: int, result: Any) -> None:
        party = self.model.names.party_key(seat)
        p.fill(row, "row")
        tab = Rect(row.x, row.y, 26 if self.at.layout == "wide" else 22, row.h)
        p.box(tab, f"{party}.small", f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
        if self.at.layout == "wide":
            p.upright(self.model.names.party(seat), tab, "tab", f"{party}.on")
        else:
            p.glyph(party, tab.centred(12, 12))
        inner = row.trim(left=tab.w + 8, right=8)
        barred = row.h >= 46 and self.at.layout != "focus"
        if barred:
            inner, lower = inner.rows((0.56, 0.44))
            self._bar(p, lower, party, result.votes[seat])
        elif self.at.layout == "focus":
            self._bar(p, inner.trim(left=inner.w * 0.24, right=inner.w * 0.36), party, result.votes[seat])
        votes, bonus = result.votes[seat], bonus_of(result, seat)
        texts = self.model.texts
        said = [Run(texts.number(votes), "votes"), Run(texts("table-votes-word", n=votes), "label", "muted", 4)]
        total = result.points[seat] + bonus
        unit = Run(self.model.scored_word(total), "label", "muted", 3)
        runs = [Run(f"+{total}", "points", "ink" if total else "muted"), unit]
        if bonus:
            runs.insert(0, Run(f"{result.points[seat]} + {bonus} =", "label", "muted"))
            runs[1] = Run(str(total), "points", "ink", 5)
        p.runs(runs, inner, "right")
        used = sum(p.width(run.text, run.style) + run.gap for run in runs) + (30 if seat in result.victors else 0)
        if sum(p.width(run.text, run.style) + run.gap for run in said) + used + 4 > inner.w:
            said.pop()
        p.runs(said, inner)
        if seat in result.victors:
            p.icon("check", Rect(inner.right - used + 6, inner.cy - 9, 18, 18), "ink", 2.6)

    def _bar(self, p: Painter, room: Rect, party: str, votes: int) -> None:
        """The votes as a bar with the line of the majority."""
        height = min(22.0, room.h * 0.62)
        bar = Rect(room.x, room.y + (room.h - height) / 2 - (2 if room.h < 40 else 0), room.w, height)
        full = CAPPED_VOTES if self.model.national else BAR_VOTES
        p.fill(bar, "track")
        if votes:
            p.party_box(Rect(bar.x, bar.y, max(3.0, bar.w * min(1.0, votes / full)), bar.h), party)
        line = bar.x + bar.w * self.model.edition.figures.majority / full
        p.fill(Rect(round(line) - 1, bar.y - 3, 2, bar.h + 6), "rule")
