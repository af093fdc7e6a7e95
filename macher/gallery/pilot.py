"""Drives the real interface without a display: for tests, screenshots and checks.

pilot = Pilot(MyScene(), size=(1920, 1080))
pilot.click("confirm").press("ctrl+z").type("Anna")
pilot.screenshot("/tmp/look.png")
assert pilot.problems() == []
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import pygame

from macher.ui.app import App, _plain_texts
from macher.ui.keys import Chord, key_code
from macher.ui.layout import Rect
from macher.ui.motion import ManualClock
from macher.ui.paint.kept import opaque
from macher.ui.paint.painter import FLOATING, TextRun
from macher.ui.scene.node import Node
from macher.ui.scene.scene import Scene
from macher.ui.scene.surroundings import TextSource
from macher.ui.settings.options import UiOptions
from macher.ui.theme.tokens import RGB, contrast
from macher.ui.widgets.entry import TextEntry

__all__ = ["Pilot", "PilotError", "Problem"]

LEAST_TARGET = 24.0
"""WCAG 2.5.8: the least width and height of what can be clicked, in logical pixels."""
LEAST_TEXT = 14.0
LEAST_CONTRAST = 4.5
LEAST_CONTRAST_LARGE = 3.0
LARGE, LARGE_BOLD = 24.0, 18.0
"""Least sizes of large text, plain and bold (WCAG 1.4.3)."""


_TOUCH = 1.5
"""Logical pixels by which two texts may overlap, or a text something to click."""
_STAGED: Final = "staging"
"""Beginning of the ids of a reveal: it is told over the boards."""
_GROUND: Final = 0.1
"""Share of the window from which something to click is a ground for other things."""


class PilotError(AssertionError):
    """A player could not do what the pilot was told to do."""


@dataclass(frozen=True)
class Problem:
    """Something a player would stumble over: kind, node and what exactly."""

    kind: str
    where: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind} at {self.where}: {self.detail}"


class Pilot:
    """An app without a display and the hands of a player."""

    drawing = True
    """Whether every settled frame is drawn; otherwise only when somebody looks."""

    def __init__(
        self,
        scene: Scene,
        size: tuple[int, int] = (1920, 1080),
        scale: float = 1.0,
        *,
        options: UiOptions | None = None,
        texts: TextSource = _plain_texts,
    ) -> None:
        self.clock = ManualClock()
        chosen = replace(options or UiOptions(), scale=scale)
        self.app = App(size, options=chosen, texts=texts, clock=self.clock, strict=True)
        self.app.push(scene)
        self.app.running = True
        self._surface: pygame.Surface | None = opaque(size)
        """What was drawn; `None` after a change of size, until somebody looks."""
        self._pressed_at = (0, 0)
        """Where the last click was, in physical pixels."""
        self.settle()

    @property
    def surface(self) -> pygame.Surface:
        """The window as it is drawn, in physical pixels."""
        if self._surface is None:
            self._surface = opaque(self.app.pixels)
            self.app.draw(self._surface)
        elif not self.drawing:
            self.app.draw(self._surface)
        return self._surface

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Any:
        """The scene on top; typed `Any`, as the caller knows which one it is."""
        return self.app.scene

    def nodes(self) -> Iterator[Node]:
        """Every shown node of the scene on top, layers included."""
        self.app.stage.build_if_needed()
        for root in self.app.stage.roots():
            yield from _shown(root)

    def find(self, what: str) -> Node | None:
        """The shown node with this id, or else with this accessible name."""
        found = list(self.nodes())
        by_id = [node for node in found if node.id == what]
        by_name = [node for node in found if node.name == what]
        acting = [node for node in by_name if node.interactive]
        return next(iter(by_id or acting or by_name), None)

    def get(self, what: str) -> Node:
        """The node with this id or name. Raises PilotError if none is shown."""
        node = self.find(what)
        if node is None:
            known = sorted(each.id for each in self.nodes() if each.id and each.interactive)
            raise PilotError(f"nothing called {what!r}; there are {known}")
        return node

    def all(self, prefix: str) -> list[Node]:
        """The shown nodes whose id begins like this."""
        return [node for node in self.nodes() if node.id.startswith(prefix)]

    @property
    def focused(self) -> str:
        """The id of the node with the focus, or an empty text."""
        focus = self.app.stage.focus
        return focus.id if focus is not None else ""

    def texts(self) -> list[str]:
        """Everything written on the screen, in drawing order."""
        return [run.text for run in _in_sight(self.runs())]

    def shows(self, text: str) -> bool:
        """Whether this text is written somewhere, in one line."""
        return any(text in run.text for run in _in_sight(self.runs()))

    def dump(self) -> str:
        """The tree as text: role, name, value and state of every shown node that has any."""
        lines: list[str] = []
        for root in self.app.stage.roots():
            _dump(root, 0, lines)
        return "\n".join(lines)

    def screenshot(self, path: str | Path | None = None) -> pygame.Surface:
        """Draw, and write a PNG if a path is given."""
        self.settle()
        if path is not None:
            pygame.image.save(self.surface, str(path))
        return self.surface

    # -- acting -----------------------------------------------------------------------------------------------------

    def move(self, what: str | tuple[float, float]) -> Pilot:
        """Point at a node, or at a place in logical pixels."""
        x, y = self._point(what)
        self._event(pygame.MOUSEMOTION, pos=self._physical(x, y), rel=(0, 0), buttons=(0, 0, 0))
        return self.settle()

    def click(self, what: str | tuple[float, float]) -> Pilot:
        """Click a node with the left button. Raises PilotError if it is covered or does nothing."""
        x, y = self._point(what)
        if isinstance(what, str):
            node = self.get(what)
            hit = self.app.stage.active.hit(x, y)
            if (
                hit is None
                or hit.acting is None
                or not (hit is node or node in hit.ancestors() or hit in node.ancestors())
            ):
                raise PilotError(f"{what!r} can't be clicked: {hit!r} lies there")
            self._clear_the_way(x, y)
        self.app.inputs.presses.forget()  # keeps it from counting as a double click
        self._read()
        return self._click(*self._physical(x, y))

    def double_click(self, what: str, times: int = 2) -> Pilot:
        """Click at the place of a node several times, fast enough to count as one multiple click."""
        self.click(what)
        for _ in range(times - 1):
            self._click(*self._pressed_at)
        return self

    def _click(self, x: int, y: int) -> Pilot:
        self._pressed_at = (x, y)
        self._event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
        self._event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        self._event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
        return self.settle()

    def _read(self) -> None:
        """Lets the time pass in which a new question takes no answer yet, as a player first reads it."""
        self.app.stage.build_if_needed()
        self.clock.advance(self.app.scene.deaf_for())

    def _clear_the_way(self, x: float, y: float) -> None:
        """Clears what hides the place to click, as a player would: waits for a toast to go, moves off a tooltip, and
        closes a pinned one."""
        while any(toast.hit(x, y) is not None for toast in self.app.stage.toast_nodes):
            self.wait(1.0)
        if self.app.stage.tooltips.covers(x, y):
            self._event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(0, 0, 0))
        while self.app.stage.tooltips.covers(x, y):
            self.press("escape")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> Pilot:
        """Press at one place, move, and release at another (logical pixels)."""
        self._event(pygame.MOUSEMOTION, pos=self._physical(*start), rel=(0, 0), buttons=(0, 0, 0))
        self._event(pygame.MOUSEBUTTONDOWN, pos=self._physical(*start), button=1)
        self._event(pygame.MOUSEMOTION, pos=self._physical(*end), rel=(0, 0), buttons=(1, 0, 0))
        self._event(pygame.MOUSEBUTTONUP, pos=self._physical(*end), button=1)
        return self.settle()

    def wheel(self, what: str | tuple[float, float], turns: int) -> Pilot:
        """Turn the wheel over a node; negative scrolls down."""
        self.move(what)
        self._event(pygame.MOUSEWHEEL, x=0, y=turns)
        return self.settle()

    def press(self, *chords: str) -> Pilot:
        """Press keys: `return`, `tab`, `ctrl+z`, `f11`."""
        for text in chords:
            self._read()
            chord = Chord.parse(text)
            code = key_code(chord.key)
            mod = (
                (pygame.KMOD_CTRL if chord.ctrl else 0)
                | (pygame.KMOD_SHIFT if chord.shift else 0)
                | (pygame.KMOD_ALT if chord.alt else 0)
            )
            letter = " " if chord.key == "space" else chord.key
            typed = letter if len(letter) == 1 and not chord.ctrl else ""
            self._event(pygame.KEYDOWN, key=code, mod=mod, unicode=typed, scancode=0)
            if typed:
                self._event(pygame.TEXTINPUT, text=typed)
            self._event(pygame.KEYUP, key=code, mod=0, unicode=typed, scancode=0)
            self.settle()
        return self

    def type(self, text: str) -> Pilot:
        """Type into what has the focus."""
        for letter in text:
            self._event(pygame.TEXTINPUT, text=letter)
        return self.settle()

    def wait(self, seconds: float) -> Pilot:
        """Let time pass on the app's clock."""
        self.clock.advance(seconds)
        self.app.step()
        return self

    def settle(self, timeout: float = 30.0) -> Pilot:
        """Finish motion, wait for background results and delayed calls, then draw.

        Raises PilotError when that takes longer than `timeout` real seconds.
        """
        end = time.monotonic() + timeout
        while True:
            self.app.step()
            self.app.motion.finish_all()
            self.app.step()
            due = self.app.background.next_timer
            if due is None and not self.app.background.waiting:
                break
            if time.monotonic() > end:
                raise PilotError(f"background work does not end: {self.app.background.pending}")
            if due is not None:
                self.clock.now = max(self.clock.now, due)
            else:
                time.sleep(0.002)
        if self.drawing and self._surface is not None:
            self.app.draw(self._surface)
        return self

    def resize(self, size: tuple[int, int], scale: float | None = None) -> Pilot:
        """Give the window another size."""
        self._surface = None
        if scale is not None:
            self.app.set_options(replace(self.app.options, scale=scale))
        self.app.resize(size)
        return self.settle()

    def _event(self, kind: int, **values: object) -> None:
        self.app.step([pygame.event.Event(kind, values)])

    def _point(self, what: str | tuple[float, float]) -> tuple[float, float]:
        if not isinstance(what, str):
            return what
        node = self.get(what)
        visible = _visible_rect(node)
        if visible.w <= 0 or visible.h <= 0:
            raise PilotError(f"{what!r} is out of sight")
        return visible.cx, visible.cy

    def _physical(self, x: float, y: float) -> tuple[int, int]:
        s = self.app.viewport.scale
        return round(x * s), round(y * s)

    # -- checks -----------------------------------------------------------------------------------------------------

    def runs(self) -> list[TextRun]:
        """All writing of the screen as it is drawn."""
        self.app.stage.build_if_needed()
        return self.app.stage.record()

    def problems(self, contrast_too: bool = True, runs: list[TextRun] | None = None) -> list[Problem]:
        """All that the checks find: overflow, cuts, overlaps, nameless nodes, small targets, low contrast.

        `runs` is the writing of the screen if it is known already.
        """
        # Skips what lies below a dialog: it was checked before the dialog opened.
        seen = _in_sight(self.runs() if runs is None else runs)
        top = max((run.layer for run in seen if run.layer < FLOATING), default=0)
        over = [node for node in self.nodes() if node.id in _OVER or node.id.startswith(_SPOT)]
        runs = [run for run in seen if run.layer >= top and not any(_covers(node, run) for node in over)]
        found = [
            *self._overflow(runs),
            *_overlaps(runs),
            *self._hidden(runs),
            *self._outside(),
            *self._nameless(),
            *self._twice(),
        ]
        if contrast_too:
            found += self._low_contrast(runs)
        return found

    def _overflow(self, runs: list[TextRun]) -> Iterator[Problem]:
        window = self.app.viewport.rect
        slack = max(1.5, 1.0 / self.app.viewport.scale)  # places are rounded to whole pixels
        for run in runs:
            if not run.box.holds(run.ink, slack):
                yield Problem("overflow", run.owner, f"{run.text!r} {_size(run.ink)} in {_size(run.box)}")
            elif not window.holds(run.ink, 1.0) and not isinstance(run.writer, TextEntry):  # it scrolls in its box
                yield Problem("outside", run.owner, f"{run.text!r} leaves the window")
            if run.size < LEAST_TEXT - 0.01:
                yield Problem("small", run.owner, f"{run.text!r} at {run.size:g}")

    def _hidden(self, runs: list[TextRun]) -> Iterator[Problem]:
        """Texts that reach into something to click which they neither belong to nor lie on as a whole."""
        top = self.app.stage.active
        ground = _GROUND * self.app.viewport.rect.w * self.app.viewport.rect.h  # larger ones lie under or over much
        clicked = [(node, _visible_rect(node)) for node in _shown(top) if node.interactive]
        clicked = [(node, seen) for node, seen in clicked if seen.w * seen.h < ground]
        for run in runs:
            writer = run.writer
            if not isinstance(writer, Node) or writer.root is not top:
                continue
            above, own, ink = [writer, *writer.ancestors()], writer.window_rect, run.ink.shared(run.visible)
            if any(node.id in _OVER or node.id.startswith(_STAGED) for node in above):
                continue
            for node, seen in clicked:
                meets = ink.meets(seen) and min(ink.shared(seen)[2:]) > _TOUCH
                if meets and not seen.holds(own, 1.0) and node not in above and writer not in node.ancestors():
                    yield Problem("overlap", run.owner, f"{run.text!r} and {_label(node)} {_size(seen)}")

    def _outside(self) -> Iterator[Problem]:
        window = self.app.viewport.rect
        for node in self.nodes():
            rect = node.window_rect
            if any(each.clip for each in node.ancestors()):
                continue
            if not window.holds(rect, 1.0):
                yield Problem("outside", _label(node), f"{_size(rect)} leaves the window")
            elif node.parent is not None and not node.parent.window_rect.holds(rect, 1.0 + node.parent.bleed):
                yield Problem("outside", _label(node), f"leaves its parent {_label(node.parent)}")

    def _nameless(self) -> Iterator[Problem]:
        for node in self.nodes():
            if not node.interactive:
                continue
            if not node.name:
                yield Problem("nameless", _label(node), node.role)
            if not node.id:
                yield Problem("without id", _label(node), node.name)
            if min(node.rect.w, node.rect.h) + 2 * node.slop < LEAST_TARGET:
                yield Problem("small target", _label(node), _size(node.rect))

    def _twice(self) -> Iterator[Problem]:
        for id, count in Counter(node.id for node in self.nodes() if node.id).items():
            if count > 1:
                yield Problem("id twice", id, str(count))

    def _floating_over(self, rect: Rect) -> bool:
        """Whether a tooltip or a toast lies over a part of the window."""
        stage = self.app.stage
        floating = [*stage.toast_nodes, *stage.tips]
        return any(node.rect.meets(rect) for node in floating)

    def _low_contrast(self, runs: list[TextRun]) -> Iterator[Problem]:
        """Texts that are hard to read where they were found; nothing may happen between that and the picture."""
        surface = self.surface
        self.app.draw(surface)
        s = self.app.viewport.scale
        for run in runs:
            seen = run.ink.shared(run.visible).shared(self.app.viewport.rect)
            around = seen.inset(-2 / s)
            box = pygame.Rect(around.x * s, around.y * s, around.w * s, around.h * s)
            box = box.clip(surface.get_rect())
            if box.w < 3 or box.h < 3 or (run.layer < FLOATING and self._floating_over(around)):
                continue
            ground = _ground(surface, box, run.colour)
            ratio = contrast(run.colour, ground)
            large = run.size >= LARGE or (run.bold and run.size >= LARGE_BOLD)
            if ratio < (LEAST_CONTRAST_LARGE if large else LEAST_CONTRAST) - 0.05:
                yield Problem("contrast", run.owner, f"{run.text!r} {ratio:.1f}:1 on {ground}")


def _shown(node: Node) -> Iterator[Node]:
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if each.visible:
            yield each
            waiting.extend(reversed(each.children))


def _in_sight(runs: list[TextRun]) -> list[TextRun]:
    """The texts that their clipping ancestors show at least in part."""
    return [run for run in runs if min(run.visible.shared(run.ink)[2:]) > 0]


_SPOT: Final = "staging.spot."
_OVER: Final = ("banner", "told.plate", "staging")
"""Ids of what lies over the screen on purpose, for a moment."""


def _covers(over: Node, run: TextRun) -> bool:
    """Whether something over the screen hides a text, at least in part."""
    own = _SPOT if over.id.startswith(_SPOT) else over.id
    return not run.owner.startswith(own) and over.window_rect.meets(run.ink)


def _visible_rect(node: Node) -> Rect:
    """The part of a node that its clipping ancestors show."""
    rect = node.window_rect
    for each in node.ancestors():
        if each.clip:
            rect = rect.shared(each.window_room)
    return rect


def _dump(node: Node, depth: int, lines: list[str]) -> None:
    if not node.visible:
        return
    says = node.id or node.name or node.value_text()
    if says:
        state = [f"#{node.id}" if node.id else "", f"= {node.value_text()}" if node.value_text() else ""]
        state += ["(off)" if not node.usable or node.reason else "", "*" if node.focused else ""]
        text = " ".join(part for part in (node.role, repr(node.name) if node.name else "", *state) if part)
        lines.append("  " * depth + text)
        depth += 1
    for child in node.children:
        _dump(child, depth, lines)


def _label(node: Node) -> str:
    if node.id:
        return node.id
    above = next((each.id for each in node.ancestors() if each.id), "")
    return f"{above}/{type(node).__name__}({node.name[:30]})"


def _size(rect: Rect) -> str:
    return f"{rect.w:.0f}x{rect.h:.0f} at {rect.x:.0f},{rect.y:.0f}"


def _overlaps(runs: list[TextRun]) -> Iterator[Problem]:
    """Texts of one layer that overlap."""
    seen = sorted(((run.ink.shared(run.visible), run) for run in runs), key=lambda pair: pair[0].x)
    for i, ((x, y, w, h), one) in enumerate(seen):
        for other, two in seen[i + 1 :]:
            if other.x >= x + w - _TOUCH:
                break
            wide = min(x + w, other.x + other.w) - other.x
            high = min(y + h, other.y + other.h) - max(y, other.y)
            if wide > _TOUCH and high > _TOUCH and one.layer == two.layer:
                yield Problem("overlap", one.owner, f"{one.text!r} and {two.text!r}")


def _ground(surface: pygame.Surface, box: pygame.Rect, colour: RGB) -> RGB:
    """The most frequent colour around a text, other than the colour of the text."""
    pixels = memoryview(pygame.image.tobytes(surface.subsurface(box), "RGBX")).cast("I")
    seen: Counter[int] = Counter()
    for start in range(0, len(pixels), 2 * box.w):  # every second pixel of every second row
        seen.update(pixels[start : start + box.w : 2])
    for pixel, _ in seen.most_common():
        r, g, b, _ = pixel.to_bytes(4, sys.byteorder)
        if abs(r - colour[0]) + abs(g - colour[1]) + abs(b - colour[2]) > 24:
            return r, g, b
    return colour
