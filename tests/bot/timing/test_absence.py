"""A table whose people vanish and are replaced while its places are deleted is played to its end."""

from __future__ import annotations

from bot.tables.check import checking
from sandbox import Channel, MessageView
from storage.rows import FINISHED, OVER
from tests.bot.timing.conftest import Tell
from tests.bot.timing.test_seats import ben_is_late, offer, offers, said_of, take, vote
from tests.bot.timing.test_vacations import settle
from tests.bot.timing.timed_tables import TimedTables
from tests.support import coin_toss

MOVED = "the channel was deleted, and the game goes on here."


def all_messages(tables: TimedTables, *channels: Channel) -> list[MessageView]:
    """What stands in the threads of some channels."""
    threads = [thread for channel in channels for thread in tables.anna.threads(channel)]
    return [message for thread in threads for message in thread.messages]


def test_a_table_of_which_nearly_all_are_replaced_and_all_places_are_deleted_ends(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        nina, otto = tables.sandbox.user("Nina"), tables.sandbox.user("Otto")
        tables.guild.add(nina, otto)
        library = tables.guild.text_channel("library")

        # Ben vanishes: the others offer the seat, and Nina takes it.
        thread, asked = await ben_is_late(tables)
        await vote(tables, tables.anna, asked, "Offer the seat")
        await vote(tables, tables.vera, asked, "Offer the seat")
        await take(tables, nina, thread, "Gaius")
        assert said_of(thread, "Ben")[-1].endswith("plays the seat of **Ben** from now on.")

        # Vera offers her seat, and Otto takes it.
        await offer(tables, tables.vera, thread)
        await take(tables, otto, thread, "Vera")
        assert len([each for each in said_of(thread, "Vera") if "from now on" in each]) == 1
        assert offers(thread) == []

        # The thread is deleted, and opened anew.
        thread.delete()
        await tables.until("15 19:00")
        await settle(tables)
        threads = [each for each in tables.anna.threads(tables.channel) if each.id != thread.id]
        assert [len(coin_toss.turns(each)) for each in threads] == [1]

        # The channel is deleted: Anna is asked once, and chooses.
        tables.channel.delete()
        await tables.until("15 20:00")
        await settle(tables)
        (question,) = [each for each in tables.anna.direct_messages() if "was deleted" in each.plain_text]
        await tables.anna.choose(question, str(library.id)).answer()
        await settle(tables)
        (there,) = tables.anna.threads(library)
        told = [each for each in all_messages(tables, library) if MOVED in each.plain_text]
        assert len(told) == 1
        for user in (tables.anna, nina, otto):
            assert user.mention in told[0].text
        for user in (tables.ben, tables.vera):
            assert user.mention not in told[0].text

        # The bot is removed and invited again.
        tables.guild.kick_bot()
        await tables.sandbox.until(lambda: not tables.bot.guilds)
        await settle(tables)
        await tables.until("15 21:00")
        turns = len(coin_toss.turns(there))
        tables.guild.invite_bot()
        await tables.sandbox.until(lambda: bool(tables.bot.guilds))
        await tables.until("15 22:00")
        await settle(tables)
        assert len(coin_toss.turns(there)) == turns + 1

        # Otto leaves the server, which is noticed when his time is up; the game ends.
        tables.guild.remove(otto)
        row = await tables.bot.tables.game(1)
        table = await tables.bot.tables.table(1)
        for user in (tables.anna, nina):
            if row.seat_of(user.id) in table.waiting:
                await tables.guess(1, user)
        await tables.until("18 18:00")
        await settle(tables)
        assert len([each for each in said_of(there, "Otto") if "no longer on this server" in each]) == 1

        row = await tables.bot.tables.game(1)
        assert (row.stage, row.outcome, row.channel) == (OVER, FINISHED, library.id)
        assert len(coin_toss.ends(there)) == 1
        assert not any("was deleted" in each.plain_text for each in tables.anna.direct_messages())
        with checking(tables.file) as stored:
            assert [fault for report in stored.games() for fault in report.faults] == []

    tell(story)
