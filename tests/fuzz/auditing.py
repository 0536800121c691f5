"""Comparison of random games with a game's bookkeeping after every move: counts, offers, announcements."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from games.choice import Choice
from games.engine.moves import Move
from games.engine.table import Table
from games.game import Event, Game
from games.hidden import copy_state
from games.words import Message
from tests.fuzz.audit import BANK, Account, Asked, Broken, Claim, texts_in
from tests.fuzz.rulebooks import audit_of

MOST_IN_A_MOVE = 2000
"""More events and single answers than any move has, with those repeated after an undo."""


class _Figure(Struct, frozen=True):
    """A figure announced by an option, until it can be checked."""

    text: Message
    state: Any
    """The state at the announcement."""


class Auditor:
    """Follows a table event by event on a state of its own, and compares it with the game's audit."""

    def __init__(self, game: Game[Any], players: int, options: Struct) -> None:
        """Watch a table from its beginning, as its `watch`; `options` are the table's."""
        self._game = game
        self._audit = audit_of(game)
        self._in_move = 0
        self._state = game.start(players, options)
        self._standing = game.standing(self._state)
        self._figures: dict[int, list[_Figure]] = {}
        self._holdings = self._counted()

    def begun(self, table: Table[Any]) -> None:
        """Follow the events so far. Raises Broken."""
        self._follow(table.moves)

    def undone(self, table: Table[Any]) -> None:
        """Continue from the table's state after an undo."""
        self._state = copy_state(table.state)
        self._standing = self._game.standing(self._state)
        self._figures.clear()
        self._holdings = self._counted()

    def asked(self, table: Table[Any], choice: Choice, key: str) -> None:
        """Compare the options, and keep the announcements of the chosen one. Raises Broken."""
        self._in_move = 0
        if self._audit is None:
            return
        offers_as_it_should(table, choice)
        said = [
            text for each in _texts(choice, key) for text in texts_in(each) if text.id in self._audit.figures
        ]
        if said:
            state = copy_state(table.state)
            self._figures.setdefault(choice.seat, []).extend(_Figure(text, state) for text in said)

    def taken(self, table: Table[Any], choice: Choice) -> None:
        """Compare the options of a question with a single answer, which is not asked. Raises Broken."""
        self._not_endless()
        offers_as_it_should(table, choice)

    def happened(self, table: Table[Any], event: Event) -> None:
        """Count the events of a move, which may never end. Raises Broken."""
        self._not_endless()

    def _not_endless(self) -> None:
        self._in_move += 1
        if self._in_move > MOST_IN_A_MOVE:
            raise Broken(f"a move does not end: more than {MOST_IN_A_MOVE} events and single answers in it")

    def answered(self, table: Table[Any], seat: int, rows: Sequence[Move]) -> None:
        """Follow the rows of an answer, and check the announcements. Raises Broken."""
        before, said = self._state, self._figures.get(seat)
        first, *others = rows
        if said:
            before = copy_state(before)
        self._follow([first])
        if said and first.events:
            self._compare(seat, before, first.events)
        self._follow(others)
        if self._state != table.state:
            raise Broken("the events of a move do not lead to the state")
        self._foretold(seat)
        if any(row.events for row in rows):
            self._ranked()

    def _ranked(self) -> None:
        by = self._audit.ranked_by if self._audit else None
        if by is None:
            return
        scores = [by(self._state, seat) for seat in range(len(self._state.players))]
        ranks = {seat: 1 + sum(other > own for other in scores) for seat, own in enumerate(scores)}
        found = {each.seat: each.rank for each in self._standing}
        if found != ranks:
            raise Broken(f"the ranks are {found}, not {ranks}")

    def _foretold(self, seat: int) -> None:
        expect, forecasts = self._audit.forecasts if self._audit else None, self._game.forecasts
        if expect is None or forecasts is None or not self._state.phase:
            return
        said, expected = (
            tuple(each.points for each in forecasts(self._state, seat)),
            expect(self._state, seat),
        )
        if said != expected:
            raise Broken(f"{said} is foretold to seat {seat}, not {expected}")

    def _compare(self, seat: int, before: Any, events: tuple[Event, ...]) -> None:
        assert self._audit is not None
        for figure in self._figures.pop(seat):
            said = Claim(figure.text.args, seat, before, self._state, events)
            if not self._audit.figures[figure.text.id](said):
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
        self._standing = self._game.standing(self._state)
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
        return {each.seat: each.points for each in self._standing}


def offers_as_it_should(table: Table[Any], choice: Choice) -> None:
    """Compare a question's options with those of the bookkeeping. Raises Broken."""
    name = choice.prompt_id.removeprefix("prompt-")
    audit = audit_of(table.game)
    offer = audit.offers.get(name) if audit else None
    if offer is None:
        return
    found = frozenset(choice.keys)
    events = tuple(event for move in table.open_moves for event, _ in move.events)
    expected = offer(Asked(table.state, choice.seat, choice.prompt_args, choice.chosen, found, events))
    if found != expected:
        raise Broken(f"{name} offers {sorted(found)}, not {sorted(expected)}")


def _texts(choice: Choice, key: str) -> Iterator[Message | None]:
    """The texts about the options in a key; for several at once their common effect."""
    if choice.several:
        yield choice.joint_effect(key)
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
