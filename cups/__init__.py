"""Cups: schedules and standings. Pure."""
