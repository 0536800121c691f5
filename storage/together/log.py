"""The log of a game, and all that is stored with it. Functions inside a transaction."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from storage.absence import dormancy, stand_ins
from storage.core import chain, changes, outbox
from storage.core.changes import Player
from storage.core.database import Connection
from storage.core.errors import Conflict, DuplicateInteraction
from storage.core.kinds import Kind
from storage.core.queries import chain_end, find_game
from storage.core.rows import (
    FINISHED,
    PLAYING,
    GameRow,
    MoveRow,
    Notification,
    Placing,
    WaitingRow,
)
from storage.history import hint_uses
from storage.lobby import lobby_seats, searches
from storage.lobby.lobby_seats import NewGame, Terms, end_open_lobby_work, open_lobby
from storage.seats import late, plans
from storage.seats.plans import PlannedTurn
from storage.time import turn_ends, waits
from storage.together import endings
from storage.together.screen_reads import PanelRows, find_panel

ADD_MOVE = """
INSERT INTO move (game, n, time, seat, key, draws, events, undoes, secret, interaction, rules, chain)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

RULES = "SELECT n, rules FROM move WHERE game = ? AND rules IS NOT NULL ORDER BY n"


class Update(Struct, frozen=True):
    """New log rows, and what is stored with them."""

    rows: Sequence[MoveRow]
    waiting: Iterable[WaitingRow]
    notifications: Iterable[Notification]
    places: Sequence[Placing] | None = None
    """Final positions if the game ends with them; None: it continues."""
    asked: Collection[int] = ()
    """Seats with a new wait, even if the game waits for them already."""
    ending: Mapping[int, int] = {}
    """Seats with nothing left to do but to end their turns -> their versions."""
    planned: Sequence[PlannedTurn] = ()
    """Plans whose turns have come, or their rests."""
    plans_over: Collection[int] = ()
    """Seats that have moved, so that their plans are gone."""
    by_plan: int | None = None
    """The seat that moved by its plan."""
    shown: int | None = None
    """The seat whose panel is shown next."""


class Appended(Struct, frozen=True):
    due: bool
    """Whether any notification of the game is due."""
    panel: PanelRows | None
    """That of the seat shown next."""


def begin(connection: Connection, game: int, players: int, update: Update) -> GameRow:
    """Close the lobby and store the first rows. Raises NoSuchGame, AlreadyStarted, Conflict, ChainBroken."""
    row = open_lobby(connection, game)
    if len(row.seated) != players:
        raise Conflict(f"{len(row.seated)} sit at game {game}, not {players}")
    connection.execute("UPDATE game SET stage = ? WHERE id = ?", (PLAYING, game))
    searches.end_all(connection, game)
    end_open_lobby_work(connection, game, update.rows[-1].time)
    dormancy.postpone_idle_check(connection, game, update.rows[-1].time)
    append(connection, game, update)
    stand_ins.take_over_at(connection, game, update.rows[-1].time)
    return find_game(connection, game)


def append(connection: Connection, game: int, update: Update) -> Appended:
    time = update.rows[-1].time
    _add_moves(connection, game, update.rows)
    if any(row.interaction is not None for row in update.rows):
        dormancy.keep_awake(connection, game, time)
    acted = sorted({row.seat for row in update.rows if row.seat is not None})
    outbox.settle_acted(connection, game, acted, time)
    once = late.seats_moved_for(connection, game)
    themselves = [seat for seat in acted if _is_pressed(update.rows, seat)]
    ended = turn_ends.turns_ended(connection, game, {*acted}.difference(themselves))
    moved = {seat: ended.get(seat, time) for seat in acted if seat not in once or seat in themselves}
    if update.by_plan is not None:
        moved[update.by_plan] = None
    waits.replace_waits(connection, game, update.waiting, update.asked, time, moved)
    turn_ends.plan_turn_ends(connection, game, update.ending, acted, time)
    hint_uses.add_planned(connection, game, update.plans_over, update.by_plan)
    plans.forget(connection, game, update.plans_over)
    for turn in update.planned:
        plans.schedule(connection, turn, time)
    late.after_moves(connection, game, update.rows, once, time)
    hint_uses.assign_hints_to_rows(connection, game, update.rows, update.by_plan)
    outbox.add_all(connection, game, update.notifications, time)
    for seat in ended if update.places is None else ():
        ended_turn = Notification(Kind.TURN_OVER, update.rows[-1].n, seat, replaces=True)
        outbox.add(connection, game, ended_turn, time)
    if update.places is not None:
        endings.end_game(connection, game, FINISHED, update.places, time)
    panel = None if update.shown is None else find_panel(connection, game, update.shown)
    return Appended(outbox.is_due(connection, game), panel)


def _is_pressed(rows: Sequence[MoveRow], seat: int) -> bool:
    return any(row.seat == seat and row.interaction is not None for row in rows)


def _add_moves(connection: Connection, game: int, rows: Sequence[MoveRow]) -> None:
    if any(row.interaction is not None and has_interaction(connection, row.interaction) for row in rows):
        raise DuplicateInteraction("this interaction is stored already")
    (last,) = connection.execute("SELECT coalesce(max(n), 0) FROM move WHERE game = ?", (game,)).fetchone()
    if rows[0].n != last + 1:
        raise Conflict(f"row {rows[0].n} of game {game} does not follow row {last}")
    end = chain_end(connection, game)
    for row in rows:
        end = chain.chain_after_move(end, row)
        values = [getattr(row, name) for name in row.__struct_fields__]
        connection.execute(ADD_MOVE, (game, *values, end))
    connection.execute("UPDATE game SET chain = ? WHERE id = ?", (end, game))


def moves(connection: Connection, game: int) -> tuple[MoveRow, ...]:
    """Raises NoSuchGame, ChainBroken."""
    linked = changes.linked_moves(connection, game)
    end, changed = chain_end(connection, game), changes.linked_changes(connection, game)
    chain.verify(find_game(connection, game), linked, end, changed)
    return tuple(row for row, _ in linked)


def rules_versions(connection: Connection, game: int) -> tuple[tuple[int, str], ...]:
    """Known versions of the rules of a game, each with its first row."""
    return tuple(connection.execute(RULES, (game,)).fetchall())


def has_interaction(connection: Connection, interaction: int) -> bool:
    found = connection.execute("SELECT 1 FROM move WHERE interaction = ?", (interaction,)).fetchone()
    return found is not None


class Beginning(Struct, frozen=True):
    rows: Sequence[MoveRow]
    waiting: Mapping[int, float]
    notifications: Iterable[Notification] = ()
    places: Sequence[Placing] | None = None


def open_running(
    connection: Connection, new: NewGame, players: Sequence[Player], beginning: Beginning
) -> GameRow:
    """Open a table that begins at once, with a player for each seat."""
    return _begin(connection, lobby_seats.new_empty_game(connection, new), players, beginning)


def open_cup_table(
    connection: Connection,
    cup: int,
    place: tuple[int, int],
    new: NewGame,
    terms: Terms,
    players: Sequence[Player],
    beginning: Beginning,
) -> GameRow | None:
    """None if it exists; `place`: its round, and its number."""
    found = "SELECT 1 FROM cup_table WHERE cup = ? AND round = ? AND number = ?"
    if connection.execute(found, (cup, *place)).fetchone() is not None:
        return None
    game = lobby_seats.new_empty_game(connection, new)
    connection.execute("INSERT INTO cup_table VALUES (?, ?, ?, ?)", (cup, *place, game))
    lobby_seats.set_up(connection, game, terms, (), new.created)
    outbox.mark_cup_changed(connection, cup, new.created)
    return _begin(connection, game, players, beginning)


def _begin(connection: Connection, game: int, players: Sequence[Player], beginning: Beginning) -> GameRow:
    for seat, player in enumerate(players):
        lobby_seats.put_on_seat(connection, game, seat, *player)
    waits = [WaitingRow(game, seat, since) for seat, since in beginning.waiting.items()]
    update = Update(
        beginning.rows, waits, beginning.notifications, beginning.places, beginning.waiting.keys()
    )
    return begin(connection, game, len(players), update)
