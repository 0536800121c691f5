"""What everybody has, for a phone: stock and figures of each seat, streets to come, the Trajan cards."""

from collections.abc import Iterator

from msgspec import structs

from games.forum_trajanum.pieces import CYCLES
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import task_text
from games.numerals import roman_numeral
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text
from renderer.engine.lettering import width
from renderer.forum_trajanum.alt_text import figures_sentence, moment_text, street_sentences
from renderer.forum_trajanum.drawings import goods, monuments, people
from renderer.forum_trajanum.parts.cards import trajan_cards
from renderer.forum_trajanum.parts.stock import other_figures, stock
from renderer.forum_trajanum.parts.streets import street_row
from renderer.forum_trajanum.styles import TASK_WORDS
from renderer.kit.alt_text import turn_sentences, viewer_first
from renderer.kit.header import PHONE
from renderer.kit.phone_rows import seat_rows
from renderer.kit.seat_rows import Figure
from renderer.request import Scene

_INDENT = 8
_SIGN = 46
_BESIDE = 8
_APART = 40
_NAME = 88
_STOCK = 70
_BETWEEN = 8
_CAPTION = 52
_STREETS = 126
_CARDS = 226


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    legend = PHONE.box_below(PHONE.band_height - 4, _CAPTION)
    rows = PHONE.rows_below(legend.bottom - 4, len(view.players), _NAME + _STOCK, _BETWEEN)
    names = [row.part(0, 0, row.width, _NAME) for row in rows]
    stocks = [row.part(0, _NAME, row.width, _STOCK) for row in rows]
    above_streets = PHONE.box_below(rows[-1].bottom - 4, _CAPTION)
    streets = PHONE.box_below(above_streets.bottom - PHONE.gap, _STREETS)
    above_cards = PHONE.box_below(streets.bottom - 4, _CAPTION)
    cards = PHONE.box_below(above_cards.bottom - PHONE.gap, _CARDS)
    items = (
        PHONE.band(),
        *PHONE.header(words("picture-title-seats"), words.text(moment_text(view))),
        *_legend(words, legend),
        *seat_rows(structs.replace(scene, changes=()), _figures, names),
        *(item for player, box in zip(view.players, stocks, strict=True) for item in stock(player, box)),
        *_caption(words("picture-streets-left"), above_streets),
        *street_row(view, streets),
        *_caption(words("picture-title-cards"), above_cards),
        *trajan_cards(view, cards),
    )
    return Layout(PHONE.width, cards.bottom + PHONE.margin, items)


def _figures(view: ForumTrajanum, seat: int) -> list[Figure]:
    return [structs.replace(figure, value=str(figure.value)) for figure in other_figures(view.players[seat])]


def _legend(words: Words, line: Box) -> Iterator[Item]:
    """The legend of the figures in the rows of seats."""
    names = [words(f"picture-{name}") for name in ("part-citizens", "part-ship", "bar-name")]
    wides = [width(name, TASK_WORDS[-1]) for name in names]
    left = _INDENT
    for sign, name, wide in zip(
        (people.citizens, monuments.ship, goods.slide_bar), names, wides, strict=True
    ):
        yield Stamp(sign, line.part(left, 0, _SIGN, line.height).centred(_SIGN, _SIGN))
        left += _SIGN + _BESIDE
        yield Text(name, TASK_WORDS[-1], line.part(left, 0, wide, line.height), "umber", "left")
        left += wide + _APART


def _caption(text: str, box: Box) -> Iterator[Item]:
    yield fitted_text(text, TASK_WORDS, box.part(8, 0, box.width - 16, box.height), "umber", "left")


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield Message("picture-seats", {"when": moment_text(view)})
    for each in viewer_first(scene):
        yield figures_sentence(view, each)
        yield from turn_sentences(view, each)
    yield from street_sentences(view)
    for cycle in range(max(view.cycle, 1), CYCLES + 1):
        if name := view.trajan.get(str(cycle)):
            for task in ("build", "collect"):
                yield Message(
                    "picture-task-open", {"cycle": roman_numeral(cycle), "task": task_text(name, task)}
                )
