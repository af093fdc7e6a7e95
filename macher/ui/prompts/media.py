"""Phase 3: one media marker at a time, or passing (EN19 phase 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from macher.engine.command import Command
from macher.rules import events as ev
from macher.rules.commands import BuyMedia
from macher.rules.formula import media_leader
from macher.rules.phases.media import MediaOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Run
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.party_columns import BESIDE_HEAD, SIGN, LandColumn, caption, caption_height, has_room
from macher.ui.prompts.shared.words import alike, forms, game_events, open_lands, refused, short_of
from macher.ui.scene import Context, Node
from macher.ui.widgets import Label

_CROWN = f"{SIGN}crown"
"""Sign for media influence, as on the boards."""


@question(
    MediaOptions, says={BuyMedia: lambda say, command: say.texts("advice-media", land=say.names.land(command.land))}
)
class MediaPrompt(Prompt[MediaOptions]):
    """A free media spot on a board, or a pass that is not final."""

    asks = Asked("prompt-media-title", takes=(BuyMedia,))

    def reset(self) -> None:
        self.land = -1
        """The board that gets the marker, -1 for none."""

    # -- words --------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        return self.desk.texts("prompt-media-hint", money=self.desk.texts.money(self.options.price))

    def facts(self) -> Sequence[Fact]:
        texts, options = self.desk.texts, self.options
        if self.land < 0:
            return [
                *short_of(self.desk, options.price, options.money),
                Fact(texts("prompt-money"), texts.money(options.money)),
                Fact(texts("prompt-markers"), texts.number(options.supply)),
            ]
        before, after = self._leaders(self.land)
        lead = Fact(
            texts("prompt-media-in", land=self.desk.names.land_code(self.land)),
            before,
            after if after != before else "",
        )
        money, supply = options.money, options.supply
        return [
            lead,
            Fact(texts("prompt-money"), texts.money(money), texts.money(money - options.price)),
            Fact(texts("prompt-markers"), texts.number(supply), texts.number(supply - 1)),
        ]

    def _leaders(self, place: int) -> tuple[str, str]:
        """Who influences the media of a land now, and with one more own marker."""
        view = self.desk.view
        after = self.desk.preview(BuyMedia(self.options.seat, place)) or view
        return self._leader(view.lands[place].media), self._leader(after.lands[place].media)

    @property
    def passes_first(self) -> bool:
        return self.options.money < self.options.price

    def _leader(self, media: Sequence[int]) -> str:
        seat = media_leader(media)
        if seat >= 0:
            return self.desk.names.party(seat)
        return self.desk.texts("prompt-media-tied" if media else "prompt-media-nobody")

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        price, brief = texts.money(self.options.price), texts.money_short(self.options.price)
        reason = "" if self.land >= 0 else texts("prompt-media-mark-first")
        blocked = {self.closed(place) for place in open_lands(self.desk)}
        if self.land < 0 and "" not in blocked and len(blocked) == 1:
            reason = next(iter(blocked))
        words = [*forms(self.desk, "prompt-media-confirm", money=price)]
        words.append(texts("prompt-media-confirm-short", money=brief))
        return [
            self.confirm_act(words, reason, icon="check"),
            self.pass_act(tooltip=texts("prompt-media-pass-tip")),
            Act(
                "pass_phase",
                forms(self.desk, "prompt-pass-phase"),
                lambda: self.desk.auto_pass("phase"),
                tooltip=texts("prompt-pass-phase-tip"),
            ),
        ]

    # -- places -------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        root = Node(rect, id="media.lands", zone=True)
        label, area = caption(ctx, rect.local(), texts("prompt-media-where"))
        root.add(label)
        passed = self._passed()
        if passed and area.h >= 120:
            foot, area = area.take_bottom(caption_height(ctx))
            said = texts("prompt-media-passed", parties=texts.listing(passed))
            root.add(Label(foot, said, "label", "muted"))
        lands = open_lands(self.desk)
        area = area._replace(w=min(area.w, 215.0 * len(lands)))
        cells = area.columns(len(lands), 8)
        heads = alike(
            ctx, [self.desk.names.land_forms(place) for place in lands], "card:bold", cells[0].w - BESIDE_HEAD
        )
        word, leads = self._leads(ctx, lands, cells[0]) if lands else ("", [])
        for place, cell, head, lead in zip(lands, cells, heads, leads, strict=True):
            root.add(self._column(cell, place, head, (word, lead)))
        return root

    def _leads(self, ctx: Context, lands: Sequence[int], cell: Rect) -> tuple[str, list[list[Run]]]:
        """One caption for all lands, and a line for each: who leads now and with one more marker, shortened to fit."""
        words = [self.desk.texts("prompt-media-influence"), self.desk.texts("prompt-media-influence-short"), _CROWN]
        tries = [*((word, "strong", False) for word in words), (_CROWN, "card:bold", False), (_CROWN, "strong", True)]
        for word, style, brief in tries:
            leads = [self._lead(place, style, brief) for place in lands]
            if all(has_room(ctx, cell, 2, word, lead) for lead in leads):
                break
        return word, leads

    def _lead(self, place: int, style: str, brief: bool) -> list[Run]:
        """Who influences the media of a land, and who would with one more own marker; `brief`: only the latter."""
        before, after = self._leaders(place)
        if self.closed(place) or before == after:
            return [Run(before, style)]
        then = [Run("→", "label", "muted", 4), Run(after, style, "action_text", 4)]
        return then if brief else [Run(before, style, "muted"), *then]

    def _column(self, cell: Rect, place: int, head: str, led: tuple[str, list[Run]]) -> Node:
        texts = self.desk.texts
        before, after = self._leaders(place)
        if self.closed(place):
            after = before
        free = [Run(texts.number(self.options.free[place]), "strong")]
        lines: list[tuple[str | Sequence[str], Sequence[Run]]] = [(forms(self.desk, "prompt-media-free"), free), led]
        tip = texts("prompt-media-tip", land=self.desk.names.land(place), before=before, after=after)
        return LandColumn(
            cell,
            head,
            lines,
            marked=place == self.land,
            reason=self.closed(place),
            name=self.desk.names.land(place),
            on_click=partial(self.choose, place),
            id=f"media.land.{place}",
            tooltip=tip,
        )

    def _passed(self) -> list[str]:
        """Parties that have passed since somebody bought."""
        found: list[str] = []
        for event in reversed(game_events(self.desk)):
            if isinstance(event, ev.Passed) and event.step == "media":
                found.append(self.desk.names.party(event.seat))
            else:
                break
        return found[::-1]

    # -- boards -------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        found: dict[Spot, SpotLook] = {}
        for place in open_lands(self.desk):
            used = len(self.desk.view.lands[place].media)
            reason = self.closed(place)
            before, after = self._leaders(place)
            tip = self.desk.texts("prompt-media-tip", land=self.desk.names.land(place), before=before, after=after)
            for index in range(used, used + self.options.free[place]):
                chosen = place == self.land and index == used
                found[Spot("media", land=place, index=index)] = SpotLook(chosen=chosen, reason=reason, tooltip=tip)
            found[Spot("board", land=place)] = SpotLook(chosen=place == self.land, reason=reason)
        return found

    def closed(self, place: int) -> str:
        """Why no marker can be bought for a board; empty if one can."""
        return refused(self.desk, BuyMedia(self.options.seat, place))

    def drafted(self) -> int:
        return self.land

    def click(self, spot: Spot) -> None:
        if spot.kind in ("media", "board"):
            self.choose(spot.land)

    # -- draft --------------------------------------------------------------------------------------------------------

    def choose(self, place: int) -> None:
        """Chooses a board for the marker; a second click takes it back."""
        self.land = -1 if self.land == place or self.closed(place) else place
        self.desk.changed()

    def on_number(self, at: int) -> bool:
        if at in open_lands(self.desk):
            self.choose(at)
        return True

    def command(self) -> Command | None:
        return BuyMedia(self.options.seat, self.land) if self.land >= 0 else None

    def planned(self, view: PlayerView) -> Command | None:
        seat, lands = self.options.seat, zip(self.desk.view.lands, view.lands, strict=True)
        more = [at for at, (now, then) in enumerate(lands) if then.media.count(seat) > now.media.count(seat)]
        command = BuyMedia(seat, more[0] if more else -1)
        return command if self.allows(command) else None

    def take_over(self, command: BuyMedia) -> None:
        self.land = command.land
