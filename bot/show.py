"""Screens made ready: the table as it is stored, in somebody's words, with its pictures painted."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from bot import painting, screens
from bot.desk import Desk
from bot.language import game_words
from bot.painting import Painting
from bot.people import People
from bot.screen import Screen, Sitting
from games.table import Table


class Show:
    """Makes the screens of running games."""

    def __init__(self, desk: Desk, people: People, painter: Painting) -> None:
        """All it needs to know of the rest."""
        self._desk = desk
        self._people = people
        self._painting = painter

    async def sitting(self, game: int, table: Table | None = None) -> Sitting:
        """A table with who sits at it; by default as it is now. Raises NoSuchGame, NotPlaying."""
        row = await self._desk.game(game)
        names = await self._people.names(row)
        return Sitting(row, table or await self._desk.table(game), names)

    async def panel(
        self,
        game: int,
        seat: int,
        locale: str,
        *,
        step: str = "",
        moved_on: bool = False,
        outbox: int = 0,
        place: Hashable = None,
    ) -> Screen:
        """A seat's panel. `place` is the message it is shown in. Raises painting.Replaced."""
        sitting = await self.sitting(game)
        words = game_words(locale, sitting.row.name)
        sights = painting.panel_sights(sitting, seat, words)
        return screens.panel(
            sitting,
            seat,
            words,
            pictures=await self._painting.paint(sights, place),
            step=step,
            moved_on=moved_on,
            outbox=outbox,
        )

    async def board(
        self, game: int, viewer: int | None, shown: int, locale: str, *, place: Hashable = None
    ) -> Screen:
        """A seat's board and the table. Raises painting.Replaced."""
        sitting = await self.sitting(game)
        words = game_words(locale, sitting.row.name)
        sights = painting.board_sights(sitting, viewer, shown, words)
        pictures = await self._painting.paint(sights, place)
        return screens.board(sitting, viewer, shown, words, pictures=pictures)

    async def turn(self, sitting: Sitting, *, since: int, called: Mapping[int, int]) -> Screen:
        """What the thread is told when somebody new has to act."""
        words = game_words(sitting.row.language, sitting.row.name)
        pictures = await self._painting.paint(painting.turn_sights(sitting, words, since))
        return screens.turn(sitting, words, since=since, called=called, pictures=pictures)

    async def end(self, sitting: Sitting) -> Screen:
        """What the thread is told at the end."""
        words = game_words(sitting.row.language, sitting.row.name)
        since = len(sitting.table.moves)
        pictures = await self._painting.paint(painting.turn_sights(sitting, words, since))
        return screens.end(sitting, words, pictures=pictures)
