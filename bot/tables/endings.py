"""How games end: where the seats stand then, and who is notified."""

from typing import Any

from msgspec import structs

from games.engine.table import Table
from storage.core.kinds import Kind
from storage.core.rows import ABANDONED, BY_MANAGERS, GameRow, Notification, Placing
from storage.together.endings import Ending


def places_at_end(table: Table[Any]) -> tuple[Placing, ...] | None:
    """The places of the seats if the rules have ended the game; None while it is played."""
    return current_places(table) if table.over else None


def current_places(table: Table[Any]) -> tuple[Placing, ...]:
    """Where the seats stand, as everybody may know it."""
    return tuple(Placing(each.seat, each.rank, each.points) for each in table.game.standing(table.view(None)))


def ending_without_rules(
    row: GameRow, table: Table[Any], outcome: str, *, stored: int, resigned: int | None = None
) -> Ending:
    """How a game ends without its rules. `stored`: how many rows of its log are stored."""
    people = [held.seat for held in row.seated if held.user is not None]
    notifications = (
        Notification(Kind.END, stored),
        Notification(Kind.CARD, stored, replaces=True),
        *(Notification(Kind.FINAL_PANEL, stored, seat) for seat in people),
    )
    return Ending(outcome, places_for(table, outcome, resigned), notifications, resigned)


def places_for(table: Table[Any], outcome: str, resigned: int | None) -> tuple[Placing, ...]:
    """The places at the end: who has `resigned` is last; nobody wins a game left by all or closed."""
    places = current_places(table)
    if outcome in (ABANDONED, BY_MANAGERS):
        return tuple(structs.replace(each, place=None) for each in places)
    return places if resigned is None else _with_last(places, resigned)


def _with_last(places: tuple[Placing, ...], last: int) -> tuple[Placing, ...]:
    """Places with a seat behind all others."""
    before = [each.place for each in places if each.seat != last and each.place is not None]
    return tuple(
        structs.replace(
            each,
            place=len(places)
            if each.seat == last or each.place is None
            else 1 + sum(other < each.place for other in before),
        )
        for each in places
    )
