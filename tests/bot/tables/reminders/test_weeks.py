"""A game of three over two weeks: quiet hours, a digest, a vacation, a stand-in, kills; every inbox."""

from clocks.user_settings import DIGEST
from sandbox import User, no_json
from tests.support.acts import announce, answer, ask
from tests.support.timed_tables import Notified, TimedTables

TABLE = "Coin Toss, table 1"
FIRST, SECOND = "January 26, 12:00", "February 2, 13:00"
"""Seven days of 15 waking hours from the start on the 15th at 9:00, and from the second round."""

INBOXES = {
    "Anna": [
        Notified("15 09:00", f"{TABLE}: call heads or tails, by {FIRST}"),
        Notified("22 10:00", f"{TABLE}: call heads or tails, by {SECOND}"),
        Notified("27 19:05", f"Waiting for you: {TABLE}: call heads or tails, by Tuesday, 13:05"),
        Notified("29 12:00", f"{TABLE}: the game is over @Anna @Vera"),
    ],
    "Ben": [
        Notified("15 09:00", "", silent=True),
        *(
            Notified(f"{date} 09:00", f"Today: {TABLE}: call heads or tails, by {FIRST}")
            for date in (16, 17, 18, 19)
        ),
        Notified("22 10:00", "", silent=True),
        Notified("23 09:00", f"Today: {TABLE}: call heads or tails, by {SECOND}"),
    ],
    "Vera": [
        Notified("15 09:00", f"{TABLE}: call heads or tails, by {FIRST}"),
        Notified("20 18:05", f"Waiting for you: {TABLE}: call heads or tails, by Tuesday, 12:05"),
        Notified("21 12:00", "Dora will play for you while you’re away."),
        Notified("29 12:00", f"{TABLE}: the game is over @Anna @Vera"),
    ],
    "Dora": [
        Notified(
            "21 12:00",
            "Vera asks you to play for them from Fri, Jan 22 through"
            f" Fri, Jan 29: {TABLE} (#Coin Toss · Anna, Ben, Vera)",
        ),
        Notified("22 00:00", "", silent=True),
        Notified("22 08:00", f"Waiting for you: {TABLE}: call heads or tails, by Saturday, 5:00 PM"),
        Notified("22 10:00", f"{TABLE}: call heads or tails, by Saturday, 7:00 PM"),
        Notified("30 00:00", "You don’t need to play for **Vera** any longer. Thank you!", silent=True),
    ],
}
"""What each phone shows, and when.

A reminder comes at half-time, after 84 waking hours. The five minutes before each kill are given back: the
bot, which looks at the clock every hour here, had last been seen on the hour. Vera's clock stands during her
vacation, also while another user plays. Ben reads a digest, so nothing else is loud for him.
"""


async def test_every_inbox_is_what_was_written_down_before(tables: TimedTables) -> None:
    dora = tables.sandbox.user("Dora")
    tables.guild.add(dora)
    await tables.set(dora)
    await tables.set(tables.ben, calls=DIGEST)
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="d7")
    await tables.until("17 12:00")
    await tables.guess(game, tables.anna)
    await tables.until("19 20:00")
    await tables.guess(game, tables.ben)
    await killed_while_due(tables, tables.vera, "20 18:05")
    await tables.until("21 12:00")
    await announce(tables, tables.vera, "Fri, Jan 22", "Fri, Jan 29")
    await ask(tables, tables.vera, dora)
    await answer(tables, dora, "I’ll play")
    await tables.until("22 10:00")
    await tables.guess(game, dora)
    await tables.until("22 12:00")
    await tables.guess(game, dora)
    await tables.until("23 20:00")
    await tables.guess(game, tables.ben)
    await killed_while_due(tables, tables.anna, "27 19:05")
    await tables.until("29 12:00")
    await tables.guess(game, tables.anna)
    await tables.until("31 12:00")
    inboxes = {user.name: tables.notified(user) for user in (tables.anna, tables.ben, tables.vera, dora)}
    assert inboxes == INBOXES


async def killed_while_due(tables: TimedTables, user: User, moment: str) -> None:
    """What falls due before a moment does not get through until the bot is killed then, and starts again."""
    broken = tables.sandbox.inject(
        f"POST /channels/{user.direct_channel.id}/messages$", no_json(503), times=None
    )
    await tables.until(moment)
    await tables.stop()
    broken.lift()
    await tables.start()
    await tables.bot.wait_until_idle()
