"""What packages say of the game: what it needs, how large it is, who publishes it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from xml.etree import ElementTree

import debian
import pytest
from base import LINUX, ROOT, Publisher, metainfo

SOMEBODY = Publisher(
    "org.example.Macher", "Somebody", "games@example.org", "https://example.org/p", {"Homepage": "https://example.org"}
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The files of a package: two libraries, a link to one, and a text that only looks like one."""
    (tmp_path / "usr").mkdir()
    (tmp_path / "usr/one.so").write_bytes(b"\x7fELF\0GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.2.5\0" + bytes(3000))
    (tmp_path / "usr/two.so").write_bytes(b"\x7fELF\0GLIBC_2.9\0GLIBC_PRIVATE\0")
    (tmp_path / "usr/link.so").symlink_to("one.so")
    (tmp_path / "usr/text").write_bytes(b"\0GLIBC_2.99\0")
    return tmp_path


def test_the_c_library_is_the_oldest_that_every_library_runs_with(tree):
    assert debian.c_library(tree) == "2.34"


def test_a_link_does_not_count_as_the_file_it_leads_to(tree):
    assert debian.size_of(tree) == 3 + 1 + 1 + 1 + 1  # the files rounded up, the link, the folder


def test_the_control_file_names_the_publisher_and_keeps_its_lines_short(tree, monkeypatch):
    monkeypatch.setattr(debian, "architecture", lambda: "amd64")
    said = debian.control(tree, SOMEBODY)
    assert "Maintainer: Somebody <games@example.org>\nHomepage: https://example.org\n" in said
    assert "Depends: libc6 (>= 2.34), libx11-6, libxext6\n" in said
    description = said[said.index("Description:") :].splitlines()
    assert max(map(len, description)) <= 80


def test_software_centers_get_no_address_that_there_is_not():
    read = ElementTree.fromstring(metainfo(Publisher.read()))
    name = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["publisher"]["id"]
    assert read.findtext("id") == name
    assert "@" not in metainfo(Publisher.read()).partition("<component")[2]
    assert read.find("screenshots") is None
    assert read.find("url") is None


def test_software_centers_get_what_the_publisher_has():
    read = ElementTree.fromstring(metainfo(SOMEBODY))
    assert read.findtext("url[@type='homepage']") == "https://example.org"
    pictures = [each.text or "" for each in read.findall("screenshots/screenshot/image")]
    assert {each.rpartition("/")[0] for each in pictures} == {"https://example.org/p"}
    assert {each.rpartition("/")[2] for each in pictures} == {path.name for path in (LINUX / "pictures").iterdir()}
