"""The box on the shelf: a page for each kind of card, drawn as the card is, for what the player's own cards say."""

from __future__ import annotations

from functools import partial

from macher.editions.box.fields import Card, Field, Page, Value
from macher.ui.features.box.check import CheckDeeds, check_parts
from macher.ui.features.box.files import BoxDesk
from macher.ui.features.box.frame import BoxFrame, frame_of
from macher.ui.features.box.head import PAGE_ICONS, CardHead
from macher.ui.features.box.rows import FigureRow, RowLook, RowSizes, RowTitles
from macher.ui.features.box.strip import CardStrip, StripCard
from macher.ui.features.box.typing import BoxTyping
from macher.ui.features.box.words import SINGLE, BoxWords, shown_fields
from macher.ui.kit.page import Kit
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.widgets import Panel, ScrollView, Segment

__all__ = ["BoxScreen"]


class BoxScreen(BoxTyping):
    """An edition, a kind of card, a card, and the figure that is typed in."""

    name = "box"

    def __init__(self, program: Program, edition_key: str = "", page: str = "", card: str = "") -> None:
        super().__init__(program, edition_key, page, card)
        self.desk = BoxDesk(self)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Column or head, card, check, strip."""
        self._settle()
        frame = frame_of(ctx)
        kit, words = Kit(ctx), self.words
        page, card, field = self.page, self.card, self.field
        root = Node(ctx.rect)
        root.add(*self.desk.column(ctx, frame, words))
        root.add(self._card(ctx, frame, words, page, card))
        beside = Panel(frame.check, id="box.check", zone=True, name=words.ask(page, card, field))
        deeds = CheckDeeds(self.agree, self.clear, self.use, self.program.settings.box_in_use)
        parts = check_parts(kit, words, page, card, field, self.shown_doubt(field), deeds)
        parts.place(beside, beside.rect.local().inset(frame.pad))
        return root.add(beside, self._strip(frame, words, page))

    def _strip(self, frame: BoxFrame, words: BoxWords, page: Page) -> Node:
        texts, box = self.program.texts, self.box
        cards = []
        for card in page.cards:
            count, name = box.of_card(card), words.card(page, card)
            said = texts("box-count", done=count.done, total=count.total)
            land = card.name if card.key.startswith("lands.") else ""
            icon = PAGE_ICONS[page.key] if page.key in SINGLE else ""
            cards.append(StripCard(card.key, words.short(page, card), texts.pair(name, said), count, said, land, icon))
        return CardStrip(frame.strip, cards, self.card_key, self.show, words.page(page))

    def _card(self, ctx: Context, frame: BoxFrame, words: BoxWords, page: Page, card: Card) -> Node:
        """The card: its head, and a row for each figure."""
        panel = Panel(frame.card, fill="own", edge="rule", edge_width=3, id="box.paper", zone=True)
        panel.name = words.card(page, card)
        inner = panel.rect.local().inset(frame.rim)
        head, rest = inner.take_top(frame.head, 0 if frame.titles else frame.rim)
        panel.add(CardHead(head, words, page, card))
        fields = shown_fields(self.box, card)
        if frame.titles:
            titles, rest = rest.take_top(frame.titles)
        tall = min(frame.most_row, max(frame.least_row, rest.h / len(fields)))
        view = ScrollView(rest, content=tall * len(fields), id=f"box.rows.{card.key}", name=panel.name)
        labels = [words.field(page, card, field) for field in fields]
        sizes = RowSizes.of(ctx, view.inner.w, labels)
        if frame.titles:
            panel.add(RowTitles(titles._replace(w=view.inner.w), sizes, words.titles(page)))
        for at, field in enumerate(fields):
            spot = Rect(0, at * tall, view.inner.w, tall)
            view.add(self._row(ctx, spot, self._look(words, page, card, field), words, field, sizes))
        return panel.add(view)

    def _row(
        self, ctx: Context, spot: Rect, look: RowLook, words: BoxWords, field: Field, sizes: RowSizes
    ) -> FigureRow:
        return FigureRow(
            ctx,
            spot,
            field,
            look,
            choices=[Segment(each, words.choice(field, each)) for each in field.choices],
            choose=partial(self.choose, field.path),
            change=partial(self.type, field),
            submit=self.submit,
            pick=partial(self.pick, field),
            step=self.step,
            sizes=sizes,
        )

    def _look(self, words: BoxWords, page: Page, card: Card, field: Field) -> RowLook:
        box, texts = self.box, words.texts
        typed, chosen = field.path in box.typed, field.path == self.path
        value = box.value(field)
        ours = words.value(field, field.shipped if typed else box.guess(field))
        same = typed and value == field.shipped
        kind = texts("box-from") if typed else texts("box-rulebook") if field.known else texts("box-reconstruction")
        shown = field.kind != "row" and (typed or (chosen and field.kind == "number")) and not same
        label = words.field(page, card, field)
        return RowLook(
            label=label,
            text=self.drafts.get(field.path, _written(value) if typed else ""),
            guess=ours,
            typed=typed,
            known=field.known,
            doubtful=self.shown_doubt(field) is not None,
            chosen=chosen,
            spoken=texts.pair(label, f"{words.value(field, value)}, {kind}"),
            mark="check" if same else "book-open" if field.known and not typed else "",
            aside=ours if shown else "",
        )


def _written(value: Value) -> str:
    """A value as it is typed in."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
