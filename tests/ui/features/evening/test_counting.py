"""A finished game counts when it is over: once, wherever the program is closed or killed after the last command."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from macher.ai.kinds import HUMAN
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.resources import asset
from macher.saves.document import parse
from macher.saves.folders import HOME_VARIABLE, autosave_folder
from macher.saves.library import Library
from macher.saves.store import AutosaveSlot, SaveStore
from macher.saves.verify import Restored, rerun
from macher.session.campaign import config_for, load_campaign
from macher.session.config import GameConfig, SeatConfig
from macher.session.progress import Profile
from macher.session.session import GameSession
from macher.session.today import daily_config
from macher.ui.features.evening.album import Album
from macher.ui.features.evening.counting import Counting
from macher.ui.features.evening.today import Today
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

DAY: Final = date(2026, 11, 23)
LATER: Final = date(2026, 12, 9)
SEATS: Final = tuple(
    SeatConfig(party, party, HUMAN if party == "spd" else "normal") for party in ("spd", "cdu", "linke")
)
SET_UP: Final = load_campaign(asset("campaign"))[0][0]
KINDS: Final = ("day", "quick", "campaign")


def ended(config: GameConfig) -> GameSession:
    """A game played to its end: a set-up by its way, others by AI seats on behalf of all."""
    if config.position is None:
        weak = replace(config, seats=tuple(replace(seat, kind="easy") for seat in config.seats))
        with GameSession.new(weak, workers="inline") as played:
            played.pump(120)
            return played
    with GameSession.new(config, workers="inline") as played:
        for command in SET_UP.way:
            played.pump(60)
            assert played.submit(command, version=played.version) is None
        played.pump(60)
        return played


def config_of_kind(kind: str) -> GameConfig:
    if kind == "day":
        return daily_config(DAY, "me", {})
    if kind == "quick":
        return GameConfig(SEATS, seed=5)
    return config_for(SET_UP, SET_UP.level)


@dataclass(frozen=True)
class Played:
    """A game that was played to its end: its kind, its beginning, and what was saved before its last command."""

    kind: str
    config: GameConfig
    session: GameSession
    before: Restored


@pytest.fixture(scope="module", params=KINDS)
def game(request: pytest.FixtureRequest) -> Played:
    """One kind of game after the other; do not change it."""
    config = config_of_kind(request.param)
    played = ended(config)
    assert played.over
    session = GameSession(config, played.edition, played.journal, played.setup_events, workers="none")
    saved = parse(session.save_text().encode())
    cut = replace(saved, records=saved.records[:-1], summary=replace(saved.summary, over=False))
    return Played(request.param, config, played, rerun(cut))


class Home:
    """A player's folder and one start of the program after the other."""

    def __init__(self, game: Played) -> None:
        self.kind, self.config, self.played, self.before = game.kind, game.config, game.session, game.before
        self.last: Command = self.played.journal.records[-1].command

    def start(self, day: date = DAY) -> Shell:
        store = SaveStore(autosave_folder())
        texts = Texts.load("en")
        pilot = Pilot(Scene(), (1280, 720), texts=texts)
        games = Games(store, "none", library=Library(autosaves=store))
        shell = Shell(pilot.app, texts, SettingsStore(None), games)
        shell.settings.speed = "instant"
        shell[Today].clock = lambda: day
        shell.go.menu()
        pilot.settle()
        self.pilot = pilot
        shell[Counting].catch_up()
        return shell

    def before_the_last_command(self, shell: Shell) -> GameSession:
        """The game one command before its end, on the table."""
        journal = self.before.journal
        restored = replace(self.before, journal=journal.first(len(journal.records)))
        found = GameSession.resume(restored, SaveStore(autosave_folder()), "none", library=shell.games.library)
        shell.play(found)
        return found

    def finish(self, session: GameSession) -> None:
        assert session.submit(self.last, version=session.version) is None

    def check(self, profile: Profile) -> None:
        """Everything is there, once."""
        assert profile.coach.games == 1
        assert profile.ended == {}
        assert len(profile.counted) == 1
        if self.kind == "campaign":
            assert len(profile.campaign) == 1
            return
        assert len(profile.levels) == 1
        assert bool(profile.today) == (self.kind == "day")
        assert set(profile.today) <= {DAY.isoformat()}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Played) -> Home:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return Home(game)


def test_it_counts_with_the_last_command_and_not_again_with_its_poster(home: Home) -> None:
    shell = home.start()
    home.finish(home.before_the_last_command(shell))
    home.check(shell.games.progress.profile())  # nothing has been shown yet
    shell.show_final()
    shell.show_final()
    home.check(shell.games.progress.profile())
    shell.close()
    again = home.start(LATER)
    home.check(again.games.progress.profile())
    again[Album].count_again()
    home.pilot.settle()
    home.check(again.games.progress.profile())


def killed_at(write: int, monkeypatch: pytest.MonkeyPatch, name: str) -> Callable[[], int]:
    """Ends the program at the n-th call; gives how many there were."""
    calls = [0]
    real = getattr(os, name)

    def call(*given: object, **more: object) -> object:
        calls[0] += 1
        if calls[0] > write:
            raise KeyboardInterrupt
        return real(*given, **more)

    monkeypatch.setattr(os, name, call)
    return lambda: calls[0]


@pytest.mark.parametrize("call", ["replace", "fsync"])
def test_it_counts_once_wherever_the_program_is_killed(
    home: Home, call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done, at = False, 0
    while not done:
        monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / f"{at}"))
        session = home.before_the_last_command(home.start())
        with monkeypatch.context() as context:
            killed_at(at, context, call)
            try:
                home.finish(session)
                done = True
            except KeyboardInterrupt:
                pass
        again = home.start(LATER)
        if not again.games.progress.profile().counted:  # the end was not written: the game goes on
            found = again.games.waiting()
            assert found is not None
            assert not again.games.progress.profile().levels
            again[Today].clock = lambda: DAY
            again.play(found)
            home.finish(found)
        home.check(again.games.progress.profile())
        home.check(home.start(LATER).games.progress.profile())
        at += 1
    assert at > 4


def test_a_game_killed_before_its_end_was_saved_is_over_at_the_next_start(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its end is kept among the replays: it counts, and nobody can end it in another way and count it again."""
    session = home.before_the_last_command(home.start())
    write = AutosaveSlot.write

    def killed(*_given: object, **_more: object) -> Path:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(AutosaveSlot, "write", killed)
        with pytest.raises(KeyboardInterrupt):
            home.finish(session)
    assert AutosaveSlot.write is write
    again = home.start(LATER)
    home.check(again.games.progress.profile())
    assert again.games.summary() is None
    assert again.games.waiting() is None
    assert again.games.problem is None


def test_a_window_that_is_opened_as_a_game_ends_does_not_count_it_besides(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = home.start()
    session = home.before_the_last_command(shell)
    write, others = AutosaveSlot.write, list[Shell]()

    def write_late(slot: AutosaveSlot, text: str, *, forced: bool = True) -> Path:
        if not others:
            others.append(shell)
            others.append(home.start())
        return write(slot, text, forced=forced)

    monkeypatch.setattr(AutosaveSlot, "write", write_late)
    home.finish(session)
    home.check(others[1].games.progress.profile())
    home.check(shell.games.progress.profile())
    assert others[1].games.waiting() is None


def play_by_chance(session: GameSession, stream: Stream) -> None:
    """To the end, all seats deciding by chance."""
    while not session.over:
        seat = session.deciding()[0]
        decision = session.decision(seat)
        assert decision is not None
        assert session.submit(decision.options.sample(stream), version=session.version) is None


def end_otherwise(session: GameSession) -> None:
    """Takes the last decision back and plays to another end."""
    before, stream = session.digest, Stream(3)
    while session.over and session.digest == before:
        assert session.take_back(0) is None
        play_by_chance(session, stream)


def test_a_game_that_goes_back_from_its_end_to_another_one_counts_once(home: Home) -> None:
    shell = home.start()
    session = home.before_the_last_command(shell)
    home.finish(session)
    end_otherwise(session)
    home.check(shell.games.progress.profile())
    shell.close()
    again = home.start(LATER)
    home.check(again.games.progress.profile())
    over = again.games.take_up(again.games.library.load(again.games.library.finished()[0].path))
    again.play(over)
    end_otherwise(over)
    again.show_final()
    home.check(again.games.progress.profile())


def test_a_game_that_is_left_behind_its_end_does_not_count_for_another_end(home: Home) -> None:
    shell = home.start()
    session = home.before_the_last_command(shell)
    home.finish(session)
    known = shell.games.progress.profile()
    assert not session.assisted
    if session.undo(0) is not None:  # the others have decided last, and shown something
        assert not session.assisted
        return
    assert session.assisted
    shell.close()
    again = home.start(LATER)
    found = again.games.waiting()
    assert found is not None
    again.play(found)
    play_by_chance(found, Stream(3))
    again.show_final()
    profile = again.games.progress.profile()
    assert (profile.levels, profile.campaign, profile.today) == (known.levels, known.campaign, known.today)


def test_a_replay_from_somebody_else_does_not_count(home: Home) -> None:
    shell = home.start()
    session = GameSession(
        home.config, home.played.edition, home.played.journal, home.played.setup_events, workers="none"
    )
    shell.games.library.archive(session.save_text())
    profile = home.start().games.progress.profile()
    assert (profile.coach.games, profile.today, profile.levels, profile.campaign) == (0, {}, (), {})
