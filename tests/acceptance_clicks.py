"""A person with a mouse who counts: the first round of a game, with as few clicks as its decisions need."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hands import begin

from macher.ui.features.interlude.page import STAYS
from macher.ui.scene import Node

__all__ = ["FirstRound"]

SETUP = ("draft", "opening_program", "opening_hand", "deployment")
MOST_MARKERS = 2
STATES_WITH_RALLIES = 2
RALLIES = 4
MOST_POLITICIANS = 2


class FirstRound:
    """Plays the first round: quietly (everything passed), or typically (something in every phase)."""

    def __init__(
        self,
        typical: bool,
        seed: int,
        seats: str = "spd=human,gruene=normal,cdu=normal,linke=normal",
        speed: str = "instant",
    ) -> None:
        self.typical = typical
        self.pilot, self.shell = begin("en", (1920, 1080), seats=seats, seed=seed)
        assert self.shell.controller is not None
        self.shell.controller.speed = speed
        if speed != "instant":  # reveals go on by themselves
            self.shell.app.set_options(replace(self.shell.app.options, reveals="none"))
        self.clicks: Counter[str] = Counter()
        """Clicks of the first round by kind of question."""
        self.asked: Counter[str] = Counter()
        """Questions of the first round by kind."""
        self.done: Counter[str] = Counter()
        """What was done in the first round."""

    @property
    def total(self) -> int:
        """Clicks of the whole round."""
        return self.clicks.total()

    def play(self) -> FirstRound:
        """Through set-up and the first round.  Raises ``AssertionError`` if a question stays open."""
        controller = self.shell.controller
        assert controller is not None
        for _ in range(2000):
            if self.pilot.scene.name == "interlude":  # goes on by itself
                self.pilot.wait(STAYS + 1)
                self.pilot.settle()
            elif self.pilot.scene.name != "table":
                self._click("election", "election.continue")
            elif controller.view.round > 1:
                break
            elif self.pilot.find("act.continue") is not None:
                self._click("stop", "act.continue")
            elif not controller.show_prompts:
                self.pilot.wait(0.05 if controller.speed == "instant" else 1.0)
                self.pilot.settle()
            elif controller.view.phase in SETUP:
                self._submit_anything()
            else:
                self._answer()
        assert controller.view.round == 2
        self.shell.close()
        return self

    def _submit_anything(self) -> None:
        """Set-up does not count here."""
        controller = self.shell.controller
        assert controller is not None
        decision = controller.decision
        assert decision is not None
        controller.confirm(next(iter(decision.options)))
        self.pilot.app.scene.rebuild()
        self.pilot.settle()

    def _answer(self) -> None:
        controller = self.shell.controller
        assert controller is not None
        kind = type(self.pilot.scene.prompt).__name__
        self.asked[kind] += 1
        before = controller.session.revision
        getattr(self, f"_{kind}")(kind)
        assert controller.session.revision != before, f"{kind} is still open"

    def _click(self, kind: str, id: str) -> None:
        self.pilot.click(id)
        self.pilot.settle()
        self.clicks[kind] += 1

    def _first(self, prefix: str) -> Node | None:
        """The first that can be clicked."""
        return next((node for node in self.pilot.all(prefix) if node.interactive and not node.reason), None)

    def _take(self, kind: str, prefix: str) -> bool:
        """Clicks the first that can be clicked; false if there is none."""
        node = self._first(prefix)
        if node is not None:
            self._click(kind, node.id)
        return node is not None

    def _end(self, kind: str, *buttons: str) -> None:
        """Clicks the first of the buttons that can be used."""
        found = next(id for id in buttons if self._first(id) is not None)
        self._click(kind, found)

    # -- the questions in the order of the round -----------------------------------------------------------------------

    def _StartBidPrompt(self, kind: str) -> None:
        if self.typical:
            self._click(kind, "bid.add.1")
            self._click(kind, "bid.up")
        self._end(kind, "act.confirm")

    def _StartRaisePrompt(self, kind: str) -> None:
        self._end(kind, "act.pass", "act.confirm")

    def _SourcePrompt(self, kind: str) -> None:
        self._end(kind, "act.confirm" if self.typical else "act.pass")

    def _TakePrompt(self, kind: str) -> None:
        self._end(kind, "act.confirm")  # the card that is suggested

    def _ChangePrompt(self, kind: str) -> None:
        if self.typical and self._take(kind, "program.hand."):
            self._take(kind, "program.slot.")
        self._end(kind, "act.confirm")

    def _MediaPrompt(self, kind: str) -> None:
        if self.typical and self.done[kind] < MOST_MARKERS and self._take(kind, f"spot.media.{2 * self.done[kind]}."):
            self.done[kind] += 1
            self._end(kind, "act.confirm")
        else:
            self._end(kind, "act.pass_phase", "act.pass")

    def _RallyPrompt(self, kind: str) -> None:
        if self.typical:
            for place in range(STATES_WITH_RALLIES):
                seat = self.pilot.scene.controller.seat
                there = self.pilot.scene.controller.view.lands[place].rallies[seat]
                stop = self.pilot.find(f"spot.pip.{place}.{there + RALLIES}")
                if stop is not None and not stop.reason:
                    self._click(kind, stop.id)
                    self.done[kind] += 1
        self._end(kind, "act.confirm" if self.done[kind] else "act.pass")

    def _PlacementPrompt(self, kind: str) -> None:
        if self.typical:
            for at in range(MOST_POLITICIANS):
                self._click(kind, f"cabinet.card.{at}")
                self.done[kind] += self._take(kind, f"spot.slot.{at}.")
        self._end(kind, "act.confirm" if self.typical else "act.pass")

    def _PaymentPrompt(self, kind: str) -> None:
        self._end(kind, "act.confirm", "act.pass")

    def _ActionPrompt(self, kind: str) -> None:
        for _ in range(6):
            if self._first("act.confirm") is not None:
                break
            if not (self._take(kind, "spot.opinion.") or self._take(kind, "spot.media.")):
                self._take(kind, "act.action.")
        self.done[kind] += 1
        before = self.shell.controller.session.revision
        self._end(kind, "act.confirm", "act.pass")
        if self.shell.controller.session.revision == before:  # a free action stays unused: that is asked about once
            self._end(kind, "act.confirm")

    def _ShiftPrompt(self, kind: str) -> None:
        if self.typical and not self.done[kind] and self._take(kind, "spot.opinion."):
            self._take(kind, "spot.display_opinion.")
            self.done[kind] += 1
            self._end(kind, "act.confirm")
        else:
            self._end(kind, "act.pass")

    def _PollBidPrompt(self, kind: str) -> None:
        if self.typical and self._first("act.confirm") is not None:
            self._end(kind, "act.confirm")
        elif self.typical:
            self._end(kind, "act.pass")
        else:
            self._click(kind, "act.pass_all")  # says first that some polls may go for nothing
            self._end(kind, "act.pass_all")

    def _PollPrompt(self, kind: str) -> None:
        self._end(kind, "act.publish", "act.keep", "act.confirm")

    def _ConvertPrompt(self, kind: str) -> None:
        self._end(kind, "act.confirm" if self.typical else "act.pass_all")

    def _CoalitionPrompt(self, kind: str) -> None:
        self._end(kind, "act.confirm")

    def _DonationPrompt(self, kind: str) -> None:
        self._click(kind, "donation.card.0.take")
        self._end(kind, "act.confirm")
