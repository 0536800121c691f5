"""The commands of the operator that work on a database."""
