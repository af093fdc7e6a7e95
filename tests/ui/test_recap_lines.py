"""What has happened since the own last decision as sentences: grouped, named, and in the line of small windows."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_game
from tabletop import SIZES, BareController, show

from macher.gallery.pilot import Pilot
from macher.rules import events as ev
from macher.rules.commands import BuyRallies
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.table.happening.changes_lines import _whole_word, forms, sentences
from macher.ui.table.happening.changes_strip import marked_corners
from macher.ui.table.model import TableModel
from macher.ui.table.screen import TableScene
from macher.ui.table.words.shortening import shortened


def others_bought(more: bool = False) -> BareController:
    """CDU and SPD have bought rallies; Grüne are to decide.  `more` adds changes of three other kinds."""
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("rallies")
    before = len(game.table.log or [])
    game.do(BuyRallies(0, (3, 2, 0, 0)))
    game.do(BuyRallies(1, (1, 2, 4, 0)))
    if more:
        game.table.emit(ev.VotesChanged, 0, 1, 6, 6, "politician")
        game.table.emit(ev.TrendChanged, 3, 1, 1, 2, "politician")
        game.table.emit(ev.TrendChanged, 3, 2, -1, 0, "politician")
        game.table.emit(ev.VotesChanged, 4, 2, 8, 8, "politician")
    controller = BareController(game.table, 2)
    controller.marks = tuple(controller.log[before:])
    return controller


def model_of(pilot: Pilot) -> TableModel:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene.model()


def test_what_a_player_did_of_one_kind_is_one_sentence_the_newest_first() -> None:
    model = model_of(show(others_bought()))
    names = model.names
    first, second = sentences(model)
    codes = [names.land_code(place) for place in range(3)]
    assert first.lead == "Marion buys 7 rallies for €8,000:"
    assert first.details == (f"{codes[0]}\u00a01, {codes[1]}\u00a02, {codes[2]}\u00a04",)
    assert first.listed == (f"Marion: 7 rallies, {first.details[0]}, for €8k",)
    assert first.counts
    assert second.lead.startswith("Nicole buys 5 rallies for ")
    assert second.details == (
        f"{names.land(0)}\u00a03, {names.land(1)}\u00a02",
        f"{codes[0]}\u00a03, {codes[1]}\u00a02",
    )


def test_players_are_called_by_name_as_in_the_log() -> None:
    model = model_of(show(others_bought(more=True)))
    assert [told.lead.split()[0] for told in sentences(model)][-2:] == ["Marion", "Nicole"]


def test_a_state_is_called_by_its_name_at_the_time() -> None:
    """What lies on the board now may be another state than when it happened."""
    controller = others_bought()
    was = model_of(show(controller)).names.land(0)
    model = model_of(show(controller))
    assert model.recap[0].state[0] == was
    later = replace(model.recap[0], state=("Berlin", "BE"))
    model.recap = [later]
    assert sentences(model)[0].details[0] == "Berlin"


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("layout", list(SIZES))
def test_sentences_fit_in_every_language(layout: str, lang: str) -> None:
    pilot = show(others_bought(more=True), layout, lang)
    assert pilot.problems() == []
    pilot.press("r")
    assert pilot.problems() == []


def test_all_bids_for_start_player_are_one_sentence_the_highest_first() -> None:
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("rallies")
    before = len(game.table.log or [])
    game.table.emit(ev.StartBidsRevealed, (5000, 7000, 1000, 2000, -1))
    controller = BareController(game.table, 2)
    controller.marks = tuple(controller.log[before:])
    (told,) = sentences(model_of(show(controller)))
    assert told.text == "Bids in thousands: Marion 7, Nicole 5, Detlef 2, Petra 1"
    assert told.seat == -1


def test_no_corner_is_drawn_on_a_sheet_over_what_has_changed() -> None:
    root = Node(Rect(0, 0, 400, 200))
    below, beside = Rect(10, 10, 40, 20), Rect(300, 10, 40, 20)
    sheet = Node(Rect(0, 0, 200, 200), id="staging")
    root.add(Node(below, id="media.0"), Node(beside, id="base.1"), sheet)
    assert marked_corners(root, ["media.0", "base.1"]) == [below, beside]
    assert marked_corners(root, ["media.0", "base.1"], sheet) == [beside]


@pytest.mark.parametrize("room", range(10, 60))
def test_a_line_is_never_cut_within_a_word(room: int) -> None:
    text = "replaces the FDP marker in Hessen, paying FDP DM 4,000 · and more (much more)"
    cut = shortened(text, lambda form: len(form) <= room)
    assert len(cut) <= room
    whole = cut.removesuffix("…").rstrip()
    assert text.startswith(whole)
    assert text[len(whole) :][:1] in ("", " ", ",", "·")
    if room >= 36:
        assert whole.endswith(("Hessen", "4,000", "more")), cut


def test_exchanges_in_one_list_call_topics_by_one_form() -> None:
    """Both are told in long names, or both in short ones."""
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("rallies")
    before = len(game.table.log or [])
    game.table.emit(ev.OpinionShifted, 3, 1, 0, 0, 10)
    game.table.emit(ev.OpinionShifted, 4, 2, 0, 1, 11)
    controller = BareController(game.table, 2)
    controller.marks = tuple(controller.log[before:])
    model = model_of(show(controller))
    told = sentences(model)
    assert [one.short for one in told] == [
        f"{who} in {model.names.land_code(at)}:" for who, at in (("Angie", 2), ("Detlef", 1))
    ]
    for one in told:
        long, short = forms(one, True)
        assert long == [f"{one.lead} {one.details[0]}", f"{one.short} {one.details[0]}"]
        assert short == [f"{one.lead} {one.details[1]}", f"{one.short} {one.details[1]}"]


def test_a_name_leads_with_the_end_of_its_word() -> None:
    """ "Helene’s program", and no gap before the ’s."""
    assert _whole_word("Helene", "Helene’s program is revealed") == "Helene’s"
    assert _whole_word("Helene", "Helene passes") == "Helene"
    assert _whole_word("Helene", "Helene") == "Helene"
