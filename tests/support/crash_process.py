"""Play a game and die (`python -m tests.support.crash_process FILE MOMENT`: before, after or never).

It dies when the rows of the fiftieth answer are written, before or after the commit, or plays on
until it is killed; after each answer it prints how many rows are stored.
"""

import asyncio
import os
import sqlite3
from pathlib import Path
from random import Random
from typing import Literal

import typer

from bot.clock import SystemClock
from bot.tables.service import TableService
from storage.core.database import Connection, writes
from storage.together import log
from storage.together.store import Store
from tests.support.table_helpers import begun, press_random, seeds

LAST_ANSWER = 50


def die_before_the_commit() -> None:
    def append_and_die(connection: Connection, game: int, update: log.Update) -> log.Appended:
        log.append(connection, game, update)
        assert isinstance(connection, sqlite3.Connection)
        assert connection.in_transaction
        os._exit(3)

    Store.append = writes(append_and_die)


async def play(path: Path, when: str) -> None:
    random = Random(5)
    async with await Store.open(path) as store:
        tables = TableService(store, SystemClock(), seeds=seeds(5))
        game = await begun(tables, 3)
        for answer in range(1, 10_000):
            if answer == LAST_ANSWER and when == "before":
                die_before_the_commit()
            result = await press_random(tables, game, random)
            print(result.n, flush=True)
            if answer == LAST_ANSWER and when == "after":
                os._exit(3)


def main(file: Path, dies: Literal["before", "after", "never"]) -> None:
    asyncio.run(play(file, dies))


if __name__ == "__main__":
    typer.run(main)
