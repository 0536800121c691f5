"""A game as one HTML file, every step in words and pictures; it holds what its viewer may know."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import renderer
from games.agents.judged import SeatAnalysis
from games.agents.mistakes import Mistake, mistakes_of
from games.engine.steps import Step, steps_of
from games.engine.table import Table
from games.game import Event
from games.words import LOCALES
from renderer.game_page.html import Happened, Lines, PageData, PageMistake, PageStep, html_of, page_texts
from renderer.game_page.shots import Moment, Shots, page_pictures
from renderer.game_page.sprites import Sprites
from renderer.registry import game_pictures


class GamePage:
    """The page of a table as a viewer may know it, made step by step."""

    def __init__(
        self,
        table: Table[Any],
        viewer: int | None,
        names: Mapping[str, Sequence[str]],
        locale: str,
        *,
        is_open: bool = False,
        plays: Sequence[SeatAnalysis] = (),
        notes: Mapping[int, str] | None = None,
    ) -> None:
        """`viewer`: a seat, None for everybody; `names`: what the seats are called in each language.

        `locale`: the language that is shown first; `is_open`: whether it shows what every seat saw; `notes`:
        the reader's own, by the number of the step. Raises LookupError without pictures.
        """
        self._table = table
        self._viewers = (None, *range(table.players)) if is_open else (viewer,)
        self._viewer = viewer
        self._names = names
        self._locale = locale
        self._plays = plays
        self._notes = notes or {}
        self._pictures = game_pictures(table.game.name)
        self._words = {each: renderer.load_words(table.game.name, each) for each in LOCALES}
        self._sprites = Sprites(self._pictures.palette)
        self._shots = Shots(self._sprites, self._words, names)
        self._lines = Lines(self._words, names)
        self._shown = page_pictures(table.game.name, table.players)
        self._steps: list[PageStep] = []

    def make(self) -> Iterator[tuple[int, int]]:
        """Make all steps; yields the number of steps done and of all steps after each."""
        found = steps_of(self._table)
        for viewer in self._viewers:
            self._table.history(viewer)  # Worked out once, for all earlier moments.
        for number, step in enumerate(found, 1):
            self._steps.append(self._step(number, step))
            yield number, len(found)

    def _step(self, number: int, step: Step) -> PageStep:
        then, game = self._table.as_of_row(step.row, step.first - 1), self._table.game
        moments = [Moment(then, viewer, step) for viewer in self._viewers]
        events = [then.history(viewer, step.first - 1) for viewer in self._viewers]
        view = moments[0].view
        name = game.round_name(view) if game.round_name else None
        return PageStep(
            step.seats,
            [each.points for each in sorted(game.standing(view), key=lambda each: each.seat)],
            self._lines.add(name) if name else None,
            [self._happened([event for _, event in each]) for each in events],
            [[self._shots.add(moment, each) for each in self._shown] for moment in moments],
            any(isinstance(event, self._pictures.turn_ends) for each in events for _, event in each),
            self._notes.get(number, ""),
        )

    def _happened(self, events: Sequence[Event]) -> list[Happened]:
        lines: dict[int | None, list[int]] = {}
        for event in events:
            if message := event.message():
                lines.setdefault(event.owner, []).append(self._lines.add(message))
        order = sorted(lines, key=lambda each: -1 if each is None else each)
        return [Happened(seat, lines[seat]) for seat in order]

    def _mistakes(self) -> list[PageMistake]:
        """The turns that gave away points, if there is an analysis."""
        steps = steps_of(self._table)
        found = {
            each: mistakes_of(self._plays, steps, words, self._names[each])
            for each, words in self._words.items()
        }
        return [
            PageMistake(by_locale[0].step, by_locale[0].seat, by_locale[0].lost, self._lines_of(by_locale))
            for by_locale in zip(*found.values(), strict=True)
        ]

    def _lines_of(self, by_locale: Sequence[Mistake]) -> list[int]:
        """The lines about a mistake, given in each language."""
        said = [(each.text.head, *each.text.lines) for each in by_locale]
        return [self._lines.add(*line) for line in zip(*said, strict=True)]

    def html(self) -> bytes:
        """The file, once all steps are made."""
        self._sprites.finish()
        hues = self._pictures.palette.hues
        titles = [each.name for each in self._shown if each.name]
        return html_of(
            PageData(
                self._locale,
                {
                    each: page_texts(
                        words, self._names[each], self._viewers, titles, is_over=self._table.over
                    )
                    for each, words in self._words.items()
                },
                [hues[f"seat{seat}"] for seat in range(self._table.players)],
                self._viewers,
                self._viewers.index(self._viewer),
                self._shown,
                self._steps,
                self._mistakes(),
                self._lines.by_locale,
                self._shots.by_locale,
                self._shots.sentences,
                self._sprites.layouts,
                self._sprites.places,
                self._sprites.sprites,
            ),
            self._sprites.sheets,
        )
