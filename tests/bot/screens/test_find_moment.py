from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.locales import game_words
from bot.screens.history.find_moment import SCORED, moments_screen
from bot.screens.history.history_page import HistoryPage
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.history_ids import (
    ANYTHING,
    EVERYBODY,
    ChooseMomentKind,
    ChooseMomentSeat,
    ChooseStep,
    FindMoments,
    HistoryId,
)
from bot.screens.model import Button, Screen, Select, SelectOption, TableContext
from games import find, log
from games.engine.steps import Step, steps_of
from games.engine.table import Table
from games.game import Event
from games.words import LOCALES
from storage.core.rows import FINISHED
from tests.support.forking import look_alikes
from tests.support.games import GAMES, TESTS, samples, share
from tests.support.message_linter import check
from tests.support.screens import ended, playing

PAIRS, EVERY = 200, 8
"""Of the pairs of tables that differ in secret every so many are compared."""


def on_file(name: str) -> Table[Any]:
    return log.read(TESTS / "logs" / name / f"{samples(name).logs[-1].players}_players.jsonl").table()


def shown(context: TableContext, viewer: int | None, asked: FindMoments, locale: str = "en") -> Screen:
    page = HistoryPage(context, viewer, HistoryId(context.row.id), ())
    return moments_screen(page, asked, game_words(locale, context.row.name))


def selects(screen: Screen) -> dict[type, Select]:
    return {type(each.custom_id): each for each in screen.controls if isinstance(each, Select)}


def all_found(
    context: TableContext, seat: int, kind: str, locale: str = "en", viewer: int | None = None
) -> list[SelectOption]:
    """What all pages list, the latest first, by pressing *Earlier steps* until it is off."""
    asked, found = FindMoments(context.row.id, seat, kind), list[SelectOption]()
    while True:
        sent = shown(context, viewer, asked, locale)
        check(sent)
        if ChooseStep in selects(sent):
            found += selects(sent)[ChooseStep].options
        onward = [each for row in sent.controls if isinstance(row, tuple) for each in row][-2:-1]
        if not onward or onward[0].disabled:
            return found
        asked = parse(onward[0].custom_id.encode())  # type: ignore[assignment]


def step_events(context: TableContext) -> Iterator[tuple[int, Step, list[Event]]]:
    events = list(context.table.history(None))
    for number, step in enumerate(steps_of(context.table), 1):
        yield number, step, [event for n, event in events if step.first <= n <= step.row]


@pytest.mark.parametrize(("name", "locale"), share([*zip(GAMES, LOCALES, strict=True)], 1))
def test_each_kind_finds_all_its_steps_and_no_other(name: str, locale: str) -> None:
    context = ended(on_file(name), locale, FINISHED)
    kinds = selects(shown(context, None, FindMoments(context.row.id)))[ChooseMomentKind].options
    assert [each.value for each in kinds] == [ANYTHING, *find(name).moments, SCORED]
    for seat in (EVERYBODY, 1, context.table.players):
        for kind, types in find(name).moments.items():
            due = [
                number
                for number, _, events in step_events(context)
                if any(
                    isinstance(each, types) and seat in (EVERYBODY, (each.owner or 0) + 1) for each in events
                )
            ]
            found = all_found(context, seat, kind, locale)
            assert [int(option.value) for option in reversed(found)] == due, (seat, kind)
            assert due or seat, "every kind comes in a whole game"
            names = context.names if seat == EVERYBODY else context.names[seat - 1 : seat]
            assert all(any(name in option.label for name in names) for option in found)


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_points_are_found_where_somebody_has_more_or_fewer_after_a_step(name: str) -> None:
    context = ended(on_file(name), "en", FINISHED)
    for seat in range(context.table.players):
        found = {int(option.value) for option in all_found(context, seat + 1, SCORED)}
        before = None
        for number, step, _ in step_events(context):
            points = context.table.as_of_row(step.row, step.first - 1).view(None).players[seat].points
            assert before in (None, points) or number in found, "points come by events that are found"
            before = points


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_turns_of_others_are_found_and_begin_where_they_choose_in_another_phase(name: str) -> None:
    context = ended(on_file(name), "en", FINISHED)
    steps, moves = steps_of(context.table), context.table.moves
    everybody = {int(option.value) for option in all_found(context, EVERYBODY, ANYTHING)}
    of_seats = set[int]()
    for seat in range(context.table.players):
        turns = [int(option.value) for option in all_found(context, seat + 1, ANYTHING)]
        own = {
            n: [row for row in range(step.first, step.row + 1) if moves[row - 1].seat == seat]
            for n, step in enumerate(steps, 1)
        }
        begun = [
            n
            for n, rows in own.items()
            if rows
            and (not own.get(n - 1) or any(moves[row].seat is None for row in range(own[n - 1][-1], rows[0])))
        ]
        assert turns == begun[::-1]
        of_seats.update(turns)
    assert everybody == of_seats


def test_what_is_chosen_stays_while_the_other_select_is_used_and_leads_to_the_step() -> None:
    context = ended(on_file(GAMES[0]), "en", FINISHED)
    kind = next(iter(find(GAMES[0]).moments))
    first = shown(context, 0, FindMoments(context.row.id))
    by_kind = parse(selects(first)[ChooseMomentKind].custom_id.encode(), [kind])
    assert isinstance(by_kind, FindMoments)
    second = selects(shown(context, 0, by_kind))
    by_seat = parse(second[ChooseMomentSeat].custom_id.encode(), ["2"])
    assert isinstance(by_seat, FindMoments)
    assert (by_seat.seat, by_seat.kind) == (2, kind)
    third = selects(shown(context, 0, by_seat))
    assert [each.value for each in third[ChooseMomentSeat].options if each.default] == ["2"]
    assert [each.value for each in third[ChooseMomentKind].options if each.default] == [kind]
    option = third[ChooseStep].options[0]
    step = parse(third[ChooseStep].custom_id.encode(), [option.value])
    assert isinstance(step, ChooseStep)
    assert step.number == int(option.value)
    assert isinstance(first.controls[-1], tuple)
    assert [each.label for each in first.controls[-1] if isinstance(each, Button)][-1] == "History"


def test_nothing_is_found_where_nothing_is() -> None:
    context = ended(on_file(GAMES[0]), "en", FINISHED)
    for asked in (FindMoments(context.row.id, 9, SCORED), FindMoments(context.row.id, 99, ANYTHING)):
        assert "I’ve found nothing like that." in shown(context, 0, asked).text
    unknown, anything = (
        selects(shown(context, 0, FindMoments(context.row.id, EVERYBODY, kind)))[ChooseStep].options
        for kind in ("unknown", ANYTHING)
    )
    assert unknown == anything


def test_what_a_seat_alone_has_seen_is_named_to_it_alone() -> None:
    named = {
        name: [
            (mine.label, theirs.label)
            for mine, theirs in zip(
                *(
                    all_found(ended(on_file(name), "en", FINISHED), 1, ANYTHING, viewer=each)
                    for each in (0, None)
                ),
                strict=True,
            )
        ]
        for name in GAMES
    }
    assert any(mine != theirs for labels in named.values() for mine, theirs in labels)
    numbers = {
        name: [[label.split()[0] for label in both] for both in labels] for name, labels in named.items()
    }
    assert all(mine == theirs for both in numbers.values() for mine, theirs in both), "the same steps"


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_tables_that_differ_in_secret_find_the_same(name: str) -> None:
    for table, twin, viewer in islice(look_alikes(find(name), 2), 0, PAIRS, EVERY):
        one, two = playing(table, "en"), playing(twin, "en")
        for kind in (ANYTHING, SCORED, *find(name).moments):
            for seat in range(table.players + 1):
                asked = FindMoments(one.row.id, seat, kind)
                assert shown(one, viewer, asked) == shown(two, viewer, asked)
