"""A cup over weeks with a dropout, a vacation and a kill, against a table kept by hand."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.delivery.messages.cups import PAUSE_SECONDS
from bot.locales import general_words
from bot.tables.cups.standing import group_standings, standing_of
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
                    self.beaten[name, other] = won + self.beaten.get((name, other), 0.0)

    def places(self, without: Sequence[str] = ()) -> dict[str, int]:
        """Who stands where, but for those who have dropped out."""
        staying = [name for name in self.names if name not in without]

        def key(name: str) -> tuple[float, float, float]:
            level = [each for each in staying if self.gained[each] == self.gained[name] and each != name]
            direct = sum(self.beaten.get((name, each), 0.0) for each in level)
            shares = self.shares[name]
            return self.gained[name], direct, round(sum(shares) / max(1, len(shares)), 9)

        return {name: 1 + sum(key(other) > key(name) for other in staying) for name in staying}


async def note_round(cups: CupTables, names: Sequence[str], number: int, *kept: ByHand) -> None:
    """All tables of a round are over by their rules; note the scores on their boards."""
    tables, cup = await cups.of_round(number), await cups.cup()
    schedule = SCHEDULES[cup.row.players][cup.row.size].tables(number, cup.finalists)
    assert len(tables) == len(schedule)
    for found in tables:
        row, table = await cups.store.game(found.game), await cups.bot.tables.table(found.game)
        assert (row.stage, row.outcome) == (GAME_OVER, FINISHED)
        who = [names[entrant] for entrant in schedule[found.number]]
        (own,) = (each for each in kept if {*who} <= {*each.names})
        own.note(dict(zip(who, table.view(None).points, strict=True)))


async def drawn(cups: CupTables) -> list[str]:
    """Names of the entrants, in the order of the draw."""
    name = {user.id: user.name for user in cups.eleven}
    return [name[each.user or 0] for each in (await cups.cup()).entrants]


async def places(cups: CupTables, names: Sequence[str]) -> dict[str, int]:
    return {names[each.entrant]: each.place for each in standing_of(await cups.cup())}


CUPS = share(((2, 4), (2, 5), (3, 7), (3, 9)), 1)
"""How many sit at a table, and how many people enrol."""

TERMS = (("pace", "h24"), ("days", "1"), ("round_days", str(WEEK)))


@pytest.mark.parametrize(("players", "people"), CUPS)
@on_both_engines
async def test_a_cup_with_a_dropout_a_vacation_and_a_kill(cups: CupTables, players: int, people: int) -> None:
    """Of four every day; with rests and tables of three with `--thorough`."""
    last = SCHEDULES[players][people].rounds
    await cups.announced(("size", "9"), ("players", str(players)), *TERMS)
    users, dora = cups.eleven[:people], cups.others[0]
    await cups.enrol(*users)
    await cups.after(0)
    names = await drawn(cups)
    kept = ByHand(names)
    await cups.play(1)
    await note_round(cups, names, 1, kept)
    assert await places(cups, names) == kept.places()

    await cups.after(WEEK)
    await drop_out(cups, dora)
    await cups.play(2)
    await note_round(cups, names, 2, kept)
    assert await places(cups, names) == kept.places(["Dora"])

    await killed_while_a_round_is_opened(cups, 3)
    seated = {names[each] for seats in SCHEDULES[players][people].tables(3, ()) for each in seats}
    away = next(user for user in (cups.anna, cups.others[1]) if user.name in seated)
    await go_away(cups, away, cups.hugo)
    await cups.play(3, without=[cups.vera])
    assert cups.hugo.id in await who_moved(cups, 3)
    assert away.id not in await who_moved(cups, 3)
    for number in range(4, last + 1):
        await cups.after((number - 1) * WEEK)
        await note_round(cups, names, number - 1, kept)
        await cups.play(number, without=[cups.vera])
    assert (await cups.cup()).row.stage == PLAYING
    await cups.after(last * WEEK)
    await note_round(cups, names, last, kept)

    cup = await cups.cup()
    assert cup.row.stage == OVER
    assert await places(cups, names) == kept.places(["Dora"])
    assert {names[each.entrant]: float(each.table_points) for each in standing_of(cup)} == {
        name: points for name, points in kept.gained.items() if name != "Dora"
    }
    await all_are_notified(cups, kept.places(["Dora"]), users, without=["Dora"])
    await nothing_is_stored_twice(cups)
    await erasing_somebody_leaves_all_other_figures(cups, cups.ben)


@pytest.mark.parametrize("players", share((2, 3), 1))
@on_both_engines
async def test_eleven_in_groups_with_a_final(cups: CupTables, players: int) -> None:
    """Four drop out, are erased or away; the bot is killed in a group's round and as the final is made up."""
    anna, _, vera, dora, emil, *_ = cups.eleven
    schedule = SCHEDULES[players][11]
    number_of_groups, last = len(schedule.groups), len(schedule.group_rounds)
    await cups.announced(("players", str(players)), *TERMS)
    await cups.enrol(*cups.eleven)
    assert f"{number_of_groups} groups with 11 players in all" in cups.message().plain_text
    await cups.store.blocks.block(dora.id, emil.id, cups.now)
    await cups.after(0)
    names = await drawn(cups)
    groups = [ByHand(names[group::number_of_groups]) for group in range(number_of_groups)]
    assert all({"Dora", "Emil"} - {*each.names} for each in groups), "they do not meet before the final"
    await cups.play(1)
    await note_round(cups, names, 1, *groups)
    await cups.after(WEEK)
    await drop_out(cups, dora)
    await cups.play(2)
    await note_round(cups, names, 2, *groups)
    await killed_while_a_round_is_opened(cups, 3)
    await go_away(cups, anna, cups.hugo)
    await cups.play(3, without=[vera])
    await cups.after(3 * WEEK)
    await note_round(cups, names, 3, *groups)
    await cups.bot.erasure.erase(emil.id)
    for number in range(4, last):
        await cups.play(number, without=[vera])
        await cups.after(number * WEEK)
        await note_round(cups, names, number, *groups)
    gone = ["Dora", "Emil"]
    assert await group_places(cups, names) == [each.places(gone) for each in groups]

    await killed_while_a_round_is_opened(cups, last + 1)
    await note_round(cups, names, last, *groups)
    assert await group_places(cups, names) == [each.places(gone) for each in groups]
    keys = compared(groups, gone)
    best = sorted(keys, key=lambda name: (keys[name], names.index(name)))[: schedule.finalists]
    cup = await cups.cup()
    assert [names[number] for number in cup.finalists] == best
    final, first = ByHand(best), next(user for user in cups.eleven if user.name == best[0])
    await cups.play(last + 1, without=[vera])
    await cups.after((last + 1) * WEEK)
    await note_round(cups, names, last + 1, final)
    await drop_out(cups, first)
    gone.append(first.name)
    for number in range(last + 2, schedule.rounds + 1):
        await cups.play(number, without=[vera])
        await cups.after(number * WEEK)
        await note_round(cups, names, number, final)

    assert (await cups.cup()).row.stage == OVER
    wanted = dict(final.places(gone))
    others = {name: key for name, key in compared(groups, gone).items() if name not in best}
    wanted |= {
        name: len(wanted) + 1 + sum(other < key for other in others.values()) for name, key in others.items()
    }
    assert await places(cups, names) == wanted
    users = [user for user in cups.eleven if user is not emil]
    await all_are_notified(cups, wanted, users, without=gone)
    await nothing_is_stored_twice(cups)
    await erasing_somebody_leaves_all_other_figures(cups, cups.ben)


def compared(groups: Sequence[ByHand], gone: Sequence[str]) -> dict[str, tuple[float, float, float]]:
    """What is compared, the better the smaller: place in the group, points a table, share of the points."""
    return {
        name: (place, round(-group.gained[name] / len(shares), 9), round(-sum(shares) / len(shares), 9))
        for group in groups
        for name, place in group.places(gone).items()
        for shares in [group.shares[name]]
    }


async def group_places(cups: CupTables, names: Sequence[str]) -> list[dict[str, int]]:
    found = group_standings(await cups.cup())
    return [{names[each.entrant]: each.place for each in group} for group in found]


async def drop_out(cups: CupTables, user: User) -> None:
    asked = await user.press(cups.message(), "Drop out").answer()
    await user.press(asked, "Drop out").answer()


class Killed(Exception):
    pass


async def killed_while_a_round_is_opened(cups: CupTables, number: int) -> None:
    """The bot is killed after the first table of a round was opened, and starts again."""
    cache, killed = cups.bot.tables.cache, asyncio.Event()
    open_one = cache.begin_cup_table

    async def open_table(*arguments: Any) -> GameRow | None:
        if killed.is_set():
            raise Killed
        killed.set()
        return await open_one(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "begin_cup_table", open_table)
        await cups.until_time((await cups.cup()).row.round_begins(number))
        await killed.wait()
        assert len(await cups.of_round(number)) == 1
        await cups.stop()
    await cups.start()
    await cups.bot.wait_until_idle()
    cup = await cups.cup()
    wanted = SCHEDULES[cup.row.players][cup.row.size].tables(number, cup.finalists)
    assert len(await cups.of_round(number)) == len(wanted)


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


async def all_are_notified(
    cups: CupTables, found: Mapping[str, int], people: Sequence[User], *, without: Sequence[str]
) -> None:
    """All who have played to the end are notified once of the winner and their place."""
    for user in people:
        sent = [each.text for each in user.direct_messages() if "Cup 1 (Coin Toss) is over." in each.text]
        assert len(sent) == (user.name not in without), user.name
        if sent:
            place = general_words("en")("place-nth", place=found[user.name])
            assert f"You finished {place} of {len(found)}." in sent[0]
    best = [name for name, place in found.items() if place == 1]
    assert all(name in cups.message().plain_text for name in best)
    assert not cups.message().buttons


async def nothing_is_stored_twice(cups: CupTables) -> None:
    """Each round has its tables, and nothing that is stored contradicts anything."""
    cup = await cups.cup()
    schedule = SCHEDULES[cup.row.players][cup.row.size]
    wanted = sum(len(schedule.tables(n, cup.finalists)) for n in range(1, schedule.rounds + 1))
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
