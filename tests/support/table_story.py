"""Steps of tests at a table of any game: a seat's question, its answer, the events."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from msgspec import structs

from games.choice import Choice
from games.engine.table import Table
from games.game import Event, Game, Option, State
from games.hidden import copy_state

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=State)


class Given:
    """Chance that draws the given faces in their order; otherwise the bag's first."""

    def __init__(self, faces: Iterable[str] = ()) -> None:
        self.faces = list(faces)

    def pick(self, bag: Sequence[str], place: str) -> str:
        """The next given face that is in the bag."""
        if self.faces and self.faces[0] in bag:
            return self.faces.pop(0)
        return bag[0]


def table_from(game: Game[S], state: Any, draws: Iterable[str] = ()) -> Table[S]:
    """A table that begins with this state; `draws` come first, if the bags have them."""
    begun = structs.replace(game, start=lambda _players, _options: copy_state(state))
    return Table.begin(begun, len(state.players), state.options, Given(draws))


# What a seat is asked


def pending(table: Table[Any], seat: int = 0) -> Choice:
    choice = table.pending_choice(seat)
    assert choice is not None, f"seat {seat} is not asked"
    return choice


def somebody_asked(table: Table[Any], random: Random) -> tuple[int, Choice]:
    """A random waiting seat and its choice."""
    seat = random.choice(table.waiting_seats)
    return seat, pending(table, seat)


def answer_at_random(table: Table[Any], random: Random) -> None:
    """Answer for a waiting seat at random."""
    seat, choice = somebody_asked(table, random)
    table.answer(seat, choice.random_answer(random))


def option(table: Table[Any], key: str, seat: int = 0) -> Option:
    found = pending(table, seat).option(key)
    assert found is not None, f"{key!r} is no option"
    return found


def keys(table: Table[Any], seat: int = 0) -> list[str]:
    """The keys of a seat's options."""
    return [each.key for each in pending(table, seat).options]


def prompt(table: Table[Any], seat: int = 0) -> str:
    """The id of a seat's prompt, without its prefix; "" if it is not asked."""
    choice = table.pending_choice(seat)
    return choice.prompt.id.removeprefix("prompt-") if choice else ""


def asked(table: Table[Any], seat: int = 0, locale: str = "en") -> str:
    """The text of a seat's prompt."""
    return table.game.words(locale).text(pending(table, seat).prompt)


def tip(table: Table[Any], seat: int = 0) -> str:
    """The text of a seat's tip."""
    choice = pending(table, seat)
    assert table.game.help is not None
    found = table.game.help.tip(choice.prompt)
    assert found is not None, f"{choice.prompt.id} has no tip"
    return table.game.words("en").text(found)


def about(table: Table[Any], key: str, seat: int = 0) -> str:
    """The text about an option; "" if it has none."""
    shown = option(table, key, seat).about
    return table.game.words("en").text(shown) if shown else ""


def label(table: Table[Any], key: str, seat: int = 0) -> str:
    """The label of a seat's option."""
    return table.game.words("en").text(option(table, key, seat).label)


def choose(table: Table[Any], *chosen: str, seat: int = 0) -> None:
    """Answer with these keys one after the other."""
    for key in chosen:
        table.answer(seat, key)


def pick(table: Table[Any], *chosen: str, seat: int = 0) -> None:
    """Pick several options at once."""
    table.answer(seat, pending(table, seat).answer_of(chosen))


# What happened


def happened(table: Table[Any], *kinds: type[E]) -> list[E]:
    """All events of these kinds, in order."""
    return [event for _, event in table.full_history() if isinstance(event, kinds)]


def said(table: Table[Any], kind: type[Event]) -> list[str]:
    """The messages of the events of a kind."""
    messages = [event.message() for event in happened(table, kind)]
    return [table.game.words("en").text(message) for message in messages if message]


def points_of(table: Table[Any], seat: int = 0) -> list[int]:
    """The points in a seat's events, in order."""
    gains = [event.gain for _, event in table.full_history() if event.owner == seat]
    return [gain.points for gain in gains if gain]


def states_of(table: Table[Any]) -> Iterator[Any]:
    """The state after every event, the same object each time; points are compared with the events'."""
    state = table.game.start(table.players, table.options)
    points = [0] * table.players
    for _, event in table.full_history():
        event.apply(state)
        gain, owner = event.gain, event.owner
        if gain is not None and owner is not None:
            assert gain.source in table.game.point_sources
            points[owner] += gain.points
        assert [player.points for player in state.players] == points
        yield state
    assert state == table.state
