"""Controls of other people: profiles, finding a table, blocks and reports."""

from bot.screens.ids.custom_id import CustomId, TableId


class ProfileOf(CustomId, frozen=True):
    template = "profileof:0"
    user: str = ""


class OwnProfile(CustomId, frozen=True):
    template = "profile:0"


class ShowProfileTo(CustomId, frozen=True):
    template = "profileto:0"
    who: str = ""


class ComputerRatings(CustomId, frozen=True):
    template = "computerratings:0"


class ProfileGame(CustomId, frozen=True):
    template = "profilegame:{user}"
    user: int
    name: str = ""


class YearOf(CustomId, frozen=True):
    template = "myyear:{year}"
    year: int


class StatsOf(CustomId, frozen=True):
    template = "stats:{scope}:{name}"
    scope: str
    name: str


class StatsGame(CustomId, frozen=True):
    template = "statsgame:{scope}"
    scope: str
    name: str = ""


HERE, EVERYWHERE = "here", "all"
"""Scope of statistics: this server's games, or all."""


class RanksOf(CustomId, frozen=True):
    """A page (from 0) of a server's ranks in a game; `quarter`: 1 of this quarter, 0 of all time."""

    template = "ranks:{name}:{quarter}:{page}"
    name: str
    quarter: int
    page: int


class RanksGame(CustomId, frozen=True):
    template = "ranksgame:{quarter}"
    quarter: int
    name: str = ""


class ShowInRanks(CustomId, frozen=True):
    template = "showinranks:{name}:{quarter}:{shown}"
    name: str
    quarter: int
    shown: int
    """1, or 0 for no longer."""


class HeadToHead(CustomId, frozen=True):
    """The user's games with another one; `name`: of which game, or EVERYWHERE."""

    template = "headtohead:{name}"
    name: str
    user: int = 0


class FindTables(CustomId, frozen=True):
    template = "opentables:0"


class TellOfTables(CustomId, frozen=True):
    """Tell the user of new tables on a server, or (0) not any more."""

    template = "telloftables:{guild}:{on}:{nonce}"
    guild: int
    on: int
    nonce: int


class OpenSearch(CustomId, frozen=True):
    template = "findpeople:0"


class ChangeSearch(CustomId, frozen=True):
    template = "search:{name}"
    name: str
    values: tuple[str, ...] = ()


class SearchDirectly(CustomId, frozen=True):
    template = "searchdirect:{on}"
    on: int


class SearchNear(CustomId, frozen=True):
    """Look for people of about the user's level, or (0) for any."""

    template = "searchnear:{near}"
    near: int


class StartSearch(CustomId, frozen=True):
    """Look for a table, or (0) no longer."""

    template = "startsearch:{on}"
    on: int


class BlockedPage(CustomId, frozen=True):
    template = "blocked:{page}"
    page: int
    """From 0."""


class BlockUser(CustomId, frozen=True):
    template = "blockuser:0"
    user: str = ""


class UnblockUser(CustomId, frozen=True):
    template = "unblock:{page}"
    page: int
    """The page that is shown afterwards."""
    user: str = ""


class OpenRegulars(CustomId, frozen=True):
    template = "regulars:{nonce}"
    nonce: int


class AskRegular(CustomId, frozen=True):
    template = "askregular:0"
    user: str = ""


class AskRegularAt(TableId, frozen=True):
    template = "askregularat:{game}"
    user: str = ""


class AnswerRegular(CustomId, frozen=True):
    """Agree to be regulars, or (0) decline, withdraw, or end it."""

    template = "regular:{wants}"
    wants: int
    user: str = ""


class TellOfRegulars(CustomId, frozen=True):
    template = "tellofregulars:{on}"
    on: int


class PeopleAt(TableId, frozen=True):
    template = "peopleat:{game}"


class BlockAt(TableId, frozen=True):
    template = "blockat:{game}"
    user: str = ""


class ReportAt(TableId, frozen=True):
    template = "reportat:{game}"
    user: str = ""


class SendReport(TableId, frozen=True):
    template = "sendreport:{game}:{user}"
    user: int
    text: str = ""


class ChooseReport(CustomId, frozen=True):
    template = "reports:0"
    report: int = 0


class OpenReport(CustomId, frozen=True):
    template = "report:{report}"
    report: int


class ReportDone(CustomId, frozen=True):
    template = "reportdone:{report}"
    report: int


class CloseReported(CustomId, frozen=True):
    template = "closereported:{report}:{sure}"
    report: int
    sure: int
    """1, or 0 to be asked once more."""


class BarReported(CustomId, frozen=True):
    template = "barreported:{report}"
    report: int


class BarUser(CustomId, frozen=True):
    template = "baruser:0"
    user: str = ""


class BarForGood(CustomId, frozen=True):
    template = "baryes:{user}:{report}"
    user: int
    report: int
    """The report that is shown afterwards; 0 for none."""


class LiftBar(CustomId, frozen=True):
    template = "liftbar:0"
    user: str = ""
