"""The scheduled start of a lobby, and effects of changes on it. Functions inside a transaction."""

from collections.abc import Collection, Iterable

from msgspec import Struct

from storage.core import outbox
from storage.core.database import Connection
from storage.core.kinds import Kind
from storage.core.queries import find_game
from storage.core.rows import GameRow, Notification
from storage.lobby import presence, searches
from storage.lobby.lobby_seats import open_lobby


class StartRule(Struct, frozen=True):
    seconds: float
    """Seconds after the last change."""
    players: Collection[int]
    """Allowed numbers of players."""
    people: int
    """People before the change."""


def note_change(
    connection: Connection, game: int, by_user: int | None, rule: StartRule | None, time: float
) -> GameRow:
    """Note a change of a lobby and restart its countdown, or cancel an impossible start."""
    presence.note_press(connection, game, by_user, time)
    row = find_game(connection, game)
    if row.closed:
        return row
    starts = row.starts
    if rule is not None and not _has_enough_players(connection, row, rule):
        again = searches.look_again(connection, game, time)
        notices = [Notification(Kind.LOOKS_AGAIN, 0, user=user, replaces=True) for user in again]
        if starts is not None:
            starts = None
            presence.forget_answers(connection, game)
            if row.host not in again:
                notices.append(Notification(Kind.CALLED_OFF, 0, user=row.host, replaces=True))
        outbox.add_all(connection, game, notices, time)
    elif starts is not None and rule is not None and not presence.unanswered_users(connection, game):
        starts = time + rule.seconds
    connection.execute(
        "UPDATE game SET changed = ?, warned = NULL, held_by = NULL, starts = ? WHERE id = ?",
        (time, starts, game),
    )
    return find_game(connection, game)


def _has_enough_players(connection: Connection, row: GameRow, rule: StartRule) -> bool:
    """Whether enough players are left; of a match, as many as all of them want."""
    people = sum(held.user is not None for held in row.seated)
    wanted = people >= rule.people or not searches.want_more(connection, row.id, people)
    return wanted and len(row.seated) in rule.players


def request_start(
    connection: Connection, game: int, asked: Iterable[int], starts: float, time: float
) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    presence.ask(connection, game, asked, time)
    searches.hold_found(connection, game, time)
    connection.execute("UPDATE game SET starts = ?, held_by = NULL WHERE id = ?", (starts, game))
    return find_game(connection, game)
