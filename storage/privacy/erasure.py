"""Erasing a user: in each game another number replaces them. A part of the `Store`."""

from msgspec import Struct, structs

from storage.core import chain, cup_tables, outbox
from storage.core.changes import linked_changes, linked_moves
from storage.core.database import Connection, Part, column, reads, writes
from storage.core.errors import ChainBroken, Conflict
from storage.core.kinds import Kind
from storage.core.queries import chain_end, find_game
from storage.core.rows import LOBBY, OVER, PLAYING
from storage.cups import cups
from storage.lobby import requests
from storage.peace import known_seats, posted_steps, reports
from storage.places.places import renew_notification
from storage.privacy import traces
from storage.privacy.personal_data import PERSONAL_DATA
from storage.privacy.privacy import GAMES_OF

OF_CUPS = ("cup", "cup_entrant")
"""Tables from which `storage/cups` removes users."""

GAMES_NAMING = f"""
{GAMES_OF} UNION SELECT game FROM invitation WHERE "user" = ?1 OR by_user = ?1
UNION SELECT game FROM seat_request WHERE "user" = ?1 AND answer IS NULL
UNION SELECT game FROM report WHERE reported = ?1
UNION SELECT game FROM posted_step WHERE "user" = ?1
"""

SEATED = 'SELECT game.id, game.stage FROM seat JOIN game ON game.id = seat.game WHERE seat."user" = ?'

STANDS_IN = """
SELECT vacation FROM stand_in_offer JOIN vacation ON vacation.id = stand_in_offer.vacation
WHERE stand_in_offer."user" = ? AND vacation.ended IS NULL
"""


class Seated(Struct, frozen=True):
    lobbies: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    over: tuple[int, ...] = ()
    cups: tuple[int, ...] = ()
    """Those not over in which they play."""


def erase_from(connection: Connection, game: int, user: int, *, closed: bool, now: float) -> None:
    """Replace a user by a number that is nobody in a game; `closed`: nobody can leave its damaged table.

    Due notifications get the time of the game's last event. Raises Conflict if the user has a seat.
    """
    whole, row = _is_whole(connection, game), find_game(connection, game)
    if row.stage != OVER and row.own_seat_of(user) is not None and whole and not closed:
        raise Conflict(f"user {user} sits at game {game}")
    if row.stage == PLAYING:
        known_seats.keep_seats(connection, game, user)
    nobody = traces.random_nobody()
    reports.replace_names(connection, game, user, nobody, now)
    for table, data in PERSONAL_DATA.items():
        if table in OF_CUPS:
            continue
        key = "id" if table == "game" else "game"
        for name in data.anonymised.split():
            connection.execute(
                f'UPDATE {table} SET "{name}" = ? WHERE {key} = ? AND "{name}" = ?', (nobody, game, user)
            )
    for table in ("invitation", "rating"):
        connection.execute(f'DELETE FROM {table} WHERE game = ? AND "user" = ?', (game, user))
    requests.withdraw(connection, row, user, traces.last_time(connection, game))
    traces.replace_in_messages(connection, game, user, nobody)
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
        traces.hide_times(connection, game)
    if whole:
        _rebuild_chain(connection, game)
    time = traces.last_time(connection, game)
    if row.card is not None or row.direct:
        renew_notification(connection, game, Kind.CARD, time)
    if row.thread is not None:
        renew_notification(connection, game, Kind.THREAD_NAME, time)
    posted_steps.forget(connection, game, user, nobody, time)


def forget_times(connection: Connection, game: int) -> None:
    """Forget the times of erased users in a finished whole game."""
    if traces.erased_users_at(connection, game) and _is_whole(connection, game):
        traces.hide_times(connection, game)
        _rebuild_chain(connection, game)


def _is_whole(connection: Connection, game: int) -> bool:
    row, moves = find_game(connection, game), linked_moves(connection, game)
    try:
        chain.verify(row, moves, chain_end(connection, game), linked_changes(connection, game))
    except ChainBroken:
        return False
    return True


def _rebuild_chain(connection: Connection, game: int) -> None:
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
    end = linked[-1][1] if linked else chain.first_link(row, changes)
    connection.execute("UPDATE game SET chain = ? WHERE id = ?", (end, game))


def _add_erasure(connection: Connection, user: int, *, time: float) -> None:
    """Note a user's erasure until `finish`; nothing notifies them any longer."""
    connection.execute("INSERT INTO erasure VALUES (?, ?) ON CONFLICT DO NOTHING", (user, time))
    connection.execute('DELETE FROM outbox WHERE "user" = ? AND done IS NULL', (user,))


def _users_to_erase(connection: Connection) -> tuple[int, ...]:
    return column(connection, 'SELECT "user" FROM erasure')


def _seats_of_user(connection: Connection, user: int) -> Seated:
    found: dict[str, list[int]] = {LOBBY: [], PLAYING: [], OVER: []}
    for game, stage in connection.execute(SEATED, (user,)).fetchall():
        found[stage].append(game)
    lobbies, running, over = (tuple(sorted(games)) for games in found.values())
    return Seated(lobbies, running, over, cup_tables.cups_of(connection, user))


def _vacations_with_stand_in(connection: Connection, user: int) -> tuple[int, ...]:
    """Vacations with a user as stand-in, asked or accepted."""
    return column(connection, STANDS_IN, (user,))


def _games_naming(connection: Connection, user: int) -> tuple[int, ...]:
    """Present and former games."""
    return column(connection, GAMES_NAMING, (user,))


def _delete_user(connection: Connection, user: int) -> None:
    """Raises Conflict if a game or a cup still names them."""
    if connection.execute(GAMES_NAMING, (user,)).fetchone() or cups.cups_naming(connection, user):
        raise Conflict(f"a game or a cup names user {user}")
    for table, data in reversed([*PERSONAL_DATA.items()]):
        if data.to_delete:
            connection.execute(f"DELETE FROM {table} WHERE {data.to_delete}", (user,))


class Erasures(Part):
    add_erasure = writes(_add_erasure)
    users_to_erase = reads(_users_to_erase)
    seats_of_user = reads(_seats_of_user)
    vacations_with_stand_in = reads(_vacations_with_stand_in)
    games_naming = reads(_games_naming)
    next_time = reads(traces.next_time)
    erase_from = writes(erase_from)
    delete_user = writes(_delete_user)

    async def finish(self, user: int) -> bool:
        """Delete all data of a user; returns whether the files hold no trace. Raises as `delete_user`."""
        await self.delete_user(user)
        return await self._database.forget_deleted()
