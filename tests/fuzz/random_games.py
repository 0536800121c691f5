"""Random games with undos, and the invariants of every table at every moment, for all games."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct, structs

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Game
from games.hidden import Piece, copy_state, pieces_in
from games.settings import SettingKind, setting_kinds, with_whole_orders
from tests.fuzz.audit import Broken
from tests.fuzz.auditing import Auditor
from tests.fuzz.rulebooks import audit_of

UNDO_CHANCE = 0.06
RESTART_CHANCE = 0.01
RECENT_ROWS = 40
LOG_EVERY = 8
IMAGINED_EVERY = 4
TO_THE_END_EVERY = 67
MOVES_ON = 3
LATE_EVERY = 2


class Failure(Exception):
    """A random game that failed: its seed and the moves that lead there."""

    def __init__(self, seed: int, table: Table[Any] | None, fault: Exception) -> None:
        super().__init__(f"seed {seed}: {type(fault).__name__}: {fault}")
        self.seed = seed
        self.fault = fault
        self.moves = list(table.moves) if table else []


def random_options(game: Game[Any], players: int, random: Random) -> Struct:
    """Options drawn at random: flags, seats, whole orders, and for a text one of its values."""
    drawn: dict[str, Any] = {}
    for name, kind in setting_kinds(game.options).items():
        match kind:
            case SettingKind.SWITCH:
                drawn[name] = random.random() < 0.3
            case SettingKind.TEXT:
                drawn[name] = random.choice(game.option_values[name])
            case SettingKind.ORDER:
                drawn[name] = tuple(random.sample(range(players), players)) if random.random() < 0.5 else ()
            case SettingKind.SEATS:
                drawn[name] = tuple(seat for seat in range(players) if random.random() < 0.2)
    return game.options(**drawn)


def play(
    game: Game[Any],
    seed: int,
    *,
    players: int | None = None,
    options: Struct | None = None,
    undos: bool = True,
    late: bool = False,
    audited: bool = False,
    watch: Callable[[Table[Any]], None] | None = None,
    watch_phases: Callable[[Table[Any]], None] | None = None,
) -> Table[Any]:
    """A whole game of random choices. `watch` sees the table after every move, `watch_phases` after a phase.

    Players and options not given are drawn by the seed. `late`: from a random late state on, where the game
    has some; `audited`: its bookkeeping is checked after every move. Raises Failure.
    """
    random = Random(seed)
    players = players or random.choice(game.seats)
    options = options if options is not None else random_options(game, players, random)
    if late:
        game = begun_late(game, players, options, random)
    table: Table[Any] | None = None
    try:
        auditor = Auditor(game, players, with_whole_orders(options, players)) if audited else None
        table = Table.begin(game, players, options, RandomChance(random), watch=auditor)
        if auditor:
            auditor.begun(table)
        while not table.over:
            phases = _phases(table)
            _step(table, random, auditor, undos=undos)
            _ends(table)
            if watch is not None:
                watch(table)
            if watch_phases is not None and _phases(table) > phases:
                watch_phases(table)
    except Exception as fault:
        raise Failure(seed, table, fault) from fault
    return table


def play_late_too(
    game: Game[Any],
    seed: int,
    *,
    watch: Callable[[Table[Any]], None] | None = None,
    watch_phases: Callable[[Table[Any]], None] | None = None,
) -> Table[Any]:
    """An audited game that begins late on every other seed. Raises Failure."""
    return play(game, seed, late=begins_late(seed), audited=True, watch=watch, watch_phases=watch_phases)


def begins_late(seed: int) -> bool:
    return seed % LATE_EVERY == LATE_EVERY - 1


def begun_late(game: Game[Any], players: int, options: Struct, random: Random) -> Game[Any]:
    """The game starting from a random late state; the game itself if it has none."""
    audit = audit_of(game)
    if audit is None or audit.late_start is None:
        return game
    state = audit.late_start(players, options, random)
    return structs.replace(game, start=lambda _players, _options: copy_state(state))


def _phases(table: Table[Any]) -> int:
    return sum(move.seat is None for move in table.moves) + table.over


def _ends(table: Table[Any]) -> None:
    """Check that it can still end: its audit has the most phases of a game, and answers of a phase."""
    audit = audit_of(table.game)
    if audit is None:
        return
    phases, answers = table.phases_over, sum(move.move.seat is not None for move in table.open_moves)
    if phases > (most := audit.most_phases(table.players)):
        raise Broken(f"the game does not end: phase {phases + 1} of at most {most}")
    if answers > (most := audit.most_answers(table.phase_start)):
        raise Broken(f"the phase {table.phase_start.phase!r} does not end: {answers} answers, at most {most}")


def _step(table: Table[Any], random: Random, auditor: Auditor | None, *, undos: bool) -> None:
    seat = random.choice(table.waiting_seats)
    undoable = [each for each in range(table.players) if table.undoable(each)] if undos else []
    if undoable and random.random() < UNDO_CHANCE:
        taker = random.choice(undoable)
        others = [table.view(each) for each in _others(table, taker)]
        table.undo(taker, all_moves=random.random() < RESTART_CHANCE / UNDO_CHANCE)
        if [table.view(each) for each in _others(table, taker)] != others:
            raise Broken(f"others saw what seat {taker} took back")
        if auditor:
            auditor.undone(table)
        return
    choice = table.pending_choice(seat)
    if choice is None:
        raise Broken(f"seat {seat} is waited for but not asked")
    key = choice.random_answer(random)
    if auditor:
        auditor.asked(table, choice, key)
    rows = table.answer(seat, key)
    if auditor:
        auditor.answered(table, seat, rows)


def _others(table: Table[Any], seat: int) -> list[int | None]:
    return [None, *(each for each in range(table.players) if each != seat)]


_Views = dict[int | None, Any]
"""The view of each seat, and of the public (None)."""


def invariants(table: Table[Any]) -> None:
    """Check the invariants of every table. Raises Broken."""
    views = _views(table)
    _invariants_of_state(table, views)
    _invariants_of_log(table, views)
    _imagined_by_turns(table, len(table.moves))


def invariants_by_turns(turn: int) -> Callable[[Table[Any]], None]:
    """`invariants`, but reading the log again only on every eighth row and at the end.

    Reading takes time with its length; games with different turns read it on different rows. The viewers take
    turns to imagine a table.
    """

    def watch(table: Table[Any]) -> None:
        views = _views(table)
        _invariants_of_state(table, views)
        if table.over or len(table.moves) % LOG_EVERY == turn % LOG_EVERY:
            _invariants_of_log(table, views)
        _imagined_by_turns(table, len(table.moves) + turn)

    return watch


def _views(table: Table[Any]) -> _Views:
    return {seat: table.view(seat) for seat in (None, *range(table.players))}


def _invariants_of_state(table: Table[Any], views: _Views) -> None:
    twin = table.copy()
    if twin.state != table.state or twin.waiting_seats != table.waiting_seats:
        raise Broken("a copy differs from its original")
    if any(twin.view(seat) != view for seat, view in views.items()):
        raise Broken("a copy shows somebody something else")
    for seat, view in views.items():
        _knows_only_its_own(view, seat)
    _conserved(table, views)


def _invariants_of_log(table: Table[Any], views: _Views) -> None:
    if folded(table) != table.state:
        raise Broken("the fold of all events differs from the state")
    _same_when_loaded(table, views)


def folded(table: Table[Any]) -> Any:
    """The state rebuilt from the start by the events of all moves not undone."""
    state = table.game.start(table.players, table.options)
    for _, event in table.full_history():
        event.apply(state)
    return state


def _same_when_loaded(table: Table[Any], views: _Views) -> None:
    loaded = Table.load(table.game, table.players, table.options, table.moves)
    if loaded.again is not None:
        raise Broken("the open phase does not give its own events when run again")
    recent = len(table.moves) - RECENT_ROWS
    for seat, view in views.items():
        if loaded.view(seat) != view:
            raise Broken(f"a loaded table shows seat {seat} something else")
        if loaded.history(seat, recent) != table.history(seat, recent):
            raise Broken(f"a loaded table has another history for seat {seat}")


def _imagined_by_turns(table: Table[Any], turn: int) -> None:
    """Have one viewer imagine a table every fourth time, since that takes as long as all views."""
    number, left = divmod(turn, IMAGINED_EVERY)
    if not left:
        imaginable(table, (None, *range(table.players))[number % (table.players + 1)])


def imaginable(table: Table[Any], seat: int | None) -> None:
    """Check that an imagined table shows its viewer the same and can be continued, sometimes to the end."""
    number = len(table.moves)
    random = Random(number)
    imagined = table.imagine(seat, random)
    shows_the_same(table, imagined, seat)
    _play_on(imagined, random, None if number % TO_THE_END_EVERY == 0 else MOVES_ON)


def shows_the_same(table: Table[Any], other: Table[Any], seat: int | None) -> None:
    """Check that a table shows a seat the same as another one, and asks the same. Raises Broken."""
    whose = f"an imagined table, for {'the public' if seat is None else f'seat {seat}'}:"
    if other.view(seat) != table.view(seat):
        raise Broken(f"{whose} another view")
    recent = len(table.moves) - RECENT_ROWS
    if other.history(seat, recent) != table.history(seat, recent):
        raise Broken(f"{whose} another history")
    if table.readiness is None and other.waiting_seats != table.waiting_seats:
        raise Broken(f"{whose} {other.waiting_seats} are asked, not {table.waiting_seats}")
    if seat is None:
        return
    if other.pending_choice(seat) != table.pending_choice(seat):
        raise Broken(f"{whose} it is asked {other.pending_choice(seat)}, not {table.pending_choice(seat)}")
    for number in (Table.version, Table.undoable, Table.has_only_opened_menu):
        if number(other, seat) != number(table, seat):
            raise Broken(f"{whose} another {number.__name__}")


def _play_on(table: Table[Any], random: Random, moves: int | None) -> None:
    """Make random moves on an imagined table; None: to the end."""
    while not table.over and not table.stopped and moves != 0:
        choice = table.pending_choice(random.choice(table.waiting_seats))
        assert choice is not None
        table.answer(choice.seat, choice.random_answer(random))
        moves = None if moves is None else moves - 1


def _knows_only_its_own(view: Any, seat: int | None) -> None:
    if any(piece.face is not None and not piece.seen_by(seat) for piece in pieces_in(view)):
        raise Broken(f"seat {seat} sees a face it does not know")


def _conserved(table: Table[Any], views: _Views) -> None:
    """Check that a bag and the known faces from it are always the same pieces, in state and views."""
    start, known = table.game.start(table.players, table.options), list(pieces_in(table.state))
    lying = list(pieces_in(start))
    seen = {seat: list(pieces_in(view)) for seat, view in views.items()}
    for bag in sorted({each.bag for each in known}):
        left = table.state.bag(bag)
        whole = Counter(start.bag(bag)) + _faces(lying, bag)
        lost = whole != Counter(left) + _faces(known, bag)
        for seat, view in views.items():
            left_seen = view.bag(bag)
            if lost or whole != Counter(left_seen) + _faces(seen[seat], bag):
                raise Broken(f"pieces of {bag!r} are lost or made, as seat {seat} sees it")
            hidden = sum(each.bag == bag and each.face is None for each in seen[seat])
            if table.readiness is None and len(left_seen) != len(left) + hidden:
                raise Broken(f"what lies hidden of {bag!r} does not add up for seat {seat}")


def _faces(found: list[Piece], bag: str) -> Counter[str]:
    return Counter(each.face for each in found if each.bag == bag and each.face)
