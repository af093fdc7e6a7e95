"""Whole games as readable text: a line for each command, and beneath it what happened.

The commands are read from the files and played again; what happens must be the text that stands there.  After a wanted
change of rules or events write the files anew, and look at the difference:

    python tests/golden/test_playthroughs.py

That command plays new games only for files that are missing; the commands of the others stay as they are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple

import pytest

from macher.editions.registry import edition, editions
from macher.engine import codec
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.event import Event
from macher.rules.edition import GameSetup
from macher.rules.options import GameOptions
from macher.rules.setup import new_game
from macher.rules.table import Table

HERE = Path(__file__).parent


class Story(NamedTuple):
    """A playthrough: its set-up and the kind of election outcome it is there for."""

    name: str
    outcome: str
    setup: GameSetup
    key: str = "2019"
    """The edition."""


STORIES = (
    Story("sole", "sole", GameSetup(4, (0, 1, 3), 1)),
    Story("several", "several", GameSetup(4, (4, 2, 0, 1, 3), 2)),
    Story("coalition", "coalition", GameSetup(4, (1, 0, 3, 4), 3, GameOptions(partners_may_decline=True))),
    Story("none", "none", GameSetup(4, (3, 1, 2), 4, GameOptions(deal_programs=True, no_flipping=True))),
    Story("seven", "sole", GameSetup(7, (2, 4, 1), 5)),
    Story("bluff", "none", GameSetup(4, (0, 4, 3), 6, GameOptions(bluff_bids=True))),
    Story("2006-single", "single", GameSetup(7, (0, 1, 3), 7), "2006"),
    Story("2006-coalition", "coalition", GameSetup(7, (1, 2, 3, 4), 8), "2006"),
    Story("2006-short-narrow", "narrow", GameSetup(5, (0, 1, 2, 3, 4), 9), "2006"),
    Story("1997-narrow", "narrow", GameSetup(7, (0, 1, 3, 4), 10), "1997"),
    Story("1997-coalition", "coalition", GameSetup(7, (0, 1, 2, 3, 4), 11), "1997"),
    Story("consim-single", "single", GameSetup(7, (2, 4, 1), 12), "consim"),
    Story("consim-coalition", "coalition", GameSetup(7, (3, 4, 1, 0), 13), "consim"),
)


# --- text -------------------------------------------------------------------------------------------------------------


def said(fact: Command | Event) -> str:
    """A command or event in one line: its name and fields."""
    parts = [f"{item.name}={codec.dumps(getattr(fact, item.name))}" for item in fields(fact)]
    return " ".join([type(fact).__name__, *parts])


def read_command(line: str) -> Command:
    """The command of a line that begins with ``>``."""
    name, *parts = line.removeprefix("> ").split()
    values = {key: json.loads(value) for key, value in (part.split("=", 1) for part in parts)}
    return codec.from_wire({"is": name, **values}, Command)


def commands_in(text: str) -> list[Command]:
    """All commands of a playthrough."""
    return [read_command(line) for line in text.splitlines() if line.startswith("> ")]


def told(story: Story, commands: Iterable[Command] | Callable[[Table], Command]) -> tuple[str, Table]:
    """The text of a game with these commands, or with those that a function chooses."""
    log: list[Event] = []
    table = new_game(edition(story.key), story.setup, log)
    lines = [f"# {story.name}: {story.setup.elections} elections, seed {story.setup.seed}"]
    given = iter(commands) if not callable(commands) else None
    while not table.over:
        lines += [f"    {said(event)}" for event in log]
        log.clear()
        command = commands(table) if given is None else next(given)  # type: ignore[operator]
        lines += [f"> {said(command)}"]
        table.apply(command)
    lines += [f"    {said(event)}" for event in log]
    lines += [f"# {table.digest()}", ""]
    return "\n".join(lines), table


def file_of(story: Story) -> Path:
    return HERE / f"{story.name}.txt"


# --- tests ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_the_game_goes_as_it_is_written(story):
    written = file_of(story).read_text(encoding="utf-8")
    text, table = told(story, commands_in(written))
    assert text.splitlines() == written.splitlines()
    assert story.outcome in {result.outcome for result in table.results}


def test_every_outcome_and_edition_has_its_story():
    assert {"sole", "several", "coalition", "none"} <= {story.outcome for story in STORIES if story.key == "2019"}
    assert {"single", "narrow", "coalition"} <= {story.outcome for story in STORIES if story.key != "2019"}
    assert {story.key for story in STORIES} == set(editions())


# --- writing ----------------------------------------------------------------------------------------------------------


def a_player(seed: int) -> Callable[[Table], Command]:
    """Plays for all seats; half by chance, half for votes."""
    from drivers import keen_command

    stream = Stream(seed, 31)
    return lambda table: keen_command(table, stream)


def write(story: Story) -> None:
    """Writes a file: with the commands it has, or with the first new game that has the outcome."""
    path = file_of(story)
    if path.exists():
        path.write_text(told(story, commands_in(path.read_text(encoding="utf-8")))[0], encoding="utf-8")
        return
    for seed in range(1000):
        text, table = told(story, a_player(seed))
        if fits(story, text, table):
            path.write_text(text, encoding="utf-8")
            return
    raise SystemExit(f"{story.name}: no game has the outcome {story.outcome}")


def fits(story: Story, text: str, table: Table) -> bool:
    """Whether a new game shows what the story is there for."""
    caught = "BluffCaught" in text or not story.setup.options.bluff_bids
    return caught and story.outcome in {result.outcome for result in table.results}


if __name__ == "__main__":
    import sys

    sys.path.insert(0, str(HERE.parent))
    for one in STORIES:
        write(one)
        print(f"{one.name}.txt")  # noqa: T201  # the answer of a command
