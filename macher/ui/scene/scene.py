"""What a screen derives from, and the surroundings it is built in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import pygame

from macher.ui.keys import KeyPress
from macher.ui.layout import Rect, Viewport
from macher.ui.paint.fonts import Fonts, wrap
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Ground, Node
from macher.ui.scene.surroundings import Link, Surroundings, TextSource
from macher.ui.theme.steps import StepName, step
from macher.ui.theme.tokens import Theme
from macher.ui.theme.typography import StyleLike, Typography

Actions = Mapping[str, Callable[[], object]]
"""What each named action of the key map does."""


class SceneStage(Ground, Protocol):
    """What a screen asks of the stage that it stands on (`macher.ui.scene.stage.Stage`)."""

    scene: Scene
    """The screen that stands on it."""
    root: Node
    """The tree of the screen, without the layers on top."""
    keyboard: bool
    """Whether the last input came from the keyboard: only then the focus ring is shown."""

    def toast(self, text: str, kind: str = "info", seconds: float = 5.0, link: Link | None = None) -> None:
        """Show a sentence over the screen for a while; `kind` is info or warn, `link` leads on from it."""

    def request_rebuild(self) -> None:
        """Have the tree built anew before the next frame."""

    def build(self) -> None:
        """Build the tree anew now."""

    def forget(self) -> None:
        """Close and forget all that was opened, said or remembered, and build the tree anew: somebody else looks."""

    def damage(self, rect: Rect) -> None:
        """Have an area drawn again, for things that are drawn over the tree."""

    def glow(self, ids: Iterable[str]) -> None:
        """Frame these nodes until the next call."""

    def let_go(self, prefix: str = "") -> None:
        """Forget what the pointer has pressed, if its id begins so: its release is no click."""

    def set_keyboard(self, keyboard: bool) -> None:
        """Note whether the last input came from the keyboard."""

    def focus_built(self, id: str) -> None:
        """Give the focus to the node with this id once the current tree is built; "" takes it away."""

    def explained(self) -> Node | None:
        """The node that the open tooltip belongs to."""

    def linked(self) -> Link | None:
        """The target of the newest toast with a link."""

    def context(self) -> Context:
        """What the nodes of a tree need to know."""
        ...

    def clear_toasts(self) -> None:
        """Take all toasts away."""

    def has_layer(self, id: str) -> bool:
        """Whether this layer is open."""

    def find(self, id: str) -> Node | None:
        """The node with this id, topmost layer first."""

    def open_layer(self, id: str, build: Callable[[Context], Node], on_cancel: Callable[[], None] | None) -> None:
        """Put a layer on top, replacing one with this id; it takes all input."""

    def close_layer(self, id: str) -> None:
        """Take a layer away; the focus goes back to where it was before."""


class Host(Surroundings, Protocol):
    """The program around the screens (`macher.ui.app.App`), with the screens that lie over each other."""

    banner: Callable[[Context], Node | None] | None
    """Makes the banner over the top screen, if there is one."""

    @property
    def stage(self) -> SceneStage:
        """The stage of the screen on top."""

    @property
    def scene(self) -> Scene:
        """The screen on top."""

    def context(self, stage: Any) -> Context:
        """The surroundings that the screen on this stage is built in now."""
        ...

    def painter(self, surface: pygame.Surface, scene: Scene | None = None) -> Painter:
        """A painter for a surface, with the player's colours and size, or those of a screen."""
        ...

    def push(self, scene: Scene) -> None:
        """Put a screen on top of the others."""

    def pop(self) -> None:
        """Go back to the screen below; the last one ends the program."""

    def replace(self, scene: Scene) -> None:
        """Put a screen in the place of the one on top."""


@dataclass(frozen=True)
class Context:
    """Everything a screen needs to build its tree. It changes with window, size, theme and language."""

    app: Host
    stage: SceneStage
    viewport: Viewport
    theme: Theme
    type: Typography
    fonts: Fonts
    texts: TextSource

    @property
    def rect(self) -> Rect:
        """The whole window in logical pixels."""
        return self.viewport.rect

    @property
    def wide(self) -> bool:
        return self.viewport.layout == "wide"

    def step(self, name: StepName, times: float = 1.0) -> float:
        """A named distance or size, or a multiple of it, in logical pixels."""
        return step(self.viewport.layout, name, times)

    def width(self, text: str, style: StyleLike = "body") -> float:
        """The width of one line in logical pixels."""
        return self.fonts.face(self.type.style(style)).width(text) / self.viewport.scale

    def bearing(self, text: str, style: StyleLike) -> float:
        """The empty space before the ink of the first letter, in logical pixels: it matters in very large type."""
        return self.fonts.face(self.type.style(style)).bearing(text) / self.viewport.scale

    def height(self, text: str, style: StyleLike, width: float) -> float:
        """The height of a paragraph in a column of this width, in logical pixels."""
        kind = self.type.style(style)
        return kind.size * kind.line * len(self.lines(text, style, width))

    def lines(self, text: str, style: StyleLike, width: float) -> list[str]:
        """The lines of a paragraph in a column of this width, in logical pixels."""
        return wrap(text, self.fonts.face(self.type.style(style)), max(1, int(width * self.viewport.scale + 0.5)))


class Scene:
    """One screen. State lives here; nodes are built from it as often as needed.

    Set attributes, then call `rebuild()`: before the next frame `build` is called again, and focus, hover, scroll
    positions and carets survive by node id.
    """

    background: str = "table"
    name: str = ""
    """What the screen is called, for assistive tools."""
    night: bool = False
    """Whether it has the colours of the night in every theme."""

    stage: SceneStage
    app: Host

    def build(self, ctx: Context) -> Node:
        """The root of the screen's tree; it fills the window. Must not change state."""
        return Node(ctx.rect)

    def built(self) -> None:
        """Called once the tree is built: nodes can be found by their ids."""

    def draw_over(self, p: Painter) -> None:
        """Draws what moves over the tree; whoever moves it must damage its area."""

    # -- life -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The scene becomes the one on top."""

    def leave(self) -> None:
        """The scene is no longer on top."""

    def tick(self, now: float) -> None:
        """Called on every turn of the loop while on top; must be quick."""

    def closing(self) -> None:
        """The window is being closed: save what has to be saved."""

    # -- input ------------------------------------------------------------------------------------------------------

    def on_action(self, action: str) -> bool:
        """A named action of the key map (`confirm`, `undo`); True if it was used."""
        call = self.actions().get(action)
        if call is not None:
            call()
        return call is not None

    def actions(self) -> Actions:
        """What named actions of the key map do here."""
        return {}

    def arrows_begin(self) -> bool:
        """Whether an arrow that nothing had a use for gives the focus to something while nothing has it."""
        return True

    def on_key(self, press: KeyPress) -> bool:
        """A key that no node used, before it is looked up in the key map; True if it was used."""
        return False

    def shown_page(self) -> Hashable:
        """The page shown, if a click leads from page to page: a double click then never answers two pages."""
        return None

    def tells_by_itself(self) -> bool:
        """Whether the screen tells something long that is watched without a touch: the screen saver waits for it."""
        return False

    def end_telling(self, press: str) -> bool:
        """A press while the screen plays something by itself; `press` is an action of the key map or `click`.

        True if the press only jumps to the end, so that nobody leaves before having seen it.
        """
        return False

    def reads_telling(self) -> Literal["no", "begins", "reads"]:
        """Tab or an arrow while the screen plays something by itself: whether that stops to be read, and is not ended.

        `begins` with the press that stops it, `reads` with all others.
        """
        return "no"

    def enter_confirms(self, node: Node) -> bool:
        """Whether Enter confirms the whole decision although this node has the focus; Space activates the node."""
        return False

    def deaf_for(self) -> float:
        """Seconds for which no answer is taken, since it would be meant for the former question."""
        return 0.0

    def on_hover(self, node: Node | None) -> None:
        """The pointer moved to another node."""

    def on_away(self) -> None:
        """The pointer has left the window, or another window has the keyboard."""

    def on_refused(self, node: Node, reason: str) -> None:
        """Something was clicked that can't be used now. Shows the reason; override to show it in place."""
        self.stage.toast(reason, "warn")

    def terms(self) -> Mapping[str, str]:
        """Words that are explained inside a tooltip that has been pinned."""
        return {}

    def toast_room(self, ctx: Context) -> Rect | None:
        """The area at whose lower edge toasts stand; None puts them below the top bar."""
        return None

    def advice_room(self) -> Rect | None:
        """Where advice stands without covering what it speaks of; nothing where there is no such place."""
        return None

    def banner_room(self, ctx: Context) -> Rect | None:
        """Where a banner over the screen covers least; None puts it below the top bar."""
        return None

    def mark_room(self, ctx: Context) -> Rect | None:
        """A rectangle at whose right end a small mark covers least; None puts it into the upper corner."""
        return None

    def kept_clear(self) -> list[Rect]:
        """Areas of the question and its answers: tooltips and toasts cover them only if nothing else is free."""
        return []

    def pictured(self) -> list[Rect]:
        """Areas whose pictures have to be seen: toasts cover them only if there is no better place nearby."""
        return []

    def tip_line(self, node: Node) -> str:
        """An extra line below a node's tooltip that says where to read more."""
        return ""

    def tip_link(self, node: Node) -> Link | None:
        """What can be clicked in the tooltip of a node."""
        return None

    # -- conveniences -----------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Called before the tree is built anew: what it shows is brought up to date here, never in `build`."""

    def rebuild(self) -> None:
        """Have the tree built anew before the next frame."""
        self.stage.request_rebuild()

    def open_dialog(
        self, build: Callable[[Context], Node], on_cancel: Callable[[], None] | None = None, id: str = "dialog"
    ) -> None:
        """Put a modal dialog on top; `build` is called again on every rebuild. Esc closes it and calls `on_cancel`."""
        self.stage.open_layer(id, build, on_cancel)

    def close_dialog(self, id: str = "dialog") -> None:
        """Take a dialog away without `on_cancel`; nothing if it is not open."""
        self.stage.close_layer(id)
