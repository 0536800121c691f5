import pytest

from clocks.offsets import DAY
from clocks.pace import BRISK, NO_PACE, PACES, RESERVE, find_pace, time_kept, time_when_asked
from clocks.schedule import HOUR


def test_a_reserve_grows_by_a_day_each_time_and_never_beyond_ten() -> None:
    left = time_when_asked(RESERVE, None)
    assert left == 5 * DAY
    assert time_when_asked(RESERVE, time_kept(left, 2 * DAY)) == 4 * DAY
    seen = []
    for _ in range(8):
        left = time_when_asked(RESERVE, time_kept(left, 0))
        seen.append(left / DAY)
    assert seen == [6, 7, 8, 9, 10, 10, 10, 10]


def test_whoever_used_up_all_has_a_day() -> None:
    assert time_when_asked(RESERVE, time_kept(5 * DAY, 9 * DAY)) == DAY


def test_the_brisk_one_is_smaller() -> None:
    assert time_when_asked(BRISK, None) == 3 * DAY
    assert time_when_asked(BRISK, DAY) == DAY + 8 * HOUR
    assert time_when_asked(BRISK, 5 * DAY) == 5 * DAY


@pytest.mark.parametrize(("key", "hours"), [("h8", 8), ("h24", 24), ("h48", 48), ("d7", 168)])
def test_plain_time_is_the_same_each_time(key: str, hours: int) -> None:
    pace = find_pace(key)
    assert pace is not None
    assert not pace.reserve
    for kept in (None, 0.0, 3600.0, hours * HOUR):
        assert time_when_asked(pace, kept) == hours * HOUR


def test_paces_are_found_by_their_stored_keys() -> None:
    assert [pace.key for pace in PACES] == ["reserve", "brisk", "h8", "h24", "h48", "d7"]
    assert [find_pace(pace.key) for pace in PACES] == list(PACES)
    assert [pace.key for pace in PACES if pace.reserve] == ["reserve", "brisk"]
    assert find_pace(NO_PACE) is None
    with pytest.raises(LookupError, match="no pace is called 'blitz'"):
        find_pace("blitz")
