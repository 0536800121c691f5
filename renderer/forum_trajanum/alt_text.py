"""Sentences and arguments of texts that several pictures of this game share."""

from collections.abc import Iterator, Sequence

from games.forum_trajanum.pieces import TRACKS
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import streets_text
from games.forum_trajanum.table_text import round_name
from games.game import coordinates
from games.words import Argument, Message, Seat
from renderer.kit.alt_text import sentence_of_list


def moment_text(view: ForumTrajanum) -> Message:
    """The cycle and the round that are played, or what comes before and after them."""
    if view.phase == "":
        return Message("picture-over")
    return round_name(view) or Message("picture-setup")


def street_sentences(view: ForumTrajanum) -> Iterator[Message]:
    yield from sentence_of_list("picture-streets", streets_text(view, view.streets))


def goods_argument(player: Player) -> Argument:
    goods = {kind: number for kind, number in player.stock.items() if number}
    return goods or "none"


def spaces_text(what: str, spaces: Sequence[str]) -> Message:
    return Message("picture-at", {"what": what, "spaces": tuple(spaces)})


def begun_areas(view: ForumTrajanum) -> list[Message]:
    """The areas that have to be continued, with their free squares."""
    free = {area: [name for name in area if name not in view.envoys] for area in set(view.areas.values())}
    return [
        spaces_text(f"colour-{view.squares[area[0]]}", sorted(names, key=coordinates))
        for area, names in sorted(free.items())
        if names and len(names) < len(area)
    ]


def completed_areas(view: ForumTrajanum) -> list[Message]:
    """The areas in which every square is taken."""
    return [
        spaces_text(f"colour-{view.squares[area[0]]}", sorted(area, key=coordinates))
        for area in sorted(set(view.areas.values()))
        if view.is_area_complete(area[0])
    ]


def envoys_of(view: ForumTrajanum, seat: int) -> list[str]:
    """The squares with a seat's envoys, in reading order."""
    return sorted(view.envoys_of(seat), key=coordinates)


def forum_sentences(view: ForumTrajanum, order: Sequence[int]) -> Iterator[Message]:
    """The areas and the envoys on the forum, the envoys in this order of seats."""
    yield from sentence_of_list("picture-begun", begun_areas(view))
    yield from sentence_of_list("picture-completed", completed_areas(view))
    for seat in order:
        yield from sentence_of_list("picture-envoys", envoys_of(view, seat), seat=Seat(seat))


def count_placed_citizens(player: Player) -> int:
    """How many citizens a seat has placed, active or not."""
    return sum(len(row.citizens) for row in player.rows)


def figures_sentence(view: ForumTrajanum, seat: int) -> Message:
    """The public figures of a seat."""
    player = view.players[seat]
    return Message(
        "picture-strip",
        {
            "seat": Seat(seat),
            "points": player.points,
            "goods": goods_argument(player),
            "active": player.active_citizens,
            "citizens": count_placed_citizens(player),
            "ship": len(player.ship),
            "prestige": player.prestige,
        },
    )


def steps_on_tracks(player: Player) -> list[Message]:
    """How far a seat has come on its tracks."""
    return [
        Message(
            "picture-step",
            {
                "track": f"kind-{track}",
                "step": player.tracks[track],
                "column": int(track in player.markers_at_column),
            },
        )
        for track in TRACKS
        if player.tracks[track]
    ]
