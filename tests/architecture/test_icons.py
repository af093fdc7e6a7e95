"""Every icon that the interface names exists, is plain enough to be drawn, and every asset says where it is from."""

import ast
import re
from pathlib import Path

import macher
from macher.resources import asset, asset_text, data_root

UI = Path(macher.__file__).parent / "ui"
ICONS = {path.stem for path in asset("icons").glob("*.svg")}
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*$")


def _named_icons(tree: ast.AST):
    """Texts given as icon=, to Icon(…) or IconButton(…) as second argument, or to .icon(…) as first."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        wanted = [word.value for word in node.keywords if word.arg == "icon"]
        if called == "icon" and node.args:
            wanted.append(node.args[0])
        if called in ("Icon", "IconButton") and len(node.args) > 1:
            wanted.append(node.args[1])
        for value in wanted:
            compared = {
                id(part) for each in ast.walk(value) if isinstance(each, ast.Compare) for part in ast.walk(each)
            }
            for part in (part for part in ast.walk(value) if id(part) not in compared):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and NAME.match(part.value):
                    yield part.value


def test_named_icons_exist():
    unknown = []
    for path in sorted(UI.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "icon" in source.lower():
            unknown += [f"{path.name}: {name}" for name in _named_icons(ast.parse(source)) if name not in ICONS]
    assert unknown == []


def test_icons_use_only_what_can_be_drawn():
    for name in sorted(ICONS):
        source = asset_text("icons", f"{name}.svg")
        assert "currentColor" in source, name
        assert not re.search(r"<(text|mask|clipPath|filter|pattern|use|symbol|marker|style)\b", source), name


def test_assets_of_others_are_named_with_their_licence():
    told = asset_text("ATTRIBUTION.md")
    for folder in (path for path in (data_root() / "assets").iterdir() if path.is_dir() and path.name != "licenses"):
        assert f"`{folder.name}/" in told, folder.name
    for licence in asset("licenses").iterdir():
        assert licence.name in told
