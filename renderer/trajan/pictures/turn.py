"""A turn at a glance: the part of the board it changed last, else the circle; time, all points."""

from collections.abc import Iterator

from games.trajan.pieces import ACTION_OF
from games.trajan.sowing import SowingPlan
from games.trajan.state import Trajan
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text, text_block
from renderer.engine.lettering import fit_balanced
from renderer.kit import furniture, seats
from renderer.kit.alt_text import turn_sentences, viewer_first
from renderer.kit.changes import Deed, deeds_of
from renderer.kit.header import PHONE
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.phone_rows import ROW_HEIGHT, seat_rows
from renderer.kit.styles import PHONE_NUMBER, PHONE_WORDS
from renderer.request import Change, Scene
from renderer.trajan.alt_text import moment_text
from renderer.trajan.board_in_words import sentences_of
from renderer.trajan.changes import slot_spot
from renderer.trajan.parts.calendar import demands_of_quarter, steps_dial
from renderer.trajan.parts.circle import circle, circle_in_words, circle_places
from renderer.trajan.parts.mat_in_words import cards_and_votes, votes_of_seat
from renderer.trajan.parts.turn.turn_place import BoardPart, changes_of_turn, last_changed_part, part_items
from renderer.trajan.parts.turn.turn_story import BELOW_BOARD, BESIDE_CIRCLE, Grid, deed_in_words, turn_story
from renderer.trajan.sowing_shown import Sowing
from renderer.trajan.styles import CORNER_HEADING, SMALL_TILE_POINTS

_SHARE = 0.8
_CIRCLE = Box(PHONE.margin, PHONE.band_height + PHONE.gap, round(circle_places.WIDTH * _SHARE), 739)
_PLACES = circle_places.CirclePlaces(_CIRCLE, _SHARE)
_EMBLEM = 96
_LEFT = _CIRCLE.right + PHONE.gap
_TIME = Box(_LEFT, _CIRCLE.top, PHONE.width - PHONE.margin - _LEFT, 318)
_LINE = 44
_STORY = Box(_LEFT, _TIME.bottom + PHONE.gap, _TIME.width, _CIRCLE.bottom - _TIME.bottom - PHONE.gap)
_DIAL = 122
_DEMAND, _TILES = 92, 300
_STRIP = 212
_PART = PHONE.box_below(PHONE.band_height, _CIRCLE.height - _STRIP - PHONE.gap)
_BELOW = PHONE.box_below(_PART.bottom, _STRIP)
_TIME_WIDTH = 516


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    changes = changes_of_turn(scene)
    part = last_changed_part(scene, changes, _PART)
    rows = PHONE.rows_below(_CIRCLE.bottom, len(view.players), ROW_HEIGHT)
    items = (
        PHONE.band(),
        *PHONE.header(scene.words("title"), scene.words.text(moment_text(view))),
        *(_on_circle(scene) if part is None else _on_board(scene, part, changes)),
        *seat_rows(scene, cards_and_votes, rows),
    )
    return Layout(PHONE.width, rows[-1].bottom + PHONE.margin, items)


def _on_circle(scene: Scene) -> Iterator[Item]:
    """The action circle of who had the turn, a slot that got a tile outlined; at its right all else."""
    view = scene.view
    who, deeds = deeds_of(scene.changes)
    seat = _shown(view) if who is None else who
    yield Stamp(seats.emblem, _CIRCLE.part(4, 4, _EMBLEM, _EMBLEM), (seat,))
    yield from circle.small_circle(view.players[seat], _sowing(deeds), _PLACES, SMALL_TILE_POINTS)
    slots = view.players[seat].slots
    taken = {slot_spot(slot): slot for slot, tile in slots.items() if Deed("trajan_tile", tile) in deeds}
    spots = {spot: Spot(_PLACES.tile_box(slot), numbered=False) for spot, slot in taken.items()}
    yield from highlight_items(spots, (), [Change("circle", spot, seat) for spot in taken], PHONE_NUMBER)
    yield from _time(scene, _TIME)
    brought = [deed for deed in deeds if deed.what != "sown"]
    if brought:
        yield from _story(brought, seat, _STORY, BESIDE_CIRCLE)


def _on_board(scene: Scene, part: BoardPart, changes: list[Change]) -> Iterator[Item]:
    """The part of the board with the change; below it the whole turn, and the time."""
    who, deeds = deeds_of(scene.changes)
    yield from part_items(scene, part, changes, _PART)
    wide = _BELOW.width - _TIME_WIDTH - PHONE.gap
    story = _BELOW.part(0, 0, wide, _STRIP)
    yield from _story([Deed("seat"), *deeds], who or 0, story, BELOW_BOARD)
    yield from _time_beside(scene, _BELOW.part(wide + PHONE.gap, 0, _TIME_WIDTH, _STRIP))


def _shown(view: Trajan) -> int:
    """The seat whose circle is shown without a turn."""
    return view.active if view.active is not None else view.start or 0


def _sowing(deeds: list[Deed]) -> Sowing:
    """Where the markers of the turn fell."""
    for deed in deeds:
        if deed.what == "sown":
            target = SowingPlan(deed.name, ("",) * deed.number).target
            return Sowing(deed.name, target, deed.number, is_done=True)
    return Sowing()


def _time(scene: Scene, box: Box) -> Iterator[Item]:
    """The steps until the round ends, and the demands of the quarter."""
    yield Stamp(furniture.slab, box, (), 1)
    inside = box.inset(14)
    yield from steps_dial(scene.view, inside.part(0, 0, _DIAL, _DIAL))
    words = inside.part(_DIAL + 6, 0, inside.width - _DIAL - 6, _DIAL)
    lines, style = fit_balanced(scene.words("picture-until-round-end"), [(CORNER_HEADING, 2)], words.width)
    yield from text_block(lines, style, words, _LINE, "bark")
    row = inside.part(0, inside.height - _DEMAND, inside.width, _DEMAND)
    caption = row.part(0, -_LINE - 8, row.width, _LINE)
    yield Text(scene.words("picture-demanded"), CORNER_HEADING, caption, "bark")
    yield from demands_of_quarter(scene.view, row, _DEMAND)


def _time_beside(scene: Scene, box: Box) -> Iterator[Item]:
    """The same below each other, in words."""
    yield Stamp(furniture.slab, box, (), 1)
    above, below = box.inset(14).rows(2)
    left = scene.words("picture-steps-left", steps=scene.view.steps_left)
    yield fitted_text(left, PHONE_WORDS, above, "bark", "left")
    yield Text(scene.words("picture-demanded"), CORNER_HEADING, below, "bark", "left")
    right = below.part(below.width - _TILES, 0, _TILES, below.height)
    yield from demands_of_quarter(scene.view, right, _DEMAND)


def _story(deeds: list[Deed], seat: int, box: Box, grids: tuple[Grid, ...]) -> Iterator[Item]:
    """The results of the turn."""
    yield Stamp(furniture.slab, box, (), 1)
    yield from turn_story(deeds, seat, box, grids)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    who, deeds = deeds_of(scene.changes)
    yield Message("picture-turn", {"when": moment_text(view)})
    sowing = _sowing(deeds)
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
    brought = tuple(deed_in_words(deed) for deed in deeds if deed.what != "sown")
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
                "votes": votes_of_seat(view, seat),
            },
        )
    yield from circle_in_words.time_sentences(view)
    part = last_changed_part(scene, changes_of_turn(scene), _PART)
    if part:
        yield from sentences_of(part.lines(view))
    elif who is not None:
        yield from circle_in_words.tray_sentences(view.players[who])
