"""The tooltip of a stage: when it opens and closes, what of it can be pointed at, and how it is pinned.

It stays open while the pointer is on what it explains or on the tooltip itself.  There its words can be pointed at,
one level deep, and what it leads to can be clicked.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from macher.ui.layout import Rect
from macher.ui.scene.node import Node
from macher.ui.scene.terms import TermMark
from macher.ui.scene.tips import TIP_AGAIN, TIP_DELAY, TIP_GAP, TipBox, place_beside, place_tip

if TYPE_CHECKING:
    from macher.ui.scene.stage import Stage

__all__ = ["Tooltips"]


class _Kept(NamedTuple):
    """What is remembered of an open tooltip while the tree is built anew."""

    owner: str
    pinned: bool
    reached: bool


class Tooltips:
    """One tooltip at a time, and the explanation of one of its words."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.tip: Node | None = None
        self.nested: Node | None = None
        """The explanation of a word of the tooltip: one level, no more."""
        self.pinned = False
        self._owner: Node | None = None
        """What the tooltip belongs to, or the one that is waited for."""
        self._word: Node | None = None
        self._due: float | None = None
        self._closed = -math.inf

    @property
    def open(self) -> list[Node]:
        """The open tooltip, and the explanation of one of its words."""
        return [tip for tip in (self.tip, self.nested) if tip is not None]

    @property
    def owner(self) -> Node | None:
        """What the open tooltip belongs to."""
        return self._owner if self.tip is not None else None

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
        has = node is not None and (node.tooltip or node.tooltip_node or node.reason)
        now = self.stage.app.clock()
        self._due = (now if now - self._closed < TIP_AGAIN else now + TIP_DELAY) if has else None

    def hasten(self) -> None:
        """Open the tooltip that is waited for without delay."""
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
        ctx = self.stage.app.context(self.stage)
        text = _text_of(node, self.stage.scene.tip_line(node))
        tip = None
        if node.tooltip_node is not None:
            tip = node.tooltip_node()
        elif text:
            tip = TipBox(text, ctx, self.stage.scene.tip_link(node))
        if tip is None:
            return
        _place(tip, node, ctx.rect)
        tip.attach(self.stage)
        self.tip = tip
        self.stage.damage(tip.rect.inset(-2))

    def close(self) -> None:
        """Close the tooltip and the explanation of its word, pinned or not."""
        self.explain(None)
        if self.tip is not None:
            self.stage.damage(self.tip.window_rect.inset(-2))
            self.stage.pointer.let_go(self.tip)
            self._closed = self.stage.app.clock()
        self.tip, self.pinned = None, False

    def dismiss(self) -> bool:
        """Close the explanation of a word, or else the tooltip, and wait for no other; False if nothing was open."""
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
        """Whether an open tooltip lies there; the gap between it and what it explains counts in, to be crossed."""
        return self._lies(x, y, TIP_GAP + 1)

    def hides(self, x: float, y: float) -> bool:
        """Whether an open tooltip lies there over something else than what it explains."""
        return self._lies(x, y, 0)

    def _lies(self, x: float, y: float, around: float) -> bool:
        owner = self.owner
        if owner is not None and not self.pinned and owner.window_rect.contains(x, y):
            return False  # where there is no room beside what is explained, that comes first
        return any(tip.rect.inset(-around).contains(x, y) for tip in self.open)

    def reach(self, x: float, y: float) -> Node | None:
        """The pointer is on an open tooltip: explains the word there; gives what can be clicked there."""
        self._mark_words()
        found = next((node for node in (tip.hit(x, y) for tip in reversed(self.open)) if node is not None), None)
        if isinstance(found, TermMark):
            self.explain(found)
        return found

    def _mark_words(self) -> None:
        tip = self.tip
        if isinstance(tip, TipBox) and not tip.marked:
            tip.mark(self.stage.app.context(self.stage), self.stage.scene.terms())
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
        ctx = self.stage.app.context(self.stage)
        self.nested = TipBox(word.tooltip, ctx)
        place_beside(self.nested, word.window_rect, self.tip.rect, ctx.rect)
        self.nested.attach(self.stage)
        self.stage.damage(self.nested.rect.inset(-2))

    def pin(self) -> bool:
        """Keep the open tooltip until Esc; again explains its words one after the other, and then lets it go."""
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
        """What to open again after a rebuild, so that others' moves close nothing that is being read; closes it."""
        kept, at = None, self.stage.pointer.at
        if self.tip is not None and self._owner is not None and self._owner.id:
            kept = _Kept(self._owner.id, self.pinned, at is not None and self.covers(*at))
        self.close()
        return kept

    def renew(self, kept: _Kept | None) -> None:
        """Open again what was kept, if it is still pinned, pointed at or focused."""
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


def _place(tip: Node, node: Node, window: Rect) -> None:
    """Beside the node; beside the row it is a figure of, where it would lie over what can be clicked in that row."""
    place_tip(tip, node.window_rect, window)
    row = node.parent
    if row is None or not row.tooltip or node.interactive:
        return
    buttons = (each.window_rect for each in node.root.walk() if each.interactive and each.shown)
    if any(tip.rect.meets(button) and row.window_rect.meets(button) for button in buttons):
        place_tip(tip, row.window_rect, window)


def _text_of(node: Node, line: str) -> str:
    """What a tooltip says: the explanation with its key, why the node cannot be used, and where more is said."""
    text = "\n".join(part for part in (node.tooltip, node.reason) if part)
    if text and line:
        text = f"{text}\n{line}"
    key = node.shortcut()
    if text and key:
        head, line, rest = text.partition("\n")
        text = f"{head} ({key}){line}{rest}"
    return text
