"""A begun answer belongs to its seat: where all decide at once, no rival that finishes meanwhile touches it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from builders import every_table
from drivers import keen_command
from hands import Hands

from macher.ai.kinds import HUMAN
from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.cards import PARTIES
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.features.advice.sheet import LAYER as ADVICE
from macher.ui.features.learn.guide import GuidedScene
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.options import Handover
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

ONE, TWO = ("human", "normal", "normal", "normal"), ("normal", "human", "human", "normal")
CLICKS = 5
"""Steps of a draft: after each of them, and before the first, a rival finishes."""
DECISIONS = 400
SIMULTANEOUS = {
    "2019": {"draft", "opening_program", "opening_hand", "deployment", "start_player"},
    "2006": {"start_sheet", "first_bid"},
    "1997": {"start_sheet", "first_bid"},
    "consim": {"start_sheet", "place_bid"},
}


def tables(key: str, elections: int, seats: int, seed: int = 1) -> Iterator[Table]:
    """Every table of a game that is played by chance."""
    table = new_game(edition(key), GameSetup(elections, tuple(range(seats)), seed), [])
    stream = Stream(seed, 7)
    for _ in range(DECISIONS):
        if not table.flow:
            return
        yield table
        table = table.clone()
        table.apply(keen_command(table, stream))


@cache
def asked_together(key: str) -> frozenset[str]:
    """Steps of an edition in which several seats decide at the same time."""
    found = set()
    for name, elections, seats in every_table():
        if name == key:
            found |= {t.flow[-1].name for t in tables(key, elections, seats) if len(t.deciders()) > 1}
    return frozenset(found)


@pytest.mark.parametrize("key", editions())
def test_the_steps_in_which_all_decide_at_once(key: str) -> None:
    assert asked_together(key) == SIMULTANEOUS[key]


@pytest.mark.parametrize("key", editions())
def test_no_answer_of_another_changes_an_open_question(key: str) -> None:
    """What `asked_at` rests on: as long as a seat has not answered, it is asked exactly the same."""
    before: dict[int, Any] = {}
    for table in tables(key, min(edition(key).lengths), edition(key).seats[-1], seed=3):
        now = {seat: table.decision(seat) for seat in table.deciders()}
        for seat in now.keys() & before.keys():
            if len(before) > 1 and len(now) == len(before) - 1:
                assert now[seat] == before[seat]
        before = now


class At:
    """A game at the first moment of a step in which all decide at once."""

    def __init__(self, key: str, step: str, kinds: tuple[str, ...], handover: Handover = "curtain") -> None:
        texts = Texts.load("en")
        self.pilot = Pilot(Scene(), (1280, 720), texts=texts)
        self.pilot.drawing = False
        self.shell = Shell(self.pilot.app, texts, SettingsStore(None), Games(None, "none"))
        self.shell.settings.speed, self.shell.settings.handover = "instant", handover
        self.shell.settings.coach = "never"
        parties = PARTIES[: len(kinds)]
        chairs = tuple(SeatConfig(party, party.title(), kind) for party, kind in zip(parties, kinds, strict=True))
        config = GameConfig(chairs, edition=key, seed=5, elections=min(edition(key).lengths))
        self.session = GameSession.new(config, workers="none")
        self.stream = Stream(11, 3)
        while self.session.journal.state.flow[-1].name != step or len(self.session.deciding()) < len(kinds):
            self.answer(self.session.deciding()[0])
        self.shell.play(self.session)
        self.pilot.settle()

    def answer(self, seat: int) -> None:
        """A seat decides, by chance."""
        decision = self.session.decision(seat)
        assert decision is not None
        assert self.session.submit(decision.options.sample(self.stream), version=self.session.version) is None

    def rival(self) -> bool:
        """A rival finishes; false if all have."""
        rivals = [seat for seat in self.session.deciding() if self.session.config.seats[seat].kind != HUMAN]
        if rivals:
            self.answer(rivals[0])
            self.pilot.settle()
        return bool(rivals)

    def open(self) -> None:
        """Opens the curtain or the question."""
        if self.pilot.scene.name == "handover":
            self.pilot.wait(5).click("handover.ready").settle()
        if self.pilot.scene.controller.veiled:
            self.pilot.click("act.look").settle()

    def step(self, hands: Hands) -> None:
        """A random click into the draft."""
        found = [node.id for node in hands.choices() if not node.id.startswith("act.")]
        self.pilot.click(hands.stream.choice(found))

    def begun(self) -> tuple[Any, ...]:
        """Everything that belongs to the draft, and where the player is in it."""
        scene, stage = self.pilot.scene, self.pilot.app.stage
        prompt = scene.prompt
        own = {key: _plain(value) for key, value in vars(prompt).items() if key not in ("desk", "_told", "_spoken")}
        focus = stage.focus.id if stage.focus is not None else ""
        chosen = [(node.id, node.name) for node in self.pilot.nodes() if getattr(node, "marked", False)]
        layers = [layer.id for layer in stage.layers]
        return type(prompt), own, prompt.commands(), scene.dirty, focus, chosen, layers, scene.looking.land


def _plain(value: Any) -> Any:
    """A part of a draft that can be compared later."""
    return dict(vars(value)) if hasattr(value, "__dict__") else repr(value)


STEPS = [(key, step) for key, steps in SIMULTANEOUS.items() for step in sorted(steps)]


@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize(("key", "step"), STEPS)
def test_a_rival_that_finishes_leaves_the_draft_alone(key: str, step: str, together: bool) -> None:
    """At every moment: before the first step of the draft, between each two, and after the last."""
    for moment in range(CLICKS + 1):
        game = At(key, step, ONE)
        hands = Hands(game.pilot, game.shell, seed=moment + 1)
        for click in range(CLICKS + 1):
            before = game.begun()
            while click >= moment and game.rival():
                assert game.begun() == before, f"click {click}"
                if not together:
                    break
            if click < CLICKS:
                game.step(hands)
        commands = game.pilot.scene.prompt.commands()
        if commands:
            game.pilot.click("act.confirm").settle()
            assert [record.command for record in game.session.records if record.command.seat == 0][-1:] == [*commands]
            assert not game.pilot.scene.dirty
        game.shell.close()


@pytest.mark.parametrize("handover", ["curtain", "peek", "open"])
@pytest.mark.parametrize(("key", "step"), STEPS)
def test_several_people_at_one_screen(key: str, step: str, handover: Handover) -> None:
    game = At(key, step, TWO, handover)
    game.open()
    hands = Hands(game.pilot, game.shell, seed=3)
    for _ in range(2):
        game.step(hands)
        before = game.begun()
        assert game.rival()
        assert game.begun() == before
    assert len(game.session.deciding()) == 2


@pytest.mark.parametrize("handover", ["curtain", "peek"])
def test_a_draft_waits_under_its_cover(handover: Handover) -> None:
    game = At("2019", "deployment", TWO, handover)
    game.open()
    game.pilot.click("spot.land.1")
    before = game.begun()[1]
    game.pilot.scene.controller.cover()
    game.pilot.scene.controller.use_handover(handover)
    game.pilot.settle()
    assert game.rival()
    assert game.pilot.scene.name == "handover" or game.pilot.scene.controller.veiled
    game.open()
    assert game.begun()[1] == before
    assert game.pilot.scene.dirty


def test_a_number_typed_half_way() -> None:
    game = At("2019", "start_player", ONE)
    game.pilot.press("1")
    assert game.rival()
    game.pilot.press("2")
    assert game.pilot.scene.prompt.commands()[0].amount == 12_000


def test_a_press_that_has_to_be_repeated() -> None:
    game = At("2019", "draft", ONE)
    game.pilot.app.set_options(replace(game.pilot.app.options, confirm_twice=True))
    game.pilot.click("draft.card.2").click("act.confirm")
    assert game.rival()
    game.pilot.click("act.confirm").settle()
    assert 0 not in game.session.deciding()


def test_a_press_that_is_held() -> None:
    """A rival finishes between pressing and letting go."""
    game = At("2019", "deployment", ONE)
    spot, pointer = game.pilot.get("spot.land.2").window_rect, game.pilot.app.stage.pointer
    pointer.move(spot.cx, spot.cy)
    pointer.down(spot.cx, spot.cy)
    assert game.rival()
    pointer.up(spot.cx, spot.cy)
    assert game.pilot.scene.prompt.places[0] == 2


def test_a_plan_that_is_open() -> None:
    game = At("2019", "start_player", ONE)
    game.pilot.press("1")
    before = game.begun()
    game.pilot.press("w")
    assert game.rival()
    assert game.pilot.scene.planning.on
    game.pilot.press("w")
    assert game.begun() == before


@pytest.mark.parametrize("layer", ["log", "grid", ADVICE])
def test_a_sheet_that_is_open(layer: str) -> None:
    game = At("2019", "deployment", ONE)
    game.pilot.click("spot.land.1")
    opened = game.pilot.scene.opened
    {"log": opened.log, "grid": opened.grid, ADVICE: opened.advice}[layer]()
    game.pilot.settle()
    assert game.pilot.app.stage.has_layer(layer)
    advised, before = game.session.advised, game.begun()
    assert game.rival()
    game.pilot.wait(0.1).settle()
    assert game.begun() == before
    assert game.session.advised == advised


def test_a_question_of_the_coach() -> None:
    """What it was asked about is handed in by its button, whoever has finished meanwhile."""
    game = At("2019", "draft", ONE)
    game.pilot.scene.controller.warn = lambda commands, go_on: held.append(go_on) or False
    held: list[Any] = []
    game.pilot.click("draft.card.2").click("act.confirm")
    assert game.rival()
    assert game.pilot.scene.dirty
    held[0]()
    assert 0 not in game.session.deciding()


def test_a_move_that_is_chosen_in_the_guided_round() -> None:
    game = At("2019", "draft", ONE)
    scene = GuidedScene(game.shell, GameController(game.session, "instant"))
    game.pilot.app.push(scene)
    game.pilot.settle()
    scene.wait()
    scene.take(scene.options[1].command)
    scene.flip()
    assert game.rival()
    scene.tick(game.pilot.app.clock())
    assert scene.chosen == scene.options[1].command
    assert not scene.open


def test_a_click_before_the_next_question_is_drawn() -> None:
    """The game has gone on, but the screen still shows the old hand: nothing is asked about a card that has gone."""
    game = At("2019", "draft", ONE)
    old, last = game.pilot.scene.prompt, len(game.session.decision(0).options.hand) - 1
    card, kind = game.pilot.get(f"draft.card.{last}"), game.session.decision(0).options.hand[last]
    while kind in game.session.decision(0).options.hand:
        for seat in game.session.deciding():
            game.answer(seat)
    assert game.session.journal.state.flow[-1].name == "draft"
    card.on_click()
    assert game.pilot.settle().scene.prompt is not old
