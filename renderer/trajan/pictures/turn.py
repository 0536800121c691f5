"""A turn at a glance, for a phone: the circle of who had it, what it brought, the time, all points."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.pieces import ACTION_OF, DEMANDS_A_QUARTER
from games.trajan.sowing import SowingPlan
from games.trajan.state import Trajan
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.kit import furniture, seats
from renderer.kit.alt_text import viewer_first
from renderer.kit.deeds import Deed, deeds_of
from renderer.kit.header import PHONE
from renderer.kit.phone_rows import ROW_HEIGHT, seat_rows
from renderer.kit.seat_rows import Figure
from renderer.request import Scene
from renderer.trajan.alt_text import turn_sentences, when
from renderer.trajan.drawings import circle as drawings
from renderer.trajan.drawings import demands, goods
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.arch import arch
from renderer.trajan.parts.circle import circle, circle_in_words, circle_places
from renderer.trajan.parts.turn_story import deed_in_words, turn_story
from renderer.trajan.sowing_shown import Sowing
from renderer.trajan.styles import SMALL_TILE_POINTS, STEPS_LEFT

_SHARE = 0.8
_CIRCLE = Box(
    PHONE.margin,
    PHONE.band_height + PHONE.gap,
    round(circle_places.WIDTH * _SHARE),
    round(circle_places.HEIGHT * _SHARE),
)
_PLACES = circle_places.CirclePlaces(_CIRCLE, _SHARE)
_EMBLEM = 96
_LEFT = _CIRCLE.right + PHONE.gap
_TIME = Box(_LEFT, _CIRCLE.top, PHONE.width - PHONE.margin - _LEFT, 318)
_STORY = Box(_LEFT, _TIME.bottom + PHONE.gap, _TIME.width, _CIRCLE.bottom - _TIME.bottom - PHONE.gap)
_DIAL = 184
_DEMAND = 92


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the picture of a turn, as high in every moment of a game."""
    view = scene.view
    who, told = deeds_of(scene.changes)
    seat = _shown(view) if who is None else who
    rows = PHONE.rows_below(_CIRCLE.bottom, len(view.players), ROW_HEIGHT)
    items = (
        PHONE.band(),
        *PHONE.header(scene.words("title"), scene.words.text(when(view))),
        Stamp(seats.emblem, _CIRCLE.part(4, 4, _EMBLEM, _EMBLEM), (seat,)),
        *circle.small_circle(view.players[seat], _sowing(told), _PLACES, SMALL_TILE_POINTS),
        *_time(view, _TIME),
        *_story(told, seat, _STORY),
        *seat_rows(scene, _figures, rows),
    )
    return Layout(PHONE.width, rows[-1].bottom + PHONE.margin, items)


def _shown(view: Trajan) -> int:
    """Whose circle is shown where there is no turn."""
    return view.active if view.active is not None else view.start or 0


def _sowing(told: list[Deed]) -> Sowing:
    """Where the markers of the turn fell."""
    for deed in told:
        if deed.what == "sown":
            target = SowingPlan(deed.name, ("",) * deed.number).target
            return Sowing(deed.name, target, deed.number, is_done=True)
    return Sowing()


def _time(view: Trajan, box: Box) -> Iterator[Item]:
    """The steps until the round ends, and the demands of the quarter."""
    yield Stamp(furniture.slab, box, (), 1)
    inside = box.inset(14)
    dial = inside.part((inside.width - _DIAL) // 2, 0, _DIAL, _DIAL)
    yield Stamp(drawings.steps_dial, dial, (view.steps, view.time))
    yield Text(str(view.steps_left), STEPS_LEFT, dial)
    row = inside.part(0, inside.height - _DEMAND, inside.width, _DEMAND)
    for number, place in enumerate(row.columns(DEMANDS_A_QUARTER)):
        tile = place.centred(_DEMAND, _DEMAND)
        if number < len(view.demands):
            yield Stamp(demands.demand_tile, tile, (view.demands[number],))
        else:
            yield Stamp(furniture.sunk, tile, ("stone", "sand", 10), 1)


def _story(told: list[Deed], seat: int, box: Box) -> Iterator[Item]:
    """What the turn brought; the Arch where there is nothing to tell."""
    yield Stamp(furniture.slab, box, (), 1)
    if told:
        yield from turn_story([deed for deed in told if deed.what != "sown"], seat, box)
    else:
        yield Stamp(arch, box.centred(200, 200))


def _figures(view: Trajan, seat: int) -> tuple[Figure, ...]:
    """Cards in hand, votes."""
    return (
        Figure(goods.cards, len(view.players[seat].hand)),
        Figure(action, _votes(view, seat), ("senate",)),
    )


def _votes(view: Trajan, seat: int) -> int:
    """The votes of a seat; 0 before the discs are stacked."""
    return view.votes(seat) if any(view.senate) else 0


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about a turn: who had it and what it brought, whose turn it is, everybody's points."""
    view = scene.view
    who, told = deeds_of(scene.changes)
    yield Message("picture-turn", {"when": when(view)})
    sowing = _sowing(told)
    if who is not None and sowing.source:
        yield Message(
            "picture-turn-sown",
            {
                "seat": Seat(who),
                "tray": f"tray-{sowing.source}",
                "target": f"tray-{sowing.target}",
                "action": f"action-{ACTION_OF[sowing.target]}",
            },
        )
    brought = tuple(deed_in_words(deed) for deed in told if deed.what != "sown")
    if brought:
        yield Message("picture-turn-got", {"list": brought})
    order = viewer_first(scene)
    for seat in order:
        yield from turn_sentences(view, seat)
    for seat in order:
        player = view.players[seat]
        yield Message(
            "picture-turn-seat",
            {
                "seat": Seat(seat),
                "points": player.points,
                "cards": len(player.hand),
                "votes": _votes(view, seat),
            },
        )
    yield from circle_in_words.time_sentences(view)
    if who is not None:
        yield from circle_in_words.tray_sentences(view.players[who])
