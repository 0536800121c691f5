"""Sentences about pictures that any game needs."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.words import Argument, Message, Seat
from renderer.request import Scene


def viewer_first(scene: Scene) -> list[int]:
    """The seats in their order, but the viewer's own one first."""
    return sorted(range(len(scene.names)), key=lambda each: (each != scene.seat, each))


def turn_sentences(view: Any, seat: int) -> Iterator[Message]:
    """Whether a seat is at turn, and whether it is the start player."""
    if view.active == seat:
        yield Message("picture-at-turn", {"seat": Seat(seat)})
    if view.start == seat:
        yield Message("picture-start", {"seat": Seat(seat)})


def points_of(order: Sequence[int], points: Sequence[int]) -> tuple[Argument, ...]:
    """The points of all seats, in this order."""
    return tuple(
        Message("picture-seat-points", {"seat": Seat(seat), "points": points[seat]}) for seat in order
    )


def sentence_of_list(text: str, entries: Sequence[Argument], **arguments: Argument) -> Iterator[Message]:
    """The sentence that lists some entries (argument `list`), none if there are none."""
    if entries:
        yield Message(text, {"list": tuple(entries), **arguments})
