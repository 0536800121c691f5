"""Presses and questions of whole random games, without a clock: the same games give the same figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

from benchmarks.measurement import Measurement
from benchmarks.screens import panel_of
from bot.limits import BUTTONS
from bot.locales import game_words
from bot.screens.ids.panel_ids import Pick
from bot.screens.model import ActionRow
from bot.screens.panel.choice import ChoiceControls
from bot.screens.shared.controls import PanelState
from bot.screens.shared.picks import OptionPart, parts, shown_part
from bot.tables.choices_ahead import key_of_only_end
from bot.tables.notifications import Step
from games import find, names
from games.choice import THEN, Choice, keys_of
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Option
from tests.support.games import samples

BUTTON, SELECT = 1, 2
"""Presses that a control takes: a list is opened first."""

SINGLE_SHARE = 1.0
"""Percent of the questions that may have one answer."""


class EarlierControls(ChoiceControls, frozen=True):
    """The controls before more than five options could be buttons."""

    def _fit_on_buttons(self, options: list[Option]) -> bool:
        return len(options) <= BUTTONS and super()._fit_on_buttons(options)


PANEL = PanelState(1, 0, 1)


class Figures(Struct):
    """Counts at the tables of a game."""

    singles: Counter[str]
    """Prompts of the questions that need a press and have one answer."""
    turns: int = 0
    """How often a seat was asked after another one."""
    questions: int = 0
    """Those that need a press."""
    only_ends: int = 0
    """Those that do not: a turn ends by itself."""
    before: int = 0
    """Presses if every end of a turn is pressed, and five options at most are buttons."""
    after: int = 0
    """Presses with the panels as they are."""


def measure(
    seeds: int, progress: Callable[[Sequence[tuple[str, int]]], Iterable[tuple[str, int]]]
) -> list[Measurement]:
    """Play random games of each kind, and count."""
    found = {name: Figures(Counter()) for name in names()}
    for name, seed in progress([(name, seed) for name in found for seed in range(seeds)]):
        _play(name, seed, found[name])
    return [row for name, figures in found.items() for row in _rows(name, figures)]


def _rows(name: str, figures: Figures) -> list[Measurement]:
    title = game_words("en", name)("title")
    before, after = figures.before / figures.turns, figures.after / figures.turns
    asked = figures.questions + figures.only_ends
    return [
        Measurement(
            f"{title}: presses a turn",
            before * (1 - samples(name).benchmarks.fewer_presses / 100),
            after,
            "",
            f"{before:.2f} before, {100 * (1 - after / before):.1f} % fewer; {figures.turns} turns",
        ),
        Measurement(
            f"{title}: questions with one answer",
            SINGLE_SHARE,
            100 * figures.singles.total() / figures.questions,
            "%",
            f"without {figures.only_ends} ends of {asked} questions; {', '.join(figures.singles) or 'none'}",
        ),
    ]


def _play(name: str, seed: int, figures: Figures) -> None:
    """Count a whole game of people who choose at random."""
    random, game, words = Random(seed), find(name), game_words("en", name)
    players = game.seats[seed % len(game.seats)]
    table = Table.begin(game, players, game.options(), RandomChance(random))
    before: Table[Any] | None = None
    counted, panel = 0, PressCount()
    while not table.over:
        figures.turns += len(Step(before, table, counted + 1).newly_asked)
        before, counted = table.snapshot(), len(table.moves)
        seat = random.choice(table.waiting_seats)
        choice = table.pending_choice(seat)
        assert choice is not None
        key = choice.random_answer(random)
        figures.before += presses(choice, key, EarlierControls(choice, PANEL, words, [""] * 4).rows(""))
        if made := panel.of(table, seat, key):
            figures.questions += 1
            figures.after += made
            if len(list(islice(choice.answers(), 2))) == 1:
                figures.singles[choice.prompt.id] += 1
        table.answer(seat, key)
    figures.only_ends += panel.only_ends


class PressCount(Struct):
    """Counts presses on panels as they are."""

    only_ends: int = 0
    """Ends of turns that come by themselves."""
    _answered: str = ""
    _shown: frozenset[str] = frozenset()

    def of(self, table: Table[Any], seat: int, key: str) -> int:
        """The presses of an answer; 0 if the last one gave it too, or it comes by itself."""
        if f"{self._answered}{THEN}{key}" in self._shown:
            self._shown = frozenset()
            return 0
        if key_of_only_end(table, seat) is not None:
            self.only_ends += 1
            return 0
        choice = table.pending_choice(seat)
        assert choice is not None
        controls = panel_of(table, seat, "en").controls
        self._answered, self._shown = key, button_keys(controls)
        return presses(choice, key, controls)


def button_keys(rows: Iterable[ActionRow]) -> frozenset[str]:
    """The keys of options on buttons; with THEN for a button that answers two questions."""
    buttons = (each.custom_id for row in rows if isinstance(row, tuple) for each in row)
    return frozenset(each.key for each in buttons if isinstance(each, Pick))


def presses(choice: Choice, key: str, rows: Iterable[ActionRow]) -> int:
    """How many presses an answer takes on a panel with these controls."""
    confirm = BUTTON if choice.confirm(key) else 0
    if choice.several is not None:
        all_parts = parts(choice.options)
        picked = [part for part in all_parts if {each.key for each in part.options} & {*keys_of(key)}]
        return sum(_in_list(all_parts, part) for part in picked) + BUTTON + confirm
    buttons = button_keys(rows)
    if key in buttons or any(each.startswith(f"{key}{THEN}") for each in buttons):
        return BUTTON + confirm
    all_parts = parts([each for each in choice.options if each.key not in buttons])
    part = next(each for each in all_parts if key in [option.key for option in each.options])
    return _in_list(all_parts, part) + confirm


def _in_list(all_parts: tuple[OptionPart, ...], part: OptionPart) -> int:
    """Presses until something of a part is chosen, from a panel that has just been opened."""
    if part == shown_part(all_parts, ""):
        return SELECT
    return SELECT + (SELECT if part.group or len(all_parts) > BUTTONS else BUTTON)
