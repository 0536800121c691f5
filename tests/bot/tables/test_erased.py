"""Whoever is erased is written to no more: told by people who press what they see."""

import pytest

from sandbox import hold
from storage.seats.holders import SILENT
from tests.support.thoroughness import share
from tests.support.timed_steps import settle
from tests.support.timed_tables import Tell, TimedTables

TABLES = 25
"""More than are worked on at a time."""


@pytest.mark.parametrize("silent", share([True, False], 1))
def test_whoever_is_erased_is_not_told_of_the_seats_they_lose(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    """Nor, of seats that they have lost just before (`silent`), anything that is not so."""

    async def story(tables: TimedTables) -> None:
        games = [await tables.begin(tables.anna, tables.ben, tables.vera) for _ in range(TABLES)]
        slow = tables.sandbox.inject(r"POST /channels/\d+/messages", hold(), times=None)
        if silent:
            for game in games:
                await tables.bot.tables.seats.vacate(game, 1, SILENT)
        finish = tables.store.erasures.finish

        async def finish_late(user: int) -> bool:
            slow.lift()
            await tables.bot.outbox.wait_until_idle()
            return await finish(user)

        monkeypatch.setattr(tables.store.erasures, "finish", finish_late)
        before = len(tables.ben.direct_messages())
        shown = await tables.ben.invoke(tables.channel, "privacy").answer()
        asked = await tables.ben.press(shown, "Erase everything").answer()
        await tables.ben.press(asked, "Yes, erase everything").answer()
        await settle(tables)
        told = [each.plain_text for each in tables.ben.direct_messages()[before:]]
        assert [text for text in told if not (silent and "your time ran out" in text)] == []

    tell(story)
