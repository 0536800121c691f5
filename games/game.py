"""The contract of a game, and the shape of its events and states; docs/a-new-game.md lists its texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, TypeVar, Union

import msgspec
from msgspec import Meta, Struct, structs

from games.hidden import HIDDEN, Piece
from games.words import SHARED_WORDS, Argument, Message, Seat, Words, words

if TYPE_CHECKING:
    from games.agents.agent import Agent
    from games.choice import Choice
    from games.engine.table import Table
    from games.reasons import Thing

SPACE = re.compile(r"[A-Z][1-9][0-9]?")
"""The name of a space: column letter and row number; C4 is row 4, column 3."""

SPACES_CACHED = 4096
"""Spaces whose names and coordinates are kept: they are asked for all the time."""


@lru_cache(SPACES_CACHED)
def space_name(row: int, column: int) -> str:
    """The name of the space at (row, column), both from 1: space(4, 3) is C4."""
    return f"{chr(64 + column)}{row}"


@lru_cache(SPACES_CACHED)
def coordinates(name: str) -> tuple[int, int]:
    """The (row, column), both from 1, of a space: coordinates("C4") is (4, 3)."""
    return int(name[1:]), ord(name[0]) - 64


SeatOrder = Annotated[tuple[int, ...], Meta(title="seat order")]
"""The type of an option that puts all seats into an order. At a table it holds all of them, or none."""


class Gain(Struct, frozen=True):
    """Points that an event brings its owner, and their source (`Game.point_sources`)."""

    points: int
    source: str


class Event(Struct, frozen=True, tag=True, tag_field="event"):
    """What happened, the only change of a state; the name of its class is stored and names its text."""

    is_detail: ClassVar[bool] = False
    """Whether a turn is understood without it; see `headline`."""

    alike: ClassVar[tuple[str, ...]] = ()
    """The fields in which two events may differ that are the same to their owner, who planned one of them."""

    @property
    def owner(self) -> int | None:
        """The seat whose doing or fortune it is; None: everybody's."""
        return None

    @property
    def gain(self) -> Gain | None:
        """The points it brings its owner, if it is about points."""
        return None

    @property
    def received_from(self) -> int | None:
        """The seat that had to give its owner something, if it is about that; it may have had nothing."""
        return None

    def apply(self, state: Any) -> None:
        """Change the state."""
        raise NotImplementedError

    def arguments(self) -> Mapping[str, Argument]:
        """The arguments of its text: its fields; of pieces their number too, `cards_number` of `cards`."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        numbers = {f"{name}_number": len(value) for name, value in fields.items() if _are_pieces(value)}
        return {**{name: _argument(value) for name, value in fields.items()}, **numbers}

    def message(self) -> Message | None:
        """What happened, for people; None for what goes without saying."""
        return Message(f"event-{type(self).__name__}", self.arguments())

    def headline(self) -> Message | None:
        """What it says where each turn has one line; None for a detail."""
        return None if self.is_detail else self.message()


class Detail(Event, frozen=True):
    """An event without which a turn is understood, where each turn has one line."""

    is_detail = True


class Silent(Event, frozen=True):
    """An event that goes without saying."""

    def message(self) -> Message | None:
        return None


class SeatEvent(Event, frozen=True):
    """Something that a seat did, or that happened to it."""

    seat: int

    @property
    def owner(self) -> int | None:
        return self.seat

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "seat": Seat(self.seat)}


class PointsScored(SeatEvent, frozen=True):
    """A seat scores points: a field of the event, or a property."""

    source: ClassVar[str]
    """Their source, one of `Game.point_sources`."""

    @property
    def points(self) -> int:
        raise NotImplementedError

    @property
    def gain(self) -> Gain:
        return Gain(self.points, self.source)

    def apply(self, state: Any) -> None:
        state.players[self.seat].points += self.points


def union_of_events(*modules: ModuleType) -> Any:
    """The union of all events of modules."""
    union: Any = Union
    return union[
        tuple(
            each
            for module in modules
            for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
        )
    ]


def _are_pieces(value: Any) -> bool:
    """Whether it is several pieces, or none of them."""
    return isinstance(value, tuple) and all(isinstance(each, Piece) for each in value)


def pieces_text(pieces: Sequence[Piece]) -> tuple[Message, ...]:
    """Several pieces for a text, equal ones counted: "2 × wheat, 3 face down"."""
    numbers = Counter(piece.text for piece in pieces)
    return tuple(
        Message("pieces-counted", {"piece": text, "n": n})
        if text != HIDDEN
        else Message("pieces-hidden", {"n": n})
        for text, n in numbers.items()
    )


def _argument(value: Any) -> Argument:
    if isinstance(value, Piece):
        return value.text
    if _are_pieces(value):
        return pieces_text(value)
    argument: Argument = int(value) if isinstance(value, bool) else value
    return argument


class State(Struct):
    """All there is on a table."""

    phase: str
    """The name of its phase; "" after the end."""

    def bag(self, name: str) -> list[str]:
        """The rest of a bag: all its pieces less those whose face this state knows, sorted."""
        raise NotImplementedError


class Role(StrEnum):
    """What an option means beyond the rules: it may look, or stand, differently."""

    PLAIN = ""
    ENDS_TURN = "ends_turn"
    """It ends what the seat may do now."""
    DECLINES = "declines"
    """It leaves out what the seat is offered."""
    MENU = "menu"
    """It opens further options, apart from what else is offered: a button of its own."""
    ASKS_WHICH = "asks_which"
    """It does nothing yet but ask which: where there is room, what is asked then stands in its place."""


S = TypeVar("S", bound=State)


class Group(Struct, frozen=True):
    """Options offered together where there are many: first the group is chosen. Spaces have their rows."""

    key: str
    """No two groups of a choice share one."""
    label: Message


class Option(Struct, frozen=True):
    """One thing a seat may choose."""

    key: str
    """Its name in the log, which must never change; no two options of a choice share one."""
    label: Message
    spots: tuple[str, ...] = ()
    """Where it is on the picture: spaces, or spots of the game's own, whose names are the picture's."""
    about: Message | None = None
    """What choosing it brings."""
    role: Role = Role.PLAIN
    reveals: bool = False
    """Whether it turns up something hidden, so that it cannot be taken back."""
    confirm: Message | None = None
    """What is asked once more before it counts."""
    sign: Message | None = None
    """What stands for it on its spots and in its control, a few characters; see `shown_sign`."""
    short: Message | None = None
    """Its label in a word or two, for a button below its whole text; see `shown_short`."""
    full: Message | None = None
    """Its label where nobody sees what was asked; see `shown_full`."""
    group: Group | None = None
    """Its group, if options are chosen by groups: then all have one but those with a button of their own."""
    copies: int = 1
    """How many equal ones there are, where several options are chosen: equal cards are one option."""
    places_next: bool = False
    """Whether its spots are where it could go, and on which of them is asked next."""
    then: Message | None = None
    """What is said with each option that is asked after it, if it `asks_which`."""
    speaks_for_itself: bool = False
    """Whether its short name and the picture say enough where there is no room for what it brings."""
    final: Message | None = None
    """Why it cannot be taken back, if it `reveals` something; None: in the words of all games."""

    @property
    def space(self) -> str | None:
        """The space this option is about, if it is about one."""
        return self.spots[0] if len(self.spots) == 1 and SPACE.fullmatch(self.spots[0]) else None

    @property
    def shown_sign(self) -> Message | None:
        """Its sign; by default that of a space, which is its name."""
        return self.sign or (_space_name(self.key) if self.key == self.space else None)

    @property
    def shown_short(self) -> Message:
        """Its name in a word or two, else its sign, else its label."""
        return self.short or self.shown_sign or self.label

    @property
    def shown_full(self) -> Message:
        """Its label where nobody sees what was asked."""
        return self.full or self.label


class LazyOption(Struct, frozen=True):
    """An option that is made when somebody looks; until then it is only a key."""

    key: str
    make: Callable[[Any], Option]
    """The option, from its seat's view as it was when the seat was asked."""
    role: Role = Role.PLAIN
    copies: int = 1


def space_option(name: str, *, reveals: bool = False, full: Message | None = None) -> Option:
    """A space as an option: its own key, label and spot."""
    return Option(name, _space_name(name), (name,), reveals=reveals, full=full)


@lru_cache(SPACES_CACHED)
def _space_name(name: str) -> Message:
    return Message("space", {"space": name})


def seats_clockwise(first: int, players: int) -> list[int]:
    """All seats clockwise, this one first."""
    return [*range(first, players), *range(first)]


class Standing(Struct, frozen=True):
    """Where a seat stands."""

    seat: int
    rank: int
    """1 wins; equals share a rank."""
    points: int
    ties: tuple[int, ...] = ()
    """Its tie-breaks, the first one first, as the text `ties` names them."""


class ForecastPart(Struct, frozen=True):
    """Points that a scoring would bring, and for what."""

    reason: Message
    points: int
    source: str
    """Their source, one of `Game.point_sources`."""


class ForecastCost(Struct, frozen=True):
    """The price of a forecast's points, and the points for a seat that owned more."""

    price: Mapping[str, int]
    """What it pays: goods -> number; empty if nothing, or if all is paid already."""
    payment: Message | None
    """The purpose of the price; None without one."""
    potential: int
    """The best the seat could have if it owned all that can be paid; the forecast's points if it does."""
    potential_price: Mapping[str, int]
    """What would have to be paid for `potential`."""
    owned: Mapping[str, int]
    """How much of that the seat owns, under the same names."""
    unpaid: Message | None = None
    """What would not be paid for `potential`; None if it owns enough."""


class Forecast(Struct, frozen=True):
    """What a scoring to come can bring a seat as things stand: the best it can have, with what it owns."""

    seat: int
    title: Message
    """Which scoring it is."""
    points: int
    parts: tuple[ForecastPart, ...]
    cost: ForecastCost | None = None
    """None: nothing is to be paid in that scoring."""


class Chapter(Struct, frozen=True):
    """A chapter of a game's rules."""

    name: str
    """Its title is the text `help-<name>`."""
    paragraphs: tuple[Message, ...]
    """A line of Markdown each."""

    @property
    def title(self) -> Message:
        return Message(f"help-{self.name}")


class GlossaryPart(Struct, frozen=True):
    """The symbols of a chapter."""

    chapter: str
    names: tuple[Message, ...]
    """Their names, each with the symbol of its text."""


class Help(Struct, frozen=True):
    """The help of a game, the same for everybody."""

    overview: tuple[Message, ...]
    """A round in six lines."""
    chapters: tuple[Chapter, ...]
    """All its rules."""
    questions: Mapping[str, tuple[Message, ...]]
    """Prompt, without "prompt-" -> the paragraphs that explain what is asked."""
    tips: Mapping[str, Message]
    """Prompt, without "prompt-" -> a line that says why the choice matters; see `tip`."""
    symbols: Mapping[str, str] = {}
    """Text id -> the symbol before it."""
    reasons: Mapping[str, Mapping[str, Message]] = {}
    """Condition that is not met, without "unmet-" -> pattern for things -> the paragraph of its rule."""
    pictures: Mapping[str, str] = {}
    """Name of a chapter -> the picture that shows its subject."""
    glossary: tuple[GlossaryPart, ...] = ()
    """The names of its symbols, in the order of the chapters."""

    deciding: frozenset[str] = frozenset()
    """Conditions, without "unmet-": a thing that lacks one of them is shown with this one alone."""

    def explained(self, thing: Thing) -> Thing:
        """A thing with the conditions that are said of it."""
        deciding = tuple(each for each in thing.unmet if each in self.deciding)[:1]
        within = () if deciding else tuple(map(self.explained, thing.within))
        return structs.replace(thing, unmet=deciding or thing.unmet, within=within)

    def rules(self, thing: Thing) -> Iterator[Message]:
        """The paragraphs of the conditions that a thing does not meet."""
        for condition in thing.unmet:
            rules = self.reasons[condition]
            yield next(rules[each] for each in rules if fnmatchcase(thing.key, each) or each == thing.name.id)

    def tip(self, prompt: Message) -> Message | None:
        """Why this choice matters: the prompt's arguments come before the tip's own."""
        found = self.tips.get(prompt.id.removeprefix("prompt-"))
        return Message(found.id, {**found.args, **prompt.args}) if found else None

    @property
    def texts(self) -> tuple[Message, ...]:
        """All of it: titles, paragraphs and tips."""
        chapters = (each for chapter in self.chapters for each in (chapter.title, *chapter.paragraphs))
        questions = (each for paragraphs in self.questions.values() for each in paragraphs)
        names = (name for part in self.glossary for name in part.names)
        return (*self.overview, *chapters, *questions, *self.tips.values(), *names)


Script = Callable[["Table[S]"], Coroutine[Any, Any, None]]
"""The script of a phase: what happens in it, with choices where seats decide."""


Summary = Callable[[Iterable[Event], Sequence[Event]], Message | None]
"""Called with the events before a phase and with those of the phase, of both those that a viewer knows."""


class Phase(Struct, Generic[S], frozen=True):
    """A phase of a game: its script, and its meaning to spectators."""

    script: Script[S]
    is_scoring: bool = False
    """Whether its events are a breakdown of points."""
    prepares_scoring: bool = False
    """Whether it belongs to the scoring that follows."""
    together: bool = False
    """Whether its script lets seats act side by side (`Together`): a history shows it as a whole."""
    summary: Summary | None = None
    """What its events say together, where each turn has one line; None where each seat has its own."""
    can_choose_for_seats: bool = False
    """Whether a seat may have the rest of its part in it chosen for it, as in a setup."""
    beginnings: tuple[str, ...] = ()
    """The prompts in other phases at which it may have that, without "prompt-"."""

    @property
    def is_turn(self) -> bool:
        """Whether what is chosen in it is a turn, not a part of a scoring."""
        return not (self.is_scoring or self.prepares_scoring)

    def can_choose_for(self, choice: Choice) -> bool:
        """Whether a seat may have this chosen for it."""
        return self.can_choose_for_seats or choice.prompt.id.removeprefix("prompt-") in self.beginnings


class Game(Struct, Generic[S], frozen=True, dict=True):
    """A game with a state S: a package in `games` with a `GAME`, and nothing outside it."""

    name: str
    """The name of its package; stored."""
    seats: tuple[int, ...]
    """How many can play."""
    options: type[Struct]
    """How a table plays: a frozen Struct of flags, texts, lists and orders of seats; stored."""
    start: Callable[[int, Any], S]
    """The state before the first phase, from the number of seats and the options."""
    phases: Mapping[str, Phase[S]]
    """The phases by name; the names are stored."""
    events: Any
    """The union of all its events, by which a log is read."""
    standing: Callable[[S], tuple[Standing, ...]]
    """Where each seat stands, best first, from a view."""
    table_text: Callable[[S, Words, Sequence[str]], str]
    """A view as text; the last argument is what the seats are called."""
    folder: Path
    """Where its texts are, in `words/`."""
    point_sources: tuple[str, ...] = ()
    """The sources of points in a table of points; the texts `picture-part-<source>` name them."""
    moments: Mapping[str, tuple[type[Event], ...]] = {}
    """The kinds of moments that a history finds -> their events; the texts `happened-<kind>` name them."""
    option_values: Mapping[str, tuple[str, ...]] = {}
    """All values of each text among the options, its default too, in the order in which they are offered."""
    forecasts: Callable[[S, int], tuple[Forecast, ...]] | None = None
    """The forecast of each kind of scoring for a seat, the next one first, from a view."""
    advice: Callable[[S, int], Mapping[str, Message]] | None = None
    """Source of points -> a next act of a seat for it, from its view; first what matters most to all."""
    round_name: Callable[[S], Message | None] | None = None
    """The name of the present round, from the public view; None before the first one."""
    between_rounds: Callable[[S], Message | None] | None = None
    """What a moment between two rounds is called, from a view; None within a round."""
    next_to_act: Callable[[S], int | None] | None = None
    """The seat that acts after the one that does now, from a view; None where that is not known."""
    ahead: Callable[[S, int], S | None] | None = None
    """The state as if a seat's next turn began now, from its view; None where no turn can be planned."""
    help: Help | None = None
    """Its rules, and a tip for every question."""
    introductory: Struct | None = None
    """The options of a first game, if it has special ones."""
    example: Path | None = None
    """A log up to a moment that shows newcomers what it is like."""
    guided: Path | None = None
    """The folder of its guided game (`games/guided.py`), which leads newcomers through a scoring."""
    agent: Agent[S] | None = None
    """How its computer players judge positions; without one they go by forecasts."""

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[tuple[Event, ...]]:
        several: Any = tuple
        return msgspec.json.Decoder(several[self.events, ...])

    def decode_events(self, events: bytes | str) -> tuple[Event, ...]:
        """Events from their JSON. Raises msgspec.ValidationError or DecodeError."""
        return self._decoder.decode(events)

    def words(self, locale: str) -> Words:
        return words(locale, *self.words_folders)

    @property
    def words_folders(self) -> tuple[Path, ...]:
        """Where its texts are: those of all games, then its own, then those of its help."""
        own = self.folder / "words"
        return SHARED_WORDS, own, *([own / "help"] if self.help else [])


def value_key(value: str) -> str:
    """The name of a value of an option in ids of texts and controls, where it cannot be empty."""
    return value or "none"


def standings(scores: Sequence[tuple[int, ...]]) -> tuple[Standing, ...]:
    """Standings, best first, from each seat's points followed by its tie-breaks; equal ones share a rank."""
    order = sorted(range(len(scores)), key=lambda seat: (tuple(-each for each in scores[seat]), seat))
    return tuple(
        Standing(seat, 1 + sum(other > scores[seat] for other in scores), scores[seat][0], scores[seat][1:])
        for seat in order
    )
