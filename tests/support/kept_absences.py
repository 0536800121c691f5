"""Store tables at which nobody plays, as this version does (`python -m tests.support.kept_absences FOLDER`).

A database as SQL with a table for each state, open and half answered. Files in `tests/fixtures` are never
written again; a version that stores something else gets a folder of its own.
"""

import asyncio
from collections.abc import Collection
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import typer

from bot.clock import ManualClock
from bot.operation.metrics import Metrics
from bot.tables.absence.agreements import YES, AgreementService
from bot.tables.absence.late import Lateness
from bot.tables.service import Press, TableService
from clocks.pace import NO_PACE
from storage.core.kinds import Kind
from storage.core.rows import COMPUTER_MOVES
from storage.seats.late import COMPUTER
from storage.together.store import Store
from tests.support.games import STORY_GAME
from tests.support.kept_version import CHANNEL, NOON, SERVER, dumped
from tests.support.table_helpers import USERS, seeds

DAY, HOUR = 86400.0, 3600.0

PROPOSALS = (Kind.AGREE_END, Kind.AGREE_PAUSE, Kind.PACE)

ORDER = (
    *("dormant", "idle", "still", "late", "late_unanswered", "late_and_end", "late_and_pace"),
    *("computer_moves", "all_late", "pause", "pause_proposed"),
)
"""The tables, by their numbers in the database."""


class Absences:
    """Tables of three with their deadlines."""

    def __init__(self, store: Store, *, now: float = NOON) -> None:
        self.store = store
        self.clock = ManualClock(now)
        metrics = Metrics()
        self.tables = TableService(store, self.clock, seeds=seeds(1), most_tables=len(ORDER))
        self.lateness = Lateness(store, self.tables, self.clock, metrics)
        self.agreements = AgreementService(store, self.tables, self.clock, metrics)
        self._random = Random(1)
        self._interactions = count(int(now))
        self._messages = count(10_000)

    async def begin(self, pace: str, *, when_late: str = "ask") -> int:
        """Begin a table of three people."""
        row = await self.tables.lobby.open(
            STORY_GAME, host=USERS[0], channel=CHANNEL, guild=SERVER, seats=3, pace=pace
        )
        await self.tables.lobby.set_terms(row.id, host=USERS[0], terms={"when_late": when_late})
        await self.store.set_messages(row.id, card=CHANNEL + row.id, time=1.0)
        for user in USERS[1:3]:
            await self.tables.lobby.join(row.id, user)
        await self.tables.start(row.id, host=USERS[0])
        return row.id

    async def play(self, game: int, *, without: Collection[int]) -> None:
        """Choose at random until the game waits only for the seats in `without`."""
        while seats := [
            each for each in (await self.tables.table(game)).waiting_seats if each not in without
        ]:
            await self.press(game, seats[0])

    async def press(self, game: int, seat: int) -> None:
        table = await self.tables.table(game)
        choice = table.pending_choice(seat)
        assert choice is not None
        press = Press(seat, USERS[seat], table.version(seat), next(self._interactions))
        await self.tables.answer(game, press, choice.random_answer(self._random))

    async def go_by(self, seconds: float, *, post: bool = True) -> None:
        """Let time pass, and handle what falls due."""
        await self.clock.advance(seconds)
        now = self.clock.now()
        await self.lateness.pass_deadlines(now)
        await self.agreements.tick(now)
        if post:
            await self.post()

    async def post(self) -> None:
        """Post questions as messages, and mark everything else as sent."""
        for row in await self.store.outbox_due():
            asked = await self.store.questions.question_of_notification(row)
            if asked is None or row.kind not in (Kind.LATE, Kind.ASLEEP, Kind.IDLE, *PROPOSALS):
                await self.store.mark_sent(row, time=self.clock.now(), message=next(self._messages))
                continue
            until = self.clock.now() + 14 * DAY if row.kind == Kind.IDLE else None
            await self.store.questions.mark_asked(
                row,
                asked.id,
                channel=CHANNEL,
                message=next(self._messages),
                until=until,
                time=self.clock.now(),
            )


async def stay_away(path: Path) -> None:
    """A table for each state, in the order in which they have to begin."""
    async with await Store.open(path) as store:
        at = Absences(store)
        dormant = await at.begin(NO_PACE)
        await at.go_by(10 * DAY)
        idle = await at.begin("d7")
        await at.play(idle, without={1})
        for _ in range(70):
            await at.go_by(DAY)
        still = await at.begin(NO_PACE)
        for _ in range(21):
            await at.go_by(DAY)
        games = {"dormant": dormant, "idle": idle, "still": still}
        for name in ORDER[3:]:
            games[name] = await at.begin(
                "h8", when_late=COMPUTER_MOVES if name == "computer_moves" else "ask"
            )
            if name != "all_late":
                await at.play(games[name], without={1})
        await at.agreements.propose(games["pause_proposed"], 0, Kind.AGREE_PAUSE)
        pause = await at.agreements.propose(games["pause"], 0, Kind.AGREE_PAUSE)
        await at.agreements.answer(pause, 2, YES)
        for _ in range(80):
            await at.go_by(HOUR)
        await at.agreements.propose(games["late_and_end"], 0, Kind.AGREE_END)
        await at.agreements.propose_pace(games["late_and_pace"], 0, "d7")
        for name in ("late", "late_and_pace", "pause_proposed"):
            asked = await store.late.last_question_about(games[name], 1)
            assert asked is not None
            await at.lateness.answer(games[name], asked.id, 2, COMPUTER)
        await at.post()
        assert [games[name] for name in ORDER] == list(range(1, len(ORDER) + 1))


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    with TemporaryDirectory() as temporary:
        path = Path(temporary) / "games.sqlite3"
        asyncio.run(stay_away(path))
        (folder / "database.sql").write_text(dumped(path), "utf-8")


if __name__ == "__main__":
    typer.run(main)
