"""Sentences and arguments of texts that several pictures of this game share."""

from __future__ import annotations

from collections.abc import Iterator

from games.numerals import numeral
from games.porta_nigra.state import PortaNigra
from games.words import Message, Seat, Words
from renderer.kit.alt_text import points_of, viewer_first
from renderer.request import Scene


def when(view: PortaNigra) -> Message:
    """The round, in numerals, or what comes before and after the rounds."""
    if view.phase == "":
        return Message("picture-over")
    if view.phase == "setup":
        return Message("picture-setup")
    text = "picture-last-turns" if view.ended_by is not None else "picture-round"
    return Message(text, {"round": numeral(view.round)})


def about(scene: Scene, title: str) -> Message:
    """What a picture shows, and of which moment."""
    return Message("picture-about", {"title": Message(title), "when": when(scene.view)})


def points_sentence(scene: Scene) -> Message:
    """The points of all seats, the viewer's first."""
    points = [player.points for player in scene.view.players]
    return Message("picture-points", {"list": points_of(viewer_first(scene), points)})


def turn_sentences(view: PortaNigra, seat: int) -> Iterator[Message]:
    """Whether a seat is at turn, and whether it is the start player."""
    if view.active == seat:
        yield Message("picture-at-turn", {"seat": Seat(seat)})
    if view.start == seat:
        yield Message("picture-start", {"seat": Seat(seat)})


def building_title(words: Words, building: str) -> str:
    """The name of a building as a heading."""
    name = words.text(Message(f"building-{building}"))
    return name[:1].upper() + name[1:]
