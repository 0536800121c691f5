"""Whether an uploaded file is a log of a game, and in order; it is trusted in nothing."""

from enum import StrEnum

from msgspec import Struct

from bot.tables.sent_table import SentTable, sent
from games import UnknownGame, find, log
from games.engine.errors import Damaged
from games.log_judging import Standing, is_of_today, judge
from games.verification import Verdict, verify

MOST_ROWS = 5_000
"""As many rows no log of a game has."""


class LogFault(StrEnum):
    NO_LOG = "none"
    NO_GAME = "game"
    """It is that of a game that is not here."""
    OTHER_RULES = "rules"
    """It holds what today's rules do not know."""
    DAMAGED = "damaged"
    FORGED = "forged"
    """Its draws do not follow from its seed."""
    LARGE = "large"
    SLOW = "slow"
    """It takes too long."""


class LogAnswer(Struct, frozen=True):
    """A log that is in order, or why it is not."""

    table: SentTable | None = None
    """The table at its end; None for one of earlier rules, too, which no other process may fold."""
    earlier: bool = False
    """Whether it was played by earlier rules."""
    verdict: Verdict = Verdict.OPEN
    fault: LogFault | None = None
    why: str = ""


def read_log(data: bytes) -> LogAnswer:
    """Read a file, replay its log by today's rules or by `games/log_judging.py`, and prove its draws."""
    try:
        game = log.named_game(data)
        find(game)
    except Damaged as fault:
        return LogAnswer(fault=LogFault.NO_LOG, why=str(fault))
    except UnknownGame as fault:
        return LogAnswer(fault=LogFault.NO_GAME, why=str(fault))
    try:
        record = log.decode(data)
        if len(record.moves) > MOST_ROWS:
            return LogAnswer(fault=LogFault.SLOW, why=f"it has {len(record.moves)} rows")
    except log.Unknown as fault:
        is_altered = is_of_today(game, fault.rules)
        return LogAnswer(fault=LogFault.DAMAGED if is_altered else LogFault.OTHER_RULES, why=str(fault))
    except Damaged as fault:
        return LogAnswer(fault=LogFault.DAMAGED, why=str(fault))
    judged = judge(record)
    if judged.table is None:
        return LogAnswer(fault=LogFault.DAMAGED, why=judged.why)
    if judged.standing is Standing.EARLIER:
        return LogAnswer(earlier=True, why=judged.why)
    report = verify(record, whole=False)
    if report.verdict is Verdict.FORGED:
        return LogAnswer(fault=LogFault.FORGED, why=" ".join(report.lines))
    return LogAnswer(sent(judged.table), verdict=report.verdict)
