"""A tournament in the game: set up, tables of AI seats and of people, standings, the final, left and found again."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import show
from macher.i18n import Texts
from macher.session.session import GameSession
from macher.session.tournament import Qualified, Standing
from macher.session.tournament_desk import TournamentDesk
from macher.session.tournament_progress import Entrant, Plan
from macher.session.tournament_store import TournamentStore
from macher.ui.features.tournament.tables import why
from macher.ui.features.tournament.tournaments import Tournaments
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

LONGEST = 30_000
"""Turns of the loop in which anything has to come to its end."""


def start(folder: Path | None, lang: str = "en", size=(1280, 720), scale=1.0) -> tuple[Pilot, Shell]:
    """The main menu."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "inline", folder))
    shell.settings.speed = "instant"
    shell.go.menu()
    pilot.settle()
    return pilot, shell


def begin(folder: Path | None, people: int = 1, players: int = 8, seed: int = 5) -> tuple[Pilot, Shell]:
    """A tournament just drawn."""
    pilot, shell = start(folder)
    kinds = ["human"] * people + ["random"] * (players - people)
    shell[Tournaments].begin(Plan(tuple(Entrant(f"P{at}", kind) for at, kind in enumerate(kinds, 1)), seed=seed))
    return pilot.settle(), shell


def wait_for_ai(pilot: Pilot, shell: Shell) -> None:
    """Until no table of AI seats is played any more."""
    desk = shell[Tournaments].desk
    assert desk is not None
    for _ in range(LONGEST):
        if not desk.simulating:
            pilot.settle()
            return
        pilot.wait(0.01)
    raise AssertionError("the tables of AI seats do not end")


def play_on(pilot: Pilot, shell: Shell, commands: int = LONGEST) -> None:
    """People answer at random, so many times or until the final scoring; a whole game without the table's screen."""
    controller = shell.controller
    assert controller is not None
    stream = Stream(controller.session.config.seed, 99)
    if commands == LONGEST:
        play_out(controller.session, stream)
    given = 0
    for _ in range(LONGEST):
        name = pilot.scene.name
        if name == "final" or given >= commands:
            pilot.settle()
            return
        if name == "election":
            pilot.click("election.continue")
        decision = controller.session.decision(controller.seat)
        if decision is not None:
            controller.confirm(decision.options.sample(stream))
            given += 1
        pilot.wait(0.01)
    raise AssertionError("the game does not end")


def play_out(session: GameSession, stream: Stream) -> None:
    """Everybody answers until the game is over."""
    while not session.over:
        session.pump()
        for seat in [each for each in session.deciding() if each in session.humans]:
            decision = session.decision(seat)
            assert decision is not None
            assert session.submit(decision.options.sample(stream), version=session.version) is None


def test_set_up_with_the_mouse_and_drawn(tmp_path):
    pilot, shell = start(tmp_path)
    pilot.click("menu.more").click("menu.tournament")
    pilot.click("players.more")
    pilot.click("people.more")
    assert pilot.scene.players == 21
    pilot.click("tournament.draw")
    desk = shell[Tournaments].desk
    assert desk is not None
    assert pilot.scene.name == "tournament"
    assert [len(board.seats.players) for board in desk.tournament.tables] == [5, 4, 4, 4, 4]
    assert [each.kind for each in desk.tournament.plan.players].count("human") == 2
    assert len({each.name for each in desk.tournament.plan.players}) == 21
    shell.close()


def test_figures_of_one_edition_are_not_taken_into_another(tmp_path):
    pilot, shell = start(tmp_path)
    pilot.click("menu.more").click("menu.tournament")
    pilot.scene.data_file = tmp_path / "own.toml"
    assert pilot.scene.plan().data_file is not None
    pilot.click("edition.2006" if pilot.scene.edition_key != "2006" else "edition.1997")
    assert pilot.scene.plan().data_file is None
    shell.close()


def test_the_screens_are_reached_and_left_by_keyboard(tmp_path):
    pilot, shell = start(tmp_path)
    shell[Tournaments].open()
    pilot.settle()
    assert pilot.scene.name == "tournament-setup"
    pilot.press("return")
    assert pilot.scene.name == "tournament"
    pilot.press("escape")
    assert pilot.scene.name == "menu"
    assert shell[Tournaments].desk is None


def test_eleven_players_are_told_why_they_cannot_be_seated(tmp_path):
    pilot, shell = start(tmp_path)
    pilot.click("menu.more").click("menu.tournament")
    pilot.scene.players = 11
    pilot.scene.rebuild()
    pilot.settle()
    assert "11 players cannot be seated" in pilot.get("seating").name
    assert pilot.get("tournament.draw").reason
    pilot.press("return")
    assert pilot.scene.name == "tournament-setup"
    assert shell[Tournaments].store.kept() == []


def test_a_tournament_is_played_to_its_winner(tmp_path):
    """Eight players, one of them a person who leaves the table in the middle and comes back."""
    pilot, shell = begin(tmp_path)
    desk = shell[Tournaments].desk
    assert desk is not None
    table = desk.next_table
    wait_for_ai(pilot, shell)
    assert desk.status(1 - table) == "over"

    pilot.click(f"table.{table}.play")
    play_on(pilot, shell, 6)
    version = shell.controller.session.version
    shell.go.game_menu()
    pilot.settle()
    pilot.click("game-menu.tournament")
    assert pilot.scene.name == "tournament"
    assert desk.status(table) == "playing"

    pilot.click("tournament.play")
    assert shell.controller.session.version >= version
    play_on(pilot, shell)
    scores = tuple(party.points for party in shell.controller.session.view(-1).parties)
    pilot.click("final.tournament")
    assert desk.tournament.boards[table].points == scores
    assert desk.tournament.round_over
    assert pilot.scene.page == "standings"

    out = desk.tournament.finalists()[0]
    pilot.click(f"absent.{out}")
    assert out not in desk.tournament.finalists()
    assert any(one.status == "moved-up" for one in desk.tournament.qualification())
    pilot.click(f"absent.{out}")
    assert desk.tournament.finalists()[0] == out

    pilot.click("tournament.final")
    final = len(desk.tournament.tables)
    if desk.next_table == final:
        pilot.click(f"table.{final}.play")
        play_on(pilot, shell)
        pilot.click("final.tournament")
    wait_for_ai(pilot, shell)
    assert desk.tournament.over
    places = desk.tournament.places()
    assert places[0].points == max(desk.tournament.final.points)
    winner = desk.tournament.plan.players[places[0].player].name
    assert pilot.get("tournament.title").name == f"{winner} wins the tournament"
    assert pilot.problems() == []

    pilot.click(f"table.{final}.look")
    assert pilot.scene.name == "final"
    pilot.click("final.tournament")
    assert pilot.scene.name == "tournament"
    assert TournamentStore(tmp_path).load(desk.folder) == desk.tournament
    shell.close()


def test_a_tournament_is_found_again_with_its_game(tmp_path):
    pilot, shell = begin(tmp_path)
    table = shell[Tournaments].desk.next_table
    shell[Tournaments].play(table)
    pilot.settle()
    play_on(pilot, shell, 5)
    left = shell.controller.session
    shell.close()

    pilot, shell = start(tmp_path)
    pilot.click("menu.more").click("menu.tournament")
    assert pilot.scene.name == "tournament"
    assert shell[Tournaments].desk.status(table) == "playing"
    pilot.click(f"table.{table}.play")
    journal = shell.controller.session.journal
    assert journal.state_at(left.version).digest() == left.digest
    shell.close()


def test_a_game_that_ended_while_nobody_looked_counts(tmp_path):
    """The program may end on the final scoring of a table, before the tournament is seen again."""
    pilot, shell = begin(tmp_path)
    table = shell[Tournaments].desk.next_table
    shell[Tournaments].play(table)
    pilot.settle()
    play_on(pilot, shell)
    scores = tuple(party.points for party in shell.controller.session.view(-1).parties)
    del shell  # nothing was left in order

    _, shell = start(tmp_path)
    shell[Tournaments].open()
    assert shell[Tournaments].desk.tournament.boards[table].points == scores


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text[:200], "cut off"),
        (lambda text: text.replace('"format": 1', '"format": 9'), "format 9"),
        (lambda text: text.replace('"seed": 5', '"seed": 6'), "edited"),
        (lambda text: json.dumps([]), "not a saved game"),
    ],
)
def test_a_damaged_file_is_told_in_a_sentence_and_kept(tmp_path, spoil, said):
    _, shell = begin(tmp_path)
    file = shell[Tournaments].desk.folder / "tournament.json"
    shell.close()
    file.write_text(spoil(file.read_text(encoding="utf-8")), encoding="utf-8")
    spoiled = file.read_bytes()

    pilot, shell = start(tmp_path)
    pilot.click("menu.more").click("menu.tournament")
    assert pilot.find("unreadable.new") is not None
    assert any(said in text for text in (node.name for node in pilot.nodes())), pilot.dump()
    assert pilot.problems() == []
    pilot.click("unreadable.new")
    pilot.click("tournament.draw")
    assert file.read_bytes() == spoiled
    assert shell[Tournaments].desk.folder != file.parent
    shell.close()


def test_a_table_whose_saves_are_all_damaged_can_begin_again(tmp_path):
    pilot, shell = begin(tmp_path)
    desk = shell[Tournaments].desk
    table = desk.next_table
    shell[Tournaments].play(table)
    play_on(pilot, shell, 3)
    shell[Tournaments].show()
    files = list((desk.folder / f"table-{table + 1}").glob("*.json"))
    for file in files:
        file.write_text("{", encoding="utf-8")
    pilot.settle()
    pilot.click(f"table.{table}.play")
    assert pilot.problems() == []
    pilot.click("unreadable.anew")
    assert shell.controller is not None
    assert shell.controller.session.version == 0 or not shell.controller.session.over
    assert all(file.exists() for file in files)
    shell.close()


def test_a_full_disk_is_told_and_tried_again(tmp_path, monkeypatch):
    pilot, shell = begin(tmp_path, people=0)
    desk = shell[Tournaments].desk

    def full(*_args):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("macher.saves.shared.write_atomically", full)
        wait_for_ai(pilot, shell)
        assert "disk full" in pilot.get("tournament.problem").name
        assert pilot.problems() == []
    pilot.click("tournament.retry")
    assert desk.problem == ""
    wait_for_ai(pilot, shell)
    assert TournamentStore(tmp_path).load(desk.folder) == desk.tournament
    shell.close()


def test_several_people_at_one_table_take_turns(tmp_path):
    pilot, shell = begin(tmp_path, people=8)
    desk = shell[Tournaments].desk
    assert [desk.status(at) for at in (0, 1)] == ["open", "open"]
    pilot.click("table.1.play")
    assert shell.controller.shared_screen
    assert len(shell.controller.session.humans) == 4
    shell.close()


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((960, 540), 1.04), ((3840, 2160), 2.0)]
)
def test_nothing_overflows(lang, size, scale):
    pilot, shell = start(None, lang, size, scale)
    shell.go.new_tournament()
    pilot.settle()
    pilot.scene.names = [f"Maximiliane {at}" for at in range(9)]
    for page, players in (("players", 23), ("players", 11), ("options", 23)):
        pilot.scene.page, pilot.scene.players = page, players
        pilot.scene.rebuild()
        assert pilot.settle().problems() == [], page
    desk = made_up(shell)
    for page in ("tables", "standings", "final"):
        pilot.scene.page = page
        pilot.scene.rebuild()
        assert pilot.settle().problems() == [], page
    desk.begin_final()
    pilot.scene.page = "final"
    pilot.scene.rebuild()
    assert pilot.settle().problems() == []
    shell.close()


def made_up(shell: Shell) -> TournamentDesk:
    """A tournament whose preliminary round has ended with made-up results, on the screen."""
    names = [Entrant(f"Maximiliane von {at}", "human" if at < 2 else "normal") for at in range(23)]
    shell.games._workers = "none"
    shell[Tournaments].begin(Plan(tuple(names), seed=4))
    desk = shell[Tournaments].desk
    assert desk is not None
    tables = []
    for at, board in enumerate(desk.tournament.tables):
        points = tuple(150 - 10 * seat - at for seat in range(len(board.seats.players)))
        tables.append(replace(board, points=points, mandates=tuple(each // 3 for each in points), digest="0"))
    absent = frozenset({tables[0].seats.players[0]})
    desk.change(lambda known: replace(known, tables=tuple(tables), absent=absent))
    return desk


def test_only_what_there_is_can_be_opened(tmp_path):
    """Standings and final wait for the preliminary round, and say so."""
    pilot, shell = begin(tmp_path)
    wait_for_ai(pilot, shell)
    for page in ("standings", "final"):
        assert pilot.get(f"tournament.page.{page}").reason
    assert not pilot.get("tournament.page.tables").reason
    made_up(shell)
    shell[Tournaments].show()
    pilot.settle()
    for page in ("standings", "final"):
        assert not pilot.get(f"tournament.page.{page}").reason
    shell.close()


@pytest.mark.parametrize("scale", [1.0, 1.35])
def test_who_moves_up_is_told_in_every_layout(scale):
    """A tick at somebody who has won no table needs its reason."""
    pilot, shell = start(None, size=(1280, 720), scale=scale)
    desk = made_up(shell)
    pilot.scene.page = "standings"
    pilot.scene.rebuild()
    pilot.settle()
    assert [one.status for one in desk.tournament.qualification()].count("moved-up") == 1
    assert any(shell.texts("tournament-why-moved") in shown for shown in pilot.texts()), pilot.dump()
    shell.close()


def test_absence_is_named_alike_and_a_share_says_of_what():
    """A marked box says what the column says; one that is not marked says what it would do."""
    pilot, shell = start(None)
    desk = made_up(shell)
    pilot.scene.page = "standings"
    pilot.scene.rebuild()
    pilot.settle()
    absent = next(one for one in desk.tournament.qualification() if one.status == "absent")
    assert why(shell.texts, absent) == pilot.get(f"absent.{absent.standing.player}").name == "Withdrawn"
    assert pilot.shows("Withdraw")
    assert "Share of points" in pilot.texts()
    shell.close()


@pytest.mark.parametrize(("lang", "best"), [("en", "Best runner-up"), ("pl", "Najlepsze drugie miejsce")])
def test_the_best_of_a_place_is_not_counted(lang, best):
    assert Texts.load(lang)("tournament-why-rank", rank=2, number=1) == best


def test_a_final_without_people_goes_on_by_itself():
    """No button that cannot be pressed, but what happens."""
    pilot, shell = start(None)
    show(shell, "tournament:final")
    pilot.settle()
    assert pilot.find("tournament.final") is None
    assert pilot.get("tournament.why").name == shell.texts("tournament-final-ai")
    shell.close()


def test_earlier_tournaments_are_listed_and_opened(tmp_path):
    pilot, shell = begin(tmp_path)
    first = shell[Tournaments].desk.folder
    pilot.click("tournament.new")
    pilot.click("tournament.draw")
    assert shell[Tournaments].desk.folder != first
    pilot.click("tournament.new")
    pilot.click("page.earlier")
    assert [node.id for node in pilot.all("kept.") if node.interactive] == ["kept.0", "kept.1"]
    assert pilot.problems() == []
    pilot.click("kept.1")
    assert pilot.scene.name == "tournament"
    assert shell[Tournaments].desk.folder == first
    shell.close()


def test_a_table_goes_on_from_the_save_before_a_damaged_one(tmp_path):
    pilot, shell = begin(tmp_path)
    desk = shell[Tournaments].desk
    table = desk.next_table
    shell[Tournaments].play(table)
    play_on(pilot, shell, 4)
    shell[Tournaments].show()
    newest = max((desk.folder / f"table-{table + 1}").glob("*.json"))
    newest.write_text("{", encoding="utf-8")
    pilot.settle()
    pilot.click(f"table.{table}.play")
    assert pilot.find("restored") is not None
    pilot.click("restored.go-on")
    play_on(pilot, shell, 2)
    assert newest.read_text(encoding="utf-8") == "{"
    shell.close()


def test_what_is_over_is_looked_at_and_nothing_of_it_changes(tmp_path):
    pilot, shell = begin(tmp_path)
    wait_for_ai(pilot, shell)
    desk = shell[Tournaments].desk
    known = desk.tournament
    over = next(at for at, board in enumerate(known.tables) if board.over)
    files = {path: path.read_bytes() for path in desk.folder.rglob("*.json")}
    pilot.click(f"table.{over}.look")
    assert pilot.scene.name == "final"
    pilot.press("escape")
    assert pilot.scene.name == "tournament"
    assert shell.controller is None
    assert desk.tournament == known
    assert {path: path.read_bytes() for path in desk.folder.rglob("*.json")} == files
    shell.close()


def test_editions_stand_in_one_order_wherever_one_is_chosen() -> None:
    pilot, shell = start(None)
    orders = []
    for screen in ("new-game", "tournament-setup"):
        show(shell, screen)
        pilot.settle()
        orders.append([node.id for node in pilot.nodes() if node.id.startswith("edition.")])
    orders[0].remove("edition.classic")  # stands for the three variants behind it
    assert orders[0] == orders[1]
    assert len(orders[0]) == 4


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_two_rows_of_tables_are_seen_at_once_in_the_focus_layout(lang: str) -> None:
    pilot, shell = start(None, lang, (1920, 1080), 2.0)
    show(shell, "tournament:tables")
    pilot.settle()
    view = pilot.get("tables").window_rect
    whole = [
        node for node in pilot.nodes() if node.id in {f"table.{at}" for at in range(9)} and view.holds(node.window_rect)
    ]
    assert len(whole) == 4


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_the_figures_of_a_table_end_inside_its_card(lang: str) -> None:
    pilot, shell = start(None, lang)
    show(shell, "tournament:tables")
    seats = pilot.settle().get("table.3.seats").window_rect
    written = [run for run in pilot.runs() if run.owner == "table.3.seats"]
    assert "55" in {run.text for run in written}
    assert all(run.ink.right <= seats.right for run in written)


@pytest.mark.parametrize(
    ("tied", "level", "told"),
    [
        ("", "", ["Won table 1"]),
        ("mandates", "", ["Won table 1", "equal share: seats decide"]),
        ("lot", "", ["Won table 1", "equal share and seats: lots decide"]),
        ("", "mandates", ["Won table 1", "equal points: seats decide the place"]),
        ("", "lot", ["Won table 1", "equal points and seats: lots decide the place"]),
    ],
)
def test_the_page_says_what_decided_between_equals(tied, level, told) -> None:
    standing = Standing(3, 0, 1, 30, Fraction(1, 4), Fraction(1, 4))
    assert why(Texts.load("en"), Qualified(standing, "in", 1, tied, level)).split(" · ") == told
