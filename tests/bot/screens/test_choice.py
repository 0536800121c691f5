from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

import games
from bot import limits
from bot.locales import game_words
from bot.screens.ids.panel_ids import ALL, LAST, ChooseRest, Confirm, Look, PanelId, Pick, Undo
from bot.screens.model import ActionRow, Button, ChannelSelect, RoleSelect, Select, UserSelect
from bot.screens.painting.pictures import highlights
from bot.screens.panel.choice import MOST_BUTTONS, ChoiceControls, undo_buttons
from bot.screens.shared.controls import PanelState
from bot.screens.shared.picks import encode_picks
from games.choice import Choice, Several
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Group, Option, Role, space_option
from games.words import LOCALES, Message, Seat, Verbatim
from renderer import Highlight
from tests.support.games import STORY_GAME, share

PANEL = PanelState(game=12, seat=1, version=7)
WORDS = game_words("en", STORY_GAME)


def choice(*options: Option) -> Choice:
    return Choice(seat=1, prompt=Message("prompt-gain"), options=options)


def plain(number: int, spots: bool = False) -> Choice:
    """A choice of so many options, with spots in rows of seven if wanted."""
    keys = [f"{chr(65 + n % 7)}{1 + n // 7}" if spots else f"option{n}" for n in range(number)]
    return choice(*[Option(key, Message("space", {"space": key}), (key,) if spots else ()) for key in keys])


def presses(rows: list[ActionRow]) -> list[PanelId]:
    """All presses these controls allow."""
    found = []
    for row in rows:
        assert not isinstance(row, (UserSelect, RoleSelect, ChannelSelect))
        if isinstance(row, Select):
            found += [row.custom_id.with_values([option.value]) for option in row.options]
        else:
            found += [button.custom_id for button in row if not button.disabled]
    return [press for press in found if isinstance(press, PanelId)]


def reachable(controls: ChoiceControls, most: int = 3) -> dict[str, int]:
    """The options that can be picked, each with the fewest presses it takes."""
    found: dict[str, int] = {}
    steps = {""}
    for number in range(1, most + 1):
        made = [press for step in sorted(steps) for press in presses(controls.rows(step))]
        for press in made:
            if isinstance(press, Pick):
                found.setdefault(press.key, number)
        steps = {press.key for press in made if isinstance(press, Look)}
    return found


def test_up_to_five_options_are_buttons() -> None:
    (row,) = ChoiceControls(plain(5), PANEL, WORDS).rows()
    assert isinstance(row, tuple)
    assert [button.custom_id for button in row] == [Pick(12, 1, 7, f"option{n}") for n in range(5)]


def test_a_sign_stands_before_a_label_that_does_not_have_it() -> None:
    def signed(sign: str, label: str) -> Option:
        return Option(sign, Message("space", {"space": label}), sign=Message("space", {"space": sign}))

    options = choice(signed("C4", "C4"), signed("II", "Tray II: build"), signed("F", "Fish"))
    (row,) = ChoiceControls(options, PANEL, WORDS).rows()
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["C4", "Tray II: build", "F · Fish"]


def test_a_label_begins_with_a_capital_letter_but_a_name_is_as_its_owner_writes_it() -> None:
    labels = (Message("space", {"space": "fountain"}), Message("space", {"space": Seat(0)}))
    options = choice(*[Option(f"o{n}", label, about=Message("hidden")) for n, label in enumerate(labels)])
    controls = ChoiceControls(options, PANEL, WORDS, ["anna"])
    (row,) = controls.rows()
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["Fountain – face down", "anna – face down"]
    assert controls.notes(["anna"]) == ""


def test_what_finds_no_room_on_a_button_stands_above_it() -> None:
    long, short = Message("space", {"space": "x" * 70}), Message("space", {"space": "x" * 68})
    sign = Message("space", {"space": "A2"})
    options = choice(
        Option("a", Message("hidden"), about=long, sign=sign),
        Option("b", Message("hidden"), about=long),
        Option("c", Message("hidden"), about=short),
    )
    controls = ChoiceControls(options, PANEL, WORDS)
    (row,) = controls.rows()
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["A2", "Face down", "Face down"], "all in the same way"
    assert controls.notes(()).splitlines() == [
        f"A2 · Face down – {'x' * 70}",
        f"Face down – {'x' * 70}",
        f"Face down – {'x' * 68}",
    ]


def test_what_is_highlighted_has_the_sign_of_its_control_or_is_picked() -> None:
    card, place = Message("space", {"space": "F"}), space_option("C4")
    fish = Option("fish", Message("hidden"), ("hand_1", "hand_2"), sign=card, copies=2)
    oil = Option("oil", Message("hidden"), ("hand_3",))
    several = Choice(1, Message("prompt-gain"), [fish, oil, place], several=Several(1, 3))
    assert highlights(several, WORDS) == (
        *(Highlight("hand_1", "F"), Highlight("hand_2", "F"), Highlight("hand_3"), Highlight("C4", "C4")),
    )
    picked = highlights(several, WORDS, picks=encode_picks(several, ["fish"]))
    assert [each.spot for each in picked if each.chosen] == ["hand_1", "hand_2"]


def test_a_spot_of_several_options_has_all_their_signs() -> None:
    options = [
        Option(key, Message("hidden"), ("bank",), sign=Message("space", {"space": key})) for key in ("I", "V")
    ]
    assert highlights(choice(*options), WORDS) == (Highlight("bank", "I/V"),)


def test_up_to_25_options_are_a_select() -> None:
    (row,) = ChoiceControls(plain(25), PANEL, WORDS).rows()
    assert isinstance(row, Select)
    assert len(row.options) == 25


def test_more_with_spots_are_a_row_then_a_column() -> None:
    controls = ChoiceControls(plain(30, spots=True), PANEL, WORDS)
    (rows,) = controls.rows()
    assert isinstance(rows, Select)
    assert [entry.value for entry in rows.options] == ["row1", "row2", "row3", "row4", "row5"]
    assert rows.options[4].description == "A5, B5"
    again, columns = controls.rows("row5")
    assert isinstance(again, Select)
    assert isinstance(columns, Select)
    assert [entry.default for entry in again.options] == [False, False, False, False, True]
    assert [entry.value for entry in columns.options] == ["A5", "B5"]


def test_more_with_groups_are_a_group_then_an_option() -> None:
    food, drink = (Group(key, Message("space", {"space": key})) for key in ("food", "drink"))
    options = [
        structs.replace(each, group=drink if number % 3 else food)
        for number, each in enumerate(plain(30).options)
    ]
    controls = ChoiceControls(choice(*options), PANEL, WORDS)
    (groups,) = controls.rows()
    assert isinstance(groups, Select)
    assert groups.placeholder == "Choose a group"
    assert [(entry.value, entry.label) for entry in groups.options] == [("food", "food"), ("drink", "drink")]
    assert reachable(controls).keys() == {option.key for option in options}


def test_more_without_spots_are_pages() -> None:
    controls = ChoiceControls(plain(60), PANEL, WORDS)
    select, pages = controls.rows("page2")
    assert isinstance(select, Select)
    assert isinstance(pages, tuple)
    assert [entry.value for entry in select.options] == [f"option{n}" for n in range(25, 50)]
    assert [(page.label, page.disabled) for page in pages] == [
        ("1–25", False),
        ("26–50", True),
        ("51–60", False),
    ]


def test_what_ends_the_turn_has_a_button_of_its_own() -> None:
    options = [*plain(7).options, Option("end", Message("option-end"), role=Role.ENDS_TURN)]
    end = Button(Pick(12, 1, 7, "end"), "End turn")
    assert ChoiceControls(choice(*options[3:]), PANEL, WORDS).rows()[1] == (end,), "gray while not alone"
    rows = ChoiceControls(choice(*options), PANEL, WORDS).rows()
    assert [len(row) for row in rows if isinstance(row, tuple)] == [4, 4], "many have few rows"
    assert isinstance(rows[-1], tuple)
    assert rows[-1][-1] == end
    assert ChoiceControls(choice(options[-1]), PANEL, WORDS).rows() == [
        (Button(Pick(12, 1, 7, "end"), "End turn", "success"),)
    ]


def test_fifteen_options_of_a_line_each_are_buttons_more_or_longer_ones_a_list() -> None:
    def is_list(*options: Option, most: int = MOST_BUTTONS) -> bool:
        return isinstance(ChoiceControls(choice(*options), PANEL, WORDS, most_buttons=most).rows()[0], Select)

    assert not is_list(*plain(15).options)
    assert is_list(*plain(16).options)
    assert is_list(*plain(6).options, most=5), "there is no room"
    first, *others = plain(15).options
    assert not is_list(structs.replace(first, about=Message("option-end")), *others)
    assert not is_list(structs.replace(first, label=Message("space", {"space": "x" * 44})), *others)
    assert is_list(structs.replace(first, label=Message("space", {"space": "x" * 45})), *others)


def test_many_options_have_their_signs_on_buttons_and_their_texts_above() -> None:
    tray = Message("space", {"space": "II"})
    long = "From tray II to tray VI:"
    texts = [f"{long} white, blue", f"{long} choose the colors"]
    ways = [
        Option(f"s{n}", Message("space", {"space": Verbatim(text)}), sign=tray)
        for n, text in enumerate(texts)
    ]
    controls = ChoiceControls(choice(*ways, *plain(4).options), PANEL, WORDS)
    labels = [each.label for row in controls.rows() if isinstance(row, tuple) for each in row]
    signs = ["II · white, blue", "II · choose the colors"]
    assert labels == [*signs, "Option0", "Option1", "Option2", "Option3"]
    assert controls.notes(()).splitlines() == [f"-# {text}" for text in texts]


def test_a_sign_of_one_option_stands_alone_and_what_a_button_says_whole_is_not_repeated() -> None:
    tray = Message("space", {"space": "II"})
    way = Option("s", Message("space", {"space": "from here to the other side"}), sign=tray)
    whole = Option("w", Message("space", {"space": "longer than a short label"}))
    controls = ChoiceControls(choice(way, whole, *plain(4).options), PANEL, WORDS)
    labels = [each.label for row in controls.rows() if isinstance(row, tuple) for each in row]
    assert labels[:2] == ["II", "Longer than a short label"]
    assert controls.notes(()) == "-# II · From here to the other side"


def test_many_options_are_named_in_a_word_on_buttons_and_their_texts_stand_above() -> None:
    fish = Option("fish", Message("space", {"space": "f" * 30}), short=Message("space", {"space": "fish"}))
    controls = ChoiceControls(choice(fish, *plain(5).options), PANEL, WORDS)
    row, _ = controls.rows()
    assert isinstance(row, tuple)
    assert row[0].label == "Fish"
    assert controls.notes(()) == "-# F" + "f" * 29


def test_a_menu_has_a_button_of_its_own_before_the_end_of_the_turn() -> None:
    menu = Option("exchange", Message("option-exchange"), role=Role.MENU)
    end = Option("end", Message("option-end"), role=Role.ENDS_TURN)
    options, own = ChoiceControls(choice(*plain(3).options, end, menu), PANEL, WORDS).rows()
    assert isinstance(options, tuple)
    assert [button.custom_id for button in options] == [Pick(12, 1, 7, f"option{n}") for n in range(3)]
    assert own == (Button(Pick(12, 1, 7, "exchange"), "Exchange"), Button(Pick(12, 1, 7, "end"), "End turn"))


def test_the_rest_can_be_chosen_where_the_phase_allows_it() -> None:
    controls = ChoiceControls(plain(3), PANEL, WORDS, can_choose_rest=True)
    assert controls.rows()[-1] == (Button(ChooseRest(12, 1, 7), "Choose for me"),)
    (about,) = controls.remarks(undoable=False)
    assert "Choose for me" in about
    others = ChoiceControls(plain(3), PANEL, WORDS)
    assert (others.cautions(undoable=False), others.remarks(undoable=False)) == ("", ())


def test_what_is_asked_once_more_is_confirmed_or_left() -> None:
    end = Option("end", Message("option-end"), role=Role.ENDS_TURN, confirm=Message("option-end"))
    assert ChoiceControls(choice(end), PANEL, WORDS).confirm_row("end") == (
        Button(Confirm(12, 1, 7, "end"), "End turn", "success"),
        Button(Look(12, 1, 7), "Back"),
    )


def test_what_turns_up_something_hidden_is_said_once_for_all_for_several_or_for_one() -> None:
    hidden = [Option(f"C{n}", Message("space", {"space": f"C{n}"}), (f"C{n}",), reveals=True) for n in (1, 2)]
    about = Message("option-end")
    open_one = Option("A1", Message("space", {"space": "A1"}), ("A1",), about)
    alike = ChoiceControls(choice(*hidden), PANEL, WORDS)
    assert alike.notes(()) == ""
    assert (
        alike.cautions(undoable=True) == "-# Every choice here reveals something hidden and can’t be undone."
    )
    rest = "-# **Choose for me** makes all the choices you have left here."
    final = " If that turns something up, it can’t be undone."
    with_rest = ChoiceControls(choice(*hidden), PANEL, WORDS, can_choose_rest=True)
    assert with_rest.cautions(undoable=True) == alike.cautions(undoable=True)
    assert with_rest.remarks(undoable=True) == (rest,)
    some = ChoiceControls(choice(*hidden, open_one), PANEL, WORDS, can_choose_rest=True)
    named = "-# Can’t be undone, since something hidden is turned up: C1, C2"
    assert some.cautions(undoable=True) == named
    assert some.remarks(undoable=True) == (f"{rest}{final}",)
    mixed = ChoiceControls(choice(*hidden, open_one), PANEL, WORDS)
    assert mixed.cautions(undoable=True) == named
    (row,) = mixed.rows()
    assert isinstance(row, tuple)
    assert [each.label for each in row] == ["C1", "C2", "A1 – End turn"]
    listed, _ = ChoiceControls(
        choice(*hidden, open_one, *plain(3).options), PANEL, WORDS, most_buttons=5
    ).rows()
    assert isinstance(listed, Select)
    assert [each.description for each in listed.options][:3] == ["", "", "End turn"]
    one = ChoiceControls(choice(hidden[0], open_one), PANEL, WORDS)
    assert one.cautions(undoable=True) == ""
    (row,) = one.rows()
    assert isinstance(row, tuple)
    assert [each.label for each in row] == [
        "C1 – can’t be undone: reveals something",
        "A1 – End turn",
    ]
    many = [Option(f"D{n}", Message("space", {"space": f"D{n}"}), reveals=True) for n in range(1, 17)]
    (listed,) = ChoiceControls(choice(*many, open_one), PANEL, WORDS).rows()
    assert isinstance(listed, Select)
    assert listed.options[0].description == "can’t be undone: reveals something", "too many to be named"


def test_until_when_something_can_be_taken_back_is_said_where_there_is_something() -> None:
    controls = ChoiceControls(choice(Option("end", Message("option-end"), role=Role.ENDS_TURN)), PANEL, WORDS)
    assert controls.remarks(undoable=False) == ()
    assert controls.remarks(undoable=True) == (
        "-# You can still undo what you’ve done until you press **End turn**.",
    )


def test_options_without_a_spot_stand_beside_those_with_one() -> None:
    options = [*plain(30, spots=True).options, Option("none", Message("option-no-tile"), role=Role.DECLINES)]
    rows, none = ChoiceControls(choice(*options), PANEL, WORDS).rows()
    assert isinstance(rows, Select)
    assert none == (Button(Pick(12, 1, 7, "none"), "Take no tile"),)


def test_a_long_label_makes_a_select() -> None:
    options = [Option(f"o{n}", Message("space", {"space": "x" * 90})) for n in range(3)]
    (row,) = ChoiceControls(choice(*options), PANEL, WORDS).rows()
    assert isinstance(row, Select)


@pytest.mark.parametrize(("undoable", "keys"), [(0, []), (1, [LAST]), (4, [LAST, ALL])])
def test_undo_is_offered_as_far_as_there_is_something(undoable: int, keys: list[str]) -> None:
    buttons = undo_buttons(PANEL, undoable, WORDS)
    assert [button.custom_id for button in buttons] == [Undo(12, 1, 7, key) for key in keys]


def test_what_has_done_nothing_yet_is_gone_back_from() -> None:
    last, everything = undo_buttons(PANEL, 2, WORDS, goes_back=True)
    assert (last.label, everything.label) == ("Back", "Restart")
    assert last.custom_id == Undo(12, 1, 7, LAST)
    assert undo_buttons(PANEL, 1, WORDS)[0].label == "Undo"


@given(st.integers(1, 400), st.booleans(), st.integers(0, 5), st.booleans())
def test_every_option_of_every_choice_can_be_picked(number: int, spots: bool, others: int, end: bool) -> None:
    options = [
        *plain(min(number, 175) if spots else number, spots).options,
        *[Option(f"other{n}", Message("option-no-tile")) for n in range(others)],
        *([Option("end", Message("option-end"), role=Role.ENDS_TURN)] if end else []),
    ]
    controls = ChoiceControls(choice(*options), PANEL, WORDS)
    assert set(reachable(controls)) == {option.key for option in options}


@pytest.mark.parametrize(("locale", "seed"), share([*product(LOCALES, range(6))], 4))
def test_every_choice_of_whole_games_can_be_made(locale: str, seed: int) -> None:
    random = Random(seed)
    game = games.find(STORY_GAME)
    table = Table.begin(game, 2 + seed % 3, game.options(side_b=seed % 2 == 1), RandomChance(random))
    words = game_words(locale, game.name)
    while not table.over:
        seat = random.choice(table.waiting_seats)
        panel = PanelState(2**31, seat, table.version(seat))
        pending = table.pending_choice(seat)
        assert pending is not None
        controls = ChoiceControls(pending, panel, words, ["A"] * table.players)
        found = reachable(controls)
        assert set(found) == {option.key for option in pending.options}
        for press in presses(controls.rows()):
            assert len(press.encode()) <= limits.CUSTOM_ID
            assert (press.game, press.seat, press.version) == (panel.game, panel.seat, panel.version)
        table.answer(seat, pending.random_answer(random))


def test_a_select_names_what_it_offers_only_if_all_names_fit() -> None:
    spaces = [space_option(f"{column}{row}") for row in (1, 2, 3) for column in "ABCDEF"]
    for count, said in ((18, "Choose one of 18"), (16, "Choose one of 16")):
        (row,) = ChoiceControls(choice(*spaces[:count]), PANEL, WORDS).rows()
        assert isinstance(row, Select)
        assert row.placeholder == said
    (row,) = ChoiceControls(choice(*spaces[:6]), PANEL, WORDS, most_buttons=0).rows()
    assert isinstance(row, Select)
    assert row.placeholder == "Choose: A1, B1, C1, D1, E1, F1"


@pytest.mark.parametrize(
    ("lit", "page", "starred"),
    [
        ("D6", "", [True]),
        ("D6", "row6", [True, True]),
        ("D6", "row2", [True, False]),
        ("", "row6", [False, False]),
    ],
)
def test_a_closed_select_that_leads_to_the_lit_has_the_star(lit: str, page: str, starred: list[bool]) -> None:
    rows = ChoiceControls(plain(49, spots=True), PANEL, WORDS, lit=[lit]).rows(page)
    assert [row.placeholder.startswith("★ ") for row in rows if isinstance(row, Select)] == starred
