"""Phase 9a: turn rallies into votes, from the land that votes last back to the one that votes now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macher.engine.command import Command
from macher.rules.commands import ConvertRallies
from macher.rules.formula import votes_to_next_step
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.rows import capped
from macher.ui.game import sums
from macher.ui.layout import Rect
from macher.ui.paint import Painter, Run
from macher.ui.paint.painter import Ink
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, question
from macher.ui.prompts.shared.forecast import forecast, gain_lines, land_points
from macher.ui.prompts.shared.words import alike, open_lands, own, refused
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable, IconButton, Label

LEAST = 24.0
"""Least width of what can be clicked, in logical pixels."""


@question(
    ConvertOptions,
    passes="advice-keep-rallies",
    says={ConvertRallies: lambda say, command: say.texts("prompt-convert-confirm", n=command.count)},
)
class ConvertPrompt(Prompt[ConvertOptions]):
    """The pips themselves are the slider: from the minimum to all rallies there."""

    asks = Asked("prompt-convert-title", takes=(ConvertRallies,))

    def reset(self) -> None:
        self.count = self.options.rallies
        """Rallies to convert."""

    def look_ahead(self) -> None:
        for at in range(1, self.desk.edition.figures.rally_spots + 1):
            self._closed(at)

    def _closed(self, count: int) -> str:
        """Why so many rallies can't be converted; empty if they can."""
        return refused(self.desk, ConvertRallies(self.options.seat, count))

    @property
    def place(self) -> int:
        """The land concerned."""
        return self.desk.view.place

    @property
    def gained(self) -> int:
        """Votes for the chosen number of rallies."""
        row = forecast(self.desk, self.desk.view, self.place, own(self.desk))
        return self.desk.edition.policies.votes_for(self.count, row.trend, row.factor)

    @property
    def votes(self) -> tuple[int, int]:
        """The player's votes now and after converting."""
        now = self.desk.view.lands[self.place].votes[own(self.desk)]
        return now, capped(self.desk.edition, now + self.gained)

    def _outcome(self, count: int) -> str:
        """What converting so many rallies would bring."""
        now, row = self.votes[0], forecast(self.desk, self.desk.view, self.place, own(self.desk))
        votes = now + self.desk.edition.policies.votes_for(count, row.trend, row.factor)
        texts, then = self.desk.texts, capped(self.desk.edition, votes)
        gains = gain_lines(self.desk, self.place, now, then, texts("prompt-votes"))
        return "\n".join([texts("prompt-convert-confirm", n=count), *gains])

    def _later(self) -> str:
        """Votes for these rallies in a later round: as things stand, with the trend one better, with one match more."""
        texts, edition, rallies = self.desk.texts, self.desk.edition, self.options.rallies
        row = forecast(self.desk, self.desk.view, self.place, own(self.desk))
        better = min(row.trend + 1, edition.figures.trend_max)
        now, trend, match = (
            edition.policies.votes_for(rallies, *case)
            for case in ((row.trend, row.factor), (better, row.factor), (row.trend, row.factor + 1))
        )
        return texts("prompt-convert-keep-votes", now=now, trend=trend, match=match)

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        texts, options = self.desk.texts, self.options
        if options.rallies == options.least:
            first = texts("prompt-convert-hint-all", n=options.least)
        else:
            first = texts("prompt-convert-hint", least=options.least, most=options.rallies)
        land = self.desk.view.lands[self.place]
        step = votes_to_next_step(self.desk.edition.figures.lands[land.card].points, self.votes[1])
        return f"{first} {texts('prompt-convert-step', n=step[0], points=step[1])}" if step else first

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        old, new = self.votes
        return [
            Fact(texts("prompt-votes"), texts.number(old), texts.number(new)),
            Fact(
                texts("prompt-points"),
                texts.number(land_points(self.desk, self.place, old)),
                texts.number(land_points(self.desk, self.place, new)),
                texts("prompt-points-tip"),
            ),
        ]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        forms = [texts("prompt-convert-confirm", n=self.count), texts("prompt-convert-confirm-short", n=self.count)]
        return [
            self.confirm_act(forms, icon="check"),
            self.pass_act(texts("prompt-convert-keep"), "\n".join([texts("prompt-convert-keep-tip"), self._later()])),
            Act(
                "pass_all",
                [texts("prompt-convert-keep-all"), texts("prompt-convert-keep-all-short")],
                self._keep_all,
                tooltip=texts("prompt-convert-keep-all-tip"),
            ),
        ]

    # -- places --------------------------------------------------------------------------------------------------------

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        if ctx.wide:
            return 680.0, 62.0
        return 304.0, 96.0

    def controls(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="convert", zone=True)
        area = rect.local()
        spots = self.desk.edition.figures.rally_spots
        if ctx.wide:
            side, pip = (30.0, LEAST) if ctx.viewport.small else (36.0, min(36.0, 270 / spots))
            width = 2 * side + spots * pip + 10
            left, right = area._replace(w=width), area.trim(left=width + 14)
        else:
            side = min(30.0, (area.w - 10) / (spots + 2))
            pip = (area.w - 10 - 2 * side) / spots
            if pip < LEAST:  # spots this wide need no buttons
                side, pip = 0.0, (area.w - 10) / spots
            left, right = area.take_top(min(56.0, area.h * 0.5), 6)
        self._add_pips(root, left, side, pip)
        root.add(*self._formula(ctx, right))
        return root

    def _add_pips(self, root: Node, area: Rect, side: float, pip: float) -> None:
        if side:
            self._add_buttons(root, area, side, pip)
        texts, options = self.desk.texts, self.options
        least, most = options.least, options.rallies
        spots = self.desk.edition.figures.rally_spots
        for at in range(1, spots + 1):
            cell = Rect(area.x + side + 5 + (at - 1) * pip, area.y, pip, area.h)
            reason = self._closed(at)
            root.add(
                Pip(
                    cell,
                    self.desk.names.party_key(own(self.desk)),
                    at,
                    side or pip,
                    rallies=most,
                    count=self.count,
                    numbered=least <= at <= most,
                    on_click=self._setter(at),
                    reason=reason,
                    id=f"convert.pip.{at}",
                    name=texts("prompt-convert-confirm", n=at),
                    tooltip=self._outcome(at) if least <= at <= most else texts("prompt-convert-confirm", n=at),
                )
            )

    def _add_buttons(self, root: Node, area: Rect, side: float, pip: float) -> None:
        """Minus and plus at both ends."""
        texts, least, most, y = self.desk.texts, self.options.least, self.options.rallies, area.y
        less = IconButton(
            Rect(area.x, y, side, side),
            "minus",
            texts("prompt-convert-less"),
            kind="primary",
            size=side * 0.5,
            on_click=lambda: self.set(self.count - 1),
            id="convert.less",
            reason=texts("refusal-too-few-rallies", least=least) if self.count <= least else "",
        )
        root.add(less)
        spots = self.desk.edition.figures.rally_spots
        root.add(
            IconButton(
                Rect(area.x + side + 10 + spots * pip, y, side, side),
                "plus",
                texts("prompt-convert-more"),
                kind="primary",
                size=side * 0.5,
                on_click=lambda: self.set(self.count + 1),
                id="convert.more",
                reason=texts("refusal-too-many-rallies", rallies=most) if self.count >= most else "",
            )
        )

    def _formula(self, ctx: Context, area: Rect) -> list[Node]:
        """(rallies + trend) x match = votes, each figure under its word."""
        label = ctx.type.style("label")
        top = label.size * label.line
        nodes: list[Node] = []
        # Long words stand in narrow letters.
        for key, style in (
            ("prompt-match", "label"),
            ("prompt-match-short", "label"),
            ("prompt-match-short", "card:medium"),
        ):
            parts = self._parts(self.desk.texts(key))
            widths = [max(ctx.width(word, style), ctx.width(value, "figure")) for word, value, _ in parts]
            signs = [max(14.0, ctx.width(before, "number")) if before else 0.0 for _, _, before in parts]
            spare = area.w - sum(widths) - sum(signs) - 2 * len(parts)
            if spare >= 0:
                break
        air = min(16.0, max(0.0, spare / (len(parts) - 1)))
        x = area.x
        for (word, value, before), width, sign in zip(parts, widths, signs, strict=True):
            if before:
                sign += air
                nodes.append(Label(Rect(x, area.y + top, sign, area.h - top), before, "number", "muted", "centre"))
                x += sign
            nodes.append(Label(Rect(x, area.y, width + 2, top), word, style, "muted"))
            nodes.append(Label(Rect(x, area.y + top, width + 2, area.h - top), value, "figure"))
            x += width
        return nodes

    def _parts(self, match: str) -> list[tuple[str, str, str]]:
        """Word, figure and the sign before it for each part of the formula."""
        texts = self.desk.texts
        row = forecast(self.desk, self.desk.view, self.place, own(self.desk))
        first = (texts("prompt-rallies"), texts.number(self.count), "")
        last = (texts("prompt-votes"), texts.number(self.gained), "=")
        if not sums.added(self.desk.view):
            rallies = (texts("prompt-rallies"), f"({texts.number(self.count)}", "")
            trend = (texts("prompt-trend"), f"{texts.number(abs(row.trend))})", "+" if row.trend >= 0 else "−")
            return [rallies, trend, (match, texts.number(row.factor), "×"), last]
        if row.trend + row.factor > 0:
            matches = f"{texts.number(abs(row.factor))})"
            return [
                first,
                (texts("prompt-trend"), texts.number(row.trend), "× ("),
                (match, matches, "+" if row.factor >= 0 else "−"),
                last,
            ]
        return [first, ("", texts.number(2), "÷"), last]  # two rallies bring one vote

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        root = Node(rect)
        area = rect.local()
        top, area = area.take_top(24 if ctx.wide else 20, 2)
        forms = [texts("prompt-convert-order"), texts("prompt-convert-order-short")]
        wide = ctx.width(texts("prompt-convert-runs"), "label")
        size = ctx.width(forms[0], "label")
        if size + wide + 40 < top.w:
            root.add(Label(top, f"←\u00a0{texts('prompt-convert-runs')}", "label", "muted", "right"))
        root.add(Label(top._replace(w=min(top.w, size + 2)), forms, "label", "muted"))
        order = self._order()
        shown = order[::-1]
        cells = area.columns(max(4, len(shown)), 8 if ctx.wide else 5)
        inset = LandCard.inset(cells[0].w)
        heads = alike(ctx, [self.desk.names.land_forms(place) for place in shown], "points", cells[0].w - 2 * inset)
        cards = [self._card(cell, place, order, head) for cell, place, head in zip(cells, shown, heads, strict=False)]
        for card in cards:
            card.unit_shown = all(each.has_room_for_unit(ctx) for each in cards)
        return root.add(*cards)

    def _order(self) -> list[int]:
        """States in the order of conversion: the last to vote first; where trend and matches are added (classic
        editions), the one that votes now is left out (ruling C13)."""
        view = self.desk.view
        left_out = view.voting if sums.added(view) else ()
        places = [place for place in open_lands(self.desk) if place not in left_out]
        return sorted(places, key=lambda place: view.lands[place].number, reverse=True)

    def _card(self, cell: Rect, place: int, order: Sequence[int], head: str) -> LandCard:
        texts, seat, view = self.desk.texts, own(self.desk), self.desk.view
        number, now = order.index(place) + 1, order.index(self.place) + 1
        row = forecast(self.desk, view, place, seat)
        land = view.lands[place]
        mine, voting = place == self.place, place in view.voting
        least = self.desk.edition.figures.convert_minimum  # the minimum in general, whatever is allowed here
        if mine:
            state, count = texts("prompt-convert-you"), self.count
        elif number < now:
            state, count = texts("prompt-convert-done"), 0
        else:
            state, count = texts("prompt-convert-automatic" if voting else "prompt-convert-later"), row.rallies
        states = [state, texts("prompt-convert-automatic-short")] if voting and number > now else [state]
        if mine:
            states.append("")  # a frame tells it, too
        converts = mine or voting or (number > now and count >= least)
        gained = self.desk.edition.policies.votes_for(count, row.trend, row.factor) if converts else 0
        after = capped(self.desk.edition, row.votes + gained)
        if gained or (converts and count):
            written = sums.formula(view, texts, count, row.trend, row.factor, gained)
            formula = [written, written.replace(" ", ""), f"= {gained}"]
        elif row.rallies == 0:
            formula = [texts("prompt-convert-none"), "–"]
        elif not mine and number > now and row.rallies < least:
            formula = [texts("prompt-convert-few", n=row.rallies, least=least), texts("prompt-convert-few-short")]
        else:
            formula = [texts("prompt-convert-stay", n=row.rallies), texts("prompt-convert-stay-short", n=row.rallies)]
        old, new = land_points(self.desk, place, row.votes), land_points(self.desk, place, after)
        most = self.desk.edition.figures.lands[land.card].maximum
        got = texts.number(new) if old == new else f"{texts.number(old)} → {texts.number(new)}"
        points = [
            texts("prompt-convert-points", points=got, most=most),
            texts("prompt-convert-points-short", points=got),
            got,
        ]
        return LandCard(
            cell,
            str(number),
            states,
            head,
            formula,
            points,
            (texts.number(row.votes), texts.number(after) if gained else "", texts("prompt-votes-unit")),
            mine=mine,
            done=number < now,
            name=texts.pair(f"{number} {self.desk.names.land(place)}", state),
            tooltip="\n".join([self.desk.names.land(place), formula[0], points[0]]),
        )

    # -- draft ---------------------------------------------------------------------------------------------------------

    def set(self, count: int) -> None:
        """Chooses how many rallies are converted."""
        self.count = min(max(count, self.options.least), self.options.rallies)
        self.desk.changed()

    def _setter(self, count: int) -> Callable[[], None]:
        return lambda: self.set(count)

    def on_action(self, action: str) -> bool:
        if action in ("bid_up", "bid_down"):
            self.set(self.count + (1 if action == "bid_up" else -1))
            return True
        return super().on_action(action)

    def on_number(self, at: int) -> bool:
        return self.on_digit(at + 1)

    def on_digit(self, digit: int) -> bool:
        if not self.options.least <= digit <= self.options.rallies:
            return False
        self.set(digit)
        return True

    def command(self) -> Command:
        return ConvertRallies(self.options.seat, self.count)

    def take_over(self, command: ConvertRallies) -> None:
        self.count = command.count

    def _keep_all(self) -> None:
        self.desk.auto_pass("keep")


class Pip(Clickable):
    """A rally spot of the slider; below it the number that a click converts."""

    def __init__(
        self, rect: Rect, party: str, at: int, side: float, *, rallies: int, count: int, numbered: bool, **options: Any
    ) -> None:
        super().__init__(rect, role="radio", **options)
        self.party, self.at, self.side = party, at, side
        self.rallies, self.count, self.numbered = rallies, count, numbered

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        square = Rect(2, 1, box.w - 4, min(self.side, box.w) - 2)
        square = square._replace(y=(self.side - square.h) / 2)
        if self.at <= self.count:
            p.party_box(square, self.party)
        elif self.at <= self.rallies:
            p.party_box(square, self.party, "hollow")
        else:
            p.box(square, None, "slot_line", 1)
        if self.hovered and not self.reason:
            p.frame(square.inset(-2), "action", 2)
        foot = Rect(2, self.side + 2, box.w - 4, box.h - self.side - 2)
        if self.numbered:
            lit = self.at == self.count
            if lit:
                p.fill(foot, "action")
            ink: Ink = "on_action" if lit else "ink"
            p.text(str(self.at), foot, "label:bold" if lit else "label", ink, "centre")

    def value_text(self) -> str:
        return "chosen" if self.at == self.count else ""


class LandCard(Node):
    """A land in the order of conversion: number, state, formula, points, votes."""

    role = "text"

    def __init__(
        self,
        rect: Rect,
        number: str,
        state: Sequence[str],
        head: str,
        formula: Sequence[str],
        points: Sequence[str],
        votes: tuple[str, str, str],
        *,
        mine: bool,
        done: bool,
        **options: Any,
    ) -> None:
        super().__init__(rect, **options)
        self.number, self.state, self.head, self.formula, self.points = number, state, head, formula, points
        self.votes, self.mine, self.done = votes, mine, done
        self.unit_shown = True
        """Whether the unit stands behind the votes: on all cards, or on none."""

    @staticmethod
    def inset(width: float) -> float:
        """Free space at each side of a card of this width."""
        return 9.0 if width > 110 else 6.0

    def has_room_for_unit(self, ctx: Context) -> bool:
        """Whether the votes leave room for their unit."""
        used = sum(ctx.width(run.text, run.style) + run.gap for run in self._figures("ink"))
        return used + ctx.width(self.votes[2], "card:medium") + 6 <= self.rect.w - 2 * self.inset(self.rect.w)

    def _figures(self, ink: Ink) -> list[Run]:
        old, new, _ = self.votes
        runs = [Run(old, "figure", ink)]
        if new:
            runs += [Run("→", "body", "muted", 4), Run(new, "figure", "action_text" if self.mine else ink, 4)]
        return runs

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.mine else "row")
        inner = box.inset(self.inset(box.w), 0)
        ink: Ink = "muted" if self.done else "ink"
        top = round(p.style("label").size * 1.6)
        wide = p.width(self.number, "number") + 8
        p.text(self.number, inner._replace(h=top), "number", ink)
        p.text(
            self.state, inner._replace(h=top).trim(left=wide), "label", "action_text" if self.mine else "muted", "right"
        )
        p.hline(inner.x, top, inner.w, "hairline")
        lines = [([self.head], "points", ink), (self.formula, "card", ink), (self.points, "card:medium", "muted")]
        heights = [p.style(style).size * 1.25 for _, style, _ in lines]
        foot = p.style("figure").size * 1.25
        slack = max(0.0, (box.h - top - sum(heights) - foot) / 5)
        y = top + slack
        room = box.h - top
        for at, ((texts, style, colour), height) in enumerate(zip(lines, heights, strict=True)):
            if at == 2 and room < sum(heights) + foot - 4:
                break
            p.text(texts, Rect(inner.x, y, inner.w, height), style, colour, shrink=1 if at == 0 else 0)
            y += height + (slack if at == 0 else slack * 0.4)
        runs = self._figures(ink)
        if self.unit_shown:
            runs.append(Run(self.votes[2], "card:medium", "muted", 6))
        p.runs(runs, Rect(inner.x, box.h - foot - slack * 0.6, inner.w, foot))
        if self.mine:
            p.frame(box, "action", 2)
