"""The six characters: who sits at the table tonight, at which level, how they bid, and the page about them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from macher.ai.kinds import HUMAN, OFFERED, STYLES, read_kind
from macher.editions.registry import edition
from macher.i18n import names
from macher.resources import ResourceMissing, asset_text
from macher.session.levels import Proposal, pace, proposal, result_of, usual_minutes, with_level, with_level_result
from macher.session.progress import Profile
from macher.ui.features.evening.parts import EveningWords, character, evening_page, framed_face
from macher.ui.game.games import figures_in_use
from macher.ui.game.quick import RIVALS, drawn_rivals, new_seed, quick_config
from macher.ui.kit.layers import paper, share, tall, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, inset, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Actions
from macher.ui.widgets import Clickable
from macher.ui.widgets.basic import BallotPaper

if TYPE_CHECKING:
    from macher.session.config import GameConfig, SeatConfig
    from macher.session.session import GameSession
    from macher.ui.game.controller import GameController
    from macher.ui.game.talk import TableTalk

__all__ = ["Rivals", "RivalsScreen"]

BINS: Final = 7
"""Bids of 0 to 5 thousand euros, and of 6 or more."""
_ICONS: Final = {
    "treasurer": ("coins", "hand-coins"),
    "gambler": ("megaphone", "vote"),
    "editor": ("newspaper", "arrow-left-right"),
    "marketplace": ("map", "vote"),
    "broker": ("heart-handshake", "hand"),
    "pollster": ("chart-column", "trending-down"),
}
"""Signs of what each of them likes and does."""


class Rivals:
    """The quick game and who plays in it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._seed = new_seed()
        self._started: tuple[GameController | None, float] = None, 0.0
        """The game that was begun last, and when."""

    @property
    def _profile(self) -> Profile:
        return self.program.games.progress.profile()

    # -- the level -----------------------------------------------------------------------------------------------------

    @property
    def proposal(self) -> Proposal:
        """The level of the next game, and why."""
        return proposal(self._profile)

    @property
    def proposes(self) -> bool:
        """Whether levels are proposed."""
        return self._profile.propose

    def choose(self, level: str) -> None:
        """Takes a level for the next game."""
        self.program.games.progress.change(lambda profile: with_level(profile, level))

    def propose(self, wanted: bool) -> None:
        """Has levels proposed, or keeps the one that is played."""
        level = self.proposal.level

        def change(profile: Profile) -> Profile:
            return profile.changed(propose=wanted, level="" if wanted else level)

        self.program.games.progress.change(change)

    def sentence(self) -> str:
        """Why this level; empty where there is nothing to say."""
        found, texts = self.proposal, self.program.texts
        if found.way not in ("up", "down"):
            return ""
        before = texts(f"newgame-level-{found.before}")
        if found.way == "down":
            return texts("rivals-proposed-down", all=found.played, level=before)
        return texts("rivals-proposed-up", won=found.won, all=found.played, level=before)

    def minutes(self, edition: str, elections: int) -> tuple[int, int]:
        """The median of the minutes of the last games of this length, and how many those are; 0 and 0 without any."""
        return pace(self._profile, edition, elections)

    # -- tonight -------------------------------------------------------------------------------------------------------

    @property
    def tonight(self) -> list[str]:
        """The three of the next quick game: not those of the last game if that can be avoided."""
        last = self._profile.levels[-1].rivals if self._profile.levels else ()
        drawn = drawn_rivals(self._seed, len(STYLES))
        return sorted(drawn, key=lambda style: (style in last, drawn.index(style)))[:3]

    def others(self) -> None:
        """Draws again until somebody else sits there."""
        before = set(self.tonight)
        for _ in range(100):
            self._seed = new_seed()
            if set(self.tonight) != before:
                return

    def draw(self, seed: int) -> None:
        """Draws with a seed: for pictures and tests."""
        self._seed = seed

    def config(self) -> GameConfig:
        """The quick game of tonight."""
        seats = self.program.settings.seats
        own = next((seat.party for seat in seats if seat.open and seat.kind == HUMAN), "spd")
        config = quick_config(self.program.texts, self._seed, self.proposal.level, self.tonight, own)
        return replace(config, data_file=figures_in_use(self.program.games, self.program.settings, config.edition))

    def begun(self) -> None:
        """A quick game was begun: says why its level is another one, and draws for the next."""
        said = self.sentence()
        self._seed = new_seed()
        if said:
            self.program.app.stage.toast(said, "info", 7)

    def started(self) -> None:
        """A game of any kind was begun: from now on its minutes count."""
        self._started = self.program.controller, self.program.app.clock()

    def minutes_played(self) -> int:
        """Minutes since the game on the screen was begun; 0 if it was left and taken up again."""
        begun, when = self._started
        if begun is None or begun is not self.program.controller:
            return 0
        return max(1, round((self.program.app.clock() - when) / 60))

    def talk(self, session: GameSession) -> TableTalk:
        """What they say in a game, with what they know of the evenings before."""
        from macher.session.meetings import heard, known  # loaded late, as rules are
        from macher.ui.game.talk import TableTalk

        met = known(self._profile, session.config.kinds, session.edition.key)
        return TableTalk(session, self.program.settings.talk, met, heard(self._profile))

    def note(self, session: GameSession, minutes: int = 0) -> None:
        """Counts how a game has ended, unless it was helped by taking back; 0 minutes are not known."""
        if not session.over or session.assisted or session.played_on:
            return
        result = result_of(session, minutes)
        if result is None:
            return
        from macher.session.meetings import with_meeting  # loaded late, as rules are

        shown = self.program.controller
        lines = shown.talk.lines if shown is not None and shown.session is session else []
        change = self.program.games.progress.change
        change(lambda profile: with_level_result(with_meeting(profile, session, lines), result))

    # -- how they bid --------------------------------------------------------------------------------------------------

    @cached_property
    def _measured(self) -> dict[str, list[int]]:
        try:
            found = json.loads(asset_text("rivals.json"))
        except (ResourceMissing, ValueError):
            return {}
        return {style: list(entry["bids"]) for style, entry in found.items()}

    def bids(self, style: str) -> Sequence[float]:
        """How often a character bid 0, 1 ... 6 or more thousand euros to start, as shares of all measured bids."""
        counts = self._measured.get(style, [0] * BINS)
        all_ = sum(counts) or 1
        return [count / all_ for count in counts]


class RivalsScreen(Page):
    """Level and way back in the column, six cards, and the strip of tonight's game."""

    name = "rivals"

    def __init__(self, program: Program) -> None:
        self.program = program

    def compose(self, k: Kit) -> Part:
        """Column, cards and strip; in a small window the column becomes the head and the cards scroll."""
        texts, gap = self.program.texts, k.size(20, 8, 15)
        words = EveningWords("rivals", texts("rivals-title"), texts("rivals-note"))
        cards = [share(self._card(k, style)) for style in STYLES]
        lines = [row(*cards[first : first + 3], gap=gap) for first in (0, 3)]
        shown = column(*lines, gap=gap)
        if k.low:
            shown = k.filled_rows(lines, id="rivals.cards", name=texts("rivals-title"), least=236.0, gap=gap)
        body = column(shown, tall(self._tonight(k), k.size(208, 112)), gap=gap)
        body = inset(body, k.size(44, 8, 18), k.size(40, 8, 18))
        return evening_page(k, texts, words, body, self.app.pop, self._column(k), [self._levels(k, beside=True)])

    # -- the column ----------------------------------------------------------------------------------------------------

    def _column(self, k: Kit) -> list[Part | None]:
        texts, rivals = self.program.texts, self.program[Rivals]
        said = rivals.sentence()
        switch = k.button(
            texts("rivals-propose-not" if rivals.proposes else "rivals-propose"),
            self._switch,
            id="rivals.propose",
            kind="bar",
            style="strong",
        )
        return [
            k.hairline("bar_line"),
            k.words(texts("rivals-level"), "name", "bar_text"),
            self._levels(k),
            k.paragraph(said, "text", "bar_text") if said else None,
            row(switch, spring()),
        ]

    def _levels(self, k: Kit, *, beside: bool = False) -> Part:
        """The levels as circles of a ballot."""
        texts, level = self.program.texts, self.program[Rivals].proposal.level
        choices = []
        for each in OFFERED:
            said = texts(f"rivals-level-{each}")
            width = k.ctx.width(said, "name") + k.step("control", 1.1)
            make = partial(_Level, name=said, key=each, marked=each == level, call=partial(self._choose, each))
            choices.append(part(make, k.step("line"), width))
        return row(*choices, gap=k.step("gap", 2.5)) if beside else column(*choices, gap=k.step("hair"))

    def _choose(self, level: str) -> None:
        self.program[Rivals].choose(level)
        self.rebuild()

    def _switch(self) -> None:
        rivals = self.program[Rivals]
        rivals.propose(not rivals.proposes)
        self.rebuild()

    # -- the cards -----------------------------------------------------------------------------------------------------

    def _card(self, k: Kit, style: str) -> Part:
        """Face and words above a rule, two habits, and the bids."""
        texts = self.program.texts
        who = character(k, texts, style, k.size(128, 56, 108), k.size(148, 62, 120))
        habits = texts(f"rival-{style}-likes"), texts(f"rival-{style}-habit")
        lines = [
            row(k.icon(sign, "ink"), k.paragraph(said, "body"), gap=k.step("gap"))
            for said, sign in zip(habits, _ICONS[style], strict=True)
        ]
        shown = column(
            who, k.rule("rule"), *lines, spring(), self._bids(k, style),
            gap=k.step("tight", 1.2),
        )  # fmt: skip
        shown = inset(shown, k.size(24, 10, 18), k.size(22, 8, 15))
        return paper(shown, fill="panel", id=f"rivals.card.{style}", zone=True, name=RIVALS[style])

    def _bids(self, k: Kit, style: str) -> Part:
        texts = self.program.texts
        shares = self.program[Rivals].bids(style)
        words = column(
            k.words(texts("rivals-bids"), "label", "muted"),
            k.paragraph(texts(f"rival-{style}-bids"), "strong" if k.ctx.wide else "label:semibold"),
        )
        said = texts("rivals-bids-said", rival=RIVALS[style], list=self._listed(shares))
        chart = wide(tall(self._chart(k, shares, said), k.size(80, 52)), k.size(188, 124))
        return row(words, chart, gap=k.step("gap"))

    @staticmethod
    def _chart(k: Kit, shares: Sequence[float], said: str) -> Part:
        """How often each bid was made: a column for 0, 1 ... thousand euros."""
        most, last = max(max(shares), 0.01), len(shares) - 1

        def paint(p: Painter, box: Rect) -> None:
            for often, spot in zip(shares, box.columns(len(shares), 4), strict=True):
                high = max(1.0, box.h * often / most)
                p.fill(Rect(spot.x, box.bottom - high, spot.w, high), "ink")
            p.hline(box.x, box.bottom, box.w, "rule", 1.5)

        bids = [*(str(bid) for bid in range(last)), f"{last}+"]
        marks = row(*(k.words(bid, "caption", "ink_soft", "centre") for bid in bids), gap=4)
        bars, line = k.art(paint, name=said, tooltip=said), k.ctx.type.style("caption").size * 1.35
        return column(bars, tall(marks, line))

    def _listed(self, shares: Sequence[float]) -> str:
        texts = self.program.texts
        said = []
        for bid, often in enumerate(shares):
            key = "rivals-bid-most" if bid == len(shares) - 1 else "rivals-bid"
            said.append(texts(key, n=bid, share=texts.share(often)))
        return ", ".join(said)

    # -- tonight -------------------------------------------------------------------------------------------------------

    def _tonight(self, k: Kit) -> Part:
        texts, rivals = self.program.texts, self.program[Rivals]
        config = rivals.config()
        pace, _ = rivals.minutes(config.edition, config.elections)
        about = texts(
            "rivals-tonight-about",
            party=names.party_short(texts, config.seats[0].party),
            elections=config.elections,
            level=texts(f"newgame-level-{rivals.proposal.level}"),
            minutes=pace or usual_minutes(edition(config.edition), config.elections),
        )
        tonight = texts("rivals-tonight")
        head = column(k.shrinking(tonight, "evening", least=20.0), k.paragraph(about, "text"), gap=k.step("hair"))
        play = k.button(
            texts("rivals-play"), self.play, id="rivals.play", icon="play", kind="primary", action="confirm"
        )
        others = k.button(texts("rivals-others"), self.others, id="rivals.others", style="strong")
        buttons = wide(column(play, others, gap=k.step("gap")), max(play.width or 0.0, others.width or 0.0))
        shown = row(head, *(self._seat(k, seat) for seat in config.seats[1:]), buttons, gap=k.step("wide"))
        shown = inset(shown, k.size(46, 16), k.size(24, 10))
        return paper(shown, node=BallotPaper, fill="own", id="rivals.tonight", zone=True, name=tonight)

    def _seat(self, k: Kit, seat: SeatConfig) -> Part:
        """Who sits there in their party's colour, with first name, party and a word."""
        texts, style = self.program.texts, read_kind(seat.kind).style
        tag, word = k.tag(seat.party, names.party_short(texts, seat.party)), texts(f"rival-{style}-word")
        said = texts("rivals-seat", rival=seat.name, party=names.party(texts, seat.party))
        face = framed_face(k, style, k.size(124, 64), k.size(156, 78), seat.party, said)
        words = column(
            k.words(seat.name, "title" if k.ctx.wide else "name"),
            row(tag, spring()),
            k.paragraph(word, "text" if k.ctx.wide else "label", "ink_soft"),
            gap=k.step("tight"),
        )
        beside = max(tag.width or 0.0, min(k.size(124, 84), k.ctx.width(word, "text") + 4))
        return row(face, wide(words, beside), gap=k.step("gap"))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begins the game of tonight."""
        self.program.go.quick_game()

    def others(self) -> None:
        """Three others sit there."""
        self.program[Rivals].others()
        self.rebuild()

    def actions(self) -> Actions:
        """Esc goes back, Enter plays."""
        return {"back": self.app.pop, "confirm": self.play}


class _Level(Clickable):
    """A level on the dark column, with the circle of a ballot."""

    def __init__(self, rect: Rect, name: str, key: str, marked: bool, call: Callable[[], None]) -> None:
        super().__init__(rect, id=f"rivals.level.{key}", name=name, on_click=call, role="radio")
        self.marked = marked

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        side = min(32.0, box.h - 8)
        lit = self.marked or self.hovered
        p.ballot(Rect(0, box.cy - side / 2, side, side), self.marked, "on_bar" if lit else "bar_quiet", None)
        p.text(self.name, box.trim(left=side + 12), "name", "on_bar" if lit else "bar_text")

    def value_text(self) -> str:
        return "chosen" if self.marked else ""
