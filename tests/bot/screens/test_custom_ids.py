import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import limits
from bot.screens.ids.absence_ids import Day
from bot.screens.ids.cup_ids import CupId
from bot.screens.ids.custom_id import CustomId, NotificationId, PressedId, SeatId, TableId
from bot.screens.ids.custom_ids import KINDS, parse
from bot.screens.ids.help_ids import HelpOf, OpenHelp, ReadHelp
from bot.screens.ids.history_ids import ChooseNote, HistoryId, KeepNote, LogId, LogStepId
from bot.screens.ids.lobby_ids import SetOption
from bot.screens.ids.panel_ids import Confirm, Look, LookSeveral, PanelId, Pick, PickSeveral, SeveralId, Undo
from bot.screens.ids.plan_ids import PlanId
from bot.screens.ids.settings_ids import ChangeSetting, PlacesAt
from bot.screens.ids.table_ids import BoardOf, Drastic, OpenBoard, OpenPanel, OpenTable

KIND_NAMES: dict[str, Callable[..., CustomId]] = {kind.__name__: kind for kind in KINDS.values()}

STORED = {
    encoded: KIND_NAMES[kind](*(tuple(each) if isinstance(each, list) else each for each in fields))
    for encoded, (kind, *fields) in tomllib.loads(
        Path(__file__).with_name("custom_ids.toml").read_text("utf-8")
    ).items()
}
"""The ids of messages that are on Discord already."""

LARGE = 2**63

BASES = {
    *(TableId, HistoryId, LogId, LogStepId, NotificationId, SeatId, PressedId, PanelId, SeveralId, Day),
    *(Drastic, CupId, PlanId),
}
"""What several kinds have in common; none of them is a kind itself."""


@pytest.mark.parametrize(("encoded", "custom_id"), STORED.items())
def test_ids_of_old_messages_stay_as_they_are(encoded: str, custom_id: CustomId) -> None:
    assert custom_id.encode() == encoded
    assert parse(encoded) == custom_id
    assert type(custom_id).matches(encoded)


def test_every_kind_is_tested() -> None:
    assert {type(custom_id) for custom_id in STORED.values()} == set(KINDS.values())


@given(
    st.sampled_from([Pick, Confirm, Look, Undo]),
    st.integers(0, LARGE - 1),
    st.integers(0, 9),
    st.integers(0, 9999),
    st.text(st.characters(exclude_characters="\n"), min_size=1),
)
def test_a_press_on_a_panel_survives_the_round_trip(
    kind: type[PanelId], game: int, seat: int, version: int, key: str
) -> None:
    custom_id = kind(game, seat, version, key)
    assert parse(custom_id.encode()) == custom_id


def test_selected_values_are_parsed_with_the_id() -> None:
    assert parse("pick:12:1:7:", ["C4"]) == Pick(12, 1, 7, "C4")
    assert parse("pick:12:1:7:D5", ["C4"]) == Pick(12, 1, 7, "D5")
    assert parse("look:12:1:7:", ["row4"]) == Look(12, 1, 7, "row4")
    assert parse("several:12:1:7::3f2c1b", ["fish,1", "oil,1"]) == PickSeveral(
        12, 1, 7, "", "3f2c1b", ("fish,1", "oil,1")
    )
    assert parse("several:12:1:7::3f2c1b", []) == PickSeveral(12, 1, 7, "", "3f2c1b")
    assert parse("lookseveral:12:1:7::3f2c1b", ["food"]) == LookSeveral(12, 1, 7, "food", "3f2c1b")
    assert parse("seat:12:0", ["3"]) == BoardOf(12, 3)
    assert parse("read:chess", ["-overview"]) == ReadHelp("chess", "-overview")
    assert parse("helpof:chess", ["go"]) == HelpOf("chess", "go")
    assert parse("set:12:handicap", ["0", "2"]) == SetOption(12, "handicap", ("0", "2"))
    assert parse("set:12:handicap", []) == SetOption(12, "handicap")
    assert parse("change:days_off:", ["5", "6"]) == ChangeSetting("days_off", "", ("5", "6"))
    assert parse("hour:0", ["21"]) == PlacesAt("21")
    assert parse("stepofnote:12", ["57-0"]) == ChooseNote(12, "57-0")
    assert parse("keepnote:12:panel:57:0:0:0:", ["a: b"]) == KeepNote(12, 57, how="panel", text="a: b")


@pytest.mark.parametrize(
    "custom_id",
    [
        *("", "pick", "pick:1:2:3", "pick:a:1:2:C4", "move:1", "move:1:2:3", "xpick:1:1:1:C4"),
        *("join:", "join:-1", "join:1:2", "seat:1:1", "unknown:1", "Join:1", "join:1\n"),
    ],
)
def test_junk_is_refused(custom_id: str) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        parse(custom_id)
    assert not any(kind.matches(custom_id) for kind in KINDS.values())


def test_a_seat_is_a_number() -> None:
    for value in ("Ben", "-1", "1_0", "٣", "", str(LARGE), "9" * 90):
        with pytest.raises(ValueError, match="no number"):
            parse("seat:12:0", [value])


@pytest.mark.parametrize("encoded", STORED)
def test_an_id_is_of_one_kind(encoded: str) -> None:
    assert [kind for kind in KINDS.values() if kind.matches(encoded)] == [type(STORED[encoded])]


def test_no_two_kinds_begin_alike() -> None:
    def kinds(base: type[CustomId]) -> list[type[CustomId]]:
        return [kind for each in base.__subclasses__() for kind in (each, *kinds(each))]

    assert set(kinds(CustomId)) - BASES == set(KINDS.values())
    for name, kind in KINDS.items():
        assert kind.template.startswith(f"{name}:")


def test_ids_are_short_enough() -> None:
    assert all(len(custom_id.encode()) <= limits.CUSTOM_ID for custom_id in STORED.values())
    for kind in (OpenPanel, OpenBoard, OpenTable, OpenHelp):
        assert len(kind(LARGE, LARGE).encode()) <= limits.CUSTOM_ID
