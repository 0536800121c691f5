"""Random games against a game's bookkeeping: what is counted, offered and told after every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from games.audit import BANK, Account, Broken, Told, texts_in
from games.choice import Choice
from games.engine.moves import Move
from games.engine.table import Table
from games.game import Event, Role
from games.hidden import copied
from games.words import Message


class _Figure(Struct, frozen=True):
    """A figure that an option told, until it is seen whether it comes."""

    text: Message
    state: Any
    """The state when it was told."""


class Auditor:
    """Follows a table event by event on a state of its own, and compares it with the game's audit."""

    def __init__(self, table: Table[Any]) -> None:
        """Follow what has happened so far. Raises Broken."""
        self._game = table.game
        self._audit = table.game.audit
        self._state = table.game.start(table.players, table.options)
        self._figures: dict[int, list[_Figure]] = {}
        self._holdings = self._counted()
        self._follow(table.moves)

    def undone(self, table: Table[Any]) -> None:
        """Go on from the table as it is after something was taken back."""
        self._state = copied(table.state)
        self._figures.clear()
        self._holdings = self._counted()

    def asked(self, table: Table[Any], choice: Choice, key: str) -> None:
        """Compare what is offered, and keep what the option tells that is chosen now. Raises Broken."""
        if self._audit is None:
            return
        name = choice.prompt.id.removeprefix("prompt-")
        offer = self._audit.offers.get(name)
        if offer is not None and not choice.several:
            expected = offer(table.state, choice.seat, choice.prompt.args)
            found = {key for key in choice.keys if choice.role(key) not in (Role.ENDS_TURN, Role.DECLINES)}
            if expected is not None and found != expected:
                raise Broken(f"{name} offers {sorted(found)}, not {sorted(expected)}")
        told = [
            text for each in _texts(choice, key) for text in texts_in(each) if text.id in self._audit.figures
        ]
        if told:
            state = copied(table.state)
            self._figures.setdefault(choice.seat, []).extend(_Figure(text, state) for text in told)

    def answered(self, table: Table[Any], seat: int, rows: Sequence[Move]) -> None:
        """Follow the rows of an answer, and compare what its options told. Raises Broken."""
        before, told = self._state, self._figures.get(seat)
        first, *others = rows
        if told:
            before = copied(before)
        self._follow([first])
        if told and first.events:
            self._compare(seat, before, first.events)
        self._follow(others)
        if self._state != table.state:
            raise Broken("the events of a move do not lead to the state")
        self._foretold(seat)

    def _foretold(self, seat: int) -> None:
        expect, forecasts = self._audit.forecasts if self._audit else None, self._game.forecasts
        if expect is None or forecasts is None or not self._state.phase:
            return
        told, expected = (
            tuple(each.points for each in forecasts(self._state, seat)),
            expect(self._state, seat),
        )
        if told != expected:
            raise Broken(f"{told} is foretold to seat {seat}, not {expected}")

    def _compare(self, seat: int, before: Any, events: tuple[Event, ...]) -> None:
        assert self._audit is not None
        for figure in self._figures.pop(seat):
            told = Told(figure.text.args, seat, before, self._state, events)
            if not self._audit.figures[figure.text.id](told):
                raise Broken(f"{figure.text!r} was told to seat {seat}; what came: {events}")

    def _follow(self, rows: Sequence[Move]) -> None:
        for row in rows:
            for event in row.events:
                self._happened(event)

    def _happened(self, event: Event) -> None:
        expected, points = Counter(self._holdings), self._points()
        if self._audit is not None:
            self._check(event, expected)
        event.apply(self._state)
        self._holdings = self._counted()
        _same(event, expected, self._holdings)
        if event.gain is not None and event.owner is not None:
            points[event.owner] += event.gain.points
        if self._points() != points:
            raise Broken(f"{event}: the points are {self._points()}, not {points}")

    def _check(self, event: Event, expected: Counter[Account]) -> None:
        """Ask the audit about an event, and note what it should move."""
        assert self._audit is not None
        if type(event) not in self._audit.transfers:
            raise Broken(f"the audit does not know {type(event).__name__}")
        object_ = self._audit.objections.get(type(event))
        for reason in object_(event, self._state) if object_ else ():
            raise Broken(f"{event}: {reason}")
        for each in self._audit.transfers[type(event)](event, self._state):
            for place, number in ((each.source, -each.number), (each.target, each.number)):
                if place != BANK:
                    expected[each.what, place] += number

    def _counted(self) -> Mapping[Account, int]:
        return {} if self._audit is None else self._audit.holdings(self._state)

    def _points(self) -> dict[int, int]:
        return {each.seat: each.points for each in self._game.standing(self._state)}


def _texts(choice: Choice, key: str) -> Iterator[Message | None]:
    """What the options say that a key picks; of several together what they bring."""
    if choice.several:
        yield choice.brings(key)
        return
    option = choice.option(key)
    if option is not None:
        yield option.label
        yield option.about


def _same(event: Event, expected: Counter[Account], found: Mapping[Account, int]) -> None:
    for account in expected.keys() | found.keys():
        number = found.get(account, 0)
        if number != expected[account]:
            raise Broken(f"{event}: {account} is {number}, not {expected[account]}")
        if number < 0:
            raise Broken(f"{event}: {account} is {number}")
