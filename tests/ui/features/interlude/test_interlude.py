"""The interlude between two rounds: what it tells, and that nothing has to be done about it."""

from __future__ import annotations

import pytest

from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import PEOPLE, Story, finished, moment, proposal, still
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules import events as ev
from macher.session.session import GameSession
from macher.ui.features.interlude.facts import interlude_facts
from macher.ui.features.interlude.page import STAYS, InterludeScreen
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.staging.reveal import Reveal
from macher.ui.staging.staging import Staging
from macher.ui.widgets.cards import CardNode

SIZES = {"wide": ((1920, 1080), 1.0), "small": ((1280, 720), 1.0), "focus": ((1280, 720), 1.35)}


def game(round_number: int, story: Story | None = None) -> GameSession:
    return moment(lambda one: one.round == round_number, story or Story())


def shown(session: GameSession, layout: str = "wide", lang: str = "en") -> tuple[Pilot, Shell, InterludeScreen]:
    """The interlude over the table of a game."""
    size, scale = SIZES[layout]
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.play(session)
    pilot.settle()
    assert shell.controller is not None
    screen = InterludeScreen(shell, shell.controller)
    shell.app.push(screen)
    pilot.settle()
    return pilot, shell, screen


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("layout", list(SIZES))
@pytest.mark.parametrize("story", [Story(), Story(elections=7), ClassicStory()], ids=["four", "seven", "classic"])
def test_everything_has_room(layout: str, lang: str, story: Story) -> None:
    pilot, shell, _ = shown(game(4, story), layout, lang)
    assert pilot.problems() == []
    shell.close()


def test_the_facts_are_those_of_the_table() -> None:
    session = game(3)
    view = session.view(-1)
    facts = interlude_facts(view, session.edition, session.events_for(-1))
    assert facts is not None
    assert facts.places == view.voting
    assert [held.number for held in facts.held] == [1, 2]
    assert [stop.done for stop in facts.tour] == [True, True, False, False]
    assert sorted(row.points for row in facts.ranked) == sorted(party.points for party in view.parties)
    assert sum(row.risen for row in facts.ranked if row.risen) == 0 or any(row.risen for row in facts.ranked)
    assert all(view.lands[view.voting[0]].opinions[at] >= 0 for at in facts.coming[0].fresh)


def test_it_says_everything_at_once_to_readers_and_names_no_hidden_card() -> None:
    session = game(2, Story(people=PEOPLE))
    pilot, shell, screen = shown(session)
    said = pilot.get("interlude.told").name
    assert said == screen.told()
    assert "Baden-Württemberg votes next" in said or "votes next" in said
    public = interlude_facts(session.view(-1), session.edition, session.events_for(-1))
    assert screen.facts == public
    shell.close()


def test_what_an_election_brought_is_called_points() -> None:
    pilot, shell, _ = shown(game(3))
    assert any(said.startswith("+") and said.endswith(" points") for said in pilot.texts())
    shell.close()


def test_it_goes_on_by_itself_after_four_seconds() -> None:
    pilot, shell, _ = shown(game(3))
    pilot.wait(STAYS - 0.5)
    assert pilot.scene.name == "interlude"
    pilot.wait(1)
    pilot.settle()
    assert pilot.scene.name == "table"
    shell.close()


def test_it_stays_while_the_keyboard_moves_about_in_it() -> None:
    pilot, shell, _ = shown(game(3))
    pilot.press("tab")
    pilot.wait(STAYS + 2)
    assert pilot.scene.name == "interlude"
    pilot.press("return")
    assert pilot.scene.name == "table"
    shell.close()


def test_any_input_goes_on_and_a_key_of_the_table_is_carried_out() -> None:
    pilot, shell, _ = shown(game(3))
    pilot.press("l")
    assert pilot.scene.name == "table"
    assert pilot.app.stage.layers  # the log is open
    shell.close()
    pilot, shell, _ = shown(game(3))
    pilot.click("interlude.continue")
    assert pilot.scene.name == "table"
    shell.close()


@pytest.mark.parametrize(
    ("speed", "on", "comes"), [("normal", True, True), ("instant", True, False), ("normal", False, False)]
)
def test_it_comes_with_a_round_unless_the_game_goes_fast_or_it_is_off(speed: str, on: bool, comes: bool) -> None:
    before = moment(lambda one: one.round == 1 and one.phase in ("income", "election", "conversion"), Story())
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.settings.speed, shell.settings.interludes = speed, on  # type: ignore[assignment]  # a literal
    shell.play(before)
    pilot.settle()
    seen = set()
    for _ in range(400):
        seen.add(pilot.scene.name)
        if pilot.scene.name == "election":
            pilot.press("return").press("return")
        elif pilot.scene.name == "interlude":
            break
        elif before.view(-1).round == 1:
            seat = before.deciding()[0]
            before.submit(proposal(before, seat), version=before.version)
        elif "late" in seen:
            break
        elif len(seen) and pilot.scene.name == "table" and before.view(-1).round == 2:
            pilot.wait(3)
            seen.add("late")
        pilot.wait(0.1)
        pilot.settle()
    assert (pilot.scene.name == "interlude") == comes
    shell.close()


def test_it_does_not_come_once_the_state_of_the_round_has_voted() -> None:
    session = game(7, ClassicStory())
    while session.view(-1).round < 7 or not any(result.round == 7 for result in session.view(-1).results):
        seat = session.deciding()[0]
        session.submit(proposal(session, seat), version=session.version)
    assert not session.over
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.play(session)
    pilot.settle()
    assert shell.controller is not None
    assert shell.controller.on_round is not None
    shell.controller.on_round(7)  # the last round of this edition begins with its election
    pilot.settle()
    assert pilot.scene.name == "table"
    shell.close()


def test_the_last_poll_is_told_before_the_night_and_what_the_night_brought_before_the_final_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over = finished()
    at = len(over.records) - 1
    while not any(isinstance(event, ev.ElectionDecided) for event in over.records[at].events):
        at -= 1
    assert any(isinstance(event, ev.PollKept) for event in over.records[at].events), "one command brings both"
    session = still(over, at)
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.settings.speed = "fast"
    shell.play(session)
    pilot.settle()
    for record in over.records[at:]:
        session.submit(record.command, version=session.version)
    seen: list[str] = []
    begin = Staging._begin

    def noted(staging: Staging, reveal: Reveal, now: float) -> None:
        seen.append(type(reveal).__name__)
        begin(staging, reveal, now)

    monkeypatch.setattr(Staging, "_begin", noted)
    for _ in range(90):
        seen.append(pilot.scene.name)
        if pilot.scene.name == "final":
            break
        if pilot.scene.name == "election":
            pilot.press("s").press("return")
        pilot.wait(0.1)
    order = [name for number, name in enumerate(seen) if name not in seen[:number] and name != "table"]
    assert order == ["PollShown", "election", "PresenceGained", "final"]
    shell.close()


@pytest.mark.parametrize("layout", list(SIZES))
def test_a_room_is_drawn_high_enough_for_its_people_or_not_at_all(layout: str) -> None:
    heights = []
    for number in (2, 3, 4):
        pilot, shell, _ = shown(game(number), layout)
        heights += [node.rect.h for node in pilot.nodes() if node.id == "interlude.room"]
        shell.close()
    assert all(height >= 150 for height in heights)
    assert heights or layout != "wide"


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("layout", list(SIZES))
def test_the_words_of_its_opinions_are_written_in_one_size(layout: str, lang: str) -> None:
    pilot, shell, _ = shown(game(3), layout, lang)
    cards = [node for node in pilot.nodes() if isinstance(node, CardNode) and node.look == "named"]
    sizes = {run.size for run in pilot.runs() if run.writer in cards}
    assert len(cards) > 1
    assert len(sizes) == 1
    shell.close()
