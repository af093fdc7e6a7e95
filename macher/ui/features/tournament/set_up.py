"""A new tournament: edition, how many players, who of them are people, house rules, seed and figures."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from macher.ai.kinds import HUMAN
from macher.editions.problems import DataError
from macher.editions.registry import edition, editions
from macher.rules.options import GameOptions
from macher.saves.problems import SaveError
from macher.session.config import AI_KINDS, ConfigRefused
from macher.session.tournament import FEWEST_PLAYERS, TABLE_SIZES, TournamentRefused, table_sizes
from macher.session.tournament_progress import Entrant, Plan, Tournament
from macher.ui.features.start.door import SetUpScreen, edition_choice
from macher.ui.features.tournament.tournaments import Tournaments
from macher.ui.game.strength import level_tip
from macher.ui.kit.list_row import ListRow, safely
from macher.ui.kit.page import Kit, page_beside, page_entry
from macher.ui.kit.parts import Part, at_most, column, grid, part, spring
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.widgets import Banner, Segment
from macher.ui.widgets.column import Entry

MOST_PLAYERS: Final = 40
"""Most players that the screen offers; the rules of a tournament have no limit."""
_USUAL_PLAYERS: Final = 20
_USUAL: Final = "1997"
"""The edition whose tournament rules these are."""
AI_NAMES: Final = (
    "Agnes", "Albert", "Anton", "Beata", "Bruno", "Carla", "Claire", "Dorota", "Edgar", "Elise", "Emil", "Eva",
    "Felix", "Frida", "Gabriel", "Gerda", "Hanna", "Hugo", "Ida", "Irena", "Jakob", "Jolanta", "Karol", "Klara",
    "Laurent", "Lea", "Leon", "Luise", "Marek", "Margot", "Martha", "Nils", "Olga", "Oskar", "Paula", "Renata",
    "Rosa", "Simon", "Tadeusz", "Thea", "Ulrich", "Vera", "Viktor", "Wanda",
)  # fmt: skip
"""Names of AI players."""


def seatable_editions() -> list[str]:
    """Editions with tables of four and five."""
    return [key for key in editions() if set(TABLE_SIZES) <= set(edition(key).seats)]


class TournamentSetupScreen(SetUpScreen):
    """One page for the players, one for the rules, one with earlier tournaments."""

    name = "tournament-setup"
    first_page = "players"

    def __init__(self, program: Program) -> None:
        offered = seatable_editions()
        super().__init__(program, _USUAL if _USUAL in offered else offered[0])
        self.elections = self._usual_length()
        self.players = _USUAL_PLAYERS
        self.names = [program.texts("newgame-you")]
        self.kind = "normal"
        self.options: set[str] = set()
        self.earlier: list[tuple[Path, Tournament | SaveError]] = program[Tournaments].kept()

    def _usual_length(self) -> int:
        return next(iter(edition(self.edition_key).lengths))

    # -- what is chosen ------------------------------------------------------------------------------------------------

    def problem(self) -> str:
        """Why these players cannot be seated, in one sentence; empty if they can."""
        try:
            table_sizes(self.players)
        except TournamentRefused as refused:
            return self.texts(refused.reason, **refused.args_of_reason)
        return ""

    def seating(self) -> str:
        """How many tables there are of each size."""
        texts, sizes = self.texts, table_sizes(self.players)
        small, large = (sizes.count(size) for size in TABLE_SIZES)
        said = [texts("tournament-fives", n=large)] if large else []
        return texts.listing(said + ([texts("tournament-fours", n=small)] if small else []))

    def plan(self) -> Plan:
        """The tournament as it stands on the pages."""
        people = [
            Entrant(name.strip() or self.texts("tournament-name", number=at), HUMAN)
            for at, name in enumerate(self.names, 1)
        ]
        free = [name for name in AI_NAMES if name not in {each.name for each in people}]
        rest = [Entrant(name, self.kind) for name in free[: self.players - len(people)]]
        return Plan(
            players=(*people, *rest),
            edition=self.edition_key,
            elections=self.elections,
            seed=int(self.seed or "0"),
            options=GameOptions(**{name: True for name in self.options if name in self.rules}),
            data_file=self.data_file,
        )

    def start(self) -> None:
        """Draws the tables, or says in one sentence why that is impossible."""
        try:
            self.program[Tournaments].begin(self.plan())
        except (TournamentRefused, ConfigRefused) as refused:
            self.stage.toast(self.texts(refused.reason, **refused.args_of_reason), "warn")
        except DataError as error:
            self.stage.toast(str(error), "warn", 12)
        except OSError as error:
            self.stage.toast(self.texts("tournament-not-written", detail=error.strerror or str(error)), "warn", 12)

    def on_action(self, action: str) -> bool:
        """Enter draws the tables, Esc goes back."""
        if action == "confirm":
            if self.page == "earlier" or self.problem():
                return False
            self.start()
        elif action == "back":
            self._back()
        else:
            return False
        return True

    def _choose_edition(self, key: str) -> None:
        self.edition_key = key
        self.data_file = self.usual_figures()
        self.elections = self._usual_length()
        self.rebuild()

    def _choose_length(self, elections: int) -> None:
        self.elections = elections

    def _choose_players(self, players: int) -> None:
        self.players = players
        del self.names[players:]
        self.rebuild()

    def _choose_people(self, people: int) -> None:
        del self.names[people:]
        while len(self.names) < people:
            self.names.append(self.texts("tournament-name", number=len(self.names) + 1))
        self.rebuild()

    def _rename(self, at: int, name: str) -> None:
        self.names[at] = name

    def _choose_kind(self, kind: str) -> None:
        self.kind = kind

    def _flip(self, name: str) -> None:
        self.options ^= {name}
        self.rebuild()

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The dark column, and the page beside it."""
        texts, kit = self.texts, Kit(ctx)
        entries = [
            self._page_entry("players", texts("newgame-seats"), "users"),
            self._page_entry("options", texts("newgame-options"), "sliders-horizontal"),
        ]
        if self.earlier:
            entries.append(self._page_entry("earlier", texts("tournament-earlier"), "history"))
        entries.append(Entry("page.back", texts("newgame-back"), self.app.pop, icon="arrow-left"))
        root, page = page_beside(ctx, entries, texts("tournament-title"))
        title, parts = {
            "players": ("tournament-new", self._players),
            "options": ("newgame-options-title", self._options),
            "earlier": ("tournament-earlier", self._earlier),
        }[self.page]
        shown = column(kit.heading(texts(title)), *parts(kit), gap=kit.step("gap"))
        shown.place(page, page.rect.local())
        return root

    def _page_entry(self, page: str, title: str, icon: str) -> Entry:
        return page_entry("page", page, title, icon, self.page, self.turn)

    def _players(self, kit: Kit) -> list[Part]:
        texts = self.texts
        lengths = [Segment(number, texts(f"newgame-length-{number}")) for number in edition(self.edition_key).lengths]
        said = texts("newgame-length")
        offered, chosen = seatable_editions(), self.edition_key
        editions = kit.control(lambda box: edition_choice(kit.ctx, box, texts, chosen, self._choose_edition, offered))
        return [
            kit.field(texts("newgame-edition"), editions),
            kit.field(said, kit.segments(lengths, self.elections, self._choose_length, id="length", name=said)),
            self._numbers(kit),
            self._seating(kit),
            self._names(kit),
            spring(),
            self._foot(kit),
        ]

    def _numbers(self, kit: Kit) -> Part:
        """How many players, how many of them people, and the kind of the others."""
        texts = self.texts
        size, people, rest = texts("tournament-size"), texts("tournament-people"), texts("tournament-rest")
        tip = partial(level_tip, texts, edition(self.edition_key), self.elections)
        levels = [
            Segment(kind, texts(f"newgame-level-{kind}"), "bot", tooltip=tip(kind)) for kind in reversed(AI_KINDS)
        ]
        limits = {"low": FEWEST_PLAYERS, "high": MOST_PLAYERS}
        players = kit.stepper(self.players, self._choose_players, id="players", name=size, tooltip=size, **limits)
        limits, note = {"low": 1, "high": self.players}, texts("tournament-people-note")
        persons = kit.stepper(len(self.names), self._choose_people, id="people", name=people, tooltip=note, **limits)
        others = kit.dropdown(levels, self.kind, self._choose_kind, id="kind", name=rest)
        fields = [kit.field(size, players), kit.field(people, persons), kit.field(rest, others)]
        return at_most(grid(fields, 3, kit.step("wide")), kit.step("field", 2))

    def _seating(self, kit: Kit) -> Part:
        problem = self.problem()
        if problem:
            return kit.control(lambda box: Banner(box, problem, "warn", id="seating"), height="line")
        return kit.words(self.seating(), "strong", height=kit.step("line"), id="seating")

    def _names(self, kit: Kit) -> Part:
        """The names of the people, in a view that scrolls."""
        texts = self.texts
        caption = texts("newgame-seat-name")
        columns = 2 if kit.ctx.viewport.layout == "focus" else 3

        def entry(at: int, name: str) -> Part:
            hint = texts("tournament-name", number=at + 1)
            following = f"name.{at + 1}" if at + 1 < len(self.names) else "tournament.draw"
            return kit.entry(
                name,
                partial(self._rename, at),
                on_submit=lambda _: self.stage.focus_id(following),
                limit=20,
                id=f"name.{at}",
                name=hint,
                hint=hint,
            )

        entries = [replace(entry(at, name), height=None) for at, name in enumerate(self.names)]
        gap = kit.step("gap")
        lines = [grid(entries[at : at + columns], columns, gap) for at in range(0, len(entries), columns)]
        said = [f"{caption} · {texts('tournament-people-note')}", caption]
        view = kit.rows(lines, id="names", name=caption, height=kit.step("control"), gap=kit.step("tight"))
        return column(kit.words(said, "body", "muted", height=kit.step("caption")), view, gap=4)

    def _foot(self, kit: Kit) -> Part:
        draw = self.texts("tournament-draw")
        reason = self.problem()
        return kit.foot(kit.button(draw, self.start, icon="dices", kind="primary", id="tournament.draw", reason=reason))

    # -- rules, seed, figures --------------------------------------------------------------------------------------

    def _options(self, kit: Kit) -> list[Part]:
        texts = self.texts
        listed = self._rule_parts(kit, self.options.__contains__, self._flip)
        title = texts("newgame-options-title")
        copies = [copy for copy in self.copies if copy.edition in ("", self.edition_key)]
        return [
            kit.rows(listed, id="rules", name=title, height=kit.step("option")),
            self._seed_and_figures(kit, copies),
            self._foot(kit),
        ]

    # -- earlier tournaments -----------------------------------------------------------------------------------------

    def _earlier(self, kit: Kit) -> list[Part]:
        rows = [part(partial(self._kept, at=at)) for at in range(len(self.earlier))]
        return [kit.rows(rows, id="kept", name=self.texts("tournament-earlier"), gap=kit.step("tight"))]

    def _kept(self, box: Rect, at: int) -> Node:
        """A tournament of the past in two lines."""
        folder, tournament = self.earlier[at]
        title, about = safely(partial(self._said, tournament), (folder.name, self.program.texts("saves-broken")))
        call = partial(self.program[Tournaments].go_on, folder)
        return ListRow(box, title, about, name=f"{title} · {about}", ground="panel", id=f"kept.{at}", on_click=call)

    def _said(self, tournament: Tournament | SaveError) -> tuple[str, str]:
        """Edition and players of a tournament, and what became of it; or why it cannot be used."""
        texts = self.program.texts
        if isinstance(tournament, SaveError):
            return texts("tournament-unreadable"), texts(tournament.reason, **tournament.args_of_reason)
        plan = tournament.plan
        key = f"newgame-edition-{plan.edition}"
        title = f"{texts(key) if texts.has(key) else plan.edition} · {texts('tournament-entry', n=len(plan.players))}"
        end = texts("tournament-entry-open")
        if tournament.over:
            end = texts("tournament-entry-won", player=plan.players[tournament.places()[0].player].name)
        return title, f"{tournament.begun[:10]} · {end}"
