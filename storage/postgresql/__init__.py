"""A database on a PostgreSQL server."""
