"""The command ``macher data``: list, export, check."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from macher.cli.data import (
    ExportRefused,
    NoSuchEdition,
    data_check,
    data_editions,
    data_export,
    data_list,
    write_report,
)
from macher.editions.figures import SUBJECTS, reconstructions, subjects
from macher.editions.problems import REASONS
from macher.editions.registry import edition, editions, shipped_file
from macher.i18n.texts import Texts

LANGUAGES = ("en", "de", "pl", "fr")
Edit = Callable[..., Path]


def written(path: Path, lang: str) -> str:
    """The report on a file as text."""
    out = io.StringIO()
    write_report(data_check(path), out, lang)
    return out.getvalue()


def test_list_has_figures_with_origin_and_source() -> None:
    """A figure, its value and where it comes from stand together; every reconstruction's reasoning is given."""
    out = io.StringIO()
    data_list(out)
    text = out.getvalue()
    assert re.search(r"^lands\.NRW\.maximum +60 +reconstruction \[\d+\]$", text, re.MULTILINE)
    assert re.search(r"^lands\.BB\.maximum +21 +rulebook \[\d+\]$", text, re.MULTILINE)
    assert re.search(r"^presence\.white +10 8 6 4 +reconstruction \[\d+\]; entry 1: rulebook \[\d+\]$", text, re.M)
    for key in editions():
        for figure in reconstructions(edition(key)):
            assert figure.source in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_list_in_every_language(lang: str) -> None:
    """No key without a text."""
    out = io.StringIO()
    data_list(out, lang)
    assert "⟦" not in out.getvalue()


def test_export_then_check(tmp_path: Path) -> None:
    """What is exported can be used as it is, and again after a second export."""
    folder = tmp_path / "deep" / "figures"
    files = data_export(folder)
    assert files == tuple(folder / f"{key}.toml" for key in editions())
    for key, file in zip(editions(), files, strict=True):
        report = data_check(file)
        assert report.ok
        assert (report.edition, report.changes) == (key, ())
        assert edition(key, file).data_digest == edition(key).data_digest
    assert data_export(folder) == files


def test_export_of_one_edition(tmp_path: Path) -> None:
    """Somebody's edited copy of another edition is not in the way."""
    (tmp_path / "2019.toml").write_text("mine", encoding="utf-8")
    assert data_export(tmp_path, ("consim",)) == (tmp_path / "consim.toml",)
    assert {path.name for path in tmp_path.iterdir()} == {"2019.toml", "consim.toml"}


def test_which_editions_are_meant() -> None:
    """One or all; for any other the sentence names those that there are."""
    assert data_editions(None) == editions()
    assert data_editions("1997") == ("1997",)
    with pytest.raises(NoSuchEdition, match=r"no edition “1066”\. There are: 2019, 2006, 1997, consim"):
        data_editions("1066")


def test_list_of_one_edition() -> None:
    """Its heading, its figures and its sources, no others."""
    out = io.StringIO()
    data_list(out, "en", ("2006",))
    text = out.getvalue()
    assert text.startswith("Edition 2006\n")
    assert text.count("Data file:") == 1
    assert re.search(r"^lands\.MV\.maximum +24 +reconstruction \[\d+\]$", text, re.MULTILINE)
    assert re.search(r"^dice\.faces +0 1 2 3 4 5 +reconstruction \[\d+\]; entries 3, 6: rulebook \[\d+\]$", text, re.M)


def test_export_never_overwrites_somebodys_work(tmp_path: Path) -> None:
    """An edited copy stays as it is."""
    path = tmp_path / "2019.toml"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(ExportRefused, match="already exists"):
        data_export(tmp_path)
    assert path.read_text(encoding="utf-8") == "mine"


def test_export_where_nothing_can_be_written(tmp_path: Path) -> None:
    """A file in the place of the folder: one sentence, no other exception."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(ExportRefused, match="cannot be written"):
        data_export(tmp_path / "file")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_report_on_a_good_copy(edited: Edit, lang: str) -> None:
    """What differs, and what is still a reconstruction."""
    path = edited(("price = 5000", "price = 6000"))
    text = written(path, lang).replace("\u202f:", ":")  # French sets the colon apart
    assert "media.price: 5000 → 6000" in text
    assert Texts.load(lang)("figure-lands-points") in text
    assert "⟦" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_report_on_a_bad_copy(edited: Edit, lang: str) -> None:
    """File, key and reason."""
    path = edited(("price = 5000", "price = 5001"))
    text = written(path, lang).replace("\u202f:", ":")  # French sets the colon apart
    assert str(path) in text
    assert "media.price: " in text
    assert "⟦" not in text


def test_report_on_no_file(tmp_path: Path) -> None:
    """One line."""
    text = written(tmp_path / "none.toml", "en")
    assert text.count("\n") == 1
    assert "cannot be read" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_text_with_the_same_variables(lang: str) -> None:
    """What the English sentence names, the texts name too."""
    texts = Texts.load(lang)
    for reason, sentence in REASONS.items():
        names = re.findall(r"{(\w+)}", sentence)
        text = texts(reason, **{name: f"<{name}>" for name in names})
        assert all(f"<{name}>" in text for name in names) or "expected" in names, (reason, text)
    assert not texts.missing
    assert not texts.faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_subject_has_a_name_and_every_reconstruction_a_reason(lang: str) -> None:
    """The game can show in each language which figures are reconstructions, and why they are as they are."""
    texts = Texts.load(lang)
    for subject in SUBJECTS:
        assert texts.has(f"figure-{subject}"), subject
    for key in editions():
        for subject in subjects(edition(key), "reconstruction"):
            assert texts.has(f"figure-{subject}-why"), subject


@pytest.mark.parametrize("key", editions())
def test_a_shipped_file_names_nothing_outside_the_project(key: str) -> None:
    """Everything in it can be understood by who has only the game."""
    assert not re.search(r"/work|\.\./|figures\.md|https?:", shipped_file(key).read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reports_on_copies_of_a_classic_edition(edited: Edit, lang: str) -> None:
    """What differs or does not fit, and in the classic editions' own words what is still a reconstruction."""
    good = written(edited(("price = 4000", "price = 6000"), key="1997"), lang).replace("\u202f:", ":")
    assert "media.price: 4000 → 6000" in good
    assert Texts.load(lang)("figure-classic-lands-points-why") in good
    bad = written(edited(("price = 4000", "price = 4001"), key="1997"), lang).replace("\u202f:", ":")
    assert "media.price: " in bad
    assert "⟦" not in good + bad
