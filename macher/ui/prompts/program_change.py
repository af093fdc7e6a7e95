"""Phase 2: up to two swaps between program and hand, and the one card that stays in hand (EN19 phase 2, ruling 33)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from macher.engine.command import Command
from macher.rules.commands import ChangeProgram
from macher.rules.formula import common_cards
from macher.rules.phases.program import ChangeOptions, Swaps
from macher.rules.views import PlayerView
from macher.ui.game.advice import best_kept
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.match_grid import GridCard, GridGroup, drawn_now, match_grid
from macher.ui.prompts.shared.stage import opinion_tags
from macher.ui.prompts.shared.words import forms, own, refused
from macher.ui.scene import Context, Node


@question(ChangeOptions)
class ChangePrompt(Prompt[ChangeOptions]):
    """Click a card in hand, then the card it replaces; a circle marks the card that is kept."""

    asks = Asked("prompt-change-title", takes=(ChangeProgram,))

    def __post_init__(self) -> None:
        self._kept: dict[Swaps, int] = {}
        """Card that the advice keeps, by swaps."""
        super().__post_init__()

    def reset(self) -> None:
        self.swapped: dict[int, int] = {}
        """Place in the program -> place in the hand of the card that comes there."""
        self.at = -1
        """Place of the card in hand that was clicked, -1 for none."""
        self.marked = -1
        """Place in the hand of the card that was marked to be kept, -1 for none."""

    def look_ahead(self) -> None:
        for at in range(len(self.options.program)):
            self.closed(at)

    # -- what the draft makes -----------------------------------------------------------------------------------------

    @property
    def program(self) -> list[int]:
        """The program by place, with the drafted swaps."""
        hand = self.options.hand
        return [hand[self.swapped[at]] if at in self.swapped else kind for at, kind in enumerate(self.options.program)]

    @property
    def hand(self) -> list[int]:
        """The hand by place, with the cards that come out of the program (ruling 33)."""
        out = {place: self.options.program[at] for at, place in self.swapped.items()}
        return [out.get(place, kind) for place, kind in enumerate(self.options.hand)]

    @property
    def suggests(self) -> bool:
        """Whether the kept card is a suggestion: advice is on, and the player has marked none."""
        return self.marked < 0 and "advisor" in self.desk.assists and self.keep >= 0

    @property
    def keep(self) -> int:
        """Place in the hand of the kept card: the marked or suggested one, without advice the newest.

        -1 where the advice finds another one as good: then the player has to mark one.
        """
        if self.marked >= 0 or "advisor" not in self.desk.assists:
            return self._held
        advised = self._advised()
        return self.hand.index(advised) if advised >= 0 else -1

    @property
    def _held(self) -> int:
        """The same, but with a card in any case: what the swaps do depends on none."""
        if self.marked >= 0:
            return self.marked
        places = range(len(self.options.hand))
        return ([place for place in places if place not in self.swapped.values()] or list(places))[-1]

    def _advised(self) -> int:
        """The card that the advice would keep after the drafted swaps; -1 if another one is as good."""
        if len(set(self.hand)) == 1:
            return self.hand[0]
        swaps = self._swaps(self.swapped)
        if swaps not in self._kept:
            self._kept[swaps] = best_kept(self.desk.own_view(), self.desk.decision, self.desk.edition, swaps)
        return self._kept[swaps]

    def _swaps(self, swapped: dict[int, int]) -> Swaps:
        return tuple(sorted((self.options.program[at], self.options.hand[place]) for at, place in swapped.items()))

    def _command(self, swapped: dict[int, int], keep: int) -> ChangeProgram:
        out = {place: self.options.program[at] for at, place in swapped.items()}
        return ChangeProgram(self.options.seat, self._swaps(swapped), out.get(keep, self.options.hand[keep]))

    def closed(self, at: int) -> str:
        """Why the clicked card can't come to a place of the program; empty if it can."""
        if self.at < 0 or at in self.swapped:
            return ""
        return refused(self.desk, self._command({**self.swapped, at: self.at}, self._held))

    # -- words --------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        if self.at >= 0:
            return self.desk.texts("prompt-change-hint-card", card=self.desk.names.card(self.options.hand[self.at]))
        return self.desk.texts("prompt-change-hint")

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        drawn, taken = drawn_now(self.desk)
        facts = [Fact(texts("prompt-drew"), self.desk.names.card(drawn))] if drawn >= 0 else []
        facts += [Fact(texts("prompt-took"), self.desk.names.card(taken))] if taken >= 0 else []
        if self.keep >= 0:
            keeps = texts("prompt-keeps-suggested" if self.suggests else "prompt-keeps")
            facts.insert(0, Fact(keeps, self.desk.names.card(self.hand[self.keep])))
        return [*facts, *self._shared()]

    def _shared(self) -> list[Fact]:
        """Cards in common with rivals, if the draft changes the number: they decide on coalition partners."""
        texts, parties, me = self.desk.texts, self.desk.view.parties, own(self.desk)
        old, new = (
            [common_cards(program, party.program) for party in parties]
            for program in (self.options.program, self.program)
        )
        rivals = sorted((seat for seat in range(len(parties)) if seat != me), key=lambda seat: -new[seat])
        order = [texts.pair(self.desk.names.party(seat), texts.number(new[seat])) for seat in rivals]
        tip = "\n".join([texts("prompt-change-shared-tip"), *order])
        return [
            Fact(
                texts("prompt-change-shared", party=self.desk.names.party(seat)),
                texts.number(old[seat]),
                texts.number(new[seat]),
                tip,
            )
            for seat in rivals
            if old[seat] != new[seat]
        ]

    def buttons(self) -> Sequence[Act]:
        texts, count = self.desk.texts, len(self.swapped)
        return [
            self.confirm_act(
                forms(self.desk, "prompt-change-confirm", n=count),
                "" if self.keep >= 0 else texts("prompt-change-keep-first"),
                lock=texts("prompt-change-lock"),
            ),
            self.clear_act("" if self.swapped or self.at >= 0 else texts("prompt-change-none")),
        ]

    # -- places -------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        program = [self._program_card(at, kind) for at, kind in enumerate(self.program)]
        hand = [self._hand_card(place, kind) for place, kind in enumerate(self.hand)]
        laid = forms(self.desk, "prompt-your-program")
        return match_grid(
            ctx,
            self.desk,
            rect,
            [GridGroup(laid, program), GridGroup(texts("prompt-hand"), hand)],
            before=self.options.program,
            after=self.program,
            foot=[texts("prompt-change-foot"), texts("prompt-keep-foot"), texts("prompt-keep-foot-short")],
            id="program.grid",
        )

    def _program_card(self, at: int, kind: int) -> GridCard:
        changed = at in self.swapped
        texts = self.desk.texts
        reason = self.closed(at)
        tip = texts("prompt-change-back") if changed else ""
        return GridCard(
            kind,
            id=f"program.slot.{at}",
            on_click=partial(self.put, at),
            changed=changed,
            tooltip=tip,
            lit=self.at >= 0 and not reason and not changed,
            reason=reason,
        )

    def _hand_card(self, place: int, kind: int) -> GridCard:
        changed = place in self.swapped.values()
        return GridCard(
            kind,
            id=f"program.hand.{place}",
            on_click=partial(self.take, place),
            chosen=place == self.at,
            changed=changed,
            in_hand=True,
            quiet=True,
            circle=partial(self.mark, place),
            circle_id=f"program.keep.{place}",
            marked=place == self.keep,
            suggested=place == self.keep and self.suggests,
            tooltip=self.desk.texts("prompt-change-back") if changed else "",
        )

    # -- boards -------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        return opinion_tags(self.desk, self.program)

    # -- draft --------------------------------------------------------------------------------------------------------

    def take(self, place: int) -> None:
        """Clicks a card in hand: it waits for the card it will replace; one from the program goes back there."""
        swap = next((at for at, other in self.swapped.items() if other == place), None)
        if swap is not None:
            self._undo(swap)
        else:
            self.at = -1 if self.at == place else place
        self.desk.changed()

    def put(self, at: int) -> None:
        """Clicks a card of the program: the waiting card takes its place; a swap there is undone."""
        if at in self.swapped:
            self._undo(at)
        elif self.at < 0:
            return
        elif not self.closed(at):
            self.swapped[at] = self.at
            if self.marked == self.at:
                self.marked = -1
            self.at = -1
        self.desk.changed()

    def _undo(self, at: int) -> None:
        """Takes a swap back, and the others too if they can't stand without it."""
        del self.swapped[at]
        if refused(self.desk, self._command(self.swapped, self._held)):
            self.swapped.clear()
        self.at = -1

    def mark(self, place: int) -> None:
        """Marks the card that stays in hand."""
        self.marked = place
        self.desk.changed()

    def command(self) -> Command | None:
        return self._command(self.swapped, self.keep) if self.keep >= 0 else None

    def preview(self) -> PlayerView:
        """The view with the swaps carried out, whatever is kept."""
        return self.desk.preview(self._command(self.swapped, self._held)) or self.desk.view

    def take_over(self, command: ChangeProgram) -> None:
        program, hand = self.options.program, self.options.hand
        self.swapped = {program.index(out): hand.index(into) for out, into in command.swaps}
        self.at, self.marked = -1, self.hand.index(command.kept)
