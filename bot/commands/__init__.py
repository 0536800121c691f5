"""The commands of the operator."""
