from pathlib import Path

import pytest
from msgspec import structs

from bot.happened import Happened
from bot.tables.settings.server_settings import (
    MANAGERS,
    ServerSettings,
    ServerSettingsCache,
    from_json,
    to_json,
)
from storage.together.store import Store


@pytest.mark.parametrize(
    "values",
    [
        {"language": "fr"},
        {"pace": "none"},
        {"pace": "tomorrow"},
        {"opens": "nobody"},
        {"most_tables": 0},
        {"most_tables": 26},
        {"channel": -1},
        {"told_role": -5},
    ],
)
def test_what_cannot_be_set_is_refused(values: dict[str, str | int]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        structs.replace(ServerSettings(), **values)


def test_only_what_was_set_is_stored() -> None:
    assert to_json(ServerSettings()) == "{}"
    settings = ServerSettings(channel=7, opens=MANAGERS, most_tables=5)
    assert to_json(settings) == '{"channel":7,"opens":"managers","most_tables":5}'
    assert from_json(to_json(settings)) == settings
    with pytest.raises(ValueError, match="unknown field"):
        from_json('{"colour":"red"}')


async def test_settings_of_a_server_are_known_after_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with await Store.open(path) as store:
        servers = ServerSettingsCache(store, Happened())
        await servers.load()
        assert servers.of(7) == servers.of(None) == ServerSettings()
        await servers.change(7, channel=9)
        await servers.change(7, pace="h24")
        await servers.change(8, language="de")
        with pytest.raises(ValueError, match="no pace"):
            await servers.change(7, pace="never")
        assert servers.of(7) == ServerSettings(channel=9, pace="h24")
    async with await Store.open(path) as store:
        servers = ServerSettingsCache(store, Happened())
        await servers.load()
        assert servers.of(7) == ServerSettings(channel=9, pace="h24")
        assert servers.of(8) == ServerSettings(language="de")
        assert servers.of(9) == ServerSettings()
