"""Computer players for every game: what a position is worth, search, levels, hints, analysis, training."""
