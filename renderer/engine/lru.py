"""Things that were made once and are kept, up to so many bytes: whatever lay longest unused goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

Kept = TypeVar("Kept")


class LRUCache(Generic[Kept]):
    """A store of things by key; pictures are painted in threads, so it may be asked from several."""

    def __init__(self, room: int, weigh: Callable[[Kept], int]) -> None:
        """`room` is how many bytes may be kept; `weigh` tells those of one thing."""
        self.room = room
        self.weight = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """The thing of a key, made now if it is not kept."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.weight += self._weigh(made)
            while self.weight > self.room and len(self._kept) > 1:
                _, gone = self._kept.popitem(last=False)
                self.weight -= self._weigh(gone)
        return made


def bytes_of(image: Image.Image) -> int:
    """How many bytes an image takes in memory; colours take four a pixel."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)
