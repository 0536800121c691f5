"""Presses and calls of whole games of medium computer players, of whom some plan right after each turn.

A plan is the best line of a search on the planning table up to its first draw, and is played at once if it
holds. Not counted are presses that only look at something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct, field

from benchmarks.measurement import Measurement
from benchmarks.plans import line_of, plan_by
from benchmarks.questions import PressCount
from bot.locales import game_words
from bot.tables.notifications import Step
from games import find, names
from games.agents.levels import MEDIUM, decide
from games.engine.chance import RandomChance
from games.engine.planning import PlanningTable
from games.engine.plans import Plan, has_come, try_plan
from games.engine.table import Table

SEATS = 3

PLANNERS = (0, 2, 3)

MOST_PRESSES = 2
"""Planned turns may take so many times the presses of others."""

TO_PLAN = 2
"""Presses that open the planning table and keep the plan."""

Progress = Callable[[Sequence[tuple[str, int, int]]], Iterable[tuple[str, int, int]]]


class Figures(Struct):
    """Counts in the games of a kind with the same number of planners."""

    at_table: int = 0
    """Presses."""
    planning: int = 0
    """Presses on planning tables."""
    calls: int = 0
    made: int = 0
    """Plans whose turns have come."""
    played: int = 0
    whole: int = 0
    """Plans played to the end of the turn."""


class _Match(Struct):
    """A game that is played."""

    table: Table[Any]
    planners: range
    random: Random
    figures: Figures
    plans: dict[int, Plan[Any]] = field(default_factory=dict)
    panel: PressCount = field(default_factory=PressCount)

    def play(self) -> None:
        table, before, counted = self.table, None, 0
        while not table.over:
            asked = Step(before, table, counted + 1).newly_asked
            before, counted = table.snapshot(), len(table.moves)
            for seat in asked:
                self._begin(seat)
            if len(table.moves) > counted or table.over:
                continue
            seat = table.waiting_seats[0]
            for answer in decide(MEDIUM, table, seat, self.random):
                choice = table.pending_choice(seat)
                if choice is None or not answer.fits(choice):
                    break
                self.figures.at_table += self.panel.of(table, seat, answer.key)
                table.answer(seat, answer.key)

    def _begin(self, seat: int) -> None:
        """Play the plan of a seat that is asked, or call it; others plan if they have not."""
        table, figures = self.table, self.figures
        plan = self.plans.pop(seat, None)
        keys: Sequence[str] = ()
        if plan is not None and has_come(table, seat, plan):
            figures.made += 1
            trial = try_plan(table, seat, plan)
            keys = () if trial.stop else trial.keys
        for other in self.planners:
            if other != seat and other not in self.plans and (made := self._planned(other)):
                self.plans[other] = made
        for key in keys:
            table.answer(seat, key)
        is_whole = bool(keys) and plan is not None and plan.ends_turn
        figures.played += bool(keys)
        figures.whole += is_whole
        figures.calls += not is_whole

    def _planned(self, seat: int) -> Plan[Any] | None:
        planning = PlanningTable.begin_ahead(self.table, seat)
        if planning is None or planning.pending_choice(seat) is None:
            return None
        line, panel = line_of(planning, seat, self.random), PressCount()
        self.figures.planning += TO_PLAN
        for answer in line.sure_answers:
            self.figures.planning += panel.of(planning, seat, answer.key)
            planning.answer(seat, answer.key)
        return plan_by(self.table, seat, line)


def measure(games: int, progress: Progress, only: str = "") -> list[Measurement]:
    """Play games of each kind without planners and with them."""
    played = [name for name in names() if only in ("", name) and SEATS in find(name).seats]
    found = {(name, planners): Figures() for name in played for planners in PLANNERS}
    for name, planners, seed in progress([(*key, seed) for key in found for seed in range(games)]):
        game, random = find(name), Random(f"{name} {seed}")
        table = Table.begin(game, SEATS, game.options(), RandomChance(random))
        _Match(table, range(planners), random, found[name, planners]).play()
    return [row for key, figures in found.items() for row in _rows(*key, figures, found[key[0], 0], games)]


def _rows(name: str, planners: int, figures: Figures, without: Figures, games: int) -> Iterable[Measurement]:
    title = f"{game_words('en', name)('title')}, {SEATS} seats, {planners} plan"
    how = f"{figures.at_table / games:.0f} at the table, {figures.planning / games:.0f} to plan"
    presses = (figures.at_table + figures.planning) / games
    yield Measurement(f"{title}: presses a game", MOST_PRESSES * without.at_table / games, presses, "", how)
    made, played, whole = (each / games for each in (figures.made, figures.played, figures.whole))
    how = f"{made:.0f} plans, {played:.0f} played, {whole:.0f} to the end of the turn"
    yield Measurement(f"{title}: calls a game", without.calls / games, figures.calls / games, "", how)
