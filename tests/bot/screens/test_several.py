"""The controls of a choice of several options: what can be picked, what is said about it, until when."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from bot import limits
from bot.locales import game_words
from bot.screens.ids.panel_ids import AnswerPicks, ConfirmPicks, LookSeveral, PickSeveral
from bot.screens.model import ActionRow, Button, Select
from bot.screens.panel.pick_controls import SeveralControls
from bot.screens.shared.controls import PanelState
from bot.screens.shared.picks import (
    decode_picks,
    encode_picks,
    entries,
    parts,
    picked_anew,
    picked_value,
    shown_part,
)
from games.choice import Brings, Choice, Objection, Several
from games.game import Group, Option
from games.words import Message
from tests.support.games import STORY_GAME
from tests.support.table_helpers import all_symbols

PANEL = PanelState(game=12, seat=1, version=7)

WORDS = game_words("en", STORY_GAME)


def option(key: str, copies: int = 1, **fields: Any) -> Option:
    return Option(key, Message("space", {"space": key}), copies=copies, **fields)


def controls(
    options: Sequence[Option],
    picked: Sequence[str] = (),
    *,
    least: int = 1,
    most: int = 3,
    objection: Objection | None = None,
    brings: Brings | None = None,
    lit: Sequence[str] = (),
) -> SeveralControls:
    several = Several(least, most, objection, brings)
    choice = Choice(1, Message("prompt-gain"), options, several=several, view=lambda: None)
    return SeveralControls(choice, PANEL, WORDS, picks=encode_picks(choice, picked), lit=lit)


def only_select(rows: Sequence[ActionRow]) -> Select:
    (found,) = [row for row in rows if isinstance(row, Select) and isinstance(row.custom_id, PickSeveral)]
    return found


def buttons(rows: Sequence[ActionRow]) -> list[Button]:
    assert isinstance(rows[-1], tuple)
    return list(rows[-1])


HAND = (option("fish", 2), option("oil"), option("salt", 2))


def test_equal_cards_are_entries_of_their_own_that_say_which_of_how_many() -> None:
    select = only_select(controls(HAND, ["fish", "salt"]).rows())
    assert [(each.value, each.label, each.default) for each in select.options] == [
        ("fish,1", "Fish, 1 of 2", True),
        ("fish,2", "Fish, 2 of 2", False),
        ("oil,1", "Oil", False),
        ("salt,1", "Salt, 1 of 2", True),
        ("salt,2", "Salt, 2 of 2", False),
    ]
    assert (select.min_values, select.max_values) == (0, 3)


def test_what_is_picked_is_said_and_can_be_confirmed_or_cleared() -> None:
    shown = controls(HAND, ["fish", "fish", "salt"])
    assert shown.notes(()).splitlines() == ["-# Choose 1 to 3, then confirm.", "Picked: **2 × fish, salt**"]
    confirm, clear = buttons(shown.rows())
    assert (confirm.label, confirm.disabled, type(confirm.custom_id)) == ("Confirm", False, AnswerPicks)
    assert clear == Button(LookSeveral(12, 1, 7), "Clear")


def test_what_a_hint_names_is_marked_as_often_as_it_names_it_and_then_the_button() -> None:
    lit = ["fish", "salt", "salt"]
    shown = controls(HAND, lit=lit).rows()
    marked = [each.value for each in only_select(shown).options if each.label.startswith("★ ")]
    assert marked == ["fish,1", "salt,1", "salt,2"]
    assert buttons(shown)[0].label == "Confirm"
    for picked in (["fish", "salt"], ["fish", "oil", "salt"]):
        assert buttons(controls(HAND, picked, lit=lit).rows())[0].label == "Confirm"
    assert buttons(controls(HAND, ["salt", "fish", "salt"], lit=lit).rows())[0].label == "★ Confirm"


def test_nothing_can_be_confirmed_before_something_is_picked() -> None:
    shown = controls(HAND)
    assert shown.notes(()) == "-# Choose 1 to 3, then confirm."
    assert [(each.label, each.disabled) for each in buttons(shown.rows())] == [("Confirm", True)]


def test_none_is_a_button_of_its_own_until_something_is_picked() -> None:
    shown = controls(HAND, least=0)
    assert shown.notes(()) == "-# Choose up to 3."
    assert buttons(shown.rows()) == [Button(AnswerPicks(12, 1, 7), "Choose none")]
    assert [each.label for each in buttons(controls(HAND, ["oil"], least=0).rows())] == ["Confirm", "Clear"]


@pytest.mark.parametrize(
    ("picked", "least", "most", "said"),
    [
        (["fish"], 2, 2, "Choose 1 more."),
        (["fish", "oil", "salt", "salt"], 1, 3, "You can choose at most 3: remove 1."),
        (["fish", "oil"], 1, 3, "**face down**"),
    ],
    ids=["too few", "too many", "not together"],
)
def test_wrong_picks_are_explained_and_stay(picked: list[str], least: int, most: int, said: str) -> None:
    def alike(keys: tuple[str, ...]) -> Message | None:
        return Message("hidden") if len(set(keys)) > 1 else None

    shown = controls(HAND, picked, least=least, most=most, objection=alike)
    assert shown.notes(()).splitlines()[-1] == said
    confirm, clear = buttons(shown.rows())
    assert (confirm.disabled, clear.disabled) == (True, False)
    assert sum(each.default for each in only_select(shown.rows()).options) == len(picked)


def test_what_a_pick_brings_is_said_below_it_once_it_can_be_confirmed() -> None:
    def brings(_: Any, keys: tuple[str, ...]) -> Message:
        return Message("space", {"space": f"{len(keys) ** 2} points"})

    assert controls(HAND, ["fish"], least=2, brings=brings).notes(()).splitlines()[2:] == ["Choose 1 more."]
    shown = controls(HAND, ["fish", "oil"], least=2, brings=brings)
    assert shown.notes(()).splitlines()[1:] == ["Picked: **fish, oil** – 4 points"]


def test_exactly_so_many_are_asked_for_if_no_more_are_there() -> None:
    assert controls(HAND, least=5, most=9).notes(()) == "-# Choose exactly 5, then confirm."
    assert controls(HAND, least=4, most=9).notes(()) == "-# Choose 4 or 5, then confirm."
    assert controls(HAND, least=3, most=9).notes(()) == "-# Choose 3 to 5, then confirm."


def many(groups: Callable[[int], Group | None]) -> list[Option]:
    """More options than a select holds."""
    return [option(f"o{n}", 2, group=groups(n)) for n in range(20)]


def test_more_than_a_select_holds_are_picked_by_groups_and_stay_picked() -> None:
    food, drink = (Group(key, Message("space", {"space": key})) for key in ("food", "drink"))
    options = many(lambda n: food if n < 10 else drink)
    picked = ["o0", "o15"]
    (groups, answers) = controls(options, picked, most=5).rows()
    assert isinstance(groups, Select)
    assert [each.value for each in groups.options] == ["food", "drink"]
    assert isinstance(answers, tuple)
    select = only_select(controls(options, picked, most=5).rows("drink"))
    assert [each.value for each in select.options if each.default] == ["o15,1"]
    assert (len(select.options), select.max_values) == (20, 4)
    assert isinstance(select.custom_id, PickSeveral)
    part = shown_part(parts(options), select.custom_id.key)
    assert part is not None
    assert sorted(picked_anew(picked, part.entries, ["o15,1", "o15,2"])) == ["o0", "o15", "o15"]


def test_more_than_a_select_holds_without_groups_are_picked_by_pages() -> None:
    shown = controls(many(lambda _: None), ["o0", "o19"])
    select, pages, answers = shown.rows("page2")
    assert isinstance(select, Select)
    assert [each.value for each in select.options if each.default] == ["o19,1"]
    assert isinstance(pages, tuple)
    assert [(page.label, page.disabled) for page in pages] == [("1–25", False), ("26–40", True)]
    assert isinstance(answers, tuple)
    assert isinstance(answers[1].custom_id, LookSeveral)
    assert answers[1].custom_id == LookSeveral(12, 1, 7, "page2")
    assert shown.notes(()).splitlines()[1] == "Picked: **o0, o19**"


def test_what_asks_once_more_is_confirmed_with_all_picks_or_left_with_them() -> None:
    options = [structs.replace(HAND[0], confirm=Message("hidden")), *HAND[1:]]
    shown = controls(options, ["fish", "oil"])
    assert shown.choice.confirm("fish,oil") == Message("hidden")
    assert shown.choice.confirm("oil") is None
    confirm, back = buttons([shown.confirm_row("fish,oil")])
    picks = encode_picks(shown.choice, ["fish", "oil"])
    assert confirm == Button(ConfirmPicks(12, 1, 7, "", picks), "Confirm", "success")
    assert back == Button(LookSeveral(12, 1, 7, "", picks), "Back")


def test_symbols_stand_beside_entries_and_picks_and_leave_where_there_is_no_room() -> None:
    symbols = all_symbols(STORY_GAME)
    text, name = next((text, name) for text, name in symbols.text_symbols.items() if name in symbols.markup)
    labelled = [Option(f"o{n}", Message("space", {"space": text}), copies=2) for n in range(12)]
    choice = Choice(1, Message("prompt-gain"), labelled, several=Several(1, 24))
    for picked, there in ((["o0", "o0"], True), ([f"o{n}" for n in range(12)], False)):
        shown = SeveralControls(choice, PANEL, WORDS, (), symbols, picks=encode_picks(choice, picked))
        assert (symbols.markup[name] in shown.notes(())) is there
        assert only_select(shown.rows()).options[0].symbol == symbols.markup[name]


def offer(*copies: int) -> Choice:
    """A choice of options of which there are so many each."""
    options = [Option(f"o{n}", Message("hidden"), copies=each) for n, each in enumerate(copies)]
    return Choice(1, Message("prompt-pick"), options, several=Several(0, sum(copies)))


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(0, 4)), min_size=1, max_size=40))
def test_picks_survive_the_round_trip(copies: list[tuple[int, int]]) -> None:
    choice = offer(*(most for most, _ in copies))
    picked = [f"o{n}" for n, (most, times) in enumerate(copies) for _ in range(min(most, times))]
    text = encode_picks(choice, reversed(picked))
    assert decode_picks(choice, text) == tuple(picked)
    assert (text == "") is (not picked)


def test_all_cards_of_a_large_hand_fit_into_an_id_of_the_largest_game() -> None:
    choice = offer(*[2] * 60)
    everything = encode_picks(choice, Counter(choice.copies).elements())
    assert len(LookSeveral(2**63 - 1, 3, 99_999, "page12", everything).encode()) <= limits.CUSTOM_ID


def test_picks_of_another_offer_are_not_taken_for_others() -> None:
    text = encode_picks(offer(2, 1), ["o0", "o1"])
    assert decode_picks(offer(1, 2), text) is None
    assert decode_picks(offer(2, 1), text) == ("o0", "o1")
    assert decode_picks(offer(1, 2), "") == ()


def test_what_is_picked_in_a_select_replaces_its_own_picks_alone() -> None:
    choice = offer(2, 1, 3)
    shown = entries(choice.options[:2])
    picked = picked_anew(["o0", "o0", "o2"], shown, [picked_value("o0", 2), picked_value("o1", 1)])
    assert Counter(picked) == {"o0": 1, "o1": 1, "o2": 1}
    assert Counter(picked_anew(picked, shown, [])) == {"o2": 1}


def test_copies_of_one_option_may_lie_in_two_selects() -> None:
    (option,) = offer(5).options
    first, second = entries([option])[:3], entries([option])[3:]
    picked = picked_anew(["o0"], second, [picked_value("o0", 4), picked_value("o0", 5)])
    assert len(picked) == 3
    assert len(picked_anew(picked, first, [])) == 0
    assert len(picked_anew(["o0"] * 5, first, [picked_value("o0", 1)])) == 3
