"""How many tokens each seat has somewhere."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.engine.lettering import Style, fit_text, width
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.request import Scene
from renderer.trajan.styles import BOARD_FIGURE, BOARD_WORDS

_EDGE = 8
_WORD = 200


class TokenLine(Struct, frozen=True):
    """A line with each seat's number of a kind of tokens."""

    sign: Art | None
    """Drawn at its left; None where a word is enough."""
    numbers: Sequence[int]
    """The number of each seat."""
    figure: Style
    size: int
    """The size of signs in pixels."""
    badges: Sequence[Art | None] = ()
    """What else each seat has there, drawn for that seat."""
    word: str = ""
    """The kind or place of the tokens, after the sign."""


def token_line(line: TokenLine, box: Box) -> Iterator[Item]:
    """The line: its sign and word, then the shape and the number of each seat, and what else it has there."""
    size = line.size
    yield Stamp(furniture.slab, box, ("stone", "bark", 10), 1)
    inner = box.inset(_EDGE)
    before = _EDGE
    if line.sign:
        yield Stamp(line.sign, inner.part(0, 0, inner.height, inner.height).centred(size, size))
        before += inner.height
    if line.word:
        text, style = fit_text(line.word, BOARD_WORDS, _WORD)
        yield Text(text, style, inner.part(before, 0, _WORD, inner.height), "ink", "left")
        before += width(text, style) + 3 * _EDGE
    rest = inner.part(before, 0, inner.width - before, inner.height)
    for seat, cell in enumerate(rest.columns(len(line.numbers))):
        emblem, number, badge = cell.columns_of_widths(size, size, size)
        yield Stamp(seats.emblem, emblem.centred(size, size), (seat,))
        held = line.numbers[seat]
        yield Text(str(held), line.figure, number, "ink" if held else "bark")
        art = line.badges[seat] if line.badges else None
        if art:
            yield Stamp(art, badge.centred(size, size), (seat,))


def supply(scene: Scene, box: Box) -> Iterator[Item]:
    """How many tokens the viewer still has on their mat; nothing without a seat."""
    if scene.seat is not None:
        yield from named_number(scene.words("picture-supply"), scene.view.players[scene.seat].supply, box)


def named_number(name: str, number: int, box: Box) -> Iterator[Item]:
    """A number of the viewer's after its name."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 10), 1)
    inner = box.inset(_EDGE)
    caption = inner.part(_EDGE, 0, inner.width - inner.height - _EDGE, inner.height)
    yield fitted_text(name, BOARD_WORDS, caption, anchor="left")
    field = inner.part(inner.width - inner.height, 0, inner.height, inner.height)
    yield Text(str(number), BOARD_FIGURE, field, "ink" if number else "bark")
