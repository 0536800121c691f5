import pytest

from bot.delivery import backoff
from tests.support.bot_world import BotWorld


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.05)


@pytest.fixture
def world(soon: None, toys: None, world: BotWorld) -> BotWorld:
    """The same with the toy games and short delays."""
    return world
