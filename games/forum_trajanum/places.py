"""What a building adds to the next scoring, by the space on which it is built."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from games.forum_trajanum.player import Building
from games.forum_trajanum.prestige import task_points
from games.forum_trajanum.scoring import score_rows
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import built_times
from games.game import Option, coordinates, space_option
from games.words import Message


def place_option(
    state: ForumTrajanum, *, seat: int, name: str, kind: str, laid: Mapping[str, str] | None = None
) -> Option:
    """A space for a building of a kind; `laid`: where the other half of its tile goes, if that is chosen."""
    before = with_buildings(state, seat, laid or {})
    return structs.replace(space_option(name), about=about_place(before, seat, name, kind))


def about_place(state: ForumTrajanum, seat: int, name: str, kind: str) -> Message | None:
    """What a building adds to its row, with the citizens active now, and to the building task."""
    after = with_buildings(state, seat, {name: kind})
    row = coordinates(name)[0]
    parts = []
    if in_row := row_points(after, seat, row) - row_points(state, seat, row):
        line = Message("line-row-number", {"number": row})
        parts.append(Message("place-row", {"line": line, "points": in_row}))
    if task := building_task_points(after, seat) - building_task_points(state, seat):
        parts.append(Message("place-task", {"points": task}))
    return Message("place-brings", {"parts": tuple(parts)}) if parts else None


def with_buildings(state: ForumTrajanum, seat: int, kinds: Mapping[str, str]) -> ForumTrajanum:
    """The table with these buildings in a seat's Colonia: space, kind."""
    players = list(state.players)
    laid = {name: Building(kind) for name, kind in kinds.items()}
    players[seat] = structs.replace(players[seat], built={**players[seat].built, **laid})
    return structs.replace(state, players=players)


def row_points(state: ForumTrajanum, seat: int, row: int) -> int:
    """What a row of the Colonia, 1 to 6, scores now."""
    return sum(score.points for score in score_rows(state, seat) if score.row == row)


def building_task_points(state: ForumTrajanum, seat: int) -> int:
    """What the building task of the cycle's Trajan card scores now."""
    player, card = state.players[seat], state.trajan_card
    return built_times(player, card) * task_points(player) if card else 0
