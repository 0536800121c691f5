"""The result, the statistics and the analysis of a finished game."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.tables.endings import places_for
from games.agents.judged import SeatAnalysis
from games.engine.table import Table
from games.statistics import statistics
from storage.core.rows import END_CHANGE, FINISHED, OVER, SEAT_CHANGE
from storage.ratings.statistics import PlayerResult, game_part_from
from storage.sqlite.snapshot import Record, StoredGame


def result_faults(stored: StoredGame, table: Table[Any], *, same_rules: bool) -> Iterator[str]:
    """Check a game's stored result; `same_rules`: today's rules give what its log holds."""
    if not stored.results:
        return
    row = stored.row
    if row.stage != OVER or row.outcome is None:
        yield "it has a result, but is not over"
        return
    if [each["seat"] for each in stored.results] != [held.seat for held in row.seated]:
        yield "its result is not that of its seats"
        return
    resigned = next((each.seat for each in stored.changes if each.kind == END_CHANGE), None)
    places = {each.seat: each for each in places_for(table, row.outcome, resigned)}
    replaced = {each.seat for each in stored.changes if each.kind == SEAT_CHANGE}
    for held, result in zip(row.seated, stored.results, strict=True):
        if (result["user"], result["computer"]) != (held.user, held.computer):
            yield f"seat {held.seat + 1} has the result of somebody else"
        if bool(result["replaced"]) != (held.seat in replaced):
            yield f"the result of seat {held.seat + 1} does not say who held it"
        place = places[held.seat]
        if same_rules and (result["place"], result["points"]) != (place.place, place.points):
            yield f"the result of seat {held.seat + 1} is not where the log ends"


def statistics_faults(stored: StoredGame, table: Table[Any], *, same_rules: bool) -> Iterator[str]:
    """Check a game's stored statistics; `same_rules`: today's rules give what its log holds."""
    if not stored.statistics:
        if stored.adds:
            yield "it counts in the statistics of all games, but has none"
        return
    if stored.row.outcome != FINISHED or stored.row.is_practice:
        yield "it has statistics, but its rules have not ended it"
    elif [each["seat"] for each in stored.statistics] != [held.seat for held in stored.row.seated]:
        yield "its statistics are not those of its seats"
    elif same_rules:
        for kept, found in zip(stored.statistics, statistics(table), strict=True):
            if kept["statistics"] != msgspec.json.encode(found).decode():
                yield f"the statistics of seat {kept['seat'] + 1} are not what its log says"


def adding_up_faults(stored: StoredGame) -> Iterator[str]:
    """Whether a game without other faults adds something else to the statistics of all games than its own."""
    ended = stored.row.ended
    if ended is None:
        return
    for kept in stored.adds:
        results = [PlayerResult(each["place"], each["points"], each["user"]) for each in stored.results]
        statistics = [each["statistics"] for each in stored.statistics]
        if kept["statistics"] != game_part_from(results, statistics, ended - stored.moves[0].time):
            yield "what it adds to the statistics of all games is not what its own come to"


def analysis_faults(stored: StoredGame, table: Table[Any], *, same_rules: bool) -> Iterator[str]:
    """Check a game's stored analysis; `same_rules`: today's rules give what its log holds."""
    if not stored.analysis:
        return
    if stored.row.stage != OVER or stored.row.is_practice:
        yield "it is analysed, but has no result"
    if [each["seat"] for each in stored.analysis] != [held.seat for held in stored.row.seated]:
        yield "its analysis is not that of its seats"
    points = {each.seat: each.points for each in table.game.standing(table.state)}
    for each in stored.analysis:
        fault = _analysis_fault(each, table, points.get(each["seat"]) if same_rules else None)
        if fault is not None:
            yield f"the analysis of seat {each['seat'] + 1} {fault}"


def _analysis_fault(record: Record, table: Table[Any], points: int | None) -> str | None:
    """The fault of a seat's analysis; `points`: those at the end, if they are known."""
    try:
        found = msgspec.json.decode(record["play"], type=SeatAnalysis)
    except msgspec.DecodeError as fault:
        return f"cannot be read: {fault}"
    written = msgspec.json.encode(found).decode()
    by_older_versions = written.replace('"lost":0.0,', '"lost":0,')
    if record["play"] not in (written, by_older_versions):
        return "is not as it was written"
    if found.seat != record["seat"]:
        return "is that of another seat"
    if points is not None and found.points != points:
        return "does not end as the log does"
    turns = zip(found.rows, found.expected, strict=False)
    if any(not 0 < row <= len(table.moves) or table.moves[row - 1].seat != found.seat for row, _ in turns):
        return "is about turns that are not in the log"
    return None
