"""Scripts: a phase is a coroutine that asks seats, one after the other or several side by side."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from games.choice import THEN, TOGETHER, Brings, Choice, Objection, Several, keys_of
from games.engine.errors import ScriptFault
from games.engine.moves import Unasked
from games.game import SPACE, Event, LazyOption, Option, Role, space_option
from games.reasons import Things
from games.words import Argument, Message

if TYPE_CHECKING:
    from games.engine.table import Table

Lane = Callable[["Table[Any]", int], Coroutine[Any, Any, None]]
"""The script of one seat inside `Together`."""


class Together:
    """Lanes of several seats side by side: `await Together({seat: lane})`, from a phase's own script."""

    def __init__(self, lanes: Mapping[int, Lane]) -> None:
        self.lanes = dict(lanes)

    def __await__(self) -> Generator[Together, None, None]:
        yield self


class Ask:
    """What a script awaits to have a seat choose; what is offered is made when it must be known."""

    def __init__(self, seat: int, make: Callable[[], Choice], *, always: bool) -> None:
        self.seat = seat
        self._make = make
        self._always = always

    def __await__(self) -> Generator[Ask, str, str]:
        return (yield self)

    @cached_property
    def choice(self) -> Choice:
        return self._make()

    @property
    def only_answer(self) -> str | None:
        """The answer that is taken without asking; None if the seat is asked. Raises ScriptFault."""
        if self._always:
            return None
        answers = list(islice(self.choice.answers(), 2))
        if not answers:
            raise ScriptFault(f"{self.choice!r}: no options can be chosen together")
        return answers[0] if len(answers) == 1 else None


Offered = Iterable[Option | LazyOption | str]
"""What a script offers; where that takes time to find, a generator, left out if the phase is run again.

A plain key that names a space is its own label, spot and sign; any other is labelled
`option-<key>`."""

Details = Callable[[Any], Mapping[str, Argument]]
"""Further arguments of a prompt, from the view of the seat that is asked."""


async def choose(
    seat: int,
    prompt: str,
    options: Offered,
    *,
    always: bool = False,
    picture: str = "",
    chosen: Mapping[str, str] | None = None,
    details: Details | None = None,
    things: Things | None = None,
    **arguments: Argument,
) -> str:
    """Let a seat pick an option and return its key; a single option is taken without asking, unless `always`.

    The text of the prompt is `prompt-<prompt>`; `details` are made only when somebody looks, and `things`, of
    which it is said why they are not offered, when somebody asks.
    """

    def make() -> Choice:
        offered = _offer(seat, prompt, options, several=False)
        message = Message(f"prompt-{prompt}", arguments)
        return Choice(seat, message, offered, picture, chosen, details=details, things=things)

    return await Ask(seat, make, always=always)


async def choose_several(
    seat: int,
    prompt: str,
    options: Offered,
    *,
    least: int,
    most: int,
    objection: Objection | None = None,
    brings: Brings | None = None,
    always: bool = False,
    picture: str = "",
    details: Details | None = None,
    **arguments: Argument,
) -> tuple[str, ...]:
    """Let a seat pick `least` to `most` options at once and return their keys, in the order of the options.

    Equal pieces are one option with `copies`, its key returned as often as it is picked. `objection` says why
    some do not go together; `brings` what a pick brings as a whole. A single combination is taken without
    asking, unless `always`.
    """

    def make() -> Choice:
        return Choice(
            seat,
            Message(f"prompt-{prompt}", arguments),
            _offer(seat, prompt, options, several=True),
            picture,
            several=Several(least, most, objection, brings),
            details=details,
        )

    return keys_of(await Ask(seat, make, always=always))


def _offer(seat: int, prompt: str, options: Offered, *, several: bool) -> tuple[Option | LazyOption, ...]:
    """What is offered, plain keys made options. Raises ScriptFault if it cannot be."""
    offered = tuple(_option(option) if isinstance(option, str) else option for option in options)
    keys = {option.key for option in offered}
    where = f"choice {prompt!r} of seat {seat}"
    if not keys or len(keys) < len(offered):
        raise ScriptFault(f"{where} without options, or with two of one key")
    if any(not key or TOGETHER in key or THEN in key for key in keys):
        raise ScriptFault(f"{where}: a key is empty, or holds {TOGETHER!r} or {THEN!r}")
    if several and any(option.role is not Role.PLAIN for option in offered):
        raise ScriptFault(f"{where}: an option that is chosen with others has no role")
    if not several and any(option.copies != 1 for option in offered):
        raise ScriptFault(f"{where}: a single option has no copies")
    return offered


def _option(key: str) -> Option:
    if SPACE.fullmatch(key):
        return space_option(key)
    return Option(key, Message(f"option-{key}"))


class _Running:
    """A running script: its coroutine and the choice that blocks it."""

    def __init__(self, coroutine: Coroutine[Any, Any, None] | None) -> None:
        self.coroutine = coroutine
        """None: it only shows where another one stands."""
        self.ask: Ask | None = None
        self.done = False
        self._seen: Choice | None = None

    @property
    def choice(self) -> Choice | None:
        return self._seen or (self.ask.choice if self.ask else None)

    def show_view(self, view: Callable[[int], Callable[[], Any]]) -> None:
        """Tell a new choice what a seat's view is made by, from which it makes what is lazy."""
        choice = self.choice
        if choice is not None and choice.is_lazy and not choice.is_seen:
            self._seen = choice.with_view(view(choice.seat))

    def snapshot(self) -> _Running:
        """Where it stands now, without the coroutine."""
        twin = _Running(None)
        twin.ask, twin._seen, twin.done = self.ask, self._seen, self.done
        return twin

    def send(self, key: str | None) -> Ask | Together | None:
        """Run to the next thing it awaits, None at its end. Raises ScriptFault."""
        if self.coroutine is None:
            raise ScriptFault("a still table cannot go on; copy it")
        self.ask = self._seen = None
        try:
            awaited = self.coroutine.send(key)
        except StopIteration:
            self.done = True
            return None
        if isinstance(awaited, Ask | Together):
            return awaited
        raise ScriptFault(f"a script awaited {awaited!r}")


class Watch(Protocol):
    """Looks on while moves are made, as random games do; an error it raises ends the move."""

    def happened(self, table: Table[Any], event: Event) -> None:
        """An event was applied."""

    def taken(self, table: Table[Any], choice: Choice) -> None:
        """The only answer to a question is taken without asking."""


class Readiness(NamedTuple):
    """How many of the seats that act side by side are done."""

    ready: int
    seats: int


class PhaseScripts:
    """The script of the open phase, and while seats act side by side the lane of each."""

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self._main: _Running | None = None
        self._lanes: dict[int, _Running] = {}
        self.lane: int | None = None
        """The seat whose lane is running at this moment."""
        self.unasked: list[Unasked] = []
        """What the last move took without asking."""
        self._repeated: deque[Unasked] | None = None
        # What it took the first time, while a move is made again.

    @property
    def has_begun(self) -> bool:
        return self._main is not None

    @property
    def is_done(self) -> bool:
        return self._main is not None and self._main.done

    @property
    def side_by_side(self) -> bool:
        """Whether seats act side by side, each in its lane."""
        return bool(self._lanes)

    @property
    def readiness(self) -> Readiness | None:
        if not self._lanes:
            return None
        return Readiness(sum(lane.done for lane in self._lanes.values()), len(self._lanes))

    @property
    def lanes(self) -> dict[int, bool]:
        return {seat: lane.done for seat, lane in self._lanes.items()}

    @property
    def waiting_seats(self) -> tuple[int, ...]:
        return tuple(sorted(script.ask.seat for script in self._scripts if script.ask))

    def choice_of(self, seat: int) -> Choice | None:
        return next((each.choice for each in self._scripts if each.ask and each.ask.seat == seat), None)

    @property
    def _scripts(self) -> Iterable[_Running]:
        return self._lanes.values() if self._lanes else ([self._main] if self._main else [])

    def begin(self, script: Coroutine[Any, Any, None], repeated: Sequence[Unasked] | None = None) -> None:
        """Begin the phase, up to its first choices; `repeated`: what it took unasked the first time."""
        self._main = _Running(script)
        self._move(None, None, repeated)

    def answer(self, seat: int, key: str, repeated: Sequence[Unasked] | None = None) -> None:
        """Continue with the option a seat picked, up to the next choices; `repeated` as for `begin`."""
        self._move(seat if self._lanes else None, key, repeated)

    def show_views(self, view: Callable[[int], Callable[[], Any]]) -> None:
        """Tell the choices that are new what a seat's view is made by, from which they make what is lazy."""
        for script in self._scripts:
            script.show_view(view)

    def snapshot(self) -> PhaseScripts:
        """What the scripts ask now, without their coroutines: nothing can be answered."""
        twin = PhaseScripts(self._table)
        twin._main = None if self._main is None else self._main.snapshot()
        twin._lanes = {seat: lane.snapshot() for seat, lane in self._lanes.items()}
        return twin

    def close(self) -> None:
        for script in [*self._lanes.values(), *([self._main] if self._main else [])]:
            if script.coroutine is not None:
                script.coroutine.close()

    def _move(self, lane: int | None, key: str | None, repeated: Sequence[Unasked] | None) -> None:
        self.unasked = []
        self._repeated = None if repeated is None else deque(repeated)
        self._run(lane, key)

    def _run(self, lane: int | None, key: str | None) -> None:
        script = self._main if lane is None else self._lanes[lane]
        assert script is not None
        together = self._step(script, lane, key)
        if together is not None:
            self._open_lanes(together, lane)
        while self._lanes and all(each.done for each in self._lanes.values()):
            self._lanes = {}
            self._run(None, None)

    def _step(self, script: _Running, lane: int | None, key: str | None) -> Together | None:
        """Run a script to its next choice, or to a Together, which is returned. Raises ScriptFault."""
        self.lane = lane
        awaited = script.send(key)
        while isinstance(awaited, Ask):
            taken = self._answer_taken_unasked(awaited, lane)
            if taken is None:
                script.ask, awaited = awaited, None
            else:
                if self._repeated is None and self._table.watch is not None:
                    self._table.watch.taken(self._table, awaited.choice)
                self.unasked.append(Unasked(lane, taken))
                awaited = script.send(taken)
        self.lane = None
        return awaited

    def _answer_taken_unasked(self, ask: Ask, lane: int | None) -> str | None:
        if self._repeated is None:
            return ask.only_answer
        is_here = bool(self._repeated) and self._repeated[0].lane == lane
        return self._repeated.popleft().key if is_here else None

    def _open_lanes(self, together: Together, lane: int | None) -> None:
        if lane is not None or self._lanes or not together.lanes:
            raise ScriptFault("Together without lanes, or inside of a lane")
        phase = self._table.phase_start.phase
        if not self._table.game.phases[phase].together:
            raise ScriptFault(f"Together in the phase {phase!r}, which is not `together`")
        lanes = sorted(together.lanes.items())
        self._lanes = {seat: _Running(script(self._table, seat)) for seat, script in lanes}
        for seat, script in self._lanes.items():
            if self._step(script, seat, None) is not None:
                raise ScriptFault("Together inside of a lane")
            if script.ask is not None and script.ask.seat != seat:
                raise ScriptFault(f"the lane of seat {seat} asks seat {script.ask.seat}")
