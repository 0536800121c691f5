"""Which pictures a screen shows, and painting them beside the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct

import renderer
from bot.screens import narration
from bot.screens.model import TableContext
from games.game import SPACE, Choice, Event
from games.words import Words
from renderer import Mark, Picture

COLONIA, TABLE, FORUM, TRACKS, CARDS = "colonia", "table", "forum", "tracks", "cards"
SCORING, CHART, END = "scoring", "chart", "end"
"""The pictures that screens show; a game has those of them that suit it."""

log = logging.getLogger(__name__)


class Superseded(Exception):
    """A newer picture is wanted in place of this one."""


class PictureRequest(Struct, frozen=True):
    """A picture that is wanted: which one, of what the viewer may see, with what marked and outlined.

    `story` is what happened as the viewer may know it; what happened after row `since` is news to him.
    """

    game: str
    view: Any
    picture: str
    seat: int | None
    words: Words
    names: tuple[str, ...]
    marks: tuple[Mark, ...]
    viewer: int | None
    history: tuple[tuple[int, Event], ...]
    since: int

    def paint(self) -> Picture:
        """The picture."""
        return renderer.picture(
            self.game,
            self.view,
            picture=self.picture,
            seat=self.seat,
            words=self.words,
            names=self.names,
            marks=self.marks,
            changes=renderer.changes(self.game, self.history, self.since, self.viewer),
            history=self.history,
        )


def panel_sights(context: TableContext, seat: int, words: Words) -> list[PictureRequest]:
    """What a panel shows: the picture its choice is about, else the seat's own."""
    choice = context.table.pending(seat)
    picture = (choice.picture if choice else "") or COLONIA
    since = narration.last_turn(context.table, seat)
    return _sights(context, seat, [(picture, seat)], words, since, marks_of(choice))


def turn_sights(context: TableContext, words: Words, since: int) -> list[PictureRequest]:
    """What a message in the thread shows."""
    return _sights(context, None, [(TABLE, None)], words, since)


def board_sights(context: TableContext, viewer: int | None, shown: int, words: Words) -> list[PictureRequest]:
    """A seat's own pictures and the table, as the viewer sees them."""
    since = len(context.table.moves) if viewer is None else narration.last_turn(context.table, viewer)
    wanted = [(COLONIA, shown), (TABLE, None), (FORUM, shown), (TRACKS, shown), (CARDS, shown)]
    return _sights(context, viewer, wanted, words, since)


def scoring_sights(context: TableContext, words: Words) -> list[PictureRequest]:
    """What the message about a scoring shows."""
    return _sights(context, None, [(SCORING, None)], words, len(context.table.moves))


def end_sights(context: TableContext, words: Words) -> list[PictureRequest]:
    """What the last message shows: the places, the points over time, the table."""
    wanted = [(END, None), (CHART, None), (TABLE, None)]
    return _sights(context, None, wanted, words, len(context.table.moves))


def marks_of(choice: Choice | None) -> tuple[Mark, ...]:
    """The marks of what a choice offers and of what was chosen before, labelled like its controls."""
    if choice is None:
        return ()
    before = [Mark(spot, chosen=True, piece=piece) for spot, piece in choice.chosen.items()]
    offered = dict.fromkeys(spot for option in choice.options for spot in option.spots)
    return (*before, *(Mark(spot, _mark_label(spot)) for spot in offered))


def _mark_label(spot: str) -> str:
    """What stands on a marked spot: the name of a space, else what follows a colon ("library:3")."""
    return spot if SPACE.fullmatch(spot) else spot.partition(":")[2]


def _sights(
    context: TableContext,
    viewer: int | None,
    pictures: Sequence[tuple[str, int | None]],
    words: Words,
    since: int,
    marks: tuple[Mark, ...] = (),
) -> list[PictureRequest]:
    game = context.game.name
    if not renderer.paintable(game):
        return []
    view, told = context.table.view(viewer), tuple(context.table.history(viewer))
    return [
        PictureRequest(game, view, picture, seat, words, context.names, marks, viewer, told, since)
        for picture, seat in pictures
        if picture in renderer.pictures(game)
    ]


class PaintQueue:
    """Paints one picture after another in a thread, so that neither presses nor heartbeats wait for it.

    The brush is free after each picture. Of all that is owed only one picture at a time waits for it, and of
    replays one frame; a press waits for no more of them.
    """

    def __init__(self) -> None:
        """Nothing is being painted."""
        self._brush = asyncio.Lock()
        self._owed = asyncio.Lock()
        self._newest: dict[Hashable, _Ticket] = {}

    async def paint(self, sights: Sequence[PictureRequest], place: Hashable = None) -> tuple[Picture, ...]:
        """The pictures. With a `place` to be shown in, a newer request for it replaces this one.

        What is asked for without a place is owed, and painted one after another. What cannot be painted is
        left out: a game goes on without a picture. Raises Replaced.
        """
        if place is None:
            async with self._owed:
                return await self._all(sights, _Ticket())
        ticket = _Ticket()
        if place in self._newest:
            self._newest[place].superseded = True
        self._newest[place] = ticket
        try:
            return await self._all(sights, ticket)
        finally:
            if self._newest.get(place) is ticket:
                del self._newest[place]

    async def _all(self, sights: Sequence[PictureRequest], ticket: _Ticket) -> tuple[Picture, ...]:
        pictures = []
        for request in sights:
            async with self._brush:
                ticket.check()
                pictures.append(await _painted(request))
        ticket.check()
        return tuple(picture for picture in pictures if picture)

    async def animate(
        self,
        game: str,
        frames: Sequence[renderer.Frame],
        *,
        words: Words,
        names: Sequence[str],
        limit: int,
        progress: renderer.Progress,
    ) -> Picture:
        """The table at several moments as one moving picture of at most `limit` bytes.

        Raises renderer.TooLarge. `progress` is called after every frame.
        """
        film = renderer.AnimationEncoder(limit)
        for number, frame in enumerate(frames, 1):
            async with self._brush:
                image = await asyncio.to_thread(
                    renderer.paint,
                    game,
                    frame.view,
                    picture=TABLE,
                    seat=None,
                    words=words,
                    names=names,
                    changes=frame.changes,
                )
            await asyncio.to_thread(film.add, image, frame.seconds)
            progress(number, len(frames))
        data = film.finished()
        name = f"{sha256(data).hexdigest()[:16]}.webp"
        alt = renderer.describe(game, frames[-1].view, picture=TABLE, seat=None, words=words, names=names)
        return Picture(data, name, alt)


class _Ticket:
    """A request for pictures; `replaced` as soon as there is a newer one for the same place."""

    superseded = False

    def check(self) -> None:
        """Raises Replaced."""
        if self.superseded:
            raise Superseded


async def _painted(request: PictureRequest) -> Picture | None:
    try:
        return await asyncio.to_thread(request.paint)
    except renderer.NothingToShow:
        return None
    except Exception:
        log.exception("%s: the picture %r could not be painted", request.game, request.picture)
        return None
