"""``macher tournament``: a tournament of AI seats, from the draw to the winner of the final."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from macher.cli.outcome import OK, CheckFailed, UsageError
from macher.cli.progress import ProgressBar
from macher.cli.texts import explain, system_texts
from macher.editions.problems import DataError, EditionUnknown
from macher.editions.registry import edition as load_edition
from macher.editions.registry import editions
from macher.engine.errors import CommandRefused
from macher.i18n.numbers import decimal, percentage
from macher.i18n.refusals import refusal as refusal_text
from macher.rules.cards import PARTIES
from macher.session.config import ConfigRefused, check_kind, read_options
from macher.session.tournament import (
    Qualified,
    Report,
    TableResult,
    TableSeats,
    TournamentRefused,
    play_tournament,
    qualification,
    standings,
    table_sizes,
)


def tournament(
    *,
    edition: str,
    elections: int | None,
    players: str,
    seed: int,
    data_file: Path | None,
    as_json: bool,
    options: Sequence[str] = (),
) -> int:
    """Plays a tournament and writes its tables, who qualified, and the final.

    Raises ``UsageError``, or ``CheckFailed`` if a player breaks a rule.
    """
    kinds = parse_players(players)
    try:
        found = load_edition(edition, data_file)
    except EditionUnknown:
        known = ", ".join(editions())
        raise UsageError(system_texts()("setup-no-such-edition", edition=edition, known=known)) from None
    except DataError as error:
        raise UsageError(explain(error)) from None
    length = next(iter(found.lengths)) if elections is None else elections
    if length not in found.lengths:
        known = ", ".join(map(str, found.lengths))
        raise UsageError(system_texts()("setup-no-such-length", elections=length, known=known))
    try:
        house_rules = read_options(found, options)
    except ConfigRefused as refused:
        raise UsageError(explain(refused)) from None
    try:
        tables = len(table_sizes(len(kinds)))
    except TournamentRefused as refused:
        raise UsageError(system_texts()(refused.reason, **refused.args_of_reason)) from None
    bar = ProgressBar(tables + 1, shown=not as_json)
    try:
        report = play_tournament(found, length, kinds, seed, options=house_rules, progress=bar.show)
    except CommandRefused as refused:
        raise CheckFailed(refusal_text(system_texts(), refused.refusal.reason, refused.refusal.args)) from None
    finally:
        bar.clear()
    if as_json:
        game = {"edition": edition, "elections": length, "seed": seed}
        sys.stdout.write(json.dumps(game | as_document(report, kinds)) + "\n")
    else:
        sys.stdout.write(_sentences(report, kinds) + "\n")
    return OK


def parse_players(text: str) -> list[str]:
    """``normal*12,sane*4``: kinds of players with their numbers.  Raises ``UsageError``."""
    kinds: list[str] = []
    for item in text.split(","):
        kind, star, count = (part.strip() for part in item.partition("*"))
        try:
            check_kind(kind, human=False)
        except ConfigRefused as refused:
            raise UsageError(explain(refused)) from None
        if star and not (count.isascii() and count.isdecimal() and 1 <= int(count[:4]) <= 1000):
            raise UsageError(system_texts()("tournament-count", count=count))
        kinds += [kind] * int(count or 1)
    return kinds


def as_document(report: Report, kinds: list[str]) -> dict[str, Any]:
    """What ``--json`` prints; players are numbered from 1."""
    return {
        "tables": [_table(seats, result) for seats, result in zip(report.tables, report.results, strict=True)],
        "standings": [_standing(one, kinds) for one in qualification(report.results, report.seed)],
        "finalists": [player + 1 for player in report.final.players],
        "final": _table(report.final, report.final_result),
        "places": [one.player + 1 for one in report.places],
    }


def _table(seats: TableSeats, result: TableResult) -> dict[str, Any]:
    return {
        "seed": seats.seed,
        "players": [player + 1 for player in seats.players],
        "parties": [PARTIES[party] for party in seats.parties],
        "points": list(result.points),
        "mandates": list(result.mandates),
    }


def _standing(found: Qualified, kinds: list[str]) -> dict[str, Any]:
    one = found.standing
    return {
        "player": one.player + 1,
        "kind": kinds[one.player],
        "table": one.table + 1,
        "rank": one.rank,
        "points": one.points,
        "share": round(float(one.share), 6),
        "mandates": round(float(one.mandates), 6),
        "qualified": found.status == "in",
        "tied": bool(found.tied),
    }


def _sentences(report: Report, kinds: list[str]) -> str:
    texts = system_texts()
    qualified = set(report.final.players)
    rows = [texts("cli-tournament", players=len(kinds), tables=len(report.tables))]
    for one in standings(report.results, report.seed):
        mark = "*" if one.player in qualified else " "
        share = texts("tournament-percent", share=decimal(float(percentage(one.share, 1)), texts.lang))
        rows.append(
            f" {mark} {one.player + 1:>3} {kinds[one.player]:<7} "
            + texts("cli-tournament-row", table=one.table + 1, rank=one.rank, points=one.points, share=share)
        )
    rows.append(texts("cli-tournament-final"))
    for place, one in enumerate(report.places, 1):
        rows.append(f"   {place}. {one.player + 1:>3} {kinds[one.player]:<7} {one.points:>4}")
    return "\n".join(rows)
