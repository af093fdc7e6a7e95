"""The screen node by node, as an assistive tool gets it: role, name, state, place, possible actions.

It is made only from the nodes of the scene on top, so it never says more than the screen shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from macher.ui.scene.node import Node
from macher.ui.scene.stage import Stage
from macher.ui.scene.surroundings import Surroundings
from macher.ui.system.window import TITLE

ROOT: Final = 1
"""The number of the window itself."""
TOGGLED: Final = ("button", "radio", "checkbox")
"""Roles that are on or off, if the node says so."""
CHOSEN: Final = ("option", "tab")
"""Roles that are chosen one at a time, out of a row."""
VALUED: Final = ("slider", "spinbutton", "textbox", "combobox", "progressbar")
"""Roles with a value in words."""
ANNOUNCED: Final = ("alert",)
ANNOUNCED_IDS: Final = ("dock.title", "interlude.told")
"""Read out when they change: messages, the question at the table, and what is told between two rounds."""
_ON: Final = ("marked", "chosen")
"""Values of a node that mean on."""


class SpokenApp(Surroundings, Protocol):
    """The application whose screens assistive tools get (`macher.ui.app.App`)."""

    stages: list[Stage]
    """The stages of all open screens; none before the first and after the last."""

    @property
    def stage(self) -> Stage:
        """The stage of the scene on top."""

    def guard(self, call: Callable[..., Any], *arguments: Any) -> Any:
        """Call something; an unexpected error is reported and does not end the program."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """One node. `box` is left, top, right, bottom in physical pixels of the window.

    `on` and `chosen` are None where that means nothing; `numbers` are value, least, most and step of a slider.
    Actions are press, focus, increase, decrease, type, scroll_up and scroll_down.
    """

    role: str
    name: str = ""
    value: str = ""
    description: str = ""
    keys: str = ""
    language: str = ""
    box: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    children: tuple[int, ...] = ()
    actions: tuple[str, ...] = ()
    disabled: bool = False
    on: bool | None = None
    chosen: bool | None = None
    numbers: tuple[float, float, float, float] | None = None
    announced: bool = False
    clips: bool = False


@dataclass(slots=True)
class SpokenTree:
    """All nodes by number, the one with the focus, and the scene's nodes that carry out actions."""

    nodes: dict[int, Spoken] = field(default_factory=dict)
    focus: int = ROOT
    targets: dict[int, Node] = field(default_factory=dict)

    def news(self, before: SpokenTree | None) -> dict[int, Spoken]:
        """The nodes that are new or have changed."""
        if before is None:
            return dict(self.nodes)
        return {number: node for number, node in self.nodes.items() if before.nodes.get(number) != node}


def describe(app: SpokenApp) -> SpokenTree:
    """Describes the scene on top.  A layer hides everything below it; tooltip and messages are added on top."""
    return _Walk(app).tree


def _number(key: str) -> int:
    """A number that stays the same across rebuilds, so that a tool finds the node again."""
    from hashlib import blake2b  # loaded late: it loads OpenSSL, and few players have a tool that listens

    return int.from_bytes(blake2b(key.encode(), digest_size=7).digest(), "big") + ROOT + 1


class _Walk:
    """One walk over the tree."""

    def __init__(self, app: SpokenApp) -> None:
        self.tree = SpokenTree()
        stage = app.stage
        stage.build_if_needed()
        self.scale = app.viewport.scale
        self.counts: dict[str, int] = {}
        floating: list[Node] = [*stage.toast_nodes, *stage.tips]
        children = [*self._below(stage.active, 0.0, 0.0, ""), *self._all(floating, 0.0, 0.0, "floating")]
        width, height = app.pixels
        self.tree.nodes[ROOT] = Spoken(
            "window",
            TITLE,
            box=(0.0, 0.0, float(width), float(height)),
            children=tuple(children),
            language=getattr(app.texts, "lang", ""),
        )
        focus = stage.focus
        self.tree.focus = next((n for n, node in self.tree.targets.items() if node is focus), ROOT)

    def _all(self, nodes: Sequence[Node], x: float, y: float, anchor: str) -> Iterator[int]:
        for node in nodes:
            yield from self._below(node, x, y, anchor)

    def _below(self, node: Node, x: float, y: float, anchor: str) -> Iterator[int]:
        """The number of this node, or the numbers of its children if it only groups them."""
        if not node.visible:
            return
        left, top = x + node.rect.x, y + node.rect.y
        shift_x, shift_y = node.shift
        inside = left + shift_x, top + shift_y
        if not _says_something(node):
            yield from self._all(node.children, *inside, node.id or anchor)
            return
        number = self._place(node, anchor)
        self.tree.targets[number] = node
        spoken = self._spoken(node, left, top)
        self.tree.nodes[number] = spoken  # before its children, so that the tree can be read from top to bottom
        below = tuple(self._all(node.children, *inside, node.id or f"#{number}"))
        if below:
            self.tree.nodes[number] = replace(spoken, children=below)
        yield number

    def _place(self, node: Node, anchor: str) -> int:
        """The node's number: from its id, else from its position among the nodes without id below the nearest id."""
        key = node.id
        if not key or _number(key) in self.tree.nodes:
            count = self.counts[anchor] = self.counts.get(anchor, 0) + 1
            key = f"{anchor}/{count}"
        return _number(key)

    def _spoken(self, node: Node, left: float, top: float) -> Spoken:
        s, role = self.scale, node.role
        said = node.value_text()
        reason = node.reason or next((each.reason for each in node.ancestors() if each.reason), "")
        live = node.usable and not reason
        return Spoken(
            role,
            node.name,
            value=said if role in VALUED else "",
            description=_more(node.name, node.tooltip, reason),
            keys=node.shortcut(),
            box=(left * s, top * s, (left + node.rect.w) * s, (top + node.rect.h) * s),
            actions=_actions(node, live, bool(reason)),
            disabled=node.interactive and not live,
            on=said in _ON if role in TOGGLED and _has_state(node) else None,
            chosen=bool(getattr(node, "selected", False)) if role in CHOSEN else None,
            numbers=_numbers(node),
            announced=role in ANNOUNCED or node.id in ANNOUNCED_IDS,
            clips=node.clip,
        )


def _says_something(node: Node) -> bool:
    """Whether a node is more than a ground, a line or a frame."""
    if node.focusable:
        return True
    if node.acts:
        return bool(node.name)
    if node.role == "separator":
        return False
    return bool(node.name) or node.role == "progressbar"


def _has_state(node: Node) -> bool:
    """Whether a node can be on or off: its class defines a value."""
    return type(node).value_text is not Node.value_text


def _more(name: str, tooltip: str, reason: str) -> str:
    """What tooltip and reason say beyond the name."""
    lines = [line for part in (tooltip, reason) for line in part.split("\n") if line]
    return "\n".join(line for line in dict.fromkeys(lines) if line != name)


def _actions(node: Node, live: bool, answers: bool) -> tuple[str, ...]:
    """Possible actions; a node that can't be used still takes the focus and answers a press with its reason."""
    found = []
    if (node.focusable and (live or answers)) or node.explains:
        found.append("focus")
    if not node.interactive or not (live or answers):
        return tuple(found)
    if node.role == "textbox":
        found += ["type"] if live else []
    elif node.role in ("slider", "spinbutton"):
        found += ["increase", "decrease"] if live else []
    elif node.role == "scrollview":
        found += ["scroll_up", "scroll_down"]
    else:
        found.append("press")
    return tuple(found)


def _numbers(node: Node) -> tuple[float, float, float, float] | None:
    if node.role not in ("slider", "spinbutton"):
        return None
    low, high, step, value = (getattr(node, name, None) for name in ("low", "high", "step", "value"))
    if None in (low, high, step, value):
        return None
    return float(value), float(low), float(high), float(step)  # type: ignore[arg-type]  # None is excluded above
