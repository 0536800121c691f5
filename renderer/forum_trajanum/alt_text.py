"""What the pictures show, in words: alt texts by which a blind player can follow the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.forum_trajanum.pieces import GRAYS, STRUCTURES, TRACKS
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import area_points, task_points
from games.forum_trajanum.scoring import largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import task_text
from games.game import coordinates
from games.known import Known
from games.words import Argument, Message, Seat
from renderer.forum_trajanum.parts.holdings import in_hand, left_over
from renderer.kit.alt_text import sentence_of_list, viewer_first
from renderer.kit.numerals import numeral
from renderer.request import Scene


def colonia(scene: Scene) -> Iterator[Message]:
    """The sentences about a Colonia, the most important ones first. Raises LookupError without a seat."""
    view, seat = scene.view, of_a_seat(scene)
    player = view.players[seat]
    yield Message("picture-colonia", {"seat": Seat(seat), "points": player.points})
    yield from _turn(view, seat)
    yield from _streets(view)
    yield Message("picture-stock", {"goods": _goods(player)})
    yield from sentence_of_list("picture-in-hand", [_face(known) for known in in_hand(player)])
    yield from sentence_of_list("picture-built", _built(player))
    yield from sentence_of_list("picture-free", player.free)
    yield from sentence_of_list("picture-covered", player.covered)
    yield from sentence_of_list("picture-open", _open(player))
    yield from sentence_of_list(
        "picture-uncovered", [_crane(player, corner) for corner in player.uncovered_cranes]
    )
    yield from sentence_of_list("picture-scored", player.scored)
    yield from sentence_of_list("picture-citizens", _citizens(player))
    yield from _ship(player, seat)
    yield _prestige(view, seat)
    yield from sentence_of_list("picture-received", [_face(known) for known in player.beside])


def of_a_seat(scene: Scene) -> int:
    """The seat whose Colonia is wanted. Raises LookupError without one."""
    if scene.seat is None:
        raise LookupError("a Colonia is that of a seat: name one")
    return scene.seat


def table(scene: Scene) -> Iterator[Message]:
    """The sentences about the table, the most important ones first; the viewer's own strip leads."""
    view = scene.view
    yield Message("picture-table", {"when": when(view)})
    yield from _streets(view)
    card = view.trajan_card
    if card:
        tasks = {task: task_text(card, task) for task in ("build", "collect")}
        yield Message("picture-card", tasks)
    order = viewer_first(scene)
    for each in order:
        yield _strip(view, each)
        yield from _turn(view, each)
    yield from sentence_of_list("picture-begun", begun(view))
    yield from sentence_of_list("picture-completed", completed(view))
    for each in order:
        envoys = sorted(view.envoys_of(each), key=coordinates)
        if envoys:
            yield Message("picture-envoys", {"seat": Seat(each), "spaces": tuple(envoys)})
    yield Message("picture-column", {"points": view.column_value})
    for each in order:
        yield from sentence_of_list("picture-tracks", tracks_of(view.players[each]), seat=Seat(each))


def when(view: ForumTrajanum) -> Message:
    """The cycle and the round, in numerals, or what comes before and after them."""
    if view.phase == "":
        return Message("picture-over")
    if view.round == 0:
        return Message("picture-setup")
    return Message("picture-round", {"cycle": numeral(view.cycle), "round": numeral(view.round)})


def _turn(view: ForumTrajanum, seat: int) -> Iterator[Message]:
    if view.active == seat:
        yield Message("picture-at-turn", {"seat": Seat(seat)})
    if view.start == seat:
        yield Message("picture-start", {"seat": Seat(seat)})


def _streets(view: ForumTrajanum) -> Iterator[Message]:
    yield from sentence_of_list("picture-streets", [f"street-{street}" for street in view.streets])


def _goods(player: Player) -> Argument:
    goods = {kind: number for kind, number in player.stock.items() if number}
    return goods or "none"


def _face(known: Known) -> str:
    return known.text


def _built(player: Player) -> list[Message]:
    kinds = {
        kind: [name for name in player.built if player.kind(name) == kind] for kind in (*GRAYS, *STRUCTURES)
    }
    return [_at(f"kind-{kind}", sorted(names, key=coordinates)) for kind, names in kinds.items() if names]


def _at(what: str, spaces: Sequence[str]) -> Message:
    return Message("picture-at", {"what": what, "spaces": tuple(spaces)})


def _open(player: Player) -> list[Message]:
    return [
        Message(
            "picture-on-crane",
            {"space": corner, "face": _face(known), "colour": f"colour-{player.cranes[corner]}"},
        )
        for corner, known in player.corners.items()
        if corner in player.cranes
    ]


def _crane(player: Player, corner: str) -> Message:
    return Message("picture-crane", {"space": corner, "colour": f"colour-{player.cranes[corner]}"})


def _citizens(player: Player) -> list[Message]:
    return [
        Message(
            "picture-row", {"row": f"row-{number}", "citizens": len(row.citizens), "active": int(row.active)}
        )
        for number, row in enumerate(player.rows, 1)
        if row.citizens
    ]


def _ship(player: Player, seat: int) -> Iterator[Message]:
    yield Message("picture-ship", {"tiles": len(player.ship)})
    known = left_over(player, seat)
    if known:
        yield Message("picture-left-over", {"face": _face(known)})


def _prestige(view: ForumTrajanum, seat: int) -> Message:
    player = view.players[seat]
    largest = largest_area(view, seat)
    return Message(
        "picture-bar",
        {
            "position": player.prestige,
            "turned": int(player.turned),
            "area": largest,
            "points": area_points(player, largest),
            "task": task_points(player),
        },
    )


def _strip(view: ForumTrajanum, seat: int) -> Message:
    player = view.players[seat]
    return Message(
        "picture-strip",
        {
            "seat": Seat(seat),
            "points": player.points,
            "goods": _goods(player),
            "active": player.active_citizens,
            "citizens": sum(len(row.citizens) for row in player.rows),
            "ship": len(player.ship),
            "prestige": player.prestige,
        },
    )


def begun(view: ForumTrajanum) -> list[Message]:
    """The areas that have to be continued, with their free squares."""
    free = {area: [name for name in area if name not in view.envoys] for area in _areas(view)}
    return [
        _at(f"colour-{view.squares[area[0]]}", sorted(names, key=coordinates))
        for area, names in sorted(free.items())
        if names and len(names) < len(area)
    ]


def completed(view: ForumTrajanum) -> list[Message]:
    """The areas in which every square is taken."""
    return [
        _at(f"colour-{view.squares[area[0]]}", sorted(area, key=coordinates))
        for area in sorted(_areas(view))
        if view.area_complete(area[0])
    ]


def _areas(view: ForumTrajanum) -> set[tuple[str, ...]]:
    return set(view.areas.values())


def tracks_of(player: Player) -> list[Message]:
    """How far a seat has come on its tracks."""
    return [
        Message(
            "picture-step",
            {"track": f"kind-{track}", "step": player.tracks[track], "column": int(track in player.column)},
        )
        for track in TRACKS
        if player.tracks[track]
    ]
