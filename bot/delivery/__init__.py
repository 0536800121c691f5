"""Delivery: sends each notification once, whatever Discord does in between."""
