"""A whole table as JSON values and back: for tests, crash reports and tools; a save holds the commands instead."""

from __future__ import annotations

from typing import Any

import macher.rules.phases  # noqa: F401  # registers the steps that a document's flow names
from macher.engine import codec
from macher.engine.errors import CodecError
from macher.rules.edition import Edition
from macher.rules.options import GameOptions
from macher.rules.table import Table


def table_to_document(table: Table) -> dict[str, Any]:
    """Everything about a game in progress but the edition's figures and the log."""
    return {
        "edition": table.edition.key,
        "elections": table.length.elections,
        "options": codec.to_wire(table.options),
        "table": table.encode(),
    }


def table_from_document(document: Any, edition: Edition) -> Table:
    """The table of a document, without a log; raises ``CodecError`` if it does not describe one of this edition."""
    if not isinstance(document, dict) or set(document) != {"edition", "elections", "options", "table"}:
        raise CodecError("edition, elections, options and table are needed")
    if document["edition"] != edition.key:
        raise CodecError(f"the game is of the edition {document['edition']!r}, not {edition.key!r}")
    elections = document["elections"]
    short = type(elections) is int and 1 <= elections <= edition.short_games
    if elections not in edition.lengths and not short:
        raise CodecError(f"no game of {document['elections']!r} elections")
    table = Table.decode(document["table"])
    table.log = None
    table.edition = edition
    table.options = codec.from_wire(document["options"], GameOptions)
    table.length = edition.lengths[document["elections"]]
    return table
