"""Screens made ready: the table as it is stored, in somebody's words, with its pictures painted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable, Mapping

import renderer
from bot.client.emojis import Emojis
from bot.client.members import People
from bot.locales import game_words
from bot.screens import narration, paint_queue, player
from bot.screens.model import Screen, Sitting
from bot.screens.paint_queue import Painting
from bot.tables.service import Desk
from games.engine.table import Table


class NoRound(Exception):
    """There is no such round yet."""


class Show:
    """Makes the screens of running games."""

    def __init__(self, desk: Desk, people: People, painter: Painting, emojis: Emojis) -> None:
        """All it needs to know of the rest."""
        self._desk = desk
        self._people = people
        self._painting = painter
        self._emojis = emojis
        self._replays = asyncio.Lock()

    async def sitting(self, game: int, table: Table | None = None) -> Sitting:
        """A table with who sits at it; by default as it is now. Raises NoSuchGame, NotPlaying."""
        row = await self._desk.game(game)
        names = await self._people.names(row)
        return Sitting(row, table or await self._desk.table(game), names, self._emojis.of(row.name))

    async def panel(
        self,
        game: int,
        seat: int,
        locale: str,
        *,
        step: str = "",
        after: str = "",
        outbox: int = 0,
        place: Hashable = None,
    ) -> Screen:
        """A seat's panel. `place` is the message it is shown in. Raises painting.Replaced."""
        sitting = await self.sitting(game)
        words = game_words(locale, sitting.row.name)
        sights = paint_queue.panel_sights(sitting, seat, words)
        return player.panel(
            sitting,
            seat,
            words,
            pictures=await self._painting.paint(sights, place),
            step=step,
            after=after,
            outbox=outbox,
        )

    async def board(
        self, game: int, viewer: int | None, shown: int, locale: str, *, place: Hashable = None
    ) -> Screen:
        """A seat's board and the table. Raises painting.Replaced."""
        sitting = await self.sitting(game)
        words = game_words(locale, sitting.row.name)
        sights = paint_queue.board_sights(sitting, viewer, shown, words)
        pictures = await self._painting.paint(sights, place)
        return player.board(sitting, viewer, shown, words, pictures=pictures)

    async def replay(
        self, game: int, number: int | None, locale: str, *, limit: int, progress: renderer.Progress
    ) -> Screen:
        """A game as a moving picture, or (`number`, from 1) one of its rounds, from what everybody has seen.

        One is made after another. Raises NoRound where there is nothing to show yet, renderer.TooLarge.
        """
        async with self._replays:
            sitting = await self.sitting(game)
            words = game_words(locale, sitting.row.name)
            frames = [frame async for frame in self._frames(sitting, number)]
            if not frames:
                raise NoRound(f"game {game} has no round {number} to show")
            picture = await self._painting.animate(
                sitting.game.name, frames, words=words, names=sitting.names, limit=limit, progress=progress
            )
            return player.replay(sitting, words, len(frames), (picture,))

    async def _frames(self, sitting: Sitting, number: int | None) -> AsyncIterator[renderer.Frame]:
        """The moments at which a turn ended."""
        name, table = sitting.game.name, sitting.table
        first, last = narration.rows_of_round(table, number) if number else (0, len(table.moves))
        before = first
        for row in renderer.turns(name, table.story(None)) if renderer.paintable(name) else ():
            if first <= row <= last:
                then = await self._desk.at(sitting.row.id, row)
                await asyncio.sleep(0)
                changes = renderer.changes(name, then.story(None), before, None)
                yield renderer.Frame(then.view(None), changes)
                before = row

    async def turn(self, sitting: Sitting, *, since: int, called: Mapping[int, int]) -> Screen:
        """What the thread is told when somebody new has to act."""
        words = game_words(sitting.row.language, sitting.row.name)
        pictures = await self._painting.paint(paint_queue.turn_sights(sitting, words, since))
        return player.turn(sitting, words, since=since, called=called, pictures=pictures)

    async def scoring(self, sitting: Sitting, n: int) -> Screen:
        """What the thread is told of the scoring that began in row n."""
        words = game_words(sitting.row.language, sitting.row.name)
        pictures = await self._painting.paint(paint_queue.scoring_sights(sitting, words))
        return player.scoring(sitting, words, n, pictures=pictures)

    async def end(self, sitting: Sitting) -> Screen:
        """What the thread is told at the end."""
        words = game_words(sitting.row.language, sitting.row.name)
        pictures = await self._painting.paint(paint_queue.end_sights(sitting, words))
        return player.end(sitting, words, pictures=pictures)
