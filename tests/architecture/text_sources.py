"""What the texts are checked against: the catalogue as parsed, the keys in the code, and the key families expanded."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from macher.ai.facts import KINDS as FACT_KINDS
from macher.ai.grievances import FAVOURS, WEIGHTS
from macher.ai.kinds import HIDDEN, LEVELS, OFFERED, STYLES
from macher.editions.figures import SUBJECTS, subjects
from macher.editions.problems import REASONS as DATA_REASONS
from macher.editions.registry import edition, editions
from macher.i18n import families
from macher.i18n.rulebook import Chapter, Rulebook
from macher.rules.cards import PARTIES
from macher.rules.edition import ActionName, Edition, Symbol
from macher.rules.options import GameOptions
from macher.rules.refusals import Reason
from macher.rules.table import Scored
from macher.saves.library import Shelf
from macher.saves.problems import REASONS as SAVE_REASONS
from macher.session.campaign import STARS, BeginKind
from macher.session.campaign_goals import GOALS
from macher.session.config import REASONS as SETUP_REASONS
from macher.session.marks import MARKS, NEAR
from macher.session.session import STALE
from macher.ui.features.evening.campaign_map import Standing
from macher.ui.features.learn.lessons import LESSONS, STEPS
from macher.ui.features.rules.picture_tables import CROPS
from macher.ui.features.settings.page import PAGES
from macher.ui.features.settings.rows import TablePage
from macher.ui.game.progress import GUIDED
from macher.ui.keys import ACTIONS, NAMES
from macher.ui.layout import LAYOUTS
from macher.ui.program import SavesPage
from macher.ui.settings.options import ASSISTS
from macher.ui.theme import PALETTES
from macher.words.talk.plans import PLANS
from macher.words.talk.remarks import LINES, OFFERS
from macher.words.talk.teller import PLAN

ROOT: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = ("en", "de", "pl", "fr")
PLURALS: Final = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "fr": {"one", "other"},  # CLDR's "many" begins at a million, which nothing in the game is counted to
}
PREPOSITIONS: Final = {"of", "for", "in", "z", "za", "do", "w", "sur", "pour"}
INVARIABLE: Final = {"voix"}
"""Words that are the same in the singular and in the plural."""
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Text:
    """One message of a catalogue."""

    key: str
    area: str
    """Name of its file without the ending."""
    node: ftl.Message
    lang: str

    @cached_property
    def nodes(self) -> tuple[ftl.BaseNode, ...]:
        """The message and everything in it."""
        return tuple(walk(self.node))

    @cached_property
    def variables(self) -> set[str]:
        """Names of its variables."""
        return {node.id.name for node in self.nodes if isinstance(node, ftl.VariableReference)}

    @property
    def plurals(self) -> list[tuple[str, set[str]]]:
        """For each choice by plural form: the variable, and the forms that stand there."""
        found = []
        for node in self.nodes:
            if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
                keys = {key.name for key in (v.key for v in node.variants) if isinstance(key, ftl.Identifier)}
                if keys <= CATEGORIES and keys != {"other"}:  # [0] and *[other] alone choose between texts
                    found.append((node.selector.id.name, keys))
        return found

    @property
    def before_words(self) -> set[str]:
        """Variables that stand directly before a word."""
        found = set()
        for pattern in self.nodes:
            if isinstance(pattern, ftl.Pattern):
                for part, following in pairwise(pattern.elements):
                    reference = part.expression if isinstance(part, ftl.Placeable) else None
                    if isinstance(reference, ftl.VariableReference) and _counted(following, self.lang):
                        found.add(reference.id.name)
        return found

    @property
    def pieces(self) -> list[str]:
        """Its texts, between what is put in."""
        return [node.value for node in self.nodes if isinstance(node, ftl.TextElement)]

    @property
    def characters(self) -> set[str]:
        """Every character of its texts."""
        return {char for piece in self.pieces for char in piece}


def _counted(node: object, lang: str) -> bool:
    """Whether a text goes on with something that can be counted: in German a noun, else a word but no preposition."""
    if not isinstance(node, ftl.TextElement) or node.value[:1] not in " \u00a0":
        return False
    word = (node.value[1:].split() or [""])[0].rstrip(".,:;")
    return word[:1].isupper() if lang == "de" else word[:1].isalpha() and word not in PREPOSITIONS | INVARIABLE


def walk(node: object) -> Iterator[ftl.BaseNode]:
    """A node and everything below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for value in node:
            yield from walk(value)


def files(lang: str) -> list[Path]:
    """The files of a language."""
    return sorted((ROOT / "localization" / lang).glob("*.ftl"))


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    """Everything in a file, unreadable lines as Junk."""
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body


@cache
def catalogue(lang: str) -> dict[str, Text]:
    """Every message of a language."""
    return {
        entry.id.name: Text(entry.id.name, path.stem, entry, lang)
        for path in files(lang)
        for entry in entries(path)
        if isinstance(entry, ftl.Message)
    }


class Asking(NamedTuple):
    """A function that asks for texts: which argument is the key, and what it hangs on it."""

    place: int
    endings: tuple[str, ...] = ("",)
    fills_in: bool = False
    """Whether it passes further variables by itself."""


ASKING: Final = {
    "texts": Asking(0),
    "_texts": Asking(0),
    "line": Asking(0, fills_in=True),  # the log's
    "Asked": Asking(0, ("", "-short"), fills_in=True),  # the prompts': a title and its short form
    "forms": Asking(1, ("", "-short")),  # the prompts': a text and its short form
}


@dataclass(frozen=True)
class Used:
    """A key, or the pattern of keys put together, that the code asks for."""

    key: str
    where: str
    given: frozenset[str] | None = None
    """Names of the variables that are passed, or ``None`` where the code does not say."""


@cache
def asked_keys() -> tuple[Used, ...]:
    """Keys given to what asks for texts (`ASKING`); the parts put in become ``*``.

    A key that is wholly put in by a caller (``*-short``) is checked where the caller writes it.
    """
    return tuple(_asked_keys())


def _asked_keys() -> Iterator[Used]:
    for path, nodes in _modules():
        for node in nodes:
            if isinstance(node, ast.Call) and (asking := ASKING.get(_callee(node))) and len(node.args) > asking.place:
                given = _given(node, asking)
                for key in _possible(node.args[asking.place]):
                    for ending in asking.endings if not key.startswith("*") else ():
                        yield Used(key + ending, f"{path.relative_to(ROOT)}:{node.lineno}", given)


def _given(node: ast.Call, asking: Asking) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names or asking.fills_in else frozenset(name for name in names if name)


def patterns_in_code() -> set[str]:
    """Every string put together in the code, with ``*`` for what is put in."""
    return {
        pattern
        for _, nodes in _modules()
        for node in nodes
        if isinstance(node, ast.JoinedStr)
        for pattern in _possible(node)
    }


def words_in_code() -> set[str]:
    """Every string that stands in the code: keys may wait in tables before they are asked for."""
    return words_of(ROOT / "macher") | {used.key for used in asked_keys()}


def words_of(place: Path) -> set[str]:
    """Every string in a module, or in all modules of a folder."""
    return {
        node.value
        for _, nodes in _modules(place)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _modules(place: Path = ROOT / "macher") -> Iterator[tuple[Path, list[ast.AST]]]:
    for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
        yield path, _searched(path)


@cache
def _searched(path: Path) -> list[ast.AST]:
    """What the keys are found in: calls and strings of a module, those that are put together, too."""
    kinds = (ast.Call, ast.JoinedStr, ast.Constant)
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, kinds)]


def _callee(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _possible(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from _possible(node.body)
        yield from _possible(node.orelse)


def _of_editions(part: Callable[[Edition], list[str]]) -> list[str]:
    return [key for name in editions() for key in part(edition(name))]


def _all_of(lists: Mapping[str, tuple[str, ...]]) -> list[str]:
    return list(dict.fromkeys(entry for entries in lists.values() for entry in entries))


def _chapters(found: Edition) -> tuple[Chapter, ...]:
    return Rulebook.of(found.words, found.phases, len(found.lengths)).chapters


def _settings() -> list[str]:
    """The pages of the settings, and what the tables say there about each value."""
    lines = [line for page in TablePage.__subclasses__() for line in page.lines()]
    said = [
        f"{one.text}-{said}{ending}".removeprefix("settings-")
        for line in lines
        for one in line.settings
        for said in (one.says or one.values)
        for ending in {"", one.tips, one.note}
    ]
    return [*(page for page, _ in PAGES), *said]


SOURCES: Final[dict[str, Callable[[], list[str]]]] = {
    "parties": lambda: list(PARTIES),
    "topics": lambda: _of_editions(lambda found: list(found.figures.topics)),
    "lands": lambda: _of_editions(lambda found: [land.key for land in found.figures.lands]),
    "politicians": lambda: _of_editions(lambda found: [politician.key for politician in found.figures.politicians]),
    "phases": lambda: [*_of_editions(lambda found: [*found.setup, *found.phases]), "final"],
    "actions": lambda: [name.value for name in ActionName],
    "symbols": lambda: [symbol.value for symbol in Symbol],
    "rulings": lambda: _all_of(families.RULINGS),
    "differences between editions": lambda: _all_of(families.DIFFERENCES),
    "rules and chapters of the rulebook": lambda: [
        *_of_editions(lambda found: [rule.key for chapter in _chapters(found) for rule in chapter.rules]),
        *_of_editions(lambda found: [chapter.key for chapter in _chapters(found) if not chapter.step]),
    ],
    "parts of the rulebook": lambda: _of_editions(lambda found: [chapter.part for chapter in _chapters(found)]),
    "digital differences": lambda: list(families.DIGITAL),
    "refusals": lambda: [*(reason.value for reason in Reason), STALE],
    "data problems": lambda: [reason.removeprefix("data-") for reason in DATA_REASONS],
    "setup problems": lambda: [reason.removeprefix("setup-") for reason in SETUP_REASONS],
    "save problems": lambda: [reason.removeprefix("save-") for reason in SAVE_REASONS],
    "helpers": lambda: [*ASSISTS, "projections"],
    "helpers of the settings": lambda: list(ASSISTS),
    "pictures of the table": lambda: list(CROPS),
    "lessons and the guided rounds": lambda: [*(lesson.key for lesson in LESSONS), GUIDED],
    "lessons": lambda: [lesson.key for lesson in LESSONS],
    "steps of lessons": lambda: [step.key for step in STEPS],
    "clicks of lessons": lambda: [click for step in STEPS for click in step.clicks],
    "steps of lessons that point at something": lambda: [step.key for step in STEPS if step.points],
    "rows of lessons": lambda: list(dict.fromkeys(row.label for step in STEPS for row in step.rows)),
    "figure subjects": lambda: list(SUBJECTS),
    "reconstructed subjects": lambda: _of_editions(lambda found: list(subjects(found, "reconstruction"))),
    "options": lambda: [field.name for field in fields(GameOptions)],
    "editions": lambda: list(editions()),
    "lengths": lambda: _of_editions(lambda found: [str(elections) for elections in found.lengths]),
    "settings": _settings,
    "layouts": lambda: list(LAYOUTS),
    "palettes": lambda: list(PALETTES),
    "key actions": lambda: list(ACTIONS),
    "shelves of saves": lambda: list(get_args(Shelf)),
    "lists of saves": lambda: list(get_args(SavesPage)),
    "named keys": lambda: list(NAMES.values()),
    "ai levels": lambda: list(LEVELS),
    "offered ai levels": lambda: list(OFFERED),
    "ways of a proposed level": lambda: ["up", "down"],
    "personalities": lambda: ["none", *STYLES, HIDDEN],
    "marks of merit": lambda: list(MARKS),
    "marks that can be close": lambda: list(NEAR),
    "characters": lambda: list(STYLES),
    "kinds of grievances": lambda: [kind for kind in WEIGHTS if kind not in FAVOURS],
    "lines of the six": lambda: [
        *(f"{style}-{topic}" for style in STYLES for topic in LINES),
        *(f"{PLAN}{kind}" for kind in PLANS),
        *OFFERS,
    ],
    "goals of the campaign": lambda: list(GOALS),
    "begins of the campaign": lambda: list(get_args(BeginKind)),
    "stars of the campaign": lambda: [str(stars) for stars in range(1, STARS + 1)],
    "standings of the campaign": lambda: list(get_args(Standing)),
    "kinds of facts": lambda: list(FACT_KINDS),
    "deciding steps": lambda: list(families.DECIDING),
    "passing steps": lambda: list(families.PASSING),
    "decks": lambda: ["programs", "opinions", "polls"],
    "election outcomes": lambda: ["sole", "several", "coalition", "none"],
    "election outcomes of every edition": lambda: [
        "sole",
        "several",
        "coalition",
        "none",
        "single",
        "narrow",
        "narrow_coalition",
    ],
    "point sources": lambda: [source.name.lower() for source in Scored if source is not Scored.BONUS],
    "counted sources": lambda: [source.name.lower() for source in Scored if source not in (Scored.VOTES, Scored.BONUS)],
    "income reasons": lambda: list(families.INCOME),
    "national effects": lambda: ["new", "secured", "opposite", "replaced"],
    "winning sides": lambda: ["single", "narrow", "coalition", "narrow_coalition"],
    "actions with a line of their own": lambda: ["others_trend", "program", "poll"],
}
"""What each enumeration of `macher.i18n.families` holds now."""


@cache
def family_keys() -> dict[str, str]:
    """Every key that a family makes, with the family's pattern."""
    known = catalogue("en")
    made = {}
    for pattern, source in families.KEY_FAMILIES.items():
        literals = source.removeprefix("words of ")
        if literals == source:
            made.update({pattern.replace("*", member): pattern for member in SOURCES[source]()})
        else:
            keys = (pattern.replace("*", word) for word in words_of(ROOT / "macher" / literals))
            made.update({key: pattern for key in keys if key in known})
    return made


def vocabularies() -> set[str]:
    """Names of the vocabularies in which editions speak."""
    return {word for name in editions() for word in edition(name).words}
