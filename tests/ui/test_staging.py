"""Reveals on the sheet over the boards: when they are told, how they end, what AI seats wait for, what they show."""

from dataclasses import replace

import pytest
from builders import a_game
from tabletop import BareController, show

from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import finished, still
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.commands import BidForStart
from macher.rules.national.events import DiceRolled
from macher.ui.game.controller import GameController
from macher.ui.game.vocabulary import words_of
from macher.ui.staging.bids import BidsOpened
from macher.ui.staging.cabinet import PoliticiansTurned
from macher.ui.staging.dice import DiceThrown
from macher.ui.staging.donations import DonationsDecided
from macher.ui.staging.kinds import KINDS
from macher.ui.staging.opinions import OpinionExchanged
from macher.ui.staging.polls import PollShown
from macher.ui.staging.reveal import LONGEST, Beat, Reveal, grown
from macher.ui.staging.tempo import REST, elapsed, lasts, tempo_for
from macher.ui.system.sound import EFFECTS
from macher.ui.table.model import TableModel, row_numbers
from macher.ui.table.scene import TableScene

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
        assert desk.showing
        pilot.wait(5.0).wait(0.1)
        assert not desk.showing

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

    def test_another_player_who_looks_now_gets_nothing_of_it(self, watched) -> None:
        _, pilot = watched
        pilot.scene.forget()
        pilot.wait(0.1)
        assert pilot.find("staging") is None

    def test_there_is_no_sheet_where_only_one_board_is_on_the_screen(self) -> None:
        desk = before_the_bids()
        pilot = show(desk, "focus")
        opened(desk)
        pilot.scene.rebuild()
        pilot.app.step()
        assert pilot.find("staging") is None

    def test_readers_get_the_whole_text_at_once(self, watched) -> None:
        _, pilot = watched
        node = pilot.get("staging")
        assert node.role == "alert"
        assert "6,000" in node.name
        assert "Marion starts" in node.name


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
        assert reveal.verdict.startswith("Tied at 6,000")
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
        assert {"coin", "gavel", "stamp", "flip", "pencil"} == heard[PollShown]
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

    def test_a_poll_that_is_kept_shows_no_front(self, game) -> None:
        kept = [reveal for reveal in game[1] if isinstance(reveal, PollShown) and not reveal.front]
        assert kept
        assert all(reveal.moved == [] for reveal in kept)

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
        assert [now for _, _, _, now, _ in moved] == expected


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
    place = shifted.event.land
    for seat, (_, votes, better) in enumerate(reveal.rows):
        before = row_numbers(session.edition, model.before, place, seat).after
        now = row_numbers(session.edition, model.view, place, seat).after
        assert votes == (str(before), str(now))
        if now != before:
            assert better == (1 if now > before else -1)
