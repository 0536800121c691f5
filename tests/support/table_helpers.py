"""Tables with people: a table service on a real file, and users who press buttons."""

import os
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any

from msgspec import Struct

import renderer
from bot.screens.symbols import Symbols, symbols_of
from bot.tables.service import AppliedMoves, Press, TableService
from games.agents.analysis import Turn, try_judge
from games.agents.explanation import explain_last_turn
from games.agents.hints import Hint, find_hint
from games.agents.judged import Judged
from games.agents.levels import RANDOM, Decision, decide
from games.agents.luck import luck_of_draws
from games.engine.chance import SEED_BYTES
from games.engine.planning import PlanningTable
from games.engine.table import Table
from games.log import Record
from games.statistics import SeatStatistics, statistics
from storage.core.rows import GameRow, Notification
from tests.support.games import STORY_GAME
from tests.support.table_story import pending, somebody_asked

USERS = (100, 101, 102, 103)
CHANNEL = 7

_interactions = count(os.getpid() << 32)


@cache
def all_symbols(game: str) -> Symbols:
    """All symbols of a game, as if they were on Discord."""
    return symbols_of(game, {name: f"<:{name}:{2**63 - 1}>" for name in renderer.emojis(game)})


class DecisionsHere:
    """Decisions made in this process, to save the start of another one."""

    async def decide(self, name: str, table: Table[Any], seat: int, seed: int) -> Decision:
        return decide(name, table, seat, Random(seed))

    async def judge(self, table: Table[Any], turn: Turn) -> Judged | None:
        before = Table.load(table.game, table.players, table.options, table.moves[: turn.row - 1])
        return try_judge(before, turn)

    async def luck(self, table: Table[Any]) -> tuple[float, ...] | None:
        return luck_of_draws(Record.of(table))

    async def hint(
        self, table: Table[Any], seat: int, first: str = "", planned: Sequence[str] | None = None
    ) -> Hint:
        asked = table if planned is None else PlanningTable.begin_ahead(table, seat, planned)
        assert asked is not None
        return find_hint(asked, seat, first)

    async def explain(self, table: Table[Any], seat: int, since: int) -> Hint | None:
        return explain_last_turn(table, seat, since)

    async def statistics(self, table: Table[Any]) -> tuple[SeatStatistics, ...]:
        return statistics(table)

    async def close(self) -> None:
        pass


class RandomDecisions(DecisionsHere):
    """Random decisions at every level, since real ones would take most of a test's time."""

    async def decide(self, name: str, table: Table[Any], seat: int, seed: int) -> Decision:
        return await super().decide(RANDOM, table, seat, seed)


def seeds(number: int) -> Callable[[], bytes]:
    """A source of reproducible seeds."""
    random = Random(number)
    return lambda: random.randbytes(SEED_BYTES)


async def begun(
    tables: TableService, players: int = 2, *, computers: Sequence[str] = (), options: Struct | None = None
) -> int:
    row = await tables.lobby.open(STORY_GAME, host=USERS[0], channel=CHANNEL, options=options)
    for user in USERS[1 : players - len(computers)]:
        await tables.lobby.join(row.id, user)
    for computer in computers:
        await tables.lobby.add_computer(row.id, computer, host=USERS[0])
    await tables.start(row.id, host=USERS[0])
    return row.id


async def press(tables: TableService, game: int, seat: int, key: str | None = None) -> AppliedMoves:
    """The user of a seat presses an option, by default the first, on a current panel."""
    table = await tables.table(game)
    choice = pending(table, seat)
    return await tables.answer(
        game,
        Press(seat, user=USERS[seat], version=table.version(seat), interaction=next(_interactions)),
        key or choice.options[0].key,
    )


async def press_random(tables: TableService, game: int, random: Random) -> AppliedMoves:
    """Press something for a waiting seat, or sometimes take something back."""
    table = await tables.table(game)
    undoable = [seat for seat in range(table.players) if table.undoable(seat)]
    if undoable and random.random() < 0.08:
        seat = random.choice(undoable)
        return await tables.undo(
            game,
            Press(seat, user=USERS[seat], version=table.version(seat), interaction=next(_interactions)),
            all_moves=random.random() < 0.3,
        )
    seat, choice = somebody_asked(table, random)
    return await press(tables, game, seat, choice.random_answer(random))


async def press_until(tables: TableService, game: int, phase: str, random: Random) -> AppliedMoves:
    while True:
        result = await press_random(tables, game, random)
        if result.table.state.phase == phase:
            return result


async def end_without_rules(
    tables: TableService, game: int, outcome: str, *, seat: int | None = None
) -> GameRow:
    """End a game without its rules, as after changes of seats; returns its row."""
    async with tables.cache.seats_changing([game]):
        row = await tables.seats.end(game, outcome, seat=seat)
    tables.cache.notify_listeners(game)
    return row


def kinds(notifications: Sequence[Notification]) -> list[tuple[str, int | None]]:
    return [(each.kind, each.seat) for each in notifications]


def same_views(one: Table[Any], other: Table[Any]) -> bool:
    """Whether two tables have equal views, questions, events and undos for everybody."""
    seats = [None, *range(one.players)]
    return (
        one.moves == other.moves
        and one.waiting_seats == other.waiting_seats
        and all(one.view(seat) == other.view(seat) for seat in seats)
        and all(one.history(seat) == other.history(seat) for seat in seats)
        and all(one.pending_choice(seat) == other.pending_choice(seat) for seat in range(one.players))
        and all(one.undoable(seat) == other.undoable(seat) for seat in range(one.players))
    )
