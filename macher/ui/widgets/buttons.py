"""Buttons, clickable areas, segments and the ballot circle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene.node import Node
from macher.ui.scene.scene import Context
from macher.ui.theme.typography import StyleLike

ButtonKind = Literal["primary", "secondary", "raised", "plain", "bar", "link", "risk"]

GROUNDS: dict[str, tuple[Ink | None, Ink | None, Ink]] = {
    "primary": ("action", "action_hot", "on_action"),
    "secondary": ("button", "button_hot", "ink"),
    "raised": ("raised", "raised_hot", "ink"),
    "plain": (None, "button", "ink"),
    "bar": (None, "bar_line", "on_bar"),
    "link": (None, "row", "action_text"),
    "risk": (None, "contra_ground", "contra"),
}
"""Colours of each kind of button: ground, ground under the pointer, text."""


class Clickable(Node):
    """An area that does something when clicked; draws its children only. A base for cards, rows and spots."""

    role = "button"
    focusable = True
    answers_enter = True

    def __init__(
        self, rect: Rect, *children: Node, on_click: Callable[[], None] | None = None, reason: str = "", **options: Any
    ) -> None:
        super().__init__(rect, *children, **options)
        self.on_click, self.reason = on_click, reason

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()


class Button(Clickable):
    """A verb on a flat ground, with an icon, or with a lock if it can't be taken back.

    `reason` makes it grey and unusable; the reason is its tooltip and the answer to a click.
    """

    def __init__(
        self,
        rect: Rect,
        text: str | Sequence[str],
        *,
        on_click: Callable[[], None] | None = None,
        kind: ButtonKind = "secondary",
        icon: str = "",
        lock: bool = False,
        style: StyleLike = "button",
        align: Literal["left", "centre"] = "centre",
        selected: bool = False,
        action: str = "",
        **options: Any,
    ) -> None:
        super().__init__(rect, on_click=on_click, **options)
        self.action = action
        """The action of the key map that does the same: its key stands in the tooltip and, while Alt is held, here."""
        self.text = [text] if isinstance(text, str) else list(text)
        self.kind, self.icon, self.style, self.align = kind, "lock" if lock else icon, style, align
        self.selected = selected
        self.name = self.name or self.text[0]

    @staticmethod
    def natural(ctx: Context, text: str, icon: bool = False, style: StyleLike = "button") -> tuple[float, float]:
        """The size a button with this text wants."""
        size = ctx.type.style(style).size
        width = ctx.width(text, style) + size * 2.6 + (size * 1.75 if icon else 0)
        return max(width, 64.0), max(32.0, round(size * 2.4))

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        ground, hot, ink = GROUNDS["primary" if self.selected else self.kind]
        if self.reason or not self.usable:
            ground, hot, ink = (None if self.kind in ("plain", "bar", "link") else "disabled"), None, "disabled_ink"
            if self.kind == "bar":
                ink = "bar_quiet"
        if self.hovered and hot is not None:
            ground = hot
        if ground is not None:
            p.fill(box, ground)
        if self.pressed or self.kind == "risk":
            p.frame(box, ink, 2)
        self._content(p, box, ink)

    def shortcut(self) -> str:
        return self.stage.app.shortcut(self.action) if self.stage is not None else ""

    def _content(self, p: Painter, box: Rect, ink: Ink) -> None:
        kind = p.style(self.style)
        sign = round(kind.size * 1.3) if self.icon else 0
        gap = kind.size * 0.55 if self.icon and self.text[0] else 0
        pad = kind.size * 0.8 if self.align == "left" else min(kind.size * 0.5, box.w * 0.06)
        room = box.w - 2 * pad - sign - gap
        text, _ = p.fitting(self.text, room, self.style)
        width = min(p.width(text, self.style), room) if text else 0
        x = pad if self.align == "left" else (box.w - sign - gap - width) / 2
        if self.icon:
            p.icon(self.icon, Rect(x, (box.h - sign) / 2, sign, sign), ink)
        if text:
            wide = max(width, room) if self.align == "left" else width
            p.text(text, Rect(x + sign + gap, 0, wide, box.h), kind, ink)


class IconButton(Button):
    """A square button with a sign only; its name is its tooltip."""

    def __init__(
        self, rect: Rect, icon: str, name: str, *, kind: ButtonKind = "plain", size: float = 24.0, **options: Any
    ) -> None:
        options.setdefault("tooltip", name)
        super().__init__(rect, "", icon=icon, kind=kind, name=name, **options)
        self.size = size

    def brief(self) -> str:
        return self.name.partition("\n")[0]

    def _content(self, p: Painter, box: Rect, ink: Ink) -> None:
        p.icon(self.icon, box.centred(self.size, self.size), ink)


class Ballot(Clickable):
    """A choice on a ballot paper: a circle, with a cross in it when chosen, and writing beside it.

    `many` marks choices that don't exclude each other (role checkbox instead of radio); `sign` is an icon that stands
    in the circle instead of the cross while nobody has chosen yet.
    """

    def __init__(
        self,
        rect: Rect,
        text: str | Sequence[str] = "",
        *,
        marked: bool = False,
        on_click: Callable[[], None] | None = None,
        many: bool = False,
        size: float = 28.0,
        style: StyleLike = "strong",
        centred: bool = False,
        sign: str = "",
        **options: Any,
    ) -> None:
        super().__init__(rect, on_click=on_click, role="checkbox" if many else "radio", **options)
        self.sign = sign
        self.text = [text] if isinstance(text, str) else list(text)
        self.marked, self.size, self.style, self.centred = marked, size, style, centred
        self.name = self.name or self.text[0]

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        circle = box.anchored(self.size, self.size, 0.5 if self.centred else 0, 0.5)
        live = self.usable and not self.reason
        ink: Ink = ("action_text" if live else "disabled_ink") if self.marked or self.hovered or live else "muted"
        p.ballot(circle, self.marked and not self.sign, ink, "own" if live else None)
        if self.sign:
            p.icon(self.sign, circle.inset(self.size * 0.18), ink)
        if self.text[0]:
            gap = self.size * 0.5
            p.text(self.text, box.trim(left=self.size + gap), self.style, "ink" if live else "disabled_ink")

    def value_text(self) -> str:
        return "marked" if self.marked else ""


@dataclass(frozen=True)
class Segment:
    """One of several alternatives: its value, text, an icon, why it can't be chosen."""

    value: Any
    text: str
    icon: str = ""
    reason: str = ""
    tooltip: str = ""
    short: str = ""
    """Shorter text, for when the full one does not fit."""


class Segments(Node):
    """Alternatives side by side, one of them chosen by a click or an arrow key; `on_panel` if paper lies below."""

    role = "radiogroup"

    def __init__(
        self,
        rect: Rect,
        segments: Sequence[Segment],
        value: Any,
        on_change: Callable[[Any], None],
        *,
        ctx: Context,
        style: StyleLike = "strong",
        equal: bool = False,
        on_panel: bool = False,
        id: str = "",
        name: str = "",
        **options: Any,
    ) -> None:
        super().__init__(rect, id=id, name=name, zone=True, **options)
        self.segments, self.value, self.on_change = list(segments), value, on_change
        x = 0.0
        for at, (each, width) in enumerate(zip(segments, _widths(ctx, segments, rect.w, style, equal), strict=True)):
            cell = _SegmentButton(at, Rect(x, 0, width, rect.h), each, style, each.value == value, on_panel)
            cell.id = f"{id}.{each.value}" if id else ""
            self.add(cell)
            x += width
        self.rect = rect._replace(w=x)

    def choose(self, at: int) -> None:
        """Choose the segment at an index, if it can be chosen."""
        each = self.segments[at]
        if each.reason or each.value == self.value:
            return
        self.value = each.value
        for child, segment in zip(self.children, self.segments, strict=True):
            if isinstance(child, _SegmentButton):
                child.selected = segment.value == self.value
        self.invalidate()
        self.on_change(each.value)

    def step(self, by: int) -> None:
        """Choose the next segment that can be chosen and put the focus on it."""
        at = next((i for i, each in enumerate(self.segments) if each.value == self.value), 0) + by
        while 0 <= at < len(self.segments) and self.segments[at].reason:
            at += by
        if 0 <= at < len(self.segments):
            target = self.children[at]
            if self.stage is not None:
                self.stage.set_focus(target, True)
            stage, id = self.stage, target.id
            self.choose(at)
            if stage is not None and id:
                stage.focus_id(id)

    def value_text(self) -> str:
        return next((each.text for each in self.segments if each.value == self.value), "")


def _widths(ctx: Context, segments: Sequence[Segment], room: float, style: StyleLike, equal: bool) -> list[float]:
    """The widths of segments side by side: as each wants, equal, or by their words where room is short."""
    wants = [Button.natural(ctx, each.text, bool(each.icon), style)[0] for each in segments]
    if sum(wants) > room and not equal:  # segments with a short text shrink first
        wants = [Button.natural(ctx, each.short or each.text, bool(each.icon), style)[0] for each in segments]
        wants = [want + max(0.0, room - sum(wants)) / len(wants) for want in wants]
    if not equal and sum(wants) <= room + 0.5:
        return wants
    share, size = room / len(segments), ctx.type.style(style).size
    words = [ctx.width(each.short or each.text, style) + size * (1 + (1.75 if each.icon else 0)) for each in segments]
    if max(words) <= share:
        return [share] * len(segments)
    spare = room - sum(words)
    return [word + spare / len(words) if spare > 0 else word * room / sum(words) for word in words]


class _SegmentButton(Button):
    def __init__(self, at: int, rect: Rect, segment: Segment, style: StyleLike, on: bool, on_panel: bool) -> None:
        kind: ButtonKind = "secondary" if on_panel else "raised"
        forms = [text for text in (segment.text, segment.short) if text]
        super().__init__(
            rect,
            forms,
            kind=kind,
            icon=segment.icon,
            style=style,
            selected=on,
            reason=segment.reason,
            tooltip=segment.tooltip,
            role="radio",
        )
        self.at = at

    @property
    def _group(self) -> Segments:
        assert isinstance(self.parent, Segments)
        return self.parent

    def activate(self) -> None:
        self._group.choose(self.at)

    def draw(self, p: Painter) -> None:
        super().draw(p)
        if self.at and not self.selected and not getattr(self._group.children[self.at - 1], "selected", False):
            p.vline(0, 0, self.rect.h, "panel" if self.kind == "secondary" else "table")

    def key(self, press: KeyPress) -> bool:
        if press.ctrl or press.alt or press.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self._group.step(-1 if press.key == pygame.K_LEFT else 1)
        return True

    def value_text(self) -> str:
        return "chosen" if self.selected else ""
