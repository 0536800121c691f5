"""What each table holds of users, what they get of it, and what becomes of it when one of them is erased.

A test finds columns that are not declared, and those that hold a user and are neither erased nor anonymised.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

OF_USER = {"user": '"user" = ?', "owner": "owner = ?"}
"""Columns that name a user -> the condition for the rows of one."""


class PersonalData(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table holds of users; the lists of columns are separated by spaces."""

    erased: str = ""
    """What they hold of the user is deleted."""
    anonymised: str = ""
    """They name the user: a number that is nobody on Discord takes their place."""
    kept: str = ""
    """What somebody did or had at a table, by their seat."""
    no_user: str = ""
    exported: str = ""
    """A query, or the condition of one, for the rows that a user gets."""
    deleted: str = ""
    """The condition for the rows of a user that an erasure deletes; by default those that name the user."""

    @property
    def columns(self) -> list[str]:
        """All declared columns."""
        return " ".join((self.erased, self.anonymised, self.kept, self.no_user)).split()

    @property
    def gone(self) -> list[str]:
        """The columns in which nothing of a user remains."""
        return f"{self.erased} {self.anonymised}".split()

    @property
    def to_delete(self) -> str | None:
        """The condition for the rows that an erasure deletes; None where there are none."""
        named = next((OF_USER[column] for column in self.erased.split() if column in OF_USER), None)
        return self.deleted or named


PERSONAL_DATA: Mapping[str, PersonalData] = msgspec.toml.decode(
    (Path(__file__).parent / "personal_data.toml").read_bytes(), type=dict[str, PersonalData]
)
"""Tables -> what they hold, in the order of the file that a user gets."""

EXPORTED: Mapping[str, str] = {
    table: query if query.startswith("SELECT") else f"SELECT * FROM {table} WHERE {query}"
    for table, query in ((table, data.exported) for table, data in PERSONAL_DATA.items())
    if query
}
"""Tables -> the query for the rows that a user gets."""
