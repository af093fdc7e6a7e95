"""A new tournament: edition, how many players, who of them are people, house rules, seed and figures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.ai.kinds import HUMAN
from macher.editions.problems import DataError
from macher.editions.registry import EditedCopy, edited_copies, edition, editions
from macher.i18n import Texts
from macher.rules.edition import GameOptions
from macher.saves.problems import SaveError
from macher.session.config import AI_KINDS, ConfigRefused
from macher.session.tournament import FEWEST_PLAYERS, TABLE_SIZES, TournamentRefused, table_sizes
from macher.session.tournament_document import Entrant, Plan, Tournament
from macher.ui.game.quick import new_seed
from macher.ui.game.strength import level_tip
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.layout.side_by_side import side_by_side
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.barrier import safely
from macher.ui.screens.editions import edition_choice
from macher.ui.widgets import (
    Ballot,
    Banner,
    Button,
    Clickable,
    Dropdown,
    Hairline,
    Label,
    Paragraph,
    ScrollView,
    Segment,
    Segments,
    Stepper,
    TextEntry,
)
from macher.ui.widgets.column import Entry, dark_column, slim_width

if TYPE_CHECKING:
    from macher.ui.paint.painter import Painter
    from macher.ui.program import Program

__all__ = ["AI_NAMES", "MOST_PLAYERS", "TournamentSetupScreen"]

MOST_PLAYERS: Final = 40
"""Most players that the screen offers; the rules of a tournament have no limit."""
_USUAL_PLAYERS: Final = 20
_USUAL: Final = "1997"
"""The edition whose tournament rules these are."""
AI_NAMES: Final = (
    "Agnes",
    "Albert",
    "Anton",
    "Beata",
    "Bruno",
    "Carla",
    "Claire",
    "Dorota",
    "Edgar",
    "Elise",
    "Emil",
    "Eva",
    "Felix",
    "Frida",
    "Gabriel",
    "Gerda",
    "Hanna",
    "Hugo",
    "Ida",
    "Irena",
    "Jakob",
    "Jolanta",
    "Karol",
    "Klara",
    "Laurent",
    "Lea",
    "Leon",
    "Luise",
    "Marek",
    "Margot",
    "Martha",
    "Nils",
    "Olga",
    "Oskar",
    "Paula",
    "Renata",
    "Rosa",
    "Simon",
    "Tadeusz",
    "Thea",
    "Ulrich",
    "Vera",
    "Viktor",
    "Wanda",
)
"""Names of AI players."""


def seatable_editions() -> list[str]:
    """Editions with tables of four and five."""
    return [key for key in editions() if set(TABLE_SIZES) <= set(edition(key).seats)]


class TournamentSetupScreen(Scene):
    """One page for the players, one for the rules, one with earlier tournaments."""

    name = "tournament-setup"

    def __init__(self, program: Program) -> None:
        self.program = program
        offered = seatable_editions()
        self.edition_key = _USUAL if _USUAL in offered else offered[0]
        self.elections = self._usual_length()
        self.players = _USUAL_PLAYERS
        self.names = [program.texts("newgame-you")]
        self.kind = "normal"
        self.options: set[str] = set()
        self.seed = str(new_seed())
        self.data_file: Path | None = None
        self.page = "players"
        own = edited_copies(program.games.data_folder) if program.games.data_folder else []
        self.copies: list[EditedCopy] = own + program.mods.copies
        self.earlier: list[tuple[Path, Tournament | SaveError]] = program.tournaments.kept()

    @property
    def texts(self) -> Texts:
        """Texts in the words of the chosen edition."""
        return self.program.texts.in_words(words_of(edition(self.edition_key)))

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
        house_rules = edition(self.edition_key).house_rules
        return Plan(
            players=(*people, *rest),
            edition=self.edition_key,
            elections=self.elections,
            seed=int(self.seed or "0"),
            options=GameOptions(**{name: True for name in self.options if name in house_rules}),
            data_file=self.data_file,
        )

    def start(self) -> None:
        """Draws the tables, or says in one sentence why that is impossible."""
        try:
            self.program.tournaments.begin(self.plan())
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
            if self.page == "players":
                self.app.pop()
            else:
                self._turn("players")
        else:
            return False
        return True

    def _turn(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _choose_edition(self, key: str) -> None:
        self.edition_key, self.data_file = key, None
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

    def _renaming(self, at: int) -> Callable[[str], None]:
        def rename(name: str) -> None:
            self.names[at] = name

        return rename

    def _choose_kind(self, kind: str) -> None:
        self.kind = kind

    def _flip(self, name: str) -> None:
        self.options ^= {name}
        self.rebuild()

    def _take_seed(self, text: str) -> None:
        self.seed = text

    def _new_seed(self) -> None:
        self.seed = str(new_seed())
        self.rebuild()

    def _take_file(self, path: Path | None) -> None:
        self.data_file = path
        self.rebuild()

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The dark column, and the page beside it."""
        texts = self.texts
        root = Node(ctx.rect)
        entries = [
            self._page_entry("players", texts("newgame-seats"), "users"),
            self._page_entry("options", texts("newgame-options"), "sliders-horizontal"),
        ]
        if self.earlier:
            entries.append(self._page_entry("earlier", texts("tournament-earlier"), "history"))
        entries.append(Entry("page.back", texts("newgame-back"), self.app.pop, icon="arrow-left"))
        panel, _ = dark_column(ctx, entries, title=texts("tournament-title"), small=True, width=slim_width(ctx))
        pad = ctx.viewport.pick(72.0, 32.0, 16.0)
        area = ctx.rect.trim(left=slim_width(ctx)).inset(pad, ctx.viewport.pick(60.0, 24.0, 12.0))
        page = Node(area, id="page", zone=True)
        root.add(panel, page)
        head, rest = area.local().take_top(ctx.type.style("page").size * 1.2, ctx.viewport.pick(16.0, 8.0, 4.0))
        title = {"players": "tournament-new", "options": "newgame-options-title", "earlier": "tournament-earlier"}[
            self.page
        ]
        page.add(Label(head, texts(title), "page"))
        {"players": self._add_players, "options": self._add_options, "earlier": self._add_earlier}[self.page](
            ctx, page, rest
        )
        return root

    def _page_entry(self, page: str, title: str, icon: str) -> Entry:
        return Entry(f"page.{page}", title, lambda: self._turn(page), icon=icon, selected=self.page == page)

    def _field(self, ctx: Context, page: Node, area: Rect, caption: str | list[str]) -> tuple[Rect, Rect]:
        """A caption, the box for the choice below it, and what is left."""
        line, area = area.take_top(ctx.viewport.pick(26.0, 20.0, 19.0), 2)
        row, area = area.take_top(ctx.viewport.pick(54.0, 36.0, 32.0), ctx.viewport.pick(20.0, 10.0, 4.0))
        page.add(Label(line, caption, "label", "muted"))
        return row, area

    def _add_players(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        row, area = self._field(ctx, page, area, texts("newgame-edition"))
        page.add(edition_choice(ctx, row, texts, self.edition_key, self._choose_edition, seatable_editions()))
        row, area = self._field(ctx, page, area, texts("newgame-length"))
        lengths = [Segment(number, texts(f"newgame-length-{number}")) for number in edition(self.edition_key).lengths]
        page.add(
            Segments(
                row, lengths, self.elections, self._choose_length, ctx=ctx, id="length", name=texts("newgame-length")
            )
        )
        area = self._add_numbers(ctx, page, area)
        foot, area = area.take_bottom(ctx.viewport.pick(60.0, 42.0, 36.0), ctx.viewport.pick(16.0, 8.0, 6.0))
        self._add_names(ctx, page, area)
        self._add_foot(ctx, page, foot)

    def _add_numbers(self, ctx: Context, page: Node, area: Rect) -> Rect:
        """How many players, how many of them people, and the kind of the others; then how they are seated."""
        texts = self.texts
        gap = ctx.viewport.pick(28.0, 16.0, 12.0)
        first, second, third = area._replace(w=min(area.w, ctx.viewport.pick(840.0, 700.0, 600.0))).columns(3, gap)
        row, rest = self._field(ctx, page, first, texts("tournament-size"))
        row = row._replace(w=min(row.w, ctx.viewport.pick(180.0, 150.0, 136.0)))
        page.add(
            Stepper(
                row,
                self.players,
                self._choose_players,
                low=FEWEST_PLAYERS,
                high=MOST_PLAYERS,
                id="players",
                name=texts("tournament-size"),
                tooltip=texts("tournament-size"),
            )
        )
        row = row.at(second.x, row.y)
        self._field(ctx, page, second, texts("tournament-people"))
        page.add(
            Stepper(
                row,
                len(self.names),
                self._choose_people,
                low=1,
                high=self.players,
                id="people",
                name=texts("tournament-people"),
                tooltip=texts("tournament-people-note"),
            )
        )
        row, _ = self._field(ctx, page, third, texts("tournament-rest"))
        levels = [
            Segment(
                kind,
                texts(f"newgame-level-{kind}"),
                "bot",
                tooltip=level_tip(texts, edition(self.edition_key), self.elections, kind),
            )
            for kind in reversed(AI_KINDS)
        ]
        page.add(Dropdown(row, levels, self.kind, self._choose_kind, id="kind", name=texts("tournament-rest")))
        line, rest = Rect(area.x, rest.y, area.w, rest.h).take_top(
            ctx.viewport.pick(40.0, 30.0, 26.0), ctx.viewport.pick(10.0, 6.0, 2.0)
        )
        problem = self.problem()
        if problem:
            page.add(Banner(line, problem, "warn", id="seating"))
        else:
            page.add(Label(line, self.seating(), "strong", id="seating"))
        return rest

    def _add_names(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        line, area = area.take_top(ctx.viewport.pick(26.0, 20.0, 19.0), 4)
        note = texts("tournament-people-note")
        page.add(Label(line, [f"{texts('newgame-seat-name')} · {note}", texts("newgame-seat-name")], "body", "muted"))
        row, gap = ctx.viewport.pick(48.0, 36.0, 32.0), ctx.viewport.pick(10.0, 6.0, 4.0)
        columns = ctx.viewport.pick(3, 3, 2)
        lines = -(-len(self.names) // columns)
        view = ScrollView(area, content=lines * (row + gap), id="names", name=texts("newgame-seat-name"))
        cells = view.inner.columns(columns, gap)
        for at, name in enumerate(self.names):
            cell = cells[at % columns]
            box = Rect(cell.x, at // columns * (row + gap), cell.w, row)
            caption = texts("tournament-name", number=at + 1)
            view.add(TextEntry(box, name, self._renaming(at), limit=20, id=f"name.{at}", name=caption, hint=caption))
        page.add(view)

    def _add_foot(self, ctx: Context, page: Node, area: Rect) -> None:
        text = self.texts("tournament-draw")
        size = (Button.natural(ctx, text, True)[0], area.h)
        page.add(
            Button(
                side_by_side(area, [size])[0],
                text,
                icon="dices",
                kind="primary",
                on_click=self.start,
                id="tournament.draw",
                reason=self.problem(),
            )
        )

    # -- rules, seed, figures --------------------------------------------------------------------------------------

    def _add_options(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        height, gap = ctx.viewport.pick(84.0, 66.0, 60.0), ctx.viewport.pick(20.0, 8.0, 4.0)
        row = ctx.viewport.pick(84.0, 72.0, 66.0)
        rules = edition(self.edition_key).house_rules
        foot = ctx.viewport.pick(60.0, 42.0, 36.0)
        listed, rest = area.take_top(min(row * len(rules), area.h - height - foot - 2 * gap), gap)
        seed, below = rest.take_top(height, gap)
        view = ScrollView(listed, content=row * len(rules), id="rules", name=texts("newgame-options-title"))
        for at, name in enumerate(rules):
            strip = Rect(0, at * row, view.inner.w, row)
            view.add(Hairline(strip.take_top(1)[0]), *self._option(ctx, strip, name))
        page.add(view)
        self._add_seed(ctx, page, seed)
        self._add_foot(ctx, page, below.take_top(foot)[0])

    def _option(self, ctx: Context, strip: Rect, name: str) -> list[Node]:
        texts = self.texts
        words, note = strip.take_left(ctx.viewport.pick(430.0, 300.0, 260.0), 16)
        help_text = texts(f"newgame-option-{name}-help")
        return [
            Ballot(
                words.inset(0, 4),
                texts(f"newgame-option-{name}"),
                marked=name in self.options,
                many=True,
                on_click=lambda: self._flip(name),
                id=f"option.{name}",
                tooltip=help_text,
            ),
            Paragraph(note.inset(0, 2), help_text, ctx.viewport.pick("body", "caption"), "muted", valign="middle"),
        ]

    def _add_seed(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        left, right = area.columns(2, 24)
        row, _ = self._field(ctx, page, left, texts("newgame-seed"))
        entry, new = row.take_left(row.w * 0.5, 10)
        page.add(
            TextEntry(
                entry, self.seed, self._take_seed, accept=str.isdigit, limit=18, id="seed", name=texts("newgame-seed")
            ),
            Button(
                new,
                [texts("newgame-seed-new"), texts("newgame-seed-new-short")],
                kind="raised",
                icon="dices",
                on_click=self._new_seed,
                id="seed.new",
                tooltip=texts("newgame-seed-new"),
            ),
        )
        files = [Segment(None, texts("newgame-data-shipped"))]
        files += [
            Segment(copy.path, texts("newgame-data-own", name=copy.path.name), reason="" if copy.ok else copy.reason)
            for copy in self.copies
            if copy.edition in ("", self.edition_key)
        ]
        row, _ = self._field(ctx, page, right, texts("newgame-data"))
        page.add(Dropdown(row, files, self.data_file, self._take_file, id="data", name=texts("newgame-data")))

    # -- earlier tournaments -----------------------------------------------------------------------------------------

    def _add_earlier(self, ctx: Context, page: Node, area: Rect) -> None:
        row, gap = ctx.viewport.pick(64.0, 50.0, 46.0), ctx.viewport.pick(10.0, 6.0, 4.0)
        full = (row + gap) * len(self.earlier)
        view = ScrollView(area, content=full, id="kept", name=self.texts("tournament-earlier"))
        for at, (folder, tournament) in enumerate(self.earlier):
            box = Rect(0, at * (row + gap), view.inner.w, row)
            said = safely(partial(self._said, tournament), (folder.name, self.program.texts("saves-broken")))
            view.add(_Kept(box, f"kept.{at}", said, self._opening(folder)))
        page.add(view)

    def _opening(self, folder: Path) -> Callable[[], None]:
        return lambda: self.program.tournaments.go_on(folder)

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


class _Kept(Clickable):
    """A tournament of the past in two lines."""

    def __init__(self, rect: Rect, id: str, said: tuple[str, str], call: Callable[[], None]) -> None:
        super().__init__(rect, id=id, name=" · ".join(said), on_click=call)
        self.said = said

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "raised_hot" if self.hovered else "panel")
        upper, lower = box.inset(16, 4).rows(2)
        p.text(self.said[0], upper, "strong")
        p.text(self.said[1], lower, "body", "muted")
