"""The player's box of one edition: what was typed in, how far it has come, and the figures that a game takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from macher.editions import origins
from macher.editions.box.count import Count
from macher.editions.box.doubts import Doubt, bounds, doubt_of
from macher.editions.box.fields import YES_NO, Card, Field, Page, Value
from macher.editions.box.fitting import overlaid, with_rows
from macher.editions.box.layout import pages_of
from macher.editions.box.tables import MISSING, copied, look
from macher.editions.figures import upwards
from macher.editions.loader import read
from macher.editions.problems import Problem
from macher.editions.registry import shipped_file
from macher.editions.schema import ProvenanceTable
from macher.editions.shipped import SHIPPED

__all__ = ["Box", "Typed", "fitted_value"]

LARGEST: Final = 1_000_000
_LONGEST_ROW: Final = 60


@dataclass(frozen=True, slots=True)
class Typed:
    """A figure read off a card, and the day on which it was typed in."""

    value: Value
    day: str


class Box:
    """What the player has typed in for an edition; ``figures`` is a complete data file made of it."""

    def __init__(self, edition: str, typed: Mapping[str, Typed] | None = None) -> None:
        self.edition = edition
        self.shipped: dict[str, Any] = read(shipped_file(edition))
        notes = [ProvenanceTable.model_validate(each) for each in self.shipped["provenance"]]
        figures, _ = origins.resolve(self.shipped, notes)
        self._origins = {figure.key: figure.provenance for figure in figures}
        self._known: dict[str, bool] = {}
        self.typed: dict[str, Typed] = dict(typed or {})

    # -- what is on the cards ------------------------------------------------------------------------------------------

    @cached_property
    def _made(self) -> _Made:
        return _make(self)

    @property
    def pages(self) -> tuple[Page, ...]:
        """Every kind of card with its figures."""
        return self._made.pages

    @property
    def figures(self) -> dict[str, Any]:
        """The figures that a game takes, without notes of origin."""
        return self._made.figures

    @property
    def aside(self) -> Mapping[str, Problem]:
        """Cards that a game leaves as they were, since what is typed in does not fit together yet, and why."""
        return self._made.aside

    def known(self, path: str) -> bool:
        """Whether a rulebook says what stands on a path."""
        if path not in self._known:
            near = next((self._origins[each] for each in upwards(path) if each in self._origins), "")
            self._known[path] = near == "rulebook"
        return self._known[path]

    def page(self, key: str) -> Page:
        """The page of a kind of card.  Raises ``KeyError``."""
        found = next((page for page in self.pages if page.key == key), None)
        if found is None:
            raise KeyError(key)
        return found

    def value(self, field: Field) -> Value:
        """What stands on the card: as typed in, else what the game takes."""
        if field.path in self.typed:
            return self.typed[field.path].value
        return self.guess(field)

    def guess(self, field: Field) -> Value:
        """What the game takes where nothing is typed in."""
        if not field.printed:
            return self._back(field)
        found = look(self.figures, field.path)
        if found is MISSING:
            return field.shipped
        if field.choices == YES_NO:
            return "yes" if found else "no"
        return tuple(found) if isinstance(found, list) else found

    def _back(self, field: Field) -> Value:
        poll = look(self.figures, field.path.rsplit(".", 1)[0])
        return next((party for party in field.choices if poll[party] == 2), field.shipped)

    # -- typing --------------------------------------------------------------------------------------------------------

    def put(self, field: Field, value: Value, day: str) -> None:
        """Notes what a card says."""
        before = self._rows() if field.kind == "row" else {}
        self.typed[field.path] = Typed(value, day)
        self.refresh()
        if before:
            self._move_points(before)

    def drop(self, fields: Iterable[Field]) -> None:
        """Takes figures back: the reconstruction counts again."""
        fields = list(fields)
        before = self._rows() if any(field.kind == "row" for field in fields) else {}
        for field in fields:
            self.typed.pop(field.path, None)
        self.refresh()
        if before:
            self._move_points(before)

    def agree(self, card: Card, day: str) -> None:
        """Notes that a card says everywhere what the game has already."""
        for field in card.fields:
            if field.wanted and field.path not in self.typed:
                self.typed[field.path] = Typed(self.guess(field), day)
        self.refresh()

    def refresh(self) -> None:
        """Has everything worked out anew after `typed` has changed."""
        self.__dict__.pop("_made", None)

    def _rows(self) -> dict[str, tuple[int, ...]]:
        """The rows of every state card."""
        usual = self.figures["votes"]["bands"]
        return {key: tuple(card.get("bands") or usual) for key, card in self.figures["lands"].items()}

    def _move_points(self, before: Mapping[str, tuple[int, ...]]) -> None:
        """Points that were typed in stay at their votes when the rows change."""
        for key, after in self._rows().items():
            if after == before[key]:
                continue
            path = f"lands.{key}.points."
            kept = {votes: self.typed.pop(f"{path}{at}", None) for at, votes in enumerate(before[key], start=1)}
            for at, votes in enumerate(after[:-1], start=1):
                found = kept.get(votes)
                if found is not None:
                    self.typed[f"{path}{at}"] = found
        self.refresh()

    # -- checking ------------------------------------------------------------------------------------------------------

    def sure(self) -> dict[str, Value]:
        """Figures that are typed in or known from a rulebook."""
        return {**self._made.known, **{path: each.value for path, each in self.typed.items()}}

    def bounds(self, page: Page, card: Card, field: Field) -> tuple[int, int]:
        """The least and the greatest number that the figures around it leave."""
        sure = self.sure()
        for path in field.paths:
            sure.pop(path, None)
        return bounds(page, card, field, sure)

    def doubt(self, page: Page, card: Card, field: Field, value: Value) -> Doubt | None:
        """What is odd about a value, or ``None``."""
        before = self.typed.get(field.path)
        guess = field.shipped if before is not None else self.guess(field)
        return doubt_of(page, card, field, value, self.sure(), guess)

    # -- progress ------------------------------------------------------------------------------------------------------

    def settled(self, field: Field) -> bool:
        """Whether a figure is certain: from the box or from a rulebook."""
        return field.path in self.typed or field.known

    def of_card(self, card: Card) -> Count:
        """How far a card has come."""
        return self._count(card.fields)

    def of_page(self, page: Page) -> Count:
        """How many cards of a kind are complete; the figures of a kind with a single card."""
        if len(page.cards) == 1:
            return self._count(page.cards[0].fields)
        cards = [card for card in page.cards if any(field.wanted or field.path in self.typed for field in card.fields)]
        cards = cards or list(page.cards)
        return Count(sum(self.of_card(card).complete for card in cards), len(cards))

    def of_all(self) -> Count:
        """How many of all figures are from the box."""
        return self._count([field for page in self.pages for field in page.fields()])

    def _count(self, fields: Iterable[Field]) -> Count:
        done = [field.path in self.typed for field in fields if field.wanted or field.path in self.typed]
        return Count(sum(done), len(done))

    # -- the file ------------------------------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """Its data file: all figures, the notes of origin that still name something, and what the box says."""
        notes = _notes(self.shipped["provenance"], self.figures)
        return {**self.figures, "provenance": notes, "box": self._said()}

    def _said(self) -> list[dict[str, Any]]:
        """What the box says: a table for each card and day."""
        tables: dict[tuple[str, str], dict[str, Any]] = {}
        for page in self.pages:
            for card in page.cards:
                for field in card.fields:
                    typed = self.typed.get(field.path)
                    if typed is None:
                        continue
                    says = tables.setdefault((card.key, typed.day), {})
                    value = list(typed.value) if isinstance(typed.value, tuple) else typed.value
                    says.update({path.removeprefix(f"{card.key}."): value for path in field.paths})
        return [{"card": card, "day": day, "says": says} for (card, day), says in tables.items()]

    def take(self, tables: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
        """Takes what the tables of a box file say; gives the paths of figures that no card has, which are left out."""
        said: dict[str, tuple[Any, str]] = {}
        for table in tables:
            for key, value in table["says"].items():
                said[f"{table['card']}.{key}"] = value, table["day"]
        strange: list[str] = []
        for rows in (True, False):  # the rows first: they decide how many points a card has
            fields = {field.path: field for page in self.pages for field in page.fields()}
            twice = {path for field in fields.values() for path in field.also}
            for path, (value, day) in said.items():
                field = fields.get(path)
                if field is None or (fitting := fitted_value(field, value)) is None:
                    strange += [path] if not rows and path not in twice else []
                elif (field.kind == "row") == rows:
                    self.typed[path] = Typed(fitting, day)
            self.refresh()
        return tuple(strange)


def fitted_value(field: Field, value: Any) -> Value | None:
    """A value from a file as one of this figure; ``None`` if it cannot be one."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if field.kind == "choice":
        return value if isinstance(value, str) and value in field.choices else None
    if field.kind == "number":
        return value if isinstance(value, int) and abs(value) <= LARGEST else None
    if not isinstance(value, list | tuple) or len(value) > _LONGEST_ROW:
        return None
    numbers = tuple(each for each in value if type(each) is int and abs(each) <= LARGEST)
    return numbers if len(numbers) == len(value) else None


class _Made(NamedTuple):
    pages: tuple[Page, ...]
    known: Mapping[str, Value]
    """Figures that a rulebook says."""
    figures: dict[str, Any]
    aside: Mapping[str, Problem]


def _make(box: Box) -> _Made:
    """The pages, and figures without a problem: cards that do not fit are set aside one by one."""
    active = {path: typed.value for path, typed in box.typed.items()}
    aside: dict[str, Problem] = {}
    reader = SHIPPED[box.edition].reader()
    while True:
        rows = with_rows(box.shipped, active)
        pages = pages_of(rows, box.known)
        figures = overlaid(rows, pages, active)
        data = reader.parse({**figures, "provenance": []})
        found = data if isinstance(data, tuple) else reader.problems(data)
        if not found or not active:
            break
        card = _blamed(found[0].key, pages, active)
        if card is None:
            path = list(active)[-1]
            del active[path]
            aside[path.rsplit(".", 1)[0]] = found[0]
            continue
        aside[card.key] = found[0]
        for field in card.fields:
            active.pop(field.path, None)
    del figures["provenance"]
    if aside:
        pages = pages_of(with_rows(box.shipped, {path: typed.value for path, typed in box.typed.items()}), box.known)
    known = {field.path: field.shipped for page in pages for field in page.fields() if field.known}
    return _Made(pages, known, figures, aside)


def _blamed(key: str, pages: Iterable[Page], active: Mapping[str, Value]) -> Card | None:
    """The card with typed figures that a problem is about: the nearest by its path."""
    cards = [card for page in pages for card in page.cards if any(field.path in active for field in card.fields)]
    near = [card for card in cards if key == card.key or key.startswith(f"{card.key}.")]
    if near:
        return max(near, key=lambda card: len(card.key))
    first = key.split(".", 1)[0]
    same = [card for card in cards if card.key.split(".", 1)[0] == first]
    return same[-1] if same else None


def _notes(notes: Iterable[Mapping[str, Any]], figures: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The notes of origin that still name something."""
    paths = [path.split(".") for path, _ in origins.nodes(figures)]
    kept = []
    for note in notes:
        hits = [pattern for pattern in note["of"] if any(_names(pattern.split("."), path) for path in paths)]
        if hits:
            kept.append({**copied(note), "of": hits})
    return kept


def _names(pattern: list[str], path: list[str]) -> bool:
    return len(pattern) == len(path) and all(want in ("*", part) for want, part in zip(pattern, path, strict=True))
