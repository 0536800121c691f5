"""The options of a table: what differs from the usual game, and what its host sets before it begins."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.lobby_ids import (
    HINTS,
    NEAR,
    RATED,
    RELIABLE,
    SEATS,
    AddComputer,
    ChangeComputer,
    SetOption,
    SwitchTerm,
)
from bot.screens.levels import level_label, player_label
from bot.screens.model import ActionRow, Button, Screen, Select, SelectOption, switch
from bot.screens.names import escape_name
from bot.screens.shared.menu import LobbyView
from bot.screens.shared.table_time import pace_buttons
from bot.tables.lobby_seats import BY_CHANCE, free_characters
from clocks.user_settings import LEVEL_NAMES
from games import find
from games.agents.levels import characters_of
from games.game import Game, value_key
from games.settings import SettingKind, is_whole_order, setting_kinds, unusual_options, with_whole_orders
from games.words import Argument, Message, Verbatim, Words, listed_names
from ratings.model import NEAR_POINTS
from storage.core.rows import GameRow, SeatRow

BUTTONS_A_ROW = 5

TERMS = {
    HINTS: ("lobby-hints", "lobby-about-hints"),
    RATED: ("lobby-rated", "lobby-about-rated"),
    RELIABLE: ("lobby-reliable", "lobby-about-reliable"),
    NEAR: ("lobby-near", "lobby-about-near"),
}
"""Terms shown among the options -> the text ids of their names and explanations."""


def options_text(row: GameRow, options: Struct, names: Sequence[str], words: Words) -> str:
    """The options that differ from the usual game, with their values; and further terms."""
    found = differing_options(options, names)
    found += [Message(TERMS[name][0]) for name in (RATED, RELIABLE) if getattr(row, name)]
    if not row.hints or row.rated:
        switched = "lobby-option-with" if row.hints else "lobby-option-without"
        found.append(Message(switched, {"setting": Message("lobby-hints")}))
    return ", ".join(map(words.text, found))


def differing_options(options: Struct, names: Sequence[str]) -> list[Message]:
    kinds = setting_kinds(options)
    options = with_whole_orders(options, len(names))
    return [
        _option_name(name, kinds[name], getattr(options, name), names) for name in unusual_options(options)
    ]


def _option_name(name: str, kind: SettingKind, value: Any, names: Sequence[str]) -> Message:
    setting = Message(f"setting-{name}")
    match kind:
        case SettingKind.SEATS | SettingKind.ORDER:
            seats = listed_names(escape_name(names[seat]) for seat in value)
            listed = seats.parts if kind is SettingKind.ORDER else seats
            return Message("lobby-option-for", {"setting": setting, "names": listed})
        case SettingKind.TEXT:
            return Message("lobby-option-value", {"setting": setting, "value": _value_text(name, value)})
        case SettingKind.SWITCH:
            return setting if value else Message("lobby-option-without", {"setting": setting})


def options_screen(row: GameRow, options: Struct, names: Sequence[str], words: Words) -> Screen:
    game = find(row.name)
    switches: list[Button] = []
    selects: list[Select] = []
    orders: list[str] = []
    for name, kind in setting_kinds(options).items():
        value = getattr(options, name)
        match kind:
            case SettingKind.SWITCH:
                switches.append(switch(SetOption(row.id, name), f"setting-{name}", words, on=value))
            case SettingKind.TEXT:
                selects.append(values_select(SetOption(row.id, name), game, name, value, words))
            case SettingKind.SEATS:
                selects.append(_seats_select(row, name, value, names, words))
            case SettingKind.ORDER:
                orders += _order_so_far(name, value, names, words)
                selects.append(_order_select(row, name, value, names, words))
    switches += [
        switch(SwitchTerm(row.id, name), text, words, on=getattr(row, name))
        for name, (text, _) in TERMS.items()
    ]
    about = [
        *options_about(setting_kinds(options), words),
        *(f"**{words(text)}**: {words(meaning, n=NEAR_POINTS)}" for text, meaning in TERMS.values()),
        f"**{words('time-title')}**: {words('time-about')}",
    ]
    return Screen.of(
        "\n".join(about),
        *button_rows(switches),
        "\n".join(orders),
        *selects,
        _seat_count_select(row, words),
        pace_buttons(row, words),
    )


def button_rows(buttons: Sequence[Button]) -> Iterator[ActionRow]:
    return (tuple(buttons[first : first + BUTTONS_A_ROW]) for first in range(0, len(buttons), BUTTONS_A_ROW))


def options_about(names: Iterable[str], words: Words) -> list[str]:
    return [f"**{words(f'setting-{name}')}**: {words(f'about-{name}')}" for name in names]


def values_select(custom_id: CustomId, game: Game[Any], name: str, value: str, words: Words) -> Select:
    usual = getattr(game.options(), name)
    options = tuple(
        SelectOption(
            value_key(each),
            words.text(_choice_text(name, each, usual=each == usual)),
            words(f"about-{name}-{value_key(each)}"),
            default=each == value,
        )
        for each in game.option_values[name]
    )
    return Select(custom_id, words(f"setting-{name}"), options)


def _choice_text(name: str, value: str, *, usual: bool) -> Message:
    """Name a value with its option, for a select that shows it when closed."""
    arguments = {"setting": Message(f"setting-{name}"), "value": _value_text(name, value)}
    return Message("lobby-value-usual" if usual else "lobby-value", arguments)


def _value_text(name: str, value: str) -> Message:
    return Message(f"value-{name}-{value_key(value)}")


def _seats_select(
    row: GameRow, name: str, value: Sequence[int], names: Sequence[str], words: Words
) -> Select:
    setting = words(f"setting-{name}")
    options = tuple(
        SelectOption(str(seat), seat_name, default=seat in value) for seat, seat_name in enumerate(names)
    )
    return Select(SetOption(row.id, name), setting, options, min_values=0, max_values=len(options))


def _order_so_far(name: str, value: Sequence[int], names: Sequence[str], words: Words) -> list[str]:
    """The seats named so far, and that they do not count unless all are; nothing before the first."""
    named = ", ".join(f"{number}. {escape_name(names[seat])}" for number, seat in enumerate(value, 1))
    text = "lobby-order" if is_whole_order(value, len(names)) else "lobby-order-open"
    message = Message(text, {"setting": Message(f"setting-{name}"), "names": Verbatim(named)})
    return [words.text(message)] if value else []


def _order_select(
    row: GameRow, name: str, value: Sequence[int], names: Sequence[str], words: Words
) -> Select:
    left = [SelectOption(str(seat), seat_name) for seat, seat_name in enumerate(names) if seat not in value]
    restart = [SelectOption(value_key(""), words("lobby-order-anew"))] if value else []
    arguments: dict[str, Argument] = {"setting": Message(f"setting-{name}"), "number": len(value) + 1}
    asked = words("lobby-order-next" if left else "lobby-order-change", **arguments)
    return Select(SetOption(row.id, name), asked, (*left, *restart))


def _seat_count_select(row: GameRow, words: Words) -> Select:
    counts = tuple(
        SelectOption(str(number), words("lobby-seat-count", seats=number), default=number == row.seats)
        for number in find(row.name).seats
    )
    return Select(SetOption(row.id, SEATS), words("lobby-choose-seat-count"), counts)


def computers_screen(row: GameRow, view: LobbyView, names: Sequence[str], words: Words) -> Screen:
    full = len(row.seated) + len(view.state.invited) >= row.seats
    characters, free = characters_of(find(row.name)), free_characters(row)
    lines = (
        words("computers-title", table=Verbatim(str(row.id))),
        words("computers-full" if full else "computers-about"),
        *((words("computers-characters"),) if characters else ()),
        *(f"-# {words(f'about-character-{each}')}" for each in characters),
    )

    def add(computer: str, label: str, *, is_free: bool = True) -> Button:
        return Button(AddComputer(row.id, computer), f"{label} +", disabled=full or not is_free)

    by_chance = (add(BY_CHANCE, words("computers-by-chance")),) if characters else ()
    seated = [held for held in row.seated if held.computer is not None]
    return Screen.of(
        "\n".join(lines),
        tuple(add(each, player_label(each, words)) for each in LEVEL_NAMES),
        (*(add(each, player_label(each, words), is_free=each in free) for each in characters), *by_chance),
        *(_computer_select(row, held, names[held.seat], words) for held in seated),
    )


def _computer_select(row: GameRow, held: SeatRow, name: str, words: Words) -> Select:
    levels = tuple(
        SelectOption(
            level,
            words("lobby-value", setting=Verbatim(name), value=Message(text))
            if held.computer in LEVEL_NAMES
            else level_label(level, words),
            default=level == held.computer,
        )
        for level, text in LEVEL_NAMES.items()
    )
    characters = tuple(
        SelectOption(
            each, player_label(each, words), words(f"about-character-{each}"), default=each == held.computer
        )
        for each in free_characters(row, held.seat)
    )
    placeholder = words("computers-choose", name=Verbatim(name))
    return Select(ChangeComputer(row.id, held.seat), placeholder, (*levels, *characters))
