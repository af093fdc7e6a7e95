"""Phase 9c: one donation card is accepted for money or refused for party base."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macher.engine.command import Command
from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.commands import DecideDonation
from macher.rules.phases.income import DonationOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint import Painter
from macher.ui.paint.painter import Ink
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, question
from macher.ui.prompts.classic import contributions
from macher.ui.prompts.shared.forecast import change_line
from macher.ui.prompts.shared.party_columns import caption
from macher.ui.prompts.shared.words import alike, game_events, own
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable, Hairline, Label

_AIR = 12.0
"""Least distance between the amounts of two cards, in logical pixels."""
_BALLOT, _PAD = 24.0, 8.0
"""Circle of a side with a word, and the air around it."""


@question(DonationOptions)
class DonationPrompt(Prompt[DonationOptions]):
    """The cards that are left, each with both its sides."""

    asks = Asked("prompt-donation-title", "prompt-donation-hint", takes=(DecideDonation,))

    def reset(self) -> None:
        self.choice: tuple[int, bool] | None = None
        """Donation card and whether it is accepted."""

    def look_ahead(self) -> None:
        for card in self.options.donations:
            for accept in (True, False):
                self._after(card, accept)

    def _after(self, card: int, accept: bool) -> PlayerView:
        """The view with a side of a card chosen."""
        return self.desk.preview(DecideDonation(self.options.seat, card, accept)) or self.desk.view

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def by_dice(self) -> bool:
        """Whether dice say what a decision does to the party base."""
        return self.desk.edition.capabilities.dice is not None

    def facts(self) -> Sequence[Fact]:
        if self.by_dice:
            return contributions.facts(self.desk, self.choice)
        texts, seat = self.desk.texts, own(self.desk)
        now, then = self.desk.view.parties[seat], self.preview().parties[seat]
        base = texts.number(then.base) if then.base != now.base else ""
        money = texts.money(then.money) if then.money != now.money else ""
        return [
            Fact(texts("prompt-money"), texts.money(now.money), money),
            Fact(texts("prompt-base"), texts.number(now.base), base, worse=then.base < now.base),
            Fact(
                texts("prompt-donation-end"),
                texts("prompt-points-value", n=now.base),
                texts("prompt-points-value", n=then.base) if base else "",
                texts("prompt-donation-end-tip"),
                worse=then.base < now.base,
            ),
        ]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        if self.choice is None:
            forms = [texts("prompt-donation-confirm")]
        else:
            donation = self.desk.edition.figures.donations[self.choice[0]]
            whole, brief = (
                ("prompt-donation-take", "prompt-donation-accept")
                if self.choice[1]
                else ("prompt-donation-refuse", "prompt-donation-reject")
            )
            forms = [texts(whole, money=texts.money(donation.money)), texts(brief)]
        return [
            self.confirm_act(
                forms,
                "" if self.choice is not None else texts("prompt-donation-first"),
                icon="check",
                lock=self._lock(),
            )
        ]

    def _lock(self) -> str:
        """Why the choice can't be taken back, if dice are rolled; else empty."""
        if not self.by_dice or self.choice is None:
            return ""
        return self.desk.texts("prompt-contribution-lock-open" if self.choice[1] else "prompt-contribution-lock-down")

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        root = Node(rect, id="donation", zone=True)
        donations = self.desk.edition.figures.donations
        brief = not self.by_dice and not self._room_for_words(ctx, rect.local().columns(len(donations), 10)[0].w)
        words = [texts("prompt-donation-cards"), texts("prompt-base")]
        # Bare figures need the name of what they count.
        label, area = caption(ctx, rect.local(), " · ".join(words) if brief or self.by_dice else words[0])
        root.add(label)
        area = area._replace(h=min(area.h, 160))
        words = [texts("prompt-donation-accept"), texts("prompt-donation-reject")]
        widest = max(ctx.width(word, "card:bold") for word in words)
        room = area.columns(len(donations), 10)[0].w - _BALLOT - 3 * _PAD
        # Without room the words stand only once, at the left of the row.
        aside = widest > room or (self.by_dice and not ctx.wide)
        if aside:
            left, area = area.take_left(widest + 2, 8)
            rows = left.trim(top=left.h * 0.28).rows(2, 4)
            root.add(*[Label(row, word, "card:bold") for row, word in zip(rows, words, strict=True)])
        cells = area.columns(len(donations), 10 if ctx.wide else 6)
        forms = [(texts.money(each.money), texts.money_short(each.money)) for each in donations]
        amounts = alike(ctx, forms, "points", cells[0].w - _AIR)
        for card, cell in enumerate(cells):
            if card not in self.options.donations:
                root.add(_Used(cell, texts, amounts[card], texts("prompt-donation-used")))
                continue
            top, rest = cell.take_top(cell.h * 0.28)
            root.add(Label(top, amounts[card], "points", "ink", "centre"))
            for accept, side in zip((True, False), rest.rows(2, 4), strict=True):
                root.add(self._side(side, card, accept, aside, brief))
        return root

    def _room_for_words(self, ctx: Context, width: float) -> bool:
        """Whether all sides of all cards have room for the change of the base in words: all use words or none does."""
        texts, donations = self.desk.texts, self.desk.edition.figures.donations
        changes = [texts.signed(by) for each in donations for by in (-each.accept, each.reject)]
        words = max(ctx.width(texts(key), "strong") for key in ("prompt-donation-accept", "prompt-donation-reject"))
        base = max(ctx.width(texts("prompt-donation-base", change=change), "card") for change in changes)
        return _BALLOT + 3 * _PAD + words + 6 + base <= width

    def _side(self, rect: Rect, card: int, accept: bool, aside: bool, brief: bool) -> Side:
        texts, donation = self.desk.texts, self.desk.edition.figures.donations[card]
        if self.by_dice:
            base, more = contributions.stake(self.desk, card, accept), contributions.stake_tip(self.desk, card, accept)
        else:
            change = texts.signed(-donation.accept if accept else donation.reject)
            base = [texts("prompt-donation-base", change=change), texts("prompt-donation-base-short", change=change)]
            more = self._outcome(card, accept)
            base = base[1:] if brief else base
        tip = texts("prompt-donation-take" if accept else "prompt-donation-refuse", money=texts.money(donation.money))
        return Side(
            rect,
            "" if aside else texts("prompt-donation-accept" if accept else "prompt-donation-reject"),
            base,
            marked=self.choice == (card, accept),
            on_click=self._chooser(card, accept),
            id=f"donation.card.{card}.{'take' if accept else 'refuse'}",
            name=tip,
            tooltip=f"{tip}\n{more}",
        )

    def _outcome(self, card: int, accept: bool) -> str:
        """Money and party base afterwards."""
        texts, view, seat = self.desk.texts, self.desk.view, own(self.desk)
        now, then = view.parties[seat], self._after(card, accept).parties[seat]
        return "\n".join(
            (
                change_line(self.desk, texts("prompt-money"), texts.money(now.money), texts.money(then.money)),
                change_line(self.desk, texts("prompt-base"), texts.number(now.base), texts.number(then.base)),
            )
        )

    def context(self, ctx: Context, rect: Rect) -> Node:
        """Income of this round; in editions that lay cards one after the other, those laid so far."""
        shown = contributions.laid(self.desk) if self.by_dice else []
        if shown:
            root = Node(rect)
            label, area = caption(ctx, rect.local(), self.desk.texts("prompt-contribution-others"))
            return root.add(label, *_lines(ctx, area, shown, summed=False))
        texts, figures = self.desk.texts, self.desk.edition.figures
        root = Node(rect)
        label, area = caption(ctx, rect.local(), texts("prompt-donation-income"))
        root.add(label)
        votes, base = self._income("votes"), self._income("base")
        rate = texts.money(figures.income_per_point)
        rows = [
            (texts("prompt-donation-votes", n=votes // figures.income_per_point, rate=rate), texts.money(votes)),
            (texts("prompt-donation-from-base", n=base // figures.income_per_point, rate=rate), texts.money(base)),
            (texts("prompt-donation-sum"), texts.money(votes + base)),
        ]
        return root.add(*_lines(ctx, area, rows, summed=True))

    def _income(self, reason: str) -> int:
        """Euros that came in this round for votes or for the party base."""
        seat, total = own(self.desk), 0
        for event in reversed(game_events(self.desk)):
            if isinstance(event, ev.RoundStarted):
                break
            if isinstance(event, ev.MoneyChanged) and (event.seat, event.reason) == (seat, reason):
                total += event.delta
        return total

    # -- draft ---------------------------------------------------------------------------------------------------------

    def choose(self, card: int, accept: bool) -> None:
        """Chooses a side of a card."""
        self.choice = (card, accept)
        self.desk.changed()

    def command(self) -> Command | None:
        return DecideDonation(self.options.seat, *self.choice) if self.choice is not None else None

    def take_over(self, command: DecideDonation) -> None:
        self.choice = (command.card, command.accept)

    def _chooser(self, card: int, accept: bool) -> Callable[[], None]:
        return lambda: self.choose(card, accept)


def _lines(ctx: Context, area: Rect, rows: Sequence[tuple[str, str]], *, summed: bool) -> list[Node]:
    """Words with amounts at the right; a line above the last one where it is a sum."""
    step = min(30.0, area.h / len(rows))
    nodes: list[Node] = []
    for at, (word, amount) in enumerate(rows):
        line = Rect(area.x, area.y + at * step, area.w, step)
        wide = ctx.width(amount, "strong") + 10
        if summed and at == len(rows) - 1:
            nodes.append(Hairline(Rect(line.x, line.y, line.w, 1), "ink", 1.5))
        nodes += [Label(line.trim(right=wide), word, "body"), Label(line, amount, "strong", "ink", "right")]
    return nodes


class Side(Clickable):
    """One side of a donation card: a ballot circle, what is done, and what it does to the party base."""

    def __init__(self, rect: Rect, word: str, base: Sequence[str], *, marked: bool, **options: Any) -> None:
        super().__init__(rect, role="radio", **options)
        self.word, self.base, self.marked = word, list(base), marked

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.marked else "row")
        size, pad = (min(_BALLOT, box.h - 8), _PAD) if self.word else (20.0, 5.0)
        ring: Ink = "action_text" if self.marked or self.hovered else "muted"
        p.ballot(Rect(pad, (box.h - size) / 2, size, size), self.marked, ring)
        room = Rect(size + 2 * pad, 0, box.w - size - 3 * pad, box.h)
        wide = p.width(self.word, "strong")
        least = p.width(self.base[-1], "card")
        if not self.word:
            p.text(self.base[-2:], room, "card:bold", "ink")
        elif wide + 6 + least > room.w and box.h >= 34:  # two lines where one has no room
            upper, lower = box.inset(0, 2)._replace(x=room.x, w=room.w).rows(2)
            p.text(self.word, upper, "card:bold", "ink")
            p.text(self.base, lower, "card", "muted")
        else:
            p.text(self.word, room, "strong", "ink")
            p.text(self.base, room.trim(left=wide + 6), "card", "muted", "right")
        if self.marked:
            p.frame(box, "action", 2)
        elif self.hovered:
            p.frame(box, "action", 1.5)

    def value_text(self) -> str:
        return "marked" if self.marked else ""


class _Used(Node):
    """A donation card that has left the game."""

    role = "text"

    def __init__(self, rect: Rect, texts: Texts, money: str, word: str) -> None:
        super().__init__(rect, name=texts.pair(money, word))
        self.money, self.word = money, word

    def draw(self, p: Painter) -> None:
        top, rest = self.rect.local().take_top(self.rect.h * 0.28)
        p.text(self.money, top, "points", "muted", "centre", strike=True)
        p.box(rest, None, "hairline", 1.5)
        p.text(self.word, rest, "body", "muted", "centre")
