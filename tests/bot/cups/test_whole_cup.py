"""A cup over weeks with a dropout, a vacation and a kill, against a table kept by hand."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.delivery.messages.cups import PAUSE_SECONDS
from bot.locales import general_words
from bot.tables.cups.standing import standing_of
from cups.schedule import SCHEDULES
from sandbox import User
from storage.core.rows import FINISHED, GameRow
from storage.core.rows import OVER as GAME_OVER
from storage.cups.rows import OVER, PLAYING
from tests.support.acts import vacation_page
from tests.support.cup_tables import CupTables
from tests.support.engines import on_both_engines
from tests.support.games import share
from tests.support.timed_tables import has_button

WEEK = 7


class ByHand:
    """A table of the cup as somebody would keep it who looks at the final scores of each game."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.gained = dict.fromkeys(names, 0.0)
        self.shares: dict[str, list[float]] = {name: [] for name in names}
        self.beaten: dict[tuple[str, str], float] = {}

    def note(self, scores: dict[str, int]) -> None:
        total = sum(scores.values())
        for name, own in scores.items():
            self.shares[name].append(own / total if total else 1 / len(scores))
            for other, points in scores.items():
                if other != name:
                    won = (own > points) + (own == points) / 2
                    self.gained[name] += won
                    self.beaten[name, other] = won

    def places(self, without: Sequence[str] = ()) -> dict[str, int]:
        """Who stands where, but for those who have dropped out."""
        staying = [name for name in self.names if name not in without]

        def key(name: str) -> tuple[float, float, float]:
            level = [each for each in staying if self.gained[each] == self.gained[name] and each != name]
            direct = sum(self.beaten.get((name, each), 0.0) for each in level)
            shares = self.shares[name]
            return self.gained[name], direct, round(sum(shares) / max(1, len(shares)), 9)

        return {name: 1 + sum(key(other) > key(name) for other in staying) for name in staying}


async def note_round(cups: CupTables, kept: ByHand, number: int) -> None:
    """All tables of a round are over by their rules; note what their boards say."""
    tables, schedule = await cups.of_round(number), SCHEDULES[(await cups.cup()).row.size].rounds
    assert len(tables) == len(schedule[number - 1])
    for found in tables:
        row, table = await cups.store.game(found.game), await cups.bot.tables.table(found.game)
        assert (row.stage, row.outcome) == (GAME_OVER, FINISHED)
        who = schedule[number - 1][found.number]
        points = table.view(None).points
        kept.note({kept.names[entrant]: points[seat] for seat, entrant in enumerate(who)})


async def places(cups: CupTables, names: Sequence[str]) -> dict[str, int]:
    return {names[each.entrant]: each.place for each in standing_of(await cups.cup())}


SIZES = share((4, 6, 9), 1)


@pytest.mark.parametrize("size", SIZES)
@on_both_engines
async def test_a_cup_with_a_dropout_a_vacation_and_a_kill(cups: CupTables, size: int) -> None:
    """Of four every day; of six and nine, some of them computer players, with `--thorough`."""
    last = len(SCHEDULES[size].rounds)
    await cups.announced(("size", str(size)), ("pace", "h24"), ("days", "1"), ("round_days", str(WEEK)))
    people, dora = cups.people[: min(size, len(cups.people))], cups.others[0]
    await cups.enrol(*people)
    names = [*(user.name for user in people), *(f"Computer {n}" for n in range(1, size - len(people) + 1))]
    kept = ByHand(names)

    await cups.after(0)
    await cups.play(1)
    await note_round(cups, kept, 1)
    assert await places(cups, names) == kept.places()

    await cups.after(WEEK)
    asked = await dora.press(cups.message(), "Drop out").answer()
    await dora.press(asked, "Drop out").answer()
    await cups.play(2)
    await note_round(cups, kept, 2)
    assert await places(cups, names) == kept.places(["Dora"])

    await killed_while_a_round_is_opened(cups)
    await go_away(cups, cups.anna, cups.hugo)
    await cups.play(3, without=[cups.vera])
    assert cups.hugo.id in await who_moved(cups, 3)
    assert cups.anna.id not in await who_moved(cups, 3)
    for number in range(4, last + 1):
        await cups.after((number - 1) * WEEK)
        await note_round(cups, kept, number - 1)
        await cups.play(number, without=[cups.vera])
    assert (await cups.cup()).row.stage == PLAYING
    await cups.after(last * WEEK)
    await note_round(cups, kept, last)

    cup = await cups.cup()
    assert cup.row.stage == OVER
    assert await places(cups, names) == kept.places(["Dora"])
    assert {names[each.entrant]: float(each.table_points) for each in standing_of(cup)} == {
        name: points for name, points in kept.gained.items() if name != "Dora"
    }
    await all_are_notified(cups, kept, people)
    await nothing_is_stored_twice(cups)
    await erasing_somebody_leaves_all_other_figures(cups, cups.ben)


class Killed(Exception):
    pass


async def killed_while_a_round_is_opened(cups: CupTables) -> None:
    """The bot is killed after the first table of the third round was opened, and starts again."""
    cache, killed = cups.bot.tables.cache, asyncio.Event()
    open_one = cache.begin_cup_table

    async def open_table(*arguments: Any) -> GameRow | None:
        if killed.is_set():
            raise Killed
        killed.set()
        return await open_one(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "begin_cup_table", open_table)
        await cups.until_time((await cups.cup()).row.round_begins(3))
        await killed.wait()
        assert len(await cups.of_round(3)) == 1
        await cups.stop()
    await cups.start()
    await cups.bot.wait_until_idle()
    assert len(await cups.of_round(3)) == len(SCHEDULES[(await cups.cup()).row.size].rounds[2])


async def go_away(cups: CupTables, user: User, stand_in: User) -> None:
    """A user begins a vacation during which somebody plays for them."""
    page = await vacation_page(cups, user)
    page = await user.choose(page, "now", placeholder="When does it begin?").answer()
    page = await user.choose(page, "Sat, Feb 6", placeholder="What is the last day?").answer()
    page = await user.press(page, "Announce").answer()
    await user.choose(page, stand_in, placeholder="Who should play for you?").answer()
    await cups.bot.wait_until_idle()
    asking = [each for each in stand_in.direct_messages() if has_button(each, "I’ll play")][-1]
    await stand_in.press(asking, "I’ll play").answer()
    await cups.bot.wait_until_idle()


async def who_moved(cups: CupTables, number: int) -> set[int]:
    stood_in = [
        await cups.store.vacations.stand_ins_so_far(table.game) for table in await cups.of_round(number)
    ]
    return {each.user for found in stood_in for each in found if each.user is not None}


async def all_are_notified(cups: CupTables, kept: ByHand, people: Sequence[User]) -> None:
    """All who have played to the end are notified once of the winner and their place."""
    found = kept.places(["Dora"])
    for user in people:
        sent = [each.text for each in user.direct_messages() if "Cup 1 (Coin Toss) is over." in each.text]
        assert len(sent) == (user.name != "Dora"), user.name
        if sent:
            place = general_words("en")("place-nth", place=found[user.name])
            assert f"You finished {place} of {len(found)}." in sent[0]
    best = [name for name, place in found.items() if place == 1]
    assert all(name in cups.message().plain_text for name in best)
    assert not cups.message().buttons


async def nothing_is_stored_twice(cups: CupTables) -> None:
    """Each round has its tables, and nothing that is stored contradicts anything."""
    cup = await cups.cup()
    wanted = sum(map(len, SCHEDULES[cup.row.size].rounds))
    assert len({each.game for each in cup.tables}) == len(cup.tables) == wanted
    assert cups.stored_faults() == []


async def erasing_somebody_leaves_all_other_figures(cups: CupTables, user: User) -> None:
    before = standing_of(await cups.cup())
    await cups.bot.erasure.erase(user.id)
    await cups.bot.wait_until_idle()
    assert standing_of(await cups.cup()) == before
    assert user.id not in {each.user for each in (await cups.cup()).entrants}
    await cups.until_time(cups.now + PAUSE_SECONDS)
    await cups.bot.wait_until_idle()
    assert user.name not in cups.message().plain_text
