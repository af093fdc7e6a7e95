"""The main menu."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from macher import __version__
from macher.editions.registry import editions
from macher.editions.shipped import words_of_edition
from macher.i18n import Texts, available_languages, names
from macher.i18n.vocabulary import Vocabulary
from macher.rules.cards import PARTIES
from macher.session.levels import proposal
from macher.session.progress import Profile
from macher.ui.features.settings.door import Preferences
from macher.ui.features.start.menu_column import (
    BallotWords,
    Level,
    MenuBallot,
    MenuEntries,
    MenuLink,
    MenuMeasures,
    brand,
    lower,
    menu_entry,
)
from macher.ui.features.start.menu_map import MenuMap
from macher.ui.kit.button_row import Underway
from macher.ui.kit.layers import pad, paper, share, wide
from macher.ui.kit.list_row import safely
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, part, row, spacer, spring
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.widgets import Hairline
from macher.ui.widgets.column import Entry

if TYPE_CHECKING:
    from macher.ui.game.games import WaitingGame
    from macher.ui.game.landscape import LastGame
    from macher.ui.program import Program


class MenuScreen(Page):
    """Continue or the quick game on a ballot, then Play, Learn, Today, More; beside them the map of the last games."""

    name = "menu"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.waiting = program.games.summary()
        last = program.games.landscape.game
        self._game = last if self.waiting is not None and last.mark and self.waiting.mark == last.mark else None
        """What is known of the game that waits."""
        self._lift, self._risen = 1.0, False
        self.underway = Underway(program.texts, self)
        self._lines = MenuEntries(program, self.underway, self.turn, self.rebuild)
        self.level: Level = ""
        """Which lines are shown."""

    def enter(self) -> None:
        """The next state rises once when the menu opens."""
        if not self._risen:
            self._risen = True
            if self.waiting is not None and not self.app.motion.reduced:
                self.app.motion.run("menu", 0.5, self._rise)

    def _rise(self, share: float) -> None:
        self._lift = share
        shown = self.stage.find("menu.map")
        if shown is not None:
            shown.invalidate()

    def compose(self, k: Kit) -> Part:
        """The dark column with the ballot and the other entries, and the map beside it where there is room."""
        ctx, edge = k.ctx, MenuMeasures.of(k.ctx).pad
        above = brand(ctx), self._ballot(k), spacer(k.step("gap"))
        if k.low:
            inner = row(share(column(*above, spring())), share(self._entries(k)), gap=k.step("wide", 2))
        else:
            inner = column(*above, self._entries(k))
        foot = part(partial(self._foot, ctx), k.step("line"))
        inner = column(share(inner), spacer(k.step("tight")), foot)
        shown = pad(inner, edge, k.step("top", 0.9), edge, k.step("space"))
        dark = paper(shown, fill="bar", id="column", zone=True)
        return dark if k.low else row(wide(dark, k.size(700.0, 470.0)), part(partial(self._map, ctx)))

    def _map(self, ctx: Context, box: Rect) -> Node:
        worth = self._game.worth if self._game is not None and not self._game.seats else 0
        land = self.waiting.land if self.waiting is not None else ""
        games, texts = self.program.games, self.program.texts
        lost = [texts(key) for key in games.set_aside]
        return MenuMap(ctx, box, texts, games.landscape, land, worth, lambda: self._lift, lost)

    def _ballot(self, k: Kit) -> Part:
        """The primary entry."""
        sizes, entry = MenuMeasures.of(k.ctx), self._wanted()
        words = BallotWords(entry.text, [entry.detail] if isinstance(entry.detail, str) else list(entry.detail))
        if entry.id == "menu.continue":
            words = self._who(words)
        elif entry.id == "menu.quick":
            said = level_said(self.program.texts, self.program.games.progress.profile())
            words = replace(words, standing=tuple(said))
        height = sizes.ballot if words.full else sizes.ballot * (0.76 if words.standing else 0.62)
        return part(lambda box: MenuBallot(k.ctx, box, entry, words), height)

    def _entries(self, k: Kit) -> Part:
        """The lines of the level below each other, the small ones below a rule; lower where there is little room."""
        sizes = MenuMeasures.of(k.ctx)
        lines = [lower(menu_entry(k.ctx, entry, entry.icon), sizes.entry) for entry in self._lines.of(self.level)]
        small = [menu_entry(k.ctx, entry) for entry in self._lines.small()]
        about = part(partial(self._about, k.ctx))
        rule = part(lambda box: Hairline(box.centred(box.w, 1), "bar_line"), k.step("space"))
        return column(*lines, rule, lower(row(*small, about, gap=8), sizes.line))

    def turn(self, level: Level) -> None:
        """Shows the lines behind an entry, or the first ones again with the focus where it was."""
        before, self.level = self.level, level
        self.rebuild()
        lines = self._lines.of(level)
        self.stage.focus_id(f"menu.{before}" if before else lines[0].id)

    def shown_page(self) -> str:
        """Each level is a page."""
        return self.level

    def _open(self) -> None:
        """Goes on with the game that waits, or begins the quick game."""
        go = self.program.go
        if self.waiting is not None:
            self.underway.begin("menu.continue", go.resume)
        else:
            self.underway.begin("menu.quick", go.quick_game)

    def _wanted(self) -> Entry:
        """What stands on the ballot: the game that waits, else the quick game."""
        texts = self.program.texts
        if self.waiting is None:
            about = texts("menu-quick-detail")
            return Entry(
                "menu.quick",
                self.underway.said("menu.quick", texts("menu-quick")),
                self._open,
                [about, ""],
                icon="play",
                tooltip=about,
            )
        detail = [texts("menu-continue-setup")]
        if self.waiting.round:
            detail = safely(partial(self._place, self.waiting), [texts("saves-broken")])
        if self.waiting.edition in editions()[1:]:  # the usual one needs no word
            played = texts(f"newgame-edition-{self.waiting.edition}")
            detail = [*(f"{played} · {each}" for each in detail), *detail]
        return Entry("menu.continue", self.underway.said("menu.continue", texts("menu-continue")), self._open, detail)

    def _who(self, words: BallotWords) -> BallotWords:
        """The ballot with the party of the player and how the party stands, as far as that is known."""
        waiting, texts = self.waiting, self.program.texts
        if waiting is None:
            return words
        party = PARTIES[waiting.party]
        known = self._game is not None and 0 <= waiting.seat < len(self._game.places)
        if known and self._game is not None:
            party = self._game.places[waiting.seat].party
            party = party if party in PARTIES else PARTIES[waiting.party]
        who = [waiting.player] if waiting.player else []
        standing: list[str] = []
        if known and self._game is not None:
            who, standing = self._standing(self._game, waiting.seat, who)
        if who and waiting.others:
            also = texts("menu-also", players=texts.listing(waiting.others))
            who = [f"{who[0]} · {also}", f"{who[-1]} · {also}", *who]
        return replace(
            words, party=party, short=names.party_short(texts, party), who=tuple(who), standing=tuple(standing)
        )

    def _standing(self, game: LastGame, seat: int, who: list[str]) -> tuple[list[str], list[str]]:
        """Points of a seat beside its name, and its place as a sentence."""
        texts, own = self.program.texts, game.places[seat]
        points = texts("menu-seats" if game.seats else "menu-points", points=own.points)
        who = [f"{who[0]}, {points}", *who] if who else [points]
        best = max(game.places, key=lambda place: place.points)
        place = 1 + sum(each.points > own.points for each in game.places)
        if not game.lands:
            return who, []
        if place > 1:
            said = texts("menu-place-behind", place=place, points=best.points - own.points, player=best.name)
        else:
            rest = [each.points for at, each in enumerate(game.places) if at != seat]
            said = texts("menu-place-first", points=own.points - max(rest, default=own.points))
        last = texts("menu-place-last") if game.last else ""
        return who, [f"{said} {last}".strip(), said]

    def _place(self, waiting: WaitingGame) -> list[str]:
        """How far the waiting game is, and shorter: its round, phase and player, else the state that votes."""
        texts = self.program.texts
        place = texts("saves-round", round=waiting.round)
        if self._game is not None and waiting.round <= self._game.rounds:
            place = texts("saves-round-of", round=waiting.round, rounds=self._game.rounds)
        known = waiting.edition in editions()
        words = texts.in_words(Vocabulary(words_of_edition(waiting.edition))) if known else texts
        if not words.has(f"phase-{waiting.phase}-short"):
            lands = [names.land(texts, waiting.land), names.land_code(texts, waiting.land)] if waiting.land else []
            return [*(texts("menu-continue-detail", round=waiting.round, land=land) for land in lands), place]
        phase = names.phase_short(words, waiting.phase)
        land = [names.land(texts, waiting.land)] if waiting.land else []
        return [" · ".join(part) for part in ([*land, place, phase], [place, phase], [place])]

    def _foot(self, ctx: Context, box: Rect) -> list[Node]:
        """Each language under its own name, no flags; at the right the end of the program."""
        texts, leave = self.program.texts, self.program.texts("menu-quit")
        end, room = box.take_right(ctx.width(leave, "label") + 44, 8)
        languages = available_languages(added=False)
        written = [ctx.width(language.name, "label") for language in languages]
        side = max(4.0, min(12.0, (room.w - sum(written)) / (2 * len(languages)) - 2))
        links: list[Node] = [MenuLink(end, leave, self.program.go.quit, icon="power", id="menu.quit")]
        for language, width in zip(languages, written, strict=True):
            spot, room = room.take_left(width, 4 + 2 * side)
            code, call = language.code, partial(self.program[Preferences].set, "language", language.code)
            look: dict[str, Any] = {"pad": side, "chosen": code == texts.lang, "id": f"menu.lang.{code}"}
            links.append(MenuLink(spot.inset(-side, 0), language.name, call, **look))
        return links

    def _about(self, ctx: Context, box: Rect) -> Node:
        """The version, which leads to the page about the game."""
        version = self.program.texts("menu-version", version=__version__)
        whole = f"{version} · {self.program.texts('settings-about')}"
        said = next((each for each in (whole, version) if ctx.width(each, "label") <= box.w - 8), __version__)
        call, tip = partial(self.program.go.settings, "about"), "" if said == whole else whole
        return MenuLink(box, said, call, id="menu.about", name=whole, tooltip=tip)

    def on_action(self, action: str) -> bool:
        """Enter goes on with the game that waits, or starts one."""
        if action == "confirm":
            self._open()
            return True
        if action == "new_game":
            self.program.go.new_game()
            return True
        if action == "back" and self.level:
            self.turn("")
        return action == "back"


def level_said(texts: Texts, profile: Profile) -> list[str]:
    """The level and why, and shorter; nothing before any game is known."""
    found = proposal(profile)
    if found.way == "same" and not found.played:
        return []
    plain = texts("menu-quick-level", level=texts(f"newgame-level-{found.level}"))
    if found.way not in ("up", "down"):
        return [plain]
    level, before = texts(f"rivals-level-{found.level}"), texts(f"newgame-level-{found.before}")
    why = texts(f"menu-quick-{found.way}", level=level, won=found.won, all=found.played, before=before)
    return [why, plain]
