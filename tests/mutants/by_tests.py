"""Mutants that a test file must find: it is collected once. Run by `python -m tests.mutants`."""

from typing import IO

import pytest
import typer

from tests.mutants.catalogue import Mutant, named
from tests.mutants.forks import results, try_all


class _Forking:
    """Runs the collected tests in a forked process for each mutant, up to the first failure."""

    def __init__(self, mutants: list[Mutant], stream: IO[str]) -> None:
        self._mutants = mutants
        self._stream = stream
        self._failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Replace pytest's own loop over the tests."""
        if session.testsfailed or not session.items:
            raise session.Failed("the tests cannot be collected")
        try_all(self._mutants, lambda: self._first_failure(session.items), self._stream)
        return True

    def _first_failure(self, items: list[pytest.Item]) -> str:
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                return self._failed
        return ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note failed tests."""
        if report.failed:
            self._failed = self._failed or report.nodeid


def main(tests: str, group: str, names: list[str]) -> None:
    """Try mutants of a group by a test file, or by a test of it ("file::test")."""
    plugin = _Forking(named(group, names), results())
    arguments = ["-o", "addopts=", "-p", "no:xdist", "-p", "no:cacheprovider", "-q", "--no-header"]
    raise typer.Exit(int(pytest.main([tests, *arguments], plugins=[plugin])))


if __name__ == "__main__":
    typer.run(main)
