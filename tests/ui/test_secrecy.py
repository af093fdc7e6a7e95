"""Several people at one screen: nothing private of anybody else is in any frame, and handing over costs little."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest
from hands import Hands, begin
from secrecy import Leak, Watch, plant_money

from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.ui.game.controller import GameController
from macher.ui.scene.parts import Parts
from macher.ui.table.panels.rail_band import RailBand
from macher.ui.table.screen import TableScene

TWO = "spd=human,gruene=random,cdu=human,linke=random"
THREE = "spd=human,gruene=human,cdu=human"
FOUR = "spd=human,gruene=human,cdu=human,linke=human,fdp=random"
SIZES = ((1280, 720), (1920, 1080), (960, 540))


def shared_game(mode, seats=TWO, seed=1, size=(1280, 720), lang="en", edition="2019"):
    """A game that is handed over in one of the ways, with money that can be recognised."""
    elections = 4 if edition == "2019" else 7
    pilot, shell = begin(
        lang, size, seats=seats, seed=seed, handover=mode, edition=edition, elections=elections, drawing=True
    )
    plant_money(shell.controller.session)
    return pilot, shell


def play_watched(pilot, shell, seed, every=6, most=10_000):
    """A random game through the interface; what has been seen often is answered at once, without the mouse.

    Only what is watched is drawn, and that by the watch.
    """
    controller, pilot.drawing = shell.controller, False
    watch, hands, stream = Watch(pilot, shell), Hands(pilot, shell, seed), Stream(seed, 99)
    seen = Counter()
    for _ in range(most):
        if controller.session.over or pilot.scene.name == "final":
            break
        kind = (pilot.scene.name, controller.session.view(-1).step, controller.covered, controller.veiled)
        seen[kind] += 1
        if seen[kind] <= 2 or stream.below(every) == 0:
            watch.look()
        decision = controller.decision
        if pilot.scene.name == "table" and decision is not None and seen[kind] > 2 and stream.below(4):
            controller.confirm(controller.session.decision(decision.seat).options.sample(stream))
            pilot.scene.rebuild()
            pilot.settle()
        else:
            hands.step()
    return watch, seen


CASES = [("curtain", TWO, 3, 0), ("peek", THREE, 4, 1), ("curtain", FOUR, 5, 2), ("peek", TWO, 6, 0)]


@pytest.mark.in_turns(4)
@pytest.mark.parametrize(("mode", "seats", "seed", "size"), CASES)
def test_no_frame_of_a_shared_game_tells_what_somebody_else_may_not_know(mode, seats, seed, size):
    pilot, shell = shared_game(mode, seats, seed, SIZES[size])
    watch, seen = play_watched(pilot, shell, seed, every=12)
    assert shell.controller.session.over
    assert watch.frames > 40
    steps = {step for _, step, _, _ in seen}
    assert {"draft", "opening_program", "deployment", "start_player", "program", "polls", "income"} <= steps
    assert any(name == "handover" for name, _, _, _ in seen) == (mode == "curtain")
    shell.close()


CLASSIC = [("2006", "curtain", TWO, 7, 0), ("1997", "peek", TWO, 8, 1)]


@pytest.mark.in_turns(2)
@pytest.mark.parametrize(("edition", "mode", "seats", "seed", "size"), CLASSIC)
def test_no_frame_of_a_shared_classic_game_tells_anything(edition, mode, seats, seed, size):
    """Hands, sealed bids and start sheets, polls on the boards, cards sent and contributions laid face down."""
    pilot, shell = shared_game(mode, seats, seed, SIZES[size], edition=edition)
    watch, seen = play_watched(pilot, shell, seed, every=25)
    assert shell.controller.session.over
    assert watch.frames > 40
    steps = {step for _, step, _, _ in seen}
    assert {"start_sheet", "first_bid", "conference", "cabinet_sending", "poll_auctions", "contributions"} <= steps
    shell.close()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000))
def test_a_thousand_shared_games_tell_nothing(seed):
    seats = (TWO, THREE, FOUR)[seed % 3]
    mode, lang = ("curtain", "peek")[seed % 2], ("en", "de", "pl")[seed % 3]
    pilot, shell = shared_game(mode, seats, seed, SIZES[seed // 2 % 3], lang)
    play_watched(pilot, shell, seed)
    assert shell.controller.session.over
    shell.close()


# -- reveals ---------------------------------------------------------------------------------------------------------


LAST_ROUND = 3
"""Until then every kind of reveal has come twice, or as often as it comes at all."""


def play_told(pilot, shell, seed, most=3000):
    """A random game in which reveals are told: the first of each kind are looked at as they begin, run and end.

    Now and then a step is taken back in the middle of one, and nothing of it is told any longer.
    """
    controller, pilot.drawing = shell.controller, False
    controller.speed, shell.settings.interludes = "normal", False
    watch, hands, stream = Watch(pilot, shell), Hands(pilot, shell, seed), Stream(seed, 98)
    seen, taken_back = Counter(), 0
    for _ in range(most):
        scene, decision = pilot.scene, controller.decision
        if controller.session.view(-1).round > LAST_ROUND:
            break
        told = scene.staging.current if isinstance(scene, TableScene) else None
        if told is not None:
            kind = type(told).__name__
            seen[kind] += 1
            for share in (0.0, 0.5, 1.0) if seen[kind] <= 2 else ():
                scene.staging.show(told.seconds * share)
                watch.look()
            if seen[kind] == 2 and not told.private and controller.seat >= 0:
                controller.take_back()
                scene.rebuild()
                pilot.app.step()
                taken_back += 1
                assert scene.staging.current is None
                watch.look()
            pilot.press("space")
        elif isinstance(scene, TableScene) and decision is not None:
            controller.confirm(controller.session.decision(decision.seat).options.sample(stream))
            scene.rebuild()
            pilot.app.step()
        elif isinstance(scene, TableScene):
            if controller.veiled:
                controller.look()
            if scene.moves.held:
                pilot.press("space")
            pilot.wait(0.5)
        else:
            hands.step()
            pilot.app.step()
    return watch, seen, taken_back


TOLD = [
    ("2019", "curtain", TWO, 11, {"BidsOpened", "ProgramsLaid", "DeploymentsOpened", "PoliticianActs", "PollShown"}),
    ("2019", "peek", THREE, 12, {"HandsPassed", "ProgramChanged", "PoliticiansTurned"}),
    ("2006", "curtain", TWO, 13, {"DeploymentsOpened", "BidsOpened", "PoliticiansTurned", "PollShown"}),
]


@pytest.mark.parametrize(("edition", "mode", "seats", "seed", "kinds"), TOLD)
def test_no_frame_of_a_reveal_tells_what_somebody_else_may_not_know(edition, mode, seats, seed, kinds):
    pilot, shell = shared_game(mode, seats, seed, edition=edition)
    watch, seen, taken_back = play_told(pilot, shell, seed)
    assert shell.controller.session.view(-1).round > LAST_ROUND
    assert kinds <= set(seen)
    assert watch.frames > 30
    assert taken_back > 2
    shell.close()


def test_a_reveal_from_a_private_record_is_found(monkeypatch):
    """The watch would notice a reveal that is made from what only the session knows."""
    pilot, shell = shared_game("curtain", seed=2)

    def careless(controller):
        return controller.session.view(controller.seat)

    monkeypatch.setattr(GameController, "shared_view", property(careless))
    with pytest.raises(Leak):
        play_told(pilot, shell, 2)
    shell.close()


# -- planted leaks -----------------------------------------------------------------------------------------------------


def leak_in_a_tooltip(patch, controller):
    explain = RailBand._explain

    def careless(row):
        explain(row)
        hand = controller.session.journal.state.parties[row.seat].hand
        row.tooltip = " ".join(row.model.names.card(kind) for kind in hand)

    patch.setattr(RailBand, "_explain", careless)


def leak_in_pixels_only(patch, controller):
    from macher.ui.widgets.cards import paint_card

    draw = RailBand.draw

    def careless(row, p):
        draw(row, p)
        for kind in controller.session.journal.state.parties[row.seat].hand:
            topic, approves = row.model.names.face(kind)
            paint_card(p, row.card_rect(0), topic, approves, "line")

    patch.setattr(RailBand, "draw", careless)


def leak_of_money(patch, controller):
    explain = RailBand._explain

    def careless(row):
        explain(row)
        row.children[0].name += f" {controller.session.journal.state.parties[row.seat].money // 1000}"

    patch.setattr(RailBand, "_explain", careless)


def leak_in_node_data(patch, controller):
    explain = RailBand._explain

    def careless(row):
        explain(row)
        row.data = tuple(controller.session.journal.state.parties[row.seat].hand)

    patch.setattr(RailBand, "_explain", careless)


def leak_in_the_title_of_the_window(patch, controller):
    build = TableScene.build

    def careless(scene, *rest):
        hand = controller.session.journal.state.parties[0].hand
        pygame.display.set_caption(" ".join(scene.model().names.card(kind) for kind in hand))
        return build(scene, *rest)

    patch.setattr(TableScene, "build", careless)


def leak_by_asking_for_a_view(patch, controller):
    explain = RailBand._explain

    def careless(row):
        explain(row)
        controller.session.view(row.seat)

    patch.setattr(RailBand, "_explain", careless)


def leak_through_the_record(patch, controller):
    patch.setattr(GameController, "log", property(lambda self: self.session.events))


def leak_under_the_curtain(patch, controller):
    patch.setattr(TableScene, "forget", lambda self: None)
    patch.setattr(Parts, "forget", lambda self: None)


LEAKS = [
    leak_in_a_tooltip,
    leak_in_pixels_only,
    leak_of_money,
    leak_in_node_data,
    leak_in_the_title_of_the_window,
    leak_by_asking_for_a_view,
    leak_through_the_record,
    leak_under_the_curtain,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak, monkeypatch):
    pilot, shell = shared_game("curtain", seed=2)
    leak(monkeypatch, shell.controller)
    with pytest.raises(Leak):
        play_watched(pilot, shell, 2, every=1, most=80)
    shell.close()


# -- what each way costs -----------------------------------------------------------------------------------------------


class Count:
    """Inputs for handing over: clicks on the curtain, and on the button that opens private things."""

    def __init__(self, pilot: Pilot) -> None:
        self.curtains = self.looks = 0
        self.click = pilot.click
        pilot.click = self.counted  # counts what the hands click

    def counted(self, what):
        self.curtains += what == "handover.ready"
        self.looks += what == "act.look"
        return self.click(what)


COSTS = [("curtain", (20, 52), 0), ("peek", (0, 0), 20), ("open", (0, 0), 0)]


@pytest.mark.in_turns(3)
@pytest.mark.parametrize(("mode", "curtains", "looks"), COSTS)
def test_a_whole_game_of_two_people_is_handed_over_by_one_click_each(mode, curtains, looks):
    pilot, shell = shared_game(mode, seed=7)
    count, hands = Count(pilot), Hands(pilot, shell, 7)
    controller = shell.controller
    for _ in range(4000):
        if pilot.scene.name == "final":
            break
        before = count.curtains
        hands.hurry()
        assert count.curtains - before <= 1
        if count.curtains > before:
            assert pilot.scene.name == "table"  # one input, and the view is there
    assert controller.session.over
    assert curtains[0] <= count.curtains <= curtains[1]
    assert count.looks >= looks
    shell.close()
