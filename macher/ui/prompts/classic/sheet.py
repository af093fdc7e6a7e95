"""The start sheet: one choice of each column, and a state for each of their symbols (VG06 6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from macher.engine.command import Command
from macher.rules.national.commands import FillStartSheet
from macher.rules.national.options import StartSheetOptions
from macher.rules.national.values import StartChoice
from macher.ui.layout import Rect
from macher.ui.prompts.base import Asked, question
from macher.ui.prompts.shared.party_columns import BallotColumn, caption
from macher.ui.prompts.shared.symbols import SYMBOL_ICONS, PlacedSymbol, PlacingPrompt
from macher.ui.scene import Context, Node


@question(StartSheetOptions)
class StartSheetPrompt(PlacingPrompt[StartSheetOptions]):
    """Choose in both columns, then click a symbol and a board; sealed."""

    asks = Asked("prompt-sheet-title", "prompt-sheet-hint", takes=(FillStartSheet,))
    zone = "sheet"

    def reset(self) -> None:
        self.chosen = [0, 0]
        """The choice of each column."""
        self.boards = self.options.boards
        self._take_all_back()

    @property
    def symbols(self) -> tuple[PlacedSymbol, ...]:
        """The symbols of both choices."""
        return tuple(PlacedSymbol(entry.symbol, entry.amount) for entry in self.options.entries(*self.chosen))

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="sheet.columns", zone=True)
        gap = 9.0 if ctx.wide else 5.0
        first, second = rect.local().take_left(rect.w * 0.44, gap * 2)
        for column, part in enumerate((first, second)):
            area = part
            if rect.h >= 125:
                label, area = caption(ctx, part, self.desk.texts("prompt-sheet-column", n=column + 1))
                root.add(label)
            found = self.options.columns[column]
            cells = area.columns(len(found), gap)
            ballots = [self._column(cell, column, at, found[at]) for at, cell in enumerate(cells)]
            for ballot in ballots:
                ballot.beside = [each.lines for each in ballots]
                root.add(ballot)
        return root

    def _column(self, cell: Rect, column: int, at: int, choice: StartChoice) -> BallotColumn:
        texts = self.desk.texts
        lines: list[tuple[str, str | Sequence[str]]] = [
            (SYMBOL_ICONS[entry.symbol], self.words_of(PlacedSymbol(entry.symbol, entry.amount)))
            for entry in choice.entries
        ]
        if column:
            members = texts.signed(choice.members)
            lines.append(("users", [texts("prompt-sheet-members", n=members), members]))
        head = chr(ord("a") + at) if not column else texts.number(at + 1)
        name = texts("prompt-sheet-choice", n=head)
        return BallotColumn(
            cell,
            head,
            lines,
            marked=self.chosen[column] == at,
            name=name,
            tooltip="\n".join([name, *[line[1] if isinstance(line[1], str) else line[1][0] for line in lines]]),
            on_click=partial(self.choose, column, at),
            id=f"sheet.{column + 1}.{at + 1}",
        )

    # -- draft ---------------------------------------------------------------------------------------------------------

    def choose(self, column: int, at: int) -> None:
        """Chooses in a column; symbols that stay keep their boards."""
        before, self.chosen[column] = self.symbols, at
        self._keep_places(before)

    def take_over(self, command: FillStartSheet) -> None:
        self.chosen, self.places = [command.first, command.second], list(command.lands)
        self._go_on()

    def command(self) -> Command:
        return FillStartSheet(self.options.seat, self.chosen[0], self.chosen[1], tuple(self.places))
