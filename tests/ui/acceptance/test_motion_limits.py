"""Nothing moves longer than 0.8 seconds, 0.1 with reduced motion; whatever is pressed ends it and is carried out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from evenings import OUTCOMES, evening, stage_of
from hands import Hands
from hands import begin as sit_down

from macher.gallery.pilot import Pilot
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.night.page import ElectionScreen
from macher.ui.motion import Motion
from macher.ui.scene import Scene

LONGEST, REDUCED, EVENING, COUNT = 0.8, 0.1, 8.1, 20.0
TICK = 1 / 60


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Key and seconds of every movement that is begun, its delay included."""
    found: list[tuple[str, float]] = []
    run = Motion.run

    def noted(self: Motion, key: str, *rest: object, **more: object) -> None:
        run(self, key, *rest, **more)  # type: ignore[arg-type]  # handed on as they came
        tween = self._running.get(key)
        if tween is not None:
            found.append((key, tween.start + tween.duration - self._clock()))

    monkeypatch.setattr(Motion, "run", noted)
    return found


def opened(screen: str, reduced: bool = False) -> Pilot:
    """The election night or the final scoring as it opens."""
    seed, number = OUTCOMES["coalition"]
    pilot, shell = stage_of(evening(seed), size=(1280, 720), below=Scene())
    pilot.app.set_options(replace(pilot.app.options, reduced_motion=reduced))
    controller = shell.controller
    assert controller is not None
    controller.speed = "normal"
    made = ElectionScreen(shell, controller, number) if screen == "election" else FinalScreen(shell, controller)
    pilot.app.push(made)
    pilot.app.step()
    return pilot


def _tells(pilot: Pilot) -> bool:
    """Whether an evening or a count goes on by itself: each has a clock of its own, and none with reduced motion."""
    scene = pilot.scene
    if isinstance(scene, FinalScreen):
        return not scene.reveal.over
    return isinstance(scene, ElectionScreen) and scene.telling and not pilot.app.motion.reduced


def moving(screen: str) -> Pilot:
    """The same while something moves."""
    pilot = opened(screen)
    for _ in range(600):
        pilot.wait(TICK)
        if pilot.app.motion.busy or _tells(pilot):
            return pilot
    raise AssertionError(f"nothing moves on {screen}")


def watch(pilot: Pilot, most: float) -> float:
    """Lets time pass until nothing moves and nothing is to follow; says how long that took."""
    start = pilot.clock.now
    while pilot.clock.now - start < most:
        if not (pilot.app.motion.busy or pilot.app.background.next_timer is not None or _tells(pilot)):
            break
        pilot.wait(TICK)
    return pilot.clock.now - start


@pytest.mark.parametrize("screen", ["election", "final"])
@pytest.mark.parametrize(("reduced", "limit"), [(False, LONGEST), (True, REDUCED)])
def test_no_movement_is_longer_than_its_limit(
    screen: str, reduced: bool, limit: float, lasting: list[tuple[str, float]]
) -> None:
    """The largest movements there are; an evening is over after eight seconds at most, a count after twenty."""
    took = watch(opened(screen, reduced), 30)
    assert took <= (EVENING if screen == "election" else COUNT)
    assert [each for each in lasting if each[1] > limit + 1e-6] == []


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_nothing_in_an_evening_moves_longer_than_its_limit(outcome: str) -> None:
    """Columns, conversions, line and partners, each by itself."""
    seed, number = OUTCOMES[outcome]
    pilot, shell = stage_of(evening(seed), below=Scene())
    assert shell.controller is not None
    screen = ElectionScreen(shell, shell.controller, number)
    pilot.app.push(screen)
    show = screen.show
    assert show is not None
    for beat in range(len(show.beats)):
        show.begin(beat)
        moves: dict[str, float] = {}
        while not show.still:
            show.go_on(TICK)
            shares = {f"converts {seat}": show.converted(seat) for seat in show.order}
            shares |= {f"stacks {each.pair.partner}": show.raised(each) for each in show.tries}
            shares["grows"] = show.grown()
            for what, share in shares.items():
                moves[what] = moves.get(what, 0.0) + (TICK if 0 < share < 1 else 0.0)
        assert max(moves.values()) <= LONGEST + TICK


def test_no_movement_of_a_game_is_longer_than_its_limit(lasting: list[tuple[str, float]]) -> None:
    """The first rounds of a game by mouse, refusals included."""
    pilot, shell = sit_down("en", (1280, 720), seats="spd=human,gruene=sane,cdu=sane", seed=41)
    hands = Hands(pilot, shell, 41)
    for _ in range(25):
        hands.step()
        closed = [node for node in pilot.nodes() if node.interactive and node.reason and node.id]
        if closed and pilot.scene.name == "table":
            pilot.click((closed[0].window_rect.cx, closed[0].window_rect.cy))
    shell.close()
    assert [each for each in lasting if each[1] > LONGEST + 1e-6] == []
    assert any(key.startswith("shake") for key, _ in lasting)


@pytest.mark.parametrize("screen", ["election", "final"])
@pytest.mark.parametrize("chord", ["ctrl++", "m"])
def test_any_input_ends_a_movement_and_is_carried_out(screen: str, chord: str) -> None:
    """A key that has nothing to do with what moves is not swallowed by it."""
    pilot = moving(screen)
    before = pilot.app.options
    pilot.press(chord)
    assert not pilot.app.motion.busy
    after = pilot.app.options
    assert (after.scale > before.scale) if chord == "ctrl++" else after.muted is not before.muted


def test_leaving_an_election_does_not_wait_for_its_movement() -> None:
    """The first Enter goes on, the second one soon after shows the result at once, the third leaves."""
    pilot = moving("election")
    for _ in range(2):
        pilot.press("return")
        assert pilot.scene.name == "election"
    assert not pilot.scene.telling
    pilot.press("return")
    assert pilot.scene.name != "election"
