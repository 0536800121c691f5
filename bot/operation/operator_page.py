"""The page for the operator: shards, processes, what is due, what waits, and what is damaged, as text."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from prometheus_client import CollectorRegistry

from storage.core.kinds import Kind
from storage.core.rows import DueCount

HERE, ELSEWHERE, NOWHERE = "this one", "another one", "none"
"""Which process has a shard."""

URGENT = frozenset(kind for kind in Kind if kind.declared.urgent)
"""Kinds of notifications that call somebody."""

COLUMNS = ("shard", "process", "connected", "due", "oldest call", "identifies in")


class ShardLine(Struct, frozen=True):
    number: int
    process: str
    """HERE, ELSEWHERE or NOWHERE."""
    connected: bool
    due: Sequence[DueCount] | None
    """Its notifications that are due; None if the database does not answer."""


def operator_page(
    reasons: Sequence[str], shards: Iterable[ShardLine], now: float, values: CollectorRegistry
) -> str:
    """The page; `reasons`: what is wrong, in words; `values`: the metrics."""
    rows = [COLUMNS, *(_cells(each, now, values) for each in shards)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]

    def value(name: str) -> float:
        return values.get_sample_value(f"tabellarius_{name}") or 0.0

    left = int(value("session_starts_remaining"))
    writes, waited = value("write_wait_seconds_count"), value("write_wait_seconds_sum")
    facts = (
        f"session starts left, as Discord said last: {left or 'not asked yet'}",
        f"writes: {writes:.0f}; waits for the lock on average: {waited / max(1.0, writes) * 1000:.1f} ms",
        f"damaged tables: {value('damaged_tables'):.0f}",
    )
    return "\n".join((*(reasons or ("all is well",)), "", *table, "", *facts, ""))


def _cells(shard: ShardLine, now: float, values: CollectorRegistry) -> tuple[str, ...]:
    waits = values.get_sample_value("tabellarius_identify_wait_seconds", {"shard": str(shard.number)})
    connected = "-" if shard.process == ELSEWHERE else "yes" if shard.connected else "no"
    due = "?" if shard.due is None else str(sum(each.number for each in shard.due))
    calls = [each.oldest for each in shard.due or () if each.kind in URGENT]
    oldest = f"{max(0.0, now - min(calls)):.0f} s" if calls else "-"
    return str(shard.number), shard.process, connected, due, oldest, f"{waits:.0f} s" if waits else "-"
