"""Positions of random games, as seats see them, and painting them with the texts of all packages."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from msgspec import Struct

import renderer
from bot.screens.painting.pictures import highlights
from games import find
from games.choice import Choice
from games.engine.table import Table
from games.game import Event
from games.words import Words
from renderer import Layout, PictureOptions
from tests.fuzz import random_games
from tests.support.games import GAMES, Start, options, samples

NAMES = ("Aurelia", "Marcus von der Oberen Tiberbruec", "Иван Васильевич Грозный-Петрович", "維 🏛")
"""Names of seats: a short one, two of 32 letters, one with letters that the type lacks."""


ALL = slice(None)

PAINTED = tuple(game for game in GAMES if renderer.has_pictures(game))
"""The games that have pictures."""


class Position(Struct, frozen=True):
    """A moment of a game: the complete state, the views, the events so far, the questions."""

    game: str
    name: str
    state: Any
    views: dict[int | None, Any]
    history: tuple[tuple[int, Event], ...]
    choices: dict[int, Choice]

    @property
    def players(self) -> int:
        return len(self.state.players)


@cache
def positions(game: str) -> tuple[Position, ...]:
    """Moments of whole random games, with their ends; none for a game without pictures."""
    wanted = samples(game).positions
    if wanted is None:
        return ()
    return tuple(each for start in wanted.tables for each in _moments(game, start, wanted.step))


def _moments(game: str, start: Start, step: int) -> list[Position]:
    found: list[Position] = []
    moves = 0

    def watch(table: Table[Any]) -> None:
        nonlocal moves
        moves += 1
        if moves % step == 1 or table.over:
            found.append(_position(f"seed {start.seed}, move {moves}", table))

    random_games.play(
        find(game), start.seed, players=start.players, options=options(game, start), watch=watch
    )
    return found


def _position(name: str, table: Table[Any]) -> Position:
    seats: list[int | None] = [None, *range(table.players)]
    choices = {seat: choice for seat in range(table.players) if (choice := table.pending_choice(seat))}
    views = {seat: table.view(seat) for seat in seats}
    return Position(table.game.name, name, table.view(None), views, tuple(table.history(None)), choices)


@cache
def texts(game: str, locale: str = "en") -> Words:
    """The texts of a language, composed as the bot composes them."""
    return renderer.load_words(game, locale)


def layouts(game: str, locale: str, part: slice = ALL) -> Iterator[tuple[str, Layout]]:
    """Every position, or part of them, on each of its pictures, in turn for everybody and for each seat."""
    for number, position in [*enumerate(positions(game))][part]:
        for name in renderer.picture_names(game):
            viewer = number % (position.players + 1) - 1
            roles = renderer.roles(game)
            seat = None if viewer < 0 and name not in (roles.panel, roles.own) else max(viewer, 0)
            with suppress(renderer.NothingToShow):
                wanted = asked(position, name, seat, locale)
                layout = renderer.lay_out(game, position.views[seat], **wanted)
                yield f"{name} for seat {seat}, {position.name}", layout


def asked(position: Position, picture: str, seat: int | None, locale: str = "en") -> PictureOptions:
    """All options of a picture, for the seat that it shows."""
    choice = position.choices.get(seat or 0)
    roles = renderer.roles(position.game)
    boards = (roles.panel, roles.own)
    about = choice and ((choice.picture or roles.panel) in boards) == (picture in boards)
    return {
        "picture": picture,
        "seat": seat,
        "words": texts(position.game, locale),
        "names": NAMES[: position.players],
        "highlights": highlights(choice if about else None, texts(position.game, locale)),
        "changes": renderer.changes(position.game, position.history, recent(position.history), seat),
        "history": position.history,
    }


def recent(history: Sequence[tuple[int, Event]]) -> int:
    """The row before the last thirty events."""
    return history[-30][0] - 1 if len(history) > 30 else 0


def last(game: str) -> Position:
    """The end of the last game."""
    return positions(game)[-1]
