"""The page for the operator: shards, processes, what is due, what waits, and what is damaged, as text."""

from collections.abc import Sequence

from prometheus_client import CollectorRegistry

from storage.core.kinds import Kind
from storage.core.rows import DueCount

HERE, ELSEWHERE, NOWHERE = "this one", "another one", "none"
"""Which process has a shard."""

COLUMNS = ("shard", "process", "connected", "due", "oldest call", "identifies in")

Row = Sequence[str]
Due = Sequence[DueCount] | None


def operator_page(reasons: Sequence[str], shards: Sequence[Row], values: CollectorRegistry) -> str:
    """The page; `reasons`: what is wrong, in words; `values`: the metrics."""
    widths = [max(map(len, column)) for column in zip(COLUMNS, *shards, strict=True)]
    table = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in (COLUMNS, *shards)]

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


def shard_row(shard: int, process: str, due: Due, now: float, values: CollectorRegistry, *, up: bool) -> Row:
    """A line of the table; `due`: None if the database does not answer; `up`: whether it is connected."""
    waits = values.get_sample_value("tabellarius_identify_wait_seconds", {"shard": str(shard)})
    connected = "-" if process == ELSEWHERE else "yes" if up else "no"
    number = "?" if due is None else str(sum(each.number for each in due))
    calls = [each.oldest for each in due or () if Kind(each.kind).declared.urgent]
    oldest = f"{max(0.0, now - min(calls)):.0f} s" if calls else "-"
    return str(shard), process, connected, number, oldest, f"{waits:.0f} s" if waits else "-"
