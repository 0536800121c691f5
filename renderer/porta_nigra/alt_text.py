"""Sentences and arguments of texts that several pictures of this game share."""

from __future__ import annotations

from collections.abc import Iterator

from games.numerals import numeral
from games.porta_nigra.state import PortaNigra
from games.words import Argument, Message, Seat, Words
from renderer.request import Scene


def when(view: PortaNigra) -> Message:
    """The round, in numerals, or what comes before and after the rounds."""
    if view.phase == "":
        return Message("picture-over")
    if view.phase == "setup":
        return Message("picture-setup")
    text = "picture-last-turns" if view.ended_by is not None else "picture-round"
    return Message(text, {"round": numeral(view.round)})


def about(scene: Scene, title: Argument) -> Message:
    """What a picture shows, and of which moment."""
    return Message("picture-about", {"title": title, "when": when(scene.view)})


def turn_sentences(view: PortaNigra) -> Iterator[Message]:
    """Whose turn it is, and who is the start player."""
    if view.active is not None:
        yield Message("picture-at-turn", {"seat": Seat(view.active)})
    if view.start is not None:
        yield Message("picture-start", {"seat": Seat(view.start)})


def building_title(words: Words, building: str) -> str:
    """The name of a building as a heading."""
    name = words(f"building-{building}")
    return name[:1].upper() + name[1:]
