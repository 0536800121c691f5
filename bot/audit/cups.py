"""Cups: their terms, their entrants, the tables of their rounds."""

from collections.abc import Iterator
from math import isfinite

import msgspec
from msgspec import structs

from bot.tables.cache import options_of
from bot.tables.cups.cups import LIMITS, checked_terms
from bot.tables.cups.standing import schedule_of
from cups.schedule import SCHEDULES, Seats
from games import UnknownGame
from games.agents import levels
from storage.core.queries import find_game
from storage.core.rows import COMPUTER_MOVES, LOBBY
from storage.cups.cups import find_cup
from storage.cups.rows import DRAFT, OVER, PLAYING, Cup, CupTable
from storage.sqlite.snapshot import Snapshot


def cup_faults(stored: Snapshot) -> Iterator[str]:
    for record in stored.rows("cup"):
        cup = find_cup(stored.connection, record["id"])
        begun = cup.row.stage in (PLAYING, OVER)
        if begun and cup.row.size not in SCHEDULES.get(cup.row.players, ()):
            yield f"cup {cup.row.id}: nobody knows how it is played"
            continue
        tables = _table_faults(stored, cup) if begun else _early_faults(cup)
        faults = (*_row_faults(cup), *_entrant_faults(cup), *tables)
        yield from (f"cup {cup.row.id}: {fault}" for fault in faults)


def _row_faults(cup: Cup) -> Iterator[str]:
    row = cup.row
    limit = LIMITS[-1] if row.stage in (PLAYING, OVER) else row.size
    try:
        if checked_terms(structs.replace(row.terms, size=limit)).players != row.players:
            yield "its game is not for so many"
        options_of(row)
    except (LookupError, ValueError, UnknownGame, msgspec.DecodeError) as fault:
        yield f"it has terms that no cup has: {fault}"
    if row.guild <= 0 or (row.channel or 1) <= 0 or (row.message_channel or 1) <= 0:
        yield "it is nowhere"
    times = (row.created, row.begins or 0.0, row.ended or 0.0)
    if not all(isfinite(each) and each >= 0 for each in times):
        yield "it was, or begins, at no time"
    if row.begins is not None and row.begins <= row.created:
        yield "it begins before people can enrol"
    announced = row.stage != DRAFT
    if announced != (row.channel is not None) or announced != (row.message_channel is not None):
        yield "it was announced and was not"
    if row.ended is not None and row.ended < row.created:
        yield "it ended before it was announced"


def _early_faults(cup: Cup) -> Iterator[str]:
    if cup.row.rounds_begun or cup.tables or cup.finalists:
        yield "it is played before it begins"


def _entrant_faults(cup: Cup) -> Iterator[str]:
    row, number = cup.row, len(cup.entrants)
    begun = row.stage in (PLAYING, OVER)
    if begun and [each.number for each in cup.entrants] != list(range(row.size)):
        yield f"{number} of {row.size} take part"
    if number > row.size or (row.stage == DRAFT and number):
        yield f"{number} take part"
    for each in cup.entrants:
        if each.computer is not None and (not begun or each.computer not in levels.NAMES):
            yield "an unknown computer player takes part, or does before it begins"
        if each.dropped is not None and (not begun or each.user is None or not isfinite(each.dropped)):
            yield "somebody has dropped out who cannot"
        if each.dropped is not None and each.dropped < row.created:
            yield "somebody has dropped out before it was announced"


def _table_faults(stored: Snapshot, cup: Cup) -> Iterator[str]:
    row, schedule = cup.row, schedule_of(cup.row)
    if row.rounds_begun > schedule.rounds:
        yield f"{row.rounds_begun} of its {schedule.rounds} rounds have begun"
        return
    if row.stage == OVER and row.rounds_begun < schedule.rounds:
        yield "it is over before its last round"
    in_final = [each.final for each in cup.entrants if each.final is not None]
    if in_final and sorted(in_final) != list(range(schedule.finalists)):
        yield f"{len(in_final)} of {schedule.finalists} have reached its final"
        return
    if in_final and row.rounds_begun < len(schedule.group_rounds):
        yield "its final was made up before the groups were played"
    rounds = [schedule.tables(number, cup.finalists) for number in range(1, schedule.rounds + 1)]
    opened = [(each.round, each.number) for each in cup.tables]
    due = [
        (number, table)
        for number in range(1, row.rounds_begun + 1)
        for table in range(len(rounds[number - 1]))
    ]
    if [each for each in opened if each[0] <= row.rounds_begun] != due:
        yield "its tables are not those of the rounds that have begun"
    next_round = range(len(rounds[row.rounds_begun])) if row.rounds_begun < len(rounds) else range(0)
    if any(each not in [(row.rounds_begun + 1, n) for n in next_round] for each in opened if each not in due):
        yield "there is a table of a round that has not begun"
    for table in cup.tables:
        if table.round <= len(rounds):
            seats = rounds[table.round - 1]
            yield from (f"game {table.game}: {fault}" for fault in _game_faults(stored, cup, table, seats))


def _game_faults(stored: Snapshot, cup: Cup, table: CupTable, numbers: tuple[Seats, ...]) -> Iterator[str]:
    row, game = cup.row, find_game(stored.connection, table.game)
    of_cup = (row.name, row.options, row.pace, row.hints, row.guild)
    if (game.name, game.options, game.pace, game.hints, game.guild) != of_cup or game.vacations:
        yield "it is not as its cup says"
    if game.when_late != COMPUTER_MOVES or game.stage == LOBBY or game.is_practice or game.private:
        yield "no table of a cup is like that"
    if table.number >= len(numbers) or len(game.seated) != len(numbers[table.number]):
        yield "others sit there than its cup says"
        return
    entrants = [cup.entrants[each].user for each in numbers[table.number] if each < len(cup.entrants)]
    people = {each.user for each in game.seated if each.user is not None and each.user > 0}
    if not people <= {*entrants}:
        yield "somebody sits there who is at another table of the round"
