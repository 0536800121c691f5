"""A step of a game in words, with where everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from games.game import Event, Game
from games.words import Words


class Told(Struct, frozen=True):
    """What happened to a seat in a step, or (None) to all."""

    seat: int | None
    lines: Sequence[str]


class PageStep(Struct, frozen=True):
    """A step in all languages."""

    seats: Sequence[int]
    """Who chose something in it."""
    points: Sequence[int]
    """Of each seat, after it."""
    round: Mapping[str, str]
    """What its round is called, by language; "" without a name."""
    told: Mapping[str, Sequence[Told]]


def told_step(
    game: Game[Any],
    view: Any,
    events: Sequence[Event],
    seats: Sequence[int],
    words: Mapping[str, Words],
    names: Mapping[str, Sequence[str]],
) -> PageStep:
    """A step from the view after it and from what its viewer came to know by it.

    What happened is told by seats, not in the order of time.
    """
    standing = sorted(game.standing(view), key=lambda each: each.seat)
    name = game.round_name(view) if game.round_name else None
    return PageStep(
        seats,
        [each.points for each in standing],
        {locale: each.text(name, names[locale]) if name else "" for locale, each in words.items()},
        {locale: _told(events, each, names[locale]) for locale, each in words.items()},
    )


def _told(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[Told]:
    lines: dict[int | None, list[str]] = {}
    for event in events:
        if message := event.message():
            lines.setdefault(event.owner, []).append(words.text(message, names))
    return [Told(seat, lines[seat]) for seat in sorted(lines, key=lambda each: -1 if each is None else each)]
