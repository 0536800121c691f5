"""Personal data of each table: its export and its erasure; a test finds undeclared columns."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

OF_USER = {"user": '"user" = ?', "owner": "owner = ?"}
"""Columns that name a user -> the condition for their rows."""


class PersonalData(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's personal data; columns are separated by spaces."""

    erased: str = ""
    """Deleted with the user."""
    anonymised: str = ""
    """The user is replaced by a number that is nobody on Discord."""
    kept: str = ""
    """About a table and its seats, not erased."""
    no_user: str = ""
    exported: str = ""
    """A query, or the condition of one, for a user's rows."""
    deleted: str = ""
    """The condition for the rows to delete; by default those that name the user."""

    @property
    def columns(self) -> list[str]:
        return " ".join((self.erased, self.anonymised, self.kept, self.no_user)).split()

    @property
    def deleted_columns(self) -> list[str]:
        return f"{self.erased} {self.anonymised}".split()

    @property
    def to_delete(self) -> str | None:
        """None without any."""
        named = next((OF_USER[column] for column in self.erased.split() if column in OF_USER), None)
        return self.deleted or named


PERSONAL_DATA: Mapping[str, PersonalData] = msgspec.toml.decode(
    (Path(__file__).parent / "personal_data.toml").read_bytes(), type=dict[str, PersonalData]
)
"""Tables -> their personal data, in the order of the export."""

EXPORTED: Mapping[str, str] = {
    table: query if query.startswith("SELECT") else f"SELECT * FROM {table} WHERE {query}"
    for table, query in ((table, data.exported) for table, data in PERSONAL_DATA.items())
    if query
}
