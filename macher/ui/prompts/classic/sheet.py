"""The start sheet: one choice of each column, and a state for each of their symbols (VG06 6.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from macher.editions.classic.commands import FillStartSheet
from macher.editions.classic.phases.start_sheet import StartSheetOptions
from macher.editions.classic.values import StartChoice, StartEntry
from macher.engine.command import Command
from macher.i18n import names
from macher.rules.edition import Symbol
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Prompt, Spot, SpotState, prompt_for
from macher.ui.prompts.parts_tables import BallotColumn, caption
from macher.ui.prompts.parts_words import forms, land_names, own, refused, set_land, set_party
from macher.ui.prompts.setup_deploy import SYMBOL_ICONS, SymbolToken
from macher.ui.scene import Context, Node

__all__ = ["StartSheetPrompt"]


@prompt_for(StartSheetOptions)
class StartSheetPrompt(Prompt[StartSheetOptions]):
    """Choose in both columns, then click a symbol and a board; sealed."""

    def __post_init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.chosen = [0, 0]
        """The choice of each column."""
        self._take_all_back()

    def _take_all_back(self) -> None:
        self.places = [-1] * len(self.entries)
        """Board of each symbol, -1 while it is not placed."""
        self.at = 0
        """The symbol that the next board takes."""

    @property
    def entries(self) -> tuple[StartEntry, ...]:
        """The symbols of both choices."""
        return self.options.entries(*self.chosen)

    def _names(self, entry: StartEntry) -> list[str]:
        texts = self.desk.texts
        return [names.symbol(texts, entry.symbol.value, entry.amount), texts.signed(entry.amount)]

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.desk.texts("prompt-sheet-title")

    @property
    def short_title(self) -> str:
        return self.desk.texts("prompt-sheet-title-short")

    @property
    def hint(self) -> str:
        return self.desk.texts("prompt-sheet-hint")

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
            for at, cell in enumerate(area.columns(len(found), gap)):
                root.add(self._column(cell, column, at, found[at]))
        return root

    def _column(self, cell: Rect, column: int, at: int, choice: StartChoice) -> Node:
        texts = self.desk.texts
        lines: list[tuple[str, str | Sequence[str]]] = [
            (SYMBOL_ICONS[entry.symbol.value], self._names(entry)) for entry in choice.entries
        ]
        if column:
            members = texts.signed(choice.members)
            lines.append(("users", [texts("prompt-sheet-members", n=members), members]))
        head = chr(ord("a") + at) if not column else texts.number(at + 1)
        name = texts("prompt-sheet-choice", n=head)
        return BallotColumn(
            cell, head, lines, marked=self.chosen[column] == at, name=name,
            tooltip="\n".join([name, *[line[1] if isinstance(line[1], str) else line[1][0] for line in lines]]),
            on_click=partial(self.choose, column, at), id=f"sheet.{column + 1}.{at + 1}",
        )  # fmt: skip

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        return (690.0, 56.0) if ctx.wide else (320.0, 118.0)

    def controls(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="sheet.symbols", zone=True)
        entries, area = self.entries, rect.local()
        count = len(entries)
        cells = area.columns(count, 8) if ctx.wide else area.grid(2, (count + 1) // 2, 5)
        for at, cell in enumerate(cells[:count]):
            entry, place = entries[at], self.places[at]
            shown = ["–"] if place < 0 else land_names(self.desk, place)
            tip = self.desk.texts("prompt-deploy-token", symbol=self._names(entry)[0])
            root.add(
                SymbolToken(cell, SYMBOL_ICONS[entry.symbol.value], self._names(entry), shown, chosen=at == self.at,
                            on_click=partial(self.take_symbol, at), id=f"sheet.symbol.{at + 1}", tooltip=tip)
            )  # fmt: skip
        return root

    # -- boards --------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotState]:
        return {Spot("land", land=place): self._spot(place) for place in range(self.options.boards)}

    def _spot(self, place: int) -> SpotState:
        texts, name = self.desk.texts, self._names(self.entries[self.at])[0]
        if self.places[self.at] == place:
            return SpotState(chosen=True, text=texts("prompt-deploy-here", symbol=name),
                             tooltip=texts("prompt-deploy-take-off", symbol=name))  # fmt: skip
        key = "prompt-deploy-place" if self.places[self.at] < 0 else "prompt-deploy-move"
        return SpotState(text=texts(key, symbol=name))

    def click(self, spot: Spot) -> None:
        if spot.kind == "land":
            self.place(spot.land)

    # -- draft ---------------------------------------------------------------------------------------------------------

    def choose(self, column: int, at: int) -> None:
        """Chooses in a column; symbols that stay keep their boards."""
        left = [(entry, place) for entry, place in zip(self.entries, self.places, strict=True) if place >= 0]
        self.chosen[column] = at
        self.places = [-1] * len(self.entries)
        for number, entry in enumerate(self.entries):
            match = next((pair for pair in left if pair[0] == entry), None)
            if match is not None:
                left.remove(match)
                self.places[number] = match[1]
        self._next()
        self.desk.changed()

    def take_symbol(self, at: int) -> None:
        """Chooses the symbol that the next board takes."""
        self.at = at
        self.desk.changed()

    def place(self, place: int) -> None:
        """Puts the symbol on a board and goes on to the next; a second click takes it off."""
        if self.places[self.at] == place:
            self.places[self.at] = -1
        else:
            self.places[self.at] = place
            self._next()
        self.desk.changed()

    def _next(self) -> None:
        if -1 in self.places:
            self.at = self.places.index(-1)
        self.at = min(self.at, len(self.entries) - 1)

    def on_action(self, action: str) -> bool:
        if not action.startswith("state") or not action[5:].isdigit():
            return False
        if int(action[5:]) <= self.options.boards:
            self.place(int(action[5:]) - 1)
        return True

    def adopts(self, command: Command) -> bool:
        return isinstance(command, FillStartSheet)

    def adopt(self, command: Command) -> bool:
        if not isinstance(command, FillStartSheet) or command not in self.options:
            return False
        self.chosen, self.places = [command.first, command.second], list(command.lands)
        self._next()
        self.desk.changed()
        return True

    def commands(self) -> tuple[Command, ...]:
        command = FillStartSheet(self.options.seat, self.chosen[0], self.chosen[1], tuple(self.places))
        return () if refused(self.desk, self.options, command) else (command,)

    def preview(self) -> PlayerView:
        view, seat = self.desk.view, own(self.desk)
        for entry, place in zip(self.entries, self.places, strict=True):
            if place >= 0:
                view = self._entered(view, seat, entry, place)
        members = sum(self.options.columns[column][at].members for column, at in enumerate(self.chosen))
        return set_party(view, seat, base=view.parties[seat].base + members)

    def _entered(self, view: PlayerView, seat: int, entry: StartEntry, place: int) -> PlayerView:
        land, party, amount = view.lands[place], view.parties[seat], entry.amount

        def raised(values: tuple[int, ...], value: int) -> tuple[int, ...]:
            return (*values[:seat], value, *values[seat + 1 :])

        if entry.symbol is Symbol.RALLIES:
            view = set_party(view, seat, rallies=party.rallies - amount)
            return set_land(view, place, rallies=raised(land.rallies, land.rallies[seat] + amount))
        if entry.symbol is Symbol.TREND:
            trend = min(land.trend[seat] + amount, self.desk.edition.figures.trend_max)
            return set_land(view, place, trend=raised(land.trend, trend))
        if entry.symbol is Symbol.VOTES:
            return set_land(view, place, votes=raised(land.votes, land.votes[seat] + amount))
        view = set_party(view, seat, media=party.media - 1)
        return set_land(view, place, media=(*land.media, seat))

    def _confirm(self) -> None:
        self.desk.confirm(*self.commands())

    def _clear(self) -> None:
        self._take_all_back()
        self.desk.changed()
