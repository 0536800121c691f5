"""The bookkeeping of a game, by which random games are checked without asking its rules."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from games.game import Event
from games.words import Message

Account = tuple[str, str]
"""A thing and its place: ("sesterces", "seat 0"), ("red", "market")."""

BANK = "bank"
"""The place of unlimited things, which is never counted."""


class Broken(Exception):
    """An invariant does not hold; the message says which."""


class Transfer(Struct, frozen=True):
    """A number of things moved from one place to another."""

    what: str
    number: int
    source: str
    target: str


class Claim(Struct, frozen=True):
    """An option's announcement, and the events after it was chosen."""

    args: Mapping[str, Any]
    """The arguments of the announcing text."""
    seat: int
    before: Any
    """The state when the option was chosen."""
    after: Any
    """The state after the move."""
    events: tuple[Event, ...]

    def of(self, *kinds: type[Any]) -> list[Any]:
        """The events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]


class Asked(Struct, frozen=True):
    """A question, also one that is not asked since it has only one answer."""

    state: Any
    """The state when it comes up."""
    seat: int
    args: Mapping[str, Any]
    """The arguments of its text."""
    chosen: Mapping[str, str]
    """Earlier choices for the same thing: spot -> piece."""
    keys: frozenset[str]
    """Its options, for questions that the bookkeeping covers only in part."""
    events: tuple[Event, ...]
    """The events of the open phase so far."""

    @property
    def player(self) -> Any:
        """The part of the state in front of its seat."""
        return self.state.players[self.seat]

    def since(self, kind: type[Event]) -> tuple[Event, ...] | None:
        """The seat's events after the last one of a kind; None if there was none."""
        own = [event for event in self.events if event.owner == self.seat]
        last = max((number for number, event in enumerate(own) if isinstance(event, kind)), default=None)
        return None if last is None else tuple(own[last + 1 :])


class Audit(Struct, frozen=True):
    """A game's bookkeeping."""

    holdings: Callable[[Any], Mapping[Account, int]]
    """Everything counted on a table, except points."""
    transfers: Mapping[type[Event], Callable[[Any, Any], Iterator[Transfer]]]
    """Event -> its transfers, from the event and the state before it; for every kind of event."""
    most_phases: Callable[[int], int]
    """Number of players -> the most phases of a game."""
    most_answers: Callable[[Any], int]
    """The most answers in the phase that begins with a state."""
    objections: Mapping[type[Event], Callable[[Any, Any], Iterator[str]]] = {}
    """Event -> why it should not have happened, from the event and the state before it."""
    offers: Mapping[str, Callable[[Asked], set[str]]] = {}
    """Prompt, without "prompt-" -> exactly the keys it should offer."""
    figures: Mapping[str, Callable[[Claim], bool]] = {}
    """Id of a text on an option -> whether its announcement came true."""
    forecasts: Callable[[Any, int], tuple[int, ...]] | None = None
    """The points of a game's forecasts for a seat, in their order."""
    ranked_by: Callable[[Any, int], tuple[int, ...]] | None = None
    """The seat's ranking criteria now, highest first; equal seats share a rank."""
    late_start: Callable[[int, Any, Random], Any] | None = None
    """A random state before the setup, late in the game, from the number of seats and the options.

    Random games from there reach situations that whole ones seldom reach.
    """


def nothing(event: Any, state: Any) -> Iterator[Transfer]:
    """The transfers of an event that moves nothing counted: none."""
    return iter(())


def seat_place(seat: int) -> str:
    return f"seat {seat}"


def texts_in(message: Any) -> Iterator[Message]:
    """A message and all messages in it."""
    if isinstance(message, Message):
        yield message
        for each in message.args.values():
            yield from texts_in(each)
    elif isinstance(message, (tuple, list)):
        for each in message:
            yield from texts_in(each)


def number_of(said: Any, text: str) -> int:
    """The argument `n` of the text with this id in a message; 0 without one."""
    found = next((each.args["n"] for each in texts_in(said) if each.id == text), 0)
    assert isinstance(found, int)
    return found
