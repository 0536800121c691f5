"""The board in sentences: the lines of the table's text, and what the viewer could do next."""

from collections.abc import Iterable, Iterator

from games.trajan.actions.construction import sites_for
from games.trajan.actions.military import province_points, why_not_legionnaire
from games.trajan.pieces import CENTRE, FIRST_SLOTS, FIRST_TILE_GIVES, NEIGHBOURS
from games.trajan.quarter import SETUP_PHASES
from games.trajan.state import Trajan
from games.words import Argument, Message, Seat
from renderer.kit.alt_text import points_of, sentence_of_list, viewer_first
from renderer.request import Scene
from renderer.trajan.alt_text import moment_text


def title_and_moment(scene: Scene, title: str) -> Message:
    return Message("picture-board-about", {"title": title, "when": moment_text(scene.view)})


def points_sentence(scene: Scene) -> Message:
    """The points of all seats, the viewer's first."""
    points = [player.points for player in scene.view.players]
    return Message("picture-points", {"list": points_of(viewer_first(scene), points)})


def sentences_of(lines: Iterable[Message]) -> Iterator[Message]:
    """Lines of the table's text as sentences."""
    return (Message("picture-board-line", {"line": line}) for line in lines)


def leader_sentences(view: Trajan, seat: int) -> Iterator[Message]:
    """Say where a seat's leader stands, where it can go, and what a legionnaire would score there."""
    player = view.players[seat]
    place = f"province-{player.leader}"
    yield Message("picture-board-leader", {"seat": Seat(seat), "place": place})
    if not any(why_not_legionnaire(view, seat, player.leader)):
        points = province_points(view, seat, player.leader)
        yield Message("picture-board-legionnaire", {"place": place, "points": points})
    near = tuple(_legionnaire_worth(view, seat, province) for province in NEIGHBOURS[player.leader])
    yield Message("picture-board-next", {"list": near})


def _legionnaire_worth(view: Trajan, seat: int, province: str) -> Message:
    name = f"province-{province}"
    if seat in view.legionnaires.get(province, ()):
        return Message("picture-board-taken", {"place": name})
    return Message("picture-board-worth", {"place": name, "points": province_points(view, seat, province)})


def token_sentences(view: Trajan) -> Iterator[Message]:
    """The player tokens of every seat that stand in neither district nor province."""
    for seat, player in enumerate(view.players):
        yield Message(
            "picture-board-tokens",
            {
                "seat": Seat(seat),
                "supply": player.supply,
                "legionnaires": player.military_camp,
                "workers": player.worker_camp,
            },
        )


def building_sentences(view: Trajan, seat: int) -> Iterator[Message]:
    """Where a seat's next worker can go, and which first tiles it does not have yet."""
    sites: tuple[Argument, ...] = ("picture-board-anywhere",)
    if view.sites_of(seat):
        sites = tuple(sites_for(view, seat)) or ("none",)
    yield Message("picture-board-reach", {"seat": Seat(seat), "list": sites})
    missing = [
        Message("picture-board-first", {"type": f"type-{type_}", "action": f"action-{action}"})
        for type_, action in FIRST_TILE_GIVES.items()
        if not view.players[seat].construction_of(type_)
    ]
    yield from sentence_of_list("picture-board-firsts", missing, seat=Seat(seat))


def next_free_slot(view: Trajan, seat: int) -> str:
    """The slot of a seat's next Trajan tile: the Arch's, in the setup the next of the first slots."""
    player = view.players[seat]
    first = [each for each in FIRST_SLOTS if each not in player.slots] if view.phase in SETUP_PHASES else []
    return first[0] if first else player.arch


def slot_sentence(view: Trajan, seat: int) -> Message:
    """Where a seat's next Trajan tile goes."""
    slot = next_free_slot(view, seat)
    if slot == CENTRE:
        return Message("picture-board-no-slot", {"seat": Seat(seat)})
    return Message("picture-board-slot", {"seat": Seat(seat), "slot": f"tray-{slot}"})


def card_sentences(view: Trajan) -> Iterator[Message]:
    """How many cards every seat has in hand and on display."""
    for seat, player in enumerate(view.players):
        yield Message(
            "picture-board-cards",
            {"seat": Seat(seat), "hand": len(player.hand), "display": len(player.displayed)},
        )


def seat_sentences(view: Trajan, order: Iterable[int]) -> Iterator[Message]:
    """The points, cards, votes and tokens of the seats, in this order."""
    for seat in order:
        player = view.players[seat]
        yield Message(
            "picture-board-seat",
            {
                "seat": Seat(seat),
                "points": player.points,
                "hand": len(player.hand),
                "display": len(player.displayed),
                "votes": view.votes(seat),
            },
        )
