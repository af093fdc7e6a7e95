"""Prompts: what a player sees and does for one kind of decision.

A prompt holds the draft of one decision: every click in it is free, nothing is final before the confirm button.  It
says *what* is asked, shown and offered; the table's frame decides where that stands in each layout:

| part | wide layout | focus |
|---|---|---|
| `title`, `hint` | top of the middle of the dock | left end of the action bar, the hint below it |
| `facts` | figures below the hint | one line of figures in the action bar |
| `controls` | between facts and buttons (stepper, ballots, slider) | a row of its own or in the tray |
| `buttons` | below, the primary one first, always at the same place | right end of the action bar |
| `choices` | left part of the dock: cards to choose from, order of play | the tray |
| `context` | right part of the dock above the supplies; by default the player's shadow cabinet | the tray, if room |
| `stage` | a panel over the lower part of the boards (draft and opening program only) | the same |

The boards draw the difference between `desk.view` and `preview()` by themselves: hollow pips for new rallies, dashed
trend, `old → new` votes and matches, a dashed x2 stamp, a hollow media marker.  `spots` says what on the boards can be
clicked, what is chosen and what is closed with which reason; `click` takes the clicks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, TypeVar

from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.engine.errors import Refusal
from macher.i18n.catalogue import Value
from macher.i18n.texts import Texts
from macher.rules.commands import Pass
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.ui.game.advice_words import COMMANDS, PASSES, Says
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.words.names import GameNames

OptionsT = TypeVar("OptionsT", bound=Options)

SpotKind = Literal[
    "land",  # a whole board; the frame shows `SpotLook.text` as a line at its foot (deployment)
    "board",  # a whole board without a mark of its own, where a state is asked for: what has no other meaning there
    "opinion",  # an opinion card on a board: land, card
    "media",  # a media spot or marker on a board: land, index (0..4)
    "row",  # a party row on a board: land, seat
    "pip",  # the k-th rally spot of the player's row, or of a seat's: land, index (1..8), seat
    "minus",  # the - button in the player's row: land
    "plus",  # the + button in the player's row: land
    "trend",  # the trend of a row: land, seat
    "count",  # the number of rallies of a row where there is no room for spots: land, seat
    "slot",  # a politician slot on a board: land, index
    "display_opinion",  # a card of the opinion display: card
    "display_program",  # a card of the program display: index
    "national",  # a space for opinions on the national board: index
    "poll",  # the top poll
    "party",  # a party in the rail: seat
]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table that a prompt can make clickable."""

    kind: SpotKind
    land: int = -1
    seat: int = -1
    index: int = -1
    card: int = -1


@dataclass(frozen=True, slots=True)
class SpotLook:
    """How a spot is shown: offered (blue frame), chosen (ballot cross), or closed with a reason."""

    chosen: bool = False
    reason: str = ""
    text: str = ""
    """Text on the spot: the foot line of a board."""
    short: str = ""
    """The same for a narrow board."""
    tooltip: str = ""
    tag: str = ""
    """A small tag on a card: +1, -1."""
    icon: str = ""
    """Icon in the foot line of an offered board: what would be put there."""
    quiet: bool = False
    """Has no frame until the pointer or the focus is on it: for boards where nearly everything can be clicked."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure with its caption; `new` is shown as `value -> new`, blue if it is as good or better."""

    caption: str
    value: str
    new: str = ""
    tooltip: str = ""
    short: str = ""
    """A shorter caption for a line without room for all facts."""
    worse: bool = False
    """Whether the new figure is a loss: the colour of what speaks against, with a dashed line below."""


@dataclass(frozen=True, slots=True)
class Act:
    """A button: verb with amount; grey if it has a reason, with a lock if it can't be taken back."""

    id: str
    text: str | Sequence[str]
    """One text or a long form and shorter ones."""
    on_click: Callable[[], None]
    primary: bool = False
    icon: str = ""
    lock: str = ""
    """Why it can't be taken back; shown behind the buttons."""
    reason: str = ""
    """Why it can't be used now."""
    tooltip: str = ""
    action: str = ""
    """Name of the key action that presses it (`confirm`, `pass`)."""
    forgets: str = ""
    """What it would leave unused; said at the first press, carried out at the second."""


class Desk(Protocol):
    """What a prompt may know and do; the table scene provides it."""

    view: PlayerView
    decision: Decision
    edition: Edition
    texts: Texts
    names: GameNames
    assists: frozenset[str]
    """Helpers that are switched on."""

    def see(self, view: PlayerView, decision: Decision) -> None:
        """The same question with other things covered."""

    def refusal(self, command: Command) -> Refusal | None:
        """Why the open question does not allow a command; `None` if it does."""

    def preview(self, *commands: Command) -> PlayerView | None:
        """The player's view after what can be told of the commands beforehand, or `None` if that is nothing."""

    def lock(self, *commands: Command) -> str:
        """Why these commands can't be taken back once handed in; empty if they can."""

    def confirm(self, *commands: Command) -> None:
        """Hands the commands in; a refusal is shown as a sentence."""

    def changed(self) -> None:
        """The draft has changed: draw anew."""

    def own_view(self) -> PlayerView:
        """What the deciding seat knows and nothing else, also where the screen shows more or less."""

    def auto_pass(self, scope: str) -> None:
        """Passes now and gives the same answer until that phase is over; scope is `phase`, `polls` or `keep`."""

    def events(self) -> Sequence[Any]:
        """All events this seat may know, oldest first."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a prompt says once and for all about its kind of question."""

    title: str = ""
    """Text key of the question in a few words; for narrow places there is another with `-short` behind it."""
    hint: str = ""
    """Text key of the sentence that says what to do."""
    takes: tuple[type[Command], ...] = ()
    """Commands that the draft can hold."""
    drawn: bool = True
    """Whether the boards show what the draft would do."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a prompt says and offers as its draft stands."""

    titles: Sequence[str]
    hint: str
    facts: Sequence[Fact]
    acts: Sequence[Act]
    spots: Mapping[Spot, SpotLook]
    lands: Sequence[int] | None
    lit: Sequence[str]
    preview: PlayerView


@dataclass
class Prompt(Generic[OptionsT]):
    """Base of the prompts; one subclass for each class of options.

    The rules are asked when the draft changes, never while the table is drawn: what is drawn is `told`, and what nodes
    ask besides is known from `look_ahead`.
    """

    asks: ClassVar[Asked] = Asked()

    desk: Desk
    options: OptionsT
    _told: Told | None = field(default=None, init=False, repr=False)
    _spoken: tuple[object, ...] = field(default=(), init=False, repr=False)
    """Language and helpers of `_told`."""

    def __post_init__(self) -> None:
        """Begins with the empty draft."""
        self.reset()

    def ask_again(self, view: PlayerView, decision: Decision) -> None:
        """The same question, perhaps with other things covered or after answers of others; the draft stays."""
        if view is not self.desk.view:
            self.desk.see(view, decision)
            self.options = decision.options  # type: ignore[assignment]  # of the same class as before
            self.outdate()

    def speak(self, texts: Texts, assists: frozenset[str]) -> None:
        """Takes over the language of the moment and the helpers that are switched on."""
        spoken = (texts, texts.lang, texts.grouping, texts.vocabulary, assists)
        if spoken != self._spoken:
            self._spoken = spoken
            self.desk.texts, self.desk.assists = texts, assists
            self.outdate()

    # -- what is told -------------------------------------------------------------------------------------------------

    def outdate(self) -> None:
        """The draft has changed, or what it is told in."""
        self._told = None

    @property
    def told(self) -> Told:
        """What is said and offered as the draft stands; worked out once for each draft."""
        if self._told is None:
            self.look_ahead()
            self._told = Told(
                titles=self.titles,
                hint=self.hint,
                facts=self.facts(),
                acts=self.acts(),
                spots=self.spots(),
                lands=self.lands(),
                lit=self.lit(),
                preview=self.preview(),
            )
        return self._told

    def look_ahead(self) -> None:
        """Asks the rules what the nodes of the dock will need besides; the desk remembers it."""

    on_boards: ClassVar[bool] = False
    """Whether the boards and the rail of the wide layout show all its figures."""

    def receipt(self, place: int) -> Sequence[str]:
        """What the draft buys in a state and for how much, long and short: in the player's row; empty for nothing."""
        return ()

    def gain(self, place: int) -> Sequence[str]:
        """What one more in a state would bring, long and short; empty where nothing can be added."""
        return ()

    def allows(self, command: Command) -> bool:
        """Whether the open question allows a command."""
        return command.seat == self.options.seat and self.desk.refusal(command) is None

    @property
    def warned(self) -> bool:
        """Whether a warning stands among the words of the question."""
        return False

    @property
    def passes_first(self) -> bool:
        """Whether Pass has the focus until the draft is changed, since passing is usual (phases 3 and 8)."""
        return False

    # -- words -------------------------------------------------------------------------------------------------------

    def named(self, form: int) -> Mapping[str, Value]:
        """What title and hint name, in its longest form (0) or its shortest (-1): the state that is asked about."""
        return {"land": self.desk.names.land_forms(self.desk.view.place)[form]} if self.options.here else {}

    @property
    def title(self) -> str:
        """The question in a few words: "Organize party rallies"."""
        return self.desk.texts(self.asks.title, **self.named(0)) if self.asks.title else ""

    @property
    def short_title(self) -> str:
        """The same for narrow places."""
        key = self.asks.title
        return self.desk.texts(f"{key}-short", **self.named(-1)) if key else self.title

    @property
    def titles(self) -> Sequence[str]:
        """The question in every form that it has, longest first; a short one keeps the whole name if it can."""
        key = self.asks.title
        named = [self.desk.texts(f"{key}-short", **self.named(0))] if key else []
        return tuple(dict.fromkeys((self.title, *named, self.short_title)))

    @property
    def hint(self) -> str:
        """One sentence that says what to do and what it costs."""
        return self.desk.texts(self.asks.hint, **self.named(0)) if self.asks.hint else ""

    def facts(self) -> Sequence[Fact]:
        """Figures that follow from the draft: cost, money left, votes."""
        return ()

    def buttons(self) -> Sequence[Act]:
        """Primary first, then pass and others."""
        return ()

    def confirm_act(
        self, text: str | Sequence[str], reason: str = "", *, icon: str = "", lock: str = "", id: str = "confirm"
    ) -> Act:
        """The button that hands the draft in."""
        return Act(id, text, self.confirm, True, icon, lock, reason, action="confirm")

    def pass_act(self, text: str | Sequence[str] = "", tooltip: str = "") -> Act:
        """The button that passes."""
        text = text or self.desk.texts("prompt-pass")
        return Act("pass", text, self.decline, tooltip=tooltip, action="pass")

    def clear_act(self, reason: str) -> Act:
        """The button that empties the draft; `reason` says that it is empty already."""
        return Act("clear", self.desk.texts("prompt-clear"), self.clear, reason=reason)

    def acts(self) -> list[Act]:
        """The buttons, with a lock on the primary one wherever the draft can't be taken back once handed in."""
        return [self._locked(act) for act in self.buttons()]

    def _locked(self, act: Act) -> Act:
        if not act.primary or act.lock or act.reason:
            return act
        commands = self.commands()
        return replace(act, lock=self.desk.lock(*commands)) if commands else act

    # -- places ------------------------------------------------------------------------------------------------------

    @property
    def acting(self) -> int:
        """Number of the own politician that is asked about, whose face is shown; -1 for none."""
        return -1

    def choices(self, ctx: Context, rect: Rect) -> Node | None:
        """The left part of the dock; `None` shows the player's program."""
        return None

    def controls(self, ctx: Context, rect: Rect) -> Node | None:
        """A control between the facts and the buttons."""
        return None

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        """Width and height that `controls` wants; (0, 0) for none."""
        return 0.0, 0.0

    def context(self, ctx: Context, rect: Rect) -> Node | None:
        """The right part of the dock above the supplies; `None` shows the player's shadow cabinet."""
        return None

    def aside(self, ctx: Context, rect: Rect) -> Node | None:
        """What stands beside that in ultra-wide windows."""
        return None

    def in_list(self, ctx: Context, rect: Rect) -> Node | None:
        """What stands in the place of what has happened; `None` leaves it there."""
        return None

    def stage(self, ctx: Context, rect: Rect) -> Node | None:
        """A panel over the lower part of the boards; `None` leaves the boards whole."""
        return None

    # -- boards ------------------------------------------------------------------------------------------------------

    def drafted(self) -> int:
        """The board that the draft changes, shown large in small layouts; -1 for none or several."""
        return -1

    def look_at(self, place: int) -> None:
        """Called when the player chooses this board."""

    def lands(self) -> Sequence[int] | None:
        """Boards that the question is about; `None` if it is about none in particular."""
        return (self.desk.view.place,) if self.options.here else None

    def lit(self) -> Sequence[str]:
        """Boxes of the strip that the question is about: `opinions`, `programs`, `polls`, `presence`, `base`."""
        return self.options.about

    def spots(self) -> Mapping[Spot, SpotLook]:
        """What can be clicked on the boards and in the strip."""
        return {}

    def click(self, spot: Spot) -> None:
        """A click on one of the spots."""

    # -- the draft ---------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """Back to the empty draft."""

    def command(self) -> Command | None:
        """The draft as a command, allowed or not; `None` while it is none."""
        return None

    def commands(self) -> tuple[Command, ...]:
        """What confirming would hand in now; empty while the draft is incomplete."""
        command = self.command()
        return (command,) if command is not None and self.allows(command) else ()

    def preview(self) -> PlayerView:
        """The view with the draft carried out, as the boards show it."""
        commands = self.commands() if self.asks.drawn else ()
        return (self.desk.preview(*commands) if commands else None) or self.desk.view

    def adopts(self, command: Command) -> bool:
        """Whether `adopt` would take it."""
        return isinstance(command, self.asks.takes)

    def adopt(self, command: Command) -> bool:
        """Takes a command that the options contain as the draft, if the prompt can; true if it did."""
        if not self.adopts(command) or not self.allows(command):
            return False
        self.take_over(command)
        self.desk.changed()
        return True

    def planned(self, view: PlayerView) -> Command | None:
        """The answer by which this question brings the table to a planned view; `None` if none does."""
        return None

    def take_over(self, command: Any) -> None:
        """Makes a command the draft; it is allowed, and of a kind that the draft can hold."""

    # -- what is done ------------------------------------------------------------------------------------------------

    def confirm(self) -> None:
        """Hands the draft in."""
        self.desk.confirm(*self.commands())

    def decline(self) -> None:
        """Passes."""
        self.desk.confirm(Pass(self.options.seat))

    def clear(self) -> None:
        """Empties the draft."""
        self.reset()
        self.desk.changed()

    def on_action(self, action: str) -> bool:
        """A key action that no button has: `bid_up`, `state1`...; true if it was used."""
        number = action.removeprefix("state")
        return number != action and number.isdecimal() and self.on_number(int(number) - 1)

    def on_number(self, at: int) -> bool:
        """The key of the board at a place, from 0; true if it was used."""
        return False

    def on_digit(self, digit: int) -> bool:
        """A typed digit; true if it was used."""
        return False


PROMPTS: Final[dict[type[Options], type[Prompt[Any]]]] = {}
"""The prompt of each class of options."""


def question(
    options: type[Options], passes: str = "", says: Mapping[type[Command], Says] | None = None
) -> Callable[[type[Prompt[Any]]], type[Prompt[Any]]]:
    """Class decorator: the prompt for a class of options.

    It brings what advice says of the answers: `passes` is the text key of passing, `says` writes the commands.
    """
    if passes:
        PASSES[options] = passes
    COMMANDS.update(says or {})

    def register(cls: type[Prompt[Any]]) -> type[Prompt[Any]]:
        PROMPTS[options] = cls
        return cls

    return register


def make_prompt(desk: Desk) -> Prompt[Any]:
    """The prompt for the desk's open decision; raises KeyError if a kind of decision has none."""
    options = desk.decision.options
    return PROMPTS[type(options)](desk, options)
