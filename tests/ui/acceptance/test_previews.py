"""What is shown before a decision is what happens: views of commands, and the boards of every prompt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from drivers import DRIVERS
from evenings import begin
from hands import Hands
from hands import begin as sit_down

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.event import Event
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.session.session import GameSession
from macher.ui.prompts.base import Prompt

FLOW = ("flow", "step", "phase", "place", "deciders", "auction", "voting")
"""Fields of a view that say whose turn it is: they go on when the direct effect is over."""

TOUCHES = {
    "votes": ("VotesChanged", "LandClosed"),
    "trend": ("TrendChanged", "LandClosed"),
    "rallies": ("RalliesPlaced", "RalliesConverted", "LandClosed"),
    "media": ("MediaPlaced", "MediaRemoved", "PresenceGained", "LandClosed"),
    "opinions": ("OpinionTurned", "OpinionShifted", "OpinionRepeated", "LandClosed", "LandOpened"),
    "doubled": ("DoublePlaced", "DoubleRemoved", "LandClosed"),
}
"""Later events that change a field of a board once more."""

SEALED = ("LayPrompt", "DeployPrompt")
"""Prompts that draw what the sealed answer does once everybody has answered."""
CONDITIONAL = ("PollBidPrompt",)
"""Prompts that draw what only happens if the auction is won; the table says so in words."""

DRAWN = ("opinions", "doubled", "media", "votes", "trend", "rallies")


class Watcher:
    """Plays commands in a session and compares each preview with what follows."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.shown: Counter[str] = Counter()
        self.hidden: Counter[str] = Counter()
        self.wrong: list[str] = []

    def play(self, command: Command) -> None:
        """One command."""
        session, kind = self.session, type(command).__name__
        preview = session.preview(command.seat, command)
        direct = _direct_events(session, command)
        assert session.submit(command, version=session.version) is None
        later = session.records[-1].events[len(direct) :]
        if preview is None:
            self.hidden[kind] += 1
            return
        self.shown[kind] += 1
        self.wrong += [f"{command}: {fault}" for fault in _faults(preview, session.view(command.seat), later)]


def _direct_events(session: GameSession, command: Command) -> Sequence[Event]:
    table = session.journal.state.clone()
    table.log = []
    table.carry_out(command)
    return table.log


def _faults(shown: PlayerView, real: PlayerView, later: Sequence[Event]) -> list[str]:
    """Where a preview and the view afterwards differ although no later event says so."""
    if not later:
        return [
            f"{name}: {getattr(shown, name)} became {getattr(real, name)}"
            for name in PlayerView._fields
            if name not in FLOW and getattr(shown, name) != getattr(real, name)
        ]
    kinds = {type(event).__name__ for event in later}
    found = []
    for name, touching in TOUCHES.items():
        if not kinds.intersection(touching):
            values = [[getattr(land, name) for land in each.lands] for each in (shown, real)]
            found += [f"{name}: {values}"] if values[0] != values[1] else []
    for seat, (before, after) in enumerate(zip(shown.parties, real.parties, strict=True)):
        paid = sum(event.delta for event in later if type(event).__name__ == "MoneyChanged" and event.seat == seat)
        if before.money + paid != after.money:
            found.append(f"money of {seat}: {before.money} and {paid} became {after.money}")
    return found


def watched(games: int) -> tuple[Counter[str], Counter[str], list[str]]:
    """So many games, half of them by chance alone."""
    shown: Counter[str] = Counter()
    hidden: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in range(games):
        parties = ("linke spd cdu fdp", "cdu spd gruene fdp linke", "spd gruene fdp")[seed % 3]
        watcher = Watcher(begin(seed, parties))
        stream, driver = Stream(seed, 16), DRIVERS["keen" if seed % 2 else "random"]
        while not watcher.session.over:
            watcher.play(driver(watcher.session.journal.state, stream))
        shown, hidden, wrong = shown + watcher.shown, hidden + watcher.hidden, wrong + watcher.wrong
    return shown, hidden, wrong


def test_previews_of_random_moves_are_true() -> None:
    """Every field of the view, in some hundred moves of each kind of game."""
    shown, hidden, wrong = watched(6)
    assert wrong == []
    assert shown.total() >= 1000
    assert len(shown) >= 18
    assert set(hidden) <= {"DrawProgramCard", "FlushDisplay", "UsePolitician"}  # what cards will turn up is nobody's


@pytest.mark.long
def test_previews_of_ten_thousand_random_moves_are_true() -> None:
    """The same for 10,000 moves."""
    shown, _, wrong = watched(60)
    assert wrong == []
    assert shown.total() >= 10_000


# -- what the boards show ----------------------------------------------------------------------------------------------


class WatchingHands(Hands):
    """Compares, at each confirmation, the boards of the prompt with the direct effect of what is handed in."""

    compared: Counter[str]
    wrong: list[str]

    def _press_act(self, id: str) -> None:
        controller = self.shell.controller
        assert controller is not None
        prompt = getattr(self.pilot.scene, "prompt", None)
        before, drawn = controller.session.revision, None
        if id == "act.confirm" and prompt is not None and self._live(id) is not None:
            drawn, effect, seat = prompt.preview(), _effect(controller.session, prompt), controller.seat
            if type(prompt).__name__ in SEALED and effect is not None:
                drawn, effect = _own_part(drawn), _own_part(_opened(controller.session, prompt))
        super()._press_act(id)
        if drawn is not None and effect is not None and controller.session.revision != before:
            kind = type(prompt).__name__
            if kind in CONDITIONAL:
                return
            self.compared[kind] += 1
            self.wrong += [f"{kind}: {fault}" for fault in _drawn_faults(drawn, effect, seat)]


def _effect(session: GameSession, prompt: Prompt[Any]) -> PlayerView | None:
    """The view after the direct effect of the draft, taken from the state itself; None where cards turn up."""
    table = session.journal.state.clone()
    commands = prompt.commands()
    if not commands or session.preview(commands[0].seat, *commands) is None:
        return None
    for command in commands:
        table.settle()
        table.carry_out(command)
    return view(table, commands[0].seat)


def _opened(session: GameSession, prompt: Prompt[Any]) -> PlayerView:
    """The view once the others have answered too, anyhow."""
    table = session.journal.state.clone()
    (command,) = prompt.commands()
    step, stream = table.flow[-1], Stream(1, 2)
    table.apply(command)
    while table.flow[-1] is step or type(table.flow[-1]) is type(step):
        seat = table.deciders()[0]
        table.apply(table.decision(seat).options.sample(stream))
    return view(table, command.seat)


def _own_part(shown: PlayerView) -> PlayerView:
    """The boards without what others have there: that is sealed too."""
    seat = shown.seat
    lands = [
        land._replace(
            media=tuple(owner for owner in land.media if owner == seat),
            votes=(land.votes[seat],),
            trend=(land.trend[seat],),
            rallies=(land.rallies[seat],),
            opinions=(),
        )
        for land in shown.lands
    ]
    return shown._replace(lands=tuple(lands))


def _drawn_faults(drawn: PlayerView, real: PlayerView, seat: int) -> list[str]:
    found = [
        f"{name} on board {place}: {getattr(one, name)} drawn, {getattr(two, name)} real"
        for place, (one, two) in enumerate(zip(drawn.lands, real.lands, strict=True))
        for name in DRAWN
        if getattr(one, name) != getattr(two, name)
    ]
    one, two = drawn.parties[seat], real.parties[seat]
    if set(one.program) < set(two.program):  # a hand of fewer than five topics: what is missing is drawn unseen
        two = two._replace(program=one.program)
    return found + [
        f"own {name}: {getattr(one, name)} drawn, {getattr(two, name)} real"
        for name in ("money", "base", "points", "program", "rallies", "media")
        if getattr(one, name) != getattr(two, name)
    ]


def boards(seeds: Sequence[int]) -> tuple[Counter[str], list[str]]:
    """Whole games by mouse; what was compared, and what was wrong."""
    compared: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in seeds:
        pilot, shell = sit_down("en", (1280, 720), seats="spd=human,gruene=normal,cdu=normal,linke=sane", seed=seed)
        hands = WatchingHands(pilot, shell, seed)
        hands.compared, hands.wrong = compared, wrong
        hands.play()
        shell.close()
    return compared, wrong


def test_the_boards_show_what_confirming_does() -> None:
    """Own boards, money, base, program and supplies, through a game by mouse."""
    compared, wrong = boards((21,))
    assert wrong == []
    assert compared.total() >= 30
    assert len(compared) >= 10


@pytest.mark.long
def test_the_boards_show_what_confirming_does_through_many_games() -> None:
    """The same through thirty games."""
    compared, wrong = boards(range(30))
    assert wrong == []
    assert len(compared) >= 14
