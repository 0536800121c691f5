from itertools import islice
from typing import Any

import pytest

from games import find, log
from games.engine.rounds import find_rounds
from games.engine.steps import steps_of
from games.engine.table import Table
from tests.fuzz.random_games import play
from tests.support.forking import look_alikes
from tests.support.games import GAMES, TESTS, samples, share
from tests.support.other_rules import asking_first
from tests.support.seen_steps import said

PAIRS = 25
"""Pairs of tables with different secrets that are compared for each game."""

EVERY = 20
"""Every nth step of a whole game is tested."""


@pytest.mark.parametrize("name", GAMES)
def test_all_that_happened_is_in_one_step_each(name: str) -> None:
    table = _on_file(name)
    found = steps_of(table)
    assert found[-1].row == len(table.moves)
    shown_events = []
    for step in found:
        then = table.as_of_row(step.row, step.first - 1)
        shown_events += [event for _, event in then.history(None, step.first - 1)]
    happened = [event for _, event in table.history(None)]
    assert sorted(map(repr, shown_events)) == sorted(map(repr, happened))
    phases = [table.game.phases[table.moves[n - 1].key] for n in table.phase_starts]
    scorings = sum(phase.is_scoring for phase in phases)
    assert 0 < sum(bool(step.scored) for step in found) <= scorings
    for seat in (None, *range(table.players)):
        assert table.as_of_row(found[-1].row, 0).view(seat) == table.view(seat)


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_a_step_shows_a_seat_what_it_saw_when_the_step_was_new(name: str) -> None:
    seen: dict[int, list[Any]] = {}

    def watch(table: Table[Any]) -> None:
        found = steps_of(table)
        if found[-1].row == len(table.moves):
            seen[len(found)] = [table.view(seat) for seat in (None, *range(table.players))]

    table = play(find(name), 5, players=2, watch_phases=watch)
    found = steps_of(table)
    assert len(seen) > len(found) // EVERY
    for number, views in [*seen.items()][::3]:
        then = table.as_of_row(found[number - 1].row, 0)
        assert [then.view(seat) for seat in (None, *range(table.players))] == views


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_ended_shows_nobody_more_where_its_rules_have_changed_since(name: str) -> None:
    rules, looked_at = asking_first(find(name)), 0

    def watch(table: Table[Any]) -> None:
        nonlocal looked_at
        if table.over or len(table.moves) % EVERY:
            return
        loaded = Table.load(rules, table.players, table.options, table.moves, ended=True)
        assert (loaded.moves, loaded.again) == (table.moves, None)
        for seat in (None, *range(table.players)):
            known = [*map(repr, table.history(seat))]
            assert [each for each in map(repr, loaded.history(seat)) if each not in known] == []
        found = steps_of(table)
        assert steps_of(loaded) == found[: len(steps_of(loaded))]
        looked_at += 1

    play(find(name), 3, players=2, watch=watch)
    assert looked_at > 5


@pytest.mark.parametrize("name", GAMES)
def test_tables_that_differ_in_secret_have_the_same_history(name: str) -> None:
    for table, twin, viewer in islice(look_alikes(find(name), 2), PAIRS):
        assert said(table, viewer, 3) == said(twin, viewer, 3)


@pytest.mark.parametrize("name", GAMES)
def test_the_name_of_a_round_is_public(name: str) -> None:
    table = _on_file(name)
    assert _rounds_named_alike(table)


def _rounds_named_alike(table: Table[Any]) -> bool:
    """Whether the public view gives rounds the same names as the whole state."""
    name = table.game.round_name
    assert name is not None
    found = steps_of(table)[::EVERY]
    thens = [table.as_of_row(step.row, 0) for step in found]
    assert len(find_rounds(table)) > 1
    return all(name(then.state) == name(then.view(None)) for then in thens)


def _on_file(name: str) -> Table[Any]:
    players = samples(name).logs[0].players
    return log.read(TESTS / "logs" / name / f"{players}_players.jsonl").table()
