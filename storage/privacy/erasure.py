"""Erasing a user. A part of the `Store`.

Their games stay for the others: a number that is nobody on Discord takes their place, another one in each
game, and the chain is rebuilt. Practice in their direct messages is nowhere then: that channel tells who they
were. A request is stored until it is done.
"""

from __future__ import annotations

from msgspec import Struct, structs

from storage import chain, outbox
from storage.changes import linked_changes
from storage.connection import Connection
from storage.cups import cups
from storage.database import Database
from storage.errors import ChainBroken, Conflict
from storage.kinds import Kind
from storage.lobby import requests
from storage.log import linked_moves
from storage.peace import reports
from storage.places import repeat
from storage.privacy import erased_players, traces
from storage.privacy.personal_data import PERSONAL_DATA
from storage.privacy.privacy import GAMES_OF
from storage.queries import chain_end, find_game
from storage.rows import LOBBY, OVER, PLAYING
from storage.verbs import reads, writes

OF_CUPS = ("cup", "cup_entrant")
"""Tables that name users and belong to no game: `storage/cups` takes users from them."""

GAMES_NAMING = f"""
{GAMES_OF} UNION SELECT game FROM invitation WHERE "user" = ?1 OR by_user = ?1
UNION SELECT game FROM seat_request WHERE "user" = ?1 AND answer IS NULL
UNION SELECT game FROM report WHERE reported = ?1
"""

SEATED = 'SELECT game.id, game.stage FROM seat JOIN game ON game.id = seat.game WHERE seat."user" = ?'

STANDS_IN = """
SELECT vacation FROM stand_in_offer JOIN vacation ON vacation.id = stand_in_offer.vacation
WHERE stand_in_offer."user" = ? AND vacation.ended IS NULL
"""


class Seated(Struct, frozen=True):
    """The games at which a user has a seat."""

    lobbies: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    over: tuple[int, ...] = ()


def erase_from(connection: Connection, game: int, user: int, *, closed: bool, now: float) -> None:
    """Have a number that is nobody take the place of a user in a game, which they play no more.

    What is due then has the time of what was done there last, as that is kept. `closed`: whether its table is
    damaged, so that nobody can leave it. Raises Conflict if they have a seat.
    """
    whole, row = _is_whole(connection, game), find_game(connection, game)
    if row.stage != OVER and row.own_seat_of(user) is not None and whole and not closed:
        raise Conflict(f"user {user} sits at game {game}")
    if row.stage == PLAYING:
        erased_players.keep_seats(connection, game, user)
    nobody = traces.nobody()
    reports.take_names(connection, game, user, nobody, now)
    for table, data in PERSONAL_DATA.items():
        if table in OF_CUPS:
            continue
        key = "id" if table == "game" else "game"
        for column in data.anonymised.split():
            connection.execute(
                f'UPDATE {table} SET "{column}" = ? WHERE {key} = ? AND "{column}" = ?', (nobody, game, user)
            )
    for table in ("invitation", "rating"):
        connection.execute(f'DELETE FROM {table} WHERE game = ? AND "user" = ?', (game, user))
    requests.withdraw(connection, row, user, traces.last_time(connection, game))
    traces.take_messages(connection, game, user, nobody)
    connection.execute("UPDATE message SET layout = NULL WHERE game = ?", (game,))
    if row.in_direct_messages and not row.direct:
        connection.execute("UPDATE game SET channel = 0, card = NULL WHERE id = ?", (game,))
        connection.execute("DELETE FROM outbox WHERE game = ? AND done IS NULL", (game,))
        row = structs.replace(row, card=None)
    if row.stage == OVER and not outbox.is_due(connection, game):
        outbox.forget_sent(connection, game)
    if row.stage == OVER:
        connection.execute("UPDATE game SET cleaned = 0 WHERE id = ?", (game,))
    if whole and row.stage == OVER:
        traces.take_times(connection, game)
    if whole:
        _seal(connection, game)
    time = traces.last_time(connection, game)
    if row.card is not None or row.direct:
        repeat(connection, game, Kind.CARD, time)
    if row.thread is not None:
        repeat(connection, game, Kind.THREAD_NAME, time)


def forget_times(connection: Connection, game: int) -> None:
    """Forget when erased users did something at a game that is over; one that is damaged stays as it is."""
    if traces.erased_at(connection, game) and _is_whole(connection, game):
        traces.take_times(connection, game)
        _seal(connection, game)


def _is_whole(connection: Connection, game: int) -> bool:
    """Whether the chain of a game holds."""
    row, moves = find_game(connection, game), linked_moves(connection, game)
    try:
        chain.verify(row, moves, chain_end(connection, game), linked_changes(connection, game))
    except ChainBroken:
        return False
    return True


def _seal(connection: Connection, game: int) -> None:
    """Rebuild the chain of a game."""
    row = find_game(connection, game)
    moves = [move for move, _ in linked_moves(connection, game)]
    changes = [change for change, _ in linked_changes(connection, game)]
    linked = list(chain.links(row, moves, changes))
    connection.executemany(
        "UPDATE move SET chain = ? WHERE game = ? AND n = ?",
        [(after, game, n) for (n, number), after in linked if not number],
    )
    connection.executemany(
        "UPDATE table_change SET chain = ? WHERE game = ? AND number = ?",
        [(after, game, number) for (_, number), after in linked if number],
    )
    end = linked[-1][1] if linked else chain.genesis(row, changes)
    connection.execute("UPDATE game SET chain = ? WHERE id = ?", (end, game))


class Erasures:
    """Asynchronous access to what an erasure takes."""

    def __init__(self, database: Database) -> None:
        """Users in an open database."""
        self._database = database

    async def ask(self, user: int, *, time: float) -> None:
        """Note that a user is to be erased, until `finish`; they are notified of nothing more."""

        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO erasure VALUES (?, ?) ON CONFLICT DO NOTHING", (user, time))
            connection.execute('DELETE FROM outbox WHERE "user" = ? AND done IS NULL', (user,))

        await self._database.write(work)

    async def asked(self) -> tuple[int, ...]:
        """The users who are to be erased."""
        return await self._database.read(
            lambda connection: tuple(user for (user,) in connection.execute('SELECT "user" FROM erasure'))
        )

    async def seated(self, user: int) -> Seated:
        """The games at which a user has a seat."""

        def work(connection: Connection) -> Seated:
            found: dict[str, list[int]] = {LOBBY: [], PLAYING: [], OVER: []}
            for game, stage in connection.execute(SEATED, (user,)).fetchall():
                found[stage].append(game)
            return Seated(*(tuple(sorted(games)) for games in found.values()))

        return await self._database.read(work)

    async def stands_in(self, user: int) -> tuple[int, ...]:
        """The vacations during which a user is asked to stand in, or does."""
        return await self._database.read(
            lambda connection: tuple(vacation for (vacation,) in connection.execute(STANDS_IN, (user,)))
        )

    async def games_naming(self, user: int) -> tuple[int, ...]:
        """All games that have ever had to do with a user."""
        return await self._database.read(
            lambda connection: tuple(game for (game,) in connection.execute(GAMES_NAMING, (user,)))
        )

    next_time = reads(traces.next_time)
    take_from = writes(erase_from)

    async def finish(self, user: int) -> bool:
        """Delete all that is stored of a user; returns whether the files hold no trace either.

        Raises Conflict if a game or a cup still names them.
        """

        def work(connection: Connection) -> None:
            if connection.execute(GAMES_NAMING, (user,)).fetchone() or cups.naming(connection, user):
                raise Conflict(f"a game or a cup names user {user}")
            for table, data in reversed([*PERSONAL_DATA.items()]):
                if data.to_delete:
                    connection.execute(f"DELETE FROM {table} WHERE {data.to_delete}", (user,))

        await self._database.write(work)
        return await self._database.forget_deleted()
