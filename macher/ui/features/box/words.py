"""What is said on the pages of the box: names of pages, cards and figures, values, hints and questions."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

from macher.editions.box.box import Box
from macher.editions.box.doubts import Doubt
from macher.editions.box.fields import NONE, YES_NO, Card, Field, Page, Value
from macher.i18n import Texts, names
from macher.rules.cards import PARTIES

__all__ = ["SINGLE", "BoxWords", "shown_fields"]

SINGLE: Final = ("presence", "national", "trend", "display", "dice", "lid", "more")
"""Pages with a single card."""
_CARDS: Final[Mapping[str, str]] = {"polls": "poll", "blocks": "block", "donations": "donation"}
"""The word before the number of a card."""
_ROW_OF_SPOTS: Final[Mapping[str, str]] = {"black": "black", "white": "white", "spots": "spot"}
_PLAIN: Final = frozenset({
    "money", "size", "back", "seven", "cost", "phone", "members", "base", "meetings", "accept", "reject", "dice",
    "scale", "bands",
})  # fmt: skip
"""Last parts of paths that are text keys behind ``box-field-``."""


def shown_fields(box: Box, card: Card) -> list[Field]:
    """The figures that a card shows: lines that it does not have are left out, but for the first empty one."""
    hidden: set[str] = set()
    for word, name in ((".actions.", "action"), (".entries.", "symbol")):
        lines = [field for field in card.fields if word in field.path and field.path.endswith(name)]
        empty = False
        for line in lines:
            head, value = line.path.rsplit(".", 1)[0], box.value(line)
            if empty:
                hidden.add(line.path)
            if value in (NONE, "double"):
                hidden.add(f"{head}.amount")
            empty = empty or value == NONE
    shown = [field for field in card.fields if field.path not in hidden]
    last = [field for field in shown if field.path.endswith(".maximum")]
    return [field for field in shown if field not in last] + last


class BoxWords:
    """The sentences about a box, in the words of its edition."""

    def __init__(self, texts: Texts, box: Box) -> None:
        self.texts, self.box = texts, box

    # -- names ---------------------------------------------------------------------------------------------------------

    def page(self, page: Page) -> str:
        """A kind of card."""
        return self.texts(f"box-page-{page.key}")

    def card(self, page: Page, card: Card) -> str:
        """A card in full."""
        texts = self.texts
        if page.key == "lands" or (page.key == "rows" and card.key != "votes"):
            return names.land(texts, card.name)
        if page.key == "politicians":
            return names.politician(texts, card.name)
        if page.key == "rows":
            return texts("box-card-all")
        if page.key == "sheet":
            return self._choice(card)
        if page.key in _CARDS:
            return texts(f"box-card-{_CARDS[page.key]}", number=card.name)
        return self.page(page)

    def titles(self, page: Page) -> tuple[str, str, str]:
        """What stands over the rows of a card: the row, the figure, and our own."""
        texts = self.texts
        if page.key == "lands":
            return texts("box-head-votes"), texts("box-head-points"), texts("box-reconstruction")
        return "", texts("box-head-card"), texts("box-reconstruction")

    def _choice(self, card: Card) -> str:
        if card.key == "start":
            return self.texts("box-card-start")
        column = "2" if ".column_2." in card.key else "1"
        return self.texts("box-card-choice", column=column, number=card.name)

    def short(self, page: Page, card: Card) -> str:
        """A card in a few letters."""
        if page.key == "lands" or (page.key == "rows" and card.key != "votes"):
            return names.land_code(self.texts, card.name)
        if page.key == "politicians":
            return names.politician_short(self.texts, card.name)
        if page.key == "rows":
            return self.texts("box-card-all-short")
        if page.key in SINGLE:
            return ""
        if page.key == "sheet":
            return "–" if card.key == "start" else f"{'2' if '.column_2.' in card.key else '1'}/{card.name}"
        return card.name

    def field(self, page: Page, card: Card, field: Field) -> str:
        """What a figure of a card is."""
        texts, parts = self.texts, field.path.split(".")
        last = parts[-1]
        if page.key == "lands" and last != "size":
            return self.rows(card)[-1 if last == "maximum" else int(last) - 1]
        if last in PARTIES:
            return names.party_short(texts, last)
        if ".actions." in field.path or ".entries." in field.path:
            return self._line(parts)
        if page.key == "blocks":
            return texts("box-field-symbol", number=last)
        if page.key == "presence":
            return texts(f"box-field-{_ROW_OF_SPOTS.get(parts[1], 'spot')}", number=last)
        if page.key == "national":
            kind = "box-field-recruits" if last == "recruits" else "box-field-points"
            return texts(kind, number=parts[2])
        if page.key == "display":
            return texts("box-field-players", number=int(last))
        if page.key == "dice":
            return texts("box-field-face", number=last)
        if page.key == "lid":
            return texts("box-field-from" if last == "1" else "box-field-to", elections=int(parts[1]))
        return texts(f"box-field-{last}") if last in _PLAIN else field.path

    def _line(self, parts: Sequence[str]) -> str:
        """A line of a cabinet card or of a choice of the start sheet, and its number."""
        known = {"symbol": "box-field-symbol", "action": "box-field-action"}
        return self.texts(known.get(parts[-1], "box-field-amount"), number=parts[-2])

    def rows(self, card: Card) -> list[str]:
        """The rows of a state card: ``0–4``, ``5–9`` … ``50+``."""
        table = self.box.figures["lands"][card.name]
        bands = list(table.get("bands") or self.box.figures["votes"]["bands"])
        count = [field.series for field in card.fields].count(card.key) + 1
        bands = (bands + [bands[-1]] * count)[:count]
        ends = itertools.pairwise(bands)
        labels = [f"{low}–{high - 1}" if high - 1 > low else f"{low}" for low, high in ends]
        return [*labels, f"{bands[-1]}+"]

    # -- values --------------------------------------------------------------------------------------------------------

    def value(self, field: Field, value: Value) -> str:
        """A value as it is printed."""
        texts = self.texts
        if isinstance(value, tuple):
            return " ".join(texts.number(each) for each in value)
        if isinstance(value, int):
            if field.path.startswith("polls.") and value > 0:
                return f"+{value}"
            return texts.number(value)
        return self.choice(field, value)

    def choice(self, field: Field, value: str) -> str:
        """A choice in a word."""
        texts = self.texts
        if value == NONE:
            return texts("box-none")
        if field.choices == YES_NO:
            return texts("box-yes" if value == "yes" else "box-no")
        if value in PARTIES:
            return names.party_short(texts, value)
        if value in ("large", "small"):
            return texts("box-large" if value == "large" else "box-small")
        if field.path.endswith(".action"):
            return texts(f"box-action-{value}")
        return self.symbol(value)

    def symbol(self, value: str) -> str:
        """A symbol of the start in a word."""
        return self.texts(f"box-symbol-{value}")

    # -- questions and hints -------------------------------------------------------------------------------------------

    def ask(self, page: Page, card: Card, field: Field) -> str:
        """What the player is asked."""
        what = self.field(page, card, field)
        if page.key == "lands" and not field.path.endswith("size"):
            return self.texts("box-ask-votes", votes=what)
        return self.texts("box-ask", what=what)

    def hint(self, page: Page, card: Card, field: Field) -> str:
        """What helps to type it in."""
        texts = self.texts
        if field.kind == "choice":
            return texts("box-hint-back" if field.path.endswith(".back") else "box-hint-choice")
        if field.kind == "row":
            return texts("box-hint-own" if field.optional else "box-hint-row", key=texts("key-enter"))
        low, high = self.box.bounds(page, card, field)
        said = {"low": texts.number(low), "high": texts.number(high), "key": texts("key-enter")}
        if page.key == "polls":
            return texts("box-hint-poll", **said)
        if page.key == "lands" and not field.path.endswith(".maximum") and low <= high < field.high:
            return texts("box-hint-points", **said)
        if field.series and low <= high < field.high:
            return texts("box-hint-order", **said)
        return texts("box-hint-number", **said)

    def doubt(self, doubt: Doubt) -> str:
        """What is odd about a value."""
        texts = self.texts
        args = {key: texts.number(value) if isinstance(value, int) else value for key, value in doubt.args.items()}
        if "land" in args:
            args["land"] = names.land(texts, args["land"])
        if "party" in args:
            args["party"] = names.party_short(texts, args["party"])
        return texts(f"box-doubt-{doubt.reason}", **args)
