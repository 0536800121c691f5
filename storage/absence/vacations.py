"""Vacations and stand-ins; writes take the games that the caller has locked. A part of the `Store`."""

from collections.abc import Collection

from msgspec import Struct, structs

from storage.absence import stand_ins
from storage.absence.stand_ins import VACATION_COLUMNS, StandInWait, seats_played
from storage.core import changes, cup_tables, outbox, stale_panels
from storage.core.database import Connection, Part, changes_game, reads, writes
from storage.core.errors import AlreadyAway, Conflict, NotAway
from storage.core.kinds import Kind
from storage.core.rows import MessageRow, Notification, OutboxRow, StandIn, VacationRow
from storage.peace import kept_apart
from storage.places.places import renew_notification
from storage.time import deadlines

VACATION = f"SELECT {VACATION_COLUMNS} FROM vacation WHERE id = ?"
ANNOUNCED = f'SELECT {VACATION_COLUMNS} FROM vacation WHERE "user" = ? AND ended IS NULL'
SINCE = f'SELECT {VACATION_COLUMNS} FROM vacation WHERE "user" = ? AND ends > ? ORDER BY begins'

OVER_SINCE = f"""
SELECT {VACATION_COLUMNS} FROM seat JOIN vacation ON vacation."user" = seat."user"
WHERE seat.game = ? AND vacation.ended > ? ORDER BY vacation.ended
"""

OFFERED = f"""
SELECT {VACATION_COLUMNS} FROM stand_in_offer JOIN vacation ON vacation.id = stand_in_offer.vacation
JOIN seat ON seat."user" = vacation."user" AND seat.game = :game
WHERE stand_in_offer."user" = :user
    AND NOT EXISTS (SELECT 1 FROM block WHERE block."user" = vacation."user" AND block.blocked = :user)
    AND NOT EXISTS (SELECT 1 FROM block WHERE block."user" = :user AND block.blocked = vacation."user")
ORDER BY vacation.id DESC LIMIT 1
"""

DUE = f"""
SELECT TRUE, {VACATION_COLUMNS} FROM vacation WHERE ended IS NULL AND ends <= :now
UNION ALL
SELECT FALSE, {VACATION_COLUMNS} FROM vacation
JOIN stand_in_offer ON stand_in_offer.vacation = vacation.id
WHERE ended IS NULL AND ends > :now AND begins <= :now AND accepted AND begun IS NULL
ORDER BY ends
"""
"""Vacations to end, and running ones whose stand-in does not play yet."""


class Due(Struct, frozen=True):
    ending: tuple[VacationRow, ...]
    beginning: tuple[VacationRow, ...]
    stand_ins: tuple[StandInWait, ...]


def _find_vacation(connection: Connection, vacation: int) -> VacationRow | None:
    row = connection.execute(VACATION, (vacation,)).fetchone()
    return VacationRow(*row) if row else None


def _vacation_or_not_away(connection: Connection, vacation: int) -> VacationRow:
    found = _find_vacation(connection, vacation)
    if found is None:
        raise NotAway(f"there is no vacation {vacation}")
    return found


def _announced_vacation(connection: Connection, user: int) -> VacationRow | None:
    row = connection.execute(ANNOUNCED, (user,)).fetchone()
    return VacationRow(*row) if row else None


def _announced_or_not_away(connection: Connection, user: int) -> VacationRow:
    """Raises NotAway."""
    vacation = _announced_vacation(connection, user)
    if vacation is None:
        raise NotAway(f"user {user} has announced no vacation")
    return vacation


def _tell_tables(connection: Connection, games: Collection[int], now: float) -> None:
    for game in games:
        renew_notification(connection, game, Kind.VACATION, now)
        outbox.add(connection, game, Notification(Kind.COUNTER, 0, replaces=True), now)


def _tell_user(
    connection: Connection, kind: Kind, user: int, vacation: int, games: Collection[int], now: float
) -> None:
    """Notify a user about a stand-in, about no game while the vacation affects no table."""
    if games:
        outbox.add(connection, min(games), Notification(kind, 0, user=user, replaces=True), now)
    else:
        outbox.add_to_users(connection, kind, [user], vacation, now)


def _vacations_ending_after(connection: Connection, user: int, moment: float) -> tuple[VacationRow, ...]:
    """A user's vacations with a planned end after a moment, including those over or withdrawn."""
    return tuple(VacationRow(*row) for row in connection.execute(SINCE, (user, moment)))


def _vacations_over_since(connection: Connection, game: int, moment: float) -> tuple[VacationRow, ...]:
    """Vacations of a game's players that ended after a moment."""
    return tuple(VacationRow(*row) for row in connection.execute(OVER_SINCE, (game, moment)))


def _last_notice(connection: Connection, game: int, *, before: int) -> float | None:
    """Time of the last message about vacations among earlier notifications."""
    found = "SELECT max(created) FROM outbox WHERE game = ? AND kind = ? AND id < ? AND message IS NOT NULL"
    row = connection.execute(found, (game, Kind.VACATION, before)).fetchone()
    created: float | None = row[0] if row else None
    return created


def _keep_notice(
    connection: Connection, row: OutboxRow, name: str, notice: MessageRow, *, posted: bool, time: float
) -> None:
    """Save the message about absences, with its content as JSON; `posted`: it is new, not edited."""
    outbox.mark_sent(connection, row, message=notice.message if posted else None, time=time)
    outbox.keep_message(connection, row.game, name, *structs.astuple(notice))


def _remove_controls_of_notice(
    connection: Connection, game: int, notice: MessageRow, name: str, retire: Notification, *, time: float
) -> None:
    """Remove the controls of an older message, saved under another name."""
    outbox.keep_message(connection, game, name, notice.channel, notice.message)
    outbox.add(connection, game, retire, time)


def _vacation_offered_to(connection: Connection, user: int, game: int) -> VacationRow | None:
    """The latest vacation for which a user was asked to stand in at a game."""
    values = {"user": user, "game": game}
    row = connection.execute(OFFERED, values).fetchone()
    return VacationRow(*row) if row else None


def _games_of_user(connection: Connection, user: int, *, open_to: int | None = None) -> tuple[int, ...]:
    """A user's running games, or only those where another user may stand in for them."""
    return tuple(stand_ins.seats_for_stand_in(connection, user, open_to))


def _due_work(connection: Connection, now: float) -> Due:
    ending: list[VacationRow] = []
    beginning: list[VacationRow] = []
    for is_ending, *row in connection.execute(DUE, {"now": now}):
        (ending if is_ending else beginning).append(VacationRow(*row))
    return Due(tuple(ending), tuple(beginning), stand_ins.stand_in_waits(connection))


def _check_locked(connection: Connection, user: int, games: Collection[int]) -> None:
    """Raises Conflict if a user plays at games that are not locked."""
    if not seats_played(connection, user).keys() <= set(games):
        raise Conflict(f"user {user} plays at other games than those that are locked")


def _announce(
    connection: Connection,
    user: int,
    begins: float,
    ends: float,
    zone: str,
    *,
    games: Collection[int],
    now: float,
) -> VacationRow:
    """Raises AlreadyAway, Conflict."""
    _check_locked(connection, user, games)
    if _announced_vacation(connection, user) is not None:
        raise AlreadyAway(f"user {user} has announced a vacation")
    connection.execute(
        'INSERT INTO vacation ("user", begins, ends, zone) VALUES (?, ?, ?, ?)', (user, begins, ends, zone)
    )
    deadlines.recompute_waits(connection, user=user)
    _tell_tables(connection, games, now)
    found = _announced_vacation(connection, user)
    assert found is not None
    return found


def _set_end(connection: Connection, user: int, ends: float, *, games: Collection[int], now: float) -> None:
    """Raises NotAway, Conflict."""
    _check_locked(connection, user, games)
    vacation = _announced_or_not_away(connection, user)
    connection.execute("UPDATE vacation SET ends = ? WHERE id = ?", (ends, vacation.id))
    deadlines.recompute_waits(connection, user=user)
    _tell_tables(connection, games, now)


def _end(connection: Connection, vacation: VacationRow, *, games: Collection[int], now: float) -> None:
    """End or withdraw a vacation.

    Raises NotAway if it was changed or ended, Conflict if games are not locked.
    """
    _check_locked(connection, vacation.user, games)
    if vacation.ended is not None or _find_vacation(connection, vacation.id) != vacation:
        raise NotAway(f"vacation {vacation.id} of user {vacation.user} is another one by now")
    ended = min(vacation.ends, now)
    connection.execute("UPDATE vacation SET ended = ? WHERE id = ?", (ended, vacation.id))
    stand_ins.dismiss(connection, vacation, now)
    deadlines.recompute_waits(connection, user=vacation.user)
    _tell_tables(connection, games, now)


def _name_stand_in(
    connection: Connection, user: int, stand_in: StandIn | None, *, games: Collection[int], now: float
) -> None:
    """Replace the stand-in of a user's vacation, or (None) dismiss them. Raises NotAway, Conflict."""
    _check_locked(connection, user, games)
    vacation = _announced_or_not_away(connection, user)
    held = stand_ins.dismiss(connection, vacation, now)
    connection.execute("DELETE FROM stand_in_offer WHERE vacation = ?", (vacation.id,))
    if stand_in is not None:
        accepted = True if stand_in.computer is not None else None
        connection.execute(
            'INSERT INTO stand_in_offer (vacation, "user", computer, accepted) VALUES (?, ?, ?, ?)',
            (vacation.id, stand_in.user, stand_in.computer, accepted),
        )
        if stand_in.user is not None and stand_ins.may_still_be_asked(connection, user, stand_in.user):
            _tell_user(connection, Kind.STAND_IN, stand_in.user, vacation.id, games, now)
    if stand_ins.take_over(connection, vacation, now) or held:
        _tell_tables(connection, games, now)


def _answer(
    connection: Connection, vacation: int, user: int, *, accepted: bool, games: Collection[int], now: float
) -> None:
    """Accept or decline to stand in, or give the seats back. Raises NotAway, Conflict."""
    away = _vacation_or_not_away(connection, vacation)
    _check_locked(connection, away.user, games)
    offer = stand_ins.find_offer(connection, vacation)
    is_asked = away.ended is None and offer is not None and offer.user == user
    if offer is None or not is_asked or (accepted and kept_apart.are_blocked(connection, user, away.user)):
        raise NotAway(f"user {user} is not asked to stand in")
    if offer.accepted == accepted:
        return
    held = False if accepted else bool(stand_ins.give_seats_back(connection, vacation, now))
    connection.execute(
        "UPDATE stand_in_offer SET begun = NULL, accepted = ? WHERE vacation = ?", (accepted, vacation)
    )
    _tell_user(connection, Kind.STAND_IN_ANSWER, away.user, vacation, games, now)
    if stand_ins.take_over(connection, away, now) or held:
        _tell_tables(connection, games, now)


def _seat_stand_in(connection: Connection, vacation: int, *, games: Collection[int], now: float) -> None:
    """Seat the stand-in of a running vacation. Raises NotAway, Conflict."""
    away = _vacation_or_not_away(connection, vacation)
    _check_locked(connection, away.user, games)
    if stand_ins.take_over(connection, away, now):
        _tell_tables(connection, games, now)


def _replace_stand_in(
    connection: Connection, wait: StandInWait, computer: str, *, games: Collection[int], now: float
) -> None:
    """Replace an idle stand-in by a computer player. Raises Conflict."""
    _check_locked(connection, _vacation_or_not_away(connection, wait.vacation).user, games)
    if stand_ins.replace_idle_stand_in(connection, wait, computer, now):
        _tell_tables(connection, (wait.game,), now)


class Vacations(Part):
    # Reading

    announced_vacation = reads(_announced_vacation)
    find_vacation = reads(_find_vacation)
    vacations_ending_after = reads(_vacations_ending_after)
    vacations_over_since = reads(_vacations_over_since)
    last_notice = reads(_last_notice)
    keep_notice = changes_game(_keep_notice)
    remove_controls_of_notice = writes(_remove_controls_of_notice)
    keep_panel = writes(stale_panels.keep_panel_current)
    offer = reads(stand_ins.find_offer)
    can_be_asked = reads(stand_ins.can_be_asked)
    servers_of_cups = reads(cup_tables.servers_of)
    vacation_offered_to = reads(_vacation_offered_to)
    games_of_user = reads(_games_of_user)
    due_work = reads(_due_work)
    stand_ins_so_far = reads(changes.stand_ins_so_far)
    announce = writes(_announce)
    set_end = writes(_set_end)
    end = writes(_end)
    name_stand_in = writes(_name_stand_in)
    answer = writes(_answer)
    seat_stand_in = writes(_seat_stand_in)
    replace_stand_in = writes(_replace_stand_in)
