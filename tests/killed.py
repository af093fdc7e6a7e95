"""The program with the hands of a player at it, until it is killed: window, AI seats, undo and autosave are real.

    python tests/killed.py '{"home": "/tmp/home", "record": "/tmp/record", "game": 0, "seed": 1}'

Everything that changes the game is written into the record before and after it happens.  ``tests/kills.py`` starts
this, kills it and compares what is on the disk with the record.  Given ``--warm`` it loads the program once and runs
every job that it reads, line by line, in a copy of itself: a start then takes a third of the time.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # processes of AI seats import this file again: nothing heavy up here
    from macher.ui.app import App
    from macher.ui.scene import Node
    from macher.ui.shell.shell import Shell

TOKEN = "MACHER_KILLED"
"""Variable by which every process that the program has started is known again."""

GAMES: tuple[tuple[str, int, str], ...] = (
    ("2019", 4, "spd=human,gruene=normal,cdu=hard,linke=easy"),
    ("2006", 5, "spd=human,gruene=normal,cdu=normal"),
    ("1997", 7, "cdu=human,spd=normal,fdp=easy,gruene=normal"),
    ("consim", 7, "linke=human,spd=normal,cdu=normal,fdp=normal"),
    ("2019", 4, "spd=human,cdu=human,fdp=normal"),
)
"""Edition, elections and seats of the games that are played."""
_LONGEST = 180
"""Seconds that a run may take."""
SPEEDS = ("instant", "instant", "fast", "normal")
CALLS = ("open", "write", "fsync", "replace", "unlink")
"""Calls of the operating system between which the program can be killed, by their names in ``os``."""


class Record:
    """What happens to the game, line by line, each written at once."""

    def __init__(self, path: str) -> None:
        self._handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._write = os.write  # before anything is put in its place

    def note(self, **values: Any) -> None:
        """One line."""
        self._write(self._handle, (json.dumps(values) + "\n").encode())


def run(job: dict[str, Any]) -> None:
    """Opens the program in the folder of the job and plays until it is killed."""
    os.environ["MACHER_HOME"] = job["home"]
    os.environ[TOKEN] = job["token"]
    if hasattr(signal, "alarm"):
        signal.alarm(_LONGEST)  # where nobody is left to kill it
    record = Record(job["record"])
    record.note(what="started", pid=os.getpid())
    if job.get("call"):
        _die_at(job["call"], job["number"], job["home"], after=job.get("after", False))
    _follow(record)
    _take_in_hand(job, record)
    from macher.ui.main import run as open_program

    open_program()


# --- the end by the own hand, which needs no help of the system -----------------------------------------------------


def _die_at(name: str, number: int, home: str, after: bool) -> None:
    """The program kills itself before or after the call with this number among those about the player's files.

    A write is torn: half of it is done.
    """
    true, count = getattr(os, name), 0
    own: set[int] = set()
    opened = os.open

    def open_and_know(path: Any, *arguments: Any, **named: Any) -> int:
        handle = opened(path, *arguments, **named)
        if str(path).startswith(home):
            own.add(handle)
        return handle

    def counted(first: Any, *arguments: Any, **named: Any) -> Any:
        nonlocal count
        mine = first in own if isinstance(first, int) else str(first).startswith(home)
        count += mine
        if not mine or count != number:
            return made(first, *arguments, **named)
        if name == "write":
            true(first, arguments[0][: len(arguments[0]) // 2])
        elif after:
            made(first, *arguments, **named)
        os.kill(os.getpid(), signal.SIGKILL)
        return None

    made = open_and_know if name == "open" else true
    os.open = open_and_know
    setattr(os, name, counted)


# --- what is noted --------------------------------------------------------------------------------------------------


def _follow(record: Record) -> None:
    """Notes every change of a game before it is begun and after it is done."""
    from macher.engine import codec
    from macher.session.session import GameSession

    opened, done, gone = GameSession.__init__, GameSession._carry_out, GameSession._travel

    def begin(session: GameSession, config: Any, edition: Any, journal: Any, *rest: Any, **named: Any) -> None:
        start = journal.start.digest()
        commands = [codec.to_wire(each.command) for each in journal.records]
        record.note(what="open", start=start, commands=commands)
        opened(session, config, edition, journal, *rest, **named)
        _done(session)

    def carry_out(session: GameSession, commands: Any) -> Any:
        human = commands[0].seat in session.humans
        record.note(what="do", commands=[codec.to_wire(each) for each in commands], human=human)
        refusal = done(session, commands)
        _done(session)
        return refusal

    def travel(session: GameSession, status: Any) -> Any:
        where = {"to": status.position} if status.possible else {"to": session.version}
        tail = [codec.to_wire(each.command) for each in session.journal.tail]
        record.note(what="go", tail=tail, **where)
        refusal = gone(session, status)
        _done(session)
        return refusal

    def _done(session: GameSession) -> None:
        record.note(
            what="done",
            version=session.version,
            digest=session.digest,
            over=session.over,
            problem=session.save_problem,
            stood_in=getattr(session, "stood_in", 0),
        )

    GameSession.__init__ = begin  # type: ignore[assignment]
    GameSession._carry_out = carry_out  # type: ignore[assignment]
    GameSession._travel = travel  # type: ignore[assignment]


# --- the hands ------------------------------------------------------------------------------------------------------


def _take_in_hand(job: dict[str, Any], record: Record) -> None:
    """A hand gets its turn after every turn of the loop."""
    from macher.ui.app import App
    from macher.ui.shell.shell import Shell

    flows: list[Shell] = []
    made, stepped = Shell.__init__, App.step
    hand: list[Iterator[None]] = []

    def make(shell: Shell, *arguments: Any, **named: Any) -> None:
        made(shell, *arguments, **named)
        flows.append(shell)
        shell.settings.language, shell.settings.speed = "en", SPEEDS[job["seed"] % len(SPEEDS)]  # type: ignore[assignment]

    def step(app: App, events: Any = None) -> None:
        stepped(app, events)
        if not hand:
            record.note(what="window")
            hand.append(Hand(flows[0], job["game"], job["seed"]).live())
        next(hand[0])

    Shell.__init__ = make  # type: ignore[assignment]
    App.step = step  # type: ignore[assignment]


class Hand:
    """Plays on with mouse and keys; each ``yield`` is a turn of the program's loop."""

    def __init__(self, shell: Shell, game: int, seed: int) -> None:
        from macher.engine.chance import Stream

        self.shell, self.app, self.game, self.seed = shell, shell.app, game, seed
        self.stream = Stream(seed, 815)

    def live(self) -> Iterator[None]:
        """For ever."""
        yield
        yield
        while True:
            yield from self.turn()

    def turn(self) -> Iterator[None]:
        """One step on whatever screen there is."""
        name = self.app.scene.name
        if self.app.stage.layers:
            yield from self.key("return")
        elif name == "menu" and self.find("menu.continue") is not None:
            yield from self.click("menu.continue")
        elif name in ("menu", "first-start", "final"):
            self.begin()
            yield
        elif name == "election":
            yield from self.click("election.continue")
        elif name == "interlude":
            yield from self.click("interlude.continue")
        elif name == "handover":
            yield from self.click("handover.ready")
        else:
            yield from self.at_the_table()

    def begin(self) -> None:
        """A new game."""
        from macher.session.config import GameConfig, SeatConfig

        edition, elections, seats = GAMES[self.game]
        pairs = [pair.split("=") for pair in seats.split(",")]
        chairs = tuple(SeatConfig(party, party.title(), kind) for party, kind in pairs)
        self.shell.begin(GameConfig(chairs, edition=edition, elections=elections, seed=self.seed))

    def at_the_table(self) -> Iterator[None]:
        """Answers, thinks again, takes back, does it again; or lets AI seats play."""
        controller = self.shell.controller
        if controller is None or (not controller.veiled and not controller.show_prompts):
            yield from self._while_others_play()
            return
        if controller.veiled:
            yield from self.click("act.look")
            return
        chance = self.stream.below(20)
        if chance < 3:
            yield from self.key("ctrl+z")
        elif chance == 3:
            yield from self.key("ctrl+y")
        elif chance == 4 and self.stream.below(3) == 0 and not controller.shared_screen:
            controller.take_back()
        else:
            yield from self._answer()

    def _while_others_play(self) -> Iterator[None]:
        """Mostly looks on; sometimes takes back what was just done, or holds the thinking process up, or ends it."""
        session = self.shell.controller.session if self.shell.controller is not None else None
        chance = self.stream.below(400)
        if chance == 0:
            yield from self.key("ctrl+z")
        elif chance in (1, 2) and session is not None:
            companion = getattr(session._thinker, "companion", None)
            process = companion.process if companion is not None else None
            if process is not None and process.is_alive() and companion.ready:
                os.kill(process.pid, signal.SIGKILL if chance == 1 else signal.SIGSTOP)
        yield

    def _answer(self) -> Iterator[None]:
        """Some clicks at the question, then Confirm; where that does not come of it, some answer at once."""
        from hands import FRAME

        controller = self.shell.controller
        assert controller is not None
        revision = controller.session.revision
        for _ in range(self.stream.below(6)):
            choices = [
                node
                for node in self.nodes()
                if node.interactive and node.id and not node.reason and node.usable and not node.id.startswith(FRAME)
            ]
            if choices:
                yield from self.point(self.stream.choice(choices))
            if self.stream.below(2) and self.live_node("act.confirm") is not None:
                yield from self.click("act.confirm")
            if controller.session.revision != revision or self.shell.controller is not controller:
                return
        decision = controller.decision
        if self.app.scene.name == "table" and not self.app.stage.layers and decision is not None:
            controller.confirm(decision.options.sample(self.stream))
        yield

    # -- mouse and keys, as the system reports them --------------------------------------------------------------------

    def nodes(self) -> Iterator[Node]:
        """Everything that is shown."""
        waiting = list(self.app.stage.roots())
        while waiting:
            node = waiting.pop()
            if node.visible:
                yield node
                waiting.extend(node.children)

    def find(self, id: str) -> Node | None:
        """A shown node."""
        return next((node for node in self.nodes() if node.id == id), None)

    def live_node(self, id: str) -> Node | None:
        """A shown node that can be used."""
        node = self.find(id)
        return node if node is not None and not node.reason and node.usable else None

    def click(self, id: str) -> Iterator[None]:
        """Clicks what has this name, if it is there."""
        node = self.find(id)
        if node is None:
            yield
        else:
            yield from self.point(node)

    def point(self, node: Node) -> Iterator[None]:
        """Clicks the middle of something."""
        import pygame

        rect, scale = node.window_rect, self.app.viewport.scale
        pos = round(rect.cx * scale), round(rect.cy * scale)
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        yield
        yield

    def key(self, text: str) -> Iterator[None]:
        """Presses a key."""
        import pygame

        from macher.ui.keys import Chord, key_code

        chord = Chord.parse(text)
        mod = pygame.KMOD_CTRL if chord.ctrl else 0
        self.post(pygame.KEYDOWN, key=key_code(chord.key), mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=key_code(chord.key), mod=0, unicode="", scancode=0)
        yield
        yield

    def post(self, kind: int, **values: object) -> None:
        """Gives the program an event."""
        import pygame

        pygame.event.post(pygame.event.Event(kind, values))


# --- many jobs ------------------------------------------------------------------------------------------------------


def _warm() -> None:
    """Loads what the program loads, then runs each job in a copy of this process and tells its number and its end."""
    import hands  # noqa: F401

    import macher.saves.schema
    import macher.session.tournament_runner
    import macher.ui.features.replay.review
    import macher.ui.main
    import macher.ui.table.screen  # noqa: F401

    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _copy(lambda job=line: run(json.loads(job)))  # type: ignore[misc]
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


def _copy(call: Callable[[], None]) -> None:
    """Calls something in a forked process, and ends it whatever comes."""
    code = 70
    try:
        call()
        code = 0
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    if sys.argv[1] == "--warm":
        _warm()
    else:
        run(json.loads(sys.argv[1]))
