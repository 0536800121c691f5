from tests.support.earlier_rules import begins_again, play_on, stays_as_it_was


def test_a_finished_game_of_earlier_rules_stays_as_it_was() -> None:
    table = stays_as_it_was("porta_nigra_order")
    assert [player.points for player in table.state.players] == [105, 108]


def test_a_turn_that_was_open_begins_again_and_is_played_on() -> None:
    """An element came before the torch token of an honor card: the seat plays this turn once more."""
    table = begins_again("porta_nigra_order_again", "card", 1)
    assert table.again is not None
    assert table.moves[table.again - 2].key == "build"
    play_on(table)
