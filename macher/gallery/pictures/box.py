"""Pictures of the box on the shelf: each kind of card with some figures typed in, doubts, two boxes that differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.editions.box.box import Box, Typed

if TYPE_CHECKING:
    from macher.ui.features.box.page import BoxScreen
    from macher.ui.shell.shell import Shell

__all__ = ["BOX"]

_DAY: Final = "2026-09-20"
_CARDS_2019: Final = ("lands", "rows", "polls", "blocks", "presence", "trend", "display", "donations", "lid")
_CARDS_2006: Final = (
    "lands",
    "rows",
    "polls",
    "politicians",
    "sheet",
    "presence",
    "national",
    "dice",
    "donations",
    "lid",
)
_SAXONY: Final = (0, 9, 14, 18, 21, 24)
"""The first figures of a card."""


def _filled(box: Box) -> None:
    """Every third card is typed in, and the first half of the last card of each kind."""
    typed = {}
    for page in box.pages:
        last = page.cards[-1].fields
        wanted = [field for card in page.cards[::3] for field in card.fields if field.wanted]
        for field in (*wanted, *last[: len(last) // 2]):
            typed[field.path] = Typed(box.guess(field), _DAY)
    box.typed.update(typed)
    box.refresh()


def _screen(shell: Shell, page: str, key: str, card: str = "") -> BoxScreen:
    from macher.ui.features.box.page import BoxScreen

    _filled(shell.games.boxes.box(key))
    screen = BoxScreen(shell, key, page, card)
    shell.app.push(screen)
    shell.app.step()
    return screen


def _empty(shell: Shell) -> None:
    """Nothing is typed in yet."""
    shell.go.box("2019")


def _half(shell: Shell) -> BoxScreen:
    """A state card with its first figures, and the next one half typed in."""
    screen = _screen(shell, "lands", "2019", "lands.SN")
    box, card = screen.box, screen.card
    box.drop(card.fields)
    top = card.fields[1]
    box.put(top, box.guess(top), _DAY)
    for field, value in zip(card.fields[2:], _SAXONY, strict=False):
        box.put(field, value, _DAY)
    asked = card.fields[2 + len(_SAXONY)]
    screen.choose(asked.path)
    shell.app.step()
    screen.type(asked, "2")
    return screen


def _typing(shell: Shell) -> None:
    """A figure is half typed in."""
    _half(shell)


def _doubt(shell: Shell) -> None:
    """The question whether the card really says so."""
    _half(shell).submit()


def _clash(shell: Shell) -> None:
    """Another box says something else."""
    from macher.saves.box import Offer

    screen = _half(shell)
    screen.drafts.clear()
    other = Box("2019", {path: Typed(each.value, _DAY) for path, each in screen.box.typed.items()})
    first = screen.card.fields[3]
    other.put(first, 10, _DAY)
    screen.desk.offered(Offer(other, ()))


def _page(page: str, key: str, shell: Shell) -> None:
    _screen(shell, page, key)


BOX: Final[Mapping[str, Callable[[Shell], None]]] = {
    "box": _typing,
    "box:empty": _empty,
    "box:doubt": _doubt,
    "box:clash": _clash,
    **{f"box:{page}": partial(_page, page, "2019") for page in _CARDS_2019},
    **{f"box:{page}-2006": partial(_page, page, "2006") for page in _CARDS_2006},
}
"""How each picture is reached from the menu, by its name."""
