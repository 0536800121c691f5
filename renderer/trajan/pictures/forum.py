"""The forum close up."""

from collections.abc import Iterator

from games.trajan.pieces import FORUM_ROWS
from games.trajan.state import Trajan
from games.trajan.table_text import forum_lines
from games.words import Message, Words
from renderer.engine.layout import Item, Layout
from renderer.kit.header import CLOSE_UP
from renderer.request import Scene
from renderer.trajan.board_in_words import points_sentence, sentences_of, title_and_moment
from renderer.trajan.parts import demand_row
from renderer.trajan.parts.close_up import close_up_layout
from renderer.trajan.parts.forum import ForumSizes, forum_field, forum_spaces, forum_spots
from renderer.trajan.parts.mat_in_words import demand_sentences, votes_of_seat
from renderer.trajan.parts.token_lines import named_number
from renderer.trajan.styles import BOARD_TIGHT

SIZES = ForumSizes(label=BOARD_TIGHT, foot=50, gap=10, word=54)

_TITLE = "picture-title-forum"
_SPACE = 212
_FORUM = CLOSE_UP.box_below(CLOSE_UP.band_height, FORUM_ROWS * (_SPACE + SIZES.gap) - SIZES.gap)
_OWN = CLOSE_UP.box_below(_FORUM.bottom, 96)
_DEMANDS, _VOTES = (
    _OWN.part(0, 0, demand_row.WIDTH, _OWN.height),
    _OWN.part(demand_row.WIDTH + CLOSE_UP.gap, 0, _OWN.width - demand_row.WIDTH - CLOSE_UP.gap, _OWN.height),
)


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    field = forum_field(view, _FORUM, SIZES)
    items = (
        *forum_spaces(view, field, SIZES, scene.labelled, scene.words),
        *(() if scene.seat is None else _needs_of_seat(view, scene.seat, scene.words)),
    )
    bottom = _FORUM.bottom if scene.seat is None else _OWN.bottom
    return close_up_layout(scene, _TITLE, items, forum_spots(view, field, SIZES), bottom)


def _needs_of_seat(view: Trajan, seat: int, words: Words) -> Iterator[Item]:
    """The needs of a seat: the demands with their tiles, and its votes."""
    yield from demand_row.demand_row(view, seat, _DEMANDS, words)
    yield from named_number(words("picture-votes"), votes_of_seat(view, seat), _VOTES)


def sentences(scene: Scene) -> Iterator[Message]:
    yield title_and_moment(scene, _TITLE)
    if scene.seat is not None:
        yield from demand_sentences(scene.view, scene.seat)
    tiles, *pile = forum_lines(scene.view)
    yield from sentences_of((tiles,))
    yield points_sentence(scene)
    yield from sentences_of(pile)
