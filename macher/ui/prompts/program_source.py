"""Phase 2: where a card comes from, and which one is taken from the display (EN19 phase 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial

from macher.engine.command import Command
from macher.rules.commands import DrawProgramCard, FlushDisplay, TakeDisplayCard
from macher.rules.phases.program import ProgramSourceOptions, TakeOptions
from macher.rules.views import PlayerView
from macher.ui.game.advice import better_than_all, options_for
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.match_grid import GridCard, GridGroup, drawn_now, match_grid, own_program
from macher.ui.prompts.shared.words import forms
from macher.ui.scene import Context, Node
from macher.ui.widgets import Ballot


@question(
    ProgramSourceOptions,
    passes="prompt-program-skip",
    says={
        DrawProgramCard: lambda say, command: say.texts("prompt-program-draw"),
        FlushDisplay: lambda say, command: say.texts("prompt-program-flush"),
    },
)
class SourcePrompt(Prompt[ProgramSourceOptions]):
    """Draw and take, lay a new display and take, or leave the program as it is.

    There are no facts in the middle of the dock: the two ways need its height.
    """

    asks = Asked("prompt-program-title", "prompt-program-hint", takes=(DrawProgramCard, FlushDisplay))

    def reset(self) -> None:
        possible = [mode for mode in ("draw", "flush") if self._command(mode)]
        advised = self._advised if len(possible) > 1 else "draw"
        self.mode = advised if advised in possible else "" if len(possible) > 1 else next(iter(possible), "")
        """`draw` or `flush`; empty if neither is possible, or if the advice finds both as good."""

    @cached_property
    def _advised(self) -> str:
        """The way that the advice prefers; without advice the usual one, and none if both are as good."""
        if "advisor" not in self.desk.assists:
            return "draw"
        best = better_than_all(options_for(self.desk.own_view(), self.desk.decision, self.desk.edition))
        return "" if best is None else "flush" if isinstance(best, FlushDisplay) else "draw"

    def _command(self, mode: str) -> Command | None:
        wanted = DrawProgramCard if mode == "draw" else FlushDisplay
        return next((command for command in self.options.commands if isinstance(command, wanted)), None)

    # -- words --------------------------------------------------------------------------------------------------------

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        mode = self.mode or "draw"
        closed = texts("prompt-program-which" if self._command("draw") else "refusal-deck-empty")
        return [
            self.confirm_act(
                forms(self.desk, f"prompt-program-{mode}-confirm"),
                "" if self.mode else closed,
                lock=texts(f"prompt-program-{mode}-lock"),
            ),
            self.pass_act(forms(self.desk, "prompt-program-skip"), texts("prompt-program-skip-tip")),
        ]

    # -- places -------------------------------------------------------------------------------------------------------

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        return (690.0, 56.0) if ctx.wide else (320.0, 72.0)

    def controls(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="program.mode", zone=True)
        texts = self.desk.texts
        for mode, cell in zip(("draw", "flush"), rect.local().rows(2, 2), strict=True):
            tip = texts(f"prompt-program-{mode}-tip")
            words = forms(self.desk, f"prompt-program-{mode}")
            if ctx.wide:
                words = [f"{words[0]} · {texts(f'prompt-program-{mode}-note')}", *words]
            root.add(
                Ballot(
                    cell,
                    words,
                    marked=mode == self.mode,
                    on_click=partial(self.choose, mode),
                    size=24,
                    tooltip=tip,
                    name=texts(f"prompt-program-{mode}"),
                    id=f"program.mode.{mode}",
                    style="strong",
                    reason="" if self._command(mode) else texts("refusal-deck-empty"),
                )
            )
        return root

    def choices(self, ctx: Context, rect: Rect) -> Node:
        program, hand = own_program(self.desk)
        return match_grid(ctx, self.desk, rect, [program, hand], before=[card.kind for card in program.cards])

    # -- draft --------------------------------------------------------------------------------------------------------

    def choose(self, mode: str) -> None:
        """Marks one of the two ways."""
        self.mode = mode
        self.desk.changed()

    def command(self) -> Command | None:
        return self._command(self.mode) if self.mode else None

    def take_over(self, command: DrawProgramCard | FlushDisplay) -> None:
        self.mode = "draw" if isinstance(command, DrawProgramCard) else "flush"


@question(
    TakeOptions,
    says={TakeDisplayCard: lambda say, command: say.texts("advice-take-card", card=say.names.card(command.card))},
)
class TakePrompt(Prompt[TakeOptions]):
    """One face-up card of the display comes to the hand."""

    asks = Asked("prompt-take-title", "prompt-take-hint", takes=(TakeDisplayCard,))

    def reset(self) -> None:
        """Nothing is marked, unless there is no choice."""
        self.marked = 0 if len(set(self.options.display)) == 1 else -1

    @property
    def suggests(self) -> bool:
        """Whether the taken card is a suggestion: advice is on, and the player has marked none."""
        return self.marked < 0 and "advisor" in self.desk.assists and self._advised >= 0

    @property
    def at(self) -> int:
        """Place in the display of the card that is taken, marked or suggested; -1 for none."""
        return self._advised if self.suggests else self.marked

    @cached_property
    def _advised(self) -> int:
        """Place of the card that the advice prefers; -1 if another one is as good."""
        best = better_than_all(options_for(self.desk.own_view(), self.desk.decision, self.desk.edition))
        return self.options.display.index(best.card) if isinstance(best, TakeDisplayCard) else -1

    @property
    def card(self) -> int:
        """Kind of the card that is taken, -1 for none."""
        return self.options.display[self.at] if self.at >= 0 else -1

    @property
    def _places(self) -> list[int]:
        """Places in the display of the cards that lie there."""
        return [place for place, kind in enumerate(self.desk.view.program_display) if kind >= 0]

    # -- words --------------------------------------------------------------------------------------------------------

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        drawn, _ = drawn_now(self.desk)
        facts = [] if drawn < 0 else [Fact(texts("prompt-drew"), self.desk.names.card(drawn))]
        if self.at >= 0:
            takes = texts("prompt-takes-suggested" if self.suggests else "prompt-takes")
            facts.insert(0, Fact(takes, self.desk.names.card(self.card)))
        return facts

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        text: list[str] = [texts("prompt-take-confirm")]
        if self.at >= 0:
            text = [texts("prompt-take-named", card=name) for name in self.desk.names.card_forms(self.card)] + text
        return [self.confirm_act(text, "" if self.at >= 0 else texts("prompt-mark-first"), icon="check")]

    # -- places -------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        display = [
            GridCard(
                kind,
                id=f"take.card.{at}",
                on_click=partial(self.mark, at),
                chosen=at == self.at,
                circle=partial(self.mark, at),
                circle_id=f"take.{at}",
                marked=at == self.at,
                suggested=at == self.at and self.suggests,
            )
            for at, kind in enumerate(self.options.display)
        ]
        _, hand = own_program(self.desk)
        groups = [GridGroup(texts("prompt-display"), display), hand]
        foot = forms(self.desk, "prompt-take-foot")
        return match_grid(ctx, self.desk, rect, groups, foot=foot, id="take.grid")

    def spots(self) -> Mapping[Spot, SpotLook]:
        return {
            Spot("display_program", index=place): SpotLook(chosen=at == self.marked)
            for at, place in enumerate(self._places)
        }

    def click(self, spot: Spot) -> None:
        if spot.kind == "display_program" and spot.index in self._places:
            self.mark(self._places.index(spot.index))

    def preview(self) -> PlayerView:
        """The view with the marked card taken; a suggested one still lies in the display."""
        return super().preview() if self.marked >= 0 else self.desk.view

    # -- draft --------------------------------------------------------------------------------------------------------

    def mark(self, at: int) -> None:
        """Marks a card of the display."""
        self.marked = at
        self.desk.changed()

    def command(self) -> Command | None:
        return TakeDisplayCard(self.options.seat, self.card) if self.at >= 0 else None

    def take_over(self, command: TakeDisplayCard) -> None:
        self.marked = self.options.display.index(command.card)
