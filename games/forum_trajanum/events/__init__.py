"""What can happen in Forum Trajanum, each event with what it changes."""

from games.forum_trajanum.events import building, forum, goods, scoring, setup, tiles
from games.forum_trajanum.events import round as rounds
from games.game import events_of

POINT_SOURCES = ("column", "bonus", "cranes", "rows", "eagles", "area", "tasks")
"""The sources of points: triumphal columns with markers at the column, area bonuses, parts of a scoring."""

AnyEvent = events_of(building, forum, goods, rounds, scoring, setup, tiles)
"""Everything that can happen: the union by which a log is read."""
