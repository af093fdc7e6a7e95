"""Phase 7: who influences the media in a land replaces one of its opinions by one of the display, or passes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.engine.command import Command
from macher.rules.commands import ShiftOpinion
from macher.rules.phases.media_influence import ShiftOptions
from macher.ui.game import sums
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.forecast import change_line, forecast
from macher.ui.prompts.shared.party_columns import ColumnLine, PartyColumn, caption, party_columns
from macher.ui.prompts.shared.words import own, refused
from macher.ui.scene import Context, Node


@question(
    ShiftOptions,
    says={
        ShiftOpinion: lambda say, command: say.texts(
            "advice-shift", out=say.names.card(command.out), into=say.names.card(command.into)
        )
    },
)
class ShiftPrompt(Prompt[ShiftOptions]):
    """One opinion out, another in; matches and votes of all parties before and after."""

    asks = Asked("prompt-shift-title", takes=(ShiftOpinion,))

    def reset(self) -> None:
        self.out = -1
        """Kind of the opinion that goes, -1 for none."""
        self.into = -1
        """Kind of the opinion that comes, -1 for none."""

    @property
    def place(self) -> int:
        """The land concerned."""
        return self.desk.view.place

    def _refused(self, out: int, into: int) -> str:
        return refused(self.desk, ShiftOpinion(self.options.seat, out, into))

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def majority(self) -> bool:
        """Whether an absolute majority allows the exchange instead of influence on the media (VG06 6.2.8)."""
        return self.desk.view.step == "majority"

    @property
    def title(self) -> str:
        key = "prompt-shift-title-majority" if self.majority else "prompt-shift-title"
        return self.desk.texts(key, land=self.desk.names.land(self.place))

    @property
    def short_title(self) -> str:
        key = "prompt-shift-title-majority-short" if self.majority else "prompt-shift-title-short"
        return self.desk.texts(key, land=self.desk.names.land_code(self.place))

    @property
    def hint(self) -> str:
        texts = self.desk.texts
        if self.out >= 0 and self.into < 0:
            return texts("prompt-shift-hint-into", card=self.desk.names.card(self.out))
        if self.into >= 0 and self.out < 0:
            return texts("prompt-shift-hint-out", card=self.desk.names.card(self.into))
        return texts("prompt-shift-hint-majority" if self.majority else "prompt-shift-hint")

    def facts(self) -> Sequence[Fact]:
        texts, view, seat = self.desk.texts, self.desk.view, own(self.desk)
        now, then = (forecast(self.desk, each, self.place, seat) for each in (view, self.preview()))
        out = self.desk.names.card(self.out) if self.out >= 0 else "–"
        into = self.desk.names.card(self.into) if self.into >= 0 else "–"
        factor = sums.written(view, texts, then.factor) if then.factor != now.factor else ""
        votes = texts.number(then.after) if then.after != now.after else ""
        return [
            Fact(texts("prompt-match"), sums.written(view, texts, now.factor), factor, worse=then.factor < now.factor),
            Fact(texts("prompt-if-converted"), texts.number(now.after), votes, worse=then.after < now.after),
            Fact(texts("prompt-shift-out"), out),
            Fact(texts("prompt-shift-into"), into),
        ]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        reason = "" if self.out >= 0 and self.into >= 0 else self.hint
        forms = [texts("prompt-shift-confirm"), texts("prompt-shift-confirm-short")]
        if not reason:
            outs, intos = self.desk.names.card_forms(self.out), self.desk.names.card_forms(self.into)
            named = [texts("prompt-shift-named", out=out, into=into) for out, into in zip(outs, intos, strict=True)]
            forms = named[1:] + forms
        return [self.confirm_act(forms, reason, icon="check"), self.pass_act()]

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts, view = self.desk.texts, self.desk.view
        after = self.preview()
        root = Node(rect)
        forms = [texts("prompt-shift-table"), texts("prompt-shift-table-short")]
        label, area = caption(ctx, rect.local(), forms)
        root.add(label)
        lines: dict[int, list[ColumnLine]] = {}
        for seat in range(len(view.parties)):
            now, then = (forecast(self.desk, each, self.place, seat) for each in (view, after))
            changed: Ink = "action_text" if seat == own(self.desk) else "ink"
            lines[seat] = [
                ColumnLine([texts("prompt-match"), texts("prompt-match-short")], "caption", "muted"),
                _change(sums.written(view, texts, now.factor), sums.written(view, texts, then.factor), changed),
                ColumnLine([texts("prompt-if-converted"), texts("prompt-if-converted-short")], "caption", "muted"),
                _change(texts.number(now.after), texts.number(then.after), changed),
            ]
        area = area._replace(h=min(area.h, 172))
        if ctx.wide:
            return root.add(*party_columns(ctx, self.desk, area, range(len(view.parties)), lines))
        for seat, cell in enumerate(area.columns(len(view.parties), 4)):
            root.add(
                PartyColumn(
                    cell,
                    self.desk.names.party_key(seat),
                    self.desk.names.party(seat),
                    lines[seat],
                    mine=seat == own(self.desk),
                    tooltip=self.desk.names.player(seat),
                )
            )
        return root

    def spots(self) -> Mapping[Spot, SpotLook]:
        texts, options = self.desk.texts, self.options
        spots: dict[Spot, SpotLook] = {}
        for kind in options.face_up:
            reason = ""
            if self.into >= 0:
                reason = self._refused(kind, self.into)
            elif all(self._refused(kind, into) for into in options.display):
                display = options.display
                reason = self._refused(kind, display[0]) if display else texts("prompt-shift-no-display")
            if kind == options.doubled:
                reason = texts("refusal-opinion-doubled")
            tip = texts("prompt-shift-tip-out", card=self.desk.names.card(kind))
            spots[Spot("opinion", land=self.place, card=kind)] = SpotLook(kind == self.out, reason, tooltip=tip)
        for kind in options.display:
            if self.out >= 0:
                reason = self._refused(self.out, kind)
            else:
                found = [self._refused(out, kind) for out in options.face_up]
                reason = (
                    ""
                    if not all(found)
                    else next(
                        (why for out, why in zip(options.face_up, found, strict=True) if out != options.doubled),
                        found[0],
                    )
                )
            tip = texts("prompt-shift-tip-into", card=self.desk.names.card(kind))
            if self.out >= 0 and not reason:
                tip = "\n".join([tip, *self._effects(kind)])
            spots[Spot("display_opinion", card=kind)] = SpotLook(kind == self.into, reason, tooltip=tip)
        return spots

    def _effects(self, into: int) -> list[str]:
        """Parties whose matches would change if this opinion replaced the chosen one."""
        view = self.desk.view
        after = self.desk.preview(ShiftOpinion(self.options.seat, self.out, into)) or view
        lines = []
        for seat in range(len(view.parties)):
            now, then = (forecast(self.desk, each, self.place, seat) for each in (view, after))
            if now.factor != then.factor:
                factors = [sums.written(view, self.desk.texts, each.factor) for each in (now, then)]
                lines.append(change_line(self.desk, self.desk.names.party(seat), *factors))
        return lines

    # -- draft ---------------------------------------------------------------------------------------------------------

    def click(self, spot: Spot) -> None:
        if spot.kind == "opinion":
            self.out = -1 if self.out == spot.card else spot.card
        else:
            self.into = -1 if self.into == spot.card else spot.card
        self.desk.changed()

    def command(self) -> Command | None:
        chosen = self.out >= 0 and self.into >= 0
        return ShiftOpinion(self.options.seat, self.out, self.into) if chosen else None

    def take_over(self, command: ShiftOpinion) -> None:
        self.out, self.into = command.out, command.into


def _change(old: str, new: str, colour: Ink) -> ColumnLine:
    if old == new:
        return ColumnLine(old, "points", "muted")
    return ColumnLine([f"{old} → {new}", f"{old}→{new}"], "points", colour)
