from tests.support.earlier_rules import begins_again, play_on, stays_as_it_was


def test_a_finished_game_of_earlier_rules_stays_as_it_was() -> None:
    table = stays_as_it_was("trajan_payment")
    assert [player.points for player in table.state.players] == [1, 26, 26]


def test_a_payment_that_was_open_begins_again_without_whom_it_cannot_matter_for() -> None:
    """Seat 1 had answered, seat 2 was still asked: it has no bonus tile of a demand, and wins none."""
    table = begins_again("trajan_payment_again", "demands", 1)
    assert table.state.players[2].demands_met
    play_on(table)


def test_a_turn_in_which_another_load_was_among_the_best_begins_again() -> None:
    play_on(begins_again("trajan_load_again", "sow", 0))
