from games.forum_trajanum.events.scoring import RowScored
from tests.support.earlier_rules import stays_as_it_was


def test_a_finished_game_of_earlier_rules_stays_as_it_was() -> None:
    table = stays_as_it_was("forum_trajanum_unpaid")
    scored = [event for move in table.moves for event in move.events if isinstance(event, RowScored)]
    assert scored
    assert not any(event.unpaid for event in scored)
