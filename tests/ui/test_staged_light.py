"""What is lit while a reveal is told, and what bids and kept polls say in it."""

from __future__ import annotations

import pytest

from macher.gallery.pictures import catalogue
from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import finished, still
from macher.gallery.pictures.reveals import KINDS
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules import events as ev
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.game.vocabulary import words_of
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.staging.bids import BidRaised, BidsOpened
from macher.ui.staging.polls import PollShown
from macher.ui.staging.reveal import Reveal
from macher.ui.table.happening.move import Move
from macher.ui.table.model import TableModel
from macher.ui.table.screen import TableScene
from macher.ui.table.spotlight import light_of


def shown(kind: str) -> tuple[Pilot, Shell]:
    """A table at the end of a reveal of this kind."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    catalogue.show(shell, f"table:reveal-{kind}-end", None)
    pilot.app.step()
    return pilot, shell


class TestLight:
    """While a reveal is told, the boards and boxes that it touches are lit, and all else is toned."""

    @staticmethod
    def lit(kind: str) -> tuple[TableModel, Reveal, Shell]:
        pilot, shell = shown(kind)
        model, reveal = pilot.scene._drawn, pilot.scene.staging.current
        assert model is not None
        assert reveal is not None
        return model, reveal, shell

    @pytest.mark.parametrize("kind", ["cabinet", "pays", "acts", "opinion", "poll", "poll-kept"])
    def test_its_board_is_lit_alone_and_framed_in_the_colour_of_who_acts(self, kind: str) -> None:
        model, reveal, shell = self.lit(kind)
        light = model.light
        assert light.lifts
        assert light.boards == light.framed == {reveal.land}
        acting = model.names.party_key(reveal.seat) if reveal.seat >= 0 else ""
        assert light.ink == (f"{acting}.edge" if acting else "rule")
        assert not light.mine
        shell.close()

    @pytest.mark.parametrize(
        ("kind", "boxes"),
        [
            ("bids", set()),
            ("opinion", {"opinions"}),
            ("poll", {"polls"}),
            ("poll-kept", {"polls", "base"}),
            ("presence", {"presence"}),
            ("donations", {"base"}),
            ("program", {"programs"}),
            ("dice", {"base"}),
            ("pool", {"opinions"}),
        ],
    )
    def test_boxes_that_it_touches_are_lit(self, kind: str, boxes: set[str]) -> None:
        model, _, shell = self.lit(kind)
        assert model.light.lifts
        assert model.light.boxes == boxes
        shell.close()

    @pytest.mark.parametrize("kind", ["media", "sent", "opinions"])
    def test_what_comes_to_several_boards_lights_all_of_them(self, kind: str) -> None:
        model, reveal, shell = self.lit(kind)
        assert model.light.boards == reveal.touches
        assert reveal.touches
        shell.close()

    def test_rows_whose_figures_change_stand_out_and_mine_is_framed_as_mine(self) -> None:
        model, reveal, shell = self.lit("opinion")
        assert model.light.rows == {(reveal.land, reveal.seat), (reveal.land, model.seat)}
        assert model.light.hit == {(reveal.land, model.seat)}
        shell.close()

    def test_a_question_that_a_private_reveal_leaves_open_stays_lit(self) -> None:
        pilot, shell = shown("draft")
        assert pilot.scene.staging.current.private
        assert pilot.scene._drawn.light == light_of(pilot.scene._drawn)
        shell.close()


class TestBids:
    """Below each name it is said which envelope was opened first, and what becomes of the bid."""

    @staticmethod
    def reveal(kind: str) -> BidsOpened | BidRaised:
        pilot, shell = shown(kind)
        found = pilot.scene.staging.current
        shell.close()
        assert isinstance(found, BidsOpened | BidRaised)
        return found

    def test_envelopes_are_counted_from_the_lowest_bid_up_and_equal_ones_together(self) -> None:
        bids = self.reveal("bids")
        levels = sorted({bids.bids[seat] for seat in bids.seats})
        endings = ("st", "nd", "rd", "th", "th")
        for seat in bids.seats:
            rank = levels.index(bids.bids[seat])
            just_open = bids.opens[bids.bids[seat]] + 0.3
            assert bids._note(seat, just_open) == f"opened {rank + 1}{endings[rank]}"
            assert bids._note(seat, bids.opens[bids.bids[seat]]) == ""

    def test_only_the_one_who_starts_pays(self) -> None:
        bids = self.reveal("bids")
        assert bids.starts >= 0
        notes = {seat: bids._note(seat, bids.seconds) for seat in bids.seats}
        assert notes.pop(bids.starts) == f"pays {bids.amounts[bids.starts]}"
        assert set(notes.values()) == {"pays nothing"}

    def test_of_a_tie_some_are_out_and_the_others_bid_once_more(self) -> None:
        session = KINDS["raised"].position()
        controller = GameController(still(session), "instant")
        model = Pilot(TableScene(controller), texts=Texts.load("en")).scene.model()
        opened = next(each for each in BidsOpened.found(model, model.log)[::-1] if each.starts < 0)
        for seat in opened.seats:
            assert opened._note(seat, opened.seconds) == ("bids once more" if seat in opened.lit else "out")
        raised = next(each for each in BidRaised.found(model, model.log)[::-1] if each.verdict)
        assert raised._note(raised.starts, raised.seconds) == "pays €12,000"
        assert raised._note(raised.seat, 0.0) == "bids once more"
        assert raised._note(raised.seat, 0.5) == raised.notes[raised.seat]

    def test_of_bids_for_places_everybody_pays_and_the_highest_chooses_first(self) -> None:
        story = ClassicStory(edition="consim")
        session = finished(story=story)
        controller = GameController(still(session), "instant")
        model = Pilot(TableScene(controller), texts=Texts.load("en", words_of(controller.edition))).scene.model()
        told = [each for each in BidsOpened.found(model, model.log) if isinstance(each, BidsOpened)]
        assert told
        for bids in told:
            notes = {seat: bids._note(seat, bids.seconds) for seat in bids.seats}
            assert notes == {seat: f"pays {bids.amounts[seat]}" for seat in bids.seats}
            highest = [seat for seat in bids.seats if bids.bids[seat] == max(bids.bids)]
            chooses = f"{model.names.player(highest[0])} chooses first" if len(highest) == 1 else ""
            assert bids.verdict == chooses
            assert bids.crowns < 0

    def test_the_ribbon_runs_to_whoever_starts(self) -> None:
        pilot, shell = shown("bids")
        scene = pilot.scene
        reveal, player = scene.staging.current, scene.model().names.player(scene.staging.current.starts)
        scene.staging.show(reveal.reaches - 0.1)
        pilot.app.step()
        assert pilot.find("turn.gutter") is None
        scene.staging.show(reveal.reaches)
        pilot.app.step()
        assert pilot.get("turn").name == f"{player} starts"
        assert pilot.get(f"rail.{reveal.starts}").badges[0].text == "start"
        shell.close()


def test_what_a_kept_poll_brings_is_told_with_its_figures() -> None:
    pilot, shell = shown("poll-kept")
    reveal = pilot.scene.staging.current
    assert isinstance(reveal, PollShown)
    kept = next(logged.event for logged in pilot.scene.model().log if logged.index == reveal.first)
    before, after = reveal.base or (0, 0)
    assert after - before == next(
        logged.event.delta
        for logged in pilot.scene.model().log
        if logged.index > reveal.first and isinstance(logged.event, ev.BaseChanged) and logged.event.seat == kept.seat
    )
    assert reveal.said.endswith(f"Party base: {before} → {after}")
    shell.close()


@pytest.mark.parametrize("kind", ["bids", "poll", "acts"])
def test_no_ticket_tells_what_the_reveal_has_not_told_yet(kind: str) -> None:
    """The latest moves in the dock end before the one that is told."""
    pilot, shell = shown(kind)
    scene = pilot.scene
    reveal = scene.staging.current
    earlier, this = Move(reveal.version - 1, 0, "a move before"), Move(reveal.version, 2, "this very move")
    scene.moves.turn = [earlier, this]
    assert scene._followed().turn == [earlier]
    scene.staging.finish()
    assert scene._followed().turn == [earlier, this]
    shell.close()
