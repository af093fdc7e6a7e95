"""What decided the game: the winner's lead over the second, source by source, around a zero line."""

from __future__ import annotations

from macher.i18n import Texts, names
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import column, part
from macher.ui.layout import Rect
from macher.ui.paint.fitting import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.screens.final_bars import SOURCE_NAMES
from macher.ui.screens.final_facts import Standings
from macher.ui.widgets import Panel

__all__ = ["Decided", "headline", "reasons"]

LOW = {
    "votes": "final-votes-low",
    "bonus": "final-bonus-low",
    "presence": "final-presence-low",
    "base": "final-base-low",
    "money": "final-money-low",
    "opinion": "final-opinion-low",
    "rank": "final-rank-low",
}
"""Text of each source within a sentence."""


def headline(texts: Texts, facts: Standings) -> str:
    """Names the sources where the first party is furthest ahead of the second, and least ahead or behind."""
    by = dict(zip(facts.sources, facts.differences(), strict=True))
    gain, loss = max(by, key=lambda source: by[source]), min(by, key=lambda source: by[source])
    if by[gain] <= 0 or facts.lead == 0:
        return texts("final-decided-level")
    if by[loss] < 0:
        return texts("final-decided-not", gain=texts(SOURCE_NAMES[gain]), loss=texts(LOW[loss]))
    return texts(SOURCE_NAMES[gain])


def reasons(texts: Texts, facts: Standings) -> str:
    """Sources in which each of the two is ahead, the largest difference first."""
    by = sorted(zip(facts.sources, facts.differences(), strict=True), key=lambda each: -abs(each[1]))
    said = []
    for sign, row in ((-1, facts.rows[1]), (1, facts.rows[0])):
        ahead = [
            texts("final-lead-part", source=texts(LOW[source]), points=texts.signed(abs(points)))
            for source, points in by
            if points * sign > 0
        ]
        if ahead:
            party = names.party_short(texts, row.party)
            said.append(texts("final-lead", party=party, sources=texts.listing(ahead)))
    return " ".join(said)


class Decided(Panel):
    """Heading, sentence, and the table with its bars."""

    def __init__(self, ctx: Context, rect: Rect, texts: Texts, facts: Standings) -> None:
        super().__init__(rect, id="final.decided", zone=True, name=texts("final-decided"))
        kit = Kit(ctx)
        shown = column(
            kit.words(texts("final-decided"), "label", "muted"),
            kit.paragraph(headline(texts, facts), "title"),
            kit.paragraph(reasons(texts, facts), "body", "muted"),
            part(lambda box: _Duel(box, texts, facts)),
            gap=kit.step("hair"),
        )
        shown.place(self, rect.local().inset(kit.step("wide"), kit.step("gap")))


class _Duel(Node):
    role = "table"

    def __init__(self, rect: Rect, texts: Texts, facts: Standings) -> None:
        super().__init__(rect, name=texts("final-decided"))
        self.texts, self.facts = texts, facts
        self.first, self.second = facts.rows[:2]
        differences = [*facts.differences(), self.first.total - self.second.total]
        labels = [texts(SOURCE_NAMES[source]) for source in facts.sources] + [texts("final-total")]
        firsts, seconds = [*self.first.scored, self.first.total], [*self.second.scored, self.second.total]
        self.lines = list(zip(labels, firsts, seconds, differences, strict=True))

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        size = p.style("label").size
        head = min(size * 2, box.h / 7)
        row = (box.h - head) / len(self.lines)
        words = min(max(p.width(label, "label:semibold") for label, *_ in self.lines) + 8, box.w * 0.37)
        number = p.width("000", "number") + 8
        span = Rect(words + number, 0, box.w - words - 2 * number, box.h)
        zero = span.cx
        room = span.w / 2 - p.width("+00", "number") - 18
        unit = room / max(1, *(abs(difference) for *_, difference in self.lines))
        self._heads(p, span, head, words, number)
        for at, line in enumerate(self.lines):
            y = head + at * row
            last = at == len(self.lines) - 1
            p.hline(0, y, box.w, "rule" if last else "hairline", 2 if last else 1)
            self._line(p, Rect(0, y, box.w, row), line, words, number, zero, unit)
        p.vline(zero - 1, head, box.h - head, "rule", 2)

    def _heads(self, p: Painter, span: Rect, head: float, words: float, number: float) -> None:
        texts, side = self.texts, min(head - 4, 30.0)
        half = Rect(span.x + 4, 0, span.w / 2 - 12, head)
        shorts = [names.party_short(texts, row.party) for row in (self.first, self.second)]
        wholes = [texts("final-side", party=short) for short in shorts]
        fit = all(p.width(whole, "label:semibold") <= half.w for whole in wholes)
        said = wholes if fit else shorts  # both heads in the same form
        for row, x in ((self.first, words + number / 2), (self.second, span.right + number / 2)):
            p.mark(row.party, Rect(x - side / 2, (head - side) / 2, side, side))
        p.text(said[0], half, "label:semibold", "muted", "right")
        p.text(said[1], half.moved(span.w / 2 + 4, 0), "label:semibold", "muted", "left")

    def _line(
        self,
        p: Painter,
        box: Rect,
        line: tuple[str, int, int, int],
        words: float,
        number: float,
        zero: float,
        unit: float,
    ) -> None:
        label, first, second, difference = line
        texts = self.texts
        style = p.style("label:semibold")
        style = shrunk(p.width, label, style, words - 4, 14)
        p.text(label, box._replace(w=words), style)
        p.text(texts.number(first), Rect(words, box.y, number, box.h), "number", "ink", "centre")
        p.text(texts.number(second), Rect(box.right - number, box.y, number, box.h), "number", "ink", "centre")
        height = min(26.0, box.h * 0.6)
        length = abs(difference) * unit
        y = box.y + (box.h - height) / 2
        text = texts.signed(abs(difference)) if difference else "0"
        if difference > 0:
            p.party_box(Rect(zero - length, y, length, height), self.first.party)
            p.text(text, Rect(0, box.y, zero - length - 6, box.h), "number", "ink", "right")
        elif difference < 0:
            p.party_box(Rect(zero, y, length, height), self.second.party)
            p.text(text, Rect(zero + length + 6, box.y, 60, box.h), "number", "ink", "left")
        else:
            p.text(text, Rect(zero + 8, box.y, 60, box.h), "number", "muted", "left")
