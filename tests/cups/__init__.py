"""Cups: schedules and standings."""
