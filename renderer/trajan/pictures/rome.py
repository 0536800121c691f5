"""What can be taken: forum tiles, Trajan tiles, ships, cards."""

from collections.abc import Iterator

from games.trajan.table_text import card_lines, forum_lines, ship_lines, stack_lines
from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.header import PHONE
from renderer.request import Scene
from renderer.trajan.board_in_words import points_sentence, sentences_of, title_and_moment
from renderer.trajan.parts.close_up import FORUM, PORT, whole_table_layout
from renderer.trajan.parts.forum import forum_field, forum_spaces, forum_spots, stack_spots, stacks
from renderer.trajan.parts.port import pile_spots, piles, ship_spots, ships

_TITLE = "picture-title-rome"
_FORUM = PHONE.box_below(PHONE.band_height, 450)
_STACKS = PHONE.box_below(_FORUM.bottom, 236)
_SHIPS = PHONE.box_below(_STACKS.bottom, 274)
_PILES = PHONE.box_below(_SHIPS.bottom, 176)
_PILE = 130


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    field = forum_field(view, _FORUM, FORUM)
    spots = forum_spots(view, field, FORUM) | stack_spots(_STACKS, FORUM)
    spots |= ship_spots(_SHIPS, PORT) | pile_spots(_PILES, PORT, _PILE)
    items = (
        *forum_spaces(view, field, FORUM, scene.labelled, scene.words),
        *stacks(view, _STACKS, FORUM),
        *ships(view, _SHIPS, PORT, scene.words),
        *piles(view, _PILES, PORT, _PILE, scene.words),
    )
    return whole_table_layout(scene, _TITLE, items, spots, _PILES.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, _TITLE)
    yield points_sentence(scene)
    yield from sentences_of((*forum_lines(view), *stack_lines(view)))
    yield from sentences_of((*ship_lines(view), *card_lines(view)))
