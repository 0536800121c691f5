"""Which servers this process works for: all, or those of the shards that it has, of several processes."""

from __future__ import annotations

from storage.core.shards import Shards, shard_of


class Share:
    """What this process does in the background is for these servers; presses it answers for any."""

    def __init__(self, shards: int | None = None) -> None:
        """`shards`: how many shards processes share, of which this one has none yet; None: it is alone."""
        self._of = shards
        self.held: set[int] = set()
        """The shards it has, if it is not alone."""

    @property
    def shards(self) -> Shards | None:
        """The shards it works for; None: all."""
        return None if self._of is None else Shards(self._of, frozenset(self.held))

    def has(self, server: int | None) -> bool:
        """Whether it works for a server, or (None) for what is on no server."""
        return self._of is None or shard_of(server, self._of) in self.held

    @property
    def does_what_is_done_once(self) -> bool:
        """Whether it does what is done by one process alone."""
        return self.has(None)

    @property
    def of_all(self) -> float:
        """Which part of what the bot may do in all it may do: never nothing."""
        return 1.0 if self._of is None else max(1, len(self.held)) / self._of
