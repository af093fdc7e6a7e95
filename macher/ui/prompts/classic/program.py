"""The program conference: cards thrown away, and one exchange; or exchanges that cost members (VG06 6.2.2, CONS B)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from macher.engine.command import Command
from macher.rules.commands import Pass
from macher.rules.national.commands import ExchangeProgram, ThrowAway
from macher.rules.national.options import ExchangeOptions, ThrowOptions
from macher.rules.national.values import TOP_OF_DECK
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.match_grid import GridCard, GridGroup, match_grid
from macher.ui.prompts.shared.stage import opinion_tags
from macher.ui.prompts.shared.words import forms, own, refused
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button


@question(
    ThrowOptions,
    passes="prompt-throw-keep",
    says={
        ThrowAway: lambda say, command: say.texts("advice-throw", cards=say.listed(map(say.names.card, command.cards)))
    },
)
class ThrowPrompt(Prompt[ThrowOptions]):
    """Marked cards of the hand are thrown away; as many are drawn."""

    asks = Asked("prompt-throw-title", "prompt-throw-hint", takes=(ThrowAway, Pass))

    def reset(self) -> None:
        self.marked: set[int] = set()
        """Places in the hand."""

    @property
    def draws(self) -> int:
        """Cards that will be drawn."""
        return self.options.draws + len(self.marked)

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        return [Fact(texts("prompt-throw-draws"), texts.number(self.draws))]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        lock = texts("prompt-throw-lock") if self.draws else ""
        confirm = forms(self.desk, "prompt-throw-confirm", n=len(self.marked))
        keep = forms(self.desk, "prompt-throw-keep")
        if self.marked:
            return [self.confirm_act(confirm, lock=lock), self.clear_act("")]
        return [self.confirm_act(keep, lock=lock)]

    def choices(self, ctx: Context, rect: Rect) -> Node:
        program = [GridCard(kind) for kind in self.desk.view.parties[own(self.desk)].program]
        hand = [self._card(place, kind) for place, kind in enumerate(self.options.hand)]
        laid = forms(self.desk, "prompt-your-program")
        groups = [GridGroup(laid, program), GridGroup(self.desk.texts("prompt-hand"), hand)]
        return match_grid(
            ctx,
            self.desk,
            rect,
            groups,
            before=self.desk.view.parties[own(self.desk)].program,
            foot=forms(self.desk, "prompt-throw-foot"),
            id="throw.grid",
        )

    def _card(self, place: int, kind: int) -> GridCard:
        mark = partial(self.mark, place)
        marked = place in self.marked
        return GridCard(
            kind,
            id=f"throw.card.{place}",
            on_click=mark,
            chosen=marked,
            in_hand=True,
            quiet=True,
            circle=mark,
            circle_id=f"throw.mark.{place}",
            marked=marked,
        )

    def mark(self, place: int) -> None:
        """Marks a card for throwing away, or lets it stay."""
        self.marked ^= {place}
        self.desk.changed()

    def on_number(self, at: int) -> bool:
        if at < len(self.options.hand):
            self.mark(at)
        return True

    def command(self) -> Command:
        kinds = tuple(sorted(self.options.hand[at] for at in self.marked))
        return ThrowAway(self.options.seat, kinds) if kinds else Pass(self.options.seat)

    def take_over(self, command: ThrowAway | Pass) -> None:
        self.reset()
        for kind in command.cards if isinstance(command, ThrowAway) else ():
            places = (at for at, card in enumerate(self.options.hand) if card == kind and at not in self.marked)
            self.marked.add(next(places))


@question(ExchangeOptions, passes="prompt-exchange-pass")
class ExchangePrompt(Prompt[ExchangeOptions]):
    """Click a card of the hand (or the deck), then the card of the program that it replaces."""

    asks = Asked("prompt-exchange-title", takes=(ExchangeProgram,))

    def reset(self) -> None:
        self.into: int | None = None
        """Place in the hand of the card that comes in, -1 for the top of the deck."""
        self.out = -1
        """Place in the program of the card that goes out."""

    def look_ahead(self) -> None:
        for at in range(len(self.options.program) if self.into is not None else 0):
            self.desk.refusal(self._command(at))

    def _kind(self) -> int:
        return TOP_OF_DECK if self.into is None or self.into < 0 else self.options.hand[self.into]

    def _command(self, out: int) -> ExchangeProgram:
        return ExchangeProgram(self.options.seat, self.options.program[out], self._kind())

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        return self.desk.texts("prompt-exchange-hint-members" if self.options.members else "prompt-exchange-hint")

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        if self.into is None or self.out < 0:
            return ()
        out = self.desk.names.card(self.options.program[self.out])
        into = texts("prompt-exchange-deck") if self.into < 0 else self.desk.names.card(self._kind())
        return [Fact(texts("prompt-exchange-fact"), out, into)]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        ready = bool(self.commands())
        lock = texts("prompt-exchange-lock" if self.options.members else "prompt-lock")
        return [
            self.confirm_act(
                forms(self.desk, "prompt-exchange-confirm"), "" if ready else texts("prompt-exchange-none"), lock=lock
            ),
            self.pass_act(forms(self.desk, "prompt-exchange-pass")),
            self.clear_act("" if self.into is not None or self.out >= 0 else texts("prompt-nothing-marked")),
        ]

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        root = Node(rect)
        area = rect.local()
        if self.options.deck:
            words = forms(self.desk, "prompt-exchange-deck")
            if area.h >= 128:
                line, area = area.take_bottom(34 if ctx.wide else 32, 4)
                spot, _ = line.take_right(min(Button.natural(ctx, words[0])[0], line.w))
            else:  # below the grid its cards would be too low to click
                spot, area = area.take_right(96, 12)
                spot = spot._replace(h=min(56, spot.h))
            root.add(
                Button(
                    spot,
                    words,
                    on_click=partial(self.take, TOP_OF_DECK),
                    id="exchange.deck",
                    kind="primary" if self.into == TOP_OF_DECK else "secondary",
                    tooltip=texts("prompt-exchange-deck-tip"),
                )
            )
        after = self._program_after()
        program = [self._program_card(at, kind) for at, kind in enumerate(after)]
        hand = [self._hand_card(place, kind) for place, kind in enumerate(self.options.hand)]
        laid = forms(self.desk, "prompt-your-program")
        root.add(
            match_grid(
                ctx,
                self.desk,
                area,
                [GridGroup(laid, program), GridGroup(texts("prompt-hand"), hand)],
                before=self.options.program,
                after=after,
                id="exchange.grid",
            )
        )
        return root

    def _program_after(self) -> list[int]:
        kinds = list(self.options.program)
        if self.into is not None and self.into >= 0 and self.out >= 0:
            kinds[self.out] = self._kind()
        return kinds

    def _program_card(self, at: int, kind: int) -> GridCard:
        reason = refused(self.desk, self._command(at)) if self.into is not None else ""
        return GridCard(
            kind,
            id=f"exchange.out.{at}",
            on_click=partial(self.put, at),
            changed=at == self.out and self._known(),
            chosen=at == self.out and not self._known(),
            lit=self.into is not None and not reason,
            reason=reason,
        )

    def _known(self) -> bool:
        return self.into is not None and self.into >= 0

    def _hand_card(self, place: int, kind: int) -> GridCard:
        return GridCard(
            kind,
            id=f"exchange.in.{place}",
            on_click=partial(self.take, place),
            chosen=place == self.into,
            in_hand=True,
            quiet=True,
        )

    def spots(self) -> Mapping[Spot, SpotLook]:
        return opinion_tags(self.desk, self._program_after())

    # -- draft ---------------------------------------------------------------------------------------------------------

    def take(self, place: int) -> None:
        """Chooses what comes in."""
        self.into = None if self.into == place else place
        if self.out >= 0 and self.into is not None and refused(self.desk, self._command(self.out)):
            self.out = -1
        self.desk.changed()

    def put(self, at: int) -> None:
        """Chooses what goes out."""
        if self.into is None or not refused(self.desk, self._command(at)):
            self.out = -1 if self.out == at else at
            self.desk.changed()

    def command(self) -> Command | None:
        return self._command(self.out) if self.into is not None and self.out >= 0 else None

    def take_over(self, command: ExchangeProgram) -> None:
        self.into = TOP_OF_DECK if command.into < 0 else self.options.hand.index(command.into)
        self.out = self.options.program.index(command.out)
