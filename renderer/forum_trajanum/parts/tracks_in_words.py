"""The benefit tracks close up: their names, and the benefits in signs and words."""

import re
from collections.abc import Collection, Iterator, Mapping

from games.forum_trajanum.effects import BENEFITS, Effects, effects_text
from games.forum_trajanum.pieces import TRACKS
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text, text_block
from renderer.engine.lettering import (
    Style,
    bind_numbers,
    capitalised,
    cut_text,
    first_fitting,
    fit_balanced,
    width,
)
from renderer.forum_trajanum.drawings.icons import building
from renderer.forum_trajanum.effect_signs import signs_of
from renderer.forum_trajanum.parts.stock import token_row
from renderer.forum_trajanum.parts.tracks import (
    BESIDE,
    TrackSizes,
    bare_column,
    column_and_track_boxes,
    number_box,
    step_boxes_of_track,
)
from renderer.forum_trajanum.styles import TASK_LINES, TASK_WORDS
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_NAMES, CLOSE_UP_NUMBER

_AFTER = 4
_GAP = 4
_LINE = 52
_TITLE = 8
_BELOW = 6


def tracks_in_words(
    field: Box, sizes: TrackSizes, words: Words, lit: Mapping[str, int], labelled: Collection[str]
) -> Iterator[Item]:
    """The tracks in signs and words; `lit`: track -> step, `labelled`: steps without their number."""
    yield from bare_column(field, sizes)
    boxes = column_and_track_boxes(field, sizes)[1]
    names = {track: capitalised(words(f"kind-{track}")) for track in TRACKS}
    head = _head_box(boxes[0], sizes)
    style = first_fitting(tuple(names.values()), CLOSE_UP_NAMES, head.width - head.height - _TITLE)
    for name, track in zip(TRACKS, boxes, strict=True):
        yield Stamp(furniture.slab, track.inset(-2), ("stone", "sand", 10), 1)
        yield from _name(_head_box(track, sizes), name, names[name], style)
        for step, effects in enumerate(BENEFITS[name], 1):
            box = step_boxes_of_track(track, sizes)[step]
            look = ("glow", "brass", 8) if lit.get(name) == step else ("marble", "joint", 8)
            yield Stamp(furniture.slab, box.inset(3), look, 1)
            if f"{name}:{step}" not in labelled:
                yield Text(str(step), CLOSE_UP_NUMBER, number_box(box), "bark")
            yield from _benefit(box, effects, sizes, words)


def step_height(track_width: int, sizes: TrackSizes, words: Words) -> int:
    room = track_width - 2 * sizes.edge
    most = max(
        len(_text_in_lines(_brief_text(effects, words), room)[0])
        for steps in BENEFITS.values()
        for effects in steps
    )
    return BESIDE + sizes.token + most * _LINE + _BELOW


def _brief_text(effects: Effects, words: Words) -> str:
    return bind_numbers(words.text(effects_text(effects, brief=True)))


def _head_box(track: Box, sizes: TrackSizes) -> Box:
    """Where a track's sign and name stand."""
    return track.part(10, 2, track.width - 20, sizes.head - 6)


def _name(line: Box, track: str, name: str, style: Style) -> Iterator[Item]:
    sign, title = line.columns_of_widths(line.height, line.width - line.height)
    yield Stamp(building, sign.inset(5), (track, "ink", "stone"))
    room = title.part(_TITLE, 0, title.width - _TITLE, title.height)
    yield Text(cut_text(name, style, room.width), style, room, anchor="left")


def _benefit(box: Box, effects: Effects, sizes: TrackSizes, words: Words) -> Iterator[Item]:
    """A step's benefit: its signs, and the words below them in the first style that fits."""
    signs = signs_of(effects)
    after = number_box(box).right - box.left + _AFTER
    beside = box.part(after, BESIDE, len(signs) * (sizes.token + _GAP) - _GAP, sizes.token)
    yield from token_row(signs, beside, sizes.token, _GAP)
    room = box.width - 2 * sizes.edge
    lines, style = _text_in_lines(_brief_text(effects, words), room)
    top = BESIDE + sizes.token
    below = box.part(sizes.edge, top, room, box.height - top - _BELOW)
    yield from text_block(lines, style, below, _LINE)


def _text_in_lines(text: str, room: int) -> tuple[tuple[str, ...], Style]:
    """The text in lines: each part of a sum in one where it finds room, else all of it balanced."""
    parts = tuple(re.split(r" (?=\+)", text))
    style = first_fitting(parts, TASK_WORDS, room)
    if len(parts) > 1 and max(width(part, style) for part in parts) <= room:
        return parts, style
    return fit_balanced(text, TASK_LINES, room)
