"""Reveals on the sheet over the boards: when they are told, how they end, what AI seats wait for, what they show."""

from dataclasses import replace

import pygame
import pytest
from builders import a_game
from tabletop import BareController, show

from macher.gallery.pictures import catalogue
from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import Story, finished, still
from macher.gallery.pictures.reveals import KINDS as KINDS_OF_PICTURES
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import LOOKS, Look
from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.commands import BidForStart
from macher.rules.national.events import DiceRolled
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.paint.fonts import fonts_at
from macher.ui.paint.painter import Painter
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.staging.arrivals import OpinionsTurned
from macher.ui.staging.bids import BidRaised, BidsOpened, FirstPlayerNamed
from macher.ui.staging.coalitions import CoalitionTold
from macher.ui.staging.deployments import DeploymentsOpened
from macher.ui.staging.dice import DiceThrown
from macher.ui.staging.donations import DonationsDecided
from macher.ui.staging.draft import HandsPassed
from macher.ui.staging.media import MarkersPlaced, PresenceGained
from macher.ui.staging.opinions import OpinionExchanged
from macher.ui.staging.paper import draw_seat
from macher.ui.staging.politicians import PoliticianActs, PoliticianAnswered, PoliticiansTurned
from macher.ui.staging.polls import PollShown
from macher.ui.staging.pool import PoolExchanged
from macher.ui.staging.reveal import LONGEST, REST, Beat, Reveal, elapsed, grown, lasts, tempo_for
from macher.ui.staging.staging import KINDS
from macher.ui.staging.table_behind import as_before
from macher.ui.system.sound import EFFECTS
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.model import TableModel, row_numbers
from macher.ui.table.screen import TableScene
from macher.ui.theme.tokens import make_theme
from macher.ui.theme.typography import typography

BIDS = (2000, 6000, 0, 3000, 5000)


def before_the_bids() -> BareController:
    """A game of five that waits for all bids."""
    return BareController(a_game(5).in_phase("start_player").table, seat=0)


def opened(desk: BareController, bids: tuple[int, ...] = BIDS) -> None:
    desk.confirm(*(BidForStart(seat, bid) for seat, bid in enumerate(bids)))


def told(pilot: Pilot) -> BidsOpened | None:
    """The reveal on the sheet."""
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    reveal = scene.staging.current
    assert reveal is None or isinstance(reveal, BidsOpened)
    return reveal


@pytest.fixture
def watched() -> tuple[BareController, Pilot]:
    """The bids have just been opened."""
    desk = before_the_bids()
    pilot = show(desk)
    opened(desk)
    pilot.scene.rebuild()
    pilot.wait(0.0).wait(0.0)
    return desk, pilot


class TestTelling:
    def test_what_lay_open_before_the_table_was_opened_is_not_told(self) -> None:
        desk = before_the_bids()
        opened(desk)
        pilot = show(desk)
        assert told(pilot) is None

    def test_opened_bids_are_told_once_and_go_away_by_themselves(self, watched) -> None:
        _, pilot = watched
        reveal = told(pilot)
        assert reveal is not None
        assert pilot.find("staging") is not None
        pilot.wait(reveal.seconds + REST + 0.1).wait(0.1)
        assert (told(pilot), pilot.find("staging")) == (None, None)
        pilot.scene.rebuild()
        pilot.wait(0.1)
        assert told(pilot) is None

    def test_others_wait_as_long_as_it_is_told(self, watched) -> None:
        desk, pilot = watched
        pilot.wait(0.1)
        assert desk.holds()
        pilot.wait(5.0).wait(0.1)
        assert not desk.holds()

    def test_space_only_ends_it(self, watched) -> None:
        _, pilot = watched
        pilot.app.stage.focus_id("log.filter.mine")
        pilot.press("space")
        assert told(pilot) is None
        assert pilot.scene.keep == "all"

    def test_any_other_press_ends_it_and_is_carried_out(self, watched) -> None:
        _, pilot = watched
        pilot.press("l")
        assert told(pilot) is None
        assert pilot.app.stage.layers

    def test_a_click_on_what_lies_below_the_sheet_reaches_it(self, watched) -> None:
        _, pilot = watched
        pilot.click(pilot.find("staging").window_rect[:2])
        assert told(pilot) is None

    def test_a_step_back_is_not_told_again(self, watched) -> None:
        desk, pilot = watched
        pilot.press("space")
        log = desk.table.log
        assert log is not None
        del log[-3:]
        pilot.scene.rebuild()
        pilot.app.step()
        assert told(pilot) is None

    @pytest.mark.parametrize("choice", ["none", "instant"])
    def test_nothing_is_told_where_the_player_does_not_want_it(self, choice: str) -> None:
        desk = before_the_bids()
        pilot = show(desk)
        if choice == "none":
            pilot.app.set_options(replace(pilot.app.options, reveals="none"))
        else:
            desk.speed = "instant"
        opened(desk)
        pilot.scene.rebuild()
        pilot.app.step()
        assert told(pilot) is None

    def test_another_player_who_looks_now_sees_the_rest_of_what_is_public(self, watched) -> None:
        _, pilot = watched
        pilot.scene.forget()
        pilot.wait(0.1)
        assert pilot.find("staging") is not None

    def test_another_player_who_looks_now_gets_nothing_of_what_was_private(self, watched) -> None:
        _, pilot = watched
        told(pilot).private = True
        pilot.scene.forget()
        pilot.scene.rebuild()
        pilot.wait(0.1)
        assert pilot.find("staging") is None

    def test_there_is_a_line_where_only_one_board_is_on_the_screen(self) -> None:
        desk = before_the_bids()
        pilot = show(desk, "focus")
        opened(desk)
        pilot.scene.rebuild()
        pilot.app.step()
        assert pilot.find("staging") is None
        assert "Marion becomes start player" in " ".join(
            run.text for run in pilot.runs() if run.owner == "staging.line"
        )
        pilot.wait(0.0).wait(2.0).wait(0.1)
        assert pilot.find("staging.line") is None

    def test_nothing_around_the_sheet_tells_what_it_will_tell(self) -> None:
        desk = before_the_bids()
        pilot = show(desk)
        before = {run.text for run in pilot.runs()} | {node.name for node in pilot.nodes()}
        opened(desk)
        pilot.scene.rebuild()
        pilot.wait(0.0).wait(0.1)
        reveal = told(pilot)
        assert reveal is not None
        around = {run.text for run in pilot.runs() if run.owner != "staging"}
        around |= {node.name for node in pilot.nodes() if node.id != "staging"}
        told_early = " ".join(around - before)
        assert "start player" not in told_early.replace(reveal.title, "")
        begins = [
            row.id for row in pilot.all("rail.") if any(each.text == "start" for each in getattr(row, "badges", ()))
        ]
        assert begins == ["rail.0"], "the former one"
        assert pilot.find("act.confirm") is None
        pilot.press("space")
        shown = {run.text for run in pilot.runs()} - before
        assert any("start player" in text for text in shown)

    def test_readers_get_the_whole_text_at_once(self, watched) -> None:
        _, pilot = watched
        node = pilot.get("staging")
        assert node.role == "alert"
        assert "6,000" in node.name
        assert "Marion becomes start player" in node.name


class TestReading:
    """Whoever uses the keyboard goes through the sheet at leisure."""

    def test_tab_stops_it_at_its_end_and_reaches_its_text(self, watched) -> None:
        desk, pilot = watched
        pilot.press("tab")
        reveal = told(pilot)
        assert reveal is not None
        assert pilot.app.stage.focus is not None
        assert pilot.app.stage.focus.name == reveal.title
        assert pilot.scene.staging.shown == reveal.seconds
        pilot.wait(9.0).wait(0.1)
        assert told(pilot) is reveal
        assert desk.holds()

    def test_arrows_go_through_every_part(self, watched) -> None:
        _, pilot = watched
        pilot.press("tab")
        heard = [pilot.app.stage.focus.name]
        for _ in range(6):
            pilot.press("down")
            heard.append(pilot.app.stage.focus.name)
        reveal = told(pilot)
        assert reveal is not None
        assert heard == [reveal.title, *reveal.lines]
        assert "6,000" in " ".join(heard)
        assert heard[-1] == "Marion becomes start player"

    def test_tab_leads_on_to_the_rest_of_the_table(self, watched) -> None:
        _, pilot = watched
        pilot.press("tab").press("tab")
        assert told(pilot) is not None
        assert not pilot.app.stage.focus.id.startswith("staging")

    def test_any_other_press_ends_it(self, watched) -> None:
        _, pilot = watched
        pilot.press("tab").press("space")
        assert told(pilot) is None
        assert pilot.find("staging") is None

    def test_a_line_can_be_read_where_only_one_board_is_on_the_screen(self) -> None:
        desk = before_the_bids()
        pilot = show(desk, "focus")
        opened(desk)
        pilot.scene.rebuild()
        pilot.app.step()
        pilot.press("tab")
        assert pilot.app.stage.focus.id == "staging.line"
        assert "Marion becomes start player" in pilot.app.stage.focus.name


class TestBids:
    def test_they_open_from_the_lowest_up_and_the_highest_last(self, watched) -> None:
        reveal = told(watched[1])
        assert reveal is not None
        order = sorted(range(5), key=lambda seat: reveal.opens[BIDS[seat]])
        assert [BIDS[seat] for seat in order] == sorted(BIDS)
        assert len(set(reveal.opens.values())) == 5

    def test_an_amount_is_not_drawn_before_its_envelope_opens(self, watched) -> None:
        _, pilot = watched
        pilot.wait(0.2)
        sheet = [run.text for run in pilot.runs() if run.owner == "staging"]
        assert not any("000" in text for text in sheet)
        pilot.wait(2.2)
        sheet = [run.text for run in pilot.runs() if run.owner == "staging"]
        assert {pilot.app.texts.money(bid) for bid in BIDS} <= set(sheet)

    def test_equal_bids_open_together_and_a_tie_is_said(self) -> None:
        desk = before_the_bids()
        pilot = show(desk)
        opened(desk, (6000, 6000, 0, 3000, 3000))
        pilot.scene.rebuild()
        pilot.app.step()
        reveal = told(pilot)
        assert reveal is not None
        assert reveal.lit == {0, 1}
        assert reveal.starts == -1
        assert reveal.verdict.startswith("Tied at €6,000")
        assert len(reveal.opens) == 3


class TestTempo:
    def test_shortened_it_shows_the_first_picture_and_then_the_last(self, watched) -> None:
        reveal = told(watched[1])
        assert reveal is not None
        assert elapsed(reveal, "short", 0.1) == 0
        assert elapsed(reveal, "short", 0.4) == reveal.seconds
        assert lasts(reveal, "short") == pytest.approx(1.0)

    def test_still_pictures_change_only_from_end_to_end(self, watched) -> None:
        reveal = told(watched[1])
        assert reveal is not None
        shown = {elapsed(reveal, "still", at / 10) for at in range(100)}
        assert 2 <= len(shown) <= 4
        assert max(shown) == reveal.seconds

    def test_the_third_in_a_row_is_shortened(self) -> None:
        assert [tempo_for("full", False, number) for number in range(4)] == ["full", "full", "short", "short"]
        assert tempo_for("full", True, 0) == "still"

    def test_a_motion_stands_still_before_and_after_its_time(self) -> None:
        assert [grown(now, 1.0, 0.5) for now in (0.9, 1.0, 1.5, 9.0)] == [0, 0, 1, 1]
        assert Beat(0.3).takes > 0


@pytest.fixture(scope="module")
def game() -> tuple[TableModel, list[Reveal]]:
    session = finished()
    controller = GameController(still(session), "instant")
    controller.seat = -1
    pilot = Pilot(TableScene(controller), texts=Texts.load("en"))
    model = pilot.scene.model()
    return model, [reveal for kind in KINDS for reveal in kind.found(model, model.log)]


class TestKinds:
    """All reveals of a whole game, as an onlooker gets them who may know nothing hidden."""

    def test_each_kind_of_beat_has_its_own_sound(self, game) -> None:
        heard = {kind: {beat.sound for each in game[1] if type(each) is kind for beat in each.beats} for kind in KINDS}
        assert heard[BidsOpened] == {"slide", "flap", "thud", "pencil"}
        assert heard[PoliticiansTurned] == {"flip"}
        assert heard[OpinionExchanged] - {"pencil", ""} == {"slide", "stamp"}  # the pencil writes rows that are known
        assert {"coin", "gavel", "stamp", "flip", "pencil", "marker"} == heard[PollShown]
        assert {sound for sounds in heard.values() for sound in sounds if sound} <= set(EFFECTS)

    @pytest.mark.parametrize(
        ("kind", "event"),
        [
            (BidsOpened, ev.StartBidsRevealed),
            (PoliticiansTurned, ev.PoliticiansRevealed),
            (OpinionExchanged, ev.OpinionShifted),
            (PollShown, ev.PollPublished),
            (DonationsDecided, ev.RoundStarted),
        ],
    )
    def test_each_event_is_told_once(self, game, kind: type[Reveal], event: type) -> None:
        model, found = game
        happened = [
            logged for logged in model.log if isinstance(logged.event, event) and getattr(logged.event, "seats", True)
        ]
        if event is ev.RoundStarted:
            happened = happened[1:]  # before the first round nobody is asked
        told = [reveal for reveal in found if isinstance(reveal, kind)]
        assert len(happened) > 0
        if kind is PollShown:
            told = [reveal for reveal in told if isinstance(reveal, PollShown) and reveal.front]
        assert len(told) == len(happened)

    def test_none_takes_too_long_and_each_says_what_it_shows(self, game) -> None:
        for reveal in game[1]:
            assert 0 < reveal.seconds <= LONGEST
            assert reveal.title in reveal.said

    def test_what_the_draft_passes_on_is_told_to_its_owner_alone(self, game) -> None:
        model, found = game
        assert not [reveal for reveal in found if isinstance(reveal, HandsPassed)]
        handed = [logged for logged in model.log if isinstance(logged.event, ev.DraftHandReceived)]
        assert len(handed) > 4

    def test_politicians_answers_and_actions_are_told_state_by_state(self, game) -> None:
        model, found = game
        acted = {logged.version for logged in model.log if isinstance(logged.event, ev.PoliticianActed)}
        assert len([reveal for reveal in found if isinstance(reveal, PoliticianActs)]) == len(acted)
        answers = [reveal for reveal in found if isinstance(reveal, PoliticianAnswered)]
        assert answers
        for reveal in answers:
            assert all(reveal.stamps[at] for at in reveal.fresh)
            assert 0 <= reveal.land < 4

    def test_they_are_told_in_the_order_in_which_they_happened(self, game) -> None:
        model, found = game
        first = {logged.index: logged.event for logged in model.log}
        assert all(reveal.first in first for reveal in found)

    def test_a_poll_that_is_kept_shows_no_front(self, game) -> None:
        kept = [reveal for reveal in game[1] if isinstance(reveal, PollShown) and not reveal.front]
        assert kept
        assert all(reveal.moved == [] for reveal in kept)

    def test_the_front_of_a_poll_gives_a_trend_or_a_reason_for_each_party(self, game) -> None:
        for reveal in game[1]:
            if not isinstance(reveal, PollShown) or not reveal.front:
                continue
            moved = {each.party for each in reveal.moved}
            for each in reveal.front:
                assert bool(each.reason) is (each.party not in moved)
                if each.change == 0:
                    assert each.reason == "no change"

    def test_markers_are_told_where_they_are_bought_and_where_they_are_won(self, game) -> None:
        model, found = game
        bought = {
            logged.version
            for logged in model.log
            if isinstance(logged.event, ev.MediaPlaced) and logged.phase == "media"
        }
        told = [reveal for reveal in found if isinstance(reveal, MarkersPlaced)]
        assert {reveal.version for reveal in told} == bought
        won = [logged.event for logged in model.log if isinstance(logged.event, ev.PresenceGained)]
        gained = [one for reveal in found if isinstance(reveal, PresenceGained) for one in reveal.gained]
        assert [(seat, number) for _, number, seat in gained] == [(event.seat, event.number) for event in won]

    def test_everybody_who_does_not_watch_gets_the_parts_of_each_sheet(self, game) -> None:
        for reveal in game[1]:
            if reveal.room == "sheet":
                assert reveal.lines, type(reveal)
                assert all(reveal.lines)

    def test_trends_of_a_poll_are_those_of_the_game(self, game) -> None:
        model, found = game
        moved = next(reveal.moved for reveal in found if isinstance(reveal, PollShown) and reveal.moved)
        first = next(at for at, logged in enumerate(model.log) if isinstance(logged.event, ev.PollPublished))
        after = [each.event for each in model.log[first + 1 :]]
        expected = []
        for event in after:
            if not isinstance(event, ev.TrendChanged):
                break
            expected.append(model.texts.signed(event.trend))
        assert [each.after for each in moved] == expected


def test_cards_of_the_draft_come_with_what_was_kept_of_the_hand_before() -> None:
    session = finished()
    passed = next(logged for logged in session.events if isinstance(logged.event, ev.DraftPassed))
    controller = GameController(still(session, passed.version), "instant")
    model = Pilot(TableScene(controller), texts=Texts.load("en")).scene.model()
    news = [logged for logged in model.log if logged.version == passed.version]
    (reveal,) = HandsPassed.found(model, news)
    assert isinstance(reveal, HandsPassed)
    state = session.journal.first(passed.version).state
    assert sorted(reveal.into) == sorted(state.parties[model.seat].draft)
    assert reveal.kept in state.parties[model.seat].hand
    assert sorted([*reveal.gone]) == sorted(state.parties[(model.seat + 1) % model.seats].draft)
    assert reveal.private


def test_games_with_a_national_board_have_reveals_of_their_own() -> None:
    session = finished(story=ClassicStory())
    controller = GameController(still(session), "instant")
    controller.seat = -1
    model = Pilot(TableScene(controller), texts=Texts.load("en", words_of(session.edition))).scene.model()
    found = [reveal for kind in KINDS for reveal in kind.found(model, model.log)]
    kinds = {type(reveal) for reveal in found}
    assert {PoolExchanged, FirstPlayerNamed, CoalitionTold, DiceThrown, DeploymentsOpened} <= kinds
    assert OpinionExchanged not in kinds
    assert all(not reveal.back for reveal in found if isinstance(reveal, PollShown) and reveal.bids)  # all alike
    for reveal in found:
        assert 0 < reveal.seconds <= LONGEST
        assert reveal.title in reveal.said


def test_a_new_state_shows_no_match_before_its_opinions_are_turned_up() -> None:
    session = finished(story=ClassicStory())
    opened_at = next(logged for logged in session.events if isinstance(logged.event, ev.LandOpened))
    controller = GameController(still(session, opened_at.version), "instant")
    model = Pilot(TableScene(controller), texts=Texts.load("en", words_of(session.edition))).scene.model()
    news = [logged for logged in model.log if logged.version == opened_at.version]
    (reveal,) = OpinionsTurned.found(model, news)
    assert isinstance(reveal, OpinionsTurned)
    place = opened_at.event.land
    assert reveal.fresh == [place]
    assert {reveal.unturned.row(place, seat).matches for seat in range(model.seats)} == {0}
    turned = [reveal.table.row(place, seat).matches for seat in range(model.seats)]
    assert turned == [model.row(place, seat).matches for seat in range(model.seats)]


@pytest.mark.parametrize("width", [60.0, 90.0, 152.0, 300.0])
def test_a_seat_is_named_beside_its_mark_however_long_the_name(width: float) -> None:
    p = Painter(pygame.Surface((400, 60)), 1.0, make_theme("paper"), typography("wide", 14 / 0.667), fonts_at(1.0))
    p.record = []
    draw_seat(p, Rect(10, 10, width, 30), "spd", "Maximiliane-Friederike")
    (said,) = p.record
    assert said.text.startswith("M")
    assert Rect(10, 0, width, 60).holds(said.ink, 1)


def test_dice_of_one_moment_are_thrown_together_with_what_they_bring() -> None:
    session = finished(story=ClassicStory())
    controller = GameController(still(session), "instant")
    controller.seat = -1
    model = Pilot(TableScene(controller), texts=Texts.load("en", words_of(session.edition))).scene.model()
    found = [reveal for reveal in DiceThrown.found(model, model.log) if isinstance(reveal, DiceThrown)]
    rolled = [logged for logged in model.log if isinstance(logged.event, DiceRolled)]
    assert len(found) == len({logged.version for logged in rolled})
    changes = [logged.event for logged in model.log if isinstance(logged.event, ev.BaseChanged)]
    shown = [throw for reveal in found for throw in reveal.throws if throw.after]
    assert shown
    assert {throw.after for throw in shown} <= {model.texts.number(event.base) for event in changes}
    single = [throw for reveal in found for throw in reveal.throws if sum(throw.counts) == 1 < len(throw.dice)]
    assert all(throw.dice[throw.counts.index(True)] == max(throw.dice) for throw in single)


def test_an_exchanged_opinion_shows_the_figures_of_the_table_before_and_after() -> None:
    session = finished()
    shifted = next(logged for logged in session.events if isinstance(logged.event, ev.OpinionShifted))
    controller = GameController(still(session, shifted.version), "instant")
    model = Pilot(TableScene(controller), texts=Texts.load("en")).scene.model()
    assert [reveal.rows for reveal in OpinionExchanged.found(model, [shifted])] == [[]]
    model.before = still(session, shifted.version - 1).view(model.seat)
    (reveal,) = OpinionExchanged.found(model, [shifted])
    assert isinstance(reveal, OpinionExchanged)
    for row, party in zip(reveal.table, model.view.parties, strict=True):
        gone, new = (
            party.program.count(kind) - party.program.count(kind ^ 1)
            for kind in (shifted.event.out, shifted.event.into)
        )
        assert [effect for _, effect in row.effects] == [-gone, new]
    place = shifted.event.land
    for seat, (_, votes, better) in enumerate(reveal.rows):
        before = row_numbers(session.edition, model.before, place, seat).after
        now = row_numbers(session.edition, model.view, place, seat).after
        assert votes == (str(before), str(now))
        if now != before:
            assert better == (1 if now > before else -1)


class TestWhoActs:
    """The dock names the party whose move is told, in its colour, and the sheet of a run stays."""

    @staticmethod
    def shown(kind: str, look: Look = LOOKS[0]) -> tuple[Pilot, Shell]:
        texts = Texts.load("en")
        pilot = Pilot(Scene(), look.size, look.scale, texts=texts)
        shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
        catalogue.show(shell, f"table:reveal-{kind}-end", None)
        pilot.app.step()
        return pilot, shell

    @pytest.mark.parametrize("kind", ["opinion", "poll", "acts", "program"])
    def test_the_ribbon_is_theirs(self, kind: str) -> None:
        pilot, shell = self.shown(kind)
        reveal = pilot.scene.staging.current
        assert reveal.seat >= 0
        player = pilot.scene.model().names.player(reveal.seat)
        assert pilot.get("turn").name == f"{player} has decided"
        shell.close()

    @pytest.mark.parametrize("look", LOOKS)
    @pytest.mark.parametrize("kind", KINDS_OF_PICTURES)
    def test_the_dock_says_what_is_told_and_nothing_of_a_question_behind_it(self, kind: str, look: Look) -> None:
        pilot, shell = self.shown(kind, look)
        reveal, staging = pilot.scene.staging.current, pilot.scene.staging
        assert pilot.get("dock.title").text in (reveal.title, reveal.sentence)
        assert not [node for node in pilot.nodes() if node.id == "dock.hint" and node.text]
        staging.show(0.0)
        pilot.app.step()
        in_a_line = pilot.app.viewport.layout == "focus"  # which says at once what comes out of it
        assert in_a_line or pilot.get("dock.title").text == reveal.title
        shell.close()

    @pytest.mark.parametrize("kind", ["bids", "acts", "opinion", "poll", "first"])
    def test_in_the_end_the_dock_says_what_comes_out_of_it(self, kind: str) -> None:
        pilot, shell = self.shown(kind)
        reveal = pilot.scene.staging.current
        assert pilot.get("dock.title").text == reveal.sentence != reveal.title
        shell.close()

    def test_of_bids_that_all_have_made_nobody_has_the_ribbon(self) -> None:
        pilot, shell = self.shown("bids")
        assert "has decided" not in pilot.get("turn").name
        shell.close()

    def test_a_reason_is_not_told_before_the_rows_show_its_number(self) -> None:
        pilot, shell = self.shown("opinion")
        staging, model = pilot.scene.staging, pilot.scene.model()
        reveal = staging.current
        model.reasons = {reveal.version: "votes 18 6 0 3 1 -1"}
        after = as_before(model, staging.past, reveal, reveal.seconds)
        before = as_before(model, staging.past, reveal, 0.0)
        assert not before.why
        assert "18" in after.why
        shell.close()

    def test_the_sheet_of_a_run_stays_until_the_next_step_or_a_press(self) -> None:
        session = finished()
        acted = next(
            logged
            for logged in session.events
            if isinstance(logged.event, ev.PoliticianPaid) and logged.event.seat != 1
        )
        controller = GameController(still(session, acted.version), "normal")
        controller.seat = -1
        pilot = Pilot(TableScene(controller), texts=Texts.load("en"))
        scene = pilot.scene
        scene.tell_from(still(session, acted.version - 1).view(-1), acted.index - 1)
        scene.rebuild()
        pilot.wait(0.0).wait(0.0)
        reveal = scene.staging.current
        assert isinstance(reveal, PoliticianAnswered)
        pilot.wait(reveal.seconds + reveal.rest + 0.1).wait(0.1)
        assert scene.staging.current is None
        assert pilot.find("staging") is not None
        assert scene.staging.shown == reveal.seconds
        pilot.press("l")
        assert pilot.find("staging") is None


def test_a_tie_is_raised_in_view_and_nobody_is_crossed_before_the_last_answer() -> None:
    """Every answer to a tie is told, in words as well; only the last one names who starts and pays."""
    session = KINDS_OF_PICTURES["raised"].position()
    controller = GameController(still(session), "instant")
    model = Pilot(TableScene(controller), texts=Texts.load("en")).scene.model()
    answers = [
        logged.event
        for logged in model.log
        if isinstance(logged.event, ev.StartBidRaised)
        or (isinstance(logged.event, ev.Passed) and logged.event.step == "start_tie")
    ]
    told = [each for each in BidRaised.found(model, model.log) if isinstance(each, BidRaised)]
    assert [each.seat for each in told] == [event.seat for event in answers]
    last = told[-1]
    assert last.title == "Tied at €6,000: once more, openly"
    assert last.raises == {2: 8000, 0: 12000}
    assert last.said.endswith("Nicole becomes start player and pays €12,000; the others keep their money")
    assert not told[-2].verdict
    assert last._lit(0.0) == last.lit != {last.starts}
    assert last._lit(last.seconds) == {last.starts}


def test_closed_envelopes_are_stamped_and_open_ones_not():
    from macher.gallery.pilot import Pilot
    from macher.gallery.screenshot import show
    from macher.i18n import Texts, available_languages
    from macher.ui.game.games import Games
    from macher.ui.scene import Scene
    from macher.ui.settings.settings import SettingsStore
    from macher.ui.shell.shell import Shell

    for language in available_languages():
        texts = Texts.load(language.code)
        pilot = Pilot(Scene(), (1920, 1080), texts=texts)
        shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
        counts = []
        for moment in ("begin", "end"):
            show(shell, f"table:reveal-bids-{moment}")
            pilot.screenshot()
            counts.append([run.text for run in pilot.runs()].count(texts("staging-bids-sealed")))
        assert counts == [5, 0], language.code
        shell.close()


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_sheet_covers_nothing_of_the_state_that_it_is_about(size: tuple[int, int]) -> None:
    """In every round of a game, however few columns stand beside that state; the ribbon keeps its place, too."""
    sessions, rounds = (finished(), finished(story=Story(seed=Story().seed + 1))), set()
    for session, logged in [(each, logged) for each in sessions for logged in each.events]:
        if not isinstance(logged.event, ev.PoliticiansRevealed) or logged.round in rounds:
            continue
        pilot = Pilot(
            TableScene(GameController(still(session, logged.version), "instant")), size, texts=Texts.load("en")
        )
        scene = pilot.scene
        model = scene.model()
        news = [each for each in model.log if each.version == logged.version]
        reveal = PoliticiansTurned.found(model, news)[0]
        if reveal.land != still(session, logged.version - 1).view(-1).voting[0]:
            continue
        rounds.add(logged.round)
        usual = zones_for(pilot.app.viewport, model.columns)
        reveal.seat = 1  # somebody has revealed them, so that there is a ribbon
        scene.staging.hold(reveal, reveal.seconds, model.view)
        scene.rebuild()
        pilot.app.step()
        sheet, board = pilot.get("staging").window_rect, pilot.get(f"board.{reveal.land}").window_rect
        assert sheet.w > 0.29 * usual.stage.w
        assert not sheet.meets(board)
        assert board.w > 0.2 * usual.stage.w
        assert max(sheet.right, board.right) <= max(each.right for each in usual.boards)
        ribbon = next(node for node in scene.stage.root.walk() if type(node).__name__ == "_Gutter")
        assert ribbon.rect.x > max(sheet.right, board.right) - 1
    assert rounds >= {2, 3, 4}
