"""The save document: JSON text with a head, one line a command, and a checksum over both.

::

    {
    "head": {"format": 1, "edition": "2019", ...},
    "records": [
    {"n":1,"unit":1,"command":{"is":"KeepDraftCard","seat":0,"card":3},"digest":"..."},
    ...
    ],
    "checksum": "..."
    }
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Any, Final

from macher import __version__, files
from macher.editions.shipped import SHIPPED
from macher.engine import codec
from macher.engine.command import Command
from macher.engine.errors import CodecError
from macher.saves.migrations import FORMAT, FORMATS, migrate
from macher.saves.problems import SaveError

if TYPE_CHECKING:
    from macher.rules.options import GameOptions
    from macher.rules.positions import Position
    from macher.saves.schema import SummaryModel

GAME: Final = "macher"
"""Marks a document as a save of this game."""
LARGEST_FILE: Final = 1024 * 1024
"""Most bytes of a save; a long game has about 200,000."""
MOST_VALUES: Final = 200_000
"""Most values in a save; a long game has about 20,000."""
DIGEST_LENGTH: Final = 16
_HEAD: Final = 64 * 1024
"""Bytes from the beginning that hold the head in every save that the game wrote."""
_TAIL: Final = 64
_END: Final = re.compile(rb'\],\n"checksum": "[0-9a-f]{32}"\n\}\s*\Z')


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """Who sat there."""

    party: str
    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class SavedRecord:
    """A command and the fingerprint of the table after it."""

    unit: int
    command: Command
    digest: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of saves shows; it has no effect on the game."""

    saved: str = ""
    """Local time when it was written, by the clock of the game."""
    round: int = 0
    """0 during the set-up."""
    phase: str = ""
    land: str = ""
    """Key of the state that votes next."""
    over: bool = False
    deciding: tuple[int, ...] = ()
    """Seats that have to decide."""
    scores: tuple[int, ...] = ()
    """Final scores by seat; empty while the game goes on."""
    winners: tuple[int, ...] = ()
    """Seats that have won; empty while the game goes on."""


@dataclass(frozen=True, slots=True)
class SaveDocument:
    """A saved game, read but not yet run again."""

    program: str
    edition: str
    data_digest: str
    data_file: str | None
    """File name of the edited figures; `macher.saves.figures` finds the folder."""
    elections: int
    seats: tuple[SavedSeat, ...]
    seed: int
    options: GameOptions
    start_digest: str
    assisted: bool
    summary: Summary
    records: tuple[SavedRecord, ...]
    intact: bool = True
    """Whether the checksum is right."""
    advised: int = 0
    """Decisions for which advice was asked; a document without it has none."""
    played_on: int = 0
    """Commands taken over from the game that this one continues; a document without it has none."""
    guided: bool = False
    """Whether the first round is guided; a document without it has no guided round."""
    stood_in: int = 0
    """Decisions that the easy level made for AI seats that were too late; a document without it has none."""
    position: Position | None = None
    """The set-up with which the game began; a document without it has none."""


def short_digest(digest: str) -> str:
    """The fingerprint as saves write it."""
    return digest[:DIGEST_LENGTH]


def head(document: SaveDocument) -> dict[str, Any]:
    """Everything but the records, as JSON values."""
    position = {} if document.position is None else {"position": codec.to_wire(document.position)}
    return {
        **position,
        "game": GAME,
        "format": FORMAT,
        "program": __version__,
        "edition": document.edition,
        "data": document.data_digest,
        "data_file": document.data_file,
        "elections": document.elections,
        "seats": [{"party": seat.party, "name": seat.name, "kind": seat.kind} for seat in document.seats],
        "seed": document.seed,
        "options": asdict(document.options),
        "start": document.start_digest,
        "assisted": document.assisted,
        "advised": document.advised,
        "played_on": document.played_on,
        "guided": document.guided,
        "stood_in": document.stood_in,
        "summary": {name: getattr(document.summary, name) for name in Summary.__dataclass_fields__},
    }


def record_line(number: int, record: SavedRecord) -> str:
    """One record as a line of the document."""
    return _canonical(
        {"n": number, "unit": record.unit, "command": codec.to_wire(record.command), "digest": record.digest}
    )


def compose(head_of_document: dict[str, Any], lines: Sequence[str]) -> str:
    """The text of a document from its head and the lines of its records."""
    written = _canonical(head_of_document)
    body = ",\n".join(lines)
    return f'{{\n"head": {written},\n"records": [\n{body}\n],\n"checksum": "{_checksum(written, lines)}"\n}}\n'


def text_of(document: SaveDocument) -> str:
    """The text of a whole document."""
    lines = [record_line(number, record) for number, record in enumerate(document.records, 1)]
    return compose(head(document), lines)


def load(path: Path) -> SaveDocument:
    """Reads a save without running it again.  Raises ``SaveError``; the file is never changed."""
    return _reading(path, lambda: parse(_read(path, LARGEST_FILE)[0]))


def written_in(path: Path) -> str:
    """The unchanged text of a save, for a copy.  Raises ``OSError``."""
    return files.read_bytes(path, LARGEST_FILE).decode("utf-8", "replace")


def load_head(path: Path) -> SaveDocument:
    """Reads a save without its commands, from the beginning and the end of the file: enough for a list.

    Raises ``SaveError`` for a save that is cut off or whose head is damaged; the commands between are not checked.
    """
    return _reading(path, lambda: _quick_head(path) or load(path))


def parse(written: bytes) -> SaveDocument:
    """The document in a save's bytes.  Raises ``SaveError``."""
    raw = read_json(written)
    found = _format_of(raw)
    return _made(raw, found, _intact(raw))


def _reading(path: Path, read: Callable[[], SaveDocument]) -> SaveDocument:
    try:
        return read()
    except FileNotFoundError:
        raise SaveError("save-missing", path) from None
    except files.TooLarge as error:
        raise SaveError("save-too-large", path, limit=error.limit // 1024 // 1024) from None
    except files.NotRegular:
        raise SaveError("save-no-file", path) from None
    except OSError as error:
        raise SaveError("save-unreadable", path, detail=error.strerror or str(error)) from None
    except SaveError as error:
        raise error.in_file(path) from None


def _read(path: Path, most: int) -> tuple[bytes, bytes]:
    """The first ``most`` bytes of a file, and its last ones.  Raises ``OSError`` or ``SaveError``."""
    return files.read_ends(path, most, _TAIL, LARGEST_FILE)


def _quick_head(path: Path) -> SaveDocument | None:
    """The document without its commands, if the file is laid out as the game writes it; else ``None``."""
    start, end = _read(path, _HEAD)
    lines = start.split(b"\n", 2)
    if len(lines) < 3 or lines[0] != b"{" or not lines[1].startswith(b'"head": ') or not _END.search(end):
        return None
    try:
        head = files.json_value(lines[1].removeprefix(b'"head": ').rstrip(b", "))
    except ValueError:  # the reader of whole files reports the error
        return None
    raw = {"head": head, "records": [], "checksum": ""}
    return _made(raw, _format_of(raw), True)


def _format_of(raw: Any) -> int:
    """The format of a save.  Raises ``SaveError`` for other documents and unknown formats."""
    if not isinstance(raw, dict) or not isinstance(raw.get("head"), dict) or raw["head"].get("game") != GAME:
        raise SaveError("save-not-a-save")
    found = raw["head"].get("format")
    if isinstance(found, int) and not isinstance(found, bool) and found > FORMAT:
        raise SaveError("save-newer", found=found, known=FORMAT, program=str(raw["head"].get("program"))[:20])
    if type(found) is not int or found not in FORMATS:
        raise SaveError("save-damaged", place="format")
    return found


def _made(raw: dict[str, Any], found: int, intact: bool) -> SaveDocument:
    from macher.rules.options import GameOptions  # imported late, like what checks: only reading a game needs them
    from macher.saves.schema import check

    checked = check(migrate(raw, found))
    top = checked.head
    if checked.records and top.edition in SHIPPED:
        SHIPPED[top.edition]  # loading it registers its commands
    return SaveDocument(
        program=top.program,
        edition=top.edition,
        data_digest=top.data,
        data_file=None if top.data_file is None else name_of_figures(top.data_file),
        elections=top.elections,
        seats=tuple(SavedSeat(seat.party, seat.name, seat.kind) for seat in top.seats),
        seed=top.seed,
        options=GameOptions(**top.options.all),
        start_digest=top.start,
        assisted=top.assisted,
        summary=_summary(top.summary),
        records=tuple(
            SavedRecord(record.unit, _command(number, record.command), record.digest)
            for number, record in enumerate(checked.records, 1)
        ),
        intact=intact,
        advised=top.advised,
        played_on=top.played_on,
        guided=top.guided,
        stood_in=top.stood_in,
        position=_position(top.position),
    )


def _position(noted: dict[str, Any] | None) -> Position | None:
    if noted is None:
        return None
    from macher.rules.positions import Position

    try:
        made: Position = codec.from_wire(noted, Position)
    except (CodecError, RecursionError):
        raise SaveError("save-damaged", place="head.position") from None
    return made


def _summary(noted: SummaryModel) -> Summary:
    return Summary(
        noted.saved,
        noted.round,
        noted.phase,
        noted.land,
        noted.over,
        tuple(noted.deciding),
        tuple(noted.scores),
        tuple(noted.winners),
    )


def name_of_figures(data_file: str) -> str:
    """The name of a data file; older saves hold its whole path, from any system."""
    return PureWindowsPath(data_file).name


def read_json(written: bytes) -> Any:
    """The JSON value in a file's bytes.  Raises ``SaveError``."""
    try:
        return files.json_value(written, MOST_VALUES)
    except json.JSONDecodeError as error:
        raise SaveError("save-cut-off" if _ends_early(error.doc, error) else "save-not-json") from None
    except ValueError:  # not text; nested too deeply; a number with thousands of digits
        raise SaveError("save-not-json") from None


def _ends_early(text: str, error: json.JSONDecodeError) -> bool:
    """Whether the text is correct JSON that was cut off."""
    content = text.rstrip()
    at_end = error.pos >= len(content) - len("false") or error.msg.startswith("Unterminated string")
    return at_end and content.lstrip()[:1] in ("", "{")


def _intact(raw: dict[str, Any]) -> bool:
    records = raw.get("records")
    if not isinstance(records, list):
        return False
    try:
        return bool(raw.get("checksum") == _checksum(_canonical(raw["head"]), [_canonical(each) for each in records]))
    except (ValueError, RecursionError):  # numbers that JSON cannot write back
        return False


def _command(number: int, wired: dict[str, Any]) -> Command:
    try:
        made: Command = codec.from_wire(wired, Command)
    except (CodecError, RecursionError):
        raise SaveError("save-command", number=number) from None
    return made


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _checksum(written_head: str, lines: Sequence[str]) -> str:
    from hashlib import sha256  # loaded late: it loads OpenSSL, and the menu reads heads without their checksum

    found = sha256(written_head.encode())
    for line in lines:
        found.update(b"\n" + line.encode())
    return found.hexdigest()[:32]
