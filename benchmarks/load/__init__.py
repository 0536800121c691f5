"""The bot under the load of an evening, on the sandbox: `python -m benchmarks load`."""
