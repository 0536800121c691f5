"""Time: schedules, zones, clocks."""
