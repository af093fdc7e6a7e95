"""Where figures come from: every one is noted, and reconstructions are named as such."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from macher.editions.figures import SUBJECTS, figures_of, origin_of, reconstructions, subject_of, subjects
from macher.editions.listing import changes, figure_rows
from macher.editions.loader import load_edition, read
from macher.editions.origins import leaves
from macher.editions.registry import edition, editions, shipped_file
from macher.rules.edition import Edition


@pytest.mark.parametrize("edition_key", editions())
def test_every_figure_has_an_origin(edition_key: str) -> None:
    """No figure of a file is without a note and a source."""
    keys = leaves(read(shipped_file(edition_key)))
    assert len(keys) > 400
    for key in keys:
        assert origin_of(edition(edition_key), key).source


@pytest.mark.parametrize(
    "key",
    [
        "lands.BB.maximum",
        "lands.BB.points.1",
        "lands.BB.points.5",
        "lands.BB.points.7",
        "lands.BB.points.11",
        "presence.white.1",
        "start.blocks.3.1",
        "polls.cards.8.cdu",
        "politicians.front_runner.cost",
        "rallies.costs.4",
        "donations.2.accept",
        "lengths.7.rounds.4",
    ],
)
def test_printed_in_the_rulebook(limited: Edition, key: str) -> None:
    """What a rulebook says is not called a reconstruction."""
    assert origin_of(limited, key).provenance == "rulebook"


@pytest.mark.parametrize(
    "key",
    [
        "lands.NRW.maximum",
        "lands.NRW.points.5",
        "lands.NRW.size",
        "lands.BB.points.6",
        "presence.white.2",
        "presence.black.1",
        "start.blocks.1.1",
        "start.blocks.5.5",
        "polls.cards.1.linke",
        "program.display.3",
        "votes.bands.4",
        "trend.scale.3",
        "lengths.4.minutes.1",
    ],
)
def test_reconstructed(limited: Edition, key: str) -> None:
    """What no source gives is not called anything else, and gives its reasoning."""
    figure = origin_of(limited, key)
    assert figure.provenance == "reconstruction"
    assert figure in reconstructions(limited)


def test_fifteen_of_sixteen_maxima_are_reconstructed(limited: Edition) -> None:
    """Only Brandenburg's is known (EN19 phase 9 b)."""
    maxima = [figure for figure in figures_of(limited) if figure.key.endswith(".maximum")]
    assert len(maxima) == 16
    assert [figure.key for figure in maxima if figure.provenance == "rulebook"] == ["lands.BB.maximum"]


def test_no_origin_for_what_is_no_figure(limited: Edition) -> None:
    """A path outside the file is an error, not a guess."""
    with pytest.raises(KeyError):
        origin_of(limited, "weather.rain")
    with pytest.raises(KeyError):
        subject_of("weather.rain")


def test_subjects(limited: Edition) -> None:
    """Each noted figure is about something that has a name in the texts."""
    assert {subject_of(figure.key) for figure in figures_of(limited)} <= set(SUBJECTS)
    assert subject_of("lands.NRW.points.3") == "lands-points"
    assert subject_of("lengths.4") == "lengths"
    assert subjects(limited, "reconstruction") == (
        "lengths-minutes",
        "presence",
        "votes-bands",
        "lands-size",
        "lands-maximum",
        "lands-points",
        "polls-cards",
        "program-display",
        "start-blocks",
        "trend-scale",
    )


@pytest.mark.parametrize("edition_key", editions())
def test_everything_noted_has_a_subject(edition_key: str) -> None:
    """The page that lists reconstructed figures knows a name for each."""
    noted = {figure.provenance for figure in figures_of(edition(edition_key))}
    for provenance in noted:
        assert subjects(edition(edition_key), provenance)


def test_a_deeper_note_is_stronger_and_a_named_one_beats_a_star(edited: Callable[..., Path]) -> None:
    """Who corrects one figure notes that one, without touching the note on its table."""
    note = '[[provenance]]\nof = ["lands.NRW.maximum"]\nis = "public source"\nsource = "Read off the card"\n\n[votes]\n'
    found = load_edition(edited(("[votes]\n", note)))
    assert origin_of(found, "lands.NRW.maximum").provenance == "public source"
    assert origin_of(found, "lands.BY.maximum").provenance == "reconstruction"


@pytest.mark.parametrize("edition_key", editions())
def test_rows_show_every_figure_once(edition_key: str) -> None:
    """The listing leaves nothing out."""
    rows = figure_rows(shipped_file(edition_key))
    keys = [row.key for row in rows]
    assert len(set(keys)) == len(keys)
    for leaf in leaves(read(shipped_file(edition_key))):
        assert sum(leaf == key or leaf.startswith(f"{key}.") for key in keys) == 1, leaf


def test_changes_name_the_figure_and_both_values(edited: Callable[..., Path]) -> None:
    """An edited copy can be told from the shipped file figure by figure."""
    path = edited(("black = [16,", "black = [18,"), ("price = 5000", "price = 6000"))
    found = [(change.key, change.shipped, change.edited) for change in changes(path, shipped_file("2019"))]
    assert found == [("presence.black", "16 14 12", "18 14 12"), ("media.price", "5000", "6000")]
