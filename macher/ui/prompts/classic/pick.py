"""One choice out of a few: columns with a ballot circle, under a party's colour where the choice is a party."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, TypeVar

from macher.engine.command import Command
from macher.engine.decision import Options
from macher.rules.commands import Pass
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Act, Prompt
from macher.ui.prompts.shared.party_columns import ColumnLine, caption
from macher.ui.prompts.shared.words import forms
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Clickable

WIDEST = 190.0
"""Logical pixels of a column where there is room."""


@dataclass(frozen=True)
class Choice:
    """What can be chosen: the command, and how it is written."""

    command: Command | None
    """``None`` where the rules do not allow it."""
    head: str
    lines: tuple[ColumnLine, ...] = ()
    party: str = ""
    """Key of the party whose colour stands on top."""
    mine: bool = False
    reason: str = ""
    tooltip: str = ""


class ChoiceColumn(Clickable):
    """A choice: its head in the party's colour or on a quiet ground, lines, and a ballot circle at the foot."""

    def __init__(self, rect: Rect, choice: Choice, *, marked: bool, many: bool = False, **options: Any) -> None:
        super().__init__(rect, role="checkbox" if many else "radio", **options)
        self.choice, self.marked = choice, marked
        self.reason = choice.reason
        words = [line.text if isinstance(line.text, str) else line.text[0] for line in choice.lines]
        self.name = ", ".join([choice.head, *[word for word in words if word]])
        self.tooltip = choice.tooltip or self.name
        self.beside = [choice]
        """Choices of all columns of the same width and kind; their lines use the same form."""

    def draw(self, p: Painter) -> None:
        box, choice = self.rect.local(), self.choice
        grey = bool(self.reason)
        p.fill(box, "own" if self.marked else "row")
        top = min(28.0, round(p.style("tab").size * 1.5))
        if choice.party:
            ink = p.theme.parties[choice.party]
            edge = f"{choice.party}.edge" if ink.outlined else None
            p.box(Rect(0, 0, box.w, top), f"{choice.party}.small", edge, 1.5)
            p.text(choice.head, Rect(2, 0, box.w - 4, top), "tab", f"{choice.party}.on", "centre")
        else:
            p.text(choice.head, Rect(4, 0, box.w - 8, top), "strong", "disabled_ink" if grey else "ink", "centre")
        size = min(24.0, max(18.0, box.h * 0.2))
        foot = size + 8
        self._lines(p, Rect(6, top + 2, box.w - 12, box.h - top - foot - 2), grey)
        ring = Rect((box.w - size) / 2, box.h - foot + 3, size, size)
        colour: Ink = "disabled_ink" if grey else "action_text" if self.marked or self.hovered else "muted"
        p.ballot(ring, self.marked, colour, None if grey else "own")
        if self.marked:
            p.frame(box, "action", 2)
        elif self.hovered and not grey:
            p.frame(box, "action", 1.5)

    def _lines(self, p: Painter, body: Rect, grey: bool) -> None:
        kinds = [p.style(line.style) for line in self.choice.lines]
        wanted = sum(kind.size * kind.line for kind in kinds)
        if not kinds or body.h <= 0:
            return
        share = min(1.0, body.h / wanted)
        y = body.y + max(0.0, body.h - wanted) / 2
        for at, (line, kind) in enumerate(zip(self.choice.lines, kinds, strict=True)):
            height = kind.size * kind.line * share
            words = self._words(p, at, kind, body.w)
            p.text(words, Rect(body.x, y, body.w, height), kind, "disabled_ink" if grey else line.colour, "centre")
            y += height

    def _words(self, p: Painter, at: int, kind: Style, room: float) -> str | Sequence[str]:
        """The forms of a line that fit in this column and in all beside it."""
        own = self.choice.lines[at].text
        if isinstance(own, str):
            return own
        lines = [choice.lines[at].text for choice in self.beside if at < len(choice.lines)]
        rows = [text for text in lines if not isinstance(text, str)]
        taken = [(row, p.fitting(row, room, kind)[0]) for row in rows]
        return own[max(row.index(word) if word in row else len(row) - 1 for row, word in taken) :] or own[-1:]

    def value_text(self) -> str:
        return "marked" if self.marked else ""


OptionsT = TypeVar("OptionsT", bound=Options)


class PickPrompt(Prompt[OptionsT]):
    """Base of the prompts with one choice out of a few; what is chosen is confirmed by the button."""

    caption: ClassVar[str]
    """Text key over the choices."""
    none: ClassVar[str]
    """Text key of why confirming is not possible while nothing is chosen."""

    def reset(self) -> None:
        self.at = -1

    def look_ahead(self) -> None:
        self.all_choices()

    def all_choices(self) -> Sequence[Choice]:
        """The choices in the order in which they stand."""
        return ()

    def confirm_forms(self, choice: Choice | None) -> list[str]:
        """The confirming button, long and short; ``None`` while nothing is chosen."""
        return forms(self.desk, "prompt-lock-choice")

    @property
    def chosen(self) -> Choice | None:
        """What is marked."""
        found = self.all_choices()
        return found[self.at] if 0 <= self.at < len(found) else None

    # -- words ---------------------------------------------------------------------------------------------------------

    def buttons(self) -> Sequence[Act]:
        texts, choice = self.desk.texts, self.chosen
        reason = "" if choice else texts(self.none)
        acts = [self.confirm_act(self.confirm_forms(choice), reason, lock=texts("prompt-lock"))]
        return [*acts, self.pass_act(self.pass_forms())] if self.allows(Pass(self.options.seat)) else acts

    def pass_forms(self) -> list[str]:
        """The passing button, long and short."""
        return [self.desk.texts("prompt-pass")]

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="pick", zone=True)
        label, area = caption(ctx, rect.local(), self.desk.texts(self.caption))
        root.add(label)
        found = self.all_choices()
        gap = 8.0 if ctx.wide else 4.0
        width = min(area.w, (WIDEST + gap) * len(found))
        for at, cell in enumerate(area._replace(w=width, h=min(area.h, 150)).columns(len(found), gap)):
            root.add(
                ChoiceColumn(
                    cell, found[at], marked=at == self.at, id=f"pick.{at + 1}", on_click=partial(self.pick, at)
                )
            )
        return root

    # -- draft ---------------------------------------------------------------------------------------------------------

    def pick(self, at: int) -> None:
        """Marks a choice; a second click lets it go."""
        self.at = -1 if self.at == at else at
        self.desk.changed()

    def on_number(self, at: int) -> bool:
        if at < len(self.all_choices()) and not self.all_choices()[at].reason:
            self.pick(at)
        return True

    def command(self) -> Command | None:
        choice = self.chosen
        return choice.command if choice is not None else None

    def adopts(self, command: Command) -> bool:
        return any(choice.command == command for choice in self.all_choices())

    def take_over(self, command: Any) -> None:
        self.at = [choice.command for choice in self.all_choices()].index(command)
