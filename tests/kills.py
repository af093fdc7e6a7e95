"""Kills the program at random instants and at every call that writes, and compares what is left with what it had done.

    python tests/kills.py 1000 --folder /tmp/kills

Each run goes on where the one before was killed, so that starting, resuming and every phase are hit.  The program and
the hands that play it are in ``tests/killed.py``.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from killed import CALLS, GAMES, TOKEN

from macher.engine import codec
from macher.engine.chance import Stream
from macher.saves.document import load
from macher.saves.store import SaveStore
from macher.saves.verify import Restored, load_game
from macher.session.session import GameSession

PROGRAM = Path(__file__).with_name("killed.py")
LONGEST = 60.0
"""Seconds that a run may take to come to where it is to be killed."""
LEFT = 20.0
"""Seconds for which processes that are left are waited for, before they count as left."""
PATIENT = 6.0
"""Most seconds that a run to be killed at a call is let live once the window is there, unless it is said otherwise."""


class Lost(AssertionError):
    """Something is wrong after a kill; the message says what and in which run."""


@dataclass(slots=True)
class Counts:
    """What has been done and seen."""

    kills: int = 0
    by: dict[str, int] = field(default_factory=dict)
    """Kills by what they came at."""
    commands: int = 0
    own: int = 0
    """Commands of people."""
    travels: int = 0
    """Undo, redo and practice take-back."""
    resumed: int = 0
    ended: int = 0
    """Games that came to their end."""
    ahead: int = 0
    """Kills after which the disk held one change more than had been confirmed."""
    stood_in: int = 0
    """Decisions that were made for an AI seat that gave none."""
    longest_left: float = 0.0
    """Seconds that the last other process of a killed program lived on."""

    def line(self) -> str:
        """All of it in one line."""
        by = ", ".join(f"{name} {count}" for name, count in sorted(self.by.items()))
        return (
            f"{self.kills} kills ({by}); {self.commands} commands, {self.own} of people, {self.travels} times back or "
            f"forth; {self.resumed} games resumed, {self.ended} ended; {self.ahead} kills between disk and word; "
            f"{self.stood_in} stood in; other processes gone after at most {self.longest_left:.1f} s"
        )


@dataclass(slots=True)
class Known:
    """The game as far as it was confirmed, and what was under way."""

    start: str = ""
    commands: list[Any] = field(default_factory=list)
    digest: str = ""
    over: bool = False
    begun: tuple[str, list[Any]] | None = None
    """Start and commands as they are if what was under way was done."""

    def states(self) -> list[tuple[str, list[Any]]]:
        """What may be on the disk."""
        sure = [(self.start, self.commands)] if self.start else []
        return sure + ([self.begun] if self.begun is not None else [])


@dataclass(frozen=True, slots=True)
class Kill:
    """When a run is killed: after some seconds, after so much of the game, or at a call by its number."""

    seconds: float = 0.0
    from_start: bool = False
    """Whether the seconds count from the start of the process, not from the first picture."""
    lines: int = 0
    """How many lines the run has recorded by then, if not seconds count."""
    call: str = ""
    number: int = 0
    after: bool = False
    traced: bool = False
    """Whether the system does it (``strace``), not the program itself."""

    @property
    def name(self) -> str:
        """For the counts."""
        if self.call:
            return f"{'strace ' if self.traced else ''}{self.call}"
        return "start" if self.from_start else "any instant"


class Warm:
    """The program loaded once, and copied for each run; only where there is ``fork``."""

    def __init__(self, errors: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(PROGRAM), "--warm"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors.open("ab"),
            text=True,
            env=_environment(),
        )

    def start(self, job: dict[str, Any]) -> int:
        """Begins a run; the number of its process."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()
        return self._read()

    def wait(self) -> int:
        """How the run ended: the number of a signal below zero."""
        return self._read()

    def _read(self) -> int:
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """Ends it."""
        self._process.kill()
        self._process.wait()


class Kills:
    """Runs of the program, each killed and looked at."""

    def __init__(self, folder: Path, seed: int, warm: bool = True, patient: float = PATIENT) -> None:
        self.folder = folder
        self._patient = patient
        self.counts = Counts()
        self._stream = Stream(seed, 99)
        self._known = [Known() for _ in GAMES]
        self._seed = seed
        folder.mkdir(parents=True, exist_ok=True)
        self._errors = folder / "stderr.txt"
        self._warm = Warm(self._errors) if warm and hasattr(os, "fork") else None

    def close(self) -> None:
        """Ends what was kept running."""
        if self._warm is not None:
            self._warm.close()

    def run(self, number: int, kill: Kill) -> str:
        """One run to its kill and what it has left, told in a line.  Raises ``Lost``."""
        game = number % len(GAMES)
        home, record = self.folder / f"home-{game}", self.folder / f"record-{number}"
        token = f"{os.getpid()}-{self._seed}-{number}"
        job = {
            "home": str(home),
            "record": str(record),
            "game": game,
            "seed": self._seed * 10_000 + number,
            "token": token,
            "after": kill.after,
        }
        if kill.call and not kill.traced:
            job |= {"call": kill.call, "number": kill.number}
        died = self._live(job, record, kill)
        left = _wait_until_gone(token)
        lines = _read_record(record)
        try:
            self._follow(game, lines)
            said = self._look(game, home)
            if left >= LEFT:
                raise Lost(f"processes are left: {[_about(pid) for pid in _alive(token)]}")
            if died != -signal.SIGKILL:
                raise Lost(f"it was not killed but ended with {died}")
        except AssertionError as error:
            raise Lost(f"run {number} ({GAMES[game][0]}, {kill.name} {kill.number}): {error}") from error
        finally:
            _end(token)
        counts = self.counts
        counts.kills += 1
        counts.by[kill.name] = counts.by.get(kill.name, 0) + 1
        counts.longest_left = max(counts.longest_left, left)
        record.unlink(missing_ok=True)
        return f"{number} {GAMES[game][0]} {kill.name}: {len(lines)} lines, {said}, others gone after {left:.2f} s"

    # -- a life --------------------------------------------------------------------------------------------------------

    def _live(self, job: dict[str, Any], record: Path, kill: Kill) -> int:
        """Runs the program until it is dead; how it ended."""
        process = None
        began = time.monotonic()
        if kill.traced or self._warm is None:
            command = [sys.executable, str(PROGRAM), json.dumps(job)]
            if kill.traced:
                inject = f"inject={kill.call}:signal=KILL:when={kill.number}"
                command = ["strace", "-qq", "-o", "/dev/null", "-e", f"trace={kill.call}", "-e", inject, *command]
            with self._errors.open("ab") as errors:
                process = subprocess.Popen(command, env=_environment(), stderr=errors)
            pid = process.pid
        else:
            assert self._warm is not None
            pid = self._warm.start(job)
        deadline = began + LONGEST
        seen = began if kill.from_start else 0.0
        while time.monotonic() < deadline:
            if process is not None and process.poll() is not None:
                break
            if process is None and not _runs(pid):
                break
            text = record.read_text() if record.exists() else ""
            if kill.traced and "\n" in text:
                pid = int(json.loads(text.splitlines()[0])["pid"])
            if not seen and '"window"' in text:
                seen = time.monotonic()
            if seen and not kill.call and not kill.lines and time.monotonic() - seen >= kill.seconds:
                break
            if seen and kill.lines and text.count("\n") >= kill.lines:
                break
            if seen and kill.call and time.monotonic() - seen >= self._patient:
                break
            time.sleep(0.002 if seen else 0.01)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        if process is None:
            assert self._warm is not None
            return self._warm.wait()
        ended = process.wait()
        return -signal.SIGKILL if kill.traced and ended in (-signal.SIGKILL, 137) else ended

    # -- what it said and what it left ---------------------------------------------------------------------------------

    def _follow(self, game: int, lines: list[dict[str, Any]]) -> None:
        """Takes what the run has recorded into what is known."""
        known, counts = self._known[game], self.counts
        for line in lines:
            what = line["what"]
            if what == "open":
                same = known.states()
                if line["commands"]:
                    assert (line["start"], line["commands"]) in same, "another game was resumed than the one left"
                    counts.resumed += 1
                known.begun = line["start"], line["commands"]
            elif what == "do":
                known.begun = known.start, known.commands + line["commands"]
                counts.commands += len(line["commands"])
                counts.own += len(line["commands"]) if line["human"] else 0
            elif what == "go":
                everything = known.commands + line["tail"]
                known.begun = known.start, everything[: line["to"]]
                counts.travels += 1
            elif what == "done":
                assert not line["problem"], f"not saved: {line['problem']}"
                assert known.begun is not None
                if line["version"] == len(known.begun[1]):
                    known.start, known.commands = known.begun
                assert line["version"] == len(known.commands), "the version is not that of the commands"
                known.digest, known.over, known.begun = line["digest"], line["over"], None
                counts.stood_in = max(counts.stood_in, line["stood_in"])

    def _look(self, game: int, home: Path) -> str:
        """Compares the disk with what is known, and takes over which of two states it is."""
        known = self._known[game]
        store = SaveStore(home / "state" / "autosaves")
        crashes = list((home / "state" / "crash").glob("*"))
        assert not crashes, f"an unexpected error: {crashes[0].read_text()[-1500:]}"
        files = store.files()
        for file in files:
            assert load(file.path).intact, f"{file.path.name} is damaged"
        if not files:
            assert not known.start, "no autosave is there"
            return "nothing yet"
        found = load_game(files[0].path)  # runs it again and compares every digest
        assert found.problem is None, f"damaged: {found.problem}"
        state = found.journal.start.digest(), [codec.to_wire(each.command) for each in found.journal.records]
        states = known.states()
        assert state in states, _difference(state, known)
        if state == states[0] and known.digest and known.start:
            assert found.journal.state.digest() == known.digest, "the digest is another"
        else:
            self.counts.ahead += 1
        self.counts.ended += found.journal.state.over
        latest = store.latest()
        if not found.journal.state.over:
            assert latest is not None, "no game to go on with"
            assert latest.problem is None, f"an autosave was passed over: {latest.problem}"
            assert latest.path == files[0].path, "another autosave is taken"
        known.start, known.commands, known.begun = *state, None
        known.digest, known.over = found.journal.state.digest(), found.journal.state.over
        if latest is not None and self._stream.below(2):
            self._play_on(known, latest, store)
        return f"round {found.document.summary.round}, {len(found.journal)} commands"

    def _play_on(self, known: Known, latest: Restored, store: SaveStore) -> None:
        """Lets all seats decide by chance for a while, so that runs begin in every phase."""
        with GameSession.resume(latest, store, "none") as session:
            for _ in range(self._stream.below(60)):
                if session.over:
                    break
                seat = session.deciding()[0]
                decision = session.decision(seat)
                assert decision is not None
                assert session.submit(decision.options.sample(self._stream), version=session.version) is None
            known.start = session.journal.start.digest()
            known.commands = [codec.to_wire(each.command) for each in session.records]
            known.digest, known.over = session.digest, session.over

    def plan(self, number: int, calls: bool = True, traced: bool = False) -> Kill:
        """When a run is to be killed."""
        stream = self._stream
        which = stream.below(10)
        if which == 0:
            return Kill(stream.below(2500) / 1000, from_start=True)
        if which <= 5 or not calls:
            return Kill(stream.below(4000) / 1000)
        if which == 9 and traced:
            call = stream.choice(("fsync", "rename", "unlink", "openat"))
            return Kill(call=call, number=1 + stream.below(2500 if call == "openat" else 40), traced=True)
        call = stream.choice(CALLS)
        return Kill(call=call, number=1 + stream.below(60), after=bool(stream.below(2)))


def _difference(state: tuple[str, list[Any]], known: Known) -> str:
    """In words, what the disk holds instead of what was confirmed."""
    if state[0] != known.start:
        return f"the disk holds another game of {len(state[1])} commands, not that of {len(known.commands)}"
    same = 0
    while same < min(len(state[1]), len(known.commands)) and state[1][same] == known.commands[same]:
        same += 1
    begun = len(known.begun[1]) if known.begun is not None else "none"
    return (
        f"the disk holds {len(state[1])} commands, confirmed were {len(known.commands)} (begun {begun}); "
        f"the first {same} are the same"
    )


# --- processes --------------------------------------------------------------------------------------------------------


def _environment() -> dict[str, str]:
    there = [str(PROGRAM.parent.parent), os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": os.pathsep.join(part for part in there if part),
    }


def _runs(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        pass
    if Path("/proc/self/stat").exists():
        return False
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def _alive(token: str) -> list[int]:
    """Processes that a run has started; none where the system does not tell (no ``/proc``)."""
    mark = f"{TOKEN}={token}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark in (folder / "environ").read_bytes().split(b"\0") and _runs(int(folder.name)):
                found.append(int(folder.name))
    return found


def _about(pid: int) -> str:
    """State and command of a process."""
    folder = Path(f"/proc/{pid}")
    with suppress(OSError):
        state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
        return f"{pid} {state} {(folder / 'cmdline').read_bytes().replace(bytes(1), b' ').decode()[-120:]}"
    return str(pid)


def _wait_until_gone(token: str) -> float:
    """Seconds until no process of a run is left, at most ``LEFT``."""
    began = time.monotonic()
    while time.monotonic() - began < LEFT:
        if not _alive(token):
            return time.monotonic() - began
        time.sleep(0.02)
    return LEFT


def _end(token: str) -> None:
    """Ends what is left of a run, so that a failure leaves nothing behind."""
    for pid in _alive(token):
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)


def _read_record(path: Path) -> list[dict[str, Any]]:
    text = path.read_text() if path.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def kill_often(folder: Path, count: int, seed: int, say: Any = print) -> Counts:
    """That many kills with all there is.  Raises ``Lost``."""
    kills = Kills(folder, seed)
    traced = shutil.which("strace") is not None
    try:
        for number in range(count):
            say(kills.run(number, kills.plan(number, traced=traced)))
            if number % 50 == 49:
                say(kills.counts.line())
    finally:
        kills.close()
    return kills.counts


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("count", type=int)
    parser.add_argument("--folder", type=Path, required=True, help="a new folder for the games")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    try:
        say(kill_often(chosen.folder, chosen.count, chosen.seed, say).line())
    except Lost as lost:
        say(f"LOST {lost}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
