"""What the program imports is read from its compiled code, and whatever is missing is named."""

from __future__ import annotations

import hashlib
import sys
from pkgutil import ModuleInfo

import pytest

from macher.cli import imports
from macher.cli.imports import missing_imports, named_imports


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch):
    """A program of one module; what it imports."""

    def read(module: str) -> set[tuple[str, str]]:
        found = [ModuleInfo(None, module, False)]
        monkeypatch.setattr(imports, "walk_packages", lambda *_: found)
        return named_imports()

    return read


def test_every_module_is_found_with_what_it_imports_late(only) -> None:
    named = only("macher.cli.selfcheck")
    assert {("json", ""), ("macher.cli.outcome", "OK"), ("wave", ""), ("macher.i18n", "Texts")} <= named
    assert missing_imports(named) == []


def test_a_module_that_is_left_out_is_named(only, monkeypatch: pytest.MonkeyPatch) -> None:
    named = only("macher.cli.selfcheck")
    monkeypatch.setitem(sys.modules, "wave", None)
    assert missing_imports(named) == ["wave"]


def test_a_name_that_is_gone_from_a_module_is_named(only, monkeypatch: pytest.MonkeyPatch) -> None:
    named = only("macher.ai.seeds")
    monkeypatch.delattr(hashlib, "pbkdf2_hmac")
    assert missing_imports(named) == ["hashlib.pbkdf2_hmac"]


def test_what_is_imported_for_types_alone_is_not_needed(only) -> None:
    assert ("macher.session.session", "") not in only("macher.ui.features.start.menu")
    assert ("macher.ui.game.games", "WaitingGame") not in only("macher.ui.features.start.menu")
    assert ("macher.ui.widgets", "Hairline") in only("macher.ui.features.start.menu")


@pytest.mark.parametrize(
    "module",
    ["macher.env.aec", "macher.env.gym", "macher.env.vec", "macher.ai.luce", "macher.ai.backends", "macher.saves.lock"],
)
def test_extras_and_parts_of_other_systems_may_be_missing(module: str, only, monkeypatch: pytest.MonkeyPatch) -> None:
    named = only(module)
    other = "fcntl" if sys.platform == "win32" else "msvcrt"
    for name in ("choix", "gymnasium", "numpy", "pettingzoo", "ray", other):
        monkeypatch.setitem(sys.modules, name, None)
    assert missing_imports({pair for pair in named if not pair[0].startswith("macher")}) == []
