"""What a seat can do next for its points, by their source."""

from games.forum_trajanum.forecast import scoring_forecast
from games.forum_trajanum.pieces import COLOURS, EAGLE_POINTS, GRAYS, SIZE
from games.forum_trajanum.prestige import area_points, task_points
from games.forum_trajanum.scoring import eagle_relation, largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import task_text
from games.words import Message


def advice(view: ForumTrajanum, seat: int) -> dict[str, Message]:
    """How each part of the next scoring could grow, from the view of the seat."""
    if not view.cycle:
        return {}
    found = {
        "rows": _coins(view, seat) or _row(view, seat),
        "cranes": _crane(view, seat),
        "tasks": _task(view, seat),
        "eagles": _eagle(view, seat),
        "area": _area(view, seat),
    }
    return {source: message for source, message in found.items() if message is not None}


def _coins(view: ForumTrajanum, seat: int) -> Message | None:
    cost = scoring_forecast(view, seat).cost
    lacking = cost.potential_price.get("coin", 0) - cost.owned["coin"] if cost else 0
    return Message("advice-coins", {"n": lacking}) if lacking > 0 else None


def _row(view: ForumTrajanum, seat: int) -> Message | None:
    """The row in which one more kind of gray building brings most."""
    player = view.players[seat]
    active = {
        row: len(player.rows[row - 1].citizens) if player.is_row_active(row) else 0
        for row in range(1, SIZE + 1)
        if len(player.grays_in_row(row)) < len(GRAYS)
    }
    if not active:
        return None
    row = max(active, key=lambda each: active[each])
    return Message("advice-rows", {"row": row, "points": 1 + active[row]})


def _crane(view: ForumTrajanum, seat: int) -> Message | None:
    """An uncovered crane, else the corner whose crane would score most."""
    player, points = view.players[seat], {"points": view.crane_value}
    corners = player.uncovered_cranes or [*player.corner_tiles]
    if not corners:
        return None
    corner = max(corners, key=lambda each: player.count_colour(player.cranes[each]))
    text = "advice-crane" if player.uncovered_cranes else "advice-corner"
    return Message(text, {"corner": corner, "crane": f"crane-{player.cranes[corner]}", **points})


def _task(view: ForumTrajanum, seat: int) -> Message | None:
    if view.trajan_card is None:
        return None
    task = task_text(view.trajan_card, "build")
    return Message("advice-tasks", {"task": task, "points": task_points(view.players[seat])})


def _eagle(view: ForumTrajanum, seat: int) -> Message | None:
    """A free square next to an eagle."""
    for name in view.free_squares(COLOURS):
        if where := eagle_relation(view, seat, name):
            colour = f"colour-{view.squares[name]}"
            return Message("advice-eagles", {"space": name, "colour": colour, "points": EAGLE_POINTS[where]})
    return None


def _area(view: ForumTrajanum, seat: int) -> Message | None:
    player, envoys = view.players[seat], largest_area(view, seat)
    gain = area_points(player, envoys + 1) - area_points(player, envoys)
    return Message("advice-area", {"n": envoys, "points": gain}) if envoys and gain > 0 else None
