"""What is typed in on the pages of the box: which figure is asked for, what counts at once, what is asked about."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

import pygame

from macher.editions.box.box import Box
from macher.editions.box.doubts import NO_NUMBER, Doubt
from macher.editions.box.fields import Card, Field, Page, Value
from macher.editions.registry import edition, editions
from macher.session.session import clock
from macher.ui.features.box.words import BoxWords, shown_fields
from macher.ui.game.vocabulary import words_of
from macher.ui.keys import KeyPress
from macher.ui.kit.dialog import Choice, ask
from macher.ui.kit.page import Page as Composed
from macher.ui.program import Program
from macher.ui.scene import Actions

__all__ = ["ROW", "BoxTyping", "letters_of", "may_become", "typed_value"]

_SAVE_AFTER: Final = 0.6
"""Seconds after a change until it is written; leaving the page writes at once."""
ROW: Final = "box.row."
"""The id of a row, before the path of its figure."""


def typed_value(field: Field, text: str) -> Value | None:
    """What was typed in, as a value; ``None`` while it is none yet."""
    cleaned = text.replace("−", "-").replace("–", "-").replace(",", " ").replace(";", " ").strip()
    try:
        if field.kind == "row":
            return tuple(int(each) for each in cleaned.split()) or None
        return int(cleaned.replace("+", "").replace(" ", ""))
    except ValueError:
        return None


def may_become(text: str, low: int, high: int) -> bool:
    """Whether digits may still follow that make it a number of this range."""
    if text in ("", "-", "+", "−", "–"):
        return True
    digits = text.replace("−", "-").replace("–", "-").lstrip("+")
    if not digits.lstrip("-").isdecimal():
        return False
    least = most = abs(int(digits))
    if digits.startswith("-"):
        low, high = -high, -low
    while least <= high:
        least, most = 10 * least, 10 * most + 9
        if least <= high and most >= low:
            return True
        if not least:
            return False
    return False


def letters_of(field: Field) -> str:
    """The letters that may be typed for a figure."""
    allowed = "0123456789"
    if field.low < 0:
        allowed += "-−–+"
    if field.kind == "row":
        allowed += " ,;"
    return allowed


class BoxTyping(Composed):
    """An edition, a kind of card, a card, and the figure that is typed in."""

    name = "box"

    def __init__(self, program: Program, edition_key: str = "", page: str = "", card: str = "") -> None:
        self.program = program
        self.files = program.games.boxes
        self.edition_key = edition_key if edition_key in editions() else editions()[0]
        self.page_key, self.card_key, self.path = page, card, ""
        self.drafts: dict[str, str] = {}
        """What was typed in but is not taken yet, by the path of its figure."""
        self._focused = ""
        """What had the focus when it was last looked at."""
        self._unsaved = False
        self._told: set[str] = set()
        self._settle()

    # -- what is open --------------------------------------------------------------------------------------------------

    @property
    def box(self) -> Box:
        """The box of the edition."""
        return self.files.box(self.edition_key)

    @property
    def words(self) -> BoxWords:
        """What is said about it."""
        return BoxWords(self.program.texts.in_words(words_of(edition(self.edition_key))), self.box)

    @property
    def page(self) -> Page:
        """The kind of card."""
        return self.box.page(self.page_key)

    @property
    def card(self) -> Card:
        """The card."""
        return next(card for card in self.page.cards if card.key == self.card_key)

    @property
    def field(self) -> Field:
        """The figure that is asked for."""
        return next(field for field in self.card.fields if field.path == self.path)

    def _settle(self) -> None:
        """Opens what is still open, if what was open before is not there."""
        pages = {page.key: page for page in self.box.pages}
        if self.page_key not in pages:
            self.page_key = next(iter(pages))
        cards = self.page.cards
        if self.card_key not in [card.key for card in cards]:
            unfinished = (card for card in cards if not self.box.of_card(card).complete)
            self.card_key = next(unfinished, cards[0]).key
        fields = shown_fields(self.box, self.card)
        if self.path not in [field.path for field in fields]:
            open_ = (field for field in fields if not self.box.settled(field) and not field.optional)
            self.path = next(open_, fields[0]).path

    def shown_page(self) -> Hashable:
        return self.edition_key, self.page_key, self.card_key

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The figure that is asked for gets the focus, so that a number can be typed in at once."""
        self.tell_trouble()
        self._focus_shown()

    def tell_trouble(self) -> None:
        """Says once what of the file of this edition could not be used."""
        texts, key = self.program.texts, self.edition_key
        self.files.box(key)
        if key in self._told:
            return
        self._told.add(key)
        if key in self.files.damaged:
            self.stage.toast(texts("box-damaged", file=self.files.damaged[key]), "warn", 12)
        elif self.files.strange.get(key):
            self.stage.toast(texts("box-strange", n=len(self.files.strange[key])), "warn", 10)

    def leave(self) -> None:
        self.save()

    def closing(self) -> None:
        self.save()

    def tick(self, now: float) -> None:
        """The row with the focus is the one that is asked about."""
        focus = self.stage.focus
        if focus is None or focus.id == self._focused or self.stage.has_layer("box-doubt"):
            return
        self._focused = focus.id
        rows = (each.id.removeprefix(ROW) for each in (focus, *focus.ancestors()) if each.id.startswith(ROW))
        path = next(rows, self.path)
        if path != self.path:
            self.choose(path)

    def _changed(self) -> None:
        """Writes soon, and shows what has changed."""
        if not self._unsaved:
            self._unsaved = True
            self.program.app.after(_SAVE_AFTER, self.save)
        self.rebuild()

    def save(self) -> None:
        """Writes what was typed in."""
        if not self._unsaved:
            return
        self._unsaved = False
        self.files.save(self.edition_key)
        if self.files.problem:
            texts = self.program.texts
            self.program.app.stage.toast(texts("box-not-saved", detail=self.files.problem), "warn", 10)

    # -- from figure to figure -----------------------------------------------------------------------------------------

    def choose(self, path: str) -> None:
        """Asks about another figure; one that is doubtful is settled first."""
        if path == self.path:
            self._go(path)
        else:
            self._first(partial(self._go, path))

    def _go(self, path: str) -> None:
        self.path = path
        self._focus()
        self.rebuild()

    def _focus(self) -> None:
        self.stage.focus_built(f"box.f.{self.path}")

    def step(self, by: int) -> None:
        """The figure above or below; beyond the ends nothing happens."""
        paths = [field.path for field in shown_fields(self.box, self.card)]
        at = paths.index(self.path) + by
        if 0 <= at < len(paths):
            self.choose(paths[at])

    def turn(self, page: str) -> None:
        """Another kind of card."""
        self._first(partial(self._show, page, ""))

    def show(self, card: str) -> None:
        """Another card of this kind."""
        self._first(partial(self._show, self.page_key, card))

    def _show(self, page: str, card: str) -> None:
        """Opens a card; its figure gets the focus, unless page or card were chosen by key."""
        self.page_key, self.card_key, self.path = page, card, ""
        self._settle()
        self._focus_shown()

    def _focus_shown(self) -> None:
        if not self.stage.keyboard or self.stage.focus is None or self.stage.focus.id.startswith("box.f."):
            self._focus()
        self.rebuild()

    def flip(self, by: int) -> None:
        """The next card, or the one before."""
        keys = [card.key for card in self.page.cards]
        self.show(keys[(keys.index(self.card_key) + by) % len(keys)])

    def take_edition(self, key: str) -> None:
        """The box of another edition."""
        self._first(partial(self._take_edition, key))

    def _take_edition(self, key: str) -> None:
        self.save()
        self.edition_key, self.card_key, self.path = key, "", ""
        self._settle()
        self.rebuild()
        self.tell_trouble()

    # -- typing --------------------------------------------------------------------------------------------------------

    def type(self, field: Field, text: str) -> None:
        """What is typed in counts at once unless it is odd; nothing at all brings our own figure back."""
        self.path = field.path
        value = typed_value(field, text)
        if not text.strip():
            self.drafts.pop(field.path, None)
            self.box.drop([field])
        elif value is None or self.doubt_of(field, value) is not None:
            self.drafts[field.path] = text
            self.box.drop([field])
        else:
            self.drafts.pop(field.path, None)
            if field.kind == "row":
                self.drafts[field.path] = text  # taken with Enter: half a row would change every card
                self.rebuild()
                return
            self.box.put(field, value, self._day())
        self._changed()

    def doubt_of(self, field: Field, value: Value) -> Doubt | None:
        """What is odd about a value of the open card."""
        return self.box.doubt(self.page, self.card, field, value)

    def doubt(self, field: Field) -> Doubt | None:
        """What is odd about what stands in a row and is not taken yet."""
        if field.path not in self.drafts:
            return None
        value = typed_value(field, self.drafts[field.path])
        return NO_NUMBER if value is None else self.doubt_of(field, value)

    def shown_doubt(self, field: Field) -> Doubt | None:
        """The same, but not while what stands there can still become something sound."""
        doubt = self.doubt(field)
        if doubt is None or field.path != self.path:
            return doubt
        draft = self.drafts[field.path].strip()
        if field.kind == "row":
            before = typed_value(field, draft.rpartition(" ")[0])
            return None if before is None else self.doubt_of(field, before)
        low, high = self.box.bounds(self.page, self.card, field)
        return None if may_become(draft, low, high) else doubt

    def submit(self) -> None:
        """Enter: takes what stands there, then the next figure."""
        self._first(self._next)

    def _first(self, then: Callable[[], None]) -> None:
        """Does something once what stands in the row is settled.

        What is odd is asked about; a row of numbers is taken, and what is no number is let go.
        """
        if self.path not in self.drafts:
            then()
            return
        field = self.field
        value, doubt = typed_value(field, self.drafts[self.path]), self.doubt(field)
        if value is None or (field.kind == "row" and doubt is not None and doubt.reason == "row-empty"):
            self.drafts.pop(self.path)
            then()
        elif doubt is None:
            self._accept(field, value)
            then()
        else:
            self._ask(field, value, doubt, self._go, then)

    def _ask(
        self, field: Field, value: Value, doubt: Doubt, correct: Callable[[str], None], then: Callable[[], None]
    ) -> None:
        """Asks whether the card really says what is odd; if it does, that counts, and then something is done."""
        texts, words = self.program.texts, self.words

        def sure() -> None:
            self._accept(field, value)
            then()

        choices = [
            Choice("correct", texts("box-doubt-no"), partial(correct, self.path), "primary", "pencil", default=True),
            Choice("sure", texts("box-doubt-yes"), sure, icon="check"),
        ]
        title = texts("box-doubt-title", value=words.value(field, value))
        ask(self, title, words.doubt(doubt), choices, id="box-doubt")

    def _accept(self, field: Field, value: Value) -> None:
        self.drafts.pop(field.path, None)
        self.box.put(field, value, self._day())
        self._changed()

    def _next(self) -> None:
        """The figure below; after the last one the next card that is not complete."""
        fields = shown_fields(self.box, self.card)
        paths = [field.path for field in fields]
        at = paths.index(self.path) + 1 if self.path in paths else 0
        if at < len(paths):
            self._go(paths[at])
            return
        keys = [card.key for card in self.page.cards]
        here = keys.index(self.card_key)
        later = [*self.page.cards[here + 1 :], *self.page.cards[:here]]
        card = next((card for card in later if not self.box.of_card(card).complete), None)
        if card is None:
            self.program.app.stage.toast(self.program.texts("box-page-done", page=self.words.page(self.page)))
            self.rebuild()
        else:
            self._show(self.page_key, card.key)
            self._focus()

    def pick(self, field: Field, value: str) -> None:
        """A choice that is printed on the card."""
        if self.path == field.path:
            self._pick(field, value)
        else:
            self._first(partial(self._pick, field, value))

    def _pick(self, field: Field, value: str) -> None:
        self.path = field.path
        self.drafts.pop(field.path, None)
        doubt = self.doubt_of(field, value)
        if doubt is None:
            self._accept(field, value)
        else:
            self._ask(field, value, doubt, lambda _: self.rebuild(), lambda: None)
            self.rebuild()

    def _day(self) -> str:
        return clock()[:10]

    # -- a whole card --------------------------------------------------------------------------------------------------

    def agree(self) -> None:
        """The card says everywhere what the game has."""
        self.drafts.clear()
        self.box.agree(self.card, self._day())
        self._changed()

    def clear(self) -> None:
        """Takes back what was typed in for the card."""
        self.drafts.clear()
        self.box.drop(self.card.fields)
        self._settle()
        self._changed()

    def use(self) -> None:
        """Whether new games take these figures."""
        self.program.settings.box_in_use = not self.program.settings.box_in_use
        self.program.store.save()
        self.rebuild()

    # -- input ---------------------------------------------------------------------------------------------------------

    def on_key(self, press: KeyPress) -> bool:
        """Page keys turn to the next card."""
        if press.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and not (press.ctrl or press.alt):
            self.flip(-1 if press.key == pygame.K_PAGEUP else 1)
            return True
        return False

    def back(self) -> None:
        """Leaves the page; what is odd is asked about first."""
        self._first(self._leave)

    def _leave(self) -> None:
        self.save()
        self.app.pop()

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.back}
