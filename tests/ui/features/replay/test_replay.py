"""The replay: steps by mouse and keyboard, what each viewpoint knows, the table of a moment, and playing on from it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from drivers import keen_command
from evenings import SIZES, begin, evening, play_on

from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, names
from macher.rules.cards import PARTIES
from macher.saves.document import parse
from macher.saves.store import SaveStore
from macher.saves.verify import rerun
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.features.replay.board import ReplayBoard
from macher.ui.features.replay.chart import Timeline
from macher.ui.features.replay.deeds import LookingBack
from macher.ui.features.replay.drawing import _strokes, _sunken, act_marks
from macher.ui.features.replay.player import SPEEDS, Player
from macher.ui.features.replay.review import ReviewScreen
from macher.ui.features.replay.tabs import ReplayTab
from macher.ui.game.games import Games
from macher.ui.game.reviewed import OPEN, PUBLIC, ReviewedGame
from macher.ui.layout import Rect
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.theme.tokens import PALETTES, contrast, make_theme

LONG = (3, "cdu spd gruene fdp linke", 7)


@cache
def in_edition(key: str, elections: int) -> GameSession:
    """A finished game of any edition; do not change it."""
    chairs = tuple(SeatConfig(party, "", "human") for party in PARTIES[: max(edition(key).seats)])
    session = GameSession.new(GameConfig(chairs, edition=key, seed=5, elections=elections), None, "none")
    stream = Stream(5, 1)
    while not session.over:
        assert session.submit(keen_command(session.journal.state, stream), version=session.version) is None
    return session


def opened(
    session: GameSession,
    lang: str = "en",
    size: tuple[int, int] = (1920, 1080),
    scale: float = 1.0,
    folder: Path | None = None,
) -> tuple[Pilot, Shell, ReplayTab]:
    """The replay of a game on a screen of its own."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    store = SaveStore(folder) if folder is not None else None
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(store, "none"))
    shell.go.replay(session, "replay")
    pilot.settle()
    return pilot, shell, tab_of(pilot)


def tab_of(pilot: Pilot) -> ReplayTab:
    screen = pilot.scene
    assert isinstance(screen, ReviewScreen)
    assert isinstance(screen.body, ReplayTab)
    return screen.body


# -- going through it -------------------------------------------------------------------------------------------------


def test_it_goes_on_by_event_phase_and_round_and_back_again() -> None:
    player = Player(ReviewedGame.of_session(evening(19)))
    player.tells(range(0, player.course.end + 1, 2))
    first = player.moment
    for step, least in (("event", 100), ("phase", 30), ("round", 4)):
        player.step = step  # type: ignore[assignment]  # one of three words
        there = [player.moment]
        while not player.at_end:
            player.forward()
            there.append(player.moment)
        assert there == sorted(set(there))
        assert len(there) > least
        back = [player.moment]
        while not player.at_start:
            player.forward(-1)
            back.append(player.moment)
        assert back == there[::-1]
        assert player.moment == first


def test_a_step_of_a_round_stops_where_the_round_begins() -> None:
    player = Player(ReviewedGame.of_session(evening(19)))
    player.tells(range(player.course.end + 1))
    player.step = "round"
    rounds = [player.course.events[moment].round for moment in player.stops()]
    assert rounds == [0, 1, 2, 3, 4, 4]


def test_it_plays_by_itself_at_every_speed_and_pauses_at_the_end() -> None:
    player = Player(ReviewedGame.of_session(evening(19)))
    player.tells(range(player.course.end + 1))
    for speed in SPEEDS:
        player.go(0)
        player.speed = speed
        player.play(100.0)
        assert not player.tick(100.0 + 0.9 / speed)
        assert player.tick(100.0 + 1.01 / speed)
        assert player.moment == 1
    player.step = "round"
    now = 100.0
    while player.playing:
        now += 0.05
        player.tick(now)
    assert player.at_end
    player.play(now)
    assert player.at_start


def test_a_state_is_known_from_the_moment_it_lies_on_a_board() -> None:
    player = Player(ReviewedGame.of_session(evening(19)))
    player.viewpoint = PUBLIC
    land = max(player.course.lands, key=lambda each: each.opened)
    for moment, known in ((land.opened - 1, False), (land.opened, True), (land.opened + 1, True)):
        player.moment = moment
        assert player.knows(land) is known


def test_larger_steps_are_shown_for_longer() -> None:
    """A phase tells more than an event, a round more than a phase."""
    player = Player(ReviewedGame.of_session(evening(19)))
    player.tells(range(0, player.course.end, 3))
    shown = []
    for step in ("event", "phase", "round"):
        player.step, player.moment = step, player.events[0]
        player.play(100.0)
        now = 100.0
        while not player.tick(now):
            now += 0.25
        shown.append(now - 100.0)
    assert shown == sorted(shown)
    assert shown[2] > shown[1] > shown[0]


def test_the_mouse_steps_plays_and_drags() -> None:
    pilot, _, tab = opened(evening(19))
    start = tab.player.moment
    pilot.click("replay.on").settle()
    assert tab.player.number == 2
    pilot.click("replay.back").settle()
    assert tab.player.moment == start
    pilot.click("replay.last").settle()
    assert tab.player.at_end
    assert pilot.get("replay.on").reason
    pilot.click("replay.first").settle()
    pilot.click("replay.step.phase").settle()
    pilot.click("replay.on").settle()
    assert tab.player.course.span_at(tab.player.moment) > 0
    pilot.click("replay.speed.16.0").settle()
    pilot.click("replay.step.event").settle()
    before = tab.player.number
    pilot.click("replay.toggle")
    assert tab.player.playing
    pilot.wait(1.0)
    assert tab.player.number > before + 8
    pilot.click("replay.toggle")
    assert not tab.player.playing
    line = pilot.get("replay.timeline").window_rect
    pilot.click((line.cx, line.cy)).settle()
    assert 0.3 < tab.player.moment / tab.game.course.end < 0.7
    pilot.drag((line.cx, line.cy), (line.right - 30, line.cy)).settle()
    assert tab.player.moment / tab.game.course.end > 0.9
    pilot.click("replay.line.-1").settle()
    assert tab.player.moment < tab.game.course.end


def test_the_keyboard_does_all_of_it() -> None:
    pilot, _, tab = opened(evening(19))
    pilot.press("right", "right", "right").settle()
    assert tab.player.number == 4
    pilot.press("left").settle()
    assert tab.player.number == 3
    pilot.press("end").settle()
    assert tab.player.at_end
    pilot.press("home").settle()
    assert tab.player.at_start
    pilot.press("space")
    assert tab.player.playing
    pilot.press("space")
    assert not tab.player.playing
    pilot.press("+").settle()
    assert tab.player.speed == 2.0
    pilot.press("-", "-").settle()
    assert tab.player.speed == 0.5
    pilot.press("o", "o").settle()
    assert tab.player.viewpoint == 1
    pilot.press("shift+o", "shift+o").settle()
    assert tab.player.viewpoint == OPEN
    pilot.press("shift+o").settle()
    assert tab.player.viewpoint == len(tab.game.course.parties) - 1
    pilot.press("o").settle()
    assert tab.player.viewpoint == OPEN
    pilot.press("v").settle()
    assert tab.as_table
    assert pilot.find("replay.sheet.money") is not None
    pilot.press("return").settle()
    assert pilot.scene.name == "past"
    pilot.press("escape").settle()
    assert pilot.scene is not None
    assert tab_of(pilot) is tab


def test_its_keys_are_those_of_the_table_of_keys() -> None:
    pilot, shell, tab = opened(evening(19))
    options = shell.app.options
    shell.app.set_options(replace(options, keys={"step_on": ["n"], "viewpoint": ["g"]}))
    pilot.press("n", "n", "right").settle()
    assert tab.player.number == 3
    pilot.press("g").settle()
    assert tab.player.viewpoint == 0
    assert pilot.get("replay.on").shortcut() == "N"
    pilot.click("replay.last").press("page up").settle()
    assert not tab.player.at_end


def test_every_control_is_reached_by_tab_and_arrows() -> None:
    pilot, _, _ = opened(evening(19))
    reached = set()
    for _ in range(40):
        pilot.press("tab")
        for _ in range(7):
            reached.add(pilot.focused)
            pilot.press("right")
    wanted = {
        "replay.timeline",
        "replay.on",
        "replay.step.round",
        "replay.speed.16.0",
        "replay.view.2",
        "replay.board",
        "replay.play-on",
        "replay.export",
        "replay.table",
        "review.close",
    }
    assert wanted <= reached


# -- what each viewpoint knows ----------------------------------------------------------------------------------------


def test_open_shows_the_end_and_a_seat_only_what_it_knew_then() -> None:
    session = evening(*LONG)
    pilot, shell, tab = opened(session)
    tab.go(tab.game.course.end // 3)
    scores = [str(score) for score in tab.game.course.scores]
    later = [land for land in tab.game.course.lands if land.opened > tab.player.moment]
    assert later
    codes = [names.land_code(shell.texts, land.land) for land in later]
    pilot.settle()
    assert all(pilot.shows(score) for score in scores)
    assert all(pilot.shows(code) for code in codes)
    for seat in range(5):
        tab.look_as(seat)
        pilot.settle()
        shown = pilot.texts()
        assert not set(scores) & set(shown)
        assert not set(codes) & set(shown)
        assert shown.count("–") == 4  # everybody else's money
        assert not any(node.id.startswith("replay.line.") and int(node.id.split(".")[-1]) > 0 for node in pilot.nodes())


def test_a_seat_is_told_what_it_was_told_in_the_game() -> None:
    session = evening(19)
    _, _, tab = opened(session)
    everything = {line.text for line in tab.lines()}
    tab.look_as(0)
    own = {line.text for line in tab.lines()}
    cards = {text for text in everything if "draws" in text}
    assert cards
    others = {text for text in cards if not text.startswith("Angie")}
    assert {text for text in others if "+" in text or "−" in text} - own == {
        text for text in others if "+" in text or "−" in text
    }


def test_the_table_of_a_moment_knows_what_the_viewpoint_knows() -> None:
    session = evening(19)
    middle = session.version // 2
    for seat in range(4):
        past = LookingBack(ReviewedGame.of_session(session).at(middle), seat)
        view = past.session.view(seat)
        assert past.view.parties[seat] == view.parties[seat]
        assert past.view.lands == view.lands
        for other in set(range(4)) - {seat}:
            assert past.view.parties[other].hand == view.parties[other].hand
            assert -1 in past.view.parties[other].hand or past.view.parties[other].known
        assert list(past.log) == list(past.session.events_for(seat))
        assert not past.open_hands
    everything = LookingBack(ReviewedGame.of_session(session).at(middle), OPEN)
    assert not any(-1 in party.hand for party in everything.view.parties)


@pytest.mark.parametrize(
    ("humans", "viewpoints"), [("spd", (1,)), ("spd cdu", (PUBLIC,)), ("", (PUBLIC,)), ("linke spd cdu fdp", (PUBLIC,))]
)
def test_a_game_that_goes_on_is_never_shown_open(humans: str, viewpoints: tuple[int, ...]) -> None:
    session = begin(3, humans=humans)
    stream = Stream(3, 7)
    while session.view(-1).step != "media":
        assert session.submit(keen_command(session.journal.state, stream), version=session.version) is None
    pilot, _, tab = opened(session)
    assert tab.game.viewpoints == viewpoints
    for key in "0123456":
        pilot.press(key).settle()
        assert tab.player.viewpoint == viewpoints[0]
    assert pilot.find("review.tab.game") is None
    pilot.press("end").settle()
    assert not pilot.problems()
    pilot.press("return").settle()
    assert pilot.scene.name == "past"
    assert all(-1 in party.hand for at, party in enumerate(pilot.scene.controller.view.parties) if at != viewpoints[0])


# -- away from it -----------------------------------------------------------------------------------------------------


def test_the_table_of_a_moment_can_only_be_looked_at() -> None:
    pilot, _, tab = opened(evening(19))
    tab.go(tab.game.course.end // 2)
    version = tab.game.course.version(tab.player.moment)
    before = tab.game.session.digest
    pilot.settle().click("replay.board").settle()
    table = pilot.scene
    assert table.name == "past"
    assert table.controller.session.version == version
    assert not [node.id for node in pilot.nodes() if node.id == "act.confirm"]
    assert not pilot.problems()
    pilot.click("act.return").settle()
    assert tab_of(pilot) is tab
    assert tab.game.session.digest == before


def test_playing_on_begins_a_marked_game_and_leaves_the_old_one_alone(tmp_path: Path) -> None:
    old = evening(19)
    text = old.save_text()
    pilot, shell, tab = opened(old, folder=tmp_path)
    tab.player.step = "round"
    tab.step(1)
    tab.step(1)
    version = tab.game.course.version(tab.player.moment)
    pilot.settle().click("replay.play-on").settle()
    assert not pilot.problems()
    pilot.click("play-on.same").settle()
    assert pilot.scene.name in ("table", "handover")
    new = shell.controller.session if shell.controller is not None else None
    assert new is not None
    assert new is not old
    assert (new.version, new.played_on, new.over) == (version, version, False)
    assert new.digest == old.journal.state_at(version).digest()
    play_on(new)
    assert new.over
    assert new.version > version
    assert parse(old.save_text().encode()).records == parse(text.encode()).records
    saved = parse(new.save_text().encode())
    assert saved.played_on == version
    assert GameSession.resume(rerun(saved), None, "none").played_on == version
    kept = shell.games.library.finished()
    scores = tuple(party.points for party in new.view(-1).parties)
    assert [(each.played_on, each.scores) for each in kept] == [(True, scores)]
    shell.show_final()
    pilot.settle()
    assert pilot.shows("continued from a replay")


def test_a_game_that_goes_on_from_another_is_marked_and_keeps_its_marks() -> None:
    """Also from the very beginning: the players may know what was hidden then."""
    session = play_on(begin(4, humans="spd"))
    session.assisted = True
    for version in (0, 7):
        new = GameSession.play_on(session, version, session.config, None, "none")
        assert new.played_on > 0
        assert new.assisted


def test_the_seat_that_is_looked_from_can_be_taken_over() -> None:
    session = play_on(begin(4, humans="spd"))
    pilot, shell, tab = opened(session)
    tab.go(tab.game.course.end // 2)
    tab.look_as(0)
    pilot.settle().click("replay.play-on").settle()
    pilot.click("play-on.seat.0").settle()
    assert shell.controller is not None
    assert shell.controller.session.humans == (0, 1)
    assert session.humans == (1,)


def test_there_is_nothing_to_play_on_at_the_end() -> None:
    pilot, _, _ = opened(evening(19))
    pilot.press("end").settle()
    assert pilot.get("replay.play-on").reason


def test_the_file_holds_the_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MACHER_HOME", str(tmp_path))
    session = evening(19)
    pilot, shell, _ = opened(session)
    pilot.click("replay.export").settle()
    pilot.click("replay.export").settle()
    files = sorted((tmp_path / "documents").iterdir())
    assert [file.name for file in files] == ["macher 19 (2).macher", "macher 19.macher"]
    assert len(parse(files[0].read_bytes()).records) == session.version
    shell.go.replay(files[0], "replay")
    pilot.settle()
    assert tab_of(pilot).game.session.digest == session.digest
    (tmp_path / "documents" / "macher 19.macher").unlink()
    monkeypatch.setenv("MACHER_HOME", str(files[0]))  # a file where a folder should be
    pilot.click("replay.export").settle()
    assert pilot.shows("could not be written")


def test_a_damaged_file_is_answered_with_a_sentence(tmp_path: Path) -> None:
    pilot, shell, _ = opened(evening(19))
    bad = tmp_path / "bad.json"
    for text in ("", "{", evening(19).save_text()[:5000], evening(19).save_text().replace('"seed":19', '"seed":20')):
        bad.write_text(text)
        shell.go.replay(bad)
        pilot.settle()
        assert pilot.shows("This game cannot be shown")
        pilot.press("escape").settle()
    shell.go.replay(tmp_path / "none.json")
    pilot.settle()
    assert pilot.shows("This game cannot be shown")


# -- how it looks -----------------------------------------------------------------------------------------------------


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_or_covered(lang: str, size: tuple[int, int], scale: float) -> None:
    pilot, _, tab = opened(evening(*LONG), lang, size, scale)
    for share, as_table in ((0.0, False), (0.4, False), (0.7, True), (1.0, False)):
        tab.go(int(tab.game.course.end * share))
        tab.as_table = as_table
        for page in ("course", "votes", "now") if tab.program.app.viewport.layout == "focus" else ("course",):
            tab.turn(page)
            pilot.settle()
            assert [str(problem) for problem in pilot.problems()] == []


@pytest.mark.parametrize(
    ("key", "elections"), [(key, elections) for key in editions() for elections in edition(key).lengths]
)
def test_every_edition_can_be_looked_back_on(key: str, elections: int) -> None:
    pilot, shell, tab = opened(in_edition(key, elections), "de", (1280, 720))
    for share in (0.0, 0.5, 1.0):
        tab.go(int(tab.game.course.end * share))
        pilot.settle()
        assert not pilot.problems()
    tab.go(tab.game.course.end // 2)
    tab.deeds.show_board()
    pilot.settle()
    assert pilot.scene.name == "past"
    assert not shell.texts.missing


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize(("key", "elections"), [("2019", 4), ("2019", 7), (editions()[1], 7)])
def test_marks_of_actions_lie_apart_and_none_is_lost(
    key: str, elections: int, size: tuple[int, int], scale: float
) -> None:
    pilot, _, tab = opened(in_edition(key, elections), "en", size, scale)
    chart = pilot.get("replay.timeline")
    assert isinstance(chart, Timeline)
    marks = act_marks(tab.player, chart.data.axis)
    assert sum(len(mark.moments) for mark in marks) == len(tab.game.course.acts)
    for seat in range(len(tab.game.course.parties)):
        row = sorted((mark for mark in marks if mark.seat == seat), key=lambda mark: mark.x)
        assert all(one.x + one.width < other.x for one, other in pairwise(row))
        assert all(mark.width >= 15 for mark in row if len(mark.moments) > 1)
        assert [moment for mark in row for moment in mark.moments] == sorted(
            act.moment for act in tab.game.course.acts if act.seat == seat
        )


def test_a_viewpoint_counts_no_action_that_is_yet_to_come() -> None:
    pilot, _, tab = opened(evening(*LONG), "en", (1280, 720))
    tab.go(tab.game.course.end // 2)
    tab.look_as(1)
    pilot.settle()
    chart = pilot.get("replay.timeline")
    assert isinstance(chart, Timeline)
    counted = [mark for mark in act_marks(tab.player, chart.data.axis) if len(mark.moments) > 1]
    rows, place = chart.data.actions, chart.window_rect
    there = Rect(place.x, place.y + rows.y, place.w, rows.h)
    shown = [int(run.text) for run in pilot.runs() if run.text.isdecimal() and there.contains(run.box.cx, run.box.cy)]
    over = [sum(moment <= tab.player.moment for moment in mark.moments) for mark in counted]
    assert any(0 < number < len(mark.moments) for number, mark in zip(over, counted, strict=True)) or 0 in over
    assert sorted(shown) == sorted(number for number in over if number)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_lines_around_the_moment_are_whole(size: tuple[int, int], scale: float) -> None:
    pilot, _, tab = opened(evening(*LONG), "de", size, scale)
    tab.turn("now")
    for share in (0.1, 0.45, 0.75, 0.98):
        tab.go(int(tab.game.course.end * share))
        pilot.settle()
        rows = pilot.all("replay.line.")
        assert len(rows) > 2
        below = pilot.get("replay.now").window_rect
        assert all(row.window_rect.bottom <= below.bottom + 0.5 for row in rows)
    assert not any("…" in run.text for run in pilot.runs() if run.owner.startswith("replay.line"))


def test_a_small_window_shows_the_states_that_lie_on_the_boards() -> None:
    pilot, _, tab = opened(evening(*LONG), "en", (1920, 1080), 2.0)
    tab.turn("votes")
    course = tab.game.course
    for column in tab.player.columns:
        tab.go(column.start)
        pilot.settle()
        chart = pilot.get("replay.timeline")
        assert isinstance(chart, Timeline)
        assert len(chart.data.lands) == 4
        present = {at for at, land in enumerate(course.lands) if land.opened <= tab.player.moment <= land.held}
        assert present <= set(chart.data.lands)


@pytest.mark.parametrize("parties", ["spd fdp linke", "spd fdp linke cdu", "spd fdp linke cdu gruene"])
def test_it_fits_every_number_of_players(parties: str) -> None:
    pilot, _, tab = opened(evening(2, parties), "fr", (1280, 720))
    tab.go(tab.game.course.end // 2)
    pilot.settle()
    assert not pilot.problems()
    assert len(pilot.all("replay.view.")) == len(parties.split()) + 1


def test_the_final_scoring_leads_to_the_replay() -> None:
    pilot, shell, _ = opened(evening(19))
    shell.play(evening(19), result=True)
    pilot.settle()
    pilot.click("final.replay").settle()
    assert isinstance(pilot.scene, ReplayBoard)
    assert pilot.scene.game.session.digest == evening(19).digest
    pilot.click("replay.close").settle()
    assert pilot.scene.name == "final"
    pilot.click("final.game").settle()
    assert isinstance(pilot.scene, ReviewScreen)
    assert pilot.scene.tab == "game"


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("palette", PALETTES)
def test_what_is_to_come_is_pale_and_still_stands_out(theme: str, palette: str) -> None:
    look = make_theme(theme, palette)  # type: ignore[arg-type]  # both are literals above
    paper = look.colour("panel")
    for party in look.parties.values():
        full, later = contrast(party.edge, paper), contrast(_sunken(party.edge, paper), paper)
        assert later >= min(3.0, full), party.key
        assert later <= full


def test_dashes_leave_gaps_and_keep_one_beat() -> None:
    assert list(_strokes(3.0, 20.0, False)) == [(3.0, 20.0)]
    dashes = list(_strokes(3.0, 40.0, True))
    assert dashes[0][0] == 3.0
    assert all(3.0 <= first < last <= 40.0 for first, last in dashes)
    assert all(later - last == 3.0 for (_, last), (later, _) in pairwise(dashes))
    assert dashes[1:] == list(_strokes(8.0, 40.0, True))
