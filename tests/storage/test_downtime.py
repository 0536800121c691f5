"""What a process takes for downtime when the time of the computer jumps."""

from storage.time.downtime import Downtime, Ledger

HOUR = 3600.0
NOON = 1_000_000.0


def test_a_jump_ahead_is_downtime() -> None:
    found = Ledger().ahead(HOUR, NOON, at_start=False)
    assert found == Ledger(Downtime(NOON - HOUR, NOON, at_start=False))


def test_a_jump_that_is_taken_back_soon_was_none() -> None:
    ahead = Ledger().ahead(HOUR, NOON, at_start=False)
    assert ahead.back(HOUR, NOON - HOUR + 60) == Ledger()


def test_a_time_that_was_wrong_at_the_start_makes_the_downtime_shorter() -> None:
    started = Ledger().ahead(5 * HOUR, NOON, at_start=True)
    assert started.back(2 * HOUR, NOON - 2 * HOUR + 60) == Ledger(
        Downtime(NOON - 5 * HOUR, NOON - 2 * HOUR, at_start=True)
    )


def test_a_time_that_is_set_back_and_ahead_again_is_no_downtime() -> None:
    began = Ledger().ahead(HOUR, NOON, at_start=False)
    later = NOON + 9 * HOUR
    behind = began.back(2 * HOUR, later - 2 * HOUR)
    assert behind == Ledger(began.last, behind=2 * HOUR)
    assert behind.ahead(2 * HOUR, later, at_start=False) == began


def test_downtime_while_the_time_is_behind_is_what_exceeds_it() -> None:
    behind = Ledger().back(HOUR, NOON)
    assert behind.ahead(3 * HOUR, NOON + 3 * HOUR, at_start=False) == Ledger(
        Downtime(NOON + HOUR, NOON + 3 * HOUR, at_start=False)
    )
