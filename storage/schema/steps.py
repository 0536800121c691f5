"""The steps of the schema: a baseline and what was changed since, written once for both engines."""

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from storage.core.errors import SchemaTooNew, SchemaTooOld

SCHEMA = Path(__file__).parent
ADDS_ONLY = "-- adds only\n"
"""The first line of a step with which programs of the version before still work."""

SQLITE, POSTGRESQL = "only sqlite", "only postgresql"
SECTION = re.compile(rf"^-- (both|{SQLITE}|{POSTGRESQL})\n", re.MULTILINE)
"""The line before statements for both engines, as at the beginning of a file, or for one of them."""


class Step(Struct, frozen=True):
    """A file that brings a database from one version of the schema to the next."""

    number: int
    file: Path

    @property
    def adds_only(self) -> bool:
        """Whether programs of the version before still work."""
        return self.file.read_text("utf-8").startswith(ADDS_ONLY)

    def sections(self, other: str) -> list[tuple[str, str]]:
        """Its statements for one engine: the name of each section, and its part."""
        _, *parts = SECTION.split(f"-- both\n{self.file.read_text('utf-8')}")
        return [(name, part) for name, part in zip(parts[::2], parts[1::2], strict=True) if name != other]


def steps(folder: Path = SCHEMA) -> Sequence[Step]:
    """All steps, beginning with the baseline. Raises ValueError for a gap."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    baseline = int(files[0].name[:4])
    for number, file in enumerate(files, baseline):
        if int(file.name[:4]) != number:
            raise ValueError(f"schema file {file.name} is not number {number}")
    return [Step(number, file) for number, file in enumerate(files, baseline)]


def missing_steps(version: int, folder: Path = SCHEMA) -> Sequence[Step]:
    """The steps after a version; all of them for 0, an empty database. Raises OtherSchema."""
    found = steps(folder)
    oldest, newest = found[0].number, found[-1].number
    if version > newest:
        raise SchemaTooNew(f"the database has schema {version}, this program knows {newest}; use a newer one")
    if 0 < version < oldest:
        raise SchemaTooOld(
            f"the database has schema {version}, this program opens those from {oldest} on;"
            f" start the bot once with a release that brings it to a schema from {oldest} to {newest}"
        )
    return [step for step in found if step.number > version]
