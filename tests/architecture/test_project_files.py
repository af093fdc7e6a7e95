"""The files around the code: workflows, forms and pages can be read, and name only what is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from macher import __version__

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
FORMS = sorted(path for path in GITHUB.glob("ISSUE_TEMPLATE/*.yml") if path.name != "config.yml")
PAGES = [
    *(ROOT / page for page in ("README.md", "CHANGELOG.md", "macher/ARCHITECTURE.md", "packaging/README.md")),
    *sorted(GITHUB.glob("*.md")),
]
FOLDERS = ("macher", "tests", "packaging", "assets", "localization", r"\.ci", r"\.github")
NAMED = re.compile(rf"(?<![\w./-])(?:\./)?((?:{'|'.join(FOLDERS)})/[\w./*{{}},-]+)")
"""A file of the project as a command or a workflow names it."""
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
"""A link of a page to a file of the project."""


def _named(text: str) -> set[str]:
    """What a text names below the folders of the project; what a build makes lies elsewhere."""
    return {found.rstrip(".,") for found in NAMED.findall(text)}


def _missing(names: set[str]) -> set[str]:
    return {name for name in names if not any(list(ROOT.glob(each)) for each in _spelled_out(name))}


def _spelled_out(name: str) -> list[str]:
    """The names that a shell makes of ``{bug,rule}.yml``."""
    choice = re.search(r"\{([^}]*)\}", name)
    if choice is None:
        return [name]
    return [name[: choice.start()] + each + name[choice.end() :] for each in choice.group(1).split(",")]


def _read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_there_are_workflows_and_forms() -> None:
    assert {"artefacts.yml", "nightly.yml", "release.yml", "tests.yml"} == {path.name for path in WORKFLOWS}
    assert {"bug.yml", "rule.yml", "text.yml"} == {path.name for path in FORMS}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_names_only_files_that_are_there(path: Path) -> None:
    workflow = _read(path)
    assert workflow["jobs"]
    for name, job in workflow["jobs"].items():
        assert "uses" in job or job["timeout-minutes"] > 0, f"{name} may run for ever"
    assert not _missing(_named(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_an_action_is_named_by_its_commit(path: Path) -> None:
    """A tag can be moved to other code; the comment says which version a person reads there."""
    used = re.findall(r"uses: (?!\./)(.+)", path.read_text(encoding="utf-8"))
    assert [each for each in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}  # v[\d.]+", each)] == []


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_asks_each_question_once(path: Path) -> None:
    asked = [field["id"] for field in _read(path)["body"]]
    assert asked
    assert len(set(asked)) == len(asked)


def test_the_checks_before_a_commit_can_be_read() -> None:
    hooks = [hook["id"] for repo in _read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    assert hooks == ["ruff-check", "ruff-format", "mypy"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_page_links_only_to_files_that_are_there(path: Path) -> None:
    links = LINK.findall(path.read_text(encoding="utf-8"))
    assert not [link for link in links if not (path.parent / link).exists()]


@pytest.mark.parametrize(
    "text",
    ["run: packaging/nothing --fast", "bash .ci/nothing", "tests/{rulebook,nothing}.py", "uses: ./.github/no.yml"],
)
def test_a_missing_file_is_noticed(text: str) -> None:
    assert _missing(_named(text))


def test_budgets_of_time_are_of_the_processor() -> None:
    """What else runs on the machine does not count, also where a benchmark measures."""
    clocks = re.compile(r"perf_counter|monotonic|time\.time\(")
    assert [
        path.name for path in (ROOT / "tests" / "perf").glob("*.py") if clocks.search(path.read_text("utf-8"))
    ] == []
    assert "--benchmark-timer=time.process_time" in (ROOT / "pyproject.toml").read_text("utf-8")


def test_whoever_cites_the_game_names_its_version() -> None:
    cited = _read(ROOT / ".github" / "CITATION.cff")
    assert cited["version"] == __version__
    assert cited["cff-version"] == "1.2.0"
    assert all(cited[name] for name in ("message", "title", "authors", "license"))
