from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot import limits
from bot.screens.ids.panel_ids import LookSeveral
from bot.screens.shared.picks import decoded, encoded, entries, picked_anew, value
from games.choice import Choice, Several
from games.game import Option
from games.words import Message


def offer(*copies: int) -> Choice:
    """A choice of options of which there are so many each."""
    options = [Option(f"o{n}", Message("hidden"), copies=each) for n, each in enumerate(copies)]
    return Choice(1, Message("prompt-pick"), options, several=Several(0, sum(copies)))


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(0, 4)), min_size=1, max_size=40))
def test_picks_survive_the_round_trip(copies: list[tuple[int, int]]) -> None:
    choice = offer(*(most for most, _ in copies))
    picked = [f"o{n}" for n, (most, times) in enumerate(copies) for _ in range(min(most, times))]
    text = encoded(choice, reversed(picked))
    assert decoded(choice, text) == tuple(picked)
    assert (text == "") is (not picked)


def test_all_cards_of_a_large_hand_fit_into_an_id_of_the_largest_game() -> None:
    choice = offer(*[2] * 60)
    everything = encoded(choice, Counter(choice.copies).elements())
    assert len(LookSeveral(2**63 - 1, 3, 99_999, "page12", everything).encode()) <= limits.CUSTOM_ID


def test_picks_of_another_offer_are_not_taken_for_others() -> None:
    text = encoded(offer(2, 1), ["o0", "o1"])
    assert decoded(offer(1, 2), text) is None
    assert decoded(offer(2, 1), text) == ("o0", "o1")
    assert decoded(offer(1, 2), "") == ()


def test_what_is_picked_in_a_select_replaces_its_own_picks_alone() -> None:
    choice = offer(2, 1, 3)
    shown = entries(choice.options[:2])
    picked = picked_anew(["o0", "o0", "o2"], shown, [value("o0", 2), value("o1", 1)])
    assert Counter(picked) == {"o0": 1, "o1": 1, "o2": 1}
    assert Counter(picked_anew(picked, shown, [])) == {"o2": 1}


def test_copies_of_one_option_may_lie_in_two_selects() -> None:
    (option,) = offer(5).options
    first, second = entries([option])[:3], entries([option])[3:]
    picked = picked_anew(["o0"], second, [value("o0", 4), value("o0", 5)])
    assert len(picked) == 3
    assert len(picked_anew(picked, first, [])) == 0
    assert len(picked_anew(["o0"] * 5, first, [value("o0", 1)])) == 3
