"""Set-up 2: the starting deployment - one of five blocks, and a state for each of its symbols (EN19 section 03)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from macher.engine.command import Command
from macher.i18n import names
from macher.rules.commands import Deploy
from macher.rules.edition import SYMBOL_AMOUNT, Symbol
from macher.rules.phases.opening import DeployOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Act, Prompt, Spot, SpotState, prompt_for
from macher.ui.prompts.parts_tables import BallotColumn, caption
from macher.ui.prompts.parts_words import forms, land_names, own, refused, set_land, set_party
from macher.ui.reconstruction import with_origin
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable

__all__ = ["SYMBOL_ICONS", "DeployPrompt", "SymbolToken"]

SYMBOL_ICONS: Final = {"rallies": "megaphone", "trend": "trending-up", "media": "newspaper", "votes": "vote"}
"""Signs of the four symbols."""


class SymbolToken(Clickable):
    """A symbol with the state it goes to."""

    def __init__(
        self, rect: Rect, icon: str, text: Sequence[str], place: Sequence[str], *, chosen: bool, **options: Any
    ) -> None:
        super().__init__(rect, role="radio", **options)
        self.icon, self.text, self.place, self.chosen = icon, text, place, chosen
        self.name = self.name or f"{text[0]}: {place[0]}"

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.chosen else "row")
        inner = box.inset(7, 4)
        if box.h >= 48:
            top, under = inner.rows([1.1, 1])
            p.icon(self.icon, top.take_left(20)[0], "ink")
            p.text(self.text, top.trim(left=25), "card:bold", "ink", shrink=3)
            p.text(self.place, under, "card", "ink_soft", shrink=2)
        else:
            p.icon(self.icon, inner.take_left(18)[0], "ink")
            room = inner.trim(left=23)
            width = p.width(self.place[-1], "label:bold")
            p.text(self.place[-1], room, "label:bold", "ink", "right")
            p.text(self.text, room.trim(right=width + 5), "card", "ink")
        if self.chosen or self.hovered:
            p.frame(box, "action", 2 if self.chosen else 1.5)

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""


@prompt_for(DeployOptions)
class DeployPrompt(Prompt[DeployOptions]):
    """Choose a block, then click a symbol and a board, five times; sealed."""

    def __post_init__(self) -> None:
        self.block = 0
        self.places: list[int] = []
        """Board of each symbol of the block, -1 while it is not placed."""
        self.at = 0
        """The symbol that the next board takes."""
        self.reset()

    def reset(self) -> None:
        self.block = 0
        self._take_all_back()

    def _take_all_back(self) -> None:
        """No symbol of the block is placed."""
        self.places = [-1] * len(self.symbols)
        self.at = 0

    @property
    def symbols(self) -> tuple[str, ...]:
        """Symbols of the chosen block."""
        return self.options.blocks[self.block]

    def _name(self, symbol: str) -> str:
        return names.symbol(self.desk.texts, symbol, SYMBOL_AMOUNT[Symbol(symbol)])

    def _names(self, symbol: str) -> list[str]:
        """The symbol in words, and its amount alone beside its sign."""
        return [self._name(symbol), self.desk.texts.signed(SYMBOL_AMOUNT[Symbol(symbol)])]

    # -- words --------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.desk.texts("prompt-deploy-title")

    @property
    def short_title(self) -> str:
        return self.desk.texts("prompt-deploy-title-short")

    @property
    def hint(self) -> str:
        return self.desk.texts("prompt-deploy-hint")

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        missing = self.places.count(-1)
        return [
            Act("confirm", forms(self.desk, "prompt-deploy-confirm"), self._confirm,
                primary=True, lock=texts("prompt-sealed"), action="confirm",
                reason=texts("prompt-deploy-missing", n=missing) if missing else ""),
            Act("clear", texts("prompt-clear"), self._clear,
                reason="" if missing < len(self.places) else texts("prompt-nothing-placed")),
        ]  # fmt: skip

    # -- places -------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="deploy.blocks", zone=True)
        area = rect.local()
        if area.h >= 125:
            label, area = caption(ctx, area, self.desk.texts("prompt-deploy-blocks"))
            root.add(label)
        for at, cell in enumerate(area.columns(len(self.options.blocks), 9 if ctx.wide else 6)):
            lines = [(SYMBOL_ICONS[symbol], self._names(symbol)) for symbol in self.options.blocks[at]]
            text = self.desk.texts("prompt-deploy-block", n=at + 1)
            tip = "\n".join([text, *[line[1][0] for line in lines]])
            tip = with_origin(tip, self.desk.texts, self.desk.edition, f"start.blocks.{at + 1}")
            root.add(
                BallotColumn(cell, self.desk.texts.number(at + 1), lines, marked=at == self.block, name=text,
                             tooltip=tip, on_click=partial(self.take_block, at), id=f"deploy.block.{at + 1}")
            )  # fmt: skip
        return root

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        return (690.0, 56.0) if ctx.wide else (320.0, 118.0)

    def controls(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="deploy.symbols", zone=True)
        area = rect.local()
        cells = area.columns(len(self.symbols), 8) if ctx.wide else area.grid(2, (len(self.symbols) + 1) // 2, 5)
        for at, cell in enumerate(cells[: len(self.symbols)]):
            place = self.places[at]
            shown = ["–"] if place < 0 else land_names(self.desk, place)
            tip = self.desk.texts("prompt-deploy-token", symbol=self._name(self.symbols[at]))
            root.add(
                SymbolToken(cell, SYMBOL_ICONS[self.symbols[at]], self._names(self.symbols[at]), shown,
                            chosen=at == self.at, on_click=partial(self.take_symbol, at), id=f"deploy.symbol.{at + 1}",
                            tooltip=tip)
            )  # fmt: skip
        return root

    # -- boards -------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotState]:
        return {Spot("land", land=place): self._spot(place) for place in range(self.options.lands)}

    def _spot(self, place: int) -> SpotState:
        texts = self.desk.texts
        symbol = self.symbols[self.at]
        name = self._name(symbol)
        if self.places[self.at] == place:
            return SpotState(chosen=True, text=texts("prompt-deploy-here", symbol=name),
                             tooltip=texts("prompt-deploy-take-off", symbol=name))  # fmt: skip
        if self.closed(place):
            return SpotState(reason=self.closed(place), text=texts("prompt-deploy-already", symbol=name))
        key = "prompt-deploy-place" if self.places[self.at] < 0 else "prompt-deploy-move"
        return SpotState(text=texts(key, symbol=name))

    def closed(self, place: int) -> str:
        """Why the symbol in question can't go to a board: its like is there already."""
        symbol = self.symbols[self.at]
        for at, other in enumerate(self.symbols):
            if at != self.at and other == symbol and self.places[at] == place:
                return self.desk.texts("refusal-symbol-twice")
        return ""

    def click(self, spot: Spot) -> None:
        if spot.kind == "land":
            self.place(spot.land)

    # -- draft --------------------------------------------------------------------------------------------------------

    def take_block(self, block: int) -> None:
        """Chooses a block; symbols that both blocks have stay where they are."""
        left = [(symbol, place) for symbol, place in zip(self.symbols, self.places, strict=True) if place >= 0]
        self.block = block
        self.places = [-1] * len(self.symbols)
        for at, symbol in enumerate(self.symbols):
            match = next((pair for pair in left if pair[0] == symbol), None)
            if match is not None:
                left.remove(match)
                self.places[at] = match[1]
        self._next()
        self.desk.changed()

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
            self._next()
        self.desk.changed()

    def _next(self) -> None:
        if -1 in self.places:
            self.at = self.places.index(-1)
        self.at = min(self.at, len(self.symbols) - 1)

    def on_action(self, action: str) -> bool:
        if not action.startswith("state") or not action[5:].isdigit():
            return False
        place = int(action[5:]) - 1
        if place < self.options.lands and not self.closed(place):
            self.place(place)
        return True

    def commands(self) -> tuple[Command, ...]:
        command = Deploy(self.options.seat, self.block, tuple(self.places))
        return () if refused(self.desk, self.options, command) else (command,)

    def preview(self) -> PlayerView:
        view, seat = self.desk.view, own(self.desk)
        for symbol, place in zip(self.symbols, self.places, strict=True):
            if place >= 0:
                view = self._deployed(view, seat, Symbol(symbol), place)
        return view

    def _deployed(self, view: PlayerView, seat: int, symbol: Symbol, place: int) -> PlayerView:
        """The view with one symbol carried out."""
        amount, land, party = SYMBOL_AMOUNT[symbol], view.lands[place], view.parties[seat]

        def raised(values: tuple[int, ...], value: int) -> tuple[int, ...]:
            return (*values[:seat], value, *values[seat + 1 :])

        if symbol is Symbol.RALLIES:
            view = set_party(view, seat, rallies=party.rallies - amount)
            return set_land(view, place, rallies=raised(land.rallies, land.rallies[seat] + amount))
        if symbol is Symbol.TREND:
            scale = self.desk.edition.figures.trend_scale
            space = min(scale.index(land.trend[seat]) + amount, len(scale) - 1)
            return set_land(view, place, trend=raised(land.trend, scale[space]))
        if symbol is Symbol.VOTES:
            return set_land(view, place, votes=raised(land.votes, land.votes[seat] + amount))
        if party.media and len(land.media) < self.desk.edition.figures.media_spots:
            view = set_party(view, seat, media=party.media - amount)
            return set_land(view, place, media=(*land.media, seat))
        return view

    def _confirm(self) -> None:
        self.desk.confirm(*self.commands())

    def _clear(self) -> None:
        self._take_all_back()
        self.desk.changed()
