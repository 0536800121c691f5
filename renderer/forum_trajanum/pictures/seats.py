"""What everybody has, for a phone: stock and figures of each seat, streets to come, the Trajan cards."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import CYCLES
from games.forum_trajanum.tasks import task_text
from games.numerals import numeral
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit
from renderer.forum_trajanum.alt_text import figures_sentence, street_sentences, turn_sentences, when
from renderer.forum_trajanum.parts.cards import trajan_cards
from renderer.forum_trajanum.parts.seat_figures import PHONE_LAST, seat_figures
from renderer.forum_trajanum.parts.streets import streets_in_a_row
from renderer.forum_trajanum.styles import TASK_WORDS
from renderer.kit import furniture
from renderer.kit.alt_text import viewer_first
from renderer.kit.header import PHONE
from renderer.kit.phone_rows import seat_rows
from renderer.kit.seat_rows import PHONE_SPACINGS
from renderer.request import Scene

_NAME = 88
_FIGURES = 74
_BETWEEN = 8
_CAPTION = 52
_STREETS = 126
_CARDS = 226


def lay_out(scene: Scene) -> Layout:
    """Where everything lies."""
    view, words = scene.view, scene.words
    rows = PHONE.rows_below(PHONE.band_height, len(view.players), _NAME + _FIGURES, _BETWEEN)
    names = [row.part(0, 0, row.width, _NAME) for row in rows]
    figures = [row.part(0, _NAME, row.width, _FIGURES) for row in rows]
    above_streets = PHONE.box_below(rows[-1].bottom - 4, _CAPTION)
    streets = PHONE.box_below(above_streets.bottom - PHONE.gap, _STREETS)
    above_cards = PHONE.box_below(streets.bottom - 4, _CAPTION)
    cards = PHONE.box_below(above_cards.bottom - PHONE.gap, _CARDS)
    items = (
        PHONE.band(),
        *PHONE.header(words("picture-title-seats"), words.text(when(view))),
        *seat_rows(scene, lambda *_: (), names),
        *(item for seat, box in enumerate(figures) for item in _figures(scene, seat, box)),
        *_caption(words("picture-streets-left"), above_streets),
        *streets_in_a_row(view, streets),
        *_caption(words("picture-title-cards"), above_cards),
        *trajan_cards(view, cards),
    )
    return Layout(PHONE.width, cards.bottom + PHONE.margin, items)


def _figures(scene: Scene, seat: int, box: Box) -> Iterator[Item]:
    """What a seat has, below its name."""
    yield Stamp(furniture.sunk, box, ("page", "joint", 8), 1)
    field = box.part(20, 0, box.width - 28, box.height)
    yield from seat_figures(scene.view.players[seat], field, PHONE_LAST, PHONE_SPACINGS)


def _caption(text: str, box: Box) -> Iterator[Item]:
    line, style = fit(text, TASK_WORDS, box.width - 16)
    yield Text(line, style, box.part(8, 0, box.width - 16, box.height), "umber", "left")


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about it: the viewer's figures first, then streets and cards."""
    view = scene.view
    yield Message("picture-seats", {"when": when(view)})
    for each in viewer_first(scene):
        yield figures_sentence(view, each)
        yield from turn_sentences(view, each)
    yield from street_sentences(view)
    for cycle in range(max(view.cycle, 1), CYCLES + 1):
        if name := view.trajan.get(str(cycle)):
            for task in ("build", "collect"):
                yield Message("picture-task-open", {"cycle": numeral(cycle), "task": task_text(name, task)})
