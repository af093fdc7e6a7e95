"""Placing symbols on boards: what the starting deployment and the start sheet have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from macher.engine.command import Command
from macher.engine.decision import Options
from macher.i18n import names
from macher.rules.edition import Symbol
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Act, Prompt, Spot, SpotLook
from macher.ui.prompts.shared.words import alike, forms
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable

SYMBOL_ICONS: Final = {
    Symbol.RALLIES: "megaphone",
    Symbol.TREND: "trending-up",
    Symbol.MEDIA: "newspaper",
    Symbol.VOTES: "vote",
}

OptionsT = TypeVar("OptionsT", bound=Options)


class PlacedSymbol(NamedTuple):
    """A symbol that goes to a board, and how much of it: rallies, steps of trend, media markers or votes."""

    symbol: Symbol
    amount: int


class PlacingPrompt(Prompt[OptionsT], ABC):
    """Click a symbol and a board, one after the other, then confirm; sealed.  Which symbols, a subclass says."""

    boards: int
    """Number of boards a symbol can go to."""
    zone = ""
    """What the ids of the nodes begin with."""

    def __post_init__(self) -> None:
        self.places: list[int] = []
        """Board of each symbol, -1 while it is not placed."""
        self.at = 0
        """The symbol that the next board takes."""
        self.reset()

    @property
    @abstractmethod
    def symbols(self) -> tuple[PlacedSymbol, ...]:
        """The symbols to be placed."""

    @abstractmethod
    def command(self) -> Command:
        """The command of the draft, allowed or not."""

    def closed(self, place: int) -> str:
        """Why the chosen symbol can't go to a board; empty if it can."""
        return ""

    def words_of(self, symbol: PlacedSymbol) -> list[str]:
        """A symbol in words, and in short as its amount beside the sign."""
        texts = self.desk.texts
        return [names.symbol(texts, symbol.symbol.value, symbol.amount), texts.signed(symbol.amount)]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        missing = self.places.count(-1)
        return [
            self.confirm_act(
                forms(self.desk, "prompt-deploy-confirm"),
                texts("prompt-deploy-missing", n=missing) if missing else "",
                lock=texts("prompt-sealed"),
            ),
            self.clear_act("" if missing < len(self.places) else texts("prompt-nothing-placed")),
        ]

    # -- places --------------------------------------------------------------------------------------------------------

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        return (690.0, 56.0) if ctx.wide else (320.0, 118.0)

    def controls(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id=f"{self.zone}.symbols", zone=True)
        area, count = rect.local(), len(self.symbols)
        cells = area.columns(count, 8) if ctx.wide else area.grid(2, (count + 1) // 2, 5)
        style = ctx.type.style("card:bold")
        style = style.sized(max(ctx.type.least, style.size - _SHRINK))
        boards = [self.desk.names.land_forms(at) for at in range(self.boards)]
        heads = alike(ctx, boards, "card", cells[0].w - 14)
        said = [self.words_of(symbol)[0] for symbol in self.symbols]
        widest, room = max(ctx.width(text, style) for text in said), cells[0].w - 14
        signs = widest <= room - _SIGN or widest > room  # whole words alone say it as well, short ones do not
        for at, cell in enumerate(cells[:count]):
            symbol, place = self.symbols[at], self.places[at]
            shown = ["–"] if place < 0 else [heads[place], self.desk.names.land_code(place)]
            full = ["–"] if place < 0 else self.desk.names.land_forms(place)
            named = self.words_of(symbol)
            tip = self.desk.texts("prompt-deploy-token", symbol=named[0])
            root.add(
                _SymbolToken(
                    cell,
                    SYMBOL_ICONS[symbol.symbol] if signs else "",
                    named,
                    shown,
                    chosen=at == self.at,
                    on_click=partial(self.take_symbol, at),
                    id=f"{self.zone}.symbol.{at + 1}",
                    tooltip=tip,
                    name=self.desk.texts.pair(named[0], full[0]),
                )
            )
        return root

    # -- boards --------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        return {Spot("land", land=place): self._spot(place) for place in range(self.boards)}

    def _spot(self, place: int) -> SpotLook:
        texts, name = self.desk.texts, self.words_of(self.symbols[self.at])[0]
        if self.places[self.at] == place:
            return SpotLook(
                chosen=True,
                text=texts("prompt-deploy-here", symbol=name),
                tooltip=texts("prompt-deploy-take-off", symbol=name),
            )
        if self.closed(place):
            return SpotLook(reason=self.closed(place), text=texts("prompt-deploy-already", symbol=name), short=name)
        key = "prompt-deploy-place" if self.places[self.at] < 0 else "prompt-deploy-move"
        icon = SYMBOL_ICONS[self.symbols[self.at].symbol]
        return SpotLook(text=texts(key, symbol=name), short=name, icon=icon)

    def click(self, spot: Spot) -> None:
        if spot.kind == "land":
            self.place(spot.land)

    # -- draft ---------------------------------------------------------------------------------------------------------

    def take_symbol(self, at: int) -> None:
        """Chooses the symbol that the next board takes."""
        self.at = at
        self.desk.changed()

    def place(self, place: int) -> None:
        """Puts the chosen symbol on a board and goes on to the next; a second click takes it off."""
        if self.places[self.at] == place:
            self.places[self.at] = -1
        elif not self.closed(place):
            self.places[self.at] = place
            self._go_on()
        self.desk.changed()

    def on_number(self, at: int) -> bool:
        if at < self.boards and not self.closed(at):
            self.place(at)
        return True

    def clear(self) -> None:
        self._take_all_back()
        self.desk.changed()

    def _take_all_back(self) -> None:
        """Takes all symbols off the boards."""
        self.places = [-1] * len(self.symbols)
        self.at = 0

    def _keep_places(self, before: Sequence[PlacedSymbol]) -> None:
        """After a change of symbols: those also among ``before`` keep their boards."""
        left = [(symbol, place) for symbol, place in zip(before, self.places, strict=True) if place >= 0]
        self.places = [-1] * len(self.symbols)
        for at, symbol in enumerate(self.symbols):
            match = next((pair for pair in left if pair[0] == symbol), None)
            if match is not None:
                left.remove(match)
                self.places[at] = match[1]
        self._go_on()
        self.desk.changed()

    def _go_on(self) -> None:
        """Chooses the next symbol that is not placed."""
        if -1 in self.places:
            self.at = self.places.index(-1)
        self.at = min(self.at, len(self.symbols) - 1)

    # -- preview -------------------------------------------------------------------------------------------------------

    def preview(self) -> PlayerView:
        """The boards with the symbols placed so far, complete or not."""
        return self.desk.preview(self.command()) or self.desk.view


_SIGN: Final = 25.0
"""Width of the sign before the words of a symbol."""
_SHRINK: Final = 3.0


class _SymbolToken(Clickable):
    """A symbol with the state it goes to; without room for both, words are shown instead of the sign."""

    carries = True

    def __init__(
        self, rect: Rect, icon: str, text: Sequence[str], place: Sequence[str], *, chosen: bool, **options: Any
    ) -> None:
        super().__init__(rect, role="radio", **options)
        self.icon, self.text, self.place, self.chosen = icon, text, place, chosen

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.chosen else "row")
        inner = box.inset(7, 4)
        if box.h >= 48:
            top, under = inner.rows([1.1, 1])
            if self.icon:
                p.icon(self.icon, top.take_left(20)[0], "ink")
                top = top.trim(left=_SIGN)
            p.text(self.text, top, "card:bold", "ink", shrink=_SHRINK)
            p.text(self.place, under, "card", "ink_soft", shrink=2)
        else:
            room = inner
            if self.icon:
                p.icon(self.icon, inner.take_left(18)[0], "ink")
                room = inner.trim(left=_SIGN - 2)
            width = p.width(self.place[-1], "label:bold")
            p.text(self.place[-1], room, "label:bold", "ink", "right")
            p.text(self.text, room.trim(right=width + 5), "card", "ink")
        if self.chosen or self.hovered:
            p.frame(box, "action", 2 if self.chosen else 1.5)

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""
