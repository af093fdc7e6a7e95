"""What can be pressed around the question - tools of the top bar, buttons of the dock, helpers - and who decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from macher.i18n import names as naming
from macher.i18n.texts import Texts
from macher.ui.prompts.base import Act
from macher.ui.scene import Context, Node
from macher.ui.scene.surroundings import Link
from macher.ui.table.dock.curtain import VeiledPrompt, look_act
from macher.ui.table.model import TableModel
from macher.ui.table.panels.top_bar import Tool
from macher.ui.table.table import TableInPlay, undo_reason
from macher.ui.table.words.sheets import Opened


def decides(model: TableModel) -> str:
    """Nicole decides on rallies."""
    view, texts = model.view, model.texts
    if not view.deciders:
        return ""
    what = texts(f"table-about-{view.step}")
    if len(view.deciders) > 2:
        return texts("table-decide-many", n=len(view.deciders), what=what)
    players = texts.listing([model.names.player(seat) for seat in view.deciders])
    return texts("table-decides", n=len(view.deciders), players=players, what=what)


def waiting(model: TableModel) -> tuple[Sequence[str], str]:
    """Title and sentence while nobody at this screen decides: who does, and in which phase."""
    view, texts = model.view, model.texts
    if not view.phase:
        return (texts("table-over"),), ""
    phase, who = naming.phase(texts, view.phase), decides(model)
    return ((who,), phase) if who else ((phase,), "")


def bar_tools(scene: TableInPlay, opened: Opened, model: TableModel) -> list[Tool]:
    """The buttons of the top bar, from left to right."""
    texts = model.texts
    planning = scene.planning
    tools = _steps_back(scene, texts)
    assists = scene.app.options.assists
    tools.append(planning.tool(texts, planning.reason(model.view, scene.controller.veiled), scene.toggle_plan))
    if "grid" in assists:
        tools.append(
            Tool(
                "parties", "grid-3x3", texts("table-grid"), opened.grid, action="parties", word=texts("table-grid-word")
            )
        )
    if scene.app.viewport.layout == "focus":  # elsewhere the search of the list opens it
        tools.append(Tool("log", "scroll-text", texts("table-log-open"), opened.log, action="log"))
    if scene.on_rules is not None:
        tools.append(
            Tool(
                "rules", "book-open", texts("table-rules"), scene.rules, action="rules", word=texts("table-rules-word")
            )
        )
    if scene.on_settings is not None:
        tools.append(Tool("settings", "settings", texts("table-settings"), scene.on_settings, action="settings"))
    return tools


def _steps_back(scene: TableInPlay, texts: Texts) -> list[Tool]:
    """Undo and redo: of a plan, of the draft, or of the last decision."""
    plan = scene.planning.prompt
    undo = "" if scene.dirty else undo_reason(texts, scene.controller.undo_status())
    redo = undo_reason(texts, scene.controller.redo_status())
    if plan is not None:
        undo, redo = "" if plan.plan.edits else texts("plan-nothing"), texts("plan-no-redo")
    return [
        Tool("undo", "undo-2", texts("table-undo"), scene.undo, undo, action="undo"),
        Tool("redo", "redo-2", texts("table-redo"), scene.redo, redo, action="redo"),
    ]


def dock_acts(scene: TableInPlay, ctx: Context, model: TableModel) -> list[Act]:
    """Buttons of the frame behind those of the prompt."""
    texts, prompt = model.texts, model.prompt
    if scene.on_return is not None:
        return [Act("return", texts("replay-return"), scene.on_return, primary=True, icon="rewind")]
    if not model.view.phase and scene.on_final is not None:
        return [Act("final", texts("table-final"), scene.on_final, primary=True, icon="award")]
    if scene.controller.spectates:
        return [*_going_on(scene, texts), _viewpoint(scene, model)]
    if prompt is None:
        return _going_on(scene, texts)
    if prompt is None or isinstance(prompt, VeiledPrompt) or scene.planning.on:
        return []
    acts: list[Act] = []
    if scene.controller.may_look:
        acts.append(look_act(scene.controller, texts))
    if scene.on_advice is not None and "advisor" in scene.app.options.assists:
        acts.append(Act("advice", texts("table-advice"), scene.on_advice, icon="lightbulb"))
    return acts


def _going_on(scene: TableInPlay, texts: Texts) -> list[Act]:
    """The buttons while AI seats wait for the player to have read what one of them did."""
    if not scene.moves.held:
        return []
    return [
        Act("continue", texts("told-continue"), scene.go_on, primary=True, icon="arrow-right", action="confirm"),
        Act("again", [texts("told-again"), texts("told-again-short")], scene.tell_again, icon="rotate-ccw"),
    ]


def _viewpoint(scene: TableInPlay, model: TableModel) -> Act:
    """The button with the viewpoint of an onlooker of AI seats; a press goes on to the next."""
    texts = model.texts
    if model.open_hands:
        said = texts("table-viewpoint-open")
    elif model.seat >= 0:
        said = texts("table-viewpoint-seat", party=model.names.party(model.seat))
    else:
        said = texts("table-viewpoint-public")
    return Act("viewpoint", said, scene.look_from_next, icon="eye", tooltip=texts("table-viewpoint-tip"))


_NODES: Final = {
    "ladder": "ladder",
    "parties": "grid",
    "advice": "advisor",
    "act.advice": "advisor",
    "place.warning": "warnings",
}


def off_link(scene: TableInPlay, texts: Texts, node: Node) -> Link | None:
    """Switches the helper off that a tooltip belongs to, as its key does."""
    name, key = _assist(scene, node), scene.app.shortcut("assist")
    if not name or (name == "projections" and not scene.app.options.projections):
        return None
    words = texts("assist-switch", assist=texts(f"assist-{name}"))
    return Link(f"{words} ({key})" if key else words, lambda: switch_off(scene, texts))


def switch_off(scene: TableInPlay, texts: Texts) -> None:
    """Switches off the helper whose tooltip is open; the answer offers it back."""
    app = scene.app
    name, before = _assist(scene, scene.stage.explained()), app.options
    if not name:
        scene.say("assist-none")
        return
    off = replace(before, projections=False)
    if name != "projections":
        off = replace(before, assists=before.assists - {name})
    app.set_options(off)
    link = Link(texts("assist-on-again"), lambda: app.set_options(before))
    scene.stage.toast(texts("assist-off", assist=texts(f"assist-{name}")), "info", 9, link)


def _assist(scene: TableInPlay, node: Node | None) -> str:
    """The helper that a node belongs to; a warning stands among the figures of the dock."""
    if node is None:
        return ""
    warned = scene.prompt is not None and scene.prompt.warned
    if warned and not node.interactive and any(above.id == "dock" for above in node.ancestors()):
        return "warnings"
    return assist_of(node)


def assist_of(node: Node | None) -> str:
    """The helper that a node of the table belongs to; empty if none."""
    while node is not None:
        if node.id in _NODES:
            return _NODES[node.id]
        if node.id.startswith("votes."):
            return "projections"
        if node.id.startswith("spot.plus."):
            return "ladder"
        node = node.parent
    return ""
