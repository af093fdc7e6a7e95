"""The paper beside a card of the box: what is asked, what is odd about it, the curve, and whose figures these are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from macher.editions.box.box import Box
from macher.editions.box.doubts import Doubt
from macher.editions.box.fields import Card, Field, Page
from macher.ui.features.box.head import CardPicture, has_picture
from macher.ui.features.box.plot import BoxPlot, PlotPoint, PlotRoom, draw_key
from macher.ui.features.box.words import BoxWords
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spacer, spring
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.widgets import Drawing

__all__ = ["CheckDeeds", "check_parts"]

_FEWEST: Final = 3
"""Fewest figures of a curve."""
_LEAST_TITLE: Final = 19.0


@dataclass(frozen=True, slots=True)
class CheckDeeds:
    """What can be done beside the card."""

    agree: Callable[[], None]
    clear: Callable[[], None]
    use: Callable[[], None]
    used: bool


def check_parts(
    kit: Kit, words: BoxWords, page: Page, card: Card, field: Field, doubt: Doubt | None, deeds: CheckDeeds
) -> Part:
    """All of it, from the question down to the buttons."""
    texts, box = words.texts, words.box
    narrow = kit.ctx.viewport.layout == "focus"
    title = kit.shrinking(words.ask(page, card, field), "heading", least=_LEAST_TITLE, id="box.ask")
    said = words.hint(page, card, field) if doubt is None else words.doubt(doubt)
    icon, ink = ("info", "action_text") if doubt is None else ("circle-help", "contra")
    hint = row(
        kit.icon(icon, ink),
        kit.paragraph(said, "text", "ink" if doubt is None else "contra", "middle", id="box.hint"),
        gap=kit.step("tight"),
    )
    plot = _plot(kit, words, page, card, field)
    trouble = box.aside.get(card.key)
    aside = None
    if trouble is not None:
        reason = texts(trouble.reason, **trouble.args)
        aside = row(
            kit.icon("triangle-alert", "contra"),
            kit.paragraph(texts("box-aside", reason=reason), "body", "contra", id="box.aside"),
            gap=kit.step("tight"),
        )
    return column(
        title,
        _spaced(hint, kit),
        plot or _picture(kit, words, page, card, field),
        aside,
        kit.hairline(),
        *([] if narrow else [_legend(kit, words, box)]),
        _game(kit, words, deeds),
        _buttons(kit, words, card, deeds),
        gap=kit.step("gap"),
    )


def _spaced(one: Part, kit: Kit) -> Part:
    return column(one, spacer(kit.step("gap")))


def _plot(kit: Kit, words: BoxWords, page: Page, card: Card, field: Field) -> Part | None:
    """The curve of the figures that stand in an order with the one that is asked for."""
    box = words.box
    fields = _ordered(page, card, field)
    if len(fields) < _FEWEST:
        return None
    points = []
    for each in fields:
        value, guess = box.value(each), box.guess(each)
        if not isinstance(value, int) or not isinstance(guess, int):
            return None
        shipped = each.shipped if isinstance(each.shipped, int) else guess
        points.append(PlotPoint(_label(words, page, card, each), value, shipped, box.settled(each)))
    asked = next((at for at, each in enumerate(fields) if each.path == field.path), -1)
    low, high = box.bounds(page, card, field)
    texts = words.texts
    limits = texts("box-range", low=texts.number(low), high=texts.number(high)) if high < field.high else ""
    name = texts.pair(words.card(page, card), ", ".join(f"{point.label} {point.value}" for point in points))
    room = PlotRoom(asked, low, high, limits)
    return part(lambda rect: BoxPlot(rect, points, room, texts.number, name=name, id="box.plot"))


def _picture(kit: Kit, words: BoxWords, page: Page, card: Card, field: Field) -> Part:
    """The card as it looks now, where there is no curve; a row of numbers in full."""
    if field.kind == "row" and not has_picture(page):
        numbers = kit.paragraph(words.value(field, words.box.value(field)), "strong", "ink_soft")
        return column(numbers, spring())
    if not has_picture(page) or kit.ctx.viewport.layout == "focus":
        return spring()
    return part(lambda rect: CardPicture(rect, words, page, card))


def _ordered(page: Page, card: Card, field: Field) -> list[Field]:
    if page.key == "lands":
        points = [each for each in card.fields if each.series == card.key]
        return points + [each for each in card.fields if each.path.endswith(".maximum")]
    return [each for each in page.fields() if each.series and each.series == field.series]


def _label(words: BoxWords, page: Page, card: Card, field: Field) -> str:
    if page.key == "lands":
        return words.field(page, card, field)
    if len(page.cards) > 1:
        own = next(each for each in page.cards if field in each.fields)
        return words.short(page, own)
    numbers = [each for each in field.path.split(".") if each.isdecimal()]
    return numbers[-1] if numbers else field.path.split(".")[1]


def _legend(kit: Kit, words: BoxWords, box: Box) -> Part:
    """What dots and circles mean, and how many figures of each kind there are."""
    texts, count = words.texts, box.of_all()
    rows = (
        (True, texts("box-from"), texts("box-from-note", n=count.done)),
        (False, texts("box-reconstruction"), texts("box-reconstruction-note", n=count.total - count.done)),
    )
    wide = max(kit.ctx.width(name, "strong") for _, name, _ in rows) + kit.step("space")
    return column(
        *(
            row(
                part(partial(_key, sure=sure), width=kit.step("sign")),
                part(partial(_name, kit=kit, name=name), width=wide),
                kit.paragraph(note, "body", "ink_soft"),
                gap=kit.step("gap"),
            )
            for sure, name, note in rows
        ),
        gap=kit.step("tight"),
    )


def _key(box: Rect, sure: bool) -> Node:
    return Drawing(box, lambda p, spot: draw_key(p, Rect(spot.x + 2, spot.y + 4, 14, 14), sure))


def _name(box: Rect, kit: Kit, name: str) -> Node:
    from macher.ui.widgets import Paragraph

    return Paragraph(box, name, "strong")


def _game(kit: Kit, words: BoxWords, deeds: CheckDeeds) -> Part:
    """What a game says of its figures, and whether new games take them."""
    texts, count = words.texts, words.box.of_all()
    if not count.done:
        said = texts("box-game-none")
    elif not deeds.used:
        said = texts("box-game-unused")
    else:
        said = texts("box-game", done=texts.number(count.done), total=texts.number(count.total))
    use = kit.ballot(texts("box-use"), deeds.use, id="box.use", marked=deeds.used)
    line = row(kit.icon("layers", "ink"), kit.paragraph(said, "body", "ink", id="box.game"), gap=kit.step("gap"))
    return column(kit.panel(line, kit.step("gap"), kit.step("tight"), fill="row"), use, gap=kit.step("tight"))


def _buttons(kit: Kit, words: BoxWords, card: Card, deeds: CheckDeeds) -> Part:
    """The card says the same as the game; what was typed in is taken back."""
    texts, box = words.texts, words.box
    from macher.ui.kit.button_row import RowButton

    complete = box.of_card(card).complete
    typed = any(each.path in box.typed for each in card.fields)
    return kit.buttons(
        RowButton(
            "box.agree",
            [texts("box-agree"), texts("box-agree-short")],
            deeds.agree,
            "check",
            "secondary",
            reason=texts("box-agree-done") if complete else "",
            tooltip=texts("box-agree-tip"),
        ),
        RowButton(
            "box.clear",
            [texts("box-clear"), texts("box-clear-short")],
            deeds.clear,
            "undo-2",
            "secondary",
            reason="" if typed else texts("box-clear-none"),
        ),
        height="control",
    )
