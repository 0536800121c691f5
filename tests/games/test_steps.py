"""The history of every game, step by step: the same for everybody, and no more than each may know."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games import find, log
from games.engine.chance import SEED_BYTES, SeededChance
from games.engine.moves import rows_by_phase
from games.engine.rounds import rounds
from games.engine.steps import steps
from games.engine.table import Table
from games.fuzz import play
from tests.support.games import GAMES, TESTS, samples
from tests.support.told_steps import told
from tests.support.told_twice import told_twice

SEED = bytes(range(SEED_BYTES))

PAIRS = 25
"""So many pairs of tables that differ in secret are compared for each game."""

EVERY = 20
"""Of the steps of a whole game every so many are looked at."""


@pytest.mark.parametrize("name", GAMES)
def test_all_that_happened_is_in_one_step_each(name: str) -> None:
    table = _on_file(name)
    found = steps(table)
    assert found[-1].row == len(table.moves)
    told_events = []
    for step in found:
        then = table.after(step.row, step.first - 1)
        told_events += [event for _, event in then.history(None, step.first - 1)]
    happened = [event for _, event in table.history(None)]
    assert sorted(map(repr, told_events)) == sorted(map(repr, happened))
    phases = [table.game.phases[table.moves[n - 1].key] for n in table.phase_starts]
    scorings = sum(phase.is_scoring for phase in phases)
    assert 0 < sum(step.scored for step in found) <= scorings
    for seat in (None, *range(table.players)):
        assert table.after(found[-1].row, 0).view(seat) == table.view(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_step_shows_a_seat_what_it_saw_when_the_step_was_new(name: str) -> None:
    seen: dict[int, list[Any]] = {}

    def watch(table: Table[Any]) -> None:
        found = steps(table)
        if found[-1].row == len(table.moves):
            seen[len(found)] = [table.view(seat) for seat in (None, *range(table.players))]

    table = play(find(name), 5, players=2, watch_phases=watch)
    found = steps(table)
    assert len(seen) > len(found) // EVERY
    for number, views in [*seen.items()][::3]:
        then = table.after(found[number - 1].row, 0)
        assert [then.view(seat) for seat in (None, *range(table.players))] == views


@pytest.mark.parametrize("name", GAMES)
def test_who_was_first_side_by_side_and_what_others_took_back_stays_untold(name: str) -> None:
    rules = find(name)
    table = _seeded_game(name)
    retold = Table.begin(rules, table.players, table.options, SeededChance(SEED))
    for rows, _ in rows_by_phase(table.moves):
        if rules.phases[rows[0][1].key].together:
            rows = sorted(rows, key=lambda row: -1 if row[1].seat is None else table.players - row[1].seat)
        for _, move in rows:
            if move.seat is not None:
                retold.answer(move.seat, move.key)
    assert len(retold.moves) < len(table.moves)
    found, other = steps(table), steps(retold)
    assert [(each.seats, each.scored) for each in found] == [(each.seats, each.scored) for each in other]
    for one, two in list(zip(found, other, strict=True))[::EVERY]:
        for seat in (None, *range(table.players)):
            then, again = table.after(one.row, one.first - 1), retold.after(two.row, two.first - 1)
            assert then.view(seat) == again.view(seat)
            events, others = then.history(seat, one.first - 1), again.history(seat, two.first - 1)
            assert sorted(repr(event) for _, event in events) == sorted(repr(event) for _, event in others)


@pytest.mark.parametrize("name", GAMES)
def test_tables_that_differ_in_secret_have_the_same_history(name: str) -> None:
    for table, twin, viewer in islice(told_twice(find(name), 2), PAIRS):
        assert told(table, viewer, 3) == told(twin, viewer, 3)


@pytest.mark.parametrize("name", GAMES)
def test_the_name_of_a_round_is_public(name: str) -> None:
    table = _on_file(name)
    assert _rounds_named_alike(table)


def _rounds_named_alike(table: Table[Any]) -> bool:
    """Whether rounds are called the same by what the public knows."""
    name = table.game.round_name
    assert name is not None
    found = steps(table)[::EVERY]
    thens = [table.after(step.row, 0) for step in found]
    assert len(rounds(table)) > 1
    return all(name(then.state) == name(then.view(None)) for then in thens)


def _on_file(name: str) -> Table[Any]:
    players = samples(name).logs[0].players
    return log.read(TESTS / "logs" / name / f"{players}_players.jsonl").table()


def _seeded_game(name: str) -> Table[Any]:
    """A whole game of two, with moves that were taken back, whose draws follow from a seed."""
    random, rules = Random(4), find(name)
    table = Table.begin(rules, 2, rules.options(), SeededChance(SEED))
    while not table.over:
        seat = random.choice(table.waiting)
        choice = table.pending(seat)
        assert choice is not None
        table.answer(seat, choice.random_answer(random))
        if random.random() < 0.15 and table.undoable(seat):
            table.undo(seat)
    return table
