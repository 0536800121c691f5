"""How many tokens each seat has somewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, fit
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.request import Scene
from renderer.trajan.styles import BOARD_FIGURE, BOARD_WORDS

_EDGE = 8


class TokenLine(Struct, frozen=True):
    """A line that tells the number of a kind of tokens of each seat."""

    sign: Art
    numbers: Sequence[int]
    """The number of each seat."""

    figure: Style
    size: int
    """The size of signs in pixels."""

    badges: Sequence[Art | None] = ()
    """What else each seat has there, drawn for that seat."""


def token_line(line: TokenLine, box: Box) -> Iterator[Item]:
    """The line: its sign, then the shape and the number of each seat, and what else it has there."""
    size = line.size
    yield Stamp(furniture.slab, box, ("stone", "bark", 10), 1)
    inner = box.inset(_EDGE)
    yield Stamp(line.sign, inner.part(0, 0, inner.height, inner.height).centred(size, size))
    rest = inner.part(inner.height + _EDGE, 0, inner.width - inner.height - _EDGE, inner.height)
    for seat, cell in enumerate(rest.columns(len(line.numbers))):
        emblem, number, badge = cell.split(size, size, size)
        yield Stamp(seats.emblem, emblem.centred(size, size), (seat,))
        held = line.numbers[seat]
        yield Text(str(held), line.figure, number, "ink" if held else "bark")
        art = line.badges[seat] if line.badges else None
        if art:
            yield Stamp(art, badge.centred(size, size), (seat,))


def supply(scene: Scene, box: Box) -> Iterator[Item]:
    """How many tokens the viewer still has on their mat; nothing without a seat."""
    if scene.seat is None:
        return
    number = scene.view.players[scene.seat].supply
    yield Stamp(furniture.slab, box, ("glow", "brass", 10), 1)
    inner = box.inset(_EDGE)
    caption = inner.part(_EDGE, 0, inner.width - inner.height - _EDGE, inner.height)
    text, style = fit(scene.words("picture-supply"), BOARD_WORDS, caption.width)
    yield Text(text, style, caption, anchor="left")
    field = inner.part(inner.width - inner.height, 0, inner.height, inner.height)
    yield Text(str(number), BOARD_FIGURE, field, "ink" if number else "bark")
