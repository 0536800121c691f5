"""The largest possible cup, for screens and pictures."""

from cups.schedule import SCHEDULES
from storage.core.rows import OVER as GAME_OVER
from storage.core.rows import PLAYING as GAME_PLAYING
from storage.core.rows import SeatResult
from storage.cups.rows import DRAFT, OVER, PLAYING, Cup, CupRow, CupTable, Entrant

SNOWFLAKE = 2**63 - 1

LONG = "W" * 32


def cup(size: int, game: str, stage: str = PLAYING, *, begun: int | None = None, players: int = 2) -> Cup:
    """A cup of people and one computer player; of the rounds that have `begun` only the last one is open.

    One has dropped out.
    """
    schedule = SCHEDULES[players][size]
    rounds = begun if begun is not None else schedule.rounds
    finalists = tuple(range(schedule.finalists)) if rounds > len(schedule.group_rounds) else ()
    row = CupRow(
        id=2**31,
        stage=stage,
        guild=SNOWFLAKE,
        host=SNOWFLAKE,
        language="en",
        name=game,
        options="{}",
        size=size,
        players=players,
        pace="reserve",
        hints=True,
        level="medium",
        days=28,
        round_days=28,
        created=1_800_000_000.0,
        channel=SNOWFLAKE,
        forum=False,
        begins=None if stage == DRAFT else 1_800_000_000.0,
        rounds_begun=rounds,
        ended=None,
        message_channel=SNOWFLAKE,
        message=SNOWFLAKE,
        rounds_warned=0,
    )
    entrants = tuple(
        Entrant(
            number,
            None if number == size - 1 else number + 1,
            "medium" if number == size - 1 else None,
            1_800_000_001.0 if number == 1 else None,
            number if number in finalists else None,
        )
        for number in range(size)
    )
    tables = tuple(
        _table(number, table, seats, over=number < rounds or stage == OVER)
        for number in range(1, rounds + 1)
        for table, seats in enumerate(schedule.tables(number, finalists))
    )
    return Cup(row, entrants, tables)


def _table(number: int, table: int, seats: tuple[int, ...], *, over: bool) -> CupTable:
    """A table that the higher numbers win; the first two seats are tied."""
    order = sorted(seats, reverse=True)
    places = {entrant: max(1, place) for place, entrant in enumerate(order)}
    results = tuple(
        SeatResult(seat, entrant + 1, None, places[entrant], 100 - places[entrant], replaced=False)
        for seat, entrant in enumerate(seats)
    )
    game = 10 * number + table
    return CupTable(
        number, table, game, GAME_OVER if over else GAME_PLAYING, SNOWFLAKE, results if over else ()
    )
