"""The bot under the load of an evening, on a light stand-in of Discord: `python -m benchmarks load`."""
