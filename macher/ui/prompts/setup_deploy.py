"""Set-up 2: the starting deployment - one of five blocks, and a state for each of its symbols (EN19 section 03)."""

from __future__ import annotations

from functools import partial

from macher.engine.command import Command
from macher.rules.commands import Deploy
from macher.rules.edition import SYMBOL_AMOUNT, Symbol
from macher.rules.phases.opening import DeployOptions
from macher.ui.game.vocabulary import with_origin
from macher.ui.layout import Rect
from macher.ui.prompts.base import Asked, question
from macher.ui.prompts.shared.party_columns import BallotColumn, caption
from macher.ui.prompts.shared.symbols import SYMBOL_ICONS, PlacedSymbol, PlacingPrompt
from macher.ui.scene import Context, Node


@question(DeployOptions)
class DeployPrompt(PlacingPrompt[DeployOptions]):
    """Choose a block, then click a symbol and a board, five times; sealed."""

    asks = Asked("prompt-deploy-title", "prompt-deploy-hint", takes=(Deploy,))
    zone = "deploy"

    def reset(self) -> None:
        self.block = 0
        self.boards = self.options.lands
        self._take_all_back()

    @property
    def symbols(self) -> tuple[PlacedSymbol, ...]:
        """Symbols of the chosen block."""
        return self._symbols_of(self.block)

    def _symbols_of(self, block: int) -> tuple[PlacedSymbol, ...]:
        symbols = map(Symbol, self.options.blocks[block])
        return tuple(PlacedSymbol(symbol, SYMBOL_AMOUNT[symbol]) for symbol in symbols)

    # -- places -------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="deploy.blocks", zone=True)
        area = rect.local()
        if area.h >= 125:
            label, area = caption(ctx, area, self.desk.texts("prompt-deploy-blocks"))
            root.add(label)
        for at, cell in enumerate(area.columns(len(self.options.blocks), 9 if ctx.wide else 6)):
            lines = [(SYMBOL_ICONS[placed.symbol], self.words_of(placed)) for placed in self._symbols_of(at)]
            text = self.desk.texts("prompt-deploy-block", n=at + 1)
            tip = "\n".join([text, *[line[1][0] for line in lines]])
            tip = with_origin(tip, self.desk.texts, self.desk.edition, f"start.blocks.{at + 1}")
            root.add(
                BallotColumn(
                    cell,
                    self.desk.texts.number(at + 1),
                    lines,
                    marked=at == self.block,
                    name=text,
                    tooltip=tip,
                    on_click=partial(self.take_block, at),
                    id=f"deploy.block.{at + 1}",
                )
            )
        return root

    # -- draft --------------------------------------------------------------------------------------------------------

    def closed(self, place: int) -> str:
        """Why the chosen symbol can't go to a board: the same symbol is there already."""
        symbol = self.symbols[self.at]
        for at, other in enumerate(self.symbols):
            if at != self.at and other == symbol and self.places[at] == place:
                return self.desk.texts("refusal-symbol-twice")
        return ""

    def take_block(self, block: int) -> None:
        """Chooses a block; symbols that both blocks have stay where they are."""
        before, self.block = self.symbols, block
        self._keep_places(before)

    def take_over(self, command: Deploy) -> None:
        self.block, self.places = command.block, list(command.lands)
        self._go_on()

    def command(self) -> Command:
        return Deploy(self.options.seat, self.block, tuple(self.places))
