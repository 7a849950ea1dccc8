"""Where everything is kept: SQLite for one process, PostgreSQL for several."""
