"""The page of the rules that says where the figures of the edition come from."""

from __future__ import annotations

from pathlib import Path

import pytest
from hands import begin

from macher.editions.figures import subjects
from macher.editions.registry import edition, editions, shipped_file
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.features.rules.compare import comparison
from macher.ui.features.rules.open_book import items_of
from macher.ui.features.rules.page import RulesScreen
from macher.ui.game.vocabulary import words_of
from macher.ui.widgets import Label, Paragraph


def texts_of(pilot: Pilot) -> list[str]:
    """Every text on the page, also what is scrolled away."""
    return [node.text for node in pilot.nodes() if isinstance(node, Label | Paragraph)]  # type: ignore[misc]


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("key", editions())
def test_every_reconstruction_is_named_with_its_reasoning(lang: str, key: str) -> None:
    """In the words of the edition that is played, and nothing runs over its edge."""
    elections = 4 if key == "2019" else 7
    pilot, shell = begin(lang, edition=key, elections=elections)
    pilot.app.push(RulesScreen(shell, "figures"))
    pilot.settle()
    shown, words = texts_of(pilot), Texts.load(lang)
    for subject in subjects(edition(key), "reconstruction"):
        assert words(f"figure-{subject}") in shown
        assert words(f"figure-{subject}-why") in shown
    assert not [text for text in shown if "⟦" in text]
    assert not pilot.problems()


def test_a_copy_may_call_anything_a_reconstruction(tmp_path: Path) -> None:
    """There is no reasoning of ours then, and no hole in the page either."""
    text = shipped_file("2006").read_text(encoding="utf-8")
    note = 'of = ["media"]\nis = "rulebook"'
    assert note in text
    path = tmp_path / "copy.toml"
    path.write_text(text.replace(note, note.replace("rulebook", "reconstruction")), encoding="utf-8")
    pilot, shell = begin(edition="2006", elections=7)
    screen = RulesScreen(shell, "figures")
    screen.edition = edition("2006", path)
    pilot.app.push(screen)
    pilot.settle()
    shown = texts_of(pilot)
    assert shown.count(Texts.load("en")("figure-classic-media")) == 1
    assert not [text for text in shown if "⟦" in text]


@pytest.mark.parametrize("key", editions())
def test_rulings_and_doubtful_figures_are_those_of_the_edition(key: str) -> None:
    """Rulings of the classic editions begin with a C."""
    headings = [item.heading for item in items_of("rulings", Texts.load("en"), edition(key))]
    assert {heading.startswith("C") for heading in headings} == {key != "2019"}
    guessed = [item.heading for item in items_of("figures", Texts.load("en"), edition(key)) if item.remark]
    assert len(guessed) == len(subjects(edition(key), "reconstruction"))


def test_the_comparison_says_what_the_values_say() -> None:
    known = [edition(key) for key in editions()]
    rows = {row.caption: row.cells for row in comparison(Texts.load("en"), known)}
    assert all(len(cells) == len(known) for cells in rows.values())
    assert rows["Elections"] == ("4 / 7", "7 / 5", "7", "7")
    assert rows["Money at the start"][2] == Texts.load("en", words_of(known[2])).money(known[2].figures.start_money)
    assert rows["Full national board"][0] == "–"
    for caption in ("Repeated opinions", "Media influence begins", "Beaten by a nose", "Full national board"):
        _, y2006, y1997, consim = rows[caption]
        assert y2006 != y1997 == consim
    assert rows["Order of play"][2] != rows["Order of play"][3]
    assert "Cabinet" not in rows["Reconstructed numbers"][0]
    assert all(rows["Reconstructed numbers"])
