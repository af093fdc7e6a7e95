"""``macher replay``: runs a saved game again, checks every digest, and writes down what happened."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

from macher.cli.outcome import FAILED, OK, CheckFailed, UsageError
from macher.cli.progress import ProgressBar
from macher.cli.texts import explain, system_texts
from macher.engine import codec
from macher.i18n.names import party_short
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition
from macher.rules.events import GameStarted
from macher.rules.final import winners
from macher.saves.document import SaveDocument, load
from macher.saves.problems import SaveError
from macher.saves.verify import Restored, rerun
from macher.session.log import LoggedEvent
from macher.session.session import GameSession

EVENTS_FORMAT: Final = 2
"""Number of the format of the lines; ``macher/EVENTS.md`` says what has changed."""
_NO_FILE: Final = ("save-missing", "save-unreadable", "save-no-file")


def verify(file: Path, *, as_json: bool, events: bool, data: Path | None = None) -> int:
    """Runs a save again, with edited figures from a file if one is given.

    Raises ``UsageError`` if there is no file, ``CheckFailed`` if a check fails."""
    try:
        restored = _run_again(file, data, shown=not (as_json or events))
    except SaveError as error:
        if error.reason in _NO_FILE:
            raise UsageError(explain(error)) from None
        if not as_json:
            raise CheckFailed(explain(error)) from None
        failed = {
            "file": str(file),
            "ok": False,
            "reason": error.reason,
            "command": error.command,
            "message": str(error),
        }
        sys.stdout.write(json.dumps(failed) + "\n")
        return FAILED
    if events:
        write_events(restored)
    elif not as_json:
        sys.stdout.write(_sentence(file, restored))
    if as_json:
        sys.stdout.write(json.dumps(result(file, restored)) + "\n")
    return OK


def _run_again(file: Path, data: Path | None, *, shown: bool) -> Restored:
    document = load(file)
    bar = ProgressBar(len(document.records), shown)
    try:
        return rerun(document, file, lambda done, _total: bar.show(done), data)
    except SaveError as error:
        raise error.in_file(file) from None
    finally:
        bar.clear()


def result(file: Path, restored: Restored) -> dict[str, Any]:
    """What ``--json`` prints."""
    document, table = restored.document, restored.journal.state
    parties = [seat.party for seat in document.seats]
    return {
        "file": str(file),
        "ok": True,
        "edition": document.edition,
        "elections": document.elections,
        "seed": document.seed,
        "seats": {seat.party: seat.kind for seat in document.seats},
        "assisted": document.assisted,
        "stood_in": document.stood_in,
        "over": table.over,
        "round": table.round,
        "decisions": len(restored.journal),
        "scores": {party: owner.points for party, owner in zip(parties, table.parties, strict=True)},
        "winners": [parties[seat] for seat in winners(table)] if table.over else [],
        "digest": table.digest(),
    }


def write_events(restored: Restored) -> None:
    """One JSON line an event, unredacted; the format is that of ``macher/EVENTS.md``."""
    with GameSession.resume(restored, workers="none") as session:
        for entry in session.events:
            sys.stdout.write(json.dumps(event_line(entry, restored.document, restored.edition)) + "\n")


def event_line(entry: LoggedEvent, document: SaveDocument, edition: Edition) -> dict[str, Any]:
    """An event as JSON values."""
    event = entry.event
    line: dict[str, Any] = {
        "n": entry.index,
        "version": entry.version,
        "round": entry.round,
        "phase": entry.phase,
        "event": type(event).__name__,
    }
    line.update({field.name: codec.to_wire(getattr(event, field.name)) for field in fields(event)})
    if isinstance(event, GameStarted):
        line.update(_legend(document, edition))
    return line


def _legend(document: SaveDocument, edition: Edition) -> dict[str, Any]:
    """What the numbers in the events stand for, and what the rules of this game need."""
    chosen = asdict(document.options).items()
    options = {name: value for name, value in chosen if value or name in edition.house_rules}
    keys = {"parties": list(PARTIES), "topics": list(edition.figures.topics)}
    length = asdict(edition.lengths[document.elections])
    figures = _without(asdict(edition.figures), edition.figures.meaningless)
    return {
        "format": EVENTS_FORMAT,
        "seed": document.seed,
        "options": options,
        "data": edition.data_digest,
        "keys": keys,
        "figures": figures,
        "length": length,
    }


def _without(value: Any, names: Collection[str]) -> Any:
    """The JSON value without the entries of these names, at any depth."""
    if isinstance(value, Mapping):
        return {key: _without(entry, names) for key, entry in value.items() if key not in names}
    return [_without(entry, names) for entry in value] if isinstance(value, tuple | list) else value


def _sentence(file: Path, restored: Restored) -> str:
    texts = system_texts()
    found = result(file, restored)
    scores = "  ".join(f"{party_short(texts, party)} {score}" for party, score in found["scores"].items())
    lines = [texts("cli-replay-good", file=str(file), decisions=found["decisions"]), "  " + scores]
    if found["over"]:
        names = [party_short(texts, party) for party in found["winners"]]
        lines.append("  " + texts("cli-replay-winners", winners=texts.listing(names)))
    else:
        lines.append("  " + texts("cli-replay-open", round=found["round"]))
    if found["assisted"]:
        lines.append("  " + texts("cli-replay-assisted"))
    return "\n".join(lines) + "\n"
