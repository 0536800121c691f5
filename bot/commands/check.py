"""The command `check`: compare everything that is stored, and name each fault."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.audit import GameReport, open_check
from bot.operation.exit_status import ExitStatus, Fatal
from storage.core.errors import CorruptDatabase
from storage.postgresql.address import ServerAddress
from storage.together.engines import postgresql_module


def check(where: Path | ServerAddress, say: Callable[[str], None], *, against_new_rules: bool) -> str:
    """Name each fault of a database, and games of other rules. Raises Fatal if any, OtherSchema."""
    reports: list[GameReport] = []
    try:
        with file_of(where) as file, open_check(file) as found:
            faults = len(found.faults())
            for fault in found.faults():
                say(fault)
            for report in found.games(new_rules=against_new_rules):
                reports.append(report)
                for line in _lines(report):
                    say(line)
    except CorruptDatabase as error:
        raise Fatal(ExitStatus.DAMAGED_FILE, f"{where} is damaged: {error}.") from error
    faults += sum(len(each.faults) for each in reports)
    if faults:
        named = "1 fault" if faults == 1 else f"{faults} faults"
        raise Fatal(ExitStatus.DAMAGED_FILE, f"{where} is damaged: {named}, named above.")
    begin_again = sum(each.rules.begins_again for each in reports)
    if against_new_rules and begin_again:
        raise Fatal(ExitStatus.FAILED, f"{begin_again} of {len(reports)} games would begin a phase again.")
    rows = sum(each.rows for each in reports)
    games = "1 game" if len(reports) == 1 else f"{len(reports)} games"
    return f"{where}: {games}, {rows} rows, all in order"


@contextmanager
def file_of(where: Path | ServerAddress) -> Iterator[Path]:
    """The file of a database; of one on a server a private copy. Raises DatabaseUnusable."""
    if isinstance(where, Path):
        yield where
    else:
        with postgresql_module().exported_file(where) as file:
            yield file


def _lines(report: GameReport) -> Iterator[str]:
    """The faults of a game, and where today's rules differ from its log."""
    title = f"game {report.game} ({report.name}, {report.stage})"
    for fault in report.faults:
        yield f"{title}: {fault}"
    if report.rules.differs is not None and not report.faults:
        again, on = "its open phase begins again", "harmless, it goes on as it is"
        outcome = again if report.rules.begins_again else on
        yield f"{title}: was played by other rules, {outcome} ({report.rules.differs})"
