"""What each column of the database holds of users, and what becomes of it when one of them is erased.

A column that is not declared here fails a test, and so does one that holds a user and is not to be erased or
anonymised.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Rule(StrEnum):
    """What becomes of a column when a user is erased."""

    ERASE = "erase"
    """What it holds of the user is deleted."""
    ANONYMISE = "anonymise"
    """It names the user: a number that is nobody on Discord takes their place."""
    KEEP = "keep"
    """What somebody did or had at a table, by their seat: it stays, as everybody's game, without its user."""
    NO_USER = "no user"
    """It holds nothing of a user."""


ERASE, ANONYMISE, KEEP, NO_USER = Rule

PERSONAL_DATA: Mapping[str, Mapping[Rule, str]] = {
    "direct": {ERASE: "user reached time channel code"},
    "downtime": {NO_USER: "begins ends"},
    "erased_player": {KEEP: "game seat digest"},
    "erasure": {ERASE: "user asked"},
    "game": {
        ANONYMISE: "host held_by",
        NO_USER: "id name options seats stage guild channel language created card thread chain seed"
        " commitment seeded_after pace when_late vacations outcome ended private changed starts warned forum"
        " previous closing idle_due place_failed cleaned",
    },
    "greeting": {NO_USER: "guild channel time"},
    "hand_over": {ERASE: "id user time seconds"},
    "heartbeat": {NO_USER: "id time"},
    "hints": {ERASE: "user game shown"},
    "invitation": {
        ERASE: "user",
        ANONYMISE: "by_user",
        KEEP: "game seat created expires accepted reason",
        NO_USER: "id",
    },
    "language": {ERASE: "owner language"},
    "member_name": {ERASE: "guild user name"},
    "message": {ERASE: "layout", NO_USER: "game name channel message"},
    "miss": {ERASE: "user time game seat since"},
    "move": {KEEP: "game n time seat key undoes interaction", NO_USER: "draws events secret chain"},
    "notice": {ERASE: "user kind place time"},
    "outbox": {
        ERASE: "user",
        KEEP: "game seat kind created attempts failure done message",
        NO_USER: "id n nonce attempted_after called",
    },
    "out_of_reach": {KEEP: "game seat begins ended"},
    "pause": {NO_USER: "id game kind begins ends ended"},
    "presence": {ERASE: "game user asked here"},
    "question": {
        KEEP: "game kind seat subject since deadline asked closed outcome moved",
        NO_USER: "id posted",
    },
    "reserve": {ERASE: "game seat user pace left schedule since had"},
    "result": {ANONYMISE: "user", KEEP: "game seat place points replaced", NO_USER: "computer"},
    "seat": {ANONYMISE: "user", ERASE: "seen", KEEP: "game seat", NO_USER: "computer"},
    "seat_offer": {KEEP: "game seat since"},
    "server": {NO_USER: "guild settings"},
    "settings": {ERASE: "user settings digest_due"},
    "sqlite_sequence": {NO_USER: "name seq"},
    "stand_in": {ERASE: "game seat vacation user computer"},
    "stand_in_offer": {ERASE: "vacation user computer accepted begun"},
    "stood_in": {ANONYMISE: "user", KEEP: "game seat first last", NO_USER: "id computer"},
    "table_change": {
        ANONYMISE: "from_user to_user",
        KEEP: "game number after time kind seat from_computer to_computer reason",
        NO_USER: "from_channel to_channel chain",
    },
    "timer": {ERASE: "game seat since kind deadline due done", NO_USER: "id"},
    "vacation": {ERASE: "id user begins ends ended zone"},
    "vote": {KEEP: "question seat answer"},
    "waiting": {ERASE: "game seat since pace left schedule deadline", NO_USER: "computer"},
}
"""Tables -> rules -> columns, separated by spaces."""


def declared() -> dict[str, Rule]:
    """Every declared column, "table.column" -> its rule. Raises ValueError for one that is declared twice."""
    found: dict[str, Rule] = {}
    for table, rules in PERSONAL_DATA.items():
        for rule, columns in rules.items():
            for column in columns.split():
                if f"{table}.{column}" in found:
                    raise ValueError(f"{table}.{column} is declared twice")
                found[f"{table}.{column}"] = rule
    return found
