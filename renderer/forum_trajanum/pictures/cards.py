"""The Trajan cards close up: their tasks drawn, and how far the viewer has come with them."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from games.forum_trajanum.forecast import scoring_forecast
from games.forum_trajanum.pieces import TRAJAN_CARDS, TrajanCard
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import task_points
from games.forum_trajanum.tasks import task_text
from games.numerals import roman_numeral
from games.words import Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, text_block
from renderer.engine.lettering import Style, bind_numbers, fit_balanced
from renderer.forum_trajanum.alt_text import moment_text
from renderer.forum_trajanum.drawings import goods, tasks
from renderer.forum_trajanum.parts import cards
from renderer.forum_trajanum.styles import HEADING_LINES, TASK_LINES
from renderer.forum_trajanum.task_progress import (
    BuildingProgress,
    building_progress,
    cards_to_come,
    collecting_progress,
    player_as_counted,
    task_sentences,
)
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.icons import nothing
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.request import NothingToShow, Scene

_TAB = 70
_PAD = 10
_FIELD = 248
_LINE = 53
_CELL = 92
_PLATE = 42
_PLATE_WIDTH = 68
_JOINT = 5
_NOTHING = 80
_TOKEN = 92
_SEAL_WITHIN = 10
_TIMES = 118
_HEAD = 48
_RAISED = 8

TASK_WIDTHS: Mapping[str, int] = {"build": 482, "collect": 546}
"""How broad the two tasks of a card are, in pixels."""


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    cards_shown = [TRAJAN_CARDS[name] for name in cards_to_come(view)]
    if not cards_shown:
        raise NothingToShow("no Trajan card is to come")
    headings = _headings(scene)
    high = max(len(lines) for lines, _ in headings) * _LINE
    heading = CLOSE_UP.box_below(CLOSE_UP.band_height - _RAISED, high)
    title = scene.words("picture-title-cards")
    items = [CLOSE_UP.band(), *CLOSE_UP.header(title, scene.words.text(moment_text(view)), scene.seat)]
    for (lines, style), part in zip(headings, _task_boxes(heading), strict=True):
        items += text_block(lines, style, part, _LINE, "bark")
    bottom = heading.bottom - CLOSE_UP.gap
    for card in cards_shown:
        box = CLOSE_UP.box_below(bottom, 2 * _PAD + _FIELD + _words_height(card, scene.words))
        bottom = box.bottom
        items += _card(scene, card, box, now=card.cycle == view.cycle and view.phase != "")
    return Layout(CLOSE_UP.width, bottom + CLOSE_UP.gap, tuple(items))


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield Message("picture-cards", {"when": moment_text(view)})
    if scene.seat is not None:
        yield Message("picture-cards-of", {"seat": Seat(scene.seat)})
        price = _price(scene)
        if price:
            yield Message("picture-cards-paid", {"price": price})
    for name in cards_to_come(view):
        yield from task_sentences(view, scene.seat, name)


def _price(scene: Scene) -> Mapping[str, int]:
    """The citizens that count as paid for the seat shown; nothing without a card of this cycle."""
    view = scene.view
    if scene.seat is None or view.trajan_card is None:
        return {}
    cost = scoring_forecast(view, scene.seat).cost
    return cost.price if cost else {}


def _headings(scene: Scene) -> list[tuple[tuple[str, ...], Style]]:
    """What stands above the tasks, in lines."""
    return [
        fit_balanced(scene.words.text(_task_heading(scene, task)), HEADING_LINES, wide)
        for task, wide in TASK_WIDTHS.items()
    ]


def _task_heading(scene: Scene, task: str) -> Message:
    """The name of a task; for collecting tasks also the things that count as paid for this cycle's card."""
    price = _price(scene)
    if task == "build" or not price:
        return Message(f"picture-part-{task}")
    return Message("picture-part-collect-paid", {"cycle": roman_numeral(scene.view.cycle), "price": price})


def _card(scene: Scene, card: TrajanCard, box: Box, *, now: bool) -> Iterator[Item]:
    fill, edge = ("glow", "brass") if now else ("marble", "sand")
    yield Stamp(furniture.slab, box, (fill, edge, 14), 1)
    tab = _tab_box(box)
    yield Stamp(furniture.plate, tab, ("crimson" if now else "bark", "sand" if now else "bark", 8), 1)
    yield Text(roman_numeral(card.cycle), CLOSE_UP_FIGURE, tab, "marble")
    left, right = _task_boxes(box)
    yield Stamp(furniture.plain, Box(right.left - 1, box.top + 16, 2, box.height - 34), ("sand",), 1)
    player = None if scene.seat is None else player_as_counted(scene.view, scene.seat, card.name)
    yield from _building(card, left.inset(_PAD), player)
    yield from _collecting(card, right.inset(_PAD), player)
    for task, part in (("build", left.inset(_PAD)), ("collect", right.inset(_PAD))):
        words = part.part(0, _FIELD, part.width, part.height - _FIELD)
        yield from _words(task_text(card.name, task), words, scene.words)


def _task_boxes(box: Box) -> list[Box]:
    """Where the two tasks of a card lie, next to its tab."""
    left = _tab_box(box).right + 10
    rest = Box(left, box.top, box.right - left - 10, box.height)
    return rest.columns_of_widths(*(wide + 2 * _PAD for wide in TASK_WIDTHS.values()))


def _tab_box(box: Box) -> Box:
    return box.part(10, 10, _TAB, box.height - 22)


def _words(text: Message, box: Box, words: Words) -> Iterator[Item]:
    lines, style = task_lines(text, box.width, words)
    yield from text_block(lines, style, box, _LINE)


def _words_height(card: TrajanCard, words: Words) -> int:
    """The height of the lines of the longer task of a card."""
    lines = [task_lines(task_text(card.name, task), wide, words)[0] for task, wide in TASK_WIDTHS.items()]
    return max(map(len, lines)) * _LINE + _PAD


def task_lines(text: Message, room: int, words: Words) -> tuple[tuple[str, ...], Style]:
    """A task in words, in lines of `room` pixels."""
    return fit_balanced(bind_numbers(words.text(text)), TASK_LINES, room)


def _building(card: TrajanCard, box: Box, player: Player | None) -> Iterator[Item]:
    field = box.part(0, 0, box.width, _FIELD)
    if player is None:
        yield from _pattern(card, field, None)
        return
    progress = building_progress(player, card.name)
    yield from _times_items(progress.times, task_points(player), field)
    rest = field.part(0, 0, field.width - _TIMES, field.height)
    if not progress.possible:
        rest, last = rest.columns_of_widths(rest.width - _NOTHING, _NOTHING)
        yield Stamp(nothing, last.centred(60, 60))
    yield from _pattern(card, rest, progress)


def _pattern(card: TrajanCard, field: Box, progress: BuildingProgress | None) -> Iterator[Item]:
    """A building task as its pattern; parts that are there have a tick, missing ones name their space."""
    done = progress.done if progress else ()
    spaces = progress.spaces if progress else ()
    cells = cards.pattern_cells(card.build, field, _CELL, spaces)
    for (kind, cell), there, name in zip_longest(cells, done, spaces):
        if name and not there:
            yield from _missing_part_items(kind, name, cell, side_by_side=card.build.shape == "vertical")
            continue
        yield Stamp(tasks.pattern_cell, cell, (kind,))
        if there:
            yield cards.tick_stamp(cell.inset(_SEAL_WITHIN))
    yield from cards.pattern_sign(card.build, field, _CELL)


def _missing_part_items(kind: str, name: str, cell: Box, *, side_by_side: bool) -> Iterator[Item]:
    """A missing part: the wanted building, and below it or at its left the space."""
    if side_by_side:
        plate = cell.part(-_PLATE_WIDTH, 0, _PLATE_WIDTH, cell.height).centred(_PLATE_WIDTH, _PLATE)
        yield Stamp(tasks.pattern_cell, cell, (kind,))
        yield Stamp(furniture.plate, plate, ("marble", "ink", _JOINT), 1)
        yield Text(name, CLOSE_UP_NUMBER, plate)
        return
    above = cell.height - _PLATE
    sign = cell.part(0, 0, cell.width, above + _JOINT)
    yield Stamp(tasks.pattern_cell, sign, (kind,), cell.width / 100)
    plate = cell.part(0, above, cell.width, _PLATE)
    yield Stamp(furniture.plate, plate, ("marble", "ink", _JOINT), 1)
    yield Text(name, CLOSE_UP_NUMBER, plate)


def _collecting(card: TrajanCard, box: Box, player: Player | None) -> Iterator[Item]:
    field = box.part(0, 0, box.width, _FIELD)
    if player is not None:
        progress = collecting_progress(player, card.name)
        yield from _times_items(progress.times, task_points(player), field)
        field = field.part(0, 0, field.width - _TIMES, field.height)
    signs = cards.wanted_signs(card, {} if player is None else progress.have)
    broad = 3 if len(signs) > 4 else 2
    rows = [signs[start : start + broad] for start in range(0, len(signs), broad)]
    block = field.centred(field.width, len(rows) * (_TOKEN + 14))
    for line, row in zip(rows, block.rows(len(rows)), strict=True):
        cells = row.centred(len(line) * (_TOKEN + 14) - 14, _TOKEN)
        for number, (name, there) in enumerate(line):
            token = cells.part(number * (_TOKEN + 14), 0, _TOKEN, _TOKEN)
            yield Stamp(tasks.wanted_sign, token, (name,))
            if there:
                yield cards.tick_stamp(token)


def _times_items(times: int, value: int, field: Box) -> Iterator[Item]:
    """How often a task is fulfilled now, its worth, and the product."""
    column = field.part(field.width - _TIMES, 0, _TIMES, field.height).centred(_TIMES - 8, 204)
    above, middle, below = column.rows(3, 6)
    yield Stamp(furniture.plate, above, ("umber", "gold" if times else "umber", 12), 1)
    yield Text(f"{times} ×", CLOSE_UP_FIGURE, above, "marble")
    head, worth = middle.columns(2)
    yield Stamp(goods.trajan, head.centred(_HEAD, _HEAD))
    yield Text(str(value), CLOSE_UP_FIGURE, worth)
    yield Stamp(furniture.plate, below, ("marble", "brass", 10), 1)
    colour = "ink" if times else "bark"
    yield Text(f"= {times * value}", CLOSE_UP_FIGURE, below, colour)
