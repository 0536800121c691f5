"""Where the tokens of a seat are: in its supply, its camps, on sites, in provinces."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.pen import Art
from renderer.kit import seats
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_ZERO
from renderer.trajan.drawings import actions, bonus, marks
from renderer.trajan.parts.labelled import beside_label, labelled_slab

_SIGN = 54
_FIGURE = 58
_GROUPS = (140, 356, 356)
"""Widths: supply, workers, legionnaires."""


def token_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """The supply; workers in the camp and on sites; legionnaires in the camp and in provinces."""
    player = view.players[seat]
    yield from labelled_slab(words, "picture-label-tokens", field)
    supply, workers, legionnaires = beside_label(field).split(*_GROUPS)
    yield from _figures(supply, (seats.emblem, (seat,), player.supply))
    yield from _figures(
        workers,
        (bonus.worker, (), None),
        (marks.camp, (), player.worker_camp),
        (actions.action, ("construction",), len(view.sites_of(seat))),
    )
    yield from _figures(
        legionnaires,
        (bonus.legionnaire, (), None),
        (marks.camp, (), player.military_camp),
        (actions.action, ("military",), len(view.provinces_of(seat))),
    )


def _figures(box: Box, *figures: tuple[Art, tuple[object, ...], int | None]) -> Iterator[Item]:
    """Signs side by side, each with its figure if it has one."""
    left = 0
    for art, look, number in figures:
        sign = box.part(left, 0, _SIGN, box.height).centred(_SIGN, _SIGN)
        yield Stamp(art, sign, look)
        left += _SIGN + 6
        if number is not None:
            style, ink = (CLOSE_UP_FIGURE, "ink") if number else (CLOSE_UP_ZERO, "bark")
            yield Text(str(number), style, box.part(left, 0, _FIGURE, box.height), ink, "left")
            left += _FIGURE
