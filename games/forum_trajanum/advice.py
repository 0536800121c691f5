"""What a seat can do next for its points, by their source."""

from games.forum_trajanum.building import column_points
from games.forum_trajanum.forecast import scoring_forecast
from games.forum_trajanum.mosaics import connected_groups, neighbours
from games.forum_trajanum.pieces import (
    COLOURS,
    EAGLE_POINTS,
    GRAYS,
    GRID,
    STRUCTURE_OF,
    TRAJAN_CARDS,
    plan_text,
)
from games.forum_trajanum.prestige import area_points, task_points
from games.forum_trajanum.scoring import eagle_relation, largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import (
    collected_goods,
    number_shown,
    patterns_in_reach,
    task_text,
    wanted_text,
)
from games.game import coordinates
from games.words import Argument, Listed, Message


def advice(view: ForumTrajanum, seat: int) -> dict[str, Message]:
    """How triumphal columns and each part of the next scoring could grow, from the view of the seat."""
    player = view.players[seat]
    if not view.cycle:
        return {}
    found = {
        "rows": _row(view, seat),
        "cranes": _crane(view, seat),
        "tasks": _task(view, seat),
        "eagles": _eagle(view, seat),
        "area": _area(view, seat),
        "column": Message("advice-column", {"points": column_points(view, seat)})
        if len(player.built) < len(GRID)
        else None,
    }
    return {source: message for source, message in found.items() if message is not None}


def _row(view: ForumTrajanum, seat: int) -> Message | None:
    """The row in which one more kind of gray building brings most; coins if those bring more."""
    player, forecast = view.players[seat], scoring_forecast(view, seat)
    lacking = {
        row: [f"kind-{kind}" for kind in GRAYS if kind not in player.grays_in_row(row)]
        for row in (coordinates(name)[0] for name in GRID if name not in player.built)
    }
    brings = {
        row: 1 + (len(player.rows[row - 1].citizens) if player.is_row_active(row) else 0)
        for row, kinds in lacking.items()
        if kinds
    }
    row = max(brings, key=lambda each: brings[each], default=0)
    cost = forecast.cost
    if cost and cost.potential - forecast.points > brings.get(row, 0):
        n = sum(cost.potential_price.values()) - cost.owned["coin"]
        return Message("advice-coins", {"n": n, "points": cost.potential - forecast.points})
    if not row:
        return None
    return Message("advice-rows", {"row": row, "kinds": Listed(lacking[row]), "points": brings[row]})


def _crane(view: ForumTrajanum, seat: int) -> Message | None:
    """An uncovered crane, else the corner whose crane would score most."""
    player = view.players[seat]
    numbers = {
        corner: player.count_colour(player.cranes[corner])
        for corner in player.uncovered_cranes or player.corner_tiles
    }
    if not numbers:
        return None
    corner = max(numbers, key=lambda each: numbers[each])
    return Message(
        "advice-crane" if player.uncovered_cranes else "advice-corner",
        {
            "corner": corner,
            "crane": f"crane-{player.cranes[corner]}",
            "points": view.crane_value,
            "n": numbers[corner],
        },
    )


def _task(view: ForumTrajanum, seat: int) -> Message | None:
    """The task of the Trajan card that lacks least, and what it lacks."""
    card, player = view.trajan_card, view.players[seat]
    if card is None:
        return None
    points, wanted = task_points(player), TRAJAN_CARDS[card].collect
    times = collected_goods(player, card).times + 1
    lacking = {kind: n * times - number_shown(player, kind) for kind, n in wanted.items()}
    missing = {kind: n for kind, n in lacking.items() if n > 0}
    in_reach = patterns_in_reach(card, {name: each.kind for name, each in player.built.items()})
    needed = min(in_reach, key=len, default=None)
    if needed is None or sum(missing.values()) < len(needed):
        things = [wanted_text(kind, n) for kind, n in missing.items()]
        whole = {"whole": int(missing == wanted)}
        return Message("advice-collect", {**_task_arguments(card, "collect", things, points), **whole})
    if any(not space for space, _ in needed):
        counts = {colour: player.count_colour(colour) for colour in COLOURS}
        fewest = [colour for colour in COLOURS if counts[colour] == min(counts.values())]
        things = [Message(plan_text(STRUCTURE_OF[colour])) for colour in fewest]
    else:
        things = [Message("advice-space", {"kind": kind, "space": space}) for space, kind in needed]
    return Message("advice-build", _task_arguments(card, "build", things, points))


def _task_arguments(card: str, task: str, things: list[Message], points: int) -> dict[str, Argument]:
    return {"task": task_text(card, task), "things": Listed(things), "points": points}


def _eagle(view: ForumTrajanum, seat: int) -> Message | None:
    """An envoy that a structure sends near an eagle."""
    found = [
        (EAGLE_POINTS[where], colour, name)
        for colour in COLOURS
        for name in view.envoy_squares(seat, colour)
        if (where := eagle_relation(view, seat, name))
    ]
    return _envoy("eagle", *max(found)) if found else None


def _area(view: ForumTrajanum, seat: int) -> Message | None:
    """An envoy that a structure sends next to the seat's own ones, so that the largest area grows most."""
    player, now = view.players[seat], largest_area(view, seat)
    own = view.envoys_of(seat)
    found = [
        (area_points(player, envoys) - area_points(player, now), colour, name)
        for colour in COLOURS
        for name in view.envoy_squares(seat, colour)
        if not own or not {*neighbours(name)}.isdisjoint(own)
        if (envoys := max(map(len, connected_groups([*own, name])))) > now
    ]
    best = max(found, default=None)
    return _envoy("own" if own else "first", *best) if best and best[0] > 0 else None


def _envoy(near: str, points: int, colour: str, space: str) -> Message:
    return Message("advice-envoy", {"near": near, "points": points, "colour": colour, "space": space})
