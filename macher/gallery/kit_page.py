"""The kit of printed matter on one page: its ladder of type, its leaves, its parts and its four frames."""

from __future__ import annotations

from functools import partial
from typing import Final

from macher.ui.kit import leaves, sheets
from macher.ui.kit.layers import middle, pad, paper, share, tall, wide
from macher.ui.kit.leaves import Role
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, row, spring, wrapped_row
from macher.ui.kit.table_view import TableColumn
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Actions

__all__ = ["FRAMES", "FramePage", "KitPage"]

_LADDER: Final[tuple[tuple[Role, str], ...]] = (
    ("numeral", "327"), ("poster", "Solved"), ("title", "Saved games"), ("head", "4 Organize rallies"),
    ("name", "Baden-Württemberg"), ("read", "Each state is paid for separately."), ("entry", "Begin a new game"),
    ("row", "Next to act: Marion"), ("caption", "Sep 21, 2025, 2:32 PM"),
)  # fmt: skip
_INDEX: Final = ("Media", "Rallies", "Cabinet", "Politicians")
_SAVES: Final = ("Autosave 1", "Niedersachsen")
_TABLE: Final = (("GRÜNE", "12", "9", "131"), ("LINKE", "11", "4", "118"), ("SPD", "9", "1", "102"))
FRAMES: Final = ("furniture", "handbook", "yearbook", "ballot")


class KitPage(Page):
    """Every word of the kit in its states; each can be pressed, and the page remembers what was."""

    name = "kit"

    def __init__(self) -> None:
        self.chosen: dict[str, str] = {"speed": "Steady", "edition": "2019 edition", "thumb": "Rallies", "save": ""}
        self.pressed: list[str] = []
        """What was pressed, in order."""

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.app.pop}

    def press(self, what: str) -> None:
        """Remembers it."""
        self.pressed.append(what)

    def choose(self, group: str, what: str) -> None:
        """One of a group."""
        self.pressed.append(what)
        self.chosen[group] = what
        self.rebuild()

    def compose(self, k: Kit) -> Part:
        """Three columns; in smaller windows one that scrolls."""
        head = row(leaves.words(k, "Printed matter: the kit", "title"))
        columns = (
            (self._ladder(k), self._prints(k)),
            (self._buttons(k), self._choices(k), self._thumbs(k), self._empty(k)),
            (self._list(k), self._table(k), self._cards(k), self._note(k)),
        )
        gap, edge = k.step("gap"), k.size(24, 10)
        if k.ctx.wide and not k.ctx.viewport.small:
            body = row(*(share(column(*each, gap=gap)) for each in columns), gap=gap)
        else:
            body = k.rows([each for group in columns for each in group], id="kit.rows", name="kit", gap=gap)
        return pad(share(column(head, body, gap=gap)), edge, edge, edge, edge)

    def _box(self, k: Kit, head: str, *inner: Part) -> Part:
        """A panel with its head."""
        edge = k.size(20, 10)
        said = leaves.words(k, head.upper(), "caption", "muted", bold=True)
        return paper(pad(column(said, *inner, gap=k.step("gap")), edge, edge, edge, edge), id=f"kit.{head}", zone=True)

    # -- leaves --------------------------------------------------------------------------------------------------------

    def _ladder(self, k: Kit) -> Part:
        label = k.size(110, 90)
        lines = [
            row(wide(middle(leaves.words(k, role, "caption", "muted")), label), leaves.words(k, said, role))
            for role, said in _LADDER
        ]
        lines[3:4] = [row(lines[3], leaves.figure(k, "139", "points", "head"))]
        return self._box(k, "Type: nine sizes, one ladder", column(*lines, gap=k.step("hair")))

    def _buttons(self, k: Kit) -> Part:
        def button(text: str, kind: leaves.Press, icon: str = "", key: str = "", reason: str = "") -> Part:
            call = partial(self.press, text)
            return leaves.button(k, text, call, id=f"kit.{text}", kind=kind, icon=icon, key=key, reason=reason)

        upper = wrapped_row(
            button("Load", "primary", icon="play", key="Enter"), button("Save as", "plain", icon="save"),
            button("Export", "plain", icon="download", reason="Nothing is chosen."), gap=k.step("gap"),
        )  # fmt: skip
        lower = wrapped_row(
            button("Delete", "risk", icon="trash-2"), button("By table", "slim", icon="table"),
            button("All rulings", "link"), gap=k.step("gap"),
        )  # fmt: skip
        return self._box(k, "Leaf: button", upper, lower)

    def _choices(self, k: Kit) -> Part:
        def of(group: str, texts: dict[str, str]) -> Part:
            return wrapped_row(
                *(
                    leaves.choice(
                        k, each, partial(self.choose, group, each), id=f"kit.{each}", detail=detail,
                        marked=self.chosen[group] == each,
                    )
                    for each, detail in texts.items()
                ),
                gap=k.step("gap"),
            )  # fmt: skip

        speeds = of("speed", {"Steady": "", "Fast": "", "Manual": ""})
        editions = of("edition", {"Classic": "negotiated coalitions", "2019 edition": "points for votes"})
        return self._box(k, "Leaf: choice", speeds, editions)

    def _thumbs(self, k: Kit) -> Part:
        thumbs = [
            leaves.thumb(
                k, str(number), each, partial(self.choose, "thumb", each), id=f"kit.{each}",
                opened=self.chosen["thumb"] == each, hits="3" if number == 5 else "",
            )
            for number, each in enumerate(_INDEX, 3)
        ]  # fmt: skip
        return self._box(k, "Leaf: thumb", column(*thumbs, gap=2))

    def _empty(self, k: Kit) -> Part:
        primary = leaves.button(
            k, "Play a quick game", partial(self.press, "quick"), id="kit.quick", kind="slim", icon="play"
        )
        width = k.size(250, 200)
        shown = sheets.empty(k, "a first win", "One sentence how it comes here.", primary, width=width, height=72)
        return self._box(k, "Leaf: empty place", shown)

    def _prints(self, k: Kit) -> Part:
        high = k.size(84, 64)
        prints = wrapped_row(
            leaves.stamp(k, "sachsen", "SN", high * 0.8, "Saxony"),
            leaves.face(k, "networker", high, "linke", "a face"),
            k.mark("spd", 40, "SPD"), k.mark("fdp", 40, "FDP"), k.tag("cdu", "CDU"), k.tag("gruene", "GRÜNE"),
            leaves.land(k, "SN", high * 0.8, "Saxony"), gap=k.step("gap"),
        )  # fmt: skip
        voters = [leaves.voter(k, "gruene", "solid"), leaves.voter(k, "spd", "tint"), leaves.voter(k, "cdu", "line")]
        voters += [leaves.voter(k, "fdp"), leaves.voter(k, "cdu"), leaves.voter(k, "linke", "solid", 0.5)]
        marks = wrapped_row(
            row(*voters, gap=4), leaves.postmark(k, "21", 64), leaves.rubber(k, "SOLVED", "sealed", 130),
            gap=k.step("space"),
        )  # fmt: skip
        return self._box(k, "Leaf: stamp, mark, portrait, tile", prints, marks)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _list(self, k: Kit) -> Part:
        rows = []
        for each in _SAVES:
            said = column(leaves.words(k, each, "name"), leaves.words(k, "Round 2 of 4 · Rallies", "row", "muted"))
            inner = row(middle(said), leaves.words(k, "21 Sep", "entry", natural=True))
            chosen = each == (self.chosen["save"] or _SAVES[0])
            call = partial(self.choose, "save", each)
            rows.append(sheets.listed_row(k, inner, call, id=f"kit.{each}", name=each, chosen=chosen))
        return self._box(k, "Part: list of rows", column(*rows, gap=k.step("hair")))

    def _table(self, k: Kit) -> Part:
        heads = [
            TableColumn("Party", weight=1),
            *(TableColumn(each, align="right") for each in ("Games", "Won", "Mean")),
        ]
        table = sheets.printed_table(k, heads, _TABLE, id="kit.table", name="A table", cut=2)
        return self._box(k, "Part: table", table)

    def _cards(self, k: Kit) -> Part:
        def inner(said: str) -> Part:
            return column(leaves.words(k, said, "entry", "face_ink"), k.rule("face_ink"), gap=k.step("tight"))

        edges: tuple[sheets.Edge, ...] = ("cut", "torn", "raised")
        cards = [
            tall(sheets.card(k, inner(each), each, ground="object_2", behind="panel"), k.size(104, 92))
            for each in edges
        ]

        def board(p: Painter, box: Rect) -> None:
            p.fill(box, "panel")
            p.party_box(box.trim(left=8, top=8, bottom=8, right=box.w * 0.5), "spd")

        crop = leaves.crop(k, board, Rect(6, 6, 50, 36), 120, 50, "a crop")
        return self._box(k, "Part: card (three edges), crop", row(*cards, middle(crop), gap=k.step("space")))

    def _note(self, k: Kit) -> Part:
        back = leaves.button(
            k, "Back to the game", partial(self.press, "back"), id="kit.back", kind="primary", on="card", icon="play"
        )
        save = leaves.button(k, "Save", partial(self.press, "save"), id="kit.save", icon="save")
        shut = partial(self.press, "shut")
        note = sheets.note(k, "Programs and states", None, [back, save], shut, id="kit.note", shut="Shut")
        return self._box(k, "Part: note", note)


class FramePage(Page):
    """One of the four frames, with what may stand in it."""

    name = "kit-frame"

    def __init__(self, frame: str) -> None:
        self.frame = frame
        self.opened = 0

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.app.pop}

    def turn(self, page: int) -> None:
        """Opens a tab or thumb."""
        self.opened = page
        self.rebuild()

    def compose(self, k: Kit) -> Part:
        """The frame that was asked for."""
        if self.frame == "furniture":
            return sheets.frame_furniture(k, self._spine(k), self._wall(k), self._read(k, "torn"), opened=False)
        if self.frame == "handbook":
            return sheets.frame_handbook(k, self._plate(k), self._read(k, "bound"), self._index(k))
        if self.frame == "yearbook":
            return sheets.frame_yearbook(k, self._title(k), self._read(k, "bound"), self._index(k))
        return sheets.frame_ballot(k, self._spine(k), self._card(k))

    def _spine(self, k: Kit) -> sheets.Spine:
        tabs = [
            sheets.Tab(f"kit.tab.{at}", each, partial(self.turn, at), str(at + 3), at == self.opened)
            for at, each in enumerate(_INDEX)
        ]
        foot = leaves.button(k, "Back", self.app.pop, id="kit.leave", kind="slim", icon="arrow-left")
        return sheets.Spine("Saved games", "What was put by.", tabs, [row(foot)])

    def _wall(self, k: Kit) -> Part:
        cards = [
            sheets.listed_row(
                k, middle(leaves.words(k, each, "name")), partial(self.turn, at), id=f"kit.row.{at}", name=each,
                chosen=at == self.opened, out=14,
            )
            for at, each in enumerate(_INDEX)
        ]  # fmt: skip
        edge = k.size(30, 10)
        return paper(pad(share(column(*cards, gap=k.step("gap"))), edge, edge, edge, edge), fill="wall")

    def _read(self, k: Kit, kind: str) -> Part:
        said = "Each state is paid for separately; at most eight rallies fit in a state."
        primary = leaves.button(k, "Load", self.app.pop, id="kit.load", kind="primary", icon="play")
        inner = column(
            leaves.words(k, _INDEX[self.opened], "title"), k.rule("ink", 4), leaves.words(k, said, "read"),
            row(primary), spring(), gap=k.step("space"),
        )  # fmt: skip
        return sheets.sheet(k, inner, "torn" if kind == "torn" else "bound", id="kit.sheet", name="sheet")

    def _index(self, k: Kit) -> Part:
        thumbs = [
            leaves.thumb(k, str(at + 3), each, partial(self.turn, at), id=f"kit.thumb.{at}", opened=at == self.opened)
            for at, each in enumerate(_INDEX)
        ]
        return pad(share(column(*thumbs, gap=2)), top=k.step("top"))

    def _plate(self, k: Kit) -> Part:
        def board(p: Painter, box: Rect) -> None:
            p.fill(box, "panel")
            for party, spot in zip(("spd", "cdu", "gruene"), box.inset(12, 12).rows(3, 8), strict=True):
                p.party_box(spot, party)

        picture = k.art(board, height=k.size(420, 120), name="a board")
        discs = [sheets.Disc((0.4, 0.2), "Votes of the parties"), sheets.Disc((0.7, 0.8), "What is to come")]
        return sheets.plate(k, "Thuringia", picture, discs)

    def _title(self, k: Kit) -> Part:
        ink: Ink = "on_bar"
        inner = column(
            leaves.words(k, "Angie", "poster", ink), k.rule(ink, 4),
            row(leaves.figure(k, "15", "of 42", "numeral", ink)),
            row(*(leaves.voter(k, "fdp", "solid" if at < 4 else "line") for at in range(7)), gap=6), spring(),
            gap=k.step("space"),
        )  # fmt: skip
        edge = k.size(40, 14)
        return paper(pad(inner, edge, edge, edge, edge), fill="bar", id="kit.title", zone=True)

    def _card(self, k: Kit) -> Part:
        choices = [
            leaves.choice(k, each, partial(self.turn, at), id=f"kit.q.{at}", marked=at == self.opened, card=True)
            for at, each in enumerate(_INDEX)
        ]
        inner = column(
            leaves.words(k, "Which edition?", "name", "face_ink"), wrapped_row(*choices, gap=k.step("gap")), spring(),
            row(leaves.button(k, "Begin", self.app.pop, id="kit.begin", kind="primary", on="ballot", icon="play")),
            gap=k.step("gap"),
        )  # fmt: skip
        return share(sheets.card(k, share(inner), "torn"))
