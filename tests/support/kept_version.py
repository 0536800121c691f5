"""Store games as this version does (`python -m tests.support.kept_version tests/fixtures/version_<n>`).

A database as SQL, and logs of each game: with moves taken back, phases begun again, computer players. Files
in `tests/fixtures` are never written again; a version that stores something else gets a folder of its own.
Databases from before schema 44 are there as updated by the last release that opened them.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import typer

from bot.clock import ManualClock
from bot.tables.cache import to_json
from bot.tables.notifications import Step
from bot.tables.service import Press, TableService
from games import find, log, names
from games.engine.moves import last_row_before_question
from games.engine.retrace import retrace
from games.engine.table import Table
from storage.core.rows import MoveRow, WaitingRow
from storage.together.log import Update
from storage.together.store import Store
from tests.fuzz import random_games
from tests.support.games import STORY_GAME
from tests.support.table_helpers import USERS, seeds

CHANNEL, SERVER = 7_000, 8_000
NOON = 1_790_000_000.0


def dumped(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return "\n".join([*connection.iterdump(), f"PRAGMA user_version = {version};", ""])


def begin_again(table: Table[Any]) -> None:
    beginning = table.open_moves[0]
    table.restart()
    table.begin_again((beginning.n, beginning.move))


class Evening:
    """People and computer players at tables, one press every few seconds."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store = store
        self.clock = ManualClock(NOON)
        self.tables = TableService(store, self.clock, seeds=seeds(seed))
        self._random = Random(seed)
        self._interaction = 1_000

    async def begin(self, people: int, *computers: str) -> int:
        """Begin a table."""
        row = await self.tables.lobby.open(STORY_GAME, host=USERS[0], channel=CHANNEL, guild=SERVER)
        await self.store.set_messages(row.id, card=CHANNEL + row.id, time=1.0)
        for user in USERS[1:people]:
            await self.tables.lobby.join(row.id, user)
        for computer in computers:
            await self.tables.lobby.add_computer(row.id, computer, host=USERS[0])
        await self.clock.advance(60)
        await self.tables.start(row.id, host=USERS[0])
        return row.id

    async def press(self, game: int) -> bool:
        """Press something for a waiting seat, or take something back; False once the game has ended."""
        await self.clock.advance(self._random.uniform(5, 500))
        table, row = await self.tables.table(game), await self.tables.store.game(game)
        if table.over:
            return False
        undoable = [seat for seat in range(table.players) if table.undoable(seat)]
        undo = undoable and self._random.random() < 0.1
        seat = self._random.choice(undoable if undo else table.waiting_seats)
        choice, user = table.pending_choice(seat), row.seated[seat].user
        self._interaction += 1
        interaction = None if user is None else self._interaction
        press = Press(seat, user, table.version(seat), interaction)
        if undo:
            await self.tables.undo(game, press, all_moves=self._random.random() < 0.5)
        elif choice is not None:
            await self.tables.answer(game, press, choice.random_answer(self._random))
        return True

    async def begin_again(self, game: int) -> None:
        """Restart the open phase, as after a correction of its rules."""
        table = (await self.tables.table(game)).copy()
        begin_again(table)
        step, now = Step(None, table, table.again or 0), self.clock.now()
        await self.store.append(
            game,
            Update(
                rows=[
                    MoveRow(
                        n, now, move.seat, move.key, to_json(move.draws), to_json(move.events), move.undoes
                    )
                    for n, move in step.rows
                ],
                waiting=[WaitingRow(game, seat, now) for seat in table.waiting_seats],
                notifications=step.notifications(()),
            ),
        )
        self.tables = TableService(self.store, self.clock, seeds=seeds(0))


async def play_an_evening(path: Path) -> bytes:
    """Play a finished game, one with a restarted phase, one with computer players, and open a lobby.

    Returns the log of the first, with its seed.
    """
    async with await Store.open(path) as store:
        evening = Evening(store, 1)
        over, again, computers = (
            await evening.begin(2),
            await evening.begin(3),
            await evening.begin(1, "random", "careful"),
        )
        while await evening.press(over):
            pass
        for _ in range(40):
            await evening.press(again)
        await evening.begin_again(again)
        for _ in range(3):
            await evening.press(again)
            await evening.press(computers)
        await evening.tables.lobby.open(STORY_GAME, host=USERS[1], channel=CHANNEL, language="ru")
        for due in await store.outbox_due():
            if due.game == over:
                await store.mark_sent(due, time=evening.clock.now(), message=9_000 + due.id)
        await store.users.set_language(USERS[0], "de")
        await store.claim_greeting(SERVER, channel=CHANNEL, time=NOON)
        await store.users.set_tips(USERS[0], STORY_GAME, shown=False)
        table, row, seed = await evening.tables.table(over), await store.game(over), await store.seed(over)
        draws = retrace(table.game, table.players, table.options, table.moves).draws
        seeding = log.Seeding(row.commitment, row.seeded_after, seed.hex() if seed else None)
        return log.encode(table, seeding, draws)


def begun_again(name: str) -> Table[Any]:
    """A table in the middle of a phase that began again."""
    whole = random_games.play(find(name), 3, players=min(find(name).seats))
    at = len(whole.moves) // 2
    while True:
        moves = whole.moves[: last_row_before_question(whole.moves, at)]
        table = Table.load(whole.game, whole.players, whole.options, moves)
        if len(table.open_moves) > 1 and table.waiting_seats:
            begin_again(table)
            return table
        at += 1


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in names():
        for players in {min(find(name).seats), max(find(name).seats)}:
            log.write(
                folder / f"{name}_{players}.jsonl", random_games.play(find(name), players, players=players)
            )
        log.write(folder / f"{name}_again.jsonl", begun_again(name))
    with TemporaryDirectory() as temporary:
        path = Path(temporary) / "games.sqlite3"
        (folder / f"{STORY_GAME}_seeded.jsonl").write_bytes(asyncio.run(play_an_evening(path)))
        (folder / "database.sql").write_text(dumped(path), "utf-8")


if __name__ == "__main__":
    typer.run(main)
