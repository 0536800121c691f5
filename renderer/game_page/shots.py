"""What a page shows after a step: the moment, the table, and the boards of all seats, in each language."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

import renderer
from games.engine.steps import Step
from games.engine.table import Table
from games.words import Words
from renderer.game_page.sprites import Sprites
from renderer.request import Change, History, NothingToShow, PictureOptions

NOTHING = -1
"""Stands for a picture that has nothing to show yet."""


class PagePicture(Struct, frozen=True, array_like=True):
    """What can be chosen to be shown."""

    name: str
    """"" for the picture that fits the moment."""
    seat: int | None = None
    """Whose board it is."""


def page_pictures(game: str, players: int) -> list[PagePicture]:
    roles = renderer.roles(game)
    boards = [
        name
        for name in dict.fromkeys((roles.own, *roles.board))
        if name and renderer.is_about_seat(game, name)
    ]
    table = [name for name in dict.fromkeys((*roles.table, roles.large)) if name]
    return [
        PagePicture(""),
        *(PagePicture(name, seat) for seat in range(players) for name in boards),
        *map(PagePicture, table),
    ]


class Moment(Struct, frozen=True, dict=True):
    """A table as it was after a step, as a viewer may know it."""

    table: Table[Any]
    viewer: int | None
    step: Step

    @cached_property
    def view(self) -> Any:
        return self.table.view(self.viewer)

    @cached_property
    def history(self) -> History:
        return self.table.history(self.viewer)

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        return renderer.changes(self.table.game.name, self.history, self.step.first - 1, None)

    def picture(self, chosen: PagePicture) -> tuple[str, int | None]:
        """The name of the picture to paint, and the seat whose it is."""
        game, roles = self.table.game.name, renderer.roles(self.table.game.name)
        fits = roles.end if self.table.over else roles.scoring if self.step.scored else ()
        name = chosen.name or next(iter(fits), roles.replay)
        if not renderer.is_about_seat(game, name):
            return name, None
        if chosen.seat is not None:
            return name, chosen.seat
        return name, next(iter(self.step.seats), 0) if self.viewer is None else self.viewer


class Shot(Struct, frozen=True, array_like=True):
    """A picture of a moment in a language."""

    layout: int
    says: Sequence[int]
    """What it shows: the numbers of sentences of that language."""


class Shots:
    """All shots of a page, by language: those of one number show the same."""

    def __init__(
        self, sprites: Sprites, words: Mapping[str, Words], names: Mapping[str, Sequence[str]]
    ) -> None:
        self.by_locale: dict[str, list[Shot]] = {locale: [] for locale in words}
        self._sentences: dict[str, dict[str, int]] = {locale: {} for locale in words}
        self._known: dict[Shot, int] = {}
        self._sprites = sprites
        self._words = words
        self._names = names

    @property
    def sentences(self) -> dict[str, list[str]]:
        return {locale: [*known] for locale, known in self._sentences.items()}

    def add(self, moment: Moment, chosen: PagePicture) -> int:
        """The number of a shot, or NOTHING; what is the same in the first language is so in the others."""
        first, *others = self._words
        try:
            shot = self._shot(moment, chosen, first)
        except NothingToShow:
            return NOTHING
        number = self._known.setdefault(shot, len(self._known))
        if number == len(self.by_locale[first]):
            self.by_locale[first].append(shot)
            for locale in others:
                self.by_locale[locale].append(self._shot(moment, chosen, locale))
        return number

    def _shot(self, moment: Moment, chosen: PagePicture, locale: str) -> Shot:
        game = moment.table.game.name
        name, seat = moment.picture(chosen)
        options: PictureOptions = {
            "picture": name,
            "seat": seat,
            "words": self._words[locale],
            "names": self._names[locale],
            "changes": moment.changes,
            "history": moment.history,
        }
        layout = self._sprites.add(renderer.lay_out(game, moment.view, **options))
        known = self._sentences[locale]
        said = renderer.sentences(game, moment.view, **options)
        return Shot(layout, tuple([known.setdefault(each, len(known)) for each in said]))
