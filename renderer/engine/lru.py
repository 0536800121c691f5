"""LRU cache bounded by bytes; thread-safe."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

Value = TypeVar("Value")


class LRUCache(Generic[Value]):
    """Values by key; the least recently used ones are evicted, but never the last one."""

    def __init__(self, max_bytes: int, size_of: Callable[[Value], int]) -> None:
        """`size_of`: how many bytes a value takes."""
        self.max_bytes = max_bytes
        self.size = 0
        self._size_of = size_of
        self._values: OrderedDict[Hashable, Value] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of a key, made now if it is not cached."""
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key]
        made = make()
        with self._lock:
            if key not in self._values:
                self._values[key] = made
                self.size += self._size_of(made)
            while self.size > self.max_bytes and len(self._values) > 1:
                _, evicted = self._values.popitem(last=False)
                self.size -= self._size_of(evicted)
        return made


def bytes_of(image: Image.Image) -> int:
    """How many bytes an image takes in memory; colours take four a pixel."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)
