"""The player's own things in the dock: program and hand, money and supplies, matches by state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from macher.i18n import Texts
from macher.i18n import names as naming
from macher.ui.layout import Rect, side_by_side
from macher.ui.paint.painter import Painter, Run
from macher.ui.scene import Context, Node
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import card_tip
from macher.ui.table.words.why_this_figure import match_origin, money_origin
from macher.ui.widgets import Drawing, Label
from macher.ui.widgets.cards import CardNode, paint_back

Item = tuple[str, str, str, str, str]
"""Key, caption, figure, the figure with the draft, explanation."""


class _Chip(Node):
    """A state with the player's match there: Brandenburg ×3."""

    explains = True
    role = "text"

    def __init__(self, rect: Rect, name: str, old: str, new: str, tooltip: str, id: str) -> None:
        said = f"{name} {old}" + (f" → {new}" if new != old else "")
        super().__init__(rect, name=said, tooltip=tooltip, id=id)
        self.label, self.old, self.new = name, old, new

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "row")
        runs = [Run(self.label, "label"), Run(self.old, "label:bold", "ink", 5)]
        if self.new != self.old:
            runs += [Run("→", "label", "action_text", 2), Run(self.new, "label:bold", "action_text", 2)]
        p.runs(runs, box, "centre")


class _Standing(Node):
    """A party's points as a bar."""

    explains = True
    role = "text"

    def __init__(self, rect: Rect, model: TableModel, seat: int, most: int, name_w: float) -> None:
        points, word = model.standing(seat)
        said = model.texts.pair(model.names.player(seat), f"{points} {word}")
        super().__init__(rect, name=said, id=f"standing.{seat}")
        self.party, self.label, self.points = model.names.party_key(seat), model.names.player(seat), points
        self.share, self.name_w = points / max(1, most), name_w

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.mark(self.party, Rect(0, box.cy - 9, 18, 18))
        p.text(self.label, Rect(28, 0, self.name_w, box.h), "body")
        room = box.trim(left=28 + self.name_w + 12, right=56)
        bar = Rect(room.x, box.cy - box.h * 0.28, room.w, box.h * 0.56)
        p.fill(bar, "track")
        if self.points > 0:
            p.party_box(Rect(bar.x, bar.y, max(3.0, bar.w * self.share), bar.h), self.party)
        p.text(str(self.points), box, "points", "ink", "right")


def standings(ctx: Context, rect: Rect, model: TableModel) -> Node:
    """Everybody's points: an onlooker sees them where a player sees their own cards."""
    node = Node(rect, id="standings", zone=True, name=model.texts("table-standings"))
    head_h = 24.0 if ctx.wide else 20.0
    node.add(Label(Rect(0, 0, rect.w, head_h), model.texts("table-standings"), "label:semibold", "muted"))
    height = min(34.0, (rect.h - head_h - 4) / model.seats)
    name_w = max(ctx.width(name, "body") for name in model.players) + 2
    most = max(model.won(seat) for seat in range(model.seats))
    for seat in range(model.seats):
        row = Rect(0, head_h + 4 + seat * height, rect.w, height)
        node.add(_Standing(row, model, seat, most, min(name_w, rect.w * 0.5)))
    return node


def own_cards(ctx: Context, rect: Rect, model: TableModel) -> Node:
    """The player's program and hand with the matches in every state: shown while a prompt has no choices."""
    if model.seat < 0:
        return standings(ctx, rect, model)
    node = Node(rect, id="own", zone=True, name=model.texts("table-program-own"))
    texts, party = model.texts, model.view.parties[model.seat]
    wide = ctx.wide
    head_h = 24.0 if wide else 20.0
    title = texts("table-program-own-party", party=model.names.party(model.seat))
    gap = 10.0 if wide else 6.0
    chip_h = 0.0 if wide else 22.0  # in the wide layout the boards say where a program meets opinions
    card_h = min(132.0, rect.h - head_h - 6) if wide else min(112.0, rect.h - head_h - 6 - chip_h - 10)
    hand = list(party.hand)
    shown = list(party.program) or [-1] * 5
    count = len(shown) + len(hand)
    if count > 7:
        gap -= 2
    card_w = min(98.0 if wide else 74.0, (rect.w - gap * (count - 1) - (7 if hand else 0)) / max(1, count))
    node.add(
        Label(Rect(0, 0, card_w * 5 + gap * 4, head_h), [title, texts("table-program-own")], "label:semibold", "muted")
    )
    x = 0.0
    top = head_h + (3 if wide else 2)
    for at, kind in enumerate(shown):
        node.add(_card(Rect(x, top, card_w, card_h), model, kind, f"own.program.{at}", False))
        x += card_w + gap
    if hand:
        x += 7
        node.add(Label(Rect(x, 0, max(60.0, card_w), head_h), texts("table-hand"), "label:semibold", "muted"))
        for at, kind in enumerate(hand):
            node.add(_card(Rect(x, top, card_w, card_h), model, kind, f"own.hand.{at}", True))
            x += card_w + gap
    if chip_h:
        _matches(ctx, node, Rect(0, top + card_h + 6, rect.w, chip_h), model)
    return node


_NAMED = 64.0
"""Width below which a card goes without a name that does not fit; the icon says it too."""


def _card(rect: Rect, model: TableModel, kind: int, id: str, dashed: bool) -> Node:
    if kind < 0:
        return Drawing(rect, lambda p, box: paint_back(p, box), id=id, name=model.texts("table-card-unknown"))
    label = model.names.topic_forms(kind)
    if rect.w < _NAMED:
        label.append("")
    return CardNode(
        rect,
        *model.names.face(kind),
        label=label,
        dashed=dashed,
        id=id,
        name=model.names.card(kind),
        tooltip=card_tip(model, kind),
    )


def _matches(ctx: Context, node: Node, area: Rect, model: TableModel) -> None:
    texts = model.texts
    for names in (model.names.land, model.names.land_short, model.names.land_code):
        chips = []
        for place in range(len(model.view.lands)):
            if model.finished(place):
                continue
            old, new = (model.match_text(model.row(place, model.seat, draft).factor) for draft in (False, True))
            chips.append((place, names(place), old, new))
        widths = [
            ctx.width(name, "label")
            + ctx.width(old, "label:bold")
            + 27
            + (ctx.width("→" + new, "label:bold") + 4 if new != old else 0)
            for _, name, old, new in chips
        ]
        if sum(widths) + 8 * len(widths) <= area.w + 8:
            break
    for (place, name, old, new), rect in zip(chips, side_by_side(area, [(w, area.h) for w in widths], 8), strict=True):
        head = texts("table-matches-in", land=model.names.land(place), factor=new)
        tip = head + "\n" + match_origin(model, place, model.seat).partition("\n")[2]
        node.add(_Chip(rect, name, old, new, tip, f"chip.{place}"))


def supplies(ctx: Context, rect: Rect, model: TableModel) -> Node:
    """Money, rallies, media markers and donations left; a draft's change as `old → new`."""
    node = Node(rect, id="supplies", name=model.texts("table-supplies"))
    if model.seat < 0:
        return node
    items = supply_items(model)
    if model.national:
        _in_cells(node, rect, items)
    else:
        _in_a_column(node, rect, items, model.texts("table-supply-rallies-short"))
    return node


def supply_items(model: TableModel) -> list[Item]:
    """What the looking player has left: key, caption, figure, the figure with the draft, and explanation."""
    texts, now, new = model.texts, model.view.parties[model.seat], model.preview.parties[model.seat]
    money, changed = texts.money(now.money), ""
    if new.money != now.money:
        changed = texts.money(new.money)
    donations = _differs(len(now.donations), len(new.donations))
    tiles = _differs(now.tiles, new.tiles)
    rallies, media = _differs(now.rallies, new.rallies), _differs(now.media, new.media)
    items = [
        ("money", texts("table-supply-money"), money, changed, money_origin(model, model.seat).partition("\n")[2]),
        ("rallies", texts("table-supply-rallies"), str(now.rallies), rallies, texts("table-supply-rallies-help")),
        ("media", texts("table-supply-media"), str(now.media), media, texts("table-supply-media-help")),
        ("donations", texts("table-supply-donations"), str(len(now.donations)), donations, _donations(model)),
    ]
    if model.national:
        items[1] = ("rallies", texts("table-supply-rallies-short"), *items[1][2:])
        items[3] = ("donations", naming.phase_short(texts, "contributions"), *items[3][2:])
        items.insert(3, ("tiles", texts("table-supply-tiles"), str(now.tiles), tiles, texts("table-supply-tiles-help")))
    return [_told(texts, item) for item in items]


def _told(texts: Texts, item: Item) -> Item:
    """The item with its caption and figure as the first line of its tooltip."""
    key, caption, value, new, tip = item
    said = texts.pair(caption, f"{value} → {new}" if new else value)
    return key, caption, value, new, f"{said}\n{tip}" if tip else said


def _donations(model: TableModel) -> str:
    texts, party, dice = model.texts, model.view.parties[model.seat], model.edition.capabilities.dice
    figures = model.edition.figures
    if dice is not None:
        said = [(model.names.donation(card), dice.contributions[card]) for card in party.donations]
        lines = [texts("table-contribution", money=money, n=rolled) for money, rolled in said]
        return "\n".join([*lines, texts("table-contribution-help")])
    cards = [figures.donations[card] for card in party.donations]
    return "\n".join(
        texts(
            "table-donation",
            money=texts.money(card.money),
            accept=texts.signed(-card.accept),
            reject=texts.signed(card.reject),
        )
        for card in cards
    )


def _differs(old: int, new: int) -> str:
    return str(new) if old != new else ""


class _Supply(Node):
    """Caption and figure, one below the other or side by side."""

    explains = True
    role = "text"

    def __init__(
        self, rect: Rect, item: Item, stacked: bool, style: str, short: str = "", icon: str = "", before: str = ""
    ) -> None:
        key, *_, tip = item
        super().__init__(rect, id=f"supply.{key}", name=tip.split("\n")[0], tooltip=tip)
        self.item, self.stacked, self.style, self.short, self.icon = item, stacked, style, short, icon
        self.before = before or style

    def draw(self, p: Painter) -> None:
        _, caption, value, new, _ = self.item
        box = self.rect.local()
        runs = [Run(value, self.before, "ink" if self.before == self.style else "muted")]
        if new:
            runs += [Run("→", "body", "action_text", 3), Run(new, self.style, "action_text", 3)]
        if self.icon:
            p.icon(self.icon, Rect(0, box.cy - 8, 16, 16), "muted")
            if sum(p.width(run.text, run.style) + run.gap for run in runs) > box.w - 28:
                runs = runs[-1:]
            p.runs(runs, box.trim(left=22))
        elif self.stacked:
            label = p.style("label")
            top, rest = box.take_top(label.size * label.line)
            p.text(caption, top, "label", "muted")
            p.runs(self._stacked_runs(p, runs, box.w + 0.5), rest)
        else:
            if new and p.width(self.short or caption, "card:medium") + _width(p, runs) + 6 > box.w:
                runs = [Run(new, self.style, "action_text")]
            beside = _width(p, runs) + 6
            p.text([caption, self.short or caption], box.trim(right=beside), "label", "muted")
            p.runs(runs, box, "right")

    def _stacked_runs(self, p: Painter, runs: list[Run], room: float) -> list[Run]:
        """Both values with their units: the old one smaller where they have no room, then both, at last without it."""
        if _width(p, runs) <= room:
            return runs
        old, *rest = runs
        for before, after in (("label", self.style), ("label", "card:bold"), ("card:medium", "card:bold")):
            value = replace(old, style=before, colour="muted") if rest else old
            tried = [value, *(run if run.text == "→" else replace(run, style=after) for run in rest)]
            if _width(p, tried) <= room:
                return tried
        return rest or runs


def _width(p: Painter, runs: Sequence[Run]) -> float:
    return sum(p.width(run.text, run.style) + run.gap for run in runs)


_ICONS = {"rallies": "megaphone", "media": "newspaper", "tiles": "handshake", "donations": "hand-coins"}


def _in_cells(node: Node, rect: Rect, items: list[Item]) -> None:
    """Money above two lines of two figures each, with icons for words."""
    money, *others = items
    node.add(_Supply(Rect(0, 0, rect.w, 48), money, True, "money" if not money[3] else "points"))
    for item, cell in zip(others, Rect(0, 52, rect.w, min(60.0, rect.h - 52)).grid(2, 2, 4), strict=True):
        node.add(_Supply(cell, item, False, "number", icon=_ICONS[item[0]]))


def _in_a_column(node: Node, rect: Rect, items: list[Item], short: str) -> None:
    money, *others = items
    node.add(_Supply(Rect(0, 0, rect.w, 48), money, True, "money" if not money[3] else "points"))
    line = min(21.0, (rect.h - 50) / len(others))
    for at, item in enumerate(others):
        words = short if item[0] == "rallies" else ""
        node.add(_Supply(Rect(0, 50 + at * line, rect.w, line), item, False, "number", words))
