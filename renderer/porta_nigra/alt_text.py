"""Sentences and arguments of texts that several pictures of this game share."""

from collections.abc import Iterator

from games.porta_nigra.pieces import ROUNDS
from games.porta_nigra.rounds import name_between_rounds
from games.porta_nigra.state import PortaNigra
from games.words import Argument, Message, Seat, Words
from renderer.request import Scene


def moment_text(view: PortaNigra) -> Message:
    """The round and the number of rounds, or the phase before or after them."""
    if view.phase == "":
        return Message("picture-over")
    if view.phase == "setup":
        return Message("picture-setup")
    if view.ended_by is not None:
        return Message("picture-last-turns")
    return name_between_rounds(view) or round_text(view.round, len(view.players))


def round_text(number: int, players: int) -> Message:
    """A round as the panel names it."""
    return Message("round-name", {"round": number, "rounds": ROUNDS[players]})


def title_and_moment(scene: Scene, title: Argument) -> Message:
    return Message("picture-about", {"title": title, "when": moment_text(scene.view)})


def turn_sentences(view: PortaNigra) -> Iterator[Message]:
    """Whose turn it is, and who is the start player."""
    if view.active is not None:
        yield Message("picture-at-turn", {"seat": Seat(view.active)})
    if view.start is not None:
        yield Message("picture-start", {"seat": Seat(view.start)})


def building_title(words: Words, building: str) -> str:
    name = words(f"building-{building}")
    return name[:1].upper() + name[1:]
