"""What can be taken: forum tiles, Trajan tiles, ships, cards."""

from collections.abc import Iterator

from msgspec import structs

from games.trajan.table_text import card_lines, forum_lines, ship_lines, stack_lines
from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.header import PHONE
from renderer.request import Scene
from renderer.trajan.board_in_words import points_sentence, sentences_of, title_and_moment
from renderer.trajan.parts.close_up import FORUM, PILE_WIDTH, PORT, whole_table_layout
from renderer.trajan.parts.forum import forum_field, forum_spaces, forum_spots, stack_spots, stacks
from renderer.trajan.parts.port import pile_spots, piles, ship_spots, ships

_TITLE = "picture-title-rome"
_FORUM = structs.replace(FORUM, row=144)
_STACKS = 236
_SHIPS = 274
_PILES = 238


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    forum = forum_field(view, PHONE.box_below(PHONE.band_height, 0), _FORUM)
    stack = PHONE.box_below(forum.bottom if forum.height else PHONE.band_height, _STACKS)
    port = PHONE.box_below(stack.bottom, _SHIPS)
    below = PHONE.box_below(port.bottom, _PILES)
    spots = forum_spots(view, forum, _FORUM) | stack_spots(stack, _FORUM)
    spots |= ship_spots(port, PORT) | pile_spots(below, PORT, PILE_WIDTH)
    items = (
        *forum_spaces(view, forum, _FORUM, scene.labelled, scene.words),
        *stacks(view, stack, _FORUM, scene.words),
        *ships(view, port, PORT, scene.words),
        *piles(view, below, PORT, PILE_WIDTH, scene.words),
    )
    return whole_table_layout(scene, _TITLE, items, spots, below.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, _TITLE)
    yield points_sentence(scene)
    yield from sentences_of((*forum_lines(view), *stack_lines(view)))
    yield from sentences_of((*ship_lines(view), *card_lines(view)))
