"""Ratings: how well people play, worked out from results. Pure: it knows no game, database or Discord."""
