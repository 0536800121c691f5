"""The events of Forum Trajanum, each with its effect on the state."""

from games.forum_trajanum.events import building, forum, goods, scoring, setup, tiles
from games.forum_trajanum.events import round as rounds
from games.game import union_of_events

POINT_SOURCES = ("column", "bonus", "cranes", "rows", "eagles", "area", "tasks")
"""The sources of points: triumphal columns with markers at the column, area bonuses, parts of a scoring."""

AnyEvent = union_of_events(building, forum, goods, rounds, scoring, setup, tiles)
"""All events: the union for reading a log."""
