"""The statistics of one game: points, money, votes, auctions and rallies as plots and as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from macher.i18n import Texts, names, numbers
from macher.rules.edition import Edition
from macher.session.log import LoggedEvent
from macher.session.statistics import Auction, GameStatistics, LandVotes, Way, statistics
from macher.ui.features.career.frame import Entry, PagedTab, Plate, page_list, party_key
from macher.ui.features.ending.door import SOURCE_NAMES
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import part, row
from macher.ui.layout import Rect
from macher.ui.plots.columns import SOURCE_PIECES, Column, ColumnPlot, Group, Piece, PieceKind
from macher.ui.plots.lines import LinePlot, Series, Tick
from macher.ui.plots.prices import Price, PricePlot, Sale
from macher.ui.plots.sheet import Head, Row, Sheet
from macher.ui.program import Program
from macher.ui.scene import Context, Node


class GameStatsTab(PagedTab):
    """What is shown of a game that is over, and how."""

    def __init__(
        self,
        program: Program,
        log: Sequence[LoggedEvent],
        edition: Edition,
        players: Sequence[str],
        on_change: Callable[[], None],
    ) -> None:
        """``log`` is the whole log of the game; raises ``ValueError`` if it has no beginning."""
        super().__init__(program, "points", on_change)
        self.edition, self.players = edition, list(players)
        self.figures = statistics(log, edition)

    def pages(self) -> GamePages:
        """The pages in the current language."""
        texts = self.program.texts.in_words(words_of(self.edition))
        return GamePages(texts, self.figures, self.players)

    def shown(self) -> Plate:
        """The chosen plot in the current language."""
        return self.pages().plate(self.page)

    def build(self, ctx: Context, rect: Rect) -> Node:
        """The list of plots at the left, the chosen one beside it."""
        kit, root, pages = Kit(ctx), Node(rect, id="stats"), self.pages()
        foot = party_key(kit, list(zip(self.figures.parties, self.players, strict=True)))
        listed = page_list(kit, pages.texts("stats-pages"), pages.entries(), self.page, self.turn, foot)
        row(listed, self.plated(kit, pages.texts), gap=kit.step("gap")).place(root, rect.local())
        return root


_WAY_NAMES: Final = {"other": "stats-way-other", "early": "stats-way-early", "election": "stats-way-election"}
_WAYS: Final[tuple[tuple[Way, PieceKind], ...]] = (("other", "hollow"), ("early", "solid"), ("election", "hatched"))
"""The ways in which votes came, in the order of a column's pieces from below, and how each is drawn."""
_THOUSAND: Final = 1000


def _most(found: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """The highest value with its seat; of equal ones the first."""
    return max(found, key=lambda each: each[0])


@dataclass(frozen=True, slots=True)
class GamePages:
    """The pages about a game, in the current language and the words of its edition."""

    texts: Texts
    figures: GameStatistics
    players: Sequence[str]
    """Names by seat."""

    def entries(self) -> list[Entry]:
        """The list of pages with the best figure of each."""
        texts, money = self.texts, self.texts.money(_THOUSAND)
        return [
            Entry(page, texts(each.long, money=money), texts(each.short), *self._fact(each))
            for page, each in _PAGES.items()
        ]

    def plate(self, page: str) -> Plate:
        """A page."""
        return _PAGES[page].plate(self)

    # -- names ---------------------------------------------------------------------------------------------------------

    @property
    def _seats(self) -> range:
        return range(len(self.figures.parties))

    def _short(self, seat: int) -> str:
        return names.party_short(self.texts, self.figures.parties[seat])

    def _round(self, number: int) -> str:
        return self.texts("final-round", round=number) if number else self.texts("final-count")

    def _round_short(self, number: int) -> str:
        return self.texts("final-round-short", round=number) if number else self.texts("final-count")

    def _row(
        self,
        label: str,
        figures: Sequence[int],
        write: Callable[[int], str] | None = None,
        *,
        short: str = "",
        strong: bool = False,
        quiet: bool = False,
    ) -> Row:
        """A figure of every seat."""
        written = tuple((write or self.texts.number)(figure) for figure in figures)
        return Row(label, written, short, values=tuple(map(str, figures)), strong=strong, quiet=quiet)

    def _of_seat(self, seat: int, pieces: tuple[Piece, ...], label: str, tip: str) -> Group:
        """A column alone, under the name of its player."""
        column = Column(self.figures.parties[seat], pieces, label, tip)
        return Group(self.players[seat], self._short(seat), (column,), strong=True)

    def _heads(self) -> tuple[Head, ...]:
        """A column for each party, under its player's name."""
        parties = self.figures.parties
        return tuple(Head(self.players[seat], self._short(seat), party=parties[seat]) for seat in self._seats)

    def _thousands(self, value: int) -> str:
        """Money of the scale of a plot."""
        return self.texts.money_short(value * _THOUSAND)

    def _rate(self, tenths: int) -> str:
        return numbers.decimal(tenths / 10, self.texts.lang)

    def _in_columns(
        self,
        sheet: Sheet,
        groups: Sequence[Group],
        note: str,
        *,
        legend: Sequence[tuple[PieceKind, str]] = (),
        write: Callable[[int], str] | None = None,
        line: int = 0,
    ) -> Plate:
        """A plot of groups of columns, with its table."""
        write = write or self.texts.number
        return Plate(
            sheet,
            lambda k: part(lambda box: ColumnPlot(k.ctx, box, sheet.title, groups, write, line=line)),
            note,
            legend,
        )

    # -- the list ------------------------------------------------------------------------------------------------------

    def _fact(self, page: _Page) -> tuple[str, str, str]:
        """The best figure of a page in full and short, and whose it is; empty if there is none."""
        found = page.best(self)
        return (found[0], found[1], self.figures.parties[found[2]]) if found is not None else ("", "", "")

    def _best_total(self) -> tuple[str, str, int]:
        points, seat = _most((total, seat) for seat, total in enumerate(self.figures.totals))
        return self.texts("final-points", points=points), self.texts.number(points), seat

    def _best_round(self) -> tuple[str, str, int]:
        each, seat = max(
            ((each, seat) for each in self.figures.rounds for seat in self._seats),
            key=lambda found: found[0].points[found[1]],
        )
        written = self.texts.number(each.points[seat])
        if not each.round:
            return self.texts("stats-best-count", points=written), written, seat
        said = self.texts("stats-best-round", points=written, round=self.texts.number(each.round))
        return said, written, seat

    def _best_money(self) -> tuple[str, str, int]:
        money, seat = _most((each.money[seat], seat) for each in self.figures.money for seat in self._seats)
        written = self.texts.money_short(money)
        return self.texts("stats-best-money", money=written), written, seat

    def _best_votes(self) -> tuple[str, str, int] | None:
        if not self.figures.lands:
            return None
        land, seat = max(
            ((land, seat) for land in self.figures.lands for seat in self._seats),
            key=lambda found: found[0].votes[found[1]],
        )
        written = self.texts.number(land.votes[seat])
        code = names.land_code(self.texts, land.land)
        return self.texts("stats-best-votes", votes=written, land=code), written, seat

    def _best_auctions(self) -> tuple[str, str, int] | None:
        sold = [(each.winner, each) for each in self.figures.auctions if each.winner is not None]
        if not sold:
            return None
        bought, auction = max(sold, key=lambda found: found[0].amount)
        written = self.texts.money_short(bought.amount)
        code = names.land_code(self.texts, auction.land) if auction.land else self._what(auction)
        return self.texts("stats-best-auctions", money=written, what=code), written, bought.seat

    def _best_rallies(self) -> tuple[str, str, int] | None:
        tenths, seat = _most((self._tenths(seat), seat) for seat in self._seats)
        if tenths < 0:
            return None
        written = self._rate(tenths)
        said = self.texts("stats-best-rallies", votes=written, money=self.texts.money(_THOUSAND))
        return said, written, seat

    # -- points --------------------------------------------------------------------------------------------------------

    def _points(self) -> Plate:
        texts, figures = self.texts, self.figures
        labels = {source: texts(SOURCE_NAMES[source]) for source in figures.sources}
        groups = []
        for seat in self._seats:
            scored = list(zip(figures.sources, figures.points[seat], strict=True))
            pieces = tuple(
                Piece(points, SOURCE_PIECES[source], texts.number(points)) for source, points in scored if points
            )
            total = texts("final-points", points=figures.totals[seat])
            lines = [texts("stats-tip-score", player=self.players[seat], points=total)]
            lines += [
                texts("stats-tip-part", part=labels[source], value=texts.number(points)) for source, points in scored
            ]
            groups.append(self._of_seat(seat, pieces, texts.number(figures.totals[seat]), "\n".join(lines)))
        rows = [
            self._row(labels[source], [scored[at] for scored in figures.points])
            for at, source in enumerate(figures.sources)
        ]
        rows.append(self._row(texts("stats-head-total"), figures.totals, strong=True))
        sheet = Sheet(texts("stats-points"), texts("stats-head-source"), self._heads(), tuple(rows))
        legend = [(SOURCE_PIECES[source], labels[source]) for source in figures.sources]

        return self._in_columns(sheet, groups, texts("stats-points-note"), legend=legend)

    def _rounds(self) -> Plate:
        texts, figures = self.texts, self.figures
        groups = []
        for each in figures.rounds:
            columns, said = [], self._round(each.round)
            for seat, points in enumerate(each.points):
                told = texts("final-points", points=points)
                tip = texts("stats-tip-round", player=self.players[seat], round=said, points=told)
                pieces = (Piece(points),) if points else ()
                columns.append(Column(figures.parties[seat], pieces, texts.number(points), tip))
            groups.append(Group(said, self._round_short(each.round), tuple(columns)))
        rows = [self._row(self._round(each.round), each.points) for each in figures.rounds]
        rows.append(self._row(texts("stats-head-total"), figures.totals, strong=True))
        sheet = Sheet(texts("stats-rounds"), texts("stats-head-round"), self._heads(), tuple(rows))

        return self._in_columns(sheet, groups, texts("stats-rounds-note"))

    # -- money ---------------------------------------------------------------------------------------------------------

    def _money(self) -> Plate:
        texts, figures = self.texts, self.figures
        rounds = sorted({each.round for each in figures.money if each.round})
        # Each line has a glyph at the end of a round, which is its last phase.
        ends = [max(at for at, each in enumerate(figures.money) if each.round == number) for number in rounds]
        firsts = [min(at for at, each in enumerate(figures.money) if each.round == number) - 1 for number in rounds]
        middles = [(first + end) // 2 for first, end in zip(firsts, ends, strict=True)]
        series = [
            Series(
                figures.parties[seat],
                self.players[seat],
                self._short(seat),
                tuple(each.money[seat] // _THOUSAND for each in figures.money),
            )
            for seat in sorted(self._seats, key=lambda seat: -figures.money[-1].money[seat])
        ]
        ticks = [
            Tick(at, self._round(number), self._round_short(number), span=True)
            for at, number in zip(firsts, rounds, strict=True)
        ]
        moments = [(texts("stats-head-start"), figures.money[0].money)]
        moments += [(self._round(number), figures.money[at].money) for number, at in zip(rounds, ends, strict=True)]
        most = tuple(max(each.money[seat] for each in figures.money) for seat in self._seats)
        rows = [self._row(label, money, texts.money_short) for label, money in moments]
        rows.append(self._row(texts("stats-head-most"), most, texts.money_short, strong=True))
        sheet = Sheet(texts("stats-money"), texts("stats-head-round-end"), self._heads(), tuple(rows))

        return Plate(
            sheet,
            lambda k: part(
                lambda box: LinePlot(
                    k.ctx,
                    box,
                    sheet.title,
                    series,
                    ticks,
                    self._thousands,
                    stepped=True,
                    points=sorted({*ends, *middles}),
                )
            ),
            texts("stats-money-note"),
        )

    # -- votes ---------------------------------------------------------------------------------------------------------

    def _votes(self) -> Plate:
        texts, figures = self.texts, self.figures
        ways: list[tuple[PieceKind, str]] = [(kind, texts(_WAY_NAMES[way])) for way, kind in _WAYS]
        groups = [
            Group(
                names.land(texts, course.land),
                names.land_code(texts, course.land),
                tuple(self._votes_column(course, seat) for seat in self._seats),
            )
            for course in figures.lands
        ]
        rows = []
        for course in figures.lands:
            code = names.land_code(texts, course.land)
            rows.append(self._row(names.land(texts, course.land), course.votes, short=code, strong=True))
            for (way, _), (_, label) in zip(_WAYS, ways, strict=True):
                votes = [course.of_way(seat, way) for seat in self._seats]
                said = texts("stats-row-way", land=code, way=label)
                rows.append(self._row(said, votes, short=label, quiet=True))
        sheet = Sheet(texts("stats-votes"), texts("stats-head-state"), self._heads(), tuple(rows), 2.6)

        return self._in_columns(sheet, groups, "", legend=ways, line=figures.majority)

    def _votes_column(self, land: LandVotes, seat: int) -> Column:
        texts = self.texts
        kinds = dict(_WAYS)
        pieces = tuple(
            Piece(piece.votes, kinds[piece.way]) for way, _ in _WAYS for piece in land.pieces[seat] if piece.way == way
        )
        name, votes = names.land(texts, land.land), texts("election-votes", votes=land.votes[seat])
        lines = [texts("stats-tip-votes", player=self.players[seat], land=name, votes=votes)]
        for way, _ in _WAYS:
            part = land.of_way(seat, way)
            if part:
                lines.append(texts("stats-tip-part", part=texts(_WAY_NAMES[way]), value=texts.number(part)))
        return Column(self.figures.parties[seat], pieces, texts.number(land.votes[seat]), "\n".join(lines))

    # -- auctions ------------------------------------------------------------------------------------------------------

    def _auctions(self) -> Plate:
        texts, figures = self.texts, self.figures
        numbered = sorted({each.round for each in figures.auctions})
        rounds = [
            (
                self._round(number),
                self._round_short(number),
                [self._sale(each) for each in figures.auctions if each.round == number],
            )
            for number in numbered
        ]
        heads = (
            Head(texts("stats-head-round"), weight=0.65),
            Head(texts("stats-head-buyer"), text=True, weight=1.4),
            Head(texts("stats-head-price")),
            Head(texts("stats-head-runner-up"), text=True, weight=1.4),
            Head(texts("stats-head-bid")),
            Head(texts("stats-head-over"), weight=1.15),
        )
        rows = (
            *(self._auction_row(each) for each in figures.auctions),
            *(self._auction_total(seat) for seat in self._seats),
        )
        sheet = Sheet(texts("stats-auctions"), texts("stats-head-sold"), heads, rows, 1.8)

        return Plate(
            sheet,
            lambda k: part(lambda box: PricePlot(k.ctx, box, sheet.title, rounds, self._thousands)),
            texts("stats-auctions-note"),
        )

    def _what(self, auction: Auction) -> str:
        return names.land(self.texts, auction.land) if auction.land else names.phase_short(self.texts, auction.phase)

    def _sale(self, auction: Auction) -> Sale:
        texts, parties = self.texts, self.figures.parties
        lines = [texts("stats-tip-auction", round=self._round(auction.round), what=self._what(auction))]
        bought, below = auction.winner, auction.runner_up
        if bought is None:
            lines.append(texts("stats-tip-unsold"))
        else:
            money = texts.money(bought.amount)
            lines.append(texts("stats-tip-bought", player=self.players[bought.seat], money=money))
            if below is not None:
                money = texts.money(below.amount)
                lines.append(texts("stats-tip-runner-up", player=self.players[below.seat], money=money))
            else:
                lines.append(texts("stats-tip-alone"))
        code = names.land_code(texts, auction.land) if auction.land else "gavel"
        return Sale(
            code,
            "\n".join(lines),
            Price(parties[bought.seat], bought.amount // _THOUSAND) if bought is not None else None,
            Price(parties[below.seat], below.amount // _THOUSAND) if below is not None else None,
            icon=not auction.land,
        )

    def _auction_row(self, auction: Auction) -> Row:
        texts, bought, below = self.texts, auction.winner, auction.runner_up
        nobody, dash = texts("stats-nobody"), "–"
        cells = [texts.number(auction.round), nobody, dash, nobody, dash, dash]
        values = [str(auction.round), "", "", "", "", ""]
        if bought is not None:
            cells[1:3] = [self.players[bought.seat], texts.money(bought.amount)]
            values[1:3] = [self.players[bought.seat], str(bought.amount)]
        if below is not None:
            cells[3:] = [self.players[below.seat], texts.money(below.amount), texts.money(auction.over)]
            values[3:] = [self.players[below.seat], str(below.amount), str(auction.over)]
        buyer, other = (self._short(bid.seat) if bid is not None else "" for bid in (bought, below))
        short = names.land_code(texts, auction.land) if auction.land else ""
        return Row(
            self._what(auction), tuple(cells), short, values=tuple(values), briefs=("", buyer, "", other, "", "")
        )

    def _auction_total(self, seat: int) -> Row:
        """What a party has paid in all auctions together, and how much of it above the runners-up."""
        texts, figures = self.texts, self.figures
        paid, over = figures.paid(seat), figures.paid_over(seat)
        cells = ("", self.players[seat], texts.money(paid), "", "", texts.money(over))
        values = ("", self.players[seat], str(paid), "", "", str(over))
        briefs = ("", self._short(seat), "", "", "", "")
        return Row(texts("stats-head-total"), cells, values=values, strong=True, briefs=briefs)

    # -- rallies -------------------------------------------------------------------------------------------------------

    def _tenths(self, seat: int) -> int:
        """Votes for a thousand in tenths; -1 if nothing was paid."""
        rate = self.figures.rallies[seat].per_thousand
        return -1 if rate is None else round(rate * 10)

    def _rallies(self) -> Plate:
        texts, figures = self.texts, self.figures
        thousand = texts.money(_THOUSAND)
        groups = []
        for seat in self._seats:
            account, tenths = figures.rallies[seat], self._tenths(seat)
            written = self._rate(tenths) if tenths >= 0 else texts("stats-nothing-paid")
            paid = texts.money(account.spent)
            tip = texts("stats-tip-rallies", player=self.players[seat], votes=account.votes, money=paid)
            pieces = (Piece(tenths),) if tenths > 0 else ()
            groups.append(self._of_seat(seat, pieces, written, tip))
        accounts = figures.rallies
        rates = [self._tenths(seat) for seat in self._seats]
        rows = (
            self._row(texts("stats-head-paid"), [each.spent for each in accounts], texts.money),
            self._row(texts("stats-head-bought"), [each.bought for each in accounts]),
            self._row(texts("stats-head-free"), [each.free for each in accounts]),
            self._row(texts("stats-head-converted"), [each.converted for each in accounts]),
            self._row(texts("stats-head-votes"), [each.votes for each in accounts]),
            Row(
                texts("stats-head-efficiency", money=thousand),
                tuple(self._rate(tenths) if tenths >= 0 else "–" for tenths in rates),
                texts("stats-head-efficiency", money=texts.money_short(_THOUSAND)),
                values=tuple(str(tenths / 10) if tenths >= 0 else "" for tenths in rates),
                strong=True,
            ),
        )
        sheet = Sheet(texts("stats-rallies", money=thousand), "", self._heads(), rows)

        def write(tenths: int) -> str:
            return self._rate(tenths) if tenths % 10 else texts.number(tenths // 10)

        return self._in_columns(sheet, groups, texts("stats-rallies-note", money=thousand), write=write)


class _Page(NamedTuple):
    """A page: what it is called in full and short, what stands on it, and its best figure with its seat."""

    long: str
    short: str
    plate: Callable[[GamePages], Plate]
    best: Callable[[GamePages], tuple[str, str, int] | None]


_PAGES: Final = {
    "points": _Page("stats-points", "stats-points-short", GamePages._points, GamePages._best_total),
    "rounds": _Page("stats-rounds", "stats-rounds-short", GamePages._rounds, GamePages._best_round),
    "money": _Page("stats-money", "stats-money-short", GamePages._money, GamePages._best_money),
    "votes": _Page("stats-votes", "stats-votes-short", GamePages._votes, GamePages._best_votes),
    "auctions": _Page("stats-auctions", "stats-auctions-short", GamePages._auctions, GamePages._best_auctions),
    "rallies": _Page("stats-rallies", "stats-rallies-short", GamePages._rallies, GamePages._best_rallies),
}
