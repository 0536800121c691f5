"""`docs/privacy.md`, which operators publish, against what the database holds about people."""

import re
from pathlib import Path

from storage.privacy.personal_data import PERSONAL_DATA, PersonalData

PAGE = (Path(__file__).parents[1] / "docs/privacy.md").read_text("utf-8")
TABLE, _, FIELDS = PAGE.partition("### What is stored")[2].partition("### Every field")

ABOUT_PEOPLE = {
    table: data for table, data in PERSONAL_DATA.items() if data.erased or data.anonymised or data.kept
}


def effects(data: PersonalData) -> dict[str, str]:
    """What an erasure does -> the columns with which it does that."""
    done = {"deleted": data.erased, "a number": data.anonymised, "stays": data.kept}
    return {effect: ", ".join(columns.split()) for effect, columns in done.items() if columns}


def rows() -> list[list[str]]:
    """The cells of each kind of data: what, why, how long, an erasure, tables."""
    lines = [line for line in TABLE.splitlines() if line.startswith("| ") and "`" in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_each_kind_of_data_about_people_is_on_the_page_once_and_no_other() -> None:
    named = [table for row in rows() for table in re.findall(r"`(\w+)`", row[-1])]
    assert sorted(named) == sorted(ABOUT_PEOPLE)


def test_each_kind_has_a_purpose_a_time_and_the_effect_of_an_erasure() -> None:
    for what, why, how_long, erasure, tables in rows():
        assert what
        assert why
        assert how_long
        held = [effects(ABOUT_PEOPLE[table]) for table in re.findall(r"`(\w+)`", tables)]
        due = {effect for each in held for effect in each}
        assert {each.removesuffix(" without you") for each in erasure.split(", ")} == due, what


def test_every_field_is_listed_with_the_effect_of_an_erasure() -> None:
    listed = dict(re.findall(r"^(\w+): (.*)$", FIELDS, re.MULTILINE))
    assert listed == {
        table: "; ".join(f"{effect}: {columns}" for effect, columns in effects(data).items())
        for table, data in ABOUT_PEOPLE.items()
    }
