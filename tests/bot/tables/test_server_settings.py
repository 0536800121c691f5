from pathlib import Path

import pytest
from msgspec import structs

from bot.happened import Happened
from bot.tables.settings import server_settings
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
        structs.replace(server_settings.ServerSettings(), **values)


def test_only_what_was_set_is_stored() -> None:
    assert server_settings.to_json(server_settings.ServerSettings()) == "{}"
    settings = server_settings.ServerSettings(channel=7, opens=server_settings.MANAGERS, most_tables=5)
    assert server_settings.to_json(settings) == '{"channel":7,"opens":"managers","most_tables":5}'
    assert server_settings.from_json(server_settings.to_json(settings)) == settings
    with pytest.raises(ValueError, match="unknown field"):
        server_settings.from_json('{"colour":"red"}')


async def test_settings_of_a_server_are_known_after_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with await Store.open(path) as store:
        servers = server_settings.ServerSettingsCache(store, Happened())
        await servers.load()
        assert servers.of(7) == servers.of(None) == server_settings.ServerSettings()
        await servers.change(7, channel=9)
        await servers.change(7, pace="h24")
        await servers.change(8, language="de")
        with pytest.raises(ValueError, match="no pace"):
            await servers.change(7, pace="never")
        assert servers.of(7) == server_settings.ServerSettings(channel=9, pace="h24")
    async with await Store.open(path) as store:
        servers = server_settings.ServerSettingsCache(store, Happened())
        await servers.load()
        assert servers.of(7) == server_settings.ServerSettings(channel=9, pace="h24")
        assert servers.of(8) == server_settings.ServerSettings(language="de")
        assert servers.of(9) == server_settings.ServerSettings()
