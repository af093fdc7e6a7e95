"""Pictures made by code: the files are what the script makes, plain enough to be drawn, and small."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from macher.editions.registry import edition, editions
from macher.resources import asset
from macher.ui.paint import prints

ROOT = Path(__file__).resolve().parents[2]
ART = asset("art")
FILES = sorted(path.relative_to(ART).as_posix() for path in ART.rglob("*.svg"))


def test_the_files_are_what_the_script_makes(tmp_path):
    """If this fails: python packaging/make_art.py."""
    subprocess.run([sys.executable, str(ROOT / "packaging" / "make_art.py"), str(tmp_path)], check=True)
    made = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert made.keys() == {path.relative_to(ART).as_posix() for path in ART.rglob("*") if path.is_file()}
    assert [name for name, text in made.items() if (ART / name).read_bytes() != text] == []


def test_pictures_use_only_what_can_be_drawn():
    for name in FILES:
        text = (ART / name).read_text(encoding="utf-8")
        assert not re.search(r"<(text|mask|clipPath|filter|pattern|use|symbol|marker|style|image)\b|opacity", text), (
            name
        )
        assert set(re.findall(r"#[0-9A-Fa-f]+", text)) <= {f"#0{n}0{n}0{n}" for n in range(1, 10)}, name
        assert len(text) < 40_000, name


def test_all_pictures_together_are_small():
    assert sum((ART / name).stat().st_size for name in FILES) < 3_000_000


@pytest.mark.parametrize("key", editions())
def test_the_topics_of_an_edition_have_pictures(key):
    for topic in edition(key).figures.topics:
        assert prints.source("scenes", prints.TOPICS[topic][0])
        for size in ("", "-46", "-24"):
            assert prints.source("topics", topic + size)
