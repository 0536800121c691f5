"""Setting a cup up, enrolling, withdrawing, and what becomes of it at its date."""

from __future__ import annotations

from tests.bot.cups.conftest import Tell
from tests.support.cup_tables import CupTables


def test_a_cup_is_set_up_announced_and_begins_with_computer_players_in_gaps(tell: Tell) -> None:
    async def story(cups: CupTables) -> None:
        page = await cups.setup(("size", "4"), ("pace", "h24"), ("days", "2"), ("round_days", "5"))
        assert "4 players: 3 rounds at tables of 2" in page.plain_text
        message = await cups.announced()
        print(message.plain_text)
        await cups.enrol(cups.anna, cups.ben)
        print(cups.message().plain_text)
        await cups.after(0)
        print(cups.message().plain_text)
        await cups.play(1)
        print(cups.message().plain_text)

    tell(story)
