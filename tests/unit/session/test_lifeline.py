"""No process of the game outlives it: whether it has hardly begun, computes without a pause, or stands still."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from time import monotonic, sleep

import pytest

pytestmark = pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="looks into /proc")

THINKING = """
import sys, time
if __name__ == "__main__":
    from macher.session import thinking
    thinking.WORKER = sys.argv[1]
    companion = thinking.ProcessThinker().companion
    while sys.argv[2] == "begun" and not companion.listen(0.05) and not companion._said_something:
        pass
    print(companion.process.pid, flush=True)
    time.sleep(3600)
"""

READING = """
import time
from pathlib import Path
if __name__ == "__main__":
    from macher.session.career_reader import CareerReader
    reader = CareerReader(None, processes=True)
    reader.listed([Path("missing")] * 9)
    reader.step().result()
    print(next(iter(reader._executor._processes)), flush=True)
    time.sleep(3600)
"""


_SYNCHRONIZE = 0x00100000
"""The right to wait for a process of Windows."""


def gone(pid: int) -> bool:
    """Whether there is no such process, or only what its parent has not taken away."""
    if sys.platform == "win32":
        import ctypes

        system = ctypes.windll.kernel32
        handle = system.OpenProcess(_SYNCHRONIZE, False, pid)
        ended = not handle or system.WaitForSingleObject(handle, 0) == 0
        system.CloseHandle(handle)
        return ended
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.parametrize(
    ("script", "arguments", "stopped"),
    [
        (THINKING, ("macher.session.worker:main", "at once"), False),
        (THINKING, ("odd_workers:busy", "begun"), False),
        (THINKING, ("odd_workers:never", "begun"), True),
        (READING, (), False),
    ],
    ids=["hardly begun", "busy", "standing still", "reading statistics"],
)
def test_a_process_ends_within_a_second_of_the_game(tmp_path, script, arguments, stopped) -> None:
    if stopped and sys.platform != "linux":
        pytest.skip("only Linux ends a process that stands still")
    path = tmp_path / "game.py"
    path.write_text(script)
    paths = os.pathsep.join(part for part in sys.path if part)
    game = subprocess.Popen(
        [sys.executable, str(path), *arguments],
        stdout=subprocess.PIPE,
        text=True,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": paths},
    )
    with game:
        assert game.stdout is not None
        pid = int(game.stdout.readline())
        if stopped:
            os.kill(pid, signal.SIGSTOP)
        game.kill()
        began = monotonic()
        while not gone(pid) and monotonic() - began < 10:
            sleep(0.01)
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 16.0  # unknown on Windows
        assert monotonic() - began < 1.0 + load / 4  # with more work than processors it has to queue
