"""A table: moves go in, events come out, choices wait in between.

A phase of a game is a script, a coroutine driven by hand. It asks seats with `choose`, lets several of
them act side by side with `Together`, and changes the state with `Table.note` alone. The table keeps the
moves with their events, tells every seat no more than it may know, and takes back what nobody has seen.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any, Generic, Protocol

from msgspec import Struct

from games.game import SPACE, Choice, Event, Game, Known, Option, S, as_seen, copied, faced, knowns
from games.words import Argument, Message


class Illegal(Exception):
    """A seat tried what it may not do now; nothing has changed."""


class NotAsked(Illegal):
    """The seat is not asked anything now."""


class NoSuchOption(Illegal):
    """The choice that waits has no such option."""


class NothingToUndo(Illegal):
    """Nothing of this seat can be taken back: others have seen it, or it turned up something hidden."""


class Damaged(Exception):
    """A log is not what this game can have written; the message says where."""


class ScriptFault(Exception):
    """The rules of a game did what no rules may do."""


class Chance(Protocol):
    """Where chance comes from."""

    def pick(self, bag: Sequence[str]) -> str:
        """One of the bag."""
        ...


class RandomChance:
    """Chance from a random source: the operating system's, or a seeded one for tests."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or SystemRandom()

    def pick(self, bag: Sequence[str]) -> str:
        """One of the bag, each piece as likely as the others."""
        return bag[self._random.randrange(len(bag))]


class Move(Struct, frozen=True, omit_defaults=True):
    """A row of the log: who picked what, what chance added, what happened.

    `seat` None is chance itself: `key` is then the phase that begins. A move that `undoes` row n takes that
    row back; a phase that begins with `undoes` begins again, and everything from row n on is void. `secret`
    is how many of the last events of a beginning came about in lanes, so that others saw them only later.
    """

    seat: int | None
    key: str
    draws: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    undoes: int | None = None
    secret: int = 0


UNDO = "undo"


class Told(Struct, frozen=True):
    """Something that happened: the row it happened in, the row in which others saw it, whose it was."""

    n: int
    shown: int
    seat: int | None
    event: Event


class _Ask:
    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def __await__(self) -> Generator[_Ask, str, str]:
        return (yield self)


Lane = Callable[["Table[Any]", int], Coroutine[Any, Any, None]]


class Together:
    """Scripts of several seats side by side: `await Together({seat: script})`, from a phase's own script."""

    def __init__(self, lanes: Mapping[int, Lane]) -> None:
        self.lanes = dict(lanes)

    def __await__(self) -> Generator[Together, None, None]:
        yield self


def asked_after(moves: Sequence[Move], row: int) -> int:
    """The last row after this one before somebody is asked again: until then phases follow of themselves."""
    while row < len(moves) and moves[row].seat is None and moves[row].undoes is None:
        row += 1
    return row


async def choose(
    seat: int,
    prompt: str,
    options: Iterable[Option | str],
    *,
    always: bool = False,
    picture: str = "",
    chosen: Mapping[str, str] | None = None,
    **arguments: Argument,
) -> str:
    """Let a seat pick an option and return its key; a single option is taken without asking, unless `always`.

    A plain key that names a space is its own label and spot; any other is told by the text `option-<key>`.
    """
    offered = tuple(option if isinstance(option, Option) else _option(option) for option in options)
    if not offered or len({option.key for option in offered}) < len(offered):
        raise ScriptFault(f"choice {prompt!r} of seat {seat} without options, or with two of one key")
    if len(offered) == 1 and not always:
        return offered[0].key
    message = Message(f"prompt-{prompt}", arguments)
    return await _Ask(Choice(seat, message, offered, picture, always, chosen or {}))


def _option(key: str) -> Option:
    if SPACE.fullmatch(key):
        return Option(key, Message("space", {"space": key}), spots=(key,))
    return Option(key, Message(f"option-{key}"))


class _Script:
    """A running script: its coroutine and the choice it waits for."""

    def __init__(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self.coroutine = coroutine
        self.choice: Choice | None = None
        self.done = False

    def step(self, key: str | None) -> Together | None:
        """Run to the next question; what it asks for that is no choice is returned."""
        self.choice = None
        try:
            asked = self.coroutine.send(key)
        except StopIteration:
            self.done = True
            return None
        if isinstance(asked, _Ask):
            self.choice = asked.choice
            return None
        if isinstance(asked, Together):
            return asked
        raise ScriptFault(f"a script awaited {asked!r}")


class _Played:
    """A move of the open phase, with what must be remembered about it until the phase ends."""

    def __init__(self, n: int, move: Move) -> None:
        self.n = n
        self.move = move
        self.noted: list[tuple[Event, int | None]] = []
        self.drawn: list[tuple[str, str, int | None]] = []
        self.shown: int | None = None
        self.fixed = False


class Table(Generic[S]):
    """A game being played. Make one with `begin` or `load`."""

    def __init__(self, game: Game[S], players: int, options: Struct, chance: Chance | None = None) -> None:
        """An empty table; `players` is the number of seats."""
        self.game = game
        self.players = players
        self.options = options
        self.moves: list[Move] = []
        self.again: Move | None = None
        self.state = game.start(players, options)
        self._chance: Chance = chance or RandomChance()
        self._begun = copied(self.state)
        self._past: list[Told] = []
        self._played: list[_Played] = []
        self._main: _Script | None = None
        self._lanes: dict[int, _Script] = {}
        self._lane: int | None = None
        self._now: _Played | None = None
        self._given: deque[str | None] | None = None

    # Making a table

    @classmethod
    def begin(cls, game: Game[S], players: int, options: Struct, chance: Chance | None = None) -> Table[S]:
        """A new game, begun as far as it goes without a choice; its first rows are in `moves`."""
        if players not in game.seats:
            raise ValueError(f"{game.name} is not for {players} players")
        table = cls(game, players, options, chance)
        table._go_on()
        return table

    @classmethod
    def load(
        cls,
        game: Game[S],
        players: int,
        options: Struct,
        moves: Sequence[Move],
        chance: Chance | None = None,
        *,
        check: bool = False,
    ) -> Table[S]:
        """A table from its log: finished phases are folded, the open one is run again.

        If the open phase's script no longer gives the stored events, the phase begins again and `again` is
        the row that says so. With `check`, every phase is run again and must agree. Raises Damaged.
        """
        table = cls(game, players, options, chance)
        phases = _phases(moves)
        for number, (rows, last) in enumerate(phases):
            if number + 1 < len(phases) and not check:
                table._fold(rows)
            elif check:
                table._rerun(rows)
                if number + 1 < len(phases):
                    table._end_phase(last)
            else:
                table.moves = list(moves)
                table._reopen(rows)
        table.moves = [*moves, *([table.again] if table.again else [])]
        if not phases or (table._main is not None and table._main.done and not table.over):
            raise Damaged(f"the log ends between two phases, after row {len(moves)}")
        return table

    def copy(self) -> Table[S]:
        """The same table once more, independent of this one."""
        twin = Table(self.game, self.players, self.options, self._chance)
        twin.moves = list(self.moves)
        twin._past = list(self._past)
        twin.state = copied(self._begun)
        twin._begun = copied(self._begun)
        if self._played:
            twin._rerun([(played.n, played.move) for played in self._played])
        return twin

    def close(self) -> None:
        """Let go of the scripts that wait."""
        for script in [*self._lanes.values(), *([self._main] if self._main else [])]:
            script.coroutine.close()

    # Asking and answering

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.phase == "")

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to choose now."""
        return tuple(sorted(choice.seat for choice in self._choices()))

    def pending(self, seat: int) -> Choice | None:
        """What a seat has to choose now, if anything."""
        return next((choice for choice in self._choices() if choice.seat == seat), None)

    def rows(self, seat: int) -> list[int]:
        """The rows of the log that are this seat's own, from 1, undos too."""
        return [n for n, move in enumerate(self.moves, 1) if move.seat == seat]

    def number(self, seat: int) -> int:
        """How many rows of the log are this seat's own, or begin a phase again.

        It never falls, is never the same for two questions, and tells nothing of others.
        """
        again = sum(move.seat is None and move.undoes is not None for move in self.moves)
        return len(self.rows(seat)) + again

    @property
    def together(self) -> tuple[int, int] | None:
        """While seats act side by side: how many of them are ready, and how many there are."""
        if not self._lanes:
            return None
        return sum(lane.done for lane in self._lanes.values()), len(self._lanes)

    def answer(self, seat: int, key: str) -> list[Move]:
        """A seat picks an option; returned are the new rows, ending where somebody has to choose again.

        Raises NotAsked or NoSuchOption; after any other error the table must be thrown away.
        """
        choice = self.pending(seat)
        if choice is None:
            raise NotAsked(f"seat {seat} is not asked")
        if choice.option(key) is None:
            raise NoSuchOption(f"{key!r} cannot be chosen")
        before = len(self.moves)
        self._play(Move(seat, key))
        self._go_on()
        return self.moves[before:]

    def undoable(self, seat: int) -> int:
        """How many moves this seat can still take back."""
        return sum(played.move.seat == seat and not played.fixed for played in self._played)

    def undo(self, seat: int, *, all_of_it: bool = False) -> list[Move]:
        """Take back the seat's last move, or all it can; returned are the new rows. Raises NothingToUndo."""
        mine = [played for played in self._played if played.move.seat == seat and not played.fixed]
        if not mine:
            raise NothingToUndo(f"seat {seat} has nothing to take back")
        taken = mine if all_of_it else mine[-1:]
        rows = [Move(seat, UNDO, undoes=played.n) for played in reversed(taken)]
        kept = [(played.n, played.move) for played in self._played if played not in taken]
        shown = {played.n: played.shown for played in self._played}
        self.moves += rows
        self._restart()
        self._rerun(kept)
        for played in self._played:
            played.shown = shown[played.n]
        return rows

    # For scripts

    def note(self, event: Event) -> None:
        """Something happens: the state changes, and the log tells it."""
        if self._now is None:
            raise ScriptFault("an event outside of a move")
        event.apply(self.state)
        self._now.noted.append((event, self._lane))

    def draw(self, bag: str) -> str:
        """A piece nobody knows yet, out of a bag of the state.

        Raises Damaged when the log holds a piece that is not in the bag.
        """
        if self._now is None:
            raise ScriptFault("a draw outside of a move")
        inside = self.state.bag(bag)
        face = None
        if self._given is not None:
            if not self._given:
                raise Damaged(f"row {self._now.n}: a draw from {bag!r} is missing")
            face = self._given.popleft()
        if face is None:
            face = self._chance.pick(inside)
        elif face not in inside:
            raise Damaged(f"row {self._now.n}: {face!r} is not in the bag {bag!r}")
        self._now.drawn.append((bag, face, self._lane))
        return face

    # What a seat may know

    def view(self, seat: int | None) -> S:
        """The state as a seat may know it now; seat None is the public."""
        state = copied(self._begun)
        for played in self._played:
            for event, lane in played.noted:
                if self._visible(played, lane, seat):
                    event.apply(state)
        return as_seen(state, seat)

    def history(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What happened, as a seat may know it, each with its row.

        Only what it came to know after row `since`, counted from 1. What was taken back is no part of it.
        """
        told = list(self._past)
        for played in self._played:
            for event, lane in played.noted:
                if self._visible(played, lane, seat):
                    owner = lane if lane is not None else played.move.seat
                    told.append(Told(played.n, played.shown or played.n, owner, event))
        return [
            (each.n, as_seen(each.event, seat))
            for each in told
            if (each.n if seat is not None and each.seat == seat else each.shown) > since
        ]

    def full_history(self) -> list[tuple[int, Event]]:
        """Everything that happened, secrets too, each with its row: for checking, never for a seat."""
        past = [(told.n, told.event) for told in self._past]
        return past + [(played.n, event) for played in self._played for event, _ in played.noted]

    def determinize(self, seat: int | None, random: Random) -> Table[S]:
        """A table as this seat could imagine it: what it cannot know is drawn from its bags.

        Its own open moves are run again; what others do in secret at the same time is not begun.
        """
        known = [played for played in self._played if played.move.seat in (seat, None)]
        if not self._lanes:
            known = [played for played in self._played if played in known or played.fixed]
        drawn = Counter(
            (bag, face)
            for played in known
            for bag, face, lane in played.drawn
            if lane in (None, seat) or not self._lanes
        )
        state = as_seen(copied(self._begun), seat)
        determinized = Table(self.game, self.players, self.options, RandomChance(random))
        determinized.moves = list(self.moves)
        determinized._past = list(self._past)
        determinized.state = _filled(state, drawn, random)
        determinized._begun = copied(determinized.state)
        for played in known:
            faces = [
                face if lane in (None, seat) or not self._lanes else None for _, face, lane in played.drawn
            ]
            determinized._perform(played.move, played.n, deque(faces))
        return determinized

    # Running phases

    def _choices(self) -> list[Choice]:
        scripts = self._lanes.values() if self._lanes else ([self._main] if self._main else [])
        return [script.choice for script in scripts if script.choice]

    def _go_on(self) -> None:
        """Begin phases until a seat has to choose or the game is over."""
        while not self.over and (self._main is None or self._main.done):
            if self._main is not None:
                self._end_phase(len(self.moves))
            self._play(Move(None, self.state.phase))

    def _end_phase(self, last: int) -> None:
        """The phase is over: its events become the past, told to everybody by row `last`."""
        if self._main is None or not self._main.done:
            raise Damaged(f"row {last}: the phase {self._begun.phase!r} was not over")
        for played in self._played:
            self._past += _told(played.n, played.move, last)
        self._begun = copied(self.state)
        self._restart()

    def _restart(self) -> None:
        """Back to the beginning of the open phase."""
        self.close()
        self.state = copied(self._begun)
        self._played = []
        self._main = None
        self._lanes = {}

    def _play(self, move: Move) -> None:
        """Make a new move and log it."""
        played = self._perform(Move(move.seat, move.key), len(self.moves) + 1, None)
        self.moves.append(played.move)

    def _perform(self, move: Move, n: int, given: deque[str | None] | None) -> _Played:
        """Carry a move out: run its script to the next question, and decide who may see it."""
        played = self._now = _Played(n, move)
        self._given = given
        self._played.append(played)
        secret = move.seat is not None and bool(self._lanes)
        if move.seat is None:
            self._main = _Script(self.game.phases[move.key].script(self))
            self._run(None, None)
        elif secret:
            self._run(move.seat, move.key)
        else:
            self._run(None, move.key)
        self._now = self._given = None
        played.move = Move(
            move.seat,
            move.key,
            tuple(face for _, face, _ in played.drawn),
            tuple(event for event, _ in played.noted),
            move.undoes,
            sum(lane is not None for _, lane in played.noted) if move.seat is None and self._lanes else 0,
        )
        self._settle(played, secret=secret)
        return played

    def _run(self, lane: int | None, key: str | None) -> None:
        script = self._main if lane is None else self._lanes[lane]
        assert script is not None
        self._lane = lane
        asked = script.step(key)
        self._lane = None
        if asked is not None:
            self._open_lanes(asked, lane)
        while self._lanes and all(each.done for each in self._lanes.values()):
            self._lanes = {}
            self._run(None, None)

    def _open_lanes(self, together: Together, lane: int | None) -> None:
        if lane is not None or self._lanes or not together.lanes:
            raise ScriptFault("Together without lanes, or inside of a lane")
        self._lanes = {seat: _Script(script(self, seat)) for seat, script in sorted(together.lanes.items())}
        for seat, script in self._lanes.items():
            self._lane = seat
            if script.step(None) is not None:
                raise ScriptFault("Together inside of a lane")
            if script.choice is not None and script.choice.seat != seat:
                raise ScriptFault(f"the lane of seat {seat} asks seat {script.choice.seat}")
        self._lane = None

    def _settle(self, played: _Played, *, secret: bool) -> None:
        """Decide what can no longer be taken back, and what everybody may see from this row on."""
        move = played.move
        if self._lanes and secret:
            if played.drawn:
                for each in self._played:
                    each.fixed = each.fixed or each.move.seat == move.seat
            return
        others = any(choice.seat != move.seat for choice in self._choices())
        ended = self._main is None or self._main.done
        if move.seat is None or played.drawn or others or ended or secret or self._lanes:
            for each in self._played:
                each.fixed = True
                each.shown = each.shown or played.n
                if not self._lanes:
                    each.noted = [(event, None) for event, _ in each.noted]

    def _visible(self, played: _Played, lane: int | None, seat: int | None) -> bool:
        if lane is not None:
            return lane == seat
        return played.shown is not None or played.move.seat == seat

    # Running again

    def _fold(self, rows: Sequence[tuple[int, Move]]) -> None:
        for n, move in rows:
            for event in move.events:
                event.apply(self.state)
            self._past += _told(n, move, rows[-1][0])
        self._begun = copied(self.state)

    def _rerun(self, rows: Sequence[tuple[int, Move]]) -> None:
        """Run the open phase's moves again; they must give the same events."""
        for n, move in rows:
            if move.seat is None and move.key != self.state.phase:
                raise Damaged(f"row {n}: phase {move.key!r} begins where {self.state.phase!r} was due")
            choice = None if move.seat is None else self.pending(move.seat)
            if move.seat is not None and (choice is None or choice.option(move.key) is None):
                raise Damaged(f"row {n}: seat {move.seat + 1} could not choose {move.key!r}")
            try:
                played = self._perform(move, n, deque(move.draws))
            except (LookupError, ValueError, TypeError, AttributeError, ScriptFault) as fault:
                raise Damaged(f"row {n}: {fault}") from fault
            if played.move != move:
                raise Damaged(f"row {n}: the rules give other events than the log holds")

    def _reopen(self, rows: Sequence[tuple[int, Move]]) -> None:
        """Run the open phase again; where the rules have changed since, begin it again."""
        try:
            self._rerun(rows)
        except Damaged:
            n, beginning = rows[0]
            self._restart()
            again = Move(None, beginning.key, beginning.draws, undoes=n)
            self.again = self._perform(again, len(self.moves) + 1, deque(beginning.draws)).move


def _told(n: int, move: Move, last: int) -> list[Told]:
    """What a move of a finished phase tells: a beginning was seen at once, the rest when the phase ended."""
    at_once = len(move.events) - move.secret if move.seat is None else 0
    return [
        Told(n, n if number < at_once else last, move.seat, event) for number, event in enumerate(move.events)
    ]


def _phases(moves: Sequence[Move]) -> list[tuple[list[tuple[int, Move]], int]]:
    """The log by phases: the rows of each that stand, with their numbers, and its last row.

    Raises Damaged.
    """
    phases: list[tuple[list[tuple[int, Move]], int]] = []
    standing: list[tuple[int, Move]] = []
    for n, move in enumerate(moves, 1):
        if move.seat is None and move.undoes is None:
            standing = [(n, move)]
            phases.append((standing, n))
            continue
        if not phases:
            raise Damaged("the log does not begin with the beginning of a phase")
        if move.seat is None:
            if not standing or standing[0][0] != move.undoes:
                raise Damaged(f"row {n} begins a phase again that is not open")
            standing[:] = [(n, move)]
        elif move.undoes is None:
            standing.append((n, move))
        else:
            taken = [row for row in standing if row[0] == move.undoes and row[1].seat == move.seat]
            if not taken:
                raise Damaged(f"row {n} takes back row {move.undoes}, which does not stand")
            standing.remove(taken[0])
        phases[-1] = (standing, n)
    return phases


def _filled(state: S, drawn: Counter[tuple[str, str]], random: Random) -> S:
    """The state with every unknown face drawn from its bag, leaving there what is drawn later."""
    pools: dict[str, list[str]] = {}
    for bag in sorted({known.bag for known in knowns(state) if known.face is None}):
        pool = list(state.bag(bag))
        for (name, face), times in drawn.items():
            for _ in range(times if name == bag else 0):
                with suppress(ValueError):
                    pool.remove(face)
        random.shuffle(pool)
        pools[bag] = pool
    filled: S = faced(
        state,
        lambda known: known if known.face else Known(pools[known.bag].pop(), known.seats, known.bag),
    )
    return filled
