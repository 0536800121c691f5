"""Positions of random games, as seats see them, and painting them with the texts of all packages."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

import games.words
import renderer
from bot.screens.paint_queue import marks_of
from games import find, fuzz
from games.engine.table import Table
from games.forum_trajanum.state import Options
from games.game import Choice, Event
from games.words import Words, words
from renderer import Layout, PictureOptions

GAME = "forum_trajanum"
COLONIA = "colonia"
NAMES = ("Aurelia", "Marcus von der Oberen Tiberbruec", "Иван Васильевич Грозный-Петрович", "維 🏛")
"""Names of seats: a short one, two of 32 letters, one that the type has no letters for."""

TABLES = (
    (2, Options()),
    (3, Options(side_b=True)),
    (4, Options(random_mosaics=True)),
    (4, Options(side_b=True, introductory="random", handicap=(1, 3))),
)
"""Tables to play: number of seats, options."""

_STEP = 45


class Position(Struct, frozen=True):
    """A moment of a game: the table's complete state, the views, the story so far, what is asked."""

    name: str
    state: Any
    views: dict[int | None, Any]
    history: tuple[tuple[int, Event], ...]
    choices: dict[int, Choice]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.state.players)


@cache
def positions() -> tuple[Position, ...]:
    """Moments of whole random games, the last ones among them."""
    found: list[Position] = []
    for seed, (players, options) in enumerate(TABLES, 7):
        moves = 0

        def watch(table: Table) -> None:
            nonlocal moves
            moves += 1
            if moves % _STEP == 1 or table.over:
                found.append(_position(f"seed {seed}, move {moves}", table))  # noqa: B023

        fuzz.play(find(GAME), seed, players=players, options=options, watch=watch)
    return tuple(found)


def _position(name: str, table: Table) -> Position:
    seats: list[int | None] = [None, *range(table.players)]
    choices = {seat: choice for seat in range(table.players) if (choice := table.pending(seat))}
    views = {seat: table.view(seat) for seat in seats}
    return Position(name, table.view(None), views, tuple(table.history(None)), choices)


@cache
def texts(locale: str = "en") -> Words:
    """The texts of a language, composed as the bot composes them."""
    common = Path(games.words.__file__).parent / "words"
    return words(locale, common, find(GAME).folder / "words", renderer.WORDS)


def layouts(locale: str) -> Iterator[tuple[str, Layout]]:
    """Every position on every picture it has, in turn for everybody and for each seat."""
    for number, position in enumerate(positions()):
        for name in renderer.pictures(GAME):
            viewer = number % (position.players + 1) - 1
            seat = None if viewer < 0 and name != "colonia" else max(viewer, 0)
            with suppress(renderer.NothingToShow):
                wanted = asked(position, name, seat, locale)
                layout = renderer.lay_out(GAME, position.views[seat], **wanted)
                yield f"{name} for seat {seat}, {position.name}", layout


def asked(position: Position, picture: str, seat: int | None, locale: str = "en") -> PictureOptions:
    """All that a picture can be asked for, for the seat that is shown."""
    choice = position.choices.get(seat or 0)
    about = choice and (choice.picture == COLONIA) == (picture == COLONIA)
    return {
        "picture": picture,
        "seat": seat,
        "words": texts(locale),
        "names": NAMES[: position.players],
        "marks": marks_of(choice if about else None),
        "changes": renderer.changes(GAME, position.history, recent(position.history), seat),
        "history": position.history,
    }


def recent(history: Sequence[tuple[int, Event]]) -> int:
    """The row before the last thirty events."""
    return history[-30][0] - 1 if len(history) > 30 else 0


def last() -> Position:
    """The last position of a game of four."""
    return positions()[-1]
