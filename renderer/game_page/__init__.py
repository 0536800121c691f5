"""A game as one HTML file, every step in words and pictures; it holds what its viewer may know."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import renderer
from games.engine.steps import steps_of
from games.engine.table import Table
from games.words import LOCALES
from renderer.game_page.html import PageData, PageStep, html_of, page_step, page_texts
from renderer.game_page.images import PageImages
from renderer.registry import game_pictures
from renderer.request import NothingToShow, PictureOptions


class GamePage:
    """The page of a table as a viewer may know it, made step by step."""

    def __init__(
        self, table: Table[Any], viewer: int | None, names: Mapping[str, Sequence[str]], locale: str
    ) -> None:
        """`viewer`: a seat, None for everybody; `names`: what the seats are called in each language.

        `locale`: the language that is shown first, and that of the pictures. Raises LookupError without any.
        """
        self._table = table
        self._viewer = viewer
        self._names = names
        self._locale = locale
        self._pictures = game_pictures(table.game.name)
        self._words = {each: renderer.load_words(table.game.name, each) for each in LOCALES}
        self._images = PageImages(self._pictures.palette)
        self._steps: list[PageStep] = []
        self._sentences: dict[str, dict[str, int]] = {each: {} for each in LOCALES}

    def make(self) -> Iterator[tuple[int, int]]:
        """Make all steps; yields the number of steps done and of all steps after each."""
        found = steps_of(self._table)
        self._table.history(self._viewer)  # Worked out once, for all earlier moments.
        last_shown = 0
        for number, step in enumerate(found, 1):
            then = self._table.as_of_row(step.row, step.first - 1)
            events = [event for _, event in then.history(self._viewer, step.first - 1)]
            ends = any(isinstance(event, self._pictures.turn_ends) for event in events)
            if ends or number in (1, len(found)):
                last_shown = self._add_picture(then, number, last_shown, step.row)
            view = then.view(self._viewer)
            self._steps.append(
                page_step(self._table.game, view, events, step.seats, self._words, self._names)
            )
            yield number, len(found)

    def _add_picture(self, then: Table[Any], number: int, since: int, row: int) -> int:
        """Add the picture of a step, what happened after row `since` marked; returned is the row it shows."""
        game, history = then.game.name, then.history(self._viewer)
        options: PictureOptions = {
            "picture": self._pictures.roles.replay,
            "seat": None,
            "words": self._words[self._locale],
            "names": self._names[self._locale],
            "changes": renderer.changes(game, history, since, None),
            "history": history,
        }
        view = then.view(self._viewer)
        try:
            layout = renderer.lay_out(game, view, **options)
        except NothingToShow:
            return since
        alts = {each: self._sentences_of(view, options, each) for each in LOCALES}
        self._images.add(number, layout, alts)
        return row

    def _sentences_of(self, view: Any, options: PictureOptions, locale: str) -> list[int]:
        """The numbers of the sentences that say what a picture shows."""
        said: PictureOptions = {**options, "words": self._words[locale], "names": self._names[locale]}
        known = self._sentences[locale]
        found = renderer.sentences(self._table.game.name, view, **said)
        return [known.setdefault(sentence, len(known)) for sentence in found]

    def html(self) -> bytes:
        """The file, once all steps are made."""
        table = self._table
        texts = {
            each: page_texts(words, self._names[each], self._viewer, is_over=table.over)
            for each, words in self._words.items()
        }
        return html_of(
            PageData(
                self._locale,
                texts,
                [self._pictures.palette.hues[f"seat{seat}"] for seat in range(table.players)],
                self._images.size,
                self._steps,
                self._images.images,
                {each: [*known] for each, known in self._sentences.items()},
            )
        )
