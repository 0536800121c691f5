"""A game, its seats and its log: the chain, the rules, the waits."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

import msgspec
from msgspec import Struct

from bot.audit.results import adding_up_faults, analysis_faults, result_faults, statistics_faults
from bot.audit.seats import computers_of, was_held_by_user
from bot.tables.cache import moves_of, options_of
from bot.tables.choices_ahead import ending_seats
from bot.tables.planned_turns import keys_due, plan_of_row
from games import UnknownGame, find
from games.engine.chance import commitment_of
from games.engine.errors import Damaged, Differs
from games.engine.plans import Sign
from games.engine.retrace import retrace
from games.engine.table import Table
from games.verification import prove
from storage.core.kinds import CALLED_AGAIN, TimerKind
from storage.core.rows import FINISHED, LOBBY, OVER, MoveRow, is_erased
from storage.seats.late import COMPUTER
from storage.sqlite.snapshot import OriginGame, StoredGame

SAME_TIME = 0.1
"""Seconds between a row and the wait that follows from it: earlier versions read the clock for each."""


class Rules(Struct, frozen=True):
    """A log compared with today's rules."""

    differs: str | None = None
    """Where they differ; None: nowhere."""
    begins_again: bool = False
    """Whether its open phase begins again with the next press."""


def game_faults(stored: StoredGame, *, new_rules: bool) -> tuple[tuple[str, ...], Rules]:
    """Faults of a game and its log; `new_rules`: whether today's may ask other seats than those stored."""
    faults = [*_chain_faults(stored), *_row_faults(stored), *_seed_faults(stored), *_move_faults(stored)]
    faults += _practice_faults(stored)
    rules = Rules()
    try:
        if stored.row.stage == LOBBY:
            faults += _lobby_faults(stored)
        else:
            table, rules = _replay(stored, new_rules=new_rules)
            faults += [*_table_faults(stored, table, rules), *_draw_faults(stored, table)]
            same_rules = rules.differs is None
            faults += result_faults(stored, table, same_rules=same_rules)
            faults += analysis_faults(stored, table, same_rules=same_rules)
            faults += statistics_faults(stored, table, same_rules=same_rules)
            if not faults:
                faults += adding_up_faults(stored)
    except (Damaged, UnknownGame, msgspec.DecodeError) as fault:
        faults.append(str(fault))
    return tuple(faults), rules


def _chain_faults(stored: StoredGame) -> Iterator[str]:
    if stored.chain_fault is not None:
        yield f"its chain is broken: {stored.chain_fault}"


def _row_faults(stored: StoredGame) -> Iterator[str]:
    row = stored.row
    if [held.seat for held in row.seated] != list(range(len(row.seated))):
        yield "its seats are not numbered one after the other"
    if len(row.seated) > row.seats:
        yield f"{len(row.seated)} sit on {row.seats} seats"
    for held in row.seated:
        if held.computer is not None and held.computer not in computers_of(row.name):
            yield f"seat {held.seat + 1} is held by an unknown computer player"
        if held.user == 0:
            yield f"seat {held.seat + 1} is held by nobody"
    if not isfinite(row.created):
        yield "it was opened at no time"
    erased = ("host", *(("channel",) if row.in_direct_messages else ())) if is_erased(row.host) else ()
    nowhere = ("channel",) if row.direct else ()
    if row.direct and (row.guild, row.channel, row.card, row.thread) != (None, 0, None, None):
        yield "it is played by direct message, and is somewhere else, too"
    for name in ("channel", "host", "guild", "card", "thread"):
        value = getattr(row, name)
        if value is not None and value <= 0 and name not in (*erased, *nowhere):
            yield f"its {name} is nothing on Discord"


def _seed_faults(stored: StoredGame) -> Iterator[str]:
    row, seed = stored.row, stored.seed
    if row.commitment != (None if seed is None else commitment_of(seed)):
        yield "its seed is not the one it was committed to"
    if seed is None and row.stage != OVER:
        yield "it has no seed"
    if not 0 <= row.seeded_after <= len(stored.moves):
        yield "it got its seed after more rows than it has"


def _move_faults(stored: StoredGame) -> Iterator[str]:
    for n, move in enumerate(stored.moves, 1):
        if move.n != n:
            yield f"row {n} is missing"
            return
        if not isfinite(move.time):
            yield f"row {n} was written at no time"
        pressed = move.seat is not None and was_held_by_user(stored, move.seat, n)
        if move.interaction is not None and not pressed:
            yield f"row {n} has an interaction, but nobody pressed"


def _lobby_faults(stored: StoredGame) -> Iterator[str]:
    """Faults of a game that has not begun. Raises UnknownGame, msgspec.DecodeError."""
    options_of(stored.row)
    if stored.row.seats not in find(stored.row.name).seats:
        yield f"it is not for {stored.row.seats} players"
    if stored.moves:
        yield "it has rows, but has not begun"
    if stored.waiting:
        yield "it waits for somebody, but has not begun"
    if stored.row.thread is not None and not stored.row.forum:
        yield "it has a thread, but has not begun"


def _replay(stored: StoredGame, *, new_rules: bool) -> tuple[Table[Any], Rules]:
    """The table, played again until the rules differ. Raises Damaged, UnknownGame, msgspec.DecodeError."""
    game, options = find(stored.row.name), options_of(stored.row)
    moves, players = moves_of(stored.row, stored.moves), len(stored.row.seated)
    if players not in game.seats:
        raise Damaged(f"it is not for {players} players")
    waiting, ended = [each.seat for each in stored.waiting] if new_rules else None, stored.row.stage == OVER
    try:
        table = Table.load(game, players, options, moves, waiting=waiting, check=True, ended=ended)
        return table, Rules()
    except Differs as differs:
        table = Table.load(game, players, options, moves, waiting=waiting, ended=ended)
        return table, Rules(str(differs), table.again is not None)


def _table_faults(stored: StoredGame, table: Table[Any], rules: Rules) -> Iterator[str]:
    """Where other rows contradict the end of the log."""
    if rules.differs is not None and stored.chain_fault is not None:
        yield rules.differs
    times = _times_since_the_phase_began(stored)
    for waits in stored.waiting:
        if not any(abs(waits.since - time) <= SAME_TIME for time in times):
            yield f"nothing happened when it began to wait for seat {waits.seat + 1}"
    if rules.begins_again:
        return
    for timer in stored.timers:
        if timer["kind"] == TimerKind.TURN_END and timer["seat"] not in ending_seats(table):
            yield f"the turn of seat {timer['seat'] + 1} is to end by itself, but it can choose"
    yield from _plan_faults(stored, table)
    computers = {held.seat for held in stored.row.seated if held.computer is not None}
    decided = {(each["seat"], each["since"]) for each in stored.questions if each["outcome"] == COMPUTER}
    once = {waits.seat for waits in stored.waiting if (waits.seat, waits.since) in decided}
    if set(stored.computers_waiting) - once != computers & {waits.seat for waits in stored.waiting}:
        yield "it waits for computer players who are none"
    ended = stored.row.outcome not in (None, FINISHED)
    if [waits.seat for waits in stored.waiting] != ([] if ended else list(table.waiting_seats)):
        yield "it waits for other seats than the end of its log does"
    if table.over != (stored.row.stage == OVER and not ended):
        yield "the end of its log is not the end it is marked with"


def _plan_faults(stored: StoredGame, table: Table[Any]) -> Iterator[str]:
    """Plans that cannot be read, or are to be played and cannot be."""
    plans = [(each, plan_of_row(table, each)) for each in stored.plans]
    played = {each.seat for each, plan in plans if keys_due(stored.row, table, each, plan)}
    for timer in stored.timers:
        if timer["kind"] == TimerKind.PLAN and timer["done"] is None and timer["seat"] not in played:
            yield f"a plan of seat {timer['seat'] + 1} is to be played, but none can be"
    for each, plan in plans:
        if msgspec.json.encode(plan).decode() != each.answers or plan.phase not in table.game.phases:
            yield f"the plan of seat {each.seat + 1} cannot be read"
        if not set(msgspec.json.decode(each.signs)) <= set(Sign):
            yield f"the plan of seat {each.seat + 1} has unknown signs"
        if not 0 < plan.since <= len(stored.moves):
            yield f"the plan of seat {each.seat + 1} was made after row {plan.since}"


def _draw_faults(stored: StoredGame, table: Table[Any]) -> Iterator[str]:
    """Draws that do not follow from the seed. Raises Damaged."""
    if stored.seed is not None:
        moves = table.moves[: len(stored.moves)]
        trace = retrace(table.game, table.players, table.options, moves)
        for wrong in prove(trace, stored.seed, stored.row.seeded_after).wrong:
            yield f"row {wrong.made.n}: what was drawn does not follow from the seed"


def _times_since_the_phase_began(stored: StoredGame) -> set[float]:
    """When rows were written, or seats changed hands, since the open phase began: then seats were asked."""
    begins = max((move.n for move in stored.moves if move.seat is None), default=0)
    return {move.time for move in stored.moves if move.n >= begins} | {
        change.time for change in stored.changes if change.after >= begins
    }


def _practice_faults(stored: StoredGame) -> Iterator[str]:
    row = stored.row
    if row.origin is None:
        return
    if row.plays_on and row.origin_game is None and row.origin_file is None:
        yield f"it is practice that began with {row.origin!r}"
    if not row.seeded_after or row.stage == LOBBY:
        yield "it is practice that began with nothing"
    if any(move.interaction is not None for move in stored.moves[: row.seeded_after]):
        yield "somebody pressed before it began"
    if row.plays_on and any(move.time != row.created for move in stored.moves[: row.seeded_after]):
        yield "it began with times of another game"
    if row.origin_game is not None:
        yield from _origin_faults(stored, stored.origin)
    if stored.results:
        yield "it is practice, but has a result"
    timed = any(timer["kind"] not in CALLED_AGAIN for timer in stored.timers)
    if timed or stored.reserves or any(wait.deadline is not None for wait in stored.waiting):
        yield "it is practice, but somebody has a clock there"


def _origin_faults(stored: StoredGame, origin: OriginGame | None) -> Iterator[str]:
    """Faults of a practice table that continues a game."""
    row = stored.row
    if origin is None:
        yield f"it continues game {row.origin_game}, which is not there"
        return
    if origin.row.stage != OVER or origin.row.plays_on:
        yield f"it continues game {row.origin_game}, which is not over"
    if (row.name, row.options, row.seats) != (origin.row.name, origin.row.options, len(origin.row.seated)):
        yield f"its rules, options or seats are not those of game {row.origin_game}, which it continues"
    if [*map(_copied_part, stored.moves[: row.seeded_after])] != [*map(_copied_part, origin.moves)]:
        yield f"its first rows are not those of game {row.origin_game}"


def _copied_part(move: MoveRow) -> tuple[object, ...]:
    """The part of a row that a practice table copies."""
    return move.n, move.seat, move.key, move.draws, move.events, move.undoes, move.secret
