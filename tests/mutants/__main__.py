"""Put deliberate faults into the program, one at a time, and check that the tests named for them fail."""

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.console import Console

from tests.mutants.catalogue import GAMES, GROUPS, Mutant, mutants
from tests.mutants.forks import TIMED_OUT, Outcome

ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")
"""A file system in memory, where there is one."""

TAIL = 2000
"""Characters shown from the output of a failed process."""

app = typer.Typer(help=__doc__, pretty_exceptions_enable=False, rich_markup_mode=None)
console = Console(highlight=False, soft_wrap=True)


class Batch(Struct, frozen=True):
    """Mutants of a group for one process, with a test file or `fuzz` to find them."""

    group: str
    tests: str
    """The test file, or a test of it; "" for `fuzz`."""
    mutants: tuple[Mutant, ...]

    @property
    def title(self) -> str:
        return self.tests or f"fuzz {self.group}"

    @property
    def command(self) -> list[str]:
        """The arguments of the interpreter."""
        names = [mutant.name for mutant in self.mutants]
        if not self.tests:
            return ["-m", "tests.mutants.by_fuzz", self.group, *names]
        return ["-m", "tests.mutants.by_tests", self.tests, self.group, *names]


class Report(Struct, frozen=True):
    """An outcome of a batch."""

    batch: Batch
    outcome: Outcome

    @property
    def is_failure(self) -> bool:
        """Whether a mutant was not found or not tried, or the unchanged program fails."""
        found = bool(self.outcome.found_by)
        return bool(self.outcome.fault) or found != bool(self.outcome.name) or self.is_hanging

    @property
    def is_hanging(self) -> bool:
        """Whether it took too long, which does not count as found."""
        return self.outcome.found_by == TIMED_OUT

    @property
    def line(self) -> str:
        """The printed line."""
        outcome = self.outcome
        what = f"found by {outcome.found_by.splitlines()[0]}" if outcome.found_by else "not found"
        if not outcome.name:
            what = what if outcome.found_by else "passes"
        if self.is_hanging:
            what = TIMED_OUT
        mark = "FAILED" if self.is_failure else "ok"
        name = outcome.name or "the program as it is"
        return f"{mark:6} {outcome.seconds:5.1f} s  {self.batch.title}: {name}: {outcome.fault or what}"


def batches(chosen: Iterable[tuple[str, Mutant]]) -> list[Batch]:
    """The mutants by the tests that must find them; those for `fuzz` first, as they take longest."""
    found: dict[tuple[str, str], list[Mutant]] = {}
    for group, mutant in chosen:
        for tests in (mutant.test, *([""] if mutant.fuzz else [])):
            found.setdefault((group, tests), []).append(mutant)
    by_fuzz_first = sorted(found.items(), key=lambda each: each[0][1] != "")
    return [Batch(group, tests, tuple(inside)) for (group, tests), inside in by_fuzz_first]


def outcomes(batch: Batch, folder: Path) -> Iterator[Outcome]:
    """Try a batch in a process of its own; if that fails, one more outcome has the fault."""
    environment = {**os.environ, "PYTEST_ADDOPTS": f"--basetemp={folder}"}
    with (
        (folder.parent / f"{folder.name}.log").open("w+") as log,
        subprocess.Popen(
            [sys.executable, *batch.command],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        tried = set()
        for line in process.stdout:
            outcome = msgspec.json.decode(line, type=Outcome)
            tried.add(outcome.name)
            yield outcome
        process.wait()
        log.seek(0)
        said = log.read()[-TAIL:]
    for mutant in batch.mutants:
        if mutant.name not in tried:
            yield Outcome(mutant.name, "", 0.0, f"not tried: {said}")


def reports(work: list[Batch], jobs: int) -> Iterator[Report]:
    """Try all batches, `jobs` at a time; yields reports as they come."""
    done: SimpleQueue[Report | None] = SimpleQueue()

    def run(number: int, batch: Batch, folder: Path) -> None:
        try:
            for outcome in outcomes(batch, folder / str(number)):
                done.put(Report(batch, outcome))
        finally:
            done.put(None)

    where = MEMORY if MEMORY.is_dir() else None
    with TemporaryDirectory(dir=where) as folder, ThreadPoolExecutor(jobs) as pool:
        running = [pool.submit(run, number, each, Path(folder)) for number, each in enumerate(work)]
        for _ in running:
            while (report := done.get()) is not None:
                yield report
        for each in running:
            each.result()


@app.command()
def main(
    game: Annotated[
        list[str] | None, typer.Option(help=f"Only these groups: {', '.join(GROUPS)}.", show_default=False)
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(help="Only mutants whose name or function contains this.", show_default=False),
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes at once.")] = 2,
    show: Annotated[bool, typer.Option("--list", help="Name the mutants, and try none.")] = False,
) -> None:
    """Try every mutant: exit status 1 if one is not found, no longer applies, or a test fails without it."""
    groups = game or list(GROUPS)
    if unknown := [each for each in groups if each not in GROUPS]:
        raise typer.BadParameter(f"there is no group {unknown[0]!r}; there are {', '.join(GROUPS)}")
    chosen = [
        (group, mutant)
        for group in groups
        for mutant in mutants(group)
        if not only or any(each in f"{mutant.name} {mutant.function}" for each in only)
    ]
    if not chosen:
        raise typer.BadParameter("no mutant is chosen")
    if show:
        for group, mutant in chosen:
            console.print(f"{group}: {mutant.name} ({mutant.function}, {mutant.test}{_by_fuzz(mutant)})")
        return
    began, seen = time.monotonic(), list[Report]()
    for report in reports(batches(chosen), jobs):
        seen.append(report)
        console.print(report.line, markup=False)
    _summarize(chosen, seen, time.monotonic() - began)


def _by_fuzz(mutant: Mutant) -> str:
    return f", fuzz: {mutant.fuzz}" if mutant.fuzz else ""


def _summarize(chosen: list[tuple[str, Mutant]], seen: list[Report], seconds: float) -> None:
    """Print how many were found; exit status 1 unless all were."""
    numbers = Counter(group for group, _ in chosen)
    by_fuzz = Counter(
        each.batch.group
        for each in seen
        if not each.batch.tests and each.outcome.name and not each.is_failure
    )
    for group, number in numbers.items():
        fuzz = f", {by_fuzz[group]} of them by fuzz" if group in GAMES else ""
        console.print(f"{group}: {number} mutants{fuzz}")
    failures = [each for each in seen if each.is_failure]
    for each in failures:
        console.print(each.line, markup=False)
    console.print(f"{len(chosen)} mutants, {len(failures)} failures, {seconds:.0f} seconds")
    if failures:
        raise typer.Exit(1)


if __name__ == "__main__":
    app()
