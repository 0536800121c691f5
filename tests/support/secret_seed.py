"""A seed for games that a test stores by hand: `store.new_game(..., **SECRET)`."""

from hashlib import sha256
from typing import TypedDict


class Secret(TypedDict):
    """What a game's draws follow from, and what it is committed to by."""

    seed: bytes
    commitment: str


SEED = bytes(range(32))
SECRET = Secret(seed=SEED, commitment=sha256(SEED).hexdigest())
