"""Learning weights from games that players of a level play among themselves; needs numpy."""
