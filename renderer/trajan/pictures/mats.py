"""What all seats have apart from their action circles, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.pieces import ACTIONS, COMMODITIES, DEMANDS, TYPES
from games.trajan.player import Player
from games.trajan.scoring.bonus import bonus_scores
from games.trajan.scoring.demands import trajan_meets
from games.trajan.state import Trajan
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp
from renderer.kit import furniture
from renderer.kit.alt_text import viewer_first
from renderer.kit.header import LANDSCAPE
from renderer.kit.seat_rows import Figure, figures, figures_box, row_ground, seat_row
from renderer.request import Scene
from renderer.trajan.alt_text import when
from renderer.trajan.drawings import bonus, goods
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.construction import construction_sign
from renderer.trajan.drawings.demands import kept_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts.mat_in_words import hand_sentences
from renderer.trajan.parts.mat_tiles import ORDER

_SEAT = 76
_LINE = 66
_MAT = _SEAT + 2 * _LINE + 8
_GAP = 8
_EDGE = 26


def lay_out(scene: Scene) -> Layout:
    """Where everything lies: a slab for each seat."""
    boxes = LANDSCAPE.rows_below(LANDSCAPE.band_height, len(scene.names), _MAT, _GAP)
    title, now = scene.words("picture-title-mats"), scene.words.text(when(scene.view))
    items = (
        LANDSCAPE.band(),
        *LANDSCAPE.header(title, now),
        *(item for seat, box in enumerate(boxes) for item in _mat(scene, seat, box)),
    )
    return Layout(LANDSCAPE.width, boxes[-1].bottom + LANDSCAPE.margin, items)


def _mat(scene: Scene, seat: int, box: Box) -> Iterator[Item]:
    """A seat with its tokens and votes; its tiles; its display, buildings and bonus tiles."""
    view: Trajan = scene.view
    player = view.players[seat]
    yield from row_ground(seat, box, lit=seat == scene.seat)
    head = box.part(0, 0, box.width, _SEAT)
    yield from seat_row(scene, seat, head)
    yield from figures(_tokens(view, seat), figures_box(head))
    tiles, display = (
        box.part(_EDGE, _SEAT + number * _LINE, box.width - 2 * _EDGE, _LINE) for number in (0, 1)
    )
    for line in (tiles, display):
        yield Stamp(furniture.plain, Box(line.left, line.top - 1, line.width, 2), ("joint",), 1)
    yield from figures(_tiles(player), tiles)
    yield from figures(_things(view, seat), display)


def _tokens(view: Trajan, seat: int) -> list[Figure]:
    """Cards in hand, votes, tokens in camps, on sites and in provinces."""
    player = view.players[seat]
    return [
        Figure(goods.cards, len(player.hand)),
        Figure(action, view.votes(seat), ("senate",)),
        Figure(bonus.worker, player.worker_camp),
        Figure(action, len(view.sites_of(seat)), ("construction",)),
        Figure(bonus.legionnaire, player.military_camp),
        Figure(action, len(view.provinces_of(seat)), ("military",)),
    ]


def _tiles(player: Player) -> list[Figure]:
    """Tiles by kind, Trajan tiles that meet demands, [+2] markers."""
    kept = trajan_meets(player)
    return [
        *(Figure(forum_tile, player.tiles.get(kind, 0), (kind,)) for kind in ORDER),
        *(Figure(kept_tile, kept[kind], (kind,)) for kind in DEMANDS),
        *(Figure(action, "+2", (name,)) for name in ACTIONS if name in player.plus_two),
    ]


def _things(view: Trajan, seat: int) -> list[Figure]:
    """The display, construction tiles by type, bonus tiles with what they would bring now."""
    player = view.players[seat]
    return [
        *(Figure(goods.commodity, player.display.get(kind, 0), (kind,)) for kind in COMMODITIES),
        *(Figure(construction_sign, len(player.construction_of(kind)), (kind,)) for kind in TYPES),
        *(
            Figure(bonus.bonus_chip, f"={score.points}", (score.tile, score.yellow))
            for score in bonus_scores(view, seat)
        ),
    ]


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the mats, the viewer's first."""
    view: Trajan = scene.view
    yield Message("picture-mats", {"when": when(view)})
    for seat in viewer_first(scene):
        player = view.players[seat]
        yield Message("picture-mat-of", {"seat": Seat(seat), "points": player.points})
        yield from hand_sentences(player)
        yield Message("picture-mat-tiles", {"tiles": player.tiles or "none"})
        yield Message("picture-mat-display", {"cards": player.display or "none"})
