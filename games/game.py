"""What a game has to bring, and the shape of its events and states."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, structs

from games.words import Message, Seat, Words, words

if TYPE_CHECKING:
    from games.engine.table import Table

SPACE = re.compile(r"[A-Z][1-9][0-9]?")
"""The name of a space: column letter and row number; C4 is row 4, column 3."""


def space(row: int, column: int) -> str:
    """The name of the space at (row, column), both from 1: space(4, 3) is C4."""
    return f"{chr(64 + column)}{row}"


def coordinates(name: str) -> tuple[int, int]:
    """The (row, column), both from 1, of a space: coordinates("C4") is (4, 3)."""
    return int(name[1:]), ord(name[0]) - 64


class Known(Struct, frozen=True):
    """Something that not everybody may see: its face, and the seats that know it (None: everybody).

    `bag` is where the face came from, so that somebody who does not know it can imagine it.
    """

    face: str | None
    seats: tuple[int, ...] | None
    bag: str

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat knows the face; seat None is the public."""
        return self.seats is None or seat in self.seats


class Event(Struct, frozen=True, tag=True, tag_field="event"):
    """Something that happened; the only thing that changes a state."""

    def apply(self, state: Any) -> None:
        """Change the state as told."""
        raise NotImplementedError

    def tell(self) -> Message | None:
        """What happened, for people; None for what goes without saying."""
        arguments = {name: _argument(name, getattr(self, name)) for name in self.__struct_fields__}
        return Message(f"event-{type(self).__name__}", arguments)


def _argument(name: str, value: Any) -> Any:
    if name in ("seat", "giver"):
        return Seat(value)
    if isinstance(value, Known):
        return f"face-{value.face}" if value.face else "hidden"
    return int(value) if isinstance(value, bool) else value


class State(Struct):
    """All there is on a table. `phase` is the phase it is in; "" when the game is over."""

    phase: str

    def bag(self, name: str) -> list[str]:
        """What may still come out of a bag: all its pieces less those whose face this state knows, sorted."""
        raise NotImplementedError


class Option(Struct, frozen=True):
    """One thing a seat may choose. `key` stands in the log.

    `spots` are its places on the picture: spaces, or words of the game's own, which may end in a colon and
    what the spot is called there ("library:3"). `about` is what choosing it brings.
    """

    key: str
    label: Message
    spots: tuple[str, ...] = ()
    about: Message | None = None

    @property
    def space(self) -> str | None:
        """The space this option is about, if it is about one."""
        return self.spots[0] if len(self.spots) == 1 and SPACE.fullmatch(self.spots[0]) else None


class Choice(Struct, frozen=True):
    """A seat has to pick one option.

    `picture` names the picture the choice is about; `chosen` are the spots on it that were chosen before, for
    the same thing, each with the piece that shall lie there, or "".
    """

    seat: int
    prompt: Message
    options: tuple[Option, ...]
    picture: str = ""
    always: bool = False
    chosen: Mapping[str, str] = {}

    def option(self, key: str) -> Option | None:
        """The option of this key, if there is one."""
        return next((option for option in self.options if option.key == key), None)


class Standing(Struct, frozen=True):
    """Where a seat stands: its rank (1 wins, equal ranks share), its points, its tie-breaks in order.

    A game with tie-breaks has a text `ties` that tells them, with the arguments `first`, `second`.
    """

    seat: int
    rank: int
    points: int
    ties: tuple[int, ...] = ()


class Part(Struct, frozen=True):
    """A part of a forecast: whose, what for, how many points."""

    seat: int
    reason: Message
    points: int


Script = Callable[["Table"], Coroutine[Any, Any, None]]


class Game(Struct, frozen=True, dict=True):
    """A game: one folder under `games/`, and nothing outside it.

    `seats`: how many can play. `options`: a frozen Struct of flags, texts and lists of seats, all with
    defaults; `settings`: what a text among them may be besides "". `board`: a view in words.
    `reconstruction`: whether some of its component data is ours. `forecast`: what the next scoring would
    bring, from a view. `rounds`: the phase by which a round begins. `reference`: what its symbols and effects
    mean, line by line, the same for everybody; a heading's text has an id that begins with `reference-`.
    """

    name: str
    seats: tuple[int, ...]
    options: type[Struct]
    start: Callable[[int, Any], Any]
    phases: Mapping[str, Script]
    events: Any
    standing: Callable[[Any], tuple[Standing, ...]]
    board: Callable[[Any, Words, Sequence[str]], str]
    folder: Path
    reconstruction: bool = False
    settings: Mapping[str, tuple[str, ...]] = {}
    forecast: Callable[[Any], tuple[Part, ...]] | None = None
    rounds: str = ""
    reference: Callable[[], tuple[Message, ...]] | None = None

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[tuple[Event, ...]]:
        several: Any = tuple
        return msgspec.json.Decoder(several[self.events, ...])

    def decode(self, events: bytes | str) -> tuple[Event, ...]:
        """Events from their JSON. Raises msgspec.ValidationError or DecodeError."""
        return self._decoder.decode(events)

    def words(self, locale: str) -> Words:
        """The game's texts in a language."""
        return words(locale, Path(__file__).parent / "words", self.folder / "words")


def standings(scores: Sequence[tuple[int, ...]]) -> tuple[Standing, ...]:
    """Standings, best first, from each seat's points followed by its tie-breaks; equal ones share a rank."""
    order = sorted(range(len(scores)), key=lambda seat: (tuple(-each for each in scores[seat]), seat))
    return tuple(
        Standing(seat, 1 + sum(other > scores[seat] for other in scores), scores[seat][0], scores[seat][1:])
        for seat in order
    )


_PLAIN = frozenset({str, int, bool, type(None)})


def copied(value: Any) -> Any:
    """A copy of a state: everything that can change is copied, everything else is shared."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Struct):
        if value.__struct_config__.frozen:
            return value
        return type(value)(*[copied(getattr(value, name)) for name in value.__struct_fields__])
    if isinstance(value, list):
        return [copied(each) for each in value]
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return value


def faced(value: Any, turn: Callable[[Known], Known]) -> Any:
    """The value with every Known in it turned by `turn`; a state is changed in place, an event made anew."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Known):
        return turn(value)
    if isinstance(value, Struct):
        changes = {}
        for name in value.__struct_fields__:
            before = getattr(value, name)
            after = faced(before, turn)
            if after is not before:
                changes[name] = after
        if changes and value.__struct_config__.frozen:
            return structs.replace(value, **changes)
        for name, after in changes.items():
            setattr(value, name, after)
        return value
    if isinstance(value, list | tuple):
        after = type(value)(faced(each, turn) for each in value)
        return after if any(new is not old for new, old in zip(after, value, strict=True)) else value
    if isinstance(value, dict):
        turned = {key: faced(each, turn) for key, each in value.items()}
        return turned if any(turned[key] is not value[key] for key in value) else value
    return value


def as_seen(value: Any, seat: int | None) -> Any:
    """The value with every face that a seat does not know turned down; seat None is the public."""
    return faced(value, lambda known: known if known.seen_by(seat) else structs.replace(known, face=None))


def knowns(value: object) -> Iterator[Known]:
    """Every Known inside a state or event."""
    if isinstance(value, Known):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from knowns(getattr(value, name))
    elif isinstance(value, dict):
        for each in value.values():
            yield from knowns(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from knowns(each)
