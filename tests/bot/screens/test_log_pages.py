import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.screens.history.log_pages import LogPageRequest, decoded, encoded, show
from bot.screens.ids.history_ids import AS_ALL, AS_SEAT, ShowLogStep
from bot.screens.symbols import NO_SYMBOLS
from games.engine.errors import Damaged
from games.engine.steps import index_of_step, steps_of
from games.log import decode
from games.log_judging import Standing, fold_judged, judge
from tests.support.games import GAMES, is_thorough
from tests.support.log_files import altered, earlier_log, put, value_at, values
from tests.support.restored import FIXTURES

EARLIER = sorted((FIXTURES / "earlier_rules").glob("*.jsonl"))


def shown(data: bytes, number: int, by: int = AS_SEAT) -> str:
    """The text of a step of a log of earlier rules; "" where the file is to blame for its absence."""
    wanted = ShowLogStep("0" * 32, number, by)
    page = decoded(show(encoded(LogPageRequest(data, "0" * 64, wanted, "en", NO_SYMBOLS, "Head"))))
    assert page.last is None
    assert page.fault or page.screen
    return "" if page.fault or page.screen is None else page.screen.text


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_log_of_earlier_rules_is_looked_at_step_by_step_through_all_eyes(path: Path) -> None:
    data = path.read_bytes()
    table = fold_judged(decode(data))
    assert (table.over, table.waiting_seats) == (True, ())
    found = steps_of(table)
    assert found[-1].row == len(table.moves)
    looked_at = (*range(1, len(found), 10 if is_thorough() else len(found) // 2), len(found))
    for number in looked_at:
        for seat in (None, *range(table.players)) if is_thorough() else (number % table.players,):
            assert f"### Step {number} of {len(found)}" in shown(
                data, number, AS_ALL if seat is None else AS_SEAT + seat
            )


def fields(data: bytes, kind: type) -> list[tuple[int, tuple[Any, ...]]]:
    """Of each field of each kind of event one place with such a value: the line, and the path to it."""
    found: dict[tuple[str, ...], tuple[int, tuple[Any, ...]]] = {}
    for number, line in enumerate(json.loads(each) for each in data.splitlines()[:-1]):
        for place, event in enumerate(line.get("events", ())):
            for path in values(event):
                name = (event["event"], *(each for each in path if isinstance(each, str)))
                if path and path != ("event",) and type(value_at(event, path)) is kind:
                    found.setdefault(name, (number, ("events", place, *path)))
    return [*found.values()]


@pytest.mark.parametrize("what", [9_999, -999, "unknown"])
@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_no_rules_lead_to_is_shown_or_the_file_is_to_blame(name: str, what: Any) -> None:
    """Numbers far above and below all, and unknown things, in pictures and texts."""
    data, said = earlier_log(name), set[str]()
    for number, path in fields(data, type(what))[:: 1 if is_thorough() else 20]:
        changed = altered(data, lambda lines: put(lines[number], path, what))  # noqa: B023
        with suppress(Damaged):
            judged = judge(decode(changed))
            if judged.standing is Standing.EARLIER:
                assert judged.table is not None
                found = steps_of(judged.table)
                place = index_of_step(found, number)
                assert place is not None
                said |= {shown(changed, min(each, len(found))) for each in (place + 1, place + 2)}
    assert all(text == "" or text.startswith("Head") for text in said)


@pytest.mark.parametrize("seed", range(100 if is_thorough() else 3))
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_altered_is_refused_or_shown_without_harm(name: str, seed: int) -> None:
    random = Random(seed)

    def spoil(lines: list[Any]) -> None:
        """Rows are exchanged or left out, values take the place of others of their kind, or of none."""
        rows = [line for line in lines[1:] if line.get("events")]
        for _ in range(random.randint(1, 4)):
            one, other = random.sample(rows, 2)
            if random.random() < 0.3:
                one["events"], other["events"] = other["events"], one["events"]
            elif random.random() < 0.3:
                one["events"] = [*one["events"], *other["events"]] * random.randint(1, 40)
            else:
                path = random.choice(values(one["events"]))
                there = random.choice(values(other["events"]))
                value = value_at(other["events"], there)
                put(one["events"], path, random.choice([value, -7, 999, 9_999, "unknown", "coin", None]))

    data = altered(earlier_log(name), spoil)
    try:
        judged = judge(decode(data))
    except Damaged:
        return
    if judged.standing is Standing.EARLIER:
        assert judged.table is not None
        last = len(steps_of(judged.table))
        for number in {1, random.randint(1, last), last}:
            shown(data, number)
