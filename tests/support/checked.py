"""What the check says of a bot's database."""

from bot.audit import checking
from tests.support.bot_world import BotWorld


def nothing_wrong(world: BotWorld) -> None:
    """The check finds nothing."""
    with checking(world.file) as check:
        assert [fault for report in check.games() for fault in report.faults] == []
        assert check.faults() == ()
