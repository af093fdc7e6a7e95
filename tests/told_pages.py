"""What a page tells, as text: keys of sentences with what stands in them, so that no wording and no language matters.

pilot = keyed_pilot(scene)
lines(pilot)  # ["bid.value: €7,000", "act.confirm (prompt-poll-bid(money=€7k))", ...]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from difflib import ndiff
from itertools import groupby
from typing import Any

import pytest
from tabletop import NAMES, BareController

from macher.editions.box.box import Box
from macher.editions.registry import edition
from macher.engine.command import Command
from macher.engine.event import Event
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import show
from macher.i18n import Texts, Vocabulary
from macher.i18n.hidden import Hidden
from macher.rules.edition import Edition, GameSetup
from macher.rules.setup import new_game
from macher.rules.viewing import view
from macher.ui.game import coach
from macher.ui.game.advice import Asked, Option
from macher.ui.game.advice_words import AdviceWords
from macher.ui.game.coach_words import coach_text
from macher.ui.game.games import Games
from macher.ui.game.vocabulary import words_of
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Act, Fact, Prompt, Spot, SpotLook
from macher.ui.scene import Node, Scene
from macher.ui.screens.box_words import BoxWords
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.table.scene import TableScene
from macher.words.log import log_lines
from macher.words.log_lands import LandsOfLog
from macher.words.names import GameNames

__all__ = ["Keyed", "asked_page", "box_page", "lines", "log_page", "screen_page"]

WINDOW = (1920, 1080)
_ELSEWHERE = (
    "board.", "rail.", "logbook", "strip.", "chip.", "phase.", "menu", "recap", "order.", "turn", "round", "head.",
    "map.", "opinion.", "media.", "row.", "trend.", "pips.", "match.", "votes.", "slot", "offer.", "caption.",
    "presence.", "base.", "party.", "program.", "money.", "points.", "top", "undo", "redo", "plan", "parties", "log",
    "own", "supply.", "advice", "poll.top", "national.", "display.",
)  # fmt: skip  # one list of names
"""Parts of the table that have tests of their own."""


class Keyed(Texts):
    """Texts that are their keys: ``prompt-poll-bid(money=€7,000)``; numbers and money are written as in English."""

    def __call__(self, key: str, /, **args: object) -> str:
        said = ",".join(f"{name}={'…' if isinstance(value, Hidden) else value}" for name, value in args.items())
        return f"{key}({said})" if said else key

    def in_words(self, vocabulary: Vocabulary) -> Texts:
        return self if vocabulary == self.vocabulary else Keyed("en", vocabulary, self.grouping)


# --- any page ---------------------------------------------------------------------------------------------------------


def lines(pilot: Pilot, without: Sequence[str] = ()) -> list[str]:
    """All that is written, joined for each part in the order of drawing, and what readers and tooltips say besides."""
    runs = [run for run in pilot.runs() if run.text.strip() and not run.owner.startswith(tuple(without) or ("\0",))]
    found = [
        f"{owner}: {' | '.join(run.text for run in each)}" for owner, each in groupby(runs, key=lambda run: run.owner)
    ]
    return [*found, *_said(pilot.nodes(), without)]


def _signs(pilot: Pilot) -> Iterator[str]:
    """Icons and glyphs in the order of drawing."""
    drawn: list[str] = []

    def noting(draw: Callable[..., None]) -> Callable[..., None]:
        def noted(painter: Painter, what: str, *rest: object, **more: object) -> None:
            drawn.append(what)
            draw(painter, what, *rest, **more)

        return noted

    with pytest.MonkeyPatch.context() as patch:
        for name in ("icon", "glyph"):
            patch.setattr(Painter, name, noting(getattr(Painter, name)))
        pilot.runs()
    yield f"signs: {' '.join(drawn)}"


def box_page(key: str) -> list[str]:
    """What the figures of a box are called, with the values that the game has for them."""
    texts, box = Keyed("en", words_of(edition(key))), Box(key)
    words = BoxWords(texts, box)
    found = []
    for page in box.pages:
        for card in page.cards:
            found.append(f"{words.page(page)}: {words.card(page, card)} | {words.short(page, card)}")
            for field in card.fields:
                value = box.value(field)
                hint, asked = words.hint(page, card, field), words.ask(page, card, field)
                found.append(f"  {words.field(page, card, field)} = {words.value(field, value)}  {asked}  {hint}")
    return found


def _said(nodes: Iterator[Node], without: Sequence[str]) -> Iterator[str]:
    for node in nodes:
        owner = next((each.id for each in _upwards(node) if each.id), "")
        said = [node.name, node.value_text(), node.tooltip, f"closed: {node.reason}" if node.reason else ""]
        if any(said[1:]) and not owner.startswith(tuple(without) or ("\0",)):
            yield f"{owner} ({' | '.join(_one_line(each) for each in said if each)})"


def _upwards(node: Node | None) -> Iterator[Node]:
    while node is not None:
        yield node
        node = node.parent


def _one_line(text: str) -> str:
    return text.replace("\n", " / ")


def screen_page(screen: str, without: Sequence[str] = ()) -> list[str]:
    """A screen of the picture list, without the parts whose names begin so; a reveal on it as it is heard, too."""
    texts = Keyed("en")
    pilot = Pilot(Scene(), WINDOW, texts=texts)
    pilot.drawing = False
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, screen)
    pilot.settle()
    found = [*_heard(pilot.scene), *_signs(pilot), *lines(pilot, without)]
    shell.close()
    return found


_TIMES = ("beats", "reaches", "settles", "said", "lines")
"""What a reveal keeps that is no fact, or is told in another line."""


def _heard(scene: Scene) -> Iterator[str]:
    reveal = scene.staging.current if isinstance(scene, TableScene) else None
    if reveal is not None:
        yield f"said: {_one_line(reveal.said)}"
        yield f"sentence: {reveal.sentence}"
        yield from (f"part: {_one_line(line)}" for line in reveal.lines)
        for name, value in vars(reveal).items():
            if name not in _TIMES and "0x" not in repr(value) and "Rect(" not in repr(value):
                yield f"{name} = {sorted(value) if isinstance(value, frozenset) else value!r}"
        at = f"board {reveal.land} {sorted(reveal.touches)}, {' '.join(sorted(reveal.boxes))}"
        yield f"seat {reveal.seat}, {at}, start player {reveal.crowns}, private {reveal.private}"


def log_page(played: Edition, setup: GameSetup, commands: Sequence[Command], each: int = 3) -> list[str]:
    """The first lines of the log for each kind of event and of sentence, in a game with these commands."""
    log: list[Event] = []
    table = new_game(played, setup, log)
    texts = Keyed("en", words_of(played))
    names = GameNames.of(texts, played, view(table, 0), NAMES[: len(table.parties)])
    lands, found = LandsOfLog(names.land_cards), dict[str, list[str]]()
    for command in [None, *commands]:
        if command is not None:
            log.clear()
            table.apply(command)
        for line in log_lines(names, log, lands.cards):
            kind = f"{type(log[line.event]).__name__} {line.text.split('(')[0]}"
            found.setdefault(kind, []).append(f"seat {line.seat}, board {line.land}: {line.text}")
        for event in log:
            lands.note(event)
    return [f"{kind.split()[0]}: {said}" for kind in sorted(found) for said in found[kind][:each]]


# --- questions --------------------------------------------------------------------------------------------------------


def asked_page(controller: BareController, draft: Command, besides: Sequence[Command]) -> list[str]:
    """A question with nothing drafted, what a draft changes in it, what is told of other drafts, and advice on all."""
    scene = TableScene(controller, on_advice=lambda: None)  # type: ignore[arg-type]  # as in `tabletop.show`
    pilot = Pilot(scene, WINDOW, texts=Keyed("en", words_of(controller.edition)))
    prompt = scene.prompt
    assert prompt is not None
    told, drawn = _told(prompt), lines(pilot, _ELSEWHERE)
    found = [*told, *drawn]
    for command in dict.fromkeys((draft, *besides)):
        if not _emptied(prompt).adopt(command):
            continue
        found += ["", f"> {command}", *_changed(told, _told(prompt))]
        if command == draft:
            pilot.scene.rebuild()
            pilot.settle()
            found += _changed(drawn, lines(pilot, _ELSEWHERE))
    return [*found, "", *_clicked(prompt), *_advice(controller, (draft, *besides))]


def _clicked(prompt: Prompt[Any]) -> Iterator[str]:
    """What a click on each place makes of an empty draft, and a second one there."""
    for spot, look in list(_emptied(prompt).told.spots.items()):
        said = []
        _emptied(prompt)
        for _ in range(2):
            prompt.click(spot)
            prompt.outdate()
            chosen = [_spot(each, now).split(":")[0] for each, now in prompt.told.spots.items() if now.chosen]
            said.append(f"{prompt.command()} {', '.join(chosen)}".strip())
        yield f"click {_spot(spot, look).split(':')[0]}: {' / again: '.join(said)}"


def _emptied(prompt: Prompt[Any]) -> Prompt[Any]:
    prompt.reset()
    prompt.outdate()
    return prompt


def _changed(before: Sequence[str], now: Sequence[str]) -> list[str]:
    return [line for line in ndiff(before, now) if line[:2] in ("+ ", "- ")]


_TERMS = {"votes": 2.0, "money": -1.3, "media": 0.6, "bonus": 3.2}
"""Made-up terms: what is told of them must not depend on what AI seats think."""


def _advice(controller: BareController, commands: Sequence[Command]) -> Iterator[str]:
    """What advice says of each command, and what the coach says of each beside each other one."""
    seen, decision, game = controller.view, controller.decision, controller.edition
    assert decision is not None
    texts, asked = Keyed("en", words_of(game)), Asked((), seen, decision)
    words = AdviceWords(texts, game, asked)
    for command in dict.fromkeys(commands):
        with suppress(KeyError):  # not every term is told of every command
            yield f"advice: {words.command(command)}: {words.weighed(Option(command, _TERMS))}"
    usual = coach.compared
    try:
        for best in list(dict.fromkeys(commands))[:3]:
            coach.compared = lambda *rest, best=best: Option(best, {"votes": 4.4, "bonus": 1.2})
            for chosen in dict.fromkeys(commands):
                warned = coach.warning(seen, decision, game, chosen) if chosen != best else None
                if warned is not None and warned.kind in coach.KINDS:
                    said = coach_text(texts, game, asked, warned)
                    yield f"coach: {words.command(chosen)}: {said}"
    finally:
        coach.compared = usual


def _told(prompt: Prompt[Any]) -> list[str]:
    told = prompt.told
    return [
        f"title: {' | '.join(told.titles)}",
        f"hint: {told.hint}",
        *[_fact(fact) for fact in told.facts],
        *[_act(act) for act in told.acts],
        *[_spot(spot, look) for spot, look in told.spots.items()],
        f"gives: {' '.join(map(str, prompt.commands()))}",
        f"lands: {told.lands}  lit: {' '.join(told.lit)}  board: {prompt.drafted()}  warned: {prompt.warned}",
    ]


def _fact(fact: Fact) -> str:
    new = f" -> {fact.new}{' (worse)' if fact.worse else ''}" if fact.new else ""
    return f"fact: {fact.caption} = {fact.value}{new}  {_one_line(fact.tooltip)}".rstrip()


def _act(act: Act) -> str:
    said = act.text if isinstance(act.text, str) else " | ".join(act.text)
    rest = {"lock": act.lock, "closed": act.reason, "tip": act.tooltip, "key": act.action, "forgets": act.forgets}
    more = "; ".join(f"{name}: {_one_line(text)}" for name, text in rest.items() if text)
    return f"act {act.id}{'!' if act.primary else ''}: {said}; {more}"


def _spot(spot: Spot, look: SpotLook) -> str:
    at = " ".join(f"{n}={getattr(spot, n)}" for n in ("land", "seat", "index", "card") if getattr(spot, n) >= 0)
    rest = {"closed": look.reason, "text": look.text, "tip": look.tooltip, "tag": look.tag}
    more = "; ".join(f"{name}: {_one_line(text)}" for name, text in rest.items() if text)
    return f"spot {spot.kind} {at}{' chosen' if look.chosen else ''}: {more}"
