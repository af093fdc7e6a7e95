"""Inside a decision everything can be taken back without a trace; across a boundary nothing, and the reason is said."""

from __future__ import annotations

import pygame
import pytest
from drivers import DRIVERS
from evenings import begin
from hands import Hands
from hands import begin as sit_down

from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.session.session import GameSession

MOST_EDITS = 50
NO_EDITS = ("act.keep", "act.publish", "act.look", "act.pass_all", "act.pass_phase", "land.")
"""Buttons that hand in an answer at once, and those that turn to another board without any change."""

SENTENCES = 6.0
"""Seconds until what was said about a click in vain is gone."""


class Fickle(Hands):
    """Changes its mind up to fifty times before it answers, and then takes all of it back."""

    edits = 0
    traces: list[str]

    def _answer(self) -> None:
        self._dither()
        super()._answer()

    def _dither(self) -> None:
        controller = self.shell.controller
        assert controller is not None
        before, revision = _sight(self.pilot), controller.session.revision
        for _ in range(1 + self.stream.below(self.most)):
            found = [node for node in self.choices() if not node.id.startswith(NO_EDITS)]
            if not found:
                break
            self.pilot.click(self.stream.choice(found).id)
            self.edits += 1
        assert controller.session.revision == revision
        scene = self.pilot.scene
        if scene.dirty:
            self.pilot.press("ctrl+z")
        else:
            scene.reset()
        after = _sight(self.pilot)
        kind = type(scene.prompt).__name__
        self.traces += [f"{kind}: {name}" for name in before if before[name] != after[name]]

    most = MOST_EDITS


def _sight(pilot: Pilot) -> dict[str, object]:
    """All that the prompt says and shows, and the picture itself."""
    pilot.app.stage.set_focus(None)
    pilot.move((2.0, 2.0)).wait(SENTENCES)
    prompt = pilot.scene.prompt
    return {
        "commands": prompt.commands(),
        "preview": prompt.preview(),
        "spots": dict(prompt.spots()),
        "words": (prompt.title, prompt.hint, list(prompt.facts())),
        "buttons": [(act.id, act.text, act.reason, act.lock) for act in prompt.buttons()],
        "tree": pilot.dump(),
        "picture": pygame.image.tobytes(pilot.screenshot(), "RGB"),
    }


def fickle_game(seed: int, most: int, size: tuple[int, int]) -> Fickle:
    """A whole game in which every question is first answered in vain."""
    pilot, shell = sit_down("en", size, seats="spd=human,gruene=normal,cdu=normal", seed=seed)
    hands = Fickle(pilot, shell, seed)
    hands.traces, hands.most = [], most
    hands.play()
    shell.close()
    return hands


def test_a_reset_draft_leaves_no_trace() -> None:
    """Some edits at every question of a game; then commands, boards, words and pixels are as before."""
    hands = fickle_game(31, 6, (1280, 720))
    assert hands.traces == []
    assert hands.edits > 60


@pytest.mark.long
@pytest.mark.parametrize(("seed", "size"), [(32, (1920, 1080)), (33, (1280, 720)), (34, (960, 540))])
def test_fifty_edits_leave_no_trace(seed: int, size: tuple[int, int]) -> None:
    """Up to fifty edits at every question, in each layout."""
    hands = fickle_game(seed, MOST_EDITS, size)
    assert hands.traces == []


# -- boundaries --------------------------------------------------------------------------------------------------------


def crossed(games: int) -> set[str]:
    """Random games of several people; every possible undo is tried and the reasons of the refused ones come back."""
    reasons: set[str] = set()
    for seed in range(games):
        session = begin(seed, "linke spd cdu fdp", humans="linke spd" if seed % 3 else "spd")
        stream, driver = Stream(seed, 17), DRIVERS["keen"]
        while not session.over:
            command = driver(session.journal.state, stream)
            before = session.digest
            assert session.submit(command, version=session.version) is None
            if command.seat in session.humans:
                reasons.add(_try_undo(session, command.seat, before))
    return reasons


def _try_undo(session: GameSession, seat: int, before: str) -> str:
    """Takes the last command back if that is allowed; the reason if not."""
    record, now = session.records[-1], session.digest
    refusal = session.undo(seat)
    others = [other for other in record.deciders if other in session.humans and other != seat]
    expected = (
        "undo-chance" if record.chance else "undo-revealed" if record.reveals else "undo-other-player" if others else ""
    )
    if refusal is None:
        assert expected == ""
        assert session.digest == before
        assert session.redo(seat) is None
        assert session.digest == now
        return ""
    assert (refusal.reason, session.digest) == (expected, now)
    return refusal.reason


def test_undo_across_a_boundary_is_refused_with_its_reason() -> None:
    """Chance, something learned and another person's turn bar the way; everything else can be taken back exactly."""
    assert crossed(6) == {"", "undo-chance", "undo-revealed", "undo-other-player"}


def test_the_reason_is_said_at_the_table() -> None:
    """Ctrl+Z where nothing can be taken back shows the sentence of its reason."""
    pilot, shell = sit_down("en", (1280, 720), seats="spd=human,gruene=normal,cdu=normal", seed=35)
    hands, said = Hands(pilot, shell, 35), set()
    while pilot.scene.name != "final":
        controller = shell.controller
        assert controller is not None
        if pilot.scene.name == "table" and controller.show_prompts and not pilot.scene.dirty:
            status = controller.undo_status()
            if not status.possible and status.reason not in said:
                digest = controller.session.digest
                pilot.press("ctrl+z")
                assert any(shell.texts(status.reason) == toast.text for toast in pilot.app.stage.toasts)
                assert controller.session.digest == digest
                said.add(status.reason)
        hands.step()
    shell.close()
    assert {"undo-nothing", "undo-chance", "undo-revealed"} <= said
