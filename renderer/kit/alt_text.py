"""Sentences about pictures that any game needs."""

from collections.abc import Iterator, Sequence

from games.words import Argument, Message, Seat
from renderer.request import Scene


def viewer_first(scene: Scene) -> list[int]:
    """The seats in their order, but the viewer's own one first."""
    return sorted(range(len(scene.names)), key=lambda each: (each != scene.seat, each))


def points_of(order: Sequence[int], points: Sequence[int]) -> tuple[Argument, ...]:
    """The points of all seats, in this order."""
    return tuple(
        Message("picture-seat-points", {"seat": Seat(seat), "points": points[seat]}) for seat in order
    )


def sentence_of_list(text: str, entries: Sequence[Argument], **arguments: Argument) -> Iterator[Message]:
    """The sentence that lists some entries (argument `list`), none if there are none."""
    if entries:
        yield Message(text, {"list": tuple(entries), **arguments})
