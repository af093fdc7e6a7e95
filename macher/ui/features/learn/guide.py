"""The guided round: an ordinary game of three parties, in which a box says at every decision what to do and why.

Only the moves that the adviser finds best are open in that round; what else the rules allow is refused with the move
that is worth more, and why.  In the second round everything is open: the box waits folded up, and only a choice that
gives away much is spoken of, by the coach.  From the third round on there is no box.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from macher.ai.because import gist
from macher.ai.kinds import HUMAN
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.i18n import Texts
from macher.rules.commands import ChangeProgram
from macher.rules.phases.cabinet_actions import ActionOptions, PaymentOptions
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.draft import DraftOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.opening import DeployOptions, KeepOptions, LayOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.program import ChangeOptions, ProgramSourceOptions, TakeOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions
from macher.session.config import GameConfig, SeatConfig
from macher.ui.features.saves.door import Unsaved
from macher.ui.game.advice import Adviser, Asked, Option
from macher.ui.game.controller import GameController
from macher.ui.game.progress import GUIDED
from macher.ui.game.quick import NAMES, new_seed
from macher.ui.kit.dialog import Choice, ask
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.program import Program
from macher.ui.prompts import AdviceWords
from macher.ui.scene import Context, Node
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.model import TableModel
from macher.ui.table.screen import TableScene
from macher.ui.widgets import Ballot, Button, IconButton, Label, Panel, Paragraph

WORDS: Final[Mapping[type[Options], str]] = {
    DraftOptions: "guide-draft",
    LayOptions: "guide-lay",
    KeepOptions: "guide-keep",
    DeployOptions: "guide-deploy",
    StartBidOptions: "guide-bid",
    StartRaiseOptions: "guide-tie",
    ProgramSourceOptions: "guide-program",
    TakeOptions: "guide-take",
    ChangeOptions: "guide-change",
    MediaOptions: "guide-media",
    RallyOptions: "guide-rallies",
    PlacementOptions: "guide-cabinet",
    PaymentOptions: "guide-pay",
    ActionOptions: "guide-act",
    ShiftOptions: "guide-shift",
    PollBidOptions: "guide-poll",
    PollOptions: "guide-publish",
    ConvertOptions: "guide-convert",
    DonationOptions: "guide-donation",
}
"""What the box says, by the kind of decision."""


ROUNDS: Final = 2
"""Rounds with a box; in the first one only its moves are open."""


def guided_config(texts: Texts, seed: int | None = None) -> GameConfig:
    """Four elections of the first edition, the player and two AI seats."""
    seats = (
        SeatConfig("spd", texts("newgame-you"), HUMAN),
        SeatConfig("gruene", NAMES["gruene"], "normal"),
        SeatConfig("cdu", NAMES["cdu"], "normal"),
    )
    return GameConfig(seats, seed=new_seed() if seed is None else seed)


class GuidedScene(TableScene):
    """The table with the box; the box goes away after its rounds."""

    controller: GameController

    def __init__(self, program: Program, controller: GameController, **callbacks: Any) -> None:
        super().__init__(controller, **callbacks)
        self.program = program
        self.open = True
        """Whether the box is unfolded."""
        self.over = self._round > ROUNDS
        """Whether the rounds with the box are over."""
        self.first = 0
        """The move that stands first in the box."""
        self.chosen: Command | None = None
        """The move that is chosen in the box."""
        self._drafted = False
        """Whether the dock took it as its draft, so that another draft ends the choice."""
        self._adviser = Adviser(controller, counted=False)
        self._asked: Asked | None = None
        self._waiting: Future[tuple[Option, ...]] | None = None
        self._parting = False
        """Whether it is still to be said that the rounds with the box are over: after the map between the rounds."""
        self._eased = False
        """Whether it was said that every move is open."""
        controller.check = None if self.at_ease else self.allows

    @property
    def _round(self) -> int:
        return self.controller.session.view(-1).round

    @property
    def at_ease(self) -> bool:
        """Whether the player knows every phase by now, so that every move is open."""
        return self._round > 1

    # -- life ----------------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Takes in what the adviser has found; ends with the round."""
        super().tick(now)
        if self.over:
            if self._parting and self._stands_still:
                self._parting = False
                self._bid_farewell()
            return
        if self._round > ROUNDS or self.controller.session.over:
            self._end()
            return
        if self.at_ease:
            self.controller.check = None
        asked = self._adviser.asked()
        if (asked and asked.key) != (self._asked and self._asked.key):
            self._asked, self._waiting = asked, self._adviser.answer(asked) if asked is not None else None
            self.chosen, self.first = None, 0
            if self.at_ease and not self._eased:
                self._eased, self.open = True, False  # folded once; the player says when it is open from now on
                self.stage.toast(self._speech()("guide-at-ease"), "info", 9)
            if self._waiting is not None:
                self.app.watch(self._waiting, lambda _: self.rebuild())
            self.rebuild()

    def _end(self) -> None:
        self.over = True
        self.controller.check = None
        self._adviser.close()
        self.program.games.lessons.finish(GUIDED)
        self._parting = not self.controller.session.over
        self.rebuild()

    @property
    def _stands_still(self) -> bool:
        """Whether everything has been told, so that no screen that a timer opens cuts a question short."""
        telling = self.staging.current is not None or self.controller.telling()
        timed = self.program.app.background.next_timer is not None
        return not telling and not timed and self.prompt is not None and self.app.scene is self

    def _bid_farewell(self) -> None:
        texts = self._speech()
        choices = [
            Choice("play", texts("guide-over-play"), lambda: None, "primary", "play", default=True),
            Choice("learn", texts("guide-over-learn"), self._to_lessons, icon="graduation-cap"),
        ]
        ask(self, texts("guide-over-title"), texts("guide-over-text"), choices, id="guided-over")

    def _to_lessons(self) -> None:
        self.program[Unsaved].first(self._leave)

    def _leave(self) -> None:
        self.program.go.menu()
        self.program.go.learn()

    # -- what is open --------------------------------------------------------------------------------------------------

    @property
    def options(self) -> Sequence[Option]:
        """The moves that are open now; empty while they are being looked for."""
        waiting = self._waiting
        if waiting is None or not waiting.done() or waiting.cancelled() or waiting.exception() is not None:
            return ()
        return waiting.result()

    def wait(self) -> None:
        """Waits until the moves of the open decision are found; used for pictures, which cannot come back later."""
        if self._waiting is not None:
            self._waiting.result()
            self.rebuild()

    def allows(self, commands: Sequence[Command]) -> bool:
        """Whether commands may be handed in: those of the box in the first round; later the coach may speak instead."""
        asked = self._adviser.asked()
        return asked is None or self._is_open(asked, commands)

    def _is_open(self, asked: Asked, commands: Sequence[Command]) -> bool:
        """Whether commands are among the open moves; if not, says which one is worth more and why."""
        found = self._adviser.answer(asked)
        if found.cancelled() or found.exception() is not None:  # without an answer no move can be refused
            return True
        options = found.result()
        wanted = _program(commands[0], asked.decision)
        if not options or any(_program(option.command, asked.decision) == wanted for option in options):
            return True
        words = AdviceWords(self._speech(), self.controller.edition, asked)
        best = options[0]
        self.app.sounds.play("refusal")
        texts = self._speech()
        said = texts("guide-refused", best=words.command(best.command), why=words.reason(best))
        if best.equal:  # none of the open moves is better than the others
            said = texts("guide-refused-even")
        self.stage.toast(said, "warn", 9)
        self.open = True
        self.rebuild()
        return False

    def take(self, command: Command) -> None:
        """Chooses a move: the boards show what it brings, and nothing is final yet."""
        prompt = self.prompt
        adopted = prompt is not None and prompt.adopt(command)
        self._drafted = prompt is not None and adopted and command in prompt.commands()
        if prompt is not None and not adopted:
            self.asking.reset()  # otherwise the move chosen before would stay on the boards
            prompt.desk.preview(command)  # asked now, so that drawing needs not
        self.chosen = command
        self.rebuild()

    def do_it(self) -> None:
        """Hands the chosen move in."""
        command, self.chosen = self.chosen, None
        if command is not None:
            self.controller.confirm(command)
        self.rebuild()

    def enter_confirms(self, node: Node) -> bool:
        """Enter chooses in the box; elsewhere it confirms as at any table."""
        return not node.id.startswith("guide") and super().enter_confirms(node)

    def on_action(self, action: str) -> bool:
        """Enter hands in the chosen move."""
        if action == "confirm" and self.chosen is not None:
            self.do_it()
            return True
        return super().on_action(action)

    def model(self) -> TableModel:
        """The table; a chosen move that the dock cannot show is shown on the boards, if it changes anything there.

        The box lies over the cards of a small window, which lie there in every phase therefore.
        """
        model, prompt = super().model(), self.prompt
        if self._drafted and prompt is not None and self.chosen not in prompt.commands():
            self.chosen = None  # the player has changed the draft
        model.columns = replace(model.columns, laid=True)
        if self.chosen is not None and model.prompt is not None and self.chosen not in model.prompt.commands():
            model.preview = model.prompt.desk.preview(self.chosen) or self.controller.view
        return model

    def turn(self) -> None:
        """Puts the next move first, if not all of them have room."""
        self.first += 1
        self.rebuild()

    def flip(self) -> None:
        """Folds the box up or unfolds it."""
        self.open = not self.open
        self.rebuild()
        self.stage.focus_id("guide.fold")

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The table, and the box over what is least needed."""
        root = super().build(ctx)
        asked, prompt = self._asked, self.prompt
        current = self._adviser.asked()
        if self.over or asked is None or current is None or prompt is None or current.key != asked.key:
            return root
        words = WORDS.get(type(asked.decision.options))
        if words is None or self.planning.on:
            return root
        texts = self._speech()
        speech = AdviceWords(texts, self.controller.edition, asked)
        choices = [
            GuideChoice(speech.command(move), speech.reason(option), move == self.chosen, partial(self.take, move))
            for option in self.options
            for move in [option.command]
        ]
        staged = any(node.id == "stage" for node in root.children)
        box = guide_place(ctx, self._shown, staged, self.open)
        # Leaves out what the box covers, so that Tab does not reach it and no writing lies under the box; the ribbon
        # runs on below it.
        for node in root.children:
            if node.id == "faces":  # one of them makes room
                node.children = [each for each in node.children if not each.window_rect.meets(box)]
        root.children = [
            node
            for node in root.children
            if (node.id == "faces" and not self.open)
            or not (node.rect.meets(box) if node.id and node.id != "turn" else box.holds(node.rect))
        ]
        thinking = self._waiting is not None and not self._waiting.done()
        do = self.do_it if self.chosen is not None else None
        acts = GuideActs(self.open, self.flip, do, thinking, self.turn, self.first % max(1, len(choices)))
        return root.add(GuideBox(box, ctx, texts, texts(words), choices, acts))


_FOLDED = 40.0
_LOW = 4.0
"""A box wider than this many times its height is low."""


@dataclass(frozen=True)
class GuideChoice:
    """A move: its words, the reason, whether it is the draft, and `take`, which makes it the draft."""

    text: str
    why: str
    drafted: bool
    take: Callable[[], None]


def guide_place(ctx: Context, model: TableModel | None, staged: bool, unfolded: bool) -> Rect:
    """The place of the box: beside the question, or over the log; in the focus layout over the own cards."""
    zones = zones_for(ctx.viewport, model.columns if model is not None else None)
    if zones.layout == "focus":
        line, tray = zones.line, zones.dock.tray
        assert line is not None
        assert tray is not None
        if not unfolded:
            return zones.faces[-1]
        return tray if staged else line.around(tray)
    whole = zones.log if zones.if_now is None else zones.if_now.around(zones.dock.context)
    return whole if unfolded else whole.take_bottom(_FOLDED)[0]


@dataclass(frozen=True)
class GuideActs:
    """What can be done with the box, and whether moves are still being looked for."""

    unfolded: bool
    fold: Callable[[], None]
    do: Callable[[], None] | None
    """Hands in the chosen move; `None` while none is chosen."""
    thinking: bool
    more: Callable[[], None]
    """Shows the moves that had no room."""
    first: int = 0
    """The move that is shown first."""


class GuideBox(Panel):
    """The box itself, in a blue frame like everything that asks for an answer."""

    def __init__(
        self, rect: Rect, ctx: Context, texts: Texts, text: str, choices: Sequence[GuideChoice], acts: GuideActs
    ) -> None:
        name = texts("guide-title")
        super().__init__(rect, id="guide", zone=True, fill="own", edge="action", edge_width=2, name=name, role="group")
        pad = ctx.step("gap")
        box = self.rect.local().inset(pad, 0)
        head, box = box.take_top(_FOLDED - 8)
        sign, fold = ("chevron-down", "guide-fold") if acts.unfolded else ("chevron-up", "guide-unfold")
        corner = head.take_right(32)[0].moved(pad - 4, 0)
        bar = corner if acts.unfolded else self.rect.local().inset(2, 2)
        self.add(
            _Fold(bar, sign, texts(fold), size=20, id="guide.fold", on_click=acts.fold),
            Label(head.trim(right=40), name, "name", "action_text"),
        )
        if not acts.unfolded:
            return
        width, tall = Button.natural(ctx, texts("guide-do"), True)
        if _low(rect):  # words at the left below the button, the moves beside them; a chosen one says why there
            text = next((each.why for each in choices if each.drafted), text)
            said, right = box.trim(top=4).take_left(box.w * 0.45, 20)
            title = ctx.width(texts("guide-title"), "name") + 20
            foot = Rect(said.x, head.y + 4, said.w, head.h - 4).trim(left=title)
            box = Rect(right.x, head.y, right.w - 40, box.bottom - head.y).inset(0, 6)
        else:
            said, box = box.take_top(ctx.height(text, "body", box.w), ctx.step("gap"))
            foot, box = box.trim(bottom=8).take_bottom(tall, 4)
        self.add(Paragraph(said, text, "body", id="guide.text"))
        if acts.thinking:
            self.add(Paragraph(box.take_top(44)[0], texts("guide-thinking"), "body", "muted"))
        if choices:
            do, tip, spot = texts("guide-do"), texts("guide-do-tip"), foot._replace(w=width)
            why = "" if acts.do is not None else texts("guide-choose-first")
            look: dict[str, Any] = {"kind": "primary", "icon": "check", "reason": why, "tooltip": tip}
            self.add(Button(spot, do, id="guide.do", on_click=acts.do, **look))
        shown = self._choices(ctx, texts, box, choices, acts.first) if choices else 0
        if shown < len(choices):
            words = texts("guide-more")
            wide = min(Button.natural(ctx, words)[0], foot.w - width - 10)
            self.add(Button(Rect(foot.right - wide, foot.y, wide, foot.h), words, id="guide.more", on_click=acts.more))

    def _choices(self, ctx: Context, texts: Texts, box: Rect, choices: Sequence[GuideChoice], first: int) -> int:
        """Lists the moves one below the other, with reasons if there is room; returns how many fit."""
        size = ctx.step("sign", 1.2)
        heights = [ctx.height(each.text, "strong", box.w - size - 12) for each in choices]
        whys = [ctx.height(each.why, "caption", box.w - size - 12) for each in choices]
        least = [max(height + 6, 34.0) for height in heights]
        roomy = least[first] + whys[first] + 2 <= box.h and not (_low(self.rect) and sum(least) <= box.h)
        y, shown = box.y, 0
        for step in range(len(choices)):
            at = (first + step) % len(choices)
            each = choices[at]
            height = least[at] + (whys[at] + 2 if roomy else 0)
            if y + height > box.bottom + 1:
                break
            self.add(_Move(Rect(box.x, y, box.w, height), at, each, size, roomy, heights[at], texts))
            y += height + 4
            shown += 1
        return shown


def _low(rect: Rect) -> bool:
    """Whether a box is so low that the words stand beside the moves."""
    return rect.w > _LOW * rect.h


class _Fold(IconButton):
    """Folds the box up or unfolds it: the sign alone, or the whole bar with the sign at its right end."""

    def _content(self, p: Painter, box: Rect, ink: Ink) -> None:
        super()._content(p, box.take_right(min(box.w, 32.0))[0], ink)


class _Move(Ballot):
    """A move to choose: circle, words, and why."""

    def __init__(
        self, rect: Rect, at: int, choice: GuideChoice, size: float, roomy: bool, words: float, texts: Texts
    ) -> None:
        super().__init__(
            rect,
            "",
            marked=choice.drafted,
            on_click=choice.take,
            size=size,
            id=f"guide.move.{at}",
            name=texts.pair(choice.text, choice.why),
            tooltip=f"{choice.text}\n{choice.why}\n{texts('guide-move-tip')}",
        )
        room = rect.local().trim(left=size + 12)
        if not roomy:
            self.add(Paragraph(room, choice.text, "strong", valign="middle"))
            return
        self.add(
            Paragraph(room.take_top(words + 3)[0].trim(top=3), choice.text, "strong"),
            Paragraph(room.trim(top=words + 4), choice.why, "caption", "muted"),
        )


def _program(command: Command, decision: Decision) -> object:
    """What a command comes to, whatever program card stays in hand: in the first round the program counts."""
    return gist(replace(command, kept=-1) if isinstance(command, ChangeProgram) else command, decision)
