from storage.cups.rows import CupTable
from tests.bot.cups.conftest import Tell
from tests.support.cup_tables import CupTables
from tests.support.timed_steps import has_button, vacation_page

WEEK = 7


def test_a_stand_in_who_is_asked_between_two_rounds_plays_at_the_next_tables(tell: Tell) -> None:
    async def story(cups: CupTables) -> None:
        anna, hugo = cups.anna, cups.hugo
        await cups.announced(("size", "4"), ("pace", "h24"), ("days", "1"), ("round_days", str(WEEK)))
        await cups.enrol(anna, cups.ben, cups.vera, cups.others[0])
        await cups.after(0)
        await cups.play(1)
        assert await cups.store.vacations.games(anna.id) == ()

        page = await vacation_page(cups, anna)
        page = await anna.choose(page, "now", placeholder="When does it begin?").answer()
        page = await anna.choose(page, "Sat, Feb 6", placeholder="What is the last day?").answer()
        page = await anna.press(page, "Announce").answer()
        page = await anna.choose(page, hugo, placeholder="Who should play for you?").answer()
        assert "I’ve asked **Hugo** to play for you." in page.plain_text
        await cups.bot.wait_until_idle()
        page = await anna.choose(page, cups.others[1], placeholder="Who should play for you?").answer()
        await cups.bot.wait_until_idle()
        assert hugo.direct_messages()[-1].text == "You don’t need to play for **Anna** any longer. Thank you!"
        page = await anna.choose(page, hugo, placeholder="Who should play for you?").answer()
        await cups.bot.wait_until_idle()
        asking = [each for each in hugo.direct_messages() if has_button(each, "I’ll play")][-1]
        assert "through Sat, Feb 6: their next tables in a cup" in asking.plain_text
        await hugo.press(asking, "I’ll play").answer()
        await cups.bot.wait_until_idle()
        assert anna.direct_messages()[-1].text == "**Hugo** will play for you while you’re away."

        await cups.after(WEEK)
        assert await plays_for(cups, 2) == hugo.id
        await cups.play(2)
        page = await vacation_page(cups, anna)
        await anna.press(page, "I’m back").answer()
        await cups.bot.wait_until_idle()
        assert hugo.direct_messages()[-1].text == "You don’t need to play for **Anna** any longer. Thank you!"
        await cups.after(2 * WEEK)
        assert await plays_for(cups, 3) == anna.id

    tell(story)


async def plays_for(cups: CupTables, number: int) -> int | None:
    """Who plays Anna's seat at her table of a round."""

    async def player(table: CupTable) -> list[int | None]:
        row = await cups.store.game(table.game)
        return [held.player for held in row.seated if held.user == cups.anna.id]

    (found,) = [who for table in await cups.of_round(number) for who in await player(table)]
    return found
