"""The head of a state board on one line: code, name, and when the state votes."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.table.layouts.zones import BoardAreas
from macher.ui.table.model import TableModel

_FORMS = ("table-in-rounds", "table-round", "table-in")
"""Forms of when a state votes, the longest first: in 2 rounds, Round 3, in 2."""
_GAP = 5.0
_GLYPH = 20.0
"""Room of the sign of a vote before its word."""


def points_width(p: Painter, model: TableModel, place: int, unit: str) -> float:
    """Width of the points of a state and their unit."""
    return p.width(str(model.points(place)[-1]), "points") + 4 + p.width(unit, "label")


class HeadLine:
    """Writes the head of one board. Boards beside each other say in the same form how many rounds away they vote."""

    def __init__(self, p: Painter, model: TableModel, at: BoardAreas) -> None:
        self.p, self.model, self.at = p, model, at
        self.style = p.style("card")

    def draw(self, place: int, voting: bool, ink: Ink) -> None:
        """With too little room the word for a vote now goes first, then the name gets shorter, then the round goes."""
        p, at = self.p, self.at
        p.text(self.model.names.land_code(place), at.code, "land")
        x = self._start(place)
        name, words = self._fitting(place, self._voting(place) if voting else self._waiting(place), voting)
        if name:
            p.text(name, Rect(x, at.name.y, p.width(name, self.style) + 1, at.name.h), self.style)
            x += p.width(name, self.style) + _GAP
        if voting:
            p.icon("vote", Rect(x, at.badge.cy - 8, 16, 16), ink)
            x += _GLYPH
        p.text(words, Rect(x, at.badge.y, at.points.right - x, at.badge.h), "label:medium", ink)

    # -- forms ---------------------------------------------------------------------------------------------------------

    def _voting(self, place: int) -> list[tuple[str, str]]:
        whole, short = self._names(place)
        now = self.model.texts("table-now")
        return [(whole, now), (whole, ""), (short, now), (short, ""), ("", now)]

    def _waiting(self, place: int) -> list[tuple[str, str]]:
        whole, short = self._names(place)
        when = self._when(place, self._form())
        return [(whole, when), (short, when), (short, ""), ("", when)]

    def _names(self, place: int) -> tuple[str, str]:
        return self.model.names.land(place), self.model.names.land_short(place)

    def _when(self, place: int, form: str) -> str:
        """When the state votes: the round, and how many rounds away that is."""
        round_ = self.model.round_of(place)
        return self.model.texts(form, round=round_, rounds=round_ - (self.model.view.round or 1))

    def _form(self) -> str:
        """The longest form for which every board that waits for its election has room."""
        waiting = [place for place in range(len(self.model.view.lands)) if not self.model.voting(place)]
        for form in _FORMS:
            heads = [(place, (self._names(place)[1], self._when(place, form))) for place in waiting]
            if all(self._fits(place, head, False) for place, head in heads):
                return form
        return _FORMS[-1]

    # -- room ----------------------------------------------------------------------------------------------------------

    def _start(self, place: int) -> float:
        return self.at.code.x + self.p.width(self.model.names.land_code(place), "land") + _GAP

    def _fitting(self, place: int, heads: Sequence[tuple[str, str]], voting: bool) -> tuple[str, str]:
        """The longest form that fits."""
        return next((head for head in heads if self._fits(place, head, voting)), heads[-1])

    def _fits(self, place: int, head: tuple[str, str], voting: bool) -> bool:
        """Whether there is room; a whole name must leave more air before the points: two figures would read as one."""
        (name, words), (whole, short) = head, self._names(place)
        unit = self.model.scored_word(self.model.points(place)[-1], short=True)
        room = self.at.points.right - points_width(self.p, self.model, place, unit) - _GAP - self._start(place)
        taken = (
            self.p.width(name, self.style) + _GAP + (_GLYPH if voting else 0.0) + self.p.width(words, "label:medium")
        )
        return taken + (_GAP if name == whole != short else 0.0) <= room
