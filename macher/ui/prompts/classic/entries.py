"""The buyer of a poll looks at it alone: some of its entries are published, or it is kept for dice (VG06 6.2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from macher.engine.command import Command
from macher.rules.commands import KeepPoll
from macher.rules.national.commands import PublishEntries
from macher.rules.national.options import EntryOptions
from macher.ui.game.vocabulary import with_origin
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, question
from macher.ui.prompts.classic.pick import Choice, ChoiceColumn
from macher.ui.prompts.classic.raising import kept_dice, kept_fact
from macher.ui.prompts.shared.cards import match_ink
from macher.ui.prompts.shared.forecast import forecast, moved_trend
from macher.ui.prompts.shared.party_columns import ColumnLine, caption
from macher.ui.prompts.shared.poll_results import poll_path
from macher.ui.prompts.shared.words import forms, own, refused
from macher.ui.scene import Context, Node


@question(EntryOptions)
class EntryPrompt(Prompt[EntryOptions]):
    """Entries are marked like boxes of a ballot paper; the boards show the trends they would bring."""

    asks = Asked("prompt-front-title", takes=(PublishEntries,))

    def reset(self) -> None:
        self.seats: list[int] = []
        """Seats whose entries are marked, in the order of marking."""

    def look_ahead(self) -> None:
        for seat in range(len(self.options.changes)):
            self.closed(seat)

    @property
    def place(self) -> int:
        """The land whose poll it is."""
        return self.desk.view.place

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        return self.desk.texts("prompt-entry-hint", n=self.options.most, dice=kept_dice(self.desk))

    def facts(self) -> Sequence[Fact]:
        texts, seat = self.desk.texts, own(self.desk)
        now, then = (forecast(self.desk, view, self.place, seat).after for view in (self.desk.view, self.preview()))
        votes = texts.number(then) if then != now else ""
        own_votes = Fact(texts("prompt-if-converted"), texts.number(now), votes, worse=then < now)
        return [own_votes, kept_fact(self.desk)]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        ready = bool(self.commands())
        publish = [texts("prompt-front-publish"), texts("prompt-front-publish-short")]
        if ready:
            said = texts.listing([self._said(seat) for seat in sorted(self.seats)])
            publish.insert(0, texts("prompt-entry-publish", entries=said))
        return [
            self.confirm_act(
                publish, "" if ready else texts("prompt-entry-none"), icon="megaphone", lock=texts("prompt-front-lock")
            ),
            self.pass_act(forms(self.desk, "prompt-entry-keep", n=kept_dice(self.desk))),
        ]

    def _said(self, seat: int) -> str:
        return f"{self.desk.names.party(seat)} {self.desk.texts.signed(self.options.changes[seat])}"

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="entries", zone=True)
        label, area = caption(ctx, rect.local(), forms(self.desk, "prompt-entry-caption"))
        root.add(label)
        seats = len(self.desk.view.parties)
        gap = 8.0 if ctx.wide else 4.0
        area = area._replace(h=min(area.h, 165), w=min(area.w, (190.0 + gap) * seats))
        columns = [
            ChoiceColumn(
                cell,
                self._choice(seat),
                marked=seat in self.seats,
                many=True,
                id=f"entry.{seat}",
                on_click=partial(self.toggle, seat),
            )
            for seat, cell in enumerate(area.columns(seats, gap))
        ]
        for column in columns:
            column.beside = [each.choice for each in columns]
            root.add(column)
        return root

    def closed(self, seat: int) -> str:
        """Why the entry of a seat cannot be marked beside the others; empty if it can."""
        if seat in self.seats:
            return ""
        seats = tuple(sorted([*self.seats, seat]))
        if len(seats) > self.options.most:  # if an entry can never be published, that is the reason to give
            alone = refused(self.desk, PublishEntries(self.options.seat, (seat,)))
            return alone or refused(self.desk, PublishEntries(self.options.seat, seats))
        return refused(self.desk, PublishEntries(self.options.seat, seats))

    def _choice(self, seat: int) -> Choice:
        texts, desk = self.desk.texts, self.desk
        change, mine, party = self.options.changes[seat], seat == own(self.desk), self.desk.names.party_key(seat)
        now = forecast(desk, desk.view, self.place, seat)
        trend = moved_trend(desk, now.trend, change)
        then = forecast(desk, desk.view, self.place, seat, trend).after
        colour: Ink = "action_text" if mine else "ink"
        note = texts("prompt-poll-safe") if change < 0 and seat == self.options.safe else ""
        said = f"{texts.signed(now.trend)} → {texts.signed(trend)}"
        votes = f"{texts.number(now.after)} → {texts.number(then)}" if then != now.after else texts.number(then)
        lines = [ColumnLine(texts.signed(change) if change else "–", "figure", match_ink(change))]
        if change and note:
            lines.append(ColumnLine(note, "card", "muted"))
        elif change:
            lines += [
                ColumnLine([texts("prompt-front-trend", trend=said), said], "card", colour),
                ColumnLine([texts("prompt-front-votes", votes=votes), votes], "card", colour),
            ]
        tip = with_origin(desk.names.player(seat), texts, desk.edition, poll_path(self.options.poll, party))
        return Choice(None, desk.names.party(seat), tuple(lines), party, mine, self.closed(seat), tip)

    # -- draft ---------------------------------------------------------------------------------------------------------

    def toggle(self, seat: int) -> None:
        """Marks an entry, or takes the mark away."""
        if seat in self.seats:
            self.seats.remove(seat)
        elif not self.closed(seat):
            self.seats.append(seat)
        self.desk.changed()

    def on_number(self, at: int) -> bool:
        if at < len(self.options.changes):
            self.toggle(at)
        return True

    def command(self) -> Command:
        return PublishEntries(self.options.seat, tuple(sorted(self.seats)))

    def take_over(self, command: PublishEntries) -> None:
        self.seats = list(command.seats)

    def decline(self) -> None:
        self.desk.confirm(KeepPoll(self.options.seat))
