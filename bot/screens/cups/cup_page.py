"""`/cup`, for managers: a cup that is set up, and the open and running ones of the server."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.screens.cups.cup_card import about_lines, as_begun, cup_in_sentence, cup_title, dates_text, plan_text
from bot.screens.ids.cup_ids import (
    AnnounceCup,
    BackToCup,
    CallOffCup,
    CallOffForGood,
    ChooseCup,
    OpenCupOptions,
    SetCup,
    SetCupOption,
    ShowCupHere,
)
from bot.screens.levels import level_buttons
from bot.screens.lobby.table_options import button_rows, options_about, values_select
from bot.screens.model import Button, Screen, Select, SelectOption, switch, text_screen
from bot.screens.shared.choose_game import game_select
from bot.screens.shared.table_time import pace_select
from bot.tables.cups.cups import DAYS, LIMITS, ROUND_DAYS, players_of
from clocks.pace import PACES
from cups.schedule import LEAST
from games import find
from games.settings import SettingKind, setting_kinds
from games.words import Verbatim, Words
from storage.cups.rows import OPEN, CupRow

OF_A_CUP = (SettingKind.SWITCH, SettingKind.TEXT)
"""The kinds of options that a cup has: others name seats, which differ from table to table."""


def setup_page(
    row: CupRow,
    begins: float,
    options: str,
    place: str,
    games: Mapping[str, Words],
    others: Mapping[int, str],
    words: Words,
) -> Screen:
    """A cup before it is announced; `begins`: if that is done now; `others`: the server's cups."""
    full = as_begun(row, row.size)
    plan = words("cup-if-full", plan=Verbatim(plan_text(full, words)))
    dates = dates_text("cup-dates-now", full, begins, words)
    lines = [*about_lines(row, row.size, options, words), plan, dates]
    explained = words("cup-setup-about", place=place, least=LEAST)
    sizes = _number_select(row, "size", LIMITS, row.size, "cup-choose-size", "cup-at-most", words)
    players = _number_select(
        row, "players", players_of(row.name), row.players, "cup-choose-players", "cup-players", words
    )
    days = _number_select(row, "days", DAYS, row.days, "cup-choose-days", "cup-days", words)
    lasting = _number_select(
        row, "round_days", ROUND_DAYS, row.round_days, "cup-choose-round-days", "cup-round-days", words
    )
    return Screen.of(
        f"## {words('cup-setup-title')}",
        "\n".join(lines),
        f"-# {explained}",
        game_select(SetCup(row.id, "name", ""), "play-which-game", games, words, shown=row.name),
        sizes,
        players,
        pace_select(SetCup(row.id, "pace", ""), row.pace, words, keys=[pace.key for pace in PACES]),
        days,
        lasting,
        f"-# {words('cup-about-level')}",
        level_buttons(lambda level: SetCup(row.id, "level", level), row.level, words),
        (
            switch(SetCup(row.id, "hints", ""), "lobby-hints", words, on=row.hints),
            *_options_button(row, words),
            Button(AnnounceCup(row.id), words("button-announce"), "primary"),
        ),
        _others(others, words),
    )


def _options_button(row: CupRow, words: Words) -> tuple[Button, ...]:
    kinds = setting_kinds(find(row.name).options())
    if not any(kind in OF_A_CUP for kind in kinds.values()):
        return ()
    return (Button(OpenCupOptions(row.id), words("lobby-change-options")),)


def _number_select(
    row: CupRow, name: str, numbers: Sequence[int], chosen: int, placeholder: str, text: str, words: Words
) -> Select:
    options = tuple(
        SelectOption(str(number), words(text, n=number), default=number == chosen) for number in numbers
    )
    return Select(SetCup(row.id, name, ""), words(placeholder), options)


def _others(others: Mapping[int, str], words: Words) -> Select:
    options = tuple(SelectOption(str(cup), title) for cup, title in others.items())
    return Select(ChooseCup(), words("cup-choose"), options)


def options_page(row: CupRow, options: Struct, words: Words) -> Screen:
    game, kinds = find(row.name), setting_kinds(options)
    switches: list[Button] = []
    selects: list[Select] = []
    for name, kind in kinds.items():
        pressed, value = SetCupOption(row.id, name), getattr(options, name)
        if kind is SettingKind.SWITCH:
            switches.append(switch(pressed, f"setting-{name}", words, on=value))
        elif kind is SettingKind.TEXT:
            selects.append(values_select(pressed, game, name, value, words))
    named = [name for name, kind in kinds.items() if kind in OF_A_CUP]
    back = Button(BackToCup(row.id), words("panel-back"))
    return Screen.of("\n".join(options_about(named, words)), *button_rows(switches), *selects, (back,))


def manage_page(row: CupRow, link: str, words: Words) -> Screen:
    """What can be done about a cup that is open or played; `link`: to its message."""
    said = words("cup-message-at", link=link) if link else words("cup-no-message")
    buttons = [Button(ShowCupHere(row.id), words("button-cup-here"))]
    if row.stage == OPEN:
        buttons.append(Button(CallOffCup(row.id), words("button-cup-call-off"), "danger"))
    return Screen.of(f"## {cup_title(row.id, words)}", said, tuple(buttons))


def sure_to_call_off_screen(row: CupRow, words: Words) -> Screen:
    yes = Button(CallOffForGood(row.id), words("button-cup-call-off"), "danger")
    return Screen.of(words("cup-call-off-sure", cup=cup_in_sentence(row.id, words)), (yes,))


def announced_screen(row: CupRow, words: Words) -> Screen:
    return text_screen(words("cup-announced", cup=cup_in_sentence(row.id, words)))
