"""A table: moves go in, events come out, choices wait in between.

A phase of a game is a script. It asks seats with `choose`, lets several of them act side by side with
`Together`, and changes the state with `Table.apply` alone. The table keeps the moves with their events,
shows every seat no more than it may know, and takes back what nobody has seen.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from functools import partial
from random import Random
from typing import Generic

from msgspec import Struct

from games.choice import Choice
from games.engine import visibility
from games.engine.chance import Chance, RandomChance
from games.engine.errors import Damaged, Differs, NotAsked, NothingToUndo, ScriptFault
from games.engine.imagine import imagine
from games.engine.moves import (
    UNDO,
    Draw,
    LogIndex,
    Move,
    OpenMove,
    Past,
    Row,
    Unasked,
    past_events,
    rows_by_phase,
)
from games.engine.replay import (
    CheckState,
    fold_last,
    fold_log,
    reopen_phase,
    repeat_moves,
    rerun_phase,
    show_past,
    skip_check,
)
from games.engine.script import PhaseScripts, Readiness, Watch
from games.game import Event, Game, Role, S
from games.hidden import Piece, copy_state
from games.settings import with_whole_orders
from games.words import Message


class Table(Generic[S]):
    """A game being played. Make one with `begin` or `load`."""

    watch: Watch | None = None

    def __init__(self, game: Game[S], players: int, options: Struct, chance: Chance | None = None) -> None:
        """An empty table; `players` is the number of seats."""
        self.game = game
        self.players = players
        self.options = with_whole_orders(options, players)
        self.moves: list[Move] = []
        """The whole log, with what was taken back."""
        self.stopped = False
        """Whether nobody is asked any more, since the game was ended without its rules."""
        self.again: int | None = None
        """The first row that is not in the loaded log: its open phase begins again, for other rules."""
        self.state = game.start(players, self.options)
        """All there is on the table, secrets too; a seat gets `view`."""
        self.chance: Chance = chance or RandomChance()
        # For the engine's modules alone:
        self.phase_start = copy_state(self.state)
        self.past = Past()
        """The events of all finished phases."""
        self.phases_over = 0
        self.open_moves: list[OpenMove] = []
        """The moves of the open phase that were not taken back."""
        self.scripts = PhaseScripts(self)
        self._index = LogIndex()
        self._drawn: Counter[tuple[str, int | None]] = Counter()
        self._left: dict[str, int] = {}
        # How much was in a bag when it was last drawn from in the open phase.
        self._now: OpenMove | None = None
        self._recorded: deque[str | None] | None = None

    # Making a table

    @classmethod
    def begin(
        cls,
        game: Game[S],
        players: int,
        options: Struct,
        chance: Chance | None = None,
        *,
        watch: Watch | None = None,
    ) -> Table[S]:
        """A new game up to its first choice; its first rows are in `moves`."""
        if players not in game.seats:
            raise ValueError(f"{game.name} is not for {players} players")
        table = cls(game, players, options, chance)
        table.watch = watch
        table._run_phases()
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
        waiting: Collection[int] | None = None,
        check: bool = False,
        ended: bool = False,
    ) -> Table[S]:
        """A table from its log: finished phases are folded, the open one is run again.

        If the open phase's script no longer gives the stored events, or asks other seats than were `waiting`
        (None: not known), the phase begins again in row `again`. With `check`, every phase is run again and
        must agree. One that has `ended`, if need be without its rules, is stopped, and nothing in it begins
        again. Raises Damaged; with `check` also Differs.
        """
        table = cls._of_log(game, players, options, moves, chance)
        phases = rows_by_phase(moves)
        if not phases:
            raise Damaged("the log is empty")
        *finished, (open_rows, _) = phases
        if check:
            for rows, last in finished:
                rerun_phase(table, rows)
                table.end_phase(last)
            rerun_phase(table, open_rows, waiting, ended=ended)
        else:
            fold_log(table, *(rows for rows, _ in finished))
            reopen_phase(table, open_rows, waiting, ended=ended)
        if table.scripts.is_done and not table.over:
            raise Damaged(f"the log ends between two phases, after row {len(moves)}")
        if ended and not table.over:
            table.stop()
        return table

    @classmethod
    def _of_log(
        cls, game: Game[S], players: int, options: Struct, moves: Sequence[Move], chance: Chance | None = None
    ) -> Table[S]:
        """An empty table with a log. Raises Damaged."""
        try:
            table = cls(game, players, options, chance)
        except Exception as fault:
            raise Damaged(f"the game cannot have begun so: {fault!r}") from fault
        table._log(moves)
        return table

    @classmethod
    def load_without_rules(
        cls,
        game: Game[S],
        players: int,
        options: Struct,
        moves: Sequence[Move],
        check: CheckState = skip_check,
    ) -> Table[S]:
        """A table from a log of other rules, folded: nobody is asked. Raises Damaged, and as `check`."""
        table = cls._of_log(game, players, options, moves)
        for rows, _ in rows_by_phase(moves):
            if rows[0][1].key != table.state.phase:
                raise Damaged(f"row {rows[0][0]}: phase {rows[0][1].key!r} begins out of turn")
            if rows[0][0] == table.phase_starts[-1]:
                fold_last(table, rows, check)
            else:
                fold_log(table, rows, check=check)
        if not table.over:
            table.stop()
        return table

    def copy(self) -> Table[S]:
        if self.over or self.stopped:
            return self.snapshot()
        twin = self._empty()
        twin.share_log_of(self)
        twin.state = copy_state(self.phase_start)
        twin.phase_start = copy_state(self.phase_start)
        repeat_moves(twin, self.open_moves)
        return twin

    def _empty(self) -> Table[S]:
        """Another table of the same game, seats and chance, before it begins."""
        return Table(self.game, self.players, self.options, self.chance)

    def begun_from(self, start: S, chance: Chance) -> Table[S]:
        """A table at the beginning of the open phase, from a state that could have been there."""
        twin = Table(self.game, self.players, self.options, chance)
        twin.share_log_of(self)
        twin.phase_start = start
        twin.restart()
        return twin

    def snapshot(self) -> Table[S]:
        """A read-only copy of the table, cheaper than `copy`: it takes no answers."""
        twin = copy(self)
        twin.share_log_of(self)
        twin.state = copy_state(self.state)
        twin.open_moves = [copy(each) for each in self.open_moves]
        twin.scripts = self.scripts.snapshot()
        twin._drawn, twin._left = Counter(self._drawn), dict(self._left)
        return twin

    def as_of_row(self, row: int, since: int) -> Table[S]:
        """The table after a step's row, as all have seen it; history begins at `since`. Raises Damaged."""
        twin = Table(self.game, self.players, self.options)
        twin._log(self.moves[:row])
        show_past(twin, self.past, since)
        return twin

    def copy_knowledge_from(self, still: Table[S]) -> None:
        """Copy each seat's knowledge from a still made of this table in its current state."""
        self.past = still.past.copy()

    def share_log_of(self, table: Table[S]) -> None:
        """Take over another table's log and what happened in its finished phases: for the engine alone."""
        self.moves = list(table.moves)
        self.past = table.past.copy()
        self.phases_over = table.phases_over
        self._index = table._index.copy()

    def stop(self) -> None:
        """Ask nobody any more, and take nothing back: the game ends without its rules."""
        self.scripts.close()
        self.scripts = PhaseScripts(self)
        self.stopped = True

    def close(self) -> None:
        """Let go of the scripts that wait."""
        self.scripts.close()

    # Asking and answering

    @property
    def over(self) -> bool:
        return self.state.phase == ""

    @property
    def waiting_seats(self) -> tuple[int, ...]:
        """The seats that have to choose now."""
        return self.scripts.waiting_seats

    def pending_choice(self, seat: int) -> Choice | None:
        """What a seat has to choose now, if anything."""
        return self.scripts.choice_of(seat)

    def rows(self, seat: int) -> Sequence[int]:
        return self._index.rows_of_seat(seat)

    @property
    def phase_starts(self) -> Sequence[int]:
        """The rows of the log in which phases begin, from 1, those begun again included."""
        return self._index.phase_starts

    def version(self, seat: int) -> int:
        """How many rows of the log are the seat's or begin a phase again: never the same for two choices."""
        return len(self.rows(seat)) + self._index.begun_again

    @property
    def readiness(self) -> Readiness | None:
        """While seats act side by side: how many of them are done."""
        return self.scripts.readiness

    @property
    def lanes(self) -> Mapping[int, bool]:
        """While seats act side by side: each of them -> whether it is done, which everybody may know."""
        return self.scripts.lanes

    def answer(self, seat: int, key: str) -> list[Move]:
        """A seat picks an option; returned are the new rows, ending where somebody has to choose again.

        `Choice.answer_of` makes the key of several. Raises NotAsked, NoSuchOption or NotTogether; after any
        other error the table must be thrown away.
        """
        choice = self.pending_choice(seat)
        if choice is None:
            raise NotAsked(f"seat {seat} is not asked")
        choice.check(key)
        before = len(self.moves)
        self._play(Move(seat, key))
        self._run_phases()
        return self.moves[before:]

    def undoable(self, seat: int, since: int = 0) -> int:
        """How many moves this seat can still take back, of those after row `since`."""
        return len(self._undoable(seat, since))

    def has_only_opened_menu(self, seat: int) -> bool:
        """Whether the seat's last move did nothing yet but open a menu or choose a part of something."""
        return any(each.only_opens_menu for each in self._undoable(seat)[-1:])

    def _undoable(self, seat: int, since: int = 0) -> list[OpenMove]:
        if self.stopped:
            return []
        mine = [each for each in self.open_moves if each.move.seat == seat and each.n > since]
        return [each for each in mine if not each.final]

    def undo(self, seat: int, *, all_moves: bool = False, since: int = 0) -> list[Move]:
        """Take back the last move after row `since`, or all; returns the new rows. Raises NothingToUndo."""
        mine = self._undoable(seat, since)
        if not mine:
            raise NothingToUndo(f"seat {seat} has nothing to take back")
        taken = mine if all_moves else mine[-1:]
        rows = [Move(seat, UNDO, undoes=each.n) for each in reversed(taken)]
        left = [(each.n, each.move) for each in self.open_moves if each not in taken]
        shown_in = {each.n: each.shown_in for each in self.open_moves}
        self._log(rows)
        self.restart()
        rerun_phase(self, left)
        for each in self.open_moves:
            each.shown_in = shown_in[each.n]
        return rows

    # For scripts

    def apply(self, event: Event) -> None:
        """Apply an event to the state, and log it with the present move."""
        if self._now is None:
            raise ScriptFault("an event outside of a move")
        lane = self.scripts.lane
        if lane is not None and event.owner != lane:
            raise ScriptFault(f"{event!r} in the lane of seat {lane}")
        event.apply(self.state)
        self._now.events.append((event, lane))
        if self.watch is not None:
            self.watch.happened(self, event)

    def draw(self, bag: str) -> str:
        """The face of a piece that everybody may see, out of a bag of the state; raises as `draw_piece`."""
        return self._draw(bag, self.state.bag(bag), None)

    def draw_piece(self, bag: str, seats: tuple[int, ...] | None) -> Piece:
        """A piece nobody knows yet, out of a bag of the state, that these seats know from now on (None: all).

        Where it stands does not depend on what other lanes draw, nor on what was taken back. Raises
        ScriptFault where nothing is left, Differs when the log holds a piece that is not in the bag.
        """
        return Piece(self._draw(bag, self.state.bag(bag), seats), seats, bag)

    def draw_pieces(self, bag: str, number: int, seats: tuple[int, ...] | None) -> tuple[Piece, ...]:
        """Several pieces out of a bag, for one event; fewer where fewer are left. Raises Differs."""
        inside, drawn = list(self.state.bag(bag)), list[Piece]()
        while inside and len(drawn) < number:
            drawn.append(Piece(self._draw(bag, tuple(inside), seats), seats, bag))
            inside.remove(drawn[-1].face or "")
        return tuple(drawn)

    def draw_faces(self, bag: str, number: int) -> tuple[str, ...]:
        """The faces of several pieces that everybody may see; fewer where fewer are left. Raises Differs."""
        return tuple(piece.face or "" for piece in self.draw_pieces(bag, number, None))

    def _draw(self, bag: str, inside: Sequence[str], seats: tuple[int, ...] | None) -> str:
        if self._now is None:
            raise ScriptFault("a draw outside of a move")
        lane = self.scripts.lane
        if not inside:
            raise ScriptFault(f"nothing is left in the bag {bag!r}")
        if len(inside) > self._left.get(bag, len(inside)):
            raise ScriptFault(f"the bag {bag!r} was filled again without `refill`")
        self._left[bag] = len(inside)
        where = "table" if lane is None else lane
        place = f"{self.phases_over + 1}/{bag}/{where}/{self._drawn[bag, lane]}"
        face = None
        if self._recorded is not None:
            if not self._recorded:
                raise Differs(f"a draw from {bag!r} is missing")
            face = self._recorded.popleft()
        if face is None:
            face = self.chance.pick(inside, place)
        elif face not in inside:
            raise Differs(f"{face!r} is not in the bag {bag!r}")
        self._drawn[bag, lane] += 1
        self._now.draws.append(Draw(bag, face, lane, place, inside, seats))
        return face

    def refill(self, bag: str, event: Event) -> None:
        """Shuffle back the pieces that the event moves. Raises ScriptFault unless the bag holds more then."""
        if self._now is None:
            raise ScriptFault("a refill outside of a move")
        if self.scripts.lane is not None:
            raise ScriptFault(f"the bag {bag!r} is filled again in a lane, unknown to others")
        before = Counter(self.state.bag(bag))
        self.apply(event)
        after = Counter(self.state.bag(bag))
        if not before < after:
            raise ScriptFault(f"nothing has come back into the bag {bag!r}")
        self._left[bag] = after.total()
        self._now.refills.append(event)

    # What a seat may know

    def view(self, seat: int | None) -> S:
        """The state as a seat may know it now; seat None is the public."""
        return visibility.view_for(self.phase_start, self.open_moves, seat)

    def history(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """The events that a seat came to know after row `since`, with their rows; none taken back."""
        return visibility.history_for(self.past, self.open_moves, seat, since)

    def full_history(self) -> list[tuple[int, Event]]:
        """Everything that happened, secrets too, each with its row: for checking, never for a seat."""
        past = [(each.n, each.event) for each in self.past.events]
        return past + [(each.n, event) for each in self.open_moves for event, _ in each.events]

    def imagine(self, seat: int | None, random: Random) -> Table[S]:
        """A table as this seat could imagine it: what it cannot know is drawn. Raises Unimaginable."""
        return imagine(self, seat, random)

    # Running phases; `begin_again`, `restart` and `perform_move` are for the engine's modules alone

    def _run_phases(self) -> None:
        """Begin phases until a seat has to choose or the game ends."""
        while not self.over and (self.scripts.is_done or not self.scripts.has_begun):
            if self.scripts.is_done:
                self.end_phase(len(self.moves))
            self._play(Move(None, self.state.phase))

    def end_phase(self, last: int) -> None:
        """End the phase: its events become the past, shown to everybody by row `last`."""
        if not self.scripts.is_done:
            raise Differs(f"row {last}: the phase {self.phase_start.phase!r} was not over")
        for each in self.open_moves:
            self.past.add(past_events(each.n, each.move, last))
        self.phase_start = copy_state(self.state)
        self.phases_over += 1
        self.restart()

    def begin_again(self, beginning: Row) -> None:
        """Begin the open phase again, all since the row by which it began being void."""
        n, move = beginning
        self.again = len(self.moves) + 1
        self._play(Move(None, move.key, undoes=n))
        self._run_phases()

    def restart(self) -> None:
        """Back to the beginning of the open phase."""
        self.scripts.close()
        self.scripts = PhaseScripts(self)
        self.state = copy_state(self.phase_start)
        self.open_moves = []
        self._drawn.clear()
        self._left.clear()

    def _play(self, move: Move) -> None:
        """Make a new move and log it."""
        self._log([self.perform_move(move, len(self.moves) + 1, None)])

    def _log(self, moves: Sequence[Move]) -> None:
        self.moves += moves
        self._index.add(moves)

    def perform_move(
        self, move: Move, n: int, recorded: deque[str | None] | None, repeated: OpenMove | None = None
    ) -> Move:
        """Carry a move out in row n, up to the next choices; returns the move as it was made.

        `recorded`: what it draws, None for a draw that is left to chance; without it, all of them are.
        `repeated`: the same move of another table; then what is asked next is found when somebody looks.
        """
        role, declined = (repeated.role, repeated.declined) if repeated else self._role(move)
        performed = self._now = OpenMove(n, move, role=role, declined=declined)
        self._recorded = recorded
        self.open_moves.append(performed)
        in_lane = move.seat is not None and self.scripts.side_by_side
        self._run_script(move, repeated.unasked if repeated else None)
        self._now = self._recorded = None
        performed.unasked = self.scripts.unasked
        lanes_opened = move.seat is None and self.scripts.side_by_side
        performed.move = Move(
            move.seat,
            move.key,
            tuple(draw.face for draw in performed.draws),
            tuple(event for event, _ in performed.events),
            move.undoes,
            sum(lane is not None for _, lane in performed.events) if lanes_opened else 0,
        )
        visibility.settle_visibility(self.open_moves, performed, self.scripts, in_lane=in_lane)
        if repeated is None:
            self.scripts.show_views(self.view_when_called)
        return performed.move

    def _run_script(self, move: Move, unasked: Sequence[Unasked] | None) -> None:
        if move.seat is None:
            self.scripts.begin(self.game.phases[move.key].script(self), unasked)
        else:
            self.scripts.answer(move.seat, move.key, unasked)

    def _role(self, move: Move) -> tuple[Role, Message | None]:
        """The role of the option that a move picks, and its label if it declines."""
        choice = None if move.seat is None else self.pending_choice(move.seat)
        role = choice.role(move.key) if choice else Role.PLAIN
        option = choice.option(move.key) if choice and role is Role.DECLINES else None
        return role, option.label if option else None

    def view_when_called(self, seat: int) -> Callable[[], S]:
        """A function that makes the present view of a seat at any later time."""
        events = [event for _, event, _ in visibility.visible_events(self.open_moves, seat)]
        return partial(visibility.state_after_events, self.phase_start, events, seat)
