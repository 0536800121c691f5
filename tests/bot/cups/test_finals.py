from msgspec import structs

from bot.tables.cups.standing import best_of_groups, standing_of
from storage.cups.rows import Cup
from tests.support.cup_rows import cup


def without_all_but(found: Cup, *staying: int) -> Cup:
    entrants = [
        structs.replace(each, dropped=None if each.number in staying else 1.0) for each in found.entrants
    ]
    return structs.replace(found, entrants=tuple(entrants))


def test_for_want_of_others_a_final_is_filled_with_those_who_have_dropped_out() -> None:
    found = without_all_but(cup(9, "coin_toss", begun=5), 4, 7)
    assert best_of_groups(found) == (4, 7, 0, 1)
    assert [(each.entrant, each.place) for each in standing_of(found)] == [(4, 1), (7, 1)]


def test_without_anybody_left_nobody_has_a_place() -> None:
    found = without_all_but(cup(11, "coin_toss"))
    assert standing_of(found) == ()
