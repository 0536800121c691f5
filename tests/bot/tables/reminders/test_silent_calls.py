from clocks.user_settings import DIGEST
from tests.support.timed_tables import Tell, TimedTables, Told

PANEL_AT_NIGHT = Told("15 23:30", "", silent=True)


def call(time: str, until: str) -> Told:
    return Told(time, f"Coin Toss, table 1: call heads or tails, by {until}")


def reminder(time: str, until: str) -> Told:
    return Told(time, f"Waiting for you: Coin Toss, table 1: call heads or tails, by {until}")


def test_a_call_in_quiet_hours_is_silent_and_told_on_waking(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        await tables.set(tables.anna, zone="America/New_York")
        await tables.until("15 23:30")
        await tables.begin(tables.anna, tables.ben)
        await tables.until("16 12:00")
        assert tables.told(tables.anna)[:1] == [call("15 23:30", "Sunday, 11:30")]
        assert tables.told(tables.ben) == [PANEL_AT_NIGHT, reminder("16 08:00", "Sunday, 17:00")]

    tell(story)


def test_who_has_chosen_in_the_night_is_not_told_on_waking(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        await tables.until("15 23:30")
        game = await tables.begin(tables.anna, tables.ben)
        await tables.until("16 03:00")
        await tables.guess(game, tables.ben)
        await tables.until("16 12:00")
        assert tables.told(tables.ben) == [PANEL_AT_NIGHT]

    tell(story)


def test_in_the_thread_only_those_are_mentioned_loudly_who_are_awake(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        await tables.set(tables.anna, zone="America/New_York", arrive="thread")
        await tables.set(tables.ben, arrive="thread")
        await tables.until("15 23:30")
        game = await tables.begin(tables.anna, tables.ben)
        turn = (await tables.thread(game)).messages[-1]
        assert tables.anna.mention in turn.text
        assert tables.ben.mention in turn.text
        assert tables.anna.pushes == [f"{call('', 'Sunday, 11:30').text} @Anna"]
        assert tables.ben.pushes == []
        await tables.until("16 12:00")
        (woken,) = tables.told(tables.ben)
        assert (woken.time, woken.silent) == ("16 08:00", False)
        assert woken.text.endswith(" @Ben")

    tell(story)


def test_if_all_who_are_mentioned_sleep_the_message_is_silent(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        for user in (tables.anna, tables.ben):
            await tables.set(user, arrive="thread")
        await tables.until("15 23:30")
        await tables.begin(tables.anna, tables.ben)
        assert tables.told(tables.ben) == [PANEL_AT_NIGHT] == tables.told(tables.anna)
        await tables.until("16 12:00")
        assert [told.time for told in tables.told(tables.ben)] == ["15 23:30", "16 08:00"]

    tell(story)


def test_who_reads_a_digest_gets_panels_silently(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        await tables.set(tables.ben, calls=DIGEST)
        await tables.begin(tables.anna, tables.ben)
        await tables.until("15 20:00")
        assert [(told.silent, told.text) for told in tables.told(tables.ben)] == [(True, "")]
        await tables.until("16 10:00")
        assert [told.time for told in tables.told(tables.ben) if not told.silent] == ["16 09:00"]

    tell(story)


def test_a_guessed_zone_silences_nothing(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        await tables.set(tables.ben, zone="")
        await tables.until("15 23:30")
        await tables.begin(tables.anna, tables.ben)
        (told,) = tables.told(tables.ben)
        assert not told.silent

    tell(story)
