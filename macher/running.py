"""One window for all: a second start hands its file over to the open window, or brings it to the front, and ends.

The window listens on a socket file in the state folder, which only its user may open.  Without socket files it listens
on the loopback address, with a secret that only its user may read.  It greets first, so a file is handed over only to a
window that responds: a second start that is not greeted in time opens a window itself.
"""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

from macher.saves.folders import make_folder, state_folder
from macher.saves.lock import locked

__all__ = ["LONGEST", "NOTHING", "PATIENCE", "Listener", "hand_over"]

NOTHING: Final = Path()
"""Handed over by a start without a file: the window comes to the front."""
LONGEST: Final = 4096
"""Most bytes of a path that is handed over."""
PATIENCE: Final = 4.0
"""Seconds that a second start waits for the window, which may still be opening or loading a game."""
_HEARING: Final = 0.2
"""Seconds that the window waits for the path after a call."""
_GREETING: Final = b"macher 1\n"
_TAKEN: Final = b"taken\n"
_FRONT: Final = b"front\n"
"""Stands for no file; no absolute path begins like this."""
_SECRET: Final = 32
"""Characters of the secret; with a socket file it is empty."""
_FILES: Final = os.name == "posix"
"""Whether a socket can be a file with an owner."""
_LONGEST_ADDRESS: Final = 100
"""Most bytes of a socket's path; some systems allow only 103."""


def _socket_file() -> Path:
    return state_folder() / "window.socket"


def _port_file() -> Path:
    """Port and secret, in one line."""
    return state_folder() / "window.port"


class Listener:
    """Receives files for the open window; only the first of several windows listens."""

    def __init__(self) -> None:
        self._socket: socket.socket | None = None
        self._file: Path | None = None
        self._known: tuple[int, int] | None = None
        self._secret = b""
        self._made: list[Path] = []
        """Folders that were made to listen, the innermost first: they go if nothing came of it."""

    @property
    def listening(self) -> bool:
        """Whether this window receives files."""
        return self._socket is not None

    def open(self) -> bool:
        """Begins to listen unless another window does; false if it cannot.  The game works without it."""
        if self._socket is None:
            folder = state_folder()
            self._made = [each for each in (folder, *folder.parents) if not each.exists()]
            with suppress(OSError), locked(make_folder(folder)):  # of two starts at once one is the first
                if not _alive():
                    self._begin()
        return self.listening

    def _begin(self) -> None:
        """Raises ``OSError``."""
        for file in (_socket_file(), _port_file()):  # what a killed window has left
            file.unlink(missing_ok=True)
        if not (_FILES and self._begin_with_file()):
            self._begin_with_port()

    def _begin_with_file(self) -> bool:
        file = _socket_file()
        if len(os.fsencode(file)) > _LONGEST_ADDRESS:
            return False
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            made.bind(str(file))
            file.chmod(0o600)  # nobody listens yet: no other user could have come in before
            self._start(made, file, b"")
        except OSError:  # a folder on another computer may not hold sockets
            made.close()
            return False
        return True

    def _begin_with_port(self) -> None:
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            made.bind(("127.0.0.1", 0))
            secret = os.urandom(_SECRET // 2).hex().encode()
            handle = os.open(_port_file(), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(handle, "wb") as file:
                file.write(b"%d %s\n" % (made.getsockname()[1], secret))
            self._start(made, _port_file(), secret)
        except OSError:
            made.close()
            raise

    def _start(self, made: socket.socket, file: Path, secret: bytes) -> None:
        made.listen(8)
        made.setblocking(False)
        found = file.lstat()
        self._socket, self._file, self._secret, self._known = made, file, secret, (found.st_dev, found.st_ino)

    def heard(self) -> Path | None:
        """The next file that was handed over, or `NOTHING`; ``None`` if nobody called or the message is no path."""
        if self._socket is None:
            return None
        try:
            caller, _ = self._socket.accept()
        except OSError:  # usually: nobody is there
            return None
        with caller:
            try:
                end = monotonic() + _HEARING
                caller.settimeout(_HEARING)
                caller.sendall(_GREETING)
                written = _read(caller, _SECRET + LONGEST + 1, end)
                path = self._path_in(written)
                if path is not None:
                    caller.sendall(_TAKEN)
            except OSError:  # the caller has gone, or says nothing
                return None
        return path

    def _path_in(self, written: bytes) -> Path | None:
        from hmac import compare_digest  # loaded late: it loads OpenSSL

        secret, content = written[: len(self._secret)], written[len(self._secret) :]
        if not compare_digest(secret, self._secret) or not 0 < len(content) <= LONGEST or b"\0" in content:
            return None
        if content == _FRONT:
            return NOTHING
        path = Path(os.fsdecode(content))
        return path if path.is_absolute() else None

    def close(self) -> None:
        """Stops listening and removes the socket or port file, if it is still this window's."""
        if self._socket is None or self._file is None:
            return
        self._socket.close()
        self._socket = None
        with suppress(OSError):
            found = self._file.lstat()
            if (found.st_dev, found.st_ino) == self._known:
                self._file.unlink()
            for folder in self._made:
                folder.rmdir()  # only an empty one goes


def hand_over(path: Path = NOTHING) -> bool:
    """Hands a file over to the window that is open, or only brings it to the front.

    False if there is none, or none that answers in time.
    """
    content = _FRONT if path == NOTHING else os.fsencode(path)
    if len(content) > LONGEST:
        return False
    end = monotonic() + PATIENCE
    try:
        line, secret = _call(PATIENCE)
        with line:
            if _read(line, len(_GREETING), end) != _GREETING:
                return False
            _allow_to_the_front()
            line.sendall(secret + content)
            line.shutdown(socket.SHUT_WR)
            return _read(line, len(_TAKEN), end) == _TAKEN
    except (OSError, ValueError):
        return False


def _alive() -> bool:
    """Whether a window listens, even one that does not respond now."""
    try:
        _call(PATIENCE)[0].close()
    except (OSError, ValueError):
        return False
    return True


def _call(seconds: float) -> tuple[socket.socket, bytes]:
    """The connection to the window, and its secret.  Raises ``OSError``, and ``ValueError`` for a damaged file."""
    file = _socket_file()
    if _FILES and file.is_socket():
        if file.lstat().st_uid != os.getuid():
            raise PermissionError(str(file))
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        address: str | tuple[str, int] = str(file)
        secret = b""
    else:
        with _port_file().open("rb") as opened:
            port, secret = opened.read(_SECRET + 10).split()
        line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        address = ("127.0.0.1", int(port) & 0xFFFF)
    try:
        line.settimeout(seconds)
        line.connect(address)
    except OSError:
        line.close()
        raise
    return line, secret


def _read(line: socket.socket, most: int, end: float) -> bytes:
    """Reads until the connection closes or ``most`` bytes have come.  Raises ``OSError`` after ``end``."""
    found = b""
    while len(found) < most:
        line.settimeout(max(0.001, end - monotonic()))
        part = line.recv(most - len(found))
        if not part:
            break
        found += part
    return found


def _allow_to_the_front() -> None:
    """Windows lets another program come to the front only if the one in front agrees."""
    if sys.platform == "win32":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.windll.user32.AllowSetForegroundWindow(-1)
