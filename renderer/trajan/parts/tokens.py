"""Where the tokens of a seat are: in its supply, its camps, on sites, in provinces."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.engine.pen import Art
from renderer.kit import seats
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_ZERO
from renderer.trajan.drawings import actions, bonus
from renderer.trajan.parts.labelled import PAD, slab
from renderer.trajan.styles import MAT_WORDS

_WORD = MAT_WORDS[-1]
_SIGN = 54
_BETWEEN = 14
_APART = 24


def token_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """The supply; workers and legionnaires in their camps; workers on sites, legionnaires in provinces."""
    player = view.players[seat]
    sites, provinces = len(view.sites_of(seat)), len(view.provinces_of(seat))
    groups: dict[str, list[tuple[Art, tuple[object, ...], int]]] = {
        "picture-supply": [(seats.emblem, (seat,), player.supply)],
        "picture-part-camps": [
            (bonus.worker, (), player.worker_camp),
            (bonus.legionnaire, (), player.military_camp),
        ],
        "picture-on-board": [
            (actions.action, ("construction",), sites),
            (actions.action, ("military",), provinces),
        ],
    }
    yield slab(field)
    room, left = field.part(PAD + 4, 0, field.width - 2 * PAD, field.height - 3), 0
    for name, figures in groups.items():
        text = words(name)
        wide = width(text, _WORD)
        yield Text(text, _WORD, room.part(left, 0, wide, room.height), "bark", "left")
        left += wide + _BETWEEN
        for art, look, number in figures:
            yield Stamp(art, room.part(left, 0, _SIGN, room.height).centred(_SIGN, _SIGN), look)
            left += _SIGN + 6
            style, ink = (CLOSE_UP_FIGURE, "ink") if number else (CLOSE_UP_ZERO, "bark")
            wide = width(str(number), style)
            yield Text(str(number), style, room.part(left, 0, wide, room.height), ink, "left")
            left += wide + _BETWEEN
        left += _APART
