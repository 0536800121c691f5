"""The Trajan card that is scored next, on a Colonia: its tasks, and how far the seat has come with them."""

from collections.abc import Iterator

from games.forum_trajanum.pieces import TRAJAN_CARDS, TrajanCard
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from games.numerals import roman_numeral
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.forum_trajanum.drawings import goods
from renderer.forum_trajanum.drawings.tasks import pattern_cell, wanted_sign
from renderer.forum_trajanum.parts import cards
from renderer.forum_trajanum.styles import COLONIA_NARROW, TABLE_TAB
from renderer.forum_trajanum.task_progress import (
    BuildingProgress,
    building_progress,
    cards_to_come,
    collecting_progress,
    player_as_counted,
)
from renderer.kit import furniture
from renderer.kit.icons import nothing
from renderer.kit.styles import CLOSE_UP_NUMBER

_PAD = 5
_TAB = 54
_HEAD = 48
_CELL = 56
_TOKEN = 60
_APART = 2
_TIMES = (58, 46)
_COLLECTION = 2 * _TOKEN + _APART + 20


def trajan_card(view: ForumTrajanum, seat: int, field: Box) -> Iterator[Item]:
    """Its building task and its collecting task, with ticks at the parts there; nothing without a card."""
    names = cards_to_come(view)
    if not names:
        yield Stamp(furniture.sunk, field, (), 1)
        return
    card = TRAJAN_CARDS[names[0]]
    player = player_as_counted(view, seat, card.name)
    now = card.cycle == view.cycle and view.phase != ""
    yield Stamp(furniture.slab, field, ("glow", "brass", 12) if now else ("marble", "sand", 12), 1)
    inner = field.part(_PAD, 3, field.width - 2 * _PAD, field.height - 8)
    tab, left, right = inner.columns_of_widths(_TAB, inner.width - _TAB - _COLLECTION, _COLLECTION)
    yield from _tab(card.cycle, tab.part(0, 4, _TAB, tab.height - 8), now=now)
    yield from _building(card, left, building_progress(player, card.name))
    yield Stamp(furniture.plain, right.part(2, 10, 2, right.height - 20), ("sand",), 1)
    yield from _collecting(card, right.part(10, 0, right.width - 18, right.height), player)


def _building(card: TrajanCard, box: Box, progress: BuildingProgress) -> Iterator[Item]:
    pattern, right = box.columns_of_widths(box.width - _TIMES[0], _TIMES[0])
    times = right.part(0, right.height - _TIMES[1], *_TIMES)
    cells = cards.pattern_cells(card.build, pattern, _CELL)
    for kind, cell in cells:
        yield Stamp(pattern_cell, cell, (kind,))
    for (_, cell), there in zip(cells, progress.done, strict=False):
        if there:
            yield cards.tick_stamp(cell)
    yield from cards.pattern_sign(card.build, pattern, _CELL)
    if progress.possible:
        yield from _times_items(progress.times, times)
    else:
        yield Stamp(nothing, times.centred(_HEAD, _HEAD))


def _collecting(card: TrajanCard, box: Box, player: Player) -> Iterator[Item]:
    progress = collecting_progress(player, card.name)
    signs = cards.wanted_signs(card, progress.have)
    lines = [signs[start : start + 2] for start in range(0, len(signs), 2)]
    above, below = box.part(0, 0, box.width, box.height - _TIMES[1]), box.height - _TIMES[1]
    block = above.centred(above.width, len(lines) * (_TOKEN + _APART) - _APART)
    for line, row in zip(lines, block.rows(len(lines), _APART), strict=True):
        tokens = row.centred(len(line) * (_TOKEN + _APART) - _APART, _TOKEN)
        for token, (name, there) in zip(tokens.columns(len(line), _APART), line, strict=True):
            yield Stamp(wanted_sign, token, (name,))
            if there:
                yield cards.tick_stamp(token)
    yield from _times_items(progress.times, box.part(0, below, box.width, _TIMES[1]))


def _tab(cycle: int, box: Box, *, now: bool) -> Iterator[Item]:
    """The emperor's head above the card's cycle."""
    yield Stamp(furniture.plate, box, ("crimson" if now else "bark", "sand" if now else "bark", 6), 1)
    above, below = box.rows(2)
    yield Stamp(goods.trajan, above.centred(_HEAD, _HEAD))
    yield Text(roman_numeral(cycle), TABLE_TAB, below, "marble")


def _times_items(times: int, box: Box) -> Iterator[Item]:
    """How often a task is fulfilled."""
    plate = box.centred(*_TIMES)
    yield Stamp(furniture.plate, plate, ("umber", "gold" if times else "umber", 10), 1)
    yield fitted_text(f"{times}×", (CLOSE_UP_NUMBER, COLONIA_NARROW), plate, "marble")
