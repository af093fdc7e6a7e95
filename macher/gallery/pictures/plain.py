"""Pictures without a game: first start, menu, new game, settings, rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.gallery.art_pages import PoliticianSheet, StateSheet, TopicSheet
from macher.gallery.art_sheet import ArtScene
from macher.gallery.kit_page import FRAMES, FramePage, KitPage
from macher.gallery.pictures.box import BOX
from macher.gallery.pictures.classic import classic_editions
from macher.gallery.pictures.evenings import EVENINGS
from macher.gallery.pictures.learning import LEARNING
from macher.gallery.pictures.positions import SEED, Story, asked, finished, still
from macher.gallery.pictures.puzzles import PUZZLES
from macher.gallery.pictures.saves import SAVES
from macher.gallery.pictures.statistics import STATISTICS
from macher.gallery.pictures.tournaments import TOURNAMENTS
from macher.saves.problems import SaveError
from macher.session.progress import LevelResult, Profile, with_result
from macher.session.session import GameSession
from macher.ui.game.games import Games, WaitingGame
from macher.ui.game.governing import as_it_stands

if TYPE_CHECKING:
    from macher.ui.features.start.menu_column import Level
    from macher.ui.shell.shell import Shell

__all__ = ["LONG_NAME", "PLAIN", "KeptGame"]

_SETTINGS: Final = ("game", "assists", "sound", "controls", "language", "colours", "about")
_RULES: Final = ("aim", "differs", "editions", "rulings", "digital", "figures")
_RULES_OF_EDITION: Final = ("aim", "book", "differs", "rulings", "figures")
LONG_NAME: Final = "Maximiliane von Wolkenstein-Trostburg zu Neuhaus"
"""Longer than a name may be."""


class KeptGame(Games):
    """A folder of saves that holds one game after its first elections; its newest autosave was damaged."""

    def __init__(self, from_round: int = 2, earlier: int = 0) -> None:
        super().__init__(None, "none")
        self.session = asked("rallies", from_round=from_round)
        for more in range(earlier):
            self.landscape.note(as_it_stands(finished(story=Story(SEED + 1 + more))))
        self.landscape.note(as_it_stands(self.session))

    def summary(self) -> WaitingGame:
        """What the menu says about it."""
        view = self.session.view(self.session.humans[0])
        place = next((place for place in view.voting), 0)
        land = self.session.edition.figures.lands[view.lands[place].card].key
        player = self.session.config.seats[view.seat].name
        party, mark = view.parties[view.seat].party, self.landscape.game.mark
        return WaitingGame(view.round, land, party, phase=view.phase, player=player, mark=mark, seat=view.seat)

    def waiting(self) -> GameSession:
        """The game, with the problem of its newest autosave noted."""
        self.problem = SaveError("save-cut-off")
        self.notice = ("save-restored", {"damaged": "14:32", "restored": "14:31"})
        return still(self.session)


def _first_start(known: bool) -> Callable[[Shell], None]:
    def show(shell: Shell) -> None:
        from macher.ui.features.start.first_start import FirstStartScreen

        screen = FirstStartScreen(shell)
        screen.known = known
        shell.app.push(screen)

    return show


def _aim(key: str) -> Callable[[Shell], None]:
    """The aim of the game in the figures of an edition."""

    def show(shell: Shell) -> None:
        from macher.ui.features.learn.aim import AimScreen

        shell.app.push(AimScreen(shell, key, shell.texts("aim-first-lesson"), shell.go.learn))

    return show


def _menu(shell: Shell) -> None:
    """Nothing to do: the menu is already there, below everything else."""


def _menu_level(level: Level, waiting: bool) -> Callable[[Shell], None]:
    """What lies behind Play or More, with a game that waits or without."""

    def show(shell: Shell) -> None:
        from macher.ui.features.start.menu import MenuScreen

        if waiting:
            shell.games = KeptGame()
        shell.go.menu()
        shell.app.step()
        screen = shell.app.scene
        assert isinstance(screen, MenuScreen)
        screen.turn(level)

    return show


def _menu_with_a_game(shell: Shell) -> None:
    shell.games = KeptGame()
    shell.go.menu()


def _menu_of_a_player(shell: Shell) -> None:
    """After several games, with another one in its last round."""
    shell.games = KeptGame(from_round=4, earlier=2)
    shell.go.menu()


def _unexpected_end(shell: Shell) -> None:
    """The start after the program was ended by an error in the middle of a game."""
    from macher.ui.features.start.unexpected_end import AfterUnexpectedEnd

    _menu_with_a_game(shell)
    AfterUnexpectedEnd(shell, Path("crash-20250921-183000-042.txt"), Path()).ask()


def _new_game(shell: Shell, page: str = "ballot", people: int = 1) -> None:
    from macher.ai.kinds import STYLES
    from macher.ui.features.start.new_game import NewGameScreen
    from macher.ui.features.start.new_game_table import cast
    from macher.ui.game.quick import drawn_rivals

    screen = NewGameScreen(shell)
    screen.page, screen.seed = page, str(SEED)
    screen.drawn = drawn_rivals(SEED, len(STYLES))
    cast(screen.seats, screen.drawn)
    for seat in screen.seats[:people]:
        seat.kind = "human"
    shell.app.push(screen)


def _new_game_proposed(shell: Shell) -> None:
    """The ballot of a new game as it comes up."""
    from macher.ui.features.start.new_game import NewGameScreen

    shell.app.push(NewGameScreen(shell))


def _won_three(then: Callable[[Shell], None]) -> Callable[[Shell], None]:
    """After three wins at the normal level: a higher one is proposed."""

    def show(shell: Shell) -> None:
        result = LevelResult(level="normal", edition="2019", place=1, seats=4, rivals=("broker",))

        def fill(profile: Profile) -> Profile:
            for _ in range(3):
                profile = with_result(profile, result)
            return profile

        shell.games.progress.change(fill)
        then(shell)

    return show


def _new_game_kinds(shell: Shell) -> None:
    """Every level, and personalities with long names."""
    from macher.ui.features.start.new_game import NewGameScreen

    kinds = ("human", "easy:treasurer", "normal:editor", "hard:marketplace", "hard:hidden")
    screen = NewGameScreen(shell)
    screen.page = "seats"
    for seat, kind in zip(screen.seats, kinds, strict=True):
        seat.kind, seat.open = kind, True
    shell.app.push(screen)


def _new_game_presets(shell: Shell, kept: int = 12) -> None:
    """Presets, among them one with the longest name and one of an edition that no longer exists."""
    from macher.ui.features.start.new_game import NewGameScreen

    screen = NewGameScreen(shell)
    screen.page, known = "presets", [*classic_editions(), ""]
    for number in range(kept):
        name = LONG_NAME[:30] if number == 1 else screen.texts("preset-usual-name", number=number + 1)
        key = known[number % len(known)] if number else screen.edition_key
        changed = {"edition": key, "elections": 7} if number else {}
        kept_one = screen.as_preset(name).changed(**changed)
        shell.settings.presets = [*shell.settings.presets, kept_one]
    shell.app.push(screen)


def _new_game_refused(shell: Shell) -> None:
    """A name that is too long."""
    from macher.ui.features.start.new_game import NewGameScreen

    screen = NewGameScreen(shell)
    screen.seats[0].name = LONG_NAME
    shell.app.push(screen)
    shell.app.step()
    screen.start()


def _settings(page: str) -> Callable[[Shell], None]:
    def show(shell: Shell) -> None:
        from macher.ui.features.settings.page import SettingsScreen

        shell.app.push(SettingsScreen(shell, page))

    return show


def _licence(shell: Shell) -> None:
    """The text of a licence."""
    from macher.licences import components
    from macher.ui.features.settings.page import SettingsScreen

    screen = SettingsScreen(shell, "about")
    shell.app.push(screen)
    screen.about.show(components()[0])


def _rules(anchor: str) -> Callable[[Shell], None]:
    """The rulebook at a place, with all its pictures drawn."""

    def show(shell: Shell) -> None:
        from macher.ui.features.rules.page import RulesScreen

        shell.go.rules(anchor)
        shell.app.step()
        screen = shell.app.scene
        assert isinstance(screen, RulesScreen)
        screen.crops.finish()

    return show


def _searched(query: str, steps: int = 0) -> Callable[[Shell], None]:
    """The rulebook after a search, ``steps`` hits further."""

    def show(shell: Shell) -> None:
        from macher.ui.features.rules.page import RulesScreen

        screen = RulesScreen(shell)
        shell.app.push(screen)
        screen.look_for(query)
        for _ in range(steps):
            screen.step_hit(1)

    return show


def _new_classic(page: str, key: str) -> Callable[[Shell], None]:
    """The page of a new game with another edition chosen."""

    def show(shell: Shell) -> None:
        from macher.ui.features.start.new_game import NewGameScreen

        shell.settings.edition = key
        screen = NewGameScreen(shell)
        screen.page, screen.seed = page, str(SEED)
        shell.app.push(screen)

    return show


def _rules_of(page: str, key: str) -> Callable[[Shell], None]:
    return lambda shell: shell.go.rules(page, key)


def _frame(frame: str) -> Callable[[Shell], None]:
    return lambda shell: shell.app.push(FramePage(frame))


PLAIN: Final[Mapping[str, Callable[[Shell], None]]] = {
    "first-start": _first_start(known=False),
    "first-start:known": _first_start(known=True),
    "aim": _aim("2019"),
    "aim:classic": _aim("2006"),
    "menu": _menu,
    "menu:proposed": _won_three(lambda shell: shell.go.menu()),
    "menu:continue": _menu_with_a_game,
    "menu:player": _menu_of_a_player,
    "menu:play": _menu_level("play", waiting=False),
    "menu:play-continue": _menu_level("play", waiting=True),
    "menu:more": _menu_level("more", waiting=True),
    "menu:unexpected-end": _unexpected_end,
    "new-game": _new_game,
    "new-game:proposed": _won_three(_new_game_proposed),
    "new-game:seats": lambda shell: _new_game(shell, "seats"),
    "new-game:people": lambda shell: _new_game(shell, "seats", people=3),
    "new-game:hot-seat": lambda shell: _new_game(shell, people=3),
    "new-game:refused": _new_game_refused,
    "new-game:kinds": _new_game_kinds,
    "new-game-presets": _new_game_presets,
    "new-game-presets:none": lambda shell: _new_game_presets(shell, 0),
    "new-game-options": lambda shell: _new_game(shell, "options"),
    "art": lambda shell: shell.app.push(ArtScene(shell.texts)),
    "art:topics": lambda shell: shell.app.push(TopicSheet(shell.texts)),
    "art:politicians": lambda shell: shell.app.push(PoliticianSheet(shell.texts)),
    "art:states": lambda shell: shell.app.push(StateSheet(shell.texts)),
    "kit": lambda shell: shell.app.push(KitPage()),
    **{f"kit:{frame}": _frame(frame) for frame in FRAMES},
    "settings": _settings("display"),
    **{f"settings-{page}": _settings(page) for page in _SETTINGS},
    "settings-about:licence": _licence,
    **TOURNAMENTS,
    **LEARNING,
    **STATISTICS,
    **SAVES,
    **PUZZLES,
    **EVENINGS,
    **BOX,
    "rules": _rules(""),
    "rules:phase": _rules("rallies"),
    "rules:rule": _rules("cabinet_actions.remove"),
    "rules:setup": _rules("setup"),
    "rules:words": _rules("words"),
    "rules:search": _searched("50"),
    "rules:search-further": _searched("50", 5),
    "rules:search-none": _searched("Xylophon"),
    **{f"rules:{page}": _rules(page) for page in _RULES},
    **{f"new-game:{key}": _new_classic("seats", key) for key in classic_editions()},
    **{f"new-game-options:{key}": _new_classic("options", key) for key in classic_editions()},
    **{f"rules:{page}-{key}": _rules_of(page, key) for key in classic_editions() for page in _RULES_OF_EDITION},
}
"""How each of these is reached from the menu."""
