"""Editions by key, edited copies of their data, and the fingerprint that tells them apart."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from macher.editions.build import expand
from macher.editions.problems import DataError, EditionUnknown
from macher.editions.registry import edited_copies, edition, editions
from macher.rules.edition import Edition

Edit = Callable[..., Path]


def test_editions() -> None:
    """Every key that is offered can be loaded, and comes from the cache the second time."""
    assert editions() == ("2019", "2006", "1997", "consim")
    for key in editions():
        assert edition(key).key == key
        assert edition(key) is edition(key)


def test_unknown_edition() -> None:
    """One clear sentence."""
    with pytest.raises(EditionUnknown, match="There is no edition “1848”"):
        edition("1848")


def test_an_edited_copy_is_played_with_its_figures(edited: Edit, limited: Edition) -> None:
    """The shipped edition stays as it is."""
    found = edition("2019", edited(("price = 5000", "price = 6000")))
    assert found.figures.media_price == 6_000
    assert edition("2019").figures.media_price == 5_000
    assert found.data_digest != limited.data_digest


def test_a_copy_that_is_saved_again_is_read_again(edited: Edit) -> None:
    """The player corrects the file while the game is open."""
    path = edited(("price = 5000", "price = 6000"))
    assert edition("2019", path).figures.media_price == 6_000
    edited(("price = 5000", "price = 11000"))
    assert edition("2019", path).figures.media_price == 11_000


def test_a_land_may_have_rows_of_its_own(edited: Edit) -> None:
    """A card with other rows than the usual ones."""
    path = edited(("[0, 17, 26, 31, 37, 41, 46, 49, 53, 57, 60]", "[0, 20, 60]\nbands = [0, 7, 40]"))
    path.write_text(
        path.read_text(encoding="utf-8")
        + '\n[[provenance]]\nof = ["lands.NRW.bands"]\nis = "public source"\nsource = "Card"\n',
        encoding="utf-8",
    )
    points = edition("2019", path).figures.lands[0].points
    assert [points[votes] for votes in (0, 6, 7, 39, 40, 50)] == [0, 0, 20, 20, 60, 60]


def test_expand() -> None:
    """Rows become one entry for each number of votes up to 50."""
    table = expand((0, 5, 50), (0, 6, 21))
    assert len(table) == 51
    assert (table[4], table[5], table[49], table[50]) == (0, 6, 6, 21)


def test_the_fingerprint_is_that_of_the_figures(edited: Edit, limited: Edition) -> None:
    """Comments, notes of origin and line ends do not change a game; any figure does."""
    assert len(limited.data_digest) == 16
    assert int(limited.data_digest, 16) >= 0
    path = edited(("# All money is in euros", "# My own note"), ("minutes = [240, 300]", "minutes = [200, 300]"))
    assert edition("2019", path).data_digest == limited.data_digest
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert edition("2019", path).data_digest == limited.data_digest
    other = edited(("reject = 5", "reject = 4"))
    assert edition("2019", other).data_digest != limited.data_digest


def test_every_edition_has_a_fingerprint_of_its_own() -> None:
    """1997 and Consim share most of their figures, but not all."""
    assert len({edition(key).data_digest for key in editions()}) == len(editions())


def test_the_fingerprint_of_2019_is_that_of_its_first_saves(limited: Edition) -> None:
    """Saves of games with the shipped figures stay valid whatever becomes of the code that reads the file."""
    assert limited.data_digest == "92622fc4c5617d2d"


def test_the_fingerprints_are_the_same_in_every_process() -> None:
    """A save names one, so it may not depend on the run."""
    code = "from macher.editions.registry import *; print(*[edition(key).data_digest for key in editions()])"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "7"}
    )
    assert run.stdout.split() == [edition(key).data_digest for key in editions()]


@pytest.mark.parametrize("key", editions())
def test_an_edition_can_be_sent_to_another_process(key: str) -> None:
    """Bots think elsewhere."""
    copy = pickle.loads(pickle.dumps(edition(key)))  # noqa: S301  # our own bytes
    assert copy == edition(key)


@pytest.mark.parametrize("key", editions())
def test_each_edition_is_played_with_an_edited_copy_of_its_own_file(edited: Edit, key: str) -> None:
    """The file says which edition it describes; another edition does not take it."""
    path = edited(("kept_dice = 2", "kept_dice = 3") if key != "2019" else ("kept_base = 3", "kept_base = 4"), key=key)
    found = edition(key, path)
    assert found.key == key
    assert found.data_digest != edition(key).data_digest
    for other in set(editions()) - {key}:
        with pytest.raises(DataError, match=f"This is data of edition {key}, not of edition {other}"):
            edition(other, path)


def test_edited_copies_of_a_folder(edited: Edit, tmp_path: Path) -> None:
    """Usable and unusable copies are both listed, the latter with the reason."""
    good = edited(("price = 5000", "price = 6000"), name="a.toml")
    bad = edited(("price = 5000", "price = 5001"), name="b.toml")
    (tmp_path / "notes.txt").write_text("no data", encoding="utf-8")
    found = edited_copies(tmp_path)
    assert [(copy.path, copy.ok, copy.edition) for copy in found] == [(good, True, "2019"), (bad, False, "")]
    assert found[0].reason == ""
    assert "media.price" in found[1].reason
    with pytest.raises(DataError):
        edition("2019", bad)


def test_a_missing_folder_has_no_copies(tmp_path: Path) -> None:
    """Nobody has to make the folder first."""
    assert edited_copies(tmp_path / "none") == []
