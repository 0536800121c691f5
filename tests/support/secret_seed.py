"""A seed for games that a test stores by hand: `NewGame(..., **SECRET)`."""

from hashlib import sha256
from typing import TypedDict

from storage.lobby.lobby_seats import NewGame


class Secret(TypedDict):
    """A game's seed and its commitment."""

    seed: bytes
    commitment: str


SEED = bytes(range(32))
SECRET = Secret(seed=SEED, commitment=sha256(SEED).hexdigest())

NEW = NewGame(
    "chess", options="{}", seats=3, guild=7, channel=8, host=101, language="de", created=1.0, **SECRET
)
"""A minimal game to store."""
