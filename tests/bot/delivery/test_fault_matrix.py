"""The fault matrix: each kind of request, each fault of Discord, once and for a while, a whole game each."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from itertools import islice
from pathlib import Path

import pytest

from sandbox import Disruption, refuse
from storage.postgresql.address import ServerAddress
from tests.support.coin_complaints import played
from tests.support.coin_requests import CALL_IN_THREAD, FORUM_KINDS, KINDS, may_be, request_kind
from tests.support.coin_table import CoinTable
from tests.support.coin_tables import CoinTables
from tests.support.faults import FAULTS, LASTING, LASTING_EVERY_DAY, disrupt
from tests.support.games import is_thorough
from tests.support.postgresql import Cluster
from tests.support.virtual_time import run_in_virtual_time

pytestmark = pytest.mark.usefixtures("toys")


EVERY_DAY = {name: fault for name, fault in FAULTS.items() if name in (*LASTING, "500 after it took effect")}
"""One fault of each consequence: what is tried without `--thorough`."""

TAG_FAULTS = {str(code): refuse(code) for code in (10087, 40066, 40067)}
"""What Discord may also do to a request about a post: the codes of tags."""

FORUM_LASTING = ("10003", "40067", "50013", "502", "cut after it took effect")
"""Of these some that last for a while, too."""

FORUM_LASTING_EVERY_DAY = ("40067", "50013", "502")

EDITS = ("edit", "edit of the card", "look-up")
NOT_TRIED_AGAIN = ("10003", "10004", "10008", "10013", "50035", "160004", "an unknown 400", "an unknown 404")
"""These settle an edit: its message is gone, or Discord does not accept the edit."""

PANELS = ("call in a direct message", "look-up")
UNREACHABLE = ("50001", "50007", "50013", "50278", "an unknown 403")
"""After these panels in direct messages stay as they are: nothing can be edited there."""


def disturb(table: CoinTable, kind: str, fault: Disruption, *, lasting: bool) -> None:
    """Inject a fault into the first request of a kind, or into all for a while."""
    disrupt(
        table.sandbox,
        lambda line, body: may_be(table, line, kind) and request_kind(table, line, body) == kind,
        fault,
        lasting=lasting,
    )


async def row(
    kind: str,
    folder: Path,
    faults: Mapping[str, Disruption],
    lasting_faults: Collection[str],
    *,
    forum: bool = False,
    address: ServerAddress | None = None,
) -> dict[str, list[str]]:
    """Games in which requests of a kind meet every fault, some for a while; what is wrong with which."""
    async with CoinTables(folder, address=address) as tables:
        cells = []
        for name, fault in faults.items():
            for lasting in (False, True) if name in lasting_faults else (False,):
                table = await tables.table(f"{name}, {'for a while' if lasting else 'once'}", forum=forum)
                for user in table.people:
                    user.direct_messages_open = kind != CALL_IN_THREAD
                disturb(table, kind, fault, lasting=lasting)
                table.may_call_twice = kind == "direct message" and fault.carried_out
                table.keeps_card = kind == "edit of the card" and name in NOT_TRIED_AGAIN
                table.keeps_panels = kind in PANELS and name in (*NOT_TRIED_AGAIN, *UNREACHABLE)
                table.keeps_controls = kind in EDITS and name in NOT_TRIED_AGAIN
                cells.append(table)
        wrong = await asyncio.gather(*(played(table) for table in cells))
    return {table.name: each for table, each in zip(cells, wrong, strict=True) if each}


def every_day(kind: str) -> Mapping[str, Disruption]:
    """Every sixth fault of `EVERY_DAY`, so that neighbouring kinds of requests meet different ones."""
    return dict(islice(EVERY_DAY.items(), (*KINDS, *FORUM_KINDS).index(kind) % 6, None, 6))


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_happens_to_a_request_everybody_gets_what_they_need_once(kind: str, tmp_path: Path) -> None:
    faults, lasting = (FAULTS, LASTING) if is_thorough() else (every_day(kind), LASTING_EVERY_DAY)
    assert run_in_virtual_time(row(kind, tmp_path, faults, lasting)) == {}


@pytest.mark.parametrize("kind", FORUM_KINDS)
def test_whatever_happens_to_a_forum_post_everybody_gets_all_once(kind: str, tmp_path: Path) -> None:
    usual, lasting = (
        (EVERY_DAY, FORUM_LASTING) if is_thorough() else (every_day(kind), FORUM_LASTING_EVERY_DAY)
    )
    faults = {**usual, **TAG_FAULTS}
    assert run_in_virtual_time(row(kind, tmp_path, faults, lasting, forum=True)) == {}


@pytest.mark.skipif(not is_thorough(), reason="--thorough only: the matrix is told on SQLite every day")
@pytest.mark.parametrize("kind", KINDS)
def test_on_a_server_everybody_gets_everything_once_too(kind: str, server: Cluster, tmp_path: Path) -> None:
    server.empty()
    faults = row(kind, tmp_path, every_day(kind), LASTING_EVERY_DAY, address=server.address)
    assert run_in_virtual_time(faults) == {}
