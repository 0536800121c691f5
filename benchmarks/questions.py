"""Presses and questions of whole random games, without a clock: the same games give the same figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

from bot.limits import BUTTONS
from bot.locales import game_words
from bot.screens.controls import PanelState
from bot.screens.model import Button, Select
from bot.screens.panel.choice import ChoiceControls
from bot.screens.panel.option_parts import OptionPart, parts, shown_part
from bot.screens.panel.panel_ids import Pick
from bot.tables.last_choice import only_end
from bot.tables.notifications import Step
from games import find, names
from games.choice import Choice, keys_of
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Option
from games.words import Words

BUTTON, SELECT = 1, 2
"""Presses that a control takes: a list is opened first."""

SINGLE_SHARE = 1.0
"""Percent of the questions that may offer one option."""

FEWER = {"forum_trajanum": 15.0, "trajan": 30.0, "porta_nigra": 25.0}
"""Percent of the presses that are to be saved."""


class EarlierControls(ChoiceControls):
    """The controls before more than five options could be buttons."""

    def _fit_on_buttons(self, options: list[Option]) -> bool:
        return len(options) <= BUTTONS and super()._fit_on_buttons(options)


class Figures(Struct):
    """What was counted at the tables of a game."""

    turns: int = 0
    """How often a seat was asked that was not before."""
    asked: int = 0
    """Questions when every end of a turn is pressed."""
    only_ends: int = 0
    """Of these, those that end by themselves."""
    before: int = 0
    """Presses when every end of a turn is pressed, and five options at most are buttons."""
    after: int = 0
    singles: Counter[str] = Counter()
    """Prompts of the questions that are left and have one answer."""

    @property
    def single_share(self) -> float:
        """Percent of the questions that are left and have one answer."""
        return 100 * self.singles.total() / (self.asked - self.only_ends)

    @property
    def fewer(self) -> float:
        """Percent of the presses that are saved."""
        return 100 * (1 - self.after / self.before)


def measure(
    seeds: int, progress: Callable[[Iterable[tuple[str, int]]], Iterable[tuple[str, int]]]
) -> dict[str, Figures]:
    """Play random games of each kind, and count."""
    found = {name: Figures(singles=Counter()) for name in names()}
    for name, seed in progress([(name, seed) for name in found for seed in range(seeds)]):
        _play(name, seed, found[name])
    return found


def _play(name: str, seed: int, figures: Figures) -> None:
    """Count a whole game of people who choose at random."""
    random, game, words = Random(seed), find(name), game_words("en", name)
    players = game.seats[seed % len(game.seats)]
    table = Table.begin(game, players, game.options(), RandomChance(random))
    before: Table[Any] | None = None
    counted = 0
    while not table.over:
        figures.turns += len(Step(before, table, counted + 1).newly_asked)
        before, counted = table.still(), len(table.moves)
        seat = random.choice(table.waiting)
        choice = table.pending(seat)
        assert choice is not None
        key = choice.random_answer(random)
        figures.asked += 1
        figures.before += presses(choice, key, words, EarlierControls)
        if only_end(table, seat) is not None:
            figures.only_ends += 1
        else:
            figures.after += presses(choice, key, words, ChoiceControls)
            if len(list(islice(choice.answers(), 2))) == 1:
                figures.singles[choice.prompt.id] += 1
        table.answer(seat, key)


def presses(choice: Choice, key: str, words: Words, controls: type[ChoiceControls]) -> int:
    """How many presses an answer takes on a panel."""
    confirm = BUTTON if choice.confirm(key) else 0
    if choice.several is not None:
        all_parts = parts(choice.options)
        picked = [part for part in all_parts if {each.key for each in part.options} & {*keys_of(key)}]
        return sum(_in_list(all_parts, part) for part in picked) + BUTTON + confirm
    shown = controls(choice, PanelState(1, choice.seat, 1), words, [""] * 4)
    rows = shown.rows("")
    buttons: Collection[str] = [
        each.custom_id.key
        for row in rows
        if not isinstance(row, Select)
        for each in row
        if isinstance(each, Button) and isinstance(each.custom_id, Pick)
    ]
    if key in buttons:
        return BUTTON + confirm
    all_parts = parts([each for each in choice.options if each.key not in buttons])
    part = next(each for each in all_parts if key in [option.key for option in each.options])
    return _in_list(all_parts, part) + confirm


def _in_list(all_parts: tuple[OptionPart, ...], part: OptionPart) -> int:
    """Presses until something of a part is chosen, from a panel that has just been opened."""
    if part == shown_part(all_parts, ""):
        return SELECT
    return SELECT + (SELECT if part.group or len(all_parts) > BUTTONS else BUTTON)
