"""Stand-ins of users on vacation, and the seats open to them. Functions inside a transaction."""

import math

from msgspec import Struct

from clocks.waking_time import ClockStop
from storage.core import cup_tables, outbox, timers
from storage.core.database import Connection
from storage.core.kinds import Kind
from storage.core.rows import Notification, StandInOffer, VacationRow
from storage.core.stale_panels import mark_panel_outdated
from storage.history import hint_uses
from storage.peace import bars, kept_apart
from storage.peace.known_seats import knows_another_seat
from storage.places.places import last_row, renew_notification
from storage.time import turn_ends
from storage.time.clock_stops import DOWNTIME, PAUSES

VACATION_COLUMNS = (
    'vacation.id, vacation."user", vacation.begins, vacation.ends, vacation.ended, vacation.zone'
)

OFFER = 'SELECT vacation, "user", computer, accepted FROM stand_in_offer WHERE vacation = ?'

PLAYED = """
SELECT game.id, seat.seat FROM seat JOIN game ON game.id = seat.game AND game.stage = 'playing'
WHERE seat."user" = ? AND game.origin IS NULL ORDER BY game.id
"""

RUNNING_AT = f"""
SELECT seat.seat, {VACATION_COLUMNS} FROM seat JOIN vacation ON vacation."user" = seat."user"
WHERE seat.game = :game AND (SELECT origin FROM game WHERE id = :game) IS NULL
    AND ended IS NULL AND begins <= :now AND ends > :now
    AND NOT EXISTS (SELECT 1 FROM stand_in WHERE stand_in.game = seat.game AND stand_in.seat = seat.seat)
ORDER BY vacation.id
"""

ASKED_AT = (
    'SELECT game FROM outbox WHERE "user" = ? AND kind = ? AND message IS NOT NULL ORDER BY id DESC LIMIT 1'
)

HELD = """
SELECT stand_in.game, stand_in.seat, stand_in."user", coalesce(stand_in_offer.begun, 0)
FROM stand_in LEFT JOIN stand_in_offer USING (vacation) WHERE vacation = ? ORDER BY stand_in.game
"""

WAITED_FOR = """
SELECT stand_in.vacation, stand_in.game, stand_in.seat, stand_in."user",
    max(waiting.since, coalesce(stand_in_offer.begun, 0)), settings.settings, language.language
FROM stand_in
JOIN waiting ON waiting.game = stand_in.game AND waiting.seat = stand_in.seat
LEFT JOIN stand_in_offer ON stand_in_offer.vacation = stand_in.vacation
LEFT JOIN settings ON settings."user" = stand_in."user"
LEFT JOIN language ON language.owner = stand_in."user"
WHERE stand_in."user" IS NOT NULL {where}
"""

ALL_WAITED_FOR = WAITED_FOR.format(where="")
WAITED_FOR_AT = WAITED_FOR.format(where="AND stand_in.game = :game")
STOPS = f"{DOWNTIME} UNION ALL {PAUSES}"
"""Times in which a stand-in's clock stood at a `:game`."""

LAST_PLAYED = "UPDATE stood_in SET last = ? WHERE game = ? AND seat = ? AND last IS NULL"


class StandInWait(Struct, frozen=True):
    vacation: int
    game: int
    seat: int
    user: int
    since: float
    settings: str | None
    """As JSON; None: nothing set."""
    language: str | None
    clock_stops: tuple[ClockStop, ...]


def seats_played(connection: Connection, user: int) -> dict[int, int]:
    """Game -> seat of a user, at running games other than practice."""
    return dict(connection.execute(PLAYED, (user,)).fetchall())


def seats_for_stand_in(connection: Connection, player: int, user: int | None) -> dict[int, int]:
    """Game -> seat of a player that a stand-in may play: a user, or (None) any computer player."""
    seats = seats_played(connection, player).items()
    return {game: seat for game, seat in seats if _can_stand_in(connection, game, seat, player, user)}


def can_be_asked(connection: Connection, player: int, user: int) -> bool:
    """Whether a user may be asked to stand in at some game; obstacles other than known seats stay secret."""
    seats = seats_played(connection, player).items()
    return user != player and (
        any(not knows_another_seat(connection, game, seat, user) for game, seat in seats)
        or bool(cup_tables.servers_of(connection, player))
    )


def may_still_be_asked(connection: Connection, player: int, user: int) -> bool:
    """Whether an asked user can stand in at a table, or at a later one of a cup."""
    if seats_for_stand_in(connection, player, user):
        return True
    servers = cup_tables.servers_of(connection, player)
    barred = all(bars.is_barred(connection, guild, user) for guild in servers)
    return not barred and not kept_apart.are_blocked(connection, player, user)


def _can_stand_in(connection: Connection, game: int, seat: int, player: int, user: int | None) -> bool:
    if user is None:
        return True
    if user == player or kept_apart.is_kept_from_table(connection, game, user, but=seat):
        return False
    return not knows_another_seat(connection, game, seat, user)


def find_offer(connection: Connection, vacation: int) -> StandInOffer | None:
    row = connection.execute(OFFER, (vacation,)).fetchone()
    if row is None:
        return None
    id_, user, computer, accepted = row
    return StandInOffer(id_, user, computer, None if accepted is None else bool(accepted))


def stand_in_waits(connection: Connection, game: int | None = None) -> tuple[StandInWait, ...]:
    found = ALL_WAITED_FOR if game is None else WAITED_FOR_AT
    rows = connection.execute(found, {} if game is None else {"game": game}).fetchall()
    return tuple(
        StandInWait(
            vacation, game, seat, user, since, settings, language, _clock_stops_since(connection, game, since)
        )
        for vacation, game, seat, user, since, settings, language in rows
    )


def _clock_stops_since(connection: Connection, game: int, since: float) -> tuple[ClockStop, ...]:
    rows = connection.execute(STOPS, {"game": game, "since": since, "never": math.inf})
    return tuple((begins, ends) for begins, ends in rows)


def replace_idle_stand_in(connection: Connection, wait: StandInWait, computer: str, now: float) -> bool:
    """Replace a stand-in by a computer player, unless they have played since."""
    if wait not in stand_in_waits(connection, wait.game):
        return False
    key = (wait.game, wait.seat)
    connection.execute("DELETE FROM stand_in WHERE game = ? AND seat = ?", key)
    connection.execute(LAST_PLAYED, (last_row(connection, wait.game), *key))
    _take_seat(connection, StandInOffer(wait.vacation, None, computer, accepted=True), *key)
    mark_panel_outdated(connection, *key, wait.user, now=now)
    return True


def take_over_at(connection: Connection, game: int, now: float) -> None:
    """Let the stand-ins of running vacations play at a game they have not joined yet."""
    running = connection.execute(RUNNING_AT, {"game": game, "now": now}).fetchall()
    for seat, *values in running:
        vacation = VacationRow(*values)
        offer = find_offer(connection, vacation.id)
        if offer is None or not offer.accepted or _is_kept_apart(connection, vacation, offer):
            continue
        if _can_stand_in(connection, game, seat, vacation.user, offer.user):
            _take_seat(connection, offer, game, seat)


def take_over(connection: Connection, vacation: VacationRow, now: float) -> bool:
    """Let an accepted stand-in play during a running vacation; returns whether they do."""
    offer = find_offer(connection, vacation.id)
    runs = vacation.ended is None and vacation.begins <= now < vacation.ends
    if not runs or offer is None or not offer.accepted or _is_kept_apart(connection, vacation, offer):
        return False
    connection.execute("UPDATE stand_in_offer SET begun = ? WHERE vacation = ?", (now, vacation.id))
    taken = seats_for_stand_in(connection, vacation.user, offer.user)
    for game, seat in taken.items():
        _take_seat(connection, offer, game, seat)
        mark_panel_outdated(connection, game, seat, vacation.user, now=now)
        if offer.user is not None:
            _ask_again(connection, game, seat, now)
    return bool(taken)


def _is_kept_apart(connection: Connection, vacation: VacationRow, offer: StandInOffer) -> bool:
    """Whether a block separates the stand-in from the player."""
    return offer.user is not None and kept_apart.are_blocked(connection, vacation.user, offer.user)


def _take_seat(connection: Connection, offer: StandInOffer, game: int, seat: int) -> None:
    turn_ends.forget(connection, game, seat)
    hint_uses.forget_open_hint(connection, game, seat)
    connection.execute(
        'INSERT INTO stand_in (game, seat, vacation, "user", computer) VALUES (?, ?, ?, ?, ?)',
        (game, seat, offer.vacation, offer.user, offer.computer),
    )
    connection.execute(
        'INSERT INTO stood_in (game, seat, first, "user", computer) VALUES (?, ?, ?, ?, ?)',
        (game, seat, last_row(connection, game) + 1, offer.user, offer.computer),
    )


def dismiss(connection: Connection, vacation: VacationRow, now: float) -> bool:
    """Dismiss a stand-in and notify them; returns whether they played."""
    offer = find_offer(connection, vacation.id)
    given_back = give_seats_back(connection, vacation.id, now)
    games = seats_played(connection, vacation.user)
    if offer is not None and offer.user is not None:
        unsent = outbox.withdraw(connection, Kind.STAND_IN, offer.user, vacation.id)
        if offer.accepted and not games:
            outbox.add_to_users(connection, Kind.STAND_IN, [offer.user], vacation.id, now)
        elif offer.accepted:
            notice = Notification(Kind.STAND_IN, 0, user=offer.user, replaces=True)
            outbox.add(connection, min(games), notice, now)
        else:
            unsent = outbox.settle_user(connection, offer.user, Kind.STAND_IN, now) or unsent
            asked_at = connection.execute(ASKED_AT, (offer.user, Kind.STAND_IN)).fetchall()
            for (game,) in asked_at:
                over = Notification(Kind.INVITATION_OVER, 0, user=offer.user, replaces=True)
                outbox.add(connection, game, over, now)
            is_over = asked_at or unsent or not may_still_be_asked(connection, vacation.user, offer.user)
            if offer.accepted is None and not is_over:
                outbox.add_to_users(connection, Kind.STAND_IN, [offer.user], vacation.id, now)
    return bool(given_back)


def give_seats_back(connection: Connection, vacation: int, now: float) -> tuple[int, ...]:
    """Return a vacation's seats to its user; returns the games."""
    held = connection.execute(HELD, (vacation,)).fetchall()
    connection.execute("DELETE FROM stand_in WHERE vacation = ?", (vacation,))
    for game, seat, user, begun in held:
        turn_ends.forget(connection, game, seat)
        hint_uses.forget_open_hint(connection, game, seat)
        mark_panel_outdated(connection, game, seat, user, now=now, since=begun)
        connection.execute(LAST_PLAYED, (last_row(connection, game), game, seat))
        _ask_again(connection, game, seat, now)
    return tuple(game for game, *_ in held)


def _ask_again(connection: Connection, game: int, seat: int, now: float) -> None:
    waits = connection.execute("SELECT 1 FROM waiting WHERE game = ? AND seat = ?", (game, seat)).fetchone()
    if waits and timers.planned_at(connection, game, seat) is None:
        renew_notification(connection, game, Kind.ASK, now, seat)


def dismiss_from(connection: Connection, game: int, seat: int) -> None:
    connection.execute("DELETE FROM stand_in WHERE game = ? AND seat = ?", (game, seat))
    connection.execute(LAST_PLAYED, (last_row(connection, game), game, seat))
