"""After a game: the expected lead, its turning points, and the replay as the table with a play button."""

from __future__ import annotations

import pytest
from evenings import SIZES, evening

from macher.gallery.pictures.classic import ClassicStory, classic_editions
from macher.gallery.pictures.positions import finished
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.session.session import GameSession
from macher.ui.features.ending.facts import standings
from macher.ui.features.replay.after_game import AfterGameScreen
from macher.ui.features.replay.board import ReplayBoard
from macher.ui.features.replay.review import ReviewScreen
from macher.ui.features.replay.tabs import ReplayTab
from macher.ui.features.replay.turning import MOST, Turning, nameable, turning
from macher.ui.game.games import Games
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell


def course(session: GameSession) -> tuple[ReviewedGame, Turning]:
    game = ReviewedGame.of_session(session)
    return game, turning(game, 0)


def ended(
    session: GameSession, lang: str = "en", size: tuple[int, int] = (1920, 1080), scale: float = 1.0
) -> tuple[Pilot, Shell]:
    """The poster of a finished game."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.settings.speed = "instant"
    shell.play(session)  # it is over: the table shows how it ended
    while pilot.scene.name != "final":
        pilot.wait(0.05)
    return pilot.settle(), shell


def after(session: GameSession, lang: str = "en", size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> Pilot:
    """The page with the turning points."""
    pilot, _ = ended(session, lang, size, scale)
    pilot.click("poster.decided").settle()
    assert isinstance(pilot.scene, AfterGameScreen)
    pilot.scene.wait()
    return pilot.settle()


# -- the course --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "make", [lambda: finished(), lambda: finished(story=ClassicStory(edition=classic_editions()[0]))]
)
def test_the_last_lead_is_the_true_one_and_every_turn_changes_it(make) -> None:
    session = make()
    game, found = course(session)
    won = found.seat in [row.seat for row in standings(session.view(-1), session.edition).winners]
    acts = [(each.event, game.course.version(at)) for at, each in enumerate(game.course.events)]
    points = [party.points for party in session.view(-1).parties]
    others = [each for seat, each in enumerate(points) if seat != found.seat]
    assert found.leads[-1] == points[found.seat] - max(others)
    assert 0 < len(found.turns) <= MOST
    assert [turn.column for turn in found.turns] == sorted(turn.column for turn in found.turns)
    for turn in found.turns:
        column = found.columns[turn.column]
        assert turn.after == found.leads[turn.column]
        assert (turn.change > 0) == won, "falls after a defeat, rises after a victory"
        assert nameable([event for event, at in acts if at == game.course.version(turn.moment)])
        assert column.start <= turn.moment < column.end
        assert turn.start == column.start


def test_it_is_told_from_the_seat_of_the_one_person() -> None:
    session = finished()
    assert course(session)[1].seat == session.humans[0]


# -- the page ----------------------------------------------------------------------------------------------------------


def test_rematch_is_the_main_button_and_the_ways_lead_on() -> None:
    pilot = after(finished())
    assert pilot.get("after.rematch").kind == "primary"
    pilot.click("after.log").settle()
    assert pilot.find("log.sheet") is not None
    pilot.press("escape")
    assert isinstance(pilot.scene, AfterGameScreen)
    pilot.click("after.points").settle()
    assert pilot.find("final.scores") is not None
    pilot.click("poster.decided").settle()
    pilot.click("after.board").settle()
    assert pilot.scene.name == "table"


def test_escape_leads_back_to_the_poster() -> None:
    pilot = after(finished())
    pilot.press("escape")
    assert pilot.settle().find("poster") is not None


def test_a_card_tells_how_it_stood_and_opens_the_replay_there() -> None:
    pilot = after(finished())
    found = pilot.scene.found
    turn = found.turns[1]
    texts = pilot.scene.texts
    assert max(turn.before, turn.after) <= 0
    said = texts("turning-gap", before=texts.number(-turn.before), after=texts.number(-turn.after))
    assert pilot.get("after.turn.2").name.startswith(said)
    pilot.click("after.watch.2").settle()
    board = pilot.scene
    assert isinstance(board, ReplayBoard)
    span = board.game.course.spans[board.game.course.span_at(board.player.moment)]
    assert (span.round, board.player.moment >= turn.start) == (found.columns[turn.column].round, True)


def test_a_small_picture_of_the_table_is_drawn_while_the_player_rests_and_opens_the_replay_there() -> None:
    pilot = after(finished())
    screen = pilot.scene
    node = pilot.get("after.replay.picture")
    for _ in range(200):
        if screen.pictures.find(node.look) is not None:
            break
        pilot.wait(0.05)
    made = screen.pictures.find(node.look)
    assert made is not None
    assert len({tuple(made.get_at((x, made.get_height() // 2))) for x in range(made.get_width())}) > 8, "not blank"
    assert "normal" in screen._about()
    pilot.click("after.replay.picture").settle()
    board = pilot.scene
    assert isinstance(board, ReplayBoard)
    assert board.player.moment >= screen.found.turns[0].start


# -- the replay --------------------------------------------------------------------------------------------------------


def test_the_replay_opens_as_board_and_play_button_and_the_bench_on_demand() -> None:
    pilot = after(finished())
    pilot.click("after.replay").settle()
    board = pilot.scene
    assert isinstance(board, ReplayBoard)
    start = board.player.moment
    assert pilot.find("replay.timeline") is None
    pilot.press("right")
    assert board.player.moment > start
    pilot.press("left")
    assert board.player.moment == start
    pilot.press("space")
    assert board.player.playing
    pilot.wait(3)
    assert board.player.moment > start
    pilot.press("space")
    assert not board.player.playing
    moment = board.player.moment
    pilot.click("replay.more").settle()
    assert isinstance(pilot.scene, ReviewScreen)
    assert isinstance(pilot.scene.body, ReplayTab)
    assert pilot.scene.body.player.moment == moment
    pilot.press("escape").settle()
    pilot.press("escape").settle()
    assert isinstance(pilot.scene, AfterGameScreen)


def test_the_board_shows_the_moment_and_its_points_lead_there() -> None:
    pilot = after(finished())
    pilot.click("after.replay").settle()
    board = pilot.scene
    assert board.controller.view.round <= 1
    pilot.click("replay.turn.3").settle()
    turn = board.turning.turns[2]
    assert board.player.moment >= turn.start
    assert board.controller.view.round == board.turning.columns[turn.column].round
    pilot.press("end").settle()
    assert board.controller.view.phase == ""
    assert pilot.get("replay.on").reason


def test_a_click_on_the_line_goes_there() -> None:
    pilot = after(finished())
    pilot.click("after.replay").settle()
    track = pilot.get("replay.track").window_rect
    pilot.click((track.x + 0.7 * track.w, track.cy)).settle()
    board = pilot.scene
    assert 0.6 < board.player.moment / board.game.course.end < 0.8


def test_a_saved_game_opens_as_the_board_too() -> None:
    _, shell = ended(evening(19))
    shell.go.replay(evening(19))
    assert isinstance(shell.app.scene, ReplayBoard)
    assert shell.app.scene.turning is None


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_off(lang: str, size: tuple[int, int], scale: float) -> None:
    pilot = after(finished(), lang, size, scale)
    assert pilot.problems() == []
    pilot.click("after.watch.1").settle()
    assert pilot.problems() == []
