"""Every shortcut stands in the table of keys that can be changed: the interface listens for no key beside it."""

import ast
import re
from pathlib import Path

import pytest

import macher.ui
from macher.i18n import available_languages
from macher.ui.keys import ACTIONS

UI = Path(macher.ui.__file__).parent
LOCALIZATION = UI.parents[1] / "localization"

MOVING = {
    "access/access.py": "wishes of assistive tools, carried out as keys of what has the focus",
    "input/events.py": "which keys are held: a held key answers no new question",
    "keys.py": "the names of all keys",
    "kit/list_row.py": "arrows between the rows of a list",
    "features/box/rows.py": "arrows between the lines of a card while a figure is typed",
    "features/box/typing.py": "pages of the cards",
    "features/evening/campaign_map.py": "arrows from state to state on the map",
    "features/replay/chart.py": "arrows and ends of the time axis that has the focus",
    "scene/focus.py": "arrows move the focus",
    "scene/keyboard.py": "Tab, arrows, Enter and Space on what has the focus, Escape out of a layer",
    "features/handover/pins.py": "typed digits and deleting of the last one",
    "features/rules/page.py": "Enter in the search line",
    "features/saves/page.py": "arrows, pages and ends of a list, Del on what is chosen",
    "features/settings/controls.py": "waits for the key that shall be changed",
    "features/career/frame.py": "arrows between pages, as between tabs",
    "widgets/buttons.py": "arrows between segments",
    "widgets/entry.py": "editing of a text",
    "widgets/scroll.py": "arrows and pages of what scrolls",
    "widgets/values.py": "arrows, signs and ends of a slider or stepper that has the focus",
}
"""Modules that may look at a key itself, and what for: what every program does with it where the focus is."""
LISTENING = {
    "scene/scene.py": "the empty method",
    "features/box/typing.py": "pages of the cards",
    "features/night/page.py": "a key without a meaning goes on with the evening",
    "features/interlude/page.py": "digits of an amount, which the table behind takes",
    "features/saves/page.py": "pages and ends of a list, Del on what is chosen",
    "table/screen.py": "digits of an amount",
}
"""Modules with an `on_key`, which comes before the table."""

KEY_NAMES = re.compile(
    r"\b(Ctrl|Strg|Esc|Échap|Enter|Eingabe|Entrée|Leertaste|Space|Spacja|Spację|F\d{1,2})\b|\([A-Z]\)|barre d’espace"
)
"""How a sentence would name a key itself instead of asking which one it is."""


def trees():
    for path in sorted(UI.rglob("*.py")):
        yield path.relative_to(UI).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def strings(node):
    """All texts written out in an expression."""
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def asked_actions(tree):
    """The actions that the code compares with, offers on a button, or has in a table by action."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and node.left.id == "action":
            yield from strings(ast.Tuple(node.comparators, ast.Load()))
        if isinstance(node, ast.keyword) and node.arg == "action":
            if isinstance(node.value, ast.IfExp):
                yield from strings(node.value.body) | strings(node.value.orelse)
            elif isinstance(node.value, ast.Constant):
                yield from strings(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "shortcut":
            yield from strings(ast.Tuple(node.args, ast.Load()))


def test_every_action_that_the_interface_knows_is_in_the_table():
    asked = {(name, action) for name, tree in trees() for action in asked_actions(tree) if action}
    assert len({action for _, action in asked}) > 15
    assert sorted((name, action) for name, action in asked if action not in ACTIONS) == []


def test_no_module_looks_at_keys_beside_the_table():
    found = set()
    for name, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and (
                (node.attr.startswith("K_") and isinstance(node.value, ast.Name) and node.value.id == "pygame")
                or (node.attr == "key" and isinstance(node.value, ast.Name) and node.value.id in ("press", "event"))
            ):
                found.add(name)
    assert found - set(MOVING) == set()


def test_only_typed_digits_come_before_the_table():
    found = {
        name
        for name, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "on_key"
    }
    assert found == set(LISTENING)


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
def test_every_action_has_its_line_and_no_sentence_names_a_key_that_may_be_another(lang):
    named = []
    for path in sorted((LOCALIZATION / lang).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            key, _, text = line.partition(" = ")
            # The keys' own names, and which ones may be pressed together with a new key.
            if line.startswith("#") or key.startswith("key-") or key == "settings-keys-press":
                continue
            if KEY_NAMES.search(text):
                named.append(f"{path.name}: {line}")
    assert named == []
    lines = (LOCALIZATION / lang / "settings.ftl").read_text(encoding="utf-8")
    assert [action for action in ACTIONS if f"settings-key-{action} = " not in lines] == []
