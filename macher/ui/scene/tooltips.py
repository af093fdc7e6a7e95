"""The tooltip of a stage: when it opens and closes, which of its words explain themselves, how it is pinned.

It stays open while the pointer is on the explained node or on the tooltip itself.  There its words can be pointed at,
one level deep, and its link can be clicked.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from macher.ui.layout import Rect
from macher.ui.paint.painter import TextRun
from macher.ui.scene.free_ground import around, beside, free_place
from macher.ui.scene.node import Node
from macher.ui.scene.scene import SceneStage
from macher.ui.scene.tips import KEY_DELAY, TIP_AGAIN, TIP_DELAY, TIP_GAP, TermMark, TipBox, place_beside

_SIGN = 48.0
"""Controls up to this width and height have an icon rather than words, in logical pixels."""


class PartStage(SceneStage, Protocol):
    """What pointer, keyboard and tooltips ask of their stage (`macher.ui.scene.stage.Stage`)."""

    @property
    def active(self) -> Node:
        """The root that takes input: the topmost layer's."""

    @property
    def layers(self) -> Sequence[object]:
        """What lies over the screen."""

    @property
    def toast_nodes(self) -> Sequence[Node]:
        """The messages over the screen."""

    @property
    def tooltips(self) -> Tooltips:
        """The open tooltip, and the one that is due."""

    def build_if_needed(self) -> None:
        """Build the tree anew if that is due."""

    def cancel_layer(self) -> bool:
        """Close the topmost layer as by Esc; False if there is none."""

    def writing(self, area: Rect | None = None) -> list[TextRun]:
        """The text on the topmost layer now, or in an area of it."""

    def kept_clear(self) -> list[Rect]:
        """Areas that tooltips must not cover."""


class _Kept(NamedTuple):
    """What is remembered of an open tooltip during a rebuild."""

    owner: str
    pinned: bool
    reached: bool


class Tooltips:
    """One tooltip at a time, and the explanation of one of its words."""

    def __init__(self, stage: PartStage) -> None:
        self.stage = stage
        self.tip: Node | None = None
        self.nested: Node | None = None
        """The explanation of a word of the tooltip: one level, no more."""
        self.pinned = False
        self._owner: Node | None = None
        """The node of the open tooltip, or of the one due to open."""
        self._word: Node | None = None
        self._due: float | None = None
        self._closed = -math.inf
        self._clicked: int | None = None
        """Count of the player's movements at the last press; no tooltip opens until it grows."""

    @property
    def open(self) -> list[Node]:
        """The open tooltip, and the explanation of one of its words."""
        return [tip for tip in (self.tip, self.nested) if tip is not None]

    @property
    def owner(self) -> Node | None:
        """What the open tooltip belongs to."""
        return self._owner if self.tip is not None else None

    @property
    def wanted(self) -> bool:
        """Whether the player opened the tooltip on purpose: pinned it, is reading it, or went there only to read.

        One that has opened by itself, under the pointer or beside the focus, is closed by Esc in passing.
        """
        owner = self.owner
        if owner is None:
            return False
        only_read = owner is self.stage.focus and owner.explains and not owner.focusable
        return self.pinned or self.nested is not None or self.stage.pointer.on_tip or only_read

    # -- opening and closing ----------------------------------------------------------------------------------------

    def wait_for(self, node: Node | None, renewed: bool = False) -> None:
        """The pointer or the focus is on a node now: its tooltip comes after a moment, a pinned one stays.

        `renewed` says that the node explains something else than before.
        """
        self.explain(None)
        if self.tip is not None and (self.pinned or (node is self._owner and not renewed)):
            return
        self.close()
        self._owner = node
        has = node is not None and bool(node.tooltip or node.tooltip_node or node.reason)
        now = self.stage.app.clock()
        if self.stage.keyboard:
            delay = 0.0 if now - self._closed < TIP_AGAIN else KEY_DELAY
        else:
            has, delay = has and not self._rests_since_click, TIP_DELAY
        self._due = now + delay if has else None

    @property
    def _rests_since_click(self) -> bool:
        return self._clicked == self.stage.app.inputs.stirs

    def pressed(self) -> None:
        """The button went down: no tooltip opens, since it would cover the result of the click."""
        self._clicked, self._due = self.stage.app.inputs.stirs, None

    def moved(self, node: Node | None) -> None:
        """The pointer moves on the same node: the delay starts again."""
        if self.tip is None and not self.stage.keyboard and (self._due is not None or self._clicked is not None):
            if not self._rests_since_click:
                self._clicked = None
            self.wait_for(node)

    def hasten(self) -> None:
        """Open the tooltip that is due without further delay."""
        if self._due is not None:
            self._due = self.stage.app.clock()

    def tick(self, now: float) -> None:
        """Open the tooltip that is due."""
        if self._due is not None and now >= self._due:
            self._open()

    def _open(self) -> None:
        node, self._due = self._owner, None
        if node is None or node.stage is not self.stage:
            return
        ctx = self.stage.context()
        line, link = self.stage.scene.tip_line(node), self.stage.scene.tip_link(node)
        text = "" if self._only_repeats(node) else _text_of(node, line)
        tip = None
        if node.tooltip_node is not None:
            tip = node.tooltip_node(ctx, "\n".join(part for part in (node.reason, line) if part), link)
        elif text:
            tip = TipBox(text, ctx, link)
        if tip is None:
            return
        tip.rect = _place(tip, node, self.stage)
        tip.attach(self.stage)
        self.tip = tip
        self.stage.damage(tip.rect.inset(-2))

    def _only_repeats(self, node: Node) -> bool:
        """Whether the tooltip would only repeat the node's own text; the number of a rule does not count as more."""
        if node.reason or node.shortcut() or self.stage.scene.tip_link(node) is not None:
            return False
        inside = [run.text for run in self.stage.writing(node.window_rect) if node.window_rect.holds(run.ink, 2)]
        return set(node.tooltip.split()) <= set(" ".join(inside).split())

    def close(self) -> None:
        """Close the tooltip and the explanation of its word, pinned or not."""
        self.explain(None)
        if self.tip is not None:
            self.stage.damage(self.tip.window_rect.inset(-2))
            self.stage.pointer.let_go(self.tip)
            self._closed = self.stage.app.clock()
        self.tip, self.pinned = None, False

    def dismiss(self) -> bool:
        """Close the explanation of a word, else the tooltip, and cancel any that is due; False if none was open."""
        if self.nested is not None:
            self.explain(None)
            return True
        if self.tip is None:
            return False
        self.close()
        self._due = None
        return True

    # -- on the tooltip ---------------------------------------------------------------------------------------------

    def covers(self, x: float, y: float) -> bool:
        """Whether an open tooltip lies there, or the gap to its node, which the pointer has to cross."""
        return self._lies(x, y, TIP_GAP + 1)

    def hides(self, x: float, y: float) -> bool:
        """Whether an open tooltip covers anything but its own node there."""
        return self._lies(x, y, 0)

    def _lies(self, x: float, y: float, around: float) -> bool:
        owner = self.owner
        if owner is not None and not self.pinned and owner.window_rect.contains(x, y):
            return False  # without room beside its node the tooltip lies on it: the node comes first
        return any(tip.rect.inset(-around).contains(x, y) for tip in self.open)

    def reach(self, x: float, y: float) -> Node | None:
        """The pointer is on an open tooltip: explains the word there; returns the link there, if any."""
        self._mark_words()
        found = next((node for node in (tip.hit(x, y) for tip in reversed(self.open)) if node is not None), None)
        if isinstance(found, TermMark):
            self.explain(found)
        return found

    def _mark_words(self) -> None:
        tip = self.tip
        if isinstance(tip, TipBox) and not tip.marked:
            tip.mark(self.stage.context(), self.stage.scene.terms())
            self.stage.damage(tip.rect)

    def explain(self, word: Node | None) -> None:
        """Open the explanation of a word of the tooltip, or close it."""
        if word is self._word:
            return
        if self.nested is not None:
            self.stage.damage(self.nested.window_rect.inset(-2))
            self.stage.pointer.let_go(self.nested)
        self.nested, self._word = None, word
        if word is None or self.tip is None:
            return
        ctx = self.stage.context()
        self.nested = TipBox(word.tooltip, ctx)
        place_beside(self.nested, word.window_rect, self.tip.rect, ctx.rect)
        self.nested.attach(self.stage)
        self.stage.damage(self.nested.rect.inset(-2))

    def pin(self) -> bool:
        """Keep the open tooltip until Esc; further calls explain its words in turn, and then unpin it."""
        if self.tip is None:
            return False
        if not self.pinned:
            self.pinned = True
            self._mark_words()
            return True
        words = [node for node in self.tip.walk() if isinstance(node, TermMark)]
        at = words.index(self._word) + 1 if self._word in words else 0
        self.explain(words[at] if at < len(words) else None)
        self.pinned = self.nested is not None
        return True

    # -- across a rebuild -------------------------------------------------------------------------------------------

    def keep(self) -> _Kept | None:
        """Close the tooltip for a rebuild; returns what to reopen, so that others' moves close nothing being read."""
        kept, at = None, self.stage.pointer.at
        if self.tip is not None and self._owner is not None and self._owner.id:
            kept = _Kept(self._owner.id, self.pinned, at is not None and self.covers(*at))
        self.close()
        return kept

    def renew(self, kept: _Kept | None) -> None:
        """Open the kept tooltip again if it is still pinned, pointed at or focused."""
        stage = self.stage
        if kept is None:
            if self._due is not None and self._owner is not None and self._owner.id:
                self._owner = stage.find(self._owner.id)
            return
        node = stage.find(kept.owner)
        if node is None or not node.shown or node.root is not stage.active:
            return
        if kept.pinned or kept.reached or node is stage.pointer.hover or (stage.keyboard and node is stage.focus):
            self._owner = node
            self._open()
            if kept.pinned:
                self.pin()
            if kept.reached:
                stage.pointer.rest_on_tip()


def _place(tip: Node, node: Node, stage: PartStage) -> Rect:
    """Place beside the node that covers least of the question and of the words of other controls."""
    target, window = node.window_rect, stage.app.viewport.rect
    places = list(beside((tip.rect.w, tip.rect.h), target, TIP_GAP))
    dear = [area for area in stage.kept_clear() if not area.holds(target)]
    own = {node, *node.walk(), *node.ancestors()}
    controls = [each.window_rect for each in stage.active.walk() if each.interactive and each.shown and each not in own]
    words = [run.ink.shared(run.visible) for run in stage.writing(around(places))]
    told = [ink for ink in words if not target.holds(ink, 2) and (stage.layers or any(map(ink.meets, controls)))]
    signs = [each for each in controls if each.w <= _SIGN and each.h <= _SIGN]
    return free_place(places, window, dear, [target.shared(window), *told, *signs])


def _text_of(node: Node, line: str) -> str:
    """What a tooltip says: the explanation with its key, why the node can't be used, and where to read more."""
    text = "\n".join(part for part in (node.tooltip, node.reason) if part)
    if text and line:
        text = f"{text}\n{line}"
    key = node.shortcut()
    if text and key:
        head, line, rest = text.partition("\n")
        text = f"{head} ({key}){line}{rest}"
    return text
