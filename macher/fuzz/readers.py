"""Every kind of file that the program reads: its folder, valid samples, and what the program does with it.

A reader does what the program does at a start, in a list, or when the file is chosen.  It ignores errors that the
program tells the player in a sentence; any other exception is a fault.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from macher.ai.kinds import HUMAN
from macher.ai.personalities import style_of
from macher.ai.ratings import Rating, RatingsDamaged, write_rating
from macher.editions.loader import load_edition
from macher.editions.problems import DataError
from macher.editions.registry import edited_copies, editions, shipped_file
from macher.fuzz.mutations import (
    Mutation,
    bombs,
    damaged_bytes,
    damaged_text,
    plain,
    signed_save,
    signed_tournament,
    trees,
)
from macher.i18n import Texts
from macher.resources import asset, localization
from macher.saves.document import LARGEST_FILE as LARGEST_SAVE
from macher.saves.folders import (
    autosave_folder,
    config_folder,
    crash_folder,
    data_folder,
    figures_folder,
    mods_folder,
    replays_folder,
    runs_folder,
    saves_folder,
    stats_folder,
    tournaments_folder,
)
from macher.saves.library import Library, Shelved
from macher.saves.names import ENDING
from macher.saves.problems import SaveError
from macher.saves.runs import RunMark
from macher.saves.store import SaveStore
from macher.session.campaign import load_campaign, with_good_ways
from macher.session.career import GameSummary, SeatDetails, SeatSummary, bests, games_of, people_of, tally
from macher.session.career_store import LARGEST_FILE as LARGEST_CAREER
from macher.session.career_store import CareerStore, composed
from macher.session.config import GameConfig, SeatConfig
from macher.session.progress import Coach, Day, LandWon, LevelResult, MarkEarned, Profile, with_finished_game
from macher.session.progress_file import FILE as PROGRESS
from macher.session.progress_file import ProgressFile
from macher.session.puzzles import load_puzzles, open_puzzle
from macher.session.session import GameSession
from macher.session.tournament_document import text_of
from macher.session.tournament_progress import Entrant, Plan, begin, edition_of
from macher.session.tournament_store import TournamentStore
from macher.ui.features.evening.made_words import begin_text, goal_text, title_of
from macher.ui.features.saves.details import SavedWords
from macher.ui.game.games import Games
from macher.ui.game.governing import as_it_stands
from macher.ui.game.landscape import FILE as LANDSCAPE
from macher.ui.game.landscape import Governed, Landscape, LastGame
from macher.ui.game.landscape import Place as GamePlace
from macher.ui.game.progress import Progress, Standing
from macher.ui.settings.mods import LARGEST as LARGEST_MOD
from macher.ui.settings.mods import Mods, palette_name
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import LARGEST_FILE as LARGEST_KEPT
from macher.ui.settings.settings import Preset, SeatChoice, Settings, SettingsStore
from macher.ui.settings.settings import composed as kept_text
from macher.ui.theme import make_theme

__all__ = ["READERS", "FileKind"]

NOW: Final = "2025-11-23 12:00:00"
_ROWS: Final = 30
"""Most entries of a list on one page."""


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file."""

    name: str
    folder: Callable[[], Path]
    """Where such files lie."""
    ending: str
    """What follows the number in their names; for names without a number, the whole name."""
    samples: Callable[[], tuple[bytes, ...]]
    """Valid contents."""
    mutations: tuple[Mutation, ...]
    read: Callable[[Path], None]
    """Does what the program does with such a file."""

    def path(self, number: int) -> Path:
        """Where the file with this number lies."""
        name = self.ending if "*" not in self.ending else self.ending.replace("*", f"{number:06d}")
        return self.folder() / name


# --- saves ------------------------------------------------------------------------------------------------------------


@cache
def _saves() -> tuple[bytes, ...]:
    """Saved games of AI seats of several editions, and one of a person."""
    found = [path.read_bytes() for path in sorted(asset("puzzles").glob("*.json"))]
    seats = (SeatConfig("spd", "Łucja", HUMAN), SeatConfig("cdu", "", "easy"), SeatConfig("fdp", "C", "normal"))
    with GameSession.new(GameConfig(seats, seed=4), workers="none") as session:
        found.append(session.save_text().encode())
    return tuple(found)


def _words(texts: Texts, entry: Shelved) -> None:
    """Asks for all that a list and the page beside it say about an entry."""
    words = SavedWords(texts, entry, NOW)
    words.title(), words.written(), words.game(), words.place(), words.turn(), words.line(), words.votes_next()
    words.trouble()
    if entry.scores:
        words.result()
    for seat in range(len(entry.seats)):
        words.player(seat), words.kind(seat)


def _list(entries: Iterable[Shelved]) -> None:
    texts = Texts.load("en")
    for entry in entries:
        _words(texts, entry)


def _library() -> Library:
    return Library(saves_folder(), replays_folder(), SaveStore(autosave_folder()))


def _read_kept(path: Path) -> None:
    library = _library()
    _list(library.finished() if path.parent == library.replays else library.kept())
    _list([library.find(path)])
    with suppress(SaveError):
        library.load(path)


def _read_autosave(path: Path) -> None:
    store = SaveStore(autosave_folder())
    games = Games(store, "none", library=Library(saves_folder(), replays_folder(), store))
    games.summary()
    _list(games.library.autosaves())
    games.damage()
    session = games.waiting()
    if session is not None:
        session.close()


# --- small files ------------------------------------------------------------------------------------------------------


@cache
def _settings() -> tuple[bytes, ...]:
    seats = [SeatChoice(party="spd", name="Nicole", kind="human"), SeatChoice(party="cdu", kind="hard:pollster")]
    preset = Preset(name="Friday", edition=editions()[0], elections=4, seats=seats, options={"no_flipping": True})
    full = Settings(
        language="de",
        place=(3, 4),
        monitors=[(1920, 1080)],
        presets=[preset],
        seats=seats,
        edition=editions()[1],
        lengths={editions()[0]: 7},
        options={"open_money": True},
        pins={"Nicole": "x"},
    )
    full.take(UiOptions(keys={"undo": ["ctrl+z"]}, own_colours={"spd": "#FF0000"}))
    return kept_text(full).encode(), kept_text(Settings()).encode()


def _read_settings(path: Path) -> None:
    store = SettingsStore(path.parent)
    options = store.settings.ui_options()
    make_theme("paper", options.palette)
    store.settings.take(options)
    store.save()


def _read_progress(path: Path) -> None:
    progress = Progress(path.parent)
    progress.reached("one"), progress.finished("one")
    progress.reach("one", 2)
    progress.finish("one")


def _progress() -> tuple[bytes, ...]:
    return (kept_text(Standing(reached={"one": 3}, finished=["two", "puzzle:x"])).encode(),)


def _seats() -> tuple[SeatConfig, ...]:
    return tuple(SeatConfig(party, name, "random") for party, name in (("spd", "A"), ("cdu", "B"), ("fdp", "C")))


@cache
def _landscapes() -> tuple[bytes, ...]:
    """The map of the games before and of the last one, with states won alone and together."""
    alone, shared = Governed(parties=["spd"], votes=[52], number=1), Governed(parties=["fdp", "cdu"], votes=[30, 25])
    places = [GamePlace(party="spd", name="Łucja", points=40), GamePlace(party="cdu", points=-3)]
    last = LastGame(mark="0a1b2c", rounds=4, worth=35, last=True, lands={"HE": alone, "BE": shared}, places=places)
    kept = Landscape(None)
    kept.value = kept.value.changed(game=last, earlier={"BY": shared, "HE": alone})
    return kept_text(kept.value).encode(), kept_text(Landscape(None).value).encode()


def _evenings() -> tuple[bytes, ...]:
    """A file with every section, and an empty one."""
    kept = Profile(
        campaign={"SL": LandWon(stars=2, party="spd", margin=3, day="2026-11-14", replay="a.json")},
        marks={"landslide": MarkEarned(day="2026-11-14", numbers={"votes": 50, "land": "SL"})},
        today={"2026-11-14": Day(points=138, place=1, seats=4, ahead=17, governed=(True, False), puzzle=True)},
        levels=(LevelResult(level="hard", edition="2019", place=2, seats=4, rivals=("theo",)),),
        coach=Coach(games=3, game="0a1b2c", told=("late",)),
    )
    text = json.dumps({"version": 1, "profiles": {"": kept.plain()}})
    return text.encode(), b'{"version": 1, "profiles": {}}'


def _read_evenings(path: Path) -> None:
    kept = ProgressFile(path.parent, date(2026, 11, 25))
    kept.change(with_finished_game)
    if kept.problem == "" and ProgressFile(path.parent, date(2026, 11, 26)).trouble:
        raise ValueError("progress cannot be read again once it was written")


def _read_landscape(path: Path) -> None:
    kept = Landscape(path.parent)
    for won in (*kept.game.lands.values(), *kept.earlier.values()):
        won.shares()
    with GameSession.new(GameConfig(_seats(), seed=5), workers="none") as session:
        kept.note(as_it_stands(session))
    if kept.problem == "" and Landscape(path.parent).damaged:
        raise ValueError("the map cannot be read again once it was written")


def _read_ratings(path: Path) -> None:
    row = Rating("hard", "2019", 4, 4, 0.3, 0.2, 0.4, 400, 100, 1, "0123456789abcdef")
    with suppress(RatingsDamaged, OSError):
        write_rating(path, row)


def _read_run(path: Path) -> None:
    mark = RunMark(runs_folder(), crash_folder())
    mark.begin()
    mark.end()


# --- mods -------------------------------------------------------------------------------------------------------------


@cache
def _languages() -> tuple[bytes, ...]:
    return tuple((localization("en") / f"{name}.ftl").read_bytes() for name in ("menu", "saves", "mods", "table"))


_PALETTE: Final = b"""name = {nl = "Pastel", en = "Pastel colours"}

[colours]
cdu = "#303840"
spd = "#D06060"
fdp = "#E8D890"
gruene = "#70B0A0"
linke = "#A070A0"
"""
_PERSONALITY: Final = """about = {en = "Spends late.", de = "Gibt spät aus."}
[name]
en = "miser"
de = "Geizhals"
[tastes]
base = 3.0
[weights]
reserve = 14
""".encode()
_KEYS: Final = ("menu-quit", "menu-version", "menu-continue-detail", "saves-round", "save-damaged", "log-rallies")


def _read_mod(path: Path) -> None:
    texts = Texts.load("en")
    mods = Mods(mods_folder()).load()
    try:
        for fault in mods.faults:
            texts(fault.reason, **fault.args)
        for mod in mods.found:
            for code in mod.languages:
                spoken = Texts.load(code)
                for key in _KEYS:
                    spoken(key, round=3, n=2, version="1", land="Hessen", player="x", place="y", count=1)
            for key in mod.palettes:
                make_theme("paper", key)
                palette_name(key, "en")
            for key in mod.personalities:
                style_of(key)
            for copy in mod.figures:
                _begin(copy.path)
    finally:
        Mods(None).load()


def _begin(figures: Path) -> None:
    """Starts a game with these figures and goes to its first question."""
    seats, made = _seats(), load_edition(figures)
    if len(seats) in made.seats:
        config = GameConfig(seats, made.key, next(iter(made.lengths)), seed=1, data_file=figures)
        with GameSession.new(config, workers="none") as session:
            session.view(0)


def _read_figures(path: Path) -> None:
    for copy in edited_copies(figures_folder()):
        if copy.ok and copy.path == path:
            with suppress(DataError):
                _begin(path)


@cache
def _figures() -> tuple[bytes, ...]:
    return tuple(shipped_file(key).read_bytes() for key in editions())


# --- puzzles, tournaments, careers ------------------------------------------------------------------------------------


@cache
def _set_ups() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(asset("campaign").glob("*.toml")))


def _read_set_up(path: Path) -> None:
    texts = Texts.load("en")
    found, problems = load_campaign(path.parent, "fuzz")
    good, more = with_good_ways(found)
    for problem in [*problems, *more]:
        texts(problem.reason, file=problem.path.name, **problem.args_of_reason)
    for made in good:
        goal_text(texts, made), title_of(texts, made)
        for line in made.begin:
            begin_text(texts, made, line)


@cache
def _puzzles() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(asset("puzzles").glob("*.toml")))


def _read_puzzle(path: Path) -> None:
    texts = Texts.load("en")
    found, problems = load_puzzles(path.parent)
    for problem in problems:
        texts(problem.reason, file=problem.path.name, **problem.args_of_reason)
    for puzzle in found:
        goal_text(texts, puzzle)
        with suppress(SaveError):
            open_puzzle(puzzle, {}, "you", "none").close()


@cache
def _tournaments() -> tuple[bytes, ...]:
    made = []
    for players, edition in ((9, "1997"), (12, "2006")):
        entrants = (Entrant("Nicole", HUMAN), *(Entrant(f"P{at}", "normal") for at in range(1, players)))
        made.append(text_of(begin(Plan(entrants, edition, seed=3), NOW)).encode())
    return tuple(made)


def _read_tournament(path: Path) -> None:
    store = TournamentStore(tournaments_folder())
    for folder in store.kept():
        with suppress(SaveError):
            edition_of(store.load(folder))


@cache
def _careers() -> tuple[bytes, ...]:
    seats = (SeatSummary("spd", "Nicole", HUMAN, 210), SeatSummary("cdu", "", "normal", 180))
    details = (SeatDetails(40, "HE", 2, 21), SeatDetails(33, "", 1, -1))
    games = [GameSummary(f"{at}.json", NOW, "2019", 4, seats, (0,), False, False, details) for at in range(5)]
    return (composed([{"stamp": [10, 20], **asdict(game)} for game in games]).encode(),)


def _read_career(path: Path) -> None:
    library = _library()
    store = CareerStore(path.parent, library)
    store.refresh()
    games = [*store.games.values(), *store.kept.values()]
    for person in people_of(games)[:_ROWS]:
        played = games_of(games, person)
        tally(played)
        bests(played)


def _crash() -> tuple[bytes, ...]:
    return (b"2025-11-23 12:00:00\nDie Macher\nTraceback\n",)


def _signed_career(games: Any) -> bytes:
    return composed(games).encode()


def _games(content: bytes) -> Any:
    return json.loads(json.loads(content)["games"])


def _mod(kind: str) -> Callable[[], Path]:
    return lambda: mods_folder() / "evil" / kind


_SAVE: Final = (damaged_bytes, trees(signed_save), trees(signed_save), trees(plain), bombs(LARGEST_SAVE))
_SMALL: Final = (damaged_bytes, trees(plain), trees(plain), bombs(LARGEST_KEPT))
_TABLE: Final = (damaged_bytes, damaged_text, damaged_text, bombs(LARGEST_MOD))

READERS: Final = tuple(
    FileKind(*each)
    for each in (
        ("save", saves_folder, f"*{ENDING}", _saves, _SAVE, _read_kept),
        ("finished", replays_folder, f"*{ENDING}", _saves, _SAVE, _read_kept),
        ("autosave", autosave_folder, "autosave-1-00*.json", _saves, _SAVE, _read_autosave),
        ("settings", config_folder, "settings.json", _settings, _SMALL, _read_settings),
        ("progress", data_folder, "learn.json", _progress, _SMALL, _read_progress),
        ("evenings", data_folder, PROGRESS, _evenings, _SMALL, _read_evenings),
        ("map", stats_folder, LANDSCAPE, _landscapes, _SMALL, _read_landscape),
        ("ratings", data_folder, "ratings.json", lambda: (asset("ratings.json").read_bytes(),), _SMALL, _read_ratings),
        ("language", _mod("languages/nl"), "*.ftl", _languages, _TABLE, _read_mod),
        ("palette", _mod("palettes"), "*.toml", lambda: (_PALETTE,), _TABLE, _read_mod),
        ("personality", _mod("personalities"), "*.toml", lambda: (_PERSONALITY,), _TABLE, _read_mod),
        ("mod figures", _mod("figures"), "*.toml", _figures, _TABLE, _read_mod),
        ("figures", figures_folder, "*.toml", _figures, _TABLE, _read_figures),
        ("puzzle", _mod("puzzles"), "*.toml", _puzzles, _TABLE, _read_puzzle),
        ("campaign", _mod("campaign"), "*.toml", _set_ups, _TABLE, _read_set_up),
        (
            "tournament",
            lambda: tournaments_folder() / "tournament-0001",
            "tournament.json",
            _tournaments,
            (damaged_bytes, trees(signed_tournament), trees(signed_tournament), bombs(LARGEST_SAVE)),
            _read_tournament,
        ),
        (
            "career",
            stats_folder,
            "games.json",
            _careers,
            (damaged_bytes, trees(_signed_career, _games), trees(_signed_career, _games), bombs(LARGEST_CAREER)),
            _read_career,
        ),
        ("run", runs_folder, "*.run", lambda: (b"",), (damaged_bytes,), _read_run),
        ("report", crash_folder, "crash-*.txt", _crash, (damaged_bytes,), _read_run),
    )
)
"""Every kind of file; the small ones are as likely as the large ones."""
