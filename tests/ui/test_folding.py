"""States that have voted fold to strips; the living ones take the room, and the last one fills the boards."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import Story, asked, moment, proposal, still
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.phases.rallies import RallyOptions
from macher.session.session import GameSession
from macher.ui.features.night.page import ElectionScreen
from macher.ui.game.games import Games
from macher.ui.layout import Rect
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.table.boards.columns import folded_boards, shared_out
from macher.ui.table.screen import TableScene

SIZES = {"wide": ((1920, 1080), 1.0), "small": ((1280, 720), 1.0), "focus": ((1280, 720), 1.35)}


def table(session: GameSession, layout: str = "wide", lang: str = "en") -> tuple[Pilot, Shell]:
    size, scale = SIZES[layout]
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.settings.speed = "instant"
    shell.play(still(session))
    pilot.settle()
    return pilot, shell


def test_boards_fold_one_after_the_other_and_the_last_never() -> None:
    for number in (1, 2, 3, 4):
        view = asked("rallies", from_round=number).view(-1)
        assert len(folded_boards(view)) == number - 1


def test_where_boards_are_filled_again_nothing_folds_before_two_are_left() -> None:
    story = Story(elections=7)
    seen = set()
    for number in (2, 3, 4, 5):
        view = asked("rallies", from_round=number, story=story).view(-1)
        closed = [place for place, land in enumerate(view.lands) if land.closed]
        few = len(view.lands) - len(closed) <= 2
        assert folded_boards(view) == (frozenset(closed) if few else frozenset())
        seen.add(few)
    assert seen == {True, False}


def test_strips_and_boards_fill_the_room_side_by_side() -> None:
    area = Rect(16, 68, 1412, 636)
    for folded in ((), (0,), (0, 1), (0, 1, 2), (1, 3)):
        in_order = boards = shared_out(area, ["result" if at in folded else "wing" for at in range(4)], 116, 8)
        assert in_order[0].x == area.x
        assert round(in_order[-1].right) == area.right
        for left, right in itertools.pairwise(in_order):
            assert 7 <= right.x - left.right <= 9
        assert all(boards[place].w == 116 for place in folded)


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("layout", list(SIZES))
@pytest.mark.parametrize("number", [2, 3, 4])
def test_everything_has_room_beside_folded_boards(layout: str, lang: str, number: int) -> None:
    pilot, shell = table(asked("rallies", from_round=number), layout, lang)
    assert [problem for problem in pilot.problems() if problem.kind != "small"] == []  # stamps have small letters
    shell.close()


@pytest.mark.parametrize("layout", list(SIZES))
@pytest.mark.parametrize("key", ["2006", "1997"])
def test_the_last_board_of_a_classic_edition_has_room_too(key: str, layout: str) -> None:
    story = ClassicStory(edition=key)
    for number in (6, 7):
        session = moment(lambda one, n=number: one.round == n, story)  # type: ignore[misc]
        pilot, shell = table(session, layout)
        assert [problem for problem in pilot.problems() if problem.kind != "small"] == []
        shell.close()


@pytest.mark.parametrize("layout", ["wide", "small"])
def test_a_press_on_a_strip_opens_the_full_result(layout: str) -> None:
    pilot, shell = table(asked("rallies", from_round=3), layout)
    pilot.click("result.0.1")
    assert isinstance(pilot.scene, ElectionScreen)
    assert pilot.scene.number == 1
    shell.close()


def test_every_figure_of_a_strip_is_explained() -> None:
    pilot, shell = table(asked("rallies", from_round=3))
    view = shell.controller.view if shell.controller is not None else None
    assert view is not None
    for seat, party in enumerate(view.parties):
        tip = pilot.get(f"result.0.{seat}").tooltip
        assert str(view.results[0].votes[seat]) in tip
        assert party
    shell.close()


def test_the_last_board_takes_drafts_by_the_same_buttons_and_says_what_is_lacking() -> None:
    pilot, shell = table(asked("rallies", RallyOptions, from_round=4))
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    assert scene.prompt is not None
    place = next(at for at, land in enumerate(scene.controller.view.lands) if not land.closed)
    board = pilot.get(f"board.{place}").window_rect
    assert board.w > 1000
    before = scene.model().row(place, scene.controller.seat, True).after
    pilot.click(f"spot.plus.{place}")
    pilot.settle()
    assert scene.model().row(place, scene.controller.seat, True).after >= before
    shell.close()


@pytest.mark.parametrize(("reduced", "moves"), [(False, True), (True, False)])
def test_a_board_folds_in_half_a_second_and_at_once_with_reduced_motion(reduced: bool, moves: bool) -> None:
    session = moment(lambda one: one.round == 1 and one.phase in ("income", "election", "conversion"), Story())
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.settings.interludes = False
    shell.play(session)
    pilot.app.motion.reduced = reduced
    shares: set[float] = set()
    for _ in range(400):
        if pilot.scene.name == "election":
            pilot.press("return").press("return")
        elif session.view(-1).round == 1:
            seat = session.deciding()[0]
            session.submit(proposal(session, seat), version=session.version)
        pilot.wait(0.1)
        if isinstance(pilot.scene, TableScene):
            pilot.app.draw(pilot.surface)
            shares.add(pilot.scene.clock.under_way.share("folding"))
            if folded_boards(session.view(-1)) and any(0 < share < 1 for share in shares):
                break
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    assert any(0 < share < 1 for share in shares) == moves
    pilot.wait(0.6)
    assert scene.clock.under_way.share("folding") == 1
    assert pilot.problems() == []
    shell.close()


def test_a_strip_is_cancelled_with_a_postmark() -> None:
    """It is a disc of paper with the number of the election; there is none where no pictures are wished."""
    seen = {}
    for pictures in ("full", "off"):
        pilot, shell = table(asked("rallies", from_round=3))
        pilot.app.set_options(replace(pilot.app.options, pictures=pictures))
        pilot.settle()
        strip = pilot.get("board.0").window_rect
        spot = Rect(strip.right - 41, strip.y + 6, 36, 36)
        seen[pictures] = [run.text for run in pilot.runs() if spot.holds(run.ink, 2)]
        shell.close()
    assert seen == {"full": ["1"], "off": []}
