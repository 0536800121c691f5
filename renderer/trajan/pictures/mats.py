"""All seats' points and mats, as all may know them; during the game time, demands, bonus tiles."""

from collections.abc import Iterator, Mapping, Sequence

from games.trajan.pieces import ACTIONS, COMMODITIES, DEMANDS, TYPES
from games.trajan.player import Player
from games.trajan.scoring.bonus import bonus_scores
from games.trajan.scoring.demands import trajan_meets
from games.trajan.state import Trajan
from games.trajan.table_text import demand_lines, time_lines
from games.words import Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, fitted_text
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.kit.alt_text import viewer_first
from renderer.kit.header import PHONE
from renderer.kit.phone_rows import ROW_HEIGHT, seat_rows
from renderer.kit.seat_rows import Figure
from renderer.kit.styles import PHONE_WORDS
from renderer.request import Scene
from renderer.trajan.alt_text import moment_text
from renderer.trajan.board_in_words import sentences_of, token_sentences
from renderer.trajan.drawings import bonus, goods
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.construction import construction_sign
from renderer.trajan.drawings.demands import kept_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts.bonus import bonus_tile
from renderer.trajan.parts.calendar import demands_of_quarter, steps_dial
from renderer.trajan.parts.flow import LINE, Group, Lines, flow_aligned, flow_items
from renderer.trajan.parts.mat_in_words import cards_and_votes, hand_sentences
from renderer.trajan.parts.mat_tiles import ORDER

_QUARTER = PHONE.box_below(PHONE.band_height, 172)
_CAPTION = 54
_DIAL = 106
_STEPS = 176
_DEMAND = 92
_DEMANDS = 316
_BONUS = (160, 92)
_EDGE = 24
_HUE = 16


def lay_out(scene: Scene) -> Layout:
    view: Trajan = scene.view
    room = PHONE.content_width - 2 * _EDGE
    mats = _mats(view, scene.words, room)
    rows, top = [], _QUARTER.bottom if view.phase else PHONE.band_height
    for lines in mats:
        rows.append(PHONE.box_below(top, ROW_HEIGHT))
        top = rows[-1].bottom + len(lines) * LINE
    items = (
        PHONE.band(),
        *PHONE.header(scene.words("picture-title-mats"), scene.words.text(moment_text(view))),
        *(_quarter(view, scene.words) if view.phase else ()),
        *(item for seat, lines in enumerate(mats) for item in _mat(seat, lines, rows[seat])),
        *seat_rows(scene, cards_and_votes, rows),
    )
    return Layout(PHONE.width, top + PHONE.margin, items)


def _quarter(view: Trajan, words: Words) -> Iterator[Item]:
    """The steps left in the round, the demands of the quarter, its bonus tiles."""
    yield Stamp(furniture.slab, _QUARTER, (), 1)
    line = _QUARTER.inset(6)
    steps, demands, tiles = line.columns_of_widths(_STEPS, _DEMANDS, line.width - _STEPS - _DEMANDS)
    captions = ((steps, "picture-steps"), (demands, "picture-demands"), (tiles, "picture-label-bonus"))
    for box, name in captions:
        yield fitted_text(words(name), PHONE_WORDS, box.part(8, 0, box.width - 16, _CAPTION), "bark", "left")
    yield from steps_dial(view, _box_below_caption(steps).centred(_DIAL, _DIAL))
    yield from demands_of_quarter(view, _box_below_caption(demands), _DEMAND)
    fields = _box_below_caption(tiles).centred(4 * _BONUS[0] + 3 * 8, _BONUS[1]).columns(4, 8)
    for number, name in enumerate(view.bonus):
        yield from bonus_tile(name, fields[2 * number], yellow=True)
        yield from bonus_tile(name, fields[2 * number + 1], yellow=False)


def _box_below_caption(box: Box) -> Box:
    """The rest of a column below its caption."""
    return box.part(0, _CAPTION, box.width, box.height - _CAPTION)


def _mat(seat: int, lines: Lines, row: Box) -> Iterator[Item]:
    """What lies on a seat's mat, on a slab that begins below its row."""
    high = len(lines) * LINE
    if high:
        slab = row.part(0, 0, row.width, row.height + high)
        yield Stamp(furniture.slab, slab, (), 1)
        yield Stamp(furniture.plain, slab.part(0, 0, _HUE, slab.height), (f"seat{seat}", 8), 1)
        yield from flow_items(lines, row.part(_EDGE + 8, row.height, row.width - 2 * _EDGE, high))


def _mats(view: Trajan, words: Words, room: int) -> list[Lines]:
    """Each seat's things, with the same kinds at the same places."""
    groups = [_groups(view, seat) for seat in range(len(view.players))]
    parts = [flow_aligned(part, words, room) for part in zip(*groups, strict=True)]
    return [[line for part in of_seat for line in part] for of_seat in zip(*parts, strict=True)]


def _groups(view: Trajan, seat: int) -> list[list[Group]]:
    """A seat's things, in groups by lines: tokens; tiles, display; construction tiles, bonus tiles."""
    player = view.players[seat]
    buildings = {kind: len(player.construction_of(kind)) for kind in TYPES}
    return [
        _tokens(view, seat),
        [
            Group("picture-label-tiles", _tiles(player)),
            Group("picture-label-display", _figures_of_kinds(goods.commodity, COMMODITIES, player.display)),
        ],
        [
            Group("picture-label-buildings", _figures_of_kinds(construction_sign, TYPES, buildings)),
            Group("picture-label-bonus", _bonus_tiles(view, seat)),
        ],
    ]


def _figures_of_kinds(art: Art, kinds: Sequence[str], numbers: Mapping[str, int]) -> list[Figure]:
    """Things by kind, with a number only where a seat has several."""
    return [Figure(art, "" if numbers.get(kind) == 1 else numbers.get(kind, 0), (kind,)) for kind in kinds]


def _tokens(view: Trajan, seat: int) -> list[Group]:
    """The supply; workers and legionnaires in their camps; workers on sites, legionnaires in provinces."""
    player = view.players[seat]
    camps = [Figure(bonus.worker, player.worker_camp), Figure(bonus.legionnaire, player.military_camp)]
    on_board = [
        Figure(action, len(view.sites_of(seat)), ("construction",)),
        Figure(action, len(view.provinces_of(seat)), ("military",)),
    ]
    return [
        Group("picture-supply", [Figure(seats.emblem, player.supply, (seat,))]),
        Group("picture-part-camps", camps),
        Group("picture-on-board", on_board),
    ]


def _tiles(player: Player) -> list[Figure]:
    """Tiles by kind, Trajan tiles that meet demands, [+2] markers."""
    kept = trajan_meets(player)
    return [
        *_figures_of_kinds(forum_tile, ORDER, player.tiles),
        *_figures_of_kinds(kept_tile, DEMANDS, kept),
        *(Figure(action, "+2", (name,)) for name in ACTIONS if name in player.plus_two),
    ]


def _bonus_tiles(view: Trajan, seat: int) -> list[Figure]:
    """Bonus tiles, with what they would bring now if it is anything."""
    return [
        Figure(bonus.bonus_chip, f"+{score.points}" if score.points else "", (score.tile, score.yellow))
        for score in bonus_scores(view, seat)
    ]


def sentences(scene: Scene) -> Iterator[Message]:
    view: Trajan = scene.view
    yield Message("picture-mats", {"when": moment_text(view)})
    for seat in viewer_first(scene):
        player = view.players[seat]
        yield Message("picture-mat-of", {"seat": Seat(seat), "points": player.points})
        yield from hand_sentences(player)
        yield Message("picture-mat-tiles", {"tiles": player.tiles or "none"})
        yield Message("picture-mat-display", {"cards": player.display or "none"})
    if view.phase:
        yield from sentences_of((*time_lines(view), *demand_lines(view)))
    yield from token_sentences(view)
