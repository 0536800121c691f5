"""Time: when players are awake, and how long they have."""
