"""The table of `docs/data.md` of stored names that differ from the names in code."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from storage.core.kinds import Kind, TimerKind
from storage.privacy.personal_data import PERSONAL_DATA

DOCS = Path(__file__).parents[2] / "docs" / "data.md"

ROW = re.compile(r"^\| (table|column|value|custom id) \| `([^`]+)` \| `([\w.]+)` \|$", re.MULTILINE)

ROWS = ROW.findall(DOCS.read_text("utf-8").partition("## Stored names that keep their name")[2])


def named(path: str) -> Any:
    """What a dotted path names."""
    parts = path.split(".")
    for length in range(len(parts) - 1, 0, -1):
        try:
            found: Any = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            found = vars(found)[part]
        return found
    raise LookupError(path)


@pytest.mark.parametrize(("what", "stored", "path"), ROWS, ids=[f"{row[1]} {row[2]}" for row in ROWS])
def test_a_stored_name_and_its_name_in_code_exist(what: str, stored: str, path: str) -> None:
    found = named(path)
    table, _, column = stored.partition(".")
    if what == "value":
        assert found == stored
    elif what == "custom id":
        assert found.template.split(":")[0] == stored
    else:
        assert column in ("", *PERSONAL_DATA[table].columns)


@pytest.mark.parametrize("kinds", [Kind, TimerKind])
def test_a_kind_is_stored_by_its_name(kinds: type[Kind | TimerKind]) -> None:
    assert [each.value for each in kinds] == [each.name.lower().replace("_", "-") for each in kinds]
