"""Custom ids: every kind of button and select by where it stands, and encoded ids parsed.

Templates never change, since old messages keep their ids; no two may begin alike up to the first colon.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.screens.ids import (
    absence_ids,
    cup_ids,
    help_ids,
    history_ids,
    lobby_ids,
    panel_ids,
    people_ids,
    plan_ids,
    server_ids,
    settings_ids,
    table_ids,
)
from bot.screens.ids.custom_id import CustomId, PressedId

Kind = TypeVar("Kind", bound=CustomId)

MODULES = (
    *(absence_ids, cup_ids, help_ids, history_ids, lobby_ids),
    *(panel_ids, people_ids, plan_ids, server_ids, settings_ids, table_ids),
)

KINDS: Mapping[str, type[CustomId]] = {
    each.template.partition(":")[0]: each
    for module in MODULES
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, CustomId) and "template" in vars(each)
}
"""Every kind by the beginning of its encoded ids."""


def parse(custom_id: str, values: Sequence[str] = ()) -> CustomId:
    """A custom id decoded, with the values selected in a select. Raises ValueError."""
    kind = KINDS.get(custom_id.partition(":")[0])
    if kind is None:
        raise ValueError(f"{custom_id!r} is no custom id of this program")
    return kind.decode(custom_id).with_values(values)


def parse_pressed(custom_id: PressedId, kind: type[Kind]) -> Kind:
    """The other control that was pressed, which is of a kind. Raises ValueError."""
    pressed = parse(custom_id.pressed)
    if not isinstance(pressed, kind):
        raise ValueError(f"{custom_id.pressed!r} is no {kind.__name__}")
    return pressed


def table_of(custom_id: CustomId) -> int | None:
    """The id of a control's game; None without one."""
    if isinstance(custom_id, PressedId):
        try:
            return table_of(parse(custom_id.pressed))
        except ValueError:
            return None
    game = getattr(custom_id, "game", None)
    return game if isinstance(game, int) else None


def nonce_of(custom_id: str) -> int | None:
    """The nonce of a control's notification; None without one."""
    try:
        nonce = getattr(parse(custom_id), "nonce", None)
    except ValueError:
        return None
    return nonce if isinstance(nonce, int) else None
